"""The glossary: whole sentences in both languages, in the order of each, with citations that lead somewhere."""

from __future__ import annotations

import re

import pytest

from poker_rulebook.language.collation import name_order
from poker_rulebook.language.locale.ja.order import reading_key
from poker_rulebook.language.phrases import plain

LETTERS = {
    "en": "0–9 A B C D E F G H I J K L M N O P Q R S T U V W X Y Z".split(),
    "ja": list("あかさたなはまやらわ"),
}


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_words_stand_under_their_letters_in_order(shown, locale):
    headings = [group.heading for group in shown[locale].glossary]
    assert [letter for letter in LETTERS[locale] if letter in headings] == headings
    names = [word.name for word in shown["en"].words]
    assert sorted(names, key=str.casefold) == names
    readings = [word.search for word in shown["ja"].words]
    assert sorted(readings, key=reading_key) == readings


def test_numbers_in_a_name_stand_in_their_order():
    names = ["8-Game Mix", "11-Game Mix", "TDA 1", "TDA 3", "TDA 11", "TDA 11-B", "Élan", "elbow"]
    assert names[:2] + names[6:] + names[2:6] == sorted(
        reversed(names), key=lambda name: name_order("en").key(name, "")
    )


def test_a_name_in_kana_needs_no_reading(shown):
    readings = {word.id: word.reading for word in shown["ja"].words}
    assert ("ぎょう", "", "えいとおあべたー") == tuple(
        readings[id_] for id_ in ("row", "action", "eight-or-better")
    )


def test_voiced_kana_stand_under_their_plain_row():
    assert "か" == name_order("ja").heading("行", "ぎょう")
    assert "は" == name_order("ja").heading("パイナップル", "ぱいなっぷる")
    assert "あ" == name_order("ja").heading("オールイン", "おーるいん")


def test_both_languages_have_the_same_words(book, shown):
    english, japanese = ({word.id: word for word in shown[locale].words} for locale in ("en", "ja"))
    assert set(book.terms) == set(english) == set(japanese)
    for id_, word in english.items():
        assert (word.name, word.other_name) == (japanese[id_].other_name, japanese[id_].name)
        assert [cited.id for cited in word.see] == [cited.id for cited in japanese[id_].see]


def test_meanings_are_one_or_two_whole_sentences(shown):
    for locale, end, most in (("en", ".", 2), ("ja", "。", 3)):
        for word in shown[locale].words:
            said = plain(word.text, locale)
            assert said.endswith(end), word.id
            assert 1 <= len(re.findall(r"\.(?= |$)" if locale == "en" else "。", said)) <= most, word.id


def test_japanese_meanings_have_no_spaces_and_no_polite_forms(shown):
    for word in shown["ja"].words:
        said = plain(word.text, "ja")
        assert not re.search(r" |です。|ます。|ください|[,.()]", said), (word.id, said)


LEADS = {  # word -> an id that it names, what that is, and its page
    "fixed-limit": ("fixed-limit", "chapter", "fixed-limit"),  # the chapter, not the word itself
    "bring-in": ("bring-in", "rule", "stud-procedures"),
    "odd-chip": ("tie", "word", "glossary"),
    "badugi-hand": ("badugi", "game", "badugi"),
    "horse-word": ("horse", "mix", "horse"),
}


@pytest.mark.parametrize("word", LEADS)
def test_an_id_leads_to_a_chapter_rule_game_or_mix_before_a_word(shown, word):
    cited, kind, page = LEADS[word]
    see = {c.id: c for w in shown["en"].words if w.id == word for c in w.see}
    assert (kind, page) == (see[cited].kind, see[cited].page)


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_games_mixes_chapters_and_words_stand_in_the_index(shown, locale):
    book = shown[locale]
    entries = [entry for group in book.index for entry in group.entries]
    for kind, items in (
        ("game", book.games),
        ("mix", book.mixes),
        ("chapter", book.chapters),
        ("word", book.words),
    ):
        assert sorted(item.id for item in items) == sorted(
            entry.id for entry in entries if entry.kind == kind
        )


def test_the_topics_of_the_sources_are_words(book):
    named = {form.casefold() for term in book.terms.values() for form in (*term.forms["en"], *term.also)}
    topics = """big bet, big-bet games, board, community card, hole cards, horse, qualifier, run it twice, scoop, spit card,
        door card, bring-in, complete, stand pat, guts to open, bug, burn, stub, substantial action, exposed card,
        face hand, butt hand, ace-to-five, deuce-to-seven, ace-to-six, rake, buck, dealer button, bomb pot,
        jam or fold, lammer, nit card, shootout, win the button, killer card, sevens rule, misdeal, odd chip"""
    assert not [
        topic for topic in topics.replace("\n", " ").split(",") if " ".join(topic.split()) not in named
    ]

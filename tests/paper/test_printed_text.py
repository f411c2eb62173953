"""What a reader finds in the printed book: every rule of every game, once, and text that can be copied."""

from __future__ import annotations

import re

import pytest
from nights import BOOKS
from pdf_reading import small_type, tight, whole

from poker_rulebook.language.phrases import plain, told_in
from poker_rulebook.language.sentences import joined, sentences


def letters(text):
    """Without spaces, hyphens at the ends of lines, and quotation marks of any form."""
    return re.sub("[-\u00ad\"“”'’]", "", tight(text))


def is_in(printed, phrase, locale):
    """Whether it is printed: how it begins or how it ends, as a page may end between."""
    wanted = letters(plain(phrase, locale))
    return wanted[:30] in printed or wanted[-30:] in printed


@pytest.fixture(params=BOOKS, scope="module")
def edition(request, real, bound):
    """(language, the book, its printed text)."""
    return request.param, real[request.param], letters(whole(bound / f"book-{request.param}-a4.pdf"))


@pytest.mark.parametrize("language", BOOKS)
def test_no_letter_of_the_book_is_smaller_than_those_of_a_table(bound, language):
    assert [] == small_type(bound / f"book-{language}-a4.pdf", 7.5)


def parts(game):
    """Texts of every kind that a game has in any case."""
    yield from (game.name, game.other_name, game.lead)
    yield from (fact.text for fact in game.facts)
    yield from (street.title for street in game.streets[:-1])
    yield from (note.text for note in (*game.notes, *game.history))
    yield from (
        choice.text
        for option in game.options
        if not option.rule and option.id != "limit"
        for choice in option.parts
    )
    yield game.peculiar
    if game.relative:
        yield game.relative.brief
    rules = (rule for section in game.sections for rule in section.parts if section.id != "play")
    yield from (said for rule in rules for said in told_in("book", sentences(joined([rule.text, rule.more]))))
    yield from (row.cells[0] for part in game.sections for table in part.royalties for row in table.rows)
    for ranking in game.rankings:
        yield from told_in("book", sentences(ranking.text))


def test_every_part_of_a_game_is_printed(edition):
    locale, book, text = edition
    for game in book.games:
        for part in parts(game):
            assert is_in(text, part, locale), (game.id, part)


def test_every_game_has_a_worked_hand_and_most_have_two(edition):
    locale, book, text = edition
    found = {game.id: sum(is_in(text, it.title, locale) for it in game.examples) for game in book.games}
    assert [] == [name for name, hands in found.items() if not hands]
    assert sum(hands > 1 for hands in found.values()) > 0.75 * len(found)


def test_every_general_rule_is_printed(edition):
    locale, book, text = edition
    for chapter in book.chapters:
        for rule in chapter.rules:
            cells = [cell for case in rule.cases for cell in (case.title, case.text)]
            for part in (rule.name, rule.text, rule.until, *cells):
                assert is_in(text, part, locale), (rule.id, part)


def test_every_word_and_every_mix_is_printed(edition):
    locale, book, text = edition
    for word in book.words:
        assert is_in(text, word.text, locale), word.id
    for mix in book.mixes:
        for part in (mix.name, mix.essence, *(rule.text for rule in mix.rules)):
            assert is_in(text, part, locale), mix.id


def test_copied_cards_keep_their_suits(edition):
    assert "K♥9♥" in edition[2]


def test_text_from_the_data_is_never_read_as_typst(edition):
    assert "#read" not in edition[2]


def test_a_work_of_which_many_pages_use_parts_is_one_source(edition):
    locale, book, text = edition
    assert 1 == text.count("PokerTournamentDirectorsAssociation")
    (chapter,) = [it for it in book.chapters if it.id == "side-pots"]
    assert len(chapter.sources) == 2
    part = {"en": r"\(rules20and21\)", "ja": "（ルール20、21）"}[locale]
    assert re.search(rf"S\d+{part}S1", text)

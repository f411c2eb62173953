"""What a reader finds in the printed book: every rule of every game, once, and text that can be copied."""

from __future__ import annotations

import re

import pytest
from nights import BOOKS
from pdf_reading import tight, whole

from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import sentences
from poker_rulebook.paper.games import parametric, shared, told_by_differences


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


def in_common(rule, common):
    """What is printed of a rule in one piece: itself, or what it has in common with other ways, beside a table."""
    way = common.find(rule)
    ways = next((it.ways for it in common.every if way in it.ways), ())
    return sentences(parametric([it.of.text for it in ways]).text) if len(ways) > 1 else [rule.text]


def parts(game, common):
    """Texts of every kind that a game has in any case."""
    yield from (game.name, game.other_name, game.essence)
    yield from (fact.text for fact in game.facts)
    yield from (street.title for street in game.streets[:-1])
    yield from (note.text for note in (*game.notes, *game.history))
    yield from (
        choice.text
        for option in game.options
        if not option.rule and option.id != "limit"
        for choice in option.parts
    )
    if told_by_differences(game):
        yield from (rule.text for part in game.relative.differences for rule in part.parts)
        yield from (part.text for part in game.relative.differences)
    else:
        yield game.peculiar
        rules = (rule for section in game.sections if section.id != "play" for rule in section.parts)
        yield from (part for rule in rules for part in in_common(rule, common))
        yield from (
            row.cells[0] for section in game.sections for table in section.royalties for row in table.rows
        )
    yield from (row.cells[0] for ranking in game.rankings for row in ranking.rows)


def test_every_part_of_a_game_is_printed_in_it_or_with_what_games_share(edition):
    locale, book, text = edition
    common = shared(book.games)
    for game in book.games:
        for part in parts(game, common):
            assert is_in(text, part, locale), (game.id, part)


def test_every_game_has_two_worked_hands(edition):
    locale, book, text = edition
    for game in book.games:
        found = [example for example in game.examples if is_in(text, example.title, locale)]
        assert len(found) >= 2, game.id


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


def test_a_limit_of_many_games_stands_once(edition):
    locale, book, text = edition
    limits = shared(book.games).of("L")
    assert limits
    said = [letters(plain(parametric([way.of.text for way in it.ways]).text, locale)) for it in limits]
    own = {
        letters(plain(rule.text, locale)) for game in book.games for rule in game.rules
    }  # they may begin alike
    twice = [one for one in said if text.count(one) > sum(one in other for other in {*said, *own})]
    assert [] == twice


def test_copied_cards_keep_their_suits(edition):
    assert "K♥9♥" in edition[2]


def test_text_from_the_data_is_never_read_as_typst(edition):
    assert "#read" not in edition[2]


def test_a_work_of_which_many_pages_use_parts_is_one_source(edition):
    _, book, text = edition
    assert 1 == text.count("PokerTournamentDirectorsAssociation")
    (chapter,) = [it for it in book.chapters if it.id == "side-pots"]
    assert len(chapter.sources) == 2
    assert re.search(r"S\d+\(rules20and21\)S1", text)

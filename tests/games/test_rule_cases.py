"""What general rules say of games is so in their files, and the odds that they print are those of the textbooks."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest
from real_book import real_book

from poker_rulebook.book.chapters import Case, rules_of
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.figures.counted import counted_rows


def case(rule: str, wanted: str) -> Case:
    _, found = rules_of(real_book().chapters)[rule]
    return next(case for case in found.cases if case.id == wanted)


def named(found: Case) -> list[Game]:
    """The games whose names are the condition of a case."""
    assert found.condition is None
    return [real_book().games[id_] for id_ in found.games]


def first_showing(game: Game) -> tuple[str, str]:
    """How the first to act on a later street is found, and by which ranking."""
    return next((step.first, step.ranking.id) for step in game.bets if step.first.endswith("-showing"))


@pytest.mark.parametrize(
    ("wanted", "bring_in"),
    [
        ("high-games", "lowest-card"),
        ("ace-low-games", "highest-card-ace-low"),
        ("ace-high-low-games", "highest-card-ace-high"),
    ],
)
def test_the_games_that_the_rule_names_are_all_that_bring_in_as_it_says(wanted, bring_in):
    every = {game.id for game in real_book().games.values() if game.forced_bets.bring_in == bring_in}
    assert every == {game.id for game in named(case("bring-in", wanted))}


@pytest.mark.parametrize(
    ("wanted", "rankings"),
    [
        ("high-first", {("highest-showing", "high"), ("highest-showing", "mexican")}),
        ("low-first", {("lowest-showing", "ace-to-five"), ("lowest-showing", "ace-to-six")}),
        ("ace-high-low-first", {("lowest-showing", "deuce-to-seven")}),
    ],
)
def test_the_games_that_the_rule_names_are_begun_by_the_cards_that_it_says(wanted, rankings):
    assert rankings == {first_showing(game) for game in named(case("stud-first-actor", wanted))}


def begins(game: Game) -> str:
    """The case of who-acts-first that a game is of."""
    if game.forced_bets.bring_in:
        return "stud-with-a-bring-in"
    if "big" in game.forced_bets.blinds:
        return "stud-with-blinds" if game.family == "stud" else "first-with-blinds"
    if game.bets[0].first == "highest-showing":
        return "stud-with-antes-alone"
    return "draw-with-antes" if game.family == "draw" else "without-blinds"


FIRST_AND_LATER = {
    "first-with-blinds": ("left-of-big-blind", {"left-of-button"}),
    "without-blinds": ("left-of-button", {"left-of-button"}),
    "draw-with-antes": ("left-of-button", {"opener", "left-of-button"}),
    "stud-with-a-bring-in": ("bring-in", {"highest-showing", "lowest-showing", "same-order"}),
    "stud-with-blinds": ("left-of-big-blind", {"highest-showing", "lowest-showing"}),
    "stud-with-antes-alone": ("highest-showing", {"highest-showing", "same-order"}),
}


def test_every_round_begins_where_the_rule_on_who_acts_first_says(book):
    _, rule = rules_of(book.chapters)["who-acts-first"]
    said = {case.id for case in rule.cases} - {"later-rounds"}
    games = [game for game in book.games.values() if game.betting]
    for game in games:
        if game.id in ("anaconda", "paradise-road-pickem"):  # they begin as their pages say
            continue
        first, later = FIRST_AND_LATER[begins(game)]
        assert first == game.bets[0].first, game.id
        assert {bet.first for bet in game.bets[1:]} <= later, game.id
    assert said == {begins(game) for game in games}


def test_stud_with_antes_alone_is_what_the_rule_names(book):
    alone = {game.id for game in book.games.values() if game.bets and begins(game) == "stud-with-antes-alone"}
    assert alone == {game.id for game in named(case("who-acts-first", "stud-with-antes-alone"))}


@pytest.mark.parametrize(
    ("rule", "wanted"), [("who-acts-first", "draw-with-antes"), ("draw-blinds-and-antes", "with-antes")]
)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_draw_games_that_go_on_left_of_the_button_are_named(rule, wanted, lang, book):
    told = case(rule, wanted).outcome[lang]
    with_antes = [game for game in book.games.values() if game.draws and begins(game) == "draw-with-antes"]
    for game in with_antes:
        goes_on = {bet.first for bet in game.bets[1:]} == {"left-of-button"}
        assert goes_on == (game.name[lang] in told), game.id


def test_every_deck_that_lacks_ranks_is_told_and_what_is_out_of_it(book):
    short = {game.id for game in book.games.values() if len(game.deck.cards) < 52}
    _, rule = rules_of(book.chapters)["which-cards-are-out"]
    assert short == {game.id for found in rule.cases for game in named(found)}


# Odds, by a formula of their own

FIVE, FOUR, THREE, TWO = comb(52, 5), comb(52, 4), comb(52, 3), comb(52, 2)

TEXTBOOK = {
    "aces": Fraction(comb(4, 2), TWO),
    "any-pair": Fraction(13 * comb(4, 2), TWO),
    "ace-king": Fraction(4 * 4, TWO),
    "ace-king-suited": Fraction(4, TWO),
    "ace-against-an-ace": 1 - Fraction(comb(47, 16), comb(50, 16)),
    "set": 1 - Fraction(comb(48, 3), comb(50, 3)),
    "flush-at-once": Fraction(comb(11, 3), comb(50, 3)),
    "flush-with-two": 1 - Fraction(comb(38, 2), comb(47, 2)),
    "flush-with-one": Fraction(9, 46),
    "straight-with-one": Fraction(8, 46),
    "gutshot-with-two": 1 - Fraction(comb(43, 2), comb(47, 2)),
    "full-house-with-one": Fraction(10, 46),
    "full-house-with-two": 1 - Fraction(40 * 36 // 2, comb(47, 2)),  # no eight, no king or four, no pair
    "omaha-aces": Fraction(sum(comb(4, n) * comb(48, 4 - n) for n in (2, 3, 4)), FOUR),
    "double-suited": Fraction(comb(4, 2) * comb(13, 2) ** 2, FOUR),
    "rolled-up": Fraction(13 * 4, THREE),
    "three-of-a-suit": Fraction(4 * comb(13, 3), THREE),
    "three-eights-or-lower": Fraction(comb(8, 3) * 4**3, THREE),
    "pat-eight-a5": Fraction(comb(8, 5) * 4**5, FIVE),
    "pat-seven-27": Fraction(4 * (4**5 - 4), FIVE),
    "pat-nine-27": Fraction((4 + 14 + 34) * (4**5 - 4), FIVE),
    "pat-badugi": Fraction(comb(13, 4) * 24, FOUR),
    "short-pair": Fraction(9 * comb(4, 2), comb(36, 2)),
    "short-set": 1 - Fraction(comb(32, 3), comb(34, 3)),
}


@pytest.fixture(scope="module")
def printed(book: Book) -> dict[str, str]:
    tables = [table for rule in book.chapters["odds"].rules for table in rule.tables]
    return {row["id"]: row["chance"] for table in tables for row in counted_rows(book, table)}


@pytest.mark.parametrize("wanted", TEXTBOOK)
def test_the_odds_that_are_printed_are_those_of_the_formula(wanted, printed):
    assert str(TEXTBOOK[wanted]) == printed[wanted]

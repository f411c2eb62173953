"""What games share: one rule for all ways in which it differs in a parameter, each game in the row that is true of it."""

from __future__ import annotations

import re

import pytest
from real_book import GAMES
from small_book import data_of, with_game

from poker_rulebook.language.phrases import phrases, plain
from poker_rulebook.language.sentences import joined, say
from poker_rulebook.languages import LOCALES
from poker_rulebook.pages.game import game_view
from poker_rulebook.paper.games import COLUMNS, fixed, parametric, shared, shared_data
from poker_rulebook.paper.typst_text import Renderer


@pytest.fixture(scope="module")
def games(real):
    return real["en"].games


@pytest.fixture(scope="module")
def common(games):
    return shared(games)


def named(common, name):
    """The ways of that rule with the cells of their rows."""
    rule = next(it for it in common.every if plain(it.name) == name and len(it.ways) > 1)
    made = parametric([joined([way.of.text, way.of.more]) for way in rule.ways])
    return [(way, [plain(cell) for cell in cells]) for way, cells in zip(rule.ways, made.cells, strict=True)]


def row_of(common, name, game):
    return next((cells for way, cells in named(common, name) if game in [it.id for it in way.games]), None)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_parameter_has_words_for_its_cell_and_for_the_head_of_its_column(locale):
    keys = [f"{key}.cell" for key in COLUMNS] + list(COLUMNS.values())
    assert [] == [key for key in keys if key not in phrases(locale)]


def test_ways_of_one_rule_differ_in_parameters_alone(common):
    for rule in common.every:
        texts = [joined([way.of.text, way.of.more]) for way in rule.ways if hasattr(way.of, "more")]
        assert len(set(map(fixed, texts))) <= 1, rule.mark


def test_no_two_rows_of_a_common_rule_are_told_alike(common):
    for locale in LOCALES:
        rules = [
            one for part in shared_data(Renderer(locale), common) for one in part["rules"] if "table" in one
        ]
        assert rules
        for one in rules:
            rows = [row["cells"] for row in one["table"]["rows"]]
            assert [] == [row for n, row in enumerate(rows) if row in rows[:n]], (locale, one["mark"])


def test_no_two_common_rules_are_told_alike(common):
    for locale in LOCALES:
        said = [
            (one["name"], one["text"], one.get("rows"), one.get("table"))
            for part in shared_data(Renderer(locale), common)
            for one in part["rules"]
        ]
        assert [] == [one[:2] for n, one in enumerate(said) if one in said[:n]]


def test_a_rule_of_many_games_has_one_mark_and_a_row_for_each_way(common):
    several = {plain(it.name): it for it in common.every if len(it.ways) > 1}
    assert {"Dealing", "Odd chips", "Fixed limit", "Pot limit", "No limit"} <= set(several)
    assert 1 == sum(plain(it.name) == "Odd chips" for it in common.every)
    marks = [way.mark for way in several["Fixed limit"].ways]
    assert ["L1a", "L1b", "L1c"] == marks[:3]


@pytest.mark.parametrize("name", GAMES)
def test_the_row_of_a_game_says_what_its_file_says(book, common, name):
    game = book.games[name]
    if cells := row_of(common, "Fixed limit", name):
        sizes = [bet.size for bet in game.bets]
        early = sum(size.startswith("small") for size in sizes)
        rounds = re.findall(r"\d+", cells[0])
        assert not rounds or (rounds[0], rounds[-1]) == ("1", str(len(sizes))) or len(game.ways) > 1
        assert not rounds or str(early) in rounds or len(game.ways) > 1
        assert bool(cells[1]) == bool(game.forced_bets.blinds)
    for limit in ("No limit", "Pot limit"):
        if cells := row_of(common, limit, name):
            kind = game.forced_bets.blinds[-1] if game.forced_bets.blinds else ""
            least = f"{kind} blind" if kind else "bring-in" if game.forced_bets.bring_in else "ante"
            assert [least] == cells
    if cells := row_of(common, "Odd chips", name):
        assert ("left of the button" in cells[0]) == (game.odd_within == "button")
        assert bool(cells[1]) == (len(game.showdown) > 1 and not game.first_won)
    if cells := row_of(common, "Ante, bring-in", name):
        lowest, low_ace = game.forced_bets.bring_in == "lowest-card", "ace-low" in game.forced_bets.bring_in
        assert (lowest, low_ace) == (cells[0].startswith("lowest"), cells[0].endswith("aces are low"))


def test_another_game_of_a_known_kind_gets_its_row(small, games):
    data = data_of("lantern") | {"id": "x", "raise_cap": 3}
    book = with_game(small, "x", data)
    more = game_view(book, book.games["x"])
    common = shared([*games, more])
    (way,) = (way for way, _ in named(common, "Fixed limit") if more in way.games)
    assert ["round 1, then round 2", "small bet", "3"] == row_of(common, "Fixed limit", "x")
    told = next(
        one
        for part in shared_data(Renderer("en"), common)
        for one in part["rules"]
        if one["mark"] == way.mark[:-1]
    )
    assert "x" in str(next(row["games"] for row in told["table"]["rows"] if row["mark"] == way.mark))


def test_what_all_ways_have_in_common_is_said_in_the_text():
    small, big = (
        joined([say("bet-minimum", amount=say(amount)), say("raise-cap", n=3), say("no-maximum")])
        for amount in ("forced-ante", "forced-big-blind")
    )
    made = parametric([small, big])
    assert "One round allows 3 bets at most, counting the first bet. There is no maximum." == plain(made.text)
    assert ["Minimum bet in every round"] == list(map(plain, made.heads))
    assert [("ante",), ("big blind",)] == [tuple(map(plain, row)) for row in made.cells]


@pytest.mark.parametrize("locale", LOCALES)
def test_rankings_that_differ_in_a_card_are_one_table(common, locale):
    told = [one for part in shared_data(Renderer(locale), common) for one in part["rules"] if one.get("rows")]
    badugi = next(one for one in told if len(one["marks"]) == 3)
    cards = {row["mark"]: row["cards"][0][0] for row in badugi["rows"] if "mark" in row}
    assert {"7♠", "9♠", "K♠"} == set(cards.values())
    assert 7 + 3 == len(badugi["rows"])

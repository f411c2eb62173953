"""Every number that is said of a game is what its hands have, and changing it is noticed: under each choice, too."""

from __future__ import annotations

import random
from datetime import date

import pytest
from claims import CLAIMS
from msgspec.structs import replace
from nights import AT_NIGHT, amount, some_by_day
from numbers_said import miscounted, miscounted_in
from real_book import GAMES, MIXES

from poker_rulebook.pages import table_cards

HANDS = amount("COUNTED", by_day=8, at_night=12)  # of every game, beside those that are rare
OF_THE_DAY = random.Random(date.today().isoformat()).sample(GAMES, 12)
each_of_the_day = pytest.mark.parametrize("name", some_by_day(GAMES, by_day=OF_THE_DAY))


@each_of_the_day
def test_every_number_is_counted_by_hands(name, book):
    assert [] == miscounted(book, book.games[name], HANDS)


@each_of_the_day
def test_so_it_is_under_each_choice(name, book):
    choices = [{option.id: it.id} for option in book.games[name].options for it in option.choices[1:]]
    tried = (
        choices if AT_NIGHT else random.Random(f"{date.today()} {name}").sample(choices, min(1, len(choices)))
    )
    games = [book.game(name, choice) for choice in tried]
    assert [] == [
        (game.choices, it) for game in games for it in miscounted(book, game, HANDS, changed=AT_NIGHT)
    ]


@pytest.mark.parametrize("name", some_by_day(MIXES, by_day=("big-oe", "horse")))
def test_so_it_is_in_each_mix(name, book):
    assert [] == [*miscounted_in(book.mixes[name], book, HANDS)]


def with_step(id_, **changes):
    """The game whose step is another."""
    return lambda game: replace(
        game, play=tuple(replace(it, **changes) if it.id == id_ else it for it in game.play)
    )


@pytest.mark.parametrize(
    ("name", "played", "where"),
    [
        ("texas-holdem", with_step("turn", burns=False), "DealersStreet: part:DealersStreet"),
        ("razz", with_step("third", burns=True), "DealersStreet: part:DealersStreet"),
        ("razz", lambda game: replace(game, raise_cap=5), "RuleView.text: raise-cap"),
        ("razz", lambda game: replace(game, raise_cap=3), "Fact.text: raise-cap"),
        ("badugi", with_step("draw-2", most=3), "RuleView.text: draw"),
        ("badugi", with_step("draw-2", most=3), "GameView.counted: fact:cards-seen"),
        ("badugi", with_step("own", down=5), "RuleView.text: deal-down"),
        ("badugi", with_step("own", down=5), "GameView.counted: fact:most-players"),
        ("anaconda", with_step("pass-one", cards=2), "RuleView.text: pass-left"),
        ("razz", with_step("fifth-bet", size="small"), "RuleView.text: limit-sizes"),
    ],
)  # fmt: skip
def test_what_is_dealt_or_bet_otherwise_is_noticed(name, played, where, book):
    game = book.games[name]
    found = miscounted(book, played(game), HANDS, changed=False, told=game)
    assert any(it.startswith(where) for it in found), found


@pytest.mark.parametrize(
    ("name", "module", "function", "other", "where"),
    [
        ("badugi", table_cards, "_after", lambda right: lambda step, left, n: left if left is None else right(step, left, n) - 1, "DealersStreet: "),
        ("badugi", table_cards, "_burn", lambda right: lambda game, acts: right(game, acts) and "4", "DealersStreet: "),
        ("razz", table_cards, "amounts_of", lambda right: lambda game, stakes: right(game, stakes) | {"bring_in": 4}, "UsualAmount: "),
        ("texas-holdem", table_cards, "big_blind", lambda right: lambda game, n: 2, "ShownAct: "),
    ],
)  # fmt: skip
def test_a_wrong_number_is_noticed(name, module, function, other, where, book, monkeypatch):
    monkeypatch.setattr(module, function, other(getattr(module, function)))
    game = replace(book.games[name])  # nothing is remembered of it
    found = miscounted(book, game, HANDS, changed=False)
    assert found and all(it.startswith(where) for it in found), found


@pytest.mark.parametrize("key", ["deal-down", "raise-cap", "part:DealersStreet", "fact:most-players"])
def test_a_number_that_nobody_counts_is_found(key, book, monkeypatch):
    monkeypatch.delitem(CLAIMS, key)
    assert any(key in it for it in miscounted(book, book.games["texas-holdem"], HANDS))


def test_so_it_is_in_a_mix(book, monkeypatch):
    monkeypatch.delitem(CLAIMS, "branch-more")
    assert any("branch-more n 2" in it for it in miscounted_in(book.mixes["horse"], book, HANDS))

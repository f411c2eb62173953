"""A memoized function gives of a tracked game what it gives of the game itself, and is not called again where all that it reads is the same."""

from __future__ import annotations

import pytest

from poker_rulebook.book.model import Game
from poker_rulebook.house_edition import preset_edition
from poker_rulebook.pages.game import CORE
from poker_rulebook.rules.memo import Memo, memoized

GAMES = ("badugi", "crazy-pineapple", "mississippi-stud", "ofc-pineapple")


@pytest.mark.parametrize("name", GAMES)
def test_a_part_of_a_page_under_a_choice_is_the_part_of_that_game_by_itself(book, name):
    memo = Memo()
    for option in book.games[name].options:
        for choice in option.choices:
            game = book.game(name, {option.id: choice.id})
            for make in CORE.values():
                assert make(book, game) == make(book, memo.tracked(game)), choice.id


def test_what_does_not_read_what_a_choice_changes_is_called_once(book):
    called = []

    @memoized
    def draws(game: Game) -> int:
        called.append("draws")
        return len(game.draws)

    @memoized
    def cap(game: Game) -> tuple[int, int | None]:
        called.append("cap")
        return draws(game), game.raise_cap

    memo = Memo()
    capped, uncapped = (book.game("badugi", {"raise-cap": said}) for said in ("four", "no-cap"))
    assert [(3, 4), (3, None), (3, 4)] == [cap(memo.tracked(it)) for it in (capped, uncapped, capped)]
    assert ["cap", "draws", "cap"] == called


def test_a_function_that_fails_is_called_again(book):
    called = []

    @memoized
    def fails(game: Game) -> None:
        called.append(game.limit)
        raise ValueError(game.limit)

    game = Memo().tracked(book.games["badugi"])
    for _ in range(2):
        with pytest.raises(ValueError, match="fixed-limit"):
            fails(game)
    assert 2 == len(called)


def test_the_parts_of_a_page_can_be_made_in_the_edition_of_a_house(book):
    house = preset_edition(book, next(iter(book.presets)))
    tracked = Memo().tracked(house.games["badugi"])
    for make in CORE.values():
        assert make(house, house.games["badugi"]) == make(house, tracked)


def test_what_reads_whether_a_bet_is_the_last_does_not_read_the_cap(book):
    called = []

    @memoized
    def second_bet_is_last(game: Game) -> bool:
        called.append(game.is_capped(2, 6))
        return called[-1]

    memo = Memo()
    for cap in ("four", "five", "no-cap"):
        assert not second_bet_is_last(memo.tracked(book.game("badugi", {"raise-cap": cap})))
    assert [False] == called

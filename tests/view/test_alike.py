"""What is told of a watched game is what is told of the game itself, and is not told again where nothing that it asks differs."""

from __future__ import annotations

import pytest

from poker_rulebook.book.model import Game
from poker_rulebook.house_edition import preset_edition
from poker_rulebook.view.alike import Alike, told_once
from poker_rulebook.view.game import CORE

GAMES = ("badugi", "crazy-pineapple", "mississippi-stud", "ofc-pineapple")


@pytest.mark.parametrize("name", GAMES)
def test_a_part_of_a_page_under_a_choice_is_the_part_of_that_game_by_itself(book, name):
    alike = Alike()
    for option in book.games[name].options:
        for choice in option.choices:
            game = book.game(name, {option.id: choice.id})
            for make in CORE.values():
                assert make(book, game) == make(book, alike.watched(game)), choice.id


def test_what_does_not_ask_for_what_a_choice_changes_is_told_once(book):
    told = []

    @told_once
    def draws(game: Game) -> int:
        told.append("draws")
        return len(game.draws)

    @told_once
    def cap(game: Game) -> tuple[int, int | None]:
        told.append("cap")
        return draws(game), game.raise_cap

    alike = Alike()
    capped, uncapped = (book.game("badugi", {"raise-cap": said}) for said in ("four", "no-cap"))
    assert [(3, 4), (3, None), (3, 4)] == [cap(alike.watched(it)) for it in (capped, uncapped, capped)]
    assert ["cap", "draws", "cap"] == told


def test_a_function_that_fails_is_asked_again(book):
    asked = []

    @told_once
    def fails(game: Game) -> None:
        asked.append(game.limit)
        raise ValueError(game.limit)

    game = Alike().watched(book.games["badugi"])
    for _ in range(2):
        with pytest.raises(ValueError, match="fixed-limit"):
            fails(game)
    assert 2 == len(asked)


def test_the_parts_of_a_page_can_be_told_in_the_edition_of_a_house(book):
    house = preset_edition(book, next(iter(book.presets)))
    watched = Alike().watched(house.games["badugi"])
    for make in CORE.values():
        assert make(house, house.games["badugi"]) == make(house, watched)


def test_what_asks_whether_a_bet_is_the_last_does_not_ask_for_the_cap(book):
    told = []

    @told_once
    def second_bet_is_last(game: Game) -> bool:
        told.append(game.is_capped(2, 6))
        return told[-1]

    alike = Alike()
    for cap in ("four", "five", "no-cap"):
        assert not second_bet_is_last(alike.watched(book.game("badugi", {"raise-cap": cap})))
    assert [False] == told

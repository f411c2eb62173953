"""A played hand, written as an example, comes out as it was played."""

from __future__ import annotations

import pytest
from small_book import GAMES

from poker_rulebook.book.model import Example
from poker_rulebook.changes.compared import played_in_step
from poker_rulebook.play import script
from poker_rulebook.play.parser import InputError
from poker_rulebook.play.script import noted, written


@pytest.mark.parametrize("name", [name for name in GAMES if name != "ladder"])
def test_every_claim_of_a_written_hand_holds(name, small):
    game, told = small.games[name], 0
    for deal in range(12):
        seats = min(game.players[0] + deal % 3, game.players[1])
        hand = played_in_step(game, seats, deal, stack=0 if deal % 2 else 500, dealer=noted)
        try:
            value = written(hand, f"deal-{deal}", range(len(hand.answered)))
        except InputError:  # a card that came twice, as after a shuffle of the discards
            continue
        told += 1
        assert [] == list(script.findings(small, game, Example(**value))), value
        assert value["final"] == dict(zip(value["seats"], hand.stacks, strict=True))
    assert told > 6


def test_a_board_that_was_opened_in_order_is_written_without_its_slots(small):
    game = small.games["lantern"]
    boards = [written(played_in_step(game, 2, deal, stack=0, dealer=noted), "it", ()) for deal in range(4)]
    assert {str} == {type(value["board"]) for value in boards if "board" in value}

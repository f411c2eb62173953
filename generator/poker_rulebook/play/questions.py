"""Steps that decide how the hand goes on: dice, the colours of the board, a player's choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Outcome
from poker_rulebook.book.steps import Choose, DealToBoard, Look, Roll
from poker_rulebook.cards import JOKER_BUG, SUITS, suit_of
from poker_rulebook.play.actions import ToChoose
from poker_rulebook.play.boards import take_away
from poker_rulebook.play.dealer import all_seen
from poker_rulebook.play.events import Chosen, Looked, Rolled
from poker_rulebook.play.order import left_of_big_blind

if TYPE_CHECKING:
    from poker_rulebook.play.hand import Hand

BLACK = {SUITS.index("s"), SUITS.index("c")}


def outcome_of(step: Roll | Look, number: int) -> Outcome:
    """What a total of the dice, or a number of cards of the colour, leads to."""
    return next(outcome for outcome in step.outcomes if number in outcome.faces)


def colours_seen(game: Game, step: Look, board: Mapping[str, int]) -> int:
    """How many of the cards that a look step looks at have its colour."""
    return _count(step, (board[slot] for slot in game.step(step.at, DealToBoard).slots))


def _count(step: Look, cards: Iterable[int]) -> int:
    wanted_black = step.colour == "black"
    return sum(card < JOKER_BUG and (suit_of(card) in BLACK) == wanted_black for card in cards)


def roll(hand: Hand, step: Roll) -> tuple[()]:
    """The button rolls, also when nobody can bet any more."""
    total = hand.dealer.roll(step.id, step.dice)
    outcome = outcome_of(step, total)
    hand.outcomes[step.id] = outcome.id
    hand.log.append(Rolled(step.id, total, outcome.id))
    if outcome.turns_down in hand.board:
        take_away(hand, step, (outcome.turns_down,))
    return ()  # nobody is asked


def look(hand: Hand, step: Look) -> tuple[()]:
    board = hand.board | hand.aside
    all_seen(
        (board[slot] for slot in hand.game.step(step.at, DealToBoard).slots),
        "a card is unknown whose colour decides",
    )
    number = colours_seen(hand.game, step, board)
    hand.outcomes[step.id] = outcome_of(step, number).id
    hand.log.append(Looked(step.id, number, hand.outcomes[step.id]))
    return ()


def choose(hand: Hand, step: Choose) -> Iterator[ToChoose]:
    """The player left of the big blind chooses; with two or three players that is the button."""
    seat = left_of_big_blind(hand, step)
    yield ToChoose(seat, step.id, tuple(outcome.id for outcome in step.outcomes))
    hand.outcomes[step.id] = hand.answer.outcome
    hand.log.append(Chosen(step.id, seat, hand.answer.outcome))

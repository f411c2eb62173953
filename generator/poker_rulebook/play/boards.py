"""What happens to board cards after they are dealt: turned up, turned down, removed with their line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Layout, in_force
from poker_rulebook.book.steps import Remove, Roll, Step, TurnUp
from poker_rulebook.cards import HEIGHT, rank_of
from poker_rulebook.play.dealer import all_seen
from poker_rulebook.play.events import Removed, TurnedUp

if TYPE_CHECKING:
    from poker_rulebook.play.hand import Hand

HOUSE = "house-wins"


def turn_up(hand: Hand, step: TurnUp) -> tuple[()]:
    cards = tuple(hand.board[slot] for slot in step.slots)
    hand.log.append(TurnedUp(step.id, step.slots, cards))
    return ()  # nobody is asked


def remove(hand: Hand, step: Remove) -> tuple[()]:
    """Take away the lines whose card at the named places is lowest; the hand may end here."""
    layout = next(one for one in hand.game.layouts if in_force(one.when, hand.outcomes))
    all_seen(
        (hand.board[slot] for slot in step.slots), "a card is unknown that decides which cards are removed"
    )
    lines = removed_lines(layout, step, hand.board)
    take_away(hand, step, slots_of(layout, lines))
    if len(lines) == len(layout.lines):
        hand.ended = HOUSE
    return ()


def take_away(hand: Hand, step: Step, slots: tuple[str, ...]) -> None:
    """Put the cards of these slots out of play."""
    cards = tuple(hand.board.pop(slot) for slot in slots)
    hand.aside.update(zip(slots, cards, strict=True))
    hand.log.append(Removed(step.id, slots, cards))


def removed_lines(layout: Layout, step: Remove, board: Mapping[str, int]) -> tuple[str, ...]:
    """The lines that a remove step takes away, by id. Suits count only where all the cards tie."""
    deciding = {
        line.id: next(board[slot] for slot in step.slots if slot in line.slots) for line in layout.lines
    }
    lowest = min(rank_of(card) for card in deciding.values())
    low = [line for line, card in deciding.items() if rank_of(card) == lowest]
    if len(low) < len(deciding) or step.if_all_tie == HOUSE:
        return tuple(low)
    if step.if_all_tie == "keep-all":
        return ()
    kept = max(deciding, key=lambda line: HEIGHT[deciding[line]])
    return tuple(line for line in low if line != kept)


def slots_of(layout: Layout, lines: tuple[str, ...]) -> tuple[str, ...]:
    """The slots that only these lines have."""
    stay = {slot for line in layout.lines if line.id not in lines for slot in line.slots}
    slots = dict.fromkeys(slot for line in layout.lines if line.id in lines for slot in line.slots)
    return tuple(slot for slot in slots if slot not in stay)


def in_play(game: Game, board: Mapping[str, int], outcomes: Mapping[str, str]) -> dict[str, int]:
    """The board cards that count at the showdown, of a whole board and what the questions came to.

    Nothing is left when the rules of the game give the pot to the house.
    """
    left = dict(board)
    for step in game.steps_after(outcomes):
        if isinstance(step, Roll):
            outcome = next(o for o in step.outcomes if o.id == outcomes[step.id])
            left.pop(outcome.turns_down, None)
        elif isinstance(step, Remove):
            layout = next(one for one in game.layouts if in_force(one.when, outcomes))
            for slot in slots_of(layout, removed_lines(layout, step, left)):
                del left[slot]
    return left

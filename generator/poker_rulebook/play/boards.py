"""The board decides how a hand goes on, or dice do: cards turned up, removed, looked at, rolled for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Layout, Outcome
from poker_rulebook.book.steps import DealToBoard, Look, Remove, Roll, TurnUp
from poker_rulebook.cards import HEIGHT, JOKER_BUG, SUITS, rank_of, suit_of
from poker_rulebook.play.comparing import layout_in_force
from poker_rulebook.play.dealer import all_seen
from poker_rulebook.play.events import Looked, Removed, Rolled, TurnedUp
from poker_rulebook.play.reading import InputError, known
from poker_rulebook.play.table import Plays, Table

HOUSE = "house-wins"
BLACK = {SUITS.index("s"), SUITS.index("c")}


def turn_up(table: Table, step: TurnUp) -> tuple[()]:
    cards = tuple(table.board[slot] for slot in step.slots)
    table.tell(TurnedUp(step.id, step.slots, cards))
    return ()  # nobody is asked


def remove(table: Table, step: Remove) -> tuple[()]:
    """Take away the lines whose card at the named places is lowest; the hand may end here."""
    layout = _layout(table.game, table.outcomes)
    all_seen(
        (table.board[slot] for slot in step.slots), "a card is unknown that decides which cards are removed"
    )
    take_lines_away(table, step, removed_lines(layout, step, table.board))
    return ()


def take_lines_away(table: Table, step: Remove, lines: tuple[str, ...]) -> None:
    """Lines of the board by id; when all of them go, the hand ends."""
    layout = _layout(table.game, table.outcomes)
    _take_away(table, step.id, slots_of(layout, lines))
    if len(lines) == len(layout.lines):
        table.ended = HOUSE


def roll(table: Table, step: Roll) -> tuple[()]:
    """The button rolls, also when nobody can bet any more."""
    total = table.dealer.roll(step.id, step.dice)
    outcome = outcome_of(step, total)
    table.tell(Rolled(step.id, total, outcome.id))
    if outcome.turns_down in table.board:
        _take_away(table, step.id, (outcome.turns_down,))
    return ()


def look(table: Table, step: Look) -> tuple[()]:
    board = table.board | table.aside
    slots = table.game.step(step.at, DealToBoard).slots
    all_seen((board[slot] for slot in slots), "a card is unknown whose colour decides")
    number = colours_seen(table.game, step, board)
    table.tell(Looked(step.id, number, outcome_of(step, number).id))
    return ()


STEPS: Plays = {TurnUp: turn_up, Remove: remove, Roll: roll, Look: look}


def _take_away(table: Table, step: str, slots: tuple[str, ...]) -> None:
    """Put the cards of these slots out of play."""
    table.tell(Removed(step, slots, tuple(table.board[slot] for slot in slots)))


def outcome_of(step: Roll | Look, number: int) -> Outcome:
    """What a total of the dice, or a number of cards of the colour, leads to."""
    return next(outcome for outcome in step.outcomes if number in outcome.faces)


def colours_seen(game: Game, step: Look, board: Mapping[str, int]) -> int:
    """How many of the cards that a look step looks at have its colour."""
    black, cards = step.colour == "black", [board[slot] for slot in game.step(step.at, DealToBoard).slots]
    return sum(card < JOKER_BUG and (suit_of(card) in BLACK) == black for card in cards)


def look_at(game: Game, board: Mapping[str, int], outcomes: dict[str, str]) -> None:
    """Add what the colours of a whole board decide to what is already known."""
    for step in game.steps_after(outcomes):
        if isinstance(step, Look):
            outcomes[step.id] = outcome_of(step, colours_seen(game, step, board)).id


def _layout(game: Game, outcomes: Mapping[str, str]) -> Layout:
    layout = layout_in_force(game, outcomes)
    assert layout is not None, "the board has a layout where lines are removed"
    return layout


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
            layout = _layout(game, outcomes)
            for slot in slots_of(layout, removed_lines(layout, step, left)):
                del left[slot]
    return left


def possible_rolls(game: Game, rolls: Mapping[str, Any]) -> None:
    """Raises InputError for a roll that the game does not have, or a total that its dice cannot show."""
    dice_of = {step.id: step.dice for step in game.rolls}
    for name, total in rolls.items():
        known("no roll is called {!r}", name, dice_of, ("rolls", name), hint="this game has no dice")
        dice = dice_of[name]
        if isinstance(total, bool) or not isinstance(total, int) or not dice <= total <= 6 * dice:
            number = "1 die" if dice == 1 else f"{dice} dice"
            hint = f"{dice} to {6 * dice} are possible"
            raise InputError(("rolls", name), f"{number} cannot show {total!r}", hint)


def rolled(rolls: Mapping[str, int], step: str, dice: int) -> int:
    """What the dice of a step show. Raises InputError when that is not written."""
    if step not in rolls:
        raise InputError(("rolls",), f"the roll {step!r} is missing", f"add {step}: {dice}")
    return rolls[step]

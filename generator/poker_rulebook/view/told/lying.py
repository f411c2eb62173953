"""What lies on the table at one moment of a hand: chips, cards, boards; for everybody, or as one seat sees it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from poker_rulebook.cards import text, texts, without
from poker_rulebook.play import events
from poker_rulebook.play.exchanges import EXPOSE
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.seeing import UNSEEN, hidden_from, hides_rows
from poker_rulebook.play.table import Table
from poker_rulebook.view.sentences import Phrase, heading, say, written


def board_number(hand: Hand, number: int) -> Phrase:
    """The name of a board of a bomb pot, or of a run-out, by its number."""
    return say("told-board-number" if hand.stakes.bomb > 1 else "told-run", n=number)


def lying_on(hand: Hand, table: Table, viewer: int | None = None) -> dict[str, Any]:
    """What lies on the table, as plain JSON; at a later time the table differs from the hand.

    viewer          the seat that looks, for which a card is "?" that it has not seen; everything is seen by nobody in particular

    stacks, bets    for every seat its stack, and the chips in front of it; pot: the chips in the middle
    live            for every seat 1 if it is in, else 0
    own             for every seat its piles: name of a divided hand or a row, or '', and cards; if some cards lie face
                    up, those face down have "." before them
    boards          for every board slot -> card, "?" if it lies face down, with "x" before it if it is out of play
    community       the card that counts for everybody
    """
    up = (e for e in hand.log if isinstance(e, (events.Dealt, events.CardsPut)))
    some_up = any(e.up if isinstance(e, events.Dealt) else e.verb is EXPOSE for e in up)
    return {
        "stacks": [*table.stacks], "bets": [*table.wagers], "pot": table.middle, "live": [*map(int, table.live)],
        "own": [[*_piles(hand, table, seat, some_up, viewer)] for seat in range(len(table.own))],
        "boards": [*_boards(table)], "community": texts(table.community),
    }  # fmt: skip


def _boards(table: Table) -> Iterator[dict[str, str]]:
    """The first board, other boards with cards on them, and the cards of further run-outs."""
    for number, board in enumerate(table.boards):
        lying = board if number else {**board, **table.aside}
        if lying or not number:
            slots = (slot for slot in table.game.board_slots if slot in lying)
            yield {slot: _on_board(table, slot, lying[slot]) for slot in slots}
    for brought in table.brought_by_runs():
        if brought.board:
            yield {slot: text(card) for slot, card in brought.board.items()}


def _on_board(table: Table, slot: str, card: int) -> str:
    return ("x" if slot in table.aside else "") + ("?" if slot in table.hidden else text(card))


def _piles(
    hand: Hand, table: Table, seat: int, some_up: bool, viewer: int | None
) -> Iterator[tuple[Phrase, str]]:
    down = without(table.own[seat], table.up[seat]) if some_up else ()
    hidden = hidden_from(hand, viewer, seat) if viewer is not None else ()
    closed = viewer is not None and table.game.open_face and hides_rows(hand, viewer, seat)

    def pile(cards: Iterable[int], name: Phrase = "") -> tuple[Phrase, str]:
        return name, " ".join([_seen(card, hidden, down) for card in cards])

    if table.game.open_face:
        for row in table.rules.rows:
            cards = table.layout(seat)[row.id]
            yield pile([UNSEEN] * len(cards) if closed else cards, heading(written(row.name)))
    elif seat in table.divided:
        names = {part.id: written(part.name) for part in table.game.divided}
        yield from (pile(cards, heading(names[part])) for part, cards in table.divided[seat].items())
        return
    if table.own[seat] or not table.game.open_face:
        yield pile(table.own[seat])
    for number, brought in enumerate(table.brought_by_runs(), 2):
        if brought.own[seat]:
            yield pile(brought.own[seat], heading(board_number(hand, number)))


def _seen(card: int, hidden: Collection[int], down: Collection[int]) -> str:
    if card in hidden or card == UNSEEN:
        return "?"
    return f".{text(card)}" if card in down else text(card)

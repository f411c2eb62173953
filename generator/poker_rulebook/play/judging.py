"""Who wins a showdown: judged share by share, with the chips of one pot."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from poker_rulebook.book.model import Game
from poker_rulebook.play.comparing import Compared
from poker_rulebook.play.laying import Table, slots_in_order
from poker_rulebook.play.pots import Pot, awards, may_win, winners_of
from poker_rulebook.play.showdown import Cards


class Verdict(NamedTuple):
    """One share: who wins it, and each seat's hand; None for a hand that does not qualify.

    counted    the same hands as they count, with jokers for cards that are wild
    """

    winners: list[str]
    hands: dict[str, Cards | None]
    counted: dict[str, Cards | None]


class Judgement(NamedTuple):
    """shares    share id -> Verdict, those in force
    chips     seat -> chips, empty without a pot
    left      chips of the pot that nobody wins
    """

    shares: dict[str, Verdict]
    chips: dict[str, int]
    left: int = 0


def compared_at(game: Game, table: Table) -> Compared:
    """The hands of a table, its seats numbered in their order."""
    declared = table.declared and dict(enumerate(table.declared[name] for name in table.held))
    held = dict(enumerate(table.held.values()))
    return Compared(game, table.outcomes, table.board, held, table.community, declared)


def judge(game: Game, table: Table, pot: int | None = None, barred: Collection[str] = ()) -> Judgement:
    """Every share in force, and the chips of one pot that all seats contest.

    barred    seats that cannot win because of what they did before the showdown

    Where no board is left to make a hand, no share is in force, and nobody wins the pot.
    """
    if not _board_is_left(table, game):
        return Judgement({}, {} if pot is None else dict.fromkeys(table.held, 0), pot or 0)
    names, compared = list(table.held), compared_at(game, table)
    seats = tuple(range(len(names)))
    winners = winners_of(game, compared, may_win(seats, {names.index(name) for name in barred}))
    verdicts = {}
    for share in compared.shares:
        best = {names[seat]: compared.best(share, seat)[1] or None for seat in seats}
        counted = {name: cards and compared.counted(cards) for name, cards in best.items()}
        verdicts[share.id] = Verdict([names[seat] for seat in winners[share.id]], best, counted)
    if pot is None:
        return Judgement(verdicts, {})
    chips = dict.fromkeys(names, 0)
    whole = Pot(pot, seats)
    paid = awards(game, compared, [whole])
    for award in paid:
        chips[names[award.seat]] += award.chips
    return Judgement(verdicts, chips, pot - sum(award.chips for award in paid))


def _board_is_left(table: Table, game: Game) -> bool:
    """Whether anybody can win: not when every line of the board has been removed."""
    return bool(table.board) or not slots_in_order(game, table.outcomes)

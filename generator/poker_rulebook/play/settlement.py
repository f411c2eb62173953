"""The end of a hand: who receives the chips in the middle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from poker_rulebook.cards import is_unknown, without
from poker_rulebook.play.comparing import Compared
from poker_rulebook.play.dealer import UnknownCards, all_seen, full_deck
from poker_rulebook.play.events import Barred, LeftOver, Matched, OnBoard, Refunded, Won
from poker_rulebook.play.pots import Award, Pot, awards, losers, may_win
from poker_rulebook.play.table import Lying, Table

MOST_UNKNOWN = 2  # cards that nobody has seen, of which every way is tried whether they decide a pot


def settle(table: Table) -> None:
    """Pays out everything: to the last player, to the winners of the showdown, or to nobody.

    Raises UnknownCards, and pays nothing, if the result depends on cards that nobody has seen.
    """
    if table.ended:
        _leave(table, table.ended, table.pot())
    elif table.players == 1:
        winner, pots = table.live.index(True), _at_stake(table)
        for number, pot in enumerate(pots):
            table.tell(Won(number, "", winner, pot.chips))
        _leave(table, "carry-over", table.pot() - sum(pot.chips for pot in pots))
    else:
        table.showdowns = _showdowns(table)
        if table.unbet:
            # the sevens rule: such a hand cannot win, or the later wagers go back (M. Wiesenberg's explanation)
            compared = table.showdowns[0]
            values = compared.values[compared.shares[0].id]
            barred = {seat for seat, before in table.unbet.items() if before is None and table.live[seat]}
            if len(barred) < table.players:  # otherwise it decides nothing between them
                for seat in sorted(barred):
                    table.tell(Barred(seat))
            early = {seat: before for seat, before in table.unbet.items() if before is not None}
            for seat, chips in enumerate(late_wagers(table.totals, table.live, early, values)):
                if chips:
                    table.tell(Refunded(seat, chips))
        pots = _at_stake(table)
        stay = table.pot() - _awarded(table, pots)
        if table.game.stay:
            stay += sum(_matched(table, pot) for pot in pots)
        _leave(table, "carry-over", stay)


def _at_stake(table: Table) -> list[Pot]:
    """The pots with the seats that are not barred; if players say in or out, limited to the chips that may be won in one deal."""
    step, pots = table.game.stay, table.pots()
    if table.barred:
        pots = [pot._replace(seats=may_win(pot.seats, table.barred)) for pot in pots]
    if step is None or not step.cap:
        return pots
    return [pot._replace(chips=min(pot.chips, step.cap * table.stakes.ante)) for pot in pots]


def _matched(table: Table, pot: Pot) -> int:
    """Makes the losers pay into the next pot: each as much as this pot had, or all its chips. Gives the sum."""
    paid = 0
    for seat in losers(table.game, table.showdowns[0], pot.seats):
        chips = min(pot.chips, table.stacks[seat])
        if chips:
            table.tell(Matched(seat, chips))
            paid += chips
    return paid


def _showdowns(table: Table) -> list[Compared]:
    """The hands, board by board. Raises UnknownCards if what is won depends on cards that nobody has seen.

    Of few such cards every one that they can be is tried; the hands then are those of one of these ways.
    """
    ends = table.ends()
    if not table.shows:
        return [_compared(table, end) for end in ends]
    if table.game.wild.after is not None:
        all_seen(table.turned(), "not all cards dealt face up are known, and they decide which are wild")
    for end in ends:
        all_seen((*end.board.values(), *table.community), "not all cards of the board are known")
    every = [card for end in ends for seat in table.seats_in() for card in end.own[seat]]
    unknown = [*dict.fromkeys(filter(is_unknown, every))]
    if not unknown:
        return [_compared(table, end) for end in ends]
    depends = UnknownCards("not all cards of the players who may win are known")
    if len(unknown) > MOST_UNKNOWN or table.unbet or table.divided or table.game.stay:
        raise depends
    parts, found, paid = _by_board(_at_stake(table), len(ends)), list[Compared](), list[list[Award]]()
    unseen = _unseen(table, every)
    for places in product(range(len(unseen)), repeat=len(unknown)):
        if len(set(places)) < len(places):
            continue
        known = {card: unseen[place] for card, place in zip(unknown, places, strict=True)}
        found = [_compared(table, _with_known(end, known)) for end in ends]
        won = [awards(table.game, each, pots) for each, pots in zip(found, parts, strict=True)]
        if paid and won != paid:
            raise depends
        paid = won
    return found


def _with_known(end: Lying, known: Mapping[int, int]) -> Lying:
    return end._replace(own=[[known.get(card, card) for card in own] for own in end.own])


def _unseen(table: Table, held: Sequence[int]) -> list[int]:
    """The cards that nobody has seen anywhere."""
    dealer, mine = table.dealer, [card for own in table.own for card in own]
    return without(
        full_deck(table.game),
        [*held, *mine, *table.board.values(), *table.later, *table.community, *dealer.muck, *dealer.burned],
    )


def _compared(table: Table, end: Lying) -> Compared:
    divided = table.divided
    held = {seat: divided[seat] if seat in divided else tuple(end.own[seat]) for seat in table.seats_in()}
    turned = table.turned() if table.game.wild.after is not None else ()
    return Compared(
        table.game,
        table.outcomes,
        end.board,
        held,
        table.community,
        table.declared,
        turned,
        tuple(table.aside.values()),
    )


def _by_board(pots: list[Pot], boards: int) -> list[list[Pot]]:
    """The parts of the pots that are won on each board or run-out."""
    if boards == 1:
        return [pots]
    return [[_part(pot, boards, number) for pot in pots] for number in range(boards)]


def _awarded(table: Table, pots: list[Pot]) -> int:
    """Pays the winners, board by board. Gives the number of chips paid."""
    paid, boards = 0, len(table.showdowns)
    for number, (compared, parts) in enumerate(zip(table.showdowns, _by_board(pots, boards), strict=True)):
        if boards > 1:
            table.tell(OnBoard(number + 1, sum(part.chips for part in parts)))
        for award in awards(table.game, compared, parts):
            table.tell(Won(award.pot, award.share, award.seat, award.chips))
            paid += award.chips
    return paid


def _part(pot: Pot, boards: int, number: int) -> Pot:
    """The part of a pot for one board or run-out; odd chips go to the first boards, one each."""
    each, odd = divmod(pot.chips, boards)
    return pot._replace(chips=each + (number < odd))


def _leave(table: Table, why: str, chips: int) -> None:
    if chips:
        table.tell(LeftOver(why, chips))


def late_wagers(
    totals: Sequence[int],
    live: Sequence[bool],
    early: Mapping[int, Sequence[int]],
    values: Mapping[int, int],
) -> list[int]:
    """Chips that go back to each seat: from every pot that a seat of `early` wins, what came in too late.

    totals    chips that each seat has put in
    early     seat that had to bet and did not -> what each seat had put in by then
    values    seat -> value of its hand
    """
    back, below = [0] * len(totals), 0
    levels = sorted({total for seat, total in enumerate(totals) if live[seat]})
    for level in [*levels[:-1], max(totals)]:
        rivals = [s for s, total in enumerate(totals) if live[s] and total >= min(level, levels[-1])]
        best = max(values[seat] for seat in rivals)
        winners = [early[seat] for seat in rivals if values[seat] == best and seat in early]
        if winners:
            before = min(winners, key=sum)
            for seat, total in enumerate(totals):
                in_pot = min(total, level) - min(total, below)
                in_time = min(before[seat], level) - min(before[seat], below)
                back[seat] += in_pot - in_time
        below = level
    return back

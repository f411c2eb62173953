"""One betting round: who is asked, what a game forbids or demands, what the answer does, what goes back at the end."""

from __future__ import annotations

from collections.abc import Generator

from poker_rulebook.book.parts import Needed
from poker_rulebook.book.steps import Bet
from poker_rulebook.cards import ACE, JOKER_BUG, JOKER_WILD, rank_of
from poker_rulebook.play.betting import Call, Fold, Legal, Raise, Round
from poker_rulebook.play.dealer import all_seen
from poker_rulebook.play.events import Acted, BringInTaken, Gathered, Returned
from poker_rulebook.play.exchanges import with_action
from poker_rulebook.play.positions import first_to_act
from poker_rulebook.play.questions import Action, ToPut
from poker_rulebook.play.table import Plays, Table


def bet(table: Table, step: Bet) -> Generator[Legal | ToPut, Action, None]:
    """Every seat with chips acts until all wagers are matched; a raise gives the others another turn.

    When at most one player still has chips and owes nothing, nobody is asked.
    """
    table.first = first_to_act(table, step)
    if step.first != "same-order":
        table.asked_by = step.id
    table.opener = None
    opening = not table.rounds
    table.rounds += 1
    wagers = _opened(table, step, opening)
    usual = step.wagering.usual and (table.game.check_raise or wagers.limit != "fixed-limit")
    queue = _clockwise(table, table.first)
    if opening and table.stakes.forced:  # behind all others until somebody raises
        queue.sort(key=table.stakes.forced.last.__contains__)
    must = _must_act(table, step) and queue[:1] == [table.first]
    acted: set[int] = set()
    while queue and table.players > 1:
        seat = queue.pop(0)
        callers = _others_have_more(table, seat, wagers.price)
        if not callers and not _others_have_more(table, seat, 0) and _owes_nothing(table, seat):
            continue
        legal = _legal(table, step, wagers, seat, must, opening, callers)
        if not usual:
            legal = _restricted(table, step, wagers, legal)
        before = wagers.price
        _answered(table, step, wagers, legal, (yield legal))
        must = False
        if not usual and seat not in acted and table.live[seat]:
            yield from with_action(table, step, seat)
        acted.add(seat)
        if wagers.price > before:
            queue = _clockwise(table, seat + 1)
            if table.stacks[seat]:
                queue.pop()  # the raiser, who comes last
    if table.players > 1 and not usual:  # who had no action, all-in from a blind, parts with cards at the end
        for seat in table.seats_in():
            if seat not in acted:
                yield from with_action(table, step, seat)
    _close(table, wagers)
    if step.wagering.carries_over and acted and not wagers.price and table.players > 1:
        table.ended = "carry-over"


STEPS: Plays = {Bet: bet}


def _must_act(table: Table, step: Bet) -> bool:
    """Whether the first player may not fold: the bring-in, unless the button posted it, or a forced bet."""
    brings_in = step.first == "bring-in" and table.game.forced_bets.ante != "button"
    return brings_in or step.wagering.forced


def _opened(table: Table, step: Bet, opening: bool) -> Round:
    """The round before anybody acts: a bring-in or a big blind is the price already."""
    game, stakes = table.game, table.stakes
    sizes, price, bets = _sizes(table, step), 0, 0
    if step.first == "bring-in":
        if game.forced_bets.ante == "button":
            _take_bring_in(table, table.first)
        # the bring-in is no bet; completing it is the first (Robert's Rules of Poker, stud)
        sizes = sizes if game.limit == "fixed-limit" else (stakes.bring_in,)
        price = stakes.bring_in
    elif game.has_blinds and opening:
        price = stakes.price
        bets = stakes.opened if price else 0
    return Round(
        game.limit, list(table.wagers), price, sizes, bets,
        lambda made: game.is_capped(made, table.players), lambda: game.short_all_in,
    )  # fmt: skip


def _take_bring_in(table: Table, seat: int) -> None:
    """The bring-in that the button posted becomes the wager of the player who has to bring in."""
    chips = table.bring_in_posted
    if chips:  # none where the antes of the table were all that the button had
        table.tell(BringInTaken(seat, chips))


def _clockwise(table: Table, start: int) -> list[int]:
    """Seats that can still act, clockwise from `start`."""
    live = table.live
    seats = [seat for seat, chips in enumerate(table.stacks) if chips and live[seat]]
    for place, seat in enumerate(seats):
        if seat >= start:
            return seats[place:] + seats[:place]
    return seats


def _others_have_more(table: Table, seat: int, wager: int) -> bool:
    """Whether anybody else can still put in chips, and come to more than this wager."""
    live, wagers = table.live, table.wagers
    for other, chips in enumerate(table.stacks):  # a loop, as it is asked before every action
        if chips and live[other] and other != seat and wagers[other] + chips > wager:
            return True
    return False


def _owes_nothing(table: Table, seat: int) -> bool:
    wagers = table.wagers
    return all(wagers[seat] >= wager for s, wager in enumerate(wagers) if table.live[s])


def _legal(
    table: Table, step: Bet, wagers: Round, seat: int, must: bool, opening: bool, callers: bool
) -> Legal:
    """What the seat may do. A raise that nobody could call is none: it would come back."""
    stack = table.stacks[seat]
    owed = wagers.price - wagers.wagers[seat]
    low = high = 0
    if callers and stack > owed:
        pot = _pot_to_bet(table, opening) if wagers.limit == "pot-limit" else 0
        low, high = wagers.raise_to(seat, stack, pot)
    ends = low < high and wagers.limit == "fixed-limit"
    return Legal(seat, step.id, owed if owed < stack else stack, low, high, must, True, ends)


def _pot_to_bet(table: Table, opening: bool) -> int:
    """The pot as pot limit counts it.

    Before the flop full blinds are assumed, and a table ante is not counted (TDA 2024, 54).
    """
    return table.pot() + table.unposted - table.uncounted if opening else table.pot()


def _answered(table: Table, step: Bet, wagers: Round, legal: Legal, wager: Action) -> None:
    seat, chips, verb, unbet = legal.seat, 0, "fold", False
    if isinstance(wager, Call):
        chips, must_bet = legal.call, step.wagering.must_bet
        if must_bet:
            unbet = _had_to_bet(table, step, must_bet, wagers, legal)
        wagers.called(seat, chips)
        if not table.game.check_raise and _unbet(step, wagers):
            wagers.checked.add(seat)
        verb = "bring-in" if legal.must else "call" if chips else "check"
    elif isinstance(wager, Fold):
        table.dealer.muck += table.own[seat]
    else:
        assert isinstance(wager, Raise)
        if table.opener is None:
            table.opener = seat
        chips = wager.to - wagers.wagers[seat]
        verb = _raising_verb(step, wagers, wager.to)
        wagers.raised(seat, wager.to)
    table.tell(Acted(step.id, seat, verb, chips, wagers.wagers[seat], chips == table.stacks[seat]))
    if unbet and must_bet:
        table.unbet[seat] = tuple(table.totals) if must_bet.or_loses == "later-wagers" else None


def _raising_verb(step: Bet, wagers: Round, to: int) -> str:
    if not wagers.price:
        return "bet"
    if wagers.limit == "fixed-limit":
        completes = wagers.price > wagers.full and to == wagers.full + wagers.step
    else:
        completes = _unbet(step, wagers) and to == wagers.sizes[0]
    return "complete" if completes else "raise"


def _close(table: Table, wagers: Round) -> None:
    if not any(table.wagers):
        return
    seat, chips = wagers.uncalled()
    if chips:
        table.tell(Returned(seat, chips))
    if chips := sum(table.wagers):
        table.tell(Gathered(chips))


# What a game forbids or demands beyond the limits of its format


def _sizes(table: Table, step: Bet) -> tuple[int, ...]:
    """The sizes of bets in this round, the smallest first; outside fixed limit only the smallest bet."""
    small, big = table.stakes.small_bet, table.stakes.big_bet
    if table.game.limit != "fixed-limit":
        return (small,)
    if step.size == "either" or (step.size == "small-or-pair" and _pair_shows(table)):
        return (small, big)
    return (big,) if step.size == "big" else (small,)


def _pair_shows(table: Table) -> bool:
    """Whether anybody's up cards hold a pair; a bug counts as an ace, and a wild joker pairs any card."""
    for seat in table.seats_in():
        up = table.up[seat]
        if table.shows:
            all_seen(up, "an up card is unknown, and a pair decides how much a player may bet")
        ranks = [ACE if card == JOKER_BUG else rank_of(card) for card in up if card != JOKER_WILD]
        if len(set(ranks)) < len(ranks) or 1 < len(up) > len(ranks):
            return True
    return False


def _restricted(table: Table, step: Bet, wagers: Round, legal: Legal) -> Legal:
    """The legal wagers after what this game and this step forbid."""
    game, special = table.game, step.wagering
    unopened = not wagers.price
    if not game.check_raise and game.limit == "fixed-limit" and legal.seat in wagers.checked:
        legal = legal._replace(low=0, high=0, ends=False)
    if special.openers and unopened and not _holds(table, legal.seat, special.openers):
        legal = legal._replace(low=0, high=0, ends=False)
    if not legal.low:
        return legal._replace(must=legal.must and not special.forced)
    if _completes_to_the_minimum(table, step, wagers):
        own = wagers.wagers[legal.seat]
        legal = legal._replace(low=min(wagers.sizes[0], own + table.stacks[legal.seat]))
    if special.forced and legal.must:
        legal = legal._replace(calls=False)
    if special.no_limping and legal.call and wagers.price == table.stakes.price:
        legal = legal._replace(calls=False)
    if special.jam_or_fold:
        everything = wagers.wagers[legal.seat] + table.stacks[legal.seat]
        legal = legal._replace(low=everything, high=everything, calls=False, ends=False)
    return legal


def _holds(table: Table, seat: int, needed: Needed) -> bool:
    if table.shows:
        all_seen(table.own[seat], "cards are unknown, and the own cards decide what a player may bet")
    return needed.ranking.value(tuple(table.own[seat])) >= needed.floor


def _unbet(step: Bet, wagers: Round) -> bool:
    """Whether nobody has bet yet, or somebody only by going all-in for less than a full bet."""
    return not wagers.bets and wagers.price < wagers.sizes[0] and step.first != "bring-in"


def _completes_to_the_minimum(table: Table, step: Bet, wagers: Round) -> bool:
    """Whether somebody is all-in for less than the smallest bet, and the next player may make it that bet.

    In fixed limit that is so anyway. Source: M. Wiesenberg's explanation of the sevens rule.
    """
    rule = step.wagering.must_bet
    return rule is not None and table.game.limit in rule.formats and wagers.price > 0 and _unbet(step, wagers)


def _had_to_bet(table: Table, step: Bet, rule: Needed, wagers: Round, legal: Legal) -> bool:
    """Whether the hand of a seat had to be bet that only checks, or that only calls a short all-in.

    Source: M. Wiesenberg's explanation of the sevens rule. What the seat may still win is the pot as it is after that;
    see poker_rulebook.play.settlement.
    """
    if table.game.limit not in rule.formats or not legal.low:
        return False
    return _unbet(step, wagers) and legal.seat not in table.unbet and _holds(table, legal.seat, rule)

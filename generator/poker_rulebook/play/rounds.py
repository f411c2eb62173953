"""Betting rounds: the posts before the deal, who is first to act, who is asked, and uncalled chips at the end.

The beat step turns hands up one after the other, each until it beats the best one showing, with a round after each.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import cache

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Needed
from poker_rulebook.book.steps import Beat, Bet
from poker_rulebook.cards import ACE, JOKER_BUG, JOKER_WILD, rank_of
from poker_rulebook.play.comparing import showing
from poker_rulebook.play.dealer import UnknownCards, all_seen
from poker_rulebook.play.dealing import bring
from poker_rulebook.play.events import (
    RAISES,
    Acted,
    Beaten,
    BringInTaken,
    Gathered,
    Killed,
    Posted,
    Returned,
    Turned,
)
from poker_rulebook.play.exchanges import with_action
from poker_rulebook.play.questions import (
    Action,
    Call,
    Decision,
    GiveTurn,
    KillHand,
    Legal,
    Raise,
    Round,
    Ruled,
    ToPut,
)
from poker_rulebook.play.stakes import OF_THE_POT, Forced, Stakes
from poker_rulebook.play.table import Plays, Table

# Posts, and who is first to act

FOR_THE_TABLE = {"big-blind": "big-blind-ante", "button": "button-ante"}
EACH = ("each", "empty-pot")  # kinds of antes that every player posts


def big_blind(game: Game, n: int) -> int:
    """The seat of the big blind; with two players the button is the small blind (TDA 2024, 34-B)."""
    if game.forced_bets.blinds == ("button",):
        return n - 1
    on_button = game.forced_bets.small_blind == "button" or n == 2
    return 0 if on_button else 1


def forced_bets(game: Game, stakes: Stakes, n: int) -> Forced:
    """What each of n seats posts under the rules of the game, without a bring-in of the button.

    Sources: for one ante for the table BARGE Rulebook, big blind ante; for antes of the button stud formats in which
    the button posts for everybody (ASPT).
    """
    rules, antes, blinds = game.forced_bets, [0] * n, [0] * n
    big = big_blind(game, n)
    if rules.ante in EACH:
        antes = [stakes.ante] * n
    elif rules.ante == "button":
        antes[-1] = stakes.ante * n
    elif rules.ante == "big-blind":
        antes[big] = stakes.ante
    if game.has_blinds:
        if rules.small_blind == "both":
            blinds[-1] = stakes.small_blind
        blinds[big - 1] = stakes.small_blind
        blinds[big] = stakes.blind
    blinds_first = rules.ante == "big-blind" and rules.short_post == "blind-first"
    return Forced(tuple(antes), tuple(blinds), dead_antes=rules.ante in OF_THE_POT, blinds_first=blinds_first)


def post(table: Table) -> None:
    """Posts antes, then blinds, or blinds first. A short post is all-in; the price stays that of the full blind."""
    forced = table.stakes.forced or forced_bets(table.game, table.stakes, len(table.stacks))
    if forced.blinds_first:
        _post_blinds(table, forced)
    if not (table.carried and table.game.forced_bets.ante == "empty-pot"):
        _post_antes(table, forced)
    if table.game.forced_bets.ante == "button":
        button = len(table.stacks) - 1
        _post(table, button, "bring-in", table.stakes.bring_in)
    if not forced.blinds_first:
        _post_blinds(table, forced)


def _post_antes(table: Table, forced: Forced) -> None:
    if not any(forced.antes):
        return
    for_the_table = sum(ante > 0 for ante in forced.antes) == 1
    name = FOR_THE_TABLE.get(table.game.forced_bets.ante, "ante") if for_the_table else "ante"
    for seat, ante in enumerate(forced.antes):
        if not ante:
            continue
        chips = _post(table, seat, name, ante)
        if forced.dead_antes and for_the_table:
            table.uncounted += chips
    if not forced.dead_antes:
        # the part of an ante that nobody matches goes back, as all others are all-in for less
        second, top = sorted(table.totals)[-2:]
        if top > second:
            table.tell(Returned(table.totals.index(top), top - second))


def _post_blinds(table: Table, forced: Forced) -> None:
    """Posts the blinds, clockwise from the button."""
    n, blinds, dead = len(table.stacks), forced.blinds, forced.dead
    for seat in _order(n, n - 1):
        if chips := blinds[seat]:
            table.unposted += chips - _post(table, seat, _name_of(table, forced, seat), chips)
        if dead and dead[seat]:
            _post(table, seat, "dead-blind", dead[seat])


def _name_of(table: Table, forced: Forced, seat: int) -> str:
    """The name of the blind of a seat; a big blind stays one even if the small blind is dead."""
    n, chips, stakes = len(table.stacks), forced.blinds[seat], table.stakes
    big = big_blind(table.game, n)
    if seat == forced.kill:
        return "kill"
    if seat in forced.late:
        return "late-blind"
    if chips > stakes.blind:
        return "straddle"
    if stakes.button_blind == chips:
        return "sole-blind"
    small = (big - 1) % n
    if seat == n - 1 and seat not in (small, big):
        return "button-blind"
    is_small = chips != stakes.big_blind or (chips == stakes.small_blind and seat == small)
    return "small-blind" if is_small else "big-blind"


def _post(table: Table, seat: int, what: str, chips: int) -> int:
    """Posts these chips, or all that the seat has. Gives the number posted."""
    stack = table.stacks[seat]
    paid = chips if chips < stack else stack
    if paid:
        table.tell(Posted(seat, what, paid, paid == stack))
    return paid


def first_to_act(table: Table, step: Bet) -> int:
    """The seat that begins a round; if it cannot act, the next one clockwise that can does so."""
    return FIRST[step.first](table, step)


FirstToAct = Callable[[Table, Bet], int]


def _by_cards(rule: Callable[[Table, Bet, list[int]], int]) -> FirstToAct:
    """Makes a rule for who is first out of a comparison of the up cards of all seats that are in.

    If some up cards are unknown, the dealer may name one of these seats as the first; otherwise the rest are compared.
    """

    def first(table: Table, step: Bet) -> int:
        seats = table.seats_in()
        if not table.shows:  # all up cards are known in such a hand
            return rule(table, step, seats)
        seen = [seat for seat in seats if min(table.up[seat], default=0) >= 0]  # no unknown card
        if len(seen) == len(seats):
            return rule(table, step, seats)
        told = table.dealer.first_to_act()
        if told is not None and told in seats and told not in seen:
            return told
        if told is None or not seen:
            raise UnknownCards("an up card is unknown, and the up cards decide who acts first")
        return rule(table, step, seen)

    return first


def _left_of_button(table: Table, step: Bet) -> int:
    """The seat left of the button; in the first round, if only the button posts a blind, left of the last straddle."""
    first_round = not table.rounds and table.game.forced_bets.blinds == ("button",)
    return left_of_big_blind(table) if first_round else 0


def left_of_big_blind(table: Table) -> int:
    n = len(table.stacks)
    usual = big_blind(table.game, n)
    forced = table.stakes.forced
    return ((_last_blind(forced, n, usual) if forced else usual) + 1) % n


def _last_blind(forced: Forced, n: int, usual: int) -> int:
    """The seat of the largest blind or straddle, the later of two equal ones; the button if there is none.

    usual    the seat of the big blind, which keeps its turn if its player posts a kill in place of it (rule 22.5)

    With two players the first seat posts last.
    """
    blinds = forced.leading
    if forced.kill == usual and forced.kill not in forced.last:
        blinds[usual] = forced.blinds[usual]
    order = range(n) if n > 2 else (1, 0)
    return max(reversed(order), key=lambda seat: blinds[seat]) if any(blinds) else n - 1


def _same_order(table: Table, step: Bet) -> int:
    """The seat that begins by the rule of the round before, applied to those still in. Source: TDA 2024, 17-A."""
    return first_to_act(table, table.game.step(table.asked_by, Bet)) if table.asked_by else 0


def _opener(table: Table, step: Bet) -> int:
    """The seat that bet first in the round before; the seat left of the button if nobody did."""
    return 0 if table.opener is None else table.opener


def _bring_in(table: Table, step: Bet, seats: list[int]) -> int:
    """The seat with the worst door card. Source: TDA 2024, RP-10; clubs are lowest, then ♦ ♥ ♠."""
    rule = table.game.forced_bets.bring_in
    door = {seat: table.up[seat][0] for seat in seats}

    def height(seat: int) -> tuple[int, int]:
        rank = rank_of(door[seat])
        low_ace = rule == "highest-card-ace-low" and rank == ACE
        return -1 if low_ace else rank, table.game.heights[door[seat]] % 4

    return min(door, key=height) if rule == "lowest-card" else max(door, key=height)


def _best_showing(table: Table, step: Bet, seats: list[int]) -> int:
    return best_showing(table.game, step, {seat: table.up[seat] for seat in seats}, table.number)


def best_showing(game: Game, step: Bet, up: Mapping[int, Sequence[int]], number: Callable[[int], int]) -> int:
    """The seat with the strongest up cards; ties are broken by suit, ace high, by seat number, or from the button.

    up        seat -> its cards that lie face up, in order from the button
    number    gives how far a seat is from seat 1
    """
    assert step.ranking is not None
    values = {seat: showing(game, step.ranking, cards) for seat, cards in up.items()}
    top = max(values.values())
    tied = [seat for seat, value in values.items() if value == top]
    if len(tied) == 1 or game.showing_ties == "button":
        return tied[0]
    if game.showing_ties == "seat":
        return min(tied, key=number)
    return max(tied, key=lambda seat: sorted((game.heights[c] for c in up[seat]), reverse=True))


FIRST: dict[str, FirstToAct] = {
    "left-of-big-blind": lambda table, step: left_of_big_blind(table),
    "left-of-button": _left_of_button,
    "bring-in": _by_cards(_bring_in),
    "highest-showing": _by_cards(_best_showing),
    "lowest-showing": _by_cards(_best_showing),
    "same-order": _same_order,
    "opener": _opener,
}


# One round


def bet(table: Table, step: Bet) -> Generator[Legal | ToPut, Action, None]:
    """Plays a round: seats with chips act until all wagers are matched; a raise gives the others another turn.

    Nobody is asked if at most one player still has chips and owes nothing.
    """
    table.first = first_to_act(table, step)
    if step.first != "same-order":
        table.asked_by = step.id
    table.opener = None
    opening = not table.rounds
    table.rounds += 1
    wagers = _opened(table, step, opening)
    usual = step.wagering.usual and (table.game.check_raise or wagers.limit != "fixed-limit")
    queue, able = _in_turn(table, wagers, table.first)
    table.waiting = queue
    if opening and table.stakes.forced:  # such seats act after all others until somebody raises
        queue.sort(key=table.stakes.forced.last.__contains__)
    must = _must_act(table, step) and queue[:1] == [table.first]
    acted: set[int] = set()
    while queue and table.players > 1:
        seat = queue.pop(0)
        callers = len(able) > (seat in able)
        if not callers and not _others_have_chips(table, seat) and _owes_nothing(table, seat):
            continue
        legal = _legal(table, step, wagers, seat, must, opening, callers)
        if not usual:
            legal = _restricted(table, step, wagers, legal)
        answer = yield legal
        if isinstance(answer, Call):
            _called(table, step, wagers, legal)
            if not usual:
                _passive(table, step, wagers, legal)
        elif isinstance(answer, Raise):
            _raised(table, step, wagers, seat, answer.to)
        elif isinstance(answer, (KillHand, GiveTurn)):
            queue = table.waiting = _ruled(table, step, wagers, [seat, *queue], answer)
            _, able = _in_turn(table, wagers, seat)
            must = must and isinstance(answer, KillHand)  # who is given the turn may fold
            continue
        else:
            _folded(table, step, wagers, seat)
            able.discard(seat)
        must = False
        if not usual:
            if seat not in acted and table.live[seat]:
                yield from with_action(table, step, seat)
            acted.add(seat)
        if wagers.price > legal.price:
            queue, able = _in_turn(table, wagers, seat + 1)
            table.waiting = queue
            if table.stacks[seat]:
                queue.pop()  # the raiser, who is last in the queue
    if table.players > 1 and not usual:  # seats all-in from a blind have not acted: their cards go now
        for seat in table.seats_in():
            if seat not in acted:
                yield from with_action(table, step, seat)
    _close(table, wagers)
    if step.wagering.carries_over and acted and not wagers.price and table.players > 1:
        table.ended = "carry-over"


def beat(table: Table, step: Beat) -> Generator[Decision, Action, None]:
    """Plays turns from the left of the button, each with a betting round after it, until nobody can turn up more.

    Usually one player is left then. There are more if the best hand is all-in and others still play for a side pot.
    """
    following = table.game.play[table.game.play.index(step) + 1]
    assert isinstance(following, Bet)
    seat, idle = -1, 0
    while idle < table.players > 1:
        seat = min((other for other in table.seats_in() if other > seat), default=table.seats_in()[0])
        if not _beats(table, step, seat):
            idle += 1
            continue
        idle = 0
        if table.players > 1:
            yield from bet(table, following)


def _beats(table: Table, step: Beat, seat: int) -> bool:
    """Turns up the cards of a seat one by one, in the order in which they lie, until they beat all others.

    Returns whether the seat turned up a card or went out.
    """
    others = {other: _shown(table, other) for other in table.seats_in() if other != seat}
    best, turned = max(others.values()), False
    while _shown(table, seat) <= best and (down := table.down(seat)):
        all_seen(down[:1], "a card is unknown that may beat the best hand showing")
        table.tell(Turned(step.id, seat, down[0]))
        bring(table, step.id, seat, down[0])
        turned = True
    # against a hand that is all-in for less this seat may still win the last side pot
    rivals = [shown for other, shown in others.items() if table.totals[other] >= table.totals[seat]]
    if _shown(table, seat) > max(rivals, default=-1):
        return turned
    table.dealer.muck += table.own[seat]
    table.tell(Beaten(step.id, seat))
    return True


def _shown(table: Table, seat: int) -> int:
    return showing(table.game, table.game.showdown[0].ranking, table.up[seat])


STEPS: Plays = {Bet: bet, Beat: beat}


def _ruled(table: Table, step: Bet, wagers: Round, queue: list[int], ruling: Ruled) -> list[int]:
    """The seats to be asked after a ruling, in order. An uncalled bet of a dead hand goes back (TDA 2024, 65)."""
    if isinstance(ruling, GiveTurn):
        place = queue.index(ruling.seat)
        return queue[place:] + queue[:place]
    seat, chips = ruling
    acts = [e for e in table.log if isinstance(e, Acted) and e.seat == seat and e.step == step.id]
    raised = bool(acts) and acts[-1].verb in RAISES and wagers.wagers[seat] == wagers.price
    table.tell(Killed(step.id, seat, chips, wagers.killed(seat, chips, raised=raised)))
    table.dealer.muck += table.own[seat]
    return [other for other in queue if other != seat]


def _must_act(table: Table, step: Bet) -> bool:
    """Whether the first player may not fold: for a forced bet or a bring-in that the button has not posted."""
    brings_in = step.first == "bring-in" and table.game.forced_bets.ante != "button"
    return brings_in or step.wagering.forced


def _opened(table: Table, step: Bet, opening: bool) -> Round:
    """The round before anybody acts; a bring-in or a big blind already is the price."""
    game, stakes = table.game, table.stakes
    sizes, price, bets = _sizes(table, step), 0, 0
    if step.first == "bring-in":
        if game.forced_bets.ante == "button":
            # the bring-in that the button posted becomes the wager of the player who has to bring in
            chips = table.bring_in_posted
            if chips:  # none if the antes of the table took all chips of the button
                table.tell(BringInTaken(table.first, chips))
        # the bring-in is no bet; completing it is the first (Robert's Rules of Poker, stud)
        sizes = sizes if game.limit == "fixed-limit" else (stakes.bring_in,)
        price = stakes.bring_in
    elif opening and game.has_blinds:
        price = stakes.price
        bets = stakes.opened if price else 0
        if stakes.forced and stakes.forced.doubled and game.limit != "fixed-limit":
            sizes = (price,)
    if game.limit != "fixed-limit":
        return Round(game.limit, list(table.wagers), price, sizes, bets)
    return Round(
        game.limit, list(table.wagers), price, sizes, bets,
        lambda made: game.is_capped(made, table.players), lambda: game.short_all_in,
    )  # fmt: skip


def _in_turn(table: Table, wagers: Round, start: int) -> tuple[list[int], set[int]]:
    """Seats that can still act, clockwise from `start`, and those of them that can put in more than the price.

    Until the price changes, only who folds is no longer one of these.
    """
    stacks, live, there, price = table.stacks, table.live, wagers.wagers, wagers.price
    seats: list[int] = []
    able: set[int] = set()
    for seat in _order(len(stacks), start):  # a loop, as it is asked after every raise
        chips = stacks[seat]
        if chips and live[seat]:
            seats.append(seat)
            if there[seat] + chips > price:
                able.add(seat)
    return seats, able


@cache
def _order(n: int, start: int) -> tuple[int, ...]:
    """All of n seats, clockwise from `start`."""
    return tuple([(start + place) % n for place in range(n)])


def _others_have_chips(table: Table, seat: int) -> bool:
    """Whether anybody else who is in still has chips."""
    return any(chips and table.live[other] and other != seat for other, chips in enumerate(table.stacks))


def _owes_nothing(table: Table, seat: int) -> bool:
    wagers = table.wagers
    return all(wagers[seat] >= wager for s, wager in enumerate(wagers) if table.live[s])


def _legal(
    table: Table, step: Bet, wagers: Round, seat: int, must: bool, opening: bool, callers: bool
) -> Legal:
    """What the seat may do. It may not raise if nobody could call, as the raise would be returned."""
    stack, price = table.stacks[seat], wagers.price
    owed = price - wagers.wagers[seat]
    low = high = 0
    if callers and stack > owed:
        pot = _pot_to_bet(table, opening) if wagers.limit == "pot-limit" else 0
        low, high = wagers.raise_to(seat, stack, pot)
    barred = "" if low else wagers.closed_to(seat, stack, callers)
    ends = low < high and wagers.limit == "fixed-limit"
    call = owed if owed < stack else stack
    return Legal(
        seat, step.id, call, low, high, must, True, ends, price, wagers.step, barred, wagers.smallest
    )


def _pot_to_bet(table: Table, opening: bool) -> int:
    """The pot as pot limit counts it.

    Before the flop full blinds are assumed, and a table ante is not counted (TDA 2024, 54).
    """
    return table.pot() + table.unposted - table.uncounted if opening else table.pot()


def _called(table: Table, step: Bet, wagers: Round, legal: Legal) -> None:
    seat, chips = legal.seat, legal.call
    due = step.first == "bring-in" and not any(wagers.wagers)
    total = wagers.called(seat, chips)
    verb = "bring-in" if due else "call" if chips else "check"
    table.tell(Acted(step.id, seat, verb, chips, total, chips == table.stacks[seat]))


def _raised(table: Table, step: Bet, wagers: Round, seat: int, to: int) -> None:
    if table.opener is None:
        table.opener = seat
    if not wagers.price:
        verb = "bet"
    else:
        if wagers.limit == "fixed-limit":
            completes = wagers.price > wagers.full and to == wagers.smallest
        else:
            completes = _unbet(step, wagers) and to == wagers.sizes[0]
        verb = "complete" if completes else "raise"
    chips = to - wagers.wagers[seat]
    wagers.raised(seat, to)
    table.tell(Acted(step.id, seat, verb, chips, to, chips == table.stacks[seat]))


def _folded(table: Table, step: Bet, wagers: Round, seat: int) -> None:
    table.dealer.muck += table.own[seat]
    table.tell(Acted(step.id, seat, "fold", 0, wagers.wagers[seat], False))


def _close(table: Table, wagers: Round) -> None:
    if not any(table.wagers):
        return
    seat, chips = wagers.uncalled()
    if chips:
        table.tell(Returned(seat, chips))
    if chips := sum(table.wagers):
        table.tell(Gathered(chips))


# Special rules of a game about bets, beyond its betting limit


def _sizes(table: Table, step: Bet) -> tuple[int, ...]:
    """The bet sizes of this round, the smallest first; if the limit is not fixed, only the smallest bet."""
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
    """The legal wagers without those that this game or this step forbids."""
    game, special, seat = table.game, step.wagering, legal.seat
    low, high, must, calls, ends, barred = legal.low, legal.high, legal.must, True, legal.ends, legal.barred
    full = legal.full
    if not game.check_raise and game.limit == "fixed-limit" and seat in wagers.checked:
        low, barred = 0, barred or "checked"
    if special.openers and not wagers.price and not _holds(table, seat, special.openers):
        low, barred = 0, barred or "openers"
    everything = wagers.wagers[seat] + table.stacks[seat]
    if not low:
        high, must, ends = 0, must and not special.forced, False
    elif special.jam_or_fold:
        low, high, calls, ends = everything, everything, False, False
    else:
        # an all-in for less than the smallest bet may be completed to it, in fixed limit always (M. Wiesenberg)
        rule = step.wagering.must_bet
        completes_to_the_minimum = (
            rule is not None
            and table.game.limit in rule.formats
            and wagers.price > 0
            and _unbet(step, wagers)
        )
        if completes_to_the_minimum:
            full = wagers.sizes[0]
            low = min(full, everything)
        limps = special.no_limping and legal.call and wagers.price == table.stakes.price
        calls = not limps and not (special.forced and must)
    return Legal(
        seat, legal.step, legal.call, low, high, must, calls, ends, legal.price, legal.by, barred, full
    )


def _holds(table: Table, seat: int, needed: Needed) -> bool:
    if table.shows:
        all_seen(table.own[seat], "cards are unknown, and the own cards decide what a player may bet")
    return needed.ranking.value(tuple(table.own[seat])) >= needed.floor


def _passive(table: Table, step: Bet, wagers: Round, legal: Legal) -> None:
    """Takes note that a seat has checked or called: it may not raise later, or had to bet its hand."""
    rule, unbet = step.wagering.must_bet, _unbet(step, wagers)
    if unbet or not legal.call:
        wagers.checked.add(legal.seat)
    if unbet and rule and _had_to_bet(table, rule, legal):
        table.unbet[legal.seat] = tuple(table.totals) if rule.or_loses == "later-wagers" else None


def _unbet(step: Bet, wagers: Round) -> bool:
    """Whether nobody has made a full bet yet; somebody may be all-in for less."""
    return not wagers.bets and wagers.price < wagers.sizes[0] and step.first != "bring-in"


def _had_to_bet(table: Table, rule: Needed, legal: Legal) -> bool:
    """Whether a seat that only checks, or only calls a short all-in, had to bet its hand.

    Source: M. Wiesenberg's explanation of the sevens rule. Such a seat can win at most the pot as it is after this act;
    see poker_rulebook.play.settlement.
    """
    could = table.game.limit in rule.formats and legal.low
    return bool(could) and legal.seat not in table.unbet and _holds(table, legal.seat, rule)

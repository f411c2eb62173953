"""What follows from where a seat is: what it posts before the cards are dealt, and who is first to act."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet
from poker_rulebook.cards import ACE, rank_of
from poker_rulebook.play.dealer import UnknownCards
from poker_rulebook.play.events import Posted, Returned
from poker_rulebook.play.stakes import OF_THE_POT, Forced, Stakes
from poker_rulebook.play.table import Table

FOR_THE_TABLE = {"big-blind": "big-blind-ante", "button": "button-ante"}
EACH = ("each", "empty-pot")  # every player posts one


def big_blind(game: Game, n: int) -> int:
    """The seat of the blind to be called; with two players the button is the small blind (TDA 2024, 34-B)."""
    if game.forced_bets.blinds == ("button",):
        return n - 1
    on_button = game.forced_bets.small_blind == "button" or n == 2
    return 0 if on_button else 1


def forced_bets(game: Game, stakes: Stakes, n: int) -> Forced:
    """What each of n seats posts under the rules of the game; the button's bring-in is not among it.

    Source of one ante for the table: BARGE Rulebook, big blind ante. Of the button's antes: stud formats in
    which the button posts for everybody (ASPT).
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
    """Antes, then blinds, or the other way round. A short post is all-in; the price stays that of the full blind."""
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
        _return_unmatched(table)


def _post_blinds(table: Table, forced: Forced) -> None:
    """Clockwise from the button."""
    n = len(table.stacks)
    for seat in (n - 1, *range(n - 1)):
        if forced.blinds[seat]:
            chips = forced.blinds[seat]
            table.unposted += chips - _post(table, seat, _name_of(table, forced, seat), chips)
        if forced.dead and forced.dead[seat]:
            _post(table, seat, "dead-blind", forced.dead[seat])


def _name_of(table: Table, forced: Forced, seat: int) -> str:
    """What the blind of a seat is called: a dead small blind leaves the big one in its place."""
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
    """So many chips, or all that the seat has. Gives how many."""
    paid = min(chips, table.stacks[seat])
    if paid:
        table.tell(Posted(seat, what, paid, paid == table.stacks[seat]))
    return paid


def _return_unmatched(table: Table) -> None:
    """The part of an ante that nobody matches goes back, where all others are all-in for less."""
    second, top = sorted(table.totals)[-2:]
    if top > second:
        table.tell(Returned(table.totals.index(top), top - second))


def first_to_act(table: Table, step: Bet) -> int:
    """The seat that begins; when it cannot act, the next one clockwise that can."""
    return FIRST[step.first](table, step)


Rule = Callable[[Table, Bet], int]


def _by_cards(rule: Callable[[Table, Bet, list[int]], int]) -> Rule:
    """A rule that compares the up cards of all who are in.

    Where some of them are unknown, the dealer may tell one of these seats; the others are compared as ever.
    """

    def first(table: Table, step: Bet) -> int:
        seats = table.seats_in()
        if not table.shows:  # nobody deals cards that are unknown
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
    """Where the button alone posts a blind, a straddle is behind it, and the first round begins to the left of that."""
    first_round = not table.rounds and table.game.forced_bets.blinds == ("button",)
    return left_of_big_blind(table) if first_round else 0


def left_of_big_blind(table: Table) -> int:
    forced, n = table.stakes.forced, len(table.stacks)
    return ((_last_blind(forced, n) if forced else big_blind(table.game, n)) + 1) % n


def _last_blind(forced: Forced, n: int) -> int:
    """The seat of the largest blind or straddle, the later one of two equal ones; without any, the button.

    With two players the one who posts last is the first seat.
    """
    blinds = forced.leading
    order = range(n) if n > 2 else (1, 0)
    return max(reversed(order), key=lambda seat: blinds[seat]) if any(blinds) else n - 1


def _same_order(table: Table, step: Bet) -> int:
    """As in the round before, asked anew of those still in. Source: TDA 2024, 17-A; the best hand showing begins."""
    return first_to_act(table, table.game.step(table.asked_by, Bet)) if table.asked_by else 0


def _opener(table: Table, step: Bet) -> int:
    """Who bet first in the round before; the left of the button when nobody did."""
    return 0 if table.opener is None else table.opener


def _bring_in(table: Table, step: Bet, seats: list[int]) -> int:
    """The worst door card. Source: TDA 2024, RP-10; clubs are lowest, then ♦ ♥ ♠."""
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
    """The seat with the strongest up cards; between equal ranks by suit, ace high, by seat number, or from the button.

    up    seat -> its cards that lie face up, in order from the button;  number    how far a seat is from seat 1
    """
    assert step.ranking is not None
    values = {seat: step.ranking.showing(cards) for seat, cards in up.items()}
    top = max(values.values())
    tied = [seat for seat, value in values.items() if value == top]
    if len(tied) == 1 or game.showing_ties == "button":
        return tied[0]
    if game.showing_ties == "seat":
        return min(tied, key=number)
    return max(tied, key=lambda seat: sorted((game.heights[c] for c in up[seat]), reverse=True))


FIRST: dict[str, Rule] = {
    "left-of-big-blind": lambda table, step: left_of_big_blind(table),
    "left-of-button": _left_of_button,
    "bring-in": _by_cards(_bring_in),
    "highest-showing": _by_cards(_best_showing),
    "lowest-showing": _by_cards(_best_showing),
    "same-order": _same_order,
    "opener": _opener,
}

"""Why a hand wins: the first thing that decides between two hands, and what they would be by another rule.

Players who take another rule for that of the game ask about a hand in which the two come out differently.

Likely mistakes of the loser come first: cards that a hand may not use, a wild card, an unusual order of hands. Such a rule
is the reason only if it decides: were both players to go by the rule that it is taken for, the loser would not lose.
Otherwise the reason is the first place at which the two hands differ. Everything is computed from the ranking, so that
it also holds for new rankings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from poker_rulebook.book.parts import Share
from poker_rulebook.cards import (
    ACE,
    DECK_52,
    HEIGHT,
    JOKER_BUG,
    JOKER_WILD,
    RANKS,
    SUITS,
    Cards,
    rank_of,
    suit_of,
)
from poker_rulebook.play.comparing import Compared, all_of, by_suit, uses
from poker_rulebook.play.pots import BOTH, playing
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.lookup import GROUPS, MOST_CARDS, Worth
from poker_rulebook.ranking.ranking import Made, Uses, best_by, best_using, choices, fitting, value_using
from poker_rulebook.ranking.rules import FOUR_CARDS, FOUR_OF_A_KIND, Rules

# --- what two hands would be by another rule than that of the game, each with its cards chosen anew


class Otherwise(NamedTuple):
    """A rule by which both players might go; None stands for what the game has.

    rules     what beats what
    groups    the groups of board cards, of one of which cards play
    uses      how many own cards play with how many of a group
    own       seat -> the own cards that play, as a ranking reads them: wild ones as jokers or as they are
    wider     whether by it every hand is allowed that the game allows
    """

    rules: Rules | None = None
    groups: Sequence[Cards] | None = None
    uses: Uses | None = None
    own: Callable[[int], Cards] | None = None
    wider: bool = False


def decides(compared: Compared, share: Share, winner: int, loser: int, other: Otherwise) -> Cards | None:
    """The hand with which the loser would not lose to the winner if both went by another rule; None where it would.

    () if its cards were not looked for, which `hand` gives. Hands with jokers are not compared by other rules of what beats what.
    """
    mine, cards = _best(compared, share, loser, other)
    by_suit = compared.game.equal_hands == "suit"
    if not mine or (other.wider and not by_suit and mine < (compared.values[share.id][winner],)):
        return None  # by a wider rule the winner has at least the hand that it has
    his = worth(compared, share, winner, other)
    if (other.rules and not his) or mine < his or (by_suit and mine == his):
        return None
    return cards


def worth(compared: Compared, share: Share, seat: int, other: Otherwise) -> Worth:
    """What the best hand of a seat is worth by another rule; () if no cards make one."""
    return _best(compared, share, seat, other)[0]


def _best(compared: Compared, share: Share, seat: int, other: Otherwise) -> tuple[Worth, Cards]:
    """What the best hand of a seat is worth; with its cards where the rules of what beats what are others."""
    own, groups, ways = _playing(compared, share, seat, other)
    if other.rules or not ways:
        return _by(other.rules, share, own, groups, ways)
    value = value_using(share.ranking, own, groups, ways)
    return (value,) if value else (), ()


def hand(compared: Compared, share: Share, seat: int, other: Otherwise) -> Cards:
    """The best hand of a seat by another rule; () if no cards make one."""
    own, groups, ways = _playing(compared, share, seat, other)
    if other.rules or not ways:
        return _by(other.rules, share, own, groups, ways)[1]
    return best_using(share.ranking, own, groups, ways)[1]


def _by(
    rules: Rules | None, share: Share, own: Cards, groups: Sequence[Cards], ways: Uses
) -> tuple[Worth, Cards]:
    sets = [cards for group in groups for cards in choices(share.ranking, own, group, ways)] if ways else []
    if rules is None or any([card >= JOKER_BUG for cards in sets for card in cards]):
        return (), ()
    return best_by(rules, sets)


def _playing(
    compared: Compared, share: Share, seat: int, other: Otherwise
) -> tuple[Cards, list[Cards], Uses]:
    """The own cards and the groups as the ranking reads them, and what is allowed that so many cards can do."""
    own = other.own(seat) if other.own else compared.counted(compared.own(share, seat), seat)
    lying = compared.groups(share) if other.groups is None else other.groups
    groups = [group if other.own else compared.counted(group, seat) for group in lying]
    longest = max(map(len, groups), default=0)
    if other.uses is None:  # where more own cards may play than there are, all do
        allowed = tuple([(min(mine, len(own)), board) for mine, board in uses(share, own)])
    else:
        allowed = other.uses
    ways = tuple([(mine, board) for mine, board in allowed if mine <= len(own) and board <= longest])
    many = len(own) + longest > MOST_CARDS  # a ranking does not read all of them at once
    if many and fitting(ways, len(own), longest, share.ranking.size) is None:
        ways = ways[1:]
    return own, groups, ways


# --- why a hand wins


# The classes of high hands in the order that everybody knows, the strongest first.
KNOWN = (
    "five-of-a-kind", "royal-flush", "straight-flush", "four-of-a-kind", "full-house", "flush", "straight", "three-of-a-kind",
    "two-pair", "one-pair", "high-card",
)  # fmt: skip
GROUPED = ("five-of-a-kind", "four-of-a-kind", "full-house", "three-of-a-kind", "two-pair", "one-pair")
RUNS = ("straight", "straight-flush", "royal-flush")
AGAINST_LOW = ("straight", "flush", "straight-flush")
UNEXPECTED = (
    "gate",
    "use",
    "wild",
    "order",
    "suit",
)  # kinds of reasons that the names of two hands do not tell
HOLE_CARDS_KNOWN = 2  # the most hole cards that are used in Hold'em and Omaha


class Reason(NamedTuple):
    """Why one seat wins a share and another does not.

    kind       qualify, gate, use, wild, order, count, class, rank, kicker, card, total, suit or tie
    why        the kind in more detail, as the key of a message
    winners    several for a tie; none if nobody has a hand that counts
    loser      None for a tie, and if nobody wins; of a tie the seat that would win by another rule
    cards      seat -> the cards that decide
    ranks      the letters at the first place that differs, of the winner and of the loser;  same: the letters before it
    belief     the hand that the loser may have believed in
    numbers    the number of hole cards that this hand would use, and the numbers allowed; or the number of cards that
               count in each hand
    """

    kind: str
    why: str
    winners: tuple[int, ...]
    loser: int | None = None
    cards: Mapping[int, Cards] = {}
    ranks: tuple[str, ...] = ()
    same: tuple[str, ...] = ()
    belief: Cards = ()
    numbers: tuple[int, ...] = ()


Rival = tuple[Otherwise, Reason]  # another rule, and what is told where it would come out differently


def reasons(compared: Compared, share: Share, winners: Sequence[int]) -> list[Reason]:
    """The reasons for the result of a share.

    First, if it applies, why the share is divided or why nobody wins it; then for each seat that plays for it why it
    does not win, the strongest seat first.
    """
    values = compared.values[share.id]
    seats = playing(compared, share, values)
    losers = sorted((seat for seat in seats if seat not in winners), key=lambda seat: -values[seat])
    if not winners:
        return [_nobody(compared, share, losers)] if seats else []
    first = [_shared(compared, share, tuple(winners))] if len(winners) > 1 else []
    made = _made(compared, share, winners[0]) if losers and values[winners[0]] else None
    return first + [_lost(compared, share, winners[0], seat, made) for seat in losers]


def _nobody(compared: Compared, share: Share, losers: Sequence[int]) -> Reason:
    """The reason that nobody wins.

    The strongest hand declared both and did not win both, or the pot goes to another share; else nobody qualifies, for
    which there may be too few low cards on the board.
    """
    if compared.values[share.id][losers[0]]:
        both = compared.declared is not None
        return Reason("gate", "gate-both", (), losers[0]) if both else Reason("qualify", "first-won", ())
    rules, needed = share.ranking.rules, min((board for _, board in share.uses), default=0)
    lows = (
        rules.wins_lowest and rules.compare == "classes" and "one-pair" in rules.classes and share.qualifier
    )
    if lows and needed and not compared.game.wild.ranks:
        highest = max(rules.strength[RANKS.index(rank)] for rank in share.qualifier if rank in RANKS)
        few = max(len({*_ranks(group, rules.strength, highest)}) for group in compared.groups(share) or ((),))
        if few < needed:
            return Reason("qualify", "nobody-board", (), numbers=(needed, few))
    return Reason("qualify", "nobody", ())


def _ranks(cards: Cards, strength: Mapping[int, int], highest: int) -> Iterator[int]:
    """The ranks of cards that are not higher than this."""
    ranks = (rank_of(card) for card in cards if card < JOKER_BUG)
    return (rank for rank in ranks if strength[rank] <= highest)


class Lost(NamedTuple):
    """Two seats of which one wins a share and the other does not, and what their hands are."""

    compared: Compared
    share: Share
    winner: int
    loser: int
    made: Made
    other: Made

    @property
    def ranking(self) -> Ranking:
        return self.share.ranking

    @property
    def rules(self) -> Rules:
        return self.share.ranking.rules

    def own(self, seat: int) -> Cards:
        return self.compared.own(self.share, seat)

    def lying(self, seat: int) -> list[Cards]:
        """The own cards of a seat with each group of the board, without those that are wild."""
        own, groups = self.own(seat), self.compared.groups(self.share)
        counted = [self.compared.counted(own + group, seat) for group in groups]
        return [tuple([card for card in cards if card < JOKER_BUG]) for cards in counted]

    def reason(self, kind: str, why: str, *, mine: Cards = (), his: Cards = (), **more: Any) -> Reason:
        """The reason with the cards of each that decide."""
        cards = {seat: cards for seat, cards in ((self.winner, mine), (self.loser, his)) if cards}
        return Reason(kind, why, (self.winner,), self.loser, cards, **more)


def _lost(compared: Compared, share: Share, winner: int, loser: int, made: Made | None) -> Reason:
    """Why a seat does not win.    made    what the hand of the winner is, if it has one"""
    found = Reason("", "", (winner,), loser)
    if share.down_suit and (down := _down(compared, share, found)):
        return down
    if not compared.values[share.id][loser]:
        cards = _unqualified(compared, share, loser)
        above = _too_high(share, cards)
        return found._replace(
            kind="qualify", why="qualify", belief=cards, cards={loser: above} if above else {}
        )
    if compared.values[share.id][loser] >= compared.values[share.id][winner]:
        if compared.declared and compared.declared[loser] == BOTH:  # and did not win both
            return found._replace(kind="gate", why="gate-both")
        if compared.values[share.id][loser] > compared.values[share.id][winner]:  # had to bet, and did not
            return found._replace(kind="gate", why="gate-barred")
        return found._replace(kind="tie", why="tie", winners=(winner, loser))
    assert made is not None
    lost = Lost(compared, share, winner, loser, made, _made(compared, share, loser))
    for rivals in (_gate, _use, _many, _wild, _order_of_lows if lost.rules.wins_lowest else _order_of_highs):
        for otherwise, reason in rivals(lost):
            wished = decides(compared, share, winner, loser, otherwise)
            if wished is not None and (told := _believed(compared, share, reason, otherwise, wished)):
                return told
    return _first_difference(lost)


def _believed(
    compared: Compared, share: Share, reason: Reason, otherwise: Otherwise, wished: Cards
) -> Reason | None:
    """The reason with the hand by which the loser would not lose; None if what is told of it is not so."""
    loser = reason.loser
    assert loser is not None
    if reason.why == "use-number":
        least = worth(compared, share, reason.winners[0], otherwise)
        return _with_number(compared, share, reason, otherwise, least)
    if reason.why in ("wild", "wild-joker"):
        cards = compared.best(share, reason.winners[0])[1]
        rank = _stands_for(share.ranking, compared.counted(cards, reason.winners[0]))
        return reason._replace(why=f"{reason.why}-as", ranks=(rank,)) if rank else reason
    if reason.why not in ("use-lines", "use-removed", "order-against", "order-ace"):
        return reason
    if reason.why == "order-against":
        return reason._replace(cards={loser: share.ranking.made(wished).cards})
    if reason.why == "order-ace":
        aces = _with_rank(wished, RANKS[ACE])
        return reason._replace(cards={loser: aces}) if aces else None
    wished, own = hand(compared, share, loser, otherwise), compared.counted(compared.own(share, loser), loser)
    unused = [card for card in wished if card not in own] if reason.why == "use-lines" else compared.removed
    return reason._replace(
        cards={loser: tuple([c for c in unused if c in wished and c < JOKER_BUG])}, belief=wished
    )


def _made(compared: Compared, share: Share, seat: int) -> Made:
    """What the hand of a seat is, with wild cards as they lie."""
    cards = compared.best(share, seat)[1]
    return share.ranking.made(compared.counted(cards, seat))._replace(cards=cards)


def _too_high(share: Share, cards: Cards) -> Cards:
    """The highest card of a low without a pair that is not low enough; () for any other hand."""
    rules, ranking = share.ranking.rules, share.ranking
    if not (cards and share.qualifier and rules.wins_lowest) or ranking.made(cards).category != "high-card":
        return ()
    return (
        max((card for card in cards if card < JOKER_BUG), key=lambda card: rules.strength[rank_of(card)]),
    )


def _unqualified(compared: Compared, share: Share, seat: int) -> Cards:
    """The best hand of a seat without regard to a qualifier; () if no cards make a hand."""
    own = compared.own(share, seat)
    try:
        return best_using(share.ranking, own, compared.groups(share), uses(share, own))[1]
    except ValueError:
        return ()


# --- rules that others may be taken for


def _gate(lost: Lost) -> Iterator[Rival]:
    """The winner has a card that puts a hand ahead of all without one."""
    if not lost.rules.ahead:
        return
    ahead = [card for card in lost.own(lost.winner) if lost.ranking.is_ahead((card,))]
    if ahead and not lost.ranking.is_ahead(lost.own(lost.loser)):
        yield Otherwise(rules=lost.rules._replace(ahead=())), lost.reason("gate", "gate", mine=(ahead[0],))


def _down(compared: Compared, share: Share, found: Reason) -> Reason | None:
    """The reason that a better card of the loser lies face up, where only those face down count."""
    winner, loser, suit = found.winners[0], found.loser, SUITS.index(share.down_suit[0])
    assert loser is not None

    def of_suit(seat: int) -> Cards:
        cards = all_of(compared.held[seat])
        return tuple([card for card in cards if card < JOKER_BUG and suit_of(card) == suit])

    down = compared.own(share, loser)
    up = [card for card in of_suit(loser) if card not in down]
    if not up or decides(compared, share, winner, loser, Otherwise(own=of_suit)) is None:
        return None
    better = max(up, key=lambda card: share.ranking.value((card,)))
    return found._replace(kind="use", why="use-down", cards={loser: (better,)})


def _use(lost: Lost) -> Iterator[Rival]:
    """Cards may not be used together: cards that are out of play, another number of own cards, or cards of several lines."""
    compared, groups = lost.compared, lost.compared.groups(lost.share)
    if lost.share.board == (0, 0) or not groups:
        return
    board = tuple(compared.board.values())
    if compared.removed:
        yield Otherwise(groups=(board + compared.removed,), wider=True), lost.reason("use", "use-removed")
    if _number_fixed(compared, lost.share, lost.loser):
        yield _any_number(lost.share), lost.reason("use", "use-number")
    if sum(map(len, groups)) > len({card for group in groups for card in group}):
        # its lines share cards: nobody mixes separate boards
        yield Otherwise(groups=(board,), wider=True), lost.reason("use", "use-lines")


def _number_fixed(compared: Compared, share: Share, seat: int) -> bool:
    """Whether not just any own cards may play with cards of the board."""
    own = compared.own(share, seat)
    there, ways = max(map(len, compared.groups(share)), default=0), tuple(uses(share, own))
    return bool(there) and fitting(ways, len(own), there, share.ranking.size) is not None


def _any_number(share: Share) -> Otherwise:
    size = share.ranking.size
    return Otherwise(uses=tuple([(mine, size - mine) for mine in range(size + 1)]), wider=True)


def _with_number(
    compared: Compared, share: Share, reason: Reason, otherwise: Otherwise, least: Worth
) -> Reason | None:
    """The reason with the hand that the loser has by any number of own cards, of the number nearest to what is allowed.

    least    what the hand has to be worth
    """
    loser, size, ranking = reason.loser, share.ranking.size, share.ranking
    assert loser is not None
    own, wished = compared.own(share, loser), ranking.made(hand(compared, share, loser, otherwise))
    allowed = sorted({mine for mine, _ in uses(share, own)})
    for mine in sorted(range(size + 1), key=lambda n: min([abs(n - it) for it in allowed])):
        only = Otherwise(uses=((mine, size - mine),))
        has = worth(compared, share, loser, only)
        if mine in allowed or has < least or (has == least and compared.game.equal_hands == "suit"):
            continue
        belief = hand(compared, share, loser, only)
        if _leads(ranking.made(belief)) == _leads(wished):
            way = "none" if not mine else "at-most" if mine > allowed[-1] and not allowed[0] else "exactly"
            cards = tuple([card for card in own if card in belief]) or own
            numbers = (mine, *allowed)
            return reason._replace(why=f"use-{way}", cards={loser: cards}, belief=belief, numbers=numbers)
    return None


def _leads(made: Made) -> tuple[str, ...]:
    """What a hand is called by: its class and the ranks that make it."""
    return (made.category, *made.ranks[: len(GROUPS.get(made.category, ())) or 1])


def _many(lost: Lost) -> Iterator[Rival]:
    """The winner uses more hole cards than most games allow, to make a hand of another class."""
    if lost.share.board == (0, 0) or lost.made.category == lost.other.category:
        return
    own = lost.own(lost.winner)
    used = tuple([card for card in lost.made.cards if card in own])
    fewer = tuple([use for use in uses(lost.share, own) if use[0] <= HOLE_CARDS_KNOWN])
    if fewer and len(used) > HOLE_CARDS_KNOWN:
        yield Otherwise(uses=fewer), lost.reason("use", "use-many", mine=used, numbers=(len(used),))


def _wild(lost: Lost) -> Iterator[Rival]:
    """Only the winning hand has a wild card, or a joker in the losing hand is not wild."""
    compared, ranking = lost.compared, lost.ranking
    if not (compared.game.deck.jokers or compared.wild(lost.winner) or compared.wild(lost.loser)):
        return
    wild, helped = (_wild_in(compared, lost.share, seat) for seat in (lost.winner, lost.loser))
    alone = lost.share.board == (0, 0)
    if wild and not helped and (alone or max(lost.own(lost.winner) + lost.own(lost.loser)) < JOKER_BUG):
        why = "wild-joker" if min(wild) >= JOKER_BUG else "wild"
        yield (
            Otherwise(own=lambda seat: _natural(ranking, lost.own(seat))),
            lost.reason("wild", why, mine=wild),
        )
    if alone and JOKER_BUG in lost.own(lost.loser):

        def free(seat: int) -> Cards:
            return tuple([JOKER_WILD if card == JOKER_BUG else card for card in lost.own(seat)])

        yield Otherwise(own=free), lost.reason("wild", "wild-bug", his=(JOKER_BUG,))


def _wild_in(compared: Compared, share: Share, seat: int) -> Cards:
    """The wild cards and jokers of the hand of a seat."""
    cards = compared.best(share, seat)[1]
    counted = compared.counted(cards, seat)
    return tuple([card for card, read in zip(cards, counted, strict=True) if read >= JOKER_BUG])


def _natural(ranking: Ranking, own: Cards) -> Cards:
    """Own cards without anything wild: in place of a joker stands the card that is of least use, one of the rarest suit."""
    for joker in [card for card in own if card >= JOKER_BUG]:
        others = list(own)
        others.remove(joker)
        suits = [suit_of(card) for card in others if card < JOKER_BUG]
        rarest = min(range(len(SUITS)), key=suits.count)
        free = [
            card for card in DECK_52 if suit_of(card) == rarest and rank_of(card) in ranking.rules.strength
        ]
        own = min([(*others, card) for card in free if card not in others], key=ranking.value)
    return own


def _stands_for(ranking: Ranking, counted: Cards) -> str:
    """The letter of the rank that the only wild card of a hand stands for; "" if several are wild, or for five of a kind."""
    natural = tuple(card for card in counted if card < JOKER_BUG)
    if len(natural) != len(counted) - 1:
        return ""
    value = ranking.value(counted)
    return next((RANKS[rank_of(card)] for card in reversed(DECK_52)
                 if card not in natural and rank_of(card) in ranking.rules.strength
                 and ranking.value((*natural, card)) == value), "")  # fmt: skip


def _order_of_highs(lost: Lost) -> Iterator[Rival]:
    """High hands rank otherwise than usual: a class, a run, cards that add up, pairs, or a total that is too large."""
    rules, made, mine, his = lost.rules, lost.made, lost.made.category, lost.other.category
    if rules.compare == "total" and rules.over == "loses" and (lost.other.points or 0) > rules.target:
        reason = lost.reason("total", "total-over", mine=made.cards, his=lost.other.cards)
        yield Otherwise(rules=rules._replace(over="level")), reason
    if rules.compare == "distinct" and "rank" not in rules.distinct and len({*made.ranks}) < len(made.ranks):
        both = frozenset([*rules.distinct, "rank"])
        reason = lost.reason("order", "order-pairs", mine=made.cards)
        yield Otherwise(rules=rules._replace(distinct=both)), reason
    if rules.compare != "classes" or rules.size < 5:
        return
    if mine != his and (mine not in KNOWN or (his in KNOWN and KNOWN.index(mine) > KNOWN.index(his))):
        usual = tuple([name for name in KNOWN if name in rules.classes])
        reason = lost.reason("order", "order-class", mine=made.cards, ranks=(mine, his))
        yield Otherwise(rules=rules._replace(classes=usual)), reason
    if any([name in rules.classes for name in FOUR_CARDS]):
        return  # which are not read without tables
    if rules.fourth_by_sum and mine == FOUR_OF_A_KIND and _most_of_a_rank(made.cards) < 4:
        reason = lost.reason("order", "order-sum", mine=made.cards)
        yield Otherwise(rules=rules._replace(fourth_by_sum={})), reason
    if mine in RUNS and not _is_usual_run(made.cards):
        runs = tuple([straight for straight in rules.straights if _in_sequence(straight)])
        if len(runs) < len(rules.straights):
            reason = lost.reason("order", "order-run", mine=made.cards)
            yield Otherwise(rules=rules._replace(straights=runs)), reason


def _most_of_a_rank(cards: Cards) -> int:
    ranks = [rank_of(card) for card in cards if card < JOKER_BUG]
    return max(map(ranks.count, ranks))


def _order_of_lows(lost: Lost) -> Iterator[Rival]:
    """Low hands rank otherwise than elsewhere: by pairs, by straights and flushes, or with the ace."""
    rules, mine = lost.rules, lost.made.cards
    if rules.compare != "classes" or rules.size < 5 or "high-card" not in rules.classes:
        return
    counted = rules.counts_flushes or "straight" in rules.classes
    if "one-pair" not in rules.classes and _alike(mine) > _alike(lost.other.cards):
        usual = tuple([name for name in KNOWN if name in rules.classes or name in GROUPED])
        yield (
            Otherwise(rules=rules._replace(classes=usual)),
            lost.reason("order", "order-pairs-low", mine=mine),
        )
    lying = lost.lying(lost.loser)
    if counted and any([_may_count_against(rules, it) for it in _as_low(lost, lying, rules.strength)]):
        without = tuple([name for name in rules.classes if name not in AGAINST_LOW])
        yield Otherwise(rules=rules._replace(classes=without)), lost.reason("order", "order-against")
    if rules.ranks[0] == ACE:
        ranks = (*rules.ranks[1:], *rules.ranks[:1])
        strength = {rank: number for number, rank in enumerate(reversed(ranks))}
        with_aces = [cards for cards in lying if _with_rank(cards, RANKS[ACE])]
        if with_aces and _as_low(lost, with_aces, strength):
            low = rules._replace(ranks=ranks, strength=strength)
            yield Otherwise(rules=low), lost.reason("order", "order-ace")
    if not counted and (_is_usual_run(mine) or _of_one_suit(mine)):
        usual = tuple([name for name in KNOWN if name in rules.classes or name in AGAINST_LOW])
        other = rules._replace(classes=usual, straights=_runs(rules.ranks))
        yield Otherwise(rules=other), lost.reason("order", "order-for", mine=mine)


def _runs(ranks: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Every five ranks in a row, the highest first."""
    return tuple([tuple(ranks[place : place + 5]) for place in range(len(ranks) - 4)])


def _may_count_against(rules: Rules, cards: Cards) -> bool:
    """Whether five of these cards may be a straight or a flush that is none by another rule."""
    suits, ranks = [suit_of(card) for card in cards], {rank_of(card) for card in cards}
    runs = any([ranks.issuperset(run) for run in rules.straights])
    return runs or (rules.counts_flushes and max(map(suits.count, range(len(SUITS)))) >= rules.size)


def _as_low(lost: Lost, lying: list[Cards], strength: Mapping[int, int]) -> list[Cards]:
    """Those cards whose five lowest ranks are as low as the hand of the winner, whatever counts against them.

    lying    the cards of the loser with each group
    """
    if lost.made.category != "high-card":
        return lying
    best = sorted([strength[rank_of(card)] for card in lost.made.cards if card < JOKER_BUG], reverse=True)
    found = []
    for cards in lying:
        five = sorted({strength[rank_of(card)] for card in cards}, reverse=True)[-5:]
        if len(five) == 5 and five <= best:
            found.append(cards)
    return found


def _alike(cards: Cards) -> int:
    """How many cards have the rank of another one before them."""
    return len(cards) - len({rank_of(card) for card in cards if card < JOKER_BUG})


def _of_one_suit(cards: Cards) -> bool:
    return len({suit_of(card) for card in cards if card < JOKER_BUG}) == 1


def _is_usual_run(cards: Cards) -> bool:
    return _in_sequence([rank_of(card) for card in cards if card < JOKER_BUG])


def _in_sequence(ranks: Iterable[int]) -> bool:
    """Whether these are different ranks in a row, also with the ace below the deuce."""
    row = sorted(ranks)
    apart = len({*row}) == len(row)
    return apart and (row[-1] - row[0] == len(row) - 1 or row == [0, 1, 2, 3, ACE])


# --- the first difference


def _first_difference(lost: Lost) -> Reason:
    made, other, rules = lost.made, lost.other, lost.rules
    if made.points is not None:
        return lost.reason("total", _total(rules, made, other), mine=made.cards, his=other.cards)
    if rules.compare == "distinct" and len(made.ranks) != len(other.ranks):
        return _counted_fewer(lost)
    if made.category != other.category:
        paired = made.category == "high-card" and other.category in GROUPED
        low = "" if not rules.wins_lowest else "-low" if paired else "-low-pairs"
        classes = made.category, other.category
        return lost.reason("class", f"class{low}", mine=made.cards, his=other.cards, ranks=classes)
    pairs = enumerate(zip(made.ranks, other.ranks, strict=True))
    place = next((n for n, (mine, his) in pairs if mine != his), None)
    if place is None:
        return _by_suit(lost)
    ranks, groups = (made.ranks[place], other.ranks[place]), len(GROUPS.get(made.category, ()))
    kind, why, same = "card", "card-next" if place else "card-first", made.ranks[:place]
    if made.category in RUNS or made.category == "four-card-straight":
        kind, why, same = "rank", "rank-top-low" if rules.wins_lowest else "rank-top", (made.category,)
    elif place < groups:
        kind, why = "rank", f"rank-{made.category}{'-next' * bool(place)}"
    elif groups:
        kind, why = "kicker", "kicker"
    elif len(made.ranks) == 1:
        why = "card-only"
    mine, his = _with_rank(made.cards, ranks[0]), _with_rank(other.cards, ranks[1])
    return lost.reason(kind, why, mine=mine, his=his, ranks=ranks, same=same)


def _total(rules: Rules, made: Made, other: Made) -> str:
    """How two totals differ: in points, in cards, or in how near they are to a number."""
    if rules.compare == "points":
        alike = made.points == other.points
        return "points-cards" if alike else "points-low" if rules.wins_lowest else "points"
    near, far = (abs((each.points or 0) - rules.target) for each in (made, other))
    return "total-same" if near == far else "total"


def _by_suit(lost: Lost) -> Reason:
    """The reason that the suits of two hands of the same ranks decide, with the first two cards that differ in suit."""
    mine, his = (by_suit(lost.compared.game, made.cards) for made in (lost.made, lost.other))
    pair = next(pair for pair in zip(mine, his, strict=True) if pair[0] != pair[1])
    return lost.reason("suit", "suit", mine=pair[:1], his=pair[1:])


def _with_rank(cards: Cards, rank: str) -> Cards:
    return tuple(card for card in cards if card < JOKER_BUG and RANKS[rank_of(card)] == rank)


def _counted_fewer(lost: Lost) -> Reason:
    """The reason that fewer cards of the loser count: as there are few suits or ranks, or two cards may not stand together."""
    counted, n, m = lost.other.cards, len(lost.made.ranks), len(lost.other.ranks)
    own = lost.own(lost.loser)
    for name, of in (("suit", suit_of), ("rank", rank_of)):
        if lost.share.board != (0, 0) or max(own) >= JOKER_BUG or name not in lost.rules.distinct:
            continue
        if len({of(card) for card in own}) == m < len(own) - 1:
            return lost.reason("count", f"count-{name}s", mine=lost.made.cards, his=counted, numbers=(n, m))
        left = [card for card in own if card not in counted]
        clash = [card for card in counted if len(left) == 1 and of(card) == of(left[0])]
        if clash:
            return lost.reason("count", f"count-{name}", his=(left[0], clash[0]), numbers=(n, m))
    return lost.reason("count", "count", mine=lost.made.cards, his=counted, numbers=(n, m))


def _shared(compared: Compared, share: Share, winners: tuple[int, ...]) -> Reason:
    """The reason for a tie: the board plays for all, a hand takes a number of own cards that may not play, or the cards
    left over do not count."""
    best = {seat: compared.best(share, seat)[1] for seat in winners}
    board = {card for group in compared.groups(share) for card in group}
    if board and all(set(cards) <= board for cards in best.values()):
        return Reason("tie", "tie-board", winners, cards={winners[0]: best[winners[0]]})
    tie = Reason("tie", "tie", winners, cards=best)
    if compared.game.equal_hands == "suit":
        return tie
    if _number_fixed(compared, share, winners[0]):
        otherwise = _any_number(share)
        by_it = {seat: worth(compared, share, seat, otherwise) for seat in winners}
        strongest = max(winners, key=by_it.__getitem__)
        if min(by_it.values()) == by_it[strongest]:
            return tie
        told = tie._replace(loser=strongest)
        return _with_number(compared, share, told, otherwise, by_it[strongest]) or tie
    return _left_over(compared, share, tie) or tie


def _left_over(compared: Compared, share: Share, tie: Reason) -> Reason | None:
    """The reason that a card of one seat does not count with which it would win if a hand had one card more."""
    ranking, further = share.ranking, {}
    for seat in tie.winners:
        cards, lying = tie.cards[seat], compared.own(share, seat) + sum(compared.groups(share), ())
        counted = compared.counted(cards, seat)
        if len(compared.groups(share)) > 1 or max(counted) >= JOKER_BUG or len(cards) < ranking.size:
            return None
        if ranking.rules.wins_lowest or ranking.made(cards).category not in GROUPS:
            return None
        left = [card for card in lying if card not in cards and card < JOKER_BUG]
        further[seat] = max(left, key=HEIGHT.__getitem__, default=-1)
    heights = {seat: rank_of(card) if card >= 0 else -1 for seat, card in further.items()}
    seat = max(tie.winners, key=heights.__getitem__)
    if min(heights.values()) == heights[seat]:
        return None
    rank = RANKS[heights[seat]]
    return tie._replace(
        why="tie-sixth", loser=seat, cards={seat: (further[seat],)}, ranks=(rank,), numbers=(ranking.size,)
    )

"""Why a hand wins: the first thing that decides between two hands, computed from the ranking and the rules.

Likely mistakes of the loser come first: cards that a hand may not use, a wild card, an unusual order of hands.
Otherwise the reason is the first place at which the two hands differ. Everything is computed from the ranking, so that
it also holds for new rankings.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

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
from poker_rulebook.play.comparing import Compared, all_of, uses
from poker_rulebook.play.pots import BOTH, playing
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.lookup import GROUPS, MOST_CARDS
from poker_rulebook.ranking.ranking import Made, best_using, fitting, value_using
from poker_rulebook.ranking.rules import FOUR_OF_A_KIND

# The classes of high hands in the order that everybody knows, the strongest first.
KNOWN = (
    "five-of-a-kind", "royal-flush", "straight-flush", "four-of-a-kind", "full-house", "flush", "straight", "three-of-a-kind",
    "two-pair", "one-pair", "high-card",
)  # fmt: skip
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
    loser      None for a tie, and if nobody wins
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
    return first + [_lost(compared, share, winners[0], seat) for seat in losers]


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


def _lost(compared: Compared, share: Share, winner: int, loser: int) -> Reason:
    found = Reason("", "", (winner,), loser)
    if share.down_suit and (more := _down(compared, share, found)):
        return more
    if not compared.values[share.id][loser]:
        cards = _unqualified(compared, share, loser)
        above = _too_high(share, cards)
        return found._replace(
            kind="qualify", why="qualify", belief=cards, cards={loser: above} if above else {}
        )
    if compared.values[share.id][loser] >= compared.values[share.id][winner]:
        return _not_weaker(compared, share, found)
    for tell in (_gate, _use, _wild):
        if more := tell(compared, share, found):
            return more
    made, other = (_made(compared, share, seat) for seat in (winner, loser))
    own = compared.own(share, loser) if share.board == (0, 0) else other.cards
    order = _order_of_lows if share.ranking.rules.wins_lowest else _order_of_highs
    return order(share.ranking, found, made, other, own) or _first_difference(
        share.ranking, found, made, other, own
    )


def _made(compared: Compared, share: Share, seat: int) -> Made:
    return share.ranking.made(compared.counted(compared.best(share, seat)[1], seat))


def _not_weaker(compared: Compared, share: Share, found: Reason) -> Reason:
    """The reason that a hand as strong as that of the winner does not win.

    The seat declared both and did not win both, or had to bet and did not; or there are not enough chips for all who tie.
    """
    winner, loser = found.winners[0], found.loser
    assert loser is not None
    if compared.declared and compared.declared[loser] == BOTH:
        return found._replace(kind="gate", why="gate-both")
    if compared.values[share.id][loser] > compared.values[share.id][winner]:
        return found._replace(kind="gate", why="gate-barred")
    return found._replace(kind="tie", why="tie", winners=(winner, loser))


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


def _gate(compared: Compared, share: Share, found: Reason) -> Reason | None:
    """The reason that the winner has a card that puts a hand ahead of all without one; None if it does not apply."""
    ranking, winner, loser = share.ranking, found.winners[0], found.loser
    own = compared.own(share, winner)
    if loser is None or not ranking.is_ahead(own) or ranking.is_ahead(compared.own(share, loser)):
        return None
    ahead = tuple(card for card in own if ranking.is_ahead((card,)))
    return found._replace(kind="gate", why="gate", cards={winner: ahead[:1]})


def _down(compared: Compared, share: Share, found: Reason) -> Reason | None:
    """The reason that a better card of the loser lies face up, or was no card of this suit face down."""
    winner, loser = found.winners[0], found.loser
    assert loser is not None
    down = compared.own(share, loser)
    up = [card for card in all_of(compared.held[loser])
          if card < JOKER_BUG and card not in down and SUITS[suit_of(card)] == share.down_suit[0]]  # fmt: skip
    better = [card for card in up if share.ranking.value((card,)) > compared.values[share.id][winner]]
    return found._replace(kind="use", why="use-down", cards={loser: (better[0],)}) if better else None


def _use(compared: Compared, share: Share, found: Reason) -> Reason | None:
    """The reason that cards may not be used together, or that the winner uses unusually many hole cards.

    It is told where the loser would not lose by another rule, one of those that players take for the rule of the game: had
    both gone by it, the hand of the loser would be no weaker.
    """
    if share.board == (0, 0) or not compared.groups(share) or compared.game.equal_hands == "suit":
        return None
    for tell in (_removed, _other_number, _mixed, _many):
        if more := tell(compared, share, found):
            return more
    return None


def _removed(compared: Compared, share: Share, found: Reason) -> Reason | None:
    """The reason that cards of the board are out of play with which the loser would win."""
    assert found.loser is not None
    if not compared.removed:
        return None
    whole = tuple(compared.board.values()) + compared.removed
    believed = _believed(compared, share, found, (whole,), share.uses)
    if not believed:
        return None
    lost = tuple(card for card in compared.removed if card in believed)
    return found._replace(kind="use", why="use-removed", cards={found.loser: lost}, belief=believed)


def _other_number(compared: Compared, share: Share, found: Reason) -> Reason | None:
    """The reason that the best hand of the loser has too many or too few hole cards."""
    assert found.loser is not None
    own, size = compared.own(share, found.loser), share.ranking.size
    every = tuple((mine, size - mine) for mine in range(size + 1))
    believed = _believed(compared, share, found, compared.groups(share), every)
    if not believed:
        return None
    mine, allowed = sum(card in own for card in believed), sorted({it for it, _ in uses(share, own)})
    way = "none" if not mine else "at-most" if mine > allowed[-1] and allowed[0] == 0 else "exactly"
    wanted = tuple(card for card in own if card in believed) or own
    numbers = (mine, *allowed)
    return found._replace(
        kind="use", why=f"use-{way}", cards={found.loser: wanted}, belief=believed, numbers=numbers
    )


def _mixed(compared: Compared, share: Share, found: Reason) -> Reason | None:
    """The reason that cards of the board do not play together, where its lines share cards: nobody mixes separate boards."""
    assert found.loser is not None
    groups = compared.groups(share)
    if sum(map(len, groups)) == len({card for group in groups for card in group}):
        return None
    believed = _believed(compared, share, found, (tuple(compared.board.values()),), share.uses)
    if not believed:
        return None
    own = compared.own(share, found.loser)
    wanted = tuple(card for card in believed if card not in own)
    return found._replace(
        kind="use",
        why="use-lines",
        cards={found.loser: wanted},
        belief=believed,
        numbers=(share.ranking.size - len(wanted),),
    )


def _believed(
    compared: Compared,
    share: Share,
    found: Reason,
    groups: Sequence[Cards],
    allowed: Sequence[tuple[int, int]],
) -> Cards:
    """The hand of the loser by another rule of which cards play; () if it would lose by this one, too."""
    winner, loser = found.winners[0], found.loser
    assert loser is not None
    value, other = (_value_by(compared, share, seat, groups, allowed) for seat in (loser, winner))
    if not value >= max(other, compared.plain_value(share, winner)) > compared.plain_value(share, loser):
        return ()
    return best_using(share.ranking, *_counted_by(compared, share, loser, groups, allowed))[1]


def _value_by(
    compared: Compared, share: Share, seat: int, groups: Sequence[Cards], allowed: Sequence[tuple[int, int]]
) -> int:
    """What the best hand of a seat is worth by another rule of which cards play; 0 if no cards make one."""
    own, counted, ways = _counted_by(compared, share, seat, groups, allowed)
    return value_using(share.ranking, own, counted, ways) if ways else 0


def _counted_by(
    compared: Compared, share: Share, seat: int, groups: Sequence[Cards], allowed: Sequence[tuple[int, int]]
) -> tuple[Cards, list[Cards], list[tuple[int, int]]]:
    """The own cards and the groups as the ranking reads them, and what is allowed that so many cards can do."""
    own = compared.counted(compared.own(share, seat), seat)
    counted = [compared.counted(group, seat) for group in groups]
    longest = max(map(len, counted), default=0)
    ways = [(mine, board) for mine, board in allowed if mine <= len(own) and board <= longest]
    many = len(own) + longest > MOST_CARDS  # a ranking does not read all of them at once
    if many and fitting(tuple(ways), len(own), longest, share.ranking.size) is None:
        ways = ways[1:]
    return own, counted, ways


def _many(compared: Compared, share: Share, found: Reason) -> Reason | None:
    """The reason that the winner uses more hole cards than most games allow."""
    winner, loser = found.winners[0], found.loser
    assert loser is not None
    own, groups = compared.own(share, winner), compared.groups(share)
    fewer = [use for use in uses(share, own) if use[0] <= HOLE_CARDS_KNOWN]
    used = tuple(card for card in compared.best(share, winner)[1] if card in own)
    if len(used) <= HOLE_CARDS_KNOWN or not fewer:
        return None
    mine, other = (_value_by(compared, share, seat, groups, fewer) for seat in (winner, loser))
    if mine > other:
        return None
    return found._replace(kind="use", why="use-many", cards={winner: used}, numbers=(len(used),))


def _wild(compared: Compared, share: Share, found: Reason) -> Reason | None:
    """The reason that the winning hand has a wild card, or that a joker in the losing hand is not wild."""
    winner, loser, ranking = found.winners[0], found.loser, share.ranking
    assert loser is not None
    _, cards = compared.best(share, winner)
    counted = compared.counted(cards, winner)
    wild = tuple(card for card, read in zip(cards, counted, strict=True) if read >= JOKER_BUG)
    if wild:
        why = "wild-joker" if min(wild) >= JOKER_BUG else "wild"
        if rank := _stands_for(ranking, counted):
            return found._replace(kind="wild", why=f"{why}-as", cards={winner: wild}, ranks=(rank,))
        return found._replace(kind="wild", why=why, cards={winner: wild})
    own = compared.own(share, loser)
    if JOKER_BUG not in own or share.board != (0, 0):
        return None
    wished = tuple(JOKER_WILD if card == JOKER_BUG else card for card in own)
    if ranking.value(wished) < compared.plain_value(share, winner):
        return None
    return found._replace(kind="wild", why="wild-bug", cards={loser: (JOKER_BUG,)}, belief=wished)


def _stands_for(ranking: Ranking, counted: Cards) -> str:
    """The letter of the rank that the only wild card of a hand stands for; "" if several are wild, or for five of a kind."""
    natural = tuple(card for card in counted if card < JOKER_BUG)
    if len(natural) != len(counted) - 1:
        return ""
    value = ranking.value(counted)
    return next((RANKS[rank_of(card)] for card in reversed(DECK_52)
                 if card not in natural and rank_of(card) in ranking.rules.strength
                 and ranking.value((*natural, card)) == value), "")  # fmt: skip


def _order_of_highs(ranking: Ranking, found: Reason, made: Made, other: Made, own: Cards) -> Reason | None:
    """The reason that the order of high hands is unusual: in a class, a run, cards that add up, or pairs."""
    winner, (mine, his) = found.winners[0], (made.category, other.category)
    told = found._replace(kind="order", cards={winner: made.cards}, ranks=(mine, his))
    if ranking.rules.compare == "distinct" and "rank" not in ranking.rules.distinct:
        return told._replace(why="order-pairs") if len({*made.ranks}) < len(made.ranks) else None
    if ranking.rules.compare != "classes" or ranking.size < 5:
        return None
    if mine == FOUR_OF_A_KIND and _most_of_a_rank(made.cards) < 4:
        return told._replace(why="order-sum")
    if mine != his and (mine not in KNOWN or (his in KNOWN and KNOWN.index(mine) > KNOWN.index(his))):
        return told._replace(why="order-class")
    return told._replace(why="order-run") if mine in RUNS and not _is_usual_run(made.cards) else None


def _most_of_a_rank(cards: Cards) -> int:
    ranks = [rank_of(card) for card in cards]
    return max(map(ranks.count, ranks))


def _order_of_lows(ranking: Ranking, found: Reason, made: Made, other: Made, own: Cards) -> Reason | None:
    """The reason that the order of low hands is unusual: a straight or flush counts against a low, or aces are high."""
    winner, loser = found.winners[0], found.loser
    assert loser is not None
    if ranking.rules.compare != "classes" or ranking.size < 5 or made.category != "high-card":
        return None
    told = found._replace(kind="order")
    if "one-pair" not in ranking.rules.classes and _alike(made.cards) > _alike(other.cards):
        return told._replace(why="order-pairs-low", cards={winner: made.cards})
    strength, lowest = ranking.rules.strength, dict(ranking.rules.strength) | {ACE: -1}
    if other.category in AGAINST_LOW:
        return told._replace(why="order-against", cards={loser: other.cards})
    if _is_lower(wished := _five_lowest(own, strength), made.cards, strength):
        return told._replace(why="order-against", cards={loser: wished}) if wished else None
    if strength[ACE] and _is_lower(wished := _five_lowest(own, lowest), made.cards, lowest):
        return told._replace(why="order-ace", cards={loser: _with_rank(wished, RANKS[ACE])})
    is_run = _is_usual_run(made.cards) or len({*map(suit_of, made.cards)}) == 1
    if "straight" not in ranking.rules.classes and is_run:
        return told._replace(why="order-for", cards={winner: made.cards})
    return None


def _alike(cards: Cards) -> int:
    """How many cards have the rank of another one before them."""
    return len(cards) - len({rank_of(card) for card in cards if card < JOKER_BUG})


def _five_lowest(cards: Cards, strength: Mapping[int, int]) -> Cards:
    """The five lowest cards of different ranks, from the highest down; () if there are fewer."""
    by_rank = {rank_of(card): card for card in cards if card < JOKER_BUG and rank_of(card) in strength}
    ranks = sorted(by_rank, key=lambda rank: strength[rank])[:5]
    return tuple(by_rank[rank] for rank in reversed(ranks)) if len(ranks) == 5 else ()


def _is_lower(cards: Cards, others: Cards, strength: Mapping[int, int]) -> bool:
    """Whether some cards are lower than others, compared from the highest down."""
    mine, his = (sorted((strength[rank_of(card)] for card in each), reverse=True) for each in (cards, others))
    return bool(mine) and mine < his


def _is_usual_run(cards: Cards) -> bool:
    ranks = sorted(rank_of(card) for card in cards if card < JOKER_BUG)
    return ranks[-1] - ranks[0] == len(ranks) - 1 == len({*ranks}) - 1 or ranks == [0, 1, 2, 3, ACE]


def _place(made: Made, other: Made) -> int:
    """The first place at which two hands differ; the number of places if they do not."""
    pairs = zip(made.ranks, other.ranks, strict=False)
    return next(
        (n for n, (mine, his) in enumerate(pairs) if mine != his), min(len(made.ranks), len(other.ranks))
    )


def _counted_fewer(found: Reason, made: Made, other: Made, own: Cards) -> Reason:
    """The reason that fewer cards of the loser count, with two of them that may not stand together, if that is plain."""
    winner, loser = found.winners[0], found.loser
    assert loser is not None
    found = found._replace(kind="count", why="count", numbers=(len(made.ranks), len(other.ranks)))
    for name, of in (("suit", suit_of), ("rank", rank_of)):
        for card in own if JOKER_BUG not in own else ():
            clash = [
                counted for counted in other.cards if card not in other.cards and of(counted) == of(card)
            ]
            if clash:
                return found._replace(why=f"count-{name}", cards={loser: (card, clash[0])})
    return found._replace(cards={winner: made.cards, loser: other.cards})


def _first_difference(ranking: Ranking, found: Reason, made: Made, other: Made, own: Cards) -> Reason:
    winner, loser = found.winners[0], found.loser
    assert loser is not None
    both = {winner: made.cards, loser: other.cards}
    if ranking.rules.compare in ("points", "total"):
        far = [abs((hand.points or 0) - ranking.rules.target) for hand in (made, other)]
        same = ranking.rules.compare == "total" and far[0] == far[1]
        return found._replace(kind="total", why="total-same" if same else ranking.rules.compare, cards=both)
    if ranking.rules.compare == "distinct" and len(made.ranks) != len(other.ranks):
        return _counted_fewer(found, made, other, own)
    if made.category != other.category:
        low = (
            "" if not ranking.rules.wins_lowest else "-low" if made.category == "high-card" else "-low-pairs"
        )
        return found._replace(
            kind="class", why=f"class{low}", cards=both, ranks=(made.category, other.category)
        )
    place = _place(made, other)
    if place == min(len(made.ranks), len(other.ranks)):
        return found._replace(kind="suit", why="suit", cards=both)
    ranks = made.ranks[place], other.ranks[place]
    cards = {winner: _with_rank(made.cards, ranks[0]), loser: _with_rank(other.cards, ranks[1])}
    found = found._replace(cards=cards, ranks=ranks, same=made.ranks[:place])
    groups = len(GROUPS.get(made.category, ()))
    if made.category in RUNS or made.category == "four-card-straight":
        low = "-low" if ranking.rules.wins_lowest else ""
        return found._replace(kind="rank", why=f"rank-top{low}", same=(made.category,))
    if place < groups:
        return found._replace(kind="rank", why=f"rank-{made.category}{'-next' * bool(place)}")
    if groups:
        return found._replace(kind="kicker", why="kicker")
    one = len(made.ranks) == 1
    return found._replace(kind="card", why="card-next" if place else "card-only" if one else "card-first")


def _with_rank(cards: Cards, rank: str) -> Cards:
    return tuple(card for card in cards if card < JOKER_BUG and RANKS[rank_of(card)] == rank)


def _shared(compared: Compared, share: Share, winners: tuple[int, ...]) -> Reason:
    """The reason for a tie: the board plays for all, or the cards left over do not count."""
    best = {seat: compared.best(share, seat)[1] for seat in winners}
    board = {card for group in compared.groups(share) for card in group}
    if board and all(set(cards) <= board for cards in best.values()):
        return Reason("tie", "tie-board", winners, cards={winners[0]: best[winners[0]]})
    highest = [_left_over(compared, share, seat, best[seat]) for seat in winners]
    unused = next((seat for seat, card in zip(winners, highest, strict=True) if card), None)
    if unused is not None and compared.game.equal_hands != "suit":
        card = highest[winners.index(unused)]
        return Reason(
            "tie",
            "tie-sixth",
            winners,
            unused,
            {unused: card},
            (RANKS[rank_of(card[0])],),
            numbers=(share.ranking.size,),
        )
    return Reason("tie", "tie", winners, cards=best)


def _left_over(compared: Compared, share: Share, seat: int, best: Cards) -> Cards:
    """The highest own card that is not in the hand although it is higher than a card in it; () if there is none."""
    ranking = share.ranking
    if ranking.rules.wins_lowest or ranking.rules.compare != "classes" or share.board == (0, 0):
        return ()
    left = [card for card in compared.own(share, seat) if card not in best and card < JOKER_BUG]
    pairs = {rank_of(card) for card in best}
    unused = [card for card in left if rank_of(card) not in pairs and rank_of(card) > min(map(rank_of, best))]
    return (max(unused, key=HEIGHT.__getitem__),) if unused else ()

"""Sample hands: of every class where the highest hand wins, of sets of every size, of totals of points; and one for
all hands that differ in the names of suits alone."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import accumulate, chain, combinations, combinations_with_replacement, product
from math import comb, prod

from poker_rulebook.cards import DECK_52, JOKER_BUG, JOKER_WILD, RANKS, SUITS, Cards, card, rank_of, suit_of
from poker_rulebook.ranking.ranking import Ranking
from poker_rulebook.ranking.rules import FIVE_OF_A_KIND, FOUR_CARD_FLUSH, FOUR_CARD_STRAIGHT

# How many cards of one rank stand together, and then single cards.
SHAPES = {
    "four-of-a-kind": (4, 1), "full-house": (3, 2), "three-of-a-kind": (3, 1, 1), "two-pair": (2, 2, 1),
    "one-pair": (2, 1, 1, 1), "high-card": (1, 1, 1, 1, 1), "flush": (1, 1, 1, 1, 1),
}  # fmt: skip


def class_samples(ranking: Ranking, held: int = 0, wild: Sequence[int] = ()) -> Iterator[tuple[str, Cards]]:
    """Every class that cards of the ranking's ranks make without a joker, the strongest first, in display order.

    held    among how many cards it has to be the best hand; none beside its own without it
    wild    ranks that are wild in the game: a sample with cards of these is of its class with them, too

    The royal flush stands by itself before the other straight flushes. A class that no cards make is left
    out, such as the flush among five ranks: each is a royal flush there; and one beside which so many cards
    always make a stronger one, such as three of a kind among seven cards of five ranks.
    """
    for category in ranking.rules.classes:
        wanted = ("royal-flush", category) if category == "straight-flush" else (category,)
        for name in wanted if category != FIVE_OF_A_KIND else ():
            hands: Iterable[Cards] = _candidates(ranking, category)
            if wild:  # cards that are not wild first
                hands = sorted(hands, key=lambda hand: any(rank_of(card) in wild for card in hand))
            for hand in hands:
                worth = ranking.value(hand)
                if (
                    worth
                    and (not wild or ranking.made(_with_jokers(hand, wild)).category == name)
                    and (made := ranking.made(hand)).category == name
                    and _is_best(ranking, worth, hand, held)
                ):
                    yield name, made.cards
                    break


def _with_jokers(hand: Cards, wild: Sequence[int]) -> Cards:
    return tuple(JOKER_WILD if rank_of(card) in wild else card for card in hand)


def _candidates(ranking: Ranking, category: str) -> Iterator[Cards]:
    """Hands that look like the class, the one to show first; some may be of another class."""
    ranks = ranking.rules.ranks
    if category in (FOUR_CARD_FLUSH, FOUR_CARD_STRAIGHT):
        flush = category == FOUR_CARD_FLUSH
        four = tuple(ranks[place] for place in (0, 1, 3, 5)) if flush and len(ranks) > 6 else ranks[:4]
        for fifth in (*ranks[7:8], *reversed(ranks)):
            suits = "dddds" if flush else "dhcds"
            yield tuple(card(RANKS[rank] + suit) for rank, suit in zip((*four, fifth), suits, strict=True))
        return
    if category in ("straight-flush", "straight"):
        suits = "hhhhh" if category == "straight-flush" else "sdhcs"
        # the second, so that a straight is not the royal one in other suits
        order = sorted(range(len(ranking.rules.straights)), key=lambda place: (place != 1, place))
        for straight in (ranking.rules.straights[place] for place in order):
            yield tuple(card(RANKS[rank] + suit) for rank, suit in zip(straight, suits, strict=False))
        return
    shape = _cut(SHAPES[category], ranking.size)
    # a gap after the second rank, so that single cards make no straight
    gapped = [tuple(ranks[place] for place in (0, 1, 3, 5, 6)[: len(shape)])] if len(ranks) > 6 else []
    for chosen in chain(gapped, combinations(ranks, len(shape))):
        yield _in_suits(chosen, shape, "dddd" if category == "flush" else "shdc")


def _cut(shape: Sequence[int], size: int) -> list[int]:
    """The shape of fewer cards: a pair in a hand of three is two cards and one."""
    return [n for place, count in enumerate(shape) if (n := min(count, size - sum(shape[:place]))) > 0]


def _in_suits(ranks: Sequence[int], shape: Sequence[int], suits: str) -> Cards:
    hand: list[int] = []
    for place, (rank, count) in enumerate(zip(ranks, shape, strict=True)):
        first = place % 4 if count < 3 else 0
        hand += [card(RANKS[rank] + suits[(first + i) % 4]) for i in range(count)]
    return tuple(hand)


def set_samples(ranking: Ranking, held: int) -> Iterator[tuple[int, Cards, Cards]]:
    """For every size of set, the largest first: the size, and the strongest and the weakest set of a player.

    held    how many cards the player has; with more of them the weakest sets leave room for a better one
    """
    by_size: dict[int, list[tuple[int, str]]] = {}
    for worth, ranks in ranking.classes():
        by_size.setdefault(len(ranks.split("-")), []).append((worth, ranks))
    for size in sorted(by_size, reverse=True):
        found = [_set_held(ranking, held, classes) for classes in (by_size[size], reversed(by_size[size]))]
        strongest, weakest = found
        if strongest and weakest:
            yield size, strongest, weakest


def _set_held(ranking: Ranking, held: int, classes: Iterable[tuple[int, str]]) -> Cards:
    """The first of these sets that is the best in some hand of so many cards."""
    for worth, ranks in classes:
        cards = tuple(card(rank + suit) for rank, suit in zip(ranks.split("-"), "shdc", strict=False))
        if _is_best(ranking, worth, cards, held):
            return cards
    return ()


def _is_best(ranking: Ranking, worth: int, cards: Cards, held: int) -> bool:
    """Whether the hand is the best in some of so many cards."""
    if len(cards) >= held:
        return held in (0, len(cards))
    rest = [one for one in DECK_52 if one not in cards and rank_of(one) in ranking.rules.ranks]
    idle = [one for one in rest if ranking.value((*cards, one)) == worth]
    return _grows(ranking, worth, cards, idle, held)


def _grows(ranking: Ranking, worth: int, cards: Cards, idle: Sequence[int], held: int) -> bool:
    """Whether cards of `idle` fill up the hand and leave its value as it is."""
    if len(cards) >= held:
        return True
    return any(
        ranking.value((*cards, one)) == worth and _grows(ranking, worth, (*cards, one), idle[n + 1 :], held)
        for n, one in enumerate(idle)
    )


def points_sample(ranking: Ranking, worth: int) -> Cards:
    """A hand of this total of points, with as many cards as its value asks for, none of which drops out."""
    rules, entry = ranking.rules, ranking.tables.entries[worth]
    assert entry is not None
    ranks = sorted(rules.ranks, key=lambda rank: rules.points[rank], reverse=not rules.wins_lowest)
    several = combinations_with_replacement(ranks, entry.size)
    for chosen in [entry.layout] if entry.layout else several:
        dropped = rules.at_most is not None and sum(rules.points[rank] for rank in chosen) != entry.points
        if max(map(chosen.count, chosen)) <= 4 and not dropped:
            suits = ("shdc"[chosen[:n].count(rank)] for n, rank in enumerate(chosen))
            hand = tuple(card(RANKS[rank] + suit) for rank, suit in zip(chosen, suits, strict=True))
            if ranking.value(hand) == worth:
                return hand
    raise ValueError(f"no hand of {ranking.id} has value {worth}")


def hands_up_to_suits(deck: Sequence[int], cards: int) -> Iterator[tuple[Cards, int]]:
    """Hands of so many cards, one for all that become it when suits change their names, and how many these are.

    No ranking looks at which suit it is; of 2,598,960 hands of five cards 134,459 are left.
    """
    jokers = tuple(one for one in deck if one >= JOKER_BUG)
    by_rank: dict[int, list[int]] = {}
    for one in sorted((one for one in deck if one not in jokers), key=suit_of):
        by_rank.setdefault(rank_of(one), []).append(one)
    ranks = tuple(map(tuple, by_rank.values()))
    for some in range(min(len(jokers), cards) + 1):
        for hand, ways in _further(ranks, cards - some, (len(SUITS),)):
            yield hand + jokers[:some], ways * comb(len(jokers), some)


@cache
def _further(ranks: tuple[Cards, ...], cards: int, alike: tuple[int, ...]) -> list[tuple[Cards, int]]:
    """Ways to take cards of these ranks.    alike    how many suits in a row nothing has told apart so far"""
    if not cards:
        return [((), 1)]
    if cards > sum(map(len, ranks)):
        return []
    found = []
    for taken in product(*[range(suits + 1) for suits in alike]):
        if (number := sum(taken)) <= cards:
            starts = accumulate(alike, initial=0)
            first = sum([ranks[0][start : start + n] for start, n in zip(starts, taken, strict=False)], ())
            parts = tuple(
                part for suits, n in zip(alike, taken, strict=True) for part in (n, suits - n) if part
            )
            ways = prod(map(comb, alike, taken))
            rest = _further(ranks[1:], cards - number, parts)
            found += [(first + others, ways * more) for others, more in rest]
    return found

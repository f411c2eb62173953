"""What hands are worth, from first principles: slow, and sharing nothing with the ranking under test.

A hand is a list of cards as text ("Ah"). Each function gives a tuple for exactly the cards that play; larger is
better. `best` tries every choice of cards.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, product

Hand = Sequence[str]
Worth = tuple
ACE_HIGH = {rank: number for number, rank in enumerate("23456789TJQKA", start=2)}
ACE_LOW = ACE_HIGH | {"A": 1}
POINTS = {rank: min(number, 10) if rank not in "JQK" else 0 for rank, number in ACE_LOW.items()}
HIGH, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL, QUADS, STRAIGHT_FLUSH, FIVE = range(
    10
)  # five: with wild cards
USUAL = {kind: kind for kind in range(10)}
FLUSH_FIRST = USUAL | {FLUSH: FULL, FULL: FLUSH}
TRIPS_OVER_STRAIGHT = FLUSH_FIRST | {TRIPS: STRAIGHT, STRAIGHT: TRIPS}


def groups(hand: Hand, number: dict[str, int]) -> tuple[list[int], list[int]]:
    """How many of each rank, and the ranks, the larger groups first."""
    counted = Counter(number[card[0]] for card in hand)
    in_order = sorted(counted, key=lambda rank: (counted[rank], rank), reverse=True)
    return [counted[rank] for rank in in_order], in_order


def by_groups(counts: list[int]) -> int:
    """The class that groups of equal ranks make."""
    return {
        (5,): FIVE,
        (4, 1): QUADS,
        (3, 2): FULL,
        (3, 1, 1): TRIPS,
        (2, 2, 1): TWO_PAIR,
        (2, 1, 1, 1): PAIR,
    }.get(tuple(counts), HIGH)


def straight_top(ranks: Sequence[int], ace: int, wheel: tuple[int, ...], gap: tuple[int, int]) -> int:
    """The top rank of five in sequence, 0 when they are not. gap: (last rank before, ranks missing)."""
    if len(set(ranks)) != 5:
        return 0
    if set(ranks) == {ace, *wheel}:
        return max(wheel)
    closed = sorted(rank - gap[1] if rank > gap[0] else rank for rank in ranks)
    return max(ranks) if closed[4] - closed[0] == 4 else 0


def high(
    hand: Hand,
    order: dict[int, int] = USUAL,
    number: dict[str, int] = ACE_HIGH,
    wheel: tuple[int, ...] = (2, 3, 4, 5),
    gap: tuple[int, int] = (99, 0),
) -> Worth:
    counts, ranks = groups(hand, number)
    kind = by_groups(counts)
    suited = len({card[1] for card in hand}) == 1
    top = straight_top(ranks, number["A"], wheel, gap)
    if top:
        return (order[STRAIGHT_FLUSH if suited else STRAIGHT], top)
    return (order[FLUSH if suited else kind], *ranks)


def short_deck(hand: Hand) -> Worth:
    return high(hand, FLUSH_FIRST, wheel=(6, 7, 8, 9))


def short_deck_trips(hand: Hand) -> Worth:
    return high(hand, TRIPS_OVER_STRAIGHT, wheel=(6, 7, 8, 9))


def canadian(hand: Hand) -> Worth:
    """Four to a flush above four to a straight, both between one pair and two pair."""
    usual = high(hand)
    if usual[0] > PAIR:
        return (usual[0] + 2, *usual[1:])
    found = [usual]
    for fifth in hand:
        four = [card for card in hand if card != fifth]
        ranks, kicker = sorted((ACE_HIGH[card[0]] for card in four), reverse=True), ACE_HIGH[fifth[0]]
        if len({card[1] for card in four}) == 1:
            found.append((PAIR + 2, *ranks, kicker))
        if ranks == [14, 4, 3, 2]:
            found.append((PAIR + 1, 4, kicker))
        elif len(set(ranks)) == 4 and ranks[0] - ranks[3] == 3:
            found.append((PAIR + 1, ranks[0], kicker))
    return max(found)


def manila_low_ace(hand: Hand) -> Worth:
    return high(hand, FLUSH_FIRST, wheel=(7, 8, 9, 10))


def spanish(hand: Hand) -> Worth:
    return high(hand, FLUSH_FIRST, wheel=(8, 9, 10, 11))


def mexican(hand: Hand) -> Worth:
    return high(hand, FLUSH_FIRST, gap=(7, 3))


def quick_quads(hand: Hand) -> Worth:
    counts, ranks = groups(hand, ACE_LOW)
    others = [ACE_LOW[card[0]] for card in hand if ACE_LOW[card[0]] != ranks[0]]
    if counts[0] == 3 and max(ACE_LOW[card[0]] for card in hand) <= 10 and sum(others) == ranks[0]:
        return (QUADS, ranks[0])
    return high(hand)


def negative(worth: Worth) -> Worth:
    return tuple(-number for number in worth)


def ace_to_five(hand: Hand) -> Worth:
    counts, ranks = groups(hand, ACE_LOW)
    return negative((by_groups(counts), *ranks))


def deuce_to_seven(hand: Hand) -> Worth:
    return negative(high(hand, wheel=(0, 0, 0, 0)))


def ace_to_six(hand: Hand) -> Worth:
    return negative(high(hand, number=ACE_LOW, wheel=(0, 0, 0, 0)))


def face_first(hand: Hand, all_cards: Hand) -> Worth:
    return (any(card[0] in "JQK" for card in all_cards), *ace_to_five(hand))


def madison(hand: Hand) -> Worth:
    return negative(tuple(sorted((ACE_LOW[card[0]] for card in hand), reverse=True)))


def lowest_straight(hand: Hand) -> Worth:
    """An empty tuple, less than any other, when there is no straight."""
    top = straight_top([ACE_HIGH[card[0]] for card in hand], 14, (2, 3, 4, 5), (99, 0))
    return (-top,) if top else ()


def in_sequence(hand: Hand, gap: tuple[int, int] = (99, 0)) -> bool:
    """Whether five cards are a straight, the ace high or below the deuce."""
    return straight_top([ACE_HIGH[card[0]] for card in hand], 14, (2, 3, 4, 5), gap) > 0


def open_face_front(hand: Hand) -> Worth:
    counts, ranks = groups(hand, ACE_HIGH)
    return (counts[0], *ranks)


def three_cards(hand: Hand) -> Worth:
    """Straight flush, three of a kind, straight, flush, pair, high card; the ace is low only in 3-2-A."""
    counts, ranks = groups(hand, ACE_HIGH)
    in_a_row = {top: top for top in range(4, 15) if sorted(ranks) == [top - 2, top - 1, top]}
    top = 3 if sorted(ranks) == [2, 3, 14] else next(iter(in_a_row), 0)
    flush = len({card[1] for card in hand}) == 1
    if top:
        return (5 if flush else 3, top)
    return (4 if counts[0] == 3 else 2 if flush else counts[0] - 1, *ranks)


def badugi(hand: Hand, number: dict[str, int] = ACE_LOW) -> Worth:
    """For one to four cards; () when they are not all of different ranks and suits."""
    if len({card[0] for card in hand}) < len(hand) or len({card[1] for card in hand}) < len(hand):
        return ()
    return (len(hand), *negative(tuple(sorted((number[card[0]] for card in hand), reverse=True))))


def badugi_ace_high(hand: Hand) -> Worth:
    return badugi(hand, ACE_HIGH)


def high_badugi(hand: Hand) -> Worth:
    if len({card[1] for card in hand}) < len(hand):
        return ()
    return (len(hand), *sorted((ACE_HIGH[card[0]] for card in hand), reverse=True))


def high_badugi_no_pairs(hand: Hand) -> Worth:
    return high_badugi(hand) if len({card[0] for card in hand}) == len(hand) else ()


def points_49_face_1(hand: Hand) -> Worth:
    return (sum(POINTS[card[0]] or 1 for card in hand),)


def points_49(hand: Hand) -> Worth:
    return (sum(POINTS[card[0]] for card in hand),)


def points_0(hand: Hand) -> Worth:
    return negative(points_49(hand))


def points_21(hand: Hand) -> Worth:
    total = sum(POINTS[card[0]] for card in hand)
    return (total, len(hand)) if total <= 21 else ()


def closest(number: int, above: str) -> Callable[[Hand], Worth]:
    """All cards count, every ace as 1 or as 11, whatever is best."""
    counts = {rank: [float(rank)] for rank in "23456789"} | {"T": [10.0], "A": [1.0, 11.0]}

    def one_way(total: float) -> Worth:
        away, over = -abs(total - number), total > number
        return {"behind": (away, not over), "level": (away,), "not-above": (not over, away)}[above]

    def worth(hand: Hand) -> Worth:
        return max(one_way(sum(ways)) for ways in product(*(counts.get(card[0], [0.5]) for card in hand)))

    return worth


# Ranking -> (worth of exactly the cards that play, how many may play).
WORTH: dict[str, tuple[Callable[[Hand], Worth], Sequence[int]]] = {
    "high": (high, [5]),
    "ace-to-five": (ace_to_five, [5]),
    "deuce-to-seven": (deuce_to_seven, [5]),
    "ace-to-six": (ace_to_six, [5]),
    "badugi": (badugi, [1, 2, 3, 4]),
    "badugi-ace-high": (badugi_ace_high, [1, 2, 3, 4]),
    "high-badugi": (high_badugi, [1, 2, 3, 4]),
    "short-deck": (short_deck, [5]),
    "short-deck-trips-over-straight": (short_deck_trips, [5]),
    "canadian": (canadian, [5]),
    "manila-low-ace": (manila_low_ace, [5]),
    "spanish": (spanish, [5]),
    "mexican": (mexican, [5]),
    "quick-quads": (quick_quads, [5]),
    "high-badugi-no-pairs": (high_badugi_no_pairs, [1, 2, 3, 4]),
    "points-49": (points_49, [5]),
    "points-49-face-1": (points_49_face_1, [5]),
    "points-0": (points_0, [5]),
    "points-21": (points_21, [1, 2, 3, 4, 5]),
    "madison": (madison, [5]),
    "lowest-straight": (lowest_straight, [5]),
    "highest-card": (lambda hand: (ACE_HIGH[hand[0][0]],), [1]),
    "lowest-card": (lambda hand: (-ACE_HIGH[hand[0][0]],), [1]),
    "lowest-card-low-ace": (lambda hand: (-ACE_LOW[hand[0][0]],), [1]),
    "open-face-front": (open_face_front, [3]),
    "two-cards": (open_face_front, [2]),
    "three-cards-no-straights": (open_face_front, [3]),
    "three-cards": (three_cards, [3]),
    **{
        f"closest-to-{number}{'' if above == 'behind' else f'-{above}'}": (
            closest(number, above),
            range(1, 13),
        )
        for number in (7, 27)
        for above in ("behind", "level", "not-above")
    },
}


def best(ranking: str, hand: Hand) -> Worth:
    """The worth of the best choice of cards, () when no choice is a hand."""
    if ranking == "face-first":
        return max(face_first(chosen, hand) for chosen in combinations(hand, 5))
    worth, sizes = WORTH[ranking]
    if ranking.startswith("closest-to"):
        return worth(hand)
    return max(worth(chosen) for size in sizes for chosen in combinations(hand, size))

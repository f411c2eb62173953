"""Rankings agree with evaluation from first principles, over seeded deals.

Values of different programs are not the same numbers, but they must put the same hands in the same order and
call the same hands equal.
"""

import random
from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise
from pathlib import Path

import pytest
import ranking_first_principles as slow
import yaml
from oracles import slow_jokers

from poker_rulebook.cards import DECK_52, JOKER_BUG, JOKER_WILD, RANKS, rank_of, text
from poker_rulebook.ranking import Ranking, best_using, value_using
from poker_rulebook.ranking.ranking import best_by

FILES = (Path(__file__).parents[2] / "games" / "rankings").glob("*.yaml")
DATA = {path.stem: yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader) for path in sorted(FILES)}
RANKING = {name: Ranking.from_data(data, DATA) for name, data in DATA.items()}
OMAHA = ((2, 3),)
HOLDEM = ((0, 5), (1, 4), (2, 3))
Cards = Sequence[int]


def disagreements(worths: Iterable[tuple[int, object]]) -> int:
    """Pairs of neighbours, in the order of the first number, whose second numbers say otherwise."""
    in_order = sorted(worths, key=lambda pair: pair[0])
    return sum((a < b) != (x < y) or (a == b) != (x == y) for (a, x), (b, y) in pairwise(in_order))


def deck_of(ranking: str) -> list[int]:
    return [card for card in DECK_52 if rank_of(card) in RANKING[ranking].rules.ranks]


def deals(ranking: str, size: int, number: int) -> list[Cards]:
    rng = random.Random(f"{ranking} {size}")
    deck = deck_of(ranking)
    return [tuple(rng.sample(deck, size)) for _ in range(number)]


def suited_deals(ranking: str, size: int, number: int) -> list[Cards]:
    """Deals from half of the ranks and two suits, where flushes, straights and pairs abound."""
    rng = random.Random(f"suited {ranking} {size}")
    deck = deck_of(ranking)
    near = [
        card for card in deck if rank_of(card) in RANKING[ranking].rules.ranks[-8:] and text(card)[1] in "hs"
    ]
    return [tuple(rng.sample(near, min(size, len(near)))) for _ in range(number)]


def names(cards: Cards) -> list[str]:
    return [text(card) for card in cards]


# --- first principles


@pytest.mark.parametrize("size", [5, 6, 7])
@pytest.mark.parametrize("ranking", RANKING)
def test_hands_of_5_to_7_cards_are_worth_what_first_principles_say(ranking, size):
    hands = [*deals(ranking, size, 400), *suited_deals(ranking, size, 200)]
    worths = [(RANKING[ranking].value(hand), slow.best(ranking, names(hand))) for hand in hands]
    assert 0 == disagreements(worths)
    assert all((value > 0) == bool(worth) for value, worth in worths)


@pytest.mark.parametrize("size", [1, 2, 3, 4])
@pytest.mark.parametrize(
    "ranking",
    ["badugi", "badugi-ace-high", "high-badugi", "points-21", "closest-to-7", "closest-to-27-not-above"],
)
def test_hands_of_fewer_cards_are_too(ranking, size):
    worths = [
        (RANKING[ranking].value(hand), slow.best(ranking, names(hand))) for hand in deals(ranking, size, 400)
    ]
    assert 0 == disagreements(worths)


def using(ranking: str, own: Cards, groups: Sequence[Cards], uses: tuple) -> tuple:
    """The best worth over every choice that `uses` allows."""
    return max(
        slow.best(ranking, names(mine + board))
        for group in groups
        for own_count, board_count in uses
        for mine in combinations(own, own_count)
        for board in combinations(group, board_count)
    )


@pytest.mark.parametrize(
    ("own_cards", "group_sizes", "uses"),
    [
        (4, (5,), OMAHA),
        (5, (5,), OMAHA),
        (6, (5, 5), OMAHA),
        (2, (5,), HOLDEM),
        (2, (5,), OMAHA),
        (4, (3, 3), ((2, 3), (3, 2), (4, 1))),
        (5, (5,), ((2, 3), (5, 0))),
        (5, (3,), ((3, 2),)),
    ],
)
@pytest.mark.parametrize(
    "ranking",
    [
        "high",
        "ace-to-five",
        "deuce-to-seven",
        "ace-to-six",
        "short-deck",
        "quick-quads",
        "lowest-straight",
        "badugi",
    ],
)
def test_own_and_board_cards_combine_as_first_principles_say(ranking, own_cards, group_sizes, uses):
    worths = []
    number = own_cards + sum(group_sizes)
    for dealt in deals(ranking, number, 30) + suited_deals(ranking, number, 30):
        own, groups, start = dealt[:own_cards], [], own_cards
        for size in group_sizes:
            groups.append(dealt[start : start + size])
            start += size
        value = value_using(RANKING[ranking], own, groups, uses)
        worths.append((value, using(ranking, own, groups, uses)))
        assert_best_using(RANKING[ranking], own, groups, uses, value)
    assert 0 == disagreements(worths)


def assert_best_using(ranking: Ranking, own: Cards, groups: Sequence[Cards], uses: tuple, value: int) -> None:
    """best_using gives the value, and cards that have it and that the rule allows."""
    worth, hand = best_using(ranking, own, groups, uses)
    assert value == worth
    if value:
        assert value == ranking.value(hand)
        mine = sum(card in own for card in hand)
        beside = [card for card in hand if card not in own]
        assert any(set(beside) <= set(group) for group in groups)
        assert any(mine <= own_count and len(beside) <= board_count for own_count, board_count in uses)
        assert ranking.smallest < ranking.size or (mine, len(beside)) in uses


@pytest.mark.parametrize(
    "ranking", [name for name in DATA if RANKING[name].rules.compare != "points" and name != "canadian"]
)
def test_hands_worked_out_by_themselves_stand_in_the_order_of_the_tables(ranking):
    """What rules without tables make of a hand; points and four cards that count as a hand are not asked for."""
    whole, size = RANKING[ranking], min(7, RANKING[ranking].size + 2)
    cards = [*deals(ranking, size, 400), *suited_deals(ranking, size, 400)]
    assert 0 == disagreements((whole.inner(hand), best_by(whole.rules, [tuple(hand)])[0]) for hand in cards)


def test_face_first_counts_the_cards_beside_the_hand():
    worths = []
    for dealt in deals("face-first", 7, 300):
        value = value_using(RANKING["face-first"], dealt[:6], [dealt[6:]], ((5, 0), (4, 1)))
        assert value == RANKING["face-first"].value(dealt)
        worths.append((value, slow.best("face-first", names(dealt))))
    assert 0 == disagreements(worths)


# --- jokers


@pytest.mark.parametrize("joker", [JOKER_BUG, JOKER_WILD], ids=[slow_jokers.BUG, slow_jokers.WILD])
@pytest.mark.parametrize("ranking", ["high", "mexican", "quick-quads", "ace-to-five", "deuce-to-seven"])
def test_a_joker_makes_the_best_hand_it_may(ranking, joker):
    rng = random.Random(ranking)
    four_alike = [tuple(card for card in deck_of(ranking) if text(card)[0] == rank) for rank in "A3K"]
    hands = deals(ranking, 4, 250) + suited_deals(ranking, 4, 150)
    if not RANKING[ranking].rules.wins_lowest:
        hands += four_alike
    written = slow_jokers.BUG if joker == JOKER_BUG else slow_jokers.WILD
    worths = [
        (
            RANKING[ranking].value(rng.sample((*hand, joker), 5)),
            slow_jokers.worth(ranking, [*names(hand), written]),
        )
        for hand in hands
    ]
    assert 0 == disagreements(worths)


def test_more_cards_and_two_jokers_are_read_too():
    high = RANKING["high"]
    for hand in deals("high", 6, 20):
        assert high.value((*hand, JOKER_BUG)) == max(
            high.value(chosen) for chosen in combinations((*hand, JOKER_BUG), 5)
        )
    three_aces = [card for card in DECK_52 if text(card)[0] == "A"][:3]
    assert (
        7_475
        == high.value((*three_aces, JOKER_WILD, JOKER_WILD))
        == high.value((*three_aces, JOKER_BUG, JOKER_BUG))
    )


# --- properties


@pytest.mark.parametrize("ranking", RANKING)
def test_the_cards_of_a_best_hand_are_held_and_worth_its_value(ranking):
    rules = RANKING[ranking]
    for hand in deals(ranking, 7, 40) + suited_deals(ranking, 7, 40):
        value, shown = rules.best(hand)
        assert value == rules.value(hand)
        assert set(shown) <= set(hand) and len(set(shown)) == len(shown)
        if value and not rules.is_ahead(hand):
            assert value == rules.value(shown)
            assert shown == rules.made(hand).cards


@pytest.mark.parametrize("ranking", [name for name, one in RANKING.items() if one.rules.compare != "total"])
@pytest.mark.parametrize("size", [6, 7, 8, 9])
def test_a_further_card_never_makes_a_hand_worse(ranking, size):
    value = RANKING[ranking].value
    for hand in deals(ranking, size, 20) + suited_deals(ranking, size, 20):
        assert value(hand) >= value(hand[:-1]), names(hand)


@pytest.mark.parametrize("ranking", RANKING)
@pytest.mark.parametrize("size", [5, 6, 7])
def test_the_order_of_cards_and_the_names_of_suits_change_nothing(ranking, size):
    rng, value = random.Random(f"{ranking} {size}"), RANKING[ranking].value
    for hand in deals(ranking, size, 20) + suited_deals(ranking, size, 20):
        shuffled, suits = rng.sample(hand, len(hand)), dict(zip("cdhs", rng.sample("cdhs", 4), strict=True))
        renamed = [DECK_52[13 * "cdhs".index(suits[text(c)[1]]) + RANKS.index(text(c)[0])] for c in shuffled]
        assert value(hand) == value(shuffled) == value(renamed), names(hand)

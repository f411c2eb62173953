"""Odds: known chances, and the same ones found by dealing every hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from math import comb, prod

import pytest

from poker_rulebook.cards import DECK_52, cards, rank_of, suit_of
from poker_rulebook.figures.odds import chance_of, printed_chance
from poker_rulebook.play.parser import InputError
from poker_rulebook.ranking.samples import hands_up_to_suits


@pytest.fixture
def chance(book):
    return lambda **given: chance_of(book, given)


def every(size, condition):
    """The share of all hands that meet the condition, each dealt by itself."""
    good = sum(map(condition, combinations(DECK_52, size)))
    return Fraction(good, comb(52, size))


def ranks(hand):
    return [rank_of(card) for card in hand]


def most_of_a_suit(hand):
    suits = [suit_of(card) for card in hand]
    return sorted((suits.count(suit) for suit in set(suits)), reverse=True)


def test_a_pair_in_two_cards(chance):
    assert Fraction(1, 17) == chance(cards=2, same_rank=2)
    assert Fraction(1, 221) == chance(cards=2, same_rank=2, of="A")
    assert Fraction(4, 17) == chance(cards=2, suited=[2])
    assert Fraction(16, 1326) == chance(cards=2, holds="A-K")
    assert Fraction(190, 1326) == chance(cards=2, only="A-K-Q-J-T")


def test_three_cards_of_stud(chance):
    assert Fraction(1, 425) == chance(cards=3, same_rank=3)
    assert every(3, lambda hand: most_of_a_suit(hand) == [3]) == chance(cards=3, suited=[3])
    assert every(3, lambda hand: len(set(ranks(hand))) < 3) == chance(cards=3, different=False)
    low = set(range(7)) | {12}
    expected = every(3, lambda hand: set(ranks(hand)) <= low and len(set(ranks(hand))) == 3)
    assert expected == chance(cards=3, only="8-7-6-5-4-3-2-A", different=True)


def test_four_cards_of_omaha(chance):
    assert every(4, lambda hand: most_of_a_suit(hand) == [2, 2]) == chance(cards=4, suited=[2, 2])
    assert every(4, lambda hand: ranks(hand).count(12) >= 2) == chance(cards=4, same_rank=2, of="A")
    assert every(4, lambda hand: {12, 0} <= set(ranks(hand))) == chance(cards=4, holds="A-2")


def test_a_pat_badugi(chance):
    pat = Fraction(17_160, 270_725)
    assert pat == chance(cards=4, different=True, suited=[1, 1, 1, 1])
    assert pat == chance(cards=4, ranking="badugi", at_least="four-card badugi")


def test_five_cards_by_a_ranking(chance):
    straight_or_better = 40 + 624 + 3744 + 5108 + 10200
    assert Fraction(straight_or_better, 2_598_960) == chance(cards=5, ranking="high", at_least="straight")
    assert Fraction(52 * 1020, 2_598_960) == chance(cards=5, ranking="deuce-to-seven", at_least="9-8-7-6-4")
    assert Fraction(56 * 1024, 2_598_960) == chance(cards=5, ranking="ace-to-five", at_least="8-7-6-5-4")


def test_jacks_or_better(chance):
    """Pairs of four ranks, and everything better than a pair."""
    good = 1_098_240 * 4 // 13 + 123_552 + 54_912 + 10_200 + 5_108 + 3_744 + 624 + 40
    assert Fraction(good, 2_598_960) == chance(cards=5, ranking="high", at_least="pair of jacks")


def test_what_the_flop_brings(chance):
    assert 1 - Fraction(comb(48, 3), comb(50, 3)) == chance(own="8h 8s", come=3, own_rank=1)
    assert 1 - Fraction(comb(44, 3), comb(50, 3)) == chance(own="Ah Kd", come=3, own_rank=1)
    two_or_three = comb(11, 2) * 39 + comb(11, 3)
    assert Fraction(two_or_three, comb(50, 3)) == chance(own="Ah 7h", come=3, own_suit=2)


def test_draws_by_the_river(chance):
    def missed(outs):
        return 1 - Fraction(comb(47 - outs, 2), comb(47, 2))

    flush = chance(own="Ah 7h", board="Kh 9h 2c", come=2, own_suit=1)
    assert missed(9) == flush
    hand = {"ranking": "high", "at_least": "flush"}
    assert flush == chance(own="Ah 7h", board="Kh 9h 2c", come=2, **hand)
    straight = {"ranking": "high", "at_least": "straight", "come": 2}
    assert missed(8) == chance(own="9h 8s", board="7d 6c 2h", **straight)
    assert missed(4) == chance(own="Kh Qs", board="Td 9c 2h", **straight)


def low_boards(own, come):
    """Boards with three ranks up to eight that the two lowest own cards are not, counted by ranks alone."""
    held = ranks(own)
    free = [rank for rank in range(7) if rank not in held]
    ways = {(0, 0): 1}
    for copies in [4] * len(free):
        ways = _with_rank(ways, copies)
    rest = 52 - len(own) - 4 * len(free)
    good = sum(
        n * comb(rest, come - size) for (size, kinds), n in ways.items() if kinds >= 3 and size <= come
    )
    return Fraction(good, comb(52 - len(own), come))


def _with_rank(ways, copies):
    out = {}
    for (size, kinds), n in ways.items():
        for k in range(copies + 1):
            key = (size + k, kinds + (k > 0))
            out[key] = out.get(key, 0) + n * comb(copies, k)
    return out


@pytest.mark.parametrize(("come", "percent"), [(3, "7.4"), (5, "36.5")])
def test_a_low_with_ace_and_deuce_needs_three_other_low_ranks(chance, come, percent):
    own = "As 2d Kh Qc"
    found = chance(own=own, come=come, game="omaha-high-low-eight-or-better", share="low")
    assert low_boards(cards(own), come) == found
    assert percent == printed_chance(found)["percent"]


def test_a_third_low_card_makes_a_counterfeit_harmless(chance):
    """Every board is looked at: the rules of the game say whether there is a low."""
    two = chance(own="As 2d Kh Qc", come=5, game="omaha-high-low-eight-or-better", share="low")
    three = chance(own="As 2d 3h Qc", come=5, game="omaha-high-low-eight-or-better", share="low")
    assert Fraction(11777, 23782) == three
    assert two < three


def test_what_somebody_else_holds(chance):
    one = Fraction(6, comb(50, 2))
    both = one * Fraction(1, comb(48, 2))
    assert 9 * one - comb(9, 2) * both == chance(own="Kh Ks", others=9, pair_of="A")
    assert one == chance(own="Kh Ks", others=1, pair_of="A")
    assert 1 - Fraction(comb(46, 18), comb(50, 18)) == chance(own="Kh Qs", others=9, holds="A")


def test_two_others_with_a_higher_pair_are_found_by_dealing_to_them(chance):
    unseen = [card for card in DECK_52 if card not in cards("Qh Qs")]
    high = [card for card in unseen if rank_of(card) >= 11]
    pairs = [set(pair) for pair in combinations(high, 2) if rank_of(pair[0]) == rank_of(pair[1])]
    deals = comb(50, 2) * comb(48, 2)
    first = len(pairs) * comb(48, 2)
    both = sum(1 for a in pairs for b in pairs if not a & b)
    assert Fraction(2 * first - both, deals) == chance(own="Qh Qs", others=2, pair_of="A-K")


@pytest.mark.parametrize(
    ("chance_", "expected"),
    [
        (Fraction(1, 17), ("17", "5.9")),
        (Fraction(1, 221), ("221", "0.45")),
        (Fraction(2, 7), ("3.5", "28.6")),
        (Fraction(4, 2_598_960), ("649,740", "0.00015")),
        (Fraction(1, 1), ("1.0", "100.0")),
    ],
)
def test_a_chance_is_told_in_two_ways(chance_, expected):
    assert expected == (printed_chance(chance_)["one_in"], printed_chance(chance_)["percent"])


def test_a_joker_is_counted_as_a_bug(chance):
    hands = comb(53, 5)
    wheels = 4**5 + 5 * 4**4  # the joker is any of the five ranks
    assert Fraction(wheels, hands) == chance(
        deck="joker-53", cards=5, ranking="ace-to-five", at_least="5-4-3-2-A"
    )
    royal = 4 + 4 * 5
    five_aces = 1
    best = chance(deck="joker-53", cards=5, ranking="high", at_least="royal flush")
    assert Fraction(royal + five_aces, hands) == best


def test_a_joker_has_neither_rank_nor_suit_to_ask_for(chance):
    with pytest.raises(InputError, match="a joker can only be counted"):
        chance(deck="joker-53", cards=2, same_rank=2)


def test_in_seven_cards_of_a_short_deck_three_of_a_kind_is_rarer_than_a_straight(book):
    ranking, found = book.rankings["short-deck"], Counter()
    for hand, ways in hands_up_to_suits(book.decks["short-36"].cards, 7):
        found[ranking.tables.entries[ranking.value(hand)].category] += ways
    hands = sum(found.values())
    shares = [f"{found[name] / hands:.1%}" for name in ("straight", "three-of-a-kind")]
    assert (comb(36, 7), ["14.0%", "7.3%"]) == (hands, shares)
    (rule,) = (it for it in book.chapters["short-decks"].rules if it.id == "trips-and-straights")
    assert all(said in rule.text["ja"] for said in (f"{hands:,}", *shares))


def test_the_odds_of_the_book_are_exact(book):
    """The well-known ones among them, as tables of probability have them."""
    known = {
        "any-pair": "5.9", "aces": "0.45", "one-suit": "23.5", "set": "11.8", "flush-with-two": "35.0",
        "double-suited": "13.5", "rolled-up": "0.24", "three-of-a-suit": "5.2", "jacks-or-better": "20.6",
        "jacks-or-better-with-joker": "22.4", "pat-eight-a5-with-joker": "2.6",
        "pat-badugi": "6.3",
    }  # fmt: skip
    tables = [t for chapter in book.chapters.values() for rule in chapter.rules for t in rule.tables]
    groups = [group for table in tables if table.shows == "odds" for group in table.given["of"]]
    given = {c["id"]: c for group in groups for c in group["chances"]}
    assert known == {id_: printed_chance(chance_of(book, given[id_]))["percent"] for id_ in known}


def shares_of_seven_cards(ranks_there, straights):
    """Class -> its share of all hands of seven cards, by the ranks that are there; flushes above full houses."""
    found = Counter()
    for counts in product(range(5), repeat=len(ranks_there)):
        if sum(counts) != 7:
            continue
        all_suits = prod(comb(4, n) for n in counts)
        of_one_suit = Counter({0: 1})  # cards of one suit -> ways to choose the suits of all cards
        for n in counts:
            ways = {0: comb(3, n), 1: comb(3, n - 1) if n else 0}
            of_one_suit = sum_of(of_one_suit, ways)
        flushes = 4 * sum(number for size, number in of_one_suit.items() if size >= 5)
        there = {rank for rank, n in zip(ranks_there, counts, strict=True) if n}
        most, second, *_ = sorted(counts, reverse=True)
        found["flush"] += flushes
        if most == 4:
            kind = "four of a kind"
        elif most == 3 and second >= 2:
            kind = "full house"
        elif any(there >= straight for straight in straights):
            kind = "straight"
        else:
            kind = "three of a kind" if most == 3 else "less"
        found[kind] += all_suits - flushes
    assert sum(found.values()) == comb(4 * len(ranks_there), 7)
    return {kind: Fraction(number, comb(4 * len(ranks_there), 7)) for kind, number in found.items()}


def sum_of(of_one_suit, ways):
    more = Counter()
    for size, number in of_one_suit.items():
        for added, times in ways.items():
            more[size + added] += number * times
    return more


def test_of_seven_cards_from_36_straights_come_twice_as_often_as_three_of_a_kind():
    """Rule trips-and-straights prints these; straight flushes are among the flushes here."""
    names = "6789TJQKA"
    straights = [set(names[at : at + 5]) for at in range(5)] + [set("A6789")]
    shares = shares_of_seven_cards(names, straights)
    printed = {
        kind: f"{float(100 * shares[kind]):.1f}" for kind in ("straight", "three of a kind", "full house")
    }
    assert printed == {"straight": "14.0", "three of a kind": "7.3", "full house": "7.6"}
    straight_flushes = Fraction(4 * (6 * comb(31, 2) - 5 * 30), comb(36, 7))
    assert f"{float(100 * (shares['flush'] - straight_flushes)):.1f}" == "2.1"

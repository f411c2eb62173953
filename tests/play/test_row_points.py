"""Open-face layouts: fouls, points of every pair, royalties, Fantasyland, win cap. Facts of the rules, by hand."""

import pytest
from real_book import OPEN_FACE, each
from table import game

from poker_rulebook.cards import cards
from poker_rulebook.play.rows import Pairing, next_fantasyland, pairings, payments, scored, settled

WITH_ROYALTIES = [name for name in OPEN_FACE if name != "chinese-poker"]
HIGH = [name for name in WITH_ROYALTIES if name != "ofc-pineapple-2-7"]  # with a high hand in the middle
ROYAL = "Ac Kc Qc Jc Tc"  # a back that no front or middle below beats


def layout(front, middle, back):
    return {"front": cards(front), "middle": cards(middle), "back": cards(back)}


def score(name, front, middle, back, **choices):
    return scored(game(name, **choices).open_face, layout(front, middle, back))


def next_deal(name, front, middle, back, *, there=False, **choices):
    rules = game(name, **choices).open_face
    return next_fantasyland(rules, scored(rules, layout(front, middle, back)), there=there)


def pair_points(name, first, second, **choices):
    rules = game(name, **choices).open_face
    return pairings(rules, [scored(rules, layout(*rows)) for rows in (first, second)])[0].points


# ofc-two-to-one, ofc-scoop, ofc-foul-one, ofc-foul-both

PLAIN = ("9h 6d 2s", "Th Td 7s 4c 2h", "Jh Jd 8s 5c 3h")  # no royalties


def test_two_rows_to_one_are_worth_one_point():
    better_middle_and_back = ("8h 6c 2c", "Qh Qd 7h 4d 3s", "Kh Kd 8d 5h 3c")
    assert pair_points("open-face-chinese", better_middle_and_back, PLAIN) == 1


def test_all_three_rows_are_worth_six_points():
    better = ("Ah 6c 3s", "Qh Qd 7h 4d 3d", "Kh Kd 8d 5h 3c")
    assert pair_points("open-face-chinese", better, PLAIN) == 6
    assert pair_points("open-face-chinese", PLAIN, better) == -6


def test_an_equal_row_is_worth_nothing_and_prevents_the_bonus():
    equal_front = ("9c 6c 2d", "Qh Qd 7h 4d 3d", "Kh Kd 8d 5h 3c")
    assert pair_points("open-face-chinese", equal_front, PLAIN) == 2


def test_a_foul_pays_six_and_the_royalties_of_the_other():
    foul = ("Ah Ad 3s", "Qh Qd 7h 4d 3d", "Kh Kd 8d 5h 3c")
    flush = ("9h 6d 2s", "Ts Tc 7s 4c 2h", "Ac Jc 8c 6c 5c")
    assert pair_points("open-face-chinese", foul, flush) == -6 - 4


def test_two_fouls_settle_nothing():
    foul = ("Ah Ad 3s", "Qh Qd 7h 4d 3d", "Kh Kd 8d 5h 3c")
    other = ("9h 6d 2s", "Ts Tc Th 4c 2h", "Ac Jc 9c 6c 5d")
    assert pair_points("open-face-chinese", foul, other) == 0


# chinese-poker: 2-4, 1-6 and rows alone

WON = {  # rows that the first player wins, of which it loses the others; points by each way of scoring
    ("front", "middle", "back"): (4, 6, 3),
    ("middle", "back"): (2, 1, 1),
    ("front",): (-2, -1, -1),
    (): (-4, -6, -3),
}


@pytest.mark.parametrize(("won", "points"), WON.items())
def test_the_ways_of_scoring_chinese_poker(won, points):
    better = {"front": "Ah 6c 3s", "middle": "Qh Qd 7h 4d 3d", "back": "Kh Kd 8d 5h 3c"}
    worse = {"front": "8h 6c 3s", "middle": "9c 9d 7h 4d 3d", "back": "Tc Ts 8d 5h 3c"}
    mine = [better[row] if row in won else worse[row] for row in better]
    scorings = ("two-four", "one-six", "rows-alone")
    found = [pair_points("chinese-poker", mine, PLAIN, counting=choice) for choice in scorings]
    assert tuple(found) == points


def test_two_rows_are_most_of_three_also_beside_an_equal_one_and_one_row_is_not():
    two = ("9c 6c 2d", "Qh Qd 7h 4d 3d", "Kh Kd 8d 5h 3c")
    one = ("9c 6c 2d", "Ts Tc 7d 4h 2d", "Kh Kd 8d 5h 3c")
    assert pair_points("chinese-poker", two, PLAIN) == 3
    assert pair_points("chinese-poker", one, PLAIN) == 1


# ofc-three-players, ofc-pairings

THREE = [
    ("Qh Qd 5c", "Kh Kc 7d 7s 2h", "9s Ts Js Qs Ks"),
    ("Ah 8c 4d", "6c 6d 6h Jc 2c", "3d 5d 9d Jd Ad"),
    ("As Ac 3s", "8s 8d 9h 4h 2d", "Th Tc 9c 5h 3h"),
]


@pytest.mark.parametrize("name", ["open-face-chinese", "ofc-turbo", "ofc-pineapple", "ofc-turbo-pineapple"])
def test_three_players_settle_in_pairs(name):
    rules = game(name).open_face
    scores = [scored(rules, layout(*rows)) for rows in THREE]
    pairs = pairings(rules, scores)
    assert [score.fouled for score in scores] == [False, False, True]
    assert [sum(score.royalties.values()) for score in scores] == [22, 6, 0]
    assert [(p.first, p.second, p.points) for p in pairs] == [(0, 1, 17), (0, 2, 28), (1, 2, 12)]
    assert settled(rules, pairs, None) == [45, -5, -40]


def test_three_players_with_a_low_middle():
    rules = game("ofc-pineapple-2-7").open_face
    rows = [
        ("Kh Kd 6c", "7s 5h 4d 3c 2s", "Ac As 9h 9d Jc"),
        ("Qs Qc 9c", "8h 6d 5c 4s 2h", "Td Jd Qd Kc Ah"),
        ("3h 4h 8d", "Th 9s 8s 7c 6s", "Ad 2d 3d 5d 7d"),
    ]
    scores = [scored(rules, layout(*each)) for each in rows]
    pairs = pairings(rules, scores)
    assert [score.fouled for score in scores] == [False, False, True]
    assert [sum(score.royalties.values()) for score in scores] == [16, 11, 0]
    assert [p.points for p in pairs] == [6, 22, 17]
    assert settled(rules, pairs, None) == [28, 11, -39]
    assert [next_fantasyland(rules, score, there=False) for score in scores] == [15, 0, 0]


# ofc-front-against-middle

AGAINST = [
    ("Jh Js 8d", "Jc Jd 7s 4h 3c", True),
    ("Jh Js 8d", "Jc Jd 9s 4h 2c", False),
    ("As Kd Qc", "Ah Kc Qd 3s 2h", False),
    ("As Kd Qc", "Ah Kc Jd 9s 8h", True),
    ("Ac Ad Ah", "2c 3c 4d 5s 6h", False),
    ("2c 2d 2h", "Kc Kd Qs Qh Js", True),
]


@pytest.mark.parametrize(("front", "middle", "foul"), AGAINST)
@pytest.mark.parametrize("name", [*HIGH, "chinese-poker"])
def test_three_cards_compare_with_five_by_class_and_then_rank_by_rank(name, front, middle, foul):
    back = "9s 8s 7s 6s 5s" if "8d" not in front else "Td 9d 7d 6d 5d"
    assert score(name, front, middle, back).fouled is foul


def test_the_back_must_equal_or_beat_the_middle():
    assert score("open-face-chinese", "9h 6d 2s", "Th Td 7s 4c 2h", "Ts Tc 7d 4h 2d").fouled is False
    assert score("open-face-chinese", "9h 6d 2s", "Th Td 7s 5c 2h", "Ts Tc 7d 4h 2d").fouled is True


# ofc-royalties-front, -middle, -back

PAIRS = dict(zip("6789TJQKA", range(1, 10), strict=True))
TRIPS = dict(zip("23456789TJQKA", range(10, 23), strict=True))


@each(WITH_ROYALTIES)
def test_royalties_of_the_front(name):
    rules = game(name).open_face
    ranking, lines = rules.row("front").ranking, [line for line in rules.royalties if line.row == "front"]
    expected = [(f"{rank}h {rank}d {'3' if rank == '2' else '2'}c", 0) for rank in "2345"]
    expected += [(f"{rank}h {rank}d 2c", points) for rank, points in PAIRS.items()]
    expected += [
        (f"{rank}h {rank}d {'K' if rank == 'A' else 'A'}c", points) for rank, points in PAIRS.items()
    ]
    expected += [(f"{rank}h {rank}d {rank}c", points) for rank, points in TRIPS.items()]
    expected += [("Ah Kh Qh", 0)]
    for hand, points in expected:
        reached = [line.amount for line in lines if ranking.value(cards(hand)) >= line.floor]
        assert max(reached, default=0) == points, hand


MIDDLE_AND_BACK = [  # hand, middle, back
    ("Ah Ad Kc Ks Qh", 0, 0),
    ("2h 2d 2c 4s 3h", 2, 0), ("Ah Ad Ac Ks Qh", 2, 0),
    ("5h 4d 3c 2s Ah", 4, 2), ("Ah Kd Qc Js Th", 4, 2),
    ("7h 5h 4h 3h 2h", 8, 4), ("Ah Kh Qh Jh 9h", 8, 4),
    ("2h 2d 2c 3s 3h", 12, 6), ("Ah Ad Ac Ks Kh", 12, 6),
    ("2h 2d 2c 2s 3h", 20, 10), ("Ah Ad Ac As Kh", 20, 10),
    ("5h 4h 3h 2h Ah", 30, 15), ("Kh Qh Jh Th 9h", 30, 15),
    ("Ah Kh Qh Jh Th", 50, 25),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "middle", "back"), MIDDLE_AND_BACK)
@each(WITH_ROYALTIES)
def test_royalties_of_the_middle_and_the_back(name, hand, middle, back):
    rules = game(name).open_face
    for row, points in {"middle": middle, "back": back}.items():
        if row == "middle" and name not in HIGH:
            continue
        value = rules.row(row).ranking.value(cards(hand))
        reached = [line.amount for line in rules.royalties if line.row == row and value >= line.floor]
        assert max(reached, default=0) == points, row


# ofc-27-middle-row

LEGAL = [
    ("7s 5h 4d 3c 2s", 8), ("7s 6h 4d 3c 2s", 4), ("8s 5h 4d 3c 2s", 2), ("9s 8h 7d 6c 4s", 1), ("Ts 9h 8d 7c 5s", 0),
]  # fmt: skip
ILLEGAL = ["Ts 9h 8d 7c 6s", "Js 5h 4d 3c 2s", "5s 4h 3d 2c As", "7s 5s 4s 3s 2s", "8s 8h 4d 3c 2s"]


@pytest.mark.parametrize(("middle", "points"), LEGAL)
def test_a_ten_high_or_better_low_is_legal(middle, points):
    found = score("ofc-pineapple-2-7", "9c 6d 2c", middle, "Ac Ad Kc Kd Qh")
    assert not found.fouled
    assert found.royalties.get("middle", 0) == points


@pytest.mark.parametrize("middle", ILLEGAL)
def test_any_other_middle_is_a_foul(middle):
    assert score("ofc-pineapple-2-7", "9c 6d 2c", middle, "Ac Ad Kc Kd Qh").fouled


# ofc-fantasyland-entry, -cards, -stay, -not-kept, ofc-progressive-cards

ENTRY = {
    "open-face-chinese": [13, 13, 13, 13, 13],
    "ofc-turbo": [13, 13, 13, 13, 13],
    "ofc-pineapple": [14, 14, 14, 14, 14],
    "ofc-turbo-pineapple": [14, 15, 16, 17, 17],
    "ofc-pineapple-2-7": [0, 14, 14, 14, 14],
}
FRONTS = ["Qh Qd 2h", "Kh Kd 2h", "Ah Ad 2h", "2h 2d 2s", "Ah Ad As"]


@each(WITH_ROYALTIES)
def test_cards_in_fantasyland_by_the_entering_front(name):
    middle = "9s 8h 7d 6c 4s" if name == "ofc-pineapple-2-7" else "9s 8h 7d 6c 5s"
    assert [next_deal(name, front, middle, ROYAL) for front in FRONTS] == ENTRY[name]
    assert next_deal(name, "Jh Jd Ah", middle, ROYAL) == 0


@each(WITH_ROYALTIES)
def test_a_foul_leads_nowhere_and_ends_fantasyland(name):
    foul = ("Ah Ad As", "Kh Kd 7s 7h 2d", "Qh Qd 9h 9d 3s")
    assert next_deal(name, *foul) == next_deal(name, *foul, there=True) == 0


@pytest.mark.parametrize("name", HIGH)
def test_what_keeps_a_player_in_fantasyland(name):
    stays = game(name).open_face.fantasyland.stay_cards
    assert stays == (13 if name in ("open-face-chinese", "ofc-turbo") else 14)
    assert next_deal(name, "2h 2d 2s", "9s 8h 7d 6c 5s", ROYAL, there=True) == stays
    assert next_deal(name, "9h 6d 2s", "Th Td 7s 4c 2h", "3h 3d 3c 3s 2c", there=True) == stays
    full_house = ("9h 6d 3s", "Th Td Ts 4c 4h", "Ah Ad Ac 5s 5h")
    by_middle = {"open-face-chinese", "ofc-turbo"}
    assert next_deal(name, *full_house, there=True) == (stays if name in by_middle else 0)
    assert next_deal(name, "Ah Ad 2s", "Kh Jh 9h 6h 4h", "8h 8d 8s 5c 5d", there=True) == 0


@pytest.mark.parametrize("name", ["ofc-pineapple", "ofc-turbo-pineapple"])
def test_where_a_full_house_in_the_middle_counts_too(name):
    full_house = ("9h 6d 3s", "Th Td Ts 4c 4h", "Ah Ad Ac 5s 5h")
    assert next_deal(name, *full_house, there=True, staying="middle-full-house") == 14


def test_75432_keeps_a_player_there_unless_the_middle_does_not_count():
    rows = ("9h 6d 3s", "7s 5h 4d 3c 2s", "Ah Ad Ac 5s 5d")
    assert next_deal("ofc-pineapple-2-7", *rows, there=True) == 14
    assert next_deal("ofc-pineapple-2-7", *rows, there=True, staying="front-or-back") == 0


# ofc-win-cap

OWED = [Pairing(0, 1, {}, 0, 0, 15), Pairing(0, 2, {}, 0, 0, 30), Pairing(1, 2, {}, 0, 0, -12)]
CAPS = {
    "none": ([15, 30, -12], [45, -27, -18]),
    "both-stacks": ([8, 16, -12], [24, -20, -4]),
    "stacks-at-start": ([8, 0, -12], [8, -20, 12]),
    "payer": ([15, 30, -5], [45, -20, -25]),
}


@pytest.mark.parametrize("cap", CAPS)
def test_the_pairs_pay_in_the_order_of_the_seats_up_to_the_cap(cap):
    rules = game("open-face-chinese", win_cap=cap).open_face
    paid, received = CAPS[cap]
    assert payments(rules, OWED, [8, 20, 60]) == paid
    assert settled(rules, OWED, [8, 20, 60]) == received


def test_without_stacks_points_are_owed():
    rules = game("open-face-chinese", win_cap="both-stacks").open_face
    assert settled(rules, OWED, None) == [45, -27, -18]

"""Main and side pots, the shares of a split pot, and where odd chips go."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from table import act, changed, events, game, start

from poker_rulebook.book.model import Game
from poker_rulebook.cards import HEIGHT, cards
from poker_rulebook.play.events import LeftOver, Returned, Won
from poker_rulebook.play.exchanges import DRAW
from poker_rulebook.play.judging import judge, read_table
from poker_rulebook.play.pots import Pot, awards, side_pots
from poker_rulebook.play.stakes import Stakes

STAKES = Stakes(10, 20, 5, 10)
OMAHA_8 = "omaha-high-low-eight-or-better"


@dataclass
class Hands:
    """A showdown in which the values are given instead of cards."""

    game: Game
    values: Mapping[str, Mapping[int, int]]
    shown: Mapping[int, Sequence[int]]
    declared: None = None

    @property
    def shares(self):
        return self.game.showdown

    def plain_value(self, share, seat):
        return self.values[share.id][seat]

    def deciding_cards(self, share, seat):
        return sorted((HEIGHT[card] for card in self.shown.get(seat, ())), reverse=True)


def chips(of: Game, pots: list[Pot], values: Mapping[str, Mapping[int, int]], **cards_of: str) -> list[int]:
    """What each seat receives in all; cards_of: the deciding cards of the seats, A first."""
    shown = {"ABCDEFGHIJ".index(seat): cards(held) for seat, held in cards_of.items()}

    received = [0] * (1 + max(seat for pot in pots for seat in pot.seats))
    for award in awards(of, Hands(of, values, shown), pots):
        received[award.seat] += award.chips
    return received


def high_low(pot: int, high: Sequence[int], low: Sequence[int], of: str = OMAHA_8) -> list[int]:
    """Chips from one pot; the values of each seat's hands."""
    values = {"high": dict(enumerate(high)), "low": dict(enumerate(low))}
    return chips(game(of), [Pot(pot, tuple(range(len(high))))], values)


# Pots


def test_equal_totals_make_one_pot():
    assert [Pot(300, (0, 1, 2))] == side_pots([100, 100, 100], [True] * 3)


def test_every_all_in_for_a_different_amount_makes_a_side_pot():
    assert [Pot(300, (0, 1, 2)), Pot(200, (1, 2))] == side_pots([100, 200, 200], [True] * 3)


def test_chips_of_a_folded_player_stay_in_the_pots_they_reached():
    pots = side_pots([100, 150, 200, 200], [True, False, True, True])
    assert [Pot(400, (0, 2, 3)), Pot(250, (2, 3))] == pots


def test_a_folded_all_in_amount_makes_no_pot_of_its_own():
    assert [Pot(350, (1, 2))] == side_pots([50, 150, 150], [False, True, True])


def test_what_a_folded_player_put_in_above_all_others_joins_the_last_pot():
    assert [Pot(150, (0, 1)), Pot(120, (1,))] == side_pots([50, 100, 120], [True, True, False])


def test_antes_count_toward_the_levels_of_side_pots():
    hand = start(game("seven-card-stud"), Stakes(200, 400, 0, 0, 50, 75), [30, 1000, 1000])
    assert [Pot(90, (0, 1, 2)), Pot(40, (1, 2))] == hand.pots()


def test_a_big_blind_ante_is_dead_money_in_the_main_pot():
    of = game("texas-holdem", big_blind_ante="blind-first")
    hand = start(of, Stakes(10, 20, 5, 10, 10), [4, 100, 100])
    act(hand, "C call")
    assert [Pot(4 + 4 + 4 + 10, (0, 1, 2)), Pot(12, (1, 2))] == hand.pots()


def test_the_part_of_an_ante_that_nobody_else_can_match_goes_back():
    hand = start(game("seven-card-stud"), Stakes(200, 400, 0, 0, 50, 75), [30, 1000, 20])
    assert [Returned(1, 20)] == events(hand, Returned)
    assert 80 == sum(event.chips for event in events(hand, Won))


def test_the_part_of_a_bet_that_a_folded_player_had_matched_stays_in_the_pot():
    hand = start(game("texas-holdem"), STAKES, [500, 500, 100])
    act(hand, "C 100", "A 200", "B 300", "A fold")
    assert [Returned(1, 100)] == events(hand, Returned)
    assert 500 == sum(event.chips for event in events(hand, Won))


# Each pot on its own


def test_a_side_pot_goes_to_the_best_hand_among_those_who_are_in_it():
    pots = side_pots([100, 300, 300], [True] * 3)
    assert [300, 0, 400] == chips(game("texas-holdem"), pots, {"high": {0: 9, 1: 1, 2: 5}})


def test_a_low_that_is_not_eligible_for_the_side_pot_takes_nothing_of_it():
    hand = start(
        game(OMAHA_8), Stakes(100, 200, 50, 100), [100, 300, 300],
        {"A": "Ad 2c Jd Tc", "B": "As Ac Qd Qc", "C": "Kd Kc Js Ts"}, "3h 5s 8d Ks Ah",
    )  # fmt: skip
    act(hand, "C 200", "A call", "B 300", "C call")
    assert hand.decision is None
    assert [150, 550, 0] == hand.stacks
    assert [Won(0, "high", 1, 150), Won(0, "low", 0, 150), Won(1, "high", 1, 400)] == events(hand, Won)


def test_main_and_side_pot_with_the_same_winners_are_not_put_together_for_odd_chips():
    pots = [Pot(101, (0, 1, 2)), Pot(51, (0, 1))]
    values = {"high": {0: 5, 1: 5, 2: 1}}
    assert [51 + 26, 50 + 25, 0] == chips(game("texas-holdem"), pots, values)


def test_each_pot_of_a_high_low_game_is_halved_by_itself():
    pots = [Pot(5, (0, 1, 2)), Pot(5, (0, 1))]
    values = {"high": {0: 5, 1: 1, 2: 1}, "low": {0: 1, 1: 5, 2: 1}}
    assert [6, 4, 0] == chips(game(OMAHA_8), pots, values)


# Odd chips


def test_the_chip_left_over_from_halving_goes_to_high():
    assert [51, 50] == high_low(101, [5, 1], [1, 5])


def test_without_a_low_high_takes_everything():
    assert [101, 0] == high_low(101, [5, 1], [0, 0])


@pytest.mark.parametrize(("pot", "expected"), [(101, [25, 76]), (103, [26, 77])])
def test_a_quartered_pot_of_101_gives_76_and_25_and_one_of_103_gives_77_and_26(pot, expected):
    assert expected == high_low(pot, [1, 5], [5, 5])


@pytest.mark.parametrize(("pot", "expected"), [(5, [3, 2]), (6, [3, 3]), (7, [4, 3])])
def test_two_who_tie_both_ways_never_differ_by_more_than_one_chip(pot, expected):
    assert expected == high_low(pot, [5, 5], [5, 5])


@pytest.mark.parametrize(("pot", "expected"), [(100, [34, 33, 33]), (101, [34, 34, 33]), (102, [34, 34, 34])])
def test_chips_left_over_from_a_three_way_tie_go_one_each_from_the_left_of_the_button(pot, expected):
    assert expected == chips(game("texas-holdem"), [Pot(pot, (0, 1, 2))], {"high": {0: 5, 1: 5, 2: 5}})


def test_the_first_winner_clockwise_gets_the_odd_chip_and_not_the_first_seat():
    assert [0, 0, 51, 50] == chips(
        game("texas-holdem"), [Pot(101, (0, 1, 2, 3))], {"high": {0: 1, 1: 2, 2: 5, 3: 5}}
    )


def test_a_player_with_an_odd_chip_is_passed_over_only_while_another_winner_has_none():
    # high 3: A 2 and B 1; low 3: A has an odd chip already, so A 1 and C 2
    assert [3, 1, 2] == high_low(6, [5, 5, 1], [5, 1, 5])
    # high 4: A 2 and B 2; low 3: A is first
    assert [4, 2, 1] == high_low(7, [5, 5, 1], [5, 1, 5])


def test_in_stud_the_odd_chip_goes_to_the_highest_card_by_rank_and_suit():
    pot, values = [Pot(101, (0, 1))], {"high": {0: 5, 1: 5}}
    of = game("seven-card-stud")
    assert [50, 51] == chips(of, pot, values, A="Th 9c 8d 7s 6c", B="Ts 9d 8h 7c 6h")
    assert [51, 50] == chips(of, pot, values, A="Ah 9c 8d 7s 6c", B="Ad 9d 8h 7c 6h")


def test_in_stud_more_odd_chips_go_to_the_next_highest_cards():
    hands = {"A": "Kc 9c 8d 7s 6c", "B": "Ks 9d 8h 7c 6h", "C": "Kh 9s 8s 7d 6s"}
    values = {"high": {0: 5, 1: 5, 2: 5}}
    assert [33, 34, 34] == chips(game("seven-card-stud"), [Pot(101, (0, 1, 2))], values, **hands)


def test_in_razz_the_ace_counts_high_for_the_odd_chip():
    hands = {"A": "6s 5d 4c 2h Ac", "B": "6h 5s 4s 2s As"}
    assert [50, 51] == chips(game("razz"), [Pot(101, (0, 1))], {"low": {0: 5, 1: 5}}, **hands)


def test_a_community_card_is_equal_for_all_and_the_next_card_decides():
    of = game("seven-card-stud")
    seats = {"A": "Kh Qd Jc Td 2c 3d", "B": "Kc Qs Js Th 2d 3c"}
    table = read_table(of, seats, "As", {})
    assert {"A": 51, "B": 50} == judge(of, table, 101).chips


@pytest.mark.parametrize(("choice", "expected"), [("upper-board", [50, 51]), ("first-seat", [51, 50])])
def test_with_two_boards_the_odd_chip_goes_to_the_upper_board_or_to_the_first_seat(choice, expected):
    of = game("double-board-omaha", odd_chip_between_boards=choice)
    values = {"upper": {0: 1, 1: 5}, "lower": {0: 5, 1: 1}}
    assert expected == chips(of, [Pot(101, (0, 1))], values)


def test_one_board_won_by_both_and_one_by_one_of_them():
    values = {"upper": {0: 5, 1: 5}, "lower": {0: 1, 1: 5}}
    assert [26, 75] == chips(game("double-board-omaha"), [Pot(101, (0, 1))], values)


# Shares that nobody wins


def test_two_qualified_halves_give_a_half_without_a_winner_to_the_other():
    of = both_halves_qualified()
    pot = [Pot(101, (0, 1))]
    assert [101, 0] == chips(of, pot, {"high": {0: 5, 1: 0}, "low": {0: 0, 1: 0}})
    assert [0, 101] == chips(of, pot, {"high": {0: 0, 1: 0}, "low": {0: 0, 1: 5}})
    assert [51, 50] == chips(of, pot, {"high": {0: 5, 1: 0}, "low": {0: 0, 1: 5}})


def test_when_no_half_has_a_winner_all_who_are_left_divide_the_pot():
    of = both_halves_qualified()
    nobody = {"high": {0: 0, 1: 0, 2: 0}, "low": {0: 0, 1: 0, 2: 0}}
    assert [34, 34, 33] == chips(of, [Pot(101, (0, 1, 2))], nobody)


def test_a_share_goes_on_to_the_next_when_the_one_named_has_no_winner_either():
    shares = [
        {"id": "first", "ranking": "high", "own": 2, "board": 3},
        {
            "id": "second",
            "ranking": "high",
            "own": 2,
            "board": 3,
            "qualifier": "A-A-A-A-K",
            "otherwise": "first",
        },
        {
            "id": "third",
            "ranking": "ace-to-five",
            "own": 2,
            "board": 3,
            "qualifier": "8-7-6-5-4",
            "otherwise": "second",
        },
    ]
    of = changed(OMAHA_8, showdown=shares)
    values = {"first": {0: 5, 1: 1}, "second": {0: 0, 1: 0}, "third": {0: 0, 1: 0}}
    assert [101, 0] == chips(of, [Pot(101, (0, 1))], values)


def both_halves_qualified() -> Game:
    shares = [
        {
            "id": "high",
            "ranking": "high",
            "own": 2,
            "board": 3,
            "qualifier": "pair of nines",
            "otherwise": "low",
        },
        {
            "id": "low",
            "ranking": "ace-to-five",
            "own": 2,
            "board": 3,
            "qualifier": "8-7-6-5-4",
            "otherwise": "high",
        },
    ]
    return changed(OMAHA_8, showdown=shares)


# A pot that is not divided, or for which nobody qualifies


def one_of_two(**more: object) -> Game:
    """The best flush or better takes the pot; otherwise the best deuce-to-seven low."""
    shares = [
        {"id": "flush", "ranking": "high", "own": 5, "board": 0, "qualifier": "flush"},
        {"id": "low", "ranking": "deuce-to-seven", "own": 5, "board": 0},
    ]
    return changed(
        "deuce-to-seven-lowball", showdown=shares, pot_goes_to="first-share-that-qualifies", **more
    )


def chips_by_cards(of: Game, pot: int, **seats: str) -> list[int]:
    return list(judge(of, read_table(of, seats), pot).chips.values())


def test_the_best_flush_takes_the_whole_pot():
    assert [100, 0] == chips_by_cards(one_of_two(), 100, A="Ah Qh Jh Th 2h", B="Kc Jc 8c 5c 3c")
    assert [0, 100] == chips_by_cards(one_of_two(), 100, A="7h 5d 4h 3s 2d", B="7c 5c 4c 3c 2c")


def test_without_a_flush_the_best_low_takes_the_whole_pot_and_a_straight_is_neither():
    lows = {"A": "8h 5d 4c 3s 2d", "B": "8c 6d 5s 4h 3c", "C": "7h 6c 5h 4s 3d"}
    assert [100, 0, 0] == chips_by_cards(one_of_two(), 100, **lows)
    verdicts = judge(one_of_two(), read_table(one_of_two(), lows)).shares
    assert ([], ["A"]) == (verdicts["flush"].winners, verdicts["low"].winners)


def test_a_five_high_straight_flush_is_a_flush_or_better():
    assert [0, 100] == chips_by_cards(one_of_two(), 100, A="7h 5d 4c 3h 2d", B="5s 4s 3s 2s As")


def test_a_pot_that_is_not_divided_is_divided_only_between_equal_hands():
    assert [51, 50] == chips_by_cards(one_of_two(), 101, A="8h 5d 4c 3s 2d", B="8c 5s 4h 3c 2s")


def test_the_winner_of_the_whole_pot_is_found_in_each_pot_by_itself():
    pots = [Pot(30, (0, 1, 2)), Pot(20, (1, 2))]
    values = {"flush": {0: 5, 1: 0, 2: 0}, "low": {0: 1, 1: 2, 2: 3}}
    assert [30, 0, 20] == chips(one_of_two(), pots, values)


def archie(if_nobody_qualifies: str | None) -> Game:
    """Both halves need a qualifier: a pair of sixes for high, eight-or-better for low."""
    shares = [
        {
            "id": "high",
            "ranking": "high",
            "own": 5,
            "board": 0,
            "qualifier": "pair of sixes",
            "otherwise": "low",
        },
        {
            "id": "low",
            "ranking": "ace-to-five",
            "own": 5,
            "board": 0,
            "qualifier": "8-7-6-5-4",
            "otherwise": "high",
        },
    ]
    odd = {"between": "first-share", "within": "button"}
    return changed(
        "deuce-to-seven-lowball", showdown=shares, odd_chips=odd, if_nobody_qualifies=if_nobody_qualifies
    )


NOBODY = {"A": "5h 5d 9c 3s 2d", "B": "Kc Qd 9s 4h 3c", "C": "5c 5s 9h 3h 2c"}


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("strongest-hand", [51, 0, 50]),
        ("all-players", [34, 34, 33]),
        (None, [34, 34, 33]),
        ("carry-over", [0, 0, 0]),
    ],
)
def test_a_pot_for_which_nobody_qualifies_goes_to_the_best_high_hand_to_everybody_or_to_the_next_deal(
    rule, expected
):
    assert expected == chips_by_cards(archie(rule), 101, **NOBODY)


def test_an_odd_chip_of_hands_that_do_not_qualify_goes_by_their_cards():
    of = changed("archie", odd_chips={"between": "first-share", "within": "suit"})
    assert [50, 0, 51] == chips_by_cards(of, 101, A="5h 5d 9c 3d 2d", B=NOBODY["B"], C="5s 5c 9h 3s 2c")


@pytest.mark.parametrize("rule", ["strongest-hand", "all-players", "carry-over"])
def test_where_one_half_has_a_winner_it_takes_the_whole_pot(rule):
    assert [0, 101] == chips_by_cards(archie(rule), 101, A="5h 5d 9c 3s 2d", B="8c 7d 4s 3h 2c")
    assert [101, 0] == chips_by_cards(archie(rule), 101, A="6h 6d 9c 3s 2d", B="9h 7d 4s 3h 2c")


def test_three_hands_of_which_one_qualifies_both_ways():
    seats = {"A": "6h 6d 4c 3s 2d", "B": "8h 7h 5h 3h 2h", "C": "8s 6s 4d 3d Ac"}
    assert [0, 51, 50] == chips_by_cards(archie(None), 101, **seats)


def test_each_pot_has_its_own_answer_when_nobody_in_it_qualifies():
    pots = [Pot(31, (0, 1, 2)), Pot(21, (1, 2))]
    values = {"high": {0: 5, 1: 0, 2: 0}, "low": {0: 0, 1: 0, 2: 0}}
    assert [31, 11, 10] == chips(archie(None), pots, values)
    assert [31, 0, 0] == chips(archie("carry-over"), pots, values)


def test_what_stays_for_the_next_deal_is_what_nobody_in_it_can_win():
    high = {"id": "high", "ranking": "high", "own": 5, "board": 0, "qualifier": "three of a kind"}
    of = changed("five-card-draw", showdown=[high], if_nobody_qualifies="carry-over")
    seats = {"A": "Ks Kd Kh 5c 3d", "B": "Qs Qd 8c 8d 2s", "C": "Js Jd 9c 9d 4s"}
    hand = start(of, STAKES, [20, 60, 60], seats)
    act(hand, "C call", "A call", "B check")
    for _ in range(3):
        hand.act(DRAW.answer(()))
    act(hand, "A 10", "B 30", "C call")
    assert [Won(0, "high", 0, 60)] == events(hand, Won)
    assert ([LeftOver("carry-over", 40)], 40) == (events(hand, LeftOver), hand.left)


# Odd chips by all own cards


def test_by_all_own_cards_an_ace_outside_the_hand_decides_the_odd_chip_of_a_high_share():
    seats = {"A": "Th 9c 8d 7s 6c As 2d", "B": "Ts 9d 8h 7c 6h Kd 3c"}
    of = changed("seven-card-stud", odd_chips={"within": "all-own-cards"})
    assert [51, 50] == list(judge(of, read_table(of, seats), 101).chips.values())
    of = changed("seven-card-stud", odd_chips={"within": "suit"})
    assert [50, 51] == list(judge(of, read_table(of, seats), 101).chips.values())


@pytest.mark.parametrize(
    ("own", "other", "expected"),
    [
        ("6s 5d 4c 3h Ac Kd Qd", "6h 5s 4s 3s As Kh Qh", [51, 50]),  # the ace of clubs is the lower one
        ("6s 5d 4c 3h As Kd Qd", "6h 5s 4s 3s Ad Kh Qh", [50, 51]),
        (
            "8s 7d 6c 5h 3d Kd Qd",
            "8h 7s 6h 5s 3c 3h Qh",
            [50, 51],
        ),  # a three of clubs against one of diamonds
    ],
)
def test_by_all_own_cards_the_lowest_card_decides_the_odd_chip_of_a_low_share_and_the_ace_is_low(
    own, other, expected
):
    of = changed("razz", odd_chips={"within": "all-own-cards"})
    assert expected == list(judge(of, read_table(of, {"A": own, "B": other}), 101).chips.values())


# Everybody folds


def test_the_last_player_takes_everything_unseen():
    hand = start(game("texas-holdem", big_blind_ante="blind-first"), Stakes(10, 20, 5, 10, 10), [500] * 3)
    act(hand, "C 30", "A call", "B fold", "A check", "C 50", "A fold")
    assert [Won(0, "", 2, 80)] == events(hand, Won)
    assert [470, 480, 550] == hand.stacks


def test_a_side_pot_whose_other_player_folds_is_won_without_the_all_in_player():
    hand = start(
        game("texas-holdem"), STAKES, [30, 500, 500],
        {"A": "Ah Ad", "B": "7c 2d", "C": "Kh Kd"}, "As Kc 9d 5s 3h",
    )  # fmt: skip
    act(hand, "C 30", "A call", "B 100", "C call", "B 100", "C fold")
    assert [90, 540, 400] == hand.stacks


def test_when_all_but_one_fold_the_winner_needs_no_qualifying_hand():
    of = changed(
        "five-card-draw", showdown=[
            {"id": "high", "ranking": "high", "own": 5, "board": 0, "qualifier": "A-A-A-A-K", "otherwise": "high"}
        ],
    )  # fmt: skip
    hand = start(of, STAKES, [100, 100])
    act(hand, "B call", "A 20", "B fold")
    assert [Won(0, "", 0, 20)] == events(hand, Won)
    assert [110, 90] == hand.stacks
    assert {} == hand.values


# Against a count chip by chip


def layered(totals: Sequence[int], live: Sequence[bool]) -> list[Pot]:
    """Side pots chip by chip: chip number n of everybody belongs to those who are in for at least n."""
    pots: list[Pot] = []
    for number in range(1, max(totals) + 1):
        layer = sum(total >= number for total in totals)
        seats = tuple(seat for seat, total in enumerate(totals) if live[seat] and total >= number)
        if pots and (not seats or pots[-1].seats == seats):
            pots[-1] = Pot(pots[-1].chips + layer, pots[-1].seats)
        else:
            pots.append(Pot(layer, seats))
    return pots


@settings(deadline=None, max_examples=150)
@given(st.lists(st.tuples(st.integers(1, 40), st.booleans()), min_size=2, max_size=8), st.randoms())
def test_side_pots_agree_with_a_count_chip_by_chip(seats: list[tuple[int, bool]], rng: random.Random):
    totals, live = [total for total, _ in seats], [is_live for _, is_live in seats]
    live[totals.index(max(totals))] = True  # nobody folds the highest wager
    assert layered(totals, live) == side_pots(totals, live)


@settings(deadline=None, max_examples=150)
@given(
    st.lists(st.tuples(st.integers(1, 25), st.integers(1, 3), st.integers(0, 2)), min_size=2, max_size=8),
    st.integers(0, 7),
)
def test_awards_add_up_and_tied_seats_of_one_pot_differ_by_at_most_one_chip(seats, dead):
    totals = [total for total, _, _ in seats]
    values = {
        "high": {s: high for s, (_, high, _) in enumerate(seats)},
        "low": {s: low for s, (_, _, low) in enumerate(seats)},
    }
    of = game(OMAHA_8)
    pots = side_pots(totals, [True] * len(totals), dead)
    given_out = awards(of, Hands(of, values, {}), pots)
    assert sum(totals) + dead == sum(award.chips for award in given_out)
    for number, pot in enumerate(pots):
        assert pot.chips == sum(award.chips for award in given_out if award.pot == number)
        for share in ("high", "low"):
            received = [a.chips for a in given_out if a.pot == number and a.share == share]
            assert not received or max(received) - min(received) <= 1
            assert all(
                values[share][a.seat] == max(values[share][s] for s in pot.seats)
                for a in given_out
                if (a.pot, a.share) == (number, share)
            )

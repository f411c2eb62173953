"""Sums of general rules: the facts of the sources, worked out."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from poker_rulebook.figures.arithmetic import SUMS, chance_to_win, percent
from poker_rulebook.play.parser import InputError


@pytest.fixture
def work_out(book):
    def run(kind, figures=None, **given):
        return SUMS[kind](book, figures or {}, given)

    return run


def refused(work_out, kind, figures=None, **given):
    with pytest.raises(InputError) as error:
        work_out(kind, figures, **given)
    return error.value


# Formats


def test_216_players_make_three_rounds_of_a_six_handed_shootout(work_out):
    assert {"tables": [36, 6, 1], "short": [0, 0, 0]} == work_out("shootout", players=216, seats=6)


def test_75_players_make_nine_tables_of_which_six_are_one_short(work_out):
    assert {"tables": [9, 1], "short": [6, 0]} == work_out("shootout", players=75, seats=9)


def test_when_two_advance_a_table_sends_two(work_out):
    expected = {"tables": [6, 2, 1], "short": [0, 0, 2]}
    assert expected == work_out("shootout", players=36, seats=6, advance=2)


def test_only_the_last_table_may_have_several_empty_seats(work_out):
    assert {"tables": [7, 1], "short": [3, 2]} == work_out("shootout", players=60, seats=9)
    assert "a table is two short" in refused(work_out, "shootout", players=10, seats=9).message


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"stack": 10000, "held": 2, "used": 2}, {"stack": 20000, "held": 0}),
        ({"stack": 0, "held": 2, "used": 1}, {"stack": 5000, "held": 1}),
        ({"stack": 2000, "held": 1, "used": 1}, {"stack": 7000, "held": 0}),
        ({"stack": 8000, "held": 2, "used": 0, "level": 11}, {"stack": 8000, "held": 2}),
        ({"stack": 8000, "held": 2, "used": 0, "level": 12}, {"stack": 18000, "held": 0}),
    ],
)
def test_lammers_become_chips(work_out, given, expected):
    assert expected == work_out("lammers", {"last-level": 12}, worth=5000, **given)


def test_a_nit_card_costs_five_big_blinds(work_out):
    given = {"with": {"blind": 400}, "comes": {"ante": "big-blinds * blind"}}
    assert {"ante": 2000} == work_out("formula", {"big-blinds": 5}, **given)


def test_the_tip_doubles_with_each_invalid_roll(work_out):
    tips = {"second": "2 * first-tip", "third": "first-tip * 2 ^ 2", "total": "first-tip + second + third"}
    assert {"second": 2, "third": 4, "total": 7} == work_out("formula", {"first-tip": 1}, comes=tips)


@pytest.mark.parametrize(
    ("players", "condition", "ante"),
    [
        (5, "players > reduced-at", "big"),
        (4, "players <= reduced-at", "small"),
        (2, "players <= reduced-at", "small"),
    ],
)
def test_the_ante_is_a_small_blind_with_four_players_or_fewer(work_out, players, condition, ante):
    blinds = {"small": 100, "big": 200}
    given = {"with": {"players": players, **blinds}, "if": condition, "comes": {"ante": ante}}
    assert {"ante": blinds[ante]} == work_out("formula", {"reduced-at": 4}, **given)
    other = 1 if ante == "small" else 9
    assert ("if",) == refused(work_out, "formula", {"reduced-at": other}, **given).at


def test_a_sum_asks_for_the_figure_that_its_rule_lacks(work_out):
    given = {"stack": 1, "worth": 5, "held": 1, "used": 0, "level": 3}
    assert "the rule has no figure 'last-level'" == refused(work_out, "lammers", **given).message


def test_products_and_powers_come_before_sums(work_out):
    given = {"with": {"a": 2, "b": 3}, "comes": {"c": "a + b * a ^ b - 1", "d": "c - a * b"}}
    assert {"c": 25, "d": 19} == work_out("formula", **given)


# Pots


def test_an_all_in_of_100_makes_a_main_pot_of_300_and_a_side_pot_of_400(work_out):
    assert {"pots": [300, 400]} == work_out("side-pots", paid={"A": 100, "B": 300, "C": 300})


def test_chips_that_nobody_called_go_back(work_out):
    expected = {"pots": [300, 400], "returned": {"B": 200}}
    assert expected == work_out("side-pots", paid={"A": 100, "B": 500, "C": 300})


def test_chips_of_a_folded_player_stay_in_the_pot(work_out):
    paid = {"A": 100, "B": 300, "C": 300, "D": 60}
    assert {"pots": [360, 400]} == work_out("side-pots", paid=paid, folded=["D"])


@pytest.mark.parametrize("order", ["".join(seats) for seats in permutations("ABC")])
def test_pots_do_not_depend_on_the_order_of_the_seats(work_out, order):
    paid = {"A": 50, "B": 120, "C": 300}
    result = work_out("side-pots", paid={seat: paid[seat] for seat in order})
    assert {"pots": [150, 140], "returned": {"C": 180}} == result


@pytest.mark.parametrize(("pot", "a", "b"), [(101, 76, 25), (103, 77, 26)])
def test_a_quartered_pot(work_out, pot, a, b):
    given = {"pot": pot, "seats": ["B", "A"], "shares": {"high": ["A"], "low": ["A", "B"]}}
    assert {"chips": {"A": a, "B": b}} == work_out("split", **given)


@pytest.mark.parametrize(("pot", "a", "b"), [(5, 3, 2), (6, 3, 3), (7, 4, 3)])
def test_nobody_gets_two_odd_chips_of_a_pot_while_another_has_none(work_out, pot, a, b):
    both = ["A", "B"]
    given = {"pot": pot, "seats": both, "shares": {"high": both, "low": both}}
    assert {"chips": {"A": a, "B": b}} == work_out("split", **given)


def test_odd_chips_go_round_from_the_left_of_the_button(work_out):
    given = {"seats": ["A", "B", "C"], "shares": {"high": ["A", "B", "C"]}}
    assert {"chips": {"A": 34, "B": 33, "C": 33}} == work_out("split", pot=100, **given)
    assert {"chips": {"A": 34, "B": 34, "C": 33}} == work_out("split", pot=101, **given)


def test_a_share_that_nobody_wins_goes_to_the_other(work_out):
    given = {"pot": 101, "seats": ["A", "B"], "shares": {"high": ["B"], "low": []}}
    assert {"chips": {"A": 0, "B": 101}} == work_out("split", **given)


def test_three_shares_are_three_thirds(work_out):
    given = {"pot": 101, "seats": ["A", "B", "C"], "shares": {"high": ["A"], "middle": ["B"], "low": ["C"]}}
    assert {"chips": {"A": 34, "B": 34, "C": 33}} == work_out("split", **given)


# Hands that were played


def test_a_bounty_goes_to_the_winner_of_the_pot_with_the_last_chips(work_out):
    """B wins the main pot of the hand, but C had chips in the side pot, which D wins."""
    of = "short-deck-texas-holdem/smallest-raise-after-short-all-ins"
    assert {"bounty": "D"} == work_out("winner", of=of, busted="C")


def test_the_bounty_of_a_split_pot_goes_to_the_high_half(work_out):
    of = "omaha-high-low-eight-or-better/side-pot-without-a-low"
    assert {"bounty": "B"} == work_out("winner", of=of, busted="C")


def test_the_bounty_of_a_main_pot_is_not_that_of_a_side_pot(work_out):
    """A, all-in first, is beaten by D, who wins high in the main pot; H wins what is left over."""
    of = "stud-high-low-eight-or-better/order-with-a-community-card"
    assert {"bounty": "D"} == work_out("winner", of=of, busted="A")


def test_a_player_with_chips_has_no_bounty_to_give(work_out):
    of = "omaha-high-low-eight-or-better/side-pot-without-a-low"
    error = refused(work_out, "winner", of=of, busted="B")
    assert ("busted",) == error.at
    assert "eliminated: C" == error.hint


def test_the_winner_has_the_next_button(work_out):
    of = "short-deck-texas-holdem/smallest-raise-after-short-all-ins"
    assert {"button": "B"} == work_out("winner", of=of)


def test_who_scoops_a_large_high_low_pot_kills(work_out):
    """B wins all of 290 at an upper limit of 20."""
    of = "duck-flush/full-hand"
    assert {"kill": "B", "chips": 20} == work_out("next-kill", {"scoop-bets": 14}, of=of)
    assert {} == work_out("next-kill", {"scoop-bets": 15}, of=of)


def test_a_high_low_pot_that_is_shared_brings_no_kill(work_out):
    assert {} == work_out("next-kill", {"scoop-bets": 1}, of="duck-flush/side-pot-won-low", leg="A")


def test_a_game_without_blinds_has_no_kill(work_out):
    assert "games with blinds" in refused(work_out, "next-kill", of="razz/cap-on-third-street").message


def test_of_two_who_share_a_pot_the_first_from_the_left_of_the_button_has_the_next_button(work_out):
    of = "short-deck-texas-holdem/river-bet-and-equal-hands"
    assert {"button": "B"} == work_out("winner", of=of)


def test_a_pot_that_nobody_wins_gives_nobody_the_button(work_out):
    assert "nobody wins" in refused(work_out, "winner", of="jackpots/passed-out").message


# Cards


@pytest.mark.parametrize(
    ("game", "outs", "kills", "expected"),
    [
        ("texas-holdem", 1, 1, "4.34"),
        ("texas-holdem", 15, 4, "50.00"),
        ("texas-holdem", 21, 10, "50.91"),
        ("omaha-high-only", 1, 1, "4.76"),
        ("omaha-high-only", 20, 10, "50.00"),
    ],
)
def test_the_chance_with_killer_cards(work_out, game, outs, kills, expected):
    assert {"percent": expected} == work_out("killer-cards", game=game, outs=outs, kills=kills)


def test_outs_and_kills_are_among_the_unseen_cards(work_out):
    error = refused(work_out, "killer-cards", game="omaha-high-only", outs=30, kills=12)
    assert "only 41 are unseen" == error.hint


@pytest.mark.parametrize("unseen", [45, 41, 29])
@pytest.mark.parametrize(("outs", "kills"), [(1, 0), (2, 3), (9, 4), (14, 10), (20, 9)])
def test_the_formula_counts_every_turn_and_river(unseen, outs, kills):
    """Cards 0 … are outs, those after them kills; who wins is decided card by card."""
    won = 0
    for turn, river in permutations(range(unseen), 2):
        ahead = False
        for card in (turn, river):
            ahead = card < outs or (ahead and card >= outs + kills)
            if outs <= card < outs + kills:
                ahead = False
                break
        won += ahead
    assert won == chance_to_win(unseen, outs, kills) * unseen * (unseen - 1)


def test_a_half_is_rounded_up():
    assert "0.01" == percent(Fraction(1, 20_000))
    assert "12.35" == percent(Fraction(12_345, 100_000))


@pytest.mark.parametrize(
    ("ranking", "number", "hand"),
    [
        ("ace-to-five", 4, "6-5-4-2-A"),
        ("ace-to-six", 4, "6-5-4-3-A"),
        ("ace-to-five", 53, "8-7-6-5-A"),
        ("ace-to-six", 53, "9-4-3-2-A"),
    ],
)
def test_the_number_of_a_low_counts_from_the_best(work_out, ranking, number, hand):
    assert {"hand": hand} == work_out("low-number", ranking=ranking, number=number)


def test_the_hands_that_do_not_exist_have_no_number(work_out):
    error = refused(work_out, "low-number", ranking="lowest-straight", number=9999)
    assert ("number",) == error.at


@pytest.mark.parametrize(
    ("ranking", "top", "or_better", "hands"),
    [
        ("ace-to-five", "5", False, 1),
        ("ace-to-five", "6", False, 5),
        ("ace-to-five", "7", False, 15),
        ("ace-to-five", "7", True, 21),
        ("ace-to-five", "8", False, 35),
        ("ace-to-five", "8", True, 56),
        ("ace-to-five", "K", False, 495),
        ("deuce-to-seven", "7", False, 4),
        ("deuce-to-seven", "8", False, 14),
        ("deuce-to-seven", "9", False, 34),
        ("deuce-to-seven", "9", True, 52),
        ("deuce-to-seven", "A", False, 494),
        ("ace-to-six", "6", False, 4),
        ("ace-to-six", "7", False, 14),
        ("ace-to-six", "8", False, 34),
        ("ace-to-six", "8", True, 52),
    ],
)
def test_lows_by_their_top_card(work_out, ranking, top, or_better, hands):
    assert {"hands": hands} == work_out("low-count", ranking=ranking, top=top, or_better=or_better)


@pytest.mark.parametrize(
    ("actions", "substantial"),
    [
        (["bet"], False),
        (["check", "check"], False),
        (["fold", "fold"], False),
        (["check", "fold"], False),
        (["bet", "fold"], True),
        (["check", "all-in"], True),
        (["fold", "fold", "fold"], True),
        (["bet", "fold", "call"], True),
    ],
)
def test_substantial_action(work_out, actions, substantial):
    assert {"substantial": substantial} == work_out("substantial-action", actions=actions)


@pytest.mark.parametrize(
    ("game", "up", "first"),
    [
        ("seven-card-stud", {"A": "Ks 6h", "B": "Kd 9c"}, "B"),
        ("razz", {"A": "Ks 6h", "B": "Kd 9c"}, "A"),
        ("seven-card-stud", {"A": "Ah 2d 9c", "B": "3h 3d 4c"}, "B"),
        ("razz", {"A": "Ah 2d 9c", "B": "3h 3d 4c"}, "A"),
        ("seven-card-stud", {"A": "Ah 3d", "B": "As 3c"}, "B"),
        ("razz", {"A": "Ah 3d", "B": "As 3c"}, "B"),
    ],
)
def test_the_cards_that_show_decide_who_acts_first(work_out, game, up, first):
    assert {"first": first} == work_out("showing", game=game, up=up)


@pytest.mark.parametrize(
    ("game", "players", "cards"),
    [
        ("texas-holdem", 10, 28),
        ("double-board-omaha", 10, 53),
        ("courchevel", 10, 58),
        ("seven-card-stud", 7, 53),
        ("open-face-chinese", 4, 52),
    ],
)
def test_the_cards_that_a_table_needs(work_out, game, players, cards):
    assert {"cards": cards} == work_out("capacity", game=game, players=players)

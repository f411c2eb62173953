"""In or out: who is in and does not win matches the pot, and chips wait on the table until somebody wins them."""

from __future__ import annotations

import pytest
from table import act, events, game, start

from poker_rulebook.book.model import Game
from poker_rulebook.play.choosing import STAY
from poker_rulebook.play.events import Carried, LeftOver, Matched, Posted, Won, WordSaid
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.judging import judge, read_table
from poker_rulebook.play.questions import IllegalAction, Say
from poker_rulebook.play.stakes import Stakes, WrongStakes, amounts_of, stakes_for, usual_stakes

ANTE_5 = Stakes(0, 0, 0, 0, 5)
HANDS = {"A": "7h 7c", "B": "As Kd", "C": "Qh Jd"}


def guts(
    words: str, carried: int = 0, stacks: list[int] | None = None, of: Game | None = None, **choices: str
) -> Hand:
    """A hand in which A has a pair, B ace high and C queen high. words    "iio": who is in and who is out"""
    hand = start(of or game("guts", **choices), ANTE_5, stacks or [100] * 3, HANDS, carried=carried)
    return act(
        hand,
        *(f"{seat} stay {'in' if word == 'i' else 'out'}" for seat, word in zip("ABC", words, strict=False)),
    )


def test_everybody_else_who_is_in_pays_what_the_pot_had():
    hand = guts("iii")
    assert [Matched(1, 15), Matched(2, 15)] == events(hand, Matched)
    assert ([110, 80, 80], 30) == (hand.stacks, hand.left)


def test_who_is_out_pays_nothing_and_does_not_win():
    hand = guts("oii")
    assert ([95, 110, 80], 15) == (hand.stacks, hand.left)


def test_who_is_alone_takes_the_pot_unseen_and_the_next_one_is_empty():
    hand = guts("ooi")
    assert [Won(0, "", 2, 15)] == events(hand, Won)
    assert (None, [], 0) == (hand.compared, events(hand, Matched), hand.left)


def test_where_nobody_is_in_the_pot_stays():
    hand = guts("ooo")
    assert (0, None, [LeftOver("carry-over", 15)]) == (hand.players, hand.decision, events(hand, LeftOver))


def test_while_a_pot_waits_nobody_antes():
    hand = guts("ooo", carried=15)
    assert [Carried(15)] == [e for e in hand.log if isinstance(e, (Carried, Posted))]
    assert 15 == guts("iio", carried=15).left


def test_four_deals_of_one_pot_end_when_somebody_is_alone():
    chips, stacks = 0, [100] * 3
    for words in ("ooo", "iii", "iio", "ooi"):
        hand = guts(words, carried=chips, stacks=stacks)
        chips, stacks = hand.left, hand.stacks
        assert 300 == sum(stacks) + chips
    assert ([140, 50, 110], 0) == (stacks, chips)


def test_equal_hands_share_and_pay_nothing_even_where_one_of_them_receives_no_chip():
    of = game("guts")
    table = read_table(of, {"A": "Ks 8d", "B": "Kh 8c", "C": "Qd 7s"})
    assert ({"A": 10, "B": 10, "C": -20}, 20) == judge(of, table, 20)[1:3]
    assert ({"A": 1, "B": 0, "C": -1}, 1) == judge(of, table, 1)[1:3]


def test_too_few_chips_are_paid_all_and_make_no_side_pot():
    hand = guts("iii", carried=60, stacks=[100, 20, 100])
    assert ([160, 0, 40], 80) == (hand.stacks, hand.left)
    hand = guts("iii", stacks=[3, 100, 100])
    assert [13] == [e.chips for e in events(hand, Won)], "all antes are one pot"


@pytest.mark.parametrize(
    ("words", "final", "left"), [("iii", [600, 0, 0], 400), ("ooi", [100, 100, 600], 200)]
)
def test_no_more_than_the_cap_is_won_or_paid(words, final, left):
    hand = guts(words, carried=700, stacks=[100, 100, 100], cap="hundred-antes")
    assert (final, left) == (hand.stacks, hand.left)


def test_nobody_hears_an_answer_before_all_have_given_one():
    hand = guts("io")
    assert ([], "C", 3) == (events(hand, WordSaid), "ABC"[hand.decision.seat], hand.players)
    hand = guts("io", declaration="in-turn")
    assert (["in", "out"], 2) == ([e.word for e in events(hand, WordSaid)], hand.players)


def test_any_other_word_is_refused():
    hand = start(game("guts"), ANTE_5, [100] * 2)
    with pytest.raises(IllegalAction, match="'maybe' is neither in nor out: say in or out"):
        hand.act(Say(STAY.word, "maybe"))


def test_the_table_after_each_event_has_all_chips():
    for words in ("iii", "ooi", "ooo", "oii"):
        hand = guts(words, carried=40)
        *_, (_, _, seen) = hand.moments()
        assert (hand.stacks, hand.left, hand.live) == (seen.stacks, seen.middle, seen.live)


def test_a_game_without_bets_has_no_sizes_of_bets():
    of = game("guts")
    assert {"ante": 1} == amounts_of(of, usual_stakes(of))
    with pytest.raises(WrongStakes, match="guts posts no 'small_bet'"):
        stakes_for(of, {"ante": 1, "small_bet": 10})
    assert (0, 0) == of.rounds

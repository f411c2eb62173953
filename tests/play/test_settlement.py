"""The sevens rule: what a hand that had to be bet, and was not, can still win."""

import pytest
from table import act, call_round, changed, events, start

from poker_rulebook.book.model import Game
from poker_rulebook.play.events import Barred, Refunded, Won
from poker_rulebook.play.exchanges import DRAW
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.settlement import late_wagers
from poker_rulebook.play.stakes import Stakes

LIMIT_20 = Stakes(20, 20, 10, 20)
SEVEN, EIGHT = "7c 5d 4h 3s 2c", "8h 4d 3c 2d Ah"
WHEEL, SIX, ROUGH_SIX = "5h 4c 3d 2s As", "6h 4s 3h 2h Ac", "6s 5c 4h 3s 2c"


def lowball(
    or_loses: str = "later-wagers", limit: str = "fixed-limit", formats: tuple[str, ...] = ()
) -> Game:
    """California lowball without a joker: one draw, seven-or-better must be bet, no check-raise in limit."""
    rule = {
        "hand": "7-6-5-4-3",
        "ranking": "ace-to-five",
        "or_loses": or_loses,
        "in": [*(formats or ["fixed-limit"])],
    }
    play = [
        {"id": "own", "do": "deal", "to": "players", "cards": 5, "face": "down"},
        {"id": "first-bet", "do": "bet", "size": "small", "first": "left-of-big-blind"},
        {"id": "draw", "do": "draw", "cards": [0, 5]},
        {"id": "last-bet", "do": "bet", "size": "big", "first": "left-of-button", "must_bet": rule},
    ]  # fmt: skip
    showdown = [{"id": "low", "ranking": "ace-to-five", "own": 5, "board": 0}]
    return changed(
        "deuce-to-seven-lowball", betting=[limit], play=play, showdown=showdown, options=None,
        short_all_in="complete", check_raise="barred", raise_cap=4,
    )  # fmt: skip


def after_the_draw(
    seats: dict[str, str], stacks: list[int], of: Game | None = None, stakes: Stakes = LIMIT_20
) -> Hand:
    """Everybody is in for one big blind and stands pat; A is first."""
    hand = call_round(start(of or lowball(), stakes, stacks, seats))
    while hand.decision.step == "draw":
        hand.act(DRAW.answer(()))
    return hand


# A hand that was checked or only called a short all-in


def test_who_only_called_a_short_all_in_with_a_wheel_wins_the_pot_before_the_draw_the_all_in_and_its_call():
    john, you, cindy, henry = EIGHT, WHEEL, SIX, ROUGH_SIX
    hand = after_the_draw({"A": john, "B": you, "C": cindy, "D": henry}, [35, 1000, 1000, 1000])
    act(hand, "A 15", "B call", "C 20", "D 40", "B call", "C 60", "D call", "B call")
    assert [Refunded(1, 45), Refunded(2, 60), Refunded(3, 60)] == events(hand, Refunded)
    assert 110 == sum(event.chips for event in events(hand, Won))
    assert [0, 1000 - 20 - 15 + 110, 1000 - 20, 1000 - 20] == hand.stacks


def test_who_had_to_complete_and_did_wins_everything():
    john, you, cindy, henry = EIGHT, WHEEL, SIX, ROUGH_SIX
    hand = after_the_draw({"A": john, "B": you, "C": cindy, "D": henry}, [35, 1000, 1000, 1000])
    act(hand, "A 15", "B 20", "C 40", "D call", "B call")
    assert [] == events(hand, Refunded)
    assert [0, 1000 + 20 * 3 + 15 + 40 * 2, 940, 940] == hand.stacks


def test_a_seven_that_was_checked_wins_the_pot_as_it_was_and_later_wagers_go_back():
    hand = after_the_draw({"A": SEVEN, "B": EIGHT}, [1000] * 2)
    act(hand, "A check", "B 20", "A call")
    assert [Refunded(0, 20), Refunded(1, 20)] == events(hand, Refunded)
    assert [1020, 980] == hand.stacks


def test_a_better_hand_keeps_what_the_checked_seven_has_called():
    hand = after_the_draw({"A": SEVEN, "B": SIX}, [1000] * 2)
    act(hand, "A check", "B 20", "A call")
    assert ([], [960, 1040]) == (events(hand, Refunded), hand.stacks)


def test_an_eight_need_not_be_bet():
    hand = after_the_draw({"A": EIGHT, "B": "9h 4c 3s 2s Ad"}, [1000] * 2)
    act(hand, "A check", "B 20", "A call")
    assert ([], [1040, 960]) == (events(hand, Refunded), hand.stacks)


def test_a_pair_among_low_cards_is_no_seven():
    hand = after_the_draw({"A": "7c 5d 4h 3s 3c", "B": "9h 9c 3d 2s Ad"}, [1000] * 2)
    act(hand, "A check", "B 20", "A call")
    assert ([], [1040, 960]) == (events(hand, Refunded), hand.stacks)


def test_a_seven_that_is_checked_through_wins_the_whole_pot():
    hand = after_the_draw({"A": SEVEN, "B": EIGHT}, [1000] * 2)
    act(hand, "A check", "B check")
    assert ([], [1020, 980]) == (events(hand, Refunded), hand.stacks)


def test_when_somebody_else_has_bet_first_a_seven_may_just_call():
    hand = after_the_draw({"A": EIGHT, "B": SEVEN}, [1000] * 2)
    act(hand, "A 20", "B call")
    assert ([], [960, 1040]) == (events(hand, Refunded), hand.stacks)


def test_the_rule_speaks_to_everybody_to_whom_it_was_checked():
    hand = after_the_draw({"A": EIGHT, "B": SEVEN, "C": "9h 4c 3d 2s Ad"}, [1000] * 3)
    act(hand, "A check", "B check", "C 20", "A call", "B call")
    assert [Refunded(seat, 20) for seat in range(3)] == events(hand, Refunded)
    assert [980, 1040, 980] == hand.stacks


def test_before_the_draw_nothing_must_be_bet():
    hand = start(lowball(), LIMIT_20, [1000] * 3, {"A": EIGHT, "B": SEVEN, "C": "9h 4c 3d 2s Ad"})
    act(hand, "C call", "A call", "B check")
    while hand.decision.step == "draw":
        hand.act(DRAW.answer(()))
    act(hand, "A check", "B 20", "C call", "A call")
    assert ([], [960, 1080, 960]) == (events(hand, Refunded), hand.stacks)


# Several such hands, ties, side pots


def test_of_two_checked_sevens_the_better_one_wins_the_pot_as_it_was():
    hand = after_the_draw({"A": SEVEN, "B": SIX, "C": EIGHT}, [1000] * 3)
    act(hand, "A check", "B check", "C 20", "A call", "B call")
    assert [980, 1040, 980] == hand.stacks


def test_a_checked_seven_that_is_beaten_by_a_bettor_saves_nothing_for_a_worse_hand():
    hand = after_the_draw({"A": SEVEN, "B": SIX, "C": EIGHT}, [1000] * 3)
    act(hand, "A check", "B 20", "C call", "A call")
    assert ([], [960, 1080, 960]) == (events(hand, Refunded), hand.stacks)


def test_a_checked_seven_that_is_all_in_wins_its_pot_as_it_was_and_the_side_pot_stays_with_the_others():
    # A calls a bet of 20 with its last 10: of 60 and three times 10 it wins the 60; B and C contest 10 + 10
    hand = after_the_draw({"A": SEVEN, "B": EIGHT, "C": "9h 4c 3d 2s Ad"}, [30, 1000, 1000])
    act(hand, "A check", "B 20", "C call", "A call")
    assert [Refunded(seat, 10) for seat in range(3)] == events(hand, Refunded)
    assert [10 + 60, 1000 - 20 - 20 + 10 + 20, 1000 - 20 - 20 + 10] == hand.stacks


def test_a_checked_seven_that_ties_with_a_bettor_halves_the_pot_as_it_was():
    hand = after_the_draw({"A": SEVEN, "B": "7h 5h 4s 3c 2d"}, [1000] * 2)
    act(hand, "A check", "B 20", "A call")
    assert ([Refunded(0, 20), Refunded(1, 20)], [1000, 1000]) == (events(hand, Refunded), hand.stacks)


def test_a_checked_seven_that_folds_changes_nothing():
    hand = after_the_draw({"A": SEVEN, "B": EIGHT, "C": "9h 4c 3d 2s Ad"}, [1000] * 3)
    act(hand, "A check", "B 20", "C call", "A fold")
    assert ([], [980, 1060, 960]) == (events(hand, Refunded), hand.stacks)


@pytest.mark.parametrize(
    ("totals", "early", "values", "back"),
    [
        ((40, 40), {0: (20, 20)}, (5, 1), [20, 20]),
        ((40, 40), {0: (20, 20)}, (1, 5), [0, 0]),
        ((35, 80, 80), {1: (35, 35, 20)}, (1, 5, 2), [0, 45, 60]),
        ((30, 40, 40), {0: (20, 20, 20)}, (5, 2, 1), [10, 10, 10]),
        ((30, 40, 40), {1: (20, 20, 20)}, (5, 2, 1), [0, 10, 10]),
    ],
)
def test_every_pot_that_such_a_hand_wins_keeps_what_came_in_time(totals, early, values, back):
    live = [True] * len(totals)
    assert back == late_wagers(totals, live, early, dict(enumerate(values)))


# Clubs in which the whole pot is lost


def test_where_the_whole_pot_is_lost_the_next_hand_wins_it():
    hand = after_the_draw({"A": SEVEN, "B": EIGHT, "C": "9h 4c 3d 2s Ad"}, [1000] * 3, lowball("pot"))
    act(hand, "A check", "B 20", "C call", "A call")
    assert ([Barred(0)], []) == (events(hand, Barred), events(hand, Refunded))
    assert [960, 1080, 960] == hand.stacks


def test_where_the_whole_pot_is_lost_it_is_lost_also_when_the_round_is_checked_through():
    hand = after_the_draw({"A": SEVEN, "B": EIGHT}, [1000] * 2, lowball("pot"))
    act(hand, "A check", "B check")
    assert [980, 1020] == hand.stacks


def test_when_everybody_left_has_broken_the_rule_it_decides_nothing():
    hand = after_the_draw({"A": SEVEN, "B": SIX}, [1000] * 2, lowball("pot"))
    act(hand, "A check", "B check")
    assert ([], [980, 1020]) == (events(hand, Barred), hand.stacks)


def test_a_side_pot_between_two_who_have_broken_the_rule_goes_to_the_better_of_them():
    # C is all-in before the draw; A and B check sevens and C alone may win the main pot
    of = lowball("pot")
    hand = call_round(start(of, LIMIT_20, [1000, 1000, 10], {"A": SEVEN, "B": SIX, "C": EIGHT}))
    while hand.decision.step == "draw":
        hand.act(DRAW.answer(()))
    act(hand, "A check", "B check")
    assert [Won(0, "low", 2, 30), Won(1, "low", 1, 20)] == events(hand, Won)


# No limit, blinds 5-10, smallest bet 20


def no_limit(of: Game, stacks: list[int]) -> Hand:
    return after_the_draw({"A": EIGHT, "B": WHEEL, "C": SIX}, stacks, of, Stakes(20, 40, 10, 20))


def test_in_no_limit_the_rule_holds_only_where_the_game_says_so():
    hand = act(no_limit(lowball(limit="no-limit"), [35, 1000, 1000]), "A 15", "B call", "C 40", "B call")
    assert [] == events(hand, Refunded)


def test_in_no_limit_a_short_all_in_may_be_made_the_smallest_bet():
    of = lowball(limit="no-limit", formats=("no-limit",))
    hand = act(no_limit(of, [35, 1000, 1000]), "A 15")
    assert (15, 20) == (hand.decision.call, hand.decision.low)


def test_in_no_limit_who_only_called_the_short_all_in_wins_it_and_its_call_and_no_more():
    of = lowball(limit="no-limit", formats=("no-limit",))
    hand = act(no_limit(of, [35, 1000, 1000]), "A 15", "B call", "C 40", "B call")
    assert [Refunded(1, 25), Refunded(2, 40)] == events(hand, Refunded)
    assert [0, 1000 - 20 - 15 + 60 + 30, 980] == hand.stacks

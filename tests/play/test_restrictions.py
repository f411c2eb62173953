"""What a game forbids or demands in a betting round: openers, forced bets, no limping, no check-raise, jam or fold."""

import pytest
from table import act, call_round, changed, events, raise_range, start, to_call, turn, with_step

from poker_rulebook.book.model import Game
from poker_rulebook.play.events import Acted, Carried, LeftOver, Returned, Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import Call, Fold, IllegalAction
from poker_rulebook.play.stakes import Stakes

NO_LIMIT = Stakes(200, 400, 100, 200)
LIMIT = Stakes(10, 20, 5, 10)
ANTES = Stakes(5, 10, 0, 0, 1)
STUD = Stakes(10, 20, 0, 0, 1)


# Openers: a pair of jacks, and a deal that everybody passes

JACKS = {"hand": "pair of jacks", "ranking": "high"}


def jackpots(**first_bet: object) -> Game:
    play = [
        {"id": "own", "do": "deal", "to": "players", "cards": 5, "face": "down"},
        {"id": "first-bet", "do": "bet", "size": "small", "first": "left-of-button", "openers": JACKS, **first_bet},
        {"id": "draw", "do": "draw", "cards": [0, 5]},
        {"id": "second-bet", "do": "bet", "size": "big", "first": "opener"},
    ]  # fmt: skip
    return changed("five-card-draw", forced_bets={"ante": "each"}, play=play, options=None)


WEAK = {"A": "Th Td 8c 4s 2h", "B": "Ks Qd 9h 5c 3d", "C": "Jc Js 7d 6h 2c"}


def test_without_openers_a_player_may_only_check():
    hand = start(jackpots(), ANTES, [100] * 3, WEAK)
    assert ("A", 0, (0, 0)) == (turn(hand), to_call(hand), raise_range(hand))
    with pytest.raises(IllegalAction, match=r"^a bet or raise is not allowed here: check$"):
        act(hand, "A 5")


@pytest.mark.parametrize(
    ("own", "opens"),
    [
        ("Jc Js 4d 3h 2c", True), ("Tc Ts Ad Kh Qc", False), ("Ac Kd Qh Jc 9s", False), ("2c 2s 3d 3h 4c", True),
        ("2c 3s 4d 5h 6c", True), ("joker As 7d 6h 2c", True), ("joker Ts 7d 6h 2c", False),
    ],
)  # fmt: skip
def test_a_pair_of_jacks_or_any_better_hand_may_open_and_a_joker_is_an_ace(own, opens):
    hand = start(jackpots(), ANTES, [100] * 2, {"A": own})
    assert opens == bool(hand.decision.low)


def test_after_the_first_bet_nobody_needs_openers():
    hand = start(jackpots(), ANTES, [100] * 3, WEAK)
    act(hand, "A check", "B check", "C 5")
    assert ("A", 5, (10, 10)) == (turn(hand), to_call(hand), raise_range(hand))
    act(hand, "A 10", "B 15")
    assert ("C", (20, 20)) == (turn(hand), raise_range(hand))


def test_a_player_with_openers_need_not_open():
    hand = start(jackpots(), ANTES, [100] * 3, WEAK)
    act(hand, "A check", "B check", "C check")
    assert "draw" == hand.decision.step


def test_a_deal_that_everybody_passes_ends_and_the_antes_stay():
    hand = start(jackpots(if_passed="carry-over"), ANTES, [100] * 3, WEAK)
    act(hand, "A check", "B check", "C check")
    assert hand.decision is None
    assert ([99, 99, 99], 3) == (hand.stacks, hand.left)
    assert ([LeftOver("carry-over", 3)], []) == (events(hand, LeftOver), events(hand, Won))


def test_who_wins_the_next_deal_wins_the_chips_that_stayed():
    hand = start(jackpots(if_passed="carry-over"), ANTES, [100] * 3, WEAK, carried=3)
    assert (6, [Carried(3)]) == (hand.pot(), events(hand, Carried))
    act(hand, "A check", "B check", "C 5", "A fold", "B fold")
    assert ([99, 99, 105], 0) == (hand.stacks, hand.left)


def test_chips_that_stayed_belong_to_the_main_pot():
    hand = start(jackpots(), ANTES, [4, 100, 100], WEAK | {"A": "Jh Jd 8c 4s 2h"}, carried=10)
    act(hand, "A 3", "B 8", "C call")
    assert [(10 + 12, (0, 1, 2)), (10, (1, 2))] == [tuple(pot) for pot in hand.pots()]


def test_a_first_bet_in_a_deal_that_may_be_passed_lets_the_hand_go_on():
    hand = start(jackpots(if_passed="carry-over"), ANTES, [100] * 3, WEAK)
    act(hand, "A check", "B check", "C 5", "A call", "B call")
    assert "draw" == hand.decision.step


def test_when_nobody_can_bet_the_deal_is_not_passed():
    hand = start(jackpots(if_passed="carry-over"), ANTES, [1, 1])
    assert "draw" == hand.decision.step


def test_the_opener_is_first_after_the_draw():
    hand = act(start(jackpots(), ANTES, [100] * 3, WEAK), "A check", "B check", "C 5", "A call", "B call")
    act(hand, "A draw", "B draw", "C draw")
    assert ("second-bet", "C") == (hand.decision.step, turn(hand))


def test_when_the_opener_has_folded_the_next_seat_clockwise_is_first():
    hand = act(
        start(jackpots(), ANTES, [100] * 3, WEAK), "A check", "B check", "C 5", "A call", "B 10", "C fold"
    )
    act(hand, "A call", "A draw", "B draw")
    assert ("second-bet", "A") == (hand.decision.step, turn(hand))


def test_a_raise_does_not_make_an_opener():
    hand = act(
        start(jackpots(), ANTES, [100] * 3, WEAK), "A check", "B check", "C 5", "A 10", "B fold", "C call"
    )
    act(hand, "A draw", "C draw")
    assert ("second-bet", "C") == (hand.decision.step, turn(hand))


def test_when_nobody_opened_the_left_of_the_button_is_first():
    hand = act(start(jackpots(), ANTES, [100] * 3, WEAK), "A check", "B check", "C check")
    act(hand, "A draw", "B draw", "C draw")
    assert ("second-bet", "A") == (hand.decision.step, turn(hand))


# A bet that is forced

SHOWING = {"A": "2c 3c Kh", "B": "4d 5d As", "C": "7h 8h Ts"}


def forced(stacks: list[int], size: str = "either") -> Hand:
    """Three cards, one up; the highest card must bet."""
    first = {"first": "highest-showing", "ranking": "high", "opening": "forced", "size": size}
    play = [
        {"id": "third", "do": "deal", "to": "players", "cards": {"down": 2, "up": 1}},
        {"id": "third-bet", "do": "bet", **first},
        {"id": "more", "do": "deal", "to": "players", "cards": 2, "face": "down"},
    ]
    return start(changed("seven-card-stud", forced_bets={"ante": "each"}, play=play), STUD, stacks, SHOWING)


def test_the_first_player_may_neither_check_nor_fold_where_a_bet_is_forced():
    hand = forced([100] * 3)
    assert ("B", (10, 20)) == (turn(hand), raise_range(hand))
    with pytest.raises(IllegalAction, match=r"^the forced bet cannot be folded: bet or raise to 10 or 20$"):
        hand.act(Fold())
    with pytest.raises(IllegalAction, match=r"^calling is not allowed here: bet or raise to 10 or 20$"):
        hand.act(Call())


def test_the_players_after_a_forced_bet_are_free():
    hand = act(forced([100] * 3), "B 20")
    assert ("C", 20, (40, 40), False) == (turn(hand), to_call(hand), raise_range(hand), hand.decision.must)
    act(hand, "C fold", "A fold")
    assert [Returned(1, 20)] == events(hand, Returned)


def test_a_player_with_less_than_a_bet_is_forced_all_in():
    assert ("B", (5, 5), False) == (
        turn(hand := forced([100, 6, 100])),
        raise_range(hand),
        hand.decision.calls,
    )


def test_where_nobody_else_has_chips_no_bet_is_forced():
    assert forced([1, 100, 1]).decision is None


# No limping


def no_limping(stacks: list[int]) -> Hand:
    return start(with_step("texas-holdem", "preflop", limping="barred"), NO_LIMIT, stacks)


def test_the_big_blind_may_not_be_just_called():
    hand = no_limping([5000] * 4)
    assert ("C", (400, 5000), False) == (turn(hand), raise_range(hand), hand.decision.calls)
    with pytest.raises(
        IllegalAction, match=r"^calling is not allowed here: fold or bet or raise to 400-5000$"
    ):
        hand.act(Call())


def test_the_small_blind_may_not_just_complete():
    hand = act(no_limping([5000] * 3), "C fold")
    assert ("A", False) == (turn(hand), hand.decision.calls)


def test_a_raise_may_be_called():
    hand = act(no_limping([5000] * 4), "C 500")
    assert ("D", 500, True) == (turn(hand), to_call(hand), hand.decision.calls)


def test_an_all_in_for_a_little_more_than_the_big_blind_may_be_called():
    hand = act(no_limping([5000, 5000, 300, 5000]), "C 300")
    assert ("D", 300, True) == (turn(hand), to_call(hand), hand.decision.calls)


def test_a_player_who_cannot_raise_may_go_all_in_for_the_blind():
    hand = no_limping([5000, 5000, 200, 5000])
    assert ("C", 200, (0, 0), True) == (turn(hand), to_call(hand), raise_range(hand), hand.decision.calls)


def test_when_everybody_folds_the_big_blind_wins_without_acting():
    hand = act(no_limping([5000] * 3), "C fold", "A fold")
    assert [Won(0, "", 1, 200)] == events(hand, Won)


def test_on_later_streets_players_may_check():
    hand = act(no_limping([5000] * 3), "C 400", "A fold", "B call", "B check")
    assert "C" == turn(hand)


# Jam or fold


def jam_or_fold(stacks: list[int]) -> Hand:
    return start(with_step("texas-holdem", "preflop", jam_or_fold="yes"), NO_LIMIT, stacks)


def test_the_only_bet_is_everything():
    hand = jam_or_fold([5000, 3000, 1000])
    assert ("C", (1000, 1000), False) == (turn(hand), raise_range(hand), hand.decision.calls)
    act(hand, "C 1000")
    assert ("A", (5000, 5000), False) == (turn(hand), raise_range(hand), hand.decision.calls)


def test_an_all_in_is_answered_by_going_all_in_or_folding():
    hand = act(jam_or_fold([5000, 3000, 1000]), "C 1000", "A 5000")
    assert ("B", 2800, (0, 0)) == (turn(hand), to_call(hand), raise_range(hand))
    act(hand, "B call")
    assert hand.decision is None
    assert [Returned(0, 2000)] == events(hand, Returned)


def test_with_jam_or_fold_nobody_acts_after_the_flop():
    hand = act(jam_or_fold([5000, 3000, 1000]), "C 1000", "A fold", "B fold")
    assert [Won(0, "", 2, 500)] == events(hand, Won)
    hand = act(jam_or_fold([5000, 5000, 1000]), "C fold", "A 5000", "B call")
    assert {"preflop"} == {event.step for event in events(hand, Acted)}


# No check-raise


def no_check_raise(stacks: list[int]) -> Hand:
    of = changed("texas-holdem", betting=["fixed-limit"], check_raise="barred")
    return call_round(start(of, LIMIT, stacks))


def test_who_has_checked_may_only_call_or_fold():
    hand = act(no_check_raise([1000] * 3), "A check", "B 10", "C call")
    assert ("A", 10, (0, 0)) == (turn(hand), to_call(hand), raise_range(hand))


def test_who_has_checked_and_called_may_not_raise_a_later_raise_either():
    hand = act(no_check_raise([1000] * 3), "A check", "B 10", "C 20", "A call", "B 30", "C call")
    assert ("A", (0, 0)) == (turn(hand), raise_range(hand))


def test_who_has_bet_or_called_may_raise_later():
    hand = act(no_check_raise([1000] * 3), "A 10", "B call", "C 20")
    assert (("A", (30, 30)), "B") == ((turn(hand), raise_range(hand)), turn(act(hand, "A call")))
    assert (30, 30) == raise_range(hand)


def test_in_the_next_round_who_has_checked_may_bet_again():
    hand = act(no_check_raise([1000] * 3), "A check", "B 10", "C call", "A call")
    assert ("turn-bet", (20, 20)) == (hand.decision.step, raise_range(hand))


def test_who_only_called_an_all_in_of_less_than_a_bet_may_not_raise_either():
    of = changed("texas-holdem", betting=["fixed-limit"], check_raise="barred", short_all_in="complete")
    hand = call_round(start(of, LIMIT, [17, 1000, 1000, 1000]))
    act(hand, "A 7", "B call", "C 10", "D 20")
    assert ("B", 13, (0, 0)) == (turn(hand), to_call(hand), raise_range(hand))


def test_the_bar_holds_in_fixed_limit_only():
    of = changed("texas-holdem", betting=["no-limit", "fixed-limit"], check_raise="barred")
    hand = act(call_round(start(of, LIMIT, [1000] * 3)), "A check", "B 10", "C call")
    assert ("A", (20, 990)) == (turn(hand), raise_range(hand))

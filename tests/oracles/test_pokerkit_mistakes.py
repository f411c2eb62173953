"""Where PokerKit 0.7.7 is wrong, or follows another rule, each by a hand that shows it.

When PokerKit learns better a test here says so; then it goes, with what pokerkit_agreement leaves out for its sake.
"""

from __future__ import annotations

import pokerkit
import pytest
from table import act, call_round, game, start

from oracles.pokerkit_games import AUTOMATIC, TABLE
from oracles.pokerkit_replay import Range, replayed
from poker_rulebook.book.model import Game
from poker_rulebook.play.exchanges import DRAW
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import Call, Legal
from poker_rulebook.play.stakes import Stakes

SMALL = Stakes(10, 20, 5, 10)
STUD = Stakes(10, 20, 0, 0, 1, 3)


def all_in_or_folded(
    of: Game, stakes: Stakes, stacks: list[int], seats: dict[str, str], board: str, *sayings: str
) -> Hand:
    """What is said, and calls to the end; nobody exchanges anything."""
    return called_down(act(start(of, stakes, stacks, seats, board), *sayings))


def called_down(hand: Hand) -> Hand:
    while hand.decision:
        hand.act(Call() if isinstance(hand.decision, Legal) else DRAW.answer(()))
    return hand


def by_pokerkit(hand: Hand, stacks: list[int]) -> list[int]:
    return list(replayed(hand, stacks)[0].stacks)


def allowed(hand: Hand, stacks: list[int]) -> list[Range]:
    """What PokerKit allowed at every wager."""
    return replayed(hand, stacks)[1]


# Mistakes


def test_pokerkit_halves_a_side_pot_for_a_low_that_is_not_in_it():
    stacks = [13, 20, 20]
    hand = all_in_or_folded(
        game("omaha-high-low-eight-or-better"), SMALL, stacks,
        {"A": "4d 2c Jd Tc", "B": "Kd Ac Qd Jc", "C": "Kc Ad Qc Js"}, "3h 6s 8d Ks Kh",
        "C 20", "A call", "B call",
    )  # fmt: skip
    assert [19, 10 + 7, 10 + 7] == hand.stacks
    assert [19, 10 + 8, 10 + 6] == by_pokerkit(hand, stacks)


def test_pokerkit_gives_all_odd_chips_to_one_winner():
    stacks = [100] * 4
    hand = all_in_or_folded(
        game("texas-holdem"), SMALL, stacks,
        {"B": "2c 3d", "C": "2d 3c", "D": "2h 3h"}, "As Ks Qs Js Ts",
        "C call", "D call", "A fold", "B check",
    )  # fmt: skip
    assert [95, 102, 102, 101] == hand.stacks
    assert [95, 103, 101, 101] == by_pokerkit(hand, stacks)


def test_pokerkit_puts_main_and_side_pot_of_the_same_winners_together():
    stacks = [100, 100, 5, 5, 100]
    hand = all_in_or_folded(
        game("texas-holdem"), Stakes(16, 32, 8, 16), stacks,
        {"B": "Ac Kd", "C": "2d 3c", "D": "2h 3h", "E": "Ad Kc"}, "As Ks 7h 8d 9s",
        "C call", "D call", "E call", "A fold", "B check",
    )  # fmt: skip
    assert [92, 84 + 13 + 13, 0, 0, 84 + 12 + 12] == hand.stacks
    assert [92, 84 + 25, 0, 0, 84 + 25] == by_pokerkit(hand, stacks)


def test_pokerkit_gives_an_odd_chip_in_stud_by_seat_and_not_by_suit():
    stacks = [100] * 3
    hand = start(
        game("seven-card-stud"), Stakes(10, 20, 0, 0, 1, 2), stacks,
        {"A": "Kc Qd Jh 9s 8s 3c 4d", "B": "Ks Qc Jd 9h 8h 3d 4h", "C": "5c 6d 2h 7c Tc 3h 9d"},
    )  # fmt: skip
    called_down(hand)
    assert [97 + 4, 97 + 5, 97] == hand.stacks
    assert [97 + 5, 97 + 4, 97] == by_pokerkit(hand, stacks)


def test_pokerkits_limit_omaha_high_low_is_pot_limit():
    made = pokerkit.FixedLimitOmahaHoldemHighLowSplitEightOrBetter
    state = made.create_state(AUTOMATIC, True, 0, (5, 10), 10, 20, [1000] * 3, 3)
    for cards in ("Ah2cKdQs", "KhKc9d9s", "Ad2dJcTc"):
        state.deal_hole(cards)
    hand = start(game("omaha-high-low-eight-or-better"), SMALL, [1000] * 3)
    assert (20, 20) == (hand.decision.low, hand.decision.high)
    assert 35 == state.max_completion_betting_or_raising_to_amount


def test_pokerkit_gives_nobody_a_pot_for_which_nobody_qualifies():
    stacks = [100, 100]
    hand = all_in_or_folded(
        game("archie"), SMALL, stacks, {"A": "Ac 3d 7h 9s Jc", "B": "2c 4d 8h Ts Qd"}, "", "B call", "A check"
    )
    assert [110, 90] == hand.stacks
    assert [90, 90] == by_pokerkit(hand, stacks)


def test_pokerkit_lets_a_short_big_blind_lower_the_price():
    stacks = [100, 6, 100]
    hand = start(game("texas-holdem"), SMALL, stacks)
    ours = wager(hand)
    act(hand, "C call", "A fold")
    assert Range(seat=2, call=10, low=20, high=100) == ours
    assert Range(seat=2, call=6, low=16, high=100) == allowed(hand, stacks)[0]


def test_pokerkit_lets_who_has_checked_raise_an_opening_all_in_of_less_than_a_bet():
    stacks = [100, 100, 16]
    hand = act(start(game("texas-holdem"), SMALL, stacks), "C call", "A call", "B check")
    act(hand, "A check", "B check", "C 6")
    ours, number = wager(hand), 6
    called_down(hand)
    assert Range(seat=0, call=6, low=0, high=0) == ours
    assert Range(seat=0, call=6, low=16, high=90) == allowed(hand, stacks)[number]


# Other rules


def test_in_fixed_limit_pokerkit_adds_a_raise_to_an_all_in_of_less_than_half_a_bet_and_we_complete_it():
    stacks = [100, 100, 100, 22]
    hand = act(start(game("texas-holdem", limit="fixed-limit"), SMALL, stacks), "C 20", "D 22")
    ours, number = wager(hand), 2
    called_down(hand)
    assert Range(seat=0, call=17, low=30, high=30) == ours
    assert Range(seat=0, call=17, low=32, high=32) == allowed(hand, stacks)[number]


def wager(hand: Hand) -> Range:
    """What we allow now."""
    return Range(hand.decision.seat, hand.decision.call, hand.decision.low, hand.decision.high)


# Why PokerKit is not told of a game


def told(monkeypatch: pytest.MonkeyPatch, name: str, **entry: object) -> Game:
    """The game with an entry in place of the reason why there is none."""
    assert "cannot" in TABLE[name]
    monkeypatch.setitem(TABLE, name, {"hands": {}, **entry})
    return game(name, **({"showing_ties": "seat"} if "then" in entry else {}))


def test_of_five_cards_showing_pokerkit_knows_no_order_and_the_first_seat_begins(monkeypatch):
    of = told(monkeypatch, "mississippi-stud", streets=["ddu", "uu", "u", "u"], then="high-hand")
    stacks = [100] * 2
    seats = {"A": "2c 3d 4h 7s 9c Jd 5h", "B": "2d 3h Ah As Kd 8c 6d"}
    hand = start(of, SMALL, stacks, seats)
    for _ in range(3):
        call_round(hand)
    ours = wager(hand).seat
    called_down(hand)
    assert (1, 0) == (ours, allowed(hand, stacks)[6].seat)


def test_in_a_low_game_an_ace_that_shows_is_low_for_pokerkit(monkeypatch):
    of = told(
        monkeypatch, "deuce-to-seven-razz", streets=["ddu", "u", "u", "u", "d"], first="high-card", then="low-hand"
    )  # fmt: skip
    stacks = [100] * 2
    hand = start(of, STUD, stacks, {"A": "2c 3d Ah", "B": "2d 3h Kh"})
    ours = wager(hand).seat
    called_down(hand)
    assert (0, 1) == (ours, allowed(hand, stacks)[0].seat)


def test_after_the_draw_pokerkit_begins_left_of_the_button_and_not_with_the_opener(monkeypatch):
    of = told(monkeypatch, "jackpots", streets=["ddddd", "x"], small=1)
    stacks = [100] * 2
    seats = {"A": "2c 3d 4h 7s 9c", "B": "Jd Js 4d 7h 9s"}
    hand = act(start(of, Stakes(10, 20, 0, 0, 1), stacks, seats), "A check", "B 10", "A call")
    act(hand, "A draw", "B draw")
    ours = wager(hand).seat
    called_down(hand)
    assert (1, 0) == (ours, allowed(hand, stacks)[3].seat)

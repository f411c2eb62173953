"""Own cards that players turn up, how the next card is dealt to them, and the joker that was dealt up or down."""

import pytest
from table import act, call_round, changed, done, events, raise_range, start, turn

from poker_rulebook.book.model import Game
from poker_rulebook.cards import JOKER_BUG, JOKER_WILD, cards
from poker_rulebook.play.events import Dealt
from poker_rulebook.play.exchanges import DISCARD, EXPOSE
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.judging import judge, read_table
from poker_rulebook.play.questions import Call, Fold, IllegalAction, Raise, asks_to
from poker_rulebook.play.simulate import violation
from poker_rulebook.play.stakes import Stakes

ANTE, BLINDS = Stakes(10, 20, 0, 0, 1), Stakes(10, 20, 5, 10)
SHOWING = {"do": "bet", "size": "either", "first": "highest-showing", "ranking": "mexican"}


def mexican() -> Game:
    """Roll your own: after each deal every player has one card face down."""
    play = [
        {"id": "deal-1", "do": "deal", "to": "players", "cards": {"down": 1, "up": 1}},
        {"id": "bet-1", **SHOWING, "opening": "forced"},
    ]
    for number in (2, 3, 4):
        play += [
            {"id": f"show-{number}", "do": "expose", "cards": [0, 1]},
            {"id": f"deal-{number}", "do": "deal", "to": "players", "cards": 1, "face": "by-exposure"},
            {"id": f"bet-{number}", **SHOWING},
        ]
    showdown = [{"id": "high", "ranking": "mexican", "own": 5, "board": 0}]
    return changed(
        "five-card-stud", deck="mexican-41", joker="by-face", forced_bets={"ante": "each"}, showing_ties="button",
        play=play, showdown=showdown, odd_chips={"within": "button"}, options=None,
    )  # fmt: skip


def first_choice(seats: dict[str, str], stacks: list[int] | None = None) -> Hand:
    """Everybody has called the forced bet; the left of the button chooses first."""
    hand = start(mexican(), ANTE, stacks or [1000] * len(seats), seats)
    hand.act(Raise(hand.decision.low))
    return call_round(hand)


SEATS = {"A": "2c Kh 3c 4c 5c", "B": "2d Qh 3d 4d 5d", "C": "2h Ah 3h 4h 5h"}


# Turning up


def test_players_choose_in_turn_from_the_left_of_the_button():
    hand = first_choice(SEATS)
    assert EXPOSE.question(0, "show-2", cards("2c"), 0, 1) == hand.decision
    act(hand, "A turn-up 2c", "B turn-up")
    assert "C" == turn(hand)
    assert [("show-2", 0, cards("2c")), ("show-2", 1, ())] == [
        (e.step, e.seat, e.cards) for e in done(hand, EXPOSE)
    ]
    assert [list(cards("Kh 2c")), list(cards("Qh"))] == hand.up[:2]


def test_all_in_players_choose_too_and_folded_ones_do_not():
    hand = start(mexican(), ANTE, [1000, 1000, 11], SEATS)  # C must bet, with 10 chips left
    act(hand, "C 10", "A call", "B fold")
    assert "A" == turn(hand)
    act(hand, "A turn-up")
    assert "C" == turn(hand)


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (Fold(), r"^it is time to turn up 0 to 1 of 2c$"),
        (EXPOSE.answer(cards("Kh")), r"^Kh is not among the cards held: turn up 0 to 1 of 2c$"),
        (EXPOSE.answer(2 * cards("2c")), r"^2c 2c are not among the cards held: turn up 0 to 1 of 2c$"),
    ],
)
def test_only_a_card_that_lies_face_down_can_be_turned_up(action, message):
    with pytest.raises(IllegalAction, match=message):
        first_choice(SEATS).act(action)


def test_after_every_deal_each_player_has_one_card_face_down():
    hand, choices = first_choice(SEATS), iter([1, 0, 1, 0, 1, 1, 1, 0, 0])
    while hand.decision:
        if asks_to(hand.decision, EXPOSE):
            hand.act(EXPOSE.answer(hand.decision.own[: next(choices)]))
            continue
        assert [1, 1, 1] == [len(hand.down(seat)) for seat in range(3)]
        hand.act(Call())
    assert [5, 5, 5] == [len(own) for own in hand.own]
    assert "" == violation(hand)


def test_the_next_card_is_dealt_face_down_to_whose_cards_all_lie_face_up():
    hand = act(first_choice(SEATS), "A turn-up 2c", "B turn-up", "C turn-up 2h")
    dealt = [event for event in events(hand, Dealt) if event.step == "deal-2"]
    assert [(0, 0), (1, 1), (2, 0)] == [(event.seat, event.up) for event in dealt]
    assert [cards("3c"), cards("2d"), cards("3h")] == [hand.down(seat) for seat in range(3)]


def test_the_cards_of_this_deal_come_from_the_left_of_the_button():
    hand = act(first_choice(SEATS), "A turn-up", "B turn-up 2d", "C turn-up")
    assert [0, 1, 2] == [event.seat for event in events(hand, Dealt) if event.step == "deal-2"]


def test_cards_turned_up_count_for_who_is_first():
    seats = {"A": "Kc Kh 3c 4c 5c", "B": "2d Qh 3d 4d 5d", "C": "2h Ah 3h 4h 5h"}
    hand = act(first_choice(seats), "A turn-up Kc", "B turn-up", "C turn-up")
    assert ("bet-2", "A") == (hand.decision.step, turn(hand))


# The joker


JOKER = "7h 7d 7c 2s joker"
FULL, FLUSH = "Ks Kd Kc Qh Qd", "Ah Jh 6h 4h 3h"


def winners(exposed: dict[str, str], **seats: str) -> list[str]:
    of = mexican()
    return judge(of, read_table(of, seats, exposed=exposed)).shares["high"].winners


def test_three_sevens_with_a_joker_dealt_up_lose_to_a_flush_and_with_one_dealt_down_are_four_sevens():
    seats = {"A": JOKER, "B": FULL, "C": FLUSH}
    assert (["C"], ["A"]) == (winners({"A": "joker"}, **seats), winners({}, **seats))


def test_the_joker_was_dealt_down_unless_it_is_among_the_cards_exposed():
    seats = {"A": JOKER, "B": FULL, "C": FLUSH}
    assert (["A"], ["C"]) == (winners({"A": "7c 2s"}, **seats), winners({"A": "7c joker"}, **seats))


def test_a_joker_dealt_up_completes_a_straight_over_the_missing_ranks():
    # the ranks 8, 9 and T do not exist: A-K-Q-J-7 is a straight
    assert ["A"] == winners({"A": "joker"}, A="Ac Kd Qh Js joker", B="Ks Kc Kh 3d 2d")


def jokers(hand: Hand, seat: int) -> list[int]:
    return [card for card in hand.own[seat] if card >= JOKER_BUG]


def test_a_joker_dealt_up_stays_a_bug_and_one_dealt_down_stays_wild_when_it_is_turned_up():
    up = start(mexican(), ANTE, [1000] * 2, {"A": "7h joker"})
    down = start(mexican(), ANTE, [1000] * 2, {"A": "joker 7h"})
    assert ([JOKER_BUG], [JOKER_WILD]) == (jokers(up, 0), jokers(down, 0))
    down = call_round(act(down, f"{turn(down)} 10"))
    down.act(EXPOSE.answer((JOKER_WILD,)))
    assert ([JOKER_WILD], [JOKER_WILD]) == (
        jokers(down, 0),
        [card for card in down.up[0] if card >= JOKER_BUG],
    )


def test_a_joker_among_the_cards_dealt_later_takes_the_face_of_its_deal():
    seats = {"A": "2c Kh joker", "B": "2d Qh 3d"}
    for choice, kind in (("A turn-up 2c", JOKER_WILD), ("A turn-up", JOKER_BUG)):
        assert [kind] == jokers(act(first_choice(seats), choice, "B turn-up"), 0)


def test_a_joker_in_sight_is_an_ace_for_who_is_first():
    assert "B" == turn(start(mexican(), ANTE, [1000] * 2, {"A": "2c Kh", "B": "3c joker"}))


def test_equal_cards_in_sight_go_by_the_place_from_the_button_and_not_by_suit():
    assert "A" == turn(start(mexican(), ANTE, [1000] * 3, {"A": "2c Kc", "B": "3c Ks", "C": "4c Qh"}))
    assert "B" == turn(start(mexican(), ANTE, [1000] * 3, {"A": "2c Qc", "B": "3c Kc", "C": "4c Ks"}))


def test_the_player_with_the_high_card_must_bet_the_small_or_the_big_bet():
    hand = start(mexican(), ANTE, [1000] * 3, SEATS)
    assert ("C", (10, 20), True, False) == (
        turn(hand),
        raise_range(hand),
        hand.decision.must,
        hand.decision.calls,
    )


# Cards that go with the first action of a round


def with_the_action(**more: object) -> Game:
    play = [
        {"id": "own", "do": "deal", "to": "players", "cards": 5, "face": "down"},
        {"id": "preflop", "do": "bet", "size": "small", "first": "left-of-big-blind", **more},
        {"id": "flop", "do": "deal", "to": "board", "cards": 3, "face": "up"},
        {"id": "flop-bet", "do": "bet", "size": "small", "first": "left-of-button"},
    ]
    showdown = [{"id": "high", "ranking": "high", "own": [0, 5], "board": [0, 5]}]
    return changed("texas-holdem", play=play, showdown=showdown, betting=["fixed-limit"], options=None)


OWN = {"A": "2c 3c 4c 5c 6c", "B": "2d 3d 4d 5d 6d", "C": "2h 3h 4h 5h 6h", "D": "2s 3s 4s 5s 6s"}


def test_players_discard_with_their_first_check_call_or_raise_and_who_folds_keeps_nothing():
    hand = start(with_the_action(discard=[0, 4]), BLINDS, [1000] * 4, OWN)
    act(hand, "C call", "C discard 2h 3h", "D 20", "D discard", "A fold", "B call", "B discard 2d 3d 4d 5d")
    assert ("C", 10) == (turn(hand), hand.decision.call)
    act(hand, "C call")  # discards no more
    assert "flop-bet" == hand.decision.step
    assert [5, 1, 3, 5] == [len(own) for own in hand.own]
    assert [(2, cards("2h 3h")), (3, ()), (1, cards("2d 3d 4d 5d"))] == [
        (event.seat, event.cards) for event in done(hand, DISCARD)
    ]


def test_the_big_blind_who_checks_discards_too():
    hand = act(
        start(with_the_action(discard=[0, 4]), BLINDS, [1000] * 2, OWN), "B call", "B discard", "A check"
    )
    assert ("A", "preflop") == (turn(hand), hand.decision.step)
    act(hand, "A discard 2c")
    assert "flop-bet" == hand.decision.step


def test_who_is_all_in_from_a_blind_discards_at_the_end_of_the_round():
    hand = start(with_the_action(discard=[0, 4]), BLINDS, [1000, 10, 1000], OWN)
    act(hand, "C call", "C discard", "A call", "A discard")
    assert ("B", "preflop") == (turn(hand), hand.decision.step)


def test_when_all_but_one_have_folded_nobody_discards():
    hand = act(start(with_the_action(discard=[0, 4]), BLINDS, [1000] * 2, OWN), "B fold")
    assert (None, []) == (hand.decision, done(hand, DISCARD))


def test_a_fifth_card_cannot_be_discarded_where_four_are_the_most():
    hand = act(start(with_the_action(discard=[0, 4]), BLINDS, [1000] * 2, OWN), "B call")
    with pytest.raises(IllegalAction, match=r"^5 cards are not allowed: discard 0 to 4 of 2d 3d 4d 5d 6d$"):
        act(hand, "B discard 2d 3d 4d 5d 6d")


def test_players_turn_up_one_card_with_their_first_action_also_after_a_check():
    hand = start(with_the_action(turn_up=1), BLINDS, [1000] * 3, OWN)
    act(hand, "C call", "C turn-up 4h", "A fold", "B check", "B turn-up 6d")
    assert [[], list(cards("6d")), list(cards("4h"))] == hand.up
    assert "flop-bet" == hand.decision.step


def test_who_acts_again_turns_up_no_second_card():
    hand = start(with_the_action(turn_up=1), BLINDS, [1000] * 2, OWN)
    act(hand, "B call", "B turn-up 2d", "A 20", "A turn-up 2c", "B call")
    assert [[*cards("2c")], [*cards("2d")]] == hand.up

"""Cards that nobody saw: what they leave open, and what is known in spite of them."""

from tables import CALLED, CHECKED, holdem, replay

from poker_rulebook.history.replaying import as_json

HIDDEN = ("d dh p1 ????", "d dh p2 ????", "d dh p3 AsAd")
ROUND = ("p2 cc", "p3 cc")
FOLLOWED = """variant = "follow-the-queen"
antes = [1, 1]
bring_in = 3
small_bet = 10
big_bet = 20
starting_stacks = [100, 100]
actions = [
  "d dh p1 ??????", "d dh p2 Qs6h2h", "p2 pb", "p1 cc",
  "d dh p1 8c", "d dh p2 Ac", "p2 cc", "p1 cc", "d dh p1 Qc", "d dh p2 2d", "p2 cc", "p1 cc",
  "d dh p1 Qd", "d dh p2 Kd", "p1 cc", "p2 cc", "d dh p1 9c", "d dh p2 Jc", "p1 cc", "p2 cc",
  "p1 sm Kh3h9d8cQcQd9c", "p2 sm Qs6h2hAc2dKdJc",
]
"""
TO_RIVER = ("p3 cbr 6", "p1 f", "p2 cc", "d db 2c3c4h", *ROUND, "d db 9s", *ROUND, "d db Th", *ROUND)


FOUR_ACES = """variant = "F7S"
ante_trimming_status = true
antes = [1, 1]
bring_in = 2
small_bet = 5
big_bet = 10
starting_stacks = [5, 50]
actions = [
  "d dh p1 2c3dKs", "d dh p2 AhAcAs", "p1 pb", "p2 cbr 5", "p1 cc", "d dh p1 4h", "d dh p2 Ad", "d dh p1 6h", "d dh p2 Qd",
  "d dh p1 8h", "d dh p2 Jd", "d dh p1 9c", "d dh p2 ??", "p1 sm 2c3dKs4h6h8h9c", "p2 sm AhAcAsAdQdJd??",
]
"""


def test_a_card_that_cannot_change_who_wins_need_not_be_known():
    assert [0, 55] == replay(FOUR_ACES).stacks


def test_a_card_that_one_of_the_cards_left_would_make_the_winner_leaves_the_pot_open():
    trips = FOUR_ACES.replace("Ad", "Td")  # three aces, which a river that pairs makes a full house
    found = as_json(replay(trips.replace("8h", "5h")))  # against 2-3-4-5-6
    assert "not all cards of the players who may win are known" == found["reason"]
    assert (None, None) == (found["matches"], found["finishing_stacks"])
    assert {"pot": 10, "stacks": [0, 45]} == found["undecided"]


def test_a_pair_of_cards_that_cannot_change_who_wins_need_not_be_known():
    board = ("d db AhKhQh", "p2 cc", "p3 cc", "d db Jh", "p2 cc", "p3 cc", "d db Th", "p2 cc", "p3 cc")
    found = replay(
        holdem("d dh p1 ????", "d dh p2 7c7d", "d dh p3 ????", "p3 cbr 6", "p1 f", "p2 cc", *board)
    )
    assert ([99, 101, 100], "") == ([*found.stacks], found.reason)


def test_who_folds_need_not_be_known():
    found = replay(holdem(*HIDDEN, "p3 cbr 6", "p1 f", "p2 f"))
    assert [99, 98, 103] == found.stacks


def test_a_mucked_hand_never_wins():
    found = replay(holdem(*HIDDEN, *TO_RIVER, "p2 sm", "p3 sm AsAd"))
    assert ([99, 94, 107], "") == (found.stacks, found.reason)


def test_the_last_hand_left_need_not_be_shown():
    found = replay(holdem(*HIDDEN, *TO_RIVER, "p3 sm"))
    assert [99, 107, 94] == found.stacks


def test_a_hand_shown_at_the_end_was_held_from_the_start():
    found = replay(holdem(*HIDDEN, *TO_RIVER, "p2 sm 4s4c"))
    assert [99, 107, 94] == found.stacks


def test_a_hand_that_is_neither_shown_nor_mucked_leaves_the_pot_open():
    found = replay(holdem(*HIDDEN, *TO_RIVER, "p3 sm -", finishing_stacks="[99, 94, 107]"))
    assert (None, [99, 94, 94]) == (found.matches, found.stacks)
    assert "not all cards of the players who may win are known" == found.reason


def test_one_card_shown_of_two_leaves_the_pot_open():
    found = replay(holdem(*HIDDEN, *TO_RIVER, "p2 sm 4s??", "p3 sm -"))
    assert (None, "not all cards of the players who may win are known") == (found.matches, found.reason)


def test_an_unknown_card_of_the_board_leaves_the_pot_open():
    found = replay(holdem(*CALLED, "d db ??3c4h", *CHECKED, "d db 9s", *CHECKED, "d db Th", *CHECKED))
    assert (None, "not all cards of the board are known") == (found.matches, found.reason)


def test_an_unknown_door_card_leaves_open_which_cards_are_wild():
    found = replay(FOLLOWED)
    assert (None, "not all cards dealt face up are known, and they decide which are wild") == (
        found.matches,
        found.reason,
    )


def test_a_shown_card_cannot_be_one_that_lies_elsewhere():
    found = replay(holdem(*HIDDEN, *TO_RIVER, "p2 sm AsKc"))
    assert "As stands twice" == found.problem.place.message


def test_another_hand_than_the_dealt_one_cannot_be_shown():
    found = replay(holdem(*HIDDEN, *TO_RIVER, "p2 sm", "p3 sm KsKd", "p2 sm"))
    assert found.problem is None  # the last one left need not show
    found = replay(holdem(*HIDDEN, *TO_RIVER, "p2 sm 4s4c", "p3 sm KsKd"))
    assert "Ks Kd are shown: show As Ad or muck" == found.problem.place.message


def test_a_player_who_shows_before_the_board_is_dealt_still_wins_or_loses_by_it():
    found = replay(holdem(*HIDDEN, "p3 cbr 100", "p1 f", "p2 cc", "p3 sm AsAd", "p2 sm KsKd",
                          "d db 2c3c4h", "d db Kh", "d db Th"))  # fmt: skip
    assert [99, 201, 0] == found.stacks


STUD = {"variant": '"F7S"', "antes": "[1, 1, 1]", "bring_in": "1", "small_bet": "2", "big_bet": "4"}
DOORS = ("d dh p1 AcKc??", "d dh p2 2c3c4c", "d dh p3 5c6c7c")


def test_an_unknown_door_card_may_be_the_one_that_brings_it_in():
    for first, others in (("p1 pb", ("p2 f", "p3 f")), ("p2 pb", ("p3 f", "p1 f"))):
        found = replay(holdem(*DOORS, first, *others, **STUD))
        assert (None, 102) == (found.problem, max(found.stacks))


def test_the_door_cards_that_are_known_are_compared_all_the_same():
    problem = replay(holdem(*DOORS, "p3 pb", **STUD)).problem
    assert "p3 is not to act" == problem.place.message
    assert "it is the turn of p2: bring in for 1 or bet or raise to 2" == problem.place.hint


def test_an_unknown_door_card_leaves_open_who_is_first_when_nobody_acts():
    found = replay(holdem(*DOORS, **STUD))
    assert (None, None) == (found.matches, found.problem)
    assert "an up card is unknown, and the up cards decide who acts first" == found.reason


def test_unknown_cards_are_exchanged_as_unknown_cards():
    draw = {"variant": '"N2L1D"'}
    text = holdem("d dh p1 ??????????", "d dh p2 2c3c4c5d7d", "d dh p3 ??????????", "p3 f", "p1 cc", "p2 cc",
                  "p1 sd ????", "p2 sd", "d dh p1 ????", "p1 cc", "p2 cc", "p1 sm 2d3d4d6h8h", **draw)  # fmt: skip
    assert [98, 102, 100] == replay(text).stacks

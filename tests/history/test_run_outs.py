"""The rest of the board dealt more than once, when nobody can bet any more."""

from tables import holdem, replay

ALL_IN = ("d dh p1 AcAd", "d dh p2 KcKd", "d dh p3 2c3d", "p3 f", "p1 cbr 100", "p2 cc")
ON_THE_FLOP = (*ALL_IN[:4], "p1 cc", "p2 cc", "d db 5s6s9h", "p1 cbr 98", "p2 cc")


def test_two_run_outs_from_the_flop_on_share_the_pot():
    found = replay(holdem(*ON_THE_FLOP, "d db Th", "d db Js", "d db Kh", "d db 2s"))
    assert [100, 100, 100] == found.stacks


def test_the_boards_are_compared_one_by_one():
    both = replay(holdem(*ON_THE_FLOP, "d db Th", "d db Js", "d db Qh", "d db 2s"))
    assert [200, 0, 100] == both.stacks


def test_a_whole_board_may_be_dealt_three_times():
    boards = (
        "d db 5s6s9h",
        "d db Th",
        "d db Js",
        "d db 4s8s9d",
        "d db Td",
        "d db Jc",
        "d db Kh7c7d",
        "d db 2h",
        "d db 3h",
    )
    assert [134, 66, 100] == replay(holdem(*ALL_IN, *boards)).stacks


def test_the_odd_chip_of_the_run_outs_goes_to_the_first_board():
    text = holdem(*ALL_IN[:3], "p3 cbr 5", *ALL_IN[4:], "p3 f", "d db 5s6s9h", "d db Th", "d db Js",
                  "d db 4s8s9d", "d db Kh", "d db Jc")  # fmt: skip
    assert 205 == 103 + 102
    assert [103, 102, 95] == replay(text).stacks


def test_half_a_run_out_is_too_much():
    found = replay(holdem(*ON_THE_FLOP, "d db Th", "d db Js", "d db Kh"))
    assert "'d db Kh' comes after the end of the hand" == found.problem.place.message
    assert (12, "d db Kh") == found.problem.action


def test_no_second_board_is_dealt_while_somebody_can_still_bet():
    checked = ("p1 cc", "p2 cc")
    found = replay(
        holdem(*ON_THE_FLOP[:7], *checked, "d db Th", *checked, "d db Js", *checked, "d db Kh", "d db 2s")
    )
    assert "'d db Kh' comes after the end of the hand" == found.problem.place.message


HIDDEN = ("d dh p1 ????", "d dh p2 ????", "d dh p3 2c3d", *ALL_IN[3:])
TWICE = ("d db 5s6s9h", "d db Th", "d db Js", "d db 4s8s9d", "d db Kh", "d db Jc")


def test_hands_that_are_shown_at_the_end_were_held_on_every_board():
    found = replay(holdem(*HIDDEN, *TWICE, "p1 sm AcAd", "p2 sm KcKd"))
    assert [100, 100, 100] == found.stacks


def test_one_hand_may_be_known_from_the_start_and_the_other_at_the_end():
    one = ("d dh p1 AcAd", *HIDDEN[1:])
    assert [100, 100, 100] == replay(holdem(*one, *TWICE, "p2 sm KcKd")).stacks

"""Antes, blinds and straddles in every form that a hand history can write; who is first, and what is the price."""

import pytest
from tables import holdem, replay

FOUR = ("d dh p1 AcKc", "d dh p2 7h7d", "d dh p3 QsJs", "d dh p4 9d8d")


def four(*actions: str, **fields: str) -> str:
    usual = {"stacks": "[100, 100, 100, 100]", "antes": "[0, 0, 0, 0]", "blinds_or_straddles": "[1, 2, 0, 0]"}
    return holdem(*FOUR, *actions, **(usual | fields))


def turn(text: str) -> dict:
    """The state of the table when a fifth player, whom nobody knows, wants to act."""
    return replay(text.replace('",\n]', '",\n  "d db 2c3c4c",\n]')).problem.state


@pytest.mark.parametrize(
    ("blinds", "first", "pot", "legal"),
    [
        ("[1, 2, 0, 0]", "p3", 3, "fold, call 2 or bet or raise to 4-100"),
        ("[1, 2, 4, 0]", "p4", 7, "fold, call 4 or bet or raise to 6-100"),
        ("[1, 2, 4, 8]", "p1", 15, "fold, call 7 or bet or raise to 10-100"),
        ("[1, 2, 0, 4]", "p1", 7, "fold, call 3 or bet or raise to 6-100"),
        ("[0, 0, 0, 2]", "p1", 2, "fold, call 2 or bet or raise to 4-100"),
        ("[1, 2, 0, -2]", "p3", 5, "fold, call 2 or bet or raise to 4-100"),
        ("[0, 0, 0, 0]", "p1", 0, "check or bet or raise to 2-100"),
    ],
    ids=["blinds", "straddle", "two straddles", "button straddle", "button blind", "late post", "none"],
)
def test_who_is_first_and_what_it_costs(blinds: str, first: str, pot: int, legal: str):
    state = turn(four(blinds_or_straddles=blinds))
    assert (first, pot, legal) == (state["to_act"], state["pot"], state["legal"])


def test_the_straddler_may_raise_when_everybody_only_called():
    found = replay(
        four(
            "p4 cc", "p1 cc", "p2 cc", "p3 cbr 20", "p4 f", "p1 f", "p2 f", blinds_or_straddles="[1, 2, 4, 0]"
        )
    )
    assert [96, 96, 112, 96] == found.stacks


def test_who_posts_late_may_check_the_blind():
    state = turn(four("p3 f", blinds_or_straddles="[1, 2, 0, -2]"))
    assert ("p4", "check or bet or raise to 4-100") == (state["to_act"], state["legal"])


@pytest.mark.parametrize(
    ("antes", "trimmed", "stacks", "pot"),
    [
        ("[1, 1, 1, 1]", "false", [98, 97, 99, 99], 7),
        ("[1, 1, 1, 1]", "true", [98, 97, 99, 99], 7),
        ("[0, 4, 0, 0]", "false", [99, 94, 100, 100], 7),
        ("[0, 0, 0, 4]", "false", [99, 98, 100, 96], 7),
        ("[1, 2, 3, 4]", "false", [98, 96, 97, 96], 13),
    ],
    ids=["everybody", "everybody, trimmed", "big blind", "button", "each another"],
)
def test_antes_of_every_form(antes: str, trimmed: str, stacks: list[int], pot: int):
    state = turn(four(antes=antes, ante_trimming_status=trimmed))
    assert (stacks, pot, "p3") == (state["stacks"], state["pot"], state["to_act"])


SHORT_ANTE = four(
    "p3 f", "p1 cc", "p2 cc", "d db 8c8h2s", "p1 cc", "p2 cc", "d db 3s", "p1 cc", "p2 cc", "d db 4h", "p1 cc", "p2 cc",
    antes="[10, 10, 10, 10]", stacks="[100, 100, 100, 4]",
)  # fmt: skip


def test_untrimmed_a_short_ante_wins_the_antes_in_full():
    # the three eights of p4 take all four antes; the blinds go to the sevens
    assert [88, 92, 90, 34] == replay(SHORT_ANTE).stacks


def test_trimmed_a_short_ante_wins_as_much_from_each_other():
    assert [88, 110, 90, 16] == replay(SHORT_ANTE + "ante_trimming_status = true\n").stacks


def test_trimmed_the_part_of_an_ante_that_nobody_can_match_goes_back():
    text = holdem("d dh p1 AcKc", "d dh p2 7h7d", "d db 2c3c4h", "d db 9s", "d db Th", stacks="[100, 4]",
                  antes="[10, 10]", blinds_or_straddles="[1, 2]", ante_trimming_status="true")  # fmt: skip
    assert [96, 8] == replay(text).stacks


def test_with_two_players_blinds_and_antes_are_written_the_other_way_round():
    text = holdem("d dh p1 AcKc", "d dh p2 7h7d", "p1 cc", stacks="[100, 100]", antes="[0, 3]",
                  blinds_or_straddles="[1, 2]")  # fmt: skip
    state = replay(text).problem.state
    assert ("p2", [95, 99]) == (state["to_act"], state["stacks"])


def test_short_deck_with_antes_and_one_blind_on_the_button():
    deal = ("d dh p1 AcKc", "d dh p2 7h7d", "d dh p3 QsJs")
    text = holdem(*deal, "p1 cc", "p2 f", "p3 cc", "p2 cc", variant='"NS"', antes="[2, 2, 2]",
                  blinds_or_straddles="[0, 0, 2]")  # fmt: skip
    found = replay(text)
    assert "before 'p2 cc', the board receives a card" == found.problem.place.message
    assert (10, [96, 98, 96]) == (found.problem.state["pot"], found.problem.state["stacks"])


def test_pot_limit_counts_the_antes_of_everybody_but_not_the_ante_for_the_table():
    pot_limit = {"variant": '"PO"'}
    deal = ("d dh p1 AcKc2d3d", "d dh p2 7h7d8h8d", "d dh p3 QsJs9c9s")
    raised = holdem(*deal, "p3 cbr 10", **pot_limit, antes="[1, 1, 1]")
    assert 10 == 3 + 3 + 2 + 2
    assert replay(raised).problem is None
    told = replay(holdem(*deal, "p3 cbr 10", **pot_limit, antes="[0, 3, 0]"))
    assert "10 is not allowed: fold, call 2 or bet or raise to 4-7" == told.problem.place.message


def test_a_straddle_is_a_bet_of_fixed_limit():
    limit = {"variant": '"FT"', "small_bet": "2", "big_bet": "4", "blinds_or_straddles": "[1, 2, 4, 0]"}
    text = four("p4 cbr 6", "p1 cbr 8", "p2 cbr 10", **limit).replace("min_bet = 2\n", "")
    found = replay(text, raise_cap="four")
    assert "a raise is not allowed here: fold or call 6" == found.problem.place.message

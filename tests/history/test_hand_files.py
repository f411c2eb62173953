"""One hand of each variant of the standard, as a person would write it down; the results were worked out by hand."""

import io

import pokerkit
import pytest
from tables import HANDS, games, holdem, read, replay

from poker_rulebook.history.notation import STANDARD
from poker_rulebook.history.replaying import verdict

ONE_EACH = {
    "FT": "ft", "NT": "nt", "NS": "ns", "PO": "po", "FO/8": "fo8", "F7S": "f7s", "F7S/8": "f7s8", "FR": "fr",
    "N2L1D": "n2l1d", "F2L3D": "f2l3d", "FB": "fb",
}  # fmt: skip


@pytest.mark.parametrize("variant", STANDARD, ids=lambda variant: variant.code)
def test_a_hand_of_each_variant_ends_as_its_file_says(variant):
    (record,) = read((HANDS / f"{ONE_EACH[variant.code]}.phh").read_bytes())
    found = verdict(games(), record)
    assert (variant.code, variant.game, variant.limit) == (record.variant, record.game.id, record.game.limit)
    assert (True, None, None, ()) == (found.matches, found.problem, found.choices, found.warnings)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("variant", STANDARD, ids=lambda variant: variant.code)
def test_pokerkit_ends_each_of_these_hands_in_the_same_way(variant):
    content = (HANDS / f"{ONE_EACH[variant.code]}.phh").read_bytes()
    history = pokerkit.HandHistory.load(io.BytesIO(content))
    *_, end = history
    assert history.finishing_stacks == list(end.stacks)


def test_a_file_of_several_hands_has_their_names():
    first, second = read((HANDS / "table.phhs").read_bytes(), "table.phhs")
    assert [("1", 17), ("2", None)] == [(record.name, record.number) for record in (first, second)]
    assert [True, True] == [verdict(games(), record).matches for record in (first, second)]


def test_one_wrong_stack_is_found_and_told():
    text = (HANDS / "fb.phh").read_text().replace("[59, 52, 69, 60]", "[59, 53, 69, 60]")
    found = replay(text)
    assert found.matches is False
    assert "p2 has 52 in the end, not 53" == found.problem.place.message
    assert "the file's stacks are 1 more in all than there are" == found.problem.place.hint


def test_a_rake_is_named_as_a_possible_reason():
    text = (HANDS / "ft.phh").read_text().replace("500, 690]", "500, 687]")
    found = replay(text)
    assert "the file's stacks are 3 less in all than there are: was a rake taken?" == found.problem.place.hint


def test_amounts_with_decimals_lose_nothing():
    found = replay((HANDS / "po.phh").read_text().replace("100.25", "100.27").replace("102,", "102.02,"))
    assert (True, ["101.75", "102.02", "76.5"]) == (found.matches, [str(chips) for chips in found.stacks])


def test_with_cents_the_odd_chip_is_a_cent():
    tied = ("d dh p1 AcKd", "d dh p2 AdKc", "d dh p3 2c3d", "p3 cbr 33.35", "p1 cc", "p2 cc", "d db QhJhTs")
    rest = (
        "p1 cc",
        "p2 cc",
        "p3 cc",
        "d db 5s",
        "p1 cc",
        "p2 cc",
        "p3 cc",
        "d db 6s",
        "p1 cc",
        "p2 cc",
        "p3 cc",
    )
    found = replay(holdem(*tied, *rest))
    assert ["116.68", "116.67", "66.65"] == [str(chips) for chips in found.stacks]


def test_a_file_without_finishing_stacks_matches_nothing():
    found = replay(holdem("d dh p1 AcKc", "d dh p2 7h7d", "d dh p3 QsJs", "p3 f", "p1 f"))
    assert (None, [99, 101, 100], "") == (found.matches, found.stacks, found.reason)


def test_a_hand_that_is_cut_short_has_the_stacks_of_that_moment():
    cut = holdem("d dh p1 AcKc", "d dh p2 7h7d", "d dh p3 QsJs", "p3 cbr 6", finishing_stacks="[99, 98, 94]")
    assert replay(cut).matches is True
    wrong = replay(cut.replace("94]", "95]"))
    assert "p3 has 94 in the end, not 95" == wrong.problem.place.message
    assert "the actions end while p1 is to act" == wrong.problem.place.hint


def test_an_unknown_stack_is_left_open():
    text = holdem("d dh p1 AcKc", "d dh p2 7h7d", "d dh p3 QsJs", "p3 cbr 80", "p1 cc", "p2 f",
                  "d db 2c3c4c", "p1 cbr 20", "p3 f", stacks="[100, inf, 100]",
                  finishing_stacks="[182, inf, 20]")  # fmt: skip
    found = replay(text)
    assert (True, [182, None, 20]) == (found.matches, found.stacks)


def test_a_room_may_allow_five_bets_and_the_verdict_says_so():
    dealt = ("d dh p1 AcAd", "d dh p2 KcKd", "d dh p3 QcQd")
    raises = ("p3 cbr 40", "p1 cbr 60", "p2 cbr 80", "p3 cbr 100", "p1 cc", "p2 f")
    text = holdem(*dealt, *raises, variant='"FT"', small_bet="20", big_bet="40", blinds_or_straddles="[10, 20, 0]",
                  stacks="[500, 500, 500]").replace("min_bet = 2\n", "")  # fmt: skip
    assert {"raise-cap": "five"} == replay(text).choices
    refused = replay(text, raise_cap="four")
    assert "a raise is not allowed here: fold or call 40" == refused.problem.place.message


def test_a_raise_that_nobody_can_call_is_a_call():
    dealt = ("d dh p1 AsAd", "d dh p2 KsKd", "d dh p3 QsQd", "p3 cbr 40", "p1 cbr 50")
    rest = ("d db 2h3h9c", "d db Th", "d db Jc", "p1 sm AsAd", "p2 sm KsKd", "p3 sm QsQd")
    stacks = {"starting_stacks": "[50, 200, 40]"}
    assert [140, 150, 0] == replay(holdem(*dealt, "p2 cbr 200", *rest, **stacks)).stacks
    for chips, says in (
        (48, "as nobody could call more: fold or call 48"),
        (201, "as nobody could call more"),
    ):
        refused = replay(holdem(*dealt, f"p2 cbr {chips}", *rest, **stacks))
        assert says in refused.problem.place.message


SEVEN = """variant = "N2L1D"
antes = [0, 0, 0, 0, 0, 0, 0]
blinds_or_straddles = [1, 2, 0, 0, 0, 0, 0]
min_bet = 2
starting_stacks = [100, 100, 100, 100, 100, 100, 100]
actions = [
  %s
  "p3 f", "p4 f", "p5 f", "p6 f", "p7 f", "p1 f",
]
"""


def test_as_many_play_as_the_deck_serves_and_more_than_usual_are_noted():
    seven = SEVEN % "".join(f'"d dh p{n} ??????????", ' for n in range(1, 8))
    found = replay(seven)
    assert [99, 101, 100, 100, 100, 100, 100] == found.stacks
    assert ("7 players: deuce-to-seven-lowball is usually for 2 to 6",) == found.warnings


EIGHT = [[f"d dh p{seat} {card}" for seat, card in enumerate(street.split(), 1)] for street in (
    "????Ac ????Tc ????6c ????Js ????Jd ????2d ????Jh ????Kh", "9c 7d 7h 2c 4h 7c 4c 3d", "9d 8d 3s 9s 9h 6d 5d 8s",
    "Th 3c Qh 8h 2s 5h Td 6s", "?? ?? ?? ?? ?? ?? ?? ??",
)]  # fmt: skip


def test_a_card_for_each_player_in_place_of_one_for_all_is_wrong_where_it_is_dealt():
    opening = ["p6 pb", *(f"p{seat} cc" for seat in (7, 8, 1, 2, 3, 4, 5))]
    checks = [f"p{seat} cc" for seat in range(1, 9)]
    third, *streets, seventh = EIGHT
    played = [*third, *opening, *(act for street in streets for act in (*street, *checks))]
    stud = {"variant": '"F7S"', "antes": str([1] * 8), "bring_in": "2", "small_bet": "4", "big_bet": "8"}
    refused = replay(holdem(*played, *seventh, "p1 cc", stacks=str([50] * 8), **stud))
    assert (len(played) + 1, "d dh p1 ??") == refused.problem.action
    assert "write d db and the card" == refused.problem.place.hint
    assert replay(holdem(*played, "d db Qs", "p1 cc", stacks=str([50] * 8), **stud)).problem is None

"""Random showdowns of every game, under every choice of its own, settled as first principles say."""

from __future__ import annotations

import pytest
from real_book import WITH_POTS, each, real_book
from table import act, game, start

from oracles.showdowns import Variant, compared, has_odd_chips, showdowns_of, variants
from poker_rulebook.play.questions import Call
from poker_rulebook.play.stakes import Stakes

SHOWDOWNS = 16  # of a game as it stands; `make nightly` compares a hundred thousand


@pytest.fixture(scope="module")
def by_game() -> dict[str, list[Variant]]:
    found: dict[str, list[Variant]] = {}
    for variant in variants(real_book(), common=False):
        found.setdefault(variant.name, []).append(variant)
    return found


@each(WITH_POTS)
def test_random_showdowns_are_settled_as_first_principles_say(name: str, by_game: dict[str, list[Variant]]):
    differences = {str(variant): difference(variant) for variant in by_game[name]}
    assert {} == {variant: said for variant, said in differences.items() if said}


def difference(variant: Variant) -> str:
    of = real_book().game(*variant)
    return compared(of, str(variant), showdowns_of(of, SHOWDOWNS // (2 if variant.choices else 1))).difference


def test_every_game_with_bets_is_settled_jokers_and_all(by_game: dict[str, list[Variant]]):
    assert set(WITH_POTS) == set(by_game)
    jokers = {real_book().game(*variant).joker for found in by_game.values() for variant in found}
    assert {"bug", "wild", "by-face"} <= jokers


def test_the_common_options_are_settled_too_when_they_are_asked_for(by_game: dict[str, list[Variant]]):
    named = {str(variant) for variant in variants(real_book(), common=True)}
    assert {str(variant) for found in by_game.values() for variant in found} < named
    assert {"razz odd-chip-cards=all-own-cards", "razz antes-and-bring-in=button"} <= named


def test_who_is_all_in_from_the_antes_of_the_table_may_win_them_back():
    # the button posts its last 5 chips as antes of all; A and B contest the rest
    of = game("razz", antes_and_bring_in="button")
    hand = start(
        of, Stakes(10, 20, 0, 0, 2, 3), [50, 50, 5],
        {"A": "2c 3c 4c 9d Kd Kh Ks", "B": "2d 3d 9c Td Kc Jh Js", "C": "Ad 2h 3h 4h 5h 6s 7s"},
    )  # fmt: skip
    while hand.decision:
        hand.act(Call())
    assert 5 == hand.stacks[2]


def test_odd_chips_are_seen_where_winners_of_a_share_receive_different_numbers():
    hand = start(
        game("texas-holdem"), Stakes(10, 20, 5, 10), [100] * 3, {"B": "2c 3d", "C": "2d 3c"}, "As Ks Qs Js Ts"
    )
    act(hand, "C call", "A fold")
    while hand.decision:
        hand.act(Call())
    assert has_odd_chips(hand)

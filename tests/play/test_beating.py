"""Hands that nobody has looked at, turned up in turn until each beats the best one showing."""

import pytest
from real_book import real_book
from table import call_round, events, start

from poker_rulebook.cards import cards, texts
from poker_rulebook.play.comparing import showing
from poker_rulebook.play.events import Beaten, Extra, Turned
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import Call, Fold, Raise
from poker_rulebook.play.stakes import Stakes

NIGHT = real_book().games["night-baseball"]
ANTE = Stakes(10, 20, 0, 0, 1)


def played(seats: dict[str, str], stacks: list[int] | None = None) -> Hand:
    """A hand in which everybody checks and calls to the end."""
    hand = start(NIGHT, ANTE, stacks or [1000] * len(seats), seats)
    while hand.decision is not None:
        call_round(hand)
    return hand


def called(hand: Hand, times: int) -> Hand:
    """So many checks or calls."""
    for _ in range(times):
        hand.act(Call())
    return hand


def turned(hand: Hand) -> list[tuple[int, str]]:
    return [(e.seat, texts((e.card,))) for e in events(hand, Turned)]


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("Js Th", "Jd"), ("Ks 8h", "Jd Tc"), ("8d 8s", "As Kc"), ("3s", "Ks"), ("5h 3c", "As"), ("2c 9h 3d", "Ks Kc"),
        ("6h 7h 8h Th 2h", "As Ac Ad"), ("As Ac Ad", "6h 7h 8h Th"), ("As Ks Qs", "As Kd"),
    ],
)  # fmt: skip
def test_cards_showing_compare_as_far_as_they_go_and_wild_cards_are_wild(stronger: str, weaker: str) -> None:
    high = real_book().rankings["high"]
    assert showing(NIGHT, high, cards(stronger)) > showing(NIGHT, high, cards(weaker))


def test_a_lone_wild_card_is_no_more_than_an_ace() -> None:
    high = real_book().rankings["high"]
    assert showing(NIGHT, high, cards("9d")) == showing(NIGHT, high, cards("As"))


def test_elsewhere_a_wild_card_showing_has_its_own_rank() -> None:
    high = real_book().rankings["high"]
    assert showing(real_book().games["baseball"], high, cards("9d")) < showing(NIGHT, high, cards("Ks"))


def test_the_first_player_turns_up_one_card_and_the_next_as_many_as_it_takes() -> None:
    hand = start(NIGHT, ANTE, [1000, 1000], {"A": "Kd Qs 2h 5c 7d 8s Jh", "B": "8d Tc Ah 2c 5d 6d 7h"})
    assert [(0, "Kd")] == turned(hand)
    called(hand, 2)
    assert [(0, "Kd"), (1, "8d"), (1, "Tc"), (1, "Ah")] == turned(hand)
    assert (hand.decision and hand.decision.seat) == 1, "the strongest hand showing begins"


def test_equal_hands_do_not_beat_one_another() -> None:
    hand = played({"A": "Kd 2h 5c 7d 8s Jh Tc", "B": "Ks 2d 5h 7c 8d Jc Td"})
    assert [(0, "Kd"), (1, "Ks"), (1, "2d")] == turned(hand)[:3]


def test_who_has_turned_up_everything_without_beating_the_others_is_out() -> None:
    hand = played({"A": "As Kd 2h 5c 7d 8s Jh", "B": "Ks Qd 2d 5h 7c 8d Tc"})
    assert [1] == [e.seat for e in events(hand, Beaten)]
    assert [1001, 999] == hand.stacks
    assert [(0, "As")] == [it for it in turned(hand) if it[0] == 0]


def test_four_turned_up_brings_a_card_below_the_others() -> None:
    hand = played({"A": "As Kd 2h 5c 7d 8s Jh", "B": "4s Qd 2d 5h 7c 8d Tc Ac"})
    assert [("Ac", 0)] == [(texts(e.cards), e.up) for e in events(hand, Extra)]
    assert [(1, "Tc"), (1, "Ac")] == [it for it in turned(hand) if it[0] == 1][-2:]


def test_the_best_hand_folds_and_the_next_has_to_beat_the_best_of_those_left() -> None:
    seats = {"A": "Kd Qs 2h 5c 7d 8s Jh", "B": "As Qd 2d 5h 7c 8d Tc", "C": "Ac Kc 6d 6h 2s 2c Th"}
    hand = called(start(NIGHT, ANTE, [1000] * 3, seats), 3)
    hand.act(Raise(10))
    hand.act(Raise(20))
    called(hand, 1)
    hand.act(Fold())
    assert [(2, "Ac")] == turned(hand)[-1:]

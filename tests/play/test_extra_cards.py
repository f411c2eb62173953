"""One card more for a card dealt face up, at once: who receives it, how it lies, and what happens when the deck runs out."""

import pytest
from table import changed, events, game

from poker_rulebook.cards import cards, texts
from poker_rulebook.play.dealer import Dealer, full_deck
from poker_rulebook.play.events import Community, Dealt, Extra, Shuffled
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.judging import judge, read_table
from poker_rulebook.play.parser import InputError
from poker_rulebook.play.questions import Call
from poker_rulebook.play.simulate import violation
from poker_rulebook.play.stakes import usual_stakes

UP = {"fours": "face-up"}


def stacked(of, deck: str, players: int) -> Hand:
    """A hand with these cards on top of the deck; everybody has a thousand chips."""
    top = list(cards(deck))
    rest = [card for card in full_deck(of) if card not in top]
    return Hand(of, usual_stakes(of), [1000] * players, Dealer([*reversed(rest), *reversed(top)]))


def checked_down(hand: Hand) -> Hand:
    while hand.decision:
        hand.act(Call())
    return hand


def test_the_extra_card_comes_face_down_before_the_next_player_is_dealt_to():
    hand = stacked(game("baseball"), "2c 2d 5c 5d 4h Kh Qh", 2)
    assert ["2c 5c 4h Kh", "2d 5d Qh"] == [texts(own) for own in hand.own]
    assert ["4h", "Qh"] == [texts(up) for up in hand.up]
    assert ["Dealt", "Extra", "Dealt"] == [type(event).__name__ for event in events(hand, Dealt)]


def test_a_four_that_comes_face_down_brings_nothing():
    hand = stacked(game("baseball"), "4c 2d 4d 5d 4h 4s Qh", 2)
    assert ["4c 4d 4h 4s", "2d 5d Qh"] == [texts(own) for own in hand.own]


def test_a_four_that_comes_face_up_for_a_four_brings_another_card():
    hand = stacked(game("baseball", **UP), "4c 2d 6d 5d 4h 4s 4d 9c Qh", 2)
    assert ["4h 4s 4d 9c", "Qh"] == [texts(up) for up in hand.up]
    assert "4c 6d 4h 4s 4d 9c" == texts(hand.own[0])


def of_36_cards():
    """Of 36 cards five players receive six each; sixes bring cards, and with those the stub has too few."""
    return changed("baseball", deck="short-36", wild=None, extra_card={"on": "6", "face": "down"})


def test_when_the_stub_has_only_what_is_still_to_be_dealt_the_burned_cards_are_shuffled_in():
    of = of_36_cards()
    others = [card for card in full_deck(of) if card not in cards("6c 6d 6h 6s")]
    before = texts(others[:27])  # five cards each, two of them burned
    hand = checked_down(stacked(of, f"{before} {texts(others[27:28])} 6c Ac 6d Ad 6h Ah 6s", 5))
    assert [Shuffled("sixth", "everything", 3)] == events(hand, Shuffled)[:1]
    assert [1, 1, 1, 1] == [len(event.cards) for event in events(hand, Extra)]
    assert events(hand, Community)
    assert "" == violation(hand)


def test_a_hand_of_nothing_but_wild_cards_is_five_aces():
    of = game("baseball")
    held = {"A": "3c 3d 4h 3h 4s 3s 9c 9d 4d 9h", "B": "As Ah Ad Ac Kd Kh Ks"}
    verdict = judge(of, read_table(of, held)).shares["high"]
    assert (["A"], "9h 9d 9c 3s 3h") == (verdict.winners, texts(verdict.hands["A"]))


def test_a_player_holds_one_card_more_for_a_four_at_most():
    of = game("baseball")
    eight = "Ad Ac 4h Ah 8s 8d Tc 6c"
    assert 8 == len(read_table(of, {"A": eight}).held["A"])
    with pytest.raises(InputError, match="8 cards are written"):
        read_table(of, {"A": eight.replace("4h", "5h")})

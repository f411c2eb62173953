"""Cards that players take one at a time, turn after turn, until nobody wants another."""

import pytest
from real_book import real_book
from table import LETTERS, call_round, events, game, start, with_step

from poker_rulebook.book.checks import game_file as checks
from poker_rulebook.book.model import Game
from poker_rulebook.play.choosing import NONE, ONE, TAKE
from poker_rulebook.play.events import Took
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import IllegalAction, Legal, Raise, Say, ToSay
from poker_rulebook.play.stakes import Stakes

ANTE = Stakes(10, 20, 0, 0, 1)
SEATS = {"A": "Ah 6d", "B": "9c Td", "C": "Kc 4s"}


def begun(of: Game, seats: dict[str, str] | None = None, stacks: list[int] | None = None) -> Hand:
    """Everybody has checked, and the first seat is asked for a card."""
    seats = seats or SEATS
    return call_round(start(of, ANTE, stacks or [1000] * len(seats), seats))


def answered(hand: Hand, words: str) -> Hand:
    """One answer after the other, y for a card and n for none; betting rounds between them are checked through."""
    for letter in words:
        while isinstance(hand.decision, Legal):
            call_round(hand)
        hand.act(TAKE.answer(ONE if letter == "y" else NONE))
    return hand


def asked(hand: Hand) -> str:
    """Who is asked for a card, "bet" in a betting round, "" at the end."""
    if hand.decision is None:
        return ""
    return LETTERS[hand.decision.seat] if isinstance(hand.decision, ToSay) else "bet"


def test_each_is_asked_in_turn_and_what_is_taken_lies_face_up():
    hand = begun(game("7-27"))
    assert "A" == asked(hand) and ("one", "none") == hand.decision.words
    answered(hand, "nyy")
    assert [(0, 0), (1, 1), (2, 1)] == [(e.seat, len(e.cards)) for e in events(hand, Took)]
    assert [1, 2, 2] == [len(up) for up in hand.up] and [2, 3, 3] == [len(own) for own in hand.own]
    assert "bet" == asked(hand)


def test_face_down_they_are_only_own_cards():
    hand = answered(begun(game("7-27", further_cards="down")), "yyy")
    assert [1, 1, 1] == [len(up) for up in hand.up] and [3, 3, 3] == [len(own) for own in hand.own]


def test_after_a_turn_in_which_nobody_takes_one_betting_round_is_left():
    hand = answered(begun(game("7-27")), "nnn")
    assert "bet" == asked(hand)
    assert "" == asked(call_round(hand))


def test_ten_turns_are_the_most():
    hand = answered(begun(game("7-27")), "ynn" * 10)
    assert "bet" == asked(hand)
    assert "" == asked(call_round(hand)) and 12 == len(hand.own[0])


def test_who_is_all_in_may_still_take_cards():
    hand = begun(game("7-27"), stacks=[1, 1, 1])
    assert "" == asked(answered(hand, "yynnnn")) and [3, 3, 2] == [len(own) for own in hand.own]


def test_nobody_is_asked_when_the_stub_is_used_up():
    seats = {letter: "" for letter in LETTERS}
    hand = answered(begun(game("7-27"), seats), "y" * 32)
    assert not hand.dealer.stub and "bet" == asked(hand)
    assert 32 == len(events(hand, Took))
    assert "" == asked(call_round(hand))


def test_after_three_refusals_in_all_a_player_takes_no_more():
    hand = answered(begun(game("7-27", refusals="three")), "nyyynynyynyy")
    assert "B" == asked(call_round(hand)), "A has refused three times, not in a row"
    assert "bet" == asked(answered(hand, "nn"))


def test_another_word_is_refused():
    hand = begun(game("7-27"))
    with pytest.raises(IllegalAction, match="'two' is not offered: take one or none"):
        hand.act(Say("take", "two"))


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("own", 2, "all cards count in a total"),
        ("ranking", "points-21", "'points-21' compares 5 cards"),
    ],
)
def test_all_cards_count_in_a_total_and_in_nothing_else(key, value, message):
    data = real_book().games.source("7-27").value
    first, second = data["showdown"]
    found = checks.findings(data | {"showdown": [first, second | {key: value}]}, real_book().known)
    assert message in [text for _, text, _ in found]


def test_nobody_may_have_more_cards_than_a_total_counts():
    data = real_book().games.source("7-27").value
    own = data["play"][0] | {"cards": {"down": 2, "up": 1}}
    found = checks.findings(data | {"play": [own, *data["play"][1:]]}, real_book().known)
    assert "a player may have 13 cards, and 'closest-to-7' counts 12" in [text for _, text, _ in found]


def test_chips_of_a_round_are_in_the_middle_when_the_next_card_is_taken():
    hand = begun(game("7-27"))
    answered(hand, "nyy")
    hand.act(Raise(10))
    answered(call_round(hand), "nnn")
    call_round(hand)
    took = [after for _, event, after in hand.moments() if isinstance(event, Took)]
    piles = [(table.middle, sum(table.wagers)) for table in took]
    assert [(3, 0)] * 3 + [(33, 0)] * 3 == piles


def test_turns_end_where_the_file_says_so():
    hand = answered(begun(with_step("7-27", "more", turns=1)), "yyy")
    assert "" == asked(call_round(hand))

"""What is written for a choice says what it sets: numbers, rankings, and the same in every language."""

from __future__ import annotations

from copy import deepcopy
from functools import partial
from pathlib import Path

import pytest

from poker_rulebook.book.checks.choices import (
    choice_words_are_right,
    choice_words_hold,
    common_words_are_right,
)
from poker_rulebook.book.load import load
from poker_rulebook.inspection import _page_written

BOOK = load(Path(__file__).parents[2])


def wrong(id_, option, choice, **texts):
    """The findings in a game with these texts in place of those of a choice, without those on digests."""
    data = deepcopy(BOOK.games.source(id_).value)
    choices = next(it for it in data["options"] if it["id"] == option)["choices"]
    next(it for it in choices if it["id"] == choice).update(texts)
    found = choice_words_are_right(data, partial(BOOK.game, id_), BOOK.rankings)
    return [message for at, message, _ in found if at[-1] != "of"]


def test_a_number_that_is_set_has_to_be_said():
    text = "Each player receives 7 cards, and the low half goes to the best ace-to-six low."
    assert wrong("courchevel", "own-cards", "four", en=text) == [
        "play.own.cards is 4 under this choice, and its words do not say so",
        "players.max is 10 under this choice, and its words do not say so",
        "no hand of the game compares by 'ace-to-six' under this choice",
    ]


def test_the_default_is_held_against_the_file():
    assert wrong("courchevel", "own-cards", "five", ja="各プレイヤーに4枚を配る。") == [
        "play.own.cards is 5 under this choice, and its words do not say so",
    ]


def test_of_a_range_the_most_has_to_be_said_and_no_limit_only_of_all_own_cards():
    said = "play.draw.cards is [0, 2] under this choice, and its words do not say so"
    words = {"en": "A player may exchange any number of cards.", "ja": "何枚でも交換することができる。"}
    assert [] == wrong("spit-in-the-ocean", "cards-exchanged", "any", **words)
    assert [said, said] == wrong("spit-in-the-ocean", "cards-exchanged", "two", **words)


DRAWN = "A player may exchange up to 2 cards."


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (DRAWN, None),
        ("A player may exchange up to 3 cards.", "the number 3 is not in the rules that this choice changes"),
        ("Nobody may exchange cards, nor 2.", "'nobody' is in no rule that this choice changes"),
        ("All players exchange 2 cards.", "'all players' is in no rule that this choice changes"),
        ("The big blind may exchange 2 cards.", "'big blind' is in no rule that this choice changes"),
        ("As in 3 Up, a player may exchange 2 cards.", None),
    ],
)
def test_words_are_held_against_the_sentences_that_the_choice_changes(text, told):
    found = choice_words_hold(
        {"en": text}, {"en": [DRAWN]}, {"en": ["Any number may be exchanged."]}, ["3 Up"]
    )
    assert [told] * (told is not None) == [message for _, message in found]


def test_the_words_of_a_book_are_held_against_its_pages():
    book = load(BOOK.folder)
    data = book.reader.source(book.games.paths["spit-in-the-ocean"]).rules
    two = next(it for it in data["options"][0]["choices"] if it["id"] == "two")
    two["en"], two["ja"] = "Nobody may exchange more than 2 cards, or 4.", "2枚まで、ボタンだけが交換できる。"
    found = _page_written(book, book.games["spit-in-the-ocean"])
    assert {
        "the number 4 is not in the rules that this choice changes",
        "'nobody' is in no rule that this choice changes",
        "'ボタン' is in no rule that this choice changes",
    } == {it.message for it in found}


def test_another_weakest_hand_than_the_one_that_is_set_is_told():
    text = "A hand qualifies for high with a pair of sevens or stronger."
    assert wrong("archie", "high-qualifier", "nines", en=text) == [
        "showdown.high.qualifier is pair of nines under this choice, and its words do not say so"
    ]


def test_a_number_that_the_game_does_not_have_is_told():
    text = "Each player receives 4 of 33 cards. Up to 10 players take part."
    assert wrong("courchevel", "own-cards", "four", en=text) == [
        "the number 33 is not in the rules of the game under this choice"
    ]


def test_words_of_common_options_are_held_against_what_they_set():
    options = deepcopy(BOOK.common_options)
    assert [] == list(common_words_are_right(options))
    five = next(it for it in options[0]["choices"] if it["id"] == "five")
    five["en"] = "One round allows 6 bets, counting the first."
    assert [
        "the number 6 is not in the rules of the game under this choice",
        "raise_cap is 5 under this choice, and its words do not say so",
        "the Japanese was made from another English text",
    ] == [message for _, message, _ in common_words_are_right(options)]

"""Views as data for templates."""

from poker_rulebook.paper.said import said, text
from poker_rulebook.view import example_views, views
from poker_rulebook.view.sentences import written
from poker_rulebook.view.text import card, in_one_piece


def test_a_card_carries_its_suit():
    assert text("en", "with " + card("Ah")) == [["plain", "with "], ["card", "A♥", "h"]]


def test_a_joker_is_a_word_of_its_language():
    assert text("ja", card("joker"))[0][1] != text("en", card("joker"))[0][1]


def test_a_gap_stands_where_japanese_meets_a_number():
    assert text("ja", "に" + in_one_piece("4枚") + "を") == [
        ["plain", "に"],
        ["gap"],
        ["unbroken", "4枚"],
        ["plain", "を"],
    ]


def test_no_gap_stands_beside_punctuation_or_in_english():
    assert ["gap"] not in text("ja", "、" + in_one_piece("4枚") + "、")
    assert ["gap"] not in text("en", "the " + in_one_piece("4 cards") + " are")


def test_texts_that_are_the_same_in_both_languages_are_said_once():
    fact = views.Fact("limit", written({"en": "Limit", "ja": "形式"}), "NL")
    assert said(fact, ["en", "ja"]) == {
        "id": "limit",
        "label": {"en": [["plain", "Limit"]], "ja": [["plain", "形式"]]},
        "value": {"en": [["plain", "NL"]]},
    }


def test_a_text_that_one_language_does_not_have_is_left_out_in_it():
    assert {"ja": [["plain", "し"]]} == said(written({"en": "", "ja": "し"}), ["en", "ja"])


def test_parts_with_the_same_id_are_all_kept():
    rules = said((views.Rule("a", "", "one"), views.Rule("a", "", "two")), ["en"], "rules")
    assert [[["plain", "one"]], [["plain", "two"]]] == [rule["text"]["en"] for rule in rules]


def test_numbers_are_written_out():
    seat = said(example_views.Seat("A", (("", "Ah Kd"),), 1500, None), ["en"])
    assert ("1,500", None) == (seat["before"], seat["after"])
    assert [{"name": {}, "cards": [["A♥", "h"], ["K♦", "d"]]}] == seat["hands"]

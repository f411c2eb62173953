"""Views as data for templates."""

from poker_rulebook.paper.said import said, text_runs
from poker_rulebook.view.example_views import SeatView
from poker_rulebook.view.sentences import written
from poker_rulebook.view.text import in_one_piece, marked_card
from poker_rulebook.view.views import Fact, RuleView


def test_a_card_carries_its_suit():
    assert text_runs("en", "with " + marked_card("Ah")) == [["plain", "with "], ["card", "A♥", "h"]]


def test_a_joker_is_a_word_of_its_language():
    assert text_runs("ja", marked_card("joker"))[0][1] != text_runs("en", marked_card("joker"))[0][1]


def test_a_gap_stands_where_japanese_meets_a_number():
    assert text_runs("ja", "に" + in_one_piece("4枚") + "を") == [
        ["plain", "に"],
        ["gap"],
        ["unbroken", "4枚"],
        ["plain", "を"],
    ]


def test_no_gap_stands_beside_punctuation_or_in_english():
    assert ["gap"] not in text_runs("ja", "、" + in_one_piece("4枚") + "、")
    assert ["gap"] not in text_runs("en", "the " + in_one_piece("4 cards") + " are")


def test_texts_that_are_the_same_in_both_languages_are_said_once():
    fact = Fact("limit", written({"en": "Limit", "ja": "形式"}), "NL")
    assert said(fact, ["en", "ja"]) == {
        "id": "limit",
        "label": {"en": [["plain", "Limit"]], "ja": [["plain", "形式"]]},
        "value": {"en": [["plain", "NL"]]},
    }


def test_a_text_that_one_language_does_not_have_is_left_out_in_it():
    assert {"ja": [["plain", "し"]]} == said(written({"en": "", "ja": "し"}), ["en", "ja"])


def test_parts_with_the_same_id_are_all_kept():
    rules = said((RuleView("a", "", "one"), RuleView("a", "", "two")), ["en"], "rules")
    assert [[["plain", "one"]], [["plain", "two"]]] == [rule["text"]["en"] for rule in rules]


def test_numbers_are_written_out():
    seat = said(SeatView("A", (("", "Ah Kd"),), 1500, None), ["en"])
    assert ("1,500", None) == (seat["before"], seat["after"])
    assert [{"name": {}, "cards": [["A♥", "h"], ["K♦", "d"]]}] == seat["hands"]

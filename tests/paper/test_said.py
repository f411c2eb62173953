"""Views as data for templates."""

from poker_rulebook.paper.said import said, text
from poker_rulebook.view import example_views, views
from poker_rulebook.view.text import card, unbroken


def test_a_card_carries_its_suit():
    assert text("en", "with " + card("Ah")) == [["plain", "with "], ["card", "A♥", "h"]]


def test_a_joker_is_a_word_of_its_language():
    assert text("ja", card("joker"))[0][1] != text("en", card("joker"))[0][1]


def test_a_gap_stands_where_japanese_meets_a_number():
    assert text("ja", "に" + unbroken("4枚") + "を") == [
        ["plain", "に"],
        ["gap"],
        ["unbroken", "4枚"],
        ["plain", "を"],
    ]


def test_no_gap_stands_beside_punctuation_or_in_english():
    assert ["gap"] not in text("ja", "、" + unbroken("4枚") + "、")
    assert ["gap"] not in text("en", "the " + unbroken("4 cards") + " are")


def test_texts_that_are_the_same_in_both_languages_are_said_once():
    fact = views.Fact("limit", "Limit", "NL"), views.Fact("limit", "形式", "NL")
    assert said(dict(zip(("en", "ja"), fact, strict=True))) == {
        "id": "limit",
        "label": {"en": [["plain", "Limit"]], "ja": [["plain", "形式"]]},
        "value": {"en": [["plain", "NL"]]},
    }


def test_parts_are_matched_by_their_ids_in_the_order_of_the_first_language():
    en = (views.Rule("a", "", "A"), views.Rule("b", "", "B"))
    ja = (views.Rule("b", "", "び"), views.Rule("a", "", "え"), views.Rule("c", "", "し"))
    rules = said({"en": en, "ja": ja}, "rules")
    assert [("a", ["en", "ja"]), ("b", ["en", "ja"]), ("c", ["ja"])] == [
        (r["id"], list(r["text"])) for r in rules
    ]


def test_parts_with_the_same_id_are_all_kept():
    rules = said({"en": (views.Rule("a", "", "one"), views.Rule("a", "", "two"))}, "rules")
    assert [[["plain", "one"]], [["plain", "two"]]] == [rule["text"]["en"] for rule in rules]


def test_numbers_are_written_out():
    seat = said({"en": example_views.Seat("A", (("", "Ah Kd"),), 1500, None)})
    assert ("1,500", None) == (seat["before"], seat["after"])
    assert [{"name": {}, "cards": [["A♥", "h"], ["K♦", "d"]]}] == seat["hands"]

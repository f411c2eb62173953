"""Views as data for templates."""

from poker_rulebook.document.tree import Fact, RuleView
from poker_rulebook.document.views import LayoutRow, LayoutView
from poker_rulebook.language.sentences import written
from poker_rulebook.language.text import in_one_piece, marked_card
from poker_rulebook.paper.typst_text import said


def test_a_card_carries_its_suit():
    assert {"en": ["with ", ["A♥", "h"]]} == said(written({"en": "with " + marked_card("Ah")}), ["en"])


def test_no_line_begins_with_a_wide_colon_after_what_stays_in_one_piece():
    text = written({"ja": in_one_piece("サイドポット1") + "：210"})
    assert {"ja": [["サイドポット1："], "210"]} == said(text, ["ja"])


def test_a_joker_is_a_word_of_its_language():
    found = said(written(dict.fromkeys(("en", "ja"), marked_card("joker"))), ["en", "ja"])
    assert found["ja"] != found["en"]


def test_texts_that_are_the_same_in_both_languages_are_said_once():
    fact = Fact("limit", written({"en": "Limit", "ja": "形式"}), "NL")
    assert said(fact, ["en", "ja"]) == {
        "id": "limit",
        "title": {"en": "Limit", "ja": "形式"},
        "text": {"en": "NL"},
    }


def test_a_text_that_one_language_does_not_have_is_left_out_in_it():
    assert {"ja": "し"} == said(written({"en": "", "ja": "し"}), ["en", "ja"])


def test_parts_with_the_same_id_are_all_kept():
    rules = said((RuleView("a", "", "one"), RuleView("a", "", "two")), ["en"])
    assert ["one", "two"] == [rule["text"]["en"] for rule in rules]


def test_numbers_are_written_out():
    layout = said(
        LayoutView("A", (LayoutRow("front", "Ah Kd", "", ""),), (), False, "+5", 1500, None), ["en"]
    )
    assert ("1,500", None) == (layout["before"], layout["after"])
    assert [["A♥", "h"], ["K♦", "d"]] == layout["rows"][0]["cards"]

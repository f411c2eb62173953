"""What the page for editors asks of a file while it is typed, here in the Python of this machine."""

from __future__ import annotations

import json

import pytest
from real_book import ROOT

from poker_rulebook.book.check import of_game
from poker_rulebook.book.load import load
from poker_rulebook.editing.desk import Desk

LOCALES = ("en", "ja")


@pytest.fixture(scope="module")
def desks(tmp_path_factory) -> dict[str, Desk]:
    places = {locale: tmp_path_factory.mktemp(locale) for locale in LOCALES}
    return {locale: Desk(ROOT, {}, locale, place) for locale, place in places.items()}


@pytest.fixture(params=LOCALES)
def desk(desks, request) -> Desk:
    return desks[request.param]


def badugi(desk: Desk) -> str:
    return desk.opened(game="badugi")["text"]


def three_at_most(desk: Desk) -> str:
    return badugi(desk).replace("cards: [0, 4]", "cards: [0, 3]")


def test_a_game_is_opened_by_any_of_its_names_with_the_text_of_its_file(desk):
    text = (ROOT / "games" / "badugi.yaml").read_text("utf-8")
    assert {"text": text, "file": "games/badugi.yaml"} == desk.opened(game="バドゥギ")


def test_nothing_is_wrong_with_a_file_of_the_book(desk):
    assert {"id": "badugi", "problems": []} == desk.checked(badugi(desk))


def test_a_slip_is_answered_at_its_line_in_the_words_of_check(desk, tmp_path):
    text = badugi(desk).replace("first: left-of-button", "first: left-of-buton", 1)
    (tmp_path / "badugi.yaml").write_text(text, "utf-8")
    (said,) = of_game(load(ROOT, [tmp_path / "badugi.yaml"]), "badugi")
    (found,) = desk.checked(text)["problems"]
    assert (21, said.message, said.hint) == (found["line"], found["message"], found["hint"])
    assert "did you mean 'left-of-button'?" == found["hint"]


def test_a_text_that_is_no_yaml_is_answered_at_its_line_and_nothing_else_is_shown(desk):
    text = badugi(desk).replace("first: left-of-button}", "first: left-of-button", 1)
    (found,) = desk.checked(text)["problems"]
    assert (21, "the { that is opened here is not closed in its line") == (found["line"], found["message"])
    assert {"rows": None, "card": None} == desk.told(text)
    assert {"examples": None} == desk.played(text)
    assert [] == desk.form(text)["parts"]


def test_sentences_and_card_stand_beside_what_they_were(desk):
    found = desk.told(three_at_most(desk))
    said = {"en": ("discards 0–4 cards", "discards 0–3 cards"), "ja": ("0〜4枚捨て", "0〜3枚捨て")}[
        desk.locale
    ]
    changed = [row for row in found["rows"] if row["pieces"]]
    assert 3 == len(changed) and len(found["rows"]) > 50
    assert said[0] in changed[0]["before"] and said[1] in changed[0]["after"]
    assert "".join(text for kind, text in changed[0]["pieces"] if kind != "gone") == changed[0]["after"]
    assert 3 == len([row for row in found["card"] if row["pieces"]])


def test_examples_are_played_and_say_how_they_come_out(desk):
    examples = {it["id"]: it for it in desk.played(three_at_most(desk))["examples"]}
    (wrong,) = examples["full-hand"]["problems"]
    assert (43, "write: A may exchange 0-3") == (wrong["line"], wrong["hint"])
    tie = examples["three-card-tie"]
    assert ([], 70 < tie["line"] < 75) == (tie["problems"], True)
    assert {
        "en": "51 to A and 50 to B, both with a three-card 32A.",
        "ja": "Ⓐが51、Ⓑが50を獲得（ともに3枚の32A）。",
    }[desk.locale] in tie["comes"][0]


def test_a_winner_that_the_file_states_wrongly_is_named_with_the_right_one(desk):
    text = badugi(desk).replace("wins: {low: [A, B]}", "wins: {low: [A]}")
    (found,) = [it for it in desk.played(text)["examples"] if it["problems"]]
    assert ("three-card-tie", "the share is won by A and B, not by A") == (
        found["id"],
        found["problems"][0]["message"],
    )


def test_the_same_deals_are_played_under_the_rules_of_before_and_of_now(desk):
    found = desk.compared(three_at_most(desk), 30)
    assert (True, 30) == (found["compared"], found["play"]["deals"])
    assert found["play"]["changed"] and found["play"]["rows"]
    assert {"compared": True, "play": None, "options": {}, "examples": []} == desk.compared(badugi(desk), 30)


def test_a_game_is_looked_at_and_played_under_the_choices_of_a_preset_or_a_house(desk):
    under = dict(desk.deciding()["known"])
    assert {"presets/wsop", "presets/robert", "houses/lighthouse"} <= {*under} and all(under.values())
    text, said = (
        three_at_most(desk),
        {"en": "One round allows 5 bets at most", "ja": "最初のベットを含めて5ベット"},
    )
    for by, there in (("", False), ("presets/wsop", True), ("houses/lighthouse", True)):
        rows = desk.told(text, by)["rows"]
        for side in ("before", "after"):
            assert there is any(said[desk.locale] in row[side] for row in rows)
        assert 3 == len([row for row in rows if row["pieces"]])
    assert desk.compared(text, 30) != desk.compared(text, 30, "presets/wsop")


def test_a_new_game_is_begun_from_another_and_compared_with_it(desk):
    text = desk.opened(base="badugi", id="lantern")["text"]
    assert "id: lantern\n" in text and "based_on: badugi\n" in text
    assert {"is still to be written"} == {it["message"] for it in desk.checked(text)["problems"]}
    assert 0 == desk.compared(text, 5)["play"]["changed"]
    assert [[]] * 8 == [it["problems"] for it in desk.played(text)["examples"]]
    assert "……" == {"en": "……", "ja": desk.told(text)["rows"][0]["after"]}[desk.locale]


def test_a_new_game_from_nothing_has_every_key_that_games_need_with_its_meaning(desk):
    text = desk.opened(id="lantern")["text"]
    assert "# How many usually play.\nplayers: …\n" in text
    assert "missing key 'showdown'" in {it["message"] for it in desk.checked(text)["problems"]}
    assert {"compared": False} == desk.compared(text, 5)


def test_an_id_that_is_none_is_answered(desk):
    wrong = desk.opened(base="badugi", id="lan tern")["wrong"]
    assert {"en": "“lan tern” is not an id", "ja": "「lan tern」は識別名として使えません"}[
        desk.locale
    ] in wrong


def test_beside_the_other_files_a_name_that_another_game_has_is_told(desks):
    desk = desks["en"]
    (found,) = desk.across(badugi(desk).replace("also: [", "also: [Razz, "))["problems"]
    assert ("also[0]", "'Razz' is already a name of razz") == (found["about"], found["message"])


def test_what_a_hint_says_exactly_is_written_and_a_stale_text_is_read_again(desk):
    """A slip, then the pitch, as the rules that it speaks of have changed."""
    text = three_at_most(desk).replace("deck: standard-52", "deck: standard-53")
    for reread, now in ((False, "deck: standard-52"), (True, "  of: '")):
        found = next(it for it in desk.checked(text)["problems"] if it["fixes"] and it["reread"] == reread)
        text = desk.mended(text, found["fixes"])["text"]
        assert now in text
    assert [] == desk.checked(text)["problems"]


OTHERS = {  # file -> what is changed, the problem that a slip makes, and a line of the page before and after
    "games/rules/side-pots.yaml": (
        "en: All-in and side pots",
        "en: All in and side pots",
        "id: side-pots",
        "id: side pots",
    ),
    "games/mixes/horse.yaml": ("en: HORSE", "en: HORSES", "game: razz", "game: raz"),
    "games/presets/wsop.yaml": (
        "raise-cap: five",
        "raise-cap: no-cap",
        "rabbit-hunting: never-shown",
        "rabbit-hunting: never",
    ),
    "games/houses/lighthouse.yaml": ("raise-cap: five", "raise-cap: no-cap", "game: razz", "game: raz"),
    "games/glossary.yaml": ("en: muck", "en: the muck", "id: muck", "id: the muck"),
}


@pytest.mark.parametrize("file", OTHERS)
def test_a_file_that_is_no_games_is_checked_told_and_proposed(file, tmp_path):
    was, now, right, slip = OTHERS[file]
    desk = Desk(ROOT, {}, "en", tmp_path)
    text = desk.opened(file=file)["text"]
    assert {"problems": []} == desk.checked(text)
    assert was in text and right in text
    (row, *_) = [row for row in desk.told(text.replace(was, now, 1))["rows"] if row["pieces"]]
    assert row["before"] != row["after"] and (
        "en:" not in was or (was[4:] in row["before"] and now[4:] in row["after"])
    )
    assert [text[: text.index(right)].count("\n") + 1] == [
        it["line"] for it in desk.checked(text.replace(right, slip, 1))["problems"]
    ][:1]
    assert file == desk.proposal(text, "", {})["file"]
    assert (ROOT / file).read_text("utf-8") == text


def test_every_question_of_the_page_is_answered_as_json(desks):
    asked = {"ask": "words", "text": "deck: short", "cursor": 11}
    found = json.loads(desks["ja"].answer(json.dumps(asked)))["words"]
    assert {"word": "short-36", "meaning": "36枚のデッキ", "begun": "short"} == found[0]


def test_what_is_proposed_names_files_as_the_book_has_them(desk):
    text = three_at_most(desk).replace("en: Badugi,", "en: Badugi Draw,")
    found = desk.proposal(text, "", {})
    assert "games/badugi.yaml" == found["file"]
    assert "words to be read again:** games/badugi.yaml:9: " in found["summary"].replace("`", "")
    assert "games/badugi.yaml:3" in found["summary"]
    assert str(desk.place) not in found["summary"]


def test_a_browser_that_keeps_nothing_stops_no_page():
    used = [
        (path.name, line.strip())
        for path in sorted((ROOT / "site" / "assets").glob("*.js"))
        for line in path.read_text("utf-8").splitlines()
        if "Storage." in line
    ]
    assert used
    assert [] == [(name, line) for name, line in used if "try {" not in line]

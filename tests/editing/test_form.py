"""A form of the ordinary parts of a file, which changes a value and leaves every other sign of the text alone."""

from __future__ import annotations

from difflib import ndiff

import pytest
from real_book import ROOT, real_book

from poker_rulebook.book.source import parse
from poker_rulebook.editing.desk import Completion, filled, form_of, once_more, without

TEXT = (ROOT / "games" / "badugi.yaml").read_text("utf-8")


def changed_lines(before: str, after: str) -> list[str]:
    return [line.rstrip() for line in ndiff(before.splitlines(), after.splitlines()) if line[0] in "+-"]


def test_the_form_asks_for_names_players_limits_cards_streets_and_who_wins():
    parts = {part["name"]: part for part in form_of(TEXT, Completion(real_book(), "ja"))}
    names = ["name", "reading", "players", "deck", "betting", "raise_cap", "forced_bets", "play", "showdown"]
    assert names == list(parts)
    assert [("min", "2", "最少の人数。")] == [
        (it["name"], it["value"], it["meaning"]) for it in parts["players"]["fields"][:1]
    ]
    (betting,) = parts["betting"]["fields"]
    assert (["fixed-limit", "pot-limit", "no-limit"], True) == (betting["value"], betting["several"])
    assert betting["value"] == [word for word, _ in betting["choices"]]
    first_bet = parts["play"]["items"][1]
    size, first = first_bet["fields"]
    assert ("first-bet", "small", "left-of-big-blind") == (first_bet["id"], size["value"], first["value"])
    assert "left-of-button" in dict(first["choices"])


@pytest.mark.parametrize(
    ("path", "value", "line"),
    [
        (["players", "max"], "6", "+ players: {min: 2, max: 6}"),
        (["betting"], ["no-limit"], "+ betting: [no-limit]"),
        (["play", 2, "cards"], ["0", "3"], "+   - {id: draw-1,     do: draw, cards: [0, 3]}"),
        (["showdown", 0, "ranking"], "high", "+   - {id: low, ranking: high, own: [1, 4], board: 0}"),
        (["name", "en"], "Bad: Ugi's", "+ name: {en: 'Bad: Ugi''s', ja: バドゥギ}"),
    ],
)
def test_a_value_is_put_in_the_place_of_the_old_one(path, value, line):
    after = filled(TEXT, path, value)
    removed, added = changed_lines(TEXT, after)
    assert ("-", line) == (removed[0], added)
    found = parse(after, "x").value
    for key in path:
        found = found[key]
    assert (value if isinstance(value, str) else value[0]) == str(
        found if isinstance(value, str) else found[0]
    )


def test_comments_stay():
    text = "players: {min: 2, max: 8}   # with one deck\nraise_cap: 4  # bets\n"
    assert text.replace("4  #", "5  #") == filled(text, ["raise_cap"], "5")


def test_a_street_is_taken_out_and_put_in_once_more():
    assert ["-   - {id: draw-3,     do: draw, cards: [0, 4]}"] == changed_lines(
        TEXT, without(TEXT, ["play", 6])
    )
    more = once_more(TEXT, ["play", 6])
    assert ["+   - {id: draw-3-2,     do: draw, cards: [0, 4]}"] == changed_lines(TEXT, more)
    assert "id: draw-3-3" in once_more(more, ["play", 6])


def test_what_shares_a_line_with_others_stays():
    text = "play: [{id: a, do: deal}, {id: b, do: bet}]\n"
    assert text == without(text, ["play", 0]) == once_more(text, ["play", 0])

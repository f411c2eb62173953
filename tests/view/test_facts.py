"""Counted facts at the top of a page, and chances as they are printed."""

from __future__ import annotations

import pytest

from poker_rulebook.book.repository import Chances
from poker_rulebook.language.phrases import plain
from poker_rulebook.rules.rankings import error, percentage


def fact(shown, name, key, locale="en"):
    game = next(game for game in shown[locale].games if game.id == name)
    return next(
        (plain(found.text, locale) for found in (*game.facts, *game.counted) if found.id == key), None
    )


def test_own_cards_are_told_as_they_lie_at_the_end(shown):
    assert "1 down, 4 up" == fact(shown, "mexican-poker", "own-cards")


def test_a_count_that_says_nothing_new_is_not_printed(shown):
    assert "7 cards" == fact(shown, "texas-holdem", "cards-at-showdown")
    assert fact(shown, "texas-holdem", "cards-seen") is None
    assert fact(shown, "badugi", "cards-at-showdown") is None


def test_cards_at_the_showdown_are_as_many_as_a_player_keeps(shown):
    assert "6–10 cards" == fact(shown, "scrotum", "cards-at-showdown")


def test_cards_of_others_are_told_apart(shown):
    assert "7 cards, and 4 cards of each other player" == fact(shown, "razz", "cards-seen")
    assert "7枚と、ほかの各プレイヤーの4枚" == fact(shown, "razz", "cards-seen", "ja")


@pytest.mark.parametrize(
    ("count", "seed", "printed"),
    [
        (17_160, None, "6.34%"),
        (17_160, 1, "6.3%"),
        (2, 1, "<0.1%"),
        (2, None, "<0.01%"),
        (270_725, 1, "100.0%"),
    ],
)
def test_a_chance_has_as_many_decimals_as_are_known(count, seed, printed):
    assert printed == plain(percentage(Chances("random", 270_725, seed, {"4": count}), "4"))


def test_the_error_is_that_of_the_least_certain_answer_rounded_up():
    halves = Chances("random", 100_000, 1, {"4": 50_000, "3": 1})
    assert 0.4 == error(halves)  # 1.96 · √(0.25 / 100,000) is 0.31 points


def rows(shown, name, locale="en"):
    game = next(game for game in shown[locale].games if game.id == name)
    return [
        (plain(row.title, locale), plain(row.text, locale)) for part in game.chances for row in part.parts
    ]


def test_chances_are_told_in_both_languages(shown):
    assert [("Low qualifies", "34.81%")] == rows(shown, "omaha-high-low-eight-or-better")
    assert [("ローが成立", "34.81%")] == rows(shown, "omaha-high-low-eight-or-better", "ja")
    assert ("Four-card badugi", "6.34%") == rows(shown, "badugi")[0]
    assert ("フェイスハンド", "86.06%") == rows(shown, "action-razz", "ja")[0]
    assert [("High qualifies", "49.88%"), ("Low qualifies", "50.71%")] == rows(shown, "korean")


def test_the_page_says_whose_chances_they_are_and_how_they_were_counted(shown):
    games = {game.id: game for game in shown["en"].games}
    assert plain(games["badugi"].chances_text).endswith("as dealt, before any draw.")
    assert plain(games["super-stud-8"].chances_text).endswith("The discards are those that turn out best.")
    assert "Exact: all 270,725 deals are counted." == plain(games["badugi"].chances[0].text)
    assert plain(games["murder"].chances[0].text).startswith("From 100,000 random deals;")
    assert "this share is played for" in plain(games["binglaha"].chances[0].text)


def test_games_without_anything_to_count_say_nothing(shown):
    games = {game.id: game for game in shown["ja"].games}
    assert ("", ()) == (games["razz"].chances_text, games["razz"].chances)


def test_cards_that_were_dealt_face_up_are_no_hole_cards(shown):
    telesina = next(game for game in shown["en"].games if game.id == "telesina")
    labels = {found.id: plain(found.title) for found in telesina.counted}
    assert "Own and board cards at the showdown" == labels["cards-at-showdown"]

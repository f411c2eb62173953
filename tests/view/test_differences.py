"""A game told by its nearest relative, in both languages."""

from __future__ import annotations

import re
from copy import copy
from dataclasses import replace

import pytest
from rendering import rendered

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.view.differences import MOST_TOLD, differences, relative
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.views import Difference

LINES = 6  # sections at most, a line each on the page


def told(shown, name, locale="en"):
    """section -> (texts with their numbers and titles, what is left out), plain."""
    game = next(game for game in shown[locale].games if game.id == name)
    return {
        part.id: (
            [" ".join(filter(None, (r.label, plain(r.title), plain(r.text)))) for r in part.rules],
            plain(part.without),
        )
        for part in game.relative.differences
    }


def test_one_card_more_is_one_sentence(shown):
    assert {"play": (["1 Deal 5 cards face down to each player."], "")} == told(shown, "big-o")
    assert {"play": (["1 各プレイヤーに5枚を裏向きに配る。"], "")} == told(shown, "big-o", "ja")


def test_a_share_more_is_told_with_its_qualifier_and_nothing_that_follows(shown):
    found = told(shown, "stud-high-low-eight-or-better")
    assert ["winning"] == list(found)
    pot, low = found["winning"][0]
    assert pot.startswith("Dividing the pot The strongest high hand takes half of the pot")
    assert low.startswith("Low A low qualifies only if its 5 cards all differ in rank")
    assert low.endswith("If no low qualifies, the strongest high hand takes the whole pot.")


def test_steps_that_are_left_out_are_named(shown):
    assert (
        "Left out: second draw, third draw and 2 betting rounds."
        == told(shown, "deuce-to-seven-lowball")["play"][1]
    )
    expected = "次のものはない：2回目のドロー、3回目のドロー、ベッティングラウンド2回。"
    assert expected == told(shown, "deuce-to-seven-lowball", "ja")["play"][1]


def test_the_same_change_at_several_steps_is_told_once_with_their_numbers(shown):
    texts, _ = told(shown, "deuce-to-seven-razz")["play"]
    assert [
        "4, 6, 8 Betting round, starting with the player whose up cards are the strongest deuce-to-seven low."
    ] == texts
    texts, _ = told(shown, "triple-draw-dramaha")["play"]
    assert (
        "7, 10 Second draw, Third draw In turn, each player still in discards 0–5 cards and receives as many."
        in texts
    )


def test_the_same_words_on_two_shares_are_told_once(shown):
    texts, _ = told(shown, "murder")["winning"]
    assert ["High, Low A hand uses exactly one card from each of the 3 rows."] == texts


def test_another_ranking_is_explained_but_not_how_any_low_compares(shown):
    texts, _ = told(shown, "deuce-to-seven-triple-draw")["ranking"]
    assert texts[0].startswith("Deuce-to-seven: the high ranking is turned upside down.")
    assert "Compare unpaired lows" not in texts[0]


def test_a_ranking_with_less_says_what_is_left_out(shown):
    texts, without = told(shown, "five-card-draw")["ranking"]
    assert [] == texts
    assert without.startswith("Left out: Three of a kind from twos to tens is four of a kind")


def test_a_share_under_dice_is_told_with_the_pot_and_not_again(shown):
    found = told(shown, "binglaha")
    assert ["play", "winning", "limits"] == list(found)
    assert 1 == sum("the strongest high hand takes half" in text for text in found["winning"][0])


def test_formats_are_told_when_they_differ(shown):
    assert ["Played as no limit or fixed limit."] == told(shown, "deuce-to-seven-lowball")["limits"][0]
    assert "limits" not in told(shown, "big-o")


def compared(shown, locale):
    """The games that are told by another: all but those without bets and a pot."""
    return [game for game in shown[locale].games if game.family != "open-face"]


def test_games_without_bets_and_a_pot_are_told_by_themselves(shown):
    for view in shown.values():
        assert {game.id for game in view.games} - {game.id for game in compared(shown, view.locale)} == {
            game.id for game in view.games if game.relative is None
        }


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_every_game_is_told_in_a_few_lines_and_in_words_of_its_own_page(shown, locale):
    for game in compared(shown, locale):
        parts = game.relative.differences
        if not parts:  # nothing in the book is near: the number of differing rules is told instead
            assert int(re.search(r"\d+", game.relative.after)[0]) > MOST_TOLD, game.id
            continue
        assert 1 <= len(parts) <= LINES, game.id
        assert sum(len(part.rules) + bool(part.without) for part in parts) <= MOST_TOLD, game.id
        known = {rule.id for section in game.sections for rule in section.rules}
        known |= {table.id for table in game.rankings} | {"no-limit", "pot-limit", "fixed-limit"}
        assert {rule.id for part in parts for rule in part.rules} <= known, game.id


def test_both_languages_tell_the_same_differences(shown):
    for english in compared(shown, "en"):
        japanese = next(game for game in shown["ja"].games if game.id == english.id)
        both = [
            [
                (part.id, [rule.id for rule in part.rules], bool(part.without))
                for part in game.relative.differences
            ]
            for game in (english, japanese)
        ]
        assert both[0] == both[1], english.id
        assert english.relative.game == japanese.relative.game


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_relative_is_named_in_its_sentence(shown, locale):
    for game in compared(shown, locale):
        names = {other.id: other.name for other in shown[locale].games}
        assert names[game.relative.game] == game.relative.name
        sentence = f"{game.relative.before}{game.relative.name}{game.relative.after}"
        assert sentence.count(game.relative.name) >= 1
        assert plain(sentence).endswith("." if locale == "en" else "。")


def with_games(book: Book, games: dict[str, Game]) -> Book:
    """The book with these games alone."""
    some = copy(book)
    some.games = games
    return some


def test_games_with_too_much_between_them_are_only_counted(book):
    games = {name: book.games[name] for name in ("sohe", "razz")}
    found = rendered(relative(with_games(book, games), games["sohe"]), "en")
    count = sum(len(p.rules) + bool(p.without) for p in differences(games["sohe"], games["razz"]))
    assert count > MOST_TOLD
    assert () == found.differences
    assert (
        f"The nearest game is Razz, but as many as {count} rules differ."
        == f"{found.before}Razz{found.after}"
    )


def test_a_book_of_one_game_tells_none(book):
    razz = book.games["razz"]
    assert relative(with_games(book, {"razz": razz}), razz) is None


def test_another_way_to_divide_odd_chips_is_told_of_the_same_shares(book):
    game = book.games["big-o"]
    other = replace(game, id="other", odd_between="first-seat")
    (part,) = differences(game, other)
    assert isinstance(part, Difference)
    texts = [plain(rule.text) for rule in part.rules]
    assert ("splitting", ["The odd chip between the high and the low side goes to the high side."]) == (
        part.id,
        texts,
    )


def test_a_step_that_only_says_less_tells_what_is_left_out(book):
    stud = book.games["seven-card-stud"]
    last = stud.step("seventh")
    other = replace(stud, play=tuple(replace(s, if_short="") if s is last else s for s in stud.play))
    (part,) = differences(other, stud)
    assert ("play", ()) == (part.id, part.rules)
    assert plain(part.without).startswith("Left out: ")

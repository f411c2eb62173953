"""A game in a list is told by its pitch and by two things that the one before it has not; without a pitch by one before it."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from poker_rulebook.book.load import load
from poker_rulebook.book.steps import DealToPlayers, only, own_before
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Phrase
from poker_rulebook.pages.differences import Side
from poker_rulebook.pages.endpapers import _changes, apart
from poker_rulebook.pages.mixes import in_list
from poker_rulebook.rules.summary import game_summary

BOOK = load(Path(__file__).parents[2])


def told(*ids: str, locale: str = "en") -> str:
    """Of games without a pitch, as a new one is."""
    *before, game = (Side(replace(BOOK.games[id_], pitch={})) for id_ in ids)
    return plain(in_list(game, before), locale)


@pytest.mark.parametrize(
    ("ids", "said"),
    [
        (("razz",), ""),
        (("seven-card-stud", "razz"), " Unlike Stud: ace-to-five low wins, high card brings in."),
        (("omaha-high-low-eight-or-better", "seven-card-stud"), ""),
        (("badugi", "deuce-to-seven-triple-draw"), " Unlike Badugi: deuce-to-seven low wins, 5 cards."),
        (("deuce-to-seven-triple-draw", "texas-holdem"), ""),
        (
            ("texas-holdem", "omaha-high-low-eight-or-better"),
            " Unlike Hold'em: half eight-or-better, +2 cards, exactly 2 must play.",
        ),
        (("deuce-to-seven-lowball", "badugi"), " Unlike 2-7 Single Draw: badugi wins, 4 cards, 3 draws."),
        (("razz", "open-face-chinese"), ""),
    ],
)
def test_a_game_is_told_by_its_pitch_and_what_the_one_before_of_its_family_has_not(ids, said):
    *before, game = (Side(BOOK.games[id_]) for id_ in ids)
    assert BOOK.games[ids[-1]].pitch["en"] + said == plain(in_list(game, before))


def test_what_tells_two_games_apart_is_so():
    """In each mix, and for pairs that no mix has."""
    pineapple = [BOOK.games[id_] for id_ in ("crazy-pineapple", "pineapple")]
    orders = [pineapple, pineapple[::-1], *([part.game for part in mix.games] for mix in BOOK.mixes.values())]
    pairs = [(other, game) for order in orders for other, game in pairwise(order)]
    pairs += [random.Random(n).sample(list(BOOK.games.values()), 2) for n in range(300)]
    read = 0
    for other, game in pairs:
        said = apart(game, other)
        for it in dict(said.values)["items"] if said and said.key == "commas" else [said] if said else []:
            read += 1
            assert so(it, game, other), (other.id, game.id, plain(it))
    assert read > 300


def steps_before_discard(game) -> int:
    return [type(step).__name__ for step in game.play].index("Discard")


def test_everything_that_tells_two_games_apart_has_words_in_both_languages():
    for other in BOOK.games.values():
        for game in BOOK.games.values():
            if bool(game.open_face) == bool(other.open_face):
                assert all(plain(said, locale) for said in _changes(game, other) for locale in ("en", "ja"))


def so(said: Phrase, game, other) -> bool:
    values, shares, theirs = dict(said.values), game.showdown, other.showdown
    own = min(
        sum(step.cards for step in only(DealToPlayers, game.play)),
        max(it.most for it in own_before(game.play)),
    )
    match said.key:
        case "branch-wins":
            return len(shares) == 1 or len({share.ranking.id for share in shares}) == 1
        case "branch-half":
            return len(shares) > 1
        case "branch-of-own":
            return len({share.board == (0, 0) for share in shares}) == 2
        case "branch-no-board":
            return not game.board_slots and bool(other.board_slots)
        case "branch-cards":
            return own == values["n"] or len(game.ways) > 1
        case "branch-more":
            return own - sum(step.cards for step in only(DealToPlayers, other.play)) == values["n"]
        case "branch-draws" | "branch-no-draws":
            return len(game.draws) == values.get("n", 0) != len(other.draws)
        case "branch-bring-in-high":
            return game.forced_bets.bring_in.startswith("highest")
        case "branch-bring-in-low":
            return game.forced_bets.bring_in.startswith("lowest")
        case "branch-rounds":
            return len(game.bets) == values["n"] or len(game.ways) > 1
        case "branch-blinds" | "branch-no-blinds":
            return game.has_blinds == (said.key == "branch-blinds") != other.has_blinds
        case "branch-later-thrown" | "branch-sooner-thrown":
            steps = [steps_before_discard(it) for it in (game, other)]
            return steps[0] > steps[1] if said.key == "branch-later-thrown" else steps[0] < steps[1]
        case "branch-deck":
            return len(game.deck.cards) == values["n"] != len(other.deck.cards)
        case "branch-joker" | "branch-no-joker":
            return bool(game.deck.jokers) == (said.key == "branch-joker")
        case _:  # what these say is compared by the map of the games, edge by edge
            return shares != theirs or game.play != other.play or game.wild != other.wild


def test_the_first_game_is_told_as_what_it_is():
    assert plain(game_summary(BOOK.games["razz"])) == told("razz")


def test_a_game_is_told_by_the_one_before_it_that_is_most_like_it():
    like_stud = "Seven Card Stud with the pot split between a high hand and a low of eight or better."
    assert like_stud == told("texas-holdem", "seven-card-stud", "stud-high-low-eight-or-better")


def test_what_few_sentences_tell_is_told_by_them():
    like = "Played like Bidirectional Chowaha High-Low, except for the following and what results from it."
    said = told("bidirectional-chowaha", "four-card-chowaha")
    assert f"{like} Left out: the roll with its betting." == said


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Deuce-to-Seven Triple Draw with one draw in place of three."),
        ("ja", "デュース・トゥ・セブン・トリプルドローの変形。ドローを3回ではなく1回行う。"),
    ],
)
def test_a_game_with_fewer_draws_is_told_by_their_number(locale, said):
    assert said == told("deuce-to-seven-triple-draw", "deuce-to-seven-lowball", locale=locale)


def test_games_that_have_little_in_common_are_told_as_what_they_are():
    assert plain(game_summary(BOOK.games["badugi"])) == told("razz", "badugi")


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Texas Hold'em again, in another betting format."),
        ("ja", "ベット形式を変えて、もう一度テキサスホールデムを行う。"),
    ],
)
def test_a_game_that_comes_again_is_told_as_the_same(locale, said):
    assert said == told("texas-holdem", "razz", "texas-holdem", locale=locale)

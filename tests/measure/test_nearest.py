"""Which game is nearest to which, and how far."""

from __future__ import annotations

from dataclasses import replace

import pytest

from poker_rulebook.measure.alignment import aligned
from poker_rulebook.measure.nearest import distance, nearest

NEAREST = {
    "omaha-high-low-eight-or-better": "omaha-high-only",
    "big-o": "omaha-high-low-eight-or-better",
    "six-card-omaha": "five-card-omaha",
    "greek-holdem": "texas-holdem",
    "short-deck-omaha": "omaha-high-only",
    "rio-bravo": "texas-holdem",
    "badacey": "badeucy",
    "badeucy": "badacey",
    "badugi": "high-badugi",
    "deuce-to-seven-lowball": "deuce-to-seven-triple-draw",
    "deuce-to-seven-razz": "razz",
    "action-razz": "razz",
    "super-stud-8": "super-stud",
    "stud-high-low-eight-or-better": "seven-card-stud",
    "triple-draw-dramaha": "dramaha",
    "bidirectional-chowaha": "four-card-chowaha",
    "reno-straight": "double-board-omaha",
}


@pytest.mark.parametrize("name", sorted(NEAREST))
def test_the_nearest_game_is_the_one_that_players_name(book, name):
    assert NEAREST[name] == nearest(book.games, book.games[name]).game.id


def test_the_distance_is_the_same_both_ways(book):
    games = [
        book.games[name] for name in ("razz", "badugi", "dramaha", "murder", "binglaha", "five-card-draw")
    ]
    for game in games:
        for other in games:
            assert distance(game, other) == distance(other, game), (game.id, other.id)


def test_a_game_is_at_no_distance_from_itself_under_another_name_and_format(book):
    razz = book.games["razz"]
    twin = replace(
        razz, id="twin", name={"en": "Twin", "ja": "双子"}, limit="no-limit", betting=("no-limit",)
    )
    assert 0 == distance(razz, twin)


def test_nothing_is_nearer_than_the_nearest(book):
    games = [game for game in book.games.values() if not game.open_face]
    for game in games:
        found = nearest(book.games, game)
        others = [distance(game, other) for other in games if other is not game]
        assert min(others) == found.distance == distance(game, found.game), game.id


@pytest.mark.parametrize(
    ("mine", "other", "points"),
    [
        ("big-o", "omaha-high-low-eight-or-better", 3),  # one card more
        ("greek-holdem", "omaha-high-only", 4),  # two cards fewer
        ("omaha-high-only", "omaha-high-low-eight-or-better", 3),  # a share
        ("texas-holdem", "greek-holdem", 3),  # the cards that may be used
        ("ace-to-5-triple-draw", "deuce-to-seven-triple-draw", 1),  # another low ranking
        ("badugi", "high-badugi", 2),  # a ranking the other way round
        ("dramaha-49", "dramadugi", 3),  # a ranking of another kind
        ("deuce-to-seven-lowball", "deuce-to-seven-triple-draw", 4),  # draws, and betting rounds with them
        ("deuce-to-seven-razz", "razz", 3),  # ranking, bring-in, first to act
    ],
)
def test_points_of_difference(book, mine, other, points):
    assert points == distance(book.games[mine], book.games[other])


def test_of_equally_near_games_the_one_that_more_sources_describe_is_told(book):
    greek, texas, other = (
        book.games[n] for n in ("greek-holdem", "texas-holdem", "lazy-pineapple-high-only")
    )
    poorer = replace(texas, sources=other.sources[:1])
    games = {game.id: game for game in (texas, replace(greek, sources=greek.sources * 3), other)}
    assert distance(texas, greek) == distance(texas, other)
    assert "greek-holdem" == nearest(games, poorer).game.id
    games["lazy-pineapple-high-only"] = replace(other, sources=greek.sources * 4)
    assert "lazy-pineapple-high-only" == nearest(games, poorer).game.id


def test_a_book_of_one_game_has_no_nearest(book):
    razz = book.games["razz"]
    assert nearest({"razz": razz}, razz) is None


def test_steps_that_correspond_stand_together(book):
    pairs = aligned(book.games["rio-bravo"], book.games["texas-holdem"])
    more = [pair.mine.id for pair in pairs if pair.other is None]
    assert (["third-card", "third-card-bet"], []) == (more, [p.other.id for p in pairs if p.mine is None])
    assert all(pair.same for pair in pairs if pair.mine and pair.other)


def test_every_step_of_both_games_is_in_the_alignment_once_and_in_order(book):
    for mine in ("dramaha", "murder", "five-card-stud"):
        for other in ("triple-draw-dramaha", "badugi", "seven-card-stud"):
            game, second = book.games[mine], book.games[other]
            pairs = aligned(game, second)
            assert list(game.play) == [pair.mine for pair in pairs if pair.mine]
            assert list(second.play) == [pair.other for pair in pairs if pair.other]
            assert all(p.mine.do == p.other.do for p in pairs if p.mine and p.other)


def test_games_without_bets_and_a_pot_are_not_compared(book):
    rows = {game.id for game in book.games.values() if game.open_face}
    assert "open-face-chinese" in rows
    assert all(nearest(book.games, book.games[name]) is None for name in rows)
    assert rows.isdisjoint(nearest(book.games, g).game.id for g in book.games.values() if not g.open_face)

"""The forest of games: which stands below which, and in which order they are told."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from poker_rulebook.book.forest import base, bases, circular, families, forest, in_order, variants

ROOTS = {
    "7-27", "anaconda", "badugi", "chinese-poker", "cincinnati", "criss-cross", "five-card-draw", "guts", "indian-poker", "manila", "open-face-chinese",
    "night-baseball", "paradise-road-pickem", "seven-card-stud", "texas-holdem",
}  # fmt: skip
BASES = {
    "omaha-high-low-eight-or-better": "omaha-high-only",
    "big-o": "omaha-high-low-eight-or-better",
    "six-card-omaha": "omaha-high-only",
    "greek-holdem": "texas-holdem",
    "badacey": "badeucy",
    "high-badugi": "badugi",
    "deuce-to-seven-triple-draw": "deuce-to-seven-lowball",
    "deuce-to-seven-razz": "razz",
    "razz": "seven-card-stud",
    "triple-draw-dramaha": "dramaha",
    "dramaha": "five-card-omaha",
    "reno-straight": "double-board-omaha",
    "ofc-turbo": "open-face-chinese",
}


@pytest.mark.parametrize("name", sorted(BASES))
def test_a_variant_has_the_base_that_players_name(book, name):
    assert BASES[name] == base(book.games, book.games[name]).id


def test_the_roots_are_the_games_that_are_learned_from_their_own_page(book):
    assert ROOTS == {tree.game.id for tree in forest(book.games.values())}
    assert ROOTS == {game.id for game in book.games.values() if not game.based_on}


def test_no_game_is_based_on_itself(book):
    assert set() == circular(book.games)


def test_every_game_stands_once_and_after_its_base(book):
    order = [game.id for game in in_order(book.games.values())]
    assert sorted(book.games) == sorted(order)
    family = {game.id: game.family for game in book.games.values()}
    for game in book.games.values():
        if game.based_on and family[game.based_on] == game.family:
            assert order.index(game.based_on) < order.index(game.id), game.id


def test_variants_stand_directly_below_their_base(book):
    for trees in families(book.games.values()).values():
        for tree in trees:
            stack: list[str] = []
            for depth, game in tree.walk():
                del stack[depth:]
                assert not stack or stack[-1] == game.based_on, game.id
                stack.append(game.id)


def test_families_have_their_order_and_the_largest_tree_first(book):
    found = families(book.games.values())
    assert ["flop", "stud", "draw", "hybrid", "wild", "open-face"] == list(found)
    assert ["texas-holdem", "manila", "cincinnati", "criss-cross"] == [tree.game.id for tree in found["flop"]]
    assert ["five-card-draw", "badugi", "anaconda"] == [tree.game.id for tree in found["draw"]]


def test_games_that_are_known_best_stand_first_among_those_of_their_base(book):
    order = [game.id for game in in_order(book.games.values(), book.best_known)]
    assert ["texas-holdem", "omaha-high-only", "omaha-high-low-eight-or-better", "big-o"] == order[:4]
    known = [id_ for id_ in book.best_known if id_ in book.games]
    for name, trees in families(book.games.values(), book.best_known).items():
        first = [id_ for id_ in known if book.games[id_].family == name][:1]
        assert first[0] in [game.id for _, game in trees[0].walk()] if first else True, name


def test_a_game_whose_base_is_in_another_family_is_a_root_of_its_own(book):
    assert ["dramaha", "paradise-road-pickem"] == [
        tree.game.id for tree in families(book.games.values())["hybrid"]
    ]
    assert "five-card-omaha" == base(book.games, book.games["dramaha"]).id


def test_variants_of_a_game_are_those_based_on_it(book):
    found = [game.id for game in variants(book, book.games["badugi"])]
    assert ["badugi-high-low", "high-badugi"] == found
    assert "dramaha" in [game.id for game in variants(book, book.games["five-card-omaha"])]


def test_without_its_base_a_game_is_a_root(book):
    games = {name: book.games[name] for name in ("razz", "badugi")}
    assert base(games, games["razz"]) is None
    assert ["badugi", "razz"] == [tree.game.id for tree in forest(games.values())]


def test_games_in_a_circle_are_listed_all_the_same(book):
    razz, stud = book.games["razz"], replace(book.games["seven-card-stud"], based_on="razz")
    games = {game.id: game for game in (razz, stud, book.games["london-lowball"])}
    assert {"razz", "seven-card-stud"} == circular(games)
    assert ["razz", "seven-card-stud"] == list(bases(games, "london-lowball"))
    assert ["razz", "london-lowball", "seven-card-stud"] == [game.id for game in in_order(games.values())]

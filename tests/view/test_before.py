"""What is settled before the first hand: every option and every choice that concerns the games, each once."""

from __future__ import annotations

from collections import Counter

import pytest

from poker_rulebook.data import before_document
from poker_rulebook.document.documents import before_page, words
from poker_rulebook.document.tree import OptionView, document
from poker_rulebook.document.views import Before
from poker_rulebook.house_edition import house_edition, preset_edition
from poker_rulebook.language.phrases import plain
from poker_rulebook.pages.session_settings import (
    before_game,
    before_games,
    before_mix,
    befores,
    general_befores,
)


def point(before: Before, id_: str) -> OptionView:
    return next(point for point in before.points if point.id == id_)


def ids(before: Before) -> list[str]:
    return [point.id for point in before.points]


def test_every_game_and_every_mix_has_points_with_choices_and_the_usual_one_first(book):
    found = befores(book)
    assert {*book.games, *book.mixes} == found.keys()
    for before in found.values():
        assert before.points and before.amounts, before.id
        for asked in before.points:
            defaults = [choice.default for choice in asked.parts]
            assert [True, *[False] * (len(defaults) - 1)] == defaults, (before.id, asked.id)
            assert len(defaults) > 1


def test_no_point_stands_twice(book):
    for before in befores(book).values():
        assert {1} == set(Counter(ids(before)).values()), before.id


def test_every_option_of_a_game_is_asked(book):
    for game in book.games.values():
        asked = {choices_of(point) for point in before_game(book, game).points}
        for option in game.options:
            assert tuple(choice.id for choice in option.choices) in asked, (game.id, option.id)


def choices_of(point: OptionView) -> tuple[str, ...]:
    return tuple(choice.id for choice in point.parts)


def test_every_choice_of_a_general_rule_is_asked_somewhere_or_by_the_games_themselves(book):
    """But no table is asked what whoever runs an event settles."""
    asked = {id_ for before in befores(book).values() for id_ in ids(before)}
    asked |= set(
        ids(before_games(book, [book.games["razz"], book.games["badugi"]]))
    )  # no mix: when games change
    for chapter in book.chapters.values():
        for rule in chapter.rules:
            if rule.choices and not rule.settled_by:
                assert (rule.id in asked) != ("event" in chapter.applies), rule.id


@pytest.mark.parametrize(
    ("game", "there", "not_there"),
    [
        ("texas-holdem", ["limit", "four-card-flop", "wrong-pot"], ["stud-exposed-cards", "serving-at-once"]),
        ("razz", ["stud-short-stub", "odd-chip-at-stud"], ["open-pair", "four-card-flop", "straddles", "wrong-pot"]),
        ("seven-card-stud", ["pair-on-fourth-street"], ["open-pair", "wrong-game-dealt"]),
        ("five-card-stud", ["stud-exposed-cards"], ["stud-short-stub", "seventh-street-face-up"]),
        ("mississippi-stud", ["stud-short-stub"], ["open-pair", "seventh-street-face-up"]),
        ("indian-poker", ["first-action"], ["stud-exposed-cards", "early-stud-street", "up-card-dealt-down"]),
        ("manila", ["early-board-cards"], ["four-card-flop", "no-burn-before-the-flop", "trips-and-straights"]),
        ("criss-cross", ["wrong-pot"], ["one-exposed-hole-card", "wrong-burn-later", "pot-before-the-flop"]),
        ("short-deck-texas-holdem", ["trips-and-straights"], ["ante-size", "ante-before-the-flop"]),
        ("five-card-draw", ["limping-in-single-draw"], ["miscalled-low"]),
        ("deuce-to-seven-lowball", ["entering", "miscalled-low"], ["limping-in-single-draw"]),
        ("california-lowball", ["sevens-penalty"], ["sevens-penalty-rule", "sevens-at-no-limit"]),
        ("open-face-chinese", ["win-cap", "boxed-card"], ["out-of-turn", "rabbit-hunting", "kill-pots", "bounty-in-a-split-pot"]),
    ],
)  # fmt: skip
def test_only_what_concerns_the_game_is_asked(book, game, there, not_there):
    found = ids(before_game(book, book.games[game]))
    assert [] == [id_ for id_ in there if id_ not in found]
    assert [] == [id_ for id_ in not_there if id_ in found]


def test_a_mix_is_not_asked_what_it_says_itself(book):
    horse = before_mix(book, book.mixes["horse"])
    assert "change" in ids(horse)
    for settled in ("changing-the-game", "limit", "texas-holdem-limit", "wrong-pot"):
        assert settled not in ids(horse)


def test_a_point_of_a_mix_names_the_games_that_it_concerns(book):
    eight = before_mix(book, book.mixes["8-game-mix"])
    (group,) = [group for group in eight.groups if group.id == "fixed-limit"]
    assert "Omaha" not in [plain(name, "en") for name in group.games]
    assert () == point(eight, "fouled-deck").games


def test_what_two_games_have_in_common_is_asked_once(book):
    both = before_games(book, [book.games["pineapple"], book.games["crazy-pineapple"]])
    found = [asked for asked in both.points if plain(asked.title, "en") == "Raise cap at fixed limit"]
    assert 1 == len(found)
    assert () == found[0].games


def test_a_general_sheet_asks_what_half_of_the_games_of_a_family_leave_open_and_names_the_families(book):
    found = general_befores(book)
    assert ["flop", "stud", "draw", "any"] == list(found)
    asked = {name: set(ids(before)) for name, before in found.items()}
    assert asked["any"] >= asked["flop"] | asked["stud"] | asked["draw"]
    assert "four-card-flop" in asked["flop"] - asked["stud"] - asked["draw"]
    assert "stud-exposed-cards" in asked["stud"] and "limping-in-single-draw" not in asked["draw"]
    for name, before in found.items():
        games = [game for game in book.offered.values() if name in (game.family, "any")]
        left_open = [set(ids(before_game(book, game))) for game in games]
        assert all(any(id_ in of_game for of_game in left_open) for id_ in asked[name])
        every = set.intersection(*left_open)
        assert every <= asked[name] and all(it.rule for it in before.points)
    groups = {group.id: [plain(name, "en") for name in group.games] for group in found["any"].groups}
    assert ["Draw games", "Hybrid games"] == groups["draw-procedures"] and [] == groups["fixed-limit"]


def test_a_list_of_games_is_asked_when_the_game_changes(book):
    both = before_games(book, [book.games["razz"], book.games["badugi"]])
    assert {"changing-the-game", "seats-and-buttons-in-a-mix", "wrong-game-dealt"} <= set(ids(both))


def test_programs_read_the_points_in_both_languages(book):
    settled = before_game(book, book.games["razz"])
    told = before_document(settled)
    cap = next(item for item in told if item["id"] == "raise-cap-rule")
    assert ["four", "five", "no-cap"] == cap["choices"]
    assert "raise-cap-rule" == cap["rule"]
    points = {
        locale: next(
            point
            for group in document(before_page(settled), words(locale))["parts"]
            for point in group.get("parts", ())
            if point.get("id") == cap["id"]
        )
        for locale in ("en", "ja")
    }
    assert "フィックスリミットのレイズの上限" == points["ja"]["title"]
    assert {"id": "five", "text": "One round allows 5 bets, counting the first."} == points["en"]["parts"][1]


def test_a_game_without_a_big_blind_is_not_asked_how_large_the_ante_of_a_big_blind_is(book):
    asked = {point.id for point in before_game(book, book.games["short-deck-texas-holdem"]).points}
    assert "ante-size" not in asked
    assert "ante-size" in {point.id for point in before_game(book, book.games["texas-holdem"]).points}


@pytest.mark.parametrize("preset", ["tda", "robert", "wsop", "barge"])
def test_what_a_preset_has_settled_is_asked_nowhere_and_played(book, preset):
    """Neither as a general rule, nor as an option of a game that settles the same, nor as the change of game in a mix."""
    edition = preset_edition(book, preset)
    open_rules = {rule.id: rule for chapter in book.chapters.values() for rule in chapter.rules}
    taken = {id_: rule for id_, rule in open_rules.items() if edition.house.choice_of(rule)}
    played = 0
    for id_, before in befores(edition).items():
        asked = {(point.id, point.rule.id if point.rule else "") for point in before.points}
        again = {point for point in asked if {*point} & taken.keys()}
        assert not again, (id_, again)
    for rule in taken.values():
        for option, ways in rule.settled_by.items():
            same = ways[edition.house.choice_of(rule)]
            for game in edition.games.values():
                for it in game.options:
                    if it.id == option:
                        assert game.choices.get(option, it.choices[0].id) in same, (game.id, option)
                        played += 1
            for mix in edition.mixes.values() if option == "mix" else ():
                offered = [way.id for it in mix.options if it.id == "change" for way in it.choices]
                assert mix.change in same or not set(offered) & set(same), mix.id
                played += mix.change in same
    assert played > 0


def test_a_house_is_not_asked_what_it_has_chosen(book):
    edition = house_edition(book, "lighthouse")
    before = before_game(edition, edition.games["texas-holdem"])
    assert not {"limit", "raise-cap-rule", "four-card-flop"} & set(ids(before))
    assert plain(before.settled).startswith("Cash game by Robert's Rules: settles")
    assert {"limit", "raise-cap-rule", "four-card-flop"} <= set(
        ids(before_game(book, book.games["texas-holdem"]))
    )


def test_an_option_that_a_general_rule_settles_names_that_rule(book):
    """By it a page hides what the preset of its reader has settled."""
    pair = point(before_game(book, book.games["seven-card-stud"]), "pair-on-fourth-street")
    assert "open-pair" == pair.rule.id
    assert "changing-the-game" == point(before_mix(book, book.mixes["8-game-mix"]), "change").rule.id

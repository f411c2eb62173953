"""What is said above the rules, of the pot and of what differs from the base is true of hands that are played."""

from __future__ import annotations

import pytest
from claims import CLAIMS, NOUNS, READ, false_claims, false_differences, false_rules
from msgspec.structs import replace
from nights import amount
from real_book import GAMES, HEADS, each, real_book

from poker_rulebook.book.model import Game
from poker_rulebook.language.phrases import phrases
from poker_rulebook.language.sentences import Phrase
from poker_rulebook.rules.pot import pot_rules, tie_rules
from poker_rulebook.rules.summary import game_summary, unusual_rules

HANDS = amount("CLAIMED", by_day=12, at_night=60)  # of every game


def told_otherwise(name: str) -> list[Game]:
    """The game under each choice that changes its head."""
    usual = real_book().games[name]
    others = [real_book().game(name, {o.id: c.id}) for o in usual.options for c in o.choices[1:]]
    said = {(game_summary(usual), unusual_rules(usual))}
    return [
        game
        for game in others
        if (head := (game_summary(game), unusual_rules(game))) not in said and not said.add(head)
    ]


@each(GAMES)
def test_every_clause_of_a_head_is_true_of_hands_that_are_played(name):
    assert [] == false_claims(real_book().games[name], hands=HANDS)


@each(GAMES, by_day=GAMES[2::3])
def test_every_clause_is_true_under_every_choice_that_changes_the_head(name):
    assert [] == [wrong for game in told_otherwise(name) for wrong in false_claims(game, hands=HANDS // 3)]


def divided_otherwise(name: str) -> list[Game]:
    """The game under each choice that changes its rules of the pot."""
    usual = real_book().games[name]
    others = [real_book().game(name, {o.id: c.id}) for o in usual.options for c in o.choices[1:]]
    told = {rules_of_pot(usual)}
    return [game for game in others if (it := rules_of_pot(game)) not in told and not told.add(it)]


def rules_of_pot(game: Game) -> tuple[Phrase, ...]:
    return tuple(rule.text for rule in (*pot_rules(game), *tie_rules(game))) if not game.open_face else ()


@each(GAMES)
def test_the_rules_of_the_pot_say_its_shares_and_where_odd_chips_go(name):
    assert [] == false_rules(real_book().games[name], hands=HANDS // 2)


@each(GAMES)
def test_they_say_so_under_every_choice_that_changes_them(name):
    assert [] == [wrong for game in divided_otherwise(name) for wrong in false_rules(game, hands=HANDS // 3)]


@each([name for name in GAMES if "based_on" in HEADS[name]])
def test_what_differs_from_the_base_is_so_in_hands_of_both(name):
    games = real_book().games
    assert [] == false_differences(games[name], games[HEADS[name]["based_on"]], hands=HANDS // 2)


def test_every_claim_is_a_message():
    keys = {key for key in (*CLAIMS, *NOUNS, *READ) if ":" not in key}
    assert set() == keys - {*phrases("en")}


@pytest.mark.parametrize(
    ("told", "played", "key"),
    [
        ("dramaha", "triple-draw-dramaha", "essence-draws-after"),
        ("pineapple", "crazy-pineapple", "essence-thrown-before"),
        ("omaha-high-only", "texas-holdem", "essence-hole-cards"),
        ("razz", "seven-card-stud", "first-lowest-showing"),
        ("badeucy", "badacey", "essence-split"),
        ("omaha-high-low-eight-or-better", "omaha-high-only", "essence-split-using"),
        ("short-deck-texas-holdem", "texas-holdem", "scale-beats"),
        ("manila", "texas-holdem", "essence-board-singly"),
    ],
)
def test_what_one_game_says_is_false_of_another(told, played, key):
    wrong = false_claims(real_book().games[played], hands=6, told=real_book().games[told])
    assert key in {line.partition(":")[0] for line in wrong}


def test_cards_on_foreheads_are_no_up_cards():
    held = real_book().game("indian-poker", {"first-action": "highest-in-sight"})
    up = real_book().game("chicago", {"first-action": "highest-showing"})
    wrong = {
        line.partition(":")[0]
        for told, played in ((held, up), (up, held))
        for line in false_claims(played, hands=6, told=told)
    }
    assert {"first-highest-showing-held", "first-highest-showing"} <= wrong


@pytest.mark.parametrize(
    ("told", "played"),
    [
        ("greek-holdem", "texas-holdem"),  # cards that may be used
        ("stud-high-low-eight-or-better", "stud-high-low-no-qualifier"),  # who qualifies
        ("deuce-to-seven-razz", "razz"),  # how hands compare
        ("badeucy", "badacey"),  # what wins
        ("seven-card-stud", "canadian-stud"),
        ("badugi", "badugi-high-low"),  # in how many parts
        ("archie", "korean"),  # what else if nobody has one
        ("razz", "seven-card-stud"),  # which end
        ("double-board-omaha", "omaha-high-only"),
    ],
)
def test_the_rules_of_one_pot_do_not_divide_another(told, played):
    games = real_book().games
    assert false_rules(games[played], hands=24, told=games[told])


@pytest.mark.parametrize(
    ("name", "other"),
    [("texas-holdem", {"within": "suit"}), ("dramaha", {"between": "first-seat"})],
)
def test_odd_chips_elsewhere_are_seen(name, other):
    game = real_book().games[name]
    told = replace(game, **{f"odd_{key}": value for key, value in other.items()})
    assert any(line.startswith("pot:") for line in false_rules(game, hands=12, told=told))

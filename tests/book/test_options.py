"""Choices: a game file with an option taken."""

from __future__ import annotations

import shutil
from copy import deepcopy

import pytest
from small_book import GOOD, book_folder, data_of, problems_of

from poker_rulebook.book.check import file_problems
from poker_rulebook.book.checks.choices import wrong_choices
from poker_rulebook.book.checks.subject import digest
from poker_rulebook.book.load import load
from poker_rulebook.book.options import UnknownChoice, all_options, apply_choice, chosen
from poker_rulebook.book.source import read
from poker_rulebook.play.parser import InputError
from poker_rulebook.play.script import run

COMMON = read(GOOD / "common" / "options.yaml", "options").value


def ids(name):
    return [option["id"] for option in all_options(data_of(name), COMMON)]


def with_choice(**changes):
    """The gate with an option whose second choice makes these changes."""
    choices = [{"id": "usual", "en": "U", "ja": "U"}, {"id": "other", "en": "O", "ja": "O"} | changes]
    return data_of("gate") | {"options": [{"id": "way", "name": {"en": "W", "ja": "W"}, "choices": choices}]}


def test_a_game_has_its_own_options_and_the_common_ones_that_apply():
    assert ["limit", "last-bet", "raise-cap", "big-blind-ante"] == ids("lantern")
    assert ["raise-cap", "showing-ties"] == ids("kite")
    assert ["big-blind-ante"] == ids("gate")


def test_a_common_option_does_not_apply_where_the_file_says_another_rule_than_its_default(book):
    game = data_of("kite")
    with_two = {option["id"] for option in all_options(game, book.common_options)}
    assert "raise-cap-with-two" in with_two
    other = game | {"raise_cap_with_two": "none"}
    assert {"raise-cap-with-two"} == with_two - {
        option["id"] for option in all_options(other, book.common_options)
    }


def test_choices_are_made_in_the_order_of_the_options_whichever_is_named_first(book):
    """A hand without blinds has no big blind to post the ante, also when the ante was chosen before the hand is told."""
    wanted = {"big-blind-ante": "blind-first", "blinds-posted": "antes"}
    for choices in (wanted, dict(reversed(wanted.items()))):
        with pytest.raises(UnknownChoice, match="there is no big blind to post the ante"):
            book.game("deuce-to-seven-lowball", choices)
    for taken in ({}, {"blinds-posted": "button"}):
        game = book.game("deuce-to-seven-lowball", {"big-blind-ante": "blind-first"} | taken)
        hand = next(example for example in game.examples if example.id == "antes-posted")
        with pytest.raises(InputError, match="there is no big blind to post the ante"):
            run(book, game, hand)


def test_which_own_cards_decide_an_odd_chip_is_no_question_where_all_of_them_play(book):
    games = book.games
    asked = [{option.id for option in games[name].options} for name in ("five-card-stud", "seven-card-stud")]
    assert [False, True] == ["odd-chip-cards" in options for options in asked]


def test_the_first_format_is_the_default_limit():
    option = all_options(data_of("lantern"), COMMON)[0]
    assert ["fixed-limit", "pot-limit"] == [choice["id"] for choice in option["choices"]]
    assert ["pot-limit", "fixed-limit"] == chosen(data_of("lantern"), COMMON, {"limit": "pot-limit"})[
        "betting"
    ]


def test_choosing_leaves_the_file_alone():
    data = data_of("lantern")
    before = deepcopy(data)
    chosen(data, COMMON, {"last-bet": "small", "raise-cap": "no-cap"})
    assert before == data


def test_a_value_is_set_by_the_ids_on_the_way():
    data = chosen(data_of("lantern"), COMMON, {"last-bet": "small"})
    assert "small" == data["play"][3]["size"]


def test_a_key_is_added_beside_others():
    data = chosen(data_of("gate"), COMMON, {"big-blind-ante": "ante-first"})
    assert {"blinds": ["small", "big"], "ante": "big-blind", "short_post": "ante-first"} == data[
        "forced_bets"
    ]


def test_null_deletes_a_key():
    data = data_of("lantern")
    apply_choice(data, {"set": {"showdown.low.qualifier": None, "showdown.low.otherwise": None}})
    assert {"id", "ranking", "own", "board"} == set(data["showdown"][1])


def test_a_step_is_dropped():
    data = data_of("gate")
    apply_choice(data, {"drop": ["change"]})
    assert ["own", "own-bet", "drop", "last-bet"] == [step["id"] for step in data["play"]]


@pytest.mark.parametrize(
    ("where", "order"),
    [
        ({"before": "own-bet"}, ["own", "drop", "own-bet", "change", "last-bet"]),
        ({"after": "own-bet"}, ["own", "own-bet", "drop", "change", "last-bet"]),
        ({"after": "last-bet"}, ["own", "own-bet", "change", "last-bet", "drop"]),
    ],
)
def test_a_step_is_moved(where, order):
    data = data_of("gate")
    apply_choice(data, {"move": {"drop": where}})
    assert order == [step["id"] for step in data["play"]]


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"limits": "pot-limit"}, "lantern has no option 'limits': did you mean 'limit'?"),
        ({"limit": "no-limit"}, "'no-limit' is not a choice of 'limit': did you mean 'pot-limit'?"),
        ({"": ""}, "lantern has no option '': one of: limit, last-bet, raise-cap, big-blind-ante"),
        (
            {"__class__": "x"},
            "lantern has no option '__class__': one of: limit, last-bet, raise-cap, big-blind-ante",
        ),
    ],
)
def test_what_a_game_does_not_have_is_answered_with_what_it_has(wanted, message):
    with pytest.raises(UnknownChoice) as error:
        chosen(data_of("lantern"), COMMON, wanted)
    assert message == str(error.value)


@pytest.mark.parametrize(
    "place",
    ["", ".", "play", "play.", "play..size", "play.own", "deck.x", "play.own.id.x", "players.min.x", "name.en.x.y",
     "__class__.x", "play.0.size", "betting.0", "id", "id.x", "examples.pair-kills-low.pot", "options.last-bet.name"],
)  # fmt: skip
def test_a_hostile_place_is_a_problem_of_the_choice(place, tmp_path):
    found = problems_of(book_folder(tmp_path / "book"), "gate", with_choice(set={place: "x"}))
    assert ["options[0] (way).choices[1] (other)"] == list({problem.path for problem in found})


@pytest.mark.parametrize("value", [None, 5, [], {}, "x", {"set": {"id": "x"}}, ["x"]])
def test_a_choice_with_a_hostile_value_is_never_an_exception(value, shared):
    for place in ("play", "showdown", "board", "forced_bets", "play.last-bet", "showdown.low.own"):
        for more in ({}, {"drop": ["change"]}, {"move": {"drop": {"before": "change"}}}):
            list(wrong_choices(with_choice(set={place: value}, **more), shared.known))


def test_choices_that_each_fit_may_not_fit_together(tmp_path):
    data = data_of("lantern")
    data["options"] = [
        {"id": "table", "name": {"en": "T", "ja": "T"}, "choices": [
            {"id": "nine", "en": "9", "ja": "9"}, {"id": "ten", "en": "10", "ja": "10", "set": {"players.max": 10}}]},
        {"id": "cards", "name": {"en": "C", "ja": "C"}, "choices": [
            {"id": "four", "en": "4", "ja": "4"}, {"id": "five", "en": "5", "ja": "5", "set": {"play.own.cards": 5}}]},
    ]  # fmt: skip
    for choice in (choice for option in data["options"] for choice in option["choices"]):
        choice["of"] = digest(choice["en"])
    folder = book_folder(tmp_path / "book")
    assert [] == problems_of(folder, "lantern", data)
    book = load(folder)
    assert 10 == book.game("lantern", {"table": "ten"}).players[1]
    with pytest.raises(UnknownChoice) as error:
        book.game("lantern", {"table": "ten", "cards": "five"})
    assert (
        "the choices do not go together: players.max: 10 players need 54 cards, and the deck has 52"
        == str(error.value)
    )


def test_a_common_choice_that_does_not_fit_a_game_is_a_problem_of_that_game(tmp_path):
    folder = book_folder(tmp_path / "book", "gate", shared=False)
    shutil.copy2(GOOD / "decks.yaml", folder / "games" / "decks.yaml")
    shutil.copytree(GOOD / "rankings", folder / "games" / "rankings")
    (folder / "games" / "common").mkdir()
    text = (GOOD / "common" / "options.yaml").read_text(encoding="utf-8")
    text = text.replace("forced_bets.ante: big-blind, ", "")
    (folder / "games" / "common" / "options.yaml").write_text(text, encoding="utf-8")
    (problem,) = file_problems(load(folder))
    assert "games/gate.yaml" == problem.file
    message = (
        "with big-blind-ante=ante-first: forced_bets.short_post: there is no big blind ante to be short of"
    )
    assert message == problem.message


def test_an_option_of_which_a_choice_is_taken_is_still_an_option_of_the_game(book):
    for name in ("texas-holdem", "razz", "badugi"):
        usual = book.game(name)
        for option in usual.options:
            for choice in option.choices:
                taken = book.game(name, {option.id: choice.id})
                assert option.id in [other.id for other in taken.options], choice.id

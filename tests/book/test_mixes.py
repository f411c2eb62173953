"""Mixes: found by their names, checked against the games of the book, and counted from them."""

from __future__ import annotations

import json
import shutil

import pytest
from small_book import GAMES, GOOD, ROOT, all_problems, book_folder, data_of, only, write_game
from wrong_files import write

from poker_rulebook.book import schema
from poker_rulebook.book.check import file_problems, of_mix
from poker_rulebook.book.checks.subject import digest
from poker_rulebook.book.house import mix_options
from poker_rulebook.book.load import load
from poker_rulebook.book.options import UnknownChoice, UnknownGame
from poker_rulebook.book.source import Source

RELAY = data_of("mixes/relay")


@pytest.fixture
def folder(tmp_path):
    """A book of the small games with a mix of them, whose files may be changed."""
    folder = book_folder(tmp_path / "book", *GAMES)
    shutil.copytree(GOOD / "mixes", folder / "games" / "mixes")
    return folder


def write_mix(folder, name, data):
    return write_game(folder, f"mixes/{name}", data)


def problems_with(folder, **changes):
    """Messages of the book once the relay has been changed."""
    write_mix(folder, "relay", RELAY | changes)
    return [f"{p.path}: {p.message}" for p in file_problems(load(folder))]


def parts(mix):
    return [(part.label, part.game.id, part.game.limit) for part in mix.games]


# --- the mixes of the book


def test_horse_is_five_limit_games_in_the_order_of_its_letters(book):
    games = ["texas-holdem", "omaha-high-low-eight-or-better", "razz", "seven-card-stud"]
    expected = zip("HORSE", [*games, "stud-high-low-eight-or-better"], ["fixed-limit"] * 5, strict=True)
    assert list(expected) == parts(book.mixes["horse"])


def test_the_eight_game_mix_has_six_limit_games_and_one_of_each_other_format(book):
    mix = book.mixes["8-game-mix"]
    limits = ["fixed-limit"] * 6 + ["no-limit", "pot-limit"]
    assert limits == [part.game.limit for part in mix.games]
    games = [part.game.id for part in mix.games]
    assert ("deuce-to-seven-triple-draw", "omaha-high-only") == (games[0], games[-1])
    assert 2 == games.count("texas-holdem")


@pytest.mark.parametrize("name", ["8-game-mix", "10-game-mix", "11-game-mix"])
def test_a_mix_named_after_a_number_has_that_many_games(book, name):
    assert int(name.split("-")[0]) == len(book.mixes[name].games)


def test_the_ten_game_mix_is_the_eight_game_mix_with_two_draw_games(book):
    eight, ten = (parts(book.mixes[name]) for name in ("8-game-mix", "10-game-mix"))
    more = [part for part in ten if part not in eight]
    assert eight == [part for part in ten if part in eight]
    assert [("SD", "deuce-to-seven-lowball", "no-limit"), ("Badugi", "badugi", "fixed-limit")] == more


def test_as_many_may_play_a_mix_as_the_smallest_of_its_games_serves(book):
    assert (2, 8) == book.mixes["horse"].players
    assert (2, 6) == book.mixes["8-game-mix"].players  # triple draw is for six


@pytest.mark.parametrize(
    ("name", "id_"),
    [("HORSE", "horse"), ("H.O.R.S.E.", "horse"), ("h o r s e", "horse"), ("ＨＯＲＳＥ", "horse"), ("ホース", "horse"),
     ("8ゲーム", "8-game-mix"), ("8-Game", "8-game-mix"), ("エイトゲーム", "8-game-mix"), ("Team CHORSE", "chorse"),
     ("ビッグOE", "big-oe"), ("11-game mix", "11-game-mix")],
)  # fmt: skip
def test_a_mix_is_found_by_its_names_in_both_languages(book, name, id_):
    assert id_ == book.find(name)


def test_hoser_is_horse_without_razz_and_may_end_with_action_razz(book):
    horse, hoser = parts(book.mixes["horse"]), parts(book.mixes["hoser"])
    assert [part for part in horse if part[1] != "razz"] == hoser
    action = parts(book.mix("hoser", {"last-letter": "action-razz"}))
    assert [*hoser, ("R", "action-razz", "fixed-limit")] == action


def test_chorse_is_horse_with_a_flop_game_in_front(book):
    assert parts(book.mixes["horse"]) == parts(book.mixes["chorse"])[1:]
    for choice in ("crazy-pineapple-high-low", "crazy-pineapple", "chowaha"):
        assert choice == book.mix("chorse", {"first-letter": choice}).games[0].game.id


def test_the_pot_limit_high_low_game_may_have_five_cards(book):
    mix = book.mix("11-game-mix", {"pot-limit-high-low": "five-cards"})
    assert ("Big O", "big-o", "pot-limit") in parts(mix)


def test_every_choice_of_every_mix_leads_to_a_mix(book):
    for mix in book.mixes.values():
        for option in mix.options:
            for choice in option.choices:
                assert book.mix(mix.id, {option.id: choice.id}).choices == {option.id: choice.id}


# --- the change of game


def test_the_first_way_of_changing_is_in_force_and_the_others_are_choices(folder):
    book = load(folder)
    relay = book.mixes["relay"]
    assert ("orbit", 3) == (relay.change, relay.hands)
    assert ["change", "last-game"] == [option.id for option in relay.options]
    assert "hands" == book.mix("relay", {"change": "hands"}).change


def test_a_mix_with_one_way_of_changing_has_no_option_for_it():
    assert ["last-game"] == [option["id"] for option in mix_options(RELAY | {"change": ["level"]})]


# --- choices


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        ({"chang": "hands"}, "relay has no option 'chang': did you mean 'change'?"),
        ({"change": "hand"}, "'hand' is not a choice of 'change': did you mean 'hands'?"),
    ],
)
def test_an_unknown_choice_is_answered_with_the_nearest(folder, choices, message):
    with pytest.raises(UnknownChoice) as error:
        load(folder).mix("relay", choices)
    assert message == str(error.value)


def test_choices_that_leave_no_mix_together_are_refused(folder):
    first = {"id": "first-game", "name": {"en": "F", "ja": "F"}, "choices": [
        {"id": "lamps", "en": "L", "ja": "L"}, {"id": "none", "en": "N", "ja": "N", "drop": ["lamps"]}]}  # fmt: skip
    write_mix(folder, "relay", RELAY | {"options": [*RELAY["options"], first]})
    book = load(folder)
    assert [] == file_problems(book)
    with pytest.raises(UnknownChoice, match="the choices do not go together: games: "):
        book.mix("relay", {"last-game": "left-out", "first-game": "none"})


def test_choices_of_a_game_that_do_not_go_together_are_told_where_they_stand(folder):
    gate = data_of("gate")
    gate["options"] = [
        {"id": id_, "name": {"en": id_, "ja": id_}, "choices": [{"id": "usual", "en": "5", "ja": "5"}, other]}
        for id_, other in (
            ("left-out", {"id": "yes", "en": "Y", "ja": "Y", "drop": ["change"]}),
            ("narrow", {"id": "yes", "en": "3", "ja": "3", "set": {"play.change.cards": [0, 3]}}),
        )
    ]
    for choice in (choice for option in gate["options"] for choice in option["choices"]):
        choice["of"] = digest(choice["en"])
    write_game(folder, "gate", gate)
    games = [
        *RELAY["games"][:2],
        {"id": "gate", "game": "gate", "choices": {"left-out": "yes", "narrow": "yes"}},
    ]
    (problem,) = problems_with(folder, games=games, options=[])
    assert problem.startswith("games[2] (gate).choices: narrow=yes does not go with the other choices")


# --- games and mixes in one book


def test_a_mix_is_no_game_and_a_game_is_no_mix(folder):
    book = load(folder)
    with pytest.raises(
        UnknownGame, match=r"'relay' is a mix of several games: name one of them \(lantern, kite, gate\)"
    ):
        book.game("relay")
    with pytest.raises(UnknownGame, match="'lantern' is a game, not a mix"):
        book.mix("lantern")


def test_a_misspelt_name_is_answered_with_the_nearest_mix(folder):
    with pytest.raises(UnknownGame, match=r"no game is called 'relai': did you mean relay\?"):
        load(folder).find("relai")


def test_a_mix_may_not_be_called_like_a_game(folder):
    names = {"id": "kite", "name": {"en": "K", "ja": "K"}, "also": [], "short": {"en": "K", "ja": "K"}}
    write_mix(folder, "kite", RELAY | names)
    book = load(folder)
    message = "games/kite.yaml is a game with the same id"
    assert [("games/mixes/kite.yaml", "id", message)] == [
        (p.file, p.path, p.message) for p in file_problems(book)
    ]
    assert {"relay"} == set(book.mixes)


def test_a_mistake_in_a_game_is_told_once_and_its_mixes_are_left_out(folder):
    write_game(folder, "kite", data_of("kite") | {"deck": "standard-51"})
    book = load(folder)
    assert [("games/kite.yaml", "deck")] == [(p.file, p.path) for p in file_problems(book)]
    assert {} == book.mixes


def test_a_mix_that_is_no_yaml_leaves_the_games_playable(folder):
    write_mix(folder, "relay", "games: [")
    book = load(folder)
    assert ["games/mixes/relay.yaml"] == [problem.file for problem in file_problems(book)]
    assert {"neighbour", *GAMES} == set(book.games)


def test_a_game_that_serves_too_few_for_the_others_is_told(folder):
    write_game(folder, "gate", data_of("gate") | {"players": {"min": 2, "max": 2}})
    write_game(folder, "kite", data_of("kite") | {"players": {"min": 3, "max": 8}})
    (problem,) = (p for p in file_problems(load(folder)) if p.file == "games/mixes/relay.yaml")
    assert "gate is for 2 players at most, and another game needs 3" == problem.message


def test_the_same_game_may_stand_twice_under_different_choices(folder):
    again = {"id": "again", "game": "lantern", "choices": {"limit": "fixed-limit"}}
    assert [] == problems_with(folder, games=[*RELAY["games"], again])


def test_a_game_without_a_label_has_its_number(folder):
    assert ["L", "K", "3"] == [part.label for part in load(folder).mixes["relay"].games]


# --- files outside the book


def test_a_mix_outside_takes_the_place_of_the_one_with_its_name(folder, tmp_path):
    outside = tmp_path / "relay.yaml"  # what it is, it tells by the games it lists
    outside.write_text(
        (GOOD / "mixes/relay.yaml").read_text("utf-8").replace("Relay Mix", "Changed"), "utf-8"
    )
    book = load(folder, [outside])
    assert [] == all_problems(book)
    assert "Changed" == book.mixes["relay"].name["en"]


def test_a_mix_outside_without_games_is_known_by_its_folder(folder, tmp_path):
    (tmp_path / "mixes").mkdir()
    found = file_problems(load(folder, [write("mixes/missing-games", tmp_path / "mixes")]))
    assert ["missing key 'games'"] == [problem.message for problem in found]


# --- the schema


@pytest.mark.parametrize("value", [None, True, 0, 2.5, "x", [], ["x"], {}, {"x": 1}, [[]], "__class__"])
def test_any_value_anywhere_is_a_problem_and_never_an_exception(value, small, tmp_path):
    for key in RELAY:
        path = tmp_path / key / "relay.yaml"
        path.parent.mkdir()
        path.write_text(json.dumps(RELAY | {key: value}), "utf-8")
        book = only(small, "mix", path)
        assert of_mix(book, "relay") or book.mixes, key
        assert "lantern" == book.names["lantern"], key


def test_definitions_are_those_of_the_game_schema():
    changed = RELAY | {"notes": [{"id": "Origin", "en": "x", "ja": "x", "of": "b932dc08"}]}
    (problem,) = schema.problems(Source("x.yaml", changed), ROOT / "schema", "mix")
    assert ("notes[0] (Origin).id", "small letters, digits and single hyphens: turn-bet") == (
        problem.path, problem.hint,
    )  # fmt: skip

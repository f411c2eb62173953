"""The edition of a house: its games under its choices, its mixes, and where it departs from the book."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from msgspec.structs import replace
from real_book import real_book
from small_book import GAMES, GOOD, ROOT, book_folder

from poker_rulebook.book.house import Preset, contrast_with_white
from poker_rulebook.book.load import load
from poker_rulebook.cli.commands import rulebook
from poker_rulebook.data import game_document
from poker_rulebook.document.edition import editions
from poker_rulebook.house_edition import OWN, HouseEdition, house_edition, preset_edition
from poker_rulebook.inspection import page_digests
from poker_rulebook.language.phrases import plain
from poker_rulebook.languages import LOCALES
from poker_rulebook.pages.book import book_view
from poker_rulebook.pages.citations import published_as, rule_numbers, taken_choices
from poker_rulebook.pages.endpapers import what_went_wrong
from poker_rulebook.pages.general_rules import rule_view
from poker_rulebook.pages.session_settings import before_game, befores
from poker_rulebook.publish import ingredients
from poker_rulebook.web.site import site_texts, write_pages


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    folder = book_folder(tmp_path_factory.mktemp("house") / "book", *GAMES, mixes=True, rules=True)
    for name in ("presets", "houses"):
        shutil.copytree(GOOD / name, folder / "games" / name)
    for name in ("site", "mkdocs.yml"):
        (folder / name).symlink_to(ROOT / name)
    return folder


@pytest.fixture(scope="module")
def quay(folder) -> HouseEdition:
    return house_edition(load(folder), "quay")


@pytest.fixture(scope="module")
def other(folder, tmp_path_factory) -> Path:
    """The same book in which house and preset choose what is usual, and the house has another game and other words."""
    other = Path(shutil.copytree(folder, tmp_path_factory.mktemp("other") / "book", symlinks=True))
    for name, slips in (
        (
            "houses/quay",
            {"raise-cap: no-cap": "raise-cap: four", "lantern, choices: {last-bet: left-out}": "neighbour"},
        ),
        ("houses/quay", {"Hats stay on": "Hats are off"}),
        ("presets/coast", {"raise-cap: no-cap": "raise-cap: four"}),
    ):
        path = other / "games" / f"{name}.yaml"
        for old, new in slips.items():
            assert old in path.read_text("utf-8")
            path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    return other


@pytest.fixture(scope="module")
def shown(quay):
    return book_view(quay)


def test_its_file_is_right(folder):
    result = CliRunner().invoke(rulebook, ["check", "--book", str(folder)])
    assert result.exit_code == 0, result.output


def test_it_offers_its_games_and_those_of_its_mixes_and_no_others(shown):
    assert {game.id for game in shown.games} == {"lantern", "kite", "gate"}
    assert [mix.id for mix in shown.mixes] == ["relay"]


def test_its_paper_bears_the_edition_of_the_book_also_with_rules_and_choices_of_its_own(folder, tmp_path):
    own = Path(shutil.copytree(folder, tmp_path / "book", symlinks=True))
    frozen = CliRunner().invoke(rulebook, ["edition", "first", "--book", str(own)])
    assert frozen.exit_code == 0, frozen.output
    found = published_as(house_edition(load(own), "quay"))
    assert ("first", False) == (found.edition, found.changed)


def test_a_game_is_played_as_the_house_chooses(quay):
    game = quay.games["lantern"]
    assert (game.raise_cap, "lamps-bet" in {step.id for step in game.play}) == (None, False)
    assert quay.usual.games["lantern"].raise_cap == 4


def test_a_mix_has_its_own_choices_beside_those_of_the_house(quay):
    lamps = quay.mixes["relay"].games[0].game
    assert lamps.choices == {"last-bet": "left-out", "raise-cap": "no-cap", "limit": "pot-limit"}


def test_examples_that_come_out_otherwise_are_left_out(quay):
    left = {example.id for example in quay.games["lantern"].examples}
    assert left and "raised-once" not in left
    assert "raised-once" in {example.id for example in quay.usual.games["lantern"].examples}


def test_where_it_departs_is_said_on_page_and_card_in_both_languages(shown):
    game = next(game for game in shown.games if game.id == "lantern")
    assert "House rule, Bet after the lamps: There is none." in plain(game.peculiar)
    assert "ハウスルール（ランプの後のベット）：行わない。" in plain(game.peculiar, "ja")
    assert any("House rule" in plain(line) for line in game.card.special)
    taken = {option.id: choice.id for option in game.options for choice in option.parts if choice.taken}
    assert taken == {"last-bet": "left-out", "raise-cap": "no-cap"}


def test_a_general_rule_shows_first_what_the_house_takes(shown):
    burn = next(rule for chapter in shown.chapters for rule in chapter.rules if rule.id == "burn")
    assert [(choice.default, choice.taken) for choice in burn.options[0].parts] == [
        (False, True),
        (True, False),
    ]


def test_its_own_rules_stand_after_those_of_the_book(shown):
    own = shown.chapters[-1]
    assert own.id == OWN and [rule.id for rule in own.rules] == ["hats"]
    assert [chapter.number for chapter in shown.chapters] == [str(n + 1) for n in range(len(shown.chapters))]


def test_the_json_of_a_game_says_what_was_chosen(quay, shown):
    game = next(game for game in shown.games if game.id == "lantern")
    document = game_document(quay, quay.games["lantern"], game, shown.before["lantern"])
    assert document["choices"] == {"last-bet": "left-out", "raise-cap": "no-cap"}
    json.dumps(document)


def test_its_site_has_its_name_its_logo_and_its_colours(quay, shown, tmp_path):
    book = editions(shown)["ja"]
    assert plain(book.title, "ja") == "埠頭"
    write_pages(book, tmp_path, quay.folder, site_texts(book, quay.folder))
    assets = tmp_path / "docs" / "assets"
    assert (assets / "logo.svg").read_text("utf-8").startswith("<svg")
    assert "--md-primary-fg-color: #203040;" in (assets / "rulebook.css").read_text("utf-8").splitlines()[-1]
    assert "ハウスルール" in (tmp_path / "docs" / "games" / "lantern.md").read_text("utf-8")


def test_a_house_may_begin_with_a_preset_and_goes_before_it(folder):
    decided = house_edition(load(folder), "quay", "coast").house
    assert decided.general == {"burn": "none"} and decided.choices == {"raise-cap": "no-cap"}
    other = replace(decided, general={"burn": "one"}).beginning_with(load(folder).presets["coast"])
    assert other.general == {"burn": "one"}


def test_a_preset_is_an_edition_of_every_game_that_asks_only_what_is_left_open(folder):
    book = load(folder)
    edition = preset_edition(book, "coast")
    assert set(edition.offered) == set(book.games) and edition.games["lantern"].raise_cap is None
    asked = [{point.id for point in before_game(it, it.games["lantern"]).points} for it in (book, edition)]
    assert asked[0] - asked[1] == {"burn", "cap"}
    assert plain(before_game(edition, edition.games["lantern"]).settled).startswith(
        "Coast: settles two points"
    )


def test_the_commands_tell_what_a_preset_takes(folder):
    def said(*words):
        return CliRunner().invoke(rulebook, [*words, "--book", str(folder)])

    told = json.loads(said("rules", "--preset", "coast", "--json").stdout)
    burn = next(rule for rule in told if rule["id"] == "burn")
    assert (burn["choice"], burn["tournaments"]) == ("none", True)
    assert "No card is burned." in said("rules", "--preset", "coast").stdout
    assert "◆  No card is burned." in said("show", "burn", "--preset", "coast").stdout
    wrong = said("rules", "--preset", "coats")
    assert wrong.exit_code == 2 and "no preset is called 'coats': did you mean 'coast'?" in wrong.output


SEATS = ["--seat", "Ah Kh", "--seat", "2c 2d", "--board", "3c 4d 5h 9s 9c"]
ABOUT_A_GAME = {
    "show": ["texas-holdem"], "deal": ["texas-holdem", "--seed", "3"], "simulate": ["texas-holdem", "--hands", "3"],
    "rules": [], "showdown": ["texas-holdem", *SEATS], "odds": ["texas-holdem", *SEATS],
}  # fmt: skip
EDITIONS = [("--preset", path.stem) for path in sorted(ROOT.glob("games/presets/*.yaml"))]
EDITIONS += [("--house", path.stem) for path in sorted(ROOT.glob("games/houses/*.yaml"))]


@pytest.mark.parametrize("edition", EDITIONS, ids="".join)
@pytest.mark.parametrize("command", ABOUT_A_GAME)
def test_every_command_about_a_game_takes_every_preset_and_house(command, edition, books_read_once):
    asked = [command, *ABOUT_A_GAME[command], *edition, "--book", str(ROOT)]
    result = CliRunner().invoke(rulebook, asked)
    assert (0, "") == (result.exit_code, result.stderr)


def test_a_hand_is_dealt_as_a_preset_has_it_unless_an_option_says_otherwise(books_read_once):
    def ante(*words):
        asked = ["deal", "texas-holdem", "--seed", "3", "--format", "json", *words, "--book", str(ROOT)]
        return json.loads(CliRunner().invoke(rulebook, asked).stdout)["stakes"].get("ante", 0)

    assert [0, 10, 0] == [
        ante(), ante("--preset", "wsop"), ante("--preset", "wsop", "--option", "big-blind-ante=none")
    ]  # fmt: skip


def test_a_game_is_shown_under_a_preset_with_which_one_of_its_own_choices_does_not_go_together():
    """A bomb pot has no big blind, and the preset has it post the ante for all."""
    result = CliRunner().invoke(rulebook, ["show", "texas-holdem", "--preset", "tda", "--book", str(ROOT)])
    assert (0, "") == (result.exit_code, result.stderr)


@pytest.mark.parametrize(
    ("name", "preset", "wanted"),
    [
        ("side-pots", "tda", "All-in and side pots"),
        ("table-basics", "wsop", "button"),
        ("stud-procedures", "barge", "bring-in"),
        ("odd-chips", "robert", "◆ Odd chips among tied hands go by all cards"),
        ("odd-chip-at-stud", "robert", "◆ Odd chips among tied hands go by all cards"),
    ],
)
def test_a_general_rule_is_shown_though_hands_that_it_cites_come_out_otherwise_under_the_preset(
    name, preset, wanted, books_read_once
):
    result = CliRunner().invoke(rulebook, ["show", name, "--preset", preset, "--book", str(ROOT)])
    assert (0, "") == (result.exit_code, result.stderr)
    assert wanted in " ".join(result.output.split())


def test_a_chapter_that_is_wrong_is_refused_under_a_preset_too(folder, tmp_path):
    own = Path(shutil.copytree(folder, tmp_path / "book", symlinks=True))
    chapter = own / "games" / "rules" / "stub.yaml"
    chapter.write_text(chapter.read_text("utf-8").replace("of: ", "of: 1"), "utf-8")
    told = [
        CliRunner().invoke(rulebook, ["show", "stub", *more, "--book", str(own)])
        for more in ((), ("--preset", "coast"))
    ]
    assert (1, 1, told[0].stderr) == (told[0].exit_code, told[1].exit_code, told[1].stderr)


def test_what_is_kept_of_a_page_and_of_a_build_is_that_of_one_edition(folder):
    book = load(folder)
    all_of_them = [
        book, preset_edition(book, "coast"), house_edition(book, "quay"), house_edition(book, "quay", "coast"),
    ]  # fmt: skip
    assert 4 == len({page_digests(edition)["lantern"] for edition in all_of_them})
    assert 4 == len({ingredients(edition, "", LOCALES) for edition in all_of_them})


LEFT_OUT = {"running-it-twice", "wrong-run", "cash-jackpots", "bounty", "penalties", "payouts"}


def test_what_a_house_does_not_offer_is_left_out_and_the_rest_keeps_the_numbers_of_the_book():
    book = real_book()
    house = house_edition(book, "lighthouse")
    usual, own = rule_numbers(book), rule_numbers(house)
    assert usual.keys() - own.keys() >= LEFT_OUT | {"conduct-and-penalties"}
    assert {"straddles", "must-move", OWN} <= own.keys()
    assert [] == [id_ for id_, number in own.items() if usual.get(id_, number) != number]
    cited = {it.id for chapter in house.chapters.values() for rule in chapter.rules
             for it in rule_view(house, rule, own).see if it.kind == "rule"}  # fmt: skip
    assert cited and not cited & LEFT_OUT
    assert not LEFT_OUT & {turn for it in what_went_wrong(house) for turn in it.rules}


@pytest.mark.parametrize(
    ("decided", "rule", "text"),
    [
        ({"general": {"straddles": "not-offered"}}, "straddle-raise", "There are no straddles."),
        ({"general": {"straddles": "not-offered", "straddle-raise": "straddle-doubled"}}, "straddle-raise", "There are no straddles."),
        ({"general": {"straddles": "not-offered"}}, "wrong-straddle", "There are no straddles."),
        ({"general": {"when-bomb-pots-are-dealt": "not-offered"}}, "bomb-pot-button", "There are no bomb pots."),
        ({"holds": "tournaments"}, "table-stakes", "Only in cash games."),
        ({"holds": "cash-games"}, "bounty-in-a-split-pot", "Only in tournaments."),
        ({"holds": "cash-games"}, "straddles", None),
        ({}, "wrong-straddle", "left open"),
    ],
)  # fmt: skip
def test_a_rule_falls_away_with_the_one_that_it_needs_or_with_what_is_not_held(decided, rule, text):
    taken = {
        it.id: choice
        for it, choice in taken_choices(real_book(), Preset(id="", name={}, text={}, sources=(), **decided))
    }
    if text == "left open":
        assert rule not in taken
    else:
        assert (text, taken[rule] is None) == (taken[rule] and plain(taken[rule].text), text is None)


@pytest.mark.parametrize(("preset", "other"), [("tda", "cash-games"), ("robert", "tournaments")])
def test_a_preset_for_one_of_them_asks_nothing_of_the_other(preset, other):
    book = real_book()
    of_the_other = {
        rule.id for chapter in book.chapters.values() for rule in chapter.rules if rule.only_in == other
    }
    asked = [{point.id for it in befores(edition).values() for point in it.points} & of_the_other
             for edition in (book, preset_edition(book, preset))]  # fmt: skip
    assert asked[0] and not asked[1]


def test_an_unknown_house_is_wrong_usage(folder):
    result = CliRunner().invoke(rulebook, ["build", "--house", "quai", "--book", str(folder)])
    assert result.exit_code == 2 and "no house is called 'quai': did you mean 'quay'?" in result.output


def test_contrast_is_that_of_the_guidelines():
    assert round(contrast_with_white("#000000"), 1) == 21 and contrast_with_white("#ffffff") == 1
    assert round(contrast_with_white("#767676"), 2) == 4.54


def test_its_front_page_asks_no_hand_of_a_game_that_it_does_not_offer(quay, monkeypatch):
    asked = []
    for hands in (("anvil/any",), ("anvil/any", f"gate/{quay.usual.games['gate'].examples[0].id}")):
        monkeypatch.setattr(HouseEdition, "front_hands", hands)
        asked.append(book_view(quay).asked_hand)
    assert asked[0] is None and asked[1].game == "gate"


def changes(*words: object) -> dict[str, Any]:
    result = CliRunner().invoke(rulebook, ["diff", *map(str, words), "--format", "json", "--deals", "60"])
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_what_a_preset_chooses_otherwise_is_compared_game_by_game_in_words_and_in_play(folder, other):
    assert {} == changes(other, folder)["games"]
    found = changes(other, folder, "--preset", "coast")["games"]
    assert found and all(game["play"] and game["play"]["deals"] for game in found.values())
    assert any(game["play"]["changed"] for game in found.values())
    assert any("House rule" in after for game in found.values() for _, after in game["sentences"]["en"])
    assert any("ハウスルール" in after for game in found.values() for _, after in game["sentences"]["ja"])


def test_what_a_house_offers_chooses_and_rules_otherwise_is_compared(folder, other):
    found = changes(other, folder, "--house", "quay")
    assert "removed" == found["games"]["neighbour"]["status"]
    assert found["games"]["lantern"]["play"]["deals"]
    assert [["Hats are off.", "Hats stay on."]] == found["chapters"][OWN]["sentences"]["en"]


def test_a_choice_that_no_game_has_ends_a_comparison_without_a_traceback(folder, tmp_path):
    faulty = Path(shutil.copytree(folder, tmp_path / "book", symlinks=True))
    path = faulty / "games/presets/coast.yaml"
    path.write_text(path.read_text("utf-8").replace("raise-cap: no-cap", "raise-cap: three"), "utf-8")
    result = CliRunner().invoke(rulebook, ["diff", str(faulty), str(folder), "--preset", "coast"])
    assert (2, True) == (result.exit_code, "'three' is not a choice of 'raise-cap'" in result.stderr)


def test_lists_and_maps_are_those_of_the_house(folder):
    def said(*words: str) -> str:
        result = CliRunner().invoke(rulebook, [*words, "--book", str(folder), "--house", "quay"])
        assert result.exit_code == 0, result.output
        return result.stdout

    assert {"lantern", "kite", "gate", "relay"} == {it["id"] for it in json.loads(said("list", "--json"))}
    assert "lantern" in said("map") and "neighbour" not in said("map")

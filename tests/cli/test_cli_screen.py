"""What commands print fits the terminal, and what a reader has to type again is never broken."""

from __future__ import annotations

import re

import pytest
from click.testing import CliRunner
from real_book import ROOT
from rich.text import Text

from poker_rulebook.cli.commands import WHERE, rulebook
from poker_rulebook.cli.screen import Screen

pytestmark = pytest.mark.usefixtures("books_read_once")


@pytest.fixture
def printed():
    """What a command about the book prints in a terminal of that width, or to a pipe (None)."""

    def run(*words, width=None):
        result = CliRunner().invoke(rulebook, words, env={"COLUMNS": width and str(width)})
        assert 0 == result.exit_code, result.output
        return result.output

    return run


@pytest.mark.parametrize("width", [30, 40, 60, 80, 120, 200])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_line_of_a_list_breaks_an_id(printed, book, lang, width):
    first_words = {
        line.split()[0] for line in printed("list", "--lang", lang, width=width).splitlines() if line
    }
    assert {*book.games, *book.mixes} <= first_words


def test_a_list_in_a_narrow_terminal_has_the_name_below_its_id(printed):
    lines = [line.rstrip() for line in printed("list", width=40).splitlines()]
    assert "  Razz" == lines[lines.index("razz") + 1]


def test_a_pipe_receives_one_line_for_each_game_and_rule(printed, book):
    games = [line.split()[0] for line in printed("list").splitlines() if line]
    assert len(book.games) + len(book.mixes) + 2 == len(games) == len(set(games)) + 1  # two headings
    rules = printed("rules").splitlines()
    assert len(book.chapters) + sum(len(chapter.rules) for chapter in book.chapters.values()) == len(rules)


def test_a_list_in_one_language_leaves_the_other_out(printed):
    assert "バドゥギ" in printed("list")
    assert "バドゥギ" not in printed("list", "--lang", "en")
    assert "Texas Hold'em" not in printed("list", "--lang", "ja")
    assert "2〜10" in printed("list", "--lang", "ja") and "2–10" in printed("list", "--lang", "en")


def test_a_list_in_japanese_has_japanese_headings_and_families(printed):
    games, mixes = printed("list", "--lang", "ja").split("\n\n")
    assert ["ID", "日本語", "系統", "人数"] == games.splitlines()[0].split()
    assert {"ドロー", "スタッド", "フロップ", "ハイブリッド", "チャイニーズ", "ワイルド"} == {
        line.split()[-2] for line in games.splitlines()[1:]
    }
    assert ["ID", "日本語", "ゲーム", "人数"] == mixes.splitlines()[0].split()


def test_rules_stand_in_one_line_each_where_names_and_ids_have_room(printed):
    assert 1 == printed("rules", width=80).count("wrong-pot \n") + printed("rules", width=80).count(
        "wrong-pot  "
    )


def test_a_choice_is_written_as_it_is_typed(printed):
    shown = printed("show", "razz", width=60)
    assert "--option raise-cap=…" in shown
    assert re.search(r"● +four +One round allows 4 bets", shown)
    assert re.search(r"○ +no-cap ", shown)


def test_a_long_line_of_a_hand_goes_on_below_its_beginning(printed):
    lines = printed("deal", "sohe", "--seed", "3", width=60).splitlines()
    assert all(line.startswith("  ") and len(line.rstrip()) <= 60 for line in lines)
    assert len(lines) > 8


@pytest.mark.parametrize("width", [40, 70])
@pytest.mark.parametrize(
    "words", ["show sohe", "show odd-chips", "show 8-game-mix", "deal razz --seed 3", "rules", "list"]
)
def test_no_line_of_japanese_begins_with_what_ends_one(printed, words, width):
    text = printed(*words.split(), "--lang", "ja", width=width)
    assert [] == re.findall(
        "(?m)(?:^|  )[、。，．・：；？！ーァィゥェォッャュョぁぃぅぇぉっゃゅょ）」』】].*", text
    )
    assert [] == re.findall("(?m).*[（「『【]$", text)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("レイズの額は合計1,900までである。", ["レイズの額は合計", "1,900までである。"]),
        ("エースは最も低いランク、とする", ["エースは最も低い", "ランク、とする"]),
        ("四枚を続け配るのは（一度に）", ["四枚を続け配るのは", "（一度に）"]),
        ("四枚を配る時に（一度）に", ["四枚を配る時に（一", "度）に"]),
        ("プレイヤーの左側のカット", ["プレイヤーの左側の", "カット"]),
        ("次のABCDEFGHIJKLMNOPQRSTUVWXYZ", ["次の", "ABCDEFGHIJKLMNOPQRST", "UVWXYZ"]),
        ("ポーカーチップ six-plus", ["ポーカーチップ", "six-plus"]),
        ("一行目は短い\n二行目もまた短い", ["一行目は短い", "二行目もまた短い"]),
    ],
)
def test_a_line_of_japanese_ends_where_it_may(text, lines):
    screen = Screen(width=20)
    with screen.capture() as shown:
        screen.print(Text(text))
    assert lines == [line.rstrip() for line in shown.get().splitlines()]


def test_every_command_stands_below_those_who_use_it_described_by_a_whole_sentence(printed):
    told = printed("--help").partition("Players and dealers:")[2]
    described = [line for line in told.splitlines() if line.startswith("  ")]
    assert list(WHERE) == [line.split()[0] for line in described]
    assert not [line for line in described if not re.search(r"\w\.$", line)]


def test_a_check_counts_only_what_it_has_read(printed):
    assert re.fullmatch(r"\d+ words, 0 problems\n", printed("check", str(ROOT / "games" / "glossary.yaml")))

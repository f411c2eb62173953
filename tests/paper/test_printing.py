"""rulebook print: which files it makes, and what it says to wrong usage."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from pdf_reading import bookmarks, reader, tight, whole
from real_book import ROOT
from small_book import GAMES, GOOD, book_folder

from poker_rulebook.cli.commands import rulebook

USAGE = "rulebook: name games, or a mix with --mix, or use --all\n"


@pytest.fixture(scope="module")
def few(tmp_path_factory) -> Path:
    """A book of few games, with a house."""
    folder = book_folder(tmp_path_factory.mktemp("few") / "book", *GAMES, mixes=True, rules=True)
    shutil.copytree(GOOD / "houses", folder / "games" / "houses")
    return folder


def printed(*args: object, book: Path = ROOT):
    return CliRunner().invoke(rulebook, ["print", *map(str, args), "--book", str(book)])


def made(tmp_path, *args: object, book: Path = ROOT):
    """The one file that is made, which is all that the command says."""
    result = printed(*args, "--out", tmp_path, book=book)
    (path,) = tmp_path.iterdir()
    assert (f"{path}\n", 0) == (result.output, result.exit_code)
    return path


def paper(path) -> set[tuple[int, int]]:
    return {
        (round(float(page.mediabox.width)), round(float(page.mediabox.height))) for page in reader(path).pages
    }


def test_cards_come_in_the_order_of_the_games(few, tmp_path):
    path = made(tmp_path, "kite", "Lantern High-Low", "--lang", "ja", "--paper", "a6", book=few)
    assert ("cards-kite-lantern-ja-a6.pdf", {(420, 298)}) == (path.name, paper(path))
    assert ["カイトスタッド", "ランタン・ハイロー"] == [title for _, title, _ in bookmarks(path)]


@pytest.mark.parametrize(
    ("args", "size"),
    [
        (("--paper", "a4"), (842, 595)),
        (("--paper", "a4", "--up", "2"), (595, 842)),
        (("--paper", "letter", "--mono"), (612, 792)),
        (("--paper", "half-letter"), (612, 396)),
    ],
)
def test_cards_are_put_on_sheets_that_are_cut(few, args, size, tmp_path):
    assert {size} == paper(made(tmp_path, "kite", *args, book=few))


def test_the_cards_of_a_mix_are_those_of_its_games(few, tmp_path):
    path = made(tmp_path, "--mix", "relay", book=few)
    assert ("cards-relay-en-a5.pdf", 3) == (path.name, len(reader(path).pages))


def test_a_house_has_its_choices_and_its_code_on_cards(tmp_path):
    path = made(tmp_path, "razz", "--house", "lighthouse")
    text = whole(path)
    assert "Oneroundallows5bets" in text and "TheLighthouse" in text


@pytest.mark.parametrize("lang", ["en", "both"])
def test_a_book_has_the_games_that_are_named(few, lang, tmp_path):
    path = made(tmp_path, "kite", "gate", "--as", "book", "--lang", lang, "--paper", "letter", book=few)
    assert {(612, 792)} == paper(path)
    titles = " ".join(title for _, title, _ in bookmarks(path))
    assert "Kite" in titles and "Gate" in titles and "Lantern" not in titles


def test_the_same_games_always_give_the_same_bytes(few, tmp_path):
    asked = ("kite", "gate", "--as", "book", "--lang", "both")
    first, again = (made(tmp_path / name, *asked, book=few).read_bytes() for name in ("first", "again"))
    assert first == again


def test_a_sheet_tells_the_games_side_by_side_at_their_limits_and_what_is_settled(tmp_path):
    path = made(
        tmp_path, "razz", "PLO", "badugi", "--as", "sheet", "--limits", "1000/2000", "--paper", "letter"
    )
    assert {(792, 612), (612, 792)} == paper(path)
    text = whole(path)
    for wanted in ("3 games in turn", "Pot limit 1,000/2,000", "4 down", "Four hole cards and a board of five.",
                   "badugi takes", "before the first hand", "Raise cap"):  # fmt: skip
        assert tight(wanted).casefold() in text.casefold(), wanted


@pytest.mark.parametrize("games", [["--all"], ["open-face-chinese"], ["--mix", "8-game-mix"]])
def test_any_games_have_a_sheet(games, tmp_path):
    assert len(reader(made(tmp_path, *games, "--as", "sheet", "--lang", "ja")).pages) > 1


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ([], USAGE),
        (["razz", "--all"], USAGE),
        (["horse"], "rulebook: horse is a mix: write --mix horse\n"),
        (["--mix", "razz"], "rulebook: razz is a game: leave --mix out\n"),
        (
            ["raz"],
            "rulebook: no game is called 'raz': did you mean razz or london-lowball or deuce-to-seven-razz?\n",
        ),
        (
            ["razz", "--as", "sheet", "--limits", "200/100"],
            "rulebook: --limits '200/100' is not two amounts, the smaller first: write --limits 100/200\n",
        ),
        (
            ["razz", "--limits", "100/200"],
            "rulebook: --limits goes with sheets: leave it out, or write --as sheet\n",
        ),
        (
            ["razz", "--as", "before", "--paper", "a6"],
            "rulebook: --as before is not printed on a6: write --paper a4 or --paper letter\n",
        ),
        (
            ["razz", "--paper", "letter", "--up", "4"],
            "rulebook: there is no sheet of letter with 4 cards: "
            "write --paper a4 --up 2 or --paper a4 --up 4 or --paper letter --up 2\n",
        ),
        (
            ["razz", "--address", "rules.example"],
            "rulebook: --address 'rules.example' is not an address: write --address https://example.org/poker/\n",
        ),
        (
            ["razz", "--as", "sheet", "--up", "2"],
            "rulebook: --up goes with cards: leave it out, or write --as cards\n",
        ),
    ],
)
def test_what_cannot_be_printed_is_wrong_usage(args, message, tmp_path):
    result = printed(*args, "--out", tmp_path)
    assert (message, 2) == (result.output, result.exit_code)
    assert not list(tmp_path.iterdir())

"""rulebook print: which files it makes, and what it says to wrong usage."""

from __future__ import annotations

import re
import shutil
from itertools import chain
from pathlib import Path

import pytest
from click.testing import CliRunner
from nights import nightly
from pdf_reading import annotations, bookmarks, pages, pieces, reader, tight, whole
from real_book import ROOT
from small_book import GAMES, GOOD, book_folder

from poker_rulebook.cli.commands import rulebook
from poker_rulebook.paper.typesetting import SMALLER, sides

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
    assert ["カイトスタッド", "ランタン・ハイロー"] == [
        title for level, title, _ in bookmarks(path) if level == 1
    ]


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
    assert ("cards-relay-en-a5.pdf", 2 * 3) == (path.name, len(reader(path).pages))


def test_endpapers_need_no_game_to_be_named_and_are_set_on_letter_too(few, tmp_path):
    path = made(tmp_path, "--as", "endpapers", "--paper", "letter", book=few)
    assert {(612, 792)} == paper(path)
    assert (2, True) == (
        printed("--as", "endpapers", "--paper", "a5", book=few).exit_code,
        "--paper a4" in printed("--as", "endpapers", "--paper", "a5", book=few).output,
    )


def test_a_book_without_the_rules_of_the_floor_card_says_so(few):
    asked = printed("--as", "floor", book=few)
    assert (1, True) == (asked.exit_code, "none of the rules of the floor card" in asked.output)


def test_cards_on_one_side_have_no_dealers_side_and_sheets_no_such_choice(few, tmp_path):
    path = made(tmp_path, "--mix", "relay", "--one-sided", book=few)
    assert 3 == len(reader(path).pages)
    fronts = made(
        tmp_path / "small", "razz", "--paper", "a6", "--one-sided"
    )  # its dealer's side has no room there
    assert "cards-razz-en-a6.pdf" == fronts.name
    result = printed("--mix", "horse", "--as", "sheet", "--one-sided")
    assert (2, "--one-sided goes with cards" in result.output) == (result.exit_code, True)


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


def test_for_all_games_a_sheet_asks_what_a_room_settles_once(few, tmp_path):
    text = whole(made(tmp_path, "--all", "--as", "before", book=few))
    assert "Anygame" in text and "Lantern" not in text


def test_a_smaller_book_says_the_same_and_its_links_lie_on_it(few, tmp_path):
    full, small = (
        made(tmp_path / size, "kite", "--as", "book", "--paper", size, book=few) for size in ("a4", "a5")
    )
    assert whole(full) == whole(small) and bookmarks(full) == bookmarks(small)
    for before, after in zip(chain(*annotations(full)), chain(*annotations(small)), strict=True):
        assert [SMALLER["a5"][0] / 595.276 * float(x) for x in before["/Rect"][::2]] == pytest.approx(
            [float(x) for x in after["/Rect"][::2]], abs=0.5
        )
        assert before.get("/Dest", [0])[0] == after.get("/Dest", [0])[0]


def test_text_moves_away_from_the_spine_and_the_pages_stay(few, tmp_path):
    usual, wide = (made(tmp_path / by, "kite", "--as", "book", "--spine", by, book=few) for by in ("0", "5"))
    by = 5 * 72 / 25.4
    for number, (before, after) in enumerate(zip(pieces(usual), pieces(wide), strict=True), 1):
        if number > 1:  # the title page has no margins
            away = by if number % 2 else -by
            assert [piece.x + away for piece in before] == pytest.approx(
                [piece.x for piece in after], abs=0.1
            )


def test_a_booklet_has_its_first_page_beside_its_last(few, tmp_path):
    book = made(tmp_path / "book", "kite", "--as", "book", book=few)
    path = made(tmp_path / "booklet", "kite", "--as", "book", "--booklet", book=few)
    count = len(reader(book).pages)
    said = [tight(text) for text in pages(book)] + [""] * (-count % 4)
    assert ("book-kite-en-booklet-a4.pdf", {(842, 595)}) == (path.name, paper(path))
    assert [said[left - 1] + said[right - 1] for left, right in sides(count)] == list(map(tight, pages(path)))


@pytest.mark.parametrize(("rules", "chapters"), [("all", 2), ("basics", 2), ("none", 0)])
def test_a_book_has_the_general_rules_that_are_asked_for(rules, chapters, few, tmp_path):
    path = made(tmp_path, "kite", "--as", "book", "--rules", rules, book=few)
    heads = [name for _, name, _ in bookmarks(path) if re.match(r"[0-9]+ ", name)]
    assert chapters == len(heads)


def test_the_pages_of_a_thick_booklet_stand_in_sections():
    assert [(4, 1), (2, 3)] == [*sides(3)]
    thick = [*sides(50)]  # 13 sheets: three sections of four, and one sheet
    assert [(16, 1), (2, 15)] == thick[:2] and [(32, 17), (18, 31)] == thick[8:10]
    assert [(52, 49), (50, 51)] == thick[24:]


def test_every_page_of_a_booklet_is_on_a_sheet_with_the_page_behind_it():
    for count in range(1, 49):
        fronts_and_backs = list(sides(count))
        assert sorted(page for two in fronts_and_backs for page in two) == list(
            range(1, -(-count // 4) * 4 + 1)
        )
        for (last, first), (second, before_last) in zip(
            fronts_and_backs[::2], fronts_and_backs[1::2], strict=True
        ):
            assert (second, before_last) == (first + 1, last - 1)


def test_a_book_of_all_games_has_its_mixes_and_one_of_a_few_has_no_empty_page_for_them(few, tmp_path):
    every, one = (made(tmp_path / it, it, "--as", "book", book=few) for it in ("--all", "kite"))
    titles = " ".join(title for _, title, _ in bookmarks(every))
    assert "Mixed games" in titles and "Relay" in titles
    assert not any("Mixed" in title for _, title, _ in bookmarks(one))


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
    for wanted in ("3 games in turn", "Pot limit, blinds 500/1,000", "4 down", "Four cards, and always exactly two of them",
                   "badugi takes", "before the first hand", "Raise cap"):  # fmt: skip
        assert tight(wanted).casefold() in text.casefold(), wanted


@pytest.mark.parametrize(
    "games",
    [pytest.param(["--all"], marks=nightly), ["open-face-chinese"], ["--mix", "8-game-mix"]],
    ids=" ".join,
)
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
            "rulebook: no game is called 'raz': did you mean razz?\n",
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
            ["razz", "--spine", "3"],
            "rulebook: --spine and --booklet go with books: leave them out, or write --as book\n",
        ),
        (
            ["razz", "--rules", "none"],
            "rulebook: --rules goes with books: leave it out, or write --as book\n",
        ),
        (
            ["razz", "--as", "book", "--booklet", "--paper", "a5"],
            "rulebook: a booklet is printed at home, on A4 or Letter: leave --paper a5 out\n",
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

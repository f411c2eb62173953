"""The small book of the tests: four decks, four rankings, three common options, measured chances, and games to start from."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from poker_rulebook.book.check import file_problems
from poker_rulebook.book.load import Book, load
from poker_rulebook.book.problems import Problem
from poker_rulebook.book.repository import ReadFile
from poker_rulebook.book.source import Source, read
from poker_rulebook.figures import counted
from poker_rulebook.play import script

ROOT = Path(__file__).resolve().parents[2]
GOOD, BAD = ROOT / "tests" / "good", ROOT / "tests" / "bad"
GAMES = (
    "lantern", "kite", "gate", "vane", "twin",  # flop, stud, draw, a board with dice, divided hands
    "orchard", "cellar", "anvil", "mask", "gable", "fist",  # choices, lines removed, openers, jokers, shown cards, fists
    "ladder",  # rows
)  # fmt: skip
GENERAL = ("rules", "glossary.yaml", "beacon.yaml")


def book_folder(
    folder: Path, *games: str, shared: bool = True, mixes: bool = False, rules: bool = False
) -> Path:
    """A folder with schema/ and games/: the shared files, the neighbour, the games named, and of all of them
    the mix, and general rules with their glossary and a game that cites them."""
    (folder / "games").mkdir(parents=True)
    (folder / "schema").symlink_to(ROOT / "schema")
    shared_files = ("decks.yaml", "measured.yaml", "rankings", "common") if shared else ()
    files = [*shared_files, *(["mixes"] if mixes else []), *(GENERAL if rules else [])]
    files += [f"{name}.yaml" for name in games]
    for name in [*files, *(["neighbour.yaml"] if shared else [])]:
        copy = shutil.copytree if (GOOD / name).is_dir() else shutil.copy2
        copy(GOOD / name, folder / "games" / name)
    return folder


def data_of(name: str) -> Any:
    """The value of a good file, to be changed at will."""
    return read(GOOD / f"{name}.yaml", name).value


def write_game(folder: Path, name: str, data: Any) -> Path:
    """A game file of the book with this text or value; JSON is YAML too."""
    path = folder / "games" / f"{name}.yaml"
    path.unlink(missing_ok=True)
    path.write_text(data if isinstance(data, str) else json.dumps(data, ensure_ascii=False), encoding="utf-8")
    return path


def all_problems(book: Book) -> list[Problem]:
    """What `check` prints: problems of the files, of their examples, sums and tables."""
    problems = file_problems(book)
    wrong = {problem.file for problem in problems}
    games = [game for game in book.games.values() if book.games.source(game.id).file not in wrong]
    chapters = [id_ for id_ in book.chapters if book.chapters.source(id_).file not in wrong]
    return sorted({*problems, *script.problems(book, games), *counted.problems(book, chapters)})


def with_game(shared: Book, name: str, data: Any) -> Book:
    """A book with the shared files of another one, which are not read again, and with this game alone."""
    return only(shared, "game", write_game(shared.folder, name, data))


def only(shared: Book, kind: str, path: Path) -> Book:
    """A book with the shared files of another one, which are not read again, and with this file alone of games,
    mixes, chapters and houses. A game stands without words and contents; a mix or chapter has the games of the other book."""
    paths = (
        {**shared.paths, "game": [], "mix": [], "chapter": [], "preset": [], "house": []}
        if kind == "game"
        else dict(shared.paths)
    )
    book = Book(shared.folder, {**paths, kind: [path]})
    book.misplaced = lambda named=(): []  # that the folder holds more files is as it should be
    for name in ("deck_file", "option_file", "rankings", *(() if kind == "game" else ("games",))):
        setattr(book, name, getattr(shared, name))
    if kind == "game":
        book.contents_file = book.glossary_file = ReadFile(Source(""), None)
        book.asked_files = {}
    return book


def problems_of(folder: Path, name: str, data: Any) -> list[Problem]:
    """The problems of the book once this game is in it."""
    write_game(folder, name, data)
    return all_problems(load(folder))

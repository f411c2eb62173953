"""Every file of tests/bad has one mistake, and `check` prints the text that stands beside it.

A changed message is written anew by `pytest --update-snapshots`; the difference is read in review.
"""

from __future__ import annotations

import json
import shutil
from collections import defaultdict
from dataclasses import replace
from difflib import unified_diff

import pytest
from small_book import BAD, GAMES, GOOD, ROOT, all_problems, book_folder

from poker_rulebook.book.check import file_problems, looked_through
from poker_rulebook.book.checks.picture import picture_mistakes
from poker_rulebook.book.load import load
from poker_rulebook.book.problems import Problem, as_sarif, as_text

FILES = sorted(BAD.glob("*.yaml"))
MIXES = sorted(BAD.glob("mixes/*.yaml"))
CHAPTERS = sorted(BAD.glob("rules/*.yaml"))
GLOSSARIES = sorted(BAD.glob("glossary/*.yaml"))
TDA = sorted(BAD.glob("tda/*.yaml"))
HOUSES = sorted(BAD.glob("houses/*.yaml"))
PRESETS = sorted(BAD.glob("presets/*.yaml"))
LOGOS = sorted(BAD.glob("logos/*.svg"))
ASKED = sorted(BAD.glob("asked/*.yaml"))
FRONT = sorted(BAD.glob("front/*.yaml"))
CITING = sorted(BAD.glob("citing/*.yaml"))
EVERY = [*FILES, *MIXES, *CHAPTERS, *GLOSSARIES, *TDA, *ASKED, *FRONT, *CITING, *PRESETS, *HOUSES, *LOGOS]


@pytest.fixture(scope="module")
def printed(tmp_path_factory):
    """File -> the text printed for it: all games in one run, all mixes in another, which has right games, all
    chapters in a third, games that cite general rules in a fourth, presets and houses in a fifth, and each glossary and each table of the rules of
    the tournament directors in a book of its own."""
    folder = tmp_path_factory.mktemp("bad")
    books = (
        load(book_folder(folder / "games"), FILES),
        load(book_folder(folder / "mixes", *GAMES, mixes=True), MIXES),
        load(book_folder(folder / "rules", *GAMES, mixes=True, rules=True), CHAPTERS),
        load(book_folder(folder / "citing", *GAMES, mixes=True, rules=True), CITING),
        load(book_folder(folder / "houses", *GAMES, mixes=True, rules=True), [*PRESETS, *HOUSES]),
    )
    found: dict[str, list[Problem]] = defaultdict(list)
    for problem in (problem for book in books for problem in all_problems(book)):
        found[problem.file].append(problem)
    for path in (*ASKED, *FRONT):
        book = book_folder(folder / path.parent.name / path.stem, *GAMES)
        (book / "games" / "asked").mkdir()
        shutil.copy2(path, book / "games" / ("asked/games.yaml" if path in ASKED else "front.yaml"))
        found[path.as_posix()] = [
            replace(problem, file=path.as_posix()) for problem in file_problems(load(book))
        ]
    for path in LOGOS:
        mistakes = picture_mistakes(path.read_bytes())
        found[path.as_posix()] = [Problem(path.as_posix(), *mistake) for mistake in mistakes]
    for path in (*GLOSSARIES, *TDA):  # each is the only one of its book
        book = book_folder(
            folder / path.parent.name / path.stem,
            *(GAMES if path in TDA else ()),
            mixes=path in TDA,
            rules=path in TDA,
        )
        name = "glossary.yaml" if path in GLOSSARIES else "tda.yaml"
        shutil.copy2(path, (book / "games" / name))
        found[path.as_posix()] = file_problems(load(book))
    return {
        file: as_text(problems).replace(f"{ROOT.as_posix()}/", "") + "\n" for file, problems in found.items()
    }


def test_a_picture_is_looked_at_with_its_house_and_not_with_other_files(tmp_path):
    folder = book_folder(tmp_path / "book", "lantern", "kite", "gate", mixes=True, rules=True)
    (folder / "games" / "houses").mkdir()
    shutil.copy2(GOOD / "houses" / "quay.yaml", folder / "games" / "houses")
    shutil.copy2(BAD / "logos" / "script.svg", folder / "games" / "houses" / "quay.svg")
    book = load(folder)
    house, logo = "games/houses/quay.yaml", "games/houses/quay.svg"
    assert [logo] == [it.file for it in looked_through(book, [house])[0]]
    assert [logo] == [it.file for it in looked_through(book)[0]]
    assert [] == looked_through(book, ["games/kite.yaml"])[0]


def test_a_mistake_is_answered_with_its_message(printed, request):
    wrong = []
    for path in EVERY:
        kept, text = path.with_suffix(".txt"), printed[path.as_posix()]
        if request.config.getoption("--update-snapshots"):
            kept.write_text(text, encoding="utf-8")
        wrong += unified_diff(
            *(it.splitlines() for it in (kept.read_text("utf-8"), text)), kept.name, lineterm=""
        )
    assert not wrong, "\n".join(wrong)


def test_every_text_has_its_file():
    files = {path.with_suffix("") for path in EVERY}
    assert files == {path.with_suffix("") for path in BAD.rglob("*.txt")}


def test_a_file_is_named_after_its_mistake_and_not_after_a_game():
    assert not {path.stem for path in FILES} & {path.stem for path in GOOD.glob("*.yaml")}


def test_the_games_that_the_mistakes_were_made_in_are_right(tmp_path):
    book = load(book_folder(tmp_path / "book", *GAMES, mixes=True, rules=True))
    assert [] == all_problems(book)
    assert {"neighbour", "beacon", *GAMES} == set(book.games)
    assert {"relay"} == set(book.mixes)
    assert ["limits", "stub"] == list(book.chapters)


@pytest.mark.parametrize("name", ["grid-ragged", "example-wrong-winner", "not-utf-8"])
def test_a_file_alone_has_the_same_problems(name, tmp_path):
    book = load(book_folder(tmp_path / "book"), [BAD / f"{name}.yaml"])
    text = as_text(all_problems(book)).replace(f"{ROOT.as_posix()}/", "") + "\n"
    assert (BAD / f"{name}.txt").read_text(encoding="utf-8") == text


def test_no_message_speaks_of_the_program_instead_of_the_file():
    for path in BAD.rglob("*.txt"):
        text = path.read_text(encoding="utf-8")
        for word in (
            "Traceback",
            "None",
            "dict",
            "NoneType",
            "object at 0x",
            "does not match '^",
            "tag:yaml.org",
        ):
            assert word not in text, path.name


def test_sarif_has_each_problem_at_its_line(tmp_path):
    folder = book_folder(tmp_path / "book", "kite")
    path = folder / "games" / "kite.yaml"
    path.write_text(path.read_text("utf-8").replace("raise_cap: 4", "raise_cap: many"), "utf-8")
    found = file_problems(load(folder))
    run = json.loads(as_sarif(found))["runs"][0]
    places = [result["locations"][0]["physicalLocation"] for result in run["results"]]
    assert [(p["artifactLocation"]["uri"], p["region"]["startLine"]) for p in places] == [
        (problem.file, problem.line) for problem in found
    ]
    assert [] == json.loads(as_sarif([]))["runs"][0]["results"]

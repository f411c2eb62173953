"""Every case of tests/bad is a right file with one mistake, and `check` prints the text that stands beside it.

A changed message is written anew by `pytest --update`; the difference is read in review.
"""

from __future__ import annotations

import json
import shutil
from difflib import unified_diff
from pathlib import Path

import pytest
from small_book import BAD, GAMES, GOOD, ROOT, all_problems, book_folder
from wrong_files import BASES, TABLES, cases, update, write

from poker_rulebook.book.check import file_problems, looked_through
from poker_rulebook.book.load import Book, load
from poker_rulebook.book.problems import Problem, as_sarif, as_text
from poker_rulebook.book.source import fixed
from poker_rulebook.figures import counted
from poker_rulebook.play import script


@pytest.fixture(scope="module")
def right(tmp_path_factory) -> Book:
    """The book of all right files, which is read once."""
    folder = tmp_path_factory.mktemp("right")
    for files in (GOOD, BASES):
        shutil.copytree(files, folder / "games", dirs_exist_ok=True)
    (folder / "schema").symlink_to(ROOT / "schema")
    return load(folder)


def test_the_files_that_the_mistakes_were_made_in_are_right(right):
    assert [] == all_problems(right)


def printed(right: Book, file: str, content: bytes) -> str:
    """What `check` prints of a file of this content, in the place of the right one or beside it."""
    return as_text(sorted({*problems_in(right, file, content)})) + "\n"


FOUND: dict[tuple[str, bytes], list[Problem]] = {}


def problems_in(right: Book, file: str, content: bytes) -> list[Problem]:
    """What is wrong with a file of this content, in the place of the right one or beside it; each is looked at once."""
    if (file, content) not in FOUND:
        FOUND[file, content] = _problems_in(right, file, content)
    return FOUND[file, content]


def _problems_in(right: Book, file: str, content: bytes) -> list[Problem]:
    path = right.folder / "games" / file
    before = path.read_bytes() if path.exists() else None
    path.write_bytes(content)
    try:
        return problems_of(right, path)
    finally:
        path.unlink()
        if before is not None:
            path.write_bytes(before)


def problems_of(right: Book, path: Path) -> list[Problem]:
    """The problems of one file. Of the others nothing is read again."""
    book = load(right.folder)
    book.take_over(right, right.games.paths.keys() - {path.stem})
    for shelf in ("mixes", "chapters", "presets", "houses"):
        before = getattr(right, shelf)
        getattr(book, shelf).take_over(before, before.paths.keys() - {path.stem})
    for file in ("contents", "editions", "front", "glossary", "measured", "retired", "tda"):
        if path.stem != file:
            setattr(book, f"{file}_file", getattr(right, f"{file}_file"))
    if path.parent.name != "asked":
        book.asked_files = right.asked_files
    book.reader.take_over(right.reader, {*right.folder.rglob("games/**/*.yaml")} - {path})
    found, sound = looked_through(book, [book.reader.shown_as(path.with_suffix(".yaml"))])
    if path in book.paths["game"] and path.stem in sound.games:
        found += script.problems(book, [book.games[path.stem]])
    if path in book.paths["chapter"] and path.stem in sound.chapters:
        found += counted.problems(book, [path.stem])
    return [problem for problem in found if problem.file == book.reader.shown_as(path)]


@pytest.mark.parametrize("table", TABLES)
def test_a_mistake_is_answered_with_its_message(table, right, request):
    said = {wrong.name: printed(right, wrong.file, wrong.text.encode("utf-8")) for wrong in cases(table)}
    if request.config.getoption("--update"):
        update(table, said)
    differing = [
        line
        for name, _, _, kept in cases(table)
        for line in unified_diff(kept.splitlines(), said[name].splitlines(), name, name, lineterm="")
    ]
    assert not differing, "\n".join(differing)


@pytest.mark.parametrize("table", TABLES)
def test_what_a_hint_says_exactly_takes_its_mistake_away_when_it_is_done(table, right):
    done = set()
    for wrong in cases(table):
        found = problems_in(right, wrong.file, wrong.text.encode("utf-8"))
        for problem in (it for it in found if it.fixes):
            text = fixed(wrong.text, problem.fixes)
            assert text != wrong.text, wrong.name
            left = problems_in(right, wrong.file, text.encode("utf-8"))
            assert (problem.path, problem.message) not in {(it.path, it.message) for it in left}, wrong.name
            done.add(wrong.name)
    assert len(done) >= AT_LEAST.get(table, 0), sorted(done)


AT_LEAST = {
    "syntax": 16,
    "mixes": 5,
    "options": 2,
    "names-and-notes": 9,
    "play": 4,
}  # cases with an exact hint


@pytest.mark.parametrize("name", ["not-utf-8.yaml", "houses/quay.svg"])
def test_what_is_no_text_is_answered_with_its_message(name, right):
    path = BAD / "bytes" / name
    assert path.with_suffix(".txt").read_text("utf-8") == printed(right, name, path.read_bytes())


@pytest.mark.parametrize("table", TABLES)
def test_a_case_has_a_name_of_its_own_and_a_file_that_is_wrong(table):
    names = [wrong.name for wrong in cases(table)]
    assert sorted({*names}) == names
    for wrong in cases(table):
        assert wrong.says.startswith("games/"), wrong.name


def test_what_is_said_anew_is_all_that_an_update_writes(monkeypatch, tmp_path):
    shutil.copytree(BAD, tmp_path / "bad")
    monkeypatch.setattr("wrong_files.BAD", tmp_path / "bad")
    for table in TABLES:
        kept = (tmp_path / "bad" / f"{table}.yaml").read_text("utf-8")
        update(table, {wrong.name: wrong.says for wrong in cases(table)})
        assert kept == (tmp_path / "bad" / f"{table}.yaml").read_text("utf-8")
        update(table, {wrong.name: f"{wrong.name}\n\0\n" for wrong in cases(table)})
        cases.cache_clear()
        assert {f"{wrong.name}\n\0\n" for wrong in cases(table)} == {wrong.says for wrong in cases(table)}
    cases.cache_clear()


def test_an_edit_that_does_not_meet_its_file_once_is_told(monkeypatch, tmp_path):
    monkeypatch.setattr("wrong_files.BAD", tmp_path)
    edit = "in: lantern\n  change: 'do: deal'\n  to: 'do: dael'\n  says: x\n"
    (tmp_path / "play.yaml").write_text(f"- name: step-misspelt\n  {edit}", "utf-8")
    cases.cache_clear()
    with pytest.raises(AssertionError, match="step-misspelt: 'do: deal' stands 2 times in its file"):
        cases("play")
    cases.cache_clear()


def test_a_picture_is_looked_at_with_its_house_and_not_with_other_files(tmp_path):
    folder = book_folder(tmp_path / "book", "lantern", "kite", "gate", mixes=True, rules=True)
    (folder / "games" / "houses").mkdir()
    shutil.copy2(GOOD / "houses" / "quay.yaml", folder / "games" / "houses")
    write("houses/script", folder / "games" / "houses")
    book = load(folder)
    house, logo = "games/houses/quay.yaml", "games/houses/quay.svg"
    assert [logo] == [it.file for it in looked_through(book, [house])[0]]
    assert [logo] == [it.file for it in looked_through(book)[0]]
    assert [] == looked_through(book, ["games/kite.yaml"])[0]


def test_the_games_of_the_small_book_are_right(tmp_path):
    book = load(book_folder(tmp_path / "book", *GAMES, mixes=True, rules=True))
    assert [] == all_problems(book)
    assert {"neighbour", "beacon", *GAMES} == set(book.games)
    assert {"relay"} == set(book.mixes)
    assert ["limits", "stub"] == list(book.chapters)


@pytest.mark.parametrize("name", ["boards/grid-ragged", "examples/example-wrong-winner"])
def test_a_file_alone_has_the_same_problems(name, tmp_path):
    path = write(name, tmp_path)
    book = load(book_folder(tmp_path / "book"), [path])
    (wrong,) = [wrong for wrong in cases(name.split("/")[0]) if wrong.name == name.split("/")[1]]
    assert wrong.says == as_text(all_problems(book)).replace(path.as_posix(), f"games/{wrong.file}") + "\n"


def test_no_message_speaks_of_the_program_instead_of_the_file():
    for wrong in (wrong for table in TABLES for wrong in cases(table)):
        for word in (
            "Traceback",
            "None",
            "dict",
            "NoneType",
            "object at 0x",
            "does not match '^",
            "tag:yaml.org",
        ):
            assert word not in wrong.says, wrong.name


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

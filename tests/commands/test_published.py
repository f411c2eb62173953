"""The day of an edition: what is said, or of the last commit of its games, or of their newest file."""

from __future__ import annotations

import os
import subprocess
from datetime import date

import pytest

from poker_rulebook.folders import DAY, day_is_a_guess, day_of

IN_2023 = 1_700_000_000  # 14 November
IN_2024 = 1_720_000_000  # 3 July


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A book of one file, which is of 2023, and a page that is newer."""
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    (tmp_path / "games").mkdir()
    (tmp_path / "page.md").write_text("newer", "utf-8")
    file = tmp_path / "games" / "razz.yaml"
    file.write_text("id: razz\n", "utf-8")
    os.utime(file, (IN_2023, IN_2023))
    return tmp_path


def test_it_is_that_of_the_newest_file_of_its_games(folder):
    assert date(2023, 11, 14) == day_of(folder)


def test_it_is_that_of_the_last_commit_of_its_games(folder, monkeypatch):
    monkeypatch.setenv("GIT_COMMITTER_DATE", f"{IN_2024} +0000")
    for words in (["init", "-q"], ["add", "games"], ["commit", "-qm", "games"]):
        subprocess.run(["git", "-c", "user.name=n", "-c", "user.email=e", *words], cwd=folder, check=True)
    assert date(2024, 7, 3) == day_of(folder)


def test_it_is_what_the_book_in_a_package_says(folder):
    (folder / DAY).write_text("2026-11-22\n", "ascii")
    os.utime(folder / "games" / "razz.yaml", (IN_2024, IN_2024))  # when somebody has installed it
    assert (date(2026, 11, 22), False) == (day_of(folder), day_is_a_guess(folder))


@pytest.mark.parametrize(("depth", "guessed"), [(1, True), (2, True), (3, False)])
def test_a_clone_without_the_last_commit_of_the_games_can_only_guess(folder, monkeypatch, depth, guessed):
    def git(*words: str) -> None:
        subprocess.run(["git", "-c", "user.name=n", "-c", "user.email=e", *words], cwd=folder, check=True)

    git("init", "-q")
    for number, (file, day) in enumerate([("page.md", IN_2023), ("games", IN_2023), ("page.md", IN_2024)]):
        monkeypatch.setenv("GIT_COMMITTER_DATE", f"{day} +0000")
        (folder / "page.md").write_text(f"{number}", "utf-8")
        git("add", file)
        git("commit", "-qm", file)
    clone = folder / "clone"
    git("clone", "-q", f"--depth={depth}", folder.as_uri(), str(clone))
    assert (date(2024, 7, 3) if depth == 1 else date(2023, 11, 14), guessed) == (
        day_of(clone),
        day_is_a_guess(clone),
    )
    assert not day_is_a_guess(folder)


def test_it_is_what_whoever_builds_says(folder, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(IN_2024))
    assert date(2024, 7, 3) == day_of(folder)


def test_a_book_without_games_has_one_too(tmp_path, monkeypatch):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    assert date(1970, 1, 1) == day_of(tmp_path)

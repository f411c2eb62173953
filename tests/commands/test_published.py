"""The day of an edition: what is said, or of the last commit of its games, or of their newest file."""

from __future__ import annotations

import os
import subprocess
from datetime import date

import pytest

from poker_rulebook.folders import day_of

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


def test_it_is_what_whoever_builds_says(folder, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(IN_2024))
    assert date(2024, 7, 3) == day_of(folder)


def test_a_book_without_games_has_one_too(tmp_path, monkeypatch):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    assert date(1970, 1, 1) == day_of(tmp_path)

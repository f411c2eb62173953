"""One printing of the sample for all tests of paper."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

import handmade

from poker_rulebook.paper.book import book_jobs
from poker_rulebook.paper.cards import card_jobs, sheet_jobs
from poker_rulebook.paper.typesetting import print_all


@pytest.fixture(scope="session")
def books():
    return {locale: handmade.book(locale) for locale in ("en", "ja")}


@pytest.fixture(scope="session")
def printed(books, tmp_path_factory):
    """The folder with every book, table card and mix sheet of the sample."""
    out = tmp_path_factory.mktemp("paper")
    paths = print_all([*book_jobs(books, out), *card_jobs(books, out), *sheet_jobs(books, out)])
    assert all(path.is_file() for path in paths)
    return out

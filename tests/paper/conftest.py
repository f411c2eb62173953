"""One printing of the sample and of the book for all tests of paper."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

import handmade

from poker_rulebook.paper.book import book_jobs
from poker_rulebook.paper.cards import card_jobs, sheet_jobs
from poker_rulebook.paper.typesetting import print_all
from poker_rulebook.view.book import editions


@pytest.fixture(scope="session")
def books():
    return {locale: handmade.book(locale) for locale in ("en", "ja")}


@pytest.fixture(scope="session")
def printed(books, tmp_path_factory):
    """The folder with every table card and mix sheet of the sample."""
    out = tmp_path_factory.mktemp("paper")
    paths = print_all([*card_jobs(books, out), *sheet_jobs(books, out)])
    assert all(path.is_file() for path in paths)
    return out


@pytest.fixture(scope="session")
def real(viewed):
    """The book of the checkout in each language."""
    return editions(viewed)


class Bound:
    """The books of the checkout; each is printed when a test first asks for it: bound / "book-en-a4.pdf"."""

    def __init__(self, jobs):
        self.jobs = {path.name: (job, path) for job in jobs for path in job.paths}

    def __truediv__(self, name):
        job, path = self.jobs[name]
        return path if path.exists() else print_all([job])[job.paths.index(path)]


@pytest.fixture(scope="session")
def bound(real, tmp_path_factory):
    return Bound(book_jobs(real, tmp_path_factory.mktemp("bound")))

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


@pytest.fixture(scope="session")
def bound(real, tmp_path_factory):
    """The folder with the book of the checkout as it is printed: book-en-a4.pdf and the others."""
    out = tmp_path_factory.mktemp("bound")
    print_all(book_jobs(real, out))
    return out

"""One printing of a few games and of the book for all tests of paper."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from typing import NamedTuple

import pytest
from msgspec.structs import replace
from nights import AT_NIGHT
from real_book import ROOT
from shared_work import made_once

from poker_rulebook.book.load import Book
from poker_rulebook.cache import Cache
from poker_rulebook.document.edition import Edition, editions
from poker_rulebook.house_edition import with_games
from poker_rulebook.languages import SOURCE
from poker_rulebook.pages.book import book_view
from poker_rulebook.pages.endpapers import endpapers
from poker_rulebook.paper.printed_book import book_job
from poker_rulebook.paper.printed_cards import card_jobs, sheet_jobs
from poker_rulebook.paper.typesetting import Measures, print_all
from poker_rulebook.workers import processes

FEW = ("texas-holdem", "bidirectional-chowaha", "big-o", "super-stud-8", "open-face-chinese")


@pytest.fixture(scope="session")
def books(book):
    """A few games of three families, and a mix of two of them, in each language."""
    return editions(book_view(with_games(book, FEW, ["big-oe"])))


@pytest.fixture(scope="session")
def measures():
    """What is measured is kept from one run to the next, as a build keeps it; at night everything is measured anew."""
    with Cache(None if AT_NIGHT else ROOT) as kept:
        yield Measures(kept)


@pytest.fixture(scope="session")
def printed(books, measures, tmp_path_factory):
    """The folder with every table card and mix sheet of these games."""
    out = tmp_path_factory.mktemp("paper")
    paths = print_all([*card_jobs(books, out, measures), *sheet_jobs(books, out)])
    assert all(path.is_file() for path in paths)
    return out


@pytest.fixture(scope="session")
def real(viewed):
    """The book of the checkout in each language."""
    return editions(viewed)


class Bound:
    """The books of the checkout; each is printed when a test of any process first asks for it: bound / "book-en-a4.pdf".

    What it shows lies beside it: bound / "book-en-data.json". The bilingual book is one of few games.
    """

    def __init__(self, factory, whole, few):
        self.factory, self.whole, self.few = factory, whole, few

    def __truediv__(self, name):
        edition = name.split("-")[1]
        return self._of(edition).printed(self.factory, edition).path.with_name(name)

    def shown(self, edition):
        """What is printed in this edition, in each language."""
        return self._of(edition).books

    def _of(self, edition):
        return self.few if edition == "bilingual" else self.whole


class Printing(NamedTuple):
    """A book, and what has been measured of it.    books    in each language"""

    book: Book
    books: Mapping[str, Edition]
    measures: Measures

    def printed(self, factory, edition):
        """The job that has made the files of an edition, for all processes."""
        name = f"book-of-{len(self.book.games)}-{edition}"
        folder = made_once(factory, name, lambda folder: self.set(edition, folder))
        job = pickle.loads((folder / "job").read_bytes())
        return replace(job, path=folder / job.path.name, letter=job.letter and folder / job.letter.name)

    def set(self, edition, folder):
        """The files of an edition, and beside them what they show and the job that has made them."""
        books = self.books if edition == "bilingual" else {edition: self.books[edition]}
        path, letter = (folder / f"book-{edition}-{paper}.pdf" for paper in ("a4", "letter"))
        ends, on_letter = endpapers(self.book), letter if edition == SOURCE else None
        job = book_job(books, path, self.measures, self.book.folder, ends, letter=on_letter)
        with processes(1) as pool:  # what Typst keeps in memory goes with it
            pool.submit(print_all, [job]).result()
        (folder / f"book-{edition}-data.json").write_text(job.data)
        (folder / "job").write_bytes(pickle.dumps(job))


@pytest.fixture(scope="session")
def few(book, measures):
    """A book of two games, with all that games share."""
    two = with_games(book, ["razz", "badugi"], [])
    return Printing(two, editions(book_view(two)), measures)


@pytest.fixture(scope="session")
def bound(real, book, few, measures, tmp_path_factory):
    return Bound(tmp_path_factory, Printing(book, real, measures), few)


@pytest.fixture(scope="session")
def two_games(few, tmp_path_factory):
    """The job of a printed book of two games in two languages."""
    return few.printed(tmp_path_factory, "bilingual")

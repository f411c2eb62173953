"""One printing of the sample and of the book for all tests of paper."""

from __future__ import annotations

import handmade
import pytest
from shared_work import made_once

from poker_rulebook.house_edition import with_games
from poker_rulebook.paper.printed_book import book_jobs
from poker_rulebook.paper.printed_cards import card_jobs, sheet_jobs
from poker_rulebook.paper.typesetting import Measures, print_all
from poker_rulebook.view.book import book_view, editions
from poker_rulebook.view.endpapers import endpapers
from poker_rulebook.workers import processes


@pytest.fixture(scope="session")
def books():
    return {locale: handmade.book(locale) for locale in ("en", "ja")}


@pytest.fixture(scope="session")
def measures():
    """What has been measured in this process, so that a card is fitted once."""
    return Measures()


@pytest.fixture(scope="session")
def printed(books, measures, tmp_path_factory):
    """The folder with every table card and mix sheet of the sample."""
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

    What it shows lies beside it: bound / "book-en-data.json"
    """

    def __init__(self, factory, books, book):
        self.factory, self.books, self.book, self.measures = factory, books, book, Measures()

    def __truediv__(self, name):
        edition = name.rpartition("-")[0]
        return made_once(self.factory, edition, lambda folder: self.set(edition, folder)) / name

    def set(self, edition, folder):
        """The files of one edition ("book-ja") in `folder`."""
        wanted = [edition.removeprefix("book-")]
        jobs = book_jobs(self.books, folder, self.measures, self.book.folder, wanted, endpapers(self.book))
        with processes(1) as pool:  # what Typst keeps in memory goes with it
            pool.submit(print_all, jobs).result()
        (folder / f"{edition}-data.json").write_text(jobs[0].data)


@pytest.fixture(scope="session")
def bound(real, book, tmp_path_factory):
    return Bound(tmp_path_factory, real, book)


@pytest.fixture(scope="session")
def two_games(book, measures, tmp_path_factory):
    """The job of a printed book of two games in two languages."""
    few = with_games(book, ["razz", "badugi"], [])
    out = tmp_path_factory.mktemp("two-games")
    (job,) = book_jobs(editions(book_view(few)), out, measures, book.folder, ["bilingual"], endpapers(few))
    print_all([job])
    return job

"""The book of the checkout, loaded once, with its views."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.book.load import Book, load
from generator.view import views
from generator.view.book import book_view

ROOT = Path(__file__).resolve().parents[1]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-snapshots", action="store_true", help="Rewrite the kept texts of pages.")
    parser.addoption("--update-counts", action="store_true", help="Rewrite the kept counts of random play.")


@pytest.fixture(scope="session")
def book() -> Book:
    return load(ROOT)


@pytest.fixture(scope="session")
def shown(book: Book) -> dict[str, views.Book]:
    """The whole book in both languages."""
    return {locale: book_view(book, locale) for locale in ("en", "ja")}

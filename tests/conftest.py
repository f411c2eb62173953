"""The book of the checkout, loaded once, with its views."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings
from rendering import rendered

from poker_rulebook.book.load import Book, load
from poker_rulebook.view import book_views as views
from poker_rulebook.view.book import book_view
from poker_rulebook.view.editions import Edition, editions

ROOT = Path(__file__).resolve().parents[1]

# Properties: the usual run tries the same few examples every time; `nightly` looks for new ones, and for long:
# HYPOTHESIS_PROFILE=nightly python -m pytest tests/properties
_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
_UNSHRUNK = (Phase.explicit, Phase.generate)  # a failing hand tells itself by its record
_USUAL = {"derandomize": True, "deadline": None, "database": None, "suppress_health_check": _SLOW}
settings.register_profile("usual", max_examples=2, phases=_UNSHRUNK, **_USUAL)
settings.register_profile(
    "nightly", max_examples=100, deadline=None, print_blob=True, suppress_health_check=_SLOW
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-snapshots", action="store_true", help="Rewrite the kept texts of pages.")
    parser.addoption("--update-counts", action="store_true", help="Rewrite the kept counts of random play.")


@pytest.fixture(scope="session")
def book() -> Book:
    return load(ROOT)


@pytest.fixture(scope="session")
def viewed(book: Book) -> views.Book:
    """The whole book as data, in no language."""
    return book_view(book)


@pytest.fixture(scope="session")
def books(viewed: views.Book) -> dict[str, Edition]:
    """The same in the order of each language, as outputs receive it."""
    return editions(viewed)


@pytest.fixture(scope="session")
def shown(books: dict[str, Edition]) -> dict[str, Edition]:
    """The same as it is read in each language."""
    return {locale: rendered(edition, locale) for locale, edition in books.items()}

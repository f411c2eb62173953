"""The built site, served and opened in Chromium, for the tests with the mark `browser`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from browsing import UNSEARCHED, launched, served
from real_book import ROOT
from shared_work import made_once, the_view

from poker_rulebook.view.book import editions
from poker_rulebook.web.site import build_site


@pytest.fixture(scope="session")
def folder(tmp_path_factory) -> Path:
    """The whole site on disk."""

    def make(path: Path) -> None:
        build_site(editions(the_view(tmp_path_factory)), path / "rules", ROOT)

    return made_once(tmp_path_factory, "site", make) / "rules"


@pytest.fixture(scope="session")
def searched(folder) -> Iterator[str]:
    """Its address."""
    with served(folder) as address:
        yield address


@pytest.fixture(scope="session")
def site(searched) -> str:
    """Another address of it, whose pages have nothing to search and are opened much faster."""
    return searched.replace("/rules/", f"{UNSEARCHED}/rules/")


@pytest.fixture(scope="session")
def chromium():
    with launched() as browser:
        yield browser


@contextmanager
def opened_page(chromium, address: str) -> Iterator[tuple[Any, list[str]]]:
    """A page of the browser, and what goes wrong behind it."""
    context = chromium.new_context()
    page = context.new_page()
    wrong: list[str] = []
    origin = address.split("/rules/")[0].removesuffix(UNSEARCHED)
    page.on(
        "console",
        lambda message: wrong.append(message.text) if message.type in ("error", "warning") else None,
    )
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith(origin) else wrong.append(request.url))
    page.on(
        "response",
        lambda answer: wrong.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None,
    )
    yield page, wrong
    context.close()


@pytest.fixture
def page(chromium, site):
    """A page of the browser that fails the test when something goes wrong behind it."""
    with opened_page(chromium, site) as (page, wrong):
        yield page
    assert not wrong


@pytest.fixture(scope="session")
def searching(chromium, searched) -> Iterator[Callable[[str], tuple[Any, list[str]]]]:
    """A page of each language whose search is set up, and what goes wrong behind it."""
    with opened_page(chromium, searched) as english, opened_page(chromium, searched) as japanese:
        pages = {"en": english, "ja": japanese}
        for locale, (page, _) in pages.items():
            page.goto(f"{searched}{locale}/about/")
        yield pages.__getitem__

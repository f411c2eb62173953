"""The built site, served and opened in Chromium, for the tests with the mark `browser`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import launched, served
from real_book import ROOT
from shared_work import made_once

from poker_rulebook.web.site import build_site


@pytest.fixture(scope="session")
def folder(shown, tmp_path_factory) -> Path:
    """The whole site on disk."""
    return made_once(tmp_path_factory, "site", lambda path: build_site(shown, path / "rules", ROOT)) / "rules"


@pytest.fixture(scope="session")
def site(folder) -> Iterator[str]:
    """Its address."""
    with served(folder) as address:
        yield address


@pytest.fixture(scope="session")
def chromium():
    with launched() as browser:
        yield browser


@pytest.fixture
def page(chromium, site):
    """A page of the browser that fails the test when something goes wrong behind it."""
    context = chromium.new_context()
    page = context.new_page()
    wrong: list[str] = []
    page.on(
        "console",
        lambda message: wrong.append(message.text) if message.type in ("error", "warning") else None,
    )
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith(site) else wrong.append(request.url))
    page.on(
        "response",
        lambda answer: wrong.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None,
    )
    yield page
    context.close()
    assert not wrong

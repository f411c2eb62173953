"""The book of the checkout with its views, made once, and which tests run: in which process, of which game."""

from __future__ import annotations

import gc
import os
from pathlib import Path
from typing import Any

import pytest
from browsing import launched
from hypothesis import HealthCheck, Phase, settings
from real_book import HEADS, MIXES, games_of, names_games, read_once, real_book
from rendering import rendered
from shared_work import the_view
from small_book import GAMES as SMALL_GAMES
from small_book import book_folder

from poker_rulebook.book.load import Book
from poker_rulebook.ranking import ranking
from poker_rulebook.ranking.lookup import Tables, build_tables
from poker_rulebook.ranking.rules import Rules
from poker_rulebook.view.book import BookView, Edition, editions

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

# Books and views are large, and live as long as the process: to look through them for what is not needed any more, again
# and again, takes a fifth of all the time.
gc.set_threshold(100_000, 50, 100)

_tables: dict[tuple[str, bool], Tables] = {}


def tables_built_once(rules: Rules, *, showing: bool = False) -> Tables:
    """Hundreds of small books have the same few rankings."""
    key = (repr(rules), showing)
    if key not in _tables:
        _tables[key] = build_tables(rules, showing=showing)
    return _tables[key]


ranking.build_tables = tables_built_once

FOLDERS = ("tests/attacks/", "tests/paper/", "tests/view/")  # their tests share what is costly to make
# These share a site and a browser, and are costly by themselves
APART = ("tests/web/test_browser.py", "tests/web/test_words_in_the_browser.py")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-snapshots", action="store_true", help="Rewrite the kept texts of pages.")
    parser.addoption("--update-counts", action="store_true", help="Rewrite the kept counts of random play.")
    parser.addoption("--game", metavar="ID", action="append", help="Only what is tested of it: --game razz.")


def pytest_configure(config: pytest.Config) -> None:
    for game in config.getoption("--game") or ():
        if game not in (*HEADS, *MIXES):
            raise pytest.UsageError(f"--game {game}: there is no file games/{game}.yaml")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Files that test no game by its name are not even read where only a few games are asked for."""
    wanted, is_file = config.getoption("--game"), collection_path.suffix == ".py"
    return True if wanted and is_file and not names_games(collection_path, wanted) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what is no test of the games and mixes asked for.

    Where several processes share the tests, those of single games come last: they are many and short, so that all
    processes end at the same time.
    """
    wanted = set(config.getoption("--game") or ())
    if wanted:
        config.hook.pytest_deselected(items=[item for item in items if not wanted & games_of(item)])
        items[:] = [item for item in items if wanted & games_of(item)]
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: together(item.nodeid) in HEADS)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Where several processes share the tests, each runs all of a game, or of a file."""
    from xdist.scheduler import LoadScopeScheduling

    config.option.loadscopereorder = False  # as they were sorted above
    scheduling = LoadScopeScheduling(config, log)
    scheduling._split_scope = together
    return scheduling


def together(test: str) -> str:
    """The name of those tests that one process runs together with this one."""
    path, parameters = test.partition("::")[0], test.partition("[")[2].removesuffix("]")
    folder = next((folder for folder in FOLDERS if path.startswith(folder)), "")
    games = [game for game in HEADS if f"{parameters}-".startswith(f"{game}-")]
    return test if path in APART else folder or max(games, key=len, default=path)


@pytest.fixture(scope="session")
def book() -> Book:
    return real_book()


@pytest.fixture(scope="session")
def viewed(tmp_path_factory: pytest.TempPathFactory) -> BookView:
    """The whole book as data, in no language."""
    return the_view(tmp_path_factory)


@pytest.fixture(scope="session")
def shown(viewed: BookView) -> dict[str, Edition]:
    """The same as it is read in each language."""
    return {locale: rendered(edition, locale) for locale, edition in editions(viewed).items()}


@pytest.fixture(scope="session")
def small(tmp_path_factory: pytest.TempPathFactory) -> Book:
    """The small games."""
    return read_once(book_folder(tmp_path_factory.mktemp("small") / "book", *SMALL_GAMES))


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Book:
    """What the small games share, without them; `with_game` writes one into its folder."""
    return read_once(book_folder(tmp_path_factory.mktemp("shared") / "book"))


@pytest.fixture
def books_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands of this process that are about the same folder read it once.

    Only what commands call is another one: a module that is first imported meanwhile would keep it after the test.
    """
    for module in ("shared", "editors"):
        monkeypatch.setattr(f"poker_rulebook.cli.{module}.load", read_once)


@pytest.fixture(scope="session")
def chromium():
    """One browser for all tests of a process."""
    with launched() as browser:
        yield browser

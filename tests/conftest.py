"""The book of the checkout with its views, made once; which tests run, and how a failed one is run again."""

from __future__ import annotations

import gc
import shlex
import sys
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from browsing import launched
from hypothesis import HealthCheck, Phase, settings
from nights import AT_NIGHT
from real_book import HEADS, MIXES, ROOT, games_of, names_games, read_once, real_book
from rendering import rendered
from shared_work import the_view
from small_book import GAMES as SMALL_GAMES
from small_book import book_folder

from poker_rulebook.book.load import Book
from poker_rulebook.document.edition import BookView, Edition, editions
from poker_rulebook.ranking import ranking
from poker_rulebook.ranking.lookup import Tables, build_tables
from poker_rulebook.ranking.rules import Rules

# Properties: by day the same few examples are tried every time; at night new ones are looked for, and for long.
_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
_UNSHRUNK = (Phase.explicit, Phase.generate)  # a failing hand tells itself by its record
_USUAL = {"derandomize": True, "deadline": None, "database": None, "suppress_health_check": _SLOW}
settings.register_profile("usual", max_examples=2, phases=_UNSHRUNK, **_USUAL)
settings.register_profile(
    "nightly", max_examples=100, deadline=None, print_blob=True, suppress_health_check=_SLOW
)
settings.load_profile("nightly" if AT_NIGHT else "usual")

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

REPEATED = 10  # failed tests of which it is said how to run them again


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="Rewrite what is kept: messages, pages, counts.")
    parser.addoption("--game", metavar="ID", action="append", help="Only what is tested of it: --game razz.")


def pytest_configure(config: pytest.Config) -> None:
    for game in config.getoption("--game") or ():
        if game not in (*HEADS, *MIXES):
            raise pytest.UsageError(f"--game {game}: there is no file games/{game}.yaml")
    if not hasattr(config, "workerinput"):
        config.stash[BEGAN] = monotonic()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Files that test no game by its name are not even read where only a few games are asked for."""
    wanted, is_file = config.getoption("--game"), collection_path.suffix == ".py"
    return True if wanted and is_file and not names_games(collection_path, wanted) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what is no test of the games and mixes asked for, and by day what is left for the night."""
    wanted = set(config.getoption("--game") or ())
    run, left = [], []
    for item in items:
        asked = wanted & games_of(item)
        is_due = AT_NIGHT or not item.get_closest_marker("nightly")
        (run if asked or (is_due and not wanted) else left).append(item)
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = run


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Where several processes share the tests, each takes a row of them, which share what is made for them."""
    from xdist.scheduler import WorkStealingScheduling

    return WorkStealingScheduling(config, log)


BEGAN = pytest.StashKey[float]()
WHOLE = {"": "all", "not browser": "test", "browser": "browser-test"}  # -m -> what the Makefile calls it


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Remembers how long a whole run takes, in minutes, for the next one to say."""
    config = session.config
    some = config.option.keyword or config.option.collectonly or config.getoption("--game") or AT_NIGHT
    is_whole = BEGAN in config.stash and config.args == config.getini("testpaths") and not some
    if is_whole and exitstatus in (0, 1) and hasattr(config, "cache"):
        minutes = max(1, round((monotonic() - config.stash[BEGAN]) / 60))
        config.cache.set(f"minutes/{WHOLE.get(config.option.markexpr, 'some')}", minutes)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """How to run a test again that has failed."""
    failed = [
        report.nodeid for kind in ("failed", "error") for report in terminalreporter.stats.get(kind, ())
    ]
    if not failed:
        return
    python = Path(sys.executable)
    python = python.relative_to(ROOT) if python.is_relative_to(ROOT) else python
    terminalreporter.section("to run one of them again")
    for test in list(dict.fromkeys(failed))[:REPEATED]:
        night = "NIGHTLY=1 " if AT_NIGHT else ""
        terminalreporter.line(f"{night}{python} -m pytest {shlex.quote(test)}")


@pytest.fixture(scope="session")
def at_length(request: pytest.FixtureRequest) -> bool:
    """Whether all that there is to try of a game is tried: at night, and where it is asked for by its name."""
    return AT_NIGHT or bool(request.config.getoption("--game"))


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

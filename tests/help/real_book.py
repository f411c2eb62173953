"""The book of the checkout, read when a test first asks for it, and its games by their files.

Tests are collected without reading the book: what they vary over is known from the names of files, or from what a
game file says above its steps.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from nights import some_by_day

from poker_rulebook.book.load import NO_GAMES, Book, load

ROOT = Path(__file__).resolve().parents[2]


@cache
def read_once(folder: Path, extra: tuple[Path, ...] = ()) -> Book:
    """The book of a folder whose files do not change meanwhile."""
    return load(folder, extra)


def real_book() -> Book:
    return read_once(ROOT)


def _head(path: Path) -> dict[str, Any]:
    """What a game file says above its steps; all of it where something stands below them."""
    text = path.read_text("utf-8")
    said = yaml.load(text.partition("\nplay:")[0], yaml.CSafeLoader)
    whole = "players" in said and said.keys() & {"betting", "rows"}
    return said if whole else yaml.load(text, yaml.CSafeLoader)


HEADS = {
    path.stem: _head(path)
    for path in sorted((ROOT / "games").glob("*.yaml"))
    if path.name not in NO_GAMES
}  # fmt: skip
GAMES = tuple(HEADS)
OPEN_FACE = tuple(name for name, said in HEADS.items() if said["family"] == "open-face")
WITH_POTS = tuple(name for name in GAMES if name not in OPEN_FACE)
WITH_BETS = tuple(name for name in WITH_POTS if "betting" in HEADS[name])
MIXES = tuple(sorted(path.stem for path in (ROOT / "games" / "mixes").glob("*.yaml")))


def each(
    names: Iterable[str],
    where: Callable[[dict[str, Any]], bool] = bool,
    by_day: Container[str] | None = None,
) -> pytest.MarkDecorator:
    """A test for each of these games, whose parameter `name` is its id.

    where     what must be so of the head of its file
    by_day    the others are left for the night
    """
    found = [name for name in names if where(HEADS[name])]
    return pytest.mark.parametrize("name", found if by_day is None else some_by_day(found, by_day))


KNOWING = ("real_book", "read_measured", "ranking_first_principles")  # what names of games come from


def names_games(path: Path, wanted: Iterable[str]) -> bool:
    """Whether a file may have tests whose parameters are names of games: it knows many, or says one."""
    text = path.read_text("utf-8")
    return any(many in text for many in KNOWING) or any(game in text for game in wanted)


def games_of(item: pytest.Item) -> set[str]:
    """The games and mixes that are parameters of a test; in the browser the whole site is looked at."""
    if not hasattr(item, "callspec") or item.get_closest_marker("browser"):
        return set()
    values = {value for value in item.callspec.params.values() if isinstance(value, str)}
    return values & {*HEADS, *MIXES}

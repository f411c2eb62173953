"""The order of names in an index: by their letters, or as `order.py` in the folder of a language says."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from poker_rulebook.languages import LANGUAGES


class NameOrder(NamedTuple):
    """How a language orders names.

    key      name, reading -> what it is sorted by
    heading  name, reading -> the heading that it stands under
    spelled  name -> its spelling where it is looked up by its reading
    read     name -> its reading; '' where that is not known
    """

    key: Callable[[str, str], Any]
    heading: Callable[[str, str], str]
    spelled: Callable[[str], str] = str
    read: Callable[[str], str] = str


@cache
def name_order(locale: str) -> NameOrder:
    language = LANGUAGES.get(locale)
    if language is None or not (language.folder / "order.py").exists():
        return letters(language.articles if language else ())
    order: NameOrder = import_module(f"poker_rulebook.language.locale.{locale}.order").ORDER
    return order


def _initial(name: str, reading: str) -> str:
    """The first letter of a name, without its accent."""
    return _bare(name)[0].upper() if name[0].isalpha() else "0–9"


def _letters(name: str, reading: str) -> str:
    """A key that ignores case and accents, and sorts numbers by their value: TDA 3 before TDA 11."""
    return re.sub("[0-9]+", lambda number: number[0].zfill(4), _bare(name).casefold())


def _bare(name: str) -> str:
    return "".join(char for char in unicodedata.normalize("NFD", name) if not unicodedata.combining(char))


def letters(articles: Collection[str]) -> NameOrder:
    """The order of letters, in which these words at the beginning of a name do not count: The floor decides, under F."""
    leading = re.compile(f"(?:{'|'.join(map(re.escape, articles))}) +(?=.)", re.IGNORECASE)

    def bare(name: str) -> str:
        return leading.sub("", name, count=1) if articles and leading.match(name) else name

    return NameOrder(
        lambda name, reading: _letters(bare(name), reading),
        lambda name, reading: _initial(bare(name), reading),
    )


LETTERS = letters(())

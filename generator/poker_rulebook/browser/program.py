"""The program of a page: our modules rewritten for MicroPython, and what they say."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from poker_rulebook.browser.rewriting import LIBRARY, rewritten
from poker_rulebook.languages import LANGUAGES, LOCALES
from poker_rulebook.view.phrases import phrases

PACKAGE = "poker_rulebook"
GENERATOR = Path(__file__).resolve().parents[2]
PARTS = Path(__file__).parent / "python"
NOT_THERE = ("poker_rulebook.view.catalogue",)  # languages that are begun need it, a page has complete ones
# Where dicts are large or asked often, and their order means nothing.
HASHED = ("cards", "ranking", "view.phrases", "view.messages", "view.grammar", "view.text")


@cache
def sources(first: str) -> dict[str, str]:
    """Path -> source of a module for MicroPython, of all that it imports, and of the library below them."""
    found: dict[str, str] = {}
    waiting = [first, *(f"{PACKAGE}.view.locale.{locale}.grammar" for locale in LOCALES)]
    while waiting:
        name = waiting.pop()
        if _file(name) is None or name in found or name in NOT_THERE:
            continue
        found[name], imported = _module(name)
        waiting += [each for each in sorted(imported) if each.startswith(PACKAGE)]
        waiting += [name.rpartition(".")[0]] if "." in name else []
    out = {
        path.relative_to(GENERATOR).as_posix(): source
        for name, source in sorted(found.items())
        if (path := _file(name))
    }
    parts = _parts()
    return out | {
        f"{LIBRARY}/{part}.py": rewritten((PARTS / f"{part}.py").read_text("utf-8"), parts - {part}, True)[0]
        for part in sorted(parts | {"__init__"})
    }


def _parts() -> set[str]:
    """The modules of the standard library that python/ has, and its core."""
    return {path.stem for path in PARTS.glob("*.py")} - {"__init__"}


@cache
def _module(name: str) -> tuple[str, set[str]]:
    """The source of one module, and what it imports."""
    path = _file(name)
    hashed = name.removeprefix(f"{PACKAGE}.").startswith(HASHED)
    return rewritten(path.read_text("utf-8") if path and name != PACKAGE else "", _parts(), hashed)


def _file(name: str) -> Path | None:
    place = GENERATOR / name.replace(".", "/")
    candidates = (place / "__init__.py", place.with_suffix(".py"))
    return next((path for path in candidates if path.is_file()), None)


def keys_in(modules: Iterable[str]) -> tuple[set[str], tuple[str, ...]]:
    """What may be keys of phrases that these modules say, and how such begin."""
    whole, starts = set[str](), set[str]()
    for module in modules:
        for node in ast.walk(ast.parse(module)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
                start = node.value.partition("{")[0]  # of a text that is filled in
                starts |= {start} if start.endswith("-") and start != node.value else set()
    return whole, tuple(starts)


def words(asked: tuple[set[str], tuple[str, ...]], locale: str) -> dict[str, str]:
    """The files of one language: what is peculiar to it, and the phrases of these keys."""
    whole, starts = asked
    known = phrases(locale)
    found = {
        key for key in known if "." not in key and (key in whole or key.startswith(starts))
    }  # no registers
    waiting = list(found)
    while waiting:
        for key in re.findall(r"\{ *([a-z][A-Za-z0-9-]*) *\}", known.message(waiting.pop())):
            if key in known and key not in found:
                found.add(key)
                waiting.append(key)
    said = "".join(f"{key} ={known.message(key)}\n" for key in known if key in found)
    peculiar = tomllib.loads((LANGUAGES[locale].folder / "locale.toml").read_text("utf-8"))
    return {"page.ftl": said, "locale.toml": json.dumps(peculiar | {"theme": {}}, ensure_ascii=False)}

"""A name stands for one thing: no class, no type and no module of the package is called like another one. No room is deep."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from real_book import ROOT

PACKAGE = ROOT / "generator" / "poker_rulebook"
PAGES = (
    PACKAGE / "browser" / "python",
    PACKAGE / "browser" / "pure",
)  # what stands there in place of a library is called like it
LANGUAGES = (
    PACKAGE / "language" / "locale"
)  # each has modules of the same names: its own answer to one question


def types_of(tree: ast.Module) -> Iterator[str]:
    """Classes, and names with a capital that are bound to a type at the top of a module: Places = list[Place]."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            typed = isinstance(node.value, (ast.Subscript, ast.BinOp, ast.Name, ast.Attribute))
            if typed and name.lstrip("_")[:1].isupper() and not name.isupper():
                yield name


def named() -> tuple[dict[str, set[Path]], dict[str, set[Path]]]:
    """Modules, and classes with types, by their names: where they stand."""
    modules, types = defaultdict[str, set[Path]](set), defaultdict[str, set[Path]](set)
    for path in PACKAGE.rglob("*.py"):
        if not set(PAGES).isdisjoint(path.parents) or path.stem == "__init__":
            continue
        modules[path.stem].add(LANGUAGES / path.name if LANGUAGES in path.parents else path)
        for name in types_of(ast.parse(path.read_text("utf-8"))):
            types[name.lstrip("_")].add(path)
    return modules, types


def test_no_class_no_type_and_no_module_is_called_like_another():
    for places in named():
        twice = {name: sorted(map(str, where)) for name, where in places.items() if len(where) > 1}
        assert not twice, "this name stands for something else already: choose another one"


FLOORS = 8  # of a room, each of which imports the one below


def imported_in(path: Path) -> Iterator[str]:
    """Modules of the package that a module needs when it runs, as rules.pot."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("poker_rulebook."):
            module = (node.module or "").removeprefix("poker_rulebook.")
            yield module
            yield from (f"{module}.{name.name}" for name in node.names)


@pytest.mark.parametrize("room", ["language", "document", "rules", "narrative", "pages", "web", "paper"])
def test_a_room_has_no_more_than_eight_floors(room):
    files = {
        ".".join(path.relative_to(PACKAGE).with_suffix("").parts): path
        for path in (PACKAGE / room).rglob("*.py")
    }

    @cache
    def below(module: str) -> tuple[str, ...]:
        """The longest way down."""
        ways = [below(other) for other in imported_in(files[module]) if other in files]
        return (module, *max(ways, key=len, default=()))

    assert FLOORS >= len(way := max(map(below, files), key=len)), " > ".join(way)

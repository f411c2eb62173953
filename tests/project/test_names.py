"""A name stands for one thing: no class, no type and no module of the package is called like another one."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator

from real_book import ROOT

PACKAGE = ROOT / "generator" / "poker_rulebook"
PAGE = PACKAGE / "browser" / "python"  # what stands there in place of the library of Python is called like it
# Still to be renamed. This list may only become shorter.
TWICE = {
    "classes and types": """At Cards Entry Finding Found Layout Pages Paid Paragraph Part Piece Rule Rules Shown Site Text""",
    "modules": """cards chapters grammar hand rows steps text""",
}


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


def twice() -> dict[str, set[str]]:
    places: dict[str, dict[str, set[str]]] = {kind: defaultdict(set) for kind in TWICE}
    for path in PACKAGE.rglob("*.py"):
        if PAGE in path.parents or path.stem == "__init__":
            continue
        places["modules"][path.stem].add(str(path))
        for name in types_of(ast.parse(path.read_text("utf-8"))):
            places["classes and types"][name.lstrip("_")].add(str(path))
    return {kind: {name for name, where in named.items() if len(where) > 1} for kind, named in places.items()}


def test_no_class_no_type_and_no_module_is_called_like_another():
    for kind, names in twice().items():
        known = set(TWICE[kind].split())
        assert names <= known, "this name stands for something else already: choose another one"
        assert known <= names, "this name stands for one thing now: take it off the list"

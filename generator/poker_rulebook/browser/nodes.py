"""Pieces of Python's syntax tree, put together and looked at."""

from __future__ import annotations

import ast
from collections.abc import Iterable


def name_of(name: str) -> ast.Name:
    return ast.Name(name, ast.Load())


def call_of(name: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(name_of(name), list(arguments), [])


def pairs(items: Iterable[tuple[ast.expr, ast.expr]]) -> ast.expr:
    return ast.List([ast.Tuple([key, value], ast.Load()) for key, value in items], ast.Load())


def is_docstring(body: list[ast.stmt]) -> bool:
    return bool(body) and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant)


def bare(arguments: ast.arguments) -> None:
    """Without annotations, and nothing positional only."""
    arguments.args, arguments.posonlyargs = arguments.posonlyargs + arguments.args, []
    rest = [each for each in (arguments.vararg, arguments.kwarg) if each]
    for argument in (*arguments.args, *arguments.kwonlyargs, *rest):
        argument.annotation = None


def keys_as_set(side: ast.expr) -> ast.expr:
    is_keys = isinstance(side, ast.Call) and isinstance(side.func, ast.Attribute) and side.func.attr == "keys"
    return call_of("set", side) if is_keys else side

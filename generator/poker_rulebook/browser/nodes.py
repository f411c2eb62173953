"""Pieces of Python's syntax tree, put together and looked at.

What only a type checker reads goes: annotations' imports, aliases of types, variables of types.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator


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


TYPES = "tuple dict list set frozenset type Callable Mapping Sequence Literal Iterator Iterable Generator Counter".split()


def without_types(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    for statement in body:
        match statement:
            case ast.ImportFrom(module="__future__") | ast.If(test=ast.Name("TYPE_CHECKING")):
                pass
            case ast.AnnAssign(target, ast.Name("TypeAlias"), ast.expr() as value):
                kinds = _united(value)
                yield from [ast.Assign([target], ast.Tuple(kinds, ast.Load()))] if kinds else []
            case ast.Assign(value=ast.Call(func=ast.Name("TypeVar"))):
                pass
            case ast.Assign(targets=[ast.Name()], value=value) if _is_type(value):
                pass
            case ast.Assign(targets=[ast.Name() as target], value=value) if kinds := _united(value):
                yield ast.Assign([target], ast.Tuple(kinds, ast.Load()))
            case _:
                yield statement


def _is_type(value: ast.expr) -> bool:
    """Whether an expression can only be a type that is written: dict[str, int], Cards | None."""
    match value:
        case ast.Subscript(value=ast.Name(name)):
            return name in TYPES
        case ast.BinOp(op=ast.BitOr(), left=left, right=right):
            return any(isinstance(side, ast.Constant) or _is_type(side) for side in (left, right))
    return False


def _united(value: ast.expr) -> list[ast.expr]:
    """The classes of a union A | B, which isinstance may be asked about."""
    match value:
        case ast.BinOp(op=ast.BitOr(), left=left, right=ast.Name(name) as right) if (
            name[0].isupper() and name[1:2].islower()
        ):
            return [*([left] if isinstance(left, ast.Name) else _united(left)), right]
    return []


def drop_unused_imports(tree: ast.Module) -> None:
    """Imports that only annotations needed."""
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    used |= {str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)}  # as in __all__
    for node in ast.walk(tree):
        for name, body in ast.iter_fields(node):
            if isinstance(body, list) and any(
                isinstance(part, (ast.Import, ast.ImportFrom)) for part in body
            ):
                setattr(node, name, [*_used(body, used)] or [ast.Pass()])


def _used(body: Iterable[ast.stmt], names: Collection[str]) -> Iterator[ast.stmt]:
    for statement in body:
        if isinstance(statement, (ast.Import, ast.ImportFrom)):
            kept = [a for a in statement.names if (a.asname or a.name.split(".")[0]) in names]
            if not kept:
                continue
            statement.names = kept
        yield statement

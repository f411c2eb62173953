"""Pieces of Python's syntax tree, put together and looked at; a match statement as a chain of ifs."""

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


def as_ifs(node: ast.Match) -> ast.If:
    """The subject is `matched` in all of them."""
    subject = ast.NamedExpr(ast.Name("matched", ast.Store()), node.subject)
    chain: list[ast.stmt] = []
    for case in reversed(node.cases):
        test = _fits(case.pattern, name_of("matched"))
        test = test if case.guard is None else ast.BoolOp(ast.And(), [test, case.guard])
        chain = [ast.If(test, case.body, chain)]
    return ast.If(ast.Constant(True), [ast.Expr(subject), *chain], [])


def _fits(pattern: ast.pattern, subject: ast.expr) -> ast.expr:
    """Whether a pattern fits; names in it are bound on the way."""
    match pattern:
        case ast.MatchAs(pattern=None, name=None):
            return ast.Constant(True)
        case ast.MatchAs(pattern=None, name=str(name)):
            bound = ast.Tuple([ast.NamedExpr(ast.Name(name, ast.Store()), subject)], ast.Load())
            return bound  # a tuple of one thing is true
        case ast.MatchValue(value):
            return ast.Compare(subject, [ast.Eq()], [value])
        case ast.MatchOr(patterns):
            return ast.BoolOp(ast.Or(), [_fits(each, subject) for each in patterns])
        case ast.MatchSequence(patterns):
            length = ast.Compare(call_of("len", subject), [ast.Eq()], [ast.Constant(len(patterns))])
            items = (ast.Subscript(subject, ast.Constant(n), ast.Load()) for n in range(len(patterns)))
            return ast.BoolOp(ast.And(), [length, *map(_fits, patterns, items)])
        case ast.MatchClass(cls, patterns):
            kind = call_of("isinstance", subject, cls)
            fields = ast.Attribute(subject, "_fields", ast.Load())
            values = (
                call_of("getattr", subject, ast.Subscript(fields, ast.Constant(n), ast.Load()))
                for n in range(len(patterns))
            )
            return ast.BoolOp(ast.And(), [kind, *map(_fits, patterns, values)]) if patterns else kind
    raise NotImplementedError(ast.unparse(pattern))

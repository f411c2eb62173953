"""A match statement as a chain of ifs."""

from __future__ import annotations

import ast

from poker_rulebook.browser.nodes import call_of, name_of


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

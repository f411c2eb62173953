"""The messages of each language as Fluent's own parser reads them, and what each of them uses."""

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from poker_rulebook.language.text import marked_cards
from poker_rulebook.languages import FOLDER, LANGUAGES, SOURCE

FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


class Used(Visitor):
    """The variables of a message with the functions they go through, its selector keys, and messages it refers to."""

    def __init__(self):
        self.variables: dict[str, set[str]] = {}
        self.selectors: set[tuple[str, frozenset[str]]] = set()
        self.references: set[str] = set()
        self.inside = [""]

    def visit_MessageReference(self, node):
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_FunctionReference(self, node):
        self.inside.append(node.id.name)
        self.generic_visit(node)
        self.inside.pop()

    def visit_VariableReference(self, node):
        self.variables.setdefault(node.id.name, set()).add(self.inside[-1])

    def visit_SelectExpression(self, node):
        keys = frozenset(getattr(v.key, "name", getattr(v.key, "value", "")) for v in node.variants)
        self.selectors.add((node.selector.id.name, keys))
        self.generic_visit(node)


def read(locale, name):
    body = FluentParser().parse((FOLDER / locale / name).read_text("utf-8")).body
    found = {}
    for entry in body:
        assert not isinstance(entry, ast.Junk), f"{locale}/{name}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
            assert not found.keys() & parts.keys(), f"{locale}/{name}: {entry.id.name} twice"
            for key, pattern in parts.items():
                found[key] = uses = Used()
                uses.visit(pattern)
    return found


@cache
def messages(locale):
    """Name of a file -> its messages and their attributes ("button-blind.card"), each with what it uses."""
    return {name: read(locale, name) for name in FILES}


@cache
def used(locale):
    return {key: uses for found in messages(locale).values() for key, uses in found.items()}


def variables(locale, key):
    """The variables of a message and of those that it refers to, with the functions they go through."""
    found = dict(used(locale)[key].variables)
    for other in used(locale)[key].references:
        for name, through in variables(locale, other).items():
            found[name] = found.get(name, set()) | through
    return found


UNITS = LANGUAGES[SOURCE].counted.keys()
COUNTING = {*UNITS, "CARDSIZE", "NTH", "ROUND", "CHIPS", "NUMBER", "RANGE", "SPAN", "TOTAL"}
LISTS = {"LIST", "ORLIST", "JOIN", "SEATS", "BRACKET"}
LETTERS = {"RANK", "PLURAL"}
NOUN = {"en": "button", "ja": "ボタン"}


def samples(locale, key):
    """A value for every variable of a message, of the kind that the functions of either locale want."""
    values = {}
    for name, through in variables(locale, key).items():
        through = through | variables("en", key).get(name, set())
        if through & COUNTING:
            values[name] = 4
        elif through & LISTS:
            values[name] = (NOUN[locale], "6", NOUN[locale])
        elif through & LETTERS:
            values[name] = "8"
        elif "SEQUENCE" in through:
            values[name] = "8-7-6-5-4"
        elif name in ("cards", "received", "up", "down"):
            values[name] = marked_cards("Ah Td")
        else:
            values[name] = NOUN[locale]
    return values

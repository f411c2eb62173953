"""What the page for editors asks while a file of a game is typed: words to complete, the form, what it says, where it is proposed.

What is changed in the form is put into the text in the place of the old value. All else of the file stays as it was typed.

In the page this runs as it is here, in CPython made for browsers: site/assets/desk.js asks, browser/whole.py writes what it needs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from functools import cache, cached_property
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

import yaml
from msgspec.structs import replace

from poker_rulebook.book import schema
from poker_rulebook.book.begun import CannotBegin, begun_from, empty_game
from poker_rulebook.book.check import looked_through, of_game
from poker_rulebook.book.load import FOLDERS, Book, load
from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.problems import BookError, Fix, Problem
from poker_rulebook.book.repository import Repository
from poker_rulebook.book.source import GLOSSARY, TO_WRITE, Loader, fixed, parse
from poker_rulebook.changes.compared import RULES, Change, Played, by_word, deals_compared, game_change
from poker_rulebook.changes.compared import of_game as sentences_of
from poker_rulebook.changes.report import as_markdown
from poker_rulebook.changes.sides import BookSide, PagesCompared, playable
from poker_rulebook.document.tree import sentences_in
from poker_rulebook.document.views import GameView
from poker_rulebook.house_edition import house_edition, preset_edition
from poker_rulebook.inspection import of_played_game
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Phrase, say
from poker_rulebook.language.wording import seated
from poker_rulebook.languages import BESIDE, LANGUAGES, SOURCE
from poker_rulebook.pages.citations import rule_choices, rule_numbers, taken_choices
from poker_rulebook.pages.examples import result_view
from poker_rulebook.pages.game import game_view
from poker_rulebook.pages.general_rules import chapter_view, word_view
from poker_rulebook.pages.mixes import mix_view
from poker_rulebook.play.parser import InputError
from poker_rulebook.play.script import findings, run

# --- words that can stand at a place of a game's file, with their meanings in the language of the page, from the
# schema


_LINE = re.compile(r"( *)((?:- )*)(.*)")
_KEY = re.compile(r"([\w-]+):(?: |$)")
_TOKEN = re.compile(r"'[^']*'?|\"[^\"]*\"?|[{}\[\],]|[\w-]+:(?= |$)|[^\s{}\[\],'\"]+")


class AroundCursor(NamedTuple):
    """A mapping or list around the cursor.

    indent   of its lines; None in braces or brackets
    key      under which the next level stands; '' where none is written yet
    said     what its keys say, as far as that is one word
    """

    indent: int | None
    is_list: bool
    key: str
    said: dict[str, str]


class CursorPlace(NamedTuple):
    """Where a cursor stands. path    keys from the top, '*' for an item; said    the words beside it; key    whether a key is typed"""

    path: tuple[str, ...]
    said: dict[str, str]
    key: bool
    begun: str


class Completion:
    """kind    of the files, as their schema is called: game, chapter, mix, preset, house, glossary"""

    def __init__(self, book: Book, locale: str, kind: str = "game"):
        self.book, self.kind = book, kind
        self.language = locale if locale in BESIDE else SOURCE
        self.number = BESIDE.index(self.language)
        self.folder = book.folder / "schema"
        self.whole = self._there(f"{kind}.schema.json#")

    def at(self, text: str, cursor: int) -> list[dict[str, str]]:
        """Words with their meanings, those that begin as what is typed first; each with what is typed already."""
        place = place_of(text[:cursor])
        nodes = self._nodes(place)
        found = self._keys(nodes, place) if place.key else self._words(nodes, place)
        fit = [(word, meaning) for word, meaning in found if place.begun.lower() in word.lower()]
        fit.sort(key=lambda it: not it[0].startswith(place.begun))
        return [{"word": word, "meaning": meaning, "begun": place.begun} for word, meaning in fit]

    def choices(self, place: CursorPlace) -> list[tuple[str, str]]:
        """Every word that may stand as a value, with its meaning; [] where it may be anything."""
        return list(dict(self._words(self._nodes(place), place)).items())

    def word(self, place: CursorPlace, word: str) -> str:
        """What a word that stands as a value means."""
        return dict(self.choices(place)).get(word, "")

    def meaning(self, place: CursorPlace, key: str) -> str:
        """What a key means that stands there."""
        return dict(self._keys(self._nodes(place), place._replace(begun=key))).get(f"{key}:", "")

    def _nodes(self, place: CursorPlace) -> list[Mapping[str, Any]]:
        """The parts of the schema that describe the place."""
        beside = len(place.path) - (0 if place.key else 1)  # how deep the words beside stand
        nodes = self._parts(self.whole, {})
        for number, key in enumerate(place.path, 1):
            said = place.said if number == beside else {}
            below = [found for node in nodes if (found := _below(node, key))]
            nodes = [part for node in below for part in self._parts(node, said)]
        return nodes

    def _parts(self, node: Mapping[str, Any], said: Mapping[str, str]) -> list[Mapping[str, Any]]:
        """The part and those that it combines; of conditions what holds of the words beside."""
        while "$ref" in node:
            node = {
                **self._there(node["$ref"]),
                **{key: node[key] for key in ("description",) if key in node},
            }
        parts = [node]
        if "if" in node:
            parts += self._parts(node.get("then" if _holds(node["if"], said) else "else", {}), said)
        for inner in (*node.get("allOf", ()), *node.get("anyOf", ())):
            parts += self._parts(inner, said)
        return parts

    def _there(self, reference: str) -> Mapping[str, Any]:
        file, _, path = reference.partition("#")
        node: Mapping[str, Any] = _anchored(self.folder / file)
        for part in filter(None, path.split("/")):
            node = node[part]
        return node

    def _keys(self, nodes: list[Mapping[str, Any]], place: CursorPlace) -> Iterator[tuple[str, str]]:
        found = {key: value for node in nodes for key, value in node.get("properties", {}).items() if value}
        for key, value in found.items():
            if key not in place.said or key == place.begun:
                meaning = next(filter(None, map(self._meaning, (value, *self._parts(value, {})))), "")
                yield f"{key}:", meaning

    def _words(self, nodes: list[Mapping[str, Any]], place: CursorPlace) -> Iterator[tuple[str, str]]:
        for node in nodes:
            meanings = node.get("enumDescriptions") or [""] * len(node.get("enum", ()))
            for word, meaning in zip(node.get("enum", ()), meanings, strict=True):
                yield str(word), self._meaning({"description": meaning})
            if node.get("type") == "boolean":
                yield from (("true", ""), ("false", ""))
        names = {
            "ranking": self._rankings, "deck": self._decks, "based_on": self._games, "game": self._games, "preset": self._presets,
        }  # fmt: skip
        if place.path and place.path[-1] in names:
            yield from names[place.path[-1]]()

    def _rankings(self) -> Iterator[tuple[str, str]]:
        return ((id_, self._name(self.book.rankings.source(id_).value)) for id_ in self.book.rankings.paths)

    def _decks(self) -> Iterator[tuple[str, str]]:
        return ((data["id"], self._name(data)) for data in self.book.deck_file.value or ())

    def _games(self) -> Iterator[tuple[str, str]]:
        return ((id_, self._name(self.book.games.source(id_).rules)) for id_ in self.book.games.paths)

    def _presets(self) -> Iterator[tuple[str, str]]:
        return ((id_, preset.name[self.language]) for id_, preset in self.book.presets.items())

    def _name(self, data: Any) -> str:
        return str(data.get("name", {}).get(self.language, ""))

    def _meaning(self, node: Mapping[str, Any]) -> str:
        lines = node.get("description", "").split("\n")
        return str(lines[self.number] if len(lines) > self.number else lines[0])


@cache
def _anchored(path: Path) -> Any:
    """A schema in which every reference names its file."""

    def anchored(node: Any) -> Any:
        if isinstance(node, list):
            return [anchored(item) for item in node]
        if not isinstance(node, dict):
            return node
        at = node.get("$ref")
        own = {"$ref": f"{path.name}{at}"} if isinstance(at, str) and at.startswith("#") else {}
        return {key: anchored(value) for key, value in node.items()} | own

    return anchored(schema.contents(path))


def _below(node: Mapping[str, Any], key: str) -> Mapping[str, Any] | None:
    found = (
        node.get("items")
        if key == "*"
        else node.get("properties", {}).get(key) or node.get("additionalProperties")
    )
    return found if isinstance(found, Mapping) else None


def _holds(condition: Mapping[str, Any], said: Mapping[str, str]) -> bool:
    parts = condition.get("properties", {}).items()
    written = all(key in said for key in condition.get("required", ()))
    return written and all("const" not in node or str(node["const"]) == said.get(key) for key, node in parts)


def place_of(text: str) -> CursorPlace:
    """Where the end of a text stands in YAML that is still being typed: by indentation outside, by braces inside of them."""
    levels = [AroundCursor(0, False, "", {})]
    before, _, last = text.rpartition("\n")
    for line in before.split("\n"):
        levels = _after(levels, line)
    levels = _after(levels, last, unfinished=True)
    begun = re.split(r"[^\w-]", last)[-1]
    return _place(levels, begun)


def _place(levels: list[AroundCursor], begun: str) -> CursorPlace:
    path: list[str] = []
    for level in levels[:-1]:
        path += ["*"] if level.is_list else [level.key] if level.key else []
    inner = levels[-1]
    if inner.is_list:
        around = {} if inner.indent is None else inner.said
        return CursorPlace((*path, "*"), around, inner.indent is not None, begun)
    if inner.key:
        return CursorPlace((*path, inner.key), inner.said, False, begun)
    return CursorPlace(tuple(path), inner.said, True, begun)


def _after(levels: list[AroundCursor], line: str, unfinished: bool = False) -> list[AroundCursor]:
    """The levels around the end of a line.    unfinished    whether the cursor stands there"""
    if levels[-1].indent is None:
        return _inside(levels, line)
    indent, dashes, rest = _LINE.findall(line)[0]
    if rest.startswith("#") or not (rest or dashes or unfinished):
        return levels
    depth = len(indent)
    while len(levels) > 1 and levels[-1].indent is not None and _is_outside(levels[-1], depth, bool(dashes)):
        levels = levels[:-1]
    if dashes:
        if not levels[-1].is_list or levels[-1].indent != depth:
            levels = [*levels, AroundCursor(depth, True, "", {})]
        levels = [*levels, AroundCursor(depth + len(dashes), False, "", {})]
    elif depth > (levels[-1].indent or 0) and levels[-1].key:
        levels = [*levels, AroundCursor(depth, False, "", {})]
    else:
        levels = [*levels[:-1], levels[-1]._replace(key="")]
    return _inside(levels, rest)


def _is_outside(level: AroundCursor, depth: int, dash: bool) -> bool:
    assert level.indent is not None
    return level.indent > depth or (level.indent == depth and level.is_list and not dash)


def _inside(levels: list[AroundCursor], text: str) -> list[AroundCursor]:
    """The levels after the words of a line, brace by brace."""
    for token in _TOKEN.findall(text):
        inner = levels[-1]
        if token in "{[":
            levels = [*levels, AroundCursor(None, token == "[", "", {})]
        elif token in "}]":
            levels = levels[:-1] if inner.indent is None and len(levels) > 1 else levels
        elif token == ",":
            levels = [*levels[:-1], inner._replace(key="")] if inner.indent is None else levels
        elif token.startswith("#"):
            break
        elif token.endswith(":") and not inner.is_list:
            levels = [*levels[:-1], inner._replace(key=token[:-1], said={**inner.said, token[:-1]: ""})]
        elif inner.key:
            levels = [*levels[:-1], inner._replace(said={**inner.said, inner.key: token})]
    return levels


# --- the ordinary parts of a file as a form, for those who do not write YAML


# of a game's file; of others all keys are asked for
PARTS = ("name", "reading", "players", "deck", "betting", "raise_cap", "forced_bets", "play", "showdown")
LEFT_OUT = ("id", "of", "former")  # keys that are not asked for
WORKED = ("examples", "cases", "tables")  # nor what is worked out
OF_STEPS = ("do", "when", "title")  # nor of the steps of a game
DECIDED = (
    "choices",
    "general",
)  # of presets and houses: every option and rule that can be decided is asked for
Keys = list[str | int]  # the way to a place in the file


def form_of(text: str, words: Completion) -> list[dict[str, Any]]:
    """The parts, each with its fields; [] where the text cannot be read."""
    root = _root(text)
    if root is None:
        return []
    if isinstance(root, yaml.SequenceNode):
        return [_list("", root, [], words)]
    top = {key.value: node for key, node in root.value}
    if words.kind in ("preset", "house"):
        top |= {name: top.get(name, yaml.MappingNode("", [])) for name in DECIDED}
    wanted = PARTS if words.kind == "game" else top
    return [_part(name, top[name], words) for name in wanted if name in top and name not in LEFT_OUT]


def _part(name: str, node: yaml.Node, words: Completion) -> dict[str, Any]:
    if isinstance(node, yaml.SequenceNode) and all(isinstance(it, yaml.MappingNode) for it in node.value):
        return _list(name, node, [name], words)
    decided = name in DECIDED and words.kind in ("preset", "house")
    fields = _decisions(name, node, words) if decided else _fields(node, [name], {}, words)
    return {"name": name, "meaning": _means(name, words), "fields": list(fields), "items": None}


def _means(name: str, words: Completion) -> str:
    return words.meaning(CursorPlace((), {}, True, ""), name)


def _list(name: str, node: yaml.SequenceNode, path: Keys, words: Completion) -> dict[str, Any]:
    """Items that can be taken out, and put in once more."""
    items = [_item(item, [*path, number], words) for number, item in enumerate(node.value)]
    return {"name": name, "meaning": _means(name, words) if name else "", "fields": [], "items": items}


def _item(node: yaml.Node, path: Keys, words: Completion) -> dict[str, Any]:
    said = (
        {key.value: value.value for key, value in node.value if isinstance(value, yaml.ScalarNode)}
        if isinstance(node, yaml.MappingNode)
        else {}
    )
    found = _fields(node, path, said, words, len(path))
    left_out = OF_STEPS if words.kind == "game" else ()
    fields = [field for field in found if field["path"][len(path)] not in left_out]
    what = words.word(CursorPlace((str(path[0]), "*", "do"), said, False, ""), said.get("do", ""))
    return {"id": said.get("id") or said.get("game", ""), "path": path, "meaning": what, "fields": fields}


def _decisions(name: str, node: yaml.Node, words: Completion) -> Iterator[dict[str, Any]]:
    """Of a preset or house: what it chooses of each option that many games have, or of each general rule that leaves a choice."""
    taken = {key.value: value.value for key, value in node.value}
    is_open = plain(say("preset-open"), words.language)
    for id_, title, choices in _to_decide(name, words):
        yield {
            "path": [name, id_],
            "name": id_,
            "meaning": title,
            "value": taken.get(id_, ""),
            "several": False,
            "choices": [("", is_open), *choices],
        }


def _to_decide(name: str, words: Completion) -> Iterator[tuple[str, str, list[tuple[str, str]]]]:
    """Id and name, with the id and the words of each choice."""
    lang = words.language
    if name == "choices":
        for option in words.book.common_options:
            choices = [(it["id"], it[lang]) for it in option["choices"]]
            yield option["id"], option["name"][lang], choices
        return
    for rule in (it for chapter in words.book.chapters.values() for it in chapter.rules):
        if rule.choices:
            found = [(it.id, plain(it.text, lang)) for it in rule_choices(words.book, rule)]
            yield rule.id, rule.name[lang], found


def _fields(
    node: yaml.Node, path: Keys, said: dict[str, str], words: Completion, depth: int = 1
) -> Iterator[dict[str, Any]]:
    """What can be filled in at and below a place: words, numbers, texts, and lists of these. Worked examples are left to the text.

    depth    how much of a way its part or its item has said already
    """
    below: list[tuple[str | int, yaml.Node]] = []
    if isinstance(node, yaml.MappingNode):
        below = [(key.value, value) for key, value in node.value if key.value not in (*LEFT_OUT, *WORKED)]
    elif isinstance(node, yaml.SequenceNode) and any(isinstance(it, yaml.MappingNode) for it in node.value):
        below = list(enumerate(node.value))
    for step, value in below:
        yield from _fields(value, [*path, step], said, words, depth)
    if below or isinstance(node, yaml.MappingNode):
        return
    place = CursorPlace(tuple("*" if isinstance(key, int) else key for key in path), said, False, "")
    key = str(path[-1])
    meaning = (
        LANGUAGES[key].name
        if key in LANGUAGES
        else words.meaning(place._replace(path=place.path[:-1], key=True), key)
    )
    name = ".".join(str(key + 1) if isinstance(key, int) else key for key in path[depth:])
    row = {"path": path, "name": name or key, "meaning": meaning}
    if isinstance(node, yaml.ScalarNode):
        yield row | {"value": node.value, "several": False, "choices": words.choices(place)}
    elif isinstance(node, yaml.SequenceNode) and all(isinstance(it, yaml.ScalarNode) for it in node.value):
        inner = words.choices(place._replace(path=(*place.path, "*")))
        yield row | {"value": [it.value for it in node.value], "several": True, "choices": inner}


# --- a changed text


def filled(text: str, path: Keys, value: str | list[str]) -> str:
    """The text with another value in one place."""
    node = _node(text, path)
    if node is None:
        return text
    several = isinstance(node, yaml.SequenceNode)
    items = [value] if isinstance(value, str) else value
    written = list(map(_written, items))
    begin, end = _span(text, node)
    return text[:begin] + (f"[{', '.join(written)}]" if several else written[0]) + text[end:]


def with_choice(text: str, part: str, id_: str, choice: str) -> str:
    """The text of a preset or a house with another choice of an option or a rule; '' leaves it open.

    part    one of DECIDED; where it has no key yet, it comes last, and it goes with the last that it says
    """
    root = _root(text)
    top = {key.value: (key, value) for key, value in root.value}
    if part not in top:
        return f"{text.rstrip()}\n{part}:\n  {id_}: {choice}\n" if choice else text
    key, node = top[part]
    known = {name.value: (name, value) for name, value in node.value}
    if choice and id_ in known:
        return filled(text, [part, id_], choice)
    if not choice and {*known} <= {id_}:
        first, last = _whole_lines(text, _at(text, key.start_mark), _span(text, node)[1])
        return text[:first] + text[last:]
    if node.flow_style:
        said = {name: text[slice(*_span(text, value))] for name, (_, value) in known.items()} | {id_: choice}
        begin, end = _span(text, node)
        written = ", ".join(f"{name}: {value}" for name, value in said.items() if value)
        return f"{text[:begin]}{{{written}}}{text[end:]}"
    name, value = known.get(id_) or node.value[-1]
    first, last = _whole_lines(text, _at(text, name.start_mark), _span(text, value)[1])
    line = f"{' ' * int(name.start_mark.column)}{id_}: {choice}\n"
    return text[:last] + line + text[last:] if choice else text[:first] + text[last:]


def without(text: str, path: Keys) -> str:
    """The text without an item of a list, whole lines of it."""
    lines = _lines(text, path)
    return text if lines is None else text[: lines[0]] + text[lines[1] :]


def once_more(text: str, path: Keys) -> str:
    """The text with an item of a list twice; the second has an id of its own, where the first has one."""
    lines, node = _lines(text, path), _node(text, [*path, "id"])
    if lines is None:
        return text
    item, own = text[slice(*lines)], node.value if node else ""
    if not own:
        return text[: lines[1]] + item + text[lines[1] :]
    number = next(n for n in range(2, 1_000) if not re.search(rf"\bid: *{re.escape(own)}-{n}\b", text))
    again = re.sub(rf"\bid: *{re.escape(own)}(?![\w-])", f"id: {own}-{number}", item, count=1)
    return text[: lines[1]] + again + text[lines[1] :]


def _root(text: str) -> Any:
    try:
        root = Loader(text).get_single_node()
    except yaml.YAMLError:
        return None
    return root if isinstance(root, (yaml.MappingNode, yaml.SequenceNode)) else None


def _node(text: str, path: Keys) -> Any:
    node = _root(text)
    for step in path:
        if isinstance(node, yaml.MappingNode):
            node = next((value for key, value in node.value if key.value == step), None)
        elif isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
            node = node.value[step]
        else:
            return None
    return node


def _at(text: str, mark: Any) -> int:
    return sum(len(line) for line in text.splitlines(keepends=True)[: mark.line]) + int(mark.column)


def _span(text: str, node: yaml.Node) -> tuple[int, int]:
    """Where a value stands, without spaces and comments behind it."""
    begin, end = _at(text, node.start_mark), _at(text, node.end_mark)
    return begin, begin + len(text[begin:end].rstrip())


def _lines(text: str, path: Keys) -> tuple[int, int] | None:
    """Where the lines of an item begin and end; None for one that shares a line with another."""
    node = _node(text, path)
    if node is None:
        return None
    begin, end = _span(text, node)
    first, last = _whole_lines(text, begin, end)
    return (first, last) if re.fullmatch(r" *- +", text[first:begin]) else None


def _whole_lines(text: str, begin: int, end: int) -> tuple[int, int]:
    return text.rfind("\n", 0, begin) + 1, text.find("\n", end) + 1 or len(text)


def _written(value: str) -> str:
    """A value as it stands in a file: text in quotes where it would be read as something else."""
    plain = re.fullmatch(r"[\w…](?:[\w… /.&-]*[\w….])?", value) and not re.fullmatch("true|false|null", value)
    return value if plain else "'" + value.replace("'", "''") + "'"


# --- where a changed or new file is proposed


LONGEST = 6_000  # characters of an address that any host takes; a longer file is pasted there


def proposed_at(configured: Mapping[str, str], file: str, is_new: bool, **said: str) -> tuple[str, bool]:
    """The address of the host's own editor, with as much of what is said filled in as fits, '' where none is known; and
    whether the text of the file is.

    configured   `repo_url`, `edit_uri` and `docs_dir` of mkdocs.yml: https://host/our/book, edit/main/site/en/, site/en
    file         as from the top of the repository
    said         text of the file, title and summary

    A host has the page for a new file where that for an existing one is, with `new` in the place of `edit`. Parameters that it
    does not know are passed over.
    """
    root, folder = configured.get("repo_url", ""), configured.get("edit_uri", "")
    folder = folder.removesuffix("/").removesuffix(configured.get("docs_dir", "").strip("/"))
    if not re.match("https?://", root) or not re.search(r"(^|/)_?edit(/|$)", folder):
        return "", False
    place = f"{root.rstrip('/')}/{folder.strip('/')}/"
    name = file.rpartition("/")[2]
    filled = {"message": said["title"], "description": said["summary"]}
    if is_new:
        place = re.sub("/(_?)edit/", r"/\1new/", place)
        filled = {"filename": name, "file_name": name} | filled
        file = file.rpartition("/")[0]
    whole = f"{place}{quote(file)}?"
    for some in (
        filled | {"value": said["text"]},
        filled,
        {key: filled[key] for key in filled if key != "description"},
    ):
        if len(address := whole + urlencode(some, quote_via=quote)) <= LONGEST:
            return address, "value" in some
    return whole.rstrip("?"), False


# --- what the page for editors asks while a file of a game is typed


_ID = re.compile(r"^id: *([a-z0-9-]+) *(?:#.*)?$", re.MULTILINE)
FEW_DEALS = 100  # for the summary of a change
TEXTS = 2  # as it was typed, and as it is told while its reading is still to be written
_OPEN = re.compile(rf"(?<=[ {{\[]){TO_WRITE}(?=[\s}}\],])")
READING = "reading: \u304b\u306a"  # in kana, in place of one that is still to be written
_UNREAD = re.compile(f"^reading: *{TO_WRITE}", re.MULTILINE)
NEW = "new-game"  # the id of a file that says none
Given = dict[str, Any]


def begun(folder: str, locale: str) -> Desk:
    """The desk of a page, where `browser.whole` has been unpacked."""
    root = Path(folder)
    values = json.loads((root / "values.json").read_text("utf-8"))
    return Desk(root / "book", values, locale, root / "edited")


class Desk:
    """One book, and beside it a file that is being edited.

    place    a folder of its own, in which the file of a game is written
    model    the id of the game that the text is compared with: itself, or the one that it was begun from; '' for none
    other    the file, as "games/rules/side-pots.yaml", where it is not that of a game; else ''
    """

    def __init__(self, folder: Path, values: Mapping[str, Any], locale: str, place: Path):
        self.book, self.values, self.locale, self.place = load(folder), values, locale, place
        self.model = self.other = ""
        self.book.reader.learn(values)
        self._books: dict[str, Book] = {}  # of the last texts

    def answer(self, asked: str) -> str:
        """What a question gives, both as JSON: {"ask": the name of a method, and what it takes}."""
        said = json.loads(asked)
        return json.dumps(getattr(self, said.pop("ask"))(**said), ensure_ascii=False)

    def opened(self, game: str = "", base: str = "", id: str = NEW, file: str = "") -> Given:
        """The text to begin with: of a game of the book, of a new one from a base or from nothing, or of another file."""
        if file in others(self.book):
            self.other = file
            return {"text": (self.book.folder / file).read_text("utf-8"), "file": file}
        self.model = self.book.called(game or base) if game or base else ""
        known = self.model in self.book.games.paths
        if game and known:
            return {"text": self.book.games.source(self.model).text, "file": f"games/{self.model}.yaml"}
        try:
            text = begun_from(self.book, id, self.model, {}) if known else empty_game(self.book, id)
        except CannotBegin:  # of a game from a known one, or from nothing, only the id can be wrong
            return {"wrong": self.plain(say("edit-no-id", id=id))}
        return {"text": text, "file": f"games/{id}.yaml", "unknown": (game or base) if not known else ""}

    def deciding(self) -> Given:
        """Presets and houses under whose choices a game can be looked at: "presets/ID", and the name."""
        shelves: dict[str, Repository[Any]] = {"presets": self.book.presets, "houses": self.book.houses}
        named = ((f"{kind}/{id_}", it.name) for kind, shelf in shelves.items() for id_, it in shelf.items())
        return {"known": [[id_, name[self.locale]] for id_, name in named]}

    # --- the edited file

    def edited(self, text: str) -> tuple[Book, str]:
        """The book with the text in the place of its file, and the id that the text says."""
        found = _ID.search(text)
        id_ = found[1] if found else NEW
        if text not in self._books:
            path = self.place / f"{id_}.yaml"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            book = self.book.with_file(path)
            # called as it will be in the book; and kept, as the next text is written to the same place
            book.reader.put(path, parse(text, f"games/{id_}.yaml"))
            self._books = dict([*self._books.items(), (text, book)][-TEXTS:])
        return self._books[text], id_

    def _beside_it(self, text: str) -> Book:
        """The book with the text in the place of its file, where that is not the file of a game."""
        book = load(self.book.folder)
        book.reader.learn(self.values)
        book.reader.put(book.folder / self.other, parse(text, self.other))
        return book

    def game(self, text: str, under: str = "") -> tuple[Book, Game] | None:
        """None where the file cannot be played as it is. What is still to be written keeps nothing else from being told.

        under    the preset or house under whose choices it is played, "presets/ID"; '' for the usual ones
        """
        if self.other:
            return None
        book, id_ = self.edited(_OPEN.sub(2 * TO_WRITE, _UNREAD.sub(READING, text)))
        try:
            book = decided(book, under)
            return book, book.games[id_]
        except BookError:
            return None

    def checked(self, text: str) -> Given:
        """What is wrong with the file by itself, as `check` says it; of one that is no game's, also beside all others."""
        if self.other:
            found, _ = looked_through(self._beside_it(text), [self.other])
            return {"problems": [_told(problem) for problem in found if problem.file == self.other]}
        book, id_ = self.edited(text)
        return {"id": id_, "problems": list(map(_told, of_game(book, id_)))}

    def across(self, text: str) -> Given:
        """The same beside all other files, with its examples, and its page under every choice of a table."""
        if self.other:
            return {"problems": []}
        book, id_ = self.edited(text)
        source = book.games.source(id_)
        found, sound = looked_through(book, [source.file])
        found = [problem for problem in found if problem.file == source.file]
        return {"problems": list(map(_told, found or of_played_game(book, sound.games[id_])))}

    # --- what it says

    def told(self, text: str, under: str = "") -> Given:
        """The sentences of the page and the lines of the card, beside what they were.    under    as `game` takes it"""
        if self.other:
            old, new = (self._sentences(book) for book in (self.book, self._beside_it(text)))
            return {"rows": None if new is None else self._beside(old or (), new), "card": None}
        now, before = self._view(text, under), self._before(under)
        if now is None:
            return {"rows": None, "card": None}
        old, new = (sentences_of(view, RULES) if view else [] for view in (before, now))
        cards = (
            sentences_in(replace(view.card, ranking=None), "card") if view else () for view in (before, now)
        )
        return {"rows": self._beside(old, new), "card": self._beside(*cards)}

    def _sentences(self, book: Book) -> list[tuple[str, Phrase]] | None:
        """What the page of a file says that is not of a game; None where it cannot be read."""
        _, kind, name = f"/{self.other}".removesuffix(".yaml").rsplit("/", 2)
        try:
            if kind == "mixes":
                return [*sentences_in(mix_view(book, book.mixes[name]))]
            if kind in ("presets", "houses"):
                by = book.presets[name] if kind == "presets" else house_edition(book, name).house
                return [(rule.id, taken.text) for rule, taken in taken_choices(book, by) if taken]
            numbers = rule_numbers(book)
            if kind == "rules":
                return [*sentences_in(chapter_view(book, book.chapters[name], numbers))]
            return [*sentences_in(tuple(word_view(book, term, numbers) for term in book.terms.values()))]
        except BookError:
            return None

    def _view(self, text: str, under: str) -> GameView | None:
        found = self.game(text, under)
        if not found:
            return None
        book, game = found
        return game_view(book, playable(book, _readable(game)))

    def _before(self, under: str) -> GameView | None:
        book = decided(self.book, under)
        return game_view(book, book.games[self.model]) if self.model else None

    def _beside(self, old: Iterable[tuple[str, Phrase]], new: Iterable[tuple[str, Phrase]]) -> list[Given]:
        """Lines of both in the order of the page, those that say the same side by side."""
        before, after = ([(at, self.plain(said)) for at, said in them] for them in (old, new))
        rows: list[Given] = []
        for _, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
            for was, now in zip_longest(before[a:b], after[c:d], fillvalue=("", "")):
                rows.append(_row(was[1], now[1]))
        return rows

    def plain(self, said: Phrase) -> str:
        return " ".join(plain(said, self.locale).strip().lstrip(":\uff1a").split())

    def compared(self, text: str, deals: int, under: str = "") -> Given:
        """What changes in play, by the same random deals under the rules of before and of now; None where they are the same.

        under    as `game` takes it
        """
        found = self.game(text, under)
        if not found or not self.model:
            return {"compared": None if self.model else False}
        book, game = found
        before = decided(self.book, under)
        if game.id == self.model:
            change = self._change(before, book, game, deals)
        else:
            change = Change("added", play=deals_compared(before.games[self.model], game, deals))
        options = {name: self._played(played) for name, played in (change.options | change.added).items()}
        return {
            "compared": True,
            "play": self._played(change.play),
            "options": options,
            "examples": list(change.examples),
        }

    def _played(self, played: Played | None) -> Given | None:
        """How many deals differ; and of the first hand that does what goes as before, and the rest side by side."""
        if played is None:
            return None
        told: Given = {"deals": played.deals, "changed": played.changed}
        if hand := played.first:
            rows = [_row(before, after) for before, after in hand.lines[self.locale]]
            told |= {"deal": hand.deal, "same": hand.same[self.locale], "rows": rows}
        return told

    def _change(self, before: Book, book: Book, game: Game, deals: int) -> Change:
        """Of a game that the book has."""
        return game_change(PagesCompared(BookSide("", before), BookSide("", book)), game.id, deals)

    # --- what is proposed

    def proposal(self, text: str, title: str, configured: Mapping[str, str]) -> Given:
        """File, title and summary of what changes; and where that can be proposed, '' where no host is known."""
        if self.other:
            file, is_new, name, summary = self.other, False, self.other, ""
        else:
            book, id_ = self.edited(text)
            file, is_new = f"games/{id_}.yaml", id_ not in self.book.games.paths
            name = book.games.source(id_).rules.get("name", {}).get(SOURCE, id_) if self.game(text) else id_
            summary = self._summary(text, is_new)
        title = title or (f"A new game: {name}" if is_new else f"{name}: other rules or words")
        where, whole = proposed_at(configured, file, is_new, text=text, title=title, summary=summary)
        return {"file": file, "title": title, "summary": summary, "where": where, "whole": whole}

    def _summary(self, text: str, is_new: bool) -> str:
        """What the comment below a pull request says of the game, in English; of a new one what it was begun from."""
        found = self.game(text)
        if not found:
            return self.plain(say("edit-still-wrong"))
        if is_new:
            return f"Begun from {self.model}." if self.model else ""
        book, game = found
        return as_markdown({game.id: self._change(self.book, book, game, FEW_DEALS)})

    # --- words and fields

    @cached_property
    def completion(self) -> Completion:
        folder = self.other.split("/")[1] if self.other.count("/") > 1 else ""
        return Completion(self.book, self.locale, FOLDERS.get(folder, "glossary") if self.other else "game")

    def words(self, text: str, cursor: int) -> Given:
        return {"words": self.completion.at(text, cursor)}

    def form(self, text: str) -> Given:
        return {"parts": form_of(text, self.completion)}

    def mended(self, text: str, fixes: list[list[Any]]) -> Given:
        """The text with what a hint says exactly.    fixes    (line, column, what stands there, what is to stand there)"""
        return {"text": fixed(text, [Fix(*fix) for fix in fixes])}

    def filled(self, text: str, path: list[str | int], value: str | list[str]) -> Given:
        if self.completion.kind in ("preset", "house") and path[0] in DECIDED:
            part, id_ = map(str, path)
            return {"text": with_choice(text, part, id_, str(value))}
        return {"text": filled(text, path, value)}

    def without(self, text: str, path: list[str | int]) -> Given:
        return {"text": without(text, path)}

    def once_more(self, text: str, path: list[str | int]) -> Given:
        return {"text": once_more(text, path)}

    # --- its examples

    def played(self, text: str) -> Given:
        """Every example: whether it comes out as the file says, and how it does come out."""
        found = self.game(text)
        if not found:
            return {"examples": None}
        book, game = found
        examples = _readable(game).examples
        return {"examples": [self._example(book, game, n, it) for n, it in enumerate(examples)]}

    def _example(self, book: Book, game: Game, number: int, example: Example) -> Given:
        source = book.games.source(game.id)
        wrong = [
            source.problem(("examples", number, *at), said, hint)
            for at, said, hint in findings(book, game, example)
        ]
        line = source.problem(("examples", number), "").line
        row = {"id": example.id, "title": self.plain(seated(example.title)), "line": line}
        return row | {
            "problems": list(map(_told, wrong)),
            "comes": list(self._comes_out(book, game, example)),
        }

    def _comes_out(self, book: Book, game: Game, example: Example) -> Iterator[str]:
        """The result, and the hand as players tell it; nothing where it cannot be played."""
        try:
            view = result_view(game, example, run(book, game, example), stepped=False)
        except InputError:
            return
        lines = (
            say("fact-in-line", label=line.title, value=line.text) if line.title else line.text
            for line in view.lines
        )
        yield from filter(None, map(self.plain, (view.result, *lines)))


def decided(book: Book, by: str) -> Book:
    """The book under the choices of a preset or house, "presets/ID"; itself for ''."""
    kind, _, id_ = by.partition("/")
    return {"presets": preset_edition, "houses": house_edition}[kind](book, id_) if by else book


def others(book: Book) -> list[str]:
    """The files that are no game's and that can be edited as a text: general rules, words, mixes, presets, houses."""
    shelves: dict[str, Repository[Any]] = {
        "rules": book.chapters,
        "mixes": book.mixes,
        "presets": book.presets,
        "houses": book.houses,
    }
    found = [f"games/{folder}/{id_}.yaml" for folder, shelf in shelves.items() for id_ in shelf.paths]
    return [*found, GLOSSARY] if (book.folder / GLOSSARY).exists() else found


def _readable(game: Game) -> Game:
    """The game without examples where the file has some that cannot be read."""
    try:
        len(game.examples)
    except BookError:
        return replace(game, examples=())
    return game


def _row(before: str, after: str) -> Given:
    """Two lines; where they are not the same also the pieces of both, word by word."""
    return {
        "before": before,
        "after": after,
        "pieces": list(by_word(before, after)) if before != after else None,
    }


def _told(problem: Problem) -> Given:
    return {
        "line": problem.line, "column": problem.column, "about": problem.path, "message": problem.message, "hint": problem.hint,
        "fixes": [[fix.line, fix.column, fix.old, fix.new] for fix in problem.fixes], "reread": problem.is_stale,
    }  # fmt: skip

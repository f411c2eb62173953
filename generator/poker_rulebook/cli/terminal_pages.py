"""A page in a terminal: its document (see poker_rulebook.document.tree), part by part. Nothing here knows of poker but the colours of suits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from poker_rulebook.cli.screen import LONG, SHORT, SUIT_STYLES, grid, indented
from poker_rulebook.document.tree import JsonPart

SUITS = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}
SIGNS = {suit: sign for sign, suit in SUITS.items()}
CARD = re.compile(f"[2-9TJQKA]([{''.join(SUITS)}])")
WIDEST_TITLE = 24  # letters of a title that stands beside its text


def page(found: JsonPart) -> RenderableType:
    """A whole page."""
    names = dict.fromkeys((found["title"], found.get("other_title", "")))
    title = "  ".join(filter(None, (found.get("number"), *names)))
    return Group(painted(title, "bold underline"), *_parts(found["parts"]))


def section(found: JsonPart) -> RenderableType:
    """A part of a page by itself, such as a general rule or a word of the glossary, with its address."""
    label = (f"{found['label']}  ", "dim") if "label" in found else ""
    title = Text.assemble(label, painted(found["title"], "bold"), (f"  {found['id']}", "dim"))
    return Group(title, *map(indented, _parts(found["parts"])))


def painted(text: str, style: str = "") -> Text:
    """A text with its cards in the colours of their suits."""
    found = Text(text, style=style)
    for card in CARD.finditer(text):
        found.stylize(SUIT_STYLES[SUITS[card[1]]], *card.span())
    return found


def _parts(parts: Iterable[JsonPart]) -> Iterator[RenderableType]:
    """Parts of a page, one below the other; those of a kind that follow each other share their columns."""
    for kind, run in groupby(parts, lambda part: part["kind"]):
        if kind in TOGETHER:
            yield TOGETHER[kind](list(run))
        else:
            for part in run:
                yield from ALONE[kind](part)


def _text(part: JsonPart) -> Iterator[RenderableType]:
    yield painted(part["text"])


def _section(part: JsonPart) -> Iterator[RenderableType]:
    label = f"{part['label']}  " if "label" in part else ""
    if "title" in part:
        yield Text()
        yield Text.assemble((label, "dim"), painted(part["title"], "bold"))
    if "text" in part:
        yield painted(part["text"])
    if part.get("ordered"):
        yield grid({"justify": "right", "width": 3}, SHORT, LONG, rows=_steps(part["parts"]))
    elif part.get("id") == "_options":
        yield from (
            indented(line)
            for option in part["parts"]
            for line in _option(option, f"  --option {option['id']}=…")
        )
    else:
        yield from map(indented, _parts(part.get("parts", ())))
    yield from map(_points, part.get("royalties", ()))


def _steps(parts: Iterable[JsonPart]) -> Iterator[list[RenderableType]]:
    """Numbered sections as rows: number, title and text of the first rule, then of those below it."""
    when = ""
    for part in parts:
        if part.get("text", when) != when:
            yield ["", "", painted(part["text"], "dim")]
        when, number, title = part.get("text", ""), f"{part['label']}.", part.get("title", "")
        for rule in part["parts"]:
            yield [number, painted(title or rule.get("title", ""), "italic"), _cited(rule)]
            number = title = ""


def _rules(parts: list[JsonPart]) -> RenderableType:
    """Number, title and text side by side, so that long lines stay in their column."""
    wide = any(len(part.get("title", "")) > WIDEST_TITLE for part in parts)
    rules: list[list[RenderableType]] = []
    for part in parts:
        number = f"{part['label']}." if "label" in part else "·"
        rules.append([number, painted(part.get("title", ""), "italic"), _cited(part)])
        rules += [
            [
                "",
                Text(f"{branch['title']} → {branch['label']}", style="dim"),
                painted(" ".join(branch[key] for key in ("text", "more") if key in branch)),
            ]
            for branch in part.get("parts", ())
        ]
    return grid({"justify": "right", "width": 3}, LONG if wide else SHORT, LONG, rows=rules)


def _cited(rule: JsonPart) -> Text:
    """The text of a rule, what is said at length, and its address."""
    said = "\n".join(rule[name] for name in ("text", "more") if name in rule)
    return Text.assemble(painted(said), (f" #{rule['id']}" if "id" in rule else "", "dim"))


def _facts(parts: list[JsonPart]) -> RenderableType:
    """Labels with their values; a label is not repeated below itself."""
    before = ["", *(part["title"] for part in parts)]
    titles = [
        "" if part["title"] == above else part["title"] for part, above in zip(parts, before, strict=False)
    ]
    rows = [
        [Text(title, style="dim"), painted(part.get("text", ""))]
        for title, part in zip(titles, parts, strict=True)
    ]
    return grid(SHORT, LONG, rows=rows, padding=(0, 2, 0, 0))


def _option(part: JsonPart, typed: str = "") -> Iterator[RenderableType]:
    """A point with its choices, the usual one marked, and that of the house.    typed    how a choice is written in a command"""
    yield Text.assemble(painted(part["title"], "bold"), (typed, "dim"), no_wrap=bool(typed))
    ids: list[dict[str, Any]] = [{"no_wrap": True, "style": "dim"}] if typed else []
    rows = [
        [_mark(choice), *(choice["id"] for _ in ids), painted(choice["text"])] for choice in part["parts"]
    ]
    yield indented(grid({"no_wrap": True}, *ids, {"overflow": "fold"}, rows=rows, padding=(0, 2, 0, 0)))


def _mark(choice: JsonPart) -> str:
    return "◆" if choice.get("taken") else "●" if choice.get("default") else "○"


def _hand(part: JsonPart) -> Iterator[RenderableType]:
    """A worked hand; the second row of a long line begins below the first. That of another page is named only."""
    address = f"{part['game']}/{part['id']}" if "game" in part else f"#{part['id']}"
    yield Text.assemble(painted(part["title"], "bold"), (f"  {address}", "dim"))
    if "game" in part:
        return
    yield from (painted(condition, "dim") for condition in part.get("conditions", ()))
    if "text" in part:
        yield Text.assemble("→ ", painted(part["text"]))
    for below in part.get("parts", ()):
        if below["kind"] == "rule":
            line = painted(below.get("title", ""), "bold"), painted(below.get("text", ""))
            yield indented(Text.assemble(*line))
        else:
            yield from map(indented, ALONE[below["kind"]](below))


def _picture(part: JsonPart) -> Iterator[RenderableType]:
    """Places row by row, a card in brackets where it is out of play; groups of places below them."""
    title, text = part.get("title", ""), part.get("text", "")
    yield Text.assemble(painted(title, "italic"), "  " if title and text else "", painted(text))
    rows = [[_place(place) for place in row] for row in part["rows"]]
    wide = max((len(place) for row in rows for place in row), default=0)
    yield from (indented(painted("  ".join(place.ljust(wide) for place in row).rstrip())) for row in rows)
    if "groups" in part:
        groups = [[group["text"], painted(group["title"])] for group in part["groups"]]
        yield indented(grid({"no_wrap": True}, LONG, rows=groups, padding=(0, 2, 0, 0)))


def _place(place: JsonPart) -> str:
    shown = cards(place["card"]) if "card" in place else place.get("slot", "")
    return f"({shown})" if place.get("out") else shown


def cards(names: str) -> str:
    """Cards in data form, "Ah joker", as they are read."""
    return " ".join(name[0] + SIGNS[name[1]] if len(name) == 2 else name for name in names.split())


def _table(part: JsonPart) -> Iterator[RenderableType]:
    labels = [column["label"] for column in part.get("columns", ())]
    title = part["title"] if part.get("title") not in (None, *labels[:1]) else ""
    yield from (
        painted(said, style) for said, style in ((title, "italic"), (part.get("text", ""), "")) if said
    )
    table = Table(
        box=None, pad_edge=False, header_style="dim", show_header="columns" in part, padding=(0, 2, 0, 0)
    )
    for place, column in enumerate(part.get("columns", ())):
        number = bool(column.get("number"))
        table.add_column(
            painted(column["label"]), justify="right" if number else "left", no_wrap=number and place > 0
        )
    for row in part["rows"]:
        if "group" in row:
            table.add_row(painted(row["group"], "bold"))
        table.add_row(*map(painted, (*row["cells"], cards(row.get("cards", "")))))
    yield indented(table)
    yield from (painted(note, "dim") for note in (*part.get("notes", ()), part.get("counted", "")) if note)


def _points(part: JsonPart) -> RenderableType:
    """The table of one row: hands and points."""
    return Padding(Group(*_table(part)), (1, 0, 0, 2))


def _citations(parts: list[JsonPart]) -> RenderableType:
    rows = [
        [part.get("number", ""), Text.assemble(part["title"], (f"  {part['id']}", "dim"))] for part in parts
    ]
    return grid({"justify": "right"}, LONG, rows=rows)


def _link(part: JsonPart) -> Iterator[RenderableType]:
    yield painted(part["text"], "dim")


def _form(part: JsonPart) -> Iterator[RenderableType]:
    yield from (painted(f"{field['title']}: {field.get('sample', '')}", "dim") for field in part["fields"])


def _chart(part: JsonPart) -> Iterator[RenderableType]:
    yield painted(part["alt"])


TOGETHER = {"rule": _rules, "fact": _facts, "citation": _citations}
ALONE = {
    "text": _text, "section": _section, "option": _option, "hand": _hand, "picture": _picture, "table": _table, "link": _link,
    "form": _form, "chart": _chart,
}  # fmt: skip

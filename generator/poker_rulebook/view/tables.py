"""Tables of general rules, with the chart that belongs to some."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from poker_rulebook.book.chapters import CountedTable
from poker_rulebook.book.load import Book
from poker_rulebook.book.parts import text_of
from poker_rulebook.figures.arithmetic import unseen_after_flop
from poker_rulebook.figures.counted import ALL, POT_LIMIT_GAME, Rows, columns_of, counted_rows
from poker_rulebook.view.phrases import is_phrase
from poker_rulebook.view.sentences import Phrase, filled, heading, say, unbroken, written
from poker_rulebook.view.tree import Chart, ChartLine, Column, TableRow, TableView
from poker_rulebook.view.wording import scale_name

NONE = "–"  # in a cell without a number
WIDE = 8  # columns beside the first one that fit on a page
TICK = 20  # percentage points between the lines of the chart


def table_view(book: Book, table: CountedTable) -> TableView:
    """A table that has been checked, counted. Raises InputError for one that cannot be."""
    rows = counted_rows(book, table)
    charts = (_killer_chart(table, rows),) if table.given.get("counts") == "killer-cards" else ()
    shown = {"notes": ()} | _SHOW[table.shows](book, table.given, rows)
    return TableView(id=table.id, title=written(table.name), charts=charts, **shown)


def _sums(book: Book, given: Mapping[str, Any], rows: Rows) -> dict[str, Any]:
    """A line for each value of one key, a column for each value of the others."""
    kind, key = given["counts"], next(iter(given["rows"]))
    columns = [Column(_column(book, column), kind != "low-number") for column in columns_of(given)]
    lines = tuple(_row(_cell(row[key]), *map(_cell, row["cells"])) for row in rows)
    notes = [filled(text_of(note), {}) for note in given.get("notes", ())]
    return {
        "notes": (*notes, *_notes(book, given, lines)),
        "columns": (Column(say(f"table-by-{key}"), isinstance(rows[0][key], int)), *columns),
        "rows": lines,
        "counted": _counted(book, given),
        "wide": len(columns) > WIDE,
    }


def _column(book: Book, column: Mapping[str, Any]) -> Phrase:
    """The heading of a column with these values; the last one changes from column to column."""
    if column.get("or_better"):
        return say("table-or-better")
    if "ranking" in column:
        return heading(scale_name(book.rankings[column["ranking"]]))
    key, value = list(column.items())[-1]
    return say(f"table-of-{key}", n=value) if is_phrase(f"table-of-{key}") else str(value)


def _cell(value: Any) -> Phrase | int:
    """A value of a sum in a cell: hands without hyphens, blinds with a stroke between them."""
    if isinstance(value, list):
        return say("strokes", items=tuple(say("number", n=chips) for chips in value))
    if value is None or isinstance(value, int):
        return NONE if value is None else value
    return _decimal(value) if "." in value else str(value).replace("-", "")


def _decimal(n: str) -> Phrase:
    """A number with tenths, or a percentage, as the language writes it."""
    return say("decimal", n=n)


def _notes(book: Book, given: Mapping[str, Any], lines: tuple[TableRow, ...]) -> Iterator[Phrase]:
    """What is counted from the table itself and helps to read it."""
    if given["counts"] == "killer-cards":
        unseen = unseen_after_flop(book.games[given["game"]])
        yield say("table-killers-note")
        yield say("table-killers-formula", unseen=unseen, total=str(unseen), less=str(unseen - 1))
    elif given["counts"] == "low-number":
        rankings = [book.rankings[column["ranking"]] for column in columns_of(given)]
        if suits := [scale_name(ranking) for ranking in rankings if ranking.rules.counts_flushes]:
            yield say("table-low-suits", scales=suits)
    if any(isinstance(cell, str) and "T" in cell for line in lines for cell in line.cells):
        yield say("ten-is-t")


def _counted(book: Book, given: Mapping[str, Any]) -> Phrase:
    """How it was counted; nothing where a formula of the file says it."""
    if given["counts"] == "pot-raise":
        name = book.games[given.get("game", POT_LIMIT_GAME)].name
        return say("table-counted-pot-raise", game=written(name))
    key = f"table-counted-{given['counts']}"
    return say(key) if is_phrase(key) else ""


def _killer_chart(table: CountedTable, rows: Rows) -> Chart:
    """Chances by outs, a line for every other number of killers."""
    kills = [column["kills"] for column in columns_of(table.given)]
    shown = range(0, len(kills), 2)
    points = {k: tuple((float(row["outs"]), float(row["cells"][k])) for row in rows) for k in shown}
    lines = tuple(ChartLine(say("table-killers-line", n=kills[k]), of) for k, of in points.items())
    last = rows[-1]
    alt = say(
        "table-killers-alt", outs=last["outs"], kills=kills[shown[-1]],
        most=_decimal(f"{last['cells'][0]}%"), least=_decimal(f"{last['cells'][shown[-1]]}%"),
    )  # fmt: skip
    top = max(float(row["cells"][0]) for row in rows)
    top += -top % TICK
    return Chart(
        id=f"{table.id}-chart",
        title=written(table.name),
        across=say("table-killers-across"),
        up=say("table-killers-up"),
        right=float(last["outs"]),
        top=top,
        ticks_across=tuple(range(0, last["outs"] + 1, 5)),
        ticks_up=tuple(range(0, int(top) + 1, TICK)),
        unit="%",
        lines=lines,
        alt=alt,
    )


def _odds(book: Book, given: Mapping[str, Any], rows: Rows) -> dict[str, Any]:
    lines, counted = [], iter(rows)
    for group in given["of"]:
        title: Phrase = filled(text_of(group), {})
        for chance, row in zip(group["chances"], counted, strict=False):
            often = unbroken(say("table-one-in", n=row["one_in"]))
            cells = (filled(text_of(chance), {}), often, _decimal(row["percent"]))
            lines.append(TableRow(cells, group=title))
            title = ""
    how_often = (Column(say(f"table-odds-{key}"), True) for key in ("one-in", "percent"))
    columns = (Column(say("table-odds-what")), *how_often)
    return {"columns": columns, "rows": tuple(lines), "counted": say("table-odds-counted")}


def _classes(book: Book, given: Mapping[str, Any], rows: Rows) -> dict[str, Any]:
    if "decks" in given:
        return _class_counts(book, given, rows)
    lines = (
        TableRow((str(place), _class_name(row["class"]), say(f"means-{row['class']}")), row["sample"])
        for place, row in enumerate(rows, 1)
    )
    words = (Column(say(key)) for key in ("table-class", "table-class-means", "table-class-sample"))
    return {"columns": (Column(say("table-class-place"), True), *words), "rows": tuple(lines)}


def _class_counts(book: Book, given: Mapping[str, Any], rows: Rows) -> dict[str, Any]:
    decks = [book.decks[name] for name in given["decks"]]
    joker = [say("table-class-no-joker")] if any(deck.jokers for deck in decks) else []
    counts = (Column(say("table-class-deck", n=len(deck.cards)), True) for deck in decks)
    return {
        "notes": tuple(joker),
        "columns": (Column(say("table-class")), *counts),
        "rows": tuple(_row(_class_name(row["class"]), *(row[deck.id] for deck in decks)) for row in rows),
        "counted": say("table-class-counted"),
    }


def _class_name(name: str) -> Phrase:
    return say("table-class-all") if name == ALL else heading(say(f"class-{name}"))


def _row(*cells: Phrase | int) -> TableRow:
    return TableRow(tuple(say("number", n=cell) if isinstance(cell, int) else cell for cell in cells))


_SHOW: dict[str, Callable[[Book, Mapping[str, Any], Rows], dict[str, Any]]] = {
    "sums": _sums,
    "odds": _odds,
    "classes": _classes,
}

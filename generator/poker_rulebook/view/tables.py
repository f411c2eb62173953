"""Tables of general rules in one language, with the chart that belongs to some."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from poker_rulebook.book.chapters import Table
from poker_rulebook.book.load import Book
from poker_rulebook.figures.class_counts import ALL
from poker_rulebook.figures.dealing import unseen_after_flop
from poker_rulebook.figures.tables import POT_LIMIT_GAME, Rows, counted_rows
from poker_rulebook.view.counted import Chart, ChartLine, Column, TableRow, TableView
from poker_rulebook.view.sentences import Phrase, filled, heading, say, unbroken, written
from poker_rulebook.view.wording import scale_name

NONE = "–"  # in a cell without a number
TICK = 20  # percentage points between the lines of the chart


def table_view(book: Book, table: Table) -> TableView:
    """A table that has been checked, counted. Raises InputError for one that cannot be."""
    shown = _SHOW[table.shows](book, table.given, counted_rows(book, table))
    charts = tuple(chart(book, table) for chart in _CHARTS.get(table.shows, ()))
    return TableView(id=table.id, title=written(table.name), charts=charts, **shown)


def _pot_raises(book: Book, given: Mapping[str, Any], rows: Rows) -> dict[str, Any]:
    callers = [Column(say("table-pot-callers", n=n), True) for n in range(given["callers"] + 1)]
    game = book.games[given.get("game", POT_LIMIT_GAME)]
    return {
        "notes": (say("table-pot-note"),),
        "columns": (Column(say("table-pot-blinds")), *callers),
        "rows": tuple(_row("{:,}/{:,}".format(*row["blinds"]), *row["to"]) for row in rows),
        "counted": say("table-pot-counted", game=written(game.name)),
    }


def _low_numbers(book: Book, given: Mapping[str, Any], rows: Rows) -> dict[str, Any]:
    names = given["rankings"]
    columns = [Column(heading(scale_name(book.rankings[name]))) for name in names]
    cells = [[row[name].replace("-", "") for name in names] for row in rows]
    suits = [scale_name(book.rankings[name]) for name in names if book.rankings[name].rules.counts_flushes]
    notes = [say("table-low-suits", scales=suits)] if suits else []
    return {
        "notes": (*notes, *_ten(text for line in cells for text in line)),
        "columns": (Column(say("table-low-number"), True), *columns),
        "rows": tuple(_row(row["number"], *line) for row, line in zip(rows, cells, strict=True)),
        "counted": say("table-low-counted"),
    }


def _low_counts(book: Book, given: Mapping[str, Any], rows: Rows) -> dict[str, Any]:
    columns = [Column(say("table-low-top"))]
    for name in given["rankings"]:
        columns += [Column(heading(scale_name(book.rankings[name])), True)]
        columns += [Column(say("table-low-or-better"), True)]
    lines = [
        _row(row["top"], *(n for name in given["rankings"] for n in row.get(name, (NONE, NONE))))
        for row in rows
    ]
    return {
        "notes": (
            say("table-low-no-pairs"),
            say("table-low-so-far"),
            *_ten([row["top"] for row in rows]),
        ),
        "columns": tuple(columns),
        "rows": tuple(lines),
        "counted": say("table-low-counted"),
    }


def _ten(cells: Any) -> list[Phrase]:
    return [say("ten-is-t")] if any("T" in cell for cell in cells) else []


def _killer_cards(book: Book, given: Mapping[str, Any], rows: Rows) -> dict[str, Any]:
    unseen = unseen_after_flop(book.games[given["game"]])
    formula = say("table-killers-formula", unseen=unseen, total=str(unseen), less=str(unseen - 1))
    return {
        "notes": (say("table-killers-note"), formula),
        "columns": (
            Column(say("table-killers-corner"), True),
            *(Column(str(kills), True) for kills in range(given["kills"] + 1)),
        ),
        "rows": tuple(_row(row["outs"], *row["percent"]) for row in rows),
        "counted": say("table-killers-counted"),
        "wide": True,
    }


def _killer_chart(book: Book, table: Table) -> Chart:
    """Chances by outs, a line for every other number of killers."""
    rows, kills = counted_rows(book, table), table.given["kills"]
    shown = range(0, kills + 1, 2)
    lines = tuple(
        ChartLine(
            say("table-killers-line", n=k),
            tuple((float(row["outs"]), float(row["percent"][k])) for row in rows),
        )
        for k in shown
    )
    last = rows[-1]
    alt = say(
        "table-killers-alt", outs=last["outs"], kills=shown[-1],
        most=f"{last['percent'][0]}%", least=f"{last['percent'][shown[-1]]}%",
    )  # fmt: skip
    top = max(float(row["percent"][0]) for row in rows)
    top += -top % TICK
    return Chart(
        id=f"{table.id}-chart",
        title=written(table.name),
        across=say("table-killers-across"),
        up=say("table-killers-up"),
        right=float(last["outs"]),
        top=top,
        ticks_across=tuple(n for n in range(0, last["outs"] + 1, 5)),
        ticks_up=tuple(range(0, int(top) + 1, TICK)),
        unit="%",
        lines=lines,
        alt=alt,
    )


def _odds(book: Book, given: Mapping[str, Any], rows: Rows) -> dict[str, Any]:
    groups = {group["id"]: group for group in given["of"]}
    chances = {(g["id"], chance["id"]): chance for g in given["of"] for chance in g["chances"]}
    lines, above = [], None
    for row in rows:
        title = "" if row["group"] == above else _text(groups[row["group"]])
        above = row["group"]
        often = unbroken(say("table-one-in", n=row["one_in"]))
        what = _text(chances[row["group"], row["id"]])
        lines.append(TableRow((what, often, row["percent"]), group=title))
    return {
        "notes": (),
        "columns": (
            Column(say("table-odds-what")),
            Column(say("table-odds-one-in"), True),
            Column(say("table-odds-percent"), True),
        ),
        "rows": tuple(lines),
        "counted": say("table-odds-counted"),
    }


def _text(text: Mapping[str, Any]) -> Phrase:
    return filled({"en": text["en"], "ja": text["ja"]}, {})


def _classes(book: Book, given: Mapping[str, Any], rows: Rows) -> dict[str, Any]:
    lines = [
        TableRow(
            (str(place), heading(say(f"class-{row['class']}")), say(f"means-{row['class']}")),
            row["sample"],
        )
        for place, row in enumerate(rows, 1)
    ]
    return {
        "notes": (),
        "columns": (
            Column(say("table-class-place"), True),
            Column(say("table-class")),
            Column(say("table-class-means")),
            Column(say("table-class-sample")),
        ),
        "rows": tuple(lines),
    }


def _class_counts(book: Book, given: Mapping[str, Any], rows: Rows) -> dict[str, Any]:
    decks = [book.decks[name] for name in given["decks"]]
    joker = [say("table-class-no-joker")] if any(deck.jokers for deck in decks) else []
    return {
        "notes": tuple(joker),
        "columns": (
            Column(say("table-class")),
            *(Column(say("table-class-deck", n=len(deck.cards)), True) for deck in decks),
        ),
        "rows": tuple(_row(_class_name(row["class"]), *(row[deck.id] for deck in decks)) for row in rows),
        "counted": say("table-class-counted"),
    }


def _class_name(name: str) -> Phrase:
    return say("table-class-all") if name == ALL else heading(say(f"class-{name}"))


def _shootout_fields(book: Book, given: Mapping[str, Any], rows: Rows) -> dict[str, Any]:
    rounds = [Column(say("table-rounds", n=n), True) for n in range(1, given["rounds"] + 1)]
    return {
        "notes": (say("table-fields-note"),),
        "columns": (Column(say("table-seats"), True), *rounds),
        "rows": tuple(_row(row["seats"], *row["players"]) for row in rows),
    }


def _row(*cells: str | int) -> TableRow:
    return TableRow(tuple(f"{cell:,}" if isinstance(cell, int) else cell for cell in cells))


_SHOW: dict[str, Callable[[Book, Mapping[str, Any], Rows], dict[str, Any]]] = {
    "pot-raises": _pot_raises,
    "low-numbers": _low_numbers,
    "low-counts": _low_counts,
    "killer-cards": _killer_cards,
    "odds": _odds,
    "classes": _classes,
    "class-counts": _class_counts,
    "shootout-fields": _shootout_fields,
}
_CHARTS = {"killer-cards": (_killer_chart,)}

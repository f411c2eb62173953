"""Checks of the board: every slot drawn, dealt and named."""

from __future__ import annotations

from collections.abc import Iterator

from generator.book.checks.names import Finding, Known, repeated
from generator.book.problems import suggestion


def slots_are_dealt(data: dict, known: Known) -> Iterator[Finding]:
    """Every slot of every layout is dealt once, and nothing is dealt that is not drawn."""
    layouts = data.get("board", [])
    if not layouts:
        return
    dealt: dict[str, str] = {}
    drawn = {slot for layout in layouts for row in layout["grid"] for slot in row if slot}
    for index, step in enumerate(data["play"]):
        for place, slot in enumerate(step.get("slots", [])):
            at = ("play", index, "slots", place)
            if slot in dealt:
                yield at, f"the slot {slot!r} is filled already by {dealt[slot]!r}", "delete one of the two"
            elif slot not in drawn:
                yield at, f"no grid has a slot {slot!r}", suggestion(slot, sorted(drawn))
            dealt.setdefault(slot, step["id"])
    for number, layout in enumerate(layouts):
        cells = [slot for row in layout["grid"] for slot in row if slot]
        for _, slot in repeated(cells):
            yield (
                ("board", number, "grid"),
                f"the slot {slot!r} stands twice in the grid",
                "delete one of the two",
            )
        missing = [slot for slot in dict.fromkeys(cells) if slot not in dealt]
        if missing and all("slots" in step for step in data["play"] if step.get("to") == "board"):
            what = f"slot {missing[0]} is" if len(missing) == 1 else f"slots {', '.join(missing)} are"
            yield (
                ("board", number, "grid"),
                f"the {what} never dealt",
                "name every slot in the 'slots:' of a deal",
            )
        if len({len(row) for row in layout["grid"]}) > 1:
            yield ("board", number, "grid"), "the rows of the grid are not equally long", "fill up with ''"


def lines_are_known(data: dict, known: Known) -> Iterator[Finding]:
    layouts = data.get("board", [])
    for number, layout in enumerate(layouts):
        at = ("board", number)
        cells = {slot for row in layout["grid"] for slot in row if slot}
        if ("lines" in layout) == ("one_from_each" in layout):
            yield at, "a layout has either 'lines' or 'one_from_each'", "add or delete one of the two"
        for index, line in enumerate(layout.get("lines", [])):
            yield from _slots_exist((*at, "lines", index, "slots"), line["slots"], cells)
        for index, group in enumerate(layout.get("one_from_each", [])):
            yield from _slots_exist((*at, "one_from_each", index), group, cells)
        if len(layouts) > 1 and ("when" not in layout or "name" not in layout):
            yield at, "with several layouts each needs a name and a condition", "add 'name:' and 'when:'"
    lines = {line["id"] for layout in layouts for line in layout.get("lines", [])}
    for index, share in enumerate(data["showdown"]):
        for place, name in enumerate(share.get("lines", [])):
            if name not in lines:
                at = ("showdown", index, "lines", place)
                yield at, f"no line is called {name!r}", suggestion(name, sorted(lines))


def _slots_exist(at: tuple, slots: list[str], cells: set[str]) -> Iterator[Finding]:
    for index, slot in enumerate(slots):
        if slot not in cells:
            yield (*at, index), f"the grid has no slot {slot!r}", suggestion(slot, sorted(cells))
    for index, slot in repeated(slots):
        yield (*at, index), f"the slot {slot!r} stands twice", "delete one of the two"

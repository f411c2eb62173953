"""Checks of the board: every slot drawn, dealt and named."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.checks.names import Known, apart, repeated
from poker_rulebook.book.problems import Finding, suggestion


def slots_are_dealt(data: dict, known: Known) -> Iterator[Finding]:
    """Every slot of every layout is dealt once, and nothing is dealt that is not drawn."""
    layouts = data.get("board", [])
    if not layouts:
        return
    dealt: dict[str, str] = {}
    drawn = {slot for layout in layouts for row in layout["grid"] for slot in row if slot}
    for index, step in enumerate(data["play"]):
        for place, slot in enumerate(step.get("slots", []) if step["do"] == "deal" else []):
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


def hidden_cards_are_turned_up(data: dict, known: Known) -> Iterator[Finding]:
    """Board cards dealt face down are turned up, once, before the showdown."""
    hidden: dict[str, tuple] = {}
    turned: set[str] = set()
    for index, step in enumerate(data["play"]):
        if step.get("to") == "board" and step.get("face") == "down":
            if "slots" not in step:
                at, message = ("play", index), "board cards that are turned up later need names"
                yield at, message, "add a 'board:' with a grid, and 'slots:' here"
            hidden |= {slot: ("play", index, "slots") for slot in step.get("slots", [])}
        elif step["do"] == "turn-up":
            for place, slot in enumerate(step["slots"]):
                at = ("play", index, "slots", place)
                if slot in turned:
                    yield at, f"the card in the slot {slot!r} lies face up already", "delete one of the two"
                elif slot not in hidden:
                    message = f"no card lies face down in the slot {slot!r}"
                    yield at, message, suggestion(slot, sorted(hidden))
                turned.add(slot)
                hidden.pop(slot, None)
        elif step["do"] == "remove" and hidden:
            message = f"the card in the slot {next(iter(hidden))!r} still lies face down"
            yield ("play", index, "do"), message, "turn up the cards before"
    for slot, at in hidden.items():
        yield at, f"the card in the slot {slot!r} is never turned up", "add a turn-up step for it"


def removals_fit(data: dict, known: Known) -> Iterator[Finding]:
    """What is removed, turned down or wild has been dealt, and lies where it can be told apart."""
    dealt: list[str] = []
    deck = known.decks.get(data["deck"])
    slots = [slot for step in data["play"] for slot in _filled(data, step)]
    for index, step in enumerate(data["play"]):
        dealt += _filled(data, step)
        if step["do"] == "remove":
            yield from _removal(data, index, step, dealt)
            if deck is not None and deck.jokers:
                yield (
                    ("play", index, "do"),
                    "a joker has no rank to be the lowest",
                    "name a deck without a joker",
                )
        for number, outcome in enumerate(step.get("outcomes", [])):
            slot = outcome.get("turns_down", "")
            at = ("play", index, "outcomes", number, "turns_down")
            if slot and slot not in dealt:
                yield at, f"no card lies in the slot {slot!r} yet", suggestion(slot, dealt)
            elif slot and "board" in data:
                message = "a card that is turned down would take its line with it"
                yield at, message, "delete 'turns_down:', or leave the board a single line of cards"
    wild = data.get("wild_rank_of")
    if wild is not None and wild not in slots:
        yield ("wild_rank_of",), f"the board has no slot {wild!r}", suggestion(wild, slots)
    if wild is not None and deck is not None and deck.jokers:
        yield ("wild_rank_of",), "a joker has no rank", "name a deck without a joker"


def _filled(data: dict, step: dict) -> list[str]:
    """The slots that a deal fills; those of a plain line are numbered in the order of dealing."""
    if step.get("to") != "board":
        return []
    if "slots" in step:
        return step["slots"]
    before = [s for s in data["play"][: data["play"].index(step)] if s.get("to") == "board"]
    start = sum(s["cards"] for s in before if isinstance(s.get("cards"), int))
    cards = step.get("cards", 0)
    return [str(start + place + 1) for place in range(cards)] if isinstance(cards, int) else []


def _removal(data: dict, index: int, step: dict, dealt: list[str]) -> Iterator[Finding]:
    at = ("play", index, "lowest")
    for place, slot in enumerate(step["lowest"]):
        if slot not in dealt:
            yield (*at, place), f"no card lies in the slot {slot!r} yet", suggestion(slot, dealt)
    lines = [line for layout in data.get("board", []) for line in layout.get("lines", [])]
    if not lines:
        yield at, "the board has no lines that could be removed", "add 'lines:' to the layout"
    for line in lines:
        found = [slot for slot in step["lowest"] if slot in line["slots"]]
        later = [slot for slot in line["slots"] if slot not in dealt and slot not in step["lowest"]]
        if len(found) != 1:
            message = f"the line {line['id']!r} has {len(found)} of these slots"
            yield at, message, "name one slot of each line"
        elif later:
            message = f"the card of the line {line['id']!r} in the slot {later[0]!r} does not lie there yet"
            yield ("play", index, "do"), message, "remove lines after all their cards are dealt"
    if any(earlier["do"] == "remove" and not apart(earlier, step) for earlier in data["play"][:index]):
        yield ("play", index, "do"), "lines have been removed already", "remove lines only once"


def lines_are_known(data: dict, known: Known) -> Iterator[Finding]:
    layouts = data.get("board", [])
    for number, layout in enumerate(layouts):
        at = ("board", number)
        cells = {slot for row in layout["grid"] for slot in row if slot}
        if ("lines" in layout) == ("one_from_each" in layout):
            yield at, "a layout has either 'lines' or 'one_from_each'", "add or delete one of the two"
        for index, line in enumerate(layout.get("lines", [])):
            yield from _slots_exist((*at, "lines", index, "slots"), line["slots"], cells)
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

"""Checks of what the dice decide: whatever they show, there are a board, enough cards and a pot to win."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from generator.book.checks import shares, steps
from generator.book.checks.names import Finding, Known

MOST_WAYS = 500  # one roll of two dice has 11 outcomes at most
CHECKS = (
    steps.bets_have_a_first_actor, steps.draws_fit_the_hand, steps.divided_hands_stay,
    shares.cards_make_a_hand, shares.parts_have_a_taker,
)  # fmt: skip


def every_outcome_can_be_played(data: dict, known: Known) -> Iterator[Finding]:
    """Findings of the first way the dice may fall in which the game cannot be played."""
    if not any("when" in item for part in ("board", "play", "showdown") for item in data.get(part, [])):
        return
    for way in islice(_ways(data["play"], {}), MOST_WAYS):
        after = " and ".join(f"{roll}: {outcome}" for roll, outcome in way.items())
        found = [(at, f"after {after}: {message}", hint) for at, message, hint in _without(data, way, known)]
        yield from found
        if found:
            return


def _ways(play: list[dict], way: dict[str, str], start: int = 0) -> Iterator[dict[str, str]]:
    """Every way the dice may fall: roll -> outcome, of the rolls that happen."""
    for index, step in enumerate(play[start:], start):
        if step["do"] == "roll" and _in_force(step, way):
            for outcome in step["outcomes"]:
                yield from _ways(play, way | {step["id"]: outcome["id"]}, index + 1)
            return
    yield way


def _in_force(item: dict, way: dict[str, str]) -> bool:
    return all(way.get(roll) == outcome for roll, outcome in item.get("when", {}).items())


def _without(data: dict, way: dict[str, str], known: Known) -> Iterator[Finding]:
    """Findings in the game that is left when everything not in force falls away."""
    left, places = dict(data), {}
    for part in ("board", "play", "showdown"):
        kept = [index for index, item in enumerate(data.get(part, [])) if _in_force(item, way)]
        left[part], places[part] = [data[part][index] for index in kept], kept
    yield from _board_in_force(data, left)
    if not left["showdown"]:
        yield ("showdown",), "nobody wins anything", "add a share for it"
    if not left["showdown"] or ("board" in data and not left["board"]):
        return
    if "board" not in data:
        del left["board"]
    yield from _hands_in_force(left, places["showdown"])
    for check in CHECKS:
        for at, message, hint in check(left, known):
            section, *inside = at
            if inside and section in places:
                inside[0] = places[section][inside[0]]
            yield (section, *inside), message, hint


def _board_in_force(data: dict, left: dict) -> Iterator[Finding]:
    layouts = left["board"]
    if "board" in data and not layouts:
        yield ("board",), "no layout is in force", "every outcome needs one"
        return
    if len(layouts) > 1:
        names = " and ".join(layout["id"] for layout in layouts)
        yield ("board",), f"the layouts {names} are in force together", "give them conditions that differ"
    dealt = {slot for step in left["play"] for slot in step.get("slots", [])}
    for layout in layouts:
        missing = [slot for row in layout["grid"] for slot in row if slot and slot not in dealt]
        if missing:
            at = ("board", data["board"].index(layout), "grid")
            yield (
                at,
                f"the slot {missing[0]!r} is not dealt",
                "deal it after every outcome that leads to this layout",
            )


def _hands_in_force(left: dict, places: list[int]) -> Iterator[Finding]:
    hands = {hand["id"] for step in left["play"] for hand in step.get("hands", [])}
    for place, share in zip(places, left["showdown"], strict=True):
        if share.get("hand") not in (None, *hands):
            yield (
                ("showdown", place, "hand"),
                f"no divide step makes a hand {share['hand']!r}",
                "divide in every case",
            )

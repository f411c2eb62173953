"""Checks of rolls, looks and choices: every result leads somewhere, and conditions name what there is."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.checks.names import Known, counted, unresolved
from poker_rulebook.book.problems import Finding, suggestion


def dice_are_covered(data: dict, known: Known) -> Iterator[Finding]:
    for index, step in enumerate(data["play"]):
        if step["do"] == "roll":
            possible = range(step["dice"], 6 * step["dice"] + 1)
            dice = "1 die" if step["dice"] == 1 else f"{step['dice']} dice"
            yield from _covered(index, step, "faces", possible, f"{dice} cannot show", "total")


def looks_are_covered(data: dict, known: Known) -> Iterator[Finding]:
    deals = {s["id"]: s for s in data["play"] if s.get("to") == "board"}
    for index, step in enumerate(data["play"]):
        if step["do"] != "look":
            continue
        earlier = [s["id"] for s in data["play"][:index] if s["id"] in deals and s.get("face") == "up"]
        if step["at"] not in earlier:
            what = "earlier deal of cards face up to the board"
            yield unresolved(("play", index, "at"), step["at"], what, earlier)
            continue
        deal = deals[step["at"]]
        cards = len(deal["slots"]) if "slots" in deal else deal.get("cards", 0)
        cannot = f"{counted(cards, 'card')} cannot show"
        yield from _covered(index, step, "counts", range(cards + 1), cannot, "number")


def _covered(index: int, step: dict, key: str, possible: range, cannot: str, what: str) -> Iterator[Finding]:
    """Every possible result stands in exactly one outcome."""
    seen: dict[int, str] = {}
    for number, outcome in enumerate(step["outcomes"]):
        for place, result in enumerate(outcome[key]):
            at = ("play", index, "outcomes", number, key, place)
            if result not in possible:
                yield at, f"{cannot} {result}", f"{possible[0]} to {possible[-1]} are possible"
            elif result in seen:
                yield at, f"{result} leads already to {seen[result]!r}", "delete it in one of the two"
            seen.setdefault(result, outcome["id"])
    missing = [str(result) for result in possible if result not in seen]
    if missing:
        hint = f"every possible {what} needs an outcome"
        yield ("play", index, "outcomes"), f"nothing happens on {', '.join(missing)}", hint


def choices_have_a_default(data: dict, known: Known) -> Iterator[Finding]:
    blinds = "blinds" in data["forced_bets"]
    for index, step in enumerate(data["play"]):
        if step["do"] != "choose":
            continue
        names = [outcome["id"] for outcome in step["outcomes"]]
        if step["default"] not in names:
            yield unresolved(("play", index, "default"), step["default"], "outcome", names)
        if not blinds:
            message = "the player left of the big blind chooses, and there is no big blind"
            yield ("play", index, "do"), message, "add 'blinds:' to forced_bets"


def conditions_resolve(data: dict, known: Known) -> Iterator[Finding]:
    """Conditions name a question that has been asked and outcomes that it has."""
    questions: dict[str, list[str]] = {}
    looks: set[str] = set()
    for index, step in enumerate(data["play"]):
        yield from _condition(("play", index), step, questions)
        if step.get("to") == "board" and looks & set(step.get("when", {})):
            message = "what lies on the board cannot depend on the board itself"
            yield ("play", index, "when"), message, "deal the board in every case"
        if "outcomes" in step:
            questions[step["id"]] = [outcome["id"] for outcome in step["outcomes"]]
        if step["do"] == "look":
            looks.add(step["id"])
    for section in ("board", "showdown"):
        for index, item in enumerate(data.get(section, [])):
            yield from _condition((section, index), item, questions)
    for index, share in enumerate(data["showdown"]):
        if isinstance(share.get("qualifier"), dict):
            yield from _qualifiers(index, share, questions)


def _condition(at: tuple, item: dict, questions: dict[str, list[str]]) -> Iterator[Finding]:
    for question, said in item.get("when", {}).items():
        here = (*at, "when", question)
        if question not in questions:
            yield unresolved(here, question, "earlier roll, look or choice", questions)
            continue
        for outcome in said if isinstance(said, list) else [said]:
            if outcome not in questions[question]:
                hint = suggestion(outcome, questions[question])
                yield here, f"{question!r} has no outcome {outcome!r}", hint


def _qualifiers(index: int, share: dict, questions: dict[str, list[str]]) -> Iterator[Finding]:
    """One qualifier for each outcome after which the share is played for."""
    question, hands = next(iter(share["qualifier"].items()))
    at = ("showdown", index, "qualifier", question)
    if question not in questions:
        yield unresolved(at, question, "roll, look or choice", questions)
        return
    said = share.get("when", {}).get(question, questions[question])
    played = said if isinstance(said, list) else [said]
    for outcome in hands:
        if outcome not in questions[question]:
            hint = suggestion(outcome, questions[question])
            yield (*at, outcome), f"{question!r} has no outcome {outcome!r}", hint
        elif outcome not in played:
            yield (*at, outcome), f"the share is not played for after {outcome!r}", f"delete '{outcome}:'"
    for outcome in played:
        if outcome in questions[question] and outcome not in hands:
            yield at, f"nothing says who qualifies after {outcome!r}", f"add '{outcome}: 8-7-6-5-4'"

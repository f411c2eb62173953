"""Changes of what decides how a hand goes on: dice, the colours of the board, choices, lines taken away."""

from __future__ import annotations

from collections.abc import Iterator

from altered import Change, Data, became, words

from poker_rulebook.book.load import Book


def roll_changes(book: Book, data: Data, index: int) -> Iterator[Change]:
    step = data["play"][index]
    yield became("roll", f"play.{step['id']}.dice", 3 - step["dice"])
    yield from _borders(step, "faces")
    yield from _cards_turned_down(step)


def look_changes(book: Book, data: Data, index: int) -> Iterator[Change]:
    step = data["play"][index]
    yield from _borders(step, "counts")
    for other in data["play"]:
        if other.get("to") == "board" and other["id"] != step["at"]:
            yield became("look", f"play.{step['id']}.at", other["id"])


def _borders(step: Data, key: str) -> Iterator[Change]:
    """Results at the border of two outcomes lead to the other one."""
    place = f"play.{step['id']}.outcomes"
    leads = {result: outcome for outcome in step["outcomes"] for result in outcome[key]}
    for result, old in leads.items():
        near = (leads.get(result - 1, old), leads.get(result + 1, old))
        for new in {outcome["id"]: outcome for outcome in near if outcome is not old}.values():
            changed = {
                f"{place}.{old['id']}.{key}": [other for other in old[key] if other != result],
                f"{place}.{new['id']}.{key}": sorted([*new[key], result]),
            }
            yield Change(step["do"], f"{result} of {step['id']} led to {new['id']}", {"set": changed})


def _cards_turned_down(step: Data) -> Iterator[Change]:
    """None, or the card of the outcome beside it."""
    slots = [outcome["turns_down"] for outcome in step["outcomes"] if "turns_down" in outcome]
    for outcome in step["outcomes"]:
        place = f"play.{step['id']}.outcomes.{outcome['id']}.turns_down"
        here = slots.index(outcome["turns_down"]) if "turns_down" in outcome else -1
        if here >= 0:
            yield became("turns_down", place, None)
        if slots:
            yield became("turns_down", place, slots[(here + 1) % len(slots)])


def remove_changes(book: Book, data: Data, index: int) -> Iterator[Change]:
    """A line that always stays, cards beside those that decide, and other words where all are equal."""
    step = data["play"][index]
    place, lowest = f"play.{step['id']}", step["lowest"]
    for slot in lowest:
        yield became("remove", f"{place}.lowest", [other for other in lowest if other != slot])
    lines = [line["slots"] for layout in data["board"] for line in layout["lines"]]
    beside = [slots[slots.index(slot) - 1] for slot in lowest for slots in lines if slot in slots]
    yield became("remove", f"{place}.lowest", beside)
    yield from words("remove", f"{place}.if_all_tie", step["if_all_tie"])


def condition_changes(data: Data) -> Iterator[Change]:
    """Boards, steps and shares that something decides on: always there, or after one outcome more or less."""
    outcomes = {
        step["id"]: [outcome["id"] for outcome in step["outcomes"]]
        for step in data["play"]
        if "outcomes" in step
    }
    for section in ("board", "play", "showdown"):
        for item in data.get(section, []):
            for question, said in item.get("when", {}).items():
                place, when = f"{section}.{item['id']}.when", item["when"]
                left = {other: name for other, name in when.items() if other != question}
                yield became("when", place, left or None)
                for other in _other_outcomes(said, outcomes[question]):
                    yield became("when", place, when | {question: other})


def _other_outcomes(said: str | list[str], known: list[str]) -> Iterator[str | list[str]]:
    if isinstance(said, str):
        yield from (other for other in known if other != said)
        return
    for outcome in said:
        left = [other for other in said if other != outcome]
        yield left if len(left) > 1 else left[0]
    yield from ([*said, other] for other in known if other not in said)

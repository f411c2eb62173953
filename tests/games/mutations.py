"""Every rule of a game file altered, one at a time: changes that the worked examples must notice.

A change that cannot matter is left out here by a rule, and the rule says why.
"""

from __future__ import annotations

from collections.abc import Iterator

from altered import Change, Data, became, words
from mutated_play import step_changes
from mutated_pot import share_changes

from generator.book.load import Book
from generator.book.options import all_options


def changes(book: Book, data: Data) -> list[Change]:
    """Every change of a game file."""
    return [
        *_table(book, data),
        *_limits(data),
        *_forced_bets(data),
        *_ties(data),
        *step_changes(book, data),
        *_conditions(data),
        *share_changes(book, data),
        *_options(book, data),
    ]


def _table(book: Book, data: Data) -> Iterator[Change]:
    players = data["players"]
    for key, step in (("min", 1), ("max", -1), ("max", 1)):
        if 2 <= players[key] + step <= 10:  # what the schema allows
            yield became("players", f"players.{key}", players[key] + step)
    for deck in book.decks.values():
        if deck.id != data["deck"]:
            joker = data.get("joker", "bug") if deck.jokers else None
            yield Change("deck", f"deck became {deck.id}", {"set": {"deck": deck.id, "joker": joker}})
    if "joker" in data:
        yield from words("joker", "joker", data["joker"])


def _limits(data: Data) -> Iterator[Change]:
    formats = data["betting"]
    for name in formats[1:]:
        others = [other for other in formats if other != name]
        yield Change("betting", f"{name} became the usual format", {"set": {"betting": [name, *others]}})
    for name in formats if len(formats) > 1 else ():
        left = [other for other in formats if other != name]
        yield Change("betting", f"betting lost {name}", {"set": {"betting": left}})
    if "raise_cap" in data:
        cap = data["raise_cap"]
        for other in ("none", cap - 1, cap + 1) if cap != "none" else (4,):
            if other == "none" or 2 <= other <= 12:
                yield became("raise_cap", "raise_cap", other)
        yield from words("raise_cap_with_two", "raise_cap_with_two", data.get("raise_cap_with_two", "same"))


def _forced_bets(data: Data) -> Iterator[Change]:
    forced = data["forced_bets"]
    for key in forced:
        yield became(key, f"forced_bets.{key}", None)
        if isinstance(forced[key], str):
            yield from words(key, f"forced_bets.{key}", forced[key])
    if "ante" not in forced:
        yield from words("ante", "forced_bets.ante", None)


def _ties(data: Data) -> Iterator[Change]:
    if "showing_ties" in data:
        yield from words("showing_ties", "showing_ties", data["showing_ties"])
    for key, value in data["odd_chips"].items():
        yield from words("odd_chips", f"odd_chips.{key}", value)


def _conditions(data: Data) -> Iterator[Change]:
    """Boards, steps and shares that the dice decide on."""
    outcomes = {
        step["id"]: [o["id"] for o in step["outcomes"]] for step in data["play"] if step["do"] == "roll"
    }
    for section in ("board", "play", "showdown"):
        for item in data.get(section, []):
            for roll, outcome in item.get("when", {}).items():
                place, when = f"{section}.{item['id']}.when", item["when"]
                left = {other: name for other, name in when.items() if other != roll}
                yield became("when", place, left or None)
                for other in outcomes[roll]:
                    if other != outcome:
                        yield became("when", place, when | {roll: other})


def _options(book: Book, data: Data) -> Iterator[Change]:
    """A choice that does what another one does; the first of the others does nothing."""
    for option in all_options(data, book.common_options):
        for choice in option["choices"][1:]:
            rule = "deck" if set(choice.get("set", {})) <= {"deck", "joker"} else "option"
            if "for" in option or option["id"] == "limit":
                rule = "common option"
            for other in option["choices"]:
                if other is not choice:
                    text = f"{option['id']}: {choice['id']} did what {other['id']} does"
                    yield Change(rule, text, {}, (option["id"], choice["id"], other["id"]))

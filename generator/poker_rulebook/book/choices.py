"""Checks of options: every choice must lead to a game that would pass by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from poker_rulebook.book import schema
from poker_rulebook.book.checks import findings, mixes
from poker_rulebook.book.checks.names import Known
from poker_rulebook.book.mix import mix_options
from poker_rulebook.book.options import (
    UnknownChoice,
    all_options,
    apply_choice,
    chosen,
    common_options_for,
    copied,
)
from poker_rulebook.book.problems import Problem
from poker_rulebook.book.source import Source

if TYPE_CHECKING:
    from poker_rulebook.book.load import Book


Wrong = list[tuple[str, str]]  # what is wrong, with the hints


def wrong_choices(book: Book, source: Source) -> list[Problem]:
    """Problems of the options of a game file in which everything else is in order."""
    others = all_options(source.value | {"options": []}, book.common_options)
    own = wrong_own_choices(source, [option["id"] for option in others], partial(wrong_after, book))
    return [*own, *_wrong_common_choices(book, source)]


def wrong_own_choices(source: Source, others: list[str], after: Callable[[dict], Wrong]) -> list[Problem]:
    """Problems of the options that a file writes itself.

    others    ids of the options that it has anyway
    after     what is wrong with the file once a choice has changed it
    """
    found = _taken_names(source, others)
    for number, option in enumerate(source.value.get("options", [])):
        for index, choice in enumerate(option["choices"]):
            at = ("options", number, "choices", index)
            changes = sorted({"set", "drop", "move"} & choice.keys())
            if index == 0 and changes:
                message = "the first choice is the default, and the file itself says what it does"
                found.append(source.problem(at, message, f"delete '{changes[0]}:'"))
            elif index > 0 and not changes:
                found.append(
                    source.problem(at, "this choice changes nothing", "add 'set:', 'drop:' or 'move:'")
                )
            elif index > 0:
                found += _after_choice(source, at, choice, after)
    return found


def wrong_mix_choices(book: Book, source: Source) -> list[Problem]:
    """The same for a mix in which everything else is in order."""
    others = [option["id"] for option in mix_options(source.value | {"options": []})]
    return wrong_own_choices(source, others, partial(wrong_mix_after, book))


def _taken_names(source: Source, others: list[str]) -> list[Problem]:
    """An option of the file that is called like one that it has anyway."""
    return [
        source.problem(
            ("options", index, "id"), f"every such game has an option {option['id']!r}", "rename this one"
        )
        for index, option in enumerate(source.value.get("options", []))
        if option["id"] in others
    ]


def _after_choice(
    source: Source, at: tuple, choice: dict[str, Any], after: Callable[[dict], Wrong]
) -> list[Problem]:
    data = copied(source.value)
    try:
        apply_choice(data, choice)
    except UnknownChoice as error:
        return [source.problem(at, f"with this choice: {error}")]
    if data == source.value:
        return [
            source.problem(
                at, "this choice is the same as the default", "change a value, or delete the choice"
            )
        ]
    return [source.problem(at, f"with this choice: {message}", hint) for message, hint in after(data)]


def _wrong_common_choices(book: Book, source: Source) -> Iterator[Problem]:
    """The same for the choices of common/options.yaml, in this game."""
    for option in common_options_for(source.value, book.common_options):
        for choice in option["choices"][1:]:
            name = f"{option['id']}={choice['id']}"
            try:
                data = chosen(source.value, book.common_options, {option["id"]: choice["id"]})
                wrong = wrong_after(book, data, known_form=name in book.tried)
            except UnknownChoice as error:
                wrong = [(str(error), "")]
            if not wrong:
                book.tried.add(name)
            yield from (source.problem((), f"with {name}: {message}", hint) for message, hint in wrong)


def wrong_after(book: Book, data: dict, known_form: bool = False) -> Wrong:
    """What is wrong with a game file that has been changed by choices.

    known_form    the schema has already passed the same changes in another game

    No choice reaches into the examples: the schema reads only the first again.
    """
    bad = (
        []
        if known_form
        else schema.findings(data | {"examples": data["examples"][:1]}, book.folder / "schema", "game")
    )
    if bad:
        return bad
    changed = Source("", data)
    found = findings(data, Known(book.decks, book.rankings))
    return [(f"{changed.named(at)}: {message}", hint) for at, message, hint in found]


def wrong_mix_after(book: Book, data: dict) -> Wrong:
    """What is wrong with a mix file that has been changed by choices."""
    bad = schema.findings(data, book.folder / "schema", "mix")
    changed = Source("", data)
    return bad or [
        (f"{changed.named(at)}: {message}", hint) for at, message, hint in mixes.findings(data, book)
    ]

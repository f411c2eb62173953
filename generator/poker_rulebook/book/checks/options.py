"""Checks of options: every choice must lead to a game, or to a mix, that would pass by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from poker_rulebook.book import schema
from poker_rulebook.book.checks import can_be_built, findings, mixes
from poker_rulebook.book.checks.subject import Known
from poker_rulebook.book.mix import mix_options
from poker_rulebook.book.options import (
    UnknownChoice,
    all_options,
    apply_choice,
    chosen_from,
    common_options_for,
    copied,
)
from poker_rulebook.book.parts import Data
from poker_rulebook.book.problems import Finding
from poker_rulebook.book.source import Source

Wrong = list[tuple[str, str]]  # what is wrong, with the hints


def wrong_choices(data: Data, known: Known) -> Iterator[Finding]:
    """Findings in the options of a game file in which everything else is in order."""
    rules = {
        key: value for key, value in data.items() if key != "examples"
    }  # no choice reaches into the examples
    common = common_options_for(rules, known.common)
    others = [option["id"] for option in all_options(rules | {"options": []}, known.common)]
    yield from _own_choices(rules, others, partial(wrong_after, known=known))
    for option in common:
        for choice in option["choices"][1:]:
            try:
                wrong = wrong_after(chosen_from(rules, common, {option["id"]: choice["id"]}), known)
            except UnknownChoice as error:
                wrong = [(str(error), "")]
            yield from (
                ((), f"with {option['id']}={choice['id']}: {message}", hint) for message, hint in wrong
            )


def wrong_mix_choices(data: Data, known: Known) -> Iterator[Finding]:
    """The same for a mix in which everything else is in order."""
    others = [option["id"] for option in mix_options(data | {"options": []})]
    return _own_choices(data, others, partial(wrong_mix_after, known=known))


def _own_choices(data: Data, others: list[str], after: Callable[[Data], Wrong]) -> Iterator[Finding]:
    """Findings in the options that a file writes itself.

    others    ids of the options that it has anyway
    after     what is wrong with the file once a choice has changed it
    """
    for number, option in enumerate(data.get("options", [])):
        if option["id"] in others:
            message = f"every such game has an option {option['id']!r}"
            yield ("options", number, "id"), message, "rename this one"
        for index, choice in enumerate(option["choices"]):
            at = ("options", number, "choices", index)
            changes = sorted({"set", "drop", "move"} & choice.keys())
            if index == 0 and changes:
                message = "the first choice is the default, and the file itself says what it does"
                yield at, message, f"delete '{changes[0]}:'"
            elif index > 0 and not changes:
                yield at, "this choice changes nothing", "add 'set:', 'drop:' or 'move:'"
            elif index > 0:
                yield from ((at, message, hint) for message, hint in _after_choice(data, choice, after))


def _after_choice(data: Data, choice: Data, after: Callable[[Data], Wrong]) -> Wrong:
    changed = copied(data)
    try:
        apply_choice(changed, choice)
    except UnknownChoice as error:
        return [(f"with this choice: {error}", "")]
    if changed == data:
        return [("this choice is the same as the default", "change a value, or delete the choice")]
    return [(f"with this choice: {message}", hint) for message, hint in after(changed)]


def wrong_after(data: Data, known: Known, by_itself: bool = False) -> Wrong:
    """What is wrong with the rules of a game, its file without the examples, once choices have changed it.

    by_itself    a single choice, which `check` has tried: only whether a game can be made of it
    """
    checks = can_be_built if by_itself else findings
    return _wrong(data, known, "game", lambda: checks(data, known))


def wrong_mix_after(data: Data, known: Known) -> Wrong:
    """What is wrong with a mix file that has been changed by choices."""
    return _wrong(data, known, "mix", lambda: mixes.findings(data, known))


def _wrong(data: Data, known: Known, kind: str, look: Callable[[], Iterable[Finding]]) -> Wrong:
    changed = Source("", data)
    if not schema.fits(data, known.schemas, kind, "examples"):
        bad = schema.problems(changed, known.schemas, kind, "examples")
        return [(f"{p.path}: {p.message}", p.hint) for p in bad]
    return [(f"{changed.named(at)}: {message}", hint) for at, message, hint in look()]

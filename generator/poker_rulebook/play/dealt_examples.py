"""Examples of open-face games: finished layouts, or a deal told card by card, and what they claim."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.problems import suggestion
from poker_rulebook.cards import texts
from poker_rulebook.play.actions import IllegalAction, Place, ToPlace
from poker_rulebook.play.dealer import full_deck
from poker_rulebook.play.layouts import Outcome, judge_layouts, read_fantasyland, read_layouts, read_stacks
from poker_rulebook.play.openface import IN_FANTASYLAND, Deal
from poker_rulebook.play.reading import InputError, no_card_twice, read_cards
from poker_rulebook.play.script import ScriptedDealer

Finding = tuple[tuple[str | int, ...], str, str]
HINTED = ("Qs", "7d 7c", "Ks Kh", "2d", "3c")  # cards of a placing in a hint
CLAIMS = ("points", "pairs", "royalties", "fouls", "next", "final")


def _form(game: Game) -> str:
    """How a placing is told, with the rows of the game."""
    rows = " ".join(f"{row.id} {card}" for row, card in zip(game.open_face.rows, HINTED, strict=False))
    return f"write it: A places {rows}"


def outcome_of_example(game: Game, example: Example) -> tuple[Outcome, Deal | None]:
    """What the example comes out as, and the deal where it is told. Raises InputError."""
    there = read_fantasyland(game, example.fantasyland, list(example.seats))
    stacks = read_stacks(game, example.stacks, list(example.seats))
    if example.actions is None:
        layouts = read_layouts(game, example.seats)
        return judge_layouts(game, layouts, there, stacks), None
    deal = _told(game, example, there, stacks)
    layouts = {name: deal.layout(seat) for seat, name in enumerate(example.seats)}
    return judge_layouts(game, layouts, there, stacks), deal


def _told(game: Game, example: Example, there: Mapping[str, int], stacks: Mapping[str, int] | None) -> Deal:
    """The finished deal. Raises InputError where the rules and the text part."""
    names = list(example.seats)
    low, high = game.players
    if not low <= len(names) <= high:
        hint = f"{game.id} is for {low} to {high} players"
        raise InputError(("seats",), f"{len(names)} seats are written", hint)
    cards = [(("seats", name), read_cards(game, example.seats[name], ("seats", name))) for name in names]
    no_card_twice(cards)
    dealer = ScriptedDealer(full_deck(game), {seat: list(own) for seat, (_, own) in enumerate(cards)}, {})
    before = [stacks[name] for name in names] if stacks else [0] * len(names)
    numbered = {names.index(name): count for name, count in there.items()}
    deal = Deal(game, before, dealer, fantasyland=numbered)
    lines = _lines(game, example)
    while deal.decision is not None:
        _answer(game, deal, names, lines)
    for step, rest in lines.items():
        for index, sentence in rest:
            raise InputError(("actions", step, index), f"{sentence!r}: nobody is to place any more")
    return deal


def _lines(game: Game, example: Example) -> dict[str, Iterator[tuple[int, str]]]:
    known = [IN_FANTASYLAND, *(step.id for step in game.play)]
    for step in example.actions:
        if step not in known:
            raise InputError(("actions", step), f"no step is called {step!r}", suggestion(step, known))
    return {step: iter(enumerate(said)) for step, said in example.actions.items()}


def _answer(game: Game, deal: Deal, names: list[str], lines: Mapping[str, Iterator]) -> None:
    decision: ToPlace = deal.decision
    at, name = ("actions", decision.step), names[decision.seat]
    index, sentence = next(lines.get(decision.step, iter(())), (0, ""))
    if not sentence:
        raise InputError(at, f"{name} is to place {texts(decision.own)}, and nothing is written", _form(game))
    here = (*at, index)
    found = re.fullmatch("(?P<seat>.+?) places (?P<rest>.+)", sentence)
    if not found:
        raise InputError(here, f"{sentence!r} is not understood", _form(game))
    if found["seat"] != name:
        hint = f"{name} has {texts(decision.own)}"
        raise InputError(here, f"{sentence!r}: it is the turn of {name}", hint)
    try:
        deal.act(Place(_rows(game, here, found["rest"])))
    except IllegalAction as error:
        raise InputError(here, str(error)) from None


def _rows(game: Game, at: tuple, text: str) -> dict[str, tuple[int, ...]]:
    """'front Qs middle 7d 7c' as cards by row."""
    rows: dict[str, list[str]] = {}
    row = ""
    for word in text.split():
        if word in {r.id for r in game.open_face.rows}:
            row = word
        elif not row:
            hint = suggestion(word, [r.id for r in game.open_face.rows])
            raise InputError(at, f"{word!r} stands before the name of a row", hint)
        rows.setdefault(row, []).extend([word] if word != row else [])
    return {name: read_cards(game, " ".join(words), at) for name, words in rows.items()}


def findings(example: Example, outcome: Outcome) -> Iterator[Finding]:
    """Where the example differs from what comes out."""
    if all(getattr(example, name) is None for name in CLAIMS):
        yield (), "the example claims nothing", f"add 'points: {_flow(outcome.points)}'"
    yield from _differs(example, "points", outcome.points)
    yield from _differs(example, "next", outcome.next_deal)
    if example.final is not None:
        before = example.stacks or {}
        final = {name: before.get(name, 0) + points for name, points in outcome.points.items()}
        yield from _differs(example, "final", final)
    fouled = [name for name, score in outcome.scores.items() if score.fouled]
    if example.fouls is not None and sorted(example.fouls) != sorted(fouled):
        said = ", ".join(example.fouls)
        yield ("fouls",), f"[{said}] does not come out", f"it is [{', '.join(fouled)}]"
    for name, said in (example.royalties or {}).items():
        if name not in outcome.scores:
            hint = suggestion(name, outcome.scores)
            yield ("royalties", name), f"no seat is called {name!r}", hint
        elif said != outcome.scores[name].royalties:
            right = _flow(outcome.scores[name].royalties)
            yield ("royalties", name), f"{_flow(said)} does not come out", f"it is {right}"
    yield from _wrong_pairs(example, outcome)


def _differs(example: Example, key: str, right: dict[str, int]) -> Iterator[Finding]:
    said = getattr(example, key)
    if said is not None and said != right:
        yield (key,), f"{_flow(said)} does not come out", f"it is {_flow(right)}"


def _wrong_pairs(example: Example, outcome: Outcome) -> Iterator[Finding]:
    names = list(outcome.layouts)
    points = {(names[p.first], names[p.second]): p.points for p in outcome.pairs}
    points |= {(second, first): -chips for (first, second), chips in points.items()}
    for first, others in (example.pairs or {}).items():
        for second, said in others.items():
            at, right = ("pairs", first, second), points.get((first, second))
            if right is None:
                yield at, f"{first} and {second} are no two seats", f"the seats are {', '.join(names)}"
            elif said != right:
                yield at, f"{said} does not come out", f"it is {right}"


def _flow(values: Mapping[str, Any]) -> str:
    return "{" + ", ".join(f"{name}: {value}" for name, value in values.items()) + "}"

"""What is said of a replayed hand: how it ends, whether the file says so too, and where they part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from decimal import Decimal
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import LONGEST_HINT, Problem, visible
from poker_rulebook.history.notation import CODES, Games
from poker_rulebook.history.record import Record
from poker_rulebook.history.replaying import Replay
from poker_rulebook.history.telling import Slip, in_words

# A hand history does not say how its room plays what rooms play differently. Where a hand does not come out under
# the usual choices, it is played under each of these as well.
ROOMS = {
    "raise-cap": ("five", "no-cap"),
    "pair-on-fourth-street": ("either-bet",),
    "big-blind-ante": ("blind-first",),
    "short-all-ins": ("complete", "complete-as-raise", "full-raise"),
    "showing-ties": ("seat",),
    "trips-and-straights": ("trips-over-straight",),
    "stub-too-short": ("deal-first", "burns-first"),
}


@dataclass(frozen=True)
class Disagreement:
    """A mistake, and in the middle of a hand the state of the table.

    action    its number and text; None when the mistake is not an action's
    step      the step of the game
    state     pot, stacks, who is to act, and what is legal then
    """

    place: Problem
    action: tuple[int, str] | None = None
    step: str = ""
    state: dict[str, Any] | None = None


@dataclass(frozen=True)
class HandVerdict:
    """matches   whether the file gives the same stacks; None when it gives none, or nobody can tell
    stacks     in the amounts of the file; None for an unknown stack, and in place of all when there are none
    reason     why nobody can tell
    choices    how the room plays, where the hand only comes out under other than the usual rules
    """

    file: str
    hand: str
    game: str | None
    stacks: list[int | Decimal | None] | None
    matches: bool | None
    reason: str = ""
    problem: Disagreement | None = None
    choices: dict[str, str] | None = None
    warnings: tuple[str, ...] = ()


def verdict(games: Games, record: Record) -> HandVerdict:
    """The hand under the usual rules; or, where it is not possible under these, as some room plays it."""
    usual = _judged(record, Replay(record, record.game))
    if usual.matches is not False or record.variant not in CODES:
        return usual
    for choices in _rooms(record.game):
        game = games.called(record.variant, record.choices | choices)
        other = _judged(record, Replay(record, game), choices)
        if not other.problem:
            return other
    return usual


def _rooms(game: Game) -> Iterator[dict[str, str]]:
    """Choices that a room may have made, one at a time, but for those that are made already."""
    offered = {option.id: {choice.id for choice in option.choices} for option in game.options}
    for option, choices in ROOMS.items():
        for choice in choices:
            if option not in game.choices and choice in offered.get(option, ()):
                yield {option: choice}


def of_problems(file: str, hand: str, problems: list[Problem]) -> list[HandVerdict]:
    """A verdict for each mistake in a hand that cannot be played."""
    return [HandVerdict(file, hand, None, None, False, problem=Disagreement(problem)) for problem in problems]


def _judged(record: Record, replay: Replay, choices: dict[str, str] | None = None) -> HandVerdict:
    stacks = _in_file(record, replay)
    problem, matches = None, None
    if replay.slip:
        problem = _of_slip(record, replay, replay.slip)
    elif record.finishing is not None and replay.stacks is not None:
        wrong = _wrong_stacks(record, record.finishing, replay.stacks)
        if not wrong:
            matches = True
        elif replay.decision is not None or not replay.open:
            why = replay.open or _missing(record, record.finishing, replay.stacks)
            place = record.problem("; ".join(wrong), why, "finishing_stacks")
            problem = Disagreement(place, None, replay.step, _state(record, replay))
    reason = "" if problem or matches else replay.open
    return HandVerdict(
        record.file, record.name, record.game.id, stacks, False if problem else matches, reason, problem,
        choices, record.warnings,
    )  # fmt: skip


def _in_file(record: Record, replay: Replay) -> list[int | Decimal | None] | None:
    if replay.stacks is None:
        return None
    ended = zip(record.stacks, replay.stacks, strict=True)
    return [None if before is None else record.money.amount(chips) for before, chips in ended]


def _wrong_stacks(record: Record, finishing: Sequence[int | None], stacks: Sequence[int]) -> list[str]:
    """Every seat whose chips in the end are known and others than the file says."""
    amount = record.money.amount
    return [
        f"p{seat + 1} has {amount(chips)} in the end, not {amount(said)}"
        for seat, (said, before, chips) in enumerate(zip(finishing, record.stacks, stacks, strict=True))
        if said is not None and before is not None and said != chips
    ]


def _missing(record: Record, finishing: Sequence[int | None], stacks: Sequence[int]) -> str:
    """How the chips of the file and those on the table differ in all, where all of them are known."""
    said = [chips for chips in finishing if chips is not None]
    missing = sum(stacks) - sum(said)
    if not missing or len(said) < len(finishing) or None in record.stacks:
        return ""
    what = "less" if missing > 0 else "more"
    taken = ": was a rake taken?" if missing > 0 else ""
    return f"the file's stacks are {record.money.amount(abs(missing))} {what} in all than there are{taken}"


def _of_slip(record: Record, replay: Replay, slip: Slip) -> Disagreement:
    told = slip.told
    path = ("actions", told.number - 1) if told else ("actions",)
    action = (told.number, told.text) if told else None
    problem = record.problem(slip.message, slip.hint, *path)
    return Disagreement(problem, action, replay.step, _state(record, replay))


def _state(record: Record, replay: Replay) -> dict[str, Any]:
    decision = replay.decision
    return {
        "pot": record.money.amount(replay.pot),
        "stacks": _in_file(record, replay),
        "to_act": f"p{decision.seat + 1}" if decision else None,
        "legal": in_words(decision, record.money) if decision else None,
    }


def as_json(verdict: HandVerdict) -> dict[str, Any]:
    """One answer of `rulebook replay --jsonl`."""
    out: dict[str, Any] = {"file": verdict.file}
    if verdict.hand:
        out["hand"] = verdict.hand
    out |= {"game": verdict.game, "finishing_stacks": verdict.stacks, "matches": verdict.matches}
    if verdict.choices:
        out["choices"] = verdict.choices
    if verdict.reason:
        out["reason"] = verdict.reason
    if verdict.problem:
        out["problem"] = _problem_as_json(verdict.problem)
    if verdict.warnings:
        out["warnings"] = list(verdict.warnings)
    return {name: _plain(value) for name, value in out.items()}


def _problem_as_json(problem: Disagreement) -> dict[str, Any]:
    place = asdict(problem.place)
    out = {name: place[name] for name in ("line", "column", "path", "message", "hint") if place[name]}
    if problem.action:
        out["action"] = {"number": problem.action[0], "text": problem.action[1]}
    if problem.step:
        out["step"] = problem.step
    return out | ({"state": problem.state} if problem.state else {})


def _plain(value: Any) -> Any:
    """The same with numbers as JSON has them."""
    if isinstance(value, Decimal):
        return float(value)
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    return [_plain(each) for each in value] if isinstance(value, list) else value


def as_text(verdict: HandVerdict) -> str:
    """The same for people; a mistake with its place first. What the file says in it cannot move or colour the rest."""
    return "\n".join(visible(line, LONGEST_HINT) for line in _told(verdict))


def _told(verdict: HandVerdict) -> list[str]:
    shown = f"{verdict.file}, hand {verdict.hand}" if verdict.hand else verdict.file
    lines = [f"{shown}: note: {warning}" for warning in verdict.warnings]
    if verdict.problem:
        return [*lines, *_problem_as_text(verdict.problem)]
    under = "".join(f", under {option}={choice}" for option, choice in (verdict.choices or {}).items())
    stacks = " ".join("?" if chips is None else f"{chips}" for chips in verdict.stacks or [])
    if verdict.matches:
        said = "as the file says"
    else:
        said = verdict.reason or "the file does not say how it ends"
    return [*lines, f"{shown}: {verdict.game}{under}: {stacks}{': ' if stacks else ''}{said}"]


def _problem_as_text(problem: Disagreement) -> list[str]:
    lines = str(problem.place).split("\n")
    if problem.action:
        number, text = problem.action
        lines.append(f"    action {number}: {text}" + (f"  (step {problem.step!r})" if problem.step else ""))
    state = problem.state
    if state and state["to_act"]:
        lines.append(f"    the pot is {state['pot']}; {state['to_act']} is to act: {state['legal']}")
    return lines

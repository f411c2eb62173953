"""Answers and decisions as plain JSON: {"seat": "A", "action": "raise", "to": 40}."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import suggestion
from poker_rulebook.cards import texts
from poker_rulebook.play.actions import (
    BOTH,
    Action,
    Call,
    Choose,
    Decision,
    Declare,
    Discard,
    Divide,
    Draw,
    Fold,
    Place,
    Raise,
    ToChoose,
    ToDeclare,
    ToDiscard,
    ToDivide,
    ToDraw,
    ToPlace,
    ToTurnUp,
    TurnUp,
)
from poker_rulebook.play.betting import Legal
from poker_rulebook.play.reading import InputError, as_held, read_cards
from poker_rulebook.play.refusals import asked_for
from poker_rulebook.play.showdown import Cards

CALLING = ("check", "call", "bring-in")  # three names of Call, by what it means at that moment
_NEEDS = {
    "fold": None, "check": None, "call": None, "bring-in": None, "raise": "to", "draw": "cards",
    "discard": "cards", "turn-up": "cards", "divide": "hands", "choose": "outcome", "declare": "share",
    "place": "rows",
}  # fmt: skip
_WORDS = {
    Fold: "fold", Raise: "raise", Draw: "draw", Discard: "discard", TurnUp: "turn-up", Divide: "divide",
    Choose: "choose", Declare: "declare", Place: "place",
}  # fmt: skip
_KINDS = {word: kind for kind, word in _WORDS.items()}


def calling(legal: Legal) -> str:
    """What calling is called at this moment: check, call or bring-in."""
    return "bring-in" if legal.must else "call" if legal.call else "check"


def written(decision: Decision, action: Action, names: Sequence[str]) -> dict[str, Any]:
    """An answer that was given to this decision."""
    word = calling(decision) if isinstance(action, Call) else _WORDS[type(action)]
    said: dict[str, Any] = {"seat": names[decision.seat], "action": word}
    if isinstance(action, (Draw, Discard, TurnUp)):
        said["cards"] = texts(action.cards)
    elif isinstance(action, Divide):
        said["hands"] = {name: texts(cards) for name, cards in action.hands.items()}
    elif isinstance(action, Place):
        said["rows"] = {name: texts(cards) for name, cards in action.rows.items() if cards}
    else:
        said |= action._asdict()
    return said


def allowed(decision: Decision) -> list[dict[str, Any]]:
    """Every action that answers the decision, with what it leaves open.

    raise       least and most total of this round; between: whether every total between them is allowed, too
    draw, discard, turn-up    fewest and most of these cards
    divide      how many of these cards go into each hand
    choose      one of these outcomes;  declare: one of these shares, or both
    place       how many of these cards are laid; free: places left in each row; placed: what lies there
    """
    if isinstance(decision, Legal):
        return _wagers(decision)
    if isinstance(decision, ToChoose):
        return [{"action": "choose", "outcomes": list(decision.outcomes)}]
    if isinstance(decision, ToDeclare):
        return [{"action": "declare", "shares": [*decision.shares, BOTH]}]
    cards = texts(decision.own)
    if isinstance(decision, ToDivide):
        return [{"action": "divide", "cards": cards, "sizes": dict(decision.sizes)}]
    if isinstance(decision, ToPlace):
        placed = {row: texts(lying) for row, lying in decision.placed.items()}
        count = decision.count
        return [
            {"action": "place", "count": count, "cards": cards, "free": dict(decision.free), "placed": placed}
        ]
    word = {ToDraw: "draw", ToDiscard: "discard", ToTurnUp: "turn-up"}[type(decision)]
    return [{"action": word, "fewest": decision.fewest, "most": decision.most, "cards": cards}]


def _wagers(legal: Legal) -> list[dict[str, Any]]:
    ways: list[dict[str, Any]] = [] if legal.must else [{"action": "fold"}]
    if legal.calls:
        ways.append({"action": calling(legal), "chips": legal.call})
    if legal.low:
        between = legal.low < legal.high and not legal.ends
        ways.append({"action": "raise", "least": legal.low, "most": legal.high, "between": between})
    return ways


def understood(
    game: Game, decision: Decision, value: Any, names: Sequence[str], at: tuple[str | int, ...]
) -> Action:
    """The action of an answer. Whether the rules allow it is for the hand to say.

    value    plain JSON; see poker_rulebook.play.record

    Raises InputError for an answer of another form, by another seat, or in other words.
    """
    hint = f"{names[decision.seat]} is to act: {asked_for(decision)}"
    if not isinstance(value, dict):
        form = f'write {{"seat": "{names[decision.seat]}", "action": "{allowed(decision)[0]["action"]}"}}'
        raise InputError(at, f"{value!r} is no answer", form)
    word = value.get("action")
    if not isinstance(word, str) or word not in _NEEDS:
        raise InputError((*at, "action"), f"{word!r} is no action", suggestion(word, _NEEDS))
    needed = _NEEDS[word]
    known = ("seat", "action", *([needed] if needed else []))
    for key in value:
        if key not in known:
            raise InputError((*at, key), f"{word!r} has no key {key!r}", suggestion(key, known))
    if value.get("seat") != names[decision.seat]:
        raise InputError((*at, "seat"), f"it is not the turn of {value.get('seat')!r}", hint)
    if needed and needed not in value:
        raise InputError(at, f"{needed!r} is missing", hint)
    if word in CALLING:
        if not isinstance(decision, Legal) or calling(decision) != word:
            raise InputError((*at, "action"), f"{word!r} is not possible here", hint)
        return Call()
    if not needed:
        return Fold()
    return _KINDS[word](_read(game, decision, value[needed], needed, (*at, needed)))


def _read(game: Game, decision: Decision, value: Any, needed: str, at: tuple[str | int, ...]) -> Any:
    if needed == "to":
        if isinstance(value, bool) or not isinstance(value, int):
            raise InputError(at, f"{value!r} is no number of chips", "write whole chips")
        return value
    if needed == "cards":
        return _cards(game, decision, value, at)
    if needed in ("hands", "rows"):
        if not isinstance(value, Mapping):
            raise InputError(at, f"{value!r} does not say which cards go where", "write {name: cards}")
        return {name: _cards(game, decision, cards, (*at, name)) for name, cards in value.items()}
    if not isinstance(value, str):
        raise InputError(at, f"{value!r} is no word", asked_for(decision))
    return value


def _cards(game: Game, decision: Decision, value: Any, at: tuple[str | int, ...]) -> Cards:
    return as_held(decision, read_cards(game, value, at))

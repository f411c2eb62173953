"""What a player can be asked for, and the answers."""

from __future__ import annotations

from typing import NamedTuple

from generator.cards import texts
from generator.play.betting import Legal


class Fold(NamedTuple):
    pass


class Call(NamedTuple):
    """Check when it costs nothing; post the bring-in when that is due."""


class Raise(NamedTuple):
    """Bet, raise or complete to a total of this round."""

    to: int


class Draw(NamedTuple):
    """Throw these cards away and receive as many; none is standing pat."""

    cards: tuple[int, ...]


class Discard(NamedTuple):
    """Throw these cards away without replacement."""

    cards: tuple[int, ...]


class Divide(NamedTuple):
    """The own cards of each separate hand."""

    hands: dict[str, tuple[int, ...]]


Action = Fold | Call | Raise | Draw | Discard | Divide


class ToDraw(NamedTuple):
    """The seat may exchange `fewest` to `most` of its cards."""

    seat: int
    step: str
    fewest: int
    most: int
    own: tuple[int, ...]


class ToDiscard(NamedTuple):
    """The seat discards exactly `count` of the cards in `own`."""

    seat: int
    step: str
    count: int
    own: tuple[int, ...]


class ToDivide(NamedTuple):
    """The seat divides `own` into hands of these sizes."""

    seat: int
    step: str
    sizes: dict[str, int]
    own: tuple[int, ...]


Decision = Legal | ToDraw | ToDiscard | ToDivide


class IllegalAction(ValueError):
    """An action that the rules do not allow now; the message says what they allow."""


def refusal(decision: Decision, action: Action) -> str:
    """Why the action does not answer the decision; '' when it does."""
    if isinstance(decision, Legal):
        return _refused_wager(decision, action)
    if isinstance(decision, ToDivide):
        return _refused_division(decision, action)
    drawing = isinstance(decision, ToDraw)
    low, high = (decision.fewest, decision.most) if drawing else (decision.count, decision.count)
    wanted = f"{low} to {high}" if low != high else f"exactly {low}"
    legal = f"{'exchange' if drawing else 'discard'} {wanted} of {texts(decision.own)}"
    if not isinstance(action, Draw if drawing else Discard):
        return f"it is time to {legal}"
    if len(set(action.cards)) < len(action.cards) or not set(action.cards) <= set(decision.own):
        return f"{texts(action.cards)} are not among the cards held: {legal}"
    if not low <= len(action.cards) <= high:
        return f"{len(action.cards)} cards are not allowed: {legal}"
    return ""


def _refused_wager(legal: Legal, action: Action) -> str:
    if isinstance(action, Call):
        return ""
    if isinstance(action, Fold):
        return f"the bring-in cannot be folded: {described(legal)}" if legal.must else ""
    if not isinstance(action, Raise):
        return f"it is time to act: {described(legal)}"
    if not legal.low:
        return f"a raise is not allowed here: {described(legal)}"
    if not isinstance(action.to, int) or not legal.low <= action.to <= legal.high:
        return f"{action.to} is not allowed: {described(legal)}"
    return ""


def _refused_division(decision: ToDivide, action: Action) -> str:
    legal = " and ".join(f"{count} cards for {name!r}" for name, count in decision.sizes.items())
    if not isinstance(action, Divide):
        return f"it is time to divide {texts(decision.own)} into {legal}"
    sizes = {name: len(cards) for name, cards in action.hands.items()}
    if sizes != decision.sizes:
        return f"divide {texts(decision.own)} into {legal}"
    used = sorted(card for cards in action.hands.values() for card in cards)
    if used != sorted(decision.own):
        return f"every card goes into exactly one hand: divide {texts(decision.own)} into {legal}"
    return ""


def described(legal: Legal) -> str:
    """The legal wagers in words: "fold, call 100, or raise to 400-1200"."""
    ways = [] if legal.must or not legal.call else ["fold"]
    if legal.must:
        ways.append(f"bring in for {legal.call}")
    else:
        ways.append(f"call {legal.call}" if legal.call else "check")
    if legal.low:
        amount = f"{legal.low}" if legal.low == legal.high else f"{legal.low}-{legal.high}"
        ways.append(f"bet or raise to {amount}")
    return ways[0] if len(ways) == 1 else f"{', '.join(ways[:-1])} or {ways[-1]}"

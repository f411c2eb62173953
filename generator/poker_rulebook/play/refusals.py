"""Whether an answer is what a player was asked for; if not, why, and what would be."""

from __future__ import annotations

from poker_rulebook.cards import is_unknown, texts
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
    Muck,
    Place,
    Raise,
    Show,
    ToChoose,
    ToDeclare,
    ToDiscard,
    ToDivide,
    ToDraw,
    ToPlace,
    ToShow,
    ToTurnUp,
    TurnUp,
)  # fmt: skip
from poker_rulebook.play.betting import Legal
from poker_rulebook.play.shapes import misshapen


def refusal(decision: Decision, action: Action) -> str:
    """Why the action does not answer the decision; '' when it does."""
    return misshapen(action) or _REFUSALS[type(decision)](decision, action)


def asked_for(decision: Decision) -> str:
    """What answers the decision, in words: "fold or call 100", "discard 0 to 2 of 9h 9s 9d"."""
    return _ASKED[type(decision)](decision)


def refused_wager(legal: Legal, action: Action) -> str:
    """The same for a wager, in any amounts that can be compared."""
    if isinstance(action, Call):
        return "" if legal.calls else f"calling is not allowed here: {described(legal)}"
    if isinstance(action, Fold):
        what = "bring-in" if legal.calls else "forced bet"
        return f"the {what} cannot be folded: {described(legal)}" if legal.must else ""
    if not isinstance(action, Raise):
        return f"it is time to act: {described(legal)}"
    if not legal.low:
        what = "a raise" if legal.call else "a bet or raise"
        return f"{what} is not allowed here: {described(legal)}"
    between = legal.low <= action.to <= legal.high
    if not between or (legal.ends and action.to not in (legal.low, legal.high)):
        return f"{action.to} is not allowed: {described(legal)}"
    return ""


def _refused_cards(decision: ToDraw | ToDiscard | ToTurnUp, action: Action) -> str:
    wanted, legal = _CARDS[type(decision)][0], asked_for(decision)
    if not isinstance(action, wanted):
        return f"it is time to {legal}"
    if len(set(action.cards)) < len(action.cards) or not set(action.cards) <= set(decision.own):
        verb = "is" if len(action.cards) == 1 else "are"
        return f"{texts(action.cards)} {verb} not among the cards held: {legal}"
    if not decision.fewest <= len(action.cards) <= decision.most:
        number = "1 card is" if len(action.cards) == 1 else f"{len(action.cards)} cards are"
        return f"{number} not allowed: {legal}"
    return ""


_CARDS = {ToDraw: (Draw, "exchange"), ToDiscard: (Discard, "discard"), ToTurnUp: (TurnUp, "turn up")}


def _cards_asked(decision: ToDraw | ToDiscard | ToTurnUp) -> str:
    low, high = decision.fewest, decision.most
    wanted = f"{low} to {high}" if low != high else f"exactly {low}"
    return f"{_CARDS[type(decision)][1]} {wanted} of {texts(decision.own)}"


def _refused_division(decision: ToDivide, action: Action) -> str:
    legal = asked_for(decision)
    if not isinstance(action, Divide):
        return f"it is time to {legal}"
    sizes = {name: len(cards) for name, cards in action.hands.items()}
    if sizes != decision.sizes:
        return legal
    used = sorted(card for cards in action.hands.values() for card in cards)
    return "" if used == sorted(decision.own) else f"every card goes into exactly one hand: {legal}"


def _division_asked(decision: ToDivide) -> str:
    parts = " and ".join(f"{count} cards for {name!r}" for name, count in decision.sizes.items())
    return f"divide {texts(decision.own)} into {parts}"


def _refused_choice(decision: ToChoose, action: Action) -> str:
    if not isinstance(action, Choose):
        return f"it is time to {asked_for(decision)}"
    offered = action.outcome in decision.outcomes
    return "" if offered else f"{action.outcome!r} is not offered: {asked_for(decision)}"


def _refused_declaration(decision: ToDeclare, action: Action) -> str:
    if not isinstance(action, Declare):
        return f"it is time to {asked_for(decision)}"
    known = action.share in (*decision.shares, BOTH)
    return "" if known else f"{action.share!r} cannot be declared: {asked_for(decision)}"


def _refused_placing(decision: ToPlace, action: Action) -> str:
    legal = asked_for(decision)
    if not isinstance(action, Place):
        return f"it is time to {legal}"
    laid = [card for cards in action.rows.values() for card in cards]
    for row, cards in action.rows.items():
        if row not in decision.free:
            return f"no row is called {row!r}: {legal} in {_either(list(decision.free))}"
        for other, lying in decision.placed.items():
            moved = [card for card in cards if card in lying]
            if moved:
                lie = "lies" if len(moved) == 1 else "lie"
                return f"{texts(moved)} {lie} in the {other} already and may not be moved: {legal}"
        if len(cards) > decision.free[row]:
            room = f"has room for {decision.free[row]} more" if decision.free[row] else "is full"
            return f"the {row} {room}, and {texts(cards)} {_is(list(cards))} placed there: {legal}"
    if len(set(laid)) < len(laid):
        return f"a card is placed twice: {legal}"
    strange = [card for card in laid if card not in decision.own]
    if strange:
        return f"{texts(strange)} {_is(strange)} not among the cards received: {legal}"
    number = "1 card is" if len(laid) == 1 else f"{len(laid)} cards are"
    return "" if len(laid) == decision.count else f"{number} placed: {legal}"


def _refused_showing(decision: ToShow, action: Action) -> str:
    legal = asked_for(decision)
    if isinstance(action, Muck):
        return ""
    if not isinstance(action, Show):
        return f"it is time to {legal}"
    missing = [card for card in decision.own if card not in action.cards and not is_unknown(card)]
    if len(action.cards) == len(decision.own) and not missing:
        return ""
    shown = f"{texts(action.cards)} {_is(list(action.cards))} shown" if action.cards else "nothing is shown"
    return f"{shown}: {legal}"


def _is(cards: list[int]) -> str:
    return "is" if len(cards) == 1 else "are"


_REFUSALS = {
    Legal: refused_wager, ToDraw: _refused_cards, ToDiscard: _refused_cards, ToTurnUp: _refused_cards,
    ToDivide: _refused_division, ToChoose: _refused_choice, ToDeclare: _refused_declaration,
    ToPlace: _refused_placing, ToShow: _refused_showing,
}  # fmt: skip


def described(legal: Legal) -> str:
    """The legal wagers in words: "fold, call 100, or raise to 400-1200"."""
    ways = [] if legal.must or (legal.calls and not legal.call) else ["fold"]
    if legal.calls and legal.must:
        ways.append(f"bring in for {legal.call}")
    elif legal.calls:
        ways.append(f"call {legal.call}" if legal.call else "check")
    if legal.low:
        ways.append(f"bet or raise to {raise_range(legal)}")
    return _either(ways)


def raise_range(legal: Legal) -> str:
    """The totals that a seat may raise to: "400", "400-1200", or "10 or 20" where nothing lies between."""
    if legal.low == legal.high:
        return f"{legal.low}"
    return f"{legal.low} or {legal.high}" if legal.ends else f"{legal.low}-{legal.high}"


def _either(words: tuple[str, ...] | list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


_ASKED = {
    Legal: described, ToDraw: _cards_asked, ToDiscard: _cards_asked, ToTurnUp: _cards_asked,
    ToDivide: _division_asked,
    ToPlace: lambda decision: f"place {decision.count} of {texts(decision.own)}",
    ToChoose: lambda decision: f"choose {_either(decision.outcomes)}",
    ToDeclare: lambda decision: f"declare {_either((*decision.shares, BOTH))}",
    ToShow: lambda decision: f"show {texts(decision.own)} or muck",
}  # fmt: skip

"""The sentences of a told hand: 'A raises to 600', 'B exchanges 2c 3d', 'C may not raise'."""

from __future__ import annotations

import re

from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import suggestion
from poker_rulebook.play.actions import (
    Action,
    Call,
    Choose,
    Decision,
    Declare,
    Discard,
    Draw,
    Fold,
    Raise,
    ToDivide,
    ToDraw,
    TurnUp,
)
from poker_rulebook.play.betting import Legal
from poker_rulebook.play.reading import InputError, as_held, read_cards
from poker_rulebook.play.refusals import asked_for, described, raise_range

WHAT = (
    "(?P<verb>folds|checks|calls|bets|raises to|completes|brings in|exchanges|stands pat"
    "|discards|turns up|chooses|declares|may raise to|may not raise|may exchange|may not call|may not check)(?: (?P<rest>.+))?"
)


FORMS = (
    "'A folds', 'A checks', 'A calls', 'A bets 200', 'A raises to 600', 'A completes', 'A brings in', "
    "'A exchanges 2c 3d', 'A stands pat', 'A discards 9d', 'A turns up 9d', 'A discards nothing', "
    "'A chooses razz', 'A declares both', 'A may raise to 400-700', 'A may not raise', 'A may exchange 0-3'"
)


NOTHING = "nothing"  # cards of a player who discards or turns up none


# nothing follows these
BARE = ("folds", "checks", "stands pat", "may not raise", "may not call", "may not check")


def understood(at: tuple, sentence: str, names: list[str]) -> re.Match:
    """Seat, verb and rest of a sentence. Raises InputError for another form or an unknown seat."""
    seats = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    found = re.fullmatch(f"(?P<seat>{seats}) {WHAT}", sentence) or re.fullmatch(
        f"(?P<seat>.+?) {WHAT}", sentence
    )
    if not found:
        raise InputError(at, f"{sentence!r} is not understood", f"write one of {FORMS}")
    seat, verb = found["seat"], found["verb"]
    if seat not in names:
        raise InputError(at, f"{sentence!r}: no seat is called {seat!r}", suggestion(seat, names))
    if found["rest"] and verb in BARE:
        raise InputError(at, f"{sentence!r}: nothing can follow {verb!r}", f"write {seat} {verb}")
    return found


def whose_turn(decision: Decision) -> str:
    """A hint: what the seat may do, or where its divided hands are written."""
    if isinstance(decision, ToDivide):
        hands = ", ".join(f"{name}: ..." for name in decision.sizes)
        return f"write the cards of the seat as {{{hands}}}"
    return asked_for(decision)


def compare_calling(at: tuple, sentence: str, decision: Decision, found: re.Match) -> None:
    if not isinstance(decision, Legal):
        raise InputError(at, f"{sentence!r}: this step is no betting round", whose_turn(decision))
    verb = "call" if decision.call else "check"
    if decision.calls:
        raise InputError(at, f"{sentence!r} is not so", f"delete it: {found['seat']} may {verb}")
    if found["verb"] != f"may not {verb}":
        raise InputError(at, f"{sentence!r} is not so", f"write: {found['seat']} may not {verb}")


def compare_allowed(at: tuple, sentence: str, decision: Decision, found: re.Match) -> None:
    """Raises InputError where the rules allow something else than the sentence says."""
    verb, seat = found["verb"], found["seat"]
    if verb == "may exchange":
        if not isinstance(decision, ToDraw):
            raise InputError(at, f"{sentence!r}: this step is no draw", whose_turn(decision))
        right = _span(decision.fewest, decision.most)
        truth = f"{seat} may exchange {right}"
    else:
        low = decision.low if isinstance(decision, Legal) else 0
        right = raise_range(decision) if low else "0"
        truth = f"{seat} may raise to {right}" if low else f"{seat} may not raise"
    said = "0" if verb == "may not raise" else found["rest"] or ""
    if said != right:
        raise InputError(at, f"{sentence!r} is not so", f"write: {truth}")


def _span(low: int, high: int) -> str:
    return f"{low}-{high}" if low < high else str(low)


def action_in(game: Game, at: tuple, sentence: str, decision: Decision, found: re.Match) -> Action:
    verb, rest = found["verb"], found["rest"]
    if verb in _CARDS:
        none = rest == NOTHING and verb != "exchanges"
        return _CARDS[verb](() if none else as_held(decision, read_cards(game, rest or "", at)))
    if verb in _WORDS:
        return _WORDS[verb](rest or "")
    if verb == "stands pat":
        return Draw(())
    if not isinstance(decision, Legal):
        raise InputError(at, f"{sentence!r}: this step is no betting round", whose_turn(decision))
    amount = _amount(at, sentence, rest)
    if verb == "folds":
        return Fold()
    if verb in ("checks", "calls", "brings in"):
        return _calling(at, sentence, decision, verb, amount)
    if verb == "completes":
        if amount is not None and amount != decision.low:
            raise InputError(at, f"{sentence!r}: the completion is to {decision.low}")
        return Raise(decision.low)
    if amount is None:
        raise InputError(at, f"{sentence!r}: the amount is missing", f"write it: {found['seat']} {verb} 200")
    return Raise(amount)


_CARDS = {"exchanges": Draw, "discards": Discard, "turns up": TurnUp}


_WORDS = {"chooses": Choose, "declares": Declare}


def _amount(at: tuple, sentence: str, rest: str | None) -> int | None:
    if rest is None:
        return None
    if not re.fullmatch("[0-9]{1,15}", rest):
        raise InputError(at, f"{sentence!r}: {rest!r} is not an amount", "write whole chips without a comma")
    return int(rest)


def _calling(at: tuple, sentence: str, legal: Legal, verb: str, amount: int | None) -> Action:
    right = "brings in" if legal.must else "calls" if legal.call else "checks"
    if verb != right:
        raise InputError(at, f"{sentence!r} is not possible: {described(legal)}")
    if amount is not None and amount != legal.call:
        raise InputError(
            at, f"{sentence!r}: it costs {legal.call}", f"write {legal.call}, or leave the amount out"
        )
    return Call()

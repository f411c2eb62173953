"""The sentences of a told hand: 'A raises to 600', 'B exchanges 2c 3d', 'C may not raise'."""

from __future__ import annotations

import re
from dataclasses import dataclass

from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import suggestion
from poker_rulebook.play.betting import Call, Fold, Legal, Raise, described, raise_range
from poker_rulebook.play.exchanges import DIVIDE, DRAW
from poker_rulebook.play.hand import VERBS
from poker_rulebook.play.questions import Action, CardVerb, Decision, ToPut, asked_for
from poker_rulebook.play.reading import At, InputError, as_held, read_cards

NOTHING = "nothing"  # cards of a player who discards or turns up none


@dataclass(frozen=True)
class Allowed:
    """What an example says that a seat may do.

    what         exchange, raise, not-raise, not-call or not-check
    low, high    cards to exchange, or totals to raise to
    ends         whether only these two totals are allowed
    """

    what: str
    low: int = 0
    high: int = 0
    ends: bool = False


SAID = {verb.says: verb for verb in VERBS.values() if verb.says}
WITHOUT = {verb.none: verb for verb in SAID.values() if isinstance(verb, CardVerb) and verb.none}
WAGERS = ("folds", "checks", "calls", "bets", "raises to", "completes", "brings in")
NEITHER = ("may not raise", "may not call", "may not check")
BARE = ("folds", "checks", *WITHOUT, *NEITHER)  # nothing follows these
WHAT = f"(?P<verb>{'|'.join((*WAGERS, *SAID, *WITHOUT, *NEITHER, 'may raise to', 'may exchange'))})(?: (?P<rest>.+))?"


def _forms() -> str:
    """One sentence of each form."""
    wagers = ("folds", "checks", "calls", "bets 200", "raises to 600", "completes", "brings in")
    cards: list[str] = []
    words: list[str] = []
    for says, verb in SAID.items():
        forms = cards if isinstance(verb, CardVerb) else words
        forms.append(f"{says} {verb.sample}")
        forms += [none for none, other in WITHOUT.items() if other is verb]
    cards.append(f"discards {NOTHING}")
    allowed = ("may raise to 400-700", "may not raise", "may exchange 0-3")
    return ", ".join(f"'A {form}'" for form in (*wagers, *cards, *words, *allowed))


def understood(at: At, sentence: str, names: list[str]) -> re.Match[str]:
    """Seat, verb and rest of a sentence. Raises InputError for another form or an unknown seat."""
    seats = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    found = re.fullmatch(f"(?P<seat>{seats}) {WHAT}", sentence) or re.fullmatch(
        f"(?P<seat>.+?) {WHAT}", sentence
    )
    if not found:
        near = _nearest(sentence, names)
        hint = f"did you mean {near!r}?" if near else f"write one of {_forms()}"
        raise InputError(at, f"{sentence!r} is not understood", hint)
    seat, verb = found["seat"], found["verb"]
    if seat not in names:
        raise InputError(at, f"{sentence!r}: no seat is called {seat!r}", suggestion(seat, names))
    if found["rest"] and verb in BARE:
        raise InputError(at, f"{sentence!r}: nothing can follow {verb!r}", f"write {seat} {verb}")
    return found


def _nearest(sentence: str, names: list[str]) -> str:
    """The sentence with the right form of its verb, where another form of it is written: 'C fold', 'C raise 400'."""
    seat, _, said = sentence.partition(" ")
    for verb in (*WAGERS, *SAID, *WITHOUT):
        first, *more = verb.split()
        written = re.fullmatch(f"{first[:-1]}s?(?: {' '.join(more)})?(?P<rest> .+)?", said, re.IGNORECASE)
        if seat in names and written:
            return f"{seat} {verb}{written['rest'] or ''}"
    return ""


def whose_turn(decision: Decision) -> str:
    """A hint: what the seat may do, or where its divided hands are written."""
    if isinstance(decision, ToPut) and decision.verb is DIVIDE:
        hands = ", ".join(f"{name}: ..." for name in decision.bins)
        return f"write the cards of the seat as {{{hands}}}"
    return asked_for(decision)


def compare_calling(at: At, sentence: str, decision: Decision, found: re.Match[str]) -> None:
    if not isinstance(decision, Legal):
        raise InputError(at, f"{sentence!r}: this step is not a betting round", whose_turn(decision))
    verb = "call" if decision.call else "check"
    if decision.calls:
        raise InputError(at, f"{sentence!r} is not so", f"delete it: {found['seat']} may {verb}")
    if found["verb"] != f"may not {verb}":
        raise InputError(at, f"{sentence!r} is not so", f"write: {found['seat']} may not {verb}")


def allowed_by(at: At, sentence: str, decision: Decision, found: re.Match[str]) -> Allowed:
    """What the sentence says is allowed. Raises InputError where the rules allow something else."""
    verb, seat = found["verb"], found["seat"]
    if verb in ("may not call", "may not check"):
        compare_calling(at, sentence, decision, found)
        return Allowed(verb.removeprefix("may ").replace(" ", "-"))
    if verb == "may exchange":
        if not isinstance(decision, ToPut) or decision.verb is not DRAW:
            raise InputError(at, f"{sentence!r}: this step is not a draw", whose_turn(decision))
        low, high = decision.fewest, decision.most
        right = f"{low}-{high}" if low < high else str(low)
        truth, allowed = f"{seat} may exchange {right}", Allowed("exchange", low, high)
    elif isinstance(decision, Legal) and decision.low:
        right = raise_range(decision)
        truth, allowed = f"{seat} may raise to {right}", raising(decision)
    else:
        right, truth, allowed = "0", f"{seat} may not raise", Allowed("not-raise")
    said = "0" if verb == "may not raise" else found["rest"] or ""
    if said != right:
        raise InputError(at, f"{sentence!r} is not so", f"write: {truth}")
    return allowed


def raising(legal: Legal) -> Allowed:
    """The totals to which a seat may raise that may raise."""
    return Allowed("raise", legal.low, legal.high, legal.ends)


def action_in(game: Game, at: At, sentence: str, decision: Decision, found: re.Match[str]) -> Action:
    """What the sentence says that the seat does. Raises InputError where that is not an answer to the question."""
    says, rest = found["verb"], found["rest"]
    if says in WITHOUT:
        return WITHOUT[says].answer(())
    verb = SAID.get(says)
    if isinstance(verb, CardVerb):
        none = rest == NOTHING and not verb.none
        return verb.answer(() if none else as_held(decision, read_cards(game, rest or "", at)))
    if verb is not None:
        return verb.answer(rest or "")
    if not isinstance(decision, Legal):
        raise InputError(at, f"{sentence!r}: this step is not a betting round", whose_turn(decision))
    amount = _amount(at, sentence, rest)
    if says == "folds":
        return Fold()
    if says in ("checks", "calls", "brings in"):
        return _calling(at, sentence, decision, says, amount)
    if says == "completes":
        if amount is not None and amount != decision.low:
            raise InputError(at, f"{sentence!r}: the completion is to {decision.low}")
        return Raise(decision.low)
    if amount is None:
        raise InputError(at, f"{sentence!r}: the amount is missing", f"write it: {found['seat']} {says} 200")
    return Raise(amount)


def _amount(at: At, sentence: str, rest: str | None) -> int | None:
    if rest is None:
        return None
    if not re.fullmatch("[0-9]{1,15}", rest):
        raise InputError(at, f"{sentence!r}: {rest!r} is not an amount", "write whole chips without a comma")
    return int(rest)


def _calling(at: At, sentence: str, legal: Legal, verb: str, amount: int | None) -> Action:
    right = "brings in" if legal.must else "calls" if legal.call else "checks"
    if verb != right:
        raise InputError(at, f"{sentence!r} is not possible: {described(legal)}")
    if amount is not None and amount != legal.call:
        hint = f"write {legal.call}, or leave the amount out"
        raise InputError(at, f"{sentence!r}: it costs {legal.call}", hint)
    return Call()

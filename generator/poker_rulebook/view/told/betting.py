"""A betting round as players tell it: what is in the middle, and acts in their order, alike ones joined, what was only
allowed in brackets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from poker_rulebook.play.sentences import Allowed
from poker_rulebook.view.sentences import Phrase, Value, say, sentence

_JOINED = {"check": "told-checks", "call": "told-calls", "fold": "told-folds"}
_SHOWN_BY = ("bet", "raise", "raise-pot", "complete")  # acts that show what could be done


def pot_told(what: str, number: int, pots: int, **values: Value) -> Phrase:
    """The phrase of the main pot, of the one side pot, or of a side pot with a number.

    what    how the key of these phrases begins
    """
    if number and pots > 2:
        return say(f"{what}-side-number", n=number, **values)
    return say(f"{what}-side" if number else f"{what}-main", **values)


def matched(paid: Sequence[tuple[str, int]]) -> Iterator[Phrase]:
    """Who pays how much into the next pot; those who pay alike together."""
    for chips in dict.fromkeys(chips for _, chips in paid):
        seats = [seat for seat, pays in paid if pays == chips]
        yield say("told-matches-more" if len(seats) > 1 else "told-matches", seats=seats, chips=chips)


@dataclass(frozen=True)
class Act:
    """One act of a betting round.

    what     check, call, call-more, call-less, bet, raise, raise-pot, complete, bring-in, fold
    chips    what is told of it: those added, or the total of a raise
    notes    what was allowed besides
    """

    seat: int
    what: str
    chips: int = 0
    all_in: bool = False
    notes: tuple[Phrase, ...] = ()


def noted(act: Act, allowed: Iterable[Allowed], *, opened: bool, completing: bool) -> Act:
    """The act with what an example says was allowed.

    opened        whether there was a wager already, so that more is a raise
    completing    whether that wager was only a bring-in
    """
    notes = (note(each, act, opened=opened, completing=completing) for each in allowed)
    return replace(act, notes=act.notes + tuple(n for n in notes if n))


def note(
    allowed: Allowed, act: Act | None = None, *, opened: bool = False, completing: bool = False
) -> Phrase:
    """What a seat may do, without its subject; '' where the act shows the same."""
    verb, low, high = "raise" if opened else "bet", allowed.low, allowed.high
    if allowed.what == "exchange":
        return say("told-may-draw", low=low, high=high)
    if allowed.what != "raise":
        return say(f"told-may-not-{verb}" if allowed.what == "not-raise" else f"told-may-{allowed.what}")
    shown = act is not None and act.what in _SHOWN_BY
    if low == high:
        if shown and act is not None and act.chips == low:
            return ""
        return say("told-may-complete" if completing else f"told-may-{verb}-exactly", total=low)
    key = "told-allowed" if shown else f"told-may-{verb}"
    return say(f"{key}-either" if allowed.ends else key, low=low, high=high)


def told_round(acts: Sequence[Act | Phrase], players: int, names: Sequence[str]) -> Phrase:
    """All acts of a round as one sentence; '' where nobody acts.

    acts      acts, and whatever else happens between them, as phrases
    players   how many were in when it began
    """
    if not acts:
        return ""
    checks = [act for act in acts if isinstance(act, Act) and act.what == "check" and not act.notes]
    if len(checks) == len(acts) == players:
        return say("told-both-check" if players == 2 else "told-all-check")
    return sentence(_grouped(acts, players, names))


def _grouped(told: Sequence[Act | Phrase], players: int, names: Sequence[str]) -> Iterator[Phrase]:
    """Neighbours that do the same thing are joined; acts that differ keep their order."""
    runs = [(key, list(acts)) for key, acts in groupby(told, key=_alike)]
    for number, (what, run) in enumerate(runs):
        acts = [act for act in run if isinstance(act, Act)]
        if not acts:
            yield from (each for each in run if not isinstance(each, Act))
            continue
        follows = [act for _, other in runs[number + 1 :] for act in other if isinstance(act, Act)]
        if what == "fold":
            yield from _folds(acts, follows, names)
            players -= len(acts)
        elif what == "raise":
            yield from _raises(acts, names)
        elif what == "call" and len(acts) >= 3 and len(acts) == players - 1:
            yield say("told-others-call", n=len(acts))
        elif what in _JOINED and len(acts) > 1:
            yield say(_JOINED[what], seats=_seats(acts, names))
        else:
            yield from (told_act(act, names) for act in acts)


def _alike(act: Act | Phrase) -> object:
    """Neighbours with the same key may be told together."""
    plain = isinstance(act, Act) and not act.notes and not act.all_in
    return act.what if plain and isinstance(act, Act) else id(act)


def _folds(acts: Sequence[Act], follows: Sequence[Act], names: Sequence[str]) -> Iterator[Phrase]:
    if len(acts) >= 3 and follows:
        yield say("told-fold-to", seat=names[follows[0].seat])
    elif len(acts) > 1:
        yield say("told-folds", seats=_seats(acts, names))
    else:
        yield told_act(acts[0], names)


def _raises(acts: Sequence[Act], names: Sequence[str]) -> Iterator[Phrase]:
    """A run of raises states the verb once."""
    if len(acts) == 1:
        yield told_act(acts[0], names)
        return
    for number, act in enumerate(acts):
        place = "first" if not number else "last" if act is acts[-1] else "next"
        yield say(f"told-raise-{place}", seat=names[act.seat], chips=act.chips)


def _seats(acts: Sequence[Act], names: Sequence[str]) -> tuple[str, ...]:
    return tuple(names[act.seat] for act in acts)


def told_act(act: Act, names: Sequence[str]) -> Phrase:
    if act.what in ("check", "fold"):
        return say(f"told-{act.what}", seat=names[act.seat], notes=act.notes)
    all_in = "-all-in" if act.all_in and act.what != "call-less" else ""
    values = {"chips": act.chips} if act.what != "call" else {}
    return say(f"told-{act.what}{all_in}", seat=names[act.seat], notes=act.notes, **values)

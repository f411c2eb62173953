"""A betting round as players tell it: what is in the middle, and acts in their order, alike ones joined, what was only
allowed in brackets."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby

from poker_rulebook.play.events import Acted, BringInTaken, Event, Posted, Returned
from poker_rulebook.play.pots import Pot, side_pots
from poker_rulebook.view.sentences import Phrase, Value, listed, say, sentence

DEAD = ("dead-blind", "big-blind-ante", "button-ante", "bring-in")  # posts that belong to nobody's wager
_ALLOWED = re.compile(
    r"(.+?) may (exchange|raise to|not raise|not call|not check)(?: (\d+)(?:(-| or )(\d+))?)?"
)
_JOINED = {"check": "told-checks", "call": "told-calls", "fold": "told-folds"}
_SHOWN_BY = ("bet", "raise", "raise-pot", "complete")  # acts that show what could be done


@dataclass
class Middle:
    """What is in the middle while a hand is told.

    totals     chips each seat has put in;  dead    those of nobody
    wagers     those of the round;  price    the wager to match
    partial    seats whose wager is only a small blind or a bring-in;  all_in: seats without chips
    rounds     betting rounds so far;  told: the pots that were told last;  most: how many there were at most
    """

    totals: list[int]
    wagers: list[int]
    live: list[bool]
    dead: int = 0
    price: int = 0
    partial: set[int] = field(default_factory=set)
    all_in: set[int] = field(default_factory=set)
    rounds: int = 0
    told: tuple[int, ...] = ()
    most: int = 1

    @property
    def chips(self) -> int:
        return sum(self.totals) + self.dead

    @property
    def players(self) -> int:
        return sum(self.live)

    @property
    def able(self) -> int:
        """How many may still act."""
        return sum(live and seat not in self.all_in for seat, live in enumerate(self.live))

    def pots(self) -> list[Pot]:
        return side_pots(self.totals, self.live, self.dead)

    def see(self, e: Event) -> None:
        if isinstance(e, (Posted, Acted)) and e.all_in:
            self.all_in.add(e.seat)
        if isinstance(e, Posted):
            if e.what in DEAD:
                self.dead += e.chips
            else:
                self.totals[e.seat] += e.chips
                self._posted(e)
        elif isinstance(e, BringInTaken):
            self.dead -= e.chips
            self.totals[e.seat] += e.chips
            self.wagers[e.seat] = self.price = e.chips
            self.partial.add(e.seat)
        elif isinstance(e, Returned):
            self.totals[e.seat] -= e.chips
        elif isinstance(e, Acted):
            self.totals[e.seat] += e.chips
            self.wagers[e.seat], self.price = e.total, max(self.price, e.total)
            self.live[e.seat] = e.verb != "fold"
            self.partial.discard(e.seat)
            if e.verb == "bring-in":
                self.partial.add(e.seat)

    def _posted(self, e: Posted) -> None:
        if e.what != "ante":
            self.wagers[e.seat] = e.chips
            self.price = max(self.price, e.chips)
            self.partial |= {e.seat} if e.what in ("small-blind", "button-blind") else set()

    def new_round(self) -> None:
        self.wagers, self.price, self.partial = [0] * len(self.wagers), 0, set()

    def pot_phrase(self) -> Phrase | None:
        """What is in the middle; None where that was told already."""
        pots = self.pots() if self.rounds and self.players > 1 else [Pot(self.chips, ())]
        before, self.told = self.told, tuple(pot.chips for pot in pots)
        if self.told == before:
            return None
        if len(pots) == 1:
            return say("told-pot", chips=pots[0].chips)
        return listed(pot_told("told-pot", n, len(pots), chips=pot.chips) for n, pot in enumerate(pots))

    def side_pots(self, names: Sequence[str]) -> Phrase:
        """The pots with those who contest them, when another one has been formed; otherwise ''."""
        pots = self.pots() if self.players > 1 else []
        if len(pots) <= self.most:
            return ""
        self.most, self.told = len(pots), tuple(pot.chips for pot in pots)
        seats = [tuple(names[seat] for seat in pot.seats) for pot in pots]
        return sentence(
            pot_told("told-pot-of", n, len(pots), chips=pot.chips, seats=seats[n])
            for n, pot in enumerate(pots)
        )


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


def noted(act: Act, lines: Iterable[str], *, opened: bool, completing: bool) -> Act:
    """The act with what an example says was allowed.

    opened        whether there was a wager already, so that more is a raise
    completing    whether that wager was only a bring-in
    """
    notes = (note(line, act, opened=opened, completing=completing) for line in lines)
    return replace(act, notes=act.notes + tuple(n for n in notes if n))


def note(line: str, act: Act | None = None, *, opened: bool = False, completing: bool = False) -> Phrase:
    """'C may raise to 400-700' in words, without its subject; '' where the act shows the same."""
    found = _ALLOWED.fullmatch(line)
    assert found is not None
    _, what, low, between, high = found.groups()
    if what == "exchange":
        return say("told-may-draw", low=int(low), high=int(high or low))
    verb = "raise" if opened else "bet"
    if low is None:
        return say(f"told-may-{what.replace(' ', '-')}" if what != "not raise" else f"told-may-not-{verb}")
    shown = act is not None and act.what in _SHOWN_BY
    if high is None:
        if shown and act is not None and act.chips == int(low):
            return ""
        kind = "complete" if completing else f"{verb}-exactly"
        return say(f"told-may-{kind}", total=int(low))
    either = "-either" if between == " or " else ""
    key = "told-allowed" if shown else f"told-may-{verb}"
    return say(f"{key}{either}", low=int(low), high=int(high))


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

"""Calculators behind the forms of the book, by kind: each gives its answer as data, in a word and in sentences.

`rulebook wager` and `rulebook director` print these answers, and examples of general rules are worked out by them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec import Struct

from poker_rulebook.cards import texts
from poker_rulebook.director import (
    ALL_UP,
    LAST_FIRST,
    AskedData,
    Eliminated,
    Finishes,
    Race,
    Raced,
    balance_answer,
    balanced,
    penalty_answer,
    placed,
    places_answer,
    race_answer,
    raced,
    read_eliminated,
    read_penalty,
    read_race,
    read_tables,
)
from poker_rulebook.language.sentences import Phrase, joined, say
from poker_rulebook.language.text import marked_cards
from poker_rulebook.play.amounts import Amount, Motion, amount_of, read_motion

# --- the amount of a wager in sentences, with the reason


def amount_text(motion: Motion, amount: Amount) -> Phrase:
    """Why the amount of a wager is what it is, and how many chips have to be added or go back."""
    reason = say(f"amount-{amount.why}", to=amount.to, total=motion.total, full=motion.full)
    there = motion.in_front + motion.put
    if amount.to > there and amount.kind != "fold-or-call":
        return joined([reason, say("amount-added", n=amount.to - there)])
    if amount.to < there:
        return joined([reason, say("amount-back", n=there - amount.to)])
    return reason


class Calculation(Struct, frozen=True):
    """The answer of a calculator.

    answer    as plain JSON;  rule    the id of the general rule
    name      in a word;  lines    in sentences
    """

    answer: dict[str, Any]
    rule: str
    name: Phrase
    lines: tuple[Phrase, ...]

    @property
    def text(self) -> Phrase:
        return joined(self.lines)


def wager(value: AskedData) -> Calculation:
    """Which wager chips and words make: its kind and its amount."""
    motion = read_motion(value)
    amount = amount_of(motion)
    name = say(f"amount-is-{amount.kind}", to=amount.to)
    answer = {"is": amount.kind, "to": amount.to}
    return Calculation(answer, amount.rule, name, (amount_text(motion, amount),))


def race(value: AskedData) -> Calculation:
    """Who gets what in a chip race."""
    asked = read_race(value)
    found = raced(asked)
    lines = (*_before_the_race(asked), *(_after_the_race(asked, found) if found.won is not None else ()))
    return Calculation(race_answer(asked, found), "chip-race", say("race-is", n=asked.prizes), lines)


def _before_the_race(asked: Race) -> Iterator[Phrase]:
    if any(asked.exact):
        yield say("race-exchange", new=asked.new, seats=_counted(asked.exact))
    if not asked.racing:
        yield say("race-no-odd")
        return
    yield say("race-odd", old=asked.old, seats=_counted(asked.odd))
    if asked.custom != ALL_UP:
        yield say("race-prizes", value=sum(asked.odd) * asked.old, n=asked.prizes, new=asked.new)


def _after_the_race(asked: Race, found: Raced) -> Iterator[Phrase]:
    dealt = [(_seat(seat), marked_cards(texts(hand))) for seat, hand in enumerate(asked.drawn, 1) if hand]
    if dealt:
        yield say("race-drawn", seats=tuple(say("seat-cards", seat=seat, cards=hand) for seat, hand in dealt))
    if asked.custom == ALL_UP:
        yield say("race-all-up", seats=_seats(asked.racing))
    elif found.won:
        yield say("race-won", seats=_seats(found.won))
    if found.spared:
        yield say(
            "race-last-first" if asked.custom == LAST_FIRST and asked.prizes else "race-losers-keep",
            seats=_seats(found.spared),
        )
    if found.added:
        yield say("race-added-more" if found.added > 0 else "race-added-less", n=abs(found.added))
    else:
        yield say("race-added-same")


def balance(value: AskedData) -> Calculation:
    """Who moves to the table with fewer players, and into which seat."""
    to, source = read_tables(value)
    found = balanced(to, source)
    seated = found.seated
    lines = [] if found.moves is None else [say("balance-moves", seat=_seat(found.moves))]
    seat = _seat(seated.seat)
    if seated.waits or not seated.hands:
        lines.append(say("balance-waits" if seated.waits else "balance-big-blind", seat=seat))
    else:
        lines.append(say("balance-hands", seat=seat, n=seated.hands))
    return Calculation(balance_answer(found), "who-moves", say("balance-is", seat=seat), tuple(lines))


def balance_given(value: AskedData) -> Phrase:
    """The tables that a question on balancing gives, as a sentence for an example."""
    to, source = read_tables(value)
    taken = tuple(_seat(seat) for seat in range(1, to.size + 1) if seat not in to.taken)
    tables = [say("balance-given", seats=taken, button=_seat(to.button), small_blind=_seat(to.small_blind))]
    if source:
        blinds = {"button": _seat(source.button), "small_blind": _seat(source.small_blind)}
        empty = "" if source.small_blind in source.taken else "-empty"
        tables.append(say(f"balance-given-source{empty}", **blinds))
    return joined(tables)


def places(value: AskedData) -> Calculation:
    """Places and prizes of players who are out in one hand."""
    asked = read_eliminated(value)
    found = placed(asked)
    name = say("places-is", low=asked.best, high=asked.left)
    return Calculation(places_answer(found), "two-out-in-one-hand", name, tuple(_placed(asked, found)))


def places_given(value: AskedData) -> Phrase:
    """Where the players of a question on places were, as a sentence for an example."""
    return say(f"places-given-{read_eliminated(value).played}")


def _placed(asked: Eliminated, found: Finishes) -> Iterator[Phrase]:
    """A sentence for each group of players who finish equal, the best first."""
    for low, high in sorted(set(found.places)):
        equal = [player for player, span in enumerate(found.places) if span == (low, high)]
        stacks = tuple(say("number", n=asked.stacks[player]) for player in equal)
        prize = found.prizes[equal[0]]
        if len(equal) > 1:
            yield say("places-shared", stacks=stacks, low=low, high=high, prize=prize)
        else:
            yield say("places-place", stacks=stacks, low=low, prize=prize)
    if found.odd:
        yield say("places-odd", n=found.odd)


def penalty(value: AskedData) -> Calculation:
    """How many hands a penalty lasts."""
    asked = read_penalty(value)
    values = {"players": asked.players, "rounds": asked.rounds, "n": asked.total}
    if asked.rounds and asked.hands:
        lines = [say("penalty-rounds-and-hands", hands=asked.hands, **values)]
    else:
        lines = [say("penalty-rounds", **values) if asked.rounds else say("penalty-hands", n=asked.total)]
    if asked.dealt:
        lines.append(say("penalty-left", dealt=asked.dealt, misdeals=asked.misdeals, n=asked.left))
    return Calculation(penalty_answer(asked), "penalties", say("penalty-is", n=asked.total), tuple(lines))


def _seat(seat: int) -> Phrase:
    return say("seat-number", n=str(seat))


def _seats(seats: Iterable[int]) -> tuple[Phrase, ...]:
    return tuple(map(_seat, seats))


def _counted(chips: Iterable[int]) -> tuple[Phrase, ...]:
    """Each seat that has chips, with their number."""
    return tuple(say("seat-count", seat=_seat(seat), n=n) for seat, n in enumerate(chips, 1) if n)


CALCULATORS: dict[str, Callable[[AskedData], Calculation]] = {
    "wager": wager,
    "race": race,
    "balance": balance,
    "places": places,
    "penalty": penalty,
}

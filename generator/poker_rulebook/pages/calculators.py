"""Calculators behind the forms of the book, by kind: each gives its answer as data, in a word and in sentences.

`rulebook wager` and `rulebook director` print these answers, and examples of general rules are worked out by them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby, pairwise
from typing import Any

from msgspec import Struct

from poker_rulebook.cards import texts
from poker_rulebook.director.prizes import (
    bounty_answer,
    deal_answer,
    dealt,
    knocked_out,
    paid,
    payouts_answer,
    read_deal,
    read_head,
    read_payouts,
    read_satellite,
    satellite_answer,
)
from poker_rulebook.director.procedures import (
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
from poker_rulebook.director.tournament import (
    EARLY_END,
    LATE_END,
    STEEPEST,
    SeatDraw,
    chips_answer,
    drawn_seats,
    evened,
    read_seats,
    read_starting_stack,
    read_structure,
    seats_answer,
    structure_answer,
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
        yield say("race-won", seats=_seats(found.won), n=len(found.won))
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


def payouts(value: AskedData) -> Calculation:
    """What each place of a tournament receives."""
    asked = read_payouts(value)
    found = paid(asked)
    lines = [say("payouts-pool", n=asked.pool)]
    for prize, run in groupby(enumerate(found.prizes, 1), key=lambda each: each[1]):
        places = [place for place, _ in run]
        alone = len(places) == 1
        more = {} if alone else {"high": places[-1]}
        lines.append(say("payouts-place" if alone else "payouts-places", low=places[0], prize=prize, **more))
    if found.rest:
        lines.append(say(f"payouts-{asked.rounding}", n=found.rest))
    if asked.tied:
        lines.append(say("payouts-tied", low=asked.tied[0], high=asked.tied[-1]))
    if found.odd:
        lines.append(say("places-odd", n=found.odd))
    if asked.buy_in > found.prizes[-1]:
        lines.append(say("payouts-below", n=asked.buy_in))
    if asked.usual:
        lines.append(say("payouts-usual"))
    name = say("payouts-is", n=len(found.prizes))
    return Calculation(payouts_answer(asked, found), "payouts", name, tuple(lines))


def satellite(value: AskedData) -> Calculation:
    """How many seats a satellite pays, and what is left of its pool."""
    asked = read_satellite(value)
    lines = [say("satellite-seats", pool=asked.pool, n=asked.seats, seat=asked.seat)]
    if asked.rest:
        lines.append(say("satellite-rest", place=asked.seats + 1, n=asked.rest))
    lines.append(say("satellite-ends", n=asked.seats))
    return Calculation(
        satellite_answer(asked), "satellites", say("satellite-is", n=asked.seats), tuple(lines)
    )


def icm(value: AskedData) -> Calculation:
    """How what is left may be divided: by ICM, and by chips in two ways."""
    asked = read_deal(value)
    found = dealt(asked)
    by_player = zip(asked.stacks, found.icm, found.all_chips, found.above_last, strict=True)
    lines = [
        say("icm-player", stack=stack, icm=_money(by_icm), chips=_money(by_chips), above=_money(above))
        for stack, by_icm, by_chips, above in by_player
    ]
    if asked.keep:
        lines.append(say("icm-keep", n=asked.keep))
    first, last = 100 * asked.divided[0], 100 * asked.divided[-1]
    for way, parts in (("all", found.all_chips), ("above", found.above_last)):
        if max(parts) > first:
            lines.append(say(f"icm-{way}-too-much", n=asked.divided[0]))
        if min(parts) < last:
            lines.append(say(f"icm-{way}-too-little", n=asked.divided[-1]))
    return Calculation(deal_answer(found), "deals", say("icm-is", n=sum(asked.divided)), tuple(lines))


def _money(hundredths: int) -> str:
    """An amount as text, with its decimals if it has any."""
    whole, part = divmod(hundredths, 100)
    return f"{whole:,}" if not part else f"{whole:,}.{part:02}"


def bounty(value: AskedData) -> Calculation:
    """What of a bounty is paid, and what goes on the winners' own heads."""
    asked = read_head(value)
    found = knocked_out(asked)
    if asked.winners == 1:
        lines = [say("bounty-one", head=asked.head, paid=found.paid[0], added=found.added[0])]
    else:
        lines = [
            say("bounty-several", head=asked.head, paid=_numbers(found.paid), added=_numbers(found.added))
        ]
    answer = bounty_answer(asked, found)
    if asked.own:
        lines.append(say("bounty-heads", heads=_numbers(answer["heads"])))
    name = say("bounty-is", n=sum(found.paid))
    return Calculation(answer, "progressive-bounties", name, tuple(lines))


def structure(value: AskedData) -> Calculation:
    """A blind structure: its levels and breaks, when chips leave, and about when the event ends."""
    asked = read_structure(value)
    # a sentence for each level, with the break and the chips that leave before it
    lines: list[Phrase] = []
    leaving: dict[int, list[int]] = {}
    for chip, before in asked.leaving:
        leaving[before] = [*leaving.get(before, []), chip]
    for number, level in enumerate(asked.levels, 1):
        if asked.every and number > 1 and (number - 1) % asked.every == 0:
            lines.append(say("structure-break", n=asked.pause))
        if number in leaving:
            lines.append(say("structure-leave", chips=_numbers(leaving[number])))
        sentence = "structure-level" if level.ante else "structure-level-without"
        values = {"small": level.small, "big": level.big, "ante": level.ante}
        lines.append(say(sentence, n=number, clock=_clock(level.minute), **values))
    if asked.all_chips:
        ends = [asked.ends_at(big_blinds) for big_blinds in (EARLY_END, LATE_END)]
        if ends[0]:
            minutes = [_clock(asked.levels[level - 1].minute) for level in ends if level]
            key = "structure-ends-between" if ends[1] else "structure-ends-from"
            late = ends[1] or ends[0]
            lines.append(say(key, low=ends[0], high=late, begins=minutes[0], ends=minutes[-1]))
        else:
            lines.append(say("structure-too-short", n=asked.all_chips // asked.big_blinds[-1]))
    blinds = asked.big_blinds
    if any(100 * after > STEEPEST * before for before, after in pairwise(blinds)):
        lines.append(say("structure-steep"))
    if asked.left:
        tenths = divmod(asked.average_blinds, 10)
        blinds_left = f"{tenths[0]:,}.{tenths[1]}"
        lines.append(say("structure-average", n=asked.average, blinds=blinds_left, level=asked.level))
    name = say("structure-is", n=len(blinds))
    return Calculation(structure_answer(asked), "blind-structures", name, tuple(lines))


def _clock(minutes: int) -> str:
    """Hours and minutes since the start: 2:05."""
    return f"{minutes // 60}:{minutes % 60:02}"


def chips(value: AskedData) -> Calculation:
    """The chips of a starting stack, for all players, and how they are coloured up."""
    asked = read_starting_stack(value)
    each = zip(asked.counts, asked.chips, strict=True)
    stack = tuple(say("chips-count", n=count, chip=chip) for count, chip in each if count)
    lines = [say("chips-stack", stack=asked.stack, chips=stack, n=sum(asked.counts))]
    if asked.players > 1:
        every = zip(asked.in_all, asked.chips, strict=True)
        counts = tuple(say("chips-count", n=count, chip=chip) for count, chip in every if count)
        lines.append(say("chips-all", players=asked.players, chips=counts, n=asked.stack * asked.players))
    for chip, count in zip(asked.chips[:-1], asked.in_all, strict=False):
        if larger := asked.exchanged(chip):
            ways = tuple(say("chips-count", n=n, chip=new) for new, n in larger)
            lines.append(say("chips-exchanged", n=count, chip=chip, ways=ways))
    name = say("chips-is", n=sum(asked.counts))
    return Calculation(chips_answer(asked), "colour-up", name, tuple(lines))


def seats(value: AskedData) -> Calculation:
    """A draw of all seats, or the moves that even all tables out."""
    asked = read_seats(value)
    if isinstance(asked, SeatDraw):
        return _drawn(asked)
    broken, moved = evened(asked)
    lines = [say("seats-break", n=broken)] if broken else []
    for move in sorted(set(moved)):
        lines.append(say("seats-move", n=moved.count(move), source=str(move[0]), to=str(move[1])))
    if not moved:
        lines.append(say("seats-even"))
    return Calculation(seats_answer(asked), "seat-draw", say("seats-moves", n=len(moved)), tuple(lines))


def _drawn(asked: SeatDraw) -> Calculation:
    tables = drawn_seats(asked)
    lines = [
        say("seats-table", n=number, players=tuple(say("number", n=player) for player in table))
        for number, table in enumerate(tables, 1)
    ]
    lines.append(say("seats-seed", n=str(asked.seed)))
    return Calculation(seats_answer(asked), "seat-draw", say("seats-is", n=len(tables)), tuple(lines))


def _numbers(found: Iterable[int]) -> tuple[Phrase, ...]:
    return tuple(say("number", n=n) for n in found)


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
    "payouts": payouts,
    "satellite": satellite,
    "icm": icm,
    "bounty": bounty,
    "structure": structure,
    "chips": chips,
    "seats": seats,
}

"""The chip race: the new chips of each seat when the smallest chip is taken out of play.

Source: games/rules/tournament-course.yaml, rule 24-A of the Poker TDA 2024, and Robert's Rules of Poker.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from poker_rulebook.cards import HEIGHT, CardError, Cards, cards
from poker_rulebook.director.entries import MOST_SEATS, AskedData, number, numbers, only, seats, word
from poker_rulebook.play.reading import InputError, seats_written

LOSERS_KEEP, LAST_FIRST, ALL_UP = CUSTOMS = ("losers-keep", "last-first", "all-up")


class Race(Struct, frozen=True):
    """A colour-up. Seats are numbered from 1; lists by seat begin with seat 1.

    old, new    the value of the old chip, and of the new one, a multiple of it
    chips       number of old chips at each seat
    last        the seats that have no other chips
    drawn       the cards dealt to each seat for its odd chips; () before they are dealt
    custom      losers-keep: a player whose last chips lose the race still gets a new chip;
                last-first: players racing with their last chips get a new chip before the others;
                all-up: no race, every seat with odd chips gets a new chip
    """

    old: int
    new: int
    chips: tuple[int, ...]
    last: tuple[int, ...] = ()
    drawn: tuple[Cards, ...] = ()
    custom: str = LOSERS_KEEP

    @property
    def each(self) -> int:
        """Number of old chips that one new chip is worth."""
        return self.new // self.old

    @property
    def exact(self) -> tuple[int, ...]:
        """Number of new chips at each seat for the old ones that can be exchanged evenly."""
        return tuple(chips // self.each for chips in self.chips)

    @property
    def odd(self) -> tuple[int, ...]:
        """Number of old chips left over at each seat, which is also the number of cards that it gets."""
        return tuple(chips % self.each for chips in self.chips)

    @property
    def prizes(self) -> int:
        """Number of new chips to be raced for; a remainder of half a new chip or more counts as one."""
        return (2 * sum(self.odd) + self.each) // (2 * self.each)

    @property
    def racing(self) -> tuple[int, ...]:
        return tuple(seat for seat, odd in enumerate(self.odd, 1) if odd)

    @property
    def at_risk(self) -> tuple[int, ...]:
        """The seats that would be left with no chip at all."""
        return tuple(seat for seat in self.racing if seat in self.last and not self.exact[seat - 1])


class Raced(Struct, frozen=True):
    """The result of a chip race.

    won       seats that win a new chip, in the order of their cards; None before the cards are dealt
    spared    seats, among `won` or not, that get a new chip because they would have no chip at all
    chips     number of new chips at each seat in the end
    added     value that the table has gained; negative if it has lost
    """

    won: tuple[int, ...] | None
    spared: tuple[int, ...] = ()
    chips: tuple[int, ...] = ()
    added: int = 0


def raced(race: Race) -> Raced:
    """Who gets a new chip for odd chips: at most one for each seat, and nobody is left without a chip."""
    if race.custom == ALL_UP:
        return _with_one_more(race, race.racing)
    if not race.drawn:
        without = race.racing and not race.prizes  # nothing to race for, and still nobody loses the last chip
        return _with_one_more(race, (), race.at_risk) if without else Raced(None)
    order = sorted(
        race.racing, key=lambda seat: max(HEIGHT[card] for card in race.drawn[seat - 1]), reverse=True
    )
    first = [seat for seat in order if seat in race.at_risk] if race.custom == LAST_FIRST else []
    others = [seat for seat in order if seat not in first]
    won = (*first, *others[: max(0, race.prizes - len(first))])
    return _with_one_more(race, won, tuple(seat for seat in race.at_risk if seat in first or seat not in won))


def _with_one_more(race: Race, won: Sequence[int], spared: Sequence[int] = ()) -> Raced:
    """The result if each of these seats gets one more new chip."""
    lucky = {*won, *spared}
    chips = tuple(exact + (seat in lucky) for seat, exact in enumerate(race.exact, 1))
    added = race.new * sum(chips) - race.old * sum(race.chips)
    return Raced(tuple(won), tuple(spared), chips, added)


def read_race(value: AskedData) -> Race:
    """The race of a JSON object with the keys of `Race`; `drawn` is a text for each seat, or one with / between seats.

    Raises InputError, with the place of the mistake.
    """
    only(value, ("old", "new", "chips", "last", "drawn", "custom"))
    old, new, chips = number(value, "old", 1), number(value, "new", 1), numbers(value, "chips")
    if new <= old or new % old:
        raise InputError(
            ("new",), f"{new} is not a multiple of {old}", f"{2 * old}, {4 * old} …", "race-new", old=old
        )
    if not 1 <= len(chips) <= MOST_SEATS:
        hint = "write the old chips of each seat, 0 for none: 3 1 0 0 2"
        raise InputError(("chips",), seats_written(chips), hint, "race-seats", n=MOST_SEATS)
    race = Race(old, new, chips, seats(value, "last", len(chips)), custom=word(value, "custom", CUSTOMS))
    for seat in race.last:
        if not chips[seat - 1]:
            message = f"seat {seat} has no chips"
            raise InputError(("last",), message, "name seats that have old chips", "race-last", seat=seat)
    drawn = () if race.custom == ALL_UP else _drawn(value.get("drawn"), race.odd)
    return Race(old, new, chips, race.last, drawn, race.custom)


def _drawn(said: object, odd: Sequence[int]) -> tuple[Cards, ...]:
    """The cards of each seat. Raises InputError if they are not as many as its odd chips, or if one occurs twice."""
    if not said:
        return ()
    hands = said.split("/") if isinstance(said, str) else said
    if not isinstance(hands, (list, tuple)) or not all(isinstance(hand, str) for hand in hands):
        raise InputError(("drawn",), f"{said!r} are no cards", "write Ks 9d / Qh / / Ad", "race-cards")
    try:
        dealt = tuple(cards(hand) for hand in hands)
    except CardError as error:
        raise InputError(("drawn",), str(error), "", "race-cards") from None
    if [len(hand) for hand in dealt] != list(odd):
        wanted = " / ".join(str(count) for count in odd)
        raise InputError(
            ("drawn",),
            "a seat has another number of cards than odd chips",
            wanted,
            "race-drawn",
            wanted=wanted,
        )
    every = [card for hand in dealt for card in hand]
    if len(set(every)) < len(every) or not all(HEIGHT.get(card, -1) >= 0 for card in every):
        raise InputError(
            ("drawn",), "a card stands twice, or is a joker", "each of 52 cards once", "race-cards"
        )
    return dealt

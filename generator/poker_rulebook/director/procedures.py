"""The calculations of a tournament director: chip races, table balancing, places and prizes, length of penalties, as plain JSON."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from poker_rulebook.cards import HEIGHT, CardError, Cards, cards
from poker_rulebook.play.parser import LARGEST, InputError, known, seats_written

# --- reads and checks the numbers, lists and words of a question, as JSON or as typed text: "1 2 5 8"


AskedData = Mapping[str, Any]
MOST_SEATS = 12
MOST_NUMBERS = 100  # the longest list


def only(value: AskedData, keys: Collection[str]) -> None:
    """Raises InputError for a key that the question does not have."""
    for key in value:
        known("unknown key {!r}", key, keys, (key,))


def number(
    value: AskedData, key: str, least: int = 0, otherwise: int | None = None, most: int = LARGEST
) -> int:
    """A whole number.    otherwise    its value if it is left out; None if it must not be"""
    found = value.get(key)
    if found is None and otherwise is not None:
        return otherwise
    if type(found) is not int or not least <= found <= most:
        upto = f"from {least} on" if most == LARGEST else f"from {least} to {most}"
        what = "is missing" if found is None else f"{found!r} is not a whole number {upto}"
        raise InputError((key,), what, "", "not-a-number", least=least)
    return found


def numbers(value: AskedData, key: str) -> tuple[int, ...]:
    """A list of whole numbers; () if it is left out."""
    found = value.get(key)
    items = found.replace(",", " ").split() if isinstance(found, str) else [found]
    if isinstance(found, (list, tuple)):
        items = list(found)
    read = [_whole(item) for item in items if item is not None]
    if len(items) > MOST_NUMBERS or any(item is None for item in read):
        hint = f"write them with spaces between, {MOST_NUMBERS} at most: 1 2 5 8"
        raise InputError((key,), "there are not only whole numbers", hint, "not-numbers")
    return tuple(item for item in read if item is not None)


def _whole(item: object) -> int | None:
    digits = int(item) if isinstance(item, str) and item.isascii() and item.isdigit() else item
    return digits if type(digits) is int and 0 <= digits <= LARGEST else None


def seats(value: AskedData, key: str, most: int = MOST_SEATS) -> tuple[int, ...]:
    """Seat numbers, in order. Raises InputError for a seat that the table does not have, and for a seat named twice."""
    found = numbers(value, key)
    for seat in found:
        if not 1 <= seat <= most:
            raise InputError((key,), f"there is no seat {seat}", f"1 to {most}", "no-seat", seat=seat, n=most)
        if found.count(seat) > 1:
            raise InputError((key,), f"seat {seat} stands twice", "", "seat-twice", seat=seat)
    return tuple(sorted(found))


def word(value: AskedData, key: str, words: Collection[str]) -> str:
    """One of the allowed words; the first of them if it is left out."""
    found = value.get(key) or next(iter(words))
    known("{!r} is none of these", found, words, (key,))
    return str(found)


# --- the chip race: the new chips of each seat when the smallest chip is taken out of play
# Source: games/rules/tournament-course.yaml, rule 24-A of the Poker TDA 2024, and Robert's Rules of Poker.


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


# --- balancing tables: who moves, and into which seat
# Source: games/rules/seats-and-tables.yaml, and rules 10 and 11 of the Poker TDA 2024.


PARTS = (
    "taken",
    "button",
    "small_blind",
)  # keys for a table; those for the table with more players begin with "from_"


def clockwise(size: int, seat: int) -> Iterator[int]:
    """Every other seat of a table, clockwise."""
    return ((seat + step - 1) % size + 1 for step in range(1, size))


class RoundTable(Struct, frozen=True):
    """A table before its next hand; seats are numbered clockwise from 1.

    size           its seats
    taken          the seats with a player
    button         the seat of the button in the next hand; it may be empty
    small_blind    the seat of the small blind; it may be empty, too
    """

    size: int
    taken: tuple[int, ...]
    button: int
    small_blind: int

    @property
    def big_blind(self) -> int:
        """The seat that is the big blind in the next hand. With two players the button is the small blind."""
        if len(self.taken) == 2:
            return next(seat for seat in self.taken if seat != self.button)
        return next(seat for seat in clockwise(self.size, self.small_blind) if seat in self.taken)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats after the button up to the small blind: a new player there waits until the button has passed."""
        between = list(clockwise(self.size, self.button))
        return tuple(between[: between.index(self.small_blind) + 1])


class Seated(Struct, frozen=True):
    """The seat of the player who moves.

    hands    number of hands before that player is the big blind: 0 if it is so in the next hand
    waits    whether a new player in this seat is not dealt in until the button has passed
    """

    seat: int
    hands: int
    waits: bool


def worst_seat(table: RoundTable) -> Seated:
    """The open seat that is the big blind soonest, even as the only blind; the small blind only if no other is open."""
    waiting, before = table.waiting, 0
    for seat in clockwise(table.size, table.small_blind):
        if seat not in table.taken and seat not in waiting:
            return Seated(seat, before, False)
        before += seat in table.taken
    return Seated(next(seat for seat in waiting if seat not in table.taken), len(table.taken), True)


class Balanced(Struct, frozen=True):
    """Who moves, and the new seat.

    moves    the seat of the moving player at the table with more players; None if that table is not known
    """

    moves: int | None
    seated: Seated


def balanced(to: RoundTable, source: RoundTable | None = None) -> Balanced:
    """Who moves and where to: the player who is the next big blind moves to the worst seat."""
    return Balanced(source.big_blind if source else None, worst_seat(to))


def read_tables(value: AskedData) -> tuple[RoundTable, RoundTable | None]:
    """The table with too few players, and the one with more if from_button, from_taken and from_small_blind are given.

    Raises InputError, with the place of the mistake.
    """
    only(value, ("size", *PARTS, *(f"from_{part}" for part in PARTS)))
    size = number(value, "size", 2, 9, MOST_SEATS)
    to = _table(value, "", size)
    if len(to.taken) == size:
        raise InputError(("taken",), "no seat is open", "leave out the open seats", "balance-full")
    source = (
        _table(value, "from_", size) if any(value.get(f"from_{part}") is not None for part in PARTS) else None
    )
    if source and len(source.taken) <= len(to.taken) + 1:
        message = f"that table has {len(source.taken)} players, the other {len(to.taken)}"
        raise InputError(("from_taken",), message, "nobody has to move", "balance-even")
    return to, source


def _table(value: AskedData, prefix: str, size: int) -> RoundTable:
    """One of the two tables.    prefix    of its keys"""
    taken_key, button_key, small_blind_key = (f"{prefix}{part}" for part in PARTS)
    taken, button = seats(value, taken_key, size), number(value, button_key, 1, most=size)
    if len(taken) < 2:
        hint = "write the seats taken: 1 2 5"
        raise InputError((taken_key,), "fewer than two players are left", hint, "balance-few")
    if len(taken) == 2 and button not in taken:
        message = "with two players one of them has the button"
        raise InputError((button_key,), message, "", "balance-button")
    due = next(seat for seat in clockwise(size, button) if seat in taken)
    small_blind = number(value, small_blind_key, 1, due, size)
    if small_blind == button:
        raise InputError((small_blind_key,), "that is the button", "", "balance-small-blind")
    return RoundTable(size, taken, button, small_blind)


# --- places and prizes of players who are eliminated in the same hand
# Source: games/rules/places-and-prizes.yaml, Robert's Rules of Poker, and recommended procedure 8 of the Poker TDA 2024.


ONE_TABLE, HAND_FOR_HAND, BY_STACKS = ROUNDS_OF_PLAY = ("one-table", "hand-for-hand", "by-stacks")


class Eliminated(Struct, frozen=True):
    """Players who lose their last chips in one hand, or in one round of hand for hand.

    left      number of players before that hand, these included
    stacks    the chips of each of them at its beginning
    prizes    the prizes of the places that they take, the best place first; 0 for a place without a prize
    played    one-table: stacks decide; hand-for-hand: at different tables, and all finish equal;
              by-stacks: at different tables, but stacks decide
    unit      the smallest amount that is paid out
    """

    left: int
    stacks: tuple[int, ...]
    prizes: tuple[int, ...]
    played: str = ONE_TABLE
    unit: int = 1

    @property
    def best(self) -> int:
        """The best place that one of them takes."""
        return self.left - len(self.stacks) + 1


class Finishes(Struct, frozen=True):
    """The places and prizes, one for each player in the order of the question.

    places    the first and the last of the places that the player shares
    prizes    what each receives
    odd       the money that cannot be divided, over all places; no source says who receives it
    """

    places: tuple[tuple[int, int], ...]
    prizes: tuple[int, ...]
    odd: int


def placed(out: Eliminated) -> Finishes:
    """Places and prizes: larger stacks finish higher; players who finish equal share the sum of their prizes."""
    places, prizes, odd = [(0, 0)] * len(out.stacks), [0] * len(out.stacks), 0
    better = 0
    for equal in _equals(out):
        money = sum(out.prizes[better : better + len(equal)])
        share = money // len(equal) // out.unit * out.unit
        odd += money - share * len(equal)
        for player in equal:
            places[player] = (out.best + better, out.best + better + len(equal) - 1)
            prizes[player] = share
        better += len(equal)
    return Finishes(tuple(places), tuple(prizes), odd)


def _equals(out: Eliminated) -> Iterator[Sequence[int]]:
    """The groups of players who finish equal, the best group first."""
    if out.played == HAND_FOR_HAND:
        yield range(len(out.stacks))
        return
    for stack in sorted(set(out.stacks), reverse=True):
        yield [player for player, chips in enumerate(out.stacks) if chips == stack]


def right_prizes(prizes: Sequence[int], places: int, hint: str) -> None:
    """Raises InputError, with the hint, for another number of prizes, and where a better place has the smaller one."""
    if len(prizes) != places:
        raise InputError(("prizes",), f"{len(prizes)} prizes are written", hint, "places-prizes", n=places)
    if list(prizes) != sorted(prizes, reverse=True):
        raise InputError(
            ("prizes",), "a better place has the smaller prize", "the best place first", "places-order"
        )


def read_eliminated(value: AskedData) -> Eliminated:
    """The players of a JSON object with the keys of `Eliminated`. Raises InputError, with the place of the mistake."""
    only(value, ("left", "stacks", "prizes", "played", "unit"))
    left, unit = number(value, "left", 2), number(value, "unit", 1, 1)
    stacks, prizes = numbers(value, "stacks"), numbers(value, "prizes")
    if len(stacks) < 2 or not all(stacks):
        message = "fewer than two players with chips are out"
        raise InputError(
            ("stacks",), message, "write the chips of each before the hand: 12000 8000", "places-stacks"
        )
    if len(stacks) >= left:
        message = f"{len(stacks)} of {left} players are out"
        raise InputError(("left",), message, "somebody wins their chips", "places-left")
    right_prizes(prizes, len(stacks), f"write {len(stacks)}, the best place first, 0 for none")
    return Eliminated(left, stacks, prizes, word(value, "played", ROUNDS_OF_PLAY), unit)


# --- the number of hands that a penalty lasts
# Source: games/rules/conduct-and-penalties.yaml, rules 35-C and 71 of the Poker TDA 2024.


class Penalty(Struct, frozen=True):
    """A penalty of missed hands, and the deals since it was given.

    players          players at the table when it was given, the offender included
    rounds, hands    what has to be missed: a round is as many hands as there were players
    dealt            deals at the table since then, misdeals included
    misdeals         the number of misdeals among them
    """

    players: int
    rounds: int
    hands: int
    dealt: int = 0
    misdeals: int = 0

    @property
    def total(self) -> int:
        """Number of hands to be missed in all."""
        return self.rounds * self.players + self.hands

    @property
    def left(self) -> int:
        """Number of hands still to be missed; a misdeal and the deal that replaces it count as one."""
        return max(0, self.total - (self.dealt - self.misdeals))


def read_penalty(value: AskedData) -> Penalty:
    """The penalty of a JSON object with the keys of `Penalty`. Raises InputError, with the place of the mistake."""
    only(value, ("players", "rounds", "hands", "dealt", "misdeals"))
    rounds, hands, dealt, misdeals = (
        number(value, key, 0, 0) for key in ("rounds", "hands", "dealt", "misdeals")
    )
    penalty = Penalty(number(value, "players", 2, most=MOST_SEATS), rounds, hands, dealt, misdeals)
    if not penalty.total:
        raise InputError(("rounds",), "no hand is missed", "write rounds or hands", "penalty-none")
    if misdeals > dealt:
        raise InputError(("misdeals",), f"only {dealt} hands were dealt", "", "penalty-misdeals", n=dealt)
    return penalty


# --- the results as plain JSON, for the command line and for checking the examples of general rules


JsonAnswer = dict[str, Any]


def race_answer(race: Race, found: Raced) -> JsonAnswer:
    """The result of a chip race; before the cards are dealt it has no winners."""
    answer: JsonAnswer = {"exchanged": list(race.exact), "odd": list(race.odd), "prizes": race.prizes}
    if found.won is None:
        return answer
    lists = {"won": found.won, "spared": found.spared, "chips": found.chips}
    return answer | {key: list(seats) for key, seats in lists.items()} | {"added": found.added}


def balance_answer(found: Balanced) -> JsonAnswer:
    """The result of balancing; it says who moves if the table with more players is known."""
    moves = {} if found.moves is None else {"moves": found.moves}
    return {**moves, "seat": found.seated.seat, "hands": found.seated.hands, "waits": found.seated.waits}


def places_answer(found: Finishes) -> JsonAnswer:
    return {"places": [list(span) for span in found.places], "prizes": list(found.prizes), "odd": found.odd}


def penalty_answer(penalty: Penalty) -> JsonAnswer:
    return {"hands": penalty.total, "left": penalty.left}


def _race(value: AskedData) -> JsonAnswer:
    race = read_race(value)
    return race_answer(race, raced(race))


ANSWERS: dict[str, Callable[[AskedData], JsonAnswer]] = {
    "race": _race,
    "balance": lambda value: balance_answer(balanced(*read_tables(value))),
    "places": lambda value: places_answer(placed(read_eliminated(value))),
    "penalty": lambda value: penalty_answer(read_penalty(value)),
}

"""The plan of a tournament: blind structures, the chips of a starting stack, the draw of seats, as plain JSON.

Source: games/rules/tournament-course.yaml and seats-and-tables.yaml.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from msgspec import Struct

from poker_rulebook.director.procedures import MOST_SEATS, AskedData, JsonAnswer, number, numbers, only, word
from poker_rulebook.play.parser import InputError

# --- blind structures

BIG_BLIND, EACH, NONE = ANTES = ("big-blind", "each", "none")
MOST_LEVELS = 60
MOST_MINUTES = 600
USUAL_GROWTH = 130  # per cent from level to level, about the mean of WPT 2018
STEEPEST = 150  # per cent; beyond it a shorter stack or shorter levels are better (published structures grow by 120 to 150)
NICE = (10, 12, 15, 16, 20, 25, 30, 40, 50, 60, 80)  # first digits of a big blind
LATE_END, EARLY_END = (
    10,
    20,
)  # big blinds in all chips when an event ends: two rules of thumb, both unverified
ANTE_PART = 6  # an ante of each player is about this part of a big blind (WPT 2018)


class Level(Struct, frozen=True):
    """One level.    minute    at which it begins, breaks included"""

    small: int
    big: int
    ante: int
    minute: int

    def needs(self, chip: int) -> bool:
        """Whether a blind or the ante cannot be paid in this chip and larger ones."""
        return any(amount % chip for amount in (self.small, self.big, self.ante))


class Structure(Struct, frozen=True):
    """What a blind structure is made from. Times are in minutes.

    big_blinds    of each level;  minutes    of a level
    ante          big-blind: one for the table, as large as the blind; each: of every player; none
    antes         of each level, in place of those that follow from `ante`; () if they are not said
    chips         values of the chips at the beginning, the smallest first; () if they are not said
    every         levels between two breaks, 0 for none;  pause    minutes of a break
    all_chips     of all players together, 0 if it is not said
    left, level   players who are left, 0 if it is not said, and in which level
    """

    big_blinds: tuple[int, ...]
    minutes: int
    ante: str = BIG_BLIND
    antes: tuple[int, ...] = ()
    chips: tuple[int, ...] = ()
    every: int = 0
    pause: int = 0
    all_chips: int = 0
    left: int = 0
    level: int = 1

    @property
    def levels(self) -> list[Level]:
        found = []
        for place, big in enumerate(self.big_blinds):
            step = self.chips[0] if self.chips else 1
            small = big // 2 // step * step or big
            minute = place * self.minutes + (place // self.every if self.every else 0) * self.pause
            found.append(Level(small, big, 0, minute))
        if self.antes or self.ante == BIG_BLIND:
            antes = self.antes or self.big_blinds
        else:
            antes = tuple(
                self._ante_of(found, place) if self.ante == EACH else 0 for place in range(len(found))
            )
        return [Level(it.small, it.big, ante, it.minute) for it, ante in zip(found, antes, strict=True)]

    def _ante_of(self, levels: Sequence[Level], place: int) -> int:
        """The ante of each player: a part of the big blind, in the smallest chip that the blinds from here on need."""
        steps = [chip for chip in self.chips if not any(level.needs(chip) for level in levels[place:])]
        step = max(steps, default=1)
        return max(step, (2 * levels[place].big + ANTE_PART * step) // (2 * ANTE_PART * step) * step)

    @property
    def leaving(self) -> list[tuple[int, int]]:
        """(chip, level) for each chip that leaves: the level before which it does, at a break if there are any."""
        found, levels = [], self.levels
        for chip, larger in pairwise(self.chips):
            needing = [number for number, level in enumerate(levels, 1) if level.needs(larger)]
            before = (needing[-1] if needing else 0) + 1
            if self.every:
                before = -(-(before - 1) // self.every) * self.every + 1
            if before <= len(levels):
                found.append((chip, before))
        return found

    def ends_at(self, big_blinds: int) -> int:
        """The level, from 1, in which all chips are at most so many big blinds; 0 if it never comes."""
        return next((n for n, big in enumerate(self.big_blinds, 1) if self.all_chips <= big_blinds * big), 0)

    @property
    def average(self) -> int:
        """The average stack."""
        return self.all_chips // self.left if self.left else 0

    @property
    def average_blinds(self) -> int:
        """The average stack in tenths of a big blind."""
        return round(10 * self.average / self.big_blinds[self.level - 1])


def grown(first: int, last: int, levels: int) -> int:
    """The growth in per cent with which a big blind comes from the first to the last in so many levels."""
    factor: float = (last / first) ** (1 / (levels - 1))
    return round(100 * factor)


def big_blinds(first: int, growth: int, levels: int, chips: Sequence[int]) -> tuple[int, ...]:
    """Big blinds that grow by about so many per cent, in amounts that are easily said and that the smallest chip pays."""
    found, exact = [first], float(first)
    while len(found) < levels:
        exact = exact * growth / 100
        distances = [(abs(blind - exact), blind) for blind in _nice(found[-1], chips)]
        found.append(min(distances)[1])
    return tuple(found)


def _nice(above: int, chips: Sequence[int]) -> list[int]:
    """Amounts above this one that are easily said; half of each can be paid in chips of about a tenth of it."""
    found: list[int] = []
    power = 1
    while len(found) < 2 * len(NICE):
        for digits in NICE:
            blind = digits * power
            step = max([chip for chip in chips if 10 * chip <= blind], default=chips[0] if chips else 1)
            if blind > above and blind % (2 * step) == 0:
                found.append(blind)
        power *= 10
    return found


STRUCTURE = ("start", "growth", "levels", "blinds", "within", "minutes", "ante", "antes", "chips", "every", "pause", "players",
             "stack", "more", "left", "level")  # fmt: skip


def read_structure(value: AskedData) -> Structure:
    """The structure of a JSON object.

    blinds    the big blinds of one's own levels, in place of `start`, `growth` (per cent) and `levels`
    within    minutes in which the event is to end, in place of `growth` and `levels`: at five per cent of all chips

    Raises InputError, with the place of the mistake.
    """
    only(value, STRUCTURE)
    minutes = number(value, "minutes", 1, most=MOST_MINUTES)
    chips = numbers(value, "chips")
    if list(chips) != sorted(set(chips)) or (chips and not chips[0]):
        raise InputError(
            ("chips",), "they are not in order", "the smallest first: 25 100 500", "structure-chips"
        )
    players, stack = number(value, "players", 2, 0), number(value, "stack", 1, 0)
    everything = players * stack + number(value, "more", 0, 0)
    blinds, within = numbers(value, "blinds"), number(value, "within", 1, 0)
    if not blinds:
        blinds = _made(value, minutes, within, everything, chips)
    if len(blinds) > MOST_LEVELS or list(blinds) != sorted(set(blinds)) or not blinds[0]:
        hint = f"{MOST_LEVELS} at most, each above the one before"
        raise InputError(
            ("blinds",), "these are no big blinds of levels", hint, "structure-blinds", n=MOST_LEVELS
        )
    if chips and any(blind % chips[0] for blind in blinds):
        raise InputError(
            ("chips",),
            f"no chips pay a blind that is not a multiple of {chips[0]}",
            "",
            "structure-pays",
            n=chips[0],
        )
    every, pause = number(value, "every", 1, 0, MOST_LEVELS), number(value, "pause", 0, 0, MOST_MINUTES)
    left, antes = number(value, "left", 1, 0), numbers(value, "antes")
    if left > players:
        raise InputError(
            ("left",), f"only {players} play", "write players and stack", "structure-left", n=players
        )
    if antes and len(antes) != len(blinds):
        hint = f"write {len(blinds)}, one for each level"
        raise InputError(
            ("antes",), f"{len(antes)} antes are written", hint, "structure-antes", n=len(blinds)
        )
    level = number(value, "level", 1, 1, len(blinds))
    return Structure(
        blinds, minutes, word(value, "ante", ANTES), antes, chips, every, pause, everything, left, level
    )


def _made(
    value: AskedData, minutes: int, within: int, everything: int, chips: Sequence[int]
) -> tuple[int, ...]:
    """The big blinds from the first one and how they grow, or from when the event is to end."""
    start = number(value, "start", 1)
    if not within:
        growth = number(value, "growth", 101, USUAL_GROWTH, 400)
        return big_blinds(start, growth, number(value, "levels", 1, 12, MOST_LEVELS), chips)
    levels, last = within // minutes, everything // EARLY_END
    if levels < 2 or last <= start:
        hint = "write players and stack, and minutes of which two levels are within"
        raise InputError(("within",), "no structure follows from that", hint, "structure-within")
    return big_blinds(start, grown(start, last, levels), min(levels, MOST_LEVELS), chips)


# --- the chips of a starting stack

FEW = 4  # chips of each of the larger values; of the two smallest ones as many as are asked for
MOST_EACH = 40


class StartingStack(Struct, frozen=True):
    """A starting stack.    chips    their values, the smallest first;  counts    of each;  players    for how many it is"""

    stack: int
    chips: tuple[int, ...]
    counts: tuple[int, ...]
    players: int

    @property
    def in_all(self) -> tuple[int, ...]:
        """Chips of each value for all players."""
        return tuple(count * self.players for count in self.counts)

    def exchanged(self, chip: int) -> list[tuple[int, int]]:
        """The larger values for which all chips of this one can be exchanged exactly, each with its number of chips."""
        worth = chip * self.in_all[self.chips.index(chip)]
        return [
            (larger, worth // larger)
            for larger in self.chips
            if larger > chip and worth and worth % larger == 0
        ]


def counted_out(stack: int, chips: Sequence[int], fewest: int) -> tuple[int, ...]:
    """Chips of each value that make the stack: of the two smallest at least so many, and otherwise few. () if it cannot be.

    Each number is the smallest one after which the larger chips can pay what is left.
    """
    left, found = stack, list[int]()
    for place, (chip, larger) in enumerate(pairwise(chips)):
        least = fewest if place < 2 else FEW
        count = next(
            (n for n in range(least, least + larger) if left >= n * chip and (left - n * chip) % larger == 0),
            None,
        )
        if count is None:
            return ()
        found.append(count)
        left -= count * chip
    return (*found, left // chips[-1]) if left % chips[-1] == 0 else ()


def read_starting_stack(value: AskedData) -> StartingStack:
    """The stack of a JSON object: `stack`, `chips`, `players`, and `counts`, or how many small chips are wanted (`each`)."""
    only(value, ("stack", "chips", "counts", "players", "each"))
    stack, chips, counts = number(value, "stack", 1), numbers(value, "chips"), numbers(value, "counts")
    if len(chips) < 2 or list(chips) != sorted(set(chips)) or not chips[0]:
        hint = "two or more, the smallest first: 25 100 500"
        raise InputError(("chips",), "these are no values of chips", hint, "structure-chips")
    if counts and len(counts) != len(chips):
        raise InputError(
            ("counts",),
            f"{len(counts)} numbers are written",
            f"write {len(chips)}",
            "chips-counts",
            n=len(chips),
        )
    each = number(value, "each", 1, 12, MOST_EACH)
    worth = sum(chip * count for chip, count in zip(chips, counts, strict=True)) if counts else stack
    if worth != stack:
        raise InputError(("counts",), f"they are {worth} together", f"not {stack}", "chips-sum", n=worth)
    counts = counts or counted_out(stack, chips, each)
    if not counts:
        raise InputError(
            ("stack",), "these chips do not make it", "write fewer small chips: each=8", "chips-none"
        )
    return StartingStack(stack, chips, counts, number(value, "players", 1, 1))


# --- seats: the draw, and the balance of all tables at once


STEP, WORD = 0x9E3779B9, 0xFFFFFFFF


def mixed(number: int) -> int:
    """32 bits in which no pattern of the number is left: the last steps of MurmurHash3, the same in every program."""
    number &= WORD
    number = ((number ^ (number >> 16)) * 0x85EBCA6B) & WORD
    number = ((number ^ (number >> 13)) * 0xC2B2AE35) & WORD
    return number ^ (number >> 16)


class SeatDraw(Struct, frozen=True):
    """The draw of all seats.    players    numbered from 1;  size    seats of a table;  seed    a number that decides the draw"""

    players: int
    size: int
    seed: int

    @property
    def sizes(self) -> tuple[int, ...]:
        """Players at each table: as few tables as can be, which differ by one player at most."""
        tables = -(-self.players // self.size)
        return tuple((self.players + tables - 1 - table) // tables for table in range(tables))


def drawn_seats(draw: SeatDraw) -> list[list[int]]:
    """Table by table the numbers of the players, in the order of their seats."""
    order = list(range(1, draw.players + 1))
    for here in range(len(order) - 1, 0, -1):
        there = mixed(draw.seed + (len(order) - here) * STEP) % (here + 1)
        order[here], order[there] = order[there], order[here]
    tables = []
    for size in draw.sizes:
        tables.append(order[:size])
        order = order[size:]
    return tables


class AllTables(Struct, frozen=True):
    """Tables with their players, in the order in which they break: the last one first.    within    by how many they may differ"""

    taken: tuple[int, ...]
    size: int
    within: int = 1


def evened(tables: AllTables) -> tuple[int, list[tuple[int, int]]]:
    """The table that breaks, 0 for none, and the moves (from, to), with tables numbered from 1; each to the shortest table."""
    taken, moves, broken = list(tables.taken), [], 0
    if sum(taken) <= (len(taken) - 1) * tables.size:
        broken = len(taken)
        for _ in range(taken.pop()):
            to = taken.index(min(taken))
            taken[to] += 1
            moves.append((broken, to + 1))
    while max(taken) - min(taken) > tables.within:
        source, to = taken.index(max(taken)), taken.index(min(taken))
        taken[source] -= 1
        taken[to] += 1
        moves.append((source + 1, to + 1))
    return broken, moves


def read_seats(value: AskedData) -> SeatDraw | AllTables:
    """A draw, of `players`, `size` and `seed`; or tables to be evened out: `tables`, the players of each, `size` and `within`."""
    only(value, ("players", "size", "seed", "tables", "within"))
    size, tables = number(value, "size", 2, 9, MOST_SEATS), numbers(value, "tables")
    if not tables:
        return SeatDraw(number(value, "players", 2, most=10_000), size, number(value, "seed", 0))
    if len(tables) < 2 or not all(0 < taken <= size for taken in tables):
        hint = f"write the players of each table, {size} at most: 9 9 6"
        raise InputError(
            ("tables",), "these are no players of two or more tables", hint, "seats-tables", n=size
        )
    return AllTables(tables, size, number(value, "within", 1, 1, 3))


# --- the results as plain JSON


def structure_answer(asked: Structure) -> JsonAnswer:
    """Levels with small blind, big blind, ante and minute; chips that leave, as [chip, level]; and where all chips are known,
    the levels in which the event ends by both rules of thumb, 0 for none, and the big blinds in all chips at the last level.
    """
    levels = [[level.small, level.big, level.ante, level.minute] for level in asked.levels]
    answer: JsonAnswer = {"levels": levels, "leave": [list(each) for each in asked.leaving]}
    if asked.all_chips:
        answer["ends"] = [asked.ends_at(EARLY_END), asked.ends_at(LATE_END)]
        answer["blinds_left"] = asked.all_chips // asked.big_blinds[-1]
    if asked.left:
        answer["average"], answer["average_blinds"] = asked.average, asked.average_blinds / 10
    return answer


def chips_answer(asked: StartingStack) -> JsonAnswer:
    exchanged = [[chip, *(list(each) for each in asked.exchanged(chip))] for chip in asked.chips[:-1]]
    return {
        "counts": list(asked.counts),
        "chips": list(asked.in_all),
        "worth": asked.stack * asked.players,
        "exchanged": exchanged,
    }


def seats_answer(asked: SeatDraw | AllTables) -> JsonAnswer:
    if isinstance(asked, SeatDraw):
        return {"tables": drawn_seats(asked)}
    broken, moves = evened(asked)
    return {"breaks": broken, "moves": [list(move) for move in moves]}


ANSWERS: dict[str, Callable[[AskedData], JsonAnswer]] = {
    "structure": lambda value: structure_answer(read_structure(value)),
    "chips": lambda value: chips_answer(read_starting_stack(value)),
    "seats": lambda value: seats_answer(read_seats(value)),
}

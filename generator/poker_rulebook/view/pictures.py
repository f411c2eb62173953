"""The deal as a picture, street by street: what lies on the table after each step, followed from the steps alone.

    [street.pictures for street in pictures(game, rows)]

A picture is a tuple of parts, one below the other: own cards, the board, dice, rows of an open-face game. Parts
hold spots, each a card or a place for one, and no words; poker_rulebook.view.drawing draws them as SVG. Where the
answer to a question decides what is dealt, a street has a picture for each answer that looks different.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, repeat
from typing import Literal

from poker_rulebook.book.build import MAIN
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Layout, in_force
from poker_rulebook.book.steps import (
    Bet,
    DealToBoard,
    DealToPlayers,
    Declare,
    Discard,
    Divide,
    Draw,
    Pass,
    Place,
    Question,
    Remove,
    Roll,
    Step,
    Take,
    TurnUp,
)
from poker_rulebook.play.rows import rules_of
from poker_rulebook.view.sentences import Phrase
from poker_rulebook.view.tree import Plain

Face = Literal["down", "up", "either"]
State = Literal["new", "old", "empty", "out"]
Act = Literal["", "swap", "flip", "gone"]
Way = Mapping[str, str]  # question -> outcome


@dataclass(frozen=True)
class Spot:
    """A card, or a place for one.

    state    dealt in this street, dealt before, still to come, or out of play
    act      what may happen to it in this street: exchanged, turned up, discarded
    slot     its label on a board whose places have labels
    """

    face: Face = "up"
    state: State = "new"
    act: Act = ""
    slot: str = ""


@dataclass(frozen=True)
class OwnCards:
    """What one player holds; several groups after the cards were divided."""

    groups: tuple[tuple[Spot, ...], ...]


@dataclass(frozen=True)
class BoardCards:
    """The board as the dealer sees it. groups    slots that go together, as far as they lie; labelled    see Spot"""

    rows: tuple[tuple[Spot | None, ...], ...]
    groups: tuple[tuple[str, ...], ...] = ()
    labelled: bool = False


@dataclass(frozen=True)
class DiceThrown:
    dice: int


@dataclass(frozen=True)
class RowsLaid:
    """Open-face rows, the front first, and the cards received for them, `times` times."""

    received: tuple[Spot, ...]
    rows: tuple[tuple[Spot, ...], ...]
    times: int


@dataclass(frozen=True)
class ChipsDeclared:
    """Closed hands with no chip, one and two."""


Part = OwnCards | BoardCards | DiceThrown | RowsLaid | ChipsDeclared
Picture = tuple[Part, ...]


@dataclass(frozen=True)
class Shown:
    """What lies on the table in a street. when    the answers after which it looks so, '' for always"""

    when: Phrase
    picture: Picture
    alt: Plain


@dataclass(frozen=True)
class Ways:
    """One picture of a street, and the answers after which the street looks so; none where it always does."""

    picture: Picture
    question: str = ""
    outcomes: tuple[str, ...] = ()


def pictures(game: Game, rows: Sequence[Sequence[Step]]) -> list[tuple[Ways, ...]]:
    """The pictures of every street. rows    the steps of each, in table order"""
    drawn: list[dict[Picture, list[Way]]] = [{} for _ in rows]
    for way in game.ways:
        table = _Laid(game, way)
        for row, found in zip(rows, drawn, strict=True):
            if picture := table.after([step for step in row if in_force(step.when, way)]):
                found.setdefault(picture, []).append(way)
    return [tuple(_named(game, found)) for found in drawn]


def _named(game: Game, found: dict[Picture, list[Way]]) -> Iterable[Ways]:
    """The pictures with the answers that tell them apart."""
    ways = [way for several in found.values() for way in several]
    for question in (name for name in dict.fromkeys(key for way in ways for key in way) if len(found) > 1):
        answers = [tuple(dict.fromkeys(way[question] for way in several)) for several in found.values()]
        if len(set().union(*answers)) == sum(map(len, answers)):
            yield from map(Ways, found, repeat(question), answers)
            return
    yield from map(Ways, found)


class _Laid:
    """What lies on the table as the steps of one way are followed."""

    def __init__(self, game: Game, way: Way):
        self.game, self.way = game, way
        self.own: list[list[Spot]] = [[]]
        self.board: dict[str, Spot] = {}
        self.laid = 0
        self.answered: dict[str, str] = {}
        self.lines_out: set[str] = set()

    def after(self, steps: Sequence[Step]) -> Picture:
        """The picture of a street. Afterwards nothing is new any more, and what was discarded is gone."""
        self.touched: set[str] = set()
        parts: list[Part] = []
        for step in steps:
            parts += self._followed(step)
        if "own" in self.touched:
            parts.append(OwnCards(tuple(tuple(group) for group in self.own)))
        if "board" in self.touched:
            parts.append(self._board())
        self.own = [[_aged(spot) for spot in group if spot.act != "gone"] for group in self.own]
        self.board = {slot: _aged(spot) for slot, spot in self.board.items()}
        return tuple(parts)

    def _followed(self, step: Step) -> Iterable[Part]:
        """What the step changes; the parts that show the step itself."""
        if isinstance(step, Question):
            self.answered[step.id] = self.way.get(step.id, "")
        fewest, most = step.turned_up
        self._mark("flip", most, Spot("up") if fewest == most else None)
        match step:
            case DealToPlayers():
                up = Spot("either" if step.by_exposure else "up")
                self.own[0] += [Spot("down")] * step.down + [up] * step.up
                self.touched.add("own")
            case Take():
                self.own[0].append(Spot("up" if step.face == "up" else "down"))
                self.touched.add("own")
            case Draw():
                self._mark("swap", step.most)
            case Pass():
                self._mark("swap", step.cards)
            case Discard():
                self._mark("gone", step.cards, down=step.from_down)
            case Divide():
                held = [spot for group in self.own for spot in group]
                ends = accumulate(hand.cards for hand in step.hands)
                self.own = [held[end - hand.cards : end] for end, hand in zip(ends, step.hands, strict=True)]
                self.touched.add("own")
            case Bet():
                self._mark("gone", step.wagering.discard[1] if step.wagering.discard else 0)
            case DealToBoard():
                self._lay({slot: Spot("down" if step.face_down else "up", slot=slot) for slot in step.slots})
            case TurnUp():
                self._lay({slot: Spot(slot=slot) for slot in step.slots})
            case Remove():
                self._remove()
            case Roll():
                self._turn_down(step)
                yield DiceThrown(step.dice)
            case Declare(said="together"):
                yield ChipsDeclared()
            case Place():
                yield self._place(step)

    def _mark(self, act: Act, count: int, becomes: Spot | None = None, down: bool = False) -> None:
        """The last cards held may be exchanged or discarded; of those face down, some are turned up. down    only these"""
        marked = 0
        for group in self.own:
            for n in reversed(range(len(group))):
                stays = group[n].act != "gone"
                if marked < count and stays and (group[n].face == "down" or not (down or act == "flip")):
                    group[n] = replace(becomes or group[n], act=act)
                    marked += 1
        if marked:
            self.touched.add("own")

    def _lay(self, spots: dict[str, Spot]) -> None:
        self.board |= spots
        self.touched.add("board")

    def _remove(self) -> None:
        """One line is taken away, whichever it will be."""
        layout = self._layout()
        gone = layout.lines[-1].slots if layout else ()
        self._lay({slot: replace(self.board[slot], state="out") for slot in gone})

    def _turn_down(self, step: Roll) -> None:
        """One card of those that a roll may turn down, another one for each roll."""
        slots = [outcome.turns_down for outcome in step.outcomes if outcome.turns_down]
        if slots:
            rolls = [roll for roll in self.game.rolls if any(o.turns_down for o in roll.outcomes)]
            slot = slots[(2 * rolls.index(step) + 1) % len(slots)]
            self._lay({slot: Spot("down", slot=slot)})
        if any(name == step.id for layout in self.game.layouts for name, _ in layout.when):
            self.touched.add("board")

    def _place(self, step: Place) -> RowsLaid:
        """Cards are spread over the rows from the back; the first of several rounds is shown."""
        sizes = [row.cards for row in rules_of(self.game).rows]
        order = sorted(
            ((r, c) for r, size in enumerate(sizes) for c in range(size)), key=lambda at: (at[1], -at[0])
        )
        old, new = set(order[: self.laid]), set(order[self.laid : self.laid + step.place])
        self.laid += step.place * step.rounds

        def spot(at: tuple[int, int]) -> Spot:
            return Spot(state="new" if at in new else "old" if at in old else "empty")

        received = tuple(Spot(act="gone" if n >= step.place else "") for n in range(step.receive))
        rows = tuple(tuple(spot((r, c)) for c in range(size)) for r, size in enumerate(sizes))
        return RowsLaid(received, rows, step.rounds)

    def _layout(self) -> Layout | None:
        return next((layout for layout in self.game.layouts if in_force(layout.when, self.way)), None)

    def _board(self) -> BoardCards:
        layout = self._layout()
        # a die decides later how the rest will lie
        if layout is None or not in_force(layout.when, self.answered):
            return BoardCards(_trimmed(self.game.layouts[0], self.board), labelled=True)
        rows = tuple(
            tuple(self.board.get(slot, Spot(state="empty", slot=slot)) if slot else None for slot in row)
            for row in layout.grid
        )
        groups = layout.one_from_each or tuple(line.slots for line in layout.lines)
        return BoardCards(rows, groups if len(groups) > 1 else (), layout.id != MAIN)


def _trimmed(layout: Layout, board: Mapping[str, Spot]) -> tuple[tuple[Spot | None, ...], ...]:
    """What lies already, without rows and columns of places to come."""
    rows = [row for row in layout.grid if any(slot in board for slot in row)]
    columns = [n for n in range(len(layout.grid[0])) if any(row[n] in board for row in rows)]
    return tuple(tuple(board.get(row[n]) for n in columns) for row in rows)


def _aged(spot: Spot) -> Spot:
    """The spot in later streets. Of a card that came down or up, one hidden card is left, which is the first."""
    face: Face = "up" if spot.face == "either" else spot.face
    return replace(spot, face=face, act="", state="old" if spot.state == "new" else spot.state)

"""Pictures of a game: its board with its legend, the deal street by street, and the small one beside its name.

    [street.pictures for street in pictures(game, rows)]

A picture is a tuple of parts, one below the other: own cards, the board, dice, rows of an open-face game. Parts
hold spots, each a card or a place for one, and no words. Where the answer to a question decides what is dealt, a
street has a picture for each answer that looks different.

    outlines(book)["omaha-high-only"].picture    "eedd/bbbbb"

The small picture is a text, so that the search may have all of them. Rows are parted by strokes, the player's own cards first, and
each letter is a card: d face down, e one of those of which exactly so many are used, u face up, s one that may be exchanged,
x one that is discarded, b a card of the board or a place in a row, and a point a gap. Signs come after spaces: how many draws
there are, ½ for a pot that is divided, ↓ where the lowest hand wins, and the cards of a deck that has not 52. A mix is
"=H/O/R/S/E", what the table calls its games, or how many they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, repeat

from msgspec import Struct
from msgspec.structs import replace

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import MAIN, Game, boards_dealt
from poker_rulebook.book.parts import Layout, in_force
from poker_rulebook.book.steps import (
    Bet,
    DealToBoard,
    DealToPlayers,
    Declare,
    Discard,
    Divide,
    Place,
    Question,
    Remove,
    Roll,
    Step,
    Take,
    TurnUp,
    only,
)
from poker_rulebook.cards import text
from poker_rulebook.document.views import (
    Board,
    BoardSpots,
    Cell,
    ChipsDeclared,
    DiceThrown,
    Face,
    Group,
    Outline,
    OwnCards,
    Part,
    Picture,
    RowsLaid,
    Spot,
    SpotAct,
)
from poker_rulebook.language.phrases import card_label
from poker_rulebook.language.sentences import Phrase, heading, joined, listed, say, written
from poker_rulebook.play.rows import rules_of
from poker_rulebook.rules.facts import traits
from poker_rulebook.rules.memo import memoized
from poker_rulebook.rules.pot import one_from_each
from poker_rulebook.rules.step_rules import removes_lines

# --- boards that need a picture


@memoized
def game_boards(game: Game) -> tuple[Board, ...]:
    """The boards that need a picture: all but one plain line of cards."""
    drawn = (one for one in game.layouts if one.id != MAIN and max(len(one.grid), len(one.lines)) > 1)
    return tuple(board_picture(game, layout, {}) for layout in drawn)


def board_picture(
    game: Game, layout: Layout, cards: Mapping[str, int], aside: Mapping[str, int] | None = None
) -> Board:
    """A layout with its known cards. aside    known cards that are out of play"""
    streets = {slot: step.id for step in game.board_deals for slot in step.slots}
    out = aside or {}
    known = {slot: text(card) for slot, card in (*cards.items(), *out.items())}
    rows = tuple(
        tuple(Cell(slot, known.get(slot, ""), streets.get(slot, ""), slot in out) for slot in row)
        for row in layout.grid
    )
    named = tuple(Group(g.id, written(g.name), g.slots) for g in layout.lines if g.name)
    groups = named if len(named) > 1 else ()
    shown = tuple(say("alt-row", slots=tuple(_spoken(c) for c in row if c.slot)) for row in rows)
    return Board(
        id=layout.id or "board",
        name=heading(written(layout.name)) if layout.name else "",
        rows=rows,
        groups=groups,
        note=_note(game, layout, len(groups)),
        alt=say("alt-board", n=len(shown), rows=shown),
        legend=_legend(layout, groups),
    )


def _legend(layout: Layout, groups: tuple[Group, ...]) -> Phrase:
    """What the colours of a picture mean."""
    if layout.one_from_each:
        return say("legend-one-from-each")
    slots = [slot for group in groups for slot in group.slots]
    return say("legend-groups", n=len(groups)) if len(slots) > len(set(slots)) else ""


def _spoken(cell: Cell) -> Phrase:
    """A place as a screen reader says it: its card in words, or its label."""
    said = card_label(cell.card) if cell.card else cell.slot
    return say("alt-out", card=said) if cell.out else said


def _note(game: Game, layout: Layout, groups: int) -> Phrase:
    if layout.one_from_each:
        return joined([one_from_each(layout), _burned(game, layout)])
    if removes_lines(game):
        streets = [deal.street for deal in game.board_deals]
        named = (
            say("board-rows-streets", r=groups)
            if streets == ["flop", "turn", "river"]
            else say("board-rows", r=groups)
        )
        return joined([named, _burned(game, layout)])
    if boards_dealt(game):
        return joined([say("board-parallel", n=groups), _burned(game, layout)])
    return say("board-groups", n=groups) if groups else ""


def _burned(game: Game, layout: Layout) -> Phrase:
    """Says that one burn serves all boards or rows, and their order; '' where some deal to the board has no burn."""
    if not all(deal.burns for deal in game.board_deals):
        return ""
    if layout.one_from_each:
        columns = [slot for column in zip(*layout.grid, strict=True) for slot in column]
        return say("board-burned-by-columns" if _in_order(game, columns) else "board-burned")
    lines = [slot for line in layout.lines for slot in line.slots]
    first = written(layout.lines[0].name)
    return say("board-burned-in-order", first=first) if _in_order(game, lines) else say("board-burned")


def _in_order(game: Game, slots: Sequence[str]) -> bool:
    """Whether every deal to the board fills slots in this order, and only these slots."""
    dealt = [slot for deal in game.board_deals for slot in deal.slots]
    if not set(dealt) <= set(slots):  # on no line, or on another board
        return False
    places = [[slots.index(slot) for slot in deal.slots] for deal in game.board_deals]
    return all(order == sorted(order) for order in places)


# --- pictures of the deal, street by street


Way = Mapping[str, str]  # question -> outcome


class Ways(Struct, frozen=True):
    """One picture of a street, and the answers after which the street looks so; none where it always does."""

    picture: Picture
    question: str = ""
    outcomes: tuple[str, ...] = ()


def pictures(game: Game, rows: Sequence[Sequence[Step]]) -> list[tuple[Ways, ...]]:
    """The pictures of every street. rows    the steps of each, in table order"""
    drawn: list[dict[Picture, list[Way]]] = [{} for _ in rows]
    for way in game.ways:
        table = _CardsOnTable(game, way)
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


class _CardsOnTable:
    """The cards on the table, while the steps of one way through the game are followed."""

    def __init__(self, game: Game, way: Way):
        self.game, self.way = game, way
        self.own: list[list[Spot]] = [[]]
        self.board: dict[str, Spot] = {}
        self.laid = 0
        self.answered: dict[str, str] = {}
        self.lines_out: set[str] = set()

    def after(self, steps: Sequence[Step]) -> Picture:
        """The picture of a street with these steps. Then no card is new any more, and discarded cards are gone."""
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
        """The parts that show the step itself; its changes are made to the table."""
        if isinstance(step, Question):
            self.answered[step.id] = self.way.get(step.id, "")
        fewest, most = step.turned_up
        self._mark("flip", most, Spot("up") if fewest == most else None)
        self._mark("swap", step.exchanged)
        match step:
            case DealToPlayers():
                up = Spot("either" if step.by_exposure else "up")
                self.own[0] += [Spot("down")] * step.down + [up] * step.up
                self.touched.add("own")
            case Take():
                self.own[0].append(Spot("up" if step.face == "up" else "down"))
                self.touched.add("own")
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

    def _mark(self, act: SpotAct, count: int, becomes: Spot | None = None, down: bool = False) -> None:
        """Marks the last cards held that may be exchanged, discarded or turned up. down    only cards face down"""
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
        """Takes one line of the board away: the last one stands for any."""
        layout = self._layout()
        gone = layout.lines[-1].slots if layout else ()
        self._lay({slot: replace(self.board[slot], state="out") for slot in gone})

    def _turn_down(self, step: Roll) -> None:
        """Turns down one of the cards that the roll may turn down, a different one for each roll."""
        slots = [outcome.turns_down for outcome in step.outcomes if outcome.turns_down]
        if slots:
            rolls = [roll for roll in self.game.rolls if any(o.turns_down for o in roll.outcomes)]
            slot = slots[(2 * rolls.index(step) + 1) % len(slots)]
            self._lay({slot: Spot("down", slot=slot)})
        if any(name == step.id for layout in self.game.layouts for name, _ in layout.when):
            self.touched.add("board")

    def _place(self, step: Place) -> RowsLaid:
        """The rows with cards spread over them from the back; of several rounds the first is shown."""
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

    def _board(self) -> BoardSpots:
        layout = self._layout()
        # a die decides later how the rest will lie
        if layout is None or not in_force(layout.when, self.answered):
            return BoardSpots(_trimmed(self.game.layouts[0], self.board), labelled=True)
        rows = tuple(
            tuple(self.board.get(slot, Spot(state="empty", slot=slot)) if slot else None for slot in row)
            for row in layout.grid
        )
        groups = layout.one_from_each or tuple(line.slots for line in layout.lines)
        labelled = layout.id != MAIN and not self._one_by_one()
        return BoardSpots(rows, groups if len(groups) > 1 else (), labelled)

    def _one_by_one(self) -> bool:
        """Whether each card of the board is turned up by a street of its own, whose name says which one it is."""
        steps = self.game.steps_after(self.way)
        laid = [step.slots for step in only(DealToBoard, steps) if not step.face_down]
        return all(len(slots) == 1 for slots in [*laid, *(step.slots for step in only(TurnUp, steps))])


def _trimmed(layout: Layout, board: Mapping[str, Spot]) -> tuple[tuple[Spot | None, ...], ...]:
    """The cards that lie already, without rows and columns that are still empty."""
    rows = [row for row in layout.grid if any(slot in board for slot in row)]
    columns = [n for n in range(len(layout.grid[0])) if any(row[n] in board for row in rows)]
    return tuple(tuple(board.get(row[n]) for n in columns) for row in rows)


def _aged(spot: Spot) -> Spot:
    """The spot in later streets. A card that came either down or up is up there: the hidden card is the first one."""
    face: Face = "up" if spot.face == "either" else spot.face
    return replace(spot, face=face, act="", state="old" if spot.state == "new" else spot.state)


# --- a game in one small picture and a few words


def outlines(book: Book) -> dict[str, Outline]:
    """Id -> outline of every game and mix that the book offers."""
    found = {id_: outline(game) for id_, game in book.offered.items()}
    for id_, mix in book.offered_mixes.items():
        labels = [part.label for part in mix.games]
        picture = "/".join(labels) if all(len(label) == 1 for label in labels) else str(len(labels))
        found[id_] = Outline(f"={picture}", say("outline-mix", n=len(labels)))
    return found


def outline(game: Game) -> Outline:
    """A game as it is played after the first answer to each of its questions."""
    steps = game.steps_after(game.ways[0])
    own = "" if game.open_face else _outlined_own(game, steps)
    below = (
        ["b" * row.cards for row in rules_of(game).rows]
        if game.open_face
        else [*_outlined_board(game, steps)]
    )
    signs: list[tuple[str, Phrase]] = []
    found = {trait.facet: trait.value for trait in traits(game)}
    if (draws := int(found["draws"])) > 0:
        signs.append((f"×{draws}", say("outline-draws", n=draws)))
    if found["split"] == "divided":
        signs.append(("½", say("outline-divided")))
    elif found["low"] != "none" and not game.open_face:
        signs.append(("↓", say("outline-low")))
    if (cards := len(game.deck.cards)) != 52:
        signs.append((str(cards), say("outline-deck", n=cards)))
    picture = " ".join(["/".join(filter(None, [own, *below])), *(sign for sign, _ in signs)])
    laid = sum(row.count("b") for row in below)
    below_said = (
        say("outline-rows", n=laid, rows=len(below)) if game.open_face else say("outline-board", n=laid)
    )
    parts = [*_said_of(own), *([below_said] if laid else []), *(said for _, said in signs)]
    return Outline(picture, listed(parts))


def _outlined_own(game: Game, steps: Sequence[Step]) -> str:
    cards = ""
    for step in steps:
        match step:
            case DealToPlayers():
                cards += "d" * step.down + "u" * step.up
            case Take():
                cards += "u" if step.face == "up" else "d"
            case Discard():
                cards = "x".join(cards.rsplit("d", step.cards))
        if step.exchanged:
            cards = cards[: -step.exchanged] + "s" * len(cards[-step.exchanged :])
    uses = {use for share in game.showdown for use in share.uses}
    exact, board = uses.pop() if len(uses) == 1 else (0, 0)
    return cards.replace("d", "e", exact) if board and exact < len(cards) == cards.count("d") else cards


def _said_of(own: str) -> Iterator[Phrase]:
    up, gone, used = own.count("u"), own.count("x"), own.count("e")
    if used:
        yield say("outline-used", n=len(own), used=used)
    elif down := len(own) - up:
        yield say("outline-down" if up else "outline-own", n=down)
    if up:
        yield say("outline-up", n=up)
    if gone:
        yield say("outline-discarded", n=gone)


def _outlined_board(game: Game, steps: Sequence[Step]) -> Iterator[str]:
    dealt = {slot for step in only(DealToBoard, steps) for slot in step.slots}
    layout = next((it for it in game.layouts if in_force(it.when, game.ways[0])), None)
    for row in layout.grid if layout else ():
        yield "".join("b" if slot in dealt else "." for slot in row)

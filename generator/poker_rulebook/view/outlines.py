"""A game in one small picture and a few words: what a player holds, the board or the rows, and what else is seen at a glance.

    outlines(book)["omaha-high-only"].picture    "eedd/bbbbb"

The picture is a text, so that the search may have all of them. Rows are parted by strokes, the player's own cards first, and
each letter is a card: d face down, e one of those of which exactly so many are used, u face up, s one that may be exchanged,
x one that is discarded, b a card of the board or a place in a row, and a point a gap. Signs come after spaces: how many draws
there are, ½ for a pot that is divided, ↓ where the lowest hand wins, and the cards of a deck that has not 52. A mix is
"=H/O/R/S/E", what the table calls its games, or how many they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from poker_rulebook.book.load import Book
from poker_rulebook.book.mix import Mix
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import in_force
from poker_rulebook.book.steps import DealToBoard, DealToPlayers, Discard, Step, Take, only
from poker_rulebook.play.rows import rules_of
from poker_rulebook.view.finding import traits
from poker_rulebook.view.sentences import Phrase, listed, say


class Outline(Struct, frozen=True):
    """picture    see above;  said    the same in a few words"""

    picture: str
    said: Phrase


def outlines(book: Book) -> dict[str, Outline]:
    """Id -> outline of every game and mix that the book offers."""
    mixes = {id_: _of_mix(mix) for id_, mix in book.offered_mixes.items()}
    return {id_: outline(game) for id_, game in book.offered.items()} | mixes


def outline(game: Game) -> Outline:
    """A game as it is played after the first answer to each of its questions."""
    steps = game.steps_after(game.ways[0])
    own = "" if game.open_face else _own(game, steps)
    below = ["b" * row.cards for row in rules_of(game).rows] if game.open_face else [*_board(game, steps)]
    signs = list(_signs(game))
    picture = " ".join(["/".join(filter(None, [own, *below])), *(sign for sign, _ in signs)])
    laid = sum(row.count("b") for row in below)
    below_said = (
        say("outline-rows", n=laid, rows=len(below)) if game.open_face else say("outline-board", n=laid)
    )
    parts = [*_said_of(own), *([below_said] if laid else []), *(said for _, said in signs)]
    return Outline(picture, listed(parts))


def _of_mix(mix: Mix) -> Outline:
    labels = [part.label for part in mix.games]
    picture = "/".join(labels) if all(len(label) == 1 for label in labels) else str(len(labels))
    return Outline(f"={picture}", say("outline-mix", n=len(labels)))


def _own(game: Game, steps: Sequence[Step]) -> str:
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
    if down := len(own) - up:
        yield say("outline-down" if up else "outline-own", n=down)
    if up:
        yield say("outline-up", n=up)
    if gone:
        yield say("outline-discarded", n=gone)
    if used:
        yield say("outline-used", n=used)


def _board(game: Game, steps: Sequence[Step]) -> Iterator[str]:
    dealt = {slot for step in only(DealToBoard, steps) for slot in step.slots}
    layout = next((it for it in game.layouts if in_force(it.when, game.ways[0])), None)
    for row in layout.grid if layout else ():
        yield "".join("b" if slot in dealt else "." for slot in row)


def _signs(game: Game) -> Iterator[tuple[str, Phrase]]:
    found = {trait.facet: trait.value for trait in traits(game)}
    if (draws := int(found["draws"])) > 0:
        yield f"×{draws}", say("outline-draws", n=draws)
    if found["split"] == "divided":
        yield "½", say("outline-divided")
    elif found["low"] != "none" and not game.open_face:
        yield "↓", say("outline-low")
    if (cards := len(game.deck.cards)) != 52:
        yield str(cards), say("outline-deck", n=cards)

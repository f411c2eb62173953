"""A deal of an open-face game as sentences, round by round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.play.events import Dealt, Event, Fouled, Paid, Placed, ToFantasyland
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import IN_FANTASYLAND
from poker_rulebook.view.example_views import Turn
from poker_rulebook.view.hands import hand_name
from poker_rulebook.view.layouts import signed
from poker_rulebook.view.rows import the_row
from poker_rulebook.view.sentences import Phrase, heading, say, written
from poker_rulebook.view.telling import marked


def turns(game: Game, names: Sequence[str], log: Iterable[Event], *, dealt: bool = False) -> tuple[Turn, ...]:
    """The placing of a deal round by round, first that in Fantasyland; what follows from it is left out.

    dealt    also tell which cards each seat received
    """
    lines: dict[str, list[str]] = {}
    placed = [0] * len(names)
    for event in log:
        if not isinstance(event, Placed) and not (dealt and isinstance(event, Dealt)):
            continue
        there = event.step == IN_FANTASYLAND
        key = IN_FANTASYLAND if there else f"round-{placed[event.seat] + 1}"
        lines.setdefault(key, []).append(_line(game, names, event))
        placed[event.seat] += isinstance(event, Placed)
    return tuple(Turn(key, _title(key), "", tuple(said)) for key, said in lines.items())


def _title(key: str) -> Phrase:
    if key == IN_FANTASYLAND:
        return heading(say("rows-fantasyland"))
    return heading(say("tell-round", n=int(key.removeprefix("round-"))))


def _line(game: Game, names: Sequence[str], event: Event) -> Phrase:
    return _LINES[type(event)](game, names, event)


def _dealt(game: Game, names: Sequence[str], event: Dealt) -> Phrase:
    face = "up" if event.up else "down"
    return say(f"tell-dealt-{face}", seat=names[event.seat], cards=marked(event.cards))


def _placed(game: Game, names: Sequence[str], event: Placed) -> Phrase:
    rows = tuple(
        say("tell-placed-row", row=the_row(row), cards=marked(event.rows[row.id]))
        for row in game.open_face.rows
        if row.id in event.rows
    )
    if not event.thrown:
        return say("tell-placed", seat=names[event.seat], rows=rows)
    return say("tell-placed-some", seat=names[event.seat], rows=rows, cards=marked(event.thrown))


def _fouled(game: Game, names: Sequence[str], event: Fouled) -> Phrase:
    return say("tell-fouled", seat=names[event.seat])


def _paid(game: Game, names: Sequence[str], event: Paid) -> Phrase:
    return say("tell-paid", seat=names[event.seat], opponent=names[event.other], n=event.points)


def _to_fantasyland(game: Game, names: Sequence[str], event: ToFantasyland) -> Phrase:
    return say("tell-to-fantasyland", seat=names[event.seat], n=event.cards)


_LINES = {
    Dealt: _dealt, Placed: _placed, Fouled: _fouled, Paid: _paid, ToFantasyland: _to_fantasyland,
}  # fmt: skip


def told(game: Game, deal: Hand, names: Sequence[str] = ()) -> list[tuple[str, list[str]]]:
    """A deal as titles with lines, hidden cards included: every round, every layout, every payment.

    names    of the seats; without them they have numbers

    Of a deal in progress the rounds so far, and the cards that lie.
    """
    names = names or [say("word-seat", n=seat + 1) for seat in range(len(deal.stacks))]
    out = [(turn.title, list(turn.lines)) for turn in turns(game, names, deal.log, dealt=True)]
    if deal.decision:
        layouts = [(say("tell-layout", seat=name), seat) for seat, name in enumerate(names)]
        return [*out, *((title, _lying(game, deal, seat)) for title, seat in layouts)]
    for seat, name in enumerate(names):
        out.append((say("tell-layout", seat=name), _layout(game, deal, seat)))
    result = [
        _line(game, names, event) for event in deal.log if isinstance(event, (Fouled, Paid, ToFantasyland))
    ]
    points = tuple(
        say("tell-seat-points", seat=name, points=signed(n))
        for name, n in zip(names, deal.points, strict=True)
    )
    result.append(say("tell-points", points=points))
    return [*out, (heading(say("word-result")), result)]


def _layout(game: Game, deal: Hand, seat: int) -> list[Phrase]:
    """The rows of a seat, each with its hand and its royalty."""
    lines = []
    for row in game.open_face.rows:
        cards = tuple(deal.rows[seat][row.id])
        values = {
            "row": heading(written(row.name)),
            "cards": marked(row.ranking.best(cards)[1]),
            "hand": hand_name(row.ranking, cards),
        }
        royalty = deal.scores[seat].royalties.get(row.id)
        if royalty:
            lines.append(say("tell-row-royalty", **values, n=royalty))
        else:
            lines.append(say("tell-row", **values))
    return lines


def _lying(game: Game, deal: Hand, seat: int) -> list[Phrase]:
    """The rows of a seat as far as they lie."""
    lines = []
    for row in game.open_face.rows:
        cards, name = deal.rows[seat][row.id], heading(written(row.name))
        if cards:
            lines.append(say("ask-row", row=name, cards=marked(cards)))
        else:
            lines.append(say("ask-row-empty", row=name))
    return lines

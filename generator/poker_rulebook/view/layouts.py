"""Open-face games: finished layouts, points of every pair, who goes to Fantasyland, and deals told round by round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from poker_rulebook.book.model import Example, Game
from poker_rulebook.cards import texts
from poker_rulebook.play.events import Dealt, Event, Fouled, Paid, Placed, ToFantasyland
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.layouts import LaidOut, read_fantasyland
from poker_rulebook.play.openface import IN_FANTASYLAND
from poker_rulebook.play.rows import Pairing, faults, rules_of, settled
from poker_rulebook.view.example_views import LayoutRow, LayoutView, SettledLine, Settlement, TurnView
from poker_rulebook.view.rows import the_row
from poker_rulebook.view.sentences import Phrase, Value, heading, say, unbroken, written
from poker_rulebook.view.telling import card_marks
from poker_rulebook.view.wording import hand_name, qualifier_name

RowEvent = Dealt | Placed | Fouled | Paid | ToFantasyland
MINUS = "−"  # U+2212


def signed(points: int) -> Phrase:
    """Points as they are received or paid: +4, −2, 0."""
    return unbroken(f"{'+' if points > 0 else MINUS if points < 0 else ''}{abs(points):,}")


def _there(game: Game, example: Example) -> dict[str, int]:
    return read_fantasyland(game, example.fantasyland, list(example.seats))


def fantasyland_conditions(game: Game, example: Example) -> list[Phrase]:
    """Who is in Fantasyland in this deal."""
    return [say("rows-condition-there", seat=seat) for seat in _there(game, example)]


def layouts(game: Game, example: Example, outcome: LaidOut) -> tuple[LayoutView, ...]:
    """The layouts in the order of the seats."""
    there = _there(game, example)
    return tuple(_layout(game, example, outcome, seat, seat in there) for seat in outcome.layouts)


def _layout(game: Game, example: Example, outcome: LaidOut, seat: str, there: bool) -> LayoutView:
    score, points = outcome.scores[seat], outcome.points[seat]
    rows = []
    for row in rules_of(game).rows:
        cards = outcome.layouts[seat][row.id]
        royalty = score.royalties.get(row.id, 0)
        _, shown = row.ranking.best(cards)
        rows.append(
            LayoutRow(
                heading(written(row.name)),
                texts(shown),
                hand_name(row.ranking, cards),
                signed(royalty) if royalty else "",
            )
        )
    marks = [say("rows-mark-there")] if there else []
    marks += [say("rows-mark-foul")] if score.fouled else []
    before = (example.stacks or {}).get(seat)
    after = None if before is None else before + points
    return LayoutView(seat, tuple(rows), tuple(marks), score.fouled, signed(points), before, after)


def settlement(game: Game, outcome: LaidOut) -> Settlement | None:
    """What every two players settle; None where nobody sits opposite."""
    if not outcome.pairs:
        return None
    rules, names = rules_of(game), list(outcome.layouts)

    def line(label: Phrase, values: list[int], last: bool = False) -> SettledLine:
        return SettledLine(heading(label), tuple(map(signed, values)), last)

    lines = [
        line(written(row.name), [pair.rows[row.id] * rules.row_points for pair in outcome.pairs])
        for row in rules.rows
    ]
    lines.append(line(say("rows-mark-all"), [pair.bonus for pair in outcome.pairs]))
    lines.append(line(say("rows-mark-royalty"), [pair.royalties for pair in outcome.pairs]))
    lines.append(line(say("rows-mark-total"), [pair.points for pair in outcome.pairs], last=True))
    pairs = tuple(unbroken(f"{names[pair.first]}–{names[pair.second]}") for pair in outcome.pairs)
    return Settlement(say("rows-pairs"), pairs, tuple(lines))


def remarks(game: Game, example: Example, outcome: LaidOut) -> tuple[Phrase, ...]:
    """Why a layout is a foul, who wins all rows, what the win cap changes, and who goes to Fantasyland."""
    names = list(outcome.layouts)
    owed = settled(rules_of(game), outcome.pairs, None) if outcome.pairs else []
    capped = owed != list(outcome.points.values()) and bool(outcome.pairs)
    return (
        *(line for seat in names for line in _fouls(game, outcome, seat)),
        *(_all_rows(names, pair) for pair in outcome.pairs if pair.bonus and not _a_foul(outcome, pair)),
        *([say("rows-told-capped")] if capped else []),
        *_next_deal(game, example, outcome),
    )


def _fouls(game: Game, outcome: LaidOut, seat: str) -> Iterator[Phrase]:
    for row, other in faults(rules_of(game), outcome.layouts[seat]):
        if other is None:
            hand = qualifier_name(row.ranking, row.qualifier)
            yield say("rows-told-foul-qualifier", seat=seat, row=the_row(row), hand=hand)
        else:
            both = {"row": the_row(row), "other": the_row(other)}
            yield say("rows-told-foul", seat=seat, **both)


def _a_foul(outcome: LaidOut, pair: Pairing) -> bool:
    scores = list(outcome.scores.values())
    return scores[pair.first].fouled or scores[pair.second].fouled


def _all_rows(names: list[str], pair: Pairing) -> Phrase:
    winner, loser = (pair.first, pair.second) if pair.bonus > 0 else (pair.second, pair.first)
    return say("rows-told-all", seat=names[winner], opponent=names[loser])


def _next_deal(game: Game, example: Example, outcome: LaidOut) -> Iterator[Phrase]:
    there = _there(game, example)
    for seat in outcome.layouts:
        if seat in outcome.next_deal:
            key = "rows-told-stay" if seat in there else "rows-told-enter"
            yield say(key, seat=seat, n=outcome.next_deal[seat])
        elif seat in there:
            yield say("rows-told-left", seat=seat)


def deal_turns(
    game: Game, names: Sequence[Phrase], log: Iterable[Event], *, dealt: bool = False
) -> tuple[TurnView, ...]:
    """The placing of a deal round by round, first that in Fantasyland; what follows from it is left out.

    dealt    also tell which cards each seat received
    """
    lines: dict[str, list[Phrase]] = {}
    placed = [0] * len(names)
    for event in log:
        if not isinstance(event, Placed) and not (dealt and isinstance(event, Dealt)):
            continue
        there = event.step == IN_FANTASYLAND
        key = IN_FANTASYLAND if there else f"round-{placed[event.seat] + 1}"
        lines.setdefault(key, []).append(_line(game, names, event))
        placed[event.seat] += isinstance(event, Placed)
    return tuple(TurnView(key, _title(key), "", tuple(said)) for key, said in lines.items())


def _title(key: str) -> Phrase:
    if key == IN_FANTASYLAND:
        return heading(say("rows-fantasyland"))
    return heading(say("tell-round", n=int(key.removeprefix("round-"))))


def _line(game: Game, names: Sequence[Phrase], event: RowEvent) -> Phrase:
    seat = names[event.seat]
    match event:
        case Dealt():
            face = "up" if event.up else "down"
            return say(f"tell-dealt-{face}", seat=seat, cards=card_marks(event.cards))
        case Placed():
            return _placed(game, seat, event)
        case Fouled():
            return say("tell-fouled", seat=seat)
        case Paid():
            return say("tell-paid", seat=seat, opponent=names[event.other], n=event.points)
        case ToFantasyland():
            return say("tell-to-fantasyland", seat=seat, n=event.cards)


def _placed(game: Game, seat: Phrase, event: Placed) -> Phrase:
    rows = tuple(
        say("tell-placed-row", row=the_row(row), cards=card_marks(event.rows[row.id]))
        for row in rules_of(game).rows
        if row.id in event.rows
    )
    if not event.thrown:
        return say("tell-placed", seat=seat, rows=rows)
    return say("tell-placed-some", seat=seat, rows=rows, cards=card_marks(event.thrown))


def deal_told(game: Game, deal: Hand, seats: Sequence[str] = ()) -> list[tuple[Phrase, list[Phrase]]]:
    """A deal as titles with lines, hidden cards included: every round, every layout, every payment.

    seats    their names; without them they have numbers

    Of a deal in progress the rounds so far, and the cards that lie.
    """
    names: Sequence[Phrase] = seats or [say("word-seat", n=seat + 1) for seat in range(len(deal.stacks))]
    lie = _lying if deal.decision else _finished
    out = [(turn.title, list(turn.lines)) for turn in deal_turns(game, names, deal.log, dealt=True)]
    out += [(say("tell-layout", seat=name), lie(game, deal, seat)) for seat, name in enumerate(names)]
    if deal.decision:
        return out
    scored = (event for event in deal.log if isinstance(event, (Fouled, Paid, ToFantasyland)))
    points = tuple(
        say("tell-seat-points", seat=name, points=signed(n))
        for name, n in zip(names, deal.points, strict=True)
    )
    result = [*(_line(game, names, event) for event in scored), say("tell-points", points=points)]
    return [*out, (heading(say("word-result")), result)]


def _finished(game: Game, deal: Hand, seat: int) -> list[Phrase]:
    """The rows of a seat, each with its hand and its royalty."""
    lines = []
    for row in rules_of(game).rows:
        cards = tuple(deal.rows[seat][row.id])
        royalty = deal.scores[seat].royalties.get(row.id)
        values: dict[str, Value] = {
            "row": heading(written(row.name)),
            "cards": card_marks(row.ranking.best(cards)[1]),
            "hand": hand_name(row.ranking, cards),
        }
        lines.append(say("tell-row-royalty", **values, n=royalty) if royalty else say("tell-row", **values))
    return lines


def _lying(game: Game, deal: Hand, seat: int) -> list[Phrase]:
    """The rows of a seat as far as they lie."""
    lines = []
    for row in rules_of(game).rows:
        cards, name = deal.rows[seat][row.id], heading(written(row.name))
        lying = say("ask-row", row=name, cards=card_marks(cards)) if cards else say("ask-row-empty", row=name)
        lines.append(lying)
    return lines

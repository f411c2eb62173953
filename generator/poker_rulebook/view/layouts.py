"""Examples of open-face games as they are shown: finished layouts, points of every pair, who goes to Fantasyland."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.model import Example, Game
from poker_rulebook.cards import texts
from poker_rulebook.play.layouts import LaidOut, read_fantasyland
from poker_rulebook.play.rows import Pairing, faults, settled
from poker_rulebook.view import example_views
from poker_rulebook.view.hands import hand_name, qualifier_name
from poker_rulebook.view.rows import the_row
from poker_rulebook.view.sentences import Phrase, heading, say, unbroken, written

MINUS = "−"  # U+2212


def signed(points: int) -> Phrase:
    """Points as they are received or paid: +4, −2, 0."""
    return unbroken(f"{'+' if points > 0 else MINUS if points < 0 else ''}{abs(points):,}")


def _there(game: Game, example: Example) -> dict[str, int]:
    return read_fantasyland(game, example.fantasyland, list(example.seats))


def conditions(game: Game, example: Example) -> list[Phrase]:
    """Who is in Fantasyland in this deal."""
    return [say("rows-condition-there", seat=seat) for seat in _there(game, example)]


def layouts(game: Game, example: Example, outcome: LaidOut) -> tuple[example_views.Layout, ...]:
    """The layouts in the order of the seats."""
    there = _there(game, example)
    return tuple(_layout(game, example, outcome, seat, seat in there) for seat in outcome.layouts)


def _layout(game: Game, example: Example, outcome: LaidOut, seat: str, there: bool) -> example_views.Layout:
    score, points = outcome.scores[seat], outcome.points[seat]
    rows = []
    for row in game.open_face.rows:
        cards = outcome.layouts[seat][row.id]
        royalty = score.royalties.get(row.id, 0)
        _, shown = row.ranking.best(cards)
        rows.append(
            example_views.LayoutRow(
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
    return example_views.Layout(seat, tuple(rows), tuple(marks), score.fouled, signed(points), before, after)


def settlement(game: Game, outcome: LaidOut) -> example_views.Settlement | None:
    """What every two players settle; None where nobody sits opposite."""
    if not outcome.pairs:
        return None
    rules, names = game.open_face, list(outcome.layouts)

    def line(label: str, values: list[int], last: bool = False) -> example_views.SettledLine:
        return example_views.SettledLine(heading(label), tuple(map(signed, values)), last)

    lines = [
        line(written(row.name), [pair.rows[row.id] * rules.row_points for pair in outcome.pairs])
        for row in rules.rows
    ]
    lines.append(line(say("rows-mark-all"), [pair.bonus for pair in outcome.pairs]))
    lines.append(line(say("rows-mark-royalty"), [pair.royalties for pair in outcome.pairs]))
    lines.append(line(say("rows-mark-total"), [pair.points for pair in outcome.pairs], last=True))
    pairs = tuple(unbroken(f"{names[pair.first]}–{names[pair.second]}") for pair in outcome.pairs)
    return example_views.Settlement(say("rows-pairs"), pairs, tuple(lines))


def remarks(game: Game, example: Example, outcome: LaidOut) -> tuple[Phrase, ...]:
    """Why a layout is a foul, who wins all rows, what the win cap changes, and who goes to Fantasyland."""
    names = list(outcome.layouts)
    owed = settled(game.open_face, outcome.pairs, None) if outcome.pairs else []
    capped = owed != list(outcome.points.values()) and bool(outcome.pairs)
    return (
        *(line for seat in names for line in _fouls(game, outcome, seat)),
        *(_all_rows(names, pair) for pair in outcome.pairs if pair.bonus and not _a_foul(outcome, pair)),
        *([say("rows-told-capped")] if capped else []),
        *_next_deal(game, example, outcome),
    )


def _fouls(game: Game, outcome: LaidOut, seat: str) -> Iterator[Phrase]:
    for row, other in faults(game.open_face, outcome.layouts[seat]):
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

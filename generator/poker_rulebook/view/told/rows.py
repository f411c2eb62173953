"""A deal of an open-face game as players tell it: every round, every row, royalties, and the points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.openface import OpenFace, Row
from poker_rulebook.cards import Cards
from poker_rulebook.play.events import Dealt, Placed
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import IN_FANTASYLAND, read_fantasyland
from poker_rulebook.play.rows import Judged, Pairing, Score, faults, rules_of, settled
from poker_rulebook.view.sentences import Phrase, joined, listed, say, sentence, signed, unbroken, written
from poker_rulebook.view.told.cards import card_marks
from poker_rulebook.view.told.lines import ToldLine, headed, line, titled
from poker_rulebook.view.wording import qualifier_name, short_name


@dataclass(frozen=True)
class Scored:
    """Finished layouts with what they are worth; seats stand by number.

    there    seat -> cards in Fantasyland in this deal;  next_deal: in the next one
    """

    rules: OpenFace
    names: Sequence[str]
    layouts: Sequence[Mapping[str, Cards]]
    scores: Sequence[Score]
    pairs: Sequence[Pairing]
    points: Sequence[int]
    there: Mapping[int, int]
    next_deal: Mapping[int, int]


def example(
    game: Game, outcome: Judged[str], deal: Hand | None, written_as: Example
) -> tuple[Phrase, tuple[ToldLine, ...]]:
    """Who wins what, and the lines of an example.    deal    as it was told, if it was"""
    names = list(outcome.layouts)
    there = read_fantasyland(game, written_as.fantasyland, names)
    scored = Scored(
        rules_of(game),
        names,
        list(outcome.layouts.values()),
        list(outcome.scores.values()),
        outcome.pairs,
        list(outcome.points.values()),
        {names.index(name): n for name, n in there.items()},
        {names.index(name): n for name, n in outcome.next_deal.items()},
    )
    placed = _rounds(deal, names) if deal else _layouts(scored)
    return _points(scored), (_head(game, names, bool(deal)), *placed, *settlement(scored))


def told(deal: Hand, names: Sequence[str]) -> tuple[ToldLine, ...]:
    """A deal line by line; of a deal in progress the rounds so far, and the cards that lie."""
    layouts = [deal.layout(seat) for seat in range(len(names))]
    lines = [_head(deal.game, names, True), *_rounds(deal, names)]
    if deal.decision is not None:
        rows = [_rows(deal.game, layout) for layout in layouts]
        lying = [say("told-layout", seat=n, rows=laid) for n, laid in zip(names, rows, strict=True)]
        return (*lines, titled("lying", say("told-lying"), sentence(lying)))
    scored = Scored(
        rules_of(deal.game),
        names,
        layouts,
        deal.scores,
        deal.pairs,
        deal.points,
        deal.fantasyland,
        deal.next_deal,
    )
    return (*lines, *settlement(scored))


def _head(game: Game, names: Sequence[str], told: bool) -> ToldLine:
    title = say("told-rows-title", players=len(names), n=rules_of(game).cards)
    return headed(title, say("told-rows-first", seat=names[0]) if told else "")


# Rounds


def _rounds(deal: Hand, names: Sequence[str]) -> list[ToldLine]:
    """The placing: rounds of several cards on a line each, those of one card seat by seat."""
    waiting: dict[int, int] = {}
    number: dict[int, int] = {}
    placings: list[Placing] = []
    for e in deal.log:
        if isinstance(e, Dealt):
            waiting[e.seat] = len(e.cards)
        elif isinstance(e, Placed):
            number[e.seat] = 0 if e.step == IN_FANTASYLAND else number.get(e.seat, 0) + 1
            placings.append((number[e.seat], waiting[e.seat], e))
    lines: list[ToldLine] = []
    for (there, count), part in groupby(placings, key=lambda each: (each[0] == 0, each[0] and each[1])):
        if there:
            told = ((e.seat, laid_unseen(deal.game, names, e)) for _, _, e in part)
            lines += [ToldLine(f"fantasyland-{seat}", "", text) for seat, text in told]
        else:
            lines += (_single if count == 1 else _several)(deal.game, names, list(part))
    return lines


Placing = tuple[int, int, Placed]


def _several(game: Game, names: Sequence[str], placings: Sequence[Placing]) -> Iterator[ToldLine]:
    for number, part in groupby(sorted(placings, key=lambda each: each[0]), key=lambda each: each[0]):
        title = say("told-round-title", first=number, last=number)
        seats = [placed_told(game, names, e) for _, _, e in part]
        text = sentence([say("told-seats-apart", items=seats)])
        yield line(f"round-{number}", "told-round-line", title, n=placings[0][1], text=text)


def _single(game: Game, names: Sequence[str], placings: Sequence[Placing]) -> Iterator[ToldLine]:
    """Rounds of one card each, a line for each seat."""
    first, last = placings[0][0], placings[-1][0]
    seats = list(dict.fromkeys(e.seat for _, _, e in placings))
    title = say("told-round-title", first=first, last=last)
    for seat in seats:
        cards = []
        for _, _, e in placings:
            if e.seat == seat:
                row = next(row for row in rules_of(game).rows if row.id in e.rows)
                cards.append(say("told-one-placed", cards=card_marks(e.rows[row.id]), row=written(row.name)))
        text = sentence(cards)
        if seat == seats[0]:
            yield line(f"round-{first}", "told-round-single", title, seat=names[seat], text=text)
        else:
            yield ToldLine(f"round-{first}-{names[seat]}", "", say("told-line", title=names[seat], text=text))


def placed_told(game: Game, names: Sequence[str], e: Placed) -> Phrase:
    rows = _rows(game, e.rows)
    if not e.thrown:
        return say("told-layout", seat=names[e.seat], rows=rows)
    return say(
        "told-layout-discard", seat=names[e.seat], rows=rows, n=len(e.thrown), cards=card_marks(e.thrown)
    )


def laid_unseen(game: Game, names: Sequence[str], e: Placed) -> Phrase:
    n = sum(map(len, e.rows.values()))
    return say("told-laid-unseen", seat=names[e.seat], n=n, rows=_rows(game, e.rows))


def _rows(game: Game, rows: Mapping[str, Cards]) -> Phrase:
    laid = [(row, rows[row.id]) for row in rules_of(game).rows if rows.get(row.id)]
    return listed(say("told-in-row", row=written(row.name), cards=card_marks(cards)) for row, cards in laid)


def _layouts(scored: Scored) -> list[ToldLine]:
    """Finished layouts, a line each."""
    lines = []
    for seat, name in enumerate(scored.names):
        rows = [(row, row.ranking.best(scored.layouts[seat][row.id])[1]) for row in scored.rules.rows]
        said = (say("told-in-row", row=written(row.name), cards=card_marks(cards)) for row, cards in rows)
        mark = say("told-is-there") if seat in scored.there else ""
        lines.append(titled(f"layout-{name}", name, joined([sentence(said), mark])))
    return lines


# Points


def settlement(scored: Scored) -> Iterator[ToldLine]:
    """Row by row, fouls and royalties, the points, and who goes to Fantasyland."""
    for row in scored.rules.rows:
        yield titled(row.id, written(row.name), _row(scored, row))
    fouls = [_foul(scored, seat) for seat, score in enumerate(scored.scores) if score.fouled]
    if fouls:
        yield ToldLine("fouls", "", joined(fouls))
    for pair in scored.pairs:
        if pair.bonus:
            yield ToldLine(f"all-rows-{pair.first}-{pair.second}", "", _all_rows(scored, pair))
    if any(score.royalties for score in scored.scores):
        yield titled("royalties", say("told-royalties"), _royalties(scored))
    yield titled("total", say("told-total"), joined([_points(scored), *_afterwards(scored)]))


def _row(scored: Scored, row: Row) -> Phrase:
    """The hands of one row, strongest first, and what they bring."""
    hands = []
    for seat, layout in enumerate(scored.layouts):
        if not scored.scores[seat].fouled:
            hands.append((row.ranking.value(layout[row.id]), seat, short_name(row.ranking, layout[row.id])))
    hands.sort(key=lambda each: (-each[0], each[1]))
    items = []
    for _, same in groupby(hands, key=lambda each: (each[0], each[2])):
        alike = list(same)
        items.append(say("told-shows", seats=[scored.names[seat] for _, seat, _ in alike], hand=alike[0][2]))
    gains = _summed(scored, lambda pair: pair.rows[row.id] * scored.rules.row_points)
    return joined([sentence(items) if items else "", _gains(scored, gains)])


def _summed(scored: Scored, paid: Callable[[Pairing], int]) -> list[int]:
    """What each seat receives in all. paid    what the second of two gives the first"""
    gains = [0] * len(scored.names)
    for pair in scored.pairs:
        gains[pair.first] += paid(pair)
        gains[pair.second] -= paid(pair)
    return gains


def _gains(scored: Scored, gains: Sequence[int]) -> Phrase:
    """What each seat gains; of two players what the first one does."""
    if not scored.pairs:
        return ""
    seats = [0] if len(scored.names) == 2 else range(len(scored.names))
    return sentence(_of(scored, seat, gains[seat]) for seat in seats)


def _of(scored: Scored, seat: int, points: int) -> Phrase:
    return say("told-points", seat=scored.names[seat], points=unbroken(signed(points)))


def _foul(scored: Scored, seat: int) -> Phrase:
    why = []
    for row, other in faults(scored.rules, scored.layouts[seat]):
        if other is None:
            hand = qualifier_name(row.ranking, row.qualifier)
            why.append(say("told-row-not", row=written(row.name), hand=hand))
        else:
            why.append(say("told-row-weaker", row=written(row.name), other=written(other.name)))
    return say("told-foul", seat=scored.names[seat], why=listed(why))


def _all_rows(scored: Scored, pair: Pairing) -> Phrase:
    winner, loser = (pair.first, pair.second) if pair.bonus > 0 else (pair.second, pair.first)
    rows = len(scored.rules.rows) * scored.rules.row_points
    names = {"seat": scored.names[winner], "opponent": scored.names[loser]}
    return say("told-all-rows", n=rows, bonus=abs(pair.bonus), sum=rows + abs(pair.bonus), **names)


def _royalties(scored: Scored) -> Phrase:
    items = []
    for seat, score in enumerate(scored.scores):
        paid = [(row, score.royalties[row.id]) for row in scored.rules.rows if score.royalties.get(row.id)]
        if paid:
            rows = [say("told-royalty-row", row=written(row.name), n=n) for row, n in paid]
            total = sum(n for _, n in paid)
            items.append(say("told-royalty", seat=scored.names[seat], n=total, rows=tuple(rows)))
    return joined([sentence(items), _gains(scored, _summed(scored, lambda pair: pair.royalties))])


def _points(scored: Scored) -> Phrase:
    if not scored.pairs:
        return ""
    return sentence(_of(scored, seat, points) for seat, points in enumerate(scored.points))


def _afterwards(scored: Scored) -> Iterator[Phrase]:
    """What a win cap changes, and who goes to Fantasyland."""
    if scored.pairs and settled(scored.rules, scored.pairs, None) != list(scored.points):
        yield say("rows-told-capped")
    for seat, name in enumerate(scored.names):
        if seat in scored.next_deal:
            key = "told-stays" if seat in scored.there else "told-enters"
            yield say(key, seat=name, n=scored.next_deal[seat])
        elif seat in scored.there:
            yield say("told-leaves", seat=name)

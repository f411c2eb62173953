"""A deal of an open-face game as text: every round, every row, royalties, and the points."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import groupby

from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.parts import OpenFace, Row
from poker_rulebook.cards import Cards
from poker_rulebook.document.lines import NarrativeLine, headed, line, titled
from poker_rulebook.language.sentences import (
    Phrase,
    as_said,
    joined,
    listed,
    say,
    sentence,
    signed,
    unbroken,
    written,
)
from poker_rulebook.language.wording import deciding_ranks, qualifier_name, short_name
from poker_rulebook.narrative.actions import card_marks
from poker_rulebook.narrative.showdown import hands_in_order, with_ranks
from poker_rulebook.play.events import Dealt, Placed
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import read_fantasyland, unseen
from poker_rulebook.play.rows import Judged, Pairing, faults, judged, rules_of, settled


def example(
    game: Game, laid: Judged[str], deal: Hand | None, written_as: Example
) -> tuple[Phrase, tuple[NarrativeLine, ...]]:
    """Who wins what, and the lines of an example.    deal    the played deal, if the example tells it"""
    names = list(laid.layouts)
    there = read_fantasyland(game, written_as.fantasyland, names)
    placed = _rounds(deal, names) if deal else _layouts(game, laid, there)
    return _points(laid), (_head(game, names, bool(deal)), *placed, *settlement(game, laid, there))


def narrative_of_layouts(deal: Hand, names: Sequence[str]) -> tuple[NarrativeLine, ...]:
    """A deal line by line; for a deal in progress the rounds so far and the cards laid."""
    layouts = {name: deal.layout(seat) for seat, name in enumerate(names)}
    lines = [_head(deal.game, names, True), *_rounds(deal, names)]
    if deal.decision is not None:
        lying = [say("told-layout", seat=n, rows=_rows(deal.game, rows)) for n, rows in layouts.items()]
        return (*lines, titled("lying", say("told-lying"), sentence(lying)))
    there = {names[seat]: cards for seat, cards in deal.fantasyland.items()}
    laid = judged(rules_of(deal.game), layouts, there, dict(zip(names, deal.brought, strict=True)))
    return (*lines, *settlement(deal.game, laid, there))


def _head(game: Game, names: Sequence[str], told: bool) -> NarrativeLine:
    in_turn = not all(unseen(game, step.id) for step in game.play)
    title = say("told-rows-title", players=len(names), n=rules_of(game).cards)
    return headed(title, say("told-rows-first", seat=names[0]) if told and in_turn else "")


# Rounds


def _rounds(deal: Hand, names: Sequence[str]) -> list[NarrativeLine]:
    """The lines for placing cards: one for each round of several cards, and one per seat for all rounds of one card."""
    waiting: dict[int, int] = {}
    number: dict[int, int] = {}
    placings: list[Placing] = []
    for e in deal.log:
        if isinstance(e, Dealt):
            waiting[e.seat] = len(e.cards)
        elif isinstance(e, Placed):
            number[e.seat] = 0 if unseen(deal.game, e.step) else number.get(e.seat, 0) + 1
            placings.append((number[e.seat], waiting[e.seat], e))
    lines: list[NarrativeLine] = []
    for (there, count), part in groupby(placings, key=lambda each: (each[0] == 0, each[0] and each[1])):
        if there:
            lines += [
                NarrativeLine(f"{e.step}-{e.seat}", "", laid_unseen(deal.game, names, e)) for _, _, e in part
            ]
        else:
            lines += (_single if count == 1 else _several)(deal.game, names, list(part))
    return lines


Placing = tuple[int, int, Placed]


def _several(game: Game, names: Sequence[str], placings: Sequence[Placing]) -> Iterator[NarrativeLine]:
    for number, part in groupby(sorted(placings, key=lambda each: each[0]), key=lambda each: each[0]):
        title = say("told-round-title", first=number, last=number)
        seats = [placing_narrative(game, names, e) for _, _, e in part]
        text = sentence([say("told-seats-apart", items=seats)])
        yield line(f"round-{number}", "told-round-line", title, n=placings[0][1], text=text)


def _single(game: Game, names: Sequence[str], placings: Sequence[Placing]) -> Iterator[NarrativeLine]:
    """The rounds of one card each, with one line for each seat."""
    first, last = placings[0][0], placings[-1][0]
    title = say("told-round-title", first=first, last=last)
    for number, seat in enumerate(dict.fromkeys(e.seat for _, _, e in placings)):
        text = sentence([_rows(game, e.rows) for _, _, e in placings if e.seat == seat])
        id_ = f"round-{first}-{names[seat]}" if number else f"round-{first}"
        yield line(id_, "told-round-single", title, seat=names[seat], text=text)


def placing_narrative(game: Game, names: Sequence[str], e: Placed) -> Phrase:
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


def _layouts(game: Game, laid: Judged[str], there: Collection[str]) -> list[NarrativeLine]:
    """The finished layouts, one line each."""
    lines = []
    for name, layout in laid.layouts.items():
        rows = [(row, row.ranking.best(layout[row.id])[1]) for row in rules_of(game).rows]
        said = (say("told-in-row", row=written(row.name), cards=card_marks(cards)) for row, cards in rows)
        mark = say("told-is-there") if name in there else ""
        lines.append(titled(f"layout-{name}", say("seat", seat=name), joined([sentence(said), mark])))
    return lines


# Points


def settlement(game: Game, laid: Judged[str], there: Collection[str]) -> Iterator[NarrativeLine]:
    """The lines of the settlement: row by row, fouls and royalties, the points, and who goes to Fantasyland.

    there    seats that are in Fantasyland in this deal
    """
    rules = rules_of(game)
    for row in rules.rows:
        yield titled(row.id, written(row.name), _row(rules, laid, row))
    if fouls := _fouls(rules, laid):
        yield NarrativeLine("fouls", "", joined(fouls))
    for pair in laid.pairs:
        if pair.bonus:
            text = _more_for_rows(rules, list(laid.layouts), pair)
            yield NarrativeLine(f"all-rows-{pair.first}-{pair.second}", "", text)
    if any(score.royalties for score in laid.scores.values()):
        yield titled("royalties", say("told-royalties"), _royalties(rules, laid))
    # phrases for what a win cap changes, and for who goes to Fantasyland
    afterwards: list[Phrase] = []
    if laid.pairs and settled(rules, laid.pairs, None) != list(laid.points.values()):
        afterwards.append(say("rows-told-capped"))
    for name in laid.layouts:
        if name in laid.next_deal:
            afterwards.append(
                say("told-stays" if name in there else "told-enters", seat=name, n=laid.next_deal[name])
            )
        elif name in there:
            afterwards.append(say("told-leaves", seat=name))
    yield titled("total", say("told-total"), joined([_points(laid), *afterwards]))


def _row(rules: OpenFace, laid: Judged[str], row: Row) -> Phrase:
    """The hands of one row, strongest first, and the points for them."""
    cards = {n: layout[row.id] for n, layout in laid.layouts.items() if not laid.scores[n].fouled}
    hands = [(row.ranking.value(held), short_name(row.ranking, held), name) for name, held in cards.items()]
    hands.sort(key=lambda each: -each[0])
    items: list[Phrase] = []
    for hand, named in groupby(hands, key=lambda each: each[1]):
        groups = [[name for *_, name in same] for _, same in groupby(named, key=lambda each: each[0])]
        made = [row.ranking.made(cards[group[0]]) for group in groups]
        if further := deciding_ranks(made) if len(groups) > 1 else []:
            items.append(listed(with_ranks(hand, groups, further)))
        else:
            items += [say("told-shows", seats=group, hand=hand) for group in groups]
    gains = _gains(laid, lambda pair: pair.rows[row.id] * rules.row_points)
    return joined([hands_in_order(items) if items else "", gains])


def _gains(laid: Judged[str], paid: Callable[[Pairing], int]) -> Phrase:
    """What each seat gains; with two players only the first one.    paid    what the second of a pair pays the first"""
    names = list(laid.layouts)
    gains = dict.fromkeys(names, 0)
    for pair in laid.pairs:
        gains[names[pair.first]] += paid(pair)
        gains[names[pair.second]] -= paid(pair)
    told = names[:1] if len(names) == 2 else names
    return sentence(_of(name, gains[name]) for name in told) if laid.pairs else ""


def _of(name: str, points: int) -> Phrase:
    return say("told-points", seat=name, points=unbroken(signed(points)))


def _fouls(rules: OpenFace, laid: Judged[str]) -> list[Phrase]:
    """A sentence for each foul; where nobody is without one, it costs nobody anything."""
    fouls: list[Phrase] = []
    for name in [name for name, score in laid.scores.items() if score.fouled]:
        why = []
        for row, other in faults(rules, laid.layouts[name]):
            if other is None:
                hand = qualifier_name(row.ranking, row.qualifier)
                why.append(say("told-row-not", row=written(row.name), hand=hand))
            else:
                why.append(say("told-row-weaker", row=written(row.name), other=written(other.name)))
        fouls.append(say("told-foul", seat=name, why=listed(why)))
    if len(fouls) < len(laid.scores):
        return fouls
    return [*(as_said("all", foul) for foul in fouls), say("told-all-foul")]


def _more_for_rows(rules: OpenFace, names: Sequence[str], pair: Pairing) -> Phrase:
    """The bonus of a pair for winning every row, or more than half of them, on top of the rows themselves."""
    side = 1 if pair.bonus > 0 else -1
    winner, loser = (pair.first, pair.second) if side > 0 else (pair.second, pair.first)
    won, net = list(pair.rows.values()).count(side), sum(pair.rows.values()) * side * rules.row_points
    points = {"n": net, "bonus": abs(pair.bonus), "sum": net + abs(pair.bonus)}
    seats = {"seat": names[winner], "opponent": names[loser]}
    if won == len(pair.rows):
        return say("told-all-rows", **points, **seats)
    return say("told-most-rows", rows=won, **points, **seats)


def because(game: Game, laid: Judged[str]) -> Iterator[tuple[str, Phrase]]:
    """The kind and the sentence of each reason for the points: fouls, and for every two players rows and royalties."""
    rules, names = rules_of(game), list(laid.layouts)
    for foul in _fouls(rules, laid):
        yield "gate", foul
    for pair in laid.pairs:
        won = [list(pair.rows.values()).count(side) for side in (1, -1)]
        if pair.bonus:
            yield "share", _more_for_rows(rules, names, pair)
        elif won[0] != won[1]:
            yield "share", _compared("because-rows", names, pair, won, rules.row_points)
        if pair.royalties:
            paid = [sum(laid.scores[names[seat]].royalties.values()) for seat in (pair.first, pair.second)]
            yield "share", _compared("because-royalties", names, pair, paid, 1)


def _compared(key: str, names: Sequence[str], pair: Pairing, counts: Sequence[int], each: int) -> Phrase:
    """A sentence about what two players have, the one with more first.    each    points for one of it"""
    seats = (pair.first, pair.second) if counts[0] > counts[1] else (pair.second, pair.first)
    more, fewer = max(counts), min(counts)
    points = each * (more - fewer)
    return say(key, winner=names[seats[0]], loser=names[seats[1]], n=more, m=fewer, points=points)


def _royalties(rules: OpenFace, laid: Judged[str]) -> Phrase:
    items = []
    for name, score in laid.scores.items():
        paid = [(row, score.royalties[row.id]) for row in rules.rows if score.royalties.get(row.id)]
        if paid:
            rows = [say("told-royalty-row", row=written(row.name), n=n) for row, n in paid]
            items.append(say("told-royalty", seat=name, n=sum(n for _, n in paid), rows=rows))
    return joined([sentence(items), _gains(laid, lambda pair: pair.royalties)])


def _points(laid: Judged[str]) -> Phrase:
    return sentence(_of(name, points) for name, points in laid.points.items()) if laid.pairs else ""

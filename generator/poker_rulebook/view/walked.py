"""A told hand step by step: an act, a deal or an award at a time, with the sentence that tells it and what lies there.

The sentences are those of the told hand; what lies on the table is retraced from the events of the interpreter.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, takewhile

from poker_rulebook.cards import texts, without
from poker_rulebook.play.comparing import layout_in_force
from poker_rulebook.play.events import (
    Barred,
    CardsPut,
    Carried,
    Dealt,
    LeftOver,
    Matched,
    Paid,
    Placed,
    Posted,
    Refunded,
    Returned,
    Won,
)
from poker_rulebook.play.exchanges import EXPOSE
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import IN_FANTASYLAND
from poker_rulebook.play.pots import Award
from poker_rulebook.play.retraced import Retraced
from poker_rulebook.play.rows import rules_of
from poker_rulebook.view import quiz
from poker_rulebook.view.sentences import (
    Phrase,
    flow,
    heading,
    joined,
    listed,
    say,
    sentence,
    signed,
    written,
)
from poker_rulebook.view.told import rows as told_rows
from poker_rulebook.view.told.compared import Showdown
from poker_rulebook.view.told.course import board_number, segments, step_of, street_title
from poker_rulebook.view.told.lines import (
    bare_text,
    first_cards,
    format_told,
    positions,
    seats_told,
    unusual_told,
)
from poker_rulebook.view.told.results import boards_of, left_told, sevens_told, showdown_of
from poker_rulebook.view.told.showdown import award, contest, fails, nobody, odd_in, share_of
from poker_rulebook.view.told.streets import Teller
from poker_rulebook.view.walk_views import Lying, Part, Pile, Walk, WalkStep


def walk(hand: Hand, names: Sequence[str], teller: Teller | None = None) -> Walk:
    """A hand or deal that is over.    teller    of its streets, where there is one"""
    if hand.game.open_face:
        seats: list[Phrase] = ["" for _ in names]
        parts = list(_of_rows(hand, names))
    else:
        seats = [listed(positions(hand, seat)) for seat in range(len(names))]
        streets = list(_of_streets(hand, names, teller or Teller(hand, names)))
        parts = [*quiz.with_questions(hand, names, streets), *_of_end(hand, names)]
    steps = tuple(_Table(hand).steps(parts))
    layout = layout_in_force(hand.game, hand.outcomes)
    boards = max(len(step.lying.boards) for step in steps)
    return Walk(
        tuple(zip(names, seats, strict=True)),
        layout.grid if layout else (),
        tuple(heading(board_number(hand, n)) for n in range(1, boards + 1)) if boards > 1 else (),
        bool(hand.game.open_face),
        steps,
    )


# What is told


def _of_streets(hand: Hand, names: Sequence[str], teller: Teller) -> Iterator[Part]:
    """Posts, the cards of the start, and the streets."""
    posts = takewhile(lambda e: isinstance(e, (Carried, Posted, Returned)), hand.log)
    yield Part(tuple(posts), "", joined([format_told(hand), *unusual_told(hand, names)]))
    first = first_cards(hand)
    dealt = tuple(e for e in hand.log if isinstance(e, Dealt) and step_of(e) == first)
    if first and dealt:
        street = street_title(hand.game, teller.course, next(segments(teller.course)))
        seats = seats_told(hand, names)
        yield Part(dealt[: len(names)], street, sentence(seat for seat in seats if seat))
    yield from teller.parts


def _of_end(hand: Hand, names: Sequence[str]) -> Iterator[Part]:
    """The showdown, who wins what, and what everybody has gained or lost."""
    won = [e for e in hand.log if isinstance(e, Won)]
    left = tuple(e for e in hand.log if isinstance(e, (Matched, LeftOver)))
    end, title = showdown_of(hand, names), say("told-showdown")
    if end is None and won:
        chips = sum(w.chips for w in won)
        yield Part(tuple(won), "", say("told-unseen", seat=names[won[0].seat], chips=chips))
    elif len(hand.showdowns) > 1:
        for board, each in boards_of(hand, names):
            yield from _of_showdown(each, board)
    elif end is not None:
        given_back = tuple(e for e in hand.log if isinstance(e, (Barred, Refunded)))
        if given_back:
            yield Part(given_back, title, joined(sevens_told(hand, names)))
        yield from _of_showdown(end, title)
    if left:
        yield Part(left, title, joined(left_told(hand, names)))
    gains = zip(names, hand.stacks, hand.brought, strict=True)
    net = [say("told-net-of", seat=name, n=signed(after - before)) for name, after, before in gains]
    yield Part((), say("told-net"), sentence(net))


def _of_showdown(end: Showdown, title: Phrase) -> Iterator[Part]:
    """The hands share by share, then the awards."""
    several = end.divided
    shares = [share for share in end.shares if several or len(end.shares) == 1 or end.won(share)]
    for share in shares or end.shares:
        text = flow([contest(end, share) if end.hands(share) else "", *fails(end, [share])])
        name = share_of(end.game, share) if several else title
        lit = _deciding(end, end.won(share))
        yield Part((), name, text, lit, share.id, quiz.wins(end, share))
    if not end.paid or not end.share(end.paid[0].share):
        yield Part((), title, nobody(end))
    for _, pot in groupby(end.paid, key=lambda w: w.pot):
        paid = list(pot)
        awarded = [list(won) for _, won in groupby(paid, key=lambda w: w.share)]
        for won in awarded:
            odd = list(odd_in(end, [paid])) if won is awarded[-1] else []
            told = flow([award(end, won), *odd])
            rule = "odd-chips" if odd else "ties" if len(won) > 1 else won[0].share
            question = quiz.chips(end, won, sum(w.chips for w in paid))
            events = tuple(w for w in won if isinstance(w, Won))
            yield Part(events, title, told, _deciding(end, won), rule, question)


def _deciding(end: Showdown, won: Sequence[Won | Award]) -> str:
    """The cards that make the hands which win."""
    shares = {share.id: share for share in end.shares}
    hands = (end.hand_of(shares[w.share], w.seat) for w in won if w.share in shares)
    return texts(tuple(sorted({card for shown in hands for card in shown.cards})))


def _of_rows(deal: Hand, names: Sequence[str]) -> Iterator[Part]:
    """The rounds of an open-face game, and the settlement."""
    lines = told_rows.told(deal, names)
    yield Part((), "", joined([lines[0].title, bare_text(lines[0])]))
    rounds = [0 for _ in names]
    for e in deal.log:
        if isinstance(e, Placed) and e.step == IN_FANTASYLAND:
            yield Part((e,), "", told_rows.laid_unseen(deal.game, names, e))
        elif isinstance(e, Placed):
            rounds[e.seat] += 1
            title = say("told-round-title", first=rounds[e.seat], last=rounds[e.seat])
            yield Part((e,), title, sentence([told_rows.placed_told(deal.game, names, e)]))
    paid = tuple(e for e in deal.log if isinstance(e, Paid))
    settled = [line.id for line in lines].index(rules_of(deal.game).rows[0].id)
    for line in lines[settled:]:
        question = quiz.of_rows(deal, names, line.id)
        yield Part(paid if line is lines[-1] else (), line.title, bare_text(line), question=question)


# What lies there


class _Table:
    """The table of one hand, seen part by part."""

    def __init__(self, hand: Hand):
        self.hand, self.game = hand, hand.game
        self.seen = Retraced(hand.game, hand.brought)
        up = (e for e in hand.log if isinstance(e, (Dealt, CardsPut)))
        self.some_up = any(e.up if isinstance(e, Dealt) else e.verb is EXPOSE for e in up)

    def steps(self, parts: Sequence[Part]) -> Iterator[WalkStep]:
        places = {id(e): place for place, e in enumerate(self.hand.log)}
        done = 0
        for part in parts:
            if not part.events:  # of the pots, or of the hands at the showdown
                self.seen.gather()
            last = max((places[id(e)] + 1 for e in part.events), default=0)
            for e in self.hand.log[done:last]:
                self.seen.see(e)
            done = max(done, last)
            rule = part.rule or next(filter(None, map(step_of, part.events)), "")
            seats = {getattr(e, "seat", -1) for e in part.events}
            seat = seats.pop() if len(seats) == 1 else -1
            if part.text:
                title = part.title and heading(part.title)
                yield WalkStep(title, part.text, rule, seat, self.lying(), part.lit, part.question)

    def lying(self) -> Lying:
        table = self.seen
        slots = {slot for board in table.boards for slot in board}
        boards = (
            tuple((slot, "" if slot in table.down else texts((card,))) for slot, card in board.items())
            for board in table.boards
        )
        return Lying(
            tuple(table.stacks),
            tuple(table.bets),
            table.pot,
            tuple(table.live),
            tuple(tuple(self.piles(seat)) for seat in range(len(table.own))),
            tuple(texts(self.down(seat)) for seat in range(len(table.own))),
            tuple(boards),
            tuple(sorted(table.aside & slots)),
            texts(tuple(table.community)),
        )

    def down(self, seat: int) -> tuple[int, ...]:
        table = self.seen
        return tuple(without(table.own[seat], table.up[seat])) if self.some_up else ()

    def piles(self, seat: int) -> Iterator[Pile]:
        table = self.seen
        parts = table.parts[seat]
        if self.game.open_face:
            for row in rules_of(self.game).rows:
                yield Pile(texts(parts.get(row.id, ())), heading(written(row.name)))
        elif parts:
            names = {part.id: written(part.name) for part in self.game.divided}
            yield from (Pile(texts(cards), heading(names[part])) for part, cards in parts.items())
            return
        if table.own[seat] or not self.game.open_face:
            yield Pile(texts(tuple(table.own[seat])))
        for number, run in enumerate(table.again, 2):
            if seat in run:
                yield Pile(texts(run[seat]), heading(board_number(self.hand, number)))

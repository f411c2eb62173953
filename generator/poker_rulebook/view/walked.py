"""A told hand step by step: an act, a deal or an award at a time, with the sentence that tells it and what lies there.

The sentences are those of the told hand; what lies on the table is retraced from the events of the interpreter. As
plain data in one language, for site/assets/walk.js, only what differs from the step before is written of a step, so that
all of them together are small; texts are marked (see poker_rulebook.view.text).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby, takewhile
from typing import Any

from poker_rulebook.cards import text, texts, without
from poker_rulebook.play import events
from poker_rulebook.play.comparing import layout_in_force
from poker_rulebook.play.exchanges import EXPOSE
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import IN_FANTASYLAND
from poker_rulebook.play.pots import Award
from poker_rulebook.play.rows import rules_of
from poker_rulebook.view.phrases import card_label, card_text, phrases, plain
from poker_rulebook.view.sentences import (
    Beside,
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
from poker_rulebook.view.text import runs
from poker_rulebook.view.told import rows as told_rows
from poker_rulebook.view.told import steps as quiz
from poker_rulebook.view.told.hand import boards_of, left_told, sevens_told, showdown_of
from poker_rulebook.view.told.lines import (
    BEFORE,
    ToldLine,
    board_number,
    first_cards,
    format_told,
    positions,
    seats_told,
    segments,
    step_of,
    street_title,
    unusual_told,
)
from poker_rulebook.view.told.showdown import Showdown, award, contest, fails, nobody, odd_in, share_of
from poker_rulebook.view.told.steps import Walk, WalkStep
from poker_rulebook.view.told.streets import Teller

Json = dict[str, Any]


def walk(hand: Hand, names: Sequence[str], teller: Teller | None = None) -> Walk:
    """A hand or deal that is over.    teller    of its streets, where there is one"""
    if hand.game.open_face:
        seats: list[Phrase] = ["" for _ in names]
        told = list(_of_rows(hand, names))
    else:
        seats = [listed(positions(hand, seat)) for seat in range(len(names))]
        streets = list(_of_streets(hand, names, teller or Teller(hand, names)))
        told = [*quiz.with_questions(hand, names, streets), *_of_end(hand, names)]
    steps = tuple(_Table(hand).laid(told))
    layout = layout_in_force(hand.game, hand.outcomes)
    boards = max(len(step.lying["boards"]) for step in steps)
    return Walk(
        tuple(zip(names, seats, strict=True)),
        layout.grid if layout else (),
        tuple(heading(board_number(hand, n)) for n in range(1, boards + 1)) if boards > 1 else (),
        bool(hand.game.open_face),
        steps,
    )


# What is told


def _of_streets(hand: Hand, names: Sequence[str], teller: Teller) -> Iterator[WalkStep]:
    """Posts, the cards of the start, and the streets."""
    posts = takewhile(lambda e: isinstance(e, BEFORE), hand.log)
    yield WalkStep(tuple(posts), "", joined([format_told(hand), *unusual_told(hand, names)]))
    first = first_cards(hand)
    dealt = tuple(e for e in hand.log if isinstance(e, events.Dealt) and step_of(e) == first)
    if first and dealt:
        street = street_title(teller.course, next(segments(teller.course)))
        seats = seats_told(hand, names)
        yield WalkStep(dealt[: len(names)], street, sentence(seat for seat in seats if seat))
    yield from teller.steps


def _of_end(hand: Hand, names: Sequence[str]) -> Iterator[WalkStep]:
    """The showdown, who wins what, and what everybody has gained or lost."""
    won = [e for e in hand.log if isinstance(e, events.Won)]
    left = tuple(e for e in hand.log if isinstance(e, (events.Matched, events.LeftOver)))
    end, title = showdown_of(hand, names), say("told-showdown")
    if end is None and won:
        chips = sum(w.chips for w in won)
        yield WalkStep(tuple(won), "", say("told-unseen", seat=names[won[0].seat], chips=chips))
    elif len(hand.showdowns) > 1:
        for board, each in boards_of(hand, names):
            yield from _of_showdown(each, board)
    elif end is not None:
        given_back = tuple(e for e in hand.log if isinstance(e, (events.Barred, events.Refunded)))
        if given_back:
            yield WalkStep(given_back, title, joined(sevens_told(hand, names)))
        yield from _of_showdown(end, title)
    if left:
        yield WalkStep(left, title, joined(left_told(hand, names)))
    gains = zip(names, hand.stacks, hand.brought, strict=True)
    net = [say("told-net-of", seat=name, n=signed(after - before)) for name, after, before in gains]
    yield WalkStep((), say("told-net"), sentence(net))


def _of_showdown(end: Showdown, title: Phrase) -> Iterator[WalkStep]:
    """The hands share by share, then the awards."""
    several = end.divided
    shares = [share for share in end.shares if several or len(end.shares) == 1 or end.won(share)]
    for share in shares or end.shares:
        text = flow([contest(end, share) if end.hands(share) else "", *fails(end, [share])])
        name = share_of(end.game, share) if several else title
        lit = _deciding(end, end.won(share))
        yield WalkStep((), name, text, lit, share.id, quiz.wins(end, share))
    if not end.paid or not end.share(end.paid[0].share):
        yield WalkStep((), title, nobody(end))
    for _, pot in groupby(end.paid, key=lambda w: w.pot):
        paid = list(pot)
        awarded = [list(won) for _, won in groupby(paid, key=lambda w: w.share)]
        for won in awarded:
            odd = list(odd_in(end, [paid])) if won is awarded[-1] else []
            told = flow([award(end, won), *odd])
            rule = "odd-chips" if odd else "ties" if len(won) > 1 else won[0].share
            question = quiz.chips(end, won, sum(w.chips for w in paid))
            received = tuple(w for w in won if isinstance(w, events.Won))
            yield WalkStep(received, title, told, _deciding(end, won), rule, question)


def _deciding(end: Showdown, won: Sequence[events.Won | Award]) -> str:
    """The cards that make the hands which win."""
    shares = {share.id: share for share in end.shares}
    hands = (end.hand_of(shares[w.share], w.seat) for w in won if w.share in shares)
    return texts(tuple(sorted({card for shown in hands for card in shown.cards})))


def _of_rows(deal: Hand, names: Sequence[str]) -> Iterator[WalkStep]:
    """The rounds of an open-face game, and the settlement."""
    lines = told_rows.told(deal, names)
    yield WalkStep((), "", joined([lines[0].title, _after_title(lines[0])]))
    rounds = [0 for _ in names]
    for e in deal.log:
        if isinstance(e, events.Placed) and e.step == IN_FANTASYLAND:
            yield WalkStep((e,), "", told_rows.laid_unseen(deal.game, names, e))
        elif isinstance(e, events.Placed):
            rounds[e.seat] += 1
            title = say("told-round-title", first=rounds[e.seat], last=rounds[e.seat])
            yield WalkStep((e,), title, sentence([told_rows.placed_told(deal.game, names, e)]))
    paid = tuple(e for e in deal.log if isinstance(e, events.Paid))
    settled = [line.id for line in lines].index(rules_of(deal.game).rows[0].id)
    for line in lines[settled:]:
        question = quiz.of_rows(deal, names, line.id)
        yield WalkStep(paid if line is lines[-1] else (), line.title, _after_title(line), question=question)


def _after_title(told: ToldLine) -> Phrase:
    """What a line says after its title."""
    if isinstance(told.text, Beside):
        return next(v for k, v in told.text.of.values if k == "text" and not isinstance(v, (int, tuple)))
    return told.text


# What lies there


class _Table:
    """The table of one hand, seen part by part."""

    def __init__(self, hand: Hand):
        self.hand, self.game = hand, hand.game
        self.seen = hand.bare()
        up = (e for e in hand.log if isinstance(e, (events.Dealt, events.CardsPut)))
        self.some_up = any(e.up if isinstance(e, events.Dealt) else e.verb is EXPOSE for e in up)

    def laid(self, told: Sequence[WalkStep]) -> Iterator[WalkStep]:
        """Each step with what lies there after it."""
        places = {id(e): place for place, e in enumerate(self.hand.log)}
        done = 0
        for step in told:
            last = max((places[id(e)] + 1 for e in step.events), default=0)
            if not step.events and any(
                isinstance(e, events.Gathered) for e in self.hand.log[done : done + 1]
            ):
                last = done + 1  # the pots are told, or the hands at the showdown
            for e in self.hand.log[done:last]:
                self.seen.see(e)
            done = max(done, last)
            rule = step.rule or next(filter(None, map(step_of, step.events)), "")
            seats = {getattr(e, "seat", -1) for e in step.events}
            seat = seats.pop() if len(seats) == 1 else -1
            if step.text:
                title = step.title and heading(step.title)
                yield replace(step, events=(), title=title, rule=rule, seat=seat, lying=self.lying())

    def lying(self) -> Json:
        """What lies on the table.

        stacks, bets    of every seat: chips, and those in front of it; pot: those in the middle
        live            1 for a seat that is in, otherwise 0
        own             piles of every seat: the name of a divided hand or a row, or ''; its cards, with "." before
                        those that lie face down where others lie face up
        boards          place -> card of one or more boards, "?" where it lies face down, with "x" before it where it
                        is out of play
        community       a card that all have
        """
        table = self.seen
        return {
            "stacks": [*table.stacks], "bets": [*table.wagers], "pot": table.middle, "live": [*map(int, table.live)],
            "own": [[*self.piles(seat)] for seat in range(len(table.own))], "boards": [*self.boards()],
            "community": texts(table.community),
        }  # fmt: skip

    def boards(self) -> Iterator[dict[str, str]]:
        """The first one, others on which cards lie, and what further run-outs have brought."""
        table = self.seen
        for number, board in enumerate(table.boards):
            lying = board if number else {**board, **table.aside}
            if lying or not number:
                yield {
                    slot: self.on_board(slot, lying[slot]) for slot in self.game.board_slots if slot in lying
                }
        for run in table.runs[1:]:
            assert table.before is not None
            if new := {
                slot: text(card) for slot, card in run.board.items() if slot not in table.before.board
            }:
                yield new

    def on_board(self, slot: str, card: int) -> str:
        return ("x" if slot in self.seen.aside else "") + ("?" if slot in self.seen.hidden else text(card))

    def piles(self, seat: int) -> Iterator[tuple[Phrase, str]]:
        table = self.seen
        down = without(table.own[seat], table.up[seat]) if self.some_up else ()

        def pile(cards: Iterable[int], name: Phrase = "") -> tuple[Phrase, str]:
            return name, " ".join([f".{text(card)}" if card in down else text(card) for card in cards])

        if self.game.open_face:
            for row in rules_of(self.game).rows:
                yield pile(table.rows[seat][row.id], heading(written(row.name)))
        elif seat in table.divided:
            names = {part.id: written(part.name) for part in self.game.divided}
            yield from (pile(cards, heading(names[part])) for part, cards in table.divided[seat].items())
            return
        if table.own[seat] or not self.game.open_face:
            yield pile(table.own[seat])
        for number, run in enumerate(table.runs[1:], 2):
            assert table.before is not None
            if new := without(run.own[seat], table.before.own[seat]):
                yield pile(new, heading(board_number(self.hand, number)))


# As plain data


def walk_data(walk: Walk, locale: str) -> Json:
    """Seats, the places and names of boards, and steps."""
    return {
        "seats": [[name, phrases(locale).render(position)] for name, position in walk.seats],
        "grid": walk.grid,
        "boards": [*map(phrases(locale).render, walk.boards)],
        "points": walk.points,
        "steps": list(_changes(_step(step, locale) for step in walk.steps)),
    }


def cards_data(walks: Iterable[Walk], locale: str) -> dict[str, list[str]]:
    """Every card of these hands as it is seen and read out."""
    found = set[str]()
    for step in (step for walk in walks for step in walk.steps):
        own = [cards for piles in step.lying["own"] for _, cards in piles]
        board = [card for cards in step.lying["boards"] for card in cards.values()]
        told = [said for kind, said in runs(phrases(locale).render(step.text)) if kind == "card"]
        lying = " ".join([*own, *board, *told, step.lying["community"], step.lit])
        found |= {card.lstrip(".x?") for card in lying.split()}
    return {card: [card_text(card, locale), plain(card_label(card), locale)] for card in sorted(found - {""})}


def _changes(steps: Iterable[Json]) -> Iterator[Json]:
    before: Json = {}
    for step in steps:
        yield {key: value for key, value in step.items() if key not in before or before[key] != value}
        before = step


def _step(step: WalkStep, locale: str) -> Json:
    render, asked = phrases(locale).render, step.question
    question = asked and [render(asked.ask), [*map(render, asked.options)], asked.right]
    own = [[[render(name), cards] for name, cards in piles] for piles in step.lying["own"]]
    said: Json = {"title": render(step.title), "text": render(step.text), "question": question}
    return said | {"rule": step.rule, "seat": step.seat, "lit": step.lit} | step.lying | {"own": own}

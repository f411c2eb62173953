"""Cards into groups, and cards shown: how players divide their hands, and show or muck them."""

from __future__ import annotations

from poker_rulebook.book.steps import Divide
from poker_rulebook.cards import Cards, is_unknown, texts, without
from poker_rulebook.play.events import CardsPut, Mucked, Shown
from poker_rulebook.play.questions import Asks, Bin, CardVerb, Put, ToPut, are, asked_for
from poker_rulebook.play.table import Plays, Table


def _division_asked(question: ToPut) -> str:
    parts = " and ".join(f"{part.most} cards for {name!r}" for name, part in question.bins.items())
    return f"divide {texts(question.own)} into {parts}"


def _wrong_division(question: ToPut, put: Put) -> str:
    legal = _division_asked(question)
    if {name: len(cards) for name, cards in put.bins.items()} != sizes(question):
        return legal
    return (
        "" if sorted(put.cards) == sorted(question.own) else f"every card goes into exactly one hand: {legal}"
    )


def sizes(question: ToPut) -> dict[str, int]:
    """How many cards each bin of a division holds."""
    return {name: part.most for name, part in question.bins.items()}


DIVIDE = CardVerb(
    word="divide", key="hands", event="divided", asks="divide", code="dv",
    asked=_division_asked, wrong=_wrong_division,
)  # fmt: skip


def divide(table: Table, step: Divide) -> Asks:
    """Every player still in divides the own cards into hands."""
    bins = {part.id: Bin(part.cards, part.cards) for part in step.hands}
    for seat in table.seats_in():
        own = tuple(table.own[seat])
        put = yield ToPut(seat, step.id, DIVIDE, own, bins, len(own), len(own))
        table.divided[seat] = put.bins
        table.log.append(CardsPut(step.id, seat, DIVIDE, put.bins))


SHOWDOWN = "showdown"  # the step in which players show or muck


def _wrong_showing(question: ToPut, put: Put) -> str:
    cards = put.cards
    missing = [card for card in without(question.own, cards) if not is_unknown(card)]
    if not cards or (len(cards) == len(question.own) and not missing):
        return ""
    return f"{texts(cards)} {are(cards)} shown: {asked_for(question)}"


SHOW = CardVerb(
    word="show", event="shown", asks="show", asked=lambda question: f"show {texts(question.own)} or muck",
    wrong=_wrong_showing,
)  # fmt: skip


def show(table: Table) -> Asks:
    """Every seat shows all its cards, or mucks them and wins nothing; the last one left need not show."""
    for seat in table.seats_in():
        if table.players == 1:
            return
        own = tuple(table.own[seat])
        put = yield SHOW.question(seat, SHOWDOWN, own, 0, len(own))
        if put.cards:
            _turn_over(table, seat, put.cards)
        else:
            table.fold(seat)
            table.log.append(Mucked(seat))


def _turn_over(table: Table, seat: int, cards: Cards) -> None:
    """Own cards that nobody had seen turn out to be those that are shown."""
    new = [card for card in without(cards, table.own[seat]) if not is_unknown(card)]
    seen = dict(zip(filter(is_unknown, table.own[seat]), new, strict=False))
    table.own[seat] = [seen.get(card, card) for card in table.own[seat]]
    table.up[seat] = [seen.get(card, card) for card in table.up[seat]]
    if seat in table.divided:
        hands = table.divided[seat]
        table.divided[seat] = {name: tuple(seen.get(c, c) for c in held) for name, held in hands.items()}
    table.log.append(Shown(seat, tuple(table.own[seat])))


STEPS: Plays = {Divide: divide}
VERBS = (DIVIDE,)

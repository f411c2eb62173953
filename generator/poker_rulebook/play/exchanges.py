"""The steps in which players draw, discard, pass, turn up or divide own cards, or show or muck them at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import takewhile

from poker_rulebook.book.steps import Bet, Discard, Divide, Draw, Expose, Pass
from poker_rulebook.cards import Cards, is_unknown, texts, without
from poker_rulebook.play.dealing import burn, facing, shuffle_again, shuffle_in
from poker_rulebook.play.events import CardsPut, Dealt, Drew, Mucked, Passed, Shown
from poker_rulebook.play.questions import Asks, Bin, CardVerb, Put, ToPut, are, asked_for
from poker_rulebook.play.table import Plays, Table

# Draw

BEFORE_ALL = -1  # stands for the seat that is served while nobody has been served

DRAW = CardVerb(
    word="draw",
    event="drew",
    asks="exchange",
    says="exchanges",
    sample="2c 3d",
    none="stands pat",
    code="sd",
    gives_away=True,
)

REFUSE = CardVerb(
    word="refuse",
    event="refused",
    asks="refuse",
    says="refuses",
    sample="9d",
    none="keeps it",
    code="rf",
    gives_away=True,
)


def draw(table: Table, step: Draw) -> Asks:
    """Asks all seats what they draw, and only then burns a card and deals the first replacement."""
    thrown: dict[int, Cards] = {}
    for seat in table.seats_in():
        put = yield DRAW.question(seat, step.id, tuple(table.own[seat]), step.fewest, step.most)
        thrown[seat] = put.cards
    yield from replace(table, step, thrown)


def replace(table: Table, step: Draw, thrown: dict[int, Cards]) -> Asks:
    """Burns, shuffles again if the stub is too short, and deals; some games deal first, until the stub is used up.

    thrown    seat -> the cards it discards, in order of dealing

    Source: the practice of dealing mixed games (all numbers are heard first); which cards are shuffled in is inferred.
    """
    dealer, laid = table.dealer, {seat: list(cards) for seat, cards in thrown.items()}  # not shuffled yet

    def refill(seat: int, wanted: int = 1) -> None:
        if table.game.short_stub == "deal-first":
            _shuffle_discards(table, step, laid, seat)
        elif not shuffle_again(table, step.id, wanted, [card for cards in laid.values() for card in cards]):
            laid.clear()

    def take(seat: int) -> int:
        if not dealer.stub:  # refused cards may have used up a stub that was large enough
            refill(seat)
        return dealer.take(seat)

    if step.burns and not dealer.stub:
        refill(BEFORE_ALL)
    burn(table, step)
    wanted = sum(map(len, thrown.values()))
    if wanted > len(dealer.stub) and table.game.short_stub != "deal-first":
        refill(BEFORE_ALL, wanted)
    for seat, cards in thrown.items():
        yield from _receive(table, step, seat, cards, take)
    dealer.muck += [card for cards in laid.values() for card in cards]


def _receive(table: Table, step: Draw, seat: int, thrown: Cards, take: Callable[[int], int]) -> Asks:
    """Deals as many cards as were thrown, and as many of them face up as lay face up.

    In some games a single card comes face up, and may be refused for the next one face down.
    """
    received = tuple([take(seat) for _ in thrown])
    shown = tuple(without(table.up[seat], without(table.up[seat], thrown)))
    up = 1 if step.refusable and len(thrown) == 1 else len(shown)
    received = facing(table.game, received, up)
    table.tell(Drew(step.id, seat, thrown, received, shown, up))
    if not step.refusable or len(received) != 1:
        return
    put = yield REFUSE.question(seat, step.id, received, 0, 1)
    table.tell(CardsPut(step.id, seat, REFUSE, put.bins))
    if put.cards:
        table.dealer.muck += received
        table.tell(Dealt(step.id, seat, facing(table.game, (take(seat),), 0), 0))


def _shuffle_discards(table: Table, step: Draw, laid: dict[int, list[int]], drawer: int) -> None:
    """Shuffles folded hands and the discards of seats before the drawer into the stub; others only if these are none.

    laid      seat -> its discards of this draw that are not shuffled yet, in order of dealing
    drawer    the seat that is served, or BEFORE_ALL; its own cards come back last of all

    Source: home rules of draw poker.
    """
    dealer = table.dealer
    before = list(takewhile(lambda seat: seat != drawer, laid)) if drawer != BEFORE_ALL else []
    cards = dealer.muck + _taken(laid, before)
    dealer.muck, what = [], "discards"
    if not cards:
        others = [seat for seat in laid if seat != drawer]
        cards = dealer.burned + _taken(laid, others) or _taken(laid, set(laid) - set(others))
        dealer.burned, what = [], "everything"
    shuffle_in(table, step.id, what, cards)


def _taken(laid: dict[int, list[int]], seats: Iterable[int]) -> list[int]:
    """Removes the discards of these seats from `laid`, and returns them."""
    taken = []
    for seat in seats:
        taken += laid[seat]
        laid[seat] = []
    return taken


# Discard

DISCARD = CardVerb(
    word="discard",
    event="discarded",
    asks="discard",
    says="discards",
    sample="9d",
    code="sd",
    secret=True,
    gives_away=True,
)


def discard(table: Table, step: Discard) -> Asks:
    """Asks seat by seat, although players discard at the same time: nothing is shown, so the result is the same."""
    for seat in table.seats_in():
        own = table.down(seat) if step.from_down else tuple(table.own[seat])
        yield from _discard(table, step.id, seat, step.cards, step.cards, own)


def _discard(table: Table, step: str, seat: int, fewest: int, most: int, own: Cards) -> Asks:
    put = yield DISCARD.question(seat, step, own, fewest, most)
    table.dealer.muck += put.cards
    table.tell(CardsPut(step, seat, DISCARD, put.bins))


# Pass

PASS = CardVerb(
    word="pass", event="passed", asks="pass", says="passes", sample="9d 4c", code="ps", gives_away=True
)


def pass_on(table: Table, step: Pass) -> Asks:
    """Asks seat by seat, although players pass at the same time: nobody takes up cards before all have passed."""
    passed: dict[int, Cards] = {}
    seats = table.seats_in()
    for seat in seats:
        put = yield PASS.question(seat, step.id, tuple(table.own[seat]), step.cards, step.cards)
        passed[seat] = put.cards
    far = {"left": 1, "across": len(seats) // 2, "right": len(seats) - 1}[step.direction]
    for place, seat in enumerate(seats):
        table.tell(Passed(step.id, seat, PASS, seats[(place + far) % len(seats)], passed[seat]))


# Turn up

EXPOSE = CardVerb(word="turn-up", event="exposed", asks="turn up", says="turns up", sample="9d", code="tu")


def expose(table: Table, step: Expose) -> Asks:
    """Asks the seats in turn from the left of the button, as everybody sees what the others turn up."""
    for seat in table.seats_in():
        yield from _expose(table, step.id, seat, step.fewest, step.most)


def _expose(table: Table, step: str, seat: int, fewest: int, most: int) -> Asks:
    down = table.down(seat)
    if down:
        put = yield EXPOSE.question(seat, step, down, min(fewest, len(down)), min(most, len(down)))
        table.tell(CardsPut(step, seat, EXPOSE, put.bins))


def with_action(table: Table, step: Bet, seat: int) -> Asks:
    """Asks a seat what it does with its own cards at its first action of a betting round."""
    special = step.wagering
    if special.discard:
        fewest, most = special.discard
        yield from _discard(table, step.id, seat, fewest, most, tuple(table.own[seat]))
    if special.turn_up:
        yield from _expose(table, step.id, seat, special.turn_up, special.turn_up)


# Divide


def _division_asked(question: ToPut) -> str:
    parts = " and ".join(f"{part.most} cards for {name!r}" for name, part in question.bins.items())
    return f"divide {texts(question.own)} into {parts}"


def _wrong_division(question: ToPut, put: Put) -> str:
    legal = _division_asked(question)
    if {name: len(cards) for name, cards in put.bins.items()} != sizes(question):
        return legal
    every = sorted(put.cards) == sorted(question.own)
    return "" if every else f"every card goes into exactly one hand: {legal}"


def sizes(question: ToPut) -> dict[str, int]:
    """Bin -> number of cards that it holds, for a division."""
    return {name: part.most for name, part in question.bins.items()}


DIVIDE = CardVerb(
    word="divide", key="hands", event="divided", asks="divide", code="dv", secret=True,
    asked=_division_asked, wrong=_wrong_division,
)  # fmt: skip


def divide(table: Table, step: Divide) -> Asks:
    """Asks every player still in to divide the own cards into hands."""
    bins = {part.id: Bin(part.cards, part.cards) for part in step.hands}
    for seat in table.seats_in():
        own = tuple(table.own[seat])
        put = yield ToPut(seat, step.id, DIVIDE, own, bins, len(own), len(own))
        table.tell(CardsPut(step.id, seat, DIVIDE, put.bins))


# Show or muck

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
    """Asks every seat to show all its cards, or to muck them and win nothing; the last one left need not show."""
    for seat in table.seats_in():
        if table.players == 1:
            return
        own = tuple(table.own[seat])
        put = yield SHOW.question(seat, SHOWDOWN, own, 0, len(own))
        if put.cards:
            # own cards that nobody had seen are replaced by the cards shown
            new = [card for card in without(put.cards, table.own[seat]) if not is_unknown(card)]
            seen = dict(zip(filter(is_unknown, table.own[seat]), new, strict=False))
            table.tell(Shown(seat, tuple(seen.get(card, card) for card in table.own[seat])))
        else:
            table.dealer.muck += own
            table.tell(Mucked(seat))


STEPS: Plays = {Draw: draw, Discard: discard, Pass: pass_on, Expose: expose, Divide: divide}
VERBS = (DRAW, REFUSE, DISCARD, PASS, EXPOSE, DIVIDE)

"""Rulings on a hand that goes wrong: from its record and the mistake, the ruling and the record after it.

A record has what everybody at the table has seen, and the order of its deck stands for the cards that nobody has seen.
So a ruling on cards changes the order of the deck. A ruling on chips or turns adds answers, of which two are given by
the floor: `dead` and `turn`. When the floor shuffles or draws a card, the result follows from the order of the deck. A
burn that was never made is the last card of the deck.

Source: games/rules/*irregularities.yaml; rules 22, 35 to 39, 44, 51 to 53 and 65 of the Poker TDA 2024 and its recommended procedure 5.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any, NamedTuple

from poker_rulebook.book.steps import DealToBoard, DealToPlayers, Discard
from poker_rulebook.cards import texts
from poker_rulebook.play.amounts import Motion, amount_of
from poker_rulebook.play.events import RAISES, Acted, Dealt, Opened, Shuffled, Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.hand_record import record, resumed_in
from poker_rulebook.play.questions import Action, Call, Fold, GiveTurn, IllegalAction, KillHand, Legal, Raise
from poker_rulebook.play.reading import InputError
from poker_rulebook.play.table import Table
from poker_rulebook.records import dataclass

if TYPE_CHECKING:
    from poker_rulebook.book.steps import Deal
    from poker_rulebook.shapes import Answer, Destination, HandRecord

# Rule of the book that leaves something to the card room -> the choices; the first one is the default.
CHOICES: Mapping[str, tuple[str, ...]] = {
    "misdeal-grounds": ("until-substantial-action", "until-two-have-acted"),
    "wrong-number-of-cards": ("always-a-misdeal", "back-as-the-burn"),
    "one-exposed-hole-card": ("becomes-the-burn", "room-has-its-own-way"),
    "four-card-flop": ("one-drawn", "new-flop"),
    "early-board-cards": ("always-shuffled-back", "early-turn-aside"),
    "no-burn-before-the-flop": ("scrambled", "put-right-or-reshuffled"),
    "wrong-burn-later": ("order-not-restored", "order-restored"),
    "early-stud-street": ("into-the-stub", "removed"),
    "out-of-turn": ("binds-unless-changed", "may-bind"),
}
# Every general rule that a ruling may apply.
RULES = (*CHOICES, "misdeal", "draw-exposed-cards", "stud-exposed-cards", "stud-burn-errors", "short-button", "fouled-deck",
         "skipped-player", "wrong-first-in-stud", "undercall", "wrong-size", "wrong-pot", "one-large-chip", "wrong-bring-in",
         "untabled-cards", "live-hand-taken-in", "disputes")  # fmt: skip
ACTIONS = ("check", "call", "bet", "raise", "fold", "all-in")


Moved = tuple[tuple[int, "Destination"], ...]


class CannotBe(ValueError):
    """Raised for a mistake that cannot have happened in this hand.    why    the key of a message, with its values"""

    def __init__(self, why: str, **values: Any) -> None:
        super().__init__(why)
        self.why, self.values = why, values


class Deed(NamedTuple):
    """One thing that a seat did.

    action    one of ACTIONS; '' if only chips were put in, or if it is about cards
    number    the whole wager of the seat in the round, or the place of a card in its hand, from 1; None if not said
    """

    seat: int
    action: str = ""
    number: int | None = None


@dataclass(frozen=True)
class Ruling:
    """A ruling.

    verdict      the key of a message with `values`: the ruling, until when it is possible, and the words to say aloud
    rule         the general rule;  choice    the rule whose choices decide, '' for none
    moved        where cards go: (card, destination such as burn, board, hand or stub)
    binds        the answer that a seat has to give in its turn, unless another seat bets or raises before it
    after        the record after the ruling;  otherwise    other possible rulings of the floor, each with its record
    """

    verdict: str
    rule: str
    after: HandRecord
    values: Mapping[str, Any] = field(default_factory=dict)
    choice: str = ""
    moved: Moved = ()
    binds: Answer | None = None
    otherwise: tuple[tuple[str, HandRecord], ...] = ()


class Scene:
    """A hand that goes wrong, with what the seats did and the choices of the card room.

    names    of the seats;  deeds    what the seats did, in order;  chosen    rule -> choice
    """

    def __init__(
        self, hand: Hand, names: Sequence[str], deeds: Sequence[Deed], chosen: Mapping[str, str]
    ) -> None:
        self.hand, self.names, self.deeds, self.chosen = hand, tuple(names), tuple(deeds), chosen
        self.deck = list(hand.dealer.deck)
        self.out = len(self.deck) - len(hand.dealer.stub)  # cards that have left the stub

    def taken(self, rule: str) -> str:
        """The choice of the card room for a rule."""
        return self.chosen.get(rule, CHOICES[rule][0])

    # Who has to act, and what the seats did

    def asked(self) -> Legal:
        """The wager that a seat is asked for. Raises CannotBe outside a betting round."""
        if not isinstance(self.hand.decision, Legal):
            raise CannotBe("no-betting-round")
        return self.hand.decision

    def by(self, number: int = 0) -> Deed:
        """The deed with this number. Raises CannotBe if there is none, or if its seat is not in."""
        if number >= len(self.deeds):
            raise CannotBe("seat-missing")
        deed = self.deeds[number]
        if not self.hand.live[deed.seat]:
            raise CannotBe("seat-out", seat=self.names[deed.seat])
        return deed

    def by_the_asked(self) -> Deed:
        """The deed of the seat that is to act."""
        deed, asked = self.by(), self.asked()
        if deed.seat != asked.seat:
            raise CannotBe("not-its-turn", seat=self.names[deed.seat], first=self.names[asked.seat])
        return deed

    def number_of(self, deed: Deed) -> int:
        if deed.number is None:
            raise CannotBe("number-missing", seat=self.names[deed.seat])
        return deed.number

    def price(self) -> int:
        """The wager to match."""
        asked = self.asked()
        return max(self.hand.wagers[asked.seat] + asked.call, *self.hand.wagers)

    def acts(self) -> list[Acted]:
        """The acts of this betting round."""
        return [e for e in self.hand.log if isinstance(e, Acted) and e.step == self.asked().step]

    def since_the_deal(self) -> list[Acted]:
        """The acts since the last deal of cards."""
        last = max(n for n, e in enumerate(self.hand.log) if isinstance(e, (Dealt, Opened)))
        return [e for e in self.hand.log[last:] if isinstance(e, Acted)]

    def too_late_for_a_misdeal(self) -> bool:
        acts = [e for e in self.hand.log if isinstance(e, Acted)]
        if self.taken("misdeal-grounds") == "until-two-have-acted":
            return len([e for e in acts if e.verb != "bring-in"]) >= 2
        return substantial([(e.verb, e.chips) for e in acts])

    # The record after the ruling

    def record(self, **changes: Any) -> HandRecord:
        """The same record with these keys changed. Raises CannotBe if that is no record under the rules."""
        said: dict[str, Any] = {**record(self.hand, self.names), **changes}
        for key in ("final", "flashed") if "answers" in changes else ("final",) if changes else ():
            said.pop(key, None)
        try:
            hand = resumed_in(self.hand.game, said).hand
        except InputError as error:
            raise CannotBe("does-not-go-on", because=str(error)) from None
        return record(hand, self.names)

    def reordered(self, order: Sequence[int]) -> HandRecord:
        """The same hand with the deck in another order, from here on or from the last street on."""
        self.cards_lie_in_order()
        assert sorted(order) == sorted(self.deck)
        return self.record(deck=texts(order))

    def anew(self) -> HandRecord:
        """The same hand dealt again: all chips are returned, and the deck is shuffled."""
        return self.record(deck=texts(self.shuffled(self.deck)), answers=[])

    def after(self, *actions: Action, deeds: Sequence[Deed] = ()) -> HandRecord:
        """The record of the hand after these answers and then these deeds."""
        hand = resumed_in(self.hand.game, record(self.hand, self.names)).hand
        try:
            for action in actions:
                hand.act(action)
            for deed in deeds:
                hand.act(self._answer_of(deed, hand))
        except IllegalAction as error:
            raise CannotBe("does-not-go-on", because=str(error)) from None
        return record(hand, self.names)

    def _answer_of(self, deed: Deed, hand: Hand) -> Action:
        asked = hand.decision
        if not isinstance(asked, Legal):
            raise CannotBe("no-betting-round")
        if deed.seat != asked.seat:
            raise CannotBe("not-its-turn", seat=self.names[deed.seat], first=self.names[asked.seat])
        if deed.action == "fold":
            return Fold()
        everything, price = (
            hand.wagers[deed.seat] + hand.stacks[deed.seat],
            hand.wagers[deed.seat] + asked.call,
        )
        if deed.action == "all-in":
            return Raise(everything) if everything > price else Call()
        if deed.action in ("bet", "raise"):
            return Raise(self.number_of(deed))
        if (deed.action == "check") == bool(asked.call):
            raise CannotBe("no-such-action", seat=self.names[deed.seat], price=price)
        return Call()

    # Cards

    def cards_lie_in_order(self) -> None:
        """Raises CannotBe if the stub is no longer in the order of the deck, or if cards lie on several boards."""
        if len(self.hand.boards) > 1 or len(self.hand.runs) > 1:
            raise CannotBe("several-boards")
        if any(isinstance(e, Shuffled) for e in self.hand.log):
            raise CannotBe("stub-shuffled")

    def shuffled(self, cards: Sequence[int]) -> list[int]:
        """The cards as the floor shuffles them; the result follows from the deck."""
        out = list(cards)
        random.Random(texts(self.deck)).shuffle(out)
        return out

    def last_street(self) -> tuple[Deal, list[int]]:
        """The last deal, and its cards in the order dealt; in the deck they lie just before the stub."""
        self.cards_lie_in_order()
        dealt = [e for e in self.hand.log if isinstance(e, (Dealt, Opened))]
        step = next(step for step in self.hand.game.play if step.id == dealt[-1].step)
        count = sum(len(e.cards) for e in dealt if e.step == step.id)
        if not isinstance(step, (DealToBoard, DealToPlayers)) or not step.burns:
            raise CannotBe("no-burn-here")
        if self.hand.dealer.burned[-1:] != self.deck[self.out - count - 1 : self.out - count]:
            raise CannotBe("cards-since")
        return step, self.deck[self.out - count : self.out]

    def next_street(self) -> tuple[Deal, int]:
        """The deal after this betting round, and its number of cards."""
        self.cards_lie_in_order()
        play, now = self.hand.game.play, self.asked().step
        place = next(n for n, step in enumerate(play) if step.id == now)
        coming = [step for step in play[place + 1 :] if not isinstance(step, Discard) and not step.when]
        if not coming or not isinstance(coming[0], (DealToBoard, DealToPlayers)):
            raise CannotBe("no-street-to-come")
        step = coming[0]
        count = len(step.slots) if isinstance(step, DealToBoard) else self.hand.players * step.cards
        if len(self.hand.dealer.stub) < 2 * (count + 1):
            raise CannotBe("too-few-cards")
        return step, count


def substantial(acts: Sequence[tuple[str, int]]) -> bool:
    """Whether there was substantial action: two actions, one of them with chips, or any three (TDA 2024, 36).

    acts    (verb, chips put in) of each action
    """
    acts = [act for act in acts if act[0] != "bring-in"]
    return len(acts) >= 3 or (len(acts) == 2 and any(chips for _, chips in acts))


def placed(place: Destination, cards: Sequence[int]) -> Moved:
    """Each of these cards with the same destination, for `moved`."""
    return tuple((card, place) for card in cards)


# Cards dealt too early, too many cards, missing or extra burns


def premature(scene: Scene, street: str) -> Ruling:
    """Cards of the next street were dealt before the betting was over.    street    its name, '' for any"""
    step, count = scene.next_street()
    board = isinstance(step, DealToBoard)
    if street and (not board or step.street != street):
        raise CannotBe("another-street")
    rest, burns = scene.deck[scene.out :], int(step.burns)
    burn, early, stub = rest[:burns], rest[burns : burns + count], rest[burns + count :]
    rule = "early-board-cards" if board else "early-stud-street"
    taken, before = scene.taken(rule), scene.deck[: scene.out]
    moved = placed("burn", burn)
    back = placed("stub", early)
    if taken == "early-turn-aside" and board and step.street == "turn":
        order = [*burn, stub[1], stub[0], *scene.shuffled([*early, *stub[2:]])]
        moved += placed("aside", early)
        return Ruling(
            "early-turn-aside", rule, scene.reordered([*before, *order]), {"cards": early}, rule, moved
        )
    if taken == "removed":
        order = [*stub[count:], *burn, *early, *stub[:count]]
        moved += placed("aside", early)
        return Ruling(
            "early-cards-removed", rule, scene.reordered([*before, *order]), {"cards": early}, rule, moved
        )
    order = [*burn, *scene.shuffled([*early, *stub])]
    return Ruling(
        "early-cards-back", rule, scene.reordered([*before, *order]), {"cards": early}, rule, moved + back
    )


def four_card_flop(scene: Scene) -> Ruling:
    step, flop = scene.last_street()
    rest, rule = scene.deck[scene.out :], "four-card-flop"
    if not isinstance(step, DealToBoard) or step.street != "flop" or not rest:
        raise CannotBe("no-flop")
    four, before = [*flop, rest[0]], scene.deck[: scene.out - len(flop)]
    if scene.taken(rule) == "new-flop":
        order = [*before, *scene.shuffled([*four, *rest[1:]])]
        back = placed("stub", four)
        return Ruling("new-flop", rule, scene.reordered(order), {"cards": four}, rule, back)
    drawn = scene.shuffled(four)[0]
    flop = [card for card in four if card != drawn]
    moved = placed("board", flop) + placed("burn", [drawn])
    after = scene.reordered([*before, *flop, drawn, *rest[1:]])
    return Ruling("one-of-four-drawn", rule, after, {"cards": flop, "burn": [drawn]}, rule, moved)


def no_burn(scene: Scene) -> Ruling:
    """The last street was dealt without its burn, which therefore lies on top of the stub."""
    step, cards = scene.last_street()
    place = scene.out - len(cards) - 1
    before, top, rest = scene.deck[:place], scene.deck[place], scene.deck[scene.out :]
    flop = isinstance(step, DealToBoard) and step.street == "flop"
    rule = "no-burn-before-the-flop" if flop else burn_rule(step)
    choice = rule if rule in CHOICES else ""
    if not rest:
        raise CannotBe("too-few-cards")
    if scene.since_the_deal():
        if choice == "wrong-burn-later" and scene.taken(choice) == "order-restored":
            return Ruling("order-restored", rule, scene.record(), {"cards": cards}, choice)
        after = scene.reordered([*before, rest[-1], *cards, top, *rest[:-1]])
        return Ruling("unburned-stands", rule, after, {"cards": cards}, choice)
    if choice and scene.taken(choice) == "put-right-or-reshuffled":
        back = placed("stub", cards)
        after = scene.reordered([*before, *scene.shuffled([*cards, top, *rest])])
        return Ruling("unburned-flop-anew", rule, after, {"cards": cards}, choice, back)
    burn = scene.shuffled(cards)[0] if flop else cards[0]
    kept = [*(card for card in cards if card != burn), top]
    verdict = "unburned-flop-scrambled" if flop else "burn-put-right"
    moved = placed(where(step), kept) + placed("burn", [burn])
    after = scene.reordered([*before, burn, *kept, *rest])
    return Ruling(verdict, rule, after, {"cards": kept, "burn": [burn]}, choice, moved)


def two_burns(scene: Scene) -> Ruling:
    """Two cards were burned before the last street; the second one is taken to be the top card of the stub."""
    step, cards = scene.last_street()
    rule, rest = burn_rule(step), scene.deck[scene.out :]
    before, choice = scene.deck[: scene.out - len(cards)], rule if rule in CHOICES else ""
    if len(rest) < 2:
        raise CannotBe("too-few-cards")
    if not scene.since_the_deal():
        kept, burn = [rest[0], *cards[:-1]], cards[-1]
        moved = placed(where(step), kept) + placed("stub", [burn])
        after = scene.reordered([*before, *kept, burn, *rest[1:]])
        return Ruling("second-burn-put-right", rule, after, {"cards": kept, "burn": [burn]}, choice, moved)
    if choice and scene.taken(choice) == "order-restored":
        return Ruling("second-burn-back", rule, scene.record(), {"cards": cards}, choice)
    after = scene.reordered([*before, *cards, *rest[1:], rest[0]])
    return Ruling("second-burn-stands", rule, after, {"cards": cards}, choice)


def where(step: Deal) -> Destination:
    """The destination of the cards of a street."""
    return "board" if isinstance(step, DealToBoard) else "hand"


def burn_rule(step: Deal) -> str:
    return "wrong-burn-later" if isinstance(step, DealToBoard) else "stud-burn-errors"


# Cards of players


def first_deal(scene: Scene) -> None:
    """Raises CannotBe after the first betting round."""
    if scene.asked().step != scene.hand.game.bets[0].id:
        raise CannotBe("not-the-first-deal")


def exposed(scene: Scene) -> Ruling:
    """The dealer has exposed down cards of the first deal."""
    first_deal(scene)
    shown = [(scene.by(n).seat, scene.number_of(deed)) for n, deed in enumerate(scene.deeds)]
    seat, place = scene.by().seat, shown[0][1]
    for who, which in shown:
        if not 1 <= which <= len(scene.hand.down(who)):
            raise CannotBe("no-such-card", seat=scene.names[who])
    card = scene.hand.down(seat)[place - 1]
    values = {"seat": scene.names[seat], "cards": [scene.hand.down(who)[which - 1] for who, which in shown]}
    if scene.too_late_for_a_misdeal():
        return Ruling("exposed-too-late", "misdeal", scene.record(), values, "misdeal-grounds")
    if scene.hand.game.deals[0].up:
        return exposed_in_stud(scene, seat, card, values, len(shown))
    if scene.hand.game.draws:
        if len(shown) > 1:
            raise CannotBe("no-rule-here")
        return exposed_in_draw(scene, seat, card, values)
    if len(shown) > 1 or card in scene.deck[:2]:
        return Ruling("exposed-misdeal", "misdeal", scene.anew(), values, "misdeal-grounds")
    rule = "one-exposed-hole-card"
    if scene.taken(rule) == "room-has-its-own-way":
        return Ruling("exposed-by-the-room", rule, scene.record(), values, rule)
    top, order = scene.deck[scene.out], list(scene.deck)
    order[order.index(card)], order[scene.out] = top, card
    moved = placed("hand", [top]) + placed("burn", [card])
    return Ruling("exposed-first-burn", rule, scene.reordered(order), values, rule, moved)


def exposed_in_draw(scene: Scene, seat: int, card: int, values: dict[str, Any]) -> Ruling:
    """A card was exposed in a draw game; if a record cannot express what follows, the card room decides."""
    rule = "draw-exposed-cards"
    try:
        return Ruling("exposed-in-draw", rule, scene.record(**_last_down(scene, seat, card)), values)
    except CannotBe:
        return Ruling("exposed-by-the-room", rule, scene.record(), values)


def exposed_in_stud(scene: Scene, seat: int, card: int, values: dict[str, Any], count: int) -> Ruling:
    rule = "stud-exposed-cards"
    if count == 1 and not scene.hand.answered:
        moved = placed("door", [card])
        return Ruling(
            "exposed-door", rule, scene.record(**_last_down(scene, seat, card)), values, moved=moved
        )
    if count > 1 and not scene.hand.answered:
        antes = {**scene.record().get("posts", {}).get("antes", {}), scene.names[seat]: 0}
        free = scene.record(posts={**scene.record().get("posts", {}), "antes": antes})
        after = Scene(resumed_in(scene.hand.game, free).hand, scene.names, (), {}).after(KillHand(seat))
        return Ruling("exposed-both-down", rule, after, values)
    raise CannotBe("cards-since")


def _last_down(scene: Scene, seat: int, card: int) -> dict[str, Any]:
    """The changes to a record for an exposed card, which a record always has as the last down card of its seat."""
    scene.cards_lie_in_order()
    order, last = list(scene.deck), scene.hand.down(seat)[-1]
    one, other = order.index(card), order.index(last)
    order[one], order[other] = last, card
    return {"deck": texts(order), "flashed": scene.names[seat]}


def wrong_number(scene: Scene, short: bool) -> Ruling:
    """A seat was dealt one card too many, or too few, in the first deal."""
    first_deal(scene)
    seat, rule = scene.by().seat, "wrong-number-of-cards"
    values = {"seat": scene.names[seat]}
    button = not scene.hand.game.numbers_seats and seat == len(scene.names) - 1
    acted = any(e.seat == seat and e.verb != "fold" for e in scene.acts())
    if short and button:
        if not acted:
            return Ruling("button-completed", "short-button", scene.record(), values)
        return Ruling("short-button-dead", "short-button", scene.after(KillHand(seat)), values)
    if scene.too_late_for_a_misdeal():
        choice = "misdeal-grounds"
        return Ruling("wrong-number-dead", rule, scene.after(KillHand(seat)), values, choice)
    first = seat == scene.hand.dealing_order()[0]
    if not short and first and scene.taken(rule) == "back-as-the-burn":
        return Ruling("extra-card-burned", rule, scene.record(), values, rule)
    return Ruling("wrong-number-misdeal", rule, scene.anew(), values, rule)


def fouled_deck(scene: Scene) -> Ruling:
    """The deck has two cards of the same rank and suit."""
    return Ruling("fouled-deck", "fouled-deck", scene.anew())


# Turns


def out_of_turn(scene: Scene) -> Ruling:
    deed, asked = scene.by(), scene.asked()
    if deed.seat == asked.seat:
        raise CannotBe("its-turn", seat=scene.names[deed.seat])
    if deed.seat not in scene.hand.waiting:
        raise CannotBe("not-waiting", seat=scene.names[deed.seat])
    if not deed.action:
        raise CannotBe("action-missing")
    return passed_over(scene, "out-of-turn")


def passed_over(scene: Scene, what: str) -> Ruling:
    """The seat to act was passed over by the seats of the deeds.    what    out-of-turn, or skipped"""
    asked, deed = scene.asked(), scene.by()
    waiting = [asked.seat, *scene.hand.waiting]
    if deed.seat not in waiting[1:] or not all(each.action for each in scene.deeds):
        raise CannotBe("not-waiting", seat=scene.names[deed.seat])
    between = [scene.names[seat] for seat in waiting[: waiting.index(deed.seat)]]
    values: dict[str, Any] = {
        "seat": scene.names[deed.seat],
        "first": scene.names[asked.seat],
        "between": between,
    }
    first = asked.step != scene.hand.game.bets[0].id and not scene.acts() and scene.hand.game.deals[0].up
    rule = "skipped-player" if what == "skipped" else "wrong-first-in-stud" if first else "out-of-turn"
    if len(scene.deeds) > 1 and substantial([_chips_of(scene, each) for each in scene.deeds]):
        after = scene.after(KillHand(asked.seat), deeds=scene.deeds)
        live = scene.after(GiveTurn(deed.seat), deeds=scene.deeds)
        return Ruling(
            "skipped-too-late", "skipped-player", after, values, otherwise=(("skipped-live", live),)
        )
    if deed.action == "fold":
        return Ruling("folded-out-of-turn", rule, scene.after(KillHand(deed.seat)), values)
    answer = bound(scene, deed)
    verdict = "out-of-turn-may-bind" if scene.taken("out-of-turn") == "may-bind" else what
    values |= {
        "act": "bet" if answer["action"] == "raise" and not scene.price() else answer["action"],
        "to": answer.get("to", 0),
    }
    return Ruling(verdict, rule, scene.record(), values, "out-of-turn", binds=answer)


def _chips_of(scene: Scene, deed: Deed) -> tuple[str, int]:
    """The verb of a deed, and 1 if it put chips in, else 0."""
    return deed.action, int(deed.action not in ("check", "fold"))


def bound(scene: Scene, deed: Deed) -> Answer:
    """The answer to which an action out of turn binds if nothing has changed. Raises CannotBe for an impossible one."""
    asked, price, name = scene.asked(), scene.price(), scene.names[deed.seat]
    wager, everything = (
        scene.hand.wagers[deed.seat],
        scene.hand.wagers[deed.seat] + scene.hand.stacks[deed.seat],
    )
    if deed.action == "check" and wager >= price:
        return {"seat": name, "action": "check"}
    if deed.action == "call" and wager < price:
        return {"seat": name, "action": "call"}
    if deed.action == "all-in" and everything <= price:
        return {"seat": name, "action": "call"}
    if deed.action == "all-in" or (deed.action == ("raise" if price else "bet")):
        to = everything if deed.action == "all-in" else scene.number_of(deed)
        if price < to <= everything and asked.low:
            return {"seat": name, "action": "raise", "to": min(max(to, asked.low), everything)}
    raise CannotBe("no-such-action", seat=name, price=price)


# Amounts


def undercall(scene: Scene) -> Ruling:
    """A seat silently put in less than the call."""
    deed, asked, rule = scene.by_the_asked(), scene.asked(), "undercall"
    wager, there = scene.hand.wagers[deed.seat], scene.number_of(deed)
    call = wager + asked.call
    if not wager < there < call or asked.call >= scene.hand.stacks[deed.seat]:
        raise CannotBe("no-undercall", seat=scene.names[deed.seat], call=asked.call)
    values = {"seat": scene.names[deed.seat], "n": call - there, "to": call}
    completed = scene.after(Call())
    raised = sum(e.verb in RAISES for e in scene.acts())
    opening = raised == 0 or (raised == 1 and not opened_before(scene))
    if len(scene.deeds) > 1:
        others = [scene.names[each.seat] for each in scene.deeds[1:]]
        return Ruling("several-undercalls", rule, completed, values | {"others": others})
    tiny = 10 * (there - wager) < call
    if not tiny and (scene.hand.players == 2 or opening):
        return Ruling(
            "undercall-heads-up" if scene.hand.players == 2 else "undercall-opening", rule, completed, values
        )
    lost = scene.after(KillHand(deed.seat, there - wager))
    return Ruling("undercall-floor", rule, completed, values, otherwise=(("undercall-forfeited", lost),))


def opened_before(scene: Scene) -> bool:
    """Whether this round had a price before anybody bet: blinds, or a bring-in."""
    first = scene.asked().step == scene.hand.game.bets[0].id
    return first and (scene.hand.game.has_blinds or scene.hand.game.forced_bets.bring_in is not None)


def under_raise(scene: Scene) -> Ruling:
    """A seat announced a bet or raise below the smallest one; it is corrected, also for those who have called it."""
    deed, asked = scene.by_the_asked(), scene.asked()
    to = scene.number_of(deed)
    everything = scene.hand.wagers[deed.seat] + scene.hand.stacks[deed.seat]
    if not asked.low or not scene.price() < to < asked.low or asked.low > everything:
        raise CannotBe("no-under-raise", seat=scene.names[deed.seat], low=asked.low)
    after = scene.after(Raise(asked.low), deeds=scene.deeds[1:])
    values = {"seat": scene.names[deed.seat], "to": asked.low, "n": asked.low - to}
    return Ruling("under-raise" if scene.price() else "under-bet", "wrong-size", after, values)


def wrong_pot(scene: Scene) -> Ruling:
    """At pot limit, a seat wagered the pot, but it was counted too large or too small."""
    deed, asked = scene.by_the_asked(), scene.asked()
    if scene.hand.game.limit != "pot-limit" or not asked.low:
        raise CannotBe("no-pot-limit")
    to, behind, name = scene.number_of(deed), scene.deeds[1:], scene.names[deed.seat]
    values = {"seat": name, "to": asked.high, "n": abs(asked.high - to)}
    if to > asked.high:
        return Ruling("wrong-pot-too-high", "wrong-pot", scene.after(Raise(asked.high), deeds=behind), values)
    if not asked.low <= to < asked.high:
        raise CannotBe("right-pot", to=asked.high)
    if substantial([_chips_of(scene, each) for each in behind]):
        after = scene.after(Raise(to), deeds=behind)
        return Ruling("wrong-pot-too-low-stands", "wrong-pot", after, values | {"to": to})
    return Ruling("wrong-pot-too-low", "wrong-pot", scene.after(Raise(asked.high), deeds=behind), values)


def one_chip(scene: Scene) -> Ruling:
    """A seat silently put in a single chip."""
    deed, asked = scene.by_the_asked(), scene.asked()
    chip, stack, wager = scene.number_of(deed), scene.hand.stacks[deed.seat], scene.hand.wagers[deed.seat]
    name, full = (
        scene.names[deed.seat],
        max(1, asked.low - scene.price() if asked.low else scene.hand.stakes.small_bet),
    )
    if not 0 < chip <= stack or chip < asked.call:
        raise CannotBe("no-one-chip", seat=name)
    pot = scene.hand.pot() if scene.hand.game.limit == "pot-limit" else None
    call = wager + asked.call if asked.call else 0
    motion = Motion(chip, chip, wager, call, full, stack - chip, limit=scene.hand.game.limit, pot=pot)
    if not asked.call and (
        scene.price() or not asked.low
    ):  # the big blind may check, or nobody is left who could call a bet
        return Ruling("one-chip-check", "one-large-chip", scene.after(Call()), {"seat": name, "n": chip})
    amount = amount_of(motion)
    if amount.kind == "call":
        values = {"seat": name, "to": amount.to, "n": wager + chip - amount.to}
        return Ruling("one-chip-call", "one-large-chip", scene.after(Call()), values)
    after = scene.after(Raise(min(max(amount.to, asked.low), asked.high)))
    return Ruling("one-chip-bet", "one-large-chip", after, {"seat": name, "to": after["answers"][-1]["to"]})


def wrong_bring_in(scene: Scene) -> Ruling:
    deed, asked = scene.by(), scene.asked()
    if not asked.must or not asked.calls or not scene.hand.game.forced_bets.bring_in:
        raise CannotBe("no-bring-in")
    if deed.seat not in scene.hand.waiting:
        raise CannotBe("its-turn" if deed.seat == asked.seat else "not-waiting", seat=scene.names[deed.seat])
    values = {"seat": scene.names[deed.seat], "first": scene.names[asked.seat]}
    if len(scene.deeds) == 1:
        return Ruling("bring-in-put-right", "wrong-bring-in", scene.record(), values)
    after = scene.after(GiveTurn(deed.seat), Call(), deeds=scene.deeds[1:])
    return Ruling("bring-in-stands", "wrong-bring-in", after, values)


# The end


def mucked_by_dealer(scene: Scene) -> Ruling:
    deed, rule = scene.by(), "live-hand-taken-in"
    values = {"seat": scene.names[deed.seat]}
    if scene.hand.decision is None:
        if not won(scene).get(deed.seat):
            raise CannotBe("not-the-winner", seat=scene.names[deed.seat])
        return Ruling("tabled-winner", "untabled-cards", scene.record(), values)
    scene.asked()
    lost = (("mucked-hand-lost", scene.after(KillHand(deed.seat))),)
    return Ruling("mucked-hand-found", rule, scene.record(), values, otherwise=lost)


def pot_to_wrong_seat(scene: Scene) -> Ruling:
    if scene.hand.decision is not None:
        raise CannotBe("not-over")
    if not scene.deeds:
        raise CannotBe("seat-missing")
    seat, due = scene.deeds[0].seat, won(scene)
    pushed = sum(due.values()) - due.get(seat, 0)
    if not pushed:
        raise CannotBe("its-pot", seat=scene.names[seat])
    to = [other for other in due if other != seat]
    values: dict[str, Any] = {
        "seat": scene.names[seat],
        "n": pushed,
        "to": [scene.names[other] for other in to],
        "due": [due[other] for other in to],
    }
    return Ruling("pot-goes-on", "disputes", scene.record(), values)


def won(scene: Table | Scene) -> dict[int, int]:
    """Seat -> chips that it won."""
    found: dict[int, int] = {}
    for event in scene.hand.log if isinstance(scene, Scene) else scene.log:
        if isinstance(event, Won):
            found[event.seat] = found.get(event.seat, 0) + event.chips
    return found


KINDS: Mapping[str, Callable[[Scene], Ruling]] = {
    "premature-flop": lambda scene: premature(scene, "flop"),
    "premature-turn": lambda scene: premature(scene, "turn"),
    "premature-river": lambda scene: premature(scene, "river"),
    "premature-street": lambda scene: premature(scene, ""),
    "four-card-flop": four_card_flop,
    "no-burn": no_burn,
    "two-burns": two_burns,
    "exposed": exposed,
    "extra-card": lambda scene: wrong_number(scene, short=False),
    "missing-card": lambda scene: wrong_number(scene, short=True),
    "fouled-deck": fouled_deck,
    "out-of-turn": out_of_turn,
    "skipped": lambda scene: passed_over(scene, "skipped"),
    "undercall": undercall,
    "under-raise": under_raise,
    "wrong-pot": wrong_pot,
    "one-chip": one_chip,
    "wrong-bring-in": wrong_bring_in,
    "mucked-by-dealer": mucked_by_dealer,
    "pot-to-wrong-seat": pot_to_wrong_seat,
}

# Kind of mistake -> what the user has to say about it: action, seat, number.
_BY_A_SEAT = ("extra-card", "missing-card", "wrong-bring-in", "mucked-by-dealer", "pot-to-wrong-seat")
_WITH_A_NUMBER = ("exposed", "undercall", "under-raise", "wrong-pot", "one-chip")
ASKED: Mapping[str, tuple[str, ...]] = {
    "out-of-turn": ("action", "seat", "number"), "skipped": ("action", "seat", "number"),
    **dict.fromkeys(_BY_A_SEAT, ("seat",)), **dict.fromkeys(_WITH_A_NUMBER, ("seat", "number")),
}  # fmt: skip


def read_deeds(words: Sequence[str], names: Sequence[str]) -> list[Deed]:
    """The deeds in words such as "raise C 600 call D", or "B 2" for an exposed card. Raises InputError for others."""
    found: list[Deed] = []
    action = ""
    for word in words:
        if word in ACTIONS:
            action = word
        elif word in names:
            found.append(Deed(list(names).index(word), action))
            action = ""
        elif word.isascii() and word.isdigit() and found and not action and found[-1].number is None:
            found[-1] = found[-1]._replace(number=int(word[:18]))
        else:
            seats = ", ".join(names)
            hint = f"write an action ({', '.join(ACTIONS)}), a seat ({seats}), a number after it: raise {names[-1]} 600"
            raise InputError((), f"{word!r} is not understood", hint)
    if action:
        raise InputError((), f"who does {action!r}?", f"write {action} {names[-1]}")
    return found


def ruled(
    hand: Hand, names: Sequence[str], kind: str, deeds: Sequence[Deed] = (), chosen: Mapping[str, str] = {}
) -> Ruling:
    """The ruling on a hand, with the record after it.

    kind    one of KINDS;  deeds    what the seats did, in order;  chosen    rule -> choice of the card room

    Raises CannotBe for what cannot have happened in this hand.
    """
    if hand.game.open_face:
        raise CannotBe("no-betting")
    return KINDS[kind](Scene(hand, names, deeds, chosen))

"""Rulings on a hand that goes wrong: from its record and the mistake, the ruling and the record after it.

A record has what everybody at the table has seen, and the order of its deck stands for the cards that nobody has seen.
So a ruling on cards changes the order of the deck. A ruling on chips or turns adds answers, of which two are given by
the floor: `dead` and `turn`. When the floor shuffles or draws a card, the result follows from the order of the deck. A
burn that was never made is the last card of the deck.

Every answer that a ruling says is bound is put before the interpreter first, as it will be when its turn comes.

Source: games/rules/*irregularities.yaml; rules 22, 35 to 39, 44, 51 to 53 and 65 of the Poker TDA 2024 and its recommended procedures 5 and 10.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from poker_rulebook.book.steps import DealToBoard, DealToPlayers, Discard, TurnUp
from poker_rulebook.cards import texts
from poker_rulebook.play.amounts import Motion, amount_of, in_turn
from poker_rulebook.play.chance import random_action
from poker_rulebook.play.dealing import exposed_card_stays
from poker_rulebook.play.events import RAISES, Acted, Dealt, Opened, Shuffled, Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.hand_record import record, resumed_in
from poker_rulebook.play.parser import InputError
from poker_rulebook.play.questions import Action, Call, Fold, GiveTurn, IllegalAction, KillHand, Legal, Raise
from poker_rulebook.play.table import Table

if TYPE_CHECKING:
    from poker_rulebook.book.steps import Deal
    from poker_rulebook.shapes import Answer, Destination, HandRecord

# Rule of the book that leaves something to the card room -> the choices; the first one is the default.
CHOICES: Mapping[str, tuple[str, ...]] = {
    "misdeal-grounds": ("until-substantial-action", "until-two-have-acted"),
    "wrong-number-of-cards": ("always-a-misdeal", "back-as-the-burn"),
    "wrong-number-before-the-draw": ("dead-after-action", "draws-up-to-five"),
    "one-exposed-hole-card": ("becomes-the-burn", "room-has-its-own-way"),
    "draw-exposed-cards": ("good-cards-kept", "always-replaced"),
    "stud-exposed-cards": ("may-bring-in", "never-brings-in", "misdeal-at-the-first"),
    "fouled-deck": ("all-bets-back", "who-knew-may-lose"),
    "four-card-flop": ("one-drawn", "new-flop"),
    "early-board-cards": ("always-shuffled-back", "early-turn-aside"),
    "no-burn-before-the-flop": ("scrambled", "put-right-or-reshuffled"),
    "wrong-burn-later": ("order-not-restored", "order-restored"),
    "early-stud-street": ("into-the-stub", "removed"),
    "out-of-turn": ("binds-unless-changed", "may-bind"),
    "undercall": ("completed-or-floor", "brought-up"),
    "wrong-pot": ("as-long-as-the-street", "until-all-have-acted"),
}
# Every general rule that a ruling may apply.
RULES = (*CHOICES, "misdeal", "stud-burn-errors", "short-button", "skipped-player", "wrong-first-in-stud",
         "wrong-size", "one-large-chip", "wrong-bring-in", "untabled-cards",
         "impossible-words", "live-hand-taken-in", "disputes")  # fmt: skip
ACTIONS = ("check", "call", "bet", "raise", "complete", "fold", "all-in")


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


class Ruling(Struct, frozen=True):
    """A ruling.

    verdict      the key of a message with `values`: the ruling, until when it is possible, and the words to say aloud
    rule         the general rule;  choice    the rule whose choices decide, '' for none
    moved        where cards go: (card, destination such as burn, board, hand or stub)
    binds        the answer that a seat has to give in its turn, unless another seat bets or raises before it
    also_binds   those of other seats that acted after it
    more         further sentences: the key of each message with its values
    after        the record after the ruling;  otherwise    other possible rulings of the floor, each with its record
    street       of the cards in it, where a source has an item for each: flop, turn, river, stud; '' else
    consulted    the rules whose choices were asked for on the way to it
    """

    verdict: str
    rule: str
    after: HandRecord
    values: Mapping[str, Any] = field(default_factory=dict)
    choice: str = ""
    moved: Moved = ()
    binds: Answer | None = None
    also_binds: tuple[Answer, ...] = ()
    more: tuple[tuple[str, Mapping[str, Any]], ...] = ()
    otherwise: tuple[tuple[str, HandRecord], ...] = ()
    street: str = ""
    consulted: tuple[str, ...] = ()


class Scene:
    """A hand that goes wrong, with what the seats did and the choices of the card room.

    names    of the seats;  deeds    what the seats did, in order;  chosen    rule -> choice
    """

    def __init__(
        self, hand: Hand, names: Sequence[str], deeds: Sequence[Deed], chosen: Mapping[str, str]
    ) -> None:
        self.hand, self.names, self.deeds, self.chosen = hand, tuple(names), tuple(deeds), chosen
        self.consulted: list[str] = []
        self.deck = list(hand.dealer.deck)
        self.out = len(self.deck) - len(hand.dealer.stub)  # cards that have left the stub

    def taken(self, rule: str) -> str:
        """The choice of the card room for a rule."""
        self.consulted.append(rule)
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

    def misdeal_until(self) -> str:
        """What ends the time for a misdeal: two (acts), or sa (substantial action)."""
        return "two" if self.taken("misdeal-grounds") == "until-two-have-acted" else "sa"

    def misdeal(self) -> dict[str, Any]:
        """What a ruling on a misdeal says: what ends the time for it, and whether there is a button."""
        return {"by": self.misdeal_until(), "button": int(self.hand.game.has_button)}

    def too_late_for_a_misdeal(self) -> bool:
        acts = [e for e in self.hand.log if isinstance(e, Acted)]
        if self.misdeal_until() == "two":
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

    def again(self) -> Hand:
        """The same hand, to be played on."""
        return resumed_in(self.hand.game, record(self.hand, self.names)).hand

    def after(self, *actions: Action, deeds: Sequence[Deed] = ()) -> HandRecord:
        """The record of the hand after these answers and then these deeds."""
        hand = self.again()
        try:
            for action in actions:
                hand.act(action)
            for deed in deeds:
                hand.act(self.answer_of(deed, hand))
        except IllegalAction as error:
            raise CannotBe("does-not-go-on", because=str(error)) from None
        return record(hand, self.names)

    def answer_of(self, deed: Deed, hand: Hand) -> Action:
        """What a deed amounts to in the turn of its seat. Raises CannotBe for what could not be done."""
        asked, name = hand.decision, self.names[deed.seat]
        if not isinstance(asked, Legal):
            raise CannotBe("no-betting-round")
        if deed.seat != asked.seat:
            raise CannotBe("not-its-turn", seat=name, first=self.names[asked.seat])
        if deed.action == "fold":
            return Fold()
        cannot = CannotBe("no-such-action", seat=name, price=asked.price)
        if deed.action in ("check", "call"):
            if not asked.calls or (deed.action == "check" and asked.call):
                raise cannot
            return Call()
        said = "raise" if deed.action == "bet" else deed.action
        implied = said != "raise" or (deed.number is None and hand.game.limit == "fixed-limit")
        motion = facing(hand, said=said, number=0 if implied else self.number_of(deed))
        if motion.number > motion.everything or (said == "complete" and not motion.completes):
            raise cannot
        amount = amount_of(motion)
        if amount.to > asked.price:
            return Raise(amount.to)
        if not asked.calls:
            raise cannot
        return Call()

    def when_it_comes_to(self, seat: int) -> Hand | None:
        """The hand when a seat has its turn after all before it have checked or called; None if it has none."""
        hand, step, rng = self.again(), self.asked().step, random.Random(0)
        while (asked := hand.decision) is not None and asked.step == step:
            if not isinstance(asked, Legal):  # cards that go with an action
                hand.act(random_action(asked, rng))
            elif asked.seat == seat:
                return hand
            elif asked.must and not asked.calls:
                return None
            else:
                hand.act(Call() if asked.calls else Fold())
        return None

    def bound(self, deed: Deed) -> Answer:
        """The answer to which an action out of turn binds if nothing has changed. Raises CannotBe for an impossible one.

        It is legal when the seats before it have checked, called or folded. Calls let the pot allow more, so of a raise not
        more binds than is allowed now. Where after folds nobody could call a raise, it comes to a call.
        """
        seat = self.names[deed.seat]
        turn = self.when_it_comes_to(deed.seat)
        if turn is None:
            raise CannotBe("no-turn", seat=seat)
        answer = self.answer_of(deed, turn)
        if not isinstance(answer, Raise):
            owes = self.hand.wagers[deed.seat] < self.price()
            return {"seat": seat, "action": "call" if owes else "check"}
        now = self.again()
        now.act(GiveTurn(deed.seat))
        earlier = self.answer_of(deed, now)
        to = min(answer.to, earlier.to) if isinstance(earlier, Raise) else answer.to
        return {"seat": seat, "action": "raise", "to": to}

    def told(self, answer: Answer) -> tuple[str, int]:
        """The verb and the total of an answer; without a wager before it a raise is a bet."""
        verb = "bet" if answer["action"] == "raise" and not self.price() else answer["action"]
        return verb, answer.get("to", 0)

    def differs(self, deed: Deed, answer: Answer) -> bool:
        """Whether the answer to which a deed binds is not what was said, as the rules do not allow that."""
        if deed.action == "all-in":
            return (
                max(self.price(), answer.get("to", 0))
                < self.hand.wagers[deed.seat] + self.hand.stacks[deed.seat]
            )
        return deed.action in ("bet", "raise") and deed.number is not None and deed.number != answer.get("to")

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
            raise CannotBe(
                "turned-up-early" if coming and isinstance(coming[0], TurnUp) else "no-street-to-come"
            )
        step = coming[0]
        count = len(step.slots) if isinstance(step, DealToBoard) else self.hand.players * step.cards
        if len(self.hand.dealer.stub) < 2 * (count + 1):
            raise CannotBe("too-few-cards")
        return step, count


def facing(hand: Hand, **motion: Any) -> Motion:
    """What the seat that is asked for a wager puts in or says: see `in_turn`."""
    asked, stakes = hand.decision, hand.stakes
    assert isinstance(asked, Legal)
    opened = max(stakes.price, stakes.bring_in) if asked.step == hand.game.bets[0].id else 0
    in_front, stack = hand.wagers[asked.seat], hand.stacks[asked.seat]
    return in_turn(asked, in_front, stack, opened=opened, heads_up=hand.players == 2, **motion)


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
    after = scene.reordered([*before, *burn, *scene.shuffled([*early, *stub])])
    name = step.street if isinstance(step, DealToBoard) else "stud"
    return Ruling("early-cards-back", rule, after, {"cards": early}, rule, moved + back, street=name)


def is_flop(step: Deal) -> bool:
    """Whether these cards are a flop. Raises CannotBe for one that is not of three cards, for which no source has a rule."""
    if not isinstance(step, DealToBoard) or step.street != "flop":
        return False
    if len(step.slots) != 3:
        raise CannotBe("another-flop", n=len(step.slots))
    return True


def four_card_flop(scene: Scene) -> Ruling:
    step, flop = scene.last_street()
    rest, rule = scene.deck[scene.out :], "four-card-flop"
    if not is_flop(step) or not rest:
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
    flop = is_flop(step)
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
    scene.by()
    first_deal(scene)
    shown: dict[int, list[int]] = {}
    for number, deed in enumerate(scene.deeds):
        seat, place = scene.by(number).seat, scene.number_of(deed)
        down = scene.hand.down(seat)
        if not 1 <= place <= len(down):
            raise CannotBe("no-such-card", seat=scene.names[seat])
        if down[place - 1] not in shown.setdefault(seat, []):
            shown[seat].append(down[place - 1])
    cards = [card for of_seat in shown.values() for card in of_seat]
    values = {"seat": scene.names[scene.by().seat], "cards": cards, **scene.misdeal()}
    game, misdeal = scene.hand.game, "misdeal-grounds"
    if scene.too_late_for_a_misdeal():
        return Ruling("exposed-too-late", "misdeal", scene.record(), values, misdeal)
    if game.deals[0].up:
        return exposed_in_stud(scene, shown, values)
    early = len(cards) > 1 or cards[0] in scene.deck[:2]
    if game.draws:
        return exposed_in_draw(scene, cards, values)
    if early:
        return Ruling("exposed-misdeal", "misdeal", scene.anew(), values, misdeal)
    rule = "one-exposed-hole-card"
    if scene.taken(rule) == "room-has-its-own-way":
        return Ruling("exposed-by-the-room", rule, scene.record(), values, rule)
    return replaced(scene, rule, cards[0], values)


def replaced(scene: Scene, rule: str, card: int, values: Mapping[str, Any]) -> Ruling:
    """An exposed card is replaced by the top card of the stub after the deal, and is the first burn."""
    top, order = scene.deck[scene.out], list(scene.deck)
    order[order.index(card)], order[scene.out] = top, card
    moved = placed("hand", [top]) + placed("burn", [card])
    return Ruling("exposed-first-burn", rule, scene.reordered(order), values, rule, moved)


def exposed_in_draw(scene: Scene, cards: Sequence[int], values: Mapping[str, Any]) -> Ruling:
    """Down cards were exposed in the first deal of a draw game.    Source: rule draw-exposed-cards, after Robert's Rules."""
    rule, game, card = "draw-exposed-cards", scene.hand.game, cards[0]
    kept = scene.taken(rule) == "good-cards-kept"
    lowball = game.showdown[0].ranking.rules.wins_lowest
    if len(cards) == 1 and kept and game.exposed_card == "by-the-room":
        return Ruling("exposed-by-the-room", rule, scene.record(), values)
    if len(cards) > 1 or (card in scene.deck[:2] and (lowball or not kept)):
        return Ruling("exposed-misdeal", rule, scene.anew(), values, rule)
    if kept and exposed_card_stays(game, card):
        return Ruling("exposed-kept", rule, scene.record(), values, rule)
    return replaced(scene, rule, card, values)


def exposed_in_stud(scene: Scene, shown: Mapping[int, Sequence[int]], values: Mapping[str, Any]) -> Ruling:
    """Down cards were exposed in the first deal of stud.    shown    seat -> its cards

    The exposed card and the third one change places. Of a seat with two exposed cards the hand is dead.
    """
    rule = "stud-exposed-cards"
    taken = scene.taken(rule)
    if taken == "misdeal-at-the-first":
        return Ruling("exposed-stud-misdeal", rule, scene.anew(), values, rule)
    if scene.hand.answered:
        raise CannotBe("cards-since")
    scene.cards_lie_in_order()
    order, doors = list(scene.deck), [seat for seat, cards in shown.items() if len(cards) == 1]
    for seat in doors:
        one, other = order.index(shown[seat][0]), order.index(scene.hand.up[seat][0])
        order[one], order[other] = order[other], order[one]
    dead = [seat for seat in shown if seat not in doors]
    said = scene.record(deck=texts(order))
    if dead:
        posts = said.get("posts", {})
        antes = {**posts.get("antes", {}), **{scene.names[seat]: 0 for seat in dead}}
        said = scene.record(deck=texts(order), posts={**posts, "antes": antes})
    then = Scene(resumed_in(scene.hand.game, said).hand, scene.names, (), scene.chosen)
    rulings: list[Action] = [KillHand(seat) for seat in dead]
    first = then.asked()
    others = [seat for seat in then.hand.waiting if seat not in shown]
    if taken == "never-brings-in" and first.must and first.seat in doors and others:
        rulings.append(GiveTurn(others[0]))
    door = "exposed-door-no-bring-in" if taken == "never-brings-in" else "exposed-door"
    verdicts = ["exposed-both-down" if seat in dead else door for seat in shown]
    each = [{"seat": scene.names[seat], "cards": list(cards)} for seat, cards in shown.items()]
    moved = tuple((card, where) for seat in doors for card, where in placed("door", shown[seat]))
    more = tuple(zip(verdicts[1:], each[1:], strict=True))
    choice = rule if doors else ""
    return Ruling(verdicts[0], rule, then.after(*rulings), each[0], choice, moved, more=more)


def wrong_number(scene: Scene, short: bool) -> Ruling:
    """A seat was dealt one card too many, or too few, in the first deal."""
    first_deal(scene)
    seat, rule, game = scene.by().seat, "wrong-number-of-cards", scene.hand.game
    values = {"seat": scene.names[seat], **scene.misdeal()}
    button = game.has_button and seat == len(scene.names) - 1
    acted = any(e.seat == seat and e.verb != "fold" for e in scene.acts())
    draws = "wrong-number-before-the-draw"
    in_draw = bool(game.draws) and scene.taken(draws) == "draws-up-to-five"
    if short and button and not acted:
        return Ruling("button-completed", "short-button", scene.record(), values)
    if short and in_draw and scene.acts():
        return Ruling("drawn-up", draws, scene.record(), values, draws)
    if short and in_draw:
        misdeal = (("missing-misdeal", scene.anew()),)
        return Ruling("missing-dealt", draws, scene.record(), values, draws, otherwise=misdeal)
    if short and button:
        return Ruling("short-button-dead", "short-button", scene.after(KillHand(seat)), values)
    if scene.acts() if in_draw else scene.too_late_for_a_misdeal():
        choice = draws if in_draw else "misdeal-grounds"
        return Ruling("wrong-number-dead", rule, scene.after(KillHand(seat)), values, choice)
    first = seat == scene.hand.dealing_order()[0]
    if not short and first and not in_draw and scene.taken(rule) == "back-as-the-burn":
        return Ruling("extra-card-burned", rule, scene.record(), values, rule)
    return Ruling("wrong-number-misdeal", rule, scene.anew(), values, rule)


def fouled_deck(scene: Scene) -> Ruling:
    """The deck has two cards of the same rank and suit."""
    rule = "fouled-deck"
    verdict = rule if scene.taken(rule) == "all-bets-back" else "fouled-deck-known"
    return Ruling(verdict, rule, scene.anew(), choice=rule)


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
    """The seat to act was passed over by the seats of the deeds.    what    out-of-turn, or skipped

    A fold out of turn binds at once, and what else was done binds in its turn (TDA 53-A). Whoever checks facing a bet may then
    not raise (TDA 55).
    """
    asked, deed = scene.asked(), scene.by()
    if deed.seat not in scene.hand.waiting or not all(each.action for each in scene.deeds):
        raise CannotBe("not-waiting", seat=scene.names[deed.seat])
    names = scene.names
    first = asked.step != scene.hand.game.bets[0].id and not scene.acts() and scene.hand.game.deals[0].up
    rule = "skipped-player" if what == "skipped" else "wrong-first-in-stud" if first else "out-of-turn"
    values: dict[str, Any] = {"seat": names[deed.seat], "first": names[asked.seat]}
    several = len(scene.deeds) > 1
    live = scene.after(GiveTurn(deed.seat), deeds=scene.deeds) if several else None
    if live is not None and substantial([_chips_of(each) for each in scene.deeds]):
        after = scene.after(KillHand(asked.seat), deeds=scene.deeds)
        return Ruling(
            "skipped-too-late", "skipped-player", after, values, otherwise=(("skipped-live", live),)
        )
    folded = [each.seat for each in scene.deeds if each.action == "fold"]
    after = scene.after(*(KillHand(seat) for seat in folded))
    also: list[tuple[str, dict[str, Any]]] = [("also-folds", {"seat": names[seat]}) for seat in folded]
    if len(folded) == len(scene.deeds):
        return Ruling("folded-out-of-turn", rule, after, values, more=tuple(also[1:]))
    then = Scene(resumed_in(scene.hand.game, after).hand, names, (), scene.chosen)
    waiting = [asked.seat, *then.hand.waiting]
    if deed.action == "check" and not several and scene.hand.wagers[deed.seat] < scene.price():
        if then.when_it_comes_to(deed.seat) is None:
            raise CannotBe("no-turn", seat=names[deed.seat])
        values["between"] = [names[seat] for seat in waiting[: waiting.index(deed.seat)]]
        return Ruling("checked-facing-a-bet", "impossible-words", after, values)
    bound = [(each, then.bound(each)) for each in scene.deeds if each.action != "fold"]
    (deed, answer), *others = bound
    between = [names[seat] for seat in waiting[: waiting.index(deed.seat)]]
    values |= {"seat": names[deed.seat], "between": between, "deed": then.told(answer)}
    comes = [(each, then.told(answer)) for each, answer in bound if then.differs(each, answer)]
    more = [
        ("comes-to", {"seat": names[each.seat], "said": _said(each), "deed": told}) for each, told in comes
    ]
    more += [
        *also,
        *(("also-binds", {"seat": names[each.seat], "deed": then.told(it)}) for each, it in others),
    ]
    verdict = "out-of-turn-may-bind" if scene.taken("out-of-turn") == "may-bind" else what
    also_binds = tuple(answer for _, answer in others)
    return Ruling(
        verdict, rule, after, values, "out-of-turn", binds=answer, also_binds=also_binds, more=tuple(more)
    )


def _said(deed: Deed) -> tuple[str, int]:
    """A deed as it was said, and its number."""
    return deed.action, deed.number or 0


def _chips_of(deed: Deed) -> tuple[str, int]:
    """The verb of a deed, and 1 if it put chips in, else 0."""
    return deed.action, int(deed.action not in ("check", "fold"))


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
    if scene.taken(rule) == "brought-up" and scene.hand.game.limit == "fixed-limit":
        return Ruling("undercall-brought-up", rule, completed, values, rule)
    for each in scene.deeds[1:]:
        owed = call - scene.hand.wagers[each.seat]
        if each.number is not None and not scene.hand.wagers[each.seat] < each.number < call:
            raise CannotBe("no-undercall", seat=scene.names[each.seat], call=owed)
    if len(scene.deeds) > 1:
        others = [scene.names[each.seat] for each in scene.deeds[1:]]
        return Ruling("several-undercalls", rule, completed, values | {"others": others})
    why = amount_of(facing(scene.hand, put=there - wager)).why
    if why in ("undercall-heads-up", "opening-undercall"):
        verdict = "undercall-opening" if why == "opening-undercall" else why
        return Ruling(verdict, rule, completed, values)
    if scene.taken(rule) == "brought-up":
        back = (("undercall-taken-back", scene.record()),)
        return Ruling("undercall-unaware", rule, completed, values, rule, otherwise=back)
    left = forfeited(scene, wager, there)
    values |= {"left": left, "back": there - left}
    lost = scene.after(KillHand(deed.seat, left - wager))
    return Ruling(
        "undercall-floor", rule, completed, values, rule, otherwise=(("undercall-forfeited", lost),)
    )


def forfeited(scene: Scene, wager: int, there: int) -> int:
    """What stays in of an undercall whose player folds: the bet that the chips would have called before it was raised, or all.

    wager    before the undercall;  there    with it

    Source: the fourth example on TDA 51, in which a chip of 500 against a raise from 400 to 1,200 forfeits 400.
    """
    prices = [e.total for e in scene.acts() if e.verb in RAISES]
    if scene.asked().step == scene.hand.game.bets[0].id:
        prices.insert(0, scene.hand.stakes.price)
    before = [0, *(price for price in prices if price <= there)]
    call = before[-1]
    if call <= wager:
        return there
    size = max(call - before[-2], scene.hand.stakes.small_bet)
    motion = Motion(there - wager, 1, wager, call, size, there, call + size, 2 * there, opening=False)
    return amount_of(motion).to if amount_of(motion).kind == "call" else there


def under_raise(scene: Scene) -> Ruling:
    """A seat announced a bet or raise of the wrong size; it is corrected, also for those who have called it."""
    deed, asked = scene.by_the_asked(), scene.asked()
    said = scene.number_of(deed)
    motion = facing(scene.hand, said="raise", number=said)
    to = amount_of(motion).to
    over = to < said
    wrong = scene.price() < said <= motion.everything and to != said
    if not asked.low or not wrong or (over and scene.hand.game.limit != "fixed-limit"):
        raise CannotBe("no-under-raise", seat=scene.names[deed.seat], low=asked.low)
    after = scene.after(Raise(to), deeds=scene.deeds[1:])
    values = {"seat": scene.names[deed.seat], "to": to, "n": abs(to - said)}
    verdict = f"{'over' if over else 'under'}-{'raise' if scene.price() else 'bet'}"
    return Ruling(verdict, "wrong-size", after, values)


def wrong_pot(scene: Scene) -> Ruling:
    """At pot limit, a seat wagered the pot, but it was counted too large or too small."""
    deed, asked = scene.by_the_asked(), scene.asked()
    if scene.hand.game.limit != "pot-limit" or not asked.low:
        raise CannotBe("no-pot-limit")
    to, behind, name, rule = scene.number_of(deed), scene.deeds[1:], scene.names[deed.seat], "wrong-pot"
    values = {"seat": name, "to": asked.high, "n": abs(asked.high - to)}
    if to > asked.high:
        everybody = scene.taken(rule) == "until-all-have-acted"
        others = {seat for seat, live in enumerate(scene.hand.live) if live and seat != deed.seat}
        if everybody and others.issubset(each.seat for each in behind):
            raise CannotBe("pot-accepted", to=to)
        verdict = "wrong-pot-surplus" if everybody else "wrong-pot-too-high"
        return Ruling(verdict, rule, scene.after(Raise(asked.high), deeds=behind), values, rule)
    if not asked.low <= to < asked.high:
        raise CannotBe("right-pot", to=asked.high)
    if substantial([_chips_of(each) for each in behind]):
        after = scene.after(Raise(to), deeds=behind)
        return Ruling("wrong-pot-too-low-stands", "wrong-pot", after, values | {"to": to})
    return Ruling("wrong-pot-too-low", "wrong-pot", scene.after(Raise(asked.high), deeds=behind), values)


def one_chip(scene: Scene) -> Ruling:
    """A seat silently put in a single chip."""
    deed, asked, rule = scene.by_the_asked(), scene.asked(), "one-large-chip"
    chip, name, wager = scene.number_of(deed), scene.names[deed.seat], scene.hand.wagers[deed.seat]
    if not 0 < chip <= scene.hand.stacks[deed.seat] or chip < asked.call:
        raise CannotBe("no-one-chip", seat=name)
    amount = amount_of(facing(scene.hand, put=chip))
    values = {"seat": name, "to": amount.to, "n": wager + chip - amount.to}
    if amount.to <= asked.price:  # the last chip of a stack may be less than the call
        verdict = "one-chip-check" if amount.kind == "check" else "one-chip-call"
        verdict = "one-chip-closed" if amount.why == "closed-check" else verdict
        return Ruling(verdict, rule, scene.after(Call()), values)
    return Ruling("one-chip-bet", rule, scene.after(Raise(amount.to)), values)


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

# Kind of mistake -> what the user has to say about it, and about each deed after the first; () where there is nothing to say.
_ACT, _SEAT, _NUMBER = ("action", "seat", "number"), ("seat",), ("seat", "number")
_FORMS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "out-of-turn": (_ACT, _ACT), "skipped": (_ACT, _ACT), "wrong-bring-in": (_SEAT, _ACT),
    "under-raise": (_NUMBER, _ACT), "wrong-pot": (_NUMBER, _ACT),
    "exposed": (_NUMBER, _NUMBER), "undercall": (_NUMBER, _NUMBER), "one-chip": (_NUMBER, ()),
    **dict.fromkeys(("extra-card", "missing-card", "mucked-by-dealer", "pot-to-wrong-seat"), (_SEAT, ())),
}  # fmt: skip
ASKED: Mapping[str, tuple[str, ...]] = {kind: first for kind, (first, _) in _FORMS.items()}
_OF_AN_AMOUNT = ("", "bet", "raise")  # actions that a number belongs to


def asked_of(kind: str, place: int) -> tuple[str, ...]:
    """What a deed of this kind of mistake says: action, seat, number.    place    0 for the first deed"""
    return _FORMS.get(kind, ((), ()))[min(place, 1)]


def refuse_more(kind: str, deeds: Sequence[Deed], names: Sequence[str]) -> None:
    """Raises CannotBe for what a ruling of this kind does not ask for, so that nothing is ignored."""
    form = [kind]
    for place, deed in enumerate(deeds):
        asked = () if deed in deeds[:place] else asked_of(kind, place)
        if "action" in asked and deed.action not in _OF_AN_AMOUNT:
            asked = tuple(part for part in asked if part != "number")
        number = "" if deed.number is None else str(deed.number)
        said = [("action", deed.action), ("seat", names[deed.seat]), ("number", number)]
        form += [word for part, word in said if word and part in asked]
        if more := [word for part, word in said if word and part not in asked]:
            raise CannotBe("not-asked", words=" ".join(more), form=" ".join(form))


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
        elif (
            word.isascii()
            and word.isdigit()
            and len(word) <= 18
            and found
            and not action
            and found[-1].number is None
        ):
            found[-1] = found[-1]._replace(number=int(word))
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
    refuse_more(kind, deeds, names)
    scene = Scene(hand, names, deeds, chosen)
    return replace(KINDS[kind](scene), consulted=tuple(scene.consulted))

"""What the file of a hand tells: the dealer, whose cards come as it says, and its answers to the questions of the rules."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple, cast

from poker_rulebook.book.model import Game
from poker_rulebook.cards import JOKER_BUG, JOKER_WILD, Cards, is_unknown, text
from poker_rulebook.history.notation import (
    DEALT,
    Denomination,
    NotUnderstood,
    ToldAction,
    amount_in_words,
    cards_in,
    shortened,
)
from poker_rulebook.play.betting import Call, Fold, Legal, Raise, refused_wager
from poker_rulebook.play.dealer import Dealer, full_deck
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import (
    Action,
    Decision,
    IllegalAction,
    Put,
    ToPut,
    ToSay,
    asked_for,
)

BOARD = "board"


class Slip(NamedTuple):
    """Where a file and the rules part.

    told       the action; None when something is missing at the end
    dealing    whether it is about cards that are dealt just before the next question
    """

    told: ToldAction | None
    message: str
    hint: str = ""
    dealing: bool = False


class EndsBefore(Exception):
    """The actions end where the rules need one to go on."""


class TellingDealer(Dealer):
    """Deals what the file tells, when it tells it.

    actions   those that are still to come
    slip      the first thing that cannot be so; dealing goes on with unknown cards
    dealt     how many cards were dealt before that
    ended     whether the file had no more cards to tell
    shown     seat -> its showing or mucking that has been told
    idle      whether an action decides nothing, as nobody can bet any more: some tables ask for a check all the same

    A card that nobody saw (burned, or written ??) is a negative number; the card that it really is lies in
    `hidden`, so that stub and hidden cards are always as many as there are, and any of them may still appear.
    """

    __slots__ = ("actions", "dealt", "ended", "game", "hidden", "idle", "queues", "shown", "slip", "unknown")

    def __init__(self, game: Game, actions: Sequence[ToldAction]):
        super().__init__(full_deck(game))
        self.game, self.actions = game, deque(actions)
        self.hidden: list[int] = []
        self.unknown = self.dealt = 0
        self.queues: dict[int | str, deque[tuple[int | None, ToldAction]]] = defaultdict(deque)
        self.shown: dict[int, ToldAction] = {}
        self.slip: Slip | None = None
        self.ended = False
        self.idle: Callable[[ToldAction], bool] = lambda told: False

    def take(self, to: int | str) -> int:
        place = to if isinstance(to, int) else BOARD
        self.dealt += not self.slip
        queue = self.queues[place]
        while not queue:
            if self.slip or not self._hear_of_cards(place):
                return self._unknown()
        card, told = queue.popleft()
        return self._unknown() if card is None else self.known(card, told)

    def burn(self) -> int:
        card = self._unknown()
        self.burned.append(card)
        return card

    def roll(self, step: str, dice: int) -> int:
        told = self.skip_showing()
        if told is None:
            raise EndsBefore(f"the dice of {step!r} are rolled")
        total = told.words[0] if told.verb == "ro" else ""
        if not total.isascii() or not total.isdigit() or not dice <= int(total[:4]) <= 6 * dice:
            message = f"it is time to roll {'1 die' if dice == 1 else f'{dice} dice'}"
            self.slip = self.slip or Slip(told, message, f"write d ro {dice} to d ro {6 * dice}")
            return dice
        self.actions.popleft()
        return int(total)

    def first_to_act(self) -> int | None:
        told = self.skip_showing()
        return told.seat if told is not None and told.verb not in DEALT else None

    def run_outs(self, cards: int, agreed: int) -> int:
        return max(1, min(self.cards_to_come(), len(self.stub)) // cards)

    def cards_to_come(self) -> int:
        """Cards that are still dealt; two actions that deal to one seat, one after the other, count as one card."""
        dealt = [told for told in self.actions if told.verb in ("db", "dh")]
        extra = sum(a.seat is not None and a.seat == b.seat for a, b in pairwise(dealt))
        return sum(len(told.words[0]) // 2 for told in dealt) - extra

    def next_action(self) -> ToldAction | None:
        return self.actions.popleft() if self.actions else None

    def left_over(self) -> ToldAction | None:
        """The action that told a card which nobody has received."""
        for queue in self.queues.values():  # a loop, as it is asked before every action
            if queue:
                return queue[0][1]
        return None

    def known(self, card: int, told: ToldAction) -> int:
        """The card, out of the stub; a slip when it lies somewhere else."""
        if card >= JOKER_BUG:
            card = next((one for one in (*self.stub, *self.hidden) if one >= JOKER_BUG), card)
        if card in self.stub:
            self.stub.remove(card)
        elif card in self.hidden:
            self.hidden.remove(card)
            self._lose_one()
        else:
            mucked = card in self.muck
            where = "has been folded or discarded" if mucked else "stands twice"
            self.slip = self.slip or Slip(told, f"{text(card)} {where}", "no card is dealt twice", True)
        return card

    def _hear_of_cards(self, place: int | str) -> bool:
        """Read one action that deals cards. False when the next one does something else."""
        told = self.skip_showing()
        if told is None:
            self.ended = True
            return False
        if told.verb not in ("dh", "db"):
            seat = "" if place == BOARD else f"p{int(place) + 1}"
            message = f"before {shortened(told.text)}, {seat or 'the board'} receives a card"
            hint = f"write d {f'dh {seat}' if seat else 'db'} and the cards"
            self.slip = Slip(told, message, hint, True)
            return False
        self.actions.popleft()
        try:
            cards = cards_in(self.game, told.words[0])
        except NotUnderstood as error:
            self.slip = Slip(told, str(error), error.hint, True)
            return False
        self.queues[BOARD if told.seat is None else told.seat] += [(card, told) for card in cards]
        return True

    def skip_showing(self) -> ToldAction | None:
        """The next action that is no showing or mucking; those are noted."""
        while self.actions and ((told := self.actions[0]).verb == "sm" or self.idle(told)):
            self.actions.popleft()
            if told.verb == "sm":
                self.shown[told.seat or 0] = told
        return self.actions[0] if self.actions else None

    def _unknown(self) -> int:
        """A card that nobody sees, off the stub."""
        card = self._lose_one()
        if card is None:
            self.unknown += 1
            card = -self.unknown
        return card

    def _lose_one(self) -> int | None:
        """The stub is one card shorter; nobody knows by which, unless an unknown one lies there, which is given."""
        if min(self.stub, default=0) < 0:
            card = next(filter(is_unknown, self.stub))
            self.stub.remove(card)
            return card
        if self.stub:
            self.hidden.append(self.stub.pop())
        return None


# --- answers to the questions of the rules


def answer_to(hand: Hand, decision: Decision, told: ToldAction, money: Denomination) -> Action:
    """The action in the interpreter's words. Raises IllegalAction where it answers another question.

    NotUnderstood is raised for cards that cannot be read.
    """
    if isinstance(decision, Legal):
        return _wager(decision, told, money)
    if told.verb != decision.verb.code:
        raise IllegalAction(f"it is time to {in_words(decision, money)}")
    if isinstance(decision, ToSay):
        return decision.verb.answer(told.words[0])
    if len(decision.bins) > 1:
        return Put(decision.verb.word, _bins(hand, decision, told))
    return decision.verb.answer(_held(hand, decision.own, told.words[0] if told.words else ""))


def _wager(legal: Legal, told: ToldAction, money: Denomination) -> Action:
    brings_in = legal.must and legal.calls
    if told.verb == "f":
        return Fold()
    if told.verb == "cbr":
        return Raise(money.chips(amount_in_words(told.words[0])))
    if told.verb == "cc" and brings_in:
        raise IllegalAction(f"the bring-in is posted with pb: {in_words(legal, money)}")
    if told.verb == "pb" and not brings_in:
        raise IllegalAction(f"no bring-in is due: {in_words(legal, money)}")
    if told.verb in ("cc", "pb"):
        return Call()
    raise IllegalAction(f"it is time to act: {in_words(legal, money)}")


def _bins(hand: Hand, decision: ToPut, told: ToldAction) -> dict[str, Cards]:
    hands = {}
    for word in told.words:
        name, _, cards = word.partition("=")
        hands[name] = _held(hand, decision.own, cards)
    return hands


def _held(hand: Hand, own: Cards, written: str) -> Cards:
    """The cards named, as the seat holds them: an unknown own card stands for any that is not among them."""
    found, unknown, left = [], [card for card in own if is_unknown(card)], list(own)
    for card in cards_in(hand.game, written):
        joker = card == JOKER_BUG and JOKER_WILD in own and JOKER_BUG not in own
        card = JOKER_WILD if joker else card
        if card in left:
            left.remove(card)
        elif unknown:
            card = unknown.pop(0)
        elif card is None:
            raise NotUnderstood("all cards of the player are known", "write which")
        found.append(card)
    return tuple(found)


def in_words(decision: Decision, money: Denomination) -> str:
    """What answers the decision: "fold, call 100 or bet or raise to 200-1000"."""
    return asked_for(_in_file(decision, money) if isinstance(decision, Legal) else decision)


def refused(hand: Hand, decision: Decision, action: Action, money: Denomination) -> str:
    """Take the action; or say why it does not answer the decision, in the amounts of the file."""
    try:
        hand.act(action)
    except IllegalAction as error:
        if not isinstance(decision, Legal):
            return str(error)
        if isinstance(action, Raise):
            action = Raise(_shown(money, action.to))
        return refused_wager(_in_file(decision, money), action)
    return ""


def _in_file(legal: Legal, money: Denomination) -> Legal:
    """The wagers with the amounts of the file in place of chips."""
    call, low, high = (_shown(money, chips) for chips in (legal.call, legal.low, legal.high))
    return legal._replace(call=call, low=low, high=high)


def _shown(money: Denomination, chips: int) -> int:
    """An amount of the file. It may have decimals, which do no harm where wagers are only compared and named."""
    return cast(int, money.amount(chips))

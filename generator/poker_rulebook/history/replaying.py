"""A recorded hand played again, action by action, under the rules of the game, and the verdict on it.

The file tells the dealer, whose cards come as it says, and answers the questions of the rules. Then it is said how the hand
ends, whether the file says so too, and where they part.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from itertools import pairwise
from typing import Any, NamedTuple, cast

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import LONGEST_HINT, Problem, visible
from poker_rulebook.cards import JOKER_BUG, JOKER_WILD, Cards, is_unknown, text, without
from poker_rulebook.history.notation import (
    CODES,
    DEALT,
    Denomination,
    Games,
    NotedAction,
    NotUnderstood,
    RecordedHand,
    amount_in_words,
    cards_in,
    shortened,
)
from poker_rulebook.history.parsing import FieldReading
from poker_rulebook.play.chance import CALL, FOLD
from poker_rulebook.play.dealer import Dealer, UnknownCards, full_deck
from poker_rulebook.play.dealing import COMMUNITY
from poker_rulebook.play.events import Community, Dealt, Drew, Event, Laid, Opened, Took
from poker_rulebook.play.exchanges import SHOW
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import (
    Action,
    Decision,
    IllegalAction,
    Legal,
    Put,
    Raise,
    ToPut,
    ToSay,
    asked_for,
    asks_to,
    refused_wager,
)

# --- what the file tells


BOARD = "board"


class Slip(NamedTuple):
    """The first point at which a file and the rules disagree.

    told       the action; None when something is missing at the end
    dealing    whether it is about cards that are dealt just before the next question
    """

    told: NotedAction | None
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

    def __init__(self, game: Game, actions: Sequence[NotedAction]):
        super().__init__(full_deck(game))
        self.game, self.actions = game, deque(actions)
        self.hidden: list[int] = []
        self.unknown = self.dealt = 0
        self.queues: dict[int | str, deque[tuple[int | None, NotedAction]]] = defaultdict(deque)
        self.shown: dict[int, NotedAction] = {}
        self.slip: Slip | None = None
        self.ended = False
        self.idle: Callable[[NotedAction], bool] = lambda told: False

    def take(self, to: int | str) -> int:
        place = to if isinstance(to, int) else BOARD
        self.dealt += not self.slip
        queue = self.queues[place]
        while not queue:
            if self.slip or not self._hear_of_cards(place, shared=to == COMMUNITY):
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

    def next_action(self) -> NotedAction | None:
        return self.actions.popleft() if self.actions else None

    def left_over(self) -> NotedAction | None:
        """The action that told a card which nobody has received."""
        for queue in self.queues.values():  # a loop, as it is asked before every action
            if queue:
                return queue[0][1]
        return None

    def known(self, card: int, told: NotedAction) -> int:
        """Takes a known card out of the stub; notes a slip when it is not there."""
        if card >= JOKER_BUG:
            card = next((one for one in (*self.stub, *self.hidden) if one >= JOKER_BUG), card)
        try:
            self.stub.remove(card)
        except ValueError:
            self._not_in_stub(card, told)
        return card

    def _not_in_stub(self, card: int, told: NotedAction) -> None:
        if card in self.hidden:
            self.hidden.remove(card)
            self._lose_one()
            return
        where = "has been folded or discarded" if card in self.muck else "stands twice"
        self.slip = self.slip or Slip(told, f"{text(card)} {where}", "no card is dealt twice", True)

    def _hear_of_cards(self, place: int | str, *, shared: bool) -> bool:
        """Read one action that deals cards. False when the next one does something else.

        shared    whether one card for everybody is dealt in place of a card to each, so that no seat receives one now
        """
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
        if shared and told.verb == "dh":
            message = "too few cards are left for one each: one card is for everybody"
            self.slip = Slip(told, message, "write d db and the card", True)
            return False
        self.actions.popleft()
        try:
            cards = cards_in(self.game, told.words[0])
        except NotUnderstood as error:
            self.slip = Slip(told, str(error), error.hint, True)
            return False
        self.queues[BOARD if told.seat is None else told.seat] += [(card, told) for card in cards]
        return True

    def skip_showing(self) -> NotedAction | None:
        """The next action that is no showing or mucking; those are noted."""
        while self.actions and ((told := self.actions[0]).verb == "sm" or self.idle(told)):
            self.actions.popleft()
            if told.verb == "sm":
                self.shown[told.seat or 0] = told
        return self.actions[0] if self.actions else None

    def _unknown(self) -> int:
        """Takes a card that nobody sees off the stub."""
        card = self._lose_one()
        if card is None:
            self.unknown += 1
            card = -self.unknown
        return card

    def _lose_one(self) -> int | None:
        """Shortens the stub by one card: an unknown one, which is returned, where there is one; else nobody knows by which."""
        if min(self.stub, default=0) < 0:
            card = next(filter(is_unknown, self.stub))
            self.stub.remove(card)
            return card
        if self.stub:
            self.hidden.append(self.stub.pop())
        return None


# --- answers to the questions of the rules


def answer_to(hand: Hand, decision: Decision, told: NotedAction, money: Denomination) -> Action:
    """The action in the interpreter's words. Raises IllegalAction where it answers another question.

    NotUnderstood is raised for cards that cannot be read.
    """
    if isinstance(decision, Legal):
        return _wager(decision, told, money, hand.wagers[decision.seat] + hand.stacks[decision.seat])
    if told.verb != decision.verb.code:
        raise IllegalAction(f"it is time to {in_words(decision, money)}")
    if isinstance(decision, ToSay):
        return decision.verb.answer(told.words[0])
    if len(decision.bins) > 1:
        return Put(decision.verb.word, _bins(hand, decision, told))
    return decision.verb.answer(_held(hand, decision.own, told.words[0] if told.words else ""))


def _wager(legal: Legal, told: NotedAction, money: Denomination, most: int) -> Action:
    """The wager in the interpreter's words.    most    the chips that the seat can have put in during this round"""
    brings_in = legal.must and legal.calls
    if told.verb == "f":
        return FOLD
    if told.verb == "cbr":
        to = money.chips(amount_in_words(told.words[0]))
        # rooms write the chips that a player puts in, and give back those that nobody can call
        called = legal.barred == "callers" and legal.price < to <= most
        return CALL if called else Raise(to)
    if told.verb == "cc" and brings_in:
        raise IllegalAction(f"the bring-in is posted with pb: {in_words(legal, money)}")
    if told.verb == "pb" and not brings_in:
        raise IllegalAction(f"no bring-in is due: {in_words(legal, money)}")
    if told.verb in ("cc", "pb"):
        return CALL
    raise IllegalAction(f"it is time to act: {in_words(legal, money)}")


def _bins(hand: Hand, decision: ToPut, told: NotedAction) -> dict[str, Cards]:
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
    return replace(legal, call=call, low=low, high=high)


def _shown(money: Denomination, chips: int) -> int:
    """An amount of the file. It may have decimals, which do no harm where wagers are only compared and named."""
    return cast(int, money.amount(chips))


# --- the hand played again


MORE_CARDS = "more cards are dealt than the rules deal here"
DEEP = 10**18  # chips of a stack that the file does not know: nobody bets so many


class Replay:
    """The hand of a record played again under the rules of a game. Nothing is raised for what a file can say.

    stacks     chips of every seat after the last action; None when not even the first could be taken
    slip       where file and rules part; None when they do not
    decision   what somebody is asked then; None when nobody is
    step       the step of the game that this is in; "" before the first
    pot        chips in the middle then
    open       why nobody can tell how the hand ended; "" when it did end
    """

    def __init__(self, record: RecordedHand, game: Game):
        self.record, self.game, self.money = record, game, record.money
        self.dealer = TellingDealer(game, record.actions)
        self.hand: Hand | None = None
        self.slip: Slip | None = None
        self.stacks: list[int] | None = None
        self.decision: Decision | None = None
        self.step, self.pot, self.open = "", 0, ""
        self._run()

    def _run(self) -> None:
        asking = True  # whether the decision of the hand stands: not when unknown cards ended it
        try:
            self._play()
        except UnknownCards as error:
            asking = False
            ends = self.dealer.ended and not self.slip
            self.open = "the actions end before all cards are dealt" if ends else str(error)
        except EndsBefore as error:
            asking = False
            self.open = f"the actions end before {error}"
        self.slip = self.dealer.slip or self.slip
        if self.hand is not None:
            self._stands(self.hand, self.hand.decision if asking else None)

    def _stands(self, hand: Hand, decision: Decision | None) -> None:
        """The replay as it stands at the end."""
        self.stacks, self.pot = list(hand.stacks), hand.pot() if decision or self.open else 0
        self.step = self._dealing_step(hand) or (decision.step if decision else "")
        told = self.dealer.slip.told if self.dealer.slip else None
        if told and told.verb != "sm" and asks_to(decision, SHOW):
            decision = None  # it was only asked because the cards that are missing were dealt as unknown ones
        self.decision = decision

    def _dealing_step(self, hand: Hand) -> str:
        """The step that deals the card which cannot be dealt; "" when the slip is another."""
        slip = self.slip
        if not slip or not slip.dealing:
            return ""
        if slip is self.dealer.slip:
            return step_of_card(hand.log, self.dealer.dealt)
        steps = [step.id for step in self.game.play]
        asked = hand.decision.step if hand.decision else ""
        before = self.game.play[: steps.index(asked)] if asked in steps else self.game.play
        return next((step.id for step in reversed(before) if step.do in ("deal", "draw", "take")), "")

    def _play(self) -> None:
        record = self.record
        stacks = [DEEP if chips is None else chips for chips in record.stacks]
        self.hand = hand = Hand(
            self.game, record.stakes, stacks, self.dealer,
            carried=record.carried, seat_one=record.seat_one, shows=True,
        )  # fmt: skip
        self.dealer.idle = self._decides_nothing
        while hand.decision is not None and not self.dealer.slip and not self.slip:
            if asks_to(hand.decision, SHOW):
                self._show(hand, hand.decision)
            elif self.dealer.ended:
                self.open = "the actions end before all cards are dealt"
                return
            elif not self._act(hand, hand.decision):
                return
        if not self.dealer.slip and not self.slip:
            self._nothing_left()

    def _act(self, hand: Hand, decision: Decision) -> bool:
        """Plays one action of the file. False when there is none left."""
        told = self.dealer.next_action()
        while told is not None and told.verb == "sm" and not hand.live[told.seat or 0]:
            told = self.dealer.next_action()  # a folded hand is shown
        early = self.dealer.left_over()
        if early:
            self.slip = Slip(early, MORE_CARDS, self._turn(decision), True)
        elif told is None:
            self.open = f"the actions end while p{decision.seat + 1} is to act"
            return False
        else:
            self._answer(hand, decision, told)
        return True

    def _answer(self, hand: Hand, decision: Decision, told: NotedAction) -> None:
        if told.seat is None or told.verb in DEALT:
            self.slip = Slip(told, "nothing is dealt here", self._turn(decision))
        elif told.seat != decision.seat:
            self.slip = Slip(told, f"p{told.seat + 1} is not to act", self._turn(decision))
        elif told.verb == "sm":
            self.slip = Slip(told, "there is no showdown yet", self._turn(decision))
        else:
            try:
                action = answer_to(hand, decision, told, self.money)
                reason = refused(hand, decision, action, self.money)
            except IllegalAction as error:
                reason = str(error)
            except NotUnderstood as error:
                reason = f"{error} ({error.hint})" if error.hint else str(error)
            if reason:
                self.slip = Slip(told, reason)

    def _decides_nothing(self, told: NotedAction) -> bool:
        """Whether this is a check of the only player who still has chips, facing players who are all-in."""
        hand = self.hand
        if told.verb != "cc" or hand is None or hand.players < 2:
            return False
        return [told.seat] == [seat for seat in hand.seats_in() if hand.stacks[seat]]

    def _turn(self, decision: Decision) -> str:
        return f"it is the turn of p{decision.seat + 1}: {in_words(decision, self.money)}"

    def _show(self, hand: Hand, decision: ToPut) -> None:
        """Mucks or shows, as the file says; cards that everybody knows are shown without it."""
        self.dealer.skip_showing()
        told = self.dealer.shown.get(decision.seat)
        if told is None or told.words[:1] == ("-",):
            hand.act(SHOW.answer(decision.own))
            return
        try:
            action = self._shown(decision, told)
        except NotUnderstood as error:
            self.slip = Slip(told, str(error), error.hint)
            return
        if not self.dealer.slip and (reason := refused(hand, decision, action, self.money)):
            self.slip = Slip(told, reason)

    def _shown(self, decision: ToPut, told: NotedAction) -> Action:
        if not told.words:
            return SHOW.answer(())
        cards = [card for card in cards_in(self.game, told.words[0]) if card is not None]
        jokers = iter(card for card in decision.own if card >= JOKER_BUG)
        shown = []
        for card in cards:
            held = next(jokers, card) if card >= JOKER_BUG else card
            shown.append(held if held in decision.own else self.dealer.known(card, told))
        # who turns over only some of them keeps the others as they are, the unknown ones first of all to be seen
        others = sorted(without(decision.own, shown), key=is_unknown)
        return SHOW.answer((*shown, *others[: max(0, len(decision.own) - len(shown))]))

    def _nothing_left(self) -> None:
        early = self.dealer.left_over()
        if early:
            self.slip = Slip(early, MORE_CARDS, "the hand is over", True)
            return
        told = self.dealer.skip_showing()
        if told is not None:
            self.slip = Slip(told, f"{shortened(told.text)} comes after the end of the hand", "delete it")


def step_of_card(log: Sequence[Event], number: int) -> str:
    """The step that dealt a card of a hand; number    from 1; "" when fewer have been dealt."""
    for event in log:
        if isinstance(event, (Dealt, Took, Opened, Laid)):
            new = len(event.cards)
        elif isinstance(event, (Community, Drew)):
            new = 1 if isinstance(event, Community) else len(event.received)
        else:
            continue
        number -= new
        if number <= 0 and new:
            return event.step
    return ""


# --- what is said of it


# A hand history does not say how its room plays what rooms play differently. Where a hand does not come out under
# the usual choices, it is played under each of these as well.
ROOMS = {
    "raise-cap": ("five", "no-cap"),
    "pair-on-fourth-street": ("either-bet",),
    "big-blind-ante": ("blind-first",),
    "short-all-ins": ("complete", "complete-as-raise", "full-raise"),
    "showing-ties": ("seat",),
    "trips-and-straights": ("trips-over-straight",),
    "stub-too-short": ("deal-first", "burns-first"),
}


class Disagreement(Struct, frozen=True):
    """A mistake, and in the middle of a hand the state of the table.

    action    its number and text; None when the mistake is not an action's
    step      the step of the game
    state     pot, stacks, who is to act, and what is legal then
    """

    place: Problem
    action: tuple[int, str] | None = None
    step: str = ""
    state: dict[str, Any] | None = None


class HandVerdict(NamedTuple):
    """matches   whether the file gives the same stacks; None when it gives none, or nobody can tell
    stacks     in the amounts of the file; None for an unknown stack, and in place of all when there are none
    reason     why nobody can tell: then the stacks are those before the pot, which has these chips, is won
    choices    how the room plays, where the hand only comes out under other than the usual rules
    """

    file: str
    hand: str
    game: str | None
    stacks: list[int | Decimal | None] | None
    matches: bool | None
    reason: str = ""
    problem: Disagreement | None = None
    choices: dict[str, str] | None = None
    warnings: tuple[str, ...] = ()
    pot: int | Decimal = 0


def verdict(games: Games, record: RecordedHand) -> HandVerdict:
    """The verdict on a hand under the usual rules; where it is impossible under these, under the first choices of a room that
    make it possible."""
    usual = _judged(record, Replay(record, record.game))
    if usual.matches is not False or record.variant not in CODES:
        return usual
    for choices in _rooms(record.game):
        game = games.called(record.variant, record.choices | choices)
        other = _judged(record, Replay(record, game), choices)
        if not other.problem:
            return other
    return usual


def _rooms(game: Game) -> Iterator[dict[str, str]]:
    """Choices that a room may have made, one at a time, but for those that are made already."""
    offered = {option.id: {choice.id for choice in option.choices} for option in game.options}
    for option, choices in ROOMS.items():
        for choice in choices:
            if option not in game.choices and choice in offered.get(option, ()):
                yield {option: choice}


class ReadHands(NamedTuple):
    """Hands of files, each still to be played, or the verdicts on it already."""

    games: Games
    options: dict[str, str]
    hands: Sequence[FieldReading | list[HandVerdict]]


def verdicts(read: ReadHands) -> list[HandVerdict]:
    """The verdicts on the hands in order; several on one with several mistakes."""
    found: list[HandVerdict] = []
    for hand in read.hands:
        if isinstance(hand, list):
            found += hand
            continue
        there = hand.hand(read.games, read.options)
        found += (
            of_problems(hand.file, hand.name, there)
            if isinstance(there, list)
            else [verdict(read.games, there)]
        )
    return found


def of_problems(file: str, hand: str, problems: list[Problem]) -> list[HandVerdict]:
    """A verdict for each mistake in a hand that cannot be played."""
    return [HandVerdict(file, hand, None, None, False, problem=Disagreement(problem)) for problem in problems]


def _judged(record: RecordedHand, replay: Replay, choices: dict[str, str] | None = None) -> HandVerdict:
    stacks = _stacks_in_file(record, replay)
    problem, matches = None, None
    if replay.slip:
        slip, told = replay.slip, replay.slip.told
        path = ("actions", told.number - 1) if told else ("actions",)
        action = (told.number, told.text) if told else None
        place = record.problem(slip.message, slip.hint, *path)
        problem = Disagreement(place, action, replay.step, _state(record, replay))
    elif record.finishing is not None and replay.stacks is not None:
        # every seat whose final chips are known and differ from those in the file
        amount = record.money.amount
        wrong = [
            f"p{seat + 1} has {amount(chips)} in the end, not {amount(said)}"
            for seat, (said, before, chips) in enumerate(
                zip(record.finishing, record.stacks, replay.stacks, strict=True)
            )
            if said is not None and before is not None and said != chips
        ]
        if not wrong:
            matches = True
        elif replay.decision is not None or not replay.open:
            why = replay.open or _missing(record, record.finishing, replay.stacks)
            place = record.problem("; ".join(wrong), why, "finishing_stacks")
            problem = Disagreement(place, None, replay.step, _state(record, replay))
    reason = "" if problem or matches else replay.open
    return HandVerdict(
        record.file, record.name, record.game.id, stacks, False if problem else matches, reason, problem,
        choices, record.warnings, record.money.amount(replay.pot),
    )  # fmt: skip


def _stacks_in_file(record: RecordedHand, replay: Replay) -> list[int | Decimal | None] | None:
    if replay.stacks is None:
        return None
    ended = zip(record.stacks, replay.stacks, strict=True)
    return [None if before is None else record.money.amount(chips) for before, chips in ended]


def _missing(record: RecordedHand, finishing: Sequence[int | None], stacks: Sequence[int]) -> str:
    """The difference between all chips of the file and all chips on the table, where all are known."""
    said = [chips for chips in finishing if chips is not None]
    missing = sum(stacks) - sum(said)
    if not missing or len(said) < len(finishing) or None in record.stacks:
        return ""
    what = "less" if missing > 0 else "more"
    taken = ": was a rake taken?" if missing > 0 else ""
    return f"the file's stacks are {record.money.amount(abs(missing))} {what} in all than there are{taken}"


def _state(record: RecordedHand, replay: Replay) -> dict[str, Any]:
    decision = replay.decision
    return {
        "pot": record.money.amount(replay.pot),
        "stacks": _stacks_in_file(record, replay),
        "to_act": f"p{decision.seat + 1}" if decision else None,
        "legal": in_words(decision, record.money) if decision else None,
    }


def as_json(verdict: HandVerdict) -> dict[str, Any]:
    """One answer of `rulebook replay --jsonl`."""
    out: dict[str, Any] = {"file": verdict.file}
    if verdict.hand:
        out["hand"] = verdict.hand
    stacks = None if verdict.reason else verdict.stacks
    out |= {"game": verdict.game, "finishing_stacks": stacks, "matches": verdict.matches}
    if verdict.choices:
        out["choices"] = verdict.choices
    if verdict.reason:
        out["reason"] = verdict.reason
        out["undecided"] = {"pot": verdict.pot, "stacks": verdict.stacks}
    if verdict.problem:
        problem = verdict.problem
        place = to_builtins(problem.place)
        told = {name: place[name] for name in ("line", "column", "path", "message", "hint") if place[name]}
        if problem.action:
            told["action"] = {"number": problem.action[0], "text": problem.action[1]}
        if problem.step:
            told["step"] = problem.step
        out["problem"] = told | ({"state": problem.state} if problem.state else {})
    if verdict.warnings:
        out["warnings"] = list(verdict.warnings)
    return {name: _plain(value) for name, value in out.items()}


def _plain(value: Any) -> Any:
    """The same with numbers as JSON has them."""
    if isinstance(value, Decimal):
        return float(value)
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    return [_plain(each) for each in value] if isinstance(value, list) else value


def as_text(verdict: HandVerdict) -> str:
    """A verdict as text for people, a mistake with its place first. Control characters of the file are made visible."""
    return "\n".join(visible(line, LONGEST_HINT) for line in _told(verdict))


def _told(verdict: HandVerdict) -> list[str]:
    shown = f"{verdict.file}, hand {verdict.hand}" if verdict.hand else verdict.file
    lines = [f"{shown}: note: {warning}" for warning in verdict.warnings]
    if verdict.problem:
        problem = verdict.problem
        more = str(problem.place).split("\n")
        if problem.action:
            number, text = problem.action
            more.append(
                f"    action {number}: {text}" + (f"  (step {problem.step!r})" if problem.step else "")
            )
        state = problem.state
        if state and state["to_act"]:
            more.append(f"    the pot is {state['pot']}; {state['to_act']} is to act: {state['legal']}")
        return [*lines, *more]
    under = "".join(f", under {option}={choice}" for option, choice in (verdict.choices or {}).items())
    stacks = " ".join("?" if chips is None else f"{chips}" for chips in verdict.stacks or [])
    if verdict.matches:
        said = "as the file says"
    else:
        said = verdict.reason or "the file does not say how it ends"
    pot = f" and {verdict.pot} in the pot" if verdict.reason and stacks else ""
    return [*lines, f"{shown}: {verdict.game}{under}: {stacks}{pot}{': ' if stacks else ''}{said}"]

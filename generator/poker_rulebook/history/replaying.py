"""A recorded hand played again, action by action, under the rules of the game."""

from __future__ import annotations

from collections.abc import Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.cards import JOKER_BUG, is_unknown, without
from poker_rulebook.history.notation import DEALT, NotUnderstood, ToldAction, cards_in, shortened
from poker_rulebook.history.record import Record
from poker_rulebook.history.telling import (
    EndsBefore,
    Slip,
    TellingDealer,
    answer_to,
    in_words,
    refused,
)
from poker_rulebook.play.dealer import UnknownCards
from poker_rulebook.play.events import Community, Dealt, Drew, Event, Laid, Opened, Took
from poker_rulebook.play.exchanges import SHOW
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import Action, Decision, IllegalAction, ToPut, asks_to

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

    def __init__(self, record: Record, game: Game):
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
        """How things stand in the end."""
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
        """Take one action of the file. False when there is none."""
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

    def _answer(self, hand: Hand, decision: Decision, told: ToldAction) -> None:
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

    def _decides_nothing(self, told: ToldAction) -> bool:
        """Whether this is a check of the only player who still has chips, facing players who are all-in."""
        hand = self.hand
        if told.verb != "cc" or hand is None or hand.players < 2:
            return False
        return [told.seat] == [seat for seat in hand.seats_in() if hand.stacks[seat]]

    def _turn(self, decision: Decision) -> str:
        return f"it is the turn of p{decision.seat + 1}: {in_words(decision, self.money)}"

    def _show(self, hand: Hand, decision: ToPut) -> None:
        """Muck or show, as the file tells; cards that everybody knows speak for themselves."""
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

    def _shown(self, decision: ToPut, told: ToldAction) -> Action:
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

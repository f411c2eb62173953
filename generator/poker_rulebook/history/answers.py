"""What a recorded action says to the question that the rules ask, and that question in words."""

from __future__ import annotations

from typing import cast

from poker_rulebook.cards import JOKER_BUG, JOKER_WILD, Cards, is_unknown
from poker_rulebook.history.notation import Denomination, NotUnderstood, Told, amount_in_words, cards_in
from poker_rulebook.play.betting import Call, Fold, Legal, Raise, refused_wager
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import (
    Action,
    Decision,
    IllegalAction,
    Put,
    ToPut,
    ToSay,
    asked_for,
    refusal,
)


def answer_to(hand: Hand, decision: Decision, told: Told, money: Denomination) -> Action:
    """The action in the interpreter's words. Raises IllegalAction where it answers another question.

    NotUnderstood is raised for cards that cannot be read.
    """
    if isinstance(decision, Legal):
        return _wager(hand, decision, told, money)
    if told.verb != decision.verb.code:
        raise IllegalAction(f"it is time to {in_words(decision, money)}")
    if isinstance(decision, ToSay):
        return decision.verb.answer(told.words[0])
    if len(decision.bins) > 1:
        return Put(decision.verb.word, _bins(hand, decision, told))
    return decision.verb.answer(_held(hand, decision.own, told.words[0] if told.words else ""))


def _wager(hand: Hand, legal: Legal, told: Told, money: Denomination) -> Action:
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


def _bins(hand: Hand, decision: ToPut, told: Told) -> dict[str, Cards]:
    hands = {}
    for word in told.words:
        name, _, cards = word.partition("=")
        hands[name] = _held(hand, decision.own, cards)
    return hands


def _held(hand: Hand, own: Cards, written: str) -> Cards:
    """The cards named, as the seat holds them: an unknown own card stands for any that is not among them."""
    found, unknown = [], [card for card in own if is_unknown(card)]
    for card in cards_in(hand.game, written):
        joker = card == JOKER_BUG and JOKER_WILD in own and JOKER_BUG not in own
        card = JOKER_WILD if joker else card
        if card not in own and unknown:
            card = unknown.pop(0)
        elif card is None:
            raise NotUnderstood("all cards of the player are known", "write which")
        found.append(card)
    return tuple(found)


def in_words(decision: Decision, money: Denomination) -> str:
    """What answers the decision: "fold, call 100 or bet or raise to 200-1000"."""
    return asked_for(_in_file(decision, money) if isinstance(decision, Legal) else decision)


def refused(decision: Decision, action: Action, money: Denomination) -> str:
    """Why the action does not answer the decision, in the amounts of the file; '' when it does."""
    reason = refusal(decision, action)
    if not reason or not isinstance(decision, Legal):
        return reason
    if isinstance(action, Raise):
        action = Raise(_shown(money, action.to))
    return refused_wager(_in_file(decision, money), action)


def _in_file(legal: Legal, money: Denomination) -> Legal:
    """The wagers with the amounts of the file in place of chips."""
    call, low, high = (_shown(money, chips) for chips in (legal.call, legal.low, legal.high))
    return legal._replace(call=call, low=low, high=high)


def _shown(money: Denomination, chips: int) -> int:
    """An amount of the file. It may have decimals, which do no harm where wagers are only compared and named."""
    return cast(int, money.amount(chips))

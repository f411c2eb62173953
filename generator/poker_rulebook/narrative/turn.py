"""Whose turn it is: what that seat holds, every answer that the rules allow, and why they refuse another."""

from __future__ import annotations

from collections.abc import Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet
from poker_rulebook.cards import without
from poker_rulebook.language.sentences import Phrase, heading, joined, say, written
from poker_rulebook.language.wording import floor, qualifier_name, share_name
from poker_rulebook.narrative.actions import card_marks, note
from poker_rulebook.play.choosing import CHOOSE, STAY, TAKE
from poker_rulebook.play.exchanges import DIVIDE, SHOW, sizes
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.journal import calling
from poker_rulebook.play.openface import PLACE
from poker_rulebook.play.pots import BOTH
from poker_rulebook.play.questions import (
    Call,
    Decision,
    Fold,
    Legal,
    Put,
    Raise,
    ToPut,
    ToSay,
    raising,
    refusal,
)
from poker_rulebook.play.rows import rules_of

# --- who is to act in a hand in progress, what that seat holds, and every answer that the rules allow


def seat_to_act(course: Hand, names: Sequence[str]) -> tuple[Phrase, list[Phrase]]:
    """A title and lines: who is to act, what cards that seat holds, and every answer that the rules allow.

    The hand must not be over.
    """
    decision = course.decision
    assert decision is not None
    name = names[decision.seat]
    own = course.own[decision.seat]
    holds = [say("ask-holds", seat=name, cards=card_marks(own))] if own else []
    return heading(say("ask-to-act", seat=name)), [*holds, *ways(course, decision, name)]


def ways(course: Hand, decision: Decision, name: str) -> list[Phrase]:
    """Every answer to this question, a sentence each."""
    if isinstance(decision, Legal):
        return _wagers(course, decision, name)
    if isinstance(decision, ToSay):
        return [_words(course.game, decision, name)]
    if decision.verb is DIVIDE:
        return [_division(course.game, decision, name)]
    return [
        say(f"ask-{decision.verb.word}", seat=name, low=decision.fewest, high=decision.most, n=decision.most)
    ]


def _division(game: Game, decision: ToPut, name: str) -> Phrase:
    called = {part.id: written(part.name) for part in game.divided}
    parts = sizes(decision).items()
    hands = tuple(say("ask-divide-hand", name=called[part], n=count) for part, count in parts)
    return say("ask-divide", seat=name, hands=hands)


def _words(game: Game, decision: ToSay, name: str) -> Phrase:
    if decision.verb in (TAKE, STAY):
        return say(f"ask-{decision.verb.word}", seat=name)
    if decision.verb is CHOOSE:
        outcomes = tuple(written(outcome.name) for outcome in game.question(decision.step).outcomes)
        return say("ask-choose", seat=name, outcomes=outcomes)
    words = decision.words
    said = tuple(say("ask-declare-both") if s == BOTH else share_name(game.share(s)) for s in words)
    return say("ask-declare", seat=name, shares=said)


def _wagers(hand: Hand, legal: Legal, name: str) -> list[Phrase]:
    lines = [] if legal.must else [say("ask-fold", seat=name)]
    if legal.calls and not legal.call:
        lines.append(say("ask-check", seat=name))
    elif legal.calls:
        lines.append(say("ask-bring-in" if legal.must else "ask-call", seat=name, chips=legal.call))
    if legal.low:
        opened = legal.must or any(hand.wagers)
        completing = hand.game.step(legal.step, Bet).first == "bring-in" and hand.game.limit == "fixed-limit"
        completing = completing and max(hand.wagers) <= hand.stakes.bring_in
        allowed = note(raising(legal), opened=opened, completing=completing)
        lines.append(say("ask-raise", seat=name, allowed=allowed))
    return lines


# --- why the rules refuse an action, as a sentence that follows from the question which the player was asked


def refused(hand: Hand, decision: Decision, name: str, action: object) -> Phrase:
    """Why the rules refuse this answer to a question of the hand; '' if they allow it.    name    of the seat asked"""
    if not refusal(decision, action):
        return ""
    if isinstance(decision, Legal):
        if isinstance(action, Raise):
            return wager_refused(hand, decision, name, "raise", action.to)
        word = calling(decision) if isinstance(action, Call) else "fold" if isinstance(action, Fold) else ""
        return wager_refused(hand, decision, name, word)
    if isinstance(decision, ToPut) and isinstance(action, Put) and action.verb == decision.verb.word:
        return _cards(hand, decision, name, action)
    return say("refused-other", asked=joined(ways(hand, decision, name)))


def wager_refused(hand: Hand, legal: Legal, name: str, word: str, to: int = 0) -> Phrase:
    """Why a wager is refused; '' if it is allowed.    word    fold, check, call, bring-in or raise, with its total `to`"""
    if word in ("check", "call", "bring-in"):
        return _staying(hand, legal, name, word)
    if word == "fold":
        kind = "bring-in" if legal.calls else "forced"
        return say(f"refused-fold-{kind}", seat=name) if legal.must else ""
    if word != "raise":
        return say("refused-other", asked=joined(ways(hand, legal, name)))
    if not refusal(legal, Raise(to)):
        return ""
    return _amount(hand, legal, name, to) if legal.low else barred(hand, legal, name)


def _staying(hand: Hand, legal: Legal, name: str, word: str) -> Phrase:
    special = hand.game.step(legal.step, Bet).wagering
    if not legal.calls:
        forced = say("refused-fold-forced", seat=name)
        return say("jam-or-fold") if special.jam_or_fold else forced if legal.must else say("no-limp")
    if word == "check" and legal.call:
        due = "refused-check-bring-in" if legal.must else "refused-check"
        return say(due, seat=name, chips=legal.call)
    if word == "check" or legal.call:
        return ""
    return say("refused-call")


def barred(hand: Hand, legal: Legal, name: str) -> Phrase:
    """Why the seat may not bet or raise at all; '' if it may."""
    if legal.barred == "cap":
        return say("raise-cap", n=hand.game.raise_cap or 0)
    if legal.barred == "checked":
        return say("no-check-raise")
    openers = hand.game.step(legal.step, Bet).wagering.openers
    if legal.barred == "openers" and openers:
        named = qualifier_name(openers.ranking, openers.hand)
        return say("openers", hand=named, least=floor(openers.ranking, openers.hand))
    if legal.barred == "callers":
        return say("refused-callers")
    return say(f"refused-{legal.barred}", seat=name) if legal.barred else ""


def _amount(hand: Hand, legal: Legal, name: str, to: int) -> Phrase:
    game, low, high = hand.game, legal.low, legal.high
    if game.step(legal.step, Bet).wagering.jam_or_fold:
        return say("jam-or-fold")
    if game.limit == "fixed-limit":
        either = {"high": high} if legal.ends else {}
        return say("refused-size-either" if either else "refused-size", low=low, to=to, **either)
    if to > high:
        over = {"seat": name} if game.limit == "no-limit" else {}
        return say("refused-stack" if over else "refused-pot", high=high, to=to, **over)
    if low < legal.price + legal.by:
        return (
            say("refused-all-in", low=low) if low == high else say("refused-range", low=low, high=high, to=to)
        )
    if legal.price:
        return say("refused-raise-low", by=legal.by, low=low, to=to)
    return say("refused-bet-low-blind" if hand.stakes.big_blind == low else "refused-bet-low", low=low, to=to)


def _cards(hand: Hand, asked: ToPut, name: str, put: Put) -> Phrase:
    instead, n = joined(ways(hand, asked, name)), len(put.cards)
    if asked.verb is SHOW:
        return say("refused-show")
    if asked.verb is PLACE and (wrong := _row(hand, asked, put)):
        return wrong
    strange = without(put.cards, asked.own)
    if strange:
        return say("refused-strange", cards=card_marks(strange), asked=instead)
    if n > asked.most:
        return say("refused-many", n=n, asked=instead)
    if n < asked.fewest:
        return say("refused-few", n=n, asked=instead)
    return instead if asked.verb is DIVIDE else say("refused-other", asked=instead)


def _row(hand: Hand, asked: ToPut, put: Put) -> Phrase:
    """Why cards cannot be placed in their rows; '' if only their number, or which they are, is wrong."""
    names = {row.id: written(row.name) for row in rules_of(hand.game).rows}
    moved = [
        card
        for cards in put.bins.values()
        for bin in asked.bins.values()
        for card in cards
        if card in bin.lying
    ]
    if moved:
        return say("refused-lies", cards=card_marks(moved[:1]))
    for row, cards in put.bins.items():
        room = asked.bins[row].most if row in asked.bins else len(cards)
        if len(cards) > room:
            return (
                say("refused-row-room", row=names[row], n=room)
                if room
                else say("refused-row-full", row=names[row])
            )
    return ""

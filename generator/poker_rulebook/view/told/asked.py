"""Who is to act in a hand in progress, what that seat holds, and every answer that the rules allow."""

from __future__ import annotations

from collections.abc import Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet
from poker_rulebook.play.choosing import CHOOSE, STAY, TAKE
from poker_rulebook.play.exchanges import DIVIDE, sizes
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.pots import BOTH
from poker_rulebook.play.questions import Decision, Legal, ToPut, ToSay, raising
from poker_rulebook.view.sentences import Phrase, heading, say, written
from poker_rulebook.view.told.acts import card_marks, note
from poker_rulebook.view.wording import share_name


def seat_asked(course: Hand, names: Sequence[str]) -> tuple[Phrase, list[Phrase]]:
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

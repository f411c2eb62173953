"""What a player is asked in the middle of a hand, as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet
from poker_rulebook.play.betting import Legal, raise_range
from poker_rulebook.play.choosing import CHOOSE
from poker_rulebook.play.exchanges import DIVIDE, DRAW, sizes
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.pots import BOTH
from poker_rulebook.play.questions import Decision, ToPut, ToSay
from poker_rulebook.view.phrases import Phrases
from poker_rulebook.view.story import asserted
from poker_rulebook.view.telling import marked
from poker_rulebook.view.wording import heading, share_name, written


def asked(say: Phrases, course: Hand, names: Sequence[str]) -> tuple[str, list[str]]:
    """A title with lines: who is to act, what this seat holds, and every answer that the rules allow.

    The hand must not be over.
    """
    decision = course.decision
    name = names[decision.seat]
    own = course.own[decision.seat]
    holds = [say.say("ask-holds", seat=name, cards=marked(own))] if own else []
    return heading(say.say("ask-to-act", seat=name)), [*holds, *_ways(say, course, decision, name)]


def _ways(say: Phrases, course: Hand, decision: Decision, name: str) -> list[str]:
    if isinstance(decision, Legal):
        return _wagers(say, course, decision, name)
    if isinstance(decision, ToSay):
        return [_words(say, course.game, decision, name)]
    if decision.verb is DIVIDE:
        return [_division(say, course.game, decision, name)]
    key = "tell-may-exchange" if decision.verb is DRAW else f"ask-{decision.verb.word}"
    return [say.say(key, seat=name, low=decision.fewest, high=decision.most, n=decision.most)]


def _division(say: Phrases, game: Game, decision: ToPut, name: str) -> str:
    called = {part.id: written(say, part.name) for part in game.divided}
    parts = sizes(decision).items()
    hands = tuple(say.say("ask-divide-hand", name=called[part], n=count) for part, count in parts)
    return say.say("ask-divide", seat=name, hands=hands)


def _words(say: Phrases, game: Game, decision: ToSay, name: str) -> str:
    if decision.verb is CHOOSE:
        outcomes = tuple(written(say, outcome.name) for outcome in game.question(decision.step).outcomes)
        return say.say("ask-choose", seat=name, outcomes=outcomes)
    words = decision.words
    said = tuple(say.say("ask-declare-both") if s == BOTH else share_name(say, game.share(s)) for s in words)
    return say.say("ask-declare", seat=name, shares=said)


def _wagers(say: Phrases, hand: Hand, legal: Legal, name: str) -> list[str]:
    lines = [] if legal.must else [say.say("ask-fold", seat=name)]
    if legal.calls and legal.must:
        lines.append(say.say("ask-bring-in", seat=name, chips=legal.call))
    elif legal.calls and legal.call:
        lines.append(say.say("ask-call", seat=name, chips=legal.call))
    elif legal.calls:
        lines.append(say.say("ask-check", seat=name))
    if legal.low:
        opened = legal.must or any(hand.wagers)
        completing = hand.game.step(legal.step, Bet).first == "bring-in" and hand.game.limit == "fixed-limit"
        completing = completing and max(hand.wagers) <= hand.stakes.bring_in
        lines.append(asserted(say, f"{name} may raise to {raise_range(legal)}", opened, completing))
    return lines

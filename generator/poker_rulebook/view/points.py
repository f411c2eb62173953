"""Names for points of a hand: the flop, the betting on it, the first draw; and places before or after them."""

from __future__ import annotations

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet, Deal, DealToPlayers, Draw, Step, TurnUp
from poker_rulebook.view.sentences import Phrase, say, written
from poker_rulebook.view.step_rules import ORDINALS
from poker_rulebook.view.wording import street_name


def point(game: Game, step: Step) -> Phrase:
    """A step by its name. Registers "before", "after" are places beside it, "before-it", "after-it" the other side."""
    if isinstance(step, Bet):
        return _round(game, step)
    if isinstance(step, Deal) and step.street:
        return say("at-street", street=street_name(step.street))
    if step is game.play[0] and isinstance(step, DealToPlayers):
        return say("at-first-deal")
    return say("at-step", step=_named(game, step))


def _named(game: Game, step: Step) -> Phrase:
    """A step by what is done in it, with a number where the game has several such steps."""
    if isinstance(step, Draw):
        several = f"-{ORDINALS[game.draws.index(step)]}" if len(game.draws) > 1 else ""
        return say(f"street{several}-draw")
    if isinstance(step, TurnUp):
        return say("step-turn-up", slot=written(step.name))
    alike = [other for other in game.play if other.called == step.called and point_is_named_by_number(other)]
    name = say(f"step-{step.called}")
    return say("at-number", n=alike.index(step) + 1, step=name) if len(alike) > 1 else name


def point_is_named_by_number(step: Step) -> bool:
    """Whether a step has no other name than what is done in it."""
    return not isinstance(step, Deal) or not step.street


def _round(game: Game, bet: Bet) -> Phrase:
    """A betting round by the street or draw that comes just before it, or else by its number."""
    number = game.bets.index(bet)
    start = game.play.index(game.bets[number - 1]) if number else 0
    since = game.play[start : game.play.index(bet)]
    streets = [step.street for step in since if isinstance(step, Deal) and step.street]
    if streets:
        return say("at-betting-on", street=street_name(streets[-1]))
    if draws := [step for step in since if isinstance(step, Draw)]:
        return say("at-betting-after", step=_named(game, draws[-1]))
    if number:
        return say("at-round", n=number + 1)
    flop = any(step.street == "flop" for step in game.board_deals)
    return say("at-betting-preflop" if flop else "at-first-betting")

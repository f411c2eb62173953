"""Who acts first in a betting round, also among players whose cards showing are equal."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet, Deal, DealToPlayers, Draw, Step, only
from poker_rulebook.view.phrases import told_in
from poker_rulebook.view.sentences import Phrase, as_said, say, with_values
from poker_rulebook.view.wording import is_fixed, scale_name, street_name, suits_from_top


def first_to_act(game: Game, step: Bet) -> Phrase:
    """Who begins a round. Registers: "row" of a street, "short" beside its picture, "mix", "peculiar"."""
    values: dict[str, Phrase] = {}
    if step.first == "lowest-showing" and step.ranking:
        values["scale"] = scale_name(step.ranking)
    elif step.first == "same-order":
        street = game.street_of(game.round_before(step))
        if not street:
            return say("first-same-order-before")
        values["street"] = street_name(street)
    elif n := _held(game, step):
        return say(f"first-{step.first}-held", n=n)
    posted = "-posted" if step.first == "bring-in" and game.forced_bets.ante == "button" else ""
    return say(f"first-{step.first}{posted}", **values)


def _held(game: Game, step: Bet) -> int:
    """How many cards that only the others see decide who begins a round; 0 where cards lie face up or do not decide."""
    before = only(DealToPlayers, game.play[: game.play.index(step)] if _showing(step) else ())
    return sum(deal.up for deal in before if deal.to_others)


def betting_round(game: Game, step: Bet) -> Phrase:
    """A betting round as a step of play, with the size of its bets at fixed limit."""
    fact = first_to_act(game, step)
    if not is_fixed(game) or step.size == "either":
        return fact
    size = "small" if step.size == "small-or-pair" else step.size
    return as_said("sized", with_values(fact, size=say(f"size-{size}")))


def equal_showing(game: Game) -> Phrase:
    """Who acts first among players whose cards showing are equal."""
    suits = {"suits": suits_from_top(game)} if game.showing_ties == "suit" else {}
    held = "-held" if any(_held(game, bet) for bet in game.bets) else ""
    return say(f"showing-tie-{game.showing_ties}{held}", **suits)


def more_of_acting(game: Game, step: Bet) -> list[Phrase]:
    """Details of who begins: after a round in which nobody bet, and among players with equal cards showing."""
    none = step.first == "opener" and not game.round_before(step).wagering.carries_over
    return ([say("opener-none")] if none else []) + ties_of_round(game, step)


def ties_of_round(game: Game, step: Bet) -> list[Phrase]:
    """Who begins among equal cards showing; said only in the first round in which cards showing decide."""
    first = _showing(step) and not game.beat and game.is_first(step, _showing)
    return [equal_showing(game)] if first else []


def order_of_acting(game: Game) -> list[Phrase]:
    """Who acts first, where few games have it so, for the head of a page."""
    seen = [bet for bet in game.bets if _showing(bet) and not bet.when] if _showing_from_then_on(game) else []
    showing = dict.fromkeys(first_to_act(game, bet) for bet in seen)
    firsts = dict.fromkeys([*(showing if len(showing) == 1 else ()), *_after_the_draw(game)])
    always = bool(seen) and _showing(game.bets[0])
    ties = [equal_showing(game)] if seen and not game.beat else []
    streets = any(isinstance(step, Deal) and step.street for step in game.play)
    return told_in("always" if always else "peculiar" if streets else "onward", [*firsts, *ties])


def _showing_from_then_on(game: Game) -> bool:
    """Whether cards showing decide who begins in every round but the first, once a card may lie face up."""
    first = next((n for n, step in enumerate(game.play) if _shows(step)), len(game.play))
    later = (bet for bet in only(Bet, game.play[first:]) if bet is not game.bets[0])
    return all(_showing(_round_followed(game, bet)) for bet in later)


def _round_followed(game: Game, bet: Bet) -> Bet:
    """The round by which the order of acting was decided that this round keeps, or the round itself."""
    while bet.first == "same-order":
        bet = game.round_before(bet)
    return bet


def _shows(step: Step) -> bool:
    """Whether cards of the players may lie face up after a step."""
    if isinstance(step, DealToPlayers):
        return bool(step.up)
    drawn = isinstance(step, Draw) and step.refusable
    return drawn or step.turned_up[1] > 0


def _after_the_draw(game: Game) -> Iterator[Phrase]:
    """Says that the player who bet first before the only draw of a game begins after it."""
    openers = [bet for bet in game.bets if bet.first == "opener"]
    if len(openers) == len(game.draws) == 1:
        before = game.round_before(openers[0])
        if game.draws[0] in game.play[game.play.index(before) : game.play.index(openers[0])]:
            yield first_to_act(game, openers[0])


def _showing(bet: Bet) -> bool:
    return bet.first.endswith("-showing")

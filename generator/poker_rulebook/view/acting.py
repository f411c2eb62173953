"""Who acts first in each betting round, and of players whose cards showing are equal."""

from __future__ import annotations

from collections.abc import Callable

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet, Deal
from poker_rulebook.view.phrases import told_in
from poker_rulebook.view.sentences import Phrase, as_said, say, with_values
from poker_rulebook.view.wording import is_fixed, scale_name, street_name, suits_from_top


def first_to_act(game: Game, step: Bet) -> Phrase:
    """Who begins a round, for every register: "row" of a street, "short" beside its picture, "mix", "peculiar"."""
    values: dict[str, Phrase] = {}
    if step.first == "lowest-showing" and step.ranking:
        values["scale"] = scale_name(step.ranking)
    elif step.first == "same-order":
        values["street"] = street_name(street_of(game, round_before(game, step)))
    posted = "-posted" if step.first == "bring-in" and game.forced_bets.ante == "button" else ""
    return say(f"first-{step.first}{posted}", **values)


def betting_round(game: Game, step: Bet) -> Phrase:
    """A round as a step of play, with its size where that is fixed."""
    fact = first_to_act(game, step)
    if not is_fixed(game) or step.size == "either":
        return fact
    size = "small" if step.size == "small-or-pair" else step.size
    return as_said("sized", with_values(fact, size=say(f"size-{size}")))


def equal_showing(game: Game) -> Phrase:
    """Who acts first of players whose cards showing are equal."""
    suits = {"suits": suits_from_top(game)} if game.showing_ties == "suit" else {}
    return say(f"showing-tie-{game.showing_ties}", **suits)


def more_of_acting(game: Game, step: Bet) -> list[Phrase]:
    """What is said at length of who begins: where nobody bet before, and equal cards in the first such round."""
    none = step.first == "opener" and not round_before(game, step).wagering.carries_over
    return ([say("opener-none")] if none else []) + ties_of_round(game, step)


def ties_of_round(game: Game, step: Bet) -> list[Phrase]:
    """How equal cards are told apart, in the first of the rounds in which cards showing decide who begins."""
    first = _showing(step) and is_first(game, step, _showing)
    return [equal_showing(game)] if first else []


def order_of_acting(game: Game) -> list[Phrase]:
    """What few games have, for the head of a page."""
    seen = [bet for bet in game.bets if _showing(bet) and not bet.when]
    openers = [bet for bet in game.bets if bet.first == "opener"]
    firsts = dict.fromkeys(first_to_act(game, bet) for bet in (*seen, *openers))
    always = bool(seen) and _showing(game.bets[0])
    ties = [equal_showing(game)] if seen else []
    return told_in("always" if always else "peculiar", [*firsts, *ties])


def _showing(bet: Bet) -> bool:
    return bet.first.endswith("-showing")


def is_first(game: Game, step: Bet, kind: Callable[[Bet], bool] = lambda step: True) -> bool:
    """Whether no betting round of that kind comes before this one, after some answer to the questions."""
    ways = (game.bets_after(way) for way in game.ways)
    return any(step is next((s for s in bets if kind(s)), None) for bets in ways)


def round_before(game: Game, step: Bet) -> Bet:
    return game.bets[game.bets.index(step) - 1]


def street_of(game: Game, step: Bet) -> str:
    """The street of a round; '' where its deal has no such name."""
    dealt = game.play[: game.play.index(step)]
    return next((s.street for s in reversed(dealt) if isinstance(s, Deal) and s.street), "")

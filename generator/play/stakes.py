"""The amounts of a table."""

from __future__ import annotations

from dataclasses import dataclass

from generator.book.model import Game

BETS = ("small_bet", "big_bet")


class WrongStakes(ValueError):
    """The amounts do not fit the game; the message says which one is missing or too much."""


@dataclass(frozen=True)
class Forced:
    """What every seat posts before the cards are dealt; seats in order from the left of the button.

    antes         seat by seat
    blinds        blinds and straddles, seat by seat; with two players the button is the last seat
    late          seats whose blind is posted by a player who has just come: it does not decide who is first
    dead_antes    antes belong to the main pot, whoever posted how much; else a short ante makes a side pot
    blinds_first  a player with too few chips for both pays the blind first
    """

    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    late: frozenset[int] = frozenset()
    dead_antes: bool = False
    blinds_first: bool = False


@dataclass(frozen=True)
class Stakes:
    """Whole chips of the smallest denomination; 0 for an amount that the game does not post.

    small_bet   fixed limit: the smaller bet. Pot limit and no limit: the smallest bet of every round
    big_bet     fixed limit only: the bet of the later rounds
    big_blind   the price of the first round: with straddles the largest of them
    forced      what every seat posts, where a table departs from the rules of the game; see posting.forced_bets
    opened      bets that the blinds count as under a cap; every straddle is one more
    """

    small_bet: int
    big_bet: int
    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    bring_in: int = 0
    forced: Forced | None = None
    opened: int = 1


def stakes_for(game: Game, given: dict[str, int]) -> Stakes:
    """Stakes from the amounts written in an example, with what follows from them filled in.

    Without `small_bet` it is the big blind; in a game without blinds and limit the bring-in, or the ante
    where there is none. Without `big_bet` it is twice that. Raises WrongStakes.
    """
    wanted = _posted(game)
    for name in given:
        if name not in (*wanted, *BETS):
            raise WrongStakes(f"{game.id} posts no {name!r}")
    for name in wanted:
        if name not in given:
            raise WrongStakes(f"{name!r} is missing")
    lowest = given.get("big_blind", 0)
    if game.limit != "fixed-limit":
        lowest = lowest or given.get("bring_in", 0) or given.get("ante", 0)
    small = given.get("small_bet", lowest)
    if not small:
        raise WrongStakes("'small_bet' is missing")
    if given.get("small_blind", 0) > given.get("big_blind", 0):
        raise WrongStakes("'small_blind' must not be more than 'big_blind'")
    if game.limit == "fixed-limit" and given.get("bring_in", 0) >= small:
        raise WrongStakes("'bring_in' must be less than 'small_bet'")
    if game.limit == "fixed-limit" and given.get("big_bet", small) < small:
        raise WrongStakes("'big_bet' must not be less than 'small_bet'")
    amounts = {name: given[name] for name in wanted}
    return Stakes(small_bet=small, big_bet=given.get("big_bet", 2 * small), **amounts)


def amounts_of(game: Game, stakes: Stakes) -> dict[str, int]:
    """The amounts that `stakes_for` makes these stakes of."""
    return {name: getattr(stakes, name) for name in (*_posted(game), *BETS)}


def _posted(game: Game) -> list[str]:
    forced = game.forced_bets
    names = ["small_blind", "big_blind"] if "blinds" in forced else []
    return names + (["ante"] if "ante" in forced else []) + (["bring_in"] if "bring_in" in forced else [])


def usual_stakes(game: Game) -> Stakes:
    """Stakes for random play: small bet 10, big bet 20, and what the game posts in proportion."""
    amounts = {"small_blind": 5, "big_blind": 10, "ante": 1, "bring_in": 3}
    return stakes_for(game, {"small_bet": 10, **{name: amounts[name] for name in _posted(game)}})

"""The amounts of a table."""

from __future__ import annotations

from dataclasses import dataclass

from poker_rulebook.book.model import Game

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

    @property
    def in_turn(self) -> set[int]:
        """The sizes of the blinds and straddles that are not posted late."""
        return {chips for seat, chips in enumerate(self.blinds) if chips and seat not in self.late}


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


def stakes_for(game: Game, given: dict[str, int], forced: Forced | None = None) -> Stakes:
    """Stakes from the amounts written in an example, with what follows from them filled in.

    forced    what every seat posts, where the table departs from the rules of the game: antes and blinds then
              follow from it and are not given; straddles are blinds, and the largest one in turn is the price

    Without `small_bet` it is the big blind; in a game without blinds and limit the bring-in, or the ante
    where there is none. Without `big_bet` it is twice that. Raises WrongStakes.
    """
    wanted = [name for name in _posted(game) if forced is None or name == "bring_in"]
    for name in given:
        if name not in (*wanted, *BETS):
            raise WrongStakes(
                f"{game.id} posts no {name!r}" if forced is None else f"{name!r} follows from 'posts'"
            )
    for name in wanted:
        if name not in given:
            raise WrongStakes(f"{name!r} is missing")
    amounts = {name: given[name] for name in wanted}
    if forced is not None:
        amounts |= {
            "small_blind": min(forced.in_turn, default=0),
            "big_blind": max(forced.in_turn, default=0),
        }
        amounts["ante"] = max(forced.antes, default=0)
    small, big = _bets(game, given, amounts)
    opened = 1 if forced is None else max(1, len(forced.in_turn) - 1)
    return Stakes(small, big, **amounts, forced=forced, opened=opened)


def _bets(game: Game, given: dict[str, int], amounts: dict[str, int]) -> tuple[int, int]:
    """The smaller and the larger bet. Raises WrongStakes."""
    lowest = amounts.get("big_blind", 0)
    if game.limit != "fixed-limit":
        lowest = lowest or amounts.get("bring_in", 0) or amounts.get("ante", 0)
    small = given.get("small_bet", lowest)
    big = given.get("big_bet", 2 * small)
    if not small:
        raise WrongStakes("'small_bet' is missing")
    if amounts.get("small_blind", 0) > amounts.get("big_blind", 0):
        raise WrongStakes("'small_blind' must not be more than 'big_blind'")
    if game.limit == "fixed-limit" and amounts.get("bring_in", 0) >= small:
        raise WrongStakes("'bring_in' must be less than 'small_bet'")
    if game.limit == "fixed-limit" and big < small:
        raise WrongStakes("'big_bet' must not be less than 'small_bet'")
    return small, big


def amounts_of(game: Game, stakes: Stakes) -> dict[str, int]:
    """The amounts that `stakes_for` makes these stakes of."""
    return {name: getattr(stakes, name) for name in (*_posted(game), *BETS)}


def _posted(game: Game) -> list[str]:
    forced = game.forced_bets
    names = ["small_blind", "big_blind"] if forced.blinds else []
    return names + (["ante"] if forced.ante else []) + (["bring_in"] if forced.bring_in else [])


def usual_stakes(game: Game) -> Stakes:
    """Stakes for random play: small bet 10, big bet 20, and what the game posts in proportion."""
    amounts = {"small_blind": 5, "big_blind": 10, "ante": 1, "bring_in": 3}
    return stakes_for(game, {"small_bet": 10, **{name: amounts[name] for name in _posted(game)}})

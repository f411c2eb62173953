"""The amounts of a table."""

from __future__ import annotations

from msgspec import Struct

from poker_rulebook.book.model import Game

BETS = ("small_bet", "big_bet")
ANTES = ("ante", "big-blind-ante", "button-ante")  # posts that do not count as a wager of the round
OF_THE_POT = ("big-blind", "button", "empty-pot")  # antes of the main pot by the rules of a game


class WrongStakes(ValueError):
    """Raised for amounts that do not fit the game; the message says which one is missing or superfluous."""


class Forced(Struct, frozen=True):
    """The posts of every seat before the cards are dealt; seats in order from the left of the button.

    antes         the ante of each seat
    blinds        the blind, straddle or kill of each seat; with two players the button is the last seat
    dead          what each seat posts in addition for a blind that it missed: part of the pot, not of its wager
    late          seats with the blind of a player who has just come; it does not decide who is first
    kill          the seat whose blind is a kill, and which acts in its turn
    last          seats that act after all others because of a straddle or kill; who is first does not change
    dead_button   the button is at an empty seat, so the last seat does not have it
    dead_antes    antes belong to the main pot even if some are short; else a short ante makes a side pot
    blinds_first  a player with too few chips for both pays the blind first
    doubled       the first raise has to double the largest straddle at least; else to add a big blind
    """

    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    dead: tuple[int, ...] = ()
    late: frozenset[int] = frozenset()
    kill: int | None = None
    last: frozenset[int] = frozenset()
    dead_button: bool = False
    dead_antes: bool = False
    blinds_first: bool = False
    doubled: bool = False

    @property
    def in_turn(self) -> set[int]:
        """The sizes of the blinds, straddles and kills that are not posted late."""
        return {chips for seat, chips in enumerate(self.blinds) if chips and seat not in self.late}

    @property
    def leading(self) -> list[int]:
        """For each seat the blind or straddle that counts for who is first; 0 if it has none."""
        others = self.late | self.last | {self.kill}
        return [0 if seat in others else chips for seat, chips in enumerate(self.blinds)]


class Stakes(Struct, frozen=True):
    """The amounts of a table, and the agreements by which a hand differs from the usual one.

    Amounts are whole chips of the smallest denomination; 0 for an amount that the game does not have.

    small_bet   fixed limit: the smaller bet. Pot limit and no limit: the smallest bet of every round
    big_bet     fixed limit only: the bet of the later rounds
    forced      the posts of every seat, if they differ from the rules of the game; see rounds.forced_bets
    runs        how often the remaining cards are dealt when nobody can bet any more, if the deck has enough
    flashed     the seat whose last down card of the first deal the dealer has exposed
    bomb        number of boards of a bomb pot, which has antes, no blinds, and no bets before the flop; else 0
    """

    small_bet: int
    big_bet: int
    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    bring_in: int = 0
    forced: Forced | None = None
    runs: int = 1
    bomb: int = 0
    flashed: int | None = None
    button_blind: int = 0

    def antes_are_dead(self, game: Game) -> bool:
        """Whether antes belong to the main pot even if some are short."""
        return self.forced.dead_antes if self.forced else game.forced_bets.ante in OF_THE_POT

    @property
    def blind(self) -> int:
        """The blind that has to be called; 0 if there is none."""
        return self.big_blind or self.button_blind

    @property
    def price(self) -> int:
        """What it costs to stay in the first round of a game with blinds."""
        return self.blind if self.forced is None else max(self.forced.in_turn, default=0)

    @property
    def opened(self) -> int:
        """Number of bets as which the blinds count under a cap; every straddle adds one, a kill does not."""
        straddles = [] if self.forced is None else self.forced.leading
        return 1 + len({chips for chips in straddles if chips > self.blind})


def stakes_for(
    game: Game,
    given: dict[str, int],
    forced: Forced | None = None,
    *,
    runs: int = 1,
    bomb: int = 0,
    flashed: int | None = None,
) -> Stakes:
    """Stakes from the amounts in an example; missing amounts are derived from the others.

    forced    the posts of every seat, if they differ from the rules of the game; missing antes and blinds follow from
              them

    A missing `small_bet` is the big blind or the kill; in a game without blinds and limit the bring-in, or else the
    ante. A missing `big_bet` is twice `small_bet`. Raises WrongStakes.
    """
    for name in given:
        if name not in (*_posted(game), *_sizes(game)):
            raise WrongStakes(f"{game.id} posts no {name!r}")
        if bomb and name not in BETS:
            raise WrongStakes(f"{name!r} is not posted in a bomb pot")
    for name in _posted(game):
        if name not in given and (forced is None or name == "bring_in"):
            raise WrongStakes(f"{name!r} is missing")
    amounts = {name: given[name] for name in _posted(game) if name in given}
    if forced is not None:
        sizes = sorted(forced.in_turn)[:2] or [0]
        blinds = {"small_blind": sizes[0], "big_blind": sizes[-1], "button_blind": sizes[-1]}
        posted = {name: blinds[name] for name in _posted(game) if name in blinds}
        amounts = posted | {"ante": max(forced.antes)} | amounts
    small, big = _bets(game, given, amounts, forced) if game.bets else (0, 0)
    return Stakes(small, big, **amounts, forced=forced, runs=runs, bomb=bomb, flashed=flashed)


def _bets(
    game: Game, given: dict[str, int], amounts: dict[str, int], forced: Forced | None
) -> tuple[int, int]:
    """The smaller and the larger bet. Raises WrongStakes."""
    killed = forced.blinds[forced.kill] if forced is not None and forced.kill is not None else 0
    lowest = killed or amounts.get("big_blind") or amounts.get("button_blind", 0)
    if game.limit != "fixed-limit":
        lowest = lowest or amounts.get("bring_in", 0) or amounts.get("ante", 0)
    small = given.get("small_bet", lowest)
    big = given.get("big_bet", 2 * small)
    if not small:
        raise WrongStakes("'small_bet' is missing")
    if game.limit == "fixed-limit" and small < killed:
        raise WrongStakes("'small_bet' must not be less than the kill")
    if amounts.get("small_blind", 0) > amounts.get("big_blind", 0):
        raise WrongStakes("'small_blind' must not be more than 'big_blind'")
    if game.limit == "fixed-limit" and amounts.get("bring_in", 0) >= small:
        raise WrongStakes("'bring_in' must be less than 'small_bet'")
    if game.limit == "fixed-limit" and big < small:
        raise WrongStakes("'big_bet' must not be less than 'small_bet'")
    return small, big


def amounts_of(game: Game, stakes: Stakes) -> dict[str, int]:
    """The amounts from which `stakes_for` makes these stakes."""
    return {name: getattr(stakes, name) for name in (*_posted(game), *_sizes(game))}


def _posted(game: Game) -> list[str]:
    forced = game.forced_bets
    names = [f"{blind}_blind" for blind in forced.blinds]
    return names + (["ante"] if forced.ante else []) + (["bring_in"] if forced.bring_in else [])


def _sizes(game: Game) -> tuple[str, ...]:
    """The names of the bet sizes; () in a game without bets."""
    return BETS if game.bets else ()


def usual_stakes(game: Game) -> Stakes:
    """Stakes for random play: a small bet of 10, a big bet of 20, and what the game posts in proportion.

    At pot limit and no limit the smallest bet equals the forced bet that the rules of the game name for it; a bring-in is then
    half as large again as the ante. The ante of the big blind is as large as the blind (games/rules/forced-bets.yaml#ante-size).
    """
    amounts = {"small_blind": 5, "big_blind": 10, "button_blind": 10, "ante": 1, "bring_in": 3}
    amounts["ante"] = amounts["big_blind"] if game.forced_bets.ante == "big-blind" else amounts["ante"]
    posted = {name: amounts[name] for name in _posted(game)}
    if game.limit == "fixed-limit":
        return stakes_for(game, dict.fromkeys(_sizes(game)[:1], 10) | posted)
    if game.bets and not game.has_blinds:
        posted |= {"ante": 10} | ({"bring_in": 15} if game.forced_bets.bring_in else {})
    return stakes_for(game, posted)

"""What a table may agree on beside its stakes, by chance: straddles, kills, missed blinds, bomb pots, several run-outs."""

import random
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.play.hand_record import read_stakes
from poker_rulebook.play.parser import InputError
from poker_rulebook.play.stakes import BETS, Stakes, amounts_of

NAMES = "ABCDEFGHIJ"


def agreed(game: Game, stakes: Stakes, seats: int, rng: random.Random) -> Stakes:
    """These stakes with something agreed on; as they are where the game does not have it."""
    amounts = amounts_of(game, stakes)
    said: dict[str, Any] = {"runs": rng.randint(2, 4)} if rng.random() < 0.5 else {}
    said |= {"flashed": rng.choice(NAMES[:seats])} if rng.random() < 0.2 else {}
    if rng.random() < 0.3:
        said["bomb"] = {"ante": rng.choice((1, 7, 25)), "boards": rng.choice((1, 2))}
    elif game.has_blinds and rng.random() < 0.8:
        said["posts"] = posts(stakes.blind, NAMES[:seats], rng)
    while True:
        killed = "kill" in said.get("posts", {})  # the bets follow from it
        bomb = "bomb" in said  # it has bets, and no other amounts
        names = [name for name in amounts if (name in BETS if bomb else not (killed and name in BETS))]
        try:
            return read_stakes(
                game, said | {"stakes": {name: amounts[name] for name in names}}, NAMES[:seats]
            )
        except InputError as error:  # the game has no such thing
            del said[error.at[0]]


def posts(big: int, names: str, rng: random.Random) -> dict[str, Any]:
    """A straddle or two, a kill, or somebody who comes back; any of them by any seat."""
    one, other = rng.sample(names, 2)
    new = rng.choice(names[2:-1] or names[-1:])
    return rng.choice(
        (
            {"blinds": {one: 2 * big}},
            {"blinds": {one: 2 * big}, "last": [one]},
            {"blinds": {one: 2 * big, other: 4 * big}},
            {"blinds": {one: 2 * big}, "doubled": True},
            {"blinds": {one: 2 * big}, "kill": one},
            {"blinds": {one: big + 1}, "kill": one, "last": [one]},
            {"blinds": {new: big}, "late": [new], "dead": {new: max(1, big // 2)}},
            {"blinds": {names[0]: big, names[1]: 0}},
        )
    )

"""The number of hands that a penalty lasts.

Source: games/rules/conduct-and-penalties.yaml, rules 35-C and 71 of the Poker TDA 2024.
"""

from __future__ import annotations

from msgspec import Struct

from poker_rulebook.director.entries import MOST_SEATS, AskedData, number, only
from poker_rulebook.play.reading import InputError


class Penalty(Struct, frozen=True):
    """A penalty of missed hands, and the deals since it was given.

    players          players at the table when it was given, the offender included
    rounds, hands    what has to be missed: a round is as many hands as there were players
    dealt            deals at the table since then, misdeals included
    misdeals         the number of misdeals among them
    """

    players: int
    rounds: int
    hands: int
    dealt: int = 0
    misdeals: int = 0

    @property
    def total(self) -> int:
        """Number of hands to be missed in all."""
        return self.rounds * self.players + self.hands

    @property
    def left(self) -> int:
        """Number of hands still to be missed; a misdeal and the deal that replaces it count as one."""
        return max(0, self.total - (self.dealt - self.misdeals))


def read_penalty(value: AskedData) -> Penalty:
    """The penalty of a JSON object with the keys of `Penalty`. Raises InputError, with the place of the mistake."""
    only(value, ("players", "rounds", "hands", "dealt", "misdeals"))
    rounds, hands, dealt, misdeals = (
        number(value, key, 0, 0) for key in ("rounds", "hands", "dealt", "misdeals")
    )
    penalty = Penalty(number(value, "players", 2, most=MOST_SEATS), rounds, hands, dealt, misdeals)
    if not penalty.total:
        raise InputError(("rounds",), "no hand is missed", "write rounds or hands", "penalty-none")
    if misdeals > dealt:
        raise InputError(("misdeals",), f"only {dealt} hands were dealt", "", "penalty-misdeals", n=dealt)
    return penalty

"""The same random deals under the rules of before and of after: how many end in another way, and the first of these."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.cards import texts
from poker_rulebook.play.chance import random_action, random_hand, random_stacks
from poker_rulebook.play.events import Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import Action, Decision
from poker_rulebook.play.reading import LETTERS
from poker_rulebook.play.stakes import usual_stakes

DEALS, SEED, SHOWN, USUAL_SEATS = 1_000, 1, 3, 6


@dataclass(frozen=True)
class Played:
    """How a game differs in play.

    deals      random deals that were played under both
    changed    those of them that end with other winners or other chips
    shown      the first few, as JSON: what each seat held, the board, who won, how many chips each won or lost
    """

    deals: int
    changed: int
    shown: Sequence[dict[str, Any]]


def compared(before: Game, after: Game, deals: int = DEALS, seed: int = SEED) -> Played:
    """Play the same deals under both. A seat answers the same question in the same way, as long as it is asked it."""
    low, high = (max(before.players[0], after.players[0]), min(before.players[1], after.players[1]))
    if low > high:
        return Played(0, 0, ())
    seats = min(max(low, USUAL_SEATS), high)
    found = []
    for number in range(deals):
        ends = [_ended(game, seats, seed * 1_000_000 + number) for game in (before, after)]
        if _outcome(ends[0]) != _outcome(ends[1]):
            found.append((number + 1, ends))
    shown = [
        {"deal": number, "before": _told(ends[0]), "after": _told(ends[1])} for number, ends in found[:SHOWN]
    ]
    return Played(deals, len(found), shown)


def _ended(game: Game, seats: int, seed: int) -> Hand:
    """The hand of that seed. An answer follows from the seed, the seat, and how often it was asked before."""
    rng, asked = random.Random(seed), Counter[int]()

    def choose(decision: Decision, _: random.Random) -> Action:
        asked[decision.seat] += 1
        own = (seed * 16 + decision.seat) * 1_000 + asked[decision.seat]
        return random_action(decision, random.Random(own))

    return random_hand(game, usual_stakes(game), random_stacks(seats, rng), rng, choose)


def _winners(hand: Hand) -> list[int]:
    return sorted({event.seat for event in hand.log if isinstance(event, Won)})


def _outcome(hand: Hand) -> tuple[object, ...]:
    return tuple(hand.stacks), _winners(hand), hand.left


def _told(hand: Hand) -> dict[str, Any]:
    seats = range(len(hand.stacks))
    net = {LETTERS[seat]: hand.stacks[seat] - hand.brought[seat] for seat in seats}
    said: dict[str, Any] = {"seats": {LETTERS[seat]: _cards(hand, seat) for seat in seats}}
    if hand.board or hand.aside:
        said["board"] = texts([*hand.board.values(), *hand.aside.values()])
    if not hand.game.open_face:
        said["folded"] = [LETTERS[seat] for seat in seats if not hand.live[seat]]
        said["wins"] = [LETTERS[seat] for seat in _winners(hand)]
    return said | {"chips": net}


def _cards(hand: Hand, seat: int) -> str:
    if hand.game.open_face:
        return " / ".join(texts(row) for row in hand.rows[seat].values())
    divided = hand.divided.get(seat)
    return " / ".join(map(texts, divided.values())) if divided else texts(hand.own[seat])

"""Random showdowns of every game under every choice, and whether first principles settle them the same way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from agreements import agreed
from msgspec.structs import replace

from oracles.slow_settlement import next_pot, settled
from oracles.slow_sevens_rule import Silent
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.options import all_options
from poker_rulebook.cards import JOKER_BUG, card, text
from poker_rulebook.play.chance import random_action, random_stacks
from poker_rulebook.play.dealer import Dealer, shuffled
from poker_rulebook.play.events import Matched, Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import Call, Fold
from poker_rulebook.play.stakes import Stakes, usual_stakes

CARRIED = (*range(10), 150)  # chips; the last are more than a cap in antes, and than many stacks
OTHER_SUIT = dict(zip("cdhs", "dcsh", strict=True))


class Mirroring(Dealer):
    """A dealer who gives every second seat the ranks of the seat before it, in other suits, while they last."""

    __slots__ = ("to_mirror",)

    def __init__(self, stub: list[int], rng: random.Random):
        super().__init__(stub, rng)
        self.to_mirror: dict[int | str, list[int]] = {}

    def take(self, to: int | str) -> int:
        waiting = self.to_mirror.get(to)
        taken = waiting.pop(0) if waiting else self.stub[-1]
        taken = taken if taken in self.stub else self.stub[-1]
        self.stub.remove(taken)
        if isinstance(to, int) and to % 2 == 0 and taken < JOKER_BUG:
            rank, suit = text(taken)
            self.to_mirror.setdefault(to + 1, []).append(card(rank + OTHER_SUIT[suit]))
        return taken


class Variant(NamedTuple):
    """A game with bets, and at most one choice that is not the usual one."""

    name: str
    choices: dict[str, str]

    def __str__(self) -> str:
        return " ".join((self.name, *(f"{option}={choice}" for option, choice in self.choices.items())))


def variants(book: Book, *, common: bool) -> list[Variant]:
    """Every game as it stands and with each other choice; common: also formats and the common options."""
    return [
        variant for name, of in book.games.items() if not of.open_face for variant in _of(book, name, common)
    ]


def _of(book: Book, name: str, common: bool) -> Iterator[Variant]:
    data = book.games.source(name).value
    options = all_options(data, book.common_options) if common else data.get("options", [])
    yield Variant(name, {})
    for option in options:
        for choice in option["choices"][1:]:
            yield Variant(name, {option["id"]: choice["id"]})


def shown_down(of: Game, rng: random.Random) -> tuple[Hand, list[int]] | None:
    """A random hand and the stacks before it; None when there was no showdown. In every other hand many tie."""
    seats = rng.randint(of.players[0], min(of.players[1], 6))
    stacks, carried = random_stacks(seats, rng), rng.choice(CARRIED) if _stays_for_the_next_deal(of) else 0
    dealer = shuffled(of, rng) if rng.random() < 0.5 else Mirroring(shuffled(of, rng).stub, rng)
    stakes = uneven_stakes(of, rng)
    if rng.random() < 0.2:
        stakes = agreed(of, stakes, seats, rng)
    hand = Hand(of, stakes, stacks, dealer, carried=carried, seat_one=rng.randrange(seats))
    while hand.decision:
        action = random_action(hand.decision, rng)
        stays = isinstance(action, Fold) and hand.decision.calls and rng.random() < 0.7
        hand.act(Call() if stays else action)
    return (hand, stacks) if hand.values else None


def uneven_stakes(of: Game, rng: random.Random) -> Stakes:
    """Amounts that often leave odd chips."""
    bet = rng.choice((7, 9, 10, 11))
    usual = usual_stakes(of)
    amounts = {"small": bet // 2, "big": bet, "button": bet}
    blinds = {f"{blind}_blind": amounts[blind] for blind in of.forced_bets.blinds}
    return replace(usual, small_bet=bet, big_bet=2 * bet, **blinds)


def _stays_for_the_next_deal(of: Game) -> bool:
    return (
        bool(of.stay)
        or of.if_nobody_qualifies == "carry-over"
        or any(step.wagering.carries_over for step in of.bets)
    )


def showdowns_of(of: Game, usual: int) -> int:
    """How many showdowns to compare; fewer where the slow way is slow."""
    if not of.wild.nothing:
        return max(1, usual // 16)
    return max(1, usual // 4) if any(len(layout.groups) > 10 for layout in of.layouts) else usual


class Settled(NamedTuple):
    """Showdowns compared; of them with several pots, and with odd chips; those on which the rules are silent.

    difference    the first showdown that was settled otherwise, '' when all agree
    """

    compared: int = 0
    side_pots: int = 0
    odd_chips: int = 0
    silent: int = 0
    difference: str = ""


def compared(of: Game, seed: str, showdowns: int) -> Settled:
    """Random showdowns of a game, until one differs. The same seed plays the same hands."""
    rng, found = random.Random(seed), Settled()
    while found.compared < showdowns and not found.difference:
        played = shown_down(of, rng)
        if played is not None:
            found = _counted(found, *played)
        if found.silent > 50 * showdowns:
            return found._replace(difference="the slow way is silent on nearly every showdown")
    return found


def _counted(found: Settled, hand: Hand, stacks: list[int]) -> Settled:
    try:
        expected = settled(hand, stacks)
    except Silent:
        return found._replace(silent=found.silent + 1)
    received = [won(hand, seat) for seat in range(len(stacks))]
    kept = sum(stacks) + hand.carried == sum(hand.stacks) + hand.left
    pays = [
        sum(e.chips for e in hand.log if isinstance(e, Matched) and e.seat == s) for s in range(len(stacks))
    ]
    kept = kept and pays == (next_pot(hand, stacks) if hand.game.stay else [0] * len(stacks))
    wrong = "" if expected == received and kept else f"{received}, not {expected}: {hand.log}"
    return Settled(
        found.compared + 1,
        found.side_pots + (len(hand.pots()) > 1),
        found.odd_chips + has_odd_chips(hand),
        found.silent,
        wrong,
    )


def won(hand: Hand, seat: int) -> int:
    return sum(event.chips for event in hand.log if isinstance(event, Won) and event.seat == seat)


def has_odd_chips(hand: Hand) -> bool:
    """Whether winners of the same share of a pot received different numbers of chips."""
    parts: dict[tuple[int, str], set[int]] = {}
    for event in hand.log:
        if isinstance(event, Won):
            parts.setdefault((event.pot, event.share), set()).add(event.chips)
    return any(len(chips) > 1 for chips in parts.values())

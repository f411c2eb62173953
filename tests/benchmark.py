"""Speed beside that of peers, measured in one run: python tests/benchmark.py

Prints figures and ratios; nothing passes or fails. Times on shared machines vary; ratios vary less.
"""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import phevaluator
import pokerkit

from poker_rulebook.book.load import load
from poker_rulebook.cards import DECK_52, rank_of, suit_of, text
from poker_rulebook.play.simulate import random_hand
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.ranking import value_using

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 5  # rounds of each measurement; the median is printed


def rate(work: Callable[[], int]) -> float:
    """Median of work done per second over the rounds."""
    rates = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        done = work()
        rates.append(done / (time.perf_counter() - start))
    return statistics.median(rates)


def line(what: str, ours: float, peers: dict[str, float]) -> None:
    ratios = "   ".join(f"{name} {value:>12,.0f}/s  ×{ours / value:,.2f}" for name, value in peers.items())
    print(f"{what:<34} {ours:>12,.0f}/s   {ratios}", flush=True)


def phevaluator_number(card: int) -> int:
    """A card as phevaluator counts it, so that its own reading of text is not measured."""
    return 4 * rank_of(card) + suit_of(card)


def seven_card_high(rng: random.Random) -> None:
    hands = [tuple(rng.sample(DECK_52, 7)) for _ in range(50_000)]
    numbers = [tuple(phevaluator_number(card) for card in hand) for hand in hands]
    joined = ["".join(map(text, hand)) for hand in hands[:1_000]]
    high = load(ROOT).rankings["high"].value

    def ours() -> int:
        for hand in hands:
            high(hand)
        return len(hands)

    def ph() -> int:
        for hand in numbers:
            phevaluator.evaluate_cards(*hand)
        return len(numbers)

    def kit() -> int:
        for hand in joined:
            pokerkit.StandardHighHand.from_game(hand)
        return len(joined)

    ours()  # the tables fill on first sight of a hand's ranks
    line("7-card high, one hand", rate(ours), {"phevaluator": rate(ph), "PokerKit": rate(kit)})


def omaha_high(rng: random.Random) -> None:
    deals = [rng.sample(DECK_52, 9) for _ in range(2_000)]
    hands = [(tuple(d[:4]), (tuple(d[4:]),)) for d in deals]
    named = [("".join(map(text, d[:4])), "".join(map(text, d[4:]))) for d in deals[:300]]
    board_first = [tuple(map(phevaluator_number, (*d[4:], *d[:4]))) for d in deals]
    ranking = load(ROOT).rankings["high"]

    def ours() -> int:
        for own, board in hands:
            value_using(ranking, own, board, ((2, 3),))
        return len(hands)

    def ph() -> int:
        for numbers in board_first:
            phevaluator.evaluate_omaha_cards(*numbers)
        return len(board_first)

    def kit() -> int:
        for own, board in named:
            pokerkit.OmahaHoldemHand.from_game(own, board)
        return len(named)

    line("Omaha high, one hand", rate(ours), {"phevaluator": rate(ph), "PokerKit": rate(kit)})


def whole_hands() -> None:
    """Random six-handed no-limit hold'em from the first post to the last chip, with a log."""
    game = load(ROOT).games["texas-holdem"]
    stakes, rng = usual_stakes(game), random.Random(1)

    def ours() -> int:
        for _ in range(1_000):
            random_hand(game, stakes, [1_000] * 6, rng)
        return 1_000

    def kit() -> int:
        for _ in range(60):
            pokerkit_hand(rng)
        return 60

    line("no-limit hold'em hands, 6 seats", rate(ours), {"PokerKit": rate(kit)})


def pokerkit_hand(rng: random.Random) -> None:
    automations = tuple(a for a in pokerkit.Automation if a is not pokerkit.Automation.RUNOUT_COUNT_SELECTION)
    state = pokerkit.NoLimitTexasHoldem.create_state(automations, True, 0, (5, 10), 10, (1_000,) * 6, 6)
    while state.status:
        chance = rng.random()
        if chance < 0.2 and state.can_complete_bet_or_raise_to():
            low, high = (
                state.min_completion_betting_or_raising_to_amount,
                state.max_completion_betting_or_raising_to_amount,
            )
            state.complete_bet_or_raise_to(low if chance < 0.12 else rng.randint(low, high))
        elif chance > 0.8 and state.can_fold():
            state.fold()
        else:
            state.check_or_call()


def commands() -> None:
    """Whole processes, cold: what an editor waits for."""
    python = [sys.executable, "-m", "poker_rulebook"]
    with tempfile.TemporaryDirectory() as scratch:
        for what, command in (
            ("import poker_rulebook", [sys.executable, "-c", "import poker_rulebook"]),
            ("rulebook check", [*python, "check"]),
            ("rulebook build", [*python, "build", "--out", f"{scratch}/build"]),
        ):
            times = []
            for _ in range(3):
                start = time.perf_counter()
                subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
                times.append(time.perf_counter() - start)
            print(f"{what:<34} {statistics.median(times):>12.2f} s", flush=True)


if __name__ == "__main__":
    print(
        f"Python {sys.version.split()[0]}, PokerKit {version('pokerkit')}, phevaluator {version('phevaluator')}"
    )
    seven_card_high(random.Random(1))
    omaha_high(random.Random(2))
    whole_hands()
    commands()
    subprocess.run([sys.executable, ROOT / "tests" / "paper_benchmark.py"], check=True)

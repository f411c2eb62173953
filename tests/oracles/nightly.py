"""The long comparisons with others and with first principles: python tests/oracles/nightly.py --seeds 1 2

Prints what was compared, and for every difference the seed that shows it again. Exit status 1 when there is one.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "help")]

from real_book import WITH_POTS  # noqa: E402

from oracles import pokerkit_agreement, showdowns, told_hands, values  # noqa: E402
from oracles.pokerkit_games import PLAYED, formats  # noqa: E402
from poker_rulebook.book.load import Book, load  # noqa: E402

Line = tuple[str, str]  # what was compared, and the difference that was found, '' for none


def compare_values(book: Book, hands: int, seed: int) -> Iterator[Line]:
    """Rankings with other evaluators; `hands` for the fastest of them."""
    for one in values.comparisons():
        ranking = book.rankings[one.ranking]
        found = values.compared(ranking, one, max(1, hands // one.cost), seed)
        yield f"{one}: {found.hands:,} hands of {found.values:,} values", found.difference


def compare_pokerkit(book: Book, hands: int, seed: int) -> Iterator[Line]:
    """Whole hands with PokerKit; `hands` of each game in each format."""
    for name in PLAYED:
        for of in formats(book, name):
            found = pokerkit_agreement.compared(of, seed, hands)
            left = ", ".join(f"{count} {rule.replace('_', ' ')}" for rule, count in found.parted.items())
            said = f"{name}, {of.limit}: {found.compared:,} hands" + (
                f" (not compared: {left})" if left else ""
            )
            yield said, found.difference


def compare_showdowns(book: Book, wanted: int, seed: int) -> Iterator[Line]:
    """The pots of `wanted` showdowns with first principles, over all games and all choices."""
    every = showdowns.variants(book, common=True)
    games = [book.game(*variant) for variant in every]
    weights = [showdowns.showdowns_of(of, 16) for of in games]
    unit, total = wanted / sum(weights), Counter()
    for variant, of, weight in zip(every, games, weights, strict=True):
        found = showdowns.compared(of, f"{variant} {seed}", math.ceil(weight * unit))
        total.update({key: getattr(found, key) for key in ("compared", "side_pots", "odd_chips", "silent")})
        if found.difference:
            yield f"{variant}: {found.compared:,} showdowns", found.difference
    yield (
        f"{len(every)} games and choices: {total['compared']:,} showdowns, {total['side_pots']:,} with side pots, "
        f"{total['odd_chips']:,} with odd chips ({total['silent']:,} more on which the rules are silent)", ""
    )  # fmt: skip


def compare_told(book: Book, hands: int, seed: int) -> Iterator[Line]:
    """What is told of `hands` random hands of each game with what happened."""
    for name in WITH_POTS:
        found = told_hands.read_back(book.games[name], hands, seed)
        yield f"{name}: {found.claims:,} claims of {found.hands:,} hands", found.difference


def told(title: str, lines: Iterator[Line]) -> int:
    """Print the lines of one comparison. Gives how many differences there are."""
    start, differences = time.perf_counter(), 0
    print(f"\n{title}", flush=True)
    for said, difference in lines:
        differences += bool(difference)
        print(f"  {said}" + (f"\n    DIFFERENCE {difference}" if difference else ""), flush=True)
    print(f"  {time.perf_counter() - start:,.0f} seconds", flush=True)
    return differences


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seeds", type=int, nargs="+", default=[1], help="each gives other hands")
    parser.add_argument("--values", type=int, default=1_000_000, help="hands for the fastest evaluator")
    parser.add_argument("--pokerkit", type=int, default=200, help="hands of each game and format")
    parser.add_argument("--showdowns", type=int, default=100_000, help="showdowns in all")
    parser.add_argument("--told", type=int, default=10_000, help="hands of each game that are read back")
    given = parser.parse_args()
    book, differences = load(ROOT), 0
    parts: dict[str, tuple[Callable[[Book, int, int], Iterator[Line]], int]] = {
        "Values of hands": (compare_values, given.values),
        "Hands played by PokerKit": (compare_pokerkit, given.pokerkit),
        "Showdowns from first principles": (compare_showdowns, given.showdowns),
        "Told hands read back": (compare_told, given.told),
    }
    for seed in given.seeds:
        for title, (compare, number) in parts.items():
            if number:
                differences += told(f"{title}, seed {seed}", compare(book, number, seed))
    print(f"\n{differences or 'no'} difference{'' if differences == 1 else 's'}")
    return min(differences, 1)


if __name__ == "__main__":
    sys.exit(main())

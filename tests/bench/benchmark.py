"""Speed beside that of peers, and how it grows, measured in one run: python tests/bench/benchmark.py

Prints one table with ratios, and writes it as JSON; nothing passes or fails. Times on shared machines vary; ratios
vary less. `--against FILE` compares with an earlier run, `--only WORD` measures what has the word in its name.
"""

from __future__ import annotations

import argparse
import io
import json
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path

import numpy as np
import phevaluator
import pokerkit
from build_benchmark import builds, copied
from growing import STAGES, grown
from measuring import ROUNDS, Row, processor, rate, table
from paper_benchmark import paper

from poker_rulebook.book.load import load
from poker_rulebook.book.model import Game
from poker_rulebook.cards import DECK_52, rank_of, suit_of, text
from poker_rulebook.equities import equity
from poker_rulebook.history.notation import Games, RecordedHand, history
from poker_rulebook.history.parsing import hands
from poker_rulebook.history.replaying import verdict
from poker_rulebook.measure import chances, stored
from poker_rulebook.play.chance import random_hand
from poker_rulebook.play.dealer import repeatable, shuffled
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.lesson import by_habit
from poker_rulebook.play.questions import Action, Call, Decision, Fold, Legal, Raise, ToSay
from poker_rulebook.play.simulate import simulate
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.ranking import value_using
from poker_rulebook.ranking.vectorised import Vectorised

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "build" / "bench.json"


def phevaluator_number(card: int) -> int:
    """A card as phevaluator counts it, so that its own reading of text is not measured."""
    return 4 * rank_of(card) + suit_of(card)


def seven_card_high(rng: random.Random) -> Iterator[Row]:
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
    yield Row("7-card high, one hand", rate(ours), "/s", {"phevaluator": rate(ph), "PokerKit": rate(kit)})


def omaha_high(rng: random.Random) -> Iterator[Row]:
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

    yield Row("Omaha high, one hand", rate(ours), "/s", {"phevaluator": rate(ph), "PokerKit": rate(kit)})


def omaha_high_low(rng: random.Random) -> Iterator[Row]:
    deals = [rng.sample(DECK_52, 9) for _ in range(2_000)]
    hands = [(tuple(d[:4]), (tuple(d[4:]),)) for d in deals]
    high, low = (load(ROOT).rankings[name] for name in ("high", "ace-to-five"))

    def ours() -> int:
        for own, board in hands:
            value_using(high, own, board, ((2, 3),))
            value_using(low, own, board, ((2, 3),))
        return len(hands)

    yield Row("Omaha high and low, one hand", rate(ours), "/s")


def every_ranking(rng: random.Random) -> Iterator[Row]:
    """A badugi of four cards, and the slowest of the rankings of five."""
    found = {}
    for name, ranking in load(ROOT).rankings.items():
        size = ranking.size if ranking.rules.compare != "distinct" else 4
        deck = [card for card in DECK_52 if rank_of(card) in ranking.rules.ranks]
        hands = [tuple(rng.sample(deck, size)) for _ in range(20_000)]
        found[name] = rate(
            lambda value=ranking.value, hands=hands: sum(1 for hand in hands if value(hand) >= 0)
        )
    five = {name: found[name] for name in found if load(ROOT).rankings[name].size == 5}
    yield Row("badugi, one hand of 4 cards", found["badugi"], "/s")
    for name in sorted(five, key=five.__getitem__)[:3]:
        yield Row(f"{name}, one hand of 5 cards", found[name], "/s")


def many_hands(rng: random.Random) -> Iterator[Row]:
    """Hands in arrays of NumPy, beside the same hands one by one."""
    high = load(ROOT).rankings["high"]
    hands = np.array([rng.sample(DECK_52, 9) for _ in range(100_000)]).T.copy()
    seven, own, board = hands[:7].copy(), hands[:4].copy(), hands[4:].copy()
    many, one_by_one = Vectorised(high), [tuple(hand) for hand in seven.T.tolist()]
    both = [(hand[:4], (hand[4:],)) for hand in hands.T.tolist()]

    def seven_cards() -> int:
        return len(many.values(seven))

    def omaha() -> int:
        return len(many.using(own, board, 2, 3))

    seven_cards(), omaha()  # the lists fill
    scalar = rate(lambda: sum(1 for hand in one_by_one if high.value(hand)))
    yield Row("7-card high, many hands with NumPy", rate(seven_cards), "/s", {"one by one": scalar})
    scalar = rate(lambda: sum(1 for a, b in both if value_using(high, a, b, ((2, 3),))))
    yield Row("Omaha high, many hands with NumPy", rate(omaha), "/s", {"one by one": scalar})


def whole_hands() -> Iterator[Row]:
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

    yield Row("random no-limit hold'em, 6 seats", rate(ours), "/s", {"PokerKit": rate(kit)})


def every_game() -> Iterator[Row]:
    """The slowest games of all: random hands of each, with six seats or as many as it has."""
    found = {name: _hands_a_second(name) for name in load(ROOT).games}
    for name in sorted(found, key=found.__getitem__)[:8]:
        yield Row(f"random hands, {name}", found[name], "/s", {"hold'em": found["texas-holdem"]})
    middle = statistics.median(found.values())
    yield Row("random hands, median of games", middle, "/s", {"hold'em": found["texas-holdem"]})


HANDS = 300  # of each game


def _hands_a_second(name: str) -> float:
    game = load(ROOT).games[name]
    seats, stakes, rng = min(6, game.players[1]), usual_stakes(game), random.Random(1)

    def played() -> None:
        if game.open_face:
            simulate(game, HANDS, seats, 1)
            return
        for _ in range(HANDS):
            random_hand(game, stakes, [1_000] * seats, rng)

    played()  # tables fill on first sight
    return HANDS / processor(played)


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


def replays() -> Iterator[Row]:
    """Hand histories of no-limit hold'em, each read and played to its end."""
    game, rng, written = load(ROOT).games["texas-holdem"], random.Random(1), []
    for _ in range(200):
        stacks = [1_000] * 6
        written.append(history(random_hand(game, usual_stakes(game), stacks, rng, deal=repeatable)).encode())
    games = Games(load(ROOT))

    def ours() -> int:
        for content in written:
            for _, record in hands(games, "hand.phh", content, {}):
                assert isinstance(record, RecordedHand) and verdict(games, record).matches
        return len(written)

    def kit() -> int:
        for content in written[:40]:
            for _ in pokerkit.HandHistory.load(io.BytesIO(content)):
                pass
        return 40

    yield Row("replay of no-limit hold'em", rate(ours), "/s", {"PokerKit": rate(kit)})


def questions() -> Iterator[Row]:
    """Who wins, asked line by line: the whole command, with its start."""
    for name, line in QUESTIONS.items():
        asked = (json.dumps(line) + "\n") * 5_000
        seconds = processor(lambda name=name, asked=asked: run("showdown", name, "--jsonl", asked=asked))
        yield Row(f"showdown --jsonl, {name}", 5_000 / seconds, "/s")


def equities() -> Iterator[Row]:
    """What part of the pot two pairs of hands take before the flop: random deals a second."""
    seats = {"A": "Ah Kd", "B": "Qs Qc"}
    for name, own, kinds in (
        ("texas-holdem", seats, (pokerkit.StandardHighHand,)),
        ("omaha-high-low-eight-or-better", {"A": "Ah Kd 2h 3d", "B": "Qs Qc Js Jc"}, (pokerkit.OmahaHoldemHand,
         pokerkit.OmahaEightOrBetterLowHand)),
    ):  # fmt: skip
        game = load(ROOT).games[name]

        def ours(game: Game = game, own: dict[str, str] = own) -> int:
            return equity(game, {"seats": own, "deals": 100_000, "seed": 1})["deals"]

        def kit(own: dict[str, str] = own, kinds: tuple[type[pokerkit.Hand], ...] = kinds) -> int:
            ranges = [[tuple(pokerkit.Card.parse(cards.replace(" ", "")))] for cards in own.values()]
            count = len(ranges[0][0])
            pokerkit.calculate_equities(ranges, (), count, 5, pokerkit.Deck.STANDARD, kinds, sample_count=100)
            return 100

        yield Row(f"odds, {name}", rate(ours), "/s", {"PokerKit": rate(kit)})


QUESTIONS = {
    "texas-holdem": {"seats": {"A": "Ah Kc", "B": "Qs Qd"}, "board": "2h 5d 7c Ks 8s", "pot": 100},
    "omaha-high-low-eight-or-better": {
        "seats": {"A": "Ah 2c Kd Qs", "B": "Kh Kc 9d 9s"}, "board": "2h 5d 7c Ks 8s", "pot": 101,
    },
}  # fmt: skip


def run(*arguments: str, asked: str = "", env: dict[str, str] | None = None) -> None:
    command = [sys.executable, "-m", "poker_rulebook", *arguments]
    subprocess.run(command, check=True, cwd=ROOT, input=asked, text=True, stdout=subprocess.DEVNULL, env=env)


def counted() -> Iterator[Row]:
    """All chances of all games, from nothing, in one process."""
    games = [game for game in load(ROOT).games.values() if stored.asked(game)]
    yield Row("measure, all games", processor(lambda: [*chances.measured(games, map)]), "s")


def commands() -> Iterator[Row]:
    """Whole processes: what an editor waits for. A book that was never checked, and one that was."""
    with tempfile.TemporaryDirectory() as scratch:
        for what in ("import", "check, from nothing", "check, again"):
            times = []
            for number in range(3):
                if what.endswith("nothing"):
                    book = copied(Path(scratch) / f"{what}-{number}")
                named = ["--book", str(book)] if what != "import" else []
                word = "--version" if what == "import" else "check"
                times.append(processor(lambda word=word, named=named: run(word, *named)))
            yield Row(f"rulebook {what}", statistics.median(times), "s")


def growth() -> Iterator[Row]:
    """What the same work costs with 4 times and 16 times the games: beside 4 and 16 it grows with the number of games."""
    found = grown(ROOT)
    for what, seconds in found.items():
        once, *more = seconds
        for times, spent in zip(STAGES[1:], more, strict=True):
            yield Row(f"{what}, {times}× the games", spent, "s", {f"{times} × once": times * once})


PLAYED = ("texas-holdem", "omaha-high-low-eight-or-better", "razz", "badugi", "five-card-draw")


def opponents() -> Iterator[Row]:
    """What a seat that plays by habit wins in 100 hands from two that check and call to the end and give up no card."""
    for name in PLAYED:
        yield Row(f"won in 100 hands by habit, {name}", _won_in_100(load(ROOT).game(name)), "sb")


def _won_in_100(game: Game, hands: int = 500) -> float:
    """In small bets."""
    stakes, won = usual_stakes(game), 0
    for number in range(hands):
        rng = random.Random(number)
        hand = Hand(game, stakes, [1_000] * 3, shuffled(game, rng), seat_one=0)
        while (asked := hand.decision) is not None:
            hand.act(by_habit(hand, rng) if asked.seat == number % 3 else _calls(asked))
        won += hand.stacks[number % 3] - 1_000
    return 100 * won / hands / stakes.small_bet


def _calls(asked: Decision) -> Action:
    """Checks and calls, opens as low as possible where it has to, and gives up no card."""
    if isinstance(asked, Legal):
        return Call() if asked.calls else Raise(asked.low) if asked.low else Fold()
    return asked.verb.answer(asked.words[0] if isinstance(asked, ToSay) else asked.own[: asked.fewest])


RANKINGS = (seven_card_high, omaha_high, omaha_high_low, every_ranking, many_hands)
GROUPS: dict[str, Callable[[], Iterator[Row]]] = {
    "rankings": lambda: (row for part in RANKINGS for row in part(random.Random(1))),
    "hands": whole_hands,
    "replay": replays,
    "games": every_game,
    "questions": questions,
    "odds": equities,
    "measure": counted,
    "opponents": opponents,
    "commands": commands,
    "builds": builds,
    "growth": growth,
    "paper": paper,
}


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--against", type=Path, help="the JSON of an earlier run")
    reading.add_argument("--only", choices=[*GROUPS], nargs="*", default=[*GROUPS])
    reading.add_argument("--out", type=Path, default=OUT)
    asked = reading.parse_args()
    before = json.loads(asked.against.read_text("utf-8"))["rows"] if asked.against else {}
    print(
        f"Python {sys.version.split()[0]}, PokerKit {version('pokerkit')}, phevaluator {version('phevaluator')}; "
        f"seconds are those of processors, rates medians of {ROUNDS}"
    )
    rows = []
    for name in asked.only:
        for row in GROUPS[name]():
            rows.append(row)
            print(table([row], before), flush=True)
    asked.out.parent.mkdir(exist_ok=True)
    said = {"python": sys.version.split()[0], "rows": {row.what: row.as_json() for row in rows}}
    asked.out.write_text(json.dumps(said, ensure_ascii=False, indent=1) + "\n", "utf-8")
    print(f"{asked.out}: --against it compares another run with this one")


if __name__ == "__main__":
    main()

"""Questions with their answers, by which any engine can say whether it plays by this book: who wins, and whole hands.

Those of the worked examples are the tricky ones; others are random, and the same until the rules of a game change.
"""

from __future__ import annotations

import random

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Example, Game
from poker_rulebook.cards import DECK_52, rank_of, texts
from poker_rulebook.play import script
from poker_rulebook.play.chance import random_action, random_hand, random_stacks
from poker_rulebook.play.dealer import repeatable
from poker_rulebook.play.hand_record import record
from poker_rulebook.play.journal import allowed
from poker_rulebook.play.judging import random_question
from poker_rulebook.play.openface import FOR_POINTS
from poker_rulebook.play.parser import LETTERS
from poker_rulebook.play.questions import Action, Decision
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.ranking import Ranking
from poker_rulebook.shapes import ConformanceDocument, HandOfSuite, RankingDocument, ShowdownOfSuite, WhoActs

SHOWDOWNS, HANDS, RANKED = 12, 6, 40  # random ones of each game; random hands of each ranking
POT = 101  # odd, so that somebody receives the odd chip
ASKED = ("seats", "board", "rolls", "chosen", "declared", "exposed", "pot", "fantasyland", "stacks")


def conformance(book: Book, game: Game) -> ConformanceDocument:
    """The questions of a game."""
    rng, seats = random.Random(game.id), min(3, game.players[1])
    pot = 0 if game.open_face else POT
    shown = (it for it in game.examples if it.actions is None and (game.open_face or it.stacks is None))
    told = [_of_example(book, game, example) for example in shown]
    dealt = (Example("", {}, **random_question(game, seats, rng, pot)) for _ in range(SHOWDOWNS))
    return {
        "game": game.id,
        "showdowns": [*told, *(_answered(game, example) for example in dealt)],
        "hands": [_played(game, seats, rng) for _ in range(HANDS)],
    }


def _of_example(book: Book, game: Game, example: Example) -> ShowdownOfSuite:
    found = _answered(script.chosen_for(book, game, example), example)
    if example.options:
        found["options"] = example.options
    return found


def _answered(game: Game, example: Example) -> ShowdownOfSuite:
    """The showdown of an example as a question, with who wins what."""
    result = script.played(game, example)
    question = {key: getattr(example, key) for key in ASKED if getattr(example, key) is not None}
    if result.outcome:
        return {"question": question, "points": dict(result.outcome.points)}
    found: ShowdownOfSuite = {
        "question": question,
        "winners": {share: verdict.winners for share, verdict in result.judgement.shares.items()},
    }
    if example.pot is not None:
        found["chips"] = result.judgement.chips
    return found


def _played(game: Game, seats: int, rng: random.Random) -> HandOfSuite:
    """A random hand: its record, and who is asked what before each answer."""
    asked: list[WhoActs] = []

    def choose(decision: Decision, rng: random.Random) -> Action:
        asked.append({"seat": LETTERS[decision.seat], "step": decision.step, "may": allowed(decision)})
        return random_action(decision, rng)

    stakes = FOR_POINTS if game.open_face else usual_stakes(game)
    hand = random_hand(game, stakes, random_stacks(seats, rng), rng, choose, repeatable)
    return {"record": record(hand), "asked": asked}


def ranking_document(book: Book, ranking: Ranking) -> RankingDocument:
    """A ranking as its file has it, which games compare hands by it, and random hands in its order."""
    rng, deck = random.Random(ranking.id), [card for card in DECK_52 if rank_of(card) in ranking.rules.ranks]
    by_value: dict[int, list[str]] = {}
    for _ in range(RANKED):
        hand = rng.sample(deck, ranking.size)
        by_value.setdefault(ranking.value(hand), []).append(texts(hand))
    used = [
        game.id for game in book.games.values() if ranking.id in {share.ranking.id for share in game.showdown}
    ]
    return {
        "id": ranking.id,
        "data": book.rankings.source(ranking.id).value,
        "games": sorted(used),
        "order": [by_value[value] for value in sorted(by_value, reverse=True)],
    }

"""The chances of a game: counted, compared with what is stored, and told when they are out of date."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.book.problems import Problem
from poker_rulebook.book.shared import MEASURED, Chances, Measured
from poker_rulebook.book.steps import Bet
from poker_rulebook.measure import counting, sampling
from poker_rulebook.measure.counting import answers_of, question
from poker_rulebook.ranking import Ranking

# What a game says and no hand depends on.
UNSEEN = {"name", "street", "before", "burns", "if_short", "otherwise", "odd_within"}


def asked(game: Game) -> tuple[Share, ...]:
    """The shares in which there is something to count."""
    return tuple(share for share in game.showdown if answers_of(share))


def measure(game: Game, deals: int = sampling.DEALS, seed: int = sampling.SEED) -> Measured:
    """The chances of every such share: exact where that takes seconds, else from `deals` random deals."""
    return Measured(
        rules_digest(game), {share.id: _chances(game, share, deals, seed) for share in asked(game)}
    )


def _chances(game: Game, share: Share, deals: int, seed: int) -> Chances:
    asking, used = question(share), None
    counted = counting.count(game, share, asking)
    if counted is None:
        counted, used = sampling.sample(game, share, asking, deals, seed), seed
    total, answers = counted
    method = "exact" if used is None else "random"
    return Chances(method, total, used, {name: answers[name] for name in asking.answers})


def rules_digest(game: Game) -> str:
    """Eight hex digits of what the chances depend on: deck, deal, dice, board, and the shares that are counted."""
    steps = [step for step in game.play if not isinstance(step, Bet) or step.wagering.discard]
    data = _plain([game.deck.cards, game.deck.jokers, game.joker, steps, game.layouts, asked(game)])
    return hashlib.sha256(json.dumps(data).encode()).hexdigest()[:8]


def _plain(value: Any) -> Any:
    """The value as JSON has it, always in the same order."""
    if isinstance(value, Ranking):
        return _plain(value.rules._asdict())
    if is_dataclass(value):
        said = {f.name: getattr(value, f.name) for f in fields(value) if f.name not in UNSEEN}
        defaults = {
            f.name: f.default for f in fields(value)
        }  # a word that a game does not use changes nothing
        return {name: _plain(inner) for name, inner in said.items() if inner != defaults[name]}
    if isinstance(value, Mapping):
        return sorted([str(key), _plain(inner)] for key, inner in value.items())
    if isinstance(value, (set, frozenset)):
        return sorted(_plain(inner) for inner in value)
    if isinstance(value, (tuple, list)):
        return [_plain(inner) for inner in value]
    return value


def current(book: Book, game: Game) -> Measured | None:
    """The stored chances of this game under its choices; None where they were counted under other rules."""
    stored = book.measured.get(game.id)
    fits = (
        stored and stored.rules == rules_digest(game) and list(stored.shares) == [s.id for s in asked(game)]
    )
    return stored if fits else None


def problems(book: Book, games: Iterable[Game] | None = None) -> list[Problem]:
    """The games whose chances are missing or out of date.

    Nothing is stored for files outside the book. Stored chances that no game needs do no harm.
    """
    found = []
    for game in book.games.values() if games is None else games:
        source = book.games.source(game.id)
        if asked(game) and source.file.startswith("games/") and current(book, game) is None:
            place = ("showdown", game.showdown.index(asked(game)[0]))
            what = "were counted under other rules" if game.id in book.measured else "are missing"
            message = f"the chances in {MEASURED} {what}"
            found.append(source.problem(place, message, f"run: rulebook measure {game.id}"))
    return sorted(found)


def surplus(book: Book) -> set[str]:
    """Ids in the file that no game has, or none with anything to count."""
    return {name for name in book.measured if name not in book.games or not asked(book.games[name])}

"""The chances of a game that are stored: of which shares there are any, and whether they were counted under the rules of today."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import NODEFAULT, Struct

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.book.problems import Problem
from poker_rulebook.book.repository import MEASURED, Chances, Measured
from poker_rulebook.book.steps import Bet
from poker_rulebook.ranking import Ranking

# What a game says and no hand depends on.
UNSEEN = {"name", "street", "before", "burns", "if_short", "otherwise", "odd_within"}


def answers_of(share: Share) -> tuple[str, ...]:
    """The answers that can be given for a hand of this share; () where every hand qualifies and there are no classes to tell.

    Where a player divides the cards, or keeps as many as wanted, the choice decides, and nothing is counted.
    """
    if share.hand or share.keeps:
        return ()
    if share.qualifier or share.by_outcome:
        return ("qualifies",)
    if share.ranking.rules.compare == "distinct":
        return tuple(str(size) for size in range(share.ranking.size, 0, -1))
    return ("ahead",) if share.ranking.rules.ahead else ()


def asked(game: Game) -> tuple[Share, ...]:
    """The shares in which there is something to count."""
    return tuple(share for share in game.showdown if answers_of(share))


def rules_digest(game: Game) -> str:
    """Eight hex digits of what the chances depend on: deck, deal, dice, board, and the shares that are counted."""
    return hashlib.sha256(rules_of_chances(game, asked(game)).encode()).hexdigest()[:8]


def rules_of_chances(game: Game, shares: Sequence[Share]) -> str:
    """What the chances of these shares depend on, as JSON."""
    steps = [step for step in game.play if not isinstance(step, Bet) or step.wagering.discard]
    deal = [game.deck.cards, game.deck.jokers, game.joker, steps, game.layouts, shares]
    return json.dumps(_plain([*deal, *([game.extra_card] if game.extra_card else [])]))


def _plain(value: Any) -> Any:
    """The value as JSON has it, always in the same order."""
    if isinstance(value, Ranking):
        usual, said = value.rules._field_defaults, value.rules._asdict()
        return _plain({key: it for key, it in said.items() if key not in usual or it != usual[key]})
    if isinstance(value, Struct):
        names = [name for name in value.__struct_fields__ if name not in UNSEEN]
        usual = dict(zip(value.__struct_fields__[::-1], value.__struct_defaults__[::-1], strict=False))
        # a word that a game does not use changes nothing
        return {
            name: _plain(inner)
            for name in names
            if (inner := getattr(value, name)) != usual.get(name, NODEFAULT)
        }
    if isinstance(value, Mapping):
        return sorted([str(key), _plain(inner)] for key, inner in value.items())
    if isinstance(value, (set, frozenset)):
        return sorted(_plain(inner) for inner in value)
    if isinstance(value, (tuple, list)):
        return [_plain(inner) for inner in value]
    return value


def current(book: Book, game: Game) -> Measured | None:
    """The stored chances of this game under its choices; None where there are none, or they were counted under other rules."""
    stored, shares = book.measured.get(game.id), asked(game)
    if not stored or stored.rules != rules_digest(game) or list(stored.shares) != [it.id for it in shares]:
        return None
    return stored if all(map(_answers, stored.shares.values(), shares)) else None


def _answers(found: Chances, share: Share) -> bool:
    """Whether these are chances of the share: its answers, in some of the deals, and a seed where they are random ones."""
    names = list(found.answers) == list(answers_of(share))
    seeded = (found.method == "random") == (found.seed is not None)
    return names and seeded and max(found.answers.values()) <= found.deals


def problems(book: Book, games: Iterable[Game] | None = None) -> list[Problem]:
    """The games whose chances are missing or out of date.

    Nothing is stored for files outside the book. Stored chances that no game needs do no harm. Where the file of chances
    cannot be read, that is told there.
    """
    found: list[Problem] = []
    if book.measured_file.problems:
        return found
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
    return {
        name
        for name, it in book.measured.items()
        if name not in book.games or not (it.lessons or asked(book.games[name]))
    }


# --- from random deals

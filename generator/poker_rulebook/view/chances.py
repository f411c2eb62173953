"""Chances as they are printed: how often, and how that was counted."""

from __future__ import annotations

from math import ceil, sqrt

from poker_rulebook.book.load import Book
from poker_rulebook.book.measured import Chances
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.book.steps import Discard, only
from poker_rulebook.measure.chances import current
from poker_rulebook.view import views
from poker_rulebook.view.questions import in_short
from poker_rulebook.view.sentences import Phrase, heading, joined, say, unbroken, written
from poker_rulebook.view.wording import share_name

CONFIDENCE = 1.96  # standard errors on either side that hold the true value 95 times in 100


def game_chances(book: Book, game: Game) -> tuple[str, tuple[views.Chances, ...]]:
    """Whose chances they are, and the chances of each share; nothing where nothing is stored for these rules."""
    measured = current(book, game)
    if measured is None:
        return "", ()
    made = tuple(_chances(game, game.share(id_), found) for id_, found in measured.shares.items())
    return _whose(game), made


def _whose(game: Game) -> Phrase:
    keys = ["chances-as-dealt" if game.draws else "chances-for-one"]
    keys += ["chances-best-discard"] if only(Discard, game.play) else []
    return joined(map(say, keys))


def _chances(game: Game, share: Share, found: Chances) -> views.Chances:
    rows = tuple(
        views.Chance(
            heading(in_short(game, share, _label(share, answer))),
            unbroken(percentage(found, answer)),
        )
        for answer in found.answers
    )
    when = say("chances-when") if share.when else ""
    return views.Chances(f"chances-{share.id}", rows, joined([_method(found), when]))


def _label(share: Share, answer: str) -> Phrase:
    if answer == "qualifies":
        return say("chance-qualifies", share=share_name(share))
    if answer == "ahead":
        return written(share.ranking.words.ahead)
    high = "" if share.ranking.rules.wins_lowest else "high-"
    return say(f"class-{high}badugi", n=int(answer))


def percentage(found: Chances, answer: str) -> Phrase:
    """Two decimals of an exact chance, one of a chance from random deals; <0.1% rather than 0.0%."""
    digits = 2 if found.seed is None else 1
    rounded = f"{found.chance(answer):.{digits}%}"
    return f"<{0.1**digits:.{digits}f}%" if not float(rounded.rstrip("%")) else rounded


def _method(found: Chances) -> Phrase:
    if found.seed is None:
        return say("chance-exact", deals=found.deals)
    return say("chance-random", deals=found.deals, seed=found.seed, points=f"{error(found):.1f}")


def error(found: Chances) -> float:
    """Percentage points, rounded up to a tenth, that random deals may be off at 95% confidence."""
    chances = [found.chance(answer) for answer in found.answers]
    widest = max(CONFIDENCE * sqrt(p * (1 - p) / found.deals) for p in chances)
    return ceil(1000 * widest) / 10

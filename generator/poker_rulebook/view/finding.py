"""What games are looked for by: family, cards, board, draws, rounds, limit, how the pot is divided, which low.

A Trait is one answer of a game to one question; `facets` collects the questions and all answers that some game gives.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Row, in_force
from poker_rulebook.book.steps import DealToBoard, DealToPlayers, Place, only, own_before
from poker_rulebook.ranking import Ranking
from poker_rulebook.view.sentences import Phrase, heading, say
from poker_rulebook.view.wording import hand_kind, in_numbers

FACETS = ("family", "cards", "board", "draws", "rounds", "limit", "split", "low")
NONE = "none"


class Trait(Struct, frozen=True):
    """One answer. facet    the question; value    the answer as an id or a whole number; label    in words"""

    facet: str
    value: str
    label: Phrase


class Facet(Struct, frozen=True):
    id: str
    label: Phrase
    choices: tuple[Trait, ...]


def facets(found: Iterable[Sequence[Trait]]) -> tuple[Facet, ...]:
    """The questions in which games differ, with every answer: numbers in order, others as they first appear."""
    seen: dict[str, dict[str, Trait]] = {facet: {} for facet in FACETS}
    for traits in found:
        for trait in traits:
            seen[trait.facet].setdefault(trait.value, trait)
    return tuple(
        Facet(facet, heading(say(f"column-{facet}")), tuple(sorted(answers.values(), key=_order)))
        for facet, answers in seen.items()
        if len(answers) > 1
    )


def _order(trait: Trait) -> int:
    return int(trait.value) if trait.value.isdigit() else -1


def traits(game: Game) -> tuple[Trait, ...]:
    """Every answer of a game; several where a question has several, such as the usual formats."""
    if game.open_face:
        return tuple(_of_rows(game, game.open_face.rows))
    return (
        Trait("family", game.family, heading(say(f"family-{game.family}"))),
        *_counts("cards", dealt(game)),
        *_counts("board", opened(game)),
        Trait("draws", str(len(game.draws)), say("fact-draws", n=len(game.draws)) if game.draws else _no()),
        *(
            Trait("rounds", str(n), in_numbers("fact-rounds", [n]) if n else _no())
            for n in sorted({game.rounds[0]} if game.beat else set(game.rounds))
        ),
        *(Trait("limit", name, heading(say(f"limit-{name}"))) for name in game.betting),
        *([] if game.betting else [Trait("limit", NONE, heading(say("no-betting")))]),
        Trait("split", *_division(game)),
        *_lows([share.ranking for share in game.showdown]),
    )


def _of_rows(game: Game, rows: Iterable[Row]) -> Iterator[Trait]:
    """The answers of an open-face game: no board, no draw, no betting, and points in place of a pot."""
    yield Trait("family", game.family, heading(say(f"family-{game.family}")))
    yield from _counts("cards", [received(game)])
    yield from (Trait(facet, "0", _no()) for facet in ("board", "draws", "rounds"))
    yield Trait("limit", "points", heading(say("rows-points-short")))
    yield Trait("split", "points", heading(say("rows-points-short")))
    yield from _lows([row.ranking for row in rows])


def _counts(facet: str, numbers: Iterable[int]) -> Iterator[Trait]:
    for n in numbers:
        yield Trait(facet, str(n), say("fact-cards", n=n) if n else _no())


def _no() -> Phrase:
    return heading(say("find-none"))


def _division(game: Game) -> tuple[str, Phrase]:
    """Whether the pot is divided between shares that are won apart."""
    most = max(sum(in_force(share.when, way) for share in game.showdown) for way in game.ways)
    value = "whole" if most == 1 or game.first_won else "divided"
    return value, heading(say(f"find-{value}"))


def _lows(rankings: Sequence[Ranking]) -> Iterator[Trait]:
    """The scales on which the lowest hand wins; all kinds of badugi count as one."""
    lows = {hand_kind(it): it for it in reversed(rankings) if it.rules.wins_lowest}
    for kind, ranking in lows.items():
        value = "badugi" if "suit" in ranking.rules.distinct else ranking.id
        yield Trait("low", value, heading(kind))
    if not lows:
        yield Trait("low", NONE, _no())


def dealt(game: Game) -> list[int]:
    """Every number of cards that a player may be dealt, the fewest first."""
    return sorted({sum(s.cards for s in only(DealToPlayers, game.steps_after(way))) for way in game.ways})


def at_once(game: Game) -> list[int]:
    """Every number of the cards dealt to a player that are held at the same time, at most; the fewest first."""
    ways = map(game.steps_after, game.ways)
    return sorted(
        {
            min(sum(s.cards for s in only(DealToPlayers, it)), max(own.most for own in own_before(it)))
            for it in ways
        }
    )


def received(game: Game) -> int:
    """Cards that a player of an open-face game receives in a usual deal."""
    return sum(step.receive * step.rounds for step in only(Place, game.play))


def opened(game: Game) -> list[int]:
    """Every number of cards that the board may have, the fewest first."""
    deals = [only(DealToBoard, game.steps_after(way)) for way in game.ways]
    return sorted({sum(len(step.slots) for step in steps) for steps in deals})

"""What wins, shown by an executed example: the cards of the winning hand are lit, the others fade.

It is the simplest example of a game that shows each share won: at the showdown alone if there is one, with few
seats and nothing out of the ordinary. An open-face game shows the rows of both players; a row that wins is lit.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.parts import Layout, Share
from poker_rulebook.cards import JOKER_BUG, JOKER_WILD, text
from poker_rulebook.play.comparing import layout_in_force, own_for, shares_in_force
from poker_rulebook.play.examples import Result, run
from poker_rulebook.ranking import Ranking
from poker_rulebook.view.example_views import Figure, LitCard
from poker_rulebook.view.hands import hand_name
from poker_rulebook.view.sentences import heading, joined, listed, say, written
from poker_rulebook.view.text import cards as marked_cards
from poker_rulebook.view.wording import share_name

CLASSES = (
    "one-pair",
    "two-pair",
    "three-of-a-kind",
    "straight",
    "flush",
    "full-house",
    "four-of-a-kind",
    "straight-flush",
)


def figures(book: Book, game: Game) -> tuple[Figure, ...]:
    """A figure for each share that the simplest telling example awards; none where no example has a showdown."""
    found = [
        (_strangeness(game, example, result), number, example, result)
        for number, example in enumerate(game.examples)
        if not example.options and (result := run(book, game, example))
        if result.outcome is not None or (result.table is not None and result.judgement.shares)
    ]
    if not found:
        return ()
    *_, example, result = min(found, key=lambda one: one[:2])
    return tuple(_rows(game, example, result) if result.outcome else _shares(example, result))


def _strangeness(game: Game, example: Example, result: Result) -> tuple[int, ...]:
    """How much of the example would have to be explained first, the worst first."""
    if result.outcome is not None:
        fouls = sum(score.fouled for score in result.outcome.scores.values())
        unequal = not any(
            0 < list(pair.rows.values()).count(1) < len(pair.rows) for pair in result.outcome.pairs
        )
        return (
            len(result.outcome.layouts) < 2,
            fouls,
            unequal,
            result.deal is not None,
            len(result.outcome.layouts),
        )
    verdicts = result.judgement.shares.values()
    most = max(len(shares_in_force(game, way)) for way in game.ways)
    won = [verdict.winners for verdict in verdicts if verdict.winners]
    winners = {seat for several in won for seat in several}
    made = [
        (game.share(name).ranking, verdict.counted[seat] or ())
        for name, verdict in result.judgement.shares.items()
        for seat in verdict.winners
    ]
    return (
        most - len(won),
        sum(len(several) > 1 for several in won),
        bool(result.table.community),
        len(won) - len(winners),
        sum(not {JOKER_BUG, JOKER_WILD}.isdisjoint(cards) for _, cards in made),
        sum(ranking.size - len(cards) for ranking, cards in made),
        sum(_no_low(ranking, cards) for ranking, cards in made),
        -sum(ranking.value(cards) for ranking, cards in made if ranking.rules.wins_lowest),
        result.hand is not None,
        len(example.seats),
    )


def _no_low(ranking: Ranking, cards: Sequence[int]) -> bool:
    """Whether a hand that wins as a low is a pair, a straight or the like."""
    return ranking.rules.wins_lowest and ranking.made(cards).category in CLASSES


def _shares(example: Example, result: Result) -> Iterator[Figure]:
    won = {name: verdict for name, verdict in result.judgement.shares.items() if verdict.winners}
    for name, verdict in won.items():
        share, seat = result.game.share(name), verdict.winners[0]
        own = own_for(share, result.table.held[seat], result.table.community)
        used = set(verdict.counted[seat] or ())
        called = hand_name(share.ranking, verdict.counted[seat], own)
        held = tuple(LitCard(text(card), card in used) for card in own)
        board = _board(result, share, used)
        title = heading(share_name(share)) if len(won) > 1 else heading(say("picture-wins"))
        lit = " ".join(card.card for row in (held, *board) for card in row if card and card.lit)
        alt = say("picture-hand", title=title, hand=called, cards=marked_cards(lit))
        yield Figure(example.id, seat, len(won), title, heading(called), held, board, alt)


def _board(result: Result, share: Share, used: Collection[int]) -> tuple[tuple[LitCard | None, ...], ...]:
    layout = layout_in_force(result.game, result.table.outcomes)
    if layout is None or share.board == (0, 0):
        return ()
    cards = {**result.table.board, **(result.table.aside or {})}
    aside = result.table.aside or {}
    groups = _groups(layout)
    return tuple(
        tuple(
            LitCard(text(cards[slot]), cards[slot] in used, slot in aside, groups.get(slot, -1))
            if slot in cards
            else None
            for slot in row
        )
        for row in layout.grid
    )


def _groups(layout: Layout) -> dict[str, int]:
    """Slot -> the number of its group, where every slot belongs to one of several."""
    groups = layout.one_from_each or tuple(line.slots for line in layout.lines)
    slots = [slot for group in groups for slot in group]
    if len(groups) < 2 or len(slots) > len(set(slots)):
        return {}
    return {slot: number for number, group in enumerate(groups) for slot in group}


def _rows(game: Game, example: Example, result: Result) -> Iterator[Figure]:
    """Both layouts of the first pair, row by row."""
    outcome, names = result.outcome, list(result.outcome.layouts)
    pair = next(iter(outcome.pairs), None)
    seats = ((pair.first, 1), (pair.second, -1)) if pair else ((0, 1),)
    for seat, sign in seats:
        layout, name = outcome.layouts[names[seat]], names[seat]
        won = {row.id for row in game.open_face.rows if not pair or pair.rows[row.id] * sign > 0}
        rows = tuple(
            tuple(LitCard(text(card), row.id in won) for card in layout[row.id])
            for row in game.open_face.rows
        )
        said = [
            say("picture-row", row=heading(written(row.name)), hand=hand_name(row.ranking, layout[row.id]))
            for row in game.open_face.rows
            if row.id in won
        ]
        points = pair.points * sign if pair else outcome.points[name]
        title = say(
            "picture-points",
            seat=name,
            points=f"{'+' if points > 0 else '−' if points < 0 else ''}{abs(points)}",
        )
        alt = joined([say("picture-rows", seat=name), *said])
        yield Figure(example.id, name, 0, title, listed(said), (), rows, alt)

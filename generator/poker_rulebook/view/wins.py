"""What wins, shown by an executed example: the cards of the winning hand are lit, the others fade.

It is the plainest example of a game that shows each share won: no ties, no joker, at the showdown alone if there is
one, few seats. An open-face game shows the rows of both players; a row that wins is lit.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.parts import Layout, Share
from poker_rulebook.cards import JOKER_BUG, JOKER_WILD, text
from poker_rulebook.play.comparing import layout_in_force, own_for, shares_in_force
from poker_rulebook.play.examples import Result, run
from poker_rulebook.play.judging import Tableau
from poker_rulebook.play.openface import LaidOut
from poker_rulebook.play.rows import rules_of
from poker_rulebook.ranking import Ranking
from poker_rulebook.view.example_views import Figure, LitCard
from poker_rulebook.view.sentences import Phrase, heading, joined, listed, say, signed, written
from poker_rulebook.view.text import marked_cards
from poker_rulebook.view.wording import hand_name, share_name

NO_LOWS = (
    "one-pair", "two-pair", "three-of-a-kind", "straight", "flush", "full-house", "four-of-a-kind", "straight-flush",
)  # fmt: skip


def figures(book: Book, game: Game) -> tuple[Figure, ...]:
    """A figure for each share that the plainest telling example awards; none where no example has a showdown."""
    return figures_of(game, partial(run, book))


def figures_of(game: Game, play: Callable[[Game, Example], Result]) -> tuple[Figure, ...]:
    """The same. play    plays an example of the game"""
    run_so_far = ((example, play(game, example)) for example in game.examples if not example.options)
    found = [
        (strangeness, number, example, result)
        for number, (example, result) in enumerate(run_so_far)
        if (strangeness := _strangeness(game, example, result))
    ]
    if not found:
        return ()
    *_, example, result = min(found, key=lambda one: one[:2])
    if result.outcome is not None:
        return tuple(_rows(game, example, result.outcome))
    return tuple(_shares(example, result, result.table)) if result.table else ()


def _strangeness(game: Game, example: Example, result: Result) -> tuple[int, ...]:
    """How much of the example would have to be explained first, the worst first; () where nothing is compared."""
    if result.outcome is not None:
        laid = result.outcome
        fouls = sum(score.fouled for score in laid.scores.values())
        shared = any(0 < list(pair.rows.values()).count(1) < len(pair.rows) for pair in laid.pairs)
        return (not laid.pairs, fouls, not shared, result.deal is not None, len(laid.layouts))
    if result.table is None or not result.judgement.shares:
        return ()
    won = [verdict.winners for verdict in result.judgement.shares.values() if verdict.winners]
    made = [
        (game.share(name).ranking, verdict.counted[seat] or ())
        for name, verdict in result.judgement.shares.items()
        for seat in verdict.winners
    ]
    return (
        max(len(shares_in_force(game, way)) for way in game.ways) - len(won),
        sum(len(winners) > 1 for winners in won),
        bool(result.table.community),
        len(won) - len({seat for winners in won for seat in winners}),
        sum(not {JOKER_BUG, JOKER_WILD}.isdisjoint(cards) for _, cards in made),
        sum(ranking.size - len(cards) for ranking, cards in made),
        sum(_no_low(ranking, cards) for ranking, cards in made),
        -sum(ranking.value(cards) for ranking, cards in made if ranking.rules.wins_lowest),
        result.hand is not None,
        len(example.seats),
    )


def _no_low(ranking: Ranking, cards: Sequence[int]) -> bool:
    """Whether a hand that wins as a low is a pair, a straight or the like."""
    return ranking.rules.wins_lowest and ranking.made(cards).category in NO_LOWS


def _shares(example: Example, result: Result, table: Tableau) -> Iterator[Figure]:
    won = {name: verdict for name, verdict in result.judgement.shares.items() if verdict.winners}
    for name, verdict in won.items():
        share, seat = result.game.share(name), verdict.winners[0]
        own = own_for(share, table.held[seat], table.community)
        used = set(verdict.hands[seat] or ())
        called = hand_name(share.ranking, verdict.counted[seat] or (), own)
        held = tuple(LitCard(text(card), card in used) for card in own)
        board = _board(result.game, table, share, used)
        title = heading(share_name(share)) if len(won) > 1 else say("picture-wins")
        lit = " ".join(card.card for row in (held, *board) for card in row if card and card.lit)
        alt = say("picture-hand", title=title, hand=called, cards=marked_cards(lit))
        yield Figure(example.id, seat, len(won), title, heading(called), held, board, alt)


def _board(
    game: Game, table: Tableau, share: Share, used: Collection[int]
) -> tuple[tuple[LitCard | None, ...], ...]:
    layout, aside = layout_in_force(game, table.outcomes), table.aside or {}
    if layout is None or share.board == (0, 0):
        return ()
    cards, groups = {**table.board, **aside}, _groups(layout)

    def lit(slot: str) -> LitCard | None:
        if slot not in cards:
            return None
        return LitCard(text(cards[slot]), cards[slot] in used, slot in aside, groups.get(slot, -1))

    return tuple(tuple(map(lit, row)) for row in layout.grid)


def _groups(layout: Layout) -> dict[str, int]:
    """Slot -> the number of its group, where every slot belongs to one of several."""
    groups = layout.one_from_each or tuple(line.slots for line in layout.lines)
    slots = [slot for group in groups for slot in group]
    if len(groups) < 2 or len(slots) > len(set(slots)):
        return {}
    return {slot: number for number, group in enumerate(groups) for slot in group}


def _rows(game: Game, example: Example, laid: LaidOut) -> Iterator[Figure]:
    """Both layouts of the first pair, row by row; a layout by itself is lit as a whole."""
    names, rules = list(laid.layouts), rules_of(game)
    pair = next(iter(laid.pairs), None)
    for seat, sign in ((pair.first, 1), (pair.second, -1)) if pair else ((0, 1),):
        name, layout = names[seat], laid.layouts[names[seat]]
        won = [row for row in rules.rows if not pair or pair.rows[row.id] * sign > 0]
        cards = tuple(tuple(LitCard(text(c), row in won) for c in layout[row.id]) for row in rules.rows)
        said: list[Phrase] = [
            say("picture-row", row=heading(written(row.name)), hand=hand_name(row.ranking, layout[row.id]))
            for row in won
        ]
        title = say(
            "picture-points", seat=name, points=signed(pair.points * sign if pair else laid.points[name])
        )
        alt = joined([say("picture-rows", seat=name), *said])
        yield Figure(example.id, name, 0, title, listed(said), (), cards, alt)

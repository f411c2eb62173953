"""Worked examples on a page: who wins what, the board, the hand as players tell it; and a hand of which a reader is asked who wins."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import MAIN, Example, Game
from poker_rulebook.book.parts import Layout, Share
from poker_rulebook.book.problems import json_text
from poker_rulebook.book.steps import DealToBoard, only
from poker_rulebook.cards import JOKER_BUG, JOKER_WILD, text, texts
from poker_rulebook.document.views import (
    AskedHand,
    AskedSeat,
    Board,
    ExampleView,
    Figure,
    LayoutRow,
    LayoutView,
    LitCard,
)
from poker_rulebook.language.sentences import Phrase, heading, listed, name_of, say, signed, unbroken, written
from poker_rulebook.language.text import marked_cards
from poker_rulebook.language.wording import hand_name, seated, share_name, short_name
from poker_rulebook.narrative import open_face_hand
from poker_rulebook.narrative.narrative import Teller, narrative, result
from poker_rulebook.narrative.showdown import because, shown
from poker_rulebook.narrative.walk import walk
from poker_rulebook.play.comparing import all_of, layout_in_force, own_for, shares_in_force
from poker_rulebook.play.judging import Tableau, compared_at
from poker_rulebook.play.openface import read_fantasyland
from poker_rulebook.play.reasons import reasons
from poker_rulebook.play.rows import Judged, rules_of
from poker_rulebook.play.script import Result, key_of, run
from poker_rulebook.ranking import Ranking
from poker_rulebook.rules.pictures import board_picture
from poker_rulebook.rules.scales import USUAL_ORDER

# --- worked examples on a page: who wins what, the board, and the hand as players tell it


def example_view(book: Book, game: Game, example: Example) -> ExampleView:
    """An example, executed, kept for the book. The game has passed `check`, so the result is the one that its file states."""
    key, found = key_of(game, example), run(book, game, example)
    if book.memo.views.get(key, (None, None))[0] is not found:
        book.memo.views[key] = (found, result_view(game, example, found, stepped=True))
    view: ExampleView = book.memo.views[key][1]
    return view


def result_view(game: Game, example: Example, found: Result, *, stepped: bool) -> ExampleView:
    """An example with its result. stepped    whether its hand is also wanted step by step"""
    names = list(example.seats)
    pictures: tuple[LayoutView, ...] = ()
    teller: Teller | None = None
    if found.outcome is not None:
        who_wins, lines = open_face_hand.example(found.game, found.outcome, found.deal, example)
        pictures = _layouts(found.game, example, found.outcome)
    elif found.hand is not None:
        who_wins = result(found.hand, names)
        teller = Teller(found.hand, names, found.allowed)
        lines = narrative(found.hand, names, teller)
    else:
        assert found.table is not None
        who_wins, lines = shown(found.game, found.table, found.judgement, example)
    played = (found.hand or found.deal) if stepped else None
    return ExampleView(
        id=example.id,
        title=seated(example.title),
        conditions=tuple(_conditions(game, example, told=found.hand is not None)),
        result=who_wins,
        board=_board(found),
        lines=lines,
        layouts=pictures,
        chosen=example.print,
        walk=walk(played, names, teller) if played else None,
        asked=tuple(_asked(found.game, example)) if stepped and not played else (),
    )


ASKED = ("seats", "board", "rolls", "chosen", "declared", "exposed", "pot", "fantasyland", "stacks")


def _asked(game: Game, example: Example) -> Iterator[tuple[str, str]]:
    yield "game", game.id
    if game.choices:
        yield "options", json_text(game.choices)
    yield "q", json_text({key: value for key in ASKED if (value := getattr(example, key)) is not None})


def _conditions(game: Game, example: Example, *, told: bool) -> Iterator[Phrase]:
    """The choices of an example other than the default, without the format where a told hand names it."""
    for option, choice in example.options.items():
        if option != "limit":
            found = next(o for o in game.options if o.id == option)
            yield written(next(c for c in found.choices if c.id == choice).text or {})
        elif not told:
            yield heading(say(f"limit-{choice}"))


def _board(found: Result) -> Board | None:
    """The board at the showdown, unless it lies in one line."""
    table, layout = found.table, layout_in_force(found.game, found.table.outcomes) if found.table else None
    if table is None or layout is None or layout.id == MAIN:
        return None
    there = table.board or table.aside  # otherwise the game that was chosen has no board
    return board_picture(found.game, layout, table.board, table.aside) if there else None


def _layouts(game: Game, example: Example, outcome: Judged[str]) -> tuple[LayoutView, ...]:
    """Finished layouts of an open-face game, in the order of the seats."""
    there = read_fantasyland(game, example.fantasyland, list(example.seats))
    return tuple(_layout(game, example, outcome, seat, seat in there) for seat in outcome.layouts)


def _layout(game: Game, example: Example, outcome: Judged[str], seat: str, there: bool) -> LayoutView:
    score, points = outcome.scores[seat], outcome.points[seat]
    rows = []
    for row in rules_of(game).rows:
        cards, royalty = outcome.layouts[seat][row.id], score.royalties.get(row.id, 0)
        best, made = texts(row.ranking.best(cards)[1]), hand_name(row.ranking, cards)
        earned = unbroken(signed(royalty)) if royalty else ""
        rows.append(LayoutRow(heading(written(row.name)), best, made, earned))
    marks = [say("rows-mark-there")] if there else []
    marks += [say("rows-mark-foul")] if score.fouled else []
    before = (example.stacks or {}).get(seat)
    after = None if before is None else before + points
    return LayoutView(
        say("seat", seat=seat),
        tuple(rows),
        tuple(marks),
        score.fouled,
        unbroken(signed(points)),
        before,
        after,
    )


# What wins, shown by an example: the cards of the winning hand are lit, the others fade


def figures(game: Game, play: Callable[[Game, Example], Result]) -> tuple[Figure, ...]:
    """A figure for each share that the plainest example awards; none where no example has a showdown.

    An example is plain without ties and jokers, with few seats, and if it has a showdown alone. An open-face game shows
    the rows of both players; a row that wins is lit. play    plays an example of the game
    """
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
    """Counts of what a reader would need explained, the worst first: fewer is plainer. () where nothing is compared."""
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
    """Whether a hand that wins because it is low is a pair, a straight or the like."""
    return ranking.rules.wins_lowest and ranking.made(cards).category in USUAL_ORDER[:-1]


def _shares(example: Example, result: Result, table: Tableau) -> Iterator[Figure]:
    won = {name: verdict for name, verdict in result.judgement.shares.items() if verdict.winners}
    for name, verdict in won.items():
        share, seat = result.game.share(name), verdict.winners[0]
        own = own_for(share, table.held[seat], table.community)
        used = set(verdict.hands[seat] or ())
        called = hand_name(share.ranking, verdict.counted[seat] or (), own)
        held = tuple(LitCard(text(card), card in used) for card in own)
        board = _lit_board(result.game, table, share, used)
        title = heading(share_name(share)) if len(won) > 1 else say("picture-wins")
        lit = " ".join(card.card for row in (held, *board) for card in row if card and card.lit)
        alt = say("picture-hand", title=title, hand=called, cards=marked_cards(lit))
        yield Figure(example.id, seat, len(won), title, heading(called), held, board, alt)


def _lit_board(
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
    """Slot -> the number of its group; empty unless there are several groups that share no slot."""
    groups = layout.one_from_each or tuple(line.slots for line in layout.lines)
    slots = [slot for group in groups for slot in group]
    if len(groups) < 2 or len(slots) > len(set(slots)):
        return {}
    return {slot: number for number, group in enumerate(groups) for slot in group}


def _rows(game: Game, example: Example, laid: Judged[str]) -> Iterator[Figure]:
    """Figures of both layouts of the first pair, row by row; a single layout is lit as a whole."""
    names, rules = list(laid.layouts), rules_of(game)
    pair = next(iter(laid.pairs), None)
    for seat, sign in ((pair.first, 1), (pair.second, -1)) if pair else ((0, 1),):
        name, layout = names[seat], laid.layouts[names[seat]]
        won = [row for row in rules.rows if not pair or pair.rows[row.id] * sign > 0]
        cards = tuple(tuple(LitCard(text(c), row in won) for c in layout[row.id]) for row in rules.rows)
        said = [
            say("picture-row", row=written(row.name), hand=hand_name(row.ranking, layout[row.id]))
            for row in won
        ]
        points = pair.points * sign if pair else laid.points[name]
        title = say("picture-points", seat=name, points=signed(points))
        alt = say("picture-rows", seat=name, rows=said) if said else say("picture-no-row", seat=name)
        yield Figure(example.id, name, 0, title, heading(listed(said)), (), cards, alt)


# --- a hand of which somebody is asked who wins


def asked_hand(book: Book, name: str) -> AskedHand:
    """The hand of an example that is a plain showdown.    name    GAME/EXAMPLE, which has passed `check`"""
    id_, _, hand = name.partition("/")
    game = book.games[id_]
    example = next(example for example in game.examples if example.id == hand)
    found = run(book, game, example)
    assert found.table is not None
    share, compared, seats = game.showdown[0], compared_at(game, found.table), list(example.seats)
    verdict = found.judgement.shares[share.id]
    reason = reasons(compared, share, [seats.index(seat) for seat in verdict.winners])[0]
    hands = [
        short_name(share.ranking, verdict.counted[seat] or (), compared.own(share, n))
        for n, seat in enumerate(seats)
    ]
    own = [texts(all_of(found.table.held[seat])) for seat in seats]
    streets = (texts(found.table.board[slot] for slot in step.slots) for step in only(DealToBoard, game.play))
    return AskedHand(
        game=id_,
        name=name_of(game.short or game.name),
        seats=tuple(map(AskedSeat, seats, own, hands)),
        board=tuple(streets),
        winners=tuple(verdict.winners),
        why=because(compared, share, seats, reason),
        lit=frozenset(card for cards in reason.cards.values() for card in texts(cards).split()),
        made=frozenset(card for seat in verdict.winners for card in texts(verdict.hands[seat] or ()).split()),
    )

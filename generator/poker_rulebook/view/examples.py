"""Boards, and worked examples as they are shown: cards, board, story, and who wins with what."""

from __future__ import annotations

from collections.abc import Mapping

from poker_rulebook.book.build import MAIN
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.parts import Layout
from poker_rulebook.book.steps import Roll
from poker_rulebook.cards import text, texts
from poker_rulebook.play.comparing import layout_in_force, own_for
from poker_rulebook.play.examples import Result, run
from poker_rulebook.play.judging import Tableau, Verdict
from poker_rulebook.play.layouts import LaidOut
from poker_rulebook.play.pots import plays_for
from poker_rulebook.view import layouts
from poker_rulebook.view.example_views import (
    Board,
    Cell,
    ExampleView,
    Group,
    SeatView,
    ShareResult,
    ShownHand,
)
from poker_rulebook.view.phrases import card_label
from poker_rulebook.view.sentences import Phrase, heading, joined, listed, say, unbroken, written
from poker_rulebook.view.shares import one_from_each
from poker_rulebook.view.steps import boards_dealt, removes_lines, roll_told
from poker_rulebook.view.story import hand_turns
from poker_rulebook.view.telling import card_marks, declared_line
from poker_rulebook.view.text import marked_cards
from poker_rulebook.view.wording import hand_name, share_name


def game_boards(game: Game) -> tuple[Board, ...]:
    """The boards that need a picture: all but one plain line of cards."""
    return tuple(board_picture(game, layout, {}) for layout in game.layouts if layout.id != MAIN)


def board_picture(
    game: Game, layout: Layout, cards: Mapping[str, int], aside: Mapping[str, int] | None = None
) -> Board:
    """One layout with the cards that are known; aside: those of them that are out of play."""
    streets = {slot: step.id for step in game.board_deals for slot in step.slots}
    out = aside or {}
    known = {slot: text(card) for slot, card in (*cards.items(), *out.items())}
    rows = tuple(
        tuple(Cell(slot, known.get(slot, ""), streets.get(slot, ""), slot in out) for slot in row)
        for row in layout.grid
    )
    named = tuple(Group(g.id, written(g.name), g.slots) for g in layout.lines if g.name)
    groups = named if len(named) > 1 else ()
    shown = tuple(say("alt-row", slots=tuple(_spoken(c) for c in row if c.slot)) for row in rows)
    return Board(
        id=layout.id or "board",
        name=heading(written(layout.name)) if layout.name else "",
        rows=rows,
        groups=groups,
        note=_note(game, layout, len(groups)),
        alt=say("alt-board", n=len(shown), rows=shown),
    )


def _spoken(cell: Cell) -> Phrase:
    """A place as a screen reader says it: its card in words, or its label."""
    said = card_label(cell.card) if cell.card else cell.slot
    return say("alt-out", card=said) if cell.out else said


def _note(game: Game, layout: Layout, groups: int) -> Phrase:
    if layout.one_from_each:
        return one_from_each(layout)
    if removes_lines(game):
        return say("board-rows", r=groups)
    if boards_dealt(game):
        return say("board-parallel", n=groups)
    return say("board-groups", n=groups) if groups else ""


def example_view(book: Book, game: Game, example: Example) -> ExampleView:
    """The executed example. The game has passed `check`, so that it comes out as written."""
    result = run(book, game, example)
    if result.outcome is not None:
        return _rows_view(result, result.outcome, game, example)
    hand, table, shares = result.hand, result.table, result.judgement.shares
    names, actions = list(example.seats), example.actions or {}
    return ExampleView(
        id=example.id,
        title=written(example.title),
        conditions=tuple(_conditions(game, example, result)),
        seats=_seats(result.game, example, result),
        board=_board(result),
        turns=hand_turns(result.game, names, hand.log, actions) if hand else (),
        shares=tuple(_share(result, table, *verdict) for verdict in shares.items()) if table else (),
        chips=tuple(_chips(example, result)),
    )


def _rows_view(result: Result, outcome: LaidOut, game: Game, example: Example) -> ExampleView:
    """The example of an open-face game."""
    chosen = [_choice(game, *pair) for pair in example.options.items()]
    deal = result.deal
    return ExampleView(
        id=example.id,
        title=written(example.title),
        conditions=(*chosen, *layouts.fantasyland_conditions(result.game, example)),
        seats=(),
        board=None,
        turns=layouts.deal_turns(result.game, list(example.seats), deal.log) if deal else (),
        shares=(),
        chips=layouts.remarks(result.game, example, outcome),
        layouts=layouts.layouts(result.game, example, outcome),
        settlement=layouts.settlement(result.game, outcome),
    )


def _conditions(game: Game, example: Example, result: Result) -> list[Phrase]:
    """Choices other than the default, the stakes, and what the dice show."""
    out = []
    for option, choice in example.options.items():
        out.append(_choice(game, option, choice))
    if example.stakes:
        stakes = [(_stake_name(result.game, name), chips) for name, chips in example.stakes.items()]
        out.append(heading(listed(unbroken(say("stake", name=n, chips=chips)) for n, chips in stakes)))
    for roll, total in (example.rolls or {}).items():
        out.append(roll_told(game.step(roll, Roll), total))
    for choice, outcome in (example.chosen or {}).items():
        name = next(written(o.name) for o in game.question(choice).outcomes if o.id == outcome)
        out.append(say("tell-game", outcome=name))
    if example.declared:
        out.append(joined([declared_line(game, *pair) for pair in example.declared.items()]))
    for seat, cards in (example.exposed or {}).items():
        out.append(say("tell-dealt-up", seat=seat, cards=marked_cards(cards)))
    if result.hand is None and result.table and result.table.aside:
        out.append(say("tell-out-of-play", cards=card_marks(_out_of_play(result.game, result.table))))
    return out


def _out_of_play(game: Game, table: Tableau) -> list[int]:
    """Board cards that do not count any more, as they lie."""
    layout = layout_in_force(game, table.outcomes)
    aside, rows = table.aside or {}, layout.grid if layout else ()
    return [aside[slot] for row in rows for slot in row if slot in aside]


def _choice(game: Game, option: str, choice: str) -> Phrase:
    if option == "limit":
        return heading(say(f"limit-{choice}"))
    found = next(o for o in game.options if o.id == option)
    return written(next(c for c in found.choices if c.id == choice).text or {})


def _stake_name(game: Game, name: str) -> Phrase:
    key = name.replace("_", "-")
    if key == "small-bet" and game.limit != "fixed-limit":
        return say("stakes-minimum-bet")
    return say(f"stakes-{key}" if key.endswith("bet") else f"forced-{key}")


def _seats(game: Game, example: Example, result: Result) -> tuple[SeatView, ...]:
    names = {part.id: written(part.name) for part in game.divided}
    out = []
    for index, (seat, own) in enumerate(example.seats.items()):
        hands = tuple((names[k], v) for k, v in own.items()) if isinstance(own, dict) else (("", own),)
        before = example.stacks[seat] if example.stacks else None
        after = result.hand.stacks[index] if result.hand is not None else None
        out.append(SeatView(seat, hands, before, after))
    return tuple(out)


def _board(result: Result) -> Board | None:
    """The board at the showdown; a told hand opens a plain board in its story."""
    if result.table is None:
        return None
    layout = layout_in_force(result.game, result.table.outcomes)
    if layout is None or (layout.id == MAIN and result.hand is not None):
        return None
    if not result.table.board and not result.table.aside:  # no board in the game that was chosen
        return None
    return board_picture(result.game, layout, result.table.board, result.table.aside)


def _share(result: Result, table: Tableau, name: str, verdict: Verdict) -> ShareResult:
    share = result.game.share(name)
    hands = []
    for seat, cards in verdict.hands.items():
        if not plays_for(table.declared, seat, name):
            continue
        counted = verdict.counted[seat]
        if cards is None or counted is None:
            hands.append(ShownHand(seat, say("hand-none"), "", False))
        else:
            own = own_for(share, table.held[seat], table.community)
            called = hand_name(share.ranking, counted, own)
            hands.append(ShownHand(seat, called, texts(cards), seat in verdict.winners))
    title = heading(share_name(share)) if len(result.judgement.shares) > 1 else ""
    return ShareResult(name, title, tuple(hands), _outcome(result, table, name, hands))


def _outcome(result: Result, table: Tableau, name: str, hands: list[ShownHand]) -> Phrase:
    winners = [hand for hand in hands if hand.wins]
    if not winners:
        return _not_won(result, table, name, hands)
    if len(winners) == 1:
        return say("result-winner", seat=winners[0].seat, hand=winners[0].name)
    key = "result-tie-two" if len(winners) == 2 else "result-tie"
    return say(key, seats=tuple(hand.seat for hand in winners), hand=winners[0].name)


def _not_won(result: Result, table: Tableau, name: str, hands: list[ShownHand]) -> Phrase:
    """Why nobody wins a share, and which one takes its part."""
    won = [other for other, verdict in result.judgement.shares.items() if verdict.winners]
    if table.declared:
        key = "result-not-won-otherwise" if won else "result-not-won"
        return say(key, **({"other": share_name(result.game.share(won[0]))} if won else {}))
    if result.game.first_won and any(hand.cards for hand in hands):
        return say("result-first-won", other=share_name(result.game.share(won[0])))
    otherwise = result.game.share(name).otherwise
    if otherwise in won:
        return say("result-nobody-otherwise", other=share_name(result.game.share(otherwise)))
    return say("result-nobody")


def _chips(example: Example, result: Result) -> list[Phrase]:
    chips = result.judgement.chips
    if not chips or example.pot is None:
        return []
    if result.judgement.left:
        why = "carry-over" if result.judgement.shares else "house-wins"
        return [say(f"tell-left-{why}", chips=result.judgement.left)]
    paid = {seat: n for seat, n in chips.items() if n}
    if len(paid) == 1:
        return [say("tell-takes-all", seat=next(iter(paid)), pot=example.pot)]
    lines = [say("tell-takes", seat=seat, chips=n, pot=example.pot) for seat, n in paid.items()]
    return [joined(lines)]

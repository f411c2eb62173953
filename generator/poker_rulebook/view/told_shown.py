"""An example that begins at the showdown: board and hands, every share, and how the pot is divided."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.model import Example
from poker_rulebook.book.parts import Share
from poker_rulebook.book.steps import Roll
from poker_rulebook.play.boards import outcome_of
from poker_rulebook.play.comparing import layout_in_force
from poker_rulebook.play.examples import Result
from poker_rulebook.play.judging import compared_at
from poker_rulebook.play.pots import ALL, Award, Pot
from poker_rulebook.play.pots import awards as paid_for
from poker_rulebook.view.example_views import ToldLine
from poker_rulebook.view.sentences import Phrase, heading, joined, listed, say, written
from poker_rulebook.view.text import marked_cards
from poker_rulebook.view.told import headed, titled
from poker_rulebook.view.told_acts import flow
from poker_rulebook.view.told_awards import (
    awards,
    contests,
    fails,
    nobody,
    odd_between,
    share_of,
    winners,
    within,
)
from poker_rulebook.view.told_cards import card_marks, declarations, on_board, outcome, rolled
from poker_rulebook.view.told_hands import Showdown, contest


def shown(result: Result, example: Example) -> tuple[Phrase, tuple[ToldLine, ...]]:
    """Who wins what, and the lines of the example."""
    table = result.table
    assert table is not None
    names = list(table.held)
    compared = compared_at(result.game, table)
    every = Pot(example.pot or 0, tuple(range(len(names))))
    paid = paid_for(result.game, compared, [every]) if result.judgement.shares and example.pot else []
    won = paid or [
        Award(0, share, names.index(seat), 0, 0)
        for share, verdict in result.judgement.shares.items()
        for seat in verdict.winners
    ]
    end = Showdown(result.game, names, compared, every.seats, won, full=True)
    lines = [*_head(result, example, end), *_cards(result, example)]
    if table.declared:
        lines.append(titled("declared", say("told-declared"), declarations(result.game, table.declared)))
    if result.judgement.shares:
        lines += _results(end, example.pot)
    left = _left(result)
    if left:
        lines.append(ToldLine("left", "", left))
    return heading(flow([*_winners(end, example.pot), *([left] if left else [])])), tuple(lines)


def _left(result: Result) -> Phrase:
    if not result.judgement.left:
        return ""
    why = "carry-over" if result.judgement.shares else "house-wins"
    return say(f"told-left-{why}", chips=result.judgement.left)


def _head(result: Result, example: Example, end: Showdown) -> Iterator[ToldLine]:
    title = say("told-only-pot", chips=example.pot) if example.pot else say("told-only")
    text: list[Phrase] = []
    for roll, total in (example.rolls or {}).items():
        step = result.game.step(roll, Roll)
        down = outcome_of(step, total).turns_down
        aside = result.table.aside if result.table and result.table.aside else {}
        text.append(rolled(step, total, (aside[down],) if down in aside else ()))
    for choice, word in (example.chosen or {}).items():
        text.append(say("told-game", outcome=outcome(result.game, choice, word)))
    if _odd_by_button(end):
        text.append(say("told-sits-first", seat=end.names[0]))
    yield headed(title, joined(text))


def _odd_by_button(end: Showdown) -> bool:
    """Whether a seat receives an odd chip because of where it sits."""
    lucky = [w.share for w in end.paid if isinstance(w, Award) and w.odd]
    by = {share.id: end.game.odd_chips_within(share) for share in end.compared.shares}
    return any(by.get(share, "button") == "button" for share in lucky)


def _cards(result: Result, example: Example) -> Iterator[ToldLine]:
    """The board, and the hands as they were held at the showdown."""
    table, game = result.table, result.game
    assert table is not None
    called = {part.id: written(part.name) for part in game.divided}
    seats: list[Phrase] = []
    for seat, held in table.held.items():
        if isinstance(held, tuple):
            seats.append(say("told-holds", seat=seat, cards=card_marks(held)))
        else:
            hands = [say("told-hand-of", name=called[k], cards=card_marks(c)) for k, c in held.items()]
            seats.append(say("told-divided", seat=seat, hands=listed(hands)))
    text: list[Phrase] = []
    board = table.board | (table.aside or {})
    layout = layout_in_force(game, table.outcomes)
    if board:
        text.append(say("told-sentence", text=on_board(game, board, layout)))
    if table.aside and not any(outcome.turns_down for step in game.rolls for outcome in step.outcomes):
        slots = [slot for row in layout.grid for slot in row] if layout else list(table.aside)
        out = tuple(table.aside[slot] for slot in slots if slot in table.aside)
        text.append(say("told-out", cards=card_marks(out)))
    if table.community:
        text.append(say("told-community", cards=card_marks(table.community)))
    apart = say("told-apart", items=seats) if called else listed(seats)
    text.append(say("told-sentence", text=apart))
    for seat, cards in (example.exposed or {}).items():
        text.append(say("told-dealt-up", seat=seat, cards=marked_cards(cards)))
    yield titled("cards", say("word-board" if board else "told-hands"), flow(text))


def _results(end: Showdown, pot: int | None) -> Iterator[ToldLine]:
    shares = end.compared.shares
    if len(shares) == 1 or end.game.first_won or any(w.share == ALL for w in end.paid):
        text = contests(end, [share for share in shares if _shows(end, share.id)])
        if pot:
            text += awards(end, hands=False)
        elif not end.paid:
            text.append(nobody(end))
        yield titled("showdown", say("told-showdown"), flow(text))
        return
    won = {share.id: sum(w.chips for w in end.paid if w.share == share.id) for share in shares}
    if pot and all(won.values()):
        parts = [say("told-part", share=share_of(end.game, s), chips=won[s.id]) for s in shares]
        text = [say("told-sentence", text=listed(parts)), *odd_between(end)]
        yield titled("halves", say("told-halves" if len(shares) == 2 else "told-parts"), flow(text))
    for share in shares:
        yield titled(share.id, share_of(end.game, share), _of_share(end, share, pot))
    paid = {end.names[seat]: sum(w.chips for w in end.paid if w.seat == seat) for seat in end.seats}
    paid = {name: n for name, n in sorted(paid.items(), key=lambda each: -each[1]) if n}
    if pot and paid:
        items = [say("told-stack", seat=name, chips=n) for name, n in paid.items()]
        seats = tuple(_quartered(end))
        quarter = (
            say("told-quarter" if len(seats) == 1 else "told-quarter-more", seats=seats) if seats else ""
        )
        total = joined([say("told-sentence", text=listed(items)), quarter])
        yield titled("total", say("told-total"), total)


def _shows(end: Showdown, share: str) -> bool:
    """Whether hands are compared for a share: not for one that counts only where another is not won."""
    ids = [other.id for other in end.compared.shares]
    won = [w.share for w in end.paid if w.share != ALL]
    return not end.game.first_won or not won or ids.index(share) <= ids.index(won[0])


def _of_share(end: Showdown, share: Share, pot: int | None) -> Phrase:
    """The hands of one share, and its chips."""
    text = [contest(end, share)] if end.hands(share) else []
    won = [w for w in end.paid if w.share == share.id]
    if not won:
        return flow([*text, *fails(end, [share])])
    if not pot:
        return flow(text)
    names = [end.names[w.seat] for w in won]
    if len(won) == 1:
        return flow([*text, say("told-wins", seat=names[0], chips=won[0].chips)])
    if len({w.chips for w in won}) == 1:
        return flow([*text, say("told-tie", seats=names, chips=won[0].chips)])
    each = [say("told-gets", seat=name, chips=w.chips) for name, w in zip(names, won, strict=True)]
    divided = say("told-divides", chips=sum(w.chips for w in won), won=each)
    return flow([*text, divided, within(end, share, won)])


def _quartered(end: Showdown) -> Iterator[str]:
    """Who shares one half and has no part in the other."""
    if len(end.compared.shares) != 2:
        return
    for seat in end.seats:
        mine = [w for w in end.paid if w.seat == seat]
        others = [w for w in end.paid if mine and w.share == mine[0].share]
        if len(mine) == 1 and len(others) == 2 and len({w.share for w in end.paid}) == 2:
            yield end.names[seat]


def _winners(end: Showdown, pot: int | None) -> list[Phrase]:
    """Who wins with what, for the top of the example."""
    if pot and end.paid:
        return awards(end, hands=True, cards=False, odd=False)
    if not end.paid:
        return [nobody(end)] if end.compared.shares else []
    return winners(end)

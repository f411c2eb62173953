"""An example that begins at the showdown, with board and hands: who wins what, and the lines that tell it."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.parts import Share
from poker_rulebook.book.steps import Roll
from poker_rulebook.play.boards import outcome_of
from poker_rulebook.play.comparing import layout_in_force
from poker_rulebook.play.judging import Judgement, Tableau, compared_at
from poker_rulebook.play.pots import ALL, Award, Pot
from poker_rulebook.play.pots import awards as paid_for
from poker_rulebook.view.sentences import Phrase, flow, heading, joined, listed, say, sentence, written
from poker_rulebook.view.text import marked_cards
from poker_rulebook.view.told.betting import matched
from poker_rulebook.view.told.cards import card_marks, declarations, on_board, outcome, rolled
from poker_rulebook.view.told.lines import ToldLine, headed, titled
from poker_rulebook.view.told.showdown import (
    Showdown,
    awards,
    contest,
    contests,
    fails,
    nobody,
    odd_between,
    odd_within,
    share_of,
    winners,
)


def shown(
    game: Game, table: Tableau, found: Judgement, example: Example
) -> tuple[Phrase, tuple[ToldLine, ...]]:
    """Who wins what, and the lines of the example."""
    names, shares = list(table.held), found.shares
    compared = compared_at(game, table)
    every = Pot(example.pot or 0, tuple(range(len(names))))
    paid = paid_for(game, compared, [every]) if shares and example.pot else []
    won = paid or [
        Award(0, share, names.index(seat), 0, 0)
        for share, verdict in shares.items()
        for seat in verdict.winners
    ]
    end = Showdown(names, compared, every.seats, won, full=True)
    lines = [_head(game, table, example, end), _cards(game, table, example)]
    if table.declared:
        lines.append(titled("declared", say("told-declared"), declarations(game, table.declared)))
    if shares:
        lines += _results(end, example.pot)
    why = "carry-over" if shares else "house-wins"
    paying = [*matched([(seat, -chips) for seat, chips in found.chips.items() if chips < 0])]
    left = joined([*paying, say(f"told-left-{why}", chips=found.left) if found.left else ""])
    if left:
        lines.append(ToldLine("left", "", left))
    return heading(flow([*_winners(end, example.pot), left])), tuple(lines)


def _head(game: Game, table: Tableau, example: Example, end: Showdown) -> ToldLine:
    title = say("told-only-pot", chips=example.pot) if example.pot else say("told-only")
    aside = table.aside or {}
    text: list[Phrase] = []
    for roll, total in (example.rolls or {}).items():
        step = game.step(roll, Roll)
        down = outcome_of(step, total).turns_down
        text.append(rolled(step, total, (aside[down],) if down in aside else ()))
    for choice, word in (example.chosen or {}).items():
        text.append(say("told-game", outcome=outcome(game, choice, word)))
    if _odd_by_button(end):
        text.append(say("told-sits-first", seat=end.names[0]))
    return headed(title, joined(text))


def _odd_by_button(end: Showdown) -> bool:
    """Whether a seat receives an odd chip because of where it sits."""
    lucky = {w.share for w in end.paid if isinstance(w, Award) and w.odd}
    elsewhere = (
        share.id for share in end.shares if share.id in lucky and end.game.odd_chips_within(share) != "button"
    )
    return bool(lucky.difference(elsewhere))


def _cards(game: Game, table: Tableau, example: Example) -> ToldLine:
    """The board, and the hands as they were held at the showdown."""
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
        text.append(sentence([on_board(game, board, layout)]))
    if table.aside and not any(outcome.turns_down for step in game.rolls for outcome in step.outcomes):
        slots = [slot for row in layout.grid for slot in row] if layout else list(table.aside)
        out = tuple(table.aside[slot] for slot in slots if slot in table.aside)
        text.append(say("told-out", cards=card_marks(out)))
    if table.community:
        text.append(say("told-community", cards=card_marks(table.community)))
    text.append(sentence([say("told-apart", items=seats)] if called else seats))
    for seat, cards in (example.exposed or {}).items():
        text.append(say("told-dealt-up", seat=seat, cards=marked_cards(cards)))
    return titled("cards", say("word-board" if board else "told-hands"), flow(text))


def _results(end: Showdown, pot: int | None) -> Iterator[ToldLine]:
    shares = end.shares
    if not end.divided or any(w.share == ALL for w in end.paid):
        text = contests(end, [share for share in shares if _shows(end, share)])
        if pot:
            text += awards(end, hands=False)
        elif not end.paid:
            text.append(nobody(end))
        yield titled("showdown", say("told-showdown"), flow(text))
        return
    won = {share.id: sum(w.chips for w in end.won(share)) for share in shares}
    if pot and all(won.values()):
        parts = [say("told-part", share=share_of(end.game, s), chips=won[s.id]) for s in shares]
        text = [sentence(parts), *odd_between(end, end.paid)]
        yield titled("halves", say("told-halves" if len(shares) == 2 else "told-parts"), flow(text))
    for share in shares:
        yield titled(share.id, share_of(end.game, share), _of_share(end, share, pot))
    paid = {end.names[seat]: sum(w.chips for w in end.paid if w.seat == seat) for seat in end.seats}
    most_first = sorted(paid.items(), key=lambda each: -each[1])
    items = [say("told-stack", seat=name, chips=n) for name, n in most_first if n]
    if pot and items:
        seats = tuple(_quartered(end))
        key = "told-quarter" if len(seats) == 1 else "told-quarter-more"
        quarter = say(key, seats=seats) if seats else ""
        yield titled("total", say("told-total"), joined([sentence(items), quarter]))


def _shows(end: Showdown, share: Share) -> bool:
    """Whether hands are compared for a share: not for one that counts only where another is not won."""
    ids = [other.id for other in end.shares]
    won = [w.share for w in end.paid if w.share != ALL]
    return not end.game.first_won or not won or ids.index(share.id) <= ids.index(won[0])


def _of_share(end: Showdown, share: Share, pot: int | None) -> Phrase:
    """The hands of one share, and its chips."""
    text = [contest(end, share)] if end.hands(share) else []
    won = end.won(share)
    names = [end.names[w.seat] for w in won]
    if not won:
        text += fails(end, [share])
    elif pot and len(won) == 1:
        text.append(say("told-wins", seat=names[0], chips=won[0].chips))
    elif pot and len({w.chips for w in won}) == 1:
        text.append(say("told-tie", seats=names, chips=won[0].chips))
    elif pot:
        each = [say("told-gets", seat=name, chips=w.chips) for name, w in zip(names, won, strict=True)]
        text.append(say("told-divides", chips=sum(w.chips for w in won), won=each))
        text.append(odd_within(end, share, won))
    return flow(text)


def _quartered(end: Showdown) -> Iterator[str]:
    """Who shares one half and has no part in the other."""
    if len(end.shares) != 2 or len({w.share for w in end.paid}) != 2:
        return
    for seat in end.seats:
        mine = [w for w in end.paid if w.seat == seat]
        if len(mine) == 1 and sum(w.share == mine[0].share for w in end.paid) == 2:
            yield end.names[seat]


def _winners(end: Showdown, pot: int | None) -> list[Phrase]:
    """Who wins with what, for the top of the example."""
    if pot and end.paid:
        return awards(end, hands=True, cards=False, odd=False)
    if not end.paid:
        return [nobody(end)] if end.shares else []
    return winners(end)

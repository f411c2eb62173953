"""The end of a told hand: the showdown, who wins what, what everybody has gained or lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.play.comparing import layout_in_force
from poker_rulebook.play.events import Barred, LeftOver, OnBoard, Refunded, Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.view.sentences import Phrase, heading, joined, listed, say
from poker_rulebook.view.text import signed
from poker_rulebook.view.told_acts import flow
from poker_rulebook.view.told_awards import awards, fails, odd_in, share_of
from poker_rulebook.view.told_cards import card_marks
from poker_rulebook.view.told_hands import Showdown, Shown, contest

Title = tuple[str, Phrase, Phrase]  # id, title and text of a line


def played(game: Game, hand: Hand, names: Sequence[str]) -> list[Title]:
    """The lines after the last street of a hand that is over."""
    won = [e for e in hand.log if isinstance(e, Won)]
    after = [_chips_left(e) for e in hand.log if isinstance(e, LeftOver)]
    before = [*_sevens(hand, names)]
    if hand.compared is None:
        if not won:
            return [("result", "", joined(after))]
        total = sum(w.chips for w in won)
        return [("result", "", say("told-unseen", seat=names[won[0].seat], chips=total))]
    if len(hand.showdowns) > 1:
        lines = [
            (f"board-{n}", title, flow([*_contests(end), *awards(end, hands=len(end.compared.shares) > 1)]))
            for n, (title, end) in enumerate(_boards(game, hand, names), 1)
        ]
        return [*lines, *([("result", "", joined(after))] if after else [])]
    end = Showdown(game, names, hand.compared, hand.seats_in(), won)
    if not won:
        return [
            ("showdown", say("told-showdown"), flow([_contest_all(end), *before, say("told-nobody"), *after]))
        ]
    if _by_rows(end):
        return [*_share_lines(end), *([("result", "", joined([*before, *after]))] if before or after else [])]
    text = flow([*_contests(end), *before, *awards(end, hands=len(end.compared.shares) > 1), *after])
    return [("showdown", say("told-showdown"), text)]


def result(game: Game, hand: Hand, names: Sequence[str]) -> Phrase:
    """Who wins what, for the top of an example."""
    won = [e for e in hand.log if isinstance(e, Won)]
    left = [_chips_left(e) for e in hand.log if isinstance(e, LeftOver)]
    if hand.compared is None or not won:
        wins = [say("told-wins", seat=names[won[0].seat], chips=sum(w.chips for w in won))] if won else []
        return joined([*wins, *left])
    if len(hand.showdowns) > 1:
        parts = [
            say("told-line", title=heading(title), text=flow(awards(end, hands=True, cards=False, odd=False)))
            for title, end in _boards(game, hand, names)
        ]
        return joined([*parts, *left])
    end = Showdown(game, names, hand.compared, hand.seats_in(), won)
    return heading(flow([*awards(end, hands=True, cards=False, odd=False), *left]))


def _boards(game: Game, hand: Hand, names: Sequence[str]) -> Iterator[tuple[Phrase, Showdown]]:
    """Every board, or run-out, with its number and its part of the pots, and what was paid for it."""
    starts = [number for number, e in enumerate(hand.log) if isinstance(e, OnBoard)]
    for compared, start, end in zip(hand.showdowns, starts, [*starts[1:], None], strict=True):
        head, *events = hand.log[start:end]
        assert isinstance(head, OnBoard)
        title = say("told-share-of", share=board_number(hand, head.number), chips=head.chips)
        won = [e for e in events if isinstance(e, Won)]
        yield title, Showdown(game, names, compared, hand.seats_in(), won)


def board_number(hand: Hand, number: int) -> Phrase:
    """One of the boards of a bomb pot, or of several run-outs."""
    return say("told-board-number" if hand.stakes.bomb else "told-run", n=number)


def net(names: Sequence[str], gains: Sequence[int]) -> Phrase:
    """What everybody has gained or lost."""
    return say(
        "told-sentence",
        text=listed(say("told-net-of", seat=n, n=signed(g)) for n, g in zip(names, gains, strict=True)),
    )


def _chips_left(e: LeftOver) -> Phrase:
    return say(f"told-left-{e.why}", chips=e.chips)


def _sevens(hand: Hand, names: Sequence[str]) -> Iterator[Phrase]:
    """What follows where somebody had to bet and did not."""
    first = True
    for e in hand.log:
        if isinstance(e, Barred):
            yield say("told-barred", seat=names[e.seat])
        elif isinstance(e, Refunded):
            yield say("told-refunded" if first else "told-refunded-more", seat=names[e.seat], chips=e.chips)
            first = False


def _contests(end: Showdown) -> list[Phrase]:
    """The hands of the one share that is played for; of several the winners' hands stand with their chips."""
    shares = end.compared.shares
    if len(shares) > 1 and not end.game.first_won:
        return []
    won = {w.share for w in end.paid}
    return [contest(end, share) for share in shares if len(shares) == 1 or share.id in won]


def _contest_all(end: Showdown) -> Phrase:
    return flow(contest(end, share) for share in end.compared.shares)


# Share by share


def _by_rows(end: Showdown) -> bool:
    """Whether a hand takes one card from each row, so that its cards have to be told."""
    layout = layout_in_force(end.game, {})
    return layout is not None and bool(layout.one_from_each)


def _share_lines(end: Showdown) -> list[Title]:
    """A line for each share that is won, with the row from which each card of the board comes."""
    lines: list[Title] = []
    for share in end.compared.shares:
        winners = end.winners(share)
        if winners:
            chips = sum(w.chips for w in end.paid if w.share == share.id)
            title = say("told-share-of", share=share_of(end.game, share), chips=chips)
            lines.append((share.id, title, _from_rows(end, share, winners)))
    if not lines:
        return [("showdown", say("told-showdown"), flow(awards(end, hands=False)))]
    after = flow([lines[-1][2], *fails(end, end.compared.shares), *odd_in(end, [end.paid])])
    return [*lines[:-1], (lines[-1][0], lines[-1][1], after)]


def _from_rows(end: Showdown, share: Share, winners: Sequence[Shown]) -> Phrase:
    layout = layout_in_force(end.game, {})
    rows = layout.one_from_each if layout else ()
    number = {
        end.compared.board[slot]: n
        for n, row in enumerate(rows, 1)
        for slot in row
        if slot in end.compared.board
    }
    used = sorted((number[card], card) for card in winners[0].cards if card in number)
    items = [say("told-from-row", n=n, cards=card_marks((card,))) for n, card in used]
    seats = tuple(end.names[shown.seat] for shown in winners)
    return say("told-uses-rows", seats=seats, hand=end.name(share, winners[0], cards=False), rows=items)

"""How a hand that was played comes out: its showdown, who wins what, and what is left for the next one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from poker_rulebook.book.parts import Layout, Share
from poker_rulebook.play.comparing import layout_in_force
from poker_rulebook.play.events import Barred, LeftOver, Matched, OnBoard, Refunded, Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.view.example_views import ToldLine
from poker_rulebook.view.sentences import Phrase, flow, heading, joined, say
from poker_rulebook.view.told.cards import card_marks
from poker_rulebook.view.told.compared import Showdown
from poker_rulebook.view.told.course import board_number
from poker_rulebook.view.told.lines import titled
from poker_rulebook.view.told.showdown import awards, contests, fails, nobody, odd_in, share_of


def result(hand: Hand, names: Sequence[str]) -> Phrase:
    """Who wins what, for the top of an example."""
    end, won, left = showdown_of(hand, names), _won(hand), left_told(hand, names)
    if end is None or not won:
        wins = [say("told-wins", seat=names[won[0].seat], chips=sum(w.chips for w in won))] if won else []
        return joined([*wins, *left])
    if len(hand.showdowns) > 1:
        boards = [
            (title, awards(each, hands=True, cards=False, odd=False))
            for title, each in boards_of(hand, names)
        ]
        return joined(
            [*(say("told-line", title=heading(title), text=flow(text)) for title, text in boards), *left]
        )
    return heading(flow([*awards(end, hands=True, cards=False, odd=False), *left]))


def played(hand: Hand, names: Sequence[str], pot: Phrase | None) -> list[ToldLine]:
    """The lines after the last street of a hand that is over. pot    what is in the middle; None where that was told"""
    end, won, after = showdown_of(hand, names), _won(hand), left_told(hand, names)
    if end is None:
        unseen = say("told-unseen", seat=names[won[0].seat], chips=sum(w.chips for w in won)) if won else ""
        return [ToldLine("result", "", unseen or joined(after))]
    if len(hand.showdowns) > 1:
        lines = [
            titled(
                f"board-{number}", title, flow([*_contests(each), *awards(each, hands=len(each.shares) > 1)])
            )
            for number, (title, each) in enumerate(boards_of(hand, names), 1)
        ]
        return [*lines, *([ToldLine("result", "", joined(after))] if after else [])]
    before = [*sevens_told(hand, names)]
    layout = layout_in_force(end.game, {})
    if not won:
        text = [*contests(end, end.shares), *before, nobody(end), *after]
    elif layout and layout.one_from_each:
        rest = joined([*before, *after])
        return [*_share_lines(end, layout, pot), *([ToldLine("result", "", rest)] if rest else [])]
    else:
        text = [*_contests(end), *before, *awards(end, hands=len(end.shares) > 1), *after]
    return [titled("showdown", say("told-showdown"), flow(text), pot)]


def showdown_of(hand: Hand, names: Sequence[str]) -> Showdown | None:
    if hand.compared is None:
        return None
    return Showdown(names, hand.compared, hand.seats_in(), _won(hand))


def boards_of(hand: Hand, names: Sequence[str]) -> Iterator[tuple[Phrase, Showdown]]:
    """Every board, or run-out, with its number and its part of the pots, and what was paid for it; not one that
    nothing is left for, as the third is of two chips."""
    starts = [number for number, e in enumerate(hand.log) if isinstance(e, OnBoard)]
    for compared, start, end in zip(hand.showdowns, starts, [*starts[1:], None], strict=True):
        head, *events = hand.log[start:end]
        assert isinstance(head, OnBoard)
        title = say("told-share-of", share=board_number(hand, head.number), chips=head.chips)
        won = [e for e in events if isinstance(e, Won)]
        if head.chips:
            yield title, Showdown(names, compared, hand.seats_in(), won)


def _won(hand: Hand) -> list[Won]:
    return [e for e in hand.log if isinstance(e, Won)]


def left_told(hand: Hand, names: Sequence[str]) -> list[Phrase]:
    """What is paid into the next pot, and what lies in it."""
    paid = [(names[e.seat], e.chips) for e in hand.log if isinstance(e, Matched)]
    return [*matched(paid)] + [
        say(f"told-left-{e.why}", chips=e.chips) for e in hand.log if isinstance(e, LeftOver)
    ]


def matched(paid: Sequence[tuple[str, int]]) -> Iterator[Phrase]:
    """Who pays how much into the next pot; those who pay alike together."""
    for chips in dict.fromkeys(chips for _, chips in paid):
        seats = [seat for seat, pays in paid if pays == chips]
        yield say("told-matches-more" if len(seats) > 1 else "told-matches", seats=seats, chips=chips)


def sevens_told(hand: Hand, names: Sequence[str]) -> Iterator[Phrase]:
    """What follows where somebody had to bet and did not."""
    yield from (say("told-barred", seat=names[e.seat]) for e in hand.log if isinstance(e, Barred))
    back = [say("told-gets", seat=names[e.seat], chips=e.chips) for e in hand.log if isinstance(e, Refunded)]
    if back:
        yield say("told-refunded", won=back)


def _contests(end: Showdown) -> list[Phrase]:
    """The hands of the one share that is played for; of several the winners' hands stand with their chips."""
    if end.divided:
        return []
    return contests(end, [share for share in end.shares if len(end.shares) == 1 or end.won(share)])


def _share_lines(end: Showdown, layout: Layout, pot: Phrase | None) -> list[ToldLine]:
    """A line for each share that is won, with the row from which each card of the board comes.

    A hand takes one card from each row, so that its cards have to be told.
    """
    found = [(share, _from_rows(end, layout, share)) for share in end.shares if end.won(share)]
    if not found:
        return [titled("showdown", say("told-showdown"), flow(awards(end, hands=False)), pot)]
    last, text = found[-1]
    found[-1] = last, flow([text, *fails(end, end.shares), *odd_in(end, [end.paid])])
    lines = []
    for share, text in found:
        chips = sum(w.chips for w in end.won(share))
        title = say("told-share-of", share=share_of(end.game, share), chips=chips)
        lines.append(titled(share.id, title, text))
    return lines


def _from_rows(end: Showdown, layout: Layout, share: Share) -> Phrase:
    board, won = end.compared.board, {w.seat for w in end.won(share)}
    number = {
        board[slot]: n for n, row in enumerate(layout.one_from_each, 1) for slot in row if slot in board
    }
    best = [shown for shown in end.hands(share) if shown.seat in won]
    used = sorted((number[card], card) for card in best[0].cards if card in number)
    items = [say("told-from-row", n=n, cards=card_marks((card,))) for n, card in used]
    seats = tuple(end.names[shown.seat] for shown in best)
    return say("told-uses-rows", seats=seats, hand=end.name(share, best[0], cards=False), rows=items)

"""A hand as players tell it: the head, a line for each street, the showdown, what everybody has gained or lost.

Of a hand in progress also what the player who is to act is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Layout, Share
from poker_rulebook.book.steps import Bet
from poker_rulebook.play.betting import Legal
from poker_rulebook.play.choosing import CHOOSE, STAY, TAKE
from poker_rulebook.play.comparing import layout_in_force
from poker_rulebook.play.events import Barred, LeftOver, Matched, OnBoard, Refunded, Won
from poker_rulebook.play.exchanges import DIVIDE, sizes
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.pots import BOTH
from poker_rulebook.play.questions import Decision, ToPut, ToSay
from poker_rulebook.play.sentences import raising
from poker_rulebook.view.sentences import Phrase, flow, heading, joined, say, sentence, signed, written
from poker_rulebook.view.told import rows as told_rows
from poker_rulebook.view.told.betting import matched, note
from poker_rulebook.view.told.cards import card_marks
from poker_rulebook.view.told.lines import ToldLine, board_number, head, titled
from poker_rulebook.view.told.showdown import Showdown, awards, contests, fails, nobody, odd_in, share_of
from poker_rulebook.view.told.streets import Teller
from poker_rulebook.view.wording import share_name


def told(hand: Hand, names: Sequence[str], teller: Teller | None = None) -> tuple[ToldLine, ...]:
    """The hand line by line; of a hand in progress what has happened so far, and the stacks as they are.

    teller    of its streets, where there is one
    """
    if hand.game.open_face:
        return told_rows.told(hand, names)
    teller = teller or Teller(hand, names)
    lines = [head(hand, names), *teller.lines]
    if hand.decision is not None:
        chips = [say("told-stack", seat=n, chips=c) for n, c in zip(names, hand.stacks, strict=True)]
        return (*lines, titled("stacks", say("told-stacks"), sentence(chips)))
    lines += _played(hand, names, teller.pot_at_the_end())
    gains = zip(names, hand.stacks, hand.brought, strict=True)
    net = [say("told-net-of", seat=name, n=signed(after - before)) for name, after, before in gains]
    return (*lines, titled("net", say("told-net"), sentence(net)))


# How it comes out


def result(hand: Hand, names: Sequence[str]) -> Phrase:
    """Who wins what, for the top of an example."""
    end, won, left = showdown_of(hand, names), _won(hand), left_told(hand, names)
    if end is None or not won:
        wins = [say("told-wins", seat=names[won[0].seat], chips=sum(w.chips for w in won))] if won else []
        return joined([*wins, *left])
    if len(hand.showdowns) == 1:
        return heading(flow([*awards(end, hands=True, cards=False, odd=False), *left]))
    boards = (
        say("told-line", title=heading(title), text=flow(awards(each, hands=True, cards=False, odd=False)))
        for title, each in boards_of(hand, names)
    )
    return joined([*boards, *left])


def _played(hand: Hand, names: Sequence[str], pot: Phrase | None) -> list[ToldLine]:
    """The lines after the last street of a hand that is over. pot    what is in the middle; None where that was told"""
    end, won, after = showdown_of(hand, names), _won(hand), left_told(hand, names)
    if end is None:
        unseen = say("told-unseen", seat=names[won[0].seat], chips=sum(w.chips for w in won)) if won else ""
        return [ToldLine("result", "", unseen or joined(after))]
    if len(hand.showdowns) > 1:
        lines = [
            titled(f"board-{number}", title, flow(_compared(each)))
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
        text = [*_compared(end, before), *after]
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


def sevens_told(hand: Hand, names: Sequence[str]) -> Iterator[Phrase]:
    """What follows where somebody had to bet and did not."""
    yield from (say("told-barred", seat=names[e.seat]) for e in hand.log if isinstance(e, Barred))
    back = [say("told-gets", seat=names[e.seat], chips=e.chips) for e in hand.log if isinstance(e, Refunded)]
    if back:
        yield say("told-refunded", won=back)


def _compared(end: Showdown, between: Sequence[Phrase] = ()) -> list[Phrase]:
    """The hands of the one share that is played for, then the awards; of several shares the winners' hands stand with
    their chips."""
    shares = [share for share in end.shares if len(end.shares) == 1 or end.won(share)]
    told = [] if end.divided else contests(end, shares)
    return [*told, *between, *awards(end, hands=len(end.shares) > 1)]


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


# Who is to act


def seat_asked(course: Hand, names: Sequence[str]) -> tuple[Phrase, list[Phrase]]:
    """A title with lines: who is to act, what this seat holds, and every answer that the rules allow.

    The hand must not be over.
    """
    decision = course.decision
    assert decision is not None
    name = names[decision.seat]
    own = course.own[decision.seat]
    holds = [say("ask-holds", seat=name, cards=card_marks(own))] if own else []
    return heading(say("ask-to-act", seat=name)), [*holds, *_ways(course, decision, name)]


def _ways(course: Hand, decision: Decision, name: str) -> list[Phrase]:
    if isinstance(decision, Legal):
        return _wagers(course, decision, name)
    if isinstance(decision, ToSay):
        return [_words(course.game, decision, name)]
    if decision.verb is DIVIDE:
        return [_division(course.game, decision, name)]
    return [
        say(f"ask-{decision.verb.word}", seat=name, low=decision.fewest, high=decision.most, n=decision.most)
    ]


def _division(game: Game, decision: ToPut, name: str) -> Phrase:
    called = {part.id: written(part.name) for part in game.divided}
    parts = sizes(decision).items()
    hands = tuple(say("ask-divide-hand", name=called[part], n=count) for part, count in parts)
    return say("ask-divide", seat=name, hands=hands)


def _words(game: Game, decision: ToSay, name: str) -> Phrase:
    if decision.verb in (TAKE, STAY):
        return say(f"ask-{decision.verb.word}", seat=name)
    if decision.verb is CHOOSE:
        outcomes = tuple(written(outcome.name) for outcome in game.question(decision.step).outcomes)
        return say("ask-choose", seat=name, outcomes=outcomes)
    words = decision.words
    said = tuple(say("ask-declare-both") if s == BOTH else share_name(game.share(s)) for s in words)
    return say("ask-declare", seat=name, shares=said)


def _wagers(hand: Hand, legal: Legal, name: str) -> list[Phrase]:
    lines = [] if legal.must else [say("ask-fold", seat=name)]
    if legal.calls and not legal.call:
        lines.append(say("ask-check", seat=name))
    elif legal.calls:
        lines.append(say("ask-bring-in" if legal.must else "ask-call", seat=name, chips=legal.call))
    if legal.low:
        opened = legal.must or any(hand.wagers)
        completing = hand.game.step(legal.step, Bet).first == "bring-in" and hand.game.limit == "fixed-limit"
        completing = completing and max(hand.wagers) <= hand.stakes.bring_in
        allowed = note(raising(legal), opened=opened, completing=completing)
        lines.append(say("ask-raise", seat=name, allowed=allowed))
    return lines

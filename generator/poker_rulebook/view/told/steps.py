"""A told hand step by step, in no language yet: its steps, and what a reader may be asked before them.

What would you do? The step that answers a question comes after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from poker_rulebook.book.parts import Share
from poker_rulebook.play.betting import Call, Legal, Raise
from poker_rulebook.play.events import Acted, Event, Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.pots import Award
from poker_rulebook.play.questions import refusal
from poker_rulebook.play.rows import rules_of
from poker_rulebook.view.sentences import Phrase, heading, say, signed, written
from poker_rulebook.view.told.betting import Act, told_act
from poker_rulebook.view.told.showdown import Showdown, share_of

ROUNDS = 2  # of which it is asked who acts first: the second often has another order
FEWEST = 3  # answers to choose from, of acts
MOST = 4


@dataclass(frozen=True)
class Question:
    """What a reader may be asked before a step. right    the number of the answer among the options"""

    ask: Phrase
    options: tuple[Phrase, ...]
    right: int


@dataclass(frozen=True)
class WalkStep:
    """What is told of a few events.

    events      until it is known what lies there after them; then none
    title       what this part of the hand is called
    text        sentences
    lit         cards that decide: "Ah Kd", or nothing
    rule        id of the rule that it follows, or ''; until then only where it is not that of the events
    question    what this step answers, or None
    seat        who acts, -1 for nobody
    lying       what lies on the table after it, see poker_rulebook.view.walked
    """

    events: tuple[Event, ...]
    title: Phrase
    text: Phrase
    lit: str = ""
    rule: str = ""
    question: Question | None = None
    seat: int = -1
    lying: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Walk:
    """A hand, or a deal of an open-face game, to be stepped through.

    seats    name and position, in order from the left of the button
    grid     places of the board as they lie, row by row, '' for none
    boards   what several boards, or run-outs, are called; () where there is one
    points   whether chips are points, and there is no pot
    """

    seats: tuple[tuple[str, Phrase], ...]
    grid: tuple[tuple[str, ...], ...]
    boards: tuple[Phrase, ...]
    points: bool
    steps: tuple[WalkStep, ...]


def with_questions(hand: Hand, names: Sequence[str], steps: Sequence[WalkStep]) -> list[WalkStep]:
    """The same steps; before some acts it is asked who acts first, or what a player may do."""
    acts = [e for e in hand.log if isinstance(e, Acted)]
    legal = dict(zip(map(id, acts), (d for d, _ in hand.answered if isinstance(d, Legal)), strict=True))
    rounds = list(dict.fromkeys(e.step for e in acts))
    opened: set[str] = set()
    folded: set[int] = set()
    asked: set[str] = set()
    out = []
    for step in steps:
        question = None
        for e in step.events:
            if not isinstance(e, Acted):
                continue
            if e.step not in opened and rounds.index(e.step) < ROUNDS:
                seats = [seat for seat in range(len(names)) if seat not in folded]
                question = _first(e, seats, names)
            elif e.verb not in asked and e.verb != "fold":
                question = _may(e, legal[id(e)], names, opened=e.step in opened)
                asked |= {e.verb} if question else set()
            opened.add(e.step)
            folded |= {e.seat} if e.verb == "fold" else set()
        out.append(replace(step, question=question) if question else step)
    return out


def _first(e: Acted, seats: Sequence[int], names: Sequence[str]) -> Question:
    return Question(say("quiz-first"), tuple(names[seat] for seat in seats), seats.index(e.seat))


def _may(e: Acted, legal: Legal, names: Sequence[str], *, opened: bool) -> Question | None:
    """Which of these acts the player may do: the one of the hand, and others that the rules do not allow."""
    price = e.total - e.chips + legal.call
    verb = e.verb if e.verb in ("bet", "raise", "complete") else "raise" if price or not opened else "bet"
    wrong = []
    if legal.call and refusal(legal, Call()) == "":
        wrong.append((0, Act(e.seat, "check")))
    for total in _totals(legal, price):
        if total > price and refusal(legal, Raise(total)):
            wrong.append((total, Act(e.seat, verb, total)))
    chips = e.total if e.verb in ("bet", "raise", "complete") else 0
    right = (chips, Act(e.seat, e.verb, chips or (e.chips if e.verb == "bring-in" else 0)))
    options = sorted([right, *wrong[: MOST - 1]], key=lambda option: (option[0], option[1].what))
    if len(options) < FEWEST:
        return None
    told = tuple(heading(told_act(act, names)) for _, act in options)
    return Question(say("quiz-may", seat=names[e.seat]), told, options.index(right))


def _totals(legal: Legal, price: int) -> list[int]:
    """Totals of a raise that may be too small, too large, or between two sizes."""
    if not legal.low:
        return [2 * price, 3 * price]
    if legal.ends:
        return [(legal.low + legal.high) // 2, legal.high + legal.high - legal.low]
    return [(price + legal.low) // 2, legal.high + max(1, (legal.low - price) // 2)]


def wins(end: Showdown, share: Share) -> Question | None:
    """Who wins a share of a pot; not where pots have different winners."""
    by_pot = {w.pot: [other.seat for other in end.won(share) if other.pot == w.pot] for w in end.won(share)}
    if len(by_pot) != 1 or len(end.seats) < 2:
        return None
    (winners,) = by_pot.values()
    groups = [[seat] for seat in end.seats]
    groups += [sorted(winners)] if len(winners) > 1 else [list(end.seats)] if len(end.seats) == 2 else []
    options = tuple(say("quiz-seats", seats=[end.names[seat] for seat in group]) for group in groups)
    ask = say("quiz-wins-share", share=share_of(end.game, share)) if end.divided else say("quiz-wins")
    return Question(ask, options, groups.index(sorted(winners)))


def chips(end: Showdown, won: Sequence[Won | Award], pot: int) -> Question | None:
    """How many chips the first of the winners of a share receives, where the pot is divided."""
    right, share = won[0].chips, end.share(won[0].share)
    if share is None or right == pot:
        return None
    amounts = sorted({right, pot, pot // 2, pot // 2 + 1, right + 1, right // 2} - {0})
    while len(amounts) > MOST:
        amounts.remove(max(amounts, key=lambda n: abs(n - right) if n not in (right, pot) else -1))
    said = {"share": share_of(end.game, share)} if end.divided else {}
    ask = say("quiz-chips-share" if said else "quiz-chips", seat=end.names[won[0].seat], pot=pot, **said)
    return Question(ask, tuple(say("number", n=n) for n in amounts), amounts.index(right))


def of_rows(deal: Hand, names: Sequence[str], part: str) -> Question | None:
    """What a line of the settlement of an open-face deal answers: who is strongest in a row, who fouls, what is gained."""
    rows = {row.id: row for row in rules_of(deal.game).rows}
    fouled = [seat for seat, score in enumerate(deal.scores) if score.fouled]
    if part in rows:
        values = {seat: score.values[part] for seat, score in enumerate(deal.scores) if seat not in fouled}
        best = [seat for seat, value in values.items() if value == max(values.values())]
        ask = say("quiz-row", row=heading(written(rows[part].name)))
        return _among(ask, list(values), best, names) if len(values) > 1 else None
    if part == "fouls":
        return _among(say("quiz-foul"), range(len(names)), fouled, names)
    return _gained(deal, names) if part == "total" else None


def _among(ask: Phrase, seats: Sequence[int], right: Sequence[int], names: Sequence[str]) -> Question:
    """Which of some seats; all of them together, and those that are right, are offered, too."""
    groups = [[seat] for seat in seats]
    groups += [group for group in ([*seats], [*right]) if group not in groups]
    groups = [group for n, group in enumerate(groups) if group not in groups[:n]]
    options = tuple(say("quiz-seats", seats=[names[seat] for seat in group]) for group in groups)
    return Question(ask, options, groups.index([*right]))


def _gained(deal: Hand, names: Sequence[str]) -> Question:
    """The points of the seat for which most is paid; wrong answers forget royalties, or take the other side."""
    seat = max(range(len(names)), key=lambda n: abs(deal.points[n]))
    right, royalties = deal.points[seat], 0
    for pair in deal.pairs:
        royalties += pair.royalties * ((pair.first == seat) - (pair.second == seat))
    near = [right, -right, right - royalties, right + 1, right - 1]
    amounts = sorted(list(dict.fromkeys(near))[:MOST])
    ask = say("quiz-points", seat=names[seat])
    return Question(ask, tuple(signed(n) for n in amounts), amounts.index(right))

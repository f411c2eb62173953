"""What would you do? Questions about a hand that is stepped through; the step that answers each of them comes after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from poker_rulebook.book.parts import Share
from poker_rulebook.play.betting import Call, Legal, Raise
from poker_rulebook.play.events import Acted, Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.pots import Award
from poker_rulebook.play.questions import refusal
from poker_rulebook.view.sentences import heading, say
from poker_rulebook.view.told.betting import Act, told_act
from poker_rulebook.view.told.compared import Showdown
from poker_rulebook.view.told.showdown import share_of
from poker_rulebook.view.walk_views import Part, Question

ROUNDS = 2  # of which it is asked who acts first: the second often has another order
FEWEST = 3  # answers to choose from, of acts
MOST = 4


def with_questions(hand: Hand, names: Sequence[str], parts: Sequence[Part]) -> list[Part]:
    """The same parts; before some acts it is asked who acts first, or what a player may do."""
    acts = [e for e in hand.log if isinstance(e, Acted)]
    legal = dict(zip(map(id, acts), (d for d, _ in hand.answered if isinstance(d, Legal)), strict=True))
    rounds = list(dict.fromkeys(e.step for e in acts))
    opened: set[str] = set()
    folded: set[int] = set()
    asked: set[str] = set()
    out = []
    for part in parts:
        question = None
        for e in part.events:
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
        out.append(replace(part, question=question) if question else part)
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

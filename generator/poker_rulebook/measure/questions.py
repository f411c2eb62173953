"""What is worth counting of a share: whether a hand qualifies, how many cards it has, which class it is.

A question is answered by the value of a hand alone, so that it can be asked of any share that some ranking decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from poker_rulebook.book.parts import Share
from poker_rulebook.play.showdown import Cards, value_of


class Question(NamedTuple):
    """What is asked of each hand of a share.

    answers   everything that is told, the best first: "qualifies"; "4", "3", "2", "1" cards; "ahead"
    of        the answer for a value; "" for a hand that none of the answers describes
    """

    answers: tuple[str, ...]
    of: Callable[[int], str]


def answers_of(share: Share) -> tuple[str, ...]:
    """What can be told of a hand of this share; () where every hand takes part and there are no such classes.

    Where a player divides the cards, or keeps as many as wanted, the choice decides, and nothing is counted.
    """
    if share.hand or share.keeps:
        return ()
    if share.qualifier or share.by_outcome:
        return ("qualifies",)
    if share.ranking.rules.compare == "distinct":
        return tuple(str(size) for size in range(share.ranking.size, 0, -1))
    return ("ahead",) if share.ranking.rules.ahead else ()


def question(share: Share) -> Question:
    """What to count of a share that has answers."""
    answers, ranking = answers_of(share), share.ranking
    if answers == ("qualifies",):
        return Question(answers, lambda value: "qualifies" if value else "")
    if answers == ("ahead",):
        return Question(answers, lambda value: "ahead" if value > ranking.bonus else "")
    sizes = {value: str(entry.size) for value, entry in enumerate(ranking.tables.entries) if entry}
    return Question(answers, lambda value: sizes.get(value, ""))


def answer(question: Question, share: Share, hands: Iterable[Cards], groups: Sequence[Cards]) -> str:
    """The answer for the best of the hands that a player may hold, with the best group of board cards."""
    best = 0
    for own in hands:
        for group in groups:
            best = max(best, value_of(share, own, (group,)))
            if question.of(best) == question.answers[0]:
                return question.answers[0]
    return question.of(best)

"""Deals of the hand that a reader plays, each of which shows one thing of its game: found by playing, and held against play.

A deal is played to its end twice, with the reader's seat played by habit and by one that neither raises nor folds: what it is
to show, it shows both times, unless it is about such a choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.book.problems import Problem
from poker_rulebook.book.repository import MEASURED
from poker_rulebook.play.comparing import Compared
from poker_rulebook.play.events import Won
from poker_rulebook.play.exchanges import DRAW
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.lesson import Lesson, Seeded, by_habit
from poker_rulebook.play.questions import Action, Call, Decision, Fold, Legal, Put, Raise, ToPut
from poker_rulebook.play.reasons import Reason, reasons
from poker_rulebook.play.rows import Score

MOST_DEALS = 24  # that are looked at for a game
LESSONS = 3  # of a game, at most: the first is about what wins, the others about what comes first of the rest

Shows = Callable[[Hand, int], bool]  # whether a hand that is over shows it to this seat


def played(game: Game, deal: int, *, steady: bool) -> Lesson:
    """The deal to its end, with the reader's seat played by habit, or so that it neither raises nor folds."""
    lesson = Lesson(game, deal)
    while (asked := lesson.asked) is not None:
        if steady and isinstance(asked, Legal):
            lesson.act(Call() if asked.calls else Raise(asked.low) if asked.low else Fold())
        else:
            lesson.act(by_habit(lesson.hand, Seeded(lesson.deal * 1009 + len(lesson.hand.answered))))
    return lesson


# --- what a deal may show


def _compared(hand: Hand, you: int) -> Compared | None:
    """The hands that are compared, the reader's among them; None where there are not two, or several boards."""
    compared = hand.compared
    several = len(hand.showdowns) != 1 or hand.players < 2
    return compared if compared and hand.live[you] and not several else None


def _winners(hand: Hand, share: Share) -> list[int]:
    """The seats that win a share of the main pot."""
    return [e.seat for e in hand.log if isinstance(e, Won) and e.share == share.id and not e.pot]


def _reasons(hand: Hand, you: int) -> Iterator[Reason]:
    """Why each share is won as it is, as far as the reader wins or loses by it."""
    if compared := _compared(hand, you):
        for share in compared.shares:
            for reason in reasons(compared, share, _winners(hand, share)):
                if you in (*reason.winners, reason.loser) or not reason.winners:
                    yield reason


def _by_reason(kind: str) -> Shows:
    return lambda hand, you: any(reason.kind == kind for reason in _reasons(hand, you))


def _first(hand: Hand, you: int, wanted: Callable[[Decision], bool]) -> tuple[Decision, Action] | None:
    """The reader's first question of a kind, and the answer."""
    return next((it for it in hand.answered if it[0].seat == you and wanted(it[0])), None)


def _wins(hand: Hand, you: int) -> bool:
    compared = _compared(hand, you)
    return compared is not None and all(_winners(hand, share) == [you] for share in compared.shares)


def _split(hand: Hand, you: int) -> bool:
    compared = _compared(hand, you)
    won = [_winners(hand, share) for share in compared.shares] if compared else []
    return len(won) > 1 and all(won) and len({*map(tuple, won)}) > 1 and any(you in seats for seats in won)


def _unqualified(hand: Hand, you: int) -> bool:
    return any(reason.kind == "qualify" and not reason.winners for reason in _reasons(hand, you))


def _repeats(hand: Hand, you: int) -> bool:
    compared = _compared(hand, you)
    shares = [share for share in compared.shares if share.ranking.rules.distinct] if compared else []
    return any(compared is not None and len(compared.best(it, you)[1]) < it.ranking.size for it in shares)


def _thrown(hand: Hand, you: int) -> int | None:
    """How many cards the reader gives up in the first draw; None where there is none."""
    first = _first(hand, you, lambda asked: isinstance(asked, ToPut) and asked.verb is DRAW)
    return sum(map(len, first[1].bins.values())) if first and isinstance(first[1], Put) else None


def _bring_in(hand: Hand, you: int) -> bool:
    first = _first(hand, you, lambda asked: isinstance(asked, Legal))
    return first is not None and isinstance(first[0], Legal) and first[0].must and first[0].calls


def _folds(hand: Hand, you: int) -> bool:
    first = _first(hand, you, lambda asked: isinstance(asked, Legal))
    return first is not None and isinstance(first[1], Fold)


def _alone(hand: Hand, you: int) -> bool:
    return hand.players == 1 and hand.live[you] and not hand.game.open_face


def _rows(hand: Hand, you: int) -> bool:
    """Whether the reader wins one row and loses another one."""
    scores = _scores(hand)
    ahead = {
        scores[you].values[row] > other.values[row]
        for other in scores
        if not (other.fouled or scores[you].fouled)
        for row in other.values
        if scores[you].values[row] != other.values[row]
    }
    return len(ahead) == 2


def _fouls(hand: Hand, you: int) -> bool:
    return any(score.fouled for seat, score in enumerate(_scores(hand)) if seat != you)


def _royalties(hand: Hand, you: int) -> bool:
    return any(score.royalties for seat, score in enumerate(_scores(hand)) if seat != you)


def _scores(hand: Hand) -> Sequence[Score]:
    return hand.scores if hand.game.open_face else ()


# Word -> whether a hand shows it, in the order in which it is taught.
FIRST: Mapping[str, Shows] = {"split": _split, "win": _wins, "rows": _rows}
LATER: Mapping[str, Shows] = {
    "use": _by_reason("use"), "wild": _by_reason("wild"), "order": _by_reason("order"), "suit": _by_reason("suit"),
    "repeats": _repeats, "unqualified": _unqualified, "pat": lambda hand, you: _thrown(hand, you) == 0,
    "draws": lambda hand, you: bool(_thrown(hand, you)) and _wins(hand, you), "bring-in": _bring_in,
    "folds": _folds, "alone": _alone, "fouls": _fouls, "royalties": _royalties,
}  # fmt: skip
CHOSEN = ("folds", "alone", "draws")  # what follows from the reader's own choice, and is shown by habit alone
SHOWN = {**FIRST, **LATER}


# --- the deals of a game


def lessons(game: Game) -> dict[str, int]:
    """Word -> the first deal that shows it, each another one, in the order in which they are taught."""
    found: dict[str, int] = {}
    for deal in range(1, MOST_DEALS + 1):
        missing = [word for word in SHOWN if word not in found]
        if word := next(_shown(game, deal, missing), None):
            found[word] = deal
    first = next((word for word in FIRST if word in found), None)
    later = [word for word in LATER if word in found]
    words = ([first] if first else []) + later
    return {word: found[word] for word in words[:LESSONS]}


def _shown(game: Game, deal: int, words: Iterable[str]) -> Iterator[str]:
    """Which of these things a deal shows."""
    lesson = played(game, deal, steady=False)
    seen = [word for word in words if SHOWN[word](lesson.hand, lesson.you)]
    again = played(game, deal, steady=True) if any(word not in CHOSEN for word in seen) else lesson
    yield from (word for word in seen if word in CHOSEN or SHOWN[word](again.hand, again.you))


def problems(book: Book, game: Game) -> Iterator[Problem]:
    """What is wrong with the stored deals of a game of this book: there are none, or one does not show what it is to show."""
    source, stored = book.games.source(game.id), book.measured.get(game.id)
    hint = f"run: rulebook measure {game.id}"
    if not (stored and stored.lessons):
        yield source.problem((), f"{MEASURED} has no deals to learn it by", hint)
        return
    for word, deal in stored.lessons.items():
        if not any(_shown(game, deal, [word])):
            yield source.problem((), f"deal {deal} does not show what {MEASURED} says of it: {word}", hint)

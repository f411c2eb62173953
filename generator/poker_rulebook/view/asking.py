"""What a reader who plays a hand can press: buttons for wagers and words, names of bins, and of a number of cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from poker_rulebook.book.model import Game
from poker_rulebook.play.choosing import CHOOSE, DECLARE
from poker_rulebook.play.exchanges import DIVIDE
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.pots import BOTH
from poker_rulebook.play.questions import Legal, ToPut, ToSay
from poker_rulebook.play.rows import rules_of
from poker_rulebook.view.sentences import Phrase, heading, say, written
from poker_rulebook.view.wording import share_name


class Button(NamedTuple):
    """A button for a wager.

    answer    as an address holds it; that of a bet or raise is without its amount
    chips     what it costs, or the smallest total; 0 for nothing
    advice    why it is unwise although it is allowed; '' for nothing
    """

    answer: str
    name: Phrase
    may: bool
    chips: int = 0
    advice: Phrase = ""


def buttons(hand: Hand, legal: Legal, seat: str) -> tuple[Button, ...]:
    """Fold, check, call, and bet or raise, always in this order."""
    free = legal.calls and not legal.call
    calls = "bring-in" if legal.must and legal.calls else "call"
    raises = "raise" if legal.price and not legal.must else "bet"
    fold = say("play-fold-free", seat=seat) if free and not legal.must else ""
    return (
        Button("f", say("play-fold"), not legal.must, 0, fold),
        Button("k", say("play-check"), free),
        Button("c", say(f"play-{calls}"), legal.calls and bool(legal.call), legal.call),
        Button("r", say(f"play-{raises}"), bool(legal.low), legal.low),
    )


def words_said(game: Game, asked: ToSay) -> list[Phrase]:
    """The words that may be said, as buttons show them."""
    if asked.verb is CHOOSE:
        return [heading(written(outcome.name)) for outcome in game.question(asked.step).outcomes]
    if asked.verb is DECLARE:
        return [
            heading(say("ask-declare-both") if word == BOTH else share_name(game.share(word)))
            for word in asked.words
        ]
    return [say(f"play-{asked.verb.word}-{word}") for word in asked.words]


def number_put(asked: ToPut, n: int) -> Phrase:
    """The button for this number of cards."""
    word = asked.verb.word
    return say(f"play-{word}", n=n) if n else say("play-pat" if word == "draw" else "play-none")


def places(game: Game, asked: ToPut) -> Iterator[tuple[str, Phrase]]:
    """The bins of a question and their names: hands, or rows."""
    parts = game.divided if asked.verb is DIVIDE else rules_of(game).rows
    yield from ((part.id, heading(written(part.name))) for part in parts)

"""What other programs use: a book, a hand that is dealt, asked and answered, and what cards are worth.

    import poker_rulebook as poker

    razz = poker.open_book().game("razz")
    hand = poker.deal(razz, [1000, 1000], seed=7)
    while asked := poker.ask(hand):
        poker.answer(hand, {"seat": asked["seat"], **some_bot(asked["may"])})

Everything is plain JSON but books, games, rankings and hands; seats are called A, B, C … in order from the left of the
button, in stud from seat 1. poker_rulebook.shapes has the form of everything that is asked and answered. What cannot be is
a ValueError that says what can.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from poker_rulebook.book.load import Book, load
from poker_rulebook.book.model import Game
from poker_rulebook.cards import texts
from poker_rulebook.equities import equity
from poker_rulebook.folders import book_of_the_program
from poker_rulebook.play import journal
from poker_rulebook.play.dealer import full_deck, source_of_chance
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.hand_record import begun, record, resumed
from poker_rulebook.play.journal import asked_of, understood
from poker_rulebook.play.parser import DECK_LONGEST, LETTERS, plain_json, plain_question, read_names
from poker_rulebook.play.stakes import amounts_of, usual_stakes
from poker_rulebook.ranking import Ranking, threshold
from poker_rulebook.shapes import Answer, HandNow, RankedHand, RowsNow, WhoActs
from poker_rulebook.showdowns import ranked, settle

__all__ = ["Book", "Game", "Hand", "Ranking", "answer", "ask", "deal", "equity", "open_book", "rank", "record", "resumed",
           "settle", "standing"]  # fmt: skip


def open_book(folder: str | Path | None = None) -> Book:
    """The book in a folder with games/ and schema/; without one, the book that came with the program.

    `book.game("razz", {"limit": "pot-limit"})` is a game under choices; `book.games` and `book.rankings` have all by id.
    """
    return load(Path(folder) if folder else book_of_the_program())


def deal(game: Game, stacks: Sequence[int], seed: int | None = None, **agreed: Any) -> Hand:
    """A hand, or a deal of an open-face game, before its first question.

    stacks    chips of seat A, B, C …
    seed      the same one shuffles the same deck; without it the random numbers of the operating system do, and the record says so
    agreed    stakes and whatever else a record has: stakes={"ante": 1, ...}, posts=..., runs=2, fantasyland={"B": 14}
    """
    if not isinstance(stacks, (list, tuple)) or len(stacks) > len(LETTERS):
        raise ValueError("the stacks should be a list of chips, such as [1000, 1000]")
    deck = full_deck(game)
    rng, chance = source_of_chance(seed)
    rng.shuffle(deck)
    usual = {} if game.open_face else {"stakes": _usual(game, bomb="bomb" in agreed)}
    seated = {chr(ord("A") + seat): chips for seat, chips in enumerate(stacks)}
    said = {**usual, "chance": chance, "deck": texts(tuple(reversed(deck))), **agreed, "stacks": seated}
    plain_json(said)
    return begun(game, said, read_names(game, seated))


def _usual(game: Game, *, bomb: bool) -> dict[str, int]:
    """The usual amounts of a record. In a bomb pot only the bets of fixed limit, as all else follows from its ante."""
    usual = usual_stakes(game)
    if not bomb:
        return amounts_of(game, usual)
    return {"small_bet": usual.small_bet} if game.limit == "fixed-limit" else {}


def ask(hand: Hand) -> WhoActs | None:
    """Who is to act: seat, step, and every action that the rules allow; None when the hand is over."""
    return asked_of(hand)


def standing(hand: Hand, viewer: str | None = None) -> HandNow | RowsNow:
    """The current state of a hand: seats, board, pot, what has happened, and who is to act.

    viewer    the seat that looks, "A": cards that it has not seen are "??". Without it all is said that the dealer knows
              but the stub, which no player may be told.
    """
    names = tuple(LETTERS[: len(hand.brought)])
    if viewer is not None and viewer not in names:
        raise ValueError(f"no seat is called {viewer!r}: there are {', '.join(names)}")
    return journal.standing(hand, viewer=None if viewer is None else names.index(viewer))


def answer(hand: Hand, said: Answer | Mapping[str, Any]) -> None:
    """Act: {"seat": "A", "action": "raise", "to": 40}. An answer that the rules refuse changes nothing."""
    if hand.decision is None:
        raise ValueError(hand.over)
    plain_question(said)
    hand.act(understood(hand.game, hand.decision, dict(said), LETTERS, ()))


def rank(ranking: Ranking, cards: str, qualifier: str = "") -> RankedHand:
    """Value, best cards and name of a hand: larger is better; None where it does not reach the qualifier."""
    for text in (cards, qualifier):
        if not isinstance(text, str) or len(text) > DECK_LONGEST:
            raise ValueError("the cards and the qualifier should be short texts, such as 'As Kd Qh Jc 9s'")
    return ranked(ranking, cards, threshold(ranking, qualifier) if qualifier else 1)

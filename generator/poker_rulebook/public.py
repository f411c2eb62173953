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

from poker_rulebook.book.house import Preset
from poker_rulebook.book.load import Book, load
from poker_rulebook.book.model import Game, seats_served
from poker_rulebook.book.problems import suggestion, visible
from poker_rulebook.cards import texts
from poker_rulebook.equities import equity, hands_in_range
from poker_rulebook.folders import book_of_the_program
from poker_rulebook.play import journal
from poker_rulebook.play.dealer import full_deck, source_of_chance
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.hand_record import begun, record, resumed
from poker_rulebook.play.journal import asked_of, understood
from poker_rulebook.play.parser import DECK_LONGEST, LARGEST, LETTERS, plain_json, plain_question, read_names
from poker_rulebook.play.stakes import amounts_of, usual_stakes
from poker_rulebook.ranking import Ranking, threshold
from poker_rulebook.shapes import (
    Answer,
    HandNow,
    HandRuled,
    IncidentAsked,
    RankedHand,
    Replayed,
    RowsNow,
    Simulated,
    WhoActs,
)
from poker_rulebook.showdowns import ranked, settle

__all__ = ["Book", "Game", "Hand", "Ranking", "answer", "ask", "deal", "equity", "hands_in_range", "incident", "open_book", "rank",
           "record", "replay", "resumed", "ruling", "settle", "simulate", "standing", "wager", "worked_out"]  # fmt: skip


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


def replay(
    book: Book, histories: str | bytes, choices: Mapping[str, str] = {}, file: str = "hands.phh"
) -> list[Replayed]:
    """What the rules say of hand histories in PHH, one hand or several, as `rulebook replay --jsonl` prints it.

    choices    of the games, for what histories do not say;  file    its name in the answers: one that ends in .phhs has several

    A mistake in a history is an answer, not an exception; text that is no history raises ValueError.
    """
    from poker_rulebook.history import parsing, replaying
    from poker_rulebook.history.notation import Games

    _refuse_types(histories=(histories, (str, bytes)), choices=(choices, Mapping), file=(file, str))
    content = histories.encode("utf-8", "surrogatepass") if isinstance(histories, str) else histories
    if len(content) > MOST_BYTES:
        raise ValueError(f"the histories have {len(content):,} bytes: give at most {MOST_BYTES:,} at once")
    found: list[replaying.HandVerdict] = []
    games, agreed = Games(book), dict(choices)
    try:
        for name, read in parsing.readings(file, content):
            if isinstance(read, list):
                found += replaying.of_problems(file, name, read)
            else:
                found += replaying.verdicts(replaying.ReadHands(games, agreed, [read]))
    except parsing.HistoryParseError as error:
        raise ValueError(str(error.problem)) from None
    answers: list[Any] = [replaying.as_json(one) for one in found]
    return answers


MOST_BYTES = 10_000_000


def ruling(
    book: Book,
    document: Mapping[str, Any],
    kind: str,
    *deeds: str,
    rules: Mapping[str, str] = {},
    preset: str = "",
) -> HandRuled:
    """The ruling on a recorded hand that goes wrong, with the record after it, as `rulebook ruling --json` prints it.

    document    what `record` gives;  kind    "out-of-turn";  deeds    who did what: "raise", "C", "600"
    rules       general rule -> choice of the room;  preset    id of a set of rules, which decides where `rules` do not
    """
    from poker_rulebook import rulings

    _refuse_types(document=(document, Mapping), kind=(kind, str), rules=(rules, Mapping))
    if not all(isinstance(deed, str) and len(deed) <= DECK_LONGEST for deed in deeds):
        raise ValueError("deeds are short texts, such as 'raise', 'C', '600'")
    return rulings.ruling(book, dict(document), kind, deeds, rules, _preset(book, preset))


def incident(
    book: Book,
    game: str,
    told: IncidentAsked | Mapping[str, Any],
    rules: Mapping[str, str] = {},
    preset: str = "",
) -> HandRuled:
    """The ruling on a table at which something went wrong, without a deck, as `rulebook incident GAME --jsonl` answers.

    told    see poker_rulebook.play.situations;  rules, preset    as for `ruling`
    """
    from poker_rulebook import rulings

    _refuse_types(game=(game, str), told=(told, Mapping), rules=(rules, Mapping))
    return rulings.incident(book, game, dict(told), rules, _preset(book, preset))


def _preset(book: Book, preset: str) -> Preset | None:
    """The set of rules with this id; None for ''."""
    _refuse_types(preset=(preset, str))
    if preset and preset not in book.presets:
        raise ValueError(f"no preset is called {visible(repr(preset))}: {suggestion(preset, book.presets)}")
    return book.presets[preset] if preset else None


def wager(book: Book, question: Mapping[str, Any]) -> dict[str, Any]:
    """What chips and words amount to, with rules and reason, as `rulebook wager --jsonl` answers:
    {"put": 1500, "smallest": 500, "call": 1100, "largest_raise": 600, "stack": 9000}"""
    return worked_out(book, "wager", question)


def worked_out(book: Book, kind: str, question: Mapping[str, Any]) -> dict[str, Any]:
    """What a tournament director works out, as `rulebook director KIND --jsonl` answers.

    kind    race, balance, places, penalty and so on: {"old": 25, "new": 100, "chips": [3, 1, 0, 2]} for a race
    """
    from poker_rulebook import rulings
    from poker_rulebook.pages.calculators import CALCULATORS

    if not isinstance(kind, str) or kind not in CALCULATORS:
        raise ValueError(f"{visible(repr(kind))} is nothing that is worked out: {', '.join(CALCULATORS)}")
    plain_question(question)
    return rulings.worked_out(book, kind, question)


def simulate(game: Game, hands: int = 100, seats: int | None = None, seed: int = 1) -> Simulated:
    """Random legal play of a game, checked: what is counted, as `rulebook simulate --json` prints it. The hands of a seed are the same.

    seats    the fewest that the game has, if nothing is said. Raises poker_rulebook.play.simulate.Violation, a mistake of the program.
    """
    from poker_rulebook.play import simulate as played

    number = game.players[0] if seats is None else seats
    for name, it, least in (("hands", hands, 1), ("seats", number, 2), ("seed", seed, -LARGEST)):
        if type(it) is not int or not least <= it <= LARGEST:
            raise ValueError(f"{name}: {visible(repr(it))[:60]} is no whole number from {least}")
    fewest, most = seats_served(game)
    if not fewest <= number <= most:
        raise ValueError(f"{game.id} is for {fewest} to {most} seats, not {number}")
    return played.simulate(game, hands, number, seed).as_json()


def _refuse_types(**given: tuple[object, Any]) -> None:
    for name, (value, kinds) in given.items():
        if not isinstance(value, kinds):
            raise ValueError(f"{name}: a {type(value).__name__} is not understood")


def rank(ranking: Ranking, cards: str, qualifier: str = "") -> RankedHand:
    """Value, best cards and name of a hand: larger is better; None where it does not reach the qualifier."""
    for text in (cards, qualifier):
        if not isinstance(text, str) or len(text) > DECK_LONGEST:
            raise ValueError("the cards and the qualifier should be short texts, such as 'As Kd Qh Jc 9s'")
    return ranked(ranking, cards, threshold(ranking, qualifier) if qualifier else 1)

"""What a player can be asked: for a wager, for cards in bins, or for a word of a list; and the answers.

What a question stands for is data in it: its verb.
"""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import NamedTuple, TypeGuard

from poker_rulebook.cards import HEIGHT, Cards, texts, without
from poker_rulebook.play.betting import Call, Fold, Legal, Raise, described, either, refused_wager

MOST = 1 << 63  # beyond every card and every number of chips


class IllegalAction(ValueError):
    """An action that the rules do not allow now; the message says what they allow."""


class Put(NamedTuple):
    """Cards put into the bins of a question.

    verb    the word of the verb that was asked for
    bins    name of a bin -> its cards
    """

    verb: str
    bins: dict[str, Cards]

    @property
    def cards(self) -> Cards:
        if len(self.bins) == 1:
            return next(iter(self.bins.values()))
        return sum(self.bins.values(), ())


class Say(NamedTuple):
    """A word of the list of a question.    verb    the word of the verb that was asked for"""

    verb: str
    word: str


Action = Fold | Call | Raise | Put | Say


@dataclass(frozen=True, kw_only=True)
class Verb:
    """What a seat is asked to do, in the words of everything that can hold its answer.

    word       the name of the action in a record: "turn-up"
    key        what the answer is called there: cards, hands, rows, outcome, share
    event      the event that it leads to
    asks       the imperative in a message: "turn up"
    says       what a seat does in an example: "A turns up 9d"; '' where that is not said
    sample     what may follow it there
    code       the action in a hand history: "tu"
    """

    word: str
    key: str
    event: str
    asks: str
    says: str = ""
    sample: str = ""
    code: str = ""


def _number_asked(question: ToPut) -> str:
    low, high = question.fewest, question.most
    wanted = f"{low} to {high}" if low != high else f"exactly {low}"
    return f"{question.verb.asks} {wanted} of {texts(question.own)}"


def _wrong_cards(question: ToPut, put: Put) -> str:
    """Why these cards do not answer a question with one bin."""
    cards = put.cards
    if cards and without(cards, question.own):
        return f"{texts(cards)} {are(cards)} not among the cards held: {asked_for(question)}"
    if not question.fewest <= len(cards) <= question.most:
        return f"{number_of(cards)} not allowed: {asked_for(question)}"
    return ""


@dataclass(frozen=True, kw_only=True)
class CardVerb(Verb):
    """What is done with cards.

    none     how a seat that does it with no card says so in an example; else "discards nothing"
    asked    the question in words;  wrong    why an answer to it is not legal, '' when it is

    Without others these two are of a question with one bin, which is named like the verb.
    """

    key: str = "cards"
    none: str = ""
    asked: Callable[[ToPut], str] = _number_asked
    wrong: Callable[[ToPut, Put], str] = _wrong_cards

    def question(self, seat: int, step: str, own: Cards, fewest: int, most: int) -> ToPut:
        """A question with one bin."""
        return ToPut(seat, step, self, own, {self.word: Bin(fewest, most)}, fewest, most)

    def answer(self, cards: Cards) -> Put:
        """The cards in that bin."""
        return Put(self.word, {self.word: cards})


@dataclass(frozen=True, kw_only=True)
class WordVerb(Verb):
    """What is said.    unknown    what is wrong with a word that is not on the list"""

    unknown: str = ""

    def answer(self, word: str) -> Say:
        return Say(self.word, word)


class Bin(NamedTuple):
    """A place for cards.    lying    the cards that lie there already"""

    fewest: int
    most: int
    lying: Cards = ()


class ToPut(NamedTuple):
    """The seat puts `fewest` to `most` of the cards in `own` into bins.    bins    name -> Bin"""

    seat: int
    step: str
    verb: CardVerb
    own: Cards
    bins: dict[str, Bin]
    fewest: int
    most: int


class ToSay(NamedTuple):
    """The seat says one of these words."""

    seat: int
    step: str
    verb: WordVerb
    words: tuple[str, ...]


Decision = Legal | ToPut | ToSay
Asks = Generator[ToPut, Put, None]  # what asks players for cards, one after the other


def asks_to(decision: Decision | None, verb: CardVerb) -> TypeGuard[ToPut]:
    """Whether somebody is asked to do this with cards."""
    return isinstance(decision, ToPut) and decision.verb is verb


@dataclass(frozen=True)
class Allowance:
    """What an example says that a seat may do.

    what         exchange, raise, not-raise, not-call or not-check
    low, high    cards to exchange, or totals to raise to
    ends         whether only these two totals are allowed
    """

    what: str
    low: int = 0
    high: int = 0
    ends: bool = False


def raising(legal: Legal) -> Allowance:
    """The totals to which a seat may raise that may raise."""
    return Allowance("raise", legal.low, legal.high, legal.ends)


def asked_for(decision: Decision) -> str:
    """What answers the decision, in words: "fold or call 100", "discard 0 to 2 of 9h 9s 9d"."""
    if isinstance(decision, Legal):
        return described(decision)
    if isinstance(decision, ToPut):
        return decision.verb.asked(decision)
    return f"{decision.verb.asks} {either(decision.words)}"


def refusal(decision: Decision, action: object) -> str:
    """Why the action does not answer the decision; '' when it does."""
    if not isinstance(action, (Call, Fold)) and (reason := _misshapen(action)):
        return reason
    if isinstance(decision, Legal):
        return refused_wager(decision, action)
    if isinstance(decision, ToPut):
        if isinstance(action, Put) and action.verb == decision.verb.word:
            return decision.verb.wrong(decision, action)
    elif isinstance(action, Say) and action.verb == decision.verb.word:
        listed = action.word in decision.words
        return "" if listed else f"{action.word!r} {decision.verb.unknown}: {asked_for(decision)}"
    return f"it is time to {asked_for(decision)}"


def are(cards: Cards) -> str:
    return "is" if len(cards) == 1 else "are"


def number_of(cards: Cards) -> str:
    """The subject of a message: "1 card is", "2 cards are"."""
    return f"{len(cards)} card{'' if len(cards) == 1 else 's'} {are(cards)}"


def _misshapen(action: object) -> str:
    """Why this cannot be an answer at all, whatever is asked; '' when it can be one.

    Cards are tuples of card numbers, so that nobody changes them after they were accepted.
    """
    if isinstance(action, Raise):
        return _no_chips(action.to)
    if isinstance(action, Put):
        return _no_bins(action.bins)
    if isinstance(action, Say):
        return "" if isinstance(action.word, str) else f"{_shown(action.word)} is not a word"
    return ""


def _no_chips(value: object) -> str:
    whole = isinstance(value, int) and not isinstance(value, bool) and abs(value) < MOST
    return "" if whole else f"{_shown(value)} is not a number of chips: write whole chips"


def _no_bins(value: object) -> str:
    if not isinstance(value, dict) or not all([isinstance(name, str) for name in value]):
        return f"{_shown(value)} does not say which cards go where: write a dict of names and tuples of cards"
    return next(filter(None, map(_no_cards, value.values())), "")


def _no_cards(value: object) -> str:
    if not isinstance(value, tuple):
        return f"{_shown(value)} is not a tuple of cards"
    wrong = (card for card in value if type(card) is not int or not (card in HEIGHT or -MOST < card < 0))
    return next((f"{_shown(card)} is not a card" for card in wrong), "")


def _shown(value: object) -> str:
    """A short text of any value; a number of thousands of digits has none in Python."""
    try:
        return reprlib.repr(value)
    except ValueError:
        return f"this {type(value).__name__}"

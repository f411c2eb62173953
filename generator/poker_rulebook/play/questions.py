"""The questions that a player can be asked, with their answers: a wager, cards for bins, or one of several words."""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Collection, Generator, Sequence
from typing import NamedTuple, TypeGuard

from msgspec import Struct

from poker_rulebook.cards import HEIGHT, Cards, texts, without

# Wagers


class Fold(Struct, frozen=True):
    pass


class Call(Struct, frozen=True):
    """Check if it costs nothing; post the bring-in if that is due."""


class Raise(Struct, frozen=True):
    """Bet, raise or complete to a total of this round."""

    to: int


class Legal(Struct, frozen=True):
    """The wagers that the player to act may make.

    call     chips that it costs to stay in: 0 is a check; less than the price if the player has not more
    low      smallest total of this round to bet or raise to; 0 if the player may not raise
    high     largest such total; below a full raise only if it is all-in
    must     the player may not fold: the bring-in, or a bet that is forced
    calls    whether checking or calling is allowed
    ends     only `low` and `high` are allowed, and nothing between them
    price    the wager to match; 0 as long as nobody has bet
    by       the smallest full bet or raise
    barred   why the player may not bet or raise, '' if it is allowed: chips (none beyond the call), callers (nobody could
             call more), cap, acted (and no full raise since then), checked (no check-raise), openers (no hand to open with)
    full     smallest total of a full bet or raise, also where the player has less or may not raise
    """

    seat: int
    step: str
    call: int
    low: int
    high: int
    must: bool
    calls: bool = True
    ends: bool = False
    price: int = 0
    by: int = 0
    barred: str = ""
    full: int = 0


def refused_wager(legal: Legal, action: object) -> str:
    """Why the action is no legal wager; '' if it is one. Amounts may be of any type that can be compared."""
    if isinstance(action, Call):
        return "" if legal.calls else f"calling is not allowed here: {described(legal)}"
    if isinstance(action, Fold):
        what = "bring-in" if legal.calls else "forced bet"
        return f"the {what} cannot be folded: {described(legal)}" if legal.must else ""
    if not isinstance(action, Raise):
        return f"it is time to act: {described(legal)}"
    if not legal.low:
        what = "a raise" if legal.call else "a bet or raise"
        why = ", as nobody could call more" if legal.barred == "callers" else ""
        return f"{what} is not allowed here{why}: {described(legal)}"
    between = legal.low <= action.to <= legal.high
    if not between or (legal.ends and action.to not in (legal.low, legal.high)):
        return f"{action.to} is not allowed: {described(legal)}"
    return ""


def described(legal: Legal) -> str:
    """The legal wagers in words: "fold, call 100, or raise to 400-1200"."""
    ways = [] if legal.must or (legal.calls and not legal.call) else ["fold"]
    if legal.calls and legal.must:
        ways.append(f"bring in for {legal.call}")
    elif legal.calls:
        ways.append(f"call {legal.call}" if legal.call else "check")
    if legal.low:
        ways.append(f"bet or raise to {raise_range(legal)}")
    return either(ways)


def raise_range(legal: Legal) -> str:
    """The totals to which a seat may raise: "400", "400-1200", or "10 or 20" if only these two are allowed."""
    if legal.low == legal.high:
        return f"{legal.low}"
    return f"{legal.low} or {legal.high}" if legal.ends else f"{legal.low}-{legal.high}"


def either(words: Sequence[str]) -> str:
    """Words as a choice: "fold, call 100 or raise"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


class Round:
    """The wagers of one betting round.

    wagers      chips that each seat has put in during this round
    price       the wager to match
    step        the smallest full bet or raise
    sizes       fixed limit: the sizes that a bet or raise may have, the smallest first
    full        the price made by the last full bet or raise
    bets        full bets made
    capped      fixed limit: whether no further bet is allowed after this number of bets; None if there is no cap
    acted       fixed limit: seats that have acted since the last full bet or raise; otherwise: seats that have acted
    checked     seats that have checked, or only called an all-in of less than a full bet
    short       fixed limit: what may follow an all-in of less than a full bet (short_all_in of a game file)
    """

    def __init__(
        self,
        limit: str,
        wagers: list[int],
        price: int,
        sizes: tuple[int, ...],
        bets: int,
        capped: Callable[[int], bool] | None = None,
        short: Callable[[], str] = lambda: "half-bet",
    ):
        self.limit, self.wagers, self.price, self.sizes, self.bets = limit, wagers, price, sizes, bets
        self.capped, self.short = capped, short
        self.step, self.full = sizes[0], price if bets else 0
        self.opened, self.begun = price, bets  # before anybody has acted
        self.acted: set[int] = set()
        self.checked: set[int] = set()

    @property
    def smallest(self) -> int:
        """The smallest total of a full bet or raise; at fixed limit it completes what is less than a full one."""
        return (self.full if self.limit == "fixed-limit" else self.price) + self.step

    def raise_to(self, seat: int, stack: int, pot: int) -> tuple[int, int]:
        """The smallest and the largest total to which the seat may raise; (0, 0) if it may not.

        stack    chips in front of the seat
        pot      everything in the middle, wagers of this round included

        In fixed limit no total between them is allowed.
        """
        own, price, step = self.wagers[seat], self.price, self.step
        most = own + stack
        if most <= price or (seat in self.acted and not self._open_again(seat)):
            return 0, 0
        low = self.smallest
        if self.limit == "no-limit":
            return (low if low < most else most), most
        if self.limit == "fixed-limit":
            if self.capped and self.capped(self.bets):
                return 0, 0
            largest = self.sizes[-1]
            high = self.full + (largest if largest > step else step)
            return low if low < most else most, high if high < most else most
        if low >= most:
            return most, most
        # a bring-in that is still due is no wager: the pot is unopened, and the first bet is at most the pot
        unopened = price and not any(self.wagers)
        high = pot if unopened else price + pot + price - own  # the pot after the call, on top
        return low, max(low, min(high, most))

    def _open_again(self, seat: int) -> bool:
        """Whether a seat that has acted may raise: not in fixed limit, where a full bet lets all act anew (half-bet rule).

        Otherwise the price has grown by a full raise since it acted (TDA 2024, 47-A).
        """
        return self.limit != "fixed-limit" and self.price - self.wagers[seat] >= self.step

    def closed_to(self, seat: int, stack: int, callers: bool) -> str:
        """Why the seat, which has this stack, may not raise; see Legal.    callers    whether anybody could call more"""
        if self.wagers[seat] + stack <= self.price:
            return "chips"
        if self.capped and self.capped(self.bets):
            return "cap"
        return "acted" if callers else "callers"

    def called(self, seat: int, chips: int) -> int:
        """Takes note that the seat has checked or called. Gives its total."""
        self.acted.add(seat)
        self.wagers[seat] = total = self.wagers[seat] + chips
        return total

    def raised(self, seat: int, total: int) -> None:
        """Takes note that the seat has raised to `total`; less than a full raise does not reopen the betting.

        In place of a bring-in that is still due it is a bet, and the next raise must be as large as this total.
        """
        if self.limit == "fixed-limit":
            added = total - self.full
            short = self.short() if added < self.step else ""
            if not short or short == "full-raise" or (short == "half-bet" and 2 * added >= self.step):
                self.full, self.bets, self.acted = total, self.bets + 1, set()
                # a raise is never less than the bet or raise before it, which an all-in may have put between sizes
                self.step = next(
                    (size for size in self.sizes if size >= max(self.step, added)), self.sizes[-1]
                )
            elif short == "complete-as-raise":
                self.bets += 1
        elif total - self.price >= self.step:
            self.step = total - self.price if any(self.wagers) else total
            self.bets += 1
        self.wagers[seat] = self.price = total
        self.acted.add(seat)

    def killed(self, seat: int, chips: int, *, raised: bool) -> int:
        """Takes note that the hand of a seat is dead. Gives the chips of its wager that go back, as nobody called them.

        chips     further chips that the seat has to leave in
        raised    whether its last act was a bet or raise that still is the price
        """
        self.wagers[seat] += chips
        if not raised:
            return 0
        others = max(wager for other, wager in enumerate(self.wagers) if other != seat)
        back = max(0, self.wagers[seat] - max(others, self.opened))
        self.wagers[seat] -= back
        self.price -= back
        if back and self.price == self.opened:
            self.step, self.full, self.bets = self.sizes[0], self.price if self.begun else 0, self.begun
        return back

    def uncalled(self) -> tuple[int, int]:
        """(seat, chips) for the part of a wager that nobody matched; chips is 0 if there is none."""
        second, top = sorted((0, *self.wagers))[-2:]
        return self.wagers.index(top), top - second


# Cards and words

MOST = 1 << 63  # larger than every card and every number of chips


class IllegalAction(ValueError):
    """Raised for an action that the rules do not allow now; the message says what they allow."""


class Put(NamedTuple):
    """The answer to a question for cards.

    verb    the word of the verb in the question
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
    """The answer to a question for a word.    verb    the word of the verb in the question"""

    verb: str
    word: str


# Rulings of the floor during a betting round, given in place of an answer


class KillHand(NamedTuple):
    """The hand of a seat is dead, whoever is to act.    chips    further chips that it leaves in, by an undercall"""

    seat: int
    chips: int = 0


class GiveTurn(NamedTuple):
    """The turn passes to this seat; the seats passed over act after all others."""

    seat: int


Ruled = KillHand | GiveTurn
Action = Fold | Call | Raise | Put | Say | KillHand | GiveTurn


class Verb(Struct, frozen=True, kw_only=True):
    """Something that a seat is asked to do, with its names in records, messages, examples and hand histories.

    word       the name of the action in a record: "turn-up"
    key        the key of the answer in a record: cards, hands, rows, outcome, share
    event      the name of the event that follows
    asks       the imperative in a message: "turn up"
    says       the verb in an example: "turns up" in "A turns up 9d"; '' if examples do not have it
    sample     an example of what follows the verb there
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
    """Why these cards are no legal answer to a question with one bin; '' if they are."""
    cards = put.cards
    if cards and without(cards, question.own):
        return f"{texts(cards)} {are(cards)} not among the cards held: {asked_for(question)}"
    if not question.fewest <= len(cards) <= question.most:
        return f"{number_of(cards)} not allowed: {asked_for(question)}"
    return ""


class CardVerb(Verb, frozen=True, kw_only=True):
    """Something that is done with cards.

    gives_away    whether they leave the hand that they are held in
    none     the sentence of an example for doing it with no card, if it is not as in "discards nothing"
    secret   whether the cards are seen by nobody else
    asked    gives the question in words;  wrong    gives why an answer is not legal, '' if it is

    The defaults of these two are for a question with one bin, which has the name of the verb.
    """

    key: str = "cards"
    none: str = ""
    secret: bool = False
    gives_away: bool = False
    asked: Callable[[ToPut], str] = _number_asked
    wrong: Callable[[ToPut, Put], str] = _wrong_cards

    def question(self, seat: int, step: str, own: Cards, fewest: int, most: int) -> ToPut:
        """A question with one bin."""
        return ToPut(seat, step, self, own, {self.word: Bin(fewest, most)}, fewest, most)

    def answer(self, cards: Cards) -> Put:
        """The cards in that bin."""
        return Put(self.word, {self.word: cards})


class WordVerb(Verb, frozen=True, kw_only=True):
    """Something that is said.    unknown    the message for a word that is not on the list"""

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
Asks = Generator[ToPut, Put, None]  # asks players for cards, one question after the other


def asks_to(decision: Decision | None, verb: CardVerb) -> TypeGuard[ToPut]:
    """Whether the decision asks a seat to do this with cards."""
    return isinstance(decision, ToPut) and decision.verb is verb


class Allowance(Struct, frozen=True):
    """A statement of an example about what a seat may do.

    what         exchange, raise, not-raise, not-call or not-check
    low, high    cards to exchange, or totals to raise to
    ends         whether only these two totals are allowed
    """

    what: str
    low: int = 0
    high: int = 0
    ends: bool = False


def raising(legal: Legal) -> Allowance:
    """The allowance of a seat that may raise: its totals."""
    return Allowance("raise", legal.low, legal.high, legal.ends)


def asked_for(decision: Decision) -> str:
    """The possible answers to a decision in words: "fold or call 100", "discard 0 to 2 of 9h 9s 9d"."""
    if isinstance(decision, Legal):
        return described(decision)
    if isinstance(decision, ToPut):
        return decision.verb.asked(decision)
    return f"{decision.verb.asks} {either(decision.words)}"


def refusal(decision: Decision, action: object) -> str:
    """Why the action is no legal answer to the decision; '' if it is."""
    kind = type(action)
    if kind is not Call and kind is not Fold and (reason := _misshapen(action)):
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


def are(cards: Collection[object]) -> str:
    return "is" if len(cards) == 1 else "are"


def number_of(cards: Cards) -> str:
    """The subject of a message: "1 card is", "2 cards are"."""
    return f"{len(cards)} card{'' if len(cards) == 1 else 's'} {are(cards)}"


def _misshapen(action: object) -> str:
    """Why this cannot be an answer to any question; '' if it can be one.

    Cards are tuples of card numbers, so that nobody changes them after they were accepted.
    """
    if isinstance(action, Raise):
        value = action.to
        whole = isinstance(value, int) and not isinstance(value, bool) and abs(value) < MOST
        return "" if whole else f"{_shown(value)} is not a number of chips: write whole chips"
    if isinstance(action, Put):
        if not isinstance(action.bins, dict) or not all([isinstance(name, str) for name in action.bins]):
            return f"{_shown(action.bins)} does not say which cards go where: write a dict of names and tuples of cards"
        for cards in action.bins.values():
            if wrong := _no_cards(cards):
                return wrong
        return ""
    if isinstance(action, Say):
        return "" if isinstance(action.word, str) else f"{_shown(action.word)} is not a word"
    return ""


def _no_cards(value: object) -> str:
    if not isinstance(value, tuple):
        return f"{_shown(value)} is not a tuple of cards"
    for card in value:
        if type(card) is not int or not (card in HEIGHT or -MOST < card < 0):
            return f"{_shown(card)} is not a card"
    return ""


def _shown(value: object) -> str:
    """A short text for any value, even for a number too long for Python to convert."""
    try:
        return reprlib.repr(value)
    except ValueError:
        return f"this {type(value).__name__}"

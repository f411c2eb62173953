"""The chances of a game, counted.

They are counted exactly where that takes seconds. Where there are too many deals to count, hands are dealt at random as
the interpreter deals them, to the fewest players, everybody all-in from the start and nobody folding, so that a new step
of play needs nothing here. The first seat is looked at.

A question (whether a hand qualifies, how many cards it has, which class it is) is answered by the value of a hand
alone, so that it can be asked of any share that some ranking decides.

Suits are left aside where the ranking does not look at them, and so are ranks that no qualifying hand has: they
all count as one. So the 463,563,500,400 ways to deal Omaha's own cards and board become 637,065, and hands that
have the same useful ranks are looked at once.

What becomes of the cards of a hand follows from few things: what the dice show, what players choose, what the board
decides. Hands in which these come out alike are one course, and in all of them a place of the deck goes to the same
place on the table. So the interpreter plays each course once, with the numbers of places instead of cards; every other
deal of it is a shuffle and a look at these places.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, islice
from math import comb, prod
from operator import add, itemgetter, mul
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from msgspec.structs import replace

from poker_rulebook.book.model import MAIN, Game
from poker_rulebook.book.parts import Share, in_force
from poker_rulebook.book.repository import Chances, Measured
from poker_rulebook.book.steps import (
    Bet,
    Choose,
    DealToBoard,
    DealToPlayers,
    Discard,
    Draw,
    Look,
    Remove,
    Roll,
    TurnUp,
    only,
)
from poker_rulebook.cards import Cards, rank_of, without
from poker_rulebook.measure.stored import answers_of, asked, rules_digest, rules_of_chances
from poker_rulebook.play.chance import random_action, random_put
from poker_rulebook.play.comparing import board_groups, layout_in_force, own_for, shares_in_force, value_of
from poker_rulebook.play.dealer import Dealer, full_deck, shuffle, shuffled
from poker_rulebook.play.dealing import colours_seen, outcome_of, removed_lines, take_lines_away
from poker_rulebook.play.events import CardsPut, Dealt, Looked
from poker_rulebook.play.exchanges import DISCARD, DRAW, with_action
from poker_rulebook.play.hand import STEPS, Hand
from poker_rulebook.play.questions import Decision, Put, ToPut, asks_to
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.play.table import Table
from poker_rulebook.ranking.samples import hands_up_to_suits

if TYPE_CHECKING:
    from poker_rulebook.workers import ShareOut


# --- all deals


MOST_HANDS = 3_000_000  # hands that are looked at one by one: all of five cards, not those of seven
MOST_SETS = 2_000_000  # combinations of own ranks with ranks of the board

T = TypeVar("T")

Counted = tuple[int, Counter[str]]  # number of deals, and of those with each answer
Counts = tuple[tuple[int, int], ...]  # (class, cards of it), only classes of which there are cards


class ShareQuestion(NamedTuple):
    """What is asked of each hand of a share.

    answers   everything that is told, the best first: "qualifies"; "4", "3", "2", "1" cards; "ahead"
    of        the answer for a value; "" for a hand that none of the answers describes
    """

    answers: tuple[str, ...]
    of: Callable[[int], str]


def question(share: Share) -> ShareQuestion:
    """What to count of a share that has answers."""
    answers, ranking = answers_of(share), share.ranking
    if answers == ("qualifies",):
        return ShareQuestion(answers, lambda value: "qualifies" if value else "")
    if answers == ("ahead",):
        return ShareQuestion(answers, lambda value: "ahead" if value > ranking.bonus else "")
    sizes = {value: str(entry.size) for value, entry in enumerate(ranking.tables.entries) if entry}
    return ShareQuestion(answers, lambda value: sizes.get(value, ""))


class Sizes(NamedTuple):
    """How many cards a player's hand is made from: own ones as dealt, those left after discards, the board."""

    own: int
    kept: int
    board: int


class Class(NamedTuple):
    """Cards that count the same. most    how many of them one qualifying hand can have"""

    cards: tuple[int, ...]
    most: int


class Capped(dict[int, int]):
    """How many cards of each class there are, four bits for each -> the same as far as one hand can have them."""

    def __init__(self, classes: Sequence[Class]) -> None:
        super().__init__()
        self.most = [members.most for members in classes]

    def __missing__(self, count: int) -> int:
        places = enumerate(self.most)
        self[count] = key = sum(min(count >> 4 * place & 15, most) << 4 * place for place, most in places)
        return key


class Answering:
    """The answers for hands of a share; where suits do not matter, hands that are alike are looked at once."""

    def __init__(self, game: Game, share: Share, question: ShareQuestion) -> None:
        self.share, self.question = share, question
        rules = share.ranking.rules
        ranks_suffice = rules.compare == "classes" and not rules.counts_flushes and not game.deck.jokers
        self.classes = _classes(game, share) if ranks_suffice else []
        self._ones = {
            card: 1 << 4 * place if members.most else 0
            for place, members in enumerate(self.classes)
            for card in members.cards
        }
        self._keys = Capped(self.classes)
        self._values: dict[int, dict[int, int]] = defaultdict(dict)  # of own cards -> of a group -> value

    def answer(self, hands: Iterable[Cards], groups: Iterable[Cards]) -> str:
        """The answer for the best hand that a player may hold, with the best group of board cards."""
        best, of, top = 0, self.question.of, self.question.answers[0]
        for value in (self._alike if self.classes else self._each)(hands, groups):
            if value > best:
                best = value
                if of(best) == top:
                    return top
        return of(best)

    def _each(self, hands: Iterable[Cards], groups: Iterable[Cards]) -> Iterator[int]:
        held = list(hands)
        return (value_of(self.share, own, (group,)) for group in groups for own in held)

    def _alike(self, hands: Iterable[Cards], groups: Iterable[Cards]) -> Iterator[int]:
        """A value for each of these hands; one for all hands whose answers must be the same."""
        keys, one = self._keys, self._ones.__getitem__
        held = [(own, self._values[keys[sum(map(one, own))]]) for own in hands]
        for group in groups:
            there = keys[sum(map(one, group))]
            for own, known in held:
                value = known.get(there)
                if value is None:
                    value = known[there] = value_of(self.share, own, (group,))
                yield value


def count(game: Game, share: Share, question: ShareQuestion) -> Counted | None:
    """Number of deals, and of those with each answer; None where there are too many to count."""
    cards, asked = _sizes(game, share), Answering(game, share, question)
    if cards is None:
        return None
    if asked.classes and _sets(len(asked.classes), cards.own, cards.board) <= MOST_SETS:
        return _by_ranks(game, asked, cards)
    if cards.board or cards.kept < cards.own:
        return None
    if comb(len(full_deck(game)), cards.own) > MOST_HANDS:
        return None
    answers: Counter[str] = Counter()
    for own, ways in hands_up_to_suits(full_deck(game), cards.own):
        answers[asked.answer((own,), ((),))] += ways
    return answers.total(), answers


def _sizes(game: Game, share: Share) -> Sizes | None:
    """None for games whose cards cannot be seen from their numbers alone: dice, odd boards, later choices."""
    dealt, discards = game.deals, only(Discard, game.play)
    plain = all(step.do in ("deal", "bet", "draw", "discard") and not step.when for step in game.play)
    if not plain or game.extra_card:
        return None
    if discards and game.play.index(dealt[-1]) > game.play.index(discards[0]):
        return None  # which cards may go depends on when they came
    board = 0
    if share.board != (0, 0):
        if [layout.id for layout in game.layouts] != [MAIN]:
            return None
        board = len(game.board_slots)
    return Sizes(sum(step.cards for step in dealt), game.own_cards, board)


def _classes(game: Game, share: Share) -> list[Class]:
    """The cards of the deck by rank; ranks that no qualifying hand has are one class."""
    by_rank: dict[int, list[int]] = {}
    for card in game.deck.cards:
        by_rank.setdefault(rank_of(card), []).append(card)
    if not share.qualifier:
        return [Class(tuple(cards), len(cards)) for cards in by_rank.values()]
    qualifying = [entry.layout for entry in share.ranking.tables.entries[share.floor :] if entry]
    most = {rank: max(layout.count(rank) for layout in qualifying) for rank in by_rank}
    rest = tuple(card for rank, cards in by_rank.items() if not most[rank] for card in cards)
    useful = [Class(tuple(cards), most[rank]) for rank, cards in by_rank.items() if most[rank]]
    return [*useful, Class(rest, 0)] if rest else useful


def _sets(classes: int, *cards: int) -> int:
    """How many ways there are to take so many cards, and so many others, when only their classes count."""
    return prod(comb(classes + n - 1, n) for n in cards)


def _by_ranks(game: Game, asked: Answering, cards: Sizes) -> Counted:
    """Counts every combination of own and board classes, weighted by the number of deals that have it."""
    classes = asked.classes
    known: dict[Counts, dict[int, str]] = {}  # of a board -> of own cards by number -> answer
    answers: Counter[str] = Counter()
    numbers: dict[Counts, int] = {}
    own_sets = [
        (own, numbers.setdefault(_used(own, classes), len(numbers))) for own in _counts(classes, cards.own)
    ]
    for on_board in _counts(classes, cards.board):
        boards, found = _ways(classes, on_board), known.setdefault(_used(on_board, classes), {})
        # in how many ways the deck still has each of the sets that `_counts` gives for so many cards
        gone, sizes = dict(on_board), [len(members.cards) for members in classes]
        parts = [[comb(s - gone.get(place, 0), n) for n in range(s + 1)] for place, s in enumerate(sizes)]
        for (own, number), ways in zip(own_sets, _divided(cards.own, parts, 1, mul), strict=True):
            if not ways:
                continue
            if number not in found:
                found[number] = _answer(game, asked, cards.kept, own, on_board)
            answers[found[number]] += boards * ways
    return answers.total(), answers


def _divided(cards: int, parts: Iterable[Sequence[T]], none: T, joined: Callable[[T, T], T]) -> list[T]:
    """One part of each class joined, for every way to divide so many cards among the classes.

    parts    for each class, those for 0, 1, 2 … of its cards
    """
    found = [[none], *([] for _ in range(cards))]  # by the number of cards of the classes so far
    for of_class in parts:
        found = [
            [joined(one, part) for n, part in enumerate(of_class[: total + 1]) for one in found[total - n]]
            for total in range(cards + 1)
        ]
    return found[cards]


def _counts(classes: Sequence[Class], cards: int) -> list[Counts]:
    """Every way to divide so many cards among the classes, no class getting more cards than it has."""
    parts = [
        [((place, n),) if n else () for n in range(len(it.cards) + 1)] for place, it in enumerate(classes)
    ]
    return _divided(cards, parts, (), add)


def _ways(classes: Sequence[Class], counts: Counts) -> int:
    """How many sets of cards have these numbers of cards in the classes."""
    return prod(comb(len(classes[place].cards), n) for place, n in counts)


def _used(counts: Counts, classes: Sequence[Class]) -> Counts:
    """The numbers that can matter for a qualifying hand: sets of cards with the same result have the same answer."""
    return tuple((place, min(n, classes[place].most)) for place, n in counts if classes[place].most)


def _answer(game: Game, asked: Answering, kept: int, own: Counts, on_board: Counts) -> str:
    """The answer for a sample of such cards, after the discards that turn out best."""
    taken, classes = dict(on_board), asked.classes
    board = [card for place, n in on_board for card in classes[place].cards[:n]]
    held = [card for place, n in own for card in classes[place].cards[taken.get(place, 0) :][:n]]
    groups = board_groups(game, asked.share, dict(zip(game.board_slots, board, strict=False)), {})
    return asked.answer(combinations(held, kept), groups)


# --- random deals


CourseBranch = Decision | Roll | Look | Remove  # where a course may go on in several ways
CourseSoFar = tuple[Any, ...]  # how it went on at each branch so far
ShuffledDeck = Sequence[int]  # every card in its order, the first to be dealt last
Decided = Callable[[ShuffledDeck, random.Random], Any]  # the way it goes on, of its deck and by chance
CardsAt = Callable[[ShuffledDeck], Cards]  # the cards at certain places of a deck

# Steps in which no card decides anything but at a branch.
READ_OFF = {DealToPlayers, DealToBoard, TurnUp, Bet, Draw, Discard, Choose, Roll, Look, Remove}
SHUFFLED = {DealToPlayers, DealToBoard, TurnUp, Look, Remove}  # of these the ones without further chance


class PlayingCards(NamedTuple):
    """The cards that play for a share.

    share     as it is in force, None where it is not
    hands     of the first seat: one, or all that discards could have left
    groups    of board cards
    """

    share: Share | None
    hands: tuple[CardsAt, ...] = ()
    groups: tuple[CardsAt, ...] = ()


DealtCards = tuple[Share | None, Iterable[Cards], Iterable[Cards]]  # the same with the cards themselves


class BareTable(Table):
    """A hand of which only the cards are of interest: nobody bets, and nobody wins."""

    def course(self) -> Generator[CourseBranch, Any, None]:
        """The hand up to the showdown; it asks how to go on, and is told."""
        for step in self.game.play:
            if self.ended or not in_force(step.when, self.outcomes):
                continue
            if isinstance(step, Bet):
                for seat in self.seats_in():
                    yield from with_action(self, step, seat)
            elif isinstance(step, Look):
                number = yield step
                self.tell(Looked(step.id, number, outcome_of(step, number).id))
            elif isinstance(step, Remove):
                take_lines_away(self, step, (yield step))
            else:
                if isinstance(step, Roll):
                    self.dealer.rolls[step.id] = yield step
                yield from STEPS[type(step)](self, step)


def read_off(
    game: Game, share: Share, rng: random.Random, decks: Iterable[ShuffledDeck] | None = None
) -> Iterator[DealtCards]:
    """Random deals, with the same random choices as the interpreter would make from `rng`.

    decks    shuffled as from `rng`; without end where they are not given
    """
    courses = Courses(game, share)
    for deck in shuffles(full_deck(game), rng) if decks is None else decks:
        lying = courses.deal(deck, rng)
        yield lying.share, [take(deck) for take in lying.hands], (take(deck) for take in lying.groups)


def shuffles(cards: list[int], rng: random.Random) -> Iterator[ShuffledDeck]:
    while True:
        deck = cards[:]
        shuffle(deck, rng)
        yield deck


@lru_cache(maxsize=1)
def _shuffled_often(cards: Cards, deals: int, seed: int) -> list[ShuffledDeck]:
    """The decks of a seed; kept, as many games with nothing else left to chance are dealt from the same."""
    return list(map(tuple, islice(shuffles(list(cards), random.Random(seed)), deals)))


def only_shuffled(game: Game) -> bool:
    """Whether chance decides nothing but the order of the deck, where deals are read off it."""
    plain = (step for step in game.play if not isinstance(step, Bet) or not step.wagering.usual)
    return all(type(step) in SHUFFLED for step in plain)


def reads_off(game: Game) -> bool:
    """Whether deals of the game can be read off a shuffled deck, without playing each of them."""
    if game.joker == "by-face" or game.extra_card is not None:
        return False
    return all(type(step) in READ_OFF for step in game.play)


class Courses:
    """Where the cards of one share lie in the deck, for each course that a deal of a game has taken so far."""

    def __init__(self, game: Game, share: Share) -> None:
        self.game, self.share = game, share
        self.known: dict[CourseSoFar, Decided | PlayingCards] = {}

    def deal(self, deck: ShuffledDeck, rng: random.Random) -> PlayingCards:
        """Where the cards are in a shuffled deck."""
        ways: CourseSoFar = ()
        while not isinstance(found := self.known.get(ways) or self._played(ways), PlayingCards):
            ways = (*ways, found(deck, rng))
        return found

    def _played(self, ways: CourseSoFar) -> Decided | PlayingCards:
        """What a deal comes to after these decisions: the next decision, or the cards at the showdown."""
        seats, places = self.game.players[0], list(range(self.game.deck.size))
        laid = BareTable(self.game, usual_stakes(self.game), [1] * seats, Dealer(places))
        course = laid.course()
        branch = next(course, None)
        for way in ways:
            try:
                branch = course.send(Put(branch.verb.word, dict(way)) if isinstance(branch, ToPut) else way)
            except StopIteration:
                branch = None
        self.known[ways] = found = self._lying(laid) if branch is None else _decided(laid, branch)
        return found

    def _lying(self, laid: BareTable) -> PlayingCards:
        share = next((s for s in shares_in_force(self.game, laid.outcomes) if s.id == self.share.id), None)
        if share is None:
            return PlayingCards(None)
        own = possible_hands(laid) if only(Discard, self.game.play) else [tuple(laid.own[0])]
        hands = [own_for(share, cards, laid.community) for cards in own]
        groups = board_groups(self.game, share, laid.board, laid.outcomes)
        return PlayingCards(share, tuple(map(_taken, hands)), tuple(map(_taken, groups)))


def _decided(laid: BareTable, branch: CourseBranch) -> Decided:
    """A function of deck and random numbers that makes the next decision of a course."""
    if isinstance(branch, Roll):
        dice = branch.dice
        return lambda deck, rng: sum(rng.randint(1, 6) for _ in range(dice))
    if isinstance(branch, ToPut):
        if asks_to(branch, DRAW) and not branch.fewest:  # nobody draws
            return lambda deck, rng: tuple(DRAW.answer(()).bins.items())
        return lambda deck, rng: tuple(random_put(branch, rng).bins.items())
    if not isinstance(branch, (Look, Remove)):
        return lambda deck, rng: random_action(branch, rng)
    game, places, layout = laid.game, dict(laid.board), layout_in_force(laid.game, laid.outcomes)
    if isinstance(branch, Look):
        return lambda deck, rng: colours_seen(game, branch, {slot: deck[p] for slot, p in places.items()})
    assert layout is not None, "the board has a layout where lines are removed"
    return lambda deck, rng: removed_lines(layout, branch, {slot: deck[p] for slot, p in places.items()})


def _taken(places: Cards) -> CardsAt:
    """A function that picks the cards at these places of a deck."""
    if len(places) > 1:
        return itemgetter(*places)
    return lambda deck: tuple([deck[place] for place in places])


def possible_hands(laid: Table) -> set[Cards]:
    """Every hand that the first seat could hold at the end, whichever cards it had discarded."""
    hands: set[Cards] = {()}
    up: set[int] = set()
    for event in laid.log:
        if isinstance(event, Dealt) and event.seat == 0:
            hands = {own + event.cards for own in hands}
            up |= set(event.cards[len(event.cards) - event.up :])
        elif isinstance(event, CardsPut) and event.verb is DISCARD and event.seat == 0:
            step = laid.game.step(event.step)
            fixed = up if isinstance(step, Discard) and step.from_down else set()
            hands = {
                tuple(without(own, gone))
                for own in hands
                for gone in combinations([card for card in own if card not in fixed], len(event.cards))
            }
    return hands


DEALS, SEED = 100_000, 1


def measure(game: Game, deals: int = DEALS, seed: int = SEED) -> Measured:
    """The chances of every such share: exact where that takes seconds, else from `deals` random deals."""
    return next(iter(measured([game], map, deals, seed)))


def measured(
    games: Sequence[Game], share_out: ShareOut, deals: int = DEALS, seed: int = SEED
) -> Iterator[Measured]:
    """The same for several games, in their order; each share of the pot is a task of its own, unless another is the same."""
    tasks: dict[str, tuple[Game, str, int, int]] = {}
    for game in games:
        for share in asked(game):
            tasks.setdefault(_deciding(game, share), (replace(game, examples=()), share.id, deals, seed))
    coming, found = zip(tasks, share_out(chances, tasks.values()), strict=True), dict[str, Chances]()
    for game in games:
        deciding = {share.id: _deciding(game, share) for share in asked(game)}
        while any(what not in found for what in deciding.values()):
            found.update([next(coming)])
        yield Measured(rules_digest(game), {share: found[what] for share, what in deciding.items()})


def _deciding(game: Game, share: Share) -> str:
    """What the chances of a share depend on: where another game, or another share, has the same, they are not counted again."""
    rules = rules_of_chances(game, (replace(share, id=""),))
    return f"{game.players[0]} {'' if reads_off(game) else game.id} {rules}"


def chances(task: tuple[Game, str, int, int]) -> Chances:
    """The chances of one share.    task    (game, id of the share, number of random deals, their seed)"""
    game, share_id, deals, seed = task
    share = game.share(share_id)
    asking, used = question(share), None
    counted = count(game, share, asking)
    if counted is None:
        counted, used = sample(game, share, asking, deals, seed), seed
    total, answers = counted
    method = "exact" if used is None else "random"
    return Chances(method, total, used, {name: answers[name] for name in asking.answers})


def sample(game: Game, share: Share, question: ShareQuestion, deals: int, seed: int) -> Counted:
    """Number of deals in which the share is in force, and of those with each answer.

    deals    how many hands are dealt; with dice the share may be in force in fewer
    """
    rng = random.Random(seed)
    answers: Counter[str] = Counter()
    decks = _shuffled_often(tuple(full_deck(game)), deals, seed) if only_shuffled(game) else None
    dealt = read_off(game, share, rng, decks) if reads_off(game) else played(game, share, rng)
    asked: dict[str, Answering] = {}  # qualifier -> hands under it
    for compared, hands, groups in islice(dealt, deals):
        if compared:
            if compared.qualifier not in asked:
                asked[compared.qualifier] = Answering(game, compared, question)
            answers[asked[compared.qualifier].answer(hands, groups)] += 1
    return answers.total(), answers


def played(game: Game, share: Share, rng: random.Random) -> Iterator[DealtCards]:
    """Deals of any game, each played by the interpreter."""
    while True:
        hand = open_hand(game, rng)
        compared = next((s for s in shares_in_force(game, hand.outcomes) if s.id == share.id), None)
        own = possible_hands(hand) if only(Discard, game.play) else [hand.held(0)]
        hands = [own_for(compared, cards, hand.community) for cards in own] if compared else []
        yield compared, hands, board_groups(game, compared or share, hand.board, hand.outcomes)


class BareHand(Hand):
    """A hand whose cards are of interest, and not who wins."""

    def showdown(self) -> None:
        """Does nothing: at the showdown of a bare hand only its cards are of interest."""


def open_hand(game: Game, rng: random.Random) -> Hand:
    """A random hand of the fewest players, played up to the showdown: nobody draws, and discards are random."""
    hand = BareHand(game, usual_stakes(game), [1] * game.players[0], shuffled(game, rng))
    while hand.decision is not None:
        pat = asks_to(hand.decision, DRAW) and not hand.decision.fewest
        hand.act(DRAW.answer(()) if pat else random_action(hand.decision, rng))
    return hand

"""A ranking: the value of a hand, the cards that make it, and what it is.

    high = Ranking.from_data(yaml.safe_load(text))
    high.value(cards("Ah Kh Qh Jh Th 2c 2d")) > high.value(cards("As Ad Ac Kd Kc"))
    value_using(high, own, [board], [(2, 3)])      as Omaha has it: two own cards and three of the board

Values compare only within one ranking. Larger is always better, also where the lowest hand wins; 0 is no hand.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import combinations, combinations_with_replacement, product
from operator import itemgetter
from typing import Any, NamedTuple

from poker_rulebook.cards import (
    ACE,
    DECK_52,
    HEIGHT,
    JOKER_BUG,
    JOKER_WILD,
    RANK_MASK,
    RANK_ONE,
    RANKS,
    SUIT_SHIFT,
    Cards,
    highest_first,
    rank_of,
    suit_of,
)
from poker_rulebook.ranking.lookup import (
    FILLED_BY_BUG,
    HandEntry,
    RankTable,
    Tables,
    Worth,
    build_tables,
    by_itself,
    check_ranks,
    check_size,
    four_suited_key,
    nearest_total,
    rank_key,
)
from poker_rulebook.ranking.rules import FIVE_OF_A_KIND, FOUR_CARD_FLUSH, Rules, completed, read_rules

HandReader = Callable[[Sequence[int]], int]

FULL_SUITS = 0x8888 << SUIT_SHIFT
JOKERS = 63 << 56  # up to the bit that the sum of eight wild cards sets
ONE_OF_EACH = sum(RANK_ONE)
ONE_SUIT = frozenset((0, *(number << 4 * suit for suit in range(4) for number in range(1, 13))))

# Rank key of the other cards, whether they are of one suit, number of bugs, number of wild jokers.
OtherCards = tuple[int, bool, int, int]


def make_reader(rules: Rules, tables: Tables, *, smallest: int) -> HandReader:
    """`value(cards)` for these tables. smallest: fewest cards that make a hand."""
    if rules.compare == "distinct":
        return _distinct_reader(rules, tables, smallest)
    if tables.four:
        return _four_reader(rules, tables, _flush_reader(rules, tables, smallest))
    if rules.counts_flushes:
        return _flush_reader(rules, tables, smallest)
    return _rank_reader(rules, tables, smallest)


def _rank_reader(rules: Rules, tables: Tables, smallest: int) -> HandReader:
    """Where suits mean nothing."""
    plain = tables.plain

    def value(cards: Sequence[int]) -> int:
        hand = sum(cards)
        if hand >= JOKER_BUG:
            return with_joker(cards)
        return plain[hand & RANK_MASK]

    with_joker = joker_reader(rules, tables, value, smallest)
    return value


def _flush_reader(rules: Rules, tables: Tables, smallest: int) -> HandReader:
    """Counting from `lacking` sets the top bit of a suit with a flush, so one mask finds it or a joker."""
    plain, suited = tables.plain, tables.suited
    lacking = (8 - rules.size) * 0x1111 << SUIT_SHIFT
    flush_or_joker = FULL_SUITS | JOKERS

    def value(cards: Sequence[int]) -> int:
        hand = sum(cards, lacking)
        if hand & flush_or_joker:
            return with_joker(cards) if hand >= JOKER_BUG else with_flush(cards, hand)
        return plain[hand & RANK_MASK]

    def highest_with_flush(cards: Sequence[int], hand: int) -> int:
        # Seven cards may hold a flush and something better in several suits.
        best = plain[hand & RANK_MASK]
        full = hand & FULL_SUITS
        while full:
            one = (full & -full) >> 3
            full &= full - 1
            flush = suited[sum([card for card in cards if card & one]) & RANK_MASK]
            if flush > best:
                best = flush
        return best

    def lowest_with_flush(cards: Sequence[int], hand: int) -> int:
        check_size(len(cards), smallest)
        if len(cards) == rules.size:
            return suited[hand & RANK_MASK]
        ignoring_suits = plain[hand & RANK_MASK]  # no choice of cards can be lower than this
        best = 0
        for chosen in combinations(cards, rules.size):
            best = max(best, value(chosen))
            if best == ignoring_suits:
                break
        return best

    with_flush = lowest_with_flush if rules.wins_lowest else highest_with_flush
    with_joker = joker_reader(rules, tables, value, smallest)
    return value


def _four_reader(rules: Rules, tables: Tables, usual: HandReader) -> HandReader:
    """Where four cards of one suit and a fifth are a class of their own.    usual    the value without regard to it"""
    plain, size = tables.plain, rules.size
    lacking = (8 - size + 1) * 0x1111 << SUIT_SHIFT
    four_or_joker = FULL_SUITS | JOKERS

    def value(cards: Sequence[int]) -> int:
        hand = sum(cards, lacking)
        if hand & four_or_joker or len(cards) != size:
            return with_four(cards, hand)
        return plain[hand & RANK_MASK]

    def with_four(cards: Sequence[int], hand: int) -> int:
        if len(cards) > size:
            return max(map(value, combinations(cards, size)))
        suit = (hand & FULL_SUITS) >> 3  # only one can have so many
        others = [card for card in cards if not card & suit]
        if len(others) != 1 or len(cards) < size or hand >= JOKER_BUG:
            return usual(cards)
        four = tables.four[four_suited_key(hand - others[0] & RANK_MASK, rank_of(others[0]))]
        return max(four, plain[hand & RANK_MASK])

    return value


def flush_suits(counters: int) -> Iterator[int]:
    """The suits whose top counter bit is set, each as the 1 of its counter."""
    full = counters & FULL_SUITS
    while full:
        yield (full & -full) >> 3
        full &= full - 1


def _distinct_reader(rules: Rules, tables: Tables, smallest: int) -> HandReader:
    """The best subset, largest first: more cards always beat fewer."""
    worth, most, shared = tables.plain.get, rules.size, suit_of if "suit" in rules.distinct else rank_of

    def value(cards: Sequence[int]) -> int:
        hand, held, largest = sum(cards), len(cards), most
        if hand >= JOKER_BUG:
            return with_joker(cards)
        if held <= most + 1:  # the usual case, quicker: all of them, or all but one
            if best := worth(hand) or max([worth(hand - card, 0) for card in cards], default=0):
                return best
            largest = held - 2
        alike: dict[int, list[int]] = {}  # of which a hand has one at most
        for card in cards:
            alike.setdefault(shared(card), []).append(card)
        for size in range(min(largest, len(alike)), 0, -1):
            hands = [hand for chosen in combinations(alike.values(), size) for hand in product(*chosen)]
            if best := max([worth(sum(hand), 0) for hand in hands]):
                return best
        check_size(held, smallest)
        return 0

    with_joker = joker_reader(rules, tables, value, smallest)
    return value


def joker_reader(
    rules: Rules, tables: Tables, plain_value: Callable[[Sequence[int]], int], smallest: int
) -> Callable[[Sequence[int]], int]:
    """A function that gives the value of cards with at least one joker.

    plain_value  value of cards without a joker
    smallest     fewest cards that make a hand in these tables
    """
    if rules.compare == "classes":
        return _class_reader(rules, tables, smallest)

    def best_card(cards: Sequence[int]) -> int:
        others = [card for card in cards if card < JOKER_BUG]
        jokers = len(cards) - len(others)
        free = [card for card in DECK_52 if card not in others and rank_of(card) in rules.ranks]
        return max(plain_value((*others, *stand_ins)) for stand_ins in combinations(free, jokers))

    return best_card


def _class_reader(rules: Rules, tables: Tables, smallest: int) -> Callable[[Sequence[int]], int]:
    known: dict[OtherCards, int] = {}

    def value(cards: Sequence[int]) -> int:
        check_size(len(cards), smallest)
        others, size = [card for card in cards if card < JOKER_BUG], min(len(cards), rules.size)
        counts = range(cards.count(JOKER_BUG) + 1), range(cards.count(JOKER_WILD) + 1)
        jokers = [(bugs, wilds) for bugs, wilds in product(*counts) if bugs + wilds <= size]
        return max([
            worth(chosen, bugs, wilds)
            for bugs, wilds in jokers
            for chosen in combinations(others, size - bugs - wilds)
        ])  # fmt: skip

    def worth(chosen: Sequence[int], bugs: int, wilds: int) -> int:
        hand = sum(chosen)
        held = hand & RANK_MASK, hand >> SUIT_SHIFT in ONE_SUIT, bugs, wilds
        if held not in known:
            check_ranks(map(rank_of, chosen), frozenset(rules.ranks))
            known[held] = _best_stand_in(rules, tables, held, len(chosen) + bugs + wilds)
        return known[held]

    return value


def _best_stand_in(rules: Rules, tables: Tables, held: OtherCards, size: int) -> int:
    """Best value over every choice of ranks for the jokers, in one suit and in several."""
    key, one_suit, bugs, wilds = held
    best = 0
    for stand_ins, fillers in _stand_ins(rules.ranks, bugs + wilds):
        full = key + stand_ins
        values = [tables.plain[full]]
        # A joker is never a card that is held, so in one suit every rank comes once.
        if size == rules.size and one_suit and not full & ~ONE_OF_EACH:
            values.append(tables.suited[full])
        for value in values:
            if value > best:
                entry, any_class = tables.entries[value], rules.wins_lowest or fillers <= wilds
                if entry and (any_class or entry.category in FILLED_BY_BUG):
                    best = value
    return best


@lru_cache(maxsize=256)
def _stand_ins(ranks: tuple[int, ...], jokers: int) -> list[tuple[int, int]]:
    """The rank key of every choice of ranks for so many jokers, and how many of these are no aces."""
    chosen = combinations_with_replacement(ranks, jokers)
    return [(rank_key(each), sum(rank != ACE for rank in each)) for each in chosen]


Localised = Mapping[str, str]  # locale -> text


class RankingWords(NamedTuple):
    """What an editor calls a ranking and its hands.

    name      inside a sentence, before "scale" and "low": ace-to-five
    hand      a hand of it, where that does not follow from the rules; empty where it does
    within    the ranking that decides where a rank of `ahead_if_any` does not
    ahead     a hand with a rank of `ahead_if_any`, and `behind` one without
    """

    name: Localised = {}
    hand: Localised = {}
    within: Localised = {}
    ahead: Localised = {}
    behind: Localised = {}


NO_WORDS = RankingWords()


class Made(NamedTuple):
    """What a hand is, for naming it.

    category  a class such as "full-house", "royal-flush" (only where the highest of five cards wins), "badugi", "points" or "total"
    ranks     rank letters in the order in which hands compare: two pair ("K", "5", "9"), a straight its
              top card, an 8-5-3-2-A low all five; in points every card that counts
    cards     the cards of the hand in display order; a joker stays a joker
    points    total, only for "points", and in halves for "total"
    """

    category: str
    ranks: tuple[str, ...]
    cards: Cards
    points: int | None


class Ranking:
    """A ranking made from the data of one file of games/rankings/.

    The tables are built on first use, not here. Instances do not change otherwise and may be shared.
    """

    def __init__(self, id: str, rules: Rules, words: RankingWords = NO_WORDS) -> None:
        self.id = id
        self.rules = rules
        self.words = words
        self.size = rules.size
        self.smallest = rules.smallest
        self._within: dict[frozenset[int], Ranking] = {}

    @classmethod
    def from_data(
        cls, data: Mapping[str, Any], files: Mapping[str, Mapping[str, Any]] | None = None
    ) -> "Ranking":
        """The ranking of a file that schema/ranking.schema.json accepts.

        files  id -> data of the other files, for a ranking that is `like` one of them

        Raises ValueError where the file contradicts itself (see read_rules), LikeError as `completed` does.
        """
        files, like = files or {}, data.get("like")
        data = completed(data, files)
        base = completed(files[like], files) if like else data
        ahead = data.get("ahead_if_any", {})
        name, hand = data.get("name", {}), data.get("hand", {})
        words = RankingWords(
            name, hand, base.get("name", {}), ahead.get("with", {}), ahead.get("without", {})
        )
        return cls(data["id"], read_rules(data), words)

    def __repr__(self) -> str:
        return f"<Ranking {self.id}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Ranking, (self.id, self.rules, self.words)

    def within(self, ranks: frozenset[int]) -> "Ranking":
        """The ranking among cards of these ranks alone: only what a deck with them can make.

        Values are its own; they do not compare with those of the whole ranking.
        """
        if ranks.issuperset(self.rules.ranks):
            return self
        if ranks not in self._within:
            self._within[ranks] = Ranking(self.id, self.rules.within(ranks), self.words)
        return self._within[ranks]

    @cached_property
    def value(self) -> HandReader:
        """`value(cards)`: the value of the best hand in the cards; larger is better, 0 is no hand.

        cards  at least `smallest` and at most 12 different cards, in any order; jokers allowed

        Raises ValueError for too few or too many cards and for a rank that the ranking does not have.
        """
        if not self.rules.ahead:
            return self.inner
        inner, bonus, ahead = self.inner, self.bonus, self._ahead_mask
        if self.rules.counts_flushes:
            return lambda cards: inner(cards) + bonus if sum(cards) & ahead else inner(cards)
        plain = self.tables.plain

        def value(cards: Sequence[int]) -> int:
            hand = sum(cards)
            worth = plain[hand & RANK_MASK] if hand < JOKER_BUG else inner(cards)
            return worth + bonus if hand & ahead else worth

        return value

    @cached_property
    def showing(self) -> HandReader:
        """`showing(up_cards)`: the order of exposed cards, larger is the better hand showing.

        up_cards  one card or more; pairs and the like count, straights and flushes only in a full hand.
        Fewer and more cards compare too: equal as far as both go, the hand with further cards is larger
        (smaller where the lowest wins). So in `high` a three-card front of open-face Chinese is legal over
        a five-card middle exactly when showing(front) <= showing(middle).
        """
        if self.rules.compare == "distinct":
            return self.value
        return make_reader(self.rules, build_tables(self.rules, showing=True), smallest=1)

    def best(self, cards: Sequence[int]) -> tuple[int, Cards]:
        """The value, and the cards that make it in display order; (0, ()) when there is no hand.

        Groups come first, then kickers from the top; a straight from its top card, 5-4-3-2-A with the ace
        last. Of several ways to the same value the one with the highest cards counts, by rank with the ace
        high, then spades, hearts, diamonds, clubs. Source: TDA 2024, 20. Raises as `value` does.
        """
        worth = self.inner(cards)
        entry = self.tables.entries[worth]
        if entry is None:
            return 0, ()
        if self.rules.compare == "total":  # every card counts
            return worth, self._displayed(cards, entry)
        # where equal totals tie, a total does not say how many cards it has: the fewest are all needed
        tie = entry.points is not None and not self.rules.more_cards_break_ties
        fewest = self.smallest if tie else entry.size
        for size in range(fewest, entry.size + 1):
            for hand in combinations(highest_first(cards), size):
                if self.inner(hand) == worth:
                    return self.value(cards), self._displayed(hand, entry)
        raise AssertionError(f"{self.id}: no cards give value {worth}")

    def made(self, cards: Sequence[int]) -> Made:
        """What the best hand in the cards is. Raises ValueError when there is none, and as `value` does."""
        return _made(self, tuple(cards))

    def _made(self, cards: Cards) -> Made:
        _, hand = self.best(cards)
        if not hand:
            raise ValueError(f"no hand of {self.id} in these cards")
        entry = self.tables.entries[self.inner(hand)]
        assert entry is not None
        ranks = entry.ranks if entry.points is None else [rank_of(card) for card in hand if card < JOKER_BUG]
        points = nearest_total(self.rules, ranks) if self.rules.compare == "total" else entry.points
        return Made(self.category(entry), tuple(RANKS[rank] for rank in ranks), hand, points)

    def category(self, entry: HandEntry) -> str:
        """The class of an entry; the highest straight flush of five cards is a royal one where the highest hand wins."""
        highest = entry.ranks[:1] == self.rules.ranks[:1] and not self.rules.wins_lowest and self.size == 5
        return "royal-flush" if highest and entry.category == "straight-flush" else entry.category

    def is_weakest(self, cards: Sequence[int], *, of_rank: bool = False) -> bool:
        """Whether no hand of the same class, such as one pair or flush, is weaker than the best in the cards.

        of_rank  no hand of the same class that is led by the same rank, such as jacks or an eight-low
        """
        worth = self.inner(cards)
        here, below = self.tables.entries[worth], self.tables.entries[max(worth - 1, 0)]
        if here is None or below is None or here.category != below.category:
            return True
        return of_rank and here.ranks[0] != below.ranks[0]

    def is_ahead(self, cards: Sequence[int]) -> bool:
        """Whether the cards hold a rank that puts them ahead of all hands without (Action Razz: a face card)."""
        return bool(sum(cards) & self._ahead_mask)

    @property
    def count(self) -> int:
        """Number of distinct values of hands without a joker: 7,462 for high.

        Five of a kind, which needs a joker, lies above these, at count + 1 and up, and is not counted.
        """
        return len(self.places)

    def classes(self) -> Iterator[tuple[int, str]]:
        """Every value of hands without a joker, best first, with its ranks: (7462, "A-K-Q-J-T suited"), … (1, "7-5-4-3-2").

        Points give the total ("49"), and the number of cards where it breaks ties ("21 with 5 cards").
        Where hands with a rank of `ahead_if_any` come first, a hand without one appears once more, below.
        """
        return ((worth, self._ranks_text(entry)) for worth, entry in self._hands)

    @property
    def _hands(self) -> Iterator[tuple[int, HandEntry]]:
        entries, ahead = self.tables.entries, set(self.rules.ahead)
        best_first = range(len(entries) - 1, 0, -1)
        for worth in best_first:
            if (entry := entries[worth]) and entry.category != FIVE_OF_A_KIND:
                yield worth + self.bonus, entry
        for worth in best_first if ahead else ():
            if (entry := entries[worth]) and not set(entry.layout) & ahead:
                yield worth, entry

    @cached_property
    def places(self) -> Mapping[int, int]:
        """Place of every value that hands without a joker have, 1 for the best."""
        return {worth: place for place, (worth, _) in enumerate(self._hands, 1)}

    @cached_property
    def tables(self) -> Tables:
        """The tables, built when first asked for."""
        return build_tables(self.rules)

    @cached_property
    def inner(self) -> HandReader:
        """The value without regard to `ahead_if_any`."""
        return make_reader(self.rules, self.tables, smallest=self.smallest)

    @cached_property
    def bonus(self) -> int:
        """What a hand gains by a rank of `ahead_if_any`: more than any hand's own value."""
        return len(self.tables.entries) if self.rules.ahead else 0

    @cached_property
    def by_sums(self) -> bool:
        """Whether a hand of the ranking's size is worth what its ranks say, or its flush."""
        return self.rules.compare == "classes" and not self.tables.four

    @cached_property
    def _ahead_mask(self) -> int:
        return sum(7 << 3 * rank for rank in self.rules.ahead)

    def _displayed(self, hand: Sequence[int], entry: HandEntry) -> Cards:
        """Exactly the cards of a hand, each at the place of its rank; jokers fill the places left."""
        if entry.points is not None:
            points = self.rules.points
            worth = {card: points[rank_of(card)] for card in hand if card < JOKER_BUG}  # jokers stand last
            return tuple(sorted(hand, key=lambda card: (worth.get(card, -1), HEIGHT[card]), reverse=True))
        left = highest_first(hand)
        if entry.category == FOUR_CARD_FLUSH:
            return tuple(sorted(left, key=lambda card: -sum(suit_of(card) == suit_of(c) for c in left)))
        if left[-1] < JOKER_BUG:
            place = {rank: at for at, rank in enumerate(entry.layout)}
            return tuple(sorted(left, key=lambda card: place.get(rank_of(card), len(hand))))
        jokers = [left.pop() for _ in range(sum(card >= JOKER_BUG for card in hand))]
        shown = []
        for rank in entry.layout:
            fitting = next((card for card in left if rank_of(card) == rank), None)
            if fitting is not None:
                left.remove(fitting)
                shown.append(fitting)
            elif jokers:
                shown.append(jokers.pop())
        return (*shown, *left, *jokers)

    def _ranks_text(self, entry: HandEntry) -> str:
        if entry.points is not None and self.rules.compare == "total":
            return f"{entry.points / 2:g}"
        if entry.points is not None:
            ties = f" with {entry.size} cards" if self.rules.more_cards_break_ties else ""
            return f"{entry.points}{ties}"
        suited = " suited" if entry.category in ("flush", "straight-flush") else ""
        suited = " with four suited" if entry.category == FOUR_CARD_FLUSH else suited
        return "-".join(RANKS[rank] for rank in entry.layout) + suited


_made = lru_cache(maxsize=256)(Ranking._made)  # who tells a hand asks again and again what it is

Uses = tuple[tuple[int, int], ...]

# Added to suit counters: the top bit is set from this many cards up.
LACKING = tuple((8 - enough) * 0x1111 << SUIT_SHIFT for enough in range(9))


FEW = 3  # groups of board cards that are read one by one


def value_using(
    ranking: Ranking, own: Sequence[int], groups: Sequence[Sequence[int]], uses: Sequence[tuple[int, int]]
) -> int:
    """Value of the best hand made of some own cards and some cards of one group of board cards.

    own     own cards
    groups  board groups, each its cards (five, or three in Criss Cross); () when there is no board
    uses    the legal pairs (own cards, cards of the group), as tuples: Omaha ((2, 3),), draw and stud ((5, 0),)

    A pair that asks for more cards than the group has is left out; asking for all own cards or
    more means all of them. Raises ValueError when no pair fits, and as Ranking.value does.
    """
    own, uses, best, length, pairs = tuple(own), tuple(uses), -1, -1, None
    if len(groups) > FEW and (value := _of_many(ranking, own, groups, uses)) >= 0:
        return value
    for group in groups or ((),):
        if len(group) != length:
            length = len(group)
            pairs = fitting(uses, len(own), length, ranking.size)
        if pairs is None:
            value = ranking.value((*own, *group))
        elif pairs:
            value = _restricted(ranking, own, tuple(group), pairs)
        else:
            continue
        if value > best:
            best = value
    if best < 0:
        raise ValueError(nothing_fits(ranking, own, groups, uses))
    return best


def best_using(
    ranking: Ranking, own: Sequence[int], groups: Sequence[Sequence[int]], uses: Sequence[tuple[int, int]]
) -> tuple[int, Cards]:
    """The value as value_using gives it, and the cards that make it, as Ranking.best shows them."""
    own, uses = tuple(own), tuple(uses)
    found: list[tuple[int, Cards]] = []
    for group in groups or ((),):
        ahead = ranking.is_ahead((*own, *group)) * ranking.bonus
        found += [(ranking.inner(c) + ahead, c) for c in choices(ranking, own, tuple(group), uses)]
    if not found:
        raise ValueError(nothing_fits(ranking, own, groups, uses))
    worth = max(found)[0]
    hands = [ranking.best(chosen)[1] for value, chosen in found if value == worth]
    return worth, max(hands, key=lambda hand: (sorted(map(HEIGHT.__getitem__, hand), reverse=True), hand))


def best_by(rules: Rules, sets: Sequence[Cards]) -> tuple[Worth, Cards]:
    """The best hand in one of these sets of cards by rules of which there are no tables, and what it is worth; ((), ()) for none.

    sets    of cards that may make the hand, without jokers, as `choices` gives them
    """
    pairs_count = rules.classes[-2:] == ("one-pair", "high-card")
    if rules.wins_lowest and pairs_count and (lowest := _lowest(rules, sets))[0]:
        return lowest
    if rules.compare == "total":
        return max([(by_itself(rules, hand), hand) for hand in sets], key=itemgetter(0), default=((), ()))
    for size in range(rules.size, rules.smallest - 1, -1):  # more cards beat fewer
        hands = [hand for cards in sets for hand in combinations(cards, size)]
        best = max([(by_itself(rules, hand), hand) for hand in hands], key=itemgetter(0), default=((), ()))
        if best[0]:
            return best
    return (), ()


def _lowest(rules: Rules, sets: Sequence[Cards]) -> tuple[Worth, Cards]:
    """The first from the lowest up of the hands that are only a high card, which nothing beats in a low; ((), ()) for none."""
    ranked: list[tuple[int, Cards]] = []
    for cards in sets:
        bits = [1 << rules.strength[rank_of(card)] for card in cards]
        ranked += zip(map(sum, combinations(bits, rules.size)), combinations(cards, rules.size), strict=True)
    for ranks, hand in sorted(ranked, key=itemgetter(0)):
        if bin(ranks).count("1") == rules.size:  # as many ranks as cards
            worth = by_itself(rules, hand)
            if worth[0] == len(rules.classes) - 1:
                return worth, hand
    return (), ()


@lru_cache(maxsize=1024)
def fitting(uses: Uses, own: int, board: int, size: int) -> Uses | None:
    """The pairs that so many cards allow; None when the best of all cards together is allowed anyway."""
    pairs = {(min(mine, own), board_cards) for mine, board_cards in uses if board_cards <= board}
    splits = {(mine, size - mine) for mine in range(own + 1) if 0 <= size - mine <= board}
    if (own, board) in pairs or (splits and splits <= pairs):
        return None
    if board == 0 and any(mine >= size for mine, _ in pairs):
        return None
    return tuple(sorted(pairs))


def nothing_fits(ranking: Ranking, own: Cards, groups: Sequence[Sequence[int]], uses: Uses) -> str:
    """The message for cards that no pair of `uses` allows."""
    wanted = " or ".join(f"{mine} own and {board} board" for mine, board in uses)
    there = ", ".join(str(len(group)) for group in groups) or "no"
    held = f"there are {len(own)} own and {there} board cards"
    return f"{ranking.id}: {wanted} cards are to be used, but {held}"


def _restricted(ranking: Ranking, own: Cards, group: Cards, pairs: Uses) -> int:
    """Best value over the legal pairs, where these do not allow just any of the cards."""
    counted, there, best = sum(own), sum(group), 0
    by_sums = ranking.by_sums and counted < JOKER_BUG and there < JOKER_BUG
    for mine, board in pairs:
        if board == 0 and mine >= ranking.size:
            value = ranking.inner(own)
        elif by_sums and mine + board == ranking.size:
            value = _by_sums(ranking, own, group, mine, board, (counted, there))
        else:
            value = _one_by_one(ranking, own, group, mine, board)
        if value > best:
            best = value
    if ranking.bonus and ranking.is_ahead((*own, *group)):
        best += ranking.bonus
    return best


def _of_many(ranking: Ranking, own: Cards, groups: Sequence[Sequence[int]], uses: Uses) -> int:
    """The best value where all cards of each group play, read for all groups at once; -1 where that is not so."""
    counted, length, rules = sum(own), len(groups[0]), ranking.rules
    mine, plain = ranking.size - length, ranking.by_sums and not ranking.bonus
    if not plain or fitting(uses, len(own), length, ranking.size) != ((mine, length),):
        return -1
    totals, places = _numbered(tuple(groups))
    if not places or counted >= JOKER_BUG or (rules.counts_flushes and rules.wins_lowest):
        return -1
    own_sums, read = rank_sums(counted & RANK_MASK, mine), itemgetter(*places)
    best = max([_beside(ranking, some, length).best(places, read) for some in own_sums])
    flushes = FULL_SUITS & counted + LACKING[mine] if rules.counts_flushes else 0
    for group, total in zip(groups, totals, strict=True) if flushes else ():
        if found := total + LACKING[length] & flushes:
            best = max(best, _best_flush(ranking, own, tuple(group), mine, length, found))
    return best


@lru_cache(maxsize=64)
def _numbered(groups: tuple[Sequence[int], ...]) -> tuple[list[int], tuple[int, ...]]:
    """The sum of each group, and its place among `_sets`; no places if there are jokers or groups of several sizes."""
    length, totals = len(groups[0]), [sum(group) for group in groups]
    if max(totals) >= JOKER_BUG or set(map(len, groups)) != {length}:
        return totals, ()
    return totals, tuple([_numbers(length)[total & RANK_MASK] for total in totals])


def _by_sums(
    ranking: Ranking, own: Cards, group: Cards, mine: int, board: int, counted: tuple[int, int]
) -> int:
    """Exactly `mine` own and `board` board cards, a full hand together, by sums of ranks.

    counted  sum of the own cards, sum of the group
    """
    own_sum, there = counted
    best = _meeting(ranking, there & RANK_MASK, mine, board)[own_sum & RANK_MASK]
    # The top bit of a suit counter is set where the own cards have `mine` of it and the group `board`.
    found = own_sum + LACKING[mine] & there + LACKING[board] & FULL_SUITS
    if found and ranking.rules.counts_flushes:
        if ranking.rules.wins_lowest:  # the best low may be one that avoids the flush
            return _one_by_one(ranking, own, group, mine, board)
        return max(best, _best_flush(ranking, own, group, mine, board, found))
    return best


@lru_cache(maxsize=8192)
def rank_sums(key: int, count: int) -> Cards:
    """The rank keys of every choice of `count` of the cards that have the rank key `key`, each once."""
    ranks = [one for one in RANK_ONE for _ in range(key // one & 7)]
    return tuple({sum(chosen) for chosen in combinations(ranks, count)})


class Meeting(dict[int, int]):
    """Rank key of all own cards -> value of the best hand that `mine` of them make with some of the board's cards.

    board_sums    the rank keys of these
    """

    def __init__(self, ranking: Ranking, mine: int, board_sums: Iterable[int]) -> None:
        super().__init__()
        assert isinstance(ranking.tables.plain, RankTable)
        self.plain, self.mine, self.board_sums = ranking.tables.plain, mine, tuple(board_sums)

    def __missing__(self, own: int) -> int:
        given, own_sums, board_sums = self.plain.given, rank_sums(own, self.mine), self.board_sums
        try:
            value = max([given[a + b] for a in own_sums for b in board_sums])
        except KeyError:  # cards that are no hand of the ranking, which are noted as such
            given.update({a + b: self.plain[a + b] for a in own_sums for b in board_sums})
            value = max([given[a + b] for a in own_sums for b in board_sums])
        self[own] = value
        return value


@lru_cache(maxsize=16384)
def _meeting(ranking: Ranking, group: int, mine: int, board: int) -> Meeting:
    return Meeting(ranking, mine, rank_sums(group, board))


@lru_cache(maxsize=8)
def _sets(count: int) -> Cards:
    """The rank keys of all sets of so many cards."""
    return tuple(map(sum, combinations_with_replacement(RANK_ONE, count)))


@lru_cache(maxsize=8)
def _numbers(count: int) -> dict[int, int]:
    """Rank key -> its place among `_sets`."""
    return {key: place for place, key in enumerate(_sets(count))}


UNKNOWN = 1 << 30  # above every value


class ValuesBeside:
    """The values of the hands that some own cards make with each set of so many board cards, in the order of `_sets`. A page, which
    finds each in a list and takes long for it, looks up those that are asked for.

    own    the rank key of the own cards
    """

    def __init__(self, ranking: Ranking, own: int, board: int) -> None:
        self.plain, self.hands = ranking.tables.plain, [own + key for key in _sets(board)]
        self.values = [self.plain.get(key, UNKNOWN) for key in self.hands]

    def best(self, places: Sequence[int], read: Callable[[list[int]], tuple[int, ...]]) -> int:
        """The best value among those at these places.    read    takes the items of a list there"""
        value = max(read(self.values))
        if value == UNKNOWN:
            for place in places:
                self.values[place] = self.plain[self.hands[place]]
            value = max(read(self.values))
        return value


_beside = lru_cache(maxsize=1024)(ValuesBeside)


def _best_flush(ranking: Ranking, own: Cards, group: Cards, mine: int, board: int, found: int) -> int:
    """Best flush of exactly `mine` own and `board` board cards in the suits found."""
    suited = ranking.tables.suited
    best = 0
    for one in flush_suits(found):
        own_sums = rank_sums(sum([card for card in own if card & one]) & RANK_MASK, mine)
        board_sums = rank_sums(sum([card for card in group if card & one]) & RANK_MASK, board)
        best = max(best, max([suited[a + b] for a in own_sums for b in board_sums]))
    return best


def _one_by_one(ranking: Ranking, own: Cards, group: Cards, mine: int, board: int) -> int:
    """Any ranking, every choice of cards in turn."""
    inner = ranking.inner
    return max([inner(a + b) for a in combinations(own, mine) for b in combinations(group, board)])


def choices(ranking: Ranking, own: Cards, group: Cards, uses: Uses) -> list[Cards]:
    """Every set of cards that may make the hand."""
    pairs = fitting(uses, len(own), len(group), ranking.size)
    if pairs is None:
        return [own + group]
    return [
        a + b for mine, board in pairs for a in combinations(own, mine) for b in combinations(group, board)
    ]

"""A ranking: the value of a hand, the cards that make it, and what it is.

    high = Ranking.from_data(yaml.safe_load(text))
    high.value(cards("Ah Kh Qh Jh Th 2c 2d")) > high.value(cards("As Ad Ac Kd Kc"))

Values compare only within one ranking. Larger is always better, also where the lowest hand wins; 0 is no hand.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple

from poker_rulebook.cards import HEIGHT, JOKER_BUG, RANK_MASK, RANKS, Cards, highest_first, rank_of, suit_of
from poker_rulebook.ranking.readers import Reader, make_reader
from poker_rulebook.ranking.rules import FIVE_OF_A_KIND, FOUR_CARD_FLUSH, Rules, completed, read_rules
from poker_rulebook.ranking.tables import Entry, Tables, build_tables, nearest_total

Text = Mapping[str, str]  # locale -> text


class Words(NamedTuple):
    """What an editor calls a ranking and its hands.

    name      inside a sentence, before "scale" and "low": ace-to-five
    hand      a hand of it, where that does not follow from the rules; empty where it does
    within    the ranking that decides where a rank of `ahead_if_any` does not
    ahead     a hand with a rank of `ahead_if_any`, and `behind` one without
    """

    name: Text = {}
    hand: Text = {}
    within: Text = {}
    ahead: Text = {}
    behind: Text = {}


NO_WORDS = Words()


class Made(NamedTuple):
    """What a hand is, for naming it.

    category  a class such as "full-house", "royal-flush" (only where the highest hand wins), "badugi", "points" or "total"
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

    def __init__(self, id: str, rules: Rules, words: Words = NO_WORDS) -> None:
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
        words = Words(name, hand, base.get("name", {}), ahead.get("with", {}), ahead.get("without", {}))
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
    def value(self) -> Reader:
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
    def showing(self) -> Reader:
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
        _, hand = self.best(cards)
        if not hand:
            raise ValueError(f"no hand of {self.id} in these cards")
        entry = self.tables.entries[self.inner(hand)]
        assert entry is not None
        ranks = entry.ranks if entry.points is None else [rank_of(card) for card in hand if card < JOKER_BUG]
        points = nearest_total(self.rules, ranks) if self.rules.compare == "total" else entry.points
        return Made(self.category(entry), tuple(RANKS[rank] for rank in ranks), hand, points)

    def category(self, entry: Entry) -> str:
        """The class of an entry; the highest straight flush is a royal one where the highest hand wins."""
        highest = entry.ranks[:1] == self.rules.ranks[:1] and not self.rules.wins_lowest
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
    def _hands(self) -> Iterator[tuple[int, Entry]]:
        entries, ahead = self.tables.entries, set(self.rules.ahead)
        best_first = [(worth, entries[worth]) for worth in range(len(entries) - 1, 0, -1)]
        for worth, entry in best_first:
            if entry and entry.category != FIVE_OF_A_KIND:
                yield worth + self.bonus, entry
        for worth, entry in best_first if ahead else ():
            if entry and not set(entry.layout) & ahead:
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
    def inner(self) -> Reader:
        """The value without regard to `ahead_if_any`."""
        return make_reader(self.rules, self.tables, smallest=self.smallest)

    @cached_property
    def bonus(self) -> int:
        """What a hand gains by a rank of `ahead_if_any`: more than any hand's own value."""
        return len(self.tables.entries) if self.rules.ahead else 0

    @cached_property
    def _ahead_mask(self) -> int:
        return sum(7 << 3 * rank for rank in self.rules.ahead)

    def _displayed(self, hand: Sequence[int], entry: Entry) -> Cards:
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

    def _ranks_text(self, entry: Entry) -> str:
        if entry.points is not None and self.rules.compare == "total":
            return f"{entry.points / 2:g}"
        if entry.points is not None:
            ties = f" with {entry.size} cards" if self.rules.more_cards_break_ties else ""
            return f"{entry.points}{ties}"
        suited = " suited" if entry.category in ("flush", "straight-flush") else ""
        suited = " with four suited" if entry.category == FOUR_CARD_FLUSH else suited
        return "-".join(RANKS[rank] for rank in entry.layout) + suited

"""Hands in words, wherever a hand is a threshold: the weakest that qualifies, earns a royalty or may bet.

    threshold(high, "pair of jacks")     the value of J-J-4-3-2
    threshold(low, "8-7-6-5-4")          ranks or cards, where no name says the same

A name stands for the weakest hand that it fits: a class (three of a kind), or a class led by a rank (three jacks).
"""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import lru_cache
from itertools import combinations_with_replacement

from poker_rulebook.cards import JOKER_WILD, RANK_ONE, RANKS, SUIT_ONE, Cards, cards, rank_of, text
from poker_rulebook.ranking.lookup import HandEntry
from poker_rulebook.ranking.ranking import Ranking
from poker_rulebook.ranking.rules import FIVE_OF_A_KIND, FOUR_CARD_FLUSH, read_ranks

ONE = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
MANY = tuple("sixes" if word == "six" else word + "s" for word in ONE)
SIZES = ("", "one", "two", "three", "four")  # of a badugi

# The weakest hand of a class, and the weakest that a rank leads.
CLASSES = {
    "five-of-a-kind": ("five of a kind", "five {many}"),
    "royal-flush": ("royal flush", ""),
    "straight-flush": ("straight flush", "{one}-high straight flush"),
    "four-of-a-kind": ("four of a kind", "four {many}"),
    "full-house": ("full house", "{many} full"),
    "flush": ("flush", "{one}-high flush"),
    "straight": ("straight", "{one}-high straight"),
    "three-of-a-kind": ("three of a kind", "three {many}"),
    "two-pair": ("two pair", "{many} up"),
    "four-card-flush": ("four-card flush", "{one}-high four-card flush"),
    "four-card-straight": ("four-card straight", "{one}-high four-card straight"),
    "one-pair": ("pair", "pair of {many}"),
    "high-card": ("", "{one} high"),  # in a low the class is "no pair", and no rank leads it
}
ALIKE = {2: "one-pair", 3: "three-of-a-kind", 4: "four-of-a-kind"}
# What people write instead, for hints.
INSTEAD = (
    (r"-", " "), (r"\b(\w+) high (straight|flush)", r"\1-high \2"), (r" card badugi", "-card badugi"),
    (r"\b(trips|set)\b", "three of a kind"), (r"\bquads\b", "four of a kind"), (r"\b(full )?boat\b", "full house"),
    (r"\bone pair\b", "pair"), (r"\btwo pairs\b", "two pair"), (r"\bdeuce", "two"), (r"\btrey", "three"),
    (r"^(\w+) or better$", r"pair of \1"), (r"^(\w+) and .*$", r"\1 up"),
)  # fmt: skip


class HandError(ValueError):
    """Text that is not a threshold of a ranking. hint    what to type instead"""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


def threshold(ranking: Ranking, hand: str) -> int:
    """Value of the weakest hand that a text means; a hand qualifies when its value is at least this.

    hand    a name, or where no name says the same ranks ("8-7-6-5-4", "87654": several suits) or cards

    Raises HandError for an unknown name, a class or rank that the ranking does not have, a wrong number of
    cards, ranks or cards that have a name, and a straight where a low without a pair must be meant.
    """
    return ranking.value(weakest_hand(ranking, hand))


def weakest_hand(ranking: Ranking, hand: str) -> Cards:
    """The cards of the weakest hand that a text means. Raises as `threshold` does."""
    worth = names_of(ranking).get(hand)
    if worth is not None:
        return sample(ranking, worth)
    if isinstance(hand, str) and re.search("[a-z]{3}", hand):
        raise _unknown(ranking, hand)
    try:
        return _plain(ranking, hand)
    except HandError:
        raise
    except ValueError as error:
        raise HandError(str(error), _with_tens(ranking, hand) if "10" in str(hand) else "") from None


def _with_tens(ranking: Ranking, hand: str) -> str:
    """The hint for a ten that is written 10."""
    written = str(hand).replace("10", "T")
    try:
        weakest_hand(ranking, written)
    except HandError as error:
        return error.hint
    return f"write '{written}'"


def spelled(ranking: Ranking, worth: int) -> str:
    """How a threshold of this value is written: by its name, or else as ranks or cards."""
    inner = worth - ranking.bonus if worth > ranking.bonus else worth
    return _by_value(ranking).get(inner) or _written(ranking, inner)


@lru_cache(maxsize=64)
def names_of(ranking: Ranking) -> Mapping[str, int]:
    """Every name that a hand of the ranking has -> the value of the weakest such hand, `ahead_if_any` aside."""
    names: dict[str, int] = {}
    led_by: tuple[object, ...] = ()
    tables = ranking.tables
    for worth in tables.leaders or range(len(tables.entries)):
        entry = tables.entries[worth]
        # hands of one class and one leading rank stand together, and only the weakest of them has the name
        if entry and led_by != (led_by := (entry.category, entry.size, entry.ranks[:1])):
            for name in _names(ranking, entry):
                names.setdefault(name, worth)
    return names


@lru_cache(maxsize=64)
def _by_value(ranking: Ranking) -> Mapping[int, str]:
    """Value -> its name; where it has several, the name of the class."""
    names: dict[int, str] = {}
    for name, worth in names_of(ranking).items():
        names.setdefault(worth, name)
    return names


def _names(ranking: Ranking, entry: HandEntry) -> Iterator[str]:
    if entry.category == "badugi":
        yield f"{SIZES[entry.size]}-card badugi"
    elif entry.category == "high-card" and ranking.rules.wins_lowest:
        yield "no pair"
    elif entry.category in CLASSES:
        yield from (name for name in _fitted(ranking.category(entry), entry.ranks[0]) if name)


def _fitted(category: str, rank: int) -> tuple[str, str]:
    whole, led = CLASSES[category]
    return whole, led.format(one=ONE[rank], many=MANY[rank])


def _known() -> dict[str, tuple[str, int | None]]:
    """Every name in any ranking -> its class, and the rank that leads it."""
    return {
        **{
            _fitted(category, rank)[1]: (category, rank) for category in CLASSES for rank in range(len(RANKS))
        },
        **{whole: (category, None) for category, (whole, _) in CLASSES.items()},
        "no pair": ("high-card", None),
    }


def _unknown(ranking: Ranking, hand: str) -> HandError:
    names, rules, known = names_of(ranking), ranking.rules, _known()
    classes = [name for name in names if name not in known or known[name][1] is None]
    there = f"one of: {', '.join(reversed(classes))}" if classes else "write its ranks: 8-7-6-5-4"
    message = f"{hand!r} is not a hand of {ranking.id}"
    if hand not in known:
        wanted = hand.strip().lower()
        if rules.wins_lowest and (low := re.fullmatch(r"(\w+?)s?[- ]or[- ]better", wanted)) and low[1] in ONE:
            return HandError(message, f"write {_weakest_low(ranking, ONE.index(low[1]))}")
        for pattern, instead in INSTEAD:
            wanted = re.sub(pattern, instead, wanted)
        near = [wanted] if wanted in names else get_close_matches(wanted, names, 1, 0.75)
        return HandError(message, f"did you mean {near[0]!r}?" if near else there)
    category, rank = known[hand]
    if category.replace("royal", "straight") not in rules.classes:
        message += ", which does not count it" if rules.compare == "classes" else ""
    elif rank is not None and rank not in rules.ranks:
        message += f", which has no {ONE[rank]}"
        there = f"its ranks are {' '.join(RANKS[each] for each in rules.ranks)}"
    return HandError(message, there)


def _plain(ranking: Ranking, hand: str) -> Cards:
    """The hand written as ranks or cards, where no name says the same."""
    found = read_hand(hand)
    if not ranking.smallest <= len(found) <= ranking.size:
        fewest = f"{ranking.smallest} to " if ranking.smallest < ranking.size else ""
        count = "1 card" if len(found) == 1 else f"{len(found)} cards"
        alike = ALIKE.get(len(found), "") if len({rank_of(card) for card in found}) == 1 else ""
        name = _fitted(alike, rank_of(found[0]))[1] if alike else ""
        hint = f"did you mean '{name}'?" if name in names_of(ranking) else ""
        raise HandError(f"'{hand}' has {count}: a hand of {ranking.id} has {fewest}{ranking.size}", hint)
    worth = ranking.inner(found)
    entry = ranking.tables.entries[worth]
    if entry is None:
        raise HandError(f"'{hand}' is not a hand of {ranking.id}")
    rules = ranking.rules
    if entry.category == "straight" and rules.wins_lowest and "high-card" in rules.classes:
        message = f"'{hand}' is a straight in {ranking.id}, below every hand without a pair"
        raise HandError(message, f"write {_weakest_low(ranking, entry.ranks[0])}")
    if name := _by_value(ranking).get(worth, ""):
        raise HandError(f"'{hand}' has a name", f"write '{name}'")
    return found


def _weakest_low(ranking: Ranking, top: int) -> str:
    """The weakest low whose highest card is of that rank; the strongest low where there is none."""
    lows = [entry.ranks for entry in ranking.tables.entries if entry and entry.category == "high-card"]
    weakest = next((ranks for ranks in lows if ranks[0] == top), lows[-1])
    return "-".join(RANKS[rank] for rank in weakest)


def read_hand(hand: str) -> Cards:
    """The cards of a hand written as cards or as ranks; ranks are given suits in turn, so no flush arises.

    Raises ValueError for an unknown rank or card and for more than four of a rank.
    """
    if isinstance(hand, str) and (" " in hand.strip() or hand.strip()[1:2] in tuple("cdhs")):
        return cards(hand)
    ranks = read_ranks(hand)
    for rank in ranks:
        if ranks.count(rank) > 4:
            raise HandError(f"'{hand}' has more than four of rank {RANKS[rank]}")
    return _in_several_suits(ranks)


def _in_several_suits(ranks: tuple[int, ...]) -> Cards:
    """Cards of these ranks, at most four of each: equal ranks stand together, so that their suits differ."""
    return tuple(RANK_ONE[rank] + SUIT_ONE[place % 4] for place, rank in enumerate(sorted(ranks)))


def sample(ranking: Ranking, worth: int) -> Cards:
    """Cards that have just this value."""
    entry = ranking.tables.entries[worth]
    assert entry is not None, "names are made of entries"
    if entry.category in ("flush", "straight-flush"):
        return tuple(RANK_ONE[rank] + SUIT_ONE[-1] for rank in entry.layout)
    if entry.category == FOUR_CARD_FLUSH:
        four, fifth = entry.layout[:-1], entry.layout[-1]
        return (*(RANK_ONE[rank] + SUIT_ONE[-1] for rank in four), RANK_ONE[fifth] + SUIT_ONE[0])
    if entry.category == FIVE_OF_A_KIND:
        return (*_in_several_suits(entry.layout[:4]), JOKER_WILD)
    for others in combinations_with_replacement(ranking.rules.ranks, entry.size - len(entry.layout)):
        ranks = (*entry.layout, *others)
        if max(map(ranks.count, ranks)) <= 4 and ranking.inner(hand := _in_several_suits(ranks)) == worth:
            return hand
    raise AssertionError(f"{ranking.id}: no cards have the value {worth}")


def _written(ranking: Ranking, worth: int) -> str:
    hand = sample(ranking, worth)
    entry = ranking.tables.entries[worth]
    if entry is not None and entry.category in ("flush", "straight-flush", FOUR_CARD_FLUSH):
        return " ".join(map(text, hand))
    return "-".join(RANKS[rank] for rank in (entry.layout if entry else map(rank_of, hand)))

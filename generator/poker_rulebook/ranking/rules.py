"""The rules of a ranking, read from the data of games/rankings/<id>.yaml.

Ranks are numbers here, 0 for a deuce to 12 for an ace, as in poker_rulebook.cards; how high a rank counts in
this ranking is its `strength`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from poker_rulebook.cards import RANKS

FIVE_OF_A_KIND = "five-of-a-kind"
FOUR_OF_A_KIND = "four-of-a-kind"
FOUR_CARDS = FOUR_CARD_FLUSH, FOUR_CARD_STRAIGHT = "four-card-flush", "four-card-straight"


class Rules(NamedTuple):
    """What a ranking file says, as numbers.

    ranks       from the highest to the lowest under this ranking
    strength    rank -> 0 for the lowest rank in `ranks`, upwards
    classes     strongest first in the usual sense, also when the lowest hand wins
    straights   highest first, each from its top rank down
    fourth_by_sum  rank -> its number, for "three of a kind and two cards that add up to it"
    ahead       a hand among whose cards is one of these ranks beats every hand without
    distinct    what no two cards of the hand may share: "rank", "suit"
    points      rank -> points; at_most the greatest total that counts, None without a limit
    target      of totals, where points are counted in halves: the number that is to be met; over: what a total above it is worth
    raised      rank of two values -> how much larger the other one is
    more_cards_break_ties  of equal totals the one of more cards wins
    """

    compare: str
    size: int
    wins_lowest: bool
    ranks: tuple[int, ...]
    strength: Mapping[int, int]
    classes: tuple[str, ...] = ()
    straights: tuple[tuple[int, ...], ...] = ()
    fourth_by_sum: Mapping[int, int] = {}
    ahead: tuple[int, ...] = ()
    distinct: frozenset[str] = frozenset()
    points: Mapping[int, int] = {}
    at_most: int | None = None
    more_cards_break_ties: bool = False
    target: int = 0
    over: str = ""
    raised: Mapping[int, int] = {}

    @property
    def smallest(self) -> int:
        """Smallest number of cards that make a hand."""
        return self.size if self.compare in ("classes", "points") and self.at_most is None else 1

    @property
    def counts_flushes(self) -> bool:
        """Whether five cards of one suit mean anything."""
        return "flush" in self.classes or "straight-flush" in self.classes

    def within(self, ranks: Iterable[int]) -> "Rules":
        """The same rules for a deck with these ranks only: straights, points and the like of its own cards."""
        there = set(ranks)
        left = tuple(rank for rank in self.ranks if rank in there)
        return self._replace(
            ranks=left,
            strength=_strength(left),
            straights=tuple(straight for straight in self.straights if there.issuperset(straight)),
            fourth_by_sum={rank: number for rank, number in self.fourth_by_sum.items() if rank in there},
            ahead=tuple(rank for rank in self.ahead if rank in there),
            points={rank: number for rank, number in self.points.items() if rank in there},
            raised={rank: number for rank, number in self.raised.items() if rank in there},
        )


KINDS = {
    "classes": ({"classes"}, {"straights", "fourth_card_by_sum", "ahead_if_any"}),
    "distinct": ({"distinct"}, set()),
    "points": ({"points"}, {"at_most", "equal_totals"}),
    "total": ({"points", "closest_to", "over"}, set()),
}


class LikeError(ValueError):
    """A ranking that is like none that there is, or like itself in the end. wanted    the id that it names"""

    def __init__(self, message: str, wanted: str) -> None:
        super().__init__(message)
        self.wanted = wanted


def completed(data: Mapping[str, Any], files: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """What a ranking file says, and what it leaves to the one it is `like`.

    files  id -> data of the other files

    Raises LikeError, and ValueError where a key does not go with what the other compares.
    """
    whole, seen = dict(data), [data["id"]]
    while "like" in whole:
        wanted = whole.pop("like")
        if wanted not in files:
            raise LikeError(f"no ranking is called {wanted!r}", wanted)
        if wanted in seen:
            raise LikeError(f"{' is like '.join([*seen, wanted])}", wanted)
        seen.append(wanted)
        whole = {**files[wanted], **whole}
    if len(seen) == 1:
        return whole  # the schema has looked at it
    needed, allowed = KINDS[whole["compare"]]
    for key in sorted(set().union(*(a | b for a, b in KINDS.values())) - needed - allowed):
        if key in whole:
            raise ValueError(f"{key}: this does not go with 'compare: {whole['compare']}'")
    if {"straight", "straight-flush"} & set(whole.get("classes", ())) and "straights" not in whole:
        raise ValueError("straights: `classes` has straights, and none is listed")
    return whole


def _strength(ranks: Sequence[int]) -> dict[int, int]:
    return {rank: len(ranks) - 1 - place for place, rank in enumerate(ranks)}


def read_ranks(text: str) -> tuple[int, ...]:
    """The ranks of "A-K-Q-J-T" or "AKQJT", in the order written; 12 is the ace, 0 the deuce.

    Raises ValueError for a letter that is not a rank.
    """
    if not isinstance(text, str):
        raise ValueError(f"{text!r} is not text: put it in quotes, such as '{text}'")
    letters = text.strip().split("-") if "-" in text else list(text.strip())
    for letter in letters:
        if letter not in RANKS or len(letter) != 1:
            ten, known = letter in ("10", "1", "0"), f"ranks are {' '.join(reversed(RANKS))}"
            hint = "write T for ten" if ten else known
            raise ValueError(f"'{letter}' in '{text}' is not a rank: {hint}")
    return tuple(RANKS.index(letter) for letter in letters)


def read_rules(data: Mapping[str, Any]) -> Rules:
    """The rules of a ranking file that its schema accepts.

    Raises ValueError where the file contradicts itself in a way no schema can see: a straight of the
    wrong length or with a rank that `ranks` lacks, a rank written twice, a rank without points.
    """
    ranks = read_ranks(data["ranks"])
    if len(set(ranks)) < len(ranks):
        raise ValueError(f"ranks: '{data['ranks']}' has a rank twice")
    units = 2 if data["compare"] == "total" else 1
    points = {rank: _values(value, units) for rank, value in _by_rank(data.get("points", {})).items()}
    rules = Rules(
        compare=data["compare"],
        size=data["size"],
        wins_lowest=data.get("wins") == "lowest",
        ranks=ranks,
        strength=_strength(ranks),
        classes=tuple(data.get("classes", ())),
        straights=tuple(read_ranks(straight) for straight in data.get("straights", ())),
        fourth_by_sum=_by_rank(data.get("fourth_card_by_sum", {})),
        ahead=read_ranks(data["ahead_if_any"]["ranks"]) if "ahead_if_any" in data else (),
        distinct=frozenset(data.get("distinct", ())),
        points={rank: values[0] for rank, values in points.items()},
        at_most=data.get("at_most"),
        more_cards_break_ties=data.get("equal_totals") == "more-cards-win",
        target=units * data.get("closest_to", 0),
        over=data.get("over", ""),
        raised={rank: values[1] - values[0] for rank, values in points.items() if len(values) > 1},
    )
    for text, straight in zip(data.get("straights", ()), rules.straights, strict=True):
        if len(set(straight)) != rules.size or len(straight) != rules.size:
            raise ValueError(f"straights: '{text}' must have {rules.size} different ranks")
        for rank in straight:
            if rank not in rules.ranks:
                raise ValueError(f"straights: '{text}' has a {RANKS[rank]}, which `ranks` lacks")
    _check_ranks("points", rules.points, rules, complete=rules.compare == "points")
    _check_ranks("fourth_card_by_sum", rules.fourth_by_sum, rules, complete=False)
    return rules


def _values(value: Any, units: int) -> list[int]:
    """What a rank may count, the smallest first.    units    how many of them a point has: halves are two"""
    return sorted(int(units * one) for one in (value if isinstance(value, list) else [value]))


def _by_rank(numbers: Mapping[str, Any]) -> dict[int, Any]:
    """rank letter -> number becomes rank -> number."""
    return {read_ranks(str(letter))[0]: number for letter, number in numbers.items()}


def _check_ranks(field: str, numbers: Mapping[int, int], rules: Rules, *, complete: bool) -> None:
    for rank in numbers:
        if rank not in rules.ranks:
            raise ValueError(f"{field}: {RANKS[rank]} is not among `ranks`")
    for rank in rules.ranks:
        if complete and rank not in numbers:
            raise ValueError(f"{field}: {RANKS[rank]} has no number")

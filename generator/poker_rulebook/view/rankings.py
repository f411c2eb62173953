"""Tables of a ranking, what beats what or the strongest hands of a low, and the sentences that explain it.

Both follow from the rules of the ranking and from the ranks of the deck.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice, pairwise

from poker_rulebook.book.model import Game
from poker_rulebook.book.openface import Row
from poker_rulebook.book.parts import Deck, Share
from poker_rulebook.cards import ACE, RANKS, card, rank_of, texts
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.rules import FIVE_OF_A_KIND
from poker_rulebook.ranking.samples import class_samples
from poker_rulebook.view.hands import cards_of, hand_name
from poker_rulebook.view.sentences import Phrase, heading, joined, say, written
from poker_rulebook.view.views import RankingRow, RankingTable
from poker_rulebook.view.wording import scale_name

NUMBERS = 5  # how many of the strongest lows a table lists
USUAL_ORDER = (
    "five-of-a-kind", "straight-flush", "four-of-a-kind", "full-house", "flush", "straight",
    "three-of-a-kind", "two-pair", "one-pair", "high-card",
)  # fmt: skip
FACES = {RANKS.index(letter) for letter in "JQK"}
NUMBERED = tuple(range(RANKS.index("T") + 1))  # the ranks with a number, from the deuce to the ten


def dealt_from(ranking: Ranking, deck: Deck) -> Ranking:
    """The ranking among the ranks of a deck."""
    return ranking.within(frozenset(map(rank_of, deck.cards)))


def ranking_table(game: Game, share: Share | Row) -> RankingTable:
    """The table of the ranking that decides a share, or a row of an open-face game."""
    ranking = dealt_from(share.ranking, game.deck)
    scale = {"scale": scale_name(ranking)}
    if ranking.rules.compare == "points":
        title, rows = say("ranking-points"), []
    elif ranking.rules.compare == "distinct":
        title, rows = say("ranking-sizes", **scale), _sizes(ranking)
    elif ranking.rules.wins_lowest:
        sizes = share.qualifier or ranking.rules.ahead
        title = say("ranking-sizes" if sizes else "ranking-strongest", **scale)
        rows = _numbers(ranking, share)
    else:
        title, rows = say("ranking-classes"), _classes(ranking, game.has_wild_cards)
    ten = say("ten-is-t") if rows and RANKS.index("T") in ranking.rules.ranks else ""
    text = joined([explanation(game, share), ten])
    return RankingTable(f"ranking-{ranking.id}", heading(title), text, tuple(rows))


def explanation(game: Game, share: Share | Row) -> Phrase:
    """How the hands of a share or a row compare, in sentences."""
    ranking = dealt_from(share.ranking, game.deck)
    if ranking.rules.classes == ("straight",) and ranking.rules.wins_lowest and len(game.showdown) == 2:
        return say("scale-straight-only")
    return joined(_explained(ranking))


def _explained(ranking: Ranking) -> Iterator[Phrase]:
    rules = ranking.rules
    if rules.compare == "points":
        yield from _points(ranking)
    elif rules.compare == "distinct":
        yield from _distinct(ranking)
    else:
        if rules.ahead:
            yield _ahead(ranking)
        yield from _low(ranking) if rules.wins_lowest else _high(ranking)


# Rankings with classes


def _high(ranking: Ranking) -> Iterator[Phrase]:
    rules = ranking.rules
    straights, names = rules.straights, tuple(say(f"class-{name}") for name in rules.classes)
    if set(rules.classes) <= {"straight", "straight-flush"}:
        yield say("scale-straights-highest")
        yield _aces(ranking)
    elif ranking.size < 5:
        plain = ranking.size == 3 and not straights and not rules.counts_flushes
        yield say("scale-three-cards" if plain else "scale-few-cards", n=ranking.size, classes=names)
        yield _aces(ranking)
    else:
        yield say("scale-high")
        yield _aces(ranking)
        missing = tuple(
            say(f"class-{name}")
            for name in USUAL_ORDER
            if name not in {*rules.classes, FIVE_OF_A_KIND, "high-card"}
        )
        if missing:
            yield say("scale-no-class", classes=missing)
        yield from _other_order(ranking)
    yield from _gaps(ranking)
    if len(rules.ranks) < len(RANKS) and len(straights) > 1:
        yield say("scale-lowest-straight", cards=_letters(straights[-1]))
    if rules.fourth_by_sum:
        yield from _fourth_by_sum(ranking)


def _low(ranking: Ranking) -> Iterator[Phrase]:
    rules = ranking.rules
    if set(rules.classes) <= {"straight", "straight-flush"}:
        yield say("scale-straights-lowest")
        yield _aces(ranking)
        return
    scale = written(ranking.words.within) if rules.ahead else scale_name(ranking)
    best = next(ranks for _, ranks in ranking.classes()).removesuffix(" suited")
    kinds = [name for name in ("one-pair", "straight", "flush") if name in rules.classes]
    pairs, plain = "one-pair" in kinds, "straight" not in kinds and "flush" not in kinds
    key = LOWS.get((_ace(rules.ranks), *kinds), "")
    if key == "scale-27":
        lowest = (ACE, *sorted(rules.ranks)[ranking.size - 2 :: -1])
        key = "scale-27" if lowest not in rules.straights else ""
        values = {"wheel": _letters(lowest)}
    else:
        values = {}
    if key:
        yield say(key, scale=scale, **({"best": best} if pairs else {}), **values)
    else:
        yield say("scale-low", scale=scale)
        yield _aces(ranking)
        uncounted = [name for name in ("one-pair", "straight", "flush") if name not in kinds]
        for phrase, names in (("scale-weaker", kinds), ("scale-not-counted", uncounted)):
            if names:
                yield say(phrase, classes=tuple(say(f"plural-{name}") for name in names))
        yield say("scale-best" if plain else "scale-best-of-suits", best=best)
    yield say("compare-low" if pairs else "compare-low-cards")
    if pairs and plain:
        yield say("compare-low-paired")
    yield from _gaps(ranking)


# Whole sentences for the usual lows: the ace, and which of pairs, straights and flushes make a hand weaker.
LOWS = {
    ("low", "one-pair"): "scale-a5",
    ("low", "one-pair", "straight", "flush"): "scale-a6",
    ("high", "one-pair", "straight", "flush"): "scale-27",
    ("low",): "scale-madison",
}


def _ace(ranks: tuple[int, ...]) -> str:
    """high, low or none; "order" where the ranks do not follow one another as usual."""
    others = [rank for rank in ranks if rank != ACE]
    if others != sorted(others, reverse=True) or ACE in ranks[1:-1]:
        return "order"
    return "none" if ACE not in ranks else "high" if ranks[0] == ACE else "low"


def _aces(ranking: Ranking) -> Phrase:
    """How high the ace is, or the order of all ranks where it is unusual."""
    rules = ranking.rules
    ace = _ace(rules.ranks)
    if ace == "order":
        return say("scale-order", ranks=_letters(rules.ranks))
    both = [straight for straight in rules.straights if straight[-1] == ACE]
    if ace == "high" and both:
        return say("aces-both", cards=_letters(both[-1]))
    return say(f"aces-{ace}") if ace != "none" else ""


def _other_order(ranking: Ranking) -> Iterator[Phrase]:
    """For every class the strongest of those that it beats here and not in the usual order."""
    classes = ranking.rules.classes
    for place, name in enumerate(classes):
        beaten = [other for other in USUAL_ORDER[: USUAL_ORDER.index(name)] if other in classes[place:]]
        if beaten:
            stronger, weaker = (say(f"class-{one}") for one in (name, beaten[0]))
            yield say("scale-beats", stronger=stronger, weaker=weaker)


def _gaps(ranking: Ranking) -> Iterator[Phrase]:
    """The ranks that the deck lacks between two neighbours in a straight."""
    neighbours = {pair for straight in ranking.rules.straights for pair in pairwise(reversed(straight))}
    for below, above in pairwise(sorted(ranking.rules.ranks)):
        if above - below > 1 and (below, above) in neighbours:
            missing = tuple(say(f"ranks-{RANKS[rank]}") for rank in range(below + 1, above))
            yield say("scale-gap", ranks=missing, below=RANKS[below], above=RANKS[above])


def _fourth_by_sum(ranking: Ranking) -> Iterator[Phrase]:
    numbers = ranking.rules.fourth_by_sum
    sums = {a + b for a, b in combinations([*numbers.values(), *numbers.values()], 2)}
    able = [RANKS[rank] for rank in sorted(numbers, key=lambda rank: numbers[rank]) if numbers[rank] in sums]
    if able:
        yield say("scale-pseudo-quads", low=able[0], high=able[-1], n=2)
    for rank, number in numbers.items():
        if number != rank + 2:
            yield say("scale-counts-as", rank=RANKS[rank], number=number)


def _ahead(ranking: Ranking) -> Phrase:
    words, ahead = ranking.words, sorted(ranking.rules.ahead)
    key = "scale-face-first" if set(ahead) == FACES else "scale-rank-first"
    ranks = tuple(RANKS[rank] for rank in ahead)
    names = {"class": written(words.ahead), "other": written(words.behind)}
    return say(key, ranks=ranks, n=ranking.size, scale=written(words.within), **names)


# Badugi and the like; points


def _distinct(ranking: Ranking) -> Iterator[Phrase]:
    rules = ranking.rules
    distinct = "-".join(kind for kind in ("rank", "suit") if kind in rules.distinct)
    way = "low" if rules.wins_lowest else "high"
    yield say(f"scale-{way}-{distinct}", max=ranking.size)
    yield say(f"scale-larger-{way}")
    if "rank" in rules.distinct or rules.wins_lowest:
        yield _aces(ranking)


def _points(ranking: Ranking) -> Iterator[Phrase]:
    points = ranking.rules.points
    numbered = all(points.get(rank) == rank + 2 for rank in NUMBERED)
    faces = {points.get(rank, 0) for rank in FACES}
    if numbered and len(faces) == 1 and len(points) == len(RANKS):
        yield say("scale-points", ace=points[ACE], face=faces.pop())
    else:
        yield from _points_of_ranks(ranking)
    if ranking.rules.at_most is not None:
        yield points_capped(ranking)
    else:
        yield say("points-lowest" if ranking.rules.wins_lowest else "points-highest")
        if ranking.rules.more_cards_break_ties:
            yield say("points-more-cards")


def _points_of_ranks(ranking: Ranking) -> Iterator[Phrase]:
    """A sentence for every number of points, the most first."""
    points = ranking.rules.points
    for number in sorted(set(points.values()), reverse=True):
        ranks = tuple(say(f"ranks-{RANKS[rank]}") for rank in ranking.rules.ranks if points[rank] == number)
        yield say("scale-points-of", ranks=ranks, n=number)


def points_capped(ranking: Ranking) -> Phrase:
    """Which cards count where a total has a limit, and what decides between equal totals."""
    way = "-lowest" if ranking.rules.wins_lowest else ""
    more = say("points-more-cards") if ranking.rules.more_cards_break_ties else ""
    return joined([say(f"points-capped{way}", limit=ranking.rules.at_most or 0), more])


# Tables


def _numbers(ranking: Ranking, share: Share | Row) -> list[RankingRow]:
    """The strongest hands, and the weakest that qualifies, with their numbers from the strongest."""
    rows = []
    ahead = tuple(card(RANKS[rank] + "c") for rank in ranking.rules.ahead)
    for value, ranks in islice(ranking.classes(), NUMBERS):
        hand = cards_of(ranks)
        name = heading(hand_name(ranking, hand, ahead))
        rows.append(RankingRow(name, texts(hand), str(ranking.places[value])))
    if ranking.rules.ahead:
        behind = cards_of(next(ranks for _, ranks in ranking.classes()))
        place = ranking.places[ranking.value(behind)]
        rows.append(RankingRow(heading(hand_name(ranking, behind)), texts(behind), str(place)))
    if share.qualifier:
        weakest = say("ranking-weakest-qualifying")
        rows += [RankingRow(weakest, texts(hand), str(n)) for n, hand in _qualifying(ranking, share)[-1:]]
    return rows


def _qualifying(ranking: Ranking, share: Share | Row) -> list[tuple[int, tuple[int, ...]]]:
    """The hands of the deck that qualify, the strongest first, or only the weakest of them; each with its place."""
    if ranking is share.ranking:
        hands = [ranks for worth, ranks in ranking.classes() if worth == share.floor]
        return [(ranking.places[share.floor], cards_of(ranks)) for ranks in hands]
    samples = (cards_of(ranks) for _, ranks in ranking.classes())
    return list(enumerate((hand for hand in samples if share.ranking.value(hand) >= share.floor), 1))


def _sizes(ranking: Ranking) -> list[RankingRow]:
    """Strongest and weakest set of every size, the largest first."""
    by_size: dict[int, list[str]] = {}
    for _, ranks in ranking.classes():
        by_size.setdefault(len(ranks.split("-")), []).append(ranks)
    rows = []
    for size in sorted(by_size, reverse=True):
        for key, ranks in (("best", by_size[size][0]), ("worst", by_size[size][-1])):
            sample = " ".join(rank + suit for rank, suit in zip(ranks.split("-"), "shdc", strict=False))
            rows.append(RankingRow(say(f"ranking-{key}-of-size", n=size), sample))
    return rows


def _classes(ranking: Ranking, wild: bool) -> list[RankingRow]:
    """Every class of the ranking that the cards of the deck can make, with a sample."""
    samples = [(name, texts(hand)) for name, hand in class_samples(ranking)]
    if wild and FIVE_OF_A_KIND in ranking.rules.classes:
        letter = RANKS[ACE if ACE in ranking.rules.ranks else ranking.rules.ranks[0]]
        above = ranking.rules.classes[: ranking.rules.classes.index(FIVE_OF_A_KIND)]
        place = sum(
            name in {*above, "royal-flush" if "straight-flush" in above else ""} for name, _ in samples
        )
        samples.insert(place, (FIVE_OF_A_KIND, " ".join(letter + suit for suit in "shdc") + " joker"))
    return [
        RankingRow(heading(say(f"class-{name}")), sample, str(place))
        for place, (name, sample) in enumerate(samples, 1)
    ]


def _letters(ranks: tuple[int, ...]) -> str:
    return "-".join(RANKS[rank] for rank in ranks)

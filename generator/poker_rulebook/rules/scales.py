"""How hands compare, in sentences that follow from the rules of a ranking and from the ranks of the deck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Deck, Row, Share
from poker_rulebook.cards import ACE, RANKS, rank_of
from poker_rulebook.language.sentences import Phrase, as_said, joined, say, written
from poker_rulebook.language.wording import best_ranks, points_text, rank_names, scale_name
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.rules import FIVE_OF_A_KIND, FOUR_CARDS

USUAL_ORDER = (
    "five-of-a-kind", "straight-flush", "four-of-a-kind", "full-house", "flush", "straight",
    "three-of-a-kind", "two-pair", "one-pair", "high-card",
)  # fmt: skip
FACES = {RANKS.index(letter) for letter in "JQK"}
NUMBERED = tuple(range(RANKS.index("T") + 1))  # the ranks with a number, from the deuce to the ten
STRAIGHTS = {"straight", "straight-flush"}
WEAKENING = ("one-pair", "straight", "flush")  # classes that may make a low weaker
# Whole sentences for the usual lows: the ace, and which of pairs, straights and flushes make a hand weaker.
LOWS = {
    ("low", "one-pair"): "scale-a5",
    ("low", "one-pair", "straight", "flush"): "scale-a6",
    ("high", "one-pair", "straight", "flush"): "scale-27",
    ("low",): "scale-madison",
}


def dealt_from(ranking: Ranking, deck: Deck) -> Ranking:
    """The ranking as it is with the ranks of a deck."""
    return ranking.within(frozenset(map(rank_of, deck.cards)))


def explanation(game: Game, share: Share | Row, most: int) -> Phrase:
    """How the hands of a share or a row compare, in sentences.    most    cards there are to make a hand of"""
    ranking = dealt_from(share.ranking, game.deck)
    if ranking.rules.classes == ("straight",) and ranking.rules.wins_lowest and len(game.showdown) == 2:
        return say("scale-straight-only")
    return joined(explained(ranking, most))


def explained(ranking: Ranking, most: int = 0) -> Iterator[Phrase]:
    """How the hands of a ranking compare, sentence by sentence.    most    as for `unusual`"""
    rules = ranking.rules
    if ranking.size == 1:
        yield say(f"scale-one-card-{'lowest' if rules.wins_lowest else 'highest'}")
        yield _aces(ranking)
    elif rules.compare == "points":
        yield from points_rules(ranking)
    elif rules.compare == "total":
        yield from total_rules(ranking)
    elif rules.compare == "distinct":
        yield say(f"scale-{_sets(ranking)}", max=min(ranking.size, most or ranking.size))
        yield say(f"scale-larger-{'low' if rules.wins_lowest else 'high'}")
        if "rank" in rules.distinct or rules.wins_lowest:
            yield _aces(ranking)
    else:
        if rules.ahead:
            yield _ahead(ranking)
        yield from _low(ranking) if rules.wins_lowest else _high(ranking)


# Rankings with classes


def _high(ranking: Ranking) -> Iterator[Phrase]:
    rules = ranking.rules
    straights, names = rules.straights, _classes(rules.classes)
    whole = ranking.size >= 5 and not set(rules.classes) <= STRAIGHTS
    if whole:
        yield say("scale-high")
    elif set(rules.classes) <= STRAIGHTS:
        yield say("scale-straights-highest")
    elif ranking.size == 3 and not straights and not rules.counts_flushes:
        yield say("scale-three-cards", classes=names)
    else:
        yield say("scale-few-cards", classes=names, n=ranking.size)
    yield _aces(ranking)
    if whole:
        there = {*rules.classes, FIVE_OF_A_KIND, "high-card"}
        missing = _classes(name for name in USUAL_ORDER if name not in there)
        if missing:
            yield say("scale-no-class", classes=missing)
        yield from _other_order(ranking)
    yield from _straights(ranking)
    if len(rules.ranks) < len(RANKS) and len(straights) > 1 and _runs(ranking):
        yield say("scale-lowest-straight", cards=_letters(straights[-1]))
    yield from _fourth_by_sum(ranking)
    yield from _four_cards(rules.classes)


def _four_cards(classes: Sequence[str]) -> Iterator[Phrase]:
    """Where classes of four cards stand among the others."""
    places = [place for place, name in enumerate(classes) if name in FOUR_CARDS]
    if places:
        above, *fours, below = _classes(classes[places[0] - 1 : places[-1] + 2])
        if len(fours) == 2:
            yield say("scale-four-cards-both", high=fours[0], low=fours[1], weaker=below, stronger=above)
        else:
            yield say("scale-four-cards", classes=fours, weaker=below, stronger=above)


def _low(ranking: Ranking) -> Iterator[Phrase]:
    rules = ranking.rules
    if set(rules.classes) <= STRAIGHTS:
        yield say("scale-straights-lowest")
        yield _aces(ranking)
        yield from _straights(ranking)
        return
    kinds = [name for name in WEAKENING if name in rules.classes]
    yield from _usual_low(ranking, kinds) or _other_low(ranking, kinds)
    yield say("compare-low" if "one-pair" in kinds else "compare-low-cards")
    if kinds == ["one-pair"]:
        yield say("compare-low-paired")
    yield from _straights(ranking)


def _usual_low(ranking: Ranking, kinds: Sequence[str]) -> list[Phrase]:
    """One of the usual lows in a phrase of its own. kinds    what makes a hand weaker"""
    ranks = ranking.rules.ranks
    key = LOWS.get((_ace(ranks), *kinds), "")
    values = {"scale": _low_scale(ranking)} | ({"best": best_ranks(ranking)} if kinds else {})
    if key == "scale-27":
        wheel = (ACE, *reversed(sorted(ranks)[: ranking.size - 1]))
        if wheel in ranking.rules.straights:
            return []
        values["wheel"] = _letters(wheel)
    return [say(key, **values)] if key else []


def _other_low(ranking: Ranking, kinds: Sequence[str]) -> Iterator[Phrase]:
    yield say("scale-low", scale=_low_scale(ranking))
    yield _aces(ranking)
    uncounted = [name for name in WEAKENING if name not in kinds]
    for phrase, names in (("scale-weaker", kinds), ("scale-not-counted", uncounted)):
        if names:
            yield say(phrase, classes=tuple(say(f"plural-{name}") for name in names))
    best = "scale-best-of-suits" if "flush" in kinds else "scale-best"
    yield say(best, best=best_ranks(ranking))


def _low_scale(ranking: Ranking) -> Phrase:
    """The name of the scale; with `ahead_if_any`, of the order among hands that are alike in that."""
    return written(ranking.words.within) if ranking.rules.ahead else scale_name(ranking)


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
    """For each class, the strongest class that it beats in this ranking but not in the usual order."""
    classes = ranking.rules.classes
    for place, name in enumerate(classes):
        if name in FOUR_CARDS:
            continue
        beaten = [other for other in classes[place:] if other in USUAL_ORDER[: USUAL_ORDER.index(name)]]
        if beaten:
            stronger, weaker = _classes([name, beaten[0]])
            yield say("scale-beats", stronger=stronger, weaker=weaker)


def _runs(ranking: Ranking) -> bool:
    """Whether the straights are just the runs of neighbouring ranks, whatever the ace may do at either end."""
    straights, ranks = set(ranking.rules.straights), sorted(ranking.rules.ranks, reverse=True)
    size = len(next(iter(straights), ()))
    runs = {tuple(ranks[n : n + size]) for n in range(len(ranks) - size + 1)}
    wheel = (*[rank for rank in ranks if rank != ACE][1 - size :], ACE)
    if ranking.rules.ranks[-1] == ACE:
        runs -= {tuple(ranks[:size])} - straights
    return not straights or straights - {wheel} == runs - {wheel}


def _straights(ranking: Ranking) -> Iterator[Phrase]:
    """All straights, where they are no runs; otherwise the missing ranks that straights of this deck skip."""
    if not _runs(ranking):
        yield say("scale-straights", straights=tuple(map(_letters, ranking.rules.straights)))
        return
    neighbours = {pair for straight in ranking.rules.straights for pair in pairwise(reversed(straight))}
    for below, above in pairwise(sorted(ranking.rules.ranks)):
        if above - below > 1 and (below, above) in neighbours:
            missing = rank_names(range(below + 1, above))
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
    names = {"class": written(words.ahead), "other": written(words.behind)}
    return say(
        key, ranks=[RANKS[rank] for rank in ahead], n=ranking.size, scale=written(words.within), **names
    )


def points_rules(ranking: Ranking) -> Iterator[Phrase]:
    """What the cards of a ranking by points count."""
    points = ranking.rules.points
    numbered = all(points.get(rank) == rank + 2 for rank in NUMBERED)
    faces = {points[rank] for rank in FACES if rank in points}
    if numbered and len(faces) == 1 and len(points) == len(RANKS):
        yield say("scale-points", ace=points[ACE], face=faces.pop())
    else:
        for number in sorted(set(points.values()), reverse=True):
            ranks = rank_names(rank for rank in ranking.rules.ranks if points[rank] == number)
            yield say("scale-points-of", ranks=ranks, n=number)
    yield points_that_win(ranking)


def total_rules(ranking: Ranking) -> Iterator[Phrase]:
    """What the ranks count, with one sentence for all that count their number; and which total wins."""
    points, raised = ranking.rules.points, ranking.rules.raised
    numbered = all(points.get(rank) == 2 * (rank + 2) and rank not in raised for rank in NUMBERED)
    alike: dict[tuple[int, int], list[int]] = {}
    for rank in ranking.rules.ranks:
        if not numbered or rank not in NUMBERED:
            alike.setdefault((points[rank], raised.get(rank, 0)), []).append(rank)
    for (low, more), ranks in alike.items():
        if more:
            high = points_text(low + more)
            yield say("scale-total-either", ranks=rank_names(ranks), low=points_text(low), high=high)
        else:
            yield say("scale-total-of", ranks=rank_names(ranks), points=points_text(low))
    if numbered:
        yield say("scale-total-numbers")
    yield say(f"closest-{ranking.rules.over}", n=points_text(ranking.rules.target))


def total_above(ranking: Ranking) -> Phrase:
    """That a total above the number is weaker than all others; '' where it is not."""
    rules = ranking.rules
    return say("total-above", n=points_text(rules.target)) if rules.over == "loses" else ""


def points_that_win(ranking: Ranking) -> Phrase:
    """Which total wins, or which cards count where it has a limit; and what decides between equal totals."""
    rules = ranking.rules
    more = say("points-more-cards") if rules.more_cards_break_ties else ""
    if rules.at_most is None:
        return joined([say("points-lowest" if rules.wins_lowest else "points-highest"), more])
    way = "-lowest" if rules.wins_lowest else ""
    return joined([say(f"points-capped{way}", limit=rules.at_most), more])


def _sets(ranking: Ranking) -> str:
    """The ending of a phrase key, "low-rank-suit": how sets of different ranks or suits compare."""
    kinds = (kind for kind in ("rank", "suit") if kind in ranking.rules.distinct)
    return "-".join(["low" if ranking.rules.wins_lowest else "high", *kinds])


def _letters(ranks: Iterable[int]) -> str:
    return "-".join(RANKS[rank] for rank in ranks)


def _classes(names: Iterable[str]) -> tuple[Phrase, ...]:
    return tuple(say(f"class-{name}") for name in names)


def unusual(ranking: Ranking, most: int = 0, fewest: int = 0) -> Iterator[Phrase]:
    """How the order of hands departs from the usual one, by sentences: a class out of place, a gap, a class ahead.

    most      how many cards there are to make a hand of; 0 where these are enough for the largest
    fewest    how many a hand that may win has at least
    """
    rules = ranking.rules
    if rules.compare == "points":
        yield next(points_rules(ranking))
    elif rules.compare == "total":
        yield from list(total_rules(ranking))[:-1]
        yield total_above(ranking)
    elif rules.compare == "distinct":
        n = min(ranking.size, most or ranking.size)
        sets = say(f"essence-distinct-{_sets(ranking)}", n=n)
        yield as_said("whole", sets) if fewest == n else sets
    elif rules.ahead:
        yield say("essence-ahead", ranks=tuple(RANKS[rank] for rank in sorted(rules.ahead)))
    elif rules.wins_lowest:
        if ranking.size > 1 and "one-pair" not in rules.classes and "straight" not in rules.classes:
            yield say("scale-madison", scale=scale_name(ranking))
    else:
        yield from _other_order(ranking)
        yield from _straights(ranking)
        yield from _four_cards(rules.classes)
        yield from _fourth_by_sum(ranking)

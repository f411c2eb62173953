"""Tables of a ranking: what beats what, or the strongest hands of a low."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice, pairwise

from poker_rulebook.book.openface import Row
from poker_rulebook.book.parts import Share
from poker_rulebook.cards import RANKS, card, texts
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.samples import class_samples
from poker_rulebook.view import views
from poker_rulebook.view.hands import cards_of, hand_name
from poker_rulebook.view.sentences import Phrase, heading, joined, say
from poker_rulebook.view.wording import scale_name

NUMBERS = 5  # how many of the strongest lows a table lists

# sentences that explain a ranking, besides its table
EXPLAINED = {
    "high": ("scale-high",),
    "open-face-front": ("front",),
    "short-deck": ("scale-high", "scale-flush-over-full", "lowest-straight"),
    "short-deck-trips-over-straight": (
        "scale-high", "scale-flush-over-full", "scale-trips-over-straight", "lowest-straight",
    ),
    "ace-to-five": ("scale-a5", "compare-low", "compare-low-paired"),
    "deuce-to-seven": ("scale-27", "compare-low"),
    "ace-to-six": ("scale-a6", "compare-low"),
    "badugi": ("badugi",),
    "badugi-ace-high": ("badugi",),
    "high-badugi": ("high-badugi",),
    "high-badugi-no-pairs": ("high-badugi-no-pairs",),
    "madison": ("scale-madison",),
    "points-49": ("points", "points-highest"),
    "points-49-face-1": ("points", "points-highest"),
    "points-0": ("points", "points-lowest"),
    "points-21": ("points", "points-capped"),
    "quick-quads": ("scale-high", "pseudo-quads"),
    "face-first": ("face-first", "scale-a5", "compare-low", "compare-low-paired"),
    "lowest-straight": ("scale-straight-only",),
    "mexican": ("scale-high", "scale-flush-over-full", "gap", "lowest-straight"),
}  # fmt: skip


def ranking_table(share: Share | Row, joker: bool = False) -> views.RankingTable:
    """The table of the ranking that decides a share, or a row of an open-face game.

    joker    whether the deck has one
    """
    ranking = share.ranking
    if ranking.rules.compare == "points":
        title, rows = "ranking-points", []
    elif ranking.rules.compare == "distinct":
        title, rows = "ranking-sizes", _sizes(ranking)
    elif ranking.rules.wins_lowest:
        title = "ranking-sizes" if share.qualifier or ranking.rules.ahead else "ranking-strongest"
        rows = _numbers(ranking, share.qualifier)
    else:
        title, rows = "ranking-classes", _classes(ranking, joker)
    scale = {} if title in ("ranking-points", "ranking-classes") else {"scale": scale_name(ranking)}
    name = heading(say(title, **scale))
    ten = say("ten-is-t") if rows else ""
    text = joined([explanation(ranking), ten])
    return views.RankingTable(f"ranking-{ranking.id}", name, text, tuple(rows))


def explanation(ranking: Ranking) -> Phrase:
    """How hands compare, in sentences."""
    return joined(_explained(ranking, key) for key in EXPLAINED.get(ranking.id, ()))


def _explained(ranking: Ranking, key: str) -> Phrase:
    make = _FROM_DATA.get(key)
    return make(ranking) if make else say(key)


def _with_lowest_straight(key: str) -> Callable[[Ranking], str]:
    def sentence(ranking: Ranking) -> Phrase:
        return say(key, cards="-".join(RANKS[rank] for rank in ranking.rules.straights[-1]))

    return sentence


def _badugi(ranking: Ranking) -> Phrase:
    ace = "ace-low" if RANKS[ranking.rules.ranks[-1]] == "A" else "ace-high"
    return say("scale-badugi", max=ranking.size, ace=say(ace))


def _points(ranking: Ranking) -> Phrase:
    points = {RANKS[rank]: number for rank, number in ranking.rules.points.items()}
    return say("scale-points", ace=points["A"], face=points["K"])


def _pseudo_quads(ranking: Ranking) -> Phrase:
    able = [RANKS[rank] for rank in sorted(ranking.rules.fourth_by_sum) if RANKS[rank] in "23456789T"]
    return say("scale-pseudo-quads", low=able[0], high=able[-1], n=2)


def _face_first(ranking: Ranking) -> Phrase:
    face, butt = say("class-face"), say("class-butt")
    scale = say("scale-name-ace-to-five")
    return say("scale-face-first", **{"class": face}, other=butt, n=ranking.size, scale=scale)


def _gap(ranking: Ranking) -> Phrase:
    """The ranks that the deck lacks between two neighbours of this ranking."""
    held = sorted(ranking.rules.ranks)
    below, above = next((a, b) for a, b in pairwise(held) if b - a > 1)
    missing = tuple(say(f"ranks-{RANKS[rank]}") for rank in range(below + 1, above))
    return say("scale-gap", ranks=missing, below=RANKS[below], above=RANKS[above])


def _class_names(ranking: Ranking) -> tuple[Phrase, ...]:
    return tuple(say(f"class-{name}") for name in ranking.rules.classes)


_FROM_DATA = {
    "scale-high": _with_lowest_straight("scale-high"),
    "lowest-straight": _with_lowest_straight("scale-lowest-straight"),
    "badugi": _badugi,
    "high-badugi": lambda ranking: say("scale-hidugi", max=ranking.size),
    "high-badugi-no-pairs": lambda ranking: say("scale-hidugi-no-pairs", max=ranking.size),
    "points": _points,
    "points-capped": lambda ranking: say("points-capped", limit=ranking.rules.at_most),
    "pseudo-quads": _pseudo_quads,
    "face-first": _face_first,
    "gap": _gap,
    "front": lambda ranking: say("rows-front-scale", classes=_class_names(ranking)),
}


def _numbers(ranking: Ranking, qualifier: str) -> list[views.RankingRow]:
    """The strongest hands, and the weakest that qualifies, with their numbers from the strongest."""
    values = [value for value, _ in ranking.classes()]
    rows = []
    for place, (_, ranks) in enumerate(islice(ranking.classes(), NUMBERS), 1):
        hand = cards_of(ranks)
        ahead = tuple(card(RANKS[rank] + "c") for rank in ranking.rules.ahead)
        rows.append(views.RankingRow(heading(hand_name(ranking, hand, ahead)), texts(hand), str(place)))
    if ranking.rules.ahead:
        behind = cards_of(next(ranks for _, ranks in ranking.classes()))
        place = values.index(ranking.value(behind)) + 1
        rows.append(views.RankingRow(heading(hand_name(ranking, behind)), texts(behind), str(place)))
    if qualifier:
        place = values.index(ranking.threshold(qualifier)) + 1
        weakest = say("ranking-weakest-qualifying")
        rows.append(views.RankingRow(weakest, texts(cards_of(qualifier)), str(place)))
    return rows


def _sizes(ranking: Ranking) -> list[views.RankingRow]:
    """Strongest and weakest set of every size, the largest first."""
    by_size: dict[int, list[str]] = {}
    for _, ranks in ranking.classes():
        by_size.setdefault(len(ranks.split("-")), []).append(ranks)
    rows = []
    for size in sorted(by_size, reverse=True):
        for key, ranks in (("best", by_size[size][0]), ("worst", by_size[size][-1])):
            sample = " ".join(rank + suit for rank, suit in zip(ranks.split("-"), "shdc", strict=False))
            rows.append(views.RankingRow(say(f"ranking-{key}-of-size", n=size), sample))
    return rows


def _classes(ranking: Ranking, joker: bool) -> list[views.RankingRow]:
    """Every class of the ranking that the cards of the deck can make, with a sample."""
    rows = []
    if joker:
        rows.append(views.RankingRow(heading(say("class-five-of-a-kind")), "As Ah Ad Ac joker", "1"))
    for name, hand in class_samples(ranking):
        rows.append(views.RankingRow(heading(say(f"class-{name}")), texts(hand), str(len(rows) + 1)))
    return rows

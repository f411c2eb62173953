"""Hands of a game: what beats what, or the strongest lows, with hands of its own deck; and how often they come."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import islice
from math import ceil, sqrt

from msgspec.structs import replace

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Row, Share
from poker_rulebook.book.repository import Chances
from poker_rulebook.book.steps import Discard, only
from poker_rulebook.cards import RANKS, card, texts
from poker_rulebook.document.tree import Fact, Section, TableRow, TableView
from poker_rulebook.language.sentences import Phrase, heading, joined, say, unbroken, written
from poker_rulebook.language.wording import cards_of, hand_name, points_text, scale_name, share_name
from poker_rulebook.measure.stored import current
from poker_rulebook.play.rows import rules_of
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.rules import FIVE_OF_A_KIND
from poker_rulebook.ranking.samples import class_samples, points_sample, set_samples
from poker_rulebook.rules.memo import memoized
from poker_rulebook.rules.outcomes import in_short
from poker_rulebook.rules.pot import chosen_from
from poker_rulebook.rules.scales import dealt_from, explanation

CONFIDENCE = 1.96  # standard errors on either side that hold the true value 95 times in 100
NUMBERS = 5  # how many of the strongest lows a table lists


@memoized
def ranking_tables(game: Game) -> tuple[TableView, ...]:
    """One table for each ranking that decides a share or a row; none for single cards, which need no table."""
    if game.open_face:
        # a table for each ranking of the rows, named after them
        rules, named = rules_of(game), list[TableView]()
        for id_, row in {row.ranking.id: row for row in reversed(rules.rows)}.items():
            names = tuple(written(other.name) for other in rules.rows if other.ranking.id == id_)
            table = ranking_table(game, row)
            named.append(replace(table, title=say("rows-ranking", title=table.title, rows=names)))
        return tuple(reversed(named))
    shares = (share for share in game.showdown if share.ranking.size > 1)
    tables = {share.ranking.id: ranking_table(game, share) for share in shares}
    return tuple(tables.values())


def ranking_table(game: Game, share: Share | Row) -> TableView:
    """The table of the ranking that decides a share, or a row of an open-face game."""
    ranking = dealt_from(share.ranking, game.deck)
    scale = {"scale": scale_name(ranking)}
    most = chosen_from(game, share)
    if ranking.rules.compare == "total":
        title, rows = say("ranking-total", n=points_text(ranking.rules.target)), _points(ranking)
    elif ranking.rules.compare == "points":
        title, rows = say("ranking-points"), _points(ranking)
    elif ranking.rules.compare == "distinct":
        title, rows = say("ranking-sizes", **scale), [*_sizes(ranking, most)]
    elif ranking.rules.wins_lowest:
        sizes = share.qualifier or ranking.rules.ahead
        title = say("ranking-sizes" if sizes else "ranking-strongest", **scale)
        rows = _numbers(ranking, share)
    else:
        title, rows = say("ranking-classes"), _classes(game, ranking, most)
    ten = say("ten-is-t") if rows and RANKS.index("T") in ranking.rules.ranks else ""
    text = joined([explanation(game, share, most), ten])
    return TableView(f"ranking-{ranking.id}", heading(title), text, rows=tuple(rows))


def _numbers(ranking: Ranking, share: Share | Row) -> list[TableRow]:
    """Rows for the strongest hands and the weakest that qualifies, each with its place from the strongest."""
    rows = []
    ahead = tuple(card(RANKS[rank] + "c") for rank in ranking.rules.ahead)
    for value, ranks in islice(ranking.classes(), NUMBERS):
        rows.append(_placed(ranking, value, cards_of(ranks), ahead))
    if ranking.rules.ahead:
        behind = cards_of(next(ranks for _, ranks in ranking.classes()))
        # no place: which hands are ahead of it depends on the other cards of a player
        rows.append(replace(_placed(ranking, ranking.value(behind), behind), place=""))
    if share.qualifier:
        weakest, shown = say("ranking-weakest-qualifying"), [row.cards for row in rows]
        rows += [
            TableRow((weakest,), texts(hand), place=str(n))
            for n, hand in _qualifying(ranking, share)[-1:]
            if texts(hand) not in shown
        ]
    return rows


def _placed(ranking: Ranking, worth: int, hand: Sequence[int], held: Sequence[int] = ()) -> TableRow:
    """A row for a hand, with its place from the strongest."""
    return TableRow((heading(hand_name(ranking, hand, held)),), texts(hand), place=str(ranking.places[worth]))


def _qualifying(ranking: Ranking, share: Share | Row) -> list[tuple[int, tuple[int, ...]]]:
    """The hands of the deck that qualify, the strongest first, or only the weakest; each as (place, hand)."""
    if ranking is share.ranking:
        hands = (ranks for worth, ranks in ranking.classes() if worth == share.floor)
        return [(ranking.places[share.floor], cards_of(ranks)) for ranks in islice(hands, 1)]
    samples = (cards_of(ranks) for _, ranks in ranking.classes())
    return list(enumerate((hand for hand in samples if share.ranking.value(hand) >= share.floor), 1))


@cache
def _sizes(ranking: Ranking, most: int) -> tuple[TableRow, ...]:
    """Rows for the strongest and weakest set of every size, the largest first. most    cards that a player has"""
    return tuple(
        TableRow((say(f"ranking-{key}-of-size", n=size),), texts(hand))
        for size, *sets in set_samples(ranking, most)
        for key, hand in zip(("best", "worst"), sets, strict=True)
    )


def _points(ranking: Ranking) -> list[TableRow]:
    """Rows for the strongest totals, with the number of cards where that decides between equal totals."""
    rows = []
    for worth, _ in islice(ranking.classes(), NUMBERS):
        hand = points_sample(ranking, worth)
        row = _placed(ranking, worth, hand)
        more = ranking.rules.more_cards_break_ties
        rows.append(
            replace(row, cells=(say("ranking-points-with", hand=row.cells[0], n=len(hand)),)) if more else row
        )
    return rows


def _classes(game: Game, ranking: Ranking, most: int) -> list[TableRow]:
    """Rows for the classes that can be the best hand among `most` cards of the deck, each with a sample."""
    found = _class_samples(ranking, most, tuple(game.wild.ranks))
    samples = [(say(f"class-{name}"), texts(hand)) for name, hand in found]
    if game.has_wild_cards and FIVE_OF_A_KIND in ranking.rules.classes:
        above = ranking.rules.classes[: ranking.rules.classes.index(FIVE_OF_A_KIND)]
        royal = "royal-flush" if "straight-flush" in above else ""
        samples.insert(sum(name in {*above, royal} for name, _ in found), _five_of_a_kind(game, ranking))
    return [
        TableRow((heading(name),), sample, place=str(place))
        for place, (name, sample) in enumerate(samples, 1)
    ]


@cache
def _class_samples(
    ranking: Ranking, most: int, wild: tuple[int, ...]
) -> tuple[tuple[str, tuple[int, ...]], ...]:
    return tuple(class_samples(ranking, most, wild))


def _five_of_a_kind(game: Game, ranking: Ranking) -> tuple[Phrase, str]:
    """Four cards of one rank with a joker, or with a card that is wild where the deck has no joker: its name, and the cards."""
    wild = None if game.joker else min(game.wild.ranks or ranking.rules.ranks)
    letter = RANKS[max(rank for rank in ranking.rules.ranks if rank != wild)]
    four = " ".join(letter + suit for suit in "shdc")
    if wild is None:
        return say(f"class-{FIVE_OF_A_KIND}"), f"{four} joker"
    return say(f"class-{FIVE_OF_A_KIND}-with", rank=say(f"rank-{RANKS[wild]}")), f"{four} {RANKS[wild]}s"


# How often hands come


def game_chances(book: Book, game: Game) -> tuple[Phrase, tuple[Section, ...]]:
    """Whose chances these are, and the chances for each share; empty where none are stored for these rules."""
    measured = current(book, game)
    if measured is None:
        return "", ()
    made = tuple(_chances(game, game.share(id_), found) for id_, found in measured.shares.items())
    keys = ["chances-as-dealt" if game.draws else "chances-for-one"]
    keys += ["chances-best-discard"] if only(Discard, game.play) else []
    return joined(map(say, keys)), made


def _chances(game: Game, share: Share, found: Chances) -> Section:
    rows = tuple(
        Fact("", heading(in_short(game, share, _label(share, answer))), unbroken(percentage(found, answer)))
        for answer in found.answers
    )
    when = say("chances-when") if share.when else ""
    return Section(f"chances-{share.id}", "", rows, joined([_method(found), when]))


def _label(share: Share, answer: str) -> Phrase:
    if answer == "qualifies":
        return say("chance-qualifies", share=share_name(share))
    if answer == "ahead":
        return written(share.ranking.words.ahead)
    high = "" if share.ranking.rules.wins_lowest else "high-"
    return say(f"class-{high}badugi", n=int(answer))


def percentage(found: Chances, answer: str) -> Phrase:
    """A chance with two decimals if it is exact, one if it is from random deals; <0.1% rather than 0.0%."""
    digits = 2 if found.seed is None else 1
    rounded = f"{found.chance(answer):.{digits}%}"
    none = f"<{0.1**digits:.{digits}f}%"
    return say("decimal", n=rounded if float(rounded.rstrip("%")) else none)


def _method(found: Chances) -> Phrase:
    if found.seed is None:
        return say("chance-exact", deals=found.deals)
    return say("chance-random", deals=found.deals, points=say("decimal", n=f"{error(found):.1f}"))


def error(found: Chances) -> float:
    """By how many percentage points random deals may be off at 95% confidence, rounded up to a tenth."""
    chances = [found.chance(answer) for answer in found.answers]
    widest = max(CONFIDENCE * sqrt(p * (1 - p) / found.deals) for p in chances)
    return ceil(1000 * widest) / 10

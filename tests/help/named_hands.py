"""What hands are called: the weakest hand that a name means, in each ranking that has it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import combinations

from real_book import real_book

from poker_rulebook.book.checks.game_file import MOST_COMPARED
from poker_rulebook.book.model import Game
from poker_rulebook.cards import RANK_ONE, RANKS, SUIT_ONE, rank_of
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Phrase, Sentence
from poker_rulebook.language.wording import cards_of, hand_kind, hand_name, qualifier_name
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.named import HandError, spelled, threshold
from poker_rulebook.rules.scales import dealt_from, unusual

Worth = Callable[[Sequence[int]], float | None]


@cache
def _names(ranking: Ranking) -> dict[Phrase, str]:
    """What the hands of a ranking are called, also as a qualifier -> the weakest of that name, as a file has it."""
    found: dict[Phrase, str] = {}
    for worth, ranks in ranking.classes():  # the strongest first
        written = spelled(ranking, worth)
        with suppress(ValueError):  # four cards that stand for a class are no hand by themselves
            for name in (hand_name(ranking, cards_of(ranks)), qualifier_name(ranking, written)):
                found[in_full(name)] = written
    return found


def weakest(ranking: Ranking, name: Phrase) -> str:
    """The weakest hand that is called so, as a game file writes it. Raises KeyError where no hand is."""
    if not ranking.rules.wins_lowest:
        with suppress(HandError):
            said = plain(name).removeprefix("one ")
            if threshold(ranking, said):
                return said
    if isinstance(name, Sentence) and name.key == "essence-or-better":
        return weakest(ranking, dict(name.values)["hand"])
    return _names(ranking)[in_full(name)]


def in_full(name: Phrase) -> Phrase:
    """The name of a hand, where a register leaves its ranks out."""
    return Sentence(name.key, name.values) if isinstance(name, Sentence) else name


@cache
def floor(ranking: Ranking, name: Phrase) -> int:
    """The value of the weakest hand that is called so. Raises KeyError where no hand is."""
    return threshold(ranking, weakest(ranking, name))


def at_least(ranking: Ranking, name: Phrase) -> Worth:
    """What cards are worth; None for less than the weakest hand that is called so. Raises KeyError."""
    least = floor(ranking, name)
    return lambda cards: value if (value := _worth(ranking, cards)) >= least else None


def _worth(ranking: Ranking, cards: Sequence[int]) -> int:
    """What the best hand in these cards is worth; 0 where they are too few."""
    if len(cards) < ranking.smallest:
        return 0
    if len(cards) > MOST_COMPARED:
        return max(map(ranking.value, combinations(cards, ranking.size)))
    return ranking.value(tuple(cards))


def rankings_named(kind: Phrase) -> Iterator[Ranking]:
    return (it for it in real_book().rankings.values() if hand_kind(it) == kind)


def fitting(rankings: Iterable[Ranking], game: Game, said: Iterable[Sentence]) -> list[Ranking]:
    """Of rankings with one name those that have all ranks of the deck, and whose peculiarities are told."""
    told, dealt = {*map(_peculiar, said)}, {*map(rank_of, game.deck.cards)}
    fits = (it for it in rankings if dealt <= {*it.rules.ranks})
    return [it for it in fits if {*map(_peculiar, unusual(dealt_from(it, game.deck)))} <= told]


def _peculiar(sentence: Phrase) -> Phrase:
    """What is peculiar to a ranking in full; of sets of cards without how many count, which the cards held may bound."""
    sets = isinstance(sentence, Sentence) and sentence.key.startswith("essence-distinct-")
    return Sentence(sentence.key) if sets else in_full(sentence)


def of_ranks(ranks: str) -> tuple[int, ...]:
    """Cards of these ranks that are no flush, where they are three or more."""
    return tuple(RANK_ONE[RANKS.index(rank)] + SUIT_ONE[n % 4] for n, rank in enumerate(ranks))

"""Every clause of a head is a claim, held against hands that are played: `false_claims(game)`.

A head is a tree of messages. Each message is either a claim, for which a table here has a predicate whose arguments are
the values of the message, or a noun in one. A message that is in no table is answered with its key. The predicates
know what happened in a hand, not what a game file says, so that they cannot repeat a mistake of the code that writes.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import claims_of_deals
import claims_of_play
import claims_of_pots
import claims_of_rows
from claims_of_pots import CONDITIONAL, parts_of
from watched import Watched, watched

from poker_rulebook.book.model import Game
from poker_rulebook.play.chance import deals
from poker_rulebook.view.essence import essence
from poker_rulebook.view.facts import counted_facts, game_facts
from poker_rulebook.view.peculiar import peculiarities
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import Phrase, Sentence

MODULES = (claims_of_deals, claims_of_play, claims_of_pots, claims_of_rows)
CLAIMS: dict[str, Callable[..., bool]] = {}
NOUNS: set[str] = set()
for module in MODULES:
    assert not CLAIMS.keys() & module.CLAIMS.keys()
    CLAIMS |= module.CLAIMS
    NOUNS |= module.NOUNS
SEED = 20261126


def facts_claimed(game: Game) -> list[Sentence]:
    """The facts as claims: the id of a fact says what its value is counted of."""
    return [
        Sentence(f"fact:{fact.id}", (("value", fact.text),))
        for fact in (*game_facts(game), *counted_facts(game))
    ]


def head(game: Game) -> list[Phrase]:
    """What is said above the rules."""
    return [essence(game), peculiarities(game), *facts_claimed(game)]


def some_hands(game: Game, hands: int, seed: int = SEED) -> list[Watched]:
    """Hands at tables of different sizes. In one of them nobody bets who may check."""
    rng = random.Random(f"{game.id} {sorted(game.choices.items())} {seed}")
    if game.open_face:
        return [Watched(deal) for deal in deals(game, hands, 3, rng)]
    low, high = game.players
    sizes = [max(low, min(high, n)) for n in (3, 2, 4, high, 3, 5)]
    return [watched(game, sizes[n % len(sizes)], rng, (0.2, 0.0, 0.5, 0.2)[n % 4]) for n in range(hands)]


def false_claims(game: Game, hands: int = 8, seed: int = SEED, told: Game | None = None) -> list[str]:
    """What the head of a game says and its hands do not bear out, each with its words; and messages of no known claim.

    told    another game, whose head is held against these hands
    """
    seen, above, wrong = some_hands(game, hands, seed), head(told or game), list[str]()
    said = [*parts_of(above)]
    for sentence in said:
        if sentence.key not in CLAIMS.keys() | NOUNS:
            wrong.append(f"{sentence.key} claims something, and nobody has said what")
    for sentence in (s for s in parts_of(above, but=CONDITIONAL) if s.key in CLAIMS):
        wrong += [text for text in [_refuted(sentence, seen, said)] if text]
    return list(dict.fromkeys(wrong))


def _refuted(sentence: Sentence, seen: list[Watched], said: list[Sentence]) -> str:
    """Why a claim does not hold; '' where it does.

    A predicate gets a hand and the values of the message. One that has a parameter `every` gets all hands at once;
    one that has `said`, all that the head says besides.
    """
    claim, values = CLAIMS[sentence.key], dict(sentence.values)
    wanted = claim.__code__.co_varnames[: claim.__code__.co_argcount + claim.__code__.co_kwonlyargcount]
    values |= {name: given for name, given in (("said", said), ("key", sentence.key)) if name in wanted}
    groups = [seen] if "every" in wanted else seen
    for hand in groups:
        try:
            true = claim(hand, **values)
        except (IndexError, StopIteration) as error:
            true, sentence = False, sentence
            values["error"] = repr(error)
        if not true:
            words = plain(values["value"]) if sentence.key.startswith("fact:") else plain(sentence)
            return f"{sentence.key}: {words!r} is not so in {seen[0]}"
    return ""

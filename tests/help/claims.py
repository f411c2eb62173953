"""Every clause is a claim, held against hands that are played: `false_claims` of a head, `false_rules`, `false_differences`.

A head is a tree of messages. Each message is either a claim, for which a table here has a predicate whose arguments are
the values of the message, or a noun in one. A message that is in no table is answered with its key. The predicates
know what happened in a hand, not what a game file says, so that they cannot repeat a mistake of the code that writes.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import claims_of_deals
import claims_of_numbers
import claims_of_play
import claims_of_pots
import claims_of_rows
import claims_of_rules
from claims_of_pots import CONDITIONAL, parts_of
from claims_of_rules import PROCEDURES
from reading_pots import READ, outcomes, unlike
from watched import Watched, watched

from poker_rulebook.book.model import Game
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Phrase, Sentence, sentences
from poker_rulebook.pages.differences import Side, differences
from poker_rulebook.play.chance import deals
from poker_rulebook.rules.facts import counted_facts, game_facts
from poker_rulebook.rules.pot import pot_rules, tie_rules
from poker_rulebook.rules.summary import game_summary, unusual_rules

MODULES = (
    claims_of_deals,
    claims_of_numbers,
    claims_of_play,
    claims_of_pots,
    claims_of_rows,
    claims_of_rules,
)
CLAIMS: dict[str, Callable[..., bool]] = {}
NOUNS: set[str] = set()
for module in MODULES:
    assert not CLAIMS.keys() & module.CLAIMS.keys()
    CLAIMS |= module.CLAIMS
    NOUNS |= module.NOUNS
SEED = 20261126
ALSO_PASSED = {"if-passed", "openers", "openers-low"}  # what is claimed also of hands that nobody has opened


def facts_claimed(game: Game) -> list[Sentence]:
    """The facts as claims: the id of a fact says what its value is counted of."""
    return [
        Sentence(f"fact:{fact.id}", (("value", fact.text),))
        for fact in (*game_facts(game), *counted_facts(game))
    ]


def head(game: Game) -> list[Phrase]:
    """What is said above the rules."""
    return [game_summary(game), unusual_rules(game), *facts_claimed(game)]


def some_hands(game: Game, hands: int, seed: int = SEED) -> list[Watched]:
    """Hands at tables of different sizes. In one of them nobody bets who may check."""
    rng = random.Random(f"{game.id} {sorted(game.choices.items())} {seed}")
    if game.open_face:
        return [Watched(deal) for seats in game.players for deal in deals(game, -(-hands // 2), seats, rng)]
    low, high = game.players
    sizes = [max(low, min(high, n)) for n in (3, 2, 4, high, 3, 5)]
    return [watched(game, sizes[n % len(sizes)], rng, (0.2, 0.0, 0.5, 0.2)[n % 4]) for n in range(hands)]


def false_claims(game: Game, hands: int = 8, seed: int = SEED, told: Game | None = None) -> list[str]:
    """What the head of a game says and its hands do not bear out, each with its words; and messages of no known claim.

    told    another game, whose head is held against these hands
    """
    seen, above, wrong = some_hands(game, hands, seed), head(told or game), list[str]()
    said = [*parts_of(above)]
    wrong += unclaimed(said)
    for sentence in (s for s in parts_of(above, but=CONDITIONAL) if s.key in CLAIMS):
        wrong += [text for text in [refuted(sentence, seen, said)] if text]
    return list(dict.fromkeys(wrong))


def unclaimed(said: list[Sentence]) -> list[str]:
    """Messages of which nobody has said what they claim."""
    known = CLAIMS.keys() | NOUNS | READ | PROCEDURES.keys() | CONDITIONAL
    return [f"{it.key} claims something, and nobody has said what" for it in said if it.key not in known]


def false_rules(game: Game, hands: int = 8, seed: int = SEED, told: Game | None = None) -> list[str]:
    """What the rules of the pot say and its hands do not bear out: each sentence, and the shares that all of them make.

    told    another game, whose rules are held against these hands
    """
    if game.open_face:
        return []
    seen, above = some_hands(game, hands, seed), [*parts_of(head(told or game))]
    rules = [(rule.id, rule.text) for rule in (*pot_rules(told or game), *tie_rules(told or game))]
    otherwise = unlike(seen, pot_rules(told or game), tie_rules(told or game), above)
    return [*_false_sentences(rules, seen, above), *([f"pot: {otherwise}"] if otherwise else [])]


def _false_sentences(
    rules: list[tuple[str, Phrase]], seen: list[Watched], said: list[Sentence], **more: object
) -> list[str]:
    """Sentences of rules that are not so, each rule with its id; conditional ones are read with the pot."""
    wrong = unclaimed([it for _, text in rules for it in parts_of(text)])
    for id_, text in rules:
        there = seen
        for sentence in sentences(text):
            if sentence.key in CONDITIONAL:  # it and what follows hold after these outcomes
                names = {plain(it) for it in dict(sentence.values)["outcomes"]}
                there = [hand for hand in seen if names & outcomes(hand)]
            for part in parts_of(sentence, but=CONDITIONAL) if there else ():
                if part.key in CLAIMS.keys() - READ:
                    wrong += [text for text in [refuted(part, there, said, step=id_, **more)] if text]
    return list(dict.fromkeys(wrong))


def false_differences(game: Game, base: Game, hands: int = 6, seed: int = SEED) -> list[str]:
    """What "Differences from" the base says of a game, and hands of both do not bear out."""
    seen, there = some_hands(game, hands, seed), some_hands(base, hands, seed)
    rules: list[tuple[str, Phrase]] = []
    for section in differences(Side(game), Side(base)):
        rules += [(rule.id, rule.text) for rule in section.parts]
        rules += [(section.id, section.text)] if section.text else []
    return _false_sentences(rules, seen, [*parts_of(head(game))], base=there)


def refuted(sentence: Sentence, seen: list[Watched], said: list[Sentence], **more: object) -> str:
    """Why a claim does not hold; '' where it does.

    A predicate gets a hand and the values of the message. One that has a parameter `every` gets all hands at once;
    one that has `said`, all that the head says besides, `step` the id of the rule, `base` hands of the base.
    """
    claim, values = CLAIMS[sentence.key], dict(sentence.values)
    wanted = claim.__code__.co_varnames[: claim.__code__.co_argcount + claim.__code__.co_kwonlyargcount]
    about = {"said": said, "key": sentence.key, "register": sentence.register} | more
    values = {name: given for name, given in about.items() if name in wanted} | values
    played = [hand for hand in seen if not hand.passed or sentence.key in ALSO_PASSED] or seen
    groups = [played] if "every" in wanted else played
    for hand in groups:
        try:
            true = claim(hand, **values)
        except (IndexError, StopIteration):
            true = False
        if not true:
            part = ":" in sentence.key
            words = values.get("value", values) if part else sentence
            return f"{sentence.key}: {words if isinstance(words, dict) else plain(words)!r} is not so in {seen[0]}"
    return ""

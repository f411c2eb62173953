"""The same random deals under the rules of before and of after, and the first hand that goes another way, told.

Answers keep in step: what a seat answers depends on the deal, the seat and the betting round, draw or other step in which it
is asked. So one question more or less, such as another seat that brings in, changes no answer to another one, and what
comes out otherwise comes from the rule.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from poker_rulebook.book.model import Game
from poker_rulebook.changes.word_by_word import ChangedWords, pairs
from poker_rulebook.languages import LOCALES
from poker_rulebook.play.chance import (
    CALL,
    FOLD,
    Chooser,
    Deals,
    random_hand,
    random_put,
    random_stacks,
    simple_placing,
)
from poker_rulebook.play.dealer import shuffled
from poker_rulebook.play.events import Event, Won, told_in
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import PLACE
from poker_rulebook.play.questions import Action, Decision, Legal, Raise, ToPut, ToSay
from poker_rulebook.play.reading import LETTERS
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.told.lines import ToldLine
from poker_rulebook.view.told.told_hand import told

DEALS, SEED = 1_000, 1
OFTEN, ONCE, MOST, FOLDS = (
    0.1,
    0.2,
    0.24,
    0.4,
)  # of a random number: how a seat plays a betting round; above: it calls

StepKeys = Mapping[str, object]  # id of a step -> what it is in both games


class HandApart(Struct, frozen=True):
    """A hand up to where it goes another way, and how it ends.

    deal     its number;  seats    how many play it
    same     locale -> its lines up to there
    lines    locale -> (before, after): the first line that differs, and how the hand ends
    """

    deal: int
    seats: int
    same: dict[str, list[str]]
    lines: ChangedWords


class Played(Struct, frozen=True):
    """How a game differs in play.

    deals        random deals that were played under both
    changed      those of them that end with other winners or other chips
    winners      those of them that end with other winners
    otherwise    those that go another way and end alike
    first        of those with the fewest seats the first that ends with other winners; else with other chips; else that
                 goes another way
    """

    deals: int
    changed: int = 0
    winners: int = 0
    otherwise: int = 0
    first: HandApart | None = None

    @property
    def differs(self) -> bool:
        return bool(self.changed or self.otherwise)


def deals_compared(before: Game, after: Game, deals: int = DEALS) -> Played:
    """Plays the same deals under both rules, at tables of each size in turn."""
    low, high = (max(before.players[0], after.players[0]), min(before.players[1], after.players[1]))
    if low > high:
        return Played(0)
    steps = common_steps(before, after)
    counts, first = Counter[str](), dict[str, tuple[int, Hand, Hand]]()
    for number in range(deals):
        seats = low + number % (high - low + 1)
        old, new = (played_in_step(game, seats, number, steps) for game in (before, after))
        if kind := _difference(old, new, steps):
            counts[kind] += 1
            if kind not in first or seats < len(first[kind][1].stacks):
                first[kind] = (number + 1, old, new)
    found = next((first[kind] for kind in ("winners", "chips", "otherwise") if kind in first), None)
    changed = counts["winners"] + counts["chips"]
    return Played(deals, changed, counts["winners"], counts["otherwise"], _apart(*found) if found else None)


def common_steps(before: Game, after: Game) -> StepKeys:
    """What a step is in both games, also where it has another id in one of them."""
    kinds = [[type(step) for step in game.play] for game in (before, after)]
    if kinds[0] != kinds[1]:
        return {}
    return {step.id: number for game in (before, after) for number, step in enumerate(game.play)}


def played_in_step(
    game: Game, seats: int, deal: int, steps: StepKeys | None = None, stack: int = 0, dealer: Deals = shuffled
) -> Hand:
    """The finished hand of a deal.    stack    chips of every seat; 0 for random ones"""
    rng = random.Random(SEED * 1_000_000 + deal)
    stacks = random_stacks(seats, rng)
    stacks = [stack] * seats if stack else stacks
    return random_hand(game, usual_stakes(game), stacks, rng, _answers(game, deal, steps or {}), dealer)


def _answers(game: Game, deal: int, steps: StepKeys) -> Chooser:
    asked = Counter[tuple[int, object]]()

    def choose(decision: Decision, _: random.Random) -> Action:
        there = decision.seat, steps.get(decision.step, decision.step)
        asked[there] += 1
        rng = random.Random(f"{deal} {there}")
        if isinstance(decision, Legal):
            return _wager(decision, rng.random(), asked[there])
        if isinstance(decision, ToSay):
            return decision.verb.answer(rng.choice(decision.words))
        if isinstance(decision, ToPut) and decision.verb is PLACE and game.open_face:
            return simple_placing(game.open_face, decision, rng)
        return random_put(decision, rng)

    return choose


def _wager(legal: Legal, habit: float, asked: int) -> Action:
    """What a seat does by its habit in this round: most stay in, so that there is a showdown.    asked    how often it was"""
    raises = legal.low and (habit < OFTEN or (habit < MOST and asked == 1))
    if raises or (legal.must and not legal.calls):
        return Raise(legal.high if ONCE <= habit < MOST else legal.low)
    if legal.must or (legal.calls and not (legal.call and MOST <= habit < FOLDS)):
        return CALL
    return FOLD


def _difference(old: Hand, new: Hand, steps: StepKeys) -> str:
    """What kind of difference there is between two hands; '' for none."""
    if _winners(old) != _winners(new):
        return "winners"
    if (old.stacks, old.left) != (new.stacks, new.left):
        return "chips"
    return "otherwise" if _course(old, steps) != _course(new, steps) else ""


def _winners(hand: Hand) -> list[int]:
    return sorted({event.seat for event in hand.log if isinstance(event, Won)})


def _course(hand: Hand, steps: StepKeys) -> list[tuple[object, ...]]:
    return [_what_happened(event, steps) for event in hand.log]


def _what_happened(event: Event, steps: StepKeys) -> tuple[object, ...]:
    said = told_in(event)
    if "step" in said:
        said["step"] = steps.get(said["step"], said["step"])
    return (type(event), *said.values())


def _apart(deal: int, old: Hand, new: Hand) -> HandApart:
    names = LETTERS[: len(old.stacks)]
    before, after = told(old, names), told(new, names)
    same = [
        (one.id, one.title, one.text) == (other.id, other.title, other.text)
        for one, other in zip(before, after, strict=False)
    ]
    alike = same.index(False) if False in same else 0
    return HandApart(
        deal,
        len(names),
        {locale: [_in_words(line, locale) for line in before[:alike]] for locale in LOCALES},
        {locale: pairs(*(_rest(lines, alike, locale) for lines in (before, after))) for locale in LOCALES},
    )


def _rest(lines: Sequence[ToldLine], alike: int, locale: str) -> dict[str, list[str]]:
    """The line after those that are alike, and the last two: the showdown, and what each seat has won or lost."""
    shown = {"apart": alike, "end": len(lines) - 2, "net": len(lines) - 1}
    return {name: [_in_words(lines[n], locale)] for name, n in shown.items() if n > alike or name == "apart"}


def _in_words(line: ToldLine, locale: str) -> str:
    return f"{plain(line.title, locale)}{plain(line.text, locale)}"

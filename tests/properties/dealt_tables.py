"""Strategies: a table of any game, with any choices, seats, stacks, stakes and deck; and how its players play.

The players' chances come from a seed, so that a failing hand is told by its record (see `hands.told`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from agreements import agreed
from hypothesis import settings
from hypothesis import strategies as st
from real_book import GAMES, real_book

from poker_rulebook.book.model import Game
from poker_rulebook.book.options import UnknownChoice, all_options
from poker_rulebook.play.chance import random_action, simple_placing
from poker_rulebook.play.dealer import repeatable
from poker_rulebook.play.exchanges import DISCARD, DRAW, EXPOSE, PASS
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import FOR_POINTS, PLACE
from poker_rulebook.play.questions import Action, Call, Decision, Fold, Legal, Raise, ToPut, asks_to
from poker_rulebook.play.stakes import Stakes, stakes_for, usual_stakes

# For properties of any game: so many times the examples that each game has elsewhere
of_any_game = settings(max_examples=30 * settings.default.max_examples)


class Table(NamedTuple):
    """stakes    None in an open-face game; there `there` says who is in Fantasyland, with how many cards
    style     how the players play, by its name in STYLES; seed    of the deck and of the players
    """

    game: Game
    stakes: Stakes | None
    stacks: tuple[int, ...]
    seat_one: int
    carried: int
    there: dict[int, int]
    style: str
    seed: int

    def __repr__(self) -> str:
        amounts = f"{self.stakes}, stacks {self.stacks}, seat one {self.seat_one}, carried {self.carried}"
        chances = f"there {self.there}, {self.style!r}, seed {self.seed}"
        return f"<{self.game.id} {self.game.choices}, {amounts}, {chances}>"


@cache
def under(name: str, choices: tuple[tuple[str, str], ...]) -> Game | None:
    """The game under these choices; None where they do not go together."""
    try:
        return real_book().game(name, dict(choices))
    except UnknownChoice:
        return None


@st.composite
def games(draw: st.DrawFn, name: str) -> Game:
    """The game under choices, often the usual ones."""
    options = all_options(real_book().games.source(name).value, real_book().common_options)
    taken = [
        (option["id"], draw(st.sampled_from([choice["id"] for choice in option["choices"]])))
        for option in options
        if draw(st.booleans())
    ]
    return under(name, tuple(taken)) or real_book().games[name]


# One chip, less than a blind, around the bets, all kinds, and deep
STACKS = (
    st.just(1), st.integers(1, 6), st.integers(1, 40), st.integers(1, 600), st.integers(900, 1000),
)  # fmt: skip


@st.composite
def tables(draw: st.DrawFn, name: str, seats: int) -> Table:
    """A table of the game with so many seats."""
    game = draw(games(name))
    if seats > game.players[1]:  # with more own cards the game serves fewer
        game = real_book().games[name]
    chips = draw(st.sampled_from(STACKS))
    stacks = draw(st.lists(chips, min_size=seats, max_size=seats))
    if draw(st.booleans()):  # one of them has very much, or next to nothing
        stacks[draw(st.integers(0, seats - 1))] = draw(st.sampled_from((1, 5000)))
    there: dict[int, int] = {}
    if game.open_face and (numbers := game.open_face.fantasyland.numbers):
        there = draw(st.dictionaries(st.integers(0, seats - 1), st.sampled_from(numbers), max_size=seats))
    return Table(
        game,
        None if game.open_face else draw(stakes(game, seats)),
        tuple(stacks),
        draw(st.integers(0, seats - 1)) if game.numbers_seats else 0,
        0 if game.open_face else draw(st.sampled_from((0, 0, 1, 37))),
        there,
        draw(st.sampled_from(sorted(STYLES))),
        draw(st.integers(0, 2**32 - 1)),
    )


@st.composite
def any_table(draw: st.DrawFn, names: Sequence[str] = GAMES) -> Table:
    """A table of one of these games, with any legal number of seats."""
    name = draw(st.sampled_from(names))
    return draw(tables(name, draw(st.integers(*real_book().games[name].players))))


@st.composite
def stakes(draw: st.DrawFn, game: Game, seats: int) -> Stakes:
    """Amounts, sometimes with something that the table agrees on."""
    found = draw(amounts(game))
    if draw(st.integers(0, 2)):
        return found
    return agreed(game, found, seats, random.Random(draw(st.integers(0, 2**16))))


@st.composite
def amounts(draw: st.DrawFn, game: Game) -> Stakes:
    """The usual stakes, or amounts in other proportions: an ante beyond the bets, blinds of the same size."""
    usual = usual_stakes(game)
    if draw(st.booleans()):
        return usual
    small, big = draw(st.sampled_from(((1, 1), (1, 2), (2, 3), (7, 10))))
    chosen = {
        "small_blind": small,
        "big_blind": big,
        "button_blind": big,
        "ante": draw(st.sampled_from((1, 3, 25))),
    }
    chosen["bring_in"] = draw(st.sampled_from((1, 2)))
    posted = {key: chips for key, chips in chosen.items() if getattr(usual, key)}
    bets = {"small_bet": max(3, big)} if game.bets else {}
    return stakes_for(game, bets | posted)


def begun(table: Table) -> Hand:
    """The hand or deal before its first decision."""
    dealer = repeatable(table.game, random.Random(table.seed))
    if table.game.open_face:
        return Hand(table.game, FOR_POINTS, table.stacks, dealer, fantasyland=table.there)
    stacks, more = list(table.stacks), {"carried": table.carried, "seat_one": table.seat_one}
    return Hand(table.game, table.stakes, stacks, dealer, **more)


def answer(course: Hand, style: str, rng: random.Random) -> Action:
    """What the seat that is asked does."""
    if asks_to(course.decision, PLACE):
        return simple_placing(course.rules, course.decision, rng)
    return STYLES[style](course.decision, rng)


def _calls(decision: Decision, rng: random.Random) -> Action:
    if isinstance(decision, Legal):
        return Call() if decision.calls else Raise(decision.low)
    return _most(decision, rng)


def _most(decision: Decision, rng: random.Random) -> Action:
    """As many cards as possible, so that the stub runs short."""
    action = random_action(decision, rng)
    if isinstance(decision, ToPut) and decision.verb in (DRAW, DISCARD, PASS, EXPOSE):
        return decision.verb.answer(tuple(rng.sample(decision.own, decision.most)))
    return action


def _all_in(decision: Decision, rng: random.Random) -> Action:
    if isinstance(decision, Legal) and decision.low and rng.random() < 0.8:
        return Raise(decision.high)
    return _calls(decision, rng)


def _smallest_raises(decision: Decision, rng: random.Random) -> Action:
    if isinstance(decision, Legal) and decision.low and rng.random() < 0.9:
        return Raise(decision.low)
    return _calls(decision, rng)


def _folds(decision: Decision, rng: random.Random) -> Action:
    if isinstance(decision, Legal) and not decision.must and rng.random() < 0.5:
        return Fold()
    return random_action(decision, rng)


STYLES: dict[str, Callable[[Decision, random.Random], Action]] = {
    "any": random_action, "calls": _calls, "all-in": _all_in, "raises": _smallest_raises, "folds": _folds,
}  # fmt: skip

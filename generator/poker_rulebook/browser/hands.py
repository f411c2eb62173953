"""Hands in a page: played step by step, or dealt and played to the end at random. Arguments and results are JSON texts.

    hand = DealtHand(page, "razz", "{}", 4, 7)     4 seats, seed 7
    while (asked := hand.ask()) != "null":     who is to act, and every action that the rules allow
        hand.act(hand.by_chance())             {"seat": "A", "action": "raise", "to": 40}
    hand.told()                                the lines of the hand so far, ready for a page
    dealt(page, "razz", "{}", 7)               a whole hand that a reader can step through

A page loads the modules for this from hands.pack, in addition to those of engine.pack.
"""

from __future__ import annotations

import random

from poker_rulebook.book.problems import json_text
from poker_rulebook.browser.page import Interpreter
from poker_rulebook.document.walk_data import cards_data, walk_data
from poker_rulebook.language.sentences import as_said
from poker_rulebook.narrative.narrative import narrative
from poker_rulebook.narrative.turn import ahead, holdings, table_so_far
from poker_rulebook.narrative.walk import walk
from poker_rulebook.play.chance import STACK, random_action, random_stacks, simple_placing
from poker_rulebook.play.dealer import repeatable
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.journal import asked_of, standing, understood, written
from poker_rulebook.play.openface import FOR_POINTS
from poker_rulebook.play.parser import LETTERS, InputError, parsed
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.showdowns import as_written


class DealtHand:
    """A hand, or a deal of an open-face game, that is played in a page; it starts before its first question."""

    def __init__(self, page: Interpreter, game: str, choices: str, seats: int, seed: int) -> None:
        self.page, self.rng, self.names = page, random.Random(seed), LETTERS[:seats]
        self.asked: list[int] = []  # number of events before each answer
        found = page.game(game, choices)
        seat_one = self.rng.randrange(seats) if found.numbers_seats else 0
        stakes, stacks = FOR_POINTS, [STACK] * seats
        if not found.open_face:
            stakes, stacks = usual_stakes(found), random_stacks(seats, self.rng)
        self.hand = Hand(found, stakes, stacks, repeatable(found, self.rng), seat_one=seat_one)

    def ask(self) -> str:
        """Who is to act, at which step, and every action that the rules allow; null when the hand is over."""
        return json_text(asked_of(self.hand, self.names))

    def act(self, answer: str) -> None:
        """Gives an answer. Raises ValueError, and changes nothing, if the rules refuse it."""
        decision = self.hand.decision
        if decision is None:
            raise ValueError(self.hand.over)
        self.asked.append(len(self.hand.log))
        self.hand.act(understood(self.hand.game, decision, parsed(answer.encode()), self.names, ()))

    def by_chance(self) -> str:
        """A random answer that the rules allow."""
        decision, rules = self.hand.decision, self.hand.game.open_face
        if decision is None:
            raise ValueError(self.hand.over)
        action = simple_placing(rules, decision, self.rng) if rules else random_action(decision, self.rng)
        return json_text(written(decision, action, self.names))

    def standing(self) -> str:
        """Stacks, cards, pot and all events so far, as `rulebook resume --json` prints them."""
        return json_text(standing(self.hand, self.names))

    def told(self) -> str:
        """The lines of the hand so far, each with id, title, and text as runs of [kind, text]."""
        lines = narrative(self.hand, self.names)
        return json_text(
            [
                {"id": line.id, "title": self.page.set(line.title), "text": self.page.set(line.text)}
                for line in lines
            ]
        )


MOST = 6  # players at most, as more hardly fit a screen


def dealt(page: Interpreter, game: str, choices: str, seed: int) -> str:
    """A random hand, or open-face deal, for site/assets/walk.js; see poker_rulebook.narrative.walk.

    It also has, for the form for an incident:

    rounds    for each step, the betting round by its id; '' for the end
    """
    low, high = page.game(game, choices).players
    seats = random.Random(seed).randint(max(low, 2), min(high, MOST))
    playing = DealtHand(page, game, choices, seats, seed)
    bets, rounds = [bet.id for bet in playing.hand.game.bets], list[str]()
    while (decision := playing.hand.decision) is not None:
        rounds.append(decision.step if decision.step in bets else "".join(rounds[-1:]))
        playing.act(playing.by_chance())
    found = walk(playing.hand, playing.names)
    hand = walk_data(found, page.locale)
    if bets:
        given = [sum([place < step.done for place in playing.asked]) for step in found.steps]
        hand["rounds"] = [rounds[n] if n < len(rounds) else "" for n in given]
    return json_text({"cards": cards_data([found], page.locale), "hand": hand})


def so_far(page: Interpreter, id_: str, choices: str, question: str) -> str:
    """What lies there before all cards do: for each seat what its cards make, line by line, and who is ahead for each share.

    Nothing of a seat, or of a board, whose cards cannot be read.
    """
    game, asked = page.game(id_, choices), as_written(parsed(question.encode()))
    try:
        table = table_so_far(game, asked)
    except (InputError, KeyError):
        return json_text({"seats": {}, "ahead": []})
    held = {
        seat: holdings(game, table.outcomes, table.board, own, table.community)
        for seat, own in table.held.items()
    }
    return json_text({
        "seats": {seat: [page.set(as_said("seat", line)) for line in lines] for seat, lines in held.items()},
        "ahead": [page.set(line) for line in ahead(game, table)],
    })  # fmt: skip

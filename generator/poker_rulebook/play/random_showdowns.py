"""Random questions who wins, with cards, dice, choices and declarations as a game may have them at the showdown."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import in_force
from poker_rulebook.book.steps import Choose, Roll, only
from poker_rulebook.cards import card, cards, texts
from poker_rulebook.play.choosing import declarations_of
from poker_rulebook.play.dealer import full_deck
from poker_rulebook.play.dealing import look_at, outcome_of
from poker_rulebook.play.judging import slots_in_order
from poker_rulebook.play.reading import LETTERS
from poker_rulebook.play.rows import rules_of


def outcomes_of(game: Game, question: Mapping[str, Any]) -> dict[str, str]:
    """Step -> outcome of the dice and choices of a question; the first outcome if the question does not say."""
    outcomes: dict[str, str] = {}
    rolls, chosen = question.get("rolls") or {}, question.get("chosen") or {}
    for step in game.play:
        if not in_force(step.when, outcomes):
            continue
        if isinstance(step, Roll):
            total = rolls.get(step.id)
            faces = [face for outcome in step.outcomes for face in outcome.faces]
            outcomes[step.id] = outcome_of(step, total if total in faces else faces[0]).id
        elif isinstance(step, Choose):
            offered = [outcome.id for outcome in step.outcomes]
            outcomes[step.id] = chosen[step.id] if chosen.get(step.id) in offered else step.default
    return outcomes


def random_question(game: Game, seats: int, rng: random.Random, pot: int = 0) -> dict[str, Any]:
    """A question with random cards, in the form of a line of `rulebook showdown --jsonl`."""
    deck, names = full_deck(game), LETTERS[:seats]
    rng.shuffle(deck)

    def take(count: int) -> str:
        return texts([deck.pop() for _ in range(count)])

    if game.open_face:
        rows = rules_of(game).rows
        laid = {name: {row.id: take(row.cards) for row in rows} for name in names}
        return {"seats": laid} | (
            {"stacks": dict.fromkeys(names, 20)} if game.open_face.win_cap != "none" else {}
        )
    question: dict[str, Any] = {"seats": {}}
    rolls = {step.id: sum(rng.randint(1, 6) for _ in range(step.dice)) for step in game.rolls}
    choices = {step.id: rng.choice([o.id for o in step.outcomes]) for step in only(Choose, game.play)}
    question |= {"rolls": rolls} if rolls else {}
    question |= {"chosen": choices} if choices else {}
    outcomes = outcomes_of(game, question)
    slots = slots_in_order(game, outcomes)
    if slots:
        question["board"] = dict(zip(slots, take(len(slots)).split(), strict=True))
    look_at(game, {slot: card(name) for slot, name in question.get("board", {}).items()}, outcomes)
    sizes = {part.id: (part.cards, part.cards) for part in game.divided} or {"": game.held_after(outcomes)}
    less, most = 0, sum(high for _, high in sizes.values())
    if len(deck) < most * len(names) and game.deals[-1].if_short:
        # the deck is too small: one card for all in place of the last street
        question["board"], less = take(1), game.deals[-1].cards
    for name in names[: len(deck) // (most - less)]:
        dealt = {hand: take(rng.randint(*size) - less) for hand, size in sizes.items()}
        question["seats"][name] = dealt if game.divided else dealt[""]
    for name, own in question["seats"].items() if game.extra_card else ():
        question["seats"][name] = f"{own} {take(min(len(deck), game.brings(cards(own))))}".rstrip()
    if game.declaration:
        words = declarations_of(game.declaration)
        question["declared"] = {name: rng.choice(words) for name in question["seats"]}
    if game.joker == "by-face" and rng.randint(0, 1):
        shown = {name: "joker" for name, own in question["seats"].items() if "joker" in own.split()}
        question |= {"exposed": shown} if shown else {}
    return question | ({"pot": pot} if pot else {})

"""What a showdown of a game asks for, as the fields of a form; and a question that chance has filled in."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any

from poker_rulebook.book.build import MAIN
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import in_force
from poker_rulebook.book.steps import Choose, DealToPlayers, Roll, only
from poker_rulebook.cards import RANKS, card, cards, texts
from poker_rulebook.play.choosing import declarations_of
from poker_rulebook.play.comparing import layout_in_force
from poker_rulebook.play.dealer import full_deck
from poker_rulebook.play.dealing import look_at, outcome_of
from poker_rulebook.play.judging import slots_in_order
from poker_rulebook.play.pots import BOTH
from poker_rulebook.play.reading import LETTERS
from poker_rulebook.play.rows import rules_of
from poker_rulebook.view.phrases import phrases
from poker_rulebook.view.sentences import Phrase, heading, say, written
from poker_rulebook.view.text import runs
from poker_rulebook.view.wording import share_name

Json = dict[str, Any]


def set_out(phrase: Phrase, locale: str) -> list[list[str]]:
    """A phrase as runs of one kind each: plain, unbroken or card."""
    return [[kind, text] for kind, text in runs(phrases(locale).render(phrase))]


def outcomes_of(game: Game, question: Mapping[str, Any]) -> dict[str, str]:
    """What the dice and choices of a question lead to, as far as it says; the first of several otherwise."""
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


def fields(game: Game, question: Mapping[str, Any], locale: str) -> Json:
    """The fields that a question about this game has; after its dice and choices, where these decide.

    hands     of each seat: id, name and number of cards, one without an id where the cards are not divided
    extra     the rank of which each card held may have brought one more; "" for none
    board     rows of slots as they lie, '' for a gap; one row where the board is a line of cards
    rolls, chosen    id, name, and what may come out;  declared    the words
    """

    def said(phrase: Phrase) -> str:
        return "".join(text for _, text in set_out(phrase, locale))

    outcomes = outcomes_of(game, question)
    low, high = game.players
    whole = {
        "game": game.id,
        "players": [low, high],
        "rows": bool(game.open_face),
        "options": [_option(game, option, said) for option in game.options],
        "deck": [texts([card]) for card in full_deck(game)],
    }
    if game.open_face:
        hands = [{"id": row.id, "name": said(heading(written(row.name))), "cards": [row.cards] * 2}
                 for row in rules_of(game).rows]  # fmt: skip
        return whole | {"hands": hands, "fantasyland": True, "stacks": game.open_face.win_cap != "none"}
    slots, steps = slots_in_order(game, outcomes), game.steps_after(outcomes)
    return whole | {
        "hands": _hands(game, outcomes, said),
        "extra": RANKS[game.extra_card.on] if game.extra_card else "",
        "board": _board(game, outcomes, slots),
        "community": not slots and any(step.if_short for step in only(DealToPlayers, steps)),
        "rolls": [{"id": step.id, "name": said(say("who-dice", n=step.dice)), "faces": [*range(step.dice, 6 * step.dice + 1)]}
                  for step in only(Roll, steps)],
        "chosen": [{"id": step.id, "words": [[o.id, said(written(o.name))] for o in step.outcomes]}
                   for step in only(Choose, steps)],
        "declared": _declared(game, said),
        "exposed": game.joker == "by-face",
    }  # fmt: skip


def _option(game: Game, option: Any, said: Any) -> Json:
    """An option with its choices in words, the one that is taken first."""
    choices = [
        [choice.id, said(written(choice.text)) if choice.text else said(heading(say(f"limit-{choice.id}")))]
        for choice in option.choices
    ]
    name = said(heading(written(option.name))) if option.name else said(say("who-limit"))
    return {"id": option.id, "name": name, "choices": choices, "taken": game.choices.get(option.id, "")}


def _hands(game: Game, outcomes: Mapping[str, str], said: Any) -> list[Json]:
    if game.divided:
        return [{"id": part.id, "name": said(heading(written(part.name))), "cards": [part.cards] * 2}
                for part in game.divided]  # fmt: skip
    return [{"id": "", "name": "", "cards": [*game.held_after(outcomes)]}]


def _board(game: Game, outcomes: Mapping[str, str], slots: Iterable[str]) -> list[list[str]]:
    layout = layout_in_force(game, outcomes)
    if not layout or not slots:
        return []
    if layout.id == MAIN:
        return [[*slots]]
    return [[slot if slot in slots else "" for slot in row] for row in layout.grid]


def _declared(game: Game, said: Any) -> list[list[str]]:
    step = game.declaration
    if step is None:
        return []
    words = declarations_of(step)
    names = [say("who-both") if word == BOTH else share_name(game.share(word)) for word in words]
    return [[word, said(heading(name))] for word, name in zip(words, names, strict=True)]


# By chance


def random_question(game: Game, seats: int, rng: random.Random, pot: int = 0) -> Json:
    """A question with cards dealt by chance, such as a line of `rulebook showdown --jsonl`."""
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
    question: Json = {"seats": {}}
    rolls = {step.id: sum(rng.randint(1, 6) for _ in range(step.dice)) for step in game.rolls}
    choices = {step.id: rng.choice([o.id for o in step.outcomes]) for step in only(Choose, game.play)}
    question |= {"rolls": rolls} if rolls else {}
    question |= {"chosen": choices} if choices else {}
    outcomes = outcomes_of(game, question)
    slots = slots_in_order(game, outcomes)
    if slots:
        question["board"] = dict(zip(slots, take(len(slots)).split(), strict=True))
    look_at(game, {slot: card(name) for slot, name in question.get("board", {}).items()}, outcomes)
    hands, less = _hands(game, outcomes, str), 0
    most = sum(hand["cards"][1] for hand in hands)
    if len(deck) < most * len(names) and game.deals[-1].if_short:
        # one card for all in place of the last street
        question["board"], less = take(1), game.deals[-1].cards
    for name in names[: len(deck) // (most - less)]:
        dealt = {hand["id"]: take(rng.randint(*hand["cards"]) - less) for hand in hands}
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

"""The told hands of a game for site/assets/walk.js: a script for each game, loaded when somebody steps through a hand.

A hand has seats, the places of its board, and steps. Of a step only what differs from the step before is written, so
that all of them together are small; texts are marked (see poker_rulebook.view.text).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from poker_rulebook.view.book import Edition
from poker_rulebook.view.phrases import card_label, card_text, phrases, plain
from poker_rulebook.view.sentences import say
from poker_rulebook.view.text import JOKER
from poker_rulebook.view.views import GameView
from poker_rulebook.view.walk_views import Lying, Walk, WalkStep
from poker_rulebook.web.markdown import JOKER_SUIT, TEXT_STYLE

WORDS = "region previous next close step pot chips bet points out back place hidden quiz right wrong score why".split()
NUMBERS = {
    "step": ("n", "of"), "pot": ("n",), "chips": ("n",), "bet": ("n",), "points": ("n",), "region": ("hand",),
    "score": ("n", "of"),
}  # fmt: skip

_CARD = re.compile(f"[2-9TJQKA][cdhs]|{JOKER}")


def walk_scripts(book: Edition) -> dict[str, str]:
    """Path -> script, for every game that has a told hand."""
    return {
        f"games/{game.id}/walks.js": f"rulebookWalks({_json(game_walks(game, book.locale))})\n"
        for game in book.games
        if any(example.walk for example in game.examples)
    }


def game_walks(game: GameView, locale: str) -> dict[str, Any]:
    """The hands of one game in one language.

    words    of the buttons and the table; cards: as they are seen and read out, with the letter of their suit
    hands    example -> title, seats, places and names of boards, and steps
    """
    hands = {
        example.id: {"title": plain(example.title, locale)} | _walk(example.walk, locale)
        for example in game.examples
        if example.walk
    }
    found = sorted(set(_CARD.findall(_json(hands))))
    blanks = {word: {name: f"{{{name}}}" for name in NUMBERS.get(word, ())} for word in WORDS}
    return {
        "words": {word: plain(say(f"walk-{word}", **blanks[word]), locale) for word in WORDS},
        "cards": {card: _card(card, locale) for card in found},
        "hands": hands,
    }


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _card(card: str, locale: str) -> list[str]:
    suit = JOKER_SUIT if card == JOKER else card[1]
    shown = card_text(card, locale) + (TEXT_STYLE if suit != JOKER_SUIT else "")
    return [shown, plain(card_label(card), locale), suit]


def _walk(walk: Walk, locale: str) -> dict[str, Any]:
    render = phrases(locale).render
    return {
        "seats": [[name, render(position)] for name, position in walk.seats],
        "grid": walk.grid,
        "boards": [render(board) for board in walk.boards],
        "points": walk.points,
        "steps": list(_changes(_step(step, locale) for step in walk.steps)),
    }


def _changes(steps: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Of each step what differs from the one before."""
    before: dict[str, Any] = {}
    for step in steps:
        yield {key: value for key, value in step.items() if key not in before or before[key] != value}
        before = step


def _step(step: WalkStep, locale: str) -> dict[str, Any]:
    render = phrases(locale).render
    said: dict[str, Any] = {"title": render(step.title), "text": render(step.text)}
    asked = step.question
    question = asked and [render(asked.ask), [render(option) for option in asked.options], asked.right]
    said |= {"rule": step.rule, "seat": step.seat, "lit": step.lit, "question": question}
    return said | _lying(step.lying, render)


def _lying(lying: Lying, render: Any) -> dict[str, Any]:
    """What lies there; a card that is out of play, or face down where others are not, has a mark before it."""
    own = [
        [[render(pile.name), _marked(pile.cards, down)] for pile in piles]
        for piles, down in zip(lying.own, lying.down, strict=True)
    ]
    boards = [
        {slot: ("x" if slot in lying.aside else "") + (card or "?") for slot, card in board}
        for board in lying.boards
    ]
    return {
        "stacks": lying.stacks, "bets": lying.bets, "pot": lying.pot, "live": list(map(int, lying.live)),
        "own": own, "boards": boards, "community": lying.community,
    }  # fmt: skip


def _marked(cards: str, down: str) -> str:
    hidden = down.split()
    return " ".join(f".{card}" if card in hidden else card for card in cards.split())

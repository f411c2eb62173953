"""The told hands of a game for site/assets/walk.js: a script for each game, loaded when somebody steps through a hand."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from poker_rulebook.languages import SOURCE
from poker_rulebook.view.book import Edition
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import say
from poker_rulebook.view.views import GameView
from poker_rulebook.view.walked import cards_data, walk_data

WORDS = """region previous next close step pot chips bet points out back place hidden quiz right wrong score why
    deal dealing dealt undealt""".split()
NUMBERS = {
    "step": ("n", "of"), "pot": ("n",), "chips": ("n",), "bet": ("n",), "points": ("n",), "region": ("hand",),
    "score": ("n", "of"),
}  # fmt: skip


def walk_scripts(book: Edition, wanted: Callable[[str], bool] = bool) -> dict[str, str]:
    """Path -> script, for every game that has a told hand; or of those that are wanted."""
    games = {path: game for game in book.games if wanted(path := f"games/{game.id}/walks.js")}
    found = {path: game_walks(game, book.locale) for path, game in games.items()}
    return {
        path: f"rulebookWalks({json.dumps(said, ensure_ascii=False, separators=(',', ':'))})\n"
        for path, said in found.items()
        if said["hands"]
    }


def game_walks(game: GameView, locale: str) -> dict[str, Any]:
    """The hands of one game in one language.

    game     its id
    source   the language of what is borrowed
    words    of the buttons and the table
    cards    as they are seen and read out
    hands    example -> title, and the hand: see poker_rulebook.view.walked
    """
    walks = [(example, example.walk) for example in game.examples if example.walk]
    blanks = {word: {name: f"{{{name}}}" for name in NUMBERS.get(word, ())} for word in WORDS}
    return {
        "game": game.id,
        "source": SOURCE,
        "words": {word: plain(say(f"walk-{word}", **blanks[word]), locale) for word in WORDS},
        "cards": cards_data((walk for _, walk in walks), locale),
        "hands": {
            example.id: {"title": plain(example.title, locale)} | walk_data(walk, locale)
            for example, walk in walks
        },
    }

"""Hands that a page deals by itself and plays to the end, to be stepped through."""

from __future__ import annotations

import random

from poker_rulebook.book.problems import json_text
from poker_rulebook.browser.hands import Dealt
from poker_rulebook.browser.page import Page
from poker_rulebook.view.walk_data import cards_data, walk_data
from poker_rulebook.view.walked import walk

MOST = 6  # players: more of them hardly fit a screen


def dealt(page: Page, game: str, choices: str, seed: int) -> str:
    """A random hand of a game, or a deal of rows, for site/assets/walk.js: see poker_rulebook.view.walk_data."""
    low, high = page.game(game, choices).players
    seats = random.Random(seed).randint(max(low, 2), min(high, MOST))
    playing = Dealt(page, game, choices, seats, seed)
    while playing.hand.decision is not None:
        playing.act(playing.by_chance())
    found = walk(playing.hand, playing.names, None)
    return json_text({"cards": cards_data([found], page.locale), "hand": walk_data(found, page.locale)})

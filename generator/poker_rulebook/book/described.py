"""Games and mixes as they stand in a list for programs."""

from __future__ import annotations

from typing import Any

from poker_rulebook.book.mix import Mix
from poker_rulebook.book.model import Game, Option


def described_game(game: Game) -> dict[str, Any]:
    """A game in a list of games: names, family, players, deck, options."""
    return {
        "id": game.id,
        "name": game.name,
        "short": game.short,
        "reading": game.reading,
        "also": list(game.also),
        "family": game.family,
        "players": {"min": game.players[0], "max": game.players[1]},
        "deck": game.deck.id,
        "options": [_option(option) for option in game.options],
    }


def described_mix(mix: Mix) -> dict[str, Any]:
    """A mix in a list of games and mixes: the same keys, with the games in order of play.

    deck    the one deck of all its games; None where they need several
    """
    return {
        "id": mix.id,
        "name": mix.name,
        "short": mix.short,
        "reading": mix.reading,
        "also": list(mix.also),
        "family": "mix",
        "players": {"min": mix.players[0], "max": mix.players[1]},
        "deck": mix.decks[0] if len(mix.decks) == 1 else None,
        "options": [_option(option) for option in mix.options],
        "games": [
            {"id": part.id, "label": part.label, "game": part.game.id, "choices": part.game.choices}
            for part in mix.games
        ],
        "change": mix.change,
    }


def _option(option: Option) -> dict[str, Any]:
    return {"id": option.id, "default": option.choices[0].id, "choices": [c.id for c in option.choices]}

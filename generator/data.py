"""The JSON files for programs: every game as its rules, its counts and its sentences."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from generator.book.load import Book
from generator.book.model import Game, cards_needed, most_players
from generator.view import views
from generator.view.text import plain


def described(game: Game) -> dict[str, Any]:
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
        "options": [
            {"id": o.id, "default": o.choices[0].id, "choices": [c.id for c in o.choices]}
            for o in game.options
        ],
    }


def document(book: Book, game: Game, shown: dict[str, views.Game]) -> dict[str, Any]:
    """Everything about one game.

    data      the game file itself, as checked
    counted   what follows from the steps
    text      locale -> sections with their rules, plain
    """
    return described(game) | {
        "digest": shown["en"].digest,
        "data": book.sources[game.id].value,
        "counted": {
            "own_cards": game.own_cards,
            "board_cards": len(game.board_slots),
            "betting_rounds": game.rounds[1],
            "draws": len(game.draws),
            "cards_needed": cards_needed(game, game.players[1]),
            "most_players": most_players(game),
        },
        "text": {locale: _text(view, locale) for locale, view in shown.items()},
    }


def _text(view: views.Game, locale: str) -> dict[str, Any]:
    sections = [
        {
            "id": section.id,
            "title": plain(section.title, locale),
            "rules": [
                {"id": r.id, "title": plain(r.title, locale), "text": plain(r.text, locale)}
                for r in section.rules
            ],
        }
        for section in view.sections
    ]
    return {"summary": plain(view.summary, locale), "sections": sections}


def write_data(book: Book, shown: dict[str, views.Book], out: Path) -> list[Path]:
    """games.json, rankings.json and games/<id>.json under `out`; the files written."""
    (out / "games").mkdir(parents=True, exist_ok=True)
    by_id = {locale: {game.id: game for game in view.games} for locale, view in shown.items()}
    games = [book.games[name] for name in sorted(book.games)]
    written = [_write(out / "games.json", [described(game) for game in games])]
    for game in games:
        views_of_game = {locale: by_id[locale][game.id] for locale in shown}
        written.append(_write(out / "games" / f"{game.id}.json", document(book, game, views_of_game)))
    return written


def _write(path: Path, value: Any) -> Path:
    path.write_text(json.dumps(value, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return path

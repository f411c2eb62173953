"""The JSON files for programs: every game as its rules, its counts and its sentences."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from generator.book.load import Book
from generator.book.model import Game, cards_needed, most_players
from generator.measure.cards import at_showdown, seen
from generator.measure.chances import current
from generator.measure.nearest import nearest
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
    chances   share -> how often its hands qualify, or have so many cards; {} for most games
    nearest   the most similar other game, and how many points away it is; null when there is none
    text      locale -> sections with their rules, and what differs from the nearest game, plain
    """
    return described(game) | {
        "digest": shown["en"].digest,
        "data": book.sources[game.id].value,
        "counted": {
            "own_cards": game.own_cards,
            "board_cards": len(game.board_slots),
            "betting_rounds": game.rounds[1],
            "cards_at_showdown": at_showdown(game),
            "cards_seen": seen(game)._asdict(),
            "draws": len(game.draws),
            "cards_needed": cards_needed(game, game.players[1]),
            "most_players": most_players(game),
        },
        "chances": _chances(book, game),
        "nearest": _nearest(book, game),
        "text": {locale: _text(view, locale) for locale, view in shown.items()},
    }


def _chances(book: Book, game: Game) -> dict[str, Any]:
    measured = current(book, game)
    return {
        share: {
            "method": found.method,
            "deals": found.deals,
            "seed": found.seed,
            "answers": {
                name: {"deals": n, "chance": found.chance(name)} for name, n in found.answers.items()
            },
        }
        for share, found in (measured.shares.items() if measured else ())
    }


def _nearest(book: Book, game: Game) -> dict[str, Any] | None:
    near = nearest(book.games, game)
    return near and {"game": near.game.id, "distance": near.distance}


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
    return {
        "summary": plain(view.summary, locale),
        "sections": sections,
        "differences": [_difference(d, locale) for d in (view.relative.differences if view.relative else ())],
    }


def _difference(difference: views.Difference, locale: str) -> dict[str, Any]:
    return {
        "section": difference.id,
        "rules": [{"id": rule.id, "text": plain(rule.text, locale)} for rule in difference.rules],
        "without": plain(difference.without, locale),
    }


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

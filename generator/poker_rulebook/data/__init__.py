"""The JSON files for programs: every game and mix as its rules, its counts and its sentences; general rules."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from poker_rulebook import __version__
from poker_rulebook.book.capacity import at_showdown, cards_needed, most_players, seen
from poker_rulebook.book.forest import in_order
from poker_rulebook.book.load import Book
from poker_rulebook.book.mix import Mix
from poker_rulebook.book.model import Game
from poker_rulebook.data.general import before_document, general_document, glossary_document, tda_document
from poker_rulebook.languages import LOCALES
from poker_rulebook.measure.chances import current
from poker_rulebook.view.before import Before
from poker_rulebook.view.book import BookView
from poker_rulebook.view.book_views import MixView
from poker_rulebook.view.essence import described_game, described_mix
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.views import Difference, GameView, RuleView, Section, Street

VERSION = 1  # of the format: it is in the addresses
ONE = {"games": "game", "mixes": "mix"}


def game_document(book: Book, game: Game, shown: GameView, before: Before) -> dict[str, Any]:
    """Everything about one game.

    data      the game file itself, as checked; choices: what a house plays otherwise, {} in the book itself
    counted   what follows from the steps
    chances   share -> how often its hands qualify, or have so many cards; {} for most games
    see       general rules that the game cites: the kind (rule or chapter) and id
    chapters  ids of the other chapters about such games
    before    what is settled before the first hand
    text      locale -> the game in one sentence after its base ('' where that is not enough), what is peculiar to it,
              streets, sections with their rules, and what differs from the base, plain
    """
    return described_game(game) | {
        "digest": shown.digest,
        "data": book.games.source(game.id).value,
        "choices": dict(game.choices),
        "counted": {
            "own_cards": game.own_cards,
            "board_cards": len(game.board_slots),
            "betting_rounds": game.rounds[1],
            "cards_at_showdown": at_showdown(game)[-1],
            "cards_seen": seen(game)._asdict(),
            "draws": len(game.draws),
            "cards_needed": cards_needed(game, game.players[1]),
            "most_players": most_players(game),
        },
        "chances": _chances(book, game),
        "see": [{"kind": cited.kind, "id": cited.id} for cited in shown.see],
        "chapters": [cited.id for cited in shown.chapters],
        "before": before_document(before),
        "text": {locale: _text(shown, locale) for locale in LOCALES},
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


def mix_document(book: Book, mix: Mix, shown: MixView, before: Before) -> dict[str, Any]:
    """Everything about one mix.

    data    the mix file itself, as checked
    before  what is settled before the first hand
    text    locale -> rules, and for each game its format and what its table says, plain
    """
    return described_mix(mix) | {
        "digest": shown.digest,
        "data": book.mixes.source(mix.id).value,
        "before": before_document(before),
        "text": {locale: _mix_text(shown, locale) for locale in LOCALES},
    }


def _mix_text(view: MixView, locale: str) -> dict[str, Any]:
    return {
        "rules": [_rule(rule, locale) for rule in view.rules],
        "games": [
            {
                "id": game.id,
                "limit": plain(game.limit, locale),
                "table": {cell.id: [plain(line, locale) for line in cell.lines] for cell in game.cells},
            }
            for game in view.games
        ],
    }


def _rule(rule: RuleView, locale: str) -> dict[str, str]:
    return {"id": rule.id, "title": plain(rule.title, locale), "text": plain(rule.text, locale)}


def _text(view: GameView, locale: str) -> dict[str, Any]:
    sections = [
        {
            "id": section.id,
            "title": plain(section.title, locale),
            "rules": [_rule(rule, locale) for rule in section.rules],
        }
        | ({"royalties": _royalties(section, locale)} if section.royalties else {})
        for section in view.sections
    ]
    return {
        "brief": plain(view.relative.brief, locale) if view.relative else "",
        "peculiar": plain(view.peculiar, locale),
        "streets": [_street(street, locale) for street in view.streets],
        "sections": sections,
        "differences": [_difference(d, locale) for d in (view.relative.differences if view.relative else ())],
    }


def _street(street: Street, locale: str) -> dict[str, Any]:
    """One row of play; its rules stand in the section `play`, under these ids."""
    said = {"title": street.title, "when": street.when, "dealt": street.short}
    return {"id": street.id, "number": street.number} | {
        **{key: plain(phrase, locale) for key, phrase in said.items()},
        "rules": [rule.id for rule in street.rules],
    }


def _royalties(section: Section, locale: str) -> list[dict[str, Any]]:
    return [
        {
            "id": table.id,
            "title": plain(table.title, locale),
            "lines": [
                {"hand": plain(line.hand, locale), "points": int(plain(line.points, locale))}
                for line in table.lines
            ],
        }
        for table in section.royalties
    ]


def _difference(difference: Difference, locale: str) -> dict[str, Any]:
    return {
        "section": difference.id,
        "rules": [{"id": rule.id, "text": plain(rule.text, locale)} for rule in difference.rules],
        "without": plain(difference.without, locale),
    }


def documents(book: Book, shown: BookView) -> dict[str, dict[str, Any]]:
    """Path without its ending -> the document that stands there: schema/api.schema.json has a definition of each."""
    games = in_order(book.offered.values())
    mixes = [book.offered_mixes[id_] for id_ in sorted(book.offered_mixes)]
    game_views, mix_views = {view.id: view for view in shown.games}, {view.id: view for view in shown.mixes}
    before = shown.before
    found: dict[str, dict[str, Any]] = {
        "games": {"games": [described_game(it) for it in games]},
        **{f"games/{it.id}": game_document(book, it, game_views[it.id], before[it.id]) for it in games},
        "mixes": {"mixes": [described_mix(it) for it in mixes]},
        **{f"mixes/{it.id}": mix_document(book, it, mix_views[it.id], before[it.id]) for it in mixes},
        "rules": {"parts": general_document(book, shown)},
        **({"tda": tda_document(book)} if book.tda else {}),
        "glossary": {"words": glossary_document(book, shown)},
    }
    index = {
        "program": __version__,
        "title": {locale: plain(shown.title, locale) for locale in LOCALES},
        "languages": list(LOCALES),
        "files": [f"{name}.json" for name in found],
    }
    return {name: _headed(name, document) for name, document in {"index": index, **found}.items()}


def _headed(name: str, document: dict[str, Any]) -> dict[str, Any]:
    """The document below what it says of itself."""
    folder, _, id_ = name.rpartition("/")
    kind = ONE[folder] if folder else id_
    return {
        "$schema": f"{'../' if folder else ''}schema/api.schema.json#/definitions/{kind}",
        "version": VERSION,
    } | document


def write_data(book: Book, shown: BookView, api: Path) -> list[Path]:
    """Every document and the schemas below `api`/v1; the documents written."""
    out = api / f"v{VERSION}"
    shutil.copytree(book.folder / "schema", out / "schema")
    return [_write(out / f"{name}.json", document) for name, document in documents(book, shown).items()]


def _write(path: Path, value: Any) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return path

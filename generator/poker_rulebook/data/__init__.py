"""The JSON files for programs: every game and mix as its rules, its counts and its sentences; the general rules,
numbered as in this edition; the glossary; rankings, decks and common options; questions with their answers.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from poker_rulebook import __version__
from poker_rulebook.book.forest import in_order
from poker_rulebook.book.house import Preset
from poker_rulebook.book.load import Book
from poker_rulebook.book.mix import Mix
from poker_rulebook.book.model import Game, at_showdown, cards_needed, most_players, seen
from poker_rulebook.book.shelf import Accounted
from poker_rulebook.data.conformance import conformance, ranking_document
from poker_rulebook.languages import LOCALES, SOURCE
from poker_rulebook.measure.stored import current
from poker_rulebook.shapes import (
    AccountedRule,
    AccountedRules,
    ChancesOfShare,
    ChapterDocument,
    CitedPage,
    DecidedRule,
    GameDocument,
    GameMap,
    GlossaryWord,
    MixDocument,
    PartDocument,
    PointToSettle,
)
from poker_rulebook.view.before import Before
from poker_rulebook.view.book import BookView
from poker_rulebook.view.branches import branches, by_kind
from poker_rulebook.view.citations import open_rules, rule_numbers
from poker_rulebook.view.essence import described_game, described_mix
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import Phrase
from poker_rulebook.view.tree import Citation, OptionView, Section, mapped
from poker_rulebook.view.views import ChapterView, GameView, GeneralRule, MixView, Street, WordView

VERSION = 1  # of the format: it is in the addresses
ONE = {"games": "game", "mixes": "mix", "rankings": "ranking", "conformance": "conformance"}


def game_document(book: Book, game: Game, shown: GameView, before: Before) -> GameDocument:
    return {
        **described_game(game),
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
        "see": _cited(shown.see),
        "chapters": [cited.id for cited in shown.chapters],
        "before": before_document(before),
        "text": _in_all(_text(shown)),
    }


def _chances(book: Book, game: Game) -> dict[str, ChancesOfShare]:
    measured = current(book, game)
    return {
        share: {
            "method": of.method,
            "deals": of.deals,
            "seed": of.seed,
            "answers": {key: {"deals": n, "chance": of.chance(key)} for key, n in of.answers.items()},
        }
        for share, of in (measured.shares.items() if measured else ())
    }


def mix_document(book: Book, mix: Mix, shown: MixView, before: Before) -> MixDocument:
    return {
        **described_mix(mix),
        "digest": shown.digest,
        "data": book.mixes.source(mix.id).value,
        "before": before_document(before),
        "text": _in_all(_mix_text(shown)),
    }


def _mix_text(view: MixView) -> dict[str, Any]:
    games = [
        _of(game, "id limit") | {"table": {cell.id: cell.lines for cell in game.cells}} for game in view.games
    ]
    return {"rules": [_of(rule, RULE) for rule in view.rules], "games": games}


def _text(view: GameView) -> dict[str, Any]:
    relative, differences = view.relative, view.relative.differences if view.relative else ()
    return {
        "brief": relative.brief if relative else "",
        "peculiar": view.peculiar,
        "streets": [_street(street) for street in view.streets],
        "sections": [_section(section) for section in view.sections],
        "differences": [
            {"section": it.id, "rules": [_of(rule, RULE) for rule in it.parts], "without": it.text}
            for it in differences
        ],
    }


def _street(street: Street) -> dict[str, Any]:
    """One row of play; its rules stand in the section `play`, under these ids."""
    more = {"dealt": street.short, "rules": [rule.id for rule in street.rules]}
    return _of(street, "id number title when") | more


def _section(section: Section) -> dict[str, Any]:
    tables = [
        _of(table, "id title")
        | {
            "lines": [
                {"hand": hand, "points": int(plain(points, SOURCE))}
                for hand, points in (row.cells for row in table.rows)
            ]
        }
        for table in section.royalties
    ]
    told = _of(section, "id title") | {"rules": [_of(rule, RULE) for rule in section.parts]}
    return told | ({"royalties": tables} if tables else {})


RULE = "id title text"


def _of(it: object, names: str) -> dict[str, Any]:
    """Some fields of a view."""
    return {name: getattr(it, name) for name in names.split()}


def _cited(found: Iterable[Citation]) -> list[CitedPage]:
    return [{"kind": it.kind, "id": it.id} for it in found]


def _in_all(value: Any) -> dict[str, Any]:
    """Locale -> a value with all its phrases, plain."""
    return {locale: mapped(value, partial(_plain, locale)) for locale in LOCALES}


def _plain(locale: str, value: Any, way: str) -> Any:
    return plain(value, locale) if isinstance(value, Phrase) else value


def general_document(book: Book, shown: BookView) -> list[PartDocument]:
    """Every part in order."""
    views = {chapter.id: chapter for chapter in shown.chapters}
    return [
        {
            "id": part.id,
            "name": dict(part.name),
            "chapters": [_chapter(book, views[id_]) for id_ in part.chapters],
        }
        for part in book.parts
    ]


def _chapter(book: Book, view: ChapterView) -> ChapterDocument:
    chapter = book.chapters[view.id]
    return {
        "id": view.id,
        "number": view.number,
        "name": dict(chapter.name),
        "digest": view.digest,
        "games": [game for game, _ in view.games] if chapter.applies else "all",
        "data": book.chapters.source(view.id).value,
        "rules": [
            {
                "id": rule.id,
                "number": rule.number,
                "for": [role for role, _ in rule.roles],
                "see": [cited.id for cited in rule.see],
                "text": _in_all(_rule_text(rule)),
            }
            for rule in view.rules
        ],
    }


def _rule_text(rule: GeneralRule) -> dict[str, Any]:
    told = _of(rule, "name text until" if rule.until else "name text")
    if rule.cases:
        told["cases"] = [{"id": it.id, "if": it.title, "then": it.text} for it in rule.cases]
    if rule.decision:
        told["questions"] = [question.text for question in rule.decision.questions]
        told["outcomes"] = {outcome.id: outcome.text for outcome in rule.decision.outcomes}
    if rule.options:
        told["alternatives"] = [
            {choice.id: choice.text for choice in option.parts} for option in rule.options
        ]
    if rule.tables:  # the cells of every row as they are printed
        told["tables"] = {
            table.id: _of(table, "title notes")
            | {
                "columns": [column.label for column in table.columns],
                "rows": [row.cells for row in table.rows],
            }
            | _of(table, "counted")
            for table in rule.tables
        }
    if rule.sums:
        told["sums"] = {example.id: example.lines for example in rule.sums}
    return told


def before_document(before: Before) -> list[PointToSettle]:
    """What is settled before the first hand, point by point; the first choice is the usual one."""
    return [
        {
            "id": point.id,
            "rule": point.rule.id if point.rule else None,
            "choices": [choice.id for choice in point.parts],
            "text": _in_all(_point(point, group.games)),
        }
        for group in before.groups
        for point in group.points
    ]


def _point(point: OptionView, games: tuple[Phrase, ...]) -> dict[str, Any]:
    choices = {choice.id: choice.text for choice in point.parts}
    return {"name": point.title, "games": point.games or games, "choices": choices}


def decided_rules(book: Book, preset: Preset) -> list[DecidedRule]:
    """The general rules that leave a choice, and which of them a preset takes."""
    numbers = rule_numbers(book)
    return [
        {
            "id": rule.id,
            "number": numbers[rule.id],
            "choice": preset.choice_of(rule) or None,
            "tournaments": preset.only_in_tournaments(rule),
        }
        for rule in open_rules(book)
    ]


def tda_document(book: Book) -> AccountedRules | None:
    """The rules and recommended procedures of the tournament directors by number, each with ours."""
    tda = book.tda
    if tda is None:
        return None
    later = tda.later
    return {
        "edition": tda.edition,
        "later": {
            "edition": later.edition,
            "checked": later.checked,
            "rules": [{"was": was, "now": now} for was, now in later.rules.items()],
            "added": [_accounted(rule) for rule in later.added],
        }
        if later
        else None,
        "rules": [_accounted(rule) for rule in tda.rules],
        "procedures": [_accounted(rule) for rule in tda.procedures],
    }


def _accounted(rule: Accounted) -> AccountedRule:
    return {
        "number": rule.number,
        "subject": dict(rule.subject),
        "stands": rule.stands,
        "ours": list(rule.ours),
        "note": dict(rule.note) if rule.note else None,
    }


def map_document(book: Book) -> GameMap:
    """Every game with what makes it of the game that it comes from; and the same games by board, draws and pot."""
    return {
        "games": [
            {"id": it.game, "family": it.family, "base": it.base or None, "change": _in_all(it.change)}
            for it in branches(book)
        ],
        "kinds": [
            {"name": _in_all(it.row), "whole": list(it.whole), "divided": list(it.divided)}
            for it in by_kind(book)
        ],
    }


def glossary_document(book: Book, shown: BookView) -> list[GlossaryWord]:
    """Every word, by id."""
    words = {word.id: word for word in shown.words}
    return [_word(book, words[id_]) for id_ in sorted(book.terms)]


def _word(book: Book, word: WordView) -> GlossaryWord:
    term = book.terms[word.id]
    return {
        "id": term.id,
        "former": list(term.former),
        "term": dict(term.term),
        "reading": term.reading,
        "also": list(term.also),
        "forms": {locale: list(spelled) for locale, spelled in term.forms.items()},
        "linked": term.linked,
        "text": dict(term.text),
        "see": _cited(word.see),
        "digest": word.digest,
    }


def documents(book: Book, shown: BookView) -> dict[str, dict[str, Any]]:
    """Path without its ending -> the document that stands there: schema/api.schema.json has a definition of each."""
    games = in_order(book.offered.values(), book.best_known)
    mixes = [book.offered_mixes[id_] for id_ in sorted(book.offered_mixes)]
    game_views, mix_views = {view.id: view for view in shown.games}, {view.id: view for view in shown.mixes}
    before, tda = shown.before, tda_document(book)
    found: dict[str, Mapping[str, Any]] = {
        "games": {"games": [described_game(it) for it in games]},
        **{f"games/{it.id}": game_document(book, it, game_views[it.id], before[it.id]) for it in games},
        "mixes": {"mixes": [described_mix(it) for it in mixes]},
        **{f"mixes/{it.id}": mix_document(book, it, mix_views[it.id], before[it.id]) for it in mixes},
        "decks": {"decks": book.deck_file.source.value},
        "options": {"options": list(book.common_options)},
        **{
            f"rankings/{id_}": ranking_document(book, book.rankings[id_])
            for id_ in sorted(book.rankings.paths)
        },
        **{f"conformance/{it.id}": conformance(book, it) for it in games},
        "rules": {"parts": general_document(book, shown)},
        **({"tda": tda} if tda else {}),
        "map": map_document(book),
        "glossary": {"words": glossary_document(book, shown)},
    }
    index = {
        "program": __version__,
        "edition": shown.published.edition or None,
        "changed": shown.published.changed,
        "title": _in_all(shown.title),
        "languages": list(LOCALES),
        "files": [f"{name}.json" for name in found],
    }
    return {name: _headed(name, document) for name, document in {"index": index, **found}.items()}


def _headed(name: str, document: Mapping[str, Any]) -> dict[str, Any]:
    """The document below what it says of itself."""
    folder, _, id_ = name.rpartition("/")
    up, kind = ("../", ONE[folder]) if folder else ("", id_)
    return {"$schema": f"{up}schema/api.schema.json#/definitions/{kind}", "version": VERSION, **document}


def write_data(book: Book, shown: BookView, api: Path) -> list[Path]:
    """Every document and the schemas below `api`/v1; the documents written."""
    out = api / f"v{VERSION}"
    shutil.copytree(book.folder / "schema", out / "schema")
    written = {out / f"{name}.json": document for name, document in documents(book, shown).items()}
    for path, document in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(document, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return list(written)

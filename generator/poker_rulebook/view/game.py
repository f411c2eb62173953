"""A game as one page shows it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from typing import Any

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game, Note, Option
from poker_rulebook.view import rows, views
from poker_rulebook.view.boards import game_boards
from poker_rulebook.view.card import table_card
from poker_rulebook.view.chances import game_chances
from poker_rulebook.view.citations import option_rules, rules_for
from poker_rulebook.view.differences import relative
from poker_rulebook.view.examples import example_view
from poker_rulebook.view.facts import game_facts, name_of, summary
from poker_rulebook.view.phrases import Phrases
from poker_rulebook.view.pot import pot_rules
from poker_rulebook.view.rankings import ranking_table
from poker_rulebook.view.setup import limit_rules, setup_rules
from poker_rulebook.view.steps import play_rules
from poker_rulebook.view.ties import tie_rules
from poker_rulebook.view.wording import heading, written


def game_view(say: Phrases, book: Book, game: Game) -> views.Game:
    """Everything about a game in one language."""
    whose, chances = game_chances(say, book, game)
    see, chapters = rules_for(say, book, game)
    in_common = option_rules(say, book)
    return views.Game(
        id=game.id,
        name=name_of(say, game),
        short=game.short[say.locale],
        other_name=game.name["ja" if say.locale == "en" else "en"],
        reading=game.reading,
        also=game.also,
        family=game.family,
        family_name=heading(say.say(f"family-{game.family}")),
        summary=summary(say, game),
        facts=game_facts(say, game),
        relative=relative(say, book, game),
        sections=_sections(say, game),
        boards=game_boards(say, game),
        rankings=_rankings(say, game),
        chances_text=whose,
        chances=chances,
        options=tuple(
            replace(option_view(say, option), rule=in_common.get(option.id)) for option in game.options
        ),
        examples=tuple(example_view(say, book, game, example) for example in game.examples),
        see=see,
        chapters=chapters,
        notes=tuple(note_view(say, note) for note in game.notes),
        history=tuple(note_view(say, note) for note in game.history),
        sources=tuple(source_view(source) for source in game.sources),
        card=table_card(say, game),
        search=tuple(dict.fromkeys([*game.name.values(), *game.short.values(), *game.also, game.reading])),
        digest=digest(book, game.id),
    )


def digest(book: Book, game_id: str) -> str:
    """Eight hex digits of what the game's file says."""
    return digest_of(book.games.source(game_id).value)


def digest_of(value: Any) -> str:
    """Eight hex digits of a value from YAML."""
    data = json.dumps(value, ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(data.encode()).hexdigest()[:8]


def _sections(say: Phrases, game: Game) -> tuple[views.Section, ...]:
    if game.open_face:
        return rows.sections(say, game)
    made = [
        ("setup", "setup", setup_rules(say, game), False),
        ("play", "deal-and-betting", play_rules(say, game), True),
        ("winning", "showdown-heading", pot_rules(say, game), False),
        ("splitting", "ties-and-odd-chips", tie_rules(say, game), False),
        ("limits", "betting-limits", limit_rules(say, game), False),
    ]
    return tuple(
        views.Section(id_, heading(say.say(title)), tuple(rules), order) for id_, title, rules, order in made
    )


def _rankings(say: Phrases, game: Game) -> tuple[views.RankingTable, ...]:
    """One table for each ranking that decides a share, or a row."""
    if game.open_face:
        return rows.row_rankings(say, game)
    tables = {share.ranking.id: ranking_table(say, game, share) for share in game.showdown}
    return tuple(tables.values())


def option_view(say: Phrases, option: Option) -> views.Option:
    """An option of a game, or one that a mix file writes itself."""
    name = written(say, option.name) if option.name else heading(say.say("betting-format"))
    choices = []
    for index, choice in enumerate(option.choices):
        text = written(say, choice.text) if choice.text else heading(say.say(f"limit-{choice.id}"))
        choices.append(views.Choice(choice.id, text, index == 0))
    return views.Option(option.id, name, tuple(choices))


def note_view(say: Phrases, note: Note) -> views.Rule:
    return views.Rule(note.id, "", written(say, note.text))


def source_view(source: dict[str, str]) -> views.Source:
    parts = [source[key] for key in ("author", "title", "date") if key in source]
    return views.Source(", ".join(parts), source.get("url", ""))

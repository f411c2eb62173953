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
from poker_rulebook.view.facts import counted_facts, game_facts, summary
from poker_rulebook.view.pot import pot_rules
from poker_rulebook.view.rankings import ranking_table
from poker_rulebook.view.sentences import (
    Phrase,
    abroad,
    heading,
    joined,
    listed,
    name_of,
    say,
    sentences,
    written,
)
from poker_rulebook.view.setup import limit_rules, setup_rules
from poker_rulebook.view.streets import steps_told, streets
from poker_rulebook.view.ties import tie_rules
from poker_rulebook.view.wins import figures


def game_view(book: Book, game: Game) -> views.Game:
    """Everything about a game in one language."""
    whose, chances = game_chances(book, game)
    see, chapters = rules_for(book, game)
    in_common = option_rules(book)
    return views.Game(
        id=game.id,
        name=name_of(game.name),
        short=name_of(game.short),
        other_name=abroad(game.name),
        reading=game.reading,
        also=game.also,
        family=game.family,
        family_name=heading(say(f"family-{game.family}")),
        summary=summary(game),
        facts=game_facts(game),
        counted=counted_facts(game),
        streets=streets(game),
        figures=figures(book, game),
        relative=relative(book, game),
        sections=_sections(game),
        boards=game_boards(game),
        rankings=_rankings(game),
        chances_text=whose,
        chances=chances,
        options=tuple(replace(option_view(option), rule=in_common.get(option.id)) for option in game.options),
        examples=tuple(example_view(book, game, example) for example in game.examples),
        see=see,
        chapters=chapters,
        notes=tuple(note_view(note) for note in game.notes),
        history=tuple(note_view(note) for note in game.history),
        sources=tuple(source_view(source) for source in game.sources),
        card=table_card(game),
        search=tuple(dict.fromkeys([*game.name.values(), *game.short.values(), *game.also, game.reading])),
        digest=digest(book, game.id),
    )


def digest(book: Book, game_id: str) -> Phrase:
    """Eight hex digits of what the game's file says."""
    return digest_of(book.games.source(game_id).value)


def digest_of(value: Any) -> Phrase:
    """Eight hex digits of a value from YAML."""
    data = json.dumps(value, ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(data.encode()).hexdigest()[:8]


def _sections(game: Game) -> tuple[views.Section, ...]:
    if game.open_face:
        return rows.sections(game, steps_told(game))
    made = [
        ("setup", "setup", setup_rules(game), False),
        ("play", "deal-and-betting", steps_told(game), True),
        ("winning", "showdown-heading", _told_once(game, pot_rules(game)), False),
        ("splitting", "ties-and-odd-chips", tie_rules(game), False),
        ("limits", "betting-limits", limit_rules(game), False),
    ]
    return tuple(
        views.Section(id_, heading(say(title)), tuple(rules), order) for id_, title, rules, order in made
    )


def _told_once(game: Game, rules: list[views.Rule]) -> list[views.Rule]:
    """The rules of the pot; how the cards are used is told with the first share where it is the same for all."""
    shares = [rule for rule in rules if rule.id in {share.id for share in game.showdown}]
    uses = [sentences(rule.text) for rule in shares]
    common = tuple(
        first for first, *others in zip(*uses, strict=False) if all(one == first for one in others)
    )
    if len(shares) < 2 or not common or any(said[: len(common)] != common for said in uses):
        return rules
    rest = {rule.id: joined(said[len(common) :]) for rule, said in zip(shares, uses, strict=True)}
    first, *others = shares
    if rest[first.id] or not all(rest[rule.id] for rule in others):
        same = say("use-same", share=first.title)
        new = {rule.id: replace(rule, text=joined([same, rest[rule.id]])) for rule in others}
    else:
        new = {rule.id: replace(rule, text=rest[rule.id]) for rule in others}
        new[first.id] = replace(first, title=listed(rule.title for rule in shares))
    return [new.get(rule.id, rule) for rule in rules]


def _rankings(game: Game) -> tuple[views.RankingTable, ...]:
    """One table for each ranking that decides a share, or a row."""
    if game.open_face:
        return rows.row_rankings(game)
    tables = {share.ranking.id: ranking_table(game, share) for share in game.showdown}
    return tuple(tables.values())


def option_view(option: Option) -> views.Option:
    """An option of a game, or one that a mix file writes itself."""
    name = written(option.name) if option.name else heading(say("betting-format"))
    choices = []
    for index, choice in enumerate(option.choices):
        text = written(choice.text) if choice.text else heading(say(f"limit-{choice.id}"))
        choices.append(views.Choice(choice.id, text, index == 0))
    return views.Option(option.id, name, tuple(choices))


def note_view(note: Note) -> views.Rule:
    return views.Rule(note.id, "", written(note.text))


def source_view(source: dict[str, str]) -> views.Source:
    parts = [source[key] for key in ("author", "title", "date") if key in source]
    return views.Source(", ".join(parts), source.get("url", ""))

"""Six games as they read in both languages, kept to be read in review when they change.

`pytest --update` writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from rendering import rendered

from poker_rulebook.document.tree import TableView
from poker_rulebook.document.views import ExampleView, GameView, Relative
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.text import marked_cards
from poker_rulebook.pages.game import game_view

KEPT = Path(__file__).parent / "snapshots"
GAMES = (
    "texas-holdem",
    "omaha-high-low-eight-or-better",
    "razz",
    "badugi",
    "bidirectional-chowaha",
    "open-face-chinese",
)


def lines(game: GameView, locale: str) -> Iterator[str]:
    """The rules, what differs from the base, chances, two examples and the table card, a line each."""
    yield f"{game.name} | {game.other_name} | {game.reading}"
    yield from filter(None, (game.relative and game.relative.brief, game.essence, game.peculiar))
    yield from (f"{fact.title}: {fact.text}" for fact in (*game.facts, *game.counted))
    yield from streets(game)
    yield from (f"{figure.title}: {figure.said}. {figure.alt}" for figure in game.figures)
    if game.relative:
        yield from differences(game.relative)
    for section in game.sections:
        yield f"== {section.title}"
        yield from (f"#{rule.id} [{rule.title}] {rule.text} ({rule.label})" for rule in section.parts)
        yield from royalties(section.royalties)
    for board in game.boards:
        yield f"== {board.name} {board.alt} {board.note}"
        yield from (f"{group.name}: {' '.join(group.slots)}" for group in board.groups)
    for table in game.rankings:
        yield f"== {table.title}: {table.text}"
        yield from (f"{row.cells[0]}: {marked_cards(row.cards)}" for row in table.rows)
    if game.chances:
        yield f"== {game.chances_text}"
    for share in game.chances:
        yield from (f"{row.title}: {row.text}" for row in share.parts)
        yield share.text
    for option in game.options:
        yield f"== {option.title}"
        yield from (f"{'*' if choice.default else '-'} {choice.text}" for choice in option.parts)
    for example in (game.examples[0], game.examples[-1]):
        yield from story(example)
    yield f"== {game.short}"
    yield from (fact.text for fact in game.card.facts)
    for street in game.card.streets:
        yield " | ".join(
            filter(None, (str(street.number), street.title, street.when, street.dealt, *street.bets))
        )
    yield from game.card.showdown
    yield from royalties(game.card.royalties)


def streets(game: GameView) -> Iterator[str]:
    for street in game.streets:
        shown = " / ".join(f"{shown.when} {shown.alt}".strip() for shown in street.shown)
        yield f"{street.number} {street.when} [{street.title}] {shown} {street.again}".rstrip()
        yield from (
            f"  {bet.when} {bet.size_name}, {bet.first_name} ({bet.first_short})" for bet in street.bets
        )


def differences(relative: Relative) -> Iterator[str]:
    yield f"== {relative.title}: {relative.before}{relative.name}{relative.after}"
    for part in relative.differences:
        yield from (f"{part.title} #{rule.id} {rule.label} [{rule.title}] {rule.text}" for rule in part.parts)
        if part.text:
            yield f"{part.title}: {part.text}"


def royalties(tables: tuple[TableView, ...]) -> Iterator[str]:
    for table in tables:
        yield f"{table.title}: {', '.join(' '.join(row.cells) for row in table.rows)}"


def story(example: ExampleView) -> Iterator[str]:
    yield f"== #{example.id} {example.title}"
    yield from example.conditions
    yield example.result
    for layout in example.layouts:
        yield f"{layout.seat}: {layout.points} {' '.join(layout.marks)} {layout.before} {layout.after}"
        yield from (
            f"  {row.name}: {marked_cards(row.cards)} {row.hand} {row.royalty}" for row in layout.rows
        )
    yield from (f"{line.title}{line.text}" for line in example.lines)


@pytest.mark.parametrize("locale", ["en", "ja"])
@pytest.mark.parametrize("name", GAMES)
def test_the_page_reads_as_it_was_kept(request, book, name, locale):
    game = rendered(game_view(book, book.games[name]), locale)
    text = "\n".join(plain(line, locale) for line in lines(game, locale)) + "\n"
    path = KEPT / f"{name}.{locale}.txt"
    if request.config.getoption("--update"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    assert path.read_text("utf-8") == text

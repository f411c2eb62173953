"""Phrases and pages in the terminal, with four-coloured suits."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from poker_rulebook.view.book_views import MixView
from poker_rulebook.view.example_views import Cell, ExampleView, Settlement
from poker_rulebook.view.phrases import card_text, phrases
from poker_rulebook.view.sentences import Phrase, heading, say
from poker_rulebook.view.text import marked_cards, runs
from poker_rulebook.view.views import Fact, GameView, RankingRow, RoyaltyTable, Section

SUIT_STYLES = {"s": "bold", "h": "bold red", "d": "bold blue", "c": "bold green"}


def styled(phrase: Phrase, lang: str, style: str = "") -> Text:
    """A phrase with coloured cards."""
    text = Text(style=style)
    for kind, piece in runs(phrases(lang).render(phrase)):
        if kind == "card":
            text.append(card_text(piece, lang), SUIT_STYLES.get(piece[-1], "bold"))
        else:
            text.append(piece)
    return text


def indented(phrase: Phrase, lang: str, by: int = 2) -> RenderableType:
    """A line whose second line, if it is long, begins below the first."""
    return Padding(styled(phrase, lang), (0, 0, 0, by), expand=False)


def rules(view: GameView, lang: str) -> RenderableType:
    """A game as it is read in a terminal."""
    parts: list[RenderableType] = [
        _title(view, lang),
        styled(view.summary, lang),
        Text(),
        *(_fact(fact, lang) for fact in view.facts),
        *_relative(view, lang),
    ]
    for section in view.sections:
        parts += [Text(), styled(section.title, lang, "bold"), *_rules(section, lang)]
        parts += [_royalties(table, lang) for table in section.royalties]
    for table in view.rankings:
        parts += [Text(), styled(table.title, lang, "bold"), styled(table.text, lang)]
        parts += [Padding(_row(row, lang), (0, 0, 0, 2)) for row in table.rows]
    if view.chances:
        parts += [Text(), *_chances(view, lang)]
    parts += _options(view, lang)
    for example in view.examples:
        parts += [Text(), styled(example.title, lang, "bold"), *_example(example, lang)]
    parts += _general(view, lang)
    return Group(*parts, *_ending(view, lang))


def mix_rules(view: MixView, lang: str) -> RenderableType:
    """A mix as it is read in a terminal: each game with its format and what game it is."""
    parts: list[RenderableType] = [
        _title(view, lang),
        styled(view.summary, lang),
        Text(),
        *(_fact(fact, lang) for fact in view.facts),
        Text(),
    ]
    grid = Table.grid(padding=(0, 1))
    grid.add_column()
    grid.add_column(overflow="fold", ratio=1)
    for game in view.games:
        title = Text.assemble(
            styled(game.name, lang, "bold"), "  ", styled(game.limit, lang), (f"  {game.game}", "dim")
        )
        grid.add_row(styled(game.label, lang, "bold"), title)
        grid.add_row("", styled(game.summary, lang))
    parts += [grid, Text()]
    parts += [
        Text.assemble(styled(rule.title, lang, "italic"), "  ", styled(rule.text, lang))
        for rule in view.rules
    ]
    return Group(*parts, *_options(view, lang), *_ending(view, lang))


def _title(view: GameView | MixView, lang: str) -> Text:
    names = dict.fromkeys(phrases(lang).render(name) for name in (view.name, view.other_name))
    return styled("  ".join(names), lang, "bold underline")


def _options(view: GameView | MixView, lang: str) -> list[RenderableType]:
    parts: list[RenderableType] = []
    for option in view.options:
        key = Text(f"  --option {option.id}=…", style="dim", no_wrap=True)
        parts += [Text(), Text.assemble(styled(option.name, lang, "bold"), key)]
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, style="dim")
        grid.add_column(overflow="fold")
        for choice in option.choices:
            grid.add_row("●" if choice.default else "○", choice.id, styled(choice.text, lang))
        parts.append(Padding(grid, (0, 0, 0, 2), expand=False))
    return parts


def _general(view: GameView, lang: str) -> list[RenderableType]:
    """The general rules that the game cites, and the other chapters about such games."""
    if not view.see and not view.chapters:
        return []
    parts: list[RenderableType] = [Text(), styled(heading(say("game-rules")), lang, "bold")]
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right")
    grid.add_column(overflow="fold", ratio=1)
    for cited in view.see:
        grid.add_row(cited.number, Text.assemble(styled(cited.name, lang), (f"  {cited.id}", "dim")))
    chapters = " · ".join(f"{cited.number} {phrases(lang).render(cited.name)}" for cited in view.chapters)
    if view.see:
        parts.append(Padding(grid, (0, 0, 0, 2)))
    if chapters:
        parts.append(styled(f"{phrases(lang).say('game-chapters')}  {chapters}", lang, "dim"))
    return parts


def _ending(view: GameView | MixView, lang: str) -> list[RenderableType]:
    """Notes, history and sources, under their heading."""
    parts: list[RenderableType] = []
    for note in (*view.notes, *view.history):
        parts += [Text(), styled(note.text, lang)]
    if view.sources:
        parts += [Text(), styled(heading(say("sources")), lang, "bold")]
    return [
        *parts,
        *(Padding(styled(it.text, lang, "dim"), (0, 0, 0, 2), expand=False) for it in view.sources),
    ]


def _fact(fact: Fact, lang: str) -> Text:
    return Text.assemble(styled(fact.label, lang, "dim"), (": ", "dim"), styled(fact.value, lang))


def _relative(view: GameView, lang: str) -> Iterator[RenderableType]:
    """What differs from the nearest game."""
    if view.relative is None:
        return
    relative = view.relative
    yield from (Text(), styled(relative.title, lang, "bold"))
    yield Text.assemble(*(styled(part, lang) for part in (relative.before, relative.name, relative.after)))
    grid = Table.grid(padding=(0, 2))
    for width in (20, 20):
        grid.add_column(max_width=width)
    grid.add_column(overflow="fold", ratio=1)
    for difference in relative.differences:
        title = difference.title
        for rule in difference.rules:
            number = Text.assemble(styled(rule.label, lang), ". ") if rule.label else Text()
            lead = Text.assemble(number, styled(rule.title, lang, "italic"))
            grid.add_row(styled(title, lang, "dim"), lead, styled(rule.text, lang))
            title = ""
        if difference.without:
            grid.add_row(styled(title, lang, "dim"), "", styled(difference.without, lang))
    yield grid


def _chances(view: GameView, lang: str) -> Iterator[RenderableType]:
    yield styled(heading(say("chances")), lang, "bold")
    yield styled(view.chances_text, lang)
    for share in view.chances:
        for chance in share.rows:
            yield Padding(
                Text.assemble(styled(chance.label, lang), ": ", styled(chance.value, lang, "bold")),
                (0, 0, 0, 2),
            )
        yield Padding(styled(share.method, lang, "dim"), (0, 0, 0, 2))


def _rules(section: Section, lang: str) -> Iterator[RenderableType]:
    """Number, title and text side by side, so that long lines stay in their column."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", width=3)
    grid.add_column(max_width=20)
    grid.add_column(overflow="fold", ratio=1)
    for number, rule in enumerate(section.rules, 1):
        lead = f"{number}." if section.ordered else "·"
        text = Text.assemble(styled(rule.text, lang), Text(f" #{rule.id}", style="dim"))
        grid.add_row(lead, styled(rule.title, lang, "italic"), text)
    yield grid


def _royalties(table: RoyaltyTable, lang: str) -> RenderableType:
    """The table of one row: hands and points."""
    grid = Table(
        title=styled(table.title, lang), title_justify="left", box=None, show_header=False, padding=(0, 2)
    )
    grid.add_column(overflow="fold")
    grid.add_column(justify="right")
    for line in table.lines:
        grid.add_row(styled(line.hand, lang), styled(line.points, lang))
    return Padding(grid, (1, 0, 0, 2))


def _row(row: RankingRow, lang: str) -> Text:
    return Text.assemble(styled(marked_cards(row.cards), lang), "  ", styled(row.name, lang))


def _place(cell: Cell) -> str:
    """A place of a board: its card, in brackets when it is out of play, or its label."""
    card = marked_cards(cell.card) if cell.card else cell.slot or "··"
    return f"({card})" if cell.out else card


def _example(example: ExampleView, lang: str) -> Iterator[RenderableType]:
    for condition in example.conditions:
        yield styled(condition, lang, "dim")
    for seat in example.seats:
        render = phrases(lang).render
        hands = "  ".join(f"{render(name)} {marked_cards(own)}".strip() for name, own in seat.hands)
        chips = "" if seat.before is None else f"  {seat.before:,} → {seat.after:,}"
        yield Text.assemble(styled(f"  {seat.name}  ", lang), styled(hands, lang), (chips, "dim"))
    if example.board:
        for row in example.board.rows:
            line = " ".join(_place(cell) for cell in row)
            yield Text.assemble("     ", styled(line, lang))
    yield from _layouts(example, lang)
    for turn in example.turns:
        board = Text.assemble(" ", styled(marked_cards(turn.board), lang)) if turn.board else Text()
        yield Text.assemble("  ", styled(turn.title, lang, "italic"), board)
        yield from (Text.assemble("    ", styled(line, lang)) for line in turn.lines)
    for share in example.shares:
        lead = Text.assemble(styled(share.title, lang), ": ") if share.title else Text()
        yield Text.assemble("  → ", lead, styled(share.outcome, lang))
    if example.settlement:
        yield _settlement(example.settlement, lang)
    yield from (Text.assemble("    ", styled(line, lang)) for line in example.chips)


def _layouts(example: ExampleView, lang: str) -> Iterator[RenderableType]:
    """Rows of cards below each other, with their hands and royalties."""
    for layout in example.layouts:
        marks = "".join(f"  {phrases(lang).render(mark)}" for mark in layout.marks)
        chips = "" if layout.before is None else f"  {layout.before:,} → {layout.after:,}"
        yield Text.assemble(
            styled(f"  {layout.seat}  ", lang),
            styled(layout.points, lang, "bold"),
            styled(marks, lang, "italic"),
            (chips, "dim"),
        )
        grid = Table.grid(padding=(0, 2))
        for row in layout.rows:
            grid.add_row(
                styled(row.name, lang),
                styled(marked_cards(row.cards), lang),
                styled(row.hand, lang),
                styled(row.royalty, lang),
            )
        yield Padding(grid, (0, 0, 0, 5))


def _settlement(found: Settlement, lang: str) -> RenderableType:
    """Points of every pair, the pairs as columns."""
    grid = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    grid.add_column("")
    for pair in found.pairs:
        grid.add_column(styled(pair, lang), justify="right")
    for line in found.lines:
        style = "bold" if line.last else ""
        grid.add_row(styled(line.label, lang, style), *(styled(value, lang, style) for value in line.values))
    return Padding(Group(styled(found.title, lang, "dim"), grid), (1, 0, 0, 4))

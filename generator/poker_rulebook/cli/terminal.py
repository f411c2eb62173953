"""Games, mixes, general rules and words as they are read in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Literal

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from poker_rulebook.book.chapters import Chapter, Rule
from poker_rulebook.book.house import Preset
from poker_rulebook.book.load import Book
from poker_rulebook.cli.screen import LONG, SHORT, Screen, grid, indented, styled
from poker_rulebook.play.hand import Hand
from poker_rulebook.view.citations import open_rules, rule_choices, rule_numbers
from poker_rulebook.view.phrases import phrases, plain
from poker_rulebook.view.sentences import Phrase, around, filled, heading, joined, name_of, say
from poker_rulebook.view.text import marked_cards
from poker_rulebook.view.told.asked import seat_asked
from poker_rulebook.view.told.lines import ToldLine
from poker_rulebook.view.told.told_hand import told
from poker_rulebook.view.tree import ChoiceView, Citation, Fact, Section, TableView
from poker_rulebook.view.views import Board, Cell, ExampleView, GameView, Street

if TYPE_CHECKING:
    from poker_rulebook.shapes import HandRuled
    from poker_rulebook.view.views import ChapterView, DecisionView, GeneralRule, MixView, WordView


def rules(view: GameView, lang: str, left_out: int = 0) -> RenderableType:
    """A game as it is read in a terminal.    left_out    how many examples it has besides"""
    parts = _beginning(view, lang)
    for section in view.sections:
        told = _streets(view.streets, lang) if section.ordered else [_rules(section, lang)]
        parts += [*_headed(section.title, lang), *told]
        parts += [_royalties(table, lang) for table in section.royalties]
        if section.id == "play":
            parts += [part for board in view.boards for part in _board(board, lang)]
    for table in view.rankings:
        parts += [*_headed(table.title, lang), styled(table.text, lang)]
        for row in table.rows:
            cards, name = styled(marked_cards(row.cards), lang), styled(row.cells[0], lang)
            parts.append(indented(Text.assemble(cards, "  ", name)))
    parts += _options(view, lang)
    for example in view.examples:
        parts += [*_headed(example.title, lang), *_example(example, lang)]
    parts += [Text(), styled(say("more-examples", n=left_out), lang, "dim")] if left_out else []
    parts += [*_relative(view, lang), *_variants(view, lang), *_general(view, lang), *_chances(view, lang)]
    parts += [*_headed(heading(say("counted")), lang), *_facts(view.counted, lang)]
    return Group(*parts, *_ending(view, lang))


def _headed(title: Phrase, lang: str) -> tuple[Text, Text]:
    return Text(), styled(title, lang, "bold")


def _named(name: Phrase, id_: str, lang: str) -> Text:
    return Text.assemble(styled(name, lang), (f"  {id_}", "dim"))


def _board(board: Board, lang: str) -> Iterator[RenderableType]:
    """A layout of the board as rows of places, with the groups that may be used below it."""
    yield Text()
    if board.name:
        yield indented(styled(board.name, lang, "italic"))
    wide = max(len(cell.slot) for row in board.rows for cell in row)
    for row in board.rows:
        yield indented(Text("  ".join(cell.slot.ljust(wide) for cell in row).rstrip(), no_wrap=True))
    if board.note:
        yield indented(styled(board.note, lang))
    if board.groups:
        groups = [(" ".join(group.slots), styled(group.name, lang)) for group in board.groups]
        yield indented(grid({"no_wrap": True}, LONG, rows=groups, padding=(0, 2, 0, 0)))


def mix_rules(view: MixView, lang: str) -> RenderableType:
    """A mix as it is read in a terminal: each game with its format and what game it is."""
    games = grid({}, LONG)
    for game in view.games:
        title = Text.assemble(styled(game.name, lang, "bold"), "  ", _named(game.limit, game.game, lang))
        games.add_row(styled(game.label, lang, "bold"), title)
        games.add_row("", styled(game.told, lang))
    parts = [*_beginning(view, lang), Text(), games, Text()]
    for rule in view.rules:
        parts.append(Text.assemble(styled(rule.title, lang, "italic"), "  ", styled(rule.text, lang)))
    return Group(*parts, *_options(view, lang), *_ending(view, lang))


def _beginning(view: GameView | MixView, lang: str) -> list[RenderableType]:
    """Names; what game this is, after its base where a sentence will do, and what is peculiar to it; facts."""
    names = dict.fromkeys(plain(name, lang) for name in (view.name, view.other_name))
    told = [view.essence]
    if isinstance(view, GameView):
        told = [view.pitch, view.relative.brief if view.relative else "", view.essence, view.peculiar]
    parts: list[RenderableType] = [styled("  ".join(names), lang, "bold underline")]
    return [*parts, *(styled(part, lang) for part in told if part), Text(), *_facts(view.facts, lang)]


def _facts(facts: Iterable[Fact], lang: str) -> Iterator[RenderableType]:
    for fact in facts:
        yield Text.assemble(_label(fact.title, lang, "dim"), styled(fact.text, lang))


def _label(label: Phrase, lang: str, style: str = "") -> Text:
    """A label before its value, with the colon of the language."""
    return styled(around("fact-in-line", "value", label=label, value="")[0], lang, style)


def _options(view: GameView | MixView, lang: str) -> Iterator[RenderableType]:
    for option in view.options:
        key = Text(f"  --option {option.id}=…", style="dim", no_wrap=True)
        yield from (Text(), Text.assemble(styled(option.title, lang, "bold"), key))
        columns = ({"no_wrap": True}, {"no_wrap": True, "style": "dim"}, {"overflow": "fold"})
        rows = [(_mark(it), it.id, styled(it.text, lang)) for it in option.parts]
        yield indented(grid(*columns, rows=rows, padding=(0, 2, 0, 0)))


def _mark(choice: ChoiceView) -> str:
    return "◆" if choice.taken else "●" if choice.default else "○"


def _general(view: GameView, lang: str) -> Iterator[RenderableType]:
    """The general rules that the game cites, and the other chapters about such games."""
    if view.see or view.chapters:
        yield from _headed(heading(say("game-rules")), lang)
    if view.see:
        rules = [(cited.number, _named(cited.title, cited.id, lang)) for cited in view.see]
        yield Padding(grid({"justify": "right"}, LONG, rows=rules), (0, 0, 0, 2))
    chapters = " · ".join(f"{cited.number} {phrases(lang).render(cited.title)}" for cited in view.chapters)
    if chapters:
        yield styled(f"{phrases(lang).say('game-chapters')}  {chapters}", lang, "dim")


def _ending(view: GameView | MixView, lang: str) -> Iterator[RenderableType]:
    """Notes, history and sources, under their heading."""
    for note in (*view.notes, *view.history):
        yield from (Text(), styled(note.text, lang))
    if view.sources:
        yield from _headed(heading(say("sources")), lang)
    yield from (indented(styled(it.text, lang, "dim")) for it in view.sources)


def _variants(view: GameView, lang: str) -> Iterator[RenderableType]:
    """The games that are based on this one, with their ids."""
    if view.variants:
        yield from _headed(view.variants.title, lang)
        yield from (indented(_named(game.title, game.id, lang)) for game in view.variants.parts)


def _relative(view: GameView, lang: str) -> Iterator[RenderableType]:
    """What differs from the base."""
    relative = view.relative
    if relative is None:
        return
    yield from _headed(relative.title, lang)
    yield Text.assemble(*(styled(part, lang) for part in (relative.before, relative.name, relative.after)))
    changes = grid(SHORT, SHORT, LONG, padding=(0, 2))
    for difference in relative.differences:
        title = difference.title
        for rule in difference.parts:
            number = Text.assemble(styled(rule.label, lang), ". ") if rule.label else Text()
            lead = Text.assemble(number, styled(rule.title, lang, "italic"))
            changes.add_row(styled(title, lang, "dim"), lead, styled(rule.text, lang))
            title = ""
        if difference.text:
            changes.add_row(styled(title, lang, "dim"), "", styled(difference.text, lang))
    yield changes


def _chances(view: GameView, lang: str) -> Iterator[RenderableType]:
    if not view.chances:
        return
    yield from _headed(heading(say("chances")), lang)
    yield styled(view.chances_text, lang)
    for share in view.chances:
        for chance in share.parts:
            value = styled(chance.text, lang, "bold")
            yield indented(Text.assemble(_label(chance.title, lang), value))
        yield indented(styled(share.text, lang, "dim"))


def _rules(section: Section, lang: str) -> RenderableType:
    """Title and text side by side, so that long lines stay in their column."""
    rules = [
        ("·", styled(rule.title, lang, "italic"), _cited(styled(rule.text, lang), rule.id))
        for rule in section.parts
    ]
    return grid({"justify": "right", "width": 3}, SHORT, LONG, rows=rules)


def _cited(text: Text, *ids: str) -> Text:
    """A text with the addresses of the rules in it."""
    return Text.assemble(text, *((f" #{id_}", "dim") for id_ in ids))


def _streets(streets: Sequence[Street], lang: str) -> Iterator[RenderableType]:
    """Number, name and what is dealt and bet, street by street; what is said at length stands below."""
    rows, more = (grid({"justify": "right", "width": 3}, SHORT, LONG) for _ in range(2))
    when: Phrase = ""
    for street in streets:
        if street.when and street.when != when:
            rows.add_row("", styled(street.when, lang, "dim"))
        when, number, title = street.when, f"{street.number}.", street.title
        for text in _street(street, lang):
            rows.add_row(number, styled(title, lang, "italic"), text)
            number, title = "", ""
        for rule in street.rules:
            if rule.more:
                at = _cited(styled(rule.more, lang), *(() if rule.text else (rule.id,)))
                more.add_row(f"{street.number}.", styled(rule.title, lang, "italic"), at)
    yield rows
    if more.row_count:
        yield from (Text(), more)


def _street(street: Street, lang: str) -> Iterator[Text]:
    """The steps before the betting, and the round."""
    if street.again:
        yield _cited(styled(street.again, lang), *(rule.id for rule in street.dealt))
    for rule in street.dealt if not street.again else ():
        if rule.text:
            named = rule.title and rule.title != street.title
            name = Text.assemble(styled(rule.title, lang, "italic"), " ") if named else Text()
            yield _cited(name + styled(rule.text, lang), rule.id)
    for bet in street.bets:
        when = Text.assemble(styled(bet.when, lang, "dim"), " ") if bet.when else Text()
        first = Text.assemble(styled(bet.size_name, lang, "bold"), " · ", styled(bet.first_name, lang))
        yield _cited(when + first, bet.rule.id)


def _royalties(table: TableView, lang: str) -> RenderableType:
    """The table of one row: hands and points."""
    points = Table(box=None, show_header=False, padding=(0, 2))
    points.title, points.title_justify = styled(table.title, lang), "left"
    points.add_column(overflow="fold")
    points.add_column(justify="right")
    for row in table.rows:
        points.add_row(*(styled(cell, lang) for cell in row.cells))
    return Padding(points, (1, 0, 0, 2))


def _place(cell: Cell) -> str:
    """A place of a board: its card, in brackets when it is out of play, or its label."""
    card = marked_cards(cell.card) if cell.card else cell.slot or "··"
    return f"({card})" if cell.out else card


def _example(example: ExampleView, lang: str) -> Iterator[RenderableType]:
    for condition in example.conditions:
        yield styled(condition, lang, "dim")
    if example.result:
        yield Text.assemble("→ ", styled(example.result, lang))
    for row in example.board.rows if example.board else ():
        yield Text.assemble("     ", styled(" ".join(map(_place, row)), lang))
    yield from _layouts(example, lang)
    yield from told_lines(example.lines, lang)


def told_lines(lines: Iterable[ToldLine], lang: str) -> Iterator[RenderableType]:
    """A told hand; the second row of a long line begins below the first."""
    for line in lines:
        yield indented(Text.assemble(styled(line.title, lang, "bold"), styled(line.text, lang)))


def _layouts(example: ExampleView, lang: str) -> Iterator[RenderableType]:
    """Rows of cards below each other, with their hands and royalties."""
    for layout in example.layouts:
        marks = "".join(f"  {phrases(lang).render(mark)}" for mark in layout.marks)
        chips = "" if layout.before is None else f"  {layout.before:,} → {layout.after:,}"
        seat, points = styled(layout.seat, lang), styled(layout.points, lang, "bold")
        yield Text.assemble("  ", seat, "  ", points, styled(marks, lang, "italic"), (chips, "dim"))
        said = ((row.name, marked_cards(row.cards), row.hand, row.royalty) for row in layout.rows)
        rows = [[styled(part, lang) for part in row] for row in said]
        yield Padding(grid(rows=rows, padding=(0, 2)), (0, 0, 0, 5))


def tell(hand: Hand, names: Sequence[str], lang: str, title: Phrase) -> None:
    """A hand as far as it is played, and who is asked what. title    '' for none"""
    screen = Screen()
    if title:
        screen.print(styled(title, lang, "bold underline"))
    screen.print(Group(*told_lines(told(hand, names), lang)))
    if hand.decision:
        asked, lines = seat_asked(hand, names)
        screen.print(styled(asked, lang, "bold"), *(indented(styled(line, lang)) for line in lines), sep="\n")


def tell_ruling(found: HandRuled, lang: str) -> None:
    """What is ruled, and what the floor may rule instead; until when, what is said aloud, which card goes where, by which rules."""
    said = phrases(lang).say
    moved = groupby(found["cards"], key=lambda card: card["to"])
    cards = [
        (say(f"card-to-{to}"), marked_cards(" ".join(card["card"] for card in run))) for to, run in moved
    ]
    told = [(say("ruled-until"), found["until"][lang]), (say("ruled-aloud"), found["say"][lang]), *cards]
    rows = [*told, (say("ruled-by"), " · ".join(found["rules"]))]
    parts = [styled(say(f"kind-{found['kind']}"), lang, "bold underline"), Text(found["text"][lang])]
    parts += [Text(other["text"][lang]) for other in found["otherwise"]]
    shown = [(styled(label, lang, "dim"), styled(text, lang)) for label, text in rows]
    Screen().print(Group(*parts, Text(), grid(SHORT, LONG, rows=shown, padding=(0, 2, 0, 0))))
    if "choice" in found:
        others = ", ".join(
            f"--choice {found['choice']['rule']}={other}" for other in found["choice"]["others"]
        )
        Screen().print(Text(f"{said('ruled-room')}  {others}", style="dim"))


def _put_right(until: Phrase, lang: str) -> Text:
    """Until when a mistake can be put right."""
    return styled(f"{phrases(lang).say('put-right-until')}  {phrases(lang).render(until)}", lang, "italic")


def chapter(view: ChapterView, lang: str) -> RenderableType:
    names = (plain(name, lang) for name in (view.name, view.other_name))
    title = styled("  ".join((view.number, *names)), lang, "bold underline")
    rules = [part for one in view.rules for part in (Text(), general_rule(one, lang))]
    return Group(title, styled(view.text, lang), *rules)


def general_rule(view: GeneralRule, lang: str) -> RenderableType:
    title = Text.assemble((f"{view.number}  ", "dim"), styled(view.name, lang, "bold"))
    title.append("  " + " · ".join(plain(word, lang) for _, word in view.roles), style="dim")
    parts: list[RenderableType] = [styled(view.text, lang)]
    if view.until:
        parts.append(_put_right(view.until, lang))
    for case in view.cases:
        pair = styled(case.title, lang, "italic"), styled(case.text, lang)
        parts.append(grid(LONG, LONG, rows=[pair], padding=(0, 2), expand=True))
    parts += _decision(view.decision, lang) if view.decision else []
    for option in view.options:
        choices = [(_mark(it), styled(it.text, lang)) for it in option.parts]
        parts += [styled(option.title, lang, "italic"), grid({}, {"overflow": "fold"}, rows=choices)]
    for table in view.tables:
        parts += [styled(table.title, lang, "italic"), _table(table, lang)]
    parts += [styled(joined(example.lines), lang, "green") for example in view.sums]
    for hand in view.hands:
        cited = Text(f"{plain(say('example'), lang)}  {hand.game}/{hand.example.id}  ", style="dim")
        parts.append(cited.append_text(styled(hand.example.title, lang)))
    parts += _see(view.see, lang)
    return Group(title, *(Padding(part, (0, 0, 0, 2)) for part in parts))


def word(view: WordView, lang: str) -> RenderableType:
    name, *other = dict.fromkeys(plain(name, lang) for name in (view.name, view.other_name))
    dim = (f"  {text}" for text in (view.reading, view.id) if text)
    title = Text.assemble((name, "bold"), *(f"  {n}" for n in other), ("".join(dim), "dim"))
    return Group(title, styled(view.text, lang), *_see(view.see, lang))


def _see(cited: Iterable[Citation], lang: str) -> list[RenderableType]:
    named = " · ".join(f"{c.number} {phrases(lang).render(c.title)} ({c.id})".strip() for c in cited)
    return [styled(f"{phrases(lang).say('see-also')}  {named}", lang, "dim")] if named else []


def _table(found: TableView, lang: str) -> RenderableType:
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 1 if found.wide else 2, 0, 0))
    for place, column in enumerate(found.columns):
        number: Literal["right", "left"] = "right" if column.number else "left"
        table.add_column(styled(column.label, lang), justify=number, no_wrap=column.number and place > 0)
    for row in found.rows:
        if row.group:
            table.add_row(styled(row.group, lang, "bold"))
        table.add_row(*(styled(cell, lang) for cell in (*row.cells, marked_cards(row.cards))))
    return table


def odds(found: TableView, assumed: str, lang: str) -> RenderableType:
    """What part of the pot each seat takes, how that was found, and what is taken for granted."""
    return Group(
        _table(found, lang), Text(), *(styled(text, lang, "dim") for text in (found.counted, assumed) if text)
    )


def _decision(found: DecisionView, lang: str) -> Iterator[RenderableType]:
    for question in found.questions:
        yield Text.assemble((f"{question.title}. ", "bold"), styled(question.text, lang))
        for branch in question.parts:
            leads = (f"{plain(branch.answer, lang)} → {branch.mark or f'{branch.number}.'}", "dim")
            told = styled(found.told(branch.mark), lang) if branch.mark else Text()
            yield Padding(Text.assemble(leads, "  " if branch.mark else "", told), (0, 0, 0, 3))


# --- all of the book at a glance

FAMILY_STYLES = {"flop": "green", "stud": "blue", "draw": "red", "hybrid": "magenta", "wild": "yellow", "open-face": "cyan"}  # fmt: skip


def game_map(book: Book, lang: str) -> RenderableType:
    """Every game below the one that it comes from, with what changes on the way."""
    from poker_rulebook.view.branches import branches

    above = [Tree("", hide_root=True, guide_style="dim")]
    for it in branches(book):
        name = styled(it.name, lang, f"bold {FAMILY_STYLES[it.family]}")
        change = Text.assemble("  ", styled(it.change, lang)) if it.change else Text()
        label = Text.assemble(name, change, (f"  {it.game}", "dim"))
        above[it.depth + 1 :] = [above[it.depth].add(label)]
    return Group(styled(say("map-text"), lang), Text(), above[0])


def kinds(book: Book, lang: str) -> RenderableType:
    """The games by board, draws and pot."""
    from poker_rulebook.view.branches import by_kind

    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 1, 0))
    for key in ("kind-title", "kind-whole", "kind-divided"):
        table.add_column(styled(heading(say(key)), lang), overflow="fold")
    for kind in by_kind(book):
        cells = ("\n".join(it) for it in (kind.whole, kind.divided))
        table.add_row(styled(kind.row, lang, "bold"), *cells)
    return table


def hand_ladder(book: Book, lang: str) -> RenderableType:
    """How rare each hand is, and the scales for low side by side."""
    from poker_rulebook.view.ladder import ladder

    found = ladder(book)
    if found is None:
        return Text()
    highs = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for column in ("", say("ladder-high"), "", say("ladder-few"), say("ladder-many")):
        highs.add_column(styled(column, lang))
    for place, rung in enumerate(found.highs, 1):
        said = (styled(it, lang) for it in (rung.name, marked_cards(rung.sample), *rung.said))
        highs.add_row(f"{place}.", *said)
    lows = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("", *(scale.name for scale in found.scales)):
        lows.add_column(styled(column, lang))
    notes = (_two(scale.ace, scale.straights, lang) for scale in found.scales)
    lows.add_row("", *notes, end_section=True)
    for low in found.lows:
        cells = (_two(it.hand, it.said, lang) if it.hand else styled(it.why, lang, "dim") for it in low.hands)
        lows.add_row(styled(low.name, lang, "bold"), *cells)
    how = styled(say("ladder-how"), lang)
    return Group(highs, *_headed(say("ladder-low"), lang), how, Text(), lows)


def _two(first: Phrase, second: Phrase, lang: str) -> Text:
    """One thing, and another below it."""
    return Text.assemble(styled(first, lang), "\n", styled(second, lang, "dim"))


def went_wrong(book: Book, lang: str) -> RenderableType:
    """The questions about what went wrong, with the rules to which they lead and until when each mistake can be put right."""
    from poker_rulebook.view.endpapers import what_went_wrong

    numbers = rule_numbers(book)
    rules = {rule.id: rule for chapter in book.chapters.values() for rule in chapter.rules}
    tree = Tree(styled(say("went-wrong"), lang, "bold underline"), guide_style="dim")
    for turn in what_went_wrong(book):
        branch = tree.add(styled(turn.question, lang, "bold"))
        for id_ in turn.rules:
            rule = rules[id_]
            label = Text.assemble(numbers[id_], "  ", styled(name_of(rule.name), lang), (f"  {id_}", "dim"))
            branch.add(
                label.append("\n").append(_put_right(filled(rule.until, rule.figures), lang))
                if rule.until
                else label
            )
    return tree


OVERVIEWS = {"games": game_map, "kinds": kinds, "ladder": hand_ladder, "wrong": went_wrong}


# --- lists of rules


def numbered(
    found: Iterable[tuple[Chapter, Rule]], numbers: Mapping[str, str], lang: str
) -> Iterator[Sequence[str | Text]]:
    """Number, name, id and roles; the names of chapters, which serve nobody in particular, are bold."""
    for chapter, rules in groupby(found, lambda pair: pair[0]):
        yield numbers[chapter.id], styled(name_of(chapter.name), lang, "bold"), chapter.id, ""
        for _, rule in rules:
            words = " · ".join(phrases(lang).say(f"role-{name}") for name in rule.roles)
            yield numbers[rule.id], styled(name_of(rule.name), lang), rule.id, words


def decided(book: Book, preset: Preset, lang: str) -> Iterator[Sequence[str | Text]]:
    """Each rule that leaves a choice: number, name, what the preset takes, and whether it says so of tournaments only."""
    numbers, words = rule_numbers(book), phrases(lang)
    for rule in open_rules(book):
        taken = next((it for it in rule_choices(book, rule) if it.id == preset.choice_of(rule)), None)
        text = styled(taken.text, lang) if taken else Text(words.say("preset-open"), style="dim")
        only = words.say("preset-tournaments") if taken and preset.only_in_tournaments(rule) else ""
        yield (
            numbers[rule.id],
            Text.assemble((words.render(name_of(rule.name)), "bold"), "\n", text),
            rule.id,
            only,
        )


def accounted(book: Book, lang: str) -> Iterator[Sequence[str | Text]]:
    """Each rule of the TDA: number, also in the later edition, subject, ids of our rules, and how these stand to it."""
    from poker_rulebook.view.general_rules import (
        accounted_columns,
        accounted_views,
    )  # a game is shown without them

    said, columns = phrases(lang).say, accounted_columns(book)
    if columns:
        yield (
            *(styled(column, lang) for column in columns),
            *(said(f"tda-{key}") for key in ("subject", "ours", "stands")),
        )
    for one in accounted_views(book):
        numbers = [styled(one.name, lang), styled(one.later, lang)][: len(columns)]
        yield (
            *numbers,
            styled(one.subject, lang),
            " ".join(it.id for it in one.ours),
            styled(one.stands, lang),
        )


def print_rows(found: Iterable[Sequence[str | Text]]) -> None:
    """Numbers, words and two columns of ids, or as many of the first ones as fit."""
    rows = list(found)
    number, small = {"justify": "right", "no_wrap": True}, {"no_wrap": True, "style": "dim"}
    numbers = [number] * (len(rows[0]) - 3 if rows else 1)
    columns: list[dict[str, Any]] = [*numbers, {}, small, small]
    shown = ((columns[:n], [row[:n] for row in rows]) for n in range(len(columns), 1, -1))
    Screen().print_fitting(*(grid(*some, rows=cells, padding=(0, 2, 0, 0)) for some, cells in shown))

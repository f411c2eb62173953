"""Games, mixes, general rules and words as they are read in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Literal

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from poker_rulebook.book.chapters import Chapter, Rule
from poker_rulebook.book.house import Decisions
from poker_rulebook.book.load import Book
from poker_rulebook.cards import UNKNOWN_TEXT
from poker_rulebook.cli.screen import LONG, SHORT, Screen, grid, indented, styled
from poker_rulebook.document.lines import NarrativeLine
from poker_rulebook.document.tree import TableView
from poker_rulebook.language.phrases import phrases
from poker_rulebook.language.sentences import Phrase, filled, heading, name_of, say
from poker_rulebook.language.text import marked_cards
from poker_rulebook.narrative.narrative import narrative
from poker_rulebook.narrative.turn import seat_to_act
from poker_rulebook.pages.calculators import Calculation
from poker_rulebook.pages.citations import rule_numbers, taken_choices
from poker_rulebook.play.hand import Hand

if TYPE_CHECKING:
    from poker_rulebook.shapes import HandRuled


def told_lines(lines: Iterable[NarrativeLine], lang: str) -> Iterator[RenderableType]:
    """A told hand; the second row of a long line begins below the first."""
    for line in lines:
        yield indented(Text.assemble(styled(line.title, lang, "bold"), styled(line.text, lang)))


def _headed(title: Phrase, lang: str) -> tuple[Text, Text]:
    return Text(), styled(title, lang, "bold")


def tell(hand: Hand, names: Sequence[str], lang: str, title: Phrase) -> None:
    """A hand as far as it is played, and who is asked what. title    '' for none"""
    screen = Screen()
    if title:
        screen.print(styled(title, lang, "bold underline"))
    screen.print(Group(*told_lines(narrative(hand, names), lang)))
    if hand.decision:
        asked, lines = seat_to_act(hand, names)
        screen.print(styled(asked, lang, "bold"), *(indented(styled(line, lang)) for line in lines), sep="\n")


def tell_ruling(found: HandRuled, lang: str, title: Phrase = "") -> None:
    """What is ruled, and what the floor may rule instead; until when, what is said aloud, which card goes where, by which rules.

    title    the name of the kind, where it is a general rule
    """
    said = phrases(lang).say
    seen = [card for card in found["cards"] if card["card"] != UNKNOWN_TEXT]
    moved = groupby(seen, key=lambda card: card["to"])
    cards = [
        (say(f"card-to-{to}"), marked_cards(" ".join(card["card"] for card in run))) for to, run in moved
    ]
    told = [(say("ruled-until"), found["until"][lang]), (say("ruled-aloud"), found["say"][lang]), *cards]
    rows = [*((label, text) for label, text in told if text), (say("ruled-by"), " · ".join(found["rules"]))]
    parts = [styled(title or say(f"kind-{found['kind']}"), lang, "bold underline"), Text(found["text"][lang])]
    parts += [Text(other["text"][lang]) for other in found["otherwise"]]
    shown = [(styled(label, lang, "dim"), styled(text, lang)) for label, text in rows]
    Screen().print(Group(*parts, Text(), grid(SHORT, LONG, rows=shown, padding=(0, 2, 0, 0))))
    if "choice" in found:
        others = ", ".join(
            f"--choice {found['choice']['rule']}={other}" for other in found["choice"]["others"]
        )
        Screen().print(Text(f"{said('ruled-room')}  {others}", style="dim"))


def tell_calculation(found: Calculation, rules: Sequence[str], lang: str) -> None:
    """What a director works out, line by line, and by which rules."""
    lines = [styled(line, lang) for line in found.lines]
    by = [(styled(say("ruled-by"), lang, "dim"), Text(" · ".join(rules)))] if rules else []
    Screen().print(styled(heading(found.name), lang, "bold underline"), *lines, sep="\n")
    if by:
        Screen().print(grid(SHORT, LONG, rows=by, padding=(0, 2, 0, 0)))


def _put_right(until: Phrase, lang: str) -> Text:
    """Until when a mistake can be put right."""
    return styled(f"{phrases(lang).say('put-right-until')}  {phrases(lang).render(until)}", lang, "italic")


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


# --- all of the book at a glance

FAMILY_STYLES = {"flop": "green", "stud": "blue", "draw": "red", "hybrid": "magenta", "wild": "yellow", "open-face": "cyan"}  # fmt: skip


def game_map(book: Book, lang: str) -> RenderableType:
    """Every game below the one that it comes from, with what changes on the way."""
    from poker_rulebook.pages.endpapers import branches

    above = [Tree("", hide_root=True, guide_style="dim")]
    for it in branches(book):
        name = styled(it.name, lang, f"bold {FAMILY_STYLES[it.family]}")
        change = Text.assemble("  ", styled(it.change, lang)) if it.change else Text()
        label = Text.assemble(name, change, (f"  {it.game}", "dim"))
        above[it.depth + 1 :] = [above[it.depth].add(label)]
    return Group(styled(say("map-text"), lang), Text(), above[0])


def kinds(book: Book, lang: str) -> RenderableType:
    """The games by board, draws and pot."""
    from poker_rulebook.pages.endpapers import by_kind

    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 1, 0))
    for key in ("kind-title", "kind-whole", "kind-divided"):
        table.add_column(styled(heading(say(key)), lang), overflow="fold")
    for kind in by_kind(book):
        cells = ("\n".join(it) for it in (kind.whole, kind.divided))
        table.add_row(styled(kind.row, lang, "bold"), *cells)
    return table


def hand_ladder(book: Book, lang: str) -> RenderableType:
    """How rare each hand is, and the scales for low side by side."""
    from poker_rulebook.pages.endpapers import ladder

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
    from poker_rulebook.pages.endpapers import what_went_wrong

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


def decided(book: Book, by: Decisions, lang: str) -> Iterator[Sequence[str | Text]]:
    """Each rule that leaves a choice: number, name, what a preset or a house takes, and whether it says so of tournaments only."""
    numbers, words = rule_numbers(book), phrases(lang)
    for rule, taken in taken_choices(book, by):
        text = styled(taken.text, lang) if taken else Text(words.say("preset-open"), style="dim")
        only = words.say("preset-tournaments") if taken and by.only_in_tournaments(rule) else ""
        yield (
            numbers[rule.id],
            Text.assemble((words.render(name_of(rule.name)), "bold"), "\n", text),
            rule.id,
            only,
        )


def accounted(book: Book, lang: str) -> Iterator[Sequence[str | Text]]:
    """Each rule of the TDA: number, also in the later edition, subject, ids of our rules, and how these stand to it."""
    from poker_rulebook.pages.general_rules import accounted_columns, accounted_views

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

"""Changes told to an editor: as text, as Markdown for a pull request, as a page of HTML."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

import jinja2

from poker_rulebook.changes.compared import (
    KINDS,
    BookChanges,
    Change,
    ChangedWords,
    Played,
    TextPiece,
    by_word,
)
from poker_rulebook.languages import LOCALES

NOTHING = "no page says anything else, and there is no change in play"
ONE = {"games": "game", "mixes": "mix", "chapters": "chapter"}
NEWS = {"added": "new games", "removed": "games that are gone"}
MARKS = {"text": {"kept": "{}", "gone": "[-{}-]", "new": "{{+{}+}}"},
         "markdown": {"kept": "{}", "gone": "<del>{}</del>", "new": "<ins>{}</ins>"}}  # fmt: skip


@dataclass(frozen=True)
class ChangeLine:
    """One line. label    what kind of line it is: a language, "play", a deal …"""

    label: str
    pieces: Sequence[TextPiece]


@dataclass(frozen=True)
class ChangeBlock:
    title: str
    lines: list[ChangeLine] = field(default_factory=list)


def as_text(changes: BookChanges, form: str = "text") -> str:
    title, row, safe = LAID_OUT[form]
    return "\n\n".join(
        "\n".join([title.format(safe(block.title)), *(row.format(line.label, _marked(line, form)) for line in block.lines)])
        for block in told(changes)
    )  # fmt: skip


def as_html(changes: BookChanges) -> str:
    folder = jinja2.FileSystemLoader(Path(__file__).parent)
    page = jinja2.Environment(loader=folder, autoescape=True, trim_blocks=True, lstrip_blocks=True)
    return page.get_template("changes.html.j2").render(
        changes=changes, blocks=list(told(changes)), languages=LOCALES
    )


FORMS: dict[str, Callable[[BookChanges], str]] = {
    "text": as_text, "markdown": partial(as_text, form="markdown"), "html": as_html,
}  # fmt: skip


def _marked(line: ChangeLine, form: str) -> str:
    *_, safe = LAID_OUT[form]
    return "".join(MARKS[form][kind].format(safe(text)) for kind, text in line.pieces)


def _safe(text: str) -> str:
    """The text with nothing in it that Markdown or HTML would take for a mark."""
    return "".join(f"\\{sign}" if sign in "\\`*_[]~|#" else sign for sign in escape(text, quote=False))


# how a text has a title and a line, and what it makes of what others have written
LAID_OUT: dict[str, tuple[str, str, Callable[[str], str]]] = {
    "text": ("{}", "  {}: {}", str), "markdown": ("### {}\n", "- **{}:** {}", _safe),
}  # fmt: skip


def told(changes: BookChanges) -> Iterator[ChangeBlock]:
    """The summary, then a block for each page that has changed."""
    yield ChangeBlock(f"{changes.base} → {changes.head}", list(_summary(changes)))
    for kind in KINDS:
        for id_, change in getattr(changes, kind).items():
            yield ChangeBlock(f"{ONE[kind]} {id_} ({change.status})", list(_page(kind, change)))


def _summary(changes: BookChanges) -> Iterator[ChangeLine]:
    yield from (_line("note", note) for note in changes.notes)
    if changes.asked:
        yield _line("words for the search", ", ".join(changes.asked))
    parts = [(kind, len(getattr(changes, kind))) for kind in KINDS]
    if not any(count for _, count in parts) and not changes.rankings:
        left_out = any("left out" in note for note in changes.notes)
        yield _line("changed", f"of the rest {NOTHING}" if left_out else NOTHING)
        return
    said = [f"{count} {ONE[kind] if count == 1 else kind}" for kind, count in parts if count]
    yield _line("changed", ", ".join(said) or "no page by itself")
    yield from _in_play(changes)
    for id_, games in changes.rankings.items():
        yield _line(f"ranking {id_}", f"used by {', '.join(games)}" if games else "used by no game")
    for kind, ids in changes.touched.items():
        yield from _lines(f"{kind} that say something else because of that", ids)
    yield from _lines("table cards to print again", changes.cards)


def _in_play(changes: BookChanges) -> Iterator[ChangeLine]:
    """Games that are new or gone; and a sentence where no other game is played differently."""
    there = {
        status: [id_ for id_, change in changes.games.items() if change.status == status] for status in NEWS
    }
    for status, label in NEWS.items():
        yield from _lines(label, there[status])
    if not changes.changes_play:
        yield _line("in play", "no change in any other game" if any(there.values()) else "no change in play")


def _page(kind: str, change: Change) -> Iterator[ChangeLine]:
    if change.status != "changed":
        yield from _words(change.sentences)
        return
    for words in (change.sentences, change.facts, change.chances):
        yield from _words(words)
    if kind == "games":
        yield from _play("in play", change.play)
        for choice, played in change.options.items():
            yield from _play(f"in play with {choice}", played)
    yield from _lines("examples with another outcome", change.examples)
    yield from _lines("new examples", change.new_examples)
    yield from _lines("examples that are gone", change.lost_examples)
    yield from _lines("addresses that lead nowhere now", change.lost)
    yield from _lines("changed in one language only", change.one_language)
    yield from _lines("named in", change.named_in)
    yield from _lines("hand histories of the code", change.codes)


def _words(words: ChangedWords) -> Iterator[ChangeLine]:
    for locale, pairs in words.items():
        yield from (ChangeLine(locale, tuple(by_word(before, after))) for before, after in pairs)


def _play(label: str, played: Played | None) -> Iterator[ChangeLine]:
    if played is None or not played.changed:
        of = f": {played.deals:,} deals end as before" if played and played.deals else ""
        yield _line(label, f"no change in play{of}")
        return
    yield _line(label, f"{played.changed:,} of {played.deals:,} deals end with other winners or other chips")
    for deal in played.shown:
        for when in ("before", "after"):
            yield _line(f"deal {deal['deal']}, {when}", _end(deal[when]))


def _end(deal: dict[str, Any]) -> str:
    """A B wins 165; the board; the cards of everybody who stayed in."""
    chips = ", ".join(f"{seat} {n:+,}" for seat, n in deal["chips"].items() if n)
    folded = deal.get("folded", ())
    cards = "; ".join(f"{seat} {held}" for seat, held in deal["seats"].items() if seat not in folded)
    return " · ".join(part for part in (chips or "nobody wins chips", cards, deal.get("board", "")) if part)


def _line(label: str, text: str) -> ChangeLine:
    return ChangeLine(label, (("kept", text),))


def _lines(label: str, items: Iterable[str]) -> Iterator[ChangeLine]:
    if listed := ", ".join(items):
        yield _line(label, listed)

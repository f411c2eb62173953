"""Changes told to an editor: as text, as Markdown for a pull request, as a page of HTML."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path

from msgspec import Struct, field

from poker_rulebook.changes.compared import (
    AskedChange,
    BookChanges,
    Change,
    ChangedWords,
    CommonChange,
    HandApart,
    Played,
    TextPiece,
    side,
)
from poker_rulebook.changes.sides import KINDS
from poker_rulebook.languages import LOCALES

NOTHING = "no page says anything else, and there is no change in play"
ONE = {"games": "game", "mixes": "mix", "chapters": "chapter"}
NEWS = {"added": "new games", "removed": "games that are gone"}
MOST_NAMED = 5  # places or ids in one line, where they are as many as there are pages
# How a changed word is marked: in the sentence before, and in the one after.
MARKS = {"text": {"kept": "{}", "gone": "«{}»", "new": "«{}»"},
         "markdown": {"kept": "{}", "gone": "<del>{}</del>", "new": "<ins>{}</ins>"}}  # fmt: skip


class ChangeLine(Struct, frozen=True):
    """One line. label    what kind of line it is: "play", a language, "en, before" …;  lang    in which it is; '' for English"""

    label: str
    pieces: Sequence[TextPiece]
    lang: str = ""


class ChangeBlock(Struct, frozen=True):
    title: str
    lines: list[ChangeLine] = field(default_factory=list)


def as_text(changes: BookChanges, form: str = "text", most: int | None = None) -> str:
    """Block by block. most    bytes at most: blocks that do not fit are named at the end, with how to see them"""
    title, row = LAID_OUT[form]
    blocks = [
        (block.title, "\n".join([title.format(_safe(block.title, form)), *(row.format(it.label, _marked(it, form)) for it in block.lines)]))
        for block in rendered_changes(changes)
    ]  # fmt: skip
    kept = [text for _, text in blocks]
    while most is not None and len(kept) > 1 and _bytes(kept, blocks, form) > most:
        kept.pop()
    return "\n\n".join([*kept, *_left_out([name for name, _ in blocks[len(kept) :]], form)])


def _bytes(kept: Sequence[str], blocks: Sequence[tuple[str, str]], form: str) -> int:
    return len("\n\n".join([*kept, *_left_out([name for name, _ in blocks[len(kept) :]], form)]).encode())


def _left_out(names: Sequence[str], form: str) -> list[str]:
    """The sentence on what is not shown."""
    if not names:
        return []
    shown = ", ".join([*names[:20], *([f"and {len(names) - 20} more"] if len(names) > 20 else [])])
    return [_safe(f"Left out here, as the text may not be longer: {shown}. `rulebook diff` tells all.", form)]


def as_markdown(games: Mapping[str, Change]) -> str:
    """What differs in some games, without what follows from that elsewhere in the book."""
    rows = [line for id_, change in games.items() for line in _page("games", change)]
    return "\n".join(LAID_OUT["markdown"][1].format(line.label, _marked(line, "markdown")) for line in rows)


def as_html(changes: BookChanges) -> str:
    import jinja2  # here, as the page for editors has none, and needs none

    folder = jinja2.FileSystemLoader(Path(__file__).parent)
    page = jinja2.Environment(loader=folder, autoescape=True, trim_blocks=True, lstrip_blocks=True)
    return page.get_template("changes.html.j2").render(
        changes=changes, blocks=list(rendered_changes(changes)), locale=LOCALES[0]
    )


def _marked(line: ChangeLine, form: str) -> str:
    return "".join(MARKS[form][kind].format(_safe(text, form)) for kind, text in line.pieces)


def _safe(text: str, form: str) -> str:
    """The text with nothing in it that Markdown or HTML would take for a mark."""
    if form == "text":
        return text
    return "".join(f"\\{sign}" if sign in "\\`*_[]~|#" else sign for sign in escape(text, quote=False))


# how a text has a title and a line
LAID_OUT = {"text": ("{}", "  {}: {}"), "markdown": ("### {}\n", "- **{}:** {}")}


def rendered_changes(changes: BookChanges) -> Iterator[ChangeBlock]:
    """The summary, then a block for each page that has changed, and for each option that many games have."""
    yield ChangeBlock(f"{changes.base} → {changes.head}", list(_summary(changes)))
    for name, common in changes.options.items():
        yield ChangeBlock(f"option {name} (of {_games(len(common.games))})", list(_common(common)))
    for kind in KINDS:
        for id_, change in getattr(changes, kind).items():
            how = f"renamed: it was {change.was}" if change.was else change.status
            yield ChangeBlock(f"{ONE[kind]} {id_} ({how})", list(_page(kind, change)))


def _games(number: int) -> str:
    return f"{number} game{'s' if number != 1 else ''}"


def _summary(changes: BookChanges) -> Iterator[ChangeLine]:
    yield from (_line("note", note) for note in changes.notes)
    for id_, asked in changes.asked.items():
        yield _line(f"words for the search of {id_}", _asked(asked))
    parts = [(kind, len(getattr(changes, kind))) for kind in KINDS]
    parts.append(("options", len(changes.options)))
    if not any(count for _, count in parts) and not changes.rankings:
        left_out = any("left out" in note for note in changes.notes)
        yield _line("changed", f"of the rest {NOTHING}" if left_out else NOTHING)
        return
    one = ONE | {"options": "option of many games"}
    many = {"options": "options of many games"}
    said = [f"{count} {one[kind] if count == 1 else many.get(kind, kind)}" for kind, count in parts if count]
    yield _line("changed", ", ".join(said) or "no page by itself")
    yield from _in_play(changes)
    for id_, games in changes.rankings.items():
        yield _line(f"ranking {id_}", f"used by {', '.join(games)}" if games else "used by no game")
    for kind, ids in changes.touched.items():
        yield from _lines(f"{kind} that say something else because of that", ids)
    yield from _lines("table cards to print again", changes.cards)


def _asked(asked: AskedChange) -> str:
    """In one line what is typed no longer, and what is from now on."""
    parts = (("gone", asked.gone), ("new", asked.new))
    return "; ".join(
        f"{how}, {lang}: {', '.join(words)}" for how, said in parts for lang, words in said.items()
    )


def _in_play(changes: BookChanges) -> Iterator[ChangeLine]:
    """Games that are new, gone or renamed; and a sentence where no other game is played differently."""
    there = {
        status: [id_ for id_, change in changes.games.items() if change.status == status] for status in NEWS
    }
    for status, label in NEWS.items():
        yield from _lines(label, there[status])
    yield from _lines("renamed", [f"{it.was} is {id_} now" for id_, it in changes.games.items() if it.was])
    offered = [f"{option} of {id_}" for id_, change in changes.games.items() for option in change.offered]
    yield from _lines("options with new choices", offered)
    if not changes.changes_play:
        elsewhere = "no change in any other game" if any(there.values()) else "no change in play"
        yield _line("in play", f"{elsewhere} under the choices there were" if offered else elsewhere)


def _common(change: CommonChange) -> Iterator[ChangeLine]:
    yield from _words(change.sentences)
    if change.play:
        yield from _play(f"in play, {change.played_in}", change.play)
    yield from _lines("examples with another outcome", change.examples)
    yield from _lines("games that have it", change.games)


def _page(kind: str, change: Change) -> Iterator[ChangeLine]:
    if change.status in NEWS:
        for locale, pairs in change.sentences.items():
            yield from (_line(locale, old or new, locale) for old, new in pairs)
        return
    for words in (change.sentences, change.facts, change.chances):
        yield from _words(words)
    if change.uncounted:
        yield _line("chances", "not counted yet under these rules: run 'rulebook measure'")
    yield from _lines("words to be read again", change.reread)
    if kind == "games":
        yield from _play("in play", change.play)
        for choice, played in change.options.items():
            yield from _play(f"in play with {choice}", played)
        for option, (usual, *others) in change.offered.items():
            new = (
                "new option"
                if all(f"{option}={it}" in change.added for it in others)
                else "option with a new choice"
            )
            yield _line(new, f"{option}: {usual} (usual), {', '.join(others)}")
        for choice, played in change.added.items():
            yield from _play(f"{choice} beside the usual choice", played)
    yield from _lines("examples with another outcome", change.examples)
    yield from _lines("new examples", change.new_examples)
    yield from _lines("examples that are gone", change.lost_examples)
    yield from _lines("addresses that lead nowhere now", change.lost)
    yield from _lines("changed in one language only", change.one_language)
    yield from _lines("named in", change.named_in, MOST_NAMED)
    yield from _lines("hand histories of the code", change.codes)


def _words(words: ChangedWords) -> Iterator[ChangeLine]:
    for locale, pairs in words.items():
        yield from _side_by_side(locale, pairs)


def _side_by_side(locale: str, pairs: Iterable[tuple[str, str]]) -> Iterator[ChangeLine]:
    """The sentence before, and the sentence after, with the words marked that differ."""
    for before, after in pairs:
        if before and after:
            yield ChangeLine(f"{locale}, before", side(before, after, "gone"), locale)
            yield ChangeLine(f"{locale}, after", side(before, after, "new"), locale)
        else:
            yield _line(f"{locale}, {'gone' if before else 'new'}", before or after, locale)


def _play(label: str, played: Played | None) -> Iterator[ChangeLine]:
    if played is None or not played.differs:
        of = f": {played.deals:,} deals go as before" if played and played.deals else ""
        yield _line(label, f"no change in play{of}")
        return
    winners = f", {played.winners:,} of them with other winners" if played.winners else ""
    ends = f"{played.changed:,} of {played.deals:,} random deals end otherwise{winners}"
    alike = f"{played.otherwise:,} of {played.deals:,} random deals go another way and end alike"
    yield _line(
        label, "; ".join([*([ends] if played.changed else []), *([alike] if played.otherwise else [])])
    )
    if played.first:
        yield from _hand(played.first)


def _hand(hand: HandApart) -> Iterator[ChangeLine]:
    yield _line("such a hand", f"deal {hand.deal}, {hand.seats} players")
    for locale in LOCALES:
        yield from (_line(locale, line, locale) for line in hand.same[locale])
        yield from _side_by_side(locale, hand.lines[locale])


def _line(label: str, text: str, lang: str = "") -> ChangeLine:
    return ChangeLine(label, (("kept", text),), lang)


def _lines(label: str, items: Iterable[str], most: int = 0) -> Iterator[ChangeLine]:
    found = list(items)
    more = [f"and {len(found) - most} more"] if most and len(found) > most else []
    if listed := ", ".join([*(found[:most] if more else found), *more]):
        yield _line(label, listed)

"""Pages of the general rules that are also sheets of paper: what is said at a table, and how Japan plays.

Table talk is in two languages side by side: first sixty calls, counts and announcements, then what dealers say in games of the
book and where a hand goes wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from poker_rulebook.book.load import Book
from poker_rulebook.document.tree import Fact, Page, Passage, Section, TableColumn, TableRow, TableView
from poker_rulebook.document.views import DealerSide
from poker_rulebook.language.phrases import phrases, plain
from poker_rulebook.language.sentences import (
    Paragraph,
    Phrase,
    Sentence,
    abroad,
    as_said,
    heading,
    listed,
    name_of,
    say,
    written,
)
from poker_rulebook.language.text import marked_card
from poker_rulebook.languages import LOCALES, SOURCE
from poker_rulebook.pages.citations import rule_choices, rule_numbers
from poker_rulebook.pages.general_rules import named_choice
from poker_rulebook.pages.table_cards import dealer_sides

# --- table talk

POCKET = {  # situation -> what is said there, each a message aloud-<word>
    "hand": "shuffle next blinds no-blind no-ante turn option opened button",
    "players": "fold check call bet raise total complete bring-in all-in how-much time pat three",
    "dealer": "ask-call ask-raise aloud count stack pot back short minimum one-chip called heads-up three-ways around how-many",
    "showdown": "show open every winner chop low no-low board side",
    "floor": "wait floor stop misdeal turn-wrong string clock timeout",
    "event": "level colour break table-breaks move hand-for-hand",
}
WITH: dict[str, int | str] = {
    "seat": "B",
    "first": "B",
    "n": 200,
    "to": 600,
    "cards": marked_card("4s"),
}  # in what is said where a hand goes wrong


def table_talk(games: Collection[DealerSide], rulings: bool = True) -> Page:
    """The sheet.    games    those whose dealers' words follow the sixty;  rulings    whether those of rulings do"""
    tables = [
        _table(f"talk-at-{at}", [say(f"aloud-{it}") for it in words.split()]) for at, words in POCKET.items()
    ]
    more = [("talk-at-games", _in_games(games)), ("talk-at-rulings", _in_rulings() if rulings else ())]
    tables += [_table(title, lines) for title, found in more if (lines := list(found))]
    return Page("talk", "talk", say("talk"), parts=(Passage(say("talk-text")), *tables))


def _table(title: str, lines: Iterable[Phrase]) -> TableView:
    columns = (say("talk-said"), say("talk-abroad"), say("talk-reading"))
    rows = [TableRow((line, _abroad(line), _reading(line))) for line in lines]
    heads = columns if any(row.cells[2] for row in rows) else columns[:2]
    return TableView(
        id=title.removeprefix("talk-at-"),
        title=heading(say(title)),
        columns=tuple(TableColumn(head) for head in heads),
        rows=tuple(TableRow(row.cells[: len(heads)]) for row in rows),
    )


def _abroad(line: Phrase) -> Phrase:
    return abroad({locale: plain(line, locale) for locale in LOCALES})


def _reading(line: Phrase) -> Phrase:
    """How the line of the other language is read; '' where it is not written."""
    pocket = isinstance(line, Sentence) and line.key.startswith("aloud-")
    return as_said("reading", line) if pocket else ""


def _in_games(games: Iterable[DealerSide]) -> Iterator[Phrase]:
    """One of each kind of sentence that dealers say in these games."""
    seen = set[str]()
    for game in games:
        for street in game.streets:
            parts = street.spoken.parts if isinstance(street.spoken, Paragraph) else (street.spoken,)
            for part in parts:
                if isinstance(part, Sentence) and part.key not in seen:
                    seen.add(part.key)
                    yield part


def _in_rulings() -> Iterator[Phrase]:
    """What a dealer says aloud when a hand went wrong, each text once."""
    known = phrases(SOURCE)
    keys = [key.removesuffix(".say") for key in known if key.startswith("ruled-") and key.endswith(".say")]
    said = {plain(line): line for line in (as_said("say", say(key, **_values(key))) for key in keys)}
    yield from (line for text, line in said.items() if text)


def _values(key: str) -> dict[str, int | str]:
    """Those that its words ask for in any language."""
    words = "".join(phrases(locale).message(f"{key}.say") for locale in LOCALES)
    return {name: value for name, value in WITH.items() if f"${name}" in words}


# --- Japan

JAPAN = "jopt"  # the preset whose choices visitors from Japan know, and visitors of Japan meet


def japan_page(book: Book) -> Page | None:
    """Each rule on which the presets of Japan and of elsewhere choose differently, first what Japan has of its own; None in a
    book without that preset."""
    if JAPAN not in book.presets:
        return None
    at_home, numbers = book.presets[JAPAN], rule_numbers(book)
    others = [preset for preset in book.presets.values() if preset.id != JAPAN]
    found: list[Section] = []
    own = 0
    for rule in (rule for chapter in book.chapters.values() for rule in chapter.rules):
        texts = {choice.id: choice.text for choice in rule_choices(book, rule)}
        here = named_choice(at_home, rule)
        takers: dict[str, list[Phrase]] = {}
        for preset in others:
            if here and (there := named_choice(preset, rule)) not in ("", here):
                takers.setdefault(there, []).append(name_of(preset.name))
        if takers:
            elsewhere = (Fact("", listed(names), texts[choice]) for choice, names in takers.items())
            facts = (Fact("", say("japan-here"), texts[here]), *elsewhere)
            alone = all(named_choice(preset, rule) != here for preset in others)
            section = Section(rule.id, written(rule.name), facts, label=numbers[rule.id])
            found.insert(own if alone else len(found), section)
            own += alone
    passages = (Passage(say(key)) for key in ("japan-text", "japan-stakes"))
    return Page("japan", "japan", say("japan"), parts=(*passages, *found))


# --- all of them

HANDOUTS: Mapping[str, Callable[[Book], Page | None]] = {
    "talk": lambda book: table_talk(dealer_sides(book).values()),
    "japan": japan_page,
}


def handout(book: Book, id_: str) -> Page | None:
    """The page of that id; None where the book has none, as it has no general rules, or no preset of Japan."""
    return HANDOUTS[id_](book) if id_ in HANDOUTS and book.chapters else None

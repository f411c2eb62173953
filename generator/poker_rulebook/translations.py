"""What a language has of the book, what it lacks and what is stale; and the file that translators work on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import PLACEHOLDER
from poker_rulebook.book.problems import everywhere
from poker_rulebook.languages import BESIDE, LANGUAGES, SOURCE, Language
from poker_rulebook.view.catalogue import Entry, read, write
from poker_rulebook.view.game import game_view
from poker_rulebook.view.phrases import PhraseError, has_words, phrases
from poker_rulebook.view.sentences import Said, Sentence, Written
from poker_rulebook.view.tree import phrases_in

_VALUE = re.compile(r"\$[\w-]+")


def entries(book: Book, language: Language) -> list[Entry]:
    """Every phrase with words, and every text of the book, with what the language has of it."""
    made = read(language.catalogue) if language.catalogue.exists() else []
    by_key = {one.key: one for one in made if one.key}
    by_source = {one.source: one for one in made if not one.key}
    by_place = {place: one for one in made if not one.key for place in one.places}
    own = phrases(language.code)
    found = []
    for key, message in messages():
        old = by_key.get(key)
        text = old.text if old else own.message(key) if key in own else ""
        found.append(_entry(Entry(key, message, text), old))
    for source, (beside, places) in texts(book, language.code).items():
        old = by_source.get(source) or next((by_place[place] for place in places if place in by_place), None)
        found.append(_entry(Entry("", source, old.text if old else beside, places), old))
    return found


def _entry(now: Entry, old: Entry | None) -> Entry:
    """The entry, which is stale where its translation was made from something else, or somebody has said so."""
    if old is None or not old.text:
        return now
    return now._replace(before=old.before if old.source == now.source else old.source)


def messages() -> Iterator[tuple[str, str]]:
    """The phrases that are to be translated, by their keys."""
    source = phrases(SOURCE)
    return ((key, source.message(key)) for key in source if has_words(source.message(key)))


def texts(book: Book, locale: str) -> dict[str, tuple[str, tuple[str, ...]]]:
    """Text of the source -> its text in that language, and every place where the file has it."""
    found: dict[str, tuple[str, tuple[str, ...]]] = {}
    for file, value in _files(book):
        said = (*_texts(value, f"{file}#", locale), *_descriptions(value, f"{file}#", locale))
        for place, source, beside in said:
            text, places = found.get(source, ("", ()))
            found[source] = (text or beside, (*places, place))
    return found


def _files(book: Book) -> Iterator[tuple[str, Any]]:
    shared = (book.deck_file, book.option_file, book.contents_file, book.glossary_file, book.tda_file)
    sources = [entry.source for entry in shared]
    sources += [book.reader.source(path) for paths in book.paths.values() for path in paths]
    yield from ((source.file.removeprefix("games/"), source.value) for source in sources)
    for path in sorted((book.folder / "schema").glob("*.schema.json")):
        yield path.name, json.loads(path.read_text("utf-8"))


def _descriptions(value: Any, place: str, locale: str) -> Iterator[tuple[str, str, str]]:
    """The same for a schema, in which every description has one line for each language of the files."""
    for at, part in everywhere(value):
        one = isinstance(part, dict)
        for description in (part.get("description", ""), *part.get("enumDescriptions", ())) if one else ():
            if isinstance(description, str) and "\n" in description:
                said = dict(zip(BESIDE, description.split("\n"), strict=True))
                way = (str(key + 1 if isinstance(key, int) else key) for key in at)
                yield ".".join((place, *way)), said[SOURCE], said.get(locale, "")


def _texts(value: Any, place: str, locale: str) -> Iterator[tuple[str, str, str]]:
    """(place, text of the source, the same in that language) in a part of a file; a place is told by ids."""
    if isinstance(value, list):
        for number, item in enumerate(value, 1):
            named = item.get("id") if isinstance(item, dict) else None
            yield from _texts(item, f"{place}.{named or number}", locale)
    elif isinstance(value, dict):
        own, beside = value.get(SOURCE), value.get(locale)
        if isinstance(own, str):
            yield place, own, beside if isinstance(beside, str) else ""
        elif isinstance(own, list) and locale not in BESIDE:  # the forms of a word
            yield from ((f"{place}.{number}", form, "") for number, form in enumerate(own, 1))
        for key, item in value.items():
            if key not in LANGUAGES:
                yield from _texts(item, f"{place}.{key}", locale)


def lacking(game: Game, book: Book, language: Language) -> dict[str, str]:
    """What the page of a game borrows: key of a phrase, or text -> what it is in the language of the source."""
    own, source = phrases(language.code), phrases(SOURCE)
    found: dict[str, str] = {}
    for said in phrases_in(game_view(book, game)):
        for part in _parts(said):
            if isinstance(part, Sentence) and part.key not in own:
                found[part.key] = source.message(part.key)
            elif isinstance(part, Written) and language.code not in dict(part.texts):
                text = dict(part.texts)[SOURCE]
                found |= {} if own.translation(text) else {text: text}
    return found


def _parts(said: object) -> Iterator[Said]:
    """A phrase and every phrase inside it."""
    if isinstance(said, Said):
        yield said
        inside = said.values if isinstance(said, Sentence) else vars(said).values()
        for part in inside:
            yield from _parts(part)
    elif isinstance(said, tuple):
        for part in said:
            yield from _parts(part)


def export(book: Book, language: Language, path: Path) -> int:
    """The file for translators: everything, translated or not. How many entries are to be looked at."""
    found = entries(book, language)
    write(path, language, found)
    return sum(not one.text or bool(one.before) for one in found)


class Taken(NamedTuple):
    """What an import did.    wrong    why nothing was taken;  new, changed    numbers of translations"""

    wrong: list[str]
    new: int = 0
    changed: int = 0


def take(book: Book, language: Language, path: Path) -> Taken:
    """Puts the translations of a file into the catalogue, all of them or, where one cannot be used, none.

    What the file does not have, and what it leaves empty, stays as it is. Entries that are marked as fuzzy are kept for
    somebody to look at, whatever they say. Raises ValueError for a file that is no catalogue.
    """
    made = {_of(one): one for one in read(path) if one.text}
    known = phrases(SOURCE)
    wrong = [f"{key!r}: no phrase is called so" for key, _ in made if key and key not in known]
    wrong += [f"{key or text!r}: {why}" for (key, text), one in made.items() if (why := fault(one, language))]
    if wrong:
        return Taken(wrong)
    before = read(language.catalogue) if language.catalogue.exists() else []
    had = {_of(one): one for one in before if not one.key or one.key in known}
    places = {one.source: one.places for one in entries(book, language) if not one.key}
    both = (had | made).values()
    at_home = (one if one.key else one._replace(places=places.get(one.source, one.places)) for one in both)
    write(language.catalogue, language, at_home)
    new = sum(name not in had for name in made)
    changed = sum(had[name].text != one.text for name, one in made.items() if name in had)
    return Taken([], new, changed)


def _of(one: Entry) -> tuple[str, str]:
    """What an entry is about: the key of a phrase, or a text. A phrase and a text may be called the same, such as "burn"."""
    return (one.key, "") if one.key else ("", one.source)


def fault(one: Entry, language: Language) -> str:
    """Why a translation cannot be used; '' where it can, or where somebody has to look at it first."""
    if one.before:
        return ""
    pattern = _VALUE if one.key else PLACEHOLDER
    before, after = (set(pattern.findall(text)) for text in (one.source, one.text))
    if before != after:
        return f"it has {', '.join(sorted(after)) or 'no values'}, and the source {', '.join(sorted(before)) or 'none'}"
    if one.key:
        try:
            phrases(language.code).read(one.key, one.text)
        except PhraseError as error:
            return str(error)
    return ""

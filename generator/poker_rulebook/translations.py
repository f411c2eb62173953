"""What a language has of the book, what it lacks and what is stale; and the file that translators work on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct, field
from msgspec.structs import astuple

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import PLACEHOLDER
from poker_rulebook.book.problems import everywhere
from poker_rulebook.document.tree import phrases_in
from poker_rulebook.language.catalogue import Entry, read, write
from poker_rulebook.language.phrases import PhraseError, has_words, key_of, phrases
from poker_rulebook.language.sentences import Said, Sentence, Written
from poker_rulebook.languages import BESIDE, LANGUAGES, SOURCE, Language
from poker_rulebook.pages.game import game_view
from poker_rulebook.pages.table_cards import table_card

Name = tuple[str, str]  # what an entry is about: the key of a phrase and '', or '' and a text
_VALUE = re.compile(r"\$[\w-]+")
_OTHER = re.compile(r"\{ *([a-z][\w-]*(?:\.[a-z-]+)?) *\}")  # another message
_RANKS = {"RANK(": "rank-", "PLURAL(": "ranks-"}  # a function, and how the keys of its words begin


def entries(book: Book, language: Language) -> list[Entry]:
    """Every phrase with words, and every text of the book, with what the language has of it."""
    made = _had(language)
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


def said_by(game: Game, book: Book) -> list[Name]:
    """What the page of a game and its card say, in their order."""
    found = dict[Name, None]()
    for said in phrases_in((game_view(book, game), table_card(game))):
        for part in _parts(said):
            if isinstance(part, Sentence):
                found |= dict.fromkeys((key, "") for key in _with_others(key_of(part)))
            elif isinstance(part, Written):
                found[("", dict(part.texts)[SOURCE])] = None
    return list(found)


def _with_others(key: str) -> Iterator[str]:
    """A phrase, those that its message says, and the words of the ranks where it calls for one."""
    message = phrases(SOURCE).message(key)
    if has_words(message):
        yield key
    for other in _OTHER.findall(message):
        yield from _with_others(other)
    for start in (start for call, start in _RANKS.items() if call in message):
        yield from (key for key in phrases(SOURCE) if key.startswith(start))


def lacking(game: Game, book: Book, language: Language) -> dict[str, str]:
    """What the page and the card of a game borrow: key of a phrase, or text -> what it is in the language of the source."""
    own, source = phrases(language.code), phrases(SOURCE)
    beside = texts(book, language.code) if language.code in BESIDE else {}

    def has(text: str) -> bool:
        return (
            bool(beside[text][0])
            if text in beside
            else language.code in BESIDE or bool(own.translation(text))
        )

    return {
        key or text: source.message(key) or text
        for key, text in said_by(game, book)
        if not (key in own if key else has(text))
    }


def _parts(said: object) -> Iterator[Said]:
    """A phrase and every phrase inside it."""
    if isinstance(said, Said):
        yield said
        inside = said.values if isinstance(said, Sentence) else astuple(said)
        for part in inside:
            yield from _parts(part)
    elif isinstance(said, tuple):
        for part in said:
            yield from _parts(part)


def export(book: Book, language: Language, path: Path, games: Sequence[Game] = ()) -> int:
    """The file for translators: everything, translated or not, or what these games say. How many entries are to be looked at."""
    found = entries(book, language)
    if games:
        said = {name for game in games for name in said_by(game, book)}
        found = [one for one in found if _of(one) in said]
    write(path, language, found)
    return sum(not one.text or bool(one.before) for one in found)


class Taken(Struct):
    """What an import did.

    wrong      why nothing was taken, each with its line
    new        how many translations are shown that were not;  waiting    how many have to be looked at first
    changed    what is no longer said, each with the line that says something else
    lost       what is no longer shown, or was not taken, each with its reason
    """

    wrong: list[str]
    new: int = 0
    waiting: int = 0
    changed: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)


def take(book: Book, language: Language, path: Path) -> Taken:
    """Puts the translations of a file into the catalogue, all of them or, where one cannot be used, none.

    What the file does not have, and what it leaves empty, stays as it is, and so does what another book says. A translation
    that is in use gives way to another one, and to what a translator has marked as fuzzy, but not to one that was made
    from an older text. Raises ValueError for a file that is no catalogue.
    """
    made = [one for one in read(path) if one.text.strip()]
    taken = Taken(
        [f"line {one.line}: {name(one)!r}: {why}" for one in made if (why := _refused(one, language))]
    )
    if taken.wrong:
        return taken
    now = {_of(one): one for one in entries(book, language)}
    stale = {one.before for one in now.values()}
    by_place = {place: of for of, one in now.items() if not one.key for place in one.places}
    for one in made:
        of = next((it for it in (_of(one), *map(by_place.get, one.places)) if it in now), None)
        if of is None:
            taken.lost.append(f"line {one.line}: {name(one)!r} is no text of the book, and is left out")
        else:
            now[of] = _taken(one, now[of], taken)
    others = [one for one in _had(language) if _of(one) not in now and one.source not in stale]
    taken.lost += [f"{one.key!r}: no phrase is called so any more" for one in others if one.key]
    kept = [one for one in others if not one.key]
    write(language.catalogue, language, [*(one for one in now.values() if one.text), *kept])
    return taken


def _taken(one: Entry, had: Entry, taken: Taken) -> Entry:
    """What stands in the catalogue after an entry of a file came to what it had; says in `taken` what became of that."""
    now = _entry(had._replace(text=one.text, before=""), one)
    in_use = had.text and not had.before
    if in_use and now.before and one.source != had.source:
        taken.lost.append(f"line {one.line}: {name(one)!r} was made from an older text: {had.text!r} stays")
        return had
    if in_use and now.before:
        taken.lost.append(
            f"line {one.line}: {name(one)!r} is marked as fuzzy: {had.text!r} is no longer shown"
        )
    elif in_use and now.text != had.text:
        taken.changed.append(f"line {one.line}: {name(one)!r} was {had.text!r}")
    elif now.before and now != had:
        taken.waiting += 1
    elif not now.before and not in_use:
        taken.new += 1
    return now


def _had(language: Language) -> list[Entry]:
    return read(language.catalogue) if language.catalogue.exists() else []


def name(one: Entry) -> str:
    """What a message calls an entry: the key of the phrase, or the text."""
    return one.key or one.source


def _of(one: Entry) -> Name:
    """What an entry is about: the key of a phrase, or a text. A phrase and a text may be called the same, such as "burn"."""
    return (one.key, "") if one.key else ("", one.source)


def _refused(one: Entry, language: Language) -> str:
    """Why an entry of a file is not taken; '' where it is."""
    return fault(one, language) if not one.key or one.key in phrases(SOURCE) else "no phrase is called so"


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

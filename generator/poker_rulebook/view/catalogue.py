"""The catalogue of a language: its phrases and the texts of the book in it, each beside what it was made from.

It is a file of GNU gettext, which the tools of translators read. An entry with a context is the phrase of that key,
written as in *.ftl; one without is a text of the book. What was made from another text than there is now is out of
use until somebody has looked at it: a phrase by its key, a text because nothing asks for it any more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.pofile import PoFileError, read_po, write_po

from poker_rulebook.languages import Language

ONE_LINE = 1_000_000  # characters: more than any line has, as babel would wrap what a translation was made from into no gettext
NO_TIME = datetime(1970, 1, 1, tzinfo=UTC)  # the same texts make the same file
GUESSED = {"python-format", "python-brace-format"}  # by babel, of messages that are Fluent


class Entry(NamedTuple):
    """What somebody has translated, or is to translate.

    key       of a phrase; '' for a text of the book
    source    what it is in the language of the source
    text      the translation; '' for none
    places    where it stands: razz.yaml#worst-door-card.title
    before    what the translation was made from, where somebody has to look at it: mostly it is no longer `source`
    """

    key: str
    source: str
    text: str
    places: tuple[str, ...] = ()
    before: str = ""


def read(path: Path) -> list[Entry]:
    """The entries of a file. Raises ValueError for one that is not a catalogue."""
    try:
        with path.open("rb") as file:
            made = [one for one in read_po(file, abort_invalid=True) if one.id]
    except PoFileError as error:
        raise ValueError(f"line {error.lineno + 1}: {error.line.strip()!r} is no line of one") from error
    return [
        Entry(one.context or "", str(one.id), str(one.string), tuple(place for place, _ in one.locations),
              ("".join(one.previous_id) or str(one.id)) if one.fuzzy else "")
        for one in made
    ]  # fmt: skip


def write(path: Path, language: Language, entries: Iterable[Entry]) -> None:
    """A file with these entries, in their order."""
    catalogue = Catalog(
        locale=language.code, header_comment=f"# {language.name}", project="The Poker Rulebook", version="1",
        creation_date=NO_TIME, revision_date=NO_TIME,
    )  # fmt: skip
    for one in entries:
        message = catalogue.add(
            one.source, one.text, [(place, 0) for place in one.places], ["fuzzy"] if one.before else (),
            previous_id=one.before, context=one.key or None,
        )  # fmt: skip
        message.flags -= GUESSED
    with path.open("wb") as file:
        write_po(file, catalogue, width=ONE_LINE, include_previous=True, include_lineno=False)


class Translated(NamedTuple):
    """What a language has.

    phrases    key -> the message of the source it was made from, and the message
    texts      text of the source -> text
    """

    phrases: Mapping[str, tuple[str, str]]
    texts: Mapping[str, str]


def translated(language: Language) -> Translated:
    """What may be shown: entries with a translation that nobody has to look at."""
    made = [one for one in read(language.catalogue) if one.text and not one.before]
    phrases = {one.key: (one.source, one.text) for one in made if one.key}
    return Translated(phrases, {one.source: one.text for one in made if not one.key})

"""The catalogue of a language: its phrases and the texts of the book in it, each beside what it was made from.

It is a file of GNU gettext, which the tools of translators read. An entry with a context is the phrase of that key,
written as in *.ftl; one without is a text of the book. A translation whose source has changed is out of use until
somebody has looked at it: the source of a phrase is compared by its key; an old text of the book is simply not asked
for any more.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from io import BytesIO, StringIO
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.pofile import PoFileError, denormalize, read_po, write_po

from poker_rulebook.languages import Language

ONE_LINE = 1_000_000  # characters, more than any line has: babel wraps former sources into invalid gettext
NO_TIME = datetime(1970, 1, 1, tzinfo=UTC)  # a constant, so that the same texts make the same file
NOBODY = "Automatically generated"  # as gettext says it
# Flags that babel adds by mistake: the messages are Fluent.
GUESSED = {"python-format", "python-brace-format"}


class Entry(NamedTuple):
    """A phrase or text that is translated, or is to be translated.

    key       of a phrase; '' for a text of the book
    source    its text in the language of the source
    text      the translation; '' for none
    places    where it stands: razz.yaml#worst-door-card.title
    before    where the translation has to be looked at: what it was made from, mostly no longer `source`; else ''
    line      of the file from which it was read
    """

    key: str
    source: str
    text: str
    places: tuple[str, ...] = ()
    before: str = ""
    line: int = 0


def read(path: Path) -> list[Entry]:
    """The entries of a file. Raises ValueError for one that is not a catalogue in UTF-8."""
    text = path.read_text("utf-8-sig")
    try:
        made = [one for one in read_po(StringIO(text), abort_invalid=True) if one.id]
    except PoFileError as error:
        raise ValueError(f"line {error.lineno + 1}: {error.line.strip()!r} is no line of one") from error
    formers = {
        text.count("\n", 0, found.end()) + 1: denormalize(found[1].replace("\n#| ", "\n"))
        for found in _FORMER.finditer(text)
    }
    return [
        Entry(one.context or "", str(one.id), str(one.string), tuple(place for place, _ in one.locations),
              formers.get(one.lineno or 0, str(one.id)) if one.fuzzy else "", one.lineno or 0)
        for one in made
    ]  # fmt: skip


# What an entry was made from, then other comments and the context; babel passes over it.
_FORMER = re.compile(
    r'^#\| msgid (.*(?:\n#\| ".*)*)(?:\n#.*)*(?:\nmsgctxt .*(?:\n".*)*)?\n(?=msgid )', re.MULTILINE
)


def write(path: Path, language: Language, entries: Iterable[Entry]) -> None:
    """Writes a file with these entries, in their order."""
    catalogue = Catalog(
        locale=language.code, header_comment=f"# {language.name}", project="The Poker Rulebook", version="1",
        msgid_bugs_address="none", creation_date=NO_TIME, revision_date=NO_TIME, last_translator=NOBODY, language_team="none", fuzzy=False,
    )  # fmt: skip
    for one in entries:
        message = catalogue.add(
            one.source, one.text, [(place, 0) for place in one.places], ["fuzzy"] if one.before else (),
            previous_id=one.before, context=one.key or None,
        )  # fmt: skip
        message.flags -= GUESSED
    written = BytesIO()
    write_po(written, catalogue, width=ONE_LINE, include_previous=True, include_lineno=False)
    path.write_bytes(written.getvalue().rstrip(b"\n") + b"\n")


class Translated(NamedTuple):
    """The translations of a language.

    phrases    key -> the message of the source it was made from, and the message
    texts      text of the source -> text
    """

    phrases: Mapping[str, tuple[str, str]]
    texts: Mapping[str, str]


def translated(language: Language) -> Translated:
    """The translations that may be shown: those that nobody has to look at again."""
    found = read(language.catalogue) if language.catalogue.exists() else []
    made = [one for one in found if one.text and not one.before]
    phrases = {one.key: (one.source, one.text) for one in made if one.key}
    return Translated(phrases, {one.source: one.text for one in made if not one.key})

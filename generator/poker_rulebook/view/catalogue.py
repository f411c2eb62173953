"""The catalogue of a language: its phrases and the texts of the book in it, each beside what it was made from.

It is a file of GNU gettext, which the tools of translators read. An entry with a context is the phrase of that key,
written as in *.ftl; one without is a text of the book. What was made from another text than there is now is out of
use until somebody has looked at it: a phrase by its key, a text because nothing asks for it any more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from babel.messages.pofile import read_po

from poker_rulebook.languages import Language


@dataclass(frozen=True)
class Translated:
    """What a language has.

    phrases    key -> the message of the source it was made from, and the message
    texts      text of the source -> text
    """

    phrases: Mapping[str, tuple[str, str]]
    texts: Mapping[str, str]


def catalogue(language: Language) -> Translated:
    """What is translated; entries without a translation, and those marked fuzzy, are not."""
    with language.catalogue.open("rb") as file:
        made = [one for one in read_po(file) if one.id and one.string and not one.fuzzy]
    phrases = {one.context: (str(one.id), str(one.string)) for one in made if one.context}
    return Translated(phrases, {str(one.id): str(one.string) for one in made if not one.context})

"""The languages of the book: a folder of language/locale/ each, of which locale.toml says what is peculiar to it.

Nothing else knows which languages there are. The book is written in one of them, the source, and what another one
lacks is shown in that, and marked; a language that is `begun` may lack anything, a `complete` one nothing.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

from msgspec import Struct, field

FOLDER = Path(__file__).parent / "language" / "locale"
CATALOGUE = "translations.po"  # of a language whose texts do not stand beside those of the source
CLDR = re.compile("[a-z]{2,3}(_[A-Z][a-z]{3})?_[A-Z]{2}")
STATUS = ("source", "complete", "begun")


class Language(Struct, frozen=True):
    """What locale.toml says.

    name        of the language, in itself; english    in English
    cldr        its locale in the Unicode CLDR, as dates are written: en_GB
    script      how it is set: latin, or cjk, which has no spaces between words
    index       the order of names: letters, or kana, the reading of a name
    articles    words at the beginning of a name that do not count in the order
    fonts       of the site, before those of the system
    group       between thousands: 1,500;  decimal    before tenths: 4.5
    span        between the ends of a range: 2–10
    comma, last, either    of lists: a, b and c; a, b or c
    pair        between two that are meant together, where that is not `last`
    bracket     what stands around and between what is added
    numbers     the words for small numbers, from zero on; none where they are written in digits
    counted     what is counted, for one and for several, or its counter: CARDS = ["card", "cards"]
    rounds      the words for the round of a number, and for several of them
    units       regular expressions of what stays on the line of its number, after a space or, as a counter, without
    numbered    the same of what stands before a number
    together    the same of what else stays on one line; {number} and {counter} stand for any of these
    scripts     for each script in which words are found without spaces between them: its letters, and those that may not
                touch a word of it, both as they stand in the brackets of a regular expression
    words       a regular expression of the words of a text without spaces, in which changes are marked
    whole       a regular expression with one group: a word that stays on one line; parts    where a line may end inside it
    joined      letters between which no line ends, as they stand in the brackets of a regular expression
    dot         between the words of a name without spaces: a line of it may end only there
    never_first, never_last     signs with which no line begins, or ends
    stop        a regular expression of what ends a sentence or a clause
    held        regular expressions of words that editors write of a choice, each under the thing that the rules have
                to say then; `any`, that there is no limit
    paper       regular expressions of how a text without spaces is divided on paper: a `word` with what follows it, the parts of
                a `long` one, what `opens` a word, what `closes` it, what `goes-on` with the word before, and a long name of a `hand`
    theme       words of the theme of the site that are to be others, and its `language` where it lacks this one
    """

    code: str
    name: str
    english: str
    status: Literal["source", "complete", "begun"]
    cldr: str
    script: Literal["latin", "cjk"] = "latin"
    index: Literal["letters", "kana"] = "letters"
    articles: Sequence[str] = ()
    group: str = ","
    decimal: str = "."
    fonts: tuple[str, ...] = ()
    span: str = "–"
    comma: str = ", "
    last: str = ""
    either: str = ""
    pair: str = ""
    bracket: tuple[str, str, str] = (" (", ", ", ")")
    numbers: tuple[str, ...] = ()
    counted: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    rounds: tuple[str, ...] = ("{n}",)
    units: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()
    numbered: tuple[str, ...] = ()
    together: tuple[str, ...] = ()
    scripts: tuple[Sequence[str], ...] = ()
    words: str = ""
    whole: str = ""
    parts: str = ""
    joined: str = ""
    dot: str = ""
    never_first: str = ""
    never_last: str = ""
    stop: str = r"[.;:] |\.$"
    held: Mapping[str, str] = field(default_factory=dict)
    paper: Mapping[str, str] = field(default_factory=dict)
    theme: Mapping[str, str] = field(default_factory=dict)

    @property
    def folder(self) -> Path:
        return FOLDER / self.code

    @property
    def catalogue(self) -> Path:
        return self.folder / CATALOGUE

    @property
    def space(self) -> str:
        """What stands between two sentences or words."""
        return "" if self.script == "cjk" else " "

    def number(self, n: int) -> str:
        """1,500"""
        return f"{n:,}".replace(",", self.group)


def read(path: Path) -> Language:
    """The language of a locale.toml. Raises TypeError for one that says too little or too much, ValueError for what cannot be."""
    said = tomllib.loads(path.read_text("utf-8"))
    if said.get("status") not in STATUS:
        raise ValueError(f"status: {said.get('status')!r} is none of {', '.join(STATUS)}")
    if not CLDR.fullmatch(said.get("cldr", "")):
        raise ValueError(f"cldr: {said.get('cldr')!r} is no locale: write it like pt_BR")
    counted = {name: tuple(words) for name, words in said.get("counted", {}).items()}
    if empty := [name for name, words in counted.items() if not words]:
        raise ValueError(f"counted.{empty[0]}: give the words for one and for several, or one counter")
    lists = {key: tuple(value) for key, value in said.items() if isinstance(value, list)}
    return Language(path.parent.name, **(said | lists | {"counted": counted}))


def _all() -> tuple[dict[str, Language], dict[str, str]]:
    """By their codes, the source first, then those that are complete; and of those that cannot be read, why."""
    found, faulty = list[Language](), dict[str, str]()
    for path in FOLDER.glob("*/locale.toml"):
        try:
            found.append(read(path))
        except (TypeError, ValueError) as error:
            why = f"{path}: {str(error).removeprefix('Language.__init__() ')}"
            if any(path.parent.glob("*.ftl")):  # without it there is no book
                raise ValueError(why) from error
            faulty[path.parent.name] = why
    return {
        one.code: one for one in sorted(found, key=lambda one: (STATUS.index(one.status), one.code))
    }, faulty


LANGUAGES, FAULTY = _all()
LOCALES = tuple(code for code, language in LANGUAGES.items() if language.status != "begun")
SOURCE = LOCALES[0]
COUNTED = LANGUAGES[SOURCE].counted  # the words for which every language has its own, or borrows these
BESIDE = tuple(code for code in LOCALES if not (FOLDER / code / CATALOGUE).exists())
READ = next((code for code in LOCALES if LANGUAGES[code].index == "kana"), "")  # whose names have a reading


def other_than(code: str) -> str:
    """The language in which the pages of this one give a second name."""
    return next(other for other in LOCALES if other != code)

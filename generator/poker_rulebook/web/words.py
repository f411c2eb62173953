"""Words of the glossary in the texts of a page: each is a link where it first stands, with its meaning.

    words = GlossaryWords(book)
    here = words.on("games/badugi.md")
    here.linked("Burn a card.")      Markup: <a class="term" href="../../rules/glossary/#burn" title="…">Burn</a> a card.
    here.linked("Burn another one.") plain from now on

English words are found in any case, whole and in their longest form. A language without spaces names its `scripts`: a word is found where
no letter of its script touches it, so that ポット is not found in ポットリミット, nor 席 in 出席. The name
of a game or mix is left whole: there is no link to "stud" inside "Super Stud".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from markupsafe import Markup

from poker_rulebook.document.edition import Edition
from poker_rulebook.document.views import PlayedView, WordView
from poker_rulebook.language.phrases import phrases, plain
from poker_rulebook.language.sentences import Phrase
from poker_rulebook.language.text import BORROWED_OPEN, Run, curled, runs
from poker_rulebook.languages import LANGUAGES, SOURCE
from poker_rulebook.web.markdown import escaped, filling, ident, marked, set_run

PAGE = "rules/glossary.md"
NO_LETTER = "\ufffc"  # stands for a card while words are looked for

LATIN = ("0-9A-Za-z", "0-9A-Za-z-")  # its letters, and what may not touch a word of them


class GlossaryWords:
    """What is looked for in the texts of one language."""

    def __init__(self, book: Edition):
        self.locale = book.locale
        self.words = {_folded(form): word for word in book.words for form in _forms(word, book.locale)}
        played: list[PlayedView] = [*book.games, *book.mixes]
        self.names = {_folded(plain(name, book.locale)) for it in played for name in (it.name, it.short)}
        scripts = (LATIN, *LANGUAGES[self.locale].scripts)
        self.pattern = _pattern({*self.words, *self.names}, scripts) if self.words else None
        self._places: dict[str, tuple[tuple[Run, ...], tuple[tuple[int, int, WordView], ...]]] = {}

    def on(self, path: str) -> PageWords:
        """The same for the page of that path, on which nothing is linked yet."""
        return PageWords(self, path)

    def found(self, text: str) -> Iterator[tuple[int, int, WordView]]:
        """(start, end, word) of every word that may be linked in a plain text."""
        for match in self.pattern.finditer(text) if self.pattern else ():
            word = self.words.get(_folded(match[0]))
            if word and word.linked:
                yield match.start(), match.end(), word

    def places(self, said: str) -> tuple[tuple[Run, ...], tuple[tuple[int, int, WordView], ...]]:
        """The runs of a marked text, and where words may be linked in it: the same on every page.

        Places are counted in the text without marks, a card being one letter.
        """
        if said not in self._places:
            found = runs(said)
            text, inside = "", set[int]()  # places in the middle of what stays on one line, and whole
            for kind, piece in found:
                letters = NO_LETTER if kind == "card" else piece
                inside |= set(range(len(text) + 1, len(text) + len(letters))) if kind == "unbroken" else set()
                text += letters
            linked = tuple(place for place in self.found(text) if not set(place[:2]) & inside)
            self._places[said] = found, linked
        return self._places[said]


class PageWords:
    """The words of one page; it remembers which of them it has linked."""

    def __init__(self, words: GlossaryWords, path: str):
        self.words = words
        self.up = "../" * (path.count("/") + (not path.endswith("index.md")))
        self.seen: set[str] = set()

    def linked(self, value: object, own: str = "") -> Markup:
        """Marked text as Markdown carries it, with a link at each word that this page has not had before.

        own    id of the word that the text explains
        """
        locale = self.words.locale
        if isinstance(value, Markup) or not isinstance(value, Phrase):
            return marked(value, locale)
        said = curled(phrases(locale).render(value))
        if BORROWED_OPEN in said:
            return marked(value, locale)
        found, places = self.words.places(said)
        links = self._firsts(places, own)
        if not links:
            return marked(value, locale)
        return filling(said, Markup("").join(_pieces(found, links, locale)), locale)

    def _firsts(self, places: Iterable[tuple[int, int, WordView]], own: str) -> dict[int, tuple[int, Markup]]:
        """Start -> (end, opening tag) of the words that are linked here."""
        out = {}
        for start, end, word in places:
            if word.id not in self.seen and word.id != own:
                self.seen.add(word.id)
                out[start] = end, self._opening(word)
        return out

    def _opening(self, word: WordView) -> Markup:
        address = f"{self.up}{PAGE.removesuffix('.md')}/#{ident(word.id)}"
        meaning = escaped(plain(word.text, self.words.locale))
        both = (plain(name, self.words.locale) for name in (word.name, word.other_name))
        names = escaped(" · ".join(dict.fromkeys(both)))
        return Markup(f'<a class="term" href="{address}" title="{meaning}" data-word="{names}">')


def _pieces(found: Iterable[Run], links: dict[int, tuple[int, Markup]], locale: str) -> Iterator[Markup]:
    """The runs as Markup; plain ones are cut where links begin and end."""
    borders = {*links, *(end for end, _ in links.values())}
    place, closing = 0, -1
    for kind, text in found:
        end = place + (1 if kind == "card" else len(text))
        cuts = [place, *(at for at in range(place + 1, end) if at in borders), end]
        for start, until in pairwise(cuts):
            if start == closing:
                yield Markup("</a>")
            if start in links:
                closing, opening = links[start]
                yield opening
            yield set_run(kind, text[start - place : until - place] if kind == "plain" else text, locale)
        place = end
    if closing == place:
        yield Markup("</a>")


def _forms(word: WordView, locale: str) -> Iterable[str]:
    """How the word is written in a language, as far as anybody has said so."""
    if locale in word.forms:
        return word.forms[locale]
    return filter(None, map(phrases(locale).translation, word.forms[SOURCE]))


def _folded(form: str) -> str:
    """A form as it is compared: in any case, and with either apostrophe."""
    return form.casefold().replace("’", "'")


def _pattern(forms: Iterable[str], scripts: Iterable[Sequence[str]]) -> re.Pattern[str]:
    """One expression for all forms, the longest first, that reads each letter of a text only once."""
    tree: dict[str, Any] = {}
    for form in forms:
        node = tree
        for letter in form:
            node = node.setdefault(letter, {})
        node[""] = {}
    borders = [(letters, f"[{touching}]" if touching else "(?!)") for letters, touching in scripts]
    start = "|".join(f"(?=[{letters}])(?<!{other})" for letters, other in borders)
    end = "|".join(f"(?<=[{letters}])(?!{other})" for letters, other in borders)
    return re.compile(f"(?:{start}){_branches(tree)}(?:{end})", re.IGNORECASE)


def _branches(node: dict[str, Any]) -> str:
    ways = [
        ("['’]" if letter == "'" else re.escape(letter)) + _branches(below)
        for letter, below in node.items()
        if letter
    ]
    if not ways:
        return ""
    return f"(?:{'|'.join(ways)})" + ("?" if "" in node else "")

"""What is said on paper, as values for templates.

A text is a string, or a list of its pieces: a string; ["8-7-6-5-4"], which stays on one line; ["A♠", "s"], a card
with its suit; {"lang": code, "t": text}, which is borrowed from another language; {"to": label, "t": text}, which leads to another place and with "p" gives its page.

The book has its texts in one language; cards and sheets have them in one or in several, side by side (see `said`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, partial
from typing import Any

from poker_rulebook.document.tree import Citation, fields_of, mapped
from poker_rulebook.document.views import Named
from poker_rulebook.language.phrases import card_text, phrases, plain
from poker_rulebook.language.sentences import Phrase
from poker_rulebook.language.text import Run, curled, stretches
from poker_rulebook.languages import LANGUAGES, SOURCE

SetText = Any  # a string or a list of pieces, as above
Typeset = dict[str, Any]  # a game, a book or something in it, as a template shows it
DOT = "\N{NO-BREAK SPACE}· "  # between what is listed: no line begins with it
COLON = "\N{FULLWIDTH COLON}"
NUMBER, PAGE = 1, 2  # what "p" says: the page after the text, or alone


class Renderer:
    """Sets what the book says in one language."""

    def __init__(self, locale: str):
        self.locale, self.language = locale, LANGUAGES[locale]
        self._known: dict[str, SetText] = {}  # what is marked -> its text: much stands on many pages

    def __call__(self, phrase: Phrase) -> SetText:
        """The text of a phrase, not to be changed; '' for none."""
        marked = phrases(self.locale).render(phrase)
        if marked not in self._known:
            found: list[Any] = []
            for borrowed, part in stretches(marked):
                said = self._set(part)
                found += [{"lang": SOURCE, "t": _simple(said)}] if borrowed else said
            self._known[marked] = _simple(found)
        return self._known[marked]

    def _set(self, found: Iterable[Run]) -> list[Any]:
        pieces: list[Any] = []
        before = before_it = ""
        for kind, piece in found:
            said = card_text(piece, self.locale) if kind == "card" else curled(piece, before)
            if kind == "plain" and said.startswith(COLON) and before_it == "unbroken":
                pieces[-1], said = [before + COLON], said[1:]  # Typst would begin a line with it
            pieces.append({"card": [said, piece[-1]], "unbroken": [said]}.get(kind, said))
            before, before_it = said, kind
        return pieces

    def shown(self, value: Any) -> Any:
        """A page, or a part of one, with all that it says."""
        return mapped(value, self._shown)

    def of(self, view: object, names: str) -> dict[str, Any]:
        """Some fields of a part."""
        ways = {it.name: it.way for it in fields_of(view)}
        return {name: mapped(getattr(view, name), self._shown, ways[name]) for name in names.split()}

    def _shown(self, value: Any, way: str) -> Any:
        if way == "chips" and value is not None:
            return self.language.number(value)
        if not isinstance(value, Phrase) or way == "as-is":
            return value
        return (
            self.plain(value) if way == "plain" else self.cards(str(value)) if way == "cards" else self(value)
        )

    def other(self, named: Named) -> SetText:
        """The name in the other language, where it is another one."""
        return self(named.other_name) if self.plain(named.other_name) != self.plain(named.name) else ""

    def plain(self, phrase: Phrase) -> str:
        return curled(plain(phrase, self.locale))

    def cards(self, names: str) -> list[list[str]]:
        """The cards of "Ah Kd", each as read and its suit."""
        return [[card_text(name, self.locale), name[-1]] for name in names.split()]

    def cited(self, found: Citation, page: int = NUMBER) -> dict[str, Any]:
        """A reference with its number and page."""
        name = self(found.title)
        return self.link(
            label_of(found), concatenated([found.number, " ", name]) if found.number else name, page
        )

    def link(self, place: str, said: SetText, page: int = 0) -> dict[str, Any]:
        return {"to": self.place(place), "t": said, **({"p": page} if page else {})}

    def place(self, name: str) -> str:
        """The label of a place in the book of this language."""
        return f"{self.locale}-{name}"


def in_latin(name: str) -> bool:
    """Whether a name is in Latin letters: without kana and kanji, which begin at U+3000."""
    return all(sign < "\u3000" for sign in name)


def label_of(found: Citation) -> str:
    return f"{found.kind}-{found.id}" if found.kind in ("rule", "word") else f"page-{found.page}"


def concatenated(parts: Iterable[SetText]) -> SetText:
    """Several texts as one."""
    return _simple([piece for part in parts for piece in (part if isinstance(part, list) else [part])])


def spaced(parts: Iterable[SetText], between: str = " ") -> SetText:
    """The texts that are not empty, with the same between them."""
    said = [part for part in parts if part not in ("", [])]
    return concatenated(piece for n, part in enumerate(said) for piece in ([between, part] if n else [part]))


def stripped(said: SetText) -> SetText:
    """Without a space in front."""
    if isinstance(said, str):
        return said.lstrip()
    return _simple([said[0].lstrip() if isinstance(said[0], str) else said[0], *said[1:]])


def _simple(pieces: Iterable[Any]) -> SetText:
    """Neighbouring strings as one; a single one alone."""
    found: list[Any] = []
    for piece in pieces:
        if piece == "":
            continue
        if isinstance(piece, str) and found and isinstance(found[-1], str):
            found[-1] += piece
        else:
            found.append(piece)
    return (found[0] if isinstance(found[0], str) else found) if len(found) == 1 else found or ""


_renderer = cache(Renderer)  # much stands on many pages


def said(value: Any, locales: Sequence[str]) -> Any:
    """A page, or a part of one, for a template that shows one language or several, side by side.

    A phrase becomes {locale: text} for every locale that has one, and once where all say the same. Cards in data form
    become lists of [text, suit], and numbers are written out, "1,500". Everything else (ids, addresses) stays as it is.
    """
    return mapped(value, partial(_said, locales))


def _said(locales: Sequence[str], value: Any, way: str) -> Any:
    if isinstance(value, int) and not isinstance(value, bool):
        return LANGUAGES[locales[0]].number(value)
    if way == "plain":
        return plain(value, locales[0])
    if way == "cards":
        return _renderer(locales[0]).cards(value)
    if way != "said" or not isinstance(value, Phrase):
        return value
    once = len(locales) > 1 and len({plain(value, locale) for locale in locales}) == 1
    found = {locale: _renderer(locale)(value) for locale in (locales[:1] if once else locales)}
    return {locale: text for locale, text in found.items() if text}

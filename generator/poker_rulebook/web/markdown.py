"""Markdown that carries text safely: an environment for templates in which everything is escaped.

An expression in a template prints text that was rendered in the language of the page and escaped on its way out; in it,
pieces that may not break and cards (see poker_rulebook.language.text) become spans. What is markup already is Markup, and nothing else is let through:

    {{ rule.text }}               a phrase with spans
    {{ rule.text | linked }}      the same with links to the glossary (see poker_rulebook.web.words)
    {{ game.name | name }}        a name, which breaks across lines only between its words
    {{ hand.cards | cards }}      "Ah Kd" as card tokens
    {{ board.alt | plain }}       a phrase without spans, for attributes
    {{ game.name | said }}        a phrase as marked text, for comparing
    {{ seat.before | chips }}     1,500
    {{ text | piece }}            plain text that keeps its spaces at either end
    {{ cited | place }}           the address of what is cited
    {{ rule.id | ident }}         an anchor or part of an address; raises ValueError for anything else
    {{ source.url | url }}        an https address; raises ValueError for anything else
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Undefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from poker_rulebook.document.tree import Citation
from poker_rulebook.language import phrases, text
from poker_rulebook.language.sentences import Phrase
from poker_rulebook.languages import LANGUAGES, SOURCE, Language

TEMPLATES = Path(__file__).parent / "templates"
FOLDERS = {"game": "games", "mix": "mixes", "chapter": "rules", "rule": "rules", "word": "rules"}

TEXT_STYLE = "\ufe0e"  # after a suit symbol: a character of the text, not a picture
JOKER_SUIT = "joker"
LONG = 48  # signs in a text that has three lines on a phone

_SPECIAL = re.compile(
    r"""[\\`*_{}\[\]<>&#|~^"'!$=@]"""  # anywhere: HTML, emphasis, links, attributes, tables
    r"|^[-+:.)]|(?<=^[0-9])[.)]|(?<=^[0-9][0-9])[.)]"  # at the start of a line: lists and rules
)
_UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]")
_SPACES = re.compile("[^\\S\xa0]+")  # but that at which no line breaks
_AFTER_DOT = (
    "|".join(f"(?<={it.dot})" for it in LANGUAGES.values() if it.dot) or "(?!)"
)  # also in a name from another language
_IDENT = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_URL = re.compile(r"https://[A-Za-z0-9][A-Za-z0-9.-]*(?::[0-9]+)?(?:/[A-Za-z0-9._~/?#&=%+,;:@!*-]*)?")


def escaped(value: object) -> Markup:
    """Plain text for Markdown and HTML alike: every character that means something in either is an entity.

    Line breaks become spaces. Characters that are not seen, such as those that turn the direction of the text,
    become U+FFFD. Raises TypeError for anything but text and whole numbers.
    """
    if isinstance(value, Markup):
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return Markup(str(value))
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is not text")
    return _entities(value)


@cache  # what pages say, they say again and again
def _entities(text: str) -> Markup:
    line = _UNSEEN.sub("\ufffd", _SPACES.sub(" ", text).strip(" "))
    return Markup(_SPECIAL.sub(lambda found: f"&#{ord(found[0])};", line))


def plain(value: Phrase, locale: str) -> Markup:
    """A phrase without marks, escaped; cards are rank and suit symbol."""
    return escaped(text.curled(phrases.plain(value, locale)))


def said(value: Phrase, locale: str) -> str:
    """A phrase as marked text, to be compared."""
    return text.unmarked(phrases.phrases(locale).render(value))


def marked(value: object, locale: str) -> Markup:
    """A phrase, escaped, with the quotation marks of print and spans around cards and what may not break. Markup is left alone."""
    if isinstance(value, Markup):  # most of what a template puts together
        return value
    if isinstance(value, Undefined):
        str(value)  # a StrictUndefined raises the error that says what is missing
    if not isinstance(value, Phrase):
        return escaped(value)
    rendered = phrases.phrases(locale).render(value)
    shown = _set(rendered, locale)
    return shown if isinstance(value, str) else filling(rendered, shown, locale)


@cache
def _set(rendered: str, locale: str) -> Markup:
    stretches = text.stretches(text.curled(rendered))
    return Markup("".join(_stretch(*it, locale) for it in stretches))


def filling(rendered: str, shown: Markup, locale: str) -> Markup:
    """A marked text as it is shown: a long one in a language without spaces fills its lines, others break between phrases."""
    long = LANGUAGES[locale].whole and len(rendered) > LONG
    return Markup(f'<span class="long">{shown}</span>') if long else shown


def _stretch(borrowed: bool, found: Iterable[text.Run], locale: str) -> str:
    """Runs as HTML; text borrowed from another language is marked with that language."""
    shown = "".join(set_run(kind, piece, SOURCE if borrowed else locale) for kind, piece in found)
    return f'<span class="untranslated" lang="{SOURCE}">{shown}</span>' if borrowed else shown


def set_run(kind: str, piece: str, locale: str) -> Markup:
    """One run of marked text (see poker_rulebook.language.text)."""
    if kind == "card":
        return card(piece, locale)
    if kind == "unbroken":
        return unbroken(piece)
    return Markup("".join(_words(piece, LANGUAGES[locale]))) if LANGUAGES[locale].whole else _spaced(piece)


def _words(piece: str, language: Language) -> Iterator[Markup]:
    """Text in which each word that is `whole` in the language stays on one line."""
    for n, part in enumerate(re.split(language.whole, piece)):
        if n % 2:
            yield from map(unbroken, re.split(language.parts, part))
        elif part:
            yield _spaced(part)


def unbroken(piece: str) -> Markup:
    """Text that stays on one line."""
    return Markup(f'<span class="nb">{_spaced(piece)}</span>')


@cache
def card(name: str, locale: str) -> Markup:
    """A card in data form ("Ah") as a token that looks like a card and is read out as one."""
    text.marked_card(name)  # raises ValueError
    suit = JOKER_SUIT if name == text.JOKER else name[1]
    shown = phrases.card_text(name, locale) + (TEXT_STYLE if suit != JOKER_SUIT else "")
    label = plain(phrases.card_label(name), locale)
    return Markup(f'<span class="card card-{suit}" role="img" aria-label="{label}">{shown}</span>')


def cards(names: str, locale: str) -> Markup:
    """Every card of "Ah Kd", as one piece that breaks only between cards."""
    return Markup(" ".join(card(name, locale) for name in names.split()))


def name(value: Phrase, locale: str) -> Markup:
    """The name of a game. Words without spaces break only after the dot between them."""
    units = re.split(_AFTER_DOT, phrases.plain(value, locale))
    return Markup(
        "<wbr>".join(escaped(text.curled(u)) if u.isascii() or " " in u else unbroken(u) for u in units if u)
    )


def ident(value: object) -> Markup:
    """An anchor, a file name or a key: lower-case words joined by hyphens."""
    if not isinstance(value, str) or not _IDENT.fullmatch(value):
        raise ValueError(f"{value!r} is not an id: write lower-case letters, digits and hyphens")
    return Markup(value)


def url(value: object) -> Markup:
    """An address of another site, https only."""
    if not isinstance(value, str) or not _URL.fullmatch(value):
        raise ValueError(
            f"{value!r} is not an address that a page may link to: it has to start with https://"
        )
    return Markup(value.replace("&", "&#38;").replace("*", "&#42;").replace("_", "&#95;"))


def place(to: Citation) -> Markup:
    """The address of what is cited, from the root of its language."""
    anchor = "" if to.id == to.page else "#" + ident(to.id)
    return Markup(f"{FOLDERS[to.kind]}/{ident(to.page)}/{anchor}")


def chips(n: int | None, locale: str) -> Markup:
    """A number of chips as the language writes it; nothing where there is none."""
    return Markup("" if n is None else escaped(LANGUAGES[locale].number(n)))


def environment(locale: str) -> Environment:
    """The templates of the website, for one language."""
    env = Environment(
        loader=FileSystemLoader(TEMPLATES),
        undefined=StrictUndefined,
        finalize=lambda value: marked(value, locale),
        autoescape=True,  # what a macro returns is Markup
        trim_blocks=True,
        lstrip_blocks=True,
    )
    for of_locale in (plain, said, cards, name, chips):
        env.filters[of_locale.__name__] = lambda value, call=of_locale: call(value, locale)
    env.filters |= {"ident": ident, "url": url, "place": place, "linked": linked, "piece": _spaced}
    return env


@pass_context
def linked(context: Context, value: object, own: str = "") -> Markup:
    """Marked text with the links of `words`, which each page is rendered with. own    the word it explains"""
    return Markup(context["words"].linked(value, own))


def _spaced(piece: str) -> Markup:
    """Escaped text that keeps a space at either end."""
    before = " " if _SPACES.match(piece) else ""
    after = " " if _SPACES.match(piece[-1:]) and piece.strip() else ""
    return Markup(f"{before}{escaped(piece)}{after}")

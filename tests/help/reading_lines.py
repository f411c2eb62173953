"""A told line as its reader has it: each message by its key, with the values that its words show in a language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from reading_cards import bare
from used_messages import variables

from poker_rulebook.language.phrases import key_of, plain
from poker_rulebook.language.sentences import Beside, Paragraph, Phrase, Sentence
from poker_rulebook.language.text import CARD_CLOSE, CARD_OPEN, CLOSE, OPEN

CARDS = re.compile(f"{CARD_OPEN}(.*?){CARD_CLOSE}")
UNBROKEN = re.compile(f"{OPEN}([2-9TJQKA]+){CLOSE}")  # a low, or a hand of one rank
# messages that are told by what they hold, and names of values that are lists though they may have one item
LINES = ("told-line", "told-line-pot", "told-head", "told-run-out")
LISTED = ("parts", "hands")
# how a message begins that stands for a value and has values itself, or is asked by its key; others are read as words
NOUNS = ("told-", "hand-", "short-", "class-", "rank-", "one-of-", "essence-number")


class Told(NamedTuple):
    """A message with what its words show."""

    key: str
    values: Mapping[str, Any]


def told(phrase: Phrase, locale: str) -> list[Told]:
    """The messages of a line in their order: pots that it names first, then each sentence; those that are made of several
    end with "stop". What concerns one share begins with its "title"."""
    top = phrase.of if isinstance(phrase, Beside) else phrase
    inside = dict(top.values) if isinstance(top, Sentence) and top.key in LINES else {}
    if not inside:
        return [*_flow(top, locale)]
    ends = [Told("stop", {})] if top.key == "told-run-out" else []
    return [*_flow(inside.get("pot", ""), locale), *_flow(inside["text"], locale), *ends]


def _flow(phrase: Phrase, locale: str) -> Iterator[Told]:
    phrase = bare(phrase)
    if isinstance(phrase, Paragraph):
        for part in phrase.parts:
            yield from _flow(part, locale)
    elif not isinstance(phrase, Sentence):
        if phrase:
            yield Told("cards", _lying(phrase))
    elif phrase.key == "told-next-street" and not isinstance(dict(phrase.values)["cards"], str):
        yield from _flow(dict(phrase.values)["cards"], locale)  # of each board
    elif phrase.key == "told-sentence":
        yield from _flow(dict(phrase.values)["text"], locale)
        yield Told("stop", {})
    elif phrase.key in ("commas", "told-apart"):
        for item in dict(phrase.values)["items"]:
            yield from _flow(item, locale)
    elif phrase.key == "told-line":
        yield Told("title", {"share": plain(dict(phrase.values)["title"], locale)})
        yield from _flow(dict(phrase.values)["text"], locale)
    elif phrase.key in ("told-lying-cards", "told-rows"):
        yield Told("cards", _lying(phrase))
    else:
        yield message(phrase, locale)


def message(sentence: Sentence, locale: str) -> Told:
    """A message with the values that it shows; lying cards are two values. What is said inside of one pot has a key of its own."""
    shown, values = variables(locale, key_of(sentence)), dict[str, Any]()
    for name, given in sentence.values:
        if name in shown:
            said = value(name, given, locale)
            lies = (
                isinstance(said, Told) and said.key == "told-lying-cards" and sentence.key == "told-lying-of"
            )
            values |= said.values if lies else {name: said}
    return Told(key_of(sentence) if sentence.register == "part" else sentence.key, values)


def value(name: str, given: Any, locale: str) -> Any:
    """What stands for a value: a number, cards in data form, ranks, messages, or words."""
    given = bare(given)
    if name == "acts":
        return [*_flow(given, locale)]
    if name in LISTED and not isinstance(given, tuple):
        return [*_flow(given, locale)]
    if isinstance(given, tuple):
        return [value("", item, locale) for item in given]
    if isinstance(given, str):
        return _of_text(name, given)
    if not isinstance(given, Sentence):
        return given if isinstance(given, int) else plain(given, locale)
    if given.key in ("gain", "loss"):
        return dict(given.values)["n"] * (-1 if given.key == "loss" else 1)
    if given.key == "told-rows":
        return _lying(given)["cards"]
    if given.key == "told-lying-cards":
        return Told(given.key, _lying(given))
    if given.key.startswith("ranks-"):
        return given.key[-1]
    if name in ("share", "outcome", "board", "street") or not given.key.startswith(NOUNS):
        return plain(given, locale)
    return message(given, locale)


def _of_text(name: str, text: str) -> Any:
    """Cards, ranks that are a hand, or ranks in a row; else the text itself, or zero as it is signed."""
    if cards := CARDS.findall(text):
        return tuple(cards)
    if ranks := UNBROKEN.fullmatch(text):
        return Told("ranks", {"ranks": tuple(ranks[1])})
    if name in ("ranks", "same"):
        return tuple(text.replace("-", ""))
    return 0 if text == "±0" else text


def _lying(phrase: Any) -> dict[str, tuple[str, ...]]:
    """Cards of a message, or of several, and those of them that lie face down."""
    phrase = bare(phrase)
    if isinstance(phrase, str):
        return {"cards": tuple(CARDS.findall(phrase)), "down": ()}
    parts = [_lying(it) for it in (phrase if isinstance(phrase, tuple) else dict(phrase.values).values())]
    cards, down = (tuple(card for part in parts for card in part[name]) for name in ("cards", "down"))
    return {
        "cards": cards,
        "down": cards if isinstance(phrase, Sentence) and phrase.key == "told-down" else down,
    }

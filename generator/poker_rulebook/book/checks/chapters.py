"""Checks of a chapter of general rules: names that must exist, translations, figures, decisions.

What its sums and hands come out as is checked by playing and counting them (see poker_rulebook.figures).
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import TYPE_CHECKING

from poker_rulebook.book.chapters import PLACEHOLDER, english_of
from poker_rulebook.book.checks import decisions
from poker_rulebook.book.checks.games import translation_is_current
from poker_rulebook.book.checks.names import Finding, repeated, unresolved
from poker_rulebook.book.problems import suggestion
from poker_rulebook.cards import CardError, cards

if TYPE_CHECKING:
    from poker_rulebook.book.load import Book

LANGUAGES = ("en", "ja")
MOST = {"tables": 40, "chances": 150, "examples": 400}  # of a chapter; no real one has half as many
CITED = ("cases", "choices", "tables")  # parts of a rule that have an id


def findings(data: dict, book: Book) -> Iterator[Finding]:
    """Every finding in a chapter file that the schema has passed; citations of other chapters come later."""
    yield from _current((), data, {key: data[key] for key in ("name", *LANGUAGES)})
    yield from _applies(data, book)
    yield from _countable(data)
    for index, name in repeated(rule["id"] for rule in data["rules"]):
        yield ("rules", index, "id"), f"the rule {name!r} stands twice", "rename one"
    for index, rule in enumerate(data["rules"]):
        at = ("rules", index)
        yield from _current(at, rule, rule)
        yield from _figures(at, rule)
        yield from _names(at, rule, book)
        if "decision" in rule:
            for where, message, hint in decisions.findings(rule["decision"]):
                yield (*at, "decision", *where), message, hint


def _current(at: tuple, data: dict, english: dict) -> Iterator[Finding]:
    yield from translation_is_current((*at, "of"), data["of"], english_of(english))


def _applies(data: dict, book: Book) -> Iterator[Finding]:
    applies = data.get("applies", {})
    known = {
        "decks": book.decks, "rankings": book.rankings, "games": {**book.games, **dict.fromkeys(book.wrong)},
        "steps": {step.do for game in book.games.values() for step in game.play},
    }  # fmt: skip
    for key, names in known.items():
        for index, name in enumerate(applies.get(key, ())):
            if name not in names:
                yield unresolved(("applies", key, index), name, key.removesuffix("s"), names)


def _countable(data: dict) -> Iterator[Finding]:
    """Whether a chapter has so few tables and examples that working them out takes seconds."""
    counts = dict.fromkeys(MOST, 0)
    for index, rule in enumerate(data["rules"]):
        tables = rule.get("tables", ())
        groups = [group for table in tables if table["shows"] == "odds" for group in table["of"]]
        counts["tables"] += len(tables)
        counts["chances"] += sum(len(group["chances"]) for group in groups)
        counts["examples"] += len(rule.get("examples", ()))
        for what, most in MOST.items():
            if counts[what] > most:
                yield ("rules", index), f"more than {most} {what} in one chapter", "begin another chapter"
                return


def _figures(at: tuple, rule: dict) -> Iterator[Finding]:
    """A text prints figures that exist, and the same ones in both languages; every figure is of use."""
    figures, printed = rule.get("figures", {}), set()
    for where, text in _bilingual(rule, ()):
        placed = {language: PLACEHOLDER.findall(text[language]) for language in LANGUAGES}
        printed |= {word for words in placed.values() for word in words}
        unknown = [
            (language, word)
            for language, words in placed.items()
            for word in words
            if word not in (known := {*figures, *text.get("with", ()), *text.get("comes", ())})
            and not _are_cards(word)
        ]
        for language, word in unknown:
            near = get_close_matches(word, known, 1)
            hint = f"did you mean {{{near[0]}}}?" if near else "add it to 'figures:', or write cards: {Ah Kd}"
            yield (*at, *where, language), f"{{{word}}} is neither a figure nor cards", hint
        if not unknown and sorted(placed["en"]) != sorted(placed["ja"]):
            missing = [word for word in placed["en"] if word not in placed["ja"]] or placed["ja"]
            message = f"{{{missing[0]}}} does not stand in both languages"
            yield (*at, *where, "ja"), message, "write the same placeholders in both"
    counting = any("counts" in example for example in rule.get("examples", ()))
    for name in figures:
        if name not in printed and not counting:
            yield (*at, "figures", name), f"no text prints {{{name}}}", "delete it, or print it"


def _bilingual(value: object, at: tuple) -> Iterator[tuple[tuple, dict]]:
    """Every pair of texts in a part of a file, with its place."""
    if isinstance(value, dict):
        if all(isinstance(value.get(language), str) for language in LANGUAGES):
            yield at, value
        for key, item in value.items():
            yield from _bilingual(item, (*at, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _bilingual(item, (*at, index))


def _are_cards(word: str) -> bool:
    try:
        return bool(cards(word))
    except CardError:
        return False


def _names(at: tuple, rule: dict, book: Book) -> Iterator[Finding]:
    for key in CITED:
        for index, name in repeated(item["id"] for item in rule.get(key, ())):
            yield (*at, key, index, "id"), f"the id {name!r} is used twice", "rename one"
    options = [option["id"] for option in book.common_options]
    if "option" in rule and rule["option"] not in options:
        yield unresolved((*at, "option"), rule["option"], "common option", options)
    for index, example in enumerate(rule.get("examples", ())):
        if "hand" in example:
            yield from _hand((*at, "examples", index, "hand"), example["hand"], book)


def _hand(at: tuple, cited: str, book: Book) -> Iterator[Finding]:
    game, example = cited.split("/")
    if game in book.wrong:
        return  # its own file says what is wrong
    if game not in book.games:
        yield unresolved(at, game, "game", book.games)
    elif example not in (known := [e.id for e in book.games[game].examples]):
        yield at, f"{game} has no example {example!r}", suggestion(example, known)

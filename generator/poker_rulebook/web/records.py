"""What the search of the site knows: a record for each game, mix, rule, word, ranking, option and example.

A record is a list: kind, address from the root of the language, title, what it belongs to, other names in both languages
and what readers of this one type, text. site/assets/found.js puts them in order; search.js loads the file of them when
somebody begins to search, and then `more`: options and examples, which are many and stand last.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from poker_rulebook.book.shelf import SearchWords
from poker_rulebook.languages import BESIDE, FOLDER, LOCALES, SOURCE
from poker_rulebook.view.book import Edition
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import Phrase
from poker_rulebook.view.views import GameView, GeneralRule, PlayedView, WordView
from poker_rulebook.web.scripts import written
from poker_rulebook.web.words import PAGE as GLOSSARY_PAGE

Record = tuple[str, str, str, str, list[str], str]


def record_scripts(book: Edition) -> dict[str, str]:
    """Path -> script, which pages that were opened from a disk may load, too. What a search knows comes first."""
    say = _Words(book.locale)
    found = {"records": _records(book, say), "more": _more(book.games, say)}
    made = {f"assets/{name}.js": f"rulebookRecords({written(list(them))})\n" for name, them in found.items()}
    made["assets/records.js"] = f"rulebookWords({written(_known_words())})\n{made['assets/records.js']}"
    return made


def _known_words() -> dict[str, list[Any]]:
    """Words of every language: `small`, which are passed over; `about`, what any game is asked
    about; `alike`, lists of those that say the same; `forms`, lists
    of one word; `asking`, patterns of questions for the meaning of a word."""
    found: dict[str, list[Any]] = {"small": [], "alike": [], "forms": [], "asking": [], "about": []}
    for path in sorted(FOLDER.glob("*/search.txt")):
        small, about, *lists, asking = (
            [*part.splitlines()[1:]] for part in path.read_text("utf-8").split("\n\n")
        )
        found["small"] += " ".join(small).split()
        found["about"] += " ".join(about).split()
        for key, lines in zip(("alike", "forms"), lists, strict=True):
            found[key] += [line.split() for line in lines]
        found["asking"] += asking
    return found


def _records(book: Edition, say: _Words) -> Iterator[Record]:
    """Every record of one language but options and examples, in the order of kinds."""
    for family in book.families:
        for game in family.games:
            text = say.all(game.essence, game.peculiar, *(fact.text for fact in game.facts))
            names = say.names(game, book.asked["games"])
            yield "game", f"games/{game.id}/", say(game.name), say(family.name), names, text
    for mix in book.mixes:
        text, names = (
            say.all(mix.essence, *(rule.text for rule in mix.rules)),
            say.names(mix, book.asked["games"]),
        )
        yield "mix", f"mixes/{mix.id}/", say(mix.name), say(book.labels["mixes"]), names, text
    for chapter in book.chapters:
        page = f"rules/{chapter.id}/"
        yield "chapter", page, say(chapter.name), "", list(chapter.search), say(chapter.text)
        for rule in chapter.rules:
            text, names = say.all(*_texts(rule)), say.names(rule, book.asked["rules"])
            yield "rule", f"{page}#{rule.id}", say(rule.name), say(chapter.name), names, text
    for word in book.words:
        address = f"{GLOSSARY_PAGE.removesuffix('.md')}/#{word.id}"
        called = [*(plain(word.name, locale) for locale in LOCALES), word.search, *word.also]
        names = say.names(word, book.asked["words"], called)
        yield "word", address, say(word.name), "", names, say(word.text)
    yield from _rankings(book.games, say)


def _rankings(games: Sequence[GameView], say: _Words) -> Iterator[Record]:
    """Each on the first page that has it."""
    rankings = {table.id: (game, table) for game in reversed(games) for table in game.rankings}
    for id_, (game, table) in rankings.items():
        called = [id_.replace("-", " "), *(plain(table.title, locale) for locale in LOCALES)]
        names = say.other(table.title, called)
        yield "ranking", f"games/{game.id}/#{id_}", say(table.title), say(game.name), names, say(table.text)


def _more(games: Sequence[GameView], say: _Words) -> Iterator[Record]:
    """Options that one game has alone, and examples."""
    for game in games:
        for option in game.options:
            if option.rule is None:
                address, text = f"games/{game.id}/#{option.id}", say.all(*(it.text for it in option.parts))
                yield "option", address, say(option.title), say(game.name), [], text
    for game in games:
        for example in game.examples:
            yield "example", f"games/{game.id}/#{example.id}", say(example.title), say(game.name), [], ""


def _texts(rule: GeneralRule) -> Iterator[Phrase]:
    yield from (rule.text, rule.until)
    for case in rule.cases:
        yield from (case.title, case.text)
    for option in rule.options:
        yield from (option.title, *(choice.text for choice in option.parts))
    if rule.decision:
        yield from (question.text for question in rule.decision.questions)


class _Words:
    """Plain text in one language."""

    def __init__(self, locale: str):
        self.locale = locale

    def __call__(self, phrase: Phrase) -> str:
        return plain(phrase, self.locale).strip()

    def all(self, *phrases: Phrase) -> str:
        return " ".join(filter(None, map(self, phrases)))

    def names(
        self, it: GeneralRule | PlayedView | WordView, asked: SearchWords, called: Iterable[str] = ()
    ) -> list[str]:
        """What it is called in any language, and how readers of this one ask for it; where nobody knows, those of the source."""
        own = asked.get(it.id, {}).get(self.locale if self.locale in BESIDE else SOURCE, ())
        return self.other(it.name, [*(called or it.search), *own])

    def other(self, title: Phrase, names: Iterable[str]) -> list[str]:
        return [name for name in dict.fromkeys(names) if name != self(title)]

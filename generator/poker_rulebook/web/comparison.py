"""What the page that compares games loads: every sentence once, and which of them each game says where.

Sentences are compared as data, so that two games say the same where their views do, and never because of how a language
puts it. site/assets/find.js marks the numbers that not all chosen games have:

    {"texts": [html, ...], "parts": [[id, title], ...],
     "games": {id: {"name": html, "parts": {id: [[title, [text, ...]], ...]}}}}      title and text are numbers
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from poker_rulebook.view.book import Edition
from poker_rulebook.view.sentences import Phrase, say, sentences
from poker_rulebook.view.views import Fact, GameView
from poker_rulebook.web.markdown import marked, name

FILE = "assets/compared.js"
OWN = "own-cards"
Rules = Sequence[tuple[Phrase, tuple[Phrase, ...]]]  # name and sentences of each


def comparison_script(book: Edition) -> str:
    """A script, which pages that were opened from a disk may load, too."""
    numbers: dict[Phrase, int] = {}
    titles: dict[str, Phrase] = {}

    def number(said: Phrase) -> int:
        return numbers.setdefault(said, len(numbers))

    games = {}
    for game in book.games:
        told = {}
        for id_, title, rules in parts(book, game):
            titles.setdefault(id_, title)
            told[id_] = [(number(rule), [number(text) for text in texts]) for rule, texts in rules]
        games[game.id] = {"name": name(game.name, book.locale), "parts": told}
    document = {
        "texts": [marked(said, book.locale) for said in numbers],
        "parts": [(id_, marked(title, book.locale)) for id_, title in titles.items()],
        "games": games,
    }
    found = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    return f"rulebookCompared({found})\n"


def parts(book: Edition, game: GameView) -> Iterator[tuple[str, Phrase, Rules]]:
    """The facts of a game, its rules section by section, and how hands rank."""
    facts: Rules = [(_asked(fact), (fact.value,)) for fact in (*game.facts, *game.counted)]
    yield "facts", book.labels["at-a-glance"], facts
    for section in game.sections:
        yield section.id, section.title, [(rule.title, sentences(rule.text)) for rule in section.rules]
    if game.rankings:
        rankings = [(table.title, sentences(table.text)) for table in game.rankings]
        yield "rankings", book.labels["hand-ranking"], rankings


def _asked(fact: Fact) -> Phrase:
    """The label of a fact, by the same name in every game: beside a board, a player's own cards are called hole cards."""
    return say(OWN) if fact.id == OWN else fact.label

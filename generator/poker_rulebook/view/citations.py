"""What is cited by its id: a rule, chapter, game, mix or word, with its number and name."""

from __future__ import annotations

from poker_rulebook.book.chapters import concerns
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.view.sentences import name_of, written
from poker_rulebook.view.views import Citation

GLOSSARY = "glossary"  # the page on which all words stand
Numbers = dict[str, str]  # id of a chapter or rule -> its number as printed


def rule_numbers(book: Book) -> Numbers:
    """Chapters are counted through the book, rules inside their chapter: 4, 4.2."""
    numbers: Numbers = {}
    for count, chapter in enumerate(book.chapters.values(), 1):
        numbers[chapter.id] = str(count)
        numbers |= {rule.id: f"{count}.{n}" for n, rule in enumerate(chapter.rules, 1)}
    return numbers


def citation(book: Book, id_: str, numbers: Numbers) -> Citation:
    """What an id that a game, a rule or a word of the glossary cites is called, and where it stands.

    It leads to the chapter, rule, game or mix of that id, and only where there is none to the word.
    """
    if id_ in book.chapters:
        return Citation(id_, "chapter", id_, numbers[id_], written(book.chapters[id_].name))
    for chapter in book.chapters.values():
        for rule in chapter.rules:
            if rule.id == id_:
                return Citation(id_, "rule", chapter.id, numbers[id_], written(rule.name))
    if id_ not in book.games and id_ not in book.mixes:
        return Citation(id_, "word", GLOSSARY, "", name_of(book.terms[id_].term))
    kind, it = ("game", book.games[id_]) if id_ in book.games else ("mix", book.mixes[id_])
    return Citation(id_, kind, id_, "", name_of(it.name))


def option_rules(book: Book) -> dict[str, Citation]:
    """Id of an option that many games have in common -> the general rule that sets out its choices."""
    numbers = rule_numbers(book)
    rules = (rule for chapter in book.chapters.values() for rule in chapter.rules if rule.option)
    return {rule.option.id: citation(book, rule.id, numbers) for rule in rules}


def rules_for(book: Book, game: Game) -> tuple[tuple[Citation, ...], tuple[Citation, ...]]:
    """What the game cites, in the order of the book, and the other chapters that are about such games.

    Nothing where the book has no general rules.
    """
    numbers = rule_numbers(book)
    cited = [id_ for id_ in numbers if id_ in game.see]
    about = [c.id for c in book.chapters.values() if c.applies and concerns(c, game) and c.id not in cited]
    return (
        tuple(citation(book, id_, numbers) for id_ in cited),
        tuple(citation(book, id_, numbers) for id_ in about),
    )

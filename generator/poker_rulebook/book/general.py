"""What is not a game: chapters of general rules, the order in which they stand, and the glossary."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from difflib import get_close_matches
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from poker_rulebook.book import glossary
from poker_rulebook.book.chapters import Chapter, Part, Rule, build_chapter
from poker_rulebook.book.checks import chapters
from poker_rulebook.book.checks.names import repeated, unresolved
from poker_rulebook.book.names import folded, wrong_file_name
from poker_rulebook.book.problems import Problem
from poker_rulebook.book.source import MOST_PROBLEMS, Source

if TYPE_CHECKING:
    from poker_rulebook.book.load import Book

RULES = "rules"
CONTENTS = "contents.yaml"
GLOSSARY = "glossary.yaml"
OWN_PAGES = frozenset(
    "index player dealer floor glossary".split()
)  # of the folder of chapters on the website

Reader = Callable[["Book", Path, str], Source | None]


def add_chapter(book: Book, path: Path, read: Reader) -> None:
    """Check a chapter file and put it into the book, once games and mixes are there."""
    source = read(book, path, "chapter")
    if source is None:
        book.wrong_chapters.add(path.stem)
        return
    data = source.value
    found = [source.problem(*finding) for finding in islice(chapters.findings(data, book), MOST_PROBLEMS)]
    if data["id"] != path.stem:
        found.append(wrong_file_name(source, path))
    if data["id"] in OWN_PAGES:
        found.append(source.problem(("id",), f"{data['id']!r} is a page of its own", "choose another"))
    book.problems += found
    if found:
        book.wrong_chapters.add(path.stem)
        return
    book.chapter_sources[data["id"]] = source
    book.chapters[data["id"]] = build_chapter(data, book.common_options)


def finish_general(book: Book, read: Reader, outside: set[str]) -> None:
    """Contents and glossary, and every citation, once the chapters are there; a book may be without them.

    outside    names of files outside the book, which need not stand in its contents
    """
    folder = book.folder / "games"
    contents = folder / RULES / CONTENTS
    if contents.exists() or book.chapters.keys() - outside:
        _add_contents(book, contents, read, outside)
    source = read(book, folder / GLOSSARY, "glossary") if (folder / GLOSSARY).exists() else None
    if source:
        _add_glossary(book, source)
    book.problems += _taken_twice(book)
    book.problems += islice(_cited(book), MOST_PROBLEMS)


def _add_contents(book: Book, path: Path, read: Reader, outside: set[str]) -> None:
    source = read(book, path, "contents")
    if source is None:
        return
    listed = [
        ((index, "chapters", n), id_)
        for index, part in enumerate(source.value)
        for n, id_ in enumerate(part["chapters"])
    ]
    named, known = [id_ for _, id_ in listed], {*book.chapters, *book.wrong_chapters}
    for place, name in repeated(named):
        book.problems.append(
            source.problem(listed[place][0], f"{name!r} stands twice", "keep one of the two")
        )
    for at, id_ in listed:
        if id_ not in known:
            book.problems.append(source.problem(*unresolved(at, id_, "chapter", known)))
    for id_ in sorted(known - set(named) - outside):
        hint = "add its id to the 'chapters:' of one"
        book.problems.append(source.problem((), f"the chapter {id_!r} is in no part", hint))
    order = [id_ for id_ in dict.fromkeys([*named, *book.chapters]) if id_ in book.chapters]
    book.chapters = {id_: book.chapters[id_] for id_ in order}
    book.parts = tuple(
        Part(part["id"], part["name"], tuple(id_ for id_ in part["chapters"] if id_ in book.chapters))
        for part in source.value
    )


def _add_glossary(book: Book, source: Source) -> None:
    found = [source.problem(*finding) for finding in islice(glossary.findings(source), MOST_PROBLEMS)]
    book.problems += found
    book.glossary_source = source
    if not found:
        book.terms = {item["id"]: glossary.build_term(item) for item in source.value}


def _cited(book: Book) -> Iterator[Problem]:
    """Citations that lead nowhere; where a file could not be read, it may hold what is missing."""
    if book.wrong_chapters:
        return
    for source, at, wanted, known, what in _citations(book):
        if wanted in known:
            continue
        if source is book.glossary_source and wanted == source.value[at[0]]["id"]:
            yield source.problem(at, f"the word {wanted!r} cites itself", "delete it")
        else:
            near = get_close_matches(wanted, known, 1, 0.6)
            lists = (
                "'rulebook rules' shows" if at[0] == "see" else "'rulebook rules' and 'rulebook list' show"
            )
            hint = f"did you mean {near[0]!r}?" if near else f"{lists} all"
            yield source.problem(at, f"no {what} is called {wanted!r}", hint)


def _citations(book: Book) -> Iterator[tuple[Source, tuple, str, set[str], str]]:
    """Where something is cited, its id, the ids that may be cited there, and what these are.

    A game cites no other game: what is like it is worked out, and so are the mixes in which it is played. Where a
    book has taken over a few games alone, without general rules, what they cite is left aside.
    """
    rules = {*book.chapters, *(rule.id for chapter in book.chapters.values() for rule in chapter.rules)}
    games = {*book.games, *book.mixes}
    for source in book.sources.values() if rules else ():
        for n, wanted in enumerate(source.value.get("see", ())):
            yield source, ("see", n), wanted, rules, "rule or chapter"
    if book.wrong:
        return
    for source in book.chapter_sources.values():
        for index, rule in enumerate(source.value["rules"]):
            for n, wanted in enumerate(rule.get("see", ())):
                yield source, ("rules", index, "see", n), wanted, rules | games, "rule, chapter or game"
    if book.terms:
        for index, item in enumerate(book.glossary_source.value):
            for n, wanted in enumerate(item.get("see", ())):
                others = set(book.terms) - {item["id"]}
                known = rules | games | others
                yield book.glossary_source, (index, "see", n), wanted, known, "word, rule, chapter or game"


def _taken_twice(book: Book) -> Iterator[Problem]:
    """Ids of chapters and rules that lead to another place already."""
    owner = {id_: "a game" for id_ in book.games} | {id_: "a mix" for id_ in book.mixes}
    for chapter, source in ((c, book.chapter_sources[c.id]) for c in book.chapters.values()):
        places = [((), chapter, "a chapter")]
        places += [(("rules", n), rule, f"a rule of {chapter.id}") for n, rule in enumerate(chapter.rules)]
        for at, it, what in places:
            for name in (it.id, *it.former):
                if owner.setdefault(name, what) is not what:
                    yield source.problem(
                        (*at, "id"), f"{name!r} is already the id of {owner[name]}", "rename one"
                    )


def find_rule(book: Book, name: str) -> tuple[Chapter, Rule | None] | None:
    """The chapter that is called so, or the rule with its chapter, by id, name or another word for it."""
    wanted = folded(name)
    for chapter in book.chapters.values():
        if wanted in map(folded, called(chapter)):
            return chapter, None
    for chapter in book.chapters.values():
        for rule in chapter.rules:
            if wanted in map(folded, called(rule)):
                return chapter, rule
    return None


def called(it: Chapter | Rule) -> list[str]:
    """Everything by which a chapter or a rule may be asked for."""
    return [it.id, *it.former, *it.name.values(), *it.also]


def near_rules(book: Book, name: str) -> list[str]:
    """Ids of the chapters and rules whose names come nearest to this one, the nearest first."""
    every = [it for chapter in book.chapters.values() for it in (chapter, *chapter.rules)]
    names = {folded(word): it.id for it in every for word in called(it)}
    return list(dict.fromkeys(names[n] for n in get_close_matches(folded(name), names, 3, 0.6)))

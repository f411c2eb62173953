"""What is not a game: chapters of general rules, the order in which they stand, and the glossary."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from generator.book import glossary
from generator.book.chapters import Part, build_chapter
from generator.book.checks import chapters
from generator.book.checks.names import repeated, unresolved
from generator.book.problems import Problem
from generator.book.source import Source

if TYPE_CHECKING:
    from generator.book.load import Book

FOLDER = "rules"
CONTENTS = "contents.yaml"
GLOSSARY = "glossary.yaml"
OWN_PAGES = frozenset(
    "index player dealer floor glossary".split()
)  # of the folder of chapters on the website

Reader = Callable[["Book", Path, str], Source | None]


def load_general(book: Book, read: Reader) -> None:
    """Chapters, contents and glossary of the book, once games and mixes are there; a book may be without them."""
    folder = book.folder / "games" / FOLDER
    for path in sorted(folder.glob("*.yaml")):
        if path.name != CONTENTS:
            _add_chapter(book, path, read)
    if (folder / CONTENTS).exists() or book.chapters:
        _add_contents(book, folder / CONTENTS, read)
    path = book.folder / "games" / GLOSSARY
    source = read(book, path, "glossary") if path.exists() else None
    if source:
        _add_glossary(book, source)
    _cited(book)


def _add_chapter(book: Book, path: Path, read: Reader) -> None:
    source = read(book, path, "chapter")
    if source is None:
        book.wrong_chapters.add(path.stem)
        return
    data = source.value
    found = [source.problem(*finding) for finding in chapters.findings(data, book)]
    if data["id"] != path.stem:
        hint = f"write '{path.stem}', or rename the file to {data['id']}.yaml"
        found.append(source.problem(("id",), f"{data['id']!r} is not the file's name", hint))
    if data["id"] in OWN_PAGES:
        found.append(source.problem(("id",), f"{data['id']!r} is a page of its own", "choose another"))
    book.problems += found
    if found:
        book.wrong_chapters.add(path.stem)
        return
    book.chapter_sources[data["id"]] = source
    book.chapters[data["id"]] = build_chapter(data, book.common_options)


def _add_contents(book: Book, path: Path, read: Reader) -> None:
    source = read(book, path, "contents")
    if source is None:
        return
    listed = [
        (index, n, id_) for index, part in enumerate(source.value) for n, id_ in enumerate(part["chapters"])
    ]
    known = {*book.chapters, *book.wrong_chapters}
    found = []
    for place, name in repeated(id_ for _, _, id_ in listed):
        index, n, _ = listed[place]
        found.append(source.problem((index, "chapters", n), f"{name!r} stands twice", "keep one of the two"))
    for index, n, id_ in listed:
        if id_ not in known:
            found.append(source.problem(*unresolved((index, "chapters", n), id_, "chapter", known)))
    for id_ in sorted(known - {id_ for _, _, id_ in listed}):
        message = f"the chapter {id_!r} is in no part"
        found.append(source.problem((), message, "add its id to the 'chapters:' of one"))
    book.problems += found
    order = [id_ for _, _, id_ in listed if id_ in book.chapters]
    book.chapters = {id_: book.chapters[id_] for id_ in dict.fromkeys(order)}
    book.parts = tuple(
        Part(part["id"], part["name"], tuple(id_ for id_ in part["chapters"] if id_ in book.chapters))
        for part in source.value
    )


def _add_glossary(book: Book, source: Source) -> None:
    found = [source.problem(*finding) for finding in glossary.findings(source)]
    book.problems += found
    book.glossary_source = source
    if not found:
        book.terms = {item["id"]: glossary.build_term(item) for item in source.value}


def _cited(book: Book) -> None:
    """Ids of chapters, rules and words are citations: each leads to one place, and each citation to some."""
    book.problems += _taken_twice(book)
    rules = {*book.chapters, *(rule.id for chapter in book.chapters.values() for rule in chapter.rules)}
    games = {*book.games, *book.mixes}
    partly = bool(book.wrong_chapters or book.wrong)  # what could not be read may hold it
    for source, at, wanted, known in _citations(book, rules, games):
        if wanted not in known and not partly:
            book.problems.append(source.problem(*unresolved(at, wanted, "rule, chapter or game", known)))


def _citations(book: Book, rules: set[str], games: set[str]) -> Iterator[tuple[Source, tuple, str, set[str]]]:
    for source in book.chapter_sources.values():
        for index, rule in enumerate(source.value["rules"]):
            for n, wanted in enumerate(rule.get("see", ())):
                yield source, ("rules", index, "see", n), wanted, rules | games
    if book.terms:
        for index, item in enumerate(book.glossary_source.value):
            for n, wanted in enumerate(item.get("see", ())):
                yield book.glossary_source, (index, "see", n), wanted, rules | games | set(book.terms)


def _taken_twice(book: Book) -> Iterator[Problem]:
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

"""What is wrong with the files of a book: with all of them, or with one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches
from functools import partial
from itertools import islice
from typing import NamedTuple, TypeVar

from poker_rulebook.book import schema
from poker_rulebook.book.chapters import Chapter, Rule, rules_of
from poker_rulebook.book.checks import findings, general
from poker_rulebook.book.checks.choices import mix_findings, wrong_choices, wrong_mix_choices
from poker_rulebook.book.checks.subject import repeated, unresolved
from poker_rulebook.book.forest import bases, circular
from poker_rulebook.book.house import house_findings
from poker_rulebook.book.load import Book
from poker_rulebook.book.mix import Mix
from poker_rulebook.book.model import Game
from poker_rulebook.book.names import folded, names_of
from poker_rulebook.book.problems import MOST_PROBLEMS, At, Problem
from poker_rulebook.book.shared import CONTENTS, RULES, tda_findings
from poker_rulebook.book.shelf import Shelf
from poker_rulebook.book.source import Source

T = TypeVar("T")

OWN_PAGES = (
    "index",
    "player",
    "dealer",
    "floor",
    "tda",
    "glossary",
)  # of the folder of chapters on the website


class Task(NamedTuple):
    """Something to look at.

    what        the kind of the task
    needs       what comes out depends on this, and on the files that all games share
    general     also on the rest of the book beside its games and mixes
    find        what is wrong
    """

    what: str
    needs: Iterable[str]
    find: Callable[[], Sequence[Problem]]
    general: bool = True


Worker = Callable[[Sequence[Task]], list[Sequence[Problem]]]  # gives what each of the tasks finds


def one_by_one(tasks: Sequence[Task]) -> list[Sequence[Problem]]:
    return [task.find() for task in tasks]


class Sound(NamedTuple):
    """What the files of a book hold with which nothing is wrong by themselves."""

    games: Mapping[str, Game]
    mixes: Mapping[str, Mix]
    chapters: Mapping[str, Chapter]


def file_problems(book: Book) -> list[Problem]:
    """Every problem of every file, by file and line. Examples, sums and tables are not worked out here."""
    return looked_through(book)[0]


def looked_through(
    book: Book, named: Collection[str] = (), work: Worker = one_by_one
) -> tuple[list[Problem], Sound]:
    """The same, and what is sound.

    named    files as messages call them, where only their problems are asked for, and those of what they need
    work     does what takes long
    """
    found = [*book.unlisted, *_same_files(book)]
    found += work([Task("shared", (), lambda: list(_shared(book)))])[0]
    files = {id_: book.reader.source(path) for id_, path in book.games.paths.items()}
    wanted = {id_: source for id_, source in files.items() if not named or source.file in named}
    looks = [
        Task("game", (source.file, source.text or ""), partial(of_game, book, id_), general=False)
        for id_, source in wanted.items()
    ]
    of_each = dict(zip(wanted, work(looks), strict=True))
    games, needed = _sound(book, book.games, lambda _, id_: of_each[id_], named, found)
    mixes, more = _sound(book, book.mixes, of_mix, named, found)
    chapters, _ = _sound(book, book.chapters, of_chapter, named, found)
    playable = {id_: mix for id_, mix in mixes.items() if all(part.game.id in games for part in mix.games)}
    sound = Sound(games, playable, chapters)
    found += [*_claimed_twice(book, sound), *_contents(book), *_ids_taken(book, sound), *_based(book, sound)]
    found += islice(_cited(book, sound), MOST_PROBLEMS)
    found += (problem for id_ in book.houses.paths for problem in of_house(book, id_, sound))
    return sorted({p for p in found if not named or p.file in {*named, *needed, *more}}), sound


def _sound(
    book: Book,
    shelf: Shelf[T],
    of_one: Callable[[Book, str], Sequence[Problem]],
    named: Collection[str],
    found: list[Problem],
) -> tuple[dict[str, T], set[str]]:
    """Those with which nothing is wrong, and the files that those named need; problems are added to those found.

    Files that are not named are only read.
    """
    sound, needed = {}, set[str]()
    for id_ in shelf.paths:
        is_named = not named or shelf.source(id_).file in named
        problems = of_one(book, id_) if is_named else shelf.entry(id_).problems
        found += problems
        needed |= {problem.file for problem in problems if is_named}
        if not problems:
            sound[id_] = shelf[id_]
    return sound, needed


def of_game(book: Book, id_: str) -> list[Problem]:
    """What is wrong with the file of a game, or with what it needs."""
    entry = book.games.entry(id_)
    source = entry.source
    found = source.problems or schema.problems(source, book.folder / "schema", "game") or entry.problems
    found = found or [p for name in book.rankings_of(source.value) for p in of_ranking(book, name)]
    found = found or source.place(findings(source.value, book.known))
    return sorted(found or source.place(wrong_choices(source.value, book.known)))


def of_ranking(book: Book, id_: str) -> list[Problem]:
    """What is wrong with the file of a ranking: also what is seen only once its hands are put in order."""
    entry = book.rankings.entry(id_)
    try:
        _ = entry.value and entry.value.tables
    except Exception as error:  # it may be anything: no file has been foreseen by whoever wrote the program
        message = f"its hands cannot be put in order: {error}"
        return [entry.source.problem((), message, "the file contradicts itself")]
    return entry.problems


def of_mix(book: Book, id_: str) -> list[Problem]:
    """What is wrong with the file of a mix, or with its games."""
    entry = book.mixes.entry(id_)
    source, data = entry.source, entry.source.value
    found = book.form_of(id_, "mix") or source.place(mix_findings(data, book.known))
    found = found or entry.problems
    return sorted(found or source.place(wrong_mix_choices(data, book.known)))


def of_chapter(book: Book, id_: str) -> list[Problem]:
    """What is wrong with the file of a chapter; what it cites is looked up with all of them."""
    source = book.chapters.source(id_)
    found = book.form_of(id_, "chapter")
    if not found:
        found = source.place(general.chapter_findings(source.value, book.known))
        if id_ in OWN_PAGES:
            found.append(source.problem(("id",), f"{id_!r} is a page of its own", "choose another"))
    return found


def of_house(book: Book, id_: str, sound: Sound) -> list[Problem]:
    """What is wrong with the file of a house, where the games, mixes and rules that it names are in order."""
    found, source = book.form_of(id_, "house"), book.houses.source(id_)
    if found:
        return found
    logos = {path.name for path in book.houses.paths[id_].parent.glob("*.svg")}
    rules = {name: rule for name, (_, rule) in rules_of(sound.chapters).items()}
    known = replace(book.known, games=sound.games)
    return source.place(house_findings(source.value, known, sound.mixes, rules, logos))


def _shared(book: Book) -> Iterator[Problem]:
    """Problems of the files that games, mixes and chapters share."""
    for entry in (book.deck_file, book.option_file, book.measured_file, book.glossary_file, book.tda_file):
        yield from entry.problems if entry else ()
    for what, entry in (("deck", book.deck_file), ("option", book.option_file)):
        items = entry.source.value if entry.value is not None else ()
        for index, name in repeated(item["id"] for item in items):
            yield entry.source.problem((index, "id"), f"the {what} {name!r} stands twice", "rename one")
    for id_ in book.rankings.paths:
        yield from of_ranking(book, id_)
    if book.glossary_file and book.glossary_file.value is not None:
        yield from book.glossary_file.source.place(general.glossary_findings(book.glossary_file.source.value))
    if book.tda_file and book.tda_file.value is not None:
        yield from book.tda_file.source.place(tda_findings(book.tda_file.source.value))


def _same_files(book: Book) -> Iterator[Problem]:
    """Files outside the book that are called like each other."""
    for kind, shelf in (("game", book.games), ("mix", book.mixes), ("chapter", book.chapters)):
        for path in book.paths[kind]:
            first = shelf.paths[path.stem]
            if path is not first:
                hint = "check one of the two files at a time"
                message = f"{book.reader.shown_as(first)} has the same id"
                yield book.reader.source(path).problem(("id",), message, hint)


def _claimed_twice(book: Book, sound: Sound) -> Iterator[Problem]:
    """A name that two games claim, or a game and a mix, would lead a reader to one of them by chance."""
    owner: dict[str, Source] = {}
    for source in (*map(book.games.source, sound.games), *map(book.mixes.source, sound.mixes)):
        data = source.rules
        claimed: dict[str, tuple[At, str]] = {}
        for at, word in names_of(data):
            claimed.setdefault(folded(word), (at, word))
        for name, (at, word) in claimed.items():
            other = owner.setdefault(name, source)
            if other is not source:
                message = f"{word!r} is already a name of {other.value['id']}"
                yield source.problem(at, message, "keep it in one of the two files")


def _contents(book: Book) -> Iterator[Problem]:
    """Every chapter of the book stands in one part of its contents."""
    inside = {path.stem for path in book.paths["chapter"] if path not in book.outside}
    if book.contents_file is None:
        if inside & set(book.chapters):
            yield from book.reader.source(book.folder / "games" / RULES / CONTENTS).problems
        return
    yield from book.contents_file.problems
    source, known = book.contents_file.source, book.chapters.paths
    parts = [part["chapters"] for part in book.contents]
    listed = {(index, "chapters", n): id_ for index, ids in enumerate(parts) for n, id_ in enumerate(ids)}
    for place, name in repeated(listed.values()):
        yield source.problem([*listed][place], f"{name!r} stands twice", "keep one of the two")
    for at, id_ in listed.items():
        yield from source.place(unresolved(at, id_, "chapter", known))
    for id_ in sorted(inside.difference(listed.values())) if book.contents else ():
        hint = "add its id to the 'chapters:' of one"
        yield source.problem((), f"the chapter {id_!r} is in no part", hint)


def _ids_taken(book: Book, sound: Sound) -> Iterator[Problem]:
    """Ids of chapters and rules that lead to another place already."""
    owner = {id_: "a game" for id_ in sound.games} | {id_: "a mix" for id_ in sound.mixes}
    for chapter in sound.chapters.values():
        places: list[tuple[At, Chapter | Rule, str]] = [((), chapter, "a chapter")]
        places += [(("rules", n), rule, f"a rule of {chapter.id}") for n, rule in enumerate(chapter.rules)]
        for at, it, what in places:
            for name in (it.id, *it.former):
                if owner.setdefault(name, what) is not what:
                    message = f"{name!r} is already the id of {owner[name]}"
                    yield book.chapters.source(chapter.id).problem((*at, "id"), message, "rename one")


def _based(book: Book, sound: Sound) -> Iterator[Problem]:
    """Bases that are not there, and games that are based on themselves, directly or through others.

    A book that has taken over a few games alone, without general rules, need not have their bases.
    """
    circle = circular(sound.games)
    for game in sound.games.values():
        source, known = book.games.source(game.id), book.games.paths
        if game.based_on and book.chapters.paths:
            yield from source.place(unresolved(("based_on",), game.based_on, "game", known))
        if game.id in circle:
            round_ = " → ".join([game.id, *bases(sound.games, game.id)])
            hint = "delete it in the game that is the most basic of these"
            yield source.problem(("based_on",), f"a game cannot be based on itself: {round_}", hint)


def _cited(book: Book, sound: Sound) -> Iterator[Problem]:
    """Citations that lead nowhere; where a file could not be read, it may hold what is missing."""
    if len(sound.chapters) < len(book.chapters.paths):
        return
    words = book.glossary_file.source if book.glossary_file else None
    for source, at, wanted, known, what in _citations(book, sound, words):
        if wanted in known:
            continue
        if source is words and wanted == source.value[at[0]]["id"]:
            yield source.problem(at, f"the word {wanted!r} cites itself", "delete it")
        else:
            near = get_close_matches(wanted, known, 1, 0.6)
            told = "'rulebook rules' shows" if at[0] == "see" else "'rulebook rules' and 'rulebook list' show"
            hint = f"did you mean {near[0]!r}?" if near else f"{told} all"
            yield source.problem(at, f"no {what} is called {wanted!r}", hint)


def _citations(
    book: Book, sound: Sound, words: Source | None
) -> Iterator[tuple[Source, At, str, set[str], str]]:
    """Where something is cited, its id, the ids that may be cited there, and what these are.

    A game cites no other game but its base: its variants are worked out, and the mixes in which it is played. Where a
    book has taken over a few games alone, without general rules, what they cite is left aside.
    """
    rules = {*sound.chapters, *rules_of(sound.chapters)}
    games = {*sound.games, *sound.mixes}
    for game in sound.games.values() if rules else ():
        for n, wanted in enumerate(game.see):
            yield book.games.source(game.id), ("see", n), wanted, rules, "rule or chapter"
    if book.tda_file:
        for kind, listed in book.tda.items():
            for index, accounted in enumerate(listed):
                for n, wanted in enumerate(accounted.ours):
                    at = (kind, index, "ours", n)
                    yield book.tda_file.source, at, wanted, rules, "rule or chapter"
    if len(sound.games) < len(book.games.paths):
        return
    for chapter in sound.chapters.values():
        for index, rule in enumerate(chapter.rules):
            for n, wanted in enumerate(rule.see):
                at = ("rules", index, "see", n)
                yield book.chapters.source(chapter.id), at, wanted, rules | games, "rule, chapter or game"
    for index, term in enumerate(book.terms.values()):
        assert words is not None  # where else would its words be from?
        known = rules | games | set(book.terms) - {term.id}
        for n, wanted in enumerate(term.see):
            yield words, (index, "see", n), wanted, known, "word, rule, chapter or game"

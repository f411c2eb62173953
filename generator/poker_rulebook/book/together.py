"""What is wrong with the files of a book together: names claimed twice, circles, citations that lead nowhere."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher, get_close_matches
from itertools import islice
from typing import Any, NamedTuple

from poker_rulebook.book.chapters import Chapter, Rule, rules_of
from poker_rulebook.book.checks.subject import Named, all_unresolved, twice
from poker_rulebook.book.forest import bases, circular
from poker_rulebook.book.load import Book
from poker_rulebook.book.mix import Mix
from poker_rulebook.book.model import Game
from poker_rulebook.book.names import folded, names_of
from poker_rulebook.book.problems import MOST_PROBLEMS, At, Problem, each
from poker_rulebook.book.shared import CONTENTS, RULES
from poker_rulebook.book.shelf import Shelf
from poker_rulebook.book.source import Source
from poker_rulebook.languages import SOURCE

ALL_RULES = "'rulebook rules' shows all"
ALL_NAMES = "'rulebook rules' and 'rulebook list' show all"


class Sound(NamedTuple):
    """What the files of a book hold with which nothing is wrong by themselves."""

    games: Mapping[str, Game]
    mixes: Mapping[str, Mix]
    chapters: Mapping[str, Chapter]

    def lost(self, book: Book) -> list[str]:
        """The other games, mixes and chapters: something is wrong with them, or with what they need."""
        shelves: tuple[tuple[Shelf[Any], Mapping[str, Any]], ...]
        shelves = ((book.games, self.games), (book.mixes, self.mixes), (book.chapters, self.chapters))
        return [id_ for shelf, sound in shelves for id_ in shelf.paths if id_ not in sound]

    def waits(self, book: Book, source: Source) -> bool:
        """Whether a file that names others cannot be looked at before one of these is put right."""
        return bool(book.option_file.problems or mentioned(source, self.lost(book)))


def mentioned(source: Source, ids: Iterable[str]) -> list[str]:
    """Those of the ids that stand in the text of a file, as whatever."""
    return [id_ for id_ in ids if id_ in (source.text or "")]


def across_files(book: Book, sound: Sound, named: Collection[str] = ()) -> Iterator[Problem]:
    """Every such problem; of citations no more than anybody reads.    named    files that somebody works at"""
    claimed = _claimed_twice(book, sound, named)
    for found in (_same_files(book), _contents(book), claimed, _ids_taken(book, sound)):
        yield from found
    yield from _based(book, sound)
    yield from islice(_cited(book, sound), MOST_PROBLEMS)


def _same_files(book: Book) -> Iterator[Problem]:
    """Files outside the book that are called like each other."""
    for kind, shelf in (("game", book.games), ("mix", book.mixes), ("chapter", book.chapters)):
        for path in book.paths[kind]:
            first = shelf.paths[path.stem]
            if path is not first:
                hint = "check one of the two files at a time"
                message = f"{book.reader.shown_as(first)} has the same id"
                yield book.reader.source(path).problem(("id",), message, hint)


def _claimed_twice(book: Book, sound: Sound, named: Collection[str]) -> Iterator[Problem]:
    """A name that two games claim, or a game and a mix, would lead a reader to one of them by chance.

    It is told where it stands with less right: in a list of other names before a name or an id, in a file that somebody works
    at before the others, and in one that was copied, whose id says something else than its name.
    """
    claims: dict[str, dict[str, tuple[Source, At, str]]] = {}
    for source in (*map(book.games.source, sound.games), *map(book.mixes.source, sound.mixes)):
        for at, word in names_of(source.rules):
            claims.setdefault(folded(word), {}).setdefault(source.file, (source, at, word))
    taken: dict[tuple[str, str], list[tuple[Source, At, str]]] = {}
    for several in claims.values():
        if len(several) > 1:
            owner, *others = sorted(several.values(), key=lambda claim: _right(claim[0], claim[1], named))
            for claim in others:
                taken.setdefault((claim[0].file, owner[0].value["id"]), []).append(claim)
    for (_, owner_id), names in taken.items():
        yield _taken(owner_id, names)


def _right(source: Source, at: At, named: Collection[str]) -> tuple[int, bool, float]:
    """What puts the claim to a name behind others."""
    data = source.rules
    likeness = SequenceMatcher(None, folded(data["id"]), folded(data["name"][SOURCE])).ratio()
    return {"id": 0, "also": 2, "former": 2}.get(str(at[0]), 1), source.file in named, -likeness


def _taken(owner: str, claims: Sequence[tuple[Source, At, str]]) -> Problem:
    """One problem for all names that a file has of another one."""
    source, at, word = claims[0]
    if len(claims) == 1:
        return source.problem(at, f"{word!r} is already a name of {owner}", "keep it in one of the two files")
    words = ", ".join(repr(word) for *_, word in claims)
    keys = dict.fromkeys([*(str(at[0]) for _, at, _ in claims), "reading"])
    hint = f"give this game names of its own: write {', '.join(f'{key}:' for key in keys)} anew"
    return source.problem(at, f"{words} are already names of {owner}", hint)


def _contents(book: Book) -> Iterator[Problem]:
    """Every chapter of the book stands in one part of its contents."""
    inside = {path.stem for path in book.paths["chapter"] if path not in book.outside}
    if book.contents_file.value is None:
        source = book.reader.source(book.folder / "games" / RULES / CONTENTS)
        yield from book.contents_file.problems or (source.problems if inside & set(book.chapters) else ())
        return
    source, listed = book.contents_file.source, [*each(book.contents, "*.chapters.*")]
    yield from source.place(twice(listed, "{!r} stands twice", "keep one of the two"))
    yield from source.place(all_unresolved(listed, "chapter", book.chapters.paths))
    for id_ in sorted(inside.difference(id_ for _, id_ in listed)) if book.contents else ():
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
        source = book.games.source(game.id)
        if book.chapters.paths:
            based = each(source.rules, "based_on")
            yield from source.place(all_unresolved(based, "game", book.games.paths))
        if game.id in circle:
            round_ = " → ".join([game.id, *bases(sound.games, game.id)])
            hint = "delete it in the game that is the most basic of these"
            yield source.problem(("based_on",), f"a game cannot be based on itself: {round_}", hint)


def _cited(book: Book, sound: Sound) -> Iterator[Problem]:
    """Citations that lead nowhere; where a file could not be read, it may hold what is missing."""
    if len(sound.chapters) < len(book.chapters.paths):
        return
    for source, cited, known, what in _citations(book, sound):
        words = book.terms if source is book.glossary_file.source else {}
        for at, wanted in cited:
            if wanted in known:  # a word may cite the rule of its name
                continue
            if words and wanted == source.value[at[0]]["id"]:
                yield source.problem(at, f"the word {wanted!r} cites itself", "delete it")
            elif wanted not in words:
                near = get_close_matches(wanted, [*known, *words], 1, 0.6)
                hint = f"did you mean {near[0]!r}?" if near else ALL_RULES if at[0] == "see" else ALL_NAMES
                yield source.problem(at, f"no {what} is called {wanted!r}", hint)


def _citations(book: Book, sound: Sound) -> Iterator[tuple[Source, Named, set[str], str]]:
    """Files that cite, where and which ids, the ids that may be cited there beside words, and what these are.

    A game cites no other game but its base: its variants are worked out, and the mixes in which it is played. Where a
    book has taken over a few games alone, without general rules, what they cite is left aside.
    """
    rules = {*sound.chapters, *rules_of(sound.chapters)}
    for source in map(book.games.source, sound.games if rules else ()):
        yield source, each(source.rules, "see.*"), rules, "rule or chapter"
    if book.tda:
        source = book.tda_file.source
        yield source, each(source.value, "*.*.ours.*"), rules, "rule or chapter"
    # also those whose files are wrong: that is told there
    known = {*rules, *book.games.paths, *book.mixes.paths}
    for source in map(book.chapters.source, sound.chapters):
        yield source, each(source.value, "rules.*.see.*"), known, "rule, chapter or game"
    if book.terms:
        source = book.glossary_file.source
        yield source, each(source.value, "*.see.*"), known, "word, rule, chapter or game"

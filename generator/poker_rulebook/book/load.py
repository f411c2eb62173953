"""A folder of YAML files to a Book: every problem of every file, and every game that can be played."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from itertools import islice
from pathlib import Path

from poker_rulebook.book import schema
from poker_rulebook.book.build import build_deck, build_game
from poker_rulebook.book.chapters import Chapter, Part
from poker_rulebook.book.checks import findings, mixes
from poker_rulebook.book.checks.names import Known, repeated
from poker_rulebook.book.choices import wrong_after, wrong_choices, wrong_mix_after, wrong_mix_choices
from poker_rulebook.book.files import Unreadable, yaml_files
from poker_rulebook.book.general import CONTENTS, GLOSSARY, RULES, add_chapter, finish_general
from poker_rulebook.book.glossary import Term
from poker_rulebook.book.measured import FILE as MEASURED_FILE
from poker_rulebook.book.measured import Measured, read_measured
from poker_rulebook.book.mix import Mix, build_mix, mix_options
from poker_rulebook.book.model import Game
from poker_rulebook.book.names import folded, names_are_unique, names_of, wrong_file_name
from poker_rulebook.book.options import UnknownChoice, chosen, chosen_from
from poker_rulebook.book.parts import Deck
from poker_rulebook.book.problems import BookError, Problem, suggestion
from poker_rulebook.book.source import MOST_PROBLEMS, Source, read
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.rules import LikeError

NO_GAMES = ("decks.yaml", "measured.yaml", GLOSSARY)  # files of games/ that hold something else


class UnknownGame(ValueError):
    """No game or mix has that id or name; the message offers the nearest ones."""


@dataclass
class Book:
    """The games of one folder, their mixes and the general rules, with what is wrong with them.

    sources   game id -> its file; only files whose schema and names are in order have a game
    measured  game id -> chances that were counted
    wrong     names of the game files that have none
    mixes     mix id -> mix, and its file in `mix_sources`
    chapters  chapter id -> chapter of general rules, in the order of their parts
    terms     id -> word of the glossary
    results   examples that have been played, by game, choices and id, with what came out
    tried     option=choice of the common options that the schema has passed
    counted   tables of general rules that have been counted, by what they show and are given
    """

    folder: Path
    decks: dict[str, Deck] = field(default_factory=dict)
    rankings: dict[str, Ranking] = field(default_factory=dict)
    common_options: list[dict] = field(default_factory=list)
    sources: dict[str, Source] = field(default_factory=dict)
    games: dict[str, Game] = field(default_factory=dict)
    wrong: set[str] = field(default_factory=set)
    mix_sources: dict[str, Source] = field(default_factory=dict)
    mixes: dict[str, Mix] = field(default_factory=dict)
    chapter_sources: dict[str, Source] = field(default_factory=dict)
    chapters: dict[str, Chapter] = field(default_factory=dict)
    wrong_chapters: set[str] = field(default_factory=set)
    parts: tuple[Part, ...] = ()
    terms: dict[str, Term] = field(default_factory=dict)
    glossary_source: Source | None = None
    problems: list[Problem] = field(default_factory=list)
    measured: dict[str, Measured] = field(default_factory=dict)
    results: dict[tuple, tuple] = field(default_factory=dict)
    tried: set[str] = field(default_factory=set)
    counted: dict[str, list] = field(default_factory=dict)

    def game(self, name: str, choices: dict[str, str] | None = None) -> Game:
        """The game of that id, name or abbreviation under those choices. Raises UnknownGame, UnknownChoice."""
        id_ = self.find(name)
        if id_ in self.mixes:
            games = ", ".join(dict.fromkeys(part.game.id for part in self.mixes[id_].games))
            raise UnknownGame(f"{name!r} is a mix of several games: name one of them ({games})")
        game = self.games[id_]
        if not choices:
            return game
        data = chosen(self.sources[game.id].value, self.common_options, choices)
        wrong = wrong_after(self, data) if len(choices) > 1 else []  # `load` has tried each by itself
        if wrong:
            raise UnknownChoice(f"the choices do not go together: {wrong[0][0]}")
        return build_game(data, self.decks, self.rankings, self.common_options, dict(choices))

    def mix(self, name: str, choices: dict[str, str] | None = None) -> Mix:
        """The mix of that id, name or abbreviation under those choices. Raises UnknownGame, UnknownChoice."""
        id_ = self.find(name)
        if id_ not in self.mixes:
            raise UnknownGame(f"{name!r} is a game, not a mix")
        if not choices:
            return self.mixes[id_]
        data = self.mix_sources[id_].value
        data = chosen_from(data, mix_options(data), choices)
        wrong = wrong_mix_after(self, data) if len(choices) > 1 else []  # `load` has tried each by itself
        if wrong:
            raise UnknownChoice(f"the choices do not go together: {wrong[0][0]}")
        return build_mix(data, self, dict(choices))

    def find(self, name: str) -> str:
        """The id of the game or mix that is called `name` in any of its ways. Raises UnknownGame."""
        id_ = self.called(name)
        if id_:
            return id_
        ids = self.near(name)
        hint = f"did you mean {' or '.join(ids)}?" if ids else "'rulebook list' shows all games"
        raise UnknownGame(f"no game is called {name!r}: {hint}")

    def called(self, name: str) -> str:
        """The same, or '' where nothing is called so."""
        if name in self.games or name in self.mixes:
            return name
        return self._names().get(folded(name), "") if folded(name) else ""

    def near(self, name: str) -> list[str]:
        """Ids of the games and mixes whose names come nearest to this one, the nearest first."""
        names = self._names()
        return list(dict.fromkeys(names[n] for n in get_close_matches(folded(name), names, 3, 0.6)))

    def _names(self) -> dict[str, str]:
        """Folded name -> id."""
        called = [*self.games.values(), *self.mixes.values()]
        return {folded(name): it.id for it in called for name in names_of(it)}

    def shown_as(self, path: Path) -> str:
        """A file as messages name it: from the folder of the book, or as it was given."""
        absolute = Path(os.path.abspath(path))
        return absolute.relative_to(self.folder).as_posix() if _below(path, self.folder) else path.as_posix()


def _below(path: Path, folder: Path) -> bool:
    return Path(os.path.abspath(path)).is_relative_to(folder)


def load(folder: Path, extra: Iterable[Path] = ()) -> Book:
    """Everything under `folder`/games, checked against `folder`/schema; nothing is raised for bad data.

    extra    files of games, mixes and chapters outside the folder; each takes the place of the one with its file name

    Raises BookError when the folder is no book at all.
    """
    folder = folder.resolve()
    book = Book(folder)
    games = folder / "games"
    if not games.is_dir() or not (folder / "schema").is_dir():
        message = "is not a book: it has no games/ and schema/"
        raise BookError([Problem(str(folder), 1, 1, "folder", message, "name the folder that holds them")])
    _load_decks(book)
    _load_rankings(book)
    _load_common_options(book)
    _load_measured(book)
    outside: dict[str, list[Path]] = {"game": [], "mix": [], "chapter": []}
    for path in sorted({path for path in extra if not _below(path, games)}):
        outside[_kind(path)].append(path)
    inside = [path for path in _files(book, games) if path.name not in NO_GAMES]
    for path in _of_both(inside, outside["game"]):
        add_game(book, path)
    for path in _of_both(_files(book, games / "mixes"), outside["mix"]):
        add_mix(book, path)
    names_are_unique(book)
    chapters = [path for path in _files(book, games / RULES) if path.name != CONTENTS]
    for path in _of_both(chapters, outside["chapter"]):
        add_chapter(book, path, _read)
    finish_general(book, _read, {path.stem for path in outside["chapter"]})
    book.problems.sort()
    return book


def _files(book: Book, folder: Path) -> list[Path]:
    """The YAML files of a folder of the book; none of them where there are too many to be read."""
    try:
        return yaml_files(folder)
    except Unreadable as error:
        name = folder.relative_to(book.folder).as_posix()
        book.problems.append(Problem(name, 1, 1, "folder", str(error), error.hint))
        return []


def _of_both(inside: Iterable[Path], outside: list[Path]) -> list[Path]:
    """The files of the book and those outside, which come last: a name in two files is their fault."""
    replaced = {path.name for path in outside}
    return [*(path for path in sorted(inside) if path.name not in replaced), *outside]


def _kind(path: Path) -> str:
    """What a file outside the book is, by its folder, or by what it lists."""
    if path.parent.name in ("mixes", RULES):
        return "mix" if path.parent.name == "mixes" else "chapter"
    value = read(path, "").value
    keys = value if isinstance(value, dict) else {}
    return "mix" if "games" in keys else "chapter" if "rules" in keys else "game"


def _read(book: Book, path: Path, kind: str) -> Source | None:
    """The file's Source when its YAML and schema are in order; its problems go to the book."""
    inside = book.folder if _below(path, book.folder) else None
    source = read(path, book.shown_as(path), inside)
    if not source.problems:
        source.problems = schema.problems(source, book.folder / "schema", kind)
    book.problems += source.problems
    return source if not source.problems else None


def _load_decks(book: Book) -> None:
    source = _read(book, book.folder / "games" / "decks.yaml", "decks")
    if source:
        _ids_differ(book, source, "deck")
        book.decks = {data["id"]: build_deck(data) for data in source.value}


def _load_rankings(book: Book) -> None:
    paths = _files(book, book.folder / "games" / "rankings")
    read_files = [(path, source) for path in paths if (source := _read(book, path, "ranking"))]
    known = {source.value["id"]: source.value for _, source in read_files}
    for path, source in read_files:
        if source.value["id"] != path.stem:
            book.problems.append(wrong_file_name(source, path))
        try:
            book.rankings[source.value["id"]] = Ranking.from_data(source.value, known)
        except LikeError as error:
            unknown = error.wanted not in known
            hint = suggestion(error.wanted, known) if unknown else "say the rules in one of them"
            book.problems.append(source.problem(("like",), str(error), hint))
        except ValueError as error:
            book.problems.append(source.problem((), str(error), "the file contradicts itself"))


def _load_common_options(book: Book) -> None:
    source = _read(book, book.folder / "games" / "common" / "options.yaml", "options")
    if source:
        _ids_differ(book, source, "option")
        book.common_options = source.value


def _load_measured(book: Book) -> None:
    """Chances are not needed to play, so that a book may be without the file."""
    path = book.folder / MEASURED_FILE
    source = _read(book, path, "measured") if path.exists() else None
    if source:
        book.measured = read_measured(source.value)


def _ids_differ(book: Book, source: Source, what: str) -> None:
    for index, name in repeated(item["id"] for item in source.value):
        book.problems.append(source.problem((index, "id"), f"the {what} {name!r} stands twice", "rename one"))


def add_game(book: Book, path: Path) -> None:
    """Check a game file and put it into the book: its problems, and its game when there are none."""
    source = _read(book, path, "game")
    if source is None:
        book.wrong.add(path.stem)
        return
    data, known = source.value, Known(book.decks, book.rankings)
    found = [source.problem(*finding) for finding in islice(findings(data, known), MOST_PROBLEMS)]
    found += _wrong_id(source, path, book.sources)
    if not found:
        found += wrong_choices(book, source)
    book.problems += found
    if found:
        book.wrong.add(path.stem)
        return
    book.sources[data["id"]] = source
    book.games[data["id"]] = build_game(data, book.decks, book.rankings, book.common_options, {})


def add_mix(book: Book, path: Path) -> None:
    """The same for a mix, once the games are in the book."""
    source = _read(book, path, "mix")
    if source is None:
        return
    data = source.value
    found = [source.problem(*finding) for finding in islice(mixes.findings(data, book), MOST_PROBLEMS)]
    found += _wrong_id(source, path, book.mix_sources)
    if data["id"] in book.sources:
        message = f"{book.sources[data['id']].file} is a game with the same id"
        found.append(source.problem(("id",), message, "rename the mix"))
    if not found and mixes.can_be_built(data, book):
        found += wrong_mix_choices(book, source)
    book.problems += found
    if not found and mixes.can_be_built(data, book):
        book.mix_sources[data["id"]] = source
        book.mixes[data["id"]] = build_mix(data, book, {})


def _wrong_id(source: Source, path: Path, others: dict[str, Source]) -> Iterator[Problem]:
    """An id that is not the file's name, or that another file has."""
    name = source.value["id"]
    if name != path.stem:
        yield wrong_file_name(source, path)
    elif name in others:
        message = f"{others[name].file} has the same id"
        yield source.problem(("id",), message, "check one of the two files at a time")

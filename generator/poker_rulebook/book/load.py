"""The book of a folder, and its earlier editions: games, mixes and general rules. Each file is read when it is asked for.

games/editions.yaml names each with its day and its commit. editions/NAME.json has every sentence that could be cited, so that it
can be compared whatever becomes of the program; whole pages are made again from the commit, by its own program.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import field

from poker_rulebook.book import schema
from poker_rulebook.book.chapters import (
    Chapter,
    ChapterGroup,
    build_chapter,
    folded,
    index_of,
    names_of,
    nearest_to,
)
from poker_rulebook.book.checks.choices import mix_can_be_built, unbuilt_after, wrong_in, wrong_mix_after
from poker_rulebook.book.checks.general import chapter_can_be_built
from poker_rulebook.book.checks.subject import Known, can_be_built, named_rankings
from poker_rulebook.book.house import House, Mix, Preset, build_house, build_mix, build_preset, mix_options
from poker_rulebook.book.model import Example, Game, build_game
from poker_rulebook.book.options import UnknownChoice, UnknownGame, chosen, chosen_from
from poker_rulebook.book.parts import Data, built
from poker_rulebook.book.problems import BookError, FaultyFile, Problem, suggestion, visible
from poker_rulebook.book.repository import (
    CONTENTS,
    EDITIONS,
    FRONT,
    GLOSSARY,
    OPTIONS,
    RETIRED,
    RULES,
    SOUGHT,
    TDA,
    BookMemo,
    ReadFile,
    Repository,
    Retired,
    SharedFiles,
    Unread,
    is_below,
    kind_of,
    listed,
)
from poker_rulebook.book.source import Source
from poker_rulebook.languages import SOURCE
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.rules import LikeError

# --- the book of a folder: its games, mixes and general rules. Each file is read when it is asked for


FOLDERS = {
    "mixes": "mix",
    RULES: "chapter",
    "presets": "preset",
    "houses": "house",
}  # of games/ -> the kind of their files
NO_GAMES = (
    "decks.yaml",
    "measured.yaml",
    EDITIONS,
    FRONT,
    RETIRED,
    GLOSSARY,
    TDA,
)  # files of games/ that hold something else


class Book(SharedFiles, eq=False):
    """The games of one folder, their mixes and the general rules.

    paths       kind of file -> its files, those outside the folder last: game, mix, chapter, ranking, preset, house
    outside     the files that were named beside the folder
    unlisted    folders whose files could not be listed
    house       whose edition this is; None for the book itself
    """

    paths: Mapping[str, Sequence[Path]]
    outside: Collection[Path] = ()
    unlisted: Sequence[Problem] = ()
    memo: BookMemo = field(default_factory=BookMemo)
    house: House | None = None

    @cached_property
    def rankings(self) -> Repository[Ranking]:
        return Repository(self.paths["ranking"], self._ranking)

    @cached_property
    def games(self) -> Repository[Game]:
        return Repository(self.paths["game"], self._game)

    @cached_property
    def mixes(self) -> Repository[Mix]:
        return Repository(self.paths["mix"], self._mix)

    @cached_property
    def chapters(self) -> Repository[Chapter]:
        """In the order of their parts."""
        paths = {path.stem: path for path in reversed(self.paths["chapter"])}
        order = dict.fromkeys([*(id_ for part in self.contents for id_ in part["chapters"]), *sorted(paths)])
        return Repository([paths[id_] for id_ in order if id_ in paths], self._chapter)

    @cached_property
    def heads(self) -> Repository[Chapter]:
        """The chapters without their rules: what they are called, and which games they concern."""
        return Repository(self.chapters.paths.values(), self._head)

    @cached_property
    def houses(self) -> Repository[House]:
        return Repository(self.paths["house"], lambda path: self.reader.entry(path, "house", build_house))

    @cached_property
    def presets(self) -> Repository[Preset]:
        return Repository(self.paths["preset"], self._preset)

    @cached_property
    def parts(self) -> tuple[ChapterGroup, ...]:
        """The chapters as they stand together."""
        there = [tuple(id_ for id_ in part["chapters"] if id_ in self.chapters) for part in self.contents]
        return tuple(
            built(ChapterGroup, part, chapters=ids) for part, ids in zip(self.contents, there, strict=True)
        )

    @property
    def itself(self) -> Book:
        """The book as it is without the choices of a house: what its general rules count is counted in it."""
        return self

    @property
    def offered(self) -> Mapping[str, Game]:  # that have a page
        return self.games

    @property
    def offered_mixes(self) -> Mapping[str, Mix]:
        return self.mixes

    @property
    def settled(self) -> Mapping[str, tuple[str, ...]]:  # by the general rules of a house
        return {}

    def decided_in(self, game: Game) -> dict[str, str]:
        """What a house has chosen in a game, also where that is usual: option -> choice."""
        return {}

    def take_over(self, before: Book, same: Collection[str]) -> None:
        """What the book had before some of its games were edited: decks, options, rankings, and the games of these ids."""
        paths = {path for path in before.games.paths.values() if path.stem in same}
        self.deck_file, self.option_file, self.decks = before.deck_file, before.option_file, before.decks
        self.rankings, self.memo.results = before.rankings, before.memo.results
        self.reader.take_over(before.reader, paths)
        self.games.take_over(before.games, same)

    def with_file(self, path: Path) -> Book:
        """The same book with a file of a game outside of it, in the place of the one with its name or beside all others."""
        changed = load(self.folder, [path])
        changed.take_over(self, self.games.paths.keys() - {path.stem})
        changed.reader.take_over(
            self.reader, {own for paths in self.paths.values() for own in paths} - {path}
        )
        return changed

    # --- files of which there are many

    def misplaced(self, named: Iterable[str] = ()) -> list[Problem]:
        """The YAML files below games/ that nothing reads, and those of the files named that are none."""
        games = self.folder / "games"
        read = {path for paths in self.paths.values() for path in paths}
        read |= {games / name for name in (*NO_GAMES, OPTIONS, f"{RULES}/{CONTENTS}")}
        read |= {games / "asked" / f"{kind}.yaml" for kind in SOUGHT}
        files = {path for end in ("yaml", "yml") for path in games.rglob(f"*.{end}")} - read
        unlisted = {self.folder / problem.file for problem in self.unlisted}
        files = {path for path in files if path.parent not in unlisted}
        replaced = {path.name for path in read if not path.is_relative_to(games)}  # by files from elsewhere
        names = {self.reader.shown_as(path) for path in files if path.name not in replaced}
        names |= {name for name in named if not name.endswith(".yaml")}
        return [
            Problem(name, 1, 1, "file", "is no part of the book", _part_hint(name)) for name in sorted(names)
        ]

    def form_of(self, id_: str, kind: str) -> list[Problem]:
        """What is wrong with the YAML or the form of the first file of that kind and id."""
        return self.reader.read(next(path for path in self.paths[kind] if path.stem == id_), kind)[1]

    def mentioning(self, kind: str, *words: str) -> list[str]:
        """Ids of the files of that kind in whose texts all of these words stand, whatever they say."""
        found, key = self.memo.mentions, (kind, *words)
        if key not in found:
            texts = {path.stem: self.reader.source(path).text or "" for path in self.paths[kind]}
            found[key] = [id_ for id_, text in texts.items() if all(word in text for word in words)]
        return found[key]

    def _ranking(self, path: Path) -> ReadFile[Ranking]:
        try:
            return self.reader.entry(path, "ranking", partial(Ranking.from_data, files=self._ranking_data))
        except LikeError as error:
            if self._ranking_data.is_faulty(error.wanted):
                return ReadFile(
                    self.reader.source(path), None, self._ranking_data.entry(error.wanted).problems
                )
            at, message, hint = "like", str(error), "say the rules in one of them"
            if error.wanted not in self.rankings.paths:
                hint = suggestion(error.wanted, self.rankings.paths)
        except ValueError as error:
            at, message, hint = "", str(error), "the file contradicts itself"
        source = self.reader.source(path)
        return ReadFile(source, None, [source.problem((at,) if at else (), message, hint)])

    @cached_property
    def _ranking_data(self) -> Repository[Data]:
        """What the files of rankings say, as a ranking may be like another one."""
        return Repository(self.paths["ranking"], lambda path: self.reader.entry(path, "ranking", dict))

    def _game(self, path: Path) -> ReadFile[Game]:
        """The game of a file. Its examples, most of the text, are read when somebody looks at them."""
        source = self.reader.source(path)
        data = source.rules
        if not schema.fits(data, self.reader.schemas, "game", "examples") or data["id"] != path.stem:
            return ReadFile(source, None, self.reader.read(path, "game")[1])
        # what is wrong with the files that it needs is told there, and once
        found = [p for name in self.rankings_of(data) for p in self.rankings.entry(name).problems]
        found = found or ([] if data["deck"] in self.decks else self.deck_file.problems)
        found = found or source.place(can_be_built(data, self.known))
        if found:
            return ReadFile(source, None, found)
        return ReadFile(source, self._built(data, {}, Unread(lambda: self._examples(path))))

    def rankings_of(self, data: Data) -> list[str]:
        """The rankings of the book that a game file names."""
        return sorted({name for _, name in named_rankings(data)} & self.rankings.paths.keys())

    def _examples(self, path: Path) -> list[Example]:
        source, found = self.reader.read(path, "game")
        if found:
            raise FaultyFile(found)
        return [Example(**data) for data in source.value["examples"]]

    def _built(
        self,
        data: Data,
        choices: dict[str, str],
        examples: Sequence[Example],
        usual: tuple[Data, Game] | None = None,
    ) -> Game:
        return build_game(data, self.decks, self.rankings, self.common_options, choices, examples, usual)

    def _mix(self, path: Path) -> ReadFile[Mix]:
        source, found = self.reader.read(path, "mix")
        if path.stem in self.games.paths:
            message = f"{self.games.source(path.stem).file} is a game with the same id"
            found = [*found, source.problem(("id",), message, "rename the mix")]
        if not found:
            names = dict.fromkeys(part["game"] for part in source.value["games"])
            faulty = filter(self.games.is_faulty, names)
            found = [problem for name in faulty for problem in self.games.entry(name).problems]
            found = found or source.place(mix_can_be_built(source.value, self.known))
        return ReadFile(source, None if found else self._mixed(source.value, {}), found)

    def _mixed(self, data: Data, choices: dict[str, str]) -> Mix:
        games = [self.game(part["game"], part.get("choices")) for part in data["games"]]
        return build_mix(data, games, choices)

    def _chapter(self, path: Path) -> ReadFile[Chapter]:
        source, found = self.reader.read(path, "chapter")
        found = found or self.option_file.problems
        found = found or source.place(chapter_can_be_built(source.value, self.known))
        return ReadFile(source, None if found else build_chapter(source.value, self.common_options), found)

    def _preset(self, path: Path) -> ReadFile[Preset]:
        entry = self.reader.entry(path, "preset", build_preset)
        if entry.value is None or not entry.value.preset:
            return entry
        base = self.reader.entry(path.with_stem(entry.value.preset), "preset", build_preset)
        return ReadFile(entry.source, entry.value.beginning_with(base.value)) if base.value else entry

    def _head(self, path: Path) -> ReadFile[Chapter]:
        source = self.reader.source(path)
        if not schema.fits(source.head, self.reader.schemas, "chapter", "rules"):
            return ReadFile(source, None, self.reader.read(path, "chapter")[1])
        return ReadFile(source, build_chapter(source.head | {"rules": []}, []))

    @cached_property
    def known(self) -> Known:
        """What checks of one file may ask of the others."""
        return Known(
            self.decks, self.rankings, self.common_options, self.games, self.games.is_faulty, self.game,
            lambda: self.names, self.reader.schemas,
        )  # fmt: skip

    # --- by name, and under choices

    @cached_property
    def names(self) -> dict[str, str]:
        """Every name of a game or mix, folded -> its id."""
        return index_of((data["id"], [word for _, word in names_of(data)]) for _, data in self.named())

    def named(self) -> Iterator[tuple[Source, Data]]:
        """The files of games, then of mixes, whose form is right, each without the examples."""
        for kind, shelf in (("game", self.games), ("mix", self.mixes)):
            for path in shelf.paths.values():
                source = self.reader.source(path)
                if schema.fits(source.rules, self.reader.schemas, kind, "examples"):
                    yield source, source.rules

    def game(self, name: str, choices: dict[str, str] | None = None, *, together: bool = False) -> Game:
        """The game of that id, name or abbreviation under those choices.

        together    whether it is known that these go together, so that nobody need look

        Raises UnknownGame, UnknownChoice, and FaultyFile where its file cannot be used.
        """
        if (id_ := self.find(name)) not in self.games.paths:
            games = ", ".join(dict.fromkeys(part.game.id for part in self.mixes[id_].games))
            raise UnknownGame(f"{name!r} is a mix of several games: name one of them ({games})")
        if not choices:
            return self.games[id_]
        _refuse_other_types(choices)
        if len(choices) > 1:
            return self._under(id_, choices, tried=together)
        key, known = (id_, *choices.items()), self.memo.chosen
        if key not in known:
            known[key] = self._under(id_, choices, tried=together)
        made: Game = known[key]
        return made

    def _under(self, id_: str, choices: Mapping[str, str], *, tried: bool) -> Game:
        game, rules = self.games[id_], self.games.source(id_).rules
        data = chosen(rules, self.common_options, choices)
        _refuse(() if tried else unbuilt_after(data, self.known))
        made = self._built(data, dict(choices), game.examples, (rules, game))
        _refuse(
            () if tried or len(choices) == 1 else wrong_in(data, made)
        )  # of one alone `check` looks at the rest
        return made

    def mix(self, name: str, choices: dict[str, str] | None = None) -> Mix:
        """The mix of that id, name or abbreviation under those choices. Raises UnknownGame, UnknownChoice, FaultyFile."""
        id_ = self.find(name)
        if id_ not in self.mixes.paths:
            raise UnknownGame(f"{name!r} is a game, not a mix")
        if not choices:
            return self.mixes[id_]
        _refuse_other_types(choices)
        data = self.mixes.source(id_).value
        data = chosen_from(data, mix_options(data), choices)
        _refuse(wrong_mix_after(data, self.known))
        return self._mixed(data, dict(choices))

    def find(self, name: str) -> str:
        """The id of the game or mix that is called `name` in any of its ways. Raises UnknownGame."""
        if id_ := self.called(name):
            return id_
        if gone := self.retired_as(name):
            instead = f"; instead: {', '.join(gone.see)}" if gone.see else ""
            raise UnknownGame(
                f"{gone.id} is not in the book since {gone.day}: {gone.reason[SOURCE]}{instead}"
            )
        ids = self.near(name)
        hint = f"did you mean {' or '.join(ids)}?" if ids else "'rulebook list' shows all games"
        raise UnknownGame(f"no game is called {visible(repr(name))}: {hint}")

    def called(self, name: str) -> str:
        """The same, or '' where nothing is called so."""
        if not isinstance(name, str):
            raise UnknownGame(f"{visible(repr(name))} is no name of a game: write a text, such as 'razz'")
        if name in self.games.paths or name in self.mixes.paths:
            return name
        return self.names.get(folded(name), "") if folded(name) else ""

    def retired_as(self, name: str) -> Retired | None:
        """The game or mix that was called so, by its id or name, and is not in the book any more."""
        called = {folded(word): it for it in self.retired.values() for word in (it.id, *it.name.values())}
        return called.get(folded(name)) if isinstance(name, str) else None

    def near(self, name: str) -> list[str]:
        """Ids of the games and mixes whose names come nearest to this one, the nearest first."""
        return nearest_to(name, self.names)


def _part_hint(name: str) -> str:
    """Where a file would have to lie, and how it would be called, for the book to read it."""
    if not name.endswith(".yaml"):
        rename = f": rename it to {Path(name).stem}.yaml" if name.endswith(".yml") else ""
        return f"its files lie below games/ and end in .yaml{rename}"
    folders = ", ".join(sorted(("asked", "common", "rankings", *FOLDERS)))
    return f"a game lies in games/ itself; below it are only the folders {folders}"


def _refuse_other_types(choices: Any) -> None:
    """Raises UnknownChoice for anything but option -> choice."""
    if not isinstance(choices, Mapping) or not all(
        isinstance(it, str) for pair in choices.items() for it in pair
    ):
        message = (
            f"{visible(repr(choices))} are no choices: write option and choice, {{'limit': 'pot-limit'}}"
        )
        raise UnknownChoice(message)


def _refuse(wrong: Sequence[tuple[str, str]]) -> None:
    """Raises UnknownChoice for choices that lead to a file which would not pass by itself."""
    if wrong:
        raise UnknownChoice(f"the choices do not go together: {wrong[0][0]}")


def load(folder: Path, extra: Iterable[Path] = ()) -> Book:
    """The book in `folder`; no file is read yet.

    extra    files of games, mixes and chapters outside the folder; each takes the place of the one with its file name

    Raises BookError when the folder is not a book at all.
    """
    folder = folder.resolve()
    games = folder / "games"
    if not games.is_dir() or not (folder / "schema").is_dir():
        message = "is not a book: it has no games/ and schema/"
        raise BookError([Problem(str(folder), 1, 1, "folder", message, "name the folder that holds them")])
    folders = {"game": games, "ranking": games / "rankings"}
    folders |= {kind: games / name for name, kind in FOLDERS.items()}
    outside: dict[str, list[Path]] = {kind: [] for kind in folders}
    for path in sorted({path for path in extra if not is_below(path, games)}):
        outside[FOLDERS.get(path.parent.name) or kind_of(path)].append(path)
    paths, unlisted = {}, list[Problem]()
    for kind, place in folders.items():
        inside, wrong = listed(place, folder, NO_GAMES if place == games else (CONTENTS,))
        unlisted += wrong
        replaced = {path.name for path in outside[kind]}
        paths[kind] = [*(path for path in inside if path.name not in replaced), *outside[kind]]
    return Book(folder, paths, {path for given in outside.values() for path in given}, unlisted)


# --- earlier editions of a book: what they are called, and what they said


FOLDER, VERSION = "editions", 1
GLOSSARY_PATH = "rules/glossary"  # among the paths of pages

CompiledPages = Mapping[
    str, Mapping[str, Any]
]  # games/razz -> its name, digest and rules, as in the file of an edition


class Frozen(NamedTuple):
    """An edition as its files have it.

    commit  whose program makes its pages; '' where that is not known
    file    its name in messages
    parts   path of a game or mix -> ids of its steps, shares, options or games
    """

    name: str
    date: str
    commit: str
    file: str
    pages: CompiledPages
    parts: Mapping[str, Sequence[str]]


def frozen(book: Book) -> list[Frozen]:
    """The editions of a book, the newest first. Raises ValueError for a file of another form."""
    found = []
    for entry in book.editions:
        file = f"{FOLDER}/{entry['name']}.json"
        if not (book.folder / file).exists():  # which `check` tells
            continue
        data = json.loads((book.folder / file).read_text("utf-8"))
        if data.get("version") != VERSION:
            raise ValueError(f"{file}: the version {data.get('version')!r} of an edition is not known")
        found.append(
            Frozen(entry["name"], entry["day"], entry.get("commit", ""), file, data["pages"], data["parts"])
        )
    return sorted(found, key=lambda it: (it.date, it.name), reverse=True)

"""Files of a book that are read when somebody asks for what they hold: those of which there are many, on shelves by id, and
those of which a book has one each: decks, common options, chances, the order of chapters, words, the TDA.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct, field

from poker_rulebook.book import schema
from poker_rulebook.book.model import build_deck
from poker_rulebook.book.parts import Data, Deck, Text, built, text_of
from poker_rulebook.book.problems import FaultyFile, Finding, Problem, each, suggestion
from poker_rulebook.book.source import Source, UnreadableFile, read, yaml_files
from poker_rulebook.languages import BESIDE

if TYPE_CHECKING:
    from poker_rulebook.shapes import StoredChances, StoredGame


T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class ReadFile(Struct, Generic[T], frozen=True):
    """A file that has been read. value    None where `problems` say what is wrong with it, or with what it names"""

    source: Source
    value: T | None
    problems: list[Problem] = field(default_factory=list)


class Repository(Mapping[str, T]):
    """What the files of one kind hold, by id, each read once. Of two files with one name it has the first.

    Iteration passes over files that cannot be used; asking for one of them raises FaultyFile, which is a KeyError.
    """

    def __init__(self, paths: Iterable[Path], reader: Callable[[Path], ReadFile[T]]):
        self.paths = {path.stem: path for path in reversed(list(paths))}
        self.paths = dict(reversed(self.paths.items()))
        self._reader, self._entries = reader, dict[str, ReadFile[T]]()

    def entry(self, id_: str) -> ReadFile[T]:
        """Raises KeyError where there is no such file."""
        if id_ not in self._entries:
            self._entries[id_] = self._reader(self.paths[id_])
        return self._entries[id_]

    def source(self, id_: str) -> Source:
        return self.entry(id_).source

    def take_over(self, before: Repository[T], wanted: Collection[str]) -> None:
        """What another shelf has of these ids, so that it is not read again."""
        self._entries |= {id_: found for id_, found in before._entries.items() if id_ in wanted}

    def __getitem__(self, id_: str) -> T:
        entry = self.entry(id_)
        if entry.value is None:
            raise FaultyFile(entry.problems)
        return entry.value

    def __iter__(self) -> Iterator[str]:
        return (id_ for id_ in self.paths if self.entry(id_).value is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def is_faulty(self, id_: str) -> bool:
        """Whether there is such a file, and it cannot be used."""
        return id_ in self.paths and self.entry(id_).value is None

    def faulty(self) -> list[str]:
        """Ids of the files that cannot be used."""
        return [id_ for id_ in self.paths if self.is_faulty(id_)]


class Unread(Sequence[T_co]):
    """A list that is read when somebody looks at it."""

    def __init__(self, reader: Callable[[], Sequence[T_co]]):
        self._reader = reader

    @cached_property
    def _items(self) -> Sequence[T_co]:
        return self._reader()

    def __getitem__(self, index: Any) -> Any:
        return self._items[index]

    def __len__(self) -> int:
        return len(self._items)


def is_below(path: Path, folder: Path) -> bool:
    return Path(os.path.abspath(path)).is_relative_to(folder)


def listed(place: Path, book: Path, left_out: Collection[str]) -> tuple[list[Path], list[Problem]]:
    """The files of a folder of a book, but for some names, and why they cannot be listed."""
    try:
        return [path for path in yaml_files(place) if path.name not in left_out], []
    except UnreadableFile as error:
        name = place.relative_to(book).as_posix()
        return [], [Problem(name, 1, 1, "folder", str(error), error.hint)]


def kind_of(path: Path) -> str:
    """What a file outside the book is, by what it lists."""
    value = read(path, "").value
    keys = value if isinstance(value, dict) else {}
    return "mix" if "games" in keys else "chapter" if "rules" in keys else "game"


class FileReader:
    """Reads files of a book, each once.    folder    of the book, which has schema/ and games/"""

    def __init__(self, folder: Path):
        self.folder, self.schemas = folder, folder / "schema"
        self._raw: dict[Path, Source] = {}

    def source(self, path: Path) -> Source:
        """A file of the book, however wrong it is."""
        if path not in self._raw:
            inside = self.folder if is_below(path, self.folder) else None
            self._raw[path] = read(path, self.shown_as(path), inside)
        return self._raw[path]

    def put(self, path: Path, source: Source) -> None:
        """What is read there from now on."""
        self._raw[path] = source

    def take_over(self, before: FileReader, paths: Collection[Path]) -> None:
        self._raw |= {path: source for path, source in before._raw.items() if path in paths}

    def learn(self, values: Mapping[str, Any]) -> None:
        """File, named as from the folder of the book -> what it says: read before, and nothing was wrong with its YAML."""
        for file, value in values.items():
            path = self.folder / file
            self._raw[path] = Source(file, value, path.read_text("utf-8"))

    def values(self) -> dict[str, Any]:
        """The same, of the files that have been read, but for those with whose YAML something is wrong."""
        return {
            source.file: source.typed for source in self._raw.values() if source.text and not source.problems
        }

    def read(self, path: Path, kind: str) -> tuple[Source, list[Problem]]:
        """A file with what is wrong with its YAML, or with its form."""
        source = self.source(path)
        found = source.problems or schema.problems(source, self.schemas, kind)
        if not found and isinstance(source.value, dict) and source.value.get("id", path.stem) != path.stem:
            name = source.value["id"]
            hint = f"write '{path.stem}', or rename the file to {name}.yaml"
            found = [source.problem(("id",), f"{name!r} is not the file's name", hint)]
        return source, found

    def entry(self, path: Path, kind: str, build: Callable[[Any], T]) -> ReadFile[T]:
        """A file, and what is built of it where nothing is wrong with it."""
        source, found = self.read(path, kind)
        return ReadFile(source, None if found else build(source.value), found)

    def items(self, file: str, kind: str) -> ReadFile[list[Any]]:
        """A file that is a list: what can be used of it, whatever is wrong with the rest."""
        source, found = self.read(self.folder / "games" / file, kind)
        there = source.value if isinstance(source.value, list) else []
        return ReadFile(source, [item for item in there if schema.fits([item], self.schemas, kind)], found)

    def if_there(self, file: str, kind: str, build: Callable[[Any], T]) -> ReadFile[T]:
        """A file that a book may be without: then neither a value nor a problem."""
        path = self.folder / "games" / file
        there = os.path.lexists(path)  # a link that leads nowhere is told
        return self.entry(path, kind, build) if there else ReadFile(Source(self.shown_as(path)), None)

    def shown_as(self, path: Path) -> str:
        """A file as messages name it: from the folder of the book, or as it was given."""
        absolute = Path(os.path.abspath(path))
        inside = absolute.is_relative_to(self.folder)
        return (absolute.relative_to(self.folder) if inside else path).as_posix()


class BookMemo(Struct):
    """What has been worked out from a book, so that it is done once.

    chosen     games under one choice, by id, option and choice
    results    examples that have been played, by game, choices and id, with what came out
    views      how these are shown, by the same, with what came out
    counted    tables of general rules, by what they show and are given
    mentions   ids of files, by their kind and the words that stand in them
    under      what was told last of a game under its choices
    """

    chosen: dict[tuple[Any, ...], Any] = field(default_factory=dict)
    results: dict[tuple[Any, ...], tuple[Any, Any]] = field(default_factory=dict)
    views: dict[tuple[Any, ...], tuple[Any, Any]] = field(default_factory=dict)
    counted: dict[str, list[Any]] = field(default_factory=dict)
    mentions: dict[tuple[str, ...], list[str]] = field(default_factory=dict)
    under: Any = None


RULES, CONTENTS, GLOSSARY, TDA = "rules", "contents.yaml", "glossary.yaml", "tda.yaml"
OPTIONS = "common/options.yaml"
MEASURED = "games/measured.yaml"
FRONT = "front.yaml"
EDITIONS = "editions.yaml"
RETIRED = "retired.yaml"
SOUGHT = {
    "games": "game or mix",
    "rules": "general rule",
    "words": "word of the glossary",
    "pages": "page of the site",
    "absent": "game or mix",
}  # files of games/asked/
SearchWords = Mapping[str, Mapping[str, Sequence[str]]]  # id -> language -> texts


class SharedFiles(Struct, eq=False, dict=True):
    """Each is read when it is asked for."""

    folder: Path

    @cached_property
    def reader(self) -> FileReader:
        return FileReader(self.folder)

    @cached_property
    def deck_file(self) -> ReadFile[list[Data]]:
        return self.reader.items("decks.yaml", "decks")

    @cached_property
    def option_file(self) -> ReadFile[list[Data]]:
        return self.reader.items(OPTIONS, "options")

    @cached_property
    def measured_file(self) -> ReadFile[dict[str, Measured]]:
        return self.reader.if_there(Path(MEASURED).name, "measured", read_measured)

    @cached_property
    def contents_file(self) -> ReadFile[list[Data]]:
        return self.reader.if_there(f"{RULES}/{CONTENTS}", "contents", list)

    @cached_property
    def glossary_file(self) -> ReadFile[dict[str, Term]]:
        return self.reader.if_there(GLOSSARY, "glossary", lambda data: {d["id"]: build_term(d) for d in data})

    @cached_property
    def tda_file(self) -> ReadFile[TdaRules]:
        return self.reader.if_there(TDA, "tda", read_tda)

    @cached_property
    def front_file(self) -> ReadFile[dict[str, list[str]]]:
        return self.reader.if_there(FRONT, "front", dict)

    @cached_property
    def editions_file(self) -> ReadFile[list[Data]]:
        return self.reader.if_there(EDITIONS, "editions", list)

    @cached_property
    def retired_file(self) -> ReadFile[list[Data]]:
        return self.reader.if_there(RETIRED, "retired", list)

    @cached_property
    def asked_files(self) -> dict[str, ReadFile[SearchWords]]:
        return {kind: self.reader.if_there(f"asked/{kind}.yaml", "asked", dict) for kind in SOUGHT}

    @cached_property
    def decks(self) -> dict[str, Deck]:
        return {data["id"]: build_deck(data) for data in self.deck_file.value or ()}

    @property
    def common_options(self) -> list[Data]:
        return self.option_file.value or []

    @cached_property
    def measured(self) -> dict[str, Measured]:
        """Game id -> chances that were counted. They are not needed to play: a book may be without the file."""
        return self.measured_file.value or {}

    @property
    def best_known(self) -> tuple[str, ...]:
        """Ids of games and mixes, those that people know best first; not all games are among them."""
        return tuple((self.front_file.value or {}).get("games", ()))

    @property
    def front_hands(self) -> tuple[str, ...]:
        """GAME/EXAMPLE of the hands with which the front page asks who wins."""
        return tuple((self.front_file.value or {}).get("hands", ()))

    @property
    def editions(self) -> list[Data]:
        """Name, day and commit of each edition."""
        return self.editions_file.value or []

    @property
    def retired(self) -> dict[str, Retired]:
        """Games and mixes that are not in the book any more, by id."""
        return {data["id"]: build_retired(data) for data in self.retired_file.value or ()}

    @property
    def asked(self) -> dict[str, SearchWords]:
        """games (and mixes), rules, words -> what people type who look for them, by id; not all files may be there."""
        return {kind: entry.value or {} for kind, entry in self.asked_files.items()}

    @property
    def terms(self) -> dict[str, Term]:
        """Id -> word of the glossary."""
        return self.glossary_file.value or {}

    @property
    def contents(self) -> list[Data]:
        return self.contents_file.value or []

    @property
    def tda(self) -> TdaRules | None:
        """The rules and the procedures of the tournament directors, each with ours."""
        return self.tda_file.value


class Retired(Struct, frozen=True):
    """A game or mix that is not in the book any more.

    kind      game or mix;  day    from which on, as 2026-11-29
    see       ids of games and mixes, where to go instead
    """

    id: str
    kind: str
    name: Text
    day: str
    reason: Text
    see: tuple[str, ...] = ()

    @property
    def path(self) -> str:
        """Of its page."""
        return f"{'mixes' if self.kind == 'mix' else 'games'}/{self.id}"


def build_retired(data: Data) -> Retired:
    reason = {locale: data["reason"][locale] for locale in BESIDE}
    return Retired(
        data["id"], data.get("kind", "game"), data["name"], data["day"], reason, tuple(data.get("see", ()))
    )


# --- words


class Term(Struct, frozen=True, kw_only=True):
    """One word.

    forms     locale -> every form in which texts have it, the word itself first
    linked    whether pages link it where it first stands
    see       ids of other words, rules, chapters, games or mixes
    """

    id: str
    term: Text
    reading: str
    former: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    forms: dict[str, tuple[str, ...]]
    linked: bool = True
    text: Text
    see: tuple[str, ...] = ()


def build_term(data: Data) -> Term:
    """The Term of an entry that the schema has passed."""
    forms = data.get("forms", {})
    spelled = {locale: (data["term"][locale], *forms.get(locale, ())) for locale in BESIDE}
    return built(Term, data, forms=spelled, text=text_of(data))


# --- the rules of the tournament directors

LAST = {"rules": 71, "procedures": 22}  # numbers in the Poker TDA rules 2024, version 1.0


class Accounted(Struct, frozen=True):
    """One rule or recommended procedure.

    number    in the edition by which this book goes, or in the later one where only that has the rule
    stands    how this book stands to it: same, rooms-differ, departs, outside, unverified
    ours      ids of our rules that treat its subject
    note      why it is outside, or where ours goes further or less far
    rulings   ruling of `rulebook ruling`, or ruling-street -> the item that says so, as A7; '' for the whole
    """

    number: int
    subject: Text
    stands: str
    ours: tuple[str, ...] = ()
    note: Text | None = None
    rulings: Mapping[str, str] = field(default_factory=dict)


class LaterEdition(Struct, frozen=True):
    """An edition that counts its rules otherwise.

    checked    whether its text has been read; else its numbers are what others have noted
    rules      number of a rule -> its number in this edition, where that is known
    added      rules that the edition before does not have
    """

    edition: str
    checked: bool
    rules: Mapping[int, int]
    added: tuple[Accounted, ...]


class TdaRules(Struct, frozen=True):
    """edition    of the numbers; later    one that has come out since"""

    edition: str
    rules: tuple[Accounted, ...]
    procedures: tuple[Accounted, ...]
    later: LaterEdition | None = None

    @property
    def listed(self) -> dict[str, tuple[Accounted, ...]]:
        """By their kinds: rules, procedures, and added by the later edition."""
        return {
            "rules": self.rules,
            "procedures": self.procedures,
            "added": self.later.added if self.later else (),
        }

    def number_in_later(self, kind: str, number: int) -> int:
        """The number of a rule in the later edition; 0 where nobody knows it."""
        return self.later.rules.get(number, 0) if self.later and kind == "rules" else 0

    def citing(self, rule: str) -> list[str]:
        """The rules and procedures on the subject of one of ours: TDA 2024, 45; TDA 2024, RP-5."""
        numbers = [f"{found.number}" for found in self.rules if rule in found.ours]
        numbers += [f"RP-{found.number}" for found in self.procedures if rule in found.ours]
        return [f"TDA {self.edition}, {number}" for number in numbers]


def read_tda(data: Data) -> TdaRules:
    listed = {kind: tuple(built(Accounted, item) for item in data[kind]) for kind in LAST}
    later = data.get("later")
    return TdaRules(data["edition"], **listed, later=_later(later) if later else None)


def _later(data: Data) -> LaterEdition:
    added = tuple(built(Accounted, item) for item in data.get("added", ()))
    return LaterEdition(
        data["edition"], data["checked"], {pair["was"]: pair["now"] for pair in data["rules"]}, added
    )


def tda_findings(data: Data) -> Iterator[Finding]:
    """Numbers that are missing, stand twice or out of order; what is cited is looked up with the chapters."""
    for kind, last in LAST.items():
        numbers: list[int] = []
        for at, number in each(data, f"{kind}.*.number"):
            if number > last:
                yield at, f"there are only {last} {kind}", "delete it"
            elif number in numbers:
                yield at, f"the number {number} stands twice", "keep one of the two"
            elif numbers and number < numbers[-1]:
                yield at, f"{number} stands after {numbers[-1]}", "put them in order"
            numbers.append(number)
        for number in range(1, last + 1):
            if number not in numbers:
                hint = f"add '- {{number: {number}, subject: …, stands: …}}'"
                yield (kind,), f"the number {number} is missing", hint
    yield from _later_findings(data.get("later", {}))


def _later_findings(data: Data) -> Iterator[Finding]:
    """Numbers that lead to no rule, and two that lead to one."""
    seen: dict[str, list[int]] = {"was": [], "now": [item["number"] for item in data.get("added", ())]}
    for place, pair in enumerate(data.get("rules", ())):
        for key, number in pair.items():
            if number in seen[key]:
                yield ("later", "rules", place, key), f"the number {number} stands twice", "put it right"
            seen[key].append(number)


# --- what people type who look for something


def asked_findings(kind: str, data: SearchWords, known: Collection[str]) -> Iterator[Finding]:
    """Ids that nothing has, and texts under two ids: the search could not tell which is meant.

    kind    of SOUGHT;  known    the ids of that kind
    """
    first: dict[tuple[str, str], str] = {}
    for id_, texts in data.items():
        if id_ not in known:
            yield (id_,), f"no {SOUGHT[kind]} is called {id_!r}", suggestion(id_, known)
        for language, said in texts.items():
            for place, text in enumerate(said):
                other = first.setdefault((language, text), id_)
                if other != id_ or said.index(text) < place:
                    yield (
                        (id_, language, place),
                        f"{text!r} stands under {other!r} already",
                        "keep one of the two",
                    )


# --- chances that `rulebook measure` has counted, each with the rules under which it did

HEAD = """\
# How often hands qualify, and how large badugis are: for one player who stays to the end, before any draw.
# And which deals of "Play a hand" show what a game has to teach: `lessons`, in their order.
# Written by `rulebook measure`. `rules` is a digest of what was measured; `check` says when it is out of date.
"""


class Chances(Struct, frozen=True):
    """What was counted of one share.

    method    exact: all deals; random: `deals` of them, dealt with `seed`
    deals     deals in which the share is in force
    answers   answer -> deals with it, the best first: qualifies; 4, 3, 2, 1 cards; ahead
    """

    method: str
    deals: int
    seed: int | None
    answers: dict[str, int]

    def chance(self, answer: str) -> float:
        return self.answers[answer] / self.deals


class Measured(Struct, frozen=True):
    """What is counted of one game.

    rules      digest of the rules that its chances depend on
    shares     share id -> chances; none where there is nothing to count
    lessons    what a deal shows a reader who plays it -> its number, in the order in which they are taught
    """

    rules: str = ""
    shares: dict[str, Chances] = {}
    lessons: dict[str, int] = {}


def read_measured(data: Mapping[str, StoredGame]) -> dict[str, Measured]:
    """Game id -> what is counted of it, from a file that the schema has passed."""
    return {
        game: Measured(said.get("rules", ""), _shares(said.get("shares", {})), said.get("lessons", {}))
        for game, said in data.items()
    }


def _shares(data: Mapping[str, StoredChances]) -> dict[str, Chances]:
    return {share: built(Chances, said, seed=said.get("seed")) for share, said in data.items()}


def measured_as_text(measured: Mapping[str, Measured]) -> str:
    """The whole file, games by id."""
    return HEAD + "".join(_entry(game, measured[game]) for game in sorted(measured))


def _entry(game: str, entry: Measured) -> str:
    lines = [f"\n{game}:", *([f"  rules: '{entry.rules}'", "  shares:"] if entry.shares else [])]
    for share, chances in entry.shares.items():
        seed = "" if chances.seed is None else f", seed: {chances.seed}"
        answers = ", ".join(f"{_key(name)}: {count}" for name, count in chances.answers.items())
        counted = f"method: {chances.method}, deals: {chances.deals}{seed}"
        lines.append(f"    {share}: {{{counted}, answers: {{{answers}}}}}")
    if entry.lessons:
        lines.append(f"  lessons: {{{', '.join(f'{word}: {deal}' for word, deal in entry.lessons.items())}}}")
    return "\n".join(lines) + "\n"


def _key(name: str) -> str:
    return f"'{name}'" if name.isdigit() else name

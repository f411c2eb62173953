"""The files of which a book has one each: decks, common options, chances, the order of chapters, words, the TDA."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from poker_rulebook.book.build import build_deck
from poker_rulebook.book.parts import Data, Deck, Text, built, text_of
from poker_rulebook.book.problems import Finding, each, suggestion
from poker_rulebook.book.shelf import Entry, Reader
from poker_rulebook.languages import BESIDE

if TYPE_CHECKING:
    from poker_rulebook.shapes import StoredChances, StoredGame

RULES, CONTENTS, GLOSSARY, TDA = "rules", "contents.yaml", "glossary.yaml", "tda.yaml"
OPTIONS = "common/options.yaml"
MEASURED = "games/measured.yaml"
SOUGHT = {
    "games": "game or mix",
    "rules": "general rule",
    "words": "word of the glossary",
}  # files of games/asked/
Asked = Mapping[str, Mapping[str, Sequence[str]]]  # id -> language -> texts


@dataclass
class SharedFiles:
    """Each is read when it is asked for."""

    folder: Path

    @cached_property
    def reader(self) -> Reader:
        return Reader(self.folder)

    @cached_property
    def deck_file(self) -> Entry[list[Data]]:
        return self.reader.items("decks.yaml", "decks")

    @cached_property
    def option_file(self) -> Entry[list[Data]]:
        return self.reader.items(OPTIONS, "options")

    @cached_property
    def measured_file(self) -> Entry[dict[str, Measured]]:
        return self.reader.if_there(Path(MEASURED).name, "measured", read_measured)

    @cached_property
    def contents_file(self) -> Entry[list[Data]]:
        return self.reader.if_there(f"{RULES}/{CONTENTS}", "contents", list)

    @cached_property
    def glossary_file(self) -> Entry[dict[str, Term]]:
        return self.reader.if_there(GLOSSARY, "glossary", lambda data: {d["id"]: build_term(d) for d in data})

    @cached_property
    def tda_file(self) -> Entry[dict[str, tuple[Accounted, ...]]]:
        return self.reader.if_there(TDA, "tda", read_tda)

    @cached_property
    def asked_files(self) -> dict[str, Entry[Asked]]:
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
    def asked(self) -> dict[str, Asked]:
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
    def tda(self) -> dict[str, tuple[Accounted, ...]]:
        """The rules and the procedures of the tournament directors, each with ours."""
        return self.tda_file.value or {}


# --- words


@dataclass(frozen=True, kw_only=True)
class Term:
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


@dataclass(frozen=True)
class Accounted:
    """One rule or recommended procedure.

    stands    how this book stands to it: same, rooms-differ, departs, outside, unverified
    ours      ids of our rules that treat its subject
    note      why it is outside, or where ours goes further or less far
    """

    number: int
    subject: Text
    stands: str
    ours: tuple[str, ...] = ()
    note: Text | None = None


def read_tda(data: Data) -> dict[str, tuple[Accounted, ...]]:
    return {kind: tuple(built(Accounted, item) for item in data[kind]) for kind in LAST}


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


# --- what people type who look for something


def asked_findings(kind: str, data: Asked, known: Collection[str]) -> Iterator[Finding]:
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
# Written by `rulebook measure`. `rules` is a digest of what was measured; `check` says when it is out of date.
"""


@dataclass(frozen=True)
class Chances:
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


@dataclass(frozen=True)
class Measured:
    """The chances of one game. rules    digest of the rules that they depend on; shares    by id"""

    rules: str
    shares: dict[str, Chances]


def read_measured(data: Mapping[str, StoredGame]) -> dict[str, Measured]:
    """Game id -> its chances, from a file that the schema has passed."""
    return {game: Measured(said["rules"], _shares(said["shares"])) for game, said in data.items()}


def _shares(data: Mapping[str, StoredChances]) -> dict[str, Chances]:
    return {share: built(Chances, said, seed=said.get("seed")) for share, said in data.items()}


def measured_as_text(measured: Mapping[str, Measured]) -> str:
    """The whole file, games by id."""
    return HEAD + "".join(_entry(game, measured[game]) for game in sorted(measured))


def _entry(game: str, entry: Measured) -> str:
    lines = [f"\n{game}:", f"  rules: '{entry.rules}'", "  shares:"]
    for share, chances in entry.shares.items():
        seed = "" if chances.seed is None else f", seed: {chances.seed}"
        answers = ", ".join(f"{_key(name)}: {count}" for name, count in chances.answers.items())
        counted = f"method: {chances.method}, deals: {chances.deals}{seed}"
        lines.append(f"    {share}: {{{counted}, answers: {{{answers}}}}}")
    return "\n".join(lines) + "\n"


def _key(name: str) -> str:
    return f"'{name}'" if name.isdigit() else name

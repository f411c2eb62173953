"""The files of a book of which there is one: decks, common options, chances, the order of chapters, the glossary."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from poker_rulebook.book.build import build_deck
from poker_rulebook.book.glossary import Term, build_term
from poker_rulebook.book.measured import FILE as MEASURED
from poker_rulebook.book.measured import Measured, read_measured
from poker_rulebook.book.parts import Data, Deck
from poker_rulebook.book.shelf import Entry, Reader
from poker_rulebook.book.tda import Accounted, build_tda

RULES, CONTENTS, GLOSSARY, TDA = "rules", "contents.yaml", "glossary.yaml", "tda.yaml"


@dataclass
class SharedFiles:
    """Each is read when it is asked for."""

    folder: Path

    @cached_property
    def reader(self) -> Reader:
        return Reader(self.folder)

    @cached_property
    def deck_file(self) -> Entry[dict[str, Deck]]:
        return self.reader.alone("decks.yaml", "decks", lambda data: {d["id"]: build_deck(d) for d in data})

    @cached_property
    def option_file(self) -> Entry[list[Data]]:
        return self.reader.alone("common/options.yaml", "options", list)

    @cached_property
    def measured_file(self) -> Entry[dict[str, Measured]] | None:
        return self.reader.if_there(Path(MEASURED).name, "measured", read_measured)

    @cached_property
    def contents_file(self) -> Entry[list[Data]] | None:
        return self.reader.if_there(f"{RULES}/{CONTENTS}", "contents", list)

    @cached_property
    def glossary_file(self) -> Entry[dict[str, Term]] | None:
        return self.reader.if_there(GLOSSARY, "glossary", lambda data: {d["id"]: build_term(d) for d in data})

    @cached_property
    def tda_file(self) -> Entry[dict[str, tuple[Accounted, ...]]] | None:
        return self.reader.if_there(TDA, "tda", build_tda)

    @property
    def decks(self) -> dict[str, Deck]:
        return self.deck_file.value or {}

    @property
    def common_options(self) -> list[Data]:
        return self.option_file.value or []

    @cached_property
    def measured(self) -> dict[str, Measured]:
        """Game id -> chances that were counted. They are not needed to play: a book may be without the file."""
        return (self.measured_file and self.measured_file.value) or {}

    @property
    def terms(self) -> dict[str, Term]:
        """Id -> word of the glossary."""
        return (self.glossary_file and self.glossary_file.value) or {}

    @property
    def contents(self) -> list[Data]:
        return (self.contents_file and self.contents_file.value) or []

    @property
    def tda(self) -> dict[str, tuple[Accounted, ...]]:
        """The rules and the procedures of the tournament directors, each with ours."""
        return (self.tda_file and self.tda_file.value) or {}

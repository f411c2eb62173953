"""The book as one house has it: its games under its choices, its mixes, and its own rules after those of the book."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path

from msgspec.structs import replace

from poker_rulebook.book.chapters import Chapter, ChapterGroup, Rule, build_chapter
from poker_rulebook.book.checks.subject import Known
from poker_rulebook.book.house import OWN, House, Mix, Settled, mix_options, settled_by
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.options import chosen_from
from poker_rulebook.book.parts import Data, Text
from poker_rulebook.book.repository import ReadFile, Repository, Unread
from poker_rulebook.language.phrases import phrases
from poker_rulebook.languages import LANGUAGES, READ
from poker_rulebook.play.script import findings


class HouseEdition(Book, kw_only=True, eq=False):
    """Every game of the book is in it, as chapters cite their hands; those that the house offers have a page.

    usual    the book itself
    """

    usual: Book
    house: House

    @property
    def itself(self) -> Book:
        return self.usual

    @cached_property
    def known(self) -> Known:
        """A file is checked against the whole book: an edition lacks the examples that come out otherwise under its choices."""
        return self.usual.known

    @cached_property
    def settled(self) -> Settled:
        return settled_by(self.house, self.usual.chapters.values())

    def decided_in(self, game: Game) -> dict[str, str]:
        return self.house.decided_in(self.usual.games[game.id], self.settled, game.limit)

    @cached_property
    def offered(self) -> Mapping[str, Game]:
        played = [part.game.id for mix in self.offered_mixes.values() for part in mix.games]
        return {id_: self.games[id_] for id_ in dict.fromkeys([*self.house.games, *played])}

    @cached_property
    def offered_mixes(self) -> Mapping[str, Mix]:
        return {id_: self.mixes[id_] for id_ in self.house.mixes}

    def _game(self, path: Path) -> ReadFile[Game]:
        """The game as this house plays it, with the examples that come out so under its choices."""
        entry = self.usual.games.entry(path.stem)
        if entry.value is None:
            return entry
        game = self.usual.game(path.stem, self.house.choices_in(entry.value, self.settled))
        return ReadFile(entry.source, replace(game, examples=Unread(lambda: list(self._fitting(game)))))

    def _fitting(self, game: Game) -> Iterator[Example]:
        return (it for it in game.examples if not any(findings(self.usual, game, it)))

    def game(self, name: str, choices: dict[str, str] | None = None, *, together: bool = False) -> Game:
        """The game under these choices, and else under those of the house."""
        if not choices:
            return self.games[self.usual.game(name).id]
        taken = {
            **self.house.choices_in(self.usual.game(name), self.settled, choices.get("limit", "")),
            **choices,
        }
        return self.usual.game(name, taken, together=together)

    def _mixed(self, data: Data, choices: dict[str, str]) -> Mix:
        """A mix whose game changes as the house has settled it, where the mix leaves that open."""
        for way in self.settled.get("mix", ()):
            if way in data["change"][1:] and "change" not in choices:
                choices = {**choices, "change": way}
                data = chosen_from(data, mix_options(data), {"change": way})
        return super()._mixed(data, choices)

    @cached_property
    def chapters(self) -> Repository[Chapter]:
        """Those of the book, without the rules on what the house does not offer, and its own."""
        own = [Path(f"{OWN}.yaml")] if self.house.own_rules else []
        general = self.usual.chapters
        there = [
            path for id_, path in general.paths.items() if id_ not in general or self._left(general[id_])
        ]
        return Repository([*there, *own], self._chapter)

    def _left(self, chapter: Chapter) -> tuple[Rule, ...]:
        """A preset alone shows what it does not ask for, as others may hold it."""
        if self.house.id in self.usual.presets:
            return chapter.rules
        return tuple(rule for rule in chapter.rules if not self.house.leaves_out(rule))

    @property
    def heads(self) -> Repository[Chapter]:
        return self.chapters

    def _chapter(self, path: Path) -> ReadFile[Chapter]:
        if path.stem != OWN:
            entry = self.usual.chapters.entry(path.stem)
            left = self._left(entry.value) if entry.value else ()
            return ReadFile(entry.source, replace(entry.value, rules=left)) if entry.value else entry
        source = self.usual.houses.source(self.house.id)
        reading = phrases(READ).say("house-rules-reading")
        data = {"id": OWN, "name": _text("house-rules"), "reading": reading, **_text("house-rules-text"),
                "rules": self.house.own_rules, "sources": []}  # fmt: skip
        return ReadFile(source, build_chapter(data, self.common_options))

    @cached_property
    def parts(self) -> tuple[ChapterGroup, ...]:
        own = [ChapterGroup("house", _text("house-rules"), (OWN,))] if self.house.own_rules else []
        there = [
            replace(part, chapters=tuple(id_ for id_ in part.chapters if id_ in self.chapters.paths))
            for part in self.usual.parts
        ]
        return (*(part for part in there if part.chapters), *own)


def house_edition(book: Book, id_: str, preset: str = "") -> HouseEdition:
    """The edition of the house of that id, which begins with a preset: its own, or another one that is asked for.

    Raises FaultyFile, which is a KeyError, where a file cannot be used.
    """
    house = book.houses[id_]
    base = preset or house.preset
    decided = house.beginning_with(book.presets[base]) if base else house
    return HouseEdition(book.folder, book.paths, usual=book, house=decided)


def preset_edition(book: Book, id_: str) -> HouseEdition:
    """Every game and mix of the book as the preset of that id has them. Raises FaultyFile where its file cannot be used."""
    preset = book.presets[id_]
    house = House(id=id_, name=preset.name, games={game: {} for game in book.games}, mixes=tuple(book.mixes))
    return HouseEdition(book.folder, book.paths, usual=book, house=house.beginning_with(preset))


def with_games(book: Book, games: Sequence[str], mixes: Sequence[str]) -> HouseEdition:
    """The book, or the edition of a house, with these games and mixes alone."""
    given = book.house or House(id="", name=_text("title"), games={})
    house = replace(given, games={id_: given.games.get(id_, {}) for id_ in games}, mixes=tuple(mixes))
    return HouseEdition(book.folder, book.paths, usual=book.itself, house=house)


def _text(key: str) -> Text:
    return {locale: phrases(locale).say(key) for locale in LANGUAGES}

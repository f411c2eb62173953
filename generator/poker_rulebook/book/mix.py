"""Mixed games: several games of the book in turn, each under choices of its own."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from poker_rulebook.book.model import Called, Game, Note, build_notes, build_option
from poker_rulebook.book.options import Option, put_first
from poker_rulebook.book.parts import Data, Text, built


class MixedGame(Struct, frozen=True):
    """One game of a mix.

    id       its citation in the mix
    label    what the table calls it, such as H or PLO; its number in the order where it has no such name
    game     under the choices that the mix makes
    """

    id: str
    label: str
    game: Game


class Mix(Called, frozen=True, kw_only=True):
    """A mixed game under one set of choices.

    games      in order of play
    change     when the game changes: orbit, hands, level or dealers-choice
    hands      hands of one game, where the change counts them; 0 where nothing does
    choices    option id -> choice id, only those taken
    """

    short: Text
    reading: str
    games: tuple[MixedGame, ...]
    change: str
    hands: int = 0
    options: tuple[Option, ...]
    notes: tuple[Note, ...]
    history: tuple[Note, ...]
    sources: tuple[dict[str, str], ...]
    choices: dict[str, str]

    @property
    def players(self) -> tuple[int, int]:
        """Fewest and most players whom every one of the games serves."""
        low, high = zip(*(part.game.players for part in self.games), strict=True)
        return max(low), min(high)

    @property
    def decks(self) -> tuple[str, ...]:
        """Ids of the decks that have to be at the table."""
        return tuple(dict.fromkeys(part.game.deck.id for part in self.games))


def mix_of_games(name: Text, games: Sequence[Game]) -> Mix:
    """Games in turn, an orbit each, that no file of the book has as a mix."""
    return Mix(
        id="games",
        name=name,
        short=name,
        reading="",
        games=tuple(MixedGame(game.id, str(number), game) for number, game in enumerate(games, 1)),
        change="orbit",
        options=(),
        notes=(),
        history=(),
        sources=(),
        choices={},
    )


def mix_options(data: Data) -> list[Data]:
    """Every option of a mix file: when the game changes, where there are several ways, and its own."""
    ways = data["change"]
    change = [{"id": "change", "choices": [{"id": w, "set": {"change": put_first(ways, w)}} for w in ways]}]
    own: list[Data] = data.get("options", [])
    return [*change, *own] if len(ways) > 1 else own


def build_mix(data: Data, games: Sequence[Game], choices: dict[str, str]) -> Mix:
    """The Mix of a file that the schema has passed.    games    in order of play, under the choices of the mix"""
    return built(
        Mix,
        data,
        short=data.get("short") or data["name"],
        games=tuple(
            MixedGame(part["id"], part.get("label", str(number)), game)
            for number, (part, game) in enumerate(zip(data["games"], games, strict=True), 1)
        ),
        change=data["change"][0],
        options=tuple(build_option(option) for option in mix_options(data)),
        notes=build_notes(data, "notes"),
        history=build_notes(data, "history"),
        choices=choices,
    )

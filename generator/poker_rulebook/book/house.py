"""What is played at a table: mixed games, and what presets and houses decide where the book leaves a choice."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from poker_rulebook.book.chapters import NOT_OFFERED, Chapter, Rule, english_of
from poker_rulebook.book.checks.subject import (
    Known,
    all_unresolved,
    translation_is_current,
    twice,
    unresolved,
)
from poker_rulebook.book.model import Called, Game, Note, build_notes, build_option
from poker_rulebook.book.options import Option, UnknownChoice, put_first
from poker_rulebook.book.parts import Data, Text, built
from poker_rulebook.book.problems import Finding, each

# --- mixed games: several games of the book in turn, each under choices of its own


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
    sources: tuple[dict[str, Any], ...]
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


# --- what is decided where the book leaves a choice

OWN = "house-rules"  # the chapter of the house's own rules


Settled = Mapping[str, tuple[str, ...]]  # option -> choices of games that come to the same

READABLE = 4.5  # contrast of letters, by WCAG 2


class Decisions(Struct, frozen=True, kw_only=True):
    """holds      cash-games or tournaments, where it is about one of them alone
    choices    option -> choice, in every game that has the option
    general    id of a general rule -> choice
    """

    id: str
    name: Text
    holds: str = ""
    choices: dict[str, str] = field(default_factory=dict)
    general: dict[str, str] = field(default_factory=dict)

    def choice_of(self, rule: Rule) -> str:
        """The choice of a general rule, also of one that sets out an option; '' where it is left open.

        NOT_OFFERED, too, where the rule falls away with another one, or is about what is not held.
        """
        if self.general.get(rule.needs) == NOT_OFFERED:
            return NOT_OFFERED
        taken = self.choices.get(rule.option.id, "") if rule.option else self.general.get(rule.id, "")
        return taken or (NOT_OFFERED if self.leaves_out(rule) else "")

    def leaves_out(self, rule: Rule) -> bool:
        """Whether there is nothing of what the rule is about."""
        held = not rule.only_in or self.holds in ("", rule.only_in)
        return not held or NOT_OFFERED in (self.general.get(rule.id), self.general.get(rule.needs))

    def only_in_tournaments(self, rule: Rule) -> bool:
        """Whether that choice is said of tournaments only."""
        return False


class Preset(Decisions, frozen=True, kw_only=True):
    """What a set of rules decides.

    preset         id of the preset from which it begins, where it only departs from another set of rules
    tournaments    options and rules of which it speaks for tournaments only
    rulings        rulings of `rulebook ruling` that stand there, and that no choice decides
    """

    text: Text
    preset: str = ""
    tournaments: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    sources: tuple[dict[str, Any], ...]

    def beginning_with(self, base: Preset) -> Preset:
        """What it leaves open decided by another preset."""
        return replace(
            self,
            holds=self.holds or base.holds,
            choices=base.choices | self.choices,
            general=base.general | self.general,
            tournaments=(*base.tournaments, *self.tournaments),
        )

    def only_in_tournaments(self, rule: Rule) -> bool:
        return (rule.option.id if rule.option else rule.id) in self.tournaments


class House(Decisions, frozen=True, kw_only=True):
    """What stands in the file of a house.

    logo       a file beside it; colours: main, accent, as '#1d4b3e'
    games      id -> choices in this game alone
    preset     id of the preset from which it begins; base: that preset, once the two have been put together
    own_rules  as a chapter file writes them
    """

    logo: str = ""
    colours: dict[str, str] = field(default_factory=dict)
    address: str = ""
    games: dict[str, dict[str, str]]
    mixes: tuple[str, ...] = ()
    preset: str = ""
    base: Preset | None = None
    own_rules: tuple[Data, ...] = ()

    def beginning_with(self, preset: Preset) -> House:
        """What the house leaves open decided by the preset."""
        return replace(
            self, base=preset, choices=preset.choices | self.choices, general=preset.general | self.general
        )

    def choice_of(self, rule: Rule) -> str:
        """Also what the preset from which it begins does not ask for, though the house itself may hold it."""
        return super().choice_of(rule) or (self.base.choice_of(rule) if self.base else "")

    def only_in_tournaments(self, rule: Rule) -> bool:
        """So says the preset from which it begins, where that chooses the same."""
        base = self.base
        return bool(base and base.choice_of(rule) == self.choice_of(rule) and base.only_in_tournaments(rule))

    def decided_in(self, game: Game, settled: Settled, limit: str = "") -> dict[str, str]:
        """What the house chooses in a game: option -> choice.

        settled    what its general rules settle: see `settled_by`
        limit      its betting format, where another than the usual one is played
        """
        own = self.games.get(game.id, {})
        played = limit or own.get("limit", game.limit)
        common = {option.id for option in game.options if option.is_taken_at(game.limit, played)}
        known = {option.id: {choice.id for choice in option.choices} for option in game.options}
        wanted = {
            id_: way for id_, ways in settled.items() if id_ in known for way in ways if way in known[id_]
        }
        return wanted | {name: choice for name, choice in self.choices.items() if name in common} | own

    def choices_in(self, game: Game, settled: Settled, limit: str = "") -> dict[str, str]:
        """The same without what is the default anyway."""
        usual = {option.id: option.choices[0].id for option in game.options}
        decided = self.decided_in(game, settled, limit)
        return {name: choice for name, choice in decided.items() if usual.get(name) != choice}


def settled_by(house: House, chapters: Iterable[Chapter]) -> Settled:
    """Options of games, and 'mix', with the choices that come to what the house takes in the general rule on the same."""
    rules = (rule for chapter in chapters for rule in chapter.rules) if house.general else ()
    return {
        option: ways[taken]
        for rule in rules
        if (taken := house.general.get(rule.id))
        for option, ways in rule.settled_by.items()
    }


def build_preset(data: Data) -> Preset:
    """The Preset of a file that the schema has passed."""
    return built(Preset, data)


def build_house(data: Data) -> House:
    """The House of a file that the schema has passed."""
    games = {item["game"]: item.get("choices", {}) for item in data["games"]}
    return built(House, data, games=games)


def contrast_with_white(colour: str) -> float:
    """The contrast of white letters on a colour such as '#1d4b3e', by WCAG 2: from 1 for white to 21 for black."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    red, green, blue = light
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)


def house_findings(
    data: Data,
    known: Known,
    mixes: Mapping[str, Mix],
    rules: Mapping[str, Rule] | None,
    logos: set[str],
    presets: Collection[str],
) -> Iterator[Finding]:
    """What is wrong with a house file that the schema has passed.

    rules    every general rule by its id, None where some file is wrong: what follows from that is not told;
    logos    files beside it;  presets    ids
    """
    if "preset" in data:
        yield from unresolved(("preset",), data["preset"], "preset", presets)
    if "logo" in data and data["logo"] not in logos:
        message = f"there is no file {data['logo']!r} beside this one"
        yield ("logo",), message, "put it there, or delete 'logo:'"
    if contrast_with_white(data.get("colours", {}).get("main", "#000000")) < READABLE:
        yield ("colours", "main"), "white letters on it are hard to read", "choose a darker one"
    wrong = list(_common(data, known)) if rules is not None else []
    yield from wrong
    house = build_house({**data, "choices": {}} if wrong else data)
    offered = [(at[:2], name) for at, name in each(data, "games.*.game")]
    yield from twice(offered, "the game {!r} stands twice", "keep one of the two")
    for at, item in each(data, "games.*"):
        if item["game"] in known.games:
            try:
                known.take(item["game"], house.choices_in(known.games[item["game"]], {}))
            except UnknownChoice as error:
                yield (*at, "choices" if "choices" in item else "game"), str(error), ""
        elif not known.faulty(item["game"]):
            yield from unresolved((*at, "game"), item["game"], "game", known.games)
    named = ((at, name) for at, name in each(data, "mixes.*") if not known.faulty(name))
    yield from all_unresolved(named, "mix", mixes)
    yield from _general(data, rules) if rules is not None else ()
    for at, rule in each(data, "own_rules.*"):
        if rule["id"] in (rules or {}):
            yield (*at, "id"), f"the rule {rule['id']!r} is in the book", "choose another id"
        yield from translation_is_current((*at, "of"), rule["of"], english_of(rule))


def preset_findings(
    data: Data, options: Mapping[str, Option], rules: Mapping[str, Rule], presets: Collection[str]
) -> Iterator[Finding]:
    """What is wrong with a preset that the schema has passed.

    options    the common ones;  rules    every general rule;  presets    ids of those that begin with no other
    """
    if "preset" in data:
        yield from unresolved(("preset",), data["preset"], "preset to begin with", presets)
    for name, choice in data.get("choices", {}).items():
        if name not in options:
            yield from unresolved(("choices", name), name, "common option", options)
        else:
            of_option = [it.id for it in options[name].choices]
            yield from unresolved(("choices", name), choice, f"choice of {name}", of_option)
    yield from _general(data, rules)
    decided = [*data.get("choices", {}), *data["general"]]
    yield from all_unresolved(each(data, "tournaments.*"), "option or rule of this preset", decided)


def _common(data: Data, known: Known) -> Iterator[Finding]:
    """Choices for all games: an option that some offered game has, and one of its choices."""
    options: dict[str, set[str]] = {}
    for item in data["games"]:
        game = known.games.get(item["game"])
        for option in game.options if game else ():
            if game and option.is_taken_at(game.limit, item.get("choices", {}).get("limit", game.limit)):
                options.setdefault(option.id, set()).update(choice.id for choice in option.choices)
    for at, choice in each(data, "choices.*"):
        if (name := str(at[1])) not in options:
            yield from unresolved(at, name, "option of these games", options)
        else:
            yield from unresolved(at, choice, f"choice of {name}", sorted(options[name]))


def _general(data: Data, rules: Mapping[str, Rule]) -> Iterator[Finding]:
    for name, choice in data.get("general", {}).items():
        at = ("general", name)
        if name not in rules:
            yield from unresolved(at, name, "general rule", rules)
        elif not rules[name].choices:
            yield at, "this rule leaves nothing to choose", "delete it, or write a rule of your own"
        else:
            yield from unresolved(at, choice, f"choice of {name}", [it.id for it in rules[name].choices])

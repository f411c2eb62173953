"""A house: the games that it offers, and where it departs from the book."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from poker_rulebook.book.chapters import Rule, english_of
from poker_rulebook.book.checks.subject import (
    Known,
    all_unresolved,
    translation_is_current,
    twice,
    unresolved,
)
from poker_rulebook.book.mix import Mix
from poker_rulebook.book.model import Game
from poker_rulebook.book.options import UnknownChoice
from poker_rulebook.book.parts import Data, Text, built
from poker_rulebook.book.problems import At, Finding, each

READABLE = 4.5  # contrast of letters, by WCAG 2


@dataclass(frozen=True, kw_only=True)
class House:
    """What stands in the file of a house.

    logo       a file beside it; colours: main, accent, as '#1d4b3e'
    games      id -> choices in this game alone
    choices    option -> choice, in every game that has the option
    general    id of a general rule -> the choice that the house has made
    own_rules  as a chapter file writes them
    """

    id: str
    name: Text
    logo: str = ""
    colours: dict[str, str] = field(default_factory=dict)
    address: str = ""
    games: dict[str, dict[str, str]]
    mixes: tuple[str, ...] = ()
    choices: dict[str, str] = field(default_factory=dict)
    general: dict[str, str] = field(default_factory=dict)
    own_rules: tuple[Data, ...] = ()

    def choices_in(self, game: Game) -> dict[str, str]:
        """What the house chooses in a game: option -> choice, without what is the default anyway."""
        options = {option.id: option.choices[0].id for option in game.options}
        wanted = {name: choice for name, choice in self.choices.items() if name in options}
        wanted |= self.games.get(game.id, {})
        return {name: choice for name, choice in wanted.items() if options.get(name) != choice}


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
    data: Data, known: Known, mixes: Mapping[str, Mix], rules: Mapping[str, Rule] | None, logos: set[str]
) -> Iterator[Finding]:
    """What is wrong with a house file that the schema has passed.

    rules    every general rule by its id, None where some file is wrong: what follows from that is not told;
    logos    files beside it
    """
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
            yield from _wrong_choices(at, item, house, known)
        elif not known.faulty(item["game"]):
            yield from unresolved((*at, "game"), item["game"], "game", known.games)
    named = ((at, name) for at, name in each(data, "mixes.*") if not known.faulty(name))
    yield from all_unresolved(named, "mix", mixes)
    yield from _general(data, rules) if rules is not None else ()
    for at, rule in each(data, "own_rules.*"):
        if rule["id"] in (rules or {}):
            yield (*at, "id"), f"the rule {rule['id']!r} is in the book", "choose another id"
        yield from translation_is_current((*at, "of"), rule["of"], english_of(rule))


def _wrong_choices(at: At, item: Data, house: House, known: Known) -> Iterator[Finding]:
    """Choices that the game does not have, and those that do not go together."""
    try:
        known.take(item["game"], house.choices_in(known.games[item["game"]]))
    except UnknownChoice as error:
        yield (*at, "choices" if "choices" in item else "game"), str(error), ""


def _common(data: Data, known: Known) -> Iterator[Finding]:
    """Choices for all games: an option that some offered game has, and one of its choices."""
    options: dict[str, set[str]] = {}
    for item in data["games"]:
        game = known.games.get(item["game"])
        for option in game.options if game else ():
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

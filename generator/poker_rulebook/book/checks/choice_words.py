"""What is wrong with the words of choices: numbers and rankings that the game does not have under the choice, and numbers
that the choice sets and its words do not say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from typing import Any

from poker_rulebook.book.checks.numbers import counts, numbers_in
from poker_rulebook.book.checks.subject import NOT_YET, translation_is_current
from poker_rulebook.book.model import Game
from poker_rulebook.book.options import apply_choice, copied
from poker_rulebook.book.parts import Data
from poker_rulebook.book.problems import Finding, each
from poker_rulebook.languages import BESIDE, SOURCE
from poker_rulebook.ranking import Ranking

ALWAYS = {1, 2}  # one player, two hands
SAID = (
    "cards",
    "max",
    "raise_cap",
    "dice",
    "rounds",
    "cap",
    "turns",
    "refusals",
    "receive",
)  # keys whose numbers are said


def choice_words_are_right(
    data: Data, take: Callable[[dict[str, str]], Game], rankings: Mapping[str, Ranking]
) -> Iterator[Finding]:
    """Whether the words of each choice of this file, defaults too, have the numbers and rankings that hold under it.

    take    the game under choices
    """
    for at, choice in each(data, "options.*.choices.*"):
        option = data["options"][at[1]]
        rules = copied(data)
        apply_choice(rules, choice)
        game = take({} if at[-1] == 0 else {option["id"]: choice["id"]})
        players, cap = rules["players"], rules.get("raise_cap")
        known = {*counts(rules, game), *ALWAYS, players["min"], players["max"], cap}
        said = choice.get("set", {}) if at[-1] else _default(data, option)
        for locale in BESIDE:
            wrong = (
                *_numbers(choice[locale], known, said),
                *_rankings(choice[locale], locale, game, rankings),
            )
            yield from (((*at, locale), message, hint) for message, hint in wrong)
    yield from choices_are_current(data, "options.*.choices.*")


def common_words_are_right(options: Sequence[Data]) -> Iterator[Finding]:
    """The same of options that many games share, which know no game: the numbers are those that they set, or are called by."""
    for at, choice in each(list(options), "*.choices.*"):
        known = {*ALWAYS, *numbers_in(choice["id"]), *choice.get("set", {}).values()}
        for locale in BESIDE:
            wrong = _numbers(choice[locale], known, choice.get("set", {}))
            yield from (((*at, locale), message, hint) for message, hint in wrong)
    yield from choices_are_current(list(options), "*.choices.*")


def choices_are_current(data: Any, path: str) -> Iterator[Finding]:
    """Whether the Japanese of each choice was made from the English of today."""
    for at, choice in each(data, path):
        yield from translation_is_current(
            (*at, "of") if "of" in choice else at, choice.get("of", NOT_YET), choice[SOURCE]
        )


def _default(data: Data, option: Data) -> dict[str, Any]:
    """What the file itself says in the places that some other choice changes."""
    places = {place for choice in option["choices"] for place in choice.get("set", {})} - {"players.max"}
    return {place: value for place in places if (value := _value(data, place)) is not None}


def _value(data: Any, place: str) -> Any:
    """What stands in a place such as play.own.cards; None for nothing."""
    for part in place.split("."):
        if isinstance(data, list):
            data = next((item for item in data if isinstance(item, dict) and item.get("id") == part), None)
        else:
            data = data.get(part) if isinstance(data, dict) else None
    return data


def _numbers(text: str, known: Container[object], set_: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Numbers that the rules do not have, and those that are set and not said."""
    said = {*numbers_in(text)}
    for number in sorted(number for number in said if number not in known):
        yield (
            f"the number {number} is not in the rules of the game under this choice",
            "say what 'set:' and the steps say",
        )
    for place, value in set_.items():
        wanted = _number_of(place.split(".")[-1], value)
        if wanted is not None and wanted not in said:
            yield f"{place} is {value} under this choice, and its words do not say so", f"say {value}"


def _number_of(key: str, value: Any) -> int | None:
    """The number that the words of a choice have to say of a value: a count, or the highest rank of a weakest hand."""
    if key == "qualifier" and isinstance(value, str):
        first = value.partition("-")[0]
        return int(first) if first.isdigit() else next(numbers_in(value), None)
    return value if key in SAID and isinstance(value, int) else None


def _rankings(
    text: str, locale: str, game: Game, rankings: Mapping[str, Ranking]
) -> Iterator[tuple[str, str]]:
    """Rankings that are named and by which no hand of the game compares."""
    here = [share.ranking for share in game.showdown] + [bet.ranking for bet in game.bets if bet.ranking]
    names = {it.words.name[locale] for it in here}
    for ranking in rankings.values():
        name = ranking.words.name[locale]
        if name not in names and not any(name in other for other in names) and _names(text, name):
            yield f"no hand of the game compares by {name!r} under this choice", "name the ranking of a share"


def _names(text: str, name: str) -> bool:
    """Whether a text has the name of a ranking; one that is a common word cannot be told."""
    return (
        "-" in name and re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text, re.IGNORECASE) is not None
    )

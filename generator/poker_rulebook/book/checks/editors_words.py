"""What is wrong with the words of editors, held against the rules: the words of choices and the pitch of a game.

Choices: numbers and rankings that the game does not have under the choice, and numbers that the choice sets and its words do
not say. A pitch: rules that have changed, too many words, numbers that the rules do not have.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from typing import Any

from poker_rulebook.book.checks.subject import NOT_YET, translation_is_current
from poker_rulebook.book.model import Game
from poker_rulebook.book.options import apply_choice
from poker_rulebook.book.parts import Data
from poker_rulebook.book.pitch import pitch_digest, rules_spoken_of
from poker_rulebook.book.problems import At, Finding, each
from poker_rulebook.cards import rank_of
from poker_rulebook.languages import BESIDE, LANGUAGES, SOURCE
from poker_rulebook.ranking import Ranking

# --- numbers

NUMBERS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
).split()
INDEX = {word: number for number, word in enumerate(NUMBERS)}
INDEX |= {word + ("es" if word == "six" else "s"): INDEX[word] for word in NUMBERS[2:11]}  # a pair of nines
_RANKS = re.compile(
    r"[2-9TJQKA]+(?:-[2-9TJQKA]+)+|\b[A2-9]-[2-9]\b|\w+(?:-\w+){2,}|[2-9TJQKA]{4,}"
)  # 7-5-4-3-2, ace-to-five, 75432
_DIGITS = re.compile(r"\d+")
_WORDS = re.compile(r"[a-z]+")


def numbers_in(text: str) -> Iterator[int]:
    """The numbers of a text in digits and in English words, without hands such as 7-5-4-3-2."""
    text = _RANKS.sub(" ", text)
    yield from map(int, _DIGITS.findall(text))
    yield from (INDEX[word] for word in _WORDS.findall(text.lower()) if word in INDEX)


def counts(data: Data, game: Game) -> Iterator[int]:
    """The numbers of a game: those in its rules and names, and those that follow from them; 10, a rank, always."""
    said = json.dumps([rules_spoken_of(data), data["name"], data.get("based_on", ""), data["id"]])
    yield from map(int, _DIGITS.findall(said))
    yield from (INDEX[word] for word in _WORDS.findall(said) if word in INDEX)
    yield from (1, 10, len(game.deck.cards), len(game.draws), len(game.showdown), *game.rounds)
    down, up = sum(deal.down for deal in game.deals), sum(deal.up for deal in game.deals)
    yield from (down, up, down + up, len(game.board_slots), len(game.layouts))
    if len(game.deck.cards) < 52:  # from which rank on, and which are left out
        lowest = min(map(rank_of, game.deck.cards)) + 2
        yield from (2, lowest - 1, lowest)
    for layout in game.layouts:
        yield from (
            len(layout.lines),
            len(layout.grid),
            *map(len, layout.grid),
            *(len(line.slots) for line in layout.lines),
        )
    for share in game.showdown:
        yield from (share.ranking.size, *(count for use in share.uses for count in use))
        yield share.own[1] + len(game.board_slots)


# --- choices

ALWAYS = {1, 2}  # one player, two hands
SAID = "cards max raise_cap dice rounds cap turns refusals receive".split()  # keys whose numbers are said


def choice_words_are_right(
    data: Data, take: Callable[[dict[str, str]], Game], rankings: Mapping[str, Ranking]
) -> Iterator[Finding]:
    """Whether the words of each choice of this file, defaults too, have the numbers and rankings that hold under it.

    take    the game under choices
    """
    for at, choice in each(data, "options.*.choices.*"):
        option = data["options"][at[1]]
        rules = dict(data)
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
    """Rankings that are named and by which no hand of the game compares; one that is a common word cannot be told."""
    if "-" not in text:
        return
    here = [share.ranking for share in game.showdown] + [bet.ranking for bet in game.bets if bet.ranking]
    names = {it.words.name[locale] for it in here}
    for ranking in rankings.values():
        name = ranking.words.name[locale]
        if name not in names and not any(name in other for other in names) and _names(text, name):
            yield f"no hand of the game compares by {name!r} under this choice", "name the ranking of a share"


def _names(text: str, name: str) -> bool:
    """Whether a text has the name of a ranking."""
    return (
        "-" in name and re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text, re.IGNORECASE) is not None
    )


# --- pitches

MOST_WORDS, MOST_CHARACTERS = 25, 60


def pitch_is_right(data: Data, game: Game) -> Iterator[Finding]:
    """Whether it speaks of these rules, is short, and has no number that they do not have.

    What is not looked at: ranks and names of hands, and whether a number is said of what it counts.
    """
    if "pitch" not in data:
        return
    right, written = pitch_digest(data), data["pitch"]["of"]
    if written != right:
        message = "the rules that this pitch speaks of have changed"
        if written == NOT_YET:
            message = "the digest of the rules that this pitch speaks of is still to be written"
        yield ("pitch", "of"), message, f"read the pitch again, then write: of: '{right}'"
    known = set(counts(data, game))
    for locale in BESIDE:
        text = data["pitch"][locale]
        yield from _too_long(("pitch", locale), text, LANGUAGES[locale].script == "cjk")
        for number in sorted(set(numbers_in(text)) - known):
            message = f"the number {number} is not in the rules of this game"
            yield ("pitch", locale), message, "say what the steps and shares of the file say"


def _too_long(at: At, text: str, cjk: bool) -> Iterator[Finding]:
    length, most, unit = (
        (len(text), MOST_CHARACTERS, "characters") if cjk else (len(text.split()), MOST_WORDS, "words")
    )
    if length > most:
        yield at, f"the pitch has {length} {unit}, and {most} are the most", "say it in fewer"

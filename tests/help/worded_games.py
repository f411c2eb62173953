"""Games that are made for the words of the schema: one for each word of the vocabulary, and for each two words.

A word is a field, or a value of an enumeration, with the place at which it stands: ("bet", "openers"), ("bet.first", "opener"); steps
are called by what they do. A game of the book that has such a place is given the word. It is legal, or refused with a reason.
"""

from __future__ import annotations

import json
import random
from collections.abc import Container, Iterable, Iterator
from copy import deepcopy
from functools import cache
from itertools import islice
from typing import Any

from crossed_games import ITS_OWN, rules_of_file
from made_games import named, reasons
from real_book import GAMES, ROOT, real_book

from poker_rulebook.book.parts import Data
from poker_rulebook.book.source import read

Word = tuple[str, str]  # place, word
TOLD = ITS_OWN - {"family", "players", "based_on", "options"} | {
    "reading",
    "former",
    "name",
    "sources",
}  # nothing of a rule
FREE = (
    "when",
    "qualifier",
    "set",
    "options",
)  # whose keys and values the editor names, or that change what stands elsewhere
TEXTS = ("bilingual", "example", "option", "note", "source", "hand-of-seat")


# --- what the schema has, and what a game has


@cache
def vocabulary() -> tuple[Word, ...]:
    """Every word that the schema has for the rules of a game, with the decks and the rankings of the book."""
    book, rows = real_book(), {"open-face-front"}
    named_ = [("deck", id_) for id_ in book.decks] + [
        ("share.ranking", id_) for id_ in book.rankings if id_ not in rows
    ]
    return (*dict.fromkeys(word for word, _ in _schema()), *named_)


@cache
def _schema() -> tuple[tuple[Word, bool], ...]:
    whole = json.loads((ROOT / "schema" / "game.schema.json").read_text(encoding="utf-8"))
    return tuple(_words(whole, "", whole["definitions"]))


@cache
def _fields() -> frozenset[Word]:
    """The words that are fields, not values."""
    return frozenset(word for word, is_field in _schema() if is_field)


def _words(part: Any, place: str, known: Data) -> Iterator[tuple[Word, bool]]:
    """The words of a part of the schema, each with whether it is a field."""
    name = part.get("$ref", "").rpartition("/")[2]
    if name and name not in TEXTS:
        yield from _words(known[name], "share" if name == "share" else place, known)
    yield from (((place, word), False) for word in part.get("enum", ()) if place != "step.do")
    if "enum" not in part and place.rpartition(".")[2] not in FREE:
        for key, value in part.get("properties", {}).items():
            if key not in TOLD and key != "do":
                yield (place, key), True
                yield from _words(value, _inside(place, key), known)
    if "items" in part:
        yield from _words(part["items"].get("else", part["items"]), place, known)
    for case in part.get("allOf", ()):
        step = case["if"]["properties"]["do"]["const"]
        yield ("do", step), False
        yield from _words(case["then"], step, known)


def _inside(place: str, key: str) -> str:
    return f"{place}.{key}".strip(".")


def parts(value: Any, place: str = "") -> Iterator[tuple[str, Data]]:
    """The mappings of a game file, each with its place; a block of steps or shares counts as these."""
    if isinstance(value, list):
        for item in value:
            yield from parts(item, place)
    elif isinstance(value, dict) and place.rpartition(".")[2] not in FREE:
        block = {"play": "steps", "showdown": "shares"}.get(place, "")
        if block in value:
            yield from parts(value[block], place)
            return
        place = value["do"] if place == "play" else "share" if place == "showdown" else place
        yield place, value
        for key, inner in value.items():
            if key not in TOLD:
                yield from parts(inner, _inside(place, key))


def words_in(data: Data) -> Iterator[Word]:
    """The words that a game file has."""
    for place, holder in parts(data):
        for key, value in holder.items():
            if key == "do":
                yield "do", value
            elif key not in TOLD:
                yield place, key
                yield from (
                    (_inside(place, key), it)
                    for it in (value if isinstance(value, list) else [value])
                    if isinstance(it, str)
                )


# --- games with a word

STEPS = frozenset(word for place, word in vocabulary() if place == "do")


@cache
def _values() -> dict[Word, Any]:
    """For each field what some game of the book has there, also under a choice."""
    found: dict[Word, Any] = {}
    for game in GAMES:
        whole = read(ROOT / "games" / f"{game}.yaml", game).value
        for place, holder in [*parts(whole), *_set_by_choices(whole)]:
            for key, value in holder.items():
                found.setdefault((place, key), value)
    return found


def _set_by_choices(data: Data) -> Iterator[tuple[str, Data]]:
    """What the choices of a game set, as parts with one field each."""
    steps = {step["id"]: place for place, step in parts(data.get("play", []), "play") if "id" in step}
    for option in data.get("options", ()):
        for choice in option["choices"]:
            for path, value in choice.get("set", {}).items():
                first, *rest = path.split(".")
                if first == "play" and len(rest) == 2:
                    yield steps.get(rest[0], ""), {rest[1]: value}
                elif first == "showdown" and rest:
                    yield "share", {rest[-1]: value}
                else:
                    yield ".".join([first, *rest][:-1]), {[first, *rest][-1]: value}


def worded(words: Iterable[Word], base: str) -> Iterator[Data]:
    """Games that have these words and otherwise the rules of the base; none where the base has no place for one of them."""
    data = {
        key: value
        for key, value in deepcopy(rules_of_file(base)).items()
        if key not in ITS_OWN - {"family", "players"}
    }
    data |= {"name": named("Worded", "言葉"), "reading": "ことば", "sources": [{"title": "Nobody"}]}
    yield from _each_place(data, tuple(words))


def _each_place(data: Data, words: tuple[Word, ...]) -> Iterator[Data]:
    """The game with the first of the words at each place that it has, with the second, and so on, which may take its place."""
    if not words:
        yield data
    elif words[0] in {*words_in(data)}:
        yield from _each_place(data, words[1:])
    elif words[0][0] == "do":
        for changed in _with_a_step(data, words[0][1]):
            yield from _each_place(changed, words[1:])
    elif words[0][1] != "when" or _when(data):
        where, key, value = _to_set(data, words[0])
        places = [n for n, (there, _) in enumerate(parts(data)) if there == where]
        for n in places:
            changed = deepcopy(data)
            holder = [*parts(changed)][n][1]
            holder[key] = (
                [*holder[key], value]
                if isinstance(holder.get(key), list) and isinstance(value, str)
                else value
            )
            yield from _each_place(changed, words[1:])
        outer, _, inner = where.rpartition(".")
        holds = ("do", where) if where in STEPS else (outer, inner)
        if (
            not places and where != "share" and holds not in {*words_in(data)}
        ):  # what holds the word comes first
            yield from _each_place(data, (holds, *words))


def _to_set(data: Data, word: Word) -> tuple[str, str, Any]:
    """Where a field stands, its name and its value; of a condition the first answer to the first question."""
    place, name = word
    if (place, name) in _fields():
        first = next((it for at, it in vocabulary() if at == _inside(place, name)), None)
        return place, name, _when(data) if name == "when" else deepcopy(_values().get(word, first))
    where, _, key = place.rpartition(".")
    return where, key, name


def _when(data: Data) -> Data:
    """The first answer to the first question of a game; {} where it has none."""
    asked = (it for it in data["play"] if "outcomes" in it)
    return {it["id"]: it["outcomes"][0]["id"] for it in islice(asked, 1)}


def _with_a_step(data: Data, do: str) -> Iterator[Data]:
    """The game with a step of this kind, as games of the book have it, at each place; with few cards first."""
    for step in [it for place, it in _steps() if place == do][:4]:
        for at in range(1, len(data["play"]) + 1):
            yield data | {
                "play": [*data["play"][:at], step | {"id": f"{step['id']}-more"}, *data["play"][at:]]
            }


@cache
def _steps() -> tuple[tuple[str, Data], ...]:
    every = (parts(rules_of_file(game)["play"], "play") for game in GAMES)
    steps = [(place, step) for found in every for place, step in found if place in STEPS]
    return tuple(sorted(steps, key=lambda it: json.dumps(it[1].get("cards", 0))))


# word -> another one without which it says nothing
SHORT_POST = ("", "short_post"), (".short_post", "blind-first"), (".short_post", "ante-first")
NEEDS: dict[Word, Word] = {
    ("discard.before", "vela"): ("deal.street", "vela"), ("discard.before", "third"): ("deal.street", "third"),
    **{(f"forced_bets{place}", word): ("forced_bets.ante", "big-blind") for place, word in SHORT_POST},
}  # fmt: skip


@cache
def _has(base: str) -> frozenset[str]:
    """The places of a game of the book, the words that it has, and "when" for a question."""
    data = rules_of_file(base)
    words = {" ".join(word) for word in words_in(data)}
    asks = {"when"} if any("outcomes" in step for step in data["play"]) else set()
    return frozenset(words | {place for place, _ in parts(data)} | asks)


def bases_for(words: Iterable[Word]) -> list[str]:
    """The games of the book, those first that have most of what the words ask for."""
    wanted = [
        it
        for place, word in words
        for it in (f"{place} {word}", place, place.rpartition(".")[0], word if word == "when" else "")
    ]
    return sorted(GAMES, key=lambda base: -sum(it in _has(base) for it in wanted if it))


def two_words(number: int) -> tuple[Word, Word]:
    """Two words of the schema, as the number has it."""
    one, other = random.Random(f"words {number}").sample(vocabulary(), 2)
    return one, other


def legal_for(words: Iterable[Word], but: Container[Word]) -> Iterator[Data]:
    """Legal games that have these words, as far as there are any: one for each two, or for a word that goes with none of the next.

    but    words that have a game already
    """
    left = [word for word in words if word not in but]
    while left:
        word, *others = left
        beside = (game for other in others[:NEXT] if (game := legal_with(word, other, most=FEW)))
        game = next(beside, None) or legal_with(word)
        has = {*words_in(game)} if game else {word}
        left = [it for it in others if it not in has]
        if game:
            yield game


NEXT, FEW = 3, 12  # words that are tried beside one, and games for each of them


def legal_with(*words: Word, most: int = 150) -> Data | None:
    """The first of so many games with these words that is legal."""
    words = (*(NEEDS[word] for word in words if word in NEEDS), *words)
    every = (data for base in bases_for(words) for data in worded(words, base))
    fitting = (data for data in islice(every, most) if {*words} <= {*words_in(data)})
    return next((data for data in fitting if not reasons(data | {"id": "made-worded"})), None)

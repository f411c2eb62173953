"""Games of the book that are crossed: one of them with a rule, a step or a share of another one.

The games of the book use every word of the vocabulary between them, so that, crossed often enough, each word comes beside each other
that the schema allows with it. The same number always makes the same game.
"""

from __future__ import annotations

import random
from copy import deepcopy
from functools import cache

from made_games import named
from real_book import ROOT, WITH_POTS

from poker_rulebook.book.parts import Data
from poker_rulebook.book.source import read

# what a game is called and what is told of it; choices belong to the steps of their own game
ITS_OWN = {
    "id", "name", "reading", "short", "also", "former", "pitch", "examples", "options", "notes", "sources", "history", "see",
    "based_on", "family", "players", "print",
}  # fmt: skip
NAMES_GAMES = ("look", "choose")  # the games that an answer picks are named by the editor, with their cards


@cache
def rules_of_file(game: str) -> Data:
    """What the file of a game says."""
    return read(ROOT / "games" / f"{game}.yaml", game).value


def crossed_game(number: int) -> Data:
    """The file of a game with one or two rules of another game; legal in a third of all numbers."""
    rng = random.Random(f"crossed {number}")
    one, other = (deepcopy(rules_of_file(game)) for game in rng.sample(WITH_POTS, 2))
    data = {key: value for key, value in one.items() if key not in ITS_OWN - {"family", "players"}}
    keys = [key for key in other if key not in ITS_OWN and data.get(key) != other[key]]
    for key in rng.sample(keys, min(len(keys), rng.choice((1, 1, 2)))):
        cross = {"play": _with_a_step, "showdown": _with_a_share}.get(key)
        data |= cross(rng, data, other) if cross else {key: other[key]}
    head = {
        "id": f"made-crossed-{number}",
        "name": named(f"Crossed {number}", f"交配{number}"),
        "reading": "こうはい",
    }
    return data | head | {"sources": [{"title": "Nobody"}]}


def _with_a_step(rng: random.Random, data: Data, other: Data) -> Data:
    """A step of the other game somewhere among those of this one; a board that has streets, or that is not there, gets no card."""
    has_board = any(step.get("to") == "board" for step in data["play"])
    named_streets = any(step.get("to") == "board" and step.get("street") for step in data["play"])
    fits = [
        step
        for step in other["play"]
        if step["do"] != "bet" and (step.get("to") != "board" or (has_board and not named_streets))
    ]
    if not fits or any(step["do"] in NAMES_GAMES for step in data["play"]):
        return {}
    step, taken = dict(rng.choice(fits)), {step["id"] for step in data["play"]}
    step.pop("street", None)
    step["id"] = next(
        id_ for id_ in (step["id"], *(f"{step['id']}-{n}" for n in range(2, 99))) if id_ not in taken
    )
    at = rng.randint(1, len(data["play"]))
    return {"play": [*data["play"][:at], step, *data["play"][at:]]}


def _with_a_share(rng: random.Random, data: Data, other: Data) -> Data:
    """The shares of the other game in place of its own, or one of them beside its own."""
    share = rng.choice(other["showdown"])
    shares = [it for it in data["showdown"] if it["id"] != share["id"]] + [share]
    shares = other["showdown"] if rng.random() < 0.5 else shares
    between = {"odd_chips": {"between": "first-share", "within": "button"}} if len(shares) > 1 else {}
    return {"showdown": shares} | between

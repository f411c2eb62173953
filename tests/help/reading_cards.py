"""What is printed on a table card as a dealer reads it: each sentence by its key, with the values that its words show."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from real_book import real_book
from used_messages import variables

from poker_rulebook.cards import RANKS, rank_of
from poker_rulebook.language.phrases import key_of, plain
from poker_rulebook.language.sentences import Beside, Phrase, Sentence, Shaped

Data = dict[str, Any]


class Asked(Exception):
    """What the dealer has to ask, as the card does not say it."""


class Said(NamedTuple):
    """A sentence of a card as it is read. A text has no key.    values    those that its words show"""

    key: str
    values: Mapping[str, Any]


def bare(phrase: Any) -> Any:
    """A phrase without how it is set, and a part of a sentence as all of it."""
    return bare(phrase.of) if isinstance(phrase, (Shaped, Beside)) else phrase


def read(phrase: Phrase) -> Said:
    phrase = bare(phrase)
    if not isinstance(phrase, Sentence):
        return Said("", {"text": plain(phrase)})
    shown = variables("en", key_of(phrase))
    return Said(phrase.key, {name: value for name, value in phrase.values if name in shown})


def parts(phrase: Phrase) -> list[Said]:
    """The items of a list, or the phrase alone; none of an empty one."""
    said = read(phrase)
    return [*map(read, said.values["items"])] if said.key == "commas" else [said] if phrase else []


def deck_of(said: Mapping[str, Mapping[str, Any]]) -> str:
    """The id of the deck that a card names.    said    what it says, by keys"""
    runs = said.get("card-deck-ranks")
    if not runs and not said.keys() & {"card-deck", "card-deck-joker"}:
        raise Asked("which cards the deck has")
    size = read(runs["deck"]).values if runs else said.get("card-deck") or said["card-deck-joker"]
    spans = [read(run).values for run in runs["runs"]] if runs else [{"low": "2", "high": "A"}]
    ranks = {RANKS[n] for it in spans for n in range(RANKS.index(it["low"]), RANKS.index(it["high"]) + 1)}
    wanted = (ranks, size.get("jokers", 0), size["n"])
    for id_, deck in real_book().decks.items():
        if wanted == ({RANKS[rank_of(card)] for card in deck.cards}, deck.jokers, deck.size):
            return id_
    raise Asked("which cards the deck has")


def id_of(name: str) -> str:
    return re.sub(r"\W+", "-", name.lower()).strip("-")


def named(name: str) -> Data:
    return {"en": name, "ja": name}

"""Numbers in the words of editors, and those that the rules of a game have."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Data
from poker_rulebook.book.pitch import rules_spoken_of
from poker_rulebook.cards import rank_of

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

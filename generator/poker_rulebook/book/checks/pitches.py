"""What is wrong with the pitch of a game: rules that have changed, too many words, numbers that the rules do not have."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from poker_rulebook.book.checks.subject import NOT_YET
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Data
from poker_rulebook.book.pitch import pitch_digest, rules_spoken_of
from poker_rulebook.book.problems import At, Finding
from poker_rulebook.cards import rank_of
from poker_rulebook.languages import BESIDE, LANGUAGES

MOST_WORDS, MOST_CHARACTERS = 25, 60
NUMBERS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
).split()
_RANKS = re.compile(
    r"[2-9TJQKA]+(?:-[2-9TJQKA]+)+|\b[A2-9]-[2-9]\b|\w+(?:-\w+){2,}"
)  # 7-5-4-3-2, ace-to-five
_DIGITS = re.compile(r"\d+")
_WORDS = re.compile(r"[a-z]+")


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
    known = set(_counts(data, game))
    for locale in BESIDE:
        text = data["pitch"][locale]
        yield from _too_long(("pitch", locale), text, LANGUAGES[locale].script == "cjk")
        for number in sorted(set(_numbers(text)) - known):
            message = f"the number {number} is not in the rules of this game"
            yield ("pitch", locale), message, "say what the steps and shares of the file say"


def _too_long(at: At, text: str, cjk: bool) -> Iterator[Finding]:
    length, most, unit = (
        (len(text), MOST_CHARACTERS, "characters") if cjk else (len(text.split()), MOST_WORDS, "words")
    )
    if length > most:
        yield at, f"the pitch has {length} {unit}, and {most} are the most", "say it in fewer"


def _numbers(text: str) -> Iterator[int]:
    """The numbers of a text in digits and in English words, without hands such as 7-5-4-3-2."""
    text = _RANKS.sub(" ", text)
    yield from map(int, _DIGITS.findall(text))
    yield from (NUMBERS.index(word) for word in _WORDS.findall(text.lower()) if word in NUMBERS)


def _counts(data: Data, game: Game) -> Iterator[int]:
    """The numbers of a game: those that its rules and names say, and what they amount to; 10 is a rank as well."""
    said = json.dumps([rules_spoken_of(data), data["name"], data.get("based_on", ""), data["id"]])
    yield from map(int, _DIGITS.findall(said))
    yield from (NUMBERS.index(word) for word in _WORDS.findall(said) if word in NUMBERS)
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

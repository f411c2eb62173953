"""What is wrong with the pitch of a game: rules that have changed, too many words, numbers that the rules do not have."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.checks.numbers import counts, numbers_in
from poker_rulebook.book.checks.subject import NOT_YET
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Data
from poker_rulebook.book.pitch import pitch_digest
from poker_rulebook.book.problems import At, Finding
from poker_rulebook.languages import BESIDE, LANGUAGES

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

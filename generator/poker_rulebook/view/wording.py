"""Words for the parts of a game, and small rules of joining them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from poker_rulebook.book.chapters import PLACEHOLDER
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share, Text
from poker_rulebook.ranking import Ranking
from poker_rulebook.view.phrases import Phrases
from poker_rulebook.view.text import cards, keep_together


def joined(say: Phrases, sentences: Iterable[str]) -> str:
    """Sentences in one paragraph: a space between them in English, nothing in Japanese."""
    return ("" if say.locale == "ja" else " ").join(s for s in sentences if s)


def sentences(say: Phrases, text: str) -> list[str]:
    """A paragraph as the sentences that `joined` put together."""
    return [part for part in re.split("(?<=。)" if say.locale == "ja" else r"(?<=\.) ", text) if part]


def heading(text: str) -> str:
    """A noun as a heading: with a capital, in languages that have them."""
    for index, char in enumerate(text):
        if char.isalnum():
            return text[:index] + char.upper() + text[index + 1 :]
    return text


def written(say: Phrases, text: Mapping[str, str]) -> str:
    """A text that an editor wrote, in this language, with numbers and units kept together."""
    return keep_together(text[say.locale])


def filled(say: Phrases, text: Text, figures: dict[str, int]) -> str:
    """An editor's text with its figures and cards in their places."""

    def placed(word: str) -> str:
        return f"{figures[word]:,}" if word in figures else cards(word)

    pieces = PLACEHOLDER.split(text[say.locale])
    return keep_together("".join(placed(piece) if n % 2 else piece for n, piece in enumerate(pieces)))


def share_name(say: Phrases, share: Share) -> str:
    """What a share is called inside a sentence: its own name, or the common word for its id."""
    if share.name:
        return written(say, share.name)
    key = f"side-{share.id}"
    return say.say(key) if key in say else share.id


def hand_kind(say: Phrases, ranking: Ranking) -> str:
    """What a share is won with: high hand, ace-to-five low hand, badugi."""
    rules, way = ranking.rules, "low" if ranking.rules.wins_lowest else "high"
    if ranking.words.hand:
        return written(say, ranking.words.hand)
    if rules.compare == "classes":
        return say.say(f"hand-kind-{way}", scale=scale_name(say, ranking))
    if rules.compare == "points":
        return say.say("hand-kind-points")
    if "suit" not in rules.distinct:
        return say.say("hand-kind-named", scale=scale_name(say, ranking))
    return say.say("hand-kind-badugi" if rules.wins_lowest else "hand-kind-high-badugi")


def scale_name(say: Phrases, ranking: Ranking) -> str:
    """What a ranking is called, before "scale" and "low"."""
    return written(say, ranking.words.name)


def street_name(say: Phrases, street: str) -> str:
    return say.say(f"street-{street}")


def is_fixed(game: Game) -> bool:
    return game.limit == "fixed-limit"


def continued(say: Phrases, sentence: str) -> str:
    """A sentence that goes on after a condition: without its capital in English."""
    return sentence if say.locale == "ja" else sentence[:1].lower() + sentence[1:]


def is_side(say: Phrases, share: Share, side: str) -> bool:
    """Whether the share is called by one of the common words, high or low, whatever its id."""
    return share_name(say, share) == say.say(f"side-{side}")


def side_of(say: Phrases, share: Share) -> str:
    """A share inside a sentence, with its article in English: high, low, the draw hand."""
    name = share_name(say, share)
    common = any(is_side(say, share, side) for side in ("high", "low"))
    return name if say.locale == "ja" or common else f"the {name}"

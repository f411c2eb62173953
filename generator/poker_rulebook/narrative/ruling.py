"""A ruling in words: what is ruled, until when, what is said aloud, what the floor may rule instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from poker_rulebook.language.sentences import Phrase, as_said, joined, say
from poker_rulebook.narrative.actions import card_marks
from poker_rulebook.play.incidents import CannotBe, Ruling


class RulingText(NamedTuple):
    """A ruling in sentences. otherwise    what the floor may rule instead, in the order of the ruling"""

    text: Phrase
    until: Phrase
    aloud: Phrase
    otherwise: tuple[Phrase, ...]


def ruling_text(ruling: Ruling) -> RulingText:
    values = {name: _value(name, value) for name, value in ruling.values.items()}
    if "due" in values:
        due = zip(ruling.values["to"], ruling.values["due"], strict=True)
        values["due"] = tuple(say("ruled-due", seat=seat, n=chips) for seat, chips in due)
    text = say(f"ruled-{ruling.verdict}", **values)
    more = [
        say(f"ruled-{key}", **{name: _value(name, value) for name, value in said.items()})
        for key, said in ruling.more
    ]
    exposed = [it for it, (key, _) in zip(more, ruling.more, strict=True) if key.startswith("exposed-")]
    otherwise = tuple(say(f"ruled-{way}", **values) for way, _ in ruling.otherwise)
    aloud = joined(as_said("say", it) for it in (text, *exposed))  # of each player's cards
    return RulingText(joined([text, *more]), as_said("until", text), aloud, otherwise)


TDA = "tda"  # the preset of the TDA rules, whose items have numbers


def deciding(sources: Mapping[str, Any], ruling: Ruling, taken: str) -> list[str]:
    """Where a ruling stands: the items of the TDA rules, such as TDA 2024, 35-A7, or the sources of presets.

    sources    see rulings.sources_of_rulings;  taken    the choice of the card room that decides the ruling, '' for none

    The TDA is not cited for a choice that is not the TDA's.
    """
    presets: Mapping[str, Any] = sources["presets"]
    tda = presets[TDA]["general"].get(ruling.choice, "") if TDA in presets else ""
    found = []
    for number, ours, rulings in sources["tda"] if tda in ("", taken) else ():
        if ruling.rule in ours and ruling.verdict in rulings:
            part = rulings.get(f"{ruling.verdict}-{ruling.street}", rulings[ruling.verdict])
            found.append(f"{number}-{part}" if part else number)
    for id_, preset in presets.items():
        own = preset["general"].get(ruling.choice, "")
        if id_ != TDA and (ruling.verdict in preset["rulings"] or (taken and own == taken != tda)):
            found += [title for title in preset["titles"] if title not in found]
    return found


def impossible_text(error: CannotBe) -> Phrase:
    """Why what was asked about cannot have happened."""
    return say(f"cannot-{error.why}", **error.values)


def _value(name: str, value: Any) -> Any:
    if name in ("deed", "said"):
        verb, chips = value
        return say(f"ruled-deed-{verb}", **({"to": chips} if verb in ("bet", "raise") else {}))
    return card_marks(value) if name in ("cards", "burn") else value

"""The pitch of a game: what its editor says of it before anything is computed.

A pitch speaks of cards, draws, boards and of what wins, and bears the digest of these rules. Under rules with another
digest it is not shown. How much is bet, in which format, and by whom first, is none of its matter.
"""

from __future__ import annotations

import json
from typing import Any

from poker_rulebook.book.parts import Data, Text, text_of
from poker_rulebook.digests import digest_of

# keys of a game file of which a pitch speaks, and keys inside them of which it does not
SPOKEN_OF = (
    "deck", "joker", "wild", "extra_card", "board", "play", "showdown", "pot_goes_to", "if_nobody_qualifies",
    "equal_hands", "rows", "fantasyland",
)  # fmt: skip
PITCHED = (*SPOKEN_OF, "forced_bets", "pitch")  # keys from which it follows what is shown
UNSAID = ("id", "former", "name", "size", "first")


def rules_spoken_of(data: Data) -> dict[str, Any]:
    """The rules of a game file that a pitch may speak of, as plain values."""
    forced = data.get("forced_bets", {})
    begun_by = {key: forced[key] for key in ("blinds", "bring_in") if key in forced}
    rules = {key: _spoken_of(data[key]) for key in SPOKEN_OF if key in data}
    return rules | {"forced_bets": begun_by or sorted(forced)}


def _spoken_of(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _spoken_of(inner) for key, inner in value.items() if key not in UNSAID}
    return [_spoken_of(inner) for inner in value] if isinstance(value, list) else value


def pitch_digest(data: Data) -> str:
    """Eight hex digits of the rules that a pitch of this game speaks of."""
    return digest_of([json.dumps(rules_spoken_of(data), sort_keys=True)])[:8]


def build_pitch(data: Data) -> Text:
    """The pitch by language; empty where there is none, or where it speaks of other rules than these."""
    pitch = data.get("pitch")
    return text_of(pitch) if pitch and pitch["of"] == pitch_digest(data) else {}

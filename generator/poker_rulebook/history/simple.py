"""TOML as programs write hand histories, read in a tenth of the time; tomllib reads all the rest, and says what is wrong.

A name of a hand, then lines of a key and a whole number, a text, or a list of these: what JSON writes alike.
"""

from __future__ import annotations

import json
import re
from typing import Any

_SPACE = r"[ \t\n]*+"
_ONE = r'(?:-?(?:0|[1-9][0-9]{0,17})|"[^"\\\x00-\x1f\x7f]*+")'
_LIST = rf"\[{_SPACE}(?:{_ONE}{_SPACE}(?:,{_SPACE}{_ONE}{_SPACE})*+,?{_SPACE})?\]"
_LINE = rf"([A-Za-z_][A-Za-z0-9_-]*+)[ \t]*+=[ \t]*+({_ONE}|{_LIST})[ \t]*+(?:\n|\Z)|\n"
_NAME = re.compile(r"\n*+(?:\[([A-Za-z0-9_-]++)\][ \t]*+\n)?")
_LINES = re.compile(_LINE)
_LAST_COMMA = re.compile(rf",{_SPACE}\]\Z")


def read(text: str) -> dict[str, Any] | None:
    """What a text of such lines says; None for any other, and where a key stands twice."""
    said: dict[str, Any] = {}
    head = _NAME.match(text)
    place = head.end() if head else 0
    while place < len(text):
        line = _LINES.match(text, place)
        if line is None or line[1] in said:
            return None
        if line[1]:
            said[line[1]] = json.loads(_LAST_COMMA.sub("]", line[2]))
        place = line.end()
    return {head[1]: said} if head and head[1] else said

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
_WHOLE = re.compile(rf"\n*+(?:\[([A-Za-z0-9_-]+)\][ \t]*+\n)?((?:{_LINE})*+)")
_LINES = re.compile(_LINE)
_LAST_COMMA = re.compile(rf",{_SPACE}\]\Z")


def read(text: str) -> dict[str, Any] | None:
    """What a text of such lines says; None for any other, and where a key stands twice."""
    whole = _WHOLE.fullmatch(text)
    if whole is None:
        return None
    name, lines = whole[1], [(key, value) for key, value in _LINES.findall(whole[2]) if key]
    said = {key: json.loads(_LAST_COMMA.sub("]", value)) for key, value in lines}
    if len(said) < len(lines):
        return None
    return {name: said} if name else said

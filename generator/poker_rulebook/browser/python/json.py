"""json: what is read keeps its order and its hooks; what is written is as in Python, without escapes of letters."""

from __future__ import annotations

import json
import re
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

TOKEN = re.compile(r'[ \t\r\n]*("(?:[^"\\\x00-\x1f]|\\.)*"|[{}\[\],:]|[-+.0-9eE]+|true|false|null)')


def loads(text: str, **hooks: Callable[[Any], Any]) -> Any:
    """Without hooks the quick reader, which forgets the order of keys."""
    if not hooks:
        return json.loads(text)
    reader = _Reader(text, hooks)
    value = reader.value()
    if text[reader.place :].strip():
        raise reader.wrong("end")
    return value


class _Reader:
    """Reads a text token by token, from `place` on."""

    def __init__(self, text: str, hooks: dict[str, Callable[[Any], Any]]) -> None:
        self.text, self.hooks, self.place = text, hooks, 0

    def wrong(self, wanted: str) -> ValueError:
        return ValueError(f"Expecting {wanted} at character {self.place + 1}")

    def token(self, wanted: str = "") -> str:
        """The next one, which must be one of these signs where some are wanted."""
        found = TOKEN.match(self.text, self.place)
        if not found or (wanted and found[1][0] not in wanted):
            raise self.wrong(" or ".join(wanted) or "value")
        self.place = found.end()
        return str(found[1])

    def value(self, token: str = "") -> Any:
        token = token or self.token()
        if token == "{":
            return self.mapping()
        if token == "[":
            return self.items()
        if token.isdigit() or (token[0] == "-" and token[1:].isdigit()):
            return self.hooks["parse_int"](token)
        if token in "]},:":
            raise self.wrong("value")
        return json.loads(token)

    def mapping(self) -> Any:
        pairs: list[tuple[str, Any]] = []
        token = self.token('"}')
        while token != "}":
            self.token(":")
            pairs.append((json.loads(token), self.value()))
            token = self.token('"') if self.token(",}") == "," else "}"
        return self.hooks["object_pairs_hook"](pairs)

    def items(self) -> list[Any]:
        found: list[Any] = []
        token = self.token()
        while token != "]":
            found.append(self.value(token))
            token = self.token() if self.token(",]") == "," else "]"
        return found


def dumps(value: Any, ensure_ascii: bool = True, indent: int | None = None) -> str:
    """On one line, whatever the indent."""
    if isinstance(value, str):
        return json.dumps(value)
    if value is None or isinstance(value, bool):
        return "null" if value is None else "true" if value else "false"
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, (OrderedDict, dict)):
        return "{" + ", ".join([dumps(str(key)) + ": " + dumps(value[key]) for key in value]) + "}"
    return "[" + ", ".join([dumps(item) for item in value]) + "]"

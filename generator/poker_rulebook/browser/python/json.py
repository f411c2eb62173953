"""json: what is read keeps its order and its hooks; what is written is as in Python, without escapes of letters."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t", "\b": "\\b", "\f": "\\f"}
UNESCAPED = {"n": "\n", "r": "\r", "t": "\t", "b": "\b", "f": "\f", "/": "/", "\\": "\\", '"': '"'}


class JSONDecodeError(ValueError):
    def __init__(self, msg: str, place: int) -> None:
        super().__init__(msg)
        self.msg = msg
        self.lineno = 1
        self.colno = place + 1


def loads(text: str, **hooks: Callable[[Any], Any]) -> Any:
    """Without hooks the quick reader, which forgets the order of keys."""
    if not hooks:
        return json.loads(text)
    reader = _Reader(text, hooks)
    value = reader.value()
    reader.blank()
    if reader.place < len(text):
        raise JSONDecodeError("Extra data", reader.place)
    return value


class _Reader:
    def __init__(self, text: str, hooks: dict[str, Callable[[Any], Any]]) -> None:
        self.text = text
        self.place = 0
        self.hooks = hooks

    def here(self) -> str:
        return self.text[self.place : self.place + 1]

    def blank(self) -> None:
        while self.here() and self.here() in " \t\r\n":
            self.place += 1

    def wrong(self, what: str) -> JSONDecodeError:
        return JSONDecodeError(what, self.place)

    def took(self, sign: str) -> bool:
        self.blank()
        if self.here() != sign:
            return False
        self.place += 1
        return True

    def value(self) -> Any:
        if self.took("{"):
            return self.mapping()
        if self.took("["):
            return self.items()
        if self.took('"'):
            return self.string()
        for word, value in (("true", True), ("false", False), ("null", None)):
            if self.text[self.place : self.place + len(word)] == word:
                self.place += len(word)
                return value
        return self.number()

    def mapping(self) -> Any:
        pairs: list[tuple[str, Any]] = []
        if not self.took("}"):
            while True:
                if not self.took('"'):
                    raise self.wrong("Expecting property name enclosed in double quotes")
                key = self.string()
                if not self.took(":"):
                    raise self.wrong("Expecting ':' delimiter")
                pairs.append((key, self.value()))
                if self.took("}"):
                    break
                if not self.took(","):
                    raise self.wrong("Expecting ',' delimiter")
        return self.hooks["object_pairs_hook"](pairs)

    def items(self) -> list[Any]:
        found: list[Any] = []
        if not self.took("]"):
            while True:
                found.append(self.value())
                if self.took("]"):
                    break
                if not self.took(","):
                    raise self.wrong("Expecting ',' delimiter")
        return found

    def string(self) -> str:
        out: list[str] = []
        while True:
            sign = self.here()
            self.place += 1
            if sign == '"':
                return "".join(out)
            if not sign or ord(sign) < 32:
                raise self.wrong("Unterminated string")
            if sign == "\\":
                sign = self.here()
                self.place += 1
                if sign == "u":
                    sign = chr(int(self.text[self.place : self.place + 4], 16))
                    self.place += 4
                elif sign in UNESCAPED:
                    sign = UNESCAPED[sign]
                else:
                    raise self.wrong("Invalid \\escape")
            out.append(sign)

    def number(self) -> Any:
        start = self.place
        while self.here() and self.here() in "+-0123456789.eE":
            self.place += 1
        word = self.text[start : self.place]
        if word.isdigit() or (word[:1] == "-" and word[1:].isdigit()):
            return self.hooks["parse_int"](word)
        try:
            return float(word)
        except ValueError:
            raise JSONDecodeError("Expecting value", start) from None


def dumps(value: Any, ensure_ascii: bool = True, indent: int | None = None) -> str:
    """On one line, whatever the indent."""
    if isinstance(value, str):
        return '"' + "".join([_escaped(sign) for sign in value]) + '"'
    if value is None or isinstance(value, bool):
        return "null" if value is None else "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, (OrderedDict, dict)):
        return "{" + ", ".join([dumps(str(key)) + ": " + dumps(value[key]) for key in value]) + "}"
    return "[" + ", ".join([dumps(item) for item in value]) + "]"


def _escaped(sign: str) -> str:
    if sign in ESCAPES:
        return ESCAPES[sign]
    return sign if ord(sign) >= 32 else "\\u00" + ("0" + hex(ord(sign))[2:])[-2:]

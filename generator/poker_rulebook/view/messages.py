"""Messages in the format of Project Fluent, as far as phrases need it: each is read once and becomes a function.

Deal { CARDS($n) } to { $seat }.     text, with values and functions of values in their places
{ JOIN($rows, by: ", ") }            a word that a function takes by its name
{ other-message }                    another message with the same values, or an attribute of one: { message.card }
{ $n ->                              one of several lines: that of the value, or else the one with a star
    [1] one round
   *[other] { $n } rounds
 }
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

Value: TypeAlias = int | str
Given: TypeAlias = Mapping[str, Value]
Expression: TypeAlias = Callable[[Given], Value]
Filled: TypeAlias = Callable[[Given], str]  # raises KeyError for a value that is missing

_SELECT = re.compile(r"\{ *\$([\w-]+) *->((?:\n *\*?\[\w+\][^\n]*)+)\n *\}")
_VARIANT = re.compile(r"\n *(\*?)\[(\w+)\] *([^\n]*)")
_PLACE = re.compile(r"\{ *([^{}]*?) *\}")
_KEY = re.compile(r"[a-z][A-Za-z0-9-]*(\.[a-z-]+)?")
_CALL = re.compile(r"([A-Z]+)\((.*)\)")
_ARGUMENT = re.compile(r' *(?:([a-z]+): *)?(\$[\w-]+|"[^"\\]*"|[A-Z]+\((?:[^()]|\([^()]*\))*\)) *(?:,|$)')


class Reader:
    """Reads the messages of one language.

    functions    by the names that messages call them by
    other        the function of another message, by its key
    number       how a whole number is written
    """

    def __init__(
        self,
        functions: Mapping[str, Callable[..., str]],
        other: Callable[[str], Filled],
        number: Callable[[int], str],
    ):
        self.functions, self.other, self.number = functions, other, number

    def read(self, source: str) -> Filled:
        """The function that fills a message. Raises ValueError for what is no message.

        source    what stands after its "="
        """
        if not source.strip():
            raise ValueError("it says nothing")
        text, parts, select = source.strip(), list[str | Expression](), _SELECT.search(source.strip())
        if select:
            parts = [*self._pieces(text[: select.start()]), self._selected(select[1], select[2])]
            text = text[select.end() :]
        return self._joined([*parts, *self._pieces(text)])

    def _pieces(self, text: str) -> Iterator[str | Expression]:
        for number, piece in enumerate(_PLACE.split(text)):
            if number % 2:
                yield self._expression(piece)
            elif set("{}\n") & set(piece):
                raise ValueError(f"a brace stands alone, or a line: {piece!r}")
            elif piece:
                yield piece

    def _selected(self, name: str, lines: str) -> Expression:
        variants = _VARIANT.findall(lines)
        by_value = {key: self._joined(self._pieces(text.rstrip())) for _, key, text in variants}
        (usual,) = (by_value[key] for star, key, _ in variants if star)
        return lambda given: by_value.get(str(given[name]), usual)(given)

    def _expression(self, text: str) -> Expression:
        """A value, a word in quotes, a call, or another message."""
        if text.startswith("$"):
            name = text[1:]
            return lambda given: given[name]
        if text.startswith('"'):
            return lambda given: text[1:-1]
        if call := _CALL.fullmatch(text):
            return self._called(call[1], call[2])
        if not _KEY.fullmatch(text):
            raise ValueError(f"{text!r} is no value, no word in quotes, no call and no message")
        return self.other(text)

    def _called(self, name: str, arguments: str) -> Expression:
        if name not in self.functions:
            raise ValueError(f"there is no function {name}")
        function, values, words, place = self.functions[name], list[Expression](), dict[str, str](), 0
        while place < len(arguments):
            found = _ARGUMENT.match(arguments, place)
            if not found:
                raise ValueError(f"{arguments[place:]!r} is nothing that {name} can take")
            if found[1]:
                words[found[1]] = found[2].strip('"')
            else:
                values.append(self._expression(found[2]))
            place = found.end()
        return lambda given: function(*[value(given) for value in values], **words)

    def _joined(self, parts: Iterator[str | Expression] | list[str | Expression]) -> Filled:
        """All parts, one after the other; whole numbers as the language writes them."""
        pieces = [(part, None) if isinstance(part, str) else ("", part) for part in parts]

        def filled(given: Given) -> str:
            return "".join([text if value is None else self._shown(value(given)) for text, value in pieces])

        return filled

    def _shown(self, value: Value) -> str:
        return value if isinstance(value, str) else self.number(value)

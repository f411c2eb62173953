"""JSON in and out: one value a line, or one document."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

import click

from poker_rulebook.book.problems import json_text
from poker_rulebook.cli.shared import LONGEST_LINE, warn


def parsed(text: str) -> Any:
    """The value of a JSON text. Raises ValueError, also for a key written twice, a number of very many digits,
    and NaN; RecursionError for what is nested too deeply."""
    return json.loads(text, object_pairs_hook=_no_key_twice, parse_int=_whole, parse_constant=_no_number)


def _no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"the key {key!r} is written twice")
        found[key] = value
    return found


def _whole(digits: str) -> int:
    if len(digits) > 18:
        raise ValueError(f"has a number of {len(digits):,} digits")
    return int(digits)


def _no_number(name: str) -> None:
    raise ValueError(f"is not JSON: {name} is no number")


def json_lines() -> Iterator[tuple[int, Any]]:
    """(line number, value) of standard input; a line that is no JSON object is a ValueError instead."""
    for number, line in enumerate(_lines(sys.stdin.buffer), 1):
        if not line.strip():
            continue
        try:
            if len(line) > LONGEST_LINE:
                raise ValueError(f"is longer than {LONGEST_LINE:,} bytes")
            text = line.decode("utf-8-sig")
            value = parsed(text)
        except UnicodeDecodeError:
            value = ValueError("is not UTF-8 text")
        except json.JSONDecodeError as error:
            value = ValueError(f"is not JSON: {error.msg}")
        except RecursionError:
            value = ValueError("is not JSON: nested too deeply")
        except ValueError as error:
            value = error
        if not isinstance(value, (dict, ValueError)):
            value = ValueError("is not an object: write {...}")
        yield number, value


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream, of a very long one only the beginning."""
    while line := stream.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE + 1)
        yield line


def answer_lines(answer: Callable[[dict], Any]) -> None:
    """One JSON answer a line; a line that cannot be answered becomes {"error": …} and exit status 1."""
    from poker_rulebook.book.problems import visible

    failed = False
    for number, value in json_lines():
        try:
            if isinstance(value, ValueError):
                raise value
            result = answer(value)
        except ValueError as error:
            message = visible(str(error))
            failed, result = True, {"error": message}
            warn(f"line {number}: {message}")
        click.echo(json_text(result))
    if failed:
        raise SystemExit(1)


def dump(document: Any) -> None:
    click.echo(json_text(document, indent=2))

"""Answers that are kept: the same question about the same book, asked in the same terminal, has the same answer.

What is kept is what was printed, under a digest of the question, of the terminal, of every file of the book and of the
program. A command that fails, or says anything on standard error, is asked again.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from typing import Any, TextIO, cast

ASKED = ("list", "rules", "show")  # commands that print what a book says
OF_THE_SHELL = ("_", "OLDPWD", "PWD", "SHLVL")  # variables that change from command to command


def answered(asked: Sequence[str], work: Callable[[], None]) -> None:
    """Prints what is kept as the answer to a command; else runs it, and keeps what it prints.

    asked    the words of the command;  work    runs it, and ends with SystemExit
    """
    if not {*asked[:1]}.intersection(ASKED) or any(it.startswith("--book") for it in asked):
        return work()
    from poker_rulebook.book.files import fingerprints  # other commands need not wait for these
    from poker_rulebook.digests import digest_of
    from poker_rulebook.folders import book_around
    from poker_rulebook.kept import Kept

    if (folder := book_around(Path.cwd())) is None:
        return work()
    prints = fingerprints(folder)
    key = f"answer {digest_of([*asked, *_terminal(), *prints, *prints.values()])}"
    with Kept(folder) as kept:
        if (known := kept.get(key)) is not None:
            return _print(known)
        said, told = _Heard(sys.stdout), _Heard(sys.stderr)
        try:
            with redirect_stdout(cast(TextIO, said)), redirect_stderr(cast(TextIO, told)):
                work()
        except SystemExit as end:
            gone = sys.stderr.closed  # the reader, before everything was printed
            if not (end.code or told.heard or gone):
                kept.put(key, "".join(said.heard))
            raise


def _terminal() -> Iterator[str]:
    """Everything by which a program may decide how it prints."""
    yield str(sys.stdout.isatty())
    for stream in range(3):
        with suppress(OSError):
            yield str(os.get_terminal_size(stream))
    yield from (f"{name}={it}" for name, it in sorted(os.environ.items()) if name not in OF_THE_SHELL)


def _print(text: str) -> None:
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(0) from None


class _Heard:
    """A stream that remembers what is written to it."""

    def __init__(self, stream: TextIO) -> None:
        self.stream, self.heard = stream, list[str]()

    def write(self, text: str) -> int:
        count = self.stream.write(text)
        self.heard.append(text)
        return count

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)

"""--workers and --scheduler: who does long work. --quiet: whether it tells what it does.

Somebody who waits for a command sees one line on standard error that changes, in a terminal only:

with progress_line(quiet) as progress:
    for game in progress.over(games, "counting", len(games)):
        ...
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from shutil import get_terminal_size
from typing import Any, TextIO

import click

from poker_rulebook.cli.shared import ERASED, complain
from poker_rulebook.progress import SILENT, Progress

OFTEN = 0.1  # seconds between two states of the same work
WORTH_TELLING = 2  # seconds that are still to come


@contextmanager
def progress_line(quiet: bool) -> Iterator[Progress]:
    """What tells the progress while this is open; the line is gone afterwards, also when the work fails."""
    if quiet:
        yield SILENT
    elif sys.stderr.isatty() and os.environ.get("TERM") != "dumb":
        progress = _Line(sys.stderr)
        try:
            yield progress
        finally:
            progress.clear()
    else:
        yield _Said()


class _Said(Progress):
    """What is finished is said; what is being done is nobody's business."""

    def say(self, line: str) -> None:
        click.echo(line)


class _Line(_Said):
    """One line of a terminal, written again and again."""

    def __init__(self, terminal: TextIO) -> None:
        self.terminal, self.what, self.began, self.drawn = terminal, "", 0.0, 0.0

    def doing(self, what: str, done: int = 0, of: int = 0) -> None:
        now = time.monotonic()
        if what != self.what:
            self.what, self.began = what, now
        elif now < self.drawn + OFTEN:
            return
        self.drawn, passed = now, now - self.began
        line = f"{what}: {done:,} of {of:,}" if of else what
        if done and (left := passed / done * (of - done)) >= WORTH_TELLING:
            line += f", about {left:.0f} s left"
        self._write(ERASED + line[: get_terminal_size().columns - 1])

    def say(self, line: str) -> None:
        self._write(ERASED)
        super().say(line)

    def clear(self) -> None:
        self.what = ""
        self._write(ERASED)

    def _write(self, text: str) -> None:
        self.terminal.write(text)
        self.terminal.flush()


def progress_option(command: Callable[..., None]) -> Callable[..., None]:
    """The command gets `progress`, which says what is done, and shows in a terminal what is being done."""

    @click.option("-q", "--quiet", is_flag=True, help="Nothing but what is wrong, and what was asked for.")
    @wraps(command)
    def run(quiet: bool, **given: Any) -> None:
        with progress_line(quiet) as progress:
            command(progress=progress, **given)

    return run


def worker_options(usual: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The command gets `share_out`. usual    processes where nothing is said; 0 for as many as there are processors"""

    def added(command: Callable[..., None]) -> Callable[..., None]:
        @click.option(
            "--workers",
            type=click.IntRange(0),
            default=usual,
            show_default=True,
            help="Processes that do the work; 0 for one a processor.",
        )
        @click.option(
            "--scheduler", metavar="ADDRESS", default="", help="A Dask scheduler whose workers do it."
        )
        @wraps(command)
        def run(workers: int, scheduler: str, **given: Any) -> None:
            from poker_rulebook.workers import NoWorkers
            from poker_rulebook.workers import workers as working

            try:
                with working(workers, scheduler) as share_out:
                    command(share_out=share_out, **given)
            except NoWorkers as error:
                complain(str(error), 1)

        return run

    return added

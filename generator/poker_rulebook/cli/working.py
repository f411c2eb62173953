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
from functools import cached_property, wraps
from threading import Lock
from typing import TYPE_CHECKING, Any

import click

from poker_rulebook.cli.shared import complain
from poker_rulebook.progress import SILENT, Progress

if TYPE_CHECKING:
    from rich.progress import Progress as Bar

OFTEN = 0.1  # seconds between two states of the same work


@contextmanager
def progress_line(quiet: bool) -> Iterator[Progress]:
    """What tells the progress while this is open; the line is gone afterwards, also when the work fails."""
    if quiet:
        yield SILENT
    elif sys.stderr.isatty() and os.environ.get("TERM") != "dumb":
        progress = _Shown()
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


class _Shown(_Said):
    """What is being done is one line of a terminal, with a bar and how long it will still take."""

    def __init__(self) -> None:
        self.what, self.drawn = "", 0.0
        self.drawing = Lock()  # site and paper are made in two threads

    @cached_property
    def bar(self) -> Bar:
        from rich.console import Console
        from rich.progress import Progress as Bar  # takes a while, and short work never needs it

        # without a thread of its own, as processes are copied meanwhile
        alone: dict[str, Any] = dict.fromkeys(("auto_refresh", "redirect_stdout", "redirect_stderr"), False)
        return Bar(console=Console(stderr=True), transient=True, **alone)

    def doing(self, what: str, done: int = 0, of: int = 0) -> None:
        with self.drawing:
            now = time.monotonic()
            if what != self.what:
                self._begin(what, of)
            elif now < self.drawn + OFTEN:
                return
            self.drawn = now
            self.bar.start()
            self.bar.update(self.bar.task_ids[0], completed=done, refresh=True)

    def _begin(self, what: str, of: int) -> None:
        from rich.markup import escape

        for task in self.bar.task_ids:
            self.bar.remove_task(task)
        self.what = what
        self.bar.add_task(escape(what), total=of or None)

    def say(self, line: str) -> None:
        self.clear()
        super().say(line)

    def clear(self) -> None:
        with self.drawing:
            if self.what:
                self.bar.stop()


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

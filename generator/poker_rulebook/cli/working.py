"""--workers and --scheduler: who does long work. --quiet: whether it tells what it does."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import click

from poker_rulebook.cli.shared import complain
from poker_rulebook.cli.watching import progress_line


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

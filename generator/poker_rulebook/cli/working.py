"""--workers and --scheduler: who does long work."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import click

from poker_rulebook.cli.shared import complain


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

"""Processes beside this one, for work that fills a processor."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import TypeVar

from poker_rulebook.progress import SILENT, Progress

FEW = 8  # tasks for which a copy of the process is not worth its while

T = TypeVar("T")


def processes(tasks: int) -> ProcessPoolExecutor:
    """As many as there are processors, or tasks; each does one task, and all end when this one does.

    A script that calls this needs the usual `if __name__ == "__main__":`.
    """
    workers = max(1, min(os.cpu_count() or 1, tasks))
    context = get_context("spawn")
    return ProcessPoolExecutor(workers, context, initializer=end_with_parent, max_tasks_per_child=1)


def divided(work: Sequence[Callable[[], T]], what: str = "", progress: Progress = SILENT) -> list[T]:
    """What each of these gives. Half of them are done by a copy of this process, where a copy costs nothing.

    What the copy gives is handed over by pickle; whatever else it has done is gone with it.

    what    is done, for whoever watches
    """
    if sys.platform != "linux" or len(work) < FEW or os.cpu_count() == 1 or threading.active_count() > 1:
        return [one() for one in progress.over(work, what, len(work))]
    context = get_context("fork")
    here, there = context.Pipe(duplex=False)
    copy = context.Process(target=lambda: there.send([one() for one in work[1::2]]), daemon=True)
    copy.start()
    there.close()
    own = [one() for one in progress.over(work[::2], what, len(work), each=2)]
    try:
        others = here.recv()
    except EOFError:  # it has been killed
        others = [one() for one in work[1::2]]
    copy.join()
    return [(others if number % 2 else own)[number // 2] for number in range(len(work))]


def end_with_parent() -> None:
    """This process ends when the one that started it is no more, however that came."""

    def watch() -> None:
        parent = parent_process()
        if parent is not None:
            wait([parent.sentinel])
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()

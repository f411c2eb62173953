"""Processes beside this one, for work that fills a processor."""

from __future__ import annotations

import os
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait


def processes(tasks: int) -> ProcessPoolExecutor:
    """As many as there are processors, or tasks; each does one task, and all end when this one does.

    A script that calls this needs the usual `if __name__ == "__main__":`.
    """
    workers = max(1, min(os.cpu_count() or 1, tasks))
    context = get_context("spawn")
    return ProcessPoolExecutor(workers, context, initializer=end_with_parent, max_tasks_per_child=1)


def end_with_parent() -> None:
    """This process ends when the one that started it is no more, however that came."""

    def watch() -> None:
        parent = parent_process()
        if parent is not None:
            wait([parent.sentinel])
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()

"""Work that is shared out to other processes of this machine.

    with workers(4) as share_out:
        for report in share_out(play, tasks): ...

What comes out does not depend on who does the work: it comes in the order of the tasks, and each task has its own
seed.
"""

from __future__ import annotations

import gc
import os
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import islice, takewhile
from multiprocessing import active_children, connection, get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from tempfile import TemporaryFile
from typing import Any, Protocol, TypeVar

from poker_rulebook.progress import SILENT, Progress

FEW = 8  # tasks for which a copy of the process is not worth its while

T = TypeVar("T")


# --- processes beside this one, for work that fills a processor


class _OneTaskEach(ThreadPoolExecutor):
    """Threads that each start a process for a task, and wait for it. A pool of processes with `max_tasks_per_child` waits
    for ever where it is left while large tasks are still on their way to processes that are not started any more."""

    def submit(self, work: Callable[..., T], /, *args: Any, **named: Any) -> Future[T]:
        return super().submit(_in_a_process, work, *args, **named)


def _in_a_process(work: Callable[..., T], *args: Any, **named: Any) -> T:
    with ProcessPoolExecutor(1, get_context("spawn"), initializer=end_with_parent) as process:
        return process.submit(work, *args, **named).result()


def processes(tasks: int) -> Executor:
    """As many as there are processors, or tasks; each does one task, and all end when this one does.

    A script that calls this needs the usual `if __name__ == "__main__":`.
    """
    return _OneTaskEach(max(1, min(os.cpu_count() or 1, tasks)))


def divided(work: Sequence[Callable[[], T]], what: str = "", progress: Progress = SILENT) -> list[T]:
    """Runs all of the functions and returns their results in order. Where copying this process is cheap, a copy works from the
    end of the list while this process works from its beginning.

    So neighbours mostly run in the same process, which has already read what they share. Only the results of the copy come
    back, by pickle; everything else that it did is lost.

    what    names the work for the display of progress
    """
    if len(work) < FEW or not _copies():
        return [one() for one in progress.over(work, what, len(work))]
    # a byte for each task: both processes read from the same position, and who reads one may start a task
    with TemporaryFile(buffering=0) as left:
        left.write(bytes(len(work)))
        left.seek(0)

        def taken(numbers: Iterable[int]) -> Iterator[int]:
            return takewhile(lambda _: left.read(1), numbers)

        def of_copy() -> dict[int, T]:
            return {n: work[n]() for n in taken(reversed(range(len(work))))}

        with _copied(of_copy) as by_copy:
            numbers = taken(range(len(work)))
            done = {n: work[n]() for n in progress.over(numbers, what, len(work), each=2)}
            with suppress(BrokenProcessPool):  # it has been killed
                done |= by_copy.result()
    return [done[number] if number in done else one() for number, one in enumerate(work)]


@contextmanager
def meanwhile(work: Callable[[], T]) -> Iterator[Callable[[], T]]:
    """Does the work while the caller goes on: in a copy of this process where copying is cheap, else in a thread.

    What it gives waits for the result, and raises what the work raised, or BrokenProcessPool where the copy was killed. Only that
    comes back from a copy, by pickle; one that the caller has not waited for is ended.
    """
    if _copies():
        with _copied(work) as result:
            yield result.result
    else:
        with ThreadPoolExecutor(1) as pool:
            yield pool.submit(work).result


def copied_until(newer: Callable[[], bool], often: float, work: Callable[[], T]) -> T | None:
    """The result of `work`, run in a copy of this process; None where `newer` became true first, or the copy was killed.

    newer    whether the result is out of date already; asked every `often` seconds

    Where a copy is expensive, the work runs here and is not interrupted.
    """
    if sys.platform != "linux":
        return work()
    gc.freeze()  # the garbage collector of neither process need look at what exists now
    with _copied(work, alone=True) as result, suppress(BrokenProcessPool):
        while not wait([result], often).done:
            if newer():
                return None
        return result.result()
    return None


_work: Callable[[], object] | None = None  # of this process, where it is a copy
_threads = 1  # of a process that may be copied


def in_a_copy() -> bool:
    """Whether this process has the memory of another one but not its threads: a library that has started some there, as Typst
    does for many pages, waits for them for ever here."""
    return _work is not None


def _copies() -> bool:
    """Whether this process can be copied, and has a processor for the copy."""
    return sys.platform == "linux" and os.cpu_count() != 1 and threading.active_count() <= _threads


@contextmanager
def _copied(work: Callable[[], T], *, alone: bool = False) -> Iterator[Future[T]]:
    """What a copy of this process makes of the work. One whose result is not there when this is left is ended.

    alone    whether this process only waits for it meanwhile, so that the copy may be copied again
    """
    others = {*active_children()}
    with ProcessPoolExecutor(1, get_context("fork"), initializer=_begin, initargs=(work, alone)) as pool:
        result: Future[T] = pool.submit(_do)
        copies = {*active_children()} - others
        try:
            yield result
        finally:
            for copy in () if result.done() else copies:
                copy.kill()


def _begin(work: Callable[[], object], alone: bool) -> None:
    global _work, _threads
    _work = work
    _threads = 2 if alone else 1  # besides its own there is one that waits for the end of the first process
    signal(SIGINT, SIG_IGN)  # it is told to the first process, which ends this one
    # what is killed leaves semaphores behind: they are removed, and nobody need hear of it
    sys.warnoptions.append("ignore:resource_tracker")
    end_with_parent()


def _do() -> Any:
    assert _work
    return _work()


def end_with_parent() -> None:
    """Makes this process end when the one that started it ends, for whatever reason."""

    def watch() -> None:
        parent = parent_process()
        if parent is not None:
            connection.wait([parent.sentinel])
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


# --- workers

AHEAD = 16  # tasks of each worker that are given out before their results are asked for

Work = Callable[[Any], Any]  # a function of a module, so that it can be named to a worker


class ShareOut(Protocol):
    """Called with a function and its tasks: gives the results in the order of the tasks, each as soon as it is ready."""

    def __call__(self, work: Work, tasks: Iterable[Any], /) -> Iterator[Any]: ...


class NoWorkers(Exception):
    """Nobody can do the work; the message says why."""


@contextmanager
def workers(number: int = 0) -> Iterator[ShareOut]:
    """What shares work out while this is open, to processes that end with it.

    number    of processes; 0 for as many as there are processors, 1 for this process alone

    Raises NoWorkers where a process was ended from outside.
    """
    number = number or os.cpu_count() or 1
    if number == 1:
        yield map
        return
    with ProcessPoolExecutor(number, get_context("spawn"), initializer=end_with_parent) as pool:

        def share_out(work: Work, tasks: Iterable[Any]) -> Iterator[Any]:
            """Only as many tasks are taken as keep all processes at work."""
            coming, results = iter(tasks), deque[Future[Any]]()
            while True:
                results.extend(
                    pool.submit(work, task) for task in islice(coming, AHEAD * number - len(results))
                )
                if not results:
                    return
                yield results.popleft().result()

        try:
            yield share_out
        except BrokenProcessPool:
            raise NoWorkers("a process was ended from outside") from None
        finally:
            pool.shutdown(cancel_futures=True)

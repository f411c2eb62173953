"""Work that is shared out: to processes of this machine, or to the machines of a Dask cluster.

    with workers(4) as share_out:
        for report in share_out(play, tasks): ...

What comes out does not depend on who does the work: it comes in the order of the tasks, and each task has its own
seed. The share of a worker that is lost is done again by another.
"""

from __future__ import annotations

import gc
import os
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import partial
from itertools import islice, takewhile
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from signal import SIG_IGN, SIGINT, signal
from tempfile import TemporaryFile
from typing import Any, Protocol, TypeVar, cast

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
    with (
        TemporaryFile(buffering=0) as left
    ):  # a byte for each task: both processes read from the same position, and who reads one may start a task
        left.write(bytes(len(work)))
        left.seek(0)

        def taken(numbers: Iterable[int]) -> Iterator[int]:
            return takewhile(lambda _: left.read(1), numbers)

        def of_copy() -> dict[int, T]:
            return {n: work[n]() for n in taken(reversed(range(len(work))))}

        copy, here = _copy(of_copy, daemon=True)
        numbers = taken(range(len(work)))
        done = {n: work[n]() for n in progress.over(numbers, what, len(work), each=2)}
    with suppress(EOFError):  # it has been killed
        done |= here.recv()
    copy.join()
    return [done[number] if number in done else one() for number, one in enumerate(work)]


@contextmanager
def meanwhile(work: Callable[[], T]) -> Iterator[Callable[[], T]]:
    """Does the work while the caller goes on: in a copy of this process where copying is cheap, else in a thread.

    What it gives waits for the result, and raises what the work raised, or BrokenProcessPool where the copy was killed. Only that
    comes back from a copy, by pickle; one that the caller has not waited for is ended.
    """
    if not _copies():
        with ThreadPoolExecutor(1) as pool:
            yield pool.submit(work).result
        return
    copy, here = _copy(partial(_outcome, work))

    def result() -> T:
        try:
            made, error = here.recv()
        except EOFError:
            raise BrokenProcessPool("a process was ended from outside") from None
        if error is not None:
            raise error
        return cast(T, made)

    try:
        yield result
    finally:
        copy.kill()
        copy.join()


def _outcome(work: Callable[[], T]) -> tuple[T | None, Exception | None]:
    end_with_parent()
    # what is killed leaves semaphores behind: they are removed, and nobody need hear of it
    sys.warnoptions.append("ignore:resource_tracker")
    try:
        return work(), None
    except Exception as error:  # whatever it is, it is raised where somebody waits
        return None, error


_copied = False


def in_a_copy() -> bool:
    """Whether this process has the memory of another one but not its threads: a library that has started some there, as Typst
    does for many pages, waits for them for ever here."""
    return _copied


def _copies() -> bool:
    """Whether this process can be copied, and has a processor for the copy."""
    return sys.platform == "linux" and os.cpu_count() != 1 and threading.active_count() == 1


def copied_until(newer: Callable[[], bool], often: float, work: Callable[[], T]) -> T | None:
    """The result of `work`, run in a copy of this process; None where `newer` became true first, or the copy was killed.

    newer    whether the result is out of date already; asked every `often` seconds

    Where a copy is expensive, the work runs here and is not interrupted.
    """
    if sys.platform != "linux":
        return work()
    gc.freeze()  # the garbage collector of neither process need look at what exists now
    copy, here = _copy(work)
    try:
        while not here.poll(often):
            if newer():
                return None
        return cast(T, here.recv())
    except EOFError:
        return None
    finally:
        copy.kill()
        copy.join()


def _copy(work: Callable[[], object], *, daemon: bool = False) -> tuple[BaseProcess, Connection]:
    """A copy of this process that does the work and ends, and where its result arrives."""
    context = get_context("fork")
    here, there = context.Pipe(duplex=False)
    copy = context.Process(target=_sent, args=(here, there, work), daemon=daemon)
    copy.start()
    there.close()
    return copy, here


def _sent(here: Connection, there: Connection, work: Callable[[], object]) -> None:
    global _copied
    _copied = True
    here.close()  # so that it is noticed when nobody reads any more
    signal(SIGINT, SIG_IGN)  # it is told to the first process, which ends this one
    with suppress(BrokenPipeError):
        there.send(work())


def end_with_parent() -> None:
    """Makes this process end when the one that started it ends, for whatever reason."""

    def watch() -> None:
        parent = parent_process()
        if parent is not None:
            wait([parent.sentinel])
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


# --- workers

AHEAD = 16  # tasks of each worker that are given out before their results are asked for
LOST_AT_MOST = 3  # workers, before the work itself is to blame
PATIENCE = 10  # seconds for a scheduler to answer

Work = Callable[[Any], Any]  # a function of a module, so that it can be named to a worker


class ShareOut(Protocol):
    """Called with a function and its tasks: gives the results in the order of the tasks, each as soon as it is ready."""

    def __call__(self, work: Work, tasks: Iterable[Any], /) -> Iterator[Any]: ...


class NoWorkers(Exception):
    """Nobody can do the work; the message says why."""


@contextmanager
def workers(number: int = 0, scheduler: str = "") -> Iterator[ShareOut]:
    """What shares work out while this is open: processes here, or the workers of a cluster.

    number      of processes here; 0 for as many as there are processors, 1 for this process alone
    scheduler   address of a Dask scheduler, "tcp://10.0.0.1:8786"; its workers then do all of it

    Raises NoWorkers where there is no such scheduler, or too many workers were lost.
    """
    if scheduler:
        with _cluster(scheduler) as share_out:
            yield share_out
        return
    number = number or os.cpu_count() or 1
    yield map if number == 1 else _Here(number)


class _Here:
    """Processes of this machine."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __call__(self, work: Work, tasks: Iterable[Any]) -> Iterator[Any]:
        given, coming = deque[Any](), iter(tasks)
        for _ in range(LOST_AT_MOST + 1):
            with suppress(BrokenProcessPool):
                yield from self._tried(work, given, coming)
                return
        raise NoWorkers(f"{LOST_AT_MOST + 1} processes were ended from outside")

    def _tried(self, work: Work, given: deque[Any], coming: Iterator[Any]) -> Iterator[Any]:
        """The results of the tasks given, and of those coming, of which only as many are taken as keep all at work.

        given    is left with the tasks of which no result was told
        """
        with ProcessPoolExecutor(self.number, get_context("spawn"), initializer=end_with_parent) as pool:
            try:
                results = deque(pool.submit(work, task) for task in given)
                while True:
                    for task in islice(coming, AHEAD * self.number - len(results)):
                        given.append(task)
                        results.append(pool.submit(work, task))
                    if not results:
                        return
                    result = results.popleft().result()
                    given.popleft()
                    yield result
            finally:
                pool.shutdown(cancel_futures=True)


@contextmanager
def _cluster(address: str) -> Iterator[ShareOut]:
    """The workers of a Dask scheduler, which gives the tasks of a lost one to another."""
    try:
        from distributed import Client
    except ImportError:
        raise NoWorkers("Dask is not installed: pip install 'poker-rulebook[distributed]'") from None
    try:
        client = Client(address, timeout=PATIENCE)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise NoWorkers(f"no Dask scheduler answers at {address}: {error}") from None
    with client:
        if not client.scheduler_info()["workers"]:
            raise NoWorkers(f"the scheduler at {address} has no workers yet: dask worker {address}")
        yield lambda work, tasks: (future.result() for future in client.map(work, list(tasks), pure=False))

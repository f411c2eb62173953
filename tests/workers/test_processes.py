"""Work that is divided between this process and a copy of it."""

from __future__ import annotations

import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from time import sleep

import pytest
from lone_process import alone

from poker_rulebook.workers import FEW, copied_until, divided, meanwhile, processes

HERE = os.getpid()


def one(number: int) -> tuple[int, bool]:
    return number, os.getpid() == HERE


def gone(number: int) -> int:
    if os.getpid() != HERE:
        os._exit(1)
    return number


def wrong() -> int:
    raise KeyError("wrong")


def long(number: int) -> tuple[int, bool]:
    sleep(0.3)
    return one(number)


def test_a_copy_does_a_part_of_the_work_and_everything_stands_in_its_place():
    found = divided([partial(long if number < 2 else one, number) for number in range(2 * FEW + 1)])
    assert list(range(2 * FEW + 1)) == [number for number, _ in found]
    if os.cpu_count() != 1 and sys.platform == "linux" and threading.active_count() == 1:
        assert {True, False} == {here for _, here in found}


def test_a_few_things_are_done_here():
    assert [(0, True)] == divided([partial(one, 0)])
    assert [] == divided([])


def test_what_a_copy_leaves_undone_is_done_here():
    assert list(range(FEW)) == divided([partial(gone, number) for number in range(FEW)])


@pytest.mark.parametrize("place", [0, 1])
def test_an_error_is_raised_here(place, capfd):
    work = [partial(gone, 0)] * FEW
    work[place] = wrong
    with pytest.raises(KeyError, match="wrong"):
        divided(work)


def sized(text: bytes) -> int:
    """How long a large text is; the empty one cannot be set."""
    if not text:
        raise OSError(28, "No space left on device")
    return len(text)


def failing() -> None:
    """What a build does whose first file cannot be written, while large ones wait."""
    with processes(2) as pool:
        try:
            list(pool.map(sized, [b"", *[b"." * 1_000_000] * 6]))
        except OSError:
            pool.shutdown(wait=False, cancel_futures=True)


def test_work_of_which_a_part_fails_ends():
    """A build on a full disk waited for ever."""
    alone("test_processes", "failing")


def in_turns() -> None:
    """Work beside this process that comes out, fails, is killed, and is given up."""
    copied = sys.platform == "linux" and os.cpu_count() != 1
    with meanwhile(partial(one, 7)) as finished:
        assert finished() == (7, not copied)
    for work, error in ((wrong, KeyError), (partial(gone, 0), BrokenProcessPool)):
        if copied or work is wrong:
            with meanwhile(work) as finished, pytest.raises(error):
                finished()
    if copied:
        with pytest.raises(ValueError, match="enough"), meanwhile(partial(sleep, 600)):
            raise ValueError("enough")


def test_work_goes_on_beside_this_process_and_ends_with_it():
    alone("test_processes", "in_turns")


def test_a_thread_does_the_work_where_others_are_there_already():
    with ThreadPoolExecutor(1) as pool:
        pool.submit(int).result()
        with meanwhile(partial(one, 7)) as finished:
            assert finished() == (7, True)
        with meanwhile(wrong) as finished, pytest.raises(KeyError):
            finished()


def parts_by() -> set[bool]:
    """Whether tasks that are divided here are done here, and by another process."""
    me = os.getpid()

    def part() -> bool:
        sleep(0.02)
        return os.getpid() == me

    return {*divided([part] * (2 * FEW))}


def in_a_copy() -> None:
    """A copy that works while the first process waits may be copied again; one that works beside it may not."""
    if sys.platform == "linux" and os.cpu_count() != 1:
        assert {True, False} == copied_until(lambda: False, 0.1, parts_by)
        with meanwhile(parts_by) as finished:
            assert {True} == finished()
        assert copied_until(lambda: True, 0.1, partial(sleep, 600)) is None


def test_a_copy_is_copied_again_only_where_a_processor_is_idle():
    alone("test_processes", "in_a_copy")

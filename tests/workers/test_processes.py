"""Work that is divided between this process and a copy of it."""

from __future__ import annotations

import os
import sys
import threading
from functools import partial
from time import sleep

import pytest

from poker_rulebook.workers import FEW, divided

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

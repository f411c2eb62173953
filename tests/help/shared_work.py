"""What is slow to make and used by many tests: made once for all processes of a run."""

from __future__ import annotations

import fcntl
import os
import pickle
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from real_book import real_book

from poker_rulebook.document.edition import BookView
from poker_rulebook.pages.book import book_view


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A file or folder of that name, which the first process to ask for it makes; the others wait for it.

    make    makes it at the path that it is given
    """
    own = factory.getbasetemp()
    folder = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    with (folder / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / name).exists():
            unfinished = folder / f"{name}.unfinished"
            shutil.rmtree(unfinished, ignore_errors=True)
            make(unfinished)
            unfinished.rename(folder / name)
    return folder / name


def the_view(factory: pytest.TempPathFactory) -> BookView:
    """The view of the whole book of the checkout."""
    return _unpickled(
        made_once(factory, "view", lambda path: path.write_bytes(pickle.dumps(book_view(real_book()))))
    )


@cache
def _unpickled(path: Path) -> BookView:
    return pickle.loads(path.read_bytes())

"""How long all paper takes, in processes of its own: python tests/paper_benchmark.py

Every PDF is set from nothing, and again when one game has been edited.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from measuring import Row, table

ROOT = Path(__file__).resolve().parents[2]


def paper() -> Iterator[Row]:
    """Three rows each: seconds of processor, how many files were set, and the memory of the largest process."""
    with tempfile.TemporaryDirectory() as scratch:
        book = Path(scratch) / "book"
        for name in ("games", "schema"):
            shutil.copytree(ROOT / name, book / name)
        yield from _alone("all paper, from nothing", book, "first", "nothing")
        edited = book / "games" / "badugi.yaml"
        edited.write_text(edited.read_text("utf-8").replace("Badugi", "Badugy"), "utf-8")
        yield from _alone("all paper, one game edited", book, "second", "first")


def _alone(what: str, *given: str | Path) -> Iterator[Row]:
    done = subprocess.run([sys.executable, __file__, *given], check=True, stdout=subprocess.PIPE)
    seconds, files, memory = json.loads(done.stdout)
    yield Row(what, seconds, "s")
    yield Row(f"{what}, files set", files, "")
    yield Row(f"{what}, memory of one process", memory, "GB")


def set_all(book: Path, out: str, before: str) -> None:
    """Sets what is not as it was, and prints what it took after the rules had been read.

    What it imports is not imported by the processes that set pages, as it is not when a command starts them.
    """
    from poker_rulebook.book.load import load
    from poker_rulebook.document.edition import editions
    from poker_rulebook.pages.book import book_view
    from poker_rulebook.pages.endpapers import endpapers
    from poker_rulebook.paper.typesetting import note, print_all, take_over
    from poker_rulebook.publish import paper_jobs

    gc.set_threshold(100_000, 50, 50)  # as the command has it
    scratch = book.parent
    read = load(book)
    shown = editions(book_view(read))
    start = sum(os.times()[:4])
    jobs = paper_jobs(shown, scratch / out / "print", read, endpapers(read))
    left = take_over(jobs, scratch / before, scratch / out, book)
    print_all(left)
    note(jobs, book)
    kinds = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    memory = max(resource.getrusage(kind).ru_maxrss for kind in kinds) / 1e6  # of one process
    files = sum(len(job.paths) for job in left)
    print(json.dumps([sum(os.times()[:4]) - start, files, memory]))


if __name__ == "__main__":
    if sys.argv[1:]:
        set_all(Path(sys.argv[1]), *sys.argv[2:])
    else:
        print(table(paper(), {}))

"""How long an editor waits: the whole book built from nothing, with a game edited and with nothing changed, and a page
that is served: python tests/build_benchmark.py

Whoever waits does so by the clock: these times are told beside those of the processor.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from urllib.error import HTTPError
from urllib.request import urlopen

from measuring import Row, table

ROOT = Path(__file__).resolve().parents[2]
GAME, NAME = "badugi", "Two three-card hands tie"  # a title of one of its examples
OFTEN = 0.1  # seconds between looks at the memory, or at the page
PATIENCE = 900  # seconds until a page is served


def builds() -> Iterator[Row]:
    """Three rows for each build, two for a page: by the clock, seconds of processor, and the most memory at one time."""
    with tempfile.TemporaryDirectory() as scratch:
        book = copied(Path(scratch) / "book")
        command = ["build", "--book", str(book), "--out", f"{scratch}/out"]
        yield from _built("rulebook build, from nothing", command)
        edit(book, "Two hands tie")
        yield from _built("rulebook build, one game edited", command)
        yield from _built("rulebook build, nothing changed", command)
        yield from _served(book)


def copied(book: Path) -> Path:
    """What a book consists of, without what is kept of it."""
    for name in ("games", "schema", "site", "editions"):
        shutil.copytree(ROOT / name, book / name)
    shutil.copy(ROOT / "mkdocs.yml", book)
    return book


def edit(book: Path, name: str) -> None:
    game = book / "games" / f"{GAME}.yaml"
    game.write_text((ROOT / "games" / game.name).read_text("utf-8").replace(NAME, name), "utf-8")


def _built(what: str, command: list[str]) -> Iterator[Row]:
    clock, work, done, most = time.perf_counter(), sum(os.times()[2:4]), Event(), [0.0]
    process = subprocess.Popen([sys.executable, "-m", "poker_rulebook", *command], stdout=subprocess.DEVNULL)

    def watch() -> None:
        while not done.wait(OFTEN):
            most[0] = max(most[0], _memory(process.pid))

    watcher = Thread(target=watch)
    watcher.start()
    code = process.wait()
    done.set()
    watcher.join()
    assert not code, f"{what} failed"
    yield Row(f"{what}, by the clock", time.perf_counter() - clock, "s")
    yield Row(what, sum(os.times()[2:4]) - work, "s")
    yield Row(f"{what}, memory of all processes", most[0], "GB")


def _memory(process: int) -> float:
    """GB of a process and all that it has started; what several of them share is counted once. 0 where nobody says so."""
    said, below = 0.0, list[str]()
    with suppress(OSError, IndexError, ValueError):
        rollup = Path(f"/proc/{process}/smaps_rollup").read_text()
        said = int(rollup.partition("\nPss:")[2].split()[0]) / 1e6
        for thread in Path(f"/proc/{process}/task").iterdir():
            below += (thread / "children").read_text().split()
    return said + sum(_memory(int(child)) for child in below)


def _served(book: Path) -> Iterator[Row]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "poker_rulebook", "serve", "--book", str(book), "--port", str(port)]
    address = f"http://127.0.0.1:{port}/en/games/{GAME}/"
    edit(book, "Two hands tie")
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        try:
            _until(address, "Two hands tie")
            for name, what in (("Nobody wins alone", "first"), ("Both win", "then")):
                clock = time.perf_counter()
                edit(book, name)
                _until(address, name)
                yield Row(
                    f"rulebook serve, from saving to the page, {what}", time.perf_counter() - clock, "s"
                )
        finally:
            process.kill()


def _until(address: str, wanted: str) -> None:
    """Waits until the page says this."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(HTTPError, OSError):
            if wanted in urlopen(address).read().decode():
                return
        time.sleep(OFTEN)
    raise AssertionError(f"{wanted!r} does not come")


if __name__ == "__main__":
    for row in builds():
        print(table([row], {}), flush=True)

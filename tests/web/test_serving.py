"""`rulebook serve`: a page follows its file, and a wrong file is answered in the browser."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from real_book import ROOT
from small_book import book_folder

PATIENCE = 120  # seconds


@pytest.fixture
def served(tmp_path):
    """The folder of a small book, and its address."""
    folder = book_folder(tmp_path / "book", "kite", "gate")
    for name in ("site", "mkdocs.yml"):
        (folder / name).symlink_to(ROOT / name)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "poker_rulebook", "serve", "--book", str(folder), "--port", str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        yield folder, f"http://127.0.0.1:{port}/en/games/gate/", process
        process.kill()


def shown(address: str, wanted: str) -> str:
    """The page as soon as it says this."""
    end, found = time.monotonic() + PATIENCE, ""
    while time.monotonic() < end:
        try:
            found = urlopen(address).read().decode()
        except HTTPError as error:
            found = error.read().decode()
        except OSError:  # it is not there yet
            found = ""
        if wanted in found:
            return found
        time.sleep(0.2)
    raise AssertionError(f"{wanted!r} does not come: {found[:500]}")


def test_a_wrong_file_is_shown_in_the_browser_and_in_the_terminal_until_it_is_right(served):
    folder, address, process = served
    game = folder / "games" / "gate.yaml"
    right = game.read_text("utf-8")
    assert "Gate Draw" in shown(address, "Gate Draw")
    game.write_text(right.replace("do: draw", "do: drow", 1), "utf-8")
    wrong = shown(address, "games/gate.yaml:")
    assert "did you mean &#x27;draw&#x27;?" in wrong
    assert 'http-equiv="refresh"' in wrong
    game.write_text(right.replace("en: Gate Draw", "en: Bridge Draw", 1), "utf-8")
    assert "Bridge Draw" in shown(address, "Bridge Draw")
    process.terminate()
    told = process.stdout.read()
    assert "did you mean 'draw'?" in told
    assert told.count(" pages in ") == 2

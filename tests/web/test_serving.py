"""`rulebook serve`: a page follows its file, and a wrong file is answered in the browser."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from real_book import ROOT
from small_book import GAMES, book_folder

from poker_rulebook.kept import Kept
from poker_rulebook.view.past import NO_PAST
from poker_rulebook.web.serving import Made, built

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


def site(folder: Path, out: Path, made: Made) -> dict[str, bytes]:
    """The pages of a book as they are served now."""
    pages, wrong = built(folder, out, lambda book, view: NO_PAST, made)
    assert pages and not wrong
    found = (path for language in ("en", "ja") for path in (out / "site" / language).rglob("*"))
    return {path.relative_to(out).as_posix(): path.read_bytes() for path in found if path.is_file()}


def test_what_is_taken_over_after_an_edit_makes_the_same_site_as_a_book_read_for_the_first_time(tmp_path):
    folder, made = tmp_path / "book", Made(Kept(tmp_path / "nothing"))
    book_folder(folder, *GAMES, mixes=True)
    for name in ("site", "mkdocs.yml"):
        (folder / name).symlink_to(ROOT / name)
    before = site(folder, tmp_path / "out", made)
    (game := folder / "games" / "gate.yaml").write_text(
        game.read_text("utf-8").replace("max: 6", "max: 5").replace("en: Gate Draw", "en: Bridge Draw"),
        "utf-8",
    )
    edited = site(folder, tmp_path / "out", made)
    assert edited == site(folder, tmp_path / "alone", Made(Kept(tmp_path / "nothing")))
    assert edited["site/en/games/gate/index.html"] != before["site/en/games/gate/index.html"]


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

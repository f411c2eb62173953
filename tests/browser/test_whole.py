"""The whole program for a page: what is packed, and that its stand-ins for what is compiled give the same answers."""

from __future__ import annotations

import json
import subprocess
import sys
from zipfile import ZipFile

import pytest
import yaml
from real_book import ROOT, real_book
from wrong_files import wrong_texts

from poker_rulebook.book import source
from poker_rulebook.browser import bundle, whole
from poker_rulebook.languages import BESIDE

SLIPS = ("first: left-of-buton", "first: [left-of-button]", "frist: left-of-button", "first: 4.0", "first:")
SAME = """
import json, sys
if sys.argv[1]:
    sys.path.insert(0, sys.argv[1])
    import libyaml; libyaml.stand_in()
from pathlib import Path
from poker_rulebook.book.schema import problems
from poker_rulebook.book.load import load
from poker_rulebook.book.source import parse
from poker_rulebook.pages.game import game_view
text = Path("games/badugi.yaml").read_text("utf-8")
slips = json.loads(sys.argv[2])
print([str(p) for slip in slips for p in problems(parse(text.replace("first: left-of-button", slip, 1), "x"), Path("schema"), "game")])
book = load(Path.cwd())
print(game_view(book, book.games["badugi"]))
"""


def answers(stand_ins: str) -> str:
    command = [sys.executable, "-c", SAME, stand_ins, json.dumps(SLIPS)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60).stdout


def test_what_a_page_says_of_a_slip_and_of_a_game_is_what_the_command_line_says():
    said = answers("")
    assert said.count("x:21:") >= len(SLIPS)
    assert said == answers(str(whole.PURE))


@pytest.fixture
def like_libyaml(monkeypatch):
    monkeypatch.syspath_prepend(whole.PURE)
    import libyaml

    class Loader(libyaml.LikeLibyaml):
        resolve = source.Loader.resolve

    return Loader


def test_python_alone_reads_and_refuses_yaml_as_libyaml_does(like_libyaml, monkeypatch):
    compared = 0
    for name, _, text in wrong_texts():
        there = source.walked(text)
        if "?" in text or any(about == "YAML" for _, _, about, _, _ in there.mistakes):
            with monkeypatch.context() as patched:
                patched.setattr(source, "Loader", like_libyaml)
                here = source.walked(text)
            assert (there.mistakes, there.value, there.marks) == (here.mistakes, here.value, here.marks), name
            compared += 1
    assert compared > 40


@pytest.mark.skipif(not whole.wanted(), reason="needs Pyodide from npm: 'make test' has it")
def test_the_pack_has_the_program_the_book_and_each_library_with_its_licence(tmp_path):
    assert whole.write_program(real_book(), tmp_path)
    with ZipFile(tmp_path / "book.zip") as packed:
        names = set(packed.namelist())
        values = json.loads(packed.read("values.json"))
    assert {"lib/poker_rulebook/editing/desk.py", "lib/libyaml.py", "book/schema/game.schema.json"} <= names
    assert "book/games/houses/lighthouse.svg" in names  # the logo of a house, which stands beside its file
    assert {f"lib/poker_rulebook/language/locale/{locale}/edit.ftl" for locale in BESIDE} <= names
    assert not [
        name
        for name in names
        if name.endswith((".so", ".pyc"))
        or name.startswith(("lib/poker_rulebook/web", "lib/poker_rulebook/cli"))
    ]
    licences = {name.split("/")[1].split("-")[0].lower() for name in names if ".dist-info" in name}
    assert {name.replace("-", "_") for name in whole.LIBRARIES} == licences
    assert (
        yaml.safe_load((ROOT / "games" / "decks.yaml").read_text("utf-8"))[0]["id"]
        == values["games/decks.yaml"][0]["id"]
    )
    assert {} == json.loads((tmp_path / "pyodide-lock.json").read_text("utf-8"))["packages"]


@pytest.mark.parametrize("runtime", [bundle, whole])
def test_a_runtime_of_which_a_file_is_missing_is_not_there(runtime, tmp_path, monkeypatch):
    files = [tmp_path / name for name in ("pyodide-lock.json", *runtime.WANTED)]
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(runtime, "RUNTIME", tmp_path)
    for file in files:
        assert runtime.wanted() == []
        file.write_bytes(b"")
    assert runtime.wanted() == files[1:]

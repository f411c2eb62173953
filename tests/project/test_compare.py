"""Two builds compared: each kind of difference is named once, and what follows from the day is none."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pikepdf
import pytest
from compare import compare
from real_book import ROOT

PAGE = """<!doctype html><html lang="en"><body data-card="d8c2f298">
<p class="pitch">Four cards, <a href="#draw">three draws</a>.</p>
<p class="foot">{day} <small>Build 12ab34cd</small></p>{more}</body></html>"""
GAMES = ("anvil", "cellar", "gable", "gate", "kite", "lantern", "mask")


def written(folder: Path, **texts: str) -> Path:
    """A tiny build with answers beside it."""
    said = {
        "pitch": "Four cards",
        "day": "28 November 2026",
        "more": "",
        "choice": "big bet",
        "answer": "Gate",
    } | texts
    for game in GAMES:
        page = PAGE.format(**said).replace("Four cards", said["pitch"])
        put(folder / "build" / "site" / "en" / "games" / game / "index.html", page)
        options = {"usual": {"limit": said["choice"]}, "made": "2026-11-28T10:00:00Z"}
        put(
            folder / "build" / "site" / "en" / "games" / game / "options.js",
            f"rulebookOptions({json.dumps(options)});",
        )
        put(
            folder / "build" / "site" / "api" / "v2" / f"{game}.json",
            json.dumps({"id": game, "hands": 2598960}),
        )
        put(folder / "answers" / "en" / "show" / f"{game}.txt", f"{said['answer']}\n")
    return folder / "build"


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def pdf(path: Path, *pages: str) -> None:
    """A PDF file whose pages have these lines."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with pikepdf.new() as made:
        font = pikepdf.Dictionary(
            Type=pikepdf.Name.Font, Subtype=pikepdf.Name.Type1, BaseFont=pikepdf.Name.Helvetica
        )
        for text in pages:
            made.add_blank_page(page_size=(300, 300))
            drawn = "".join(f"({line}) Tj 0 -20 Td " for line in text.split("\n"))
            made.pages[-1].Contents = made.make_stream(f"BT /F 12 Tf 20 250 Td {drawn}ET".encode())
            made.pages[-1].Resources = pikepdf.Dictionary(Font=pikepdf.Dictionary(F=font))
        made.save(path)


@pytest.fixture
def base(tmp_path):
    return written(tmp_path / "base")


def test_days_digests_and_the_form_of_what_is_written_are_no_difference(base, tmp_path):
    other = written(tmp_path / "other", day="2026年12月1日")
    for path in (other / "site" / "en" / "games").rglob("*.html"):
        path.write_text(
            path.read_text("utf-8").replace("12ab34cd", "ffff0000").replace("d8c2f298", "00c2f298"), "utf-8"
        )
    for path in (other / "site" / "api").rglob("*.json"):
        path.write_text(json.dumps(json.loads(path.read_text("utf-8")), indent=4), "utf-8")
    page = other / "site" / "en" / "games" / "kite" / "index.html"
    page.write_text(
        page.read_text("utf-8").replace(" <small>", "\n   <small >").replace("three", "&#116;hree"), "utf-8"
    )
    for build in (base, other):
        pdf(build / "print" / "kite-en.pdf", "one\ntwo")
    (other / "site" / "engine.pack").write_bytes(b"the program")
    assert ([], 0, 29) == compare(base, other)


@pytest.mark.parametrize(
    ("texts", "row"),
    [
        (
            {"pitch": "Five cards"},
            "site/*/games/*/index.html  p.pitch  changed: 7 (files 7, different 1), "
            "first in site/en/games/anvil/index.html",
        ),
        (
            {"more": '<p class="pitch">Twice.</p>'},
            "site/*/games/*/index.html  p.pitch  added: 7 (files 7, different 1), "
            "first in site/en/games/anvil/index.html",
        ),
        (
            {"choice": "pot"},
            "site/*/games/*/options.js  rulebookOptions.usual.limit  changed: 7 (files 7, different 1), "
            "first in site/en/games/anvil/options.js",
        ),
        (
            {"answer": "Portcullis"},
            "answers/*/show/*.txt  line  changed: 7 (files 7, different 1), first in answers/en/show/anvil.txt",
        ),
    ],
)  # fmt: skip
def test_one_change_on_many_pages_is_one_row(texts, row, base, tmp_path):
    telling, differ, of = compare(base, written(tmp_path / "other", **texts))
    assert [row] == [line for line in telling if not line.startswith(" ")]
    assert (7, 28) == (differ, of)


def test_each_difference_is_told_with_a_few_words_before_and_after(base, tmp_path):
    other = written(tmp_path / "other", pitch="Five cards")
    api = other / "site" / "api" / "v2"
    put(api / "kite.json", '{"id": "kite", "hands": 2598961}')
    (api / "mask.json").unlink()
    pdf(base / "print" / "kite-en.pdf", "one\ntwo\nthree", "four")
    pdf(other / "print" / "kite-en.pdf", "one\ntwo", "three\nfour")
    for build, content in (base, b"1"), (other, b"2"):
        (build / "site" / "card.png").write_bytes(content)
    page = other / "site" / "en" / "games" / "mask" / "index.html"
    page.write_text(page.read_text("utf-8").replace('href="#draw"', 'href="#bet"'), "utf-8")
    asked = [sys.executable, ROOT / "tests" / "help" / "compare.py", base, other]
    ran = subprocess.run(asked, capture_output=True, text=True, encoding="utf-8", check=False)
    assert 1 == ran.returncode, ran.stderr
    assert """\
print/kite-en.pdf  page break  added: 1 (files 1, different 1), first in print/kite-en.pdf
    + after: two
print/kite-en.pdf  page break  removed: 1 (files 1, different 1), first in print/kite-en.pdf
    - after: three
site/*/games/*/index.html  p.pitch  changed: 7 (files 7, different 1), first in site/en/games/anvil/index.html
    - Four cards,
    + Five cards,
site/*/games/*/index.html  p.pitch a  changed: 1 (files 1, different 1), first in site/en/games/mask/index.html
    - <a href="#draw">
    + <a href="#bet">
site/api/v2/*.json  .hands  changed: 1 (files 1, different 1), first in site/api/v2/kite.json
    - 2598960
    + 2598961
site/api/v2/*.json  the file  removed: 1 (files 1, different 1), first in site/api/v2/mask.json
    - site/api/v2/mask.json
site/card.png  bytes  changed: 1 (files 1, different 1), first in site/card.png
    - 1 bytes, crc83dcefb7
    + 1 bytes, crc1ad5be0d
11 of 30 differ
""" == re.sub(" +\n", "\n", ran.stdout)


def test_two_builds_that_are_the_same_are_answered_with_nothing_but_the_last_line(base):
    asked = [sys.executable, ROOT / "tests" / "help" / "compare.py", base, base]
    ran = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert (0, "0 of 28 differ\n") == (ran.returncode, ran.stdout)


def test_what_is_no_build_is_wrong_usage(base, tmp_path):
    asked = [sys.executable, ROOT / "tests" / "help" / "compare.py", base, tmp_path / "nothing"]
    ran = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert 2 == ran.returncode
    assert "name two builds that are there, or --base REV" in ran.stderr

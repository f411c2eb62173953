"""A PDF of an earlier build is taken over only when nothing that it was made from has changed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from poker_rulebook.cache import FILE
from poker_rulebook.folders import cache_of
from poker_rulebook.paper import typesetting
from poker_rulebook.paper.typesetting import LAYOUT, PAGES_AT_ONCE, Job, _parts


@pytest.fixture(autouse=True)
def fresh():
    """Templates and fonts are read once in a process; here they change."""
    typesetting.made_by.cache_clear()
    yield
    typesetting.made_by.cache_clear()


def jobs(out: Path) -> list[Job]:
    book = Job("book.typ", '{"a": 1}', out / "print" / "book-en-a4.pdf", out / "print" / "book-en-letter.pdf")
    return [book, Job("card.typ", '{"b": 2}', out / "print" / "cards" / "razz-en.pdf")]


@pytest.fixture
def old(tmp_path) -> Path:
    """An output with made-up files and the list of them."""
    out = tmp_path / "old"
    for job in jobs(out):
        for path in job.paths:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(f"{job.template} {path.name}".encode())
    typesetting.note(jobs(out), tmp_path)
    return out


def names(left: list[Job]) -> list[str]:
    return [job.path.name for job in left]


def test_files_of_the_same_data_are_taken_over(old, tmp_path):
    new = tmp_path / "new"
    assert [] == typesetting.take_over(jobs(new), old, new, tmp_path)
    files = sorted(path.relative_to(old) for path in old.rglob("*.pdf"))
    assert 3 == len(files)
    assert all((old / path).read_bytes() == (new / path).read_bytes() for path in files)


@pytest.mark.parametrize(
    "change", [{"data": '{"a": 2}'}, {"template": "sheet.typ"}, {"look": '{"mono": true}'}]
)
def test_a_file_of_other_data_another_template_or_another_look_is_made_again(old, tmp_path, change):
    new = tmp_path / "new"
    book, card = jobs(new)
    assert ["book-en-a4.pdf"] == names(
        typesetting.take_over([replace(book, **change), card], old, new, tmp_path)
    )


@pytest.mark.parametrize("name", ["book-en-a4.pdf", "book-en-letter.pdf"])
def test_a_file_that_somebody_has_changed_or_removed_is_made_again(old, tmp_path, name):
    (old / "print" / name).write_bytes(b"changed")
    assert ["book-en-a4.pdf"] == names(
        typesetting.take_over(jobs(tmp_path / "new"), old, tmp_path / "new", tmp_path)
    )
    (old / "print" / name).unlink()
    assert ["book-en-a4.pdf"] == names(
        typesetting.take_over(jobs(tmp_path / "newer"), old, tmp_path / "newer", tmp_path)
    )


def test_what_a_template_makes_is_made_again_when_it_or_one_that_it_imports_changes(
    old, tmp_path, monkeypatch
):
    layout = tmp_path / "layout"
    shutil.copytree(LAYOUT, layout)
    monkeypatch.setattr(typesetting, "LAYOUT", layout)
    typesetting.made_by.cache_clear()
    assert [] == typesetting.take_over(jobs(tmp_path / "same"), old, tmp_path / "same", tmp_path)
    for name, again in {
        "sheet.typ": [],
        "look.typ": ["razz-en.pdf"],
        "colours.typ": ["book-en-a4.pdf", "razz-en.pdf"],
    }.items():
        with (layout / name).open("a") as file:
            file.write("\n")
        typesetting.made_by.cache_clear()
        assert again == names(typesetting.take_over(jobs(tmp_path / name), old, tmp_path / name, tmp_path))


def test_everything_is_made_again_with_another_typst_or_other_fonts(old, tmp_path, monkeypatch):
    with monkeypatch.context() as changed:
        changed.setattr(typesetting, "version", lambda name: "0.0.1")
        typesetting.made_by.cache_clear()
        assert 2 == len(typesetting.take_over(jobs(tmp_path / "new"), old, tmp_path / "new", tmp_path))
    with monkeypatch.context() as changed:
        (tmp_path / "fonts").mkdir()
        (tmp_path / "fonts" / "other.otf").write_bytes(b"font")
        changed.setattr(typesetting, "font_folders", lambda: (tmp_path / "fonts",))
        typesetting.made_by.cache_clear()
        assert 2 == len(typesetting.take_over(jobs(tmp_path / "newer"), old, tmp_path / "newer", tmp_path))


def test_where_nothing_is_kept_everything_is_made_again(old, tmp_path):
    (cache_of(tmp_path) / FILE).unlink()
    assert 2 == len(typesetting.take_over(jobs(tmp_path / "new"), old, tmp_path / "new", tmp_path))


def test_a_first_build_makes_everything(tmp_path):
    assert 2 == len(
        typesetting.take_over(jobs(tmp_path / "new"), tmp_path / "nothing", tmp_path / "new", tmp_path)
    )


def test_a_book_has_a_process_of_its_own_and_no_page_is_lost(tmp_path):
    out = tmp_path / "out"
    books = [replace(jobs(out)[0], data="1" * many, letter=None) for many in (800_000, 500_000)]
    pages = [replace(jobs(out)[1], data=str(n)) for n in range(320)]
    parts = _parts([*pages, *books])
    assert [[books[0]], [books[1]]] == parts[:2]
    assert pages == sorted((job for part in parts[2:] for job in part), key=lambda job: int(job.data))
    assert max(map(len, parts)) <= PAGES_AT_ONCE

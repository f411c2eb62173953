"""What is kept from one run to the next, and the digests under which it is."""

from __future__ import annotations

import ast
import sqlite3
import sys
from functools import cache
from pathlib import Path
from subprocess import Popen, run

import pytest

from poker_rulebook import cache as kept
from poker_rulebook.cache import FILE, PACKAGE, Cache
from poker_rulebook.digests import digest_of
from poker_rulebook.folders import cache_of


def of_next_run(folder: Path, *keys: str) -> list[object]:
    with Cache(folder) as results:
        return [results.get(key) for key in keys]


def put(folder: Path, **results: object) -> None:
    with Cache(folder) as file:
        for key, value in results.items():
            file.put(key, value)


def test_what_was_made_is_not_made_again(tmp_path):
    made = []
    for _ in range(2):
        with Cache(tmp_path) as results:
            assert [1, "水"] == results.get_or_compute("a", lambda: made.append("a") or [1, "水"])
    assert ["a"] == made


def test_only_what_is_missing_is_made_and_all_of_it_at_once(tmp_path):
    put(tmp_path, a=1)
    asked = []
    with Cache(tmp_path) as results:
        assert [2, 1, 3, 2] == results.get_or_compute_all(
            ["b", "a", "c", "b"], lambda keys: asked.append(keys) or [2, 3]
        )
        assert [3] == results.get_or_compute_all(["c"], lambda _: [4])
    assert [["b", "c"]] == asked
    assert [1, 2, 3] == of_next_run(tmp_path, "a", "b", "c")


def test_what_is_not_known_yet_is_not_kept(tmp_path):
    with Cache(tmp_path) as results:
        assert [None, 1] == results.get_or_compute_all(["a", "b"], lambda _: [None, 1])
    assert [None, 1] == of_next_run(tmp_path, "a", "b")


def test_what_was_made_before_the_work_failed_is_kept(tmp_path):
    with pytest.raises(KeyError), Cache(tmp_path) as results:
        results.put("a", 1)
        raise KeyError
    assert [1] == of_next_run(tmp_path, "a")


def test_without_a_folder_nothing_is_kept():
    with Cache() as results:
        assert 1 == results.get_or_compute("a", lambda: 1) == results.get("a")


def test_who_only_asks_writes_nothing(tmp_path):
    assert [None] == of_next_run(tmp_path, "a")
    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize("content", [b"", b"no such file", b"\0" * 5000, "cut", "other bytes"])
def test_a_damaged_file_is_as_good_as_none(content, tmp_path):
    numbers = {f"k{number}": list(range(500)) for number in range(50)}
    put(tmp_path, **numbers)
    file = cache_of(tmp_path) / FILE
    right = file.read_bytes()
    damaged = {"cut": right[:5000], "other bytes": right[:4096] + right[:4096] + right[8192:]}
    file.write_bytes(damaged.get(content, content))
    for _ in range(2):
        with Cache(tmp_path) as results:
            assert list(numbers.values()) == results.get_or_compute_all(
                list(numbers), lambda keys: map(numbers.get, keys)
            )
    assert list(numbers.values()) == of_next_run(tmp_path, *numbers)


def test_a_result_that_somebody_has_damaged_is_made_again(tmp_path):
    put(tmp_path, a="right" * 100)
    with sqlite3.connect(cache_of(tmp_path) / FILE) as file:
        file.execute("UPDATE kept SET value = substr(value, 1, length(value) - 1)")
    file.close()
    with Cache(tmp_path) as results:
        assert "again" == results.get_or_compute("a", lambda: "again")


@pytest.mark.parametrize("folder", [True, False])
def test_what_cannot_be_written_is_not_missed(folder, tmp_path):
    if folder:
        (cache_of(tmp_path) / FILE).mkdir(parents=True)
    else:
        (cache_of(tmp_path) / FILE).parent.write_text("a file where the folder should be")
    with Cache(tmp_path) as results:
        assert 1 == results.get_or_compute("a", lambda: 1) == results.get("a")
    assert [None] == of_next_run(tmp_path, "a")


def test_what_was_used_longest_ago_goes_where_there_is_too_much(tmp_path, monkeypatch):
    put(tmp_path, old=1, used=2)
    with Cache(tmp_path) as results:
        assert 2 == results.get("used")
        results.put("new", 3)
    (size,) = (
        sqlite3.connect(cache_of(tmp_path) / FILE).execute("SELECT max(length(value)) FROM kept").fetchone()
    )
    monkeypatch.setattr(kept, "MOST", 3 * size)
    with Cache(tmp_path) as results:
        results.put("newest", 4)
    assert [None, 2, 3, 4] == of_next_run(tmp_path, "old", "used", "new", "newest")


def test_several_processes_keep_their_results_at_the_same_time(tmp_path):
    program = """if True:
        import sys
        from pathlib import Path
        from poker_rulebook.cache import Cache
        for number in range(20):
            with Cache(Path(sys.argv[1])) as results:
                results.put(f"{sys.argv[2]} {number}", number)
    """
    running = [Popen([sys.executable, "-c", program, tmp_path, name]) for name in "abc"]
    assert [0, 0, 0] == [process.wait() for process in running]
    keys = [f"{name} {number}" for name in "abc" for number in range(20)]
    assert [*range(20)] * 3 == of_next_run(tmp_path, *keys)


# --- digests


def test_a_digest_depends_on_where_its_parts_end():
    assert digest_of(["ab", "c"]) != digest_of(["a", "bc"])
    assert kept.program_digest() == kept.program_digest()


def digest_in(folder: Path, changed: str = "") -> str:
    """The digest of a small program in that folder.    changed    its file that says something else"""
    for file in ("__init__.py", "play.py", "pages/view.py", "language/locale/en/locale.toml"):
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("1" if file == changed else "0", "utf-8")
    program = f"""if True:
        from pathlib import Path
        from poker_rulebook import cache as kept
        kept.PACKAGE = Path({str(folder)!r})
        print(kept.program_digest())
    """
    return run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout


def test_the_digest_of_a_program_is_the_same_in_every_folder_and_another_with_another_file(tmp_path):
    same = digest_in(tmp_path / "here")
    assert same == digest_in(tmp_path / "far" / "away")
    assert same != digest_in(tmp_path / "here", "pages/view.py")
    assert same != digest_in(tmp_path / "here", "language/locale/en/locale.toml")


@cache
def imported(path: Path) -> list[str]:
    """The modules that a file names where it imports any."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    return [name.name for node in nodes if isinstance(node, ast.Import) for name in node.names] + [
        f"{node.module}.{name.name}"
        for node in nodes
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    ]


@pytest.mark.parametrize("room", ["book", "play", "pages", "inspection", "browser", "web"])
def test_a_digest_of_a_room_is_of_all_that_it_imports(room):
    rooms = kept.rooms_of(room)
    paths = [path for name in rooms - {""} for path in (PACKAGE / name).rglob("*.py")]
    paths += [path for path in PACKAGE.glob("*.py") if path.stem in rooms]
    names = [name.split(".") for path in paths for name in imported(path)]
    assert {parts[1] for parts in names if parts[0] == PACKAGE.name} <= rooms
    assert kept.rooms_of() > rooms

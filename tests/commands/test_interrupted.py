"""However a build ends, the output is a whole one: the old or the new. The next build clears up."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import PIPE, Popen
from types import SimpleNamespace

import interrupted
import pytest

from poker_rulebook import publish
from poker_rulebook.folders import MARK, Occupied, left_over, put_in_place, scratch_for, write_whole

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENT = os.environ | {"PYTHONPATH": str(ROOT / "generator")}
PATIENCE = 120  # seconds


def version(out: Path) -> str:
    """The version of a whole output; AssertionError for one that is not whole."""
    found = {path.name: path.read_text() for path in out.iterdir() if path.suffix == ".txt"}
    assert {f"{number}.txt" for number in range(interrupted.FILES)} == set(found)
    (one,) = set(found.values())
    return one


@pytest.fixture
def out(tmp_path) -> Path:
    """The output of a first build, which is there."""
    out = tmp_path / "build"
    write_output(out, "old")
    return out


def write_output(out: Path, text: str) -> None:
    out.mkdir()
    for number in range(interrupted.FILES):
        (out / f"{number}.txt").write_text(text)
    (out / MARK).write_text("")


Build = Callable[..., tuple[int, str]]


@pytest.fixture(scope="module")
def build() -> Iterator[Build]:
    """Makes a build in a process of its own: exit status (negative for a signal), what it said."""
    command = [sys.executable, interrupted.__file__]
    with Popen(command, stdin=PIPE, stdout=PIPE, text=True, env=ENVIRONMENT) as process:

        def built(out: Path, how: str = "well", step: int = 0) -> tuple[int, str]:
            print(json.dumps([str(out), "new", how, step]), file=process.stdin, flush=True)
            return json.loads(process.stdout.readline())

        yield built
        process.stdin.close()


def steps(build: Build, tmp_path: Path, how: str) -> int:
    """How many steps a build takes that goes well."""
    out = tmp_path / "counted"
    write_output(out, "old")
    status, said = build(out, how)
    assert (0, "new") == (status, version(out))
    return int(said.split()[-1])


@pytest.mark.parametrize("how", ["kill", "swap-kill"])
def test_a_build_that_is_killed_at_any_step_leaves_a_whole_output(build, tmp_path, how):
    most = steps(build, tmp_path, how)
    assert most > 2 * interrupted.FILES
    seen = set()
    for step in range(1, most + 1):
        folder = tmp_path / f"{step}"
        folder.mkdir()
        out = folder / "build"
        write_output(out, "old")
        status, _ = build(out, how, step)
        assert -signal.SIGKILL == status
        if how == "kill" or out.exists():
            seen.add(version(out))
        else:  # between two renames, where folders cannot be exchanged
            assert "old" == version(folder / ".build-old")
            seen.add("moved away")
        assert (0, "new") == (build(out)[0], version(out))
        assert ["build"] == [path.name for path in folder.iterdir()], step
    assert ({"old", "new"} if how == "kill" else {"old", "new", "moved away"}) == seen


@pytest.mark.parametrize("how", ["full", "read-only"])
def test_a_disk_that_is_full_or_read_only_at_any_step_leaves_a_whole_output_and_says_so(build, tmp_path, how):
    for step in range(1, steps(build, tmp_path, how) + 1):
        folder = tmp_path / f"{step}"
        folder.mkdir()
        out = folder / "build"
        write_output(out, "old")
        status, said = build(out, how, step)
        assert status in (0, 1), said
        assert version(out) == ("old" if status else "new")
        if status:
            assert os.strerror(interrupted.ERRORS[how]) in said
        assert (0, "new") == (build(out)[0], version(out))
        assert ["build"] == [path.name for path in folder.iterdir()], step


def test_a_failing_next_build_puts_back_what_a_killed_one_has_moved_away(build, out):
    out.rename(out.with_name(".build-old"))
    assert 1 == build(out, "full", 8)[0]
    assert "old" == version(out)


def test_an_output_that_is_removed_meanwhile_is_written_anew(out):
    with scratch_for(out) as scratch:
        (scratch / "new").write_text("")
        for path in out.iterdir():
            path.unlink()
        out.rmdir()
        put_in_place(scratch, out)
    assert (out / "new").exists()


def test_files_that_are_put_into_the_output_meanwhile_are_not_removed(tmp_path, monkeypatch):
    out = tmp_path / "build"

    def write_all(*_):
        out.mkdir()
        (out / "mine.txt").write_text("")

    monkeypatch.setattr(publish, "ingredients", lambda *_: "")
    monkeypatch.setattr(publish, "_write_all", write_all)
    monkeypatch.setattr(publish, "book_view", lambda *_: None)
    with pytest.raises(publish.PublishError, match="has files that no build wrote"):
        publish.publish(SimpleNamespace(offered={}, offered_mixes={}), out)
    assert (out / "mine.txt").exists()


def test_a_second_build_of_the_same_folder_is_told_to_wait(build, out):
    with scratch_for(out):
        status, said = build(out)
    assert 1 == status
    assert "is being written by another build" in said
    assert "old" == version(out)
    assert 0 == build(out)[0]


def test_the_scratch_folder_of_another_output_or_of_somebody_else_is_left_alone(tmp_path):
    for name in (
        ".build-x-abcdefgh",
        ".build-notes",
        ".build-abcdefgh",
        ".builds-abcdefgh",
        "build-abcdefgh",
    ):
        (tmp_path / name).mkdir()
        (tmp_path / name / "file").write_text("")
    (tmp_path / ".build-aaaaaaaa").mkdir()
    (tmp_path / ".build-aaaaaaaa" / MARK).write_text("")
    (tmp_path / ".build-bbbbbbbb").mkdir()  # killed before the mark was there
    assert [".build-aaaaaaaa", ".build-bbbbbbbb"] == [path.name for path in left_over(tmp_path / "build")]


def test_a_link_that_looks_like_a_scratch_folder_is_not_followed(tmp_path):
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / MARK).write_text("")
    (tmp_path / ".build-abcdefgh").symlink_to(tmp_path / "kept")
    assert [] == left_over(tmp_path / "build")


def test_a_file_that_cannot_be_written_whole_stays_as_it_was(tmp_path, monkeypatch):
    path = tmp_path / "measured.yaml"
    path.write_text("old")

    def half(self, content):
        with open(self, "wb") as file:
            file.write(content[:3])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", half)
    with pytest.raises(OSError):
        write_whole(path, b"a long new text")
    assert "old" == path.read_text()
    assert [path] == list(tmp_path.iterdir())


WRITING = "import sys; from pathlib import Path; from poker_rulebook.folders import write_whole\n" + (
    "for _ in range(300): write_whole(Path(sys.argv[1]), sys.argv[2].encode() * 1000)"
)


def test_two_processes_may_write_the_same_file(tmp_path):
    path = tmp_path / "check.json"
    both = [Popen([sys.executable, "-c", WRITING, str(path), each], env=ENVIRONMENT) for each in "ab"]
    assert [0, 0] == [one.wait(PATIENCE) for one in both]
    assert path.read_text() in ("a" * 1000, "b" * 1000)
    assert [path] == list(tmp_path.iterdir())


class Windows:
    """Its module for locks, which tells by PermissionError that a file is held by another handle."""

    LK_NBLCK = 2

    def __init__(self):
        self.held = None

    def locking(self, handle, mode, size):
        try:
            taken = self.held not in (None, handle) and os.path.samestat(
                os.fstat(self.held), os.fstat(handle)
            )
        except OSError:  # it has been closed
            taken = False
        if taken:
            raise PermissionError(13, "Permission denied")
        self.held = handle


def test_a_second_build_waits_on_windows_too(out, monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "msvcrt", Windows())
    with scratch_for(out) as scratch:
        with pytest.raises(Occupied), scratch_for(out):
            pass
        assert scratch.is_dir()  # that of the first one is not removed as left over
    with scratch_for(out):
        pass


def test_processes_that_set_pages_end_with_a_build_that_is_killed(tmp_path):
    program = (
        "import os, time\n"
        "from poker_rulebook.workers import processes\n"
        "def work():\n"
        "    print(os.getpid(), flush=True)\n"
        "    time.sleep(100)\n"
        "if __name__ == '__main__':\n"
        "    processes(1).submit(work).result()\n"
    )
    script = tmp_path / "parent.py"
    script.write_text(program)
    parent = Popen([sys.executable, str(script)], stdout=PIPE, env=ENVIRONMENT)
    child = int(parent.stdout.readline())
    os.kill(child, 0)  # it is there
    parent.kill()
    parent.communicate(timeout=PATIENCE)  # the output ends with the last process that may write to it

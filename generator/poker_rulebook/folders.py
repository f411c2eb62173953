"""Folders that are written beside their place and put there when they are complete, whatever happens meanwhile;
from which day the rules of a book are; and where the book lies that comes with the program.
"""

from __future__ import annotations

import ctypes
import errno
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, date, datetime
from pathlib import Path
from secrets import token_hex

PACKAGE = Path(__file__).resolve().parent
EMBEDDED = PACKAGE / "_book"  # where a wheel has the book
MARK = ".rulebook-build"  # a file that stands in every folder that was written here
AT_FDCWD, RENAME_EXCHANGE = -100, 2  # of Linux, see rename(2)


class Occupied(Exception):
    """Another build is writing the same folder."""


@contextmanager
def scratch_for(out: Path) -> Iterator[Path]:
    """A new folder beside `out`, to be written and then given to `put_in_place`; it is gone at the end.

    What builds that were killed have left is removed, and a last good folder that one of them has moved away is
    put back. Raises Occupied while another process is in here for the same `out`, OSError as usual.
    """
    out.parent.mkdir(parents=True, exist_ok=True)
    with _alone(out.with_name(f".{out.name}.lock")):
        if not out.exists() and (_old(out) / MARK).exists():
            _old(out).rename(out)
        for path in left_over(out):
            remove(path)
        scratch = Path(tempfile.mkdtemp(prefix=f".{out.name}-", dir=out.parent))
        try:
            (scratch / MARK).write_text("This folder is written anew by every build.\n", encoding="utf-8")
            scratch.chmod(0o755)
            yield scratch
        finally:
            remove(scratch)


def left_over(out: Path) -> list[Path]:
    """What killed builds of `out` have left beside it: marked folders with our names, and empty ones."""
    ours = re.compile(re.escape(f".{out.name}-") + "([a-z0-9_]{8}|old)")
    found = [path for path in out.parent.iterdir() if ours.fullmatch(path.name)]
    return [
        path
        for path in sorted(found)
        if path.is_dir() and not path.is_symlink() and ((path / MARK).exists() or not any(path.iterdir()))
    ]


def put_in_place(scratch: Path, out: Path) -> None:
    """The finished folder is at `out` from now on, and what was there before is removed.

    At every moment `out` is the old folder or the new one; where the system cannot exchange two folders there is
    a moment between two renames without any, after which the next build puts the old one back.
    """
    if not out.exists():
        scratch.rename(out)
        return
    if _exchanged(scratch, out):
        return  # `scratch` is the old folder now
    old = _old(out)
    remove(old)
    out.rename(old)
    try:
        scratch.rename(out)
    except OSError:
        old.rename(out)
        raise
    remove(old)


def remove(folder: Path) -> None:
    """Removes the folder, its mark last: what is left of an interrupted removal is still recognized as ours."""
    with suppress(OSError):
        for path in folder.iterdir():
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path, ignore_errors=True)
            elif path.name != MARK:
                path.unlink(missing_ok=True)
        (folder / MARK).unlink(missing_ok=True)
        folder.rmdir()


def _old(out: Path) -> Path:
    return out.with_name(f".{out.name}-old")


def _exchanged(one: Path, other: Path) -> bool:
    """Whether two folders have changed places in one step; not every system and file system can do that."""
    try:
        exchange = ctypes.CDLL(None, use_errno=True).renameat2
    except (AttributeError, OSError, TypeError):
        return False
    if exchange(AT_FDCWD, os.fsencode(one), AT_FDCWD, os.fsencode(other), RENAME_EXCHANGE) == 0:
        return True
    number = ctypes.get_errno()
    if number in (errno.ENOSYS, errno.EINVAL, errno.ENOTSUP, errno.EPERM):
        return False
    raise OSError(number, os.strerror(number), str(other))


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Holds a lock that the system releases however the process ends. Raises Occupied where another process holds it."""
    while True:
        handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if _is_still(handle, lock):
                break
        except (BlockingIOError, PermissionError):  # as Linux and Windows tell it
            os.close(handle)
            raise Occupied from None
        os.close(handle)  # the one who held it has removed it meanwhile
    try:
        yield
    finally:
        with suppress(OSError):  # Windows removes no file that is open; it lies there, and nobody holds it
            lock.unlink()
        os.close(handle)


def _is_still(handle: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), os.stat(path))
    except OSError:
        return False


def write_whole(path: Path, content: bytes) -> None:
    """A file that takes the place of the old one once it is finished. Raises OSError and leaves the old one then.

    Several processes may write the same file: it is what one of them has written, whole.
    """
    unfinished = path.with_name(f".{path.name}.{os.getpid()}-{token_hex(4)}.part")
    try:
        unfinished.write_bytes(content)
        unfinished.replace(path)
    except OSError:
        with suppress(OSError):
            unfinished.unlink()
        raise


def link(source: str | Path, target: str | Path) -> None:
    """The same file at a second place; a copy where the file system has no links."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def git(folder: Path, *words: str) -> bytes | None:
    """What git prints for these arguments in that folder; None where it fails or is not installed, or nothing can be started."""
    try:
        asked = subprocess.run(["git", "-C", str(folder), *words], capture_output=True, check=False)
    except OSError:
        return None
    return asked.stdout if asked.returncode == 0 else None


BRANCHES = ("main", "origin/main", "HEAD")  # what is there of them, in this order, is what was published


def left_main(folder: Path) -> str:
    """The commit at which this branch left main; '' where no history is known."""
    base = next(filter(None, (git(folder, "merge-base", "HEAD", name) for name in BRANCHES)), b"")
    return base.decode().strip()


def changed_files(folder: Path) -> dict[str, str | None]:
    """Files of games/ that differ from the commit at which this branch left main, and what they said there.

    Nothing where no history is known; None for a file that was not there.
    """
    commit = left_main(folder)
    if not commit:
        return {}
    changed = git(folder, "diff", "--name-only", "-z", "--relative", commit, "--", "games")
    new = git(folder, "ls-files", "-z", "--others", "--exclude-standard", "--", "games")
    files = sorted(filter(None, ((changed or b"") + (new or b"")).decode("utf-8", "replace").split("\0")))
    before = ((file, git(folder, "show", f"{commit}:./{file}")) for file in files)
    return {file: None if said is None else said.decode("utf-8", "replace") for file, said in before}


GIVEN = "SOURCE_DATE_EPOCH"  # seconds since 1970: whoever builds says it
DAY = "day"  # a file of the book inside a package: the day of its rules, as 2026-11-22


def day_of(folder: Path) -> date:
    """The day on which the rules in the folder of a book last changed, by universal time: that of its edition, the same
    wherever and whenever it is printed.

    That is what the book inside a package says; else the day of the last commit of its games; where nobody keeps them
    in git, of the newest file.
    """
    if not os.environ.get(GIVEN) and (folder / DAY).is_file():
        return date.fromisoformat((folder / DAY).read_text("ascii").strip())
    committed = os.environ.get(GIVEN) or git(folder, "log", "-1", "--format=%ct", "--", "games")
    written = (path.stat().st_mtime for path in (folder / "games").rglob("*.yaml"))
    return datetime.fromtimestamp(int(committed) if committed else max(written, default=0), UTC).date()


def day_is_a_guess(folder: Path) -> bool:
    """Whether the history of a shallow clone ends before the last change of the games, whose day it cannot tell."""
    if os.environ.get(GIVEN) or (folder / DAY).is_file():
        return False
    last = git(folder, "log", "-1", "--format=%H", "--", "games")
    where = git(folder, "rev-parse", "--git-path", "shallow")
    if not last or not where:
        return False
    cut_off = folder / where.decode().strip()  # the commits whose parents are not here
    return cut_off.is_file() and last.strip() in cut_off.read_bytes().split()


# --- where a book lies


def is_book(folder: Path) -> bool:
    return (folder / "games").is_dir() and (folder / "schema").is_dir()


def book_around(folder: Path) -> Path | None:
    """The book that a folder belongs to: the nearest one of it and of those above it; None where there is none."""
    return next(filter(is_book, (folder, *folder.parents)), None)


def book_of_the_program() -> Path:
    """The book inside the installed package, or the checkout that this package stands in."""
    return EMBEDDED if EMBEDDED.is_dir() else PACKAGE.parents[1]


def cache_of(folder: Path) -> Path:
    """The folder in which what is worked out from a book is kept: below its own, for that in a package below the user's."""
    if folder != EMBEDDED:
        return folder / ".cache"
    from platformdirs import user_cache_path

    return user_cache_path("poker-rulebook", appauthor=False)


def copy_book(source: Path, target: Path) -> None:
    """The book of a folder in another one, to go on with it there: its files, and the pages written by hand.

    They are of the day of its rules until somebody changes one. Raises OSError.
    """
    day = day_of(source)
    stamp = datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()
    target.mkdir(parents=True, exist_ok=True)
    parts = ("games", "schema", "site", "editions", "mkdocs.yml")
    for name in filter(lambda name: (source / name).exists(), parts):
        of, to = source / name, target / name
        shutil.copytree(of, to) if of.is_dir() else shutil.copyfile(of, to)
    for path in (target / "games").rglob("*.yaml"):
        os.utime(path, (stamp, stamp))

"""Builds that die at a chosen step: `python interrupted.py` with [OUT, VERSION, HOW, STEP] on each line of its input.

A copy of this process, which is small and soon copied, makes each; how it ended and what it said is told in a line.

Every step that changes the disk is counted: files written, folders renamed, exchanged and removed. At the chosen
one the process is killed (HOW is kill), or the step fails as on a full disk (full) or a read-only one (read-only).
HOW swap-kill and the like do the same where two folders cannot be exchanged. What is written is made up, and how
it is put in place is the real thing. The number of steps taken is the last thing said.
"""

from __future__ import annotations

import errno
import json
import os
import signal
import sys
from pathlib import Path
from types import SimpleNamespace

from poker_rulebook import folders, publish

FILES = 12
ERRORS = {"full": errno.ENOSPC, "read-only": errno.EROFS}


def main(out: Path, version: str, how: str, last: int) -> None:
    taken = 0

    def step(*_: object) -> None:
        nonlocal taken
        taken += 1
        if taken == last and how.endswith("kill"):
            os.kill(os.getpid(), signal.SIGKILL)
        if taken == last and how in ERRORS:
            raise OSError(ERRORS[how], os.strerror(ERRORS[how]), str(out))

    def around(module: object, name: str) -> None:
        real = getattr(module, name)

        def stepped(*args: object, **more: object) -> object:
            step()
            found = real(*args, **more)
            if how.endswith("kill"):
                step()
            return found

        setattr(module, name, stepped)

    def write_all(book: object, shown: object, scratch: Path, *_: object) -> publish.Published:
        for number in range(FILES):
            (scratch / f"{number}.txt").write_text(version)
        return publish.Published(*[[]] * len(publish.Published._fields))

    for name in ("rename", "write_text", "mkdir", "chmod"):
        around(Path, name)
    if how.endswith("kill"):
        around(Path, "unlink")
        around(Path, "rmdir")
    around(folders, "_exchanged")
    if how.startswith("swap"):
        folders._exchanged = lambda *_: False
    publish.book_view, publish._write_all = (lambda *_: None), write_all
    publish.ingredients = lambda *_: version
    try:
        publish.publish(SimpleNamespace(offered={}, offered_mixes={}), out)
    except (publish.PublishError, OSError) as error:
        print(error)
        raise SystemExit(1) from None
    finally:
        print(taken)


def in_a_copy(out: Path, version: str, how: str, last: int) -> tuple[int, str]:
    """Exit status (negative for a signal), and what was said."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.dup2(writer, 1)
        sys.stdout = os.fdopen(1, "w", buffering=1)
        status = 0
        try:
            main(out, version, how, last)
        except SystemExit as end:
            status = int(end.code or 0)
        except BaseException:
            status = 70
        sys.stdout.flush()
        os._exit(status)
    os.close(writer)
    with os.fdopen(reader) as told:
        said = told.read()
    _, result = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(result), said


if __name__ == "__main__":
    for line in sys.stdin:
        folder, *said = json.loads(line)
        print(json.dumps(in_a_copy(Path(folder), *said)), flush=True)

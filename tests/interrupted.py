"""A build that dies at a chosen step: `python interrupted.py OUT VERSION HOW STEP`.

Every step that changes the disk is counted: files written, folders renamed, exchanged and removed. At the chosen
one the process is killed (HOW is kill), or the step fails as on a full disk (full) or a read-only one (read-only).
HOW swap-kill and the like do the same where two folders cannot be exchanged. What is written is made up, and how
it is put in place is the real thing. The number of steps taken is the last line of the output.
"""

from __future__ import annotations

import errno
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


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4]))

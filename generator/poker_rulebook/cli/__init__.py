"""The command `rulebook`."""

from __future__ import annotations

import atexit
import gc
import sys

TYPED = f"{__name__}.typed"  # in the meta of a context: the arguments of the command line


def main() -> None:
    """Run the command line. Exit status 0 fine, 1 problems in the data or a failed check, 2 wrong usage."""
    gc.set_threshold(5_000_000, 50, 50)  # a command is soon over: most of what it makes is needed to its end
    atexit.register(gc.freeze)  # and then nobody looks through it again
    from poker_rulebook.cli.commands import rulebook

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    rulebook.main(prog_name="rulebook")

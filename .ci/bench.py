"""Print how long the main commands take on this machine."""

import platform
import subprocess
import sys
import tempfile
import time

COMMANDS = (
    "list",
    "check",
    "build --out {scratch}",
    "simulate texas-holdem --hands 20000 --seats 6 --seed 1",
)


def seconds(command: list[str]) -> float:
    """Wall-clock seconds of one run. Raises CalledProcessError when it fails."""
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def main(rulebook: str) -> None:
    print(f"Python {platform.python_version()}, {platform.system()} {platform.machine()}")
    for line in COMMANDS:
        with tempfile.TemporaryDirectory() as scratch:
            taken = seconds([rulebook, *line.format(scratch=scratch).split()])
        print(f"{taken:8.2f} s  rulebook {line.format(scratch='…')}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])

"""How much of each room the tests have run: python tests/help/covered.py, after a run with --cov.

A room is a folder of generator/poker_rulebook; modules beside the rooms are told together. Lines are statements; those that
only other processes have run (commands, builds, the interpreter in a page) count as not run.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from coverage import Coverage

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "generator" / "poker_rulebook"


def rooms() -> dict[str, Counter[str]]:
    """Room -> its lines, and how many of them were run."""
    measured, found = Coverage(data_file=ROOT / ".coverage"), {}
    measured.load()
    for path in sorted(PACKAGE.rglob("*.py")):
        _, lines, _, missing, _ = measured.analysis2(str(path))
        room = path.relative_to(PACKAGE).parts[0] if path.parent != PACKAGE else "(modules beside them)"
        found.setdefault(room, Counter()).update(lines=len(lines), run=len(lines) - len(missing))
    return found


def main() -> None:
    found = rooms()
    found["in all"] = sum(found.values(), Counter())
    print(f"{'room':24}{'lines':>8}{'run':>8}")
    for room, count in found.items():
        print(f"{room:24}{count['lines']:8,}{count['run'] / count['lines']:8.1%}")


if __name__ == "__main__":
    main()

"""docs/architecture.md leads to files that are there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "generator/poker_rulebook"


def test_every_path_of_the_architecture_page_is_there():
    text = (ROOT / "docs/architecture.md").read_text("utf-8")
    paths = {path for path in re.findall(r"`([\w./-]+\.\w+|[\w./-]+/)`", text) if "/" in path}
    assert len(paths) > 40
    gone = [
        path
        for path in paths
        if not path.startswith(".cache/")  # is there once something has been kept
        and not any((folder / path).exists() for folder in (ROOT, PACKAGE))
    ]
    assert gone == []

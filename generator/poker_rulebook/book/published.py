"""Of which day an edition is: of its rules as they are, the same day wherever and whenever it is printed."""

from __future__ import annotations

import os
from datetime import UTC, date, datetime
from pathlib import Path

from poker_rulebook.folders import git

GIVEN = "SOURCE_DATE_EPOCH"  # seconds since 1970: whoever builds says it


def day_of(folder: Path) -> date:
    """The day on which the rules in the folder of a book last changed, by universal time.

    That is the day of the last commit of its games; where nobody keeps them in git, of the newest file.
    """
    said = os.environ.get(GIVEN) or git(folder, "log", "-1", "--format=%ct", "--", "games")
    written = (path.stat().st_mtime for path in (folder / "games").rglob("*.yaml"))
    return datetime.fromtimestamp(int(said) if said else max(written, default=0), UTC).date()

"""Put the book into the wheel, and what a wheel needs into the sdist; an editable install reads the working folder."""

import os
import subprocess
import sys
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

DAY = "day"  # a file: the day on which the rules last changed


class EmbedBook(BuildHookInterface):
    """Adds each path of `book` (in pyproject.toml), and of `if_there` where there is one, to a built wheel, below the folder `into`.

    So does it with those of `installed`, which make has put beside the Python packages: what comes from npm. A wheel that is
    built without them is whole but for the pages that say who wins; that is told. An sdist has them, and the day, at its top.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Does nothing for `pip install -e`, whose version is "editable"."""
        if version == "editable":
            return
        wheel = self.target_name == "wheel"
        book = [*self.config["book"], *self.config["if_there"]] if wheel else []
        wanted = {name: Path(self.root, name) for name in book}
        wanted |= {name: self._installed(name) for name in self.config["installed"]}
        missing = [name for name, source in wanted.items() if not source.exists()]
        if lacking := [name for name in missing if name in self.config["book"]]:
            raise FileNotFoundError(f"the wheel needs {', '.join(lacking)}, which is not here")
        if any(name in self.config["installed"] for name in missing):
            self.app.display_warning(
                "MicroPython is not here: pages that say who wins will not do so ('make wheel' installs it)"
            )
        day = Path(self.directory, DAY)
        day.parent.mkdir(parents=True, exist_ok=True)
        day.write_text(f"{self._day()}\n", "ascii")
        wanted[DAY] = day
        into = f"{self.config['into']}/" if wheel else ""
        for name in wanted.keys() - missing:
            build_data["force_include"][str(wanted[name])] = into + name

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The day is in what has been built."""
        Path(self.directory, DAY).unlink(missing_ok=True)

    def _installed(self, name: str) -> Path:
        """In an sdist, in the environment of this Python, or in the one that make has made."""
        places = Path(self.root, name), Path(sys.prefix, name), Path(self.root, ".venv", name)
        return next((place for place in places if place.exists()), places[0])

    def _day(self) -> date:
        """As whoever builds says, as an sdist says, of the last commit of the games, or of their newest file."""
        given, said = os.environ.get("SOURCE_DATE_EPOCH"), Path(self.root, DAY)
        if not given and said.is_file():
            return date.fromisoformat(said.read_text("ascii").strip())
        command = ["git", "-C", self.root, "log", "-1", "--format=%ct", "--", "games"]
        try:
            given = given or subprocess.run(command, capture_output=True, text=True, check=True).stdout
        except (OSError, subprocess.CalledProcessError):
            given = ""
        newest = max(path.stat().st_mtime for path in Path(self.root, "games").rglob("*.yaml"))
        return datetime.fromtimestamp(int(given) if given.strip() else newest, UTC).date()

"""Put the book into the wheel, and only there: an editable install reads the working folder."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class EmbedBook(BuildHookInterface):
    """Adds each path of `book` (in pyproject.toml), and of `if_there` where there is one, to a built wheel, below the folder `into`.

    So does it with those of `installed`, which make has put beside the Python packages: what comes from npm.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Does nothing for `pip install -e`, whose version is "editable"."""
        if version == "editable":
            return
        there = [name for name in self.config["if_there"] if Path(self.root, name).exists()]
        wanted = {name: Path(self.root, name) for name in (*self.config["book"], *there)}
        wanted |= {name: self._installed(name) for name in self.config["installed"]}
        for name, source in wanted.items():
            if not source.exists():
                raise FileNotFoundError(
                    f"the wheel needs {name}, which is not here: 'make wheel' installs it"
                )
            build_data["force_include"][str(source)] = f"{self.config['into']}/{name}"

    def _installed(self, name: str) -> Path:
        """In the environment of this Python, or in the one that make has made."""
        here = Path(sys.prefix, name)
        return here if here.exists() else Path(self.root, ".venv", name)

"""Put the book into the wheel, and only there: an editable install reads the working folder."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class EmbedBook(BuildHookInterface):
    """Adds each path of `book` (in pyproject.toml) to a built wheel, below the folder `into`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Does nothing for `pip install -e`, whose version is "editable"."""
        if version == "editable":
            return
        for name in self.config["book"]:
            source = Path(self.root, name)
            if not source.exists():
                raise FileNotFoundError(f"the wheel needs {name}, which is not here")
            build_data["force_include"][str(source)] = f"{self.config['into']}/{name}"

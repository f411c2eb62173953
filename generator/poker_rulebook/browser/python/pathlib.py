"""pathlib: files of the page's own memory."""

from __future__ import annotations

import os


class Path:
    def __init__(self, path: str) -> None:
        self.path = path

    @property
    def parent(self) -> Path:
        return Path(self.path.rpartition("/")[0])

    @property
    def name(self) -> str:
        return self.path.rpartition("/")[2]

    def __truediv__(self, name: str) -> Path:
        return Path(self.path + "/" + name)

    def __lt__(self, other: Path) -> bool:
        return self.path < other.path

    def exists(self) -> bool:
        """Whether the file is there; a module may be there compiled."""
        module = self.path.endswith(".py")
        return _is_there(self.path) or (module and _is_there(self.path[:-3] + ".mpy"))

    def glob(self, form: str) -> list[Path]:
        """The files of a form such as *.ftl, or */locale.toml."""
        inside = [self / name for name in sorted(os.listdir(self.path))]
        if form.startswith("*/"):
            return [path for path in [folder / form[2:] for folder in inside] if path.exists()]
        return [path for path in inside if path.name.endswith(form[1:])]

    def read_text(self, encoding: str) -> str:
        with open(self.path) as file:
            return file.read()

    def read_bytes(self) -> bytes:
        with open(self.path, "rb") as file:
            return file.read(os.stat(self.path)[6])  # at once: otherwise it is read in small pieces


def _is_there(path: str) -> bool:
    try:
        os.stat(path)
        return True
    except OSError:
        return False

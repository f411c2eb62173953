"""What the changelog says of one version: python .ci/notes.py v0.4.0

Ends with a message where the tag is not the `version` of pyproject.toml, or the changelog has nothing of it.
"""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def notes(tag: str, version: str, changelog: str) -> str:
    """The part of the changelog below the heading of the version, without that heading. Raises ValueError."""
    if tag != f"v{version}":
        raise ValueError(f"the tag is {tag}, and pyproject.toml has version {version}: tag v{version}")
    found = re.search(
        rf"^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    if found is None or not found[1].strip():
        raise ValueError(f"CHANGELOG.md says nothing of {version}: add '## [{version}] - DATE'")
    return found[1].strip() + "\n"


if __name__ == "__main__":
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    try:
        print(notes(sys.argv[1], project["version"], (ROOT / "CHANGELOG.md").read_text("utf-8")), end="")
    except ValueError as error:
        sys.exit(str(error))

"""The oldest version that pyproject.toml allows of each package that it names, as constraints for pip."""

import re
import tomllib
from itertools import chain
from pathlib import Path

PYPROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"


def oldest(project: dict) -> list[str]:
    """`name==version` for each package with a lower bound, by name."""
    extras = project["project"]["optional-dependencies"].values()
    wanted = [*project["build-system"]["requires"], *project["project"]["dependencies"], *chain(*extras)]
    bounds = (re.match(r"([\w.-]+)(?:\[.*\])?>=([\w.]+)", package) for package in wanted)
    return sorted({f"{bound[1]}=={bound[2]}" for bound in bounds if bound})


if __name__ == "__main__":
    print("\n".join(oldest(tomllib.loads(PYPROJECT.read_text("utf-8")))))

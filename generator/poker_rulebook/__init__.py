"""Poker variants as data: checked, executed and published from the same files.

What other programs use is imported from here; see poker_rulebook.public.
"""

# ruff: noqa: F403, F405  for types; otherwise read when it is asked for

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "1.0.0"
__all__ = ["Book", "Game", "Hand", "Ranking", "answer", "ask", "deal", "equity", "hands_in_range", "incident", "open_book", "rank",
           "record", "replay", "resumed", "ruling", "settle", "simulate", "standing", "wager", "worked_out"]  # fmt: skip

if TYPE_CHECKING:
    from poker_rulebook.public import *


def __getattr__(name: str) -> Any:
    """Read when it is asked for: a command needs little of it, and starts at once."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.public"), name)


def __dir__() -> list[str]:
    """What other programs use, and what comes with a module."""
    return sorted([*__all__, *(name for name in globals() if name.startswith("__"))])

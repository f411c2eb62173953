"""importlib"""

from __future__ import annotations

import sys
from typing import Any


def import_module(name: str) -> Any:
    __import__(name)
    return sys.modules[name]

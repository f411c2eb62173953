"""tomllib: bundle.py has written what such a file says as JSON."""

from __future__ import annotations

import json
from typing import Any


def loads(text: str) -> Any:
    return json.loads(text)

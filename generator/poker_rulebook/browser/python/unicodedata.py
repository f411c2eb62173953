"""unicodedata"""

from __future__ import annotations


def bidirectional(sign: str) -> str:
    """R for letters that are written from right to left."""
    return (
        "R"
        if 0x590 <= ord(sign) < 0x900 or 0xFB1D <= ord(sign) < 0xFE00 or 0xFE70 <= ord(sign) < 0xFEFF
        else "L"
    )

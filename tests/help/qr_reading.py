"""A QR code read back: the text in a symbol without errors, of versions 2 to 9 at level M."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import zip_longest

MASKS = (
    lambda r, c: (r + c) % 2 == 0,
    lambda r, c: r % 2 == 0,
    lambda r, c: c % 3 == 0,
    lambda r, c: (r + c) % 3 == 0,
    lambda r, c: (r // 2 + c // 3) % 2 == 0,
    lambda r, c: r * c % 2 + r * c % 3 == 0,
    lambda r, c: (r * c % 2 + r * c % 3) % 2 == 0,
    lambda r, c: ((r + c) % 2 + r * c % 3) % 2 == 0,
)
BLOCKS = {
    2: (28,),
    3: (44,),
    4: (32,) * 2,
    5: (43,) * 2,
    6: (27,) * 4,
    7: (31,) * 4,
    8: (38,) * 2 + (39,) * 2,
    9: (36,) * 3 + (37,) * 2,
}  # version -> bytes of text in each block
MIDDLES = {7: (6, 22, 38), 8: (6, 24, 42), 9: (6, 26, 46)}  # of the small squares


def modules(svg: str) -> list[list[bool]]:
    """Rows of a symbol without border, drawn as segno draws it: lines of height 1."""
    size = int(re.search(r'width="(\d+)"', svg)[1])
    rows = [[False] * size for _ in range(size)]
    x = y = 0.0
    for move, first, second in re.findall(
        r"([Mmh])(-?[\d.]+)(?:[ ,]?(-?[\d.]+))?", re.search(r' d="([^"]+)"', svg)[1]
    ):
        if move == "h":
            for column in range(int(x), int(x + float(first))):
                rows[int(y)][column] = True
            x += float(first)
        else:
            x, y = (float(first), float(second)) if move == "M" else (x + float(first), y + float(second))
    return rows


def text(rows: list[list[bool]]) -> str:
    size = len(rows)
    version = (size - 17) // 4
    mask = MASKS[
        sum(rows[8][column] << place for column, place in zip((4, 3, 2), (0, 1, 2), strict=True)) ^ 0b101
    ]
    bits = [rows[r][c] ^ mask(r, c) for r, c in _places(size, version)]
    words = [int("".join("01"[bit] for bit in bits[at : at + 8]), 2) for at in range(0, len(bits) - 7, 8)]
    blocks: list[list[int]] = [[] for _ in BLOCKS[version]]
    rest = iter(words)
    for turn in zip_longest(*(range(length) for length in BLOCKS[version])):
        for block, at in zip(blocks, turn, strict=True):
            if at is not None:
                block.append(next(rest))
    stream = "".join(f"{word:08b}" for block in blocks for word in block)
    assert "0100" == stream[:4], "bytes"
    length = int(stream[4:12], 2)
    return bytes(int(stream[at : at + 8], 2) for at in range(12, 12 + 8 * length, 8)).decode()


def _places(size: int, version: int) -> Iterator[tuple[int, int]]:
    """Of the data, in their order: two columns at a time from the right, up and down."""
    column, up = size - 1, True
    while column > 0:
        column -= column == 6
        for row in reversed(range(size)) if up else range(size):
            yield from ((row, c) for c in (column, column - 1) if not _is_pattern(row, c, size, version))
        column, up = column - 2, not up


def _is_pattern(row: int, column: int, size: int, version: int) -> bool:
    corners = (row < 9 and (column < 9 or column >= size - 8)) or (row >= size - 8 and column < 9)
    versions = version >= 7 and ((row < 6 and column >= size - 11) or (column < 6 and row >= size - 11))
    middles = MIDDLES.get(version, (6, size - 7))
    squares = {(r, c) for r in middles for c in middles} - {(6, 6), (6, middles[-1]), (middles[-1], 6)}
    near = any(abs(row - r) <= 2 and abs(column - c) <= 2 for r, c in squares)
    return corners or versions or near or 6 in (row, column)

"""random: MicroPython has one generator for all."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any


class Random:
    def __init__(self, seed: int | str) -> None:
        if isinstance(seed, str):
            number = 0
            for sign in seed:
                number = (number * 31 + ord(sign)) % (1 << 30)
            seed = number
        random.seed(seed)

    def random(self) -> float:
        return random.random()

    def getrandbits(self, bits: int) -> int:
        return random.getrandbits(bits)

    def randint(self, low: int, high: int) -> int:
        return random.randint(low, high)

    def randrange(self, most: int) -> int:
        return random.randint(0, most - 1)

    def choice(self, items: Sequence[Any]) -> Any:
        return items[random.randint(0, len(items) - 1)]

    def shuffle(self, items: list[Any]) -> None:
        for here in range(len(items) - 1, 0, -1):
            there = random.randint(0, here)
            items[here], items[there] = items[there], items[here]

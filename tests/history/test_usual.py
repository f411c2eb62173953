"""A hand that is written in the usual way says what tomllib reads in it, and any other is left to tomllib."""

from __future__ import annotations

import random
import tomllib
from decimal import Decimal

import pytest

from poker_rulebook.history.parsing import usual_hand

HAND = """[12]
variant = "NT"
antes = [0, 0.5, 10]

min_bet = 2
_last = true
players = ["Phil", "ヤマダ"]
actions = [
  "d dh p1 4c9s",
  "p1 cbr 761 # all in",
  "p2 f",
]
"""


def test_the_usual_hand_is_read():
    assert tomllib.loads(HAND, parse_float=Decimal) == usual_hand(HAND, Decimal)


@pytest.mark.parametrize(
    "line",
    [
        'a = 1\na = 2', 'a = 01', 'a = +1', 'a = 1_000', 'a = 1e3', 'a = nan', 'a = null', 'a = "\\u0041"', 'a = "\\/"',
        'a = "]"', "a = 'b'", 'a = """b"""', 'a = [[1]]', 'a = {b = 1}', 'a = 1 # b', 'a = [1, # b\n2]', '"a" = 1', "a=1",
        "a.b = 1", "a = [,]", "a = [1,,]", "a = 2024-01-01", "[b]", "[[1]]", "a = 1\r",
    ],
)  # fmt: skip
def test_what_is_written_in_another_way_is_left_to_tomllib(line):
    assert usual_hand(HAND + line + "\n", Decimal) is None


def test_one_sign_more_or_less_makes_no_difference_between_the_two():
    rng, read = random.Random(1), 0
    for _ in range(5_000):
        place, sign = rng.randrange(len(HAND)), rng.choice(HAND + "\t\r\f\x00\x7f\\'{}.+_eE")
        text = HAND[:place] + rng.choice(("", sign)) + HAND[place + rng.randint(0, 1) :]
        found = usual_hand(text, Decimal)
        if found is not None:
            read += 1
            assert repr(found) == repr(tomllib.loads(text, parse_float=Decimal)), text
    assert read > 1_000

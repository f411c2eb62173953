"""The quick way to read TOML says what tomllib says, or nothing."""

from __future__ import annotations

import tomllib

import pytest
from test_forms import FORMS

from poker_rulebook.history import simple

PLAIN = 'variant = "NT"\nantes = [0, 0]\nactions = [\n  "d dh p1 4c9s",\n  "p1 f",\n]\nauthor = "ふみ # 1"\n'


@pytest.mark.parametrize("text", [
    PLAIN, f"[7]\n{PLAIN}", f"\n\n[a_b-1]\n{PLAIN}\n", "", "a = -0\nb = []\nc = [ 1 ,\n2 ]", 'a = ["",\n\n\n"x"\n,]\n',
])  # fmt: skip
def test_what_programs_write_is_read_quickly(text):
    assert tomllib.loads(text) == simple.read(text)


@pytest.mark.parametrize("text", [
    "a = 1\na = 2\n", "a = 01\n", "a = 1.5\n", "a = 1_000\n", 'a = "\\n"\n', "a = true\n", "a = 'x'\n", "a.b = 1\n", "a = [[1]]\n",
    "a = 1 # x\n", "[1]\n[2]\n", "[1.x]\na = 1\n", 'a = """x"""\n', "a = 1 b = 2\n", "a = [1,,2]\n", "a = [,]\n", "a = 1\r\n", "1 = 2\n",
    'a = "\t"\n', "a = 12345678901234567890\n",
])  # fmt: skip
def test_all_else_is_left_to_tomllib(text):
    assert simple.read(text) is None


@pytest.mark.parametrize("file", FORMS, ids=lambda file: file.stem)
def test_hands_of_every_form_are_read_alike(file):
    for part in file.read_text("utf-8").split("\n["):
        text = part if part.startswith("[") else f"[{part}"
        if (said := simple.read(text)) is not None:
            assert tomllib.loads(text) == said

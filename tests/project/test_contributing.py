"""How to contribute is told in both languages, and both tell to type the same."""

from __future__ import annotations

import re

from real_book import ROOT

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TEXTS = [(ROOT / name).read_text("utf-8") for name in ("CONTRIBUTING.md", "CONTRIBUTING.ja.md")]


def headings(text: str) -> list[int]:
    """The depth of each heading in order."""
    return [len(marks) for marks in re.findall("^(#+) ", BLOCK.sub("", text), re.MULTILINE)]


def typed(text: str) -> list[tuple[str, str]]:
    """What stands to be typed: blocks without their remarks."""
    return [(kind, re.sub(" +#.*", "", block)) for kind, block in BLOCK.findall(text)]


def named(text: str) -> set[str]:
    """Files, commands, keys and words, as they stand between marks of code."""
    return set(re.findall("`([^`]+)`", BLOCK.sub("", text)))


def test_both_have_the_same_parts():
    english, japanese = map(headings, TEXTS)
    assert english == japanese


def test_both_tell_to_type_the_same():
    english, japanese = map(typed, TEXTS)
    assert english == japanese


def test_both_name_the_same_files_commands_and_words():
    english, japanese = map(named, TEXTS)
    there = {word.replace("/ja/", "/en/") for word in japanese}
    assert (sorted(english - there), sorted(there - english)) == ([], [])


def test_each_leads_to_the_other_and_to_files_that_there_are():
    for text in TEXTS:
        for link in re.findall(r"\]\((?!https:)([^)#]+)", text):
            assert (ROOT / link).exists(), link
    assert "(CONTRIBUTING.ja.md)" in TEXTS[0] and "(CONTRIBUTING.md)" in TEXTS[1]

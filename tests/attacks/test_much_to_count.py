"""Chapters that ask for very much: counting, comparing and naming them ends early, with the place of the mistake."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from small_book import GAMES, GOOD, ROOT, all_problems, book_folder

from poker_rulebook.book import schema
from poker_rulebook.book.chapters import english_of
from poker_rulebook.book.checks import general
from poker_rulebook.book.checks.general import MOST
from poker_rulebook.book.checks.subject import digest
from poker_rulebook.book.load import load
from poker_rulebook.book.problems import MOST_PROBLEMS
from poker_rulebook.book.source import read

NAME = {"en": "x", "ja": "ア"}


def rule(number: int, **more) -> dict:
    return {"id": f"r{number}", "name": NAME, "en": "x", "ja": "ア", "for": ["player"]} | more


def problems(folder: Path, *rules: dict) -> list[str]:
    """What is wrong with a book whose chapter has these rules."""
    chapter = {
        "id": "limits",
        "name": NAME,
        "reading": "り",
        "en": "x",
        "ja": "ア",
        "sources": [{"title": "x"}],
    }
    chapter["of"] = digest(english_of(chapter))
    chapter["rules"] = [one | {"of": digest(english_of(one))} for one in rules]
    path = book_folder(folder / "book", *GAMES, mixes=True, rules=True) / "games" / "rules" / "limits.yaml"
    path.write_text(json.dumps(chapter, ensure_ascii=False), "utf-8")
    return [str(problem) for problem in all_problems(load(folder / "book")) if "limits.yaml" in problem.file]


def odds(number: int) -> dict:
    chances = [{"id": f"c{n}", "en": "x", "ja": "ア", "cards": 4, "ranking": "badugi"} for n in range(number)]
    return {
        "id": "t",
        "name": NAME,
        "shows": "odds",
        "of": [{"id": "g", "en": "x", "ja": "ア", "chances": chances}],
    }


TOO_MUCH = {
    "chances": rule(0, tables=[odds(MOST["chances"] + 1)]),
    "tables": rule(0, tables=[odds(1) | {"id": f"t{n}"} for n in range(MOST["tables"] + 1)]),
    "examples": rule(0, examples=[{"hand": "lantern/raised-once"}] * (MOST["examples"] + 1)),
}


@pytest.mark.parametrize("what", TOO_MUCH)
def test_a_chapter_with_too_much_to_work_out_is_refused_before_it_is_worked_out(tmp_path, what):
    (found,) = problems(tmp_path, TOO_MUCH[what])
    assert (
        f"rules[0] (r0): more than {MOST[what]} {what} in one chapter\n    hint: begin another chapter"
        in found
    )


def test_names_that_are_nearly_right_are_compared_for_the_first_mistakes_only(tmp_path, monkeypatch):
    compared, nearest = [], general.get_close_matches
    monkeypatch.setattr(
        general, "get_close_matches", lambda word, *of: compared.append(word) or nearest(word, *of)
    )
    figures = {f"figure-number-{n}-abcdefghijklmnopqrst": n for n in range(100)}
    text = " ".join(f"{{figur-numbe-{n}-abcdefghijklmnopqrsu}}" for n in range(60))
    found = problems(tmp_path, *(rule(n, figures=figures, en=text) for n in range(5)))
    assert MOST_PROBLEMS == len(found) >= len(compared)
    assert "did you mean {figure-number-0-abcdefghijklmnopqrst}?" in found[0]


def test_of_very_many_citations_that_lead_nowhere_the_first_are_told(tmp_path):
    found = problems(tmp_path, *(rule(n, see=[f"s{n}-{m}" for m in range(200)]) for n in range(20)))
    assert MOST_PROBLEMS - 1 == len(found)  # the first of all is that of a game whose rule is gone


def test_what_schemas_say_of_each_other_is_not_read_again_for_every_item(monkeypatch):
    checker = schema.validator(ROOT / "schema", "chapter")
    monkeypatch.setattr(schema, "contents", None)
    value = read(GOOD / "rules" / "limits.yaml", "limits.yaml").value
    assert [] == list(checker.iter_errors(value))

"""YAML text to values that know their place."""

from __future__ import annotations

import pytest
from small_book import ROOT
from wrong_files import wrong_texts

from poker_rulebook.book.source import LARGEST_FILE, invisible, laid_out, not_printed, parse, read, walked


def value_of(text):
    source = parse(text, "x.yaml")
    assert [] == source.problems
    return source.value


def messages(text):
    return [problem.message for problem in parse(text, "x.yaml").problems]


def only(text):
    (problem,) = parse(text, "x.yaml").problems
    return problem


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("a: 12", 12),
        ("a: -3", -3),
        ("a: 010", 10),  # a YAML 1.1 parser reads 8
        ("a: 08", 8),  # and stumbles here
        ("a: 2.50", 2.5),
        ("a: true", True),
        ("a:", None),
        ("a: ~", None),
        ("a: null", None),
        ("a: yes", "yes"),
        ("a: no", "no"),
        ("a: on", "on"),
        ("a: True", "True"),
        ("a: 2026-08-06", "2026-08-06"),
        ("a: 12:30", "12:30"),
        ("a: 0x10", "0x10"),
        ("a: 1e5", "1e5"),
        ("a: .inf", ".inf"),
        ("a: .nan", ".nan"),
        ("a: 1_000", "1_000"),
        ("a: 1234567890123456", "1234567890123456"),  # more digits than any table has chips
        ("a: 'x'", "x"),
        ("a: |\n  two\n  lines\n", "two\nlines\n"),
    ],
)
def test_a_plain_word_is_what_it_looks_like(text, value):
    found = value_of(text)["a"]
    assert value == found
    assert type(value) is type(found)


def test_keys_are_text_so_that_slots_may_be_numbers():
    assert {"1": "2h", "true": "x"} == value_of("{1: 2h, true: x}")


def place(source, at):
    problem = source.problem(at, "")
    return problem.line, problem.column


def test_every_value_and_key_has_its_place():
    source = parse("a: 1\nb:\n  - {c: 2, d: [3, 4]}\n", "x.yaml")
    assert (1, 1) == place(source, ("a",))
    assert (3, 5) == place(source, ("b", 0))
    assert (3, 12) == place(source, ("b", 0, "d"))
    assert (3, 19) == place(source, ("b", 0, "d", 1))


def test_a_number_remembers_how_it_was_written():
    assert "2026.10" == parse("a: 2026.10", "x.yaml").written(("a",))


def test_a_problem_at_a_place_that_is_not_written_points_at_the_nearest_one_around_it():
    source = parse("play:\n  - {id: own, do: deal}\n", "x.yaml")
    problem = source.problem(("play", 0, "cards", "down"), "missing")
    assert (2, 5) == (problem.line, problem.column)


def test_a_step_is_named_by_its_id():
    source = parse("play:\n  - {id: own, do: deal}\n", "x.yaml")
    assert "play[0] (own).do" == source.named(("play", 0, "do"))
    assert "file" == source.named(())


def test_a_name_in_a_message_cannot_hide_or_colour_the_rest():
    source = parse('a: {"\\e[31m\\u202e": 1}', "x.yaml")
    assert "a.<U+001B>[31m<U+202E>" == source.problems[0].path
    assert str(source.problems[0]).isprintable() is False  # only because of the line break before the hint
    assert all(line.isprintable() for line in str(source.problems[0]).splitlines())


def test_a_very_long_key_is_cut_in_messages():
    assert len(only(f"{'k' * 900}: 1\n{'k' * 900}: 2").path) <= 60


def test_all_mistakes_are_found_at_once():
    text = "a: !x 1\nb: 1\nb: 2\nc: *d\n"
    assert 1 == len(messages(text))  # an unknown alias is a syntax error: nothing else can be read
    assert 3 == len(messages("d: &d 0\na: !x 1\nb: 1\nb: 2\nc: *d\n"))


@pytest.mark.parametrize(
    "tag", ["!x", "!!int", "!!bool", "!!float", "!!binary", "!!set", "!!python/object:os.system"]
)
def test_tags_are_refused(tag):
    assert "is not used here" in only(f"a: {tag} x").message


def test_an_alias_bomb_stays_small():
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 12)]
    assert ["anchors and aliases (& and *) are not used here"] == messages("\n".join(lines))


def test_an_alias_to_the_list_around_it_is_refused():
    assert ["anchors and aliases (& and *) are not used here"] == messages("a: &a [*a]")


@pytest.mark.parametrize("text", ["[" * 400_000, "{a: " * 100_000, "- " * 200_000, "[" * 900 + "]" * 900])
def test_deep_nesting_is_refused_before_it_can_hurt(text):
    assert "is nested deeper than 40 levels" in only(text).message


def test_a_slip_before_a_deep_nesting_is_told_as_the_slip():
    assert only("a: a: " + "{a: " * 2_000).hint == "put text with a colon in quotes"


@pytest.mark.parametrize("text", ["", "   \n", "# only a comment\n", "---\n", "null\n"[:0]])
def test_an_empty_file_is_called_empty(text):
    assert "is empty" == only(text).message


def test_a_byte_order_mark_is_no_mistake():
    assert {"a": 1} == value_of("\ufeffa: 1")


@pytest.mark.parametrize(("char", "name"), [("\x07", "U+0007"), ("\x7f", "U+007F"), ("\ufffe", "U+FFFE")])
def test_a_forbidden_character_is_found_at_its_place_after_japanese_text(char, name):
    problem = only(f"あ: ああ\nb: x{char}\n")
    assert (2, 5) == (problem.line, problem.column)
    assert name in problem.message


@pytest.mark.parametrize("char", ["\u200b", "\u202e", "\u2066", "\u00ad", "\ue000", "\U000e0041"])
def test_an_invisible_character_is_found_in_values_and_in_keys(char):
    assert f"U+{ord(char):04X}" in only(f"a: x{char}y").message
    assert f"U+{ord(char):04X}" in only(f"a{char}: 1").message


def test_a_line_break_is_allowed_in_a_text_but_not_in_a_key():
    assert "x\ny" == value_of('a: "x\\ny"')["a"]
    assert "U+000A" in only('? "x\\ny"\n: 1').message


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("a:\n\tb: 1", "indent with spaces, not with a tab"),
        ("a: @x", "put text that begins with @ in quotes"),
        ("a: `x`", "put text that begins with ` in quotes"),
        (
            "a: *x",
            "put text that begins with * in quotes; a value of another place is written out again: nothing is taken over",
        ),
        ("a: b: c", "put text with a colon in quotes"),
        ("a: 'x", "close the quotes that begin here"),
        ("a: 1\n---\nb: 2", "one file holds one document: delete the line '---'"),
        ("a: [1, 2", "write ] at its end, and close all quotes in between"),
        ('a: "\\ud800"', "check the indentation, colons, brackets and quotes here"),  # a lone surrogate
    ],
)
def test_a_syntax_error_comes_with_what_to_do(text, hint):
    assert hint == only(text).hint


def test_a_file_that_is_too_large_is_not_parsed(tmp_path):
    path = tmp_path / "big.yaml"
    path.write_bytes(b"a: 1\n" * (2 * LARGEST_FILE // 5))
    assert ["is larger than 250,000 bytes"] == [p.message for p in read(path, "big.yaml").problems]


def test_a_file_that_cannot_be_read_says_so(tmp_path):
    (tmp_path / "folder.yaml").mkdir()
    assert ["is a folder, not a file"] == [p.message for p in read(tmp_path / "folder.yaml", "f").problems]
    assert ["cannot be read: No such file or directory"] == [
        p.message for p in read(tmp_path / "no.yaml", "f").problems
    ]


def test_bytes_that_are_not_utf_8_are_found_on_their_line(tmp_path):
    path = tmp_path / "x.yaml"
    path.write_bytes("a: 1\nb: ラズ\n".encode("shift_jis"))
    (problem,) = read(path, "x.yaml").problems
    assert (2, "is not UTF-8 text") == (problem.line, problem.message)


BRANCH = """play:
  - {id: pick, do: choose}
  - when: {pick: razz}
    steps:
      - {id: fourth, do: deal}
      - {id: fifth, do: deal, when: {die: six}}
"""


def test_steps_of_a_branch_stand_in_a_row_with_its_condition():
    _, fourth, fifth = parse(BRANCH, "x.yaml").value["play"]
    assert {"id": "fourth", "do": "deal", "when": {"pick": "razz"}} == fourth
    assert {"pick": "razz", "die": "six"} == fifth["when"]


@pytest.mark.parametrize(
    ("at", "line", "column"),
    [
        (("play", 1, "do"), 5, 22),
        (("play", 1, "when", "pick"), 3, 12),  # of the branch
        (("play", 2, "when", "die"), 6, 38),  # its own
        (("play", 2), 6, 9),
    ],
)
def test_problems_in_a_branch_are_told_where_they_are_written(at, line, column):
    assert (line, column) == place(parse(BRANCH, "x.yaml"), at)


def test_what_is_nearly_a_branch_stays_as_it_is_written():
    text = "play:\n  - {when: razz, steps: [{id: a}]}\n"
    assert [{"when": "razz", "steps": [{"id": "a"}]}] == parse(text, "x.yaml").value["play"]


# --- most files are read quickly, without the places of their values

RIGHT = sorted(path for folder in ("games", "tests/good") for path in (ROOT / folder).rglob("*.yaml"))


def texts():
    """Name and text of every file, right or wrong."""
    yield from ((path.name, path.read_text("utf-8")) for path in RIGHT)
    yield from ((name, text) for name, _, text in wrong_texts())


def test_a_file_is_the_same_however_it_is_read():
    quick = 0
    for name, text in texts():
        source = parse(text, name)
        if source.text is not None:
            slow = walked(source.text)
            value, _ = laid_out(slow.value)
            assert (value, len(slow.mistakes)) == (source.value, len(source.problems)), name
            quick += "_walk" not in vars(parse(text, name))
    assert quick > 100


def test_the_rules_of_a_file_are_all_of_it_but_the_examples():
    for name, text in texts():
        source = parse(text, name)
        if isinstance(source.value, dict) and not source.problems:
            assert source.rules == {k: v for k, v in source.value.items() if k != "examples"}, name


@pytest.mark.parametrize(
    "text",
    ["examples:\n- a\n- b\nx: 1\n", "x: 1\nexamples:\n  - a: |\n      b\n\n      c\n\ny: 2\n", "examples: [a,\n b]\nx: 1",
     "x: 1\n# examples:\n", "x: 'a\n\n  examples: b'\n", "examples: {a: 1}", "x: 1\nexamples:\n# a\n- b\n# c\ny: 2\n"],
)  # fmt: skip
def test_examples_are_told_from_the_rest_wherever_they_stand(text):
    source = parse(text, "x.yaml")
    whole = walked(text)
    assert [] == whole.mistakes == source.problems
    assert {k: v for k, v in whole.value.items() if k != "examples"} == source.rules


def test_only_one_character_that_the_book_prints_cannot_be_seen():
    printed = [chr(n) for n in range(0x10000) if not_printed(chr(n)) == []]
    assert ["\u00ad"] == [c for c in printed if invisible(c)]

"""Damaged files and lines: whatever comes, the answer is a problem with its place, or one error in JSON."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

from hostile import PRINTED, REFUSED
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from nights import amount
from small_book import GAMES, GOOD, ROOT, all_problems, data_of, only

from poker_rulebook.book.check import of_mix
from poker_rulebook.book.source import LARGEST_FILE, read
from poker_rulebook.showdowns import cards_of, ranked, settle

REAL = sorted([*(ROOT / "games").glob("*.yaml"), *(ROOT / "games" / "mixes").glob("*.yaml")])
PIECES = [b"", b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"\n", b"\t", b"'", b'"', b"{", b"}", b"[", b"]", b": ", b"- ", b"? ",
          b"&a ", b"*a", b"!!python/object:os.system ", b"| ", b"> ", b"%YAML 9.9\n", b"---\n", b"...\n", b"<<: ", b"=",
          b"9" * 400, b"-1", b"1e999", b".nan", b"null", b"~", b"\\u202e", "\u202e".encode(), "ポーカー".encode(),
          b"x" * 4000, b"[" * 60, b"id: id: id"]  # fmt: skip
EXAMPLES = amount("DAMAGED", by_day=30, at_night=120)
SOME = settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


@st.composite
def damaged_bytes(draw) -> tuple[Path, bytes]:
    """A real file with one to four places cut out, doubled, moved or overwritten, anywhere between two bytes."""
    path = draw(st.sampled_from(REAL))
    raw = path.read_bytes()
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(raw)))
        end = draw(st.integers(start, min(len(raw), start + draw(st.sampled_from([0, 1, 2, 8, 80, 2000])))))
        piece = draw(st.one_of(st.sampled_from(PIECES), st.binary(max_size=6), st.just(raw[start:end] * 2)))
        raw = raw[:start] + piece + raw[end:]
    return path, raw


@SOME
@given(damaged=damaged_bytes())
def test_a_damaged_real_file_is_right_or_has_problems(book, tmp_path_factory, damaged):
    original, raw = damaged
    path = tmp_path_factory.mktemp("x") / original.name
    path.write_bytes(raw)
    if original.parent.name == "mixes":
        found = of_mix(only(book, "mix", path), path.stem)
    else:
        found = all_problems(only(book, "game", path))
    for problem in found:
        assert problem.line >= 1 and problem.column >= 1
        assert len(str(problem)) < 3_000
        assert all(line.isprintable() for line in str(problem).replace("\u3000", " ").splitlines())


@SOME
@given(raw=st.one_of(st.binary(max_size=200), st.lists(st.sampled_from(PIECES), max_size=40).map(b"".join)))
def test_any_bytes_are_read_or_have_a_problem(tmp_path_factory, raw):
    path = tmp_path_factory.mktemp("x") / "x.yaml"
    path.write_bytes(raw)
    source = read(path, "x.yaml")
    assert len(raw) <= LARGEST_FILE
    assert (
        source.problems
        or source.value is not None
        or raw.strip() in (b"~", b"null")
        or b"null" in raw
        or b"~" in raw
    )


CARD = st.sampled_from(
    ["Ah", "Ad", "2c", "3d", "Td", "Kc", "Ks", "9s", "joker", "10h", "ah", "Zz", "", " ", "\u202e", "♠"]
)
WORD = st.one_of(
    CARD, st.lists(CARD, max_size=14).map(" ".join), st.sampled_from(PRINTED + REFUSED), st.text(max_size=8)
)
LEAF = st.one_of(WORD, st.none(), st.booleans(), st.integers(-(10**18), 10**18), st.floats(allow_nan=False))
VALUE = st.recursive(
    LEAF,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(WORD, inner, max_size=4)),
    max_leaves=10,
)
KEYS = [
    "seats",
    "board",
    "rolls",
    "chosen",
    "declared",
    "exposed",
    "pot",
    "stacks",
    "fantasyland",
    "cards",
    "x",
]


@st.composite
def tables(draw):
    """An example of a good game as `showdown` reads it, with some of it replaced; or anything at all."""
    name = draw(st.sampled_from(GAMES))
    example = draw(st.sampled_from(data_of(name)["examples"]))
    value = {key: example[key] for key in KEYS if key in example}
    for _ in range(draw(st.integers(0, 3))):
        key = draw(st.sampled_from(KEYS))
        if isinstance(value.get(key), dict) and draw(st.booleans()):
            inner = draw(st.sampled_from([*value[key], "new"]))
            value[key] = {**value[key], inner: draw(VALUE)}
        else:
            value[key] = draw(VALUE)
    return name, value


@SOME
@given(table=tables())
def test_any_showdown_has_an_answer_or_one_error(small, table):
    name, value = table
    game = small.games[name]
    answered(partial(settle, game), value)


@SOME
@given(value=st.one_of(st.dictionaries(st.just("cards"), WORD), st.dictionaries(st.sampled_from(KEYS), VALUE, max_size=3)),
       floor=st.integers(0, 3))  # fmt: skip
def test_any_hand_has_a_rank_or_one_error(small, value, floor):
    for ranking in small.rankings.values():
        answered(lambda value, ranking=ranking: ranked(ranking, cards_of(value), floor), value)


def answered(answer, value) -> None:
    """The answer can be written as JSON; what cannot be answered is a ValueError, which becomes one line."""
    try:
        json.dumps(answer(value))
    except ValueError as error:
        assert str(error)


def test_the_good_files_are_there():
    assert GOOD.is_dir() and len(REAL) > 80

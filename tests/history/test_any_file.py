"""Whatever a file holds, reading it gives hands or problems, and playing a hand gives a verdict."""

import json
import random
import re

from hypothesis import given, settings
from hypothesis import strategies as st
from real_book import real_book
from tables import HANDS, games, replay

from poker_rulebook.history.notation import history
from poker_rulebook.history.parsing import HistoryParseError, hands
from poker_rulebook.history.replaying import HandVerdict, as_json, as_text, verdict
from poker_rulebook.play.chance import random_hand, random_stacks
from poker_rulebook.play.stakes import usual_stakes

FILES = [path.read_text(encoding="utf-8") for path in sorted(HANDS.iterdir())]
OTHERS = (
    "archie",
    "murder",
    "razzdugi",
    "korean",
    "mexican-poker",
    "high-low-declare-draw",
    "california-lowball",
)
PIECE = re.compile(r"[2-9TJQKA?][cdhs?]|-?\d[\d.]*|\w+|\s+|.", re.DOTALL)
WORDS = (
    "", "0", "-1", "1", "2.5", "0.001", "1e400", "inf", "nan", "true", "99999999999999999999", "??", "Ac", "AcAc", "Jo",
    "p1", "p2", "p9", "d", "dh", "db", "ro", "f", "cc", "cbr", "pb", "sd", "sm", "rf", "ps", "tu", "dv", "ch", "de", "tk", "io", "-", "#", "[", "]",
    "{", "}", '"', "'", '"""', ",", "=", ".", "\n", "[1]", "variant", '"NT"', '"FR"', "_carried = 5\n", "_seat_one = 2\n",
    '_choices = {"a" = "b"}\n', "\0", "\ufeff", "カード", "é",
)  # fmt: skip


def verdicts(content: bytes, file: str = "x.phh") -> list[HandVerdict]:
    """What is said of every hand that can be played; all of it can be printed."""
    found = []
    try:
        for _, record in hands(games(), file, content, {}):
            if isinstance(record, list):
                assert record and all(problem.line >= 1 and problem.column >= 1 for problem in record)
            else:
                found.append(verdict(games(), record))
    except HistoryParseError as error:
        assert error.problem.message
    for one in found:
        json.dumps(as_json(one), allow_nan=False)
        assert as_text(one)
    return found


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes(content: bytes):
    assert [] == verdicts(content)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_changed_file(data: st.DataObject):
    pieces = PIECE.findall(data.draw(st.sampled_from(FILES)))
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(pieces) - 1))
        length = data.draw(st.integers(0, 2))
        pieces[place : place + length] = [data.draw(st.sampled_from(WORDS))]
    verdicts("".join(pieces).encode(), data.draw(st.sampled_from(["x.phh", "x.phhs"])))


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(OTHERS), st.integers(0, 50), st.data())
def test_any_changed_hand_of_a_game_without_a_code(id_: str, seed: int, data: st.DataObject):
    rng, game = random.Random(seed), real_book().games[id_]
    stacks = random_stacks(min(4, game.players[1]), rng)
    text = history(random_hand(game, usual_stakes(game), list(stacks), rng))
    pieces = PIECE.findall(text)
    words = [number for number, piece in enumerate(pieces) if piece.strip()]
    for _ in range(data.draw(st.integers(1, 3))):
        pieces[data.draw(st.sampled_from(words))] = data.draw(st.sampled_from([*WORDS, *pieces]))
    verdicts("".join(pieces).encode())


def test_any_card_may_be_unknown_wherever_it_is_written():
    said = [
        found
        for text in FILES
        for card in sorted(set(re.findall(r"[2-9TJQKA][cdhs]", text)))
        for found in verdicts(text.replace(card, "??").encode())
    ]
    assert {True, None} == {found.matches for found in said}
    assert all(found.reason for found in said if found.matches is None)


def test_a_verdict_on_the_same_hand_is_the_same():
    text = (HANDS / "fo8.phh").read_text()
    assert replay(text) == replay(text)

"""A file of many hands is read hand by hand: one that is wrong does not stop the others, and none is without an end."""

import io
from itertools import islice

from tables import DEALT, games, holdem, problems, read

from poker_rulebook.history.notation import RecordedHand
from poker_rulebook.history.parsing import A_HISTORY, MOST_BYTES, hands
from poker_rulebook.history.replaying import verdict

FOLDED = holdem(*DEALT, "p3 f", "p1 f", finishing_stacks="[99, 101, 100]")


def night(*texts: str) -> str:
    return "\n".join(f"[{number}]\n{text}" for number, text in enumerate(texts, 1))


def named(text: str | bytes) -> dict[str, bool | str]:
    """What is said of each hand of a night."""
    content = text if isinstance(text, bytes) else text.encode()
    return {
        name: verdict(games(), found).matches if isinstance(found, RecordedHand) else str(found[0])
        for name, found in hands(games(), "x.phhs", content, {})
    }


def test_a_hand_that_is_no_toml_is_told_and_the_others_are_played():
    broken = FOLDED.replace("min_bet = 2", "min_bet =")
    said = f"x.phhs:20:10: 2: is not TOML: invalid value\n    hint: {A_HISTORY}"
    assert {"1": True, "2": said, "3": True} == named(night(FOLDED, broken, FOLDED))


def test_a_hand_that_is_not_utf_8_is_told_and_the_others_are_played():
    text = night(FOLDED, FOLDED + "city = 'X'\n", FOLDED).encode().replace(b"'X'", b"'\xe9'")
    found = named(text)
    assert [True, True] == [found["1"], found["3"]]
    assert found["2"] == "x.phhs:30:9: 2: is not UTF-8 text\n    hint: save it as UTF-8"


def test_a_name_that_stands_twice_is_told_at_its_second_place():
    said = "this name stands twice\n    hint: name every hand once"
    assert [f"x.phhs:15:1: 1: {said}"] == problems(f"[1]\n{FOLDED}[1]\n{FOLDED}", "x.phhs")
    assert [f"x.phhs:29:1: 1: {said}"] == problems(f"[1]\n{FOLDED}[2]\n{FOLDED}[1]\n{FOLDED}", "x.phhs")


def test_lines_of_a_list_or_text_that_look_like_names_belong_to_their_hand():
    notes = '_notes = [\n[7]\n,\n["x"]\n,\n]\n_said = """\n[8]\n"""\n'
    assert {"1": True, "2": True} == named(night(FOLDED + notes, FOLDED))


def test_a_table_inside_a_hand_belongs_to_it():
    assert {"1": True, "2": True} == named(night(FOLDED + "[1._notes]\nmood = 9\n", FOLDED))
    (alone,) = read(FOLDED + "[_notes]\nmood = 9\n")
    assert verdict(games(), alone).matches


def test_places_count_from_the_beginning_of_the_file():
    (first, second) = read(
        "# A night\r\n\r\n" + night(FOLDED, FOLDED.replace('"p3 f"', '"p1 f"')).replace("\n", "\r\n"),
        "x.phhs",
    )
    assert (first.places.at("1", "variant"), second.places.at("2", "actions", 3)) == ((4, 1), (28, 3))
    assert 28 == verdict(games(), second).problem.place.line


class Endless(io.RawIOBase):
    """The same bytes for ever; `given` counts them."""

    def __init__(self, line: bytes):
        self.line, self.given = line, 0

    def readline(self, most: int = -1) -> bytes:
        found = (
            self.line
            if most < 0
            else (self.line * (1 + most // len(self.line)))[:most]
            if b"\n" not in self.line
            else self.line
        )
        self.given += len(found)
        return found


def test_a_line_or_a_hand_without_an_end_is_refused_after_a_million_bytes():
    for line in (b"\0", b"x" * 1000, b"# night after night\n"):
        for file, name in (("x.phhs", "file"), ("x.phh", "file")):
            stream = Endless(line)
            try:
                said = [str(found[0]) for _, found in hands(games(), file, stream, {})]
            except ValueError as error:
                said = [str(error)]
            assert said == [f"{file}:1:1: {name}: the file has more than 1,000,000 bytes"]
            assert stream.given <= 2 * MOST_BYTES + 2


def test_a_night_without_an_end_is_played_hand_by_hand():
    class Night(io.RawIOBase):
        def __init__(self):
            self.lines = (
                line
                for number in range(10**9)
                for line in (f"[{number}]\n{FOLDED}").encode().splitlines(True)
            )

        def readline(self, most: int = -1) -> bytes:
            return next(self.lines)

    played = islice(hands(games(), "x.phhs", Night(), {}), 50)
    assert all(verdict(games(), record).matches for _, record in played)

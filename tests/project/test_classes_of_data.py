"""Our classes of data are those of the standard library, but for the way in which they are made."""

from __future__ import annotations

import dataclasses
import pickle
from dataclasses import asdict, field, fields, is_dataclass, replace
from typing import ClassVar

import pytest

from poker_rulebook import records


def declared(dataclass):
    """The same classes, made by one or the other."""

    @dataclass(frozen=True)
    class Line:
        kind: ClassVar[str] = "line"
        id: str
        slots: tuple[str, ...] = ()
        note: str = field(default="", compare=False)

    @dataclass(frozen=True, kw_only=True)
    class Layout(Line):
        name: str
        lines: list[str] = field(default_factory=list)

    @dataclass(frozen=True, order=True)
    class Place:
        line: int
        column: int = 1

        def __post_init__(self) -> None:
            assert self.line > 0

    @dataclass
    class Open:
        found: dict[str, int] = field(default_factory=dict)

    @dataclass(eq=False)
    class Itself:
        id: str

    return Line, Layout, Place, Open, Itself


BOTH = [declared(records.dataclass), declared(dataclasses.dataclass)]
USES = [
    lambda Line, Layout, Place, Open, Itself: repr(Layout("a", ("1",), name="n")).rpartition(".")[2],
    lambda Line, Layout, Place, Open, Itself: Line("a") == Line("a", note="seen") != Line("b"),
    lambda Line, Layout, Place, Open, Itself: len({Line("a"), Line("a", note="seen"), Line("b")}),
    lambda Line, Layout, Place, Open, Itself: Line("a") == Layout("a", name="n"),
    lambda Line, Layout, Place, Open, Itself: asdict(replace(Layout("a", name="n"), slots=("1",))),
    lambda Line, Layout, Place, Open, Itself: [it.name for it in fields(Layout)],
    lambda Line, Layout, Place, Open, Itself: (is_dataclass(Line), Line.kind, Line.slots, Layout.__match_args__),
    lambda Line, Layout, Place, Open, Itself: sorted([Place(2), Place(1, 2), Place(1)]) == [Place(1), Place(1, 2), Place(2)],
    lambda Line, Layout, Place, Open, Itself: (Place(1) < Place(1, 2), Place(2) >= Place(1), Place(1) <= Place(1)),
    lambda Line, Layout, Place, Open, Itself: Open().found is not Open().found and Open() == Open({}),
    lambda Line, Layout, Place, Open, Itself: Itself("a") == Itself("a"),
]  # fmt: skip
MISTAKES = [
    lambda Line, Layout, Place, Open, Itself: Line(),
    lambda Line, Layout, Place, Open, Itself: Line("a", other=1),
    lambda Line, Layout, Place, Open, Itself: Layout("a", (), "", "n"),
    lambda Line, Layout, Place, Open, Itself: Place(1) < 2,
    lambda Line, Layout, Place, Open, Itself: hash(Open()),
    lambda Line, Layout, Place, Open, Itself: Place(0),
]


@pytest.mark.parametrize("use", USES)
def test_classes_of_data_do_what_those_of_the_library_do(use):
    ours, theirs = (use(*classes) for classes in BOTH)
    assert ours == theirs


@pytest.mark.parametrize("use", MISTAKES)
def test_mistakes_are_told_as_the_library_tells_them(use):
    told = []
    for classes in BOTH:
        with pytest.raises((TypeError, AssertionError)) as error:
            use(*classes)
        told.append((error.type, str(error.value)))
    assert told[0] == told[1]


@records.dataclass(frozen=True)
class Sent:
    """At the top of a module, where another process finds it."""

    id: str
    seats: tuple[str, ...] = ()


def test_an_instance_is_sent_to_another_process():
    assert pickle.loads(pickle.dumps(Sent("a", ("b",)))) == Sent("a", ("b",))

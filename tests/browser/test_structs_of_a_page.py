"""In a page, structs made in Python alone do what those of msgspec do."""

from __future__ import annotations

import sys
from functools import cached_property
from importlib import util
from typing import ClassVar

import msgspec
import pytest

from poker_rulebook.browser import whole


def stand_in():
    spec = util.spec_from_file_location("stand_in", whole.PURE / "msgspec.py")
    module = util.module_from_spec(spec)
    sys.modules["stand_in"] = module
    there = sys.modules["msgspec.structs"]
    try:
        spec.loader.exec_module(module)
    finally:
        sys.modules["msgspec.structs"] = there
    return module


class Of:
    """The same classes, made by one or the other."""

    def __init__(self, module, functions):
        Struct, field = module.Struct, module.field
        self.plain, self.asdict, self.astuple = module.to_builtins, functions.asdict, functions.astuple
        self.replace = functions.replace

        class Line(Struct, frozen=True, dict=True, cache_hash=True):
            kind: ClassVar[str] = "line"
            id: str
            slots: tuple[str, ...] = ()

            @cached_property
            def last(self) -> str:
                return self.slots[-1]

        class Layout(Line, frozen=True, kw_only=True):
            name: str
            lines: list[str] = field(default_factory=list)

        class Beside(Layout, frozen=True):
            slots: tuple[str, ...] = ("0",)
            more: int = 1

        class Place(Struct, frozen=True, order=True):
            line: int
            column: int = 1

            def __post_init__(self) -> None:
                assert self.line > 0

        class Open(Struct):
            found: dict[str, int] = field(default_factory=dict)

        class Itself(Struct, eq=False):
            id: str

        self.Line, self.Layout, self.Beside, self.Place, self.Open, self.Itself = (
            Line,
            Layout,
            Beside,
            Place,
            Open,
            Itself,
        )


BOTH = [Of(msgspec, msgspec.structs), Of(stand_in(), stand_in())]
USES = [
    lambda a: repr(a.Layout("a", ("1",), name="n")),
    lambda a: a.Line("a") == a.Line("a") != a.Line("b"),
    lambda a: len({a.Line("a"), a.Line("a"), a.Line("b")}),
    lambda a: a.Line("a") == a.Layout("a", name="n"),
    lambda a: a.asdict(a.replace(a.Layout("a", name="n"), slots=("1",))),
    lambda a: a.astuple(a.Place(1)),
    lambda a: a.plain([a.Layout("a", ("1",), name="n", lines=["x"]), {"b": ({2},)}]),
    lambda a: (a.Line("a", ("1", "2")).last, a.replace(a.Line("a", ("1",)), slots=("3",)).last),
    lambda a: [(it.__struct_fields__, it.__match_args__) for it in (a.Line, a.Layout, a.Beside, a.Place, a.Open)],
    lambda a: (a.Line.kind, a.Place.__struct_defaults__, a.Line.__struct_defaults__, a.asdict(a.Beside("a", name="n"))),
    lambda a: sorted([a.Place(2), a.Place(1, 2), a.Place(1)]) == [a.Place(1), a.Place(1, 2), a.Place(2)],
    lambda a: (a.Place(1) < a.Place(1, 2), a.Place(2) > a.Place(1)),
    lambda a: a.Open().found is not a.Open().found and a.Open() == a.Open({}),
    lambda a: (a.Itself("a") == a.Itself("a"), len({a.Itself("a"), a.Itself("a")})),
]  # fmt: skip
MISTAKES = [
    lambda a: a.Line(),
    lambda a: a.Line("a", other=1),
    lambda a: a.Layout("a", (), "n"),
    lambda a: a.Line("a") < a.Line("b"),
    lambda a: hash(a.Open()),
    lambda a: a.Place(0),
]


@pytest.mark.parametrize("use", USES)
def test_the_stand_in_does_what_msgspec_does(use):
    theirs, ours = map(use, BOTH)
    assert theirs == ours


@pytest.mark.parametrize("use", MISTAKES)
def test_the_stand_in_refuses_what_msgspec_refuses(use):
    told = []
    for kinds in BOTH:
        with pytest.raises((TypeError, AssertionError)) as error:
            use(kinds)
        told.append((error.type, str(error.value)))
    assert told[0] == told[1]

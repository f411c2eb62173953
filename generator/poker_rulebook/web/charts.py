"""Charts as drawings for a page: where lines, labels and numbers stand, in the units of the picture."""

from __future__ import annotations

from dataclasses import dataclass

from poker_rulebook.view.example_views import Chart
from poker_rulebook.view.sentences import Phrase

WIDTH, HEIGHT = 440.0, 330.0
LEFT, RIGHT, TOP, BOTTOM = 44.0, 84.0, 26.0, 44.0  # around the field of the lines; labels stand at the right


@dataclass(frozen=True)
class ChartWord:
    """A number or label and where it stands. text    what is said"""

    x: str
    y: str
    text: Phrase


@dataclass(frozen=True)
class Drawing:
    """A chart, drawn. lines    "x,y x,y …" of each; grid    the height of every line across the field"""

    id: str
    title: Phrase
    alt: Phrase
    width: str
    height: str
    field: tuple[str, str, str, str]  # left, top, right and bottom
    lines: tuple[str, ...]
    labels: tuple[ChartWord, ...]
    grid: tuple[ChartWord, ...]
    feet: tuple[ChartWord, ...]
    across: ChartWord
    up: ChartWord


def drawing(chart: Chart) -> Drawing:
    """The chart, drawn in a picture of WIDTH by HEIGHT units."""

    def at(x: float, y: float) -> tuple[float, float]:
        wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
        return LEFT + wide * x / chart.right, TOP + high * (1 - y / chart.top)

    def word(x: float, y: float, text: Phrase) -> ChartWord:
        return ChartWord(_unit(x), _unit(y), text)

    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM
    return Drawing(
        id=chart.id,
        title=chart.title,
        alt=chart.alt,
        width=_unit(WIDTH),
        height=_unit(HEIGHT),
        field=(_unit(LEFT), _unit(TOP), _unit(right), _unit(bottom)),
        lines=tuple(
            " ".join(",".join(map(_unit, at(*point))) for point in line.points) for line in chart.lines
        ),
        labels=tuple(word(right + 6, at(*line.points[-1])[1], line.label) for line in chart.lines),
        grid=tuple(word(LEFT - 6, at(0, tick)[1], f"{tick}{chart.unit}") for tick in chart.ticks_up),
        feet=tuple(word(at(tick, 0)[0], bottom + 16, f"{tick}") for tick in chart.ticks_across),
        across=word((LEFT + right) / 2, HEIGHT - 8, chart.across),
        up=word(LEFT - 36, TOP - 12, chart.up),
    )


def _unit(n: float) -> str:
    """A length with one decimal at most: "44", "102.5"."""
    return f"{n:.1f}".removesuffix(".0")

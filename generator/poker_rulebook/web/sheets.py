"""What writes pages: the templates with what all pages of one language have in common, and what they show as pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from functools import partial

from jinja2 import Environment
from markupsafe import Markup
from msgspec import Struct, field

from poker_rulebook.book.chapters import ROLES
from poker_rulebook.cache import Cache
from poker_rulebook.digests import digest_of
from poker_rulebook.document.edition import NO_PAST, Edition, Labels, Past
from poker_rulebook.document.tree import Chart
from poker_rulebook.document.views import (
    NO_ENDPAPERS,
    Board,
    Cell,
    Endpapers,
    GameView,
    Group,
    Ladder,
    Outline,
)
from poker_rulebook.language.sentences import Phrase
from poker_rulebook.languages import READ, other_than
from poker_rulebook.web.drawing import Drawing, drawn, hand_drawing, svg
from poker_rulebook.web.markdown import environment, plain
from poker_rulebook.web.words import GlossaryWords

# Pictures

STACKS = {"small": (1,), "big": (2,), "either": (1, 2), "small-or-pair": (1, 2), "free": (3,)}
SEATS = ((18, 15.5), (8, 15.5), (3, 9), (8, 2.5), (18, 2.5), (23, 9))  # clockwise from the button
LEADS = {"left-of-button": 1, "left-of-big-blind": 3}
DOORS = {  # up cards: an arrow for the highest or the lowest, on one card or on all
    "highest-showing": (True, True), "lowest-showing": (False, True),
    "highest-card": (True, False), "lowest-card": (False, False),
}  # fmt: skip


def chips(size: str) -> Drawing:
    """One stack for the small bet, a double one for the big bet, both where one may choose, three for any amount."""
    stacks = STACKS[size]
    shapes = "".join(
        f'<rect class="chip" x="{1 + i * 12:g}" y="{12 - 4 * (n + 1):g}" width="10" height="3.4" rx="1.7"/>'
        for i, high in enumerate(stacks)
        for n in range(high)
    )
    return Drawing(2 + len(stacks) * 11, 13, shapes)


def seats(first: str) -> Drawing:
    """A table from above with the button in white, who acts first in gold; or the up cards that decide it."""
    if first in DOORS:
        return _doors(*DOORS[first])
    if first == "same-order":
        return Drawing(26, 18, '<path class="turn" d="M20 9a7 7 0 1 1-2-5m.5-3v4h-4"/>')
    shapes = ['<rect class="felt" x="4" y="3.5" width="18" height="11" rx="5.5"/>']
    for i, (x, y) in enumerate(SEATS):
        kind, r = ("first", 3.0) if i == LEADS.get(first, 4) else ("button", 2.4) if i == 0 else ("seat", 1.5)
        shapes.append(f'<circle class="{kind}" cx="{x:g}" cy="{y:g}" r="{r:g}"/>')
    if first == "opener":
        shapes.append('<rect class="chip" x="9" y="7.3" width="8" height="3" rx="1.5"/>')
    return Drawing(26, 19, "".join(shapes))


def _doors(high: bool, several: bool) -> Drawing:
    shapes = []
    for x in (2.0, 13.5) if several else (7.75,):
        arrow = f"M{x + 5.25:g} 12V6.2m-2.6 2.6 2.6-2.6 2.6 2.6"
        if not high:
            arrow = f"M{x + 5.25:g} 6v5.8m-2.6-2.6 2.6 2.6 2.6-2.6"
        shapes.append(
            f'<rect class="door" x="{x:g}" y="2" width="10.5" height="14" rx="2"/><path class="lead" d="{arrow}"/>'
        )
    return Drawing(26, 18, "".join(shapes))


def pictures(locale: str) -> dict[str, Callable[..., object]]:
    """What templates draw, by name."""
    return {
        "street_picture": lambda it: _svg(drawn(it.picture), "pic", plain(it.alt, locale)),
        "hand_picture": lambda it: _svg(hand_drawing(it), "pic hand", plain(it.alt, locale)),
        "bet_icon": lambda size: _svg(chips(size), "icon"),
        "seat_icon": lambda first: _svg(seats(first), "icon"),
        "board_picture": board_picture,
        "chart_picture": chart_picture,
        "lines_between": lines_between,
        "on_scale": lambda at: Markup(f"{at:.4f}"),
        "outline_picture": outline_picture,
    }


def _svg(drawn: Drawing, kind: str, alt: str = "") -> Markup:
    return Markup(svg(drawn, kind, alt))


# Games in small


def outline_picture(outline: Outline) -> Markup:
    """The small picture of a game: an element for each card. site/assets/search.js draws the same."""
    if outline.picture.startswith("="):
        cards = "".join(f"<i>{label}</i>" for label in map(Markup.escape, outline.picture[1:].split("/")))
        rows, signs = f"<span>{cards}</span>", ""
    else:
        drawn, *found = outline.picture.split(" ")
        rows = "".join(
            f"<span>{''.join(f'<i class={_kind(card)}></i>' for card in row)}</span>"
            for row in drawn.split("/")
        )
        signs = "".join(f"<b>{sign}</b>" for sign in found)
    return Markup(f'<span class="outline" aria-hidden="true"><span>{rows}</span>{signs}</span>')


def _kind(card: str) -> str:
    return "gap" if card == "." else card


# Boards


class Places(Struct, frozen=True):
    """A board as it is drawn.

    places    in reading order; their streets are 0 for the cards opened first, 1 for the next
    groups    (name, rows of "on", "off" and "gap")
    """

    id: str
    name: Phrase
    legend: Phrase
    width: int
    places: tuple[Cell | None, ...]
    groups: tuple[tuple[Phrase, tuple[str, ...]], ...]


def board_picture(board: Board) -> Places:
    """The board with its places in reading order and a small picture of every group."""
    cells = [cell for row in board.rows for cell in row]
    return Places(
        id=board.id,
        name=board.name,
        legend=board.legend or board.note,
        width=max(len(row) for row in board.rows),
        places=tuple(cell if cell.slot else None for cell in cells),
        groups=tuple((group.name, tuple(_lit(cell, group) for cell in cells)) for group in board.groups),
    )


def _lit(cell: Cell, group: Group) -> str:
    return "gap" if not cell.slot else "on" if cell.slot in group.slots else "off"


# The ladder of hands


def lines_between(found: Ladder) -> list[list[str]]:
    """From each scale to the next one, the path of every hand that is followed, 10 units wide and one for a rung high."""
    return [
        [
            f"M0 {hand.rungs[n]}.5C5 {hand.rungs[n]}.5 5 {hand.rungs[n + 1]}.5 10 {hand.rungs[n + 1]}.5"
            for hand in found.followed
        ]
        for n in range(len(found.scales) - 1)
    ]


# Charts

WIDTH, HEIGHT = 440.0, 330.0
LEFT, RIGHT, TOP, BOTTOM = 44.0, 84.0, 26.0, 44.0  # around the field of the lines; labels stand at the right


class ChartWord(Struct, frozen=True):
    """A number or label and where it stands. text    what is said"""

    x: str
    y: str
    text: Phrase


class ChartPicture(Struct, frozen=True):
    """A chart, drawn. lines    "x,y x,y …" of each; grid    the height of every line across the field"""

    width: str
    height: str
    field: tuple[str, str, str, str]  # left, top, right and bottom
    lines: tuple[str, ...]
    labels: tuple[ChartWord, ...]
    grid: tuple[ChartWord, ...]
    feet: tuple[ChartWord, ...]
    across: ChartWord
    up: ChartWord


def chart_picture(chart: Chart) -> ChartPicture:
    """The chart, drawn in a picture of WIDTH by HEIGHT units."""

    def at(x: float, y: float) -> tuple[float, float]:
        wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
        return LEFT + wide * x / chart.right, TOP + high * (1 - y / chart.top)

    def word(x: float, y: float, text: Phrase) -> ChartWord:
        return ChartWord(_unit(x), _unit(y), text)

    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM
    lines = (" ".join(",".join(map(_unit, at(*point))) for point in line.points) for line in chart.lines)
    return ChartPicture(
        width=_unit(WIDTH),
        height=_unit(HEIGHT),
        field=(_unit(LEFT), _unit(TOP), _unit(right), _unit(bottom)),
        lines=tuple(lines),
        labels=tuple(word(right + 6, at(*line.points[-1])[1], line.label) for line in chart.lines),
        grid=tuple(word(LEFT - 6, at(0, tick)[1], f"{tick}{chart.unit}") for tick in chart.ticks_up),
        feet=tuple(word(at(tick, 0)[0], bottom + 16, f"{tick}") for tick in chart.ticks_across),
        across=word((LEFT + right) / 2, HEIGHT - 8, chart.across),
        up=word(LEFT - 36, TOP - 12, chart.up),
    )


def _unit(n: float) -> str:
    """A length with one decimal at most: "44", "102.5"."""
    return f"{n:.1f}".removesuffix(".0")


# Pages

Sheets = dict[str, Callable[[], str]]  # path -> what writes the page
Switches = Mapping[str, Mapping[str, str]]  # game -> locale -> script
Wanted = Callable[[str], bool]  # of a path: whether its page is to be written


class GamePages:
    """Markdown of games.

    digests    game -> a digest of everything that its page follows from by itself; others are written anew
    """

    def __init__(self, kept: Cache, digests: Mapping[str, str]):
        self.kept, self.digests = kept, digests

    def of(self, id_: str, besides: object, write: Callable[[], str]) -> str:
        """The page of a game. besides    what else it says"""
        if id_ not in self.digests:
            return write()
        return str(self.kept.get_or_compute(f"page {digest_of([self.digests[id_], repr(besides)])}", write))


class Besides(Struct, frozen=True):
    """What pages say besides what their book does.

    former    id that a game, mix or chapter had before -> its id now; a page stands there that leads on
    past      earlier editions, each with a page of what has changed since
    whole     names of those whose own site stands beside the languages, in editions/
    printed   whether cards and sheets stand beside the site, in print/
    switches  game -> locale -> the script of what its choices change; the pages of the others have no switches
    written   pages of games that were written before
    ends      the map, the ladder of hands, and what went wrong
    """

    former: Mapping[str, str] = field(default_factory=dict)
    past: Past = NO_PAST
    whole: Collection[str] = ()
    printed: bool = False
    switches: Switches = field(default_factory=dict)
    written: GamePages = field(default_factory=lambda: GamePages(Cache(), {}))
    ends: Endpapers = NO_ENDPAPERS


NOTHING_BESIDES = Besides()


class Site(Struct, frozen=True):
    """What the pages of one language have in common."""

    env: Environment
    book: Edition
    words: GlossaryWords
    more: Besides

    @classmethod
    def of(cls, book: Edition, more: Besides) -> Site:
        return cls(environment_of(book), book, GlossaryWords(book), more)

    @property
    def past(self) -> Past:
        return self.more.past

    def pdf(self, kind: str, id_: str) -> str:
        """The address of a card or a sheet from the root of the language; '' where there is none.

        kind    its folder, '' for none
        """
        return f"../print/{kind and f'{kind}/'}{id_}-{self.book.locale}.pdf" if self.more.printed else ""

    def page(self, template: str, path: str = "", **values: object) -> str:
        """A page; with its path words of the glossary are linked on it."""
        words = {"words": self.words.on(path)} if path else {}
        page = path.removesuffix(".md")
        known = {"since": self.past.since(page), "digests": self.past.digests(page, self.book.locale)}
        text = self.env.get_template(template).render(**words, **known, **values)
        for old, new in self.past.moved.get(page, {}).items():  # links to it keep working
            text = re.sub(
                rf'<[^<>]*\bid="{new}"[^<>]*>(?:<dt>)?', rf'\g<0><span id="{old}"></span>', text, count=1
            )
        return text

    def sheet(self, template: str, path: str = "", **values: object) -> Callable[[], str]:
        """What writes such a page."""
        return partial(self.page, template, path, **values)

    def besides(self, path: str, game: GameView) -> object:
        """What the page of a game says of the rest of the book."""
        page, past = path.removesuffix(".md"), self.past
        names, mixes = sorted(self.words.names), mixes_with(self.book, game)
        before = game.id in self.book.before
        known = past.since(page), past.digests(page, self.book.locale), past.moved.get(page)
        return self.book.locale, names, mixes, before, known


def environment_of(book: Edition) -> Environment:
    """The templates with what all pages of one language have in common."""
    env = setting_of(book.locale)
    env.globals["book"] = book
    return env


def setting_of(locale: str) -> Environment:
    """The same for parts of pages that say nothing of the rest of the book."""
    env = environment(locale)
    env.globals |= {"labels": Labels(), "roles": ROLES, "other": other_than(locale), "kana": READ}
    env.filters |= pictures(locale)
    return env


def mixes_with(book: Edition, game: GameView) -> tuple[tuple[str, Phrase], ...]:
    """(id, short name) of the mixes in which the game is played."""
    return tuple((m.id, m.short) for m in book.mixes if any(part.game == game.id for part in m.games))

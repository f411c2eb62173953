"""Icons beside a street: how much is bet, and who begins. Like all drawings they have classes, and no words.

svg(chips("small"))    svg(seats("left-of-button"))
"""

from __future__ import annotations

from poker_rulebook.view.drawing import Drawing

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

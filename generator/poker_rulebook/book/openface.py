"""Open-face games as frozen data: rows, royalties and Fantasyland, built from a checked game file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from poker_rulebook.book.parts import Data, Text, built
from poker_rulebook.ranking import Ranking, threshold


@dataclass(frozen=True)
class Row:
    """One row of a player's layout.

    ranking      what its hand is compared by
    at_least     the row that this one must equal or beat; '' for none
    qualifier    the weakest hand that is no foul, as ranks; '' when every hand is legal
    floor        its value in the ranking; 0 when every hand is legal
    """

    id: str
    name: Text
    cards: int
    ranking: Ranking
    at_least: str = ""
    qualifier: str = ""

    @cached_property
    def floor(self) -> int:
        return threshold(self.ranking, self.qualifier) if self.qualifier else 0


@dataclass(frozen=True)
class Line:
    """A hand of a row, and what it gives.

    hand      the weakest such hand, as ranks or cards
    floor     its value in the row's ranking
    amount    points of a royalty, or cards of Fantasyland
    """

    row: str
    hand: str
    ranking: Ranking
    amount: int

    @cached_property
    def floor(self) -> int:
        return threshold(self.ranking, self.hand)


@dataclass(frozen=True)
class Fantasyland:
    """enter         hands that lead there from a usual deal; the largest number of cards counts
    both          cards for a player who reaches hands of two rows; 0 where that gives no more
    stay          hands that keep a player there
    stay_cards    cards of that next deal
    button        stays or moves: where the button goes while somebody is there
    """

    enter: tuple[Line, ...]
    stay: tuple[Line, ...]
    stay_cards: int
    both: int = 0
    button: str = "stays"

    @property
    def numbers(self) -> tuple[int, ...]:
        """Every number of cards that a player there may receive, the fewest first."""
        both = {self.both} if self.both else set()
        return tuple(sorted({self.stay_cards, *both, *(line.amount for line in self.enter)}))

    @property
    def most_cards(self) -> int:
        return self.numbers[-1]


@dataclass(frozen=True)
class OpenFace:
    """What an open-face game has instead of betting and a pot.

    row_points    points for a row; all_rows: further points for winning every row
    royalties     from the weakest line of a row to the strongest
    win_cap       none, both-stacks, stacks-at-start or payer
    """

    rows: tuple[Row, ...]
    row_points: int
    all_rows: int
    royalties: tuple[Line, ...]
    fantasyland: Fantasyland
    win_cap: str = "none"

    @property
    def cards(self) -> int:
        """Cards of a finished layout."""
        return sum(row.cards for row in self.rows)

    def row(self, row_id: str) -> Row:
        return next(row for row in self.rows if row.id == row_id)


def build_open_face(data: Data, rankings: Mapping[str, Ranking]) -> OpenFace | None:
    """The open-face part of a game file; None for a game with betting."""
    if "rows" not in data:
        return None
    rows = tuple(built(Row, row, ranking=rankings[row["ranking"]]) for row in data["rows"])
    ranked, there, points = {row.id: row.ranking for row in rows}, data["fantasyland"], data["points"]
    return built(
        OpenFace,
        data,
        rows=rows,
        row_points=points["row"],
        all_rows=points["all_rows"],
        royalties=_lines(data["royalties"], ranked, "points"),
        fantasyland=built(
            Fantasyland,
            there,
            enter=_lines(there["enter"], ranked, "cards"),
            stay=_lines(there["stay"], ranked, ""),
        ),
    )


def _lines(said: Sequence[Data], ranked: dict[str, Ranking], amount: str) -> tuple[Line, ...]:
    return tuple(built(Line, line, ranking=ranked[line["row"]], amount=line.get(amount, 0)) for line in said)

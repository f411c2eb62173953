"""The parts of a game as frozen data: boards, wagers, shares of the pot, and its pitch.

A pitch speaks of cards, draws, boards and of what wins, and bears the digest of these rules. Under rules with another
digest it is not shown. How much is bet, in which format, and by whom first, is none of its matter.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cached_property
from itertools import product
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from poker_rulebook.digests import digest_of
from poker_rulebook.languages import BESIDE
from poker_rulebook.ranking import Ranking, threshold

# --- the parts of a game as frozen data: boards, wagers, shares of the pot


Text = dict[str, str]  # locale -> text
Data = dict[str, Any]  # a mapping of a file, as it is written there
PLACEHOLDER = re.compile(r"\{([^{}]*)\}")  # a figure or cards in a text
SEAT_MARK = re.compile("<([A-Z])>")  # a seat in a text, which some languages write in another way than a rank


T = TypeVar("T", bound=Struct)


def built(kind: type[T], data: Mapping[str, Any], **others: Any) -> T:
    """A struct from a mapping of a file: a field that is named like a key is its value, a list as a tuple.

    others    the fields that are no keys of the file, or not as they are written there
    """
    said = {name: data[name] for name in kind.__struct_fields__ if name in data and name not in others}
    return kind(**{name: tuple(it) if isinstance(it, list) else it for name, it in said.items()}, **others)


def text_of(data: Mapping[str, Any]) -> Text:
    """The text of an entry that is written as en: and ja: beside other keys."""
    return {locale: data[locale] for locale in BESIDE}


Condition = tuple[tuple[str, tuple[str, ...]], ...]  # id of a question, and the outcomes after which it holds


def condition(data: Data) -> Condition:
    """The condition of a part that is written under `when:`."""
    when: dict[str, str | list[str]] = data.get("when", {})
    return tuple((name, (said,) if isinstance(said, str) else tuple(said)) for name, said in when.items())


def apart(one: Condition, other: Condition) -> bool:
    """Whether two parts never come in the same hand, as their conditions exclude each other."""
    theirs = dict(other)
    return any(question in theirs and not set(said) & set(theirs[question]) for question, said in one)


def in_force(when: Condition, outcomes: Mapping[str, str]) -> bool:
    """Whether a condition is met by the outcomes of the rolls, looks and choices so far."""
    return not when or all(outcomes.get(name) in allowed for name, allowed in when)


class Line(Struct, frozen=True):
    """One legal group of board slots."""

    id: str
    name: Text
    slots: tuple[str, ...]


class Layout(Struct, frozen=True, dict=True):
    """How the board lies.

    grid     rows of slots as the dealer sees them, '' for an empty place
    lines    the legal groups by name; empty when one card comes from each of the rows `one_from_each`
    groups   every legal group of slots
    """

    id: str
    name: Text | None
    when: Condition
    grid: tuple[tuple[str, ...], ...]
    lines: tuple[Line, ...]
    one_from_each: tuple[tuple[str, ...], ...]

    @cached_property
    def groups(self) -> tuple[tuple[str, ...], ...]:
        if self.one_from_each:
            return tuple(product(*self.one_from_each))
        return tuple(line.slots for line in self.lines)


class Outcome(Struct, frozen=True):
    """What a roll, a look or a choice leads to.

    faces         totals of the dice, or numbers of cards of the colour; empty for a choice
    turns_down    slot of a board card that goes out of play; '' for none
    """

    id: str
    name: Text
    faces: tuple[int, ...]
    turns_down: str = ""

    @classmethod
    def build(cls, data: Data) -> Outcome:
        return built(cls, data, faces=tuple(data.get("faces") or data.get("counts") or ()))


class DividedHand(Struct, frozen=True):
    id: str
    name: Text
    cards: int


class Needed(Struct, frozen=True, dict=True):
    """A hand that a wager asks for.

    hand        the weakest such hand, as ranks
    floor       its value in the ranking
    or_loses    sevens rule: later-wagers or pot
    formats     sevens rule: the formats in which it holds
    """

    hand: str
    ranking: Ranking
    or_loses: str = ""
    formats: tuple[str, ...] = ()

    @classmethod
    def build(cls, data: Data | None, rankings: Mapping[str, Ranking]) -> Needed | None:
        if data is None:
            return None
        return built(cls, data, ranking=rankings[data["ranking"]], formats=tuple(data.get("in", ())))

    @cached_property
    def floor(self) -> int:
        return threshold(self.ranking, self.hand)


class Wagering(Struct, frozen=True, dict=True):
    """What is special in a betting round.

    forced         the first player must bet
    openers        what the first bet needs
    carries_over   when everybody checks, the deal ends and the pot stays
    no_limping     the big blind may not be just called
    jam_or_fold    only all-in and folding are possible
    must_bet       the sevens rule
    discard        (fewest, most) cards that go with the first action
    turn_up        own cards that are turned up with the first action
    """

    forced: bool = False
    openers: Needed | None = None
    carries_over: bool = False
    no_limping: bool = False
    jam_or_fold: bool = False
    must_bet: Needed | None = None
    discard: tuple[int, int] | None = None
    turn_up: int = 0

    @cached_property
    def usual(self) -> bool:
        """Whether nothing is special."""
        return self == Wagering()

    @classmethod
    def build(cls, data: Data, rankings: Mapping[str, Ranking]) -> Wagering:
        return built(
            cls,
            data,
            forced=data.get("opening") == "forced",
            openers=Needed.build(data.get("openers"), rankings),
            carries_over=data.get("if_passed") == "carry-over",
            no_limping=data.get("limping") == "barred",
            jam_or_fold=data.get("jam_or_fold") == "yes",
            must_bet=Needed.build(data.get("must_bet"), rankings),
        )


class ForcedBets(Struct, frozen=True):
    """Chips that are posted before anybody chooses.

    blinds         small and big, or button
    small_blind    who posts it: left-of-button, button or both
    ante           who posts it: each, empty-pot (each, when nothing has stayed there), big-blind or button; '' for none
    short_post     what a short big blind pays first: blind-first or ante-first
    bring_in       whose door card: lowest-card, highest-card-ace-low or highest-card-ace-high; '' for none
    """

    blinds: tuple[str, ...] = ()
    small_blind: str = "left-of-button"
    ante: str = ""
    short_post: str = "blind-first"
    bring_in: str = ""

    @property
    def kinds(self) -> frozenset[str]:
        """The keys that a file needs for them."""
        usual = zip(self.__struct_fields__, self.__struct_defaults__, strict=True)
        return frozenset(name for name, it in usual if getattr(self, name) != it)

    def has(self, kind: str) -> bool:
        """Whether blinds, a big blind, an ante or a bring-in are posted, as general rules call them."""
        return "big" in self.blinds if kind == "big-blind" else kind.replace("-", "_") in self.kinds


class Share(Struct, frozen=True, dict=True):
    """One share of the pot.

    own, board    (fewest, most) cards of each kind that a hand uses
    uses          every legal (own, board) pair
    keeps         a hand uses all own cards that the player kept or took, however many
    other         another legal (own, board) pair, which `own` and `board` leave out
    down_suit     only own cards of this suit that were dealt face down play; '' for all cards
    qualifier     the weakest hand that qualifies, as ranks or cards; '' when every hand does
    floor         its value; 1 when every hand qualifies
    by_outcome    (question, outcome -> qualifier) where the qualifier depends on a roll
    odd_within    where its odd chips go; '' when the game's odd_within says so
    """

    id: str
    name: Text | None
    when: Condition
    ranking: Ranking
    own: tuple[int, int]
    board: tuple[int, int]
    uses: tuple[tuple[int, int], ...]
    hand: str
    lines: tuple[str, ...]
    qualifier: str
    otherwise: str
    keeps: bool = False
    other: tuple[int, int] | None = None
    by_outcome: tuple[str, dict[str, str]] | None = None
    odd_within: str = ""
    down_suit: str = ""

    @cached_property
    def floor(self) -> int:
        return threshold(self.ranking, self.qualifier) if self.qualifier else 1

    @cached_property
    def fills_up(self) -> bool:
        """Whether as many board cards complete a hand as own cards are lacking."""
        return self.keeps and self.board != (0, 0)

    @property
    def qualifies_all(self) -> bool:
        return not (self.qualifier or self.by_outcome or self.down_suit)

    def after(self, outcomes: Mapping[str, str]) -> Share:
        """The share with the qualifier that the dice have given it; as it is where nobody rolled them."""
        question = self.by_outcome[0] if self.by_outcome else ""
        return self._by_outcome[outcomes[question]] if question in outcomes else self

    @cached_property
    def _by_outcome(self) -> dict[str, Share]:
        hands = self.by_outcome[1] if self.by_outcome else {}
        return {outcome: replace(self, qualifier=hand) for outcome, hand in hands.items()}


class Deck(Struct, frozen=True):
    """cards    card ints, without the joker"""

    id: str
    name: Text
    cards: tuple[int, ...]
    jokers: int

    @property
    def size(self) -> int:
        return len(self.cards) + self.jokers


class Wild(Struct, frozen=True, dict=True):
    """Which cards of the deck are wild beside jokers.

    rank_of    a board slot: the rank of the card there
    ranks      always these
    after      the rank of the card dealt face up next after the last card of this rank; None without the rule
    lowest     own-down-card: for each player the rank of the lowest card dealt face down
    """

    rank_of: str = ""
    ranks: tuple[int, ...] = ()
    after: int | None = None
    lowest: str = ""

    @cached_property
    def nothing(self) -> bool:
        """Whether no card is."""
        return self == Wild()


class ExtraCard(Struct, frozen=True):
    """A card more, at once, for whoever is dealt a card face up.

    on      the rank of that card
    face    how the card more comes: down, or up, where one of this rank brings yet another
    """

    on: int
    face: str


# --- open-face games


class Row(Struct, frozen=True, dict=True):
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


class RowHand(Struct, frozen=True, dict=True):
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


class Fantasyland(Struct, frozen=True):
    """enter         hands that lead there from a usual deal; the largest number of cards counts
    both          cards for a player who reaches hands of two rows; 0 where that gives no more
    stay          hands that keep a player there
    stay_cards    cards of that next deal
    button        stays or moves: where the button goes while somebody is there
    """

    enter: tuple[RowHand, ...]
    stay: tuple[RowHand, ...]
    stay_cards: int
    both: int = 0
    button: str = "stays"

    @property
    def numbers(self) -> tuple[int, ...]:
        """Every number of cards that a player there may receive, the fewest first."""
        return tuple(sorted({self.stay_cards, self.both, *(line.amount for line in self.enter)} - {0}))

    @property
    def most_cards(self) -> int:
        return max(self.numbers, default=0)


NO_FANTASYLAND = Fantasyland((), (), 0)


class OpenFace(Struct, frozen=True):
    """What an open-face game has instead of betting and a pot.

    row_points    points for a row; all_rows, most_rows: further points for winning every row, or more than half
    royalties     from the weakest line of a row to the strongest
    win_cap       none, both-stacks, stacks-at-start or payer
    """

    rows: tuple[Row, ...]
    row_points: int
    all_rows: int
    royalties: tuple[RowHand, ...]
    fantasyland: Fantasyland
    win_cap: str = "none"
    most_rows: int = 0

    @property
    def cards(self) -> int:
        """Cards of a finished layout."""
        return sum(row.cards for row in self.rows)

    def row(self, row_id: str) -> Row:
        return next(row for row in self.rows if row.id == row_id)


# --- the pitch of a game: what its editor says of it before anything is computed


# keys of a game file of which a pitch speaks, and keys inside them of which it does not
SPOKEN_OF = (
    "deck", "joker", "wild", "extra_card", "board", "play", "showdown", "pot_goes_to", "if_nobody_qualifies",
    "equal_hands", "rows", "fantasyland",
)  # fmt: skip
PITCHED = (*SPOKEN_OF, "forced_bets", "pitch")  # keys from which it follows what is shown
UNSAID = ("id", "former", "name", "size", "first")


def rules_spoken_of(data: Data) -> dict[str, Any]:
    """The rules of a game file that a pitch may speak of, as plain values."""
    forced = data.get("forced_bets", {})
    begun_by = {key: forced[key] for key in ("blinds", "bring_in") if key in forced}
    rules = {key: _spoken_of(data[key]) for key in SPOKEN_OF if key in data}
    return rules | {"forced_bets": begun_by or sorted(forced)}


def _spoken_of(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _spoken_of(inner) for key, inner in value.items() if key not in UNSAID}
    return [_spoken_of(inner) for inner in value] if isinstance(value, list) else value


def pitch_digest(data: Data) -> str:
    """Eight hex digits of the rules that a pitch of this game speaks of."""
    return digest_of([json.dumps(rules_spoken_of(data), sort_keys=True)])[:8]


def build_pitch(data: Data) -> Text:
    """The pitch by language; empty where there is none, or where it speaks of other rules than these."""
    pitch = data.get("pitch")
    return text_of(pitch) if pitch and pitch["of"] == pitch_digest(data) else {}

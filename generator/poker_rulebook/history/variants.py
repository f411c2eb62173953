"""Which game of the book a variant code stands for, and which code a game is written under."""

from __future__ import annotations

from typing import NamedTuple

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.options import UnknownChoice
from poker_rulebook.book.problems import suggestion
from poker_rulebook.history.notation import shortened


class Variant(NamedTuple):
    """A code of the PHH standard: the game of the book, and its betting format where that is a choice."""

    code: str
    game: str
    limit: str


STANDARD = (
    Variant("FT", "texas-holdem", "fixed-limit"),
    Variant("NT", "texas-holdem", "no-limit"),
    Variant("NS", "short-deck-texas-holdem", "no-limit"),
    Variant("PO", "omaha-high-only", "pot-limit"),
    Variant("FO/8", "omaha-high-low-eight-or-better", "fixed-limit"),
    Variant("F7S", "seven-card-stud", "fixed-limit"),
    Variant("F7S/8", "stud-high-low-eight-or-better", "fixed-limit"),
    Variant("FR", "razz", "fixed-limit"),
    Variant("N2L1D", "deuce-to-seven-lowball", "no-limit"),
    Variant("F2L3D", "deuce-to-seven-triple-draw", "fixed-limit"),
    Variant("FB", "badugi", "fixed-limit"),
)
CODES = {variant.code: variant for variant in STANDARD}

# A hand history does not say how its room plays what rooms play differently. Where a hand does not come out under
# the usual choices, it is played under each of these as well.
ROOMS = {
    "raise-cap": ("five", "no-cap"),
    "pair-on-fourth-street": ("either-bet",),
    "big-blind-ante": ("blind-first",),
    "short-all-ins": ("complete", "complete-as-raise", "full-raise"),
    "showing-ties": ("seat",),
    "trips-and-straights": ("trips-over-straight",),
    "stub-too-short": ("deal-first", "burns-first"),
}


class UnknownVariant(ValueError):
    """No game for a variant code, or not under these choices.

    hint    what there is; field    of the file, which is wrong
    """

    def __init__(self, message: str, hint: str, field: str = "variant"):
        self.hint, self.field = hint, field
        super().__init__(message)


class Games:
    """The games of a book by the codes of hand histories; each is built once."""

    def __init__(self, book: Book):
        self.book = book
        self._built: dict[tuple[str, frozenset[tuple[str, str]]], Game] = {}

    def called(self, code: str, choices: dict[str, str]) -> Game:
        """The game of a code of the standard, or of the id of a game of the book. Raises UnknownVariant."""
        key = (code, frozenset(choices.items()))
        if key not in self._built:
            self._built[key] = self._game(code, choices)
        return self._built[key]

    def _game(self, code: str, choices: dict[str, str]) -> Game:
        standard = CODES.get(code)
        id_ = standard.game if standard else code
        if id_ not in self.book.games:
            raise UnknownVariant(f"no variant is called {shortened(code, 40)}", self._near(code))
        limit = {}
        if standard and len(self.book.games[id_].betting) > 1:
            limit = {"limit": standard.limit}
        try:
            game = self.book.game(id_, limit | choices)
        except UnknownChoice as error:
            raise UnknownVariant(str(error), "", "_choices") from None
        if game.open_face:
            raise UnknownVariant(f"{id_} has no betting", "hand histories are of games with chips in a pot")
        return game

    def _near(self, code: str) -> str:
        codes = [known for known, variant in CODES.items() if variant.game in self.book.games]
        hint = suggestion(code[:40], [*codes, *self.book.games])
        every = f"one of {', '.join(codes)}, or the id of a game of the book"
        return hint if hint.startswith("did you mean") else every


def code_of(game: Game) -> str:
    """The code of the standard that says everything about this game, or its id."""
    others = {option: choice for option, choice in game.choices.items() if option != "limit"}
    for code, id_, limit in STANDARD:
        if (game.id, game.limit) == (id_, limit) and not others:
            return code
    return game.id

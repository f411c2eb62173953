"""What the choices of a table change on the page of a game: sentences, facts, streets, rankings, card, examples.

A place of the page is a row of pieces. Another choice replaces some of them: these edits are found by comparing the
views of the game with and without that choice. Two choices are viewed together in every place that both edit, or that
one of them edits where both are of the game's own options; so is all that a preset or a house chooses. Other choices are
put together of these edits; where more of them meet than were viewed together, nobody knows what the line says.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from functools import cached_property
from itertools import combinations, product
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from poker_rulebook.book.house import House, settled_by
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.options import UnknownChoice
from poker_rulebook.play.reading import InputError
from poker_rulebook.play.script import Result, played
from poker_rulebook.view.examples import figures, result_view
from poker_rulebook.view.game import PagePlaces, Piece, page_parts, places_of, row_of
from poker_rulebook.view.memo import Memo

OneChoice = tuple[str, str]  # option, choice
Choices = tuple[OneChoice, ...]  # in the order of options, without usual choices
# The place of the pictures of what wins; what precedes the id of an example in the name of its place.
FIGURES, HAND = "figures", "hand:"


class Edit(NamedTuple):
    """Replaces the pieces from `start` to `end` by others."""

    start: int
    end: int
    pieces: tuple[Piece, ...]


Edits = tuple[Edit, ...]


class Switched(Struct, frozen=True):
    """All edits that choices make on the page of a game.

    usual     option -> the choice that the page is about
    places    the pieces of every place that some choice changes
    edits     place -> choices -> what they edit there: each by itself, and several where that is not what each of them edits
    stopped   place of an example -> choices under which its hand cannot be told
    refused   pairs of choices that do not go together
    """

    usual: dict[str, str]
    places: PagePlaces
    edits: dict[str, dict[Choices, Edits]]
    stopped: dict[str, Choices]
    refused: tuple[Choices, ...]


def under_choices(book: Book, game: Game) -> UnderChoices:
    """A game under its choices. Who asks for the same game next finds what has been told of it."""
    known: UnderChoices | None = book.worked.under
    if known is None or known.game is not game:
        book.worked.under = known = UnderChoices(book, game)
    return known


class UnderChoices:
    """One game under different choices; every view that is needed several times is made once."""

    def __init__(self, book: Book, game: Game):
        self.book, self.game, self.memo = book, game, Memo()
        self.usual = {o.id: game.choices.get(o.id, o.choices[0].id) for o in game.options}
        self.others = {o.id: [c.id for c in o.choices if c.id != self.usual[o.id]] for o in game.options}
        common = {option["id"] for option in book.common_options}
        self.own = {option.id for option in game.options} - common
        self.examples = {HAND + example.id: example for example in game.examples}
        self.games: dict[Choices, Game | None] = {(): game}
        self.told: dict[tuple[str, Choices], ToldExample] = {}
        self._tracked: dict[Choices, Game] = {}
        self._parts: dict[tuple[str, Choices], PagePlaces] = {}

    @cached_property
    def part_of(self) -> dict[str, str]:
        """Place -> the part of the core of the page that fills it."""
        return {place: part for part in page_parts(self.game) for place in self._part(part, ())}

    @cached_property
    def base(self) -> PagePlaces:
        """The pieces of every place without another choice."""
        base = {place: self.at(place, ()) for place in (*self.part_of, *self.examples)}
        shown = self.at(FIGURES, ())  # never from a hand with bets: most choices would change it
        return base | ({FIGURES: shown} if shown == self._figures((), self.game.examples) else {})

    def under(self, choices: Choices) -> Game | None:
        """The game under these choices; None where they do not go together."""
        if choices not in self.games:
            try:
                made = self.book.game(self.game.id, {**self.game.choices, **dict(choices)})
            except UnknownChoice:
                made = None
            self.games[choices] = made
        return self.games[choices]

    def at(self, place: str, choices: Choices) -> tuple[Piece, ...]:
        """The pieces of a place under choices that go together; none for an example that cannot be played so."""
        if place in self.examples:
            return self._hand(place, choices).pieces
        if place == FIGURES:
            told = [it for id_, it in self.examples.items() if it.stacks is None and self.at(id_, choices)]
            return self._figures(choices, told)
        return self._part(self.part_of[place], choices).get(place, ())

    def _figures(self, choices: Choices, examples: Iterable[Example]) -> tuple[Piece, ...]:
        """The pictures of what wins that one of these examples shows."""

        def found(game: Game, example: Example) -> Result:
            result = self._hand(HAND + example.id, choices).result
            assert result is not None  # nobody shows what cannot be played
            return result._replace(game=game)

        game = self.under(choices) or self.game
        return row_of("figure", figures(replace(game, examples=tuple(examples)), found))

    def _part(self, part: str, choices: Choices) -> PagePlaces:
        """The places that a part of the core of the page fills."""
        if (part, choices) not in self._parts:
            self._parts[part, choices] = places_of(self.book, part, self.tracked(choices))
        return self._parts[part, choices]

    def _hand(self, place: str, choices: Choices) -> ToldExample:
        """An example, whose own choices override those of the table."""
        taken = self.usual | dict(choices) | self.examples[place].options
        choices = tuple((o, c) for o, c in taken.items() if c != self.usual[o])
        if (place, choices) not in self.told:
            self.told[place, choices] = self._played(place, choices) if self.under(choices) else UNTOLD
        return self.told[place, choices]

    def _played(self, place: str, choices: Choices) -> ToldExample:
        game = self.tracked(choices)
        return self.memo.get(place, game, lambda: told_example(self.examples[place], game))

    def tracked(self, choices: Choices) -> Game:
        """The game under these choices, or where they do not go together without them, so that functions of it are memoized."""
        if choices not in self._tracked:
            self._tracked[choices] = self.memo.tracked(self.under(choices) or self.game)
        return self._tracked[choices]

    def switched(self) -> Switched:
        """Everything that a choice of the game, or several, change on its page."""
        alone: list[Choices] = [((o, c),) for o, choices in self.others.items() for c in choices]
        singles = [choices for choices in alone if self.under(choices)]
        refused, edits = list[Choices](), dict[str, dict[Choices, Edits]]()
        for place, before in self.base.items():
            told = {one: edited(before, self.at(place, one)) for one in singles if self._is_told(place, one)}
            edits[place] = {one: made for one, made in told.items() if made}
        for (one,), (other,) in combinations(singles, 2):
            if one[0] == other[0]:
                continue
            both, own = (one, other), len({one[0], other[0]} & self.own)
            if own and self.under(both) is None:
                refused.append(both)
                continue
            by = {place: sum((it,) in made for it in both) for place, made in edits.items()}
            if own == 2 or 2 in by.values():
                for place in filter(by.get, by):
                    self._view(place, both, edits[place])
        for chosen, (place, made) in product(self._decided(), edits.items()):
            near = tuple(
                it for it in chosen if any(it in several for several in made if {*several} <= {*chosen})
            )
            if len(near) > 2 and self.under(near):
                self._view(place, near, made)
        stopped = {id_: tuple(one for (one,) in singles if not self.at(id_, (one,))) for id_ in self.examples}
        return Switched(
            usual=self.usual,
            places={place: self.base[place] for place, made in edits.items() if made},
            edits={place: made for place, made in edits.items() if made},
            stopped={id_: found for id_, found in stopped.items() if found},
            refused=tuple(refused),
        )

    def _is_told(self, place: str, choices: Choices) -> bool:
        """Whether none of these choices by itself makes a hand impossible to tell, which is no edit of it."""
        return place not in self.examples or all(self.at(place, (one,)) for one in choices)

    def _view(self, place: str, choices: Choices, edits: dict[Choices, Edits]) -> None:
        """Adds to the edits of a place what these choices make of it together, where it does not follow from the others."""
        if self._is_told(place, choices):
            before, known, there = self.base[place], combined(edits, choices), self.at(place, choices)
            if known is None or applied(before, known) != there:
                edits[choices] = edited(before, there)

    def _decided(self) -> Iterator[Choices]:
        """What each preset and each house chooses in this game."""
        presets = self.book.presets
        houses = [House(id=it.id, name=it.name, games={}).beginning_with(it) for it in presets.values()]
        houses += [
            it.beginning_with(presets[it.preset]) if it.preset else it for it in self.book.houses.values()
        ]
        for house in houses:
            taken = house.choices_in(self.game, settled_by(house, self.book.chapters.values()))
            yield tuple((o, taken[o]) for o, choices in self.others.items() if taken.get(o) in choices)


class ToldExample(NamedTuple):
    """An example as it comes out in a game under its choices; nothing where its hand cannot be played so."""

    pieces: tuple[Piece, ...] = ()
    result: Result | None = None


UNTOLD = ToldExample()


def told_example(example: Example, game: Game) -> ToldExample:
    try:
        result = played(game, example)
        return ToldExample((Piece("example", result_view(game, example, result, stepped=False)),), result)
    except InputError:
        return UNTOLD


def edited(before: tuple[Piece, ...], after: tuple[Piece, ...]) -> tuple[Edit, ...]:
    """The edits that turn the first row of pieces into the second."""
    if before == after:
        return ()
    steps = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    return tuple(
        Edit(start, end, after[low:high]) for kind, start, end, low, high in steps if kind != "equal"
    )


def applied(pieces: tuple[Piece, ...], edits: Iterable[Edit]) -> tuple[Piece, ...]:
    """The pieces with all of these edits made, none of which may meet another."""
    for start, end, new in sorted(edits, key=lambda edit: (edit.start, edit.end), reverse=True):
        pieces = (*pieces[:start], *new, *pieces[end:])
    return pieces


def meet(some: Iterable[Edit], others: Iterable[Edit]) -> bool:
    """Whether edits of both replace the same piece, or insert something at the same point."""
    return any(
        max(a.start, b.start) < min(a.end, b.end)
        or (a.start == b.start and (a.start == a.end or b.start == b.end))
        for a, b in product(some, tuple(others))
    )


def combined(edits: Mapping[Choices, Edits], choices: Choices) -> Edits | None:
    """The edits that these choices make of a place; None where some that meet have not been viewed together.

    edits      of the place
    choices    that go together, in the order of options

    As `combined` of site/assets/options.js, which says besides which pieces are not known.
    """
    meeting: list[
        tuple[set[OneChoice], Edits]
    ] = []  # choices that have to be looked up together, and all that they edit
    taken = set(choices)
    for several, made in edits.items():
        if taken.issuperset(several):
            near = [other for other in meeting if other[0] & set(several) or meet(other[1], made)]
            met = {*several}.union(*(other[0] for other in near))
            meeting = [other for other in meeting if other not in near]
            meeting.append((met, sum((other[1] for other in near), made)))
    found = [edits.get(tuple(one for one in choices if one in several)) for several, _ in meeting]
    return None if None in found else tuple(edit for made in found for edit in made or ())

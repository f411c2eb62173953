"""What the choices of a table change on the page of a game: sentences, facts, streets, rankings, card, examples.

A place of the page is a row of pieces. Another choice replaces some of them: these edits are found by comparing the
views of the game with and without that choice. Choices of two options that edit different pieces are independent, and
their edits are simply both made. Options whose edits meet in a place form a group there, and every combination of
their choices is viewed. Two choices may also change together what neither changes alone. So a pair is viewed together
in every place that one of them edits, if both options are the game's own, if one is and both edit the same place, or
if both edit the limits.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from difflib import SequenceMatcher
from functools import cached_property
from itertools import combinations, product
from typing import NamedTuple

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.options import UnknownChoice
from poker_rulebook.play.reading import InputError
from poker_rulebook.play.script import Result, played
from poker_rulebook.records import dataclass
from poker_rulebook.view.alike import Alike, WatchedGame
from poker_rulebook.view.examples import figures, result_view
from poker_rulebook.view.game import PagePlaces, Piece, page_parts, places_of, row_of

OneChoice = tuple[str, str]  # option, choice
Choices = tuple[OneChoice, ...]  # in the order of options, without usual choices
# The place of the pictures of what wins; what precedes the id of an example in the name of its place.
FIGURES, HAND = "figures", "hand:"


class Edit(NamedTuple):
    """Replaces the pieces from `start` to `end` by others."""

    start: int
    end: int
    pieces: tuple[Piece, ...]


EditsByChoice = Mapping[OneChoice, tuple[Edit, ...]]


@dataclass(frozen=True)
class OptionGroup:
    """Options that edit the same pieces of a place. edits    their choices, in the order of options -> edits"""

    options: tuple[str, ...]
    edits: dict[tuple[str, ...], tuple[Edit, ...]]


@dataclass(frozen=True)
class Switched:
    """All edits that choices make on the page of a game.

    usual     option -> the choice that the page is about
    places    the pieces of every place that some choice changes
    groups    place -> the options that change it
    stopped   place of an example -> choices under which its hand cannot be told
    refused   pairs of choices that do not go together
    """

    usual: dict[str, str]
    places: PagePlaces
    groups: dict[str, tuple[OptionGroup, ...]]
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
        self.book, self.game, self.alike = book, game, Alike()
        self.usual = {o.id: game.choices.get(o.id, o.choices[0].id) for o in game.options}
        self.others = {o.id: [c.id for c in o.choices if c.id != self.usual[o.id]] for o in game.options}
        common = {option["id"] for option in book.common_options}
        self.own = {option.id for option in game.options} - common
        self.examples = {HAND + example.id: example for example in game.examples}
        self.games: dict[Choices, Game | None] = {(): game}
        self.told: dict[tuple[str, Choices], ToldExample] = {}
        self._watched: dict[Choices, WatchedGame] = {}
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
        """The game under these choices; None where they do not go together. More than two do where each two of them do."""
        if choices not in self.games:
            self.games[choices] = self._made(choices)
        return self.games[choices]

    def _made(self, choices: Choices) -> Game | None:
        several = len(choices) > 2
        if several and not all(map(self.under, combinations(choices, 2))):
            return None
        try:
            return self.book.game(self.game.id, {**self.game.choices, **dict(choices)}, together=several)
        except UnknownChoice:
            return None

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
            self._parts[part, choices] = places_of(self.book, part, self.watched(choices))
        return self._parts[part, choices]

    def _hand(self, place: str, choices: Choices) -> ToldExample:
        """An example, whose own choices override those of the table."""
        taken = self.usual | dict(choices) | self.examples[place].options
        choices = tuple((o, c) for o, c in taken.items() if c != self.usual[o])
        if (place, choices) not in self.told:
            self.told[place, choices] = self._played(place, choices) if self.under(choices) else UNTOLD
        return self.told[place, choices]

    def _played(self, place: str, choices: Choices) -> ToldExample:
        game = self.watched(choices)
        return self.alike.told(place, game, lambda: told_example(self.examples[place], game))

    def watched(self, choices: Choices) -> WatchedGame:
        """The game under these choices, or where they do not go together without them, as what is told of it once."""
        if choices not in self._watched:
            self._watched[choices] = self.alike.watched(self.under(choices) or self.game)
        return self._watched[choices]

    def switched(self) -> Switched:
        """Everything that a choice of the game, or several, change on its page."""
        singles = [((o, c),) for o, choices in self.others.items() for c in choices if self.under(((o, c),))]
        changes = {place: self._changes(place, singles) for place in self.base}
        refused, joint = [], dict[str, set[tuple[str, str]]]()
        for (one,), (other,) in combinations(singles, 2):
            if one[0] == other[0]:
                continue
            if {one[0], other[0]} & self.own and self.under((one, other)) is None:
                refused.append((one, other))
                continue
            for place in self._joint(one, other, changes):
                joint.setdefault(place, set()).add((one[0], other[0]))
        groups = {
            place: tuple(self._groups(place, changes[place], joint.get(place, ()))) for place in self.base
        }
        stopped = {id_: tuple(one for (one,) in singles if not self.at(id_, (one,))) for id_ in self.examples}
        return Switched(
            usual=self.usual,
            places={place: self.base[place] for place, found in groups.items() if found},
            groups={place: found for place, found in groups.items() if found},
            stopped={id_: found for id_, found in stopped.items() if found},
            refused=tuple(refused),
        )

    def _changes(self, place: str, singles: Iterable[Choices]) -> EditsByChoice:
        """The edits that each choice alone makes in a place; a hand that it makes impossible to tell is no edit."""
        found = {choices[0]: self.at(place, choices) for choices in singles}
        told = {one: there for one, there in found.items() if there or place not in self.examples}
        edits = {one: edited(self.base[place], there) for one, there in told.items()}
        return {one: edit for one, edit in edits.items() if edit}

    def _joint(self, one: OneChoice, other: OneChoice, changes: Mapping[str, EditsByChoice]) -> Iterator[str]:
        """Places in which both choices together give another result than their edits one beside the other."""
        own = {one[0], other[0]} & self.own
        both_own = len(own) == 2
        # where both have to make edits: some place, or if neither is the game's own, the limits, as these share bets
        close = self.part_of if own else ("limits",)
        if not both_own and not any({one, other} <= changes.get(place, {}).keys() for place in close):
            return
        for place in (*self.part_of, *self._hands(one, other, both_own=both_own)):
            edits = [changes[place].get(it, ()) for it in (one, other)]
            together = applied(self.base[place], [*edits[0], *edits[1]])
            if any(edits) and not meet(*edits) and self.at(place, (one, other)) != together:
                yield place

    def _hands(self, one: OneChoice, other: OneChoice, *, both_own: bool) -> Iterator[str]:
        """Examples that neither choice stops; if not both are the game's own, only hands with bets."""
        for place, example in self.examples.items():
            if (both_own or example.stacks is not None) and all(self.at(place, (it,)) for it in (one, other)):
                yield place

    def _groups(
        self, place: str, changes: EditsByChoice, joint: Iterable[tuple[str, str]]
    ) -> Iterator[OptionGroup]:
        """Groups of options whose edits meet, directly or through others, with every combination of their choices."""
        pairs = combinations(changes, 2)
        meeting = [{one[0], other[0]} for one, other in pairs if meet(changes[one], changes[other])]
        together = _joined([{o} for o, _ in changes] + meeting + [*map(set, joint)])
        waiting, groups = [self._group(place, found) for found in together], list[OptionGroup]()
        while waiting:  # the combined edits of one group may meet those of another
            group = waiting.pop()
            touching = [other for other in groups if meet(_all(group), _all(other))]
            if touching:
                groups = [other for other in groups if other not in touching]
                options = {option for other in (group, *touching) for option in other.options}
                waiting.append(self._group(place, options))
            else:
                groups.append(group)
        yield from groups

    def _group(self, place: str, found: Collection[str]) -> OptionGroup:
        options = tuple(option for option in self.usual if option in found)
        edits = {}
        for chosen in product(*([self.usual[option], *self.others[option]] for option in options)):
            choices = tuple((o, c) for o, c in zip(options, chosen, strict=True) if c != self.usual[o])
            if choices and self.under(choices):
                edits[chosen] = edited(self.base[place], self.at(place, choices))
        return OptionGroup(options, {chosen: made for chosen, made in edits.items() if made})


def _joined(sets: Iterable[set[str]]) -> list[set[str]]:
    """The sets, with those that share a name united."""
    joined: list[set[str]] = []
    for one in sets:
        meeting = [other for other in joined if other & one]
        joined = [other for other in joined if not other & one] + [one.union(*meeting)]
    return joined


def _all(group: OptionGroup) -> set[Edit]:
    return {edit for made in group.edits.values() for edit in made}


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

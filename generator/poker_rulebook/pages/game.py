"""The page of a game, and what the choices of a table change on it, place by place.

A place of the page is a row of pieces. Another choice replaces some of them: these edits are found by comparing the
views of the game with and without that choice. Two choices are viewed together in every place that both edit, or that
one of them edits where one is an option of the game's own; so is all that a preset or a house chooses. Other choices are
put together of these edits; where more of them meet than were viewed together, nobody knows what the line says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from functools import cached_property, partial
from itertools import combinations, product
from typing import Any, NamedTuple

from msgspec.structs import replace

from poker_rulebook.book import forest
from poker_rulebook.book.house import House, settled_by
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.options import UnknownChoice
from poker_rulebook.book.repository import Measured
from poker_rulebook.cards import texts
from poker_rulebook.document.pieces import (
    PLACES,
    Choices,
    Edit,
    Edits,
    OneChoice,
    PagePlaces,
    Piece,
    Switched,
    row_of,
)
from poker_rulebook.document.tree import Citation, RuleView, Section
from poker_rulebook.document.views import GameView, Relative, TableCard
from poker_rulebook.language.sentences import (
    Phrase,
    around,
    heading,
    joined,
    name_of,
    say,
    sentences,
    written,
)
from poker_rulebook.pages.citations import game_digest, of_both, option_rules, option_view, rules_for
from poker_rulebook.pages.differences import Side, brief, differences
from poker_rulebook.pages.examples import example_view, figures, result_view
from poker_rulebook.pages.table_cards import at_the_table, screens, table_card
from poker_rulebook.play.journal import hidden_from
from poker_rulebook.play.lesson import Lesson
from poker_rulebook.play.parser import InputError
from poker_rulebook.play.script import Result, played, run
from poker_rulebook.rules import open_face_rules
from poker_rulebook.rules.facts import counted_facts, game_facts
from poker_rulebook.rules.memo import Memo, memoized
from poker_rulebook.rules.pictures import game_boards
from poker_rulebook.rules.pot import pot_rules, tie_rules
from poker_rulebook.rules.rankings import game_chances, ranking_tables
from poker_rulebook.rules.setup import setup_rules
from poker_rulebook.rules.streets import step_sentences, streets
from poker_rulebook.rules.summary import game_summary, pitch, unusual_rules
from poker_rulebook.rules.wagering import limit_rules

# --- the page of a game, and the pieces of it that the choices of a table edit, place by place


def game_view(book: Book, game: Game, memo: Memo | None = None) -> GameView:
    """Everything about a game. memo    of what is made of the same game under other choices"""
    whose, chances = game_chances(book, game)
    lessons = () if game.choices else (*book.measured.get(game.id, Measured()).lessons.items(),)
    see, chapters = rules_for(book, game)
    taken = game.choices if book.house else {}
    in_common = option_rules(book, (option.id for option in game.options))
    tracked = (memo or Memo()).tracked(game)
    core: dict[str, Any] = {name: make(book, tracked) for name, make in CORE.items()}
    return GameView(
        **of_both(game),
        **core,
        family=game.family,
        departs=joined(_departing(book, game)),
        counted=counted_facts(game),
        figures=figures(game, partial(run, book)),
        relative=relative(book, game),
        variants=variants(book, game),
        boards=game_boards(game),
        chances_text=whose,
        chances=chances,
        options=tuple(
            replace(option_view(option, taken), rule=in_common.get(option.id)) for option in game.options
        ),
        examples=tuple(example_view(book, game, example) for example in game.examples),
        see=see,
        chapters=chapters,
        digest=game_digest(book, game.id),
        dealt=_dealt(game, lessons[0][1] if lessons else 1),
        lessons=lessons,
    )


def _dealt(game: Game, deal: int) -> str:
    """The reader's cards in this deal, without those that their player does not see."""
    lesson = Lesson(game, deal)
    hidden = hidden_from(lesson.hand, lesson.you, lesson.you)
    return texts([card for card in lesson.hand.own[lesson.you] if card not in hidden])


def _departing(book: Book, game: Game) -> Iterator[Phrase]:
    """The choices of the house of this edition that differ from the book, one sentence each.

    Options that only fixed limit has are left out when another format is played.
    """
    if not book.house:
        return
    of_fixed_limit = {it["id"] for it in book.common_options if it["for"] == "fixed-limit"}
    silent = of_fixed_limit if game.limit != "fixed-limit" else ()
    for option in game.options:
        taken = [choice for choice in option.choices if choice.id == game.choices.get(option.id)]
        for choice in taken if option.id not in silent else ():
            if option.name and choice.text:
                yield say("house-chose", option=written(option.name), choice=written(choice.text))
            else:
                yield say("house-limit", limit=say(f"limit-{choice.id}"))


@memoized
def rule_sections(game: Game) -> tuple[Section, ...]:
    """All rules of the game, under their headings."""
    if game.open_face:
        return open_face_rules.sections(game, step_sentences(game))
    sections = (_section(id_, game) for id_ in SECTIONS)
    return tuple(section for section in sections if section.parts)


@memoized
def _section(id_: str, game: Game) -> Section:
    title, make = SECTIONS[id_]
    if id_ == "play" and not game.bets:
        title = "deal-and-declaration"
    return Section(id_, heading(say(title)), tuple(make(game)), ordered=id_ == "play")


@memoized
def _unusual_rule(book: Book, game: Game) -> Phrase:
    return joined([*_departing(book, game), unusual_rules(game)])


def _card(book: Book, game: Game) -> TableCard:
    card = table_card(game)
    return replace(card, special=(*_departing(book, game), *card.special))


@memoized
def _winning(game: Game) -> list[RuleView]:
    """The rules of the pot; where all shares use cards alike, only the first tells how."""
    rules = pot_rules(game)
    shares = [rule for rule in rules if rule.id in {share.id for share in game.showdown}]
    uses = [sentences(rule.text) for rule in shares]
    common = tuple(first for first, *others in zip(*uses, strict=False) if {first}.issuperset(others))
    if len(shares) < 2 or not common or any(said[: len(common)] != common for said in uses):
        return rules
    rest = {rule.id: joined(said[len(common) :]) for rule, said in zip(shares, uses, strict=True)}
    first, *others = shares
    if rest[first.id] or not all(rest[rule.id] for rule in others):
        return rules
    new = {rule.id: replace(rule, text=rest[rule.id]) for rule in others}
    new[first.id] = replace(first, title=say("together", items=[rule.title for rule in shares]))
    return [new.get(rule.id, rule) for rule in rules]


SECTIONS: Mapping[str, tuple[str, Callable[[Game], list[RuleView]]]] = {
    "setup": ("setup", setup_rules),
    "play": ("deal-and-betting", step_sentences),
    "winning": ("showdown-heading", _winning),
    "splitting": ("ties-and-odd-chips", tie_rules),
    "limits": ("betting-limits", limit_rules),
}
TOLD_APART = tuple(id_ for id_ in SECTIONS if id_ != "play")  # what is done in play stands in the streets
# the parts of a page that depend only on the game and the choices of a table, not on the rest of the book
CORE: Mapping[str, Callable[[Book, Game], Any]] = {
    "pitch": lambda book, game: pitch(game),
    "essence": lambda book, game: game_summary(game),
    "peculiar": _unusual_rule,
    "facts": lambda book, game: game_facts(game),
    "streets": lambda book, game: streets(game),
    "sections": lambda book, game: rule_sections(game),
    "rankings": lambda book, game: ranking_tables(game),
    "card": _card,
    "table": lambda book, game: at_the_table(game),
    "screens": lambda book, game: screens(game, table_card(game).showdown),
}


# --- its base and its variants


def relative(book: Book, game: Game) -> Relative | None:
    """The base of a variant with what differs from it; None for a game without one in this book."""
    base = forest.base(book.offered, game)
    if base is None or bool(base.open_face) != bool(game.open_face):
        return None
    name, found = name_of(base.name), differences(Side(game), Side(base))
    before, after = around("relative-lead", "game", game=name)
    title = heading(say("differences", game=name))
    return Relative(base.id, name, title, before, after, found, brief(game, base))


def variants(book: Book, game: Game) -> Section | None:
    """The games that are based on this one; None where there are none."""
    found = tuple(
        Citation(other.id, "game", other.id, "", name_of(other.name)) for other in forest.variants(book, game)
    )
    return Section("variants", heading(say("variants", game=name_of(game.name))), found) if found else None


# --- the pieces of a page


def page_parts(game: Game) -> tuple[str, ...]:
    """Parts of the core of a page that are told each by itself, in its order: its sections are."""
    if game.open_face:
        return tuple(CORE)
    return tuple(one for part in CORE for one in (TOLD_APART if part == "sections" else (part,)))


@memoized
def places_of(book: Book, part: str, game: Game) -> PagePlaces:
    """The places that one part of the core of a page fills."""
    if part in TOLD_APART:
        return PLACES["sections"]([_section(part, game)])
    return PLACES[part](CORE[part](book, game))


# --- what the choices of a table change on the page of a game


# The place of the pictures of what wins; what precedes the id of an example in the name of its place.
FIGURES, HAND = "figures", "hand:"


def under_choices(book: Book, game: Game) -> UnderChoices:
    """A game under its choices. Who asks for the same game next finds what has been told of it."""
    known: UnderChoices | None = book.memo.under
    if known is None or known.game is not game:
        book.memo.under = known = UnderChoices(book, game)
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
        self.told: dict[tuple[str, Choices], NarratedExample] = {}
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

    def _hand(self, place: str, choices: Choices) -> NarratedExample:
        """An example, whose own choices override those of the table."""
        taken = self.usual | dict(choices) | self.examples[place].options
        choices = tuple((o, c) for o, c in taken.items() if c != self.usual[o])
        if (place, choices) not in self.told:
            self.told[place, choices] = self._played(place, choices) if self.under(choices) else UNTOLD
        return self.told[place, choices]

    def _played(self, place: str, choices: Choices) -> NarratedExample:
        game = self.tracked(choices)
        return self.memo.get(place, game, lambda: narrated_example(self.examples[place], game))

    def tracked(self, choices: Choices) -> Game:
        """The game under these choices, or where they do not go together without them, so that functions of it are memoized."""
        if choices not in self._tracked:
            self._tracked[choices] = self.memo.tracked(self.under(choices) or self.game)
        return self._tracked[choices]

    @property
    def alone(self) -> list[OneChoice]:
        """Every choice that is not the usual one."""
        return [(option, choice) for option, choices in self.others.items() for choice in choices]

    def refused_pairs(self) -> tuple[Choices, ...]:
        """Choices that the book refuses together: one of an option of the game itself with one of any other option."""
        return tuple(
            both
            for both in combinations(self.alone, 2)
            if both[0][0] != both[1][0] and self.own.intersection(dict(both)) and not self.under(both)
        )

    def switched(self) -> Switched:
        """Everything that a choice of the game, or several, change on its page."""
        singles: list[Choices] = [(one,) for one in self.alone if self.under((one,))]
        refused, edits = self.refused_pairs(), dict[str, dict[Choices, Edits]]()
        for place, before in self.base.items():
            told = {one: edited(before, self.at(place, one)) for one in singles if self._is_told(place, one)}
            edits[place] = {one: made for one, made in told.items() if made}
        for both in combinations([one for (one,) in singles], 2):
            (option, _), (other, _) = both
            if option == other or both in refused:
                continue
            for place, made in edits.items():
                by = sum((it,) in made for it in both)
                if by == 2 or (by and self.own.intersection(dict(both))):
                    self._view(place, both, made)
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
            refused=refused,
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


class NarratedExample(NamedTuple):
    """An example as it comes out in a game under its choices; nothing where its hand cannot be played so."""

    pieces: tuple[Piece, ...] = ()
    result: Result | None = None


UNTOLD = NarratedExample()


def narrated_example(example: Example, game: Game) -> NarratedExample:
    try:
        result = played(game, example)
        return NarratedExample((Piece("example", result_view(game, example, result, stepped=False)),), result)
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

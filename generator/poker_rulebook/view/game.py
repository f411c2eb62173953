"""The page of a game, and the pieces of it that the choices of a table edit, place by place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from poker_rulebook.book import forest
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.cards import texts
from poker_rulebook.play.lesson import Lesson
from poker_rulebook.play.script import run
from poker_rulebook.play.seeing import hidden_from
from poker_rulebook.view import open_face_rules
from poker_rulebook.view.boards import game_boards
from poker_rulebook.view.brief import brief
from poker_rulebook.view.citations import game_digest, of_both, option_rules, option_view, rules_for
from poker_rulebook.view.differences import Side, differences
from poker_rulebook.view.essence import essence, pitch
from poker_rulebook.view.examples import example_view, figures
from poker_rulebook.view.facts import counted_facts, game_facts
from poker_rulebook.view.memo import Memo, memoized
from poker_rulebook.view.peculiar import peculiarities
from poker_rulebook.view.pot import pot_rules, tie_rules
from poker_rulebook.view.rankings import game_chances, ranking_tables
from poker_rulebook.view.screens import at_the_table, screens
from poker_rulebook.view.sentences import Phrase, around, heading, joined, name_of, say, sentences, written
from poker_rulebook.view.setup import setup_rules
from poker_rulebook.view.streets import steps_told, streets
from poker_rulebook.view.table_cards import table_card
from poker_rulebook.view.tree import Citation, RuleView, Section
from poker_rulebook.view.views import GameView, Relative, Street, TableCard
from poker_rulebook.view.wagering import limit_rules


class Piece(NamedTuple):
    """A piece of a page. kind    what it is a piece of, which decides how it is set"""

    kind: str
    value: Any


PagePlaces = dict[str, tuple[Piece, ...]]


def game_view(book: Book, game: Game, memo: Memo | None = None) -> GameView:
    """Everything about a game. memo    of what is made of the same game under other choices"""
    whose, chances = game_chances(book, game)
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
        dealt=_dealt(game),
    )


def _dealt(game: Game) -> str:
    """The reader's cards in the first deal, without those that their player does not see."""
    lesson = Lesson(game, 1)
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
        return open_face_rules.sections(game, steps_told(game))
    sections = (_section(id_, game) for id_ in SECTIONS)
    return tuple(section for section in sections if section.parts)


@memoized
def _section(id_: str, game: Game) -> Section:
    title, make = SECTIONS[id_]
    if id_ == "play" and not game.bets:
        title = "deal-and-declaration"
    return Section(id_, heading(say(title)), tuple(make(game)), ordered=id_ == "play")


@memoized
def _peculiar(book: Book, game: Game) -> Phrase:
    return joined([*_departing(book, game), peculiarities(game)])


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
    "play": ("deal-and-betting", steps_told),
    "winning": ("showdown-heading", _winning),
    "splitting": ("ties-and-odd-chips", tie_rules),
    "limits": ("betting-limits", limit_rules),
}
TOLD_APART = tuple(id_ for id_ in SECTIONS if id_ != "play")  # what is done in play stands in the streets
# the parts of a page that depend only on the game and the choices of a table, not on the rest of the book
CORE: Mapping[str, Callable[[Book, Game], Any]] = {
    "pitch": lambda book, game: pitch(game),
    "essence": lambda book, game: essence(game),
    "peculiar": _peculiar,
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
        return _of_sections([_section(part, game)])
    return PLACES[part](CORE[part](book, game))


def _of_streets(streets: Sequence[Street]) -> PagePlaces:
    long = ((street, rule) for street in streets for rule in street.rules if rule.more)
    return {
        "strip": tuple(_pictured(street for street in streets if street.shown)),
        "streets": tuple(_rows(streets)),
        "long": row_of("long", long),
    }


def _of_sections(sections: Iterable[Section]) -> PagePlaces:
    told = {section.id: section.parts for section in sections if not section.ordered}
    return {
        id_: tuple(piece for rule in rules for piece in _rule(rule)) for id_, rules in told.items() if rules
    }


def row_of(kind: str, values: Iterable[Any]) -> tuple[Piece, ...]:
    return tuple(Piece(kind, value) for value in values)


def _pictured(streets: Iterable[Street]) -> Iterator[Piece]:
    """The strip of pictures: for each street what is dealt, and how it is bet."""
    when: Phrase = ""
    for street in streets:
        if street.when and street.when != when:
            yield Piece("branch", street.when)
        yield Piece("picture", replace(street, bets=(), dealt=()))
        yield Piece("sizes", street.bets)
        when = street.when


def _rows(streets: Sequence[Street]) -> Iterator[Piece]:
    """The table of streets; deal and betting of a street are separate pieces, as one may change without the other."""
    yield Piece("head", any(street.bets for street in streets))
    for before, street in zip((None, *streets), streets, strict=False):
        if before is None or street.when != before.when:
            yield Piece("rows", street.when)
        yield Piece("row", (replace(street, bets=(), shown=()), bool(street.bets)))
        yield Piece("bets", (street.id, street.bets))


def _rule(rule: RuleView) -> Iterator[Piece]:
    """A rule sentence by sentence, between its beginning and its end."""
    yield Piece("rule", replace(rule, text=""))
    yield from row_of("text", sentences(rule.text))
    yield Piece("end", rule.id)


def _of_card(card: TableCard) -> Iterator[Piece]:
    """What a card says, line by line."""
    yield from row_of("fact", card.facts)
    yield from row_of("street", card.streets)
    lines: tuple[Phrase, ...] = (*card.showdown, *card.special)
    yield from row_of("line", lines)


PLACES: Mapping[str, Callable[[Any], PagePlaces]] = {
    "pitch": lambda said: {"pitch": row_of("text", sentences(said))},
    "essence": lambda said: {"summary": row_of("text", sentences(said))},
    "peculiar": lambda said: {"peculiar": row_of("text", sentences(said))},
    "facts": lambda facts: {"facts": row_of("fact", facts)},
    "streets": _of_streets,
    "sections": _of_sections,
    "rankings": lambda tables: {"rankings": row_of("ranking", tables)},
    "card": lambda card: {"card": tuple(_of_card(card))},
    "table": lambda table: {"table": row_of("table_head", [table])},
    "screens": lambda screens: {"screens": row_of("screen", screens)},
}

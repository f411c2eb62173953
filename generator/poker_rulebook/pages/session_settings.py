"""What a table or a house settles before the first hand: options of its games, and choices of general rules.

    before_game(book, book.games["razz"])
    before_mix(book, book.mixes["horse"])
    before_games(book, [book.games["razz"], book.games["badugi"]])
    general_befores(book)["stud"]

A point that several games share is asked once. The first choice is the usual one. A table ticks its choices on a page
or a sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import Self

from msgspec.structs import replace

from poker_rulebook.book.chapters import Chapter, Rule, concerns
from poker_rulebook.book.house import Mix
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.document.edition import ANY
from poker_rulebook.document.tree import Citation, OptionView
from poker_rulebook.document.views import Before, PointsToSettle
from poker_rulebook.language.sentences import Phrase, heading, name_of, say, written
from poker_rulebook.pages.citations import (
    RuleNumbers,
    choices_of,
    citation,
    mix_option,
    option_rules,
    option_view,
    rule_numbers,
)

AMOUNTS: dict[str, Callable[[Game], bool]] = {
    "blinds": lambda game: "big" in game.forced_bets.blinds,
    "button-blind": lambda game: "button" in game.forced_bets.blinds,
    "ante": lambda game: bool(game.forced_bets.ante),
    "bring-in": lambda game: bool(game.forced_bets.bring_in),
    "bets": lambda game: "fixed-limit" in game.betting and not game.open_face,
    "points": lambda game: game.open_face is not None,
    "buy-in": lambda game: True,
    "smallest-chip": lambda game: game.open_face is None,
}


OWN_SHEETS = ("flop", "stud", "draw")  # families that have a general sheet


def befores(book: Book) -> dict[str, Before]:
    """Id of a game or mix -> what is to be settled for it."""
    return {game.id: before_game(book, game) for game in book.offered.values()} | {
        mix.id: before_mix(book, mix) for mix in book.offered_mixes.values()
    }


def general_befores(book: Book) -> dict[str, Before]:
    """What a room settles once for all its games: of flop, of stud, of draw, as far as the book has any, and of any kind."""
    families: dict[str, list[Game]] = {}
    for game in book.offered.values():
        families.setdefault(game.family, []).append(game)
    sheets = {
        family: (heading(say(f"family-{family}")), {family: families[family]})
        for family in OWN_SHEETS
        if family in families
    }
    return {
        id_: replace(_before(_AskedOfFamilies(book, some), id_, name), games=())
        for id_, (name, some) in {**sheets, ANY: (say("before-any"), families)}.items()
    }


def before_game(book: Book, game: Game) -> Before:
    return _before(_Asked(book, [game]), game.id, name_of(game.name))


def before_games(book: Book, games: Sequence[Game]) -> Before:
    """What is to be settled for games that are played in turn, or for a single game."""
    if len(games) == 1:
        return before_game(book, games[0])
    return _before(_Asked(book, games), "games", say("before-games", n=len(games)))


def before_mix(book: Book, mix: Mix) -> Before:
    """What a mix leaves open: the formats and choices that it names for its games are settled."""
    games = []
    for game in (part.game for part in mix.games):
        left = tuple(o for o in game.options if o.id != "limit" and o.id not in game.choices)
        games.append(replace(game, betting=(game.limit,), options=left))
    asked = _Asked(book, games, mix)
    return _before(asked, mix.id, name_of(mix.name))


def _before(asked: _Asked, id_: str, name: Phrase) -> Before:
    """What is to be settled, and how much of it a preset or a house has settled."""
    games, groups, house = asked.games, _groups(asked), asked.book.house
    settled: Phrase = ""
    if house:
        left, all_of_them = (
            sum(len(group.points) for group in found) for found in (groups, _groups(asked.undecided()))
        )
        name_of_it = name_of((house.base or house).name)
        settled = say("before-settled", preset=name_of_it, n=all_of_them - left) if all_of_them > left else ""
    return Before(
        id=id_,
        name=name,
        games=tuple({game.id: name_of(game.name) for game in games}.items()),
        amounts=tuple(say(f"before-{key}") for key, fits in AMOUNTS.items() if any(map(fits, games))),
        groups=groups,
        settled=settled,
    )


def _groups(asked: _Asked) -> tuple[PointsToSettle, ...]:
    """What the mix leaves open, what the games do, and what the rules of each chapter do."""
    groups = [
        _group("mix", "", say("before-mix"), asked.by_mix()),
        _group("own", "", say("before-own"), asked.by_games()),
        *(
            _group(chapter.id, asked.numbers[chapter.id], written(chapter.name), asked.by_rules(chapter))
            for chapter in asked.book.chapters.values()
        ),
    ]
    return tuple(group for group in groups if group.points)


def _group(id_: str, number: str, name: Phrase, points: Iterable[OptionView]) -> PointsToSettle:
    found = tuple(points)
    games = {point.games for point in found}
    if len(games) > 1:
        return PointsToSettle(id_, number, name, (), found)
    alike = next(iter(games), ())
    return PointsToSettle(id_, number, name, alike, tuple(replace(point, games=()) for point in found))


class _Asked:
    """The points of some games, each asked once."""

    def __init__(self, book: Book, games: Sequence[Game], mix: Mix | None = None):
        self.book, self.games, self.mix, self.house = book, games, mix, book.house
        self.numbers: RuleNumbers = rule_numbers(book)
        self.names = {game.id: name_of(game.short) for game in games}
        self.decided = {game.id: book.decided_in(game) for game in games}
        self.common: Mapping[str, Citation] = option_rules(
            book, (option.id for game in games for option in game.options)
        )

        self.settling = [
            rule for chapter in book.chapters.values() for rule in chapter.rules if rule.settled_by
        ]

    def undecided(self) -> Self:
        """The same, with what a preset or a house has settled."""
        same = copy(self)
        same.house, same.decided = None, {game: {} for game in self.decided}
        return same

    def _concerned(self, ids: Sequence[str]) -> tuple[Phrase, ...]:
        """Names of the games with these ids; empty where that is all of them."""
        found = dict.fromkeys(ids)
        return () if len(found) == len(self.names) else tuple(self.names[id_] for id_ in found)

    def by_mix(self) -> Iterator[OptionView]:
        """What the mix itself leaves open."""
        if not (mix := self.mix):
            return
        for option in mix.options:
            shown, when = mix_option(mix, option), option.id == "change"
            if not (when and self.house and mix.change in self.book.settled.get("mix", ())):
                rule = self._settling("mix", shown) if when else None
                yield OptionView(shown.id, shown.title, shown.parts, rule)

    def by_games(self) -> Iterator[OptionView]:
        """The options that no general rule sets out; the same option of two games is one point."""
        asking: dict[OptionView, list[str]] = {}
        for game in self.games:
            for option in game.options:
                if option.id not in self.common and option.id not in self.decided[game.id]:
                    asking.setdefault(option_view(option), []).append(game.id)
        several = len(self.names) > 1
        for shown, ids in asking.items():
            anchor = f"{ids[0]}-{shown.id}" if several else shown.id
            rule = self._settling(shown.id, shown)
            yield OptionView(anchor, shown.title, shown.parts, rule, self._concerned(ids))

    def _settling(self, option: str, shown: OptionView) -> Citation | None:
        """The general rule on the same, if every one of its choices is one of these."""
        there = {choice.id for choice in shown.parts}
        for rule in self.settling:
            ways = rule.settled_by.get(option, {}).values()
            if ways and not any(there.isdisjoint(same) for same in ways):
                return citation(self.book, rule.id, self.numbers)
        return None

    def _left(self, chapter: Chapter) -> Iterator[tuple[Rule, list[str]]]:
        """The rules of a chapter that leave a choice, each with the games in which it does."""
        if "mixed" in chapter.applies and len(self.names) < 2:
            return
        for rule in chapter.rules:
            if self.house and self.house.choice_of(rule):
                continue
            ids = [game.id for game in self.games if self._is_open(chapter, rule, game)]
            if ids:
                yield rule, ids

    def by_rules(self, chapter: Chapter) -> Iterator[OptionView]:
        """What the rules of a chapter leave open, and neither a preset nor the house settles."""
        for rule, ids in self._left(chapter):
            cited = citation(self.book, rule.id, self.numbers)
            shown = option_view(rule.option) if rule.option else None
            choices = shown.parts if shown else choices_of(self.book, rule)
            yield OptionView(
                rule.id, shown.title if shown else cited.title, choices, cited, self._concerned(ids)
            )

    def _is_open(self, chapter: Chapter, rule: Rule, game: Game) -> bool:
        """Whether the rule leaves a choice that neither the mix nor an option of the game settles.

        A rule that sets out an option is open for a game with that option, unless none of its formats is played.
        """
        known = {option.id for option in game.options} | ({"mix"} if self.mix else set())
        if rule.option:
            limits = chapter.applies.get("limits", game.betting)
            open_here = rule.option.id in known and rule.option.id not in self.decided[game.id]
            return open_here and not set(game.betting).isdisjoint(limits)
        about = "mixed" in chapter.applies or concerns(chapter, game)
        return about and concerns(rule, game) and bool(rule.choices) and known.isdisjoint(rule.settled_by)


class _AskedOfFamilies(_Asked):
    """The points of general rules that at least half of the games of a family leave open. One that concerns fewer than half of
    the families names them in place of games."""

    def __init__(self, book: Book, families: Mapping[str, Sequence[Game]]):
        super().__init__(book, [game for games in families.values() for game in games])
        self.families = families

    def by_games(self) -> Iterator[OptionView]:
        """Options of a game stand on its own page."""
        return iter(())

    def _left(self, chapter: Chapter) -> Iterator[tuple[Rule, list[str]]]:
        for rule, ids in super()._left(chapter) if "mixed" not in chapter.applies else ():
            families = [
                family
                for family, games in self.families.items()
                if 2 * sum(game.id in ids for game in games) >= len(games)
            ]
            if families:
                yield rule, families

    def _concerned(self, ids: Sequence[str]) -> tuple[Phrase, ...]:
        if 2 * len(ids) >= len(self.families):
            return ()
        return tuple(heading(say(f"family-{family}")) for family in ids)

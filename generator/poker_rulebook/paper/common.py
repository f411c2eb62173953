"""What many games share: rules, rankings and options that stand once in the book, with a mark by which games cite them.

Rules that differ in a parameter alone, and rankings whose tables differ in a card alone, are one, and each way in which
games have it is a row with a mark of its own: L1 is on paper a table of L1a, L1b, …
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from string import ascii_lowercase

from msgspec import Struct

from poker_rulebook.paper.typst_text import DOT, Setter, SetText, Typeset, spaced
from poker_rulebook.paper.typst_text import joined as set_together
from poker_rulebook.view.parameters import fixed, parametric
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import Phrase, joined, say
from poker_rulebook.view.tree import OptionView, RuleView, TableView
from poker_rulebook.view.views import GameView

SECTIONS = {"setup": "D", "splitting": "T", "limits": "L"}  # of a game, with the letter of what they share
RANKINGS, OPTIONS = "R", "O"
SHORT = 60  # letters, up to which a rule stands in the game itself
MANY = 3  # games, from which on a rule or an option is a common one
NAMED = 12  # games that a row names; of more it says how many
NAMES = {"ties": "paper-ties", "odd-chips": "paper-odd-chips", "side-pots": "paper-side-pots"}

Content = RuleView | TableView | OptionView


class CommonWay(Struct, frozen=True, eq=False):
    """What some games say in the same words.

    mark    D1, or D1a where there are several ways; of    what it says, as the first game says it; games    who say it
    """

    mark: str
    name: Phrase
    of: Content
    games: Sequence[GameView]


class Common(Struct, frozen=True):
    """One of them.    mark    D1; name    what it is called; ways    that of most games first"""

    mark: str
    name: Phrase
    ways: Sequence[CommonWay]


class Shared(Struct, frozen=True):
    """All of them, in the order of their marks."""

    every: Sequence[Common]
    ways: dict[object, CommonWay]  # by what they say

    def find(self, said: Content) -> CommonWay | None:
        return self.ways.get(_key(said))

    def of(self, letter: str) -> list[Common]:
        return [common for common in self.every if common.mark[0] == letter]


def shared(games: Iterable[GameView]) -> Shared:
    """What several of these games say in the same words, or with other values of a parameter."""
    who, first = defaultdict[object, list[GameView]](list), dict[object, tuple[str, Content, Phrase]]()
    for game in games:
        for letter, said in _of(game):
            name = next((f.text for f in game.counted if f.id == said.id), _name(said))
            first.setdefault(_key(said), (letter, said, name))
            who[_key(said)].append(game)
    alike = defaultdict[object, list[object]](list)
    for key, (letter, said, _) in first.items():
        alike[letter, _fixed(said)].append(key)
    every, ways = list[Common](), dict[object, CommonWay]()
    for letter in (*SECTIONS.values(), RANKINGS, OPTIONS):
        groups = [
            _in_order({key: (first[key][1], len(who[key])) for key in keys})
            for keys in alike.values()
            if first[keys[0]][0] == letter
        ]
        counts = {keys[0]: sum(len(who[key]) for key in keys) for keys in groups}
        many = [keys for keys in groups if counts[keys[0]] >= (2 if letter == RANKINGS else MANY)]
        many.sort(key=lambda keys: (_order(first[keys[0]][1]), -counts[keys[0]]))
        for n, keys in enumerate(many, 1):
            marks = [f"{letter}{n}{row if len(keys) > 1 else ''}" for row in ascii_lowercase[: len(keys)]]
            own = {
                key: CommonWay(mark, first[key][2], first[key][1], who[key])
                for mark, key in zip(marks, keys, strict=True)
            }
            every.append(Common(f"{letter}{n}", first[keys[0]][2], tuple(own.values())))
            ways |= own
    return Shared(every, ways)


def _in_order(ways: dict[object, tuple[Content, int]]) -> list[object]:
    """The ways of a rule: that of most games first, those with the same in the first column one after the other.

    ways    what each says, and how many games say it
    """
    keys = sorted(ways, key=lambda key: -ways[key][1])
    rules = [_whole(rule) for key in keys if isinstance(rule := ways[key][0], RuleView)]
    if len(rules) < 2:
        return keys
    firsts = [cells[0] for cells in parametric(rules).cells]
    return [key for _, key in sorted(zip(map(firsts.index, firsts), keys, strict=True), key=itemgetter(0))]


def _of(game: GameView) -> Iterator[tuple[str, Content]]:
    for section in game.sections:
        if section.id in SECTIONS:
            yield from ((SECTIONS[section.id], rule) for rule in section.parts if _is_long(rule))
    yield from ((RANKINGS, ranking) for ranking in game.rankings)
    yield from ((OPTIONS, option) for option in own_options(game))


def own_options(game: GameView) -> list[OptionView]:
    """The options of a game that no general rule explains, without the betting format, which stands with the limits."""
    return [option for option in game.options if option.rule is None and option.id != "limit"]


def _is_long(rule: RuleView) -> bool:
    """Whether a rule is so long that a reference to it, by name, is shorter."""
    return bool(_name(rule)) and len(plain(_whole(rule))) > SHORT


def _whole(rule: RuleView) -> Phrase:
    return joined([rule.text, rule.more])


def _key(said: Content) -> object:
    """What two rules must have in common to count as the same."""
    match said:
        case RuleView():
            return (_name(said), _whole(said))
        case TableView():
            return (said.title, said.text, said.rows)
        case OptionView():
            return (said.id, said.title, said.parts)


def _fixed(said: Content) -> object:
    """What ways of one rule have in common: of a rule what is no parameter, of a ranking all but its cards."""
    match said:
        case RuleView():
            return (_name(said), fixed(_whole(said)))
        case TableView():
            return (said.title, said.text, tuple((row.cells, row.group, row.place) for row in said.rows))
        case OptionView():
            return _key(said)


_RULES = "deck joker forced-bets dealing order-of-dealing no-betting ties odd-chips side-pots".split()


def _order(said: Content) -> int:
    """Sort key: rules in the order in which a game needs them, others by how many games share them."""
    return _RULES.index(said.id) if said.id in _RULES else len(_RULES)


def _name(said: Content) -> Phrase:
    return say(NAMES[said.id]) if said.id in NAMES else said.title


# --- on paper


def shared_data(t: Setter, shared: Shared) -> list[Typeset]:
    """What games share, letter by letter."""
    parts = []
    for key, letter in {**SECTIONS, "rankings": RANKINGS, "options": OPTIONS}.items():
        told = [_common(t, common) for common in shared.of(letter)]
        if told:
            parts.append({"id": key, "t": t(say(f"paper-shared-{key}")), "rules": told})
    return parts


def places_of(shown: Typeset) -> list[str]:
    """The places of a common rule, and of its ways, to which games refer."""
    return [f"common-{mark}" for mark in (shown["mark"], *shown["marks"])]


def _common(t: Setter, common: Common) -> Typeset:
    """A rule with the marks of its ways: with rows of a ranking, or with a table of its parameters."""
    several = common.ways if len(common.ways) > 1 else ()
    made: Typeset = {"mark": common.mark, "name": t(common.name), "marks": [way.mark for way in several]}
    match common.ways[0].of:
        case RuleView() as rule if several:
            return made | _table_of_ways(t, several)
        case RuleView() as rule:
            return made | {"text": t(_whole(rule))}
        case TableView() as table:
            return made | {"text": t(table.text), "rows": _rows(t, table, several)}
        case OptionView() as option:
            return made | {"text": choices(t, option)[2]}


def _table_of_ways(t: Setter, ways: Sequence[CommonWay]) -> Typeset:
    made = parametric([_whole(way.of) for way in ways if isinstance(way.of, RuleView)])
    together = [len(list(same)) for _, same in groupby(cells[0] for cells in made.cells)]
    spans = [n for many in together for n in (many, *[0] * (many - 1))]
    rows = [
        {"mark": way.mark, "span": span, "cells": [t(cell) or "–" for cell in cells], "games": _games(t, way)}
        for way, cells, span in zip(ways, made.cells, spans, strict=True)
    ]
    heads = [*map(t, made.heads), t(say("column-games"))]
    return {"text": t(made.text), "table": {"heads": heads, "rows": rows}}


def _rows(t: Setter, table: TableView, ways: Sequence[CommonWay]) -> list[Typeset]:
    """The lines of a ranking; where a card differs, one for each way."""
    rows, known = list[Typeset](), set[str]()
    for n, shown in enumerate(t.shown(table.rows)):
        theirs = {way.mark: way.of.rows[n].cards for way in ways if isinstance(way.of, TableView)}
        if len(set(theirs.values())) < 2:
            rows.append(shown)
            continue
        for way in ways:
            cells = [spaced([*shown["cells"][:1], _games(t, way)], DOT)]
            own = {"mark": way.mark, "cells": cells, "cards": t.cards(theirs[way.mark])}
            rows.append(shown | own | {"is_place": way.mark not in known})
            known.add(way.mark)
    return rows


def _games(t: Setter, way: CommonWay) -> SetText:
    """Who has it: the games by name, or how many they are."""
    if len(way.games) > NAMED:
        return t(say("games-counted", n=len(way.games)))
    return spaced([[t.link(f"page-{game.id}", t(game.name))] for game in way.games], DOT)


def choices(t: Setter, option: OptionView) -> list[SetText]:
    """An option with its choices, the usual one first and marked, and what the house of this edition plays."""
    found = [
        set_together([["◆"], " ", t(say("house-choice")), " – ", t(choice.text)])
        if choice.taken and not choice.default
        else set_together([["●" if choice.default else "○"], " ", t(choice.text)])
        for choice in option.parts
    ]
    return ["", t(option.title), spaced(found)]

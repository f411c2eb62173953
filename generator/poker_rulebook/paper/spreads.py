"""The first and the last pages of the book as data: the ladder of hands, and what went wrong."""

from __future__ import annotations

from collections.abc import Mapping

from poker_rulebook.paper.typst_text import PAGE, Setter, Typeset
from poker_rulebook.view.book import Edition
from poker_rulebook.view.endpapers import Endpapers
from poker_rulebook.view.ladder import MARKS, Ladder, on_scale
from poker_rulebook.view.sentences import as_said, say
from poker_rulebook.view.views import GeneralRule

ENOUGH = 12  # games, from which on a book has a map


def endpaper_data(t: Setter, book: Edition, ends: Endpapers, *, paged: bool = True) -> dict[str, Typeset]:
    """The parts of the book that the endpapers are, by their kinds.    paged    whether they say on which page things stand"""
    rules = {rule.id: rule for chapter in book.chapters for rule in chapter.rules}
    found = {}
    if ends.ladder:
        found["ladder"] = _ladder(t, ends.ladder, rules)
    if len(ends.branches) >= ENOUGH:
        found["map"] = _map(t, book, ends, "paged" if paged else "")
    if ends.wrong:
        found["wrong"] = _wrong(t, ends, rules)
    return found


def _map(t: Setter, book: Edition, ends: Endpapers, register: str) -> Typeset:
    names = {game.game: t(game.name) for game in ends.branches}
    families = {game.game: game.family for game in ends.branches}

    def at(game: str) -> Typeset:
        return {"name": names[game], "family": families[game], "page": t.link(f"page-{game}", "", PAGE)}

    return {
        "words": {
            key: t(as_said(register, say(key)))
            for key in "map-title map-text kind-title kind-whole kind-divided".split()
        },
        "families": [[family.id, t(family.name)] for family in book.families],
        "games": [at(it.game) | {"depth": it.depth, "change": t(it.change)} for it in ends.branches],
        "kinds": [
            {"name": t(it.row), "whole": [*map(at, it.whole)], "divided": [*map(at, it.divided)]}
            for it in ends.kinds
        ],
    }


def _ladder(t: Setter, found: Ladder, rules: Mapping[str, GeneralRule]) -> Typeset:
    highs = [
        {"name": t(rung.name), "cards": t.cards(rung.sample), "odds": [t(said) for said in rung.said]}
        | {"hands": t(found.counted(rung))}
        | {"at": rung.at}
        for rung in found.highs
    ]
    lows = [
        {"name": t(rung.name), "class": rung.is_class}
        | {"hands": [[t(it.hand), t(it.said), t(it.why)] for it in rung.hands]}
        for rung in found.lows
    ]
    scales = [
        {"name": t(scale.name), "ace": t(scale.ace), "straights": t(scale.straights)}
        | {"rule": _number(t, rules, scale.rule)}
        for scale in found.scales
    ]
    keys = "high high-text few many low low-text how".split()
    return {
        "words": {key: t(say(f"ladder-{key}")) for key in keys},
        "marks": [[t.language.number(n), on_scale(n)] for n in MARKS],
        "highs": highs,
        "scales": scales,
        "lows": lows,
        "followed": [{"hand": t(it.hand), "rungs": it.rungs} for it in found.followed],
    }


def _number(t: Setter, rules: Mapping[str, GeneralRule], id_: str) -> Typeset | str:
    """The number of a rule, which leads there; '' in a book without it."""
    return t.link(f"rule-{id_}", rules[id_].number) if id_ in rules else ""


def _wrong(t: Setter, ends: Endpapers, rules: Mapping[str, GeneralRule]) -> Typeset:
    turns = [
        {
            "question": t(turn.question),
            "rules": [
                {"name": t(rule.name), "until": t(rule.until), "number": _number(t, rules, rule.id)}
                | {"page": t.link(f"rule-{rule.id}", "", PAGE)}
                for rule in (rules[id_] for id_ in turn.rules if id_ in rules)
            ],
        }
        for turn in ends.wrong
    ]
    return {
        "title": t(say("went-wrong")),
        "text": t(say("errors-text")),
        "until": t(say("put-right-until")),
        "turns": [turn for turn in turns if turn["rules"]],
    }

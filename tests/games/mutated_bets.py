"""Changes of betting rounds: sizes, who acts first, what a bet needs, and what goes with an action."""

from __future__ import annotations

from collections.abc import Iterator

from altered import WORDS, Change, Data, became, ends, hands_near, own_at, words

from poker_rulebook.book.load import Book
from poker_rulebook.book.parts import apart, condition
from poker_rulebook.cards import rank_of
from poker_rulebook.ranking import Ranking

SHOWING = "-showing"


def bet_changes(book: Book, data: Data, index: int) -> Iterator[Change]:
    yield from _sizes(book, data, index)
    yield from _first_actors(book, data, index)
    yield from _openings(data, index)
    yield from _needed_hands(book, data["play"][index])
    yield from _with_the_action(data["play"][index])


def _sizes(book: Book, data: Data, index: int) -> Iterator[Change]:
    """Pot limit and no limit do not look at the size; a pair shows only in two up cards or more."""
    step = data["play"][index]
    if "fixed-limit" not in data["betting"]:
        return
    no_pair = own_at(book, data, index).up < 2
    for change in words("size", f"play.{step['id']}.size", step["size"]):
        (word,) = change.choice["set"].values()
        if not (no_pair and word == "small-or-pair"):
            yield change


def _first_actors(book: Book, data: Data, index: int) -> Iterator[Change]:
    step = data["play"][index]
    place, first = f"play.{step['id']}", step["first"]
    now = _meant(data["play"], index, step)
    for other in _fixed_actors(data, index):
        if other != first and _meant(data["play"], index, {"first": other}) != now:
            changed = {f"{place}.first": other, f"{place}.ranking": None}
            yield Change("first", f"{place}.first became {other}", {"set": changed})
    for other, ranking in _ways_of_showing(book, data, index):
        changed = {f"{place}.first": other, f"{place}.ranking": ranking}
        yield Change("first", f"{place}.first became {other} by {ranking}", {"set": changed})


def _fixed_actors(data: Data, index: int) -> list[str]:
    """The words of first actors that compare no cards showing, those that the round can have."""
    forced, opening = data["forced_bets"], _is_first(data["play"], index)
    impossible = {
        "left-of-big-blind": "big" not in forced.get("blinds", ()),
        "left-of-button": opening and "blinds" in forced,  # the left of the last blind there
        "bring-in": "bring_in" not in forced or not opening,
        "same-order": opening,
        "opener": opening,
    }
    return [word for word in WORDS["first"] if not word.endswith(SHOWING) and not impossible.get(word)]


def _is_first(play: list[Data], index: int) -> bool:
    """Whether no betting round comes before this one in the same hand."""
    return all(step["do"] != "bet" or apart(condition(step), condition(play[index])) for step in play[:index])


def _meant(play: list[Data], index: int, step: Data) -> tuple[str, str]:
    """First actor and ranking of a round: "the same order" is that of a round before it in the same hand."""
    if step["first"] == "same-order":
        before = [
            s for s in play[:index] if s["do"] == "bet" and not apart(condition(s), condition(play[index]))
        ]
        step = next(s for s in reversed(before) if s["first"] != "same-order")
    return step["first"], step.get("ranking", "")


def _ways_of_showing(book: Book, data: Data, index: int) -> list[tuple[str, str]]:
    """First actors and rankings of other rounds of the book that this one could have.

    Two rankings that differ in straights and flushes only are the same order for fewer than five cards.
    """
    step, up = data["play"][index], own_at(book, data, index).up
    if not up:
        return []
    bets = [
        s for source in map(book.games.source, book.games) for s in source.value["play"] if s["do"] == "bet"
    ]
    ways = sorted({(s["first"], s["ranking"]) for s in bets if "ranking" in s})
    ranks = {rank_of(card) for card in book.decks[data["deck"]].cards}
    orders = {_order(book, way, up, ranks): way for way in ways}
    first, ranking = _meant(data["play"], index, step)
    if ranking:
        orders.pop(_order(book, (first, ranking), up, ranks))
    return list(orders.values())


def _order(book: Book, way: tuple[str, str], up: int, ranks: set[int]) -> tuple:
    """What distinguishes a way of comparing so many cards showing of a deck with these ranks."""
    first, ranking = way
    whole = () if up < book.rankings[ranking].size else (ranking,)
    return (first, *whole, _groups(book.rankings[ranking], ranks))


def _groups(ranking: Ranking, ranks: set[int]) -> tuple:
    whole = ("straight", "flush", "straight-flush", "five-of-a-kind")
    rules = ranking.rules
    order = tuple(rank for rank in rules.ranks if rank in ranks)
    return order, rules.wins_lowest, tuple(kind for kind in rules.classes if kind not in whole)


def _openings(data: Data, index: int) -> Iterator[Change]:
    """What the first bet of a round must or may be.

    A pot that is carried over, as nobody bets, is the mark of a few games: that the others go on is not tried.
    """
    step, blinds = data["play"][index], "blinds" in data["forced_bets"]
    place, first = f"play.{step['id']}", _is_first(data["play"], index)
    if not (first and (blinds or step["first"] == "bring-in")):  # otherwise the round is open already
        yield from words("opening", f"{place}.opening", step.get("opening", "free"))
    if first and blinds:
        yield from words("limping", f"{place}.limping", step.get("limping", "allowed"))
        yield from words("jam_or_fold", f"{place}.jam_or_fold", step.get("jam_or_fold", "no"))
    if "if_passed" in step:
        yield from words("if_passed", f"{place}.if_passed", step["if_passed"])


def _needed_hands(book: Book, step: Data) -> Iterator[Change]:
    """The next stronger and weaker hand that a bet needs, or that must be bet; and no such rule at all."""
    for key in ("openers", "must_bet"):
        if key in step:
            place, needed = f"play.{step['id']}.{key}", step[key]
            yield became(key, place, None)
            for hand in hands_near(book.rankings[needed["ranking"]], needed["hand"]):
                yield became(key, f"{place}.hand", hand)
    if "must_bet" in step:
        place, said = f"play.{step['id']}.must_bet", step["must_bet"]
        yield from words("must_bet", f"{place}.or_loses", said["or_loses"])
        for other in (["fixed-limit"], ["no-limit"], ["fixed-limit", "no-limit"]):
            if other != said["in"]:
                yield became("must_bet", f"{place}.in", other)


def _with_the_action(step: Data) -> Iterator[Change]:
    """Cards that are discarded or turned up with an action."""
    place = f"play.{step['id']}"
    if "discard" in step:
        yield became("draw", f"{place}.discard", None)
        yield from (became("draw", f"{place}.discard", other) for other in ends(step["discard"]))
    if "turn_up" in step:
        yield became("turn_up", f"{place}.turn_up", None)
        yield from (
            became("turn_up", f"{place}.turn_up", n) for n in (step["turn_up"] - 1, step["turn_up"] + 1) if n
        )

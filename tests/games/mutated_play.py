"""Changes of the steps of play."""

from __future__ import annotations

from collections.abc import Iterator

from altered import WORDS, Change, Data, became, words

from generator.book.checks.names import cards_before
from generator.book.load import Book
from generator.ranking import Ranking

FIXED_PLACES = ("left-of-big-blind", "left-of-button")
SHOWING = "-showing"


def step_changes(book: Book, data: Data) -> Iterator[Change]:
    play = data["play"]
    for index, step in enumerate(play):
        yield Change("steps", f"{step['id']} was left out", {"drop": [step["id"]]})
        # Between two steps without betting no hand ends, and the chips come out the same in either order.
        if index + 1 < len(play) and "bet" in (step["do"], play[index + 1]["do"]):
            after = play[index + 1]["id"]
            moved = {"move": {step["id"]: {"after": after}}}
            yield Change("order", f"{step['id']} came after {after}", moved)
        if step["do"] in _CHANGES:
            yield from _CHANGES[step["do"]](book, data, index)


def _deal(book: Book, data: Data, index: int) -> Iterator[Change]:
    step = data["play"][index]
    place, cards = f"play.{step['id']}", step.get("cards")
    if isinstance(cards, dict):
        down, up = cards["down"], cards["up"]
        for other in ((down - 1, up), (down + 1, up), (down, up - 1), (down, up + 1)):
            yield _down_and_up("deal", place, *other)
        for other in ((down - 1, up + 1), (down + 1, up - 1)):
            yield _down_and_up("face", place, *other)
    elif cards is not None:
        yield from (became("deal", f"{place}.cards", n) for n in (cards - 1, cards + 1) if n)
    if "face" in step:
        yield from words("face", f"{place}.face", step["face"])
    if "if_short" in step:
        yield became("if_short", f"{place}.if_short", None)


def _down_and_up(rule: str, place: str, down: int, up: int) -> Change:
    if down and up:
        return became(rule, f"{place}.cards", {"down": down, "up": up})
    face = "down" if down else "up"
    changed = {f"{place}.cards": down or up, f"{place}.face": face}
    return Change(rule, f"{place}.cards became {down or up} {face}", {"set": changed})


def _bet(book: Book, data: Data, index: int) -> Iterator[Change]:
    step = data["play"][index]
    place, first = f"play.{step['id']}", step["first"]
    if "fixed-limit" in data["betting"]:  # pot limit and no limit do not look at the size
        yield from words("size", f"{place}.size", step["size"])
    for other in _fixed_actors(data, index):
        if other != first and not _begins_there(data["play"], index, {first, other}):
            changed = {f"{place}.first": other, f"{place}.ranking": None}
            yield Change("first", f"{place}.first became {other}", {"set": changed})
    for other, ranking in _ways_of_showing(book, data, index):
        changed = {f"{place}.first": other, f"{place}.ranking": ranking}
        yield Change("first", f"{place}.first became {other} by {ranking}", {"set": changed})


def _fixed_actors(data: Data, index: int) -> list[str]:
    """The words of first actors that compare no cards showing, those that the round can have."""
    forced, opening = data["forced_bets"], all(step["do"] != "bet" for step in data["play"][:index])
    impossible = {
        "left-of-big-blind": "blinds" not in forced,
        "bring-in": "bring_in" not in forced or not opening,
        "same-order": opening,
    }
    return [word for word in WORDS["first"] if not word.endswith(SHOWING) and not impossible.get(word)]


def _begins_there(play: list[Data], index: int, two: set[str]) -> bool:
    """Whether one of two first actors is "the same order", and the round before begins at the other one.

    Only for places that do not depend on the cards: left of the button is the same player every time.
    """
    before = next(
        (s["first"] for s in reversed(play[:index]) if s["do"] == "bet" and s["first"] != "same-order"), ""
    )
    return before in FIXED_PLACES and two == {"same-order", before}


def _ways_of_showing(book: Book, data: Data, index: int) -> list[tuple[str, str]]:
    """First actors and rankings of other rounds of the book that this one could have.

    Two rankings that differ in straights and flushes only are the same order for fewer than five cards.
    """
    step, up = data["play"][index], cards_before(data["play"], index).up
    if not up:
        return []
    bets = [s for source in book.sources.values() for s in source.value["play"] if "ranking" in s]
    ways = sorted({(s["first"], s["ranking"]) for s in bets})
    orders = {_order(book, way, up): way for way in ways}
    if "ranking" in step:
        del orders[_order(book, (step["first"], step["ranking"]), up)]
    return list(orders.values())


def _order(book: Book, way: tuple[str, str], up: int) -> tuple:
    """What distinguishes a way of comparing so many cards showing."""
    first, ranking = way
    whole = () if up < book.rankings[ranking].size else (ranking,)
    return (first, *whole, _groups(book.rankings[ranking]))


def _groups(ranking: Ranking) -> tuple:
    whole = ("straight", "flush", "straight-flush", "five-of-a-kind")
    rules = ranking.rules
    return rules.ranks, rules.wins_lowest, tuple(kind for kind in rules.classes if kind not in whole)


def _draw(book: Book, data: Data, index: int) -> Iterator[Change]:
    step = data["play"][index]
    fewest, most = step["cards"]
    for low, high in ((fewest - 1, most), (fewest + 1, most), (fewest, most - 1), (fewest, most + 1)):
        if 0 <= low <= high:
            yield became("draw", f"play.{step['id']}.cards", [low, high])


def _discard(book: Book, data: Data, index: int) -> Iterator[Change]:
    step = data["play"][index]
    place = f"play.{step['id']}"
    yield from (became("discard", f"{place}.cards", n) for n in (step["cards"] - 1, step["cards"] + 1) if n)
    if "before" in step:
        yield from words("before", f"{place}.before", step["before"])
    if cards_before(data["play"], index).up:  # otherwise every card lies face down
        yield from words("discard from", f"{place}.from", step.get("from", "any"))


def _divide(book: Book, data: Data, index: int) -> Iterator[Change]:
    step = data["play"][index]
    place = f"play.{step['id']}.hands"
    for giver in step["hands"]:
        for taker in step["hands"]:
            if giver is not taker and giver["cards"] > 1:
                changed = {
                    f"{place}.{giver['id']}.cards": giver["cards"] - 1,
                    f"{place}.{taker['id']}.cards": taker["cards"] + 1,
                }
                yield Change("divide", f"{giver['id']} gave a card to {taker['id']}", {"set": changed})


def _roll(book: Book, data: Data, index: int) -> Iterator[Change]:
    """Faces at the border of two outcomes lead to the other one."""
    step = data["play"][index]
    place = f"play.{step['id']}"
    yield became("roll", f"{place}.dice", 3 - step["dice"])
    leads = {face: outcome for outcome in step["outcomes"] for face in outcome["faces"]}
    for face, old in leads.items():
        for new in {
            o["id"]: o for o in (leads.get(face - 1, old), leads.get(face + 1, old)) if o is not old
        }.values():
            changed = {
                f"{place}.outcomes.{old['id']}.faces": [f for f in old["faces"] if f != face],
                f"{place}.outcomes.{new['id']}.faces": sorted([*new["faces"], face]),
            }
            yield Change("roll", f"{face} of {step['id']} led to {new['id']}", {"set": changed})


_CHANGES = {"deal": _deal, "bet": _bet, "draw": _draw, "discard": _discard, "divide": _divide, "roll": _roll}

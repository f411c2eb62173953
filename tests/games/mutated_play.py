"""Changes of the steps of play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from altered import WORDS, Change, Data, became, ends, own_at, words
from mutated_bets import bet_changes
from mutated_questions import look_changes, remove_changes, roll_changes

from poker_rulebook.book.load import Book
from poker_rulebook.book.parts import apart, condition


def step_changes(book: Book, data: Data) -> Iterator[Change]:
    play = data["play"]
    for index, step in enumerate(play):
        yield Change("steps", f"{step['id']} was left out", {"drop": [step["id"]]})
        # Between two steps without betting no hand ends, and the chips come out the same in either order.
        # Two steps that never come in the same hand have no order.
        following = play[index + 1] if index + 1 < len(play) else step
        if (
            not apart(condition(step), condition(following))
            and step is not following
            and "bet" in (step["do"], following["do"])
        ):
            after = following["id"]
            moved = {"move": {step["id"]: {"after": after}}}
            yield Change("order", f"{step['id']} came after {after}", moved)
        yield from _CHANGES[step["do"]](book, data, index) if step["do"] in _CHANGES else _each_key(step)


def _each_key(step: Data, besides: Sequence[str] = ()) -> Iterator[Change]:
    """Every number one lower and one higher, every end of a range, and every other word that the schema knows at that place."""
    for key in sorted(step.keys() - {"id", "do", "street", *besides}):
        rule, place, value = f"{step['do']} {key}", f"play.{step['id']}.{key}", step[key]
        if isinstance(value, int):
            yield from (became(rule, place, n) for n in (value - 1, value + 1) if n)
        elif key == "cards":
            yield from (became(rule, place, other) for other in ends(value))
        elif key in WORDS:
            yield from words(rule, place, value)


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
        yield from _other_faces(book, data, index)
    if "if_short" in step:
        yield became("if_short", f"{place}.if_short", None)


def _other_faces(book: Book, data: Data, index: int) -> Iterator[Change]:
    """Who has a card face down receives "by exposure" face up, and who has no card at all face down."""
    step, own = data["play"][index], own_at(book, data, index)
    same = {"up" if own.down else "down", "by-exposure"} if own.down or not own.up else set()
    for change in words("face", f"play.{step['id']}.face", step["face"]):
        (word,) = change.choice["set"].values()
        played = {face.replace("others", "up") for face in (word, step["face"])}  # who sees it is no result
        if word != "others" and len(played) > 1 and played != same:
            yield change


def _down_and_up(rule: str, place: str, down: int, up: int) -> Change:
    if down and up:
        return became(rule, f"{place}.cards", {"down": down, "up": up})
    face = "down" if down else "up"
    changed = {f"{place}.cards": down or up, f"{place}.face": face}
    return Change(rule, f"{place}.cards became {down or up} {face}", {"set": changed})


def _discard(book: Book, data: Data, index: int) -> Iterator[Change]:
    step = data["play"][index]
    yield from _each_key(step, besides=("from",))
    if own_at(book, data, index).up:  # otherwise every card lies face down
        yield from words("discard from", f"play.{step['id']}.from", step.get("from", "any"))


def _take(book: Book, data: Data, index: int) -> Iterator[Change]:
    step = data["play"][index]
    place = f"play.{step['id']}"
    yield became("take", f"{place}.turns", 2)
    yield became("take", f"{place}.refusals", None if "refusals" in step else 2)


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


def _expose(book: Book, data: Data, index: int) -> Iterator[Change]:
    step = data["play"][index]
    cards = step["cards"]
    others = ends(cards) if isinstance(cards, list) else [cards + 1]  # which of them is who sees what
    yield from (became("expose", f"play.{step['id']}.cards", other) for other in others)


def _stay(book: Book, data: Data, index: int) -> Iterator[Change]:
    step = data["play"][index]
    place = f"play.{step['id']}"
    yield from (became("stay", f"{place}.cap", n) for n in (2, None) if n != step.get("cap"))


def _declare(book: Book, data: Data, index: int) -> Iterator[Change]:
    step = data["play"][index]
    yield from words("declare", f"play.{step['id']}.said", step.get("said", "together"))


def _place(book: Book, data: Data, index: int) -> Iterator[Change]:
    """How many cards are received and laid, and how often. How they come is who sees what, and changes no result."""
    yield from _each_key({"rounds": 1} | data["play"][index], besides=("dealt",))


# Left out: who hears whether others are in is no result; which hidden card is turned up when is who sees what; which chips stand for which share is no result.
_CHANGES = {
    "deal": _deal, "bet": bet_changes, "take": _take, "discard": _discard, "divide": _divide, "expose": _expose,
    "roll": roll_changes, "look": look_changes, "remove": remove_changes, "stay": _stay, "declare": _declare, "place": _place,
}  # fmt: skip

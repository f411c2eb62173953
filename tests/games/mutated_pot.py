"""Changes of the board's lines and of the shares of the pot."""

from __future__ import annotations

from collections.abc import Iterator

from altered import Change, Data, became, shown

from generator.book.load import Book
from generator.cards import rank_of
from generator.ranking import Ranking


def share_changes(book: Book, data: Data) -> Iterator[Change]:
    for layout in data.get("board", []):
        yield from _lines(layout)
        yield from _groups(layout)
    yield from _all_shares(data)
    for share in data["showdown"]:
        place, ranking = f"showdown.{share['id']}", book.rankings[share["ranking"]]
        yield from _rankings(book, data, share, ranking)
        yield from _cards_used(place, share, ranking)
        if "qualifier" in share:
            yield from _qualifiers(place, share, ranking, alone=len(data["showdown"]) == 2)
        yield from _references(data, place, share)


def _lines(layout: Data) -> Iterator[Change]:
    """A line taken away, and a line that takes the card of another line at the same place."""
    lines, place = layout.get("lines", []), f"board.{layout['id']}.lines"
    for line in lines:
        if len(lines) > 1:
            left = [other for other in lines if other is not line]
            yield Change("lines", f"{place}.{line['id']} was taken away", {"set": {place: left}})
        for index, slot in enumerate(line["slots"]):
            beside = dict.fromkeys(other["slots"][index] for other in lines if index < len(other["slots"]))
            for new in (other for other in beside if other not in line["slots"]):
                slots = [*line["slots"][:index], new, *line["slots"][index + 1 :]]
                text = f"{place}.{line['id']} took {new} for {slot}"
                yield Change("lines", text, {"set": {f"{place}.{line['id']}.slots": slots}})


def _groups(layout: Data) -> Iterator[Change]:
    """A slot in another group of those from which a hand takes one card each."""
    groups, place = layout.get("one_from_each", []), f"board.{layout['id']}.one_from_each"
    for giver, slots in enumerate(groups):
        for taker in (number for number in range(len(groups)) if number != giver):
            for slot in slots:
                moved = [[s for s in group if s != slot] for group in groups]
                moved[taker].append(slot)
                yield Change("lines", f"{place}: {slot} stood in group {taker + 1}", {"set": {place: moved}})


def _all_shares(data: Data) -> Iterator[Change]:
    shares, between = data["showdown"], data["odd_chips"].get("between")
    for index, share in enumerate(shares if len(shares) > 1 else ()):
        left = [other for other in shares if other is not share]
        changed = {"showdown": left} | ({"odd_chips.between": None} if len(left) == 1 else {})
        yield Change("shares", f"showdown.{share['id']} was left out", {"set": changed})
        if between == "first-share" and index:  # otherwise the seats decide about odd chips
            swapped = [*shares[: index - 1], share, shares[index - 1], *shares[index + 1 :]]
            text = f"showdown.{share['id']} came before {shares[index - 1]['id']}"
            yield Change("shares", text, {"set": {"showdown": swapped}})


def _rankings(book: Book, data: Data, share: Data, right: Ranking) -> Iterator[Change]:
    """Every other ranking that fits the deck and the number of cards.

    Left out is the right one with a special rule added (Quick Quads): that a rule of one game does not hold
    in the others cannot be shown by each of them.
    """
    ranks = {rank_of(card) for card in book.decks[data["deck"]].cards}
    for other in book.rankings.values():
        fits = ranks <= set(other.rules.ranks) and (other.size == right.size or share["board"] == 0)
        if fits and other.rules._replace(fourth_by_sum=right.rules.fourth_by_sum) != right.rules:
            yield became("ranking", f"showdown.{share['id']}.ranking", other.id)


def _cards_used(place: str, share: Data, ranking: Ranking) -> Iterator[Change]:
    """Ends of the ranges of own and board cards. The two add up to a hand, so that they change together."""
    own = share["own"]
    low, high = own if isinstance(own, list) else (own, own)
    if share["board"] == 0:
        # without a board a hand is the best of the own cards, and no hand has more than are compared
        for most in (high - 1, high + 1):
            if low <= most <= ranking.size or (low == high and 0 < most <= ranking.size):
                yield became("own", f"{place}.own", most if low == high else [low, most])
        return
    ends = (
        (low - 1, high),
        (low + 1, high),
        (low, high - 1),
        (low, high + 1),
        (low - 1, high - 1),
        (low + 1, high + 1),
    )
    for low, high in ends:
        if 0 <= low <= high <= ranking.size:
            board = [ranking.size - high, ranking.size - low]
            changed = {f"{place}.own": [low, high], f"{place}.board": board}
            text = f"{place} used {shown([low, high])} own and {shown(board)} board cards"
            yield Change("own", text, {"set": changed})


def _qualifiers(place: str, share: Data, ranking: Ranking, alone: bool) -> Iterator[Change]:
    """The next stronger and the next weaker hand of several suits, and none.

    alone    whether there is one other share; it takes this one when nobody wins it, said or not
    """
    hands = [(value, text) for value, text in ranking.classes() if not text.endswith("suited")]
    at = [value for value, _ in hands].index(ranking.threshold(share["qualifier"]))
    for near in (at - 1, at + 1):
        if 0 <= near < len(hands):
            yield became("qualifier", f"{place}.qualifier", hands[near][1])
    if not (alone and at == len(hands) - 1):  # every hand of the ranking qualifies
        changed = {f"{place}.qualifier": None, f"{place}.otherwise": None}
        yield Change("qualifier", f"{place}.qualifier was taken away", {"set": changed})


def _references(data: Data, place: str, share: Data) -> Iterator[Change]:
    """Another share, another divided hand, another line."""
    others = [other["id"] for other in data["showdown"] if other is not share]
    hands = [hand["id"] for step in data["play"] for hand in step.get("hands", [])]
    lines = [line["id"] for layout in data.get("board", []) for line in layout.get("lines", [])]
    for key, known in (("otherwise", others), ("hand", hands)):
        if key in share:
            yield from (became(key, f"{place}.{key}", other) for other in known if other != share[key])
    if "lines" in share:
        yield became("lines", f"{place}.lines", None)
        yield from (became("lines", f"{place}.lines", [line]) for line in lines if [line] != share["lines"])

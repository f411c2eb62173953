"""Changes of the board's lines and of the shares of the pot."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from altered import Change, Data, became, ends, hands_near, same_but_special, shown, words

from poker_rulebook.book.load import Book
from poker_rulebook.book.parts import apart, condition
from poker_rulebook.cards import rank_of
from poker_rulebook.ranking import Ranking, threshold, weakest_hand
from poker_rulebook.ranking.named import spelled


def share_changes(book: Book, data: Data) -> Iterator[Change]:
    for layout in data.get("board", []):
        yield from _lines(layout)
        if "one_from_each" in layout:
            yield from _rows(layout)
    yield from _all_shares(data)
    for share in data["showdown"]:
        place, ranking = f"showdown.{share['id']}", book.rankings[share["ranking"]]
        yield from _rankings(book, data, share, ranking)
        yield from _cards_used(place, share, ranking)
        if "qualifier" in share:
            yield from _qualifiers(place, share, ranking, alone=len(data["showdown"]) == 2)
        if "down_suit" in share:
            yield from words("down_suit", f"{place}.down_suit", share["down_suit"])
            changed = {f"{place}.down_suit": None, f"{place}.otherwise": None}
            yield Change("down_suit", f"{place}.down_suit was taken away", {"set": changed})
        yield from _references(data, place, share)
    yield from _together(book, data)


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


def _rows(layout: Data) -> Iterator[Change]:
    """Two slots of different rows, from each of which a hand takes one card, in each other's place."""
    grid, place = layout["grid"], f"board.{layout['id']}.grid"
    for (upper, above), (lower, below) in combinations(enumerate(grid), 2):
        for one, other in product(range(len(above)), range(len(below))):
            changed = [list(row) for row in grid]
            changed[upper][one], changed[lower][other] = below[other], above[one]
            text = f"{place}: {above[one]} and {below[other]} changed places"
            yield Change("lines", text, {"set": {place: changed}})


def _all_shares(data: Data) -> Iterator[Change]:
    shares, between = data["showdown"], data["odd_chips"].get("between")
    for index, share in enumerate(shares if len(shares) > 1 else ()):
        left = [other for other in shares if other is not share]
        changed = {"showdown": left} | ({"odd_chips.between": None} if len(left) == 1 else {})
        yield Change("shares", f"showdown.{share['id']} was left out", {"set": changed})
        # Otherwise the seats decide about odd chips, or the two are never played for in the same hand.
        if between == "first-share" and index and not apart(condition(share), condition(shares[index - 1])):
            swapped = [*shares[: index - 1], share, shares[index - 1], *shares[index + 1 :]]
            text = f"showdown.{share['id']} came before {shares[index - 1]['id']}"
            yield Change("shares", text, {"set": {"showdown": swapped}})


def _rankings(book: Book, data: Data, share: Data, right: Ranking) -> Iterator[Change]:
    """Every other ranking that fits the deck and the number of cards.

    Left out is one that orders the hands of a small deck just so.
    """
    ranks = frozenset(rank_of(card) for card in book.decks[data["deck"]].cards)
    for other in book.rankings.values():
        fits = ranks <= set(other.rules.ranks) and (other.size == right.size or share["board"] == 0)
        fits = fits and (other.size > 1) == (right.size > 1)  # one card is no hand by mistake
        fits = fits and (other.rules.compare == "total") == (right.rules.compare == "total")
        if fits and not same_but_special(other, right):
            if len(ranks) < len(right.rules.ranks) and _order(other, ranks) == _order(right, ranks):
                continue
            yield became("ranking", f"showdown.{share['id']}.ranking", other.id)


def _order(ranking: Ranking, ranks: frozenset[int]) -> list[str]:
    """The hands that a deck of these ranks can make, best first."""
    return [words for _, words in ranking.within(ranks).classes()]


def _cards_used(place: str, share: Data, ranking: Ranking) -> Iterator[Change]:
    """Ends of the ranges of own and board cards. The two add up to a hand, so that they change together."""
    own = share["own"]
    if "or" in share:
        yield became("own", f"{place}.or", None)
        for other in (share["or"]["own"] - 1, share["or"]["own"] + 1):
            if 0 <= other <= ranking.size:
                changed = {"own": other, "board": ranking.size - other}
                yield became("own", f"{place}.or", changed)
    if own == "all":
        yield from _kept_cards(place, share, ranking) if share["board"] else ()
        return
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


def _kept_cards(place: str, share: Data, ranking: Ranking) -> Iterator[Change]:
    """Some of the kept cards instead of all, and other numbers of board cards that fill them up."""
    fewest, most = share["board"]
    changed = {f"{place}.own": [ranking.size - most, ranking.size - fewest]}
    yield Change("own", f"{place}.own became any number", {"set": changed})
    yield from (became("own", f"{place}.board", other) for other in ends(share["board"]))


def _qualifiers(place: str, share: Data, ranking: Ranking, alone: bool) -> Iterator[Change]:
    """The next stronger and the next weaker hand, and none.

    alone    whether there is one other share; it takes this one when nobody wins it, said or not
    """
    said = share["qualifier"]
    if isinstance(said, dict):
        ((question, by_outcome),) = said.items()
        for outcome, hand in by_outcome.items():
            for near in hands_near(ranking, hand):
                changed = {question: by_outcome | {outcome: near}}
                text = f"{place}.qualifier became {near} after {outcome}"
                yield Change("qualifier", text, {"set": {f"{place}.qualifier": changed}})
    else:
        yield from (became("qualifier", f"{place}.qualifier", near) for near in hands_near(ranking, said))
    weakest = min(value for value, _ in ranking.classes())
    every_hand = isinstance(said, str) and threshold(ranking, said) == weakest
    if not (alone and every_hand):
        changed = {f"{place}.qualifier": None, f"{place}.otherwise": None}
        yield Change("qualifier", f"{place}.qualifier was taken away", {"set": changed})


def _together(book: Book, data: Data) -> Iterator[Change]:
    """How several shares go together, and who takes a pot for which nobody qualifies."""
    shares = data["showdown"]
    if len(shares) > 1:
        yield from words("pot_goes_to", "pot_goes_to", data.get("pot_goes_to", "each-share"))
    declared = any(step["do"] == "declare" for step in data["play"])
    if declared or _nobody_may_qualify(book, shares):  # otherwise somebody always wins
        said = data.get("if_nobody_qualifies", "all-players")
        yield from words("if_nobody_qualifies", "if_nobody_qualifies", said)


def _nobody_may_qualify(book: Book, shares: list[Data]) -> bool:
    """Whether some hand, of those that the first ranking tells apart, qualifies for no share at all."""
    if not all(isinstance(share.get("qualifier"), str) for share in shares):
        return False
    rankings = [book.rankings[share["ranking"]] for share in shares]
    floors = [threshold(ranking, share["qualifier"]) for ranking, share in zip(rankings, shares, strict=True)]
    hands = (weakest_hand(rankings[0], spelled(rankings[0], worth)) for worth in rankings[0].places)
    return any(
        all(ranking.value(hand) < floor for ranking, floor in zip(rankings, floors, strict=True))
        for hand in hands
    )


def _references(data: Data, place: str, share: Data) -> Iterator[Change]:
    """Another share, another divided hand, another line."""
    others = [other["id"] for other in data["showdown"] if other is not share]
    hands = [hand["id"] for step in data["play"] for hand in step.get("hands", [])]
    lines = [line["id"] for layout in data.get("board", []) for line in layout.get("lines", [])]
    for key, known in (("otherwise", others), ("hand", hands)):
        if key in share:
            yield from (became(key, f"{place}.{key}", other) for other in known if other != share[key])
    within = "odd_chips_within"
    if any(within in other for other in data["showdown"]):
        new = None if within in share else "suit"
        yield became("odd_chips", f"{place}.{within}", new)
    if "lines" in share:
        yield became("lines", f"{place}.lines", None)
        yield from (became("lines", f"{place}.lines", [line]) for line in lines if [line] != share["lines"])

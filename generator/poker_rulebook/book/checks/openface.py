"""Checks of open-face games: rows that are filled, hands that exist, cards that suffice."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.checks.names import Known, no_hand, repeated, unresolved
from poker_rulebook.book.problems import Finding
from poker_rulebook.ranking import threshold

BETTING = ("betting", "raise_cap", "forced_bets", "showdown", "odd_chips", "pot_goes_to", "board", "joker")
ROWS = ("rows", "points", "royalties", "fantasyland", "win_cap")


def nothing_of_betting(data: dict, known: Known) -> Iterator[Finding]:
    for key in BETTING:
        if key in data:
            yield (key,), "an open-face game has points instead of bets and a pot", "delete the line"
    for index, step in enumerate(data["play"]):
        if step["do"] != "place":
            message = f"in an open-face game cards are placed; {step['do']!r} does not happen"
            yield ("play", index, "do"), message, "write 'do: place'"


def nothing_of_rows(data: dict, known: Known) -> Iterator[Finding]:
    """For every other game: words that only an open-face game has."""
    for key in ROWS:
        if key in data:
            yield (
                (key,),
                "only an open-face game has rows and points",
                "write 'family: open-face', or delete it",
            )
    for index, step in enumerate(data["play"]):
        if step["do"] == "place":
            message = "cards are placed in rows only in an open-face game"
            yield ("play", index, "do"), message, "write 'family: open-face', or another step"


def rows_are_filled(data: dict, known: Known) -> Iterator[Finding]:
    """The cards placed are those of a layout, and no step places more than a player receives."""
    total = sum(row["cards"] for row in data["rows"])
    placed = 0
    for index, step in enumerate(data["play"]):
        if step["do"] != "place":
            continue
        placed += step["place"] * step.get("rounds", 1)
        if step["place"] > step["receive"]:
            cards = "1 card" if step["receive"] == 1 else f"{step['receive']} cards"
            message = f"a player receives {cards} and cannot place {step['place']}"
            yield ("play", index, "place"), message, "write a smaller number"
    if placed != total:
        message = f"the rows have {total} cards together, and {placed} are placed"
        yield ("play",), message, "make them equal"


def rows_are_in_order(data: dict, known: Known) -> Iterator[Finding]:
    names = [row["id"] for row in data["rows"]]
    for index, name in repeated(names):
        yield ("rows", index, "id"), f"the row {name!r} stands twice", "rename one"
    for index, row in enumerate(data["rows"]):
        before = names[:index]
        if "at_least" in row and row["at_least"] not in before:
            yield unresolved(("rows", index, "at_least"), row["at_least"], "row before this one", before)
        ranking = known.rankings.get(row["ranking"])
        if ranking is None:
            yield unresolved(("rows", index, "ranking"), row["ranking"], "ranking", known.rankings)
        elif ranking.size != row["cards"]:
            message = f"{ranking.id!r} compares {ranking.size} cards, and the row has {row['cards']}"
            yield ("rows", index, "cards"), message, f"write {ranking.size}, or name another ranking"
        elif "qualifier" in row:
            yield from no_hand(("rows", index, "qualifier"), row["qualifier"], ranking)


def hands_are_of_their_rows(data: dict, known: Known) -> Iterator[Finding]:
    """Royalties and Fantasyland name rows that there are, and hands of their rankings, from the weakest up."""
    rankings = {row["id"]: known.rankings.get(row["ranking"]) for row in data["rows"]}
    lists = [(("royalties",), data["royalties"])]
    lists += [(("fantasyland", key), data["fantasyland"][key]) for key in ("enter", "stay")]
    for section, lines in lists:
        last: dict[str, int] = {}
        for index, line in enumerate(lines):
            at, row = (*section, index), line["row"]
            if row not in rankings:
                yield unresolved((*at, "row"), row, "row", rankings)
                continue
            if rankings[row] is None:
                continue
            wrong = list(no_hand((*at, "hand"), line["hand"], rankings[row]))
            yield from wrong
            value = 0 if wrong else threshold(rankings[row], line["hand"])
            if not wrong and value <= last.get(row, 0):
                message = f"this hand of the {row!r} row is not stronger than the one before it"
                yield (*at, "hand"), message, "put the weakest hand first"
            last[row] = max(value, last.get(row, 0))


def the_deck_suffices(data: dict, known: Known) -> Iterator[Finding]:
    players, deck = data["players"], known.decks.get(data["deck"])
    if players["min"] > players["max"]:
        message = f"{players['min']} is more than the most, {players['max']}"
        yield ("players", "min"), message, "exchange the two"
    if deck is None:
        yield unresolved(("deck",), data["deck"], "deck", known.decks)
        return
    if deck.jokers:
        yield ("deck",), "open-face games are played without a joker", "name a deck without one"
    usual = sum(s["receive"] * s.get("rounds", 1) for s in data["play"] if s["do"] == "place")
    there = data["fantasyland"]
    numbers = [usual, there["stay_cards"], there.get("both", 0), *(line["cards"] for line in there["enter"])]
    most = max(numbers)
    if most * players["max"] > deck.size:
        message = f"{players['max']} players may need {most} cards each, and the deck has {deck.size}"
        yield ("players", "max"), message, f"write {deck.size // most}"
    total = sum(row["cards"] for row in data["rows"])
    for at, number in (
        (("stay_cards",), there["stay_cards"]),
        *((("enter", i, "cards"), line["cards"]) for i, line in enumerate(there["enter"])),
        *([(("both",), there["both"])] if "both" in there else []),
    ):
        if number < total:
            message = f"{number} cards do not fill rows of {total}"
            yield ("fantasyland", *at), message, f"write {total} or more"


CHECKS = (nothing_of_betting, rows_are_filled, rows_are_in_order, hands_are_of_their_rows, the_deck_suffices)

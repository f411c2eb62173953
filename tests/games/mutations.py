"""Every rule of a game file altered, one at a time: changes that the worked examples must notice.

A change that cannot matter is left out here by a rule, and the rule says why.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from altered import Change, Data, became, own_at, words
from mutated_play import step_changes
from mutated_pot import share_changes
from mutated_questions import condition_changes
from mutated_rows import row_changes
from real_book import real_book

from poker_rulebook.book.load import Book
from poker_rulebook.book.options import all_options
from poker_rulebook.cards import RANKS, rank_of


@cache
def changes_of(name: str) -> list[Change]:
    """Every change of the file of a game."""
    book, data = real_book(), real_book().games.source(name).value
    if "rows" in data:
        return [
            *_table(book, data),
            *step_changes(book, data),
            *row_changes(book, data),
            *_options(book, data),
        ]
    return [
        *_table(book, data),
        *_wild(book, data),
        *_extra_card(book, data),
        *_limits(data),
        *_forced_bets(data),
        *_ties(data),
        *step_changes(book, data),
        *condition_changes(data),
        *share_changes(book, data),
        *_options(book, data),
    ]


def some_changes_of(name: str) -> list[Change]:
    """One change of each rule of a game; in other games of the same rule others."""
    by_rule: dict[str, list[Change]] = {}
    for change in changes_of(name):
        by_rule.setdefault(change.rule, []).append(change)
    return [random.Random(f"{name} {rule}").choice(changes) for rule, changes in by_rule.items()]


def _table(book: Book, data: Data) -> Iterator[Change]:
    players = data["players"]
    for key, step in (("min", 1), ("max", -1), ("max", 1)):
        if 2 <= players[key] + step <= 10:  # what the schema allows
            yield became("players", f"players.{key}", players[key] + step)
    for deck in book.decks.values():
        if deck.id != data["deck"]:
            joker = data.get("joker", "bug") if deck.jokers else None
            yield Change("deck", f"deck became {deck.id}", {"set": {"deck": deck.id, "joker": joker}})
    rankings = [book.rankings[share["ranking"]] for share in data.get("showdown", [])]
    # The joker is any card where only low hands are made: in a low hand a bug is.
    if "joker" in data and not all(ranking.rules.wins_lowest for ranking in rankings):
        yield from words("joker", "joker", data["joker"])


def _wild(book: Book, data: Data) -> Iterator[Change]:
    """A word on wild cards left out, and other ranks beside those that it names."""
    there = sorted({rank_of(card) for card in book.decks[data["deck"]].cards})
    for key, said in data.get("wild", {}).items():
        left = {other: value for other, value in data["wild"].items() if other != key}
        yield became("wild", "wild", left or None)
        if key == "rank_of":
            yield from (became("wild", "wild.rank_of", slot) for slot in ("1", "5") if slot != said)
        for rank in said if key in ("ranks", "after") else ():
            near = there.index(RANKS.index(str(rank)))
            for other in {near - 1, near + 1} & set(range(len(there))):
                letter = RANKS[there[other]]
                beside = int(letter) if letter.isdigit() else letter
                now = letter if key == "after" else [beside if it == rank else it for it in said]
                if key == "after" or beside not in said:
                    yield became("wild", f"wild.{key}", now)


def _extra_card(book: Book, data: Data) -> Iterator[Change]:
    """No extra card, one that comes the other way, and other ranks that bring it."""
    if "extra_card" not in data:
        return
    said = data["extra_card"]
    yield became("extra_card", "extra_card", None)
    yield became("extra_card", "extra_card.face", "down" if said["face"] == "up" else "up")
    near = RANKS.index(said["on"])
    yield from (became("extra_card", "extra_card.on", RANKS[rank]) for rank in (near - 1, near + 1))


def _limits(data: Data) -> Iterator[Change]:
    formats = data.get("betting", [])
    for name in formats[1:]:
        others = [other for other in formats if other != name]
        yield Change("betting", f"{name} became the usual format", {"set": {"betting": [name, *others]}})
    for name in formats if len(formats) > 1 else ():
        left = [other for other in formats if other != name]
        yield Change("betting", f"betting lost {name}", {"set": {"betting": left}})
    if "raise_cap" in data:
        cap = data["raise_cap"]
        for other in ("none", cap - 1, cap + 1) if cap != "none" else (4,):
            if other == "none" or 2 <= other <= 12:
                yield became("raise_cap", "raise_cap", other)
        yield from words("raise_cap_with_two", "raise_cap_with_two", data.get("raise_cap_with_two", "same"))
        yield from words("check_raise", "check_raise", data.get("check_raise", "allowed"))
    # What follows a short all-in or a short stub: where a file does not say it, the options in common/ are compared.
    for key in ("short_all_in", "short_stub"):
        if key in data:
            yield from words(key, key, data[key])


def _forced_bets(data: Data) -> Iterator[Change]:
    forced = data["forced_bets"]
    for key in forced:
        yield became(key, f"forced_bets.{key}", None)
        if isinstance(forced[key], str):
            yield from words(key, f"forced_bets.{key}", forced[key])
    if "ante" not in forced:
        yield from words("ante", "forced_bets.ante", None)
    if "big" in forced.get("blinds", ()) and "small_blind" not in forced:
        yield from words("small_blind", "forced_bets.small_blind", "left-of-button")
    if "dealt_from" in data:  # every other game has no button, or is dealt from it
        yield became("dealt_from", "dealt_from", None)


def _ties(data: Data) -> Iterator[Change]:
    if "showing_ties" in data:
        changes = words("showing_ties", "showing_ties", data["showing_ties"])
        same = became("showing_ties", "showing_ties", "seat")  # seat 1 of an example is left of the button
        yield from (change for change in changes if data["showing_ties"] != "button" or change != same)
    if "suit_order" in data:
        yield became("suit_order", "suit_order", None)
        yield became("suit_order", "suit_order", data["suit_order"][::-1])
    if "equal_hands" in data:
        yield from words("equal_hands", "equal_hands", data["equal_hands"])
    for key, value in data["odd_chips"].items():
        for change in words("odd_chips", f"odd_chips.{key}", value):
            if (
                "all-own-cards" not in change.choice["set"].values()
            ):  # only a choice of options, compared there
                yield change


def _options(book: Book, data: Data) -> Iterator[Change]:
    """A choice that does what another one does; the first of the others does nothing.

    Where a hand is all own cards, the cards of the hand and all own cards decide an odd chip alike. Open-face
    games: who sees the cards before they are placed, or which cards of a player, who hears what another says, and where the button goes afterwards, is no result.
    """
    for option in all_options(data, book.common_options):
        if option.get("for") == "suit" and _hand_is_all(book, data):
            continue
        places = {place for choice in option["choices"] for place in choice.get("set", {})}
        if places and all(
            place.endswith((".dealt", ".face", ".said", "fantasyland.button")) for place in places
        ):
            continue
        for choice in option["choices"][1:]:
            rule = "deck" if set(choice.get("set", {})) <= {"deck", "joker"} else "option"
            if "for" in option or option["id"] == "limit":
                rule = "common option"
            for other in option["choices"]:
                if other is not choice:
                    text = f"{option['id']}: {choice['id']} did what {other['id']} does"
                    yield Change(rule, text, {}, (option["id"], choice["id"], other["id"]))


def _hand_is_all(book: Book, data: Data) -> bool:
    held = own_at(book, data, len(data["play"])).held
    return all(held <= book.rankings[share["ranking"]].size for share in data["showdown"])

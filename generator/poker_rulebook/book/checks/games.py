"""Checks of a game file as a whole."""

from __future__ import annotations

import hashlib
from collections.abc import Container, Iterable, Iterator

from poker_rulebook.book.build import build_game
from poker_rulebook.book.checks.names import Known, repeated, unresolved
from poker_rulebook.book.model import cards_needed, most_players
from poker_rulebook.book.parts import FIRST_SHARE
from poker_rulebook.book.problems import Finding
from poker_rulebook.cards import RANKS, rank_of

CITED = ("play", "showdown", "examples", "notes", "history", "options")
PRINTED = 3  # examples of a game, at most

# ids of what every page says by itself, and of the options that many games share
RESERVED = frozenset(
    """deck joker forced-bets dealing showdown pot independent ties odd-chips side-pots fixed-limit pot-limit no-limit
    limit setup play winning splitting limits raise-cap raise-cap-with-two big-blind-ante showing-ties
    short-all-ins stub-too-short antes-and-bring-in odd-chip-cards win-cap button-in-fantasyland""".split()
)


def ids_are_unique(data: dict, known: Known) -> Iterator[Finding]:
    yield from cited_once(data, CITED, RESERVED)
    for at, parts, what in _parts(data):
        for index, name in repeated(part["id"] for part in parts):
            yield (*at, index, "id"), f"the {what} {name!r} stands twice", "rename one"


def cited_once(data: dict, sections: Iterable[str], reserved: Container[str]) -> Iterator[Finding]:
    """Ids of these sections that another part of the page has already."""
    cited: dict[str, str] = {}
    for section in sections:
        for index, item in enumerate(data.get(section, [])):
            name = item["id"]
            if name in reserved:
                yield (
                    (section, index, "id"),
                    f"the id {name!r} stands on every page already",
                    "choose another",
                )
            if name in cited:
                yield (
                    (section, index, "id"),
                    f"the id {name!r} is used twice (also in {cited[name]})",
                    "rename one",
                )
            cited.setdefault(name, section)


def few_examples_are_printed(data: dict, known: Known) -> Iterator[Finding]:
    chosen = [index for index, example in enumerate(data.get("examples", ())) if "print" in example]
    for index in chosen[PRINTED:]:
        message = f"more than {PRINTED} examples are marked 'print: true'"
        yield (
            ("examples", index, "print"),
            message,
            f"keep the {PRINTED} that teach most, and delete the line here",
        )


def _parts(data: dict) -> Iterator[tuple[tuple, list[dict], str]]:
    """Lists inside which ids must differ: where each stands, its items, and what an item is."""
    yield ("board",), data.get("board", []), "layout"
    for index, layout in enumerate(data.get("board", [])):
        yield ("board", index, "lines"), layout.get("lines", []), "line"
    for index, step in enumerate(data["play"]):
        yield ("play", index, "hands"), step.get("hands", []), "hand"
        yield ("play", index, "outcomes"), step.get("outcomes", []), "outcome"
    for index, option in enumerate(data.get("options", [])):
        yield ("options", index, "choices"), option["choices"], "choice"


def references_resolve(data: dict, known: Known) -> Iterator[Finding]:
    if data["deck"] not in known.decks:
        yield unresolved(("deck",), data["deck"], "deck", known.decks)
    else:
        jokers = known.decks[data["deck"]].jokers
        if jokers and "joker" not in data:
            yield (
                ("deck",),
                "this deck has a joker, and nothing says what it stands for",
                "add 'joker: bug' or 'joker: wild'",
            )
        if "joker" in data and not jokers:
            yield (
                ("joker",),
                f"the deck {data['deck']!r} has no joker",
                "delete the line, or name a deck with a joker",
            )
    for section, items in (("play", data["play"]), ("showdown", data["showdown"])):
        for index, item in enumerate(items):
            name = item.get("ranking")
            if name is not None and name not in known.rankings:
                yield unresolved((section, index, "ranking"), name, "ranking", known.rankings)


def rankings_cover_the_deck(data: dict, known: Known) -> Iterator[Finding]:
    """A ranking without eights cannot say what an eight is worth."""
    deck = known.decks.get(data["deck"])
    ranks = {rank_of(card) for card in deck.cards} if deck else set()
    for section, items in (("play", data["play"]), ("showdown", data["showdown"])):
        for index, item in enumerate(items):
            ranking = known.rankings.get(item.get("ranking", ""))
            lacking = sorted(ranks - set(ranking.rules.ranks)) if ranking else []
            if lacking:
                names = ", ".join(RANKS[rank] for rank in lacking)
                message = f"{ranking.id!r} does not rank {names}, which the deck {data['deck']!r} has"
                yield (section, index, "ranking"), message, "name another ranking, or another deck"


def players_are_in_order(data: dict, known: Known) -> Iterator[Finding]:
    players = data["players"]
    if players["min"] > players["max"]:
        yield (
            ("players", "min"),
            f"{players['min']} is more than the most, {players['max']}",
            "exchange the two",
        )


def forced_bets_fit(data: dict, known: Known) -> Iterator[Finding]:
    forced, limits = data["forced_bets"], data["betting"]
    if "bring_in" in forced and "blinds" in forced:
        yield (
            ("forced_bets", "bring_in"),
            "a game has blinds or a bring-in, not both",
            "delete one of the two",
        )
    opening = next((step["first"] for step in data["play"] if step["do"] == "bet"), "")
    if (
        "bring_in" in forced
        and "blinds" not in forced
        and opening not in ("", "bring-in", "left-of-big-blind")
    ):
        message = "nobody brings in: the first betting round begins elsewhere"
        yield ("forced_bets", "bring_in"), message, "write 'first: bring-in' there, or delete the line"
    if forced.get("ante") == "button" and "bring_in" not in forced:
        message = "the button posts the antes together with a bring-in, and there is none"
        yield ("forced_bets", "ante"), message, "write 'ante: each', or add 'bring_in:'"
    if "dealt_from" in data and "blinds" not in forced:
        yield ("dealt_from",), "without blinds the cards are dealt from seat 1 anyway", "delete the line"
    if "small_blind" in forced and "blinds" not in forced:
        yield ("forced_bets", "small_blind"), "there are no blinds", "delete 'small_blind:', or add 'blinds:'"
    if "short_stub" in data and not any(step["do"] == "draw" for step in data["play"]):
        yield ("short_stub",), "nobody draws in this game", "delete the line"
    for key in ("short_all_in", "check_raise"):
        if key in data and "fixed-limit" not in limits:
            yield (key,), "the rule is for fixed limit, and the game is not played so", "delete the line"
    if "short_post" in forced and forced.get("ante") != "big-blind":
        yield ("forced_bets", "short_post"), "there is no big blind ante to be short of", "delete the line"
    if forced.get("ante") == "big-blind" and "blinds" not in forced:
        yield ("forced_bets", "ante"), "there is no big blind to post the ante", "write 'ante: each'"
    if "fixed-limit" in limits and "raise_cap" not in data:
        yield ("betting",), "fixed limit needs a raise cap", "add 'raise_cap: 4', or 'raise_cap: none'"
    if "fixed-limit" not in limits and "raise_cap" in data:
        yield ("raise_cap",), "only fixed limit has a raise cap", "delete the line"
    divided = len(data["showdown"]) > 1 and data.get("pot_goes_to") != FIRST_SHARE
    if divided and "between" not in data["odd_chips"]:
        yield (
            ("odd_chips",),
            "the pot has several shares, and nothing says which receives the odd chip",
            "add 'between: first-share'",
        )
    if len(data["showdown"]) == 1 and "between" in data["odd_chips"]:
        yield ("odd_chips", "between"), "the pot has only one share", "delete the line"
    if data.get("pot_goes_to") == FIRST_SHARE and "between" in data["odd_chips"]:
        yield ("odd_chips", "between"), "the pot is not divided between the shares", "delete the line"
    showing = any(step.get("first", "").endswith("-showing") for step in data["play"])
    if showing and "showing_ties" not in data:
        yield (
            ("play",),
            "cards showing decide who acts first, and nothing says what happens when they are equal",
            "add 'showing_ties: suit'",
        )
    if not showing and "showing_ties" in data:
        yield ("showing_ties",), "no betting round looks at the cards showing", "delete the line"


def door_cards_have_a_rank(data: dict, known: Known) -> Iterator[Finding]:
    """The worst door card brings in, by rank and suit; a joker has neither."""
    deck = known.decks.get(data["deck"])
    if "bring_in" in data["forced_bets"] and deck and deck.jokers:
        message = "a joker may be the door card, and has no rank for the bring-in"
        yield ("deck",), message, "name a deck without a joker"


NOT_YET = "00000000"  # stands in a new text until its digest is known


def digest(text: str) -> str:
    """Eight hex digits of a text, by which a translation says what it was made from."""
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:8]


def translation_is_current(at: tuple, written: str, english: str) -> Iterator[Finding]:
    """Whether the digest that is written at a place is that of the English of today."""
    right = digest(english)
    if written != right:
        message = "the Japanese was made from another English text"
        if written == NOT_YET:
            message = "the digest of the English is still to be written"
        yield at, message, f"check the Japanese, then write: of: '{right}'"


def notes_are_current(data: dict, known: Known) -> Iterator[Finding]:
    for section in ("notes", "history"):
        for index, note in enumerate(data.get(section, [])):
            yield from translation_is_current((section, index, "of"), note["of"], note["en"])


def deck_serves_the_table(data: dict, known: Known) -> Iterator[Finding]:
    players = data["players"]
    game = build_game(data | {"examples": []}, known.decks, known.rankings, [], {})
    needed = cards_needed(game, players["max"])
    burned = sum(step.burns for step in (*game.board_deals, *game.draws))
    burned += sum(deal.burns for deal in game.deals if not deal.if_short)
    if any(step.if_short for step in game.deals):
        needed = max(
            needed, needed - burned + 2
        )  # the burned cards are there again for a burn and the card for all
    if needed > game.deck.size:
        message = f"{players['max']} players need {needed} cards, and the deck has {game.deck.size}"
        yield ("players", "max"), message, f"the deck serves {most_players(game, last_street=False)}"

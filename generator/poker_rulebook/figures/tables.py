"""The tables of general rules by their kind, as data without words: what is printed and what programs read."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any

from poker_rulebook.book.chapters import Table
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.cards import texts
from poker_rulebook.figures import odds
from poker_rulebook.figures.class_counts import class_counts
from poker_rulebook.figures.dealing import chance_to_win, percent, unseen_after_flop
from poker_rulebook.figures.given import game as named_game
from poker_rulebook.figures.given import low_ranking, ranking
from poker_rulebook.figures.lows import by_top_card
from poker_rulebook.play.actions import Call
from poker_rulebook.play.dealer import shuffled
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.reading import InputError
from poker_rulebook.play.stakes import stakes_for
from poker_rulebook.ranking.samples import class_samples

Given = Mapping[str, Any]
Rows = list[dict[str, Any]]

POT_LIMIT_GAME = "omaha-high-only"  # the game in which pot raises are made, unless another is named
DEEP = 10_000  # big blinds in front of everybody, so that nobody is all-in


def counted_rows(book: Book, table: Table) -> Rows:
    """The rows of a table in order, counted once for the book.

    Raises InputError where it cannot be counted, with the place in the table.
    """
    key = f"{table.shows} {table.given}"
    if key not in book.worked.counted:
        book.worked.counted[key] = TABLES[table.shows](book, table.given)
    return book.worked.counted[key]


def pot_raises(book: Book, given: Given) -> Rows:
    """[{blinds: [small, big], to: chips}]: what the first pot raise before the flop comes to, by callers before it.

    Made in the betting of a pot-limit game by the first player who has not called.
    """
    game = pot_limit_game(book, given.get("game", POT_LIMIT_GAME))
    most = game.players[1] - 3  # small blind, big blind and the player who raises
    if given["callers"] > most:
        raise InputError(("callers",), f"{given['callers']} callers do not fit the table", f"at most {most}")
    rows = []
    for index, (small, big) in enumerate(given["blinds"]):
        if small > big:
            raise InputError(
                ("blinds", index), "the small blind is more than the big blind", f"[{big}, {small}]"
            )
        to = [_pot_raise(game, small, big, callers) for callers in range(given["callers"] + 1)]
        rows.append({"blinds": [small, big], "to": to})
    return rows


def pot_limit_game(book: Book, name: str) -> Game:
    """A game with blinds under pot limit. Raises InputError for any other."""
    game = named_game(book, ("game",), name)
    if "pot-limit" in game.betting and game.limit != "pot-limit":
        game = book.game(name, {"limit": "pot-limit"})
    if game.limit != "pot-limit" or not game.has_blinds:
        raise InputError(("game",), f"{name} has no blinds or no pot limit", "name a game with both")
    return game


def _pot_raise(game: Game, small: int, big: int, callers: int) -> int:
    stakes = stakes_for(game, {"small_blind": small, "big_blind": big})
    hand = Hand(game, stakes, [DEEP * big] * (callers + 3), shuffled(game, random.Random(0)))
    for _ in range(callers):
        hand.act(Call())
    return hand.decision.high


def low_numbers(book: Book, given: Given) -> Rows:
    """[{number: n, ranking: hand}]: the best hands of each low ranking side by side."""
    names = given["rankings"]
    columns = {
        name: [
            ranks for _, ranks in islice(low_ranking(book, ("rankings", n), name).classes(), given["rows"])
        ]
        for n, name in enumerate(names)
    }
    shortest = min(len(column) for column in columns.values())
    if shortest < given["rows"]:
        raise InputError(("rows",), f"there are no {given['rows']} hands", f"at most {shortest}")
    return [
        {"number": n + 1} | {name: column[n] for name, column in columns.items()}
        for n in range(given["rows"])
    ]


def low_counts(book: Book, given: Given) -> Rows:
    """[{top: rank, ranking: [hands with that top card, hands at least as good]}], the ranking left out where none."""
    counts = {
        name: by_top_card(low_ranking(book, ("rankings", n), name))
        for n, name in enumerate(given["rankings"])
    }
    tops = [rank for rank in "56789TJQKA" if any(rank in column for column in counts.values())]
    rows, so_far = [], dict.fromkeys(counts, 0)
    for top in tops:
        row: dict[str, Any] = {"top": top}
        for name, column in counts.items():
            if top in column:
                so_far[name] += column[top]
                row[name] = [column[top], so_far[name]]
        rows.append(row)
    return rows


def killer_cards(book: Book, given: Given) -> Rows:
    """[{outs: n, percent: [with 0 kills, 1, …]}]."""
    unseen = unseen_after_flop(named_game(book, ("game",), given["game"]))
    return [
        {
            "outs": outs,
            "percent": [percent(chance_to_win(unseen, outs, k)) for k in range(given["kills"] + 1)],
        }
        for outs in range(1, given["outs"] + 1)
    ]


def classes(book: Book, given: Given) -> Rows:
    """[{class: name, sample: cards}], the strongest first. Raises InputError for a ranking of another kind."""
    found = ranking(book, ("ranking",), given["ranking"])
    if found.rules.compare != "classes" or found.rules.wins_lowest:
        raise InputError(("ranking",), f"{found.id!r} has no classes of high hands", "high")
    return [{"class": name, "sample": texts(hand)} for name, hand in class_samples(found)]


def counts_of_classes(book: Book, given: Given) -> Rows:
    """[{class: name, deck: hands}] of five cards, jokers aside, and a last row with class "all"."""
    return class_counts(book, given["decks"], given["ranking"])


def shootout_fields(book: Book, given: Given) -> Rows:
    """[{seats: n, players: [for one round, two, …]}]: fields that fill every table of a shootout."""
    rounds = range(1, given["rounds"] + 1)
    return [{"seats": seats, "players": [seats**n for n in rounds]} for seats in given["seats"]]


TABLES: dict[str, Callable[[Book, Given], Rows]] = {
    "pot-raises": pot_raises,
    "low-numbers": low_numbers,
    "low-counts": low_counts,
    "killer-cards": killer_cards,
    "odds": odds.rows,
    "classes": classes,
    "class-counts": counts_of_classes,
    "shootout-fields": shootout_fields,
}

"""Every register says something else when a rule is another, by a change of the file or by a choice of the table.

A register is a place where rules are printed: the page, the card, the head, the facts; each in every language.
`rulebook show` and the JSON print the page and the head.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

import pytest
from altered import Change, paths_of
from mutations import changes_of, some_changes_of
from real_book import GAMES, each, real_book
from rendering import rendered

from poker_rulebook.book.checks import game_file as checks
from poker_rulebook.book.model import Game, build_game
from poker_rulebook.book.options import all_options, apply_choice
from poker_rulebook.languages import LOCALES
from poker_rulebook.pages.game import ranking_tables, rule_sections
from poker_rulebook.pages.table_cards import dealer_side, table_card
from poker_rulebook.rules.facts import counted_facts, game_facts
from poker_rulebook.rules.pictures import game_boards
from poker_rulebook.rules.streets import streets
from poker_rulebook.rules.summary import game_summary, unusual_rules


class Silence(NamedTuple):
    """Changes that a register does not tell.

    changes    a pattern of "game: paths: change"
    game       one in which it is so
    """

    changes: str
    why: str
    game: str


NEITHER = (
    Silence(r"([2-9TJQKA])-\1-", "a pair is called by its rank: no game draws a line at the cards beside it", "jackpots"),
    Silence(r"royalties: middle \w(-\w){4} became", "a low that earns royalties is called by its highest card", "ofc-pineapple-2-7"),
)  # fmt: skip
CARD = (
    *NEITHER,
    Silence(r"^paradise-road-pickem: .*razz-low.ranking became high", "its name says Razz, and the card has no table", "paradise-road-pickem"),
    Silence(r"^paradise-road-pickem: .*omaha-low.qualifier was taken away", "what two of its games have in common is said once", "paradise-road-pickem"),
    Silence(r"^reno-straight: .*qualifier became", "a half for straights only has no other bound in any game", "reno-straight"),
)  # fmt: skip
PAGE = (
    *NEITHER,
)  # fmt: skip
HEAD = (
    *NEITHER,
    Silence(
        r": (forced_bets|raise_cap|raise_cap_with_two|showing_ties|betting|players\.\w+|play\.bet\.\w+)\b",
        "stakes, formats and who acts first are no part of what a game is, but in the few games that are peculiar for them", "texas-holdem",
    ),
    Silence(r": (odd_chips|showdown.odd_chips_within|short_stub|win_cap|fantasyland|points|rows|royalties|removal)\b", "how chips and points are counted", "texas-holdem"),
    Silence(r": board\.", "which board cards go together is seen in the picture of the board", "criss-cross"),
    Silence(r": play\.(roll|draw|expose|take|place|discard|deal)\.", "the head says how many cards or draws there are in all, and that dice decide", "badugi"),
    Silence(r": (drop|move):|: (drop|move)\b", "the order of play is told street by street", "texas-holdem"),
    Silence(r": showdown\b", "shares of several answers are told together, and a qualifier by its rank", "paradise-road-pickem"),
)  # fmt: skip
FACTS = (
    Silence(
        r": (?!players|deck|joker|betting|forced_bets|extra_card:|play.deal.cards)",
        "they are asked and counted before a seat is taken", "badugi",
    ),
    Silence(r": (forced_bets|joker)", "their kinds are named, not how they are posted, nor for what a joker stands", "razz"),
)  # fmt: skip
UNPLAYED = ("options", "examples", "see", "notes", "history", "sources")


def told(game: Game) -> object:
    """The rules beside the streets, which are told by themselves."""
    return [section for section in rule_sections(game) if not section.ordered]


def backside(game: Game) -> object:
    """The dealer's side of the card, which has the same mistakes in play for every change."""
    return dealer_side(game, ())


REGISTERS: dict[str, tuple[tuple[Callable[[Game], object], ...], tuple[Silence, ...]]] = {
    "page": ((game_facts, streets, told, ranking_tables, game_boards), PAGE),
    "card": ((game_summary, table_card, backside), CARD),
    "head": ((game_summary, unusual_rules), HEAD),
    "facts": ((game_facts, counted_facts), FACTS),
}


def altered(name: str, changes: Iterable[Change]) -> tuple[Game, list[tuple[str, Game]]]:
    """The game, and every game that the checks accept with one of its rules altered, or under a choice of a table.

    Each with the change, after the paths of what it alters: "play.bet.size: play.first-bet.size became big".
    """
    book = real_book()
    source = book.games.source(name).value
    kept = pickle.dumps({key: [] if key in UNPLAYED else value for key, value in source.items()})
    choices = [
        Change("option", f"{option['id']} is {choice['id']}", choice)
        for option in all_options(source, book.common_options)
        for choice in option["choices"][1:]
    ]
    found = []
    for change in (*changes, *choices):
        data = pickle.loads(kept)
        apply_choice(data, change.choice)
        if not change.option and not any(checks.findings(data, book.known)):
            paths = paths_of(source, change.choice)
            ends = [path for path in paths if not any(other.startswith(f"{path}.") for other in paths)]
            found.append((f"{' '.join(ends)}: {change.text}", built(data)))
    return built(pickle.loads(kept)), found


def built(data: dict[str, object]) -> Game:
    book = real_book()
    return build_game(data, book.decks, book.rankings, book.common_options, {})


def differs(game: Game, shown: Sequence[Callable[[Game], object]]) -> Callable[[Game], bool]:
    """Whether another game is told otherwise in every language.

    shown    the parts of a register: those in which most rules are seen come first
    """
    usual = [(part, of_game := part(game), [rendered(of_game, it) for it in LOCALES]) for part in shown]

    def is_said(other: Game) -> bool:
        for part, before, texts in usual:
            now = part(other)
            if now != before and all(
                rendered(now, it) != text for it, text in zip(LOCALES, texts, strict=True)
            ):
                return True
        return False

    return is_said


def missed(name: str, changes: Iterable[Change]) -> Iterator[str]:
    """Changes that a register does not tell and of which nobody has said why; and reasons that are not needed."""
    game, others = altered(name, changes)
    for register, (shown, silent) in REGISTERS.items():
        is_said = differs(game, shown)
        needed = {it for it in silent if it.game == name}
        for text, other in others:
            known = {it for it in silent if re.search(it.changes, f"{name}: {text}")}
            if (not known or known & needed) and not is_said(other):
                needed -= known
                if not known:
                    yield f"games/{name}.yaml: nothing on its {register} says that {text}"
        yield from (f"{it.changes!r} is told by the {register} of {name}: delete the entry" for it in needed)


REASONS = {
    it.game for _, silent in REGISTERS.values() for it in silent
}  # games that show why they are needed


@each(GAMES, by_day=GAMES[::3])
def test_every_register_tells_every_rule(name, at_length):
    """By day one change of each rule, and every change of a game that shows the reason of a silence."""
    changes = (changes_of if at_length or name in REASONS else some_changes_of)(name)
    if lines := [*missed(name, changes)]:
        pytest.fail("\n".join(lines), pytrace=False)


def test_the_games_of_the_reasons_are_in_the_book():
    assert set(GAMES) >= REASONS

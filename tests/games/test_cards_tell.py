"""The table card and the page of every game say something else when one of its rules is another.

`rulebook show` prints the streets, the sections and the boards of the page.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Iterator, Sequence

import pytest
from mutations import changes_of
from real_book import GAMES, each, real_book
from rendering import rendered

from poker_rulebook.book.build import build_game
from poker_rulebook.book.checks import game as checks
from poker_rulebook.book.model import Game
from poker_rulebook.book.options import apply_choice
from poker_rulebook.view.essence import essence
from poker_rulebook.view.examples import game_boards
from poker_rulebook.view.facts import game_facts
from poker_rulebook.view.game import ranking_tables, rule_sections
from poker_rulebook.view.streets import streets
from poker_rulebook.view.table_cards import table_card

# Changes of which cards and pages are silent, as patterns of "game: change", and why.
NEITHER = {
    r"([2-9TJQKA])-\1-": "a pair is called by its rank: no game draws a line at the cards beside it",
    r"royalties: middle \w(-\w){4} became": "a low that earns royalties is called by its highest card",
    r"removal.lowest": "rows are compared by their rivers in every game that removes one",
}
NOT_ON_CARDS = NEITHER | {
    r"^paradise-road-pickem: .*razz-low.ranking became high": "its name says Razz, and the card has no table",
    r"^reno-straight: .*qualifier became": "a half for straights only has no other bound in any game",
}
NOT_ON_PAGES = NEITHER | {
    r"^dramaha-21: .*points.own became": "the limit of the total says which cards count",
    r"^(paradise-road-pickem|wonky-donkey): .*high.ranking became ace-to-five": (
        "a table is printed once for all shares that it decides"
    ),
}
UNPLAYED = ("options", "examples", "see", "notes", "history", "sources")


def altered(name: str) -> tuple[Game, list[tuple[str, Game]]]:
    """The game, and every game that the checks accept with one of its rules altered: (change, game).

    Changes of an option leave the game as it is; their words are the editor's own.
    """
    book = real_book()
    source = book.games.source(name).value
    kept = pickle.dumps({key: [] if key in UNPLAYED else value for key, value in source.items()})
    found = []
    for change in changes_of(name):
        data = pickle.loads(kept)
        apply_choice(data, change.choice)
        if not change.option and not any(checks.findings(data, book.known)):
            found.append((change.text, built(data)))
    return built(pickle.loads(kept)), found


def built(data: dict[str, object]) -> Game:
    book = real_book()
    return build_game(data, book.decks, book.rankings, book.common_options, {})


def differs(game: Game, shown: Sequence[Callable[[Game], object]]) -> Callable[[Game], bool]:
    """Whether another game is told otherwise.    shown    the parts: those in which most rules are seen come first"""
    usual = [(part, of_game := part(game), rendered(of_game, "en")) for part in shown]

    def is_said(other: Game) -> bool:
        return any(
            (now := part(other)) != before and rendered(now, "en") != text for part, before, text in usual
        )

    return is_said


def told(game: Game) -> object:
    """The rules beside the streets, which are told by themselves."""
    return [section for section in rule_sections(game) if not section.ordered]


CARD = (essence, table_card)
PAGE = (game_facts, streets, told, ranking_tables, game_boards)
PLACES = (("card", CARD, NOT_ON_CARDS), ("page", PAGE, NOT_ON_PAGES))


def missed(name: str) -> Iterator[str]:
    game, others = altered(name)
    for place, shown, silent in PLACES:
        is_said = differs(game, shown)
        for text, other in others:
            if not any(re.search(pattern, f"{name}: {text}") for pattern in silent) and not is_said(other):
                yield f"games/{name}.yaml: nothing on its {place} says that {text}"


@each(GAMES)
def test_the_card_and_the_page_tell_every_rule(name):
    if lines := [*missed(name)]:
        pytest.fail("\n".join(lines), pytrace=False)

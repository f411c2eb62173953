"""Nobody needs another page of the book to deal a game and to award its pot: who deals from its page deals as from its card.

Of the card counts what its page says: in the same words, as a rule of the same key, or in the rules of PLACES, where the card has
words of its own.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from dealing_from_cards import Asked, both_sides, game_of, same_hands
from msgspec.structs import replace
from reading_cards import read
from real_book import GAMES, each

from poker_rulebook.document.edition import Labels
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Sentence, as_said, say, sentences
from poker_rulebook.pages.game import game_view
from poker_rulebook.paper.games import GameRenderer
from poker_rulebook.paper.typst_text import Renderer

PLACES = {
    "card-rounds-turns": "play",
    "card-deck": "deck joker",
    "card-limit": "fixed-limit no-limit pot-limit no-betting in-or-out",
    "card-minimum-bet": "no-limit pot-limit",
    "card-sizes": "fixed-limit",
    "card-odd": "odd-chips",
    "card-wild": "wild",
    "card-five-aces": "ranking",
    "card-best": "ranking",
    "card-for-share": "ranking",
    "scale-": "ranking",
    "card-lines": "boards winning",
    "card-part": "winning",
    "card-labels": "winning",
    "card-qualifier": "winning",
    "card-roll-cap": "winning play",
    "card-use": "winning",
    "pot-if": "winning",
    "essence-look": "colour",
    "rows-card": "rows points play fantasyland ranking setup winning",
}  # how the key of a line begins -> the rules, sections or tables that say it, of which the game has one


def words(said: Any) -> str:
    """All texts of what a template shows, without what stands between words."""
    if isinstance(said, dict):
        return "".join(words(it) for key, it in said.items() if key != "to")
    if isinstance(said, (list, tuple)):
        return "".join(map(words, said))
    return re.sub(r"\W+", "", said) if isinstance(said, str) else ""


class Page:
    """What the page of a game says in English.

    text    all of it; keys    of the sentences that stand there; places    rules, sections and tables that stand there in whole
    """

    def __init__(self, book: Any, game: Any, without: str = ""):
        view = game_view(book, game)
        view = replace(view, sections=tuple(it for it in view.sections if it.id != without))
        made = GameRenderer(Renderer("en"), view, {}, Labels({"paper-continued": say("paper-continued")}))
        self.text = words(made.data(dict.fromkeys(view.sources, ("", ""))))
        parts = {rule.id: [rule.text, rule.more] for section in view.sections for rule in section.parts}
        parts |= {
            section.id: [it for rule in section.parts for it in (rule.text, rule.more)]
            for section in view.sections
        }
        parts |= {
            "boards": [board.note for board in view.boards],
            "ranking": [it.text for it in view.rankings],
        }
        told = {place: [one for it in some for one in sentences(it)] for place, some in parts.items()}
        self.places = {place for place, some in told.items() if all(map(self.has_rule, some))}
        every = [it for some in told.values() for it in some if isinstance(it, Sentence)]
        self.keys = {it.key for it in every if words(plain(as_said("book", it))) and self.has_rule(it)}

    def has_rule(self, said: Any) -> bool:
        return self.has(as_said("book", said)) or self.has(said)

    def has(self, said: Any) -> bool:
        return words(plain(said)) in self.text

    def says(self, line: Any) -> bool:
        key = read(line).key
        there = next((places.split() for start, places in PLACES.items() if key.startswith(start)), ())
        return self.has(line) or key in self.keys or not self.places.isdisjoint(there)

    def of(self, card: Any) -> Any:
        """The card with what the page says."""
        return replace(
            card,
            facts=tuple(it for it in card.facts if it.id in ("players", "rounds") or self.says(it.text)),
            showdown=tuple(filter(self.says, card.showdown)),
            special=tuple(filter(self.says, card.special)),
        )


@each(GAMES, by_day=GAMES[::4])
def test_a_game_is_dealt_from_its_page(name, book):
    game = book.games[name]
    page, card = Page(book, game), both_sides(game)
    assert page.of(card) == card
    same_hands(game, 1, page.of(card))


@each(GAMES, by_day=GAMES[::4])
def test_the_pictures_of_a_page_say_what_is_dealt_and_who_acts_first(name, book):
    page = Page(book, book.games[name])
    for street in game_view(book, book.games[name]).streets:
        assert not street.shown or page.has(street.short)
        assert [] == [
            bet.id for bet in street.bets if not (page.has(bet.first_short) and page.has(bet.size_name))
        ]


@pytest.mark.parametrize(
    ("name", "without", "question"),
    [
        ("texas-holdem", "limits", "what may be bet"),
        ("five-card-draw", "winning", "what wins"),
        ("manila", "setup", "which cards the deck has"),
    ],
)
def test_a_dealer_asks_for_what_a_page_does_not_say(name, without, question, book):
    game = book.games[name]
    with pytest.raises(Asked, match=question):
        game_of(Page(book, game, without).of(both_sides(game)))

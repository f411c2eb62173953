"""Every told hand is read back, by the messages that it was told with, and what it claims is held against the hand."""

import re

import pytest
from real_book import GAMES, WITH_POTS, each
from told_claims import false_claims, false_claims_of_cards

from poker_rulebook.cards import cards
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.wording import deciding_ranks, seated
from poker_rulebook.languages import LOCALES
from poker_rulebook.narrative.narrative import Teller, narrative
from poker_rulebook.narrative.showdown import showdown_shown, shown
from poker_rulebook.play.script import run


def read_back(book, game, example, locale):
    """How many claims of an example were read, and the false ones."""
    found, names = run(book, game, example), list(example.seats)
    if found.hand is not None:
        lines = narrative(found.hand, names, Teller(found.hand, names, found.allowed))
        return false_claims(found.hand, names, lines, locale)
    _, lines = shown(found.game, found.table, found.judgement, example)
    end = showdown_shown(found.game, found.judgement, list(found.table.held), example.pot or 0)
    return false_claims_of_cards(end, found.table, lines, locale)


UNMARKED = re.compile("(?<![A-Za-z0-9<-])[B-I](?![A-Za-z0-9>-])")  # A and J may be ranks


@each(GAMES)
def test_a_japanese_title_marks_its_seats(book, name):
    titles = [example.title["ja"] for example in book.games[name].examples]
    assert [] == [title for title in titles if UNMARKED.search(title)]


def test_a_marked_seat_is_written_as_each_language_does():
    title = seated({"en": "A wins against an ace", "ja": "<A>がAに勝つ"})
    assert ("A wins against an ace", "ⒶがAに勝つ") == (plain(title), plain(title, "ja"))


@pytest.mark.parametrize("locale", LOCALES)
@each(WITH_POTS)
def test_what_is_told_of_an_example_is_what_happened(book, name, locale):
    game = book.games[name]
    for example in game.examples:
        claims, wrong = read_back(book, game, example, locale)
        assert claims and not wrong, f"{name}#{example.id}\n" + "\n".join(wrong)


def test_of_three_hands_of_one_name_all_ranks_down_to_the_deciding_one_are_told(book):
    made = [
        book.rankings["high"].made(cards(hand))
        for hand in ("Kh Qd Jc Ts 5h", "Kd Qs 8c 7h 4d", "Kc Th 7s 4c 3d")
    ]
    assert [("Q", "J"), ("Q", "8"), ("T",)] == deciding_ranks(made)


def test_of_two_hands_of_one_name_the_deciding_rank_suffices(book):
    made = [book.rankings["high"].made(cards(hand)) for hand in ("Kh Qd Jc Ts 5h", "Kd Qs 8c 7h 4d")]
    assert [("J",), ("8",)] == deciding_ranks(made)

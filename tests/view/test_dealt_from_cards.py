"""Whoever has nothing but the table card of a game deals it as the rules say: every card, burn, bet and chip."""

import random
import re
from itertools import islice

import pytest
from dealing_from_cards import Asked, both_sides, game_of, same_hands
from msgspec.structs import replace
from reading_cards import read
from real_book import GAMES, MIXES, each

from poker_rulebook.language.phrases import key_of, plain
from poker_rulebook.language.sentences import Sentence, Shaped
from poker_rulebook.languages import LOCALES
from poker_rulebook.pages.mixes import mix_view
from poker_rulebook.pages.table_cards import table_card
from poker_rulebook.play.simulate import turns


@each(GAMES)
def test_every_game_is_dealt_from_its_card(name, book):
    same_hands(book.games[name], 6)


@each(GAMES, by_day=GAMES[1::3])
def test_every_choice_is_dealt_from_its_card(name, book):
    for option in book.games[name].options:
        for choice in option.choices[1:]:
            same_hands(book.game(name, {option.id: choice.id}), 1)


@pytest.mark.parametrize("name", MIXES)
def test_every_game_of_a_mix_is_dealt_from_its_card(name, book):
    for part in book.mixes[name].games:
        same_hands(part.game, 2)


@pytest.mark.parametrize("name", MIXES)
def test_who_has_nothing_but_the_sheet_of_a_mix_deals_its_games_in_turn(name, book):
    mix, seats = book.mixes[name], 5
    sheet = mix_view(book, mix)
    hands = read(sheet.change).values.get("n", seats)  # an orbit has one for each seat
    expected = [(it.label, hands, read(it.limit).key) for it in sheet.games]
    turn_by_turn = islice(turns(mix, seats, random.Random(1)), len(expected))
    assert expected == [(it.part.label, it.hands, f"limit-{it.part.game.limit}") for it in turn_by_turn]


def message_of(line):
    """The message that says a line of a card."""
    return (
        message_of(line.of)
        if isinstance(line, Shaped)
        else key_of(line)
        if isinstance(line, Sentence)
        else ""
    )


@pytest.mark.parametrize(
    ("name", "line", "question"),
    [
        ("paradise-road-pickem", "choose-game.card", "who chooses"),
        ("binglaha", "roll-outcome-sentence", "what the dice decide"),
        ("wonky-donkey", "essence-look", "what is counted"),
        ("guts", "match-pot.card", "what a player pays who is beaten"),
        ("guts", "stay-together.card", "whether all say at once if they are in"),
        ("high-low-declare-draw", "declare.card", "how is declared"),
        ("oklahoma", "remove-rows", "which row goes"),
        ("badugi", "aces-low", "which hands win the pot"),
        ("five-card-draw", "card-use-own", "which cards are used"),
        ("royal-holdem", "win-pot", "what wins"),
        ("ofc-pineapple", "rows-lay-some-on-turn.card", "whose turn it is"),
        ("ofc-pineapple", "rows-card-order", "which layouts are no foul"),
        ("ofc-pineapple", "rows-card-stay", "who stays in Fantasyland"),
        ("ofc-pineapple", "rows-there-first.card", "when players in Fantasyland receive their cards"),
        ("chinese-poker", "rows-card-kind", "how hands compare in the row middle"),
    ],
)  # fmt: skip
def test_a_dealer_asks_for_what_a_card_does_not_say(name, line, question, book):
    card = both_sides(book.games[name])
    lines = {
        field: tuple(it for it in getattr(card, field) if message_of(it) != line)
        for field in ("showdown", "special")
    }
    with pytest.raises(Asked) as asked:
        game_of(replace(card, **lines))
    assert question == str(asked.value)


LONE = re.compile(r"[^\w½]*[^\W\d]?[^\w½]*")  # signs, perhaps with one letter


def lines_of(card):
    """What stands on a card beside its headings, grids and numbers."""
    yield from (fact.text for fact in card.facts)
    for street in card.streets:
        yield from (street.dealt, *street.bets)
    yield from (*card.showdown, *card.special)
    for table in (*card.royalties, *filter(None, [card.ranking])):
        yield from (row.cells[0] for row in table.rows)


def test_a_card_says_that_stronger_high_hands_qualify_too(book):
    said = [(plain(line, "en"), plain(line, "ja")) for line in table_card(book.games["archie"]).showdown]
    assert ("High: pair of sixes or better", "ハイの条件：6のワンペア以上") in said


@pytest.mark.parametrize("locale", LOCALES)
def test_every_line_of_a_card_begins_with_a_word_or_a_number_and_says_more_than_a_letter(locale, book):
    lines = {
        plain(line, locale): name
        for name, game in book.games.items()
        for line in lines_of(table_card(game))
        if line
    }
    wrong = {
        line: name
        for line, name in lines.items()
        if LONE.fullmatch(line) or "·" in line or not re.match(r"[\w“「]", line)
    }
    assert len(lines) > 300
    assert {} == wrong


@pytest.mark.parametrize("locale", LOCALES)
def test_every_label_of_a_line_is_a_phrase_and_no_number_alone(locale, book):
    alone = {
        (name, plain(line, locale))
        for name, game in book.games.items()
        for line in lines_of(table_card(game))
        for label in labels_of(line)
        if not re.search(r"[^\W\d]{2}", plain(label, locale))
    }
    assert set() == alone


def labels_of(line):
    """The labels that a line of a card joins, or those of a round."""
    said = read(line)
    return said.values.get("labels", ()) if said.key else ()

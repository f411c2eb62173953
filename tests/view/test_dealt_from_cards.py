"""Whoever has nothing but the table card of a game deals it as the rules say: every card, burn, bet and chip."""

from dataclasses import replace

import pytest
from dealing_from_cards import Asked, game_of, same_hands
from real_book import WITH_POTS, each

from poker_rulebook.view.phrases import key_of
from poker_rulebook.view.sentences import Sentence, Shaped
from poker_rulebook.view.table_cards import table_card


@each(WITH_POTS)
def test_every_game_is_dealt_from_its_card(name, book):
    same_hands(book.games[name], 6)


@each(WITH_POTS)
def test_every_choice_is_dealt_from_its_card(name, book):
    for option in book.games[name].options:
        for choice in option.choices[1:]:
            same_hands(book.game(name, {option.id: choice.id}), 1)


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
    ],
)  # fmt: skip
def test_a_dealer_asks_for_what_a_card_does_not_say(name, line, question, book):
    card = table_card(book.games[name])
    lines = {
        field: tuple(it for it in getattr(card, field) if message_of(it) != line)
        for field in ("showdown", "special")
    }
    with pytest.raises(Asked) as asked:
        game_of(replace(card, **lines))
    assert question == str(asked.value)

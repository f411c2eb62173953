"""Whoever has nothing but the table card of a game deals it as the rules say: every card, burn, bet and chip."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from dealing_from_cards import Asked, game_of
from real_book import WITH_POTS, each

from poker_rulebook.book.model import Game
from poker_rulebook.play.chance import random_hand, random_stacks
from poker_rulebook.play.dealer import Dealer, repeatable
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import Action, Decision, Put, Say
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.view.phrases import key_of, plain
from poker_rulebook.view.sentences import Sentence, Shaped
from poker_rulebook.view.table_cards import table_card
from poker_rulebook.view.wording import share_name


def hands(game: Game, number: int) -> Iterator[Hand]:
    """Hands of any number of players and any stacks, the same each time."""
    rng = random.Random(game.id)
    for _ in range(number):
        stacks = random_stacks(rng.randint(*game.players), rng)
        yield random_hand(game, usual_stakes(game), stacks, rng, deal=repeatable)


def dealt_again(hand: Hand, game: Game) -> Hand:
    """The same deck, stacks and answers under the rules of another game."""
    deck = Dealer([*reversed(hand.dealer.deck)])
    again = Hand(game, usual_stakes(game), hand.brought, deck, seat_one=hand.seat_one)
    for decision, action in hand.answered:
        assert again.decision is not None, f"nobody is asked, but the rules ask: {decision}"
        again.act(in_words_of(again.decision, decision, action))
    return again


def in_words_of(other: Decision, decision: Decision, action: Action) -> Action:
    """The answer with the names that the other question has for bins and words."""
    if isinstance(action, Say):
        return Say(action.verb, other.words[decision.words.index(action.word)])
    if isinstance(action, Put):
        return Put(action.verb, dict(zip(other.bins, action.bins.values(), strict=False)))
    return action


def told(hand: Hand) -> list[tuple[str, dict[str, Any]]]:
    """What happened, without the names that files give to steps and answers; a share by what players call it."""
    names = (
        {share.id: plain(share_name(share)) for share in hand.game.showdown}
        if len(hand.game.showdown) > 1
        else {}
    )
    events = [(type(event).__name__, event._asdict()) for event in hand.log]
    for _, values in events:
        for name in ("step", "outcome", "word"):
            values.pop(name, None)
        if "share" in values:
            values["share"] = names.get(values["share"], "")
        if "bins" in values:
            values["bins"] = [*values["bins"].values()]
    return events


def same_hands(game: Game, number: int) -> None:
    mine = game_of(table_card(game))
    for hand in hands(game, number):
        assert told(hand) == told(dealt_again(hand, mine))


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

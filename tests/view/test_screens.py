"""What a phone on the table shows: the steps that are played, in their order, with who acts first and the words of a dealer."""

from __future__ import annotations

import random
from functools import cache

import pytest
from real_book import GAMES, each, real_book

from poker_rulebook.book.parts import in_force
from poker_rulebook.language.phrases import phrases, plain
from poker_rulebook.language.sentences import sentences
from poker_rulebook.languages import LOCALES
from poker_rulebook.pages.table_cards import POSTS, SHOWDOWN, screens
from poker_rulebook.play.chance import random_action, simple_placing
from poker_rulebook.play.dealer import repeatable
from poker_rulebook.play.events import Burned, Posted
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import FOR_POINTS
from poker_rulebook.play.questions import Call, Fold, Legal, Raise
from poker_rulebook.play.stakes import usual_stakes


@cache
def played(name, seats):
    """A hand to its end in which nobody folds, and nobody bets unless the game needs a bet."""
    game = real_book().games[name]
    hands = (dealt(game, seats, seed) for seed in range(99))
    return next(hand for hand in hands if game.beat or (hand.players > 1 and not hand.ended))


def dealt(game, seats, seed):
    """A hand in which players bet more, the higher the seed."""
    rng = random.Random(seed)
    stakes = FOR_POINTS if game.open_face else usual_stakes(game)
    hand = Hand(game, stakes, [10_000] * seats, repeatable(game, rng))
    while (decision := hand.decision) is not None:
        if game.open_face:
            hand.act(simple_placing(game.open_face, decision, rng))
        elif isinstance(decision, Legal):
            bets = decision.low and (not decision.calls or rng.random() < seed / 9)
            hand.act(Raise(decision.low) if bets else Call() if decision.calls else Fold())
        else:
            hand.act(random_action(decision, rng))
    return hand


def shown(game, hand):
    """The acts that come in a hand."""
    return [act for screen in screens(game) for act in screen.acts if in_force(act.when, hand.outcomes)]


@each(GAMES)
def test_the_screens_are_the_steps_that_are_played(name):
    game = real_book().games[name]
    hand = played(name, game.players[1])
    told = [event.step for event in hand.log if hasattr(event, "step")]
    acts = [act.id for act in shown(game, hand)]
    assert list(dict.fromkeys(told)) == [id_ for id_ in acts if id_ not in (POSTS, SHOWDOWN)]
    assert SHOWDOWN == acts[-1]
    assert (POSTS == acts[0]) == any(isinstance(it, Posted) and it.what != "bring-in" for it in hand.log)


@each(GAMES)
def test_a_card_is_burned_where_the_screen_says_so(name):
    game = real_book().games[name]
    hand = played(name, game.players[1])
    burned = {event.step for event in hand.log if isinstance(event, Burned)}
    assert burned == {act.id for act in shown(game, hand) if act.burns}


def under_choices(book, name):
    game = book.games[name]
    yield game
    for option in game.options:
        yield from (book.game(name, {option.id: choice.id}) for choice in option.choices[1:])


@each(GAMES)
def test_a_dealer_has_words_for_every_step_also_under_every_choice(book, name):
    said = {act.spoken for game in under_choices(book, name) for it in screens(game) for act in it.acts}
    keys = {it.key for spoken in said for it in sentences(spoken)}
    for locale in LOCALES:
        assert all(plain(spoken, locale) for spoken in said)
        assert not [key for key in keys if f"{key}.say" not in phrases(locale)]


@pytest.mark.parametrize(
    ("name", "choices", "step", "words"),
    [
        ("telesina", {}, "first-bet", ("High hand showing acts first. That player must bet.", "最も強いアップカードの方からどうぞ。その方は、必ずベットしてください。")),
        ("crayfish", {}, "first-roll", ("Button, roll one die, please. I turn the board card of that number face down.", "ボタンの方、サイコロを1個お願いします。その番号のカードを裏返します。")),
        ("jackpots", {}, "first-bet", ("Left of the button acts first. A pair of jacks or stronger may open.", "ボタンの左隣からどうぞ。最初のベットは、Jのワンペア以上の方に限ります。")),
        ("california-lowball", {}, "second-bet", ("Left of the button acts first. A 7-6-5-4-3 low or stronger must bet.", "ボタンの左隣からどうぞ。76543のローか、それより強いハンドの方は、必ずベットしてください。")),
        ("deuce-to-seven-lowball", {"entering": "barred"}, "first-bet", ("Left of the big blind acts first. Raise or fold: nobody just calls the big blind.", "ビッグブラインドの左隣からどうぞ。レイズかフォールドです。コールだけではできません。")),
        ("short-deck-omaha", {"first-action": "jam-or-fold"}, "preflop", ("Left of the big blind acts first. All-in or fold.", "ビッグブラインドの左隣からどうぞ。オールインかフォールドです。")),
        ("scrotum", {}, "preflop", ("Left of the big blind acts first. With your first action, discard 0–4 cards.", "ビッグブラインドの左隣からどうぞ。最初のアクションで、手札を0〜4枚捨ててください。")),
        ("paradise-road-pickem", {}, "third-bet", ("Left of the big blind acts first. With your first action, turn up one card.", "ビッグブラインドの左隣からどうぞ。最初のアクションで1枚を表にしてください。")),
    ],
)  # fmt: skip
def test_a_dealer_says_what_a_round_asks_for(name, choices, step, words):
    acts = [
        act for screen in screens(real_book().game(name, choices)) for act in screen.acts if act.id == step
    ]
    assert words == tuple(plain(acts[0].spoken, locale) for locale in LOCALES)

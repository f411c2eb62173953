"""A hand with a seat for the reader: the others play by habit, nothing hidden is seen, and whatever is refused is explained."""

from __future__ import annotations

import json
import random
import re
from datetime import date, timedelta

import pytest
from msgspec.structs import replace
from real_book import real_book

from poker_rulebook.browser.played import of_the_day
from poker_rulebook.cards import JOKER_BUG, UNKNOWN_TEXT, cards, texts
from poker_rulebook.language.phrases import plain
from poker_rulebook.languages import LOCALES
from poker_rulebook.narrative.at_seat import seen_since
from poker_rulebook.narrative.turn import wager_refused
from poker_rulebook.play.chance import random_action
from poker_rulebook.play.journal import standing
from poker_rulebook.play.lesson import Lesson, Seeded, by_habit, strength
from poker_rulebook.play.parser import LETTERS
from poker_rulebook.play.questions import Fold, Legal, Raise, refusal

GAMES = sorted(real_book().games)


def played(name: str, deal: int) -> Lesson:
    """A lesson to its end, with random answers of the reader."""
    lesson, rng = Lesson(real_book().games[name], deal), random.Random(deal)
    while lesson.asked is not None:
        lesson.act(random_action(lesson.asked, rng))
    return lesson


@pytest.mark.parametrize("name", GAMES)
def test_the_others_play_every_game_to_its_end_by_its_rules_and_the_same_number_gives_the_same_hand(name):
    for deal in (1, 2):
        lesson = played(name, deal)
        assert all("" == refusal(decision, action) for decision, action in lesson.hand.answered)
        assert lesson.hand.log == played(name, deal).hand.log


def test_the_hand_of_each_of_sixty_days_asks_the_reader_something():
    games = real_book().games
    for n in range(60):
        day = date(2026, 11, 28) + timedelta(n)
        found = json.loads(of_the_day(json.dumps([*games]), day.isoformat()))
        assert Lesson(games[found["game"]], found["deal"]).asked is not None, day


def hidden_cards(lesson: Lesson) -> list[str]:
    """The cards of the others and of the board that lie face down, and were never in the reader's hand."""
    hand = lesson.hand
    seen = {
        card for e in hand.log if getattr(e, "seat", -1) == lesson.you for card in getattr(e, "cards", ())
    }
    seen |= {card for cards in hand.up for card in cards}
    others = [card for seat, own in enumerate(hand.own) if seat != lesson.you for card in own]
    down = [*others, *(card for slot, card in hand.board.items() if slot in hand.hidden)]
    return [texts([card]) for card in down if card not in seen and card < JOKER_BUG]


def without_slots(value: object) -> object:
    """Plain JSON without names of board slots, some of which look like cards."""
    if isinstance(value, dict):
        board = [*value["board"].values()] if "board" in value else []
        return [board, *(without_slots(item) for key, item in value.items() if key not in ("board", "slots"))]
    return [without_slots(item) for item in value] if isinstance(value, list) else value


@pytest.mark.parametrize(
    "name", [name for name in GAMES if name != "indian-poker" and not real_book().games[name].open_face]
)
def test_a_seat_is_not_told_which_cards_lie_face_down(name):
    lesson, rng = Lesson(real_book().games[name], 3), random.Random(3)
    while lesson.asked is not None:
        said = json.dumps(without_slots(standing(lesson.hand, viewer=lesson.you)))
        told = " ".join(plain(text) for text in seen_since(lesson.hand, LETTERS, lesson.you, []))
        assert [] == [card for card in hidden_cards(lesson) if re.search(rf"\b{card}\b", f"{said} {told}")]
        assert UNKNOWN_TEXT in said
        lesson.act(random_action(lesson.asked, rng))


def test_a_card_on_the_forehead_is_seen_by_all_but_its_owner():
    lesson = Lesson(real_book().games["indian-poker"], 1)
    own = [seat["own"] for seat in standing(lesson.hand, viewer=lesson.you)["seats"].values()]
    assert UNKNOWN_TEXT == own.pop(lesson.you)
    assert UNKNOWN_TEXT not in own


def test_the_numbers_of_a_lesson_are_the_same_in_every_python():
    rng = Seeded(7)
    assert [46, 29, 19, 38, 6] == [rng.getrandbits(6) for _ in range(5)]


def test_a_royal_flush_is_strong_and_a_bad_hand_hopeless():
    lesson = Lesson(real_book().games["five-card-draw"], 1)
    for own, expected in (("As Ks Qs Js Ts", 1.0), ("7c 5d 4h 3s 2c", 0.0)):
        lesson.hand.own[0] = list(cards(own))
        assert {"high": expected} == strength(lesson.hand, 0, Seeded(1))


# What is refused, and why: the reason names what the question allows


def reasons(lesson: Lesson, locale: str) -> list[tuple[str, int, str]]:
    """Each refused wager of the question, with its reason."""
    legal = lesson.asked
    assert isinstance(legal, Legal)
    wanted = [
        ("fold", 0),
        ("check", 0),
        ("call", 0),
        *(("raise", to) for to in (1, legal.low - 1, legal.high + 1, legal.low + 1)),
    ]
    said = (
        (word, to, plain(wager_refused(lesson.hand, legal, "A", word, to), locale)) for word, to in wanted
    )
    return [found for found in said if found[2]]


def allowed(legal: Legal, word: str, to: int) -> bool:
    """Whether the question allows it, worked out anew."""
    if word == "raise":
        between = legal.low <= to <= legal.high and (not legal.ends or to in (legal.low, legal.high))
        return bool(legal.low) and between
    return {
        "fold": not legal.must,
        "check": legal.calls and not legal.call,
        "call": legal.calls and legal.call > 0,
    }[word]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", [name for name in GAMES if real_book().games[name].bets])
def test_a_reason_is_given_for_exactly_what_the_question_does_not_allow_and_names_its_limits(name, locale):
    for deal in range(3):
        lesson, rng = Lesson(real_book().games[name], deal), random.Random(deal)
        while lesson.asked is not None:
            legal = lesson.asked
            if isinstance(legal, Legal):
                for word, to, why in reasons(lesson, locale):
                    assert not allowed(legal, word, to), (word, to, why)
                    if word == "raise" and legal.low:
                        assert (
                            any(f"{n:,}" in why for n in (legal.low, legal.high))
                            or lesson.hand.game.step(legal.step).wagering.jam_or_fold
                        )
                for word, to in (("fold", 0), ("check", 0), ("call", 0), ("raise", legal.low)):
                    if allowed(legal, word, to):
                        assert "" == wager_refused(lesson.hand, legal, "A", word, to)
            lesson.act(random_action(legal, rng))


def test_the_smallest_bet_of_holdem_is_the_big_blind_and_a_raise_adds_the_last_one():
    lesson = Lesson(real_book().games["texas-holdem"], 1)
    legal = Legal(0, "flop-bet", 0, 10, 990, must=False, by=10)
    bet = lesson.hand.game.bets[1].id
    assert "The smallest bet is the big blind, 10: 5 is too little." == plain(
        wager_refused(lesson.hand, replace(legal, step=bet), "A", "raise", 5)
    )
    facing = Legal(0, bet, 30, 60, 990, must=False, price=30, by=30)
    assert (
        "A raise adds at least 30, as much as the bet or raise before it: the smallest is to 60, and 40 is too little."
        == plain(wager_refused(lesson.hand, facing, "A", "raise", 40))
    )
    assert "A has 990 in all: 2,000 is too much." == plain(
        wager_refused(lesson.hand, facing, "A", "raise", 2000)
    )
    assert "There is nothing to call, and checking costs nothing." == plain(
        wager_refused(lesson.hand, replace(legal, step=bet), "A", "call")
    )


def test_a_hopeless_hand_is_folded_to_a_large_bet_and_a_strong_one_is_sometimes_bet():
    acts = {Fold: 0, Raise: 0}
    for deal in range(40):
        for decision, action in played("badugi", deal).hand.answered:
            if isinstance(decision, Legal) and type(action) in acts:
                acts[type(action)] += 1
    assert all(acts.values())
    lesson = Lesson(real_book().games["badugi"], 1)
    assert by_habit(lesson.hand, Seeded(5)) == by_habit(lesson.hand, Seeded(5))

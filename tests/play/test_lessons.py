"""A hand with a seat for the reader: the others play by habit, nothing hidden is seen, and whatever is refused is explained."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from itertools import combinations

import pytest
from msgspec.structs import replace
from nights import amount, in_turn
from real_book import real_book

from poker_rulebook.browser.played import of_the_day
from poker_rulebook.cards import JOKER_BUG, UNKNOWN_TEXT, Cards, cards, rank_of, suit_of, text, texts, without
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import as_said
from poker_rulebook.language.wording import hand_name
from poker_rulebook.languages import LOCALES
from poker_rulebook.narrative.at_seat import seen_since
from poker_rulebook.narrative.turn import ahead, holdings, holdings_at, table_so_far, wager_refused
from poker_rulebook.play.chance import random_action
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.journal import standing
from poker_rulebook.play.lesson import Lesson, Seeded, by_habit, strength
from poker_rulebook.play.parser import LETTERS
from poker_rulebook.play.questions import Legal, Put, refusal
from poker_rulebook.ranking.named import threshold

GAMES = sorted(real_book().games)
ACE_LOW = "A23456789TJQK"


def played(name: str, deal: int) -> Lesson:
    """A lesson to its end, with random answers of the reader."""
    lesson, rng = Lesson(real_book().games[name], deal), random.Random(deal)
    while lesson.asked is not None:
        lesson.act(random_action(lesson.asked, rng))
    return lesson


@pytest.mark.parametrize("name", GAMES)
def test_the_others_play_every_game_to_its_end_by_its_rules_and_the_same_number_gives_the_same_hand(name):
    for deal in range(1, amount("DEALS", 1, 3) + 1):
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


@pytest.mark.parametrize(
    ("name", "own", "share", "least", "most"),
    [
        ("five-card-draw", "As Ks Qs Js Ts", "high", 0.99, 1.01),
        ("five-card-draw", "7c 5d 4h 3s 2c", "high", 0, 0.05),
        ("texas-holdem", "As Ah", "high", 0.6, 1),
        ("texas-holdem", "7c 2d", "high", 0, 0.5),
        ("razz", "As 2c 3d", "low", 0.4, 1),
        ("gardena-jackpots", "Ks Kc 9d 5h 2s", "high", 0.5, 1),  # which have to become three of a kind
        ("razz", "Ks Kc Qd", "low", 0, 0.25),
    ],
)
def test_a_seat_knows_its_part_of_the_pot_before_the_cards_that_are_still_to_come(
    name, own, share, least, most
):
    lesson = Lesson(real_book().games[name], 1)
    lesson.hand.own[0], lesson.hand.up[0] = list(cards(own)), []
    part = strength(lesson.hand, 0, Seeded(1))
    assert part.keys() == {share}
    assert least <= part[share] <= most


# How the others play: a reader who plays as they do sees all of it


def by_habit_alone(name: str, deals: int) -> Iterator[Hand]:
    """Hands in which every seat plays by habit."""
    game = real_book().game(name)
    for deal in range(deals):
        lesson = Lesson(game, deal)
        while lesson.asked is not None:
            lesson.act(by_habit(lesson.hand, Seeded(deal)))
        yield lesson.hand


def is_badugi(held: Sequence[int]) -> bool:
    return len(held) == len({rank_of(it) for it in held}) == len({suit_of(it) for it in held})


def keeps_a_badugi(own: Cards, kept: Cards) -> bool:
    """A badugi with a queen at most is kept, and so are three cards of one with an eight at most."""
    for count, highest in ((4, "Q"), (3, "8")):
        made = [it for it in combinations(own, count) if is_badugi(it)]
        low = [
            it for it in made if all(ACE_LOW.index(text(card)[0]) <= ACE_LOW.index(highest) for card in it)
        ]
        if made:
            return not low or any({*it} <= {*kept} for it in made)
    return True


def keeps_a_pair(own: Cards, kept: Cards) -> bool:
    """A pair is given up for four cards that may become a straight or a flush, or a small one for an ace or a joker."""
    ranks, left = (Counter(text(it)[0] for it in held) for held in (own, kept))
    pairs = {rank for rank, count in ranks.items() if count > 1}
    small = pairs <= {*"23456"} and any(text(it)[0] in "Aj" for it in kept)
    return not pairs or any(left[rank] > 1 for rank in pairs) or len(kept) == 4 or small


def keeps_an_eight(own: Cards, kept: Cards) -> bool:
    """A hand of deuce-to-seven with an eight at most is pat."""
    ranking = real_book().rankings["deuce-to-seven"]
    return kept == own or ranking.value(own) < threshold(ranking, "8-7-6-5-3")


@pytest.mark.parametrize(
    ("name", "sensible"),
    [
        ("badugi", keeps_a_badugi),
        ("five-card-draw", keeps_a_pair),
        ("deuce-to-seven-triple-draw", keeps_an_eight),
        ("deuce-to-seven-single-draw", keeps_an_eight),
    ],
)
def test_hardly_anybody_breaks_a_made_hand_without_reason(name, sensible):
    draws = [
        (texts(asked.own), texts(action.cards), sensible(asked.own, tuple(without(asked.own, action.cards))))
        for hand in by_habit_alone(name, amount("LESSONS", 30, 1000))
        for asked, action in hand.answered
        if isinstance(action, Put)
    ]
    broken = [(own, gone) for own, gone, kept in draws if not kept]
    assert len(broken) <= len(draws) / 50, broken
    assert any(gone for _, gone, _ in draws)


@pytest.mark.parametrize("name", ["texas-holdem", "razz", "badugi", "omaha-high-low-eight-or-better"])
def test_between_a_sixth_and_two_thirds_of_the_pots_end_without_a_showdown(name):
    hands = [*by_habit_alone(name, amount("LESSONS", 30, 1000))]
    assert len(hands) / 6 < sum(hand.players == 1 for hand in hands) < len(hands) * 2 / 3


def test_the_parts_of_the_pot_that_a_reader_is_told_are_an_even_one_on_average():
    lessons = [Lesson(real_book().games["texas-holdem"], deal) for deal in range(40)]
    beyond = [lesson.part() - 100 / lesson.hand.players for lesson in lessons]
    assert -6 < sum(beyond) / len(beyond) < 6
    assert min(beyond) < -10 and 10 < max(beyond)


# What a seat holds while cards are still to come


@pytest.mark.parametrize(
    ("name", "own", "board", "wanted"),
    [
        ("badugi", "3s 7s 2d 6d", "", ["You hold: two-card badugi, 3-2; 7♠ repeats the suit of 3♠, 6♦ repeats the suit of 2♦"]),
        ("badugi", "As Ah 4d 9c", "", ["You hold: three-card badugi, 9-4-A; A♥ repeats the rank of A♠"]),
        ("texas-holdem", "9c 9d", "", ["You hold: pair of nines so far"]),
        ("texas-holdem", "9c 9d", "9h As 2c", ["You hold: three of a kind, nines"]),
        ("razz", "8s 7d 7c 6h", "", ["You hold: 8-7-6 so far, two more needed"]),
        ("omaha-high-low-eight-or-better", "Ac 2h Kd Ks", "", ["High: pair of kings so far", "Low: low cards 2-A"]),
        ("omaha-high-low-eight-or-better", "Ac 2h Kd Ks", "8c 7d 4s", ["High: pair of kings", "Low: 8-7-4-2-A low"]),
        ("omaha-high-low-eight-or-better", "Ac 2h Kd Ks", "Jc Td 4s",
         ["High: pair of kings", "Low: no eight-or-better low as it stands"]),
        ("omaha-high-only", "Qc Qh 2d 2s", "", ["You hold: pair of queens so far"]),
        ("seven-card-stud-high-low-eight-or-better", "Kc 9h 8s", "", ["High: king high so far", "Low: 8 so far, four more needed"]),
        ("seven-card-stud-high-low-eight-or-better", "Kc 9h Js", "", ["High: king high so far", "Low: no eight-or-better low as it stands"]),
        ("english-stud", "5s 3s Qh 3c", "", ["You hold: pair of threes so far"]),
    ],
)  # fmt: skip
def test_what_a_seat_holds_is_said_before_all_cards_are_there(name, own, board, wanted):
    hand = Lesson(real_book().game(name), 1).hand
    hand.own[0], hand.up[0] = list(cards(own)), []
    hand.board.clear()
    hand.board.update(zip(hand.game.board_slots, cards(board), strict=False))
    assert wanted == [plain(line) for line in holdings_at(hand, 0)]


def test_what_is_held_with_every_card_is_what_the_showdown_compares():
    """Of every game: the last words before a showdown name the hand that is shown, unless cards were exchanged since."""
    seen = 0
    for name in GAMES:
        hand = played(name, 5).hand
        told = holdings_at(hand, hand.seats_in()[0]) if hand.showdowns else []
        for share in hand.showdowns[-1].shares if told and len(hand.runs) == len(hand.boards) == 1 else ():
            seat = hand.seats_in()[0]
            if best := hand.showdowns[-1].best(share, seat)[1]:
                shown = hand_name(share.ranking, best, hand.showdowns[-1].own(share, seat))
                for locale in LOCALES:
                    assert any(plain(shown, locale) in plain(line, locale) for line in told), name
                seen += 1
    assert seen > len(GAMES) / 2


@pytest.mark.parametrize(
    ("game", "asked", "hold", "ahead_now"),
    [
        ("omaha-high-low-eight-or-better", {"seats": {"A": "Ah 2c Kd Qs", "B": "Kh Kc 9d 8d"}, "board": "2h 5d 7d"},
         {"A": ["High: pair of twos", "Low: no eight-or-better low as it stands"], "B": ["High: pair of kings", "Low: no eight-or-better low as it stands"]},
         ["High: ahead so far: B"]),
        ("razz", {"seats": {"A": "Ah 2c", "B": "Kh Kc 9d"}}, {"A": ["2-A so far, three more needed"], "B": ["K-9 so far, three more needed"]}, []),
        ("razz", {"seats": {"A": "Ah 2c 3c 4c 5c", "B": "Kh Kc 9d 2d 3d"}}, {"A": ["5-4-3-2-A low"], "B": ["Pair of kings"]}, ["Ahead so far: A"]),
        ("open-face-chinese", {"seats": {"A": {"front": "Ah"}, "B": {"front": ""}}}, {}, []),
    ],
)  # fmt: skip
def test_what_lies_there_already_is_told_seat_by_seat(game, asked, hold, ahead_now):
    of = real_book().games[game]
    table = table_so_far(of, asked)
    told = {
        seat: holdings(of, table.outcomes, table.board, own, table.community)
        for seat, own in table.held.items()
    }
    assert hold == {
        seat: [plain(as_said("seat", line)) for line in lines] for seat, lines in told.items() if lines
    }
    assert ahead_now == [plain(line) for line in ahead(of, table)]


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


@pytest.mark.parametrize(
    ("name", "locale"), in_turn([name for name in GAMES if real_book().games[name].bets], LOCALES)
)
def test_a_reason_is_given_for_exactly_what_the_question_does_not_allow_and_names_its_limits(name, locale):
    lesson, rng = Lesson(real_book().games[name], 1), random.Random(1)
    while lesson.asked is not None:  # every seat, each with a random answer
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
        lesson.hand.act(random_action(legal, rng))


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

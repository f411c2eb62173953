"""A hand that is recorded and resumed is the same hand: so far, at every decision, and to its end."""

import json
import random
import re

import any_answer
import dealt_tables
import hands
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from real_book import GAMES, each, real_book

from poker_rulebook.play.dealer import repeatable, shuffled
from poker_rulebook.play.events import IMPLIED
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.hand_record import record, resumed
from poker_rulebook.play.journal import standing
from poker_rulebook.play.parser import InputError
from poker_rulebook.play.stakes import Forced, stakes_for, usual_stakes

NAMES = ("North", "東", "south seat", "W", "Ö", "6", "seven", "8", "nine", "10")


def goes_on(course: Hand, style: str, rng: random.Random) -> Hand:
    while course.decision is not None:
        course.act(dealt_tables.answer(course, style, rng))
    return course


@each(GAMES)
@given(data=st.data())
def test_a_hand_resumed_anywhere_is_the_same_and_ends_the_same(name, data):
    table = data.draw(dealt_tables.any_table([name]))
    rng = random.Random(table.seed)
    for course in hands.played(table):
        if rng.random() < 0.2 or course.decision is None:
            again = hands.copied(course)
            assert hands.same_events(course.log, again.log)
            assert (course.decision, course.answered) == (again.decision, again.answered)
            assert hands.state(course) == hands.state(again)
            chance = rng.random()
            last = goes_on(again, table.style, random.Random(chance))
            once_more = goes_on(hands.copied(course), table.style, random.Random(chance))
            assert hands.same_events(last.log, once_more.log)
    assert "final" in record(course)


@dealt_tables.of_any_game
@given(dealt_tables.any_table())
def test_every_listed_answer_leads_on_to_an_end(table):
    course = next(hands.played(table))
    rng = random.Random(table.seed)
    for _ in range(rng.randrange(12)):
        if course.decision is not None:
            course.act(dealt_tables.answer(course, table.style, rng))
    if course.decision is None:
        return
    for action in any_answer.listed(course, rng):
        other = hands.copied(course)
        other.act(action)
        end = goes_on(other, table.style, rng)
        assert not hands.wrong_at_the_end(end), hands.told(end)


@dealt_tables.of_any_game
@given(dealt_tables.any_table())
def test_names_of_the_seats_do_not_matter(table):
    *_, course = hands.played(table)
    document = json.loads(json.dumps(record(course, NAMES)))
    again = resumed(real_book(), document)
    assert NAMES[: len(table.stacks)] == again.names
    assert hands.same_events(course.log, again.hand.log)
    assert record(course) == record(again.hand)


@dealt_tables.of_any_game
@given(dealt_tables.any_table())
def test_how_a_hand_stands_is_plain_json(table):
    for number, course in enumerate(hands.played(table)):
        if number % 5 == 0 or course.decision is None:
            said = standing(course, NAMES)
            assert said == json.loads(json.dumps(said))
            assert (said["to_act"] is None) == (course.decision is None)
            assert len(said["log"]) == sum(not isinstance(event, IMPLIED) for event in course.log)


STRADDLED = Forced((0, 1, 2, 0), (1, 2, 4, 2), late=frozenset({3}))  # the last one has just come
DEAD = Forced((0, 0, 0, 5), (0, 2, 4, 8), dead_antes=True, blinds_first=True)


@pytest.mark.parametrize("forced", [STRADDLED, DEAD])
@pytest.mark.parametrize("name", ["texas-holdem", "omaha-high-low-eight-or-better", "badugi"])
@given(seed=st.integers(0, 2**16))
@settings(max_examples=10)
def test_what_seats_posted_beyond_the_rules_of_the_game_is_recorded(name, forced, seed):
    of, rng = real_book().games[name], random.Random(seed)
    hand = Hand(of, stakes_for(of, {"small_bet": 4}, forced), [3, 40, 60, 100], repeatable(of, rng))
    while hand.decision is not None:
        document = json.loads(json.dumps(record(hand, NAMES)))
        again = resumed(real_book(), document).hand
        assert hands.same_events(hand.log, again.log)
        assert (hand.stakes, hand.decision) == (again.stakes, again.decision)
        hand.act(dealt_tables.answer(hand, "any", rng))
    assert hands.state(hand) == hands.state(resumed(real_book(), record(hand)).hand)


POSTS = {
    "posts: 3 is not an object": 3,
    "posts.blind: no key is called 'blind' (did you mean 'blinds'?)": {"blind": {"A": 1}},
    "posts.blinds.Z: no seat is called 'Z'": {"blinds": {"Z": 1}},
    "posts.antes.A: -1 is not a number of chips (write whole chips from 0)": {"antes": {"A": -1}},
    "posts.late: 'A' is not a list": {"blinds": {"A": 1}, "late": "A"},
    "posts.late.0: no seat is called 7": {"late": [7]},
    "posts.dead_antes: 1 is not understood (write true or false)": {"dead_antes": 1},
    "stakes: texas-holdem posts no 'ante'": {"antes": {"A": 1}},
}


@pytest.mark.parametrize(("message", "posts"), POSTS.items())
def test_wrong_posts_are_refused(message, posts):
    document = recorded("texas-holdem", 3, 2)
    ante = {"ante": 1} if message.startswith("stakes") else {}
    with pytest.raises(InputError, match=re.escape(message)):
        resumed(real_book(), document | {"stakes": {"small_bet": 10} | ante, "posts": posts})


def test_in_a_game_without_blinds_nobody_posts_one():
    document = recorded("razz", 3, 2) | {"posts": {"blinds": {"A": 1}}}
    with pytest.raises(InputError, match=re.escape("posts.blinds: razz has no blinds")):
        resumed(real_book(), document)


def test_a_hand_whose_chance_comes_from_outside_is_not_recorded():
    of = real_book().games["razz"]
    hand = Hand(of, usual_stakes(of), [50, 50], shuffled(of, random.Random(1)))
    with pytest.raises(ValueError, match="deal it with 'repeatable'"):
        record(hand)


# --- what is no record


def recorded(name: str, seats: int, answers: int) -> dict:
    """A record of a hand in which so many answers were given."""
    game = real_book().games[name]
    stakes = None if game.open_face else usual_stakes(game)
    table = dealt_tables.Table(game, stakes, (100,) * seats, 0, 0, {}, "any", answers)
    for course in hands.played(table):
        if not answers or course.decision is None:
            break
        answers -= 1
    return record(course)


SAMPLES = (
    ("texas-holdem", 3, 5), ("badugi", 2, 9), ("sohe", 3, 12), ("razz", 2, 99), ("high-low-declare-draw", 2, 99),
    ("open-face-chinese", 2, 6),
)  # fmt: skip

scalars = (
    st.none() | st.booleans() | st.integers(-(10**20), 10**20) | st.floats() | st.text(max_size=8)
    | st.sampled_from(["A", "B", "Ah", "joker", "call", "raise", "fold", "x" * 2000, 10**40, -1, 0, "\ud800"])
)  # fmt: skip
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5) | scalars, inner, max_size=3)
    ),
    max_leaves=6,
)


@st.composite
def spoilt(draw: st.DrawFn) -> dict:
    """A record with something in it replaced, deleted, added or moved, once or more."""
    document = recorded(*draw(st.sampled_from(SAMPLES)))
    for _ in range(draw(st.integers(1, 3))):
        _spoil(draw, document)
    return document


def _spoil(draw: st.DrawFn, document: dict) -> None:
    here = document
    while True:
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        if not keys:
            return
        key = draw(st.sampled_from(keys))
        if isinstance(here[key], (dict, list)) and here[key] and draw(st.booleans()):
            here = here[key]
            continue
        break
    what = draw(st.sampled_from(("replace", "delete", "add", "swap")))
    if what == "replace":
        here[key] = draw(values)
    elif what == "delete":
        del here[key]
    elif what == "swap":
        other = draw(st.sampled_from(keys))
        here[key], here[other] = here[other], here[key]
    elif isinstance(here, list):
        here.insert(key, draw(values | st.just(here[key])))
    else:
        here[draw(st.text(max_size=5) | st.sampled_from(["rolls", "carried", "seat_one", "fantasyland"]))] = (
            draw(values)
        )


def resumed_or_refused(document) -> None:
    try:
        course = resumed(real_book(), document).hand
    except InputError as error:
        assert str(error)
        assert error.message == error.message.strip() != ""
    else:
        assert hands.copied(course).log == course.log


@settings(max_examples=150 * settings.default.max_examples)
@given(spoilt())
def test_a_spoilt_record_is_resumed_or_refused_in_words(document):
    resumed_or_refused(document)


@settings(max_examples=50 * settings.default.max_examples)
@given(values)
def test_no_value_at_all_makes_anything_but_a_refusal(value):
    with pytest.raises(InputError):
        resumed(real_book(), value)

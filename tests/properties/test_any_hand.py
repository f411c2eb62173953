"""Every game at every number of seats, under choices: what must be so at each decision and at the end."""

import random

import any_answer
import dealt_tables
import hands
import pytest
from hypothesis import given
from hypothesis import strategies as st
from real_book import GAMES, each, real_book

from poker_rulebook.play.exchanges import REFUSE
from poker_rulebook.play.questions import Call, IllegalAction, asked_for, refusal

MANY = 40  # decisions, after which only some are looked at
every_game = each(GAMES)


def legal_seats(name: str) -> range:
    low, high = real_book().games[name].players
    return range(low, high + 1)


@every_game
@given(data=st.data())
def test_chips_and_cards_are_conserved_and_the_pot_is_awarded(name, data):
    for seats in legal_seats(name):
        table = data.draw(dealt_tables.tables(name, seats))
        for course in hands.played(table):
            if course.decision is not None:
                brought, there = hands.chips_in_front(course)
                assert brought == there, hands.told(course)
                if (
                    getattr(course.decision, "verb", None) is not REFUSE
                ):  # until all are served, the dealer holds what was discarded
                    assert hands.deck_of(course) == hands.cards_of(course), hands.told(course)
        wrong = hands.wrong_at_the_end(course)
        assert not wrong, f"{wrong}: {hands.told(course)}"


@every_game
@given(data=st.data())
def test_every_listed_answer_is_accepted_and_every_other_changes_nothing(name, data):
    table = data.draw(dealt_tables.any_table([name]))
    rng = random.Random(table.seed)
    for course in hands.played(table):
        if course.decision is None:
            break
        if len(course.answered) > MANY and rng.random() < 0.9:
            continue
        before = hands.state(course)
        assert asked_for(course.decision)
        for action in any_answer.listed(course, rng):
            assert "" == refusal(course.decision, action), hands.told(course)
        for action in any_answer.refused(course, rng):
            with pytest.raises(IllegalAction) as error:
                course.act(action)
                pytest.fail(f"{action!r:.200} was accepted: {hands.told(course)}")
            assert str(error.value)
        assert before == hands.state(course), hands.told(course)
    with pytest.raises(IllegalAction, match=r"^the (hand|deal) is over$"):
        course.act(Call())

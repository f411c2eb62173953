"""A hand can be told in both languages at every decision, with what the seat to act may do."""

import dealt_tables
import hands
from hypothesis import given

from poker_rulebook.view.layouts import deal_told
from poker_rulebook.view.phrases import LOCALES, plain
from poker_rulebook.view.story import hand_told, seat_asked

LETTERS = "ABCDEFGHIJ"


@dealt_tables.of_any_game
@given(dealt_tables.any_table())
def test_a_hand_is_told_as_far_as_it_went(table):
    names = LETTERS[: len(table.stacks)]
    for number, course in enumerate(hands.played(table)):
        if number % 7 and course.decision is not None:
            continue
        locale = LOCALES[number % 2]
        if course.game.open_face:
            told = deal_told(course.game, course, names)
        else:
            told = hand_told(course.game, course, course.brought, names)
        assert all(plain(line, locale) for _, lines in told for line in lines)
        if course.decision is not None:
            title, lines = seat_asked(course, names)
            seat = names[course.decision.seat]
            assert seat in plain(title, locale)
            assert lines and all(seat in plain(line, locale) for line in lines)

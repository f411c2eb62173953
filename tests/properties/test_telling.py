"""A hand can be told in both languages at every decision, with what the seat to act may do; and its chips add up."""

import re

import dealt_tables
import hands
from hypothesis import given

from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import say
from poker_rulebook.languages import LOCALES
from poker_rulebook.narrative.narrative import narrative
from poker_rulebook.narrative.turn import seat_to_act
from poker_rulebook.play.events import Acted, Posted, Returned, Won

LETTERS = "ABCDEFGHIJ"
WAGERS = re.compile(r"(?:bets|raises to|completes to|brings in|calls|the pot, to) ([\d,]+)")
MOST_LINES = 10  # of a hand, side pots and runs aside: six betting rounds, with a draw before three of them


def lines_of(hand):
    return narrative(hand, LETTERS[: len(hand.stacks)])


def text_of(line, locale="en"):
    return plain(line.title, locale) + plain(line.text, locale)


@dealt_tables.of_any_game
@given(dealt_tables.any_table())
def test_a_hand_is_told_as_far_as_it_went(table):
    names = LETTERS[: len(table.stacks)]
    for number, course in enumerate(hands.played(table)):
        if number % 7 and course.decision is not None:
            continue
        locale = LOCALES[number % 2]
        assert all(text_of(line, locale) for line in lines_of(course))
        if course.decision is not None:
            title, lines = seat_to_act(course, names)
            seat = plain(say("seat", seat=names[course.decision.seat]), locale)
            assert seat in plain(title, locale)
            assert lines and all(seat in plain(line, locale) for line in lines)
        elif not course.game.open_face:
            assert_chips_are_those_of_the_hand(course)


@dealt_tables.of_any_game
@given(dealt_tables.any_table())
def test_pots_that_are_told_on_the_way_are_told_of_the_whole_hand(table):
    """Wagers of a round that goes on make no side pot: the round decides which there are."""
    on_the_way = set()
    for number, course in enumerate(hands.played(table)):
        if number % 3 == 0 and course.decision is not None:
            on_the_way |= pots_told(course)
    assert on_the_way <= pots_told(course)


def pots_told(hand):
    return {text_of(line) for line in lines_of(hand) if line.id == "pots"}


def assert_chips_are_those_of_the_hand(hand):
    lines = {line.id: text_of(line) for line in lines_of(hand)}
    net = [number(gain) for gain in re.findall(r" ([+−±][\d,]+)", lines["net"])]
    assert net == [after - before for after, before in zip(hand.stacks, hand.brought, strict=True)]
    assert sum(net) == hand.carried - hand.left
    acts = {n for e in hand.log if isinstance(e, Acted) for n in (e.chips, e.total)}
    for text in lines.values():
        assert {number(n) for n in WAGERS.findall(text)} <= acts, text
    pots = pots_so_far(hand)
    for text in lines.values():
        assert {number(n) for n in re.findall(r"^[^:]*\(pot ([\d,]+)\)", text)} <= pots, text
    aside = ("pots", "run-", "board-")
    most = max(MOST_LINES, hand.game.rounds[1] + 3)  # the hand, its rounds, the showdown, who won what
    assert len([line for line in lines_of(hand) if not line.id.startswith(aside)]) <= most


def pots_so_far(hand):
    """Everything that was in the middle at some time."""
    chips, seen = hand.carried, {hand.carried}
    for e in hand.log:
        if isinstance(e, (Posted, Acted)):
            chips += e.chips
        elif isinstance(e, Returned):
            chips -= e.chips
        elif isinstance(e, Won):
            break
        seen.add(chips)
    return seen


def number(text):
    return int(text.replace(",", "").replace("−", "-").replace("±", ""))

"""Where seats sit decides odd chips and turns, and nothing else: not who wins, and not how much."""

import random
from math import lcm

import dealt_tables
import hands
from hypothesis import given, settings
from hypothesis import strategies as st
from real_book import OPEN_FACE, WITH_POTS, each, real_book

from poker_rulebook.play.comparing import Compared
from poker_rulebook.play.pots import Pot, awards, side_pots
from poker_rulebook.play.rows import pairings, scored, settled

DIVISIBLE = 6 * lcm(*range(1, 11)) ** 2  # by shares, and then by any number of seats


def at_a_showdown(table: dealt_tables.Table):
    """A hand that came to a showdown with as many players as possible; None where it did not."""
    *_, hand = hands.played(table._replace(style="calls"))
    return hand if hand.compared and not hand.barred else None


def shared_out(hand, seats: list[int]) -> dict[tuple[int, str], int]:
    """(seat, share) -> chips of a pot without odd chips, with the seats in this order."""
    held = {place: hand.held(seat) for place, seat in enumerate(seats)}
    declared = hand.declared and {place: hand.declared[seat] for place, seat in enumerate(seats)}
    compared = Compared(hand.game, hand.outcomes, hand.board, held, hand.community, declared, hand.turned())
    paid = awards(hand.game, compared, [Pot(DIVISIBLE, tuple(range(len(seats))))])
    assert not any(award.odd for award in paid)
    return {(seats[award.seat], award.share): award.chips for award in paid}


@dealt_tables.of_any_game
@given(dealt_tables.any_table(WITH_POTS))
def test_a_pot_without_odd_chips_goes_to_the_same_seats_in_whatever_order_they_sit(table):
    hand = at_a_showdown(table)
    if hand is None:
        return
    seats = hand.seats_in()
    won = shared_out(hand, seats)
    for turned in range(1, len(seats)):
        assert won == shared_out(hand, seats[turned:] + seats[:turned]), hands.told(hand)
    assert won == shared_out(hand, seats[::-1]), hands.told(hand)


@settings(max_examples=50 * settings.default.max_examples)
@given(
    st.lists(st.tuples(st.integers(0, 60), st.booleans()), min_size=2, max_size=10),
    st.randoms(),
    st.integers(0, 9),
)
def test_side_pots_do_not_depend_on_the_order_of_the_seats(seats, rng, dead):
    if not any(live and total for total, live in seats):
        return
    order = list(range(len(seats)))
    rng.shuffle(order)
    pots = side_pots([total for total, _ in seats], [live for _, live in seats], dead)
    other = side_pots([seats[seat][0] for seat in order], [seats[seat][1] for seat in order], dead)
    assert [(pot.chips, set(pot.seats)) for pot in pots] == [
        (pot.chips, {order[seat] for seat in pot.seats}) for pot in other
    ]
    assert sum(total for total, _ in seats) + dead == sum(pot.chips for pot in pots)


@each(OPEN_FACE)
@given(data=st.data())
def test_points_that_are_owed_do_not_depend_on_the_order_of_the_seats(name, data):
    game = real_book().games[name]
    seats = data.draw(st.integers(*game.players))
    *_, deal = hands.played(data.draw(dealt_tables.tables(name, seats)))
    order = list(range(seats))
    random.Random(data.draw(st.integers(0, 99))).shuffle(order)
    scores = [scored(deal.rules, deal.layout(seat)) for seat in order]
    points = settled(deal.rules, pairings(deal.rules, scores), None)
    usual = settled(deal.rules, pairings(deal.rules, deal.scores), None)
    assert usual == [points[order.index(seat)] for seat in range(seats)]
    assert 0 == sum(points)

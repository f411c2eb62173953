"""What is done when a draw asks for more cards than the stub has, as rooms do it differently."""

import random

from table import act, call_round, changed, events, start

from poker_rulebook.book.model import Game
from poker_rulebook.play.dealer import Dealer, full_deck
from poker_rulebook.play.events import Burned, Drew, Shuffled
from poker_rulebook.play.exchanges import DRAW
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.stakes import Stakes

BLINDS = Stakes(10, 20, 5, 10)


def triple_draw(short_stub: str) -> Game:
    return changed("deuce-to-seven-triple-draw", short_stub=short_stub, options=None)


def drawing(short_stub: str, seats: int, stub: int) -> Hand:
    """The first draw of a hand; stub: cards left to be dealt at that point, the burn among them."""
    of = triple_draw(short_stub)
    deck = full_deck(of)
    random.Random(7).shuffle(deck)
    return call_round(Hand(of, BLINDS, [1000] * seats, Dealer(deck[: stub + 5 * seats], random.Random(7))))


def throw(hand: Hand, *counts: int) -> Hand:
    for count in counts:
        hand.act(DRAW.answer(hand.decision.own[:count]))
    return hand


def kinds(hand: Hand) -> list[str]:
    return [type(event).__name__ for event in hand.log if isinstance(event, Burned | Shuffled | Drew)]


# The stub is dealt out first


def test_the_stub_is_dealt_out_before_anything_is_shuffled():
    hand = drawing("deal-first", 3, 5)
    rest = hand.dealer.stub[-2::-1]
    throw(hand, 2, 2, 2)
    assert ["Burned", "Drew", "Drew", "Shuffled", "Drew"] == kinds(hand)
    first, second, _ = events(hand, Drew)
    assert rest == [*first.received, *second.received]


def test_the_player_who_is_being_served_does_not_get_back_a_card_just_thrown():
    hand = drawing("deal-first", 3, 5)
    throw(hand, 2, 2, 2)
    *earlier, last = events(hand, Drew)
    assert [Shuffled("draw-1", "discards", 4)] == events(hand, Shuffled)
    assert set(last.received) <= {card for event in earlier for card in event.thrown}
    assert list(last.thrown) == hand.dealer.muck


def test_folded_hands_are_shuffled_in_too():
    hand = act(start(triple_draw("deal-first"), BLINDS, [1000] * 3), "C fold")
    folded = list(hand.own[2])
    call_round(hand)
    hand.dealer.stub = hand.dealer.stub[-2:]
    throw(hand, 1, 3)
    (shuffled,) = events(hand, Shuffled)
    assert 6 == shuffled.cards  # the hand of C and the card that A threw
    assert {*folded} <= {*hand.dealer.stub, *events(hand, Drew)[-1].received, *events(hand, Drew)[0].thrown}


def test_the_stub_may_run_out_in_the_middle_of_a_players_cards():
    hand = drawing("deal-first", 2, 4)
    throw(hand, 2, 3)
    assert ["Burned", "Drew", "Shuffled", "Drew"] == kinds(hand)
    assert 5 == len(hand.own[1])


def test_discards_made_after_the_drawers_stay_out():
    hand = drawing("deal-first", 3, 4)  # a burn, and 3 cards for 6
    throw(hand, 2, 2, 2)
    assert ["Burned", "Drew", "Shuffled", "Drew", "Shuffled", "Drew"] == kinds(hand)
    first, second, third = events(hand, Drew)
    assert [Shuffled("draw-1", "discards", 2)] * 2 == events(hand, Shuffled)
    assert second.received[1] in first.thrown
    assert set(third.received) <= {*first.thrown, *second.thrown}


def test_without_a_discard_before_the_drawers_the_burn_and_the_later_ones_go_in():
    hand = drawing("deal-first", 3, 2)  # a burn, and a card for 6
    throw(hand, 2, 2, 2)
    first = events(hand, Drew)[0]
    assert Shuffled("draw-1", "everything", 5) == events(hand, Shuffled)[0]
    assert first.received[1] not in first.thrown
    assert 15 == sum(len(own) for own in hand.own)


def test_a_stub_that_suffices_is_not_shuffled_in_any_room():
    for rule in ("shuffle-first", "deal-first", "burns-first"):
        assert [] == events(throw(drawing(rule, 3, 7), 2, 2, 2), Shuffled)


# The burns first


def test_the_burned_card_is_shuffled_in_alone_where_that_is_enough():
    hand = drawing("burns-first", 3, 6)
    burned = hand.dealer.stub[-1]
    throw(hand, 2, 2, 2)
    assert (["Burned", "Shuffled", "Drew", "Drew", "Drew"], [Shuffled("draw-1", "burns", 1)]) == (
        kinds(hand),
        events(hand, Shuffled),
    )
    assert burned in {card for event in events(hand, Drew) for card in event.received}
    assert [] == hand.dealer.burned


def test_discards_of_earlier_draws_follow_the_burns_where_those_are_too_few():
    hand = throw(drawing("burns-first", 3, 12), 2, 2, 2)  # 5 cards are left
    call_round(hand)
    throw(hand, 2, 3, 2)  # a burn, 4 cards in the stub, 2 burns and 6 discards for 7 cards
    assert [Shuffled("draw-2", "burns", 2), Shuffled("draw-2", "discards", 6)] == events(hand, Shuffled)


def test_all_numbers_are_heard_before_the_burns_are_shuffled_in():
    hand = drawing("burns-first", 3, 6)
    throw(hand, 2, 2)
    assert [] == kinds(hand)


def test_in_other_rooms_the_burns_stay_out():
    hand = throw(drawing("shuffle-first", 3, 12), 2, 2, 2)
    call_round(hand)
    throw(hand, 2, 3, 2)
    assert [Shuffled("draw-2", "discards", 6)] == events(hand, Shuffled)
    assert 2 == len(hand.dealer.burned)

"""Draws, discards and divided hands."""

import random

import pytest
from real_book import real_book
from table import act, call_round, changed, done, events, game, start

from poker_rulebook.book.model import Game
from poker_rulebook.cards import cards, texts
from poker_rulebook.play.dealer import Dealer, full_deck
from poker_rulebook.play.events import Burned, Drew, Shuffled
from poker_rulebook.play.exchanges import DISCARD, DIVIDE, DRAW, PASS, REFUSE
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import Call, Fold, IllegalAction, Legal, Put, asks_to
from poker_rulebook.play.stakes import Stakes, usual_stakes

BLINDS = Stakes(10, 20, 5, 10)
TRIPLE_DRAW = "deuce-to-seven-triple-draw"


def drawing(seats: int, stub: int | None = None, name: str = TRIPLE_DRAW) -> Hand:
    """The first draw of a hand with a fixed deck; stub: cards left to be dealt at that point."""
    of = game(name)
    deck = full_deck(of)
    random.Random(7).shuffle(deck)
    if stub is not None:
        deck = deck[: stub + 5 * seats]
    return call_round(Hand(of, BLINDS, [1000] * seats, Dealer(deck, random.Random(7))))


def test_of_two_jokers_one_is_passed_on_and_the_other_kept():
    of = changed("anaconda", deck="jokers-54", joker="bug")
    own = {"A": "joker joker Ah Kh Qh Jh 9h", "B": "2c 3c 4c 5c 7c 8c 9c"}
    hand = start(of, usual_stakes(of), [1000] * 2, own)
    hand.act(Call())
    hand.act(Call())
    hand.act(PASS.answer(cards("joker Ah Kh")))
    hand.act(PASS.answer(cards("2c 3c 4c")))
    assert ["joker Qh Jh 9h 2c 3c 4c", "5c 7c 8c 9c joker Ah Kh"] == [texts(own) for own in hand.own]


def throw(hand: Hand, *counts: int) -> Hand:
    for count in counts:
        hand.act(DRAW.answer(hand.decision.own[:count]))
    return hand


def one_card_each(stub: int) -> Hand:
    """Two players of Sviten Special who each throw one card; stub: cards left to be dealt then, the burn among them."""
    of = game("dramaha", **{"one-card-draw": "may-be-refused"})
    deck = full_deck(of)[: 10 + 1 + 3 + stub]
    hand = Hand(of, BLINDS, [1000] * 2, Dealer(deck, random.Random(7)))
    return throw(call_round(call_round(hand)), 1, 1)


# Drawing


def test_players_draw_from_the_left_of_the_button():
    hand = drawing(3)
    seats = []
    while asks_to(hand.decision, DRAW):
        seats.append(hand.decision.seat)
        throw(hand, 1)
    assert [0, 1, 2] == seats


def test_every_number_is_heard_before_the_burn_and_the_first_card():
    hand = drawing(3)
    throw(hand, 2, 3)
    assert [] == events(hand, Burned) + events(hand, Drew)
    throw(hand, 0)
    assert [Burned, Drew, Drew, Drew] == [type(event) for event in hand.log[-4:]]


def test_replacements_are_dealt_player_by_player_below_the_burn():
    hand = drawing(2)
    stub = list(hand.dealer.stub)
    throw(hand, 2, 3)
    assert [stub[-1]] == hand.dealer.burned
    assert [(stub[-2], stub[-3]), (stub[-4], stub[-5], stub[-6])] == [e.received for e in events(hand, Drew)]


def test_one_card_comes_face_up_and_the_next_player_waits_for_the_answer():
    hand = one_card_each(20)
    (drew,) = events(hand, Drew)
    assert (0, drew.received) == (hand.decision.seat, hand.decision.own)
    assert [*drew.received] == hand.up[0]
    hand.act(REFUSE.answer(()))
    assert (drew.received[0], 1) == (hand.own[0][-1], hand.decision.seat)


def test_a_refused_card_is_dead_and_the_next_one_lies_face_down():
    hand = one_card_each(20)
    (refused,), following = hand.decision.own, hand.dealer.stub[-1]
    hand.act(REFUSE.answer((refused,)))
    assert (following, []) == (hand.own[0][-1], hand.up[0])
    assert refused in hand.dealer.muck


def test_a_refused_card_may_leave_the_stub_too_short_for_the_others():
    hand = one_card_each(3)
    refused = hand.decision.own
    hand.act(REFUSE.answer(refused))
    assert ["discards"] == [event.what for event in events(hand, Shuffled)]
    assert refused == (hand.own[1][-1],)


def test_two_cards_cannot_be_refused():
    of = game("dramaha", **{"one-card-draw": "may-be-refused"})
    hand = call_round(call_round(Hand(of, BLINDS, [1000] * 2, Dealer(full_deck(of), random.Random(7)))))
    assert not asks_to(throw(hand, 2, 0).decision, REFUSE)


def english_stud() -> Game:
    """Five-card stud with an exchange of one card after the last street."""
    play = list(real_book().games.source("five-card-stud").value["play"])
    last = {"do": "bet", "size": "big", "first": "highest-showing", "ranking": "high"}
    return changed(
        "five-card-stud",
        play=[*play, {"id": "exchange", "do": "draw", "cards": [0, 1]}, {"id": "last", **last}],
    )


def test_an_exchanged_open_card_comes_face_up_and_who_shows_most_is_decided_anew():
    of = english_stud()
    seats = {"A": "2c Tc 4c 9h Kh", "B": "3d Qh Qc 5d 6d 7c"}
    hand = start(of, usual_stakes(of), [1000] * 2, seats)
    while not asks_to(hand.decision, DRAW):
        hand.act(Call())
    assert hand.decision.seat == 0
    act(hand, "A draw", "B draw Qh")
    assert texts(hand.up[1]) == "Qc 5d 6d 7c"
    assert hand.decision.seat == 0, "a king-high board is stronger than a queen-high one"


def test_an_exchanged_hole_card_comes_face_down():
    of = english_stud()
    hand = start(of, usual_stakes(of), [1000] * 2, {"A": "2c Tc 4c 9h Kh", "B": "3d Qh Qc 5d 6d 7c"})
    while not asks_to(hand.decision, DRAW):
        hand.act(Call())
    act(hand, "A draw", "B draw 3d")
    assert (texts(hand.up[1]), texts(hand.down(1))) == ("Qh Qc 5d 6d", "7c")


def test_a_passed_open_card_lies_there_no_more():
    of = changed("five-card-stud", play=[
        *real_book().games.source("five-card-stud").value["play"],
        {"id": "pass", "do": "pass", "cards": 1, "direction": "left"},
        {"id": "last", "do": "bet", "size": "big", "first": "highest-showing", "ranking": "high"},
    ])  # fmt: skip
    hand = start(of, usual_stakes(of), [1000] * 2, {"A": "2c Tc 4c 9h Kh", "B": "3d Qh Qc 5d 6d"})
    while not asks_to(hand.decision, PASS):
        hand.act(Call())
    hand.act(PASS.answer(cards("Kh")))
    hand.act(PASS.answer(cards("Qh")))
    assert [texts(up) for up in hand.up] == ["Tc 4c 9h", "Qc 5d 6d"]
    assert [texts(hand.down(seat)) for seat in (0, 1)] == ["2c Qh", "3d Kh"]


def test_who_draws_none_stands_pat_with_the_same_cards():
    hand = drawing(2)
    own = list(hand.own[0])
    throw(hand, 0, 5)
    assert own == hand.own[0]


def test_thrown_cards_leave_the_hand_and_lie_in_the_muck():
    hand = drawing(2)
    kept, thrown = hand.own[0][2:], hand.own[0][:2]
    throw(hand, 2, 0)
    assert kept == hand.own[0][:3]
    assert thrown == hand.dealer.muck


def test_all_in_players_still_draw():
    hand = start(game(TRIPLE_DRAW), BLINDS, [10, 1000, 1000])
    call_round(hand)
    assert 0 == hand.stacks[0]
    assert 0 == hand.decision.seat
    assert asks_to(hand.decision, DRAW)


def test_with_everybody_all_in_three_draws_are_left():
    hand = start(game(TRIPLE_DRAW), BLINDS, [10, 10])
    hand.act(Call())
    steps = []
    while hand.decision:
        steps.append(hand.decision.step)
        throw(hand, 1)
    assert [step.id for step in hand.game.draws for _ in range(2)] == steps


def test_folded_players_do_not_draw():
    hand = start(game(TRIPLE_DRAW), BLINDS, [1000] * 3)
    act(hand, "C call", "A fold", "B check")
    assert [1, 2] == [throw_one(hand), throw_one(hand)]


def throw_one(hand: Hand) -> int:
    seat = hand.decision.seat
    throw(hand, 1)
    return seat


def test_a_game_may_set_a_fewest_number_to_draw():
    play = [
        {**step, "cards": [1, 2]} if step["do"] == "draw" else step
        for step in real_book().games.source("five-card-draw").value["play"]
    ]
    hand = call_round(start(changed("five-card-draw", play=play), BLINDS, [100] * 2))
    assert (1, 2) == (hand.decision.fewest, hand.decision.most)
    with pytest.raises(IllegalAction, match=r"^0 cards are not allowed: exchange 1 to 2 of "):
        hand.act(DRAW.answer(()))
    with pytest.raises(IllegalAction, match=r"^3 cards are not allowed: exchange 1 to 2 of "):
        hand.act(DRAW.answer(hand.decision.own[:3]))


# A stub that cannot serve the draw


def test_a_stub_that_just_suffices_is_not_shuffled():
    hand = drawing(2, stub=6)
    throw(hand, 3, 2)
    assert [] == events(hand, Shuffled)
    assert [] == hand.dealer.stub


def test_a_stub_one_card_short_is_shuffled_before_any_card_is_dealt():
    hand = drawing(3, stub=11)
    throw(hand, 2, 2, 1)  # the burn and 5 of 11 cards
    for _ in range(3):
        hand.act(Call())
    throw(hand, 2, 2, 1)  # the burn and 5 wanted, 5 in the stub
    assert [Burned, Shuffled, Drew, Drew, Drew] == [type(event) for event in hand.log[-5:]]


def test_folded_hands_and_discards_of_earlier_draws_are_shuffled_in_and_the_burns_and_new_discards_are_not():
    of = game(TRIPLE_DRAW)
    hand = start(of, BLINDS, [1000] * 3)
    act(hand, "C call", "A call", "B check")
    first = [card for seat in range(3) for card in hand.own[seat][:2]]
    throw(hand, 2, 2, 2)
    act(hand, "A check", "B 10", "C call", "A fold")
    folded = list(hand.own[0])
    hand.dealer.stub = hand.dealer.stub[:3]
    second = [card for seat in (1, 2) for card in hand.own[seat][:3]]
    burned, left = list(hand.dealer.burned), hand.dealer.stub[:2]
    burned.append(hand.dealer.stub[-1])
    throw(hand, 3, 3)
    assert [Shuffled("draw-2", "discards", 11)] == events(hand, Shuffled)
    received = {card for event in events(hand, Drew)[-2:] for card in event.received}
    assert received | set(hand.dealer.stub) == {*left, *first, *folded}
    assert burned == hand.dealer.burned
    assert sorted(second) == sorted(hand.dealer.muck)


def test_the_burns_and_the_cards_just_thrown_go_in_only_when_there_are_still_too_few():
    hand = drawing(2, stub=4)
    thrown = [card for seat in range(2) for card in hand.own[seat]]
    stub = list(hand.dealer.stub)
    throw(hand, 5, 5)
    assert ["everything"] == [event.what for event in events(hand, Shuffled)]
    assert [11] == [event.cards for event in events(hand, Shuffled)]
    in_play = [card for own in hand.own for card in own]
    assert sorted(stub + thrown) == sorted(in_play + hand.dealer.stub)
    assert ([], []) == (hand.dealer.burned, hand.dealer.muck)


def test_nobody_gets_back_a_card_just_thrown_while_other_cards_suffice():
    for seed in range(30):
        hand = drawing(4, stub=12)
        hand.dealer.rng = random.Random(seed)
        throw(hand, 3, 3, 3, 2)
        while isinstance(hand.decision, Legal):
            hand.act(Call())
        throw(hand, 3, 3, 3, 1)
        drew = events(hand, Drew)[-4:]
        assert {c for e in drew for c in e.thrown}.isdisjoint(c for e in drew for c in e.received)


def test_a_shuffle_for_the_burn_comes_first_when_the_stub_is_empty():
    hand = drawing(2, stub=6)
    throw(hand, 3, 2)
    call_round(hand)
    throw(hand, 1, 1)
    assert [Shuffled, Burned, Drew, Drew] == [type(event) for event in hand.log[-4:]]
    assert 5 == events(hand, Shuffled)[0].cards


def test_a_draw_by_six_players_of_all_their_cards_can_be_served_three_times():
    hand = start(game(TRIPLE_DRAW), BLINDS, [1000] * 6)
    while hand.decision:
        hand.act(Call() if isinstance(hand.decision, Legal) else DRAW.answer(hand.decision.own))
    held = [card for own in hand.own for card in own]
    assert 30 == len(set(held))


# Refusals


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (Fold(), r"^it is time to exchange 0 to 5 of (\S\S ?){5}$"),
        (DISCARD.answer(()), r"^it is time to exchange 0 to 5 of "),
        (DRAW.answer(cards("2c 2d 2h 2s 3c")), r"are not among the cards held: exchange 0 to 5 of "),
    ],
)
def test_a_draw_that_is_not_possible_is_refused_with_what_is(action, message):
    hand = drawing(2)
    before = (hand.decision, list(hand.log), [list(own) for own in hand.own])
    with pytest.raises(IllegalAction, match=message):
        hand.act(action)
    assert before == (hand.decision, hand.log, hand.own)


def test_a_card_cannot_be_thrown_twice():
    hand = drawing(2)
    card = hand.decision.own[0]
    with pytest.raises(IllegalAction, match="are not among the cards held"):
        hand.act(DRAW.answer((card, card)))


# Discards


def pineapple(stacks: list[int]) -> Hand:
    hand = start(game("crazy-pineapple-high-low"), BLINDS, stacks)
    while isinstance(hand.decision, Legal):
        hand.act(Call())
    return hand


def test_everybody_left_discards_also_all_in():
    hand = pineapple([10, 1000, 1000])
    seats = []
    while asks_to(hand.decision, DISCARD):
        seats.append(hand.decision.seat)
        hand.act(DISCARD.answer(hand.decision.own[:1]))
    assert [0, 1, 2] == seats
    assert [2, 2, 2] == [len(own) for own in hand.own]
    assert 3 == len(done(hand, DISCARD)) == len(hand.dealer.muck)


@pytest.mark.parametrize("count", [0, 2])
def test_a_wrong_number_of_discards_is_refused(count):
    hand = pineapple([1000] * 2)
    with pytest.raises(IllegalAction, match=rf"^{count} cards are not allowed: discard exactly 1 of "):
        hand.act(DISCARD.answer(hand.decision.own[:count]))


def test_a_discard_from_the_cards_face_down_cannot_be_a_card_face_up():
    play = [
        {"id": "own", "do": "deal", "to": "players", "cards": {"down": 3, "up": 1}},
        {"id": "out", "do": "discard", "cards": 1, "from": "down"},
        *real_book().games.source("razz").value["play"][1:],
    ]
    hand = start(changed("razz", play=play), Stakes(10, 20, 0, 0, 1, 3), [100] * 2, {"A": "2c 3c 4c Kc"})
    assert cards("2c 3c 4c") == hand.decision.own
    with pytest.raises(
        IllegalAction, match=r"^Kc is not among the cards held: discard exactly 1 of 2c 3c 4c$"
    ):
        hand.act(DISCARD.answer(cards("Kc")))
    hand.act(DISCARD.answer(cards("3c")))
    assert list(cards("2c 4c Kc")) == hand.own[0]


# Divided hands


def sohe(stacks: list[int]) -> Hand:
    hand = start(game("sohe"), BLINDS, stacks, {"A": "Ah Kh Qh Jh 2c 3c"})
    return call_round(hand)


def test_everybody_left_divides_also_all_in():
    hand = sohe([10, 100])
    while asks_to(hand.decision, DIVIDE):
        own = hand.decision.own
        hand.act(Put("divide", {"omaha": own[:4], "holdem": own[4:]}))
    assert [0, 1] == [event.seat for event in done(hand, DIVIDE)]
    assert {"omaha": cards("Ah Kh Qh Jh"), "holdem": cards("2c 3c")} == hand.divided[0]


@pytest.mark.parametrize(
    ("hands", "message"),
    [
        (
            {"omaha": "Ah Kh Qh", "holdem": "Jh 2c 3c"},
            r"^divide Ah Kh Qh Jh 2c 3c into 4 cards for 'omaha' and 2 cards",
        ),
        ({"omaha": "Ah Kh Qh Jh", "other": "2c 3c"}, r"^divide Ah Kh Qh Jh 2c 3c into"),
        ({"omaha": "Ah Kh Qh Jh", "holdem": "Ah 2c"}, r"^every card goes into exactly one hand: divide"),
        ({"omaha": "Ah Kh Qh Jh", "holdem": "2c 4c"}, r"^every card goes into exactly one hand: divide"),
    ],
)
def test_a_wrong_division_is_refused(hands, message):
    hand = sohe([100, 100])
    with pytest.raises(IllegalAction, match=message):
        hand.act(Put("divide", {name: cards(own) for name, own in hands.items()}))


def test_it_is_not_time_to_fold_when_hands_are_divided():
    with pytest.raises(
        IllegalAction, match=r"^it is time to divide Ah Kh Qh Jh 2c 3c into 4 cards for 'omaha'"
    ):
        sohe([100, 100]).act(Fold())

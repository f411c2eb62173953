"""Burns, the deal, dice, and a stub that is too short."""

import random

import pytest
from real_book import WITH_POTS, each
from table import act, call_round, changed, events, game, start

from poker_rulebook.cards import cards
from poker_rulebook.play.chance import random_hand
from poker_rulebook.play.dealer import Dealer, drawn, full_deck, shuffle, shuffled
from poker_rulebook.play.events import Burned, Community, Dealt, Drew, Opened, Rolled, Shuffled
from poker_rulebook.play.exchanges import DISCARD, DRAW
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import Call, Fold, Legal
from poker_rulebook.play.stakes import Stakes, usual_stakes

STUD = Stakes(200, 400, 0, 0, 50, 75)
BLINDS = Stakes(10, 20, 5, 10)


@pytest.mark.parametrize(("number", "of"), [(1, ()), (3, (7, 9))])
def test_no_more_cards_are_drawn_than_there_are(number, of):
    with pytest.raises(ValueError, match=f"{number} of {len(of)}"):
        drawn(of, number, random.Random(1))


@pytest.mark.parametrize("cards", [1, 2, 32, 41, 52, 53, 64])
def test_the_deck_is_shuffled_as_python_does_it(cards):
    deck, again = list(range(cards)), list(range(cards))
    chance, same = random.Random(cards), random.Random(cards)
    shuffle(deck, chance)
    same.shuffle(again)
    assert (again, same.random()) == (deck, chance.random())


@pytest.mark.parametrize("cards", [1, 2, 5, 13, 21])
def test_cards_are_drawn_as_python_does_it(cards):
    for number in range(cards + 1):
        chance, same = random.Random(number), random.Random(number)
        assert same.sample(range(cards), number) == drawn(range(cards), number, chance)
        assert same.random() == chance.random()


def played(name: str, seats: int, stacks: int = 10_000) -> Hand:
    """A hand that everybody checks or calls to the end, drawing and discarding as little as possible."""
    return checked_down(start(game(name), usual_stakes(game(name)), [stacks] * seats))


def checked_down(hand: Hand) -> Hand:
    while hand.decision:
        if isinstance(hand.decision, Legal):
            hand.act(Call())
        elif hasattr(hand.decision, "count"):
            hand.act(DISCARD.answer(hand.decision.own[: hand.decision.most]))
        else:
            hand.act(DRAW.answer(()))
    return hand


def stud_before_seventh(players: int, folding: dict[str, int]) -> Hand:
    """Seven-card stud up to the last card; `folding` of the players fold in that round."""
    hand = start(game("seven-card-stud"), STUD, [10_000] * players)
    while hand.decision.step != "sixth-bet":
        step, left = hand.decision.step, folding.get(hand.decision.step, 0)
        while hand.decision.step == step:
            fold = left and not hand.decision.must and hand.decision.seat != hand.first
            left -= bool(fold)
            hand.act(Fold() if fold else Call())
    return hand


# Burns


@each(WITH_POTS)
def test_one_card_is_burned_before_every_deal_and_draw_after_the_first_betting_round_and_a_flop_without_one(
    name,
):
    hand = random_hand(game(name), usual_stakes(game(name)), [100_000] * 2, random.Random(3))
    burned = [event.step for event in events(hand, Burned)]
    bets = (i for i, step in enumerate(hand.game.play) if step.do == "bet")
    first_bet = next(bets, len(hand.game.play))
    dealt = {event.step for event in hand.log if isinstance(event, Dealt | Opened | Community | Drew)}
    if first_bet < len(hand.game.play) and getattr(hand.game.play[first_bet - 1], "street", "") == "flop":
        first_bet -= 1  # of a bomb pot, by rule 10.2
    later = [s.id for s in hand.game.play[first_bet:] if s.do in ("deal", "draw") and s.id in dealt]
    assert later == burned


@pytest.mark.parametrize("name", ["texas-holdem", "omaha-high-only"])
def test_in_a_bomb_pot_a_card_is_burned_before_the_flop_too(name):
    hand = start(game(name, bomb_pot="yes"), Stakes(10, 20, ante=10), [100] * 3)
    assert ["flop"] == [event.step for event in events(hand, Burned)]


def test_the_spit_card_of_courchevel_is_dealt_with_the_hands_and_without_a_burn():
    assert [] == events(start(game("courchevel"), BLINDS, [100] * 3), Burned)


def test_the_card_burned_lies_on_top_of_the_flop():
    hand = start(game("texas-holdem"), BLINDS, [100] * 2)
    stub = list(hand.dealer.stub)
    call_round(hand)
    assert [stub[-1]] == hand.dealer.burned
    assert stub[-2:-5:-1] == list(hand.board.values())


def test_cards_are_dealt_one_at_a_time_from_the_left_of_the_button():
    deck = full_deck(game("texas-holdem"))
    hand = Hand(game("texas-holdem"), BLINDS, [100] * 3, Dealer(deck[::-1], random.Random(1)))
    assert [[deck[0], deck[3]], [deck[1], deck[4]], [deck[2], deck[5]]] == hand.own


def test_in_a_game_dealt_from_seat_one_the_cards_come_to_that_seat_first():
    deck = full_deck(game("texas-holdem"))
    of = changed("texas-holdem", dealt_from="seat-one")
    hand = Hand(of, BLINDS, [100] * 3, Dealer(deck[::-1], random.Random(1)), seat_one=1)
    assert [[deck[2], deck[5]], [deck[0], deck[3]], [deck[1], deck[4]]] == hand.own
    assert [1, 2, 0] == [event.seat for event in events(hand, Dealt)]


def test_seat_one_changes_nothing_in_a_game_dealt_from_the_button():
    deck = full_deck(game("texas-holdem"))
    hand = Hand(game("texas-holdem"), BLINDS, [100] * 3, Dealer(deck[::-1], random.Random(1)), seat_one=1)
    assert [0, 1, 2] == [event.seat for event in events(hand, Dealt)]


def test_blinds_and_betting_keep_to_the_button_wherever_dealing_begins():
    of = changed("texas-holdem", dealt_from="seat-one")
    hand = start(of, BLINDS, [100] * 4, seat_one=3)
    assert ([5, 10, 0, 0], 2) == (hand.totals, hand.decision.seat)


def test_the_last_cards_of_a_stud_deal_lie_face_up():
    hand = start(game("razz"), STUD, [1000] * 2, {"A": "2c 3c 4c", "B": "5c 6c Kc"})
    assert [list(cards("4c")), list(cards("Kc"))] == hand.up


def test_folded_players_receive_no_more_cards():
    hand = start(game("razz"), STUD, [1000] * 3, {"A": "2c 3c Ks", "B": "5c 6c 7c", "C": "8c 9c Tc"})
    act(hand, "A bring-in", "B fold", "C call")
    assert [4, 3, 4] == [len(own) for own in hand.own]


# Dice


def test_the_dice_are_rolled_also_when_everybody_is_all_in():
    of = game("bidirectional-chowaha")
    hand = checked_down(start(of, BLINDS, [10] * 4))
    assert 1 == len(events(hand, Rolled))
    assert 12 == len(hand.board)


@pytest.mark.parametrize(("total", "outcome"), [(1, "right"), (3, "right"), (4, "below"), (6, "below")])
def test_a_roll_leads_to_the_outcome_that_lists_its_total(total, outcome):
    of = game("bidirectional-chowaha")
    hand = checked_down(start(of, BLINDS, [100] * 2, rolls={"direction": total}))
    assert [Rolled("direction", total, outcome)] == events(hand, Rolled)


def test_dice_show_every_number_from_1_to_6():
    dealer = Dealer([], random.Random(1))
    assert {1, 2, 3, 4, 5, 6} == {dealer.roll("any", 1) for _ in range(200)}


# The last card of stud


def test_six_players_leave_a_stub_of_13_and_are_served_normally():
    hand = stud_before_seventh(6, {})
    assert 13 == len(hand.dealer.stub)
    checked_down(hand)
    assert ([], []) == (events(hand, Shuffled), events(hand, Community))
    assert {7} == {len(own) for own in hand.own}


def test_seven_players_leave_a_stub_of_7_and_the_burns_go_in():
    hand = stud_before_seventh(7, {})
    assert 7 == len(hand.dealer.stub)
    checked_down(hand)
    assert [Shuffled("seventh", "burns", 3)] == events(hand, Shuffled)
    assert {7} == {len(own) for own in hand.own}
    assert 2 == len(hand.dealer.stub)


def test_eight_players_leave_a_stub_of_1_and_one_community_card_comes_after_a_shuffle():
    hand = stud_before_seventh(8, {})
    assert 1 == len(hand.dealer.stub)
    checked_down(hand)
    assert [Shuffled("seventh", "burns", 3)] == events(hand, Shuffled)
    assert 1 == len(events(hand, Community))
    assert {6} == {len(own) for own in hand.own}


def test_eight_players_of_whom_one_folds_on_third_street_get_a_community_card_without_a_shuffle():
    hand = stud_before_seventh(8, {"third-bet": 1})
    assert 4 == len(hand.dealer.stub)
    checked_down(hand)
    assert [] == events(hand, Shuffled)
    assert 1 == len(events(hand, Community))


def test_eight_players_of_whom_two_fold_on_fourth_street_are_served_with_the_burns():
    hand = stud_before_seventh(8, {"fourth-bet": 2})
    assert 5 == len(hand.dealer.stub)
    checked_down(hand)
    assert [Shuffled("seventh", "burns", 3)] == events(hand, Shuffled)
    assert [] == events(hand, Community)


@pytest.mark.parametrize(
    ("players", "stub", "shuffled_in", "community"),
    [
        (6, 8, 0, False), (6, 7, 3, False), (6, 5, 3, False), (6, 4, 0, True),
        (7, 9, 0, False), (7, 8, 3, False), (7, 6, 3, False), (7, 5, 0, True),
        (8, 10, 0, False), (8, 7, 3, False), (8, 6, 0, True), (8, 3, 0, True), (8, 2, 3, True), (8, 1, 3, True),
    ],
)  # fmt: skip
def test_the_stub_and_three_burns_decide_what_is_done_for_the_last_card(
    players, stub, shuffled_in, community
):
    hand = start(game("seven-card-stud"), STUD, [10_000] * players)
    while hand.decision.step != "sixth-bet":
        call_round(hand)
    spare = full_deck(hand.game)
    hand.dealer.stub = spare[:stub]  # cards do not matter here, only how many there are
    checked_down(hand)
    assert shuffled_in == sum(event.cards for event in events(hand, Shuffled))
    assert community == bool(events(hand, Community))


def test_one_card_is_burned_before_the_community_card():
    hand = stud_before_seventh(8, {"third-bet": 1})
    checked_down(hand)
    assert [Burned, Community] == [type(e) for e in hand.log if getattr(e, "step", "") == "seventh"]


def test_the_betting_round_after_a_community_card_keeps_the_order_of_sixth_street():
    hand = stud_before_seventh(8, {})
    first = hand.decision.seat
    call_round(hand)
    assert ("seventh-bet", first) == (hand.decision.step, hand.decision.seat)


def test_the_community_card_plays_for_everybody():
    seats = {
        "A": "As Ah Kd Qs Ts 9s", "B": "Ks Kh Kc Jh Th 9h", "C": "2h 3h 4h 6h 7h 8h", "D": "2d 3d 4d 6d 7d 8d",
        "E": "2s 3s 4s 6s 7s 8s", "F": "Qh Jc Tc 9c 6c 5c", "G": "5s 5h 7c 8c 2c 3c", "H": "5d Qc Qd Js Jd Td",
    }  # fmt: skip
    hand = start(game("seven-card-stud"), STUD, [50] * 8, seats, {"community": "Ad"})
    high = hand.game.share("high")
    assert cards("Ad") == hand.community
    assert cards("As Ah Ad Kd Qs") == hand.compared.best(high, 0)[1]
    assert cards("Ks Kh Kc Ad Jh") == hand.compared.best(high, 1)[1]


def test_folded_cards_are_never_used_again_in_stud():
    hand = stud_before_seventh(8, {"fourth-bet": 2})
    folded = [card for seat in range(8) if not hand.live[seat] for card in hand.own[seat]]
    checked_down(hand)
    assert sorted(folded) == sorted(hand.dealer.muck)


# Board cards after a draw that used the stub up


def test_a_draw_that_empties_the_stub_does_not_keep_the_turn_from_being_dealt():
    hand = start(game("dramaha"), BLINDS, [10_000] * 6)
    for _ in range(2):
        call_round(hand)
    assert 18 == len(hand.dealer.stub)
    for count in (5, 5, 5, 2, 0, 0):  # the burn and 17 cards
        hand.act(DRAW.answer(hand.decision.own[:count]))
    assert "turn-bet" == hand.decision.step
    assert [Shuffled("turn", "discards", 17)] == events(hand, Shuffled)
    checked_down(hand)
    assert 5 == len(hand.board)


def test_the_burns_go_in_for_a_board_card_only_when_discards_do_not_suffice():
    play = [
        {"id": "own", "do": "deal", "to": "players", "cards": 5, "face": "down"},
        {"id": "first", "do": "bet", "size": "small", "first": "left-of-big-blind"},
        {"id": "exchange", "do": "draw", "cards": [0, 5]},
        {"id": "second", "do": "bet", "size": "small", "first": "left-of-button"},
        {"id": "flop", "do": "deal", "to": "board", "cards": 3, "face": "up"},
        {"id": "third", "do": "bet", "size": "big", "first": "left-of-button"},
    ]
    of = changed("dramaha", play=play, showdown=[{"id": "draw", "ranking": "high", "own": 5, "board": 0}])
    dealer = shuffled(of, random.Random(1))
    dealer.stub = dealer.stub[:14]
    hand = Hand(of, BLINDS, [100] * 2, dealer)
    call_round(hand)
    assert 4 == len(dealer.stub)
    hand.act(DRAW.answer(hand.decision.own[:1]))
    hand.act(DRAW.answer(hand.decision.own[:1]))
    assert 1 == len(dealer.stub)
    call_round(hand)
    assert [Shuffled("flop", "everything", 3)] == events(hand, Shuffled)
    assert 3 == len(hand.board)

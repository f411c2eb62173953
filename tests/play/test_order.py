"""Who is first to act: by position, by the door card, by the cards showing."""

import pytest
from table import act, call_round, changed, game, start, turn

from poker_rulebook.play.hand import Hand
from poker_rulebook.play.stakes import Stakes

STUD = Stakes(200, 400, 0, 0, 50, 75)
BLINDS = Stakes(10, 20, 5, 10)


def stud(name: str, seats: dict[str, str], stacks: list[int] | None = None, **choices: str) -> Hand:
    return start(game(name, **choices), STUD, stacks or [1000] * len(seats), seats)


def third(name: str, *doors: str) -> str:
    """The seat that must bring in, by the door cards of the seats."""
    down = iter("3h 4h 5h 6h 7h 8h 9h Th Jh Qh".split())
    seats = {seat: f"{next(down)} {next(down)} {door}" for seat, door in zip("ABCDE", doors, strict=False)}
    hand = stud(name, seats)
    assert hand.decision.must
    return turn(hand)


def fourth(name: str, seats: dict[str, str], **choices: str) -> str:
    """The seat that is first on fourth street; cards: two down, two up."""
    return turn(call_round(stud(name, seats, **choices)))


def test_before_the_flop_the_seat_left_of_the_big_blind_is_first():
    assert "C" == turn(start(game("texas-holdem"), BLINDS, [100] * 5))


def test_with_three_players_the_button_is_first_before_the_flop():
    assert "C" == turn(start(game("texas-holdem"), BLINDS, [100] * 3))


def test_on_later_streets_the_first_seat_left_of_the_button_is_first():
    assert "A" == turn(call_round(start(game("texas-holdem"), BLINDS, [100] * 5)))


def test_a_folded_seat_is_passed_over():
    hand = start(game("texas-holdem"), BLINDS, [100] * 4)
    act(hand, "C call", "D call", "A fold", "B check")
    assert "B" == turn(hand)


def test_an_all_in_seat_is_passed_over():
    hand = start(game("texas-holdem"), BLINDS, [10, 100, 100, 100])
    act(hand, "C call", "D call", "A call", "B check")
    assert "B" == turn(hand)


# Door cards


def test_in_stud_the_two_of_clubs_is_the_lowest_door_card():
    assert "D" == third("seven-card-stud", "2s", "2h", "2d", "2c", "3c")


def test_in_stud_an_ace_is_the_highest_door_card():
    assert "B" == third("seven-card-stud", "As", "Kc", "Ac")


def test_in_razz_the_king_of_spades_is_the_worst_door_card():
    assert "C" == third("razz", "Kc", "Kd", "Ks", "Kh", "Qs")


def test_in_razz_an_ace_is_the_best_door_card():
    assert "B" == third("razz", "As", "2c", "Ac")


@pytest.mark.parametrize(("rule", "worst"), [("highest-card-ace-low", "B"), ("highest-card-ace-high", "C")])
def test_where_the_ace_is_high_it_is_the_worst_door_card_of_a_low_game(rule, worst):
    of = changed("razz", forced_bets={"ante": "each", "bring_in": rule})
    hand = start(of, STUD, [1000] * 4, {"A": "3h 4h Kc", "B": "5h 6h Ks", "C": "7h 8h As", "D": "9h Th Ac"})
    assert worst == turn(hand)


# Cards showing


def test_king_nine_is_first_in_stud_and_king_six_in_razz():
    seats = {"A": "7h 2d Kc 6s", "B": "Qc 8d Kd 9h"}
    assert "B" == fourth("seven-card-stud", seats)
    assert "A" == fourth("razz", seats)


def test_a_pair_is_before_an_ace_in_stud_and_behind_it_in_razz():
    seats = {"A": "Kh Jd As 2c", "B": "Qc Qs 3h 3s"}
    assert "B" == fourth("seven-card-stud", seats)
    assert "A" == fourth("razz", seats)


def test_the_lower_pair_is_first_when_every_razz_hand_shows_a_pair():
    assert "B" == fourth("razz", {"A": "Kh Jd 5s 5c", "B": "Qc Qs 3h 3s"})


def test_a_pair_of_aces_is_the_lowest_pair_in_razz():
    assert "A" == fourth("razz", {"A": "Kh Jd As Ac", "B": "Qc Qs 2h 2s"})


def test_two_suited_cards_in_sequence_show_no_flush_and_no_straight():
    assert "B" == fourth("seven-card-stud", {"A": "2h 2d 8s 9s", "B": "3c 3h Td 2c"})


@pytest.mark.parametrize("name", ["seven-card-stud", "razz"])
def test_between_equal_ranks_the_highest_card_by_suit_is_first_in_high_and_low_games(name):
    assert "B" == fourth(name, {"A": "Kh 7c Ah 3d", "B": "Jd Jc As 3c"})


def test_the_highest_card_decides_and_not_the_lower_one_with_the_better_suit():
    assert "A" == fourth("seven-card-stud", {"A": "Kh 7c Ah 3c", "B": "Jd Jc Ad 3s"})


def test_between_equal_pairs_the_seat_with_the_spade_is_first():
    assert "B" == fourth("seven-card-stud", {"A": "Kh 7c 9h 9d", "B": "Jd Jc 9s 9c"})


@pytest.mark.parametrize(("choice", "first"), [("suit", "B"), ("seat", "A")])
def test_a_room_may_go_by_seat_between_equal_ranks(choice, first):
    assert first == fourth("seven-card-stud", {"A": "Kh 7c Ah 3d", "B": "Jd Jc As 3c"}, showing_ties=choice)


def test_three_cards_are_read_together_on_fifth_street():
    seats = {"A": "Kh Jd As 2c 9d", "B": "Qc Qs 3h 3s 4d"}
    assert "B" == turn(call_round(call_round(stud("seven-card-stud", seats))))
    assert "A" == turn(call_round(call_round(stud("razz", seats))))


def test_when_the_best_hand_showing_is_all_in_the_next_seat_clockwise_is_first():
    seats = {"A": "Kh Jd 2s 2c", "B": "Qc Qs As Ah", "C": "9d 8d 3d 5c"}
    hand = call_round(stud("seven-card-stud", seats, [1000, 125, 1000]))
    assert ("fourth-bet", "C") == (hand.decision.step, turn(hand))


def test_seventh_street_keeps_the_order_of_sixth():
    seats = {"A": "Kh Jd 2s 4c 6c 8c Ac", "B": "Qc Qs As Ah 3c 5c 2d", "C": "9d 8d 3d 5d 7d 9h Ad"}
    hand = stud("seven-card-stud", seats)
    while hand.decision.step != "seventh-bet":
        call_round(hand)
    assert "B" == turn(hand)


def test_on_seventh_street_the_next_seat_is_first_when_the_first_of_sixth_has_folded():
    seats = {"A": "Kh Jd 2s 4c 6c 8c Ac", "B": "Qc Qs As Ah 3c 5c 2d", "C": "9d 8d 3d 5d 7d 9h Ad"}
    hand = stud("seven-card-stud", seats)
    while hand.decision.step != "sixth-bet":
        call_round(hand)
    act(hand, "B check", "C 400", "A call", "B fold")
    assert ("seventh-bet", "C") == (hand.decision.step, turn(hand))


# Equal cards in sight, in games with a button

EQUAL = {"A": "2c 3c Kd 9h", "B": "4d 5d Ks 9c", "C": "7h 8h Kh 9d"}


def equal_cards(showing_ties: str, **more: int) -> str:
    """Who is first on fourth street when three players show a king and a nine."""
    of = changed("seven-card-stud", showing_ties=showing_ties, dealt_from="seat-one" if more else None)
    return turn(call_round(start(of, STUD, [1000] * 3, EQUAL, **more)))


@pytest.mark.parametrize(
    ("showing_ties", "seat_one", "first"),
    [("suit", 0, "B"), ("button", 0, "A"), ("seat", 0, "A"), ("suit", 2, "B"), ("button", 2, "A"), ("seat", 2, "C")],
)  # fmt: skip
def test_between_equal_cards_the_suit_decides_or_the_place_from_the_button_or_the_seat_number(
    showing_ties, seat_one, first
):
    assert first == equal_cards(showing_ties, **({"seat_one": seat_one} if seat_one else {}))


def test_the_lower_seat_number_counts_from_seat_one_and_not_from_the_button():
    assert ("B", "A") == (equal_cards("seat", seat_one=1), equal_cards("button", seat_one=1))

"""Board cards that are turned up, turned down, taken away with their row, or wild."""

import pytest
from table import act, call_round, changed, events, start, until

from poker_rulebook.book.model import Game
from poker_rulebook.cards import JOKER_WILD, cards, texts
from poker_rulebook.play.dealing import removed_lines
from poker_rulebook.play.events import Burned, Laid, LeftOver, Opened, Removed, TurnedUp, Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.judging import compared_at, judge, read_table
from poker_rulebook.play.questions import Call
from poker_rulebook.play.stakes import Stakes

BLINDS, ANTE = Stakes(10, 20, 5, 10), Stakes(10, 20, 0, 0, 1)
BET = {"do": "bet", "size": "small", "first": "left-of-button"}
ROWS = [["A1", "A2", "A3", "A4", "A5"], ["B1", "B2", "B3", "B4", "B5"], ["C1", "C2", "C3", "C4", "C5"]]
OMAHA_8 = [
    {"id": "high", "ranking": "high", "own": 2, "board": 3},
    {"id": "low", "ranking": "ace-to-five", "own": 2, "board": 3, "qualifier": "8-7-6-5-4", "otherwise": "high"},
]  # fmt: skip


def line(name: str, slots: list[str]) -> dict:
    return {"id": name, "name": {"en": name, "ja": name}, "slots": slots}


# Rows removed: three rows of five, the lowest river loses its row


def oklahoma(if_all_tie: str = "keep-all") -> Game:
    lines = [line(name, row) for name, row in zip(("row1", "row2", "row3"), ROWS, strict=True)]
    rivers = [row[4] for row in ROWS]
    play = [
        {"id": "own", "do": "deal", "to": "players", "cards": 4, "face": "down"},
        {"id": "preflop", **BET, "first": "left-of-big-blind"},
        {"id": "board", "do": "deal", "to": "board", "slots": [slot for row in ROWS for slot in row], "face": "up"},
        {"id": "removal", "do": "remove", "lowest": rivers, "if_all_tie": if_all_tie},
        {"id": "last-bet", **BET},
    ]  # fmt: skip
    board = [{"id": "three-rows", "grid": ROWS, "lines": lines}]
    return changed(
        "omaha-high-low-eight-or-better", board=board, play=play, showdown=OMAHA_8, betting=["no-limit"], options=None
    )  # fmt: skip


def on_rows(*rows: str) -> dict[str, str]:
    return {
        slot: card
        for slots, row in zip(ROWS, rows, strict=True)
        for slot, card in zip(slots, row.split(), strict=True)
    }


def removed(rivers: str, if_all_tie: str = "keep-all") -> tuple[str, ...]:
    """The rows that go when these are the three rivers."""
    of = oklahoma(if_all_tie)
    board = dict(zip(("A5", "B5", "C5"), cards(rivers), strict=True))
    return removed_lines(of.layouts[0], of.step("removal"), board)


@pytest.mark.parametrize(
    ("rivers", "rows"),
    [
        ("3h 8s 3c", ("row1", "row3")), ("3h 8s 4c", ("row1",)), ("Ah Ks Qc", ("row3",)), ("2s 2h Ac", ("row1", "row2")),
        ("2c Kd Ks", ("row1",)), ("Ts 9d Ac", ("row2",)),
    ],
)  # fmt: skip
def test_every_row_with_the_lowest_river_goes_and_suits_play_no_part(rivers, rows):
    for if_all_tie in ("keep-all", "keep-highest-suit", "house-wins"):
        assert rows == removed(rivers, if_all_tie)


@pytest.mark.parametrize(
    ("if_all_tie", "rivers", "rows"),
    [
        ("keep-all", "8h 8s 8c", ()),
        ("house-wins", "8h 8s 8c", ("row1", "row2", "row3")),
        ("keep-highest-suit", "8h 8s 8c", ("row1", "row3")),
        ("keep-highest-suit", "8h 8d 8c", ("row2", "row3")),
    ],
)
def test_three_equal_rivers_keep_all_rows_or_none_or_the_one_of_the_highest_suit(if_all_tie, rivers, rows):
    assert rows == removed(rivers, if_all_tie)


SEATS = {"A": "Jh Th As 3s", "B": "Ks Kc 9h Jd"}
RIVERS_3_8_3 = on_rows("Ah Kh Qh 2c 3h", "7c 6d 2s Kd 8s", "9c 9d 4s 5c 3c")


def test_a_hand_is_made_with_a_row_that_is_left():
    of = oklahoma()
    verdicts = judge(of, read_table(of, SEATS, RIVERS_3_8_3)).shares
    assert (["B"], ["A"]) == (verdicts["high"].winners, verdicts["low"].winners)
    assert "Ks Kd Kc 8s 7c" == texts(verdicts["high"].hands["B"])
    assert "7c 6d 3s 2s As" == texts(verdicts["low"].hands["A"])


def test_the_rows_go_before_the_last_betting_round():
    hand = call_round(start(oklahoma(), BLINDS, [100] * 2, SEATS, RIVERS_3_8_3))
    (event,) = events(hand, Removed)
    assert ("removal", (*ROWS[0], *ROWS[2])) == (event.step, event.slots)
    assert ("last-bet", set(ROWS[1])) == (hand.decision.step, set(hand.board))
    assert {*ROWS[0], *ROWS[2]} == set(hand.aside)


def test_a_played_hand_is_settled_by_the_rows_that_are_left():
    hand = call_round(start(oklahoma(), BLINDS, [100] * 2, SEATS, RIVERS_3_8_3))
    act(hand, "A 30", "B call")
    assert [100, 100] == hand.stacks


THREE_EIGHTS = on_rows("Ah Kh Qh 2c 8h", "7c 6d 2s Kd 8s", "9c 9d 4s 5c 8c")


def test_where_the_house_wins_the_hand_ends_at_once_and_nobody_receives_the_pot():
    hand = call_round(start(oklahoma("house-wins"), BLINDS, [100] * 2, SEATS, THREE_EIGHTS))
    assert hand.decision is None
    assert ([], [LeftOver("house-wins", 20)]) == (events(hand, Won), events(hand, LeftOver))
    assert ([90, 90], 20, {}) == (hand.stacks, hand.left, hand.values)


def test_where_the_house_wins_a_judged_table_pays_nothing():
    of = oklahoma("house-wins")
    judgement = judge(of, read_table(of, SEATS, THREE_EIGHTS), 20)
    assert ({"A": 0, "B": 0}, 20) == (judgement.chips, judgement.left)


def test_the_cards_of_a_removed_line_that_another_line_has_too_stay():
    lines = [line("left", ["A1", "A2", "A3", "B1"]), line("right", ["C1", "C2", "C3", "B1"])]
    board = [{"id": "forked", "grid": ROWS, "lines": lines}]
    step = {"id": "removal", "do": "remove", "lowest": ["A1", "C1"], "if_all_tie": "keep-all"}
    slots = [slot for one in lines for slot in one["slots"] if slot != "B1"] + ["B1"]
    play = [
        {"id": "own", "do": "deal", "to": "players", "cards": 2, "face": "down"},
        {"id": "preflop", **BET, "first": "left-of-big-blind"},
        {"id": "board", "do": "deal", "to": "board", "slots": slots, "face": "up"},
        step,
    ]
    hand = start(
        changed("texas-holdem", board=board, play=play), BLINDS, [100] * 2, board={"A1": "2c", "C1": "3c"}
    )
    call_round(hand)
    assert [("A1", "A2", "A3")] == [event.slots for event in events(hand, Removed)]


# Cards that are turned up: a cross of five, dealt face down with the hands

CROSS = [["", "T", ""], ["L", "M", "R"], ["", "B", ""]]


def criss_cross(**more: object) -> Game:
    lines = [line("vertical", ["T", "M", "B"]), line("horizontal", ["L", "M", "R"])]
    play = [
        {"id": "own", "do": "deal", "to": "players", "cards": 4, "face": "down"},
        {"id": "cross", "do": "deal", "to": "board", "slots": ["T", "L", "B", "R", "M"], "face": "down"},
        {"id": "bet", **BET},
    ]
    for slot in ("T", "L", "B", "R", "M"):
        play += [
            {
                "id": f"turn-{slot.lower()}",
                "do": "turn-up",
                "slots": [slot],
                "name": {"en": slot, "ja": slot},
            },
            {"id": f"bet-{slot.lower()}", **BET},
        ]
    showdown = [{"id": "high", "ranking": "high", "own": [2, 4], "board": [1, 3]}]
    board = [{"id": "cross", "grid": CROSS, "lines": lines}]
    return changed(
        "texas-holdem", forced_bets={"ante": "each"}, board=board, play=play, showdown=showdown, options=None, **more
    )  # fmt: skip


A_AND_B = {"A": "Ah Kh 5c 5d", "B": "Qs Qc Jc 2s"}
LAID = {"T": "Th", "L": "Qd", "B": "7h", "R": "5s", "M": "2h"}


def test_the_cross_is_turned_up_counter_clockwise_from_the_top_and_the_centre_last():
    hand = start(criss_cross(), ANTE, [100] * 2, A_AND_B, LAID)
    assert ("bet", []) == (hand.decision.step, events(hand, TurnedUp))
    until(hand, lambda hand: hand.decision is None)
    assert [("T",), ("L",), ("B",), ("R",), ("M",)] == [event.slots for event in events(hand, TurnedUp)]
    assert cards("Th Qd 7h 5s 2h") == tuple(event.cards[0] for event in events(hand, TurnedUp))


def test_cards_dealt_face_down_with_the_hands_are_not_opened_and_need_no_burn():
    hand = start(criss_cross(), ANTE, [100] * 2, A_AND_B, LAID)
    until(hand, lambda hand: hand.decision is None)
    assert ([], []) == (events(hand, Opened), events(hand, Burned))
    assert [("T", "L", "B", "R", "M")] == [event.slots for event in events(hand, Laid)]


def test_there_are_six_betting_rounds_and_each_begins_left_of_the_button():
    hand, firsts = start(criss_cross(), ANTE, [100] * 3), []
    while hand.decision:
        firsts.append(hand.decision.seat)
        call_round(hand)
    assert [0] * 6 == firsts


def test_each_hand_uses_one_line_of_the_cross():
    of = criss_cross()
    verdict = judge(of, read_table(of, A_AND_B, LAID)).shares["high"]
    assert ["B"] == verdict.winners
    assert ("Ah Kh Th 7h 2h", "Qs Qd Qc 2s 2h") == tuple(texts(verdict.hands[seat]) for seat in "AB")


# Wild by the rank of a board card


def wild(seats: dict[str, str], board: dict[str, str]) -> tuple[list[str], list[str]]:
    """Who wins, and the hands, when the centre card and all cards of its rank are wild."""
    of = criss_cross(wild={"rank_of": "M"})
    verdict = judge(of, read_table(of, seats, board)).shares["high"]
    return verdict.winners, [texts(hand) for hand in verdict.hands.values()]


def test_the_centre_card_itself_is_wild():
    winners, hands = wild(
        {"A": "Kc Qh 8s 3d", "B": "Ah Jd 8c 3s"}, {"T": "Kd", "L": "9d", "B": "4h", "R": "6s", "M": "2h"}
    )
    assert (["A"], "Kd Kc 2h Qh 8s") == (winners, hands[0])


def test_a_card_of_that_rank_in_the_hand_is_wild_too():
    winners, hands = wild(
        {"A": "Ac Kh Qs 9d", "B": "2c 2d Jh 3s"}, {"T": "5d", "L": "9c", "B": "8h", "R": "6s", "M": "2h"}
    )
    assert (["B"], {"2c", "2d", "2h"}) == (winners, {"2c", "2d", "2h"} & set(hands[1].split()))


def test_five_of_a_kind_beats_a_straight_flush():
    seats = {"A": "Ac Ad 2c Kd", "B": "Th Jh Qh 3c"}
    winners, _ = wild(seats, {"T": "As", "L": "9h", "B": "4d", "R": "8h", "M": "2h"})
    assert ["A"] == winners  # A A A and two wild cards; B has a straight flush, the wild card on top


def test_a_wild_card_counts_as_a_joker_and_the_others_as_themselves():
    of = criss_cross(wild={"rank_of": "M"})
    compared = compared_at(of, read_table(of, A_AND_B, LAID))
    assert (JOKER_WILD, *cards("Qs 5d"), JOKER_WILD) == compared.counted(cards("2h Qs 5d 2s"), 0)


def test_without_the_rule_nothing_is_wild():
    of = criss_cross()
    compared = compared_at(of, read_table(of, A_AND_B, LAID))
    assert cards("2h Qs") == compared.counted(cards("2h Qs"), 0)


# Cards that dice turn down


def crayfish() -> Game:
    faces = [
        {"id": f"card-{n}", "name": {"en": "x", "ja": "x"}, "faces": [n], "turns_down": str(n)}
        for n in range(1, 6)
    ]
    nothing = {"id": "none", "name": {"en": "x", "ja": "x"}, "faces": [6]}
    rolls = [
        {"id": name, "do": "roll", "dice": 1, "outcomes": [*faces, nothing]}
        for name in ("first-roll", "second-roll")
    ]
    play = [
        {"id": "own", "do": "deal", "to": "players", "cards": 2, "face": "down"},
        {"id": "preflop", **BET, "first": "left-of-big-blind"},
        {"id": "board", "do": "deal", "to": "board", "cards": 5, "face": "up"},
        {"id": "second", **BET}, rolls[0], {"id": "third", **BET}, rolls[1], {"id": "fourth", **BET},
    ]  # fmt: skip
    showdown = [{"id": "high", "ranking": "high", "own": [0, 2], "board": [3, 5]}]
    return changed("texas-holdem", play=play, showdown=showdown, options=None)


def rolled(first: int, second: int, stacks: tuple[int, int] = (100, 100)) -> Hand:
    rolls = {"first-roll": first, "second-roll": second}
    seats, board = {"A": "Ah Th", "B": "Kc Kd"}, "Kh 7h 2h 9s 9d"
    hand = start(crayfish(), BLINDS, list(stacks), seats, board, rolls)
    while hand.decision:
        hand.act(Call())
    return hand


@pytest.mark.parametrize(
    ("rolls", "left"),
    [((2, 5), "Kh 2h 9s"), ((1, 3), "7h 9s 9d"), ((4, 4), "Kh 7h 2h 9d"), ((6, 3), "Kh 7h 9s 9d"), ((6, 6), "Kh 7h 2h 9s 9d")],
)  # fmt: skip
def test_dice_leave_three_to_five_board_cards(rolls, left):
    assert left == texts(rolled(*rolls).board.values())


def test_a_card_that_lies_face_down_already_is_not_turned_down_again():
    assert 1 == len(events(rolled(4, 4), Removed))


def test_cards_that_are_turned_down_are_gone_for_the_showdown():
    hand = rolled(1, 4)
    assert [90, 110] == hand.stacks
    assert cards("Kd Kc 9d 7h 2h") == hand.compared.best(hand.game.share("high"), 1)[1]


def test_the_dice_turn_cards_down_also_when_everybody_is_all_in():
    hand = rolled(1, 4, (10, 10))
    assert (2, [0, 20]) == (len(events(hand, Removed)), hand.stacks)


def test_one_card_is_burned_before_the_board_and_none_for_the_dice():
    assert ["board"] == [event.step for event in events(rolled(1, 4), Burned)]


def test_a_judged_table_counts_only_the_cards_that_are_left():
    of = crayfish()
    table = read_table(
        of, {"A": "Ah Th", "B": "Kc Kd"}, "Kh 7h 2h 9s 9d", {"first-roll": 1, "second-roll": 4}
    )
    assert ["B"] == judge(of, table).shares["high"].winners
    assert "7h 2h 9d" == texts(table.board.values())

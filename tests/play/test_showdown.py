"""Which cards may play at a showdown, and judging beside playing."""

import random

from oracles.showdowns import won
from real_book import WITH_POTS, each
from table import game, start

from poker_rulebook.cards import cards
from poker_rulebook.play.chance import random_action
from poker_rulebook.play.comparing import board_groups, layout_in_force, own_for, shares_in_force
from poker_rulebook.play.dealer import shuffled
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.judging import Tableau, judge, read_table
from poker_rulebook.play.questions import Call, Fold
from poker_rulebook.play.stakes import Stakes, usual_stakes

# Which cards may play, and who judges


def test_a_group_of_board_cards_is_a_line_or_one_card_from_each_row():
    murder = game("murder")
    board = dict(zip(murder.board_slots, cards("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"), strict=True))
    assert 64 == len(set(board_groups(murder, murder.share("high"), board, {})))


def test_the_roll_decides_which_lines_count():
    of = game("bidirectional-chowaha")
    board = dict(zip(of.board_slots, cards("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"), strict=True))
    across = board_groups(of, of.share("high"), board, {"direction": "right"})
    down = board_groups(of, of.share("high"), board, {"direction": "below"})
    assert (cards("2c 3c 4c Jc Kc"), cards("2c 5c 8c Jc Kc")) == (across[0], down[0])
    assert (4, 4, "right") == (len(across), len(down), layout_in_force(of, {"direction": "right"}).id)


def test_a_divided_hand_plays_only_for_its_share():
    of = game("sohe")
    held = {"omaha": cards("Ah Kh Qh Jh"), "holdem": cards("2c 3c")}
    assert [cards("Ah Kh Qh Jh"), cards("2c 3c")] == [
        own_for(share, held) for share in shares_in_force(of, {})
    ]


def test_the_chips_of_a_judged_table_are_those_of_the_played_hand():
    of = game("omaha-high-low-eight-or-better")
    seats, board = {"A": "Ah 2c Kd Qs", "B": "Kh Kc 9d 9s", "C": "Ad 2d Jc Tc"}, "3h 5d 7c Js 8s"
    hand = start(of, Stakes(33, 66, 16, 33), [33] * 3, seats, board)
    while hand.decision:
        hand.act(Call())
    assert judge(of, read_table(of, seats, board, {}), 99).chips == dict(zip("ABC", hand.stacks, strict=True))


@each(WITH_POTS, lambda said: "joker" not in said)
def test_judging_agrees_with_playing_when_all_contest_one_pot(name: str):
    of, rng = game(name), random.Random(name)
    for _ in range(5):
        hand = Hand(of, usual_stakes(of), [37] * min(4, of.players[1]), shuffled(of, rng))
        while hand.decision:
            action = random_action(hand.decision, rng)
            hand.act(Call() if isinstance(action, Fold) and hand.decision.calls else action)
        if (
            hand.values
            and len(hand.seats_in()) == len(hand.stacks)
            and len(hand.pots()) == 1
            and not hand.unbet
        ):
            assert judge_of(hand) == [won(hand, seat) for seat in range(len(hand.stacks))]


def judge_of(hand: Hand) -> list[int]:
    held = {str(seat): hand.held(seat) for seat in range(len(hand.stacks))}
    declared = hand.declared and {str(seat): share for seat, share in hand.declared.items()}
    table = Tableau(held, hand.board, hand.community, hand.outcomes, declared)
    return list(judge(hand.game, table, hand.pot()).chips.values())

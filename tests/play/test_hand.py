"""Whole hands of every game: what stays true at every decision, whatever legal things players do."""

import random

import pytest
from nights import AT_NIGHT
from real_book import HEADS, WITH_POTS, each
from table import act, events, game, start

from poker_rulebook.book.model import Game
from poker_rulebook.cards import JOKER_BUG, cards
from poker_rulebook.play.chance import random_action
from poker_rulebook.play.dealer import full_deck, shuffled
from poker_rulebook.play.events import Acted, Gathered, Matched, Posted, Returned, Rolled, Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import Action, Call, Fold, IllegalAction, Legal, Raise
from poker_rulebook.play.stakes import Stakes, usual_stakes

STAKES = Stakes(10, 20, 5, 10)
FORMATS = [(name, limit) for name in WITH_POTS for limit in HEADS[name].get("betting", [""])]


def in_format(name: str, limit: str) -> Game:
    return game(name, limit=limit) if len(game(name).betting) > 1 else game(name)


def shuffled_hand(of: Game, stacks: list[int], seed: int) -> Hand:
    return Hand(of, usual_stakes(of), stacks, shuffled(of, random.Random(seed)))


def cards_anywhere(hand: Hand) -> list[int]:
    dealer = hand.dealer
    held = [card for seat in hand.seats_in() for card in hand.own[seat]]
    on_board = [*hand.board.values(), *hand.aside.values(), *hand.community]
    return sorted(map(one_joker, [*held, *on_board, *dealer.stub, *dealer.burned, *dealer.muck]))


def one_joker(card: int) -> int:
    """The card, whichever way a joker was dealt."""
    return min(card, JOKER_BUG)


def assert_conserved(hand: Hand, chips: int, deck: list[int]) -> None:
    assert chips == sum(hand.stacks) + hand.pot()
    assert min(hand.stacks) >= 0
    assert deck == cards_anywhere(hand)


def assert_in_order(hand: Hand, legal: Legal) -> None:
    """A range that makes sense: above the price, within the stack, in fixed limit one size or two."""
    stack, own = hand.stacks[legal.seat], hand.wagers[legal.seat]
    assert hand.live[legal.seat]
    assert 0 < stack
    assert 0 <= legal.call <= stack
    if legal.low:
        assert max(hand.wagers) < legal.low <= legal.high <= own + stack
        assert legal.call + own < legal.low
        assert hand.game.limit != "fixed-limit" or legal.low == legal.high or legal.ends
        assert legal.high == own + stack or hand.game.limit != "no-limit"
    assert legal.calls or legal.low


def replayed(of: Game, stacks: list[int], seed: int, actions: list[Action]) -> Hand:
    hand = shuffled_hand(of, stacks, seed)
    for action in actions:
        hand.act(action)
    return hand


@pytest.mark.parametrize(("name", "limit"), FORMATS)
def test_chips_and_cards_are_conserved_at_every_decision_and_the_pot_is_awarded(name: str, limit: str):
    for seed in range(8):
        assert_conserved_to_the_end(in_format(name, limit), seed)


def assert_conserved_to_the_end(of: Game, seed: int) -> None:
    rng = random.Random(f"{of.id} {of.limit} {seed}")
    few = [rng.random() < 0.5 for _ in range(rng.randint(*of.players))]
    stacks = [rng.randint(1, 12) if is_short else rng.randint(13, 400) for is_short in few]
    deck, actions, hand = sorted(map(one_joker, full_deck(of))), [], shuffled_hand(of, stacks, seed)
    while hand.decision:
        assert_conserved(hand, sum(stacks), deck)
        if isinstance(hand.decision, Legal):
            assert_in_order(hand, hand.decision)
        actions.append(random_action(hand.decision, rng))
        hand.act(actions[-1])
    assert sum(stacks) == sum(hand.stacks) + hand.left
    assert deck == cards_anywhere(hand)
    paid = sum(event.chips for event in events(hand, Matched))
    assert hand.pot() == sum(event.chips for event in events(hand, Won)) + hand.left - paid
    assert hand.log == replayed(of, stacks, seed, actions).log


@each(WITH_POTS)
def test_every_number_of_seats_plays_to_the_end(name: str):
    of = game(name)
    for seats in range(of.players[0], of.players[1] + 1):
        for seed in range(3):
            rng, hand = random.Random(seed), shuffled_hand(of, [500] * seats, seed)
            while hand.decision:
                # few folds, so that late streets are reached with many seats
                action = random_action(hand.decision, rng)
                stays = isinstance(action, Fold) and hand.decision.calls and rng.random() < 0.9
                hand.act(Call() if stays else action)
            assert 500 * seats == sum(hand.stacks) + hand.left


@pytest.mark.parametrize(("name", "limit"), FORMATS)
def test_every_action_listed_is_accepted_and_the_ones_beside_it_are_not(name: str, limit: str):
    of, stacks = in_format(name, limit), [57, 400, 9, 230][: game(name).players[1]]
    for seed in range(4 if AT_NIGHT else 2):
        rng, actions = random.Random(seed), []
        hand = shuffled_hand(of, stacks, seed)
        while hand.decision:
            if isinstance(hand.decision, Legal):
                for action in accepted(hand.decision):
                    replayed(of, stacks, seed, [*actions, action])
                for action in refused(hand.decision):
                    with pytest.raises(IllegalAction):
                        hand.act(action)
            actions.append(random_action(hand.decision, rng))
            hand.act(actions[-1])


def accepted(legal: Legal) -> list[Action]:
    calling, folding = [Call()] if legal.calls else [], [] if legal.must else [Fold()]
    raising = [Raise(legal.low), Raise(legal.high)] if legal.low else []
    return [*calling, *folding, *raising]


def refused(legal: Legal) -> list[Action]:
    calling, folding = [] if legal.calls else [Call()], [Fold()] if legal.must else []
    between = [Raise(legal.low + 1)] if legal.ends and legal.low + 1 < legal.high else []
    return [Raise(legal.low - 1), Raise(legal.high + 1), Raise(0), *calling, *folding, *between]


@each(WITH_POTS)
def test_with_one_chip_each_a_player_can_only_call_or_fold(name: str):
    of, rng = game(name), random.Random(1)
    hand = shuffled_hand(of, [1] * of.players[1], 5)
    while hand.decision:
        if isinstance(hand.decision, Legal):
            assert (1, 0, 0) == (hand.decision.call, hand.decision.low, hand.decision.high)
            hand.act(Call())
        else:
            hand.act(random_action(hand.decision, rng))
    assert of.players[1] == sum(hand.stacks) + hand.left


# Facts of one hand


def test_the_log_tells_the_hand_in_order():
    hand = start(game("texas-holdem"), STAKES, [100, 100], {"A": "Ah Ad", "B": "Kh Kd"}, "As 9d 8h 4c 3s")
    act(hand, "B 30", "A 100", "B call")
    assert ["Posted", "Posted", "Dealt", "Dealt", "Acted", "Acted", "Acted"] == [
        type(e).__name__ for e in hand.log[:7]
    ]
    assert ["Gathered", *["Burned", "Opened"] * 3, "Won"] == [type(e).__name__ for e in hand.log[7:]]


def test_an_action_is_logged_with_the_chips_it_costs_and_the_wager_it_makes():
    hand = start(game("texas-holdem"), STAKES, [100, 100, 100])
    act(hand, "C 30", "A 100", "B fold", "C call")
    step = "preflop"
    assert [
        Acted(step, 2, "raise", 30, 30, False), Acted(step, 0, "raise", 95, 100, True),
        Acted(step, 1, "fold", 0, 10, False), Acted(step, 2, "call", 70, 100, True),
    ] == events(hand, Acted)  # fmt: skip


def test_a_completion_is_called_so_and_a_first_wager_is_a_bet():
    hand = start(game("razz"), Stakes(200, 400, 0, 0, 50, 75), [1000] * 2, {"A": "2c 3c Ks", "B": "4c 5c 6c"})
    act(hand, "A bring-in", "B 200", "A call", "B 200", "A call")
    assert ["bring-in", "complete", "call", "bet", "call"] == [event.verb for event in events(hand, Acted)]


def test_a_hand_that_ends_before_the_flop_opens_no_board():
    hand = start(game("texas-holdem"), STAKES, [100] * 3)
    act(hand, "C fold", "A fold")
    assert {} == hand.board
    assert [Returned(1, 5), Gathered(10), Won(0, "", 1, 10)] == hand.log[-3:]


def test_a_roll_after_the_last_fold_is_not_made():
    hand = start(game("bidirectional-chowaha"), STAKES, [100] * 2)
    act(hand, "B call", "A check", "A 10", "B fold")
    assert [] == events(hand, Rolled)


def test_values_of_all_shares_are_kept_after_a_showdown():
    hand = start(
        game("omaha-high-low-eight-or-better"), STAKES, [10, 10],
        {"A": "Ah 2c Kd Qs", "B": "Kh Kc 9d 9s"}, "2h 5d 7c Js 8s",
    )  # fmt: skip
    act(hand, "B call")
    assert {"high": {0, 1}, "low": {0, 1}} == {share: set(values) for share, values in hand.values.items()}
    assert hand.values["low"][0] > 0 == hand.values["low"][1]


def test_best_gives_the_value_kept_and_the_cards_that_make_it():
    hand = start(game("texas-holdem"), STAKES, [10, 10], {"A": "Ah Ad", "B": "Kh Kd"}, "As 9d 8h 4c 3s")
    act(hand, "B call")
    assert (hand.values["high"][0], cards("As Ah Ad 9d 8h")) == hand.compared.best(hand.game.share("high"), 0)


def test_posts_come_before_the_first_card():
    for name in WITH_POTS:
        hand = shuffled_hand(game(name), [100] * 2, 1)
        assert isinstance(hand.log[0], Posted)


def test_the_same_deck_and_the_same_actions_give_the_same_log():
    of = game("texas-holdem")
    actions = [Raise(20), Call(), Call(), Call(), Raise(10), Call()]
    assert replayed(of, [100] * 2, 3, actions).log == replayed(of, [100] * 2, 3, actions).log

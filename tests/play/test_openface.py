"""A deal of an open-face game: who receives, who places, what is refused, and what random deals keep."""

import random
from itertools import pairwise

import pytest
from real_book import OPEN_FACE, each
from table import game, scripted

from poker_rulebook.book.model import cards_needed
from poker_rulebook.cards import cards, texts
from poker_rulebook.play.chance import deals, random_deal
from poker_rulebook.play.dealer import shuffled
from poker_rulebook.play.events import Dealt, Paid, Placed, ToFantasyland
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import FOR_POINTS
from poker_rulebook.play.questions import Fold, IllegalAction, Put
from poker_rulebook.play.simulate import simulate, violation

PINEAPPLE = ["ofc-pineapple", "ofc-turbo-pineapple", "ofc-pineapple-2-7"]
ROUNDS = {  # cards received and placed, in each round
    "open-face-chinese": [(5, 5), *[(1, 1)] * 8],
    "ofc-turbo": [(5, 5), (4, 4), (4, 4)],
    "chinese-poker": [(13, 13)],
    **{name: [(5, 5), *[(3, 2)] * 4] for name in PINEAPPLE},
}
PLAYERS = {
    "open-face-chinese": (4, 52),
    "chinese-poker": (4, 52),
    "ofc-turbo": (4, 52),
    **dict.fromkeys(PINEAPPLE, (3, 51)),
}


def begin(name, seats=2, there=None, **choices):
    of = game(name, **choices)
    return Hand(of, FOR_POINTS, [0] * seats, shuffled(of, random.Random(1)), fantasyland=there)


def place_first(deal, count=None):
    """The first cards of the hand, in the first places that are free."""
    asked = deal.decision
    places = [row for row, place in asked.bins.items() for _ in range(place.most)]
    rows = {}
    for card, row in zip(asked.own, places[: asked.most if count is None else count], strict=False):
        rows[row] = (*rows.get(row, ()), card)
    return Put("place", rows)


@each(OPEN_FACE)
def test_cards_come_in_the_rounds_of_the_game(name):
    deal = begin(name)
    asked = []
    while deal.decision:
        if deal.decision.seat == 0:
            asked.append((len(deal.decision.own), deal.decision.most))
        deal.act(place_first(deal))
    assert asked == ROUNDS[name]


@each(OPEN_FACE)
def test_the_most_players_that_the_deck_serves(name):
    players, used = PLAYERS[name]
    of = game(name)
    assert of.players == (2, players)
    deal = random_deal(of, players, random.Random(2), {})
    dealt = [event for event in deal.log if isinstance(event, Dealt)]
    assert sum(len(event.cards) for event in dealt) == used == cards_needed(of, players)


def test_everybody_is_asked_in_turn_from_the_left_of_the_button():
    deal, seats = begin("open-face-chinese", 3), []
    while deal.decision:
        seats.append(deal.decision.seat)
        deal.act(place_first(deal))
    assert seats == [0, 1, 2] * 9


def test_a_seat_in_fantasyland_lays_everything_first_and_is_passed_over_then():
    deal, asked = begin("ofc-turbo-pineapple", 3, {1: 16}), []
    while deal.decision:
        asked.append((deal.decision.seat, deal.decision.step, len(deal.decision.own), deal.decision.most))
        deal.act(place_first(deal))
    assert asked[0] == (1, "fantasyland", 16, 13)
    assert [seat for seat, *_ in asked[1:]] == [0, 2] * 5
    laid = next(event for event in deal.log if isinstance(event, Placed))
    assert len(laid.thrown) == 3


@pytest.mark.parametrize(
    ("choice", "seats", "up"), [("together", [0, 1], 0), ("face-up", [0, 1], 1), ("on-turn", [0], 0)]
)
def test_the_ways_of_dealing_the_single_cards(choice, seats, up):
    deal = begin("open-face-chinese", single_card_dealing=choice)
    for _ in range(2):
        deal.act(place_first(deal))
    dealt = [event for event in deal.log if isinstance(event, Dealt) and event.step == "single-cards"]
    assert [event.seat for event in dealt] == seats
    assert {event.up for event in dealt} == {up}


def refused(deal, action):
    before = ([dict(rows) for rows in deal.rows], list(deal.log))
    with pytest.raises(IllegalAction) as error:
        deal.act(action)
    assert ([dict(rows) for rows in deal.rows], list(deal.log)) == before
    return str(error.value)


def test_what_cannot_be_placed_is_refused_with_the_row():
    of = game("open-face-chinese")
    dealer = scripted(of, {"A": "Ks Qs Js Ts 9s 8s", "B": "2c 3c 4c 5c 7d 8d"})
    deal = Hand(of, FOR_POINTS, [0, 0], dealer)
    king, queen, *others = cards("Ks Qs Js Ts 9s")
    assert "no row is called 'top'" in refused(deal, Put("place", {"top": (king, queen, *others)}))
    assert "the row 'front' has room for 3 more" in refused(
        deal, Put("place", {"front": (king, queen, *others)})
    )
    assert "2 cards are placed" in refused(deal, Put("place", {"back": (king, queen)}))
    assert "placed twice" in refused(deal, Put("place", {"back": (king, king, *others)}))
    assert "2c is not among the cards received" in refused(
        deal, Put("place", {"back": (*cards("2c"), queen, *others)})
    )
    assert "it is time to place 5 of" in refused(deal, Fold())
    deal.act(Put("place", {"back": (king, queen, *others)}))
    deal.act(place_first(deal))
    assert "Ks already lies in the row 'back' and may not be moved" in refused(
        deal, Put("place", {"front": (king,)})
    )
    assert "the row 'back' is full" in refused(deal, Put("place", {"back": cards("8s")}))
    assert texts(deal.layout(0)["back"]) == "Ks Qs Js Ts 9s"


def test_a_finished_deal_asks_nothing():
    deal = random_deal(game("ofc-turbo"), 2, random.Random(3), {})
    with pytest.raises(IllegalAction, match="the deal is over"):
        deal.act(Put("place", {}))


def test_too_many_players_are_refused():
    with pytest.raises(ValueError, match="ofc-pineapple is for 2 to 3 players, not 4"):
        begin("ofc-pineapple", 4)


@each(OPEN_FACE)
def test_random_deals_keep_cards_and_points(name):
    seen = []
    for deal in deals(game(name), 60, game(name).players[1], random.Random(5)):
        assert violation(deal) == ""
        assert sum(deal.points) == 0
        seen.append(deal)
    assert any(deal.fantasyland for deal in seen) == bool(game(name).open_face.fantasyland.enter)
    assert any(score.fouled for deal in seen for score in deal.scores)
    for deal, following in pairwise(seen):
        if deal.next_deal:
            assert following.fantasyland == deal.next_deal
            assert {e.seat: e.cards for e in deal.log if isinstance(e, ToFantasyland)} == deal.next_deal


@pytest.mark.parametrize("cap", ["both-stacks", "stacks-at-start", "payer"])
def test_under_a_win_cap_nobody_ends_below_zero_and_the_payments_add_up(cap):
    rng, of = random.Random(6), game("ofc-turbo", win_cap=cap)
    for _ in range(40):
        stacks = [rng.randint(1, 12) for _ in range(4)]
        deal = Hand(of, FOR_POINTS, stacks, shuffled(of, rng))
        while deal.decision:
            deal.act(place_first(deal))
        assert min(deal.stacks) >= 0
        net = [0] * 4
        for event in deal.log:
            if isinstance(event, Paid):
                net[event.seat] += event.points
                net[event.other] -= event.points
        assert net == deal.points
        if cap == "stacks-at-start":
            assert all(points <= stack for points, stack in zip(deal.points, stacks, strict=True))


def test_a_simulation_counts_layouts_and_fouls():
    report = simulate(game("ofc-turbo"), 20, 3, 7)
    assert (report.counts["layouts"], report.hands) == (60, 20)
    assert 0 < report.counts["fouls"] < 60


def test_a_card_that_is_missing_is_a_violation():
    deal = random_deal(game("ofc-turbo"), 2, random.Random(8), {})
    deal.dealer.stub.pop()
    assert violation(deal) == "a card is missing or doubled"


def test_points_that_do_not_add_up_are_a_violation():
    deal = random_deal(game("ofc-turbo"), 2, random.Random(8), {})
    deal.points[0] += 1
    assert violation(deal) == "the points add up to 1"

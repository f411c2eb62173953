"""The dealer's side of a card: what it counts is what is played, and what goes wrong there can go wrong in the game."""

from __future__ import annotations

import random

import pytest
from real_book import GAMES, WITH_POTS, each, real_book
from test_screens import played

from poker_rulebook.book.steps import Bet, Deal, Draw
from poker_rulebook.house_edition import house_edition
from poker_rulebook.languages import LOCALES
from poker_rulebook.play.dealer import repeatable
from poker_rulebook.play.events import Burned, Community, Shuffled
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.irregularities import RULES as RULED
from poker_rulebook.play.questions import Call, Fold, Legal, Put, Raise
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.view.dealer_sides import dealer_sides, runs_short, seats_counted, stub_after
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.screens import screens
from poker_rulebook.view.sentences import sentences
from poker_rulebook.view.streets import streets


@pytest.fixture(scope="module")
def sides(book):
    return dealer_sides(book)


@each(GAMES)
def test_the_burns_of_a_hand_are_numbered_as_they_come(name, sides):
    hand = played(name, real_book().games[name].players[0])
    burned = [event.step for event in hand.log if isinstance(event, Burned)]
    shown = streets(hand.game)
    for street, row in zip(shown[:-1], sides[name].streets, strict=False):
        mine = [burned.index(rule.id) + 1 for rule in street.rules if rule.id in burned]
        if mine:
            assert "–".join(dict.fromkeys((str(mine[0]), str(mine[-1])))) in row.burn.split("/")
        elif not street.when:
            assert not row.burn


def pat(game, seats):
    """A hand in which everybody stays in and nobody draws; step -> cards in the stub when a round of bets begins."""
    hand = Hand(game, usual_stakes(game), [10_000] * seats, repeatable(game, random.Random(game.id)))
    left = {}
    while (decision := hand.decision) is not None:
        if isinstance(decision, Legal):
            left.setdefault(decision.step, len(hand.dealer.stub))
            hand.act(Call() if decision.calls else Raise(decision.low) if decision.low else Fold())
        else:
            hand.act(Put(decision.verb.word, {name: () for name in decision.bins}))
    return left, hand


PLAIN = [
    name
    for name in WITH_POTS
    if (game := real_book().games[name])
    and all(isinstance(step, (Deal, Draw, Bet)) for step in game.play)
    and not game.extra_card
]


@each(PLAIN)
def test_what_is_left_of_the_deck_is_what_the_dealer_has_in_hand(name):
    game = real_book().games[name]
    for seats in seats_counted(game):
        counts = stub_after(game, seats)
        left, hand = pat(game, seats)
        for step, number in left.items():
            if counts[step] is not None:
                assert number == counts[step], (seats, step)
        mended = any(isinstance(event, (Community, Shuffled)) for event in hand.log)
        assert mended == (None in counts.values()), seats


@each(WITH_POTS)
def test_fewer_players_are_counted_as_long_as_cards_may_not_last(name):
    game = real_book().games[name]
    low, high = game.players
    counted = [*seats_counted(game)]
    assert counted == [*range(high, high - len(counted), -1)] and 1 <= len(counted) <= 3
    assert all(runs_short(game, n) for n in counted[:-1])
    assert counted[-1] == low or len(counted) == 3 or not runs_short(game, counted[-1])


def test_razz_runs_short_before_seventh_street_with_seven_and_eight_players(sides):
    *_, seventh, showdown = sides["razz"].streets
    assert ["short", "short", "6"] == [plain(it) for it in seventh.left]
    assert ["4", "Showdown: your cards, please."] == [seventh.burn, plain(showdown.spoken)]


def test_odd_chips_between_four_shares_are_three_at_most(sides):
    told = "Odd chips between shares, one each: high of the upper board, low of the upper board, high of the lower board"
    assert told in [*map(plain, sides["double-board-omaha-high-low"].notes)]
    assert "Odd chip between shares: high" in [*map(plain, sides["omaha-high-low-eight-or-better"].notes)]


@pytest.mark.parametrize(("name", "left"), [
    ("paradise-road-pickem", ["28/20", "24/16", "22/14", "20/12"]), ("wonky-donkey", ["28/7", "26/5", "24/3"]),
])  # fmt: skip
def test_a_stub_is_counted_for_each_game_that_may_be_played(sides, name, left):
    assert left == [plain(street.left[0]) for street in sides[name].streets[1 : len(left) + 1]]


@pytest.mark.parametrize("name", ["baseball", "night-baseball"])
def test_a_stub_takes_no_extra_card_for_granted_and_says_so(sides, name):
    assert "Stub if nobody folds or has a four" == plain(sides[name].counted)
    assert "全員残り、4が出ないときのスタブ" == plain(sides[name].counted, "ja")


def test_a_stub_for_three_draws_is_counted_from_the_most_players(sides):
    side = sides["deuce-to-seven-triple-draw"]
    assert [["22", "27", "32"], ["21", "26", "31"]] == [[*map(plain, it.left)] for it in side.streets[:2]]
    assert ["6 in", "5 in", "4 in"] == [*map(plain, side.counts)]


@each(GAMES)
def test_the_words_of_a_street_are_those_of_the_phone_on_the_table(name, sides):
    game = real_book().games[name]
    wanted = {part for screen in screens(game) for act in screen.acts for part in sentences(act.spoken)}
    told = {part for street in sides[name].streets for part in sentences(street.spoken)}
    bare = {dict(it.values)["bet"] if it.key == "card-bet-when" else it for it in told}
    assert {part for said in bare for part in sentences(said)} <= wanted


@each(GAMES)
def test_whatever_goes_wrong_has_a_number_a_remedy_and_words_in_each_language(name, sides):
    mistakes = sides[name].mistakes
    assert mistakes
    for locale in LOCALES:
        assert all(plain(it.name, locale) and plain(it.remedy, locale) and it.number for it in mistakes)


def ids(sides, name):
    return {mistake.id for mistake in sides[name].mistakes}


def test_each_kind_of_game_has_the_mistakes_that_can_be_made_in_it(sides):
    assert {"four-card-flop", "no-burn-before-the-flop", "wrong-burn-later"} <= ids(sides, "texas-holdem")
    assert {"wrong-bring-in", "no-door-card", "seventh-street-face-up"} <= ids(sides, "razz")
    assert {"changed-number", "draw-exposed-cards"} <= ids(sides, "badugi")
    # twelve cards in rows, a board that is not burned for, a last street face up, no bring-in
    assert not {"four-card-flop", "no-burn-before-the-flop"} & ids(sides, "murder")
    assert not {"early-board-cards", "wrong-burn-later"} & ids(sides, "criss-cross")
    assert not {"seventh-street-face-up", "wrong-bring-in"} & ids(sides, "mississippi-stud")
    assert "open-face-to-be-settled" in ids(sides, "open-face-chinese") and "out-of-turn" not in ids(
        sides, "guts"
    )


def test_a_stud_game_with_draws_has_mistakes_of_stud_and_of_draws_and_none_of_draw_games(sides):
    assert {"wrong-number-in-stud", "wrong-number-of-replacements", "wrong-bring-in"} <= ids(
        sides, "english-stud"
    )
    for name, side in sides.items():
        if (
            real_book().games[name].forced_bets.bring_in
        ):  # the button neither acts last nor is short of a card
            assert not [plain(it.remedy) for it in side.mistakes if "button" in plain(it.remedy)], name


def test_a_mistake_that_the_rulings_know_can_be_ruled_on_in_the_game(sides):
    """What is burned for, drawn or brought in on a card is so in the hand that is played."""
    for name, side in sides.items():
        game, known = real_book().games[name], {it.id for it in side.mistakes} & {*RULED}
        kinds = {step.do for step in game.play}
        assert game.forced_bets.bring_in or "wrong-bring-in" not in known, name
        assert "bet" in kinds or "out-of-turn" not in known, name
        assert "draw" in kinds or "draw-exposed-cards" not in known, name
        burned = any(isinstance(step, Deal) and step.burns for step in game.play)
        assert burned or not {"wrong-burn-later", "early-board-cards", "early-stud-street"} & known, name


def test_a_house_reads_its_own_way_on_its_cards(book):
    sides = dealer_sides(house_edition(book, "lighthouse"))
    (mistake,) = (it for it in sides["texas-holdem"].mistakes if it.id == "four-card-flop")
    assert plain(mistake.remedy) == "All four go back; reshuffle, and open a new flop without a burn."

"""The deal as pictures, the streets as rows, and the example that shows what wins."""

from __future__ import annotations

import re
from functools import partial

import pytest
from real_book import GAMES

from poker_rulebook.book.parts import in_force
from poker_rulebook.book.steps import DealToBoard, DealToPlayers, only
from poker_rulebook.cards import texts
from poker_rulebook.document.views import BoardSpots, DiceThrown, OwnCards, RowsLaid, Spot
from poker_rulebook.language.phrases import plain
from poker_rulebook.pages.examples import figures
from poker_rulebook.play.script import run
from poker_rulebook.rules.pictures import outline
from poker_rulebook.rules.streets import streets
from poker_rulebook.web.drawing import drawn, hand_drawing, svg


def spots(street) -> list[Spot]:
    """Every spot of the first picture of a street."""
    found: list[Spot | None] = []
    for part in street.shown[0].picture:
        if isinstance(part, OwnCards):
            found += [spot for group in part.groups for spot in group]
        elif isinstance(part, BoardSpots):
            found += [spot for row in part.rows for spot in row]
    return [spot for spot in found if spot]


def board(street) -> BoardSpots:
    return next(part for part in street.shown[0].picture if isinstance(part, BoardSpots))


@pytest.mark.parametrize("name", GAMES)
def test_every_street_has_a_picture(book, name):
    *dealt, showdown = streets(book.games[name])
    assert [] == [street.id for street in dealt if not street.shown]
    assert showdown.shown == ()


@pytest.mark.parametrize("name", GAMES)
def test_every_step_stands_in_one_street_in_table_order(book, name):
    game = book.games[name]
    steps = [rule.id for street in streets(game) for rule in street.rules]
    assert [step.id for step in game.play] == [id_ for id_ in steps if id_ in {s.id for s in game.play}]
    assert all(street.id in [rule.id for rule in street.rules] for street in streets(game))


@pytest.mark.parametrize("name", GAMES)
def test_streets_are_numbered_in_every_hand(book, name):
    game = book.games[name]
    for way in game.ways:
        played = {step.id for step in game.steps_after(way)}
        numbers = [s.number for s in streets(game) if not s.bets or played & {bet.rule.id for bet in s.bets}]
        assert numbers[:-1] == list(range(1, len(numbers)))


@pytest.mark.parametrize("name", GAMES)
def test_a_card_is_new_in_the_street_in_which_it_is_dealt(book, name):
    game = book.games[name]
    way = game.ways[0]
    for street in streets(game):
        steps = [game.step(rule.id) for rule in street.rules if rule.id in {step.id for step in game.play}]
        steps = [step for step in steps if in_force(step.when, way)]
        own = sum(step.cards for step in only(DealToPlayers, steps))
        opened = {slot for step in only(DealToBoard, steps) for slot in step.slots}
        if own or opened:
            new = [spot for spot in spots(street) if spot.state == "new" and spot.act != "flip"]
            assert own == len([spot for spot in new if not spot.slot])
            out = {spot.slot for spot in spots(street) if spot.state == "out"}
            assert opened == {spot.slot for spot in new if spot.slot} | (out & opened)


def test_the_flop_of_murder_opens_two_columns_of_three_rows_of_four(book):
    _, flop, *_ = streets(book.games["murder"])
    assert ["new", "new", "empty", "empty"] == [spot.state for spot in board(flop).rows[0]]
    assert [("1a", "1b", "1c", "1d"), ("2a", "2b", "2c", "2d"), ("3a", "3b", "3c", "3d")] == list(
        board(flop).groups
    )


def test_a_die_that_decides_how_the_board_lies_shows_both_ways(book):
    _, flop, roll, turn, *_ = streets(book.games["bidirectional-chowaha"])
    assert 9 == len(spots(flop))  # nothing to come is drawn before the roll
    assert ["1, 2 or 3", "4, 5 or 6"] == [plain(shown.when, "en") for shown in roll.shown]
    assert 2 == len(turn.shown)


def test_what_is_discarded_is_gone_in_the_next_street(book):
    discarding = streets(book.games["irish"])[2]
    assert 2 == len([spot for spot in spots(discarding) if spot.act == "gone"])
    game = book.games["super-razz"]
    assert ["down", "down"] == [s.face for s in spots(streets(game)[1]) if s.act == "gone"]
    assert 7 == len(spots(streets(game)[4]))


def test_a_board_that_lies_face_down_is_turned_up_card_by_card(book):
    first, top, *_ = streets(book.games["criss-cross"])
    assert {"down"} == {spot.face for spot in spots(first)}
    assert ["1"] == [spot.slot for spot in spots(top) if spot.face == "up"]


def test_cards_that_come_by_a_street_each_bear_no_number_beside_that_of_the_street(book):
    for name, labelled in (("criss-cross", False), ("chowaha", True)):
        dealt = [street for street in streets(book.games[name]) if street.shown]
        assert {labelled} == {
            part.labelled
            for street in dealt
            for part in street.shown[0].picture
            if isinstance(part, BoardSpots)
        }


def test_dice_show_no_number_above_what_they_lead_to(book):
    shown = [way for street in streets(book.games["bidirectional-chowaha"]) for way in street.shown]
    dice = [part for way in shown for part in way.picture if isinstance(part, DiceThrown)]
    assert 2 == len(dice)  # on 1 to 3, and on 4 to 6
    assert {("?",)} == {tuple(re.findall("<text[^>]*>([^<]*)</text>", drawn([it]).shapes)) for it in dice}


def test_a_hand_is_divided_in_the_picture(book):
    flop = streets(book.games["sohe"])[1]
    own = next(part for part in flop.shown[0].picture if isinstance(part, OwnCards))
    assert [4, 2] == [len(group) for group in own.groups]


def test_open_face_rows_fill_up(book):
    first, more, _ = streets(book.games["ofc-pineapple"])
    laid = [next(p for p in street.shown[0].picture if isinstance(p, RowsLaid)) for street in (first, more)]
    assert [5, 2] == [sum(spot.state == "new" for row in part.rows for spot in row) for part in laid]
    assert (4, 1) == (laid[1].times, sum(spot.act == "gone" for spot in laid[1].received))


def test_the_streets_of_a_choice_have_its_games_above_them(book):
    found = streets(book.games["paradise-road-pickem"])
    assert ["", "Hold'em, Omaha/8", "Razz, Stud, Stud/8", ""] == list(
        dict.fromkeys(plain(street.when, "en") for street in found[:-1])
    ) + [plain(found[-1].when, "en")]
    fourth = next(street for street in found if street.id == "fourth")
    assert ["fourth-low", "fourth-high"] == [bet.rule.id for bet in fourth.bets]


@pytest.mark.parametrize("name", GAMES)
def test_the_cards_that_are_lit_are_those_of_the_interpreter(book, name):
    game = book.games[name]
    found = figures(game, partial(run, book))
    assert found
    result = run(book, game, next(e for e in game.examples if e.id == found[0].example))
    lit = [" ".join(sorted(c.card for row in (f.own, *f.board) for c in row if c and c.lit)) for f in found]
    if result.outcome is not None:
        pair = result.outcome.pairs[0]
        for figure, seat, sign in zip(lit, (pair.first, pair.second), (1, -1), strict=True):
            rows = list(result.outcome.layouts.values())[seat]
            cards = " ".join(texts(rows[row]) for row, won in pair.rows.items() if won * sign > 0)
            assert " ".join(sorted(cards.split())) == figure
        return
    verdicts = [verdict for verdict in result.judgement.shares.values() if verdict.winners]
    best = [verdict.hands[verdict.winners[0]] for verdict in verdicts]
    assert [" ".join(sorted(texts(cards).split())) for cards in best] == lit


@pytest.mark.parametrize("name", GAMES)
def test_drawings_hold_no_words(book, name):
    game = book.games[name]
    labels = {slot for layout in game.layouts for row in layout.grid for slot in row}
    shapes = [svg(drawn(shown.picture)) for street in streets(game) for shown in street.shown]
    for text in re.findall(r">([^<>]+)<", "".join(shapes)):
        assert text in labels or re.fullmatch(r"\?|×\d+", text)
    for text in re.findall(
        r">([^<>]+)<", "".join(svg(hand_drawing(figure)) for figure in figures(game, partial(run, book)))
    ):
        assert re.fullmatch("[2-9TJQKA][♠♥♦♣]", text)
    assert "style=" not in "".join(shapes) and "fill=" not in "".join(shapes)


@pytest.mark.parametrize(
    ("name", "picture", "said"),
    [
        ("texas-holdem", "dd/bbbbb", "2 cards, board of 5"),
        ("omaha-high-low-eight-or-better", "eedd/bbbbb ½", "4 cards, exactly 2 play, board of 5, split pot"),
        ("two-or-five-omaha-8-or-better", "ddddd/bbbbb ½", "5 cards, board of 5, split pot"),
        ("razz", "dduuuud ↓", "3 down, 4 up, low wins"),
        ("five-card-draw", "sssss ×1", "5 cards, 1× draw"),
        ("crazy-pineapple", "ddx/bbbbb", "3 cards, 1 discarded, board of 5"),
        ("criss-cross", "dddd/.b./bbb/.b.", "4 cards, board of 5"),
        ("ofc-pineapple", "bbb/bbbbb/bbbbb", "13 cards in 3 rows"),
    ],
)
def test_a_game_in_small(book, name, picture, said):
    found = outline(book.games[name])
    assert (picture, said) == (found.picture, plain(found.said, "en"))

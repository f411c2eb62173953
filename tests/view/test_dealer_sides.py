"""The dealer's side of a card: what it counts is what is played, and what goes wrong there can go wrong in the game."""

from __future__ import annotations

import pytest
from real_book import GAMES, WITH_POTS, each, real_book

from poker_rulebook.book.steps import Deal
from poker_rulebook.cards import RANKS, card
from poker_rulebook.house_edition import house_edition
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import sentences
from poker_rulebook.languages import LOCALES
from poker_rulebook.pages.table_cards import dealer_sides, runs_short, screens, seats_counted, table_card
from poker_rulebook.play.dealing import exposed_card_stays
from poker_rulebook.play.incidents import RULES as RULED


@pytest.fixture(scope="module")
def sides(book):
    return dealer_sides(book)


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


@pytest.mark.parametrize(("name", "english", "japanese"), [
    ("baseball", "Stub if nobody folds or has a four", "全員残り、4が出ないときのスタブ"),
    ("7-27", "Stub if nobody folds or takes a card", "全員残り、誰も追加のカードを取らないときのスタブ"),
])  # fmt: skip
def test_a_stub_takes_no_further_card_for_granted_and_says_so(sides, name, english, japanese):
    assert (english, japanese) == tuple(plain(sides[name].counted, locale) for locale in LOCALES)


def test_a_stub_for_three_draws_is_counted_from_the_most_players(sides):
    side = sides["deuce-to-seven-triple-draw"]
    assert [["22", "27", "32"], ["21", "26", "31"]] == [[*map(plain, it.left)] for it in side.streets[:2]]
    assert ["6 in", "5 in", "4 in"] == [*map(plain, side.counts)]


@pytest.mark.parametrize(("name", "title", "left"), [
    ("paradise-road-pickem", "Preflop", ["28/20", "31/24", "34/28"]),  # three cards each in Hold'em, and eight in Omaha/8
    ("wonky-donkey", "Flop", ["28/7"]),
])  # fmt: skip
def test_a_stub_is_counted_for_every_answer_of_a_player_or_the_board(sides, name, title, left):
    assert left == next([*map(plain, it.left)] for it in sides[name].streets if plain(it.title) == title)


@each(GAMES)
def test_nothing_stands_on_both_sides_of_a_card(name, sides):
    card = table_card(real_book().games[name])
    in_front = {plain(line) for line in (*card.showdown, *card.special)}
    assert in_front.isdisjoint(map(plain, sides[name].notes))


GOOD = {
    "seven or lower is kept": "A234567",
    "five or lower is kept": "A2345",
    "2, 3, 4, 5 and 7 are kept": "23457",
    "in the deal is kept": RANKS,
}  # words of a card -> ranks that a player keeps


@each(WITH_POTS)
def test_a_card_says_what_becomes_of_one_exposed_card_in_this_game(name, sides):
    game = real_book().games[name]
    told = {it.id: plain(it.remedy) for it in sides[name].mistakes}
    if game.exposed_card in ("door-card", "replaced"):
        assert "draw-exposed-cards" not in told
    elif "as the room does it" in told["draw-exposed-cards"]:
        assert game.exposed_card == "by-the-room" and "one-exposed-hole-card" not in told
    else:
        (good,) = (ranks for words, ranks in GOOD.items() if words in told["draw-exposed-cards"])
        assert {*good} == {rank for rank in RANKS if exposed_card_stays(game, card(rank + "h"))}


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
    assert plain(mistake.remedy) == "All four go back; reshuffle, and deal a new flop without a burn."

"""What a tournament director works out: examples whose outcome can be looked up, and what holds for all small questions."""

import random
from itertools import product

import pytest
from real_book import real_book

from poker_rulebook.book.chapters import rules_of
from poker_rulebook.cards import DECK_52, texts
from poker_rulebook.cli.verdicts import DIRECTOR
from poker_rulebook.director import ANSWERS, CUSTOMS, read_race, read_tables, worst_seat
from poker_rulebook.pages.calculators import CALCULATORS
from poker_rulebook.play.parser import InputError
from poker_rulebook.rulings import worked_out

RACE = {
    "old": 25,
    "new": 100,
    "chips": [3, 1, 0, 0, 2, 3, 0, 1],
    "last": [8],
    "drawn": "Ks 9d 4c / Qh / / / Ad 7c / Kh Js 2s / / 5c",
}


@pytest.mark.parametrize(
    ("custom", "won", "spared", "added"),
    [
        ("losers-keep", [5, 1, 6], [8], 150),
        ("last-first", [8, 5, 1], [8], 50),
        ("all-up", [1, 2, 5, 6, 8], [], 250),
    ],
)
def test_ten_odd_chips_are_raced_for_three_new_ones(custom, won, spared, added):
    found = ANSWERS["race"](RACE | {"custom": custom})
    assert (3, won, spared, added) == (found["prizes"], found["won"], found["spared"], found["added"])


def test_what_is_exact_is_changed_before_the_race():
    found = ANSWERS["race"]({"old": 25, "new": 100, "chips": [9, 4]})
    assert ([2, 1], [1, 0], 0) == (found["exchanged"], found["odd"], found["prizes"])


def test_less_than_half_a_new_chip_is_not_raced_for_and_half_of_it_is():
    assert [0, 1] == [
        ANSWERS["race"]({"old": 100, "new": 500, "chips": chips})["prizes"] for chips in ([1, 1], [1, 2])
    ]


def races(rng: random.Random, count: int):
    """Colour-ups of up to twelve seats, with cards that were dealt by chance."""
    for _ in range(count):
        each = rng.choice((2, 4, 5, 10))
        chips = [rng.randint(0, 3 * each) for _ in range(rng.randint(1, 12))]
        if sum(n % each for n in chips) > 52:
            continue
        deck = rng.sample(DECK_52, 52)
        drawn = [texts([deck.pop() for _ in range(n % each)]) for n in chips]
        last = [seat for seat, n in enumerate(chips, 1) if n and rng.random() < 0.3]
        yield {"old": 25, "new": 25 * each, "chips": chips, "last": last, "drawn": drawn}


@pytest.mark.parametrize("custom", ["losers-keep", "last-first"])
def test_who_would_have_no_chip_left_gets_one_also_where_there_is_nothing_to_race_for(custom):
    found = ANSWERS["race"]({"old": 25, "new": 100, "chips": "4 1", "last": "2", "custom": custom})
    assert (found["won"], found["spared"], found["chips"], found["added"]) == ([], [2], [1, 1], 75)


def test_in_every_race_a_seat_gets_one_new_chip_at_most_and_nobody_is_left_without():
    for asked, custom in product(races(random.Random(28), 300), CUSTOMS):
        race, found = read_race(asked | {"custom": custom}), ANSWERS["race"](asked | {"custom": custom})
        if found.get("won") is None:
            continue
        gained = [end - exact for end, exact in zip(found["chips"], found["exchanged"], strict=True)]
        assert all(0 <= more <= (1 if odd else 0) for more, odd in zip(gained, found["odd"], strict=True))
        assert all(found["chips"][seat - 1] for seat in asked["last"])
        assert race.new * sum(found["chips"]) == race.old * sum(race.chips) + found["added"]
        if custom != "all-up" and not race.at_risk:
            assert sum(gained) == found["prizes"]
            assert -race.new < 2 * found["added"] <= race.new


@pytest.mark.parametrize(
    ("taken", "seat", "hands"),
    [([1, 2, 3, 5, 6, 8, 9], 4, 0), ([1, 2, 4, 5, 6, 8, 9], 7, 3)],
)
def test_the_worst_open_seat_is_a_lone_big_blind_and_never_the_small_blind(taken, seat, hands):
    found = ANSWERS["balance"]({"button": 2, "small_blind": 3, "taken": taken})
    assert (seat, hands, False) == (found["seat"], found["hands"], found["waits"])


def test_the_next_big_blind_moves_also_of_a_table_with_a_dead_small_blind():
    short = {"button": 2, "taken": [1, 2, 3, 5]}
    full = {"from_button": 1, "from_taken": [1, 3, 5, 6, 7, 8]}
    assert 5 == ANSWERS["balance"](short | full)["moves"]
    assert 3 == ANSWERS["balance"](short | full | {"from_small_blind": 2})["moves"]


def test_between_button_and_small_blind_one_waits():
    found = ANSWERS["balance"]({"size": 4, "button": 1, "taken": [1, 3, 4]})
    assert (2, True) == (found["seat"], found["waits"])


def test_over_all_tables_of_six_no_other_open_seat_pays_the_big_blind_sooner():
    for button, places in product(range(1, 7), product((0, 1), repeat=6)):
        taken = [seat for seat, there in enumerate(places, 1) if there]
        if 2 < len(taken) < 6:
            table, _ = read_tables({"size": 6, "button": button, "taken": taken})
            found = worst_seat(table)
            assert found.seat not in taken
            payable = [seat for seat in range(1, 7) if seat not in (*taken, *table.waiting)]
            assert found.waits == (not payable)
            if payable:
                assert found.hands == min(_blinds_before(seat, taken, table.small_blind) for seat in payable)


def _blinds_before(seat, taken, small_blind):
    """How many players are the big blind before who sits down there, told by dealing on."""
    order = [(small_blind + step - 1) % 6 + 1 for step in range(1, 7)]
    return [it for it in order if it in (*taken, seat)].index(seat)


def test_two_are_out_in_one_hand_with_twenty_places_paid():
    out = {"left": 21, "stacks": [12000, 8000], "prizes": [500, 0]}
    at_one, at_two = ANSWERS["places"](out), ANSWERS["places"](out | {"played": "hand-for-hand"})
    assert ([[20, 20], [21, 21]], [500, 0]) == (at_one["places"], at_one["prizes"])
    assert ([[20, 21], [20, 21]], [250, 250]) == (at_two["places"], at_two["prizes"])


def test_all_three_out_in_the_announced_hand_share_the_last_paid_place():
    out = {"left": 52, "stacks": [4, 9, 7], "prizes": [900, 0, 0], "played": "hand-for-hand"}
    assert [300, 300, 300] == ANSWERS["places"](out)["prizes"]


def test_prizes_add_up_over_all_small_questions():
    for stacks, played, unit in product(
        product((1, 2), repeat=3), ("one-table", "hand-for-hand", "by-stacks"), (1, 5)
    ):
        prizes = [100, 47, 6]
        found = ANSWERS["places"](
            {"left": 9, "stacks": list(stacks), "prizes": prizes, "played": played, "unit": unit}
        )
        assert sum(prizes) == sum(found["prizes"]) + found["odd"]
        assert all(prize % unit == 0 for prize in found["prizes"])
        equal = {tuple(span): prize for span, prize in zip(found["places"], found["prizes"], strict=True)}
        assert all(
            equal[tuple(span)] == prize for span, prize in zip(found["places"], found["prizes"], strict=True)
        )


def test_two_rounds_at_a_table_of_nine_are_eighteen_hands():
    assert {"hands": 18, "left": 18} == ANSWERS["penalty"]({"players": 9, "rounds": 2})


def test_a_misdeal_and_its_redeal_are_one_hand_of_a_penalty():
    assert {"hands": 18, "left": 14} == ANSWERS["penalty"](
        {"players": 9, "rounds": 2, "dealt": 5, "misdeals": 1}
    )


WRONG = [
    ("race", {"old": 25, "new": 60, "chips": [1]}, "new: 60 is not a multiple of 25 (50, 100 …)"),
    ("race", {"old": 25, "new": 100}, "chips: 0 seats are written (write the old chips of each seat, 0 for none: 3 1 0 0 2)"),
    ("race", {"old": 25, "new": 100, "chips": "1 0", "last": 2}, "last: seat 2 has no chips (name seats that have old chips)"),
    ("race", {"old": 25, "new": 100, "chips": "1 2", "drawn": "As/As Kd"}, "drawn: a card stands twice, or is a joker (each of 52 cards once)"),
    ("race", {"old": 25, "new": 100, "chips": "1 2", "drawn": "As/Kd"}, "drawn: a seat has another number of cards than odd chips (1 / 2)"),
    ("balance", {"button": 2, "taken": "1 2 10"}, "taken: there is no seat 10 (1 to 9)"),
    ("balance", {"button": 2, "taken": "1 2 2"}, "taken: seat 2 stands twice"),
    ("balance", {"button": 2, "taken": [2]}, "taken: fewer than two players are left (write the seats taken: 1 2 5)"),
    ("balance", {"size": 3, "button": 2, "taken": [1, 2, 3]}, "taken: no seat is open (leave out the open seats)"),
    ("balance", {"button": 2, "taken": "1 2 3", "from_button": 1, "from_taken": "1 2 3 4"}, "from_taken: that table has 4 players, the other 3 (nobody has to move)"),
    ("balance", {"button": 3, "taken": "1 2"}, "button: with two players one of them has the button"),
    ("places", {"left": 2, "stacks": [5, 5], "prizes": [9, 0]}, "left: 2 of 2 players are out (somebody wins their chips)"),
    ("places", {"left": 9, "stacks": [5, 5], "prizes": [0, 9]}, "prizes: a better place has the smaller prize (the best place first)"),
    ("places", {"left": 9, "stacks": [5, 5], "prizes": [9]}, "prizes: 1 prizes are written (write 2, the best place first, 0 for none)"),
    ("penalty", {"players": 9}, "rounds: no hand is missed (write rounds or hands)"),
    ("penalty", {"players": 13, "rounds": 1}, "players: 13 is not a whole number from 2 to 12"),
    ("penalty", {"players": 9, "rounds": 1, "dealt": 1, "misdeals": 2}, "misdeals: only 1 hands were dealt"),
    ("penalty", {"player": 9}, "player: unknown key 'player' (did you mean 'players'?)"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "asked", "message"), WRONG)
def test_what_cannot_be_is_refused_in_words(kind, asked, message):
    with pytest.raises(InputError) as refused:
        ANSWERS[kind](asked)
    assert message == str(refused.value)


def test_an_answer_names_our_rule_and_that_of_the_tda(book):
    assert {"TDA 2024, 24", "32.10"} <= set(worked_out(book, "race", RACE)["rules"])


FORMS = {rule.id: rule.calculator for _, rule in rules_of(real_book().chapters).values() if rule.calculator}


def test_every_form_is_answered_by_what_a_command_answers():
    assert set(CALCULATORS) == {form.does for form in FORMS.values()}
    assert set(DIRECTOR) == set(ANSWERS) == set(CALCULATORS) - {"wager"}


@pytest.mark.parametrize("rule", FORMS)
def test_a_form_asks_for_what_its_command_reads_and_chooses_among_its_words(rule):
    form = FORMS[rule]
    for field in form.fields:
        key = field.id.replace("-", "_")
        for value in field.words or ("no such word",):
            with pytest.raises(InputError) as refused:
                CALCULATORS[form.does]({key: value or None, "no such key": 1})
            assert "no such key" in refused.value.message
        if field.words:
            with pytest.raises(InputError):
                CALCULATORS[form.does](SAMPLES[form.does] | {key: "no-such-word"})
            assert all(
                CALCULATORS[form.does](SAMPLES[form.does] | {key: word or None}) for word in field.words
            )


SAMPLES = {
    "wager": {"put": 5, "call": 5, "largest_raise": 5},
    "race": {"old": 1, "new": 2, "chips": 1},
    "places": {"left": 3, "stacks": [1, 2], "prizes": [1, 0]},
}


def test_the_customs_of_a_chip_race_are_the_choices_of_its_rule_the_usual_one_first():
    _, rule = rules_of(real_book().chapters)["chip-race"]
    assert list(CUSTOMS) == [choice.id for choice in rule.choices]

"""What a tournament director works out: examples whose outcome can be looked up, and what holds for all small questions."""

import random
from itertools import product

import pytest
from real_book import real_book

from poker_rulebook.book.chapters import rules_of
from poker_rulebook.cards import DECK_52, texts
from poker_rulebook.cli.verdicts import DIRECTOR
from poker_rulebook.director import prizes, procedures, tournament
from poker_rulebook.director.prizes import MOST_ENTRIES, ROUNDINGS, USUAL_SHARES
from poker_rulebook.director.procedures import CUSTOMS, read_race, read_tables, worst_seat
from poker_rulebook.director.tournament import grown, mixed, read_structure
from poker_rulebook.language.phrases import plain
from poker_rulebook.languages import LOCALES
from poker_rulebook.pages.calculators import CALCULATORS
from poker_rulebook.play.parser import InputError
from poker_rulebook.rulings import worked_out

ANSWERS = procedures.ANSWERS | prizes.ANSWERS | tournament.ANSWERS

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
    ("payouts", {"entries": 9}, "pool: is missing (write pool, or entries and each)"),
    ("payouts", {"pool": 9, "each": 2, "entries": 5}, "pool: the entries say the pool already (leave out one of the two)"),
    ("payouts", {"pool": 9}, "entries: no table of shares is for this field (write entries up to 2000, shares or places)"),
    ("payouts", {"pool": 9, "shares": "30 20 11.9 8.9 7 5.8 4.6 3.6 1.7 1.4 1.4 1.4 1.4"}, "shares: they add up to 99.10 % (they have to be 100)"),
    ("payouts", {"pool": 9, "shares": "30 -20"}, "shares: there are not only numbers (write per cent with two decimals at most: 30 20 11.9)"),
    ("payouts", {"pool": 199, "shares": "50 50", "unit": 100, "rounding": "last"}, "unit: rounded so, a place receives more than a better one (write a smaller unit, or rounding=first)"),
    ("payouts", {"pool": 9, "places": 3, "tied": "1 3"}, "tied: these are not places in a row (write them in order: 5 6)"),
    ("satellite", {"pool": 9, "seat": 10}, "seat: a seat costs more than the pool of 9 (nobody wins one)"),
    ("icm", {"stacks": "5 0", "prizes": "2 1"}, "stacks: 2 to 12 players with chips are left (write the chips of each player: 50000 30000 20000)"),
    ("icm", {"stacks": "5 3", "prizes": "2 1", "keep": 2}, "keep: 2 is more than the first prize has above the second (1 at most)"),
    ("bounty", {"head": 5, "winners": 2, "own": 3}, "own: 1 bounties are written (write 2, in order from the left of the button)"),
    ("structure", {"minutes": 20}, "start: is missing"),
    ("structure", {"minutes": 20, "blinds": "200 100"}, "blinds: these are no big blinds of levels (60 at most, each above the one before)"),
    ("structure", {"minutes": 20, "blinds": "210", "chips": "25 100"}, "chips: no chips pay a blind that is not a multiple of 25"),
    ("structure", {"minutes": 20, "start": 100, "within": 30}, "within: no structure follows from that (write players and stack, and minutes of which two levels are within)"),
    ("chips", {"stack": 90, "chips": "25 100"}, "stack: these chips do not make it (write fewer small chips: each=8)"),
    ("chips", {"stack": 90, "chips": "5 20", "counts": "1 2"}, "counts: they are 45 together (not 90)"),
    ("seats", {"tables": "9 10"}, "tables: these are no players of two or more tables (write the players of each table, 9 at most: 9 9 6)"),
    ("seats", {"players": 20}, "seed: is missing"),
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
    "payouts": {"pool": 100, "shares": "60 40"},
    "structure": {"minutes": 20, "start": 100},
    "wager": {"put": 5, "call": 5, "largest_raise": 5},
    "race": {"old": 1, "new": 2, "chips": 1},
    "places": {"left": 3, "stacks": [1, 2], "prizes": [1, 0]},
}


def test_the_customs_of_a_chip_race_are_the_choices_of_its_rule_the_usual_one_first():
    _, rule = rules_of(real_book().chapters)["chip-race"]
    assert list(CUSTOMS) == [choice.id for choice in rule.choices]


SIXTY, OF_150 = {"entries": 60, "each": 3000}, [21000] * 4 + [15000] * 5
OWN = "200 300 400 600 800 1200 1600 2000 3000 4000 6000 8000 10000 12000 16000 20000"
WPT = "150 200 300 400 500 600 800 1000 1200 1600 2000 2400 3000 4000 5000 6000 8000 10000 12000 16000 20000 24000 30000"
WPT_ANTES = "25 25 50 50 75 75 100 100 200 200 300 400 500 500 500 1000 1000 1000 2000 2000 3000 4000 5000"
FOUR = {"stacks": "400000 300000 200000 100000", "prizes": "4000 2500 2000 1500"}
WORKED = [
    ("payouts", SIXTY | {"unit": 1000}, {"prizes": [57000, 36000, 21000, 18000, 14000, 11000, 9000, 8000, 6000], "rest": 3000}),
    ("payouts", SIXTY | {"unit": 500}, {"prizes": [55500, 36000, 21500, 18000, 14000, 11500, 9500, 8000, 6000], "rest": 1500}),
    ("payouts", SIXTY | {"unit": 1000, "rounding": "nearest"},
     {"prizes": [54000, 36000, 22000, 18000, 14000, 12000, 10000, 8000, 6000], "rest": 0}),
    ("payouts", SIXTY, {"prizes": [54000, 36000, 21600, 18000, 14400, 11700, 9900, 8100, 6300]}),
    ("payouts", {"entries": 150, "each": 10000, "unit": 1000},
     {"prizes": [455000, 300000, 178000, 120000, 97000, 75000, 52000, 39000, 25000, *OF_150], "rest": 5000}),
    ("payouts", {"pool": 100_000, "places": 5, "rounding": "nearest"}, {"prizes": [39640, 28364, 18423, 10028, 3545]}),
    ("payouts", SIXTY | {"unit": 500, "tied": "5 6"}, {"prizes": [55500, 36000, 21500, 18000, 12500, 12500, 9500, 8000, 6000], "odd": 500}),
    ("payouts", {"pool": 300, "shares": "60 40", "tied": "2 3"}, {"prizes": [180, 60, 60], "odd": 0}),
    ("payouts", SIXTY | {"guarantee": 200_000}, {"pool": 200_000}),
    ("satellite", {"entries": 24, "each": 110, "seat": 1100}, {"seats": 2, "next": 440}),
    ("satellite", {"entries": 37, "each": 5000, "seat": 20000}, {"seats": 9, "next": 5000}),
    ("icm", {"stacks": "50000 30000 20000", "prizes": "5000 3000 2000"},
     {"icm": [3839.29, 3275, 2885.71], "all_chips": [5000, 3000, 2000], "above_last": [4000, 3200, 2800]}),
    ("icm", {"stacks": "900000 60000 40000", "prizes": "5000 3000 2000"},
     {"icm": [4794.95, 2722.5, 2482.55], "all_chips": [9000, 600, 400], "above_last": [5600, 2240, 2160]}),
    # 2,689.2857 is rounded down, so that the cents add up to the pool
    ("icm", FOUR, {"icm": [2919.05, 2689.28, 2400, 1991.67], "all_chips": [4000, 3000, 2000, 1000], "above_last": [3100, 2700, 2300, 1900]}),
    ("icm", FOUR | {"keep": 500}, {"icm": [2719.05, 2539.28, 2300, 1941.67]}),
    ("icm", FOUR | {"unit": 100}, {"icm": [2900, 2700, 2400, 2000]}),
    ("bounty", {"head": 100, "own": 100}, {"paid": [50], "added": [50], "heads": [150]}),
    ("bounty", {"head": 25}, {"paid": [13], "added": [12]}),
    ("bounty", {"head": 150, "winners": 2}, {"paid": [38, 38], "added": [37, 37]}),
    ("structure", {"blinds": OWN, "minutes": 20, "players": 10, "stack": 10000}, {"ends": [11, 13]}),
    ("structure", {"blinds": OWN, "minutes": 20, "players": 18, "stack": 10000}, {"ends": [13, 16]}),
    ("structure", {"blinds": "200 300 400 600 800 1200 1600 2000", "minutes": 20, "players": 10, "stack": 10000},
     {"ends": [0, 0], "blinds_left": 50}),
    ("structure", {"blinds": WPT, "minutes": 60, "antes": WPT_ANTES, "chips": "25 100 500 1000 5000"},
     {"leave": [[25, 7], [100, 13], [500, 16], [1000, 23]]}),
    ("structure", {"blinds": 3000, "minutes": 60, "players": 70, "stack": 30000, "left": 23}, {"average": 91304, "average_blinds": 30.4}),
    ("chips", {"stack": 10000, "chips": "25 100 500 1000", "players": 10},
     {"counts": [12, 12, 5, 6], "chips": [120, 120, 50, 60], "worth": 100_000}),
    ("chips", {"stack": 10000, "chips": "25 100 500 1000", "each": 8, "players": 20},
     {"counts": [8, 8, 4, 7], "chips": [160, 160, 80, 140]}),
    ("chips", {"stack": 10000, "chips": "25 100 500 1000", "counts": "12 12 3 7"}, {"counts": [12, 12, 3, 7]}),
    ("chips", {"stack": 5000, "chips": "25 100 500", "each": 20}, {"counts": [20, 20, 5]}),
    ("chips", {"stack": 30000, "chips": "100 500 1000 5000", "each": 8, "players": 70},
     {"counts": [10, 8, 5, 4], "chips": [700, 560, 350, 280], "worth": 2_100_000,
      "exchanged": [[100, [500, 140], [1000, 70], [5000, 14]], [500, [1000, 280], [5000, 56]], [1000, [5000, 70]]]}),
    ("seats", {"tables": "9 9 6"}, {"breaks": 0, "moves": [[1, 3], [2, 3]]}),
    ("seats", {"tables": "9 8 7", "within": 2}, {"breaks": 0, "moves": []}),
    ("seats", {"tables": "9 8 7 3"}, {"breaks": 4, "moves": [[4, 3], [4, 2], [4, 3]]}),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "asked", "wanted"), WORKED)
def test_what_is_worked_out_by_hand_comes_out_and_is_told_in_every_language(kind, asked, wanted):
    found = CALCULATORS[kind](asked)
    assert wanted == {key: found.answer[key] for key in wanted}
    assert ANSWERS[kind](asked) == found.answer
    assert all(plain(said, locale) for said in (*found.lines, found.name) for locale in LOCALES)


def test_three_hours_of_twenty_minutes_want_blinds_that_grow_by_half():
    assert 150 == grown(200, 5000, 9)  # 25 ^ (1/8) = 1.495
    blinds = read_structure(
        {"start": 200, "within": 180, "minutes": 20, "players": 10, "stack": 10000}
    ).big_blinds
    assert (9, 200, 5000) == (len(blinds), blinds[0], blinds[-1])


def test_bounties_paid_and_on_heads_are_at_any_time_what_was_paid_in():
    rng, heads, paid = random.Random(3), [101] * 40, 0
    while len(heads) > 1:
        rng.shuffle(heads)
        winners = rng.randint(1, min(3, len(heads) - 1))
        out = heads.pop()
        found = ANSWERS["bounty"]({"head": out, "own": heads[:winners]})
        paid, heads[:winners] = paid + sum(found["paid"]), found["heads"]
        assert paid + sum(heads) == 40 * 101
    assert max(heads) > 101


def test_four_heads_of_a_hundred():
    """A busts B, C busts A and D: C has 225 on the own head, and 400 are paid in all."""
    first = ANSWERS["bounty"]({"head": 100, "own": 100})
    second = ANSWERS["bounty"]({"head": first["heads"][0], "own": 100})
    third = ANSWERS["bounty"]({"head": 100, "own": second["heads"]})
    assert ([50], [75], [50], [225]) == (first["paid"], second["paid"], third["paid"], third["heads"])


def test_prizes_of_every_field_add_up_to_the_pool_and_none_is_above_a_better_one():
    assert all(sum(shares) == 10_000 for _, shares in USUAL_SHARES)
    fields = (2, 11, 20, 28, 65, 66, 101, 200, 300, MOST_ENTRIES)
    for entries, rounding in product(fields, ROUNDINGS):
        if (
            rounding == "last" and entries > 100
        ):  # where equal places come last, one would be above the others
            continue
        found = ANSWERS["payouts"]({"entries": entries, "each": 117, "unit": 5, "rounding": rounding})
        assert sum(found["prizes"]) == found["pool"] == entries * 117
        assert found["prizes"] == sorted(found["prizes"], reverse=True)


def test_what_a_deal_divides_adds_up_and_icm_gives_nobody_more_than_the_first_prize_or_less_than_the_last():
    rng = random.Random(4)
    for _ in range(60):
        stacks = [rng.randint(1, 10**6) for _ in range(rng.randint(2, 7))]
        prizes = sorted((rng.randint(1, 9999) for _ in stacks), reverse=True)
        found = ANSWERS["icm"]({"stacks": stacks, "prizes": prizes})
        assert all(abs(sum(paid) - sum(prizes)) < 1e-6 for paid in found.values())
        assert prizes[-1] - 0.01 <= min(found["icm"]) <= max(found["icm"]) <= prizes[0] + 0.01
        by_size = sorted(range(len(stacks)), key=lambda player: stacks[player])
        assert [found["icm"][player] for player in by_size] == sorted(found["icm"])


def test_a_structure_is_paid_in_the_chips_that_are_there_and_grows():
    for start, growth, ante in product((50, 100, 200), (120, 135, 150), ("big-blind", "each", "none")):
        asked = {
            "start": start,
            "growth": growth,
            "levels": 20,
            "minutes": 15,
            "chips": "25 100 500 1000 5000",
            "every": 4,
            "ante": ante,
        }
        structure = read_structure(asked)
        leaving = dict(structure.leaving)
        for number, level in enumerate(structure.levels, 1):
            smallest = min(chip for chip in structure.chips if leaving.get(chip, 99) > number)
            assert not any(amount % smallest for amount in (level.small, level.big, level.ante)), (
                asked,
                number,
            )
        assert all((before - 1) % 4 == 0 for before in leaving.values())
        assert all(
            now < after
            for now, after in zip(structure.big_blinds[:-1], structure.big_blinds[1:], strict=True)
        )


def test_a_draw_seats_everybody_once_and_tables_differ_by_one_player_at_most():
    for players, size in product((2, 9, 10, 37, 100), (6, 9)):
        tables = ANSWERS["seats"]({"players": players, "size": size, "seed": players})["tables"]
        assert sorted(player for table in tables for player in table) == list(range(1, players + 1))
        assert max(map(len, tables)) <= size and max(map(len, tables)) - min(map(len, tables)) <= 1
    first = ANSWERS["seats"]({"players": 10, "size": 5, "seed": 2026})["tables"]
    assert first == [[8, 10, 7, 9, 4], [5, 1, 2, 3, 6]]
    assert mixed(1) == 0x514E28B7  # MurmurHash3, fmix32
    draws = [ANSWERS["seats"]({"players": 37, "seed": seed}) for seed in (1, 2, 1)]
    assert draws[0] == draws[2] != draws[1]
    nine = [ANSWERS["seats"]({"players": 9, "seed": seed})["tables"][0] for seed in range(1800)]
    for seat in range(9):
        assert all(140 < [table[seat] for table in nine].count(player) < 260 for player in range(1, 10))

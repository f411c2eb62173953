"""What the general rules print as usual is what is played; every other way can be set and is played, or stands here with its reason."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace
from real_book import real_book
from table import LETTERS, act, call_round, events, game, raise_range, start, turn, until

from poker_rulebook.book.chapters import rules_of
from poker_rulebook.book.options import all_options
from poker_rulebook.cards import cards, text
from poker_rulebook.play.events import Burned, Community, Drew, Flashed, Opened, Posted, Shuffled
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.hand_record import read_stakes
from poker_rulebook.play.incidents import CHOICES
from poker_rulebook.play.questions import Call
from poker_rulebook.play.simulate import turns
from poker_rulebook.play.stakes import usual_stakes

RULES = {id_: rule for id_, (_, rule) in rules_of(real_book().chapters).items()}
STUD = {"ante": 1, "bring_in": 3, "small_bet": 10}


def hand(name: str, seats: int = 4, cards_of: dict[str, str] | None = None, /, **said: Any) -> Hand:
    """A hand of stacks of 1,000 with the usual stakes, unless something else is said, as in a record."""
    of = game(name, **said.pop("choices", {}))
    if not said:
        return start(of, usual_stakes(of), [1000] * seats, cards_of)
    usual = {"small_blind": 5, "big_blind": 10} if of.has_blinds else STUD
    return start(of, read_stakes(of, {"stakes": usual} | said, LETTERS[:seats]), [1000] * seats, cards_of)


def order(course: Hand) -> str:
    """Who is asked in the first betting round, when everybody calls."""
    seats, step = "", course.decision.step
    while course.decision and course.decision.step == step:
        seats += turn(course)
        course.act(Call())
    return seats


def an_exposed_hole_card_is_replaced_and_burned() -> bool:
    course = hand("texas-holdem", flashed="B")
    [flashed] = events(course, Flashed)
    return course.dealer.burned == [flashed.card] and flashed.received[0] in course.own[1]


def the_exposed_stud_card_brings_in() -> bool:
    course = hand("razz", 3, {"A": "2c 3c Qd", "B": "4h Kh 5c", "C": "6d 7d Jc"}, flashed="B")
    return course.up[1] == list(cards("Kh")) and turn(course) == "B"


def a_good_low_card_is_kept_and_any_other_replaced() -> bool:
    kept = [
        hand("deuce-to-seven-lowball", 2, {"B": f"2c 3c 4c 7d {card}"}, flashed="B") for card in ("5h", "9h")
    ]
    high = hand("five-card-draw", 2, {"B": "2c 3c 4c 7d Kh"}, flashed="B")
    return [bool(events(course, Flashed)[0].received) for course in (*kept, high)] == [False, True, False]


def straddled(**more: Any) -> Hand:
    return hand("texas-holdem", posts={"blinds": {"D": 20}} | more)


def killed(**more: Any) -> str:
    choices = {"limit": "fixed-limit"}
    return order(
        hand("deuce-to-seven-lowball", choices=choices, posts={"blinds": {"C": 20}, "kill": "C"} | more)
    )


def posted(course: Hand) -> list[tuple[str, str, int]]:
    return [(LETTERS[event.seat], event.what, event.chips) for event in events(course, Posted)]


def the_ante_of_the_big_blind_is_the_big_blind() -> bool:
    of = game("texas-holdem", big_blind_ante="blind-first")
    return all(
        {("B", "big-blind", 10), ("B", "big-blind-ante", 10)}
        <= {*posted(start(of, usual_stakes(of), [1000] * n))}
        for n in range(3, 10)
    )


def every_number_is_heard_before_a_card_is_dealt() -> bool:
    course = until(hand("deuce-to-seven-triple-draw", 3), lambda course: course.decision.step == "draw-1")
    before = len(course.dealer.stub)
    act(course, "A draw", "B draw")
    return len(course.dealer.stub) == before and not events(course, (Burned, Drew))


def five_new_cards_come_at_once() -> bool:
    course = until(hand("deuce-to-seven-triple-draw", 2), lambda course: course.decision.step == "draw-1")
    coming = list(reversed(course.dealer.stub))[1:11]
    for seat in (0, 1):
        act(course, f"{LETTERS[seat]} draw {' '.join(map(text, course.own[seat]))}")
    return [list(drew.received) for drew in events(course, Drew)] == [coming[:5], coming[5:]]


def checked_to_sixth_street(seats: int) -> Hand:
    return until(hand("seven-card-stud", seats), lambda course: course.decision.step == "sixth-bet")


def a_short_stub_takes_in_the_burns() -> bool:
    course = call_round(checked_to_sixth_street(7))
    return [(event.what, event.cards) for event in events(course, Shuffled)] == [("burns", 3)]


def a_community_card_leaves_the_order_of_sixth_street() -> bool:
    course = checked_to_sixth_street(8)
    first = turn(course)
    return turn(call_round(course)) == first and len(events(course, Community)) == 1


def nothing_is_opened_after_all_have_folded() -> bool:
    return not events(act(hand("texas-holdem", 3), "C fold", "A fold"), Opened)


def the_best_low_wins_whatever_anybody_says() -> bool:
    course = hand("razz", 2, {"A": "Ac 2c 3c 4c 5c Kd Kh", "B": "Ah 2h 3h 4h 6h Qd Qh"})
    return until(course, lambda course: course.decision is None).stacks[0] > 1000


def orbit_and_eight_hands() -> list[list[int]]:
    """Hands of the first games of HORSE with five players, by the orbit and by their number."""
    mixes = real_book().mixes["horse"], real_book().mix("horse", {"change": "hands"})
    return [[turn.hands for turn in islice(turns(mix, 5, random.Random(1)), 3)] for mix in mixes]


def first_pot_raise(**more: Any) -> int:
    of = game("omaha-high-only", **more)
    return raise_range(start(of, usual_stakes(of), [1000] * 4))[1]


def broadway_is_no_straight() -> bool:
    ranking = real_book().rankings["ace-to-six"]
    broadway, king_and_queen = (ranking.value(cards(own)) for own in ("As Ks Qd Jd Td", "Ks Qs Jd Td 9d"))
    return broadway > king_and_queen


# rule -> choice -> whether a hand is played in that way
PLAYED: dict[str, dict[str, Callable[[], bool]]] = {
    "one-exposed-hole-card": {"becomes-the-burn": an_exposed_hole_card_is_replaced_and_burned},
    "stud-exposed-cards": {"may-bring-in": the_exposed_stud_card_brings_in},
    "draw-exposed-cards": {"good-cards-kept": a_good_low_card_is_kept_and_any_other_replaced},
    "straddles": {
        "from-the-small-blind": lambda: order(straddled()) == "ABCD",
        "button-skipped": lambda: order(straddled(last=["D"])) == "CABD",
    },
    "straddle-raise": {
        "one-big-blind-more": lambda: raise_range(straddled())[0] == 30,
        "straddle-doubled": lambda: raise_range(straddled(doubled=True))[0] == 40,
    },
    "kill-pots": {
        "in-proper-turn": lambda: killed() == "CDAB",
        "last-in-lowball": lambda: killed(last=["C"]) == "DABC",
    },
    "button-in-a-cash-game": {
        "moving-button": lambda: posted(hand("texas-holdem")) == [("A", "small-blind", 5), ("B", "big-blind", 10)],
        "dead-button": lambda: order(hand("texas-holdem", posts={"dead_button": True})) == "CDAB",
    },
    "ante-size": {"never": the_ante_of_the_big_blind_is_the_big_blind},
    "pot-before-the-flop": {"blinds-as-posted": lambda: first_pot_raise() == 3 * 10 + 5},
    "ante-before-the-flop": {"not-counted": lambda: first_pot_raise(big_blind_ante="blind-first") == 35},
    "serving-at-once": {"all-numbers-first": every_number_is_heard_before_a_card_is_dealt},
    "all-cards-new": {"at-once": five_new_cards_come_at_once},
    "miscalled-low": {"cards-decide": the_best_low_wins_whatever_anybody_says},
    "stud-short-stub": {"shuffled-with-the-burns": a_short_stub_takes_in_the_burns},
    "stud-community-card": {"as-on-sixth-street": a_community_card_leaves_the_order_of_sixth_street},
    "rabbit-hunting": {"never-shown": nothing_is_opened_after_all_have_folded},
    "ace-to-six-scale": {"ace-only-low": broadway_is_no_straight},
    "changing-the-game": {
        "orbit": lambda: orbit_and_eight_hands()[0] == [5, 5, 5],
        "hands": lambda: orbit_and_eight_hands()[1] == [8, 8, 8],
    },
}  # fmt: skip

# rule -> option of games -> choice of the rule -> that of the option, or those of several games; examples notice each (tests/games/test_mutations.py)
SETTLED = {
    id_: rule.settled_by for id_, rule in RULES.items() if rule.settled_by and "mix" not in rule.settled_by
}

# why a choice is not played: the rule for all of its choices, or rule/choice
ERROR = "an error at the table; a hand is played as it should be dealt"
BESIDE = "what is said, shown or paid beside the chips and cards of a hand"
BETWEEN = "between two hands, and each hand is played by itself"
UNPLAYED = {
    ERROR: [
        "boxed-card", "foreign-card", "button-error", "flashed-card",
        "wrong-game-dealt", "up-card-dealt-down", "seventh-street-face-up",
        "raising-in-one-motion", "accepted-action",
    ],
    BESIDE: [
        "asking-to-see-a-hand", "betting-line", "not-at-the-seat", "the-clock", "bounty-in-a-split-pot", "showing-order", "rabbit-hunting/house-allows",
        "miscalled-low/miscall-loses", "cash-jackpots", "charges", "devices", "languages-at-the-table", "second-opinion", "untabled-cards",
    ],
    BETWEEN: ["when-bomb-pots-are-dealt", "bomb-pot-button", "seats-and-buttons-in-a-mix", "changing-the-game/level",
        "away-from-the-table", "buy-ins", "buying-the-button", "cards-ready", "changing-tables", "coming-back", "must-move", "seat-changes", "table-stakes"],
    "whoever runs the event works it out (tests/director)": ["chip-race", "who-moves", "two-out-in-one-hand", "level-begins", "hidden-chips"],
    "an ante of another size is written in the stakes": ["ante-size/reduced", "ante-size/by-event"],
    "a cash custom or one of the home that a record cannot say": [
        "kill-pots/not-offered", "straddles/not-offered", "running-it-twice", "chopping-blinds",
        "pot-before-the-flop/small-blind-as-big", "ante-before-the-flop/counted",
        "serving-at-once/one-after-the-other", "all-cards-new/four-and-one",
        "stud-short-stub/all-but-the-last-card", "stud-community-card/high-with-the-card",
    ],
    "no ranking of the book": ["ace-to-six-scale/broadway-is-a-straight"],
}  # fmt: skip


def test_every_printed_choice_is_played_or_has_its_reason():
    named = [name for names in UNPLAYED.values() for name in names]
    reasons = [(rule, choice) for rule, _, choice in (name.partition("/") for name in named)]
    printed = {(id_, choice.id) for id_, rule in RULES.items() if not rule.option for choice in rule.choices}
    played = [(rule, choice) for rule, ways in PLAYED.items() for choice in ways]
    played += {
        (rule, choice) for rule, options in SETTLED.items() for ways in options.values() for choice in ways
    }
    left = [
        (rule, choice.id) for rule, one in reasons for choice in RULES[rule].choices if one in ("", choice.id)
    ]
    ruled = {
        (rule, choice) for rule, choices in CHOICES.items() for choice in choices
    }  # each is another ruling
    assert sorted(printed) == sorted([*{*played, *ruled}, *left])


@pytest.mark.parametrize(
    ("rule", "choice"), [(rule, choice) for rule, ways in PLAYED.items() for choice in ways]
)
def test_a_hand_is_played_as_the_choice_says(rule: str, choice: str):
    assert PLAYED[rule][choice]()


def test_what_is_played_without_a_word_is_what_is_printed_first():
    first = {rule: next(iter(ways)) for rule, ways in PLAYED.items()}
    assert first == {rule: RULES[rule].choices[0].id for rule in PLAYED}


def options_of(name: str) -> dict[str, list[str]]:
    book = real_book()
    found = all_options(book.games.source(name).value, book.common_options)
    return {option["id"]: [choice["id"] for choice in option["choices"]] for option in found}


def test_an_option_that_settles_a_rule_has_its_choices_and_the_same_first_one():
    """Each can be set, the first is played where nothing is, and every other makes another game."""
    wanted = {option: [*ways.values()] for options in SETTLED.values() for option, ways in options.items()}
    wanted |= {
        rule.option.id: [(choice.id,) for choice in rule.option.choices]
        for rule in RULES.values()
        if rule.option
    }
    met = set()
    for name in real_book().games:
        for option, choices in options_of(name).items():
            if option in wanted:
                assert choices[0] in wanted[option][0], (name, option)
                assert all({*choices} & {*one} for one in wanted[option]), (name, option)
                usual, *others = (game(name, **{option: choice}) for choice in choices)
                plain = replace(game(name), choices={})
                assert replace(usual, choices={}) == plain, (name, option)
                assert all(replace(other, choices={}) != plain for other in others), (name, option)
                met.add(option)
    assert met == wanted.keys()

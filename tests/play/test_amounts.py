"""What chips and words amount to: rulings worked out in the TDA's illustrations, all small amounts against a reference."""

from itertools import combinations_with_replacement, product
from pathlib import Path

import pytest
import yaml
from real_book import real_book

from poker_rulebook.book.chapters import rules_of
from poker_rulebook.book.load import Book
from poker_rulebook.play.amounts import amount_of, read_motion
from poker_rulebook.play.parser import InputError
from poker_rulebook.rulings import worked_out


def ruled(put=(), call=0, unit=100, front=0, stack=100_000, said=None, **more):
    """put    the chips put in now, one by one"""
    question = {
        "put": sum(put),
        "smallest": min(put, default=0),
        "in_front": front,
        "call": call,
        "largest_raise": unit,
    }
    found = amount_of(read_motion(question | {"stack": stack, "said": said} | more))
    return found.kind, found.to


RULINGS = yaml.safe_load((Path(__file__).parent / "amounts.yaml").read_text("utf-8"))


def test_every_illustration_of_the_tda_is_ruled_at_no_limit_and_at_pot_limit():
    """A pot that nobody has counted bounds nothing, so silence and words come to the same at both."""
    wrong = []
    for row in RULINGS["tda"]:
        for limit in {row["wager"]["limit"], "pot-limit"}:
            found = amount_of(read_motion(row["wager"] | {"limit": limit}))
            if (found.kind, found.to) != (row["is"], row["to"]):
                wrong.append((row["case"], limit, found))
    assert wrong == []


@pytest.mark.parametrize("row", RULINGS["ours"], ids=lambda row: row["case"])
def test_the_limits_bound_what_chips_come_to(row):
    found = amount_of(read_motion(row["wager"]))
    assert (found.kind, found.to) == (row["is"], row["to"])


@pytest.mark.parametrize("row", RULINGS["decided"], ids=lambda row: row["case"])
def test_what_is_no_amount_is_ruled_by_its_decision(row):
    _, rule = rules_of(real_book().chapters)[row["rule"]]
    if "situation" in row:
        assert row["situation"] in [case.id for case in rule.cases]
    else:
        assert rule.decision.outcome(row["facts"]) == row["outcome"]


def test_every_rule_of_the_tda_on_amounts_has_a_ruling():
    ruled = {row["case"][:2] for group in ("tda", "decided") for row in RULINGS[group]}
    assert ruled == {"41", "43", "44", "45", "46", "47", "51", "52", "53", "61"}


PILES = [pile for count in (1, 2, 3) for pile in combinations_with_replacement((1, 2, 5), count)]


def test_all_small_amounts_are_ruled_as_by_the_text_of_the_rule():
    """Every way to put in one to three chips of 1, 2 and 5, with any price, raise, word and stack."""
    words = [None, "call", "raise", "all-in", *({"raise": n} for n in (3, 8)), 4, 9]
    wrong = [
        (case, found, wanted)
        for case in product(PILES, (0, 1, 3, 4), (*range(9), 25), (1, 2, 5, 25), (0, 4), words)
        if (found := ruled(case[0], case[2], case[3], case[1], case[4], case[5]))
        != (wanted := by_the_text(*case))
    ]
    assert wrong == []


def by_the_text(pile, front, price, unit, left, said):
    """TDA 40 to 46 and 51 as one reads them, chip by chip, for no limit."""
    put = sum(pile)
    stack, full = front + put + left, price + unit
    named = said["raise"] if isinstance(said, dict) else said if isinstance(said, int) else 0
    call = "check" if front == price else "call"
    if said == "call":
        return call, min(price, stack)
    if said == "all-in":
        return ("all-in", stack)
    if said == "raise" or isinstance(said, dict) or price == 0:
        to = min(max(named or front + put, full), stack)
        return ("all-in" if to == stack else "raise" if price else "bet"), to
    total = named or front + put
    last = total >= stack
    if total < price:
        must_be_completed = price <= unit and 10 * put >= price
        return (
            ("all-in", stack)
            if last
            else ("call" if must_be_completed else "fold-or-call", min(price, stack))
        )
    without_one_chip = front + put - min(pile)
    one_chip_on_the_blind = len(pile) == 1 and front == price
    if not named and (one_chip_on_the_blind or (front < price and without_one_chip < price)):
        return call, price
    if last:
        return "all-in", stack
    if total >= full:
        return "raise", total
    more = total - price
    if more + more < unit:
        return call, price
    return ("all-in" if full >= stack else "raise"), min(full, stack)


def test_the_decision_of_the_book_comes_to_the_same(book: Book):
    """Over all small amounts after a bet, with old chips left alone or pulled back, at no limit and at fixed limit.

    One question of the decision stands for several words, and one outcome for two.
    """
    _, rule = rules_of(book.chapters)["short-raise-decision"]
    wrong = []
    for pile, front, back, price, unit, left, said, limit in product(
        PILES,
        (0, 1, 3, 4),
        (0, 2),
        range(1, 9),
        (1, 2, 5),
        (0, 4),
        (None, "raise", "all-in"),
        ("no-limit", "fixed-limit"),
    ):
        put, question = sum(pile), {"call": price, "largest_raise": unit, "limit": limit}
        motion = read_motion(
            question
            | {
                "put": put,
                "smallest": min(pile),
                "in_front": front,
                "pulled_back": back,
                "stack": left,
                "said": said,
            }
        )
        facts = {
            "said": bool(said), "put": put, "smallest": min(pile), "in-front": front, "pulled-back": back, "call": price,
            "full-raise": motion.full, "largest-raise": unit, "stack": left,
        }  # fmt: skip
        outcome, found = rule.decision.outcome(facts), amount_of(motion)
        there, everything = front + put, front + put + left
        most = min(motion.full, everything) if limit == "fixed-limit" and everything > price else everything
        comes_to = {
            "as-said": min(everything if said == "all-in" else max(there, motion.full), most),
            "too-little": everything if left == 0 else min(price, everything),
            "only-a-call": price,
            "all-in-as-it-is": min(there, most),
            "that-raise": min(there, most),
            "full-minimum": min(motion.full, most),
        }[outcome]
        is_call = found.kind in ("check", "call", "fold-or-call")
        if comes_to != found.to or is_call != (
            outcome == "only-a-call" or (outcome == "too-little" and left > 0)
        ):
            wrong.append((facts, outcome, found))
    assert wrong == []


def test_the_decision_on_undercalls_comes_to_the_same():
    """With more than two players in the hand, of whom chips and words cannot tell."""
    _, rule = rules_of(real_book().chapters)["undercall"]
    wrong = []
    for pile, front, back, price, unit, straddle, said in product(
        PILES, (0, 1, 3), (0, 2), (2, 4, 8, 25, 60), (1, 2, 5, 25, 60), (False, True), (None, "call")
    ):
        if front + sum(pile) >= price:
            continue
        facts = {"said-call": said == "call", "put": sum(pile), "call": price, "largest-raise": unit}
        facts |= {"pulled-back": back > 0, "straddle": straddle, "two-in-the-hand": False}
        outcome = rule.decision.outcome(facts)
        if ruled(pile, price, unit, front, 100, said, pulled_back=back, straddle=straddle) != (
            {"complete-it": "call", "floor-chooses": "fold-or-call"}[outcome],
            price,
        ):
            wrong.append((facts, outcome))
    assert wrong == []


@pytest.mark.parametrize(("question", "kind", "to"), [
    ({"put": 100, "call": 25, "said": "raise"}, "raise", 100),  # a bring-in is completed
    ({"put": 100, "call": 30, "said": "raise"}, "raise", 100),  # and so is an all-in bet of 30
    ({"put": 0, "call": 25, "said": "complete"}, "raise", 100),
    ({"put": 0, "call": 50, "bring_in": 50, "said": "complete"}, "raise", 100),
    ({"put": 0, "call": 500, "largest_raise": 400, "said": "complete"}, "raise", 800),  # all-in from 400 to 500: example of 4.7
    ({"put": 0, "call": 600, "largest_raise": 400, "said": "raise"}, "raise", 1000),  # half a bet is a full raise
    ({"put": 60, "smallest": 10, "call": 25}, "raise", 100),
    ({"put": 40, "smallest": 10, "call": 25}, "call", 25),
    ({"put": 0, "call": 100, "said": "complete"}, "call", 100),  # there is nothing to complete
    ({"put": 0, "call": 0, "said": "complete"}, "check", 0),
])  # fmt: skip
def test_at_fixed_limit_what_is_less_than_a_full_bet_or_raise_is_completed(question, kind, to):
    asked = {"largest_raise": 100, "stack": 9000, "limit": "fixed-limit"} | question
    found = amount_of(read_motion(asked))
    assert (found.kind, found.to) == (kind, to)


@pytest.mark.parametrize(("put", "smallest", "kind", "to"), [
    (1000, 1000, "check", 100), (200, 100, "raise", 300), (40, 20, "check", 100), (60, 20, "raise", 200),
])  # fmt: skip
def test_the_big_blind_checks_with_one_chip_and_several_go_by_the_50_percent_rule(put, smallest, kind, to):
    asked = {
        "put": put,
        "smallest": smallest,
        "in_front": 100,
        "call": 100,
        "largest_raise": 100,
        "stack": 3900,
    }
    found = amount_of(read_motion(asked))
    assert (found.kind, found.to) == (kind, to)


def test_a_chip_pulled_back_after_a_raise_is_no_fold():
    asked = {"put": 100, "in_front": 25, "pulled_back": 25, "call": 600, "largest_raise": 550, "stack": 9000}
    assert (amount_of(read_motion(asked)).kind, amount_of(read_motion(asked | {"pulled_back": 0})).kind) == (
        "call",
        "fold-or-call",
    )


def test_a_straddle_that_nobody_has_raised_is_the_opening_bet():
    asked = {"put": 100, "call": 200, "largest_raise": 100, "stack": 19900}
    found = [amount_of(read_motion(asked | {"straddle": straddle})).kind for straddle in (True, False)]
    assert found == ["call", "fold-or-call"]


def test_a_wager_is_answered_with_its_rules_in_both_languages(book: Book):
    asked = {
        "put": 2000,
        "smallest": 1000,
        "in_front": 0,
        "call": 1050,
        "largest_raise": 1050,
        "stack": 0,
        "said": None,
        "limit": "no-limit",
    }
    found = worked_out(book, "wager", asked)
    assert (found["is"], found["to"]) == ("call", 1050)
    assert set(found["rules"]) >= {"15.5", "TDA 2024, 45"}
    assert found["text"] == {
        "en": "Without the smallest chip the call would not be covered, so it is a call: 1,050 in all. Take back 950.",
        "ja": "最も小さい1枚を除くとコールに足りないので、コールとする（合計1,050）。950は返す。",
    }


@pytest.mark.parametrize(
    ("question", "message"),
    [
        ({"put": 0}, "put: nothing was put in or said"),
        ({"put": 5, "smallest": 6}, "smallest: the smallest chip of 5 is not 6"),
        ({"put": 5, "said": "check"}, "said: 'check' cannot be said here"),
        ({"put": -5}, "put: -5 is not a whole number of chips"),
        ({"put": 5, "largest_raise": 0}, "largest_raise: is 0"),
        ({"put": 5, "limit": "spread"}, "limit: 'spread' is no limit"),
        ({"put": 5, "bet": 3}, "bet: unknown key 'bet'"),
        ({"put": 5, "straddle": 3}, "straddle: 3 is not understood"),
    ],
)
def test_what_cannot_have_happened_is_refused_at_its_place(question, message):
    with pytest.raises(InputError) as refused:
        read_motion({"call": 10, "largest_raise": 10} | question)
    assert str(refused.value).startswith(message)

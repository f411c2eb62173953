"""What chips and words amount to: rulings worked out in the TDA's illustrations, all small amounts against a reference."""

from itertools import combinations_with_replacement, product

import pytest

from poker_rulebook.book.load import Book
from poker_rulebook.play.amounts import amount_of, read_motion
from poker_rulebook.play.reading import InputError
from poker_rulebook.rulings import wager


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


def chips(*groups):
    """chips((1, 1000), (3, 100)): one chip of 1,000 and three of 100."""
    return tuple(value for count, value in groups for _ in range(count))


# Poker TDA 2024, Illustration Addendum and the text of the rules; those without a number are worked out from the text.
RULINGS = [
    ("43-1", dict(put=(5000, 100, 100, 100, 100, 100, 100), call=3600, unit=2000), ("raise", 5600)),
    ("43-2", dict(said={"raise": 200}, call=150, unit=100), ("raise", 250)),
    ("43-3", dict(put=(500, 500), call=300, unit=300), ("raise", 1000)),
    ("43-4A", dict(said={"raise": 600}, call=500, unit=300), ("raise", 800)),
    ("43-4B", dict(said={"raise": 600}, call=500, unit=450), ("raise", 950)),
    ("43-A, said", dict(said=1400, call=1000, unit=1000), ("call", 1000)),
    ("43-A, pushed", dict(put=chips((1, 1000), (4, 100)), call=1000, unit=1000), ("call", 1000)),
    ("43-B", dict(said={"raise": 8000}, call=2000, unit=2000), ("raise", 8000)),
    ("44", dict(put=(1000,), call=400, unit=400), ("call", 400)),
    ("44, the last chip", dict(put=(1000,), call=400, unit=400, stack=0), ("call", 400)),
    ("44, raise was said", dict(put=(1000,), call=400, unit=400, said="raise"), ("raise", 1000)),
    ("44, no bet", dict(put=(5000,), unit=200), ("bet", 5000)),
    ("45-A1", dict(put=(500, 1000), call=1100, unit=700), ("call", 1100)),
    ("45-A2", dict(put=(1000, 1000), call=1050, unit=1050, stack=0), ("call", 1050)),
    ("45-A2, all-in was said", dict(put=(1000, 1000), call=1050, unit=1050, stack=0, said="all-in"), ("all-in", 2000)),
    ("45-A2, raise was said", dict(put=(1000, 1000), call=1050, unit=1050, stack=0, said="raise"), ("all-in", 2000)),
    ("45-1A", dict(put=(1000, 1000), call=1200, unit=1200), ("call", 1200)),
    ("45-1B", dict(put=(500, 1000), call=1100, unit=600), ("call", 1100)),
    ("45-2, five", dict(put=chips((1, 1000), (5, 100)), call=1100, unit=600), ("raise", 1700)),
    ("45-2, four", dict(put=chips((1, 1000), (4, 100)), call=1100, unit=600), ("raise", 1700)),
    ("45-3", dict(put=chips((1, 1000), (3, 100)), call=1100, unit=600), ("call", 1100)),
    ("45-4A", dict(put=chips((1, 1000), (3, 500)), call=1400, unit=1400), ("raise", 2800)),
    ("45-4A, the last chips", dict(put=chips((1, 1000), (3, 500)), call=1400, unit=1400, stack=0), ("all-in", 2500)),
    ("45-4B", dict(put=chips((1, 1000), (2, 500)), call=1400, unit=1400), ("call", 1400)),
    ("45-4B, the last chips", dict(put=chips((1, 1000), (2, 500)), call=1400, unit=1400, stack=0), ("all-in", 2000)),
    ("more than a full raise", dict(put=(1000, 100, 100), call=500, unit=500), ("raise", 1200)),
    ("46-1.1", dict(put=(1000,), front=50, call=600, unit=550), ("call", 600)),
    ("46-1.2", dict(put=(500, 500), front=50, call=600, unit=550), ("call", 600)),
    ("46-1.2, other chips", dict(put=(100, 500), front=50, call=600, unit=550), ("call", 600)),
    ("46-1.3", dict(put=(1000, 500), front=50, call=600, unit=550), ("raise", 1550)),
    ("46-2.1, both taken back", dict(put=(1000,), call=600, unit=550), ("call", 600)),
    ("46-2.2, both taken back", dict(put=(1000, 100), call=600, unit=550), ("raise", 1150)),
    ("46-3, one taken back", dict(put=(1000, 25), call=600, unit=550), ("raise", 1150)),
    ("46-4, one more", dict(put=(100,), front=1000, call=700, unit=600), ("raise", 1300)),
    ("46-4, a large one", dict(put=(500,), front=1000, call=700, unit=600), ("raise", 1500)),
    ("41, one small chip", dict(put=(1000,), call=50_000, unit=50_000), ("fold-or-call", 50_000)),
    ("51-1", dict(put=(2000,), call=8000, unit=6000), ("fold-or-call", 8000)),
    ("51-3", dict(put=(2000,), call=8000, unit=6000, said="call"), ("call", 8000)),
    ("47-1, all-in for less", dict(put=(100, 50), call=200, unit=100, stack=0), ("all-in", 150)),
    ("61", dict(put=(500, 25), call=325, unit=325), ("raise", 650)),
    ("all-in below a raise", dict(put=(100,), call=100, unit=100, stack=50, said="all-in"), ("all-in", 150)),
    ("a bet below the smallest", dict(put=(25, 25), unit=100), ("bet", 100)),
    ("fixed limit, half a bet on top", dict(put=(100, 50), call=100, unit=100, limit="fixed-limit"), ("raise", 200)),
    ("fixed limit, less on top", dict(put=(100, 25), call=100, unit=100, limit="fixed-limit"), ("call", 100)),
    ("fixed limit, too much", dict(put=(100, 100, 100), call=100, unit=100, limit="fixed-limit"), ("raise", 200)),
    ("fixed limit, one large chip", dict(put=(500,), call=100, unit=100, limit="fixed-limit"), ("call", 100)),
    ("pot limit, 150 with a bet of 50 to call", dict(said={"raise": 900}, call=50, unit=50, limit="pot-limit", pot=150), ("raise", 250)),
    ("pot limit, first in", dict(put=(500,), unit=10, limit="pot-limit", pot=70), ("bet", 70)),
    ("pot limit, all-in is more", dict(said="all-in", call=50, unit=50, limit="pot-limit", pot=150), ("raise", 250)),
]  # fmt: skip


@pytest.mark.parametrize(("case", "question", "expected"), RULINGS, ids=[case for case, *_ in RULINGS])
def test_a_ruling_of_the_tda(case, question, expected):
    assert ruled(**question) == expected


PILES = [pile for count in (1, 2, 3) for pile in combinations_with_replacement((1, 2, 5), count)]


def test_all_small_amounts_are_ruled_as_by_the_text_of_the_rule():
    """Every way to put in one to three chips of 1, 2 and 5, with any price, raise, word and stack."""
    words = [None, "call", "raise", "all-in", *({"raise": n} for n in (3, 8)), 4, 9]
    wrong = [
        (case, found, wanted)
        for case in product(PILES, (0, 1, 3, 4), range(9), (1, 2, 5), (0, 4), words)
        if (found := ruled(case[0], case[2], case[3], case[1], case[4], case[5]))
        != (wanted := by_the_text(*case))
    ]
    assert wrong == []


def by_the_text(pile, front, price, unit, left, said):
    """TDA 40 to 46 and 51 as one reads them, chip by chip, for no limit."""
    put = sum(pile)
    stack, full = front + put + left, price + unit
    named = said["raise"] if isinstance(said, dict) else said if isinstance(said, int) else 0
    if said == "call":
        return "call", min(price, stack)
    if said == "all-in":
        return ("all-in", stack)
    if said == "raise" or isinstance(said, dict) or price == 0:
        to = min(max(named or front + put, full), stack)
        return ("all-in" if to == stack else "raise" if price else "bet"), to
    total = named or front + put
    last = total >= stack
    if total < price:
        return ("all-in", stack) if last else ("fold-or-call", min(price, stack))
    without_one_chip = front + put - min(pile)
    if not named and front < price and without_one_chip < price:
        return "call", price
    if last:
        return "all-in", stack
    if total >= full:
        return "raise", total
    more = total - price
    if more + more < unit:
        return "call", price
    return ("all-in" if full >= stack else "raise"), min(full, stack)


def test_the_decision_of_the_book_comes_to_the_same(book: Book):
    """Over all small amounts after a bet; one question of the decision stands for several words, and one outcome for two."""
    rule = next(
        rule for rule in book.chapters["wager-irregularities"].rules if rule.id == "short-raise-decision"
    )
    names = ("put", "smallest", "in-front", "call", "largest-raise", "stack")
    wrong = []
    for pile, front, price, unit, left, said in product(
        PILES, (0, 1, 3, 4), range(1, 9), (1, 2, 5), (0, 4), (None, "raise", "all-in")
    ):
        facts = dict(zip(names, (sum(pile), min(pile), front, price, unit, left), strict=True)) | {
            "said": bool(said)
        }
        outcome = rule.decision.outcome(facts)
        kind, to = ruled(pile, price, unit, front, left, said)
        there, full = front + sum(pile), price + unit
        everything = there + left
        comes_to = {
            "as-said": everything if said == "all-in" else min(max(there, full), everything),
            "too-little": everything if left == 0 else min(price, everything),
            "only-a-call": price,
            "all-in-as-it-is": there,
            "that-raise": there,
            "full-minimum": min(full, everything),
        }[outcome]
        is_call = kind in ("call", "fold-or-call")
        if comes_to != to or is_call != (outcome == "only-a-call" or (outcome == "too-little" and left > 0)):
            wrong.append((facts, outcome, kind, to))
    assert wrong == []


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
    found = wager(book, asked)
    assert (found["is"], found["to"]) == ("call", 1050)
    assert set(found["rules"]) >= {"15.5", "TDA 45"}
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
    ],
)
def test_what_cannot_have_happened_is_refused_at_its_place(question, message):
    with pytest.raises(InputError) as refused:
        read_motion({"call": 10, "largest_raise": 10} | question)
    assert str(refused.value).startswith(message)

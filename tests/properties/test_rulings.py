"""Random hands of every game go wrong at random: what is ruled keeps chips and cards, and the hand goes on to its end."""

from __future__ import annotations

import random

import hands
import pytest
from nights import amount
from real_book import WITH_BETS, WITH_POTS, real_book

from poker_rulebook.language.phrases import plain
from poker_rulebook.languages import LOCALES
from poker_rulebook.narrative.narrative import narrative
from poker_rulebook.narrative.ruling import impossible_text, ruling_text
from poker_rulebook.play.chance import random_action, random_stacks
from poker_rulebook.play.dealer import repeatable
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.hand_record import resumed, resumed_in
from poker_rulebook.play.incidents import ACTIONS, ASKED, CHOICES, KINDS, CannotBe, Deed, Ruling, ruled
from poker_rulebook.play.journal import understood
from poker_rulebook.play.parser import LETTERS
from poker_rulebook.play.questions import Call, Fold, Legal, refusal
from poker_rulebook.play.stakes import usual_stakes

RULINGS = amount("RULINGS", by_day=3, at_night=1000)  # of each kind
TRIES = 400  # hands for each ruling, as most irregularities want a moment of their own
AT_THE_START, AT_THE_END = ("wrong-bring-in",), ("pot-to-wrong-seat",)


def begun(rng: random.Random, kind: str, name: str = "") -> Hand:
    """A hand of some game that has come to some point.    name    of the game, '' for any"""
    game = real_book().game(name or rng.choice(WITH_POTS))
    low, high = game.players
    stacks = random_stacks(rng.randint(low, min(high, 6)), rng)
    seat_one = rng.randrange(len(stacks)) if game.numbers_seats else 0
    hand = Hand(game, usual_stakes(game), stacks, repeatable(game, rng), seat_one=seat_one)
    left = 1000 if kind in AT_THE_END else 0 if kind in AT_THE_START else rng.randrange(20)
    while hand.decision is not None and left:
        hand.act(random_action(hand.decision, rng))
        left -= 1
    return hand


def done(kind: str, hand: Hand, rng: random.Random) -> list[Deed]:
    """What some seats may have done."""
    seats, asked = range(len(hand.brought)), hand.decision
    if kind == "exposed":
        return [Deed(rng.choice(seats), "", rng.randint(1, 3)) for _ in range(rng.randint(1, 2))]
    if not isinstance(asked, Legal) or ASKED.get(kind) == ("seat",):
        return [Deed(rng.choice(seats))]
    wager, stack = hand.wagers[asked.seat], hand.stacks[asked.seat]
    number = {
        "undercall": wager + rng.randint(1, max(1, asked.call)),
        "under-raise": rng.randint(0, max(1, asked.low)),
        "wrong-pot": rng.randint(asked.low, asked.high + 20),
        "one-chip": rng.randint(asked.call, max(asked.call, stack)),
    }.get(kind)
    behind = [deed_by(seat, hand, rng) for seat in hand.waiting]
    if number is None:
        return behind[rng.randrange(max(1, len(behind))) :][: rng.randint(1, 4)]
    return [Deed(asked.seat, "", number), *behind[: rng.randint(0, 2)]]


def deed_by(seat: int, hand: Hand, rng: random.Random) -> Deed:
    return deed_of(seat, rng.choice(ACTIONS), hand.wagers[seat] + rng.randint(1, max(1, hand.stacks[seat])))


def deed_of(seat: int, action: str, number: int) -> Deed:
    """Only a bet and a raise have a number."""
    return Deed(seat, action, number if action in ("bet", "raise") else None)


def wrong_with(found: Ruling, before: Hand, rng: random.Random) -> list[str]:
    """What a ruling, and every other one that the floor may make, has lost."""
    wrong = []
    for after in (found.after, *(after for _, after in found.otherwise)):
        hand = resumed(real_book(), after).hand
        wrong += ["other cards"] * (sorted(hand.dealer.deck) != sorted(before.dealer.deck))
        wrong += ["other stacks"] * (hand.brought != before.brought)
        if hand.decision is not None:
            brought, there = hands.chips_in_front(hand)
            wrong += [f"{brought} chips came and {there} are there"] * (brought != there)
        while hand.decision is not None:
            hand.act(random_action(hand.decision, rng))
        wrong += filter(None, [hands.wrong_at_the_end(hand)])
        for line in narrative(hand, LETTERS[: len(hand.brought)]):
            assert all(plain(line.text, locale) for locale in LOCALES)
    return wrong


@pytest.mark.parametrize("kind", KINDS)
def test_a_hand_that_goes_wrong_goes_on_with_its_chips_and_cards(kind):
    rng, count = random.Random(kind), 0
    for _ in range(TRIES * RULINGS):
        hand = begun(rng, kind)
        deeds = done(kind, hand, rng)
        chosen = {rule: rng.choice(choices) for rule, choices in CHOICES.items()}
        names = LETTERS[: len(hand.brought)]
        try:
            found = ruled(hand, names, kind, deeds, chosen)
        except CannotBe as error:
            assert all(plain(impossible_text(error), locale) for locale in LOCALES)
            continue
        assert all(plain(text, locale) for text in ruling_text(found)[:3] for locale in LOCALES)
        assert not wrong_with(found, hand, rng), (kind, deeds, chosen, hands.told(hand))
        count += 1
        if count == RULINGS:
            return
    pytest.fail(f"only {count} of {RULINGS}")


def waits(rng: random.Random, name: str) -> tuple[Hand, int]:
    """A hand in which somebody waits for a turn, and who."""
    while True:
        hand = begun(rng, "out-of-turn", name)
        if isinstance(hand.decision, Legal) and hand.waiting:
            return hand, rng.choice(hand.waiting)


def out_of_turn(hand: Hand, seat: int, rng: random.Random) -> Deed:
    """What a seat may have done before its turn: also raises of any amount, whether or not it may raise."""
    price, everything = hand.decision.price, hand.wagers[seat] + hand.stacks[seat]
    passive = "call" if hand.wagers[seat] < price else "check"
    action = rng.choice((passive, "raise" if price else "bet", "raise" if price else "bet", "all-in"))
    return deed_of(seat, action, rng.randint(min(price + 1, everything), everything))


PASSING = ("call", "fold", "either")  # what the seats before it do


def refused_in_its_turn(hand: Hand, found: Ruling, seat: int, passing: str, rng: random.Random) -> str:
    """Why the interpreter refuses what binds when its turn has come; '' if it does not, or if the turn never comes."""
    then, step = resumed_in(hand.game, found.after).hand, hand.decision.step
    while (asked := then.decision) is not None and asked.step == step:
        if not isinstance(asked, Legal):
            then.act(random_action(asked, rng))
        elif asked.seat == seat:
            answer = understood(then.game, asked, found.binds, LETTERS[: len(then.brought)], ())
            # a bet that nobody is left to call is none: the rules refuse it, and a call is left
            return "" if asked.barred == "callers" and passing != "call" else refusal(asked, answer)
        else:
            folds = passing == "fold" or (passing == "either" and rng.random() < 0.5)
            then.act(Call() if asked.calls and (asked.must or not folds) else Fold())
    return ""


@pytest.mark.parametrize("name", WITH_BETS)
def test_what_binds_is_legal_when_its_turn_comes(name):
    """Robert's choice says that it may bind, the other one that it does; both name an answer."""
    rng, count = random.Random(name), 0
    while count < max(2, RULINGS // 30):
        hand, seat = waits(rng, name)
        names, kind = LETTERS[: len(hand.brought)], rng.choice(("out-of-turn", "skipped"))
        deed, chosen = out_of_turn(hand, seat, rng), {"out-of-turn": rng.choice(CHOICES["out-of-turn"])}
        try:
            found = ruled(hand, names, kind, [deed], chosen)
        except CannotBe as error:
            assert error.why in ("no-turn", "no-such-action"), (deed, hands.told(hand))
            continue
        for passing in PASSING:
            why = refused_in_its_turn(hand, found, seat, passing, rng)
            assert not why, (why, kind, deed, found.binds, passing, hands.told(hand))
        count += 1

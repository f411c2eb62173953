"""What is ruled on a table that is told without a deck is what is ruled on its hand."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hands import told
from nights import amount, some_by_day
from real_book import real_book
from test_rulings import begun, done

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet, DealToBoard, Discard
from poker_rulebook.cards import text, texts
from poker_rulebook.play.dealer import full_deck
from poker_rulebook.play.events import RAISES, Acted, Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.hand_record import record
from poker_rulebook.play.incidents import CHOICES, KINDS, CannotBe, Deed, Scene, asked_of, ruled
from poker_rulebook.play.parser import LETTERS, InputError
from poker_rulebook.play.questions import Legal
from poker_rulebook.play.situations import (
    AT_THE_END,
    BY_CARDS,
    KEYS,
    OF_A_STREET,
    OF_THE_ASKED,
    Mistakes,
    asked_for,
    filled_in,
    first_seat,
    kinds_here,
)
from poker_rulebook.play.stakes import amounts_of, usual_stakes
from poker_rulebook.rulings import incident, ruling

INCIDENTS = amount("INCIDENTS", by_day=2, at_night=1000)  # of each kind
TRIES = 400  # hands for each, as most kinds want a moment of their own

DRAWN = ("one-of-four-drawn", "unburned-flop-scrambled")  # the floor draws the burn


def told_by_its_floor(hand: Hand, kind: str) -> bool:
    """Whether chips and turns tell where the hand is: a wager is asked for, or it is over; no step has come again, as in
    7-27, and the cards of who is to act do not keep it from opening.
    """
    asked = hand.decision
    if not isinstance(asked, Legal):
        return asked is None and kind in AT_THE_END
    rounds = [bet.id for bet in hand.game.bets]
    return asked.barred != "openers" and hand.rounds <= rounds.index(asked.step) + 1


def situation(hand: Hand, kind: str, deeds: list[Deed]) -> dict[str, Any]:
    """The table of this hand, as its floor would tell it."""
    names, asked = LETTERS[: len(hand.brought)], hand.decision
    said: dict[str, Any] = {"kind": kind, "options": dict(hand.game.choices)}
    said |= {"deeds": [_deed(hand, kind, place, deed) for place, deed in enumerate(deeds)]} if deeds else {}
    if asked is None:
        won: dict[str, int] = {}
        for event in hand.log:
            if isinstance(event, Won):
                won[names[event.seat]] = won.get(names[event.seat], 0) + event.chips
        return said | {"seats": {name: {"stack": 1} for name in names}, "won": won}
    assert isinstance(asked, Legal)
    acts = [event for event in hand.log if isinstance(event, Acted) and event.step == asked.step]
    seats = {
        name: {"stack": hand.stacks[seat], "in_front": hand.wagers[seat], "in": hand.live[seat]}
        for seat, name in enumerate(names)
    }
    said |= {"stakes": amounts_of(hand.game, hand.stakes), "step": asked.step, "seats": seats}
    said |= {"to_act": names[asked.seat], "pot": hand.pot()}
    said |= {"seat_one": names[hand.seat_one]} if hand.game.numbers_seats else {}
    said["acts"] = [
        {"seat": names[act.seat], "action": act.verb}
        | ({"amount": act.total} if act.verb in ("bet", "raise", "complete") else {})
        for act in acts
    ]
    return said | _cards(hand, kind, names)


def _deed(hand: Hand, kind: str, place: int, deed: Deed) -> dict[str, Any]:
    said: dict[str, Any] = {"seat": LETTERS[deed.seat]}
    if kind == "exposed":
        down = hand.down(deed.seat)
        there = down[deed.number - 1] if deed.number <= len(down) else hand.dealer.deck[-1]
        return said | {"place": deed.number, "card": text(there)}
    asked = asked_of(kind, place)
    said |= {"action": deed.action} if deed.action and "action" in asked else {}
    return said | ({"amount": deed.number} if deed.number is not None and "number" in asked else {})


def _cards(hand: Hand, kind: str, names: str) -> dict[str, str]:
    """The cards that a ruling of this kind is about."""
    if kind not in OF_A_STREET:
        return {}
    scene = Scene(hand, names, (), {})
    if kind.startswith("premature"):
        step, count = scene.next_street()
        begins = scene.out + int(step.burns)
        return {"cards": texts(scene.deck[begins : begins + count])}
    _, cards = scene.last_street()
    if kind == "four-card-flop":
        return {"cards": texts([*cards, scene.deck[scene.out]])}
    seen = scene.deck[scene.out - len(cards) - 1 if kind == "no-burn" else scene.out]
    return {"cards": texts(cards), "next": text(seen)}


def without_records(answer: dict[str, Any]) -> dict[str, Any]:
    """A ruling as it is told of a table: no records, and cards that only the deck knows are unknown."""
    ways = [{key: way[key] for key in ("is", "text")} for way in answer["otherwise"]]
    return {**{key: value for key, value in answer.items() if key != "record"}, "otherwise": ways}


def told_by_its_chips(hand: Hand) -> bool:
    """Whether the chips in front tell what was done in this round: one bet or raise at most, no fold that leaves no chips,
    and no checks of seats before who acts first by cards.
    """
    asked = hand.decision
    if not isinstance(asked, Legal):
        return False
    acts = [event for event in hand.log if isinstance(event, Acted) and event.step == asked.step]
    raised = sum(act.verb in RAISES for act in acts)
    folded = asked.step != hand.game.bets[0].id and any(act.verb == "fold" and not act.total for act in acts)
    by_cards = hand.game.step(asked.step, Bet).first in BY_CARDS
    return raised <= 1 and not folded and not (by_cards and any(act.verb == "check" for act in acts))


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_ruled_without_a_deck_is_what_is_ruled_on_the_hand(kind):
    rng, count = random.Random(kind), 0
    for _ in range(TRIES * INCIDENTS):
        hand = begun(rng, kind)
        if not told_by_its_floor(hand, kind):
            continue
        deeds = done(kind, hand, rng) if asked_of(kind, 0) else []
        chosen = {rule: rng.choice(choices) for rule, choices in CHOICES.items()}
        names = LETTERS[: len(hand.brought)]
        try:
            found = ruled(hand, names, kind, deeds, chosen)
            said = situation(hand, kind, deeds)
        except CannotBe:
            continue
        said |= {"drawn": texts(found.values["burn"])} if found.verdict in DRAWN else {}
        decided = {rule: chosen[rule] for rule in found.consulted}
        words = [word for deed in said.get("deeds", ()) for word in _words(deed)]
        wanted = without_records(ruling(real_book(), record(hand, names), kind, words, decided))
        told_of = [
            said.get("cards", ""),
            said.get("next", ""),
            *(d.get("card", "") for d in said.get("deeds", ())),
        ]
        for moved in wanted["cards"]:
            moved["card"] = moved["card"] if moved["card"] in " ".join(told_of) else "??"
        assert incident(real_book(), hand.game.id, said, decided) == wanted, (said, told(hand))
        if "acts" in said and told_by_its_chips(hand):
            del said["acts"]
            assert incident(real_book(), hand.game.id, said, decided) == wanted, (said, told(hand))
        count += 1
        if count == INCIDENTS:
            return
    pytest.fail(f"only {count} of {INCIDENTS}")


def _words(deed: dict[str, Any]) -> list[str]:
    """A deed in the words of `rulebook ruling`."""
    number = deed.get("amount", deed.get("place"))
    return [word for word in (deed.get("action"), deed["seat"], str(number or "")) if word]


BY_DAY = "badugi california-lowball jackpots omaha-high-only razz texas-holdem".split()


def usually_told(game: Game, step: str, kind: str) -> dict[str, Any]:
    """What a floor says of a mistake of this kind, with the fewest words that can be right: four players, one bet."""
    low, high = game.players
    names = LETTERS[: max(low, min(high, 4))]
    told: dict[str, Any] = {"kind": kind, "step": step, "players": len(names)}
    if not step:
        won = {"won": {"A": 50}} if kind == "pot-to-wrong-seat" else {}
        return told | {"deeds": [{"seat": "B"}]} | won
    wanted, cards = asked_for(game, step, kind), [text(card) for card in full_deck(game)]
    turn = first_seat(game, step, [True] * len(names)) or 0
    deed: dict[str, Any] = {
        "seat": names[(turn + 1) % len(names)],
        "action": "fold",
        "place": 1,
        "card": cards[7],
    }
    if kind in OF_THE_ASKED:
        stakes = amounts_of(game, usual_stakes(game))
        bet = stakes["big_bet" if game.step(step, Bet).size == "big" else "small_bet"]
        price = bet * (2 if game.has_blinds and step == game.bets[0].id else 1)
        amounts = {
            "one-chip": 10 * price,
            "undercall": price - 1,
            "under-raise": price + 1,
            "wrong-pot": 1000 * price,
        }
        deed = {"seat": names[turn], "amount": amounts[kind]}
        told |= {"price": price, "by": names[turn - 1]}
        if not game.check_raise:  # who has checked may not raise
            deed["seat"] = names[(turn + 1) % len(names)]
            told["by"] = names[turn]
    if "cards" in wanted:
        place = next(n for n, each in enumerate(game.play) if each.id == step)
        early = [each for each in game.play[place + 1 :] if not isinstance(each, Discard)]
        street = early[0] if kind.startswith("premature") else game.play[place - 1]
        count = len(street.slots) if isinstance(street, DealToBoard) else len(names) * street.cards
        count += kind == "four-card-flop"
        told |= {"cards": " ".join(cards[:count]), "next": cards[count] if "next" in wanted else ""}
    return told | {"deeds": [deed]}


@pytest.mark.parametrize("id_", some_by_day(sorted(real_book().offered), BY_DAY))
def test_every_kind_that_is_offered_in_a_round_is_ruled_on(id_):
    game = real_book().offered[id_]
    for step in (*(bet.id for bet in game.bets), ""):
        for kind in kinds_here(game, step):
            told = usually_told(game, step, kind)
            answer = incident(real_book(), id_, filled_in(game, told))
            assert answer["text"]["en"] and answer["rules"], (step, kind)


@pytest.mark.parametrize(("told", "front", "to_act"), [
    ({"step": "preflop", "to_act": "D", "price": 300, "by": "C"}, [50, 100, 300, 0, 0], "D"),
    ({"step": "preflop", "to_act": "C", "price": 300, "by": "E"}, [300, 300, 100, 100, 300], "C"),
    ({"step": "flop-bet", "to_act": "D", "price": 300}, [300, 300, 300, 0, 0], "D"),
    ({"step": "flop-bet", "to_act": "D", "price": 900, "by": "C", "from": 300}, [300, 300, 900, 0, 0], "D"),
    ({"step": "preflop", "straddle": "C"}, [50, 100, 200, 0, 0], "D"),
    ({"step": "preflop", "straddle": "C", "to_act": "E"}, [50, 100, 200, 200, 0], "E"),
    ({"step": "flop-bet", "out": ["A", "B"]}, [0, 0, 0, 0, 0], "C"),
    ({"step": "flop-bet", "to_act": "E", "price": 300, "by": "A", "out": ["C"]}, [300, 300, 0, 300, 0], "E"),
])  # fmt: skip
def test_who_is_between_a_bet_and_the_turn_has_called(told, front, to_act):
    stakes = {"small_blind": 50, "big_blind": 100}
    told = {"kind": "premature-turn", "players": 5, "stakes": stakes, **told}
    said = filled_in(real_book().games["texas-holdem"], told)
    assert [seat["in_front"] for seat in said["seats"].values()] == front
    assert said["to_act"] == to_act


@pytest.mark.parametrize(("deed", "verdict"), [
    ({"kind": "undercall", "deeds": [{"seat": "D", "amount": 100}]}, "undercall-opening"),
    ({"kind": "out-of-turn", "deeds": [{"seat": "E", "action": "raise", "amount": 600}]}, "out-of-turn"),
    ({"kind": "out-of-turn", "deeds": [{"seat": "E", "action": "check"}]}, "checked-facing-a-bet"),
])  # fmt: skip
def test_a_table_with_a_straddle_is_ruled_on(deed, verdict):
    game = real_book().games["texas-holdem"]
    told = {"step": "preflop", "players": 6, "straddle": "C", "stakes": {"small_blind": 50, "big_blind": 100}}
    assert verdict == incident(real_book(), game.id, filled_in(game, {**told, **deed}))["is"]


JUNK = (
    None,
    True,
    0,
    -1,
    10**20,
    1.5,
    "",
    "A",
    "Ah",
    "flop-bet",
    [],
    [1],
    {},
    {"A": 1},
    {"seat": "A"},
    {"seat": [1]},
)


def test_whatever_stands_in_a_request_is_answered_or_refused():
    rng, refused = random.Random(5), 0
    for _ in range(amount("JUNK", by_day=300, at_night=20_000)):
        kind = rng.choice([*KINDS])
        hand = begun(rng, kind, "texas-holdem")
        if not told_by_its_floor(hand, kind):
            continue
        said = situation(hand, kind, done(kind, hand, rng)) if kind not in OF_A_STREET else {"kind": kind}
        there: Any = said
        while (
            inner := [value for value in there.values() if isinstance(value, dict) and value]
        ) and rng.random() < 0.6:
            there = rng.choice(inner)
        there[rng.choice([*there, *KEYS])] = rng.choice(JUNK)
        try:
            incident(real_book(), "texas-holdem", said)
        except (Mistakes, InputError):  # and no other exception
            refused += 1
    assert refused

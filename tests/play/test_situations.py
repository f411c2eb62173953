"""Tables at which something went wrong, told without a deck: what is ruled, and what is wrong with how they are told."""

from __future__ import annotations

import pytest
from forms import misfits
from real_book import real_book

from poker_rulebook import shapes
from poker_rulebook.pages.citations import rule_numbers
from poker_rulebook.play.incidents import KINDS
from poker_rulebook.rulings import incident

BLINDS, BETS = {"small_blind": 50, "big_blind": 100}, {"small_bet": 100, "big_bet": 200}


def seats(told: str) -> dict[str, dict[str, object]]:
    """Seats from text: "A 100/4900, B 0/5000 out", what is in front and what is left behind."""
    found = {}
    for each in told.split(", "):
        name, chips, *out = each.split()
        front, _, left = chips.partition("/")
        found[name] = {"stack": int(left), "in_front": int(front), "in": not out}
    return found


def deed(told: str) -> dict[str, object]:
    """A deed from text: "C raise 500", "B 60"."""
    seat, *words = told.split()
    action = [{"action": word} for word in words if not word.isdigit()]
    amount = [{"amount": int(word)} for word in words if word.isdigit()]
    return {"seat": seat} | {key: value for each in (*action, *amount) for key, value in each.items()}


def asked(kind: str, step: str, there: str, to_act: str, *deeds: str, **more: object) -> dict[str, object]:
    said = {"kind": kind, "step": step, "seats": seats(there), "to_act": to_act, "stakes": BLINDS, **more}
    return said | ({"deed": deed(deeds[0]), "deeds": [deed(each) for each in deeds[1:]]} if deeds else {})


FLOP = "A 0/3000, B 0/3000, C 0/3000"
CONTRACT = asked(
    "out-of-turn", "flop-bet", FLOP, "A", "C bet 500", options={"limit": "fixed-limit"}, stakes=BETS
)
ADDENDUM = "A 100/4800, B 125/0, C 125/4775, D 200/0, E 200/4700"  # the first example on TDA 47
STUD = {"ante": 5, "bring_in": 10, "small_bet": 40, "big_bet": 80}
CASES = [
    ("the contract", "texas-holdem", CONTRACT, {"is": "out-of-turn", "binds": {"seat": "C", "action": "raise", "to": 100}}),
    ("all-ins that add up to less than a raise", "texas-holdem",
     asked("out-of-turn", "flop-bet", ADDENDUM, "A", "C raise 500"), {"binds": {"seat": "C", "action": "call"}}),
    ("the opening blind", "texas-holdem", asked("undercall", "preflop", "A 50/4950, B 100/4900, C 0/5000, D 0/5000", "C", "C 60"),
     {"is": "undercall-opening"}),
    ("a straddle", "texas-holdem",
     asked("undercall", "preflop", "A 50/4950, B 100/4900, C 200/4800, D 0/5000", "D", "D 100", posts={"blinds": {"C": 200}}),
     {"is": "undercall-opening"}),
    ("after a raise", "texas-holdem", asked("undercall", "preflop", "A 50/4950, B 100/4900, C 600/4400, D 0/5000", "D", "D 300"),
     {"is": "undercall-floor"}),
    ("who has folded before", "texas-holdem", asked("one-chip", "turn-bet", "A 0/900 out, B 300/700, C 0/2000", "C", "C 1000"),
     {"is": "one-chip-call"}),
    ("the pot", "omaha-high-only",
     asked("wrong-pot", "flop-bet", "A 300/2700, B 0/3000, C 0/3000", "B", "B 1800", pot=900), {"is": "wrong-pot-too-high"}),
    ("all-in before", "texas-holdem", asked("skipped", "river-bet", "A 0/0, B 0/800, C 0/900, D 0/50", "B", "C bet 200", "D call"),
     {"is": "skipped-too-late"}),
    ("stud, nobody has bet", "seven-card-stud",
     asked("out-of-turn", "fourth-bet", FLOP, "B", "A check", stakes=BETS), {"rules": ["17.2", "TDA 2024, 53-A"]}),
    ("stud, somebody has checked", "seven-card-stud",
     asked("out-of-turn", "fourth-bet", FLOP, "B", "C check", stakes=BETS, acts=[{"seat": "A", "action": "check"}]),
     {"rules": ["15.13", "TDA 2024, 53-A"]}),
    ("the wrong door card", "razz", asked("wrong-bring-in", "third-bet", FLOP, "A", "B", stakes=STUD), {"is": "bring-in-put-right"}),
    ("a card too many", "badugi", asked("extra-card", "first-bet", "A 50/900, B 100/900, C 0/900", "C", "B", stakes=BLINDS | BETS),
     {"is": "wrong-number-misdeal"}),
    ("an early turn", "texas-holdem", asked("premature-turn", "flop-bet", FLOP, "A", cards="Qs"),
     {"is": "early-cards-back", "cards": [{"card": "??", "to": "burn"}, {"card": "Qs", "to": "stub"}]}),
    ("a flop of four", "texas-holdem", asked("four-card-flop", "flop-bet", FLOP, "A", cards="Ah 7d 2c Ks", drawn="7d"),
     {"is": "one-of-four-drawn", "cards": [{"card": card, "to": "board"} for card in ("Ah", "2c", "Ks")] + [{"card": "7d", "to": "burn"}]}),
    ("an exposed card", "texas-holdem",
     {"kind": "exposed", "stakes": BLINDS, "seats": seats("A 50/950, B 100/900, C 0/1000"), "to_act": "C",
      "deed": {"seat": "C", "place": 2, "card": "7d"}},
     {"is": "exposed-first-burn", "cards": [{"card": "??", "to": "hand"}, {"card": "7d", "to": "burn"}]}),
    ("two cards alike", "razz", {"kind": "fouled-deck"}, {"is": "fouled-deck"}),
    ("a tabled winner", "razz", {"kind": "mucked-by-dealer", "won": {"B": 600}, "deed": {"seat": "B"}}, {"is": "tabled-winner"}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "said", "wanted"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_a_table_is_ruled_on_as_it_is_told(game, said, wanted):
    answer = incident(real_book(), game, said)
    assert wanted == {key: answer[key] for key in wanted}
    assert [] == misfits(shapes.IncidentAsked, said) + misfits(shapes.HandRuled, answer)


def test_the_pot_goes_to_who_has_won_it():
    said = {"kind": "pot-to-wrong-seat", "won": {"B": 300, "C": 301}, "deed": {"seat": "A"}}
    text = incident(real_book(), "omaha-8", said)["text"]["en"]
    assert text == "A hands over 601: 300 to B and 301 to C."


@pytest.mark.parametrize(
    ("rule", "facts", "outcome"),
    [(rule, facts, outcome) for chapter in real_book().chapters.values() for rule in chapter.rules
     if rule.decision and rule.id not in KINDS for facts, outcome in rule.decision.cases],
    ids=lambda it: getattr(it, "id", None),
)  # fmt: skip
def test_a_rule_that_is_decided_question_by_question_rules_by_its_facts(rule, facts, outcome):
    answer = incident(real_book(), "badugi", {"kind": rule.id, "facts": facts})
    assert (answer["is"], answer["rules"][0]) == (outcome, rule_numbers(real_book())[rule.id])
    assert [] == misfits(shapes.HandRuled, answer) and all(answer["text"].values())
    assert not rule.mistake or all(answer["say"].values())


MISTAKES = [
    ({"kind": "wrong-kill", "facts": {"due": True}}, "facts.action: is missing (write whether there was substantial action)"),
    ({"kind": "wrong-kill", "facts": {"du": True}}, "facts.du: no fact is called 'du' (did you mean 'due'?)"),
    ({"kind": "wrong-kill", "facts": {"due": "yes"}}, "facts.due: 'yes' is not understood (write true, false or a number)"),
    ({"kind": "wrong-kill", "deed": {}}, "deed: no key is called 'deed'"),
    ({}, "kind: is missing (one of: premature-flop, premature-turn"),
    ({"kind": "one-chop"}, "kind: no kind of mistake is called 'one-chop' (did you mean 'one-chip'?)"),
    (CONTRACT | {"options": {"limit": "high"}}, "options: 'high' is not a choice of 'limit'"),
    (CONTRACT | {"colour": 1, "step": "flop", "to_act": "D"},
     "no key is called 'colour'", "step: no betting round is called 'flop' (write one of preflop, flop-bet",
     "to_act: no seat is called 'D' (write one of A, B, C)"),
    (CONTRACT | {"seats": {"A": {"stack": -1}, "B": {"in_front": 2}}, "deed": {"seat": "A", "amuont": 5}},
     "seats.A.stack: -1 is not a number of chips (write whole chips from 0)", "seats.B.stack: is missing",
     "deed.amuont: no key is called 'amuont' (did you mean 'amount'?)"),
    (CONTRACT | {"kind": "undercall"}, "deed.action: says nothing about this kind of mistake (delete it; what is asked for: seat, amount)"),
    (CONTRACT | {"cards": "Ah", "pot": "much"}, "cards: decides nothing", "pot: 'much' is not a number of chips"),
    (CONTRACT | {"stakes": {"blind": 5}}, "stakes.blind: 'blind' is not posted or bet in this game"),
    (CONTRACT | {"to_act": "B", "acts": []}, "acts: no betting leads there: A is to act"),
    (CONTRACT | {"seats": seats("A 500/2500, B 0/3000, C 200/3000")}, "to_act: no betting leads there: "),
    (asked("wrong-pot", "flop-bet", FLOP, "A", "A 900", options={"limit": "pot-limit"}), "pot: is missing (write all chips in the pot"),
    (asked("premature-turn", "flop-bet", FLOP, "A"), "cards: are missing"),
    (asked("premature-turn", "flop-bet", FLOP, "A", cards="Ah 7d"), "cards: 2 cards are written (write 1, in the order dealt)"),
    (asked("no-burn", "turn-bet", FLOP, "A", cards="Ah"), "next: is missing (write the card that is turned up"),
    (CONTRACT | {"deed": {"seat": "A", "action": "check"}}, "out-of-turn: It is A’s turn."),
]  # fmt: skip


@pytest.mark.parametrize(("said", "messages"), [(said, messages) for said, *messages in MISTAKES])
def test_every_mistake_is_told_with_its_place_and_a_hint(said, messages):
    with pytest.raises(ValueError) as error:
        incident(real_book(), "texas-holdem", said)
    assert [message for message in messages if message not in str(error.value)] == [], str(error.value)

"""Rulings on a hand that goes wrong: what is ruled, and the record with which it goes on."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace
from real_book import real_book

import poker_rulebook as poker
from poker_rulebook.cards import cards, texts
from poker_rulebook.house_edition import house_edition
from poker_rulebook.language.phrases import phrases, plain
from poker_rulebook.narrative.ruling import ruling_text
from poker_rulebook.play.chance import random_action
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.hand_record import record, resumed
from poker_rulebook.play.incidents import (
    CHOICES,
    KINDS,
    RULES,
    CannotBe,
    Ruling,
    read_deeds,
    ruled,
    substantial,
)
from poker_rulebook.play.parser import LETTERS, InputError
from poker_rulebook.play.simulate import violation
from poker_rulebook.rulings import ruling

NO_LIMIT = {"small_blind": 50, "big_blind": 100}


def played(
    game: str, acts: str = "", seats: int = 4, chips: int = 5000, stacks: list[int] | None = None, **agreed
) -> Hand:
    """A hand after these acts, in turn: "call, raise 300, fold, check"."""
    choices = agreed.pop("options", None)
    hand = poker.deal(real_book().game(game, choices), stacks or [chips] * seats, seed=3, **agreed)
    for act in filter(None, acts.split(", ")):
        word, _, to = act.partition(" ")
        asked = poker.ask(hand)
        poker.answer(hand, {"seat": asked["seat"], "action": word} | ({"to": int(to)} if to else {}))
    return hand


def holdem(acts: str = "", **more) -> Hand:
    return played("texas-holdem", acts, stakes=NO_LIMIT, **more)


def omaha(acts: str = "") -> Hand:
    return played("omaha-high-only", acts, stakes=NO_LIMIT)


def badugi(acts: str = "") -> Hand:
    return played("badugi", acts)


def stud(acts: str = "") -> Hand:
    return played("seven-card-stud", acts)


def rule(hand: Hand, said: str, **chosen: str) -> Ruling:
    """What is ruled: "out-of-turn raise C 600"."""
    names, (kind, *words) = LETTERS[: len(hand.brought)], said.split()
    return ruled(
        hand, names, kind, read_deeds(words, names), {k.replace("_", "-"): v for k, v in chosen.items()}
    )


def after(found: Ruling, way: int | None = None) -> Hand:
    """The hand that goes on, of the ruling or of another that the floor may make; to its end chips and cards stay what they are."""
    said = found.after if way is None else found.otherwise[way][1]
    end = resumed(real_book(), said).hand
    rng = random.Random(1)
    while end.decision is not None:
        end.act(random_action(end.decision, rng))
    assert not violation(end)
    return resumed(real_book(), said).hand


def rest(hand: Hand) -> list[str]:
    """The stub from its top."""
    return texts(tuple(reversed(hand.dealer.stub))).split()


FLOP = "call, call, call, check"
TURN = f"{FLOP}, check, check, check, check"
RIVER = f"{TURN}, check, check, check, check"
STREETS = {
    "flop": "call, raise 300, call",
    "turn": f"{FLOP}, raise 200, call",
    "river": f"{TURN}, check, raise 300",
}


# Every row of the irregularities as operations: the hand, what happens, what is ruled, and by which rule
ROWS = [
    ("early flop", holdem, STREETS["flop"], "premature-flop", "early-cards-back", "early-board-cards"),
    ("early turn", holdem, STREETS["turn"], "premature-turn", "early-cards-back", "early-board-cards"),
    ("early river", holdem, STREETS["river"], "premature-river", "early-cards-back", "early-board-cards"),
    ("early stud card", stud, "bring-in, call", "premature-street", "early-cards-back", "early-stud-street"),
    ("four-card flop", holdem, FLOP, "four-card-flop", "one-of-four-drawn", "four-card-flop"),
    ("no burn, flop", holdem, FLOP, "no-burn", "unburned-flop-scrambled", "no-burn-before-the-flop"),
    ("no burn, flop, after a check", holdem, f"{FLOP}, check", "no-burn", "unburned-stands", "no-burn-before-the-flop"),
    ("no burn, turn", holdem, TURN, "no-burn", "burn-put-right", "wrong-burn-later"),
    ("no burn, turn, after a check", holdem, f"{TURN}, check", "no-burn", "unburned-stands", "wrong-burn-later"),
    ("two burns", holdem, TURN, "two-burns", "second-burn-put-right", "wrong-burn-later"),
    ("two burns, after a check", holdem, f"{TURN}, check", "two-burns", "second-burn-stands", "wrong-burn-later"),
    ("exposed, first two off the deck", holdem, "", "exposed A 1", "exposed-misdeal", "misdeal"),
    ("exposed, any two", holdem, "", "exposed C 1 D 2", "exposed-misdeal", "misdeal"),
    ("exposed, one other", holdem, "", "exposed C 2", "exposed-first-burn", "one-exposed-hole-card"),
    ("exposed, after substantial action", holdem, "call, call", "exposed A 1", "exposed-too-late", "misdeal"),
    ("exposed in stud", stud, "", "exposed B 1", "exposed-door", "stud-exposed-cards"),
    ("exposed in stud, both", stud, "", "exposed B 1 B 2", "exposed-both-down", "stud-exposed-cards"),
    ("exposed in stud, of two seats", stud, "", "exposed A 1 B 2", "exposed-door", "stud-exposed-cards"),
    ("exposed in badugi, two", badugi, "", "exposed B 1 C 1", "exposed-misdeal", "draw-exposed-cards"),
    ("exposed in badugi", badugi, "", "exposed B 1", "exposed-by-the-room", "draw-exposed-cards"),
    ("extra card", holdem, "call", "extra-card C", "wrong-number-misdeal", "wrong-number-of-cards"),
    ("extra card, after", holdem, "call, call", "extra-card C", "wrong-number-dead", "wrong-number-of-cards"),
    ("missing card", holdem, "call", "missing-card B", "wrong-number-misdeal", "wrong-number-of-cards"),
    ("missing card, after", holdem, "call, call", "missing-card B", "wrong-number-dead", "wrong-number-of-cards"),
    ("short button", holdem, "raise 300", "missing-card D", "button-completed", "short-button"),
    ("short button that has acted", holdem, "call, call", "missing-card D", "short-button-dead", "short-button"),
    ("missing card in stud", stud, "", "missing-card D", "wrong-number-misdeal", "wrong-number-of-cards"),
    ("check out of turn", holdem, FLOP, "out-of-turn check C", "out-of-turn", "out-of-turn"),
    ("check out of turn, facing a bet", holdem, "", "out-of-turn check A", "checked-facing-a-bet", "impossible-words"),
    ("skipped by a check facing a bet", holdem, "raise 300", "skipped check A", "checked-facing-a-bet", "impossible-words"),
    ("raise out of turn", holdem, "", "out-of-turn raise A 600", "out-of-turn", "out-of-turn"),
    ("fold out of turn", holdem, "", "out-of-turn fold A", "folded-out-of-turn", "out-of-turn"),
    ("skipped", holdem, FLOP, "skipped check B", "skipped", "skipped-player"),
    ("skipped by a fold and a check", holdem, FLOP, "skipped check B fold C", "skipped", "skipped-player"),
    ("skipped by two folds", holdem, "", "skipped fold D fold A", "folded-out-of-turn", "skipped-player"),
    ("skipped, after", holdem, FLOP, "skipped check B bet C 200", "skipped-too-late", "skipped-player"),
    ("undercall, heads-up", holdem, "fold, fold, raise 300", "undercall B 200", "undercall-heads-up", "undercall"),
    ("undercall of the opening bet", holdem, "", "undercall C 60", "undercall-opening", "undercall"),
    ("undercall after a raise", holdem, "raise 600", "undercall D 300", "undercall-floor", "undercall"),
    ("undercall, tiny", holdem, f"{FLOP}, raise 2000, fold, fold", "undercall D 100", "undercall-floor", "undercall"),
    ("several undercalls", holdem, "raise 600", "undercall D 300 A 300", "several-undercalls", "undercall"),
    ("underraise", holdem, "raise 600", "under-raise D 1000 call A call B fold C", "under-raise", "wrong-size"),
    ("underbet", holdem, FLOP, "under-raise A 60 call B", "under-bet", "wrong-size"),
    ("one chip", holdem, "raise 400", "one-chip D 1000", "one-chip-call", "one-large-chip"),
    ("one chip, no bet", holdem, FLOP, "one-chip A 500", "one-chip-bet", "one-large-chip"),
    ("one chip with the option", holdem, "call, call, call", "one-chip B 1000", "one-chip-check", "one-large-chip"),
    ("wrong bring-in", stud, "", "wrong-bring-in {other}", "bring-in-put-right", "wrong-bring-in"),
    ("wrong bring-in, after", stud, "", "wrong-bring-in {other} fold {next}", "bring-in-stands", "wrong-bring-in"),
    ("wrong first actor", stud, "bring-in, call, call, call", "out-of-turn check {other}", "out-of-turn", "wrong-first-in-stud"),
    ("live hand taken in", holdem, "raise 300", "mucked-by-dealer C", "mucked-hand-found", "live-hand-taken-in"),
    ("fouled deck", holdem, f"{RIVER}", "fouled-deck", "fouled-deck", "fouled-deck"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("of", "acts", "said", "verdict", "by"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS]
)
def test_every_irregularity_has_its_ruling(of, acts, said, verdict, by):
    hand = of(acts)
    waiting = [LETTERS[seat] for seat in (hand.waiting if hand.decision else [])]
    found = rule(
        hand, said.format(other=waiting[0] if waiting else "", next=waiting[1] if len(waiting) > 1 else "")
    )
    assert (found.verdict, found.rule) == (verdict, by)
    after(found)
    for way in range(len(found.otherwise)):
        after(found, way)


def test_an_early_street_goes_back_and_comes_again_without_a_burn():
    hand = holdem(STREETS["turn"])
    burn, early, *stub = rest(hand)
    again = after(rule(hand, "premature-turn"))
    assert rest(again)[0] == burn and rest(again) != rest(hand)
    assert sorted(rest(again)[1:]) == sorted([early, *stub])


def test_by_roberts_rules_an_early_turn_is_set_aside_and_may_be_the_river():
    hand = holdem(STREETS["turn"])
    burn, early, other, river, *stub = rest(hand)
    again = rest(after(rule(hand, "premature-turn", early_board_cards="early-turn-aside")))
    assert again[:3] == [burn, river, other]
    assert sorted(again[3:]) == sorted([early, *stub])
    assert (
        rule(holdem(STREETS["river"]), "premature-river", early_board_cards="early-turn-aside").verdict
        == "early-cards-back"
    )


def test_early_stud_cards_that_are_removed_leave_everybody_the_own_cards_later():
    hand = stud("bring-in, call")
    lying = rest(hand)
    again = rest(after(rule(hand, "premature-street", early_stud_street="removed")))
    assert again[: len(lying) - 9] == lying[9:]


def test_of_four_flop_cards_one_is_the_burn_of_the_turn_and_three_are_the_flop():
    hand = holdem(FLOP)
    fourth, *stub = rest(hand)
    found = rule(hand, "four-card-flop")
    again = after(found)
    assert sorted([*again.board.values(), cards(rest(again)[0])[0]]) == sorted(
        [*hand.board.values(), *cards(fourth)]
    )
    assert rest(again)[1:] == stub
    assert [place for _, place in found.moved] == ["board"] * 3 + ["burn"]


def test_a_flop_without_a_burn_gives_one_card_to_the_burns_and_takes_the_next():
    hand = holdem(FLOP)
    again = after(rule(hand, "no-burn"))
    (burn,) = again.dealer.burned
    assert burn in hand.board.values()
    assert set(again.board.values()) == set(hand.board.values()) - {burn} | set(hand.dealer.burned)
    assert rest(again) == rest(hand)


def test_after_an_action_the_unburned_flop_stands_and_the_card_on_top_is_the_burn_of_the_turn():
    hand = holdem(f"{FLOP}, check")
    again = after(rule(hand, "no-burn"))
    assert again.board == hand.board
    assert cards(rest(again)[0]) == tuple(hand.dealer.burned)


def test_an_exposed_card_is_the_first_burn_and_the_top_card_replaces_it():
    hand = holdem()
    exposed, top = hand.own[2][1], hand.dealer.stub[-1]
    again = after(rule(hand, "exposed C 2"))
    assert again.own[2] == [hand.own[2][0], top]
    assert again.dealer.stub[-1] == exposed


def test_an_exposed_card_of_stud_is_the_door_card():
    hand = stud()
    shown = hand.own[1][0]
    assert after(rule(hand, "exposed B 1")).up[1] == [shown]


def test_after_both_cards_of_a_stud_hand_were_exposed_its_ante_is_back():
    again = after(rule(stud(), "exposed B 1 B 2"))
    assert not again.live[1] and again.stacks[1] == again.brought[1]


def test_one_exposed_card_each_is_the_door_card_of_each():
    hand = stud()
    shown = [hand.down(0)[0], hand.down(1)[1]]
    found = rule(hand, "exposed A 1 B 2")
    again = after(found)
    assert [again.up[seat] for seat in (0, 1)] == [[card] for card in shown]
    assert all(again.live) and found.more == (("exposed-door", {"seat": "B", "cards": shown[1:]}),)
    assert plain(ruling_text(found).aloud).count("exposed. It is the door card.") == 2


def test_with_two_cards_of_one_seat_and_one_of_another_one_hand_is_dead():
    hand = stud()
    again = after(rule(hand, "exposed B 1 B 2 C 1"))
    assert again.live == [True, False, True, True] and again.up[2] == [hand.down(2)[0]]


def test_by_roberts_rules_an_exposed_door_card_does_not_bring_in():
    for hand, said in (
        (hand, f"exposed {seat} {place}") for hand in (stud(), razz()) for seat in "ABCD" for place in (1, 2)
    ):
        usual = after(rule(hand, said))
        again = after(rule(hand, said, stud_exposed_cards="never-brings-in"))
        if usual.decision.seat != LETTERS.index(said.split()[1]):
            assert again.decision == usual.decision
            continue
        assert again.decision.seat == (usual.decision.seat + 1) % 4 and not again.decision.must
        poker.answer(again, {"seat": LETTERS[again.decision.seat], "action": "fold"})
        return
    pytest.fail("no exposed card brings in")


def test_where_the_first_exposed_card_is_a_misdeal_one_is_enough_whichever_it_is():
    for place in (1, 2):
        found = rule(stud(), f"exposed C {place}", stud_exposed_cards="misdeal-at-the-first")
        assert ("exposed-stud-misdeal", "stud-exposed-cards") == (found.verdict, found.rule)


def test_where_every_door_card_was_exposed_one_of_them_brings_in():
    found = rule(played("razz", seats=2), "exposed A 1 B 2", stud_exposed_cards="never-brings-in")
    assert after(found).decision.must


LOWBALL = "deuce-to-seven-triple-draw"


def test_in_lowball_one_of_the_first_two_cards_is_a_misdeal_and_good_cards_are_kept():
    hand = played(LOWBALL)
    verdicts = {}
    for seat in range(4):
        for place in range(1, 6):
            card = hand.down(seat)[place - 1]
            verdicts[card] = rule(hand, f"exposed {LETTERS[seat]} {place}").verdict
    deck = list(hand.dealer.deck)
    assert [verdicts[card] for card in deck[:2]] == ["exposed-misdeal"] * 2
    good = cards("2s 3s 4s 5s 7s 2h 3h 4h 5h 7h 2d 3d 4d 5d 7d 2c 3c 4c 5c 7c")
    others = {card: verdict for card, verdict in verdicts.items() if card not in deck[:2]}
    assert others == {card: "exposed-kept" if card in good else "exposed-first-burn" for card in others}


def test_in_a_draw_game_two_exposed_cards_are_a_misdeal_and_one_is_replaced_and_burned_first():
    hand = played(LOWBALL)
    assert rule(hand, "exposed C 1 D 2").verdict == "exposed-misdeal"
    place = next(
        n
        for n, card in enumerate(hand.down(2), 1)
        if rule(hand, f"exposed C {n}").verdict == "exposed-first-burn"
    )
    card, top = hand.down(2)[place - 1], hand.dealer.stub[-1]
    found = rule(hand, f"exposed C {place}")
    again = after(found)
    assert top in again.own[2] and again.dealer.stub[-1] == card
    assert found.moved == ((top, "hand"), (card, "burn"))


def test_in_high_draw_an_exposed_card_is_kept_and_where_the_room_says_so_always_replaced():
    hand = played("five-card-draw")
    assert rule(hand, "exposed C 1").verdict == "exposed-kept"
    assert rule(hand, "exposed C 1", draw_exposed_cards="always-replaced").verdict == "exposed-first-burn"


def test_an_undercall_that_would_have_called_the_bet_before_forfeits_that_bet():
    """The fourth example of the TDA's addendum to 51: a chip of 500 against a raise from 400 to 1,200."""
    found = rule(holdem(f"{FLOP}, raise 400, raise 1200"), "undercall C 500")
    assert after(found, 0).wagers[2] == 400
    assert (found.values["left"], found.values["back"]) == (400, 100)


def test_by_roberts_rules_an_undercall_is_brought_up_at_fixed_limit_and_else_may_be_taken_back():
    found = rule(limit("raise 200"), "undercall D 100", undercall="brought-up")
    assert (found.verdict, after(found).wagers[3]) == ("undercall-brought-up", 200)
    back = after(rule(holdem("raise 600"), "undercall D 300", undercall="brought-up"), 0)
    assert back.decision.seat == 3 and not back.wagers[3]


def test_in_stud_a_misdeal_says_nothing_of_a_button():
    said = ruling(real_book(), record(razz()), "missing-card", ("D",))["text"]
    assert "button" not in said["en"] and "ボタン" not in said["ja"]


def test_a_straddle_is_the_opening_bet():
    assert rule(holdem(posts={"blinds": {"C": 200}}), "undercall D 100").verdict == "undercall-opening"


def test_at_fixed_limit_too_large_a_bet_is_reduced():
    found = rule(limit(FLOP), "under-raise A 200 call B")
    assert (found.verdict, after(found).wagers) == ("over-bet", [100, 100, 0, 0])


FOUND_IN = ("murder", "double-board-omaha", "chowaha", "courchevel")


@pytest.mark.parametrize("game", FOUND_IN)
@pytest.mark.parametrize("kind", ["four-card-flop", "no-burn"])
def test_a_flop_that_is_not_of_three_cards_is_left_to_the_floor(game, kind):
    hand = played(game, seats=3)
    first = hand.game.board_deals
    while (
        not any(step.street == "flop" for step in first)
        or not hand.board
        or hand.decision.step == hand.game.bets[0].id
    ):
        asked = poker.ask(hand)
        poker.answer(hand, {"seat": asked["seat"], "action": "call" if hand.decision.call else "check"})
    with pytest.raises(CannotBe) as refused:
        rule(hand, kind)
    assert refused.value.why == "another-flop"


def test_a_card_turned_up_too_early_is_left_to_the_floor():
    with pytest.raises(CannotBe) as refused:
        rule(played("cincinnati", seats=3), "premature-street")
    assert refused.value.why == "turned-up-early"


def test_a_misdeal_is_the_same_hand_with_all_chips_back():
    hand = holdem("call")
    again = after(rule(hand, "extra-card C"))
    assert (again.brought, again.answered, again.stakes) == (hand.brought, [], hand.stakes)
    assert again.dealer.deck != hand.dealer.deck


def test_a_dead_hand_is_passed_over_and_leaves_its_chips():
    again = after(rule(holdem("call, raise 300, call, call"), "extra-card C"))
    assert not again.live[2] and again.totals[2] == 100 and poker.ask(again) is not None
    assert LETTERS[2] not in {LETTERS[seat] for seat in again.seats_in()}


@pytest.mark.parametrize(
    ("act", "answer"),
    [("raise A 600", {"seat": "A", "action": "raise", "to": 600}), ("call A", {"seat": "A", "action": "call"}),
     ("raise A 150", {"seat": "A", "action": "raise", "to": 200}), ("all-in A", {"seat": "A", "action": "raise", "to": 5000})],
)  # fmt: skip
def test_what_was_done_out_of_turn_binds_when_nothing_has_changed(act, answer):
    found = rule(holdem(), f"out-of-turn {act}")
    assert found.binds == answer and found.values["between"] == ["C", "D"]
    hand = after(found)
    for word in ("call", "fold"):
        poker.answer(hand, {"seat": poker.ask(hand)["seat"], "action": word})
    poker.answer(hand, answer)


def limit(acts: str = "", **more) -> Hand:
    return played("texas-holdem", acts, options={"limit": "fixed-limit"}, stakes=LIMIT, **more)


def razz(acts: str = "") -> Hand:
    return played("razz", acts, stakes={"ante": 10, "bring_in": 25, "small_bet": 100})


LIMIT = {"small_blind": 50, "big_blind": 100, "small_bet": 100}
NEAREST = [
    (limit, f"{FLOP}, raise 100", {}, "raise C 500", ("raise", 200)),  # fixed limit: 4.1, 15.16
    (limit, FLOP, {}, "bet C 350", ("raise", 100)),
    (limit, f"{FLOP}, raise 30", {"chips": [130, 5000, 5000, 5000]}, "raise C 130", ("raise", 100)),  # completed: 4.6
    (limit, "raise 200, raise 300, raise 400", {}, "raise C 500", ("call", None)),  # the cap
    (lambda acts, **more: played("omaha-high-only", acts, stakes={"small_blind": 100, "big_blind": 200}, **more),
     "", {"chips": 20000}, "raise D 9999", ("raise", 700)),  # the pot, whether or not C calls: 10.7
]  # fmt: skip


@pytest.mark.parametrize(("of", "acts", "more", "said", "binds"), NEAREST, ids=[row[3] for row in NEAREST])
def test_an_amount_that_is_not_allowed_binds_to_the_nearest_one_that_is(of, acts, more, said, binds):
    chips = more.get("chips", 5000)
    hand = of(acts, **({"chips": chips} if isinstance(chips, int) else {"stacks": chips}))
    found = rule(hand, f"out-of-turn {said}")
    seat = said.split()[1]
    assert found.binds == {"seat": seat, "action": binds[0]} | ({"to": binds[1]} if binds[1] else {})
    assert found.more[0][0] == "comes-to"
    then = after(found)
    while poker.ask(then)["seat"] != seat:
        poker.answer(
            then,
            {
                "seat": poker.ask(then)["seat"],
                "action": "call" if poker.ask(then)["may"][1]["chips"] else "check",
            },
        )
    poker.answer(then, found.binds)


def test_a_raise_by_a_player_to_whom_the_betting_is_closed_binds_to_a_call():
    """The first example of the TDA's addendum to 47: when A calls, C faces 75 more and may call or fold."""
    hand = holdem(f"{FLOP}, raise 100, raise 225, call", stacks=[5000, 325, 5000, 5000])
    assert rule(hand, "out-of-turn raise A 600").binds == {"seat": "A", "action": "raise", "to": 600}
    hand = holdem(f"{FLOP}, raise 100, raise 125, call, raise 200", stacks=[5000, 225, 5000, 300])
    found = rule(hand, "out-of-turn raise C 500")
    assert found.binds == {"seat": "C", "action": "call"}
    assert found.more == (("comes-to", {"seat": "C", "said": ("raise", 500), "deed": ("call", 0)}),)


def test_the_bring_in_is_completed_by_a_raise_out_of_turn():
    hand = razz()
    low, seat = hand.decision.seat, LETTERS[hand.waiting[0]]
    found = rule(hand, f"out-of-turn raise {seat} 125")
    assert (low != hand.waiting[0], found.binds) == (True, {"seat": seat, "action": "raise", "to": 100})
    assert rule(hand, f"out-of-turn complete {seat}").binds == found.binds
    with pytest.raises(CannotBe):
        rule(limit(), "out-of-turn complete D")


def test_every_fold_behind_a_skipped_player_binds_and_so_does_every_check():
    found = rule(holdem(seats=5), "skipped fold D fold E")
    assert [after(found).live[seat] for seat in range(5)] == [True, True, True, False, False]
    assert found.more == (("also-folds", {"seat": "E"}),)
    found = rule(holdem(FLOP), "skipped check B check C")
    assert found.binds == {"seat": "B", "action": "check"}
    assert found.also_binds == ({"seat": "C", "action": "check"},)
    found = rule(holdem(FLOP), "skipped fold B check C")
    assert (found.binds, found.values["between"]) == ({"seat": "C", "action": "check"}, ["A"])
    assert not after(found).live[1]


def test_what_binds_is_in_the_answer_with_its_sentences():
    found = ruling(real_book(), record(holdem(FLOP)), "skipped", ("check", "B", "check", "C"))
    assert (found["binds"], found["also_binds"]) == (
        {"seat": "B", "action": "check"},
        [{"seat": "C", "action": "check"}],
    )
    assert found["text"]["en"].endswith("In the same way C’s check binds.")
    assert found["text"]["ja"].endswith("Ⓒのチェックも、同様に有効とする。")


def test_a_fold_out_of_turn_kills_the_hand_at_once_and_the_turn_stays():
    again = after(rule(holdem(), "out-of-turn fold A"))
    assert not again.live[0] and poker.ask(again)["seat"] == "C"


def test_a_player_who_is_passed_over_too_long_is_out_or_may_act_after_the_others():
    found = rule(holdem(FLOP), "skipped check B bet C 200")
    assert not after(found).live[0]
    live = after(found, 0)
    assert live.live[0] and live.wagers == [0, 0, 200, 0] and poker.ask(live)["seat"] == "D"
    poker.answer(live, {"seat": "D", "action": "fold"})
    assert poker.ask(live)["seat"] == "A"


def test_an_undercall_is_completed_or_stays_in_with_a_fold():
    found = rule(holdem("raise 600"), "undercall D 300")
    assert after(found).wagers[3] == 600
    lost = after(found, 0)
    assert not lost.live[3] and lost.wagers[3] == 300 and lost.stacks[3] == 4700


def test_an_underraise_is_put_right_for_everybody_who_has_called_it():
    """600, "1,000", two calls, fold: all to 1,200 until the turn (TDA 52-A)."""
    found = rule(holdem(f"{FLOP}, raise 600"), "under-raise B 1000 call C call D fold A")
    again = after(found)
    assert (again.totals, found.values) == ([700, 1300, 1300, 1300], {"seat": "B", "to": 1200, "n": 200})


@pytest.mark.parametrize(("said", "verdict", "to"), [
    ("wrong-pot D 500", "wrong-pot-too-high", 350),
    ("wrong-pot D 300 fold A", "wrong-pot-too-low", 350),
    ("wrong-pot D 300 call A fold B", "wrong-pot-too-low-stands", 300),
])  # fmt: skip
def test_a_wrong_pot_is_put_right_above_for_long_and_below_until_substantial_action(said, verdict, to):
    hand = played("omaha-high-only", "fold", stakes=NO_LIMIT)
    found = rule(hand, said)
    assert (found.verdict, after(found).totals[3]) == (verdict, to)


def test_a_wrong_bring_in_stands_when_the_next_player_has_acted():
    hand = stud()
    low, other, following = hand.decision.seat, hand.waiting[0], hand.waiting[1]
    again = after(rule(hand, f"wrong-bring-in {LETTERS[other]} fold {LETTERS[following]}"))
    assert again.wagers[other] == hand.stakes.bring_in and not again.wagers[low]
    assert low in again.waiting or again.decision.seat == low


def test_a_bet_that_nobody_has_called_goes_back_when_the_hand_is_lost():
    again = after(rule(holdem(f"{FLOP}, raise 300"), "mucked-by-dealer A"), 0)
    assert again.stacks[0] == 4900 and not again.live[0]
    assert poker.ask(again)["may"][1] == {"action": "check", "chips": 0}


def test_chips_of_a_called_bet_stay_when_the_hand_is_lost():
    again = after(rule(holdem(f"{FLOP}, raise 300, raise 600, call"), "mucked-by-dealer B"), 0)
    assert again.totals[1] == 700 and max(again.wagers) == 600


def finished() -> Hand:
    return holdem(f"{RIVER}, check, check, check, check")


def test_a_tabled_winner_cannot_be_killed_and_the_pot_goes_to_the_seat_that_has_won_it():
    hand = finished()
    winner = next(seat for seat in range(4) if hand.stacks[seat] > 5000)
    loser = next(seat for seat in range(4) if hand.stacks[seat] < 5000)
    assert rule(hand, f"mucked-by-dealer {LETTERS[winner]}").verdict == "tabled-winner"
    found = rule(hand, f"pot-to-wrong-seat {LETTERS[loser]}")
    assert (found.values["n"], found.values["to"], found.after["final"]) == (
        400,
        [LETTERS[winner]],
        record(hand)["final"],
    )


@pytest.mark.parametrize(("acts", "yes"), [
    ([("bet", 1), ("fold", 0)], True), ([("check", 0)] * 2, False), ([("check", 0)] * 3, True),
    ([("fold", 0)] * 2, False), ([("bring-in", 1), ("fold", 0)], False),
])  # fmt: skip
def test_substantial_action_is_two_acts_with_chips_or_any_three(acts, yes):
    assert substantial(acts) == yes


IMPOSSIBLE = [
    ("", "four-card-flop", "no-burn-here"),
    ("", "premature-turn", "another-street"),
    (RIVER, "premature-river", "no-street-to-come"),
    ("", "out-of-turn raise C 600", "its-turn"),
    ("fold", "out-of-turn call C", "seat-out"),
    ("", "out-of-turn", "seat-missing"),
    ("", "out-of-turn A 600", "action-missing"),
    ("", "out-of-turn raise A", "number-missing"),
    ("", "out-of-turn raise A 6000", "no-such-action"),
    (FLOP, "undercall A 60", "no-undercall"),
    ("", "undercall A 60", "not-its-turn"),
    ("", "under-raise C 300", "no-under-raise"),
    ("", "wrong-pot C 500", "no-pot-limit"),
    ("", "wrong-bring-in A", "no-bring-in"),
    ("", "pot-to-wrong-seat A", "not-over"),
    ("", "exposed C 3", "no-such-card"),
    (FLOP, "exposed C 1", "not-the-first-deal"),
    (FLOP, "extra-card C", "not-the-first-deal"),
    (FLOP, "one-chip A 9000", "no-one-chip"),
    (FLOP, "skipped check B bet D 200", "not-its-turn"),
]


@pytest.mark.parametrize(("acts", "said", "why"), IMPOSSIBLE, ids=[case[1] for case in IMPOSSIBLE])
def test_what_cannot_have_happened_is_refused(acts, said, why):
    with pytest.raises(CannotBe) as refused:
        rule(holdem(acts), said)
    assert refused.value.why == why


def test_a_game_without_what_happened_refuses_it():
    for game, said, why in (("seven-card-stud", "four-card-flop", "no-burn-here"), ("open-face-chinese", "fouled-deck", "no-betting"),
                            ("badugi", "four-card-flop", "no-burn-here")):  # fmt: skip
        hand = played(game, seats=3)
        with pytest.raises(CannotBe) as refused:
            rule(hand, said)
        assert refused.value.why == why


def test_what_a_room_may_choose_is_what_the_rules_of_the_book_leave_to_it():
    theirs = {
        rule.id: tuple(choice.id for choice in rule.choices)
        for chapter in real_book().chapters.values()
        for rule in chapter.rules
    }
    assert {rule: theirs[rule] for rule in CHOICES} == dict(CHOICES)


# A hand and what happens, of which each choice of a room makes something else
DECIDES = {
    "misdeal-grounds": (holdem, "fold, fold", "extra-card A"),
    "wrong-number-of-cards": (holdem, "", "extra-card A"),
    "one-exposed-hole-card": (holdem, "", "exposed C 2"),
    "four-card-flop": (holdem, FLOP, "four-card-flop"),
    "early-board-cards": (holdem, STREETS["turn"], "premature-turn"),
    "no-burn-before-the-flop": (holdem, FLOP, "no-burn"),
    "wrong-burn-later": (holdem, f"{TURN}, check", "no-burn"),
    "early-stud-street": (stud, "bring-in, call", "premature-street"),
    "out-of-turn": (holdem, "", "out-of-turn call A"),
    "fouled-deck": (holdem, RIVER, "fouled-deck"),
    "undercall": (holdem, "raise 600", "undercall D 300"),
    "wrong-number-before-the-draw": (badugi, "call, call", "missing-card B"),
    "draw-exposed-cards": (badugi, "", "exposed B 2"),
    "stud-exposed-cards": (stud, "", "exposed B 1"),
    "wrong-pot": (omaha, "", "wrong-pot C 400"),
}


@pytest.mark.parametrize("name", CHOICES)
def test_each_choice_of_a_room_is_another_ruling(name):
    of, acts, said = DECIDES[name]
    found = [rule(of(acts), said, **{name: choice}) for choice in CHOICES[name]]
    assert len({each.verdict for each in found}) == len(found)
    assert found[0].verdict == rule(of(acts), said).verdict
    for each in found:
        after(each)


def test_every_rule_that_is_followed_is_in_the_book():
    theirs = {rule.id for chapter in real_book().chapters.values() for rule in chapter.rules}
    assert {row[5] for row in ROWS} <= set(RULES) <= theirs


def test_every_ruling_is_said_in_every_register_and_every_refusal_in_words():
    verdicts = {key for key in phrases("en") if key.startswith("ruled-") and f"{key}.until" in phrases("en")}
    assert {row[4] for row in ROWS} <= {key.removeprefix("ruled-") for key in verdicts}
    for locale in ("en", "ja"):
        said = phrases(locale)
        assert [key for key in verdicts if f"{key}.say" not in said] == []
        assert [kind for kind in KINDS if f"kind-{kind}" not in said] == []


def test_the_answer_says_it_in_both_languages_with_its_rules_choice_and_record():
    hand = holdem(FLOP)
    found = ruling(real_book(), record(hand), "four-card-flop", (), {"four-card-flop": "new-flop"})
    assert (found["is"], found["choice"]) == (
        "new-flop",
        {"rule": "four-card-flop", "taken": "new-flop", "others": ["one-drawn"]},
    )
    assert found["rules"] == ["16.2", "Robert's Rules of Poker"]
    assert found["say"] == {
        "en": "Four cards on the flop. They go back, and a new flop comes.",
        "ja": "フロップが4枚出ました。戻して開き直します。",
    }
    assert resumed(real_book(), found["record"]).hand.board != hand.board


def test_a_preset_rules_as_its_source_says_unless_something_else_is_chosen():
    robert, hand = real_book().presets["robert"], record(holdem(FLOP))
    assert ruling(real_book(), hand, "four-card-flop", preset=robert)["is"] == "new-flop"
    chosen = {"four-card-flop": "one-drawn"}
    assert ruling(real_book(), hand, "four-card-flop", (), chosen, robert)["is"] != "new-flop"


CITED = [
    (holdem, FLOP, "four-card-flop", "tda", ["16.2", "TDA 2024, 39-A"]),
    (holdem, FLOP, "four-card-flop", "robert", ["16.2", "Robert's Rules of Poker"]),
    (holdem, "call", "extra-card C", "tda", ["14.8", "TDA 2024, 35-A5"]),
    (holdem, "call, call", "extra-card C", "tda", ["14.8", "TDA 2024, 36", "TDA 2024, 38"]),
    (holdem, "", "extra-card A", "robert", ["14.8", "Robert's Rules of Poker"]),
    (holdem, "", "exposed C 2", "tda", ["16.1", "TDA 2024, 35-A7", "Robert's Rules of Poker"]),
    (holdem, f"{TURN}, check", "no-burn", "tda", ["16.5", "TDA 2024, 38"]),
    (holdem, f"{TURN}, check", "no-burn", "robert", ["16.5", "Robert's Rules of Poker"]),
    (stud, "bring-in, call", "premature-street", "robert", ["17.5", "Robert's Rules of Poker"]),
    (stud, "", "exposed B 1 B 2", "tda", ["11.3", "Robert's Rules of Poker"]),
    (stud, "", "exposed B 1", "tda", ["11.3", "TDA 2024, RP-10-A"]),
    (stud, "", "exposed B 1", "robert", ["11.3", "Robert's Rules of Poker"]),
    (holdem, "", "out-of-turn call A", "tda", ["15.13", "TDA 2024, 53-A"]),
    (holdem, FLOP, "skipped check B", "tda", ["15.14", "TDA 2024, 53-B"]),
    (holdem, "raise 600", "under-raise D 1000", "tda", ["15.16", "TDA 2024, 52-A"]),
    (holdem, "raise 600", "undercall D 300", "tda", ["15.15", "TDA 2024, 51-B"]),
    (holdem, "raise 600", "undercall D 300", "robert", ["15.15", "Robert's Rules of Poker"]),
]  # fmt: skip


@pytest.mark.parametrize(("of", "acts", "said", "preset", "rules"), CITED)
def test_a_ruling_cites_the_item_of_the_tda_or_the_source_of_the_preset_that_rules(
    of, acts, said, preset, rules
):
    kind, *words = said.split()
    found = ruling(real_book(), record(of(acts)), kind, words, preset=real_book().presets[preset])
    assert found["rules"] == rules


def test_every_ruling_stands_in_the_tda_rules_or_is_that_of_a_preset_or_of_the_room():
    book = real_book()
    verdicts = {
        key.removeprefix("ruled-")
        for key in phrases("en")
        if key.startswith("ruled-") and f"{key}.until" in phrases("en")
    }
    by_street = {f"early-cards-back-{street}" for street in ("flop", "turn", "river", "stud")}
    by_tda = {ruling for it in (*book.tda.rules, *book.tda.procedures) for ruling in it.rulings} - by_street
    by_preset = {ruling for preset in book.presets.values() for ruling in preset.rulings}
    assert by_tda | by_preset <= verdicts
    by_choice = {"early-turn-aside", "early-cards-removed", "new-flop", "unburned-flop-anew", "order-restored", "second-burn-back",
                 "extra-card-burned", "missing-dealt", "drawn-up", "exposed-door-no-bring-in", "exposed-stud-misdeal", "fouled-deck-known", "out-of-turn-may-bind", "wrong-pot-surplus", "undercall-brought-up", "undercall-unaware"}  # fmt: skip
    assert verdicts - by_tda - by_preset == by_choice


def test_two_folds_are_no_substantial_action_and_end_the_time_for_a_misdeal_by_roberts_rules():
    robert, hand = real_book().presets["robert"], record(holdem("fold, fold"))
    found = ruling(real_book(), hand, "exposed", ("A", "1"), preset=robert)
    assert found["text"]["en"].startswith("Two players have acted")
    assert found["until"] == {
        "en": "It was the second action after the forced bets, and that is past.",
        "ja": "強制ベットの後の2人目のアクションまで。すでに期限を過ぎている。",
    }


def test_a_house_rules_as_it_has_chosen():
    lighthouse = house_edition(real_book(), "lighthouse")
    house = replace(lighthouse.house, general={"four-card-flop": "new-flop"})
    assert (
        ruling(replace(lighthouse, house=house), record(holdem(FLOP)), "four-card-flop")["is"] == "new-flop"
    )


@pytest.mark.parametrize(("kind", "words", "message"), [
    ("flop-of-four", (), "kind: no kind of ruling is called 'flop-of-four'"),
    ("four-card-flop", ("Z",), "four-card-flop: ‘Z’ is not asked for: write four-card-flop."),
    ("extra-card", ("C", "2"), "extra-card: ‘2’ is not asked for: write extra-card C."),
    ("extra-card", ("C", "D"), "extra-card: ‘D’ is not asked for: write extra-card C."),
    ("missing-card", ("raise", "C"), "missing-card: ‘raise’ is not asked for: write missing-card C."),
    ("exposed", ("A", "1", "fold", "C", "1"), "exposed: ‘fold’ is not asked for: write exposed A 1 C 1."),
    ("exposed", ("A", "1", "A", "1"), "exposed: ‘A 1’ is not asked for: write exposed A 1."),
    ("one-chip", ("call", "A", "500"), "one-chip: ‘call’ is not asked for: write one-chip A 500."),
    ("one-chip", ("A", "500", "call", "B"), "one-chip: ‘call B’ is not asked for: write one-chip A 500."),
    ("under-raise", ("raise", "A", "60", "call", "B"), "under-raise: ‘raise’ is not asked for: write under-raise A 60."),
    ("out-of-turn", ("call", "C", "500"), "out-of-turn: ‘500’ is not asked for: write out-of-turn call C."),
    ("skipped", ("fold", "C", "fold", "C"), "skipped: ‘fold C’ is not asked for: write skipped fold C."),
    ("undercall", ("A", "1" * 19), "'1111111111111111111' is not understood"),
    ("undercall", ("Z",), "'Z' is not understood"),
    ("out-of-turn", ("raise",), "who does 'raise'?"),
    ("undercall", ("A", "60"), "undercall: That is not an undercall: A has 0 to call"),
])  # fmt: skip
def test_what_is_not_understood_is_named(kind, words, message):
    with pytest.raises(InputError) as refused:
        ruling(real_book(), record(holdem(FLOP)), kind, words)
    assert str(refused.value).startswith(message)


@pytest.mark.parametrize(("hand", "said", "preset", "rules"), [
    (holdem(STREETS["flop"]), "premature-flop", "tda", ["16.3", "TDA 2024, RP-5-A"]),
    (holdem(STREETS["turn"]), "premature-turn", "tda", ["16.3", "TDA 2024, RP-5-B"]),
    (holdem(STREETS["river"]), "premature-river", "tda", ["16.3", "TDA 2024, RP-5-C"]),
    (stud("bring-in, call"), "premature-street", "tda", ["17.5", "TDA 2024, RP-5-D"]),
    (stud("bring-in, call"), "premature-street", "robert", ["17.5", "Robert's Rules of Poker"]),
    (omaha(), "wrong-pot C 400", "tda", ["10.7", "TDA 2024, 52-B"]),
    (omaha(), "wrong-pot C 400", "robert", ["10.7", "Robert's Rules of Poker"]),
])  # fmt: skip
def test_a_ruling_cites_the_item_of_the_source_of_its_preset(hand, said, preset, rules):
    kind, *words = said.split()
    found = ruling(real_book(), record(hand), kind, words, preset=real_book().presets[preset])
    assert rules == found["rules"]


def test_by_roberts_rules_a_wager_above_the_pot_stands_once_everybody_has_acted_on_it():
    robert, acted = real_book().presets["robert"], ("C", "400", "fold", "D", "fold", "A")
    back = ruling(real_book(), record(omaha()), "wrong-pot", acted, preset=robert)
    assert ("wrong-pot-surplus", "Every player has acted on it.") == (back["is"], back["until"]["en"])
    with pytest.raises(InputError, match="under Robert’s Rules the wager of 400 stands"):
        ruling(real_book(), record(omaha()), "wrong-pot", (*acted, "call", "B"), preset=robert)

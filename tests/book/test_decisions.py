"""Every decision against the text of its rule, over all combinations of its facts.

A reference is written from the rule or its source, by itself: it knows neither the questions nor their order. Each takes the facts of its
decision by their ids and gives the id of the outcome. A decision without a reference fails, and so does an outcome that nothing leads to.
"""

from itertools import product

import pytest
from real_book import real_book

from poker_rulebook.book.chapters import rules_of

DECIDED = {id_: rule.decision for id_, (_, rule) in rules_of(real_book().chapters).items() if rule.decision}


def showing_order(betting_over_early, bet_in_last_round):
    """TDA 16: all-in and all betting complete, hands are tabled. 17-A: else the last aggressor, or who acts first."""
    if betting_over_early:
        return "everybody-shows"
    return "last-to-raise" if bet_in_last_round else "first-to-act"


def raising_again(acted, increase, smallest_raise):
    """TDA 47-A: who has acted may raise only when facing at least a full raise on the return."""
    barred = acted and increase < smallest_raise
    return "call-or-fold" if barred else "may-raise"


def half_bet(all_in, bet, acted):
    """TDA 47-B: half of a full bet reopens. Less is no bet: it may be called, or completed by who has not acted."""
    if all_in / bet >= 0.5:
        return "full-raise"
    return "call-only" if acted else "complete"


def misdeal(substantial_action, by_the_dealer, first_two_cards, exposed):
    """TDA 35-A7 and D: by dealer error, one of the first two cards off the deck or any two; not after substantial action."""
    if substantial_action:
        return "play-on"
    if not by_the_dealer:
        return "card-plays"
    return "deal-anew" if first_two_cards or exposed > 1 else "house-rule"


def wrong_pot(too_high, street_over, substantial_action):
    """TDA 52-B: above the pot, corrected on its street; too low by a wrong count, until substantial action."""
    in_time = not street_over if too_high else not substantial_action
    return "corrected" if in_time else "stands"


def stud_exposed_cards(down_cards_exposed):
    """TDA RP-10-A for one card; Robert's Rules for both."""
    return {1: "door-card", 2: "dead-hand"}[down_cards_exposed]


def stud_short_stub(players, stub, burns):
    """TDA RP-10-H: a card for each player, one burn, and the last card, which is never dealt."""
    for_everybody, for_one_card = players + 1 + 1, 1 + 1 + 1
    if stub >= for_everybody:
        return "deal"
    if stub + burns >= for_everybody:
        return "shuffle-and-deal"
    return "shuffle-for-community-card" if stub < for_one_card else "community-card"


def draw_exposed_cards(on_the_draw, exposed, badugi_or_dramaha, first_two_cards, lowball, good_card):
    """Robert's Rules, home edition: a replacement is never kept; two cards are a misdeal, in lowball one of the first two also."""
    if on_the_draw:
        return "replace-last"
    if exposed > 1:
        return "misdealt"
    if badugi_or_dramaha:
        return "room-has-its-rule"
    if not lowball:
        return "keep"
    if first_two_cards:
        return "misdealt"
    return "keep" if good_card else "replace-after-the-deal"


def draw_short_stub(stub, requested, earlier):
    """The Japanese dealing procedures: folded cards and earlier discards come first, burns and this draw's discards after."""
    missing = max(0, requested - stub)
    if missing == 0:
        return "deal-replacements"
    return "shuffle-earlier" if missing <= earlier else "shuffle-all"


def misdeal_or_play_on(two_alike, button_short, button_acted, ground, substantial_action, wrong_number):
    """TDA 35-E and D, 37, 38. A wrong number of cards is itself a ground (35-A5)."""
    if two_alike:
        return "stop-the-hand"
    if button_short:
        return "hand-is-dead" if button_acted else "complete-the-button"
    if not substantial_action:
        return "deal-again" if ground or wrong_number else "go-on"
    return "hand-is-dead" if wrong_number else "go-on"


def dropped_stub(order_known, mixed):
    """TDA RP-4: the order; else a stub of stub cards only; mixed with muck or burns, all of these."""
    if order_known:
        return "restore"
    return "shuffle-everything" if mixed else "shuffle-the-stub"


def early_board_cards(betting_over, shuffles_back, turn_card):
    """TDA RP-5-A to C. Robert's Rules, where a room does not follow these, set the turn aside, and it alone."""
    if betting_over:
        return "it-stands"
    return "turn-kept-for-later" if turn_card and not shuffles_back else "back-and-again"


def no_burn_before_the_flop(acted_on_the_flop):
    """TDA 39-B."""
    return "flop-stands" if acted_on_the_flop else "one-becomes-the-burn"


def wrong_bring_in(next_has_acted):
    """Robert's Rules: put right until the next player acts."""
    return "wrong-one-stands" if next_has_acted else "right-one-brings-in"


def wrong_number_of_replacements(looked_or_next, too_few):
    """Robert's Rules: dead with a wrong number after the draw; before anybody has looked, as most rooms do it."""
    if looked_or_next:
        return "fouled-hand"
    return "dealt-now" if too_few else "extra-goes-back"


def wrong_game_dealt(substantial_action):
    """As a hand begun at the old level, TDA 23."""
    return "finish-as-dealt" if substantial_action else "deal-the-right-one"


def valid_roll(far_enough, tumbled, flat):
    """All three of the rule."""
    return "valid" if far_enough and tumbled and flat else "invalid"


def out_of_turn(folded, skipped_silent, changed):
    """TDA 53-A: a fold binds always, anything else if the action has not changed. 53-B: after substantial action it stands."""
    if folded:
        return "fold-binds"
    if skipped_silent:
        return "stands-as-made"
    return "all-options" if changed else "binds"


def undercall(said_call, pulled_back, put, call, two_in_the_hand, largest_raise, straddle):
    """TDA 51-A and B: completed after "call", with two players, and against the opening bet, which may be a straddle.

    41: tiny chips are the floor's. 46-B: who has pulled back a chip must call or raise.
    """
    tiny = put < call / 10
    opening = call <= largest_raise or straddle
    must = said_call or pulled_back or (not tiny and (two_in_the_hand or opening))
    return "complete-it" if must else "floor-chooses"


def short_raise_decision(said, put, smallest, in_front, pulled_back, call, full_raise, largest_raise, stack):
    """TDA 43-A, 44, 45 and 46-C: what every chip is needed for is a call; then last chips; then half of a raise.

    One chip on a blind that is the call is a check. Old chips that were pulled back in part count with the new ones.
    """
    total = in_front + put
    if said:
        return "as-said"
    if total < call:
        return "too-little"
    in_part = pulled_back and in_front
    if in_front < call and total - smallest < call and not in_part:
        return "only-a-call"
    if in_front >= call and total - smallest == call:
        return "only-a-call"
    if not stack:
        return "all-in-as-it-is"
    if total >= full_raise:
        return "that-raise"
    return "full-minimum" if full_raise - total <= largest_raise / 2 else "only-a-call"


def one_large_chip(said_raise, put, in_front, pulled_back, call):
    """TDA 44, and 45 and 46-C for old chips that cover the call or were pulled back in part."""
    if said_raise:
        return "raise-first"
    if not call:
        return "no-bet-yet"
    if in_front == call:
        return "the-blinds-option"
    if in_front + put < call:
        return "falls-short"
    return "counts-with-them" if in_front > call or (pulled_back and in_front) else "facing-a-bet"


def wrong_size(street_over, total, smallest, last_chips, fixed_limit, size_of_the_round, above_the_pot):
    """TDA 52-A, and Robert's Rules for odd amounts at fixed limit; an all-in may be less. 52-B for the pot."""
    if street_over or (last_chips and total < smallest):
        return "it-stands"
    if total < smallest:
        return "brought-up"
    wrong = not size_of_the_round if fixed_limit else above_the_pot
    return ("nearest-size" if fixed_limit else "pot-was-wrong") if wrong else "it-stands"


def raise_of_half_a_bet_at_limit(call, one_chip, total, full_raise, bet):
    """Robert's Rules: half a bet or more on top is a raise, but not one chip; else the nearest right amount.

    A bring-in of half a bet that is matched is called.
    """
    if not call:
        return "makes-a-bet"
    on_top = not one_chip and total > call
    return "makes-a-raise" if on_top and full_raise - total <= bet / 2 else "stays-a-call"


def impossible_words(bet, said_check, said_complete, said_call):
    """TDA 55, and 54-D for the pot at no limit, which is what is left."""
    if bet:
        return (
            "check-facing-a-bet"
            if said_check
            else "complete-a-full-bet"
            if said_complete
            else "pot-at-no-limit"
        )
    return "call-without-a-bet" if said_call or said_complete else "raise-without-a-bet"


def who_moves(stud_only, stud_now, lone_big_blind, behind_the_blinds):
    """TDA 11-A and B: the next big blind to the worst position, never the small blind; stud by position, in a mix as in hold'em."""
    if stud_only or stud_now:
        return "by-position" if stud_only else "as-in-holdem"
    worst_first = [("lone", lone_big_blind), ("first-open", behind_the_blinds), ("waits", True)]
    return next(seat for seat, is_open in worst_first if is_open)


def two_out_in_one_hand(one_table, equal_stacks, hand_for_hand):
    """Robert's Rules at one table; at several, hand for hand, a tie (TDA RP-8-A for the bubble)."""
    tie = equal_stacks if one_table else hand_for_hand
    return "share" if tie else "larger-is-higher" if one_table else "by-time"


def draw_out_of_turn(passed_over, acted, betting_open):
    """By analogy with TDA 53: in turn as it comes; passed over until substantial action. Robert's Rules for pat before a raise."""
    if passed_over:
        return "stands-pat" if acted else "served-next"
    return "may-choose-again" if betting_open else "number-holds"


def wrong_cards_thrown(dealt, by_mistake, apart):
    """Robert's Rules: the number changes until a card comes because of it; a hand that can be told apart may come back."""
    if dealt:
        return "as-wrong-number"
    back = {True: "goes-back", False: "stays-thrown"}
    return back[apart] if by_mistake else "thrown-cards-count"


def wrong_blinds(substantial, wrong_players):
    """As TDA 34-A for the button and 23 for the level: put right until substantial action."""
    right_places, right_amounts = (
        ("hand-goes-on", "level-is-called") if substantial else ("right-ones-post", "made-good")
    )
    return right_places if wrong_players else right_amounts


def wrong_straddle(seat_may_straddle, cards_came, announced, too_much):
    """WSOP live action 11 for who may and how much; before the first card. Late, or from elsewhere, it is no straddle."""
    if not seat_may_straddle:
        return "out-of-turn-bet" if cards_came else "taken-back"
    if cards_came and not announced:
        return "taken-back"
    return "rest-goes-back" if too_much else "completed"


def wrong_kill(due, action):
    """Robert's Rules: a kill that is due must be posted; by analogy until substantial action."""
    at_once, later = ("posted-now", "ordinary-limit") if due else ("goes-back", "killed-limit")
    return later if action else at_once


def wrong_run(agreed, run_missing, stub_whole):
    """What all agreed on, as long as the cards of the run can be told."""
    if not agreed:
        return "dealt-once"
    if not run_missing:
        return "agreement-holds"
    return "dealt-now" if stub_whole else "one-run-stands"


REFERENCES = {
    reference.__name__.replace("_", "-"): reference
    for reference in (
        showing_order, raising_again, half_bet, misdeal, wrong_pot, stud_exposed_cards, stud_short_stub, draw_exposed_cards,
        draw_short_stub, misdeal_or_play_on, dropped_stub, early_board_cards, no_burn_before_the_flop, wrong_bring_in,
        wrong_number_of_replacements, wrong_game_dealt, valid_roll, out_of_turn, undercall, short_raise_decision, one_large_chip, wrong_size,
        raise_of_half_a_bet_at_limit, impossible_words, who_moves, two_out_in_one_hand, draw_out_of_turn,
        wrong_cards_thrown, wrong_blinds, wrong_straddle, wrong_kill, wrong_run,
    )
}  # fmt: skip

NUMBERS = {
    "raising-again": {"increase": range(9), "smallest-raise": range(1, 9)},
    "half-bet": {"all-in": range(1, 12), "bet": range(1, 12)},
    "misdeal": {"exposed": range(1, 4)},
    "stud-exposed-cards": {"down-cards-exposed": (1, 2)},
    "stud-short-stub": {"players": range(2, 9), "stub": range(14), "burns": range(4)},
    "draw-exposed-cards": {"exposed": range(1, 4)},
    "draw-short-stub": {"stub": range(14), "requested": range(14), "earlier": range(10)},
    "undercall": {"put": range(1, 7), "call": (7, 20, 30, 59, 60, 61), "largest-raise": (3, 7, 30, 60)},
    "short-raise-decision": {
        "put": range(1, 9), "smallest": (1, 2, 4), "in-front": (0, 1, 3, 4), "pulled-back": (0, 2), "call": range(1, 8),
        "full-raise": (4, 8, 12), "largest-raise": (1, 2, 5), "stack": range(2),
    },
    "one-large-chip": {"put": range(1, 9), "in-front": (0, 1, 3, 4), "pulled-back": (0, 2), "call": range(8)},
    "wrong-size": {"total": range(1, 6), "smallest": range(1, 6)},
    "raise-of-half-a-bet-at-limit": {"call": range(4), "total": range(1, 9), "full-raise": range(2, 9), "bet": (1, 2, 5)},
}  # fmt: skip


def test_every_decision_has_a_reference():
    assert DECIDED.keys() == REFERENCES.keys()


@pytest.mark.parametrize("id_", DECIDED)
def test_a_decision_is_that_of_its_text_over_all_facts_and_reaches_every_answer(id_):
    decision, reference = DECIDED[id_], REFERENCES[id_]
    values = [NUMBERS.get(id_, {}).get(fact, (False, True)) for fact in decision.facts]
    given, reached, wrong = set(), set(), []
    for combination in product(*values):
        facts = dict(zip(decision.facts, combination, strict=True))
        expected = reference(**{name.replace("-", "_"): value for name, value in facts.items()})
        reached.add(expected)
        given |= {(question.id, answer) for question, answer in decision.asked(facts)}
        if decision.outcome(facts) != expected:
            wrong.append((facts, decision.outcome(facts), expected))
    assert wrong == []
    assert reached == decision.outcomes.keys() == {outcome for _, outcome in decision.cases}
    assert given == {(question.id, answer) for question in decision.questions for answer in (True, False)}

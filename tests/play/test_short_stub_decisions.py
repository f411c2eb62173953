"""The questions that a dealer answers when the stub is short lead to what the interpreter does."""

import random
from collections.abc import Iterator

import pytest
from real_book import real_book
from table import events, game, start

from poker_rulebook.book.chapters import RuleDecision, rules_of
from poker_rulebook.book.steps import Step
from poker_rulebook.play import dealing, exchanges
from poker_rulebook.play.dealer import Dealer, full_deck
from poker_rulebook.play.events import Community, Shuffled
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.stakes import usual_stakes

RNG = random.Random(5)


def decision(rule: str) -> RuleDecision:
    _, found = rules_of(real_book().chapters)[rule]
    return found.decision


def seated(name: str, players: int) -> Hand:
    of = game(name)
    return start(of, usual_stakes(of), [10_000] * players)


def step_of(hand: Hand, wanted: str) -> Step:
    return next(step for step in hand.game.play if step.id == wanted)


# Stud: before the last card


def done_for_seventh(hand: Hand, stub: int, burns: int) -> str:
    """What happens with so many cards in the stub, by the ids of the outcomes; the cards do not matter."""
    spare = full_deck(hand.game)
    hand.dealer = Dealer(spare[:stub], RNG)
    hand.dealer.burned = spare[stub : stub + burns]
    hand.log.clear()
    dealing.to_players(hand, step_of(hand, "seventh"))
    shuffled, community = bool(events(hand, Shuffled)), bool(events(hand, Community))
    return {
        (False, False): "deal",
        (True, False): "shuffle-and-deal",
        (False, True): "community-card",
        (True, True): "shuffle-for-community-card",
    }[shuffled, community]


@pytest.mark.parametrize(("name", "burns"), [("seven-card-stud", 3), ("razz", 3), ("mississippi-stud", 2)])
@pytest.mark.parametrize("players", range(2, 9))
def test_for_every_stub_before_seventh_street_the_questions_lead_to_what_is_dealt(name, burns, players):
    asked, hand = decision("stud-short-stub"), seated(name, players)
    told = {n: asked.outcome({"players": players, "stub": n, "burns": burns}) for n in range(45)}
    assert {n: done_for_seventh(hand, n, burns) for n in told} == told


def test_the_full_tables_among_the_worked_cases_have_the_stub_that_a_deal_without_a_fold_leaves():
    size, cases = len(full_deck(game("seven-card-stud"))), decision("stud-short-stub").cases
    left = {n: size - 6 * n - 3 for n in (6, 7, 8)}
    shown = [(facts["players"], facts["stub"]) for facts, _ in cases]
    assert {6: 13, 7: 7, 8: 1} == left
    assert set(left.items()) <= set(shown)


# Draw games: after the burn


def done_for_a_draw(hand: Hand, stub: int, requested: int, earlier: int) -> str:
    """What is shuffled when the players ask for so many cards together."""
    deck = full_deck(hand.game)
    hand.dealer = Dealer(deck[: stub + 1], RNG)  # the card to be burned is one more
    hand.dealer.muck = deck[:earlier]
    hand.log.clear()
    thrown = {}
    for seat, count in enumerate(shared_out(requested, len(hand.own))):
        hand.own[seat] = deck[5 * seat : 5 * seat + 5]
        thrown[seat] = tuple(hand.own[seat][:count])
    assert [] == list(exchanges.replace(hand, step_of(hand, "draw-1"), thrown))
    what = [event.what for event in events(hand, Shuffled)]
    return {(): "deal-replacements", ("discards",): "shuffle-earlier", ("everything",): "shuffle-all"}[
        tuple(what)
    ]


def shared_out(requested: int, players: int) -> Iterator[int]:
    """Up to five cards for each player in turn."""
    for _ in range(players):
        yield min(5, requested)
        requested -= min(5, requested)


@pytest.mark.parametrize("requested", range(16))
def test_for_every_stub_in_a_draw_the_questions_lead_to_what_is_shuffled(requested):
    asked, hand = decision("draw-short-stub"), seated("deuce-to-seven-triple-draw", 3)
    facts = [(stub, earlier) for stub in range(18) for earlier in range(13)]
    told = [asked.outcome({"stub": n, "requested": requested, "earlier": m}) for n, m in facts]
    assert [done_for_a_draw(hand, n, requested, m) for n, m in facts] == told

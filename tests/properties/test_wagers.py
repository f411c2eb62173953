"""What a player is offered in a betting round, and what the rounds come to."""

import dealt_tables
import hands
from hypothesis import given
from real_book import HEADS, WITH_BETS

from poker_rulebook.play.events import Acted, Refunded, Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import Legal, Raise

BETTING = ("bet", "raise", "complete")
WITHOUT_FIXED_LIMIT = [name for name in WITH_BETS if HEADS[name]["betting"][0] != "fixed-limit"]
any_table = dealt_tables.any_table(WITH_BETS)


def wagers_asked(table: dealt_tables.Table):
    """A hand at each of its betting decisions, and at last when it is over."""
    for hand in hands.played(table):
        if hand.decision is None or isinstance(hand.decision, Legal):
            yield hand, hand.decision


def others_with_more(hand: Hand, seat: int, wager: int) -> bool:
    others = (other for other in hand.seats_in() if other != seat and hand.stacks[other])
    return any(hand.wagers[other] + hand.stacks[other] > wager for other in others)


@dealt_tables.of_any_game
@given(any_table)
def test_nobody_is_offered_more_than_the_stack_or_asked_without_a_reason(table):
    for hand, legal in wagers_asked(table):
        if legal is None:
            return
        seat, top = legal.seat, max(hand.wagers)
        stack, own = hand.stacks[seat], hand.wagers[seat]
        assert hand.live[seat]
        assert 0 <= legal.call <= stack > 0, hands.told(hand)
        assert legal.call == stack or own + legal.call >= top, hands.told(hand)
        owes = any(own < hand.wagers[other] for other in hand.seats_in())
        assert others_with_more(hand, seat, 0) or owes, hands.told(hand)
        assert legal.calls or legal.low, "nothing but folding is left"
        if legal.low:
            assert others_with_more(hand, seat, top), "nobody could call this raise"
            assert top < legal.low <= legal.high <= own + stack, hands.told(hand)
            assert own + legal.call < legal.low
        else:
            assert 0 == legal.high


@dealt_tables.of_any_game
@given(dealt_tables.any_table(WITHOUT_FIXED_LIMIT))
def test_a_raise_is_at_least_the_one_before_and_in_pot_limit_at_most_the_pot(table):
    step, least = "", 0
    for hand, legal in wagers_asked(table):
        if legal is None or hand.game.limit == "fixed-limit":
            return
        if legal.step != step:
            first_bets = hand.game.step(legal.step).first == "bring-in"
            step, least = legal.step, hand.stakes.bring_in if first_bets else hand.stakes.small_bet
            price = hand.wagers[legal.seat] + legal.call if legal.call < hand.stacks[legal.seat] else 0
            price = max(price, *hand.wagers)
        done = [(decision, action) for decision, action in hand.answered if decision.step == step]
        if done and isinstance(done[-1][1], Raise) and done[-1][1].to > price:
            least, price = max(least, done[-1][1].to - price), done[-1][1].to
        all_in = hand.wagers[legal.seat] + hand.stacks[legal.seat]
        if legal.low and legal.low < all_in and not hand.game.step(step).wagering.must_bet:
            assert legal.low - price >= least, hands.told(hand)
        if legal.low and hand.game.limit == "pot-limit" and legal.high > legal.low:
            assert legal.high <= price + hand.pot() + hand.unposted + legal.call, hands.told(hand)


@dealt_tables.of_any_game
@given(any_table)
def test_without_an_all_in_a_round_of_fixed_limit_has_no_more_bets_than_the_cap(table):
    *_, (hand, _) = wagers_asked(table)
    game = hand.game
    if game.limit != "fixed-limit" or game.raise_cap is None or game.raise_cap_with_two == "none":
        return
    for step in game.bets:
        acted = [event for event in hand.log if isinstance(event, Acted) and event.step == step.id]
        if not any(event.all_in for event in acted):
            blind = game.has_blinds and step == game.bets[0]
            assert game.raise_cap >= blind + sum(event.verb in BETTING for event in acted), hands.told(hand)


@dealt_tables.of_any_game
@given(any_table)
def test_who_is_in_at_the_end_has_matched_the_others_or_is_all_in(table):
    *_, (hand, _) = wagers_asked(table)
    if hand.ended:
        return
    top = max(hand.totals)
    for seat in hand.seats_in():
        back = [event for event in hand.log if isinstance(event, (Won, Refunded)) and event.seat == seat]
        received = sum(event.chips for event in back)
        refunded = sum(event.chips for event in back if isinstance(event, Refunded))
        assert hand.totals[seat] + refunded >= top or hand.stacks[seat] == received, hands.told(hand)

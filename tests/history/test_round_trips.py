"""Hands written and read back: by this book for all its games, by PokerKit for the variants of the standard."""

import io
import random

import pokerkit
import pytest
from agreements import agreed
from msgspec.structs import replace
from real_book import WITH_POTS, each, real_book
from tables import games, replay

from poker_rulebook.book.model import Game
from poker_rulebook.cards import JOKER_WILD
from poker_rulebook.history.notation import CODES, STANDARD, Variant, code_of, history
from poker_rulebook.play.chance import random_action, random_hand, random_stacks
from poker_rulebook.play.dealer import shuffled
from poker_rulebook.play.events import Acted, Extra
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import Call, Fold, Raise
from poker_rulebook.play.simulate import violation
from poker_rulebook.play.stakes import Stakes, usual_stakes


def one_hand(game: Game, seed: str) -> str:
    """A random hand as a hand history."""
    rng = random.Random(f"{game.id} {seed}")
    stacks = random_stacks(rng.randint(*game.players), rng)
    return history(random_hand(game, usual_stakes(game), list(stacks), rng))


@each(WITH_POTS)
def test_every_game_reads_back_what_it_wrote(name: str):
    for seed in range(4):
        found = replay(one_hand(real_book().games[name], str(seed)))
        assert (True, None, name, ()) == (found.matches, found.choices, found.game, found.warnings)


def test_every_choice_of_every_game_reads_back_what_it_wrote():
    choices = [
        (name, option.id, choice.id)
        for name in WITH_POTS
        for option in real_book().games[name].options
        for choice in option.choices[1:]
        if option.id not in ("raise-cap-with-two", "odd-chip-cards")
    ]
    parts = random.Random(7).sample(choices, 60)
    for id_, option, choice in parts:
        found = replay(one_hand(real_book().game(id_, {option: choice}), choice))
        assert (True, id_) == (found.matches, found.game), (id_, option, choice, found.problem)


@each(WITH_POTS)
def test_what_a_table_agreed_on_is_read_back(name: str):
    of = real_book().games[name]
    for seed in range(8):
        rng = random.Random(f"{name} agreed {seed}")
        stacks = random_stacks(rng.randint(*of.players), rng)
        stakes = agreed(of, usual_stakes(of), len(stacks), rng)
        hand = random_hand(of, stakes, list(stacks), rng)
        found = replay(history(hand))
        assert (True, None, name, ()) == (found.matches, found.choices, found.game, found.warnings), stakes


@pytest.mark.parametrize("face", ["face-down", "face-up"])
def test_extra_cards_are_read_back_also_where_the_rest_is_dealt_more_than_once(face: str):
    of, extra, again = real_book().game("baseball", {"fours": face}), 0, 0
    for seed in range(40):
        rng = random.Random(f"extra {face} {seed}")
        stacks = [rng.randint(4, 60) for _ in range(rng.randint(2, 4))]
        hand = random_hand(of, replace(usual_stakes(of), runs=1 + seed % 3), list(stacks), rng)
        assert "" == violation(hand)
        late = {step.id for step in hand.rest}
        several = hand.times > 1 and any(isinstance(e, Extra) and e.step in late for e in hand.log)
        extra, again = extra + any(isinstance(e, Extra) for e in hand.log), again + several
        text = history(hand)
        assert replay(text, fours=face).matches, text
    assert (extra > 15, again > 1) == (True, True), (extra, again)


def test_hands_with_two_jokers_are_read_back_also_where_one_seat_holds_both():
    of, both = real_book().game("anaconda", {"jokers": "two"}), 0
    for seed in range(12):
        rng = random.Random(f"jokers {seed}")
        stacks = [1000] * rng.randint(2, 7)
        hand = random_hand(of, usual_stakes(of), list(stacks), rng)
        assert "" == violation(hand)
        both += any(own.count(JOKER_WILD) > 1 for own in hand.own)
        text = history(hand)
        assert replay(text, jokers="two").matches, text
    assert both


def test_a_written_hand_that_is_changed_is_noticed():
    text = one_hand(real_book().games["archie"], "change")
    last = text.rindex(" cc")
    assert replay(text[:last] + " cbr 1" + text[last + 3 :]).matches is False


def test_the_standard_has_a_code_only_for_a_game_that_is_played_in_its_way():
    assert "FT" == code_of(real_book().game("texas-holdem", {"limit": "fixed-limit"}))
    assert "texas-holdem" == code_of(real_book().game("texas-holdem", {"limit": "pot-limit"}))
    assert "texas-holdem" == code_of(real_book().game("texas-holdem", {"bomb-pot": "yes"}))
    assert set(CODES) == {code_of(games().called(code, {})) for code in CODES}


# PokerKit reads what this book writes. Wagers are multiples of 60 and stacks last, so that neither odd chips nor
# all-ins for part of a fixed bet come up, which PokerKit 0.7.7 handles differently; see tests/play/test_pokerkit.py.


def long_hand(variant: Variant, seed: int, least: int) -> Hand:
    game = games().called(variant.code, {})
    rng = random.Random(f"{variant.code} {seed}")
    brings_in = bool(game.forced_bets.bring_in)
    stakes = Stakes(240, 480, 0, 0, 60, 120) if brings_in else Stakes(120, 240, 60, 120)
    stacks = [60 * rng.randint(least, 600) for _ in range(rng.randint(2, 6))]
    hand = Hand(game, stakes, stacks, shuffled(game, rng))
    while hand.decision is not None:
        action = random_action(hand.decision, rng)
        if isinstance(action, Fold) and rng.random() < 0.5:
            action = Call()
        if isinstance(action, Raise) and action.to < hand.decision.high:
            action = Raise(max(hand.decision.low, action.to // 60 * 60))
        hand.act(action)
    return hand


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("variant", STANDARD, ids=lambda variant: variant.code)
def test_pokerkit_reads_the_hands_and_ends_them_alike(variant: Variant):
    least = 400 if games().called(variant.code, {}).limit == "fixed-limit" else 4
    compared = 0
    for seed in range(30):
        hand = long_hand(variant, seed, least)
        read = pokerkit.HandHistory.load(io.BytesIO(history(hand).encode()))
        assert variant.code == read.variant
        *_, end = read
        assert list(end.stacks) == hand.stacks == read.finishing_stacks, (seed, history(hand))
        compared += 1
    assert compared > 20


@pytest.mark.filterwarnings("ignore")
def test_pokerkit_begins_seventh_street_with_the_same_player_when_the_first_of_sixth_street_has_folded():
    hands = (long_hand(CODES["F7S"], seed, 400) for seed in range(400))
    hand = next(hand for hand in hands if first_of_sixth_street_folds(hand))
    *_, end = pokerkit.HandHistory.load(io.BytesIO(history(hand).encode()))
    assert hand.stacks == list(end.stacks)


def first_of_sixth_street_folds(hand: Hand) -> bool:
    """Whether somebody else begins seventh street for that reason."""
    sixth = [event for event in hand.log if isinstance(event, Acted) and event.step == "sixth-bet"]
    goes_on = any(isinstance(event, Acted) and event.step == "seventh-bet" for event in hand.log)
    return goes_on and any(event.verb == "fold" and event.seat == sixth[0].seat for event in sixth)


@pytest.mark.filterwarnings("error")
def test_pokerkit_loads_a_game_without_a_code_and_keeps_its_fields():
    text = one_hand(real_book().game("texas-holdem", {"limit": "pot-limit"}), "fields")
    read = pokerkit.HandHistory.load(io.BytesIO(text.encode()))
    assert ("texas-holdem", {"_choices": {"limit": "pot-limit"}}) == (read.variant, read.user_defined_fields)
    with pytest.raises(KeyError):
        next(iter(read))


# The other way: PokerKit plays and writes, with antes and straddles of every form, and this book replays.

AUTOMATIC = tuple(a for a in pokerkit.Automation if a is not pokerkit.Automation.RUNOUT_COUNT_SELECTION)


def forced(code: str, n: int, rng: random.Random) -> dict:
    if code in ("F7S", "F7S/8", "FR"):
        return {"raw_antes": [30] * n, "bring_in": 60}
    antes = rng.choice([[0] * n, [60] * n, [0, 60] + [0] * (n - 2), [0] * (n - 1) + [60]])
    straddle = [60, 120, 240] + [0] * (n - 3) if n > 2 else [60, 120]
    button_blind = [0] * (n - 1) + [120] if n > 2 else [60, 120]
    blinds = rng.choice([[60, 120] + [0] * (n - 2), straddle, button_blind])
    return {"raw_antes": antes, "raw_blinds_or_straddles": blinds}


def played_by_pokerkit(variant: Variant, seed: int) -> str:
    rng = random.Random(f"{variant.code} {seed}")
    random.seed(f"{variant.code} {seed}")  # of PokerKit's shuffle
    n, limit = rng.randint(2, 6), variant.limit == "fixed-limit"
    bets = {"small_bet": 120, "big_bet": 240} if limit else {"min_bet": 120}
    trimmed = rng.random() < 0.5
    made = pokerkit.HandHistory.game_types[variant.code]
    table = made(
        automations=AUTOMATIC, ante_trimming_status=trimmed, mode=pokerkit.Mode.TOURNAMENT,
        **forced(variant.code, n, rng), **bets,
    )  # fmt: skip
    state = table([60 * rng.randint(300 if limit else 60, 400) for _ in range(n)], n)
    while state.status:
        act_at_random(state, rng, limit)
    written = pokerkit.HandHistory.from_game_state(
        table, state, ante_trimming_status=trimmed, finishing_stacks=list(state.stacks)
    )
    return written.dumps()


def act_at_random(state: pokerkit.State, rng: random.Random, limit: bool) -> None:
    """Wagers are multiples of 60."""
    if state.can_stand_pat_or_discard():
        own = state.hole_cards[state.stand_patter_or_discarder_index]
        state.stand_pat_or_discard(rng.sample(own, rng.randint(0, 2)))
    elif rng.random() < 0.2 and state.can_complete_bet_or_raise_to():
        low = state.min_completion_betting_or_raising_to_amount
        high = low if limit else state.max_completion_betting_or_raising_to_amount
        state.complete_bet_or_raise_to(rng.choice([low, max(low, rng.randint(low, high) // 60 * 60)]))
    elif rng.random() < 0.2 and state.can_fold() and state.checking_or_calling_amount:
        state.fold()
    elif state.can_post_bring_in():
        state.post_bring_in()
    else:
        state.check_or_call()


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("variant", STANDARD, ids=lambda variant: variant.code)
def test_the_hands_that_pokerkit_plays_and_writes_end_alike(variant: Variant):
    for seed in range(20):
        text = played_by_pokerkit(variant, seed)
        found = replay(text)
        assert found.matches is True, (seed, text, found.problem)

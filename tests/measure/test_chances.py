"""Chances: counted exactly, from random deals, stored, and told when they are out of date."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, islice
from math import comb, sqrt

import pytest
from msgspec.structs import replace
from small_book import ROOT

from poker_rulebook.book.repository import MEASURED, read_measured
from poker_rulebook.book.source import read
from poker_rulebook.cards import rank_of
from poker_rulebook.measure import chances, stored
from poker_rulebook.measure.chances import question, read_off, reads_off
from poker_rulebook.measure.stored import answers_of
from poker_rulebook.play.dealer import full_deck
from poker_rulebook.ranking.samples import hands_up_to_suits

DECK = comb(52, 7)


def counted(game, share):
    """The exact chances of a share: number of deals and answers."""
    return chances.count(game, game.share(share), question(game.share(share)))


def in_file(book, game, share):
    return book.measured[game].shares[share]


# --- what is asked


def test_only_qualifiers_sizes_and_face_cards_are_asked_for(book):
    asked = {(game.id, s.id): answers_of(s) for game in book.games.values() for s in stored.asked(game)}
    assert ("qualifies",) == asked["omaha-high-low-eight-or-better", "low"]
    assert ("4", "3", "2", "1") == asked["badeucy", "badugi"]
    assert ("ahead",) == asked["action-razz", "low"]
    assert not {game for game, _ in asked} & {"razz", "sohe", "dramaha-21", "texas-holdem"}
    assert set(asked) == {(game, share) for game, m in book.measured.items() for share in m.shares}


# --- exact numbers beside formulas


def lows_of_seven_cards():
    """7-card hands with five different ranks from ace to eight, by the number of these ranks."""
    ways = Counter({(0, 0): 1})
    for size in (*[4] * 8, 20):  # eight low ranks, and the twenty other cards
        after = Counter()
        for (cards, ranks), n in ways.items():
            for k in range(min(size, 7 - cards) + 1):
                after[cards + k, ranks + (k > 0 and size == 4)] += n * comb(size, k)
        ways = after
    return sum(n for (cards, ranks), n in ways.items() if cards == 7 and ranks >= 5)


def lows_of_omaha():
    """Deals of four own cards and a board with a low: two own ranks and three of the board, five in all."""
    ways = Counter({(0, 0, 0, 0, 0): 1})  # own cards, board cards; low ranks among own, board, both together
    for size in (*[4] * 8, 20):
        after = Counter()
        for (own, board, in_own, on_board, either), n in ways.items():
            for a in range(min(size, 4 - own) + 1):
                for b in range(min(size - a, 5 - board) + 1):
                    low = size == 4
                    key = (own + a, board + b, in_own + (low and a > 0), on_board + (low and b > 0),
                           either + (low and a + b > 0))  # fmt: skip
                    after[key] += n * comb(size, a) * comb(size - a, b)
        ways = after
    return sum(n for (own, board, a, b, both), n in ways.items()
               if (own, board) == (4, 5) and a >= 2 and b >= 3 and both >= 5)  # fmt: skip


def test_an_eight_or_better_low_in_seven_cards(book):
    assert 24_530_944 == lows_of_seven_cards()
    for name, deals in (
        ("stud-high-low-eight-or-better", DECK),
        ("texas-holdem-high-low-eight-or-better", 21 * DECK),
    ):
        total, answers = counted(book.games[name], "low")
        assert (deals, 24_530_944 * deals // DECK) == (total, answers["qualifies"])


def test_an_eight_or_better_low_in_omaha(book):
    total, answers = counted(book.games["omaha-high-low-eight-or-better"], "low")
    assert (comb(52, 4) * comb(48, 5), lows_of_omaha()) == (total, answers["qualifies"])


def test_a_pat_badugi(book):
    total, answers = counted(book.games["badugi"], "low")
    assert (comb(52, 4), 13 * 12 * 11 * 10) == (total, answers["4"])
    assert total == sum(answers.values())


def test_four_suits_of_any_ranks_are_a_pat_high_badugi(book):
    assert 13**4 == counted(book.games["high-badugi"], "high")[1]["4"]


def test_five_cards_with_a_badugi(book):
    """One suit twice with 78 pairs of ranks, of which only 3 are both among the ranks of the other suits."""
    for game in ("badacey", "badeucy", "dramadugi"):
        found = in_file(book, game, "badugi")
        assert ("exact", comb(52, 5), 4 * (78 - 3) * 13 * 12 * 11) == (
            found.method,
            found.deals,
            found.answers["4"],
        )


def test_a_face_card_among_seven(book):
    total, answers = counted(book.games["action-razz"], "low")
    assert (DECK, DECK - comb(40, 7)) == (total, answers["ahead"])


def test_korean_hands_qualify_as_they_are_counted_in_every_book_on_odds(book):
    total, low = counted(book.games["korean"], "low")
    assert (comb(52, 5), comb(13, 5) * 4**5) == (total, low["qualifies"])
    assert (
        comb(52, 5) - (comb(13, 5) - 10) * (4**5 - 4) == in_file(book, "korean", "high").answers["qualifies"]
    )


def test_a_discard_that_turns_out_best_gives_as_many_lows_as_keeping_all_three(book):
    crazy = counted(book.games["crazy-pineapple-high-low"], "low")
    assert crazy == counted(book.games["lazy-pineapple-high-low-eight-or-better"], "low")


def test_ranks_without_suits_give_what_all_hands_give(book, monkeypatch):
    """The two ways of counting, on the low of a five-card hand."""
    share = book.games["korean"].share("low")
    by_ranks = counted(book.games["korean"], "low")
    monkeypatch.setattr(chances, "MOST_SETS", 0)
    assert by_ranks == chances.count(book.games["korean"], share, question(share))


@pytest.mark.parametrize(
    ("name", "cards", "left", "hands"),
    [("badugi", 4, 16432, 270725), ("badacey", 5, 134459, 2598960), ("gardena-jackpots", 5, 150891, 2869685)],
)
def test_hands_that_differ_in_the_names_of_suits_stand_for_each_other(book, name, cards, left, hands):
    """16,432 and 134,459 hands of four and five cards are known from the literature; a joker adds those of four."""
    ways = [ways for _, ways in hands_up_to_suits(full_deck(book.games[name]), cards)]
    assert (left, hands) == (len(ways), sum(ways))


def test_one_hand_for_each_change_of_suits_gives_what_all_hands_give(book):
    """Of 20 cards, in a ranking that looks at suits most."""
    game = book.games["badugi-high-low"]
    game = replace(game, deck=replace(game.deck, cards=tuple(c for c in game.deck.cards if rank_of(c) > 7)))
    share = game.share("low")
    asked = chances.Answering(game, share, question(share))
    each = Counter(asked.answer((own,), ((),)) for own in combinations(game.deck.cards, 4))
    assert (comb(20, 4), each) == chances.count(game, share, question(share))


@pytest.mark.parametrize("name", ["murder", "binglaha", "super-stud-8", "razzdugi"])
def test_what_has_dice_groups_of_the_board_or_too_many_hands_is_not_counted_exactly(book, name):
    game = book.games[name]
    share = stored.asked(game)[-1]
    assert chances.count(game, share, question(share)) is None


# --- random deals


def near(found, expected, deals, errors=5):
    """Whether a share of the deals is as far from the expected one as chance explains."""
    return abs(found - expected) <= errors * sqrt(max(expected * (1 - expected), 1e-4) / deals)


COUNTED = read_measured(read(ROOT / MEASURED, MEASURED).value)
STORED = [(game, share) for game, measured in COUNTED.items() for share in measured.shares]


@pytest.mark.parametrize(("name", "share"), STORED)
def test_random_deals_of_the_interpreter_give_what_is_stored(book, name, share):
    """With the seed of the file, so that the same deals come every time; a thousand are enough to see a slip."""
    game, kept = book.games[name], in_file(book, name, share)
    asking = question(game.share(share))
    total, answers = chances.sample(game, game.share(share), asking, 1000, seed=chances.SEED)
    assert [] == [
        answer for answer in asking.answers if not near(answers[answer] / total, kept.chance(answer), total)
    ]


RANDOM = [(game, share) for game, share in STORED if COUNTED[game].shares[share].method == "random"]


@pytest.mark.parametrize(("name", "share"), RANDOM)
def test_deals_that_are_read_off_are_those_that_the_interpreter_plays(book, name, share):
    """Share by share, with the same use of chance: 200 deals, then the same next number."""
    game, told = book.games[name], []
    assert reads_off(game)
    for deals in (read_off, chances.played):
        rng = random.Random(5)
        found = islice(deals(game, game.share(share), rng), 200)
        told.append([deal(*each) for each in found] + [rng.random()])
    assert told[0] == told[1]


def deal(share, hands, groups):
    return share and (share.qualifier, sorted(map(sorted, hands)), sorted(map(sorted, groups)))


def test_a_game_in_which_cards_decide_more_is_played_by_the_interpreter(book):
    assert {"mexican-poker", "baseball"} <= {name for name, game in book.games.items() if not reads_off(game)}


def test_random_deals_are_those_of_the_seed_in_the_file(book):
    seeds = {c.seed for m in book.measured.values() for c in m.shares.values() if c.method == "random"}
    assert {chances.SEED} == seeds
    assert {None} == {
        c.seed for m in book.measured.values() for c in m.shares.values() if c.method == "exact"
    }


def test_the_same_seed_deals_the_same_hands(book):
    game = book.games["binglaha"]
    share = game.share("low")
    first, again, other = (chances.sample(game, share, question(share), 300, seed) for seed in (1, 1, 2))
    assert first == again != other


def test_with_dice_only_deals_with_the_share_count(book):
    game = book.games["binglaha"]
    total, answers = chances.sample(game, game.share("low"), question(game.share("low")), 1000, seed=3)
    assert 400 < total < 600
    assert total == sum(answers.values())
    omaha = in_file(book, "omaha-high-low-eight-or-better", "low").chance("qualifies")
    binglaha = in_file(book, "binglaha", "low")
    assert near(binglaha.chance("qualifies"), omaha, binglaha.deals)


def test_what_could_have_been_kept_is_what_the_rules_let_a_player_keep(book):
    """Super Stud/8: two of the four down cards go, never the door card or a later one."""
    game = book.games["super-stud-8"]
    hand = chances.open_hand(game, random.Random(1))
    hands = chances.possible_hands(hand)
    (dealt,) = [
        event.cards
        for event in hand.log
        if type(event).__name__ == "Dealt" and event.step == "third" and event.seat == 0
    ]
    assert comb(4, 2) == len(hands)
    assert tuple(hand.own[0]) in hands
    assert all(dealt[4] in own and 7 == len(own) and 2 == len(set(own) & set(dealt[:4])) for own in hands)


# --- what is stored


def test_every_chance_is_stored_for_the_rules_as_they_are(book):
    assert [] == stored.problems(book)
    assert set() == stored.surplus(book)


def test_a_changed_rule_makes_the_chances_stale(book):
    game = book.games["omaha-high-low-eight-or-better"]
    own = game.step("own")
    more = replace(game, play=tuple(replace(s, down=5) if s is own else s for s in game.play))
    weaker = replace(game, showdown=(game.share("high"), replace(game.share("low"), qualifier="9-8-7-6-5")))
    digests = {stored.rules_digest(changed) for changed in (game, more, weaker)}
    assert 3 == len(digests)
    assert stored.current(book, more) is None


def test_names_bets_and_the_high_half_do_not_matter(book):
    game = book.games["omaha-high-low-eight-or-better"]
    low = replace(game.share("low"), name={"en": "other", "ja": "他"})
    plain = replace(
        game, showdown=(low,), play=tuple(s for s in game.play if s.do != "bet"), betting=("no-limit",)
    )
    assert stored.rules_digest(game) == stored.rules_digest(plain)


def test_a_game_under_other_choices_has_no_chances_unless_they_do_not_matter(book):
    badeucy = {choice: book.game("badeucy", {"ace-in-the-badugi": choice}) for choice in ("high", "low")}
    assert stored.current(book, badeucy["high"])
    assert stored.current(book, badeucy["low"]) is None

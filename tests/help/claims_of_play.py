"""What a head claims of stakes, of who acts, of declaring, of jokers and of the order of hands."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import Any

from claim_tables import Claim, into
from claims_of_deals import discards, key_of, value_of
from claims_of_pots import numbers_in
from msgspec.structs import replace
from named_hands import at_least, of_ranks
from reading_cards import bare
from reading_pots import outcomes
from real_book import real_book
from watched import DEEP, Watched, nobody_folds, watched

from poker_rulebook.book.model import Game
from poker_rulebook.cards import (
    ACE,
    JOKER_BUG,
    JOKER_WILD,
    RANK_ONE,
    RANKS,
    SUIT_ONE,
    cards,
    rank_of,
    suit_of,
)
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Phrase, Sentence
from poker_rulebook.language.wording import scale_name
from poker_rulebook.play.chance import shuffled
from poker_rulebook.play.comparing import Compared
from poker_rulebook.play.events import (
    Acted,
    Barred,
    CardsPut,
    Dealt,
    Drew,
    Looked,
    Opened,
    Posted,
    Refunded,
    Removed,
    Rolled,
    TurnedUp,
    Won,
    WordSaid,
)
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.pots import Pot, awards
from poker_rulebook.play.questions import Call, Legal, Raise, ToPut
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.named import threshold

CLAIMS: dict[str, Claim] = {}
claims = into(CLAIMS)
NOUNS = {
    "order-from-button", "fact-cards", "fact-cards-of-others", "fact-cards-and-others", "joker-only", "joker-each", "forced-ante", "forced-big-blind", "limit-fixed-limit", "limit-pot-limit", "limit-no-limit",
    "limit-fixed-limit-short", "limit-pot-limit-short", "limit-no-limit-short", "joker-heading", "no-betting",
    *(f"class-{name}" for name in ("flush", "straight", "full-house", "four-of-a-kind", "three-of-a-kind", "two-pair",
      "one-pair", "four-card-flush", "four-card-straight")),
    *(f"fact-{name}" for name in ("rounds-turns", "cards", "cards-and-others", "cards-down-up", "cards-extra", "cards-at-once", "cards-range", "cards-some",
      "deck-joker", "draws", "limit-also", "most", "players", "rounds", "rounds-range")),
}  # fmt: skip
RAISES = ("bet", "raise", "complete")
POSTS = {  # what a kind of forced bet is called -> what is posted under it
    "ante-all": "ante", "ante-empty-pot": "ante", "big-blind-ante": "big-blind-ante", "blinds": "small-blind big-blind",
    "blinds-button": "small-blind big-blind", "blinds-both": "button-blind small-blind big-blind", "button-blind": "sole-blind",
    "button-blind-alone": "sole-blind",
    "button-posts-all": "button-ante",
}  # fmt: skip


NOUNS |= POSTS.keys() - {"ante-empty-pot", "button-blind", "button-blind-alone"}


def _said(said: list[Sentence], key: str) -> list[Sentence]:
    """The messages of this key in the head."""
    return [it for it in said if it.key == key]


def posts(hand: Watched, what: str) -> list[Posted]:
    return [e for _, e in hand.all(Posted) if e.what == what]


# --- forced bets


@claims("fact:forced-bets")
def _forced_bets(hand: Watched, value: Any) -> bool:
    """Exactly these kinds are posted, of whom the bring-in comes as a wager."""
    said = bare(value)
    kinds = [item.key for item in value_of(said, "items")]
    claimed = {what for kind in kinds for what in POSTS.get(kind, "").split()}
    seen = {e.what for _, e in hand.all(Posted)} - {"bring-in"}
    brings = bool(hand.rounds) and hand.log[hand.rounds[0][0]].verb in ("bring-in", *RAISES)
    posted = claimed == seen or (hand.seats == 2 and seen <= claimed)
    return posted and (
        brings or bool(posts(hand, "bring-in")) or not any("bring-in" in kind for kind in kinds)
    )


@claims("ante-empty-pot")
def _empty_pot(hand: Watched) -> bool:
    again = watched(hand.hand.game, hand.seats, random.Random(1), carried=10)
    return len(posts(hand, "ante")) == hand.seats and not posts(again, "ante")


@claims("antes-alone")
def _antes_alone(hand: Watched) -> bool:
    return {"ante"} == {e.what for _, e in hand.all(Posted)} and len(posts(hand, "ante")) == hand.seats


@claims("button-blind")
def _button_blind(hand: Watched) -> bool:
    return [e.seat for e in posts(hand, "sole-blind")] == [hand.seats - 1] and len(
        posts(hand, "ante")
    ) == hand.seats


@claims("button-blind-alone")
def _only_button_blind(hand: Watched) -> bool:
    return [e.seat for e in posts(hand, "sole-blind")] == [hand.seats - 1]


def door_cards(hand: Watched) -> list[int]:
    table = hand.when(hand.rounds[0][0])
    return [up[0] for up in table.up]


def _brings_in(hand: Watched, height: Callable[[int], int]) -> bool:
    """The player whose door card is first of all acts first."""
    ranks = [height(rank_of(c)) if c < JOKER_BUG else -1 for c in door_cards(hand)]
    first = next(hand.acting(hand.rounds[0][0]))
    return ranks[first.seat] == max(ranks)


@claims("bring-in-lowest-card", "bring-in-lowest-card-posted")
def _lowest(hand: Watched) -> bool:
    return _brings_in(hand, lambda rank: -rank)


@claims("bring-in-highest-card-ace-low", "bring-in-highest-card-ace-low-posted")
def _highest_ace_low(hand: Watched) -> bool:
    return _brings_in(hand, lambda rank: -1 if rank == ACE else rank)


@claims("bring-in-highest-card-ace-high", "bring-in-highest-card-ace-high-posted")
def _highest(hand: Watched) -> bool:
    return _brings_in(hand, lambda rank: rank)


# --- who acts first


def _first_by_showing(hand: Watched, ranking: Ranking, rounds: Sequence[tuple[int, int]]) -> bool:
    for first, _ in rounds:
        worth = hand.showing(ranking, first)
        if worth[hand.log[first].seat] < max(worth):
            return False
    return True


def _rounds_by_showing(hand: Watched, said: list[Sentence]) -> list[tuple[int, int]]:
    """The rounds of which the head speaks: all, or those after the first in which cards lie face up."""
    told = [it for key in HIGHEST for it in _said(said, key)]
    always = any(s.register == "always" for s in told)
    shown = [it for it in hand.rounds if any(hand.when(it[0]).up)]
    return shown if always else [it for it in shown if it != hand.rounds[0]]


HIGHEST = "first-highest-showing", "first-highest-showing-held"


@claims("first-highest-showing")
def _highest_showing(hand: Watched, said: list[Sentence]) -> bool:
    """The strongest up cards begin, and who has them sees them."""
    rounds = _rounds_by_showing(hand, said)
    return _first_by_showing(hand, real_book().rankings["high"], rounds) and not _only_others_see(
        hand, rounds
    )


@claims("first-highest-showing-held")
def _highest_held(hand: Watched, said: list[Sentence], n: int, size: Phrase = "") -> bool:
    """The strongest cards begin, which everybody sees but the player who has them, and so many are they."""
    rounds = _rounds_by_showing(hand, said)
    counted = all(len(up) == n for first, _ in rounds for up in hand.when(first).up)
    return (
        counted
        and _first_by_showing(hand, real_book().rankings["high"], rounds)
        and _only_others_see(hand, rounds)
    )


def _only_others_see(hand: Watched, rounds: Sequence[tuple[int, int]]) -> bool:
    """Whether nobody sees the own cards that decide who begins these rounds, which all others see."""
    held = {step.id for step in hand.hand.game.deals if step.to_others}
    shown = {e.step for at, e in hand.all(Dealt) if e.up and any(at < first for first, _ in rounds)}
    return bool(shown) and shown <= held


@claims("first-lowest-showing")
def _lowest_showing(hand: Watched, scale: Phrase) -> bool:
    ranking = next(r for r in real_book().rankings.values() if scale_name(r) == scale)
    return _first_by_showing(hand, ranking, [it for it in hand.rounds[1:] if any(hand.when(it[0]).up)])


@claims("showing-tie-button", "showing-tie-button-held")
def _tie_button(hand: Watched, said: list[Sentence]) -> bool:
    high = real_book().rankings["high"]
    if not any(_said(said, key) for key in HIGHEST):
        return True  # the rounds say by which cards
    for first, _ in _rounds_by_showing(hand, said):
        worth = hand.showing(high, first)
        if hand.log[first].seat != worth.index(max(worth)):
            return False
    return True


@claims("first-opener")
def _opener(hand: Watched) -> bool:
    """Who made the first bet of a round begins the next one after a draw."""
    drawn = next((place for place, _ in hand.all(Drew)), len(hand.log))
    before, after = [it for it in hand.rounds if it[1] < drawn], [it for it in hand.rounds if it[0] > drawn]
    bets = [e for e in hand.acting(before[-1][0]) if e.verb in RAISES]
    return not bets or not after or hand.log[after[0][0]].seat == bets[0].seat


def asked(hand: Watched) -> list[Legal]:
    return [decision for decision, _ in hand.hand.answered if isinstance(decision, Legal)]


# --- what may be wagered


@claims("bet-forced")
def _forced(hand: Watched) -> bool:
    return next(hand.acting(hand.rounds[0][0])).verb == "bet"


@claims("openers", "openers-low")
def _openers(seen: Watched, hand: Phrase, least: Phrase) -> bool:
    """Before anybody has bet, exactly the players with such a hand may bet."""
    named = bare(value_of(least, "hand") if least.key == "essence-or-better" else least)
    low = named.key in ("or-better", "no-pair", "hand-low")
    worth, step = at_least(real_book().rankings["ace-to-five" if low else "high"], named), asked(seen)[0].step
    for legal, action in seen.hand.answered:
        if isinstance(legal, Legal) and legal.step == step and not legal.call:
            own = seen.when(seen.rounds[0][0]).own[legal.seat]
            if bool(legal.low) != (worth(own) is not None):
                return False
            if hasattr(action, "to"):
                return True
    return True


@claims("if-passed")
def _passed(hand: Watched) -> bool:
    """A round in which nobody bets ends the hand, and all chips stay; everybody antes for the next one."""
    bets = [e for _, e in hand.all(Acted) if e.verb in RAISES]
    if bets:
        return True
    again = watched(hand.hand.game, hand.seats, random.Random(2), carried=10)
    return (
        len(hand.rounds) == 1
        and not hand.won
        and hand.hand.left > 0
        and len(posts(again, "ante")) == hand.seats
    )


@claims("no-check-raise")
def _no_check_raise(every: list[Watched]) -> bool:
    """At fixed limit nobody who has checked is asked whether to raise in the same round."""
    game = replace(every[0].hand.game, limit="fixed-limit")
    for hand in (watched(game, 4, random.Random(seed), 0.4) for seed in range(8)):
        checked: set[tuple[str, int]] = set()
        for legal, action in hand.hand.answered:
            if not isinstance(legal, Legal):
                checked.clear()  # a round that comes again has the name of the one before
            if isinstance(legal, Legal) and legal.low and (legal.step, legal.seat) in checked:
                return False
            if isinstance(legal, Legal) and not legal.call and isinstance(action, Call):
                checked.add((legal.step, legal.seat))
    return True


@claims("size-choice")
def _either_size(hand: Watched) -> bool:
    return any(legal.ends and legal.high == 2 * legal.low for legal in asked(hand))


@claims("sevens-rule-later-wagers", "sevens-rule-pot")
def _sevens(every: list[Watched], least: Phrase, formats: tuple[Phrase, ...]) -> bool:
    """Wagers go back, or a player cannot win, where somebody has not bet such a hand in the last round; else never."""
    game, rng = every[0].hand.game, random.Random(7)
    in_force = f"limit-{game.limit}" in {it.key for it in formats}
    worth = at_least(real_book().rankings["ace-to-five"], least)
    for _ in range(4000 if in_force else 40):
        hand = watched(game, 3, rng, 0.4)
        checks = {e.seat for e in hand.acting(hand.rounds[-1][0]) if e.verb == "check"}
        jokers = any(
            max(hand.hand.own[seat]) >= JOKER_BUG for seat in checks
        )  # which are read as a low by the game alone
        if (hand.has(Refunded) or hand.has(Barred)) and not jokers:
            return in_force and any(worth(hand.hand.own[seat]) is not None for seat in checks)
    return not in_force


def _raises(game: Game, short: bool) -> tuple[list[Legal], int]:
    """What the players are asked in the first round when everybody raises who may, and how many raises there are.

    short    whether the first of them goes all-in for one chip less than a full bet or raise
    """
    usual = watched(game, 4, random.Random(1))
    first = next(legal for legal in asked(usual) if legal.low)
    stacks = [DEEP] * usual.seats
    if short:
        stacks[first.seat] = (
            first.low
            - 1
            + sum(e.chips for _, e in usual.all(Posted) if e.seat == first.seat and "ante" in e.what)
        )
    table, rng = Hand(game, usual_stakes(game), stacks, shuffled(game, random.Random(1))), random.Random(2)
    questions, raised = list[Legal](), 0
    while (question := table.decision) is not None:
        if not isinstance(question, Legal):
            table.act(nobody_folds(0.0)(question, rng))
            continue
        if questions and question.step != questions[0].step:
            break
        questions.append(question)
        raised += bool(question.low)
        table.act(Raise(question.low) if question.low else Call())
    return questions, raised


@claims("short-all-in-complete", "short-all-in-complete-as-raise", "short-all-in-full-raise")
def _short_all_in(every: list[Watched], key: str) -> bool:
    """After an all-in for a chip less than a full bet: what the next raise is to, and how many there may be in all."""
    game = replace(every[0].hand.game, limit="fixed-limit")
    if every[0].hand.outcomes or not any("blind" in e.what for _, e in every[0].all(Posted)):
        return True  # another seat may be first
    if game.players[1] < 3:
        return True  # nobody is left to raise
    (whole, *_), usual = _raises(game, short=False)
    questions, raised = _raises(game, short=True)
    to, more = {
        "complete": (whole.low, 1),
        "complete-as-raise": (whole.low, 0),
        "full-raise": (whole.low + 9, 0),
    }[key.removeprefix("short-all-in-")]
    after = next(legal for legal in questions[1:] if legal.low)
    return after.low == to and (raised == usual + more or game.raise_cap is None)


@claims("discard-while-betting")
def _discard_while_betting(hand: Watched, low: int, high: int) -> bool:
    """Everybody discards once, next to the first action, n cards of those allowed."""
    first, last = hand.rounds[0]
    puts = [(place, e) for place, e in discards(hand) if first - 1 <= place <= last + 1]
    beside = all((isinstance(hand.log[p - 1], Acted) and hand.log[p - 1].seat == e.seat)
                 or (isinstance(hand.log[p + 1], Acted) and hand.log[p + 1].seat == e.seat) for p, e in puts)  # fmt: skip
    asked_for = {(it.fewest, it.most) for it, _ in hand.hand.answered if isinstance(it, ToPut)}
    return (
        beside
        and asked_for == {(low, high)}
        and sorted(e.seat for _, e in puts) == [*range(hand.seats)]
        and all(low <= len(e.cards) <= high for _, e in puts)
    )


@claims("turn-up-with-action")
def _turn_up_with_action(hand: Watched, n: int) -> bool:
    """Every player does it once in a round."""
    turned = hand.steps(CardsPut)
    rounds = [events for _, _, events in turned if {e.verb.event for e in events} == {"exposed"}]
    return hand.passed or any(
        sorted(e.seat for e in events) == [*range(hand.seats)] and all(len(e.cards) == n for e in events)
        for events in rounds
    )


@claims("turn-up-while-betting")
def _turn_up_while_betting(hand: Watched, n: int) -> bool:
    acted = {e.step for _, e in hand.all(Acted)}
    puts = [e for _, e in hand.all(CardsPut) if e.verb.event == "exposed" and e.step in acted]
    return all(len(e.cards) == n for e in puts) and len(puts) in (0, hand.seats)


@claims("fact:betting-formats")
def _formats(every: list[Watched], value: Any) -> bool:
    """At fixed limit there are one or two totals to raise to; else a range, up to all chips at no limit alone.

    Where players have to go all-in or fold, no format says how much.
    """
    said = bare(value)
    raises = [legal for hand in every for legal in asked(hand) if legal.low]
    raises = [legal for legal in raises if legal.calls or legal.must or legal.low < legal.high]
    if said.key in ("no-betting", "rows-points-short"):
        return not raises
    first = value_of(said, "first").key if said.key == "fact-limit-also" else said.key
    if first == "limit-fixed-limit":
        return all(legal.ends or legal.low == legal.high for legal in raises)
    if not raises:
        return True
    most = max(legal.high for legal in raises)
    return any(legal.low <= legal.high and not legal.ends for legal in raises) and (most > DEEP // 2) == (
        first == "limit-no-limit"
    )


# --- declaring, and who is in


@claims("declare")
def _declare(hand: Watched, none: Phrase, one: Phrase) -> bool:
    return _both_wins_both(hand)


@claims("declare-in-turn")
def _declare_in_turn(hand: Watched, none: Phrase, one: Phrase) -> bool:
    raised = [e.seat for e in hand.acting(hand.rounds[-1][0]) if e.verb in RAISES]
    said = [e.seat for _, e in hand.all(WordSaid)]
    return said[:1] == (raised or [0])[-1:] and _both_wins_both(hand)


def _both_wins_both(hand: Watched) -> bool:
    """Who declares both takes everything or nothing."""
    both = [e.seat for _, e in hand.all(WordSaid) if e.word == "both"]
    shared = {e.share for _, e in hand.all(Won)} == {""}
    return shared or all(hand.won[seat] in (0, sum(hand.won.values())) for seat in both)


@claims("last-player-in")
def _alone(hand: Watched) -> bool:
    said = {e.seat: e.word for _, e in hand.all(WordSaid)}
    inside = [seat for seat, word in said.items() if word == "in"]
    if not inside:
        return not hand.won and hand.hand.left > 0
    return len(inside) > 1 or [*hand.won] == inside


@claims("match-cap")
def match_cap(every: list[Watched], n: int) -> bool:
    """Of a pot that is far larger just so many antes are won."""
    game = every[0].hand.game
    large = [watched(game, 3, random.Random(seed), carried=100_000) for seed in range(9)]
    return max(sum(hand.won.values()) for hand in large) == n * large[0].hand.stakes.ante


@claims("odd-chip-suit")
def _odd_by_suit(every: list[Watched]) -> bool:
    """Of equal hands without a board, the one with the ace of spades has the odd chip, not the first seat."""
    table = next((hand.hand for hand in every if hand.hand.showdowns and not hand.hand.board), None)
    if table is None:
        return True
    held = {0: cards("Ah Kh Qd Jd 9c 8d 2c"), 1: cards("As Ks Qc Jc 9h 8h 2h")}
    paid = awards(table.game, Compared(table.game, table.outcomes, {}, held), [Pot(21, (0, 1))])
    chips = [sum(it.chips for it in paid if it.seat == seat) for seat in held]
    return chips[1] > chips[0]


# --- dice, colours, rows that go


@claims("essence-dice-cap")
def _dice_cap(hand: Watched, n: int) -> bool:
    """The total lies between n and 6 n; that it bounds the low is claimed with the low."""
    return all(n <= e.total <= 6 * n for _, e in hand.all(Rolled)) and hand.has(Rolled)


def _decides(hand: Watched, number: int, ways: tuple[Phrase, ...]) -> bool:
    """Whether that outcome has come whose numbers have this one."""
    return any(number in numbers_in(it) and plain(value_of(it, "outcome")) in outcomes(hand) for it in ways)


@claims("essence-dice")
def _dice(hand: Watched, n: int, outcomes: tuple[Phrase, ...]) -> bool:
    """Each total of so many dice is named once, with what it decides."""
    named = sorted(number for it in outcomes for number in numbers_in(it))
    rolls = hand.all(Rolled)
    return (
        named == [*range(n, 6 * n + 1)]
        and bool(rolls)
        and all(_decides(hand, e.total, outcomes) for _, e in rolls)
    )


@claims("essence-look")
def _look(hand: Watched, colour: Phrase, street: Phrase, outcomes: tuple[Phrase, ...]) -> bool:
    _, last = hand.street(key_of(street))
    cards = [
        c
        for place, e in enumerate(hand.log[: last + 1])
        for c in (e.cards if place in _openings(hand) else ())
    ]
    suits = {"colour-black": (0, 3), "colour-red": (1, 2)}[colour.key]
    each = sorted(n for it in outcomes for n in numbers_in(it))
    return (
        each == [*range(len(cards) + 1)]
        and hand.has(Looked)
        and _decides(hand, sum(suit_of(c) in suits for c in cards), outcomes)
    )


def _openings(hand: Watched) -> set[int]:
    return {place for first, last, _ in hand.openings for place in range(first, last + 1)}


@claims("remove-tie-keep-all", "remove-tie-keep-highest-suit", "remove-tie-house-wins")
def _removed(hand: Watched, n: int) -> bool:
    """The rows with the lowest last card have gone; where all are equal, the rule of the game decides."""
    lying = {slot: c for _, e in hand.all(Opened, TurnedUp) for slot, c in zip(e.slots, e.cards, strict=True)}
    rivers = [lying[line.slots[-1]] for line in hand.hand.game.layouts[0].lines if line.slots[-1] in lying]
    ranks = [rank_of(c) for c in rivers]
    gone = {c for _, e in hand.all(Removed) for c in e.cards}
    lowest = {c for c, rank in zip(rivers, ranks, strict=True) if rank == min(ranks)}
    return len(rivers) == n and (len({*ranks}) == 1 or lowest == gone & {*rivers})


# --- jokers and the order of hands


def scales(hand: Watched) -> list[Ranking]:
    """The rankings by which hands have been compared."""
    return (
        [*dict.fromkeys(share.ranking for share in hand.hand.showdowns[0].shares)]
        if hand.hand.showdowns
        else []
    )


def _every(ranking: Ranking) -> list[int]:
    return [RANK_ONE[r] + SUIT_ONE[s] for r in ranking.rules.ranks for s in range(4)]


def _fours(ranking: Ranking, deck: Sequence[int]) -> list[tuple[int, ...]]:
    """A few hands that lack one card, one of them in one suit."""
    rng, size = random.Random(3), ranking.size - 1
    return [
        *(tuple(rng.sample(deck, size)) for _ in range(6)),
        tuple(c for c in deck if suit_of(c) == 0)[:size],
    ]


def _worth_with(
    scales: list[Ranking], joker: int, allowed: Callable[[Ranking, tuple[int, ...]], list[int]]
) -> bool:
    """Whether a joker beside four cards is worth what the best card that it may stand for is worth."""
    for ranking in scales:
        for four in _fours(ranking, _every(ranking)):
            stands_for = allowed(ranking, four)
            if ranking.value((*four, joker)) != max(_value(ranking, four, c) for c in stands_for):
                return False
    return True


def _value(ranking: Ranking, four: tuple[int, ...], card: int) -> int:
    return ranking.value((*four, card)) if card not in four else 0


@claims("joker-wild")
def _joker_wild(hand: Watched, joker: Phrase) -> bool:
    def any_card(ranking: Ranking, four: tuple[int, ...]) -> list[int]:
        return _every(ranking)

    return _worth_with(scales(hand), JOKER_WILD, any_card)


FILLED = ("straight", "flush", "straight-flush", "royal-flush")


@claims("joker-bug")
def _joker_bug(hand: Watched, joker: Phrase) -> bool:
    def ace_or_filler(ranking: Ranking, four: tuple[int, ...]) -> list[int]:
        every = _every(ranking)
        return [
            c
            for c in every
            if c not in four and (rank_of(c) == ACE or ranking.made((*four, c)).category in FILLED)
        ]

    return _worth_with(highs(hand), JOKER_BUG, ace_or_filler)


@claims("joker-low", "joker-low-27", "joker-bug-low")
def _joker_low(hand: Watched, joker: Phrase = "") -> bool:
    def lacking(ranking: Ranking, four: tuple[int, ...]) -> list[int]:
        every = _every(ranking)
        return [c for c in every if rank_of(c) not in {*map(rank_of, four)}]

    lows = [ranking for ranking in scales(hand) if ranking.rules.wins_lowest]
    return _worth_with(lows, JOKER_BUG, lacking)


@claims("joker-by-face")
def _joker_by_face(hand: Watched) -> bool:
    """A joker dealt face up is another card than one dealt face down."""
    for seat in range(hand.seats):
        for deal in hand.dealt(seat):
            down, up = deal.cards[: len(deal.cards) - deal.up], deal.cards[len(deal.cards) - deal.up :]
            if JOKER_BUG in down or JOKER_WILD in up:
                return False
    return _joker_wild(hand, "") and _joker_bug(hand, "")


# --- the order of hands


def highs(hand: Watched) -> list[Ranking]:
    return [r for r in scales(hand) if r.rules.compare == "classes" and not r.rules.wins_lowest]


@claims("scale-beats")
def _beats(hand: Watched, stronger: Phrase, weaker: Phrase) -> bool:
    one, other = (it.key.removeprefix("class-").replace("-", " ") for it in (stronger, weaker))
    both = {_class_id(stronger), _class_id(weaker)}
    there = [r for r in highs(hand) if both <= {*r.rules.classes}]
    return not scales(hand) or any(threshold(r, one) > threshold(r, other) for r in there)


@claims("scale-four-cards")
def _four_cards(hand: Watched, classes: tuple[Phrase, ...], stronger: Phrase, weaker: Phrase) -> bool:
    names = [_class(it) for it in (stronger, *classes, weaker)]
    there = [r for r in highs(hand) if {*map(_class_id, classes)} <= {*r.rules.classes}]
    worth = [[threshold(r, name) for name in names] for r in there]
    return all(it == sorted(it, reverse=True) for it in worth)


@claims("scale-four-cards-both")
def _both_four_cards(hand: Watched, high: Phrase, low: Phrase, stronger: Phrase, weaker: Phrase) -> bool:
    return _four_cards(hand, (high, low), stronger, weaker)


def _class_id(phrase: Phrase) -> str:
    return bare(phrase).key.removeprefix("class-")


def _class(phrase: Phrase) -> str:
    """The name of a class as thresholds have it."""
    name = _class_id(phrase).replace("-", " ").replace("four card", "four-card")
    return {"one pair": "pair"}.get(name, name)


@claims("scale-gap")
def _gap(hand: Watched, ranks: tuple[Phrase, ...], below: str, above: str) -> bool:
    """The ranks below and above the gap stand beside each other in a straight."""
    place = RANKS.index(below)
    return all(
        r.made(of_ranks(RANKS[place - 3 : place + 1] + above)).category == "straight" for r in highs(hand)
    )


@claims("scale-madison")
def _madison(hand: Watched, scale: Phrase) -> bool:
    return all(
        r.value(of_ranks("AAAA2")) > r.value(of_ranks("5432A")) > r.value(of_ranks("65432"))
        for r in scales(hand) if r.id == "madison"
    )  # fmt: skip


@claims("scale-points")
def _points(hand: Watched, ace: int, face: int) -> bool:
    """An ace, a ten and three pictures; numbers count themselves."""
    by_points = [r for r in scales(hand) if r.rules.compare == "points"]
    return not by_points or any(r.made(of_ranks("ATJQK")).points == ace + 10 + 3 * face for r in by_points)


@claims("scale-points-of")
def _points_of(hand: Watched, ranks: tuple[Phrase, ...], n: int) -> bool:
    """So many points more for each of these ranks."""
    return all(
        r.rules.points[RANKS.index(it.key[-1])] == n
        for r in scales(hand) if r.rules.compare == "points" for it in ranks
    )  # fmt: skip


@claims("scale-straights")
def _only_these(hand: Watched, straights: tuple[str, ...]) -> bool:
    """Each of these is a straight."""
    made = [
        r.made(of_ranks(it.replace("-", ""))).category for r in highs(hand) for it in straights if r.size == 5
    ]
    return {*made} <= {"straight"}


@claims("scale-total-of")
def _total_of(hand: Watched, ranks: tuple[Phrase, ...], points: str) -> bool:
    """Two of these ranks beside a two count twice as much more; totals are in halves."""
    halves = 2 * int(points.rstrip("½") or 0) + points.endswith("½")
    one = ranks[0].key[-1]
    return all(
        r.made(of_ranks("2" + one)).points == 4 + halves for r in scales(hand) if r.rules.compare == "total"
    )


@claims("scale-total-either")
def _total_either(hand: Watched, ranks: tuple[Phrase, ...], low: str, high: str) -> bool:
    """An ace beside a six is seven or seventeen, whichever is closer."""
    totals = {
        r.made(of_ranks("6" + ranks[0].key[-1])).points for r in scales(hand) if r.rules.compare == "total"
    }
    return totals <= {2 * (6 + int(low)), 2 * (6 + int(high))}


@claims("scale-total-numbers")
def _total_numbers(hand: Watched) -> bool:
    return all(r.made(of_ranks("23")).points == 10 for r in scales(hand) if r.rules.compare == "total")


def by_sum(hand: Watched) -> list[Ranking]:
    """The rankings in which two cards that add up to three others make four of a kind."""
    return [r for r in highs(hand) if r.rules.fourth_by_sum]


@claims("scale-pseudo-quads")
def _pseudo_quads(hand: Watched, low: str, high: str, n: int) -> bool:
    """Three of a rank and two that add up to it, two aces for the lowest rank, and for the highest; not with one more."""
    ace_first = "A" + RANKS

    def made(rank: str, wrong: int) -> str:
        number = ace_first.index(rank) + 1 + wrong
        return (
            by_sum(hand)[0]
            .made(of_ranks(rank * 3 + ace_first[number // 2 - 1] + ace_first[number - number // 2 - 1]))
            .category
        )

    return not by_sum(hand) or (
        n == 2
        and (len({*map(rank_of, hand.hand.game.deck.cards)}) < len(RANKS) or ace_first.index(low) == 1)
        and made(high, 0) == "four-of-a-kind" != made(high, -1)
        and made(low, 0) in ("four-of-a-kind", "full-house")
    )


@claims("scale-counts-as")
def _counts_as(hand: Watched, rank: str, number: int) -> bool:
    return number == 1 and all(
        r.made(of_ranks("333" + rank + "2")).category == "four-of-a-kind" for r in by_sum(hand)
    )


@claims("essence-ahead")
def _ahead(hand: Watched, ranks: tuple[str, ...]) -> bool:
    """The lower of two hands with such a card wins, and the worst of them beats the best without one."""
    for r in (r for r in scales(hand) if r.rules.ahead):
        if not r.value(of_ranks("KKKQQ")) < r.value(of_ranks("J432A")) or r.value(
            of_ranks("KKKQQ")
        ) < r.value(of_ranks("5432A")):
            return False
    return True


@claims(*(f"essence-distinct-{way}-{of}" for way in ("low", "high") for of in ("rank-suit", "suit", "rank")))
def _distinct(hand: Watched, n: int, key: str, register: str) -> bool:
    """Of hands drawn at random every two compare as the sentence says, for one of the rankings, and fewer cards may win or not."""
    _, _, way, *kinds = key.split("-")
    found = [
        r for r in scales(hand) if r.rules.compare == "distinct" and r.rules.wins_lowest == (way == "low")
    ]
    held = hand.total() + len(hand.hand.board)
    right = [r for r in found if n == min(r.size, held) and _compares(r, n, tuple(kinds), way == "low")]
    asked = [s for s in hand.hand.game.showdown if s.ranking in right and register == "whole"]
    return not scales(hand) or (
        bool(right) and not any(_takes_fewer(s.ranking, s.qualifier, n) for s in asked)
    )


def _takes_fewer(ranking: Ranking, qualifier: str, n: int) -> bool:
    """Whether a hand of less than n cards qualifies."""
    fewer = combinations([RANK_ONE[rank] for rank in ranking.rules.ranks], n - 1)
    hands = (tuple(rank + suit for rank, suit in zip(ranks, SUIT_ONE, strict=False)) for ranks in fewer)
    return not qualifier or max(map(ranking.value, hands)) >= threshold(ranking, qualifier)


@cache
def _compares(ranking: Ranking, n: int, kinds: tuple[str, ...], low: bool) -> bool:
    rng, order = random.Random(9), [*reversed(ranking.rules.ranks)]
    every = [RANK_ONE[r] + SUIT_ONE[s] for r in order for s in range(4)]

    def worth(cards: Sequence[int]) -> tuple[int, ...]:
        ways = []
        for size in range(1, n + 1):
            for some in combinations(cards, size):
                if all(
                    len({of(c) for c in some}) == size
                    for k in kinds
                    for of in [{"rank": rank_of, "suit": suit_of}[k]]
                ):
                    ranks = sorted((order.index(rank_of(c)) for c in some), reverse=True)
                    ways.append((size, *(-r if low else r for r in ranks)))
        return max(ways)

    hands = [tuple(rng.sample(every, n)) for _ in range(12)]
    return all(
        (worth(a) < worth(b)) == (ranking.value(a) < ranking.value(b)) for a, b in combinations(hands, 2)
    )

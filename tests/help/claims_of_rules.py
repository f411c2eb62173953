"""What the rules claim that "Differences from" a game tells: each sentence, held against hands of the game that has it.

How the pot is divided is read as a whole by reading_pots; a few single sentences of it stand here. `step` is the
id of the rule in which a sentence stands: a step of the game, a format, a ranking.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from claim_tables import Claim, into
from claims_of_deals import discards, full, key_of, value_of
from claims_of_play import RAISES, asked, posts
from claims_of_pots import inside
from msgspec.structs import replace
from named_hands import at_least, of_ranks
from reading_cards import bare
from real_book import real_book
from watched import DEALS, Watched, watched

from poker_rulebook.cards import (
    ACE,
    JOKER_BUG,
    JOKER_WILD,
    RANK_ONE,
    RANKS,
    SUIT_ONE,
    SUITS,
    rank_of,
    suit_of,
)
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Phrase, Sentence, sentences
from poker_rulebook.language.wording import points_text
from poker_rulebook.play.chance import random_hand, random_stacks
from poker_rulebook.play.comparing import shares_in_force
from poker_rulebook.play.events import (
    Acted,
    Barred,
    Burned,
    CardsPut,
    Dealt,
    Drew,
    LeftOver,
    Looked,
    Matched,
    Opened,
    Posted,
    Removed,
    Rolled,
    Shuffled,
    Won,
)
from poker_rulebook.play.exchanges import REFUSE
from poker_rulebook.play.questions import ToPut, asks_to
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.named import threshold
from poker_rulebook.rules.pot import pot_rules, tie_rules
from poker_rulebook.rules.wagering import limit_rules

CLAIMS: dict[str, Claim] = {}
claims = into(CLAIMS)
# headings, and names of points, of what is left out and of what is paid or bet
NOUNS = {
    "at-betting-after", "at-betting-on", "at-betting-preflop", "at-first-betting", "at-first-deal", "at-round", "at-step",
    "at-street", "betting-limits", "cards-used", "deal-and-betting", "deck", "deck-of", "divide-part", "extra-card-heading",
    "forced-bets", "hand-ranking", "pot-division", "relative-ante", "relative-blinds", "relative-bring-in", "relative-place",
    "relative-royalty", "relative-step", "relative-with-betting", "round-numbers", "rows-button", "rows-enter-number",
    "rows-fantasyland", "rows-heading", "rows-mark-foul", "rows-play", "rows-royalties", "rows-royalty-low", "rows-win-cap",
    "setup", "showdown-heading", "step-discard", "street-deal", "street-draw", "street-fifth", "street-first-draw",
    "street-second-draw", "street-seventh", "street-sixth", "street-third", "street-third-draw", "suits-black",
    "ties-and-odd-chips", "wild-heading", "ace-high", "ace-low", "odd-chip-side", "limit-fixed-limit",
}  # fmt: skip


def in_step(hand: Watched, step: str, *kinds: type) -> list[tuple[int, Any]]:
    """The events of a step, each with its place."""
    return [(place, e) for place, e in hand.all(*kinds) if e.step == step]


def first_wager(hand: Watched, step: str) -> tuple[int, Acted] | None:
    """The first wager of a betting round, with its place; None where the round was not reached."""
    return next(iter(in_step(hand, step, Acted)), None)


# --- cards


def dealt_in(hand: Watched, step: str) -> set[tuple[int, int]]:
    """How many cards each player received in a step, face down and face up, without extra cards; nothing of cards for everybody."""
    counts = dict[int, tuple[int, int]]()
    for e in (e for _, e in in_step(hand, step, Dealt) if type(e) is Dealt):
        down, up = counts.get(e.seat, (0, 0))
        counts[e.seat] = (down + len(e.cards) - e.up, up + e.up)
    return {*counts.values()}


@claims("deal-down", "deal-more-down")
def _deal_down(hand: Watched, step: str, n: int) -> bool:
    return dealt_in(hand, step) <= {(n, 0)}


@claims("deal-more-up")
def _deal_up(hand: Watched, step: str, n: int) -> bool:
    return dealt_in(hand, step) <= {(0, n)}


@claims("deal-down-up")
def _deal_both(hand: Watched, step: str, down: int, up: int) -> bool:
    return dealt_in(hand, step) == {(down, up)}


@claims("deal-by-exposure")
def _by_exposure(hand: Watched, step: str, n: int) -> bool:
    """A card comes face down to who has none that lies so, face up to others."""
    return all(
        len(e.cards) == n and bool(e.up) == bool(hand.when(place).down(e.seat))
        for place, e in in_step(hand, step, Dealt)
    )


def board_of(hand: Watched, step: str) -> list[tuple[str, ...]]:
    return [e.slots for _, e in in_step(hand, step, Opened)]


@claims("board-open", "board-open-spit", "board-open-with-spit")
def _board_open(hand: Watched, step: str, n: int) -> bool:
    return sum(map(len, board_of(hand, step))) == n


@claims("board-fill")
def _board_fill(hand: Watched, step: str, n: int, slots: tuple[str, ...]) -> bool:
    opened = [slot for slots in board_of(hand, step) for slot in slots]
    return not opened or (len(opened) == n and sorted(opened) == sorted(slots))


@claims("board-open-each", "board-open-each-row")
def _board_each(hand: Watched, step: str, k: int, n: int) -> bool:
    return sum(map(len, board_of(hand, step))) == k * n


def puts(hand: Watched, step: str, event: str) -> list[tuple[int, CardsPut]]:
    return [(place, e) for place, e in in_step(hand, step, CardsPut) if e.verb.event == event]


@claims("discard", "discard-before", "discard-from-down-before")
def _discard(hand: Watched, step: str, n: int, key: str, street: Phrase = "") -> bool:
    """Everybody once; before a street, and from the cards face down, where that is said."""
    there = puts(hand, step, "discarded")
    seats = sorted(e.seat for _, e in there)
    late = bool(street) and any(place > hand.street(key_of(street))[0] for place, _ in there)
    shown = "from-down" in key and any({*e.cards} & {*hand.when(place).up[e.seat]} for place, e in there)
    return (
        seats == [*range(hand.seats)] and {len(e.cards) for _, e in there} == {n} and not late and not shown
    )


def cards_asked(hand: Watched, step: str) -> set[tuple[int, int]]:
    """How few and how many cards players are asked for in a step, without those that may be refused."""
    asked_ = [
        it
        for it, _ in hand.hand.answered
        if it.step == step and isinstance(it, ToPut) and not asks_to(it, REFUSE)
    ]
    return {(it.fewest, it.most) for it in asked_}


@claims("draw")
def _draw(hand: Watched, step: str, low: int, high: int) -> bool:
    drawn = [e for _, e in in_step(hand, step, Drew)]
    exchanged = all(low <= len(e.thrown) <= high and len(e.received) == len(e.thrown) for e in drawn)
    return exchanged and cards_asked(hand, step) <= {(low, high)}


@claims("draw-single-refusable")
def _refusable(every: list[Watched], step: str = "") -> bool:
    """Whoever exchanges one card is asked, and only then.    step    of this draw; '' for all of them"""
    drawn = [e for hand in every for _, e in (in_step(hand, step, Drew) if step else hand.all(Drew))]
    single = [e for e in drawn if len(e.thrown) == 1]
    asked_ = [e for hand in every for _, e in hand.all(CardsPut) if e.verb is REFUSE]
    return len(asked_) == len(single)


@claims("divide")
def _divide(hand: Watched, step: str, n: int, hands: tuple[Phrase, ...]) -> bool:
    sizes = [value_of(it, "n") for it in hands]
    bins = [[*map(len, e.bins.values())] for _, e in puts(hand, step, "divided")]
    return sum(sizes) == n and bins == [sizes] * hand.seats


@claims("expose-choice")
def _expose_choice(hand: Watched, step: str) -> bool:
    """In turn, everybody one card that lies face down, or none."""
    turned = puts(hand, step, "exposed")
    seats = [e.seat for _, e in turned]
    return seats == sorted(seats) and all(
        len(e.cards) <= 1 and {*e.cards} <= {*hand.when(place).down(e.seat)} for place, e in turned
    )


@claims("deck-standard", "deck-stripped", "deck-with-joker")
def _deck(hand: Watched, n: int, **more: Any) -> bool:
    """So many cards, without those that are taken out, with the jokers that are put in."""
    there = [card for card in full(hand) if "jokers" in more or card < JOKER_BUG]
    gone = {RANKS.index(it.key[-1]) for it in more.get("ranks", ())}
    ranks = {rank_of(card) for card in there if card < JOKER_BUG}
    jokers = sum(card >= JOKER_BUG for card in there)
    return len(there) == n and not gone & ranks and jokers == more.get("jokers", 0)


@claims("wild-ranks", "wild-any")
def _five_of_a_kind(hand: Watched, ranks: tuple[Phrase, ...] = ()) -> bool:
    """Cards of these ranks count as any card, and five of a kind beats everything."""
    ranking = hand.hand.game.showdown[0].ranking
    named = {RANKS.index(it.key[-1]) for it in ranks}
    five = ranking.value((*of_ranks("AAAA"), JOKER_WILD))
    return five > ranking.value(_suited("AKQJT")) and named <= {*hand.hand.game.wild.ranks}


def shuffles(hand: Watched, *what: str) -> Iterator[tuple[int, bool]]:
    """Of each time that cards are shuffled in for a draw: its place, and whether somebody has been served before in it."""
    for place, e in hand.all(Shuffled):
        if e.step in hand.draws:
            yield place, any(p < place for p, _ in in_step(hand, e.step, Drew))


def crowded(every: list[Watched]) -> Iterator[Watched]:
    """Hands of a full table in which nobody folds, where the stub runs out soonest."""
    game = every[0].hand.game
    return (watched(game, game.players[1], random.Random(seed), 0.0) for seed in range(4))


@claims("draw-stub-shuffle-first", "draw-stub-burns-first")
def _shuffled_first(every: list[Watched]) -> bool:
    return not any(served for hand in crowded(every) for _, served in shuffles(hand))


@claims("draw-stub-deal-first")
def _shuffled_when_out(every: list[Watched]) -> bool:
    """Only when no card is left."""
    return not any(hand.stub(place) for hand in crowded(every) for place, _ in shuffles(hand))


@claims("board-stub-short")
def _board_stub(every: list[Watched]) -> bool:
    """Every board is dealt in full, also at a full table."""
    return all(len(hand.hand.board) == len(hand.hand.game.board_slots) for hand in crowded(every))


@claims("burn-deals")
def _burns(hand: Watched) -> bool:
    return all(place > hand.rounds[0][1] for place, _ in hand.all(Burned))


@claims("draw-procedure")
def _one_burn(hand: Watched) -> bool:
    """One card is burned for all replacements of a draw, before any is dealt."""
    return all(len(in_step(hand, step, Burned)) <= 1 for step in hand.draws)


# --- forced bets and who is first


@claims("ante-all")
def _ante(hand: Watched) -> bool:
    return sorted(e.seat for e in posts(hand, "ante")) == [*range(hand.seats)]


@claims("blinds")
def _blinds(hand: Watched) -> bool:
    small, big = posts(hand, "small-blind"), posts(hand, "big-blind")
    seats = ([0], [1]) if hand.seats > 2 else ([1], [0])
    return ([e.seat for e in small], [e.seat for e in big]) == seats


@claims("blinds-two-players")
def _two_blinds(every: list[Watched]) -> bool:
    two = watched(every[0].hand.game, 2, random.Random(3))
    return [e.seat for e in posts(two, "small-blind")] == [1]


@claims("another-ante", "carry-over")
def _another_ante(every: list[Watched]) -> bool:
    """What was carried over is played for, beside new antes of everybody."""
    game = every[0].hand.game
    again = next(
        hand for seed in range(99) if (hand := watched(game, 3, random.Random(seed), 0.5, carried=10)).won
    )
    return len(posts(again, "ante")) == again.seats and sum(again.won.values()) >= 10


@claims("bring-in-suits-high", "bring-in-suits-low")
def _bring_in_suits(hand: Watched, first: Phrase, others: tuple[Phrase, ...], key: str) -> bool:
    """Of door cards of one rank the first suit named brings in."""
    order = [plain(it)[0] for it in (first, *others)]
    table = hand.when(hand.rounds[0][0])
    seat = hand.log[hand.rounds[0][0]].seat
    doors = [up[0] for up in table.up]
    equal = [c for c in doors if rank_of(c) == rank_of(doors[seat])]
    return SUITS[suit_of(doors[seat])] == min((SUITS[suit_of(c)] for c in equal), key=order.index)


@claims("bring-in-or-bet", "bring-in-or-bet-any")
def _bring_in_or_bet(hand: Watched, key: str) -> bool:
    """The first question cannot be answered with a check, and allows bets up to the pot, or of all chips."""
    first = asked(hand)[0]
    table = hand.when(hand.rounds[0][0])
    most = table.stacks[first.seat] if key.endswith("-any") else table.pot()
    return (
        bool(first.low)
        and first.low <= first.high <= max(most, first.low)
        and (first.high == most or first.low > most)
    )


@claims("order-from-seat-one")
def _from_seat_one(hand: Watched) -> bool:
    seats = [e.seat for _, e in hand.all(Dealt) if type(e) is Dealt][: hand.seats]
    return seats == [*range(hand.seats)]


@claims("first-left-of-button")
def _left_of_button(hand: Watched, step: str) -> bool:
    first = first_wager(hand, step)
    return first is None or first[1].seat == 0


@claims("first-left-of-big-blind")
def _left_of_big_blind(hand: Watched, step: str) -> bool:
    first, (big,) = first_wager(hand, step), posts(hand, "big-blind")
    return first is not None and first[1].seat == (big.seat + 1) % hand.seats


@claims("first-bring-in")
def _first_bring_in(hand: Watched, step: str) -> bool:
    first = first_wager(hand, step)
    return first is not None and first[1].verb in ("bring-in", *RAISES)


@claims("opener-none")
def _opener_none(hand: Watched, step: str) -> bool:
    first = first_wager(hand, step)
    before = [it for it in hand.rounds if first and it[1] < first[0]]
    bet = before and any(e.verb in RAISES for e in hand.acting(before[-1][0]))
    return first is None or bool(bet) or first[1].seat == 0


@claims("big-blind-option", "button-blind-option")
def _blind_may_raise(hand: Watched, step: str) -> bool:
    """Who posted the last blind is asked as well, where nobody has raised."""
    (blind,) = posts(hand, "big-blind") or posts(hand, "sole-blind")
    acted = [e for _, e in in_step(hand, step, Acted)]
    raised = any(e.verb in RAISES for e in acted)
    mine = [legal for legal in asked(hand) if legal.step == step and legal.seat == blind.seat]
    return raised or bool(mine and mine[0].low and not mine[0].call)


@claims("showing-tie-suit", "showing-tie-seat", "showing-tie-suit-held", "showing-tie-seat-held")
def _showing_tie(hand: Watched, step: str, key: str, suits: tuple[Phrase, ...] = ()) -> bool:
    """Of equal up cards, the highest suit of the highest card; or the lower number of the seat."""
    first = first_wager(hand, step)
    if first is None:
        return True
    table, worth = hand.when(first[0]), hand.showing(real_book().rankings["high"], first[0])
    equal = [seat for seat, it in enumerate(worth) if it == worth[first[1].seat]]
    if "seat" in key:
        return first[1].seat == equal[0]
    order = [it.key[-1] for it in suits]

    def height(seat: int) -> tuple[int, int]:
        return max((rank_of(c), -order.index(SUITS[suit_of(c)])) for c in table.up[seat])

    return height(first[1].seat) == max(map(height, equal))


# --- what may be wagered


def at_limit(every: list[Watched], limit: str, bold: float = 0.9, hands: int = 3) -> Iterator[Watched]:
    """Hands at one format with much betting."""
    game = replace(every[0].hand.game, limit=limit)
    seats = max(3, game.players[0])
    return (watched(game, seats, random.Random(seed), bold) for seed in range(hands))


@claims("limit-sizes")
def _sizes(every: list[Watched], step: str, early: Phrase, late: Phrase) -> bool:
    """In fixed limit each bet is of the small or the big size, by the number of the round."""
    rounds = max(len(hand.rounds) for hand in every)
    spans = [(value_of(it, "first"), value_of(it, "last")) for it in (early, late)]
    if (spans[0][0], spans[0][1] + 1, spans[1][1]) != (1, spans[1][0], rounds):
        return False
    for hand in at_limit(every, step):
        stakes = hand.hand.stakes
        for number, (first, _) in enumerate(hand.rounds, start=1):
            acts = [*hand.acting(first)]
            bets = [e.chips for e in acts if e.verb == "bet"][:1]
            size = next(
                n
                for n, it in ((stakes.small_bet, early), (stakes.big_bet, late))
                if value_of(it, "first") <= number <= value_of(it, "last")
            )
            if bets and bets[0] != size:
                return False
    return True


@claims("raise-cap")
def _raise_cap(every: list[Watched], n: int, step: str) -> bool:
    """So often in a round where everybody raises who may, and never more often."""
    most = 0
    for hand in at_limit(every, "fixed-limit", bold=1.0, hands=12):
        for first in (it for it, _ in hand.rounds if hand.when(it).players > 2 or hand.seats == 2):
            counted = sum(e.verb in RAISES for e in hand.acting(first)) + (
                bool(posts(hand, "big-blind") or posts(hand, "sole-blind")) and first == hand.rounds[0][0]
            )
            most = max(most, counted)
    jams = all(e.all_in for hand in every for _, e in hand.all(Acted) if e.verb in RAISES)
    return most == n or (jams and n == every[0].hand.game.raise_cap)  # all have the same chips


@claims("raise-cap-none")
def _no_cap(every: list[Watched], step: str) -> bool:
    """Somebody raises more often than any cap allows."""
    hands = at_limit(every, "fixed-limit" if step == "fixed-limit" else step, bold=1.0)
    return any(sum(e.verb in RAISES for e in hand.acting(hand.rounds[0][0])) > 5 for hand in hands)


@claims("raise-cap-two-players")
def _no_cap_for_two(every: list[Watched]) -> bool:
    game = replace(every[0].hand.game, limit="fixed-limit")
    two = watched(game, 2, random.Random(1), 1.0)
    return any(sum(e.verb in RAISES for e in two.acting(first)) > 5 for first, _ in two.rounds)


@claims("no-limp")
def _no_limp(hand: Watched, step: str = "") -> bool:
    """Before the draw nobody calls where nobody has raised."""
    raised = False
    for e in hand.acting(hand.rounds[0][0]):
        if e.verb == "call" and not raised:
            return False
        raised = raised or e.verb in RAISES
    return True


@claims("jam-or-fold")
def _jam(hand: Watched) -> bool:
    first = {legal.seat: legal for legal in reversed(asked(hand))}
    return all(legal.low == legal.high for legal in first.values() if legal.low)


@claims("sevens-rule")
def _sevens(seen: Watched, hand: Phrase) -> bool:
    """Who has such a hand, and only they, may not win what is wagered after a check; the words say which hand."""
    worth = at_least(real_book().rankings["ace-to-five"], hand)
    barred = [e.seat for _, e in seen.all(Barred)]
    return all(worth(seen.hand.own[seat]) is not None for seat in barred)


@claims("sevens-rule-formats", "sevens-rule-no-limit")
def _sevens_formats(every: list[Watched], formats: tuple[Phrase, ...] = ()) -> bool:
    return every[0].hand.game.limit in {it.key.removeprefix("limit-") for it in formats} or not formats


# --- dice, colours


@claims("roll-turns-down", "roll-nothing")
def _turns_down(hand: Watched, faces: tuple[int, ...], key: str) -> bool:
    """A face turns down the card in its place, unless it is down already, or nothing."""
    gone = set[str]()
    for place, e in hand.all(Rolled):
        turned = turned_down_after(hand, place)
        wanted = {str(e.total)} - gone if (key == "roll-turns-down") == (e.total in faces) else set()
        if {*turned} != wanted:
            return False
        gone |= {*turned}
    return True


@claims("roll-turns-down-card")
def _turns_down_one(hand: Watched, step: str, outcome: Phrase, faces: tuple[int, ...], place: int) -> bool:
    """Of a line of cards the one in this place, where it is not down yet."""
    slot, is_down = hand.hand.game.board_slots[place - 1], False
    for n, e in hand.all(Rolled):
        turned = slot in turned_down_after(hand, n)
        if e.step == step and turned != (e.total in faces and not is_down):
            return False
        is_down |= turned
    return _outcome(hand, step, outcome, faces)


def turned_down_after(hand: Watched, rolled: int) -> tuple[str, ...]:
    """The slots of the board that a roll empties.    rolled    its place in the log"""
    after = hand.log[rolled + 1]
    return after.slots if isinstance(after, Removed) else ()


def outcome_names(hand: Watched, step: str) -> str:
    question = hand.hand.game.question(step)
    return next(o.name["en"] for o in question.outcomes if o.id == hand.hand.outcomes[step])


@claims("roll-outcome-sentence", "look-outcome-sentence")
def _outcome(hand: Watched, step: str, outcome: Phrase, faces: tuple[int, ...] = (), counts: tuple[int, ...] = ()) -> bool:  # fmt: skip
    numbers = [e.total if isinstance(e, Rolled) else e.number for _, e in in_step(hand, step, Rolled, Looked)]
    return all((n in (*faces, *counts)) == (outcome_names(hand, step) == plain(outcome)) for n in numbers)


@claims("look")
def _look(hand: Watched, step: str, colour: Phrase, street: Phrase, suits: Phrase) -> bool:
    black = bare(colour).key == "colour-black"
    first, last = hand.street(key_of(street))
    cards = [c for place, e in hand.all(Opened) if first <= place <= last for c in e.cards]
    wanted = sum((SUITS[suit_of(c)] in "cs") == black for c in cards)
    return all(e.number == wanted for _, e in in_step(hand, step, Looked))


# --- the pot, beside reading_pots


@claims("side-pot")
def _side_pot(every: list[Watched]) -> bool:
    """Nobody wins more from another player than he or she has put in, at tables where some are all-in for less."""
    game, rng = every[0].hand.game, random.Random(6)
    for _ in range(6):
        hand = random_hand(game, usual_stakes(game), random_stacks(every[0].seats, rng), rng)
        own = {e.seat: 0 for e in hand.log if isinstance(e, Posted | Acted)}
        dead = 0
        for e in hand.log:
            if isinstance(e, Posted) and e.what in ("big-blind-ante", "button-ante", "dead-blind"):
                dead += e.chips
            elif isinstance(e, Posted) and e.what == "bring-in" and game.forced_bets.ante == "button":
                own = {seat: chips + e.chips for seat, chips in own.items()}  # posted for everybody
            elif isinstance(e, Posted | Acted):
                own[e.seat] += e.chips
        for seat in own:
            won = sum(e.chips for e in hand.log if isinstance(e, Won) and e.seat == seat)
            if won > dead + sum(min(own[seat], chips) for chips in own.values()):
                return False
    return True


@claims("match-short")
def _match_short(every: list[Watched]) -> bool:
    """Who was in, did not win and has less than the pot pays all of it."""
    game, rng = every[0].hand.game, random.Random(6)
    for _ in range(20):
        stakes = usual_stakes(game)
        hand = random_hand(
            game, stakes, [stakes.ante + rng.randint(0, 4) for _ in range(game.players[1])][:4], rng
        )
        won = sum(e.chips for e in hand.log if isinstance(e, Won))
        for e in hand.log:
            if isinstance(e, Matched) and e.chips < won and hand.stacks[e.seat] > 0:
                return False
    return True


@claims("match-rest")
def _match_rest(every: list[Watched]) -> bool:
    """Of a large pot a part stays."""
    game = every[0].hand.game
    hands = (watched(game, 3, random.Random(seed), carried=10_000) for seed in range(9))
    return all(
        sum(e.chips for _, e in hand.all(LeftOver)) >= 10_000 - sum(hand.won.values()) for hand in hands
    )


@claims("match-tie")
def _match_tie(hand: Watched) -> bool:
    return not {*hand.won} & {e.seat for _, e in hand.all(Matched)}


@claims("match-pot")
def _match_pot(hand: Watched) -> bool:
    won = sum(hand.won.values())
    losers = {*inside(hand)} - {*hand.won}
    return (
        not hand.won
        or len(inside(hand)) < 2
        or {e.seat: e.chips for _, e in hand.all(Matched)} == dict.fromkeys(losers, won)
    )


@claims("qualifier-worst")
def _worst(hand: Watched, ranks: str) -> bool:
    """No weaker low without a pair and with its highest rank; the next rank is one too many."""
    low = real_book().rankings["ace-to-five"]
    worst = threshold(low, ranks)
    return all(low.value(of_ranks("".join(it))) >= worst for it in combinations(_ranks_to(ranks[0]), 5))


def _ranks_to(rank: str) -> str:
    return "A" + RANKS[: RANKS.index(rank) + 1]


@claims("board-needs-lows")
def _board_needs(hand: Watched, step: str, n: int, rank: str) -> bool:
    """Where somebody has a low, so many ranks lie on the board.    step    the share that the rule is of"""
    takes = min(board for it in hand.hand.game.showdown if it.id == step for _, board in it.uses)
    return takes == n and (not _low_won(hand, step) or len(_ranks_on_board(hand, {*_ranks_to(rank)})) >= n)


@claims("board-needs-rolled")
def _board_needs_rolled(hand: Watched, n: int) -> bool:
    top = next(iter(e.total for _, e in hand.all(Rolled)), 2)
    takes = min(
        board for it in hand.hand.game.showdown if it.ranking.rules.wins_lowest for _, board in it.uses
    )
    return takes == n and (not _low_won(hand) or len(_ranks_on_board(hand, {*("A" + RANKS)[:top]})) >= n)


def _low_won(hand: Watched, share: str = "") -> bool:
    shown = hand.hand.showdowns
    lows = (
        [s.id for s in shown[0].shares if s.ranking.rules.wins_lowest and share in ("", s.id)]
        if shown
        else []
    )
    return any(value for id_ in lows for value in shown[0].values[id_].values())


def _ranks_on_board(hand: Watched, allowed: set[str]) -> set[str]:
    return {RANKS[rank_of(c)] for c in hand.hand.board.values()} & allowed


@claims("roll-cap")
def _roll_cap(hand: Watched, faces: tuple[int, ...]) -> bool:
    """After these totals nobody has a low; after others somebody may."""
    total = next(iter(e.total for _, e in hand.all(Rolled)), 0)
    lows = [it for it in shares_in_force(hand.hand.game, hand.hand.outcomes) if it.ranking.rules.wins_lowest]
    return (total in faces) != bool(lows) and not (total in faces and _low_won(hand))


@claims("qualifier-rolled")
def _differ(hand: Watched, n: int) -> bool:
    paired = at_least(real_book().rankings["ace-to-five"], Sentence("no-pair"))(of_ranks("A2344"[:n])) is None
    return paired and any(it.ranking.size == n for it in hand.hand.game.showdown)


# --- how hands compare


def _suited(ranks: str) -> tuple[int, ...]:
    return tuple(RANK_ONE[RANKS.index(r)] + SUIT_ONE[0] for r in ranks)


def scale(step: str, hand: Watched) -> Ranking:
    """The ranking that a rule explains, as it is called in the game."""
    return next(s.ranking for s in hand.hand.game.showdown if step == f"ranking-{s.ranking.id}")


def _descending(ranking: Ranking, *hands: tuple[int, ...]) -> bool:
    worth = [ranking.value(hand) for hand in hands]
    return worth == sorted(worth, reverse=True) and len({*worth}) == len(worth)


@claims("scale-a5")
def _a5(hand: Watched, step: str, best: str, **named: Phrase) -> bool:
    it = scale(step, hand)
    wheel = it.value(of_ranks(best.replace("-", "")))
    return wheel == it.value(_suited("5432A")) and _descending(it, of_ranks("5432A"), of_ranks("6432A"), of_ranks("KQJT9"), of_ranks("22345"))  # fmt: skip


@claims("scale-27")
def _27(hand: Watched, step: str, best: str, wheel: str, **named: Phrase) -> bool:
    it = scale(step, hand)
    order = ("76542", "5432A", "22345", "22334", "22234", "65432")
    return _descending(it, of_ranks(best.replace("-", "")), *map(of_ranks, order), _suited("75432")) and (
        wheel == "A-5-4-3-2"
    )


@claims("scale-a6")
def _a6(hand: Watched, step: str, best: str, **named: Phrase) -> bool:
    it = scale(step, hand)
    return _descending(it, of_ranks(best.replace("-", "")), of_ranks("6532A"), of_ranks("KQJ92"), of_ranks("AA234"), of_ranks("5432A"), _suited("6432A"))  # fmt: skip


@claims("scale-high")
def _usual(hand: Watched, step: str) -> bool:
    order = ("AAAAK", "AAAKK", "5432A", "AAAKQ", "AAKKQ", "AAKQJ", "AKQJ9")
    return _descending(scale(step, hand), _suited("KQJT9"), *map(of_ranks, order))


@claims("scale-face-first")
def _face_first(hand: Watched, step: str, ranks: tuple[str, ...], n: int, **named: Phrase) -> bool:
    it = scale(step, hand)
    return (
        n == it.size
        and all(it.value(of_ranks("5432A98"[:6] + rank)) > it.value(of_ranks("5432A98")) for rank in ranks)
        and _descending(it, of_ranks("J5432A9"), of_ranks("KKKKQQ9"), of_ranks("5432A98"))
    )


@claims("compare-low-cards")
def _lower_card(hand: Watched, step: str) -> bool:
    return _descending(scale(step, hand), of_ranks("8543A"), of_ranks("8643A"), of_ranks("9543A"))


@claims("scale-low-rank-suit", "scale-high-suit", "scale-high-rank-suit")
def _sets(hand: Watched, step: str, max: int, key: str) -> bool:
    """Four ranks and suits beat strong sets with a suit or, where that is said, a rank twice."""
    it = scale(step, hand)
    rainbow, paired = of_ranks("6532"), of_ranks("6552")
    three = sorted(it.value((*_suited(a), *of_ranks(b)[2:])) for a, b in (("65", "JJ32"), ("A2", "JJKQ")))[-1]
    repeats = "rank" not in key
    return it.value(rainbow) > three and (it.value(paired) > three) == repeats and max == 4


@claims("scale-larger-low", "scale-larger-high")
def _larger(hand: Watched, step: str, key: str) -> bool:
    """Four cards beat three; of four, the lower or higher highest card."""
    it, low = scale(step, hand), key.endswith("low")
    three = (*_suited("32"), *of_ranks("KQ54")[2:])
    strong, weak = (of_ranks("7432"), of_ranks("8432")) if low else (of_ranks("8432"), of_ranks("7432"))
    return _descending(it, strong, weak, three)


@claims("scale-lowest-straight", "aces-both")
def _lowest_straight(hand: Watched, step: str, cards: str) -> bool:
    """These cards are a straight, and no straight is weaker."""
    it, ranks = scale(step, hand), cards.replace("-", "")
    made = it.made(of_ranks(ranks))
    lowest = min(map(it.value, map(of_ranks, ("".join(RANKS[r] for r in s) for s in it.rules.straights))))
    return made.category == "straight" and it.value(of_ranks(ranks)) == lowest


@claims("aces-low", "aces-high")
def _aces(hand: Watched, key: str) -> bool:
    """One of the rankings of the game has the ace there."""
    place = -1 if key == "aces-low" else 0
    shares = hand.hand.game.showdown
    return any(s.ranking.rules.ranks[place] == ACE for s in shares) or any(s.down_suit for s in shares)


@claims("scale-straight-only")
def _only_straights(hand: Watched) -> bool:
    lows = [s.ranking for s in hand.hand.game.showdown if s.ranking.rules.classes == ("straight",)]
    return all(
        it.value(of_ranks("5432A")) > it.value(of_ranks("65432")) > 0 == it.value(of_ranks("7432A"))
        for it in lows
    )


@claims("total-above")
def _above(hand: Watched, n: str) -> bool:
    totals = [s.ranking for s in hand.hand.game.showdown if s.ranking.rules.compare == "total"]
    above = of_ranks("T98K" if n == "27" else "7K")
    return any(
        it.value(of_ranks("2")) > it.value(above) > 0 for it in totals if points_text(it.rules.target) == n
    )


@claims("points-capped")
def _capped(hand: Watched, limit: int) -> bool:
    it = next(s.ranking for s in hand.hand.game.showdown if s.ranking.rules.compare == "points")
    best = next(text for _, text in it.classes())
    return best.partition(" ")[0] == str(limit) and _descending(it, of_ranks("T9A2"[: 4 if limit == 22 else 2] + ("2" if limit == 21 else "")), of_ranks("T9A"), of_ranks("T9"))  # fmt: skip


@claims("points-more-cards")
def _more_cards(hand: Watched) -> bool:
    it = next(s.ranking for s in hand.hand.game.showdown if s.ranking.rules.compare == "points")
    return it.value(of_ranks("T542")) > it.value(of_ranks("T92"))


@claims("points-highest", "points-lowest")
def _by_points(hand: Watched, key: str) -> bool:
    it = next(s.ranking for s in hand.hand.game.showdown if s.ranking.rules.compare == "points")
    more, fewer = it.value(of_ranks("TTTT9")), it.value(of_ranks("TTTTK"))
    return (more > fewer) == (key == "points-highest")


# --- what another game has, of which `base` are hands

FORCED = {"relative-blinds": "blind", "relative-ante": "ante", "relative-bring-in": "bring-in"}


def _forced(hand: Watched, word: str) -> bool:
    posted = any(word in e.what for _, e in hand.all(Posted))
    return posted or (word == "bring-in" and any(e.verb == word for _, e in hand.all(Acted)))


@claims("relative-without")
def _left_out(every: list[Watched], base: list[Watched], rules: tuple[Phrase, ...]) -> bool:
    """What is left out happens in the base, and not here."""

    def happens(hands: list[Watched], rule: Sentence) -> bool:
        if rule.key in FORCED:
            return any(_forced(hand, FORCED[rule.key]) for hand in hands)
        step = value_of(rule, "step")
        step = value_of(step, "step") if step.key == "relative-step" else step
        if step.key == "at-street" and (name := key_of(value_of(step, "street"))) in DEALS:
            return name in {f"street-{getattr(it, 'street', '')}" for it in hands[0].hand.game.play}
        return any(_comes(hand, step) for hand in hands)

    return all(happens(base, bare(rule)) and not happens(every, bare(rule)) for rule in rules)


def _comes(hand: Watched, point: Sentence) -> bool:
    """Whether a hand has come to the point that is named."""
    try:
        if point.key == "at-street":
            return bool(hand.street(key_of(value_of(point, "street"))))
        if point.key == "at-betting-preflop":
            return hand.rounds[0][0] < hand.openings[0][0]
        if point.key == "at-betting-on":
            _, come = hand.street(key_of(value_of(point, "street")))
            return hand.bets_between(come, hand.next_step(come)) > 0
    except (IndexError, StopIteration):
        return False
    return bool(discards(hand) if bare(value_of(point, "step")).key == "step-discard" else hand.draws)


@claims("relative-streets")
def _renamed(every: list[Watched], base: list[Watched], there: tuple[Phrase, ...], here: tuple[Phrase, ...], n: int) -> bool:  # fmt: skip
    """After a street here players hold as many cards as after the one that it is called elsewhere."""

    def deals(hands: list[Watched]) -> int:
        return max(len(hand.steps(Dealt)) for hand in hands)

    numbers = [[DEALS.index(it.key) for it in names] for names in (there, here)]
    shift = {a - b for a, b in zip(*numbers, strict=True)}
    return shift == {1} and len(here) == len(there) == n and deals(every) == deals(base) - 1


@claims("relative-moved")
def _moved(every: list[Watched], base: list[Watched], step: Phrase, to: Phrase, off: Phrase) -> bool:
    """Here it comes where the sentence says, and in the base at the other place."""
    drawn = bare(value_of(step, "step")).key.endswith("draw")

    def so(hand: Watched, place: Sentence) -> bool:
        moment = (hand.steps(Drew)[0] if drawn else discards(hand)[0])[0]
        come, opened = hand.street(key_of(value_of(place, "street")))
        first, last = next(it for it in hand.rounds if it[0] > opened)
        if place.key == "at-street":
            return moment < come if place.register.startswith("before") else opened < moment
        return moment < first if place.register.startswith("before") else last < moment

    return all(so(hand, to) for hand in every) and all(so(hand, off) for hand in base)


@claims("relative-said-there")
def _said_there(every: list[Watched], base: list[Watched], rule: Sentence) -> bool:
    """A rule of the pot or of limits that the base has, and this game not."""

    def said(hand: Watched) -> bool:
        game = hand.hand.game
        rules = (*pot_rules(game), *tie_rules(game), *limit_rules(game))
        return any({*sentences(rule)} & {*sentences(it.text)} for it in rules)

    return said(base[0]) and not said(every[0])


# --- what players do that no event shows, said so that a dealer knows it

PROCEDURES = {
    "stand-pat": "a word for exchanging no card",
    "openers-proof": "the first bettor's proof after folding",
    "without-action": "when a player all-in from a blind throws cards away",
    "rows-button-moves": "where the button is in the next deal",
}

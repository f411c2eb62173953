"""What a head claims of cards: how many, when they come, when they go, how the board is opened."""

from __future__ import annotations

from itertools import islice, pairwise
from typing import Any

from claim_tables import Claim, into
from msgspec.structs import replace
from reading_cards import bare
from real_book import real_book
from watched import Watched, dealt, hands_of_ways, rarer_hands

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Draw, Remove
from poker_rulebook.cards import RANKS, rank_of
from poker_rulebook.language.sentences import Phrase, Sentence
from poker_rulebook.play.events import (
    Acted,
    Beaten,
    CardsPut,
    Community,
    Dealt,
    Drew,
    Extra,
    Flashed,
    Laid,
    Opened,
    Passed,
    Posted,
    Removed,
    Rolled,
    Shuffled,
    Took,
    Turned,
    TurnedUp,
    WordSaid,
)
from poker_rulebook.play.exchanges import REFUSE
from poker_rulebook.play.questions import ToPut
from poker_rulebook.play.table import Table

CLAIMS: dict[str, Claim] = {}
claims = into(CLAIMS)
NOUNS = {
    "essence-sentence", "essence-list", "essence-street", "essence-number", "essence-own-thrown", "essence-divided-hand",
    "essence-for-side", "essence-more-cards", "essence-span", "essence-outcome", "essence-pass-left", "essence-pass-across", "essence-pass-right",
    "street-flop", "street-turn", "street-river", "street-vela", "street-fourth", "commas", "together", "colour-black", "colour-red",
}  # fmt: skip


def value_of(phrase: Any, name: str) -> Any:
    return dict(bare(phrase).values)[name]


def usual(hand: Watched) -> list[int]:
    """The seats that are not in Fantasyland."""
    return [seat for seat in range(hand.seats) if seat not in hand.hand.fantasyland]


def numbers(phrases: tuple[Phrase, ...]) -> list[int]:
    return [value_of(it, "n") for it in phrases]


def key_of(street: Any) -> str:
    """The street that a phrase names."""
    while isinstance(street, Sentence) and not street.key.startswith("street-"):
        street = value_of(street, "street")
    return street.key


def discards(hand: Watched) -> list[tuple[int, CardsPut]]:
    return [(place, e) for place, e in hand.all(CardsPut) if e.verb.event == "discarded"]


def with_no_bet(hand: Watched) -> list[CardsPut]:
    """Discards that come between betting rounds, not with an action."""
    acted = {e.step for _, e in hand.all(Acted)}
    return [e for _, e in discards(hand) if e.step not in acted]


def discarded_by_all(hand: Watched, low: int, high: int, n: int) -> bool:
    """Whether everybody discards n cards between two places of the log, at once or one after the other."""
    there = [e for place, e in discards(hand) if low < place < high]
    return {sum(len(e.cards) for e in there if e.seat == seat) for seat in range(hand.seats)} == {n}


# --- own cards


@claims("essence-hole-cards")
def _hole_cards(hand: Watched, n: int) -> bool:
    """Before any card of the board, or where there is none before the first bet."""
    first = hand.openings[0][0] if hand.openings else hand.rounds[0][0]
    return hand.total(0, first) == n


@claims("essence-cards-each")
def _cards_each(hand: Watched, n: int) -> bool:
    return hand.passed or hand.total() == n


@claims("essence-others")
def _for_others(hand: Watched, n: int) -> bool:
    return hand.counts() == (0, n) and not any(Dealt is type(e) and not e.up for _, e in hand.all(Dealt))


@claims("essence-up")
def _all_up(hand: Watched, n: int) -> bool:
    return _stud(hand, 0, n, n)


@claims("essence-stud", "essence-stud-thrown")
def _stud(hand: Watched, down: int, up: int, n: int, thrown: object = None, left: object = None) -> bool:
    """Before any card of the board, as later cards are told by themselves."""
    first = hand.openings[0][0] if hand.openings else None
    return hand.passed or (down + up == n and _receive(hand, down, up, first))


def _receive(hand: Watched, down: int, up: int, until: int | None) -> bool:
    """Whether everybody is dealt so many cards that lie face down and up, up to a place of the log."""
    seats = range(hand.seats) if not hand.has(Flashed) else range(0)
    each = {
        (sum(len(e.cards) - e.up for e in dealt), sum(e.up for e in dealt))
        for dealt in (hand.dealt(seat, 0, until) for seat in seats)
    }
    ended = hand.hand.community  # a card for all stands for the last one of everybody
    return each <= {(down, up)} or bool(ended)


@claims("essence-hole-cards-some")
def _some_hole_cards(hand: Watched, counts: tuple[Phrase, ...]) -> bool:
    return hand.total() in numbers(counts)


@claims("essence-kept")
def _kept(hand: Watched, n: int, low: int, high: int) -> bool:
    first, last = hand.rounds[0]
    there = [e for place, e in discards(hand) if first <= place <= last + 1]
    rest = [n - len(e.cards) for e in there]
    bounds = {(n - it.most, n - it.fewest) for it, _ in hand.hand.answered if isinstance(it, ToPut)}
    first_dealt = hand.total(
        0, hand.openings[0][0] if hand.openings else None
    )  # later cards are told by themselves
    return (
        first_dealt == n
        and len(there) == hand.seats
        and bounds == {(low, high)}
        and low <= min(rest)
        and max(rest) <= high
    )


@claims("essence-divided")
def _divided(hand: Watched, n: int, hands: tuple[Phrase, ...]) -> bool:
    puts = [(place, e) for place, e in hand.all(CardsPut) if e.verb.event == "divided"]
    sizes = [numbers(hands)] * hand.seats
    in_time = all(place < hand.street("street-flop")[0] for place, _ in puts)
    return in_time and hand.total() == n and [[*map(len, e.bins.values())] for _, e in puts] == sizes


@claims("essence-hole-cards-first", "essence-as-picked")
def _first_cards(hand: Watched, n: int) -> bool:
    """Before any card of the board and anything that is said, with more to come in some hand."""
    first = min(place for place, _ in hand.all(Opened, Laid, WordSaid))
    return hand.total(0, first) == n


@claims("essence-left")
def _left(hand: Watched, n: int) -> bool:
    """The cards of players who are still in at the end."""
    ended = not hand.hand.showdowns or hand.hand.community
    return bool(ended) or all(len(hand.hand.own[seat]) == n for seat in hand.hand.seats_in())


@claims("essence-own-keeps", "essence-own-keeps-passed")
def _own_keeps(hand: Watched, own: Phrase, n: int) -> bool:
    """What is left when the last cards have come and gone."""
    last = max(place for place, _ in hand.all(Dealt, Opened, Drew, Passed))
    return {*map(len, hand.hand.own)} == {n} and all(place > last for place, _ in discards(hand))


@claims("essence-stud-more")
def _stud_more(hand: Watched, n: int, down: int, up: int, more: int, street: Phrase) -> bool:
    comes, _ = hand.street(key_of(street))
    return _stud(hand, down + more, up, n + more) and discarded_by_all(hand, -1, comes, more)


@claims("essence-later", "essence-later-each", "essence-with", "essence-with-each")
def _later(hand: Watched, cards: Phrase, streets: tuple[Phrase, ...], key: str) -> bool:
    """After the betting on each street or with it, and before any other card of the board."""
    bets, n = 1 if key.startswith("essence-later") else 0, value_of(cards, "n")
    face = bare(cards).key.removeprefix("essence-more-cards").removeprefix("-")

    def of_the_face(event: Dealt) -> bool:
        return not face or (face == "up") == bool(event.up)

    def so(street: Phrase) -> bool:
        _, opened = hand.street(key_of(street))
        until = min((place for place, _ in hand.all(Opened) if place > opened), default=len(hand.log))
        deals = [it for it in hand.steps(Dealt) if opened < it[0] < until and it[2][0].step not in hand.draws]
        deals = [it for it in deals if of_the_face(it[2][0])]
        told = [it for it in deals if hand.over(opened) or hand.bets_between(opened, it[0]) == bets]
        return (
            sum(len(events[0].cards) for _, _, events in told) >= n
            if hand.over(opened)
            else (
                sum(len(events[0].cards) for _, _, events in told) == n
                and all(len({len(e.cards) for e in events}) == 1 for _, _, events in told)
            )
        )

    return all(map(so, streets))


@claims("essence-more-cards-up", "essence-more-cards-down")
def _more_of_a_face(hand: Watched, n: int, key: str) -> bool:
    """At least so many cards come so once the board has begun."""
    first = min((place for place, _ in hand.all(Opened, Laid)), default=len(hand.log))
    later = [e for place, e in hand.all(Dealt) if place > first]
    faces = [e.up if key.endswith("-up") else len(e.cards) - e.up for e in later]
    return not later or sum(faces) >= n


@claims("essence-more")
def _more(hand: Watched, cards: Phrase) -> bool:
    """So many cards after the first of the board, beside those that are told with a street."""
    n = value_of(cards, "n")
    return hand.total(min(place for place, _ in hand.all(Opened, Laid))) >= n


# --- what is thrown away


@claims(
    "essence-thrown-before", "essence-thrown-before-each", "essence-thrown-down", "essence-thrown-down-each"
)
def _thrown_before(
    hand: Watched, said: list[Sentence], key: str, n: int, streets: tuple[Phrase, ...]
) -> bool:
    """Everybody throws so many away between the bets, or the cards, before each street, and nothing else is thrown away."""
    for street in streets:
        comes, _ = hand.street(key_of(street))
        before = [last for _, last in hand.rounds] + [place for place, _ in hand.all(Dealt, Opened)]
        if not discarded_by_all(hand, max(place for place in before if place < comes), comes, n):
            return False
    every = [it for it in said if it.key.startswith(key.rpartition("thrown")[0] + "thrown-")]
    return len(discards(hand)) == hand.seats * sum(len(value_of(it, "streets")) for it in every)


@claims("essence-thrown-after-deal", "essence-thrown-after-deal-each")
def _thrown_after_deal(hand: Watched, n: int, streets: tuple[Phrase, ...]) -> bool:
    def so(street: Phrase) -> bool:
        _, come = hand.street(key_of(street))
        bet = min((first for first, _ in hand.rounds if first > come), default=len(hand.log))
        return discarded_by_all(hand, come, bet, n)

    return all(map(so, streets))


@claims("essence-thrown-after-bet", "essence-thrown-after-bet-each")
def _thrown_after_bet(hand: Watched, n: int, streets: tuple[Phrase, ...]) -> bool:
    def so(street: Phrase) -> bool:
        _, come = hand.street(key_of(street))
        until = min((place for place, _ in hand.all(Dealt, Opened) if place > come), default=len(hand.log))
        put = [e for place, e in discards(hand) if come < place < until and hand.bets_between(come, place)]
        thrown = {sum(len(e.cards) for e in put if e.seat == seat) for seat in range(hand.seats)}
        return thrown == {n} or hand.over(come)

    return all(map(so, streets))


@claims("essence-thrown-first")
def _thrown_first(hand: Watched, n: int) -> bool:
    return discarded_by_all(hand, -1, hand.rounds[0][0], n)


@claims("essence-thrown-draw")
def _thrown_before_draw(hand: Watched, n: int) -> bool:
    return hand.passed or discarded_by_all(hand, hand.rounds[0][1], hand.steps(Drew)[0][0], n)


@claims("essence-thrown-end")
def _thrown_in_the_end(hand: Watched, n: int) -> bool:
    last = max(place for place, _ in hand.all(Dealt, Opened, Drew, Passed))
    return discarded_by_all(hand, last, len(hand.log), n)


@claims("essence-thrown-meanwhile")
def _thrown_meanwhile(hand: Watched, n: int) -> bool:
    """So many, beside those that are told with a street or a draw."""
    return hand.passed or all(
        sum(len(e.cards) for e in with_no_bet(hand) if e.seat == seat) >= n for seat in range(hand.seats)
    )


# --- draws, rounds, and what stands in the place of bets


@claims("essence-draws")
def _draws(hand: Watched, n: int) -> bool:
    return hand.passed or len(hand.steps(Drew)) == n


@claims("draw-face-up")
def _exchanged_as_they_lay(hand: Watched) -> bool:
    """Every player shows as many cards after an exchange as before it."""

    def so(before: Table, e: Drew, after: Table) -> bool:
        return len(before.up[e.seat]) == len(after.up[e.seat])

    refused = any(e.verb is REFUSE for _, e in hand.all(CardsPut))  # then single cards come face up
    return refused or all(so(*it) for it in hand.hand.moments() if isinstance(it.event, Drew))


def _sides(hand: Watched, streets: tuple[Phrase, ...]) -> list[int]:
    """Of each draw, how many betting rounds lie between the street it is named after and it; -1 for another place."""
    found = []
    for (first, _, _), street in zip(hand.steps(Drew), streets, strict=True):
        _, come = hand.street(key_of(street))
        later = min((p for p, _ in hand.all(Opened) if p > come), default=len(hand.log))
        bets = min(hand.bets_between(come, first), 1) if come < first < later else -1
        found.append(bets + (not bets and hand.over(come)))
    return found


@claims("essence-draws-after")
def _draws_after(hand: Watched, n: int, streets: tuple[Phrase, ...]) -> bool:
    return len(hand.steps(Drew)) == n and _sides(hand, streets) == [1] * n


@claims("essence-draws-before")
def _draws_before(hand: Watched, n: int, streets: tuple[Phrase, ...]) -> bool:
    return len(hand.steps(Drew)) == n and _sides(hand, streets) == [0] * n


@claims("essence-rounds", "card-rounds-range")
def _rounds(every: list[Watched], low: int, high: int) -> bool:
    """Nobody being all-in before the last; where cards are taken, of players who take none and of those who always do."""
    game = every[0].hand.game
    if any(hand.has(Took) for hand in every):
        every = [dealt(game, 2, 1, takes=takes) for takes in ("none", "all")]
    elif low < high:
        every = [*every, *rarer_hands(game)]
    ended = [hand for hand in every if not hand.passed]
    found = {len(hand.rounds) for hand in ended if len(game.bets) == 1 or not _ends_early(hand)}
    return not found or (min(found), max(found)) == (low, high)


def _ends_early(hand: Watched) -> bool:
    """Whether somebody is all-in before the last round."""
    return any(e.all_in for first, _ in hand.rounds[:-1] or hand.rounds for e in hand.acting(first))


@claims("card-rounds")
def _rounds_on_card(every: list[Watched], n: int) -> bool:
    return _rounds(every, n, n)


@claims("essence-taken")
def _taken(hand: Watched) -> bool:
    """Turns in which each who is asked takes one card or none, and one betting round after every turn."""
    turns = [place for place, _ in hand.all(Took) if not isinstance(hand.log[place + 1], Took)]
    ends = [*turns[1:], len(hand.log)]
    singly = all(len(e.cards) <= 1 for _, e in hand.all(Took))
    return hand.passed or (
        singly
        and bool(turns)
        and all(hand.bets_between(*both) == 1 for both in zip(turns, ends, strict=True))
    )


@claims("essence-beaten")
def _beaten(hand: Watched, n: int) -> bool:
    """Whoever has turned up cards beats all others or is out, and a betting round follows while several are in."""
    turned = hand.all(Turned, Beaten)
    ends = [at for (at, e), (_, after) in pairwise(turned) if e.seat != after.seat] + [turned[-1][0]]
    ends = [at + isinstance(hand.log[at + 1], Extra) for at in ends]
    best = all(_beats_or_is_out(hand, at) for at in ends)
    rounds = sum(hand.when(at + 1).players > 1 for at in ends)
    return (
        best
        and len(hand.rounds) == rounds
        and {len(e.cards) for _, e in hand.all(Dealt) if type(e) is Dealt} == {n}
    )


def _beats_or_is_out(hand: Watched, at: int) -> bool:
    table, seat = hand.when(at + 1), hand.log[at].seat
    worth = hand.showing(real_book().rankings["high"], at + 1)
    return not table.live[seat] or all(
        worth[seat] > worth[other] for other in table.seats_in() if other != seat
    )


@claims("beat")
def _out_when_all_is_up(hand: Watched) -> bool:
    return all(not hand.when(at).down(e.seat) for at, e in hand.all(Beaten))


@claims("extra-card-turned-down", "extra-card-turned-up")
def _turned_extra(hand: Watched, rank: Phrase) -> bool:
    """A card of the rank that is turned up is followed at once by a card for the same seat, and nothing else is."""
    return all(
        (rank_key(e.card) == rank.key) == isinstance(hand.log[at + 1], Extra) for at, e in hand.all(Turned)
    )


@claims("essence-stay-together", "essence-stay-in-turn")
def _stay(hand: Watched) -> bool:
    said = [e for _, e in hand.all(WordSaid)]
    return not hand.rounds and len(said) == hand.seats and {e.word for e in said} <= {"in", "out"}


@claims("essence-blinds")
def _blinds(hand: Watched) -> bool:
    return any("blind" in e.what for _, e in hand.all(Posted))


# --- the board


def opened(hand: Watched) -> list[int]:
    """How many cards every opening brings into sight."""
    return [sum(len(e.slots) for e in events) for _, _, events in hand.openings]


@claims("essence-board")
def _board(hand: Watched, n: int) -> bool:
    return sum(opened(hand)) == n


@claims("essence-board-streets")
def _board_streets(hand: Watched, n: int) -> bool:
    return opened(hand) == [3, 1, 1] and n == 5


@claims("essence-board-rows", "essence-board-grid")
def _board_rows(hand: Watched, rows: int, n: int) -> bool:
    return sum(opened(hand)) == rows * n and all(each % rows == 0 for each in opened(hand))


@claims("essence-boards")
def _boards(hand: Watched, boards: int, n: int) -> bool:
    return sum(opened(hand)) == boards * n and all(each % boards == 0 for each in opened(hand))


@claims("essence-boards-down")
def _boards_down(hand: Watched, boards: int, n: int) -> bool:
    return sum(len(e.slots) for _, e in hand.all(Laid)) == boards * n and not hand.has(Opened)


@claims("essence-board-down", "essence-board-hidden")
def _board_down(hand: Watched, n: int, form: Phrase = "") -> bool:
    return sum(len(e.slots) for _, e in hand.all(Laid)) == n and not hand.has(Opened)


@claims("essence-board-at-once", "essence-board-single")
def _board_at_once(hand: Watched, n: int = 1) -> bool:
    return hand.passed or opened(hand) == [n]


@claims("essence-board-singly")
def _board_singly(hand: Watched, n: int) -> bool:
    return opened(hand) == [1] * n


@claims("essence-board-spit")
def _board_spit(hand: Watched, n: int) -> bool:
    return sum(opened(hand)) == n and opened(hand)[0] == 1 and hand.openings[0][1] < hand.rounds[0][0]


@claims("essence-board-flop-first")
def _board_flop_first(hand: Watched, n: int) -> bool:
    first, second, *_ = hand.openings
    return sum(opened(hand)) == n and opened(hand)[0] > 1 and first[1] < hand.rounds[0][0] < second[0]


@claims("essence-board-dealt")
def _board_dealt(hand: Watched, n: int, parts: tuple[Phrase, ...]) -> bool:
    return opened(hand) == numbers(parts) and sum(opened(hand)) == n


@claims("essence-turned-up-singly", "essence-turned-up-singly-last")
def _turned_up_singly(hand: Watched, last: Phrase = "") -> bool:
    return opened(hand) == [1] * len(hand.hand.board) and hand.has(TurnedUp) and not hand.hand.hidden


@claims("essence-turned-up", "essence-turned-up-several")
def _turned_up(hand: Watched, times: int, last: Phrase) -> bool:
    return len(hand.steps(TurnedUp)) == times and not hand.hand.hidden


@claims("essence-from-deck", "essence-from-deck-joker")
def _deck(hand: Watched, deal: Phrase, n: int, jokers: int = 0) -> bool:
    there = full(hand)
    return len(there) == n + jokers and sum(card >= 1 << 56 for card in there) == jokers


def full(hand: Watched) -> list[int]:
    """Every card of the deck."""
    return [*hand.hand.dealer.deck]


# --- cards that move


@claims("essence-pass")
def _pass(hand: Watched, ways: tuple[Phrase, ...]) -> bool:
    """Each way with how many cards are passed, in this order."""
    claimed = [(way.key, n) for way in ways for n in numbers(value_of(way, "counts"))]
    steps = hand.steps(Passed)
    if [(len(e.cards)) for _, _, events in steps for e in events[:1]] != [n for _, n in claimed]:
        return False
    moves = {"essence-pass-left": 1, "essence-pass-right": hand.seats - 1}
    return all(
        way not in moves or all((e.seat + moves[way]) % hand.seats == e.to for e in events)
        for (way, _), (_, _, events) in zip(claimed, steps, strict=True)
    )


@claims("essence-expose-laid")
def _expose_laid(hand: Watched) -> bool:
    puts = [e for _, e in hand.all(CardsPut) if e.verb.event == "exposed"]
    return bool(puts) and all(len(e.cards) == 1 for e in puts)


@claims("essence-may-expose")
def _may_expose(hand: Watched) -> bool:
    return hand.passed or any(e.verb.event == "exposed" for _, e in hand.all(CardsPut))


@claims("essence-expose")
def _expose(hand: Watched) -> bool:
    """After every deal everybody has exactly one card face down."""
    ends = [last + 1 for _, last, _ in hand.steps(Dealt)]
    return all(
        len(own) - len(up) == 1
        for end in ends
        for t in [hand.when(end)]
        for own, up in zip(t.own, t.up, strict=True)
    )


@claims("extra-card-down", "extra-card-up")
def _extra(hand: Watched, rank: Phrase) -> bool:
    """A card of the rank dealt face up is followed at once by a card for the same seat, and nothing else is."""
    for place, event in ((p, e) for p, e in hand.all(Dealt) if type(e) is Dealt):
        brings = sum(rank_key(card) == rank.key for card in event.cards[len(event.cards) - event.up :])
        after = hand.log[place + 1] if place + 1 < len(hand.log) else None
        follows = isinstance(after, Extra) and after.seat == event.seat
        if bool(brings) != follows:
            return False
    return True


def rank_key(card: int) -> str:
    return f"rank-{RANKS[rank_of(card)]}" if card < 1 << 56 else "joker"


@claims("remove-rows")
def _remove(hand: Watched) -> bool:
    gone = hand.all(Removed)
    return not gone or gone[0][0] > hand.openings[-1][1]


@claims("essence-die-turns-down", "essence-die-turns-down-or-none")
def _die(hand: Watched, times: int, key: str) -> bool:
    turning = {it.id for it in hand.hand.game.rolls if any(o.turns_down for o in it.outcomes)}
    rolls = [e for _, e in hand.all(Rolled) if e.step in turning]
    fallen = {card for _, e in hand.all(Removed) for card in e.cards}
    asked = [hand.hand.game.question(roll.step).outcomes for roll in rolls]
    downs = [
        o.turns_down for roll, them in zip(rolls, asked, strict=True) for o in them if roll.total in o.faces
    ]
    named = {{**hand.hand.board, **hand.hand.aside}[slot] for slot in downs if slot}
    never = any(not o.turns_down for them in asked for o in them)
    return len(rolls) == times and fallen == named and never == key.endswith("-or-none")


@claims("order-seat-one-button")
def _seat_one(hand: Watched) -> bool:
    return all(events[0].seat == hand.hand.seat_one for _, _, events in hand.steps(Dealt))


# --- facts


@claims("fact:players")
def _players(every: list[Watched], value: Phrase) -> bool:
    return _seats(every, value_of(value, "low"), value_of(value, "high"))


@claims("card-players")
def _seats(every: list[Watched], low: int, high: int) -> bool:
    """Hands are dealt to so few and to so many."""
    game = every[0].hand.game
    seats = {hand.seats for hand in (*every, *(dealt(game, n, 0) for n in game.players))}
    return (low, high) == (min(seats), max(seats))


def in_numbers(value: Any) -> set[int]:
    """The numbers that a fact gives: one, a range, or a few."""
    said = dict(bare(value).values)
    if "low" in said:
        return {*range(said["low"], said["high"] + 1)}
    return {said["n"]} if "n" in said else set(said["counts"])


@claims("fact:own-cards")
def _own(hand: Watched, value: Any) -> bool:
    """Of a hand that is played to its end."""
    said = bare(value)
    if hand.passed:
        return True
    if said.key == "fact-cards-at-once":
        tables = (hand.when(place) for place in range(len(hand.log) + 1))
        if max(len(own) + len(it.community) for it in tables for own in it.own) > value_of(said, "n"):
            return False
        said = value_of(said, "cards")
    if said.key == "fact-cards-extra":
        said = value_of(said, "cards")
    if said.key == "fact-cards-down-up":
        both = (value_of(said, "down"), value_of(said, "up"))
        exposing = any(e.verb.event == "exposed" for _, e in hand.all(CardsPut))
        all_dealt = hand.total() + len(hand.hand.community)
        return all_dealt == sum(both) if exposing else _receive(hand, *both, None)
    if hand.hand.game.open_face:
        return all(
            sum(len(e.cards) for e in hand.dealt(s)) in in_numbers(value)
            for s in range(hand.seats)
            if s not in hand.hand.fantasyland
        )
    last = len(hand.hand.community)  # for everybody in place of one each
    return hand.passed or hand.total() + last in in_numbers(said)


@claims("fact:board")
def _board_fact(hand: Watched, value: Any) -> bool:
    return hand.passed or sum(opened(hand)) in in_numbers(value)


@claims("fact:draws")
def _draws_fact(hand: Watched, value: Any) -> bool:
    return _draws(hand, in_numbers(value).pop())


@claims("fact:deck")
def _deck_fact(hand: Watched, value: Any) -> bool:
    said = bare(value)
    if said.key == "fact-deck-joker":
        return _deck_on_card(hand, value_of(value_of(said, "cards"), "n"), value_of(said, "n"))
    return _deck_on_card(hand, value_of(said, "n"))


@claims("card-deck", "card-deck-joker")
def _deck_on_card(hand: Watched, n: int, jokers: int = 0) -> bool:
    return _deck(hand, "", n - jokers, jokers)


@claims("fact:betting-rounds")
def _rounds_fact(every: list[Watched], value: Any) -> bool:
    if bare(value).key == "fact-rounds-turns":
        return all(hand.all(Turned) and hand.rounds for hand in every)
    return _rounds(every, min(in_numbers(value)), max(in_numbers(value)))


@claims("fact:cards-at-showdown")
def _at_showdown(every: list[Watched], value: Any) -> bool:
    """Own cards and board of players who are in at the end. Board cards that tie keep all rows."""
    game = every[0].hand.game
    ranks = sorted({rank_of(card) for card in game.deck.cards})
    low, high = (RANKS[ranks[n]] for n in (0, -1))
    rivers = [
        [it + suit for it, suit in zip(tied, "cdhs", strict=True)] for tied in (low * 4, low * 2 + high * 2)
    ]
    ties = [
        dealt(game, game.players[0], 1, board=dict(zip(step.slots, river, strict=False)))
        for step in game.play if isinstance(step, Remove) for river in rivers
    ]  # fmt: skip
    found = set[int]()
    taking = [dealt(game, game.players[0], 1, takes=takes) for takes in ("none", "all")]
    for hand in (*every, *rarer_hands(game), *ties, *taking):
        table = hand.hand
        if table.showdowns:
            found |= {
                len(table.own[seat]) + len(table.board) + len(table.community) for seat in table.seats_in()
            }
    if any(hand.has(Took) for hand in every):  # whoever takes may stop at any number
        found = {*range(min(found), max(found) + 1)}
    return found == in_numbers(value) if found else True


@claims("fact:cards-seen")
def _seen(every: list[Watched], value: Any) -> bool:
    """The most that a player sees: own cards with the board, and cards of one other; with all draws, and all extra cards."""
    said, game = bare(value), every[0].hand.game
    if game.open_face:
        hands = [hand for hand in every if len(usual(hand)) == hand.seats]
    else:
        ways = ("first", "any")  # cards that may be refused come singly
        found = (
            dealt(game, game.players[0], seed, draws=ways[seed % 2], takes="first") for seed in range(200)
        )
        hands = [
            *hands_of_ways(game, game.players[0]),
            *islice((hand for hand in found if not hand.passed), 24),
        ]
        if game.extra_card:  # all four of the rank come to one player, at once or street by street
            owns = (
                "2s 5s 7s 4s 4h 4d 4c",
                "2s 5s 4s 7s 4h 6s 4d 8s 4c 2h 7h",
                "2s 4s 7s 4h 6s 4d 8s 4c 7h 2h",
            )
            made = [
                {"A": own.replace("4", RANKS[game.extra_card.on]), "B": "As Ah Ad Ac 3s 3h 3d"}
                for own in owns
            ]
            played = ((dealt(game, game.players[0], seed, own=own) for seed in range(40)) for own in made)
            hands += [next(hand for hand in several if not hand.passed) for several in played]
    sights = [seen_by(hand, seat) for hand in hands for seat in range(hand.seats)]
    most = {"n": max(own for own, _ in sights), "others": max(shown for _, shown in sights)}
    return all(number == most[name] for name, number in said.values)


def seen_by(hand: Watched, seat: int) -> tuple[int, int]:
    """How many cards a player has seen of its own and on the board, and how many of its cards all others.

    A card that comes back after the stub has been shuffled counts again.
    """
    hidden = {step.id for step in hand.hand.game.deals if step.to_others}
    unseen = sum(len(e.cards) for _, e in hand.all(Dealt) if e.step in hidden and e.seat == seat)
    own, up = -unseen, 0
    for moment in hand.hand.moments():
        before, after = (
            ({*it.own[seat]}, {*it.up[seat]}, _laid(it, seat)) for it in (moment.before, moment.after)
        )
        drawn = (
            isinstance(moment.event, Drew) and moment.event.seat == seat
        )  # perhaps what was thrown away before
        own += len(moment.event.received) if drawn else len((after[0] | after[2]) - before[0] - before[2])
        up += len((after[1] | after[2]) - before[1] - before[2])
    return own + sum(len(e.slots) for _, e in hand.all(Opened, TurnedUp)), up


def _laid(table: Table, seat: int) -> set[int]:
    """The cards in the rows of a seat."""
    return {card for row in table.rows[seat].values() for card in row} if table.game.open_face else set()


@claims("fact:most-players", "fact:most-players-draws")
def _most(every: list[Watched], value: Any) -> bool:
    """So many are served before any draw without a card that is missing, and one more is not."""
    game, most = every[0].hand.game, in_numbers(value).pop()
    return _served(game, most) and not _served(game, most + 1)


def _served(game: Game, seats: int) -> bool:
    """Whether the deck gives so many players all their cards, and the cards that may come besides, if nobody draws or takes."""
    free = (replace(step, fewest=0) if isinstance(step, Draw) else step for step in game.play)
    try:
        hands = hands_of_ways(replace(game, play=tuple(free)), seats, "dealer-left-draw")
        if game.beat and game.extra_card:  # which of these cards are turned up, luck decides
            hands += [dealt(game, seats, seed) for seed in range(60)]
    except (IndexError, ValueError):
        return False
    return not any(hand.has(Shuffled) or hand.has(Community) for hand in hands)

"""What a head claims of open-face games: rows, how cards are placed, points, Fantasyland."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from claim_tables import Claim, into
from claims_of_deals import usual, value_of
from named_hands import at_least, floor
from reading_cards import bare
from watched import Watched

from poker_rulebook.book.parts import OpenFace
from poker_rulebook.cards import RANK_ONE, RANKS, SUIT_ONE, rank_of
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Phrase, Sentence
from poker_rulebook.language.wording import hand_kind
from poker_rulebook.play.events import Dealt, Fouled, Paid, Placed, ToFantasyland
from poker_rulebook.play.openface import unseen
from poker_rulebook.play.rows import Score, next_fantasyland, pairings, payments, scored
from poker_rulebook.ranking import Ranking

CLAIMS: dict[str, Claim] = {}
claims = into(CLAIMS)
NOUNS = {
    "essence-row", "essence-row-low", "rows-the", "rows-fact-row", "rows-hand-in", "rows-hand-exactly-in", "essence-enters",
    "rows-points-short", "hand-low", "rows-pot-short", "rows-pot-rows",
}  # fmt: skip


def row_id(hand: Watched, name: Phrase) -> str:
    return next(row.id for row in hand.hand.rules.rows if row.name["en"] == plain(name))


@claims("essence-layout", "essence-layout-short")
def _layout(hand: Watched, n: int, rows: tuple[Phrase, ...] = ()) -> bool:
    """Everybody lays so many cards in three rows, each of the size that is named."""
    sizes = {row_id(hand, value_of(r, "row")): value_of(r, "n") for r in rows if r.key == "essence-row"}
    return all(
        len(lying) == 3 and sum(map(len, lying.values())) == n and all(len(lying[row]) == size for row, size in sizes.items())
        for lying in hand.hand.rows
    )  # fmt: skip


def turns(hand: Watched, seat: int) -> list[tuple[int, int]]:
    """Of every placing of a seat, how many cards it laid and how many it threw away."""
    return [(sum(map(len, e.rows.values())), len(e.thrown)) for _, e in hand.all(Placed) if e.seat == seat]


@claims("essence-layout-closed")
def _layout_closed(hand: Watched, n: int, rows: tuple[Phrase, ...]) -> bool:
    """Everybody receives all cards before anybody lays one, and none lies face up before."""
    dealt = [(when, e) for when, e in hand.all(Dealt)]
    first = min(when for when, _ in hand.all(Placed))
    return _layout(hand, n, rows) and all(
        when < first and len(e.cards) == n and not e.up for when, e in dealt
    )


@claims("essence-placed-closed")
def _placed_closed(hand: Watched) -> bool:
    """One placing of everybody, of which the others see nothing."""
    laid = [e for _, e in hand.all(Placed)]
    return len(laid) == hand.seats and all(unseen(hand.hand.game, e.step) for e in laid)


@claims("essence-rows-only", "essence-rows-royalties")
def _rows_without_fantasyland(hand: Watched) -> bool:
    pairs = {frozenset((e.seat, e.other)) for _, e in hand.all(Paid)}
    return len(pairs) <= hand.seats * (hand.seats - 1) // 2 and not hand.all(ToFantasyland)


@claims("essence-placed")
def _placed(hand: Watched, n: int, times: int) -> bool:
    return all(turns(hand, seat).count((n, 0)) == times for seat in usual(hand))


@claims("essence-placed-of")
def _placed_of(hand: Watched, n: int, of: int, times: int) -> bool:
    return all(turns(hand, seat).count((n, of - n)) == times for seat in usual(hand))


@claims("essence-rows", "essence-rows-short")
def _rows(hand: Watched, low: int, high: int) -> bool:
    """No chips are wagered, every two players settle, and Fantasyland has cards from `low` to `high`."""
    pairs = {frozenset((e.seat, e.other)) for _, e in hand.all(Paid)}
    return len(pairs) <= hand.seats * (hand.seats - 1) // 2 and _numbers_there(hand) == (low, high)


def _numbers_there(hand: Watched) -> tuple[int, int]:
    """The fewest and the most cards that anybody may receive in Fantasyland."""
    found = cards_there(rules(hand)) | cards_there(rules(hand), there=True)
    return min(found), max(found)


@claims("essence-row-needs")
def _row_needs(seen: Watched, row: Phrase, hand: Phrase) -> bool:
    """Who has no such hand in the row has fouled."""
    fouled, id_ = {e.seat for _, e in seen.all(Fouled)}, row_id(seen, row)
    ranking = next(r.ranking for r in seen.hand.rules.rows if r.id == id_)
    worth = at_least(ranking, hand)
    return all(seat in fouled or worth(seen.hand.layout(seat)[id_]) is not None for seat in range(seen.seats))


@claims("essence-discards-unseen")
def _unseen(hand: Watched) -> bool:
    return any(e.thrown for _, e in hand.all(Placed))


def _reaches(hand: Watched, seat: int, way: Any) -> bool:
    """Whether a row of a seat is as a way to Fantasyland asks."""
    row = row_id(hand, value_of(value_of(way, "row"), "row"))
    ranking = next(r.ranking for r in hand.hand.rules.rows if r.id == row)
    worth, cards = at_least(ranking, value_of(way, "hand")), hand.hand.layout(seat)[row]
    return worth(cards) is not None


@claims("essence-fantasyland")
def _fantasyland(every: list[Watched], ways: tuple[Phrase, ...]) -> bool:
    """Exactly those who have not fouled and have such a row go there, who were not there before."""
    for hand in every:
        fouled = {e.seat for _, e in hand.all(Fouled)}
        gone = {e.seat for _, e in hand.all(ToFantasyland)}
        for seat in usual(hand):
            reached = seat not in fouled and any(_reaches(hand, seat, value_of(way, "hand")) for way in ways)
            if reached != (seat in gone):
                return False
    return True


@claims("essence-fantasyland-both")
def _both(hand: Watched, n: int) -> bool:
    return hand.hand.rules.fantasyland.both == n


@claims("essence-fantasyland-stay")
def _stay(hand: Watched, ways: tuple[Phrase, ...], n: int) -> bool:
    fouled = {e.seat for _, e in hand.all(Fouled)}
    gone = {e.seat: e.cards for _, e in hand.all(ToFantasyland)}
    for seat in hand.hand.fantasyland:
        stays = seat not in fouled and any(_reaches(hand, seat, way) for way in ways)
        if stays != (seat in gone) or gone.get(seat, n) != n:
            return False
    return cards_there(rules(hand), there=True) == {n}


# --- what the rules claim


@claims("rows-deal-together", "rows-deal-face-up")
def _dealt_together(hand: Watched, key: str, step: str, n: int) -> bool:
    """Everybody, who is not in Fantasyland, receives so many cards each time, all face down or all face up."""
    dealt, up = [e for _, e in hand.all(Dealt) if e.step == step], n if key.endswith("up") else 0
    return all((len(e.cards), e.up) == (n, up) and e.seat in usual(hand) for e in dealt) and bool(dealt)


@claims("rows-lay", "rows-lay-on-turn", "rows-lay-some-on-turn")
def _lay(hand: Watched, step: str, n: int, received: int | None = None, rest: int = 0) -> bool:
    """In turn, each so many cards into rows, and the others thrown away."""
    laid = [e for _, e in hand.all(Placed) if e.step == step]
    times = [(sum(map(len, e.rows.values())), len(e.thrown)) for e in laid]
    dealt = [len(e.cards) for _, e in hand.all(Dealt) if e.step == step]
    order = [e.seat for e in laid][: len(usual(hand))] == usual(hand)
    return {*times} == {(n, rest)} and order and received in (None, *dealt) and len({*dealt}) < 2


@claims("rows-repeat")
def _repeat(hand: Watched, step: str, n: int, total: int) -> bool:
    laid = [e for _, e in hand.all(Placed) if e.step == step]
    full = all(sum(map(len, hand.hand.rows[seat].values())) == total for seat in usual(hand))
    return full and all([e.seat for e in laid].count(seat) == n for seat in usual(hand))


@claims("rows-discards", "rows-there-rest")
def _discards(hand: Watched) -> bool:
    """No card that was thrown away is dealt again, or lies in a row."""
    thrown = {card for _, e in hand.all(Placed) for card in e.thrown}
    lying = {card for rows in hand.hand.rows for row in rows.values() for card in row}
    dealt = [card for _, e in hand.all(Dealt) for card in e.cards]
    return not thrown & lying and len(dealt) == len({*dealt})


@claims("rows-row-kind")
def _row_kind(hand: Watched, step: str, kind: Phrase) -> bool:
    row = next(row for row in hand.hand.rules.rows if step == f"row-{row.id}")
    return hand_kind(row.ranking) == kind


@claims("rows-qualifier")
def _row_qualifier(seen: Watched, row: Phrase, hand: Phrase) -> bool:
    return _row_needs(seen, value_of(row, "row"), hand)


@claims("rows-at-least", "rows-free")
def _order_of_rows(every: list[Watched], row: Phrase, other: Phrase = "") -> bool:
    """Who has a row weaker than one that it must equal has fouled; what is not compared may be anything."""
    for hand in every if other else ():
        fouled = {e.seat for _, e in hand.all(Fouled)}
        mine, theirs = (row_id(hand, value_of(it, "row")) for it in (row, other))
        ranking = next(r.ranking for r in hand.hand.rules.rows if r.id == mine)
        for seat in range(hand.seats):
            lying = hand.hand.layout(seat)
            if _as_five(ranking, lying[mine]) < _as_five(ranking, lying[theirs]) and seat not in fouled:
                return False
    return True


def _as_five(ranking: Ranking, cards: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """How rows of three and five cards compare: the class, then the ranks in the order of their weight."""
    counts = Counter(map(rank_of, cards))
    shape = sorted(((n, rank) for rank, n in counts.items()), reverse=True)
    if len(cards) == 3:
        order = {(1, 1, 1): 0, (2, 1): 1, (3,): 3}[tuple(n for n, _ in shape)]
    else:
        order = [*reversed(ranking.rules.classes), ""].index(ranking.made(cards).category)
        order = {"high-card": 0, "one-pair": 1, "two-pair": 2, "three-of-a-kind": 3}.get(
            ranking.made(cards).category, 4 + order
        )
    return order, tuple(rank for _, rank in shape)


@claims("rows-enter")
def _enter(every: list[Watched], hands: tuple[Phrase, ...]) -> bool:
    return _fantasyland(every, tuple(Sentence("way", (("hand", it),)) for it in hands))


@claims("rows-enter-both")
def _enter_both(hand: Watched, n: int) -> bool:
    return _both(hand, n)


@claims("rows-stay")
def _rules_stay(hand: Watched, hands: tuple[Phrase, ...], n: int) -> bool:
    return _stay(hand, hands, n)


@claims("rows-enter-cards")
def _enter_cards(hand: Watched, n: int) -> bool:
    more = hand.hand.rules.fantasyland.both
    return cards_there(rules(hand)) == {n, more or n} and {
        e.cards for _, e in hand.all(ToFantasyland) if e.seat in usual(hand)
    } <= {n, more or n}


@claims("rows-enter-numbers")
def _enter_numbers(hand: Watched, numbers: tuple[Phrase, ...]) -> bool:
    """Of the hands that are named, the strongest that the front reaches says how many cards there are."""
    front = hand.hand.rules.rows[0]
    for _, e in hand.all(ToFantasyland):
        reached = [
            value_of(it, "n") for it in numbers
            if at_least(front.ranking, value_of(it, "hand"))(hand.hand.layout(e.seat)[front.id]) is not None
        ]  # fmt: skip
        if e.seat in usual(hand) and e.cards != max(reached, default=0):
            return False
    return True


@claims("relative-royalties")
def _royalties(hand: Watched, step: str, lines: tuple[Phrase, ...]) -> bool:
    """A hand of each line, alone in its row, earns its points."""
    row = next(row for row in hand.hand.rules.rows if step == f"royalties-{row.id}")
    for line in lines:
        noun = bare(value_of(line, "hand"))
        ranks = value_of(noun, "ranks" if noun.key == "hand-low" else "rank")
        low = ranks.replace("-", "") if noun.key == "hand-low" else ranks + "5432"
        low = "86432" if ranks == "8" else "76432" if ranks == "7" else low
        cards = tuple(RANK_ONE[RANKS.index(r)] + SUIT_ONE[n % 4] for n, r in enumerate(low))
        worth = row.ranking.value(cards)
        earned = [it.amount for it in hand.hand.rules.royalties if it.row == row.id and worth >= it.floor]
        if max(earned, default=0) != int(value_of(line, "points")):
            return False
    return True


@claims(*(f"rows-win-cap-{way}" for way in ("both-stacks", "order", "stacks-at-start", "payer")))
def _win_cap(hand: Watched, key: str) -> bool:
    """What a payment never exceeds, where the players have brought few chips; and in which order the pairs pay."""
    rules, stacks = hand.hand.rules, [4, 9, 40][: hand.seats]
    pairs = pairings(rules, [scored(rules, hand.hand.layout(seat)) for seat in range(hand.seats)])
    left, won = list(stacks), [0] * hand.seats
    for pair, chips in zip(pairs, payments(rules, pairs, stacks), strict=True):
        payer, winner = (pair.second, pair.first) if chips > 0 else (pair.first, pair.second)
        if key.endswith("both-stacks") and abs(chips) > min(left[payer], left[winner]):
            return False
        for seat, sign in ((payer, -1), (winner, 1)):
            left[seat], won[seat] = left[seat] + sign * abs(chips), won[seat] + sign * abs(chips)
    capped = not key.endswith("stacks-at-start") or all(abs(n) <= s for n, s in zip(won, stacks, strict=True))
    in_order = [(pair.first, pair.second) for pair in pairs] == [*combinations(range(hand.seats), 2)]
    return capped and in_order and min(left) >= 0


@claims("rows-card-rows")
def _row_sizes_on_card(hand: Watched, rows: Phrase) -> bool:
    return _row_sizes(hand, rows)


@claims("fact:rows-fact-rows")
def _row_sizes(hand: Watched, value: Any) -> bool:
    rows = [bare(it) for it in value_of(bare(value), "items")]
    return all(
        len(lying[row_id(hand, value_of(r, "row"))]) == value_of(r, "n")
        for lying in hand.hand.rows
        for r in rows
    )


@claims("fact:rows-fact-rounds")
def _rounds(hand: Watched, value: Any) -> bool:
    n = value_of(bare(value), "n")
    return all(len(turns(hand, seat)) == n for seat in usual(hand))


@claims("fact:rows-fact-there")
def _there(hand: Watched, value: Any) -> bool:
    said = bare(value)
    return (value_of(said, "low"), value_of(said, "high")) == _numbers_there(hand)


# --- what winning rows pays, and cards in Fantasyland


def rules(hand: Watched) -> OpenFace:
    return hand.hand.rules


def paid(of: OpenFace, won: int, fouled: bool = False) -> int:
    """What a player who wins so many rows and ties the others receives from another; or from one who has fouled."""
    rows = [row.id for row in of.rows]
    mine, theirs = ({row: 2 if n < better else 1 for n, row in enumerate(rows)} for better in (won, 0))
    return pairings(of, [Score(False, mine, {}), Score(fouled, theirs, {})])[0].points


@claims(
    "rows-row",
    "rows-deal-closed",
    "rows-lay-closed",
    "short-place",
    "short-place-face-up",
    "short-place-on-turn",
    "short-place-some-on-turn",
    "short-place-times",
    "picture-placed",
    "part:RowsLaid",
)
def _laid(
    every: list[Watched], key: str, step: str, n: int = 0, placed: int = 0, times: int = 0, **more: Any
) -> bool:
    """Cards of a row; cards that are received and laid at once, and how often."""
    hand = next(it for it in every if usual(it))
    seat = usual(hand)[0]
    if key == "rows-row":
        return len(hand.hand.layout(seat)[step.removeprefix("row-")]) == n
    laid = [e for _, e in hand.all(Placed) if e.seat == seat and e.step == step]
    if times or key.endswith("-times"):
        return len(laid) == (times or n)
    got = {sum(map(len, e.rows.values())) + len(e.thrown) for e in laid}
    return got == {n} and (not placed or {sum(map(len, e.rows.values())) for e in laid} == {placed})


@claims("rows-there", "rows-there-first")
def _total(hand: Watched, total: int) -> bool:
    return sum(row.cards for row in rules(hand).rows) == total == sum(map(len, hand.hand.layout(0).values()))


@claims("rows-score", "rows-card-row")
def _each_row(hand: Watched, n: int) -> bool:
    return paid(rules(hand), 1) == n


@claims("rows-score-most", "rows-card-most")
def _most_rows(hand: Watched, rows: int, n: int) -> bool:
    """Winning so many rows brings more, and one row fewer does not."""
    return (paid(rules(hand), rows) - rows * paid(rules(hand), 1), paid(rules(hand), rows - 1)) == (
        n,
        (rows - 1) * paid(rules(hand), 1),
    )


@claims("rows-score-all", "rows-card-all")
def _all_rows(hand: Watched, n: int) -> bool:
    every = len(rules(hand).rows)
    return paid(rules(hand), every) - paid(rules(hand), every - 1) - paid(rules(hand), 1) == n


@claims("rows-fouled", "rows-fouled-more", "rows-card-foul", "rows-card-foul-royalties")
def _fouled(hand: Watched, n: int) -> bool:
    return paid(rules(hand), 0, fouled=True) == n


def cards_there(of: OpenFace, there: bool = False) -> set[int]:
    """Cards of the next deal in Fantasyland, after each line by itself and after two rows; 0 for a usual deal."""
    lines = of.fantasyland.stay if there else of.fantasyland.enter
    none = dict.fromkeys((row.id for row in of.rows), 0)
    each = [none | {line.row: line.floor} for line in lines]
    pairs = [a | {line.row: line.floor} for a in each for line in lines]
    return {next_fantasyland(of, Score(False, values, {}), there=there) for values in (*each, *pairs)} - {0}


@claims("essence-enters", "rows-enter-number", "rows-card-number", "rows-card-number-exactly")
def _enters(seen: Watched, hand: Phrase, n: int) -> bool:
    """The weakest hand of that name, in the row that has it, brings so many cards."""
    of, noun = rules(seen), bare(hand)
    in_row = noun.key in ("rows-hand-in", "rows-hand-exactly-in")
    noun = bare(value_of(noun, "hand")) if in_row else noun
    found = set()
    for row in of.rows:
        if any(line.row == row.id for line in of.fantasyland.enter):
            try:
                least = floor(row.ranking, noun)
            except KeyError:
                continue
            values = dict.fromkeys((it.id for it in of.rows), 0) | {row.id: least}
            found.add(next_fantasyland(of, Score(False, values, {}), there=False))
    return n in found


@claims("rows-card-enter-both")
def _enter_both(hand: Watched, n: int) -> bool:
    return rules(hand).fantasyland.both == n


@claims("rows-card-stay")
def _card_stay(hand: Watched, hands: tuple[Phrase, ...], n: int) -> bool:
    return cards_there(rules(hand), there=True) == {n}

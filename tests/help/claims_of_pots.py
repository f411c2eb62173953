"""What a head claims of the pot: which hand wins it, made of which cards, in how many parts, and what if nobody has one.

The strongest hand is found by trying every choice of cards that the sentence allows, with the ranking that it names.
Where several rankings have one name ("high hand"), those are tried whose peculiarities the head tells.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import Any, NamedTuple

from claim_tables import Claim, into
from claims_of_deals import bare, key_of, value_of
from real_book import real_book
from watched import Watched

from poker_rulebook.book.checks.game_file import MOST_COMPARED
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
from poker_rulebook.play.comparing import Compared, layout_in_force
from poker_rulebook.play.events import LeftOver, Matched, Rolled, Won, WordSaid
from poker_rulebook.play.pots import winners_of
from poker_rulebook.ranking import Ranking
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.scales import dealt_from, unusual
from poker_rulebook.view.sentences import Paragraph, Phrase, Sentence, Shaped, Written
from poker_rulebook.view.wording import hand_kind, hand_name, points_text, scale_name

CLAIMS: dict[str, Claim] = {}
claims = into(CLAIMS)
NOUNS = {
    "essence-strongest", "essence-strongest-or-better", "essence-strongest-no-pair", "essence-strongest-from", "essence-strongest-or-better-by", "essence-strongest-whole", "hand-badugi", "essence-use-best-own", "essence-side", "essence-part", "essence-or-better", "essence-by-scale",
    "essence-low-by-dice", "essence-card-highest", "essence-card-lowest", "essence-closest", "essence-points-highest",
    "essence-points-lowest", "essence-points-capped", "essence-use-any", "essence-use-any-of-own", "essence-use-best",
    "essence-use-own", "essence-use-any-own", "essence-use-kept", "essence-use-either", "essence-use-hand", "essence-use-hand-at-most",
    "essence-use-hand-exactly", "essence-use-exactly", "essence-use-at-most", "essence-from-board", "essence-from-each-row",
    "essence-from-its-board", "essence-from-one-board", "essence-from-one-line", "essence-from-remaining",
    "essence-way", "essence-ways", "or-better", "no-pair", "hand-points", "hand-total", "hand-two-pair", "hand-three-of-a-kind",
    "hand-four-of-a-kind", "hand-full-house", "hand-flush", "hand-straight", "hand-high-card", "hand-high-badugi",
    "hand-ranks", "hand-ahead", "hand-straight-flush", "hand-five-of-a-kind", "hand-four-card-flush", "hand-four-card-straight",
    "hand-one-card", "down-suit-highest", "down-suit-lowest", "one-of-hearts",
    "one-of-spades", "hand-kind-high", "hand-kind-low", "hand-kind-badugi", "hand-kind-high-badugi", "hand-kind-points",
    "hand-kind-named", "hand-one-pair", "side-high", "side-low", "side-badugi", "side-draw", "side-five-card", "side-omaha",
    "side-points", "side-holdem", "side-middle", "side-upper", "side-lower", "side-with-article", "overview-shares",
    "overview-qualified", "wild-after", "wild-after-too", "wild-lowest-own-down-card", "wild-rank", "wild-rank-of-number", "wild-rank-of-place", "essence-of-divided", "pot-strongest", "pot-closest", "pot-card-highest", "pot-card-lowest", "wild-only-board-card",
    *(f"ranks-{rank}" for rank in RANKS), *(f"rank-{rank}" for rank in RANKS), *(f"suit-{suit}" for suit in SUITS),
}  # fmt: skip
# Claims inside these hold only where the outcome that they name has come.
CONDITIONAL = {
    "essence-ways",
    "essence-ways-using",
    "roll-when-rule",
    "choice-when-rule",
    "roll-when-round",
    "choice-when-round",
}
Worth = Callable[[Sequence[int]], float | None]


class Side(NamedTuple):
    """A hand that wins something, and the cards that make it."""

    hand: Phrase
    use: Phrase = ""


def parts_of(phrase: Any, but: Collection[str] = ()) -> Iterator[Sentence]:
    """Every message of a phrase, outermost first. but    messages whose parts are left out"""
    if isinstance(phrase, Sentence):
        yield phrase
        for _, value in () if phrase.key in but else phrase.values:
            yield from parts_of(value, but)
    elif isinstance(phrase, (Paragraph, tuple, list)):
        for part in phrase.parts if isinstance(phrase, Paragraph) else phrase:
            yield from parts_of(part, but)
    elif isinstance(phrase, Shaped):
        yield from parts_of(phrase.of, but)


# --- which ranking a hand is named after


def fitting(rankings: Iterable[Ranking], hand: Watched, said: list[Sentence]) -> list[Ranking]:
    """Of rankings with one name those that have all ranks of the deck, and whose peculiarities the head tells."""
    told, deck = {_plain_key(s) for s in said}, hand.hand.game.deck
    dealt = {rank_of(card) for card in deck.cards}
    return [it for it in rankings if dealt <= {*it.rules.ranks} and {*unusual(dealt_from(it, deck))} <= told]


def _plain_key(sentence: Sentence) -> Phrase:
    return Sentence(sentence.key, sentence.values)


def rankings_named(kind: Phrase) -> Iterator[Ranking]:
    return (it for it in real_book().rankings.values() if hand_kind(it) == kind)


def worths(noun: Phrase, hand: Watched, said: list[Sentence]) -> list[Worth]:
    """What the noun may mean: for every ranking of that name, what cards are worth; None for no such hand."""
    key, values = (noun.key, dict(noun.values)) if isinstance(noun, Sentence) else ("", {})
    if key in ("essence-side", "essence-of-divided"):
        return worths(values["hand"], hand, said)
    if key == "essence-strongest":
        return worths(values["hand"], hand, said)
    if key in ("essence-strongest-or-better", "essence-strongest-no-pair"):
        named = Sentence(key.removeprefix("essence-strongest-"), noun.values)
        return [at_least(real_book().rankings[low], named) for low in ("ace-to-five", "deuce-to-seven")]
    if key == "essence-strongest-or-better-by":
        named = Sentence("or-better", (("rank", values["rank"]),))
        return [at_least(r, named) for r in fitting(rankings_named(values["hand"]), hand, said)]
    if key == "essence-strongest-whole":
        named = fitting(real_book().rankings.values(), hand, said)
        return [at_least(r, values["hand"]) for r in named if has_hand(r, values["hand"])]
    if key == "essence-strongest-from":
        kind = values["hand"]
        by_scale = isinstance(kind, Sentence) and kind.key == "essence-by-scale"
        of_name = (
            [r for r in real_book().rankings.values() if scale_name(r) == value_of(kind, "scale")]
            if by_scale
            else rankings_named(kind)
        )
        named = [*fitting(of_name, hand, said)] or [*fitting(rankings_named(_kind("high")), hand, said)]
        return [at_least(r, values["weakest"]) for r in named if has_hand(r, values["weakest"])]
    if key == "essence-or-better":
        high = fitting(rankings_named(_kind("high")), hand, said)
        known = [r for r in high if has_hand(r, values["hand"])]
        return [at_least(r, values["hand"]) for r in known or having(values["hand"], hand, said)]
    if key in ("or-better", "no-pair"):
        return [
            at_least(real_book().rankings["ace-to-five"], noun),
            at_least(real_book().rankings["deuce-to-seven"], noun),
        ]
    if key == "essence-by-scale":
        return [plainly(r) for r in real_book().rankings.values() if scale_name(r) == values["scale"]]
    if key == "essence-low-by-dice":
        return [lambda cards: low_up_to(hand, cards)]
    if key.startswith("essence-card-"):
        return [
            plainly(r)
            for r in real_book().rankings.values()
            if r.size == 1 and r.rules.wins_lowest == key.endswith("lowest")
        ]
    if key.startswith("essence-points-"):
        points = [r for r in real_book().rankings.values() if r.rules.compare == "points"]
        return [
            plainly(r)
            for r in points
            if (r.rules.at_most, r.rules.wins_lowest) == (values.get("limit"), key.endswith("lowest"))
        ]
    if key == "essence-closest":
        return [
            plainly(r)
            for r in real_book().rankings.values()
            if r.rules.compare == "total" and points_text(r.rules.target) == values["n"]
        ]
    named = fitting(
        rankings_named(noun), hand, said
    )  # a side or a divided hand is named after a plain high hand
    return [plainly(r) for r in named or fitting(rankings_named(_kind("high")), hand, said)]


def _kind(which: str) -> Phrase:
    return Sentence(f"hand-kind-{which}")


def plainly(ranking: Ranking) -> Worth:
    """No hand is worth 0."""
    return lambda cards: _worth(ranking, cards) or None


def at_least(ranking: Ranking, weakest: Phrase) -> Worth:
    floor = _floor(ranking, weakest)
    return lambda cards: value if (value := _worth(ranking, cards)) >= floor else None


def _worth(ranking: Ranking, cards: Sequence[int]) -> int:
    """What the best hand in these cards is worth; 0 where they are too few."""
    if len(cards) < ranking.smallest:
        return 0
    if len(cards) > MOST_COMPARED:
        return max(map(ranking.value, combinations(cards, ranking.size)))
    return ranking.value(tuple(cards))


@cache
def _floor(ranking: Ranking, weakest: Phrase) -> int:
    """The value of the weakest hand that a name allows: pair of sixes, eight-or-better, no pair, 21 points."""
    named, by_class = _weakest(ranking)
    key = weakest.key if isinstance(weakest, Sentence) else ""
    if key in ("or-better", "no-pair"):
        order = [*reversed(ranking.rules.ranks)]
        top = RANKS.index(value_of(weakest, "rank")) if key == "or-better" else order[-1]
        lower = combinations(order[: order.index(top)], ranking.size - 1)
        made = (_mixed((top, *rest)) for rest in lower)
        return min(ranking.value(it) for it in made if ranking.made(it).category == "high-card")
    return by_class[key.removeprefix("class-")] if key.startswith("class-") else named[_plain_name(weakest)]


def has_hand(ranking: Ranking, weakest: Phrase) -> bool:
    """Whether the name is that of a hand of a ranking."""
    named, by_class = _weakest(ranking)
    key = weakest.key if isinstance(weakest, Sentence) else ""
    return (
        key in ("or-better", "no-pair")
        or key.removeprefix("class-") in by_class
        or _plain_name(weakest) in named
    )


def having(weakest: Phrase, hand: Watched, said: list[Sentence]) -> list[Ranking]:
    """The rankings of which such a hand is one, where it is no high hand: a three-card badugi."""
    return [it for it in fitting(real_book().rankings.values(), hand, said) if has_hand(it, weakest)]


def _plain_name(hand: Phrase) -> Phrase:
    """The name of a hand in full, where a register leaves its ranks out."""
    return Sentence(hand.key, hand.values) if isinstance(hand, Sentence) else hand


@cache
def _weakest(ranking: Ranking) -> tuple[dict[Phrase, int], dict[str, int]]:
    """Of every name of a hand, and of every class, the weakest hand that has it."""
    named, by_class = dict[Phrase, int](), dict[str, int]()
    for worth, text in ranking.classes():  # the strongest first
        if ranking.rules.compare in ("points", "total"):
            total = text.partition(" with")[0]
            noun = "hand-points" if ranking.rules.compare == "points" else "hand-total"
            value: Phrase | int = int(total) if noun == "hand-points" else points_text(_halves(total))
            named[Sentence(noun, ((noun.removeprefix("hand-"), value),))] = worth
            continue
        ranks, _, suited = text.partition(" ")
        if ranks.count("-") + 1 < ranking.smallest:
            continue
        cards = tuple(
            RANK_ONE[RANKS.index(r)] + SUIT_ONE[0 if suited else n % 4]
            for n, r in enumerate(ranks.split("-"))
        )
        named[hand_name(ranking, cards)] = by_class[ranking.made(cards).category] = worth
    return named, by_class


def _halves(total: str) -> int:
    """A total as rankings by the closest count it: in halves."""
    return int(2 * float(total))


def _mixed(ranks: Sequence[int]) -> tuple[int, ...]:
    return tuple(RANK_ONE[rank] + SUIT_ONE[n % 4] for n, rank in enumerate(ranks))


def low_up_to(hand: Watched, cards: Sequence[int]) -> float | None:
    """An ace-to-five low with no rank above the total of the dice; aces are 1."""
    top = next(e.total for _, e in hand.all(Rolled))
    ranks = [1 if rank_of(c) == ACE else rank_of(c) + 2 for c in cards]
    if len({*ranks}) < 5 or max(ranks) > top:
        return None
    return real_book().rankings["ace-to-five"].value(tuple(cards))


# --- which cards make a hand


def choices(
    use: Phrase, own: Sequence[int], groups: Sequence[Sequence[int]], k: int = 5
) -> Iterator[Sequence[int]]:
    """Every choice of cards that a sentence allows, as large as the strongest hand in it can be found."""
    key, values = (use.key, dict(use.values)) if isinstance(use, Sentence) else ("", {})
    if key == "essence-use-exactly":
        yield from _exactly(
            own,
            groups,
            values["own"],
            value_of(values["board"], "n") if isinstance(values["board"], Sentence) else values["board"],
        )
    elif key == "essence-use-hand-exactly":
        yield from _exactly(own, groups, values["own"], values["board"])
    elif key in ("essence-use-at-most", "essence-use-hand-at-most"):
        most = _most_of_board(values.get("board", ""))
        for n in range(values["own"] + 1):
            lying = (b for group in groups for b in combinations(group, min(most, len(group))))
            yield from (mine + b for b in lying for mine in combinations(own, n))
    elif key == "essence-use-either":
        yield from _exactly(own, groups, values["own"], values["board"])
        yield from combinations(own, values["all"])
    elif key == "essence-use-kept":
        yield from _exactly(own, groups, len(own), max(0, k - len(own)))
    elif key.startswith("essence-use-best") and values["n"] == len(own) and values["k"] < 4:
        yield from combinations(own, values["k"])  # of a badugi perhaps fewer cards than it could have
    elif (
        (key.startswith("essence-use-best") and values["n"] == len(own))
        or key in ("essence-use-own", "essence-use-any-own", "essence-use-any-of-own")
        or not groups
        or not use
    ):
        yield tuple(own)
    else:
        named = (
            values.get("n") if key == "essence-use-best" else None
        )  # how many cards there are to choose from
        yield from ((*own, *group) for group in groups if named in (None, len(own) + len(group)))


def _most_of_board(board: Phrase) -> int:
    """How many cards of the board a hand may have, where a number is named."""
    named = dict(bare(board).values).get("n") if isinstance(bare(board), Sentence) else None
    return named if isinstance(named, int) else 99


def _exactly(
    own: Sequence[int], groups: Sequence[Sequence[int]], n: int, m: int
) -> Iterator[tuple[int, ...]]:
    return (a + b for a in combinations(own, n) for group in groups for b in combinations(group, m))


def groups_of(use: Phrase, hand: Watched, number: int) -> list[tuple[int, ...]]:
    """The parts of the board from which a hand may take its cards; where lines cross, as the picture shows them."""
    keys = {it.key for it in parts_of(use)}
    board, table = hand.hand.board, hand.hand
    layout = layout_in_force(table.game, table.outcomes)
    if not board or layout is None:
        return []
    lines = [tuple(board[s] for s in g) for g in layout.groups if all(s in board for s in g)]
    if "essence-from-each-row" in keys:
        return [tuple(g) for g in product(*(tuple(board[s] for s in row) for row in layout.one_from_each))]
    if keys & {"essence-from-its-board", "essence-each-board"} or (number >= 0 and len(lines) > 1):
        return [lines[number]]
    if keys & {"essence-from-one-board", "essence-from-one-line", "essence-from-remaining"}:
        return lines
    return [tuple(board.values())]


def own_of(side: Side, hand: Watched, seat: int) -> tuple[int, ...]:
    """A player's cards for a side: those of the divided hand that it is named after, or those of one suit face down."""
    table = hand.hand
    if seat in table.divided:
        names = {plain(Written(tuple(sorted(p.name.items())))): p.id for p in table.game.divided}
        noun = value_of(side.hand, "hand")
        if isinstance(noun, Sentence) and noun.key == "essence-of-divided":
            noun = value_of(noun, "divided")
        return table.divided[seat][names[plain(noun)]]
    return tuple(table.own[seat]) + table.community


def wild(hand: Watched, said: list[Sentence], seat: int) -> set[int]:
    """The ranks that the head calls wild for a player."""
    ranks: set[int] = set()
    for it in said if hand.hand.game.has_wild_cards else ():
        if it.key == "essence-wild":
            ranks |= {RANKS.index(w.key[-1]) for w in value_of(it, "which") if w.key.startswith("ranks-")}
        if it.key.startswith("wild-after"):
            turned, call = hand.hand.turned(), RANKS.index(value_of(it, "rank").key[-1])
            calls = [n for n, card in enumerate(turned) if rank_of(card) == call]
            ranks |= {rank_of(card) for n in calls[-1:] for card in turned[n + 1 : n + 2]}
        if it.key == "wild-lowest-own-down-card":
            down = [c for e in hand.dealt(seat) for c in e.cards[: len(e.cards) - e.up]]
            ranks.add(min(map(rank_of, down)))
        if it.key in ("wild-rank", "wild-only-board-card"):
            ranks.add(rank_of(hand.log[hand.openings[-1][0]].cards[0]))
        if it.key in ("wild-rank-of-number", "wild-rank-of-place"):
            ranks.add(rank_of(hand.hand.board[next(v for _, v in it.values)]))
    return ranks


def values_of(
    side: Side, number: int, worth: Worth, hand: Watched, said: list[Sentence]
) -> list[float | None]:
    """What every player has for a side; None for no such hand."""
    found: list[float | None] = []
    groups = groups_of(side.use, hand, number)
    for seat in range(hand.seats):
        ranks = wild(hand, said, seat)
        own = _as_wild(own_of(side, hand, seat), ranks)
        there = [_as_wild(group, ranks) for group in groups]
        each = [worth(cards) for cards in choices(side.use, own, there)]
        found.append(max((v for v in each if v is not None), default=None))
    return found


def _as_wild(cards: Sequence[int], ranks: set[int]) -> tuple[int, ...]:
    return tuple(JOKER_WILD if c < JOKER_BUG and rank_of(c) in ranks else c for c in cards)


# --- who wins


Winners = list[list[int]]  # of each side, the seats; nobody for a hand that nobody has


def strongest(values: Sequence[float | None]) -> list[int]:
    best = max((v for v in values if v is not None), default=None)
    return [seat for seat, v in enumerate(values) if best is not None and v == best]


def by_down_suit(side: Side, hand: Watched) -> list[float | None] | None:
    """The highest or lowest card of one suit that was dealt face down; None where the side is no such card."""
    noun = next((it for it in parts_of(side.hand) if it.key.startswith("down-suit-")), None)
    if noun is None:
        return None
    suit, way = value_of(noun, "suit").key[len("one-of-")], -1 if noun.key.endswith("lowest") else 1
    found: list[float | None] = []
    for seat in range(hand.seats):
        down = [
            c for e in hand.dealt(seat) for c in e.cards[: len(e.cards) - e.up] if SUITS[suit_of(c)] == suit
        ]
        low_ace = [
            way * (-1 if way < 0 and rank_of(c) == ACE and _ace_low(hand) else rank_of(c)) for c in down
        ]
        found.append(max(low_ace, default=None))
    return found


def _ace_low(hand: Watched) -> bool:
    """In Low Chicago the ace of spades is the lowest card, unless the game says that it is the highest."""
    share = next(share for share in hand.hand.game.showdown if share.down_suit)
    return share.ranking.rules.ranks[-1] == ACE


def possible(sides: Sequence[Side], hand: Watched, said: list[Sentence]) -> list[list[Worth]]:
    """For every side the rankings that it may be named after."""
    return [worths(side.hand, hand, said) for side in sides]


def readings(
    sides: Sequence[Side],
    hand: Watched,
    said: list[Sentence],
    each: int = 0,
    of: list[list[Worth]] | None = None,
) -> list[list[list[float | None]]]:
    """For every side, what every player has by each ranking that it may be named after.

    each    how many sides each board pays, one board after the other; 0 where no board pays by itself
    """
    out = []
    for number, (side, fit) in enumerate(zip(sides, of or possible(sides, hand, said), strict=True)):
        suit = by_down_suit(side, hand)
        out.append(
            [suit] if suit else [values_of(side, number // each if each else -1, w, hand, said) for w in fit]
        )
    return out


def paid_as(hand: Watched, winners: Winners, slack: int = 4) -> bool:
    """Whether each side that is won has paid an equal part of the pot, but for odd chips."""
    pot, wanted = sum(hand.won.values()), dict.fromkeys(range(hand.seats), 0.0)
    won = [seats for seats in winners if seats]
    for seats in won:
        for seat in seats:
            wanted[seat] += pot / len(won) / len(seats)
    return all(abs(wanted[seat] - hand.won[seat]) <= slack for seat in wanted)


def decided(hand: Watched) -> bool:
    """Whether hands were compared, for one pot."""
    return bool(hand.hand.showdowns) and hand.single_pot and not hand.has(Matched)


def by_dice(side: Side) -> bool:
    """Whether the side is another one in every hand."""
    return any(it.key == "essence-low-by-dice" for it in parts_of(side.hand))


def one_reading(
    hands: list[Watched],
    sides: Sequence[Side],
    said: list[Sentence],
    pays: Callable[[Watched, Winners], bool],
    each: int = 0,
) -> bool:
    """Whether with some ranking for each side every hand was paid as the sentence says."""
    compared = [hand for hand in hands if decided(hand)]
    if not compared:
        return True
    fit = None if any(map(by_dice, sides)) else possible(sides, compared[0], said)
    found = [(hand, readings(sides, hand, said, each, fit)) for hand in compared]
    ways = product(*(range(len(it)) for it in found[0][1]))
    return any(
        all(
            pays(hand, [strongest(it[n]) for it, n in zip(by_side, way, strict=True)])
            for hand, by_side in found
        )
        for way in ways
    )


def sides_of(hands: tuple[Phrase, ...], use: Phrase = "") -> list[Side]:
    found = []
    for it in hands:
        noun = value_of(it, "hand") if it.key == "essence-side" else it
        if isinstance(noun, Sentence) and noun.key == "essence-part":
            found.append(Side(value_of(noun, "hand"), value_of(noun, "use")))
        else:
            found.append(Side(noun, use))
    return found


@claims("essence-wins", "essence-wins-using")
def _wins(every: list[Watched], said: list[Sentence], hand: Phrase, use: Phrase = "") -> bool:
    return one_reading(
        every, [Side(hand, use)], said, lambda h, w: not w[0] or _tied_by_suit(h, w[0], said) or paid_as(h, w)
    )


def _tied_by_suit(hand: Watched, winners: list[int], said: list[Sentence]) -> bool:
    """Where suits decide, one of the equal hands takes it all."""
    suits = any(s.key == "suits-decide" for s in said)
    return suits and len(hand.won) == 1 and {*hand.won} <= {*winners}


@claims("essence-split", "essence-split-using")
def _split(
    every: list[Watched], said: list[Sentence], n: int, hands: tuple[Phrase, ...], use: Phrase = ""
) -> bool:
    sides = sides_of(hands, use)
    return len(sides) == n and one_reading(every, sides, said, lambda h, w: not all(w) or paid_as(h, w))


@claims("essence-each-board")
def _each_board(every: list[Watched], said: list[Sentence], hand: Phrase, use: Phrase = "") -> bool:
    boards = len(every[0].hand.game.layouts[0].lines)
    return one_reading(
        every, [Side(hand, use)] * boards, said, lambda h, w: not all(w) or paid_as(h, w), each=1
    )


@claims("essence-each-board-split", "essence-each-board-parts")
def _board_split(
    every: list[Watched], said: list[Sentence], hands: tuple[Phrase, ...], use: Phrase = ""
) -> bool:
    """Each board pays its own best hand of every kind."""
    boards, sides = len(every[0].hand.game.layouts[0].lines), sides_of(hands, use)
    return one_reading(every, sides * boards, said, lambda h, w: not all(w) or paid_as(h, w), len(sides))


@claims("otherwise-high-of-board")
def _high_of_board(every: list[Watched], said: list[Sentence]) -> bool:
    """Where nobody has a low on a board, its high takes both parts."""
    clause = next(it for it in said if it.key.startswith("essence-each-board-"))
    sides = sides_of(value_of(clause, "hands"), dict(clause.values).get("use", ""))
    boards = len(every[0].hand.game.layouts[0].lines)

    def pays(hand: Watched, winners: Winners) -> bool:
        return paid_as(hand, [seats or winners[n - 1] for n, seats in enumerate(winners)])

    return len(sides) == 2 and one_reading(every, sides * boards, said, pays, 2)


@claims("essence-wins-matched")
def _wins_matched(every: list[Watched], said: list[Sentence], hand: Phrase) -> bool:
    """The strongest hand of those in takes the pot, up to what may be won, and every other one in pays as much."""
    found = [(seen, readings([Side(hand)], seen, said)[0]) for seen in every if len(inside(seen)) > 1]
    return not found or any(
        all(_matches(seen, by_reading[n]) for seen, by_reading in found) for n in range(len(found[0][1]))
    )


def inside(hand: Watched) -> list[int]:
    """The players who say that they are in."""
    return [e.seat for _, e in hand.all(WordSaid) if e.word == "in"]


def _matches(hand: Watched, values: list[float | None]) -> bool:
    """Whether the strongest of those in have won, and all others of them have paid as much."""
    best = max(values[seat] for seat in inside(hand))
    winners = {seat for seat in inside(hand) if values[seat] == best}
    won, paid = sum(hand.won.values()), {e.seat: e.chips for _, e in hand.all(Matched)}
    return {*hand.won} == winners and paid == dict.fromkeys({*inside(hand)} - winners, won)


@claims("essence-priority")
def _priority(every: list[Watched], said: list[Sentence], hand: Phrase, other: Phrase) -> bool:
    return one_reading(
        every, [Side(hand), Side(other)], said, lambda h, w: paid_as(h, w[:1] if w[0] else w[1:])
    )


@claims("essence-declared")
def _declared(hand: Watched, first: Phrase, second: Phrase) -> bool:
    """Nobody wins a side that he or she has not declared; each that is won pays half."""
    said = {e.seat: e.word for _, e in hand.all(WordSaid)}
    shares: dict[str, int] = {}
    for _, e in hand.all(Won):
        shares[e.share] = shares.get(e.share, 0) + e.chips
        if e.share and said.get(e.seat) not in (e.share, "both"):
            return False
    last = hand.rounds[-1][1] if hand.rounds else -1
    in_time = all(place > last for place, _ in hand.all(WordSaid))
    return in_time and (len(shares) < 2 or max(shares.values()) - min(shares.values()) <= 2)


def outcomes(hand: Watched) -> set[str]:
    """The names of what dice, colours or choices have led to, in English."""
    named = set()
    for step, outcome in hand.hand.outcomes.items():
        question = hand.hand.game.question(step)
        named |= {o.name["en"] for o in question.outcomes if o.id == outcome}
    return named


@claims("essence-ways", "essence-ways-using")
def _ways(every: list[Watched], said: list[Sentence], ways: tuple[Phrase, ...], use: Phrase = "") -> bool:
    """Each clause in the every in which one of its outcomes has come."""
    for way in ways:
        names = {plain(it) for it in value_of(way, "outcomes")}
        there = [hand for hand in every if outcomes(hand) & names]
        clause = value_of(way, "clause")
        values = dict(clause.values)
        if use:
            values["use"] = use
        if there and not CLAIMS[clause.key](there, said=said, **values):
            return False
    return True


@claims("essence-way-picked")
def _won_as_in(every: list[Watched], games: tuple[Phrase, ...], n: int) -> bool:
    """After so many cards a game is picked, and the hand is settled as the game of that name would settle it."""
    if any(hand.total(0, hand.all(WordSaid)[0][0]) != n for hand in every):
        return False
    return all(_settled_as(hand, {plain(it) for it in games}) for hand in filter(decided, every))


@claims("fact-as-chosen")
def _won_as_chosen(hand: Watched) -> bool:
    """Before hands are compared somebody has said which game is played; how each pays is told by the pot."""
    said = [place for place, _ in hand.all(WordSaid)]
    return not decided(hand) or (
        bool(outcomes(hand)) and min(said) < min(place for place, _ in hand.all(Won))
    )


@claims("essence-way-looked")
def _won_by_colour(
    every: list[Watched], colour: Phrase, street: Phrase, outcomes: tuple[Phrase, ...]
) -> bool:
    """The number of cards of the colour on the street names the game by which the hand is settled."""
    suits = {"colour-black": "cs", "colour-red": "dh"}[value_key(colour)]
    for hand in filter(decided, every):
        first, last = hand.street(key_of(street))
        number = sum(
            SUITS[suit_of(c)] in suits for e in hand.log[first : last + 1] for c in getattr(e, "cards", ())
        )
        if not _settled_as(
            hand, {plain(value_of(it, "outcome")) for it in outcomes if number in numbers_in(it)}
        ):
            return False
    return True


def numbers_in(outcome: Phrase) -> set[int]:
    """The totals or counts that lead to an outcome."""
    spans = value_of(outcome, "faces")
    return {n for span in spans for n in range(value_of(span, "low"), value_of(span, "high") + 1)}


def value_key(phrase: Phrase) -> str:
    return str(bare(phrase).key)


def _settled_as(hand: Watched, names: set[str]) -> bool:
    """Whether the game of one of these names pays the same players."""
    name, table = outcomes(hand) & names, hand.hand
    if len(name) != 1:
        return False
    other = next(g for g in real_book().games.values() if name & {g.name["en"], g.short["en"]})
    board = dict(zip(other.board_slots, table.board.values(), strict=False))
    held = {seat: tuple(own) for seat, own in enumerate(table.own)}
    compared = Compared(other, {}, board, held, table.community)
    return paid_as(hand, [*winners_of(other, compared, [*held]).values()])


# --- what if nobody has such a hand; who else takes a part


def split_clause(said: list[Sentence]) -> tuple[list[Side], set[str]]:
    """The sides among which the head divides the pot, and the outcomes after which it does; an empty set for always."""
    ways = [it for it in said if it.key == "essence-ways-using"]
    for way in (it for w in ways for it in value_of(w, "ways")):
        clause = value_of(way, "clause")
        if clause.key.startswith("essence-split"):
            names = {plain(it) for it in value_of(way, "outcomes")}
            return sides_of(value_of(clause, "hands"), value_of(ways[0], "use")), names
    for it in said:
        if it.key.startswith("essence-split"):
            values = dict(it.values)
            return sides_of(values["hands"], values.get("use", "")), set()
        if it.key in ("essence-wins", "essence-wins-using"):
            return [Side(value_of(it, "hand"), dict(it.values).get("use", ""))], set()
    return [], set()


def _unwon(every: list[Watched], said: list[Sentence], pays: Callable[[Watched, Winners], bool]) -> bool:
    sides, names = split_clause(said)
    there = [hand for hand in every if not names or outcomes(hand) & names]
    return one_reading(there, sides, said, pays) if sides else True


@claims("otherwise-high", "otherwise-high-straight", "otherwise-down-suit")
def _high_takes_all(every: list[Watched], said: list[Sentence], **named: Phrase) -> bool:
    """There are two sides, and if nobody has the one that is not high, the high one takes all of the pot."""
    sides, _ = split_clause(said)
    if not sides:
        return True  # told by the game that was picked
    low = next((n for n, side in enumerate(sides) if _named_low(side)), 1)
    return len(sides) == 2 and _unwon(every, said, lambda h, w: bool(w[low]) or paid_as(h, [w[1 - low]]))


def _named_low(side: Side) -> bool:
    return bool({it.key for it in parts_of(side.hand)} & {"hand-kind-low", "or-better", "no-pair"})


@claims("otherwise-share")
def _takes_the_part(every: list[Watched], said: list[Sentence], **named: Phrase) -> bool:
    """Of two shares, a part that nobody qualifies for goes to the strongest hand of the other side."""
    sides, _ = split_clause(said)
    if len(sides) != 2 or len([it for it in said if it.key == "otherwise-share"]) != 1:
        return True  # which of several sides these are is told by their names alone
    return _unwon(every, said, lambda h, w: all(w) or not any(w) or paid_as(h, [it for it in w if it]))


@claims("otherwise-one-side")
def _one_side(every: list[Watched], said: list[Sentence]) -> bool:
    return _unwon(every, said, lambda h, w: sum(map(bool, w)) != 1 or paid_as(h, w))


@claims("nobody-strongest-hand")
def _nobody(every: list[Watched], said: list[Sentence], side: Phrase) -> bool:
    sides, _ = split_clause(said)
    for hand in filter(decided, every):
        if any(it and strongest(it[0]) for it in readings(sides, hand, said)):
            continue
        best = readings([Side(Sentence("essence-strongest", (("hand", side),)), sides[0].use)], hand, said)[0]
        if not any(paid_as(hand, [strongest(it)]) for it in best):
            return False
    return True


@claims("nobody-carry-over", "declared-nobody-carry-over")
def _carried(hand: Watched) -> bool:
    """What nobody wins at a showdown stays on the table."""
    left = sum(e.chips for _, e in hand.all(LeftOver))
    return not hand.hand.showdowns or bool(hand.won) or left == hand.hand.left > 0


@claims("suits-decide")
def _suits(hand: Watched, suits: tuple[Phrase, ...]) -> bool:
    """Nobody shares a part of the pot."""
    parts = [(e.pot, e.share) for _, e in hand.all(Won) if e.share]
    return len({*parts}) == len(parts) and [s.key[-1] for s in suits] == hand.hand.game.suit_order.split("-")


@claims("fact:wins")
def _fact_wins(every: list[Watched], said: list[Sentence], value: Any) -> bool:
    """As many names as the pot has sides, or the one kind of hand that wins it all."""
    it, (sides, _) = bare(value), split_clause(said)
    if not sides:
        return True  # a choice decides, or a declaration
    if isinstance(it, Sentence) and it.key == "overview-shares":
        return len(value_of(it, "shares")) == len(sides)
    return len(sides) == 1

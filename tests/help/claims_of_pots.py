"""What a head claims of the pot: which hand wins it, made of which cards, in how many parts, and what if nobody has one.

Each clause is read into shares, as the rules of the pot are, and these have to be those for which a hand is played. Where several
rankings have one name ("high hand"), those are meant whose peculiarities the head tells.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from claim_tables import Claim, into
from claims_of_deals import key_of, value_of
from reading_cards import bare, read
from reading_pots import LAST, PLACES, USES, Part, meant, outcomes, shown_down, unlike_share, wild_cards
from real_book import real_book
from watched import Watched, watched

from poker_rulebook.book.parts import Share
from poker_rulebook.cards import RANKS, SUITS, suit_of
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Paragraph, Phrase, Sentence, Shaped
from poker_rulebook.language.wording import share_name
from poker_rulebook.play.comparing import Compared, shares_in_force
from poker_rulebook.play.events import LeftOver, Matched, Won, WordSaid
from poker_rulebook.play.pots import winners_of

CLAIMS: dict[str, Claim] = {}
claims = into(CLAIMS)
NOUNS = {
    "fact:uses",
    "essence-strongest", "essence-strongest-or-better", "essence-strongest-no-pair", "essence-strongest-from", "essence-strongest-or-better-by", "essence-strongest-whole", "hand-badugi", "essence-use-best-own", "essence-side", "essence-part", "essence-or-better", "essence-by-scale",
    "essence-low-by-dice", "essence-card-highest", "essence-card-lowest", "essence-closest", "essence-points-highest",
    "essence-points-lowest", "essence-points-capped", "essence-use-any", "essence-use-any-of-own", "essence-use-best",
    "essence-use-own", "essence-use-any-own", "essence-use-kept", "essence-use-either", "essence-use-hand", "essence-use-hand-at-most",
    "essence-use-hand-exactly", "essence-use-exactly", "essence-use-exactly-up", "essence-use-at-most", "essence-use-at-most-up", "essence-use-set", "essence-on-lines", "pot-on-lines", "essence-from-board", "essence-from-each-row",
    "essence-from-its-board", "essence-from-one-board", "essence-from-one-line", "essence-from-remaining",
    "essence-way", "essence-ways", "or-better", "no-pair", "hand-points", "hand-total", "hand-two-pair", "hand-three-of-a-kind",
    "hand-four-of-a-kind", "hand-full-house", "hand-flush", "hand-straight", "hand-high-card", "hand-of-ranks", "hand-high-badugi",
    "hand-ranks", "hand-ahead", "hand-straight-flush", "hand-five-of-a-kind", "hand-four-card-flush", "hand-four-card-straight",
    "hand-one-card", "down-suit-highest", "down-suit-lowest", "one-of-hearts",
    "one-of-spades", "hand-kind-high", "hand-kind-low", "hand-kind-badugi", "hand-kind-high-badugi", "hand-kind-points",
    "hand-kind-named", "hand-one-pair", "side-high", "side-low", "side-badugi", "side-draw", "side-five-card", "side-omaha",
    "side-points", "side-holdem", "side-middle", "side-upper", "side-lower", "side-with-article", "overview-shares",
    "overview-qualified", "overview-one-of", "wild-after", "wild-after-too", "wild-lowest-own-down-card", "wild-lowest-own-down-card-settled", "wild-rank", "wild-rank-of-number", "wild-rank-of-place", "essence-of-divided", "pot-strongest", "pot-straight", "pot-closest", "pot-card-highest", "pot-card-lowest", "wild-only-board-card",
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


# --- which hands win which parts


def sides_of(hands: Sequence[Phrase], use: Phrase = "") -> list[Part]:
    """The parts among which hands divide the pot, each with the cards that make it."""
    found = []
    for it in hands:
        noun = value_of(it, "hand") if bare(it).key == "essence-side" else it
        own_use = isinstance(noun, Sentence) and noun.key == "essence-part"
        found.append(
            _part(*(value_of(noun, name) for name in ("hand", "use"))) if own_use else _part(noun, use)
        )
    return found


def _part(hand: Phrase, use: Phrase) -> Part:
    """A part of the pot; the part of the board that a hand is made from stands in the words on its cards."""
    return Part(hand, use=tuple(read(it) for it in parts_of(use) if it.key in (*USES, *PLACES)))


def are_shares(
    hand: Watched, sides: Sequence[Part], said: list[Sentence], *, boards: bool = False, whole: bool = True
) -> bool:
    """Whether these are the shares for which a hand is played.

    boards    whether each board pays all of them;  whole    as for `unlike_share`
    """
    shares = shares_in_force(hand.hand.game, hand.hand.outcomes)
    sides = [side for side in sides if not _ruled_out(side, hand, said)]
    each = len(shares) // len(sides)
    lines = [share.lines for share in shares[:: len(sides)]]
    return (
        len(shares) == each * len(sides)
        and each == (len(hand.hand.game.layouts[0].lines) if boards else 1)
        and (not boards or len({*lines}) == each)
        and not any(
            unlike_share(side, share, hand, said, its_board=boards, whole=whole)
            for side, share in zip([*sides] * each, shares, strict=True)
        )
    )


def _ruled_out(side: Part, hand: Watched, said: list[Sentence]) -> bool:
    """Whether the dice allow no hand for a part of the pot."""
    by_dice = any(it.key == "essence-low-by-dice" for it in parts_of(side.hand))
    return by_dice and not meant(bare(side.hand), hand, said)


def decided(hand: Watched) -> bool:
    """Whether hands were compared, for one pot."""
    return bool(hand.hand.showdowns) and hand.single_pot and not hand.has(Matched)


@claims("essence-wins", "essence-wins-using")
def _wins(every: list[Watched], said: list[Sentence], hand: Phrase, use: Phrase = "") -> bool:
    return all(are_shares(it, sides_of([hand], use), said) for it in shown_down(every))


@claims("essence-split", "essence-split-using")
def _split(
    every: list[Watched], said: list[Sentence], n: int, hands: tuple[Phrase, ...], use: Phrase = ""
) -> bool:
    return len(hands) == n and all(are_shares(it, sides_of(hands, use), said) for it in shown_down(every))


@claims("essence-each-board")
def _each_board(every: list[Watched], said: list[Sentence], hand: Phrase, use: Phrase = "") -> bool:
    return all(are_shares(it, sides_of([hand], use), said, boards=True) for it in shown_down(every))


@claims("essence-each-board-split", "essence-each-board-parts")
def _board_split(
    every: list[Watched], said: list[Sentence], hands: tuple[Phrase, ...], use: Phrase = ""
) -> bool:
    """Each board pays its own best hand of every kind."""
    return all(are_shares(it, sides_of(hands, use), said, boards=True) for it in shown_down(every))


@claims("otherwise-high-of-board")
def _high_of_board(hand: Watched) -> bool:
    """Where nobody has a low on a board, its high takes both parts."""
    shares = hand.hand.game.showdown
    lows = [share for share in shares if share.otherwise]
    highs = [hand.hand.game.share(low.otherwise) for low in lows]
    return len(highs) == len(shares) // 2 and all(
        (low.lines, _is_low(low), _is_low(high)) == (high.lines, True, False)
        for low, high in zip(lows, highs, strict=True)
    )


def _is_low(share: Share) -> bool:
    return share.ranking.rules.wins_lowest


@claims("essence-wins-matched", "essence-wins-matched-capped")
def _wins_matched(every: list[Watched], said: list[Sentence], hand: Phrase, n: int = 0) -> bool:
    """The strongest hand of those in takes the pot, up to what may be won, and every other one in pays as much."""
    capped = [
        watched(every[0].hand.game, 3, random.Random(seed), carried=100_000) for seed in range(9 if n else 0)
    ]
    most = max((sum(it.won.values()) for it in capped), default=0)
    return most == n * every[0].hand.stakes.ante and all(map(_matches, every)) and _wins(every, said, hand)


def inside(hand: Watched) -> list[int]:
    """The players who say that they are in."""
    return [e.seat for _, e in hand.all(WordSaid) if e.word == "in"]


def _matches(hand: Watched) -> bool:
    """Whether all of those in who have not won have paid as much as was won."""
    won, paid = sum(hand.won.values()), {e.seat: e.chips for _, e in hand.all(Matched)}
    beaten = {*inside(hand)} - {*hand.won}
    return len(inside(hand)) < 2 or paid == dict.fromkeys(beaten, won)


@claims("essence-priority")
def _priority(every: list[Watched], said: list[Sentence], hand: Phrase, other: Phrase) -> bool:
    first = every[0].hand.game.first_won
    sides = sides_of([hand, other])  # which cards make them is not said
    return first and all(are_shares(it, sides, said, whole=False) for it in shown_down(every))


@claims("essence-declared", "essence-declared-using")
def _declared_sides(
    every: list[Watched],
    said: list[Sentence],
    first: Phrase,
    second: Phrase,
    hands: tuple[Phrase, ...],
    use: Phrase = "",
) -> bool:
    names = [share_name(share) for share in every[0].hand.game.showdown]
    are = all(are_shares(it, sides_of(hands, use), said) for it in shown_down(every))
    return names == [first, second] and are and all(map(_declared, every))


def _declared(hand: Watched) -> bool:
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
        looked = [c for e in hand.log[first : last + 1] for c in getattr(e, "cards", ())]
        number = sum(SUITS[suit_of(c)] in suits for c in looked)
        if sorted(n for it in outcomes for n in numbers_in(it)) != [
            *range(len(looked) + 1)
        ] or not _settled_as(
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
    return _paid_as(hand, [*winners_of(other, compared, [*held]).values()])


def _paid_as(hand: Watched, winners: Sequence[Sequence[int]]) -> bool:
    """Whether each side that is won has paid an equal part of the pot, but for odd chips."""
    pot, wanted = sum(hand.won.values()), dict.fromkeys(range(hand.seats), 0.0)
    won = [seats for seats in winners if seats]
    for seats in won:
        for seat in seats:
            wanted[seat] += pot / len(won) / len(seats)
    return all(abs(wanted[seat] - hand.won[seat]) <= 4 for seat in wanted)


# --- what if nobody has such a hand; who else takes a part


@claims("otherwise-high", "otherwise-high-straight")
def _high_takes_all(hand: Watched, **named: Phrase) -> bool:
    """Of two shares the one that is not high goes to the high one, and the pot with it."""
    shares = [share for share in hand.hand.game.showdown if share.otherwise]
    others = [hand.hand.game.share(share.otherwise) for share in shares]
    return bool(shares) and not any(map(_is_low, others)) and all(map(_is_low, shares))


@claims("otherwise-down-suit")
def _other_takes_all(hand: Watched, **named: Phrase) -> bool:
    """The share of a card that lies face down goes to the other one, and the pot with it."""
    game = hand.hand.game
    shares = [share for share in game.showdown if share.down_suit]
    return [share_name(game.share(share.otherwise)) for share in shares] == [named["name"]]


@claims("otherwise-hand", "otherwise-board", "otherwise-nothing")
def _takes_the_part(hand: Watched, **named: Phrase) -> bool:
    """The share of this name, and no other of two, goes to the one that is named."""
    game = hand.hand.game
    others = [
        game.share(it.otherwise) for it in game.showdown if it.otherwise and share_name(it) == named["share"]
    ]
    return bool(others) and all(share_name(it) == named["name"] for it in others)


@claims("otherwise-one-side")
def _one_side(hand: Watched) -> bool:
    first, second = hand.hand.game.showdown
    return (first.otherwise, second.otherwise) == (second.id, first.id)


@claims("nobody-strongest-hand")
def _nobody(hand: Watched, said: list[Sentence], side: Phrase) -> bool:
    first, *_ = hand.hand.game.showdown
    strongest = hand.hand.game.if_nobody_qualifies == "strongest-hand"
    return strongest and first.ranking.id in dict(meant(bare(side), hand, said))


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
def _fact_wins(hand: Watched, value: Any) -> bool:
    """As many names as the pot has sides, or the one kind of hand that wins it all."""
    it, shares = bare(value), hand.hand.game.showdown
    if isinstance(it, Sentence) and it.key == "overview-one-of":
        return len({e.share for _, e in hand.all(Won)}) <= 1
    if not shares or any(share.when for share in shares):
        return True  # there are rows, or a choice decides, and the pot tells how
    told = len(value_of(it, "shares")) if isinstance(it, Sentence) and it.key == "overview-shares" else 1
    return told == len(shares)


# --- wild cards


@claims("essence-wild")
def _wild(hand: Watched, which: tuple[Phrase, ...], **deal: Phrase) -> bool:
    """Exactly these cards are wild; a card of the board by its place, or as the last that is opened."""
    said = wild_cards(which)
    if said.get("rank_of") == LAST:
        said["rank_of"] = hand.log[hand.openings[-1][0]].slots[0]
    wild = hand.hand.game.wild
    return {name: value for name, value in said.items() if value} == {
        name: value
        for name, value in {
            "ranks": [n if n < 10 else RANKS[n - 2] for n in (rank + 2 for rank in wild.ranks)], "lowest": wild.lowest, "rank_of": wild.rank_of,
            "after": RANKS[wild.after] if wild.after is not None else "",
        }.items()
        if value
    }  # fmt: skip

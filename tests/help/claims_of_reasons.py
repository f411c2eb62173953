"""What a sentence of `because.ftl` claims, read back from its words and proved by the cards of the showdown.

Nothing is taken from the reason that the sentence was made of: a claim knows what it reads, the rules and the cards. A rule
that is told as the reason decides: with another one in its place, both hands chosen anew, the loser would not lose.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from ranking_first_principles import (
    FULL,
    HIGH,
    PAIR,
    QUADS,
    TRIPS,
    TWO_PAIR,
    Worth,
    by_groups,
    closest,
    groups,
    negative,
)
from reading_lines import message, value

from poker_rulebook.book.parts import Share
from poker_rulebook.cards import (
    ACE,
    DECK_52,
    JOKER_BUG,
    JOKER_WILD,
    RANKS,
    SUITS,
    Cards,
    card,
    rank_of,
    suit_of,
    text,
)
from poker_rulebook.language.sentences import Sentence
from poker_rulebook.language.wording import points_text, short_name
from poker_rulebook.play.comparing import Compared, all_of, uses
from poker_rulebook.play.pots import BOTH
from poker_rulebook.ranking.ranking import Made

Values = Mapping[str, Any]


class Said(NamedTuple):
    """A sentence about a share, and the showdown.

    names, winners    of seats;  values    what the sentence says;  of    whose hand it explains where it names no loser
    """

    compared: Compared
    share: Share
    names: Sequence[str]
    winners: Sequence[str]
    values: Values
    of: str = ""

    def seat(self, who: str) -> int:
        return self.names.index(self.values[who])

    def own(self, who: str) -> Cards:
        return self.compared.own(self.share, self.seat(who))

    def worth(self, who: str) -> int:
        return self.compared.values[self.share.id][self.seat(who)]

    def hand(self, who: str) -> Cards:
        seat = self.seat(who)
        return self.compared.counted(self.compared.best(self.share, seat)[1], seat)

    def made(self, who: str) -> Made:
        return self.share.ranking.made(self.hand(who))

    def mine(self, who: str) -> Cards:
        """Every card of a seat, whatever plays."""
        return all_of(self.compared.held[self.seat(who)]) + self.compared.community

    @property
    def board(self) -> Cards:
        return tuple(self.compared.board.values())

    def won(self) -> bool:
        """Whether the winner is one, and the loser, if there is one, is not."""
        tied = len(self.winners) > 1 and "winner" not in self.values  # the reason may be that of a tie
        losing = "loser" in self.values and self.values["loser"] in self.winners and not tied
        return ("winner" not in self.values or self.values["winner"] in self.winners) and not losing

    def losers(self) -> list[int]:
        """The seats of which the sentence may say why they do not win."""
        if named := self.values.get("loser") or self.of:
            return [self.names.index(named)]
        return [seat for seat, value in self.compared.values[self.share.id].items() if value]


def read_reason(sentence: Sentence, locale: str) -> tuple[str, Values]:
    """The message of a sentence, and what its words show in a language."""
    told = message(sentence, locale)
    return told.key.removeprefix("because-"), told.values


def false_reason(said: Said, key: str) -> str:
    """What is false in a sentence, '' if everything is true."""
    if not said.won():
        return "the winner did not win, or the loser did"
    return "" if PROVED[key](said) else f"{key} is not so: {said.values}"


def _key(told: Any) -> str:
    return told.key.removeprefix("class-")


def _named(said: Said, who: str, of: str) -> bool:
    """Whether a seat's hand is called what the sentence calls it."""
    ranking, seat = said.share.ranking, said.seat(who)
    name = short_name(ranking, said.hand(who), said.compared.own(said.share, seat))
    return _without_class(value("hand", name, "en")) == _without_class(said.values[of])


def _without_class(told: Any) -> Any:
    """A hand without the word of the language for those that go ahead of others, or behind them."""
    return told.values["hand"] if told.key == "short-ahead" else told


def _first_difference(said: Said) -> bool:
    """Whether the ranks that the sentence names are the first that differ, the stronger one the winner's."""
    mine, his = said.made("winner").ranks, said.made("loser").ranks
    place = next(n for n, (one, other) in enumerate(zip(mine, his, strict=False)) if one != other)
    before = said.values.get("same", ())
    told = (said.values["rank"], said.values["lower"])
    return (mine[place], his[place]) == told and (not before or tuple(before) == mine[:place])


def _alike(said: Said, category: str) -> bool:
    return said.made("winner").category == said.made("loser").category == category and _first_difference(said)


def _top(said: Said) -> bool:
    strength = said.share.ranking.rules.strength
    return _alike(said, _key(said.values["hand"])) and strength[RANKS.index(said.values["rank"])] != strength[RANKS.index(said.values["lower"])]  # fmt: skip


def _classes(said: Said) -> bool:
    same = _key(said.values["stronger"]) == said.made("winner").category, _key(said.values["weaker"]) == said.made("loser").category  # fmt: skip
    return all(same) and _both_named(said)


def _both_named(said: Said) -> bool:
    return _named(said, "winner", "hand") and _named(said, "loser", "other")


# What hands would be by another rule

Anew = Callable[
    [Said, int], Any
]  # what the best hand of a seat would be worth; larger is better, nothing for no hand


def _decides(said: Said, anew: Anew) -> bool:
    """Whether a loser that is meant would not lose; where all win, whether one of them would win alone of two."""
    winners = [said.names.index(name) for name in said.winners]
    for loser in said.losers():
        others = [seat for seat in winners if seat != loser]
        if loser not in winners:
            others = [said.seat("winner")] if "winner" in said.values else others[:1]
        mine, theirs = anew(said, loser), [anew(said, seat) for seat in others]
        strictly = loser in winners or said.compared.game.equal_hands == "suit"
        if mine and any(mine > his or (mine == his and not strictly) for his in theirs):
            return True
    return False


def _sets(
    said: Said, seat: int, uses_: Any = None, groups: Sequence[Cards] | None = None, own: Cards | None = None
) -> Iterator[Cards]:
    """Every set of cards of which a hand of the seat may be made."""
    mine = said.compared.own(said.share, seat) if own is None else own
    for group in said.compared.groups(said.share) if groups is None else groups:
        for n, others in uses_ or uses(said.share, mine):
            if n <= len(mine) and others <= len(group):
                yield from (a + b for a in combinations(mine, n) for b in combinations(group, others))


def _by_table(said: Said, seat: int, sets: Iterable[Cards], *, natural: bool = False) -> int:
    """The value of the best of them in the ranking of the share."""
    read = (cards if natural else said.compared.counted(cards, seat) for cards in sets)
    return max(map(said.share.ranking.value, read), default=0)


def _any_number(said: Said, seat: int) -> int:
    size = said.share.ranking.size
    return _by_table(said, seat, _sets(said, seat, [(n, size - n) for n in range(size + 1)]))


def _few(said: Said, seat: int) -> int:
    return _by_table(said, seat, _sets(said, seat, [use for use in said.share.uses if use[0] <= 2]))


def _whole_board(said: Said, seat: int) -> int:
    return _by_table(said, seat, _sets(said, seat, groups=[said.board]))


def _nothing_removed(said: Said, seat: int) -> int:
    return _by_table(said, seat, _sets(said, seat, groups=[said.board + said.compared.removed]))


def _face_up_too(said: Said, seat: int) -> int:
    cards = all_of(said.compared.held[seat])
    return max((said.share.ranking.value((one,)) for one in cards if SUITS[suit_of(one)] == said.share.down_suit[0]), default=0)  # fmt: skip


def _nothing_wild(said: Said, seat: int) -> int:
    """What a hand is worth of which wild cards are natural, and a joker the card that helps least."""
    own = said.compared.own(said.share, seat)
    natural = tuple(one for one in own if one < JOKER_BUG)
    jokers, ranks = len(own) - len(natural), said.share.ranking.rules.ranks
    blanks = combinations([one for one in DECK_52 if one not in natural and rank_of(one) in ranks], jokers)
    return min(_by_table(said, seat, _sets(said, seat, own=natural + some), natural=True) for some in blanks)


def _every_joker_wild(said: Said, seat: int) -> int:
    own = tuple(JOKER_WILD if one == JOKER_BUG else one for one in said.compared.own(said.share, seat))
    return _by_table(said, seat, _sets(said, seat, own=own))


def _by(said: Said, seat: int, worth: Callable[[Sequence[str]], Any]) -> Any:
    """What the best hand of exactly as many cards as the ranking compares is worth."""
    rules, sets = said.share.ranking.rules, [*_sets(said, seat)]
    if any(one >= JOKER_BUG for cards in sets for one in said.compared.counted(cards, seat)):
        return ()
    sizes = range(1 if rules.compare == "distinct" else rules.size, rules.size + 1)
    hands = {hand for cards in sets for size in sizes for hand in combinations(cards, size)}
    return max((worth([text(one) for one in hand]) for hand in hands), default=())


SHAPES = {QUADS: "four-of-a-kind", FULL: "full-house", TRIPS: "three-of-a-kind", TWO_PAIR: "two-pair", PAIR: "one-pair", HIGH: "high-card"}  # fmt: skip
BY_PAIRS = tuple(SHAPES.values())
BY_ALL = ("straight-flush", "four-of-a-kind", "full-house", "flush", "straight", "three-of-a-kind", "two-pair", "one-pair", "high-card")  # fmt: skip


def _runs(ranks: str) -> tuple[str, ...]:
    return tuple(ranks[n : n + 5] for n in range(len(ranks) - 4))


def _class(classes: Sequence[str], straights: Sequence[str], ranks: str, hand: Sequence[str]) -> Worth:
    """Larger for a higher hand.    classes    the highest first;  straights, ranks    the highest first"""
    counts, heights = groups(hand, {rank: -place for place, rank in enumerate(ranks)})
    run = [n for n, straight in enumerate(straights) if {*straight} == {one[0] for one in hand}]
    suited = len({one[1] for one in hand}) == 1
    named = {
        "flush": suited,
        "straight": bool(run),
        "straight-flush": suited and bool(run),
        "high-card": True,
    }
    has = {SHAPES[by_groups(counts)], *(name for name, there in named.items() if there)}
    first = next(name for name in classes if name in has)
    return (-classes.index(first), *([-run[0]] if "straight" in first else heights))


def _ranks_of(said: Said) -> str:
    return "".join(RANKS[rank] for rank in said.share.ranking.rules.ranks)


def _straights(said: Said) -> list[str]:
    return ["".join(RANKS[rank] for rank in one) for one in said.share.ranking.rules.straights]


def _low(classes: Sequence[str], ranks: str, straights: Sequence[str] = ()) -> Anew:
    return lambda said, seat: _by(said, seat, lambda hand: negative(_class(classes, straights, ranks, hand)))


def _high(said: Said, classes: Sequence[str] = BY_ALL, *, runs: bool = False) -> Anew:
    """What high hands are worth in these classes, with the straights of the ranking, or only those in sequence."""
    straights = _straights(said)
    usual = [*_runs("AKQJT98765432"), "5432A"]
    kept = [one for one in straights if any({*one} == {*other} for other in usual)] if runs else straights
    return lambda said, seat: _by(said, seat, lambda hand: _class(classes, kept, _ranks_of(said), hand))


def _ranks_apart(said: Said, seat: int) -> Any:
    high, ranks = not said.share.ranking.rules.wins_lowest, _ranks_of(said)
    number = {rank: len(ranks) - place for place, rank in enumerate(ranks)}

    def worth(hand: Sequence[str]) -> Worth:
        apart = len({one[0] for one in hand}) == len({one[1] for one in hand}) == len(hand)
        heights = sorted((number[one[0]] for one in hand), reverse=True)
        return (len(hand), *(heights if high else negative(tuple(heights)))) if apart else ()

    return _by(said, seat, worth)


def _nearest(said: Said, seat: int) -> Any:
    near = closest(said.share.ranking.rules.target // 2, "level")
    return near([text(one) for one in said.compared.own(said.share, seat)])


def _by_classes_of_its_own(said: Said, seat: int) -> Any:
    return _low(said.share.ranking.rules.classes, _ranks_of(said), _straights(said))(said, seat)


def _may_not_use(said: Said) -> bool:
    """Whether some hand with that number of own cards, which may not be used, would win; and any number would decide."""
    number, ranking = said.values.get("n", 0), said.share.ranking
    if number in {own for own, _ in uses(said.share, said.own("loser"))} or not _decides(said, _any_number):
        return False
    return _would_win(said, number, said.board, ranking.size - number)


def _would_win(said: Said, own: int, board: Cards, others: int) -> bool:
    seat, groups_ = said.seat("loser"), [board]
    if board == said.board:
        groups_ = [*said.compared.groups(said.share)]
    value, values = (
        _by_table(said, seat, _sets(said, seat, [(own, others)], groups_)),
        said.compared.values[said.share.id],
    )
    if said.compared.game.equal_hands == "suit":  # the values have the suits in them
        return value > max(_by_table(said, it, _sets(said, it)) for it in values if values[it])
    return value >= max(values.values())


def _lines(said: Said) -> bool:
    """Whether cards of the whole board would win with a number of own cards with which those of one line do not."""
    return _decides(said, _whole_board)


def _down(said: Said) -> bool:
    (shown,) = map(card, said.values["cards"])
    suit = SUITS[suit_of(shown)] == said.share.down_suit[0]
    return (
        _decides(said, _face_up_too)
        and suit
        and shown in said.mine("loser")
        and shown not in said.own("loser")
    )


def _many(said: Said) -> bool:
    seat = said.seat("winner")
    best = said.compared.best(said.share, seat)[1]
    many = sum(one in said.own("winner") for one in best) == said.values["n"] > 2
    return many and _both_named(said) and _decides(said, _few)


def _wild(said: Said) -> bool:
    seat = said.seat("winner")
    told, ranks = [card(name) for name in said.values.get("cards", ("joker",))], said.compared.wild(seat)
    best = said.compared.best(said.share, seat)[1]
    there = all(one >= JOKER_BUG or rank_of(one) in ranks for one in told) and any(one in best or one >= JOKER_BUG for one in told)  # fmt: skip
    if "rank" in said.values:
        natural = tuple(one for one in said.hand("winner") if one < JOKER_BUG)
        stands = [
            name for name in (said.values["rank"] + suit for suit in SUITS) if card(name) not in natural
        ]
        value = said.share.ranking.value
        there = there and any(value((*natural, card(name))) == value(said.hand("winner")) for name in stands)
    if any(_has_wild(said, loser) for loser in said.losers()) and (said.of or "loser" in said.values):
        return False
    return there and _named(said, "winner", "hand") and _decides(said, _nothing_wild)


def _has_wild(said: Said, seat: int) -> bool:
    return max(said.compared.counted(said.compared.best(said.share, seat)[1], seat)) >= JOKER_BUG


def _bug(said: Said) -> bool:
    held = JOKER_BUG in said.own("loser")
    return held and _named(said, "loser", "hand") and _decides(said, _every_joker_wild)


def _qualify(said: Said) -> bool:
    return said.worth("loser") == 0


def _nobody(said: Said) -> bool:
    return not any(said.compared.values[said.share.id].values())


def _nobody_by_the_board(said: Said) -> bool:
    rules, told = said.share.ranking.rules, said.values
    low = {rank for rank in rules.strength if rules.strength[rank] <= rules.strength[RANKS.index(said.share.qualifier[0])]}  # fmt: skip
    groups = said.compared.groups(said.share)
    most = max((len({rank_of(one) for one in group} & low) for group in groups), default=0)
    return _nobody(said) and most == told["m"] < told["n"] == min(board for _, board in said.share.uses)


def _gate(said: Said) -> bool:
    ranks = {said.values["cards"][0][0]} & {told.key.removeprefix("rank-") for told in said.values["ranks"]}
    ahead = said.share.ranking.is_ahead
    others = [said.compared.own(said.share, seat) for seat in said.compared.values[said.share.id]]
    there = bool(ranks) and ahead(said.own("winner")) and not all(map(ahead, others))
    return there and _decides(said, _by_classes_of_its_own)


def _declared_both(said: Said) -> bool:
    declared, seat = said.compared.declared, said.seat("loser")
    others = [
        max(value for one, value in values.items() if one != seat) for values in said.compared.values.values()
    ]
    mine = [values[seat] for values in said.compared.values.values()]
    beaten = any(value <= other for value, other in zip(mine, others, strict=True))  # a tie is not enough
    return bool(declared) and declared[seat] == BOTH and beaten


def _against(said: Said) -> bool:
    own, ranks = (
        {rank_of(one) for one in said.mine("loser") + said.board if one < JOKER_BUG},
        said.values["ranks"],
    )
    ranking = said.share.ranking
    there = own >= {RANKS.index(rank) for rank in ranks} and _counts(said, _key(said.values["hand"]))
    left = [name for name in ranking.rules.classes if name in BY_PAIRS]
    return there and _decides(said, _low(left, _ranks_of(said)))


def _counts(said: Said, *classes: str) -> bool:
    """Whether one of these classes counts against a low."""
    rules = said.share.ranking.rules
    return rules.wins_lowest and any(name in rules.classes for name in classes)


def _run(said: Said) -> bool:
    made = [said.share.ranking.made(said.compared.counted(said.compared.best(said.share, seat)[1], seat)) for seat in map(said.names.index, said.winners)]  # fmt: skip
    wanted = set(said.values["ranks"])
    there = any(({RANKS[rank_of(one)] for one in each.cards} == wanted and "straight" in each.category) or "royal" in each.category for each in made)  # fmt: skip
    return there and _decides(said, _high(said, said.share.ranking.rules.classes, runs=True))


def _order_of_classes(said: Said) -> bool:
    order = said.share.ranking.rules.classes
    there = order.index(_key(said.values["hand"])) < order.index(_key(said.values["other"]))
    return there and _decides(said, _high(said))


def _counted(said: Said) -> bool:
    numbers = len(said.made("winner").ranks), len(said.made("loser").ranks)
    if "cards" in said.values:
        one, other = map(card, said.values["cards"])
        shared = suit_of(one) == suit_of(other) or rank_of(one) == rank_of(other)
        if not (shared and {one, other} <= {*said.own("loser")} and len(said.own("loser")) == numbers[1] + 1):
            return False
    return numbers == (said.values["n"], said.values["m"])


def _suits_counted(said: Said) -> bool:
    """Whether no more cards count as there are suits, and one more would with a card of the suit that is missing."""
    suits = {SUITS[suit_of(one)] for one in said.own("loser")}
    if "suit" in said.values and said.values["suit"].key.removeprefix("one-of-")[0] in suits:
        return False
    return _counted(said) and len(suits) == said.values["m"]


def _total(said: Said) -> bool:
    goal, made = said.share.ranking.rules.target, [said.made("winner").points, said.made("loser").points]
    told = [said.values["hand"], said.values["other"]]
    near, far = (abs((points or 0) - goal) for points in made)
    return told == [points_text(points) for points in made] and said.values["goal"] == points_text(goal) and near <= far  # fmt: skip


def _total_over(said: Said) -> bool:
    goal, mine, his = said.share.ranking.rules.target, said.made("winner").points, said.made("loser").points
    told = [said.values["hand"], said.values["other"]]
    return told == [points_text(mine), points_text(his)] and mine <= goal < his and _decides(said, _nearest)


def _points(said: Said) -> bool:
    told = [[str(number) for number in said.values[of].values.values()] for of in ("hand", "other")]
    points = [said.made(who).points for who in ("winner", "loser")]
    return (
        told == [[str(each)] for each in points]
        and (points[0] < points[1]) == said.share.ranking.rules.wins_lowest
    )


def _points_alike(said: Said) -> bool:
    made = [said.made(who) for who in ("winner", "loser")]
    numbers = [len(each.cards) for each in made]
    same = {str(each.points) for each in made} == {
        str(number) for number in said.values["hand"].values.values()
    }
    return same and numbers == [said.values["n"], said.values["m"]] and numbers[0] > numbers[1]


def _suits(said: Said) -> bool:
    """Whether two hands of the same ranks have these cards, the first that differ in suit, of which the winner's suit is higher."""
    (mine,), (his,) = said.values["cards"], said.values["others"]
    cards = [[text(one) for one in said.hand(who)] for who in ("winner", "loser")]
    ranks = [sorted(one[0] for one in each) for each in cards]
    order = said.compared.game.suit_order.split("-")
    higher = order.index(mine[1]) < order.index(his[1])
    alone = [{one for one in each if sum(other[0] == one[0] for other in each) == 1} for each in cards]
    apart = [one for one in cards[0] if one in alone[0] and one not in alone[1]] or [
        one for one in cards[0] if one not in cards[1]
    ]
    first = mine == apart[0]  # the ace of T-9-8-7-A comes last
    return said.compared.game.equal_hands == "suit" and ranks[0] == ranks[1] and mine in cards[0] and his in cards[1] and higher and first  # fmt: skip


def _tied(said: Said) -> bool:
    seats = [said.names.index(name) for name in said.values.get("seats", said.winners)]
    return len({said.compared.values[said.share.id][seat] for seat in seats}) == 1 and {said.names[seat] for seat in seats} == {*said.winners}  # fmt: skip


def _board_plays(said: Said) -> bool:
    board = {one for group in said.compared.groups(said.share) for one in group}
    best = (said.compared.best(said.share, said.names.index(name))[1] for name in said.winners)
    return all(board >= {*cards} for cards in best)


def _sixth(said: Said) -> bool:
    """Whether the seat would win with a sixth card, were it to count: the first that is left over, highest first."""
    seats = [said.names.index(name) for name in said.winners]
    left: dict[int, int] = {}
    for seat in seats:
        best, own = said.compared.best(said.share, seat)[1], said.compared.own(said.share, seat)
        lying = [one for one in own + said.compared.groups(said.share)[0] if one not in best]
        left[seat] = max(map(rank_of, lying), default=-1)
    seat, size = said.seat("loser"), said.share.ranking.size
    held = [RANKS[rank_of(one)] for one in said.compared.own(said.share, seat)]
    free = all((n, size - n) in said.share.uses for n in range(len(held) + 1)) or said.share.board == (0, 0)
    without = said.made("loser").category in BY_PAIRS
    highest = (
        left[seat] == max(left.values()) > min(left.values()) and RANKS[left[seat]] == said.values["rank"]
    )
    return _tied(said._replace(values={"seats": said.values["seats"]})) and said.values["rank"] in held and highest and free and without  # fmt: skip


def _of_class(name: str) -> Callable[[Said], bool]:
    return lambda said: _alike(said, name)


PROVED: Mapping[str, Callable[[Said], bool]] = {
    "first-won": lambda said: said.compared.game.first_won and any(said.compared.values[said.compared.shares[0].id].values()),
    "nobody": _nobody, "nobody-board": _nobody_by_the_board, "nobody-at-all": _nobody, "nobody-down": lambda said: _nobody(said) and bool(said.share.down_suit),
    "qualify": _qualify, "qualify-none": _qualify, "qualify-lacks": _qualify, "qualify-down": lambda said: _qualify(said) and bool(said.share.down_suit), "gate": _gate, "gate-both": _declared_both, "gate-barred": lambda said: said.worth("loser") > max(map(said.compared.values[said.share.id].__getitem__, map(said.names.index, said.winners))),
    "use-exactly": _may_not_use, "use-at-most": _may_not_use, "use-none": lambda said: _may_not_use(said._replace(values={**said.values, "n": 0})),
    "use-lines": _lines, "use-removed": lambda said: _decides(said, _nothing_removed), "use-turned": lambda said: _decides(said, _nothing_removed), "use-down": _down, "use-many": _many,
    "wild": _wild, "wild-as": _wild, "wild-joker": _wild, "wild-joker-as": _wild, "wild-bug": _bug,
    "order-class": _order_of_classes, "order-run": _run, "order-sum": lambda said: said.made("winner").category == "four-of-a-kind" and _decides(said, _high(said)),
    "order-pairs": lambda said: "rank" not in said.share.ranking.rules.distinct and _decides(said, _ranks_apart),
    "order-pairs-low": lambda said: not _counts(said, "one-pair") and _decides(said, _low(BY_PAIRS, _ranks_of(said))),
    "order-against": _against, "order-for": lambda said: not _counts(said, "straight", "flush", "straight-flush") and _decides(said, _low(BY_ALL, _ranks_of(said), _runs(_ranks_of(said)))),
    "order-ace": lambda said: any(rank_of(one) == ACE for one in said.mine("loser") + said.board if one < JOKER_BUG) and _ranks_of(said)[0] == "A" and _decides(said, _low(said.share.ranking.rules.classes, _ranks_of(said)[1:] + "A", _straights(said))),
    "count": _counted, "count-suit": _counted, "count-rank": _counted, "count-suits": _suits_counted, "count-no-suit": _suits_counted,
    "count-ranks": lambda said: _counted(said) and len({rank_of(one) for one in said.own("loser")}) == said.values["m"],
    "class": _classes, "class-low": _both_named, "class-low-pairs": _both_named,
    "rank-top": _top, "rank-top-low": _top,
    **{f"rank-{name}{after}": _of_class(name) for name in ("five-of-a-kind", "four-of-a-kind", "full-house", "three-of-a-kind", "two-pair", "one-pair")
       for after in ("", "-next")},
    "kicker": lambda said: _named(said, "winner", "hand") and _first_difference(said),
    "card-only": _first_difference, "card-first": _first_difference, "card-second": _first_difference, "card-next": _first_difference,
    "points": _points, "points-low": _points, "points-cards": _points_alike, "total": _total, "total-same": _total, "total-over": _total_over,
    "suit": _suits, "tie": _tied, "tie-board": _board_plays, "tie-sixth": _sixth,
}  # fmt: skip

"""What a sentence of `because.ftl` claims, read back from its words and proved by the cards of the showdown.

Nothing is taken from the reason that the sentence was made of: a claim knows what it reads, the rules and the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from reading_lines import message, value

from poker_rulebook.book.parts import Share
from poker_rulebook.cards import JOKER_BUG, RANKS, SUITS, Cards, card, rank_of, suit_of
from poker_rulebook.play.comparing import Compared, all_of, uses
from poker_rulebook.play.pots import BOTH
from poker_rulebook.ranking.ranking import Made, best_using
from poker_rulebook.view.sentences import Sentence
from poker_rulebook.view.wording import points_text, short_name

Values = Mapping[str, Any]


class Said(NamedTuple):
    """A sentence about a share, and the showdown.    names, winners    of seats;  values    what the sentence says"""

    compared: Compared
    share: Share
    names: Sequence[str]
    winners: Sequence[str]
    values: Values

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
        losing = (
            "loser" in self.values and "seats" not in self.values and self.values["loser"] in self.winners
        )
        return ("winner" not in self.values or self.values["winner"] in self.winners) and not losing


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
    return value("hand", name, "en") == said.values[of]


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


def _may_not_use(said: Said) -> bool:
    """Whether some hand with that number of own cards, which may not be used, would win or tie."""
    number, ranking = said.values.get("n", 0), said.share.ranking
    if number in {own for own, _ in uses(said.share, said.own("loser"))}:
        return False
    return _would_win(said, number, said.board, ranking.size - number)


def _would_win(said: Said, own: int, board: Cards, others: int) -> bool:
    seat = said.seat("loser")
    cards, there = (said.compared.counted(each, seat) for each in (said.own("loser"), board))
    if len(cards) < own or len(there) < others:
        return False
    winner = max(said.compared.values[said.share.id].values())
    return best_using(said.share.ranking, cards, (there,), ((own, others),))[0] >= winner


def _lines(said: Said) -> bool:
    """Whether cards of the whole board would win with a number of own cards with which those of one line do not."""
    size, groups = said.share.ranking.size, said.compared.groups(said.share)
    return any(
        _would_win(said, own, said.board, size - own)
        and not any(_would_win(said, own, group, size - own) for group in groups)
        for own in range(size)
    )


def _removed(said: Said) -> bool:
    whole = said.board + said.compared.removed
    return any(_would_win(said, own, whole, others) for own, others in uses(said.share, said.own("loser")))


def _down(said: Said) -> bool:
    (shown,) = map(card, said.values["cards"])
    better = said.share.ranking.value((shown,)) > max(said.compared.values[said.share.id].values())
    suit = SUITS[suit_of(shown)] == said.share.down_suit[0]
    return better and suit and shown in said.mine("loser") and shown not in said.own("loser")


def _many(said: Said) -> bool:
    seat = said.seat("winner")
    best = said.compared.best(said.share, seat)[1]
    return sum(one in said.own("winner") for one in best) == said.values["n"] > 2


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
    return there and _named(said, "winner", "hand")


def _bug(said: Said) -> bool:
    return JOKER_BUG in said.own("loser") and _named(said, "loser", "hand")


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
    return bool(ranks) and ahead(said.own("winner")) and not all(map(ahead, others))


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
    return own >= {RANKS.index(rank) for rank in ranks} and _key(said.values["hand"]) in ranking.rules.classes and ranking.rules.wins_lowest  # fmt: skip


def _run(said: Said) -> bool:
    made = [said.share.ranking.made(said.compared.counted(said.compared.best(said.share, seat)[1], seat)) for seat in map(said.names.index, said.winners)]  # fmt: skip
    wanted = set(said.values["ranks"])
    return any(({RANKS[rank_of(one)] for one in each.cards} == wanted and "straight" in each.category) or "royal" in each.category for each in made)  # fmt: skip


def _order_of_classes(said: Said) -> bool:
    order = said.share.ranking.rules.classes
    return order.index(_key(said.values["hand"])) < order.index(_key(said.values["other"]))


def _counted(said: Said) -> bool:
    numbers = len(said.made("winner").ranks), len(said.made("loser").ranks)
    if "cards" in said.values:
        one, other = map(card, said.values["cards"])
        shared = suit_of(one) == suit_of(other) or rank_of(one) == rank_of(other)
        if not (shared and {one, other} <= {*said.own("loser")}):
            return False
    return numbers == (said.values["n"], said.values["m"])


def _total(said: Said) -> bool:
    goal, made = said.share.ranking.rules.target, [said.made("winner").points, said.made("loser").points]
    told = [said.values["hand"], said.values["other"]]
    near, far = (abs((points or 0) - goal) for points in made)
    return told == [points_text(points) for points in made] and said.values["goal"] == points_text(goal) and near <= far  # fmt: skip


def _points(said: Said) -> bool:
    told = [[str(number) for number in said.values[of].values.values()] for of in ("hand", "other")]
    return told == [[str(said.made(who).points)] for who in ("winner", "loser")]


def _tied(said: Said) -> bool:
    seats = [said.names.index(name) for name in said.values.get("seats", said.winners)]
    return len({said.compared.values[said.share.id][seat] for seat in seats}) == 1 and {said.names[seat] for seat in seats} == {*said.winners}  # fmt: skip


def _board_plays(said: Said) -> bool:
    board = {one for group in said.compared.groups(said.share) for one in group}
    best = (said.compared.best(said.share, said.names.index(name))[1] for name in said.winners)
    return all(board >= {*cards} for cards in best)


def _sixth(said: Said) -> bool:
    seat = said.names.index(said.values["loser"])
    best = said.compared.best(said.share, seat)[1]
    left = {RANKS[rank_of(one)] for one in said.compared.own(said.share, seat) if one not in best}
    return _tied(said._replace(values={"seats": said.values["seats"]})) and said.values["rank"] in left


def _of_class(name: str) -> Callable[[Said], bool]:
    return lambda said: _alike(said, name)


def _lowest(said: Said) -> bool:
    """Whether low hands are compared here in which neither straights and flushes nor pairs count against anybody."""
    return said.share.ranking.rules.wins_lowest


PROVED: Mapping[str, Callable[[Said], bool]] = {
    "first-won": lambda said: said.compared.game.first_won and any(said.compared.values[said.compared.shares[0].id].values()),
    "nobody": _nobody, "nobody-board": _nobody_by_the_board, "nobody-at-all": _nobody, "nobody-down": lambda said: _nobody(said) and bool(said.share.down_suit),
    "qualify": _qualify, "qualify-none": _qualify, "qualify-down": lambda said: _qualify(said) and bool(said.share.down_suit), "gate": _gate, "gate-both": _declared_both, "gate-barred": lambda said: said.worth("loser") > max(map(said.compared.values[said.share.id].__getitem__, map(said.names.index, said.winners))),
    "use-exactly": _may_not_use, "use-at-most": _may_not_use, "use-none": lambda said: _may_not_use(said._replace(values={**said.values, "n": 0})),
    "use-lines": _lines, "use-removed": _removed, "use-turned": _removed, "use-down": _down, "use-many": _many,
    "wild": _wild, "wild-as": _wild, "wild-joker": _wild, "wild-joker-as": _wild, "wild-bug": _bug,
    "order-class": _order_of_classes, "order-run": _run, "order-sum": lambda said: said.made("winner").category == "four-of-a-kind",
    "order-pairs": lambda said: "rank" not in said.share.ranking.rules.distinct,
    "order-pairs-low": lambda said: _lowest(said) and "one-pair" not in said.share.ranking.rules.classes,
    "order-against": _against, "order-for": lambda said: _lowest(said) and "straight" not in said.share.ranking.rules.classes,
    "order-ace": lambda said: any(rank_of(one) == 12 for one in said.mine("loser") + said.board if one < JOKER_BUG) and said.share.ranking.rules.strength[12] > said.share.ranking.rules.strength[11],
    "count": _counted, "count-suit": _counted, "count-rank": _counted,
    "class": _classes, "class-low": _both_named, "class-low-pairs": _both_named,
    "rank-top": _top, "rank-top-low": _top,
    **{f"rank-{name}{after}": _of_class(name) for name in ("five-of-a-kind", "four-of-a-kind", "full-house", "three-of-a-kind", "two-pair", "one-pair")
       for after in ("", "-next")},
    "kicker": lambda said: _named(said, "winner", "hand") and _first_difference(said),
    "card-only": _first_difference, "card-first": _first_difference, "card-next": _first_difference,
    "points": _points, "total": _total, "total-same": _total,
    "suit": lambda said: said.compared.game.equal_hands == "suit", "tie": _tied, "tie-board": _board_plays, "tie-sixth": _sixth,
}  # fmt: skip

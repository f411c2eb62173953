"""What the rules of the pot claim: a settlement that knows nothing but their sentences, chip for chip.

The rules of "Showdown" and "Ties and odd chips" are read by their keys into parts of the pot, each with the cards that
may be used, who qualifies and who takes it otherwise. Each hand of one pot is settled by them, and the chips that every
player receives have to be those that the hand paid. A sentence whose key stands in no table here is answered with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from itertools import combinations, product
from typing import Any, NamedTuple

from claims_of_pots import Side as Wanted
from claims_of_pots import (
    Worth,
    at_least,
    by_down_suit,
    has_hand,
    having,
    inside,
    outcomes,
    own_of,
    plainly,
    rankings_named,
    strongest,
    wild,
    worths,
)
from real_book import real_book
from watched import Watched

from poker_rulebook.book.model import Game
from poker_rulebook.cards import (
    ACE,
    JOKER_BUG,
    JOKER_WILD,
    RANK_ONE,
    SUIT_ONE,
    Cards,
    rank_of,
    suit_of,
)
from poker_rulebook.play.comparing import Compared, layout_in_force
from poker_rulebook.play.events import Removed, WordSaid
from poker_rulebook.play.pots import Pot, awards
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.pot import pot_rules, tie_rules
from poker_rulebook.view.sentences import Phrase, Sentence, Shaped, sentences
from poker_rulebook.view.wording import share_name

Values = Mapping[str, Any]
Hands = list[tuple[float, Cards]]  # what each choice of cards is worth, with the cards


class Part(NamedTuple):
    """A part of the pot.

    name        as the rules call it;  hand    what wins it;  weakest    the weakest such hand; '' for any
    use         the sentences on the cards that make it;  taker    whose hand takes it if nobody has one
    """

    name: str
    hand: Phrase
    weakest: Phrase = ""
    use: tuple[Sentence, ...] = ()
    taker: str = ""


class Rules(NamedTuple):
    """The sentences of the pot that are in force in one hand, by their keys."""

    parts: tuple[Part, ...]
    said: Mapping[str, Values]


CONDITIONS = {"roll-when-rule", "choice-when-rule", "roll-when-round", "choice-when-round"}


def bare(phrase: Any) -> Any:
    return phrase.of if isinstance(phrase, Shaped) else phrase


def in_force(text: Phrase, named: set[str]) -> list[Sentence]:
    """The sentences of a rule that hold after these outcomes; a condition holds up to the next one."""
    found, holds = list[Sentence](), True
    for sentence in sentences(text):
        if sentence.key in CONDITIONS:
            holds = bool({plain(it) for it in dict(sentence.values)["outcomes"]} & named)
            sentence = dict(sentence.values)["rule"]
        if holds:
            found += in_force(sentence, named) if sentence.key in CONDITIONS else [sentence]
    return found


def rules_of(game: Game, named: set[str]) -> Rules:
    """The rules of the pot and of odd chips as they are printed, after these outcomes."""
    pot, *others = pot_rules(game)
    division = in_force(pot.text, named)
    said = {it.key: dict(it.values) for it in division}
    shares = [(plain(rule.title), in_force(rule.text, named)) for rule in others if rule.id != "independent"]
    shares = [(name, told) for name, told in shares if told]
    wanted = _wanted(division, len(shares))
    said |= {it.key: dict(it.values) for _, told in shares for it in told if it.key not in said}
    for rule in tie_rules(game):
        said |= {it.key: dict(it.values) for it in _of_ties(rule.text, named, len(shares))}
    parts = [_part(name, told, *hand) for (name, told), hand in zip(shares, wanted, strict=True)]
    return Rules(tuple(parts), said)


def _of_ties(text: Phrase, named: set[str], parts: int) -> Iterator[Sentence]:
    """What is said of ties; of a condition the part that holds in the game that is played."""
    for sentence in sentences(text):
        if sentence.key in CONDITIONS:
            where = {plain(bare(it)).partition(" (")[0] for it in dict(sentence.values)["outcomes"]}
            if where & named:
                yield dict(sentence.values)["rule"]
        else:
            yield sentence


# --- what wins


def _wanted(division: Sequence[Sentence], n: int) -> list[tuple[Phrase, Phrase]]:
    """What wins each part of the pot, and the weakest hand that does."""
    found: list[tuple[Phrase, Phrase]] = []
    for sentence in division:
        if sentence.key in DIVIDED:
            found += DIVIDED[sentence.key](dict(sentence.values))
        elif sentence.key == "share-per-board":
            found += [(dict(sentence.values)["side"], "")] * n
    return found


def _best(noun: Phrase) -> Phrase:
    """The hand that is the best of its kind, as the head has it."""
    said = bare(noun)
    if said.key == "pot-strongest":
        return dict(said.values)["hand"]
    return Sentence(said.key.replace("pot-", "essence-"), said.values)


def _card(which: str) -> Callable[[Values], list[tuple[Phrase, Phrase]]]:
    return lambda it: [(Sentence(f"essence-card-{which}"), "")]


DIVIDED: Mapping[str, Callable[[Values], list[tuple[Phrase, Phrase]]]] = {
    "win-pot": lambda it: [(it["side"], "")],
    "win-pot-minimum": lambda it: [(it["side"], it["hand"])],
    "win-pot-closest": lambda it: [(Sentence("essence-closest", (("n", it["n"]),)), "")],
    "win-pot-card-highest": _card("highest"),
    "win-pot-card-lowest": _card("lowest"),
    "win-halves": lambda it: [(_best(it["first"]), ""), (_best(it["second"]), "")],
    "win-halves-qualified": lambda it: [(_best(it["first"]), ""), (_best(it["second"]), "")],
    "win-halves-down-suit": lambda it: [(it["first"], ""), (it["card"], "")],
    "win-high-low": lambda it: [(Sentence("hand-kind-high"), ""), (it["qualifier"], "")],
    "win-high-low-rolled": lambda it: [
        (Sentence("hand-kind-high"), ""),
        (Sentence("essence-low-by-dice"), ""),
    ],
    "win-share-hand": lambda it: [(_best(it["best"]), "")],
    "win-share-card": lambda it: [(_best(it["best"]), "")],
    "declared-side": lambda it: [(it["first"], ""), (it["second"], "")],
    "declared-side-best": lambda it: [(_best(it["best"]), ""), (_best(it["other"]), "")],
    "priority": lambda it: [(Sentence("hand-kind-high"), it["hand"]), (it["side"], "")],
}  # fmt: skip
TAKERS: Mapping[str, Callable[[str, Values], str]] = {
    "otherwise-high": lambda name, it: "high",
    "otherwise-high-straight": lambda name, it: "high",
    "otherwise-high-of-board": lambda name, it: name.replace("low", "high", 1),
    "otherwise-share": lambda name, it: plain(it["name"]),
    "otherwise-down-suit": lambda name, it: plain(it["name"]),
}


def _part(name: str, told: Sequence[Sentence], hand: Phrase, weakest: Phrase) -> Part:
    """A part with what its rule says of it."""
    taker = ""
    for it in told:
        values = dict(it.values)
        if it.key in TAKERS:
            taker = TAKERS[it.key](name.lower(), values)
        elif it.key in ("qualifier-hand", "qualifier-kind"):
            weakest = values["hand"]
        elif it.key == "qualifier-no-pair":
            weakest = Sentence("no-pair")
        elif it.key == "qualifier-cap":
            weakest = Sentence("or-better", (("rank", values["rank"]),))
    return Part(name.lower(), hand, weakest, tuple(told), taker.lower())


def readings(part: Part, hand: Watched, said: list[Sentence]) -> list[Worth]:
    """What the hand of a part may mean, one for each ranking of that name."""
    noun = bare(part.hand)
    if isinstance(noun, Sentence) and noun.key == "side-low":
        return [plainly(r) for r in real_book().rankings.values() if r.rules.wins_lowest]
    if isinstance(noun, Sentence) and noun.key == "side-high" and _size(part) != FIVE_CARDS:
        return [
            plainly(r)
            for r in real_book().rankings.values()
            if r.size == _size(part) and not r.rules.wins_lowest
        ]
    weakest = bare(part.weakest)
    if isinstance(weakest, Sentence) and weakest.key in ("or-better", "no-pair"):
        return worths(weakest, hand, said)
    if weakest:
        named = [*rankings_named(noun)] or [*rankings_named(Sentence("hand-kind-high"))]
        known = [r for r in named if has_hand(r, weakest)]
        return [at_least(r, weakest) for r in known or having(weakest, hand, said)]
    return worths(noun, hand, said)


def _size(part: Part) -> int:
    """Of how many cards a hand of a part is, as its rule says; five where it does not."""
    for it in part.use:
        values = dict(it.values)
        if it.key in ("use-exactly", "use-either"):
            return values["own"] + values["board"]
        if it.key in USES and "n" in values:
            return values["n"]
    return FIVE_CARDS


# --- which cards


def choices(part: Part, hand: Watched, seat: int, ranks: set[int], said: list[Sentence]) -> Iterator[Cards]:
    """Every choice of cards that the rule of a part allows a player, with those that are wild as jokers."""
    use = {it.key: dict(it.values) for it in part.use}
    held = hand.hand
    own = tuple(held.own[seat]) + held.community
    if "use-hand" in use:
        own = own_of(Wanted(Sentence("use-hand", (*use["use-hand"].items(),))), hand, seat)
    if {it.key for it in said} & {"essence-ahead"} and "use-own-best" in use and "use-one-card" not in use:
        yield own  # which cards are held decides, also beside the hand
        return
    own = _as_wild(own, ranks)
    lying = [_as_wild(group, ranks) for group in groups(use, hand)]
    key = next(key for key in use if key in USES)
    yield from USES[key](own, lying, use[key])


def groups(use: Mapping[str, Values], hand: Watched) -> list[Cards]:
    """The parts of the board from which a hand may be made."""
    board, layout = hand.hand.board, layout_in_force(hand.hand.game, hand.hand.outcomes)
    if layout is None or not board:
        return []
    if "board-one-per-row" in use:
        return [tuple(it) for it in product(*([board[s] for s in row] for row in layout.one_from_each))]
    if "use-lines" in use:
        wanted = {plain(line) for line in use["use-lines"]["lines"]}
        return [tuple(board[s] for s in line.slots) for line in layout.lines if line.name["en"] in wanted]
    if {"use-one-board", "use-one-group", "board-one-row"} & use.keys():
        gone = {card for _, e in hand.all(Removed) for card in e.cards}
        there = [tuple(board.get(s, 0) for s in group) for group in layout.groups]
        return [group for group in there if 0 not in group and not gone & {*group}]
    return [tuple(board.values())]


def _as_wild(cards: Sequence[int], ranks: set[int]) -> Cards:
    return tuple(JOKER_WILD if c < JOKER_BUG and rank_of(c) in ranks else c for c in cards)


Use = Callable[[Cards, Sequence[Cards], Values], Iterator[Cards]]


def _own(own: Cards, lying: Sequence[Cards], it: Values) -> Iterator[Cards]:
    yield own


def _n_of(own: Cards, lying: Sequence[Cards], it: Values) -> Iterator[Cards]:
    yield from combinations(own, min(it["n"], len(own)))


def _of_all(own: Cards, lying: Sequence[Cards], it: Values) -> Iterator[Cards]:
    assert len(own) == it["own"] and {*map(len, lying)} == {it["board"]}
    yield from (cards for group in lying for cards in combinations((*own, *group), it["n"]))


def _mixed(own: Cards, lying: Sequence[Cards], mine: Sequence[int], size: int) -> Iterator[Cards]:
    yield from (
        a + b for n in mine for a in combinations(own, n) for g in lying for b in combinations(g, size - n)
    )


def _either(own: Cards, lying: Sequence[Cards], it: Values) -> Iterator[Cards]:
    yield from _mixed(own, lying, range(it["low"], it["own"] + 1), it["own"] + it["board"])
    yield from combinations(own, it["all"])


USES: Mapping[str, Use] = {
    "use-every-card": _own,
    "use-one-card": _own,
    "use-down-suit": _own,
    "use-own-all": lambda own, lying, it: combinations(own, it["n"]) if len(own) == it["n"] else iter(()),
    "use-own-best": _n_of,
    "use-own-any": _n_of,
    "points-capped": lambda own, lying, it: (c for n in range(1, len(own) + 1) for c in combinations(own, n)),
    "use-own-subset": lambda own, lying, it: (c for n in range(1, it["max"] + 1) for c in combinations(own, n)),
    "use-best": _of_all,
    "use-best-up": _of_all,
    "use-exactly": lambda own, lying, it: _mixed(own, lying, [it["own"]], it["own"] + it["board"]),
    "use-at-most": lambda own, lying, it: _mixed(own, lying, range(it["max"] + 1), it["n"]),
    "use-between": lambda own, lying, it: _mixed(own, lying, range(it["low"], it["high"] + 1), it["n"]),
    "use-either": _either,
    "use-kept": lambda own, lying, it: _mixed(own, lying, [len(own)], it["n"]),
}  # fmt: skip


# --- who has what


def valued(part: Part, worth: Worth, hand: Watched, said: list[Sentence]) -> list[tuple[float, Cards] | None]:
    """For every player the strongest hand of a part, with the cards that make it; None for no such hand."""
    by_suit = by_down_suit(Wanted(part.hand), hand)
    if by_suit is not None:
        return [(value, ()) if value is not None else None for value in by_suit]
    found: list[tuple[float, Cards] | None] = []
    for seat in range(hand.seats):
        ranks = wild(hand, said, seat)
        made: Hands = [(v, c) for c in choices(part, hand, seat, ranks, said) if (v := worth(c)) is not None]
        best = max((v for v, _ in made), default=None)
        alike = (it for it in made if it[0] == best)
        found.append(max(alike, key=lambda it: (-len(it[1]), _heights(it[1])), default=None))
    return found


def _heights(cards: Cards) -> list[tuple[int, int]]:
    return sorted(((rank_of(c), suit_of(c)) for c in cards if c < JOKER_BUG), reverse=True)


def winners(
    rules: Rules, hand: Watched, made: Sequence[Sequence[tuple[float, Cards] | None]]
) -> list[list[int]]:
    """For every part the players who win it."""
    values = [[it[0] if it else None for it in by_seat] for by_seat in made]
    if {"declared-side", "declared-side-best"} & rules.said.keys():
        return _declared(rules, hand, values)
    if "priority" in rules.said:
        first = strongest(values[0])
        return [first, [] if first else strongest(values[1])]
    live = inside(hand) if "match-pot" in rules.said else range(hand.seats)
    return [strongest([v if n in live else None for n, v in enumerate(it)]) for it in values]


def _declared(rules: Rules, hand: Watched, values: Sequence[Sequence[float | None]]) -> list[list[int]]:
    """Who declared both takes all, but only as the single best of both; else those who declared one side play for it."""
    called = {share.id: plain(share_name(share)).lower() for share in hand.hand.game.showdown}
    told = {e.seat: called.get(e.word, e.word) for _, e in hand.all(WordSaid)}
    names = [part.name for part in rules.parts]

    def among(n: int, more: int) -> list[float | None]:
        return [v if told[s] in (names[n],) or s == more or (more >= 0 and told[s] == "both") else None
                for s, v in enumerate(values[n])]  # fmt: skip

    for seat in (seat for seat, word in told.items() if word == "both"):
        if all(strongest(among(n, seat)) == [seat] for n in (0, 1)):
            return [[seat], [seat]]
    return [strongest(among(n, -1)) for n in (0, 1)]


# --- chips


def settled(
    hand: Watched,
    rules: Rules,
    made: Sequence[Sequence[tuple[float, Cards] | None]],
    pot: int,
    said: list[Sentence],
    way: int = 0,
) -> dict[int, int]:
    """The chips of every player, as the rules divide a pot.    way    as for `_nobody`"""
    won = winners(rules, hand, made)
    assert all(won) or "qualifier-none" not in rules.said
    chips, lucky = dict.fromkeys(range(hand.seats), 0), set[int]()
    if not any(won):
        won = _nobody(hand, rules, said, way)
        if not won:
            return chips
        shared = "nobody-strongest-hand" not in rules.said
        part = rules.parts[0]._replace(name="" if shared else rules.parts[0].name)
        return _divide(hand, rules, part, won[0], pot, chips, lucky, made[0])
    for n, part_of_pot in _parts(rules, won, pot):
        _divide(hand, rules, rules.parts[n], won[n], part_of_pot, chips, lucky, made[n])
    return chips


def _nobody(hand: Watched, rules: Rules, said: list[Sentence], way: int) -> list[list[int]]:
    """Who takes a pot for which nobody qualifies.    way    which ranking of the name is meant, as of the first part"""
    if "nobody-strongest-hand" in rules.said:
        side = bare(rules.said["nobody-strongest-hand"]["side"])
        part = rules.parts[0]._replace(hand=side, weakest="")
        meant = readings(part, hand, said)
        made = valued(part, meant[min(way, len(meant) - 1)], hand, said)
        return [strongest([it[0] if it else None for it in made])]
    shared = {"nobody-all-players", "declared-nobody-all-players"} & rules.said.keys()
    return [[*range(hand.seats)]] if shared else []


def _parts(rules: Rules, won: Sequence[Sequence[int]], pot: int) -> list[tuple[int, int]]:
    """Each part that is won, with its chips: those that nobody wins join the part of their takers."""
    takers = [_taker(n, rules, won) for n in range(len(won))]
    weight = [takers.count(n) for n in range(len(won))]
    there = [n for n in range(len(won)) if weight[n] and won[n]]
    total = sum(weight[n] for n in there)
    chips = {n: pot * weight[n] // total for n in there}
    for n in _in_order(rules, won, there)[: pot - sum(chips.values())]:
        chips[n] += 1
    return [*chips.items()]


def _taker(n: int, rules: Rules, won: Sequence[Sequence[int]]) -> int:
    """Which part one goes to."""
    seen: list[int] = []
    while not won[n] and n not in seen:
        seen.append(n)
        names = [part.name for part in rules.parts]
        if "otherwise-one-side" in rules.said or "declared-one-side" in rules.said:
            n = 1 - n
        elif rules.parts[n].taker in names:
            n = names.index(rules.parts[n].taker)
    return n if won[n] else -1


def _in_order(rules: Rules, won: Sequence[Sequence[int]], there: Sequence[int]) -> list[int]:
    """Which parts get what is left over between them, first of all."""
    names = [part.name for part in rules.parts]
    if "odd-chip-first-seat" in rules.said:
        return sorted(there, key=lambda n: won[n][0])
    if "odd-chip-first-share" in rules.said:
        first = [plain(it).lower() for it in rules.said["odd-chip-first-share"]["shares"]]
    elif "odd-chip-to-share" in rules.said:
        first = [_without_article(plain(rules.said["odd-chip-to-share"]["share"]))]
    else:
        first = ["high"]
    return sorted(there, key=lambda n: first.index(names[n]) if names[n] in first else len(first))


def _without_article(name: str) -> str:
    return name.lower().removeprefix("the ")


def _divide(
    hand: Watched, rules: Rules, part: Part, seats: Sequence[int], pot: int, chips: dict[int, int], lucky: set[int],
    made: Sequence[tuple[float, Cards] | None],
) -> dict[int, int]:  # fmt: skip
    """A part among its winners, odd chips one by one, passing over those who have one already."""
    each, left = divmod(pot, len(seats))
    order = _odd_first(hand, rules, part, seats, made) if len(seats) > 1 and left else seats
    served = sorted(order, key=lambda seat: seat in lucky)[:left]
    if len(seats) > 1:
        lucky.update(served)
    for seat in seats:
        chips[seat] += each + (seat in served)
    return chips


def _odd_first(
    hand: Watched, rules: Rules, part: Part, seats: Sequence[int], made: Sequence[tuple[float, Cards] | None]
) -> list[int]:
    """The winners of a part in the order in which they receive odd chips."""
    said = rules.said
    if not part.name or not {key for key in said if key.startswith(("odd-chip-suit", "odd-chip-all-own"))}:
        return sorted(seats)
    if "odd-chip-suit" in said:
        return sorted(seats, key=lambda s: _heights(made[s][1]) if made[s] else [], reverse=True)
    low = "odd-chip-all-own-cards-low" in said or ("odd-chip-all-own-cards" in said and _is_low(part))
    values = next(v for key, v in said.items() if key.startswith("odd-chip-all-own-cards"))
    ace_low = low and bare(values["ace"]).key == "ace-low"

    def height(card: int) -> tuple[int, int]:
        rank = rank_of(card)
        return (-1 if rank == ACE and ace_low else rank, suit_of(card))

    own = {s: [height(c) for c in hand.hand.own[s] if c < JOKER_BUG] for s in seats}
    return sorted(seats, key=lambda s: min(own[s]) if low else [-n for n in max(own[s])])


def _is_low(part: Part) -> bool:
    """Whether the hand is called a low one: a low hand, the lowest card, badugi."""
    name = plain(part.hand) + plain(part.weakest)
    return "low" in name or "or-better" in name or ("badugi" in name and "high" not in name)


# --- whether it is so

# what changes nothing in the chips of one pot, or is claimed by other words beside it
SILENT = {
    "tie", "suits-equal", "divide-in-order", "odd-chip-one-each", "odd-chip-high", "odd-chip-button", "use-own-only",
    "aces-low", "aces-high", "win-shares", "points-more-cards", "otherwise-one-side", "declared-both", "declared-one-side",
    "use-independent",
}  # fmt: skip
READ = {
    *DIVIDED, *TAKERS, *USES, *SILENT, "qualifier-hand", "qualifier-kind", "qualifier-no-pair", "qualifier-cap", "share-per-board",
    "odd-chip-first-seat", "odd-chip-first-share", "odd-chip-to-share", "odd-chip-suit", "odd-chip-all-own-cards",
    "odd-chip-all-own-cards-low", "odd-chip-all-own-cards-high", "use-hand", "use-lines", "use-one-board", "use-one-group",
    "board-one-row", "board-one-per-row", "nobody-carry-over", "nobody-strongest-hand", "nobody-all-players",
    "declared-nobody-carry-over", "declared-nobody-all-players", "match-pot", "qualifier-none",
}  # fmt: skip


FIVE_CARDS = 5  # make a hand of which no rule says another number
ODD = (100, 101, 102, 103, 107)  # pots in which some chip is left over between any parts and winners


def unlike(every: Sequence[Watched], told: Game, said: list[Sentence]) -> str:
    """A hand that is paid otherwise than the printed rules divide its pot, with both; '' where all agree.

    told    the game whose rules are read;  said    what its head says besides
    """
    compared = [hand for hand in every if hand.hand.showdowns and (hand.single_pot or not hand.won)]
    by_way: dict[frozenset[str], list[Watched]] = {}
    ahead = any(it.key == "essence-ahead" for it in said)  # then other cards decide than those of the hand
    for hand in (*compared, *(() if ahead else filter(None, map(twins, compared)))):
        by_way.setdefault(frozenset(outcomes(hand)), []).append(hand)
    for named, hands in by_way.items():
        rules = rules_of(told, {*named})
        ways = [len(readings(part, hands[0], said)) for part in rules.parts]
        wrong = [_first_unlike(hands, rules, said, way) for way in product(*map(range, ways))]
        if not wrong or all(wrong):
            return wrong[0] if wrong else f"no ranking is meant by {[plain(p.hand) for p in rules.parts]}"
    return ""


def twins(hand: Watched) -> Watched | None:
    """The same showdown of two players, of whom the second holds the cards of the first in other suits; or None."""
    table, two = hand.hand, copy(hand)
    first = tuple(table.own[0])
    second = tuple(_in_another_suit(card) for card in first)
    lying = {*table.board.values(), *table.community}
    apart = (
        any(share.down_suit for share in table.game.showdown)
        or table.divided
        or table.declared
        or table.game.stay
    )
    if apart or table.game.has_wild_cards or len({*first, *second, *lying}) < len(lying) + 2 * len(first):
        return None
    two.hand, two.seats, two.won = copy(table), 2, Counter()
    two.hand.own = [first, second]
    return two


def _in_another_suit(card: int) -> int:
    """Of two suits each takes the place of the other."""
    return card if card >= JOKER_BUG else RANK_ONE[rank_of(card)] + SUIT_ONE[suit_of(card) ^ 1]


def paid(hand: Watched, pot: int) -> dict[int, int]:
    """What the interpreter pays every player of one pot."""
    table, seats = hand.hand, [*range(hand.seats)]
    held = {s: table.divided.get(s) or tuple(table.own[s]) for s in seats}
    declared = {s: table.declared[s] for s in seats} if table.declared else None
    compared = Compared(
        table.game, table.outcomes, table.board, held, table.community, declared, table.turned()
    )
    live = inside(hand) if table.game.stay else seats
    chips = dict.fromkeys(seats, 0)
    for award in awards(table.game, compared, [Pot(pot, tuple(live))]):
        chips[award.seat] += award.chips
    return chips


def _payments(hand: Watched) -> Iterator[tuple[int, dict[int, int]]]:
    """Pots with what every player was paid of them: that of the hand, and smaller ones with odd chips."""
    if hand.won:
        yield sum(hand.won.values()), {seat: hand.won[seat] for seat in range(hand.seats)}
    for pot in () if hand.hand.game.has_wild_cards else ODD:  # which suit a wild card is of, no rule says
        yield pot, paid(hand, pot)


def _first_unlike(hands: Sequence[Watched], rules: Rules, said: list[Sentence], way: Sequence[int]) -> str:
    for hand in hands:
        try:
            made = [
                valued(part, readings(part, hand, said)[n], hand, said)
                for part, n in zip(rules.parts, way, strict=True)
            ]
            for pot, chips in _payments(hand):
                by_rules = settled(hand, rules, made, pot, said, way[0])
                if by_rules != chips and not _by_suits(rules, by_rules, chips):
                    return f"{hand}: of {pot} by the rules {by_rules}, paid {chips}"
        except (AssertionError, StopIteration, KeyError, IndexError, ValueError) as error:
            return f"{hand}: {error!r}"
    return ""


def _by_suits(rules: Rules, by_rules: Mapping[int, int], paid: Mapping[int, int]) -> bool:
    """Whether suits decide between those to whom the rules give equal parts."""
    given = {seat for seat, chips in by_rules.items() if chips}
    return "suits-decide" in rules.said and {seat for seat, chips in paid.items() if chips} <= given

"""Odds: how often something is dealt, comes or lies against a hand, all cases counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import combinations
from math import comb, prod
from operator import ge
from typing import Any

from poker_rulebook.book.load import Book
from poker_rulebook.book.parts import Deck
from poker_rulebook.cards import JOKER_BUG, RANK_ONE, RANKS, CardError, Cards, cards, rank_of, suit_of, text
from poker_rulebook.figures.arithmetic import SumData, named, named_game, named_ranking, percent
from poker_rulebook.languages import SOURCE
from poker_rulebook.play.parser import InputError, no_card_twice
from poker_rulebook.ranking import HandError, Ranking, threshold, value_using
from poker_rulebook.ranking.samples import hands_up_to_suits

DECK = "standard-52"
MOST_CASES = 50_000  # more are counted by ranks alone, or not at all
MOST_BY_SUITS = 4  # cards of a deal whose suits may matter: more would take seconds
CONDITIONS = ("same_rank", "holds", "only", "different", "suited", "ranking")  # on cards that are dealt


def rows(book: Book, given: SumData) -> list[dict[str, Any]]:
    """[{group: id, id: …, chance: "1/17", one_in: "17", percent: "5.9"}] of every chance, group by group."""
    out = []
    for g, group in enumerate(given["of"]):
        for c, wanted in enumerate(group["chances"]):
            try:
                chance = chance_of(book, wanted)
            except InputError as error:
                raise InputError(("of", g, "chances", c, *error.at), error.message, error.hint) from None
            out.append({"group": group["id"], "id": wanted["id"], **printed_chance(chance)})
    return out


def chance_of(book: Book, given: SumData) -> Fraction:
    """One chance. Raises InputError for cards or conditions that cannot be, or that never happen."""
    deck = named(("deck",), "deck", given.get("deck", DECK), book.decks)
    if deck.jokers and ("ranking" not in given or "cards" not in given):
        raise InputError(("deck",), "a joker can only be counted where dealt cards make a hand of a ranking")
    count = chance_of_deal if "cards" in given else chance_to_come if "come" in given else chance_of_somebody
    chance = count(book, deck, given)
    if not chance:
        raise InputError((), "this never happens", "ask for less")
    return chance


def printed_chance(chance: Fraction) -> dict[str, str]:
    """A chance in the three ways in which it is printed; below one percent with two figures that count."""
    digits = 1
    while chance * 100 * 10**digits < 10:
        digits += 1
    return {"chance": str(chance), "one_in": one_in(chance), "percent": percent(chance, digits)}


class CardsCounted:
    """Cards as conditions look at them: themselves, their ranks, and how many of each suit, most first."""

    def __init__(self, cards: Cards):
        self.cards, self.ranks = cards, tuple(map(rank_of, cards))

    @cached_property
    def suits(self) -> list[int]:
        return sorted(Counter(map(suit_of, self.cards)).values(), reverse=True)


def chance_of_deal(book: Book, deck: Deck, given: SumData) -> Fraction:
    """The chance that so many cards from the top of the deck, `cards`, meet every condition.

    A joker is a bug: for high an ace, or what a straight or a flush lacks; for low what the hand lacks.
    Raises InputError where a condition asks too much of the count.
    """
    size, asked = given["cards"], [key for key in CONDITIONS if key in given]
    if not asked:
        raise InputError((), "nothing is asked of these cards", f"write one of: {', '.join(CONDITIONS)}")
    made = named_ranking(book, ("ranking",), given["ranking"]) if "ranking" in given else None
    least = floor(made, given) if made else 0
    if made and asked == ["ranking"] and made.size == size:
        values = by_value(deck.cards, made, deck.jokers) if made.by_sums else _by_suits(deck.cards, made)
        good = sum(ways for value, ways in values.items() if value >= least)
    else:
        like = _hands(deck.cards, size)
        for meets in _conditions(given):
            like = [(hand, ways) for hand, ways in like if meets(hand)]
        good = sum(ways for hand, ways in like if not made or made.value(hand.cards) >= least)
    return Fraction(good, comb(deck.size, size))


def _conditions(given: SumData) -> list[Callable[[CardsCounted], bool]]:
    """What is asked of the ranks and suits of a hand."""
    of, holds, only = (set(ranks_in(given.get(key, "-".join(RANKS)))) for key in ("of", "holds", "only"))
    suited = sorted(given.get("suited", ()), reverse=True)
    known: dict[str, Callable[[CardsCounted], bool]] = {
        "same_rank": lambda hand: any(hand.ranks.count(rank) >= given["same_rank"] for rank in of),
        "holds": lambda hand: holds.issubset(hand.ranks),
        "only": lambda hand: only.issuperset(hand.ranks),
        "different": lambda hand: (len(set(hand.ranks)) == len(hand.ranks)) == given["different"],
        "suited": lambda hand: len(hand.suits) >= len(suited) and all(map(ge, hand.suits, suited)),
    }
    return [known[key] for key in known if key in given]


@lru_cache(maxsize=8)
def by_value(deck: tuple[int, ...], ranking: Ranking, most_jokers: int = 0) -> dict[int, int]:
    """Value of a hand -> the hands of that value, counted by their ranks and the ways to choose their suits.

    ranking    one that goes by sums of ranks and flushes; the deck has every rank in the same suits
    most_jokers    bugs that are in the deck besides
    """
    copies, found = Counter(map(rank_of, deck)), Counter[int]()
    of_another_suit = {rank_of(card): card for card in deck}  # than the one that stands for a rank
    for jokers in range(min(most_jokers, ranking.size) + 1):
        more, times = (JOKER_BUG,) * jokers, comb(most_jokers, jokers)
        for hand, ways in by_ranks(deck, ranking.size - jokers):
            suited = 0
            if ranking.rules.counts_flushes and len(set(map(rank_of, hand))) == len(hand):
                suited = min(copies[rank_of(card)] for card in hand)
                found[ranking.value(hand + more)] += times * suited
                hand = (*hand[::2], *(of_another_suit[rank_of(card)] for card in hand[1::2]))
            found[ranking.value(hand + more)] += times * (ways - suited)
    return found


@lru_cache(maxsize=2)
def _by_suits(deck: tuple[int, ...], ranking: Ranking) -> dict[int, int]:
    """The same for any ranking, up to suits that stand for others. Raises InputError for too many cards."""
    found = Counter[int]()
    for hand, ways in _hands(deck, ranking.size):
        found[ranking.value(hand.cards)] += ways
    return found


@lru_cache(maxsize=2)
def by_best_value(deck: tuple[int, ...], ranking: Ranking, held: int) -> dict[int, int]:
    """Value of the best hand among so many cards -> the deals in which it is that.

    ranking    one of classes in which the highest hand wins; the deck has every rank in the same suits
    """
    copies, found, tables = Counter(map(rank_of, deck)), Counter[int](), ranking.tables
    suits = min(copies.values())
    for dealt, ways in by_ranks(deck, held):
        counts = Counter(map(rank_of, dealt))
        key = sum(RANK_ONE[rank] * n for rank, n in counts.items())
        for size in range(ranking.size, len(counts) + 1):
            for suited in combinations(counts, size):  # all cards of one suit, where they make a flush
                others = prod(comb(copies[rank] - 1, n - (rank in suited)) for rank, n in counts.items())
                flush = tables.suited[sum(RANK_ONE[rank] for rank in suited)]
                found[max(flush, tables.plain[key])] += suits * others
                ways -= suits * others
        found[tables.plain[key]] += ways
    return found


def by_ranks(deck: Iterable[int], count: int) -> list[tuple[Cards, int]]:
    """Some of these cards for every choice of ranks, and the number of ways to choose their suits."""
    of_rank: dict[int, Cards] = {}
    for card in deck:
        of_rank[rank_of(card)] = (*of_rank.get(rank_of(card), ()), card)
    hands: list[list[tuple[Cards, int]]] = [[((), 1)], *([] for _ in range(count))]  # by their size
    for alike in of_rank.values():
        for size in range(count, 0, -1):
            for n in range(1, min(size, len(alike)) + 1):
                more, times = alike[:n], comb(len(alike), n)
                hands[size] += [(hand + more, ways * times) for hand, ways in hands[size - n]]
    return hands[count]


@lru_cache(maxsize=8)
def _hands(deck: tuple[int, ...], size: int) -> list[tuple[CardsCounted, int]]:
    """Hands that stand for all others, and how many hands are like each. Raises InputError for too many cards."""
    if size > MOST_BY_SUITS:
        raise InputError(
            ("cards",), f"{size} cards are too many to count", "only a ranking can be asked of five"
        )
    return [(CardsCounted(hand), ways) for hand, ways in hands_up_to_suits(deck, size)]


def ranks_in(text: str) -> tuple[int, ...]:
    """The ranks of "A-K-Q"."""
    return tuple(RANKS.index(letter) for letter in text.split("-"))


def floor(made: Ranking, given: SumData) -> int:
    """The value of the weakest hand that counts; of any hand at all where none is written."""
    try:
        return threshold(made, given["at_least"]) if "at_least" in given else 1
    except HandError as error:
        raise InputError(("at_least",), str(error), error.hint) from None


def chance_to_come(book: Book, deck: Deck, given: SumData) -> Fraction:
    """The chance that the next `come` cards do what is asked, with `own` cards and those of `board` seen.

    own_rank    so many of them or more have a rank of the own cards
    own_suit    so many of them or more have the suit of most own cards
    ranking     all cards together make the hand `at_least`
    share       own and board cards together make a hand that qualifies for this share of `game`

    Raises InputError for cards that cannot be, and for more cases than can be counted.
    """
    _one_of(given, ("own_rank", "own_suit", "ranking", "share"))
    own, board = _seen(deck, given, "own"), _seen(deck, given, "board")
    no_card_twice([(("own",), own), (("board",), board)])
    unseen = [card for card in deck.cards if card not in own and card not in board]
    helps, by_suits = _test(book, given, own, board)
    cases = comb(len(unseen), given["come"])
    if not by_suits:
        good = sum(ways for come, ways in by_ranks(unseen, given["come"]) if helps(come))
    elif cases <= MOST_CASES:
        good = sum(map(helps, combinations(unseen, given["come"])))
    else:
        raise InputError(("come",), f"{cases:,} cases are too many to count", "write fewer cards to come")
    return Fraction(good, cases)


def _one_of(given: SumData, keys: tuple[str, ...]) -> None:
    asked = [key for key in keys if key in given]
    if len(asked) != 1:
        message = "two things are asked at once" if asked else "nothing is asked of these cards"
        raise InputError((asked[1],) if asked else (), message, f"write one of: {', '.join(keys)}")


def _seen(deck: Deck, given: SumData, key: str) -> Cards:
    try:
        read = cards(given.get(key, ""))
    except CardError as error:
        raise InputError((key,), str(error)) from None
    for card in read:
        if card not in deck.cards:
            raise InputError((key,), f"{text(card)} is not in the deck of {deck.name[SOURCE]}")
    return read


def _test(book: Book, given: SumData, own: Cards, board: Cards) -> tuple[Callable[[Cards], bool], bool]:
    """Whether cards to come do what is asked, and whether their suits matter for it."""
    if "own_rank" in given:
        ranks = {rank_of(card) for card in own}
        return lambda come: sum(rank_of(card) in ranks for card in come) >= given["own_rank"], False
    if "own_suit" in given:
        suits = Counter(suit_of(card) for card in own)
        suit = max(suits, key=lambda s: suits[s])
        return lambda come: sum(suit_of(card) == suit for card in come) >= given["own_suit"], True
    if "share" in given:
        return _qualifying(book, given, own, board)
    made = named_ranking(book, ("ranking",), given["ranking"])
    least = floor(made, given)
    if len(own) + len(board) + given["come"] < made.smallest:
        raise InputError(("come",), "too few cards for a hand", f"a hand has {made.smallest}")
    return lambda come: made.value((*own, *board, *come)) >= least, made.rules.counts_flushes


def _qualifying(book: Book, given: SumData, own: Cards, board: Cards) -> tuple[Callable[[Cards], bool], bool]:
    if "game" not in given:
        raise InputError(("share",), "the game is not named", "add 'game:'")
    game = named_game(book, ("game",), given["game"])
    share = named(("share",), "share", given["share"], {share.id: share for share in game.showdown})
    if len(own) != game.own_cards or len(board) + given["come"] < 3:
        hint = f"{game.id} has {game.own_cards}, and a flop"
        raise InputError(("own",), f"{len(own)} own cards are written", hint)

    def helps(come: Cards) -> bool:
        return value_using(share.ranking, own, [(*board, *come)], share.uses) >= share.floor

    return helps, share.ranking.rules.counts_flushes


def chance_of_somebody(book: Book, deck: Deck, given: SumData) -> Fraction:
    """The chance that one or more of `others` players, with as many cards each as `own`, hold something.

    holds        a card of one of these ranks
    pair_of      two cards, and both of one of these ranks
    Counted by inclusion and exclusion over the players. Raises InputError.
    """
    _one_of(given, ("holds", "pair_of"))
    own, others = _seen(deck, given, "own"), given["others"]
    unseen = Counter(rank_of(card) for card in deck.cards if card not in own)
    total, each = sum(unseen.values()), len(own)
    if others * each > total:
        raise InputError(("others",), f"{others} players need {others * each} cards", f"{total} are unseen")
    if "holds" in given:
        wanted = sum(unseen[rank] for rank in ranks_in(given["holds"]))
        return 1 - Fraction(comb(total - wanted, others * each), comb(total, others * each))
    if each != 2:
        raise InputError(("own",), f"{each} own cards are written", "a pair is two cards")
    left = [unseen[rank] for rank in ranks_in(given["pair_of"])]
    chance, most = Fraction(0), min(others, sum(n // 2 for n in left))
    for players in range(1, most + 1):
        deals = prod(comb(total - 2 * n, 2) for n in range(players))
        hit = Fraction(_pairs(tuple(left), players), deals)
        chance += (-1) ** (players + 1) * comb(others, players) * hit
    return chance


def _pairs(left: tuple[int, ...], players: int) -> int:
    """Ways to give each of these players, one after the other, a pair of one of the ranks."""
    if not left:
        return int(players == 0)
    first, *rest = left
    ways = 0
    for here in range(min(players, first // 2) + 1):
        deals = prod(comb(first - 2 * n, 2) for n in range(here))
        ways += comb(players, here) * deals * _pairs(tuple(rest), players - here)
    return ways


def one_in(chance: Fraction) -> str:
    """How many deals it takes on average: "17", "2.9" below ten, an exact half rounded up."""
    times = 1 / chance
    if times < 10:
        tenths = int(times * 10 + Fraction(1, 2))
        if tenths < 100:
            return f"{tenths // 10}.{tenths % 10}"
    return f"{int(times + Fraction(1, 2)):,}"

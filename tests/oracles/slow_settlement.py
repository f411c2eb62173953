"""Who receives which chips, from first principles: slow, and sharing nothing with the settlement under test.

It reads the cards, the events of the hand and the rules as the game says them. Every choice of cards is tried,
and pots are counted chip by chip. Cards are text ("Ah"); what hands are worth says ranking_first_principles.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, product

import ranking_first_principles as slow

from oracles import slow_jokers
from oracles.slow_sevens_rule import for_the_table, late_wagers, named
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Condition, Share
from poker_rulebook.cards import text
from poker_rulebook.play.events import (
    Acted,
    BringInTaken,
    Carried,
    Dealt,
    Looked,
    Opened,
    Posted,
    Returned,
    Rolled,
    WordSaid,
)
from poker_rulebook.play.hand import Hand

Names = list[str]
Worths = Mapping[tuple[str, int], tuple]  # (share, seat) -> what the hand is worth, () without one
RANKS, SUITS = "23456789TJQKA", "cdhs"
HEIGHT = {rank + suit: (RANKS.index(rank), SUITS.index(suit)) for rank in RANKS for suit in SUITS}


def settled(hand: Hand, stacks: Sequence[int]) -> list[int]:
    """What each seat should receive from the pots of a hand with a showdown. Raises Silent.

    stacks    chips of every seat before the hand

    Of several boards, or run-outs, each has its part of every pot, the first ones the chips that are left over.
    """
    ends = hand.ends()
    received = [0] * len(stacks)
    for number, end in enumerate(ends):
        one = copy(hand)
        one.board, one.own, _ = end
        for seat, chips in enumerate(settled_once(one, stacks, number, len(ends))):
            received[seat] += chips
    return received


def settled_once(hand: Hand, stacks: Sequence[int], number: int, boards: int) -> list[int]:
    """What each seat should receive from one of several boards."""
    of, said = hand.game, answers(hand)
    shares = [share for share in of.showdown if holds(share.when, said)]
    board = board_left(hand, said)
    hands = {
        (share.id, seat): best(of, share, hand, seat, board, said)
        for share in shares
        for seat in hand.seats_in()
    }
    worths = {key: worth for key, (worth, _) in hands.items()}
    late, barred = late_wagers(hand, stacks, {seat: worths[shares[0].id, seat] for seat in hand.seats_in()})
    received = [0] * len(hand.stacks)
    for whole, seats in pots_of(hand, late):
        chips = whole // boards + (number < whole % boards)
        able = [seat for seat in seats if seat not in barred] or seats
        winners = winners_of(hand, shares, worths, able)
        served: set[int] = set()
        for share, part in parts_of(hand, shares, winners, able, chips):
            order = in_order(hand, share, winners.get(share.id, able), hands) if share else able
            for seat in order:
                received[seat] += part // len(order)
            left = part % len(order)
            lucky = ([s for s in order if s not in served] + [s for s in order if s in served])[:left]
            for seat in lucky:
                received[seat] += 1
            served.update(lucky)
    return received


def next_pot(hand: Hand, stacks: Sequence[int]) -> list[int]:
    """What each seat pays into the next pot: who is in without the strongest hand, as much as is played for."""
    of, said = hand.game, answers(hand)
    (share,) = of.showdown
    worths = {seat: best(of, share, hand, seat, board_left(hand, said), said)[0] for seat in hand.seats_in()}
    ((chips, _),) = pots_of(hand, defaultdict(Counter))
    paid = {event.seat: event.chips for event in hand.log if isinstance(event, Posted)}
    return [
        min(chips, stack - paid.get(seat, 0)) if seat in worths and worths[seat] < max(worths.values()) else 0
        for seat, stack in enumerate(stacks)
    ]


# What the questions came to, and the board that is left


def answers(hand: Hand) -> dict[str, str]:
    """Roll, look or choice -> its outcome, from what was rolled, lies on the board and was said."""
    said = {}
    for event in hand.log:
        if isinstance(event, WordSaid) and event.verb.word == "choose":
            said[event.step] = event.word
        elif isinstance(event, Rolled):
            said[event.step] = outcome(hand.game, event.step, event.total)
        elif isinstance(event, Looked):
            step = hand.game.step(event.step)
            opened = next(e.cards for e in hand.log if isinstance(e, Opened) and e.step == step.at)
            suits = "cs" if step.colour == "black" else "dh"
            said[event.step] = outcome(hand.game, event.step, sum(text(card)[1] in suits for card in opened))
    return said


def outcome(of: Game, step: str, number: int) -> str:
    (found,) = [one.id for one in of.step(step).outcomes if number in one.faces]
    return found


def holds(when: Condition, said: Mapping[str, str]) -> bool:
    return all(said.get(question) in outcomes for question, outcomes in when)


def board_left(hand: Hand, said: Mapping[str, str]) -> dict[str, str]:
    """Slot -> card, after the dice have turned cards down and rows have been removed."""
    board = {slot: text(card) for slot, card in (hand.board | hand.aside).items()}
    for step in hand.game.play:
        if step.do == "roll" and step.id in said:
            for one in step.outcomes:
                if one.id == said[step.id]:
                    board.pop(one.turns_down, None)
        elif step.do == "remove":
            (layout,) = [one for one in hand.game.layouts if holds(one.when, said)]
            rivers = {line.id: board[(set(step.slots) & set(line.slots)).pop()] for line in layout.lines}
            for line in layout.lines:
                if line.id in removed(rivers, step.if_all_tie):
                    for slot in line.slots:
                        board.pop(slot)
    return board


def removed(rivers: Mapping[str, str], if_all_tie: str) -> set[str]:
    """The rows whose river has the lowest rank."""
    lowest = min(HEIGHT[card][0] for card in rivers.values())
    low = {row for row, card in rivers.items() if HEIGHT[card][0] == lowest}
    if low < set(rivers):
        return low
    highest = max(rivers, key=lambda row: HEIGHT[rivers[row]])
    return {"keep-all": set(), "house-wins": low, "keep-highest-suit": low - {highest}}[if_all_tie]


# Hands


def groups_of(of: Game, share: Share, board: Mapping[str, str], said: Mapping[str, str]) -> list[Names]:
    """The legal groups of board cards, from the layout as it is written."""
    layout = next((one for one in of.layouts if holds(one.when, said)), None)
    if layout is None or share.board == (0, 0):
        return [[]]
    if layout.one_from_each:
        groups = list(product(*layout.one_from_each))
    elif len(layout.lines) == 1:
        groups = [[slot for slot in layout.lines[0].slots if slot in board]]
    else:
        groups = [line.slots for line in layout.lines if not share.lines or line.id in share.lines]
    return [[board[slot] for slot in group] for group in groups if all(slot in board for slot in group)]


def choices(share: Share, own: Names, group: Names, sizes: Sequence[int]) -> Iterator[Names]:
    """Every set of cards that the share allows to be played."""
    for size in sizes:
        for mine in range(size + 1):
            if uses(share, mine, size - mine, len(own)):
                for chosen in combinations(own, mine):
                    for board in combinations(group, size - mine):
                        yield [*chosen, *board]


def uses(share: Share, mine: int, board: int, held: int) -> bool:
    """Whether a hand may use so many own and board cards."""
    if share.keeps:
        return mine == held
    own_fits = share.own[0] <= mine <= share.own[1] or (share.board == (0, 0) and mine <= held)
    return (own_fits and share.board[0] <= board <= share.board[1]) or share.other == (mine, board)


# The weakest hands of these names, looked up and not worked out.
NAMED = {
    ("high", "pair"): "2c 2d 5h 4s 3c", ("high", "pair of sixes"): "6c 6d 4h 3s 2c",
    ("high", "pair of nines"): "9c 9d 4h 3s 2c", ("high", "three of a kind"): "2c 2d 2h 4s 3c",
    ("high", "flush"): "7s 5s 4s 3s 2s", ("ace-to-five", "no pair"): "Kc Qd Jh Ts 9c",
    ("lowest-straight", "straight"): "Ac Kd Qh Js Tc", ("badugi", "four-card badugi"): "Kc Qd Jh Ts",
}  # fmt: skip


def qualifying(share: Share, said: Mapping[str, str]) -> tuple:
    """The worth of the weakest hand that qualifies, () when all do."""
    hand = share.qualifier
    if share.by_outcome is not None:
        question, by_outcome = share.by_outcome
        hand = by_outcome[said[question]]
    if not hand:
        return ()
    if (share.ranking.id, hand) in NAMED:
        return slow.best(share.ranking.id, NAMED[share.ranking.id, hand].split())
    ranks = hand.replace("-", "")
    return slow.best(share.ranking.id, [rank + suit for rank, suit in zip(ranks, "cdhsc", strict=False)])


def best(
    of: Game, share: Share, hand: Hand, seat: int, board: Mapping[str, str], said: Mapping[str, str], *, any_hand: bool = False
) -> tuple[tuple, list]:  # fmt: skip
    """The worth of a seat's hand, () when it has none, and the heights of its cards from the top."""
    held = hand.divided[seat][share.hand] if share.hand else hand.own[seat]
    own = named(hand, (*held, *hand.community))
    if share.down_suit:
        seen = named(hand, (*hand.up[seat], *hand.community))
        own = [card for card in own if card[1] == share.down_suit[0] and card not in seen]
    if share.ranking.id == "face-first":
        return max((slow.face_first(chosen, own), heights(chosen)) for chosen in combinations(own, 5))
    least, found = () if any_hand else qualifying(share, said), ((), [])
    wild = wild_ranks(of, hand, seat, board)
    for group in groups_of(of, share, board, said):
        for chosen in choices(share, own, group, slow.WORTH[share.ranking.id][1]):
            worth = worth_of(share.ranking.id, tuple(sorted(chosen)), wild)
            if worth and worth >= least:
                suits = (suits_in_order(of, chosen),) if of.equal_hands == "suit" else ()
                found = max(found, (worth + suits, heights(chosen)))
    return found


def suits_in_order(of: Game, cards: Sequence[str]) -> list[int]:
    """Suits as they break ties: of single cards from the top, where an ace ends a straight behind it, then of others."""
    order = of.suit_order.split("-")
    number = Counter(card[0] for card in cards)
    ranks = sorted((RANKS.index(rank) for rank in number), reverse=True)
    low_ace = len(ranks) == 5 and ranks[0] == 12 and ranks[1] < 11 and ranks[1] - ranks[4] == 3
    place = {
        rank: (number[rank] == 1, -1 if low_ace and rank == "A" else RANKS.index(rank)) for rank in number
    }
    by_suit = sorted(cards, key=lambda card: (*place[card[0]], -order.index(card[1])), reverse=True)
    return [-order.index(card[1]) for card in by_suit]


def heights(cards: Sequence[str]) -> list[tuple[int, int]]:
    """Rank and suit of each card, from the highest; a joker, which has no suit, behind all."""
    return sorted((HEIGHT.get(card, (-1, 0)) for card in cards), reverse=True)


def wild_ranks(of: Game, hand: Hand, seat: int, board: Mapping[str, str]) -> str:
    """The ranks that are wild for a seat."""
    found = {RANKS[rank] for rank in of.wild.ranks}
    if of.wild.rank_of:
        found.add(board[of.wild.rank_of][0])
    if of.wild.after is not None:
        shown = [name for event in hand.log if isinstance(event, Dealt) for name in up_of(hand, event)]
        before = "".join(name[0] for name in shown).rpartition(RANKS[of.wild.after])
        found |= set(before[2][:1]) if before[1] else set()
    if of.wild.lowest:
        own, down = named(hand, hand.own[seat]), named(hand, hand.up[seat])
        found.add(min((card for card in own if card not in down), key=lambda card: HEIGHT[card][0])[0])
    return "".join(sorted(found))


def up_of(hand: Hand, event: Dealt) -> Names:
    return named(hand, event.cards[len(event.cards) - event.up :])


@lru_cache(maxsize=200_000)
def worth_of(ranking: str, chosen: tuple[str, ...], wild: str) -> tuple:
    """What exactly these cards are worth; cards of a wild rank are any card that is not held, or make five alike."""
    others = [card for card in chosen if card[0] not in wild]
    lacking = len(chosen) - len(others)
    if not lacking:
        return slow_jokers.worth(ranking, chosen)
    suits = {card[1] for card in others}
    found = []
    for ranks in combinations_with_replacement(RANKS, lacking):
        of_other_suits = [rank + suit for rank, suit in zip(ranks, "xyxyx", strict=False)]
        found.append(slow_jokers.worth(ranking, [*others, *of_other_suits]))
        together = [card[0] for card in others] + list(ranks)
        if len(suits) <= 1 and len(set(together)) == len(together):
            suit = next(iter(suits), "s")
            found.append(slow_jokers.worth(ranking, [*others, *(rank + suit for rank in ranks)]))
    return max(found)


# Winners


def winners_of(hand: Hand, shares: list[Share], worths: Worths, seats: Sequence[int]) -> dict[str, list[int]]:
    """Share -> who wins it among these seats."""
    declared = {
        event.seat: event.word
        for event in hand.log
        if isinstance(event, WordSaid) and event.verb.word == "declare"
    }
    if declared:
        return declared_winners([share.id for share in shares], worths, declared, seats)
    winners = {share.id: strongest(worths, share.id, seats) for share in shares}
    if hand.game.first_won:
        first = next((share for share, won in winners.items() if won), None)
        winners = {share: won if share == first else [] for share, won in winners.items()}
    return winners


def strongest(worths: Worths, share: str, seats: Sequence[int]) -> list[int]:
    top = max((worths[share, seat] for seat in seats), default=())
    return [seat for seat in seats if top and worths[share, seat] == top]


def declared_winners(
    shares: Names, worths: Worths, declared: Mapping[int, str], seats: Sequence[int]
) -> dict[str, list[int]]:
    """Who declared both must be alone at the top of each share among all who contest it, or is out."""
    contesting = {share: [s for s in seats if declared[s] in (share, "both")] for share in shares}
    for seat in seats:
        if declared[seat] == "both" and all(
            strongest(worths, share, contesting[share]) == [seat] for share in shares
        ):
            return {share: [seat] for share in shares}
    return {share: strongest(worths, share, [s for s in seats if declared[s] == share]) for share in shares}


def parts_of(
    hand: Hand, shares: list[Share], winners: dict[str, list[int]], seats: list[int], chips: int
) -> list[tuple[Share | None, int]]:
    """What each share that is won takes, with those that fall to it; None for the share of all players."""
    won = [share for share in shares if winners[share.id]]
    if not won:
        return unqualified(hand, shares[0], winners, seats, chips)
    takers = Counter(filter(None, (taker_of(share, shares, winners) for share in shares)))
    part = {share.id: chips * takers[share.id] // takers.total() for share in won}
    order = [share.id for share in won]
    if hand.game.odd_between == "first-seat":
        order.sort(key=lambda share: winners[share][0])
    for share in order[: chips - sum(part.values())]:
        part[share] += 1
    return [(share, part[share.id]) for share in won]


def taker_of(share: Share, shares: list[Share], winners: dict[str, list[int]]) -> str:
    """Who wins this part of the pot: the share itself, or the one that takes it where nobody has it."""
    if winners[share.id] or not share.otherwise:
        return share.id if winners[share.id] else ""
    return taker_of(next(other for other in shares if other.id == share.otherwise), shares, winners)


def unqualified(
    hand: Hand, first: Share, winners: dict[str, list[int]], seats: list[int], chips: int
) -> list[tuple[Share | None, int]]:
    """A pot for which nobody qualifies: to the best hand of the first share, to everybody, or to nobody."""
    rule = hand.game.if_nobody_qualifies
    if rule == "carry-over":
        return []
    if rule == "strongest-hand":
        said = answers(hand)
        board = board_left(hand, said)
        plain = {
            (first.id, seat): best(hand.game, first, hand, seat, board, said, any_hand=True)[0]
            for seat in seats
        }
        winners[first.id] = strongest(plain, first.id, seats)
        return [(first, chips)]
    return [(None, chips)]


def in_order(
    hand: Hand, share: Share, seats: list[int], hands: Mapping[tuple[str, int], tuple[tuple, list]]
) -> list[int]:
    """The winners of a share as they receive odd chips."""
    rule = share.odd_within or hand.game.odd_within
    if rule == "suit":
        return sorted(seats, key=lambda seat: hands[share.id, seat][1], reverse=True)
    if rule == "all-own-cards":
        own = {seat: [HEIGHT[text(card)] for card in hand.own[seat]] for seat in seats}
        if share.ranking.id in slow_jokers.LOWEST_WINS:
            ace_low = {
                seat: sorted((rank % 12 if rank == 12 else rank + 1, suit) for rank, suit in own[seat])
                for seat in seats
            }
            return sorted(seats, key=ace_low.__getitem__)
        return sorted(seats, key=lambda seat: sorted(own[seat], reverse=True), reverse=True)
    return list(seats)


# Pots


def pots_of(hand: Hand, late: Mapping[int, Counter]) -> list[tuple[int, list[int]]]:
    """Pots from the log, chip by chip: chip number n of everybody is won by those who are in for n.

    late    seat -> numbers of the chips that go back to it
    """
    paid, dead = put_in(hand)
    pots: list[tuple[int, list[int]]] = [
        (dead, hand.seats_in())
    ]  # who is all-in from an ante for all is in it
    for number in range(1, max(paid.values(), default=0) + 1):
        seats = [seat for seat in hand.seats_in() if paid[seat] >= number]
        layer = sum(total >= number and not late[seat][number] for seat, total in paid.items())
        if not seats or pots[-1][1] == seats:
            pots[-1] = (pots[-1][0] + layer, pots[-1][1])
        else:
            pots.append((layer, seats))
    if hand.game.stay and hand.game.stay.cap:
        pots = [(min(chips, hand.game.stay.cap * hand.stakes.ante), seats) for chips, seats in pots]
    return [(chips, seats) for chips, seats in pots if chips]


def put_in(hand: Hand) -> tuple[dict[int, int], int]:
    """Chips that each seat has in the middle at the end, and those that count for no seat."""
    paid: dict[int, int] = defaultdict(int)
    dead, taken = 0, any(isinstance(event, BringInTaken) for event in hand.log)
    for event in hand.log:
        if (
            isinstance(event, Carried)
            or for_the_table(event)
            or (isinstance(event, Posted) and hand.game.stay)
        ):
            dead += event.chips
        elif isinstance(event, Posted) and event.what == "bring-in" and taken:
            continue  # it becomes the wager of another seat
        elif isinstance(event, Posted | Acted | BringInTaken):
            paid[event.seat] += event.chips
        elif isinstance(event, Returned):
            paid[event.seat] -= event.chips
    return paid, dead

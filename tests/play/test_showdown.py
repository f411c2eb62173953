"""Settlement against a slow one from first principles: every choice of cards, pots chip by chip."""

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations, product

import pytest
import ranking_first_principles as slow
from table import BOOK, game, start

from generator.book.model import Game, Share
from generator.cards import cards, text
from generator.play.actions import Call, Fold
from generator.play.dealer import Dealer, full_deck
from generator.play.events import Acted, Posted, Returned, Won
from generator.play.hand import Hand
from generator.play.judging import Table, judge, read_table
from generator.play.showdown import board_groups, in_force, layout_in_force, own_for, shares_in_force
from generator.play.simulate import random_action, random_stacks
from generator.play.stakes import Stakes, usual_stakes

Names = list[str]
HEIGHT = {
    rank + suit: (number, place)
    for number, rank in enumerate("23456789TJQKA")
    for place, suit in enumerate("cdhs")
}
GAMES = sorted(name for name, of in BOOK.games.items() if not of.deck.jokers)
SHOWDOWNS = 3000 // len(GAMES)


# The slow settlement


def groups_of(of: Game, share: Share, hand: Hand) -> list[Names]:
    """The legal groups of board cards, from the layout as it is written."""
    layout = next((one for one in of.layouts if in_force(one.when, hand.outcomes)), None)
    if layout is None or share.board == (0, 0):
        return [[]]
    if layout.one_from_each:
        groups = list(product(*layout.one_from_each))
    else:
        groups = [line.slots for line in layout.lines if not share.lines or line.id in share.lines]
    return [[text(hand.board[slot]) for slot in group] for group in groups]


def choices(share: Share, own: Names, group: Names, sizes: Sequence[int]) -> Iterator[Names]:
    """Every set of cards that the share allows to be played."""
    for size in sizes:
        for mine in range(size + 1):
            rest = size - mine
            own_fits = share.own[0] <= mine <= share.own[1] or (share.board == (0, 0) and mine <= len(own))
            if own_fits and share.board[0] <= rest <= share.board[1]:
                for chosen in combinations(own, mine):
                    for board in combinations(group, rest):
                        yield [*chosen, *board]


def qualifying(share: Share) -> tuple:
    """The worth of the weakest hand that qualifies, () when all do."""
    if not share.qualifier:
        return ()
    written = share.qualifier.replace("-", "")
    if " " in written:
        return slow.best(share.ranking.id, written.split())
    return slow.best(share.ranking.id, [rank + suit for rank, suit in zip(written, "cdhsc", strict=False)])


def best(of: Game, share: Share, own: Names, groups: list[Names]) -> tuple[tuple, list]:
    """The worth of a seat's hand, () when it has none, and the heights of its cards from the top."""
    least, found = qualifying(share), ((), [])
    if share.ranking.id == "face-first":
        return slow.best("face-first", own), []
    worth, sizes = slow.WORTH[share.ranking.id]
    for group in groups:
        for chosen in choices(share, own, group, sizes):
            reached = worth(chosen)
            if reached and reached >= least:
                found = max(found, (reached, sorted((HEIGHT[card] for card in chosen), reverse=True)))
    return found


def settled(hand: Hand) -> list[int] | None:
    """What each seat should receive; None for a case on which the rules are silent."""
    of = hand.game
    shares = [share for share in of.showdown if in_force(share.when, hand.outcomes)]
    hands = {}
    for share in shares:
        groups = groups_of(of, share, hand)
        for seat in hand.seats_in():
            held = hand.divided[seat][share.hand] if share.hand else hand.own[seat]
            hands[share.id, seat] = best(of, share, [text(c) for c in (*held, *hand.community)], groups)
    received = [0] * len(hand.stacks)
    for chips, seats in pots_of(hand):
        winners = {share.id: best_seats(hands, share.id, seats) for share in shares}
        parts = parts_of(of, shares, winners, chips)
        if parts is None:
            return None
        served: set[int] = set()
        for share, part in parts:
            order = list(winners[share])
            if of.odd_within == "suit":
                order.sort(key=lambda seat, share=share: hands[share, seat][1], reverse=True)
            for seat in order:
                received[seat] += part // len(order)
            left = part % len(order)
            lucky = ([s for s in order if s not in served] + [s for s in order if s in served])[:left]
            for seat in lucky:
                received[seat] += 1
            served.update(lucky)
    return received


def best_seats(hands: dict, share: str, seats: Sequence[int]) -> list[int]:
    top = max(hands[share, seat][0] for seat in seats)
    return [seat for seat in seats if top and hands[share, seat][0] == top]


def parts_of(of: Game, shares: list[Share], winners: dict, chips: int) -> list[tuple[str, int]] | None:
    """One half or all for each share that is won, the odd chip first; None for three parts or more."""
    won = [share.id for share in shares if winners[share.id]]
    if len(won) == 1:
        return [(won[0], chips)]
    if len(won) != len(shares) or len(won) > 2:
        return None
    if of.odd_between == "first-seat" and winners[won[1]][0] < winners[won[0]][0]:
        return [(won[0], chips // 2), (won[1], chips - chips // 2)]
    return [(won[0], chips - chips // 2), (won[1], chips // 2)]


def pots_of(hand: Hand) -> list[tuple[int, list[int]]]:
    """Pots from the log, chip by chip: chip number n of everybody is won by those who are in for n."""
    paid: dict[int, int] = defaultdict(int)
    dead = 0
    for event in hand.log:
        if isinstance(event, Posted) and event.what == "big-blind-ante":
            dead += event.chips
        elif isinstance(event, Posted | Acted):
            paid[event.seat] += event.chips
        elif isinstance(event, Returned):
            paid[event.seat] -= event.chips
    pots: list[tuple[int, list[int]]] = []
    for number in range(1, max(paid.values()) + 1):
        seats = [seat for seat in hand.seats_in() if paid[seat] >= number]
        layer = sum(total >= number for total in paid.values())
        if pots and (not seats or pots[-1][1] == seats):
            pots[-1] = (pots[-1][0] + layer, pots[-1][1])
        else:
            pots.append((layer, seats))
    return [(pots[0][0] + dead, pots[0][1]), *pots[1:]]


def shown_down(of: Game, rng: random.Random) -> Hand | None:
    """A random hand; None when everybody but one folded."""
    seats = rng.randint(of.players[0], min(of.players[1], 6))
    deck = full_deck(of)
    rng.shuffle(deck)
    hand = Hand(of, usual_stakes(of), random_stacks(seats, rng), Dealer(deck, rng))
    while hand.decision:
        action = random_action(hand.decision, rng)
        hand.act(Call() if isinstance(action, Fold) and rng.random() < 0.7 else action)
    return hand if hand.values else None


@pytest.mark.parametrize("name", GAMES)
def test_random_showdowns_are_settled_as_first_principles_say(name: str):
    rng, compared = random.Random(name), 0
    wanted = SHOWDOWNS // (4 if many_groups(BOOK.games[name]) else 1)
    while compared < wanted:
        hand = shown_down(BOOK.games[name], rng)
        expected = settled(hand) if hand else None
        if expected is None:
            continue
        won = [0] * len(hand.stacks)
        for event in hand.log:
            if isinstance(event, Won):
                won[event.seat] += event.chips
        assert expected == won, hand.log
        compared += 1


def many_groups(of: Game) -> bool:
    return any(len(layout.groups) > 10 for layout in of.layouts)


# Which cards may play, and who judges


def test_a_group_of_board_cards_is_a_line_or_one_card_from_each_row():
    murder = game("murder")
    board = dict(zip(murder.board_slots, cards("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"), strict=True))
    assert 64 == len(set(board_groups(murder, murder.share("high"), board, {})))


def test_the_roll_decides_which_lines_count():
    of = game("bidirectional-chowaha")
    board = dict(zip(of.board_slots, cards("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"), strict=True))
    across = board_groups(of, of.share("high"), board, {"direction": "right"})
    down = board_groups(of, of.share("high"), board, {"direction": "below"})
    assert (cards("2c 3c 4c Jc Kc"), cards("2c 5c 8c Jc Kc")) == (across[0], down[0])
    assert (4, 4, "right") == (len(across), len(down), layout_in_force(of, {"direction": "right"}).id)


def test_a_divided_hand_plays_only_for_its_share():
    of = game("sohe")
    held = {"omaha": cards("Ah Kh Qh Jh"), "holdem": cards("2c 3c")}
    assert [cards("Ah Kh Qh Jh"), cards("2c 3c")] == [
        own_for(share, held) for share in shares_in_force(of, {})
    ]


def test_the_chips_of_a_judged_table_are_those_of_the_played_hand():
    of = game("omaha-high-low-eight-or-better")
    seats, board = {"A": "Ah 2c Kd Qs", "B": "Kh Kc 9d 9s", "C": "Ad 2d Jc Tc"}, "3h 5d 7c Js 8s"
    hand = start(of, Stakes(33, 66, 16, 33), [33] * 3, seats, board)
    while hand.decision:
        hand.act(Call())
    assert judge(of, read_table(of, seats, board, {}), 99).chips == dict(zip("ABC", hand.stacks, strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_judging_agrees_with_playing_when_all_contest_one_pot(name: str):
    of, rng = BOOK.games[name], random.Random(name)
    for _ in range(5):
        deck = full_deck(of)
        rng.shuffle(deck)
        hand = Hand(of, usual_stakes(of), [37] * min(4, of.players[1]), Dealer(deck, rng))
        while hand.decision:
            action = random_action(hand.decision, rng)
            hand.act(Call() if isinstance(action, Fold) else action)
        if len(hand.pots()) == 1:
            assert judge_of(hand) == [event_sum(hand, seat) for seat in range(len(hand.stacks))]


def judge_of(hand: Hand) -> list[int]:
    held = {str(seat): hand.held(seat) for seat in range(len(hand.stacks))}
    table = Table(held, hand.board, hand.community, hand.outcomes)
    return list(judge(hand.game, table, hand.pot()).chips.values())


def event_sum(hand: Hand, seat: int) -> int:
    return sum(event.chips for event in hand.log if isinstance(event, Won) and event.seat == seat)

"""Settlement against a slow one from first principles, in every game and under every choice of its own."""

import random
from collections.abc import Iterator

import pytest
from oracles.slow_settlement import Silent, settled
from table import BOOK, GAMES, game, start

from generator.book.model import Game
from generator.cards import cards
from generator.play.actions import Call, Fold
from generator.play.dealer import shuffled
from generator.play.events import Won
from generator.play.hand import Hand
from generator.play.judging import judge
from generator.play.laying import Table, read_table
from generator.play.showdown import board_groups, layout_in_force, own_for, shares_in_force
from generator.play.simulate import random_action, random_stacks
from generator.play.stakes import Stakes, usual_stakes


def as_played() -> Iterator[tuple[str, dict[str, str]]]:
    """Every game played with bets, as it stands and with each choice of its own, but for decks with a joker."""
    for name in GAMES:
        own = BOOK.sources[name].value.get("options", [])
        taken = [{option["id"]: choice["id"]} for option in own for choice in option["choices"][1:]]
        for choices in ({}, *taken):
            if not BOOK.game(name, choices).deck.jokers:
                yield name, choices


PLAYED = list(as_played())
WITHOUT_JOKER = [name for name, choices in PLAYED if not choices]
NAMES = [
    " ".join((name, *(f"{option}={choice}" for option, choice in choices.items())))
    for name, choices in PLAYED
]
SHOWDOWNS = 3000 // len(WITHOUT_JOKER)


def stays_for_the_next_deal(of: Game) -> bool:
    return of.if_nobody_qualifies == "carry-over" or any(step.wagering.carries_over for step in of.bets)


def shown_down(of: Game, rng: random.Random) -> tuple[Hand, list[int]] | None:
    """A random hand and the stacks before it; None when there was no showdown."""
    seats = rng.randint(of.players[0], min(of.players[1], 6))
    stacks, carried = random_stacks(seats, rng), rng.randint(0, 9) if stays_for_the_next_deal(of) else 0
    hand = Hand(
        of, usual_stakes(of), stacks, shuffled(of, rng), carried=carried, seat_one=rng.randrange(seats)
    )
    while hand.decision:
        action = random_action(hand.decision, rng)
        stays = isinstance(action, Fold) and hand.decision.calls and rng.random() < 0.7
        hand.act(Call() if stays else action)
    return (hand, stacks) if hand.values else None


def how_many(of: Game, choices: dict[str, str]) -> int:
    """Showdowns to compare; fewer where the slow way is slow, and under choices that change one thing."""
    slowly = of.wild_rank_of or any(len(layout.groups) > 10 for layout in of.layouts)
    return SHOWDOWNS // ((4 if slowly else 1) * (2 if choices else 1))


@pytest.mark.parametrize(("name", "choices"), PLAYED, ids=NAMES)
def test_random_showdowns_are_settled_as_first_principles_say(name: str, choices: dict[str, str]):
    of, rng, compared = BOOK.game(name, choices), random.Random(name), 0
    while compared < how_many(of, choices):
        found = shown_down(of, rng)
        if found is None:
            continue
        hand, stacks = found
        try:
            expected = settled(hand, stacks)
        except Silent:
            continue
        assert expected == [event_sum(hand, seat) for seat in range(len(stacks))], hand.log
        assert sum(stacks) + hand.carried == sum(hand.stacks) + hand.left
        compared += 1


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


@pytest.mark.parametrize("name", WITHOUT_JOKER)
def test_judging_agrees_with_playing_when_all_contest_one_pot(name: str):
    of, rng = BOOK.games[name], random.Random(name)
    for _ in range(5):
        hand = Hand(of, usual_stakes(of), [37] * min(4, of.players[1]), shuffled(of, rng))
        while hand.decision:
            action = random_action(hand.decision, rng)
            hand.act(Call() if isinstance(action, Fold) and hand.decision.calls else action)
        if (
            hand.values
            and len(hand.seats_in()) == len(hand.stacks)
            and len(hand.pots()) == 1
            and not hand.unbet
        ):
            assert judge_of(hand) == [event_sum(hand, seat) for seat in range(len(hand.stacks))]


def judge_of(hand: Hand) -> list[int]:
    held = {str(seat): hand.held(seat) for seat in range(len(hand.stacks))}
    declared = hand.declared and {str(seat): share for seat, share in hand.declared.items()}
    table = Table(held, hand.board, hand.community, hand.outcomes, declared)
    return list(judge(hand.game, table, hand.pot()).chips.values())


def event_sum(hand: Hand, seat: int) -> int:
    return sum(event.chips for event in hand.log if isinstance(event, Won) and event.seat == seat)

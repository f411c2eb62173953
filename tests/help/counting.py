"""Counts of random play: the same cards and the same chances give the same numbers until a rule changes.

They notice a change of the rules that are the same in very many games, where an example in each file would
say the same again and again: the raise cap, the sizes of bets, who acts first between equal cards showing.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import NamedTuple

import counting_rows
import yaml
from counting_answers import noting
from counting_rows import SEED, Row
from msgspec.structs import replace
from real_book import ROOT

from poker_rulebook.book.house import Mix
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game, build_game
from poker_rulebook.book.options import all_options, chosen
from poker_rulebook.cards import RANKS, rank_of
from poker_rulebook.play.chance import random_action, random_hand
from poker_rulebook.play.events import IMPLIED, Acted, Community, Dealt, Event, Matched, Won
from poker_rulebook.play.exchanges import DRAW
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import Action, Call, Decision, Legal, Raise, asks_to
from poker_rulebook.play.simulate import outcome, simulate_mix
from poker_rulebook.play.stakes import usual_stakes

KEPT = ROOT / "tests" / "play" / "counts.yaml"
MIXED_HANDS = 90  # of a mix
DEEP = 1000  # chips: nobody is all-in before the cap is met
SHORT = 14  # at most so many: many are all-in with a blind, or stay to the end and leave the stub short
EAGER = 0.6  # how often a player raises who may, so that rounds reach the cap
FEW_RANKS = 6  # of a deck in which players often show equal cards, which else are rare
SOME_RANKS = 7  # of a deck in which hands are often equal, and which serves three players


@cache
def kept_counts() -> dict[str, dict[str, Row]]:
    """Game -> row -> what was counted when the file was written."""
    return yaml.load(KEPT.read_text("utf-8"), yaml.CSafeLoader) if KEPT.exists() else {}


def keep_counts(found: dict[str, dict[str, Row]]) -> None:
    """Write the file: a row on one line."""
    lines = ["# Counts of seeded random play, written by `pytest tests/play/test_counts.py --update`."]
    for name, rows in found.items():
        lines.append(f"{name}:")
        for row, values in rows.items():
            flow = yaml.safe_dump(values, default_flow_style=True, sort_keys=False, width=10**6)
            lines.append(f"  {row}: {flow.strip()}")
    KEPT.write_text("\n".join(lines) + "\n", "utf-8")


class Table(NamedTuple):
    """stacks    the least and the most that a seat brings; hands    how many are played; ranks    in the deck

    stays     whether everybody calls to the end and exchanges as many cards as possible
    """

    name: str
    seats: int
    stacks: tuple[int, int]
    hands: int
    ranks: int = len(RANKS)
    stays: bool = False


def counted(book: Book, name: str) -> dict[str, Callable[[], Row]]:
    """The rows of a game or a mix; each is played when it is called for."""
    if name in book.mixes:
        mix = book.mixes[name]
        return {f"{seats} players": partial(_mix_row, mix, seats) for seats in dict.fromkeys(mix.players)}
    return rows(book, book.games.source(name).value)


def _mix_row(mix: Mix, seats: int) -> Row:
    """Game of the mix -> hands, showdowns, and how often each share was won, split, unqualified."""
    return {
        name: {
            "hands": report.hands,
            "showdowns": report.counts["showdowns"],
            "shares": {share: dict(sorted(counts.items())) for share, counts in report.outcomes.items()},
        }
        for name, report in simulate_mix(mix, MIXED_HANDS, seats, SEED).items()
    }


def rows(book: Book, data: dict) -> dict[str, Callable[[], Row]]:
    """What is counted in a game: a row for each table, and a short one for each choice that is not the usual.

    Each row is played when it is called for.
    """
    game = build(book, data, {})
    if game.open_face:
        found = counting_rows.rows(game)
    else:
        found = {table.name: partial(_row, game, table) for table in tables(game)}
    for option in all_options(data, book.common_options):
        for choice in option["choices"][1:]:
            found[f"{option['id']}={choice['id']}"] = partial(choice_row, book, data, option, choice["id"])
    return found


def written_log(hand: Hand) -> list[Event]:
    """The events that are written in logs."""
    return [event for event in hand.log if not isinstance(event, IMPLIED)]


def choice_row(book: Book, data: dict, option: dict, choice: str) -> Row:
    """Events, chips put in, and what each seat won or lost, under one choice.

    Where the choice is about equal cards showing: how often each seat was the first to be asked.
    """
    if "rows" in data:
        game = build(book, data, {option["id"]: choice})
        return counting_rows.deals(game, game.players[1], counting_rows.SHORT)
    played_for = audience(data, option)
    limit = {"limit": "fixed-limit"} if played_for in ("fixed-limit", "short_all_in") else {}
    game = build(book, data, {**(limit if len(data.get("betting", ())) > 1 else {}), option["id"]: choice})
    if played_for == "showing":
        return {"first": _row(game, tables(game)[-1])["first"]}
    hands = [hand for table in _tables_for(game, played_for) for hand in played(game, table)]
    return {
        "events": sum(len(written_log(hand)) for hand in hands),
        "chips": _chips(hands),
        "net": _net(hands),
    }


RARE = ("short_all_in", "short_stub", "odd_chips.within")  # what common options decide and few hands come to


def audience(data: dict, option: dict) -> str:
    """Which hands a common option shows in, where it is not the usual ones.

    "fixed-limit"; "showing", with equal cards; or one of `RARE`, whose hands are played until it comes up.
    """
    kind = option.get("for", "")
    if "rows" in data:
        return ""
    if kind:
        decided = {place for choice in option["choices"] for place in choice.get("set", {})}
        rare = next((place for place in RARE if place in decided), "")
        if rare:
            return rare
    usual = kind == data.get("betting", [""])[0] or kind not in ("fixed-limit", "showing")
    return "" if usual else kind


def _tables_for(game: Game, played_for: str) -> list[Table]:
    """Where an option is looked at: few hands of the usual tables, or a table where it matters."""
    many = game.players[1]
    if played_for == "short_all_in":
        return [Table("", many, (SHORT, 10 * SHORT), 60)]
    if played_for == "short_stub":
        return [Table("", many, (DEEP, DEEP), 6, stays=True)]
    if played_for == "odd_chips.within":
        return [Table("", 3, (SHORT, 10 * SHORT), 600, SOME_RANKS, stays=True)]
    return [table._replace(hands=min(table.hands, 12)) for table in tables(game)[:3]]  # enough to differ


def build(book: Book, data: dict, choices: dict[str, str]) -> Game:
    data = chosen(data, book.common_options, choices)
    return build_game(data, book.decks, book.rankings, book.common_options, choices)


def tables(game: Game) -> list[Table]:
    """The smallest and the largest table with deep stacks, and the largest with short ones."""
    few, many = game.players
    showing = any(step.first.endswith("-showing") for step in game.bets)
    found = [
        Table(f"{few} players", few, (DEEP, DEEP), 24),
        Table(f"{many} players, short stacks", many, (1, SHORT), 12),
        Table(f"{many} players", many, (DEEP, DEEP), 100 if showing else 16),
    ]
    if showing:
        found.append(Table(f"{few} players, {FEW_RANKS} ranks", few, (DEEP, DEEP), 400, FEW_RANKS))
    return found


def played(game: Game, table: Table, noted: list[dict[str, int]] | None = None) -> list[Hand]:
    """Random hands with the chances of `SEED`. In fixed limit players raise much oftener than not.

    noted    receives for each hand, by step, how many answers its first question allowed
    """
    rng, stakes = random.Random(SEED), usual_stakes(game)
    if table.ranks < len(RANKS):
        ranks = sorted({rank_of(card) for card in game.deck.cards})[: table.ranks]
        cards = tuple(card for card in game.deck.cards if rank_of(card) in ranks)
        game = replace(game, deck=replace(game.deck, cards=cards))
    choose = staying if table.stays else eager if game.limit == "fixed-limit" else random_action
    notes = [] if noted is None else noted
    return [
        random_hand(
            game, stakes, [rng.randint(*table.stacks) for _ in range(table.seats)], rng, noting(choose, notes)
        )
        for _ in range(table.hands)
    ]


def eager(decision: Decision, rng: random.Random) -> Action:
    """Any legal answer, most often a raise."""
    if isinstance(decision, Legal) and decision.low and rng.random() < EAGER:
        return Raise(decision.low)
    return random_action(decision, rng)


def staying(decision: Decision, rng: random.Random) -> Action:
    """A first bet, then calls, and the most cards that may be exchanged; else any legal answer."""
    if isinstance(decision, Legal) and decision.calls:
        return Raise(decision.low) if decision.low and not decision.call else Call()
    if asks_to(decision, DRAW):
        return DRAW.answer(decision.own[: decision.most])
    return random_action(decision, rng)


def _row(game: Game, table: Table) -> Row:
    """Events, chips put in, cards dealt face up, cards for everybody, and by betting round or share how often:

    answers   how many answers the first question of each step allowed, in all hands together
    first     each seat was the first to be asked, from the left of the button
    raises    there were none, one, two, … bets and raises in the round
    shares    won, split, unqualified
    """
    noted: list[dict[str, int]] = []
    hands = played(game, table, noted)
    log = [event for hand in hands for event in written_log(hand)]
    asked, raised = zip(*(_asked_and_raised(hand.log) for hand in hands), strict=True)
    bets = [step.id for step in game.bets]
    shares = [share.id for share in game.showdown]
    return {
        "events": len(log),
        "chips": _chips(hands),
        "up": sum(event.up for event in log if isinstance(event, Dealt)),
        "community": sum(isinstance(event, Community) for event in log),
        "answers": {
            step.id: sum(first.get(step.id, 0) for first in noted)
            for step in game.play
            if any(step.id in first for first in noted)
        },
        "first": {step: _how_often(found[step] for found in asked if step in found) for step in bets},
        "raises": {step: _how_often(found[step] for found in raised if step in found) for step in bets},
        "shares": {
            share: dict(sorted(Counter(outcome(h.values[share]) for h in hands if share in h.values).items()))
            for share in shares
        },
    }


def _asked_and_raised(log: list[Event]) -> tuple[dict[str, int], dict[str, int]]:
    """Of one hand, by betting round: the seat asked first, and the number of bets and raises."""
    first: dict[str, int] = {}
    raises: dict[str, int] = {}
    for event in log:
        if isinstance(event, Acted):
            first.setdefault(event.step, event.seat)
            raises[event.step] = raises.get(event.step, 0) + (event.verb in ("bet", "raise", "complete"))
    return first, raises


def _how_often(numbers: Iterable[int]) -> list[int]:
    """How often there was a 0, a 1, a 2, … up to the greatest."""
    found = Counter(numbers)
    return [found[n] for n in range(max(found, default=-1) + 1)]


def _chips(hands: list[Hand]) -> int:
    return sum(sum(hand.totals) + hand.dead for hand in hands)


def _net(hands: list[Hand]) -> list[int]:
    """Chips that each seat of the largest table received from the pots, less what it put in."""
    net = [0] * max(len(hand.stacks) for hand in hands)
    for hand in hands:
        for event in hand.log:
            if isinstance(event, Won):
                net[event.seat] += event.chips
            elif isinstance(event, Matched):
                net[event.seat] -= event.chips
        for seat, total in enumerate(hand.totals):
            net[seat] -= total
    return net

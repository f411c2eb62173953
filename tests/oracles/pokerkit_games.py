"""The games as PokerKit is told of them, from pokerkit.yaml: its table for a hand of ours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pokerkit
import yaml
from pokerkit import BettingStructure, Opening, Street

from oracles.pokerkit_hands import hand_type
from oracles.slow_settlement import answers, board_left, groups_of
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.rounds import forced_bets
from poker_rulebook.play.stakes import Stakes

TABLE: dict[str, dict[str, Any]] = yaml.load(
    Path(__file__).with_name("pokerkit.yaml").read_text("utf-8"), yaml.CSafeLoader
)
PLAYED = [name for name, entry in TABLE.items() if "cannot" not in entry]
AUTOMATIC = tuple(
    a for a in pokerkit.Automation
    if a.name in {"ANTE_POSTING", "BET_COLLECTION", "BLIND_OR_STRADDLE_POSTING", "HOLE_CARDS_SHOWING_OR_MUCKING",
                  "HAND_KILLING", "CHIPS_PUSHING", "CHIPS_PULLING"}
)  # fmt: skip
DECKS = {
    "standard": pokerkit.Deck.STANDARD,
    "short": pokerkit.Deck.SHORT_DECK_HOLDEM,
    "royal": pokerkit.Deck.ROYAL_HOLDEM,
}
LIMITS = {limit.value.lower(): limit for limit in BettingStructure}


def choices_of(name: str) -> dict[str, str]:
    """What is chosen in the game so that PokerKit can follow."""
    entries = [TABLE[name], *(e for e in TABLE[name].values() if isinstance(e, dict))]
    return next((entry["choices"] for entry in entries if "choices" in entry), {})


def formats(book: Book, name: str) -> Iterator[Game]:
    """The game as PokerKit can follow it, in each of its betting formats."""
    betting = book.games[name].betting
    for limit in betting:
        yield book.game(name, choices_of(name) | ({"limit": limit} if len(betting) > 1 else {}))


def entry_of(hand: Hand) -> dict[str, Any]:
    """The entry by which the hand was played; any one where it ended before its question was asked."""
    entry = TABLE[hand.game.id]
    if "by" not in entry:
        return entry
    outcomes = [outcome for outcome in entry if outcome != "by"]
    return entry[hand.outcomes.get(entry["by"], outcomes[0])]


def state_of(hand: Hand, stacks: Sequence[int]) -> pokerkit.State:
    """PokerKit's table for a finished hand, before the first card.

    stacks    chips of every seat before the hand
    """
    entry, stakes = entry_of(hand), hand.stakes
    blinds = forced_bets(hand.game, stakes, len(stacks)).blinds
    return pokerkit.State(
        automations=AUTOMATIC,
        deck=DECKS[entry.get("deck", "standard")],
        hand_types=tuple(_hand_types(hand, entry["hands"])),
        streets=tuple(_streets(hand.game, stakes, entry)),
        betting_structure=LIMITS[hand.game.limit],
        ante_trimming_status=True,
        raw_antes=stakes.ante,
        bring_in=stakes.bring_in,
        raw_blinds_or_straddles=blinds if len(stacks) > 2 else blinds[::-1],
        raw_starting_stacks=tuple(stacks),
        player_count=len(stacks),
        starting_board_count=entry.get("boards", 1),
    )


def _streets(of: Game, stakes: Stakes, entry: Mapping[str, Any]) -> list[Street]:
    fixed, found = of.limit == "fixed-limit", []
    for number, dealt in enumerate(entry["streets"]):
        rule = entry.get("first" if not number else "then", "position")
        bet = stakes.small_bet if number < entry.get("small", 2) or not fixed else stakes.big_bet
        bet = max(bet, 2 * stakes.bring_in) if rule.endswith("card") else bet
        # where there are blinds, the big one is the first bet of the four that a round allows
        most = (3 if stakes.big_blind and not number else 4) if fixed else None
        hole = tuple(letter == "u" for letter in dealt if letter in "du")
        board = sum(letter in "bo" for letter in dealt)
        opening = Opening[rule.replace("-", "_").upper()]
        found.append(Street(False, hole, board, "x" in dealt, opening, bet, most))
    return found


def _hand_types(hand: Hand, said: Mapping[str, Any]) -> list:
    questions = answers(hand)
    board = board_left(hand, questions) if hand.values else {}
    found = []
    for share, kind in said.items():
        lines = hand.values and isinstance(kind, dict) and kind.get("lines")
        groups = groups_of(hand.game, hand.game.share(share), board, questions) if lines else ()
        found.append(hand_type(kind, groups))
    return found

"""What a schema cannot say: names that resolve, cards that suffice, dice that are covered.

A check is a generator of findings: (path in the file, what is wrong, what to type instead).
"""

from __future__ import annotations

from collections.abc import Iterator

from generator.book.checks import boards, games, outcomes, shares, steps
from generator.book.checks.names import Finding, Known

CHECKS = (
    games.ids_are_unique, games.references_resolve, games.rankings_cover_the_deck, games.players_are_in_order,
    games.forced_bets_fit, games.door_cards_have_a_rank, games.notes_are_current,
    steps.deals_are_complete, steps.short_stubs_are_last, steps.bets_have_a_first_actor, steps.draws_fit_the_hand,
    steps.draws_have_a_name, steps.discards_come_before_their_street, steps.divided_hands_stay,
    steps.dice_are_covered, steps.conditions_resolve,
    boards.slots_are_dealt, boards.lines_are_known, shares.cards_make_a_hand, shares.parts_have_a_taker,
    shares.divided_hands_are_used,
)  # fmt: skip

# These look at the game as it is played, and need a file in which all the others find nothing.
FINAL_CHECKS = (outcomes.every_outcome_can_be_played, games.deck_serves_the_table)


def findings(data: dict, known: Known) -> Iterator[Finding]:
    """Every finding of every check in a game file that the schema has passed."""
    for checks in (CHECKS, FINAL_CHECKS):
        found = [finding for check in checks for finding in check(data, known)]
        yield from found
        if found:
            return

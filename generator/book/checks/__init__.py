"""What a schema cannot say: names that resolve, cards that suffice, dice that are covered.

A check is a generator of findings: (path in the file, what is wrong, what to type instead).
"""

from __future__ import annotations

from collections.abc import Iterator

from generator.book.checks import boards, games, shares, steps
from generator.book.checks.names import Finding, Known

CHECKS = (
    games.ids_are_unique, games.references_resolve, games.forced_bets_fit, games.notes_are_current,
    steps.deals_are_complete, steps.bets_have_a_first_actor, steps.draws_fit_the_hand, steps.dice_are_covered,
    steps.conditions_resolve, boards.slots_are_dealt, boards.lines_are_known, shares.cards_make_a_hand,
    shares.parts_have_a_taker, shares.divided_hands_are_used, games.deck_serves_the_table,
)  # fmt: skip


def findings(data: dict, known: Known) -> Iterator[Finding]:
    """Every finding of every check in a game file that the schema has passed."""
    for check in CHECKS:
        yield from check(data, known)

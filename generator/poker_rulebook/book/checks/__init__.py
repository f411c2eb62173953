"""What a schema cannot say: names that resolve, cards that suffice, dice that are covered.

A check is a generator of findings: (path in the file, what is wrong, what to type instead).
"""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.checks import boards, games, openface, outcomes, questions, shares, steps, wagering
from poker_rulebook.book.checks.names import Known
from poker_rulebook.book.parts import Data
from poker_rulebook.book.problems import Finding

CHECKS = (
    games.ids_are_unique, games.references_resolve, games.rankings_cover_the_deck, games.players_are_in_order,
    games.forced_bets_fit, games.door_cards_have_a_rank, games.notes_are_current, games.few_examples_are_printed,
    steps.deals_are_complete, steps.early_burns_are_early, steps.short_stubs_are_last,
    steps.bets_have_a_first_actor, steps.draws_fit_the_hand, steps.draws_have_a_name,
    steps.discards_come_before_their_street, steps.divided_hands_stay, questions.dice_are_covered,
    questions.looks_are_covered, questions.choices_have_a_default, questions.conditions_resolve, wagering.needed_hands_exist,
    wagering.sevens_rule_fits, wagering.openings_fit, wagering.cards_go_with_the_action, wagering.declarations_fit,
    boards.slots_are_dealt, boards.lines_are_known, boards.hidden_cards_are_turned_up, boards.removals_fit,
    shares.cards_make_a_hand, shares.parts_have_a_taker, shares.pots_have_a_taker, shares.divided_hands_are_used,
    shares.odd_chips_follow_the_choice, shares.kept_cards_are_filled_up,
)  # fmt: skip

# These look at the game as it is played, and need a file in which all the checks before find nothing.
STAGES = (
    (openface.nothing_of_rows, outcomes.ways_can_be_counted), CHECKS, (outcomes.every_outcome_can_be_played,),
    (outcomes.every_hand_can_be_made, outcomes.hands_can_be_compared, games.deck_serves_the_table),
)  # fmt: skip

# An open-face game has rows instead of betting, a board and a pot.
OPEN_FACE = (
    (games.ids_are_unique, games.notes_are_current, games.few_examples_are_printed, *openface.CHECKS),
)


def findings(data: Data, known: Known) -> Iterator[Finding]:
    """Every finding of every check in a game file that the schema has passed."""
    for checks in OPEN_FACE if data["family"] == "open-face" else STAGES:
        found = [finding for check in checks for finding in check(data, known)]
        yield from found
        if found:
            return


def can_be_built(data: Data, known: Known) -> Iterator[Finding]:
    """What keeps a game from being built."""
    return findings(data, known)

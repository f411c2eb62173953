"""What a schema cannot say: names that resolve, cards that suffice, dice that are covered."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.build import build_game
from poker_rulebook.book.checks import betting, boards, keys, openface, pot, ways
from poker_rulebook.book.checks.form import FORM, notes_are_current, words_are_of_the_family
from poker_rulebook.book.checks.subject import Check, Known, Subject
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Data
from poker_rulebook.book.problems import Finding

RULES: tuple[Check, ...] = (
    keys.keys_apply, keys.keys_of_parts_apply, betting.players_are_in_order, betting.somebody_plays,
    betting.bets_have_a_first_actor, betting.turns_have_a_bet, betting.needed_hands_exist, betting.declarations_fit, betting.staying_fits, betting.cards_suffice,
    betting.cards_go_with_the_action, betting.discards_come_before_their_street, betting.divided_hands_stay,
    ways.results_are_covered, ways.choices_have_a_default, ways.conditions_resolve,
    boards.slots_are_dealt, boards.lines_are_known, boards.hidden_cards_are_turned_up, boards.removals_fit,
    pot.deck_fits, pot.cards_make_a_hand, pot.totals_count_all_cards, pot.suits_are_seen, pot.parts_have_a_taker, pot.pots_have_a_taker,
    pot.divided_hands_are_used, pot.kept_cards_are_filled_up,
)  # fmt: skip

# Each needs a game in which all those before find nothing.
STAGES: tuple[tuple[Check, ...], ...] = (
    (ways.ways_can_be_counted,), RULES, (ways.every_outcome_can_be_played,),
    (ways.every_hand_can_be_made, ways.hands_can_be_compared, ways.deck_serves_the_table),
)  # fmt: skip


def can_be_built(data: Data, known: Known) -> Iterator[Finding]:
    """What keeps a file that the schema has passed from being made a game."""
    found = list(words_are_of_the_family(data))
    yield from found
    if not found:
        for check in FORM:
            yield from check(data, known)


def findings(data: Data, known: Known) -> Iterator[Finding]:
    """Every finding of every check in a game file that the schema has passed."""
    found = [*can_be_built(data, known)]
    yield from found
    if not found:
        game = build_game(data, known.decks, known.rankings, known.common, {})
        yield from findings_in(data, game)


def findings_in(data: Data, game: Game) -> Iterator[Finding]:
    """The same of a file of which this game has been made."""
    yield from notes_are_current(data)
    yield from in_stages(Subject(data, game), (openface.CHECKS,) if game.open_face else STAGES)


def in_stages(subject: Subject, stages: tuple[tuple[Check, ...], ...]) -> Iterator[Finding]:
    """The findings of the first stage that has any."""
    for checks in stages:
        found = [finding for check in checks for finding in check(subject)]
        yield from found
        if found:
            return

"""Checks of open-face games: rows that are filled, hands that exist, cards that suffice."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.checks.betting import players_are_in_order
from poker_rulebook.book.checks.subject import Check, Subject, counted, no_hand, unresolved
from poker_rulebook.book.openface import OpenFace
from poker_rulebook.book.problems import At, Finding, each
from poker_rulebook.book.steps import Place, only


def _rules(subject: Subject) -> OpenFace:
    assert subject.game.open_face is not None
    return subject.game.open_face


def rows_are_filled(subject: Subject) -> Iterator[Finding]:
    """The cards placed are those of a layout, and no step places more than a player receives."""
    steps, total = only(Place, subject.game.play), _rules(subject).cards
    for step in steps:
        if step.place > step.receive:
            message = f"a player receives {counted(step.receive, 'card')} and cannot place {step.place}"
            yield subject.at(step, "place"), message, "write a smaller number"
    placed = sum(step.place * step.rounds for step in steps)
    if placed != total:
        message = f"the rows have {total} cards together, and {placed} are placed"
        yield ("play",), message, "make them equal"


def rows_are_in_order(subject: Subject) -> Iterator[Finding]:
    rows = _rules(subject).rows
    for index, row in enumerate(rows):
        before = [other.id for other in rows[:index]]
        if row.at_least and row.at_least not in before:
            yield from unresolved(("rows", index, "at_least"), row.at_least, "row before this one", before)
        if row.ranking.size != row.cards:
            message = f"{row.ranking.id!r} compares {row.ranking.size} cards, and the row has {row.cards}"
            yield ("rows", index, "cards"), message, f"write {row.ranking.size}, or name another ranking"
        elif row.qualifier:
            yield from no_hand(("rows", index, "qualifier"), row.qualifier, row.ranking)


def hands_are_of_their_rows(subject: Subject) -> Iterator[Finding]:
    """Royalties and Fantasyland name hands of the rankings of their rows, from the weakest up."""
    rules = _rules(subject)
    enter, stay = rules.fantasyland.enter, rules.fantasyland.stay
    lists = {("royalties",): rules.royalties, ("fantasyland", "enter"): enter, ("fantasyland", "stay"): stay}
    for section, lines in lists.items():
        last: dict[str, int] = {}
        for index, line in enumerate(lines):
            at: At = (*section, index, "hand")
            wrong = list(no_hand(at, line.hand, line.ranking))
            yield from wrong
            if not wrong and line.floor <= last.get(line.row, 0):
                message = f"this hand of the {line.row!r} row is not stronger than the one before it"
                yield at, message, "put the weakest hand first"
            last[line.row] = max(0 if wrong else line.floor, last.get(line.row, 0))


def the_deck_suffices(subject: Subject) -> Iterator[Finding]:
    game, rules = subject.game, _rules(subject)
    if game.deck.jokers:
        yield ("deck",), "open-face games are played without a joker", "name a deck without one"
    usual = sum(step.receive * step.rounds for step in only(Place, game.play))
    most, players = max(usual, rules.fantasyland.most_cards), game.players[1]
    if most * players > game.deck.size:
        message = f"{players} players may need {most} cards each, and the deck has {game.deck.size}"
        yield ("players", "max"), message, f"write {game.deck.size // most}"
    for path in ("fantasyland.stay_cards", "fantasyland.both", "fantasyland.enter.*.cards"):
        for at, number in each(subject.data, path):
            if number < rules.cards:
                message = f"{number} cards do not fill rows of {rules.cards}"
                yield at, message, f"write {rules.cards} or more"


CHECKS: tuple[Check, ...] = (
    players_are_in_order, rows_are_filled, rows_are_in_order, hands_are_of_their_rows, the_deck_suffices,
)  # fmt: skip

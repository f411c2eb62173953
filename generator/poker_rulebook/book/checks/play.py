"""Checks of the steps of play: who begins, cards that players have, questions that lead somewhere."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from poker_rulebook.book.checks.subject import Subject, counted, reversed_range, unresolved
from poker_rulebook.book.model import ways_of
from poker_rulebook.book.parts import Layout, Share
from poker_rulebook.book.problems import At, Finding, suggestion
from poker_rulebook.book.steps import (
    Bet,
    Choose,
    DealToBoard,
    DealToPlayers,
    Discard,
    Divide,
    Draw,
    Expose,
    Look,
    Question,
    Roll,
    Step,
    only,
)

MOST_WAYS = 500  # one roll of two dice has 11 outcomes at most


def ways_can_be_counted(subject: Subject) -> Iterator[Finding]:
    """Every further question multiplies the ways in which a hand may go on, and each of them is looked at."""
    if len(list(islice(ways_of(subject.game.play), MOST_WAYS + 1))) > MOST_WAYS:
        message = f"the questions may come out in more than {MOST_WAYS} ways together"
        yield ("play",), message, "ask fewer questions, or give them fewer outcomes"


def players_are_in_order(subject: Subject) -> Iterator[Finding]:
    fewest, most = subject.game.players
    if fewest > most:
        yield ("players", "min"), f"{fewest} is more than the most, {most}", "exchange the two"


# --- cards that players have


def cards_suffice(subject: Subject) -> Iterator[Finding]:
    """Nobody draws, discards, divides or turns up cards that a player may not have."""
    for step, own in zip(subject.game.play, subject.own, strict=False):
        has = f"a player holds only {counted(own.held, 'card')} here"
        if isinstance(step, Draw):
            if step.fewest > step.most:
                yield reversed_range(subject.at(step, "cards"), step.fewest, step.most)
            if step.most > own.held:
                yield subject.at(step, "cards"), has, f"write [{step.fewest}, {own.held}]"
        elif isinstance(step, Expose):
            yield from _turned_up(subject.at(step, "cards"), step.fewest, step.most, own.down)
        elif isinstance(step, Discard) and step.cards >= own.held:
            yield subject.at(step, "cards"), has, "write a smaller number"
        elif isinstance(step, Discard) and step.from_down and step.cards > own.down:
            hint = "write a smaller number, or delete 'from: down'"
            yield subject.at(step, "cards"), _down(own.down), hint
        elif isinstance(step, Divide) and sum(hand.cards for hand in step.hands) != own.held:
            total = sum(hand.cards for hand in step.hands)
            message = f"the hands have {total} cards together, and a player holds {own.held}"
            yield subject.at(step, "hands"), message, "make them equal"


def cards_go_with_the_action(subject: Subject) -> Iterator[Finding]:
    for bet in subject.game.bets:
        own, special = subject.own_at(bet), bet.wagering
        fewest, most = special.discard or (0, 0)
        if fewest > most:
            yield reversed_range(subject.at(bet, "discard"), fewest, most)
        elif special.discard and most >= own.held:
            message = f"a player holds only {counted(own.held, 'card')} here"
            yield subject.at(bet, "discard"), message, "write a smaller number"
        yield from _turned_up(subject.at(bet, "turn_up"), special.turn_up, special.turn_up, own.down)


def _turned_up(at: At, fewest: int, most: int, down: int) -> Iterator[Finding]:
    if fewest > most:
        yield reversed_range(at, fewest, most)
    elif most > down:
        yield at, _down(down), "write a smaller number"


def _down(down: int) -> str:
    return f"a player may hold only {counted(down, 'card')} face down here"


def discards_come_before_their_street(subject: Subject) -> Iterator[Finding]:
    play = subject.game.play
    for step in only(Discard, play):
        later = [s for s in play[play.index(step) :] if isinstance(s, (DealToPlayers, DealToBoard))]
        coming = later[0].street if later else ""
        if step.before and coming != step.before:
            not_it = f"the cards dealt next are not the {step.before}"
            hint = f"write 'before: {coming}', or move the step"
            message = not_it if later else "no cards are dealt after it"
            yield subject.at(step, "before"), message, hint if coming else "move the step, or delete the line"


def divided_hands_stay(subject: Subject) -> Iterator[Finding]:
    """Cards that have been divided into hands are not dealt, drawn, discarded or divided any more."""
    divided = ""
    for step in subject.game.play:
        changes = isinstance(step, (Draw, Discard, Divide, DealToPlayers))
        if divided and (changes or (isinstance(step, Bet) and step.wagering.discard)):
            message = f"the own cards change here, and {divided!r} has already divided them"
            yield subject.at(step), message, f"put the step before {divided!r}"
        if isinstance(step, Divide):
            divided = divided or step.id


# --- questions


def results_are_covered(subject: Subject) -> Iterator[Finding]:
    """Every total of dice and every number of cards leads to one outcome."""
    game = subject.game
    for step in game.play:
        if isinstance(step, Roll):
            dice = "1 die" if step.dice == 1 else f"{step.dice} dice"
            possible = range(step.dice, 6 * step.dice + 1)
            yield from _covered(subject, step, "faces", possible, f"{dice} cannot show", "total")
        elif isinstance(step, Look):
            before = only(DealToBoard, game.play[: game.play.index(step)])
            seen = {deal.id: len(deal.slots) for deal in before if not deal.face_down}
            if step.at not in seen:
                what = "earlier deal of cards face up to the board"
                yield unresolved(subject.at(step, "at"), step.at, what, seen)
                continue
            cannot = f"{counted(seen[step.at], 'card')} cannot show"
            yield from _covered(subject, step, "counts", range(seen[step.at] + 1), cannot, "number")


def _covered(
    subject: Subject, step: Roll | Look, key: str, possible: range, cannot: str, what: str
) -> Iterator[Finding]:
    seen: dict[int, str] = {}
    for number, outcome in enumerate(step.outcomes):
        for place, result in enumerate(outcome.faces):
            at = subject.at(step, "outcomes", number, key, place)
            if result not in possible:
                yield at, f"{cannot} {result}", f"{possible[0]} to {possible[-1]} are possible"
            elif result in seen:
                yield at, f"{result} leads already to {seen[result]!r}", "delete it in one of the two"
            seen.setdefault(result, outcome.id)
    missing = [str(result) for result in possible if result not in seen]
    if missing:
        hint = f"every possible {what} needs an outcome"
        yield subject.at(step, "outcomes"), f"nothing happens on {', '.join(missing)}", hint


def choices_have_a_default(subject: Subject) -> Iterator[Finding]:
    for step in only(Choose, subject.game.play):
        names = [outcome.id for outcome in step.outcomes]
        if step.default not in names:
            yield unresolved(subject.at(step, "default"), step.default, "outcome", names)
        if not subject.game.has_blinds:
            message = "the player left of the big blind chooses, and there is no big blind"
            yield subject.at(step, "do"), message, "add 'blinds:' to forced_bets"


def conditions_resolve(subject: Subject) -> Iterator[Finding]:
    """Conditions name a question that has been asked and outcomes that it has."""
    asked: dict[str, list[str]] = {}
    looks: set[str] = set()
    for step in subject.game.play:
        yield from _condition(subject, step, asked)
        if isinstance(step, DealToBoard) and looks & {question for question, _ in step.when}:
            message = "what lies on the board cannot depend on the board itself"
            yield subject.at(step, "when"), message, "deal the board in every case"
        if isinstance(step, Question):
            asked[step.id] = [outcome.id for outcome in step.outcomes]
        looks |= {step.id} if isinstance(step, Look) else set()
    for layout in subject.game.layouts if "board" in subject.data else ():
        yield from _condition(subject, layout, asked)
    for share in subject.game.showdown:
        yield from _condition(subject, share, asked)
        if share.by_outcome:
            yield from _qualifiers(subject, share, *share.by_outcome, asked)


def _condition(
    subject: Subject, part: Step | Layout | Share, asked: dict[str, list[str]]
) -> Iterator[Finding]:
    for question, said in part.when:
        at = subject.at(part, "when", question)
        if question not in asked:
            yield unresolved(at, question, "earlier roll, look or choice", asked)
            continue
        for outcome in said:
            if outcome not in asked[question]:
                hint = suggestion(outcome, asked[question])
                yield at, f"{question!r} has no outcome {outcome!r}", hint


def _qualifiers(
    subject: Subject, share: Share, question: str, hands: dict[str, str], asked: dict[str, list[str]]
) -> Iterator[Finding]:
    """One qualifier for each outcome after which the share is played for."""
    at = subject.at(share, "qualifier", question)
    if question not in asked:
        yield unresolved(at, question, "roll, look or choice", asked)
        return
    played = dict(share.when).get(question, tuple(asked[question]))
    for outcome in hands:
        if outcome not in asked[question]:
            hint = suggestion(outcome, asked[question])
            yield (*at, outcome), f"{question!r} has no outcome {outcome!r}", hint
        elif outcome not in played:
            yield (*at, outcome), f"the share is not played for after {outcome!r}", f"delete '{outcome}:'"
    for outcome in played:
        if outcome in asked[question] and outcome not in hands:
            yield at, f"nothing says who qualifies after {outcome!r}", f"add '{outcome}: 8-7-6-5-4'"

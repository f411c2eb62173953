"""Checks of questions, which dice, looks and choices answer: whatever comes out, there are a board, cards and a pot to win."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import comb

from poker_rulebook.book.capacity import cards_needed, most_players
from poker_rulebook.book.checks.betting import bets_have_a_first_actor, cards_suffice, divided_hands_stay
from poker_rulebook.book.checks.boards import board_in_force
from poker_rulebook.book.checks.pot import Range, cards_make_a_hand, parts_have_a_taker
from poker_rulebook.book.checks.subject import Subject, counted, unresolved
from poker_rulebook.book.model import Game, ways_of
from poker_rulebook.book.parts import Layout, Share, in_force
from poker_rulebook.book.problems import At, Finding, suggestion
from poker_rulebook.book.steps import Choose, DealToBoard, Divide, Look, Question, Roll, Step, only

# what must be true of the rules, and of those that are left after each way
STILL_TRUE = bets_have_a_first_actor, cards_suffice, divided_hands_stay, cards_make_a_hand, parts_have_a_taker
MOST_WAYS = 500  # one roll of two dice has 11 outcomes at most
MOST_HANDS = 2_000  # that one player may make for a share; Murder has 384


def ways_can_be_counted(subject: Subject) -> Iterator[Finding]:
    """Every further question multiplies the ways in which a hand may go on, and each of them is looked at."""
    if len(list(islice(ways_of(subject.game.play), MOST_WAYS + 1))) > MOST_WAYS:
        message = f"the questions may come out in more than {MOST_WAYS} ways together"
        yield ("play",), message, "ask fewer questions, or give them fewer outcomes"


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
                yield from unresolved(subject.at(step, "at"), step.at, what, seen)
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
                yield at, f"{result} already leads to {seen[result]!r}", "delete it in one of the two"
            seen.setdefault(result, outcome.id)
    missing = [str(result) for result in possible if result not in seen]
    if missing:
        hint = f"every possible {what} needs an outcome"
        yield subject.at(step, "outcomes"), f"nothing happens on {', '.join(missing)}", hint


def choices_have_a_default(subject: Subject) -> Iterator[Finding]:
    for step in only(Choose, subject.game.play):
        names = [outcome.id for outcome in step.outcomes]
        yield from unresolved(subject.at(step, "default"), step.default, "outcome", names)
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
            yield from unresolved(at, question, "earlier roll, look or choice", asked)
            continue
        for outcome in said:
            yield from _no_outcome(at, question, outcome, asked)


def _no_outcome(at: At, question: str, outcome: str, asked: dict[str, list[str]]) -> Iterator[Finding]:
    if outcome not in asked[question]:
        hint = suggestion(outcome, asked[question])
        yield at, f"{question!r} has no outcome {outcome!r}", hint


def _qualifiers(
    subject: Subject, share: Share, question: str, hands: dict[str, str], asked: dict[str, list[str]]
) -> Iterator[Finding]:
    """One qualifier for each outcome after which the share is played for."""
    at = subject.at(share, "qualifier", question)
    if question not in asked:
        yield from unresolved(at, question, "roll, look or choice", asked)
        return
    played = dict(share.when).get(question, tuple(asked[question]))
    for outcome in hands:
        yield from _no_outcome((*at, outcome), question, outcome, asked)
        if outcome in asked[question] and outcome not in played:
            yield (*at, outcome), f"the share is not played for after {outcome!r}", f"delete '{outcome}:'"
    for outcome in played:
        if outcome in asked[question] and outcome not in hands:
            yield at, f"nothing says who qualifies after {outcome!r}", f"add '{outcome}: 8-7-6-5-4'"


# --- however they come out


def every_outcome_can_be_played(subject: Subject) -> Iterator[Finding]:
    """Findings of the first way the questions may come out in which the game cannot be played."""
    game = subject.game
    if not any(part.when for part in (*game.layouts, *game.play, *game.showdown)):
        return
    for way in game.ways:
        found = [(at, f"{_after(way)}{message}", hint) for at, message, hint in _after_way(subject, way)]
        yield from found
        if found:
            return


def _after(way: dict[str, str]) -> str:
    """How a message begins that holds for one way only."""
    return f"after {' and '.join(f'{asked}: {said}' for asked, said in way.items())}: " if way else ""


def _after_way(subject: Subject, way: dict[str, str]) -> Iterator[Finding]:
    """Findings in the game that is left when everything not in force falls away."""
    left = subject.after(way)
    drawn = "board" in subject.data
    if drawn:
        yield from board_in_force(left)
    if not left.game.showdown:
        yield ("showdown",), "nobody wins anything", "add a share for it"
    if not left.game.showdown or (drawn and not left.game.layouts):
        return
    hands = {hand.id for step in only(Divide, left.game.play) for hand in step.hands}
    for share in left.game.showdown:
        if share.hand and share.hand not in hands:
            message = f"no divide step makes a hand {share.hand!r}"
            yield subject.at(share, "hand"), message, "divide in every case"
    for check in STILL_TRUE:
        yield from check(left)


def every_hand_can_be_made(subject: Subject) -> Iterator[Finding]:
    """However many own cards are kept and board cards are turned down, those that are left make a hand."""
    game = subject.game
    for way in game.ways:
        fewest, most = game.held_after(way)
        for share in game.showdown:
            if in_force(share.when, way) and not share.hand:
                left = _board_left(game, share, way)
                lacking = [kept for kept in range(fewest, most + 1) if not _makes_a_hand(share, kept, left)]
                if lacking:
                    message, hint = _too_few(share, lacking[0], left, (fewest, most))
                    yield subject.at(share, "board"), _after(way) + message, hint
                    return


def _board_left(game: Game, share: Share, way: dict[str, str]) -> int:
    """The fewest board cards that a hand of the share may choose from."""
    layout = next((layout for layout in game.layouts if in_force(layout.when, way)), None)
    if layout is None or share.board == (0, 0):
        return 0
    rolls = only(Roll, game.steps_after(way))
    gone = sum(any(outcome.turns_down for outcome in roll.outcomes) for roll in rolls)
    return min(map(len, layout.groups)) - gone


def _makes_a_hand(share: Share, kept: int, left: int) -> bool:
    if share.fills_up:
        return share.board[0] <= share.ranking.size - kept <= min(left, share.board[1])
    return any(board <= left and (own <= kept or board == 0) for own, board in share.uses)


def _too_few(share: Share, kept: int, left: int, held: Range) -> tuple[str, str]:
    size = share.ranking.size
    if not share.fills_up:
        message = f"{share.board[0]} board cards are used, and only {left} may be left face up"
        return message, "write a smaller number"
    needs = f"with {counted(kept, 'own card')} a hand needs {counted(size - kept, 'board card')}"
    if size - kept > left:
        message = f"{needs}, and only {left} may be left"
        return message, "let players keep more cards, or deal more to the board"
    return needs, f"write board: [{max(0, size - held[1])}, {size - held[0]}]"


def hands_can_be_compared(subject: Subject) -> Iterator[Finding]:
    """Whoever seeks the best hand at the table, or in an example, ends within reasonable time."""
    game = subject.game
    for share in game.showdown:
        boards = [layout.groups for layout in game.layouts if share.board != (0, 0)] or [((),)]
        hands = max(sum(_hands(game, share, len(group)) for group in groups) for groups in boards)
        if hands > MOST_HANDS:
            message = f"a player would choose between {hands:,} hands"
            hint = f"at most {MOST_HANDS:,}: deal fewer cards, or give the board fewer lines or groups"
            yield subject.at(share), message, hint


def _hands(game: Game, share: Share, board: int) -> int:
    return sum(comb(game.own_cards, own) * comb(board, of_board) for own, of_board in share.uses)


def deck_serves_the_table(subject: Subject) -> Iterator[Finding]:
    game = subject.game
    needed, most = cards_needed(game, game.players[1]), game.players[1]
    if any(deal.if_short for deal in game.deals):  # burned cards come back for a burn and the card for all
        burned = sum(deal.burns for deal in game.board_deals) + sum(draw.burns for draw in game.draws)
        burned += sum(deal.burns for deal in game.deals if not deal.if_short)
        needed = max(needed, needed - burned + 2)
    if needed > game.deck.size:
        message = f"{most} players need {needed} cards, and the deck has {game.deck.size}"
        yield ("players", "max"), message, f"the deck serves {most_players(game, last_street=False)}"

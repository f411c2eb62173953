"""Rolls, looks and choices as sentences, and the conditions that follow from them."""

from __future__ import annotations

from poker_rulebook.book.build import MAIN
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Outcome, Share
from poker_rulebook.book.steps import Choose, DealToBoard, Declare, Look, Question, Roll, Step
from poker_rulebook.cards import RANKS
from poker_rulebook.view.sentences import Phrase, joined, say, sentences, written
from poker_rulebook.view.wording import share_name, street_name


def conditioned(game: Game, part: Step | Share, text: str) -> Phrase:
    """A rule that holds only after certain outcomes, with that condition."""
    if isinstance(part, Share) and part.by_outcome is not None:
        return text  # the qualifier says after which rolls the share is played for
    for question, allowed in part.when:
        text = after(game.question(question), allowed, text)
    return text


def in_short(game: Game, part: Step | Share, label: str) -> Phrase:
    """The same for the label of a step or a share: the faces or the games with which it holds."""
    if isinstance(part, Share) and part.by_outcome is not None:
        return label
    for question, allowed in part.when:
        outcomes = [o for o in game.question(question).outcomes if o.id in allowed]
        if isinstance(game.question(question), Roll):
            faces = tuple(face for outcome in outcomes for face in outcome.faces)
            label = say("pot-if", share=label, faces=faces)
        else:
            games = tuple(written(outcome.name) for outcome in outcomes)
            label = say("pot-in", share=label, games=games)
    return label


def after(question: Question, allowed: tuple[str, ...], rule: Phrase) -> Phrase:
    """The rule with the outcomes of a question as its condition."""
    names = tuple(written(o.name) for o in question.outcomes if o.id in allowed)
    key = "roll-when-rule" if isinstance(question, Roll) else "choice-when-rule"
    first, *more = sentences(rule)
    return joined([say(key, outcomes=names, rule=first), *more])


def roll(game: Game, step: Roll) -> tuple[Phrase, Phrase]:
    label = say("card-roll", n=step.dice)
    first = say("roll", n=step.dice)
    capped = next((s for s in game.showdown if s.by_outcome and s.by_outcome[0] == step.id), None)
    if capped is not None:
        return joined([first, roll_cap(game, capped)]), label
    if any(outcome.turns_down for outcome in step.outcomes):
        text = joined([first, *_turned_down(game, step)])
        return text, say("card-roll-turns-down", n=step.dice)
    return joined([first, *(_outcome_sentence(o) for o in step.outcomes)]), label


def _outcome_sentence(outcome: Outcome) -> Phrase:
    return say("roll-outcome-sentence", faces=outcome.faces, outcome=written(outcome.name))


def roll_cap(game: Game, share: Share) -> Phrase:
    """What the total of the dice allows in a low."""
    question, hands = share.by_outcome
    if not all(_total_is_cap(share, o) for o in game.question(question).outcomes if o.id in hands):
        return joined([_outcome_sentence(o) for o in game.question(question).outcomes])
    return say("roll-cap", faces=faces_without(game, share))


def faces_without(game: Game, share: Share) -> tuple[int, ...]:
    """The totals of the dice after which the share is not played for."""
    question, hands = share.by_outcome
    outcomes = game.question(question).outcomes
    return tuple(sorted(face for outcome in outcomes if outcome.id not in hands for face in outcome.faces))


def _total_is_cap(share: Share, outcome: Outcome) -> bool:
    """Whether the outcome is one total, and that total the highest rank of the weakest low without a pair."""
    _, hands = share.by_outcome
    upward = [RANKS[rank] for rank in reversed(share.ranking.rules.ranks)]  # the ace is 1
    lowest = upward[max(0, outcome.faces[0] - share.ranking.size) : outcome.faces[0]]
    return len(outcome.faces) == 1 and hands[outcome.id][0] == "-".join(reversed(lowest))


def _turned_down(game: Game, step: Roll) -> list[Phrase]:
    """Which faces turn a board card down: those whose number is the card's place in the line."""
    turning = tuple(face for o in step.outcomes if o.turns_down for face in o.faces)
    nothing = tuple(face for o in step.outcomes if not o.turns_down for face in o.faces)
    if game.layouts[0].id == MAIN and all(_by_place(game, o) for o in step.outcomes if o.turns_down):
        lines = [say("roll-turns-down", faces=turning)]
    else:
        lines = [_outcome_sentence(o) for o in step.outcomes if o.turns_down]
    return [*lines, say("roll-nothing", faces=nothing)] if nothing else lines


def _by_place(game: Game, outcome: Outcome) -> bool:
    return outcome.faces == (game.board_slots.index(outcome.turns_down) + 1,)


def look(game: Game, step: Look) -> tuple[Phrase, Phrase]:
    colour, suits = say(f"colour-{step.colour}"), say(f"suits-{step.colour}")
    where = looked_at(game, step)
    lines = [say("look-outcome-sentence", counts=o.faces, outcome=written(o.name)) for o in step.outcomes]
    text = joined([say("look", colour=colour, suits=suits, street=where), *lines])
    named = [(o.faces, written(o.name)) for o in step.outcomes]
    short = [say("card-look-outcome", counts=counts, outcome=name) for counts, name in named]
    return text, say("card-look", colour=colour, outcomes=short)


def looked_at(game: Game, step: Look) -> Phrase:
    """What a look step looks at: the flop, or the board where the deal has no such name."""
    street = game.step(step.at, DealToBoard).street
    return street_name(street) if street else say("board")


def choose(game: Game, step: Choose) -> tuple[Phrase, Phrase]:
    games = tuple(written(outcome.name) for outcome in step.outcomes)
    default = next(written(o.name) for o in step.outcomes if o.id == step.default)
    return say("choose-game", games=games, default=default), say("card-choose")


def declare(game: Game, step: Declare) -> tuple[Phrase, Phrase]:
    none, one = (share_name(game.share(name)) for name in (step.no_chip, step.one_chip))
    return say("declare", none=none, one=one), say("card-declare")

"""Rolls, looks and choices as sentences, and the conditions under which a rule holds after them."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book import steps
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Outcome, Share
from poker_rulebook.cards import RANKS
from poker_rulebook.language.sentences import Phrase, joined, say, sentences, written
from poker_rulebook.language.wording import street_name

# Of what -> its key after a choice, and after a roll
WHEN = {
    "rule": ("choice-when-rule", "roll-when-rule"),
    "round": ("choice-when-round", "roll-when-round"),
}


def conditioned(game: Game, part: steps.Step | Share, text: Phrase) -> Phrase:
    """The text of a step or share, with the outcomes after which it holds as a condition."""
    if isinstance(part, Share) and part.by_outcome is not None:
        return text  # the qualifier says after which rolls the share is played for
    for question, allowed in part.when:
        text = after(
            game.question(question), allowed, text, "round" if isinstance(part, steps.Bet) else "rule"
        )
    return text


def in_short(game: Game, share: Share, label: Phrase) -> Phrase:
    """The label of a share, with the faces or the games with which it is played for."""
    if share.by_outcome is not None:
        return label
    for question, allowed in share.when:
        outcomes = [o for o in game.question(question).outcomes if o.id in allowed]
        if isinstance(game.question(question), steps.Roll):
            faces = tuple(face for outcome in outcomes for face in outcome.faces)
            label = say("pot-if", share=label, faces=faces)
        else:
            games = tuple(written(outcome.name) for outcome in outcomes)
            label = say("pot-in", share=label, games=games)
    return label


def after(question: steps.Question, allowed: tuple[str, ...], rule: Phrase, of: str = "rule") -> Phrase:
    """A rule, or how a betting round begins, with outcomes of a question as its condition.    of    rule or round"""
    names = tuple(written(o.name) for o in question.outcomes if o.id in allowed)
    key = WHEN[of][isinstance(question, steps.Roll)]
    first, *more = sentences(rule)
    return joined([say(key, outcomes=names, rule=first), *more])


def roll_rule(game: Game, step: steps.Roll) -> Phrase:
    return joined([say("roll", n=step.dice), rolled(game, step)])


def rolled(game: Game, step: steps.Roll) -> Phrase:
    """What follows from each total of the dice."""
    capped = next((s for s in game.showdown if s.by_outcome and s.by_outcome[0] == step.id), None)
    if capped is not None:
        return roll_cap(game, capped)
    if any(outcome.turns_down for outcome in step.outcomes):
        # in most games the face whose number is the place of the card in the line, and nothing else follows
        turning = [outcome for outcome in step.outcomes if outcome.turns_down]
        if step.id in game.questions_used or any(o.faces != (_place(game, o),) for o in turning):
            turned_down = [
                say("roll-turns-down-card", faces=o.faces, outcome=written(o.name), place=_place(game, o))
                if o.turns_down
                else _outcome_sentence(o)
                for o in step.outcomes
            ]
        else:
            nothing = tuple(face for o in step.outcomes if not o.turns_down for face in o.faces)
            lines = [say("roll-turns-down", faces=tuple(face for o in turning for face in o.faces))]
            turned_down = [*lines, say("roll-nothing", faces=nothing)] if nothing else lines
        return joined(turned_down)
    return joined(_outcome_sentence(outcome) for outcome in step.outcomes)


def _outcome_sentence(outcome: Outcome) -> Phrase:
    return say("roll-outcome-sentence", faces=outcome.faces, outcome=written(outcome.name))


def roll_cap(game: Game, share: Share) -> Phrase:
    """What the total of the dice allows in a low."""
    question, hands = _by_outcome(share)
    if not all(_total_is_cap(share, o) for o in game.question(question).outcomes if o.id in hands):
        return joined([_outcome_sentence(o) for o in game.question(question).outcomes])
    return say("roll-cap", faces=faces_without(game, share))


def _by_outcome(share: Share) -> tuple[str, dict[str, str]]:
    assert share.by_outcome is not None
    return share.by_outcome


def faces_without(game: Game, share: Share) -> tuple[int, ...]:
    """The totals of the dice after which the share is not played for."""
    question, hands = _by_outcome(share)
    outcomes = game.question(question).outcomes
    return tuple(sorted(face for outcome in outcomes if outcome.id not in hands for face in outcome.faces))


def _total_is_cap(share: Share, outcome: Outcome) -> bool:
    """Whether the outcome is a single total, which is also the highest rank of the weakest low that it allows."""
    _, hands = _by_outcome(share)
    if len(outcome.faces) != 1:
        return False
    upward = [RANKS[rank] for rank in reversed(share.ranking.rules.ranks)]  # the ace is 1
    lowest = upward[max(0, outcome.faces[0] - share.ranking.size) : outcome.faces[0]]
    return hands[outcome.id] == "-".join(reversed(lowest))


def _place(game: Game, outcome: Outcome) -> int:
    """Of the card that it turns down, in the line of the board from 1."""
    return game.board_slots.index(outcome.turns_down) + 1


def look_rule(game: Game, step: steps.Look) -> Phrase:
    colour, suits = say(f"colour-{step.colour}"), say(f"suits-{step.colour}")
    named = [(o.faces, written(o.name)) for o in step.outcomes]
    lines = [say("look-outcome-sentence", counts=counts, outcome=name) for counts, name in named]
    first = say("look", colour=colour, suits=suits, street=looked_at(game, step))
    return joined([first, *lines])


def looked_at(game: Game, step: steps.Look) -> Phrase:
    """What a look step looks at: the flop, or the board where the deal has no such name."""
    street = game.step(step.at, steps.DealToBoard).street
    return street_name(street) if street else say("board")


def choose_rule(game: Game, step: steps.Choose) -> Phrase:
    games = tuple(written(outcome.name) for outcome in step.outcomes)
    default = next(written(o.name) for o in step.outcomes if o.id == step.default)
    return say("choose-game", games=games, default=default)


# ---- in the head of a page and on a card


def dice_facts(game: Game) -> list[Phrase]:
    """What the dice decide; said once for rolls that decide the same."""
    return [*dict.fromkeys(fact for step in game.rolls for fact in _rolled_in_short(game, step))]


def _rolled_in_short(game: Game, step: steps.Roll) -> Iterator[Phrase]:
    if turns_down(step):
        never = "-or-none" if any(not outcome.turns_down for outcome in step.outcomes) else ""
        yield say(f"essence-die-turns-down{never}", times=sum(map(turns_down, game.rolls)))
    capped = [share for share in game.showdown if share.by_outcome and share.by_outcome[0] == step.id]
    lows = [(share, o) for share in capped for o in step.outcomes if o.id in _by_outcome(share)[1]]
    if lows and all(_total_is_cap(*low) for low in lows):
        yield say("essence-dice-cap", n=step.dice)
    elif step.id in game.questions_used:
        yield say("essence-dice", n=step.dice, outcomes=in_spans(step))


def turns_down(step: steps.Roll) -> bool:
    """Whether a board card may be turned down, which then does not count."""
    return any(outcome.turns_down for outcome in step.outcomes)


def looks_for_winner(game: Game) -> bool:
    """Whether the colours of board cards decide what wins; the essence says so then."""
    looks = {step.id for step in steps.only(steps.Look, game.play)}
    return any(name in looks for share in game.showdown for name, _ in share.when)


def look_facts(game: Game) -> Iterator[Phrase]:
    """What the colours of board cards decide."""
    for step in steps.only(steps.Look, game.play):
        colour, street = say(f"colour-{step.colour}"), looked_at(game, step)
        yield say("essence-look", colour=colour, street=street, outcomes=in_spans(step))


def in_spans(step: steps.Roll | steps.Look) -> tuple[Phrase, ...]:
    return tuple(say("essence-outcome", faces=_runs(o.faces), outcome=written(o.name)) for o in step.outcomes)


def _runs(numbers: tuple[int, ...]) -> tuple[Phrase, ...]:
    """Numbers with neighbours joined to ranges: 1, 2, 3 and 6 as 1–3 and 6."""
    starts = [n for n in numbers if n - 1 not in numbers]
    ends = [n for n in numbers if n + 1 not in numbers]
    return tuple(say("essence-span", low=low, high=high) for low, high in zip(starts, ends, strict=True))

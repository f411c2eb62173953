"""Steps of play as sentences; rolls, looks and choices, and what follows from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from poker_rulebook.book import steps
from poker_rulebook.book.build import MAIN
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Outcome, Share
from poker_rulebook.cards import RANKS
from poker_rulebook.view.betting import betting_round, more_of_betting
from poker_rulebook.view.sentences import Phrase, heading, joined, say, sentences, written
from poker_rulebook.view.views import RuleView
from poker_rulebook.view.wording import share_name, street_name

ORDINALS = ("first", "second", "third")


def conditioned(game: Game, part: steps.Step | Share, text: Phrase) -> Phrase:
    """A rule that holds only after certain outcomes, with that condition."""
    if isinstance(part, Share) and part.by_outcome is not None:
        return text  # the qualifier says after which rolls the share is played for
    for question, allowed in part.when:
        text = after(game.question(question), allowed, text)
    return text


def in_short(game: Game, share: Share, label: Phrase) -> Phrase:
    """The same for the label of a share: the faces or the games with which it holds."""
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


def after(question: steps.Question, allowed: tuple[str, ...], rule: Phrase) -> Phrase:
    """The rule with the outcomes of a question as its condition."""
    names = tuple(written(o.name) for o in question.outcomes if o.id in allowed)
    key = "roll-when-rule" if isinstance(question, steps.Roll) else "choice-when-rule"
    first, *more = sentences(rule)
    return joined([say(key, outcomes=names, rule=first), *more])


def _roll(game: Game, step: steps.Roll) -> Phrase:
    return joined([say("roll", n=step.dice), rolled(game, step)])


def rolled(game: Game, step: steps.Roll) -> Phrase:
    """What follows from each total of the dice."""
    capped = next((s for s in game.showdown if s.by_outcome and s.by_outcome[0] == step.id), None)
    if capped is not None:
        return roll_cap(game, capped)
    if any(outcome.turns_down for outcome in step.outcomes):
        return joined(_turned_down(game, step))
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
    """Whether the outcome is one total, and that total the highest rank of the weakest low without a pair."""
    _, hands = _by_outcome(share)
    if len(outcome.faces) != 1:
        return False
    upward = [RANKS[rank] for rank in reversed(share.ranking.rules.ranks)]  # the ace is 1
    lowest = upward[max(0, outcome.faces[0] - share.ranking.size) : outcome.faces[0]]
    return hands[outcome.id] == "-".join(reversed(lowest))


def _turned_down(game: Game, step: steps.Roll) -> list[Phrase]:
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


def _look(game: Game, step: steps.Look) -> Phrase:
    colour, suits = say(f"colour-{step.colour}"), say(f"suits-{step.colour}")
    named = [(o.faces, written(o.name)) for o in step.outcomes]
    lines = [say("look-outcome-sentence", counts=counts, outcome=name) for counts, name in named]
    first = say("look", colour=colour, suits=suits, street=looked_at(game, step))
    return joined([first, *lines])


def looked_at(game: Game, step: steps.Look) -> Phrase:
    """What a look step looks at: the flop, or the board where the deal has no such name."""
    street = game.step(step.at, steps.DealToBoard).street
    return street_name(street) if street else say("board")


def _choose(game: Game, step: steps.Choose) -> Phrase:
    games = tuple(written(outcome.name) for outcome in step.outcomes)
    default = next(written(o.name) for o in step.outcomes if o.id == step.default)
    return say("choose-game", games=games, default=default)


def _declare(game: Game, step: steps.Declare) -> Phrase:
    none, one = (share_name(game.share(name)) for name in (step.no_chip, step.one_chip))
    return say("declare", none=none, one=one)


def showdown_rule(game: Game) -> RuleView:
    """The end of play."""
    proves = any(step.wagering.openers for step in game.bets)
    alone = say("last-player-openers" if proves else "last-player")
    return RuleView("showdown", heading(say("showdown-heading")), say("showdown"), alone)


def step_rule(game: Game, step: steps.Step) -> RuleView:
    """What is done in a step, and in `more` what is said of it at length: reshuffles, short stubs, early burns."""
    text = conditioned(game, step, _SENTENCES[step.do](game, step))
    more = _MORE[step.do](game, step) if step.do in _MORE else ()
    return RuleView(step.id, step_title(game, step), text, joined(more))


def _more_of_deal(game: Game, step: steps.Deal) -> list[Phrase]:
    said: list[Phrase] = []
    if not any(isinstance(s, steps.Bet) for s in game.play[: game.play.index(step)]):
        said += [say("no-preflop")] if step.street == "flop" else []
        said += [say("burn-first")] if step.burns else []
    if isinstance(step, steps.DealToPlayers):
        return [*said, say("community-card")] if step.if_short else said
    return [*said, say("board-stub-short")] if _first_board_after_a_draw(game) is step else said


def _more_of_draw(game: Game, step: steps.Draw) -> list[Phrase]:
    if step is not game.draws[0]:
        return []
    return [say("stand-pat"), say("draw-procedure"), say(f"draw-stub-{game.short_stub}")]


def step_title(game: Game, step: steps.Step) -> Phrase:
    """What players call this point of the hand; '' where there is no such name."""
    if isinstance(step, steps.Deal) and step.street:
        return heading(street_name(step.street))
    if isinstance(step, steps.Draw):
        draws = game.draws
        name = "street-draw" if len(draws) == 1 else f"street-{ORDINALS[draws.index(step)]}-draw"
        return heading(say(name))
    return ""


def _deal(game: Game, step: steps.Deal) -> Phrase:
    return _open(game, step) if isinstance(step, steps.DealToBoard) else _deal_to_players(game, step)


def _deal_to_players(game: Game, step: steps.DealToPlayers) -> Phrase:
    if step.by_exposure:
        return say("deal-by-exposure", n=step.cards)
    more = "deal-more-" if _dealt_before(game, step) else "deal-"
    if step.down and step.up:
        return say(f"{more}down-up", down=step.down, up=step.up)
    face, count = ("down", step.down) if step.down else ("up", step.up)
    return say(f"{more}{face}", n=count)


def _dealt_before(game: Game, step: steps.Step) -> bool:
    return any(isinstance(s, steps.DealToPlayers) for s in game.play[: game.play.index(step)])


def boards_dealt(game: Game) -> int:
    """How many separate boards lie side by side; 0 for one board of any shape."""
    layout = game.layouts[0] if len(game.layouts) == 1 else None
    lines = layout.lines if layout else ()
    slots = [slot for line in lines for slot in line.slots]
    return len(lines) if len(lines) > 1 and len(slots) == len(set(slots)) else 0


def removes_lines(game: Game) -> bool:
    """Whether lines of the board are taken away; then the lines are rows of one board."""
    return any(isinstance(step, steps.Remove) for step in game.play)


def _open(game: Game, step: steps.DealToBoard) -> Phrase:
    boards, n = boards_dealt(game), len(step.slots)
    if step.face_down:
        form = game.layouts[0].name
        text = say("board-closed-as", n=n, layout=written(form)) if form else ""
        return text or say("board-closed", n=n)
    if not step.street:
        spit = game.board_deals[1:] and game.board_deals[1].street == "flop"
        return say("board-open-spit" if spit else "board-open", n=n)
    if boards:
        row = "-row" if removes_lines(game) else ""
        return say(f"board-open-each{row}", k=boards, n=n // boards)
    in_order = n > 1 and game.layouts[0].id != MAIN
    spit = step.street == "flop" and step is not game.board_deals[0]
    text = say("board-fill", n=n, slots=step.slots) if in_order else ""
    return text or say("board-open-with-spit" if spit else "board-open", n=n)


def _first_board_after_a_draw(game: Game) -> steps.DealToBoard | None:
    """The first board deal that may find the stub too short."""
    if not game.draws:
        return None
    after = game.play[game.play.index(game.draws[0]) :]
    return next((s for s in after if isinstance(s, steps.DealToBoard)), None)


def _draw(game: Game, step: steps.Draw) -> Phrase:
    return say("draw", low=step.fewest, high=step.most)


def _discard(game: Game, step: steps.Discard) -> Phrase:
    key = "discard-from-down" if step.from_down else "discard"
    if step.before:
        return say(f"{key}-before", n=step.cards, street=street_name(step.before))
    return say(key, n=step.cards)


def _divide(game: Game, step: steps.Divide) -> Phrase:
    parts = tuple(say("divide-part", name=written(part.name), n=part.cards) for part in step.hands)
    held = sum(part.cards for part in step.hands)
    return say("divide", n=held, hands=parts)


def _expose(game: Game, step: steps.Expose) -> Phrase:
    if (step.fewest, step.most) == (0, 1):
        return say("expose-choice")
    return say("expose", low=step.fewest, high=step.most)


def _turn_up(game: Game, step: steps.TurnUp) -> Phrase:
    return say("board-turn-up", slot=written(step.name))


def _remove(game: Game, step: steps.Remove) -> Phrase:
    tie = say(f"remove-tie-{step.if_all_tie}", n=len(step.slots))
    return joined([say("remove-rows"), tie])


_SENTENCES: dict[str, Callable[[Game, Any], Phrase]] = {
    "deal": _deal, "bet": betting_round, "draw": _draw, "discard": _discard, "divide": _divide, "expose": _expose,
    "turn-up": _turn_up, "remove": _remove, "roll": _roll, "look": _look,
    "choose": _choose, "declare": _declare,
}  # fmt: skip
_MORE: dict[str, Callable[[Game, Any], list[Phrase]]] = {
    "deal": _more_of_deal, "draw": _more_of_draw, "bet": more_of_betting,
}  # fmt: skip

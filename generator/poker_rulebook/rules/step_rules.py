"""Steps of play as sentences: what is dealt, drawn, rolled and declared, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any

from poker_rulebook.book import steps
from poker_rulebook.book.model import MAIN, Game, boards_dealt
from poker_rulebook.book.steps import Declare
from poker_rulebook.cards import RANKS
from poker_rulebook.document.tree import RuleView
from poker_rulebook.language.sentences import Phrase, heading, joined, say, written
from poker_rulebook.language.wording import share_name, side_of, street_name
from poker_rulebook.rules.outcomes import choose_rule, conditioned, look_rule, roll_rule
from poker_rulebook.rules.wagering import betting_round, done_with_wagers, more_of_acting, more_of_betting

# --- what players declare before the showdown: for which sides they play


def declared(game: Game, step: Declare) -> Phrase:
    """How players declare for which shares they play."""
    none, one = (share_name(game.share(name)) for name in (step.no_chip, step.one_chip))
    return say("declare" if step.said == "together" else "declare-in-turn", none=none, one=one)


def declared_both(game: Game) -> Phrase:
    """What follows from playing for both sides."""
    first, second = (side_of(share) for share in game.showdown)
    return say("declared-both", first=first, second=second)


# --- steps of play as sentences; rolls, looks and choices, and what follows from them


ORDINALS = ("first", "second", "third")


def showdown_rule(game: Game) -> RuleView:
    """The showdown as the last rule of play."""
    proves = any(step.wagering.openers for step in game.bets)
    alone = say(
        "last-player-in"
        if game.stay
        else "last-player-beaten"
        if game.beat
        else "last-player-openers"
        if proves
        else "last-player"
    )
    return RuleView("showdown", heading(say("showdown-heading")), say("showdown"), alone)


def step_rule(game: Game, step: steps.Step) -> RuleView:
    """The rule of a step: what is done, and details in `more`, such as reshuffles, short stubs, early burns."""
    text = conditioned(game, step, step_sentence(game, step))
    more = _MORE[step.do](game, step) if step.do in _MORE else ()
    return RuleView(step.id, step_title(game, step), text, joined(more))


def step_sentence(game: Game, step: steps.Step) -> Phrase:
    """What is done in a step, without the answers after which it is done."""
    return _SENTENCES[step.do](game, step) if step.do in _SENTENCES else say(step.do)


def _more_of_deal(game: Game, step: steps.Deal) -> list[Phrase]:
    said: list[Phrase] = []
    if not any(isinstance(s, steps.Bet) for s in game.play[: game.play.index(step)]):
        said += [say("no-preflop")] if step.street == "flop" else []
        said += [say("burn-first")] if step.burns else []
    if isinstance(step, steps.DealToPlayers):
        return [*said, say("community-card")] if step.if_short else said
    # the first board deal that may find the stub too short
    if not game.draws:
        first_board_after_a_draw = None
    else:
        after = game.play[game.play.index(game.draws[0]) :]
        first_board_after_a_draw = next((s for s in after if isinstance(s, steps.DealToBoard)), None)
    return [*said, say("board-stub-short")] if first_board_after_a_draw is step else said


def _more_of_draw(game: Game, step: steps.Draw) -> list[Phrase]:
    single = [say("draw-single-refusable")] if step.refusable else []
    if step is not game.draws[0]:
        return single
    pat = [say("stand-pat")] if any(draw.fewest == 0 for draw in game.draws) else []
    burned = "" if step.burns else "-unburned"
    return [*pat, say(f"draw-procedure{burned}"), *single, say(f"draw-stub-{game.short_stub}")]


def step_title(game: Game, step: steps.Step) -> Phrase:
    """What players call this point of the hand; '' where there is no such name."""
    if isinstance(step, steps.Deal) and step.street:
        return heading(street_name(step.street))
    if isinstance(step, steps.Draw):
        draws = game.draws
        name = "street-draw" if len(draws) == 1 else f"street-{ORDINALS[draws.index(step)]}-draw"
        return heading(say(name))
    return ""


def _deal(game: Game, step: steps.DealToPlayers) -> Phrase:
    if step.by_exposure:
        return say("deal-by-exposure", n=step.cards)
    if step.to_others:
        return say("deal-to-others", n=step.cards)
    more = "deal-" if step is game.deals[0] else "deal-more-"
    if step.down and step.up:
        return say(f"{more}down-up", down=step.down, up=step.up)
    face, count = ("down", step.down) if step.down else ("up", step.up)
    return say(f"{more}{face}", n=count)


def removes_lines(game: Game) -> bool:
    """Whether lines of the board are taken away; if so, they count as rows of one board."""
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


def _discard(game: Game, step: steps.Discard) -> Phrase:
    key = "discard-from-down" if step.from_down else "discard"
    if step.before:
        return say(f"{key}-before", n=step.cards, street=street_name(step.before))
    return say(key, n=step.cards)


def _several(step: steps.TurnUp) -> str:
    """The ending of a phrase key: "-several" where more than one card is turned up, else ''."""
    return "-several" if len(step.slots) > 1 else ""


def _exchanged_as_they_lay(game: Game, step: steps.Draw) -> Iterator[Phrase]:
    """How replacements are dealt, where some of the cards may lie face up."""
    if steps.may_show(game.play[: game.play.index(step)]):
        yield say("draw-face-up")


def _passed_as_they_lay(game: Game, step: steps.Pass) -> Iterator[Phrase]:
    """That cards may be passed that lie face up, where there are such."""
    if steps.may_show(game.play[: game.play.index(step)]):
        yield say("pass-face-up")


def _take(game: Game, step: steps.Take) -> Phrase:
    limit = say("take-refusals", n=step.refusals) if step.refusals else ""
    return joined([say(f"take-{step.face}", turns=step.turns), limit])


def _divide(game: Game, step: steps.Divide) -> Phrase:
    parts = tuple(say("divide-part", name=written(part.name), n=part.cards) for part in step.hands)
    held = sum(part.cards for part in step.hands)
    return say("divide", n=held, hands=parts)


def _expose(game: Game, step: steps.Expose) -> Phrase:
    if (step.fewest, step.most) == (0, 1):
        return say("expose-choice" if _one_lies_down(game) else "expose-choice-of")
    if step.order == "laid":
        first = step is next(s for s in game.play if isinstance(s, steps.Expose))
        return say("expose-laid-first" if first else "expose-laid", n=step.most)
    return say("expose", low=step.fewest, high=step.most)


_SENTENCES: dict[str, Callable[[Game, Any], Phrase]] = {
    "deal": lambda game, step: _open(game, step) if isinstance(step, steps.DealToBoard) else _deal(game, step),
    "bet": betting_round, "take": _take, "discard": _discard, "divide": _divide, "expose": _expose,
    "draw": lambda game, step: joined([say("draw", low=step.fewest, high=step.most), *_exchanged_as_they_lay(game, step)]),
    "pass": lambda game, step: joined([say(f"pass-{step.direction}", n=step.cards), *_passed_as_they_lay(game, step), say("pass-closed")]),
    "turn-up": lambda game, step: say(f"board-turn-up{_several(step)}", slot=written(step.name)),
    "remove": lambda game, step: joined(
        [say("remove-rows"), say(f"remove-tie-{step.if_all_tie}", n=len(step.slots))]
    ),
    "roll": roll_rule, "look": look_rule, "choose": choose_rule, "declare": declared,
    "stay": lambda game, step: joined([say(f"stay-{step.said}"), say("stay-out")]),
}  # fmt: skip
_MORE: dict[str, Callable[[Game, Any], list[Phrase]]] = {
    "deal": _more_of_deal, "draw": _more_of_draw, "bet": lambda game, step: more_of_acting(game, step) + more_of_betting(game, step),
    "beat": lambda game, step: [say("beat-showing"), say("beat-side-pot")],
}  # fmt: skip


# ---- in a few words, beside a picture


def in_few_words(game: Game, step: steps.Step) -> list[Phrase]:
    """The step in two or three words; nothing for a betting round in which no card moves."""
    if isinstance(step, steps.Bet):
        return done_with_wagers(game, step)
    short = _SHORT[step.do](step) if step.do in _SHORT else [say(f"short-{step.do}")]
    if isinstance(step, steps.DealToBoard) and step.street and (each := _short_each(game, len(step.slots))):
        return [each]
    turned = isinstance(step, steps.Beat) or (isinstance(step, steps.DealToPlayers) and step.up)
    if game.extra_card and turned:
        short.append(say("short-extra", rank=say(f"rank-{RANKS[game.extra_card.on]}")))
    return short


def _short_deal(step: steps.Deal) -> list[Phrase]:
    if isinstance(step, steps.DealToBoard):
        return [say("short-hidden" if step.face_down else "short-open", n=len(step.slots))]
    if step.by_exposure:
        return [say("short-either", n=step.cards)]
    if step.to_others:
        return [say("short-others", n=step.cards)]
    if step.down and step.up:
        return [say("short-down-up", down=step.down, up=step.up)]
    return [say("short-down", down=step.down) if step.down else say("short-up", up=step.up)]


def _short_each(game: Game, cards: int) -> Phrase:
    """In few words, cards that are dealt to each of several boards or each row of one; '' for a plain board."""
    rows = len(game.layouts[0].one_from_each) or (boards_dealt(game) if removes_lines(game) else 0)
    if rows:
        return say("short-open-row", n=cards // rows, k=rows)
    boards = boards_dealt(game)
    return say("short-open-board", n=cards // boards, k=boards) if boards else ""


def _short_expose(step: steps.Expose) -> list[Phrase]:
    if (step.fewest, step.most) == (0, 1):
        return [say("short-expose")]
    if step.order == "laid":
        return [say("short-turn-up", n=step.most)]
    return [say("short-expose-some", low=step.fewest, high=step.most)]


def _short_take(step: steps.Take) -> list[Phrase]:
    take = say(f"short-take-{step.face}")
    return [say("short-take-refusals", take=take, n=step.refusals) if step.refusals else take]


def _short_place(step: steps.Place) -> list[Phrase]:
    rest = step.receive - step.place
    counts = {"n": step.receive} | ({"placed": step.place} if rest else {})
    times = [say("short-place-times", n=step.rounds)] if step.rounds > 1 else []
    way = f"-{step.dealt}" if step.dealt in ("face-up", "on-turn") else ""  # a sentence says the others
    return [say(f"short-place{'-some' * bool(rest)}{way}", **counts), *times]


_SHORT: dict[str, Callable[[Any], list[Phrase]]] = {
    "deal": _short_deal, "expose": _short_expose, "place": _short_place,
    "draw": lambda step: [say("short-draw", low=step.fewest, high=step.most)],
    "discard": lambda step: [say("short-discard-down" if step.from_down else "short-discard", n=step.cards)],
    "take": _short_take,
    "divide": lambda step: [say("short-divide", hands=[say("short-divided", name=written(part.name), n=part.cards) for part in step.hands])],
    "pass": lambda step: [say(f"short-pass-{step.direction}", n=step.cards)],
    "roll": lambda step: [say("short-roll", n=step.dice)],
    "turn-up": lambda step: [say("short-turn-up", n=len(step.slots))],
}  # fmt: skip


# ---- what is peculiar to games with such a step


def unusual_steps(game: Game) -> Iterator[Phrase]:
    """What is peculiar about the steps of a game: a sentence for each unusual kind of step."""
    for do in dict.fromkeys(step.do for step in game.play):
        if do in _PECULIAR:
            yield from _PECULIAR[do](game)


def _unusual_pass(game: Game) -> Iterator[Phrase]:
    in_order = groupby(steps.only(steps.Pass, game.play), key=lambda step: step.direction)
    ways = [(way, [say("essence-number", n=step.cards) for step in passes]) for way, passes in in_order]
    yield say("essence-pass", ways=[say(f"essence-pass-{way}", counts=counts) for way, counts in ways])


def _unusual_expose(game: Game) -> Iterator[Phrase]:
    if any(step.order == "laid" for step in steps.only(steps.Expose, game.play)):
        yield say("essence-expose-laid")
        return
    yield say("essence-expose" if _one_lies_down(game) else "essence-may-expose")


def _one_lies_down(game: Game) -> bool:
    """Whether every player always has exactly one card face down, as what is turned up decides how the next one comes."""
    first, *later = game.deals
    return bool(later) and first.cards - first.up == 1 and all(step.by_exposure for step in later)


def _unusual_turn_up(game: Game) -> Iterator[Phrase]:
    turned = steps.only(steps.TurnUp, game.play)
    last = written(turned[-1].name)
    if any(len(step.slots) > 1 for step in turned):
        yield say(f"essence-turned-up{_several(turned[-1])}", times=len(turned), last=last)
    elif len(game.layouts[0].lines) > 1:
        yield say("essence-turned-up-singly-last", last=last)
    else:
        yield say("essence-turned-up-singly")


def _unusual_remove(game: Game) -> Iterator[Phrase]:
    for step in steps.only(steps.Remove, game.play):
        yield say("remove-rows")
        yield say(f"remove-tie-{step.if_all_tie}", n=len(step.slots))


def _unusual_stay(game: Game) -> Iterator[Phrase]:
    yield say("last-player-in")
    for step in steps.only(steps.Stay, game.play):
        if step.cap:
            yield say("match-cap", n=step.cap)


def _unusual_beat(game: Game) -> Iterator[Phrase]:
    yield say("beat")


def _unusual_draw(game: Game) -> Iterator[Phrase]:
    yield from dict.fromkeys(said for draw in game.draws for said in _exchanged_as_they_lay(game, draw))
    if any(draw.refusable for draw in game.draws):
        yield say("draw-single-refusable")


_PECULIAR: dict[str, Callable[[Game], Iterator[Phrase]]] = {
    "draw": _unusual_draw, "pass": _unusual_pass, "expose": _unusual_expose, "turn-up": _unusual_turn_up, "remove": _unusual_remove, "stay": _unusual_stay, "beat": _unusual_beat,
}  # fmt: skip

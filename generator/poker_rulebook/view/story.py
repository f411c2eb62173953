"""A played hand street by street, and what a player is asked in the middle of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet, Deal, DealToBoard, Roll, Step, TurnUp
from poker_rulebook.cards import texts
from poker_rulebook.play import events
from poker_rulebook.play.betting import Legal, raise_range
from poker_rulebook.play.choosing import CHOOSE
from poker_rulebook.play.comparing import shares_in_force
from poker_rulebook.play.exchanges import DIVIDE, DRAW, sizes
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.pots import BOTH, plays_for
from poker_rulebook.play.questions import Decision, ToPut, ToSay
from poker_rulebook.view.example_views import TurnView
from poker_rulebook.view.sentences import Phrase, heading, say, written
from poker_rulebook.view.steps import step_title
from poker_rulebook.view.telling import Teller, card_marks
from poker_rulebook.view.text import marked_cards
from poker_rulebook.view.wording import hand_name, share_name

_RANGE = re.compile(
    r"(.+?) may (exchange|raise to|not raise|not call|not check)(?: (\d+)(?:(-| or )(\d+))?)?"
)


def asserted(sentence: str, opened: bool, completing: bool) -> Phrase:
    """'C may raise to 400-700' or 'B may exchange 0-3' in words.

    opened        whether there is a wager already, so that more is a raise
    completing    whether that wager is only a bring-in
    """
    found = _RANGE.fullmatch(sentence)
    assert found, sentence
    seat, what, low, between, high = found.groups()
    if what == "exchange":
        return say("tell-may-exchange", seat=seat, low=int(low), high=int(high or low))
    if what in ("not call", "not check"):
        return say(f"tell-may-{what.replace(' ', '-')}", seat=seat)
    verb = "raise" if opened else "bet"
    if low is None:
        return say(f"tell-may-not-{verb}", seat=seat)
    if high is None and completing:
        return say("tell-may-complete", seat=seat, total=int(low))
    if high is None:
        return say(f"tell-may-{verb}-exactly", seat=seat, total=int(low))
    either = "-either" if between == " or " else ""
    return say(f"tell-may-{verb}{either}", seat=seat, low=int(low), high=int(high))


def hand_turns(
    game: Game, names: Sequence[Phrase], log: Iterable[events.Event], actions: dict[str, list[str]]
) -> tuple[TurnView, ...]:
    """The events of a hand street by street; hidden deals and burns are left out.

    actions    the lines of the example, for what it says is allowed
    """
    happened = list(log)
    pots = 1 + max((e.pot for e in happened if isinstance(e, events.Won)), default=0)
    outcomes = {e.step: e.outcome for e in happened if isinstance(e, (events.Rolled, events.Looked))}
    outcomes |= {e.step: e.word for e in happened if isinstance(e, events.WordSaid) and e.verb is CHOOSE}
    folded = sum(isinstance(e, events.Acted) and e.verb == "fold" for e in happened)
    teller = Teller(game, names, pots, len(shares_in_force(game, outcomes)), folded)
    said = {step: iter(lines) for step, lines in actions.items()}
    out: list[TurnView] = []
    course = game.steps_after(outcomes)
    bets = game.bets_after(outcomes)  # those with a wager: blinds or a bring-in, or somebody's bet
    opened = {s.id for s in bets[:1] if game.has_blinds or s.first == "bring-in"}
    bring_in = {step.id for step in game.bets if step.first == "bring-in" and game.limit == "fixed-limit"}
    for event in happened:
        key, title = _place(game, course, event)
        if (
            key is None
            or (isinstance(event, events.Dealt) and not _worth_telling(game, event))
            or isinstance(event, events.Burned)
        ):
            continue
        if key and (not out or out[-1].id != key):
            out.append(TurnView(key, title, "", ()))
        if isinstance(event, (events.Opened, events.TurnedUp)):
            out[-1] = replace(out[-1], board=texts(event.cards))
            continue
        lines = []
        if isinstance(event, (events.Acted, events.Drew, events.CardsPut)):
            at = event.step
            lines = _asserted_before(said.get(at, iter(())), at in opened, at in bring_in)
        if isinstance(event, events.Acted) and event.verb not in ("fold", "check"):
            opened.add(event.step)
            if event.verb in ("complete", "raise"):
                bring_in.discard(event.step)
        out[-1] = replace(out[-1], lines=(*out[-1].lines, *lines, teller.line(event)))
    return tuple(out)


def hand_told(
    game: Game, hand: Hand, stacks: Sequence[int], seats: Sequence[str] = ()
) -> list[tuple[Phrase, list[Phrase]]]:
    """A hand as titles with lines, hidden cards included: stacks, every turn, every showdown hand.

    seats    their names; without them they have numbers

    Of a hand in progress what has happened so far, and the stacks as they are.
    """
    names: Sequence[Phrase] = seats or [
        say("word-seat", n=hand.number(seat) + 1) for seat in range(len(stacks))
    ]
    teller = Teller(game, names)
    deals = [teller.line(e) for e in hand.log if isinstance(e, events.Dealt) and not _worth_telling(game, e)]
    out = [(heading(say("word-dealt")), [_stacks(names, stacks), *deals])]
    for turn in hand_turns(game, names, hand.log, {}):
        board = [marked_cards(turn.board)] if turn.board else []
        lines = _showdown(game, hand, names) if turn.id == "result" else []
        out.append((turn.title, [*board, *lines, *turn.lines]))
    final = "tell-stacks" if hand.decision else "tell-final-stacks"
    return [*out, ("", [say(final, stacks=_each_stack(names, hand.stacks))])]


def _stacks(names: Sequence[Phrase], stacks: Sequence[int]) -> Phrase:
    return say("tell-stacks", stacks=_each_stack(names, stacks))


def _each_stack(names: Sequence[Phrase], stacks: Sequence[int]) -> tuple[Phrase, ...]:
    return tuple(say("tell-stack", seat=n, chips=c) for n, c in zip(names, stacks, strict=True))


def _showdown(game: Game, hand: Hand, names: Sequence[Phrase]) -> list[Phrase]:
    """What every seat still in shows for each share."""
    if hand.compared is None:
        return []
    lines = []
    for share in hand.compared.shares:
        for seat in hand.seats_in():
            if not plays_for(hand.declared, seat, share.id):
                continue
            value, cards = hand.compared.best(share, seat)
            if value:
                own = hand.compared.own(share, seat)
                called = hand_name(share.ranking, hand.compared.counted(cards), own)
                lines.append(say("tell-shows", seat=names[seat], cards=card_marks(cards), hand=called))
            else:
                lines.append(say("tell-does-not-qualify", seat=names[seat], share=share_name(share)))
    return lines


def _asserted_before(lines: Iterator[str], opened: bool, completing: bool) -> list[Phrase]:
    """What the example says is allowed before the next action; that action is passed over."""
    out = []
    for line in lines:
        if " may " not in line:
            break
        out.append(asserted(line, opened, completing))
    return out


def _worth_telling(game: Game, event: events.Dealt) -> bool:
    """Cards that somebody sees, and cards dealt after the first deal."""
    first = game.deals[0].id
    return bool(event.up) or event.step != first


def _place(game: Game, course: Sequence[Step], event: events.Event) -> tuple[str | None, Phrase]:
    """The id and title of the turn an event belongs to; '' for the turn before, None for what is not told here.

    course    the steps of the hand, without those that did not happen
    """
    if isinstance(event, (events.Carried, events.Posted)):
        return "forced-bets", heading(say("forced-bets"))
    if isinstance(event, (events.Won, events.Barred, events.Refunded, events.LeftOver)):
        return "result", heading(say("word-result"))
    if isinstance(event, (events.Returned, events.BringInTaken)):
        return "", ""
    if isinstance(event, (events.Shown, events.Mucked, events.Fouled, events.Paid, events.ToFantasyland)):
        return None, ""
    step = game.step(event.step)
    if isinstance(step, Bet):
        return ("", "") if _street_open(course, step) else (step.id, _round_title(course, step))
    what = "word-board" if isinstance(step, DealToBoard) else f"step-{step.do}"
    slot = {"slot": written(step.name)} if isinstance(step, TurnUp) else {}
    return step.id, step_title(game, step) or heading(say(what, **slot))


def _round_title(course: Sequence[Step], step: Bet) -> Phrase:
    number = [s for s in course if isinstance(s, Bet)].index(step) + 1
    if number == 1:
        return heading(say("round-first"))
    return heading(say("round-title", n=number))


def _street_open(course: Sequence[Step], step: Bet) -> bool:
    """Whether the betting round follows the cards or the dice that name this point of the hand."""
    before = course[course.index(step) - 1]
    return isinstance(before, (Roll, TurnUp)) or (isinstance(before, Deal) and bool(before.street))


def seat_asked(course: Hand, names: Sequence[str]) -> tuple[Phrase, list[Phrase]]:
    """A title with lines: who is to act, what this seat holds, and every answer that the rules allow.

    The hand must not be over.
    """
    decision = course.decision
    assert decision is not None
    name = names[decision.seat]
    own = course.own[decision.seat]
    holds = [say("ask-holds", seat=name, cards=card_marks(own))] if own else []
    return heading(say("ask-to-act", seat=name)), [*holds, *_ways(course, decision, name)]


def _ways(course: Hand, decision: Decision, name: str) -> list[Phrase]:
    if isinstance(decision, Legal):
        return _wagers(course, decision, name)
    if isinstance(decision, ToSay):
        return [_words(course.game, decision, name)]
    if decision.verb is DIVIDE:
        return [_division(course.game, decision, name)]
    key = "tell-may-exchange" if decision.verb is DRAW else f"ask-{decision.verb.word}"
    return [say(key, seat=name, low=decision.fewest, high=decision.most, n=decision.most)]


def _division(game: Game, decision: ToPut, name: str) -> Phrase:
    called = {part.id: written(part.name) for part in game.divided}
    parts = sizes(decision).items()
    hands = tuple(say("ask-divide-hand", name=called[part], n=count) for part, count in parts)
    return say("ask-divide", seat=name, hands=hands)


def _words(game: Game, decision: ToSay, name: str) -> Phrase:
    if decision.verb is CHOOSE:
        outcomes = tuple(written(outcome.name) for outcome in game.question(decision.step).outcomes)
        return say("ask-choose", seat=name, outcomes=outcomes)
    words = decision.words
    said = tuple(say("ask-declare-both") if s == BOTH else share_name(game.share(s)) for s in words)
    return say("ask-declare", seat=name, shares=said)


def _wagers(hand: Hand, legal: Legal, name: str) -> list[Phrase]:
    lines = [] if legal.must else [say("ask-fold", seat=name)]
    if legal.calls and not legal.call:
        lines.append(say("ask-check", seat=name))
    elif legal.calls:
        lines.append(say("ask-bring-in" if legal.must else "ask-call", seat=name, chips=legal.call))
    if legal.low:
        opened = legal.must or any(hand.wagers)
        completing = hand.game.step(legal.step, Bet).first == "bring-in" and hand.game.limit == "fixed-limit"
        completing = completing and max(hand.wagers) <= hand.stakes.bring_in
        lines.append(asserted(f"{name} may raise to {raise_range(legal)}", opened, completing))
    return lines

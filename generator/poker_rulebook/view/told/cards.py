"""What happens to the cards of a hand, as players tell it: dealt, opened, drawn, thrown away; dice and choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from poker_rulebook.book.build import MAIN
from poker_rulebook.book.model import Game, boards_dealt
from poker_rulebook.book.parts import Layout
from poker_rulebook.book.steps import Look, Remove, Roll
from poker_rulebook.cards import text, texts
from poker_rulebook.play.boards import outcome_of
from poker_rulebook.play.choosing import CHOOSE, IN, OUT, STAY
from poker_rulebook.play.events import (
    CardsPut,
    Community,
    Dealt,
    Drew,
    Event,
    Extra,
    Flashed,
    Looked,
    Opened,
    Passed,
    Removed,
    Rolled,
    Shuffled,
    Took,
    TurnedUp,
    WordSaid,
)
from poker_rulebook.play.exchanges import DISCARD, DIVIDE, REFUSE
from poker_rulebook.play.pots import BOTH
from poker_rulebook.view.outcomes import looked_at
from poker_rulebook.view.phrases import is_phrase
from poker_rulebook.view.sentences import Phrase, listed, say, sentence, written
from poker_rulebook.view.text import marked_card, marked_cards
from poker_rulebook.view.wording import share_name

Noted = tuple[Phrase, ...]
STAYED = {IN: "told-in", OUT: "told-out-of-it"}


def card_marks(cards: Sequence[int]) -> Phrase:
    return marked_cards(texts(cards))


def told_cards(
    game: Game, names: Sequence[str], events: Sequence[Event], notes: Sequence[Noted] = ()
) -> Phrase:
    """What neighbouring events of one kind and one step come to.

    notes    what was allowed, event by event
    """
    return _TOLD[type(events[0])](game, names, events, notes or [()] * len(events))


def _dealt(game: Game, names: Sequence[str], events: Sequence[Dealt], notes: Sequence[Noted]) -> Phrase:
    return sentence(dealt(names[e.seat], e.cards, e.up) for e in events)


def _extra(game: Game, names: Sequence[str], events: Sequence[Extra], notes: Sequence[Noted]) -> Phrase:
    return sentence(
        say("told-extra", seat=names[e.seat], n=len(e.cards), cards=card_marks(e.cards))
        if e.up
        else say("told-extra-hidden", seat=names[e.seat], cards=card_marks(e.cards))
        for e in events
    )


def _flashed(game: Game, names: Sequence[str], events: Sequence[Flashed], notes: Sequence[Noted]) -> Phrase:
    e = events[0]
    values = {"seat": names[e.seat], "cards": card_marks((e.card,))}
    if not e.received:
        return say("told-flashed-door", **values)
    return say("told-flashed", received=card_marks(e.received), **values)


def dealt(name: str, cards: Sequence[int], up: int) -> Phrase:
    """A seat with the cards that it received, hidden ones in brackets."""
    down, shown = cards[: len(cards) - up], cards[len(cards) - up :]
    if not down:
        return say("told-holds", seat=name, cards=card_marks(shown))
    if not shown:
        return say("told-hidden", seat=name, cards=card_marks(down))
    return say("told-hidden-shown", seat=name, down=card_marks(down), up=card_marks(shown))


def _opened(game: Game, names: Sequence[str], events: Sequence[Any], notes: Sequence[Noted]) -> Phrase:
    boards = [on_board(game, dict(zip(e.slots, e.cards, strict=True))) for e in events]
    if len(boards) == 1:
        return sentence(boards)
    numbers = [say("told-board-number", n=number) for number in range(1, len(boards) + 1)]
    return sentence(
        say("told-on-board", board=number, cards=cards) for number, cards in zip(numbers, boards, strict=True)
    )


def on_board(game: Game, cards: dict[str, int], layout: Layout | None = None) -> Phrase:
    """Cards of the board as they lie: in one line, board by board, or row by row."""
    layout = layout or next((each for each in game.layouts if cards.keys() <= set(_slots(each))), None)
    if layout is None or layout.id == MAIN:
        return card_marks(tuple(cards.values()))
    if boards_dealt(game) == 2:
        lines = [(line.id, [s for s in line.slots if s in cards]) for line in layout.lines]
        return listed(
            say("told-on-board", board=short_line(game, id_), cards=card_marks([cards[s] for s in slots]))
            for id_, slots in lines
            if slots
        )
    rows = [[slot for slot in row if slot in cards] for row in layout.grid]
    return say("told-rows", rows=[card_marks([cards[slot] for slot in row]) for row in rows if row])


def _slots(layout: Layout) -> tuple[str, ...]:
    return tuple(slot for row in layout.grid for slot in row if slot)


def short_line(game: Game, line: str) -> Phrase:
    """One of two boards in a word: upper."""
    if is_phrase(f"told-board-{line}"):
        return say(f"told-board-{line}")
    layout = next(each for each in game.layouts if any(other.id == line for other in each.lines))
    return written(next(other.name for other in layout.lines if other.id == line))


def _drew(game: Game, names: Sequence[str], events: Sequence[Drew], notes: Sequence[Noted]) -> Phrase:
    """Everybody's exchange; the verb is stated once in a row of draws, and those who stand pat are joined."""
    if len(events) > 1 and not any(e.thrown for e in events) and not any(notes):
        return say("told-all-pat")
    items: list[Phrase] = []
    waiting: list[str] = []
    drawing = False
    for number, (e, noted) in enumerate(zip(events, notes, strict=True)):
        seat = names[e.seat]
        if e.thrown:
            values = {"n": len(e.thrown), "cards": card_marks(e.thrown), "received": card_marks(e.received)}
            items.append(say("told-draw-too" if drawing else "told-draw", seat=seat, notes=noted, **values))
        elif noted:
            items.append(say("told-pat", seat=seat, notes=noted))
        else:
            waiting.append(seat)
            after = events[number + 1 : number + 2]
            if not after or after[0].thrown or notes[number + 1]:
                pats = say("told-pats", seats=waiting) if len(waiting) > 1 else None
                items.append(pats or say("told-pat", seat=seat, notes=()))
                waiting = []
        drawing = bool(e.thrown)
    return sentence(items)


def _passed(game: Game, names: Sequence[str], events: Sequence[Passed], notes: Sequence[Noted]) -> Phrase:
    return sentence(
        say("told-passes", seat=names[e.seat], cards=card_marks(e.cards), to=names[e.to]) for e in events
    )


def _took(game: Game, names: Sequence[str], events: Sequence[Took], notes: Sequence[Noted]) -> Phrase:
    if len(events) > 1 and not any(e.cards for e in events):
        return say("told-nobody-takes")
    return sentence(
        say("told-takes", seat=names[e.seat], cards=card_marks(e.cards))
        if e.cards
        else say("told-takes-none", seat=names[e.seat])
        for e in events
    )


def _put(game: Game, names: Sequence[str], events: Sequence[CardsPut], notes: Sequence[Noted]) -> Phrase:
    return sentence(put(game, names, e) for e in events)


def put(game: Game, names: Sequence[str], e: CardsPut) -> Phrase:
    """What one seat does with its cards."""
    seat = names[e.seat]
    if e.verb is DIVIDE:
        called = {part.id: written(part.name) for part in game.divided}
        hands = [say("told-hand-of", name=called[k], cards=card_marks(c)) for k, c in e.bins.items()]
        return say("told-divided", seat=seat, hands=listed(hands))
    key = {DISCARD: "told-throws", REFUSE: "told-refuses"}.get(e.verb, "told-turns-up")
    if not e.cards:
        return say(f"{key}-nothing", seat=seat)
    return say(key, seat=seat, cards=card_marks(e.cards))


def _rolled(game: Game, names: Sequence[str], events: Sequence[Any], notes: Sequence[Noted]) -> Phrase:
    """The roll; with the board card that it turns down, where there is one."""
    e = events[0]
    return rolled(game.step(e.step, Roll), e.total, events[1].cards if len(events) > 1 else ())


def rolled(step: Roll, total: int, turned_down: Sequence[int] = ()) -> Phrase:
    key = "told-rolled" if step.dice == 1 else "told-rolled-total"
    if turned_down:
        return say(f"{key}-down", total=total, cards=card_marks(turned_down))
    return say(key, total=total, outcome=written(outcome_of(step, total).name))


def _looked(game: Game, names: Sequence[str], events: Sequence[Looked], notes: Sequence[Noted]) -> Phrase:
    e = events[0]
    step = game.step(e.step, Look)
    values = {"colour": say(f"colour-{step.colour}"), "street": looked_at(game, step)}
    return say("told-looked", n=e.number, outcome=outcome(game, e.step, e.outcome), **values)


def outcome(game: Game, step: str, word: str) -> Phrase:
    """What a choice, a look or a roll led to."""
    return written(next(o.name for o in game.question(step).outcomes if o.id == word))


def _said(game: Game, names: Sequence[str], events: Sequence[WordSaid], notes: Sequence[Noted]) -> Phrase:
    if events[0].verb is CHOOSE:
        e = events[0]
        return say("told-picks", seat=names[e.seat], outcome=outcome(game, e.step, e.word))
    if events[0].verb is STAY:
        groups = groupby(events, key=lambda e: e.word)
        return sentence(say(STAYED[word], seats=[names[e.seat] for e in said]) for word, said in groups)
    return declarations(game, {names[e.seat]: e.word for e in events})


def declarations(game: Game, said: dict[str, str]) -> Phrase:
    """What each seat declares."""
    return sentence(
        say(
            "told-declares",
            seat=seat,
            share=say("told-both") if word == BOTH else share_name(game.share(word)),
        )
        for seat, word in said.items()
    )


def _removed(game: Game, names: Sequence[str], events: Sequence[Removed], notes: Sequence[Noted]) -> Phrase:
    """Which rows go; each with the card for which it goes."""
    return removed(game, dict(zip(events[0].slots, events[0].cards, strict=True)), events[0].step)


def removed(game: Game, cards: dict[str, int], step: str) -> Phrase:
    if not cards:
        return say("told-no-row-goes")
    decide = [slot for slot in game.step(step, Remove).slots if slot in cards]
    lines = [line for layout in game.layouts for line in layout.lines if set(line.slots) <= set(cards)]
    if not lines:
        return say("told-out", cards=card_marks(tuple(cards.values())))
    key = "told-row-goes" if len(lines) == 1 else "told-rows-go"
    lowest = [cards[slot] for slot in decide]
    return say(key, rows=[written(line.name) for line in lines], cards=card_marks(lowest))


def _shuffled(game: Game, names: Sequence[str], events: Sequence[Shuffled], notes: Sequence[Noted]) -> Phrase:
    return say(f"told-shuffled-{events[0].what}")


def _community(
    game: Game, names: Sequence[str], events: Sequence[Community], notes: Sequence[Noted]
) -> Phrase:
    return say("told-community", cards=marked_card(text(events[0].card)))


_TOLD: dict[type, Callable[..., Phrase]] = {
    Dealt: _dealt, Extra: _extra, Flashed: _flashed, Opened: _opened, TurnedUp: _opened, Drew: _drew, Took: _took, Passed: _passed, CardsPut: _put, Rolled: _rolled, Looked: _looked,
    WordSaid: _said, Removed: _removed, Shuffled: _shuffled, Community: _community,
}  # fmt: skip
TOLD = tuple(_TOLD)

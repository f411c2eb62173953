"""What happens to the cards of a hand, as players tell it: dealt, opened, drawn, thrown away; dice and choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any

from poker_rulebook.book.build import MAIN
from poker_rulebook.book.model import Game, boards_dealt
from poker_rulebook.book.parts import Layout
from poker_rulebook.book.steps import Look, Remove, Roll
from poker_rulebook.cards import Cards, texts
from poker_rulebook.play import events
from poker_rulebook.play.boards import outcome_of
from poker_rulebook.play.choosing import CHOOSE, STAY
from poker_rulebook.play.exchanges import DISCARD, DIVIDE, REFUSE
from poker_rulebook.play.pots import BOTH
from poker_rulebook.play.table import IN, OUT
from poker_rulebook.view.outcomes import looked_at
from poker_rulebook.view.phrases import is_phrase
from poker_rulebook.view.sentences import Phrase, listed, say, sentence, written
from poker_rulebook.view.text import marked_cards
from poker_rulebook.view.wording import share_name

Noted = tuple[Phrase, ...]
STAYED = {IN: "told-in", OUT: "told-out-of-it"}


def card_marks(cards: Sequence[int]) -> Phrase:
    return marked_cards(texts(cards))


def told_cards(
    game: Game, names: Sequence[str], run: Sequence[events.Event], notes: Sequence[Noted] = ()
) -> Phrase:
    """What neighbouring events of one kind and one step come to.

    notes    what was allowed, event by event
    """
    kind = type(run[0])
    if kind in _ITEMS:
        return sentence(_ITEMS[kind](game, names, e) for e in run)
    if kind in _ALONE:
        return _ALONE[kind](game, names, run[0])
    return _TOGETHER[kind](game, names, run, notes or [()] * len(run))


# One seat after the other, in one sentence


def _dealt(game: Game, names: Sequence[str], e: events.Dealt) -> Phrase:
    """A seat with the cards that it received, hidden ones in brackets."""
    seat, down, shown = names[e.seat], e.cards[: len(e.cards) - e.up], e.cards[len(e.cards) - e.up :]
    if not down:
        return say("told-holds", seat=seat, cards=card_marks(shown))
    if not shown:
        return say("told-hidden", seat=seat, cards=card_marks(down))
    return say("told-hidden-shown", seat=seat, down=card_marks(down), up=card_marks(shown))


def _extra(game: Game, names: Sequence[str], e: events.Extra) -> Phrase:
    cards = card_marks(e.cards)
    if e.up:
        return say("told-extra", seat=names[e.seat], n=len(e.cards), cards=cards)
    return say("told-extra-hidden", seat=names[e.seat], cards=cards)


def _passed(game: Game, names: Sequence[str], e: events.Passed) -> Phrase:
    return say("told-passes", seat=names[e.seat], cards=card_marks(e.cards), to=names[e.to])


def put(game: Game, names: Sequence[str], e: events.CardsPut) -> Phrase:
    """What one seat does with its cards."""
    if e.verb is DIVIDE:
        return divided(game, names[e.seat], e.bins)
    key = {DISCARD: "told-throws", REFUSE: "told-refuses"}.get(e.verb, "told-turns-up")
    if not e.cards:
        return say(f"{key}-nothing", seat=names[e.seat])
    return say(key, seat=names[e.seat], cards=card_marks(e.cards))


def divided(game: Game, seat: str, hands: Mapping[str, Cards]) -> Phrase:
    """The hands into which a seat has divided its cards."""
    called = {part.id: written(part.name) for part in game.divided}
    told = [say("told-hand-of", name=called[part], cards=card_marks(cards)) for part, cards in hands.items()]
    return say("told-divided", seat=seat, hands=listed(told))


# One event, a sentence by itself


def _flashed(game: Game, names: Sequence[str], e: events.Flashed) -> Phrase:
    values = {"seat": names[e.seat], "cards": card_marks((e.card,))}
    if not e.received:
        return say("told-flashed-door", **values)
    return say("told-flashed", received=card_marks(e.received), **values)


def _looked(game: Game, names: Sequence[str], e: events.Looked) -> Phrase:
    step = game.step(e.step, Look)
    values = {"colour": say(f"colour-{step.colour}"), "street": looked_at(game, step)}
    return say("told-looked", n=e.number, outcome=outcome(game, e.step, e.outcome), **values)


def outcome(game: Game, step: str, word: str) -> Phrase:
    """What a choice, a look or a roll led to."""
    return written(next(o.name for o in game.question(step).outcomes if o.id == word))


def _removed(game: Game, names: Sequence[str], e: events.Removed) -> Phrase:
    """Which rows go; each with the card for which it goes."""
    cards = dict(zip(e.slots, e.cards, strict=True))
    if not cards:
        return say("told-no-row-goes")
    lines = [line for layout in game.layouts for line in layout.lines if set(line.slots) <= set(cards)]
    if not lines:
        return say("told-out", cards=card_marks(e.cards))
    key = "told-row-goes" if len(lines) == 1 else "told-rows-go"
    lowest = [cards[slot] for slot in game.step(e.step, Remove).slots if slot in cards]
    return say(key, rows=[written(line.name) for line in lines], cards=card_marks(lowest))


# Events that are told together


def _opened(game: Game, names: Sequence[str], run: Sequence[Any], notes: Sequence[Noted]) -> Phrase:
    boards = [on_board(game, dict(zip(e.slots, e.cards, strict=True))) for e in run]
    if len(boards) == 1:
        return sentence(boards)
    return sentence(
        say("told-on-board", board=say("told-board-number", n=number), cards=cards)
        for number, cards in enumerate(boards, 1)
    )


def on_board(game: Game, cards: Mapping[str, int], layout: Layout | None = None) -> Phrase:
    """Cards of the board as they lie: in one line, board by board, or row by row."""
    layout = layout or next((each for each in game.layouts if set(cards) <= set(_slots(each))), None)
    if layout is None or layout.id == MAIN:
        return card_marks(tuple(cards.values()))
    if boards_dealt(game) == 2:
        lines = [(line.id, [cards[s] for s in line.slots if s in cards]) for line in layout.lines]
        return listed(
            say("told-on-board", board=short_line(game, id_), cards=card_marks(lying))
            for id_, lying in lines
            if lying
        )
    rows = [[cards[slot] for slot in row if slot in cards] for row in layout.grid]
    return say("told-rows", rows=[card_marks(row) for row in rows if row])


def _slots(layout: Layout) -> tuple[str, ...]:
    return tuple(slot for row in layout.grid for slot in row if slot)


def short_line(game: Game, line: str) -> Phrase:
    """One of two boards in a word: upper."""
    if is_phrase(f"told-board-{line}"):
        return say(f"told-board-{line}")
    return written(next(other.name for layout in game.layouts for other in layout.lines if other.id == line))


def _drew(game: Game, names: Sequence[str], run: Sequence[events.Drew], notes: Sequence[Noted]) -> Phrase:
    """Everybody's exchange; the verb is stated once in a row of draws, and those who stand pat are joined."""
    if len(run) > 1 and not any(e.thrown for e in run) and not any(notes):
        return say("told-all-pat")
    items: list[Phrase] = []
    drawn = zip(run, notes, strict=True)
    for how, group in groupby(drawn, key=lambda it: "draws" if it[0].thrown else "noted" if it[1] else "pat"):
        alike = list(group)
        if how == "pat" and len(alike) > 1:
            items.append(say("told-pats", seats=[names[e.seat] for e, _ in alike]))
            continue
        for number, (e, noted) in enumerate(alike):
            key, values = "told-pat", dict[str, int | Phrase]()
            if e.thrown:
                key = "told-draw-too" if number else "told-draw"
                values = {
                    "n": len(e.thrown),
                    "cards": card_marks(e.thrown),
                    "received": card_marks(e.received),
                }
            items.append(say(key, seat=names[e.seat], notes=noted, **values))
    return sentence(items)


def _took(game: Game, names: Sequence[str], run: Sequence[events.Took], notes: Sequence[Noted]) -> Phrase:
    if len(run) > 1 and not any(e.cards for e in run):
        return say("told-nobody-takes")
    return sentence(
        say("told-takes", seat=names[e.seat], cards=card_marks(e.cards))
        if e.cards
        else say("told-takes-none", seat=names[e.seat])
        for e in run
    )


def _rolled(game: Game, names: Sequence[str], run: Sequence[Any], notes: Sequence[Noted]) -> Phrase:
    """The roll; with the board card that it turns down, where there is one."""
    return rolled(game.step(run[0].step, Roll), run[0].total, run[1].cards if len(run) > 1 else ())


def rolled(step: Roll, total: int, turned_down: Sequence[int] = ()) -> Phrase:
    key = "told-rolled" if step.dice == 1 else "told-rolled-total"
    if turned_down:
        return say(f"{key}-down", total=total, cards=card_marks(turned_down))
    return say(key, total=total, outcome=written(outcome_of(step, total).name))


def _said(game: Game, names: Sequence[str], run: Sequence[events.WordSaid], notes: Sequence[Noted]) -> Phrase:
    if run[0].verb is CHOOSE:
        e = run[0]
        return say("told-picks", seat=names[e.seat], outcome=outcome(game, e.step, e.word))
    if run[0].verb is STAY:
        groups = groupby(run, key=lambda e: e.word)
        return sentence(say(STAYED[word], seats=[names[e.seat] for e in said]) for word, said in groups)
    return declarations(game, {names[e.seat]: e.word for e in run})


def declarations(game: Game, said: Mapping[str, str]) -> Phrase:
    """What each seat declares."""
    shares = (
        (seat, say("told-both") if word == BOTH else share_name(game.share(word)))
        for seat, word in said.items()
    )
    return sentence(say("told-declares", seat=seat, share=share) for seat, share in shares)


_ITEMS: dict[type, Callable[..., Phrase]] = {
    events.Dealt: _dealt, events.Extra: _extra, events.Passed: _passed, events.CardsPut: put,
}  # fmt: skip
_ALONE: dict[type, Callable[..., Phrase]] = {
    events.Flashed: _flashed, events.Looked: _looked, events.Removed: _removed,
    events.Shuffled: lambda game, names, e: say(f"told-shuffled-{e.what}"),
    events.Community: lambda game, names, e: say("told-community", cards=card_marks((e.card,))),
}  # fmt: skip
_TOGETHER: dict[type, Callable[..., Phrase]] = {
    events.Opened: _opened, events.TurnedUp: _opened, events.Drew: _drew, events.Took: _took, events.Rolled: _rolled,
    events.WordSaid: _said,
}  # fmt: skip
TOLD = (*_ITEMS, *_ALONE, *_TOGETHER)

"""Sentences about what players do and what happens to cards.

Acts of a betting round are told in order; equal ones next to each other are joined, and what a player was only allowed
to do stands in brackets. Also told: cards dealt, opened, drawn and thrown away, dice, and choices.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from poker_rulebook.book.model import MAIN, Game, boards_dealt
from poker_rulebook.book.parts import Layout
from poker_rulebook.book.steps import Look, Remove, Roll
from poker_rulebook.cards import Cards, texts, without
from poker_rulebook.language.phrases import is_phrase
from poker_rulebook.language.sentences import Phrase, Value, joined, listed, say, sentence, written
from poker_rulebook.language.text import marked_cards
from poker_rulebook.language.wording import share_name
from poker_rulebook.play import events
from poker_rulebook.play.choosing import CHOOSE, STAY
from poker_rulebook.play.dealing import outcome_of
from poker_rulebook.play.exchanges import DIVIDE
from poker_rulebook.play.pots import BOTH
from poker_rulebook.play.questions import Allowance
from poker_rulebook.play.table import IN, OUT
from poker_rulebook.rules.outcomes import looked_at

Noted = tuple[Phrase, ...]
STAYED = {IN: "told-in", OUT: "told-out-of-it"}


def card_marks(cards: Sequence[int]) -> Phrase:
    return marked_cards(texts(cards))


def cards_on_table(cards: Sequence[int], down: Collection[int]) -> Phrase:
    """Cards in their order, those that lie face down in brackets."""
    runs = [(is_down, tuple(run)) for is_down, run in groupby(cards, key=lambda card: card in down)]
    marked = [
        say("told-down", cards=card_marks(run)) if is_down else card_marks(run) for is_down, run in runs
    ]
    return say("told-lying-cards", cards=marked)


def cards_narrative(
    game: Game, names: Sequence[str], run: Sequence[events.Event], notes: Sequence[Noted] = ()
) -> Phrase:
    """The sentence for a run of consecutive events of the same kind and step.

    notes    what each seat was allowed to do, event by event
    """
    kind = type(run[0])
    if kind in _ITEMS:
        return sentence(_ITEMS[kind](game, names, e) for e in run)
    if kind in _ALONE:
        return joined(_ALONE[kind](game, names, e) for e in run)
    return _TOGETHER[kind](game, names, run, notes or [()] * len(run))


# Events told in one sentence, one seat after the other


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
    return say(f"told-{e.verb.word}", seat=names[e.seat], cards=card_marks(e.cards), to=names[e.to])


def put(game: Game, names: Sequence[str], e: events.CardsPut) -> Phrase:
    """What one seat does with its cards."""
    if e.verb is DIVIDE:
        return divided(game, names[e.seat], e.bins)
    if not e.cards:
        return say(f"told-{e.verb.word}-nothing", seat=names[e.seat])
    return say(f"told-{e.verb.word}", seat=names[e.seat], cards=card_marks(e.cards))


def divided(game: Game, seat: str, hands: Mapping[str, Cards]) -> Phrase:
    """The hands into which a seat has divided its cards."""
    called = {part.id: written(part.name) for part in game.divided}
    told = [say("told-hand-of", name=called[part], cards=card_marks(cards)) for part, cards in hands.items()]
    return say("told-divided", seat=seat, hands=told)


# Events that get a sentence each


def _flashed(game: Game, names: Sequence[str], e: events.Flashed) -> Phrase:
    values = {"seat": names[e.seat], "cards": card_marks((e.card,))}
    if not e.received:
        return say("told-flashed-door" if game.deals[0].up else "told-flashed-stays", **values)
    return say("told-flashed", received=card_marks(e.received), **values)


def _looked(game: Game, names: Sequence[str], e: events.Looked) -> Phrase:
    step = game.step(e.step, Look)
    values = {"colour": say(f"colour-{step.colour}"), "street": looked_at(game, step)}
    return say("told-looked", n=e.number, outcome=outcome(game, e.step, e.outcome), **values)


def outcome(game: Game, step: str, word: str) -> Phrase:
    """What a choice, a look or a roll led to."""
    return written(next(o.name for o in game.question(step).outcomes if o.id == word))


def _removed(game: Game, names: Sequence[str], e: events.Removed) -> Phrase:
    """The rows that are removed, each with the card that decides it."""
    cards = dict(zip(e.slots, e.cards, strict=True))
    if not cards:
        return say("told-no-row-goes")
    lines = [line for layout in game.layouts for line in layout.lines if set(line.slots) <= set(cards)]
    if not lines:
        return say("told-out", cards=card_marks(e.cards))
    key = "told-row-goes" if len(lines) == 1 else "told-rows-go"
    lowest = [cards[slot] for slot in game.step(e.step, Remove).slots if slot in cards]
    rows = [say("told-row-gone", row=written(line.name)) for line in lines]
    return say(key, rows=rows, cards=card_marks(lowest))


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
    """One of two boards named by a single word, such as "upper"."""
    if is_phrase(f"told-board-{line}"):
        return say(f"told-board-{line}")
    return written(next(other.name for layout in game.layouts for other in layout.lines if other.id == line))


def _drew(game: Game, names: Sequence[str], run: Sequence[events.Drew], notes: Sequence[Noted]) -> Phrase:
    """The exchanges of all seats: the verb is stated once for a row of draws, and seats that stand pat are joined."""
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
                key, values = _exchanged(game, e, bool(number))
            items.append(say(key, seat=names[e.seat], notes=noted, **values))
    return sentence(items)


def _exchanged(game: Game, e: events.Drew, too: bool) -> tuple[str, dict[str, int | Phrase]]:
    """The key and the values of the phrase for one exchange; in games with open cards hidden ones stand in brackets."""
    if not any(step.up for step in game.deals):
        key = "told-draw-too" if too else "told-draw"
        return key, {"n": len(e.thrown), "cards": card_marks(e.thrown), "received": card_marks(e.received)}
    hidden = e.received[: len(e.received) - e.up]
    thrown = cards_on_table(e.thrown, without(e.thrown, e.shown))
    return "told-exchanges", {"cards": thrown, "received": cards_on_table(e.received, hidden)}


def _put(game: Game, names: Sequence[str], run: Sequence[events.CardsPut], notes: Sequence[Noted]) -> Phrase:
    """What each seat does with its cards; seats that do nothing with them are joined."""
    items: list[Phrase] = []
    for nothing, group in groupby(run, key=lambda e: not e.cards):
        alike = list(group)
        if nothing and len(alike) > 1:
            items.append(say(f"told-{alike[0].verb.word}-none", seats=[names[e.seat] for e in alike]))
        else:
            items += [put(game, names, e) for e in alike]
    return sentence(items)


def _took(game: Game, names: Sequence[str], run: Sequence[events.Took], notes: Sequence[Noted]) -> Phrase:
    if len(run) > 1 and not any(e.cards for e in run):
        return say("told-nobody-takes")
    items: list[Phrase] = []
    for takes, group in groupby(run, key=lambda e: bool(e.cards)):
        alike = list(group)
        if not takes and len(alike) > 1:
            items.append(say("told-take-none", seats=[names[e.seat] for e in alike]))
        else:
            items += [
                say("told-takes", seat=names[e.seat], cards=card_marks(e.cards))
                if takes
                else say("told-takes-none", seat=names[e.seat])
                for e in alike
            ]
    return sentence(items)


def _turned(game: Game, names: Sequence[str], run: Sequence[events.Turned], notes: Sequence[Noted]) -> Phrase:
    """The cards that each seat turned up, told together although they came one by one."""
    return sentence(
        say("told-turn-up", seat=names[seat], cards=card_marks([e.card for e in cards]))
        for seat, cards in groupby(run, key=lambda e: e.seat)
    )


def _rolled(game: Game, names: Sequence[str], run: Sequence[Any], notes: Sequence[Noted]) -> Phrase:
    """The roll, with the board card that it turns face down, if any."""
    return rolled(game.step(run[0].step, Roll), run[0].total, run[1].cards if len(run) > 1 else ())


def rolled(step: Roll, total: int, turned_down: Sequence[int] = ()) -> Phrase:
    """What the dice show, and what follows from it.    turned_down    the board card that it turns face down, if any"""
    key, outcome = "told-rolled" if step.dice == 1 else "told-rolled-total", outcome_of(step, total)
    if turned_down:
        return say(f"{key}-down", total=total, cards=card_marks(turned_down))
    if any(each.turns_down for each in step.outcomes):
        return say(f"{key}-{'again' if outcome.turns_down else 'nothing'}", total=total)
    return say(key, total=total, outcome=written(outcome.name))


def _said(game: Game, names: Sequence[str], run: Sequence[events.WordSaid], notes: Sequence[Noted]) -> Phrase:
    if run[0].verb is CHOOSE:
        e = run[0]
        return say("told-picks", seat=names[e.seat], outcome=outcome(game, e.step, e.word))
    if run[0].verb is STAY:
        if len(run) == len(names) and len({e.word for e in run}) == 1:
            return sentence([say(f"{STAYED[run[0].word]}-all")])
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
    events.Dealt: _dealt, events.Extra: _extra, events.Passed: _passed,
    events.Beaten: lambda game, names, e: say("told-beaten", seat=names[e.seat]),
}  # fmt: skip
_ALONE: dict[type, Callable[..., Phrase]] = {
    events.Flashed: _flashed, events.Looked: _looked, events.Removed: _removed,
    events.Shuffled: lambda game, names, e: say(f"told-shuffled-{e.what}"),
    events.Community: lambda game, names, e: say("told-community", cards=card_marks((e.card,))),
}  # fmt: skip
_TOGETHER: dict[type, Callable[..., Phrase]] = {
    events.Opened: _opened, events.TurnedUp: _opened, events.Drew: _drew, events.Took: _took, events.Turned: _turned, events.Rolled: _rolled,
    events.WordSaid: _said, events.CardsPut: _put,
}  # fmt: skip
TOLD = (*_ITEMS, *_ALONE, *_TOGETHER)


def killed(e: events.Killed, names: Sequence[str]) -> Phrase:
    """A hand that is ruled dead, with the chips that its player leaves in the pot or takes back."""
    seat = names[e.seat]
    if e.chips:
        return say("told-dead-leaves", seat=seat, chips=e.chips)
    return say("told-dead-back", seat=seat, chips=e.back) if e.back else say("told-dead", seat=seat)


_JOINED = {
    "check": "told-checks", "call": "told-calls", "call-all-in": "told-calls-all-in", "fold": "told-folds",
}  # fmt: skip
_SHOWN_BY = ("bet", "raise", "raise-pot", "complete")  # acts that show by themselves that a raise was allowed


def pot_narrative(what: str, number: int, pots: int, **values: Value) -> Phrase:
    """The phrase of the main pot, of the one side pot, or of a side pot with a number.

    what    the beginning of the keys of these phrases
    """
    if number and pots > 2:
        return say(f"{what}-side-number", n=number, **values)
    return say(f"{what}-side" if number else f"{what}-main", **values)


def matched(paid: Sequence[tuple[str, int]]) -> Iterator[Phrase]:
    """Who pays how much into the next pot; seats that pay the same amount are joined."""
    for chips in dict.fromkeys(chips for _, chips in paid):
        seats = [seat for seat, pays in paid if pays == chips]
        yield say("told-matches-more" if len(seats) > 1 else "told-matches", seats=seats, chips=chips)


class Act(Struct, frozen=True):
    """One act of a betting round.

    what     check, call, call-more, call-less, bet, raise, raise-pot, complete, bring-in, fold
    chips    the number that is told: chips added, or the total of a raise
    notes    what else the seat was allowed to do
    """

    seat: int
    what: str
    chips: int = 0
    all_in: bool = False
    notes: tuple[Phrase, ...] = ()


def noted(act: Act, allowed: Iterable[Allowance], *, opened: bool, completing: bool) -> Act:
    """The act, with what the example says that the seat was allowed to do.

    opened        whether there was a wager before it, so that more is a raise
    completing    whether that wager was only a bring-in
    """
    notes = (note(each, act, opened=opened, completing=completing) for each in allowed)
    return replace(act, notes=act.notes + tuple(n for n in notes if n))


def note(
    allowed: Allowance, act: Act | None = None, *, opened: bool = False, completing: bool = False
) -> Phrase:
    """What a seat may do, as a phrase without the seat's name; '' if the act itself shows it."""
    verb, low, high = "raise" if opened else "bet", allowed.low, allowed.high
    if allowed.what == "exchange":
        return say("told-may-draw", low=low, high=high)
    if allowed.what != "raise":
        return say(f"told-may-not-{verb}" if allowed.what == "not-raise" else f"told-may-{allowed.what}")
    shown = act is not None and act.what in _SHOWN_BY
    if low == high:
        if shown and act is not None and act.chips == low:
            return ""
        return say("told-may-complete" if completing else f"told-may-{verb}-exactly", total=low)
    key = "told-allowed" if shown else f"told-may-{verb}"
    return say(f"{key}-either" if allowed.ends else key, low=low, high=high)


def round_narrative(acts: Sequence[Act | Phrase], players: int, names: Sequence[str]) -> Phrase:
    """All acts of a betting round as one sentence; '' if nobody acts.

    acts      the acts, and phrases for whatever else happens between them
    players   how many players were in when the round began
    """
    if not acts:
        return ""
    checks = [act for act in acts if isinstance(act, Act) and act.what == "check" and not act.notes]
    if len(checks) == len(acts) == players:
        return say("told-both-check" if players == 2 else "told-all-check")
    return sentence(_grouped(acts, players, names))


def _grouped(told: Sequence[Act | Phrase], players: int, names: Sequence[str]) -> Iterator[Phrase]:
    """The phrases of a round, in order: consecutive acts that are the same are joined."""
    runs = [(key, list(acts)) for key, acts in groupby(told, key=_alike)]
    for number, (what, run) in enumerate(runs):
        acts = [act for act in run if isinstance(act, Act)]
        if not acts:
            yield from (each for each in run if not isinstance(each, Act))
            continue
        follows = [act for _, other in runs[number + 1 :] for act in other if isinstance(act, Act)]
        if what == "fold":
            yield from _folds(acts, follows, names)
            players -= len(acts)
        elif what == "raise":
            yield from _raises(acts, names)
        elif what == "call" and len(acts) >= 3 and len(acts) == players - 1 and _met(runs[:number], acts):
            yield say("told-others-call", n=len(acts))
        elif what in _JOINED and len(acts) > 1:
            yield say(_JOINED[what], seats=_seats(acts, names))
        else:
            yield from (action_narrative(act, names) for act in acts)


def _met(runs: Iterable[tuple[object, list[Act | Phrase]]], callers: Sequence[Act]) -> bool:
    """Whether the player whom all others call has been named, as who acts last has not."""
    calling = [act.seat for act in callers]
    named = (act for _, run in runs for act in run if isinstance(act, Act) and act.what != "fold")
    return any(act.seat not in calling for act in named)


def _alike(act: Act | Phrase) -> object:
    """A key for grouping: consecutive acts with the same key may be told together."""
    if not isinstance(act, Act) or act.notes or (act.all_in and act.what != "call"):
        return id(act)
    return "call-all-in" if act.all_in else act.what


def _folds(acts: Sequence[Act], follows: Sequence[Act], names: Sequence[str]) -> Iterator[Phrase]:
    if len(acts) >= 3 and follows:
        yield say("told-fold-to", seat=names[follows[0].seat])
    elif len(acts) > 1:
        yield say("told-folds", seats=_seats(acts, names))
    else:
        yield action_narrative(acts[0], names)


def _raises(acts: Sequence[Act], names: Sequence[str]) -> Iterator[Phrase]:
    """A run of raises, with the verb stated once."""
    if len(acts) == 1:
        yield action_narrative(acts[0], names)
        return
    for number, act in enumerate(acts):
        place = "first" if not number else "last" if act is acts[-1] else "next"
        yield say(f"told-raise-{place}", seat=names[act.seat], chips=act.chips)


def _seats(acts: Sequence[Act], names: Sequence[str]) -> tuple[str, ...]:
    return tuple(names[act.seat] for act in acts)


def action_narrative(act: Act, names: Sequence[str]) -> Phrase:
    if act.what in ("check", "fold"):
        return say(f"told-{act.what}", seat=names[act.seat], notes=act.notes)
    all_in = "-all-in" if act.all_in and act.what != "call-less" else ""
    values = {"chips": act.chips} if act.what != "call" else {}
    return say(f"told-{act.what}{all_in}", seat=names[act.seat], notes=act.notes, **values)

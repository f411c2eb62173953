"""What has happened at the table, in the words of one seat, which has not seen every card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from poker_rulebook.book.steps import Bet, only
from poker_rulebook.play import events
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import unseen
from poker_rulebook.view.acting import first_to_act
from poker_rulebook.view.sentences import Phrase, as_said, say, sentence, with_values
from poker_rulebook.view.told import told_rows
from poker_rulebook.view.told.acts import TOLD, told_cards
from poker_rulebook.view.told.told_hand import SEATED, Teller

ON_THE_TABLE = (events.Dealt, events.Opened)  # what the cards themselves show


def seen_since(hand: Hand, names: Sequence[str], viewer: int, done: Sequence[int]) -> list[Phrase]:
    """Sentences about what has happened, act by act.    done    [number of events before it], or [] from the beginning"""
    start = done[0] if done else 0
    if hand.game.open_face:
        return [_placed(hand, names, viewer, e) for e in hand.log[start:] if isinstance(e, events.Placed)]
    new, told = {id(e) for e in hand.log[start:]}, list[Phrase]()
    openings = {
        id(e): with_values(as_said("why", first_to_act(hand.game, bet)), seat=names[e.seat])
        for e, bet in _openings(hand)
        if e.seat != viewer
    }
    for act in Teller(hand, names).tale:
        if (
            not act.events
            or isinstance(act.events[0], ON_THE_TABLE)
            or not new.issuperset(map(id, act.events))
        ):
            continue
        if begins := openings.get(id(act.events[0])):
            told.append(begins)
        seen = all(_open(e, viewer) for e in act.events)
        told += [act.text] if seen else [*_veiled(hand, names, viewer, act.events)]
    return [text for text in told if text]


def _openings(hand: Hand) -> Iterator[tuple[events.Acted, Bet]]:
    """The first act of the first betting round, and of the next in which another rule says who begins."""
    rules = set[str]()
    for bet in only(Bet, hand.game.play):
        e = next((e for e in hand.log if isinstance(e, events.Acted) and e.step == bet.id), None)
        if e and bet.first not in rules:
            rules.add(bet.first)
            yield e, bet


def _open(e: events.Event, viewer: int) -> bool:
    """Whether the viewer sees every card of an event."""
    if isinstance(e, events.Passed):
        return viewer in (e.seat, e.to)
    if not isinstance(e, SEATED) or e.seat == viewer:
        return True
    if isinstance(e, events.CardsPut):
        return not e.verb.secret
    return not isinstance(e, (events.Drew, events.Extra, events.Took)) or e.up == len(_new(e)) > 0


def _new(e: events.Drew | events.Extra | events.Took) -> Sequence[int]:
    return e.received if isinstance(e, events.Drew) else e.cards


def _veiled(hand: Hand, names: Sequence[str], viewer: int, run: Sequence[events.Event]) -> Iterator[Phrase]:
    """A sentence for each event of a run; cards that were not seen are counted."""
    for e in run:
        if _open(e, viewer):
            yield told_cards(hand.game, names, [e]) if isinstance(e, TOLD) else ""
        elif isinstance(e, events.Drew) and not e.thrown:
            yield sentence([say("told-pat", seat=names[e.seat], notes=())])
        elif isinstance(e, events.Drew):
            yield say("seen-draws", seat=names[e.seat], n=len(e.thrown))
        elif isinstance(e, events.Passed):
            yield say("seen-passes", seat=names[e.seat], n=len(e.cards), to=names[e.to])
        elif isinstance(e, (events.Took, events.Extra)):
            yield (
                say("seen-takes", seat=names[e.seat], n=len(e.cards))
                if e.cards
                else sentence([say("told-takes-none", seat=names[e.seat])])
            )
        elif isinstance(e, events.CardsPut):
            yield say(f"seen-{e.verb.word}", seat=names[e.seat], n=len(e.cards))


def _placed(hand: Hand, names: Sequence[str], viewer: int, e: events.Placed) -> Phrase:
    if e.seat != viewer and unseen(hand.game, e.step):
        return say("seen-places", seat=names[e.seat], n=sum(map(len, e.rows.values())))
    if e.seat != viewer and e.thrown:
        return sentence([told_rows.placed_told(hand.game, names, replace(e, thrown=()))])
    return sentence([told_rows.placed_told(hand.game, names, e)])

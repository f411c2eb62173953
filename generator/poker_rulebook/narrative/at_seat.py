"""A hand as one seat plays it: what it has seen of the table, and what it can press."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet, only
from poker_rulebook.language.sentences import Phrase, as_said, heading, say, sentence, with_values, written
from poker_rulebook.language.wording import share_name
from poker_rulebook.narrative import open_face_hand
from poker_rulebook.narrative.actions import TOLD, cards_narrative
from poker_rulebook.narrative.narrative import SEATED, Teller
from poker_rulebook.play import events
from poker_rulebook.play.choosing import CHOOSE, DECLARE
from poker_rulebook.play.exchanges import DIVIDE
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import unseen
from poker_rulebook.play.pots import BOTH
from poker_rulebook.play.questions import Legal, ToPut, ToSay
from poker_rulebook.play.rows import rules_of
from poker_rulebook.rules.wagering import first_to_act

# --- what has happened at the table, in the words of one seat, which has not seen every card


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
            yield cards_narrative(hand.game, names, [e]) if isinstance(e, TOLD) else ""
        elif isinstance(e, events.Drew) and not e.thrown:
            yield sentence([say("told-pat", seat=names[e.seat], notes=())])
        elif isinstance(e, events.Drew):
            yield say("seen-draws", seat=names[e.seat], n=len(e.thrown))
        elif isinstance(e, events.Passed):
            yield say(f"seen-{e.verb.word}", seat=names[e.seat], n=len(e.cards), to=names[e.to])
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
        return sentence([open_face_hand.placing_narrative(hand.game, names, replace(e, thrown=()))])
    return sentence([open_face_hand.placing_narrative(hand.game, names, e)])


# --- what a reader who plays a hand can press


class Button(NamedTuple):
    """A button for a wager.

    answer    as an address holds it; that of a bet or raise is without its amount
    chips     what it costs, or the smallest total; 0 for nothing
    advice    why it is unwise although it is allowed; '' for nothing
    """

    answer: str
    name: Phrase
    may: bool
    chips: int = 0
    advice: Phrase = ""


def buttons(hand: Hand, legal: Legal, seat: str) -> tuple[Button, ...]:
    """Fold, check, call, and bet or raise, always in this order."""
    free = legal.calls and not legal.call
    calls = "bring-in" if legal.must and legal.calls else "call"
    raises = "raise" if legal.price and not legal.must else "bet"
    fold = say("play-fold-free", seat=seat) if free and not legal.must else ""
    return (
        Button("f", say("play-fold"), not legal.must, 0, fold),
        Button("k", say("play-check"), free),
        Button("c", say(f"play-{calls}"), legal.calls and bool(legal.call), legal.call),
        Button("r", say(f"play-{raises}"), bool(legal.low), legal.low),
    )


def words_said(game: Game, asked: ToSay) -> list[Phrase]:
    """The words that may be said, as buttons show them."""
    if asked.verb is CHOOSE:
        return [heading(written(outcome.name)) for outcome in game.question(asked.step).outcomes]
    if asked.verb is DECLARE:
        return [
            heading(say("ask-declare-both") if word == BOTH else share_name(game.share(word)))
            for word in asked.words
        ]
    return [say(f"play-{asked.verb.word}-{word}") for word in asked.words]


def number_put(asked: ToPut, n: int) -> Phrase:
    """The button for this number of cards."""
    word = asked.verb.word
    return say(f"play-{word}", n=n) if n else say("play-pat" if word == "draw" else "play-none")


def places(game: Game, asked: ToPut) -> Iterator[tuple[str, Phrase]]:
    """The bins of a question and their names: hands, or rows."""
    parts = game.divided if asked.verb is DIVIDE else rules_of(game).rows
    yield from ((part.id, heading(written(part.name))) for part in parts)

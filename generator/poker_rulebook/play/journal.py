"""Questions, answers and events of a hand as plain JSON, for everybody or as one seat may know them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import At, suggestion
from poker_rulebook.book.steps import DealToPlayers, only
from poker_rulebook.cards import Cards, cards, text, texts, without
from poker_rulebook.play.events import (
    IMPLIED,
    Burned,
    CardsPut,
    Dealt,
    Drew,
    Event,
    Laid,
    Passed,
    Placed,
    Took,
    WordSaid,
    told_in,
)
from poker_rulebook.play.exchanges import sizes
from poker_rulebook.play.hand import VERBS, Hand
from poker_rulebook.play.openface import unseen
from poker_rulebook.play.parser import LETTERS, InputError, as_held, known, read_cards
from poker_rulebook.play.questions import (
    Action,
    Call,
    CardVerb,
    Decision,
    Fold,
    GiveTurn,
    KillHand,
    Legal,
    Put,
    Raise,
    Say,
    ToPut,
    ToSay,
    Verb,
    asked_for,
)
from poker_rulebook.play.table import Table

if TYPE_CHECKING:
    from poker_rulebook.shapes import (
        Allowed,
        Answer,
        HandNow,
        PutOrSaid,
        RowsNow,
        SeatAtRows,
        SeatInHand,
        WhoActs,
    )


# --- what one seat may know of a hand


UNSEEN = -1  # in place of a card: a card that nobody has seen


def hidden_from(hand: Hand, viewer: int, seat: int) -> Cards:
    """The own cards of a seat that the viewer does not see: those of others that lie face down and were not shown.

    Nobody looks at cards that are turned up to beat others, and at those dealt to be seen by others their owner does not.
    """
    if hand.decision is None and (hand.game.open_face or (hand.showdowns and hand.live[seat])):
        return ()
    return unseen_by_owner(hand, seat) if seat == viewer else tuple(without(hand.own[seat], hand.up[seat]))


def unseen_by_owner(table: Table, seat: int) -> Cards:
    """The own cards that a seat may not look at while the hand is played."""
    if table.game.beat:
        return tuple(without(table.own[seat], table.up[seat]))
    dealt = [e for e in table.log if isinstance(e, Dealt) and e.seat == seat and _for_others(table.game, e)]
    return tuple(card for e in dealt for card in e.cards)


def hides_rows(hand: Hand, viewer: int, seat: int) -> bool:
    """Whether the rows of a seat lie face down for the viewer until the deal is over."""
    if seat == viewer or hand.decision is None:
        return False
    return any(isinstance(e, Placed) and e.seat == seat and unseen(hand.game, e.step) for e in hand.log)


def _for_others(game: Game, e: Dealt) -> bool:
    """Whether the cards of a deal are seen by everybody but their owner."""
    return any(step.id == e.step for step in only(DealToPlayers, game.play) if step.to_others)


def veiled(hand: Hand, e: Event, viewer: int) -> Event:
    """The event with the cards unknown that the viewer has not seen."""
    if isinstance(e, (Laid, Burned)):
        return replace(e, cards=_unknown(e.cards)) if isinstance(e, Laid) else replace(e, card=UNSEEN)
    if isinstance(e, Passed):
        return e if viewer in (e.seat, e.to) else replace(e, cards=_unknown(e.cards))
    seat = getattr(e, "seat", viewer)
    if isinstance(e, Dealt) and seat == viewer and _for_others(hand.game, e):
        return replace(e, cards=_unknown(e.cards))
    if isinstance(e, (Dealt, Took)):
        looks = seat == viewer and not hand.game.beat
        return e if looks else replace(e, cards=_down_unknown(e.cards, e.up))
    if seat == viewer:
        return e
    if isinstance(e, Drew):
        thrown = tuple(card if card in e.shown else UNSEEN for card in e.thrown)
        return replace(e, thrown=thrown, received=_down_unknown(e.received, e.up))
    if isinstance(e, CardsPut) and e.verb.secret:
        return replace(e, bins={name: _unknown(cards) for name, cards in e.bins.items()})
    if isinstance(e, Placed):
        rows = (
            {row: _unknown(cards) for row, cards in e.rows.items()} if unseen(hand.game, e.step) else e.rows
        )
        return replace(e, rows=rows, thrown=_unknown(e.thrown))
    return e


def _unknown(cards: Cards) -> Cards:
    return tuple(UNSEEN for _ in cards)


def _down_unknown(cards: Cards, up: int) -> Cards:
    """The cards with all but the last `up` unknown."""
    down = len(cards) - up
    return (*_unknown(cards[:down]), *cards[down:])


# --- questions, answers and events of a hand as plain JSON


CALLING = ("check", "call", "bring-in")  # the names of Call, depending on the moment
DEAD, TURN = "dead", "turn"  # rulings of the floor about a seat: its hand is dead, or it has the turn
KEYS = {
    "fold": "",
    **dict.fromkeys(CALLING, ""),
    "raise": "to",
    **{word: verb.key for word, verb in VERBS.items()},
    DEAD: "leaves",
    TURN: "",
}


def calling(legal: Legal) -> str:
    """The name of Call at this moment: check, call or bring-in."""
    return "bring-in" if legal.must else "call" if legal.call else "check"


# Answers: {"seat": "A", "action": "raise", "to": 40}


def written(decision: Decision, action: Action, names: Sequence[str]) -> Answer:
    """An answer to this decision as plain JSON."""
    seat = names[decision.seat]
    if isinstance(action, Raise):
        return {"seat": seat, "action": "raise", "to": action.to}
    if isinstance(action, Put):
        return _acted(seat, action.verb, _bins(VERBS[action.verb], action.bins))
    if isinstance(action, Say):
        return _acted(seat, action.verb, _word(VERBS[action.verb], action.word))
    if isinstance(action, Call) and isinstance(decision, Legal):
        return {"seat": seat, "action": calling(decision)}
    if isinstance(action, KillHand):
        killed: Answer = {"seat": names[action.seat], "action": DEAD}
        return killed | {"leaves": action.chips} if action.chips else killed
    if isinstance(action, GiveTurn):
        return {"seat": names[action.seat], "action": TURN}
    return {"seat": seat, "action": "fold"}


def _acted(seat: str, word: str, held: PutOrSaid) -> Answer:
    answer: Answer = {"seat": seat, "action": word}
    answer.update(held)  # type: ignore[typeddict-item]  # has no other keys
    return answer


def _bins(verb: Verb, bins: Mapping[str, Cards]) -> PutOrSaid:
    """The cards in bins, under the key of the verb; if there are several bins, empty ones are left out."""
    if verb.key == "cards":
        return {"cards": texts(sum(bins.values(), ()))}
    filled = {name: texts(cards) for name, cards in bins.items() if cards}
    return {"hands": filled} if verb.key == "hands" else {"rows": filled}


def _word(verb: Verb, word: str) -> PutOrSaid:
    """A word, under the key of the verb."""
    return {verb.key: word}  # type: ignore[misc]  # one of the keys of words


def allowed(decision: Decision) -> list[Allowed]:
    """Every action that answers the decision, each with its range:

    raise       least and most total of this round; between: whether every total between them is allowed, too
    draw, refuse, discard, turn-up    the cards, and the fewest and most of them
    divide      the cards, and how many of them go into each hand
    choose      the outcomes;  declare: the shares, and both
    place       the cards, and how many of them are laid; free: places left in each row; placed: cards already there
    """
    if isinstance(decision, Legal):
        return _wagers(decision)
    verb = decision.verb
    if isinstance(decision, ToSay):
        return [{"action": verb.word, f"{verb.key}s": list(decision.words)}]  # type: ignore[misc]  # of words
    return [_OPEN[verb.key](verb.word, decision)]


_OPEN: dict[str, Callable[[str, ToPut], Allowed]] = {
    "cards": lambda word, asked: {
        "action": word, "fewest": asked.fewest, "most": asked.most, "cards": texts(asked.own),
    },
    "hands": lambda word, asked: {"action": word, "cards": texts(asked.own), "sizes": sizes(asked)},
    "rows": lambda word, asked: {
        "action": word, "count": asked.most, "cards": texts(asked.own), "free": sizes(asked),
        "placed": {row: texts(there.lying) for row, there in asked.bins.items()},
    },
}  # fmt: skip


def _wagers(legal: Legal) -> list[Allowed]:
    ways: list[Allowed] = [] if legal.must else [{"action": "fold"}]
    if legal.calls:
        ways.append({"action": calling(legal), "chips": legal.call})
    if legal.low:
        between = legal.low < legal.high and not legal.ends
        ways.append({"action": "raise", "least": legal.low, "most": legal.high, "between": between})
    return ways


def understood(game: Game, decision: Decision, value: Any, names: Sequence[str], at: At) -> Action:
    """The action of an answer; only the hand checks whether the rules allow it.

    value    plain JSON; see poker_rulebook.play.hand_record

    Raises InputError for an answer of a wrong form, by another seat, or with unknown words.
    """
    hint = f"{names[decision.seat]} is to act: {asked_for(decision)}"
    if not isinstance(value, dict):
        form = f'write {{"seat": "{names[decision.seat]}", "action": "{allowed(decision)[0]["action"]}"}}'
        raise InputError(at, f"{value!r} is not an answer", form)
    word = value.get("action")
    if word in (DEAD, TURN):
        return _ruling(value, names, at)
    if not isinstance(word, str) or word not in KEYS:
        raise InputError((*at, "action"), f"{word!r} is not an action", suggestion(word, KEYS))
    needed = KEYS[word]
    known = ("seat", "action", *([needed] if needed else []))
    for key in value:
        if key not in known:
            raise InputError((*at, key), f"{word!r} has no key {key!r}", suggestion(key, known))
    if value.get("seat") != names[decision.seat]:
        raise InputError((*at, "seat"), f"it is not the turn of {value.get('seat')!r}", hint)
    if needed and needed not in value:
        raise InputError(at, f"{needed!r} is missing", hint)
    if word in CALLING:
        if not isinstance(decision, Legal) or calling(decision) != word:
            raise InputError((*at, "action"), f"{word!r} is not possible here", hint)
        return Call()
    return _read(game, decision, word, value[needed], (*at, needed)) if needed else Fold()


def _ruling(value: dict[str, Any], names: Sequence[str], at: At) -> Action:
    for key in value:
        known("no key is called {!r}", key, ("seat", "action", "leaves"), (*at, key))
    if value.get("seat") not in names:
        raise InputError(
            (*at, "seat"), f"no seat is called {value.get('seat')!r}", f"write one of {', '.join(names)}"
        )
    seat, chips = list(names).index(value["seat"]), value.get("leaves", 0)
    if isinstance(chips, bool) or not isinstance(chips, int) or (chips and value["action"] == TURN):
        raise InputError(
            (*at, "leaves"), f"{chips!r} is not a number of chips", "write whole chips, or delete it"
        )
    return GiveTurn(seat) if value["action"] == TURN else KillHand(seat, chips)


def _read(game: Game, decision: Decision, word: str, value: Any, at: At) -> Action:
    if word == "raise":
        if isinstance(value, bool) or not isinstance(value, int):
            raise InputError(at, f"{value!r} is not a number of chips", "write whole chips")
        return Raise(value)
    verb = VERBS[word]
    if verb.key == "cards":
        return Put(word, {word: as_held(decision, read_cards(game, value, at))})
    if isinstance(verb, CardVerb):
        if not isinstance(value, Mapping):
            raise InputError(at, f"{value!r} does not say which cards go where", "write {name: cards}")
        read = {name: read_cards(game, cards, (*at, name)) for name, cards in value.items()}
        return Put(word, {name: as_held(decision, cards) for name, cards in read.items()})
    if not isinstance(value, str):
        raise InputError(at, f"{value!r} is not a word", asked_for(decision))
    return Say(word, value)


# Events: {"event": "dealt", "step": "own", "seat": "A", "cards": "Ah 2c", "up": 0}


def events(log: Iterable[Event], names: Sequence[str]) -> list[dict[str, Any]]:
    """The events as plain JSON, each with its kind; what a seat put or said has the kind and the key of its verb.

    The other keys are those of poker_rulebook.play.events; seats are names, and cards are texts.
    """
    return [_event(event, names) for event in log if not isinstance(event, IMPLIED)]


def _event(event: Event, names: Sequence[str]) -> dict[str, Any]:
    if isinstance(event, (CardsPut, WordSaid)):
        said = {"event": event.verb.event, "step": event.step, "seat": names[event.seat]}
        if isinstance(event, WordSaid):
            return said | {event.verb.key: event.word}
        return said | _bins(event.verb, event.bins)
    told = told_in(event)
    kind = re.sub("(?<=.)(?=[A-Z])", "-", type(event).__name__).lower()
    if isinstance(event, Passed):
        kind = told.pop("verb").event
    return {"event": kind} | {key: _value(key, value, names) for key, value in told.items()}


def _value(key: str, value: Any, names: Sequence[str]) -> Any:
    if key in ("seat", "other", "to"):
        return names[value]
    if key == "card":
        return text(value)
    if key in ("cards", "thrown", "received") and isinstance(value, tuple):  # sometimes a number of cards
        return texts(value)
    if key == "rows":
        return {name: texts(cards) for name, cards in value.items()}
    return list(value) if isinstance(value, tuple) else value


# The current state


def asked_of(hand: Hand, names: Sequence[str] = LETTERS) -> WhoActs | None:
    """Who is to act, at which step, and every legal action (see `allowed`); None when the hand is over."""
    decision = hand.decision
    if decision is None:
        return None
    return {"seat": names[decision.seat], "step": decision.step, "may": allowed(decision)}


def standing(hand: Hand, names: Sequence[str] = LETTERS, viewer: int | None = None) -> HandNow | RowsNow:
    """The current state of a hand, with everything that the dealer knows except the stub.

    viewer    the seat that looks: cards that it has not seen are "??"
    """
    return (_rows if hand.game.open_face else _hand)(hand, names[: len(hand.brought)], viewer)


def _asked(hand: Hand, names: Sequence[str], viewer: int | None) -> WhoActs | None:
    """Who is to act, with the cards among which a seat chooses only as far as the viewer has seen them."""
    asked, decision = asked_of(hand, names), hand.decision
    if asked and decision and viewer is not None:
        seat = decision.seat
        known = without(hand.own[seat], hidden_from(hand, viewer, seat))
        for way in asked["may"]:
            if "cards" in way:
                way["cards"] = texts(card if card in known else UNSEEN for card in cards(way["cards"]))
            if "placed" in way and hides_rows(hand, viewer, seat):
                way["placed"] = {
                    row: texts(UNSEEN for _ in cards(lying)) for row, lying in way["placed"].items()
                }
    return asked


def _own(hand: Hand, seat: int, viewer: int | None) -> str:
    """The own cards of a seat, as far as the viewer has seen them."""
    hidden = () if viewer is None else hidden_from(hand, viewer, seat)
    return texts([UNSEEN if card in hidden else card for card in hand.own[seat]])


def _log(hand: Hand, names: Sequence[str], viewer: int | None) -> list[dict[str, Any]]:
    return events(hand.log if viewer is None else [veiled(hand, e, viewer) for e in hand.log], names)


def _hand(hand: Hand, names: Sequence[str], viewer: int | None) -> HandNow:
    seats: dict[str, SeatInHand] = {
        name: {
            "stack": hand.stacks[seat], "wager": hand.wagers[seat], "in": hand.live[seat],
            "own": _own(hand, seat, viewer), "up": texts(hand.up[seat]),
        }
        for seat, name in enumerate(names)
    }  # fmt: skip
    closed = () if viewer is None else hand.hidden
    board = {slot: text(UNSEEN if slot in closed else card) for slot, card in hand.board.items()}
    return {
        "game": hand.game.id, "options": dict(hand.game.choices),
        "seats": seats, "board": board, "pot": hand.pot() if hand.decision else 0, "left": hand.left,
        "log": _log(hand, names, viewer), "to_act": _asked(hand, names, viewer),
    }  # fmt: skip


def _rows(hand: Hand, names: Sequence[str], viewer: int | None) -> RowsNow:
    def lying(seat: int, cards: Cards) -> str:
        hides = viewer is not None and hides_rows(hand, viewer, seat)
        return texts([UNSEEN for _ in cards] if hides else cards)

    seats: dict[str, SeatAtRows] = {
        name: {
            "stack": hand.stacks[seat], "own": _own(hand, seat, viewer),
            "rows": {row: lying(seat, cards) for row, cards in hand.layout(seat).items()},
        }
        for seat, name in enumerate(names)
    }  # fmt: skip
    next_deal = {names[seat]: cards for seat, cards in hand.next_deal.items()}
    return {
        "game": hand.game.id, "options": dict(hand.game.choices),
        "seats": seats, "points": dict(zip(names, hand.points, strict=True)), "next": next_deal,
        "log": _log(hand, names, viewer), "to_act": _asked(hand, names, viewer),
    }  # fmt: skip

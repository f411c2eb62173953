"""A table at which something went wrong, as its floor can tell it: without a deck, and without what came before.

    {"kind": "out-of-turn", "options": {"limit": "fixed-limit"}, "stakes": {"small_bet": 100, "big_bet": 200}, "step": "flop-bet",
     "seats": {"A": {"stack": 3000, "in_front": 0, "in": true}, "B": {"stack": 2900, "in_front": 100, "in": true},
               "C": {"stack": 3000, "in_front": 0, "in": true}},
     "to_act": "C", "deed": {"seat": "A", "action": "raise", "amount": 200}}

A hand that leads there is played: from a made-up deck, with the fewest raises that make the chips in front of the seats. Then it
is ruled on like any other hand. Seats stand in order from the left of the button, in stud from seat 1, `stack` is what a
seat has left behind, and `in_front` its wager of this round. What else may be said, as far as a kind of mistake needs it:

    acts       what was done in this round, in order, as deeds; without it the chips in front tell, and where cards
               decide who acts first, nobody has checked before the first bet
    pot        all chips in the pot, those in front included; at pot limit after the first round it is needed
    posts      who posts something else in the first round, such as a straddle; see hand_record
    seat_one   which seat is seat 1, where that is not the first
    cards      cards that came too early; those of the last street in the order dealt, the fourth of a flop last
    next       a card that a ruling on a burn turns up, as soon as it is seen: the top of the stub, or the second burn
    drawn      the card that the floor has drawn from the flop
    won        when the hand is over: seat -> chips that it has won

A deed is {"seat", "action", "amount"}; of an exposed card {"seat", "place", "card"}, its place among the down cards from 1.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, ParamSpec, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from poker_rulebook.book.model import Game, seats_served
from poker_rulebook.book.options import UnknownChoice
from poker_rulebook.book.parts import apart
from poker_rulebook.book.problems import At, suggestion
from poker_rulebook.book.steps import Bet, DealToBoard, DealToPlayers, Discard
from poker_rulebook.cards import Cards, texts
from poker_rulebook.play.chance import random_action
from poker_rulebook.play.dealer import full_deck, shuffle
from poker_rulebook.play.events import Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.hand_record import begun
from poker_rulebook.play.incidents import ACTIONS, KINDS, CannotBe, Deed, Ruling, Scene, asked_of, ruled
from poker_rulebook.play.parser import (
    LETTERS,
    InputError,
    chips_in,
    known,
    no_card_twice,
    plain_json,
    read_cards,
    right_seats,
    words_in,
)
from poker_rulebook.play.questions import (
    Action,
    Call,
    Decision,
    Fold,
    IllegalAction,
    Legal,
    Raise,
    ToPut,
    ToSay,
)
from poker_rulebook.play.rounds import big_blind, forced_bets
from poker_rulebook.play.stakes import amounts_of, stakes_for, usual_stakes
from poker_rulebook.play.table import IN, OUT

T = TypeVar("T")
P = ParamSpec("P")

KEYS = (
    "kind",
    "options",
    "stakes",
    "posts",
    "seat_one",
    "step",
    "seats",
    "to_act",
    "deed",
    "deeds",
    "acts",
    "pot",
    "won",
)
OF_A_SEAT, OF_A_DEED = ("stack", "in_front", "in"), ("seat", "action", "amount", "place", "card")
OF_THE_FIRST_DEAL = ("exposed", "extra-card", "missing-card", "wrong-bring-in")
OF_A_STREET = (
    *(kind for kind in KINDS if kind.startswith("premature")),
    "four-card-flop",
    "no-burn",
    "two-burns",
)
SMALLEST = ("big_blind", "button_blind", "bring_in", "ante")  # posts as which the smallest bet is as large
OF_CARDS = ("cards", "next", "drawn")
AT_THE_END = ("mucked-by-dealer", "pot-to-wrong-seat")
DECKS = 300  # made-up decks that are tried, as cards may decide who acts first
COURSES = 12  # ways of betting that are tried with a deck
NODES = 4000  # and the acts among which they are looked for
MOST_RAISES = 8
BY_CARDS = ("bring-in", "highest-showing", "lowest-showing", "same-order")  # rules for who acts first
KEPT = 0.8  # how often a seat draws or discards nothing on the way, so that the stub stays long
DEEP = 10**9  # chips with which the rounds before are played, to see what they cost


class Mistakes(ValueError):
    """Raised for all mistakes of a request at once.    found    each with its place and a hint"""

    def __init__(self, found: Sequence[InputError]) -> None:
        super().__init__("; ".join(map(str, found)))
        self.found = tuple(found)


class Situation(Struct, frozen=True):
    """What is said of a table; lists are by seat.

    left, in_front    chips behind, and in front in this round;  live    who is still in
    to_act, step      None and '' where the hand is over, or where it does not matter
    acts              what was done in this round; None if it is not said
    cards, after, drawn    see `cards`, `next` and `drawn` of the module
    exposed           the down cards that were exposed, one for each deed
    won               seat -> chips; None if the hand is not over
    """

    game: Game
    kind: str
    stakes: Mapping[str, int]
    names: tuple[str, ...]
    left: tuple[int, ...]
    in_front: tuple[int, ...]
    live: tuple[bool, ...]
    to_act: int | None
    step: str
    deeds: tuple[Deed, ...] = ()
    acts: tuple[Deed, ...] | None = None
    pot: int | None = None
    posts: Mapping[str, Any] | None = None
    seat_one: str = ""
    cards: Cards = ()
    after: Cards = ()
    drawn: Cards = ()
    exposed: Cards = ()
    won: Mapping[int, int] | None = None

    @property
    def opening(self) -> bool:
        """Whether it is the first betting round, which the blinds begin."""
        return is_first(self.game, self.step)

    @property
    def folded(self) -> frozenset[int]:
        """The seats that have folded in this round; who has folded in an earlier one has no chips in front."""
        if self.acts is not None:
            gone = {deed.seat for deed in self.acts if deed.action == "fold"}
        else:
            gone = {seat for seat, chips in enumerate(self.in_front) if chips or self.opening}
        return frozenset(seat for seat in gone if not self.live[seat])

    @property
    def seen(self) -> Cards:
        """The cards that the table has seen; all others are made up."""
        return (*self.cards, *self.after, *self.exposed)


def is_first(game: Game, step: str) -> bool:
    """Whether no betting round comes before this one in the same hand."""
    before = list(takewhile(lambda bet: bet.id != step, game.bets))
    here = game.bets[len(before)].when if len(before) < len(game.bets) else ()
    return not step or all(apart(bet.when, here) for bet in before)


# What can happen, and what of it a floor need not say

BY_FREQUENCY = (
    "out-of-turn", "one-chip", "undercall", "under-raise", "skipped", "wrong-pot", "wrong-bring-in", "exposed", "extra-card",
    "missing-card", "premature-flop", "premature-turn", "premature-river", "premature-street", "four-card-flop", "no-burn",
    "two-burns", "mucked-by-dealer", "pot-to-wrong-seat", "fouled-deck",
)  # fmt: skip
# the mistakes of who is to act, and others whose ruling needs the wager to match
OF_THE_ASKED = ("one-chip", "undercall", "under-raise", "wrong-pot")
OF_CHIPS = (*OF_THE_ASKED, "out-of-turn", "skipped")
ENDS = (*AT_THE_END, "fouled-deck")  # what is found when a hand is over


def kinds_here(game: Game, step: str) -> list[str]:
    """The kinds of mistake that can happen in a betting round of this game, the most frequent first.    step    '' for the end"""
    if game.open_face or not game.bets:
        return []
    return [kind for kind in BY_FREQUENCY if (_happens(game, step, kind) if step else kind in ENDS)]


def _happens(game: Game, step: str, kind: str) -> bool:
    if kind in OF_THE_FIRST_DEAL:
        if kind == "exposed" and not game.deals[0].down:
            return False
        return step == game.bets[0].id and (kind != "wrong-bring-in" or bool(game.forced_bets.bring_in))
    if kind in OF_A_STREET:
        return _street_happens(game, step, kind)
    return kind != "pot-to-wrong-seat" and (kind != "wrong-pot" or game.limit == "pot-limit")


def _street_happens(game: Game, step: str, kind: str) -> bool:
    """Whether cards come too early after this round, or came just before it, on the one board or to the players."""
    place = next(n for n, each in enumerate(game.play) if each.id == step)
    early = kind.startswith("premature")
    near = (
        [each for each in game.play[place + 1 :] if not isinstance(each, Discard)]
        if early
        else game.play[:place][-1:]
    )
    street = near[0] if near and not (early and near[0].when) else None
    if not isinstance(street, (DealToBoard, DealToPlayers)) or len(game.layouts) > 1:
        return False
    flop = isinstance(street, DealToBoard) and street.street == "flop" and len(street.slots) == 3
    if kind == "four-card-flop":
        return flop
    if early:
        named = street.street if isinstance(street, DealToBoard) else ""
        return kind == f"premature-{named or 'street'}"
    return bool(street.burns) and (flop or not isinstance(street, DealToBoard) or street.street != "flop")


def asked_for(game: Game, step: str, kind: str) -> list[str]:
    """What a floor has to say of a mistake of this kind, as keys of what `filled_in` takes and of its first deed.

    `more` stands for what others did after it; what is as usual if it is not said are out, price (with by and from), next and
    drawn, straddle, and to_act where others than who is to act are asked for.
    """
    if kind == "fouled-deck":
        return []
    deed = list(_keys(kind, 0))
    if not step or kind == "pot-to-wrong-seat":
        return deed + (["won"] if kind == "pot-to-wrong-seat" else [])
    no_turn = (*OF_THE_ASKED, "mucked-by-dealer", "four-card-flop")
    found = ["to_act"] if kind not in no_turn and not kind.startswith("premature") else []
    found += deed
    found += ["price"] if kind in OF_CHIPS else []
    found += ["straddle"] if kind in OF_CHIPS and may_straddle(game, step) else []
    found += ["pot"] if kind in OF_CHIPS and game.limit == "pot-limit" and not is_first(game, step) else []
    found += ["cards"] if kind in OF_A_STREET else []
    found += ["next"] if kind in ("no-burn", "two-burns") else []
    found += ["drawn"] if kind == "four-card-flop" else []
    found += ["more"] if asked_of(kind, 1) and kind != "wrong-bring-in" else []
    return [*found, "out"]


def filled_in(game: Game, told: Mapping[str, Any]) -> dict[str, Any]:
    """A request from what a floor says of a table; what it leaves out is as usual.

        {"kind": "out-of-turn", "step": "flop-bet", "players": 6, "to_act": "B", "price": 200, "by": "A",
         "out": ["E"], "stakes": {"small_blind": 50, "big_blind": 100}, "deeds": [{"seat": "C", "action": "raise", "amount": 600}]}

    price    the wager to match, by    who bet or raised to it, from    the wager before; everybody between that seat and
             `to_act` has called it. Without a price there is no bet but the blinds and the bring-in, and who acts before
             has called or checked
    straddle who has posted two big blinds before the first round;  out: who has folded;  pot, cards, next, drawn, won    as in a request

    Stacks are deep; an all-in is as large as its amount. Raises InputError.
    """
    kind, step, deeds = str(told.get("kind", "")), str(told.get("step", "")), list(told.get("deeds", ()))
    names = LETTERS[: told.get("players", 6)]
    said: dict[str, Any] = {"kind": kind}
    written = [
        {
            key: deed[key]
            for key in _keys(kind, place)
            if key in deed and (key != "amount" or _takes_chips(kind, place, deed))
        }
        for place, deed in enumerate(deeds)
    ]
    written = [deed for deed in written if deed]
    said |= {"deed": written[0]} if written else {}
    said |= {"deeds": written[1:]} if written[1:] else {}
    if kind == "fouled-deck":
        return {"kind": kind}
    if not step or kind == "pot-to-wrong-seat":
        usual = {deed["seat"]: 1 for deed in written[:1]}
        return said | {"seats": {name: {"stack": 1} for name in names}, "won": told.get("won", usual)}
    stakes = {**amounts_of(game, usual_stakes(game)), **told.get("stakes", {})}
    live = [name not in told.get("out", ()) for name in names]
    straddle = names.index(told["straddle"]) if told.get("straddle") in tuple(names) else None
    if straddle is not None and not may_straddle(game, step):
        raise InputError(("straddle",), "there is none in this round", "delete it")
    first = first_seat(game, step, live, straddle)
    usual_turn = first if first is not None else live.index(True)
    asked = written[0].get("seat") if written and kind in OF_THE_ASKED else told.get("to_act")
    turn = names.index(asked) if asked in tuple(names) else usual_turn
    by = names.index(told["by"]) if told.get("by") in tuple(names) else None
    begins = (
        kind in BEFORE_THE_BRING_IN and game.forced_bets.bring_in and "to_act" not in told
    ) or kind == "wrong-bring-in"
    front = (
        [0] * len(names)
        if begins
        else _in_front(
            game, step, stakes, live, turn, by, told.get("price", 0), told.get("from", 0), straddle
        )
    )
    deep = 200 * max(stakes.values(), default=1) + 4 * max(
        told.get("price", 0), *(deed.get("amount", 0) for deed in deeds), 0
    )
    whole = {
        deed["seat"]: deed["amount"]
        for deed in deeds
        if deed.get("action") == "all-in" and deed.get("amount")
    }
    said |= {
        "stakes": stakes,
        "step": step,
        "to_act": names[turn],
        "seats": {
            name: {"stack": max(whole.get(name, deep) - chips, 0), "in_front": chips, "in": here}
            for name, chips, here in zip(names, front, live, strict=True)
        },
    }
    if straddle is not None:
        said["posts"] = {"blinds": {names[straddle]: 2 * stakes["big_blind"]}}
    if game.limit == "pot-limit" and not is_first(game, step):
        said["pot"] = told.get("pot") or sum(front) + 2 * len(names) * sum(stakes.values())
    return said | {key: told[key] for key in OF_CARDS if told.get(key)}


BEFORE_THE_BRING_IN = ("exposed", "extra-card", "missing-card")  # in stud, unless it is told who is to act


def _takes_chips(kind: str, place: int, deed: Mapping[str, Any]) -> bool:
    return "action" not in _keys(kind, place) or deed.get("action", "") in ("", "bet", "raise")


def may_straddle(game: Game, step: str) -> bool:
    """Whether there may be a straddle in front of somebody in this round."""
    return is_first(game, step) and "big" in game.forced_bets.blinds and game.limit != "fixed-limit"


def first_seat(game: Game, step: str, live: Sequence[bool], straddle: int | None = None) -> int | None:
    """The first of those who are in to act in a round; None where cards decide it.    straddle    who has posted one"""
    rule, count = game.step(step, Bet).first, len(live)
    if rule not in ("left-of-button", "left-of-big-blind"):
        return None
    last = big_blind(game, count) if straddle is None else straddle
    start = last + 1 if rule == "left-of-big-blind" else 0
    return next(seat % count for seat in range(start, start + count) if live[seat % count])


def _in_front(
    game: Game,
    step: str,
    stakes: Mapping[str, int],
    live: Sequence[bool],
    turn: int,
    by: int | None,
    price: int,
    earlier: int,
    straddle: int | None,
) -> list[int]:
    """The chips in front of each seat, with the fewest acts: see filled_in."""
    count, opening = len(live), is_first(game, step)
    front = [0] * count
    if opening and game.has_blinds:
        front = list(forced_bets(game, stakes_for(game, dict(stakes)), count).blinds)
    if straddle is not None:
        front[straddle] = 2 * stakes["big_blind"]
    brings = opening and bool(game.forced_bets.bring_in)
    lowest = stakes["bring_in"] if brings else max(front)

    def between(start: int, end: int) -> list[int]:
        """Those who are in from one seat to before another, round the table."""
        return [seat % count for seat in range(start, start + (end - start) % count) if live[seat % count]]

    before = between((turn + 1) % count, turn)
    first = first_seat(game, step, live, straddle)
    if price <= lowest:
        start = (by if by is not None else before[-1]) if brings else first
        for seat in between(start, turn) if start is not None else ():
            front[seat] = max(front[seat], lowest)
        return front
    if by is None:
        by = first if first is not None and first != turn else before[-1]
    if game.limit == "fixed-limit":
        earlier = price - stakes["big_bet" if game.step(step, Bet).size == "big" else "small_bet"]
    called = between(first, by) if first is not None else []
    if earlier > lowest and not called:
        called = between((by + 1) % count, by)[-1:]
    for seat in called:
        front[seat] = max(front[seat], lowest, earlier)
    if brings:
        front[between((by + 1) % count, by)[-1]] = max(lowest, earlier)
    for seat in between(by, turn):
        front[seat] = price
    return front


# What is said


class _SituationReader:
    """Reads the parts of a request, and collects what is wrong with them."""

    def __init__(self, game: Game, said: Mapping[str, Any]) -> None:
        self.game, self.said = game, said
        self.wrong: list[InputError] = []
        self.names: tuple[str, ...] = ()

    def part(self, otherwise: T, read: Callable[P, T], *given: P.args, **more: P.kwargs) -> T:
        """What is read; `otherwise` where that is wrong."""
        try:
            return read(*given, **more)
        except InputError as error:
            self.wrong.append(error)
            return otherwise

    def miss(self, at: At, message: str, hint: str) -> None:
        self.wrong.append(InputError(at, message, hint))

    def object(self, value: Any, at: At, keys: Sequence[str], sample: str) -> Mapping[str, Any]:
        """An object with something in it, and no other keys; {} for anything else."""
        if not isinstance(value, dict) or not value:
            self.miss(at, "is missing" if not value else f"{value!r} is not an object", f"write {sample}")
            return {}
        for key in value if keys else ():
            self.part(None, known, "no key is called {!r}", key, keys, (*at, key))
        return value

    def listed(self, key: str, sample: str) -> list[Any]:
        found = self.said.get(key, [])
        if not isinstance(found, list):
            self.miss((key,), f"{found!r} is not a list", f"write {sample}")
            return []
        return found

    def seat(self, name: Any, at: At) -> int:
        if name not in self.names:
            what = "is missing" if name is None else f"no seat is called {name!r}"
            raise InputError(at, what, f"write one of {', '.join(self.names)}")
        return self.names.index(name)

    def seats(self) -> list[tuple[int, int, bool]]:
        """Chips behind, chips in front, and whether it is in, of each seat."""
        sample = '{"stack": 3000, "in_front": 100, "in": true}'
        found = self.object(self.said.get("seats"), ("seats",), (), f'{{"A": {sample}, …}}')
        if found:
            self.part(None, right_seats, self.game, found, ("seats",))
        self.names = tuple(found)
        seats = []
        for name, value in found.items():
            at = ("seats", name)
            if not name.strip() or not name.isprintable():
                self.miss(at, f"{name!r} is not a name of a seat", "write letters, such as A")
            if seat := self.object(value, at, OF_A_SEAT, sample):
                left, front = (
                    self.part(1, _chips, seat, key, at, least)
                    for key, least in (("stack", None), ("in_front", 0))
                )
                live = seat.get("in", True)
                if not isinstance(live, bool):
                    self.miss((*at, "in"), f"{live!r} is not understood", "write true or false")
                seats.append((left, front, live is True))
        if found and sum(live for _, _, live in seats) < 2:
            self.miss(("seats",), "fewer than two seats are in", 'write "in": true for those with cards')
        return seats

    def deeds(self, kind: str) -> tuple[list[Deed], list[int]]:
        """What was done, `deed` first, and the cards that were exposed by it."""
        written: list[tuple[At, Any]] = [(("deed",), self.said["deed"])] if "deed" in self.said else []
        written += [
            (("deeds", n), value) for n, value in enumerate(self.listed("deeds", "what others did: [{…}]"))
        ]
        if not written and asked_of(kind, 0):
            keys = ", ".join(f'"{key}": …' for key in _keys(kind, 0))
            self.miss(("deed",), "is missing", f"write {{{keys}}}")
        read = [
            self.part(None, self.deed, value, at, _keys(kind, place))
            for place, (at, value) in enumerate(written)
        ]
        deeds = [deed for deed in read if deed]
        cards = [
            card
            for deed, (at, value) in zip(read, written, strict=True)
            if deed and "card" in value
            for card in self.part((), self.one, value["card"], (*at, "card"))
        ]
        return deeds, cards

    def one(self, value: Any, at: At) -> Cards:
        found = read_cards(self.game, value, at)
        if len(found) != 1:
            raise InputError(at, f"{len(found)} cards are written", "write one")
        return found

    def deed(self, value: Any, at: At, keys: Sequence[str]) -> Deed | None:
        """One deed; what its kind of mistake does not ask for is refused.    keys    those that may stand there"""
        found = self.object(value, at, OF_A_DEED, '{"seat": "C", "action": "bet", "amount": 500}')
        if not found:
            return None
        before = len(self.wrong)
        for key in found:
            if key in OF_A_DEED and key not in keys:
                use = f"what is asked for: {', '.join(keys)}" if keys else "nothing is asked for"
                self.miss((*at, key), "says nothing about this kind of mistake", f"delete it; {use}")
        if "card" in keys and "card" not in found:
            self.miss((*at, "card"), "is missing", "write the card that was seen, such as 7d")
        action = found.get("action", "")
        if action not in ("", "bring-in", *ACTIONS):
            self.miss((*at, "action"), f"{action!r} is no action", f"write one of {', '.join(ACTIONS)}")
        number = "place" if "place" in keys else "amount"
        amount = self.part(0, _chips, found, number, at) if number in found else None
        seat = self.part(0, self.seat, found.get("seat"), (*at, "seat"))
        return None if self.wrong[before:] else Deed(seat, action, amount)

    def acts(self) -> tuple[Deed, ...] | None:
        if "acts" not in self.said:
            return None
        written, keys = (
            enumerate(self.listed("acts", "what was done in this round, in order")),
            ("seat", "action", "amount"),
        )
        read = [self.part(None, self.deed, value, ("acts", n), keys) for n, value in written]
        return tuple(deed for deed in read if deed)

    def step(self, kind: str) -> str:
        rounds = [bet.id for bet in self.game.bets]
        if not rounds:
            hint = "only fouled-deck, and what goes wrong at the end"
            raise InputError(("kind",), f"{self.game.id} has no betting rounds", hint)
        found = self.said.get("step", rounds[0] if kind in OF_THE_FIRST_DEAL else None)
        if found not in rounds:
            what = "is missing" if found is None else f"no betting round is called {found!r}"
            raise InputError(("step",), what, f"write one of {', '.join(rounds)}")
        return str(found)


def _chips(value: Mapping[str, Any], key: str, at: At, otherwise: int | None = None) -> int:
    found = value.get(key, otherwise)
    if type(found) is not int or found < 0:
        what = "is missing" if found is None else f"{found!r} is not a number of chips"
        raise InputError((*at, key), what, "write whole chips from 0")
    return found


def _keys(kind: str, place: int) -> tuple[str, ...]:
    """The keys of a deed."""
    if kind == "exposed":
        return ("seat", "place", "card")
    return tuple("amount" if part == "number" else part for part in asked_of(kind, place))


def read_situation(game_of: Callable[[Mapping[str, str]], Game], said: Mapping[str, Any]) -> Situation:
    """The situation of a request: see above.    game_of    the game under choices of its options

    Raises Mistakes.
    """
    try:
        plain_json(said)
        kind = str(said.get("kind", ""))
        if kind not in KINDS:
            what = f"no kind of mistake is called {kind!r}" if kind else "is missing"
            raise InputError(("kind",), what, suggestion(kind, KINDS) or f"write one of {', '.join(KINDS)}")
        game = game_of(words_in(dict(said), "options"))
        if game.open_face:
            raise InputError((), f"{game.id} has no betting", "a ruling is on a hand with bets")
    except UnknownChoice as error:
        raise Mistakes([InputError(("options",), str(error))]) from None
    except InputError as error:
        raise Mistakes([error]) from None
    reader = _SituationReader(game, said)
    reader.object(said, (), (*KEYS, *OF_CARDS), "")
    over = "won" in said or kind == "pot-to-wrong-seat"
    found = _over(reader, kind) if over else _in_progress(reader, kind)
    if reader.wrong:
        raise Mistakes(reader.wrong)
    return found


def _any_table(game: Game, kind: str, names: Sequence[str], live: Sequence[bool], **more: Any) -> Situation:
    """A table of which chips and turns do not matter."""
    stakes, n = amounts_of(game, usual_stakes(game)), len(names)
    return Situation(game, kind, stakes, tuple(names), (1000,) * n, (0,) * n, tuple(live), None, "", **more)


def _over(reader: _SituationReader, kind: str) -> Situation:
    """A hand that is over: who has won what. The cards with which it was won are not asked for."""
    game, said = reader.game, reader.said
    won: dict[str, int] = reader.part({}, chips_in, said, "won", None, 1)
    if not won:
        reader.miss(("won",), "is missing", 'write who has won what: {"B": 600}')
    if kind not in AT_THE_END:
        reader.miss(("won",), f"when the hand is over nothing is ruled on {kind}", "delete it")
    seats, deed = said.get("seats"), said.get("deed")
    by = [deed["seat"]] if isinstance(deed, dict) and isinstance(deed.get("seat"), str) else []
    names = [*seats] if isinstance(seats, dict) else sorted({*won, *by})
    others = (seat for seat in LETTERS if seat not in names)
    while len(names) < seats_served(game)[0]:
        names.append(next(others))
    reader.names = tuple(names)
    reader.part(None, right_seats, game, names, ("seats",))
    due = {reader.part(0, reader.seat, name, ("won", name)): chips for name, chips in won.items()}
    deeds, _ = reader.deeds(kind)
    stays = deeds[0].seat if deeds and kind == "mucked-by-dealer" else next(iter(due), 0)
    return _any_table(
        game, kind, names, [seat == stays for seat in range(len(names))], deeds=tuple(deeds), won=due
    )


def _in_progress(reader: _SituationReader, kind: str) -> Situation:
    """A hand in a betting round."""
    game, said = reader.game, reader.said
    if kind == "fouled-deck":  # it ends every hand alike
        names = LETTERS[: seats_served(game)[0]]
        return _any_table(game, kind, names, [True] * len(names))
    seats = reader.seats()
    step = reader.part("", reader.step, kind)
    to_act = reader.part(None, reader.seat, said.get("to_act"), ("to_act",)) if seats else None
    if to_act is not None and len(seats) == len(reader.names) and not (seats[to_act][2] and seats[to_act][0]):
        reader.miss(("to_act",), f"{said['to_act']} has no chips left, or is not in", "name who is to act")
    opening = is_first(game, step)
    stakes: dict[str, int] = reader.part({}, _stakes, game, said, opening)
    posts = said.get("posts")
    if posts is not None and not opening:
        reader.miss(("posts",), "decides nothing after the first round", "delete it")
    pot = reader.part(None, _chips, said, "pot", ()) if "pot" in said else None
    if pot is None and game.limit == "pot-limit" and not opening:
        reader.miss(("pot",), "is missing", "write all chips in the pot, those in front included")
    deeds, exposed = reader.deeds(kind)
    cards: dict[str, Cards] = {
        key: reader.part((), read_cards, game, said[key], (key,)) for key in OF_CARDS if key in said
    }
    if kind in OF_A_STREET and "cards" not in said:
        reader.miss(("cards",), "are missing", "write those that were dealt, such as 'Ah 7d 2c'")
    for key in cards if kind not in OF_A_STREET else ():
        reader.miss((key,), "decides nothing about this kind of mistake", "delete it")
    lying: list[tuple[At, Cards]] = [((key,), found) for key, found in cards.items() if key != "drawn"]
    reader.part(None, no_card_twice, [*lying, (("deeds",), tuple(exposed))], game.deck.jokers)
    left, in_front, live = (tuple(column) for column in zip(*seats, strict=True)) if seats else ((), (), ())
    return Situation(
        game, kind, stakes, reader.names, left, in_front, live, to_act, step, tuple(deeds),
        reader.part(None, reader.acts), pot, posts, str(said.get("seat_one", "")),
        cards.get("cards", ()), cards.get("next", ()), cards.get("drawn", ()), tuple(exposed),
    )  # fmt: skip


def _stakes(game: Game, said: Mapping[str, Any], opening: bool) -> dict[str, int]:
    """The amounts; what was posted before this round and decides nothing any more may be left out."""
    found, usual = chips_in(said, "stakes", None, 1), amounts_of(game, usual_stakes(game))
    if not found:
        raise InputError(
            ("stakes",), "are missing", f"write {{{', '.join(f'{name!r}: …' for name in usual)}}}"
        )
    for name in found:
        known("{!r} is not posted or bet in this game", name, usual, ("stakes", name))
    if not opening and game.forced_bets.bring_in:
        found.setdefault("bring_in", 1)
    if not opening and game.limit != "fixed-limit" and "small_bet" not in found:
        lowest = next((found[name] for name in SMALLEST if name in found), 0)
        found |= {"small_bet": lowest} if lowest else {}
    return found


# What is ruled

UNKNOWN = -1  # a card that nobody at the table has seen


def ruled_on(there: Situation, chosen: Mapping[str, str]) -> Ruling:
    """The ruling on a situation, in which cards that nobody at the table has seen are UNKNOWN.    chosen    rule -> choice

    Raises InputError where it names such a card, or where no betting leads there, and CannotBe.
    """

    def decide(hand: Hand) -> Ruling | None:
        found = ruled(hand, there.names, there.kind, there.deeds, chosen)
        drawn = tuple(found.values.get("burn", ()))
        return found if drawn in ((), there.drawn) or not there.drawn else None

    found, seen = decided(there, decide), there.seen
    if not all(card in seen for key in ("cards", "burn") for card in found.values.get(key, ())):
        hint = "write the card that is turned up: the top of the stub, or the second burn"
        raise InputError(("next",), "is missing", hint)
    moved = tuple((card if card in seen else UNKNOWN, place) for card, place in found.moved)
    return replace(found, moved=moved)


# The hand that leads there


class _Elsewhere(Exception):
    """Raised if a deck does not lead to the situation; the message says what is there instead."""


def decided(said: Situation, decides: Callable[[Hand], T | None]) -> T:
    """What is decided on a hand that has come to the situation.

    decides    gives None where the floor would draw another card than it has: another deck is tried

    Raises InputError if no betting leads to the situation, and CannotBe as `decides` does.
    """
    why = ""
    refused: CannotBe | InputError | None = None
    for seed in range(DECKS):
        deck = full_deck(said.game)
        shuffle(deck, random.Random(seed))
        try:
            if said.seen:
                deck = _arranged(said, _reached(said, deck, seed, begins=True))
            hand = _reached(said, deck, seed)
        except _Elsewhere as error:
            why = str(error)
            continue
        except (CannotBe, InputError) as error:  # with these cards; with others it may be possible
            refused = refused or error
            continue
        if (found := decides(hand)) is not None:
            return found
        why = "the card drawn is none of those that lie there"
    if refused:
        raise refused
    at = ("acts",) if said.acts is not None else ("to_act",)
    hint = "the chips in front, who is in and who is to act belong together"
    raise InputError(at, f"no betting leads there: {why}", hint)


def _document(said: Situation, deck: Sequence[int], stacks: Sequence[int], carried: int) -> dict[str, Any]:
    """The record with which the hand begins."""
    names, posts = said.names, said.posts
    before = [
        live and not left + front
        for live, left, front in zip(said.live, said.left, said.in_front, strict=True)
    ]
    if not said.opening and said.step:
        antes = {name: int(any(before) and live) for name, live in zip(names, said.live, strict=True)}
        posts = {"antes": antes, **({"blinds": dict.fromkeys(names, 0)} if said.game.has_blinds else {})}
    elif any(before):  # all-in for less than the ante
        antes = {name: 1 for name, so in zip(names, before, strict=True) if so}
        posts = {**(posts or {}), "antes": {**(posts or {}).get("antes", {}), **antes}}
    found: dict[str, Any] = {
        "stakes": dict(said.stakes),
        "stacks": dict(zip(names, stacks, strict=True)),
        "deck": texts(deck),
    }
    found |= {"posts": posts} if posts is not None else {}
    found |= {"carried": carried} if carried else {}
    return found | ({"seat_one": said.seat_one} if said.seat_one else {})


def _reached(said: Situation, deck: Sequence[int], seed: int, *, begins: bool = False) -> Hand:
    """The hand with this deck at the situation, or as the round of the situation `begins`. Raises _Elsewhere."""
    rng = random.Random(seed)  # the same draws before and after the cards are arranged
    there = [left + front for left, front in zip(said.left, said.in_front, strict=True)]
    deep = [DEEP if chips else 1 for chips in there]
    first = begun(said.game, _document(said, deck, deep, 0), said.names)
    before = _passed(said, first, rng)
    if said.won is not None:
        return _settled(said, first)
    if not said.step:
        return first
    spent = [deep[seat] - first.stacks[seat] - first.wagers[seat] for seat in range(len(deep))]
    low = sum(spent) + sum(said.in_front)
    carried = 0 if said.pot is None else said.pot - low
    if carried < 0:
        raise InputError(("pot",), f"{said.pot} is less than what is there", f"{low} at least")
    brought = [chips + cost if chips else 1 for chips, cost in zip(there, spent, strict=True)]

    def again() -> Hand:
        hand = begun(said.game, _document(said, deck, brought, carried), said.names)
        for action in before:
            _act(hand, action)
        if not isinstance(hand.decision, Legal) or hand.decision.step != said.step:
            raise _Elsewhere("nobody is asked in that round")
        return hand

    hand = again()
    assert isinstance(hand.decision, Legal)
    price = hand.decision.price
    if begins:
        return hand
    if said.seen and [deck[place] for place in _places(said, hand)] != [*said.seen]:
        raise _Elsewhere("other cards come")
    if said.acts is not None:
        return _acted(said, hand, said.acts, rng)
    # where cards decide who is first, nobody checks before, if that can be: a deck for it is looked for
    bets_first = said.game.step(said.step, Bet).first in BY_CARDS and seed < DECKS // 2
    why = "the chips in front do not come about in turn"
    for course in _courses(said, hand):
        if bets_first and not price and course and course[0].action == "call":
            raise _Elsewhere("somebody checks before")
        try:
            return _acted(said, hand, course, rng)
        except _Elsewhere as error:
            why, hand = str(error), again()
    raise _Elsewhere(why)


def _act(hand: Hand, action: Action) -> None:
    try:
        hand.act(action)
    except IllegalAction as error:
        raise _Elsewhere(str(error)) from None


def _passed(said: Situation, hand: Hand, rng: random.Random) -> list[Action]:
    """Plays up to the round: who is not in folds, the others stay in as cheaply as they can. Gives what was answered.

    Where somebody has to open, or who opens begins the next round, a seat that is chosen by chance bets first.
    """
    matters = any(bet.wagering.carries_over or bet.first == "opener" for bet in said.game.bets)
    opener = rng.choice((None, *range(len(said.names)))) if matters else None
    while (asked := hand.decision) is not None and not (isinstance(asked, Legal) and asked.step == said.step):
        if not said.step and said.won is None:
            break
        live = said.live[asked.seat] or asked.seat in said.folded
        if isinstance(asked, Legal):
            if not live and asked.must and said.won is None:
                raise _Elsewhere(f"{said.names[asked.seat]} brings in")
            opens = asked.low and not asked.price and asked.seat == opener
            folds = not live and not asked.must
            _act(hand, Fold() if folds else Raise(asked.low) if opens or not asked.calls else Call())
        elif isinstance(asked, ToSay) and set(asked.words) == {IN, OUT}:
            _act(hand, asked.verb.answer(IN if live else OUT))
        else:
            _act(hand, _by_chance(asked, rng, KEPT))
    if hand.decision is None and said.won is None:
        raise _Elsewhere("the hand is over before that round")
    return [action for _, action in hand.answered]


def _settled(said: Situation, hand: Hand) -> Hand:
    """The hand at its end, with what was won there."""
    if not all(hand.live[seat] for seat, live in enumerate(said.live) if live):
        raise _Elsewhere("who has won is out")
    hand.log[:] = [event for event in hand.log if not isinstance(event, Won)]
    hand.log += [Won(0, "", seat, chips) for seat, chips in (said.won or {}).items()]
    return hand


def _acted(said: Situation, hand: Hand, acts: Sequence[Deed], rng: random.Random) -> Hand:
    """The hand after these acts, if that is the situation. Raises _Elsewhere."""
    for deed in acts:
        _answered_by_chance(hand, said.step, rng)
        asked = hand.decision
        if not isinstance(asked, Legal) or asked.step != said.step or asked.seat != deed.seat:
            raise _Elsewhere(f"it is not the turn of {said.names[deed.seat]}")
        everything = hand.wagers[deed.seat] + hand.stacks[deed.seat]
        to = everything if deed.action == "all-in" else deed.number or 0
        raises = deed.action in ("bet", "raise", "complete") or (deed.action == "all-in" and to > asked.price)
        if raises and not to and asked.low:
            to = asked.low
        _act(hand, Fold() if deed.action == "fold" else Raise(to) if raises else Call())
    _answered_by_chance(hand, said.step, rng)
    asked = hand.decision
    if not isinstance(asked, Legal) or asked.step != said.step:
        raise _Elsewhere("the betting round is over")
    if asked.seat != said.to_act:
        raise _Elsewhere(f"{said.names[asked.seat]} is to act")
    if asked.barred == "openers":
        raise _Elsewhere("who is to act has not the cards to open with")
    for seat, name in enumerate(said.names):
        if hand.wagers[seat] != said.in_front[seat]:
            raise _Elsewhere(f"{name} has {hand.wagers[seat]} in front")
        if hand.live[seat] != said.live[seat]:
            raise _Elsewhere(f"{name} is {'in' if hand.live[seat] else 'out'}")
    return hand


def _answered_by_chance(hand: Hand, step: str, rng: random.Random) -> None:
    """Answers the questions for cards that go with an action."""
    while (asked := hand.decision) is not None and not isinstance(asked, Legal) and asked.step == step:
        _act(hand, _by_chance(asked, rng, 1))


def _by_chance(asked: Decision, rng: random.Random, kept: float) -> Action:
    """A random answer; where that is allowed, cards are kept so often."""
    if isinstance(asked, ToPut) and not asked.fewest and len(asked.bins) == 1 and rng.random() < kept:
        return asked.verb.answer(())
    return random_action(asked, rng)


def _courses(said: Situation, hand: Hand) -> Iterator[list[Deed]]:
    """Ways of betting that leave these chips in front and this seat to act, those with the fewest raises first."""
    betting = _BettingSearch(said, hand)
    for raises in range(MOST_RAISES + 1):
        for course in betting.courses(
            [], betting.queue, betting.wagers, betting.price, betting.by, frozenset(), raises
        ):
            yield course
            betting.found += 1
        if betting.found >= COURSES or betting.nodes >= NODES:
            return


class _BettingSearch:
    """Looks for ways of betting by chips and turns alone; whether the rules allow them, the interpreter says."""

    def __init__(self, said: Situation, hand: Hand) -> None:
        asked = hand.decision
        assert isinstance(asked, Legal)
        self.said, self.price, self.by = said, asked.price, asked.by
        self.queue, self.wagers = (asked.seat, *hand.waiting), tuple(hand.wagers)
        self.everything = [left + front for left, front in zip(said.left, said.in_front, strict=True)]
        self.folds = said.folded
        self.live = [seat for seat, live in enumerate(hand.live) if live]
        self.fixed = said.game.limit == "fixed-limit"
        top = max(said.in_front)
        steps = range(asked.full, top + 1, asked.by) if self.fixed else ()
        self.values = sorted({*said.in_front, *steps})
        self.nodes = self.found = 0

    def courses(
        self, acts: list[Deed], queue: tuple[int, ...], wagers: tuple[int, ...], price: int, by: int,
        folded: frozenset[int], raises: int,
    ) -> Iterator[list[Deed]]:  # fmt: skip
        """The courses that go on from here with exactly so many raises."""
        self.nodes += 1
        if self.nodes > NODES or self.found >= COURSES or not queue:
            return
        seat, rest = queue[0], queue[1:]
        if not raises and seat == self.said.to_act and wagers == self.said.in_front and folded == self.folds:
            yield list(acts)
        wager, target = wagers[seat], self.said.in_front[seat]
        if seat in self.folds and wager == target:
            yield from self.courses(
                [*acts, Deed(seat, "fold")], rest, wagers, price, by, folded | {seat}, raises
            )
        called = max(wager, min(price, self.everything[seat]))
        if called <= target:
            after = (*wagers[:seat], called, *wagers[seat + 1 :])
            yield from self.courses([*acts, Deed(seat, "call")], rest, after, price, by, folded, raises)
        for to in self.values if raises else ():
            whole = to == self.everything[seat]
            enough = to - price <= by or whole if self.fixed else to - price >= by or whole
            if price < to <= target and enough:
                after = (*wagers[:seat], to, *wagers[seat + 1 :])
                turn = self.live.index(seat)
                others = (*self.live[turn + 1 :], *self.live[:turn])
                asked = tuple(it for it in others if it not in folded and after[it] < self.everything[it])
                larger = by if self.fixed else max(by, to - price)
                yield from self.courses(
                    [*acts, Deed(seat, "raise", to)], asked, after, to, larger, folded, raises - 1
                )


# Its cards


def _arranged(said: Situation, hand: Hand) -> list[int]:
    """The deck in which the cards that the table has seen lie where they came from."""
    deck: list[int] = list(hand.dealer.deck)
    places = _places(said, hand)
    if len(places) != len(said.seen):
        wanted = len(places) - len(said.after) - len(said.exposed)
        raise InputError(
            ("cards",), f"{len(said.cards)} cards are written", f"write {wanted}, in the order dealt"
        )
    for place, card in zip(places, said.seen, strict=True):
        other = deck.index(card)
        deck[place], deck[other] = card, deck[place]
    return deck


def _places(said: Situation, hand: Hand) -> list[int]:
    """The places in the deck of the cards that the table has seen."""
    scene = Scene(hand, said.names, said.deeds, {})
    if said.kind == "exposed":
        places = []
        for deed in said.deeds:
            down, number = hand.down(deed.seat), scene.number_of(deed)
            if not 1 <= number <= len(down):
                raise CannotBe("no-such-card", seat=said.names[deed.seat])
            places.append(scene.deck.index(down[number - 1]))
        return places
    if said.kind.startswith("premature"):
        step, count = scene.next_street()
        count = sum(said.live) * step.cards if isinstance(step, DealToPlayers) else count
        begins = scene.out + int(step.burns)
        return [*range(begins, begins + count)]
    _, cards = scene.last_street()
    begins = scene.out - len(cards)
    more = 1 if said.kind == "four-card-flop" else 0
    after = [begins - 1 if said.kind == "no-burn" else scene.out] if said.after else []
    return [*range(begins, scene.out + more), *after]

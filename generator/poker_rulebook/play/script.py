"""A hand told as text: 'A raises to 600', 'B exchanges 2c 3d'; played action by action."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial

from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.problems import suggestion
from poker_rulebook.book.steps import DealToPlayers, only
from poker_rulebook.cards import Cards, texts
from poker_rulebook.play.agreed import AGREED, read_stakes
from poker_rulebook.play.boards import possible_rolls, rolled
from poker_rulebook.play.dealer import Dealer, full_deck
from poker_rulebook.play.dealing import COMMUNITY
from poker_rulebook.play.exchanges import DIVIDE
from poker_rulebook.play.hand import ASKING, Hand
from poker_rulebook.play.judging import slot_card
from poker_rulebook.play.openface import FOR_POINTS, IN_FANTASYLAND, PLACE
from poker_rulebook.play.questions import Action, Decision, IllegalAction, Put, ToPut
from poker_rulebook.play.reading import (
    At,
    InputError,
    known,
    no_card_twice,
    read_cards,
    read_seat_one,
    right_seats,
)
from poker_rulebook.play.rows import rules_of
from poker_rulebook.play.sentences import Allowed, action_in, allowed_by, understood, whose_turn

Allowances = dict[
    str, list[tuple[Allowed, ...]]
]  # step -> of each answer what is said to be allowed before it
Lines = Iterator[tuple[int, str]]  # the sentences of a step that are still to come, numbered from 0
HINTED = ("Qs", "7d 7c", "Ks Kh", "2d", "3c")  # cards of a placing in a hint


class ScriptedDealer(Dealer):
    """Deals the cards that the example names for each seat and slot, and any other card elsewhere."""

    __slots__ = ("named",)

    def __init__(self, stub: list[int], named: Mapping[int | str, list[int]], rolls: dict[str, int]):
        super().__init__(stub, random.Random(0), rolls)
        self.named = named

    def take(self, to: int | str) -> int:
        queue = self.named.get(to)
        card = queue.pop(0) if queue else self._any_other()
        self.stub.remove(card)
        return card

    def burn(self) -> int:
        card = self._any_other()
        self.stub.remove(card)
        self.burned.append(card)
        return card

    def roll(self, step: str, dice: int) -> int:
        return rolled(self.rolls, step, dice)

    def _any_other(self) -> int:
        kept = {card for queue in self.named.values() for card in queue}
        for card in reversed(self.stub):
            if card not in kept:
                return card
        message = "the cards written leave none to burn, or to deal to those whose cards are not written"
        raise InputError(("seats",), message, "write fewer")


# A hand with bets


def play(game: Game, example: Example) -> tuple[Hand, Allowances]:
    """The finished hand of an example with stacks, and what it says is allowed.

    Raises InputError where the rules and the text part.
    """
    allowed: Allowances = {}
    names = list(example.seats)
    hand = _start(game, example, names)
    steps, asking = [step.id for step in game.play], [step.id for step in game.play if type(step) in ASKING]
    _tell(hand, example, steps, asking, partial(_answer, example, hand, names, allowed), "act")
    assert isinstance(hand.dealer, ScriptedDealer)
    _nothing_left(hand.dealer.named, names)
    return hand, allowed


def _tell(
    hand: Hand,
    example: Example,
    steps: Sequence[str],
    asking: Sequence[str],
    answer: Callable[[Decision, Lines], None],
    doing: str,
) -> None:
    """Answer every question of the hand by the example.

    steps     ids that `actions:` may have; asking: those that are proposed where it has another
    answer    reads a sentence or more and acts
    doing     what seats do, in words
    """
    for step in example.actions or {}:
        known("no step is called {!r}", step, steps, ("actions", step), proposed=asking)
    lines = {step: iter(list(enumerate(said))) for step, said in (example.actions or {}).items()}
    while hand.decision is not None:
        answer(hand.decision, lines.get(hand.decision.step, iter(())))
    for step, rest in lines.items():
        for index, sentence in rest:
            raise InputError(("actions", step, index), f"{sentence!r}: nobody is to {doing} any more")


def _nothing_left(named: Mapping[int | str, list[int]], names: list[str]) -> None:
    """Raises InputError for cards that the example names and nobody received."""
    left: dict[At, list[int]] = {}
    for to, queue in named.items():
        left.setdefault(("seats", names[to]) if isinstance(to, int) else ("board",), []).extend(queue)
    for at, cards in left.items():
        if cards:
            verb = "is" if len(cards) == 1 else "are"
            hint = "the hand ends before, or the cards are too many"
            raise InputError(at, f"{texts(cards)} {verb} never dealt", hint)


def _start(game: Game, example: Example, names: list[str]) -> Hand:
    given = example.stacks or {}
    if set(given) != set(names):
        hint = f"the seats are {', '.join(names)}"
        raise InputError(("stacks",), "the stacks and the seats have different names", hint)
    agreed = {key: value for key in AGREED if (value := getattr(example, key)) is not None}
    stakes = read_stakes(game, agreed, names)
    named = _named_cards(game, example, names)
    rolls = dict(example.rolls or {})
    possible_rolls(game, rolls)
    right_seats(game, names, ("seats",))
    dealer = ScriptedDealer(full_deck(game), named, rolls)
    seat_one = read_seat_one(game, example.seat_one, names) if example.seat_one is not None else 0
    stacks = [given[name] for name in names]
    return Hand(game, stakes, stacks, dealer, carried=example.carried or 0, seat_one=seat_one)


def _named_cards(game: Game, example: Example, names: list[str]) -> dict[int | str, list[int]]:
    groups: list[tuple[int | str, At, Cards]] = []
    for seat, name in enumerate(names):
        value, at = example.seats[name], ("seats", name)
        if isinstance(value, dict) and not game.divided:
            raise InputError(at, "the cards of this game are not divided", "write them as one text")
        value = " ".join(value.values()) if isinstance(value, dict) else value
        groups.append((seat, at, read_cards(game, value, at)))
    several = (example.runs or 1) > 1 or (example.bomb or {}).get("boards", 1) > 1
    groups += (_several_boards if several else _named_board)(game, example.board)
    no_card_twice(((at, cards) for _, at, cards in groups), game.deck.jokers)
    named: dict[int | str, list[int]] = {}
    for to, _, cards in groups:
        named.setdefault(to, []).extend(cards)
    return named


def _several_boards(game: Game, boards: object) -> Iterator[tuple[str, At, Cards]]:
    """The slots of every board of a bomb pot, or of every run-out: what lay before it stands on all of them."""
    filled: set[tuple[str, Cards]] = set()
    for number, board in enumerate(boards if isinstance(boards, list) else []):
        for slot, _, cards in _named_board(game, board):
            if (slot, cards) not in filled:
                filled.add((slot, cards))
                yield slot, ("board", number), cards


def _named_board(game: Game, board: object) -> Iterable[tuple[str, At, Cards]]:
    """The slots that the example fills, each with its place in the example and its cards."""
    community = any(step.if_short for step in only(DealToPlayers, game.play))
    slots = game.board_slots + ((COMMUNITY,) if community else ())
    if board is not None and not slots:
        raise InputError(("board",), f"{game.id} has no board", "delete it")
    if isinstance(board, dict):
        return [
            (slot, ("board", slot), (slot_card(game, slot, text, slots),)) for slot, text in board.items()
        ]
    if not isinstance(board, list):
        read = read_cards(game, board, ("board",)) if board is not None else ()
    else:
        lines = game.layouts[0].lines if len(game.layouts) == 1 else ()
        slots = tuple(slot for line in lines for slot in line.slots)
        if len(board) != len(lines) or len(set(slots)) < len(slots):
            raise InputError(("board",), f"{len(board)} boards are written", "write it as {slot: card}")
        read = tuple(card for i, part in enumerate(board) for card in read_cards(game, part, ("board", i)))
    if len(read) > len(slots):
        raise InputError(("board",), f"{len(read)} cards are written", f"the board has {len(slots)}")
    return [(slot, ("board",), (card,)) for slot, card in zip(slots, read, strict=False)]


def _answer(
    example: Example, hand: Hand, names: list[str], allowed: Allowances, decision: Decision, lines: Lines
) -> None:
    """Act by the sentences of the example; what they say is allowed before is added to `allowed`."""
    name, game, before = names[decision.seat], hand.game, list[Allowed]()
    own = example.seats[name]
    if isinstance(decision, ToPut) and decision.verb is DIVIDE and isinstance(own, dict):
        hands = {key: read_cards(game, text, ("seats", name)) for key, text in own.items()}
        _act(hand, Put(DIVIDE.word, hands), ("seats", name))
        return
    at = ("actions", decision.step)
    for index, sentence in lines:
        here = (*at, index)
        found = understood(here, sentence, names)
        if found["seat"] != name:
            missing = f"{name} may {whose_turn(decision)}; is a line '{name} …' missing before this one?"
            raise InputError(here, f"{sentence!r}: it is the turn of {name}", missing)
        if found["verb"].startswith("may"):
            before.append(allowed_by(here, sentence, decision, found))
            continue
        allowed.setdefault(decision.step, []).append(tuple(before))
        _act(hand, action_in(game, here, sentence, decision, found), here)
        return
    raise InputError(at, f"{name} is to act, and nothing is written", whose_turn(decision))


def _act(hand: Hand, action: Action, at: At) -> None:
    try:
        hand.act(action)
    except IllegalAction as error:
        raise InputError(at, str(error)) from None


# A deal of an open-face game: 'A places front Qs middle 7d 7c'


def deal(game: Game, example: Example, there: Mapping[str, int], stacks: Mapping[str, int] | None) -> Hand:
    """The finished deal of an example with actions. Raises InputError where the rules and the text part.

    there    seats in Fantasyland; stacks    chips of the seats, None where they do not matter
    """
    names = list(example.seats)
    right_seats(game, names, ("seats",))
    cards = [(("seats", name), read_cards(game, example.seats[name], ("seats", name))) for name in names]
    no_card_twice(cards)
    dealer = ScriptedDealer(full_deck(game), {seat: list(own) for seat, (_, own) in enumerate(cards)}, {})
    brought = [stacks[name] for name in names] if stacks else [0] * len(names)
    numbered = {names.index(name): count for name, count in there.items()}
    hand = Hand(game, FOR_POINTS, brought, dealer, fantasyland=numbered)
    steps = [IN_FANTASYLAND, *(step.id for step in game.play)]
    _tell(hand, example, steps, steps, partial(_put, hand, names), "place")
    return hand


def _put(hand: Hand, names: list[str], decision: Decision, lines: Lines) -> None:
    assert isinstance(decision, ToPut)
    at, name, has = ("actions", decision.step), names[decision.seat], texts(decision.own)
    index, sentence = next(lines, (0, ""))
    if not sentence:
        raise InputError(at, f"{name} is to place {has}, and nothing is written", _form(hand.game))
    here = (*at, index)
    found = re.fullmatch("(?P<seat>.+?) places (?P<rest>.+)", sentence)
    if not found:
        raise InputError(here, f"{sentence!r} is not understood", _form(hand.game))
    if found["seat"] != name:
        raise InputError(here, f"{sentence!r}: it is the turn of {name}", f"{name} has {has}")
    _act(hand, Put(PLACE.word, _rows(hand.game, here, found["rest"])), here)


def _form(game: Game) -> str:
    """How a placing is told, with the rows of the game."""
    rows = " ".join(f"{row.id} {card}" for row, card in zip(rules_of(game).rows, HINTED, strict=False))
    return f"write it: A places {rows}"


def _rows(game: Game, at: At, text: str) -> dict[str, Cards]:
    """'front Qs middle 7d 7c' as cards by row."""
    known = [row.id for row in rules_of(game).rows]
    rows: dict[str, list[str]] = {}
    row = ""
    for word in text.split():
        if word in known:
            row = word
        elif not row:
            raise InputError(at, f"{word!r} stands before the name of a row", suggestion(word, known))
        rows.setdefault(row, []).extend([word] if word != row else [])
    return {name: read_cards(game, " ".join(words), at) for name, words in rows.items()}

"""Worked examples, which are hands told as text, action by action: played and compared with their claims, or written."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.options import UnknownChoice
from poker_rulebook.book.problems import At, Finding, Problem, suggestion
from poker_rulebook.book.source import TO_WRITE
from poker_rulebook.book.steps import DealToPlayers, only
from poker_rulebook.cards import Cards, texts
from poker_rulebook.languages import BESIDE
from poker_rulebook.play.comparing import shares_in_force
from poker_rulebook.play.dealer import Dealer, full_deck, shuffle
from poker_rulebook.play.dealing import COMMUNITY, possible_rolls, rolled
from poker_rulebook.play.events import Acted
from poker_rulebook.play.exchanges import DIVIDE, DRAW
from poker_rulebook.play.hand import ASKING, VERBS, Hand
from poker_rulebook.play.hand_record import AGREED, plain_stakes, read_stakes
from poker_rulebook.play.judging import Judgement, Tableau, judge, read_table, slot_card
from poker_rulebook.play.openface import (
    FOR_POINTS,
    IN_FANTASYLAND,
    PLACE,
    laid_out,
    read_fantasyland,
    read_stacks,
)
from poker_rulebook.play.parser import (
    LETTERS,
    InputError,
    as_held,
    known,
    no_card_twice,
    read_cards,
    read_seat_one,
    right_seats,
)
from poker_rulebook.play.questions import (
    Action,
    Allowance,
    Call,
    CardVerb,
    Decision,
    Fold,
    IllegalAction,
    Legal,
    Put,
    Raise,
    Say,
    ToPut,
    asked_for,
    described,
    raise_range,
    raising,
)
from poker_rulebook.play.rows import Judged, judged, rules_of

# --- plays worked examples, which are hands told as text, action by action, and compares the result with their
# claims


NOTHING = "nothing"  # written for the cards of a player who discards or turns up none


SAID = {verb.says: verb for verb in VERBS.values() if verb.says}
WITHOUT = {verb.none: verb for verb in SAID.values() if isinstance(verb, CardVerb) and verb.none}
WAGERS = ("folds", "checks", "calls", "bets", "raises to", "completes", "brings in")
NEITHER = ("may not raise", "may not call", "may not check")
BARE = ("folds", "checks", *WITHOUT, *NEITHER)  # verbs that nothing follows
WHAT = f"(?P<verb>{'|'.join((*WAGERS, *SAID, *WITHOUT, *NEITHER, 'may raise to', 'may exchange'))})(?: (?P<rest>.+))?"


def _forms() -> str:
    """A sample sentence of each form."""
    wagers = ("folds", "checks", "calls", "bets 200", "raises to 600", "completes", "brings in")
    cards: list[str] = []
    words: list[str] = []
    for says, verb in SAID.items():
        forms = cards if isinstance(verb, CardVerb) else words
        forms.append(f"{says} {verb.sample}")
        forms += [none for none, other in WITHOUT.items() if other is verb]
    cards.append(f"discards {NOTHING}")
    allowed = ("may raise to 400-700", "may not raise", "may exchange 0-3")
    return ", ".join(f"'A {form}'" for form in (*wagers, *cards, *words, *allowed))


def understood(at: At, sentence: str, names: list[str]) -> re.Match[str]:
    """The seat, the verb and the rest of a sentence. Raises InputError for another form or an unknown seat."""
    seats = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    found = re.fullmatch(f"(?P<seat>{seats}) {WHAT}", sentence) or re.fullmatch(
        f"(?P<seat>.+?) {WHAT}", sentence
    )
    if not found:
        near = _nearest(sentence, names)
        hint = f"did you mean {near!r}?" if near else f"write one of {_forms()}"
        raise InputError(at, f"{sentence!r} is not understood", hint)
    seat, verb = found["seat"], found["verb"]
    if seat not in names:
        raise InputError(at, f"{sentence!r}: no seat is called {seat!r}", suggestion(seat, names))
    if found["rest"] and verb in BARE:
        raise InputError(at, f"{sentence!r}: nothing can follow {verb!r}", f"write {seat} {verb}")
    return found


def _nearest(sentence: str, names: list[str]) -> str:
    """The sentence with its verb corrected, if it is like 'C fold' or 'C raise 400'; else ''."""
    seat, _, said = sentence.partition(" ")
    for verb in (*WAGERS, *SAID, *WITHOUT):
        first, *more = verb.split()
        written = re.fullmatch(f"{first[:-1]}s?(?: {' '.join(more)})?(?P<rest> .+)?", said, re.IGNORECASE)
        if seat in names and written:
            return f"{seat} {verb}{written['rest'] or ''}"
    return ""


def whose_turn(decision: Decision) -> str:
    """A hint about what the seat may do, or about where its divided hands are written."""
    if isinstance(decision, ToPut) and decision.verb is DIVIDE:
        hands = ", ".join(f"{name}: ..." for name in decision.bins)
        return f"write the cards of the seat as {{{hands}}}"
    return asked_for(decision)


def compare_calling(at: At, sentence: str, decision: Decision, found: re.Match[str]) -> None:
    if not isinstance(decision, Legal):
        raise InputError(at, f"{sentence!r}: this step is not a betting round", whose_turn(decision))
    verb = "call" if decision.call else "check"
    if decision.calls:
        raise InputError(at, f"{sentence!r} is not so", f"delete it: {found['seat']} may {verb}")
    if found["verb"] != f"may not {verb}":
        raise InputError(at, f"{sentence!r} is not so", f"write: {found['seat']} may not {verb}")


def allowed_by(at: At, sentence: str, decision: Decision, found: re.Match[str]) -> Allowance:
    """The allowance that a sentence states. Raises InputError if the rules allow something else."""
    verb, seat = found["verb"], found["seat"]
    if verb in ("may not call", "may not check"):
        compare_calling(at, sentence, decision, found)
        return Allowance(verb.removeprefix("may ").replace(" ", "-"))
    if verb == "may exchange":
        if not isinstance(decision, ToPut) or decision.verb is not DRAW:
            raise InputError(at, f"{sentence!r}: this step is not a draw", whose_turn(decision))
        low, high = decision.fewest, decision.most
        right = f"{low}-{high}" if low < high else str(low)
        truth, allowed = f"{seat} may exchange {right}", Allowance("exchange", low, high)
    elif isinstance(decision, Legal) and decision.low:
        right = raise_range(decision)
        truth, allowed = f"{seat} may raise to {right}", raising(decision)
    else:
        right, truth, allowed = "0", f"{seat} may not raise", Allowance("not-raise")
    said = "0" if verb == "may not raise" else found["rest"] or ""
    if said != right:
        raise InputError(at, f"{sentence!r} is not so", f"write: {truth}")
    return allowed


def action_in(game: Game, at: At, sentence: str, decision: Decision, found: re.Match[str]) -> Action:
    """The action that a sentence tells. Raises InputError if it is no answer to the question."""
    says, rest = found["verb"], found["rest"]
    if says in WITHOUT:
        return WITHOUT[says].answer(())
    verb = SAID.get(says)
    if isinstance(verb, CardVerb):
        none = rest == NOTHING and not verb.none
        return verb.answer(() if none else as_held(decision, read_cards(game, rest or "", at)))
    if verb is not None:
        return verb.answer(rest or "")
    if not isinstance(decision, Legal):
        raise InputError(at, f"{sentence!r}: this step is not a betting round", whose_turn(decision))
    amount = _amount(at, sentence, rest)
    if says == "folds":
        return Fold()
    if says in ("checks", "calls", "brings in"):
        right = "brings in" if decision.must else "calls" if decision.call else "checks"
        if says != right:
            raise InputError(at, f"{sentence!r} is not possible: {described(decision)}")
        if amount is not None and amount != decision.call:
            hint = f"write {decision.call}, or leave the amount out"
            raise InputError(at, f"{sentence!r}: it costs {decision.call}", hint)
        return Call()
    if says == "completes":
        if amount is not None and amount != decision.low:
            raise InputError(at, f"{sentence!r}: the completion is to {decision.low}")
        return Raise(decision.low)
    if amount is None:
        raise InputError(at, f"{sentence!r}: the amount is missing", f"write it: {found['seat']} {says} 200")
    return Raise(amount)


def _amount(at: At, sentence: str, rest: str | None) -> int | None:
    if rest is None:
        return None
    if not re.fullmatch("[0-9]{1,15}", rest):
        raise InputError(at, f"{sentence!r}: {rest!r} is not an amount", "write whole chips without a comma")
    return int(rest)


Allowances = dict[
    str, list[tuple[Allowance, ...]]
]  # step -> for each answer, what the example says is allowed before it
Lines = Iterator[tuple[int, str]]  # the sentences of a step that are still to come, numbered from 0
HINTED = ("Qs", "7d 7c", "Ks Kh", "2d", "3c")  # sample cards for a hint about placings


class ScriptedDealer(Dealer):
    """A dealer who deals the cards that the example names for a seat or slot, and otherwise any other card."""

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
    """The finished hand of an example with stacks, and what the example says is allowed.

    Raises InputError if the rules and the text contradict each other.
    """
    allowed: Allowances = {}
    names = list(example.seats)
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
    hand = Hand(game, stakes, stacks, dealer, carried=example.carried or 0, seat_one=seat_one)
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
    """Answers every question of the hand as the example tells it.

    steps     ids that `actions:` may have;  asking    those to be proposed in place of an unknown id
    answer    reads one or more sentences, and acts
    doing     what the seats do, in words
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
    """Raises InputError for cards that the example names but nobody received."""
    left: dict[At, list[int]] = {}
    for to, queue in named.items():
        left.setdefault(("seats", names[to]) if isinstance(to, int) else ("board",), []).extend(queue)
    for at, cards in left.items():
        if cards:
            verb = "is" if len(cards) == 1 else "are"
            hint = "the hand ends before, or the cards are too many"
            raise InputError(at, f"{texts(cards)} {verb} never dealt", hint)


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
    """The slots and cards of every board of a bomb pot or run-out; cards common to run-outs are on each board."""
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
    """Acts as the sentences of the example tell; adds to `allowed` what they say is allowed before the act."""
    name, game, before = names[decision.seat], hand.game, list[Allowance]()
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


def deal_of(game: Game, example: Example, there: Mapping[str, int], stacks: Mapping[str, int] | None) -> Hand:
    """The finished deal of an example with actions. Raises InputError if the rules and the text contradict each other.

    there    seats in Fantasyland;  stacks    chips of the seats, None if they do not matter
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
    """The form of a sentence about a placing, with the rows of the game."""
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


# The claims of an example

TOLD = (*AGREED, "actions", "final", "carried", "seat_one")  # keys that only a hand with bets has
POINTS = ("points", "pairs", "royalties", "fouls", "next", "final")  # claims about an open-face game
SHOWN = ("pot", "chips", "chosen", "declared", "exposed")  # keys that only a showdown without a hand has


class Result(NamedTuple):
    """The result of an example.

    game     the game with the example's choices
    table    the cards at the showdown; None if there was none
    hand     the finished hand, for an example with stacks
    outcome  for an open-face game the scored layouts;  deal    the played deal, if the example tells it
    allowed  step -> for each answer, what the example says is allowed before it
    """

    game: Game
    table: Tableau | None
    judgement: Judgement
    hand: Hand | None
    outcome: Judged[str] | None = None
    deal: Hand | None = None
    allowed: Mapping[str, Sequence[tuple[Allowance, ...]]] = {}


def run(book: Book, game: Game, example: Example) -> Result:
    """The result of the example, kept for the book. Raises InputError if the example is impossible."""
    key = key_of(game, example)
    if book.memo.results.get(key, (None, None))[0] is not example:
        book.memo.results[key] = (example, played(chosen_for(book, game, example), example))
    result: Result = book.memo.results[key][1]
    return result


def key_of(game: Game, example: Example) -> tuple[Any, ...]:
    """By what an example is remembered for a book."""
    return game.id, *sorted(game.choices.items()), example.id


def chosen_for(book: Book, game: Game, example: Example) -> Game:
    """The game with the choices of the example added. Raises InputError if they do not go together."""
    if not example.options:
        return game
    try:
        return book.game(game.id, {**game.choices, **example.options})
    except UnknownChoice as error:
        raise InputError(("options",), str(error)) from None


def played(game: Game, example: Example) -> Result:
    """The result of the example in this game; the example's own choices are ignored. Raises InputError."""
    if game.open_face:
        return Result(game, None, Judgement({}, {}), None, *_laid_out(game, example))
    if example.stacks is None:
        for name in TOLD:
            if getattr(example, name) is not None:
                raise InputError((name,), "a hand with bets needs the chips of every seat", "add 'stacks:'")
        if example.chips is not None and example.pot is None:
            raise InputError(("chips",), "there is no pot to share out", "add 'pot:'")
        table = read_table(
            game, example.seats, example.board, example.rolls,
            example.chosen, example.declared, example.exposed,
        )  # fmt: skip
        return Result(game, table, judge(game, table, example.pot), None)
    for name in SHOWN:
        if getattr(example, name) is not None:
            raise InputError((name,), *_FOLLOWS[name])
    hand, allowed = play(game, example)
    names = list(example.seats)
    if hand.compared is None:
        return Result(game, None, Judgement({}, {}), hand, allowed=allowed)
    held = {names[seat]: hand.held(seat) for seat in hand.seats_in()}
    declared = {names[seat]: share for seat, share in (hand.declared or {}).items()} or None
    tableau = Tableau(held, hand.board, hand.community, hand.outcomes, declared, hand.aside)
    judgement = judge(game, tableau, barred=[names[seat] for seat in hand.barred])
    return Result(game, tableau, judgement, hand, allowed=allowed)


def _laid_out(game: Game, example: Example) -> tuple[Judged[str], Hand | None]:
    """The result of an open-face example, and the played deal if the example tells it. Raises InputError."""
    if example.actions is None:
        return laid_out(game, example.seats, example.fantasyland, example.stacks), None
    there = read_fantasyland(game, example.fantasyland, list(example.seats))
    stacks = read_stacks(game, example.stacks, list(example.seats))
    deal = deal_of(game, example, there, stacks)
    layouts = {name: deal.layout(seat) for seat, name in enumerate(example.seats)}
    return judged(rules_of(game), layouts, there, stacks), deal


_POT = ("the pot follows from the bets", "delete 'pot:' and 'chips:', and add 'final:'")
_TOLD = ("it follows from the play", "delete it, and tell it in 'actions:'")
_FOLLOWS = {"pot": _POT, "chips": _POT, "chosen": _TOLD, "declared": _TOLD,
            "exposed": ("it follows from the deal", "delete it")}  # fmt: skip


def problems(book: Book, games: Iterable[Game] | None = None) -> list[Problem]:
    """All differences between the examples of the book, or of some of its games, and their results."""
    found = []
    for game in book.games.values() if games is None else games:
        source = book.games.source(game.id)
        for example in game.examples:
            for at, message, hint in findings(book, game, example):
                number = [item["id"] for item in source.value["examples"]].index(example.id)
                found.append(source.problem(("examples", number, *at), message, hint))
    return sorted(found)


def findings(book: Book, game: Game, example: Example) -> Iterator[Finding]:
    """The differences between one example and its result."""
    try:
        result = run(book, game, example)
    except InputError as error:
        yield error.at, error.message, error.hint
        return
    if result.outcome is not None:
        yield from _wrong_points(example, result.outcome)
        return
    if result.hand is None and example.wins is None and example.hands is None and example.chips is None:
        yield (), "the example claims nothing", "add 'wins:'"
    if result.hand is not None and len(result.hand.showdowns) > 1:
        for name in ("wins", "hands"):
            if getattr(example, name) is not None:
                yield (name,), "every board is won for itself", "delete it: 'final:' says it all"
    for share, said in (example.wins or {}).items():
        at = ("wins", share)
        if result.table is None:
            yield at, _no_showdown(result), "delete 'wins:'"
        elif share not in result.judgement.shares:
            yield at, f"no share in force is called {share!r}", suggestion(share, _share_ids(result))
        elif sorted(said) != sorted(result.judgement.shares[share].winners):
            right = result.judgement.shares[share].winners
            message = f"the share is won by {_list(right)}, not by {_list(said)}"
            yield at, message, f"{share}: [{', '.join(right)}]"
    yield from _wrong_hands(example, result)
    if example.chips is not None:
        yield from _wrong_chips(("chips",), example.chips, result.judgement.chips)
    if result.hand is not None:
        final = dict(zip(example.seats, result.hand.stacks, strict=True))
        if example.final is None:
            yield (), "the hand claims no final stacks", f"add 'final: {_flow(final)}'"
        else:
            yield from _wrong_chips(("final",), example.final, final)


def _flow(values: Mapping[str, object]) -> str:
    return "{" + ", ".join(f"{name}: {value}" for name, value in values.items()) + "}"


def _share_ids(result: Result) -> list[str]:
    return [share.id for share in shares_in_force(result.game, result.table.outcomes if result.table else {})]


def _no_showdown(result: Result) -> str:
    folded = result.hand is not None and result.hand.players == 1
    return f"there is no showdown: {'everybody else folded' if folded else 'the deal ended before'}"


def _list(names: list[str]) -> str:
    return " and ".join(names) if names else "nobody"


def _wrong_hands(example: Example, result: Result) -> Iterator[Finding]:
    for share, said in (example.hands or {}).items():
        at, verdict = ("hands", share), result.judgement.shares.get(share)
        if result.table is None:
            yield at, _no_showdown(result), "delete 'hands:'"
        elif verdict is None:
            yield at, f"no share in force is called {share!r}", suggestion(share, _share_ids(result))
        else:
            for name, cards in said.items():
                if name in verdict.hands:
                    yield from _wrong_hand(result.game, (*at, name), cards, verdict.hands[name])
                else:
                    yield (*at, name), f"{name} shows no hand", suggestion(name, verdict.hands)


def _wrong_hand(game: Game, at: At, said: str | None, right: tuple[int, ...] | None) -> Iterator[Finding]:
    try:
        claimed = None if said is None else read_cards(game, said, at)
    except InputError as error:
        yield error.at, error.message, error.hint
        return
    if claimed is None or right is None:
        same = claimed is right
    else:
        same = sorted(texts(claimed)) == sorted(texts(right))
    if not same:
        hint = "it does not qualify: write null" if right is None else f"the best hand is {texts(right)}"
        message = "this seat has a hand" if said is None else f"{said} is not what comes out"
        yield at, message, hint


def _wrong_chips(at: At, said: dict[str, int], right: dict[str, int]) -> Iterator[Finding]:
    for name in said:
        if name not in right:
            yield (*at, name), f"no seat is called {name!r}", suggestion(name, right)
    if any(said.get(name) != amount for name, amount in right.items()):
        wrong = [n for n in said if n in right and said[n] != right[n]] or list(said)[:1]
        yield (*at, wrong[0]), f"{_flow(said)} is not what comes out", f"it is {_flow(right)}"


# Open-face games


def _wrong_points(example: Example, outcome: Judged[str]) -> Iterator[Finding]:
    """The differences between an open-face example and its result."""
    if all(getattr(example, name) is None for name in POINTS):
        yield (), "the example claims nothing", f"add 'points: {_flow(outcome.points)}'"
    yield from _differs(("points",), example.points, outcome.points)
    yield from _differs(("next",), example.next, outcome.next_deal)
    if example.final is not None:
        before = example.stacks or {}
        final = {name: before.get(name, 0) + points for name, points in outcome.points.items()}
        yield from _differs(("final",), example.final, final)
    fouled = [name for name, score in outcome.scores.items() if score.fouled]
    if example.fouls is not None and sorted(example.fouls) != sorted(fouled):
        message = f"[{', '.join(example.fouls)}] is not what comes out"
        yield ("fouls",), message, f"it is [{', '.join(fouled)}]"
    for name, said in (example.royalties or {}).items():
        if name not in outcome.scores:
            yield ("royalties", name), f"no seat is called {name!r}", suggestion(name, outcome.scores)
        else:
            yield from _differs(("royalties", name), said, outcome.scores[name].royalties)
    names = list(outcome.layouts)
    points = {(names[p.first], names[p.second]): p.points for p in outcome.pairs}
    points |= {(second, first): -chips for (first, second), chips in points.items()}
    for first, others in (example.pairs or {}).items():
        for second, claimed in others.items():
            at, right = ("pairs", first, second), points.get((first, second))
            if right is None:
                yield (
                    at,
                    f"{first} and {second} are not two of the seats",
                    f"the seats are {', '.join(names)}",
                )
            elif claimed != right:
                yield at, f"{claimed} is not what comes out", f"it is {right}"


def _differs(at: At, said: dict[str, int] | None, right: dict[str, int]) -> Iterator[Finding]:
    if said is not None and said != right:
        yield at, f"{_flow(said)} is not what comes out", f"it is {_flow(right)}"


# --- a played hand written as a worked example, in the words that `play.script` reads


WRITTEN_WAGERS = {
    "fold": "folds",
    "check": "checks",
    "call": "calls",
    "bring-in": "brings in",
    "complete": "completes",
}


class NotedDealer(Dealer):
    """A dealer who notes which cards went to which seat or slot, and what the dice showed."""

    __slots__ = ("given", "shown")

    def __init__(self, stub: list[int], rng: random.Random):
        super().__init__(stub, rng)
        self.given: dict[int | str, list[int]] = {}
        self.shown: dict[str, int] = {}

    def take(self, to: int | str) -> int:
        card = super().take(to)
        self.given.setdefault(to, []).append(card)
        return card

    def roll(self, step: str, dice: int) -> int:
        self.shown[step] = super().roll(step, dice)
        return self.shown[step]


def noted(game: Game, rng: random.Random) -> NotedDealer:
    """A dealer with a shuffled deck."""
    deck = full_deck(game)
    shuffle(deck, rng)
    return NotedDealer(deck, rng)


def written(hand: Hand, id_: str, telling: Collection[int] = ()) -> dict[str, Any]:
    """The example of a finished hand that a NotedDealer has dealt, as the value of a file; its titles are still to be written.

    telling    numbers of answers before which the example also says what is allowed
    Raises InputError where an example cannot tell such a hand.
    """
    dealer, game, names = hand.dealer, hand.game, LETTERS[: len(hand.stacks)]
    assert isinstance(dealer, NotedDealer)
    said: dict[str, Any] = {"id": id_, "title": dict.fromkeys(BESIDE, TO_WRITE)}
    said |= plain_stakes(game, hand.stakes, names)
    if game.numbers_seats and hand.seat_one:
        said["seat_one"] = names[hand.seat_one]
    if dealer.shown:
        said["rolls"] = dict(dealer.shown)
    said["seats"] = {name: _cards(hand, dealer, seat) for seat, name in enumerate(names)}
    said["stacks"] = dict(zip(names, hand.brought, strict=True))
    if board := _board(game, dealer):
        said["board"] = board
    if actions := _actions(hand, names, telling):
        said["actions"] = actions
    return said | _outcome(game, said) | {"final": dict(zip(names, hand.stacks, strict=True))}


def showdown_alone(hand: Hand, value: Mapping[str, Any]) -> dict[str, Any]:
    """The same example without the play: what each seat holds in the end, and who wins what with it.

    A hand without a showdown of its own, or with questions that decide what is compared, has none that is right.
    """
    names = LETTERS[: len(hand.stacks)]
    held = {names[seat]: texts(hand.own[seat]) for seat in hand.seats_in()}
    kept = {key: value[key] for key in ("id", "title", "options", "rolls") if key in value}
    told = {key: value[key] for key in ("board", "wins", "hands") if key in value}
    return kept | {"seats": held} | told


def _cards(hand: Hand, dealer: NotedDealer, seat: int) -> str | dict[str, str]:
    divided = hand.divided.get(seat)
    if divided:
        return {name: texts(cards) for name, cards in divided.items()}
    return texts(dealer.given.get(seat, ()))


def _board(game: Game, dealer: NotedDealer) -> str | dict[str, str]:
    """The cards in the order of the board; with their slots where some of these are empty."""
    slots = [slot for slot in (*game.board_slots, COMMUNITY) if slot in dealer.given]
    cards = [dealer.given[slot][0] for slot in slots]
    if slots == [*game.board_slots][: len(slots)]:
        return texts(cards)
    return {slot: texts([card]) for slot, card in zip(slots, cards, strict=True)}


def _actions(hand: Hand, names: Sequence[str], telling: Collection[int]) -> dict[str, list[str]]:
    verbs = iter([(event.verb, event.total) for event in hand.log if isinstance(event, Acted)])
    actions: dict[str, list[str]] = {}
    for number, (decision, answer) in enumerate(hand.answered):
        name, lines = names[decision.seat], list[str]()
        if number in telling:
            lines += _allowed(name, decision)
        if isinstance(decision, Legal):
            lines.append(f"{name} {_wager(*next(verbs))}")
        elif not (isinstance(decision, ToPut) and decision.verb is DIVIDE):
            lines.append(f"{name} {_said(decision, answer)}")
        if lines:
            actions.setdefault(decision.step, []).extend(lines)
    return actions


def _wager(verb: str, total: int) -> str:
    return WRITTEN_WAGERS.get(verb) or f"{'bets' if verb == 'bet' else 'raises to'} {total}"


def _said(decision: Decision, answer: Action) -> str:
    """A word, or cards, after the verb."""
    if isinstance(answer, Say) and not isinstance(decision, Legal):
        return f"{decision.verb.says} {answer.word}"
    assert isinstance(decision, ToPut) and isinstance(answer, Put)
    verb: CardVerb = decision.verb
    return f"{verb.says} {texts(answer.cards)}" if answer.cards else verb.none or f"{verb.says} {NOTHING}"


def _allowed(name: str, decision: Decision) -> list[str]:
    """What the seat may do, where an example can say so."""
    if isinstance(decision, Legal):
        may = f"may raise to {raise_range(decision)}" if decision.low else "may not raise"
        no_call = [] if decision.calls else [f"{name} may not {'call' if decision.call else 'check'}"]
        return [*no_call, f"{name} {may}"]
    if isinstance(decision, ToPut) and decision.verb is DRAW:
        low, high = decision.fewest, decision.most
        return [f"{name} may exchange {low}-{high}" if low < high else f"{name} may exchange {low}"]
    return []


def _outcome(game: Game, said: Mapping[str, Any]) -> dict[str, Any]:
    """Who wins each share, and with which cards, where the hand has one showdown."""
    result = played(game, Example(**said))
    if result.table is None or (result.hand and len(result.hand.showdowns) > 1):
        return {}
    shares = result.judgement.shares
    hands = {
        id_: {name: None if cards is None else texts(cards) for name, cards in verdict.hands.items()}
        for id_, verdict in shares.items()
    }
    return {"wins": {id_: [*verdict.winners] for id_, verdict in shares.items()}, "hands": hands}

"""Who wins: cards as text, checked, and judged share by share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from generator.book.model import Game, Layout, Line, Share, Step
from generator.book.problems import suggestion
from generator.cards import HEIGHT, JOKER_BUG, JOKER_WILD, CardError, cards, text
from generator.play.pots import Pot, awards
from generator.play.showdown import (
    Cards,
    Held,
    best_of,
    board_groups,
    in_force,
    layout_in_force,
    own_for,
    shares_in_force,
)


class InputError(ValueError):
    """Input that cannot be judged. `at` is the place in the input: ("seats", "A")."""

    def __init__(self, at: tuple[str | int, ...], message: str, hint: str = ""):
        self.at, self.message, self.hint = at, message, hint
        super().__init__(f"{'.'.join(map(str, at))}: {message}" + (f" ({hint})" if hint else ""))


class Verdict(NamedTuple):
    """One share: who wins it, and each seat's hand; None for a hand that does not qualify."""

    winners: list[str]
    hands: dict[str, Cards | None]


class Judgement(NamedTuple):
    """shares    share id -> Verdict, those in force; chips    seat -> chips, empty without a pot"""

    shares: dict[str, Verdict]
    chips: dict[str, int]


class Table(NamedTuple):
    """Cards of a showdown, read and checked."""

    held: dict[str, Held]
    board: dict[str, int]
    community: Cards
    outcomes: dict[str, str]


def read_cards(game: Game, value: Any, at: tuple) -> Cards:
    """The cards of a text. Raises InputError for no text, no card, or a card that the deck does not have."""
    if not isinstance(value, str):
        raise InputError(at, f"{value!r} is not a text of cards", "write them like 'Ah 2c Td'")
    try:
        read = cards(value)
    except CardError as error:
        raise InputError(at, str(error)) from None
    if game.joker == "wild":
        read = tuple(JOKER_WILD if card == JOKER_BUG else card for card in read)
    deck = {*game.deck.cards, *([JOKER_BUG, JOKER_WILD] if game.deck.jokers else [])}
    for card in read:
        if card not in deck:
            raise InputError(at, f"{text(card)} is not in the deck of {game.deck.name['en']}")
    return read


def no_card_twice(groups: Iterable[tuple[tuple, Cards]]) -> None:
    """Raises InputError at the second place where a card stands."""
    seen: dict[int, tuple] = {}
    for at, group in groups:
        for card in group:
            if card in seen:
                first = ".".join(map(str, seen[card]))
                raise InputError(at, f"{text(card)} stands twice", f"it is also in {first}")
            seen[card] = at


def possible_rolls(game: Game, rolls: Mapping[str, Any]) -> None:
    """Raises InputError for a roll that the game does not have, or a total that its dice cannot show."""
    steps = {step.id: step for step in game.play if step.do == "roll"}
    for name, total in rolls.items():
        if name not in steps:
            hint = suggestion(name, steps) if steps else "this game has no dice"
            raise InputError(("rolls", name), f"no roll is called {name!r}", hint)
        dice = steps[name].dice
        if isinstance(total, bool) or not isinstance(total, int) or not dice <= total <= 6 * dice:
            number = "1 die" if dice == 1 else f"{dice} dice"
            raise InputError(
                ("rolls", name), f"{number} cannot show {total!r}", f"{dice} to {6 * dice} are possible"
            )


def outcomes_of(game: Game, rolls: Mapping[str, Any]) -> dict[str, str]:
    """What the dice lead to: roll id -> outcome id, of the rolls that happen. Raises InputError."""
    possible_rolls(game, rolls)
    outcomes: dict[str, str] = {}
    for step in game.play:
        if step.do == "roll" and in_force(step.when, outcomes):
            if step.id not in rolls:
                raise InputError(
                    ("rolls",), f"the roll {step.id!r} is missing", f"add {step.id}: {step.dice}"
                )
            outcomes[step.id] = next(o.id for o in step.outcomes if rolls[step.id] in o.faces)
    return outcomes


def read_table(game: Game, seats: Mapping[str, Any], board: Any, rolls: Mapping[str, Any]) -> Table:
    """The cards of a showdown. Raises InputError for everything that cannot lie on a table."""
    if not 1 <= len(seats) <= game.players[1]:
        raise InputError(
            ("seats",), f"{len(seats)} seats are written", f"{game.id} has at most {game.players[1]}"
        )
    outcomes = outcomes_of(game, rolls)
    opened, community = _read_board(game, board, outcomes)
    held = {name: _read_seat(game, name, value, bool(community)) for name, value in seats.items()}
    no_card_twice([
        *((("seats", name), own if isinstance(own, tuple) else sum(own.values(), ())) for name, own in held.items()),
        (("board",), tuple(opened.values()) + community),
    ])  # fmt: skip
    return Table(held, opened, community, outcomes)


def _read_seat(game: Game, name: str, value: Any, community: bool) -> Held:
    at, parts = ("seats", name), game.divided
    if not parts:
        if isinstance(value, Mapping):
            raise InputError(at, "the cards of this game are not divided", "write them as one text")
        own = read_cards(game, value, at)
        wanted = game.own_cards - (_last_deal(game).cards if community else 0)
        _right_number(at, own, wanted, f"{name} holds {wanted} cards at the showdown")
        return own
    if not isinstance(value, Mapping):
        shape = ", ".join(f"{part.id}: {part.cards} cards" for part in parts)
        raise InputError(at, "the cards of this game are divided into hands", f"write {{{shape}}}")
    for key in value:
        if key not in {part.id for part in parts}:
            raise InputError(
                (*at, key), f"no hand is called {key!r}", suggestion(key, [part.id for part in parts])
            )
    hands = {}
    for part in parts:
        if part.id not in value:
            raise InputError(
                at, f"the hand {part.id!r} is missing", f"add '{part.id}:' with {part.cards} cards"
            )
        hands[part.id] = read_cards(game, value[part.id], (*at, part.id))
        _right_number((*at, part.id), hands[part.id], part.cards, f"this hand has {part.cards} cards")
    return hands


def _right_number(at: tuple, found: Cards, wanted: int, hint: str) -> None:
    if len(found) != wanted:
        count = "1 card is" if len(found) == 1 else f"{len(found)} cards are"
        raise InputError(at, f"{count} written", hint)


def _last_deal(game: Game) -> Step:
    return next(step for step in reversed(game.play) if step.to == "players")


def slots_in_order(game: Game, outcomes: Mapping[str, str]) -> tuple[str, ...]:
    """Board slots that are dealt after these outcomes, in the order of dealing."""
    steps = (s for s in game.play if s.to == "board" and in_force(s.when, outcomes))
    return tuple(slot for step in steps for slot in step.slots)


def _read_board(game: Game, value: Any, outcomes: Mapping[str, str]) -> tuple[dict[str, int], Cards]:
    slots, at = slots_in_order(game, outcomes), ("board",)
    if not slots:
        if value in (None, "", [], {}):
            return {}, ()
        read = read_cards(game, value, at)
        if len(read) != 1 or not any(step.if_short for step in game.play):
            raise InputError(at, f"{game.id} has no board", "delete it")
        return {}, read
    if isinstance(value, Mapping):
        return _board_by_slot(game, value, slots), ()
    if isinstance(value, list):
        return _board_by_line(game, value, layout_in_force(game, outcomes), slots), ()
    read = read_cards(game, value or "", at)
    _right_number(at, read, len(slots), f"the board has {len(slots)} cards: {' '.join(slots)}")
    return dict(zip(slots, read, strict=True)), ()


def _board_by_slot(game: Game, value: Mapping[str, Any], slots: tuple[str, ...]) -> dict[str, int]:
    for name in value:
        if name not in slots:
            raise InputError(("board", name), f"the board has no slot {name!r}", suggestion(name, slots))
    missing = [slot for slot in slots if slot not in value]
    if missing:
        slots_are = (
            f"the slot {missing[0]} is" if len(missing) == 1 else f"the slots {', '.join(missing)} are"
        )
        raise InputError(("board",), f"{slots_are} missing", "write a card for each")
    board = {}
    for slot in slots:
        read = read_cards(game, value[slot], ("board", slot))
        _right_number(("board", slot), read, 1, "a slot holds one card")
        board[slot] = read[0]
    return board


def _board_by_line(game: Game, value: list, layout: Layout | None, slots: tuple[str, ...]) -> dict[str, int]:
    lines = layout.lines if layout else ()
    if len(value) != len(lines) or not _apart(lines, slots):
        raise InputError(("board",), f"{len(value)} boards are written", _shape(lines, slots))
    board: dict[str, int] = {}
    for index, line in enumerate(lines):
        read = read_cards(game, value[index], ("board", index))
        _right_number(
            ("board", index), read, len(line.slots), f"the line {line.id!r} has {len(line.slots)} cards"
        )
        board.update(zip(line.slots, read, strict=True))
    return {slot: board[slot] for slot in slots}


def _apart(lines: tuple[Line, ...], slots: tuple[str, ...]) -> bool:
    """Whether every slot lies in exactly one line."""
    return sorted(slot for line in lines for slot in line.slots) == sorted(slots)


def _shape(lines: tuple[Line, ...], slots: tuple[str, ...]) -> str:
    if len(lines) < 2 or not _apart(lines, slots):
        return "write one text with all cards, or {slot: card}"
    return f"write {len(lines)} texts: {', '.join(line.id for line in lines)}"


def judge(game: Game, table: Table, pot: int | None = None) -> Judgement:
    """Every share in force, and the chips of one pot that all seats contest.

    The seats stand in order from the left of the button (in stud from seat 1).
    """
    names = list(table.held)
    shares = shares_in_force(game, table.outcomes)
    best = {share.id: [_best(game, share, table, name) for name in names] for share in shares}
    verdicts = {share.id: _verdict(names, best[share.id]) for share in shares}
    if pot is None:
        return Judgement(verdicts, {})
    values = {share.id: {seat: value for seat, (value, _) in enumerate(best[share.id])} for share in shares}

    def deciding_cards(share: Share, seat: int) -> list[int]:
        return sorted((HEIGHT[card] for card in best[share.id][seat][1]), reverse=True)

    whole = [Pot(pot, tuple(range(len(names))))]
    chips = dict.fromkeys(names, 0)
    for award in awards(game, shares, whole, values, deciding_cards):
        chips[names[award.seat]] += award.chips
    return Judgement(verdicts, chips)


def _best(game: Game, share: Share, table: Table, name: str) -> tuple[int, Cards]:
    groups = board_groups(game, share, table.board, table.outcomes)
    return best_of(share, own_for(share, table.held[name], table.community), groups)


def _verdict(names: list[str], best: list[tuple[int, Cards]]) -> Verdict:
    top = max(value for value, _ in best)
    winners = [name for name, (value, _) in zip(names, best, strict=True) if value == top and value]
    hands = {name: cards_ if value else None for name, (value, cards_) in zip(names, best, strict=True)}
    return Verdict(winners, hands)

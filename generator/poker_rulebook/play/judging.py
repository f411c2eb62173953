"""Showdowns written as text, the cards of the seats and the board: read, checked and judged, or made at random."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from poker_rulebook.book.model import Game, is_served, seats_served
from poker_rulebook.book.parts import Layout, in_force
from poker_rulebook.book.steps import Choose, DealToBoard, DealToPlayers, Roll, only
from poker_rulebook.cards import UNKNOWN_TEXT, Cards, card, cards, texts
from poker_rulebook.play.choosing import declarations_of, possible_choices, read_declarations, was_chosen
from poker_rulebook.play.comparing import Compared, Held, all_of, layout_in_force
from poker_rulebook.play.dealer import full_deck
from poker_rulebook.play.dealing import in_play, look_at, outcome_of, possible_rolls, rolled
from poker_rulebook.play.parser import (
    LETTERS,
    InputError,
    known,
    no_card_twice,
    read_cards,
    read_exposed,
    right_number,
    seats_written,
)
from poker_rulebook.play.pots import Pot, awards, losers, may_win, winners_of
from poker_rulebook.play.rows import rules_of

# --- reads, checks and judges a showdown that is written as text: the cards of the seats, and the board


class Tableau(NamedTuple):
    """Cards of a showdown, read and checked.

    held        seat -> own cards, in order from the left of the button (in stud from seat 1)
    board       slot -> card, for cards in play; aside: the same for cards out of play
    declared    seat -> share id or `both`; None without a declaration
    """

    held: dict[str, Held]
    board: dict[str, int]
    community: Cards
    outcomes: dict[str, str]
    declared: dict[str, str] | None = None
    aside: dict[str, int] | None = None


def read_table(
    game: Game,
    seats: Mapping[str, Any],
    board: Any = None,
    rolls: Mapping[str, Any] | None = None,
    chosen: Mapping[str, Any] | None = None,
    declared: Mapping[str, Any] | None = None,
    exposed: Mapping[str, Any] | None = None,
) -> Tableau:
    """The cards of a showdown. Raises InputError for anything that cannot lie on a table."""
    if len(seats) != 1 and not is_served(game, len(seats)):
        hint = f"{game.id} has at most {seats_served(game)[1]}"
        raise InputError(("seats",), seats_written(seats), hint)
    outcomes = _outcomes(game, rolls or {}, chosen or {})
    opened, community = _read_board(game, board, outcomes)
    look_at(game, opened, outcomes)
    held = {name: _read_seat(game, name, value, outcomes, bool(community)) for name, value in seats.items()}
    no_card_twice([
        *((("seats", name), all_of(own)) for name, own in held.items()),
        (("board",), tuple(opened.values()) + community),
    ], game.deck.jokers)  # fmt: skip
    if not game.divided:
        held = dict(read_exposed(game, exposed, {name: all_of(own) for name, own in held.items()}))
    said = read_declarations(game, declared, held)
    left = in_play(game, opened, outcomes)
    aside = {slot: card for slot, card in opened.items() if slot not in left}
    return Tableau(held, left, community, outcomes, said, aside)


def _outcomes(game: Game, rolls: Mapping[str, Any], chosen: Mapping[str, Any]) -> dict[str, str]:
    """Step id -> outcome id, for the rolls and choices that happen. Raises InputError."""
    possible_rolls(game, rolls)
    possible_choices(game, chosen)
    outcomes: dict[str, str] = {}
    for step in game.play:
        if isinstance(step, Roll) and in_force(step.when, outcomes):
            outcomes[step.id] = outcome_of(step, rolled(rolls, step.id, step.dice)).id
        elif isinstance(step, Choose) and in_force(step.when, outcomes):
            outcomes[step.id] = was_chosen(chosen, step)
    return outcomes


def _read_seat(game: Game, name: str, value: Any, outcomes: Mapping[str, str], community: bool) -> Held:
    at, parts = ("seats", name), game.divided
    if not parts:
        if isinstance(value, Mapping):
            raise InputError(at, "the cards of this game are not divided", "write them as one text")
        own = read_cards(game, value, at)
        fewest, most = game.held_after(outcomes)
        most += game.brings(own)
        less = game.deals[-1].cards if community else 0
        number = range(fewest - less, most - less + 1)
        wanted = f"{number[0]}" if len(number) == 1 else f"{number[0]} to {number[-1]}"
        right_number(at, own, number, f"{name} holds {wanted} cards at the showdown")
        return own
    if not isinstance(value, Mapping):
        shape = ", ".join(f"{part.id}: {part.cards} cards" for part in parts)
        raise InputError(at, "the cards of this game are divided into hands", f"write {{{shape}}}")
    for key in value:
        known("no hand is called {!r}", key, [part.id for part in parts], (*at, key))
    hands = {}
    for part in parts:
        if part.id not in value:
            hint = f"add '{part.id}:' with {part.cards} cards"
            raise InputError(at, f"the hand {part.id!r} is missing", hint)
        hands[part.id] = read_cards(game, value[part.id], (*at, part.id))
        right_number((*at, part.id), hands[part.id], part.cards, f"this hand has {part.cards} cards")
    return hands


def slots_in_order(game: Game, outcomes: Mapping[str, str]) -> tuple[str, ...]:
    """The board slots that get a card with these outcomes, in the order of dealing."""
    return tuple(slot for step in only(DealToBoard, game.steps_after(outcomes)) for slot in step.slots)


def _read_board(game: Game, value: Any, outcomes: Mapping[str, str]) -> tuple[dict[str, int], Cards]:
    slots, at = slots_in_order(game, outcomes), ("board",)
    if not slots:
        if value in (None, "", [], {}):
            return {}, ()
        read = read_cards(game, value, at)
        steps = only(DealToPlayers, game.steps_after(outcomes))
        if len(read) != 1 or not any(step.if_short for step in steps):
            raise InputError(at, f"{game.id} has no board", "delete it")
        return {}, read
    rows = _rows(layout_in_force(game, outcomes), slots)
    if isinstance(value, Mapping):
        if value.keys() != rows.keys():
            for name in value:
                known("the board has no slot {!r}", name, slots, ("board", name))
            missing = [slot for slot in slots if slot not in value]
            if missing:
                are = f"slot {missing[0]} is" if len(missing) == 1 else f"slots {', '.join(missing)} are"
                raise InputError(("board",), f"the {are} missing", "write a card for each")
            board_by_slot = {slot: slot_card(game, slot, value[slot], slots) for slot in slots}
            return board_by_slot, ()
        value = [value[name] for name in rows]
    if isinstance(value, str) and "/" in value:  # as rows are printed
        value = value.split("/")
    if isinstance(value, list):
        if len(value) != len(rows):
            raise InputError(("board",), f"{len(value)} boards are written", _shape(rows))
        board: dict[str, int] = {}
        for index, (name, row) in enumerate(rows.items()):
            read = read_cards(game, value[index], ("board", index))
            right_number(("board", index), read, len(row), f"the line {name!r} has {len(row)} cards")
            board.update(zip(row, read, strict=True))
        board_by_row = {slot: board[slot] for slot in slots}
        return board_by_row, ()
    read = read_cards(game, value or "", at)
    right_number(at, read, len(slots), f"the board has {len(slots)} cards: {' '.join(slots)}")
    return dict(zip(slots, read, strict=True)), ()


def slot_card(game: Game, slot: str, text: object, slots: tuple[str, ...]) -> int:
    """The card that is written for a slot of the board. Raises InputError."""
    known("the board has no slot {!r}", slot, slots, ("board", slot))
    read = read_cards(game, text, ("board", slot))
    right_number(("board", slot), read, 1, "a slot holds one card")
    return read[0]


def _rows(layout: Layout | None, slots: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The rows in which a board is written, each with its slots: lines by id, or rows of the grid if lines cross."""
    if layout is None:
        return {}
    if layout.lines and _apart([line.slots for line in layout.lines], slots):
        return {line.id: line.slots for line in layout.lines}
    rows = [tuple(filter(None, row)) for row in layout.grid]
    return {f"row-{n}": row for n, row in enumerate(rows, 1)} if _apart(rows, slots) else {}


def board_so_far(game: Game, value: Any, outcomes: Mapping[str, str]) -> dict[str, int | None]:
    """Slot -> its card, None for one that is not written or is written as `??`. Raises InputError.

    value    the first cards in the order of dealing, as one text; a text for each row of a board; or {slot: card}
    """
    slots = slots_in_order(game, outcomes)
    board: dict[str, int | None] = dict.fromkeys(slots)
    rows = _rows(layout_in_force(game, outcomes), slots)
    if isinstance(value, Mapping) and value.keys() != rows.keys():
        return board | {slot: slot_card(game, slot, card, slots) for slot, card in value.items()}
    if isinstance(value, Mapping):
        value = [value[name] for name in rows]
    elif isinstance(value, str) and "/" in value:
        value = value.split("/")
    if not isinstance(value, list):
        rows, value = {"board": slots}, [value or ""]
    if len(value) != len(rows):
        raise InputError(("board",), f"{len(value)} boards are written", _shape(rows))
    for said, row in zip(value, rows.values(), strict=True):
        words = said.split() if isinstance(said, str) else [said]
        if len(words) > len(row):
            raise InputError(
                ("board",), f"{len(words)} cards are written", f"there are {len(row)} at the showdown"
            )
        for slot, word in zip(row, words, strict=False):
            board[slot] = None if word == UNKNOWN_TEXT else slot_card(game, slot, word, slots)
    return board


def _apart(rows: Sequence[tuple[str, ...]], slots: tuple[str, ...]) -> bool:
    """Whether every slot lies in exactly one row."""
    return sorted(slot for row in rows for slot in row) == sorted(slots)


def _shape(rows: Mapping[str, tuple[str, ...]]) -> str:
    if len(rows) < 2:
        return "write one text with all cards, or {slot: card}"
    return f"write {len(rows)} texts: {', '.join(rows)}"


# Who wins


class Verdict(NamedTuple):
    """Who wins a share, and each seat's hand; None for a hand that does not qualify.

    counted    the same hands with jokers in place of wild cards
    """

    winners: list[str]
    hands: dict[str, Cards | None]
    counted: dict[str, Cards | None]


class Judgement(NamedTuple):
    """The result of a showdown.

    shares    share id -> Verdict, for the shares in force
    chips     seat -> chips, empty without a pot; negative for what a seat pays into the next pot
    left      chips of the pot that nobody wins, or chips of the next pot
    compared  the hands, as they have been compared; None where there was no showdown
    """

    shares: dict[str, Verdict]
    chips: dict[str, int]
    left: int = 0
    compared: Compared | None = None


def compared_at(game: Game, table: Tableau) -> Compared:
    """The hands of a table, its seats numbered in their order."""
    declared = dict(enumerate(table.declared[name] for name in table.held)) if table.declared else None
    held = dict(enumerate(table.held.values()))
    turned = _turned(game, [all_of(own) for own in held.values()])
    removed = tuple((table.aside or {}).values())
    return Compared(game, table.outcomes, table.board, held, table.community, declared, turned, removed)


def _turned(game: Game, own: Sequence[Cards]) -> Cards:
    """The cards dealt face up to these players, deal by deal and seat by seat, as if nobody had folded."""
    if game.wild.after is None:
        return ()
    ends = list(accumulate(deal.cards for deal in game.deals))
    return tuple(
        card
        for deal, end in zip(game.deals, ends, strict=True)
        for cards in own
        for card in cards[end - deal.up : end]
    )


def judge(
    game: Game,
    table: Tableau,
    pot: int | None = None,
    barred: Collection[str] = (),
) -> Judgement:
    """The verdict on every share in force, and the chips of one pot that all seats contest.

    barred      seats that cannot win because of what they did before the showdown

    If no board is left to make a hand, no share is in force, and nobody wins the pot.
    """
    names, compared = list(table.held), compared_at(game, table)
    if not table.board and slots_in_order(game, table.outcomes):  # every line has been removed
        return Judgement({}, {} if pot is None else dict.fromkeys(names, 0), pot or 0, compared)
    seats = tuple(range(len(names)))
    winners = winners_of(game, compared, may_win(seats, {names.index(name) for name in barred}))
    verdicts = {}
    for share in compared.shares:
        best = {names[seat]: compared.best(share, seat)[1] or None for seat in seats}
        counted = {name: cards and compared.counted(cards, names.index(name)) for name, cards in best.items()}
        verdicts[share.id] = Verdict([names[seat] for seat in winners[share.id]], best, counted)
    if pot is None:
        return Judgement(verdicts, {}, 0, compared)
    chips = dict.fromkeys(names, 0)
    whole = Pot(pot, seats)
    for award in awards(game, compared, [whole]):
        chips[names[award.seat]] += award.chips
    for seat in losers(game, compared, seats):
        chips[names[seat]] -= pot
    return Judgement(verdicts, chips, pot - sum(chips.values()), compared)


# --- random questions who wins, with cards, dice, choices and declarations as a game may have them at the
# showdown


def outcomes_of(game: Game, question: Mapping[str, Any]) -> dict[str, str]:
    """Step -> outcome of the dice and choices of a question; the first outcome if the question does not say."""
    outcomes: dict[str, str] = {}
    rolls, chosen = question.get("rolls") or {}, question.get("chosen") or {}
    for step in game.play:
        if not in_force(step.when, outcomes):
            continue
        if isinstance(step, Roll):
            total = rolls.get(step.id)
            faces = [face for outcome in step.outcomes for face in outcome.faces]
            outcomes[step.id] = outcome_of(step, total if total in faces else faces[0]).id
        elif isinstance(step, Choose):
            offered = [outcome.id for outcome in step.outcomes]
            outcomes[step.id] = chosen[step.id] if chosen.get(step.id) in offered else step.default
    return outcomes


def random_question(game: Game, seats: int, rng: random.Random, pot: int = 0) -> dict[str, Any]:
    """A question with random cards, in the form of a line of `rulebook showdown --jsonl`."""
    deck, names = full_deck(game), LETTERS[:seats]
    rng.shuffle(deck)

    def take(count: int) -> str:
        return texts([deck.pop() for _ in range(count)])

    if game.open_face:
        rows = rules_of(game).rows
        laid = {name: {row.id: take(row.cards) for row in rows} for name in names}
        return {"seats": laid} | (
            {"stacks": dict.fromkeys(names, 20)} if game.open_face.win_cap != "none" else {}
        )
    question: dict[str, Any] = {"seats": {}}
    rolls = {step.id: sum(rng.randint(1, 6) for _ in range(step.dice)) for step in game.rolls}
    choices = {step.id: rng.choice([o.id for o in step.outcomes]) for step in only(Choose, game.play)}
    question |= {"rolls": rolls} if rolls else {}
    question |= {"chosen": choices} if choices else {}
    outcomes = outcomes_of(game, question)
    slots = slots_in_order(game, outcomes)
    if slots:
        question["board"] = dict(zip(slots, take(len(slots)).split(), strict=True))
    look_at(game, {slot: card(name) for slot, name in question.get("board", {}).items()}, outcomes)
    sizes = {part.id: (part.cards, part.cards) for part in game.divided} or {"": game.held_after(outcomes)}
    less, most = 0, sum(high for _, high in sizes.values())
    if len(deck) < most * len(names) and game.deals[-1].if_short:
        # the deck is too small: one card for all in place of the last street
        question["board"], less = take(1), game.deals[-1].cards
    for name in names[: len(deck) // (most - less)]:
        dealt = {hand: take(rng.randint(*size) - less) for hand, size in sizes.items()}
        question["seats"][name] = dealt if game.divided else dealt[""]
    for name, own in question["seats"].items() if game.extra_card else ():
        question["seats"][name] = f"{own} {take(min(len(deck), game.brings(cards(own))))}".rstrip()
    if game.declaration:
        words = declarations_of(game.declaration)
        question["declared"] = {name: rng.choice(words) for name in question["seats"]}
    if game.joker == "by-face" and rng.randint(0, 1):
        shown = {name: "joker" for name, own in question["seats"].items() if "joker" in own.split()}
        question |= {"exposed": shown} if shown else {}
    return question | ({"pot": pot} if pot else {})

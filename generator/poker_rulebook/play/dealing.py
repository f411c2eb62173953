"""The steps of the dealer: cards to players and board, shuffles when they run out, and what board or dice decide."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Layout, Outcome
from poker_rulebook.book.steps import Bet, Deal, DealToBoard, DealToPlayers, Draw, Look, Remove, Roll, TurnUp
from poker_rulebook.cards import HEIGHT, JOKER_BUG, JOKER_WILD, RANKS, SUITS, Cards, rank_of, suit_of
from poker_rulebook.play.comparing import layout_in_force
from poker_rulebook.play.dealer import all_seen
from poker_rulebook.play.events import (
    Burned,
    Community,
    Dealt,
    Extra,
    Flashed,
    Laid,
    Looked,
    Opened,
    Removed,
    Rolled,
    RunOut,
    Shuffled,
    TurnedUp,
)
from poker_rulebook.play.parser import InputError, known
from poker_rulebook.play.table import Plays, Table

GOOD_WHEN_EXPOSED = {
    "kept": RANKS,
    "by-the-room": RANKS,
    "seven-or-lower": "A234567",
    "five-or-lower": "A2345",
    "good-for-deuce-to-seven": "23457",
}  # what is done with a card exposed in the first deal -> ranks that are kept
COMMUNITY = "community"  # slot of the single card that is dealt for everybody


def to_players(table: Table, step: DealToPlayers) -> tuple[()]:
    """Deals cards to the players, one at a time; after the first betting round a burn comes before them."""
    if step.if_short and _short(table, step):
        burn(table, step)
        table.tell(Community(step.id, table.dealer.take(COMMUNITY)))
        return ()
    _prepare(table, step, table.players * step.cards)
    seats = table.dealing_order()
    face_up = dict.fromkeys(seats, step.up)
    if step.by_exposure:
        face_up = {seat: step.cards if table.down(seat) else 0 for seat in seats}
    if table.game.extra_card is not None:
        _deal_with_extra(table, step, face_up)
    else:
        for seat, cards in one_by_one(table, seats, step.cards):
            up = face_up[seat]
            table.tell(Dealt(step.id, seat, facing(table.game, cards, up), up))
    if table.stakes.flashed is not None and step is table.game.deals[0]:
        _put_right(table, step, table.stakes.flashed)
    return ()  # nobody is asked


def one_by_one(table: Table, seats: Sequence[int], cards: int) -> Iterable[tuple[int, Cards]]:
    """Each seat with the cards that it gets, which are dealt one at a time."""
    take = table.dealer.take
    rounds = [[take(seat) for seat in seats] for _ in range(cards)]
    return zip(seats, zip(*rounds, strict=True), strict=True)


def _comes_up(game: Game) -> bool:
    return game.extra_card is not None and game.extra_card.face == "up"


def _deal_with_extra(table: Table, step: DealToPlayers, face_up: Mapping[int, int]) -> None:
    """Deals cards one at a time, each with the extra cards that it brings."""
    received: dict[int, list[int]] = {seat: [] for seat in face_up}
    extra: dict[int, list[int]] = {seat: [] for seat in face_up}
    left = len(face_up) * step.cards
    for number in range(step.cards):
        for seat, up in face_up.items():
            received[seat].append(card := table.dealer.take(seat))
            left -= 1
            if number >= step.cards - up:
                extra[seat] += _extra_cards(table, step.id, seat, card, left)
    for seat, cards in received.items():
        table.tell(Dealt(step.id, seat, facing(table.game, tuple(cards), face_up[seat]), face_up[seat]))
        _receive_extra(table, step.id, seat, extra[seat])


def _receive_extra(table: Table, step: str, seat: int, cards: list[int]) -> None:
    if cards:
        up = len(cards) * _comes_up(table.game)
        table.tell(Extra(step, seat, facing(table.game, tuple(cards), up), up))


def bring(table: Table, step: str, seat: int, card: int) -> None:
    """Deals the extra cards that a card turned up brings."""
    _receive_extra(table, step, seat, _extra_cards(table, step, seat, card, 0))


def _extra_cards(table: Table, step: str, seat: int, card: int, left: int) -> list[int]:
    """The extra cards that a card face up brings, as long as enough cards are left for the rest of this step.

    left    number of cards still to be dealt in this step
    """
    extra: list[int] = []
    dealer, up = table.dealer, table.game.extra_card is not None
    while up:
        all_seen((card,), "a card is unknown that may bring another one")
        if not table.game.brings((card,)):
            break
        if len(dealer.stub) <= left and dealer.muck + dealer.burned:
            shuffle_again(table, step, left + 1, [])
        if len(dealer.stub) <= left:
            break
        extra.append(card := dealer.take(seat))
        up = _comes_up(table.game)
    return extra


def _put_right(table: Table, step: DealToPlayers, seat: int) -> None:
    """Deals with the exposed last down card of a seat.

    If the step also deals a card up, the exposed card becomes the door card. Otherwise it stays if the game says so, or
    becomes the first burn, and the seat gets another card.

    Source: Robert's Rules of Poker; TDA 2024, recommended procedure 10-A.
    """
    card = table.own[seat][step.cards - step.up - 1]
    new: Cards = ()
    if not step.up and not exposed_card_stays(table.game, card):
        new = (table.dealer.take(seat),)
        table.dealer.burned.append(card)
        table.burned_ahead = True
    table.tell(Flashed(step.id, seat, card, new))


def exposed_card_stays(game: Game, card: int) -> bool:
    """Whether a card exposed in the first deal is kept, see Game.exposed_card; of badugi and Dramaha, of which no source
    says, it is.
    """
    good = GOOD_WHEN_EXPOSED.get(game.exposed_card, "")
    return rank_of(card) in map(RANKS.index, good)


def to_board(table: Table, step: DealToBoard) -> tuple[()]:
    """Deals a card for every slot; in a bomb pot with several boards, one board after the other."""
    _prepare(table, step, len(step.slots) * len(table.boards))
    opened = Laid if step.face_down else Opened
    for _ in table.boards:
        table.tell(opened(step.id, step.slots, tuple(map(table.dealer.take, step.slots))))
    return ()


DEALS: Plays = {DealToPlayers: to_players, DealToBoard: to_board}


def _prepare(table: Table, step: DealToPlayers | DealToBoard, cards: int) -> None:
    """Shuffles again if the stub has too few cards, then burns."""
    wanted = cards + step.burns
    if len(table.dealer.stub) < wanted:
        shuffle_again(table, step.id, wanted, [])
    burn(table, step)


def burn(table: Table, step: DealToPlayers | DealToBoard | Draw) -> None:
    if step.burns and not table.burned_ahead:
        table.tell(Burned(step.id, table.dealer.burn()))
    table.burned_ahead = table.burned_ahead and not step.burns


def facing(game: Game, cards: Cards, up: int) -> Cards:
    """The cards with each joker as it counts in the game: it may be a bug face up, and wild face down.

    up    how many of the cards, the last ones, are face up
    """
    if game.joker != "by-face" or max(cards, default=0) < JOKER_BUG:
        return cards
    hidden = len(cards) - up
    return tuple(
        card if card < JOKER_BUG else JOKER_WILD if place < hidden else JOKER_BUG
        for place, card in enumerate(cards)
    )


def _short(table: Table, step: DealToPlayers) -> bool:
    """Whether one community card replaces the last street; shuffles burned cards into the stub if that avoids it.

    Source: TDA 2024, recommended procedure 10-H. The community card needs no shuffle if there are three cards or more.
    """
    dealer = table.dealer
    needed = step.stub_needed(table.players)
    if len(dealer.stub) >= needed:
        return False
    enough = len(dealer.stub) + len(dealer.burned) >= needed
    if enough or len(dealer.stub) <= 2:
        shuffle_burns(table, step.id)
    return not enough


def shuffle_burns(table: Table, step: str) -> None:
    cards, table.dealer.burned = table.dealer.burned, []
    shuffle_in(table, step, "burns", cards)


def shuffle_in(table: Table, step: str, what: str, cards: list[int]) -> None:
    table.tell(Shuffled(step, what, len(cards)))
    table.dealer.shuffle_in(cards)


def shuffle_again(table: Table, step: str, wanted: int, just_thrown: list[int]) -> list[int]:
    """Shuffles folded hands and earlier discards into the stub. Gives the cards just thrown that were not needed.

    The burns and the cards just thrown are used only if there still are too few cards; some games use the burns
    first of all. A board card may need this as well, after a draw that used up the stub.
    """
    dealer = table.dealer
    if table.game.short_stub == "burns-first" and dealer.burned:
        shuffle_burns(table, step)
        if len(dealer.stub) >= wanted:
            return just_thrown
    cards, dealer.muck, what = dealer.muck, [], "discards"
    if len(dealer.stub) + len(cards) < wanted:
        what = "everything"
        cards = cards + dealer.burned + just_thrown
        dealer.burned, just_thrown = [], []
    shuffle_in(table, step, what, cards)
    return just_thrown


def ask_run_outs(table: Table, number: int) -> None:
    """Decides how often the remaining cards are dealt, before the first deal at which nobody can bet any more.

    There is one run-out if other steps than deals and bets follow, as players then still have something to decide.
    The number of run-outs is limited by the stub; in stud its last card is never dealt.
    """
    if table.rest or len(table.boards) > 1 or table.several_can_bet():
        return
    coming = table.game.play[number:]
    # The first betting round is still to come (blinds may have put players all-in), or the game has no bets.
    if not table.game.bets or table.game.bets[0] in coming:
        return
    if any(step.when or type(step) not in (*DEALS, Bet) for step in coming):
        return
    table.rest = tuple(step for step in coming if isinstance(step, (DealToPlayers, DealToBoard)))
    cards = [_cards(table, step) for step in table.rest]
    last = any(isinstance(step, DealToPlayers) and step.if_short for step in table.rest)
    kept = last + table.game.brings(table.dealer.stub)
    enough = (len(table.dealer.stub) - kept) // (sum(cards) + sum(step.burns for step in table.rest))
    table.times = max(1, min(enough, table.dealer.run_outs(sum(cards), table.stakes.runs)))
    if table.times > 1:
        table.tell(RunOut(1))


def _cards(table: Table, step: Deal) -> int:
    return len(step.slots) if isinstance(step, DealToBoard) else table.players * step.cards


def deal_again(table: Table) -> None:
    """Deals the remaining cards for every run-out after the first; each pot is divided between the run-outs."""
    for number in range(2, table.times + 1):
        table.tell(RunOut(number))
        for step in table.rest:
            DEALS[type(step)](table, step)


# What the board or dice decide

HOUSE = "house-wins"
BLACK = {SUITS.index("s"), SUITS.index("c")}


def turn_up(table: Table, step: TurnUp) -> tuple[()]:
    cards = tuple(table.board[slot] for slot in step.slots)
    table.tell(TurnedUp(step.id, step.slots, cards))
    return ()  # nobody is asked


def remove(table: Table, step: Remove) -> tuple[()]:
    """Removes the lines whose card at the named slots is lowest; the hand may end here."""
    layout = _layout(table.game, table.outcomes)
    all_seen(
        (table.board[slot] for slot in step.slots), "a card is unknown that decides which cards are removed"
    )
    take_lines_away(table, step, removed_lines(layout, step, table.board))
    return ()


def take_lines_away(table: Table, step: Remove, lines: tuple[str, ...]) -> None:
    """Removes lines of the board, given by id; if no line is left, the hand ends."""
    layout = _layout(table.game, table.outcomes)
    _take_away(table, step.id, slots_of(layout, lines))
    if len(lines) == len(layout.lines):
        table.ended = HOUSE


def roll(table: Table, step: Roll) -> tuple[()]:
    """Rolls the dice for the button, even if nobody can bet any more."""
    total = table.dealer.roll(step.id, step.dice)
    outcome = outcome_of(step, total)
    table.tell(Rolled(step.id, total, outcome.id))
    if outcome.turns_down in table.board:
        _take_away(table, step.id, (outcome.turns_down,))
    return ()


def look(table: Table, step: Look) -> tuple[()]:
    board = table.board | table.aside
    slots = table.game.step(step.at, DealToBoard).slots
    all_seen((board[slot] for slot in slots), "a card is unknown whose colour decides")
    number = colours_seen(table.game, step, board)
    table.tell(Looked(step.id, number, outcome_of(step, number).id))
    return ()


STEPS: Plays = {**DEALS, TurnUp: turn_up, Remove: remove, Roll: roll, Look: look}


def _take_away(table: Table, step: str, slots: tuple[str, ...]) -> None:
    """Puts the cards of these slots out of play."""
    table.tell(Removed(step, slots, tuple(table.board[slot] for slot in slots)))


def outcome_of(step: Roll | Look, number: int) -> Outcome:
    """The outcome for a total of the dice, or for a number of cards of the colour."""
    return next(outcome for outcome in step.outcomes if number in outcome.faces)


def colours_seen(game: Game, step: Look, board: Mapping[str, int]) -> int:
    """Number of cards of the colour of a look step, among the cards at which it looks."""
    black, cards = step.colour == "black", [board[slot] for slot in game.step(step.at, DealToBoard).slots]
    return sum(card < JOKER_BUG and (suit_of(card) in BLACK) == black for card in cards)


def look_at(game: Game, board: Mapping[str, int], outcomes: dict[str, str]) -> None:
    """Adds to `outcomes` those that the colours of a whole board decide."""
    for step in game.steps_after(outcomes):
        if isinstance(step, Look):
            outcomes[step.id] = outcome_of(step, colours_seen(game, step, board)).id


def _layout(game: Game, outcomes: Mapping[str, str]) -> Layout:
    layout = layout_in_force(game, outcomes)
    assert layout is not None, "the board has a layout where lines are removed"
    return layout


def removed_lines(layout: Layout, step: Remove, board: Mapping[str, int]) -> tuple[str, ...]:
    """The ids of the lines that a remove step takes away. Suits count only if all the cards tie."""
    deciding = {
        line.id: next(board[slot] for slot in step.slots if slot in line.slots) for line in layout.lines
    }
    lowest = min(rank_of(card) for card in deciding.values())
    low = [line for line, card in deciding.items() if rank_of(card) == lowest]
    if len(low) < len(deciding) or step.if_all_tie == HOUSE:
        return tuple(low)
    if step.if_all_tie == "keep-all":
        return ()
    kept = max(deciding, key=lambda line: HEIGHT[deciding[line]])
    return tuple(line for line in low if line != kept)


def slots_of(layout: Layout, lines: tuple[str, ...]) -> tuple[str, ...]:
    """The slots that belong to these lines and to no other."""
    stay = {slot for line in layout.lines if line.id not in lines for slot in line.slots}
    slots = dict.fromkeys(slot for line in layout.lines if line.id in lines for slot in line.slots)
    return tuple(slot for slot in slots if slot not in stay)


def in_play(game: Game, board: Mapping[str, int], outcomes: Mapping[str, str]) -> dict[str, int]:
    """The cards of a whole board that count at the showdown, after the outcomes of rolls, looks and choices.

    There are none if the rules of the game give the pot to the house.
    """
    left = dict(board)
    for step in game.steps_after(outcomes):
        if isinstance(step, Roll):
            outcome = next(o for o in step.outcomes if o.id == outcomes[step.id])
            left.pop(outcome.turns_down, None)
        elif isinstance(step, Remove):
            layout = _layout(game, outcomes)
            for slot in slots_of(layout, removed_lines(layout, step, left)):
                del left[slot]
    return left


def possible_rolls(game: Game, rolls: Mapping[str, Any]) -> None:
    """Raises InputError for a roll that the game does not have, or a total that its dice cannot show."""
    dice_of = {step.id: step.dice for step in game.rolls}
    for name, total in rolls.items():
        known("no roll is called {!r}", name, dice_of, ("rolls", name), hint="this game has no dice")
        dice = dice_of[name]
        if isinstance(total, bool) or not isinstance(total, int) or not dice <= total <= 6 * dice:
            number = "1 die" if dice == 1 else f"{dice} dice"
            hint = f"{dice} to {6 * dice} are possible"
            raise InputError(("rolls", name), f"{number} cannot show {total!r}", hint)


def rolled(rolls: Mapping[str, int], step: str, dice: int) -> int:
    """The total that the dice of a step show. Raises InputError if it is not given."""
    if step not in rolls:
        raise InputError(("rolls",), f"the roll {step!r} is missing", f"add {step}: {dice}", "unrolled")
    return rolls[step]

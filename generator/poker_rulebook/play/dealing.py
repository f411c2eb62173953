"""Cards from the stub to the players and to the board, when there are too few, and the board dealt more than once."""

from __future__ import annotations

from poker_rulebook.book.steps import Bet, DealToBoard, DealToPlayers, Draw
from poker_rulebook.cards import JOKER_BUG, JOKER_WILD
from poker_rulebook.play.events import Burned, Community, Dealt, Laid, Opened, Shuffled
from poker_rulebook.play.table import Plays, Table

COMMUNITY = "community"  # the slot of a card that is dealt once for everybody


def to_players(table: Table, step: DealToPlayers) -> tuple[()]:
    """One burn after the first betting round, then cards one at a time."""
    if step.if_short and _short(table, step):
        burn(table, step)
        table.community = (table.dealer.take(COMMUNITY),)
        table.log.append(Community(step.id, table.community[0]))
        return ()
    _prepare(table, step, table.players * step.cards)
    seats, take = table.dealing_order(), table.dealer.take
    received: dict[int, list[int]] = {seat: [] for seat in seats}
    for _ in range(step.cards):
        for seat in seats:
            received[seat].append(take(seat))
    for seat, cards in received.items():
        up = _number_up(table, step, seat)
        if table.game.joker == "by-face":
            cards = _facing(cards, up)
        table.own[seat] += cards
        if up:
            table.up[seat] += cards[len(cards) - up :]
        table.log.append(Dealt(step.id, seat, tuple(cards), up))
    return ()  # nobody is asked


def to_board(table: Table, step: DealToBoard) -> tuple[()]:
    _prepare(table, step, len(step.slots))
    cards = tuple(map(table.dealer.take, step.slots))
    table.board.update(zip(step.slots, cards, strict=True))
    table.log.append((Laid if step.face_down else Opened)(step.id, step.slots, cards))
    return ()


STEPS: Plays = {DealToPlayers: to_players, DealToBoard: to_board}


def _prepare(table: Table, step: DealToPlayers | DealToBoard, cards: int) -> None:
    """Shuffle again where the stub has too few cards, then burn."""
    wanted = cards + step.burns
    if len(table.dealer.stub) < wanted:
        shuffle_again(table, step.id, wanted, [])
    burn(table, step)


def burn(table: Table, step: DealToPlayers | DealToBoard | Draw) -> None:
    if step.burns:
        table.log.append(Burned(step.id, table.dealer.burn()))


def _number_up(table: Table, step: DealToPlayers, seat: int) -> int:
    if step.by_exposure:
        return step.cards if table.down(seat) else 0
    return step.up


def _facing(cards: list[int], up: int) -> list[int]:
    """A joker dealt face up is a bug, one dealt face down is wild."""
    hidden = len(cards) - up
    return [
        card if card < JOKER_BUG else JOKER_WILD if place < hidden else JOKER_BUG
        for place, card in enumerate(cards)
    ]


def _short(table: Table, step: DealToPlayers) -> bool:
    """Whether one community card replaces the last street; burned cards go in where that helps.

    Source: TDA 2024, recommended procedure 10-H. Needed: a card for each player, the burn, and one last
    card that is never dealt. With three cards or more the community card comes without a shuffle.
    """
    dealer = table.dealer
    needed = table.players * step.cards + 2
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
    table.log.append(Shuffled(step, what, len(cards)))
    table.dealer.shuffle_in(cards)


def shuffle_again(table: Table, step: str, wanted: int, just_thrown: list[int]) -> list[int]:
    """Shuffle folded hands and discards of earlier draws into the stub.

    The burns and the cards just thrown come in only when there are still too few (the burns first of all
    where the game says so); those thrown cards that did not are given back. After a draw that used up the
    stub a board card may need this as well.
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
    """Before a deal to the board, the first time that nobody can bet any more: how often is the rest dealt?

    With other steps than deals to the board and bets to come, players still have something to decide.
    """
    if table.rest or sum(1 for seat in table.seats_in() if table.stacks[seat]) > 1:
        return
    coming = table.game.play[number:]
    if any(step.when or not isinstance(step, (DealToBoard, Bet)) for step in coming):
        return
    table.rest = tuple(step for step in coming if isinstance(step, DealToBoard))
    times = table.dealer.run_outs(sum(len(step.slots) for step in table.rest))
    if times > 1:
        table.run_outs = [{} for _ in range(times)]


def deal_again(table: Table) -> None:
    """Deal the rest of the board for every run-out after the first; each pot is divided between the boards."""
    if not table.run_outs:
        return
    first, again = table.board, {slot for step in table.rest for slot in step.slots}
    table.run_outs[0] = first
    for number in range(1, len(table.run_outs)):
        table.board = {slot: card for slot, card in first.items() if slot not in again}
        for step in table.rest:
            to_board(table, step)
        table.run_outs[number] = table.board
    table.board = first

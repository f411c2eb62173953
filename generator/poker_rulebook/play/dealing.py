"""What the dealer does: cards to the players and to the board, when there are too few, and what the board or dice decide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Layout, Outcome
from poker_rulebook.book.steps import Bet, Deal, DealToBoard, DealToPlayers, Draw, Look, Remove, Roll, TurnUp
from poker_rulebook.cards import ACE, HEIGHT, JOKER_BUG, JOKER_WILD, RANKS, SUITS, Cards, rank_of, suit_of
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
from poker_rulebook.play.reading import InputError, known
from poker_rulebook.play.table import Plays, Table

GOOD_FOR_DEUCE_TO_SEVEN = frozenset(map(RANKS.index, "23457"))
COMMUNITY = "community"  # the slot of a card that is dealt once for everybody


def to_players(table: Table, step: DealToPlayers) -> tuple[()]:
    """One burn after the first betting round, then cards one at a time."""
    if step.if_short and _short(table, step):
        burn(table, step)
        table.tell(Community(step.id, table.dealer.take(COMMUNITY)))
        return ()
    _prepare(table, step, table.players * step.cards)
    seats, take = table.dealing_order(), table.dealer.take
    face_up = dict.fromkeys(seats, step.up)
    if step.by_exposure:
        face_up = {seat: step.cards if table.down(seat) else 0 for seat in seats}
    if table.game.extra_card is not None:
        _deal_with_extra(table, step, face_up)
    else:
        rounds = [[take(seat) for seat in seats] for _ in range(step.cards)]
        for seat, cards in zip(seats, zip(*rounds, strict=True), strict=True):
            _receive(table, Dealt(step.id, seat, cards, face_up[seat]))
    if table.stakes.flashed is not None and step is table.game.deals[0]:
        _put_right(table, step, table.stakes.flashed)
    return ()  # nobody is asked


def _receive(table: Table, dealt: Dealt) -> None:
    table.tell(dealt._replace(cards=facing(table.game, dealt.cards, dealt.up)))


def _comes_up(game: Game) -> bool:
    return game.extra_card is not None and game.extra_card.face == "up"


def _deal_with_extra(table: Table, step: DealToPlayers, face_up: Mapping[int, int]) -> None:
    """Cards one at a time, each with those that it brings."""
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
        _receive(table, Dealt(step.id, seat, tuple(cards), face_up[seat]))
        _receive_extra(table, step.id, seat, extra[seat])


def _receive_extra(table: Table, step: str, seat: int, cards: list[int]) -> None:
    if cards:
        _receive(table, Extra(step, seat, tuple(cards), len(cards) * _comes_up(table.game)))


def bring(table: Table, step: str, seat: int, card: int) -> None:
    """The cards that one turned up brings."""
    _receive_extra(table, step, seat, _extra_cards(table, step, seat, card, 0))


def _extra_cards(table: Table, step: str, seat: int, card: int, left: int) -> list[int]:
    """The cards that one face up brings; none where the deck has only those `left` to be dealt in this step."""
    dealer, extra, up = table.dealer, list[int](), table.game.extra_card is not None
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
    """The seat's last down card was exposed: the first burn, or where a card is dealt up, the door card, or it stays.

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
    """Whether a card exposed in the first deal is kept: in draw games, but in lowball only one that is good for low.

    Source: games/rules/draw-procedures.yaml#draw-exposed-cards, after Robert's Rules of Poker.
    """
    if not game.draws or len(game.showdown) > 1:
        return bool(game.draws)
    ranking = game.showdown[0].ranking
    if not ranking.rules.wins_lowest:
        return True
    if ranking.rules.straights:  # the deuce-to-seven scale
        return rank_of(card) in GOOD_FOR_DEUCE_TO_SEVEN
    highest = RANKS.index("7" if game.limit == "fixed-limit" else "5")
    return rank_of(card) in (ACE, *range(highest + 1))


def to_board(table: Table, step: DealToBoard) -> tuple[()]:
    """A card for every slot; of a bomb pot with several boards, one board after the other."""
    _prepare(table, step, len(step.slots) * len(table.boards))
    opened = Laid if step.face_down else Opened
    for _ in table.boards:
        table.tell(opened(step.id, step.slots, tuple(map(table.dealer.take, step.slots))))
    return ()


DEALS: Plays = {DealToPlayers: to_players, DealToBoard: to_board}


def _prepare(table: Table, step: DealToPlayers | DealToBoard, cards: int) -> None:
    """Shuffle again where the stub has too few cards, then burn."""
    wanted = cards + step.burns
    if len(table.dealer.stub) < wanted:
        shuffle_again(table, step.id, wanted, [])
    burn(table, step)


def burn(table: Table, step: DealToPlayers | DealToBoard | Draw) -> None:
    if step.burns and not table.burned_ahead:
        table.tell(Burned(step.id, table.dealer.burn()))
    table.burned_ahead = table.burned_ahead and not step.burns


def facing(game: Game, cards: Cards, up: int) -> Cards:
    """The cards as they come, the last ones face up: a joker may be a bug then, and wild where it comes face down."""
    if game.joker != "by-face" or max(cards, default=0) < JOKER_BUG:
        return cards
    hidden = len(cards) - up
    return tuple(
        card if card < JOKER_BUG else JOKER_WILD if place < hidden else JOKER_BUG
        for place, card in enumerate(cards)
    )


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
    table.tell(Shuffled(step, what, len(cards)))
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
    """Before a deal after the first betting round, the first time that nobody can bet any more: how often is the rest dealt?

    With other steps than deals and bets to come, players still have something to decide. There are as many
    run-outs as the stub has cards for, and in stud a last card is never dealt.
    """
    if table.several_can_bet() or table.rest or len(table.boards) > 1:
        return
    coming = table.game.play[number:]
    # The hand has not begun, although a blind was all that somebody had; or nobody bets in this game.
    if all(bet in coming for bet in table.game.bets[:1]):
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
    """Deal the rest for every run-out after the first; each pot is divided between them."""
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
    """Take away the lines whose card at the named places is lowest; the hand may end here."""
    layout = _layout(table.game, table.outcomes)
    all_seen(
        (table.board[slot] for slot in step.slots), "a card is unknown that decides which cards are removed"
    )
    take_lines_away(table, step, removed_lines(layout, step, table.board))
    return ()


def take_lines_away(table: Table, step: Remove, lines: tuple[str, ...]) -> None:
    """Lines of the board by id; when all of them go, the hand ends."""
    layout = _layout(table.game, table.outcomes)
    _take_away(table, step.id, slots_of(layout, lines))
    if len(lines) == len(layout.lines):
        table.ended = HOUSE


def roll(table: Table, step: Roll) -> tuple[()]:
    """The button rolls, also when nobody can bet any more."""
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
    """Put the cards of these slots out of play."""
    table.tell(Removed(step, slots, tuple(table.board[slot] for slot in slots)))


def outcome_of(step: Roll | Look, number: int) -> Outcome:
    """What a total of the dice, or a number of cards of the colour, leads to."""
    return next(outcome for outcome in step.outcomes if number in outcome.faces)


def colours_seen(game: Game, step: Look, board: Mapping[str, int]) -> int:
    """How many of the cards that a look step looks at have its colour."""
    black, cards = step.colour == "black", [board[slot] for slot in game.step(step.at, DealToBoard).slots]
    return sum(card < JOKER_BUG and (suit_of(card) in BLACK) == black for card in cards)


def look_at(game: Game, board: Mapping[str, int], outcomes: dict[str, str]) -> None:
    """Add what the colours of a whole board decide to what is already known."""
    for step in game.steps_after(outcomes):
        if isinstance(step, Look):
            outcomes[step.id] = outcome_of(step, colours_seen(game, step, board)).id


def _layout(game: Game, outcomes: Mapping[str, str]) -> Layout:
    layout = layout_in_force(game, outcomes)
    assert layout is not None, "the board has a layout where lines are removed"
    return layout


def removed_lines(layout: Layout, step: Remove, board: Mapping[str, int]) -> tuple[str, ...]:
    """The lines that a remove step takes away, by id. Suits count only where all the cards tie."""
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
    """The slots that only these lines have."""
    stay = {slot for line in layout.lines if line.id not in lines for slot in line.slots}
    slots = dict.fromkeys(slot for line in layout.lines if line.id in lines for slot in line.slots)
    return tuple(slot for slot in slots if slot not in stay)


def in_play(game: Game, board: Mapping[str, int], outcomes: Mapping[str, str]) -> dict[str, int]:
    """The board cards that count at the showdown, of a whole board and what the questions came to.

    Nothing is left when the rules of the game give the pot to the house.
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
    """What the dice of a step show. Raises InputError when that is not written."""
    if step not in rolls:
        raise InputError(("rolls",), f"the roll {step!r} is missing", f"add {step}: {dice}")
    return rolls[step]

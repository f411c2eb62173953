"""Sums about pots: what they hold, how they are divided, and who wins them in a hand that was played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.figures.given import Figures, Given, known_seats, named, played
from poker_rulebook.play import pots
from poker_rulebook.play.comparing import Compared
from poker_rulebook.play.events import Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import Round
from poker_rulebook.play.reading import InputError


def side_pots(book: Book, figures: Figures, given: Given) -> dict[str, Any]:
    """{pots: chips of every pot, the main pot first, returned: seat -> chips that nobody called}.

    Without `returned` where every wager was called.
    """
    found, back = contested(given)
    result: dict[str, Any] = {"pots": [pot.chips for pot in found]}
    return result | ({"returned": back} if back else {})


def contested(given: Given) -> tuple[list[pots.Pot], dict[str, int]]:
    """The pots with their contestants, seats numbered in their order, and seat -> chips that go back.

    paid    seat -> chips put in during the hand; folded    seats that have
    Raises InputError where nobody is left, or nobody has put in anything.
    """
    names, folded = list(given["paid"]), given.get("folded", [])
    known_seats(("folded",), folded, names)
    totals, live = list(given["paid"].values()), [name not in folded for name in names]
    if not any(live):
        raise InputError(("folded",), "everybody has folded", "at least one player is left")
    if not any(totals):
        raise InputError(("paid",), "nobody has put in anything", "write the chips of each seat")
    # what nobody matched is asked of a betting round: the amounts are its wagers
    seat, chips = Round("no-limit", totals, 0, (1,), 0, None).uncalled()
    if not chips or not live[seat]:
        return pots.side_pots(totals, live), {}
    totals[seat] -= chips
    return pots.side_pots(totals, live), {names[seat]: chips}


class PotShare(NamedTuple):
    """A share of a pot that is divided by itself. otherwise    the share that takes it when nobody wins it"""

    id: str
    otherwise: str


class Divided:
    """The hands of a pot whose winners are told, and the usual rules of its game.

    It is what poker_rulebook.play.pots asks of a showdown that somebody wins, and of a game with a button.
    """

    first_won, odd_between, declared = False, "first-share", None

    def __init__(self, winners: Mapping[str, Sequence[int]], seats: int):
        names = list(winners)
        self.shares = [PotShare(name, names[name == names[0]] if len(names) > 1 else "") for name in names]
        all_seats = range(seats)
        self.values = {name: {seat: int(seat in won) for seat in all_seats} for name, won in winners.items()}

    def odd_chips_within(self, share: PotShare) -> str:
        return "button"


def split(book: Book, figures: Figures, given: Given) -> dict[str, Any]:
    """{chips: seat -> chips} of a pot that is divided between its shares and then inside each.

    seats     all who contest the pot, from the left of the button
    shares    share -> its winners; [] where nobody qualifies, whose part then goes to the first share won
    """
    chips = dict.fromkeys(given["seats"], 0)
    for award in awards(given):
        chips[given["seats"][award.seat]] += award.chips
    return {"chips": chips}


def awards(given: Given) -> list[pots.Award]:
    """What each seat, by its number, receives from each share. Raises InputError where nobody wins any."""
    seats, shares = given["seats"], given["shares"]
    known_seats(("seats",), seats, seats)
    for share, names in shares.items():
        known_seats(("shares", share), names, seats)
    if not any(shares.values()):
        raise InputError(("shares",), "nobody wins any share", "write the winners of one share at least")
    winners = {share: [seats.index(name) for name in names] for share, names in shares.items()}
    divided = Divided(winners, len(seats))
    whole = [pots.Pot(given["pot"], tuple(range(len(seats))))]
    return pots.awards(cast(Game, divided), cast(Compared, divided), whole)


class Taken(NamedTuple):
    """Who wins a pot of a played hand.

    pot, pots    its number, 0 for the main pot, and how many there are
    share        the share whose winners count; None where the pot has one share, or everybody else folded
    seats        those winners, clockwise from the left of the button: the first is in the worst position
    """

    pot: int
    pots: int
    share: Share | None
    seats: list[str]


def winner(book: Book, figures: Figures, given: Given) -> dict[str, Any]:
    """{button: seat} that wins the main pot of a worked example; with `busted`, {bounty: seat} for that player.

    It is the winner of the first share (high, five-card), in a chopped pot the one in the worst position.
    Source: BARGE Rulebook, Bounty; Win the button.
    """
    return {"bounty" if "busted" in given else "button": taken(book, given).seats[0]}


def taken(book: Book, given: Given) -> Taken:
    """Who wins the main pot, or the one with the last chips of the seat `busted`.

    Raises InputError where that seat is not eliminated, and where nobody wins the pot.
    """
    names, hand = played(book, ("of",), given["of"])
    pot = _last_pot(hand, names, given["busted"]) if "busted" in given else 0
    won = [event for event in hand.log if isinstance(event, Won) and event.pot == pot]
    if not won:
        raise InputError(("of",), "nobody wins the pot in this example", "cite one that is won")
    shares = hand.compared.shares if hand.compared else ()
    first = next((share for share in shares if any(event.share == share.id for event in won)), None)
    seats = sorted(event.seat for event in won if first is None or event.share == first.id)
    return Taken(pot, len(hand.pots()), first if len(shares) > 1 else None, [names[seat] for seat in seats])


def _last_pot(hand: Hand, names: list[str], busted: str) -> int:
    """The pot with the last chips of a seat. Raises InputError where it is not eliminated."""
    named(("busted",), "seat", busted, dict.fromkeys(names))
    seat = names.index(busted)
    if hand.stacks[seat]:
        out = [name for name, chips in zip(names, hand.stacks, strict=True) if not chips]
        hint = f"eliminated: {', '.join(out)}" if out else "nobody is eliminated in this example"
        raise InputError(("busted",), f"{busted} has {hand.stacks[seat]:,} chips left", hint)
    return max(number for number, pot in enumerate(hand.pots()) if seat in pot.seats)

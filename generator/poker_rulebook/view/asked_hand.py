"""A hand of which somebody is asked who wins: the cards of two players and the board, the answer, and why."""

from __future__ import annotations

from msgspec import Struct

from poker_rulebook.book.load import Book
from poker_rulebook.book.steps import DealToBoard, only
from poker_rulebook.cards import texts
from poker_rulebook.play.comparing import all_of
from poker_rulebook.play.judging import compared_at
from poker_rulebook.play.reasons import reasons
from poker_rulebook.play.script import run
from poker_rulebook.view.sentences import Phrase, name_of
from poker_rulebook.view.told.because import because
from poker_rulebook.view.tree import CardText
from poker_rulebook.view.wording import short_name


class AskedSeat(Struct, frozen=True):
    """A player of the hand. cards    own cards;  said    what the hand is called"""

    name: str
    cards: CardText
    said: Phrase


class AskedHand(Struct, frozen=True):
    """The question and its answer.

    name      of the game, as short as players say it
    board     street by street
    winners   names of seats: two where the pot is split
    why       in one sentence
    lit       the cards that decide, and made    those of the winning hands
    """

    game: str
    name: Phrase
    seats: tuple[AskedSeat, ...]
    board: tuple[CardText, ...]
    winners: tuple[str, ...]
    why: Phrase
    lit: frozenset[str]
    made: frozenset[str]


def asked_hand(book: Book, name: str) -> AskedHand:
    """The hand of an example that is a plain showdown.    name    GAME/EXAMPLE, which has passed `check`"""
    id_, _, hand = name.partition("/")
    game = book.games[id_]
    example = next(example for example in game.examples if example.id == hand)
    found = run(book, game, example)
    assert found.table is not None
    share, compared, seats = game.showdown[0], compared_at(game, found.table), list(example.seats)
    verdict = found.judgement.shares[share.id]
    reason = reasons(compared, share, [seats.index(seat) for seat in verdict.winners])[0]
    hands = [
        short_name(share.ranking, verdict.counted[seat] or (), compared.own(share, n))
        for n, seat in enumerate(seats)
    ]
    own = [texts(all_of(found.table.held[seat])) for seat in seats]
    streets = (texts(found.table.board[slot] for slot in step.slots) for step in only(DealToBoard, game.play))
    return AskedHand(
        game=id_,
        name=name_of(game.short or game.name),
        seats=tuple(map(AskedSeat, seats, own, hands)),
        board=tuple(streets),
        winners=tuple(verdict.winners),
        why=because(compared, share, seats, reason),
        lit=frozenset(card for cards in reason.cards.values() for card in texts(cards).split()),
        made=frozenset(card for seat in verdict.winners for card in texts(verdict.hands[seat] or ()).split()),
    )

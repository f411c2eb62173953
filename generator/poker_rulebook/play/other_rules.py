"""What two hands would be by another rule than that of the game, each with its cards chosen anew.

Players who take another rule for that of the game ask about a hand in which the two come out differently.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from poker_rulebook.book.parts import Share
from poker_rulebook.cards import JOKER_BUG, Cards
from poker_rulebook.play.comparing import Compared, uses
from poker_rulebook.ranking.lookup import MOST_CARDS, Worth
from poker_rulebook.ranking.ranking import Uses, best_by, best_using, choices, fitting, value_using
from poker_rulebook.ranking.rules import Rules


class Otherwise(NamedTuple):
    """A rule by which both players might go; None stands for what the game has.

    rules     what beats what
    groups    the groups of board cards, of one of which cards play
    uses      how many own cards play with how many of a group
    own       seat -> the own cards that play, as a ranking reads them: wild ones as jokers or as they are
    wider     whether by it every hand is allowed that the game allows
    """

    rules: Rules | None = None
    groups: Sequence[Cards] | None = None
    uses: Uses | None = None
    own: Callable[[int], Cards] | None = None
    wider: bool = False


def decides(compared: Compared, share: Share, winner: int, loser: int, other: Otherwise) -> Cards | None:
    """The hand with which the loser would not lose to the winner if both went by another rule; None where it would.

    () if its cards were not looked for, which `hand` gives. Hands with jokers are not compared by other rules of what beats what.
    """
    mine, cards = _best(compared, share, loser, other)
    by_suit = compared.game.equal_hands == "suit"
    if not mine or (other.wider and not by_suit and mine < (compared.values[share.id][winner],)):
        return None  # by a wider rule the winner has at least the hand that it has
    his = worth(compared, share, winner, other)
    if (other.rules and not his) or mine < his or (by_suit and mine == his):
        return None
    return cards


def worth(compared: Compared, share: Share, seat: int, other: Otherwise) -> Worth:
    """What the best hand of a seat is worth by another rule; () if no cards make one."""
    return _best(compared, share, seat, other)[0]


def _best(compared: Compared, share: Share, seat: int, other: Otherwise) -> tuple[Worth, Cards]:
    """What the best hand of a seat is worth; with its cards where the rules of what beats what are others."""
    own, groups, ways = _playing(compared, share, seat, other)
    if other.rules or not ways:
        return _by(other.rules, share, own, groups, ways)
    value = value_using(share.ranking, own, groups, ways)
    return (value,) if value else (), ()


def hand(compared: Compared, share: Share, seat: int, other: Otherwise) -> Cards:
    """The best hand of a seat by another rule; () if no cards make one."""
    own, groups, ways = _playing(compared, share, seat, other)
    if other.rules or not ways:
        return _by(other.rules, share, own, groups, ways)[1]
    return best_using(share.ranking, own, groups, ways)[1]


def _by(
    rules: Rules | None, share: Share, own: Cards, groups: Sequence[Cards], ways: Uses
) -> tuple[Worth, Cards]:
    sets = [cards for group in groups for cards in choices(share.ranking, own, group, ways)] if ways else []
    if rules is None or any([card >= JOKER_BUG for cards in sets for card in cards]):
        return (), ()
    return best_by(rules, sets)


def _playing(
    compared: Compared, share: Share, seat: int, other: Otherwise
) -> tuple[Cards, list[Cards], Uses]:
    """The own cards and the groups as the ranking reads them, and what is allowed that so many cards can do."""
    own = other.own(seat) if other.own else compared.counted(compared.own(share, seat), seat)
    lying = compared.groups(share) if other.groups is None else other.groups
    groups = [group if other.own else compared.counted(group, seat) for group in lying]
    longest = max(map(len, groups), default=0)
    if other.uses is None:  # where more own cards may play than there are, all do
        allowed = tuple([(min(mine, len(own)), board) for mine, board in uses(share, own)])
    else:
        allowed = other.uses
    ways = tuple([(mine, board) for mine, board in allowed if mine <= len(own) and board <= longest])
    many = len(own) + longest > MOST_CARDS  # a ranking does not read all of them at once
    if many and fitting(ways, len(own), longest, share.ranking.size) is None:
        ways = ways[1:]
    return own, groups, ways

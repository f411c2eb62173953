"""Forced bets: who posts what before the first betting round, and who brings in; said wherever a game is described."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.followed import shared
from poker_rulebook.book.model import Game
from poker_rulebook.view.sentences import Phrase, say
from poker_rulebook.view.wording import is_fixed, suits_from_top

Fact = tuple[Phrase, tuple[Phrase, ...]]  # a rule, and what is said of it where there is room


@shared
def forced_bets(game: Game) -> tuple[Phrase, ...]:
    """Each kind of forced bet of a game, for every register: "card", "name", "peculiar"."""
    return tuple(fact for fact, _ in _facts(game))


def forced_rules(game: Game) -> Iterator[Phrase]:
    """The same at length: also two players, chips that do not cover both, equal door cards."""
    for fact, more in _facts(game):
        yield fact
        yield from more


def _facts(game: Game) -> Iterator[Fact]:
    forced = game.forced_bets
    if forced.ante in ("each", "empty-pot"):
        yield say("ante-all" if forced.ante == "each" else "ante-empty-pot"), ()
    if "button" in forced.blinds:
        yield say("button-blind"), ()
    elif forced.blinds:
        where = "" if forced.small_blind == "left-of-button" else f"-{forced.small_blind}"
        two = () if forced.small_blind == "button" else (say("blinds-two-players"),)
        yield say(f"blinds{where}"), two
    if forced.ante == "big-blind":
        first = "ante" if forced.short_post == "ante-first" else "big-blind"
        yield say("big-blind-ante", first=say(f"forced-{first}")), ()
    if forced.ante == "button":
        yield say("button-posts-all"), ()
    if forced.bring_in:
        yield _bring_in(game, forced.bring_in)


def _bring_in(game: Game, card: str) -> Fact:
    """Who brings in; where the button has posted it for everybody, who counts as having done so."""
    direction = "low" if card == "lowest-card" else "high"
    first, *others = suits_from_top(game)[:: -1 if direction == "low" else 1]
    suits = say(f"bring-in-suits-{direction}", first=first, others=tuple(others))
    if game.forced_bets.ante == "button":
        return say(f"bring-in-{card}-posted"), (suits,)
    fixed = ("bring-in-or-complete", "bring-in-no-option", "bring-in-all-in")
    return say(f"bring-in-{card}"), (suits, *map(say, fixed if is_fixed(game) else ("bring-in-or-bet",)))


def least_forced(game: Game) -> Phrase:
    """The forced bet that is as large as the smallest bet at no limit and pot limit."""
    if game.has_blinds:
        return say(f"forced-{game.forced_bets.blinds[-1]}-blind")
    return say("forced-bring-in" if game.forced_bets.bring_in else "forced-ante")


@shared
def dealing_order(game: Game) -> Phrase:
    """From whom on cards are dealt."""
    if game.from_seat_one:
        return say("order-seat-one-button")
    return say("order-from-seat-one" if game.forced_bets.bring_in else "order-from-button")

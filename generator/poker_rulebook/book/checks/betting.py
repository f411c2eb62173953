"""Checks of betting rounds: who begins, what a bet needs, what is declared for."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.checks.subject import Subject, counted, no_hand, unresolved
from poker_rulebook.book.problems import At, Finding
from poker_rulebook.book.steps import Bet, Declare, only

MOST_DRAWS = 3  # called the first, second and third draw
SHOWING = ("highest-showing", "lowest-showing")


def somebody_plays(subject: Subject) -> Iterator[Finding]:
    """There are cards, a betting round, and no more draws than have a name."""
    game = subject.game
    if not game.deals:
        hint = "add a step: {id: own, do: deal, to: players, cards: 2, face: down}"
        yield ("play",), "nobody receives a card", hint
    for draw in game.draws[MOST_DRAWS:]:
        message = f"there are {len(game.draws)} draws"
        yield subject.at(draw, "do"), message, f"{MOST_DRAWS} are the most that have a name"


def bets_have_a_first_actor(subject: Subject) -> Iterator[Finding]:
    game, before = subject.game, None
    if not game.bets:
        hint = "add a step: {id: first-bet, do: bet, size: small, first: left-of-big-blind}"
        yield ("play",), "there is no betting round", hint
    posted = {
        "left-of-big-blind": ("blinds", game.has_blinds),
        "bring-in": ("bring_in", bool(game.forced_bets.bring_in)),
    }
    for bet in game.bets:
        at, first = subject.at(bet, "first"), bet.first
        key, there = posted.get(first, ("", True))
        if not there:
            message = f"there is no {first.removeprefix('left-of-')} in forced_bets"
            yield at, message, f"add '{key}:' there"
        elif first in ("bring-in", *SHOWING) and not subject.own_at(bet).up:
            what = "bring-in" if first == "bring-in" else "first actor"
            message = f"the cards showing decide the {what}, and nobody has a card face up"
            yield at, message, "deal one with 'face: up' before, or name who acts first"
        if first == "same-order":
            yield from _after_a_named_street(subject, at, before)
        if first in SHOWING:
            yield from _compares(subject, bet)
        if first == "bring-in" and before:
            yield at, "only the first betting round has a bring-in", "name who acts first"
        before = bet


def _after_a_named_street(subject: Subject, at: At, before: Bet | None) -> Iterator[Finding]:
    play = subject.game.play
    if before is None:
        yield at, "there is no betting round before this one", "name who acts first"
    elif not any(getattr(step, "street", "") for step in play[: play.index(before)]):
        message = "the betting round before is not on a named street, and the text could not name it"
        yield at, message, "add 'street:' to the deal before it, or name who acts first"


def _compares(subject: Subject, bet: Bet) -> Iterator[Finding]:
    """The strongest hand showing is the lowest in a ranking that the lowest hand wins, and in no other."""
    if bet.ranking is None:
        message = "nothing says by which ranking the cards showing are compared"
        yield subject.at(bet), message, "add 'ranking: high' or 'ranking: ace-to-five'"
        return
    way = "lowest" if bet.ranking.rules.wins_lowest else "highest"
    if bet.first != f"{way}-showing":
        message = f"by {bet.ranking.id!r} the {way} hand showing is the strongest"
        hint = f"write 'first: {way}-showing', or name another ranking"
        yield subject.at(bet, "first"), message, hint


def needed_hands_exist(subject: Subject) -> Iterator[Finding]:
    """The hands that a first bet needs, or that must be bet, are hands of a ranking and of the formats played."""
    game = subject.game
    for bet in game.bets:
        for key, needed in (("openers", bet.wagering.openers), ("must_bet", bet.wagering.must_bet)):
            if needed is None:
                continue
            yield from no_hand(subject.at(bet, key, "hand"), needed.hand, needed.ranking)
            held = subject.own_at(bet).held
            if held < needed.ranking.smallest:
                has = f"a player holds only {counted(held, 'card')} here"
                message = f"{has}, and {needed.ranking.id} compares {needed.ranking.size}"
                yield subject.at(bet, key), message, f"deal more cards before, or delete '{key}:'"
            for place, name in enumerate(needed.formats):
                if name not in game.betting:
                    yield subject.at(bet, key, "in", place), f"the game is not played at {name}", "delete it"


def declarations_fit(subject: Subject) -> Iterator[Finding]:
    names = [share.id for share in subject.game.showdown]
    for step in only(Declare, subject.game.play):
        for key, name in (("no_chip", step.no_chip), ("one_chip", step.one_chip)):
            if name not in names:
                yield unresolved(subject.at(step, key), name, "share", names)
        if step.no_chip == step.one_chip:
            message = f"no chip means {step.one_chip!r} already"
            yield subject.at(step, "one_chip"), message, "name the other share"
        if len(names) != 2:
            message = f"zero, one and two chips are for two shares, and there are {len(names)}"
            yield subject.at(step, "do"), message, "leave two shares in 'showdown:'"

"""Checks of the steps of play: cards that players have, who begins, what a bet needs, what is said in place of one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from poker_rulebook.book import steps
from poker_rulebook.book.checks.subject import Subject, all_unresolved, counted, no_hand, reversed_range
from poker_rulebook.book.problems import At, Finding
from poker_rulebook.book.steps import only

MOST_DRAWS = 3  # called the first, second and third draw
SHOWING = ("highest-showing", "lowest-showing")


def players_are_in_order(subject: Subject) -> Iterator[Finding]:
    fewest, most = subject.game.players
    if fewest > most:
        yield ("players", "min"), f"{fewest} is more than the most, {most}", "exchange the two"


# --- betting rounds


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
    if not game.bets and not game.stay:
        hint = "add a step: {id: first-bet, do: bet, size: small, first: left-of-big-blind}"
        yield ("play",), "there is no betting round", hint
    posted = {
        "left-of-big-blind": ("blinds", "big" in game.forced_bets.blinds),
        "bring-in": ("bring_in", bool(game.forced_bets.bring_in)),
    }
    for bet in game.bets:
        at, first = subject.at(bet, "first"), bet.first
        key, there = posted.get(first, ("", True))
        if not there:
            message = f"there is no {first.removeprefix('left-of-')} in forced_bets"
            begins = first == "left-of-big-blind" and game.has_blinds
            yield at, message, "write 'left-of-button'" if begins else f"add '{key}:' there"
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


def _after_a_named_street(subject: Subject, at: At, before: steps.Bet | None) -> Iterator[Finding]:
    play = subject.game.play
    if before is None:
        yield at, "there is no betting round before this one", "name who acts first"
    elif not any(getattr(step, "street", "") for step in play[: play.index(before)]):
        message = "the betting round before is not on a named street, and the text could not name it"
        yield at, message, "add 'street:' to the deal before it, or name who acts first"


def _compares(subject: Subject, bet: steps.Bet) -> Iterator[Finding]:
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


def turns_have_a_bet(subject: Subject) -> Iterator[Finding]:
    """The betting round that comes again with cards that are taken stands next to them."""
    play = subject.game.play
    for step, following in zip_longest(play, play[1:]):
        if isinstance(step, steps.Take) and not isinstance(following, steps.Bet):
            message = "a betting round follows every turn in which cards are taken"
            yield subject.at(step), message, "put a step 'do: bet' after it"


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
    for step in only(steps.Declare, subject.game.play):
        chips = (subject.at(step, "no_chip"), step.no_chip), (subject.at(step, "one_chip"), step.one_chip)
        yield from all_unresolved(chips, "share", names)
        if step.no_chip == step.one_chip:
            message = f"no chip means {step.one_chip!r} already"
            yield subject.at(step, "one_chip"), message, "name the other share"
        if len(names) != 2:
            message = f"zero, one and two chips are for two shares, and there are {len(names)}"
            yield subject.at(step, "do"), message, "leave two shares in 'showdown:'"


def staying_fits(subject: Subject) -> Iterator[Finding]:
    """Where players say in or out, that decides who plays for the pot, and nothing else does."""
    game = subject.game
    for step in only(steps.Stay, game.play):
        if game.bets:
            message = "whoever is in pays as much as the pot holds, and a betting round would change that"
            yield subject.at(game.bets[0], "do"), message, "drop the betting rounds, or this step"
        if step is not game.stay:
            yield subject.at(step, "do"), "players have said in or out already", "delete the step"
        if not subject.own_at(step).held:
            message = "nobody has a card here to decide by"
            yield subject.at(step), message, "put the step after a deal"
        if len(game.showdown) != 1 or not game.showdown[0].qualifies_all:
            message = "the pot is matched by those who do not win it, so one hand must win all of it"
            yield ("showdown",), message, "leave one share, which every hand may win"


# --- cards that players have


def cards_suffice(subject: Subject) -> Iterator[Finding]:
    """Nobody draws, discards, divides or turns up cards that a player may not have."""
    for step, own in zip(subject.game.play, subject.own, strict=False):
        has = f"a player holds only {counted(own.held, 'card')} here"
        if isinstance(step, steps.Draw):
            if step.fewest > step.most:
                yield reversed_range(subject.at(step, "cards"), step.fewest, step.most)
            if step.most > own.held:
                yield subject.at(step, "cards"), has, f"write [{step.fewest}, {own.held}]"
        elif any(step.turned_up) and not isinstance(step, steps.Bet):
            yield from _turned_up(subject.at(step, "cards"), *step.turned_up, own.down)
        elif isinstance(step, (steps.Discard, steps.Pass)) and step.cards >= own.held:
            yield subject.at(step, "cards"), has, "write a smaller number"
        elif isinstance(step, steps.Discard) and step.from_down and step.cards > own.down:
            hint = "write a smaller number, or delete 'from: down'"
            yield subject.at(step, "cards"), _down(own.down), hint
        elif isinstance(step, steps.Divide) and sum(hand.cards for hand in step.hands) != own.held:
            total = sum(hand.cards for hand in step.hands)
            message = f"the hands have {total} cards together, and a player holds {own.held}"
            yield subject.at(step, "hands"), message, "make them equal"


def cards_go_with_the_action(subject: Subject) -> Iterator[Finding]:
    for bet in subject.game.bets:
        own, special = subject.own_at(bet), bet.wagering
        fewest, most = special.discard or (0, 0)
        if fewest > most:
            yield reversed_range(subject.at(bet, "discard"), fewest, most)
        elif special.discard and most >= own.held:
            message = f"a player holds only {counted(own.held, 'card')} here"
            yield subject.at(bet, "discard"), message, "write a smaller number"
        yield from _turned_up(subject.at(bet, "turn_up"), special.turn_up, special.turn_up, own.down)


def _turned_up(at: At, fewest: int, most: int, down: int) -> Iterator[Finding]:
    if fewest > most:
        yield reversed_range(at, fewest, most)
    elif most > down:
        yield at, _down(down), "write a smaller number"


def _down(down: int) -> str:
    return f"a player may hold only {counted(down, 'card')} face down here"


def discards_come_before_their_street(subject: Subject) -> Iterator[Finding]:
    play = subject.game.play
    for step in only(steps.Discard, play):
        later = [s for s in play[play.index(step) :] if isinstance(s, steps.Deal)]
        coming = later[0].street if later else ""
        if step.before and coming != step.before:
            not_it = f"the cards dealt next are not the {step.before}"
            hint = f"write 'before: {coming}', or move the step"
            message = not_it if later else "no cards are dealt after it"
            yield subject.at(step, "before"), message, hint if coming else "move the step, or delete the line"


def divided_hands_stay(subject: Subject) -> Iterator[Finding]:
    """Cards that have been divided into hands are not dealt, drawn, discarded or divided any more."""
    divided = ""
    for step in subject.game.play:
        changes = isinstance(step, (steps.Draw, steps.Discard, steps.Pass, steps.Divide, steps.DealToPlayers))
        if divided and (changes or (isinstance(step, steps.Bet) and step.wagering.discard)):
            message = f"the own cards change here, and {divided!r} has already divided them"
            yield subject.at(step), message, f"put the step before {divided!r}"
        if isinstance(step, steps.Divide):
            divided = divided or step.id

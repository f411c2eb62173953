"""What a schema cannot say of a game file: whether its steps, board, shares and questions fit together, which keys do
nothing in this game, and which it lacks.

A check is a generator of findings. `findings` runs all of them, in stages: each needs a game in which those before find nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, islice, zip_longest
from math import comb
from typing import NamedTuple

from poker_rulebook.book.chapters import folded
from poker_rulebook.book.checks.subject import (
    Check,
    Known,
    Subject,
    all_unresolved,
    can_be_built,
    counted,
    no_hand,
    notes_are_current,
    reversed_range,
    twice,
    unresolved,
)
from poker_rulebook.book.model import (
    MAIN,
    Game,
    boards_dealt,
    build_game,
    cards_needed,
    legal_uses,
    most_players,
    ways_of,
)
from poker_rulebook.book.parts import Data, Layout, OpenFace, Share, apart, in_force
from poker_rulebook.book.problems import At, Finding, each, exact, suggestion
from poker_rulebook.book.steps import (
    Beat,
    Bet,
    Choose,
    Deal,
    DealToBoard,
    DealToPlayers,
    Declare,
    Discard,
    Divide,
    Draw,
    Look,
    Place,
    Question,
    Remove,
    Roll,
    Stay,
    Step,
    Take,
    TurnUp,
    only,
)
from poker_rulebook.cards import ACE, RANKS, rank_of
from poker_rulebook.languages import BESIDE, SOURCE
from poker_rulebook.ranking.ranking import fitting
from poker_rulebook.ranking.rules import Rules

DELETE = "delete the line"


class KeyCheck(NamedTuple):
    """A key, as in forced_bets.ante, and where it is wrong.

    wrong    for a key that stands there: whether it does nothing; for one that is missing: whether it is needed
    at       where a missing key is told, as a path
    """

    key: str
    wrong: Callable[[Game], bool]
    message: str
    hint: str = DELETE
    at: str = ""


def _fixed(game: Game) -> bool:
    return "fixed-limit" in game.betting


def _showing(game: Game) -> bool:
    return any(bet.first.endswith("-showing") for bet in game.bets)


def _one_share(game: Game) -> bool:
    return len(game.showdown) == 1


IDLE = (
    KeyCheck("betting", lambda g: bool(g.stay) and not g.bets, "nobody bets in this game"),
    KeyCheck("forced_bets.blinds", lambda g: bool(g.stay) and not g.bets, "a blind is a bet, and nobody bets in this game",
        "write 'ante: empty-pot' instead"),
    KeyCheck("forced_bets.blinds", lambda g: g.forced_bets.blinds not in (("small", "big"), ("button",)),
        "these blinds are not posted together", "write '[small, big]' or '[button]'"),
    KeyCheck("forced_bets.bring_in", lambda g: g.has_blinds, "a game has blinds or a bring-in, not both",
        "delete one of the two"),
    KeyCheck("forced_bets.bring_in",
        lambda g: not g.has_blinds and (
            not g.bets or g.bets[0].first not in ("bring-in", "left-of-big-blind")),
        "nobody brings in: the first betting round begins elsewhere",
        "write 'first: bring-in' there, or delete the line"),
    KeyCheck("forced_bets.ante", lambda g: g.forced_bets.ante == "button" and not g.forced_bets.bring_in,
        "the button posts the antes together with a bring-in, and there is none",
        "write 'ante: each', or add 'bring_in:'"),
    KeyCheck("forced_bets.ante", lambda g: g.forced_bets.ante == "big-blind" and "big" not in g.forced_bets.blinds,
        "there is no big blind to post the ante", "write 'ante: each'"),
    KeyCheck("forced_bets.ante", lambda g: g.forced_bets.ante == "empty-pot" and not g.stay,
        "an ante waits for an empty pot only where players are in or out, and losers match it", "write 'ante: each'"),
    KeyCheck("forced_bets.ante", lambda g: bool(g.stay) and g.forced_bets.ante != "empty-pot",
        "while a pot waits to be won, nobody posts another ante", "write 'ante: empty-pot'"),
    KeyCheck("forced_bets.small_blind", lambda g: "small" not in g.forced_bets.blinds, "there is no small blind",
        "delete 'small_blind:', or write 'blinds: [small, big]'"),
    KeyCheck("forced_bets.short_post", lambda g: g.forced_bets.ante != "big-blind",
        "there is no big blind ante to be short of"),
    KeyCheck("dealt_from", lambda g: not g.has_blinds, "without blinds the cards are dealt from seat 1 anyway"),
    KeyCheck("short_stub", lambda g: not g.draws, "nobody draws in this game"),
    KeyCheck("short_all_in", lambda g: not _fixed(g), "the rule is for fixed limit, and the game is not played so"),
    KeyCheck("check_raise", lambda g: not _fixed(g), "the rule is for fixed limit, and the game is not played so"),
    KeyCheck("raise_cap", lambda g: not _fixed(g), "only fixed limit has a raise cap"),
    KeyCheck("odd_chips.between", _one_share, "the pot has only one share"),
    KeyCheck("odd_chips.between", lambda g: g.first_won, "the pot is not divided between the shares"),
    KeyCheck("showing_ties", lambda g: not _showing(g), "no betting round looks at the cards showing"),
    KeyCheck("showing_ties", lambda g: bool(g.beat), "every hand that is turned up beats all others, so that none are equal"),
    KeyCheck("suit_order", lambda g: len(set(g.suit_order)) < 5, "a suit is missing", "write each suit once: h-d-c-s"),
    KeyCheck("suit_order", lambda g: g.odd_within != "button", "odd chips go by spades, hearts, diamonds and clubs",
        "write 'odd_chips: {within: button}'"),
    KeyCheck("equal_hands", lambda g: g.has_wild_cards, "a wild card has no suit"),
    KeyCheck("equal_hands", lambda g: g.declaration is not None, "where players declare, equal hands share a side"),
    KeyCheck("equal_hands", lambda g: any(s.ranking.rules.compare != "classes" for s in g.showdown),
        "hands that are no classes such as pairs have no order of suits"),
    KeyCheck("odd_chips.within", lambda g: g.odd_within == "all-own-cards" and any(
            s.ranking.rules.compare in ("points", "total") for s in g.showdown),
        "which of all own cards decides is said of high and of low hands, not of points", "write 'within: button'"),
    KeyCheck("odd_chips.within", lambda g: g.odd_within == "all-own-cards" and len(
            {s.ranking.rules.ranks[-1] == ACE for s in g.showdown if s.ranking.rules.wins_lowest}) > 1,
        "the ace is low for one of the low hands and high for another", "write 'within: button'"),
    KeyCheck("pot_goes_to", lambda g: g.first_won and _one_share(g), "the pot has only one share"),
    KeyCheck("pot_goes_to", lambda g: g.first_won and len(g.showdown) > 2, "of more than two shares the pot may not go to the first",
        "leave two shares in 'showdown:', or delete the line"),
    KeyCheck("if_nobody_qualifies", lambda g: any(s.qualifies_all for s in g.showdown) and not g.declaration,
        "there is always a hand that qualifies, so this never happens"),
    KeyCheck("if_nobody_qualifies",
        lambda g: g.if_nobody_qualifies == "strongest-hand" and g.showdown[0].ranking.rules.classes == ("straight",),
        "without a straight, no hand is the strongest of all", "write all-players or carry-over"),
    KeyCheck("if_nobody_qualifies",
        lambda g: g.if_nobody_qualifies == "strongest-hand" and bool(g.showdown[0].lines),
        "each board has a strongest hand of its own", "write all-players or carry-over"),
    KeyCheck("if_nobody_qualifies",
        lambda g: bool(g.declaration) and g.if_nobody_qualifies == "strongest-hand",
        "where players declare, no hand is the strongest of all", "write all-players or carry-over"),
)  # fmt: skip

LACKING = (
    KeyCheck("betting", lambda g: bool(g.bets), "nothing says in which format the game is bet",
        "add 'betting: [no-limit]'", "play"),
    KeyCheck("forced_bets.ante", lambda g: bool(g.stay), "nobody puts anything into the first pot",
        "add 'ante: empty-pot'", "forced_bets"),
    KeyCheck("raise_cap", lambda g: _fixed(g) and bool(g.bets), "fixed limit needs a raise cap",
        "add 'raise_cap: 4', or 'raise_cap: none'", "betting"),
    KeyCheck("odd_chips.between", lambda g: not _one_share(g) and not g.first_won,
        "the pot has several shares, and nothing says which receives the odd chip",
        "add 'between: first-share'", "odd_chips"),
    KeyCheck("showing_ties", lambda g: _showing(g) and not g.beat,
        "cards showing decide who acts first, and nothing says what happens when they are equal",
        "add 'showing_ties: suit'", "play"),
)  # fmt: skip


def keys_apply(subject: Subject) -> Iterator[Finding]:
    """Keys of the game that do nothing, or are missing."""
    for key in IDLE:
        if _stands(subject, key.key) and key.wrong(subject.game):
            yield tuple(key.key.split(".")), key.message, key.hint
    for key in LACKING:
        if not _stands(subject, key.key) and key.wrong(subject.game):
            yield tuple(key.at.split(".")), key.message, key.hint


def _stands(subject: Subject, key: str) -> bool:
    section, _, inner = key.partition(".")
    return section in subject.data and (not inner or inner in subject.data[section])


class PartKeyCheck(NamedTuple):
    """A key of a step or a share.

    idle       whether it does nothing there
    message    {part}, {opener}: the step or share, and who has opened the round
    """

    key: str
    idle: Callable[[Game, Step | Share], bool]
    message: str
    hint: str = DELETE


def _is_first(game: Game, step: Step | Share) -> bool:
    """Whether no betting round comes before this step in the same hand."""
    before = game.play[: game.play.index(step)] if not isinstance(step, Share) else ()
    return not any(isinstance(earlier, Bet) and not apart(earlier.when, step.when) for earlier in before)


def _opened(game: Game, step: Step | Share) -> bool:
    """Whether blinds or a bring-in have opened the betting round."""
    brought_in = isinstance(step, Bet) and step.first == "bring-in"
    return _is_first(game, step) and (game.has_blinds or brought_in)


def _not_last(game: Game, step: Step | Share) -> bool:
    return step in game.deals and (step != game.deals[-1] or step == game.deals[0])


def _early_flop(game: Game, step: Step | Share) -> bool:
    """Whether fewer than three cards lie on each board after the flop."""
    if not isinstance(step, DealToBoard) or step.street != "flop":
        return False
    deals = only(DealToBoard, game.play[: game.play.index(step) + 1])
    return sum(len(deal.slots) for deal in deals) < 3 * (boards_dealt(game) or 1)


def _parts_ways(step: Step) -> bool:
    """Whether the cards of some players may lie otherwise after a step than those of others."""
    if isinstance(step, Draw):
        return step.refusable
    if isinstance(step, Discard):
        return not step.from_down
    turned, most = step.turned_up
    return turned < most or isinstance(step, Take) or step.exchanged > 0 or any(step.given_up)


def _chooses_among_own(step: Step) -> bool:
    """Whether players choose some of their own cards."""
    return step.rearranges or any(step.turned_up + step.given_up)


OPENED = "{opener} opened this round already"
OPENINGS = ("opening", "openers", "if_passed")
OF_STEPS = (
    PartKeyCheck("burn", lambda g, s: any(bet in g.play[: g.play.index(s)] for bet in g.bets),
            "a card is burned before every deal after the first betting round"),
    PartKeyCheck("burn", lambda g, s: isinstance(s, DealToPlayers), "before the first betting round only a board comes after a burn"),
    PartKeyCheck("when", lambda g, s: isinstance(s, DealToBoard) and len({deal.when for deal in g.board_deals}) > 1 and g.layouts[0].id == MAIN,
            "the cards of one board come together or not at all", "write the same condition at each deal to the board, or draw a 'board:' for each way"),
    PartKeyCheck("if_short", lambda g, s: isinstance(s, DealToBoard), "only a deal to the players can fall short"),
    PartKeyCheck("if_short", _not_last, "only the last deal can be replaced by one card for all"),
    PartKeyCheck("if_short", lambda g, s: isinstance(s, DealToPlayers) and s.cards != 1 and not _not_last(g, s),
            "one card for all cannot replace more than one", "deal 'cards: 1', or delete the line"),
    PartKeyCheck("ranking", lambda g, s: isinstance(s, Bet) and not s.first.endswith("-showing"),
            "{part.first!r} compares no cards", "delete 'ranking:'"),
    *(PartKeyCheck(key, _opened, OPENED, f"delete '{key}:'") for key in OPENINGS),
    *(PartKeyCheck(key, lambda g, s: not _is_first(g, s), "who opens is ruled in the first betting round only", f"delete '{key}:'")
      for key in OPENINGS),
    *(PartKeyCheck(key, lambda g, s: not (_is_first(g, s) and g.has_blinds), "no big blind opens this round", f"delete '{key}:'")
      for key in ("limping", "jam_or_fold")),
    PartKeyCheck("opening", lambda g, s: isinstance(s, Bet) and bool(s.wagering.openers or s.wagering.carries_over),
            "the first player bets in every hand, or only some may", "delete 'opening:', or 'openers:' and 'if_passed:'"),
    PartKeyCheck("order", lambda g, s: any(step.called == "reveal" for step in g.play) and any(
            (step.called, step.turned_up) != ("reveal", (1, 1)) for step in g.play if not isinstance(s, Share) and step.do == s.do),
            "cards that are laid in an order are turned up one by one", "write 'cards: 1' and 'order: laid' at every such step, or delete the line"),
    PartKeyCheck("discard", lambda g, s: not _is_first(g, s), "cards are thrown away with the first action of a hand only",
            "delete 'discard:', or write a step 'do: discard'"),
    PartKeyCheck("jam_or_fold", lambda g, s: "no-limit" not in g.betting, "only at no limit may everybody go all-in",
            "delete 'jam_or_fold:', or write 'betting: [no-limit]'"),
    PartKeyCheck("jam_or_fold", lambda g, s: any(bet.wagering.must_bet for bet in g.bets), "whoever plays on is all-in, and nobody checks a hand later",
            "delete 'jam_or_fold:', or 'must_bet:'"),
    PartKeyCheck("street", _early_flop, "the flop is there when three cards lie on every board",
            "open three cards, or delete 'street:'"),
    PartKeyCheck("street", lambda g, s: isinstance(s, DealToBoard) and s.street == "vela" and (s != g.board_deals[-1] or len(s.slots) > 1),
            "the vela is one card, the last of the board", "write another street, or delete the line"),
    PartKeyCheck("face", lambda g, s: isinstance(s, DealToPlayers) and s.by_exposure and not any(
            _parts_ways(earlier) for earlier in g.play[: g.play.index(s)]),
            "the cards of all players lie alike here", "write 'face: up' or 'face: down'"),
    PartKeyCheck("face", lambda g, s: isinstance(s, DealToPlayers) and s.to_others and not all(deal.to_others for deal in g.deals),
            "some own cards are seen by all but their player, and others are not", "write 'face: others' at every deal, or at none"),
    PartKeyCheck("face", lambda g, s: isinstance(s, DealToPlayers) and s.to_others and any(map(_chooses_among_own, g.play)),
            "players do not see these cards, and choose among them later", "write 'face: down' or 'face: up'"),
    PartKeyCheck("single", lambda g, s: any(isinstance(s, Draw) and draw.refusable != s.refusable for draw in g.draws),
            "a single card is refused at one draw and not at another", "write the line at every draw, or at none"),
    PartKeyCheck("must_bet", lambda g, s: not _one_share(g), "the rule is for pots with one winner",
            "delete 'must_bet:', or leave one share"),
    PartKeyCheck("must_bet", lambda g, s: s != g.bets[-1] or len(only(Draw, g.play[: g.play.index(s)])) != 1 or len(g.draws) != 1,
            "the rule is for the last betting round, after the only draw", "delete 'must_bet:', or write it there"),
)  # fmt: skip
OF_SHARES = (
    PartKeyCheck("hand", lambda g, s: isinstance(s, Share) and (s.ranking.size == 1 or s.ranking.rules.compare in ("points", "total")),
            "divided cards are compared as hands, not by points or by a single card", "name another ranking, or do not divide the cards"),
    PartKeyCheck("otherwise", lambda g, s: g.first_won and isinstance(s, Share) and s.otherwise in {o.id for o in g.showdown} - {s.id},
            "the pot is not divided: the next share takes it anyway", "delete 'otherwise:'"),
    PartKeyCheck("otherwise", lambda g, s: isinstance(s, Share) and s.qualifies_all,
            "every hand qualifies, so this never happens", "delete it, or add a 'qualifier:'"),
    PartKeyCheck("odd_chips_within", lambda g, s: not s.when, "the share is played for in every hand",
            "write it in 'odd_chips:', as 'within:'"),
    PartKeyCheck("odd_chips_within", lambda g, s: g.equal_hands == "suit", "suits decide between equal hands, and no chip is odd"),
    PartKeyCheck("odd_chips_within", lambda g, s: isinstance(s, Share) and s.odd_within == "all-own-cards",
            "which of all own cards decides is said of all shares at once",
            "write it in 'odd_chips:', as 'within:'"),
    PartKeyCheck("odd_chips_within", lambda g, s: any(isinstance(it, (Roll, Look)) and it.id in dict(s.when) for it in g.play),
            "only a game that a player chooses has a rule of its own for odd chips", "write it in 'odd_chips:', as 'within:'"),
    PartKeyCheck("qualifier", lambda g, s: isinstance(s, Share) and s.ranking.rules.compare in ("points", "total"),
            "points and totals have no hand from which they qualify", "delete 'qualifier:'; a limit is 'at_most:' of the ranking"),
    PartKeyCheck("qualifier", lambda g, s: isinstance(s, Share) and bool(s.ranking.rules.ahead),
            "where hands with a card come first, none has to qualify besides", "delete 'qualifier:'"),
    PartKeyCheck("board", lambda g, s: isinstance(s, Share) and bool(s.ranking.rules.ahead) and s.board != (0, 0),
            "which hands come first, the player's own cards decide", "write 'board: 0'"),
    PartKeyCheck("board", lambda g, s: isinstance(s, Share) and s.ranking.size == 1 and s.board != (0, 0),
            "a single card is one of the player's own", "write 'own: 1, board: 0'"),
    PartKeyCheck("board", lambda g, s: isinstance(s, Share) and s.ranking.rules.at_most is not None and s.board != (0, 0),
            "points up to a limit are those of the player's own cards", "write 'board: 0'"),
    PartKeyCheck("own", lambda g, s: isinstance(s, Share) and s.ranking.rules.at_most is not None and 0 < s.own[1] < g.own_cards,
            "points up to a limit may be made of all of the player's cards", "write as many as the player holds, as in 'own: [1, 5]'"),
    PartKeyCheck("qualifier", lambda g, s: g.declaration is not None, "where players declare, every hand qualifies",
            "delete 'qualifier:', or the declare step"),
)  # fmt: skip


def keys_of_parts_apply(subject: Subject) -> Iterator[Finding]:
    """Keys of steps and shares that do nothing where they stand."""
    game = subject.game
    opener = "the blinds have" if game.has_blinds else "the bring-in has"
    for parts, keys in ((game.play, OF_STEPS), (game.showdown, OF_SHARES)):
        for part in parts:
            said = subject.said(part)
            for key in keys:
                if key.key in said and key.idle(game, part):
                    message = key.message.format(part=part, opener=opener)
                    yield subject.at(part, key.key), message, key.hint


MOST_DRAWS = 3  # called the first, second and third draw
SHOWING = ("highest-showing", "lowest-showing")


def players_are_in_order(subject: Subject) -> Iterator[Finding]:
    fewest, most = subject.game.players
    if fewest > most:
        yield ("players", "min"), f"{fewest} is more than the most, {most}", "exchange the two"


# --- steps of play: who begins, what a bet needs, what is said in place of one


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
            hint = "write 'left-of-button'" if begins else f"add '{key}:' there"
            if key == "blinds" and game.forced_bets.bring_in:
                up = subject.own_at(bet).up
                hint = "write 'bring-in'" if up else "write 'blinds:' there in place of 'bring_in:'"
            yield at, message, hint
        elif first in ("bring-in", *SHOWING) and not subject.own_at(bet).up:
            what = "bring-in" if first == "bring-in" else "first actor"
            message = f"the cards showing decide the {what}, and nobody has a card face up"
            yield at, message, "deal one with 'face: up' before, or name who acts first"
        if first == "same-order" and before is None:
            yield at, "there is no betting round before this one", "name who acts first"
        if first in SHOWING:
            yield from _compares(subject, bet)
            # where cards that only the others see decide who begins, the highest begins
            earlier = only(DealToPlayers, subject.game.play[: subject.game.play.index(bet)])
            held = {step.to_others for step in earlier if step.up}
            if held == {True} and bet.first != "highest-showing":
                why = "of cards that only the others see, the highest begins"
                yield subject.at(bet, "first"), why, "write 'first: highest-showing', or 'left-of-button'"
        if first == "bring-in" and before:
            yield at, "only the first betting round has a bring-in", "name who acts first"
        before = bet


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


def turns_have_a_bet(subject: Subject) -> Iterator[Finding]:
    """The betting round that comes again with cards that are taken, or turned up to beat others, stands next to them."""
    play = subject.game.play
    for step, following in zip_longest(play, play[1:]):
        if not isinstance(step, (Take, Beat)):
            continue
        if not isinstance(following, Bet):
            what = "taken" if isinstance(step, Take) else "turned up"
            message = f"a betting round follows every turn in which cards are {what}"
            yield subject.at(step), message, "put a step 'do: bet' after it"
        elif any(isinstance(s, (Deal, Bet, Draw)) for s in play[play.index(following) + 1 :]):
            message = (
                "the betting round after the last of these turns is the last of the hand, and others follow"
            )
            yield subject.at(step), message, "put the turns and their round last"


def one_hand_beats_all(subject: Subject) -> Iterator[Finding]:
    """Where each hand has to beat all others, one hand takes the pot, and nobody has seen it or bet on it."""
    play = subject.game.play
    for step in only(Beat, play):
        if not _one_share(subject.game):
            message = "one hand beats all others and takes the pot, and there are several shares"
            yield subject.at(step), message, "leave one share in 'showdown:'"
        for earlier in play[: play.index(step)]:
            if not isinstance(earlier, DealToPlayers):
                message = "before cards that nobody has seen are turned up, they are dealt, and nothing else is done"
                yield subject.at(earlier), message, "put the step after the turns, or delete it"


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
        chips = (subject.at(step, "no_chip"), step.no_chip), (subject.at(step, "one_chip"), step.one_chip)
        yield from all_unresolved(chips, "share", names)
        if step.no_chip == step.one_chip:
            message = f"no chip means {step.one_chip!r} already"
            yield subject.at(step, "one_chip"), message, "name the other share"
        if step is not subject.game.play[-1]:
            yield (
                subject.at(step, "do"),
                "players declare when all cards are dealt and all bets made",
                "put the step last",
            )
        if len(names) != 2:
            message = f"zero, one and two chips are for two shares, and there are {len(names)}"
            yield subject.at(step, "do"), message, "leave two shares in 'showdown:'"


def staying_fits(subject: Subject) -> Iterator[Finding]:
    """Where players say in or out, that decides who plays for the pot, and nothing else does."""
    game = subject.game
    for step in only(Stay, game.play):
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
        given = 0 if isinstance(step, Bet) else max(step.exchanged, step.given_up[1])
        if isinstance(step, Draw):
            if step.fewest > step.most:
                yield reversed_range(subject.at(step, "cards"), step.fewest, step.most)
            if step.most > own.held:
                yield subject.at(step, "cards"), has, f"write [{step.fewest}, {own.held}]"
        elif any(step.turned_up) and not isinstance(step, Bet):
            yield from _turned_up(subject.at(step, "cards"), *step.turned_up, own.down)
        elif given and given >= own.held:
            yield subject.at(step, "cards"), has, "write a smaller number"
        elif isinstance(step, Discard) and step.from_down and step.cards > own.down:
            hint = "write a smaller number, or delete 'from: down'"
            yield subject.at(step, "cards"), _down(own.down), hint
        elif isinstance(step, Divide) and sum(hand.cards for hand in step.hands) != own.held:
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


STREETS = (
    ("third", "fourth", "fifth", "sixth", "seventh"),
    ("flop", "turn", "river", "vela"),
)  # of players, of the board


def discards_come_before_their_street(subject: Subject) -> Iterator[Finding]:
    play = subject.game.play
    for step in only(Discard, play):
        later = [s for s in play[play.index(step) :] if isinstance(s, Deal)]
        coming = later[0].street if later else ""
        if step.before and coming != step.before:
            not_it = f"the cards dealt next are not the {step.before}"
            hint = f"write 'before: {coming}', or move the step"
            message = not_it if later else "no cards are dealt after it"
            yield subject.at(step, "before"), message, hint if coming else "move the step, or delete the line"
        elif step.before and only(Bet, play[play.index(step) : play.index(later[0])]):
            message = f"a betting round lies between it and the {step.before}"
            yield subject.at(step, "before"), message, "move the step after the bet, or delete the line"


def streets_are_those_of_their_cards(subject: Subject) -> Iterator[Finding]:
    """Third to seventh street are cards of the players; flop, turn and river lie on the board."""
    for step in only(DealToPlayers, subject.game.play) + only(DealToBoard, subject.game.play):
        fitting_ = STREETS[isinstance(step, DealToBoard)]
        if step.street and step.street not in fitting_:
            whose = "on the board" if isinstance(step, DealToBoard) else "to the players"
            message = f"no cards dealt {whose} are called the {step.street}"
            yield (
                subject.at(step, "street"),
                message,
                f"write one of: {', '.join(fitting_)}; or delete the line",
            )


def divided_hands_stay(subject: Subject) -> Iterator[Finding]:
    """Cards that have been divided into hands are not dealt, drawn, discarded or divided any more."""
    divided = ""
    for step in subject.game.play:
        changes = step.rearranges or isinstance(step, DealToPlayers)
        if divided and (changes or (isinstance(step, Bet) and step.wagering.discard)):
            message = f"the own cards change here, and {divided!r} has already divided them"
            yield subject.at(step), message, f"put the step before {divided!r}"
        if isinstance(step, Divide):
            divided = divided or step.id


# --- the board: every slot drawn, dealt, named and turned up

TWICE = "delete one of the two"
FACES_CHANGE = "how a card was dealt is not known after players have exchanged, divided or turned up cards"


def _cells(layout: Layout) -> list[str]:
    return [slot for row in layout.grid for slot in row if slot]


def slots_are_dealt(subject: Subject) -> Iterator[Finding]:
    """Every slot of every layout is dealt once, and nothing is dealt that is not drawn."""
    if "board" not in subject.data:
        return
    game, dealt = subject.game, dict[str, str]()
    drawn = {slot for layout in game.layouts for slot in _cells(layout)}
    for deal in game.board_deals:
        for place, slot in enumerate(deal.slots):
            at = subject.at(deal, "slots", place)
            if slot in dealt:
                yield at, f"the slot {slot!r} is filled already by {dealt[slot]!r}", TWICE
            elif slot not in drawn:
                yield at, f"no grid has a slot {slot!r}", suggestion(slot, sorted(drawn))
            dealt.setdefault(slot, deal.id)
    for layout in game.layouts:
        at, cells = subject.at(layout, "grid"), _cells(layout)
        yield from twice([(at, slot) for slot in cells], "the slot {!r} stands twice in the grid", TWICE)
        missing = [slot for slot in dict.fromkeys(cells) if slot not in dealt]
        if missing:
            what = f"slot {missing[0]} is" if len(missing) == 1 else f"slots {', '.join(missing)} are"
            yield at, f"the {what} never dealt", "name every slot in the 'slots:' of a deal"
        if len({len(row) for row in layout.grid}) > 1:
            yield at, "the rows of the grid are not equally long", "fill up with ''"


def board_in_force(left: Subject) -> Iterator[Finding]:
    """After one way of the questions there is one layout, and its slots are dealt."""
    layouts = left.game.layouts
    if not layouts:
        yield ("board",), "no layout is in force", "every outcome needs one"
    if len(layouts) > 1:
        names = " and ".join(layout.id for layout in layouts)
        yield ("board",), f"the layouts {names} are in force together", "give them conditions that differ"
    for layout in layouts:
        missing = [slot for slot in _cells(layout) if slot not in left.game.board_slots]
        if missing:
            hint = "deal it after every outcome that leads to this layout"
            yield left.at(layout, "grid"), f"the slot {missing[0]!r} is not dealt", hint


def lines_are_known(subject: Subject) -> Iterator[Finding]:
    layouts = subject.game.layouts if "board" in subject.data else ()
    for layout in layouts:
        said = subject.said(layout)
        if not ("lines" in said or "one_from_each" in said):
            message = "nothing says which of its cards make a hand together"
            name = ", ".join(f"{language}: …" for language in BESIDE)
            hint = f"add 'lines: [{{id: …, name: {{{name}}}, slots: […]}}, …]', or 'one_from_each:'"
            yield subject.at(layout), message, hint
        elif "lines" in said and "one_from_each" in said:
            message = "a layout has either 'lines' or 'one_from_each'"
            yield subject.at(layout), message, "delete one of the two"
        for index, line in enumerate(layout.lines):
            at = subject.at(layout, "lines", index, "slots")
            slots = line.slots
            cells = _cells(layout)
            for place, slot in enumerate(slots):
                if slot not in cells:
                    yield (*at, place), f"the grid has no slot {slot!r}", suggestion(slot, sorted(set(cells)))
            yield from twice(each(slots, "*", at), "the slot {!r} stands twice", TWICE)
        if len(layouts) > 1 and not (layout.when and layout.name):
            message = "with several layouts each needs a name and a condition"
            yield subject.at(layout), message, "add 'name:' and 'when:'"
    lines = sorted({line.id for layout in layouts for line in layout.lines})
    for share in subject.game.showdown:
        named = [(subject.at(share, "lines", place), name) for place, name in enumerate(share.lines)]
        yield from all_unresolved(named, "line", lines)


def hidden_cards_are_turned_up(subject: Subject) -> Iterator[Finding]:
    """Board cards dealt face down are turned up, once, before the showdown."""
    hidden: dict[str, At] = {}
    turned: set[str] = set()
    for step in subject.game.play:
        if isinstance(step, DealToBoard) and step.face_down:
            if "board" not in subject.data:
                hint = "add a 'board:' with a grid, and 'slots:' here"
                yield subject.at(step), "board cards that are turned up later need names", hint
            else:
                hidden |= dict.fromkeys(step.slots, subject.at(step, "slots"))
        elif isinstance(step, TurnUp):
            for place, slot in enumerate(step.slots):
                at = subject.at(step, "slots", place)
                if slot in turned:
                    yield at, f"the card in the slot {slot!r} lies face up already", TWICE
                elif slot not in hidden:
                    message = f"no card lies face down in the slot {slot!r}"
                    hint = suggestion(slot, sorted(hidden))
                    yield at, message, hint or "delete the step, or deal the card 'face: down'"
                turned.add(slot)
                hidden.pop(slot, None)
        elif isinstance(step, Remove) and hidden:
            message = f"the card in the slot {next(iter(hidden))!r} still lies face down"
            yield subject.at(step, "do"), message, "turn up the cards before"
    for slot, at in hidden.items():
        yield at, f"the card in the slot {slot!r} is never turned up", "add a turn-up step for it"


def removals_fit(subject: Subject) -> Iterator[Finding]:
    """What is removed, turned down or wild has been dealt, and lies where it can be told apart."""
    game, dealt, ranked = subject.game, list[str](), "name a deck without a joker"
    for step in game.play:
        dealt += step.slots if isinstance(step, DealToBoard) else ()
        if isinstance(step, Remove):
            yield from _removal(subject, step, dealt)
            if game.deck.jokers:
                yield subject.at(step, "do"), "a joker has no rank to be the lowest", ranked
        for number, outcome in enumerate(step.outcomes if isinstance(step, Question) else ()):
            slot, at = outcome.turns_down, subject.at(step, "outcomes", number, "turns_down")
            if slot and slot not in dealt:
                yield at, f"no card lies in the slot {slot!r} yet", suggestion(slot, dealt)
            elif slot and "board" in subject.data:
                message = "a card that is turned down would take its line with it"
                yield at, message, "delete 'turns_down:', or leave the board a single line of cards"
    yield from _wild(game)
    for share in subject.game.showdown if subject.game.has_wild_cards else ():
        rules, place = share.ranking.rules, subject.at(share, "ranking")
        if rules.compare in ("points", "total"):
            yield place, "a wild card has no points of its own", TWICE
        elif share.ranking.size == 1 or rules.ahead:
            yield place, "a wild card has no rank of its own", TWICE
    yield from _extra_card(game)


def faces_change(game: Game) -> bool:
    """Whether what a player holds at the end does not tell how the cards were dealt."""
    return any(step.rearranges or any(step.given_up + step.turned_up) for step in game.play)


def _wild(game: Game) -> Iterator[Finding]:
    """Cards that are wild by their rank: there are such cards, and how they were dealt can be told at the end."""
    wild, there = game.wild, {rank_of(card) for card in game.deck.cards}
    if wild.rank_of and wild.rank_of not in game.board_slots:
        hint = suggestion(wild.rank_of, game.board_slots)
        yield ("wild", "rank_of"), f"the board has no slot {wild.rank_of!r}", hint
    if not wild.nothing and game.deck.jokers:
        yield ("wild",), "a joker has no rank", "name a deck without a joker"
    after = () if wild.after is None else (wild.after,)
    for key, ranks in (("ranks", wild.ranks), ("after", after)):
        for rank in ranks:
            if rank not in there:
                yield ("wild", key), f"the deck has no {RANKS[rank]}", "name a rank of the deck"
    asked = [key for key in ("after", "lowest") if getattr(wild, key) not in (None, "")]
    if asked and faces_change(game):
        yield ("wild", asked[0]), FACES_CHANGE, TWICE
    facing = {
        "after": sum(deal.up for deal in game.deals),
        "lowest": sum(deal.cards - deal.up for deal in game.deals),
    }
    for key in asked:
        if not facing[key]:
            way = "up" if key == "after" else "down"
            yield ("wild", key), f"no card is dealt face {way} to a player", "change a deal, or delete it"


def _extra_card(game: Game) -> Iterator[Finding]:
    """Cards that bring another one: there are such cards, and nothing else depends on which cards came when."""
    rule, at = game.extra_card, ("extra_card",)
    if rule is None:
        return
    if not game.brings(game.deck.cards):
        yield (*at, "on"), f"the deck has no {RANKS[rule.on]}", "name a rank of the deck"
    if not any(deal.up and not deal.to_others for deal in game.deals) and not game.beat:
        yield at, "no card is dealt face up to a player", "change a deal, or delete it"
    in_order = game.wild.after is not None or game.wild.lowest or any(s.down_suit for s in game.showdown)
    if in_order or faces_change(game):
        message = (
            "with extra cards, how the others were dealt is not known at the end, and a rule asks for it"
        )
        yield at, message if in_order else FACES_CHANGE, TWICE


def _removal(subject: Subject, step: Remove, dealt: list[str]) -> Iterator[Finding]:
    play, at = subject.game.play, subject.at(step, "lowest")
    for place, slot in enumerate(step.slots):
        if slot not in dealt:
            yield (*at, place), f"no card lies in the slot {slot!r} yet", suggestion(slot, dealt)
    drawn = subject.game.layouts if "board" in subject.data else ()
    lines = [line for layout in drawn for line in layout.lines]
    if not lines:
        yield at, "the board has no lines that could be removed", "add 'lines:' to the layout"
    rivers = [slot for deal in subject.game.board_deals if deal.street == "river" for slot in deal.slots]
    for line in lines:
        found = [slot for slot in step.slots if slot in line.slots]
        later = [slot for slot in line.slots if slot not in dealt and slot not in step.slots]
        if len(found) != 1:
            message = f"the line {line.id!r} has {len(found)} of these slots"
            yield at, message, "name one slot of each line"
        elif not {*found} <= {*rivers}:
            message = f"which line goes is told by its river, and the line {line.id!r} has another card there"
            yield at, message, "name the slots that are dealt with 'street: river'"
        elif later:
            message = f"the card of the line {line.id!r} in the slot {later[0]!r} does not lie there yet"
            yield subject.at(step, "do"), message, "remove lines after all their cards are dealt"
    earlier = only(Remove, play[: play.index(step)])
    if any(not apart(other.when, step.when) for other in earlier):
        yield subject.at(step, "do"), "lines have been removed already", "remove lines only once"


# --- the pot: every share has hands that can be made, and somebody who takes it

MOST_COMPARED = 12  # cards; see poker_rulebook.cards

Range = tuple[int, int]


# --- cards


def deck_fits(subject: Subject) -> Iterator[Finding]:
    """Rankings rank every card of the deck, and a joker is where somebody says what it stands for."""
    game = subject.game
    deck = game.deck
    if deck.jokers and not game.joker:
        message = "this deck has a joker, and nothing says what it stands for"
        yield ("deck",), message, "add 'joker: bug' or 'joker: wild'"
    if game.joker and not deck.jokers:
        hint = "delete the line, or name a deck with a joker"
        yield ("joker",), f"the deck {deck.id!r} has no joker", hint
    if deck.jokers > 1 and game.joker == "by-face":
        message = "each joker would have to be told from the others"
        yield ("joker",), message, "write 'joker: bug' or 'joker: wild'"
    if deck.jokers and game.forced_bets.bring_in:
        message = "a joker may be the door card, and has no rank for the bring-in"
        yield ("deck",), message, "name a deck without a joker"
    ranks = {rank_of(card) for card in deck.cards}
    ranked = [(subject.at(bet, "ranking"), bet.ranking) for bet in game.bets if bet.ranking]
    ranked += [(subject.at(share, "ranking"), share.ranking) for share in game.showdown]
    for at, ranking in ranked:
        lacking = ", ".join(RANKS[rank] for rank in sorted(ranks - set(ranking.rules.ranks)))
        if lacking:
            message = f"{ranking.id!r} does not rank {lacking}, which the deck {deck.id!r} has"
            yield at, message, "name another ranking, or another deck"


def cards_make_a_hand(subject: Subject) -> Iterator[Finding]:
    """A hand uses cards that there are, and as many as its ranking compares."""
    game = subject.game
    own_is_known = bool(game.deals) and not any(cards_suffice(subject))
    held, most = subject.own[-1].held, subject.own[-1].most + game.brings(game.deck.cards)
    hands = {hand.id: hand.cards for hand in game.divided}
    for share in game.showdown:
        own, board, size = _own(share), share.board, share.ranking.size
        have, widest = hands.get(share.hand, held), _widest(subject, share)
        for key, (low, high), limit in (("own", own, have), ("board", board, widest)):
            if low > high:
                yield reversed_range(subject.at(share, key), low, high)
            elif high > limit and own_is_known and not share.keeps:
                message = f"{high} {key} cards are used, and there are only {limit}"
                yield subject.at(share, key), message, "write a smaller number"
        if own[0] > own[1] or board[0] > board[1]:
            continue
        yield from _other_way(subject, share, have, widest)
        yield from _from_each_row(subject, share)
        uses = legal_uses(own, board, size)
        if not uses or (board == (0, 0) and own[1] < share.ranking.smallest):
            used = f"{_words(own)} own and {_words(board)} board cards"
            message = f"{used} never make the {size} that are compared"
            yield subject.at(share, "own"), message, "own and board cards must add up"
        elif board != (0, 0) and (own[0] + board[1] != size or own[1] + board[0] != size):
            message = f"{_words(own)} own and {_words(board)} board cards do not add up to {size}"
            hint = f"with own: {subject.said(share)['own']} write board: {_rest(own, size)}"
            yield subject.at(share, "board"), message, hint
        elif board == (0, 0) and size < own[1] <= have:
            message = f"{own[1]} own cards are used, and {share.ranking.id!r} compares {size}"
            yield subject.at(share, "own"), message, f"write own: {size}"
        elif _sought_in_too_many(share, hands.get(share.hand, most), widest):
            message = f"the best hand would be sought in {hands.get(share.hand, most) + widest} cards"
            hint = f"{MOST_COMPARED} are the most: deal fewer cards, or say how many are used"
            yield subject.at(share, "own"), message, hint
        if share.qualifier:
            yield from no_hand(subject.at(share, "qualifier"), share.qualifier, share.ranking)
        elif share.ranking.rules.classes == ("straight",):
            hint = "add 'qualifier: straight', and who takes the part otherwise"
            yield subject.at(share), "not every hand is a straight", hint
        for question, qualifiers in [share.by_outcome] if share.by_outcome else ():
            for outcome, hand in qualifiers.items():
                yield from no_hand(subject.at(share, "qualifier", question, outcome), hand, share.ranking)


def _sought_in_too_many(share: Share, own: int, board: int) -> bool:
    """Whether a hand of any of these cards, or of the own ones, would be sought in more than can be read."""
    anyhow = fitting(share.uses, own, board, share.ranking.size) is None
    return own > MOST_COMPARED or (own + board > MOST_COMPARED and anyhow)


def totals_count_all_cards(subject: Subject) -> Iterator[Finding]:
    """A total is that of all own cards, and without a board nothing else may use all that a player took."""
    for share in subject.game.showdown:
        most = subject.own[-1].most
        total, whole = share.ranking.rules.compare == "total", share.keeps and share.board == (0, 0)
        if total and not whole:
            yield subject.at(share, "own"), "all cards count in a total", "write own: all and board: 0"
        elif whole and not total:
            message = f"{share.ranking.id!r} compares {counted(share.ranking.size, 'card')}"
            yield subject.at(share, "own"), message, f"write own: {share.ranking.size}"
        elif total and most > share.ranking.size:
            message = f"a player may have {most} cards, and {share.ranking.id!r} counts {share.ranking.size}"
            yield subject.at(share, "ranking"), message, "let players take fewer cards"


def suits_are_seen(subject: Subject) -> Iterator[Finding]:
    """A share for a card of one suit face down: cards come so, stay so, and are what they are."""
    game = subject.game
    for share in game.showdown if game.deals else ():
        if not share.down_suit:
            continue
        at = subject.at(share, "down_suit")
        if game.has_wild_cards:
            yield at, "a wild card has no suit of its own", TWICE
        elif faces_change(game):
            yield at, FACES_CHANGE, TWICE
        elif not any(deal.cards - deal.up for deal in game.deals):
            yield at, "no card is dealt face down to a player", "change a deal, or delete it"
        elif share.ranking.size != 1:
            yield subject.at(share, "ranking"), "one card wins this share", "name a ranking of 'size: 1'"


def _own(share: Share) -> Range:
    """How many own cards a hand uses; one that uses all of them, what the board does not give."""
    (fewest, most), size = share.board, share.ranking.size
    return (max(0, size - most), max(0, size - fewest)) if share.keeps else share.own


def _widest(subject: Subject, share: Share) -> int:
    """Cards in the largest group of board cards that may make a hand of the share."""
    if "board" not in subject.data:
        return len(subject.game.board_slots)
    layouts = subject.game.layouts
    lines = [line for layout in layouts for line in layout.lines]
    groups = [len(line.slots) for line in lines if not share.lines or line.id in share.lines]
    groups += [len(layout.one_from_each) for layout in layouts if layout.one_from_each]
    # that it has no lines is told there
    return max(groups, default=len(subject.game.board_slots) if layouts else 0)


def _other_way(subject: Subject, share: Share, have: int, widest: int) -> Iterator[Finding]:
    if share.other is None:
        return
    (own, board), size = share.other, share.ranking.size
    if own + board != size:
        message = f"{own} own and {board} board cards do not add up to {size}"
        yield subject.at(share, "or"), message, f"write {{own: {own}, board: {max(0, size - own)}}}"
    elif own > have or board > widest:
        message = f"there are only {have} own and {widest} board cards"
        yield subject.at(share, "or"), message, "write smaller numbers"
    elif share.other in legal_uses(share.own, share.board, size):
        yield subject.at(share, "or"), "these cards may be used anyway", DELETE
    elif board or own < have:
        message = "the other way to make a hand is of all own cards"
        yield subject.at(share, "or"), message, f"write {{own: {have}, board: 0}}, or delete the line"


def _from_each_row(subject: Subject, share: Share) -> Iterator[Finding]:
    rows = {len(layout.one_from_each) for layout in subject.game.layouts if layout.one_from_each}
    for n in rows:
        if share.board not in ((0, 0), (n, n)):
            message = f"a hand takes one card from each of the {n} rows, which are {n} board cards"
            yield subject.at(share, "board"), message, f"write board: {n}, and 'own:' for the rest"


def kept_cards_are_filled_up(subject: Subject) -> Iterator[Finding]:
    """A hand of all cards kept uses as many of the board as the player may lack."""
    fewest = subject.own[-1].held
    ranges = [bet.wagering.discard for bet in subject.game.bets if bet.wagering.discard]
    kept = fewest, fewest + sum(most - least for least, most in ranges)
    for share in subject.game.showdown:
        size = share.ranking.size
        lacking = max(0, size - kept[1]), max(0, size - kept[0])
        if share.fills_up and fewest >= 1 and share.board != lacking:
            message = f"players keep {_words(kept)} cards, so that a hand uses {_words(lacking)} of the board"
            yield subject.at(share, "board"), message, f"write board: {_rest(kept, size)}"


def _words(pair: Range) -> str:
    return str(pair[0]) if pair[0] == pair[1] else f"{pair[0]} to {pair[1]}"


def _rest(own: Range, size: int) -> str:
    low, high = size - own[1], size - own[0]
    return str(low) if low == high else f"[{low}, {high}]"


def divided_hands_are_used(subject: Subject) -> Iterator[Finding]:
    game = subject.game
    steps = only(Divide, game.play)
    hands = list(dict.fromkeys(hand.id for step in steps for hand in step.hands))
    used = {share.hand for share in game.showdown}
    unused = [hand for hand in hands if hand not in used]
    for share in game.showdown:
        if hands and not share.hand:
            message = "the own cards are divided, and nothing says which hand plays here"
            yield subject.at(share), message, f"add 'hand: {(unused or hands)[0]}'"
        elif share.hand and share.hand not in hands:
            message = f"no divide step makes a hand {share.hand!r}"
            yield subject.at(share, "hand"), message, suggestion(share.hand, hands)
    for hand in unused if used <= set(hands) else ():
        message, hint = f"no share is played with the hand {hand!r}", f"add 'hand: {hand}' to a share"
        yield subject.at(steps[0], "hands"), message, hint


# --- takers


def parts_have_a_taker(subject: Subject) -> Iterator[Finding]:
    game = subject.game
    names = [share.id for share in game.showdown]
    whole = len(names) == 1 or game.first_won
    for share in game.showdown:
        others = [name for name in names if name != share.id]
        if not share.qualifies_all and not share.otherwise and not whole:
            message = "nobody may qualify, and nothing says who takes this part then"
            yield subject.at(share), message, f"add 'otherwise: {others[0]}'"
        if share.otherwise:
            yield from unresolved(subject.at(share, "otherwise"), share.otherwise, "other share", others)


def pots_have_a_taker(subject: Subject) -> Iterator[Finding]:
    """Whoever qualifies or not, it is clear who takes the pot."""
    game = subject.game
    first, *_ = game.showdown
    if len(game.showdown) == 1 and not first.qualifies_all and "if_nobody_qualifies" not in subject.data:
        message = "nobody may qualify, and nothing says who takes the pot then"
        yield subject.at(first), message, "add 'if_nobody_qualifies: carry-over' to the game"
    for share in game.showdown[:-1] if game.first_won else ():
        if share.qualifies_all:
            message = f"every hand qualifies for {share.id!r}, so the next share is never won"
            yield subject.at(share), message, "add a 'qualifier:'"


# id of a share that has no name of its own -> whether it goes with the rules of a ranking, and what wins it
SIDES: dict[str, tuple[Callable[[Rules], bool], str]] = {
    "high": (lambda rules: not rules.wins_lowest, "the highest hand"),
    "low": (lambda rules: rules.wins_lowest, "the lowest hand"),
    "badugi": (lambda rules: rules.compare == "distinct", "a badugi"),
    "points": (lambda rules: rules.compare in ("points", "total"), "points"),
}


def shares_are_what_they_are_called(subject: Subject) -> Iterator[Finding]:
    """High, low, badugi and points are words for what wins a share. One that takes the whole pot with one card is told as that card."""
    shares = subject.game.showdown
    for share in shares if len(shares) > 1 else (it for it in shares if it.ranking.rules.size > 1):
        fits, what = SIDES.get(share.id, (lambda rules: True, ""))
        if not share.name and not fits(share.ranking.rules):
            message = f"the share is called {share.id!r}, and by {share.ranking.id!r} {what} does not win it"
            yield subject.at(share, "id"), message, "write another id, or add a 'name:'"


def shares_differ(subject: Subject) -> Iterator[Finding]:
    """No two shares of a pot are won by the same hands of the same cards."""
    shares, asked = (
        subject.game.showdown,
        {"ranking", "own", "board", "or", "hand", "lines", "qualifier", "down_suit"},
    )
    written = [{key: it[key] for key in asked & it.keys()} for it in subject.data["showdown"]]
    for (first, one), (second, other) in combinations(zip(shares, written, strict=True), 2):
        if one == other and not apart(first.when, second.when):
            message = f"who wins the share {first.id!r} wins this one, too"
            yield subject.at(second), message, "delete one of the two, or change its ranking or its cards"


# --- questions, which dice, looks and choices answer: whatever comes out, there are a board, cards and a pot to win

# what must be true of the rules, and of those that are left after each way
STILL_TRUE = bets_have_a_first_actor, cards_suffice, divided_hands_stay, cards_make_a_hand, parts_have_a_taker
MOST_WAYS = 500  # one roll of two dice has 11 outcomes at most
MOST_HANDS = 2_000  # that one player may make for a share; Murder has 384


def ways_can_be_counted(subject: Subject) -> Iterator[Finding]:
    """Every further question multiplies the ways in which a hand may go on, and each of them is looked at."""
    if len(list(islice(ways_of(subject.game.play), MOST_WAYS + 1))) > MOST_WAYS:
        message = f"the questions may come out in more than {MOST_WAYS} ways together"
        yield ("play",), message, "ask fewer questions, or give them fewer outcomes"


def results_are_covered(subject: Subject) -> Iterator[Finding]:
    """Every total of dice and every number of cards leads to one outcome."""
    game = subject.game
    for step in game.play:
        if isinstance(step, Roll):
            dice = "1 die" if step.dice == 1 else f"{step.dice} dice"
            possible = range(step.dice, 6 * step.dice + 1)
            yield from _covered(subject, step, "faces", possible, f"{dice} cannot show", "total")
        elif isinstance(step, Look):
            before = only(DealToBoard, game.play[: game.play.index(step)])
            seen = {deal.id: len(deal.slots) for deal in before if not deal.face_down}
            if step.at not in seen:
                what = "earlier deal of cards face up to the board"
                yield from unresolved(subject.at(step, "at"), step.at, what, seen)
                continue
            cannot = f"{counted(seen[step.at], 'card')} cannot show"
            yield from _covered(subject, step, "counts", range(seen[step.at] + 1), cannot, "number")


def _covered(
    subject: Subject, step: Roll | Look, key: str, possible: range, cannot: str, what: str
) -> Iterator[Finding]:
    seen: dict[int, str] = {}
    for number, outcome in enumerate(step.outcomes):
        for place, result in enumerate(outcome.faces):
            at = subject.at(step, "outcomes", number, key, place)
            if result not in possible:
                yield at, f"{cannot} {result}", f"{possible[0]} to {possible[-1]} are possible"
            elif result in seen:
                yield at, f"{result} already leads to {seen[result]!r}", "delete it in one of the two"
            seen.setdefault(result, outcome.id)
    missing = [str(result) for result in possible if result not in seen]
    if missing:
        hint = f"every possible {what} needs an outcome"
        yield subject.at(step, "outcomes"), f"nothing happens on {', '.join(missing)}", hint


def choices_have_a_default(subject: Subject) -> Iterator[Finding]:
    for step in only(Choose, subject.game.play):
        names = [outcome.id for outcome in step.outcomes]
        yield from unresolved(subject.at(step, "default"), step.default, "outcome", names)
        if not subject.game.has_blinds:
            message = "the player left of the big blind chooses, and there is no big blind"
            yield subject.at(step, "do"), message, "add 'blinds:' to forced_bets"


def conditions_resolve(subject: Subject) -> Iterator[Finding]:
    """Conditions name a question that has been asked and outcomes that it has."""
    asked: dict[str, list[str]] = {}
    looks: set[str] = set()
    for step in subject.game.play:
        yield from _condition(subject, step, asked)
        if isinstance(step, DealToBoard) and looks & {question for question, _ in step.when}:
            message = "what lies on the board cannot depend on the board itself"
            yield subject.at(step, "when"), message, "deal the board in every case"
        if isinstance(step, Question):
            asked[step.id] = [outcome.id for outcome in step.outcomes]
        looks |= {step.id} if isinstance(step, Look) else set()
    for layout in subject.game.layouts if "board" in subject.data else ():
        yield from _condition(subject, layout, asked)
    for share in subject.game.showdown:
        yield from _condition(subject, share, asked)
        if share.by_outcome:
            yield from _qualifiers(subject, share, *share.by_outcome, asked)


def answers_matter(subject: Subject) -> Iterator[Finding]:
    """Something depends on every roll, look and choice."""
    game = subject.game
    used = game.questions_used
    for step in game.play:
        if not isinstance(step, Question) or step.id in used:
            continue
        if not any(outcome.turns_down for outcome in step.outcomes):
            hint = f"write 'when: {{{step.id}: …}}' at a step or a share, or delete the step"
            yield subject.at(step, "do"), "nothing depends on how this comes out", hint


def named_games_are_played(game: Game, known: Known) -> Iterator[Finding]:
    """Where a look or a player picks a game, the pot is won as in the game of the book that has its name."""
    for index, step in enumerate(game.play):
        for place, outcome in enumerate(step.outcomes if isinstance(step, (Look, Choose)) else ()):
            named = known.games.get(known.called().get(folded(outcome.name[SOURCE]), ""))
            if named and _won_by(game, {step.id: outcome.id}) != _won_by(named, {}):
                message = f"the pot is won otherwise than in the game that is called {outcome.name[SOURCE]!r}"
                hint = f"write the shares of {named.id}.yaml for it, or give it another name"
                yield ("play", index, "outcomes", place, "name"), message, hint


def _won_by(game: Game, way: dict[str, str]) -> tuple[object, ...]:
    """What decides who wins after these outcomes."""
    shares = (share for share in game.showdown if in_force(share.when, way))
    won = ((s.ranking.id, s.uses, s.keeps, s.lines, s.qualifier, s.by_outcome, s.down_suit) for s in shares)
    return game.wild, game.joker, game.equal_hands, game.first_won, *won


def _condition(
    subject: Subject, part: Step | Layout | Share, asked: dict[str, list[str]]
) -> Iterator[Finding]:
    for question, said in part.when:
        at = subject.at(part, "when", question)
        if question not in asked:
            yield from unresolved(at, question, "earlier roll, look or choice", asked)
            continue
        for outcome in said:
            yield from _no_outcome(at, question, outcome, asked)


def _no_outcome(at: At, question: str, outcome: str, asked: dict[str, list[str]]) -> Iterator[Finding]:
    if outcome not in asked[question]:
        hint = suggestion(outcome, asked[question])
        yield at, f"{question!r} has no outcome {outcome!r}", hint


def _qualifiers(
    subject: Subject, share: Share, question: str, hands: dict[str, str], asked: dict[str, list[str]]
) -> Iterator[Finding]:
    """One qualifier for each outcome after which the share is played for."""
    at = subject.at(share, "qualifier", question)
    if question not in asked:
        yield from unresolved(at, question, "roll, look or choice", asked)
        return
    played = dict(share.when).get(question, tuple(asked[question]))
    for outcome in hands:
        yield from _no_outcome((*at, outcome), question, outcome, asked)
        if outcome in asked[question] and outcome not in played:
            yield (*at, outcome), f"the share is not played for after {outcome!r}", f"delete '{outcome}:'"
    for outcome in played:
        if outcome in asked[question] and outcome not in hands:
            yield at, f"nothing says who qualifies after {outcome!r}", f"add '{outcome}: 8-7-6-5-4'"


# --- however they come out


def every_outcome_can_be_played(subject: Subject) -> Iterator[Finding]:
    """Findings of the first way the questions may come out in which the game cannot be played."""
    game = subject.game
    if not any(part.when for part in (*game.layouts, *game.play, *game.showdown)):
        return
    for way in game.ways:
        found = [(at, f"{_after(way)}{message}", hint) for at, message, hint in _after_way(subject, way)]
        yield from found
        if found:
            return


def _after(way: dict[str, str]) -> str:
    """The beginning of a message about one combination of outcomes only."""
    return f"after {' and '.join(f'{asked}: {said}' for asked, said in way.items())}: " if way else ""


def _after_way(subject: Subject, way: dict[str, str]) -> Iterator[Finding]:
    """Findings in the game as it is under one combination of outcomes, without everything that is then not in force."""
    left = subject.after(way)
    drawn = "board" in subject.data
    if drawn:
        yield from board_in_force(left)
    if not left.game.showdown:
        yield ("showdown",), "nobody wins anything", "add a share for it"
    if not left.game.showdown or (drawn and not left.game.layouts):
        return
    hands = {hand.id for step in only(Divide, left.game.play) for hand in step.hands}
    for share in left.game.showdown:
        if share.hand and share.hand not in hands:
            message = f"no divide step makes a hand {share.hand!r}"
            yield subject.at(share, "hand"), message, "divide in every case"
    for check in STILL_TRUE:
        yield from check(left)


def every_hand_can_be_made(subject: Subject) -> Iterator[Finding]:
    """However many own cards are kept and board cards are turned down, those that are left make a hand."""
    game = subject.game
    for way in game.ways:
        fewest, most = game.held_after(way)
        for share in game.showdown:
            if in_force(share.when, way) and not share.hand:
                # the fewest board cards that a hand of the share may choose from
                layout = next((layout for layout in game.layouts if in_force(layout.when, way)), None)
                if layout is None or share.board == (0, 0):
                    left = 0
                else:
                    rolls = only(Roll, game.steps_after(way))
                    gone = sum(any(outcome.turns_down for outcome in roll.outcomes) for roll in rolls)
                    left = min(map(len, layout.groups)) - gone
                lacking = [kept for kept in range(fewest, most + 1) if not _makes_a_hand(share, kept, left)]
                if lacking:
                    message, hint = _too_few(share, lacking[0], left, (fewest, most))
                    yield subject.at(share, "board"), _after(way) + message, hint
                    return


def _makes_a_hand(share: Share, kept: int, left: int) -> bool:
    if share.fills_up:
        return share.board[0] <= share.ranking.size - kept <= min(left, share.board[1])
    return any(board <= left and (own <= kept or board == 0) for own, board in share.uses)


def _too_few(share: Share, kept: int, left: int, held: Range) -> tuple[str, str]:
    size = share.ranking.size
    if not share.fills_up:
        message = f"{share.board[0]} board cards are used, and only {left} may be left face up"
        return message, "write a smaller number"
    needs = f"with {counted(kept, 'own card')} a hand needs {counted(size - kept, 'board card')}"
    if size - kept > left:
        message = f"{needs}, and only {left} may be left"
        return message, "let players keep more cards, or deal more to the board"
    return needs, f"write board: [{max(0, size - held[1])}, {size - held[0]}]"


def hands_can_be_compared(subject: Subject) -> Iterator[Finding]:
    """Whoever seeks the best hand at the table, or in an example, ends within reasonable time."""
    game = subject.game
    for share in game.showdown:
        boards = [layout.groups for layout in game.layouts if share.board != (0, 0)] or [((),)]
        hands = max(sum(_hands(game, share, len(group)) for group in groups) for groups in boards)
        if hands > MOST_HANDS:
            message = f"a player would choose between {hands:,} hands"
            hint = f"at most {MOST_HANDS:,}: deal fewer cards, or give the board fewer lines or groups"
            yield subject.at(share), message, hint


def _hands(game: Game, share: Share, board: int) -> int:
    return sum(comb(game.own_cards, own) * comb(board, of_board) for own, of_board in share.uses)


def deck_serves_the_table(subject: Subject) -> Iterator[Finding]:
    game = subject.game
    needed, most = cards_needed(game, game.players[1]), game.players[1]
    if any(deal.if_short for deal in game.deals):  # burned cards come back for a burn and the card for all
        burned = sum(deal.burns for deal in game.board_deals) + sum(draw.burns for draw in game.draws)
        burned += sum(deal.burns for deal in game.deals if not deal.if_short)
        needed = max(needed, needed - burned + 2)
    if needed > game.deck.size:
        message = f"{most} players need {needed} cards, and the deck has {game.deck.size}"
        served = most_players(game, last_street=False)
        yield ("players", "max"), message, exact(f"the deck serves {served}", str(served), most)
    fewest = game.players[0]
    for step in only(Take, game.play):
        if cards_needed(game, fewest) + fewest * step.turns > game.deck.size:
            message = f"{fewest} players may not take {counted(step.turns, 'card')} each from a deck of {game.deck.size}"
            yield subject.at(step, "turns"), message, "write a smaller number, or name a larger deck"


# --- open-face games: rows that are filled, hands that exist, cards that suffice


def _rules(subject: Subject) -> OpenFace:
    assert subject.game.open_face is not None
    return subject.game.open_face


def rows_are_filled(subject: Subject) -> Iterator[Finding]:
    """The cards placed are those of a layout, and no step places more than a player receives."""
    steps, total = only(Place, subject.game.play), _rules(subject).cards
    for step in steps:
        if step.place > step.receive:
            message = f"a player receives {counted(step.receive, 'card')} and cannot place {step.place}"
            yield subject.at(step, "place"), message, "write a smaller number"
    placed = sum(step.place * step.rounds for step in steps)
    if placed != total:
        message = f"the rows have {total} cards together, and {placed} are placed"
        yield ("play",), message, "make them equal"


def rows_are_in_order(subject: Subject) -> Iterator[Finding]:
    rows = _rules(subject).rows
    for index, row in enumerate(rows):
        before = [other.id for other in rows[:index]]
        if row.at_least and row.at_least not in before:
            yield from unresolved(("rows", index, "at_least"), row.at_least, "row before this one", before)
        if row.ranking.size != row.cards:
            message = f"{row.ranking.id!r} compares {row.ranking.size} cards, and the row has {row.cards}"
            yield ("rows", index, "cards"), message, f"write {row.ranking.size}, or name another ranking"
        elif row.qualifier:
            yield from no_hand(("rows", index, "qualifier"), row.qualifier, row.ranking)


def hands_are_of_their_rows(subject: Subject) -> Iterator[Finding]:
    """Royalties and Fantasyland name hands of the rankings of their rows, from the weakest up."""
    rules = _rules(subject)
    enter, stay = rules.fantasyland.enter, rules.fantasyland.stay
    lists = {("royalties",): rules.royalties, ("fantasyland", "enter"): enter, ("fantasyland", "stay"): stay}
    for section, lines in lists.items():
        last: dict[str, int] = {}
        for index, line in enumerate(lines):
            at: At = (*section, index, "hand")
            wrong = list(no_hand(at, line.hand, line.ranking))
            yield from wrong
            if not wrong and line.floor <= last.get(line.row, 0):
                message = f"this hand of the {line.row!r} row is not stronger than the one before it"
                yield at, message, "put the weakest hand first"
            last[line.row] = max(0 if wrong else line.floor, last.get(line.row, 0))


def the_deck_suffices(subject: Subject) -> Iterator[Finding]:
    game, rules = subject.game, _rules(subject)
    if game.deck.jokers:
        yield ("deck",), "open-face games are played without a joker", "name a deck without one"
    for key in ("wild", "extra_card"):
        if key in subject.data:
            yield (key,), "in open-face games every card is what it is, and brings no other", DELETE
    usual = sum(step.receive * step.rounds for step in only(Place, game.play))
    most, players = max(usual, rules.fantasyland.most_cards), game.players[1]
    if most * players > game.deck.size:
        message = f"{players} players may need {most} cards each, and the deck has {game.deck.size}"
        yield ("players", "max"), message, f"write {game.deck.size // most}"
    for path in ("fantasyland.stay_cards", "fantasyland.both", "fantasyland.enter.*.cards"):
        for at, number in each(subject.data, path):
            if number < rules.cards:
                message = f"{number} cards do not fill rows of {rules.cards}"
                yield at, message, f"write {rules.cards} or more"


OPEN_FACE: tuple[Check, ...] = (
    players_are_in_order, rows_are_filled, rows_are_in_order, hands_are_of_their_rows, the_deck_suffices,
)  # fmt: skip


# --- all of them

RULES: tuple[Check, ...] = (
    keys_apply, keys_of_parts_apply, players_are_in_order, somebody_plays,
    bets_have_a_first_actor, turns_have_a_bet, one_hand_beats_all, needed_hands_exist, declarations_fit, staying_fits, cards_suffice,
    cards_go_with_the_action, discards_come_before_their_street, streets_are_those_of_their_cards, divided_hands_stay,
    results_are_covered, choices_have_a_default, conditions_resolve, answers_matter,
    slots_are_dealt, lines_are_known, hidden_cards_are_turned_up, removals_fit,
    deck_fits, cards_make_a_hand, totals_count_all_cards, suits_are_seen, parts_have_a_taker, pots_have_a_taker, shares_are_what_they_are_called,
    divided_hands_are_used, kept_cards_are_filled_up,
)  # fmt: skip

# Each needs a game in which all those before find nothing.
STAGES: tuple[tuple[Check, ...], ...] = (
    (ways_can_be_counted,), RULES, (every_outcome_can_be_played,),
    (every_hand_can_be_made, hands_can_be_compared, deck_serves_the_table, shares_differ),
)  # fmt: skip


def findings(data: Data, known: Known, make: Callable[[], Game] | None = None) -> Iterator[Finding]:
    """Every finding of every check in a game file that the schema has passed.

    make    makes the game of the file; None where it is built of this file alone
    """
    found = [*can_be_built(data, known)]
    yield from found
    if not found:
        game = make() if make else build_game(data, known.decks, known.rankings, known.common, {})
        found = [*findings_in(data, game)]
        yield from found or named_games_are_played(game, known)


def findings_in(data: Data, game: Game) -> Iterator[Finding]:
    """The same of a file of which this game has been made."""
    yield from notes_are_current(data)
    yield from in_stages(Subject(data, game), (OPEN_FACE,) if game.open_face else STAGES)


def in_stages(subject: Subject, stages: tuple[tuple[Check, ...], ...]) -> Iterator[Finding]:
    """The findings of the first stage that has any."""
    for checks in stages:
        found = [finding for check in checks for finding in check(subject)]
        yield from found
        if found:
            return

"""Keys of a game file that do nothing in this game, and keys that it lacks: when each applies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from poker_rulebook.book.checks.subject import Subject
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share, apart
from poker_rulebook.book.problems import Finding
from poker_rulebook.book.steps import Bet, DealToBoard, DealToPlayers, Step

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
    KeyCheck("suit_order", lambda g: len(set(g.suit_order)) < 5, "a suit is missing", "write each suit once: h-d-c-s"),
    KeyCheck("suit_order", lambda g: g.odd_within != "button", "odd chips go by spades, hearts, diamonds and clubs",
        "write 'odd_chips: {within: button}'"),
    KeyCheck("equal_hands", lambda g: g.has_wild_cards, "a wild card has no suit"),
    KeyCheck("equal_hands", lambda g: any(s.ranking.rules.compare != "classes" for s in g.showdown),
        "hands that are no classes such as pairs have no order of suits"),
    KeyCheck("pot_goes_to", lambda g: g.first_won and _one_share(g), "the pot has only one share"),
    KeyCheck("if_nobody_qualifies", lambda g: any(s.qualifies_all for s in g.showdown) and not g.declaration,
        "there is always a hand that qualifies, so this never happens"),
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
    KeyCheck("showing_ties", _showing,
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


OPENED = "{opener} opened this round already"
OF_STEPS = (
    PartKeyCheck("burn", lambda g, s: any(bet in g.play[: g.play.index(s)] for bet in g.bets),
            "a card is burned before every deal after the first betting round"),
    PartKeyCheck("if_short", lambda g, s: isinstance(s, DealToBoard), "only a deal to the players can fall short"),
    PartKeyCheck("if_short", _not_last, "only the last deal can be replaced by one card for all"),
    PartKeyCheck("if_short", lambda g, s: isinstance(s, DealToPlayers) and s.cards != 1 and not _not_last(g, s),
            "one card for all cannot replace more than one", "deal 'cards: 1', or delete the line"),
    PartKeyCheck("ranking", lambda g, s: isinstance(s, Bet) and not s.first.endswith("-showing"),
            "{part.first!r} compares no cards", "delete 'ranking:'"),
    *(PartKeyCheck(key, _opened, OPENED, f"delete '{key}:'") for key in ("opening", "openers", "if_passed")),
    *(PartKeyCheck(key, lambda g, s: not (_is_first(g, s) and g.has_blinds), "no big blind opens this round", f"delete '{key}:'")
      for key in ("limping", "jam_or_fold")),
    PartKeyCheck("must_bet", lambda g, s: not _one_share(g), "the rule is for pots with one winner",
            "delete 'must_bet:', or leave one share"),
)  # fmt: skip
OF_SHARES = (
    PartKeyCheck("otherwise", lambda g, s: g.first_won and isinstance(s, Share) and s.otherwise in {o.id for o in g.showdown} - {s.id},
            "the pot is not divided: the next share takes it anyway", "delete 'otherwise:'"),
    PartKeyCheck("otherwise", lambda g, s: isinstance(s, Share) and s.qualifies_all,
            "every hand qualifies, so this never happens", "delete it, or add a 'qualifier:'"),
    PartKeyCheck("odd_chips_within", lambda g, s: not s.when, "the share is played for in every hand",
            "write it in 'odd_chips:', as 'within:'"),
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

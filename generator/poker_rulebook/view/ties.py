"""Ties and odd chips as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share, in_force
from poker_rulebook.cards import RANKS
from poker_rulebook.view.pot import played_together
from poker_rulebook.view.questions import after
from poker_rulebook.view.sentences import Phrase, joined, say
from poker_rulebook.view.views import Rule
from poker_rulebook.view.wording import share_name


def tie_rules(game: Game) -> list[Rule]:
    """Ties, odd chips at both levels, side pots."""
    ties = Rule("ties", "", joined([say("tie"), say("suits-equal")]))
    odd = []
    if len(game.showdown) > 1 and not game.first_won:
        odd += [say("divide-in-order"), _between(game)]
    odd += [*_within(game), say("odd-chip-one-each")]
    return [ties, Rule("odd-chips", "", joined(odd)), Rule("side-pots", "", say("side-pot"))]


def _within(game: Game) -> list[Phrase]:
    """Where odd chips among tied winners go; a sentence for each rule where a choice decides that."""
    if not any(share.odd_within for share in game.showdown):
        return [say(_within_key(game), **_lowest_ace(game))]
    question = next(name for share in game.showdown if share.odd_within for name, _ in share.when)
    by_rule: dict[str, list[str]] = {}
    for outcome in game.question(question).outcomes:
        share = next(s for s in game.showdown if in_force(s.when, {question: outcome.id}))
        by_rule.setdefault(game.odd_chips_within(share), []).append(outcome.id)
    return [
        after(game.question(question), tuple(ids), say(f"odd-chip-{rule}")) for rule, ids in by_rule.items()
    ]


def _lowest_ace(game: Game) -> dict[str, Phrase]:
    """Whether aces are low where the lowest of all own cards decides."""
    lows = [share.ranking.rules for share in game.showdown if share.ranking.rules.wins_lowest]
    if game.odd_within != "all-own-cards" or not lows:
        return {}
    low = RANKS[lows[0].ranks[-1]] == "A"
    return {"ace": say("ace-low" if low else "ace-high")}


def _within_key(game: Game) -> Phrase:
    """The phrase of the game's rule; where all own cards count, high and low look at different ones."""
    lows = [share.ranking.rules.wins_lowest for share in game.showdown]
    one_way = game.odd_within == "all-own-cards" and len(set(lows)) == 1
    return f"odd-chip-{game.odd_within}" + (("-low" if lows[0] else "-high") if one_way else "")


def _between(game: Game) -> Phrase:
    if game.odd_between == "first-seat":
        return say("odd-chip-first-seat")
    return joined(dict.fromkeys(_between_these(shares) for shares in played_together(game)))


def _between_these(shares: Sequence[Share]) -> Phrase:
    names = tuple(share_name(share) for share in shares)
    if names == (say("side-high"), say("side-low")):
        return say("odd-chip-high")
    if len(names) == 2:
        return say("odd-chip-to-share", share=names[0])
    return say("odd-chip-first-share", shares=names)

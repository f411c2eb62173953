"""A hand as players tell it: the head, a line for each street, the showdown, what everybody has gained or lost."""

from __future__ import annotations

from collections.abc import Sequence

from poker_rulebook.play.hand import Hand
from poker_rulebook.view.example_views import ToldLine
from poker_rulebook.view.sentences import say, sentence, signed
from poker_rulebook.view.told import results as told_results
from poker_rulebook.view.told import rows as told_rows
from poker_rulebook.view.told.lines import head, titled
from poker_rulebook.view.told.streets import Teller


def told(hand: Hand, names: Sequence[str], teller: Teller | None = None) -> tuple[ToldLine, ...]:
    """The hand line by line; of a hand in progress what has happened so far, and the stacks as they are.

    teller    of its streets, where there is one
    """
    if hand.game.open_face:
        return told_rows.told(hand, names)
    teller = teller or Teller(hand, names)
    lines = [head(hand, names), *teller.lines]
    if hand.decision is not None:
        chips = [say("told-stack", seat=n, chips=c) for n, c in zip(names, hand.stacks, strict=True)]
        return (*lines, titled("stacks", say("told-stacks"), sentence(chips)))
    lines += told_results.played(hand, names, teller.pot_phrase())
    gains = zip(names, hand.stacks, hand.brought, strict=True)
    net = [say("told-net-of", seat=name, n=signed(after - before)) for name, after, before in gains]
    return (*lines, titled("net", say("told-net"), sentence(net)))

"""The amount of a wager in sentences, with the reason."""

from __future__ import annotations

from poker_rulebook.play.amounts import Amount, Motion
from poker_rulebook.view.sentences import Phrase, joined, say


def amount_told(motion: Motion, amount: Amount) -> Phrase:
    """Why the amount of a wager is what it is, and how many chips have to be added or go back."""
    reason = say(f"amount-{amount.why}", to=amount.to, total=motion.total, full=motion.full)
    there = motion.in_front + motion.put
    if amount.to > there and amount.kind != "fold-or-call":
        return joined([reason, say("amount-added", n=amount.to - there)])
    if amount.to < there:
        return joined([reason, say("amount-back", n=there - amount.to)])
    return reason

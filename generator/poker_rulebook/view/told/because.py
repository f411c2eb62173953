"""Why a hand wins, as text: one sentence for each reason of poker_rulebook.play.reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from poker_rulebook.book.parts import Share
from poker_rulebook.book.steps import Remove, only
from poker_rulebook.cards import JOKER_BUG, RANKS, rank_of, texts
from poker_rulebook.play.comparing import Compared
from poker_rulebook.play.reasons import Reason
from poker_rulebook.view.sentences import Phrase, say
from poker_rulebook.view.text import marked_cards
from poker_rulebook.view.wording import floor, points_text, share_name, short_name

Values = dict[str, Any]


def because(compared: Compared, share: Share, names: Sequence[str], reason: Reason) -> Phrase:
    """The sentence for a reason.    names    of the seats, by number"""
    values: Values = {"seats": [names[seat] for seat in reason.winners]}
    values |= {"winner": names[reason.winners[0]]} if reason.winners else {}
    values |= {"loser": names[reason.loser]} if reason.loser is not None else {}
    values |= dict(zip(("rank", "lower"), reason.ranks, strict=False))
    values |= dict(zip(("n", "m"), reason.numbers, strict=False))
    told = TOLD[reason.kind](compared, share, reason) if reason.kind in TOLD else {}
    key = str(told.pop("key", reason.why))
    values |= told
    return say(f"because-{key}", **{name: values[name] for name in ASKED[key]})


def _hand(compared: Compared, share: Share, seat: int | None) -> Phrase:
    """The name of a seat's hand."""
    assert seat is not None
    cards = compared.counted(compared.best(share, seat)[1], seat)
    return short_name(share.ranking, cards, compared.own(share, seat))


def _both(compared: Compared, share: Share, reason: Reason) -> Values:
    return {
        "hand": _hand(compared, share, reason.winners[0]),
        "other": _hand(compared, share, reason.loser),
    }


def _class(category: str) -> Phrase:
    return say(f"class-{category}")


def _qualify(compared: Compared, share: Share, reason: Reason) -> Values:
    if reason.why == "first-won":
        return {"share": share_name(share), "other": share_name(compared.shares[0])}
    if share.down_suit:
        suit = say(f"one-of-{share.down_suit}")
        return {"key": "nobody-down" if reason.loser is None else "qualify-down", "suit": suit}
    if not share.qualifier or reason.loser is None:
        least = (
            {"least": floor(share.ranking, share.qualifier)} if share.qualifier else {"key": "nobody-at-all"}
        )
        return (
            {**least, "share": share_name(share)}
            if reason.loser is None
            else {"key": "qualify-none", "share": share_name(share)}
        )
    if not reason.belief:
        return {"key": "qualify-none", "share": share_name(share)}
    hand = short_name(share.ranking, reason.belief, compared.own(share, reason.loser))
    return {"hand": hand, "least": floor(share.ranking, share.qualifier)}


def _gate(compared: Compared, share: Share, reason: Reason) -> Values:
    if not reason.cards:
        return {}
    cards = marked_cards(texts(reason.cards[reason.winners[0]]))
    return {"cards": cards, "ranks": [say(f"rank-{RANKS[rank]}") for rank in share.ranking.rules.ahead]}


def _use(compared: Compared, share: Share, reason: Reason) -> Values:
    hand = {"hand": short_name(share.ranking, reason.belief)} if reason.belief else {}
    if reason.why == "use-down":
        return {"cards": marked_cards(texts(next(iter(reason.cards.values())))), "share": share_name(share)}
    if reason.why == "use-removed":
        return hand if only(Remove, compared.game.play) else {**hand, "key": "use-turned"}
    return {
        **hand,
        "m": reason.numbers[-1],
        "counts": [say("essence-number", n=n) for n in reason.numbers[1:]],
    }


def _wild(compared: Compared, share: Share, reason: Reason) -> Values:
    seat = reason.loser if reason.why == "wild-bug" else reason.winners[0]
    assert seat is not None
    return {"hand": _hand(compared, share, seat), "cards": marked_cards(texts(reason.cards[seat]))}


def _order(compared: Compared, share: Share, reason: Reason) -> Values:
    if reason.why == "order-class":
        return {"hand": _class(reason.ranks[0]), "other": _class(reason.ranks[1])}
    if reason.why == "order-sum":
        return {"hand": _hand(compared, share, reason.winners[0])}
    cards = next(iter(reason.cards.values()))
    ranks = "-".join(RANKS[rank_of(card)] for card in cards if card < JOKER_BUG)
    return (
        {"ranks": ranks, "hand": _class(share.ranking.made(cards).category)}
        if reason.why == "order-against"
        else {"ranks": ranks}
    )


def _count(compared: Compared, share: Share, reason: Reason) -> Values:
    assert reason.loser is not None
    return {"cards": marked_cards(texts(reason.cards[reason.loser]))}


def _classes(compared: Compared, share: Share, reason: Reason) -> Values:
    kinds = (
        {"stronger": _class(reason.ranks[0]), "weaker": _class(reason.ranks[1])}
        if reason.why == "class"
        else {}
    )
    return {**kinds, **_both(compared, share, reason)}


def _rank(compared: Compared, share: Share, reason: Reason) -> Values:
    of_run = {"hand": _class(reason.same[0])} if reason.why.startswith("rank-top") else {}
    return {**of_run, "same": reason.same[0]} if reason.same else {}


def _kicker(compared: Compared, share: Share, reason: Reason) -> Values:
    return {"hand": _hand(compared, share, reason.winners[0])}


def _card(compared: Compared, share: Share, reason: Reason) -> Values:
    return {"same": "-".join(reason.same)}


def _total(compared: Compared, share: Share, reason: Reason) -> Values:
    seats = [seat for seat in (*reason.winners, reason.loser) if seat is not None]
    points = [share.ranking.made(compared.best(share, seat)[1]).points or 0 for seat in seats]
    if reason.why == "points":
        return {"hand": say("hand-points", points=points[0]), "other": say("hand-points", points=points[-1])}
    goal = points_text(share.ranking.rules.target)
    return {"hand": points_text(points[0]), "other": points_text(points[-1]), "goal": goal}


TOLD = {
    "qualify": _qualify, "gate": _gate, "use": _use, "wild": _wild, "order": _order, "class": _classes, "rank": _rank,
    "kicker": _kicker, "card": _card, "total": _total, "count": _count,
}  # fmt: skip
ASKED = {  # the values of each message; it is given no others
    key: names.split()
    for names, keys in {
        "": "order-pairs order-pairs-low order-for suit tie-board",
        "hand other": "order-class",
        "least": "nobody",
        "least n m": "nobody-board",
        "loser": "gate-both gate-barred order-ace",
        "loser cards share": "use-down",
        "loser hand": "use-lines use-removed use-turned wild-bug",
        "loser hand counts n": "use-exactly",
        "loser hand least": "qualify",
        "loser hand m": "use-none",
        "loser hand n m": "use-at-most",
        "loser hand ranks": "order-against",
        "loser share": "qualify-none",
        "loser suit": "qualify-down",
        "ranks": "order-run",
        "seats": "tie",
        "seats loser rank n": "tie-sixth",
        "share": "nobody-at-all",
        "share other": "first-won",
        "suit": "nobody-down",
        "winner cards ranks": "gate",
        "winner hand": "wild-joker order-sum",
        "winner hand cards": "wild",
        "winner hand cards rank": "wild-as",
        "winner hand rank": "wild-joker-as",
        "winner loser hand other": "class-low class-low-pairs points",
        "winner loser hand other goal": "total total-same",
        "winner loser hand other stronger weaker": "class",
        "winner loser hand rank lower": "rank-top rank-top-low kicker",
        "winner loser n m": "count",
        "winner loser n m cards": "count-suit count-rank",
        "winner loser rank lower": "rank-five-of-a-kind rank-four-of-a-kind rank-full-house rank-three-of-a-kind rank-two-pair rank-one-pair card-only card-first",
        "winner loser rank lower same": "rank-full-house-next rank-two-pair-next card-next",
        "winner n": "use-many",
    }.items()
    for key in keys.split()
}

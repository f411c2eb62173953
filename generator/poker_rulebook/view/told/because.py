"""Why a hand wins, as text: one sentence for each reason of poker_rulebook.play.reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from poker_rulebook.book.parts import Share
from poker_rulebook.book.steps import Remove, only
from poker_rulebook.cards import JOKER_BUG, RANKS, Cards, rank_of, suit_of, texts
from poker_rulebook.play.comparing import Compared
from poker_rulebook.play.reasons import Reason
from poker_rulebook.view.sentences import Phrase, say, unbroken
from poker_rulebook.view.text import marked_cards
from poker_rulebook.view.wording import floor, points_text, share_name, short_name, side_of

Values = dict[str, Any]

ONE_OF = ("one-of-clubs", "one-of-diamonds", "one-of-hearts", "one-of-spades")  # by number of the suit


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
        return {"share": side_of(share), "other": side_of(compared.shares[0])}
    if share.down_suit:
        suit = say(f"one-of-{share.down_suit}")
        return {"key": "nobody-down" if reason.loser is None else "qualify-down", "suit": suit}
    if not share.qualifier:
        return {"key": "nobody-at-all" if reason.loser is None else "qualify-none", "share": side_of(share)}
    least = {"least": floor(share.ranking, share.qualifier)}
    if reason.loser is None:
        return least
    if not reason.belief:
        return {"key": "qualify-lacks", **least}
    return {"hand": short_name(share.ranking, reason.belief, compared.own(share, reason.loser)), **least}


def _gate(compared: Compared, share: Share, reason: Reason) -> Values:
    if not reason.cards:
        return {}
    cards = marked_cards(texts(reason.cards[reason.winners[0]]))
    return {"cards": cards, "ranks": [say(f"rank-{RANKS[rank]}") for rank in share.ranking.rules.ahead]}


def _use(compared: Compared, share: Share, reason: Reason) -> Values:
    if reason.why == "use-down":
        return {"cards": marked_cards(texts(next(iter(reason.cards.values())))), "share": share_name(share)}
    if reason.why == "use-many":
        return _both(compared, share, reason)
    hand = {"hand": _believed(compared, share, reason)}
    if reason.why == "use-removed":
        return hand if only(Remove, compared.game.play) else {**hand, "key": "use-turned"}
    if reason.why == "use-lines":
        return hand
    counts = [say("essence-number", n=n) for n in reason.numbers[1:]]
    return {**hand, "m": reason.numbers[-1], "counts": counts}


def _believed(compared: Compared, share: Share, reason: Reason) -> Phrase:
    """The hand that the loser may have believed in by its name; by its ranks, if the hand that counts is called the same."""
    name, cards = short_name(share.ranking, reason.belief), share.ranking.made(reason.belief).cards
    same = name == _hand(compared, share, reason.loser) and max(cards) < JOKER_BUG
    return unbroken(_ranks(cards).replace("-", "")) if same else name


def _tie(compared: Compared, share: Share, reason: Reason) -> Values:
    return _use(compared, share, reason) if reason.belief else {}


def _ranks(cards: Cards) -> str:
    return "-".join(RANKS[rank_of(card)] for card in cards if card < JOKER_BUG)


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
    told: Values = {"ranks": _ranks(cards)}
    if reason.why == "order-against":
        told |= {"hand": _class(share.ranking.made(cards).category)}
    return told


def _count(compared: Compared, share: Share, reason: Reason) -> Values:
    assert reason.loser is not None
    if reason.why not in ("count-suits", "count-ranks"):
        return {"cards": marked_cards(texts(reason.cards[reason.loser]))}
    held = {suit_of(card) for card in compared.own(share, reason.loser)}
    lacking = [name for suit, name in enumerate(ONE_OF) if suit not in held]
    return (
        {"key": "count-no-suit", "suit": say(lacking[0])}
        if reason.why == "count-suits" and len(lacking) == 1
        else {}
    )


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
    if len(reason.same) == 1:
        return {"key": "card-second", "same": reason.same[0]}
    return {"same": "-".join(reason.same)}


def _suit(compared: Compared, share: Share, reason: Reason) -> Values:
    assert reason.loser is not None
    mine, his = (marked_cards(texts(reason.cards[seat])) for seat in (reason.winners[0], reason.loser))
    return {"cards": mine, "others": his}


def _total(compared: Compared, share: Share, reason: Reason) -> Values:
    seats = [seat for seat in (*reason.winners, reason.loser) if seat is not None]
    mine, his = (share.ranking.made(compared.best(share, seat)[1]) for seat in seats)
    if share.ranking.rules.compare == "points":
        hand, other = (say("hand-points", points=made.points or 0) for made in (mine, his))
        return {"hand": hand, "other": other, "n": len(mine.cards), "m": len(his.cards)}
    goal = points_text(share.ranking.rules.target)
    return {"hand": points_text(mine.points or 0), "other": points_text(his.points or 0), "goal": goal}


TOLD = {
    "qualify": _qualify, "gate": _gate, "use": _use, "wild": _wild, "order": _order, "class": _classes, "rank": _rank,
    "kicker": _kicker, "card": _card, "total": _total, "count": _count, "suit": _suit, "tie": _tie,
}  # fmt: skip
ASKED = {  # the values of each message; it is given no others
    key: names.split()
    for names, keys in {
        "": "order-pairs order-pairs-low order-for tie-board",
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
        "loser least": "qualify-lacks",
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
        "winner loser hand other": "class-low class-low-pairs points points-low",
        "winner loser hand n m": "points-cards",
        "winner loser cards others": "suit",
        "winner loser hand other goal": "total total-same total-over",
        "winner loser hand other stronger weaker": "class",
        "winner loser hand rank lower": "rank-top rank-top-low kicker",
        "winner loser n m": "count count-suits count-ranks",
        "winner loser n m suit": "count-no-suit",
        "winner loser n m cards": "count-suit count-rank",
        "winner loser rank lower": "rank-five-of-a-kind rank-four-of-a-kind rank-full-house rank-three-of-a-kind rank-two-pair rank-one-pair card-only card-first",
        "winner loser rank lower same": "rank-full-house-next rank-two-pair-next card-second card-next",
        "winner loser hand other n": "use-many",
    }.items()
    for key in keys.split()
}

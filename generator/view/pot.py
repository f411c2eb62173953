"""Who wins which part of the pot, with which cards, and what happens to ties and odd chips."""

from __future__ import annotations

from collections.abc import Sequence

from generator.book.build import MAIN
from generator.book.model import Game, Layout, Share
from generator.cards import RANKS
from generator.play.showdown import in_force
from generator.view.hands import cards_of, hand_name, qualifier_name
from generator.view.phrases import Phrases
from generator.view.steps import boards_dealt, when_rolled
from generator.view.views import Rule
from generator.view.wording import (
    continued,
    hand_kind,
    heading,
    joined,
    scale_name,
    share_name,
    side_of,
    written,
)


def pot_rules(say: Phrases, game: Game) -> list[Rule]:
    """The division of the pot, then one rule for each share."""
    halves = len(game.showdown) == 2 and not any(share.qualifier for share in game.showdown)
    whole = joined(say, [pot_sentence(say, game), say.say("qualifier-none") if halves else ""])
    rules = [Rule("pot", heading(say.say("pot-division")), whole)]
    for share in game.showdown:
        sentences = [
            _lines_sentence(say, game, share),
            _hand_sentence(say, game, share),
            use_sentence(say, game, share),
        ]
        sentences += qualifier_sentences(say, game, share)
        title = heading(share_name(say, share)) if len(game.showdown) > 1 else say.say("cards-used")
        rules.append(Rule(share.id, heading(title), when_rolled(say, game, share, joined(say, sentences))))
    if len(game.showdown) > 1 and _chosen_separately(game):
        first, second = (side_of(say, share) for share in game.showdown[:2])
        rules.append(Rule("independent", "", say.say("use-independent", first=first, second=second)))
    return rules


def _chosen_separately(game: Game) -> bool:
    """Whether the shares draw on the same cards, and leave a choice among them."""
    if any(share.hand or share.lines for share in game.showdown):
        return False
    return any(share.board != (0, 0) or share.own[1] < game.own_cards for share in game.showdown)


def pot_sentence(say: Phrases, game: Game) -> str:
    """Who takes the pot; where the dice decide that, one sentence for each outcome."""
    rolls = {roll for share in game.showdown for roll, _ in share.when}
    if not rolls:
        return _division(say, game, game.showdown)
    sentences = []
    for roll in rolls:
        for outcome in game.step(roll).outcomes:
            shares = tuple(s for s in game.showdown if in_force(s.when, {roll: outcome.id}))
            rule = _division(say, game, shares)
            rule = continued(say, rule)
            sentences.append(say.say("roll-when-rule", outcome=written(say, outcome.name), rule=rule))
    return joined(say, sentences)


def _division(say: Phrases, game: Game, shares: Sequence[Share]) -> str:
    """Who takes the pot when these shares are in force."""
    kinds = [_side(say, share) for share in shares]
    if len(shares) == 1:
        return say.say("win-pot", side=kinds[0])
    if boards_dealt(game) == len(shares) and all(len(share.lines) == 1 for share in shares):
        return say.say("share-per-board", n=len(shares))
    capped = shares[-1].qualifier and not only_straights(shares[-1]) and not shares[0].qualifier
    if len(shares) == 2 and capped and shares[0].id == "high":
        qualifier = qualifier_name(say, shares[1].ranking, shares[1].qualifier)
        return say.say("win-high-low", qualifier=qualifier)
    if len(shares) == 2 and kinds[0] != kinds[1]:
        return say.say("win-halves", first=kinds[0], second=kinds[1])
    names = tuple(share_name(say, share) for share in shares)
    parts = [say.say("win-share-sentence", share=n, side=k) for n, k in zip(names, kinds, strict=True)]
    return joined(say, [say.say("win-shares", shares=names), *parts])


def _side(say: Phrases, share: Share) -> str:
    """What a share is won with: the kind of hand, or the share's own name where that kind is a plain high hand."""
    named = share.id != "high" and not share.name and not share.ranking.rules.wins_lowest
    return share_name(say, share) if named and share.ranking.id == "high" else hand_kind(say, share.ranking)


def _lines_sentence(say: Phrases, game: Game, share: Share) -> str:
    if not share.lines:
        layout = game.layouts[0] if game.layouts and share.board != (0, 0) else None
        if layout is not None and layout.one_from_each:
            return one_from_each(say, layout)
        return say.say("use-one-group") if layout is not None and len(layout.lines) > 1 else ""
    names = {line.id: line.name for layout in game.layouts for line in layout.lines}
    lines = tuple(written(say, names[line]) for line in share.lines)
    return say.say("use-lines", share=share_name(say, share), lines=lines)


def one_from_each(say: Phrases, layout: Layout) -> str:
    """One board card from each row, or from each group where the groups are not the rows."""
    rows = [tuple(slot for slot in row if slot) for row in layout.grid]
    key = "board-one-per-row" if list(layout.one_from_each) == rows else "board-one-each"
    return say.say(key, n=len(layout.one_from_each))


def _hand_sentence(say: Phrases, game: Game, share: Share) -> str:
    if not share.hand:
        return ""
    name = next(part.name for part in game.divided if part.id == share.hand)
    return say.say("use-hand", share=share_name(say, share), hand=written(say, name))


def use_sentence(say: Phrases, game: Game, share: Share) -> str:
    """How many own and board cards make a hand."""
    ranking, (fewest, most) = share.ranking, share.own
    if share.board == (0, 0):
        own = _own_sentence(say, game, share)
        return joined(say, [own, say.say("use-own-only") if game.layouts else ""])
    if fewest == most:
        return say.say("use-exactly", own=most, board=share.board[0])
    return say.say("use-at-most", n=ranking.size, max=most)


def _own_sentence(say: Phrases, game: Game, share: Share) -> str:
    ranking, most = share.ranking, share.own[1]
    if ranking.rules.at_most is not None:
        return say.say("points-capped", limit=ranking.rules.at_most)
    if ranking.smallest < ranking.size:
        return say.say("use-own-subset", scale=scale_name(say, ranking), max=most)
    return say.say("use-own-all" if most == game.own_cards else "use-best", n=most)


def use_label(say: Phrases, game: Game, share: Share) -> str:
    ranking, (fewest, most) = share.ranking, share.own
    if share.board == (0, 0):
        if ranking.smallest < ranking.size:
            return say.say("card-use-own-subset", max=most)
        if most == game.own_cards:
            return say.say("card-use-own", own=most)
        return say.say("card-use-best", n=most)
    if fewest == most:
        return say.say("card-use-exactly", own=most, board=share.board[0])
    return say.say("card-use-at-most", max=most)


def qualifier_sentences(say: Phrases, game: Game, share: Share) -> list[str]:
    """Who may win the share, and who takes it when nobody may."""
    if not share.qualifier:
        return []
    ranks = share.qualifier.split("-")
    out = []
    if only_straights(share):
        out.append(say.say("scale-straight-only"))
    elif share.ranking.id == "ace-to-five" and ranks[0] == RANKS[share.ranking.rules.ranks[0]]:
        out.append(say.say("qualifier-no-pair"))
    elif share.ranking.id == "ace-to-five" and len(set(ranks)) == share.ranking.size:
        out.append(say.say("qualifier-cap", n=len(ranks), rank=ranks[0], worst=share.qualifier))
        if share.board[0] >= 3 and game.layouts[0].id == MAIN:
            out.append(say.say("board-needs-lows", n=share.board[0], rank=ranks[0]))
    else:
        hand = hand_name(say, share.ranking, cards_of(share.qualifier))
        out.append(say.say("qualifier-hand", share=share_name(say, share), hand=hand))
    other = game.share(share.otherwise)
    if share.id == "low" and other.id == "high":
        return [*out, say.say("otherwise-high")]
    return [*out, say.say("otherwise-share", share=share_name(say, share), other=share_name(say, other))]


def only_straights(share: Share) -> bool:
    """Whether nothing but a straight is a hand: then the qualifier says no more than the ranking."""
    return share.ranking.rules.classes == ("straight",)


def tie_rules(say: Phrases, game: Game) -> list[Rule]:
    """Ties, odd chips at both levels, side pots."""
    ties = Rule("ties", "", joined(say, [say.say("tie"), say.say("suits-equal")]))
    odd = []
    if len(game.showdown) > 1:
        odd += [say.say("divide-in-order"), _between(say, game)]
    odd += [say.say(f"odd-chip-{game.odd_within}"), say.say("odd-chip-one-each")]
    return [ties, Rule("odd-chips", "", joined(say, odd)), Rule("side-pots", "", say.say("side-pot"))]


def _between(say: Phrases, game: Game) -> str:
    shares = game.showdown
    if game.odd_between == "first-seat":
        return say.say("odd-chip-first-seat")
    if [share.id for share in shares] == ["high", "low"]:
        return say.say("odd-chip-high")
    if len(shares) == 2:
        return say.say("odd-chip-to-share", share=share_name(say, shares[0]))
    return say.say("odd-chip-first-share", shares=tuple(share_name(say, share) for share in shares))

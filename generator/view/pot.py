"""Who wins which part of the pot, with which cards, and what happens to ties and odd chips."""

from __future__ import annotations

from generator.book.build import MAIN
from generator.book.model import Game, Share
from generator.view.hands import cards_of, hand_name, qualifier_name
from generator.view.phrases import Phrases
from generator.view.steps import boards_dealt
from generator.view.views import Rule
from generator.view.wording import hand_kind, heading, joined, scale_name, share_name, written


def pot_rules(say: Phrases, game: Game) -> list[Rule]:
    """The division of the pot, then one rule for each share."""
    rules = [Rule("pot", heading(say.say("pot-division")), pot_sentence(say, game))]
    same = len(game.showdown) > 1 and len({(s.own, s.board, s.hand, s.lines) for s in game.showdown}) == 1
    for share in game.showdown:
        sentences = [_lines_sentence(say, game, share), _hand_sentence(say, game, share), use_sentence(say, game, share)]
        sentences += qualifier_sentences(say, game, share)
        title = heading(share_name(say, share)) if len(game.showdown) > 1 else say.say("cards-used")
        rules.append(Rule(share.id, heading(title), joined(say, sentences)))
    if same and game.showdown[0].ranking.smallest == game.showdown[0].ranking.size:
        first, second = (share_name(say, share) for share in game.showdown[:2])
        rules.append(Rule("independent", "", say.say("use-independent", first=first, second=second)))
    return rules


def pot_sentence(say: Phrases, game: Game) -> str:
    """Who takes the pot, in one sentence or two."""
    shares = game.showdown
    kinds = [hand_kind(say, share.ranking) for share in shares]
    if len(shares) == 1:
        return say.say("win-pot", side=kinds[0])
    if boards_dealt(game) == len(shares) and all(len(share.lines) == 1 for share in shares):
        return say.say("share-per-board", n=len(shares))
    if len(shares) == 2 and shares[1].qualifier and not shares[0].qualifier and shares[0].id == "high":
        qualifier = qualifier_name(say, shares[1].ranking, shares[1].qualifier)
        return say.say("win-high-low", qualifier=qualifier)
    if len(shares) == 2 and kinds[0] != kinds[1]:
        return say.say("win-halves", first=kinds[0], second=kinds[1])
    names = tuple(share_name(say, share) for share in shares)
    parts = [say.say("win-share-sentence", share=n, side=k) for n, k in zip(names, kinds, strict=True)]
    return joined(say, [say.say("win-shares", shares=names), *parts])


def _lines_sentence(say: Phrases, game: Game, share: Share) -> str:
    if not share.lines:
        return ""
    names = {line.id: line.name for layout in game.layouts for line in layout.lines}
    lines = tuple(written(say, names[line]) for line in share.lines)
    return say.say("use-lines", share=share_name(say, share), lines=lines)


def _hand_sentence(say: Phrases, game: Game, share: Share) -> str:
    if not share.hand:
        return ""
    name = next(part.name for part in game.divided if part.id == share.hand)
    return say.say("use-hand", share=share_name(say, share), hand=written(say, name))


def use_sentence(say: Phrases, game: Game, share: Share) -> str:
    """How many own and board cards make a hand."""
    ranking, (fewest, most) = share.ranking, share.own
    if share.board == (0, 0):
        if ranking.smallest < ranking.size:
            return say.say("use-own-subset", scale=scale_name(say, ranking), max=most)
        whole = most == game.own_cards
        own = say.say("use-own-all", n=most) if whole else say.say("use-best", n=most)
        return joined(say, [own, say.say("use-own-only") if game.layouts else ""])
    if fewest == most:
        return say.say("use-exactly", own=most, board=share.board[0])
    return say.say("use-at-most", n=ranking.size, max=most)


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
    if share.ranking.id == "ace-to-five" and len(set(ranks)) == share.ranking.size:
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

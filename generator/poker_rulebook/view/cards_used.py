"""Which own and board cards make a hand, as sentences and as labels."""

from __future__ import annotations

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Layout, Share, in_force
from poker_rulebook.view.phrases import Phrases
from poker_rulebook.view.rankings import points_capped
from poker_rulebook.view.steps import removes_lines
from poker_rulebook.view.wording import (
    joined,
    scale_name,
    share_name,
    written,
)


def lines_sentence(say: Phrases, game: Game, share: Share) -> str:
    if removes_lines(game) and share.board != (0, 0):
        return say.say("board-one-row")
    if not share.lines:
        layout = game.layouts[0] if game.layouts and share.board != (0, 0) else None
        if layout is not None and layout.one_from_each:
            return one_from_each(say, layout)
        return say.say("use-one-group") if layout is not None and len(layout.lines) > 1 else ""
    names = {line.id: line.name for layout in game.layouts for line in layout.lines}
    lines = tuple(written(say, names[line]) for line in share.lines)
    return say.say("use-lines", share=share_name(say, share), lines=lines)


def one_from_each(say: Phrases, layout: Layout) -> str:
    """One board card from each row."""
    return say.say("board-one-per-row", n=len(layout.one_from_each))


def hand_sentence(say: Phrases, game: Game, share: Share) -> str:
    if not share.hand:
        return ""
    name = next(part.name for part in game.divided if part.id == share.hand)
    return say.say("use-hand", share=share_name(say, share), hand=written(say, name))


def use_sentence(say: Phrases, game: Game, share: Share) -> str:
    """How many own and board cards make a hand."""
    ranking, (fewest, most) = share.ranking, share.own
    if share.keeps:
        return say.say("use-kept", n=ranking.size)
    if share.board == (0, 0):
        own = _own_sentence(say, game, share)
        return joined(say, [own, say.say("use-own-only") if game.layouts and not share.when else ""])
    if share.other is not None:
        return say.say("use-either", own=most, board=share.board[0], all=share.other[0])
    if fewest == most:
        return say.say("use-exactly", own=most, board=share.board[0])
    if fewest and most == _own_cards(game, share):
        return say.say("use-best", n=ranking.size)
    return say.say("use-at-most", n=ranking.size, max=most)


def _own_cards(game: Game, share: Share) -> int:
    """Own cards at the showdown where this share is played for."""
    return max(game.held_after(way)[1] for way in game.ways if in_force(share.when, way))


def _own_sentence(say: Phrases, game: Game, share: Share) -> str:
    ranking, most = share.ranking, share.own[1]
    if ranking.rules.at_most is not None:
        return points_capped(say, ranking)
    if ranking.smallest < ranking.size:
        return say.say("use-own-subset", scale=scale_name(say, ranking), max=most)
    return say.say("use-own-all" if most == _own_cards(game, share) else "use-best", n=most)


def use_label(say: Phrases, game: Game, share: Share) -> str:
    ranking, (fewest, most) = share.ranking, share.own
    if share.keeps:
        return say.say("card-use-kept")
    if share.board == (0, 0):
        if ranking.smallest < ranking.size:
            return say.say("card-use-own-subset", max=most)
        if most == _own_cards(game, share):
            return say.say("card-use-own", own=most)
        return say.say("card-use-best", n=most)
    if share.other is not None:
        return say.say("card-use-either", own=most, board=share.board[0], all=share.other[0])
    if fewest == most:
        return say.say("card-use-exactly", own=most, board=share.board[0])
    if fewest and most == _own_cards(game, share):
        return say.say("card-use-best", n=ranking.size)
    return say.say("card-use-at-most", max=most)

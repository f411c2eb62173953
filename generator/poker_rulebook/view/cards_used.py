"""Which own and board cards make a hand, as sentences and as labels."""

from __future__ import annotations

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Layout, Share, in_force
from poker_rulebook.view.scales import points_capped
from poker_rulebook.view.sentences import Phrase, joined, say, written
from poker_rulebook.view.steps import removes_lines
from poker_rulebook.view.wording import scale_name, share_name


def lines_sentence(game: Game, share: Share) -> Phrase:
    if removes_lines(game) and share.board != (0, 0):
        return say("board-one-row")
    if not share.lines:
        layout = game.layouts[0] if game.layouts and share.board != (0, 0) else None
        if layout is not None and layout.one_from_each:
            return one_from_each(layout)
        return say("use-one-group") if layout is not None and len(layout.lines) > 1 else ""
    names = {line.id: line.name for layout in game.layouts for line in layout.lines}
    lines = tuple(written(names[line]) for line in share.lines)
    return say("use-lines", share=share_name(share), lines=lines)


def one_from_each(layout: Layout) -> Phrase:
    """One board card from each row."""
    return say("board-one-per-row", n=len(layout.one_from_each))


def hand_sentence(game: Game, share: Share) -> Phrase:
    if not share.hand:
        return ""
    name = next(part.name for part in game.divided if part.id == share.hand)
    return say("use-hand", share=share_name(share), hand=written(name))


def use_sentence(game: Game, share: Share) -> Phrase:
    """How many own and board cards make a hand."""
    ranking, (fewest, most) = share.ranking, share.own
    if share.keeps:
        return say("use-kept", n=ranking.size)
    if share.board == (0, 0):
        own = _own_sentence(game, share)
        return joined([own, say("use-own-only") if game.layouts and not share.when else ""])
    if share.other is not None:
        return say("use-either", own=most, board=share.board[0], all=share.other[0])
    if fewest == most:
        return say("use-exactly", own=most, board=share.board[0])
    if fewest and most == _own_cards(game, share):
        return say("use-best", n=ranking.size)
    return say("use-at-most", n=ranking.size, max=most)


def _own_cards(game: Game, share: Share) -> int:
    """Own cards at the showdown where this share is played for."""
    return max(game.held_after(way)[1] for way in game.ways if in_force(share.when, way))


def _own_sentence(game: Game, share: Share) -> Phrase:
    ranking, most = share.ranking, share.own[1]
    if ranking.rules.at_most is not None:
        return points_capped(ranking)
    if ranking.smallest < ranking.size:
        return say("use-own-subset", scale=scale_name(ranking), max=most)
    return say("use-own-all" if most == _own_cards(game, share) else "use-best", n=most)


def use_label(game: Game, share: Share) -> Phrase:
    ranking, (fewest, most) = share.ranking, share.own
    if share.keeps:
        return say("card-use-kept")
    if share.board == (0, 0):
        if ranking.smallest < ranking.size:
            return say("card-use-own-subset", max=most)
        if most == _own_cards(game, share):
            return say("card-use-own", own=most)
        return say("card-use-best", n=most)
    if share.other is not None:
        return say("card-use-either", own=most, board=share.board[0], all=share.other[0])
    if fewest == most:
        return say("card-use-exactly", own=most, board=share.board[0])
    if fewest and most == _own_cards(game, share):
        return say("card-use-best", n=ranking.size)
    return say("card-use-at-most", max=most)

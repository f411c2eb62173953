"""Who wins which part of the pot, with which cards, and what happens to ties and odd chips."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from generator.book.build import MAIN
from generator.book.model import Game, Layout, Share, in_force
from generator.cards import RANKS
from generator.view.hands import cards_of, hand_name, qualifier_name
from generator.view.phrases import Phrases
from generator.view.questions import after, conditioned, roll_cap
from generator.view.steps import boards_dealt, removes_lines
from generator.view.views import Rule
from generator.view.wording import (
    hand_kind,
    heading,
    is_side,
    joined,
    scale_name,
    share_name,
    side_of,
    written,
)


def pot_rules(say: Phrases, game: Game) -> list[Rule]:
    """The division of the pot, then one rule for each share."""
    open_to_all = all(share.qualifies_all and not share.when for share in game.showdown)
    halves = len(game.showdown) == 2 and open_to_all and not declared(game)
    none = say.say("qualifier-none") if halves else ""
    one_side = say.say("otherwise-one-side") if _either_may_take_all(game) else ""
    whole = joined(say, [pot_sentence(say, game), none, one_side, nobody(say, game)])
    rules = [Rule("pot", heading(say.say("pot-division")), whole)]
    for share in game.showdown:
        sentences = [
            _lines_sentence(say, game, share),
            _hand_sentence(say, game, share),
            use_sentence(say, game, share),
        ]
        sentences += qualifier_sentences(say, game, share)
        title = heading(share_name(say, share)) if len(game.showdown) > 1 else say.say("cards-used")
        rules.append(Rule(share.id, heading(title), conditioned(say, game, share, joined(say, sentences))))
    groups = _together(say, game)
    if groups and _chosen_separately(game):
        first, second = (side_of(say, share) for share in groups[0][:2])
        rules.append(Rule("independent", "", say.say("use-independent", first=first, second=second)))
    return rules


def _together(say: Phrases, game: Game) -> list[tuple[Share, ...]]:
    """Shares that are played for in one pot, where there are several; once for shares of the same names."""
    groups: dict[tuple[str, ...], tuple[Share, ...]] = {}
    for way in game.ways:
        shares = tuple(share for share in game.showdown if in_force(share.when, way))
        if len(shares) > 1:
            groups.setdefault(tuple(share_name(say, share) for share in shares), shares)
    return list(groups.values())


def _chosen_separately(game: Game) -> bool:
    """Whether the shares draw on the same cards, and leave a choice among them."""
    if any(share.hand or share.lines for share in game.showdown):
        return False
    return any(share.board != (0, 0) or share.own[1] < game.own_cards for share in game.showdown)


def _either_may_take_all(game: Game) -> bool:
    """Whether both halves have a qualifier, and each goes to the other when nobody qualifies for it."""
    shares = game.showdown
    return len(shares) == 2 and all(share.qualifier and share.otherwise for share in shares)


def every_hand_qualifies(game: Game) -> bool:
    """Whether one share takes every pair, and the other every hand without one."""
    return _either_may_take_all(game) and any(
        _without_pair(low) and _takes_pairs(high) for low, high in permutations(game.showdown)
    )


def _without_pair(share: Share) -> bool:
    """Whether a low asks for no more than that it has no pair."""
    rules = share.ranking.rules
    return share.ranking.id == "ace-to-five" and share.qualifier.startswith(RANKS[rules.ranks[0]])


def _takes_pairs(share: Share) -> bool:
    """Whether the weakest pair qualifies for a high share, and nothing weaker."""
    hand = cards_of(share.qualifier)
    pair = share.ranking.made(hand).category == "one-pair" and not share.ranking.rules.wins_lowest
    return pair and share.ranking.is_weakest_of_class(hand)


def declared(game: Game) -> bool:
    return any(step.do == "declare" for step in game.play)


def nobody(say: Phrases, game: Game) -> str:
    """What happens to a pot for which nobody qualifies; '' where that cannot be."""
    if declared(game):
        return joined(say, [say.say(f"declared-nobody-{game.if_nobody_qualifies}"), _another_ante(say, game)])
    open_to_all = any(share.qualifies_all or share.when for share in game.showdown)
    if game.first_won or open_to_all or every_hand_qualifies(game):
        return ""
    if game.if_nobody_qualifies == "strongest-hand":
        return say.say("nobody-strongest-hand", side=_side(say, game.showdown[0]))
    return joined(say, [say.say(f"nobody-{game.if_nobody_qualifies}"), _another_ante(say, game)])


def _another_ante(say: Phrases, game: Game) -> str:
    carried = game.if_nobody_qualifies == "carry-over" and game.forced_bets.get("ante") == "each"
    return say.say("another-ante") if carried else ""


def pot_sentence(say: Phrases, game: Game) -> str:
    """Who takes the pot; where a question decides that, one sentence for each of its answers."""
    questions = dict.fromkeys(name for share in game.showdown for name, _ in share.when)
    if not questions or any(share.by_outcome for share in game.showdown):
        return _division(say, game, game.showdown)
    sentences: list[str] = []
    for name in questions:
        by_rule: dict[str, list[str]] = {}
        for outcome in game.step(name).outcomes:
            shares = tuple(s for s in game.showdown if in_force(s.when, {name: outcome.id}))
            by_rule.setdefault(_division(say, game, shares), []).append(outcome.id)
        sentences += [after(say, game.step(name), tuple(ids), rule) for rule, ids in by_rule.items()]
    return joined(say, sentences)


def _division(say: Phrases, game: Game, shares: Sequence[Share]) -> str:
    """Who takes the pot when these shares are in force."""
    kinds = [_side(say, share) for share in shares]
    if declared(game):
        return joined(say, [say.say(f"declared-{key}") for key in ("side", "both", "one-side")])
    if game.first_won and len(shares) == 2:
        hand = qualifier_name(say, shares[0].ranking, shares[0].qualifier)
        return say.say("priority", hand=hand, scale=scale_name(say, shares[1].ranking))
    if any(share.by_outcome for share in shares):
        return say.say("win-high-low-rolled")
    if len(game.showdown) == 1 and shares[0].qualifier:
        return say.say("win-pot-minimum", side=kinds[0], hand=_weakest(say, shares[0]))
    if len(shares) == 1:
        return say.say("win-pot", side=kinds[0])
    if boards_dealt(game) == len(shares) and all(len(share.lines) == 1 for share in shares):
        return say.say("share-per-board", n=len(shares))
    capped = shares[-1].qualifier and not only_straights(shares[-1]) and not shares[0].qualifier
    if len(shares) == 2 and capped and is_side(say, shares[0], "high"):
        qualifier = qualifier_name(say, shares[1].ranking, shares[1].qualifier)
        return say.say("win-high-low", qualifier=qualifier)
    if len(shares) == 2 and kinds[0] != kinds[1]:
        qualified = "-qualified" if _either_may_take_all(game) else ""
        return say.say(f"win-halves{qualified}", first=kinds[0], second=kinds[1])
    names = tuple(share_name(say, share) for share in shares)
    parts = [say.say("win-share-sentence", share=n, side=k) for n, k in zip(names, kinds, strict=True)]
    return joined(say, [say.say("win-shares", shares=names), *parts])


def _side(say: Phrases, share: Share) -> str:
    """What a share is won with: the kind of hand, or the share's own name where that kind is a plain high hand."""
    named = share.id != "high" and not share.name and not share.ranking.rules.wins_lowest
    return share_name(say, share) if named and share.ranking.id == "high" else hand_kind(say, share.ranking)


def _lines_sentence(say: Phrases, game: Game, share: Share) -> str:
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
        return say.say("points-capped", limit=ranking.rules.at_most)
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


def qualifier_sentences(say: Phrases, game: Game, share: Share) -> list[str]:
    """Who may win the share, and who takes it when nobody may."""
    if share.by_outcome is not None:
        return [roll_cap(say, game, share), *_rolled(say, game, share), say.say("otherwise-high")]
    if not share.qualifier or len(game.showdown) == 1:
        return []  # what a single share asks for is said with the pot
    if game.first_won:
        return [say.say("qualifier-hand", share=share_name(say, share), hand=_weakest(say, share))]
    ranks = share.qualifier.split("-")
    out = []
    if only_straights(share):
        out.append(say.say("scale-straight-only"))
    elif _without_pair(share):
        out.append(say.say("qualifier-no-pair"))
    elif share.ranking.id == "ace-to-five" and len(set(ranks)) == share.ranking.size:
        out.append(say.say("qualifier-cap", n=len(ranks), rank=ranks[0], worst=share.qualifier))
        needed = _board_cards_needed(game, share)
        if needed:
            out.append(say.say("board-needs-lows", n=needed, rank=ranks[0]))
    else:
        hand = hand_name(say, share.ranking, cards_of(share.qualifier))
        out.append(say.say("qualifier-hand", share=share_name(say, share), hand=hand))
    if _either_may_take_all(game):
        return out  # said with the pot
    other = game.share(share.otherwise)
    if is_side(say, share, "low") and is_side(say, other, "high"):
        return [*out, say.say("otherwise-high")]
    return [*out, say.say("otherwise-share", share=share_name(say, share), other=share_name(say, other))]


def _rolled(say: Phrases, game: Game, share: Share) -> list[str]:
    """What a low needs besides ranks that the dice allow."""
    needed = _board_cards_needed(game, share)
    board = [say.say("board-needs-rolled", n=needed)] if needed else []
    return [say.say("qualifier-rolled", n=share.ranking.size), *board]


def _board_cards_needed(game: Game, share: Share) -> int:
    """The fewest board cards of a low, on a board of one line where it takes three or more; otherwise 0."""
    fewest = min(board for _, board in share.uses)
    return fewest if fewest >= 3 and game.layouts[0].id == MAIN else 0


def _weakest(say: Phrases, share: Share) -> str:
    """The weakest hand that may win the share, by its name."""
    if share.ranking.rules.wins_lowest and " " not in share.qualifier:
        return hand_name(say, share.ranking, cards_of(share.qualifier))
    return qualifier_name(say, share.ranking, share.qualifier)


def only_straights(share: Share) -> bool:
    """Whether nothing but a straight is a hand: then the qualifier says no more than the ranking."""
    return share.ranking.rules.classes == ("straight",)


def tie_rules(say: Phrases, game: Game) -> list[Rule]:
    """Ties, odd chips at both levels, side pots."""
    ties = Rule("ties", "", joined(say, [say.say("tie"), say.say("suits-equal")]))
    odd = []
    if len(game.showdown) > 1 and not game.first_won:
        odd += [say.say("divide-in-order"), _between(say, game)]
    odd += [*_within(say, game), say.say("odd-chip-one-each")]
    return [ties, Rule("odd-chips", "", joined(say, odd)), Rule("side-pots", "", say.say("side-pot"))]


def _within(say: Phrases, game: Game) -> list[str]:
    """Where odd chips among tied winners go; a sentence for each rule where a choice decides that."""
    if not any(share.odd_within for share in game.showdown):
        return [say.say(_within_key(game), **_lowest_ace(say, game))]
    question = next(name for share in game.showdown if share.odd_within for name, _ in share.when)
    by_rule: dict[str, list[str]] = {}
    for outcome in game.step(question).outcomes:
        share = next(s for s in game.showdown if in_force(s.when, {question: outcome.id}))
        by_rule.setdefault(game.odd_chips_within(share), []).append(outcome.id)
    return [
        after(say, game.step(question), tuple(ids), say.say(f"odd-chip-{rule}"))
        for rule, ids in by_rule.items()
    ]


def _lowest_ace(say: Phrases, game: Game) -> dict[str, str]:
    """Whether aces are low where the lowest of all own cards decides."""
    lows = [share.ranking.rules for share in game.showdown if share.ranking.rules.wins_lowest]
    if game.odd_within != "all-own-cards" or not lows:
        return {}
    low = RANKS[lows[0].ranks[-1]] == "A"
    return {"ace": say.say("ace-low" if low else "ace-high")}


def _within_key(game: Game) -> str:
    """The phrase of the game's rule; where all own cards count, high and low look at different ones."""
    lows = [share.ranking.rules.wins_lowest for share in game.showdown]
    one_way = game.odd_within == "all-own-cards" and len(set(lows)) == 1
    return f"odd-chip-{game.odd_within}" + (("-low" if lows[0] else "-high") if one_way else "")


def _between(say: Phrases, game: Game) -> str:
    if game.odd_between == "first-seat":
        return say.say("odd-chip-first-seat")
    return joined(say, dict.fromkeys(_between_these(say, shares) for shares in _together(say, game)))


def _between_these(say: Phrases, shares: Sequence[Share]) -> str:
    names = tuple(share_name(say, share) for share in shares)
    if names == (say.say("side-high"), say.say("side-low")):
        return say.say("odd-chip-high")
    if len(names) == 2:
        return say.say("odd-chip-to-share", share=names[0])
    return say.say("odd-chip-first-share", shares=names)

"""Which cards win what, in the sentence of the essence that says so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from poker_rulebook.book.model import Game, boards_dealt
from poker_rulebook.book.parts import Share, in_force
from poker_rulebook.book.steps import Choose, Look, only
from poker_rulebook.view.outcomes import looked_at
from poker_rulebook.view.pot import is_declared, side_kind
from poker_rulebook.view.sentences import Phrase, Sentence, say, written
from poker_rulebook.view.shares import divided_hand, held, only_straights
from poker_rulebook.view.steps import removes_lines
from poker_rulebook.view.wording import down_card, floor, points_text, scale_name, share_name


def won(game: Game) -> Phrase:
    """Who takes the pot; where a question decides that, a clause for each of its answers."""
    names = dict.fromkeys(name for share in game.showdown for name, _ in share.when)
    if not names or any(share.by_outcome for share in game.showdown):
        return _clause(game, game.showdown)
    picked = next(iter(only(Choose, game.play)), None)
    if picked:
        return say("essence-way-picked", games=tuple(written(outcome.name) for outcome in picked.outcomes))
    looked = next(iter(only(Look, game.play)), None)
    if looked:
        where = {"colour": say(f"colour-{looked.colour}"), "street": looked_at(game, looked)}
        return say("essence-way-looked", **where, games=tuple(written(o.name) for o in looked.outcomes))
    uses = {use(game, share) for share in game.showdown}
    clauses: dict[Phrase, list[Phrase]] = {}
    for name in names:
        for outcome in game.question(name).outcomes:
            shares = tuple(share for share in game.showdown if in_force(share.when, {name: outcome.id}))
            clause = _clause(game, shares, told=len(uses) > 1)
            clauses.setdefault(clause, []).append(written(outcome.name))
    said = tuple(say("essence-way", outcomes=tuple(o), clause=clause) for clause, o in clauses.items())
    if len(uses) == 1 and all(uses):
        return say("essence-ways-using", ways=said, use=uses.pop())
    return say("essence-ways", ways=said)


def _clause(game: Game, shares: tuple[Share, ...], *, told: bool = True) -> Phrase:
    """What these shares are won with, and where that is told, from which cards."""
    uses = [use(game, share) if told else "" for share in shares]
    hands = [winning_hand(game, share) for share in shares]
    if game.first_won:
        first = floor(shares[0].ranking, shares[0].qualifier)
        return say("essence-priority", hand=first, other=hands[1])
    if is_declared(game):
        return say("essence-declared", first=share_name(shares[0]), second=share_name(shares[1]))
    used = {} if not any(uses) else {"use": uses[0]}
    using = "-using" if used else ""
    if game.stay:
        return say("essence-wins-matched", hand=hands[0])
    if len(shares) == 1:
        return say(f"essence-wins{using}", hand=hands[0], **used)
    if all(len(share.lines) == 1 for share in shares) and len(set(hands)) == 1:
        return say("essence-each-board", hand=hands[0], **used)
    if len(set(uses)) == 1:
        return say(f"essence-split{using}", hands=_sides(hands, [""] * len(hands)), **used)
    return say("essence-split", hands=_sides(hands, uses))


def _sides(hands: Sequence[Phrase], uses: Sequence[Phrase]) -> tuple[Phrase, ...]:
    """Each side with the cards that make its hand; what the first is the strongest of, the others are too."""
    first = hands[0]
    sides: list[Phrase] = []
    for hand, use_ in zip(hands, uses, strict=True):
        also = hand is not first and {_key(hand), _key(first)} == {"essence-strongest"}
        named = replace(hand, key="essence-also-strongest") if also and isinstance(hand, Sentence) else hand
        side = say("essence-part", hand=named, use=use_) if use_ else named
        sides.append(side if also else say("essence-side", hand=side))
    return tuple(sides)


def _key(phrase: Phrase) -> str:
    return phrase.key if isinstance(phrase, Sentence) else ""


def winning_hand(game: Game, share: Share) -> Phrase:
    """What a share goes to: the strongest high hand, the strongest eight-or-better low, the lowest total."""
    rules, kind = share.ranking.rules, side_kind(share)
    if share.down_suit:
        return down_card(share)
    if share.ranking.size == 1:
        return say(f"essence-card-{'lowest' if rules.wins_lowest else 'highest'}")
    if rules.compare == "points" and not share.ranking.words.hand:
        limit = {} if rules.at_most is None else {"limit": rules.at_most}
        way = "capped" if limit else "lowest" if rules.wins_lowest else "highest"
        return say(f"essence-points-{way}", **limit)
    if rules.compare == "total":
        return say("essence-closest", n=points_text(rules.target))
    if share.hand:
        kind = divided_hand(game, share)
    elif share.by_outcome:
        kind = say("essence-low-by-dice")
    elif rules.fourth_by_sum:
        kind = say("essence-by-scale", hand=kind, scale=scale_name(share.ranking))
    elif share.qualifier and not only_straights(share) and not game.first_won:
        kind = floor(share.ranking, share.qualifier, kind)
    return say("essence-strongest", hand=kind)


def use(game: Game, share: Share) -> Phrase:
    """Which cards make a hand of the share; '' where it is all of a player's own and there are no others."""
    ranking, (fewest, most) = share.ranking, share.own
    mine = held(game, share)
    if share.down_suit:
        return ""
    if share.keeps:
        return say("essence-use-kept") if share.fills_up else ""
    if share.board == (0, 0):
        if ranking.rules.compare == "points" and ranking.smallest < ranking.size:
            return say("essence-use-any-own")
        if game.extra_card:
            return say("essence-use-any-of-own", k=ranking.size)
        if most < mine:
            return say("essence-use-best", k=ranking.size, n=mine)
        return say("essence-use-own", n=mine) if game.board_slots and not share.when else ""
    if share.other is not None:
        return say("essence-use-either", own=most, board=share.board[0], all=share.other[0])
    if share.hand:
        exactly = say("essence-use-hand-exactly", own=most, board=share.board[0])
        return exactly if fewest == most else say("essence-use-hand")
    if fewest == most:
        return say("essence-use-exactly", own=most, board=_from(game, share))
    if most == mine and (share.lines or len(game.layouts[0].groups) < 2):
        return say("essence-use-best", k=ranking.size, n=mine + share.board[1])
    if most == mine:
        return say("essence-use-any", k=ranking.size, own=most, board=_from(game, share))
    return say("essence-use-at-most", own=most, board=_from(game, share))


def _from(game: Game, share: Share) -> Phrase:
    """Board cards of a hand, with the part of the board that they come from."""
    layout, values = game.layouts[0], {"n": share.board[1]}
    if removes_lines(game):
        return say("essence-from-remaining", **values)
    if layout.one_from_each:
        return say("essence-from-each-row", n=len(layout.one_from_each))
    if share.lines:
        return say("essence-from-its-board", **values)
    if boards_dealt(game):
        return say("essence-from-one-board", **values)
    if len(game.layouts) > 1 or len(layout.groups) > 1:
        return say("essence-from-one-line", **values, groups=len(layout.groups))
    return say("essence-from-board", **values)

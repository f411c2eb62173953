"""Who wins which part of the pot, with which cards, and what happens to ties and odd chips."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from poker_rulebook.book.model import Game, boards_dealt
from poker_rulebook.book.parts import Share, in_force
from poker_rulebook.cards import RANKS
from poker_rulebook.view.declaring import declared, declared_both
from poker_rulebook.view.memo import memoized
from poker_rulebook.view.outcomes import after, conditioned
from poker_rulebook.view.phrases import own_words
from poker_rulebook.view.scales import total_above
from poker_rulebook.view.sentences import Phrase, as_said, heading, joined, say, written
from poker_rulebook.view.shares import (
    either_may_take_all,
    every_hand_qualifies,
    hand_sentence,
    is_cap,
    is_high_and_low,
    lines_named,
    lines_sentence,
    only_straights,
    otherwise,
    qualifier_sentences,
    use_sentence,
    weakest_name,
)
from poker_rulebook.view.tree import RuleView
from poker_rulebook.view.wording import (
    down_card,
    hand_kind,
    is_side,
    points_text,
    qualifier_name,
    share_name,
    side_of,
    suits_from_top,
)

PLACES = ("high", "middle", "upper", "lower")  # ids of shares whose names are not those of a hand


@memoized
def pot_rules(game: Game) -> list[RuleView]:
    """The division of the pot, then one rule for each share."""
    open_to_all = all(share.qualifies_all and not share.when for share in game.showdown)
    halves = len(game.showdown) == 2 and open_to_all and not is_declared(game)
    none = say("qualifier-none") if halves else ""
    one_side = say("otherwise-one-side") if either_may_take_all(game) else ""
    also = (*_totals_above(game), none, one_side, nobody(game), _another_ante(game), *_matched(game))
    whole = joined([pot_sentence(game), *also])
    rules = [RuleView("pot", heading(say("pot-division")), whole)]
    for share in game.showdown:
        title = heading(share_name(share)) if len(game.showdown) > 1 else say("cards-used")
        rules.append(RuleView(share.id, heading(title), conditioned(game, share, share_text(game, share))))
    groups = played_together(game)
    if groups and (separately := _chosen_separately(game, groups[0])):
        rules.append(RuleView("independent", "", separately))
    return rules


def _totals_above(game: Game) -> Iterator[Phrase]:
    """Which totals are weaker than all others, however close they are."""
    for share in game.showdown:
        if above := total_above(share.ranking):
            alone = len(game.showdown) == 1
            yield above if alone else say("essence-for-side", side=side_of(share), rule=above)


def share_text(game: Game, share: Share) -> Phrase:
    """Which cards make a hand for the share, and who may win it; not after which outcomes it is played for."""
    cards = [lines_sentence(game, share), hand_sentence(game, share), use_sentence(game, share)]
    return joined([*cards, *qualifier_sentences(game, share)])


def played_together(game: Game) -> list[tuple[Share, ...]]:
    """Groups of several shares that are played for in one pot; groups with the same names count once."""
    groups: dict[tuple[Phrase, ...], tuple[Share, ...]] = {}
    for way in game.ways:
        shares = tuple(share for share in game.showdown if in_force(share.when, way))
        if len(shares) > 1:
            groups.setdefault(tuple(share_name(share) for share in shares), shares)
    return list(groups.values())


def _chosen_separately(game: Game, shares: Sequence[Share]) -> Phrase:
    """That each share may be made of other cards, where the shares draw on the same ones and leave a choice among them."""
    free = any(share.board != (0, 0) or share.own[1] < game.own_cards for share in game.showdown)
    if not free or any(share.hand for share in game.showdown):
        return ""
    if any(share.lines for share in game.showdown):
        return say("use-independent-boards")
    return say("use-independent", sides=tuple(map(side_of, shares)))


def _matched(game: Game) -> list[Phrase]:
    """What players pay who stayed in and did not win."""
    if game.stay is None:
        return []
    cap = [say("match-cap", n=game.stay.cap), say("match-rest")] if game.stay.cap else []
    return [say("match-pot"), say("match-short"), *cap]


def is_declared(game: Game) -> bool:
    return game.declaration is not None


def nobody(game: Game) -> Phrase:
    """What happens to a pot for which nobody qualifies, or that nobody wins as declared; '' if that cannot happen."""
    if is_declared(game):
        return say(f"declared-nobody-{game.if_nobody_qualifies}")
    open_to_all = any(share.qualifies_all or share.when for share in game.showdown)
    if open_to_all or every_hand_qualifies(game):
        return ""
    if game.if_nobody_qualifies == "strongest-hand":
        return say("nobody-strongest-hand", side=side_kind(game.showdown[0]))
    return say(f"nobody-{game.if_nobody_qualifies}")


def _another_ante(game: Game) -> Phrase:
    carried = game.if_nobody_qualifies == "carry-over" and game.forced_bets.ante == "each"
    return say("another-ante") if carried and nobody(game) else ""


def declaring(game: Game) -> Iterator[Phrase]:
    """What players declare before the showdown, and what follows from it."""
    if game.stay:
        yield say("match-pot")
    if game.declaration:
        yield declared(game, game.declaration)
        yield declared_both(game)
        yield nobody(game)


def pot_facts(game: Game) -> Iterator[Phrase]:
    """Who takes a part of the pot, where that is unusual, for the head of a page or a card."""
    if game.equal_hands == "suit":
        yield say("suits-decide", suits=suits_from_top(game))
    yield from declaring(game)
    if either_may_take_all(game):
        yield say("otherwise-one-side")
    else:
        yield from dict.fromkeys(otherwise(game, share) for share in game.showdown if share.otherwise)
    if not is_declared(game):
        yield nobody(game)
    within = next((share.odd_within for share in game.showdown if share.odd_within), "")
    yield say(f"odd-chip-{within}") if within else ""


def pot_sentence(game: Game) -> Phrase:
    """Who takes the pot; where a question decides that, one sentence for each of its answers."""
    questions = dict.fromkeys(name for share in game.showdown for name, _ in share.when)
    if not questions or any(share.by_outcome for share in game.showdown):
        return _division(game, game.showdown)
    sentences: list[Phrase] = []
    for name in questions:
        by_rule: dict[Phrase, list[str]] = {}
        for outcome in game.question(name).outcomes:
            shares = tuple(s for s in game.showdown if in_force(s.when, {name: outcome.id}))
            by_rule.setdefault(_division(game, shares), []).append(outcome.id)
        sentences += [after(game.question(name), tuple(ids), rule) for rule, ids in by_rule.items()]
    return joined(sentences)


def _division(game: Game, shares: Sequence[Share]) -> Phrase:
    """Who takes the pot where it is divided into these shares."""
    kinds = [side_kind(share) for share in shares]
    if is_declared(game):
        return joined([_declared_side(game.showdown), declared_both(game), say("declared-one-side")])
    if game.first_won and len(shares) == 2:
        hand = qualifier_name(shares[0].ranking, shares[0].qualifier)
        if lows := own_words("low", [hand]):
            return say("priority-low", hand=lows[0], best=best(shares[1]))
        return say("priority", hand=hand, best=best(shares[1]))
    if any(share.by_outcome for share in shares):
        return say("win-high-low-rolled")
    if len(game.showdown) == 1 and shares[0].qualifier and not only_straights(shares[0].ranking):
        return say("win-pot-minimum", side=kinds[0], hand=weakest_name(shares[0]))
    if len(shares) == 1:
        return say("win-pot", best=best(shares[0]))
    if (
        boards_dealt(game) == len(shares)
        and all(len(share.lines) == 1 for share in shares)
        and _alike(shares)
    ):
        return say("share-per-board", n=len(shares), best=best(shares[0]))
    capped = shares[-1].qualifier and is_cap(shares[-1]) and not shares[0].qualifier
    sides = (
        is_side(shares[0], "high") and is_side(shares[-1], "low") and is_high_and_low(shares[0], shares[-1])
    )
    if len(shares) == 2 and capped and sides and not shares[0].ranking.words.hand:
        qualifier = qualifier_name(shares[1].ranking, shares[1].qualifier)
        return say("win-high-low", qualifier=qualifier)
    if len(shares) == 2 and shares[1].down_suit:
        return say("win-halves-down-suit", first=best(shares[0]), card=down_card(shares[1]))
    if len(shares) == 2 and kinds[0] != kinds[1]:
        qualified = "-qualified" if either_may_take_all(game) else ""
        first, second = (_best_on_its_board(game, share) for share in shares)
        return say(f"win-halves{qualified}", first=first, second=second)
    names = tuple(share_name(share) for share in shares)
    return joined([say("win-shares", shares=names), *map(_part, shares)])


def _best_on_its_board(game: Game, share: Share) -> Phrase:
    """What wins a share, with the boards that decide it where others decide another one."""
    apart = any(share.lines != other.lines for other in game.showdown)
    return (
        say("pot-on-lines", best=best(share), lines=lines_named(game, share))
        if apart and share.lines
        else best(share)
    )


def _part(share: Share) -> Phrase:
    """What wins one of several parts: a hand made for it, or the card or total that is what it is."""
    made = "hand" if share.ranking.size > 1 and share.ranking.rules.compare != "total" else "card"
    return say(f"win-share-{made}", share=side_of(share), best=best(share))


def _declared_side(shares: Sequence[Share]) -> Phrase:
    """Who wins the sides that players declare; high and low are known by their names."""
    first, second = shares
    sides = {"first": side_of(first), "second": side_of(second)}
    if is_high_and_low(first, second) or is_high_and_low(second, first):
        return say("declared-side", **sides)
    return say("declared-side-best", best=best(first), other=best(second), **sides)


def best(share: Share) -> Phrase:
    """What wins a share: the strongest high hand, the lowest card, the total closest to 27."""
    rules = share.ranking.rules
    if share.down_suit:
        return as_said("kind", down_card(share))
    if share.ranking.size == 1:
        return say(f"pot-card-{'lowest' if rules.wins_lowest else 'highest'}")
    if rules.compare == "total":
        return say("pot-closest", n=points_text(rules.target))
    if only_straights(share.ranking):
        return say("pot-straight", hand=hand_kind(share.ranking))
    return say("pot-strongest", hand=side_kind(share))


def _alike(shares: Sequence[Share]) -> bool:
    """Whether all shares are won with the same kind of hand."""
    return len({(share.ranking.id, share.qualifier) for share in shares}) == 1


def side_kind(share: Share) -> Phrase:
    """What a share is won with: the kind of hand, or the share's own name where that is one: the draw hand."""
    rules = share.ranking.rules
    named = share.id not in PLACES and not share.name and rules.compare == "classes" and not rules.wins_lowest
    return share_name(share) if named and not share.ranking.words.hand else hand_kind(share.ranking)


@memoized
def tie_rules(game: Game) -> list[RuleView]:
    """Ties, odd chips at both levels, side pots."""
    if game.equal_hands == "suit":
        ties = RuleView("ties", "", say("suits-decide", suits=suits_from_top(game)))
        return [ties, RuleView("side-pots", "", say("side-pot"))]
    by_suit = any(share.down_suit for share in game.showdown)
    pays = say("match-tie") if game.stay else ""
    ties = RuleView("ties", "", joined([say("tie"), pays, "" if by_suit else say("suits-equal")]))
    odd = []
    if played_together(game) and not game.first_won:
        odd += [say("divide-in-order"), _between(game)]
    odd += [*_within(game), say("odd-chip-one-each")]
    side_pots = [RuleView("side-pots", "", say("side-pot"))] if game.bets else []
    return [ties, RuleView("odd-chips", "", joined(odd)), *side_pots]


def _within(game: Game) -> list[Phrase]:
    """Where odd chips among tied winners go; where a choice decides that, a sentence for each rule."""
    if not any(share.odd_within for share in game.showdown):
        as_itself = [say("odd-chip-wild")] if game.odd_within != "button" and not game.wild.nothing else []
        return [say(_within_key(game), **_lowest_ace(game)), *as_itself]
    return [
        say("choice-when-rule", outcomes=where, rule=say(f"odd-chip-{rule}"))
        for rule, where in odd_chip_rules(game).items()
    ]


def odd_chip_rules(game: Game) -> dict[str, tuple[Phrase, ...]]:
    """Rule for odd chips among tied winners -> games of a choice in which it holds, with the share if shares differ."""
    where: dict[str, list[Phrase]] = {}
    chosen = next((name for share in game.showdown for name, _ in share.when), "")
    for outcome in game.question(chosen).outcomes if chosen else ():
        shares = [share for share in game.showdown if in_force(share.when, {chosen: outcome.id})]
        several = len({game.odd_chips_within(share) for share in shares}) > 1
        for share in shares if several else shares[:1]:
            name = written(outcome.name)
            side = say("odd-chip-side", game=name, share=share_name(share)) if several else name
            where.setdefault(game.odd_chips_within(share), []).append(side)
    return {rule: tuple(names) for rule, names in where.items()}


def _lowest_ace(game: Game) -> dict[str, Phrase]:
    """A value for the phrase of odd chips: whether aces are low, where the lowest of all own cards decides."""
    lows = [share.ranking.rules for share in game.showdown if share.ranking.rules.wins_lowest]
    if game.odd_within != "all-own-cards" or not lows:
        return {}
    low = RANKS[lows[0].ranks[-1]] == "A"
    return {"ace": say("ace-low" if low else "ace-high")}


def _within_key(game: Game) -> str:
    """The phrase of the rule on odd chips; where all own cards count, high and low look at different ones."""
    lows = [share.ranking.rules.wins_lowest for share in game.showdown]
    one_way = game.odd_within == "all-own-cards" and len(set(lows)) == 1
    return f"odd-chip-{game.odd_within}" + (("-low" if lows[0] else "-high") if one_way else "")


def _between(game: Game) -> Phrase:
    if game.odd_between == "first-seat":
        return say("odd-chip-first-seat")
    return joined(dict.fromkeys(_between_these(shares) for shares in played_together(game)))


def _between_these(shares: Sequence[Share]) -> Phrase:
    names = tuple(share_name(share) for share in shares)
    if names == (say("side-high"), say("side-low")):
        return say("odd-chip-high")
    if len(names) == 2:
        return say("odd-chip-to-share", share=side_of(shares[0]))
    return say("odd-chip-first-share", shares=names)

"""Who wins which part of the pot: with which own and board cards, who takes a share that nobody may win, ties and odd chips."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from poker_rulebook.book.model import MAIN, Game, boards_dealt
from poker_rulebook.book.parts import Layout, Row, Share, in_force
from poker_rulebook.book.steps import DealToBoard, DealToPlayers, Take, only
from poker_rulebook.cards import ACE, RANKS
from poker_rulebook.document.tree import RuleView
from poker_rulebook.language.phrases import own_words
from poker_rulebook.language.sentences import Phrase, as_said, heading, joined, say, written
from poker_rulebook.language.wording import (
    down_card,
    hand_kind,
    hand_name,
    is_best_kind,
    is_side,
    named_after,
    points_text,
    qualifier_name,
    scale_name,
    share_name,
    side_of,
    suits_from_top,
)
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.named import weakest_hand
from poker_rulebook.rules.memo import memoized
from poker_rulebook.rules.outcomes import after, conditioned, roll_cap, turns_down
from poker_rulebook.rules.scales import points_that_win, total_above
from poker_rulebook.rules.step_rules import declared, declared_both, removes_lines

# --- which own and board cards make a hand, who may win a share, and who takes it when nobody may


def lines_sentence(game: Game, share: Share) -> Phrase:
    if removes_lines(game) and share.board != (0, 0):
        return say("board-one-row")
    if not share.lines:
        layout = game.layouts[0] if game.layouts and share.board != (0, 0) else None
        if layout is not None and layout.one_from_each:
            return one_from_each(layout)
        one = say("use-one-board" if boards_dealt(game) else "use-one-group")
        return one if layout is not None and len(layout.lines) > 1 else ""
    return say("use-lines", share=share_name(share), lines=lines_named(game, share))


def lines_named(game: Game, share: Share) -> list[Phrase]:
    """The boards, or lines of one, that give a share its board cards."""
    names = {line.id: line.name for layout in game.layouts for line in layout.lines}
    return [written(names[line]) for line in share.lines]


def one_from_each(layout: Layout) -> Phrase:
    """One board card from each row."""
    return say("board-one-per-row", n=len(layout.one_from_each))


def hand_sentence(game: Game, share: Share) -> Phrase:
    return say("use-hand", share=share_name(share), hand=divided_hand(game, share)) if share.hand else ""


def divided_hand(game: Game, share: Share) -> Phrase:
    """The name of the hand that wins a share, where players divide their cards into several hands."""
    return written(next(part.name for part in game.divided if part.id == share.hand))


def use_sentence(game: Game, share: Share) -> Phrase:
    """How many own and board cards make a hand."""
    ranking, (fewest, most) = share.ranking, share.own
    if share.down_suit:
        suit = say(f"one-of-{share.down_suit}")
        return joined([say("use-down-suit", suit=suit), _ace(share)])
    if ranking.size == 1:
        which = _own_sentence(game, share) if held(game, share) > 1 else ""
        return joined([which, say("use-one-card"), _ace(share)])
    if share.keeps:
        return say("use-kept", n=ranking.size) if share.fills_up else say("use-every-card")
    if share.board == (0, 0):
        own = _own_sentence(game, share)
        return joined([own, say("use-own-only") if game.layouts and not share.when else ""])
    if share.other is not None:
        return say("use-either", low=fewest, own=most, board=share.board[0], all=share.other[0])
    up, board = "-up" if shows_cards(game, share) else "", share.board[1]
    if fewest == most:
        return say(f"use-exactly{up}", own=most, board=share.board[0])
    if any_of_all(game, share):
        return say(
            f"use-{'set' if may_be_fewer(share) else 'best'}{up}",
            n=ranking.size,
            own=most,
            board=board,
            all=most + board,
        )
    if fewest:
        return say(f"use-between{up}", n=ranking.size, low=fewest, high=most)
    return say(f"use-at-most{up}", n=ranking.size, max=most)


def any_of_all(game: Game, share: Share) -> bool:
    """Whether a hand is any cards among all own cards and the whole board, and no board card is turned down."""
    (fewest, most), size, used = share.own, share.ranking.size, share.board[1]
    # the most board cards that lie in one group from which a hand of the share may be made
    lines = [
        line.slots for it in game.layouts for line in it.lines if not share.lines or line.id in share.lines
    ]
    rows = [it.one_from_each for it in game.layouts if it.one_from_each]
    whole = max(map(len, (*lines, *rows)), default=len(game.board_slots)) <= used
    free = most == held(game, share) and fewest == max(size - used, 0)
    return free and whole and not any(map(turns_down, game.rolls))


def shows_cards(game: Game, share: Share) -> bool:
    """Whether own cards are dealt face up where a share is played for, so that not all of them are hole cards."""
    ways = (way for way in game.ways if in_force(share.when, way))
    return any(step.up for way in ways for step in only(DealToPlayers, game.steps_after(way)))


def may_be_fewer(share: Share) -> bool:
    """Whether fewer cards than the most that count may win a share: a three-card badugi."""
    whole = bool(share.qualifier) and is_best_kind(share.ranking, share.qualifier)
    return share.ranking.smallest < share.ranking.size and not whole


def holds_any_number(game: Game) -> bool:
    """Whether players may hold different numbers of cards at the showdown."""
    thrown = [bet.wagering.discard for bet in game.bets if bet.wagering.discard]
    taken = any(isinstance(step, Take) for step in game.play)
    return bool(game.extra_card) or taken or any(low < high for low, high in thrown)


def _ace(share: Share) -> Phrase:
    return say("aces-low" if share.ranking.rules.ranks[-1] == ACE else "aces-high")


def held(game: Game, share: Share) -> int:
    """The number of own cards at the showdown when this share is played for."""
    return max(game.held_after(way)[1] for way in game.ways if in_force(share.when, way))


def chosen_from(game: Game, share: Share | Row) -> int:
    """The number of cards, own and board, among which a hand for this share or row is chosen."""
    if isinstance(share, Row):
        return share.cards
    return share.own[1] + share.board[1] if share.board[1] else held(game, share)


def _own_sentence(game: Game, share: Share) -> Phrase:
    ranking, most = share.ranking, share.own[1]
    if ranking.rules.at_most is not None:
        return points_that_win(ranking)
    if ranking.smallest < ranking.size:
        return say("use-own-subset", scale=scale_name(ranking), max=most)
    if holds_any_number(game):
        return say("use-own-any", n=most)
    mine = held(game, share)
    return say("use-own-all", n=most) if most == mine else say("use-own-best", n=most, own=mine)


def use_label(game: Game, share: Share) -> Phrase:
    """How many own and board cards make a hand, in few words, with the part of the board that they come from."""
    ranking, (fewest, most) = share.ranking, share.own
    if share.down_suit:
        use = down_card(share)
    elif ranking.size == 1:
        way = "lowest" if ranking.rules.wins_lowest else "highest"
        use = say(f"card-use-{way}", all=held(game, share))
    elif share.keeps:
        use = say("card-use-kept" if share.fills_up else "card-use-every-card")
    elif share.board == (0, 0):
        if ranking.smallest < ranking.size:
            use = say("card-use-own-subset", max=most)
        elif holds_any_number(game):
            use = say("card-use-any", n=most)
        elif most == held(game, share):
            use = say("card-use-own", own=most)
        else:
            ways = (way for way in game.ways if in_force(share.when, way))
            beside = all(only(DealToBoard, game.steps_after(way)) for way in ways)
            use = say("card-use-own-best" if beside else "card-use-best", n=most, all=held(game, share))
    elif share.other is not None:
        use = say("card-use-either", low=fewest, own=most, board=share.board[0], all=share.other[0])
    else:
        where = _from_in_short(game, share)
        if fewest == most:
            use = say("card-use-exactly", own=most, board=where or say("card-from-board", n=share.board[0]))
        elif where:
            use = say("card-use-range", low=fewest, high=most, board=where)
        elif any_of_all(game, share):
            use = say(
                f"card-use-{'set' if may_be_fewer(share) else 'best'}",
                n=ranking.size,
                all=most + share.board[1],
            )
        else:
            use = say("card-use-at-most", low=fewest, max=most)
    return say("card-use-hand", use=use, hand=divided_hand(game, share)) if share.hand else use


def _from_in_short(game: Game, share: Share) -> Phrase:
    """The board cards of a hand in few words; '' where they come from the whole board."""
    layout, (low, high) = game.layouts[0], share.board
    if removes_lines(game):
        return say("card-from-remaining", low=low, high=high)
    if layout.one_from_each:
        return say("card-from-each-row", n=len(layout.one_from_each))
    if share.lines:
        return say("card-from-lines", low=low, high=high, lines=lines_named(game, share))
    if len(layout.groups) > 1:
        return say("card-from-one-board" if boards_dealt(game) else "card-from-one-line", low=low, high=high)
    return ""


def every_hand_qualifies(game: Game) -> bool:
    """Whether one share takes every pair, and the other every hand without one."""
    return either_may_take_all(game) and any(
        _without_pair(low) and _takes_pairs(high) for low in game.showdown for high in game.showdown
    )


def _without_pair(share: Share) -> bool:
    """Whether a low only has to be without a pair."""
    return is_cap(share) and share.ranking.is_weakest(weakest_hand(share.ranking, share.qualifier))


def is_cap(share: Share) -> bool:
    """Whether a low only has to have different ranks, none above a certain one, with the ace low."""
    ranking = share.ranking
    rules, weakest = ranking.rules, weakest_hand(ranking, share.qualifier)
    plain = rules.wins_lowest and "straight" not in rules.classes and not rules.counts_flushes
    return (
        plain
        and rules.ranks[-1] == ACE
        and ranking.made(weakest).category == "high-card"
        and ranking.is_weakest(weakest, of_rank=True)
    )


def _takes_pairs(share: Share) -> bool:
    """Whether the weakest pair qualifies for a high share, and nothing weaker."""
    hand = weakest_hand(share.ranking, share.qualifier)
    pair = share.ranking.made(hand).category == "one-pair" and not share.ranking.rules.wins_lowest
    return pair and share.ranking.is_weakest(hand)


def qualifier_sentences(game: Game, share: Share) -> list[Phrase]:
    """Who may win the share, and who takes it when nobody may."""
    if share.by_outcome is not None:
        return _by_roll(game, share, *share.by_outcome)
    if share.down_suit:
        return [otherwise(game, share)]
    if not share.qualifier or len(game.showdown) == 1:
        return []  # the qualifier of a single share is told with the pot
    if game.first_won:
        return [say("qualifier-hand", share=side_of(share), hand=weakest_name(share))]
    made = share.ranking.made(weakest_hand(share.ranking, share.qualifier))
    out: list[Phrase] = []
    if only_straights(share.ranking):
        out.append(say("scale-straight-only"))
    elif _without_pair(share):
        out.append(say("qualifier-no-pair"))
    elif is_cap(share):
        ranks = made.ranks
        out += [say("qualifier-cap", n=len(ranks), rank=ranks[0]), say("aces-low")]
        out.append(say("qualifier-worst", ranks="-".join(ranks)))
        needed = _board_cards_needed(game, share)
        if needed:
            out.append(say("board-needs-lows", n=needed, rank=ranks[0]))
    else:
        by_qualifier = made.category == "badugi" or (
            made.category == "high-card" and not share.ranking.rules.wins_lowest
        )
        hand = weakest_name(share) if by_qualifier else hand_name(share.ranking, made.cards)
        key = "qualifier-kind" if is_best_kind(share.ranking, share.qualifier) else "qualifier-hand"
        out.append(say(key, share=side_of(share), hand=hand))
    return out if either_may_take_all(game) else [*out, otherwise(game, share)]  # otherwise told with the pot


def otherwise(game: Game, share: Share) -> Phrase:
    """Who takes a share that nobody may win, for every register."""
    other = game.share(share.otherwise)
    named = {"share": share_name(share), "name": share_name(other), "other": side_of(other)}
    if share.down_suit:
        return say("otherwise-down-suit", suit=say(f"one-of-{share.down_suit}"), **named)
    if is_side(share, "low") and is_side(other, "high") and shares_beside(game, share) == 2:
        return say("otherwise-high-straight" if only_straights(share.ranking) else "otherwise-high")
    if share.lines and share.lines == other.lines and boards_dealt(game) and is_high_and_low(other, share):
        return say("otherwise-high-of-board")
    return say(f"otherwise-{named_after(game, share)}", side=side_of(share), **named)


def shares_beside(game: Game, share: Share) -> int:
    """The largest number of shares, this one included, that are played for together in a pot."""
    ways = [way for way in game.ways if in_force(share.when, way)]
    return max(sum(in_force(other.when, way) for other in game.showdown) for way in ways)


def is_high_and_low(one: Share, other: Share) -> bool:
    """Whether the first goes to a high hand, and the second to a low one."""
    rules = one.ranking.rules, other.ranking.rules
    return [(it.compare, it.wins_lowest) for it in rules] == [("classes", False), ("classes", True)]


def _by_roll(game: Game, share: Share, question: str, hands: Mapping[str, str]) -> list[Phrase]:
    """What the dice allow in a low, and what it needs besides; for other shares, the qualifier after each roll."""
    rolled = {outcome: replace(share, qualifier=hand) for outcome, hand in hands.items()}
    if not all(map(is_cap, rolled.values())):
        asks = {
            outcome: say("qualifier-hand", share=side_of(share), hand=weakest_name(one))
            for outcome, one in rolled.items()
        }
        rules = [after(game.question(question), (outcome,), rule) for outcome, rule in asks.items()]
        return [*rules, otherwise(game, share)]
    needed = _board_cards_needed(game, share)
    board = [say("board-needs-rolled", n=needed)] if needed else []
    lows = [say("qualifier-rolled", n=share.ranking.size), say("aces-low")]
    return [roll_cap(game, share), *lows, *board, otherwise(game, share)]


def _board_cards_needed(game: Game, share: Share) -> int:
    """The fewest board cards that a low needs, if that is three or more and the board is one line; otherwise 0.

    A wild card of a player may stand for one that the board lacks, so with these there is no such number.
    """
    if game.has_wild_cards:
        return 0
    fewest = min(board for _, board in share.uses)
    return fewest if fewest >= 3 and game.layouts[0].id == MAIN else 0


def weakest_name(share: Share) -> Phrase:
    """The weakest hand that may win the share, by its name."""
    weakest = weakest_hand(share.ranking, share.qualifier)
    if share.ranking.rules.wins_lowest and share.ranking.made(weakest).category != "badugi":
        return hand_name(share.ranking, weakest)
    return qualifier_name(share.ranking, share.qualifier)


def fewest_that_win(share: Share) -> int:
    """The fewest cards of a hand that may win the share, where hands are of several sizes; 0 where one card may."""
    return len(weakest_hand(share.ranking, share.qualifier)) if share.qualifier else 0


def only_straights(ranking: Ranking) -> bool:
    """Whether only straights are hands, so that the qualifier adds nothing to the ranking."""
    return ranking.rules.classes == ("straight",)


def either_may_take_all(game: Game) -> bool:
    """Whether both halves have a qualifier, and each goes to the other when nobody qualifies for it."""
    shares = game.showdown
    return len(shares) == 2 and all(share.qualifier and share.otherwise for share in shares)


# --- who wins which part of the pot, with which cards, and what happens to ties and odd chips


PLACES = ("high", "middle", "upper", "lower")  # ids of shares whose names are not those of a hand


@memoized
def pot_rules(game: Game) -> list[RuleView]:
    """The division of the pot, then one rule for each share."""
    open_to_all = all(share.qualifies_all and not share.when for share in game.showdown)
    halves = len(game.showdown) == 2 and open_to_all and not is_declared(game)
    none = say("qualifier-none") if halves else ""
    one_side = say("otherwise-one-side") if either_may_take_all(game) else ""
    carried = game.if_nobody_qualifies == "carry-over" and game.forced_bets.ante == "each"
    another_ante = say("another-ante") if carried and nobody(game) else ""
    also = (*_totals_above(game), none, one_side, nobody(game), another_ante, *_matched(game))
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
        # a value for the phrase of odd chips: whether aces are low, where the lowest of all own cards decides
        lows = [share.ranking.rules for share in game.showdown if share.ranking.rules.wins_lowest]
        if game.odd_within != "all-own-cards" or not lows:
            lowest_ace = {}
        else:
            low = RANKS[lows[0].ranks[-1]] == "A"
            lowest_ace = {"ace": say("ace-low" if low else "ace-high")}
        return [say(_within_key(game), **lowest_ace), *as_itself]
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

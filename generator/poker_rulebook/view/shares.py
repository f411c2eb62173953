"""Which own and board cards make a hand, who may win a share, and who takes it when nobody may."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from poker_rulebook.book.model import MAIN, Game, boards_dealt
from poker_rulebook.book.parts import Layout, Row, Share, in_force
from poker_rulebook.book.steps import DealToBoard, DealToPlayers, Take, only
from poker_rulebook.cards import ACE
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.named import weakest_hand
from poker_rulebook.view.outcomes import after, roll_cap, turns_down
from poker_rulebook.view.scales import points_that_win
from poker_rulebook.view.sentences import Phrase, joined, say, written
from poker_rulebook.view.step_rules import removes_lines
from poker_rulebook.view.wording import (
    down_card,
    hand_name,
    is_best_kind,
    is_side,
    named_after,
    qualifier_name,
    scale_name,
    share_name,
    side_of,
)


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
    whole = _cards_together(game, share) <= used
    free = most == held(game, share) and fewest == max(size - used, 0)
    return free and whole and not any(map(turns_down, game.rolls))


def _cards_together(game: Game, share: Share) -> int:
    """The most board cards that lie in one group from which a hand of the share may be made."""
    lines = [
        line.slots for it in game.layouts for line in it.lines if not share.lines or line.id in share.lines
    ]
    rows = [it.one_from_each for it in game.layouts if it.one_from_each]
    return max(map(len, (*lines, *rows)), default=len(game.board_slots))


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
    use = _use_in_short(game, share)
    return say("card-use-hand", use=use, hand=divided_hand(game, share)) if share.hand else use


def _use_in_short(game: Game, share: Share) -> Phrase:
    ranking, (fewest, most) = share.ranking, share.own
    if share.down_suit:
        return down_card(share)
    if ranking.size == 1:
        way = "lowest" if ranking.rules.wins_lowest else "highest"
        return say(f"card-use-{way}", all=held(game, share))
    if share.keeps:
        return say("card-use-kept" if share.fills_up else "card-use-every-card")
    if share.board == (0, 0):
        if ranking.smallest < ranking.size:
            return say("card-use-own-subset", max=most)
        if holds_any_number(game):
            return say("card-use-any", n=most)
        if most == held(game, share):
            return say("card-use-own", own=most)
        ways = (way for way in game.ways if in_force(share.when, way))
        beside = all(only(DealToBoard, game.steps_after(way)) for way in ways)
        return say("card-use-own-best" if beside else "card-use-best", n=most, all=held(game, share))
    if share.other is not None:
        return say("card-use-either", low=fewest, own=most, board=share.board[0], all=share.other[0])
    where = _from_in_short(game, share)
    if fewest == most:
        return say("card-use-exactly", own=most, board=where or say("card-from-board", n=share.board[0]))
    if where:
        return say("card-use-range", low=fewest, high=most, board=where)
    if any_of_all(game, share):
        return say(
            f"card-use-{'set' if may_be_fewer(share) else 'best'}", n=ranking.size, all=most + share.board[1]
        )
    return say("card-use-at-most", low=fewest, max=most)


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

"""Checks of the pot: every share has hands that can be made, and somebody who takes it."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.build import legal_uses
from poker_rulebook.book.checks.betting import cards_suffice
from poker_rulebook.book.checks.boards import FACES_CHANGE, TWICE, faces_change
from poker_rulebook.book.checks.subject import Subject, counted, no_hand, reversed_range, unresolved
from poker_rulebook.book.parts import Share
from poker_rulebook.book.problems import Finding, suggestion
from poker_rulebook.book.steps import Divide, only
from poker_rulebook.cards import RANKS, rank_of
from poker_rulebook.ranking.using import fitting

MOST_COMPARED = 12  # cards; see poker_rulebook.cards

Range = tuple[int, int]


# --- cards


def deck_fits(subject: Subject) -> Iterator[Finding]:
    """Rankings rank every card of the deck, and a joker is where somebody says what it stands for."""
    game = subject.game
    deck = game.deck
    if deck.jokers and not game.joker:
        message = "this deck has a joker, and nothing says what it stands for"
        yield ("deck",), message, "add 'joker: bug' or 'joker: wild'"
    if game.joker and not deck.jokers:
        hint = "delete the line, or name a deck with a joker"
        yield ("joker",), f"the deck {deck.id!r} has no joker", hint
    if deck.jokers > 1 and game.joker == "by-face":
        message = "each joker would have to be told from the others"
        yield ("joker",), message, "write 'joker: bug' or 'joker: wild'"
    if deck.jokers and game.forced_bets.bring_in:
        message = "a joker may be the door card, and has no rank for the bring-in"
        yield ("deck",), message, "name a deck without a joker"
    ranks = {rank_of(card) for card in deck.cards}
    ranked = [(subject.at(bet, "ranking"), bet.ranking) for bet in game.bets if bet.ranking]
    ranked += [(subject.at(share, "ranking"), share.ranking) for share in game.showdown]
    for at, ranking in ranked:
        lacking = ", ".join(RANKS[rank] for rank in sorted(ranks - set(ranking.rules.ranks)))
        if lacking:
            message = f"{ranking.id!r} does not rank {lacking}, which the deck {deck.id!r} has"
            yield at, message, "name another ranking, or another deck"


def cards_make_a_hand(subject: Subject) -> Iterator[Finding]:
    """A hand uses cards that there are, and as many as its ranking compares."""
    game = subject.game
    own_is_known = bool(game.deals) and not any(cards_suffice(subject))
    held = subject.own[-1].held
    hands = {hand.id: hand.cards for hand in game.divided}
    for share in game.showdown:
        own, board, size = _own(share), share.board, share.ranking.size
        have, widest = hands.get(share.hand, held), _widest(subject, share)
        for key, (low, high), limit in (("own", own, have), ("board", board, widest)):
            if low > high:
                yield reversed_range(subject.at(share, key), low, high)
            elif high > limit and own_is_known and not share.keeps:
                message = f"{high} {key} cards are used, and there are only {limit}"
                yield subject.at(share, key), message, "write a smaller number"
        if own[0] > own[1] or board[0] > board[1]:
            continue
        yield from _other_way(subject, share, have, widest)
        uses = legal_uses(own, board, size)
        if not uses or (board == (0, 0) and own[1] < share.ranking.smallest):
            used = f"{_words(own)} own and {_words(board)} board cards"
            message = f"{used} never make the {size} that are compared"
            yield subject.at(share, "own"), message, "own and board cards must add up"
        elif board != (0, 0) and (own[0] + board[1] != size or own[1] + board[0] != size):
            message = f"{_words(own)} own and {_words(board)} board cards do not add up to {size}"
            hint = f"with own: {subject.said(share)['own']} write board: {_rest(own, size)}"
            yield subject.at(share, "board"), message, hint
        elif have + widest > MOST_COMPARED and fitting(uses, have, widest, size) is None:
            message = f"the best hand would be sought in {have + widest} cards"
            hint = f"{MOST_COMPARED} are the most: deal fewer cards, or say how many are used"
            yield subject.at(share, "own"), message, hint
        if share.qualifier:
            yield from no_hand(subject.at(share, "qualifier"), share.qualifier, share.ranking)
        for question, qualifiers in [share.by_outcome] if share.by_outcome else ():
            for outcome, hand in qualifiers.items():
                yield from no_hand(subject.at(share, "qualifier", question, outcome), hand, share.ranking)


def totals_count_all_cards(subject: Subject) -> Iterator[Finding]:
    """A total is that of all own cards, and without a board nothing else may use all that a player took."""
    for share in subject.game.showdown:
        most = subject.own[-1].most
        total, whole = share.ranking.rules.compare == "total", share.keeps and share.board == (0, 0)
        if total and not whole:
            yield subject.at(share, "own"), "all cards count in a total", "write own: all and board: 0"
        elif whole and not total:
            message = f"{share.ranking.id!r} compares {counted(share.ranking.size, 'card')}"
            yield subject.at(share, "own"), message, f"write own: {share.ranking.size}"
        elif total and most > share.ranking.size:
            message = f"a player may have {most} cards, and {share.ranking.id!r} counts {share.ranking.size}"
            yield subject.at(share, "ranking"), message, "let players take fewer cards"


def suits_are_seen(subject: Subject) -> Iterator[Finding]:
    """A share for a card of one suit face down: cards come so, stay so, and are what they are."""
    game = subject.game
    for share in game.showdown if game.deals else ():
        if not share.down_suit:
            continue
        at = subject.at(share, "down_suit")
        if game.has_wild_cards:
            yield at, "a wild card has no suit of its own", TWICE
        elif faces_change(game):
            yield at, FACES_CHANGE, TWICE
        elif not any(deal.cards - deal.up for deal in game.deals):
            yield at, "no card is dealt face down to a player", "change a deal, or delete it"
        elif share.ranking.size != 1:
            yield subject.at(share, "ranking"), "one card wins this share", "name a ranking of 'size: 1'"


def _own(share: Share) -> Range:
    """How many own cards a hand uses; one that uses all of them, what the board does not give."""
    (fewest, most), size = share.board, share.ranking.size
    return (max(0, size - most), max(0, size - fewest)) if share.keeps else share.own


def _widest(subject: Subject, share: Share) -> int:
    """Cards in the largest group of board cards that may make a hand of the share."""
    if "board" not in subject.data:
        return len(subject.game.board_slots)
    layouts = subject.game.layouts
    lines = [line for layout in layouts for line in layout.lines]
    groups = [len(line.slots) for line in lines if not share.lines or line.id in share.lines]
    groups += [len(layout.one_from_each) for layout in layouts if layout.one_from_each]
    # that it has no lines is told there
    return max(groups, default=len(subject.game.board_slots) if layouts else 0)


def _other_way(subject: Subject, share: Share, have: int, widest: int) -> Iterator[Finding]:
    if share.other is None:
        return
    (own, board), size = share.other, share.ranking.size
    if own + board != size:
        message = f"{own} own and {board} board cards do not add up to {size}"
        yield subject.at(share, "or"), message, f"write {{own: {own}, board: {max(0, size - own)}}}"
    elif own > have or board > widest:
        message = f"there are only {have} own and {widest} board cards"
        yield subject.at(share, "or"), message, "write smaller numbers"


def kept_cards_are_filled_up(subject: Subject) -> Iterator[Finding]:
    """A hand of all cards kept uses as many of the board as the player may lack."""
    fewest = subject.own[-1].held
    ranges = [bet.wagering.discard for bet in subject.game.bets if bet.wagering.discard]
    kept = fewest, fewest + sum(most - least for least, most in ranges)
    for share in subject.game.showdown:
        size = share.ranking.size
        lacking = max(0, size - kept[1]), max(0, size - kept[0])
        if share.fills_up and fewest >= 1 and share.board != lacking:
            message = f"players keep {_words(kept)} cards, so that a hand uses {_words(lacking)} of the board"
            yield subject.at(share, "board"), message, f"write board: {_rest(kept, size)}"


def _words(pair: Range) -> str:
    return str(pair[0]) if pair[0] == pair[1] else f"{pair[0]} to {pair[1]}"


def _rest(own: Range, size: int) -> str:
    low, high = size - own[1], size - own[0]
    return str(low) if low == high else f"[{low}, {high}]"


def divided_hands_are_used(subject: Subject) -> Iterator[Finding]:
    game = subject.game
    steps = only(Divide, game.play)
    hands = list(dict.fromkeys(hand.id for step in steps for hand in step.hands))
    used = {share.hand for share in game.showdown}
    unused = [hand for hand in hands if hand not in used]
    for share in game.showdown:
        if hands and not share.hand:
            message = "the own cards are divided, and nothing says which hand plays here"
            yield subject.at(share), message, f"add 'hand: {(unused or hands)[0]}'"
        elif share.hand and share.hand not in hands:
            message = f"no divide step makes a hand {share.hand!r}"
            yield subject.at(share, "hand"), message, suggestion(share.hand, hands)
    for hand in unused if used <= set(hands) else ():
        message, hint = f"no share is played with the hand {hand!r}", f"add 'hand: {hand}' to a share"
        yield subject.at(steps[0], "hands"), message, hint


# --- takers


def parts_have_a_taker(subject: Subject) -> Iterator[Finding]:
    game = subject.game
    names = [share.id for share in game.showdown]
    whole = len(names) == 1 or game.first_won
    for share in game.showdown:
        if not share.qualifies_all and not share.otherwise and not whole:
            message = "nobody may qualify, and nothing says who takes this part then"
            yield subject.at(share), message, f"add 'otherwise: {names[0]}'"
        others = [name for name in names if name != share.id]
        if share.otherwise:
            yield from unresolved(subject.at(share, "otherwise"), share.otherwise, "other share", others)


def pots_have_a_taker(subject: Subject) -> Iterator[Finding]:
    """Whoever qualifies or not, it is clear who takes the pot."""
    game = subject.game
    first, *_ = game.showdown
    if len(game.showdown) == 1 and not first.qualifies_all and "if_nobody_qualifies" not in subject.data:
        message = "nobody may qualify, and nothing says who takes the pot then"
        yield subject.at(first), message, "add 'if_nobody_qualifies: carry-over' to the game"
    for share in game.showdown[:-1] if game.first_won else ():
        if share.qualifies_all:
            message = f"every hand qualifies for {share.id!r}, so the next share is never won"
            yield subject.at(share), message, "add a 'qualifier:'"

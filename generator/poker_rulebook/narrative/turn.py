"""Whose turn it is: what that seat holds, every answer that the rules allow, and why they refuse another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.book.steps import Bet
from poker_rulebook.cards import JOKER_BUG, RANKS, Cards, rank_of, suit_of, text, without
from poker_rulebook.language.sentences import Phrase, as_said, heading, joined, say, written
from poker_rulebook.language.text import marked_cards
from poker_rulebook.language.wording import floor, hand_name, qualifier_name, share_name, side_of
from poker_rulebook.narrative.actions import card_marks, note
from poker_rulebook.play.choosing import CHOOSE, STAY, TAKE
from poker_rulebook.play.comparing import Compared, Held, all_of, own_for, shares_in_force, uses
from poker_rulebook.play.exchanges import DIVIDE, SHOW, sizes
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.journal import calling, unseen_by_owner
from poker_rulebook.play.judging import Tableau, board_so_far, outcomes_of, slots_in_order
from poker_rulebook.play.openface import PLACE
from poker_rulebook.play.parser import read_cards
from poker_rulebook.play.pots import BOTH
from poker_rulebook.play.questions import (
    Call,
    Decision,
    Fold,
    Legal,
    Put,
    Raise,
    ToPut,
    ToSay,
    raising,
    refusal,
)
from poker_rulebook.play.rows import rules_of
from poker_rulebook.play.table import Table

# --- who is to act in a hand in progress, what that seat holds, and every answer that the rules allow


def seat_to_act(course: Hand, names: Sequence[str]) -> tuple[Phrase, list[Phrase]]:
    """A title and lines: who is to act, what cards that seat holds, and every answer that the rules allow.

    The hand must not be over.
    """
    decision = course.decision
    assert decision is not None
    name = names[decision.seat]
    own = course.own[decision.seat]
    holds = [say("ask-holds", seat=name, cards=card_marks(own))] if own else []
    return heading(say("ask-to-act", seat=name)), [*holds, *ways(course, decision, name)]


def ways(course: Hand, decision: Decision, name: str) -> list[Phrase]:
    """Every answer to this question, a sentence each."""
    if isinstance(decision, Legal):
        return _wagers(course, decision, name)
    if isinstance(decision, ToSay):
        return [_words(course.game, decision, name)]
    if decision.verb is DIVIDE:
        return [_division(course.game, decision, name)]
    return [
        say(f"ask-{decision.verb.word}", seat=name, low=decision.fewest, high=decision.most, n=decision.most)
    ]


def _division(game: Game, decision: ToPut, name: str) -> Phrase:
    called = {part.id: written(part.name) for part in game.divided}
    parts = sizes(decision).items()
    hands = tuple(say("ask-divide-hand", name=called[part], n=count) for part, count in parts)
    return say("ask-divide", seat=name, hands=hands)


def _words(game: Game, decision: ToSay, name: str) -> Phrase:
    if decision.verb in (TAKE, STAY):
        return say(f"ask-{decision.verb.word}", seat=name)
    if decision.verb is CHOOSE:
        outcomes = tuple(written(outcome.name) for outcome in game.question(decision.step).outcomes)
        return say("ask-choose", seat=name, outcomes=outcomes)
    words = decision.words
    said = tuple(say("ask-declare-both") if s == BOTH else share_name(game.share(s)) for s in words)
    return say("ask-declare", seat=name, shares=said)


def _wagers(hand: Hand, legal: Legal, name: str) -> list[Phrase]:
    lines = [] if legal.must else [say("ask-fold", seat=name)]
    if legal.calls and not legal.call:
        lines.append(say("ask-check", seat=name))
    elif legal.calls:
        lines.append(say("ask-bring-in" if legal.must else "ask-call", seat=name, chips=legal.call))
    if legal.low:
        opened = legal.must or any(hand.wagers)
        completing = hand.game.step(legal.step, Bet).first == "bring-in" and hand.game.limit == "fixed-limit"
        completing = completing and max(hand.wagers) <= hand.stakes.bring_in
        allowed = note(raising(legal), opened=opened, completing=completing)
        lines.append(say("ask-raise", seat=name, allowed=as_said("ask", allowed)))
    return lines


# --- why the rules refuse an action, as a sentence that follows from the question which the player was asked


def refused(hand: Hand, decision: Decision, name: str, action: object) -> Phrase:
    """Why the rules refuse this answer to a question of the hand; '' if they allow it.    name    of the seat asked"""
    if not refusal(decision, action):
        return ""
    if isinstance(decision, Legal):
        if isinstance(action, Raise):
            return wager_refused(hand, decision, name, "raise", action.to)
        word = calling(decision) if isinstance(action, Call) else "fold" if isinstance(action, Fold) else ""
        return wager_refused(hand, decision, name, word)
    if isinstance(decision, ToPut) and isinstance(action, Put) and action.verb == decision.verb.word:
        return _cards(hand, decision, name, action)
    return say("refused-other", asked=joined(ways(hand, decision, name)))


def wager_refused(hand: Hand, legal: Legal, name: str, word: str, to: int = 0) -> Phrase:
    """Why a wager is refused; '' if it is allowed.    word    fold, check, call, bring-in or raise, with its total `to`"""
    if word in ("check", "call", "bring-in"):
        special = hand.game.step(legal.step, Bet).wagering
        if not legal.calls:
            forced = say("refused-fold-forced", seat=name)
            return say("jam-or-fold") if special.jam_or_fold else forced if legal.must else say("no-limp")
        if word == "check" and legal.call:
            due = "refused-check-bring-in" if legal.must else "refused-check"
            return say(due, seat=name, chips=legal.call)
        if word == "check" or legal.call:
            return ""
        return say("refused-call")
    if word == "fold":
        kind = "bring-in" if legal.calls else "forced"
        return say(f"refused-fold-{kind}", seat=name) if legal.must else ""
    if word != "raise":
        return say("refused-other", asked=joined(ways(hand, legal, name)))
    if not refusal(legal, Raise(to)):
        return ""
    return _amount(hand, legal, name, to) if legal.low else barred(hand, legal, name)


def barred(hand: Hand, legal: Legal, name: str) -> Phrase:
    """Why the seat may not bet or raise at all; '' if it may."""
    if legal.barred == "cap":
        return say("raise-cap", n=hand.game.raise_cap or 0)
    if legal.barred == "checked":
        return say("no-check-raise")
    openers = hand.game.step(legal.step, Bet).wagering.openers
    if legal.barred == "openers" and openers:
        named = qualifier_name(openers.ranking, openers.hand)
        return say("openers", hand=named, least=floor(openers.ranking, openers.hand))
    if legal.barred == "callers":
        return say("refused-callers")
    return say(f"refused-{legal.barred}", seat=name) if legal.barred else ""


def _amount(hand: Hand, legal: Legal, name: str, to: int) -> Phrase:
    game, low, high = hand.game, legal.low, legal.high
    if game.step(legal.step, Bet).wagering.jam_or_fold:
        return say("jam-or-fold")
    if game.limit == "fixed-limit":
        either = {"high": high} if legal.ends else {}
        return say("refused-size-either" if either else "refused-size", low=low, to=to, **either)
    if to > high:
        over = {"seat": name} if game.limit == "no-limit" else {}
        return say("refused-stack" if over else "refused-pot", high=high, to=to, **over)
    if low < legal.price + legal.by:
        return (
            say("refused-all-in", low=low) if low == high else say("refused-range", low=low, high=high, to=to)
        )
    if legal.price:
        return say("refused-raise-low", by=legal.by, low=low, to=to)
    return say("refused-bet-low-blind" if hand.stakes.big_blind == low else "refused-bet-low", low=low, to=to)


def _cards(hand: Hand, asked: ToPut, name: str, put: Put) -> Phrase:
    instead, n = joined(ways(hand, asked, name)), len(put.cards)
    if asked.verb is SHOW:
        return say("refused-show")
    if asked.verb is PLACE and (wrong := _row(hand, asked, put)):
        return wrong
    strange = without(put.cards, asked.own)
    if strange:
        return say("refused-strange", cards=card_marks(strange), asked=instead)
    if n > asked.most:
        return say("refused-many", n=n, asked=instead)
    if n < asked.fewest:
        return say("refused-few", n=n, asked=instead)
    return instead if asked.verb is DIVIDE else say("refused-other", asked=instead)


def _row(hand: Hand, asked: ToPut, put: Put) -> Phrase:
    """Why cards cannot be placed in their rows; '' if only their number, or which they are, is wrong."""
    names = {row.id: written(row.name) for row in rules_of(hand.game).rows}
    moved = [
        card
        for cards in put.bins.values()
        for bin in asked.bins.values()
        for card in cards
        if card in bin.lying
    ]
    if moved:
        return say("refused-lies", cards=card_marks(moved[:1]))
    for row, cards in put.bins.items():
        room = asked.bins[row].most if row in asked.bins else len(cards)
        if len(cards) > room:
            return (
                say("refused-row-room", row=names[row], n=room)
                if room
                else say("refused-row-full", row=names[row])
            )
    return ""


# --- what a hand makes while cards are still to come


def table_so_far(game: Game, question: Mapping[str, Any]) -> Tableau:
    """The cards of a question that is not complete yet. Raises InputError for cards that cannot be read."""
    outcomes, value = outcomes_of(game, question), question.get("board") or ""
    if isinstance(value, Mapping):
        value = {slot: card for slot, card in value.items() if card}
    community = () if slots_in_order(game, outcomes) else read_cards(game, value or "", ("board",))
    lying = {} if community else board_so_far(game, value, outcomes)
    board = {slot: card for slot, card in lying.items() if card is not None}
    held: dict[str, Held] = {}
    for seat, own in question["seats"].items():
        parts = own.items() if isinstance(own, Mapping) else [("", own)]
        read = {part: read_cards(game, said or "", ("seats", seat)) for part, said in parts}
        held[seat] = read.get("", read)
    return Tableau(held, board, community, outcomes)


def holdings(
    game: Game,
    outcomes: Mapping[str, str],
    board: Mapping[str, int],
    held: Held,
    community: Cards = (),
    turned: Cards = (),
) -> list[Phrase]:
    """What the cards of a seat make so far, a line for each share that is played for; nothing without cards.

    board     slot -> card, for those that lie open;  turned    see `Compared`
    """
    if game.open_face or not all_of(held):
        return []
    found = [
        (share, said)
        for share in shares_in_force(game, outcomes)
        if (said := _held_for(game, outcomes, board, held, community, turned, share))
    ]
    if found and len({said for _, said in found}) == 1:
        return [say("hold", hand=found[0][1])]
    return [*dict.fromkeys(say("hold-for", share=share_name(share), hand=said) for share, said in found)]


def ahead(game: Game, table: Tableau) -> Iterator[Phrase]:
    """Who would win each share with the cards that lie there, if every seat has as many as the others."""
    held = dict(enumerate(table.held.values()))
    if game.open_face or len(held) < 2 or len({len(all_of(own)) for own in held.values()}) > 1:
        return
    shares, names = shares_in_force(game, table.outcomes), [*table.held]
    for share in shares:
        try:
            values = Compared(
                game, table.outcomes, table.board, held, table.community, shares=(share,)
            ).values[share.id]
        except ValueError:  # there are too few cards yet
            continue
        best = [names[seat] for seat, value in values.items() if value == max(values.values()) > 0]
        if best:
            said = say("ahead", seats=best)
            yield say("hold-for", share=share_name(share), hand=said) if len(shares) > 1 else heading(said)


def _held_for(
    game: Game,
    outcomes: Mapping[str, str],
    board: Mapping[str, int],
    held: Held,
    community: Cards,
    turned: Cards,
    share: Share,
) -> Phrase:
    """The best hand for a share, or what there is of one; where none qualifies, that."""
    own = own_for(share, held, community)
    try:
        compared = Compared(game, outcomes, board, {0: held}, community, turned=turned, shares=(share,))
        cards = compared.best(share, 0)[1]
    except ValueError:  # there are too few cards yet
        return _begun(share, own)
    if cards:
        name, idle = hand_name(share.ranking, cards, own), tuple(_idle(share, own, cards))
        return say("hold-idle", hand=name, items=idle) if idle else name
    if compared.groups(share) and (share.board != (0, 0) or len(own) >= game.own_cards):
        return say(
            "hold-none", hand=floor(share.ranking, share.qualifier) if share.qualifier else side_of(share)
        )
    return _begun(share, own) if not board else ""


def _idle(share: Share, own: Cards, counted: Cards) -> Iterator[Phrase]:
    """Where ranks or suits may not repeat, the own cards that do not count, each with a card that it repeats."""
    if not share.ranking.rules.distinct or max(own) >= JOKER_BUG:
        return
    for card in without(own, counted):
        for name, of in (("rank", rank_of), ("suit", suit_of)):
            if same := [it for it in counted if name in share.ranking.rules.distinct and of(it) == of(card)]:
                yield say(
                    f"hold-repeats-{name}", card=marked_cards(text(card)), other=marked_cards(text(same[0]))
                )
                break


def _begun(share: Share, own: Cards) -> Phrase:
    """What the first cards of a hand are good for: low cards of different ranks, or the most of one rank for high."""
    plain = [card for card in own if card < JOKER_BUG]
    strength = share.ranking.rules.strength
    if not share.ranking.rules.wins_lowest:
        return say("hold-so-far", hand=_of_ranks(share, plain)) if len(plain) == len(own) > 0 else ""
    highest = [strength[RANKS.index(rank)] for rank in share.qualifier if rank in RANKS]
    ranks = {rank_of(card) for card in plain}
    low = sorted(
        (it for it in ranks if not highest or strength[it] <= max(highest)), key=strength.__getitem__
    )
    if not low:
        return say("hold-none", hand=floor(share.ranking, share.qualifier))
    hand = say("hand-of-ranks", ranks="-".join([RANKS[rank] for rank in reversed(low)]))
    return (
        say("hold-low", hand=hand, n=share.ranking.size - len(low))
        if share.board == (0, 0)
        else say("hold-low-cards", hand=hand)
    )


def _of_ranks(share: Share, own: Sequence[int]) -> Phrase:
    """The most cards of a rank, or the highest card, among as many own cards as may play."""
    ranks = [rank_of(card) for card in own]
    most = max([mine for mine, _ in uses(share, tuple(own))], default=5)
    strength = share.ranking.rules.strength
    groups = sorted(set(ranks), key=lambda rank: (ranks.count(rank), strength[rank]), reverse=True)
    first, n = RANKS[groups[0]], min(ranks.count(groups[0]), most)
    if n == 2 <= most - 2 and len(groups) > 1 and ranks.count(groups[1]) == 2:
        return say("hand-two-pair", rank=first, second=RANKS[groups[1]])
    names = {2: "one-pair", 3: "three-of-a-kind", 4: "four-of-a-kind"}
    return say(f"hand-{names[n]}", rank=first) if n in names else say("hand-high-card", top=first)


def holdings_at(table: Table, seat: int) -> list[Phrase]:
    """What a seat's cards make so far, a line for each share; nothing of cards that their owner has not seen."""
    if table.game.open_face or unseen_by_owner(table, seat):
        return []
    board = {slot: card for slot, card in table.board.items() if slot not in table.hidden}
    turned = table.turned() if table.game.wild.after is not None else ()
    return holdings(table.game, table.outcomes, board, table.held(seat), table.community, turned)

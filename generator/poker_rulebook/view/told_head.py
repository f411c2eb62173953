"""The head of a told hand: format and stakes, seats with their cards, and what was unusual before the first street."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet
from poker_rulebook.play.events import Acted, Carried, Dealt, Posted, Returned
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.stakes import Stakes
from poker_rulebook.view.sentences import Phrase, heading, joined, listed, say
from poker_rulebook.view.told_cards import card_marks

POSITIONS = {"small-blind": "told-sb", "big-blind": "told-bb"}
EXTRA = ("straddle", "kill", "late-blind", "dead-blind")  # posts that the rules of a game do not ask for


def title(game: Game, hand: Hand) -> Phrase:
    """The format and the stakes, and all stacks where they are equal and matter."""
    parts = [_format(game, hand.stakes), *_forced(game, hand.stakes)]
    if _stacks_matter(hand) and len(set(hand.brought)) == 1:
        parts.append(say("told-stacks-equal", chips=hand.brought[0]))
    key = "told-title-rows" if any(layout.one_from_each for layout in game.layouts) else "told-title"
    return say(key, parts=listed(parts))


def _format(game: Game, stakes: Stakes) -> Phrase:
    limit = heading(say(f"limit-{game.limit}"))
    if game.limit == "fixed-limit":
        return say("told-limit", limit=limit, small=stakes.small_bet, big=stakes.big_bet)
    if stakes.big_blind:
        return say("told-limit", limit=limit, small=stakes.small_blind, big=stakes.big_blind)
    return limit


def _forced(game: Game, stakes: Stakes) -> Iterator[Phrase]:
    if stakes.bomb:
        yield say("told-bomb-boards", boards=stakes.bomb) if stakes.bomb > 1 else say("told-bomb")
    if stakes.big_blind and game.limit == "fixed-limit":
        yield say("told-blinds", small=stakes.small_blind, big=stakes.big_blind)
    if stakes.ante:
        name = "big-blind-ante" if game.forced_bets.ante == "big-blind" else "ante"
        yield say("told-stake", name=say(f"forced-{name}"), chips=stakes.ante)
    if stakes.bring_in:
        yield say("told-stake", name=say("forced-bring-in"), chips=stakes.bring_in)
    if game.limit != "fixed-limit" and stakes.small_bet != (
        stakes.big_blind or stakes.bring_in or stakes.ante
    ):
        yield say("told-stake", name=say("stakes-minimum-bet"), chips=stakes.small_bet)


def _stacks_matter(hand: Hand) -> bool:
    all_in = any(isinstance(e, (Acted, Posted)) and e.all_in for e in hand.log)
    return all_in or hand.game.limit != "fixed-limit"


def seats(game: Game, hand: Hand, names: Sequence[str]) -> Phrase:
    """The seats with the cards dealt face down at once, position and stack; '' where there is nothing to say."""
    first = first_cards(hand)
    own = {e.seat: e.cards for e in hand.log if isinstance(e, Dealt) and e.step == first}
    stacks = _stacks_matter(hand) and len(set(hand.brought)) > 1
    items = []
    for seat, name in enumerate(names):
        marks = [*_positions(game, hand, seat)]
        if stacks:
            marks.append(say("told-chips", chips=hand.brought[seat]))
        if seat in own:
            items.append(say("told-seat", seat=name, cards=card_marks(own[seat]), marks=tuple(marks)))
        elif marks:
            items.append(say("told-seat-bare", seat=name, marks=tuple(marks)))
    hidden = any(isinstance(e, Dealt) and e.step != first and len(e.cards) > e.up for e in hand.log)
    lines = [say("told-sentence", text=listed(items))] if items else []
    return joined([*lines, *([say("told-brackets")] if hidden else [])])


def first_cards(hand: Hand) -> str:
    """The deal step whose cards stand in the head: the first one, where nobody sees any of them; '' for none."""
    step = hand.game.deals[0]
    return "" if step.up or step.street or step.by_exposure else step.id


def _positions(game: Game, hand: Hand, seat: int) -> Iterator[Phrase]:
    last = len(hand.brought) - 1
    for e in hand.log:
        if isinstance(e, Posted) and e.seat == seat and e.what in POSITIONS:
            yield say(POSITIONS[e.what])
        elif isinstance(e, Posted) and e.seat == seat and e.what in EXTRA:
            yield say(f"told-{e.what}", chips=e.chips)
    if seat == last and (game.has_blinds or game.forced_bets.ante == "button" or not _by_cards(game)):
        yield say("told-button")
    if game.numbers_seats and seat == hand.seat_one:
        yield say("told-seat-one")


def _by_cards(game: Game) -> bool:
    """Whether up cards decide who is first, so that nobody needs a button."""
    return any(isinstance(step, Bet) and step.ranking is not None for step in game.play) or bool(
        game.forced_bets.bring_in
    )


def unusual(game: Game, hand: Hand, names: Sequence[str]) -> list[Phrase]:
    """Chips carried in, posts that were short, and a button that posts for all."""
    out = []
    before = []
    for e in hand.log:
        if isinstance(e, (Carried, Posted)):
            before.append(e)
        elif isinstance(e, Returned) and before:
            out.append(say("told-back", seat=names[e.seat], chips=e.chips))
        else:
            break
    return [*_postings(hand, names, before), *(say("told-sentence", text=line) for line in out)]


def _postings(hand: Hand, names: Sequence[str], posts: Sequence[Carried | Posted]) -> Iterator[Phrase]:
    stakes = hand.stakes
    short: dict[tuple[int, int], list[Phrase]] = {}
    for e in posts:
        if isinstance(e, Carried):
            ante = say("told-ante-again", chips=e.chips, ante=stakes.ante) if stakes.ante else None
            yield ante or say("told-carried", chips=e.chips)
        elif e.what == "button-ante":
            bring_in = min(stakes.bring_in, hand.brought[e.seat] - e.chips)
            yield say("told-button-posts", seat=names[e.seat], chips=e.chips, bring=bring_in)
        elif e.all_in and e.what != "bring-in":
            short.setdefault((e.chips, _due(stakes, e)), []).append(names[e.seat])
    for (chips, due), seats in short.items():
        key = "told-short-post" if chips < due else "told-post-all-in"
        several = "-all" if len(seats) == len(names) else "-more" if len(seats) > 1 else ""
        amounts = {"chips": chips} | ({"due": due} if chips < due else {})
        yield say(key + several, **amounts, **({"seats": seats} if several != "-all" else {}))


def _due(stakes: Stakes, e: Posted) -> int:
    if e.what in ("ante", "big-blind-ante"):
        return stakes.forced.antes[e.seat] if stakes.forced else stakes.ante
    if stakes.forced:
        return stakes.forced.blinds[e.seat]
    return stakes.big_blind if e.what == "big-blind" else stakes.small_blind

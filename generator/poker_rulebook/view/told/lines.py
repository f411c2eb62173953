"""The lines of a told hand: their titles, the head, and which steps of the game stand on one line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from poker_rulebook.book.model import Game
from poker_rulebook.play.events import Acted, Carried, Dealt, Posted, Returned
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.stakes import Stakes
from poker_rulebook.view.example_views import ToldLine
from poker_rulebook.view.sentences import (
    Beside,
    Phrase,
    Value,
    around,
    heading,
    joined,
    listed,
    say,
    sentence,
)
from poker_rulebook.view.told.cards import card_marks

POSITIONS = {"small-blind": "told-sb", "big-blind": "told-bb"}
EXTRA = ("straddle", "kill", "late-blind", "dead-blind")  # posts that the rules of a game do not ask for


def line(id_: str, key: str, title: Phrase, **values: Value) -> ToldLine:
    """A line with its title apart.    key    the sentence that has both"""
    return ToldLine(id_, title, around(key, "title", title=title, **values)[1])


def bare_text(told: ToldLine) -> Phrase:
    """What a line says after its title."""
    if isinstance(told.text, Beside):
        return next(v for k, v in told.text.of.values if k == "text" and not isinstance(v, (int, tuple)))
    return told.text


def titled(id_: str, title: Phrase, text: Phrase, pot: Phrase | None = None) -> ToldLine:
    """A line with its title apart, and the chips of the pot; without a title, a line that is text alone."""
    if not title:
        return ToldLine(id_, "", text)
    if pot:
        return line(id_, "told-line-pot", heading(title), pot=pot, text=text)
    return line(id_, "told-line", heading(title), text=text)


def headed(title: Phrase, text: Phrase) -> ToldLine:
    """The first line."""
    return line("head", "told-head", title, text=text) if text else ToldLine("head", title, "")


# The head


def head(hand: Hand, names: Sequence[str]) -> ToldLine:
    """Format and stakes, seats with their cards, and what was unusual before the first street."""
    seats, unusual = [seat for seat in seats_told(hand, names) if seat], unusual_told(hand, names)
    rest = [*([say("told-brackets")] if _has_brackets(hand) else []), *unusual]
    told = headed(format_told(hand), joined([sentence(seats) if seats else "", *rest]))
    alone = tuple((seat,) if seat else () for seat in seats_told(hand, nameless(names)))
    return replace(told, cells=alone, common=tuple(rest))


def nameless(names: Sequence[str]) -> list[str]:
    """The seats without their names, for what stands in their rows of a grid."""
    return [""] * len(names)


def format_told(hand: Hand) -> Phrase:
    """The format and the stakes, and all stacks where they are equal and matter."""
    game = hand.game
    parts = [
        _format(game, hand.stakes) if game.bets else heading(say("no-betting")),
        *_forced(game, hand.stakes),
    ]
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
    if stakes.forced and stakes.forced.dead_button:
        yield say("told-dead-button")
    if stakes.bomb:
        yield say("told-bomb-boards", boards=stakes.bomb) if stakes.bomb > 1 else say("told-bomb")
    if stakes.big_blind and game.limit == "fixed-limit":
        yield say("told-blinds", small=stakes.small_blind, big=stakes.big_blind)
    if stakes.button_blind:
        yield say("told-stake", name=say("forced-button-blind"), chips=stakes.button_blind)
    if stakes.ante:
        name = "big-blind-ante" if game.forced_bets.ante == "big-blind" else "ante"
        yield say("told-stake", name=say(f"forced-{name}"), chips=stakes.ante)
    if stakes.bring_in:
        yield say("told-stake", name=say("forced-bring-in"), chips=stakes.bring_in)
    if (
        game.bets
        and game.limit != "fixed-limit"
        and stakes.small_bet != (stakes.blind or stakes.bring_in or stakes.ante)
    ):
        yield say("told-stake", name=say("stakes-minimum-bet"), chips=stakes.small_bet)


def _stacks_matter(hand: Hand) -> bool:
    all_in = any(isinstance(e, (Acted, Posted)) and e.all_in for e in hand.log)
    return all_in or hand.game.limit != "fixed-limit"


def seats_told(hand: Hand, names: Sequence[str]) -> Iterator[Phrase]:
    """Each seat with the cards dealt face down at once, position and stack; '' where there is nothing to say."""
    first = first_cards(hand)
    own = {e.seat: e.cards for e in hand.log if isinstance(e, Dealt) and e.step == first}
    stacks = _stacks_matter(hand) and len(set(hand.brought)) > 1
    for seat, name in enumerate(names):
        marks = [*positions(hand, seat)]
        if stacks:
            marks.append(say("told-chips", chips=hand.brought[seat]))
        if seat in own:
            yield say("told-seat", seat=name, cards=card_marks(own[seat]), marks=tuple(marks))
        else:
            yield say("told-seat-bare", seat=name, marks=tuple(marks)) if marks else ""


def _has_brackets(hand: Hand) -> bool:
    """Whether cards that come later are hidden, too."""
    first = first_cards(hand)
    return any(isinstance(e, Dealt) and e.step != first and len(e.cards) > e.up for e in hand.log)


def first_cards(hand: Hand) -> str:
    """The deal step whose cards stand in the head: the first one, where nobody sees any of them; '' for none."""
    step = hand.game.deals[0]
    return "" if step.up or step.street or step.by_exposure else step.id


def positions(hand: Hand, seat: int) -> Iterator[Phrase]:
    game, last = hand.game, len(hand.brought) - 1
    for e in hand.log:
        if isinstance(e, Posted) and e.seat == seat and e.what in POSITIONS:
            yield say(POSITIONS[e.what])
        elif isinstance(e, Posted) and e.seat == seat and e.what in EXTRA:
            yield say(f"told-{e.what}", chips=e.chips)
    forced = hand.stakes.forced
    if (
        seat == last
        and not (forced and forced.dead_button)
        and (game.has_blinds or game.forced_bets.ante == "button" or not _by_cards(game))
    ):
        yield say("told-button")
    if game.numbers_seats and seat == hand.seat_one:
        yield say("told-seat-one")


def _by_cards(game: Game) -> bool:
    """Whether up cards decide who is first, so that nobody needs a button."""
    return bool(game.forced_bets.bring_in) or any(step.ranking is not None for step in game.bets)


def unusual_told(hand: Hand, names: Sequence[str]) -> list[Phrase]:
    """Chips carried in, posts that were short, and a button that posts for all."""
    before, back = [], []
    for e in hand.log:
        if isinstance(e, (Carried, Posted)):
            before.append(e)
        elif isinstance(e, Returned) and before:
            back.append(say("told-back", seat=names[e.seat], chips=e.chips))
        else:
            break
    return [*_postings(hand, names, before), *(sentence([line]) for line in back)]


def _postings(hand: Hand, names: Sequence[str], posts: Sequence[Carried | Posted]) -> Iterator[Phrase]:
    stakes = hand.stakes
    short: dict[tuple[int, int], list[Phrase]] = {}
    for e in posts:
        if isinstance(e, Carried):
            again = stakes.ante and hand.game.forced_bets.ante != "empty-pot"
            ante = say("told-ante-again", chips=e.chips, ante=stakes.ante) if again else None
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
    return stakes.blind if e.what in ("big-blind", "sole-blind") else stakes.small_blind

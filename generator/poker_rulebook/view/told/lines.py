"""The lines of a told hand: their titles, the head, and which events and steps of the game stand together on a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet, Deal, DealToBoard, Declare, Draw, Stay, Step, TurnUp
from poker_rulebook.play import events
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.stakes import Stakes
from poker_rulebook.view.sentences import (
    Phrase,
    Value,
    around,
    heading,
    joined,
    listed,
    say,
    sentence,
    written,
)
from poker_rulebook.view.told.cards import card_marks
from poker_rulebook.view.wording import ante_name

POSITIONS = {"small-blind": "told-sb", "big-blind": "told-bb"}
BEFORE = (events.Carried, events.Posted, events.Returned)  # what comes before the first cards
EXTRA = ("straddle", "kill", "late-blind", "dead-blind")  # posts that the rules of a game do not ask for


@dataclass(frozen=True)
class ToldLine:
    """One line of a told hand: a title such as the name of a street, '' for none, and what follows it.

    The same for a grid of seats and streets, in the head and in every street:

    cells     what concerns each seat; () in the other lines
    common    what concerns all of them: the pot, cards of the board, what was unusual
    first     the seat that acts first, -1 where nobody acts
    """

    id: str
    title: Phrase
    text: Phrase
    cells: tuple[tuple[Phrase, ...], ...] = field(default=(), compare=False)
    common: tuple[Phrase, ...] = field(default=(), compare=False)
    first: int = field(default=-1, compare=False)


def line(id_: str, key: str, title: Phrase, **values: Value) -> ToldLine:
    """A line with its title apart.    key    the sentence that has both"""
    return ToldLine(id_, title, around(key, "title", title=title, **values)[1])


def titled(id_: str, title: Phrase, text: Phrase, pot: Phrase | None = None) -> ToldLine:
    """A line with its title apart, and the chips of the pot; without a title, a line that is text alone."""
    if not title:
        return ToldLine(id_, "", text)
    beside = {"pot": pot} if pot else {}
    return line(id_, "told-line-pot" if pot else "told-line", heading(title), text=text, **beside)


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
    limit = _format(game, hand.stakes) if game.bets else heading(say("no-betting"))
    parts = [limit, *_forced(game, hand.stakes)]
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
    usual = stakes.blind or stakes.bring_in or stakes.ante
    minimum = game.bets and game.limit != "fixed-limit" and stakes.small_bet != usual
    amounts = {
        say("forced-button-blind"): stakes.button_blind,
        ante_name(game): stakes.ante,
        say("forced-bring-in"): stakes.bring_in,
        say("stakes-minimum-bet"): stakes.small_bet if minimum else 0,
    }
    yield from (say("told-stake", name=name, chips=chips) for name, chips in amounts.items() if chips)


def _stacks_matter(hand: Hand) -> bool:
    all_in = any(isinstance(e, (events.Acted, events.Posted)) and e.all_in for e in hand.log)
    return all_in or hand.game.limit != "fixed-limit"


def seats_told(hand: Hand, names: Sequence[str]) -> Iterator[Phrase]:
    """Each seat with the cards dealt face down at once, position and stack; '' where there is nothing to say."""
    first = first_cards(hand)
    own = {e.seat: e.cards for e in hand.log if isinstance(e, events.Dealt) and e.step == first}
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
    return any(isinstance(e, events.Dealt) and e.step != first and len(e.cards) > e.up for e in hand.log)


def first_cards(hand: Hand) -> str:
    """The deal step whose cards stand in the head: the first one, where nobody sees any of them; '' for none."""
    step = hand.game.deals[0]
    return "" if step.up or step.street or step.by_exposure else step.id


def positions(hand: Hand, seat: int) -> Iterator[Phrase]:
    game, last = hand.game, len(hand.brought) - 1
    for e in hand.log:
        if isinstance(e, events.Posted) and e.seat == seat and e.what in POSITIONS:
            yield say(POSITIONS[e.what])
        elif isinstance(e, events.Posted) and e.seat == seat and e.what in EXTRA:
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
    start = list(takewhile(lambda e: isinstance(e, BEFORE), hand.log))
    back = [e for e in start if isinstance(e, events.Returned)]
    told = [sentence([say("told-back", seat=names[e.seat], chips=e.chips)]) for e in back]
    return [*_postings(hand, names, start), *told]


def _postings(hand: Hand, names: Sequence[str], start: Sequence[events.Event]) -> Iterator[Phrase]:
    stakes = hand.stakes
    short: dict[tuple[int, int], list[Phrase]] = {}
    for e in start:
        if isinstance(e, events.Carried):
            again = stakes.ante and hand.game.forced_bets.ante != "empty-pot"
            ante = say("told-ante-again", chips=e.chips, ante=stakes.ante) if again else None
            yield ante or say("told-carried", chips=e.chips)
        elif isinstance(e, events.Posted) and e.what == "button-ante":
            bring_in = min(stakes.bring_in, hand.brought[e.seat] - e.chips)
            yield say("told-button-posts", seat=names[e.seat], chips=e.chips, bring=bring_in)
        elif isinstance(e, events.Posted) and e.all_in and e.what != "bring-in":
            short.setdefault((e.chips, _due(stakes, e)), []).append(names[e.seat])
    for (chips, due), seats in short.items():
        key = "told-short-post" if chips < due else "told-post-all-in"
        several = "-all" if len(seats) == len(names) else "-more" if len(seats) > 1 else ""
        amounts = {"chips": chips} | ({"due": due} if chips < due else {})
        yield say(key + several, **amounts, **({"seats": seats} if several != "-all" else {}))


def _due(stakes: Stakes, e: events.Posted) -> int:
    if e.what in ("ante", "big-blind-ante"):
        return stakes.forced.antes[e.seat] if stakes.forced else stakes.ante
    if stakes.forced:
        return stakes.forced.blinds[e.seat]
    return stakes.blind if e.what in ("big-blind", "sole-blind") else stakes.small_blind


# Which events and steps stand together


def step_of(e: events.Event) -> str:
    """The id of the step in which something happens; '' for what belongs to none."""
    return getattr(e, "step", "")


def alike(log: Iterable[events.Event]) -> Iterator[list[events.Event]]:
    """Neighbours that are told together: of one kind and step, and a card turned down with its roll."""
    run: list[events.Event] = []
    for e in log:
        last = run[-1] if run else e
        turned = isinstance(e, events.Removed) and isinstance(last, events.Rolled)
        if not turned and (type(e), step_of(e)) != (type(last), step_of(last)):
            yield run
            run = []
        run.append(e)
    if run:
        yield run


def turns(log: Iterable[events.Event]) -> Iterator[list[events.Event]]:
    """Cards taken turn after turn, with the bets between them: another turn begins when it comes back to a seat."""
    turn: list[events.Event] = []
    last = -1
    for e in log:
        if isinstance(e, events.Took):
            if e.seat <= last:
                yield turn
                turn = []
            last = e.seat
        turn.append(e)
    yield turn


def segments(course: Sequence[Step]) -> Iterator[list[Step]]:
    """The steps street by street: each ends with its betting round, or before cards that have a name of their own."""
    run: list[Step] = []
    for step in course:
        named = _named(step)
        if run and (isinstance(step, (Declare, Stay)) or (named and any(_named(other) for other in run))):
            yield run
            run = []
        run.append(step)
        if isinstance(step, (Bet, Declare, Stay)):
            yield run
            run = []
    if run:
        yield run


def board_number(hand: Hand, number: int) -> Phrase:
    """One of the boards of a bomb pot, or of several run-outs."""
    return say("told-board-number" if hand.stakes.bomb else "told-run", n=number)


def _named(step: Step) -> bool:
    return isinstance(step, (Draw, TurnUp)) or (isinstance(step, Deal) and bool(step.street))


def street_title(course: Sequence[Step], steps: Sequence[Step]) -> Phrase:
    """What players call this part of the hand."""
    for step in steps:
        if isinstance(step, Deal) and step.street:
            return say(f"told-street-{step.street}")
        if isinstance(step, Draw):
            draws = [other for other in course if isinstance(other, Draw)]
            return say("street-draw") if len(draws) == 1 else say("told-draw-number", n=draws.index(step) + 1)
        if isinstance(step, TurnUp):
            return say("step-turn-up", slot=written(step.name))
    bets = [step for step in course if isinstance(step, Bet)]
    if isinstance(steps[0], Declare):
        return say("told-declared")
    if bets and steps[-1] is bets[0]:
        if any(isinstance(step, DealToBoard) and step.street == "flop" for step in course):
            return say("told-street-preflop")
        return say("told-before-draw" if any(isinstance(step, Draw) for step in course) else "round-first")
    if len(steps) > 1 or not isinstance(steps[0], Bet):
        return say(f"step-{steps[0].called}")
    return say("round-title", n=[bet.id for bet in bets].index(steps[-1].id) + 1)

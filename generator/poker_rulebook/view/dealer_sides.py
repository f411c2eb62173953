"""The dealer's side of a table card: burns, what is left of the deck, the words to say, and what goes wrong most.

It follows from the steps of the game, from what a phone on the table says at them, and from general rules that have
few words for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from poker_rulebook.book.chapters import Chapter, DealersWords, Rule, concerns
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import DealToBoard, DealToPlayers, Draw, Place, Step, Take, only
from poker_rulebook.cards import RANKS
from poker_rulebook.view.citations import RuleNumbers, rule_numbers
from poker_rulebook.view.phrases import own_words
from poker_rulebook.view.screens import POSTS, screens
from poker_rulebook.view.sentences import Phrase, as_said, heading, joined, listed, say, sentences, written
from poker_rulebook.view.streets import answers, one_after_the_other, steps_told, streets
from poker_rulebook.view.table_cards import odd_chips
from poker_rulebook.view.views import DealerSide, DealersMistake, DealersStreet, ShownAct
from poker_rulebook.view.wagering import dealing_order

MOST_COUNTS = 3  # numbers of players for which the stub is counted, the largest first

DEALS = (DealToPlayers, DealToBoard)

Remedies = Sequence[tuple[Chapter, Rule, DealersWords]]  # what general rules have for cards


def dealer_sides(book: Book) -> dict[str, DealerSide]:
    """Id of every game that the book offers -> its dealer's side."""
    numbers, games = rule_numbers(book), book.offered.values()
    remedies = [(it, rule, rule.card) for it in book.chapters.values() for rule in it.rules if rule.card]
    spread = {it.id: sum(concerns(it, game) for game in games) for it, _, _ in remedies}
    remedies.sort(key=lambda found: spread[found[0].id])  # chapters about few games first
    return {game.id: dealer_side(game, tuple(_mistakes(book, game, remedies, numbers))) for game in games}


def _mistakes(book: Book, game: Game, remedies: Remedies, numbers: RuleNumbers) -> Iterator[DealersMistake]:
    """What may go wrong in a game, and what its house does then."""
    for chapter, rule, card in remedies:
        if concerns(chapter, game) and concerns(rule, game) and concerns(card, game):
            taken = book.house.choice_of(rule) if book.house else ""
            until = written(rule.until) if rule.until else ""
            remedy = written(card.by_choice.get(taken, card.text))
            yield DealersMistake(rule.id, written(rule.name), until, remedy, numbers[rule.id])


def dealer_side(game: Game, mistakes: tuple[DealersMistake, ...]) -> DealerSide:
    seats = tuple(seats_counted(game))
    posts = (act.spoken for screen in screens(game) for act in screen.acts if act.id == POSTS)
    return DealerSide(
        before=(*posts, *([] if game.open_face else own_words("dealer", [dealing_order(game)]))),
        counts=tuple(say("dealer-count", n=n) for n in seats),
        counted=heading(_counting(game)),
        streets=tuple(_streets(game, seats)),
        notes=tuple(_notes(game)),
        mistakes=mistakes,
    )


def _streets(game: Game, seats: Sequence[int]) -> Iterator[DealersStreet]:
    """Every street with what is said at it; the showdown comes last."""
    shown = screens(game)
    acts = {act.id: act for screen in shown for act in screen.acts}
    left = [stubs_after(game, n) for n in seats]
    for street in streets(game)[:-1]:
        said = [acts[rule.id] for rule in street.rules if rule.id in acts]
        yield DealersStreet(
            title=street.title,
            when=street.when,
            dealt=one_after_the_other(game, street.short),
            burn=_burn(game, said),
            sizes=tuple(
                as_said("card", say(f"size-{size}"))
                for size in dict.fromkeys(bet.size for bet in street.bets)
                if size != "free"
            ),
            spoken=joined(_spoken(game, act, street.when) for act in said),
            left=tuple(_counted([way[said[-1].id] for way in ways if said[-1].id in way]) for ways in left),
        )
    (end,) = shown[-1].acts
    yield DealersStreet(shown[-1].title, "", "", "", (), end.spoken, ())


def _spoken(game: Game, act: ShownAct, when: Phrase) -> Phrase:
    """What is said at an act, after the answers that its street does not have."""
    answer = listed(answers(game, question, allowed) for question, allowed in act.when)
    return (
        act.spoken
        if answer in ("", when) or not act.spoken
        else say("card-bet-when", when=answer, bet=act.spoken)
    )


def _counting(game: Game) -> Phrase:
    """What the numbers of the stub take for granted."""
    if game.extra_card:
        return say("dealer-left-extra", rank=RANKS[game.extra_card.on])
    if only(Take, game.play):
        return say("dealer-left-take")
    return say("dealer-left-draw" if any(step.draws for step in game.play) else "dealer-left")


def _counted(left: Iterable[int | None]) -> Phrase:
    """The cards left, one number for all answers to the questions of the game, or one for each."""
    told = [say("dealer-short") if n is None else str(n) for n in dict.fromkeys(left)]
    return told[0] if len(told) == 1 else say("dealer-stubs", stubs=tuple(told))


def _burn(game: Game, acts: Sequence[ShownAct]) -> str:
    """Which burn of the hand comes before a street, "2"; "2–3" for two, "2/3" where an answer decides; '' for none."""
    burning = {act.id for act in acts if act.burns}
    found = dict[str, None]()
    for way in game.ways:
        burned = [
            step.id for step in game.steps_after(way) if isinstance(step, (*DEALS, Draw)) and step.burns
        ]
        numbers = [str(n) for n, id_ in enumerate(burned, 1) if id_ in burning]
        if numbers:
            found["–".join(dict.fromkeys((numbers[0], numbers[-1])))] = None
    return "/".join(found)


# --- the stub


def seats_counted(game: Game) -> Iterator[int]:
    """Numbers of players for which the stub is counted: the most, and fewer as long as cards may not last."""
    low, high = game.players
    for n in range(high, max(low, high - MOST_COUNTS + 1) - 1, -1):
        yield n
        if not runs_short(game, n):
            return


def runs_short(game: Game, players: int) -> bool:
    """Whether the stub may have too few cards: for a street if nobody folds, or for a draw of all cards."""
    counts = stub_after(game, players)
    draws = ((counts[draw.id], draw) for draw in game.draws)
    return None in counts.values() or any(
        left is not None and left < draw.most * players for left, draw in draws
    )


def stub_after(game: Game, players: int) -> dict[str, int | None]:
    """Cards left in the stub after each step if nobody folds or draws, by the answer by which fewest are; None where too few are."""
    found: dict[str, int | None] = {}
    for way in stubs_after(game, players):
        for step, left in way.items():
            before = found.get(step, left)
            found[step] = None if left is None or before is None else min(left, before)
    return found


def stubs_after(game: Game, players: int) -> list[dict[str, int | None]]:
    """The same for each answer to the questions of the game."""
    ways: list[dict[str, int | None]] = []
    for way in game.ways:
        left: int | None = game.deck.size
        found: dict[str, int | None] = {}
        for step in game.steps_after(way):
            found[step.id] = left = _after(step, left, players)
        ways.append(found)
    return ways


def _after(step: Step, left: int | None, players: int) -> int | None:
    if left is None:
        return None
    if isinstance(step, DealToPlayers):
        dealt = step.burns + players * step.cards
        return left - dealt if left >= step.stub_needed(players) else None
    if isinstance(step, DealToBoard):
        dealt = step.burns + len(step.slots)
    elif isinstance(step, Place):
        dealt = players * step.receive * step.rounds
    else:
        dealt = int(isinstance(step, Draw) and step.burns)
    return left - dealt if left >= dealt else None


# --- what else a dealer looks up


def _notes(game: Game) -> Iterator[Phrase]:
    """What is done with a short stub, and with odd chips."""
    told = (part for rule in steps_told(game) for part in sentences(rule.text))
    yield from dict.fromkeys(own_words("dealer", told))
    yield from () if game.open_face else odd_chips(game)

"""What is peculiar to a game: one short sentence for every word of its file that few games use.

Each sentence comes from a rule that the game has and most have not. The essence says the deal and what wins; what
it has said already is not said again.
"""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.followed import shared
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import OpenFace
from poker_rulebook.book.steps import Bet, Look, Place, Roll, only
from poker_rulebook.cards import RANKS
from poker_rulebook.view.betting import jokers
from poker_rulebook.view.essence_wins import floor
from poker_rulebook.view.forced_bets import dealing_order, forced_bets
from poker_rulebook.view.outcomes import looked_at
from poker_rulebook.view.phrases import told_in
from poker_rulebook.view.rows import hand_in
from poker_rulebook.view.scales import dealt_from, unusual
from poker_rulebook.view.sentences import Phrase, joined, say, written
from poker_rulebook.view.shares import either_may_take_all
from poker_rulebook.view.steps import peculiar_steps
from poker_rulebook.view.wording import qualifier_name, scale_name, share_name, side_of, suits_from_top


@shared
def peculiarities(game: Game) -> Phrase:
    """One line, a sentence a rule; '' for a game that has none."""
    if game.open_face:
        return joined(_open_face(game, game.open_face))
    parts = (_cards, _questions, _order, _bets, _hands, _pot)
    return joined(phrase for part in parts for phrase in part(game))


def _cards(game: Game) -> Iterator[Phrase]:
    """The joker, wild cards, and cards that lie down or go away in the course of a hand."""
    if game.joker:
        low = all(share.ranking.rules.wins_lowest for share in game.showdown)
        yield say(f"essence-joker-{'low' if low else game.joker}", **jokers(game))
    if game.wild.after is not None:
        yield say("essence-wild-after", rank=say(f"rank-{RANKS[game.wild.after]}"))
    if game.wild.lowest:
        yield say(f"essence-wild-{game.wild.lowest}")
    if extra := game.extra_card:
        yield say(f"essence-extra-card-{extra.face}", rank=say(f"rank-{RANKS[extra.on]}"))
    yield from peculiar_steps(game)
    yield from told_in("peculiar", [dealing_order(game)])


def _questions(game: Game) -> Iterator[Phrase]:
    """Dice, colours and choices, with what follows from each."""
    said: set[Phrase] = set()
    for step in game.play:
        if isinstance(step, Roll) and any(outcome.turns_down for outcome in step.outcomes):
            phrase = say("essence-die-turns-down", times=len(game.rolls))
        elif isinstance(step, Roll) and any(share.by_outcome for share in game.showdown):
            phrase = say("essence-dice-cap", n=step.dice)
        elif isinstance(step, Roll):
            phrase = say("essence-dice", n=step.dice, outcomes=_outcomes(step))
        elif isinstance(step, Look):
            colour, street = say(f"colour-{step.colour}"), looked_at(game, step)
            phrase = say("essence-look", colour=colour, street=street, outcomes=_outcomes(step))
        else:
            continue
        if phrase not in said:
            said.add(phrase)
            yield phrase


def _outcomes(step: Roll | Look) -> tuple[Phrase, ...]:
    return tuple(say("essence-outcome", faces=_runs(o.faces), outcome=written(o.name)) for o in step.outcomes)


def _runs(numbers: tuple[int, ...]) -> tuple[Phrase, ...]:
    """1, 2, 3 and 6 as 1–3 and 6."""
    starts = [n for n in numbers if n - 1 not in numbers]
    ends = [n for n in numbers if n + 1 not in numbers]
    return tuple(say("essence-span", low=low, high=high) for low, high in zip(starts, ends, strict=True))


def _order(game: Game) -> Iterator[Phrase]:
    """Who brings in and who begins, where cards that are seen decide it."""
    yield from told_in("peculiar", forced_bets(game))
    showing = {bet.ranking for bet in game.bets if bet.first.endswith("-showing") and not bet.when}
    for ranking in showing:
        if ranking is not None:
            low = ranking.rules.wins_lowest
            every = "-always" if game.bets[0].first == "highest-showing" else ""
            high = say(f"essence-first-high{every}")
            yield say("essence-first-low", scale=scale_name(ranking)) if low else high
    if showing and game.showing_ties == "button":
        yield say("essence-showing-ties")
    if any(bet.first == "opener" for bet in game.bets):
        yield say("essence-first-opener")


def _bets(game: Game) -> Iterator[Phrase]:
    """Rules of wagering that most games do not have."""
    forced = [bet.wagering.forced for bet in game.bets]
    if any(forced):
        yield say("essence-forced-opening" if all(forced) else "essence-forced-first")
    yield from dict.fromkeys(phrase for bet in game.bets for phrase in _bet(bet))
    if not game.check_raise:
        yield say("essence-no-check-raise")
    if game.short_all_in != "half-bet":
        yield say(f"essence-short-all-in-{game.short_all_in}")


def _bet(bet: Bet) -> Iterator[Phrase]:
    wagering = bet.wagering
    if bet.size == "either":
        yield say("essence-either-size")
    if wagering.openers:
        yield say("essence-openers", hand=floor(wagering.openers.ranking, wagering.openers.hand))
    if wagering.carries_over:
        yield say("essence-passed-out")
    if wagering.must_bet:
        formats = tuple(say(f"limit-{name}") for name in wagering.must_bet.formats)
        hand = floor(wagering.must_bet.ranking, wagering.must_bet.hand)
        yield say(f"essence-must-bet-{wagering.must_bet.or_loses}", hand=hand, formats=formats)
    if wagering.discard:
        yield say("essence-discard-with-action")
    if wagering.turn_up:
        yield say("essence-turn-up-with-action", n=wagering.turn_up)


def _hands(game: Game) -> Iterator[Phrase]:
    """What departs from the usual order of hands."""
    rankings = dict.fromkeys(share.ranking for share in game.showdown)
    yield from dict.fromkeys(said for it in rankings for said in unusual(dealt_from(it, game.deck)))


def _pot(game: Game) -> Iterator[Phrase]:
    if game.equal_hands == "suit":
        yield say("essence-equal-hands-suit", suits=suits_from_top(game))
    if declaration := game.declaration:
        chips = (game.share(name) for name in (declaration.no_chip, declaration.one_chip))
        none, one = (share_name(share) for share in chips)
        yield say("essence-declaration", none=none, one=one)
    if either_may_take_all(game):
        yield say("essence-one-side")
    elif by_suit := next((share for share in game.showdown if share.down_suit), None):
        suit = say(f"one-of-{by_suit.down_suit}")
        yield say("essence-no-down-suit", suit=suit, other=side_of(game.share(by_suit.otherwise)))
    elif any(share.otherwise and share.ranking.rules.wins_lowest for share in game.showdown):
        yield say("essence-no-low")
    if game.if_nobody_qualifies != "all-players":
        yield say(f"essence-nobody-{game.if_nobody_qualifies}")
    for share in game.showdown:
        if share.odd_within:
            yield say(f"essence-odd-within-{share.odd_within}")
            return


def _open_face(game: Game, rules: OpenFace) -> Iterator[Phrase]:
    """Fouls, and what leads to Fantasyland with how many cards."""
    for row in rules.rows:
        if row.qualifier:
            hand = qualifier_name(row.ranking, row.qualifier)
            yield say("essence-row-needs", row=written(row.name), hand=hand)
    if any(step.dealt == "on-turn" for step in only(Place, game.play)):
        yield say("essence-discards-unseen")
    there = rules.fantasyland
    enters = ((hand_in(rules, line, there.enter), line.amount) for line in there.enter)
    yield say("essence-fantasyland", ways=[say("essence-enters", hand=hand, n=n) for hand, n in enters])
    if there.both:
        yield say("essence-fantasyland-both", n=there.both)
    stay = [hand_in(rules, line) for line in there.stay]
    yield say("essence-fantasyland-stay", ways=stay, n=there.stay_cards)

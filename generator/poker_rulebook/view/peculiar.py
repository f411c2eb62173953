"""What is peculiar to a game: one short sentence for every word of its file that few games use.

Each sentence comes from a rule that the game has and most games have not. What the essence says already, the deal and
what wins, is not repeated.
"""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import OpenFace
from poker_rulebook.book.steps import Place, only
from poker_rulebook.ranking import Ranking
from poker_rulebook.view.acting import order_of_acting
from poker_rulebook.view.open_face_rules import hand_in
from poker_rulebook.view.outcomes import dice_facts, look_facts, looks_for_winner
from poker_rulebook.view.phrases import own_words, told_in
from poker_rulebook.view.pot import pot_facts
from poker_rulebook.view.scales import dealt_from, unusual
from poker_rulebook.view.sentences import Phrase, joined, say, written
from poker_rulebook.view.setup import deck_facts
from poker_rulebook.view.shares import chosen_from, fewest_that_win
from poker_rulebook.view.step_rules import peculiar_steps
from poker_rulebook.view.wagering import dealing_order, forced_bets, peculiar_wagering, wagering
from poker_rulebook.view.wording import qualifier_name, side_of


def peculiarities(game: Game) -> Phrase:
    """One paragraph, with a sentence for each peculiar rule; '' for a game that has none."""
    if game.open_face:
        return joined(_open_face(game, game.open_face))
    return joined(
        [
            *told_in("peculiar", [*deck_facts(game), *peculiar_steps(game), dealing_order(game)]),
            *dice_facts(game),
            *([] if looks_for_winner(game) else look_facts(game)),
            *told_in("peculiar", forced_bets(game)),
            *_antes_alone(game),
            *order_of_acting(game),
            *peculiar_wagering(game),
            *dict.fromkeys(_hands(game)),
            *told_in("peculiar", pot_facts(game)),
        ]
    )


def _antes_alone(game: Game) -> Iterator[Phrase]:
    """That antes stand in place of blinds, which are usual in games with a board."""
    if (
        game.family == "flop"
        and game.forced_bets.ante == "each"
        and not game.has_blinds
        and not game.forced_bets.bring_in
    ):
        yield say("antes-alone")


def peculiar_on_cards(game: Game) -> list[Phrase]:
    """The peculiar rules that a card does not say in a line of the showdown, a fact or the row of a street."""
    facts = [
        *deck_facts(game),
        *peculiar_steps(game),
        dealing_order(game),
        *look_facts(game),
        *wagering(game),
        *pot_facts(game),
    ]
    return [said for fact in facts if not own_words("card", [fact]) for said in told_in("card", [fact])]


def _hands(game: Game) -> Iterator[Phrase]:
    """How the order of hands departs from the usual one."""
    shares = {share.ranking: share for share in game.showdown}
    told = dict[Ranking, list[Phrase]]()
    for ranking, share in shares.items():
        fewest = min(fewest_that_win(it) for it in game.showdown if it.ranking is ranking)
        facts = unusual(dealt_from(ranking, game.deck), chosen_from(game, share), fewest)
        told[ranking] = [fact for fact in facts if fact]
    for ranking, share in shares.items():
        rivals = [told[other] for other in shares if other is not ranking and _alike(other, ranking)]
        for said in told[ranking]:
            of_one = len(shares) > 1 and ranking.rules.compare == "distinct"
            of_one = of_one or any(said not in other for other in rivals)
            yield say("essence-for-side", side=side_of(share), rule=said) if of_one else said


def _alike(one: Ranking, other: Ranking) -> bool:
    """Whether what is said of one of two rankings could be meant of the other."""
    kinds = [
        (it.rules.compare, it.rules.wins_lowest and it.rules.compare == "classes") for it in (one, other)
    ]
    return kinds[0] == kinds[1]


def _open_face(game: Game, rules: OpenFace) -> Iterator[Phrase]:
    """Fouls, and what leads to Fantasyland with how many cards."""
    for row in rules.rows:
        if row.qualifier:
            hand = qualifier_name(row.ranking, row.qualifier)
            yield say("essence-row-needs", row=written(row.name), hand=hand)
    if any(step.dealt == "on-turn" and step.receive > step.place for step in only(Place, game.play)):
        yield say("essence-discards-unseen")
    there = rules.fantasyland
    if not there.enter:
        return
    enters = ((hand_in(rules, line, there.enter), line.amount) for line in there.enter)
    yield say("essence-fantasyland", ways=[say("essence-enters", hand=hand, n=n) for hand, n in enters])
    if there.both:
        yield say("essence-fantasyland-both", n=there.both)
    stay = [hand_in(rules, line) for line in there.stay]
    yield say("essence-fantasyland-stay", ways=stay, n=there.stay_cards)

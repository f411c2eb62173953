"""A game as its table card shows it: all that makes it differ from other games, in few words."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.followed import shared
from poker_rulebook.book.model import Game, boards_dealt
from poker_rulebook.book.parts import Share, in_force
from poker_rulebook.book.steps import Remove, Roll, only
from poker_rulebook.ranking import Ranking
from poker_rulebook.view.examples import game_boards
from poker_rulebook.view.facts import row_card
from poker_rulebook.view.outcomes import faces_without, in_short, rolled
from poker_rulebook.view.peculiar import peculiar_on_cards
from poker_rulebook.view.phrases import own_words, told_in
from poker_rulebook.view.pot import declaring, nobody, odd_chip_rules
from poker_rulebook.view.rankings import ranking_table
from poker_rulebook.view.scales import dealt_from, explanation, unusual
from poker_rulebook.view.sentences import Phrase, as_said, heading, say, sentences, written
from poker_rulebook.view.setup import wild_cards
from poker_rulebook.view.shares import every_hand_qualifies, only_straights, otherwise, use_label
from poker_rulebook.view.steps import step_rule
from poker_rulebook.view.streets import card_streets
from poker_rulebook.view.tree import Fact, TableView
from poker_rulebook.view.views import TableCard
from poker_rulebook.view.wagering import fixed_limit_on_cards, forced_bets, wagering
from poker_rulebook.view.wording import (
    best_ranks,
    hand_kind,
    in_numbers,
    is_side,
    qualifier_name,
    scale_name,
    share_name,
)

KNOWN = (
    "straight-flush", "four-of-a-kind", "full-house", "flush", "straight", "three-of-a-kind", "two-pair", "one-pair",
)  # fmt: skip


def table_card(game: Game) -> TableCard:
    if game.open_face:
        return row_card(game)
    boards = game_boards(game)
    return TableCard(
        facts=_facts(game),
        streets=card_streets(game),
        showdown=(*_showdown(game), *_special(game)),
        board=boards[0] if boards else None,
        ranking=_ranking(game),
        special=tuple(dict.fromkeys(said for tell in SPECIAL for said in tell(game))),
    )


@shared
def _ranking(game: Game) -> TableView | None:
    tables = (ranking_table(game, share) for share in reversed(game.showdown) if _tabled(game, share))
    return next(tables, None)


def _wild(game: Game) -> Iterator[Phrase]:
    if which := tuple(wild_cards(game)):
        yield say("card-wild", which=which)


def _tabled(game: Game, share: Share) -> bool:
    """Whether a table of the ranking says something new: neither what everybody knows nor points."""
    ranking = dealt_from(share.ranking, game.deck)
    return ranking.rules.compare == "distinct" or not (
        ranking.size == 1 or _is_low(ranking) or _is_known(ranking) or ranking.rules.points
    )


def _is_low(ranking: Ranking) -> bool:
    return ranking.rules.compare == "classes" and ranking.rules.wins_lowest


def _is_known(ranking: Ranking) -> bool:
    """Whether hands rank as everybody knows who plays poker."""
    rules = ranking.rules
    known = rules.compare == "classes" and not rules.wins_lowest and not rules.ahead and ranking.size == 5
    return known and set(KNOWN) <= {*rules.classes} and len(rules.ranks) == 13 and not list(unusual(ranking))


def _lines(game: Game) -> Iterator[Phrase]:
    """The legal lines of the boards of which there is no picture."""
    if boards_dealt(game):
        return
    for layout in game.layouts:
        if len(layout.lines) > 1:
            lines = [say("card-line", line=written(it.name), slots=it.slots) for it in layout.lines]
            if layout.name:
                yield say("card-lines", name=written(layout.name), lines=lines)
            else:
                yield say("card-lines-of-board", lines=lines)


@shared
def _peculiar(game: Game) -> tuple[Phrase, ...]:
    """What few games have, as far as the card does not say it elsewhere."""
    removed = [step_rule(game, step).text for step in only(Remove, game.play)]
    rolls = dict.fromkeys(rolled(game, step) for step in only(Roll, game.play))
    return (*(it for said in (*removed, *rolls) for it in sentences(said)), *peculiar_on_cards(game))


@shared
def _compared(game: Game) -> tuple[Phrase, ...]:
    """How hands compare where that is not known to everybody; of a low its strongest hand."""
    return tuple(_comparisons(game))


def _comparisons(game: Game) -> Iterator[Phrase]:
    for share in game.showdown:
        ranking = dealt_from(share.ranking, game.deck)
        if ranking.size == 1:
            yield from sentences(explanation(game, share))[1 if share.down_suit else 0 :]
            continue
        if ranking.rules.compare == "total":
            yield from sentences(explanation(game, share))
            continue
        if ranking.rules.compare == "points":
            if len(game.showdown) > 1:
                yield say("card-by-points", share=share_name(share))
            yield from sentences(explanation(game, share))
        elif only_straights(share):
            yield say(f"card-straights-{'low' if _is_low(ranking) else 'high'}", share=share_name(share))
        elif _is_low(ranking):
            best: dict[str, Phrase] = {"scale": scale_name(share.ranking), "ranks": best_ranks(ranking)}
            if len(game.showdown) > 1:
                yield say("card-best-of-share", share=share_name(share), **best)
            else:
                yield say("card-best-low", **best)
        if ranking.rules.compare != "points" and not _is_known(ranking):
            yield from unusual(ranking)


def _odd_chips(game: Game) -> Iterator[Phrase]:
    """Where chips go that cannot be divided."""
    if game.equal_hands == "suit":
        return
    if len(game.showdown) > 1 and not game.first_won:
        seat = as_said("card", say("odd-chip-first-seat"))
        first = say("card-odd-between-first-share", share=share_name(game.showdown[0]))
        yield seat if game.odd_between == "first-seat" else first
    several = any(share.odd_within for share in game.showdown)
    rules = odd_chip_rules(game) if several else {game.odd_within: ()}
    for rule, where in rules.items():
        line = as_said("card", say(f"odd-chip-{rule}"))
        yield say("card-odd-within-where", rule=line, where=where) if where else line


@shared
def _facts(game: Game) -> tuple[Fact, ...]:
    low, high = game.players
    n, jokers = game.deck.size, game.deck.jokers
    formats = tuple(say(f"limit-{name}") for name in game.betting)
    rounds = range(game.rounds[0], game.rounds[1] + 1) if game.bets else [0]
    lines = [
        ("players", say("card-players", low=low, high=high)),
        ("deck", say("card-deck-joker", n=n, jokers=jokers) if jokers else say("card-deck", n=n)),
        ("limit", say("card-limit", limits=formats or (say("no-betting"),))),
        *(("forced-bets", line) for line in told_in("card", forced_bets(game))),
        ("rounds", in_numbers("card-rounds", rounds)),
        *(("fixed-limit", line) for line in fixed_limit_on_cards(game)),
    ]
    return tuple(Fact(key, "", value) for key, value in lines if value)


@shared
def _showdown(game: Game) -> list[Phrase]:
    """Each share with its part, the cards it uses, its qualifier, and who takes it otherwise."""
    lines = []
    uses = [use_label(game, share) for share in game.showdown]
    for share, use in zip(game.showdown, uses, strict=True):
        if game.first_won and not share.qualifier:
            continue  # it takes all that is left, as is said with the share before
        own = share_name(share) if len(game.showdown) > 1 else hand_kind(share.ranking)
        line = heading(in_short(game, share, say(_part(game, share), share=own)))
        lines.append(line if len(set(uses)) == 1 else say("card-labels", labels=(line, use)))
        if share.by_outcome is not None:
            lines.append(say("card-roll-cap", faces=faces_without(game, share)))
            lines.append(as_said("card", otherwise(game, share)))
        elif share.qualifier or share.down_suit:
            lines += _qualifier(game, share)
    if all(share.qualifier for share in game.showdown) and not every_hand_qualifies(game):
        lines.append(as_said("card", nobody(game)))
    return lines if len(set(uses)) > 1 else [*lines, heading(uses[0])]


def _special(game: Game) -> list[Phrase]:
    """What is special in betting and declaring, where nobody would guess it from the steps."""
    return own_words("card", [*wagering(game), *declaring(game)])


def _part(game: Game, share: Share) -> str:
    """How much of the pot the share is, where it is played for together with the most others."""
    if game.first_won:
        return "card-all"
    ways = [way for way in game.ways if in_force(share.when, way)]
    count = max(sum(in_force(other.when, way) for other in game.showdown) for way in ways)
    return {1: "card-all", 2: "card-half", 3: "card-third"}.get(count, "card-all")


def _qualifier(game: Game, share: Share) -> Iterator[Phrase]:
    """Who may win the share, and who takes it when nobody may."""
    own, low = share_name(share), is_side(share, "low")
    if share.qualifier and not only_straights(share):
        hand = qualifier_name(share.ranking, share.qualifier)
        values = {"qualifier": hand} if low else {"share": own, "hand": hand}
        yield say("card-qualifier" if low else "card-qualifier-share", **values)
    if game.first_won:
        for other in game.showdown[game.showdown.index(share) + 1 :][:1]:
            yield say("card-otherwise-all", share=own, other=share_name(other))
    elif share.otherwise:
        yield as_said("card", otherwise(game, share))


# what is said in whole sentences, in this order
SPECIAL = (_wild, _lines, _peculiar, _compared, _odd_chips)

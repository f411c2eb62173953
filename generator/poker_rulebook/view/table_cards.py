"""The table card of a game: everything that distinguishes it from other games, in few words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from poker_rulebook.book.model import Game, boards_dealt
from poker_rulebook.book.parts import Condition, OpenFace, Share
from poker_rulebook.book.steps import Remove, Roll, only
from poker_rulebook.cards import RANKS
from poker_rulebook.play.rows import rules_of
from poker_rulebook.ranking import Ranking
from poker_rulebook.view.boards import game_boards
from poker_rulebook.view.facts import row_sizes
from poker_rulebook.view.memo import memoized
from poker_rulebook.view.open_face_rules import (
    exactly,
    foul_points,
    has_few_classes,
    line_name,
    most_rows,
    royalty_tables,
    sections,
)
from poker_rulebook.view.outcomes import faces_without, in_short, rolled
from poker_rulebook.view.peculiar import peculiar_on_cards
from poker_rulebook.view.phrases import own_words, told_in
from poker_rulebook.view.pot import declaring, nobody, odd_chip_rules, pot_rules, pot_sentence, tie_rules
from poker_rulebook.view.rankings import ranking_table
from poker_rulebook.view.scales import dealt_from, explained, unusual
from poker_rulebook.view.sentences import (
    Phrase,
    Sentence,
    as_said,
    heading,
    joined,
    listed,
    say,
    sentences,
    unbroken,
    written,
)
from poker_rulebook.view.setup import burns, deck_on_card, setup_rules, wild_any, wild_cards
from poker_rulebook.view.shares import (
    chosen_from,
    either_may_take_all,
    every_hand_qualifies,
    fewest_that_win,
    only_straights,
    otherwise,
    shares_beside,
    use_label,
)
from poker_rulebook.view.step_rules import step_rule
from poker_rulebook.view.streets import answers, card_streets, steps_told
from poker_rulebook.view.tree import Fact, RuleView, TableView
from poker_rulebook.view.views import Board, TableCard
from poker_rulebook.view.wagering import fixed_limit_on_cards, forced_bets, least_forced, wagering
from poker_rulebook.view.wording import (
    at_least,
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


@memoized
def table_card(game: Game) -> TableCard:
    if game.open_face:
        return _row_card(game)
    facts, showdown = _facts(game), (*_showdown(game), *_special(game))
    printed = {*showdown, *(fact.text for fact in facts)}
    return TableCard(
        facts=facts,
        streets=card_streets(game),
        showdown=showdown,
        boards=tuple(_boards(game)),
        ranking=_ranking(game),
        special=tuple(dict.fromkeys(it for tell in SPECIAL for it in tell(game) if it not in printed)),
    )


def _boards(game: Game) -> Iterator[Board]:
    """The boards as they lie; where an answer decides that, each with its answer."""
    for layout, board in zip(game.layouts, game_boards(game), strict=False):
        when = listed(answers(game, question, allowed) for question, allowed in layout.when)
        yield replace(board, name=say("card-board-when", name=board.name, answer=when)) if when else board


@memoized
def _ranking(game: Game) -> TableView | None:
    tables = (ranking_table(game, share) for share in reversed(game.showdown) if _tabled(game, share))
    return next(tables, None)


def _wild(game: Game) -> Iterator[Phrase]:
    if which := tuple(wild_cards(game)):
        yield say("card-wild", which=which)


def _five_aces(game: Game) -> Iterator[Phrase]:
    """Which unusual hands a joker makes, where no table says it."""
    highs = [share for share in game.showdown if not share.ranking.rules.wins_lowest]
    if game.joker and highs and not _ranking(game):
        yield say("card-five-aces") if game.joker == "bug" else wild_any(game)


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
    """The legal lines of boards without a picture."""
    if boards_dealt(game):
        return
    for layout in game.layouts:
        if len(layout.lines) > 1:
            lines = [unbroken(say("card-line", slots=it.slots)) for it in layout.lines]
            if layout.name:
                yield say("card-lines", name=written(layout.name), lines=lines)
            else:
                yield say("card-lines-of-board", lines=lines)


@memoized
def _peculiar(game: Game) -> tuple[Phrase, ...]:
    """What few games have and the card does not say elsewhere."""
    removed = [step_rule(game, step).text for step in only(Remove, game.play)]
    rolls = dict.fromkeys(rolled(game, step) for step in only(Roll, game.play))
    return (*(it for said in (*removed, *rolls) for it in sentences(said)), *peculiar_on_cards(game))


def _rules(game: Game) -> Iterator[Phrase]:
    """Sentences for cards from the rules of setup, board, play and pot, without those that stand elsewhere on it."""
    elsewhere = {*odd_chips(game)}
    rules = (_notes, setup_rules, steps_told, pot_rules, tie_rules)
    told = _one_of_each_kind(said for make in rules for said in _said_by(make, game))
    yield from (said for said in told if said not in elsewhere)


def _notes(game: Game) -> list[RuleView]:
    return [RuleView(board.id, "", board.note) for board in game_boards(game)[:1]]


@memoized
def _said_by(make: Callable[[Game], Iterable[RuleView]], game: Game) -> list[Phrase]:
    return _said_of(make(game))


def _said_of(rules: Iterable[RuleView]) -> list[Phrase]:
    """The sentences that these rules have for cards."""
    return own_words("card", (it for rule in rules for it in sentences(joined([rule.text, rule.more]))))


def _one_of_each_kind(said: Iterable[Phrase]) -> Iterable[Phrase]:
    return {it.key: it for it in said if isinstance(it, Sentence)}.values()


@memoized
def _compared(game: Game) -> tuple[Phrase, ...]:
    """How hands compare, as far as not everybody knows it; for a low its strongest hand."""
    return tuple(_comparisons(game))


def _comparisons(game: Game) -> Iterator[Phrase]:
    """How hands compare; what holds for some shares only is said with their names."""
    told: dict[Phrase, list[Phrase]] = {}
    for share in game.showdown:
        told.setdefault(share_name(share), []).extend(
            compared(dealt_from(share.ranking, game.deck), chosen_from(game, share), fewest_that_win(share))
        )
    for name, lines in told.items():
        for line in lines:
            everywhere = all(line in other for other in told.values())
            yield line if everywhere else say("card-for-share", share=name, rule=line)


def compared(ranking: Ranking, most: int = 0, fewest: int = 0) -> Iterator[Phrase]:
    """How hands of a ranking compare, as far as not everybody knows it.

    ranking    for the ranks of a deck;  most    how many cards there are to make a hand of; 0 for enough
    fewest    how many a hand that may win has at least
    """
    told = tuple(explained(ranking, most))
    if ranking.size == 1:
        yield from told[1:]
    elif ranking.rules.compare in ("total", "points"):
        yield from told
    elif only_straights(ranking):
        yield say(f"card-straights-{'low' if _is_low(ranking) else 'high'}")
    else:
        yield from _best_low(ranking) if _is_low(ranking) else ()
        yield from () if _is_known(ranking) else unusual(ranking, most, fewest)
        yield from told[2:] if ranking.rules.compare == "distinct" else own_words("card", told)


def _best_low(ranking: Ranking) -> Iterator[Phrase]:
    """The strongest hand where the lowest wins, with the cards that go ahead of all others, if any."""
    ranks: Phrase = best_ranks(ranking)
    if ahead := sorted(ranking.rules.ahead):
        ranks = say("card-best-ahead", ranks=ranks, ahead=[RANKS[rank] for rank in ahead])
    yield say("card-best-low", scale=scale_name(ranking), ranks=ranks)


def odd_chips(game: Game) -> Iterator[Phrase]:
    """Where chips go that cannot be divided."""
    if game.equal_hands == "suit":
        return
    if len(game.showdown) > 1 and not game.first_won:
        seat = as_said("card", say("odd-chip-first-seat"))
        yield seat if game.odd_between == "first-seat" else _odd_between(game)
    several = any(share.odd_within for share in game.showdown)
    rules = odd_chip_rules(game) if several else {game.odd_within: ()}
    for rule, where in rules.items():
        line = as_said("card", say(f"odd-chip-{rule}"))
        yield say("card-odd-within-where", rule=line, where=where) if where else line


def _odd_between(game: Game) -> Phrase:
    """The shares that receive chips left over between all of them: of so many shares one fewer may be left over."""
    first, *others = dict.fromkeys(map(share_name, game.showdown))
    if len(others) < 2:
        return say("card-odd-between-first-share", share=first)
    return say("card-odd-between-shares", shares=(first, *others[:-1]))


@memoized
def _facts(game: Game) -> tuple[Fact, ...]:
    low, high = game.players
    formats = tuple(say(f"limit-{name}") for name in game.betting)
    rounds = range(game.rounds[0], game.rounds[1] + 1) if game.bets else [0]
    lines = [
        ("players", say("card-players", low=low, high=high)),
        ("deck", deck_on_card(game.deck)),
        ("limit", say("card-limit", limits=formats or (say("no-betting"),))),
        *(("forced-bets", line) for line in told_in("card", forced_bets(game))),
        ("burns", as_said("card", burns(game))),
        ("minimum-bet", _minimum_bet(game)),
        ("rounds", say("card-rounds-turns") if game.beat else in_numbers("card-rounds", rounds)),
        *(("fixed-limit", line) for line in fixed_limit_on_cards(game)),
    ]
    return tuple(Fact(key, "", value) for key, value in lines if value)


def _minimum_bet(game: Game) -> Phrase:
    """The smallest bet at no limit and pot limit, where no blind tells it."""
    free = any(limit != "fixed-limit" for limit in game.betting)
    return say("card-minimum-bet", amount=least_forced(game)) if free and not game.has_blinds else ""


@memoized
def _showdown(game: Game) -> list[Phrase]:
    """Each share with its part, the cards it uses, its qualifier, and who takes it otherwise."""
    if len(game.showdown) == 1 or game.first_won:
        return _whole_pot(game)
    lines: list[Phrase] = []
    uses = dict.fromkeys(use_label(game, share) for share in game.showdown)
    for share in _alike(game):
        line = heading(in_short(game, share, _part(game, share)))
        lines.append(line if len(uses) == 1 else say("card-labels", labels=(line, use_label(game, share))))
        if share.by_outcome is not None:
            lines.append(say("card-roll-cap", faces=faces_without(game, share)))
            lines.append(as_said("card", otherwise(game, share)))
        elif share.qualifier or share.down_suit:
            lines += _qualifier(game, share)
    if either_may_take_all(game):
        lines.append(as_said("card", say("otherwise-one-side")))
    if all(share.qualifier for share in game.showdown) and not every_hand_qualifies(game):
        lines.append(as_said("card", nobody(game)))
    once = [*reversed(dict.fromkeys(reversed(lines)))]  # a line that two shares have stands below both
    return once if len(uses) > 1 else [*once, *map(heading, uses)]


def _alike(game: Game) -> Iterable[Share]:
    """The shares; those that differ only in when they are played for are made one."""
    found: dict[object, Share] = {}
    for share in game.showdown:
        kind = (
            _part(game, share),
            use_label(game, share),
            share.qualifier,
            bool(share.when),
        )
        other = found.get(kind)
        found[kind] = replace(share, when=_either(other.when, share.when)) if other else share
    return found.values()


def _either(one: Condition, other: Condition) -> Condition:
    """A condition with the answers of both, in the order of the first."""
    answers = dict(other)
    return tuple((name, (*allowed, *answers.get(name, ()))) for name, allowed in one)


def _whole_pot(game: Game) -> list[Phrase]:
    """Who takes a pot that is not divided, and with which cards."""
    uses = [use_label(game, share) for share in game.showdown if share.ranking.size > 1]
    return [
        *sentences(pot_sentence(game)),
        *map(heading, dict.fromkeys(uses)),
        *told_in("card", [nobody(game)]),
    ]


@memoized
def _special(game: Game) -> list[Phrase]:
    """What is special about betting and declaring and cannot be guessed from the steps."""
    return own_words("card", [*wagering(game), *declaring(game)])


def _part(game: Game, share: Share) -> Phrase:
    """The part of the pot that a share is when as many shares as possible are played for."""
    return say("card-part", share=share_name(share), n=shares_beside(game, share))


def _qualifier(game: Game, share: Share) -> Iterator[Phrase]:
    """Who may win the share, and who takes it when nobody may."""
    own, low = share_name(share), is_side(share, "low")
    if share.qualifier and not only_straights(share.ranking):
        hand = at_least(share.ranking, share.qualifier)
        yield (
            say("card-qualifier", qualifier=hand)
            if low
            else say("card-qualifier-share", share=own, hand=hand)
        )
    if share.otherwise and not either_may_take_all(game):
        yield as_said("card", otherwise(game, share))


# make the whole sentences of a card, in this order
SPECIAL = (_wild, _five_aces, _lines, _peculiar, _compared, _rules, odd_chips)


# --- open-face games


def _row_card(game: Game) -> TableCard:
    """The card for scoring: points, fouls, royalties, Fantasyland."""
    low, high = game.players
    rules = rules_of(game)
    lines = [
        ("players", say("card-players", low=low, high=high)),
        ("deck", deck_on_card(game.deck)),
        ("rows", say("rows-card-rows", rows=listed(row_sizes(rules)))),
    ]
    of_rows = (phrase for row in rules.rows for phrase in unusual(row.ranking))
    return TableCard(
        facts=tuple(Fact(key, "", value) for key, value in lines),
        streets=card_streets(game),
        showdown=tuple(_scoring(rules)),
        boards=(),
        ranking=None,
        royalties=royalty_tables(rules, short=True),
        special=tuple(
            dict.fromkeys(
                [
                    *of_rows,
                    *_one_of_each_kind(
                        _said_of(
                            rule for section in sections(game, steps_told(game)) for rule in section.parts
                        )
                    ),
                ]
            )
        ),
    )


def _scoring(rules: OpenFace) -> list[Phrase]:
    there = rules.fantasyland
    lines = [
        say("rows-card-row", n=rules.row_points),
        *([say("rows-card-most", rows=most_rows(rules), n=rules.most_rows)] if rules.most_rows else []),
        *([say("rows-card-all", n=rules.all_rows)] if rules.all_rows else []),
        say("rows-card-order", order=_order(rules)),
        say("rows-card-foul-royalties" if rules.royalties else "rows-card-foul", n=foul_points(rules)),
    ]
    if not rules.royalties:  # otherwise their tables show how the hands of a row rank
        lines += _kinds(rules)
    if not there.enter:
        return lines
    for row in rules.rows:
        numbers = [
            say(
                f"rows-card-number{exactly(rules, line, there.enter)}",
                hand=line_name(row, line, there.enter),
                n=line.amount,
            )
            for line in there.enter
            if line.row == row.id
        ]
        if numbers:
            lines.append(say("rows-card-enter", row=written(row.name), numbers=listed(numbers)))
    lines += [say("rows-card-enter-both", n=there.both)] if there.both else []
    rows = [(rules.row(line.row), line) for line in there.stay]
    stay = [
        say(
            f"rows-card-hand{exactly(rules, line)}-in",
            hand=line_name(row, line, ()),
            row=written(row.name),
        )
        for row, line in rows
    ]
    return [*lines, say("rows-card-stay", hands=stay, n=there.stay_cards)]


def _kinds(rules: OpenFace) -> Iterator[Phrase]:
    """The kinds of hands in the rows, and which classes count in rows that have only a few."""
    kinds: dict[Phrase, list[Phrase]] = {}
    for row in rules.rows:
        if has_few_classes(row):
            classes = tuple(say(f"class-{name}") for name in row.ranking.rules.classes)
            yield say("rows-card-classes", row=written(row.name), classes=classes)
        else:
            kinds.setdefault(hand_kind(row.ranking), []).append(written(row.name))
    for kind, rows in kinds.items():
        yield say("rows-card-kind", rows=rows, kind=kind)


def _order(rules: OpenFace) -> Phrase:
    """How strong rows have to be: front ≤ middle ≤ back, and what a row needs by itself."""
    chains: list[list[Phrase]] = []
    for row in rules.rows:
        name = written(row.name)
        if row.at_least:
            below = written(rules.row(row.at_least).name)
            chain = next((chain for chain in chains if chain[-1] == below), [below])
            chains = [*(other for other in chains if other is not chain), [*chain, name]]
    said = [unbroken(say("rows-card-chain", rows=chain)) for chain in chains]
    for row in rules.rows:
        if row.qualifier:
            hand = qualifier_name(row.ranking, row.qualifier)
            said.append(say("rows-card-hand-exactly-in", hand=hand, row=written(row.name)))
    return listed(said)

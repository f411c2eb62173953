"""What lies on the table beside a game: its card, the dealer's side of it, and the hand on the screen of a phone.

    for screen in screens(game): screen.title, screen.acts

A screen ends with a betting round, with cards that players lay, or with a question whose answer decides what comes next.
An act comes only after the answers in its `when`; a screen none of whose acts comes is passed over.

The dealer's side follows from the steps of the game, from what a phone on the table says at them, and from general rules that have
few words for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain

from msgspec.structs import replace

from poker_rulebook.book.chapters import Chapter, Rule, concerns
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game, boards_dealt
from poker_rulebook.book.parts import OpenFace, Share, apart
from poker_rulebook.book.steps import (
    Bet,
    Choose,
    Deal,
    DealToBoard,
    DealToPlayers,
    Draw,
    Look,
    Place,
    Remove,
    Roll,
    Step,
    Take,
    only,
)
from poker_rulebook.cards import RANKS
from poker_rulebook.document.tree import Fact, RuleView, TableView
from poker_rulebook.document.views import (
    AtTheTable,
    Board,
    DealerSide,
    DealersMistake,
    DealersStreet,
    HandScreen,
    ShownAct,
    TableAnswer,
    TableCard,
    UsualAmount,
)
from poker_rulebook.language.phrases import own_words, told_in
from poker_rulebook.language.sentences import (
    Phrase,
    Sentence,
    as_said,
    heading,
    joined,
    listed,
    say,
    sentence,
    sentences,
    unbroken,
    written,
)
from poker_rulebook.language.wording import (
    at_least,
    best_ranks,
    hand_kind,
    in_numbers,
    is_fixed,
    is_side,
    qualifier_name,
    scale_name,
    share_name,
)
from poker_rulebook.pages.citations import RuleNumbers, rule_numbers
from poker_rulebook.play.rounds import big_blind
from poker_rulebook.play.rows import rules_of
from poker_rulebook.play.stakes import amounts_of, usual_stakes
from poker_rulebook.ranking import Ranking
from poker_rulebook.rules import open_face_rules as open_face
from poker_rulebook.rules.facts import counted_facts, game_facts, row_sizes
from poker_rulebook.rules.memo import memoized
from poker_rulebook.rules.open_face_rules import (
    exactly,
    foul_points,
    has_few_classes,
    line_name,
    most_rows,
    royalty_tables,
    sections,
)
from poker_rulebook.rules.outcomes import faces_without, in_short, rolled
from poker_rulebook.rules.pictures import game_boards
from poker_rulebook.rules.pot import (
    chosen_from,
    declaring,
    either_may_take_all,
    every_hand_qualifies,
    fewest_that_win,
    nobody,
    odd_chip_rules,
    only_straights,
    otherwise,
    pot_rules,
    pot_sentence,
    shares_beside,
    tie_rules,
    use_label,
)
from poker_rulebook.rules.rankings import ranking_table
from poker_rulebook.rules.scales import dealt_from, explained, unusual
from poker_rulebook.rules.setup import burns, deck_on_card, setup_rules, wild_any, wild_cards
from poker_rulebook.rules.step_rules import in_few_words, step_rule, step_sentence
from poker_rulebook.rules.streets import (
    answers,
    card_streets,
    one_after_the_other,
    step_sentences,
    streets,
    titles,
)
from poker_rulebook.rules.summary import unusual_on_cards, won
from poker_rulebook.rules.wagering import (
    dealing_order,
    first_to_act,
    fixed_limit_on_cards,
    forced_bets,
    least_forced,
    limits_of_round,
    spoken_in_round,
    ties_of_round,
    wagering,
)

# --- the table card of a game: everything that distinguishes it from other games, in few words


KNOWN = (
    "straight-flush", "four-of-a-kind", "full-house", "flush", "straight", "three-of-a-kind", "two-pair", "one-pair",
)  # fmt: skip


@memoized
def table_card(game: Game) -> TableCard:
    if game.open_face:
        return _row_card(game)
    facts, showdown = _card_facts(game), (*_card_showdown(game), *_special(game))
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
def _unusual_on_card(game: Game) -> tuple[Phrase, ...]:
    """What few games have and the card does not say elsewhere."""
    removed = [step_rule(game, step).text for step in only(Remove, game.play)]
    rolls = dict.fromkeys(rolled(game, step) for step in only(Roll, game.play))
    return (*(it for said in (*removed, *rolls) for it in sentences(said)), *unusual_on_cards(game))


def _rules(game: Game) -> Iterator[Phrase]:
    """Sentences for cards from the rules of setup, board, play and pot, without what stands behind for the dealer."""
    behind = _one_of_each_kind(_dealer_notes(game))
    rules = (_card_notes, setup_rules, step_sentences, pot_rules, tie_rules)
    told = _one_of_each_kind(said for make in rules for said in _said_by(make, game))
    yield from (said for key, said in told.items() if key not in behind)


def _card_notes(game: Game) -> list[RuleView]:
    return [RuleView(board.id, "", board.note) for board in game_boards(game)[:1]]


@memoized
def _said_by(make: Callable[[Game], Iterable[RuleView]], game: Game) -> list[Phrase]:
    return _said_of(make(game))


def _said_of(rules: Iterable[RuleView]) -> list[Phrase]:
    """The sentences that these rules have for cards."""
    return own_words("card", (it for rule in rules for it in sentences(joined([rule.text, rule.more]))))


def _one_of_each_kind(said: Iterable[Phrase]) -> dict[str, Phrase]:
    return {it.key: it for it in said if isinstance(it, Sentence)}


@memoized
def _compared(game: Game) -> tuple[Phrase, ...]:
    """How hands compare, as far as not everybody knows it; for a low its strongest hand."""
    # what holds for some shares only is said with their names
    comparisons: list[Phrase] = []
    told: dict[Phrase, list[Phrase]] = {}
    for share in game.showdown:
        told.setdefault(share_name(share), []).extend(
            compared(dealt_from(share.ranking, game.deck), chosen_from(game, share), fewest_that_win(share))
        )
    for line in dict.fromkeys(chain(*told.values())):
        shares = tuple(name for name, lines in told.items() if line in lines)
        comparisons.append(
            line if len(shares) == len(told) else say("card-for-share", shares=shares, rule=line)
        )
    return tuple(comparisons)


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
        if _is_low(ranking):
            # the strongest hand where the lowest wins, with the cards that go ahead of all others, if any
            ranks: Phrase = best_ranks(ranking)
            if ahead := sorted(ranking.rules.ahead):
                ranks = say("card-best-ahead", ranks=ranks, ahead=[RANKS[rank] for rank in ahead])
            yield say("card-best-low", scale=scale_name(ranking), ranks=ranks)
        for line in () if _is_known(ranking) else unusual(ranking, most, fewest):
            yield from own_words("card", [line]) or [line]
        yield from told[2:] if ranking.rules.compare == "distinct" else own_words("card", told)


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
def _card_facts(game: Game) -> tuple[Fact, ...]:
    low, high = game.players
    formats = tuple(say(f"limit-{name}") for name in game.betting)
    rounds = range(game.rounds[0], game.rounds[1] + 1) if game.bets else [0]
    # the smallest bet at no limit and pot limit, where no blind tells it
    free = any(limit != "fixed-limit" for limit in game.betting)
    minimum_bet = say("card-minimum-bet", amount=least_forced(game)) if free and not game.has_blinds else ""
    lines = [
        ("players", say("card-players", low=low, high=high)),
        ("deck", deck_on_card(game.deck)),
        ("limit", say("card-limit", limits=formats or (say("no-betting"),))),
        *(("forced-bets", line) for line in told_in("card", forced_bets(game))),
        ("burns", as_said("card", burns(game))),
        ("minimum-bet", minimum_bet),
        ("rounds", say("card-rounds-turns") if game.beat else in_numbers("card-rounds", rounds)),
        *(("fixed-limit", line) for line in fixed_limit_on_cards(game)),
    ]
    return tuple(Fact(key, "", value) for key, value in lines if value)


@memoized
def _card_showdown(game: Game) -> list[Phrase]:
    """Each share with its part, the cards it uses, its qualifier, and who takes it otherwise."""
    if len(game.showdown) == 1 or game.first_won:
        return _whole_pot(game)
    lines: list[Phrase] = []
    uses = dict.fromkeys(use_label(game, share) for share in game.showdown)
    for some in _alike(game):
        line = heading(in_short(game, some[0], _part(game, some)))
        lines.append(line if len(uses) == 1 else say("card-labels", labels=(line, use_label(game, some[0]))))
        for share in some:
            if share.by_outcome is not None:
                lines.append(say("card-roll-cap", faces=faces_without(game, share)))
                lines.append(as_said("card", otherwise(game, share)))
            elif share.qualifier or share.down_suit:
                # who may win the share, and who takes it when nobody may
                if share.qualifier and not only_straights(share.ranking):
                    hand, kind = at_least(share.ranking, share.qualifier), (share.ranking, share.qualifier)
                    alike = [it for it in game.showdown if (it.ranking, it.qualifier) == kind]
                    shares = tuple(dict.fromkeys(map(share_name, alike)))
                    lines.append(
                        say("card-qualifier", qualifier=hand)
                        if is_side(share, "low")
                        else say("card-qualifier-share", shares=shares, hand=hand)
                    )
                if share.otherwise and not either_may_take_all(game):
                    lines.append(as_said("card", otherwise(game, share)))
    if either_may_take_all(game):
        lines.append(as_said("card", say("otherwise-one-side")))
    if all(share.qualifier for share in game.showdown) and not every_hand_qualifies(game):
        lines.append(as_said("card", nobody(game)))
    once = [*reversed(dict.fromkeys(reversed(lines)))]  # a line that two shares have stands below both
    return once if len(uses) > 1 else [*once, *map(heading, uses)]


def _alike(game: Game) -> Iterable[list[Share]]:
    """The shares; those that differ only in when they are played for are made one, and of more than two those together that are
    won alike."""
    found: dict[object, Share] = {}
    for share in game.showdown:
        kind = (
            _part(game, [share]),
            use_label(game, share),
            share.qualifier,
            bool(share.when),
        )
        other = found.get(kind)
        if other:
            # a condition with the answers of both, in the order of the first
            answers = dict(share.when)
            either = tuple((name, (*allowed, *answers.get(name, ()))) for name, allowed in other.when)
            share = replace(share, when=either)
        found[kind] = share
    together: dict[object, list[Share]] = {}
    for share in found.values():
        alone = share.id if len(found) < 3 or share.by_outcome is not None else ""
        won = (shares_beside(game, share), use_label(game, share), share.when, alone)
        together.setdefault(won, []).append(share)
    return together.values()


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


def _part(game: Game, alike: Sequence[Share]) -> Phrase:
    """The part of the pot that each of these shares is when as many shares as possible are played for."""
    names, n = tuple(dict.fromkeys(map(share_name, alike))), shares_beside(game, alike[0])
    return (
        say("card-part-each", shares=names, n=n) if len(names) > 1 else say("card-part", share=names[0], n=n)
    )


# make the whole sentences of a card, in this order
SPECIAL = (_wild, _five_aces, _lines, _unusual_on_card, _compared, _rules)


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
                            rule for section in sections(game, step_sentences(game)) for rule in section.parts
                        )
                    ).values(),
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


# --- a hand on the screen of a phone that lies on the table


POSTS, SHOWDOWN = "forced-bets", "showdown"  # what comes before the first step, and after the last
TOLD = (
    "wins",
    "uses",
    "own-cards",
    "rows-fact-rows",
    "board",
    "draws",
    "forced-bets",
)  # facts that are told when the game changes
BETS = {"small_bet": "size-small", "big_bet": "size-big"}  # amounts whose phrase is that of a size


@memoized
def at_the_table(game: Game) -> AtTheTable:
    """What is known before the first card: who can play, what is posted, whether the button moves after a hand."""
    found = {fact.id: fact for fact in (*game_facts(game), *counted_facts(game))}
    if not game.open_face:
        found["uses"] = Fact("uses", heading(say("fact-uses")), sentence([won(game)]))
    facts = [found[name] for name in TOLD if name in found]
    if game.limit:
        facts.append(Fact("limit", heading(say("fact-limit")), heading(say(f"limit-{game.limit}"))))
    return AtTheTable(
        players=game.players,
        button=not game.forced_bets.bring_in or game.forced_bets.ante == "button",
        amounts=tuple(_amounts(game)),
        facts=tuple(facts),
    )


def _amounts(game: Game) -> Iterator[UsualAmount]:
    """The amounts of the usual stakes; at pot limit and no limit without sizes of bets, which are not fixed.

    Where every round has the small bet there is no big one.
    """
    if game.open_face:
        return
    one_size = {step.size for step in game.bets} == {"small"}
    sizes = {*BETS} - ({"big_bet"} if one_size else set()) if is_fixed(game) else set[str]()
    for name, chips in amounts_of(game, usual_stakes(game)).items():
        if name not in BETS or name in sizes:
            id_ = name.replace("_", "-")
            of_one = name == "ante" and game.forced_bets.ante == "big-blind"
            label = BETS.get(name) or f"forced-{'big-blind-ante' if of_one else id_}"
            yield UsualAmount(id_, heading(say(label)), chips)


def screens(game: Game, wins: tuple[Phrase, ...] = ()) -> tuple[HandScreen, ...]:
    """Every screen of a hand, in table order; the showdown is the last.    wins    what wins, in short lines"""
    said = open_face.showing(game) if game.open_face else say("showdown")
    words = joined(told_in("say", sentences(said)))
    act = ShownAct(SHOWDOWN, SHOWDOWN, short="", spoken=words, notes=wins)
    return (*_before_showdown(game), HandScreen(SHOWDOWN, heading(say("showdown-heading")), (act,)))


@memoized
def _before_showdown(game: Game) -> list[HandScreen]:
    named, acts, made = titles(game), list(_posted(game)), list[HandScreen]()
    for step, following in zip(game.play, (*game.play[1:], None), strict=True):
        acts.append(_act(game, step))
        if _ends(step, following) or acts[-1].answers:
            first = next(act.id for act in acts if act.id in named)
            made.append(HandScreen(first, named[first], tuple(acts)))
            acts = []
    return made


def _ends(step: Step, following: Step | None) -> bool:
    """Whether a screen ends with the step; rounds of which only one is played stand on one screen."""
    instead = isinstance(following, Bet) and apart(step.when, following.when)
    return following is None or (isinstance(step, (Bet, Place)) and not instead)


def _posted(game: Game) -> Iterator[ShownAct]:
    facts = [fact for fact in forced_bets(game) if fact not in _bringing_in(game)]
    if facts:
        names = listed(told_in("name", facts))
        yield ShownAct(POSTS, "post", short=heading(names), spoken=joined(told_in("say", facts)))


def _bringing_in(game: Game) -> list[Phrase]:
    """Who brings in, which is the last of the forced bets."""
    return [forced_bets(game)[-1]] if game.forced_bets.bring_in else []


def _act(game: Game, step: Step) -> ShownAct:
    burned = [say("short-burn")] if isinstance(step, (Deal, Draw)) and step.burns else []
    notes: tuple[Phrase, ...] = ()
    if isinstance(step, Bet):
        notes = (*own_words("row", ties_of_round(game, step)), *limits_of_round(game, step))
    return ShownAct(
        step.id,
        step.do,
        short=heading(listed([*burned, *in_few_words(game, step)])),
        spoken=spoken(game, step),
        when=step.when,
        burns=bool(burned),
        size=_size(game, step) if isinstance(step, Bet) else "",
        amount=_amount(game, step) if isinstance(step, Bet) else "",
        seats=_first_seats(game, step) if isinstance(step, Bet) else (),
        notes=notes,
        answers=tuple(_answers(game, step)),
    )


def spoken(game: Game, step: Step) -> Phrase:
    """What a dealer says at a step; of a betting round, who acts first."""
    if isinstance(step, Bet):
        first = _bringing_in(game) if step.first == "bring-in" else [first_to_act(game, step)]
        return joined([*told_in("say", first), *spoken_in_round(game, step)])
    if isinstance(step, Place):
        (rule,) = (rule for rule in open_face.placing(game, step) if rule.id == step.id)
        facts = [*sentences(rule.text)]
    else:
        facts = [*sentences(step_sentence(game, step))]
    return joined(told_in("say", facts))


def _size(game: Game, step: Bet) -> Phrase:
    return as_said("row", say(f"size-{step.size}")) if is_fixed(game) else heading(say(f"limit-{game.limit}"))


def _amount(game: Game, step: Bet) -> str:
    """The amount that a bet of the round has, if it is fixed."""
    return f"{step.size}-bet" if is_fixed(game) and f"{step.size}_bet" in BETS else ""


def _first_seats(game: Game, step: Bet) -> tuple[int, ...]:
    """For each number of players, how far to the left of the button the first to act sits; () where cards decide."""
    low, high = game.players
    if step.first == "left-of-button":
        return (1,) * (high - low + 1)
    if step.first != "left-of-big-blind":
        return ()
    return tuple((big_blind(game, n) + 2) % n for n in range(low, high + 1))


def _answers(game: Game, step: Step) -> Iterator[TableAnswer]:
    """The answers to a question on which later steps depend."""
    if isinstance(step, (Roll, Look, Choose)) and any(step.id in dict(later.when) for later in game.play):
        for outcome in step.outcomes:
            label = heading(answers(game, step.id, (outcome.id,)))
            name = "" if isinstance(step, Choose) else written(outcome.name)
            yield TableAnswer(outcome.id, label, name)


# --- the dealer's side of a table card


MOST_COUNTS = 3  # numbers of players for which the stub is counted, the largest first

DEALS = (DealToPlayers, DealToBoard)

Remedies = Sequence[tuple[Chapter, Rule]]  # what has words for cards


def dealer_sides(book: Book) -> dict[str, DealerSide]:
    """Id of every game that the book offers -> its dealer's side."""
    numbers, games = rule_numbers(book), book.offered.values()
    remedies = [(it, rule) for it in book.chapters.values() for rule in it.rules if rule.card]
    spread = {it.id: sum(concerns(it, game) for game in games) for it, _ in remedies}
    remedies.sort(key=lambda found: spread[found[0].id])  # chapters about few games first
    return {game.id: dealer_side(game, tuple(_mistakes(book, game, remedies, numbers))) for game in games}


def _mistakes(book: Book, game: Game, remedies: Remedies, numbers: RuleNumbers) -> Iterator[DealersMistake]:
    """What may go wrong in a game, and what its house does then."""
    for chapter, rule in remedies:
        card = next((card for card in rule.card if concerns(card, game)), None)
        if card and concerns(chapter, game) and concerns(rule, game):
            taken = book.house.choice_of(rule) if book.house else ""
            until = written(rule.until) if rule.until else ""
            remedy = written(card.by_choice.get(taken, card.text))
            yield DealersMistake(rule.id, written(rule.name), until, remedy, numbers[rule.id])


def dealer_side(game: Game, mistakes: tuple[DealersMistake, ...]) -> DealerSide:
    seats = tuple(seats_counted(game))
    posts = (act.spoken for screen in screens(game) for act in screen.acts if act.id == POSTS)
    # what the numbers of the stub take for granted
    if game.extra_card:
        counting = say("dealer-left-extra", rank=RANKS[game.extra_card.on])
    elif only(Take, game.play):
        counting = say("dealer-left-take")
    else:
        counting = say("dealer-left-draw" if any(step.draws for step in game.play) else "dealer-left")
    return DealerSide(
        before=(*posts, *([] if game.open_face else own_words("dealer", [dealing_order(game)]))),
        counts=tuple(say("dealer-count", n=n) for n in seats),
        counted=heading(counting),
        streets=tuple(_streets(game, seats)),
        notes=tuple(_dealer_notes(game)),
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
            left=tuple(_counted(_left_after(said, ways)) for ways in left),
        )
    (end,) = shown[-1].acts
    yield DealersStreet(shown[-1].title, "", "", "", (), end.spoken, ())


def _left_after(acts: Sequence[ShownAct], ways: Sequence[Mapping[str, int | None]]) -> Iterator[int | None]:
    """Cards left after a street, for each answer by which it is played: after the last of its acts that comes then."""
    for way in ways:
        if done := [act.id for act in acts if act.id in way]:
            yield way[done[-1]]


def _spoken(game: Game, act: ShownAct, when: Phrase) -> Phrase:
    """What is said at an act, after the answers that its street does not have."""
    answer = listed(answers(game, question, allowed) for question, allowed in act.when)
    return (
        act.spoken
        if answer in ("", when) or not act.spoken
        else say("card-bet-when", when=answer, bet=act.spoken)
    )


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


def _dealer_notes(game: Game) -> Iterator[Phrase]:
    """What is done with a short stub, and with odd chips."""
    told = (part for rule in step_sentences(game) for part in sentences(rule.text))
    yield from dict.fromkeys(own_words("dealer", told))
    yield from () if game.open_face else odd_chips(game)

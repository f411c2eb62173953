"""Open-face games in sentences: placing, rows and fouls, points, royalties with tables, Fantasyland, win cap."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import OpenFace, Row, RowHand
from poker_rulebook.book.steps import Place, only
from poker_rulebook.cards import RANKS
from poker_rulebook.document.tree import RuleView, Section, TableColumn, TableRow, TableView
from poker_rulebook.language.sentences import Phrase, heading, joined, say, unbroken, written
from poker_rulebook.language.wording import hand_kind, hand_name, qualifier_name
from poker_rulebook.play.openface import CLOSED
from poker_rulebook.play.rows import rules_of
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.named import weakest_hand
from poker_rulebook.ranking.ranking import Made
from poker_rulebook.rules.setup import deck_sentence


def weakest(line: RowHand, row: Row) -> Made:
    """The weakest hand that a line names."""
    return _weakest(row.ranking, line.hand)


@cache
def _weakest(ranking: Ranking, hand: str) -> Made:
    return ranking.made(weakest_hand(ranking, hand))


def category(line: RowHand, row: Row) -> Phrase:
    return weakest(line, row).category


def is_strongest(row: Row, line: RowHand) -> bool:
    """Whether no hand of the row is stronger, so that "or stronger" would be pointless."""
    return line.floor == next(value for value, _ in row.ranking.classes())


def is_strongest_class(row: Row, line: RowHand) -> bool:
    """Whether the line stands for the whole of the strongest class."""
    rules, made = row.ranking.rules, weakest(line, row)
    return not rules.wins_lowest and made.category == rules.classes[0] and row.ranking.is_weakest(made.cards)


def line_name(row: Row, line: RowHand, lines: Sequence[RowHand]) -> Phrase:
    """The name of a line: its class where it stands for the whole class, otherwise its hand.

    lines    all of the same list: where several are of one class, each is called by its hand
    """
    made, ranking = weakest(line, row), row.ranking
    if ranking.rules.wins_lowest:
        exact = is_strongest(row, line) or made.category != "high-card"
        return hand_name(ranking, made.cards) if exact else say("rows-royalty-low", rank=made.ranks[0])
    alike = [other for other in lines if other.row == row.id and category(other, row) == category(line, row)]
    if len(alike) > 1:
        return hand_name(ranking, made.cards)
    return qualifier_name(ranking, line.hand)


def royalty_tables(rules: OpenFace, *, short: bool = False) -> tuple[TableView, ...]:
    """A table for each row that earns royalties, the strongest hand first.

    short    whether hands of one class whose points rise by one from rank to rank share a line
    """
    tables = []
    for row in rules.rows:
        own = [line for line in rules.royalties if line.row == row.id]
        runs = list(_runs(row, own)) if short else [[line] for line in own]
        lines = tuple(_line(row, run, own) for run in reversed(runs))
        if lines:
            title = heading(written(row.name))
            columns = TableColumn(title), TableColumn(say("rows-points-column"), number=True)
            tables.append(TableView(f"royalties-{row.id}", title, columns=columns, rows=lines))
    return tuple(tables)


def _line(row: Row, run: Sequence[RowHand], own: Sequence[RowHand]) -> TableRow:
    first, last = run[0], run[-1]
    if first is last:
        return TableRow((heading(line_name(row, first, own)), str(first.amount)))
    low, high = (say(f"rank-{weakest(line, row).ranks[0]}") for line in (first, last))
    name = say("rows-royalty-run", **{"class": say(f"class-{category(first, row)}")}, low=low, high=high)
    points = unbroken(say("rows-royalty-points", low=str(first.amount), high=str(last.amount)))
    return TableRow((heading(name), points))


def _runs(row: Row, lines: Sequence[RowHand]) -> Iterator[list[RowHand]]:
    """Lines of one class, of neighbouring ranks, each with one point more than the one before."""
    for _, same in groupby(lines, key=lambda line: category(line, row)):
        run: list[RowHand] = []
        for line in same:
            if run and not _follows(row, run[-1], line):
                yield run
                run = []
            run.append(line)
        yield run


def _follows(row: Row, before: RowHand, line: RowHand) -> bool:
    rank, next_rank = (RANKS.index(weakest(one, row).ranks[0]) for one in (before, line))
    return next_rank == rank + 1 and line.amount == before.amount + 1


def sections(game: Game, play: list[RuleView]) -> tuple[Section, ...]:
    """The sections of a page, in the order in which a player needs them. play    every step"""
    rules = rules_of(game)
    made = [
        ("setup", "setup", _setup(game), False, ()),
        ("play", "rows-play", play, True, ()),
        ("rows", "rows-heading", _rows(rules), False, ()),
        ("scoring", "rows-scoring", _scoring(rules), False, ()),
        (
            "royalties",
            "rows-royalties",
            _royalties() if rules.royalties else [],
            False,
            royalty_tables(rules),
        ),
        (
            "fantasyland",
            "rows-fantasyland",
            _fantasyland(rules) if rules.fantasyland.enter else [],
            False,
            (),
        ),
        ("limits", "rows-win-cap", [_win_cap(rules)], False, ()),
    ]
    return tuple(
        Section(id_, heading(say(title)), tuple(said), ordered=order, royalties=tables)
        for id_, title, said, order, tables in made
        if said
    )


def the_row(row: Row) -> Phrase:
    """A row inside a sentence, with its article in English: the front."""
    return say("rows-the", row=written(row.name))


def _setup(game: Game) -> list[RuleView]:
    return [
        RuleView("deck", heading(say("deck")), deck_sentence(game.deck)),
        RuleView("no-betting", heading(say("rows-no-betting")), say("rows-setup")),
        RuleView("order-of-dealing", heading(say("street-deal")), say("order-from-button")),
    ]


def placing(game: Game, step: Place) -> list[RuleView]:
    """A step of placing; before the first, what players in Fantasyland do."""
    steps = only(Place, game.play)
    placed = sum(before.place * before.rounds for before in steps[: steps.index(step) + 1])
    lines = [say("rows-repeat", n=step.rounds, total=placed)] if step.rounds > 1 else []
    throws = next((s for s in steps if s.place < s.receive), None)
    more: list[Phrase] = [say("rows-no-moving")] if step is steps[0] and step.dealt != CLOSED else []
    more += [say("rows-discards")] if step is throws else []
    rest = step.receive - step.place
    key = "rows-lay-some" if rest else "rows-lay"
    counts = {"n": step.place} | ({"rest": rest} if rest else {})
    if step.dealt == "on-turn":
        laid = [say(f"{key}-on-turn", received=step.receive, **counts)]
    else:
        key += "-closed" if step.dealt == CLOSED else ""
        laid = [say(f"rows-deal-{step.dealt}", n=step.receive), say(key, **counts)]
    said = RuleView(step.id, "", joined([*laid, *lines]), joined(more))
    if step is not steps[0] or not rules_of(game).fantasyland.enter:
        return [said]
    there = say("rows-there-first", total=rules_of(game).cards)
    name = heading(say("rows-fantasyland"))
    return [RuleView("in-fantasyland", name, "", there), said]


def showing(game: Game) -> Phrase:
    """What happens after the last cards are placed."""
    if any(step.dealt == CLOSED for step in only(Place, game.play)):
        return say("rows-show-closed")
    return say("rows-show" if rules_of(game).fantasyland.enter else "rows-show-open")


def _rows(rules: OpenFace) -> list[RuleView]:
    out = [RuleView(f"row-{row.id}", heading(written(row.name)), _row(rules, row)) for row in rules.rows]
    pairs = [(row, rules.row(row.at_least)) for row in rules.rows if row.at_least]
    lines = [say("rows-at-least", row=the_row(row), other=the_row(other)) for row, other in pairs]
    lines += [say("rows-foul-is")] if lines else []
    if any(row.cards != other.cards for row, other in pairs):
        lines.append(say("rows-sizes"))
    lines.append(say("rows-judged"))
    return [*out, RuleView("row-order", heading(say("rows-mark-foul")), joined(lines))]


def _row(rules: OpenFace, row: Row) -> Phrase:
    lines = [say("rows-row", n=row.cards)]
    if has_few_classes(row):
        classes = row.ranking.rules.classes
        lines.append(say("rows-classes", classes=tuple(say(f"class-{name}") for name in classes)))
    else:
        lines.append(say("rows-row-kind", kind=hand_kind(row.ranking)))
    if row.qualifier:
        weakest = qualifier_name(row.ranking, row.qualifier)
        lines.append(say("rows-qualifier", row=the_row(row), hand=weakest))
    if not row.at_least and row.id not in {other.at_least for other in rules.rows}:
        lines.append(say("rows-free", row=the_row(row)))
    return joined(lines)


def has_few_classes(row: Row) -> bool:
    """Whether straights and flushes do not count in the row, so that its classes have to be named."""
    classes = row.ranking.rules.classes
    return bool(classes) and "straight" not in classes


def _scoring(rules: OpenFace) -> list[RuleView]:
    score = [say("rows-score", n=rules.row_points)]
    if rules.most_rows:
        score.append(say("rows-score-most", rows=most_rows(rules), n=rules.most_rows))
    if rules.all_rows:
        score.append(say("rows-score-all", n=rules.all_rows))
    equal = say("rows-equal-all" if rules.all_rows else "rows-equal")
    more = rules.all_rows or rules.most_rows
    fouled = [say("rows-fouled-more" if more else "rows-fouled", n=foul_points(rules))]
    if rules.royalties:
        fouled.append(say("rows-fouled-royalties"))
    fouled.append(say("rows-fouled-both"))
    return [
        RuleView("scoring-rows", "", joined([*score, equal])),
        RuleView("scoring-fouls", heading(say("rows-mark-foul")), joined(fouled)),
        RuleView("scoring-sum", "", say("rows-sum")),
    ]


def most_rows(rules: OpenFace) -> int:
    """The smallest number of rows that is more than half of them."""
    return len(rules.rows) // 2 + 1


def foul_points(rules: OpenFace) -> int:
    """What a foul costs against each player without one: the points for every row, and for winning them all."""
    return len(rules.rows) * rules.row_points + rules.all_rows + rules.most_rows


def _royalties() -> list[RuleView]:
    keys = {"who-pays": "rows-royalty", "one-a-row": "rows-royalty-one", "net": "rows-royalty-net"}
    return [RuleView(f"royalties-{id_}", "", say(key)) for id_, key in keys.items()]


def _fantasyland(rules: OpenFace) -> list[RuleView]:
    there = rules.fantasyland
    stay = say("rows-stay", hands=[hand_in(rules, line) for line in there.stay], n=there.stay_cards)
    set_all = [say("rows-there", total=rules.cards)]
    set_all += [say("rows-there-rest")] if there.most_cards > rules.cards else []
    button = joined([say("rows-leave"), say(f"rows-button-{there.button}")])
    enter = rules.fantasyland.enter
    firsts = [
        next(line for line in enter if line.row == row) for row in dict.fromkeys(it.row for it in enter)
    ]
    lines = [say("rows-enter", hands=[hand_in(rules, line) for line in firsts])]  # the weakest of each row
    amounts = {line.amount for line in enter}
    if len(amounts) == 1:
        lines.append(say("rows-enter-cards", n=amounts.pop()))
    else:
        named = [(line_name(rules.row(line.row), line, enter), line.amount) for line in enter]
        numbers = tuple(say("rows-enter-number", n=n, hand=name) for name, n in named)
        lines.append(say("rows-enter-numbers", numbers=numbers))
    if rules.fantasyland.both:
        lines.append(say("rows-enter-both", n=rules.fantasyland.both))
    return [
        RuleView("fantasyland-enter", "", joined(lines)),
        RuleView("fantasyland-there", "", joined(set_all)),
        RuleView("fantasyland-stay", "", stay),
        RuleView("fantasyland-button", heading(say("rows-button")), button),
    ]


def hand_in(rules: OpenFace, line: RowHand, lines: Sequence[RowHand] = ()) -> Phrase:
    """A hand with its row: "a pair of queens or stronger in the front", or without "or stronger" (see `exactly`).

    lines    all of the same list
    """
    row, key = rules.row(line.row), f"rows-hand{exactly(rules, line, lines)}-in"
    return say(key, hand=line_name(row, line, lines), row=the_row(row))


def exactly(rules: OpenFace, line: RowHand, lines: Sequence[RowHand] = ()) -> str:
    """A phrase ending: "-exactly" where nothing is stronger, or `lines` has other hands of the row; else ''."""
    row = rules.row(line.row)
    top = is_strongest(row, line) or is_strongest_class(row, line)
    return "-exactly" if top or sum(other.row == line.row for other in lines) > 1 else ""


def _win_cap(rules: OpenFace) -> RuleView:
    lines = [say(f"rows-win-cap-{rules.win_cap}")]
    lines += [say("rows-win-cap-order")] if rules.win_cap != "none" else []
    return RuleView("limits-cap", "", joined(lines))

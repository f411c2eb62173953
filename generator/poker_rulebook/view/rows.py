"""Open-face games in sentences: steps of placing, rows and fouls, points, royalties, Fantasyland, win cap."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from poker_rulebook.book.model import Game
from poker_rulebook.book.openface import Line, OpenFace, Row
from poker_rulebook.book.steps import Place, only
from poker_rulebook.view.hands import qualifier_name
from poker_rulebook.view.rankings import ranking_table
from poker_rulebook.view.royalties import is_strongest, is_strongest_class, line_name, royalty_tables
from poker_rulebook.view.sentences import Phrase, heading, joined, say, written
from poker_rulebook.view.setup import deck_sentence
from poker_rulebook.view.views import RankingTable, Rule, Section
from poker_rulebook.view.wording import hand_kind


def sections(game: Game, play: Sequence[Rule]) -> tuple[Section, ...]:
    """The sections of a page, in the order in which a player needs them. play    every step"""
    rules = game.open_face
    made = [
        ("setup", "setup", _setup(game), False, ()),
        ("play", "rows-play", play, True, ()),
        ("rows", "rows-heading", _rows(rules), False, ()),
        ("scoring", "rows-scoring", _scoring(rules), False, ()),
        ("royalties", "rows-royalties", _royalties(), False, royalty_tables(rules)),
        ("fantasyland", "rows-fantasyland", _fantasyland(rules), False, ()),
        ("limits", "rows-win-cap", [_win_cap(rules)], False, ()),
    ]
    return tuple(
        Section(id_, heading(say(title)), tuple(said), order, tables)
        for id_, title, said, order, tables in made
    )


def row_rankings(game: Game) -> tuple[RankingTable, ...]:
    """A table for each ranking of the rows, named after them."""
    rules, tables = game.open_face, []
    for id_, row in {row.ranking.id: row for row in reversed(rules.rows)}.items():
        names = tuple(written(other.name) for other in rules.rows if other.ranking.id == id_)
        table = ranking_table(game, row)
        tables.append(replace(table, title=say("rows-ranking", title=table.title, rows=names)))
    return tuple(reversed(tables))


def the_row(row: Row) -> Phrase:
    """A row inside a sentence, with its article in English: the front."""
    return say("rows-the", row=written(row.name))


def _setup(game: Game) -> list[Rule]:
    return [
        Rule("deck", heading(say("deck")), deck_sentence(game.deck)),
        Rule("no-betting", heading(say("rows-no-betting")), say("rows-setup")),
        Rule("order-of-dealing", heading(say("street-deal")), say("order-from-button")),
    ]


def placing(game: Game, step: Place) -> list[Rule]:
    """A step of placing; before the first, what players in Fantasyland do."""
    rules, steps = game.open_face, only(Place, game.play)
    placed = sum(before.place * before.rounds for before in steps[: steps.index(step) + 1])
    lines = [say("rows-repeat", n=step.rounds, total=placed)] if step.rounds > 1 else []
    more = [say("rows-no-moving")] if step is steps[0] else []
    more += [say("rows-discards")] if step is _first_throw(game) else []
    said = Rule(step.id, "", joined([*_placing(step), *lines]), _placing_label(step), joined(more))
    if step is not steps[0]:
        return [said]
    there = say("rows-there-first", total=rules.cards)
    return [Rule("in-fantasyland", heading(say("rows-fantasyland")), "", say("rows-card-there"), there), said]


def settling() -> Rule:
    """The end of a deal."""
    return Rule("layouts-settle", "", say("rows-show"), say("rows-card-score"))


def _first_throw(game: Game) -> Place | None:
    """The first step in which cards are discarded."""
    return next((step for step in only(Place, game.play) if step.place < step.receive), None)


def _placing(step: Place) -> list[Phrase]:
    rest = step.receive - step.place
    key = "rows-lay-some" if rest else "rows-lay"
    counts = {"n": step.place} | ({"rest": rest} if rest else {})
    if step.dealt == "on-turn":
        return [say(f"{key}-on-turn", received=step.receive, **counts)]
    how = "face-up" if step.dealt == "face-up" else "together"
    return [say(f"rows-deal-{how}", n=step.receive), say(key, **counts)]


def _placing_label(step: Place) -> Phrase:
    rest = step.receive - step.place
    counts = {"n": step.receive, "placed": step.place} | ({"rest": rest} if rest else {})
    label = say("rows-card-place-some" if rest else "rows-card-place", **counts)
    return say("rows-card-times", what=label, n=step.rounds) if step.rounds > 1 else label


def _rows(rules: OpenFace) -> list[Rule]:
    out = [Rule(f"row-{row.id}", heading(written(row.name)), _row(rules, row)) for row in rules.rows]
    pairs = [(row, rules.row(row.at_least)) for row in rules.rows if row.at_least]
    lines = [say("rows-at-least", row=the_row(row), other=the_row(other)) for row, other in pairs]
    lines += [say("rows-foul-is")] if lines else []
    if any(row.cards != other.cards for row, other in pairs):
        lines.append(say("rows-sizes"))
    lines.append(say("rows-judged"))
    return [*out, Rule("row-order", heading(say("rows-mark-foul")), joined(lines))]


def _row(rules: OpenFace, row: Row) -> Phrase:
    lines = [say("rows-row", row=written(row.name), n=row.cards)]
    classes = row.ranking.rules.classes
    if "straight" not in classes and classes:
        lines.append(say("rows-classes", classes=tuple(say(f"class-{name}") for name in classes)))
    else:
        lines.append(say("rows-row-kind", kind=hand_kind(row.ranking)))
    if row.qualifier:
        weakest = qualifier_name(row.ranking, row.qualifier)
        lines.append(say("rows-qualifier", row=the_row(row), hand=weakest))
    if not row.at_least and row.id not in {other.at_least for other in rules.rows}:
        lines.append(say("rows-free", row=the_row(row)))
    return joined(lines)


def _scoring(rules: OpenFace) -> list[Rule]:
    score = say("rows-score", n=rules.row_points, bonus=rules.all_rows)
    return [
        Rule("scoring-rows", "", joined([score, say("rows-equal")])),
        Rule("scoring-fouls", heading(say("rows-mark-foul")), say("rows-fouled")),
        Rule("scoring-sum", "", say("rows-sum")),
    ]


def _royalties() -> list[Rule]:
    keys = {"who-pays": "rows-royalty", "one-a-row": "rows-royalty-one", "net": "rows-royalty-net"}
    return [Rule(f"royalties-{id_}", "", say(key)) for id_, key in keys.items()]


def _fantasyland(rules: OpenFace) -> list[Rule]:
    there = rules.fantasyland
    stay = say("rows-stay", hands=hands_in(rules, there.stay), n=there.stay_cards)
    set_all = [say("rows-there", total=rules.cards)]
    set_all += [say("rows-there-rest")] if there.most_cards > rules.cards else []
    button = joined([say("rows-leave"), say(f"rows-button-{there.button}")])
    return [
        Rule("fantasyland-enter", "", joined(_enter(rules))),
        Rule("fantasyland-there", "", joined(set_all)),
        Rule("fantasyland-stay", "", stay),
        Rule("fantasyland-button", heading(say("rows-button")), button),
    ]


def _enter(rules: OpenFace) -> list[Phrase]:
    enter = rules.fantasyland.enter
    lines = [say("rows-enter", hands=hands_in(rules, weakest_of_rows(enter)))]
    amounts = {line.amount for line in enter}
    if len(amounts) == 1:
        lines.append(say("rows-enter-cards", n=amounts.pop()))
    else:
        named = [(line_name(rules.row(line.row), line, enter), line.amount) for line in enter]
        numbers = tuple(say("rows-enter-number", n=n, hand=name) for name, n in named)
        lines.append(say("rows-enter-numbers", numbers=numbers))
    if rules.fantasyland.both:
        lines.append(say("rows-enter-both", n=rules.fantasyland.both))
    return lines


def weakest_of_rows(lines: Sequence[Line]) -> list[Line]:
    """The first line of every row; lines stand from the weakest hand up."""
    first: dict[str, Line] = {}
    for line in lines:
        first.setdefault(line.row, line)
    return list(first.values())


def hands_in(rules: OpenFace, lines: Sequence[Line]) -> tuple[Phrase, ...]:
    """A pair of queens or stronger in the front, … ."""
    out = []
    for line in lines:
        row = rules.row(line.row)
        top = is_strongest(row, line) or is_strongest_class(row, line)
        key = "rows-hand-exactly-in" if top else "rows-hand-in"
        out.append(say(key, hand=line_name(row, line, ()), row=the_row(row)))
    return tuple(out)


def _win_cap(rules: OpenFace) -> Rule:
    lines = [say(f"rows-win-cap-{rules.win_cap}")]
    lines += [say("rows-win-cap-order")] if rules.win_cap != "none" else []
    return Rule("limits-cap", "", joined(lines))

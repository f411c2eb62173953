"""Pages of general rules: numbers, cases, decisions, played examples, citations, tables and sums; and the words of the glossary."""

from __future__ import annotations

import string
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial, reduce
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from poker_rulebook.book.chapters import (
    Calculator,
    Chapter,
    CitedHand,
    CountedTable,
    Rule,
    RuleDecision,
    Sum,
    concerns,
)
from poker_rulebook.book.house import Preset
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import cards_needed
from poker_rulebook.book.parts import text_of
from poker_rulebook.book.repository import Term
from poker_rulebook.document.tree import (
    Chart,
    ChartLine,
    Fact,
    FieldView,
    Form,
    OptionView,
    RuleView,
    Section,
    TableColumn,
    TableRow,
    TableView,
)
from poker_rulebook.document.views import (
    AccountedView,
    BranchView,
    ChapterView,
    CitedExample,
    DecisionView,
    GeneralRule,
    PresetView,
    SumView,
    WordView,
)
from poker_rulebook.figures import arithmetic
from poker_rulebook.figures.arithmetic import killer_formula, unseen_after_flop, worked_out
from poker_rulebook.figures.counted import ALL, POT_LIMIT_GAME, Rows, columns_of, counted_rows
from poker_rulebook.language.phrases import is_phrase
from poker_rulebook.language.sentences import (
    Phrase,
    abroad,
    filled,
    heading,
    listed,
    name_of,
    say,
    unbroken,
    written,
)
from poker_rulebook.language.wording import scale_name, side_in_sentence, side_of
from poker_rulebook.narrative.actions import card_marks
from poker_rulebook.pages.calculators import CALCULATORS, balance_given, places_given
from poker_rulebook.pages.citations import (
    RuleNumbers,
    citations,
    digest_of,
    falls_away,
    option_view,
    rule_choices,
    rule_numbers,
    source_view,
    spelled_out,
    taken_choices,
)
from poker_rulebook.pages.examples import example_view
from poker_rulebook.play.parser import read_cards
from poker_rulebook.play.pots import Award

# --- tables of general rules, some with a chart; and sums in sentences, with what is given and the result


NONE = "–"  # in a cell without a number
WIDE = 8  # columns beside the first one that fit on a page
TICK = 20  # percentage points between the lines of the chart


def table_view(book: Book, table: CountedTable) -> TableView:
    """A checked table, counted. Raises InputError for one that cannot be counted."""
    rows = counted_rows(book, table)
    charts = (_killer_chart(table, rows),) if table.given.get("counts") == "killer-cards" else ()
    shown = {"notes": ()} | _SHOW[table.shows](book, table.given, rows)
    return TableView(id=table.id, title=written(table.name), charts=charts, **shown)


def _table_of_sums(book: Book, given: Mapping[str, Any], rows: Rows) -> dict[str, Any]:
    """The fields of a counted table: a line for each value of one key, a column for each value of the others."""
    kind, key = given["counts"], next(iter(given["rows"]))
    columns = [TableColumn(_column(book, column), kind != "low-number") for column in columns_of(given)]
    lines = tuple(_row(_cell(row[key]), *map(_cell, row["cells"])) for row in rows)
    notes = [filled(text_of(note), {}) for note in given.get("notes", ())]
    return {
        "notes": (*notes, *_notes(book, given, lines)),
        "columns": (TableColumn(say(f"table-by-{key}"), isinstance(rows[0][key], int)), *columns),
        "rows": lines,
        "counted": _counted(book, given),
        "wide": len(columns) > WIDE,
    }


def _column(book: Book, column: Mapping[str, Any]) -> Phrase:
    """The heading of a column with these values, by the last one, which changes from column to column."""
    if column.get("or_better"):
        return say("table-or-better")
    if "ranking" in column:
        return heading(scale_name(book.rankings[column["ranking"]]))
    key, value = list(column.items())[-1]
    return say(f"table-of-{key}", n=value) if is_phrase(f"table-of-{key}") else str(value)


def _cell(value: Any) -> Phrase | int:
    """A value as a cell shows it: hands without hyphens, blinds with a stroke between them."""
    if isinstance(value, list):
        return say("strokes", items=tuple(say("number", n=chips) for chips in value))
    if value is None or isinstance(value, int):
        return NONE if value is None else value
    return _decimal(value) if "." in value else str(value).replace("-", "")


def _decimal(n: str) -> Phrase:
    """A number with tenths, or a percentage, as the language writes it."""
    return say("decimal", n=n)


def _notes(book: Book, given: Mapping[str, Any], lines: tuple[TableRow, ...]) -> Iterator[Phrase]:
    """Notes that help to read the table, computed from it."""
    if given["counts"] == "killer-cards":
        unseen = unseen_after_flop(book.games[given["game"]])
        yield say("table-killers-note")
        yield say("table-killers-formula", unseen=unseen, total=str(unseen), less=str(unseen - 1))
    elif given["counts"] == "low-number":
        rankings = [book.rankings[column["ranking"]] for column in columns_of(given)]
        if suits := [scale_name(ranking) for ranking in rankings if ranking.rules.counts_flushes]:
            yield say("table-low-suits", scales=suits)
    if any(isinstance(cell, str) and "T" in cell for line in lines for cell in line.cells):
        yield say("ten-is-t")


def _counted(book: Book, given: Mapping[str, Any]) -> Phrase:
    """How the table was counted; '' where a formula of the file says it."""
    if given["counts"] == "pot-raise":
        name = book.games[given.get("game", POT_LIMIT_GAME)].name
        return say("table-counted-pot-raise", game=written(name))
    key = f"table-counted-{given['counts']}"
    return say(key) if is_phrase(key) else ""


def _killer_chart(table: CountedTable, rows: Rows) -> Chart:
    """Chances by outs, a line for every other number of killers."""
    kills = [column["kills"] for column in columns_of(table.given)]
    shown = range(0, len(kills), 2)
    points = {k: tuple((float(row["outs"]), float(row["cells"][k])) for row in rows) for k in shown}
    lines = tuple(ChartLine(say("table-killers-line", n=kills[k]), of) for k, of in points.items())
    last = rows[-1]
    alt = say(
        "table-killers-alt", outs=last["outs"], kills=kills[shown[-1]],
        most=_decimal(f"{last['cells'][0]}%"), least=_decimal(f"{last['cells'][shown[-1]]}%"),
    )  # fmt: skip
    top = max(float(row["cells"][0]) for row in rows)
    top += -top % TICK
    return Chart(
        id=f"{table.id}-chart",
        title=written(table.name),
        across=say("table-killers-across"),
        up=say("table-killers-up"),
        right=float(last["outs"]),
        top=top,
        ticks_across=tuple(range(0, last["outs"] + 1, 5)),
        ticks_up=tuple(range(0, int(top) + 1, TICK)),
        unit="%",
        lines=lines,
        alt=alt,
    )


MOST_IN = 12  # the largest n where a chance above one half is told as "3 in n"


def _odds(book: Book, given: Mapping[str, Any], rows: Rows) -> dict[str, Any]:
    lines, counted = [], iter(rows)
    for group in given["of"]:
        title: Phrase = filled(text_of(group), {})
        for chance, row in zip(group["chances"], counted, strict=False):
            # a chance in words: 1 in 17, or 3 in 4 where it is above one half
            near = Fraction(row["chance"]).limit_denominator(MOST_IN)
            if 1 / 2 < near < 1:
                often = say("table-some-in", some=near.numerator, n=near.denominator)
            else:
                often = say("table-one-in", n=row["one_in"])
            cells = (filled(text_of(chance), {}), unbroken(often), _decimal(row["percent"]))
            lines.append(TableRow(cells, group=title))
            title = ""
    how_often = (TableColumn(say(f"table-odds-{key}"), True) for key in ("one-in", "percent"))
    columns = (TableColumn(say("table-odds-what")), *how_often)
    return {"columns": columns, "rows": tuple(lines), "counted": say("table-odds-counted")}


def _classes(book: Book, given: Mapping[str, Any], rows: Rows) -> dict[str, Any]:
    if "decks" in given:
        decks = [book.decks[name] for name in given["decks"]]
        joker = [say("table-class-no-joker")] if any(deck.jokers for deck in decks) else []
        counts = (TableColumn(say("table-class-deck", n=len(deck.cards)), True) for deck in decks)
        return {
            "notes": tuple(joker),
            "columns": (TableColumn(say("table-class")), *counts),
            "rows": tuple(_row(_class_name(row["class"]), *(row[deck.id] for deck in decks)) for row in rows),
            "counted": say("table-class-counted"),
        }
    lines = (
        TableRow((str(place), _class_name(row["class"]), say(f"means-{row['class']}")), row["sample"])
        for place, row in enumerate(rows, 1)
    )
    words = (TableColumn(say(key)) for key in ("table-class", "table-class-means", "table-class-sample"))
    return {"columns": (TableColumn(say("table-class-place"), True), *words), "rows": tuple(lines)}


def _class_name(name: str) -> Phrase:
    return say("table-class-all") if name == ALL else heading(say(f"class-{name}"))


def _row(*cells: Phrase | int) -> TableRow:
    return TableRow(tuple(say("number", n=cell) if isinstance(cell, int) else cell for cell in cells))


_SHOW: dict[str, Callable[[Book, Mapping[str, Any], Rows], dict[str, Any]]] = {
    "sums": _table_of_sums,
    "odds": _odds,
    "classes": _classes,
}


# --- sums


SumInputs = Mapping[str, Any]


class NarratedSum:
    """A sum while its sentences are made. given    its inputs; right    its result"""

    def __init__(self, book: Book, rule: Rule, example: Sum):
        self.book, self.figures = book, rule.figures
        self.given: SumInputs = example.given
        self.right = worked_out(book, rule, example)

    def game_name(self) -> Phrase:
        return written(self.book.games[self.given["game"]].name)

    def scale(self) -> Phrase:
        return scale_name(self.book.rankings[self.given["ranking"]])


def sum_view(book: Book, rule: Rule, example: Sum) -> SumView:
    """A checked sum, with its result. Raises InputError for one that cannot be worked out."""
    told = NarratedSum(book, rule, example)
    return SumView(example.id, tuple(_TELL[example.counts](told)), example.given.get("of", ""))


def _shootout(told: NarratedSum) -> Iterator[Phrase]:
    given = told.given
    advance = given.get("advance", 1)
    rounds, players = [], given["players"]
    for tables, short in zip(told.right["tables"], told.right["short"], strict=True):
        if tables == 1:
            full = not short
            rounds.append(say("sum-shootout-final") if full else say("sum-shootout-final-of", n=players))
        elif short:
            rounds.append(say("sum-shootout-short", n=tables, short=short))
        else:
            rounds.append(say("sum-shootout-tables", n=tables))
        players = tables * advance
    *before, last = rounds
    if before:
        chain = reduce(lambda so_far, after: say("sum-shootout-then", before=so_far, next=after), before)
        last = say("sum-shootout-last", before=chain, last=last)
    yield say("sum-shootout", n=given["players"], seats=given["seats"], rounds=last)
    if advance > 1:
        yield say("sum-shootout-advance", n=advance)


def _lammers(told: NarratedSum) -> Iterator[Phrase]:
    given, left = told.given, told.right["held"]
    worth = {"held": given["held"], "worth": given["worth"]}
    stack = given["stack"]
    yield say("sum-lammers", stack=stack, **worth) if stack else say("sum-lammers-broke", **worth)
    used = given["held"] - left
    if used > given["used"]:
        yield say("sum-lammers-all", level=str(given["level"]), stack=told.right["stack"])
    elif used:
        yield say("sum-lammers-used", n=used, stack=told.right["stack"])
    else:
        yield say("sum-lammers-unused", stack=told.right["stack"])
    yield say("sum-lammers-left", n=left) if left else say("sum-lammers-none-left")


def _formula(told: NarratedSum) -> Iterator[Phrase]:
    yield filled(text_of(told.given), {**told.figures, **told.given["with"], **told.right})


def _winner(told: NarratedSum) -> Iterator[Phrase]:
    won = arithmetic.taken(told.book, told.given)
    what = "bounty" if "busted" in told.given else "button"
    if what == "bounty":
        pot = pot_name(won.pot, won.pots)
        yield say("sum-bounty-out", seat=told.given["busted"], pot=pot)
    key, values = f"sum-{what}", dict[str, Any](seat=won.seats[0])
    if won.share is not None:
        key, values = f"{key}-share", values | {"share": side_of(won.share)}
    if len(won.seats) > 1:
        key, values = f"{key}-chopped", values | {"seats": won.seats}
    yield say(key, **values)


def _next_kill(told: NarratedSum) -> Iterator[Phrase]:
    leg = told.given.get("leg")
    if leg:
        yield say("sum-leg-before", seat=leg)
    names, hand = arithmetic.played(told.book, ("of",), told.given["of"])
    if hand.stakes.forced and (kill := hand.stakes.forced.kill) is not None:
        yield say("sum-kill-posted", seat=names[kill])
    won = arithmetic.winners_of(names, hand)
    yield say("sum-pot-won", seat=won[0]) if len(won) == 1 else say("sum-pot-shared", seats=won)
    if "kill" in told.right:
        yield say("sum-kill", seat=told.right["kill"], chips=told.right["chips"])
    elif "leg" in told.right:
        stays = "sum-leg-small" if len(won) == 1 else "sum-leg-stays"
        yield say(stays if told.right["leg"] == leg else "sum-leg", seat=told.right["leg"])
    else:
        yield say("sum-no-leg")


def _killer_cards(told: NarratedSum) -> Iterator[Phrase]:
    unseen = unseen_after_flop(told.book.games[told.given["game"]])
    outs, kills = told.given["outs"], told.given["kills"]
    formula = unbroken(killer_formula(unseen, outs, kills))
    percent = unbroken(say("decimal", n=told.right["percent"] + "%"))
    yield say("sum-killers", outs=outs, kills=kills, unseen=unseen, formula=formula, percent=percent)


def _low_number(told: NarratedSum) -> Iterator[Phrase]:
    number = str(told.given["number"])
    yield say("sum-low-number", n=number, scale=told.scale(), hand=told.right["hand"])


def _low_count(told: NarratedSum) -> Iterator[Phrase]:
    top, n = told.given["top"], told.right["hands"]
    if told.given.get("or_better"):
        better = say("or-better", rank=top)
        yield say("sum-low-count-better", scale=told.scale(), better=better, n=n)
    else:
        yield say("sum-low-count", scale=told.scale(), top=top, n=n)


def _substantial(told: NarratedSum) -> Iterator[Phrase]:
    actions = told.given["actions"]
    nouns = tuple(say(f"sum-action-{action}") for action in actions)
    if told.right["substantial"]:
        key = {2: "two", 3: "three"}.get(len(actions), "more")
    else:
        key = "one" if len(actions) == 1 else "no-chips"
    yield say(f"sum-substantial-{key}", actions=heading(say("sum-actions", actions=nouns)))


def _showing(told: NarratedSum) -> Iterator[Phrase]:
    game = told.book.games[told.given["game"]]
    shown = tuple(
        say("sum-shows", seat=seat, cards=card_marks(read_cards(game, cards, ())))
        for seat, cards in told.given["up"].items()
    )
    yield say("sum-showing", game=told.game_name(), shown=shown, seat=told.right["first"])


def _capacity(told: NarratedSum) -> Iterator[Phrase]:
    game, needed, players = told.book.games[told.given["game"]], told.right["cards"], told.given["players"]
    key = "fits"
    if needed > game.deck.size:
        key = "community" if cards_needed(game, players) <= game.deck.size else "short"
    yield say(f"sum-capacity-{key}", game=told.game_name(), n=players, cards=needed, deck=game.deck.size)


def _side_pots(told: NarratedSum) -> Iterator[Phrase]:
    given = told.given
    names = list(given["paid"])
    yield say("sum-paid", paid=_amounts(given["paid"].items()))
    if given.get("folded"):
        yield say("sum-folded", seats=given["folded"])
    found, back = arithmetic.contested(given)
    for seat, amount in back.items():
        yield say("sum-returned", seat=seat, chips=amount)
    for number, pot in enumerate(found):
        name, seats = heading(pot_name(number, len(found))), [names[seat] for seat in pot.seats]
        if len(seats) == 1:
            yield say("sum-pot-only", pot=name, chips=pot.chips, seat=seats[0])
        else:
            yield say("sum-pot", pot=name, chips=pot.chips, seats=seats)


def _split(told: NarratedSum) -> Iterator[Phrase]:
    seats = told.given["seats"]
    by_share: dict[str, list[Award]] = {}
    for award in arithmetic.awards(told.given):
        by_share.setdefault(award.share, []).append(award)
    totals = {share: sum(award.chips for award in won) for share, won in by_share.items()}
    if len(totals) > 1:
        sides = {share: side_in_sentence(_share(share)) for share in totals}
        parts = [say("sum-split-part", chips=n, share=sides[share]) for share, n in totals.items()]
        yield say("sum-split", pot=told.given["pot"], parts=parts)
        yield from _odd([sides[share] for share, n in totals.items() if n > min(totals.values())])
    for share, won in by_share.items():
        listed = _amounts((seats[award.seat], award.chips) for award in won)
        if len(totals) == 1:
            yield say("sum-split-tie", pot=told.given["pot"], won=listed)
        else:
            yield say("sum-split-won", share=heading(_share(share)), won=listed)
        yield from _odd([say("seat", seat=seats[award.seat]) for award in won if award.odd])
    if len(totals) > 1:
        yield say("sum-split-all", won=_amounts(told.right["chips"].items()))


def _odd(to: Sequence[Phrase]) -> Iterator[Phrase]:
    if len(to) == 1:
        yield say("sum-split-odd", to=to[0])
    elif to:
        yield say("sum-split-odds", to=to)


def _share(share: str) -> Phrase:
    key = f"side-{share}"
    return say(key) if is_phrase(key) else share


def _amounts(amounts: Iterable[tuple[str, int]]) -> list[Phrase]:
    return [unbroken(say("sum-seat-chips", seat=seat, chips=n)) for seat, n in amounts]


def pot_name(number: int, pots: int) -> Phrase:
    """The name of a pot among so many: the pot, the main pot, side pot 2."""
    if pots == 1:
        return say("sum-pot-name")
    if number == 0:
        return say("word-main-pot")
    return say("word-side-pot") if pots == 2 else say("word-side-pot-number", n=number)


def _worked(
    kind: str, *before: Callable[[Mapping[str, Any]], Phrase]
) -> Callable[[NarratedSum], Iterator[Phrase]]:
    """A function that tells a sum in the words of a calculator. before    make sentences on the question"""

    def told_by(told: NarratedSum) -> Iterator[Phrase]:
        yield from (given(told.given) for given in before)
        yield from CALCULATORS[kind](told.given).lines

    return told_by


_TELL: dict[str, Callable[[NarratedSum], Iterator[Phrase]]] = {
    "formula": _formula,
    "shootout": _shootout,
    "lammers": _lammers,
    "winner": _winner,
    "next-kill": _next_kill,
    "killer-cards": _killer_cards,
    "low-number": _low_number,
    "low-count": _low_count,
    "substantial-action": _substantial,
    "showing": _showing,
    "capacity": _capacity,
    "side-pots": _side_pots,
    "split": _split,
    "race": _worked("race"),
    "balance": _worked("balance", balance_given),
    "places": _worked("places", places_given),
    "penalty": _worked("penalty"),
    "payouts": _worked("payouts"),
    "satellite": _worked("satellite"),
    "icm": _worked("icm"),
    "bounty": _worked("bounty"),
}


# --- pages of general rules


def part_views(book: Book) -> Iterator[Section]:
    """Every part of the general rules."""
    numbers = rule_numbers(book)
    for part in book.parts:
        chapters = tuple(chapter_view(book, book.chapters[id_], numbers) for id_ in part.chapters)
        yield Section(part.id, written(part.name), chapters)


def accounted_views(book: Book) -> Iterator[AccountedView]:
    """The rules of the tournament directors, each with ours; none where the book has no such table."""
    numbers, tda = rule_numbers(book), book.tda
    for kind, rules in tda.listed.items() if tda else ():
        for found in rules:
            later = found.number if kind == "added" else tda.number_in_later(kind, found.number) if tda else 0
            yield AccountedView(
                kind=kind,
                number=found.number,
                name=say("tda-added") if kind == "added" else say(f"tda-{kind}", n=str(found.number)),
                later=say("tda-rules", n=str(later)) if later else "",
                subject=written(found.subject),
                stands=say(f"tda-{found.stands}"),
                ours=citations(book, found.ours, numbers),
                note=written(found.note) if found.note else "",
            )


def preset_views(book: Book) -> Iterator[PresetView]:
    """The choices of the house of this edition, then those of every preset."""
    for decided in (*([book.house] if book.house else []), *book.presets.values()):
        found = [(rule, taken) for rule, taken in taken_choices(book, decided) if taken]
        only = (
            rule.id for rule, _ in found if isinstance(decided, Preset) and decided.only_in_tournaments(rule)
        )
        rulings = {rule.id: taken for rule, taken in found}
        yield PresetView(decided.id, name_of(decided.name), rulings, tuple(only))


def named_choice(preset: Preset, rule: Rule) -> str:
    """The choice that it names itself; '' for none, also where it has nothing to do with the rule."""
    return preset.choices.get(rule.option.id, "") if rule.option else preset.general.get(rule.id, "")


def accounted_columns(book: Book) -> tuple[Phrase, ...]:
    """The headings above the numbers: the edition that the book follows, and the later one, if any."""
    if book.tda is None:
        return ()
    later = book.tda.later
    key = "tda-rule" if later is None or later.checked else "tda-rule-unverified"
    return say("tda-rule", edition=book.tda.edition), *([say(key, edition=later.edition)] if later else [])


def chapter_view(book: Book, chapter: Chapter, numbers: RuleNumbers) -> ChapterView:
    games = [game for game in book.offered.values() if chapter.applies and concerns(chapter, game)]
    return ChapterView(
        id=chapter.id,
        number=numbers[chapter.id],
        name=written(chapter.name),
        other_name=abroad(chapter.name),
        reading=spelled_out(chapter.name, chapter.reading),
        text=written(chapter.text),
        games=tuple((game.id, name_of(game.short)) for game in games),
        concerns=say("concerns-games", n=len(games)) if games else "",
        rules=tuple(rule_view(book, rule, numbers) for rule in chapter.rules),
        sources=tuple(source_view(source) for source in chapter.sources),
        search=tuple(dict.fromkeys([*chapter.name.values(), *chapter.also, chapter.reading])),
        digest=digest_of(book.chapters.source(chapter.id).value),
    )


def _cases(book: Book, rule: Rule) -> Iterator[RuleView]:
    """The cases of a rule; in an edition those that are about a game of it, and of the names only those of such games."""
    for case in rule.cases:
        played = [id_ for id_ in case.games if id_ in book.offered]
        if played or not case.games:
            names = (name_of(book.offered[id_].name) for id_ in played)
            condition = filled(case.condition, rule.figures) if case.condition else listed(names)
            yield RuleView(f"{rule.id}-{case.id}", condition, filled(case.outcome, rule.figures))


def rule_view(book: Book, rule: Rule, numbers: RuleNumbers) -> GeneralRule:
    told = partial(filled, figures=rule.figures)
    return GeneralRule(
        id=rule.id,
        number=numbers[rule.id],
        name=written(rule.name),
        roles=tuple((role, say(f"role-{role}")) for role in rule.roles),
        former=rule.former,
        search=tuple(dict.fromkeys([*rule.name.values(), *rule.also])),
        text=told(rule.text),
        until=told(rule.until) if rule.until else "",
        cases=tuple(_cases(book, rule)),
        cases_heads=(say(f"cases-{rule.cases_as}-if"), say(f"cases-{rule.cases_as}-then")),
        decision=_decision(rule.decision, rule.figures) if rule.decision else None,
        calculator=_calculator(rule.calculator) if rule.calculator else None,
        options=tuple(_options(book, rule)),
        tables=tuple(_tables(book, rule)),
        sums=tuple(_sums(book, rule)),
        hands=tuple(_hands(book, rule)),
        see=citations(book, rule.see, numbers),
    )


def _options(book: Book, rule: Rule) -> Iterator[OptionView]:
    """The choices of a rule, that of the house of this edition first."""
    if rule.option or rule.choices:
        id_ = rule.option.id if rule.option else "choices"
        title = option_view(rule.option).title if rule.option else say("house-alternatives")
        choices = sorted(rule_choices(book, rule), key=lambda it: not it.taken)
        gone = falls_away(book, book.house, rule) if book.house else None
        yield OptionView(f"{rule.id}-{id_}", title, (gone, *choices) if gone else tuple(choices))


def _tables(book: Book, rule: Rule) -> Iterator[TableView]:
    for table in rule.tables:
        shown = table_view(book, table)
        charts = tuple(replace(chart, id=f"{rule.id}-{chart.id}") for chart in shown.charts)
        yield replace(shown, id=f"{rule.id}-{table.id}", charts=charts)


def _sums(book: Book, rule: Rule) -> Iterator[SumView]:
    for example in rule.examples:
        if isinstance(example, Sum):
            shown = sum_view(book, rule, example)
            hand = shown.hand if _is_shown(book, *shown.hand.split("/")) else ""
            yield replace(shown, id=f"{rule.id}-{example.id}", hand=hand)


def _is_shown(book: Book, game: str, example: str = "") -> bool:
    """Whether a page shows that example: a house may not offer the game, or play it in another way."""
    return game in book.offered and any(it.id == example for it in book.offered[game].examples)


def _hands(book: Book, rule: Rule) -> Iterator[CitedExample]:
    for cited in rule.examples:
        if isinstance(cited, CitedHand) and _is_shown(book, cited.game, cited.example):
            game = book.offered[cited.game]
            example = next(example for example in game.examples if example.id == cited.example)
            told = example_view(book, game, example)
            yield CitedExample(f"{rule.id}-{game.id}-{example.id}", game.id, name_of(game.name), told)


def _decision(decision: RuleDecision, figures: dict[str, int]) -> DecisionView:
    number = {question.id: str(n) for n, question in enumerate(decision.questions, 1)}
    led_to = (id_ for q in decision.questions for id_ in (q.yes, q.no) if id_ in decision.outcomes)
    mark = dict(zip(dict.fromkeys(led_to), string.ascii_uppercase, strict=False))
    answered = {question.id: question.answered for question in decision.questions}
    after = {q.id: f.id for q, f in zip(decision.questions, decision.questions[1:], strict=False)}

    def branch(question: str, answer: str, leads_to: str) -> BranchView:
        below = after.get(question) == leads_to
        under = tuple(choice for choice, given in answered[question].items() if given == answer)
        return BranchView(
            say(f"answer-{answer}"), number.get(leads_to, ""), mark.get(leads_to, ""), below, under
        )

    questions = []
    for asked in decision.questions:
        branches = branch(asked.id, "yes", asked.yes), branch(asked.id, "no", asked.no)
        questions.append(RuleView(asked.id, number[asked.id], filled(asked.text, figures), parts=branches))
    outcomes = (RuleView(id_, mark[id_], filled(text, figures)) for id_, text in decision.outcomes.items())
    cases = (Section("", mark[outcome], tuple(_facts(decision, facts))) for facts, outcome in decision.cases)
    aloud = {mark[id_]: written(text) for id_, text in decision.aloud.items()}
    return DecisionView(tuple(questions), tuple(outcomes), aloud, tuple(cases))


def _calculator(calculator: Calculator) -> Form:
    fields = (
        FieldView(
            it.id,
            heading(written(it.text)),
            it.needed,
            it.takes,
            it.sample,
            tuple(Fact(id_, written(text)) for id_, text in it.words.items()),
        )
        for it in calculator.fields
    )
    return Form(calculator.does, tuple(fields))


def _facts(decision: RuleDecision, facts: dict[str, int | bool]) -> Iterator[Fact]:
    for name, value in facts.items():
        told = say("answer-yes" if value else "answer-no") if isinstance(value, bool) else f"{value:,}"
        yield Fact(name, heading(written(decision.facts[name])), told)


def word_view(book: Book, term: Term, numbers: RuleNumbers) -> WordView:
    return WordView(
        id=term.id,
        former=term.former,
        name=name_of(term.term),
        other_name=abroad(term.term),
        reading=spelled_out(term.term, term.reading),
        also=term.also,
        forms=term.forms,
        linked=term.linked,
        text=written(term.text),
        see=citations(book, term.see, numbers),
        search=term.reading,
        digest=digest_of(to_builtins(term)),
    )

"""What can be counted in an open-face game: facts, summary, its row in the table of all games, its table card."""

from __future__ import annotations

from poker_rulebook.book.model import Game, most_players
from poker_rulebook.book.openface import OpenFace
from poker_rulebook.book.steps import Place, only
from poker_rulebook.view import views
from poker_rulebook.view.hands import qualifier_name
from poker_rulebook.view.phrases import Phrases
from poker_rulebook.view.rows import placing_rules
from poker_rulebook.view.royalties import line_name, royalty_tables
from poker_rulebook.view.text import unbroken
from poker_rulebook.view.wording import heading, joined, written


def row_facts(say: Phrases, game: Game) -> tuple[views.Fact, ...]:
    """Players, cards, rows, rounds of placing."""
    rules, there = game.open_face, game.open_face.fantasyland.numbers
    low, high = game.players
    facts = [
        ("players", say.say("fact-players", low=low, high=high)),
        ("deck", say.say("fact-cards", n=game.deck.size)),
        ("own-cards", say.say("fact-cards", n=received(game))),
        ("rows-fact-rows", _comma(say).join(_row_sizes(say, rules))),
        ("rows-fact-rounds", say.say("fact-draws", n=rounds(game))),
        ("rows-fact-there", say.say("fact-cards-range", low=there[0], high=there[-1])),
        ("most-players", say.say("fact-most", n=most_players(game))),
    ]
    return tuple(views.Fact(key, heading(say.say(key)), heading(value)) for key, value in facts)


def _comma(say: Phrases) -> str:
    return "、" if say.locale == "ja" else ", "


def _row_sizes(say: Phrases, rules: OpenFace) -> list[str]:
    return [unbroken(say.say("rows-fact-row", row=written(say, row.name), n=row.cards)) for row in rules.rows]


def received(game: Game) -> int:
    """Cards that a player receives in a usual deal."""
    return sum(step.receive * step.rounds for step in only(Place, game.play))


def rounds(game: Game) -> int:
    """How often a player places cards in a usual deal."""
    return sum(step.rounds for step in only(Place, game.play))


def row_summary(say: Phrases, game: Game) -> str:
    """What game this is, in two sentences."""
    rules = game.open_face
    rows = tuple(say.say("rows-summary-row", row=written(say, row.name), n=row.cards) for row in rules.rows)
    if received(game) > rules.cards:
        cards = say.say("rows-summary-some", n=received(game), total=rules.cards, rows=rows)
    else:
        cards = say.say("rows-summary", n=rules.cards, rows=rows)
    return joined(say, [cards, say.say("rows-summary-points")])


def row_overview(say: Phrases, game: Game) -> tuple[str, ...]:
    """The cells of facts.COLUMNS: there is no board, no draw and no betting."""
    low, high = game.players
    between = "〜" if say.locale == "ja" else "–"
    return (
        say.say(f"family-{game.family}-short"),
        unbroken(f"{low}{between}{high}"),
        str(received(game)),
        "–",
        "–",
        "–",
        say.say("rows-points-short"),
        say.say("rows-pot-short"),
    )


def row_card(say: Phrases, game: Game) -> views.TableCard:
    """The card for scoring: points, fouls, royalties, Fantasyland."""
    low, high = game.players
    rules = game.open_face
    facts = [
        ("players", say.say("card-players", low=low, high=high)),
        ("deck", say.say("card-deck", n=game.deck.size)),
        ("rows", say.say("rows-card-rows", rows=_comma(say).join(_row_sizes(say, rules)))),
    ]
    return views.TableCard(
        facts=tuple(views.Fact(key, "", value) for key, value in facts),
        steps=tuple((rule.title, rule.label) for rule in placing_rules(say, game)),
        showdown=tuple(_lines(say, rules)),
        board=None,
        ranking=None,
        royalties=royalty_tables(say, rules, short=True),
    )


def _lines(say: Phrases, rules: OpenFace) -> list[str]:
    there = rules.fantasyland
    lines = [
        say.say("rows-card-row", n=rules.row_points),
        say.say("rows-card-all", n=rules.all_rows),
        say.say("rows-card-order", order=_order(say, rules)),
        say.say("rows-card-foul"),
    ]
    for row in rules.rows:
        numbers = [
            say.say("rows-card-number", hand=line_name(say, row, line, there.enter), n=line.amount)
            for line in there.enter
            if line.row == row.id
        ]
        if numbers:
            said = _comma(say).join(numbers)
            lines.append(say.say("rows-card-enter", row=written(say, row.name), numbers=said))
    if there.both:
        lines.append(say.say("rows-card-enter-both", n=there.both))
    stay = tuple(
        say.say(
            "rows-card-hand-in",
            hand=line_name(say, rules.row(line.row), line, ()),
            row=written(say, rules.row(line.row).name),
        )
        for line in there.stay
    )
    return [*lines, say.say("rows-card-stay", hands=stay, n=there.stay_cards)]


def _order(say: Phrases, rules: OpenFace) -> str:
    """front ≤ middle ≤ back, and what a row needs by itself."""
    chains: list[list[str]] = []
    for row in rules.rows:
        name = written(say, row.name)
        if row.at_least:
            below = written(say, rules.row(row.at_least).name)
            chain = next((chain for chain in chains if chain[-1] == below), None)
            if chain is None:
                chains.append([below, name])
            else:
                chain.append(name)
    said = [unbroken(" ≤ ".join(chain)) for chain in chains]
    for row in rules.rows:
        if row.qualifier:
            hand = qualifier_name(say, row.ranking, row.qualifier)
            said.append(say.say("rows-card-hand-in", hand=hand, row=written(say, row.name)))
    return _comma(say).join(said)

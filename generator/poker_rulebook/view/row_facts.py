"""What can be counted in an open-face game: facts, its row in the table of all games, its table card."""

from __future__ import annotations

from poker_rulebook.book.capacity import most_players
from poker_rulebook.book.model import Game
from poker_rulebook.book.openface import OpenFace
from poker_rulebook.book.steps import Place, only
from poker_rulebook.play.rows import rules_of
from poker_rulebook.view.rows import line_name, royalty_tables
from poker_rulebook.view.scales import unusual
from poker_rulebook.view.sentences import Phrase, heading, listed, say, unbroken, written
from poker_rulebook.view.streets import card_streets
from poker_rulebook.view.views import Fact, TableCard
from poker_rulebook.view.wording import qualifier_name


def facts(*found: tuple[str, Phrase, Phrase]) -> tuple[Fact, ...]:
    """Of (id, label, value) those with a value."""
    return tuple(Fact(id_, heading(label), heading(value)) for id_, label, value in found if value)


def row_facts(game: Game) -> tuple[Fact, ...]:
    """Players, cards, rows, and that points are settled."""
    low, high = game.players
    return facts(
        ("players", say("players"), say("fact-players", low=low, high=high)),
        ("own-cards", say("own-cards"), say("fact-cards", n=received(game))),
        ("rows-fact-rows", say("rows-fact-rows"), listed(_row_sizes(rules_of(game)))),
        ("betting-formats", say("fact-limit"), say("rows-points-short")),
        ("wins", say("fact-wins"), say("rows-pot-short")),
    )


def counted_row_facts(game: Game) -> tuple[Fact, ...]:
    """Rounds of placing, cards in Fantasyland, players whom the deck serves."""
    there = rules_of(game).fantasyland.numbers
    return facts(
        ("deck", say("deck"), say("fact-cards", n=game.deck.size)),
        ("rows-fact-rounds", say("rows-fact-rounds"), say("fact-draws", n=rounds(game))),
        ("rows-fact-there", say("rows-fact-there"), say("fact-cards-range", low=there[0], high=there[-1])),
        ("most-players", say("most-players"), say("fact-most", n=most_players(game))),
    )


def _row_sizes(rules: OpenFace) -> list[Phrase]:
    return [unbroken(say("rows-fact-row", row=written(row.name), n=row.cards)) for row in rules.rows]


def received(game: Game) -> int:
    """Cards that a player receives in a usual deal."""
    return sum(step.receive * step.rounds for step in only(Place, game.play))


def rounds(game: Game) -> int:
    """How often a player places cards in a usual deal."""
    return sum(step.rounds for step in only(Place, game.play))


def row_overview(game: Game) -> tuple[Phrase, ...]:
    """The cells of facts.OVERVIEW: there is no board, no draw and no betting."""
    low, high = game.players
    return (
        say(f"family-{game.family}-short"),
        unbroken(say("overview-players", low=low, high=high)),
        *(str(received(game)), "–", "–", "–"),
        *(say("rows-points-short"), say("rows-pot-short")),
    )


def row_card(game: Game) -> TableCard:
    """The card for scoring: points, fouls, royalties, Fantasyland."""
    low, high = game.players
    rules = rules_of(game)
    lines = [
        ("players", say("card-players", low=low, high=high)),
        ("deck", say("card-deck", n=game.deck.size)),
        ("rows", say("rows-card-rows", rows=listed(_row_sizes(rules)))),
    ]
    return TableCard(
        facts=tuple(Fact(key, "", value) for key, value in lines),
        streets=card_streets(game),
        showdown=tuple(_lines(rules)),
        board=None,
        ranking=None,
        royalties=royalty_tables(rules, short=True),
        special=tuple(dict.fromkeys(phrase for row in rules.rows for phrase in unusual(row.ranking))),
    )


def _lines(rules: OpenFace) -> list[Phrase]:
    there = rules.fantasyland
    lines = [
        say("rows-card-row", n=rules.row_points),
        say("rows-card-all", n=rules.all_rows),
        say("rows-card-order", order=_order(rules)),
        say("rows-card-foul"),
    ]
    for row in rules.rows:
        numbers = [
            say("rows-card-number", hand=line_name(row, line, there.enter), n=line.amount)
            for line in there.enter
            if line.row == row.id
        ]
        if numbers:
            lines.append(say("rows-card-enter", row=written(row.name), numbers=listed(numbers)))
    lines += [say("rows-card-enter-both", n=there.both)] if there.both else []
    rows = [(rules.row(line.row), line) for line in there.stay]
    stay = [
        say("rows-card-hand-in", hand=line_name(row, line, ()), row=written(row.name)) for row, line in rows
    ]
    return [*lines, say("rows-card-stay", hands=stay, n=there.stay_cards)]


def _order(rules: OpenFace) -> Phrase:
    """front ≤ middle ≤ back, and what a row needs by itself."""
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
            said.append(say("rows-card-hand-in", hand=hand, row=written(row.name)))
    return listed(said)

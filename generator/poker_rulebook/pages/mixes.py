"""A mixed game as one page shows it: which games, in which format, and when the next one begins.

The table of its games is computed from the games, under the choices that the mix makes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from poker_rulebook.book.house import Mix, MixedGame
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.document.tree import Fact, RuleView, Section
from poker_rulebook.document.views import MixCell, MixedGameView, MixView
from poker_rulebook.language.sentences import (
    Phrase,
    as_said,
    heading,
    joined,
    listed,
    name_of,
    say,
    sentences,
)
from poker_rulebook.language.text import marked_cards
from poker_rulebook.language.wording import is_fixed
from poker_rulebook.pages import citations
from poker_rulebook.pages.differences import CUSTOMS, Side, brief, differences
from poker_rulebook.pages.endpapers import apart
from poker_rulebook.pages.table_cards import table_card
from poker_rulebook.play.stakes import BETS, amounts_of, usual_stakes
from poker_rulebook.rules.facts import game_facts
from poker_rulebook.rules.rankings import ranking_table
from poker_rulebook.rules.streets import streets
from poker_rulebook.rules.summary import change_sentence, game_summary, mix_summary, pitch
from poker_rulebook.rules.wagering import first_to_act

CHIPS = (1, 5, 25, 100, 500, 1000, 5000)  # the usual sizes
MARKED = ("small", "big")  # sizes of bets with a mark of their own


def mix_view(book: Book, mix: Mix) -> MixView:
    """Everything about a mix."""
    sides = [Side(part.game) for part in mix.games]
    games = tuple(
        _row(book.games[part.game.id], part, sides[number], sides[:number])
        for number, part in enumerate(mix.games)
    )
    return MixView(
        **citations.of_both(mix),
        essence=mix_summary(mix),
        change=change_sentence(mix.change, mix.hands, "-short"),
        ways=_ways(book, mix),
        hands=mix.hands,
        players=mix.players,
        facts=_facts(mix),
        games=games,
        rules=tuple(_rules(mix)),
        options=tuple(citations.mix_option(mix, option) for option in mix.options),
        legend=_legend(games),
        digest=citations.mix_digest(book, mix),
    )


def at_limits(view: MixView, mix: Mix, small: int, big: int) -> MixView:
    """The same with the amounts of the table beside the format of every game.

    small, big    the small and the big bet at fixed limit; the blinds where no game is played so
    """
    fixed = any(is_fixed(part.game) for part in mix.games)
    unit, least = (small, small_blind(small)) if fixed else (big, small)
    rows = (
        replace(row, limit=heading(_at(part.game, row.limit, (small, big), unit, least)))
        if row.limit
        else row
        for row, part in zip(view.games, mix.games, strict=True)
    )
    return replace(view, games=tuple(rows))


def small_blind(big: int) -> int:
    """Half of the big blind; where that is no whole number, as much of it as can be posted in chips of one size: 10 of 25, 2 of 5."""
    chip = max(chip for chip in CHIPS if chip == 1 or 2 * chip <= big) if big % 2 else 1
    return big // 2 // chip * chip


def _at(game: Game, limit: Phrase, bets: tuple[int, int], unit: int, least: int) -> Phrase:
    """A format with its amounts. unit    the big blind, in which all other posts are counted; least    the small blind"""
    amounts = [f"{chips:,}" for chips in (bets if is_fixed(game) else (max(least, 1), unit))]
    if is_fixed(game) or {"small", "big"} <= set(game.forced_bets.blinds):
        kind = "bets" if is_fixed(game) else "blinds"
        return say(f"mix-limit-{kind}", limit=limit, small=amounts[0], big=amounts[1])
    usual = usual_stakes(game)
    told = tuple(
        say(
            "mix-limit-post",
            post=say(f"forced-{name.replace('_', '-')}"),
            chips=f"{max(chips * unit // usual.small_bet, 1):,}",
        )
        for name, chips in amounts_of(game, usual).items()
        if name not in BETS
    )
    return say("mix-limit-posts", limit=limit, posts=told)


def _ways(book: Book, mix: Mix) -> tuple[str, ...]:
    """When the game may change, the usual way first; one way where a house has settled it."""
    if mix.change in book.settled.get("mix", ()):
        return (mix.change,)
    offered = (choice.id for option in mix.options if option.id == "change" for choice in option.choices)
    return tuple(dict.fromkeys((mix.change, *offered)))


def _short(game: Game) -> Phrase:
    return name_of(game.short)


def _facts(mix: Mix) -> tuple[Fact, ...]:
    low, high = mix.players
    limits = tuple(dict.fromkeys(part.game.limit for part in mix.games if part.game.limit))
    facts = [
        ("mix-number", str(len(mix.games))),
        ("players", say("fact-players", low=low, high=high)),
        ("mix-change", change_sentence(mix.change, mix.hands, "-short")),
        ("betting-formats", listed(say(f"limit-{limit}") for limit in limits)),
    ]
    return tuple(Fact(key, heading(say(key)), heading(value)) for key, value in facts)


def _rules(mix: Mix) -> list[RuleView]:
    """The rules of a mix: order, change, formats and players."""
    turns = "mix-no-turns" if mix.change == "dealers-choice" else "mix-turns"
    low, high = mix.players
    smallest = [part.game for part in mix.games if part.game.players[1] == high]
    names = tuple(dict.fromkeys(_short(game) for game in smallest))
    # what the button does during games that have none, as the TDA rules
    button: list[tuple[str, str, Phrase]] = []
    without = [part.game for part in mix.games if part.game.forced_bets.bring_in]
    named = tuple(dict.fromkeys(_short(game) for game in without if game.forced_bets.ante != "button"))
    if named and len(without) < len(mix.games):
        orbit = [say("mix-orbit-without-button")] if mix.change == "orbit" else []
        button.append(
            (
                "button",
                "mix-button-heading",
                joined([say("mix-button", games=named), *orbit, say("mix-button-moves")]),
            )
        )
    rules = [
        ("turns", "mix-turns-heading", say(turns)),
        ("next-game", "mix-change", change_sentence(mix.change, mix.hands)),
        *button,
        ("limits", "mix-limits-heading", joined(_limits(mix))),
        ("players", "players", say("mix-players", low=low, high=high, games=names)),
    ]
    return [RuleView(id_, heading(say(title)), text) for id_, title, text in rules]


def _limits(mix: Mix) -> list[Phrase]:
    by_limit: dict[str, list[Phrase]] = {}
    for part in mix.games:
        if part.game.limit:
            by_limit.setdefault(part.game.limit, []).append(_short(part.game))
    names = {limit: say(f"limit-{limit}") for limit in by_limit}
    if len(by_limit) == 1:
        all_at = [say("mix-limit-all", limit=name) for name in names.values()]
        return [*all_at, say("mix-same-bets-all")] if "fixed-limit" in by_limit else all_at
    sentences = [
        say("mix-limit-part", limit=names[limit], games=tuple(dict.fromkeys(games)))
        for limit, games in by_limit.items()
    ]
    blinds = {is_fixed(part.game) for part in mix.games if "big" in part.game.forced_bets.blinds}
    sentences += [say("mix-same-bets")] if len(by_limit.get("fixed-limit", ())) > 1 else []
    return [*sentences, say("mix-same-blinds")] if len(blinds) > 1 else sentences


def _row(page: Game, part: MixedGame, side: Side, before: Sequence[Side]) -> MixedGameView:
    """A game in its turn. page    the same as it has a page, which a house may play otherwise than in a mix"""
    game, on_card = part.game, table_card(part.game)
    tables = {share.ranking.id: ranking_table(game, share) for share in game.showdown}
    cells: list[tuple[str, str, list[Phrase]]] = [
        ("forced-bets", "forced-bets", [fact.text for fact in on_card.facts if fact.id == "forced-bets"]),
        ("first", "mix-first", [heading(_first(game))] if game.bets else []),
        ("cards", "cards", _cards(game)),
        ("wins", "column-pot", list(on_card.showdown)),
        ("best", "mix-best", [marked_cards(table.rows[0].cards) for table in tables.values() if table.rows]),
    ]
    # the usual choices of a game where its page has others
    usual = {option.id: option.choices[0].id for option in page.options}
    unlike = {id_: usual[id_] for id_ in page.choices if id_ in usual and id_ not in game.choices}
    return MixedGameView(
        id=part.id,
        label=part.label,
        game=game.id,
        name=name_of(game.name),
        short=_short(game),
        limit=heading(say(f"limit-{game.limit}")) if game.limit else "",
        choices=game.choices | unlike,
        told=in_list(side, before),
        cells=tuple(MixCell(id_, heading(say(label)), tuple(lines)) for id_, label, lines in cells),
        steps=tuple(_steps(game)),
    )


def _steps(game: Game) -> Iterator[Fact]:
    """What is dealt on every street, and the mark of its bet."""
    for street in streets(game)[:-1]:
        yield Fact("step", street.short or street.title)
        marks = dict.fromkeys(bet.size if bet.size in MARKED else "any-size" for bet in street.bets)
        yield from (Fact("bet", say(f"mark-{mark}")) for mark in marks)


def _cards(game: Game) -> list[Phrase]:
    """The own cards, then the board and the draws, if any."""
    facts = {fact.id: fact for fact in game_facts(game)}
    told = (facts[key].in_line for key in ("board", "draws") if key in facts)
    return [facts["own-cards"].text, *told]


def _first(game: Game) -> Phrase:
    """Who acts first in the first betting round, and who later."""
    first, *later = dict.fromkeys(
        first_to_act(game, step) for step in game.bets if step.first != "same-order"
    )
    if not later:
        return as_said("mix", first)
    return say("mix-first-then", first=as_said("mix", first), later=as_said("mix", later[0]))


def _legend(games: Sequence[MixedGameView]) -> tuple[Fact, ...]:
    used = {step.title for game in games for step in game.steps}
    marks = (Fact(it, say(f"mark-{it}"), say(f"mark-{it}-meaning")) for it in (*MARKED, "any-size"))
    return tuple(mark for mark in marks if mark.title in used)


# --- a game in a list of games

MOST = 2  # sentences that tell a game by another one


def in_list(side: Side, before: Sequence[Side]) -> Phrase:
    """What somebody who has read of the games before has to know of this one: its pitch, and two things that the game just
    before has not, if it is of the same family.

    A game without a pitch is told in the sentences that tell variants, by the earlier game from which it differs least; where
    that takes many sentences, by its essence. Betting formats, which the list names, and the rules that follow from them are left out.
    """
    game = side.game
    if any(other.game.id == game.id for other in before):
        return say("beside-again", game=name_of(game.name))
    if said := pitch(game):
        alike = before and before[-1].game.family == game.family  # across families everything differs
        changed = apart(game, before[-1].game) if alike else ""
        after = [say("beside-before", game=_short(before[-1].game), changes=changed)] if changed else []
        return joined([said, *after])
    found = [(it, other.game) for other in before if (it := _differences(side, other))]
    if not found:
        return game_summary(game)
    nearest, base = min(found, key=lambda it: _length(it[0]))
    if short := brief(game, base):
        return short
    lead = say("relative-lead", game=name_of(base.name))
    return joined([lead, *_told(nearest)]) if _length(nearest) <= MOST else game_summary(game)


def _differences(side: Side, other: Side) -> tuple[Section, ...]:
    if bool(side.game.open_face) != bool(other.game.open_face):
        return ()
    return tuple(found for found in differences(side, other) if found.id not in CUSTOMS)


def _told(found: Sequence[Section]) -> list[Phrase]:
    told = []
    for difference in found:
        for it in difference.parts:
            told.append(say("beside-rule", title=heading(it.title), text=it.text) if it.title else it.text)
        told += [difference.text] if difference.text else []
    return told


def _length(found: Sequence[Section]) -> int:
    """How many sentences tell the differences."""
    texts = (
        text for difference in found for text in (difference.text, *(it.text for it in difference.parts))
    )
    return sum(len(sentences(text)) for text in texts)

"""A mixed game as one page shows it: which games, in which format, and when the next one begins.

What stands in the table of its games is counted from the games, under the choices that the mix makes.
"""

from __future__ import annotations

from poker_rulebook.book.load import Book
from poker_rulebook.book.mix import Mix, MixedGame
from poker_rulebook.book.model import Game, Option
from poker_rulebook.book.steps import Bet, Step
from poker_rulebook.view import mix_views, views
from poker_rulebook.view.card import table_card
from poker_rulebook.view.facts import game_facts, summary
from poker_rulebook.view.game import digest, digest_of, note_view, option_view, source_view
from poker_rulebook.view.phrases import Phrases
from poker_rulebook.view.rankings import ranking_table
from poker_rulebook.view.steps import play_rules
from poker_rulebook.view.text import cards
from poker_rulebook.view.wording import heading, is_fixed, joined

MARKED = ("small", "big")  # sizes of a bet that have a mark of their own


def mix_view(say: Phrases, book: Book, mix: Mix) -> mix_views.Mix:
    """Everything about a mix in one language."""
    games = tuple(_row(say, part) for part in mix.games)
    return mix_views.Mix(
        id=mix.id,
        name=mix.name[say.locale],
        short=mix.short[say.locale],
        other_name=mix.name["ja" if say.locale == "en" else "en"],
        reading=mix.reading,
        also=mix.also,
        summary=_summary(say, mix),
        change=_change(say, mix.change, mix.hands, "-short"),
        facts=_facts(say, mix),
        games=games,
        rules=tuple(_rules(say, mix)),
        options=tuple(_option(say, mix, option) for option in mix.options),
        notes=tuple(note_view(say, note) for note in mix.notes),
        history=tuple(note_view(say, note) for note in mix.history),
        sources=tuple(source_view(source) for source in mix.sources),
        legend=_legend(say, mix),
        search=tuple(dict.fromkeys([*mix.name.values(), *mix.short.values(), *mix.also, mix.reading])),
        digest=mix_digest(book, mix),
    )


def mix_digest(book: Book, mix: Mix) -> str:
    """Eight hex digits of what the file of the mix and those of its games say."""
    return digest_of([book.mixes.source(mix.id).value, [digest(book, part.game.id) for part in mix.games]])


def _summary(say: Phrases, mix: Mix) -> str:
    """Which games these are; one that stands twice is told apart by its format."""
    games = [part.game for part in mix.games]
    ids = [game.id for game in games]
    names = tuple(
        say.say("mix-game-in-format", game=_short(say, game), limit=say.say(f"limit-{game.limit}"))
        if ids.count(game.id) > 1
        else _short(say, game)
        for game in games
    )
    return joined(
        say, [say.say("mix-summary", n=len(games), games=names), _change(say, mix.change, mix.hands)]
    )


def _short(say: Phrases, game: Game) -> str:
    return game.short[say.locale]


def _change(say: Phrases, way: str, hands: int, form: str = "") -> str:
    """When the game changes, as a sentence, or with form "-short" in a few words."""
    return say.say(f"change-{way}{form}", **({"n": hands} if way == "hands" else {}))


def _facts(say: Phrases, mix: Mix) -> tuple[views.Fact, ...]:
    low, high = mix.players
    limits = tuple(dict.fromkeys(part.game.limit for part in mix.games))
    facts = [
        ("mix-number", str(len(mix.games))),
        ("players", say.say("fact-players", low=low, high=high)),
        ("mix-change", _change(say, mix.change, mix.hands, "-short")),
        (
            "betting-formats",
            ("、" if say.locale == "ja" else ", ").join(say.say(f"limit-{x}") for x in limits),
        ),
    ]
    return tuple(views.Fact(key, heading(say.say(key)), heading(value)) for key, value in facts)


def _rules(say: Phrases, mix: Mix) -> list[views.Rule]:
    """Order, change, formats and players."""
    turns = "mix-no-turns" if mix.change == "dealers-choice" else "mix-turns"
    low, high = mix.players
    smallest = [part.game for part in mix.games if part.game.players[1] == high]
    names = tuple(dict.fromkeys(_short(say, game) for game in smallest))
    rules = [
        ("turns", "mix-turns-heading", say.say(turns)),
        ("next-game", "mix-change", _change(say, mix.change, mix.hands)),
        ("limits", "mix-limits-heading", joined(say, _limits(say, mix))),
        ("players", "players", say.say("mix-players", low=low, high=high, games=names)),
    ]
    return [views.Rule(id_, heading(say.say(title)), text) for id_, title, text in rules]


def _limits(say: Phrases, mix: Mix) -> list[str]:
    by_limit: dict[str, list[str]] = {}
    for part in mix.games:
        by_limit.setdefault(part.game.limit, []).append(_short(say, part.game))
    names = {limit: say.say(f"limit-{limit}") for limit in by_limit}
    if len(by_limit) == 1:
        all_at = [say.say("mix-limit-all", limit=name) for name in names.values()]
        return [*all_at, say.say("mix-same-bets-all")] if "fixed-limit" in by_limit else all_at
    sentences = [
        say.say("mix-limit-part", limit=names[limit], games=tuple(dict.fromkeys(games)))
        for limit, games in by_limit.items()
    ]
    return [*sentences, say.say("mix-same-bets")] if len(by_limit.get("fixed-limit", ())) > 1 else sentences


def _option(say: Phrases, mix: Mix, option: Option) -> views.Option:
    if option.name:
        return option_view(say, option)
    texts = [(choice.id, _change(say, choice.id, mix.hands)) for choice in option.choices]
    choices = tuple(views.Choice(id_, text, index == 0) for index, (id_, text) in enumerate(texts))
    return views.Option(option.id, heading(say.say("mix-change")), choices)


def _row(say: Phrases, part: MixedGame) -> mix_views.MixedGame:
    game = part.game
    cells = [
        (
            "forced-bets",
            "forced-bets",
            [f.value for f in table_card(say, game).facts if f.id == "forced-bets"],
        ),
        ("first", "mix-first", [heading(_first(say, game))]),
        ("cards", "cards", _cards(say, game)),
        ("wins", "column-pot", list(table_card(say, game).showdown)),
        ("best", "mix-best", _best(say, game)),
    ]
    return mix_views.MixedGame(
        id=part.id,
        label=part.label,
        game=game.id,
        name=game.name[say.locale],
        short=_short(say, game),
        limit=heading(say.say(f"limit-{game.limit}")),
        summary=summary(say, game),
        cells=tuple(
            mix_views.MixCell(id_, heading(say.say(label)), tuple(lines)) for id_, label, lines in cells
        ),
        steps=tuple(
            _step(say, game, step, rule.label)
            for step, rule in zip(
                game.play, play_rules(say, game), strict=False
            )  # the last rule is the showdown
        ),
    )


def _cards(say: Phrases, game: Game) -> list[str]:
    """Own cards, and then the board and the draws where there are any."""
    facts = {fact.id: fact for fact in game_facts(say, game)}
    colon = "：" if say.locale == "ja" else ": "
    more = (facts[key] for key in ("board", "draws") if key in facts)
    return [facts["own-cards"].value, *(f"{fact.label}{colon}{fact.value}" for fact in more)]


def _first(say: Phrases, game: Game) -> str:
    """Who acts first in the first betting round, and who later."""
    first, *later = dict.fromkeys(step.first for step in game.bets if step.first != "same-order")
    if not later:
        return say.say(f"acts-{first}")
    return say.say("mix-first-then", first=say.say(f"acts-{first}"), later=say.say(f"acts-{later[0]}"))


def _best(say: Phrases, game: Game) -> list[str]:
    """The strongest hand of each ranking that decides a share, where hands can be shown."""
    tables = {share.ranking.id: ranking_table(say, game, share) for share in game.showdown}
    return [cards(table.rows[0].cards) for table in tables.values() if table.rows]


def _step(say: Phrases, game: Game, step: Step, label: str) -> mix_views.MixStep:
    return (
        mix_views.MixStep("bet", say.say(f"mark-{_mark(game, step)}"))
        if isinstance(step, Bet)
        else mix_views.MixStep("step", label)
    )


def _mark(game: Game, step: Bet) -> str:
    return step.size if is_fixed(game) and step.size in MARKED else "any-size"


def _legend(say: Phrases, mix: Mix) -> tuple[views.Fact, ...]:
    used = {_mark(part.game, step) for part in mix.games for step in part.game.bets}
    return tuple(
        views.Fact(mark, say.say(f"mark-{mark}"), say.say(f"mark-{mark}-meaning"))
        for mark in (*MARKED, "any-size")
        if mark in used
    )

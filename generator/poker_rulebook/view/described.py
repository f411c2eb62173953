"""Games and mixes in a few words: as they stand in a list for programs, and what a mix is."""

from __future__ import annotations

from typing import Any

from poker_rulebook.book.mix import Mix
from poker_rulebook.book.model import Game, Option
from poker_rulebook.languages import LOCALES
from poker_rulebook.view.essence import essence
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import Phrase, joined, name_of, say


def described_game(game: Game) -> dict[str, Any]:
    """A game in a list of games: names, family, what game it is, players, deck, options.

    based_on    id of the game of which it is a variant; None for one that is learned from its own page
    essence     locale -> two sentences, plain
    """
    return _described(game, game.family, game.based_on, essence(game), game.deck.id)


def described_mix(mix: Mix) -> dict[str, Any]:
    """A mix in a list of games and mixes: the same keys, with the games in order of play.

    deck    the one deck of all its games; None where they need several
    """
    deck = mix.decks[0] if len(mix.decks) == 1 else None
    return _described(mix, "mix", "", mix_essence(mix), deck) | {
        "games": [
            {"id": part.id, "label": part.label, "game": part.game.id, "choices": part.game.choices}
            for part in mix.games
        ],
        "change": mix.change,
    }


def _described(it: Game | Mix, family: str, base: str, said: Phrase, deck: str | None) -> dict[str, Any]:
    return {
        "id": it.id,
        "name": it.name,
        "short": it.short,
        "reading": it.reading,
        "also": list(it.also),
        "family": family,
        "based_on": base or None,
        "essence": {locale: plain(said, locale) for locale in LOCALES},
        "players": {"min": it.players[0], "max": it.players[1]},
        "deck": deck,
        "options": [_option(option) for option in it.options],
    }


def _option(option: Option) -> dict[str, Any]:
    return {"id": option.id, "default": option.choices[0].id, "choices": [c.id for c in option.choices]}


def mix_essence(mix: Mix) -> Phrase:
    """Which games these are; one that stands twice is told apart by its format."""
    games = [part.game for part in mix.games]
    ids = [game.id for game in games]
    names = tuple(
        say("mix-game-in-format", game=name_of(game.short), limit=say(f"limit-{game.limit}"))
        if ids.count(game.id) > 1
        else name_of(game.short)
        for game in games
    )
    return joined([say("mix-summary", n=len(games), games=names), change_sentence(mix.change, mix.hands)])


def change_sentence(way: str, hands: int, form: str = "") -> Phrase:
    """When the game changes, as a sentence, or with form "-short" in a few words."""
    return say(f"change-{way}{form}", **({"n": hands} if way == "hands" else {}))

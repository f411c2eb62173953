"""What a game is in two sentences: no two games share them, and no rare word of a game file goes unsaid."""

from __future__ import annotations

from collections import defaultdict

import pytest

from poker_rulebook.view.essence import essence
from poker_rulebook.view.peculiar import peculiarities
from poker_rulebook.view.sentences import Paragraph, Sentence

RARE = 6  # a word that fewer games use is peculiar to them

# Keys of a game file that say nothing of how it is played, and those whose values are names or cards.
NO_RULES = {
    "id", "name", "short", "reading", "also", "former", "family", "based_on", "examples", "options", "notes", "history",
    "sources", "see", "players", "fantasyland", "rows", "royalties", "points",
}  # fmt: skip
NO_WORDS = {"slots", "lines", "grid", "id", "name", "faces", "counts", "cards", "lowest", "in", "turns_down"}

# A word, or the path that ends in it -> how the phrase begins that tells it.
TOLD = {
    "forced_bets.ante": "ante-empty-pot",
    "forced_bets.blinds": "button-blind",
    "suit_order": "essence-equal-hands-suit",
    "equal_hands": "essence-equal-hands-suit",
    "board.one_from_each": "essence-from-each-row",
    "board.when": "essence-dice",
    "check_raise": "essence-no-check-raise",
    "dealt_from": "order-seat-one-button",
    "deck": "essence-from-deck",
    "forced_bets.bring_in": "bring-in",
    "if_nobody_qualifies": "essence-nobody",
    "joker": "essence-joker",
    "play.bet.discard": "essence-kept",
    "play.bet.first": "essence-first",
    "play.bet.if_passed": "essence-passed-out",
    "play.bet.must_bet": "essence-must-bet",
    "play.bet.openers": "essence-openers",
    "play.bet.opening": "essence-forced-",
    "play.bet.ranking": "essence-first",
    "play.bet.size": "essence-either-size",
    "play.bet.turn_up": "essence-turn-up-with-action",
    "play.choose": "essence-way-picked",
    "play.deal.face": ("essence-expose", "essence-others"),
    "play.declare": "essence-declaration",
    "play.discard": "essence-thrown",
    "play.divide": "essence-divided",
    "play.expose": "essence-expose",
    "play.expose.order": "essence-expose-laid",
    "play.stay": "essence-stay",
    "play.take": "essence-taken",
    "play.pass": "essence-pass",
    "play.look": "essence-look",
    "play.place": "essence-placed",
    "play.place.dealt": "essence-discards-unseen",
    "play.remove": "essence-removed",
    "play.roll": "essence-di",
    "play.turn-up": "essence-turned-up",
    "play.bet.when": "essence-way",
    "play.deal.when": "essence-way",
    "play.discard.when": "essence-way",
    "pot": "essence-priority",
    "pot_goes_to": "essence-priority",
    "short_all_in": "essence-short-all-in",
    "showdown.down_suit": "down-suit",
    "showdown.hand": "essence-use-hand",
    "showdown.odd_chips_within": "essence-odd-within",
    "showdown.or": "essence-use-either",
    "showdown.otherwise": ("essence-one-side", "essence-no-low"),
    "showdown.own": ("essence-use-kept", "essence-closest"),
    "showdown.qualifier": "essence-",
    "showdown.ranking": "essence-",
    "showdown.when": ("essence-way", "essence-low-by-dice"),
    "showing_ties": "essence-showing-ties",
    "extra_card": "essence-extra-card",
    "wild": "essence-wild",
}


def keys_in(phrase):
    """The keys of a phrase and of all phrases in it."""
    if isinstance(phrase, Sentence):
        yield phrase.key
        for _, value in phrase.values:
            for part in value if isinstance(value, tuple) else (value,):
                yield from keys_in(part)
    elif isinstance(phrase, Paragraph):
        for part in phrase.parts:
            yield from keys_in(part)


def words(value, path):
    """Paths of the words of a game file, with their values where these are words too."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if path == "play" and key == "do":
                continue
            if key not in (NO_RULES if not path else NO_WORDS):
                here = f"{path}.{key}" if path else key
                yield here, ""
                if not path.endswith("when"):
                    yield from words(inner, here)
    elif isinstance(value, list):
        for inner in value:
            step = path == "play" and isinstance(inner, dict)
            yield from words(inner, f"play.{inner['do']}" if step else path)
            if step:
                yield f"play.{inner['do']}", ""
    elif isinstance(value, str):
        yield path, value


@pytest.fixture(scope="module")
def said(book):
    return {game.id: (essence(game), peculiarities(game)) for game in book.games.values()}


def test_every_rare_word_is_named_in_the_essence_or_below_it(book, said):
    users = defaultdict(set)
    for game in book.games:
        for word in words(book.games.source(game).rules, ""):
            users[word].add(game)
    rare = {word: games for word, games in users.items() if len(games) < RARE}
    unsaid = []
    for (path, value), games in sorted(rare.items()):
        told = next((TOLD[end] for end in _ends(path) if end in TOLD), None)
        for game in sorted(games):
            keys = {key for part in said[game] for key in keys_in(part)}
            if told is None or not any(key.startswith(told) for key in keys):
                unsaid.append(f"{game}: {path} {value}")
    assert "" == "\n".join(unsaid)
    assert len(rare) > 50


def _ends(path):
    """The path, and the paths around it."""
    parts = path.split(".")
    return [".".join(parts[:end]) for end in range(len(parts), 0, -1)]

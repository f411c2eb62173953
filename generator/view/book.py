"""The whole book in one language."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator

from generator.book.load import Book
from generator.view import views
from generator.view.chapters import part_views
from generator.view.facts import COLUMNS, overview_row
from generator.view.game import game_view
from generator.view.mixes import mix_view
from generator.view.phrases import Phrases, phrases
from generator.view.wording import heading

FAMILIES = ("flop", "stud", "draw", "hybrid", "open-face")
LABELS = (
    "contents games all-games index examples example notes history sources options default other-choices "
    "at-a-glance board hand-ranking chances table-card table-cards also-called players column-game column-hand column-seat "
    "column-class column-sample column-choice column-rule word-stacks-before word-stacks-after word-dealt word-board "
    "word-wins word-does-not-qualify word-pot permalink page language-en language-ja dealers-view families "
    "mixes mixes-text mix-order mix-rules mix-change mix-sheet in-mixes deal-and-betting "
    "general-rules general-rules-text role-page-player role-page-dealer role-page-floor role-text-player role-text-dealer "
    "role-text-floor case-if case-then worked-cases see-also"
).split()

FULL_SIZE = dict(zip("ぁぃぅぇぉっゃゅょゎ", "あいうえおつやゆよわ", strict=True))
VOWELS = {
    "あ": "あかさたなはまやらわ", "い": "いきしちにひみり", "う": "うくすつぬふむゆる",
    "え": "えけせてねへめれ", "お": "おこそとのほもよろを",
}  # fmt: skip
VOWEL_OF = {kana: vowel for vowel, kanas in VOWELS.items() for kana in kanas}
ROWS = {"あ": "あいうえお", "か": "かきくけこ", "さ": "さしすせそ", "た": "たちつてと", "な": "なにぬねの",
        "は": "はひふへほ", "ま": "まみむめも", "や": "やゆよ", "ら": "らりるれろ", "わ": "わをん"}  # fmt: skip


def book_view(book: Book, locale: str) -> views.Book:
    """Every game of the book in one language, by family, with the tables over all of them."""
    say = phrases(locale)
    games = {game.id: game_view(say, book, game) for game in book.games.values()}
    mixes = [mix_view(say, book, mix) for mix in book.mixes.values()]
    return views.Book(
        locale=locale,
        title=say.say("title"),
        subtitle=say.say("subtitle"),
        families=tuple(_families(say, games.values())),
        overview_columns=tuple(heading(say.say(f"column-{c}")) for c in ("game", *COLUMNS)),
        overview=tuple(overview_row(say, book.games[id_]) for id_ in _in_order(locale, games)),
        index=index(locale, [*games.values(), *mixes]),
        labels={key: heading(say.say(key)) for key in LABELS},
        mixes=tuple(sorted(mixes, key=_size)),
        parts=part_views(say, book),
    )


def _size(mix: views.Mix) -> tuple[int, str]:
    """Mixes stand from the fewest games to the most."""
    return len(mix.games), mix.id


def _families(say: Phrases, games: Iterable[views.Game]) -> Iterator[views.Family]:
    games = list(games)
    for family in FAMILIES:
        members = [game for game in games if game.family == family]
        order = _in_order(say.locale, {game.id: game for game in members})
        by_id = {game.id: game for game in members}
        if members:
            name = heading(say.say(f"family-{family}"))
            text = say.say(f"family-text-{family}")
            yield views.Family(family, name, text, tuple(by_id[id_] for id_ in order))


def _in_order(locale: str, games: dict[str, views.Game]) -> list[str]:
    return sorted(games, key=lambda id_: sort_key(locale, games[id_]))


def sort_key(locale: str, game: views.Game | views.Mix):
    """Alphabetical order in English, the order of the readings in Japanese."""
    return reading_key(game.reading) if locale == "ja" else game.name.casefold()


def reading_key(reading: str) -> tuple[list[str], list[int], list[int]]:
    """Order of a hiragana reading: letters, then plain before voiced, then ー before small before full size."""
    letters: list[str] = []
    voicing: list[int] = []
    size: list[int] = []
    for char in unicodedata.normalize("NFD", reading):
        if char in "\u3099\u309a":
            voicing[-1] = 1 if char == "\u3099" else 2
            continue
        letters.append(VOWEL_OF[letters[-1]] if char == "ー" else FULL_SIZE.get(char, char))
        voicing.append(0)
        size.append(0 if char == "ー" else 1 if char in FULL_SIZE else 2)
    return letters, voicing, size


def index(locale: str, games: Iterable[views.Game | views.Mix]) -> tuple[views.IndexGroup, ...]:
    """Names under letters; in Japanese under the kana of their reading."""
    groups: dict[str, list[tuple[str, str]]] = {}
    for game in sorted(games, key=lambda game: sort_key(locale, game)):
        groups.setdefault(_heading(locale, game), []).append((game.name, game.id))
    return tuple(views.IndexGroup(name, tuple(entries)) for name, entries in groups.items())


def _heading(locale: str, game: views.Game | views.Mix) -> str:
    if locale == "en":
        return game.name[0].upper() if game.name[0].isalpha() else "0–9"
    first = reading_key(game.reading)[0][0]
    return next(row for row, kanas in ROWS.items() if first in kanas)

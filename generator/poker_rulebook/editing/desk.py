"""What the page for editors asks while a file of a game is typed. Each answer is made from the text alone and the book beside it.

In the page this runs as it is here, in CPython made for browsers: site/assets/desk.js asks, browser/whole.py writes what it needs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from itertools import zip_longest
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from poker_rulebook.book.begun import CannotBegin, begun_from, empty_game
from poker_rulebook.book.check import looked_through, of_game
from poker_rulebook.book.load import Book, load
from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.problems import BookError, Problem
from poker_rulebook.book.source import TO_WRITE
from poker_rulebook.changes.compared import RULES, Change, game_change
from poker_rulebook.changes.compared import of_game as sentences_of
from poker_rulebook.changes.hands_apart import Played, deals_compared
from poker_rulebook.changes.sides import BookSide, PagesCompared, playable
from poker_rulebook.changes.telling import as_markdown
from poker_rulebook.changes.word_by_word import by_word
from poker_rulebook.editing.completion import Completion
from poker_rulebook.editing.form import filled, form_of, once_more, without
from poker_rulebook.editing.proposal import proposed_at
from poker_rulebook.inspection import of_played_game
from poker_rulebook.languages import SOURCE
from poker_rulebook.play.reading import InputError
from poker_rulebook.play.script import findings, run
from poker_rulebook.view.examples import result_view
from poker_rulebook.view.game import game_view
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import Phrase, say
from poker_rulebook.view.tree import sentences_in
from poker_rulebook.view.views import GameView
from poker_rulebook.view.wording import seated

_ID = re.compile(r"^id: *([a-z0-9-]+) *(?:#.*)?$", re.MULTILINE)
FEW_DEALS = 100  # for the summary of a change
TEXTS = 2  # as it was typed, and as it is told while its reading is still to be written
_OPEN = re.compile(rf"(?<=[ {{\[]){TO_WRITE}(?=[\s}}\],])")
READING = "reading: \u304b\u306a"  # in kana, in place of one that is still to be written
_UNREAD = re.compile(f"^reading: *{TO_WRITE}", re.MULTILINE)
NEW = "new-game"  # the id of a file that says none
Given = dict[str, Any]


def begun(folder: str, locale: str) -> Desk:
    """The desk of a page, where `browser.whole` has been unpacked."""
    root = Path(folder)
    values = json.loads((root / "values.json").read_text("utf-8"))
    return Desk(root / "book", values, locale, root / "edited")


class Desk:
    """One book, and beside it a file of a game that is being edited.

    place    a folder of its own, in which that file is written
    model    the id of the game that the text is compared with: itself, or the one that it was begun from; '' for none
    """

    def __init__(self, folder: Path, values: Mapping[str, Any], locale: str, place: Path):
        self.book, self.locale, self.place, self.model = load(folder), locale, place, ""
        self.book.reader.learn(values)
        self.completion = Completion(self.book, locale)
        self._books: dict[str, Book] = {}  # of the last texts

    def answer(self, asked: str) -> str:
        """What a question gives, both as JSON: {"ask": the name of a method, and what it takes}."""
        said = json.loads(asked)
        return json.dumps(getattr(self, said.pop("ask"))(**said), ensure_ascii=False)

    def opened(self, game: str = "", base: str = "", id: str = NEW) -> Given:
        """The text to begin with: of a game of the book, of a new one from a base, or from nothing."""
        self.model = self.book.called(game or base) if game or base else ""
        known = self.model in self.book.games.paths
        if game and known:
            return {"text": self.book.games.source(self.model).text, "file": f"games/{self.model}.yaml"}
        try:
            text = begun_from(self.book, id, self.model, {}) if known else empty_game(self.book, id)
        except CannotBegin:  # of a game from a known one, or from nothing, only the id can be wrong
            return {"wrong": self.plain(say("edit-no-id", id=id))}
        return {"text": text, "file": f"games/{id}.yaml", "unknown": (game or base) if not known else ""}

    # --- the edited file

    def edited(self, text: str) -> tuple[Book, str]:
        """The book with the text in the place of its file, and the id that the text says."""
        found = _ID.search(text)
        id_ = found[1] if found else NEW
        if text not in self._books:
            path = self.place / f"{id_}.yaml"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            book = self.book.with_file(path)
            book.reader.source(path)  # as the next text is written to the same place
            self._books = dict([*self._books.items(), (text, book)][-TEXTS:])
        return self._books[text], id_

    def game(self, text: str) -> tuple[Book, Game] | None:
        """None where the file cannot be played as it is. What is still to be written keeps nothing else from being told."""
        book, id_ = self.edited(_OPEN.sub(2 * TO_WRITE, _UNREAD.sub(READING, text)))
        try:
            return book, book.games[id_]
        except BookError:
            return None

    def checked(self, text: str) -> Given:
        """What is wrong with the file by itself, as `check` says it."""
        book, id_ = self.edited(text)
        return {"id": id_, "problems": list(map(_told, of_game(book, id_)))}

    def across(self, text: str) -> Given:
        """The same beside all other files, with its examples, and its page under every choice of a table."""
        book, id_ = self.edited(text)
        source = book.games.source(id_)
        found, sound = looked_through(book, [source.file])
        found = [problem for problem in found if problem.file == source.file]
        return {"problems": list(map(_told, found or of_played_game(book, sound.games[id_])))}

    # --- what it says

    def told(self, text: str) -> Given:
        """The sentences of the page and the lines of the card, beside what they were."""
        now, before = self._view(text), self._before()
        if now is None:
            return {"rows": None, "card": None}
        old, new = (sentences_of(view, RULES) if view else [] for view in (before, now))
        cards = (
            sentences_in(replace(view.card, ranking=None), "card") if view else () for view in (before, now)
        )
        return {"rows": self._beside(old, new), "card": self._beside(*cards)}

    def _view(self, text: str) -> GameView | None:
        found = self.game(text)
        if not found:
            return None
        book, game = found
        return game_view(book, playable(book, _readable(game)))

    def _before(self) -> GameView | None:
        return game_view(self.book, self.book.games[self.model]) if self.model else None

    def _beside(self, old: Iterable[tuple[str, Phrase]], new: Iterable[tuple[str, Phrase]]) -> list[Given]:
        """Lines of both in the order of the page, those that say the same side by side."""
        before, after = ([(at, self.plain(said)) for at, said in them] for them in (old, new))
        rows: list[Given] = []
        for _, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
            for was, now in zip_longest(before[a:b], after[c:d], fillvalue=("", "")):
                rows.append(_row(was[1], now[1]))
        return rows

    def plain(self, said: Phrase) -> str:
        return " ".join(plain(said, self.locale).strip().lstrip(":\uff1a").split())

    def compared(self, text: str, deals: int) -> Given:
        """What changes in play, by the same random deals under the rules of before and of now; None where they are the same."""
        found = self.game(text)
        if not found or not self.model:
            return {"compared": None if self.model else False}
        book, game = found
        if game.id == self.model:
            change = self._change(book, game, deals)
        else:
            change = Change("added", play=deals_compared(self.book.games[self.model], game, deals))
        options = {name: self._played(played) for name, played in change.options.items()}
        return {
            "compared": True,
            "play": self._played(change.play),
            "options": options,
            "examples": list(change.examples),
        }

    def _played(self, played: Played | None) -> Given | None:
        """How many deals differ; and of the first hand that does what goes as before, and the rest side by side."""
        if played is None:
            return None
        told: Given = {"deals": played.deals, "changed": played.changed}
        if hand := played.first:
            rows = [_row(before, after) for before, after in hand.lines[self.locale]]
            told |= {"deal": hand.deal, "same": hand.same[self.locale], "rows": rows}
        return told

    def _change(self, book: Book, game: Game, deals: int) -> Change:
        """Of a game that the book has."""
        return game_change(PagesCompared(BookSide("", self.book), BookSide("", book)), game.id, deals)

    # --- what is proposed

    def proposal(self, text: str, title: str, configured: Mapping[str, str]) -> Given:
        """File, title and summary of what changes; and where that can be proposed, '' where no host is known."""
        book, id_ = self.edited(text)
        file, is_new = f"games/{id_}.yaml", id_ not in self.book.games.paths
        name = book.games.source(id_).rules.get("name", {}).get(SOURCE, id_) if self.game(text) else id_
        title = title or (f"A new game: {name}" if is_new else f"{name}: other rules or words")
        summary = self._summary(text, is_new)
        where, whole = proposed_at(configured, file, is_new, text=text, title=title, summary=summary)
        return {"file": file, "title": title, "summary": summary, "where": where, "whole": whole}

    def _summary(self, text: str, is_new: bool) -> str:
        """What the comment below a pull request says of the game, in English; of a new one what it was begun from."""
        found = self.game(text)
        if not found:
            return self.plain(say("edit-still-wrong"))
        if is_new:
            return f"Begun from {self.model}." if self.model else ""
        book, game = found
        return as_markdown({game.id: self._change(book, game, FEW_DEALS)})

    # --- words and fields

    def words(self, text: str, cursor: int) -> Given:
        return {"words": self.completion.at(text, cursor)}

    def form(self, text: str) -> Given:
        return {"parts": form_of(text, self.completion)}

    def filled(self, text: str, path: list[str | int], value: str | list[str]) -> Given:
        return {"text": filled(text, path, value)}

    def without(self, text: str, path: list[str | int]) -> Given:
        return {"text": without(text, path)}

    def once_more(self, text: str, path: list[str | int]) -> Given:
        return {"text": once_more(text, path)}

    # --- its examples

    def played(self, text: str) -> Given:
        """Every example: whether it comes out as the file says, and how it does come out."""
        found = self.game(text)
        if not found:
            return {"examples": None}
        book, game = found
        examples = _readable(game).examples
        return {"examples": [self._example(book, game, n, it) for n, it in enumerate(examples)]}

    def _example(self, book: Book, game: Game, number: int, example: Example) -> Given:
        source = book.games.source(game.id)
        wrong = [
            source.problem(("examples", number, *at), said, hint)
            for at, said, hint in findings(book, game, example)
        ]
        line = source.problem(("examples", number), "").line
        row = {"id": example.id, "title": self.plain(seated(example.title)), "line": line}
        return row | {
            "problems": list(map(_told, wrong)),
            "comes": list(self._comes_out(book, game, example)),
        }

    def _comes_out(self, book: Book, game: Game, example: Example) -> Iterator[str]:
        """The result, and the hand as players tell it; nothing where it cannot be played."""
        try:
            view = result_view(game, example, run(book, game, example), stepped=False)
        except InputError:
            return
        lines = (
            say("fact-in-line", label=line.title, value=line.text) if line.title else line.text
            for line in view.lines
        )
        yield from filter(None, map(self.plain, (view.result, *lines)))


def _readable(game: Game) -> Game:
    """The game without examples where the file has some that cannot be read."""
    try:
        len(game.examples)
    except BookError:
        return replace(game, examples=())
    return game


def _row(before: str, after: str) -> Given:
    """Two lines; where they are not the same also the pieces of both, word by word."""
    return {
        "before": before,
        "after": after,
        "pieces": list(by_word(before, after)) if before != after else None,
    }


def _told(problem: Problem) -> Given:
    return {
        "line": problem.line, "column": problem.column, "about": problem.path, "message": problem.message, "hint": problem.hint,
    }  # fmt: skip

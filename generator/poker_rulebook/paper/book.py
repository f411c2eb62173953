"""The book: English, Japanese and both side by side, for A4 and US Letter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from poker_rulebook.paper.said import said
from poker_rulebook.paper.typesetting import Job, job
from poker_rulebook.view.book import Edition
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import name_of

PAPERS = ("a4", "letter")
EDITIONS = {"en": ("en",), "ja": ("ja",), "bilingual": ("en", "ja")}

IMPRINT = {
    "edition": {
        "en": "Edition",
        "ja": "版",
    },
    "licence": {
        "en": "The text of this book may be copied, changed and published by anyone who gives credit, under the Creative Commons Attribution 4.0 International licence (CC BY 4.0): https://creativecommons.org/licenses/by/4.0/",
        "ja": "本書の文章は、クリエイティブ・コモンズ 表示 4.0 国際ライセンス（CC BY 4.0）のもと、出典を示せば、誰でも複製し、改変し、公開することができる。https://creativecommons.org/licenses/by/4.0/deed.ja",
    },
    "rules": {
        "en": "Nobody can own the rules of a game. The licence is about these words and the way they are arranged.",
        "ja": "ゲームのルールそのものは、誰のものでもない。ライセンスの対象は、本書の文章とその構成である。",
    },
    "made": {
        "en": "Every rule in this book is printed from the same data that a program plays by, and every example is a hand that this program has played. The letters and digits after the word Edition stand for these data: two copies that show the same ones contain the same rules. Each game has such a mark of its own at its end.",
        "ja": "本書の規定は、プログラムが実際にゲームを進行させるのと同じデータから印刷したものであり、例はすべて、そのプログラムが進行させたディールである。「版」に続く英数字はこのデータを表し、これが同じ2冊の本は、ルールも同じである。各ゲームの末尾にも、そのゲームを表す英数字を記す。",
    },
    "type": {
        "en": "Set with Typst in Libertinus Serif, Noto Serif JP and Noto Sans CJK JP (SIL Open Font License).",
        "ja": "組版：Typst\u3000書体：Libertinus Serif、Noto Serif JP、Noto Sans CJK JP（SIL Open Font License）",
    },
}


def book_jobs(books: Mapping[str, Edition], out: Path) -> list[Job]:
    """The jobs that make book-en-a4.pdf … book-bilingual-letter.pdf in `out`.

    books    the book in each language; an edition is made when all of its languages are there
    """
    return [
        job("book.typ", book_data([books[locale] for locale in locales]), *_paths(out, edition))
        for edition, locales in EDITIONS.items()
        if set(locales) <= set(books)
    ]


def _paths(out: Path, edition: str) -> list[Path]:
    return [out / f"book-{edition}-{paper}.pdf" for paper in PAPERS]


def book_data(books: Sequence[Edition]) -> dict[str, object]:
    """What the template shows of one edition; the first book gives the order of families and games.

    Indexes stay apart, one for each language, because their headings do not correspond.
    """
    locales = [book.locale for book in books]
    data: dict[str, Any] = said(replace(books[0], before={}), locales)
    data["locales"] = locales
    data["indexes"] = [
        {
            "title": said(book.labels["index"], [book.locale]),
            "groups": said(book.index, [book.locale], "index"),
        }
        for book in books
    ]
    for group, shown in zip(books[0].glossary, data["glossary"], strict=True):
        shown["heading"] = said(group.heading, locales[:1])
    data["plain_title"] = " · ".join(plain(book.title, book.locale) for book in books)
    data["edition"] = edition_mark(books[0])
    data["imprint"] = said({key: name_of(text) for key, text in IMPRINT.items()}, locales)
    return data


def edition_mark(book: Edition) -> str:
    """Eight hex digits that stand for the data of all games, mixes, chapters and words."""
    named = sorted([*book.pages, *book.words], key=lambda it: it.id)
    marks = " ".join(f"{it.id}:{it.digest}" for it in named)
    return sha256(marks.encode()).hexdigest()[:8]

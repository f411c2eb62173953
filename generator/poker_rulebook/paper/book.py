"""The book: English, Japanese and both side by side, for A4 and US Letter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path

from poker_rulebook.paper.said import said
from poker_rulebook.paper.typesetting import Job, job
from poker_rulebook.view import book_views
from poker_rulebook.view.text import plain

PAPERS = ("a4", "letter")
EDITIONS = {"en": ("en",), "ja": ("ja",), "bilingual": ("en", "ja")}

IMPRINT = {
    "en": {
        "edition": "Edition",
        "licence": "The text of this book may be copied, changed and published by anyone who gives credit, "
        "under the Creative Commons Attribution 4.0 International licence (CC BY 4.0): "
        "https://creativecommons.org/licenses/by/4.0/",
        "rules": "Nobody can own the rules of a game. The licence is about these words and the way they are arranged.",
        "made": "Every rule in this book is printed from the same data that a program plays by, and every "
        "example is a hand that this program has played. The letters and digits after the word Edition stand "
        "for these data: two copies that show the same ones contain the same rules. Each game has such a "
        "mark of its own at its end.",
        "type": "Set with Typst in Libertinus Serif, Noto Serif JP and Noto Sans CJK JP (SIL Open Font License).",
    },
    "ja": {
        "edition": "版",
        "licence": "本書の文章は、クリエイティブ・コモンズ 表示 4.0 国際ライセンス（CC BY 4.0）のもと、"
        "出典を示せば、誰でも複製し、改変し、公開することができる。"
        "https://creativecommons.org/licenses/by/4.0/deed.ja",
        "rules": "ゲームのルールそのものは、誰のものでもない。ライセンスの対象は、本書の文章とその構成である。",
        "made": "本書の規定は、プログラムが実際にゲームを進行させるのと同じデータから印刷したものであり、"
        "例はすべて、そのプログラムが進行させたディールである。「版」に続く英数字はこのデータを表し、"
        "これが同じ2冊の本は、ルールも同じである。各ゲームの末尾にも、そのゲームを表す英数字を記す。",
        "type": "組版：Typst　書体：Libertinus Serif、Noto Serif JP、Noto Sans CJK JP（SIL Open Font License）",
    },
}


def book_jobs(books: Mapping[str, book_views.Book], out: Path) -> list[Job]:
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


def book_data(books: Sequence[book_views.Book]) -> dict[str, object]:
    """What the template shows of one edition; the first book gives the order of families and games.

    Indexes stay apart, one for each language, because their headings do not correspond.
    """
    by_locale = {book.locale: book for book in books}
    data = said(by_locale)
    data["locales"] = list(by_locale)
    data["indexes"] = [
        {"title": said({k: book.labels["index"]}), "groups": said({k: book.index}, "index")}
        for k, book in by_locale.items()
    ]
    data["glossary"] = list(_glossary(by_locale))
    data["plain_title"] = " · ".join(plain(book.title, book.locale) for book in books)
    data["edition"] = edition(books[0])
    data["imprint"] = said({k: IMPRINT[k] for k in by_locale})
    return data


def _glossary(books: Mapping[str, book_views.Book]) -> Iterator[dict[str, object]]:
    """The words under the headings of the first language, each with its meaning in all of them."""
    by_id = {locale: {word.id: word for word in book.words} for locale, book in books.items()}
    locale, first = next(iter(books.items()))
    for group in first.glossary:
        words = [said({k: found[word.id] for k, found in by_id.items()}) for word in group.words]
        yield {"heading": said({locale: group.heading}), "words": words}


def edition(book: book_views.Book) -> str:
    """Eight hex digits that stand for the data of all games, mixes, chapters and words."""
    pages = sorted((*book.games, *book.mixes, *book.chapters, *book.words), key=lambda page: page.id)
    marks = " ".join(f"{page.id}:{page.digest}" for page in pages)
    return sha256(marks.encode()).hexdigest()[:8]

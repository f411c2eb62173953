"""A PDF shows texts letter by letter: none of them is read as Typst, becomes a link, or brings a file along."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hostile import MARK, PRINTED
from pypdf import PdfReader
from pypdfium2 import PdfDocument

from poker_rulebook.paper.printed_book import book_job
from poker_rulebook.paper.printed_cards import card_jobs
from poker_rulebook.paper.typesetting import Measures, PaperError, pdf, print_all

HYPHEN = "\ufffe"  # as PDFium writes one at the end of a line


@pytest.fixture(scope="module")
def book(attacked_views, tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("paper")
    job = book_job(attacked_views, folder / "book.pdf", Measures(), folder)
    print_all([job])
    return job.path


def test_the_printed_book_shows_texts_letter_by_letter(book):
    text = "".join(page.get_textpage().get_text_range() for page in PdfDocument(book))
    marks = set(MARK.findall(re.sub(r"\s", "", text)))
    # A text in a narrow column is read back in pieces, but every payload also stands somewhere in one piece.
    payloads = {PRINTED[int(number) % len(PRINTED)] for number in marks}
    shown = [
        tight(text),
        tight(re.sub(rf"{HYPHEN}\s*", "", text)),
    ]  # a word may be divided at the end of a line
    torn = [p for p in payloads if not any(re.search(re.escape(tight(p)) + "x[0-9]{5}x", it) for it in shown)]
    assert [] == torn
    assert len(payloads) > 0.8 * len(PRINTED)


def tight(text: str) -> str:
    """Without spaces and case; a book has curly quotation marks."""
    return re.sub(r"\s", "", text).casefold().translate(str.maketrans("‘’“”", "''\"\""))


def test_the_printed_book_has_no_actions_files_or_foreign_links(book):
    reader = PdfReader(book)
    raw = json.dumps([str(reader.get_object(number)) for number in range(1, len(reader.xref[0]) + 1)])
    for word in (
        "/JavaScript",
        "/JS",
        "/Launch",
        "/EmbeddedFile",
        "/SubmitForm",
        "/GoToR",
        "/RichMedia",
        "/AcroForm",
    ):
        assert not re.search(rf"{word}\b", raw)  # the mark of a font may begin like one: /JSQWPL+Noto
    links = [
        str(note.get_object().get("/A", {}).get("/URI", ""))
        for page in reader.pages
        for note in page.get("/Annots", [])
    ]
    known = ("https://creativecommons.org/", "https://example.org/")  # the licence, and the sources of games
    assert [] == [link for link in links if link and not link.startswith(known)]


def test_table_cards_show_texts_or_say_that_they_do_not_fit(attacked_views, tmp_path):
    printed = 0
    for job in card_jobs(attacked_views, tmp_path, Measures()):
        try:
            job.path.parent.mkdir(exist_ok=True)
            job.path.write_bytes(pdf(job.template, job.data, job.path.name))
        except PaperError as error:
            assert job.path.name in str(error)
            continue
        printed += 1
        assert "/URI" not in str([page.get("/Annots") for page in PdfReader(job.path).pages])
    assert printed

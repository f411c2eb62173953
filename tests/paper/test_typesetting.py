"""From a template to a PDF file."""

import json
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

import pikepdf
import pytest
from lone_process import alone
from nights import nightly
from pdf_reading import annotations, reader
from real_book import real_book

from poker_rulebook.document.edition import editions
from poker_rulebook.house_edition import with_games
from poker_rulebook.pages.book import book_view
from poker_rulebook.paper import typesetting
from poker_rulebook.paper.printed_cards import card_jobs
from poker_rulebook.paper.typesetting import (
    Job,
    Measures,
    PaperError,
    as_set,
    on_letter,
    packed,
    pdf,
    print_all,
    saved,
)
from poker_rulebook.workers import meanwhile


@pytest.fixture
def template(tmp_path, monkeypatch):
    """Writes a template of its own."""
    monkeypatch.setattr(typesetting, "LAYOUT", tmp_path)

    def write(source):
        (tmp_path / "page.typ").write_text("#set document(title: [x], date: none)\n" + source, "utf-8")
        return "page.typ"

    return write


def test_an_unknown_font_is_an_error(template):
    with pytest.raises(PaperError, match=r"sample.pdf: unknown font family: no such font \(page.typ:2:"):
        pdf(template('#set text(font: "No Such Font")\nHello'), "{}", "sample.pdf")


def test_an_error_says_which_file_and_where(template):
    with pytest.raises(PaperError, match=r"sample.pdf: .*oops.*page.typ:3:"):
        pdf(template('\n#panic("oops")'), "{}", "sample.pdf")


def test_a_finished_file_stays_when_the_next_printing_fails(template, tmp_path):
    path = tmp_path / "out" / "a.pdf"
    print_all([Job(template("Hello"), "{}", path)])
    before = path.read_bytes()
    with pytest.raises(PaperError):
        print_all([Job(template("#panic()"), "{}", path)])
    assert before == path.read_bytes()
    assert [path] == list(path.parent.iterdir())


def test_what_typst_draws_stays_as_it_is_and_the_same_gives_the_same_bytes(template):
    """Rounded places tear words apart that a reader copies."""
    page = template("= A♠ A♥ K♥ K♦\n#table(columns: 2)[one][two]")
    made = as_set(page, "{}", "sample", "{}")
    with pikepdf.open(BytesIO(made)) as was, packed(made) as now:
        drawn = [[page.Contents.read_bytes() for page in of.pages] for of in (was, now)]
        assert drawn[0] == drawn[1] and all(drawn)
        assert saved(now) == pdf(page, "{}", "sample") and len(saved(now)) < len(made)


@nightly
def test_us_letter_shows_the_same_pages_in_another_frame(bound):
    a4, letter = (bound / f"book-en-{paper}.pdf" for paper in ("a4", "letter"))
    assert annotations(a4) == annotations(letter)
    for page, same in zip(reader(a4).pages, reader(letter).pages, strict=True):
        assert page.get_contents().get_data() == same.get_contents().get_data()
        assert [-8.4, 24.9, 603.6, 816.9] == pytest.approx(list(map(float, same.mediabox)))


def test_only_a4_pages_can_be_put_on_us_letter(printed):
    card = next((printed / "cards").iterdir())
    with pytest.raises(PaperError, match="a page is not A4"):
        on_letter(card.read_bytes())


def test_the_data_are_json():
    assert {"a": "あ"} == json.loads(typesetting.job("page.typ", {"a": "あ"}, None).data)


def a_card() -> bytes:
    """A table card, with nothing measured before."""
    with TemporaryDirectory() as folder:
        one = book_view(with_games(real_book(), ["badugi"], []))
        job = card_jobs(editions(one), Path(folder), Measures())[0]
        (path,) = print_all([job])
        return path.read_bytes()


def in_a_copy() -> None:
    """Paper is made here, and then once more in a copy of this process, where the threads of Typst are missing."""
    here = a_card()
    with meanwhile(a_card) as finished:
        assert finished() == here


def test_paper_is_made_in_a_copy_of_a_process_that_has_made_some():
    """A second build in one process waited for ever."""
    alone("test_typesetting", "in_a_copy")

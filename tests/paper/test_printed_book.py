"""The printed book as a file: its pages, its size, what programs read of it."""

from __future__ import annotations

import re
from datetime import date
from importlib.metadata import version

import pytest
from msgspec.structs import asdict
from nights import some_by_day
from pdf_reading import bookmarks, imprint, pages, reader, tight, whole

from poker_rulebook.document.edition import ChangedPage, PastEdition, PublishedAs
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import name_of
from poker_rulebook.paper.printed_book import book_job, edition_line, edition_mark
from poker_rulebook.paper.typesetting import print_all

SIZES = {"a4": (595.28, 841.89), "letter": (612, 792)}
EDITIONS = {
    "en": (70, 1.35, 4.8),
    "ja": (76, 1.5, 6.7),
    "bilingual": (140, 2.8, 9),
}  # most pages: so many, and so many a game; megabytes of a file
A4 = [f"book-{edition}-a4.pdf" for edition in EDITIONS]
ALL = some_by_day([*A4, "book-en-letter.pdf"], A4[1:])
A4 = ALL[:3]
FONTS = {"LibertinusSerif", "NotoSansCJKjp", "NotoSerifJP"}


def printed_pages(path):
    """Number and text of the pages but for the title and the imprint, the second or the last; none is empty."""
    found = list(enumerate(pages(path), 1))
    assert all(text.strip() for _, text in found)
    return [(number, text) for number, text in found if number not in (1, imprint(path))]


@pytest.mark.parametrize("name", ALL)
def test_the_book_is_no_longer_and_no_larger_than_it_may_be(bound, name):
    edition = name.split("-")[1]
    most, each, megabytes = EDITIONS[edition]
    assert most + each * len(bound.shown(edition)["en"].games) >= len(reader(bound / name).pages)
    assert megabytes * 1_000_000 >= (bound / name).stat().st_size


@pytest.mark.parametrize("name", ALL)
def test_every_page_has_the_size_of_its_paper(bound, name):
    expected = SIZES[name.rpartition("-")[2].removesuffix(".pdf")]
    found = {(float(page.mediabox.width), float(page.mediabox.height)) for page in reader(bound / name).pages}
    assert all(expected == pytest.approx(size, abs=0.01) for size in found)


@pytest.mark.parametrize("name", A4)
def test_the_file_says_its_title_and_language_and_that_it_is_accessible(bound, name):
    found = reader(bound / name)
    catalog = found.trailer["/Root"].get_object()
    title = {"en": "The Poker Rulebook", "ja": "ポーカー・ルールブック"}
    language = "ja" if "-ja-" in name else "en"
    both = " · ".join(title.values())
    assert found.metadata.title == (both if "bilingual" in name else title[language])
    assert catalog["/Lang"].startswith(language)
    assert catalog["/MarkInfo"]["/Marked"]
    assert catalog["/ViewerPreferences"]["/DisplayDocTitle"]
    assert b"<pdfuaid:part>1</pdfuaid:part>" in catalog["/Metadata"].get_object().get_data()


@pytest.mark.parametrize("name", A4)
def test_every_font_is_inside_the_file_and_one_of_ours(bound, name):
    for page in reader(bound / name).pages:
        for font in page["/Resources"].get("/Font", {}).values():
            (below,) = font.get_object()["/DescendantFonts"]
            descriptor = below.get_object()["/FontDescriptor"]
            assert descriptor.keys() & {"/FontFile2", "/FontFile3"}
            assert re.split(r"[+-]", descriptor["/FontName"])[1] in FONTS


@pytest.mark.parametrize("name", A4)
def test_a_page_is_labelled_by_the_number_printed_on_it(bound, name):
    found = reader(bound / name)
    assert [str(number) for number in range(1, len(found.pages) + 1)] == found.page_labels
    for number, text in printed_pages(bound / name):
        assert str(number) in text.split(), number


@pytest.mark.parametrize("name", A4)
def test_every_page_says_its_edition(bound, real, name):
    of = [it for it in ("en", "ja") if f"-{it}-" in name] or ("en", "ja")
    said = [tight(edition_line(real[it].published, it)) for it in of]
    wrong = [n for n, text in printed_pages(bound / name) if not any(it in tight(text) for it in said)]
    assert [] == wrong


# a book of few games leaves out chapters that are about none of them
@pytest.mark.parametrize("name", A4[:2])
def test_bookmarks_lead_to_every_part_chapter_game_and_mix(bound, name):
    found = [(tight(title), page) for _, title, page in bookmarks(bound / name)]
    titles = [title for title, _ in found]
    locale = name.split("-")[1]
    book = bound.shown(locale)[locale]
    for shown in (*book.families, *book.pages):
        said = tight(plain(shown.name, locale))
        assert any(said in title for title in titles), said
    for title, page in found:
        assert title[:12] in tight(pages(bound / name)[page - 1]), title


def test_a_book_lists_what_has_changed_since_the_last_edition(two_games, few, measures, tmp_path):
    razz, gone = name_of({"en": "Razz", "ja": "ラズ"}), name_of({"en": "Gone Stud", "ja": "ない"})
    words = [[("kept", "The lowest hand "), ("gone", "loses"), ("new", "wins.")]]
    changed = (
        ChangedPage("games/razz", razz, "changed", {"en": words}),
        ChangedPage("games/gone-stud", gone, "removed"),
    )
    since = PastEdition("2026-01", "2026-01-05", "", {}, changed)
    path = tmp_path / "book.pdf"
    job = book_job({"en": few.books["en"]}, path, measures, few.book.folder, since=since)
    print_all([job])
    title = tight("Changes since edition 2026-01")
    (page,) = [text for text in map(tight, pages(job.path)) if title in text and "GoneStud" in text]
    (razz_at,) = [at for _, name, at in bookmarks(job.path) if name.startswith("Razz")]
    assert f"ChangedRazz→{razz_at}NolongerinthebookGoneStud" in page
    assert "pagesthathavechangedsince5January2026" in page
    assert "Thelowesthand" not in page  # the website tells each sentence
    assert "Changessince" not in whole(two_games.path)


def test_the_edition_is_that_of_the_data_whatever_the_language(real):
    assert edition_mark(real["en"]) == edition_mark(real["ja"])
    assert re.fullmatch("[0-9a-f]{8}", edition_mark(real["en"]))
    fewer = type(real["en"])(**{**asdict(real["en"]), "glossary": real["en"].glossary[:1]})
    assert edition_mark(real["en"]) != edition_mark(fewer)


@pytest.mark.parametrize(
    ("locale", "line"),
    [("en", "Version {}, 22 November 2026"), ("ja", "バージョン{}（2026年11月22日）")],
)
def test_a_book_that_was_never_an_edition_has_its_version_and_its_day(locale, line):
    said = edition_line(PublishedAs(date(2026, 11, 22)), locale)
    assert line.format(version("poker-rulebook")) == said


@pytest.mark.parametrize(
    ("day", "english", "japanese"),
    [
        (date(2026, 11, 28), "November 2026, revised on the 28th", "2026年11月版（28日改訂）"),
        (date(2026, 11, 22), "November 2026, revised on the 22nd", "2026年11月版（22日改訂）"),
        (date(2026, 11, 11), "November 2026, revised on the 11th", "2026年11月版（11日改訂）"),
        (date(2026, 12, 1), "November 2026, revised on 1 December 2026", "2026年11月版（2026年12月1日改訂）"),
    ],
)
def test_a_book_that_has_changed_says_of_which_month_it_is_and_when_it_was_revised(day, english, japanese):
    since = PublishedAs(day, "2026-11", changed=True)
    assert (english, japanese) == (edition_line(since, "en"), edition_line(since, "ja"))

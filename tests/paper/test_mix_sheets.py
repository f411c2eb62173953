"""Mix sheets, read back."""

import pytest
from msgspec.structs import replace
from pdf_reading import ragged, reader, tags, tight, whole

from poker_rulebook.language.phrases import plain
from poker_rulebook.paper.printed_book import edition_line
from poker_rulebook.paper.printed_cards import sheet_jobs
from poker_rulebook.paper.typesetting import print_all

A4_ACROSS = (841.89, 595.28)


@pytest.fixture(params=["en", "ja"])
def sheets(request, printed, books):
    """(language, mix, its sheet) of every mix in one language."""
    locale = request.param
    return [(locale, mix, printed / "mixes" / f"{mix.id}-{locale}.pdf") for mix in books[locale].mixes]


def test_every_sheet_is_one_a4_page_across(sheets):
    for _, _, path in sheets:
        (page,) = reader(path).pages
        assert pytest.approx((float(page.mediabox.width), float(page.mediabox.height)), abs=0.01) == A4_ACROSS


def test_a_sheet_has_every_game_in_order_with_all_that_is_said_of_it(sheets):
    for locale, mix, path in sheets:
        text = whole(path)
        for game in mix.games:
            labels = [step.title for step in game.steps]
            lines = [line for cell in game.cells if cell.id != "cards" for line in cell.lines]
            for wanted in (game.label, game.short, game.limit, *labels, *lines):
                assert tight(plain(wanted, locale)) in text, wanted
        places = [text.index(tight(plain(game.short, locale))) for game in mix.games]
        assert sorted(places) == places


def test_a_sheet_says_when_the_game_changes_what_the_marks_mean_and_its_edition(sheets, books):
    for locale, mix, path in sheets:
        text = whole(path)
        for wanted in (mix.name, mix.other_name, mix.change, mix.legend[0].text, mix.digest):
            assert tight(plain(wanted, locale)) in text, wanted
        assert tight(edition_line(books[locale].published, locale)) in text


def test_a_sheet_says_what_it_is_to_a_screen_reader(sheets):
    for locale, mix, path in sheets:
        catalog = reader(path).trailer["/Root"].get_object()
        assert reader(path).metadata.title.startswith(plain(mix.name, locale))
        assert catalog["/Lang"].startswith(locale)
        assert b"<pdfuaid:part>1</pdfuaid:part>" in catalog["/Metadata"].get_object().get_data()
        found, below = tags(path)
        assert found["/TH"] == below["/TR", "/TH"] > 0
        lines = [
            line
            for game in mix.games
            for cell in game.cells
            if cell.id == "forced-bets"
            for line in cell.lines
        ]
        assert below["/TD", "/P"] > len(lines) + 3 * len(mix.games)  # a name, who is first, what is told


def test_every_mix_of_the_book_fits_on_its_sheet(real, tmp_path):
    paths = print_all(sheet_jobs(real, tmp_path))
    assert 2 * len(real["en"].mixes) == len(paths)
    assert {1} == {len(reader(path).pages) for path in paths}
    for path in paths:
        locale = path.stem.rpartition("-")[2]
        mix = next(mix for mix in real[locale].mixes if path.stem == f"{mix.id}-{locale}")
        assert tight(plain(mix.games[0].told, locale)) in whole(path), path.stem
        assert [] == ragged(path), path.stem


def test_a_mix_that_does_not_fit_on_one_page_goes_on_on_the_next(books, tmp_path):
    mix = books["en"].mixes[0]
    long = replace(books["en"], mixes=(replace(mix, games=mix.games * 30),))
    (path,) = print_all(sheet_jobs({"en": long}, tmp_path))
    assert len(reader(path).pages) > 1
    assert 30 == whole(path).count(tight(plain(mix.games[0].told)))

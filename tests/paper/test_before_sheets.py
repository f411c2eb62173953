"""Sheets with boxes to tick before the first hand, read back."""

from __future__ import annotations

from datetime import date

import pytest
from click.testing import CliRunner
from pdf_reading import reader, tags, tight, whole
from real_book import ROOT

from poker_rulebook.cli.commands import rulebook
from poker_rulebook.document.edition import PublishedAs
from poker_rulebook.language.phrases import plain
from poker_rulebook.pages.session_settings import befores
from poker_rulebook.paper.printed_book import edition_line
from poker_rulebook.paper.printed_cards import before_job, before_jobs
from poker_rulebook.paper.typesetting import Measures, print_all

PUBLISHED = PublishedAs(date(2026, 11, 22))
SHEETS = ("razz", "8-game-mix", "open-face-chinese", "dramadugi")


@pytest.mark.parametrize("locale", ["en", "ja"])
@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_has_every_point_and_every_choice(name, locale, book, tmp_path):
    before = befores(book)[name]
    (path,) = print_all([before_job(before, PUBLISHED, [locale], tmp_path / "sheet.pdf", Measures())])
    text = whole(path)
    assert len(reader(path).pages) <= (3 if name == "8-game-mix" else 2)
    assert tight(edition_line(PUBLISHED, locale)) in text
    for wanted in (before.name, *before.amounts, *(group.name for group in before.groups)):
        assert tight(plain(wanted, locale)).casefold() in text.casefold(), wanted
    for point in before.points:
        for said in (point.title, *(choice.text for choice in point.parts)):
            assert tight(plain(said, locale)) in text, said
    found, below = tags(path)
    choices = sum(len(point.parts) for point in before.points)
    assert (choices, len(before.points)) == (below["/LBody", "/P"], found["/L"])
    assert choices == below["/L", "/LI"] == below["/LI", "/LBody"]


def test_latin_words_in_japanese_have_a_space_between_them(book, tmp_path):
    job = before_job(befores(book)["razz"], PUBLISHED, ["ja"], tmp_path / "sheet.pdf", Measures())
    (path,) = print_all([job])
    text = "".join(page.extract_text() for page in reader(path).pages)
    assert "Robert’s Rules" in text
    assert "Robert’sRules" not in text


def test_a_build_has_four_general_sheets_and_one_for_each_mix_on_two_sides_or_three(real, tmp_path, measures):
    jobs = before_jobs(real, tmp_path, measures)
    ids = ["flop", "stud", "draw", "any", *(mix.id for mix in real["en"].mixes)]
    assert [f"{id_}-{locale}.pdf" for locale in ("en", "ja") for id_ in ids] == [
        job.path.name for job in jobs
    ]
    general = [job for job in jobs if job.path.stem.partition("-")[0] in ("flop", "any")]
    sides = {path.stem: len(reader(path).pages) for path in print_all(general)}
    assert {"flop-en": 2, "any-en": 3, "flop-ja": 2, "any-ja": 3} == sides
    title = tight(plain(real["ja"].general_before["any"].name, "ja"))
    assert title in whole(tmp_path / "before" / "any-ja.pdf")


def printed(*args: object):
    return CliRunner().invoke(rulebook, ["print", *map(str, args), "--book", str(ROOT)])


def test_a_list_of_games_is_printed_in_both_languages_on_letter(tmp_path):
    result = printed(
        "razz", "PLO", "--as", "before", "--lang", "both", "--paper", "letter", "--out", tmp_path
    )
    path = tmp_path / "before-razz-omaha-high-only-en-ja-letter.pdf"
    assert (f"{path}\n", 0) == (result.output, result.exit_code)
    box = reader(path).pages[0].mediabox
    assert (612, 792) == pytest.approx((float(box.width), float(box.height)), abs=0.01)
    text = whole(path)
    for word in ("Razz", "オマハ", "Whenthegamechanges", "ゲームを切り替える時期"):
        assert word in text

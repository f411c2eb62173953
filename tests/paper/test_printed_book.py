"""The printed book, read back."""

import re
from itertools import pairwise

import handmade
import pytest
from pdf_reading import bookmarks, pages, reader, tight, tight_lines, whole

from poker_rulebook.paper.book import PAPERS, book_jobs, edition_mark
from poker_rulebook.paper.typesetting import print_all
from poker_rulebook.view.phrases import plain

SIZES = {"a4": (595.28, 841.89), "letter": (612, 792)}
ALL = [f"book-{e}-{p}.pdf" for e in ("en", "ja", "bilingual") for p in PAPERS]
A4 = [name for name in ALL if "a4" in name]


@pytest.mark.parametrize("name", ALL)
def test_every_page_has_the_size_of_its_paper(printed, name):
    expected = SIZES[name.rpartition("-")[2].removesuffix(".pdf")]
    for page in reader(printed / name).pages:
        assert expected == pytest.approx((float(page.mediabox.width), float(page.mediabox.height)), abs=0.01)


@pytest.mark.parametrize("name", ALL)
def test_the_file_says_its_title_and_language_and_that_it_is_accessible(printed, name):
    found = reader(printed / name)
    catalog = found.trailer["/Root"].get_object()
    title = {"en": "The Poker Rulebook", "ja": "ポーカー・ルールブック"}
    language = "ja" if "-ja-" in name else "en"
    both = " · ".join(title.values())
    assert found.metadata.title == (both if "bilingual" in name else title[language])
    assert catalog["/Lang"].startswith(language)
    assert catalog["/MarkInfo"]["/Marked"]
    assert catalog["/ViewerPreferences"]["/DisplayDocTitle"]
    xmp = catalog["/Metadata"].get_object().get_data().decode()
    assert re.search(r"<pdfuaid:part>1</pdfuaid:part>", xmp)


@pytest.mark.parametrize("name", A4)
def test_the_contents_give_the_pages_on_which_games_and_chapters_are(printed, books, name):
    path = printed / name
    contents = tight_lines(pages(path)[2])
    marked = [(title, page) for _, title, page in bookmarks(path)]
    chapters = [*(family.games for family in books["en"].families), books["en"].mixes]
    assert 4 + sum(len(pages_of) + 1 for pages_of in chapters) == len(marked)
    for title, page in marked[1:]:  # the first is that of the contents themselves
        assert re.search(rf"{re.escape(tight(title))}\D*{page}(?!\d)", contents), title
        assert tight(title) in tight(pages(path)[page - 1])


@pytest.mark.parametrize("name", A4)
def test_the_number_printed_on_a_page_is_its_place_in_the_file(printed, name):
    for number, text in enumerate(pages(printed / name)[1:], 2):
        assert str(number) in text.split(), number


@pytest.mark.parametrize("name", A4)
def test_bookmarks_lead_to_chapters_and_below_them_to_games_and_mixes(printed, name):
    levels = [level for level, _, _ in bookmarks(printed / name)]
    assert [1, 1, 1, 2, 2, 1, 2, 1, 2, 1, 2, 1, 1] == levels


def test_running_heads_name_chapter_and_game(printed):
    path = printed / "book-en-a4.pdf"
    first = next(page for _, title, page in bookmarks(path) if title == "Texas Hold'em")
    assert pages(path)[first].startswith("Flop games Texas Hold'em") or (
        "Flop games\nTexas Hold'em" in pages(path)[first]
    )


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_every_rule_and_every_part_of_a_game_is_printed(printed, books, locale):
    printed_text = whole(printed / f"book-{locale}-a4.pdf")
    for game in books[locale].games:
        for text in parts(game):
            assert tight(plain(text, locale)) in printed_text, text


def test_the_bilingual_book_has_every_rule_in_both_languages(printed, books):
    printed_text = whole(printed / "book-bilingual-a4.pdf")
    for locale, book in books.items():
        for game in book.games:
            for section in game.sections:
                for rule in section.rules:
                    assert tight(plain(rule.text, locale)) in printed_text, rule.text


def parts(game):
    """Texts that a reader must find, of every kind of part."""
    yield from (game.name, game.other_name, game.essence, game.peculiar, game.digest, *game.also)
    yield from (fact.value for fact in game.facts)
    for section in game.sections:
        yield section.title
        yield from (rule.text for rule in section.rules)
        yield from (line.hand for table in section.royalties for line in table.lines)
    yield from (rule.text for rule in (*game.notes, *game.history))
    yield from (group.name for board in game.boards for group in board.groups)
    yield from (row.name for ranking in game.rankings for row in ranking.rows)
    yield from (choice.text for option in game.options for choice in option.choices)
    for example in game.examples:
        yield from (example.title, *example.conditions, example.result)
        yield from (part for line in example.lines for part in (line.title, line.text))
        yield from (text for layout in example.layouts for text in (layout.points, *layout.marks))
        yield from (row.hand for layout in example.layouts for row in layout.rows)
    yield from (source.text for source in game.sources)


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_every_part_of_a_mix_is_printed(printed, books, locale):
    printed_text = whole(printed / f"book-{locale}-a4.pdf")
    for mix in books[locale].mixes:
        texts = [mix.name, mix.essence, mix.digest, *mix.also, *(fact.value for fact in mix.facts)]
        texts += [part.text for part in (*mix.rules, *mix.notes)]
        texts += [choice.text for option in mix.options for choice in option.choices]
        texts += [line for game in mix.games for cell in game.cells for line in cell.lines]
        for text in (*texts, *(source.text for source in mix.sources)):
            assert tight(plain(text, locale)) in printed_text, text


def test_the_bilingual_table_of_a_mix_has_both_languages(printed, books):
    printed_text = whole(printed / "book-bilingual-a4.pdf")
    for locale, book in books.items():
        for game in book.mixes[0].games:
            assert tight(plain(game.limit, locale)) in printed_text
            assert all(tight(plain(line, locale)) in printed_text for line in game.cells[0].lines)


@pytest.mark.parametrize("name", A4)
def test_the_games_of_a_mix_are_links_to_their_pages(printed, books, name):
    names = tuple(plain(book.mixes[0].name, locale) for locale, book in books.items())
    number = next(page for _, title, page in bookmarks(printed / name) if title.startswith(names))
    links = [link.get_object() for link in reader(printed / name).pages[number - 1]["/Annots"]]
    assert len(books["en"].mixes[0].games) == len({str(link["/Dest"]) for link in links if "/Dest" in link})


@pytest.mark.parametrize("name", ALL)
def test_no_number_is_parted_from_its_unit(printed, name):
    for text in pages(printed / name):
        lines = [line.strip() for line in text.splitlines()]
        for line, following in pairwise(lines):
            assert not (
                re.search(r"[0-9〜–]$", line) and re.match(r"[枚人回個番組]|オアベター|cards?\b", following)
            ), line
            assert not re.match(r"[〜、。）」ーっッャュョ]", following), following


def test_copied_cards_keep_their_suits(printed):
    assert "4♠3♥2♦A♣" in whole(printed / "book-en-a4.pdf")


def test_a_told_hand_is_printed_line_by_line(printed):
    assert "増減：A−2,200、B−200、C+2,400。" in whole(printed / "book-ja-a4.pdf")


@pytest.mark.parametrize("name", A4)
def test_text_from_the_data_is_never_read_as_typst(printed, name):
    assert tight(handmade.HOSTILE) in whole(printed / name)
    assert "root:" not in whole(printed / name)


def test_the_index_gives_the_page_of_each_game_and_word(printed, books):
    for locale, glossary in (("en", "Glossary"), ("ja", "用語集")):
        path = printed / f"book-{locale}-a4.pdf"
        index = tight_lines(pages(path)[-1])
        places = {title: page for _, title, page in bookmarks(path)}
        for group in books[locale].index:
            assert group.heading in index
            for entry in group.entries:
                name = plain(entry.name, locale)
                place = places[glossary if entry.kind == "word" else name]
                assert re.search(rf"{re.escape(tight(name))}\D*{place}(?!\d)", index)


@pytest.mark.parametrize("name", A4)
def test_the_glossary_has_every_word_with_its_meaning(printed, books, name):
    place = next(
        page for _, title, page in bookmarks(printed / name) if title.startswith(("Glossary", "用語集"))
    )
    text = tight(pages(printed / name)[place - 1])
    for locale, book in books.items():
        for word in book.words:
            assert tight(plain(word.name, locale)) in text
            assert (tight(plain(word.text, locale)) in text) == (locale in name or "bilingual" in name)


def test_a_japanese_word_is_printed_with_its_reading_and_what_it_cites(printed):
    text = whole(printed / "book-ja-a4.pdf")
    assert "端数チップはすうちっぷoddchip" in text
    assert re.search(r"参照\W*バドゥギ\W*\d+\W*アウト", text)


def test_the_words_are_part_of_the_edition(books):
    book = books["en"]
    fewer = type(book)(**{**vars(book), "glossary": book.glossary[:1]})
    assert edition_mark(book) != edition_mark(fewer)


def test_the_imprint_names_the_licence_and_the_edition(printed, books):
    for name in A4:
        imprint = pages(printed / name)[1]
        assert "CC BY 4.0" in imprint
        assert edition_mark(books["en"]) in imprint


def test_the_edition_is_that_of_the_data_whatever_the_language(books):
    assert edition_mark(books["en"]) == edition_mark(books["ja"])
    assert re.fullmatch("[0-9a-f]{8}", edition_mark(books["en"]))


def test_an_edition_needs_all_of_its_languages(books, tmp_path):
    paths = print_all(book_jobs({"en": books["en"]}, tmp_path))
    assert ["book-en-a4.pdf", "book-en-letter.pdf"] == [path.name for path in paths]

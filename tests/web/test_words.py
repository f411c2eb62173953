"""Words of the glossary in texts: which are linked, where, and how the link is written."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser

import pytest
import sample
from msgspec.structs import asdict

from poker_rulebook.document.edition import Letter
from poker_rulebook.document.views import WordView
from poker_rulebook.language.text import in_one_piece, marked_card
from poker_rulebook.languages import LOCALES
from poker_rulebook.web import pages
from poker_rulebook.web.words import GlossaryWords

NO_TEXT = re.compile(r"<[^>]*>")


def word(id_: str, *forms: str, linked: bool = True, text: str = "Meaning.") -> WordView:
    return WordView(
        id_, forms[0], "other", "よみ", "01234567", (), (), dict.fromkeys(LOCALES, forms), linked, text, ()
    )


def words(*found: WordView, locale: str = "en") -> GlossaryWords:
    empty = sample.book(locale)
    return GlossaryWords(type(empty)(**{**asdict(empty), "glossary": (Letter("A", found),)}))


POKER = (
    word("pot", "pot", "pots"), word("pot-limit", "pot limit", "pot-limit"), word("ante", "ante", "antes"),
    word("big-blind-ante", "big blind ante"), word("card", "card", "cards", linked=False),
    word("wild-card", "wild card"), word("dealers-choice", "dealer's choice"), word("odd-chip", "odd chip"),
)  # fmt: skip
JAPANESE = (
    word("pot", "ポット"), word("pot-limit", "ポットリミット"), word("blind", "ブラインド"), word("seat", "席"),
    word("draw", "ドロー"), word("eight", "8オアベター"), word("badugi", "4枚のバドゥギ"), word("discard", "捨て札"),
    word("qualify", "成立"), word("qualifier", "成立条件"),
)  # fmt: skip


def linked(text: str, *, locale: str = "en", own: str = "") -> list[tuple[str, str]]:
    """(id, text) of every link."""
    found = words(*(JAPANESE if locale == "ja" else POKER), locale=locale).on("games/x.md").linked(text, own)
    return [(id_, NO_TEXT.sub("", shown)) for id_, shown in re.findall(r'#([a-z-]+)" [^>]*>(.*?)</a>', found)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The pot is split, and the pots too.", [("pot", "pot")]),
        ("Pots and ANTES.", [("pot", "Pots"), ("ante", "ANTES")]),
        ("Play pot-limit or pot limit; the pot grows.", [("pot-limit", "pot-limit"), ("pot", "pot")]),
        ("The big blind ante is no ante.", [("big-blind-ante", "big blind ante"), ("ante", "ante")]),
        ("A jackpot, a pothole, a pot-sized bet, anted.", []),
        ("A card and a wild card.", [("wild-card", "wild card")]),
        ("It is dealer’s choice.", [("dealers-choice", "dealer’s choice")]),
        ("pot", [("pot", "pot")]),
        ("(pot) “ante”", [("pot", "pot"), ("ante", "ante")]),
    ],
)
def test_english_words_are_whole_in_any_case_and_the_longest_form_wins(text, expected):
    assert expected == linked(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "ポットリミットではポットの額までベットする。",
            [("pot-limit", "ポットリミット"), ("pot", "ポット")],
        ),
        ("ビッグブラインドとスモールブラインド", []),
        ("ブラインドを出す。", [("blind", "ブラインド")]),
        ("出席、空席、席番号。", []),
        ("次の席の人", [("seat", "席")]),
        ("ファイブカード・ドローのドロー。", [("draw", "ドロー")]),
        ("シングルドロー、ドローイング", []),
        ("ロー（8オアベター）", [("eight", "8オアベター")]),
        ("18オアベター", []),
        ("捨て札と成立条件", [("discard", "捨て札"), ("qualifier", "成立条件")]),
        ("不成立、成立しない", [("qualify", "成立")]),
    ],
)
def test_japanese_words_stand_alone_in_their_script(text, expected):
    assert expected == linked(text, locale="ja")


def test_a_word_is_linked_once_on_a_page_and_again_on_the_next():
    found = words(*POKER)
    page = found.on("games/x.md")
    assert ["<a" in page.linked(text) for text in ("A pot.", "The pots.", "An ante.")] == [True, False, True]
    assert "<a" in found.on("games/y.md").linked("A pot.")


def test_a_word_is_not_linked_in_its_own_entry():
    assert [("ante", "antes")] == linked("A pot of antes.", own="pot")


def test_the_name_of_a_game_is_left_whole():
    found = words(
        word("alpha", "alpha"), word("high", "high")
    )  # a game of the sample is called alpha-high-low (en)
    page = found.on("games/x.md")
    assert "<a" not in page.linked("Play alpha-high-low (en) today.")
    assert "<a" in page.linked("High and alpha.")


def test_a_link_holds_whole_what_stays_on_one_line():
    page = words(*JAPANESE, locale="ja").on("games/x.md")
    html = page.linked(f"{in_one_piece('4枚')}のバドゥギ、{in_one_piece('8オアベター')}。")
    assert '<span class="nb">4枚</span>の<span class="nb">バドゥギ</span></a>、<a ' in html
    assert '<span class="nb">8オアベター</span></a>。' in html
    assert "<a" not in words(*POKER).on("x.md").linked(f"{in_one_piece('pot 1')} here")


def test_cards_part_words_and_stay_cards():
    page = words(word("odd-chip", "odd chip"), word("ante", "ante")).on("games/x.md")
    html = page.linked(f"odd {marked_card('Ah')} chip, {marked_card('Kd')}ante")
    assert 2 == html.count('role="img"')
    assert 1 == html.count("<a")


@pytest.mark.parametrize(
    ("path", "address"),
    [
        ("index.md", "rules/glossary/"),
        ("games/badugi.md", "../../rules/glossary/"),
        ("rules/index.md", "../rules/glossary/"),
        ("rules/glossary.md", "../../rules/glossary/"),
    ],
)
def test_a_link_leads_from_its_page_to_the_entry(path, address):
    assert f'href="{address}#pot"' in words(*POKER).on(path).linked("pot")


HOSTILE = "\"><script>alert(1)</script> &quot; *b* `c` [x](y) {: onclick=z } ' ~"


def test_a_meaning_cannot_become_markup():
    evil = WordView("evil", "evil", HOSTILE, "", "01234567", (), (), {"en": ("evil",)}, True, HOSTILE, ())
    html = str(words(evil).on("games/x.md").linked(f"{HOSTILE} evil {HOSTILE}"))
    found: list[tuple[str, dict]] = []
    reader = HTMLParser()
    reader.handle_starttag = lambda tag, attrs: found.append((tag, dict(attrs)))
    reader.feed(html)
    assert [("a", {"class", "href", "title", "data-word"})] == [(tag, set(attrs)) for tag, attrs in found]
    assert HOSTILE == found[0][1]["title"]
    assert f"evil · {HOSTILE}" == found[0][1]["data-word"]


def test_a_book_without_a_glossary_has_no_page_for_it_and_no_links():
    book = sample.book("en")
    bare = type(book)(**{**asdict(book), "glossary": (), "index": ()})
    found = pages.pages(bare)
    assert "rules/glossary.md" not in found
    assert not [path for path, text in found.items() if 'class="term"' in text]


def test_two_words_with_one_anchor_are_an_error():
    book = sample.book("en")
    twice = Letter("A", (word("bonus", "x"), word("royalty", "y"), *book.words))
    with pytest.raises(pages.PageError, match="glossary: 'royalty' is the id of a word and of a word"):
        pages.pages(type(book)(**{**asdict(book), "glossary": (twice,)}))


def test_the_entry_of_a_word_has_its_names_and_what_it_cites():
    page = pages.pages(sample.book("en"))["rules/glossary.md"]
    entry = page[page.index("### royalty (en) {: #royalty }") :]
    for part in ("other royalty (en)", "meaning of royalty (en)", 'id="bonus"'):
        assert part in entry
    assert ["../../rules/glossary/#flop", "../../games/beta/", "../../mixes/relay/"] == re.findall(
        r'href="([^"]*)"', unescape(entry[entry.index('class="see"') : entry.index('class="edit-link"')])
    )


@pytest.fixture(scope="module")
def whole(shown) -> dict[str, dict[str, str]]:
    """The pages of the whole book, by language and path."""
    return {locale: pages.pages(book) for locale, book in shown.items()}


def test_no_link_stands_in_a_heading_a_label_or_a_link(whole):
    for locale, found in whole.items():
        for path, text in found.items():
            for line in text.splitlines():
                if line.startswith("#") or "<dt" in line or 'class="facts"' in line:
                    assert 'class="term"' not in line.split("</dt>")[0], (locale, path, line)
            assert not re.search(r'<a [^>]*>(?:(?!</a>).)*<a class="term"', text), (locale, path)


def test_each_page_links_a_word_once(whole):
    for locale, of_locale in whole.items():
        for path, text in of_locale.items():
            found = re.findall(r'class="term" href="[^"]*#([^"]+)"', text)
            assert len(set(found)) == len(found), (locale, path)


def test_words_of_the_book_are_linked_in_games_mixes_and_rules(whole):
    for found in whole.values():
        for path in (
            "games/badugi.md",
            "games/razz.md",
            "mixes/horse.md",
            "rules/fixed-limit.md",
        ):
            assert 'class="term"' in found[path], path

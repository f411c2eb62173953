"""The pages of the website, as Markdown and as HTML."""

from __future__ import annotations

import re
import shutil
from html.parser import HTMLParser
from pathlib import Path
from zlib import crc32

import pytest
import sample
from msgspec.structs import asdict, replace
from nights import some_by_day

from poker_rulebook.language.sentences import written
from poker_rulebook.language.text import in_one_piece, marked_card
from poker_rulebook.play.rounds import FIRST
from poker_rulebook.web import markdown, pages
from poker_rulebook.web.sheets import seats
from poker_rulebook.web.site import (
    SiteError,
    broken_links,
    build_site,
    run,
    site_texts,
    write_config,
    write_pages,
)

FOLDER = Path(__file__).parents[2]
VOID = {"meta", "link", "input", "br", "wbr", "hr", "img", "path", "rect", "col", "line", "polyline"}

HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    "</title></span></li></ul></div></table><b>",
    "[link](javascript:alert(1)) ![image](x) <https://evil.example>",
    "{: #stolen onclick=alert(1) } {#setup} {{ 7 * 7 }} {% raw %}",
    "`code` **bold** _it_ ~~gone~~ | a | b |",
    "&lt;b&gt; &#60;b&#62; &amp;",
    "# heading",
    "- item",
    "1. item",
    "+ item",
    ": definition",
    "--- ",
    "=== ",
    "!!! note",
    "<!-- games -->",
    "a\n\n# heading\n\n<b>",
    "\\<b\\> \\[x\\](y)",
    "[ref]: https://evil.example",
    "*[abbr]: x",
    "\u202eright to left\u202c \u2066 \x1b \ufeff",
]


class Reader(HTMLParser):
    """The elements of a page, in order, and the text of it."""

    def __init__(self, html: str):
        super().__init__()
        self.tags: list[tuple[str, tuple[str, ...]]] = []
        self.ids: list[str] = []
        self.hrefs: list[str] = []
        self.events: list[str] = []
        self.text = ""
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, tuple(sorted(name for name, _ in attrs))))
        self.events += [name for name, _ in attrs if name.startswith("on")]
        self.ids += [value for name, value in attrs if name == "id"]
        self.hrefs += [value for name, value in attrs if name in ("href", "src")]

    def handle_data(self, data):
        self.text += data


def article(path: Path) -> Reader:
    html = path.read_text("utf-8")
    return Reader(html[html.index("<article") : html.index("</article>")])


def html_of(root: Path, locale: str) -> dict[str, Path]:
    return {p.relative_to(root / locale).as_posix(): p for p in sorted((root / locale).rglob("*.html"))}


def test_plain_text_reads_as_it_is():
    assert markdown.escaped("8-7-6-5-4, a (good) low.") == "8-7-6-5-4, a (good) low."


@pytest.mark.parametrize("text", ["- x", "+ x", "1. x", "12) x", ": x", "= x", "# x"])
def test_the_start_of_a_text_is_no_markdown(text):
    assert not re.match(r"[-+:=#]|\d+[.)]", markdown.escaped(text))


@pytest.mark.parametrize(("text", "shown"), [
    ("手札を配る。" * 3, "手札を配る。" * 3),
    ("手札を配る。" * 9, f'<span class="long">{"手札を配る。" * 9}</span>'),
    ("Ⓐ\xa0続ける\nⒷ", "Ⓐ\xa0続ける Ⓑ"),
])  # fmt: skip
def test_a_long_text_without_spaces_fills_its_lines_and_no_line_ends_at_a_space_that_holds(text, shown):
    assert shown == markdown.marked(written({"en": "", "ja": text}), "ja")


def test_line_breaks_become_spaces():
    assert markdown.escaped("a\n\nb\tc") == "a b c"


def test_characters_that_nobody_sees_are_replaced():
    assert markdown.escaped("a\u202eb\u200bc\ufeff") == "a\ufffdb\ufffdc\ufffd"


def test_only_text_and_numbers_are_printed():
    with pytest.raises(TypeError):
        markdown.escaped(None)
    with pytest.raises(TypeError):
        markdown.marked(["a"], "en")


def test_unbroken_pieces_are_spans():
    assert markdown.marked(f"Deal {in_one_piece('4 cards')} <b>.", "en") == (
        'Deal <span class="nb">4 cards</span> &#60;b&#62;.'
    )


def test_a_card_is_a_token_with_a_label_in_each_language():
    token = '<span class="card card-h" role="img" aria-label="{}">A♥\ufe0e</span>'
    assert markdown.marked(marked_card("Ah"), "en") == token.format("ace of hearts")
    assert markdown.marked(marked_card("Ah"), "ja") == token.format("ハートのエース")


def test_a_joker_is_a_token_too():
    assert (
        markdown.cards("joker", "en")
        == '<span class="card card-joker" role="img" aria-label="joker">Joker</span>'
    )


@pytest.mark.parametrize("name", ["Xx", "ah", "<b>", "A♥"])
def test_what_is_no_card_is_refused(name):
    with pytest.raises(ValueError):
        markdown.cards(name, "en")
    with pytest.raises(ValueError):
        markdown.marked(f"\ue002{name}\ue003", "en")


def test_names_break_only_after_a_middle_dot():
    assert (
        markdown.name("オマハ・ハイロー", "ja")
        == '<span class="nb">オマハ・</span><wbr><span class="nb">ハイロー</span>'
    )


def test_english_names_break_at_spaces():
    assert markdown.name("Texas Hold’em", "en") == "Texas Hold’em"


@pytest.mark.parametrize("id_", ["setup", "draw-1", "8-or-better"])
def test_ids_are_lower_case_words(id_):
    assert markdown.ident(id_) == id_


@pytest.mark.parametrize("id_", ["", "A", "a b", "a--b", "-a", "_a", "a\n", 'a"', "../a", "あ", None, 1])
def test_other_ids_are_refused(id_):
    with pytest.raises(ValueError):
        markdown.ident(id_)


def test_addresses_are_https():
    assert markdown.url("https://example.org/a?b=1&c=2#d") == "https://example.org/a?b=1&#38;c=2#d"


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org",
        "javascript:alert(1)",
        "https://",
        "https://a b",
        'https://a.org/"',
        "//a.org",
        "",
    ],
)
def test_other_addresses_are_refused(url):
    with pytest.raises(ValueError):
        markdown.url(url)


def test_a_missing_value_is_an_error_with_its_name():
    template = markdown.environment("en").from_string("{{ nothing }}")
    with pytest.raises(Exception, match="'nothing' is undefined"):
        template.render()


def test_two_things_with_one_id_on_a_page_are_an_error():
    game = sample.game("beta", str)
    twice = type(game)(**{**asdict(game), "notes": (sample.rule("deck", str),)})
    book = sample.book("en")
    family = book.families[0]
    broken = type(book)(**{**asdict(book), "families": (type(family)("flop", "F", "", (twice,), (0,)),)})
    with pytest.raises(pages.PageError, match="beta: 'deck' is the id of a rule and of a note"):
        pages.pages(broken)


def test_two_things_with_one_id_on_the_page_of_a_mix_are_an_error():
    book = sample.book("en")
    mix = book.mixes[0]
    broken = type(mix)(**{**asdict(mix), "notes": (sample.rule("turns", str),)})
    with pytest.raises(pages.PageError, match="relay: 'turns' is the id of a rule and of a note"):
        pages.pages(type(book)(**{**asdict(book), "mixes": (broken,)}))


def test_a_mix_has_a_row_for_each_game_that_links_to_its_page(built):
    page = article(built / "en" / "mixes" / "relay" / "index.html")
    assert {"alpha-high-low-here", "beta-here", "turns", "next-game", "change", "letters"} <= set(page.ids)
    assert {f"../../games/{id_}/" for id_ in sample.IDS} <= set(page.hrefs)
    assert "relay word (en)" in page.text


def test_a_cell_of_a_mix_has_its_label_for_narrow_screens(built):
    html = (built / "ja" / "mixes" / "relay" / "index.html").read_text("utf-8")
    assert 2 == html.count('<td data-label="wins label (ja)"><span class="line">wins (ja)</span>')


def test_a_game_links_to_the_mixes_that_it_is_played_in(built):
    assert "../../mixes/relay/" in article(built / "en" / "games" / "beta" / "index.html").hrefs


def test_mixes_stand_in_the_menu_in_the_index_and_on_the_front_page(built):
    front = article(built / "en" / "index.html")
    assert {"mixes/", "mixes/relay/", "games/beta/"} <= set(front.hrefs)
    assert front.hrefs.index("mixes/relay/") < front.hrefs.index("games/beta/")  # as the book knows them
    assert "../mixes/relay/" in article(built / "en" / "names" / "index.html").hrefs
    listed = article(built / "en" / "mixes" / "index.html")
    assert "relay/" in listed.hrefs


def test_a_former_id_of_a_mix_leads_on(built):
    html = (built / "en" / "mixes" / "old-relay" / "index.html").read_text("utf-8")
    assert 'http-equiv="refresh" content="1; url=../relay/"' in html


def test_a_book_without_mixes_has_no_pages_for_them():
    book = sample.book("en")
    bare = type(book)(**{**asdict(book), "mixes": (), "index": ()})
    assert not [path for path in pages.pages(bare) if path.startswith("mixes/")]


def test_both_languages_have_the_same_pages(built):
    assert list(html_of(built, "en")) == list(html_of(built, "ja"))


def test_both_languages_have_the_same_anchors(built):
    for path, english in html_of(built, "en").items():
        assert article(english).ids == article(built / "ja" / path).ids, path


def test_every_rule_is_an_anchor(built):
    for game in sample.book("en").games:
        ids = article(built / "en" / "games" / game.id / "index.html").ids
        assert {id_ for id_, _ in pages.anchors(game)} <= set(ids)


def test_no_anchor_is_there_twice(built):
    for path in html_of(built, "en").values():
        ids = Reader(path.read_text("utf-8")).ids
        assert len(ids) == len(set(ids)), path


def test_every_rule_links_to_itself(built):
    page = article(built / "en" / "games" / "beta" / "index.html")
    for id_ in ("deck", "own", "raise-cap", "who-wins", "formats"):
        assert f"#{id_}" in page.hrefs


def test_every_part_of_a_mix_is_an_anchor(built):
    mix = sample.book("en").mixes[0]
    ids = article(built / "en" / "mixes" / mix.id / "index.html").ids
    assert {id_ for id_, _ in pages.anchors(mix)} <= set(ids)


def test_every_page_links_to_itself_in_the_other_language(built):
    for path, english in html_of(built, "en").items():
        html = english.read_text("utf-8")
        link = re.search(r'<a href="([^"]+)" class="[^"]*rb-language', html)[1]
        assert (built / "ja" / path).resolve() == (english.parent / link / "index.html").resolve()


def test_a_former_id_leads_on(built):
    html = (built / "en" / "games" / "old-beta" / "index.html").read_text("utf-8")
    assert 'http-equiv="refresh" content="1; url=../beta/"' in html
    assert "../beta/" in Reader(html).hrefs


def test_the_front_door_works_without_javascript(built):
    hrefs = Reader((built / "index.html").read_text("utf-8")).hrefs
    assert hrefs == ["en/", "ja/"]


def test_nothing_is_loaded_from_other_hosts(built):
    for path in sorted(built.rglob("*.html")):
        html = path.read_text("utf-8")
        for tag in re.findall(r"<(?:script|img|link|iframe|source)\b[^>]*>", html):
            assert not re.search(r"""(?:src|href)=["']?(?:https?:)?//""", tag), (path, tag)
    css = (built / "en" / "assets" / "rulebook.css").read_text("utf-8")
    assert "url(" not in css and "@import" not in css


def test_tags_are_closed_in_order(built):
    for path in built.rglob("*.html"):
        html = path.read_text("utf-8")
        open_tags: list[str] = []
        part = html[html.index("<article") : html.index("</article>")] if "<article" in html else ""
        for closing, tag in re.findall(r"<(/?)([a-z0-9]+)\b[^>]*(?<!/)>", part.removeprefix("<article")):
            if closing:
                assert open_tags.pop() == tag, path
            elif tag not in VOID and tag != "article":
                open_tags.append(tag)


@pytest.mark.parametrize("first", some_by_day(range(len(HOSTILE)), by_day=[0]))
def test_text_cannot_become_markup(first, built, tmp_path):
    """Every field has one of the texts, and in another of these sites another one."""

    def hostile(word: str) -> str:
        return HOSTILE[(first + crc32(word.encode())) % len(HOSTILE)]

    book = sample.book("en", hostile)
    texts = site_texts(book, FOLDER, replace(sample.BESIDES, ends=sample.endpapers(hostile)))
    write_pages(book, tmp_path / "work", FOLDER, texts)
    run(write_config(book, tmp_path / "work", FOLDER), tmp_path / "en", tmp_path)
    harmless, articles = html_of(built, "en"), ""
    for path, page in html_of(tmp_path, "en").items():
        found, expected = (Reader(p.read_text("utf-8")) for p in (page, harmless[path]))
        assert expected.tags == found.tags, path
        assert not found.events
        assert expected.ids == found.ids
        assert expected.hrefs == found.hrefs
        articles += article(page).text
    shown = re.sub("[“”]", '"', articles.replace("’", "'"))
    texts = [" ".join(text.split()) for text in HOSTILE]
    assert [] == [text for text in texts if text.isprintable() and text not in shown]


def test_a_link_to_nowhere_fails_the_build(tmp_path):
    (tmp_path / "a.html").write_text(
        '<p id="here"><a href="#here"></a><a href="b.html#there"></a><a href="c/"></a></p>'
    )
    (tmp_path / "b.html").write_text('<p id="elsewhere"></p>')
    found = broken_links(tmp_path, sorted(tmp_path.glob("*.html")))
    assert found == ["a.html: b.html#there", "a.html: c/"]


def test_a_link_that_runs_a_program_fails_the_build(tmp_path):
    page = tmp_path / "a.html"
    page.write_text('<a href="javascript:alert(1)"></a><a href="https://example.org/"></a>')
    assert broken_links(tmp_path, [page]) == ["a.html: javascript:alert(1)"]


def test_a_warning_of_mkdocs_fails_the_build(tmp_path):
    folder = tmp_path / "book"
    shutil.copytree(FOLDER / "site", folder / "site")
    shutil.copy(FOLDER / "mkdocs.yml", folder)
    about = folder / "site" / "en" / "about.md"
    about.write_text(about.read_text("utf-8") + "\n[x](nowhere.md)\n", "utf-8")
    with pytest.raises(SiteError, match=r"nowhere\.md"):
        build_site({"en": sample.book("en")}, tmp_path / "out", folder)


def test_no_page_shows_its_settings(built):
    """A head of a page that says nothing is a heading of hyphens to Markdown."""
    shown = [
        path for path in built.rglob("*.html") if re.search(r"<h[1-6][^>]*>-+<", path.read_text("utf-8"))
    ]
    assert [] == shown


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("Hold'em", "Hold’em"),
        ('"Raise" and a number', "“Raise” and a number"),
        (f'Say ("call") with {marked_card("Ah")}\'s "{in_one_piece("9-8")}"', None),
    ],
)
def test_pages_have_the_quotation_marks_of_print(said, shown):
    text = str(markdown.marked(written({"en": said}), "en"))
    assert shown is None or shown == text
    assert not re.search("&#39;|&#34;", text)


ROUND, SQUARE = (
    re.compile(r'cx="([\d.]+)" cy="[\d.]+" r="([\d.]+)"'),
    re.compile(r' x="([\d.]+)".*? width="([\d.]+)"'),
)


@pytest.mark.parametrize("first", sorted({*FIRST} - {"same-order"}))
def test_seats_and_up_cards_are_drawn_in_the_middle_of_their_picture(first):
    drawn = seats(first)
    seen = [(float(x) - float(r), float(x) + float(r)) for x, r in ROUND.findall(drawn.shapes)]
    seen += [(float(x), float(x) + float(wide)) for x, wide in SQUARE.findall(drawn.shapes)]
    assert min(left for left, _ in seen) == drawn.width - max(right for _, right in seen)

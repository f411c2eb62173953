"""Table cards, read back."""

import json
import re
from math import ceil
from pathlib import Path

import pikepdf
import pytest
import qr_reading
from msgspec.structs import replace
from nights import AT_NIGHT
from pdf_reading import bookmarks, pieces, ragged, reader, small_type, tight, whole
from pypdfium2 import PdfDocument

from poker_rulebook.book.house import House
from poker_rulebook.language.phrases import plain
from poker_rulebook.paper.printed_cards import (
    by_size,
    card_data,
    card_jobs,
    cards_job,
    cards_of,
    page_address,
)
from poker_rulebook.paper.typesetting import look_of, print_all
from poker_rulebook.web.pages import pages

A5_ACROSS = (595.28, 419.53)
A4_ACROSS = (841.89, 595.28)
LANGUAGES = ("en", "ja")
SOME = (
    "razz",
    "badugi",
    "murder",
    "open-face-chinese",
    "paradise-road-pickem",
    "dramaha",
    "guts",
    "texas-holdem",
)
LEAST = 8  # points of letters on a card
FOUR_MM, SIX_MM = r"11\.338\d*", r"17\.007\d*"


@pytest.fixture(params=LANGUAGES)
def cards(request, printed, books):
    """(game, its card) of every game in one language."""
    locale = request.param
    return [(locale, game, printed / "cards" / f"{game.id}-{locale}.pdf") for game in books[locale].games]


def staying(book, size, measures):
    """The games whose cards stay on this size."""
    return [game for game in book.games if [*cards_of(book, [game], size, measures)] == [size]]


def one_file(book, games, size, path, measures, sheet="", two_sided=True):
    """The job of the cards of these games, all of which fit on this size."""
    return cards_job(
        book, cards_of(book, games, size, measures, two_sided)[size], size, path, sheet, two_sided
    )


def sizes(path: Path) -> set[tuple[float, float]]:
    boxes = [page.mediabox for page in reader(path).pages]
    return {(round(float(box.width), 2), round(float(box.height), 2)) for box in boxes}


def test_every_card_has_two_sides_of_a5(cards):
    for _, _, path in cards:
        assert (2, {A5_ACROSS}) == (len(reader(path).pages), sizes(path))


def test_a_rim_is_free_for_lamination(cards):
    rim, (width, height) = 5 * 72 / 25.4, A5_ACROSS
    for _, _, path in cards:
        for on_page in pieces(path):
            assert all(rim <= it.x <= width - rim and rim <= it.y <= height - rim for it in on_page), (
                path.name
            )


@pytest.mark.parametrize("locale", LANGUAGES)
def test_one_file_has_the_cards_of_all_games(locale, printed, books):
    path = printed / f"cards-{locale}-a5.pdf"
    names = [tight(plain(game.name, locale)) for game in books[locale].games]
    marked = [tight(title) for level, title, _ in bookmarks(path) if level == 1]
    assert ({A5_ACROSS}, names) == (sizes(path), marked)
    labels = [tight(label) for label in reader(path).page_labels]
    assert labels == [f"{name}{side}" for name in names for side in (1, 2)]


# (size, sheet) -> cards on it, and crop marks: lines of 4 mm across, and down; those that cross
EVERY_SIZE = {
    ("a5", "a4-2"): (2, (595.28, 841.89), (2, 0, 0)),
    ("a6", "a4-4"): (4, (841.89, 595.28), (2, 2, 2)),
    ("half-letter", "letter-2"): (2, (612, 792), (2, 0, 0)),
}


LONG = {"half-letter": {"paradise-road-pickem"}}  # cards that leave something out, and say so


def longest_and_shortest(book, long=9, short=3):
    """Games by the signs on their cards; at night all."""
    in_order = sorted(book.games, key=lambda game: len(json.dumps(card_data(book, game))))
    return in_order if AT_NIGHT else in_order[:short] + in_order[-long:]


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize(("size", "sheet"), EVERY_SIZE)
def test_every_game_fits_in_every_size_and_is_cut_at_the_marks(locale, size, sheet, real, tmp_path, measures):
    up, page, marks = EVERY_SIZE[size, sheet]
    book = real[locale]
    tried = longest_and_shortest(book)
    on_size = cards_of(book, tried, size, measures)
    moved = {card["id"] for larger, cards in on_size.items() if larger != size for card in cards}
    assert not moved or size == "a6"  # what cannot be read there goes to A5
    games = [game for game in tried if game.id not in moved]
    job = one_file(book, games, size, tmp_path / "cards.pdf", measures, sheet)
    (path,) = print_all([job])
    assert (2 * ceil(len(games) / up), {page}) == (len(reader(path).pages), sizes(path))
    on_its_head = page[0] > page[1]  # what stands so is read in another order
    assert [] == small_type(path, LEAST)
    assert [] == [line for line in ragged(path) if not (on_its_head and line[0] % 2 == 0)]
    text = whole(path)
    for game in games:
        bets = [bet for street in game.card.streets for bet in street.bets]
        for wanted in (plain(game.name, locale), game.digest, *(plain(bet, locale) for bet in bets)):
            assert tight(wanted) in text, (game.id, wanted)
    left = without(book, json.loads(job.data)["cards"], size, measures)
    assert {card["id"] for card in left} <= LONG.get(size, set())
    for said in (card[key] for card in left for key in ("left_out", "left_out_behind")):
        assert tight(said.get(locale, "")) in text
    drawn = reader(path).pages[0].get_contents().get_data().decode("latin-1")
    lengths = [f"{length} 0 l" for length in (FOUR_MM, SIX_MM)] + [
        f"0 {length} l" for length in (FOUR_MM, SIX_MM)
    ]
    across, crossing, down, upright = (len(re.findall(f" m {line}\n", drawn)) for line in lengths)
    assert marks == (across, down, crossing + upright)


def without(book, cards, size, measures):
    """The cards on which something is left out, each proved to have no room for it.

    Without its description a card is in small letters, so that the description cannot have been left out for larger ones;
    and a card with one mistake more, which is then its last, leaves that out again.
    """
    bare = [card for card in cards if not card["front"]["lead"]]
    for card in by_size(book, [card | {"lead": {}} for card in bare], size, measures).get(size, ()):
        assert card["front"]["size"] < 8.75, card["id"]
    fewer = [card for card in cards if card["behind"]["left-out"]]
    shown = [len(card["dealer"]["mistakes"]) - card["behind"]["left-out"] for card in fewer]
    more = [
        card | {"dealer": card["dealer"] | {"mistakes": card["dealer"]["mistakes"][: n + 1]}}
        for card, n in zip(fewer, shown, strict=True)
    ]
    assert {1} >= {card["behind"]["left-out"] for card in by_size(book, more, size, measures).get(size, ())}
    return [card for card in cards if card["left_out"] or card["left_out_behind"]]


def test_the_code_of_a_card_leads_to_the_page_of_its_game_and_names_its_edition(real):
    for locale in LANGUAGES:
        book = replace(real[locale], address="https://rules.example/quay/")
        for game in book.games:
            address = qr_reading.text(qr_reading.modules(str(card_data(book, game)["code"])))
            assert f"https://rules.example/quay/{locale}/games/{game.id}/?card={game.digest}" == address
        path = f"games/{game.id}.md"
        assert f'data-card="{game.digest}"' in pages(book, wanted=path.__eq__)[path]


@pytest.mark.parametrize(("size", "margin", "wide"), [("a5", 9, 18), ("a6", 5.5, 14), ("half-letter", 9, 18)])
def test_the_code_of_a_printed_card_can_be_read(size, margin, wide, books, tmp_path, measures):
    book = replace(books["ja"], address="https://rules.example/quay/")
    game = staying(book, size, measures)[0]
    (path,) = print_all([one_file(book, [game], size, tmp_path / "card.pdf", measures)])
    dots = 10  # for each millimetre
    page = PdfDocument(path)[0].render(scale=dots * 25.4 / 72, grayscale=True).to_numpy().tolist()
    count = len(qr_reading.modules(str(card_data(book, game)["code"])))
    places = [(n + 0.5) * wide / count for n in range(count)]
    left = len(page[0]) / dots - margin - wide
    rows = [[page[int((margin + y) * dots)][int((left + x) * dots)] < 128 for x in places] for y in places]
    assert page_address(book, game) == qr_reading.text(rows)


def test_a_card_has_no_code_where_nobody_knows_the_address(books):
    assert "" == card_data(books["en"], books["en"].games[0])["code"]


@pytest.mark.parametrize(("mono", "coloured"), [(True, False), (False, True)])
def test_a_card_without_colour_has_greys_only(mono, coloured, books, tmp_path, measures):
    book = books["en"]
    job = replace(
        one_file(book, book.games, "a6", tmp_path / "cards.pdf", measures), look=look_of(None, mono)
    )
    (path,) = print_all([job])
    drawn = "".join(page.get_contents().get_data().decode("latin-1") for page in reader(path).pages)
    tones = re.findall(r" cs ([\d.]+) ([\d.]+) ([\d.]+) scn", drawn)
    assert coloured == any(len(set(tone)) > 1 for tone in tones)


def test_the_bar_of_a_card_has_the_colour_of_the_house(books, tmp_path, measures):
    house = House(id="quay", name={}, colours={"main": "#ff0000"}, games={})
    book = replace(books["en"], house=house)
    (path,) = print_all([one_file(book, book.games[:1], "a5", tmp_path / "card.pdf", measures)])
    assert " cs 1 0 0 scn" in reader(path).pages[0].get_contents().get_data().decode("latin-1")


def test_a_card_has_the_royalties_of_every_row(cards):
    rows = set()
    for locale, game, path in cards:
        text = whole(path)
        for table in game.card.royalties:
            rows.add(table.id)
            for hand, points in (row.cells for row in table.rows):
                assert tight(plain(hand, locale) + plain(points, locale)) in text, hand
    assert {"royalties-front", "royalties-middle", "royalties-back"} == rows


def test_a_card_has_both_names_what_game_it_is_its_streets_its_showdown_and_its_digest(cards):
    for locale, game, path in cards:
        text = whole(path)
        streets = [part for one in game.card.streets for part in (one.title, one.when, one.dealt, *one.bets)]
        streets = [one.dealt for one in game.card.streets] if game.card.royalties else streets
        facts = [fact.text for fact in game.card.facts]
        for wanted in (
            game.name,
            game.other_name,
            game.lead,
            game.digest,
            *streets,
            *facts,
            *game.card.showdown,
        ):
            assert tight(plain(wanted, locale)) in text, wanted


def test_a_card_says_what_it_is_to_a_screen_reader(cards):
    for locale, game, path in cards:
        catalog = reader(path).trailer["/Root"].get_object()
        assert reader(path).metadata.title.startswith(plain(game.name, locale))
        assert catalog["/Lang"].startswith(locale)
        assert b"<pdfuaid:part>1</pdfuaid:part>" in catalog["/Metadata"].get_object().get_data()


WORDS = "Far too many words. " * 30


@pytest.mark.parametrize(
    ("lines", "cards", "page"),
    [(4, {"a5": 2}, A5_ACROSS), (8, {"a5": 1, "a4": 1}, A4_ACROSS), (40, {"a5": 1, "a4": 1}, None)],
)
def test_a_card_that_does_not_fit_goes_to_a_larger_size_and_says_so(
    lines, cards, page, books, tmp_path, measures
):
    stays, moves = books["en"].games[:2]
    wordy = replace(moves, card=replace(moves.card, showdown=(WORDS,) * lines))
    family = replace(books["en"].families[0], games=(stays, wordy))
    jobs = card_jobs({"en": replace(books["en"], families=(family,))}, tmp_path, measures)
    print_all(jobs)
    assert cards == {size: len(reader(tmp_path / f"cards-en-{size}.pdf").pages) // 2 for size in cards}
    assert {A5_ACROSS} == sizes(tmp_path / "cards" / f"{stays.id}-en.pdf")
    single = tmp_path / "cards" / f"{moves.id}-en.pdf"
    assert lines * tight(WORDS) in whole(single).replace("•", "")
    # in front, the largest is as high as its words, whatever that is
    assert {page} == sizes(single) if page else A4_ACROSS[1] < max(high for _, high in sizes(single))
    word = f"table cards of a4, as they have too many words for a5: {moves.id} (en)"
    assert [word] * ("a4" in cards) == [job.word for job in jobs if job.word]


# --- the dealer's side


def on_pages(path: Path) -> list[str]:
    return [tight(page.extract_text()) for page in reader(path).pages]


def below_the_foot(path: Path) -> list[int]:
    """Pages on which a text comes down to the small line at the foot."""
    feet = [min(piece.y for piece in page) for page in pieces(path)]
    return [
        n
        for n, (page, foot) in enumerate(zip(pieces(path), feet, strict=True))
        if any(foot + 0.1 < piece.y < foot + 6.5 for piece in page)
    ]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_behind_every_card_stands_what_its_dealer_needs(locale, real, tmp_path, measures):
    book = real[locale]
    games = [game for game in book.games if game.id in SOME]
    jobs = [one_file(book, games, size, tmp_path / f"{size}.pdf", measures) for size in ("a5", "a6")]
    path, small = print_all(jobs)
    assert [] == ragged(small) and [] == below_the_foot(small)
    for card, back in zip(json.loads(jobs[1].data)["cards"], on_pages(small)[1::2], strict=True):
        assert tight(card["left_out_behind"].get(locale, "")) in back, card["id"]
    for game, back in zip(games, on_pages(path)[1::2], strict=True):
        side = book.dealers[game.id]
        streets = [said for it in side.streets for said in (it.title, it.spoken, *it.left)]
        mistakes = [said for it in side.mistakes for said in (it.name, it.number, it.until, it.remedy)]
        for wanted in (*side.before, *side.counts, *streets, *side.notes, *mistakes):
            assert tight(plain(wanted, locale)) in back, (game.id, plain(wanted, locale))


@pytest.mark.parametrize(("sheet", "size", "up"), [("a4-4", "a6", 4), ("a4-2", "a5", 2)])
def test_a_sheet_that_is_turned_over_its_long_edge_has_each_back_behind_its_front(
    sheet, size, up, books, tmp_path, measures
):
    book = books["en"]
    games = staying(book, size, measures)[:up]
    (path,) = print_all([one_file(book, games, size, tmp_path / "cards.pdf", measures, sheet)])
    front, back = (cells(PdfDocument(path)[n], games) for n in (0, 1))
    across = up == 4  # over the upper edge rows change places, over the left one columns
    assert 2 <= len(games) == len({*front})
    assert front == [(1 - row, column) if across else (row, column) for row, column in back]


def cells(page, games) -> list[tuple[int, int]]:
    """Row and column of the card of each game on a sheet with two rows."""
    text = page.get_textpage()
    wide, high = page.get_size()
    found = []
    for game in games:
        left, low, *_ = text.get_charbox(text.search(game.digest).get_next()[0])
        found.append((int((high - low) * 2 / high), int(left * 2 / wide) if wide > high else 0))
    return found


def test_cards_may_have_one_side_only(books, tmp_path, measures):
    book = books["en"]
    (path,) = print_all([one_file(book, book.games, "a5", tmp_path / "cards.pdf", measures, two_sided=False)])
    assert len(book.games) == len(reader(path).pages)


def test_cards_are_printed_with_their_codes_where_the_address_of_the_site_is_known(books, tmp_path, measures):
    book = replace(books["en"], address="https://rules.example/quay/")
    for job in card_jobs({"en": book}, tmp_path, measures):
        assert all(card["code"] for card in json.loads(job.data)["cards"]), job.path


def test_a_card_is_tagged_as_lists_and_tables_with_heads(books, tmp_path, measures):
    book = books["en"]
    (path,) = print_all([one_file(book, book.games[:1], "a5", tmp_path / "cards.pdf", measures)])
    with pikepdf.open(path) as document:
        tags = [
            str(it.S)
            for it in document.objects
            if isinstance(it, pikepdf.Dictionary) and it.get("/Type") == "/StructElem"
        ]
        assert {"/H1", "/L", "/LI", "/Table", "/TH", "/TD"} <= {*tags}

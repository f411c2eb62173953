"""Table cards, read back."""

from dataclasses import replace

import pytest
from pdf_reading import reader, tight, whole

from poker_rulebook.paper.cards import card_jobs
from poker_rulebook.paper.typesetting import PaperError, print_all
from poker_rulebook.view.phrases import plain

A5_ACROSS = (595.28, 419.53)
A6_ACROSS = (419.53, 297.64)


@pytest.fixture(params=["en", "ja"])
def cards(request, printed, books):
    """(game, its card) of every game in one language."""
    locale = request.param
    return [(locale, game, printed / "cards" / f"{game.id}-{locale}.pdf") for game in books[locale].games]


def test_every_card_is_one_a5_page_and_one_with_royalties_a6(cards):
    for _, game, path in cards:
        (page,) = reader(path).pages
        size = A6_ACROSS if game.card.royalties else A5_ACROSS
        assert pytest.approx((float(page.mediabox.width), float(page.mediabox.height)), abs=0.01) == size


def test_a_card_has_the_royalties_of_every_row(cards):
    lines = 0
    for locale, game, path in cards:
        text = whole(path)
        for table in game.card.royalties:
            for line in table.lines:
                assert tight(plain(line.hand, locale)) + line.points in text, line
                lines += 1
    assert 6 == lines


def test_a_card_has_both_names_its_essence_its_streets_its_showdown_and_its_digest(cards):
    for locale, game, path in cards:
        text = whole(path)
        streets = [part for one in game.card.streets for part in (one.title, one.when, one.dealt, *one.bets)]
        streets = [one.dealt for one in game.card.streets] if game.card.royalties else streets
        facts = [fact.value for fact in game.card.facts]
        for wanted in (
            game.name,
            game.other_name,
            game.essence,
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


def test_a_card_that_does_not_fit_names_its_game(books, tmp_path):
    book = books["en"]
    game = book.games[0]
    wordy = replace(game, card=replace(game.card, showdown=("Far too many words. " * 40,) * 8))
    family = replace(book.families[0], games=(wordy,))
    with pytest.raises(
        PaperError, match=r"texas-holdem-en.pdf: .*do not fit on its page, even in letters of 7 pt"
    ):
        print_all(card_jobs({"en": replace(book, families=(family,))}, tmp_path))
    assert [] == list(tmp_path.rglob("*.pdf"))

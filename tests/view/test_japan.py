"""What stands in the book for Japan: the preset that departs from another, what visitors meet, and the talk of the table."""

import pytest
from real_book import real_book

from poker_rulebook.document.tree import TableView
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Paragraph
from poker_rulebook.languages import LOCALES
from poker_rulebook.pages.handouts import JAPAN, POCKET, japan_page, table_talk
from poker_rulebook.pages.table_cards import dealer_sides

BOOK = real_book()


def lines(talk, locale):
    """Situation -> its lines as they are printed."""
    return {
        table.id: [[plain(cell, locale) for cell in row.cells] for row in table.rows]
        for table in talk.parts
        if isinstance(table, TableView)
    }


def test_a_preset_that_begins_with_another_chooses_the_same_but_where_it_says_otherwise():
    jopt, tda = BOOK.presets[JAPAN], BOOK.presets["tda"]
    own = {"untabled-cards", "cards-ready", "level-begins", "chip-race", "devices", "languages-at-the-table"}
    assert jopt.choices == tda.choices and jopt.general.keys() >= tda.general.keys()
    assert own == {rule for rule, choice in jopt.general.items() if tda.general.get(rule) != choice}


def test_visitors_read_each_rule_on_which_japan_and_another_preset_differ_first_what_japan_has_of_its_own():
    others = [preset for id_, preset in BOOK.presets.items() if id_ != JAPAN]
    jopt, found = BOOK.presets[JAPAN], japan_page(BOOK).parts[2:]
    differing = {}
    for rule in (rule for chapter in BOOK.chapters.values() for rule in chapter.rules):
        own = [it.choices | it.general for it in (jopt, *others)]
        here, *elsewhere = [taken.get(rule.option.id if rule.option else rule.id, "") for taken in own]
        if here and {*elsewhere} - {"", here}:
            differing[rule.id] = here not in elsewhere
    assert differing.keys() == {it.id for it in found}
    alone = [differing[it.id] for it in found]
    assert alone == sorted(alone, reverse=True) and {True, False} == {*alone}
    for it in found:
        here, *texts = [plain(fact.text) for fact in it.parts]
        assert texts and here not in texts and len(texts) == len({*texts})


@pytest.mark.parametrize("locale", LOCALES)
def test_the_pocket_list_has_sixty_lines_in_two_languages_with_readings(locale):
    found = lines(table_talk((), rulings=False), locale)
    every = [line for rows in found.values() for line in rows]
    assert [*POCKET] == [*found] and 60 == len(every) == len({line[0] for line in every})
    assert all(len(line) == 3 and all(line) for line in every)
    other = next(it for it in LOCALES if it != locale)
    assert [line[:2][::-1] for line in every] == [
        line[:2] for rows in lines(table_talk((), rulings=False), other).values() for line in rows
    ]


def test_the_sheet_has_every_kind_of_sentence_that_dealers_of_the_book_say():
    sides = dealer_sides(BOOK)
    said = {line[0] for line in lines(table_talk(sides.values()), "ja")["games"]}
    for name in ("badugi", "texas-holdem", "paradise-road-pickem"):
        spoken = [street.spoken for street in sides[name].streets]
        parts = [part for it in spoken for part in (it.parts if isinstance(it, Paragraph) else (it,))]
        of_it = {line[0] for line in lines(table_talk([sides[name]], rulings=False), "ja")["games"]}
        keys = {part.key for part in parts}
        assert len(of_it) == len(keys) and of_it <= {plain(part, "ja") for part in parts}
    assert len(said) > 50 and len(lines(table_talk(sides.values()), "en")["rulings"]) > 40

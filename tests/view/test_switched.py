"""The switches of a game's page: what they put together is the page of the game that is built with those choices."""

from __future__ import annotations

import json
import random
import re
from html import unescape
from itertools import combinations

import pytest
from msgspec.structs import replace
from rendering import page_pieces

from poker_rulebook.book.options import UnknownChoice
from poker_rulebook.document.edition import edition
from poker_rulebook.house_edition import preset_edition
from poker_rulebook.pages.game import HAND, applied, combined, game_view, narrated_example, under_choices
from poker_rulebook.play.parser import InputError
from poker_rulebook.play.script import chosen_for
from poker_rulebook.web.pages import pages
from poker_rulebook.web.scripts import renderer, switches_of

GAMES = ("badugi", "razz", "crazy-pineapple", "high-low-declare-draw", "mississippi-stud", "ofc-pineapple", "chicago")  # fmt: skip
COMBINATIONS = 6
CHOICE = {"stub-too-short": "burns-first"}


def shown(found, place, chosen):
    """The pieces of a place under choices; None where some of them meet that were not viewed together."""
    taken = tuple((o, chosen[o]) for o, usual in found.usual.items() if chosen.get(o, usual) != usual)
    edits = combined(found.edits.get(place, {}), taken)
    return None if edits is None else applied(found.places[place], edits)


def some_choices(book, game, found):
    """Every choice by itself, what presets take, and some pairs, all of which are viewed together; and some combinations."""
    rng = random.Random(game.id)
    yield from (({o.id: c.id}, True) for o in game.options for c in o.choices if c.id != found.usual[o.id])
    editions = (preset_edition(book, id_) for id_ in book.presets)
    yield from ((it.house.choices_in(game, it.settled), True) for it in editions)
    for of in (2, len(game.options)):
        for _ in range(COMBINATIONS):
            options = rng.sample(game.options, min(of, len(game.options)))
            yield {o.id: rng.choice(o.choices).id for o in options}, of == 2


def told(book, game, example):
    """An example as it comes out; nothing where its own choices and those of the game do not go together."""
    try:
        return narrated_example(example, chosen_for(book, game, example)).pieces
    except InputError:
        return ()


@pytest.mark.parametrize("name", GAMES)
def test_a_switch_shows_the_view_of_the_game_with_that_choice(book, name):
    game = book.games[name]
    found, usual = (
        under_choices(book, game).switched(),
        page_pieces(game_view(book, replace(game, examples=()))),
    )
    for chosen, viewed in some_choices(book, game, found):
        pairs = set(chosen.items())
        try:
            other = book.game(name, chosen)
        except UnknownChoice:
            assert any(set(refused) <= pairs for refused in found.refused), chosen
            continue
        there = page_pieces(game_view(book, replace(other, examples=())))
        for place, pieces in there.items():
            made = shown(found, place, chosen) if place in found.places else usual[place]
            assert made == pieces or (made is None and not viewed), (place, chosen)
        for example in game.examples:
            place, played = HAND + example.id, told(book, other, example)
            made = shown(found, place, chosen) if place in found.places else told(book, game, example)
            stopped = made == () or pairs & set(found.stopped.get(place, ()))
            assert stopped or played == made or (made is None and not viewed), (place, chosen)
            assert stopped or played or made is None, (place, chosen)


def test_choices_that_edit_the_same_sentence_are_viewed_two_by_two_and_three_only_as_a_preset_takes_them(
    book,
):
    found = under_choices(book, book.games["badugi"]).switched()
    edits = found.edits["limits"]
    assert {1, 2} == set(map(len, edits))
    assert (("raise-cap", "no-cap"), ("raise-cap-with-two", "none")) in edits
    three = {"raise-cap": "no-cap", "raise-cap-with-two": "none", "short-all-ins": "full-raise"}
    assert [False, True] == [shown(found, place, three) is None for place in ("card", "limits")]


def test_choices_that_do_not_go_together_are_named(book):
    assert {
        (("bomb-pot", "yes"), ("big-blind-ante", "blind-first")),
        (("bomb-pot", "yes"), ("big-blind-ante", "ante-first")),
    } == set(under_choices(book, book.games["texas-holdem"]).switched().refused)


def taken(book, game, choices):
    try:
        return book.game(game.id, {**game.choices, **dict(choices)})
    except UnknownChoice:
        return None


def test_three_choices_of_a_game_go_together_where_each_two_of_them_do(book):
    """So more than two are not looked through again for what does not go together."""
    common = {option["id"] for option in book.common_options}
    for game in book.games.values():
        own = [option for option in game.options if option.id not in common]
        usual = {option.id: game.choices.get(option.id, option.choices[0].id) for option in own}
        others = [(o.id, c.id) for o in own for c in o.choices if c.id != usual[o.id]]
        pairs = {two for two in combinations(others, 2) if two[0][0] != two[1][0] and taken(book, game, two)}
        for three in combinations(others, 3):
            if pairs.issuperset(combinations(three, 2)):
                assert taken(book, game, three), (game.id, three)


def test_the_results_of_examples_change_with_the_rules(book):
    found = under_choices(book, book.games["crazy-pineapple"]).switched()
    assert any(place.startswith(HAND) for place in found.places)


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_page_loads_what_its_page_with_that_choice_says(book, viewed, locale):
    """The HTML of a switched place is that of the page of the other game, but for links to the glossary."""
    game = book.games["badugi"]
    shown_book = edition(viewed, locale)
    script = switches_of(under_choices(book, game).switched(), {locale: renderer(locale)})[locale]
    document = json.loads(script.removeprefix("rulebookOptions(").removesuffix(")\n"))
    (family,) = (it for it in viewed.families if it.id == game.family)
    other = game_view(book, book.game("badugi", CHOICE))
    alone = replace(family, games=(replace(other, relative=None, variants=None),), depths=(0,))
    row = tuple(row for row in shown_book.overview if row.game == game.id)
    page = pages(replace(shown_book, families=(alone,), overview=row))["games/badugi.md"]
    for place, there in document["places"].items():
        made = list(there["pieces"])
        edits = there["edits"].get(":".join(*CHOICE.items()), ())
        for start, end, texts in sorted(edits, reverse=True):
            made[start:end] = texts
        for number in made if place in ("long", "streets", "limits") else ():
            text = document["texts"][number].strip()
            assert _words(text) in _words(page), place


def _words(html):
    """The text of some HTML, without spaces."""
    return re.sub(r"\s", "", unescape(re.sub(r"<[^>]*>", "", html)))

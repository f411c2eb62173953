"""The view: the same ids in both languages, whole sentences, and tables that are computed."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import astuple
from small_book import GOOD, book_folder
from used_messages import used

from poker_rulebook.book.load import load
from poker_rulebook.document.edition import index
from poker_rulebook.document.views import GameView
from poker_rulebook.language.locale.ja.order import reading_key
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Sentence
from poker_rulebook.languages import LOCALES
from poker_rulebook.pages.citations import game_digest, rule_numbers
from poker_rulebook.pages.general_rules import accounted_columns, accounted_views, chapter_view, word_view
from poker_rulebook.pages.mixes import mix_view

ROOT = Path(__file__).resolve().parents[2]

# readings in the order of a Japanese index (ー as the vowel it lengthens, voiced after plain)
IN_ORDER = """あーちー あいりっしゅ あくしょんらず えーすとぅふぁいぶとりぷるどろー おーえふしーたーぼ おくらほま おまは
おまははいろーえいと がーでなじゃっくぽっと かりふぉるにあろーぼーる くいっくくわっず くーるしゅべる ぐりーくほーるでむ くりすくろす
しょーとでっきおまは しょーとでっきほーるでむ すーぱーすたっど すくろーたむ せぶんかーどすたっど そうほうこうちょわは そーひー
だぶるぼーどおまは ちょわは つーおあふぁいぶおまははいろーえいと てきさすほーるでむ どらまは どらまはぜろ どらまはふぉーてぃーないん
ぱいなっぷる はいばどぅぎ ばでいしー ばでゅーしー ばどぅぎ まーだー らず りおぶらぼー りのすとれーと""".split()


def sentences(game: GameView) -> list[tuple[str, str]]:
    found = [(rule.id, rule.text) for section in game.sections for rule in section.parts]
    found += [("essence", game.essence), ("peculiar", game.peculiar)]
    found += [("brief", game.relative.brief)] if game.relative else []
    found += [(note.id, note.text) for note in (*game.notes, *game.history)]
    return [(id_, text) for id_, text in found if text]


def anchors(game: GameView) -> list[str]:
    ids = [section.id for section in game.sections]
    ids += [rule.id for section in game.sections for rule in section.parts]
    ids += [table.id for section in game.sections for table in section.royalties]
    ids += [item.id for part in (game.options, game.examples, game.notes, game.history) for item in part]
    return ids


def test_both_languages_have_the_same_games_and_anchors(shown):
    english, japanese = ({game.id: anchors(game) for game in shown[locale].games} for locale in ("en", "ja"))
    assert english == japanese


def test_an_anchor_stands_once_on_a_page(shown):
    for game in shown["en"].games:
        ids = anchors(game)
        assert sorted(set(ids)) == sorted(ids), game.id


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_every_rule_is_whole_sentences(shown, locale):
    end = "。" if locale == "ja" else "."
    for game in shown[locale].games:
        for id_, text in sentences(game):
            assert plain(text, locale).endswith(end), f"{game.id}#{id_}: {plain(text, locale)}"


def test_japanese_rules_have_no_spaces_and_no_polite_forms(shown):
    for game in shown["ja"].games:
        for id_, text in sentences(game):
            said = plain(text, "ja")
            assert not re.search(r"[ぁ-んァ-ヶ一-龠。、] +[ぁ-んァ-ヶ一-龠A-Z0-9]", said), (
                f"{game.id}#{id_}: {said}"
            )
            assert not re.search(r"(です|ます|ません)(。|が|ので)", said), f"{game.id}#{id_}: {said}"


def test_every_step_and_share_of_the_file_can_be_cited(book, shown):
    for game in shown["en"].games:
        cited = set(anchors(game))
        data = book.games.source(game.id).value
        assert set() == {item["id"] for item in (*data["play"], *data.get("showdown", ()))} - cited, game.id


def test_the_overview_has_a_row_for_every_game_and_a_cell_for_every_column(book, shown):
    for view in shown.values():
        assert set(book.games) == {row.game for row in view.overview}
        assert {len(view.overview_columns) - 1} == {len(row.cells) for row in view.overview}


def test_japanese_names_are_ordered_by_their_readings():
    assert sorted(reversed(IN_ORDER), key=reading_key) == IN_ORDER


def test_the_japanese_index_has_kana_headings_in_order(shown):
    headings = [group.heading for group in index("ja", shown["ja"].games)]
    assert [h for h in "あかさたなはまやらわ" if h in headings] == headings


def test_an_example_shows_who_wins_with_which_hand(shown):
    said = {"en": "51 to B and 50 to A, both with 6542A.", "ja": "Ⓑが51、Ⓐが50を獲得（ともに6542A）。"}
    for locale, result in said.items():
        razz = next(game for game in shown[locale].games if game.id == "razz")
        tie = next(example for example in razz.examples if example.id == "odd-chip-by-suit")
        assert result == plain(tie.result)


def test_a_sentence_has_the_values_that_its_phrase_asks_for_and_no_others(viewed):
    """With another value, two sentences that read the same would count as different. A fact has what its registers ask for."""
    wrong = set()
    for said in {
        Sentence(said.key, tuple((name, "") for name, _ in said.values), said.register)
        for said in said_in(viewed)
    }:
        values, own = {name for name, _ in said.values}, f"{said.key}.{said.register}"
        asked = {key: asked_for(key) for key in (said.key, *attributes()[said.key])}
        if not asked.get(own, asked[said.key]) <= values <= set().union(*asked.values()):
            wrong.add((said.key, said.register, tuple(sorted(values))))
    assert set() == wrong


def asked_for(key: str) -> set[str]:
    """The variables of a message or attribute in any language."""
    return {name for locale in LOCALES for name in used(locale)[key].variables}


@cache
def attributes() -> dict[str, list[str]]:
    """The keys of the attributes of each message."""
    keys = list(used("en"))
    return {key: [other for other in keys if other.startswith(f"{key}.")] for key in keys}


def said_in(part: object) -> Iterator[Sentence]:
    """Every sentence of a view, also those inside others."""
    if isinstance(part, Sentence):
        yield part
    if isinstance(part, Struct):
        part = astuple(part)
    if isinstance(part, Mapping):
        part = tuple(part.values())
    if isinstance(part, tuple):
        for inner in part:
            yield from said_in(inner)


def test_new_words_for_the_search_make_no_printed_page_look_older(shown, tmp_path):
    for name in ("games", "schema"):
        shutil.copytree(ROOT / name, tmp_path / name)
    for kind in ("games", "rules", "words"):
        path = tmp_path / "games" / "asked" / f"{kind}.yaml"
        told, edits = re.subn(r"(?m)^(  en: \[)", r"\1a new question, ", path.read_text("utf-8"))
        assert edits
        path.write_text(told, "utf-8")
    book = load(tmp_path)
    numbers = rule_numbers(book)
    chapter = chapter_view(book, book.chapters["wager-irregularities"], numbers)
    words = [word_view(book, term, numbers) for term in book.terms.values()]
    assert "a new question" in book.asked["words"]["bug"]["en"]
    found = {it.id: it.digest for it in (mix_view(book, book.mixes["horse"]), chapter, *words)}
    printed = {it.id: it.digest for it in (*shown["en"].pages, *shown["en"].words)}
    assert printed == printed | found | {"razz": game_digest(book, "razz")}


def test_numbers_of_a_later_edition_are_called_unverified_until_its_text_has_been_read(book, tmp_path):
    assert [plain(column) for column in accounted_columns(book)] == ["TDA 2024", "TDA 2026, unverified"]
    there = {found.number: plain(found.later) for found in accounted_views(book) if found.kind == "rules"}
    assert (there[45], there[46]) == ("47", "")
    folder = book_folder(tmp_path / "small", rules=True)
    shutil.copyfile(GOOD / "tda.yaml", folder / "games" / "tda.yaml")
    assert [plain(column) for column in accounted_columns(load(folder))] == ["TDA 2024", "TDA 2026"]

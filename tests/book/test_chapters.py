"""General rules: numbered by the contents, cited by id, decided by questions, shown in both languages."""

from __future__ import annotations

import re
import shutil

import pytest
from click.testing import CliRunner
from real_book import real_book
from rendering import shown_in
from small_book import GAMES, GOOD, book_folder, data_of, write_game

from poker_rulebook.book.chapters import (
    WrongCondition,
    build_decision,
    concerns,
    find_rule,
    read_condition,
    rules_of,
)
from poker_rulebook.book.check import file_problems
from poker_rulebook.book.load import Book, load
from poker_rulebook.cli.commands import rulebook
from poker_rulebook.data import game_document
from poker_rulebook.house_edition import preset_edition
from poker_rulebook.language.phrases import plain
from poker_rulebook.pages.book import book_view
from poker_rulebook.pages.citations import rule_numbers
from poker_rulebook.pages.game import game_view
from poker_rulebook.pages.general_rules import rule_view
from poker_rulebook.pages.session_settings import befores

LIMITS, STUB, CONTENTS = (data_of(f"rules/{name}") for name in ("limits", "stub", "contents"))
DECISION = STUB["rules"][0]["decision"]


@pytest.fixture
def folder(tmp_path):
    """A book of the small games with general rules whose files may be changed."""
    folder = book_folder(tmp_path / "book", *GAMES, mixes=True)
    shutil.copytree(GOOD / "rules", folder / "games" / "rules")
    shutil.copy(GOOD / "glossary.yaml", folder / "games")
    return folder


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    return load(book_folder(tmp_path_factory.mktemp("rules") / "book", *GAMES, mixes=True, rules=True))


def problems_with(folder, name, data):
    write_game(folder, f"rules/{name}", data)
    return [f"{p.file}: {p.path}: {p.message}" for p in file_problems(load(folder))]


def with_rule(chapter, index, **changes):
    rules = [rule | (changes if n == index else {}) for n, rule in enumerate(chapter["rules"])]
    return chapter | {"rules": rules}


def test_the_page_of_a_game_leaves_the_rules_of_most_chapters_unread(monkeypatch):
    read, chapter = [], Book._chapter
    monkeypatch.setattr(Book, "_chapter", lambda self, path: read.append(path.stem) or chapter(self, path))
    book = load(real_book().folder)
    view = game_view(book, book.game("razz"))
    assert len(read) < len(book.chapters.paths) / 2
    numbers = rule_numbers(book)
    assert {cited.id: numbers[cited.id] for cited in view.see + view.chapters} == {
        cited.id: cited.number for cited in view.see + view.chapters
    }


def test_rules_are_numbered_in_the_order_of_the_contents(book, folder):
    assert {"limits": "1", "cap": "1.1", "burn": "1.2", "stub": "2", "short-stub": "2.1"} == rule_numbers(
        book
    )
    write_game(folder, "rules/contents", [CONTENTS[0] | {"chapters": ["stub", "limits"]}])
    assert {"stub": "1", "short-stub": "1.1", "limits": "2", "cap": "2.1", "burn": "2.2"} == rule_numbers(
        load(folder)
    )


def test_a_citation_that_leads_nowhere_is_a_problem(folder):
    changed = with_rule(LIMITS, 0, see=["shrt-stub"])
    message = "games/rules/limits.yaml: rules[0] (cap).see[0]: no rule, chapter or game is called 'shrt-stub'"
    assert [message] == problems_with(folder, "limits", changed)


def test_a_rule_may_cite_rules_chapters_games_and_mixes(folder):
    assert [] == problems_with(folder, "limits", with_rule(LIMITS, 0, see=["burn", "stub", "kite", "relay"]))


def test_a_game_cites_rules_and_chapters_but_no_game(folder):
    beacon = data_of("beacon")
    assert [] == problems_of_citing(folder, beacon | {"see": ["short-stub", "limits"]})
    assert ["see[0]: no rule or chapter is called 'kite'"] == problems_of_citing(
        folder, beacon | {"see": ["kite"]}
    )


def problems_of_citing(folder, beacon):
    write_game(folder, "beacon", beacon)
    return [f"{p.path}: {p.message}" for p in file_problems(load(folder))]


def test_citations_of_a_game_wait_until_every_chapter_can_be_read(folder):
    write_game(folder, "beacon", data_of("beacon") | {"see": ["shrt-stub"]})
    write_game(folder, "rules/stub", "{")
    assert {"games/rules/stub.yaml"} == {p.file for p in file_problems(load(folder))}


def test_a_book_without_general_rules_leaves_the_citations_of_its_games_aside(tmp_path):
    folder = book_folder(tmp_path / "book")
    write_game(folder, "beacon", data_of("beacon"))
    book = load(folder)
    assert [] == file_problems(book)
    view = next(game for game in shown_in(book, "en").games if game.id == "beacon")
    assert ((), ()) == (view.see, view.chapters)


def test_citations_of_a_game_are_checked_while_another_game_is_wrong(folder):
    write_game(folder, "beacon", data_of("beacon") | {"see": ["shrt-stub"]})
    write_game(folder, "kite", "{")
    assert {"games/beacon.yaml", "games/kite.yaml"} == {p.file for p in file_problems(load(folder))}


@pytest.mark.parametrize(
    ("locale", "see", "chapters"),
    [
        ("en", [("1.2", "Burn"), ("2.1", "Short stub")], [("1", "Limits")]),
        ("ja", [("1.2", "バーン"), ("2.1", "山札の不足")], [("1", "リミット")]),
    ],
)
def test_a_game_shows_what_it_cites_in_the_order_of_the_book_and_the_chapters_about_it(
    locale, see, chapters, book
):
    view = next(game for game in shown_in(book, locale).games if game.id == "beacon")
    assert see == [(cited.number, plain(cited.title, locale)) for cited in view.see]
    assert chapters == [(cited.number, plain(cited.title, locale)) for cited in view.chapters]
    assert [("limits", "burn"), ("stub", "short-stub")] == [(cited.page, cited.id) for cited in view.see]


def test_a_chapter_that_a_game_cites_does_not_stand_in_its_list_twice(folder):
    write_game(folder, "beacon", data_of("beacon") | {"see": ["limits"]})
    view = next(game for game in shown_in(load(folder), "en").games if game.id == "beacon")
    assert (["limits"], []) == ([cited.id for cited in view.see], [cited.id for cited in view.chapters])


def test_programs_read_what_a_game_cites(book):
    shown = next(game for game in book_view(book).games if game.id == "beacon")
    told = game_document(book, book.games["beacon"], shown, befores(book)["beacon"])
    assert [{"kind": "rule", "id": "burn"}, {"kind": "rule", "id": "short-stub"}] == told["see"]
    assert ["limits"] == told["chapters"]


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            "General rules for this game 1.2 Burn burn 2.1 Short stub short-stub Chapters about such games 1 Limits",
        ),
        (
            "ja",
            "このゲームに関係する共通ルール 1.2 バーン burn 2.1 山札の不足 short-stub 関係する章 1 リミット",
        ),
    ],
)
def test_the_terminal_tells_what_a_game_cites(lang, lines, tmp_path):
    folder = book_folder(tmp_path / "book", *GAMES, mixes=True, rules=True)
    result = CliRunner().invoke(rulebook, ["show", "beacon", "--book", str(folder), "--lang", lang])
    assert 0 == result.exit_code, result.output
    assert lines in " ".join(result.output.split())


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ([["limits"]], "file: the chapter 'stub' is in no part"),
        ([["limits", "stub", "stubs"]], "[0] (part-0).chapters[2]: no chapter is called 'stubs'"),
        ([["limits", "stub"], ["limits"]], "[1] (part-1).chapters[0]: 'limits' stands twice"),
    ],
)
def test_contents_name_every_chapter_once(parts, message, folder):
    contents = [CONTENTS[0] | {"id": f"part-{n}", "chapters": chapters} for n, chapters in enumerate(parts)]
    found = problems_with(folder, "contents", contents)
    assert [f"games/rules/contents.yaml: {message}"] == [line for line in found if "contents" in line]


def test_a_book_without_contents_is_told_so(folder):
    (folder / "games" / "rules" / "contents.yaml").unlink()
    assert ["games/rules/contents.yaml"] == [p.file for p in file_problems(load(folder))]


def test_a_chapter_concerns_the_games_that_fit_every_line_of_it(book):
    limits, stub = book.chapters["limits"], book.chapters["stub"]
    fixed = {game.id for game in book.games.values() if "fixed-limit" in game.betting}
    assert fixed == {game.id for game in book.games.values() if concerns(limits, game)}
    assert all(concerns(stub, game) for game in book.games.values())


@pytest.mark.parametrize("name", ["cap", "Raise cap", "レイズの上限", "burning", "burn card", "BURN"])
def test_a_rule_is_found_by_its_ids_names_and_other_words(name, book):
    chapter, rule = find_rule(book.chapters, name)
    assert ("limits", "burn" if "urn" in name.lower() else "cap") == (chapter.id, rule.id)


def test_figures_and_cards_stand_in_the_texts(book):
    for locale, text in (
        ("en", "A round has no more than 4 bets, the A♥ K♦ case aside."),
        ("ja", "1回のラウンドで行えるのは4ベットまでとする。ただしA♥ K♦の場合を除く。"),
    ):
        rule = shown_in(book, locale).chapters[0].rules[0]
        assert text == plain(rule.text, locale)


@pytest.mark.parametrize(
    ("facts", "outcome"),
    [
        ({"stub": 8, "players": 6}, "as-usual"),
        ({"stub": 7, "players": 6, "burns": 1}, "shuffle"),
        ({"stub": 7, "players": 6, "burns": 0, "drawn": True}, "shuffle"),
        ({"stub": 7, "players": 6, "burns": 0, "drawn": False}, "shared"),
    ],
)
def test_questions_lead_to_the_outcome(facts, outcome):
    assert outcome == build_decision(DECISION).outcome(facts)


def test_a_fact_that_is_asked_for_has_to_be_known():
    with pytest.raises(KeyError, match="burns"):
        build_decision(DECISION).outcome({"stub": 1, "players": 6})


@pytest.mark.parametrize(
    ("text", "facts", "holds"),
    [
        ("stub >= players + 2", {"stub": 8, "players": 6}, True),
        ("stub - 2 >= players", {"stub": 8, "players": 6}, True),
        ("stub + burns < players + 2", {"stub": 4, "burns": 3, "players": 6}, True),
        ("stub = 3", {"stub": 4}, False),
        ("last-card-out", {"last-card-out": True}, True),
    ],
)
def test_a_condition_compares_sums(text, facts, holds):
    condition = read_condition(text)
    assert (tuple(facts), holds) == (condition.names, condition.holds(facts))


@pytest.mark.parametrize(
    "text", ["", "3", "stub players", "stub >=", ">= 3", "a >= b >= c", "a ++ b = 1", "__import__('os')"]
)
def test_other_text_is_no_condition(text):
    with pytest.raises(WrongCondition):
        read_condition(text)


def test_a_decision_names_its_outcomes_in_the_order_in_which_they_are_led_to(book):
    decision = shown_in(book, "en").chapters[1].rules[0].decision
    assert [
        ("A", "Deal as usual."),
        ("B", "Shuffle the burned cards in."),
        ("C", "Deal one card for everybody."),
    ] == [(outcome.title, outcome.text) for outcome in decision.outcomes]
    assert ["A", "B", "C"] == [case.title for case in decision.cases]
    assert [(True, "2"), (True, "3")] == [
        (b.next, b.number) for q in decision.questions for b in q.parts if b.next
    ]


def test_the_floor_has_every_rule_that_it_is_called_for():
    """What can go wrong, what is put right until some moment, and where rooms differ."""
    for id_, (chapter, rule) in rules_of(real_book().chapters).items():
        if (
            rule.choices
            or rule.option
            or rule.decision
            or rule.until
            or chapter.id.endswith("irregularities")
        ):
            assert "floor" in rule.roles, id_


NEUTRAL = {  # sentences at the head of a rule that speak as a choice does, and hold under every one of them
    "boxed-card": "is treated as a scrap of paper",
    "open-pair": "Some rooms allow",
    "stud-short-stub": "one last card that is never dealt",
    "wrong-burn-later": "the mistake is put right",
}
COMMON = set(
    "the a an of in is are be it its and or to for with as at on by if no not any that this which who whom has have had "
    "one two they their them from than then after before when where what may must can does do only also but there such "
    "other others some every all was were he she will would more most less each same both been how so up down out into "
    "under over still even whoever whatever tda rule rules robert's rooms room unverified stays usual usually".split()
)


def of_substance(text: str) -> set[str]:
    found = re.findall(r"[a-z']{3,}", text.lower())
    return {word.rstrip("s") if len(word) > 4 else word for word in found} - COMMON


def sentences_of(text: str) -> list[str]:
    return re.split(r"(?<=[.;:?])\s+", text)


def speaks_as_a_choice(sentence: str, choice: str, others: set[str]) -> bool:
    """Half of the words of one of the two are those of the other, three of them, and two that no other choice has."""
    for part in map(of_substance, sentences_of(choice)):
        shared = of_substance(sentence) & part
        fewest = min(len(of_substance(sentence)), len(part))
        if len(shared) >= 3 and 2 * len(shared) >= fewest and len(shared - others) >= 2:
            return True
    return False


def test_the_head_of_a_rule_leaves_its_choices_to_them():
    """Who reads one paragraph under a set of rules is not told what another one rules."""
    wrong = {}
    for id_, (_, rule) in rules_of(real_book().chapters).items():
        choices = rule.choices or (rule.option.choices if rule.option else ())
        for choice in choices:
            others = set().union(*(of_substance(it.text["en"]) for it in choices if it != choice))
            for sentence in sentences_of(rule.text["en"]):
                if speaks_as_a_choice(sentence, choice.text["en"], others):
                    wrong[id_] = sentence
    assert wrong.keys() == NEUTRAL.keys()
    assert [] == [id_ for id_, words in NEUTRAL.items() if words not in wrong[id_]]


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_under_every_preset_the_first_choice_of_a_rule_is_that_of_the_preset(locale):
    book = real_book()
    for id_ in book.presets:
        edition = preset_edition(book, id_)
        numbers = rule_numbers(edition)
        for rule in (it for chapter in edition.chapters.values() for it in chapter.rules):
            if not (rule.choices or rule.option):
                continue
            view, taken = rule_view(edition, rule, numbers), book.presets[id_].choice_of(rule)
            first, *others = view.options[0].parts
            assert not taken or (first.taken and first.id == taken), (id_, rule.id)
            head = plain(view.text, locale)
            assert [] == [it.id for it in others if plain(it.text, locale).rstrip(".。") in head], rule.id

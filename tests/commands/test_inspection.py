"""Everything that can be wrong with a book, and what is kept of it from one run to the next."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from small_book import GAMES, book_folder, data_of, write_game
from wrong_files import write

from poker_rulebook import cache, inspection
from poker_rulebook.book import source as files
from poker_rulebook.book.load import Book, load
from poker_rulebook.cache import FILE, Cache
from poker_rulebook.cli.commands import rulebook
from poker_rulebook.folders import cache_of
from poker_rulebook.inspection import inspected, page_digests
from poker_rulebook.language.phrases import phrases
from poker_rulebook.languages import LOCALES
from poker_rulebook.pages.game import under_choices
from poker_rulebook.publish import made_while_checked, switches_key
from poker_rulebook.web.scripts import renderer, switches_of


@pytest.fixture(scope="module")
def whole(tmp_path_factory) -> Path:
    """A book in which nothing is wrong, and which has been looked at."""
    folder = book_folder(tmp_path_factory.mktemp("inspected") / "book", *GAMES, mixes=True, rules=True)
    assert () == tuple(inspected(load(folder)).problems)
    return folder


@pytest.fixture
def folder(whole, tmp_path) -> Path:
    """A copy of it, with what has been kept."""
    return Path(shutil.copytree(whole, tmp_path / "book", symlinks=True))


def messages(folder: Path) -> list[str]:
    return [problem.message for problem in inspected(load(folder)).problems]


def test_a_digest_that_is_stale_keeps_nothing_out_of_play(folder):
    game = folder / "games" / "lantern.yaml"
    text = game.read_text("utf-8")
    assert "Invented for the tests." in text and "final: {A: 92, B: 108}" in text
    text = text.replace("Invented for the tests.", "Made up.").replace("{A: 92, B: 108}", "{A: 93, B: 107}")
    game.write_text(text, "utf-8")
    found = inspected(load(folder))
    assert [False, True] == [problem.is_stale for problem in found.problems]
    assert ["examples[1] (raised-once).final.A", "notes[0] (origin).of"] == [it.path for it in found.problems]
    game.write_text(text.replace("{A: 93, B: 107}", "{A: 92, B: 108}"), "utf-8")
    found = inspected(load(folder))
    assert (["notes[0] (origin).of"], 14, 1, 2) == (
        [it.path for it in found.problems], found.games, found.mixes, found.chapters,
    )  # fmt: skip


def nothing_is_looked_at(*_: object) -> None:
    raise AssertionError("everything is kept")


def test_what_came_out_is_kept_until_a_file_changes(folder, monkeypatch):
    monkeypatch.setattr(inspection, "_inspected", nothing_is_looked_at)
    found = inspected(load(folder))
    assert (14, 1, 2) == (found.games, found.mixes, found.chapters)
    (folder / "games" / "lantern.yaml").open("a").write("# a remark\n")
    with pytest.raises(AssertionError):
        inspected(load(folder))


def test_what_a_build_wants_of_games_is_made_of_those_with_nothing_wrong_that_have_changed(folder):
    write("examples/example-layout-with-wrong-chips", folder / "games")
    game = folder / "games" / "lantern.yaml"
    game.open("a").write("# a remark\n")
    book = load(folder)
    inspected(book, besides=made_while_checked(book, LOCALES))
    keys = {id_: switches_key(id_, LOCALES, page_digests(book)) for id_ in book.games}
    with Cache(folder) as results:
        assert ["lantern"] == [id_ for id_, key in keys.items() if results.get(key)]
        made = results.get(keys["lantern"])
    setters = {locale: renderer(locale) for locale in LOCALES}
    assert made == switches_of(under_choices(book, book.games["lantern"]).switched(), setters)


def test_a_problem_is_kept_as_well_as_none(folder):
    write("examples/example-wrong-winner", folder / "games")
    first = messages(folder)
    assert first
    assert first == messages(folder)


def test_a_file_that_cannot_be_read_for_another_reason_is_told_anew(folder):
    path = folder / "games" / "fist.yaml"
    path.write_bytes(b"\xff")
    assert "is not UTF-8 text" in messages(folder)
    path.write_bytes(b"#" * 300_000)
    assert "is larger than 250,000 bytes" in messages(folder)
    path.unlink()
    path.mkdir()
    assert any("is a folder" in message for message in messages(folder))


def test_another_program_looks_at_everything_anew(folder, monkeypatch):
    monkeypatch.setattr(inspection, "_inspected", nothing_is_looked_at)
    monkeypatch.setattr(files, "program_digest", lambda *rooms: "another")
    with pytest.raises(AssertionError):
        inspected(load(folder))


def test_only_what_a_change_touches_is_played_again(folder, monkeypatch):
    played = []
    monkeypatch.setattr(
        inspection, "_safely", lambda source, what, work: played.append((source.file, what)) or work()
    )
    path = folder / "games" / "kite.yaml"
    path.write_text(path.read_text("utf-8") + "# a remark\n", "utf-8")
    assert () == tuple(inspected(load(folder)).problems)
    examples = [file for file, what in played if what == "the examples cannot be played"]
    assert ["games/kite.yaml"] == examples


def test_a_file_that_is_right_is_not_read_again_for_its_examples(folder, monkeypatch):
    (folder / "games" / "gate.yaml").open("a").write("# a remark\n")
    read, examples = [], Book._examples
    monkeypatch.setattr(Book, "_examples", lambda self, path: read.append(path.stem) or examples(self, path))
    inspected(load(folder))
    assert {"gate", "lantern"} == set(read)  # a chapter cites a hand of lantern


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        ("lantern", "id: lantern", "id: lantern  # a remark", {"limits"}),
        ("kite", "id: kite", "id: kite  # a remark", set()),
        ("mixes/relay", "id: relay", "id: relay  # a remark", {"stub"}),
        ("kite", "Kite Stud", "Kite", {"limits", "stub"}),
    ],
)
def test_a_chapter_is_looked_at_again_where_a_game_that_it_names_is_another(
    file, old, new, expected, folder, monkeypatch
):
    written, write = [], inspection._rendered
    monkeypatch.setattr(inspection, "_rendered", lambda view: written.append(view.args[1].id) or write(view))
    path = folder / "games" / f"{file}.yaml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    book = load(folder)
    assert () == tuple(inspected(book).problems)
    assert expected == book.chapters.keys() & written


def test_a_program_that_sets_pages_otherwise_plays_no_example_again(folder, monkeypatch):
    digest = cache.program_digest
    for asks in (inspection, files):
        monkeypatch.setattr(
            asks, "program_digest", lambda *rooms: digest(*rooms) + ("" if rooms == ("play",) else "new")
        )
    played = []
    monkeypatch.setattr("poker_rulebook.play.script.problems", lambda *of: played.append(of) or [])
    assert () == tuple(inspected(load(folder)).problems)
    assert [] == played


# --- what passes a check never fails later


def test_a_page_that_cannot_be_written_is_a_problem_of_its_file(folder, monkeypatch):
    def view(book, game, alike):
        raise KeyError(game.id)

    monkeypatch.setattr("poker_rulebook.pages.game.game_view", view)
    path = folder / "games" / "kite.yaml"
    path.write_text(path.read_text("utf-8") + "# a remark\n", "utf-8")
    (problem,) = (p for p in inspected(load(folder)).problems if p.file == "games/kite.yaml")
    assert "its page cannot be written: KeyError: 'kite'" == problem.message


def test_a_ranking_whose_hands_cannot_be_put_in_order_is_told_once_and_stops_nothing(folder, monkeypatch):
    from poker_rulebook.ranking import ranking

    build = ranking.build_tables

    def tables(rules, *, showing=False):
        if rules.compare == "distinct":
            raise AssertionError("no cards give value 13")
        return build(rules, showing=showing)

    monkeypatch.setattr(ranking, "build_tables", tables)
    (cache_of(folder) / FILE).unlink()
    found = inspected(load(folder)).problems
    files = ["games/rankings/badugi.yaml", "games/rankings/face-cards.yaml"]
    assert files == [problem.file for problem in found]
    assert "its hands cannot be put in order: no cards give value 13" == found[0].message


def test_a_game_with_a_wrong_example_is_refused_where_it_stands(folder):
    data = data_of("kite")
    data["examples"][0]["seats"]["A"] = "Ah Kh"
    write_game(folder, "kite", data)
    for command in (["show", "kite"], ["check"]):
        result = CliRunner().invoke(rulebook, [*command, "--book", str(folder)])
        assert 1 == result.exit_code
        assert "games/kite.yaml:1:" in result.output
        assert "examples[0]" in result.output
        assert result.exception is None or isinstance(result.exception, SystemExit)


def test_a_file_that_is_named_is_looked_at_with_what_it_needs(folder):
    for name, text in (("kite", "{"), ("badugi", "id: badugi\n")):
        place = folder / "games" / ("rankings" if name == "badugi" else "") / f"{name}.yaml"
        place.write_text(text, "utf-8")
    named = {
        file: {problem.file for problem in inspected(load(folder), {file}).problems}
        for file in ("games/lantern.yaml", "games/gate.yaml", "games/kite.yaml")
    }
    assert {
        "games/lantern.yaml": set(),
        "games/gate.yaml": {"games/rankings/badugi.yaml"},
        "games/kite.yaml": {"games/kite.yaml"},
    } == named


# --- one cause, one message, at the file that is to blame


BROKEN = (
    ("decks.yaml", "jokers: 1", "jokers: 3"),
    ("decks.yaml", "  ranks:", "  rank:"),
    ("common/options.yaml", "choices:", "choises:"),
    ("common/options.yaml", "set: {raise_cap: none}", "set: {raise_kap: none}"),
    ("rankings/high.yaml", "id: high", "idd: high"),
    ("rankings/ace-to-five.yaml", "id:", "- id:"),
    ("mixes/relay.yaml", "games:", "game:"),
    ("glossary.yaml", "term:", "word:"),
    ("measured.yaml", "shares:", "share:"),
    ("rules/contents.yaml", "chapters:", "chapter:"),
    ("rules/limits.yaml", "rules:", "rule:"),
    ("lantern.yaml", "play:", "plays:"),
)


@pytest.mark.parametrize(("file", "right", "wrong"), BROKEN, ids=lambda it: str(it).strip())
def test_a_faulty_file_is_told_alone_without_what_follows_from_it(file, right, wrong, folder):
    path = folder / "games" / file
    text = path.read_text("utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong, 1), "utf-8")
    problems = inspected(load(folder)).problems
    assert {f"games/{file}"} == {problem.file for problem in problems}
    assert len(problems) <= 2  # what is missing, and what stands there instead


@pytest.mark.parametrize(("file", "right", "wrong"), BROKEN, ids=lambda it: str(it).strip())
def test_a_faulty_file_leaves_the_others_to_be_shown(file, right, wrong, folder):
    path = folder / "games" / file
    path.write_text(path.read_text("utf-8").replace(right, wrong, 1), "utf-8")
    game = "kite" if "ace-to-five" not in file else "neighbour"
    if "high.yaml" in file:
        game = "gate"
    if right == "  ranks:":
        game = "mask"
    if "raise_cap" in right:
        game = "fist"  # is not played at fixed limit
    shown = CliRunner().invoke(rulebook, ["show", game, "--book", str(folder)])
    assert (0, "") == (shown.exit_code, shown.stderr)


def test_a_copied_file_is_told_to_change_its_names_and_never_the_file_it_was_copied_from(folder):
    """Whichever of the two comes first in the book."""
    for name in ("aaa", "zzz"):
        text = (folder / "games" / "kite.yaml").read_text("utf-8").replace("id: kite", f"id: {name}", 1)
        (folder / "games" / f"{name}.yaml").write_text(text, "utf-8")
        for named in ((), (f"games/{name}.yaml",)):
            (problem,) = inspected(load(folder), named).problems
            assert f"games/{name}.yaml" == problem.file
            assert problem.hint.startswith("give this game names of its own: write name:")
        (folder / "games" / f"{name}.yaml").unlink()


def test_an_example_that_does_not_come_out_is_told_once_though_a_chapter_cites_it(folder):
    path = folder / "games" / "lantern.yaml"
    text = path.read_text("utf-8")
    assert "B may raise to 4" in text
    path.write_text(text.replace("B may raise to 4", "B may raise to 5", 1), "utf-8")
    assert {"games/lantern.yaml"} == {problem.file for problem in inspected(load(folder)).problems}


def test_a_mistake_of_the_form_in_an_example_that_a_chapter_cites_leaves_the_other_files_usable(folder):
    path = folder / "games" / "lantern.yaml"
    text = path.read_text("utf-8")
    path.write_text(text.replace("A: 100, B: 100", "A: 1,000, B: 100", 1), "utf-8")
    found = inspected(load(folder))
    assert ["a comma ends the number"] == [problem.message for problem in found.problems]
    assert 13 == found.games


def test_a_citation_that_leads_nowhere_is_told_beside_a_game_that_cannot_be_used(folder):
    chapter = folder / "games" / "rules" / "stub.yaml"
    chapter.write_text(chapter.read_text("utf-8").replace("see: [cap, relay]", "see: [cap, delay]"), "utf-8")
    (folder / "games" / "beacon.yaml").write_text("", "utf-8")
    assert ["is empty", "no rule, chapter or game is called 'delay'"] == messages(folder)


# Languages

GONE = "declare-in-turn"  # said under one choice of one game only


@pytest.fixture
def forgetful(monkeypatch):
    """The phrases of Japanese without one, and with other values in another one."""
    japanese = phrases("ja")
    sources = {key: text for key, text in japanese._sources.items() if key != GONE}
    monkeypatch.setattr(japanese, "_sources", sources | {"deal-down": "配る。"})
    monkeypatch.setattr(japanese, "_read", {})
    monkeypatch.setattr(japanese, "_rendered", {})


def test_a_phrase_that_one_language_lacks_and_other_values_are_told_with_their_places(forgetful):
    told = {(problem.file, problem.path): problem.message for problem in inspection._phrases_that_differ()}
    assert told == {
        ("locale/en/deal.ftl", GONE): "Japanese has no such phrase",
        ("locale/ja/deal.ftl", "deal-down"): "it has other values in English",
    }


def test_a_page_that_cannot_be_written_under_a_choice_is_told_at_the_choice(forgetful, book):
    (problem,) = inspection._page_written(book, book.games["high-low-declare-draw"])
    assert problem.path.startswith("options[2] (order-of-declaring).choices[1] (in-turn)")
    assert "no such phrase" in problem.message and GONE in problem.message

"""`rulebook ready`: what this book asks of a game, and in which order; `check` asks the same of what has changed."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner
from real_book import games_of, names_games
from small_book import ROOT, book_folder, data_of, write_game

from poker_rulebook import folders, readiness
from poker_rulebook.book.load import load
from poker_rulebook.cli.commands import rulebook
from poker_rulebook.play import script
from poker_rulebook.readiness import wanted


@pytest.fixture
def folder(tmp_path) -> Path:
    return book_folder(tmp_path / "book", "lantern", "kite")


def ready(folder: Path, *words: str) -> tuple[int, str]:
    done = CliRunner().invoke(rulebook, ["ready", *words, "--book", str(folder)])
    return done.exit_code, done.output


def asked(folder: Path, **changed: object) -> list[tuple[str, str]]:
    """Places and messages of what is wanted of a changed lantern."""
    write_game(folder, "lantern", data_of("lantern") | changed)
    book = load(folder)
    return [(problem.path, problem.message) for problem in wanted(book, book.games["lantern"])]


def test_fewer_than_three_examples_are_too_few(folder):
    assert ("examples", "there are 2 examples, and at least 3 are wanted") in asked(folder)


def test_a_japanese_title_is_read_at_a_glance(folder):
    examples = data_of("lantern")["examples"]
    examples[0]["title"]["ja"] = "あ" * 46
    place = "examples[0] (pair-kills-low).title.ja"
    assert (place, "has 46 characters, and 45 are read at a glance") in asked(folder, examples=examples)


def test_a_sentence_of_a_note_stands_in_one_game_only(folder):
    notes = data_of("kite")["notes"] if "notes" in data_of("kite") else data_of("lantern")["notes"]
    write_game(folder, "kite", data_of("kite") | {"notes": notes})
    found = asked(folder, notes=notes)
    assert any(place.startswith("notes[0]") and "stands in kite#" in message for place, message in found)


def test_two_games_that_are_told_alike_are_told_apart(folder):
    other = {"id": "lamp", "name": {"en": "Lamp", "ja": "ランプ"}, "reading": "らんぷ", "notes": []}
    write_game(folder, "lamp", {key: value for key, value in (data_of("lantern") | other).items() if value})
    assert any("are those of lamp" in message for _, message in asked(folder))


def test_another_game_that_cannot_be_told_does_not_stop_it(folder):
    for name in ("high", "deuce-to-seven"):
        shutil.copy(ROOT / f"games/rankings/{name}.yaml", folder / "games/rankings")
    wrong = {key: value for key, value in data_of("lantern").items() if key != "notes"} | {"id": "lamp"}
    low = next(share for share in wrong["showdown"] if "qualifier" in share)
    low.update(ranking="deuce-to-seven", qualifier="9-8-7-6-5")  # a straight
    write_game(folder, "lamp", wrong)
    assert ["lamp"] == [
        id_ for id_ in load(folder).games if id_ == "lamp"
    ]  # it is no wrong file by its form alone
    assert [] == [message for _, message in asked(folder) if "lamp" in message]


def test_a_test_that_fails_without_finding_anything_is_named(folder, monkeypatch):
    def run(command, **_):
        told = (
            "FAILED tests/games/test_mutations.py::test_as_it_is[kite] - assert not True\n1 failed, 1 passed"
        )
        return subprocess.CompletedProcess(command, 1, told, "")

    (folder / "tests/play").mkdir(parents=True)
    (folder / readiness.KEPT_COUNTS).touch()
    monkeypatch.setattr(readiness.subprocess, "run", run)
    once = "what is counted may be out of date: run 'rulebook ready kite --write' first"
    with pytest.raises(readiness.Untested, match=f"finds nothing and fails: test_as_it_is.*; {once}"):
        list(readiness.unnoticed(load(folder), ["kite"]))


def test_problems_of_the_file_come_first_and_alone(folder):
    write_game(folder, "lantern", data_of("lantern") | {"deck": "standard-51"})
    status, said = ready(folder, "lantern")
    assert 1 == status
    assert said.startswith("check: 1 wanted\n  1. games/lantern.yaml:")
    assert said.endswith("lantern: 1 thing wanted\n")


@pytest.mark.parametrize(
    ("written", "status"), [("00000000", "written: games/lantern.yaml"), ("deadbeef", "check: 1 wanted")]
)
def test_a_digest_that_is_still_to_be_written_is_written_and_one_that_is_stale_is_not(
    folder, written, status
):
    path = folder / "games/lantern.yaml"
    before = path.read_text("utf-8")
    path.write_text(before.replace(data_of("lantern")["notes"][0]["of"], written), "utf-8")
    assert written in path.read_text("utf-8")
    assert ready(folder, "lantern", "--write")[1].startswith(status)
    assert ("deadbeef" in path.read_text("utf-8")) == (written == "deadbeef")


@pytest.mark.parametrize(("name", "is_named"), [("lantern", True), ("ladder", False)])
def test_how_another_program_plays_a_game_is_wanted_where_it_is_compared(tmp_path, name, is_named):
    folder = book_folder(tmp_path / "own", name)
    (folder / "tests/oracles").mkdir(parents=True)
    (folder / readiness.POKERKIT).touch()
    assert is_named == (f"{readiness.POKERKIT}:1:1: file: does not name {name}" in ready(folder, name)[1])


def test_an_unknown_game_is_wrong_usage(folder):
    assert 2 == ready(folder, "nothing-like-it")[0]


def test_a_hint_for_editors_names_no_module(folder):
    other = {"id": "lamp", "name": {"en": "Lamp", "ja": "ランプ"}, "reading": "らんぷ", "notes": []}
    write_game(folder, "lamp", {key: value for key, value in (data_of("lantern") | other).items() if value})
    book = load(folder)
    hints = [problem.hint for problem in wanted(book, book.games["lantern"])]
    assert hints and not [hint for hint in hints if ".py" in hint or ".ftl" in hint]


# --- what `check` asks of what has changed

AUTHOR = ("-c", "user.name=Editor", "-c", "user.email=editor@example.org")


@pytest.fixture
def own(tmp_path, monkeypatch) -> Path:
    """A checkout with a mix of three games, and tests that would find something in whatever they are asked about."""
    folder = book_folder(tmp_path / "book", "lantern", "kite", "gate", mixes=True)
    (folder / "tests/play").mkdir(parents=True)
    (folder / readiness.COUNTS).touch()
    (folder / readiness.KEPT_COUNTS).touch()
    for words in (("init", "-q", "-b", "main"), ("add", "."), (*AUTHOR, "commit", "-q", "-m", "before")):
        subprocess.run(["git", *words], cwd=folder, check=True)
    monkeypatch.setattr(folders, "PACKAGE", folder / "generator" / "poker_rulebook")
    return folder


def check(folder: Path, *words: str) -> str:
    return CliRunner().invoke(rulebook, ["check", *words, "--book", str(folder)]).output


def found_by_tests(monkeypatch, *found: tuple[str, ...]) -> list[list[str]]:
    """Lets the tests find this, and notes what they are asked about."""
    asked: list[list[str]] = []

    def run(book, test, ids, *options):
        asked.append(list(ids))
        return [
            one for one in found if one[0] in ids and len(one) == (3 if test == readiness.MUTATIONS else 2)
        ]

    monkeypatch.setattr(readiness, "_run", run)
    return asked


def altered(size: str) -> str:
    return json.dumps({"choice": {"set": {"play.lamps-bet.size": size}}, "option": []})


def alter(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / "games" / file).read_text("utf-8")
    assert old in text
    (folder / "games" / file).write_text(text.replace(old, new, 1), "utf-8")


def test_nothing_is_asked_of_a_book_that_is_as_it_was_published(own, monkeypatch):
    asked = found_by_tests(monkeypatch)
    assert check(own).endswith("0 problems\n")
    assert [] == asked


def test_a_changed_game_is_asked_for_counts_also_of_its_mixes_and_for_examples_with_their_place(
    own, monkeypatch
):
    asked = found_by_tests(
        monkeypatch,
        ("relay", "2 players, lamps, hands: 30 -> 29"),
        *(("lantern", f"play.lamps-bet.size became {size}", altered(size)) for size in ("small", "half")),
    )
    alter(own, "lantern.yaml", "players: {min: 2, max: 9}", "players: {min: 2, max: 8}")
    said = check(own)
    assert [["lantern", "relay"], ["lantern"]] == asked
    line = 1 + (own / "games/lantern.yaml").read_text("utf-8").split("id: lamps-bet")[0].count("\n")
    assert (
        f"games/lantern.yaml:{line}:" in said
        and "(lamps-bet).size: no example notices that play.lamps-bet.size became small or became half\n"
        in said
    )
    assert 1 == said.count("no example notices"), "one line for each rule"
    assert "the counts of random play of relay are out of date: 2 players, lamps, hands: 30 -> 29" in said
    assert "run: rulebook ready lantern --write" in said
    assert "there are 2 examples, and at least 3 are wanted" in said
    assert said == check(own) and 2 == len(asked)  # kept until something changes


def test_a_rule_that_no_example_would_notice_has_one_proposed_and_written(own, monkeypatch):
    found_by_tests(monkeypatch, ("lantern", "play.lamps-bet.size became small", altered("small")))
    path = own / "games/lantern.yaml"
    before = path.read_text("utf-8")
    said = ready(own, "lantern")[1]
    assert (
        "examples that would notice 1 altered rule:\n  - id: shows-lamps-bet-size\n    title: {en: …, ja: …}\n"
        in said
    )
    assert before == path.read_text("utf-8")
    said = ready(own, "lantern", "--write")[1]
    assert (
        "an example; it notices that play.lamps-bet.size became small: put what it shows into its title"
        in said
    )
    assert "(shows-lamps-bet-size).title.en: is still to be written" in said
    text = path.read_text("utf-8")
    assert text.startswith(before.partition("\nnotes:")[0]) and text.endswith(before.partition("\nnotes:")[2])
    path.write_text(
        text.replace("{en: …, ja: …}", "{en: The last bet is big, ja: 最後はビッグベット}"), "utf-8"
    )
    book = load(own)
    assert [] == [str(it) for it in script.problems(book, [book.games["lantern"]])], (
        "it is right as it stands"
    )
    smaller = path.read_text("utf-8").replace(
        "id: lamps-bet, do: bet, size: big", "id: lamps-bet, do: bet, size: small"
    )
    path.write_text(smaller, "utf-8")
    book = load(own)
    wrong = [it.path for it in script.problems(book, [book.games["lantern"]])]
    assert any("(shows-lamps-bet-size)" in path for path in wrong), "and notices the altered rule"


def test_a_changed_ranking_is_asked_for_the_counts_of_all_games_that_use_it(own, monkeypatch):
    asked = found_by_tests(monkeypatch, ("kite", "2 players: is new"), ("gate", "2 players: is new"))
    alter(own, "rankings/badugi.yaml", "id: badugi", "id: badugi  # a remark")
    said = check(own)
    assert "gate" in asked[0] and "relay" in asked[0]
    assert "games/rankings/badugi.yaml:1:1: file: the counts of random play of gate are out of date" in said
    assert "run: rulebook ready --write" in said


def test_a_file_with_problems_is_asked_for_nothing_else(own, monkeypatch):
    asked = found_by_tests(monkeypatch)
    alter(own, "lantern.yaml", "deck: standard-52", "deck: standard-51")
    assert check(own).endswith(" 1 problem\n")
    assert ["lantern"] not in asked


def test_where_the_tests_cannot_be_run_check_says_so_and_is_no_worse_for_it(own, monkeypatch):
    monkeypatch.setattr(readiness, "find_spec", lambda name: None)
    alter(own, "kite.yaml", "id: kite", "id: kite  # a remark")
    assert "pytest is not installed" in check(own)


def test_what_is_left_of_a_retired_game_in_other_lists_is_told(own):
    (own / "games" / "retired.yaml").write_text(
        "- {id: anvil, name: {en: Anvil, ja: かなとこ}, day: '2026-11-29', "
        "reason: {en: Gone., ja: なし。, of: 'b39d7eda'}}\n",
        "utf-8",
    )
    assert (
        "games/measured.yaml:5:1: anvil: no game or mix is called so any more\n    hint: run: rulebook measure"
        in (check(own))
    )


def test_what_random_deals_have_not_shown_is_not_looked_for_again_nor_recommended(own, monkeypatch):
    found_by_tests(monkeypatch, ("kite", "play.third-bet.size became big", altered("big")))
    asked = []

    def dealt(book, id_, rules, progress):
        asked.append([rule.text for rule in rules])
        return []

    monkeypatch.setattr(readiness, "proposals", dealt)
    book = load(own)
    (before,) = readiness.unnoticed(book, ["kite"])
    assert "'rulebook ready kite --write' adds an example that does, if a random deal shows it" in before.hint
    assert [] == readiness.proposed(book, "kite") == readiness.proposed(load(own), "kite")
    assert [["play.third-bet.size became big"]] == asked
    (after,) = readiness.unnoticed(book, ["kite"])
    assert after.hint.startswith("none of 2,000 random deals shows it: write one yourself: ")
    alter(own, "kite.yaml", "id: kite", "id: kite  # a remark")
    assert before.hint == next(iter(readiness.unnoticed(load(own), ["kite"]))).hint


def test_the_tests_of_another_folder_are_not_run(own, monkeypatch):
    asked = found_by_tests(monkeypatch)
    monkeypatch.undo()
    alter(own, "kite.yaml", "id: kite", "id: kite  # a remark")
    said, left = check(own).splitlines()
    assert said.endswith("0 problems")
    assert left.startswith("not looked at: what a pull request wants, as this program does not come with")
    assert [] == asked


def test_every_test_of_a_game_is_in_a_file_that_is_read_where_a_game_is_asked_for(request):
    for item in request.session.items:
        games = games_of(item)
        assert not games or names_games(item.path, games), item.nodeid

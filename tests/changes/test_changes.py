"""What a change does: `rulebook diff` between folders and revisions, in words, in play, and in what it touches."""

from __future__ import annotations

import json
import shutil
import subprocess
import tarfile
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from forms import misfits
from small_book import GAMES, book_folder, data_of

from poker_rulebook.book.checks.subject import digest
from poker_rulebook.changes.compared import BookChanges, by_word, changed_sentences, side
from poker_rulebook.cli.commands import rulebook


@pytest.fixture(scope="module")
def before(tmp_path_factory) -> Path:
    return book_folder(tmp_path_factory.mktemp("before") / "book", *GAMES, mixes=True, rules=True)


@pytest.fixture
def after(before, tmp_path) -> Path:
    return Path(shutil.copytree(before, tmp_path / "book", symlinks=True))


def replaced(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / "games" / file
    assert old in path.read_text("utf-8")
    path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")


NOT_PLAYED = {"deals": 0, "changed": 0, "winners": 0, "otherwise": 0, "first": None}


def diff(before: object, *words: object, form: str = "json", deals: int = 60) -> Result:
    arguments = ["diff", str(before), *map(str, words), "--format", form, "--deals", str(deals)]
    return CliRunner().invoke(rulebook, arguments)


def found(before: Path, after: Path) -> Any:
    result = diff(before, after)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_a_sign_of_another_width_is_no_change():
    was, now = [("odds", "当たる確率は２０％。")], [("odds", "当たる確率は20%。")]
    assert [] == changed_sentences(was, now)["ja"] != changed_sentences(was, [("odds", "21%。")])["ja"]


def test_the_same_book_has_no_changes(before, after):
    changes = found(before, after)
    assert changes["games"] == changes["mixes"] == changes["chapters"] == {}
    assert "there is no change in play" in diff(before, after, form="text").stdout


class TestARuleThatChanges:
    """Kite: the highest door card brings in, no longer the lowest."""

    @pytest.fixture
    def changes(self, before, after) -> Any:
        replaced(after, "kite.yaml", "bring_in: lowest-card", "bring_in: highest-card-ace-low")
        return found(before, after)

    def test_its_sentences_stand_side_by_side_in_both_languages(self, changes):
        said = changes["games"]["kite"]["sentences"]
        assert [
            "The lowest door card brings in.",
            "The highest door card brings in; the ace is low.",
        ] in said["en"]
        assert all(len(pair) == 2 and pair[0] != pair[1] for lang in said for pair in said[lang])
        assert any("ブリングイン" in new for _, new in said["ja"])

    def test_the_example_that_comes_out_otherwise_is_named(self, changes):
        assert changes["games"]["kite"]["examples"] == ["lowest-card-brings-in"]

    def test_deals_that_end_in_another_way_are_counted_and_one_is_told_up_to_where_it_differs(self, changes):
        play = changes["games"]["kite"]["play"]
        assert play["deals"] == 60 and 0 < play["changed"] + play["otherwise"] <= 60
        assert play["winners"] <= play["changed"]
        hand = play["first"]
        assert hand["seats"] == 2, "a hand with few seats is short"
        for lang, brings_in in (("en", "brings in"), ("ja", "ブリングイン")):
            assert hand["same"][lang] and all(brings_in not in line for line in hand["same"][lang][1:])
            before, after = hand["lines"][lang][0]
            assert brings_in in before and brings_in in after and before != after

    def test_its_card_is_printed_again_and_no_other_one(self, changes):
        assert changes["cards"] == ["kite"]

    def test_the_mix_that_plays_it_is_touched(self, changes):
        assert changes["touched"]["mixes"] == ["relay"]

    def test_no_other_game_has_changed(self, changes):
        assert list(changes["games"]) == ["kite"]


def test_another_sentence_is_no_change_in_play(before, after):
    replaced(after, "kite.yaml", "The lowest door card brings in,", "A deuce brings in,")
    change = found(before, after)["games"]["kite"]
    assert change["sentences"]["en"] == [["The lowest door card brings in", "A deuce brings in"]]
    assert change["sentences"]["ja"] == []
    assert change["play"] == NOT_PLAYED
    assert change["examples"] == []
    line = (after / "games/kite.yaml").read_text("utf-8").splitlines().index("examples:") + 3
    assert change["one_language"] == [f"games/kite.yaml:{line}"]
    assert "no change in play" in diff(before, after, form="text").stdout


def test_a_choice_that_means_something_else_is_played_under_that_choice(before, after):
    replaced(after, "lantern.yaml", "set: {play.lamps-bet.size: small}", "drop: [lamps-bet]")
    replaced(after, "lantern.yaml", ", drop: [lamps-bet]}\n\n", ", set: {play.lamps-bet.size: small}}\n\n")
    result = diff(before, after)
    assert result.exit_code == 0, result.output
    changes = json.loads(result.stdout)
    assert [] == misfits(BookChanges, changes)
    change = changes["games"]["lantern"]
    assert change["play"]["changed"] == 0
    assert {choice for choice, played in change["options"].items() if played["changed"]} == {
        "last-bet=small", "last-bet=left-out",
    }  # fmt: skip


def test_an_option_that_is_new_is_named_with_its_usual_choice_and_played_beside_it(before, after):
    option = """  - id: draw-of-two
    name: {en: The draw, ja: ドロー}
    choices:
      - {id: five, en: Up to 5 cards., ja: 5枚まで。, of: '%s'}
      - {id: two, en: Up to 2 cards., ja: 2枚まで。, of: '%s', set: {play.change.cards: [0, 2]}}
"""
    digests = tuple(map(digest, ("Up to 5 cards.", "Up to 2 cards.")))
    replaced(after, "gate.yaml", "examples:", f"options:\n{option % digests}\nexamples:")
    change = found(before, after)["games"]["gate"]
    assert ({"draw-of-two": ["five", "two"]}, {}) == (change["offered"], change["options"])
    assert change["added"]["draw-of-two=two"]["changed"] > 0 == change["play"]["changed"]
    said = diff(before, after, form="text").stdout
    assert "options with new choices: draw-of-two of gate" in said
    assert "  new option: draw-of-two: five (usual), two\n  draw-of-two=two beside the usual choice: " in said


def test_pages_that_say_nothing_new_but_a_name_are_not_touched(before, after):
    replaced(after, "lantern.yaml", "en: Lantern High-Low", "en: Lamp High-Low")
    replaced(after, "lantern.yaml", "ja: ランタン・ハイロー", "ja: ランプ・ハイロー")
    replaced(after, "lantern.yaml", "id: lantern\n", "id: lamp\nformer: [lantern]\n")
    (after / "games" / "lantern.yaml").rename(after / "games" / "lamp.yaml")
    for file in (
        "mixes/relay.yaml",
        *(it.relative_to(after / "games") for it in after.glob("games/rules/*.yaml")),
    ):
        path = after / "games" / file
        path.write_text(path.read_text("utf-8").replace("lantern", "lamp"), "utf-8")
    changes = found(before, after)
    assert "renamed" == changes["games"]["lamp"]["status"]
    assert [] == [id_ for ids in changes["touched"].values() for id_ in ids]


def test_a_choice_of_a_common_option_that_means_something_else_is_played_where_a_game_has_it(before, after):
    replaced(after, "common/options.yaml", "set: {raise_cap: none}", "set: {raise_cap: 2}")
    changes = found(before, after)
    assert {} == changes["games"], "it is told once, and not in each game"
    ((name, change),) = changes["options"].items()
    assert "raise-cap=no-cap" == name and {"lantern", "kite"} <= {*change["games"]}
    assert change["play"]["changed"] > 0 and change["played_in"] in change["games"]
    told = diff(before, after, form="text").stdout
    assert 1 == told.count("\noption raise-cap=no-cap") and f"in play, {change['played_in']}: " in told


def test_other_words_of_a_common_option_stand_once_with_the_games_that_have_it(before, after):
    replaced(after, "common/options.yaml", "There is no cap.", "Raises are not counted.")
    changes = found(before, after)
    change = changes["options"]["raise-cap=no-cap"]
    assert [["There is no cap.", "Raises are not counted."]] == change["sentences"]["en"]
    assert ({}, NOT_PLAYED, "") == (changes["games"], change["play"], change["played_in"])


def test_a_ranking_that_changes_is_played_in_the_games_that_use_it(before, after):
    path = after / "games" / "rankings" / "high.yaml"
    text = path.read_text("utf-8")
    names = [line for line in text.splitlines() if line.strip().startswith("- ")]
    path.write_text(text.replace(names[1], "@").replace(names[2], names[1]).replace("@", names[2]), "utf-8")
    changes = found(before, after)
    assert set(changes["games"]) <= set(changes["rankings"]["high"])


def test_a_new_game_and_one_that_is_gone(before, after):
    (after / "games" / "gate.yaml").unlink()
    changes = found(before, after)
    assert changes["games"]["gate"]["status"] == "removed"
    assert found(after, before)["games"]["gate"]["status"] == "added"
    assert "gate" in found(after, before)["cards"]


@pytest.mark.parametrize(("turned", "label"), [(True, "new games"), (False, "games that are gone")])
def test_the_head_names_a_game_that_only_one_side_has_and_its_block_has_what_it_says(
    turned, label, before, after
):
    (after / "games" / "gate.yaml").unlink()
    sides = (after, before) if turned else (before, after)
    lines = diff(*sides, form="text").stdout.splitlines()
    assert f"  {label}: gate" in lines and "  in play: no change in any other game" in lines
    assert "  en: Five cards each (each player keeps four of them), one draw and two betting rounds." in lines
    rules = [line for line in lines if line.startswith("  en: ")]
    assert (len(rules) > 10) == turned, "all rules of a new game, the gist of one that is gone"
    bets = [line for line in rules if "Betting round" in line]
    assert (len(bets) == 2) == turned, "in their order, also where two say the same"


@pytest.mark.parametrize("former", ["", "\nformer: [gate]"])
def test_a_renamed_game_is_one_that_has_another_name_and_is_compared_with_itself(former, before, after):
    text = (after / "games" / "gate.yaml").read_text("utf-8")
    (after / "games" / "gate.yaml").unlink()
    name = data_of("gate")["name"]["en"]
    renamed = text.replace("id: gate", f"id: door{former}", 1).replace(f"en: {name}", "en: Door", 1)
    (after / "games" / "door.yaml").write_text(renamed, "utf-8")
    changes = found(before, after)
    assert {"door"} == changes["games"].keys()
    change = changes["games"]["door"]
    assert ("renamed", "gate", NOT_PLAYED) == (change["status"], change["was"], change["play"])
    assert [name, "Door"] in change["sentences"]["en"]
    lines = diff(before, after, form="text").stdout.splitlines()
    assert "  renamed: gate is door now" in lines and "game door (renamed: it was gate)" in lines


def test_chances_that_are_not_counted_yet_are_not_gone(before, after):
    replaced(after, "lantern.yaml", "8-7-6-5-4", "7-6-5-4-3")
    change = found(before, after)["games"]["lantern"]
    assert change["uncounted"] and {} == change["chances"]
    said = "  chances: not counted yet under these rules: run 'rulebook measure'"
    assert said in diff(before, after, form="text").stdout.splitlines()


def test_a_pitch_that_speaks_of_other_rules_leaves_no_game_out_and_is_to_be_read_again(before, after):
    replaced(
        after, "kite.yaml", "id: kite\n", "id: kite\npitch: {en: Four up., ja: 表4枚。, of: '0badf00d'}\n"
    )
    changes = found(before, after)
    assert [] == changes["notes"]
    (again,) = changes["games"]["kite"]["reread"]
    assert again.startswith("games/kite.yaml:2: pitch.of: ")
    assert ["", "Four up."] in changes["games"]["kite"]["sentences"]["en"]


def test_a_new_game_whose_file_is_wrong_is_told_as_new(after, tmp_path):
    base = Path(shutil.copytree(after, tmp_path / "base", symlinks=True))
    (base / "games" / "gate.yaml").unlink()
    replaced(after, "gate.yaml", "deck:", "dek:")
    assert {"status": "added", "sentences": {}}.items() <= found(base, after)["games"]["gate"].items()


def test_an_address_that_leads_nowhere_now_is_told(before, after):
    replaced(after, "kite.yaml", "id: lowest-card-brings-in", "id: low-brings-in")
    change = found(before, after)["games"]["kite"]
    assert change["lost"] == ["lowest-card-brings-in"]
    assert change["new_examples"] == ["low-brings-in"] and change["lost_examples"] == [
        "lowest-card-brings-in"
    ]


def test_a_faulty_file_is_left_out_with_its_line_and_the_rest_is_compared(before, after):
    replaced(after, "kite.yaml", "raise_cap: 4", "raise_cap: many")
    replaced(after, "gate.yaml", "players: {min: 2, max: 6}", "players: {min: 2, max: 5}")
    changes = found(before, after)
    assert "kite" not in changes["games"] and "gate" in changes["games"]
    assert any("games/kite.yaml:8:" in note for note in changes["notes"])


@pytest.mark.parametrize("name", ["nowhere", "--all", "HEAD", ""])
def test_what_is_neither_folder_nor_revision_is_wrong_usage(before, after, name):
    result = CliRunner().invoke(rulebook, ["diff", "--book", str(after), "--", name])
    assert result.exit_code == 2
    assert "is neither a folder with games/ nor a revision" in result.output


class TestRevisions:
    @pytest.fixture
    def repository(self, after) -> Path:
        def git(*words: str) -> None:
            subprocess.run(
                ["git", "-C", str(after), "-c", "user.name=n", "-c", "user.email=e", *words], check=True
            )

        git("init", "-q")
        git("add", "games")
        git("commit", "-q", "-m", "before")
        return after

    def test_what_has_not_been_committed_is_compared_and_told(self, repository):
        replaced(repository, "kite.yaml", "bring_in: lowest-card", "bring_in: highest-card-ace-low")
        result = diff("HEAD", "--book", repository)
        changes = json.loads(result.stdout)
        assert list(changes["games"]) == ["kite"]
        assert changes["notes"] == ["compared as they are now: games/kite.yaml"]

    def test_between_two_revisions_it_is_left_out_and_told(self, repository):
        replaced(repository, "kite.yaml", "bring_in: lowest-card", "bring_in: highest-card-ace-low")
        changes = json.loads(diff("HEAD", "HEAD", "--book", repository).stdout)
        assert changes["games"] == {}
        assert changes["notes"] == ["compared as they were committed, not as they are now: games/kite.yaml"]

    def test_a_link_in_a_revision_is_not_followed(self, repository):
        (repository / "games" / "kite.yaml").unlink()
        (repository / "games" / "kite.yaml").symlink_to("lantern.yaml")
        git = ["git", "-C", str(repository), "-c", "user.name=n", "-c", "user.email=e"]
        subprocess.run([*git, "commit", "-qam", "a link"], check=True)
        notes = json.loads(diff("HEAD~1", "HEAD", "--book", repository).stdout)["notes"]
        assert any(note.startswith("kite is left out: HEAD: games/kite.yaml") for note in notes)

    def test_words_for_the_search_that_stood_in_a_game_are_no_part_of_it(self, repository):
        """They stand in games/asked/ today."""
        replaced(repository, "kite.yaml", "family:", "asked: [a kite,\n  with four cards]\nfamily:")
        git = ["git", "-C", str(repository), "-c", "user.name=n", "-c", "user.email=e"]
        subprocess.run([*git, "commit", "-qam", "as it was"], check=True)
        changes = json.loads(diff("HEAD", "HEAD~1", "--book", repository).stdout)
        assert ({}, []) == (changes["games"], changes["notes"])

    def test_an_old_python_reads_a_revision_too(self, repository, monkeypatch):
        """That of Debian 12 has no `filter` for `extractall`."""
        monkeypatch.setattr(tarfile.TarFile, "extractall", lambda archive, path=".", members=None: 1 / 0)
        assert 0 == diff("HEAD", "--book", repository).exit_code

    def test_where_git_is_not_that_is_said(self, repository, monkeypatch):
        monkeypatch.setenv("PATH", "")
        result = diff("main", "--book", repository)
        said = "rulebook: 'main' is no folder with games/, and git, which knows revisions, is not here\n"
        assert (2, said) == (result.exit_code, result.stderr)


def test_new_words_for_the_search_are_one_line_and_no_change_of_a_page(before, after):
    for folder, text in ((before, "old"), (after, "new")):
        (folder / "games/asked").mkdir()
        (folder / "games/asked/games.yaml").write_text(
            f"kite: {{en: [{text}]}}\nlantern: {{en: [as it was]}}\n", "utf-8"
        )
    changes = found(before, after)
    assert ({}, {"kite": {"gone": {"en": ["old"]}, "new": {"en": ["new"]}}}) == (
        changes["games"],
        changes["asked"],
    )
    lines = diff(before, after, form="text").stdout.splitlines()
    assert "  words for the search of kite: gone, en: old; new, en: new" in lines
    assert any("no change in play" in line for line in lines)


class TestForms:
    @pytest.fixture
    def changed(self, after) -> Path:
        replaced(
            after, "kite.yaml", "The lowest door card brings in,", "The <b>*lowest*</b> door card brings in,"
        )
        return after

    def test_text_has_the_sentence_before_and_after_with_the_words_marked_that_differ(self, before, changed):
        lines = diff(before, changed, form="text").stdout.splitlines()
        assert any(line.startswith("  en, before: The lowest door card brings in") for line in lines)
        assert any(
            line.startswith("  en, after: The «<b>*»lowest«*</b>» door card brings in") for line in lines
        )

    def test_markdown_takes_nothing_of_a_text_for_a_mark(self, before, changed):
        assert (
            r"<ins>&lt;b&gt;\*</ins>lowest<ins>\*&lt;/b&gt;</ins>"
            in diff(before, changed, form="markdown").stdout
        )

    @pytest.mark.parametrize("form", ["text", "markdown"])
    def test_what_does_not_fit_into_a_comment_is_named_at_its_end(self, form, before, changed):
        title = data_of("lantern")["examples"][0]["title"]["en"]
        replaced(
            changed,
            "lantern.yaml",
            title,
            "Another title of as many words as it takes to be longer than what stands at the end",
        )
        whole = diff(before, changed, form=form).stdout
        most = len(whole.encode()) - 2
        arguments = [
            "diff",
            str(before),
            str(changed),
            "--format",
            form,
            "--deals",
            "60",
            "--most",
            str(most),
        ]
        cut = CliRunner().invoke(rulebook, arguments).stdout
        assert "Left out here, as the text may not be longer: game lantern (changed)" in cut
        assert len(cut.encode()) <= most + 1 and "game kite (changed)" in cut and "Left out" not in whole

    def test_html_is_a_page_that_runs_nothing(self, before, changed):
        page = diff(before, changed, form="html").stdout
        assert page.startswith("<!doctype html>") and page.rstrip().endswith("</html>")
        assert "<ins>&lt;b&gt;*</ins>lowest" in page and "<b>" not in page and "<script" not in page


def test_words_are_compared_whole_in_both_languages():
    pieces = list(by_word("The highest card acts first.", "The lowest card acts first."))
    assert pieces == [("kept", "The "), ("gone", "highest"), ("new", "lowest"), ("kept", " card acts first.")]
    assert ("gone", "スペード") in by_word("スペードが高い。", "ハートが高い。")


@pytest.mark.parametrize(
    ("before", "after", "marked"),
    [
        ("or better than 8-7-6-5-4", "or better than 9-8-7-6-5", (["8-7-6-5-4"], ["9-8-7-6-5"])),
        ("エースを最も低いランクとし、最も高いドアカードを持つ人。", "最も低いドアカードを持つ人。", (["エースを", "ランクとし、最も高い"], [])),
        ("配られた手札は5枚とする。", "配り直した手札は4枚とする。", (["配られた", "5"], ["配り直した", "4"])),
        ("最も強いハイハンドがすべて取る。", "最も弱いローハンドがすべて取る。", (["強いハイハンド"], ["弱いローハンド"])),
        ("takes the whole pot and shows", "wins the half pot and shows", (["takes the whole"], ["wins the half"])),
        ("Each player receives four cards.", "The button posts a blind.", ([], [])),  # one in place of another
    ],
)  # fmt: skip
def test_words_are_marked_whole_and_what_says_nothing_between_two_of_them_is_part_of_the_change(
    before, after, marked
):
    sides = side(before, after, "gone"), side(before, after, "new")
    assert marked == tuple([text for kind, text in one if kind != "kept"] for one in sides)
    assert (before, after) == tuple("".join(text for _, text in one) for one in sides)


def test_who_brings_in_changes_no_answer_to_any_other_question(before, after):
    """What a seat answers does not depend on how often it was asked before."""
    replaced(after, "kite.yaml", "bring_in: lowest-card", "bring_in: highest-card-ace-low")
    play = found(before, after)["games"]["kite"]["play"]
    assert play["winners"] < 60 / 4, "most hands have the winner that they had"

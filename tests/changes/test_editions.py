"""Editions: the book frozen, what its pages say otherwise since, and addresses that lead to today's rules."""

from __future__ import annotations

import json
import re
import shutil
import time
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from small_book import GAMES, book_folder

from poker_rulebook.book.load import frozen, load
from poker_rulebook.cli import editors, publishing
from poker_rulebook.cli.commands import rulebook
from poker_rulebook.data import page_documents
from poker_rulebook.document.edition import ChangedPage, Past, PastEdition, edition
from poker_rulebook.editions import past_of
from poker_rulebook.folders import git, left_main
from poker_rulebook.language.sentences import name_of
from poker_rulebook.languages import LOCALES
from poker_rulebook.pages.book import book_view
from poker_rulebook.pages.citations import published_as
from poker_rulebook.pages.past import compiled, lost
from poker_rulebook.paper.printed_book import edition_line
from poker_rulebook.web.pages import pages
from poker_rulebook.web.sheets import Besides

FIRST, SECOND = "first", "second"


def run(folder: Path, *words: str) -> Result:
    return CliRunner().invoke(rulebook, [*words, "--book", str(folder)])


def replaced(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / "games" / file
    assert old in path.read_text("utf-8")
    path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")


@pytest.fixture(scope="module")
def first(tmp_path_factory) -> Path:
    """The small book with an edition of what it says."""
    folder = book_folder(tmp_path_factory.mktemp("editions") / "book", *GAMES, mixes=True, rules=True)
    result = run(folder, "edition", FIRST, "--date", "2026-10-01")
    assert 0 == result.exit_code, result.output
    return folder


@pytest.fixture(scope="module")
def changed(first, tmp_path_factory) -> Path:
    """The same, with a nine as the weakest low of lantern, and without its last example."""
    folder = Path(shutil.copytree(first, tmp_path_factory.mktemp("changed") / "book", symlinks=True))
    replaced(folder, "lantern.yaml", "qualifier: 8-7-6-5-4", "qualifier: 9-8-7-6-5")
    data = load(folder).games.source("lantern").value
    text = json.dumps(data | {"examples": data["examples"][:-1]}, ensure_ascii=False)
    (folder / "games" / "lantern.yaml").write_text(text, "utf-8")
    return folder


@pytest.fixture(scope="module")
def past(changed) -> Past:
    book = load(changed)
    return past_of(book, book_view(book))


def test_an_edition_is_its_name_its_day_and_a_file_of_what_it_says(first):
    (found,) = frozen(load(first))
    assert (FIRST, "2026-10-01", "") == (found.name, found.date, found.commit)
    assert found.pages == json.loads(json.dumps(compiled(book_view(load(first)))))
    assert {"games/lantern", "mixes/relay"} <= found.pages.keys()
    assert all(set(LOCALES) == set(text) for page in found.pages.values() for text in page["rules"].values())


def test_without_a_date_an_edition_is_of_the_day_in_utc(first, tmp_path, monkeypatch):
    """Wherever it is frozen; where today is another day in the zone tried here than in UTC."""
    own = Path(shutil.copytree(first, tmp_path / "book", symlinks=True))
    monkeypatch.setenv("TZ", "Etc/GMT+12" if datetime.now(UTC).hour < 12 else "Etc/GMT-14")
    time.tzset()
    try:
        assert date.today() != datetime.now(UTC).date()
        assert f"of {datetime.now(UTC).date()}:" in run(own, "edition", SECOND).output
    finally:
        monkeypatch.undo()
        time.tzset()


def test_an_edition_is_written_once_and_has_a_plain_name(first):
    assert "is there already" in run(first, "edition", FIRST).output
    assert "is not a name of an edition" in run(first, "edition", "../first").output
    assert "is not a date" in run(first, "edition", SECOND, "--date", "yesterday").output
    assert [f"{FIRST}.json"] == [path.name for path in (first / "editions").iterdir()]


@pytest.mark.parametrize("words", [["edition", "../../x"], ["edition", FIRST], ["build", "--out", "OUT"]])
def test_arguments_are_looked_at_before_the_whole_book(words, first, tmp_path, monkeypatch):
    def looked_at(*_: object, **__: object) -> None:
        raise AssertionError("the book is looked at first")

    monkeypatch.setattr(editors, "inspected", looked_at)
    monkeypatch.setattr(publishing, "inspected", looked_at)
    (tmp_path / "kept").write_text("mine", "utf-8")
    done = run(first, *(word.replace("OUT", str(tmp_path)) for word in words))
    assert done.exit_code in (1, 2), done.output
    assert any(
        said in done.output for said in ("not a name of an edition", "there already", "no build wrote")
    )


def test_a_book_that_says_the_same_has_no_changes_and_every_rule_stands(first):
    book = load(first)
    found = past_of(book, book_view(book))
    (it,) = found.editions
    assert () == it.changes
    assert found.last is None  # so the printed book has no page of changes
    assert {FIRST} == {name for rules in found.stands.values() for name in rules.values()}


def test_paper_is_cited_by_the_edition_that_it_is_and_says_when_a_page_has_changed_since(first, changed):
    same, since = published_as(load(first)), published_as(load(changed))
    assert (FIRST, date(2026, 10, 1), False) == (same.edition, same.day, same.changed)
    assert (FIRST, True) == (since.edition, since.changed)
    assert "Edition first, 1 October 2026" == edition_line(same, "en")
    assert "first版（2026年10月1日）" == edition_line(same, "ja")
    assert edition_line(since, "en").startswith("first, revised on ")
    assert edition_line(since, "ja").startswith("first版（")
    assert (FIRST, since.day.isoformat()) == (str(same), str(since))


def test_a_changed_word_makes_another_book_and_what_people_search_for_does_not(first, tmp_path):
    folder = Path(shutil.copytree(first, tmp_path / "book", symlinks=True))
    glossary = folder / "games" / "glossary.yaml"
    (folder / "games" / "asked").mkdir(exist_ok=True)
    (folder / "games" / "asked" / "games.yaml").write_text("lantern: {en: [a lamp]}\n", "utf-8")
    assert not published_as(load(folder)).changed
    glossary.write_text(glossary.read_text("utf-8").replace("The cards", "All cards"), "utf-8")
    assert published_as(load(folder)).changed


def test_what_a_page_says_otherwise_is_told_word_by_word(past):
    (it,) = past.editions
    assert past.last == it
    (lantern,) = it.changes
    assert ("games/lantern", "changed") == (lantern.path, lantern.status)
    for locale in LOCALES:
        pieces = [piece for sentence in lantern.sentences[locale] for piece in sentence]
        gone, new = (" ".join(text for kind, text in pieces if kind == it) for it in ("gone", "new"))
        assert "8" in gone and "9" in new


def test_words_that_change_on_several_pages_are_told_on_the_first_and_a_language_without_any_has_no_entry(
    first, tmp_path
):
    folder = Path(shutil.copytree(first, tmp_path / "book", symlinks=True))
    replaced(folder, "glossary.yaml", "The cards", "All cards")
    file = folder / "editions" / f"{FIRST}.json"
    data = json.loads(file.read_text("utf-8"))
    for path in ("games/kite", "games/lantern"):
        data["pages"][path]["rules"]["deck"]["en"] = "Deck — An old deck."
    data["pages"]["games/gone"] = {"name": {"en": "Gone", "ja": "ない"}, "digest": "0", "rules": {}}
    del data["pages"]["games/gate"]
    file.write_text(json.dumps(data), "utf-8")
    book = load(folder)
    (it,) = past_of(book, book_view(book)).editions
    shown = {locale: [(page.path, page.status) for page in it.told(locale)] for locale in LOCALES}
    assert shown["ja"] == [("games/gate", "added"), ("games/gone", "removed")]
    assert shown["en"][1:] == [
        ("games/gate", "added"),
        ("rules/glossary", "changed"),
        ("games/gone", "removed"),
    ]
    assert shown["en"][0] in (("games/kite", "changed"), ("games/lantern", "changed"))


def test_each_rule_says_since_when_it_stands(past):
    since = past.since("games/lantern")
    assert "" == since["low"]
    assert FIRST == since["deck"]
    assert {FIRST} == set(past.since("games/kite").values())


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_site_says_what_has_changed_since_an_edition_and_leads_to_its_own_site_where_that_is_there(
    changed, past, locale
):
    view = edition(book_view(load(changed)), locale)
    texts = pages(view, Besides(past=past))
    told = texts[f"editions/{FIRST}/index.md"]
    assert "<del>" in told and "<ins>" in told and "games/lantern/" in told.replace("&#47;", "/")
    own = f'href="../../../editions/{FIRST}/{locale}/"'
    assert own not in told
    assert own in pages(view, Besides(past=past, whole=[FIRST]))[f"editions/{FIRST}/index.md"]
    (it,) = past.editions
    lantern = texts["games/lantern.md"]
    assert f'data-printed="{it.digests["games/lantern"]}"' in lantern
    assert f'editions/{FIRST}/#games-lantern"' in lantern and 'id="games-lantern"' in told


def test_a_book_without_editions_has_no_pages_of_them(small):
    view = book_view(small)
    assert Past() == past_of(small, view)
    assert not [path for path in pages(edition(view, "en")) if path.startswith("editions/")]


def test_a_page_that_vanishes_fails_the_check_unless_its_id_is_kept(first, tmp_path):
    folder = Path(shutil.copytree(first, tmp_path / "book", symlinks=True))
    text = (folder / "games" / "fist.yaml").read_text("utf-8")
    (folder / "games" / "fist.yaml").unlink()
    (folder / "games" / "hand.yaml").write_text(text.replace("id: fist\n", "id: hand\n", 1), "utf-8")
    (problem,) = [it for it in lost(load(folder)) if "games/fist" in it.message]
    assert "editions/first.json:1:1: games/fist: people cite 'games/fist'" in str(problem)
    assert "former: [fist]" in problem.hint
    kept = text.replace("id: fist\n", "id: hand\nformer: [fist]\n", 1)
    (folder / "games" / "hand.yaml").write_text(kept, "utf-8")
    book = load(folder)
    assert [] == [it for it in lost(book) if "games/fist" in it.message]
    past = past_of(book, view := book_view(book))
    assert {FIRST} == set(past.since("games/hand").values())
    (was,) = [page["digest"] for path, page in frozen(book)[0].pages.items() if path == "games/fist"]
    assert [(was, FIRST, "games-hand")] == past.digests("games/hand", "en")
    hand = pages(edition(view, "en"), Besides(past=past))["games/hand.md"]
    assert f'href="../../editions/{FIRST}/#games-hand"' in hand


RETIRED = """- id: fist
  name: {en: Fist, ja: こぶし}
  day: '2026-11-29'
  reason: {en: Nobody <b>plays</b> it., ja: 遊ばれていないため。, of: '70b1a9a2'}
  see: [kite, relay]
"""


def test_a_game_that_is_retired_has_a_page_that_says_since_when_why_and_where_to_go(first, tmp_path):
    folder = Path(shutil.copytree(first, tmp_path / "book", symlinks=True))
    (folder / "games" / "fist.yaml").unlink()
    assert "name it in games/retired.yaml" in lost(load(folder))[0].hint
    (folder / "games" / "retired.yaml").write_text(RETIRED, "utf-8")
    book = load(folder)
    assert [] == lost(book)
    view = book_view(book)
    assert ["removed"] == [it.status for it in past_of(book, view).last.changes]
    for locale, said, name in (
        ("en", "Since 2026-11-29 this is no longer part of the book.", "Kite"),
        ("ja", "2026-11-29から、この本には載せていない。", "カイト"),
    ):
        page = pages(edition(view, locale))["games/fist.md"]
        assert said in page
        assert name in page
        assert 'href="../../games/kite/"' in page
        assert 'href="../../mixes/relay/"' in page
        assert "<b>" not in page.replace("&#60;b", "")
        document = dict(page_documents(view, locale))[f"{locale}/games/fist"]
        assert ("retired", said) == (document["kind"], document["parts"][0]["text"])
        assert said in run(folder, "show", "fist", "--lang", locale).output
    refused = run(folder, "deal", "Fist")
    assert (2, "fist is not in the book since 2026-11-29: Nobody <b>plays</b> it.; instead: kite, relay") == (
        refused.exit_code, refused.output.strip().removeprefix("rulebook: "),
    )  # fmt: skip


def test_a_step_or_an_option_that_vanishes_fails_the_check_unless_its_id_is_kept(first, tmp_path):
    folder = Path(shutil.copytree(first, tmp_path / "book", symlinks=True))
    replaced(folder, "lantern.yaml", "lamps-bet", "last-round")
    replaced(folder, "lantern.yaml", "id: last-bet", "id: last-size")
    told = "people cite {!r} from the edition first, and it leads nowhere now"
    found = lost(load(folder))
    assert [told.format("lamps-bet"), told.format("last-bet")] == [it.message for it in found]
    assert "write 'former: [lamps-bet]' where it stands now" == found[0].hint
    replaced(folder, "lantern.yaml", "{id: last-round,", "{id: last-round, former: [lamps-bet],")
    replaced(folder, "lantern.yaml", "id: last-size", "id: last-size\n    former: [last-bet]")
    assert 0 == run(folder, "check").exit_code
    book = load(folder)
    past = past_of(book, view := book_view(book))
    assert {FIRST} == {past.since("games/lantern")[id_] for id_ in ("last-round", "last-size")}
    text = pages(edition(view, "en"), Besides(past=past))["games/lantern.md"]
    assert '<span id="lamps-bet"></span>' in text and '<span id="last-bet"></span>' in text


def test_a_former_id_is_no_other_id_of_the_page(first, tmp_path):
    folder = Path(shutil.copytree(first, tmp_path / "book", symlinks=True))
    replaced(folder, "lantern.yaml", "{id: lamps-bet,", "{id: lamps-bet, former: [low],")
    assert "the id 'low' is used twice (also in play)" in run(folder, "check").output


def test_a_general_rule_that_vanishes_fails_the_check(first, tmp_path):
    folder = Path(shutil.copytree(first, tmp_path / "book", symlinks=True))
    chapter = next(iter(load(folder).chapters.values()))
    old = chapter.rules[0].id
    replaced(folder, f"rules/{chapter.id}.yaml", f"id: {old}\n", "id: quite-another\n")
    for path in (folder / "games").rglob("*.yaml"):
        path.write_text(
            re.sub(rf"(see: \[.*?)\b{old}\b", r"\1quite-another", path.read_text("utf-8")), "utf-8"
        )
    found = [it.message for it in lost(load(folder))]
    assert [f"people cite {old!r} from the edition first, and it leads nowhere now"] == found
    assert "leads nowhere now" in run(folder, "check").output


def test_a_word_that_vanishes_fails_the_check_unless_its_id_is_kept(first, tmp_path):
    folder = Path(shutil.copytree(first, tmp_path / "book", symlinks=True))
    word = next(iter(load(folder).terms))
    replaced(folder, "glossary.yaml", f"id: {word}\n", "id: quite-another\n")
    assert [f"people cite {word!r} from the edition first, and it leads nowhere now"] == [
        it.message for it in lost(load(folder))
    ]
    replaced(folder, "glossary.yaml", "id: quite-another\n", f"id: quite-another\n  former: [{word}]\n")
    assert [] == lost(load(folder))


def test_what_an_edition_says_is_text_whatever_it_says(small):
    evil = "<script>attacked()</script> [link](javascript:attacked()) ![](x) `code` {: onclick=x }"
    said = name_of({"en": evil, "ja": evil})
    pieces = (("kept", evil), ("gone", evil), ("new", evil))
    change = ChangedPage("games/kite", said, "changed", {"en": [pieces]})
    past = Past((PastEdition(FIRST, evil, "", {"games/kite": "0123abcd"}, (change,)),))
    texts = pages(edition(book_view(small), "en"), Besides(past=past))
    found = [text for path, text in texts.items() if path.startswith("editions/")]
    assert 1 == len(found)
    for text in found:
        assert "attacked" in text
        assert not re.search(r"<script|\]\(|`code|!\[|\{: on", text)


def test_an_edition_whose_file_is_gone_is_told_with_its_place(first, tmp_path):
    folder = Path(shutil.copytree(first, tmp_path / "book", symlinks=True))
    (folder / "editions" / f"{FIRST}.json").unlink()
    told = run(folder, "check").output
    assert "games/editions.yaml:2:4: [0].name: editions/first.json is not there" in told


# --- before the first edition: what is on main


@pytest.fixture
def on_main(tmp_path) -> Path:
    """The small book, committed on main and left by a branch."""
    folder = book_folder(tmp_path / "book", *GAMES, mixes=True, rules=True)
    author = ("-c", "user.name=Editor", "-c", "user.email=editor@example.org")
    for words in (("init", "-q", "-b", "main"), ("add", "."), (*author, "commit", "-qm", "The book")):
        git(folder, *words)
    git(folder, "checkout", "-qb", "change")
    assert left_main(folder)
    return folder


def test_an_id_of_main_that_vanishes_fails_the_check_before_there_is_an_edition(on_main):
    assert 0 == run(on_main, "check").exit_code
    replaced(on_main, "lantern.yaml", "lamps-bet", "last-round")
    told = run(on_main, "check").output
    assert "people cite 'lamps-bet' from the main branch, and it leads nowhere now" in told
    assert "games/lantern.yaml:1:1" in told and "write 'former: [lamps-bet]' where it stands now" in told
    replaced(on_main, "lantern.yaml", "{id: last-round,", "{id: last-round, former: [lamps-bet],")
    replaced(on_main, "rules/limits.yaml", "- id: ", "- id: former-")
    assert {"games/rules/limits.yaml"} == {it.file for it in lost(load(on_main))}


def test_an_edition_is_the_commit_of_its_files(on_main):
    replaced(on_main, "fist.yaml", "id: fist\n", "id: fist # a hand\n")
    assert "commit them, as an edition is a commit" in run(on_main, "edition", FIRST).output
    git(on_main, "checkout", "--", ".")
    assert 0 == run(on_main, "edition", FIRST).exit_code
    (found,) = frozen(load(on_main))
    assert found.commit == (git(on_main, "rev-parse", "HEAD") or b"").decode().strip()


def test_a_game_of_main_that_is_renamed_keeps_its_former_id(on_main):
    games = on_main / "games"
    text = (games / "fist.yaml").read_text("utf-8").replace("id: fist\n", "id: hand\n", 1)
    (games / "fist.yaml").unlink()
    (games / "hand.yaml").write_text(text, "utf-8")
    (problem,) = [it for it in lost(load(on_main)) if "fist" in it.message]
    assert "games/fist.yaml" == problem.file and problem.hint.startswith(
        "write 'former: [fist]' where it stands now"
    )
    (games / "hand.yaml").write_text(text.replace("id: hand\n", "id: hand\nformer: [fist]\n", 1), "utf-8")
    assert [] == lost(load(on_main))

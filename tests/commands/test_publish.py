"""`rulebook build`: everything that is published, or nothing."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from nights import AT_NIGHT

from poker_rulebook.book.load import load
from poker_rulebook.cli.commands import rulebook
from poker_rulebook.languages import LOCALES
from poker_rulebook.publish import ingredients, still_standing

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("razz", "badugi", "high-badugi")
DUO = """
id: duo
name: {en: Razz and Badugi, ja: ラズとバドゥギ}
reading: らずとばどぅぎ
former: [old-duo]
games: [{id: razz, label: R, game: razz}, {id: badugi, label: B, game: badugi}]
change: [orbit]
sources: [{title: A test}]
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """A book of three games and a mix of two, with all that the games share."""
    folder = tmp_path_factory.mktemp("two") / "book"
    shutil.copytree(ROOT / "schema", folder / "schema")
    shutil.copytree(ROOT / "site", folder / "site")
    for name in ("rankings", "common"):
        shutil.copytree(ROOT / "games" / name, folder / "games" / name)
    for name in (
        "games/decks.yaml",
        "games/measured.yaml",
        "mkdocs.yml",
        *(f"games/{game}.yaml" for game in GAMES),
    ):
        shutil.copy2(ROOT / name, folder / name)
    (folder / "games" / "mixes").mkdir()
    (folder / "games" / "mixes" / "duo.yaml").write_text(DUO, "utf-8")
    if not AT_NIGHT and (ROOT / ".cache").is_dir():  # the interpreter of pages, which is the same
        shutil.copytree(ROOT / ".cache", folder / ".cache")
    frozen = CliRunner().invoke(rulebook, ["edition", "first", "--book", str(folder)])
    assert 0 == frozen.exit_code, frozen.output
    return folder


def build(folder: Path, out: Path):
    return CliRunner().invoke(rulebook, ["build", "--book", str(folder), "--out", str(out)])


@pytest.fixture(scope="module")
def built(folder, tmp_path_factory) -> Path:
    out = tmp_path_factory.mktemp("built") / "out"
    result = build(folder, out)
    assert 0 == result.exit_code, result.output
    return out


def test_a_build_of_what_has_not_changed_stands(folder, built, monkeypatch):
    page = built / "site" / "en" / "games" / "razz" / "index.html"
    made = page.stat().st_ino
    again = build(folder, built)
    assert (0, made) == (again.exit_code, page.stat().st_ino)
    assert "nothing has changed since the last build" in again.output
    book = load(folder)
    now, elsewhere = (ingredients(book, address, LOCALES) for address in ("", "https://rules.example.org/"))
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert 3 == len({now, elsewhere, ingredients(book, "", LOCALES)})


def test_a_build_that_somebody_has_touched_does_not_stand(folder, built):
    made_from = ingredients(load(folder), "", LOCALES)
    assert still_standing(built, made_from)
    stranger = built / "site" / "stranger.txt"
    stranger.write_text("mine", "utf-8")
    assert still_standing(built, made_from) is None
    stranger.unlink()
    assert still_standing(built, made_from)


def test_a_build_has_the_site_the_books_the_cards_and_the_data(built):
    expected = [
        "site/index.html",
        "site/en/games/razz/index.html",
        "site/ja/games/razz/index.html",
        "site/api/v2/games.json",
        "site/api/v2/games/razz.json",
        *(f"print/cards/{game}-{locale}.pdf" for game in GAMES for locale in ("en", "ja")),
        *(
            f"site/{locale}/mixes/{page}/index.html"
            for locale in ("en", "ja")
            for page in ("duo", "old-duo", ".")
        ),
        *(f"print/mixes/duo-{locale}.pdf" for locale in ("en", "ja")),
        "site/api/v2/mixes.json",
        "site/api/v2/mixes/duo.json",
        *(f"site/{locale}/editions/first/index.html" for locale in ("en", "ja")),
    ]
    assert [] == [name for name in expected if not (built / name).is_file()]
    foot = (built / "site/ja/games/razz/index.html").read_text("utf-8").partition("<footer")[2]
    assert 'href="../../editions/first/"' in foot
    books = ["book-en-a4.pdf", "book-en-letter.pdf", "book-ja-a4.pdf"]
    for printed in ("print", "site/print"):
        assert books == sorted(path.name for path in (built / printed).glob("book-*"))


def test_without_paper_a_build_has_the_site_and_the_data_and_no_page_links_to_paper(folder, tmp_path):
    out = tmp_path / "out"
    result = CliRunner().invoke(rulebook, ["build", "--site", "--book", str(folder), "--out", str(out)])
    assert (0, 0) == (result.exit_code, result.output.count("PDF")), result.output
    assert ["site"] == [path.name for path in out.iterdir() if path.is_dir()]
    assert (out / "site/api/v2/games/razz.json").is_file() and not (out / "site/print").exists()
    assert "print/" not in (out / "site/ja/games/razz/index.html").read_text("utf-8")
    book = load(folder)
    assert still_standing(out, ingredients(book, "", LOCALES, on_paper=False))
    assert still_standing(out, ingredients(book, "", LOCALES)) is None


def test_a_page_links_to_its_table_card(built):
    assert "print/cards/razz-ja.pdf" in (built / "site/ja/games/razz/index.html").read_text("utf-8")


def test_the_page_of_a_mix_links_to_its_sheet(built):
    assert "print/mixes/duo-ja.pdf" in (built / "site/ja/mixes/duo/index.html").read_text("utf-8")


def test_what_is_settled_is_ticked_on_the_sheet_of_a_mix_or_of_a_kind_of_games(built):
    sheets = {"games/razz": "stud", "games/badugi": "draw", "mixes/duo": "duo"}
    for page, sheet in sheets.items():
        for locale in LOCALES:
            shown = (built / f"site/{locale}/{page}/before/index.html").read_text("utf-8")
            assert f'/print/before/{sheet}-{locale}.pdf"' in shown
    names = {path.stem for path in (built / "print/before").iterdir()}
    assert {f"{it}-{locale}" for it in ("stud", "draw", "any", "duo") for locale in LOCALES} == names


def test_the_data_of_a_mix_have_its_file_its_games_and_its_sentences(built):
    duo = json.loads((built / "site/api/v2/mixes/duo.json").read_text("utf-8"))
    assert [duo["id"]] == [
        mix["id"] for mix in json.loads((built / "site/api/v2/mixes.json").read_text("utf-8"))["mixes"]
    ]
    assert {"former": ["old-duo"], "change": ["orbit"]}.items() <= duo["data"].items()
    assert [("R", "razz"), ("B", "badugi")] == [(part["label"], part["game"]) for part in duo["games"]]
    assert "ラズとバドゥギの2種類のゲーム" in duo["essence"]["ja"]
    page = json.loads((built / "site/api/v2/ja/mixes/duo.json").read_text("utf-8"))
    order, rules = (
        next(part for part in page["parts"] if part.get("id") == id_) for id_ in ("order", "rules")
    )
    assert ["turns", "next-game", "button", "limits", "players"] == [rule["id"] for rule in rules["parts"]]
    posted = [fact["text"] for fact in order["parts"][0]["parts"] if fact.get("id") == "forced-bets"]
    assert "アンティ：全員" == posted[0]


def test_the_data_of_a_game_have_its_file_and_its_sentences(built):
    razz = json.loads((built / "site/api/v2/games/razz.json").read_text("utf-8"))
    assert {"ante": "each", "bring_in": "highest-card-ace-low"} == razz["data"]["forced_bets"]
    assert {"own_cards": 7, "betting_rounds": 5}.items() <= razz["counted"].items()
    assert {"own": 7, "of_others": 4} == razz["counted"]["cards_seen"]
    for locale in LOCALES:
        page = json.loads((built / f"site/api/v2/{locale}/games/razz.json").read_text("utf-8"))
        assert (razz["digest"], razz["name"][locale]) == (page["digest"], page["title"])


def test_the_data_of_a_game_have_its_chances(built):
    badugi = json.loads((built / "site/api/v2/games/badugi.json").read_text("utf-8"))
    low = badugi["chances"]["low"]
    assert ("exact", 270_725, None) == (low["method"], low["deals"], low["seed"])
    assert {"deals": 17_160, "chance": 17_160 / 270_725} == low["answers"]["4"]
    razz = json.loads((built / "site/api/v2/games/razz.json").read_text("utf-8"))
    assert {} == razz["chances"]


def test_the_data_of_a_variant_have_its_base_and_what_differs(built):
    variant = json.loads((built / "site/api/v2/games/high-badugi.json").read_text("utf-8"))
    badugi = json.loads((built / "site/api/v2/games/badugi.json").read_text("utf-8"))
    assert ("badugi", None) == (variant["based_on"], badugi["based_on"])
    assert (
        "Four cards each, three draws and four betting rounds. The strongest badugi wins."
        == badugi["essence"]["en"]
    )
    page = json.loads((built / "site/api/v2/en/games/high-badugi.json").read_text("utf-8"))
    cited, *differences = next(part for part in page["parts"] if part.get("id") == "_relative")["parts"]
    assert ("citation", "badugi") == (cited["kind"], cited["id"])
    assert ["winning", "ranking"] == [part["id"] for part in differences]


def test_a_page_links_to_its_base_and_to_its_variants(built):
    assert 'href="../badugi/"' in (built / "site/ja/games/high-badugi/index.html").read_text("utf-8")
    assert 'href="../high-badugi/"' in (built / "site/ja/games/badugi/index.html").read_text("utf-8")


def test_a_failed_build_leaves_the_previous_one_in_place(folder, built, tmp_path):
    broken = tmp_path / "broken"
    shutil.copytree(folder, broken)
    (broken / "games" / "razz.yaml").write_text("id: razz\n", "utf-8")
    before = {path: path.stat().st_mtime_ns for path in built.rglob("*") if path.is_file()}
    result = build(broken, built)
    assert 1 == result.exit_code
    assert "games/razz.yaml:1:1" in result.output
    assert before == {path: path.stat().st_mtime_ns for path in built.rglob("*") if path.is_file()}
    assert [built.name] == [path.name for path in built.parent.iterdir()]


def test_a_second_build_takes_the_place_of_the_first(folder, built):
    (built / "site" / "left-over.html").write_text("old", "utf-8")
    assert 0 == build(folder, built).exit_code
    assert not (built / "site" / "left-over.html").exists()

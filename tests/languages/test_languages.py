"""A language is a folder: one that nobody has foreseen reaches every page, card, PDF and command by its folder alone.

The language is made of English, with accents and in brackets, so that a word without accents was written by hand
somewhere. One phrase and one text are left out, and are borrowed.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from babel.dates import get_month_names
from pypdf import PdfReader
from shared_work import made_once
from small_book import ROOT, book_folder

from poker_rulebook.language import catalogue
from poker_rulebook.languages import LANGUAGES, SOURCE

CODE = "xx"
GAMES = ("lantern", "kite", "gate", "ladder")
ACCENTED = str.maketrans("aeiounscyzAEIOUNSCYZ", "àéíõúñšçýžÀÉÍÕÚÑŠÇÝŽ")
LEFT_OUT = {"deal-down", "quiz-first", "A paired low does not qualify"}  # phrases by their keys, and a text
KEPT = re.compile(r"(\{ *\$\w+ ->|\{[^{}]*\}|\n *\*?\[\w+\]|\n *\}$)")
TOML = """
name = "Pséúdõ"
english = "Pseudo"
status = "begun"
cldr = "en_GB"
group = "’"
decimal = "·"
last = " ànd "
either = " õr "

[counted]
"""
GRAMMAR = """
def functions(language, common):
    number = common["NUMBER"]
    articles = {"dràw": "ûn", "çàrd": "ûné"}
    return {"NUMBER": lambda n, one="", more="": f"{articles[one]} {one}" if n == 1 and one in articles else number(n, one, more)}
"""  # one draw and one card have articles of different genders, where others have a number


def accented(text: str) -> str:
    """The text with accents wherever it is no value of a message; words in quotes are none."""
    pieces = KEPT.split(text)
    pieces[::2] = (piece.translate(ACCENTED) for piece in pieces[::2])
    pieces[1::2] = (
        re.sub('"[^"]*"', lambda word: word[0].translate(ACCENTED), piece) for piece in pieces[1::2]
    )
    return "".join(pieces)


@pytest.fixture(scope="module")
def made(tmp_path_factory) -> Path:
    """A folder with a program that has one locale folder more, and what it makes of a small book in that language."""
    once = made_once(tmp_path_factory, "languages", begun)
    return shutil.copytree(once, tmp_path_factory.mktemp("languages") / "own", symlinks=True)


def begun(folder: Path) -> None:
    shutil.copytree(ROOT / "generator", folder / "generator")
    book = book_folder(folder / "book", *GAMES, mixes=True, rules=True)
    for name in ("site", "mkdocs.yml"):
        (book / name).symlink_to(ROOT / name)
    place = folder / "generator" / "poker_rulebook" / "language" / "locale" / CODE
    place.mkdir()
    counted = LANGUAGES[SOURCE].counted.items()
    lines = (f"{name} = {json.dumps([accented(word) for word in words])}" for name, words in counted)
    (place / "locale.toml").write_text(TOML + "\n".join(lines), "utf-8")
    (place / "grammar.py").write_text(GRAMMAR, "utf-8")
    exported = folder / "translators.po"
    rulebook(folder, "translations", CODE, "--export", exported)
    entries = [one._replace(text=accented(one.source)) for one in catalogue.read(exported)]
    catalogue.write(
        exported, LANGUAGES[SOURCE], [one for one in entries if not {one.key, one.source} & LEFT_OUT]
    )
    rulebook(folder, "translations", CODE, "--import", exported)
    run(folder, ROOT / "tests" / "help" / "made_in_a_language.py", book, folder / "out", CODE)


def rulebook(folder: Path, *arguments: object) -> str:
    """What a command prints about the small book."""
    return run(folder, "-m", "poker_rulebook", *arguments, "--book", folder / "book")


def run(folder: Path, *arguments: object) -> str:
    """What a program of Python prints that knows the additional language."""
    done = python(folder, *arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


def command(folder: Path, *arguments: object) -> subprocess.CompletedProcess[str]:
    return python(folder, "-m", "poker_rulebook", *arguments)


def python(folder: Path, *arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": str(folder / "generator"), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


class Page(HTMLParser):
    """What a page says inside its article: in its own language, and borrowed."""

    def __init__(self, html: str):
        super().__init__()
        self.inside: list[dict[str, str | None]] = []
        self.own: list[str] = []
        self.borrowed: list[str] = []
        self.feed(html[html.index("<article") : html.index("</article>")])

    def handle_starttag(self, tag, attributes):
        if tag not in ("br", "img", "wbr", "input", "meta", "link", "hr", "rect", "circle", "path", "line"):
            self.inside.append(dict(attributes) | {"tag": tag})
        if not self.elsewhere():
            self.own += [
                word for key in ("title", "aria-label", "alt") if (word := dict(attributes).get(key))
            ]

    def handle_endtag(self, tag):
        while self.inside and self.inside.pop()["tag"] != tag:
            pass

    def handle_data(self, data):
        if any(element.get("class") == "untranslated" for element in self.inside):
            self.borrowed.append(data)
        elif not self.elsewhere():
            self.own.append(data)

    def elsewhere(self) -> bool:
        """Whether what stands here says that it is in another language, or is no text."""
        return any(
            "lang" in element or element["tag"] in ("script", "code", "pre") for element in self.inside
        )


def unaccented(text: str) -> set[str]:
    """Words that are not of the language, though they have letters which it writes with accents."""
    return {
        word
        for word in re.findall(r"(?<!\w)[^\W\d_]{3,}(?!\w)", text)
        if word.isascii() and re.search("[aeiounscyz]", word)
    }


SAME = {
    "for",
    "the",
    "cap",
    "org",
    "example",
    "made",
    "tests",
    "test",
    "games",
    "stakes",
    "Relay",
    "Next",
    "Door",
}  # sources, and names without a language
ENGLISH = {
    "Lantern",
    "High",
    "Low",
    "Kite",
    "Stud",
    "Beacon",
    "Gate",
    "Draw",
    "Neighbour",
    "Ladder",
    "Burn",
    "Mix",
    "Limits",
}  # second names
MONTHS = set(get_month_names("wide", locale="en_GB").values())  # of the edition's day, which CLDR writes
LEFT = {"paired", "low", "does", "not", "qualify", "card", "cards", "face", "down", "each", "player", "deal"}


def test_every_page_speaks_a_language_that_is_nothing_but_a_folder(made):
    site = made / "out" / "site" / CODE
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 30
    borrowed = set()
    for path in pages:
        html = path.read_text("utf-8")
        assert f'<html lang="{CODE}"' in html
        if "<article" in html:
            page, of_files = Page(html), path.is_relative_to(site / "vocabulary")  # it names words of files
            assert of_files or unaccented(" ".join(page.own)) <= SAME | {"Made", "burn", "logo"}, path
            borrowed |= {" ".join("".join(page.borrowed).split())} - {""}
    assert all(word.startswith(("Deal", "A paired low does not qualify")) for word in borrowed), borrowed


def test_what_is_borrowed_says_so(made):
    game = (made / "out" / "site" / CODE / "games" / "lantern" / "index.html").read_text("utf-8")
    assert f'<span class="untranslated" lang="{SOURCE}">A paired low does not qualify</span>' in game
    about = (made / "out" / "site" / CODE / "about" / "index.html").read_text("utf-8")
    assert f'<div lang="{SOURCE}">' in about
    assert f"[{SOURCE}] A paired low does not qualify" in rulebook(made, "show", "lantern", "--lang", CODE)


def test_a_hand_that_is_stepped_through_marks_what_is_borrowed(made):
    script = (made / "out" / "site" / CODE / "games" / "lantern" / "walks.js").read_text("utf-8")
    assert f'"source":"{SOURCE}"' in script
    assert "\ue004Who acts first?\ue005" in script


def test_numbers_have_the_separators_of_the_language(made):
    chances = rulebook(made, "show", "lantern", "--lang", CODE)
    assert re.search(r"[0-9]·[0-9]+%", chances) and re.search("[0-9]’[0-9]{3}", chances)
    assert not re.search(r"[0-9][.,][0-9]+(?:%|,)", chances)


def test_the_grammar_of_the_language_gives_one_of_a_kind_an_article_by_its_gender(made):
    page = made / "out" / "site" / CODE / "games" / "gate"
    assert ", ûn dràw ànd 2 béttíñg rõúñdš." in (page / "index.html").read_text("utf-8")
    assert "Díšçàrd ûné çàrd õf thõšé fàçé dõwñ" in (page / "table.js").read_text("utf-8")


@pytest.mark.parametrize(
    "name", ["book-xx-a4", "cards-xx-a5", "cards/lantern-xx", "mixes/relay-xx", "before/any-xx"]
)
def test_every_kind_of_paper_speaks_it(made, name):
    text = "".join(page.extract_text() for page in PdfReader(made / "out" / f"{name}.pdf").pages)
    assert re.search("[àéíõú]", text)
    assert {word.lower() for word in unaccented(text.replace("EN", " "))} <= {
        word.lower() for word in SAME | ENGLISH | LEFT | MONTHS
    }


@pytest.mark.parametrize(
    "command",
    [
        "list", "rules", "show lantern", "show kite --examples", "show relay", "show limits", "show burn",
        "deal lantern --seed 1", "deal ladder --seed 1", "rank high As Ks Qs Js Ts",
    ],
)  # fmt: skip
def test_every_command_speaks_it(made, command):
    told = rulebook(made, *command.split(), "--lang", CODE)
    ids = {
        word
        for line in told.splitlines()
        for id_ in re.findall("[a-z0-9]+(?:-[a-z0-9]+)*", line)
        for word in id_.split("-")
    }
    assert re.search("[àéíõú]", told)
    assert unaccented(told) - ids <= SAME | ENGLISH | {"Deal", "Made"}


def test_what_was_made_from_another_text_is_stale_and_is_not_shown(made):
    file = made / "generator" / "poker_rulebook" / "language" / "locale" / CODE / "translations.po"
    before = file.read_bytes()
    try:
        entries = [
            one._replace(source=f"{one.source} Once.") if one.key == "showdown" else one
            for one in catalogue.read(file)
        ]
        catalogue.write(file, LANGUAGES[SOURCE], entries)
        assert "showdown is stale" in rulebook(made, "translations", CODE)
        assert f"[{SOURCE}] The players still in show their cards." in rulebook(
            made, "show", "kite", "--lang", CODE
        )
    finally:
        file.write_bytes(before)


@pytest.fixture
def file(made) -> Iterator[Path]:
    """The catalogue of the language, which is as it was afterwards."""
    path = made / "generator" / "poker_rulebook" / "language" / "locale" / CODE / "translations.po"
    before = path.read_bytes()
    yield path
    path.write_bytes(before)


LONG = "It is { $n }, and " * 20


def test_translators_get_gettext_and_give_it_back_as_it_was(made, file):
    """Also of an entry that is out of date, whose old text is long. A phrase may have a word for key."""
    entries = [
        one._replace(source=LONG, text=LONG) if one.key == "showdown" else one for one in catalogue.read(file)
    ]
    catalogue.write(file, LANGUAGES[SOURCE], entries)
    exported, again = made / "stale.po", made / "again.po"
    rulebook(made, "translations", CODE, "--export", exported)
    text = exported.read_text("utf-8")
    assert f'#| msgid "{LONG.strip()}' in text
    assert all(re.match('$|"|#|msg(ctxt|id|str) "', line) for line in text.splitlines())
    assert text.endswith('"\n') and "python" not in text and "EMAIL" not in text
    taken = rulebook(made, "translations", CODE, "--import", exported)
    assert "0 new, 0 changed, 0 lost, 0 to be looked at" in taken
    rulebook(made, "translations", CODE, "--export", again)
    assert exported.read_bytes() == again.read_bytes()
    both = {
        ("burn", "After the first betting round, burn one card before every deal and every draw."),
        ("", "burn"),
    }
    assert both <= {(one.key, one.source) for one in entries}


@pytest.mark.skipif(not shutil.which("msgfmt"), reason="gettext is not installed")
def test_gettext_itself_finds_nothing_wrong_with_what_translators_get(made):
    exported = made / "checked.po"
    rulebook(made, "translations", CODE, "--export", exported)
    done = subprocess.run(
        ["msgfmt", "--check", "-o", os.devnull, exported], capture_output=True, text=True, check=False
    )
    assert (0, "") == (done.returncode, done.stderr)


def entry(file: Path, key: str) -> catalogue.Entry:
    return next(one for one in catalogue.read(file) if one.key == key)


def test_what_comes_back_is_added_and_what_it_replaces_or_loses_is_said_with_its_line(made, file):
    had = catalogue.read(file)
    catalogue.write(
        made / "half.po",
        LANGUAGES[SOURCE],
        [
            entry(file, "showdown")._replace(text="Hànds ôpen."),
            catalogue.Entry(
                "deal-down", "Deal { CARDS($n) } face down to each player.", "{ CARDS($n) } dõwn."
            ),
            entry(file, "burn")._replace(source="Burn a card.", text="Bûrn."),
            entry(file, "players")._replace(before="People"),
            catalogue.Entry("", "No text of this book", "Nõ téxt"),
        ],
    )
    lines = {one.source: one.line for one in catalogue.read(made / "half.po")}
    done = command(made, "translations", CODE, "--import", made / "half.po", "--book", made / "book")
    assert "1 new, 1 changed, 3 lost, 0 to be looked at" in done.stdout
    said = "The players still in show their cards."
    assert done.stderr.splitlines() == [
        f"rulebook: line {lines[said]}: 'showdown' was {accented(said)!r}",
        f"rulebook: line {lines['Burn a card.']}: 'burn' was made from an older text: {entry(file, 'burn').text!r} stays",
        f"rulebook: line {lines['Players']}: 'players' is marked as fuzzy: {accented('Players')!r} is no longer shown",
        f"rulebook: line {lines['No text of this book']}: 'No text of this book' is no text of the book, and is left out",
    ]
    now = catalogue.read(file)
    assert len(had) + 1 == len(now)
    assert "People" == entry(file, "players").before and "Hànds ôpen." == entry(file, "showdown").text


def test_one_game_is_exported_by_itself_and_lacks_nothing_when_it_comes_back(made, file):
    """It is a small part of the book, and what the page borrowed before is that part."""
    file.unlink()
    kite = made / "kite.po"
    rulebook(made, "translations", CODE, "kite", "--export", kite)
    entries = catalogue.read(kite)
    assert 100 < len(entries) < 1_000
    catalogue.write(kite, LANGUAGES[SOURCE], [one._replace(text=accented(one.source)) for one in entries])
    assert f"{len(entries)} new, 0 changed" in rulebook(made, "translations", CODE, "--import", kite)
    assert "kite: nothing missing" in rulebook(made, "translations", CODE, "kite")


def test_every_entry_that_cannot_be_used_is_told_with_its_line_and_nothing_is_taken(made, file):
    before = file.read_bytes()
    wrong = made / "wrong.po"
    entries = [
        entry(file, "showdown"),
        catalogue.Entry("board-open", "Open { CARDS($n) } on the board.", "Nothing."),
        entry(file, "burn")._replace(text="{ BURNS($n) }"),
    ]
    catalogue.write(wrong, LANGUAGES[SOURCE], entries)
    lines = {one.key: one.line for one in catalogue.read(wrong)}
    done = command(made, "translations", CODE, "--import", wrong, "--book", made / "book")
    assert 1 == done.returncode
    assert re.search(rf"line {lines['board-open']}: 'board-open': it has no values", done.stderr)
    assert re.search(rf"line {lines['burn']}: 'burn': ", done.stderr)
    assert f"nothing is taken from {wrong}: 2 entries cannot be used" in done.stderr
    assert before == file.read_bytes()


def test_a_file_that_is_no_gettext_and_an_unknown_phrase_are_told(made):
    wrong = made / "wrong.po"
    wrong.write_text("nonsense\n", "utf-8")
    with pytest.raises(AssertionError, match=r"not a catalogue of gettext: line 1: .*nonsense"):
        rulebook(made, "translations", CODE, "--import", wrong)
    catalogue.write(wrong, LANGUAGES[SOURCE], [catalogue.Entry("ask-folds", "folds", "fõlds")])
    with pytest.raises(AssertionError, match="'ask-folds': no phrase is called so"):
        rulebook(made, "translations", CODE, "--import", wrong)
    with pytest.raises(AssertionError, match="'fr' is no language of translations"):
        rulebook(made, "translations", "fr")


# --- its first day

(FIRST,) = re.findall("```toml\n(.*?)```", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.DOTALL)


@pytest.fixture
def first_day(made) -> Iterator[Path]:
    """The locale.toml of a language of which nobody has translated a word yet."""
    place = made / "generator" / "poker_rulebook" / "language" / "locale" / "yy"
    place.mkdir()
    (place / "locale.toml").write_text(FIRST, "utf-8")
    yield place / "locale.toml"
    shutil.rmtree(place)


def test_a_language_is_begun_with_the_lines_of_contributing_and_everything_is_borrowed_to_the_last_page(
    made, first_day
):
    assert f"[{SOURCE}] The players still in show their cards." in rulebook(
        made, "show", "kite", "--lang", "yy"
    )
    told = rulebook(made, "translations", "yy")
    assert f"{first_day}: [counted] lacks BETS, BOARDS, CARDS" in told
    rulebook(made, "print", "--all", "--as", "book", "--lang", "yy", "--paper", "a4", "--out", made / "first")
    (printed,) = (made / "first").glob("*.pdf")
    text = "".join(page.extract_text() for page in PdfReader(printed).pages)
    assert "The strongest high hand takes the pot." in text


@pytest.mark.parametrize(
    "line, why",
    [
        ('name = "Neo', "Illegal character|Unterminated|at line"),
        (FIRST + 'nmae = "Neo"', "'nmae'"),
        (FIRST.replace("begun", "beginning"), "status: 'beginning' is none of source, complete, begun"),
        (FIRST.replace("fr_FR", "fr-FR"), "cldr: 'fr-FR' is no locale: write it like pt_BR"),
        (FIRST + "[counted]\nCARDS = []", r"counted\.CARDS: give the words"),
    ],
)
def test_a_language_that_cannot_be_read_is_told_with_its_file_and_hinders_no_other(
    made, first_day, line, why
):
    first_day.write_text(line, "utf-8")
    done = command(made, "translations", "yy", "--book", made / "book")
    assert 1 == done.returncode and re.search(rf"^rulebook: {first_day}: .*({why})", done.stderr)
    assert "Kite" in rulebook(made, "list")


def test_a_language_that_is_complete_may_lack_nothing(made):
    place = made / "generator" / "poker_rulebook" / "language" / "locale" / CODE / "locale.toml"
    begun = place.read_text("utf-8")
    try:
        place.write_text(begun.replace('"begun"', '"complete"'), "utf-8")
        with pytest.raises(AssertionError, match=r"deal-down|no translation"):
            rulebook(made, "show", "lantern", "--lang", CODE)
    finally:
        place.write_text(begun, "utf-8")


# --- what knows a language by its code

CODES = "|".join(LANGUAGES)
NAMES_ONE = re.compile(
    rf"""(?<![\w=])["'](?:{CODES})["'](?!\w)|:lang\((?:{CODES})\)|lang="(?:{CODES})"|\b(?:{CODES})\|(?:{CODES})\b|--name-(?:{CODES})\b|[(,] ?(?:{CODES}): """
)
DOCSTRING = re.compile(r'"""(?:.|\n)*?"""')


def files_without_languages() -> list[Path]:
    """What makes the book, but for the folders of languages and the texts by hand."""
    kinds = {".py", ".typ", ".j2", ".css", ".js", ".html", ".json"}
    folders = (
        ROOT / "generator" / "poker_rulebook",
        ROOT / "schema",
        ROOT / "site" / "assets",
        ROOT / "site" / "theme",
    )
    return [
        path
        for folder in folders
        for path in sorted(folder.rglob("*"))
        if path.suffix in kinds and "locale" not in path.parts and path.is_file()
    ]


def test_nothing_but_the_folder_of_a_language_knows_its_code():
    found = {}
    for path in files_without_languages():
        text = path.read_text("utf-8")
        found[path.name] = NAMES_ONE.findall(DOCSTRING.sub("", text) if path.suffix == ".py" else text)
    assert {} == {name: codes for name, codes in found.items() if codes}
    assert NAMES_ONE.search('"ja"') and NAMES_ONE.search(":lang(ja)") and not NAMES_ONE.search('x="ja-fg"')


# Editors type these where others belong, whatever language the book is in: the answer to such a slip names them.
FULL_WIDTH_SLIPS = {"source.py", "schema.py"}


def test_no_module_and_no_template_of_paper_outside_the_folder_of_a_language_writes_in_its_letters():
    found = {}
    for path in files_without_languages():
        if path.suffix in {".py", ".typ"} and path.name not in FULL_WIDTH_SLIPS:
            comment = "#.*" if path.suffix == ".py" else "//.*"
            text = re.sub(comment, "", DOCSTRING.sub("", path.read_text("utf-8")))
            found[path.name] = re.findall("[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]", text)
    assert {} == {name: letters for name, letters in found.items() if letters}

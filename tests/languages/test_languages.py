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
from html.parser import HTMLParser
from pathlib import Path

import pytest
from babel.dates import get_month_names
from pypdf import PdfReader
from small_book import ROOT, book_folder

from poker_rulebook import translations
from poker_rulebook.languages import BESIDE, LANGUAGES, SOURCE
from poker_rulebook.view import catalogue

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
    folder = tmp_path_factory.mktemp("languages")
    shutil.copytree(ROOT / "generator", folder / "generator")
    book = book_folder(folder / "book", *GAMES, mixes=True, rules=True)
    for name in ("site", "mkdocs.yml"):
        (book / name).symlink_to(ROOT / name)
    place = folder / "generator" / "poker_rulebook" / "view" / "locale" / CODE
    place.mkdir()
    counted = LANGUAGES[SOURCE].counted.items()
    lines = (f"{name} = {json.dumps([accented(word) for word in words])}" for name, words in counted)
    (place / "locale.toml").write_text(TOML + "\n".join(lines), "utf-8")
    exported = folder / "translators.po"
    rulebook(folder, "translations", CODE, "--export", exported)
    entries = [one._replace(text=accented(one.source)) for one in catalogue.read(exported)]
    catalogue.write(
        exported, LANGUAGES[SOURCE], [one for one in entries if not {one.key, one.source} & LEFT_OUT]
    )
    rulebook(folder, "translations", CODE, "--import", exported)
    run(folder, ROOT / "tests" / "help" / "made_in_a_language.py", book, folder / "out", CODE)
    return folder


def rulebook(folder: Path, *arguments: object) -> str:
    """What a command prints about the small book."""
    return run(folder, "-m", "poker_rulebook", *arguments, "--book", folder / "book")


def run(folder: Path, *arguments: object) -> str:
    """What a program of Python prints that knows the additional language."""
    done = subprocess.run(
        [sys.executable, *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": str(folder / "generator"), "COLUMNS": "200"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


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


@pytest.mark.parametrize(
    "name", ["book-xx-a4", "cards-xx-a5", "cards/lantern-xx", "mixes/relay-xx", "before/kite-xx"]
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
    assert unaccented(told) - ids <= SAME | ENGLISH | {"Deal"}


def test_what_was_made_from_another_text_is_stale_and_is_not_shown(made):
    file = made / "generator" / "poker_rulebook" / "view" / "locale" / CODE / "translations.po"
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


def test_a_translation_that_loses_a_value_is_not_taken(made):
    wrong = made / "wrong.po"
    catalogue.write(
        wrong,
        LANGUAGES[SOURCE],
        [catalogue.Entry("board-open", "Open { CARDS($n) } on the board.", "Nothing.")],
    )
    with pytest.raises(AssertionError, match="'board-open': it has no values, and the source \\$n"):
        rulebook(made, "translations", CODE, "--import", wrong)


def test_translators_get_gettext_and_what_they_give_back_is_added_to_what_is_there(made):
    """Also of an entry that is out of date, whose old text is long; half a file takes nothing away. A phrase may have a word for key."""
    file = made / "generator" / "poker_rulebook" / "view" / "locale" / CODE / "translations.po"
    before = file.read_bytes()
    try:
        long = "It is { $n }, and " * 20
        entries = [
            one._replace(source=long, text=long) if one.key == "showdown" else one
            for one in catalogue.read(file)
        ]
        catalogue.write(file, LANGUAGES[SOURCE], entries)
        exported = made / "stale.po"
        rulebook(made, "translations", CODE, "--export", exported)
        text = exported.read_text("utf-8")
        assert f'#| msgid "{long.strip()}' in text
        assert all(re.match('$|"|#|msg(ctxt|id|str) "', line) for line in text.splitlines())
        assert "python" not in text
        assert "0 new, 0 changed" in rulebook(made, "translations", CODE, "--import", exported)
        half = [one._replace(text="Hànds ôpen.", before="") for one in entries if one.key == "showdown"]
        catalogue.write(exported, LANGUAGES[SOURCE], [half[0]._replace(source="The players", key="showdown")])
        taken = rulebook(made, "translations", CODE, "--import", exported)
        assert "0 new, 1 changed" in taken
        assert len(entries) == len(catalogue.read(file))
        both = {(one.key, one.source) for one in entries if "burn" in (one.key, one.source)}
        assert {
            ("burn", "After the first betting round, burn one card before every deal and every draw."),
            ("", "burn"),
        } == both
    finally:
        file.write_bytes(before)


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


@pytest.mark.parametrize("locale", [code for code in LANGUAGES if code not in BESIDE])
def test_a_catalogue_of_the_book_is_in_order(locale):
    language = LANGUAGES[locale]
    made = catalogue.read(language.catalogue)
    assert [] == [why for one in made if (why := translations.fault(one, language))]
    assert len(made) == len({(one.key, one.source) for one in made})


def test_a_language_that_is_complete_may_lack_nothing(made):
    place = made / "generator" / "poker_rulebook" / "view" / "locale" / CODE / "locale.toml"
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
    rf"""(?<![\w=])["'](?:{CODES})["'](?!\w)|:lang\((?:{CODES})\)|lang="(?:{CODES})"|\b(?:{CODES})\|(?:{CODES})\b|--name-(?:{CODES})\b"""
)
SAYS_SOMETHING_ELSE = {"choosing.py": 'code="de"', "notation.py": '"de": (1, 1'}  # notations of declaring
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
        text = path.read_text("utf-8").replace(SAYS_SOMETHING_ELSE.get(path.name, "\0"), "")
        found[path.name] = NAMES_ONE.findall(DOCSTRING.sub("", text) if path.suffix == ".py" else text)
    assert {} == {name: codes for name, codes in found.items() if codes}
    assert NAMES_ONE.search('"ja"') and NAMES_ONE.search(":lang(ja)") and not NAMES_ONE.search('x="de-fg"')


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

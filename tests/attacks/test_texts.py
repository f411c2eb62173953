"""No text of a file is more than text: not on the site, in the terminal, in the data or on paper."""

from __future__ import annotations

import json
import re
import unicodedata
from collections import defaultdict
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path

import pytest
from hostile import (
    MARK,
    PAYLOADS,
    PRINTED,
    REFUSED,
    STRAIGHT,
    alike,
    kinds_of_files,
    places,
    put,
    wrongly_shown,
)
from hostile import schema as schema_of
from nights import AT_NIGHT
from rich.console import Console
from small_book import book_folder, data_of, write_game

from poker_rulebook.book import schema
from poker_rulebook.book.chapters import ROLES
from poker_rulebook.book.source import parse, read
from poker_rulebook.web import markdown
from poker_rulebook.web.pages import pages as made

FOLDER = Path(__file__).parents[2]


def test_every_schema_describes_a_good_file():
    assert [] == [name for name, files in kinds_of_files().items() if not files]


def test_payloads_stand_in_every_kind_of_text(attacked):
    assert {"lantern.yaml", "relay.yaml", "decks.yaml", "options.yaml", "high.yaml"} <= {
        n for n, _ in attacked.fields
    }
    last_keys = {str(at[-1]) for _, at in attacked.fields}
    assert {"en", "ja", "also", "title", "author", "label", "notes", "history", "name", "short"} <= last_keys


def test_what_refuses_a_payload_is_a_reference_or_a_notation(attacked):
    """Cards, actions, names of seats, choices and the like. A new free text that is refused is looked at here."""
    known = {"seats", "board", "options", "chosen", "declared", "exposed", "wins", "hands", "actions", "when", "rolls",
             "fouls", "fantasyland", "seat_one", "game", "choices", "default", "qualifier", "openers", "next", "pairs", "points",
             "royalties", "set", "date", "mixes", "general", "logo", "flashed",
             "if", "forms", "cases", "also", "questions", "labels",
             "pitch"}  # fmt: skip
    # a pitch is short, and has the numbers of its rules
    with_figures = "limits.yaml"  # texts in braces have to stand in its sentences
    strange = [
        (name, at) for name, at in attacked.refused if not known & set(map(str, at)) and name != with_figures
    ]
    assert [] == strange


# --- the site


class Elements(HTMLParser):
    """Every element of a page with its attributes, and the text between."""

    def __init__(self, page: str):
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data):
        self.text.append(data)


FRONT_MATTER = re.compile(r"\A---\n.*?\n---\n", re.S)


@pytest.fixture(scope="module")
def pages(attacked_views) -> dict[str, str]:
    """Markdown page -> the HTML that Python-Markdown makes of it, as MkDocs is set up."""
    import yaml
    from markdown import Markdown

    settings = yaml.safe_load((FOLDER / "mkdocs.yml").read_text("utf-8"))["markdown_extensions"]
    converter = Markdown(
        extensions=list(settings), extension_configs={k: v for k, v in settings.items() if v}
    )
    return {
        f"{locale}/{path}": converter.reset().convert(FRONT_MATTER.sub("", text))
        for locale, view in attacked_views.items()
        for path, text in made(view).items()
    }


FORBIDDEN = {"script", "iframe", "object", "embed", "img", "style", "base", "meta", "form", "textarea",
             "link", "body", "frame", "video", "audio", "math", "h6", "blockquote", "strong", "em", "del",
             "abbr", "hr"}  # fmt: skip


ROLE_PAGES = tuple(f"/rules/{role}.md" for role in ROLES)
# The pages with a form of ours, and its class.
FORMS = defaultdict(
    str,
    dict.fromkeys(ROLE_PAGES, "role-finder")
    | {"/who-wins/index.md": "who", "/table/index.md": "table-setup", "/edit/index.md": "edit-choose"},
)
SIGN = {"fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap"}  # on a button
OF_THE_TABLE = {
    "type",
    "name",
    "value",
    "autocomplete",
    "checked",
    "min",
    "max",
    "step",
    "hidden",
    "disabled",
    "id",
    "inputmode",
    "placeholder",
}
OF_THE_DESK = {"class", "name", "required", "pattern", "autocomplete"}
DRAWN = {
    "class",
    "viewbox",
    "width",
    "height",
    "role",
    "aria-label",
    "aria-hidden",
    "aria-labelledby",
    "aria-describedby",
}


def test_no_page_has_an_element_or_attribute_that_comes_from_a_text(pages):
    for path, html in pages.items():
        for tag, attributes in Elements(html).found:
            ours = FORMS[path[path.index("/") :]]
            typed = tag == "textarea" and path.endswith("/edit/index.md")
            assert tag not in FORBIDDEN or typed or (tag == "form" and attributes["class"] == ours), (
                path,
                tag,
                attributes,
            )
            drawn = DRAWN | (SIGN if path.endswith("/table/index.md") else set())
            assert tag != "svg" or attributes.keys() <= drawn, (
                path,
                tag,
                attributes,
            )  # a picture of the book
            asked = {"type", "name"} if path.endswith("/before.md") else set()
            asked |= {"type", "autocomplete", "spellcheck"} if path.endswith(ROLE_PAGES) else set()
            asked |= OF_THE_TABLE if path.endswith("/table/index.md") else set()
            asked |= OF_THE_DESK if path.endswith("/edit/index.md") else set()
            plain = {name for name in attributes if not name.startswith("data-")}
            assert tag != "input" or plain <= asked, (path, attributes)
            assert tag != "title" or attributes.get("id", "").startswith("_"), (path, tag, attributes)
            assert not [name for name in attributes if name.startswith("on")], (path, attributes)
            assert re.fullmatch("(--(?:columns|streets): [0-9]+)?", attributes.get("style", "")), (
                path,
                attributes,
            )
            assert "evil" not in attributes.get("id", "") + attributes.get("class", ""), (path, attributes)


def test_every_link_of_a_page_is_https_or_leads_to_the_book(pages):
    for path, html in pages.items():
        for tag, attributes in Elements(html).found:
            link = attributes.get("href") or attributes.get("src") or ""
            link, asked, _ = link.partition("&q=")  # a question for who wins, which is read there as JSON
            assert not asked or "who-wins/?game=" in link, (path, link)
            assert "evil" not in link, (path, tag, link)
            assert link.startswith("https://example.org/") or re.fullmatch(
                r"[a-z0-9./#_-]*((?:who-wins|play|edit)/\?game=[a-z0-9-]+|edit/\?file=games/[a-z0-9/.-]+|rules/decide/\?decide=[a-z-]+:)?|\?game=[a-z0-9-]+|\?decide=[a-z-]+:#[a-z-]+",
                link,
            ), (path, link)


def test_a_page_shows_every_payload_letter_by_letter(pages):
    shown = set()
    for path, html in pages.items():
        text = "".join(Elements(html).text).translate(STRAIGHT)
        if (
            "/vocabulary/" in path
        ):  # a sample is YAML, in which an apostrophe between apostrophes stands twice
            text = text.replace("''", "'")
        assert [] == wrongly_shown(text, PRINTED), path
        shown |= set(MARK.findall(text))
    assert len(shown) > 100


def test_the_front_matter_of_a_page_is_what_templates_write(attacked_views):
    """Search settings, a description, where a moved page leads: no text of a file becomes a setting."""
    import yaml

    for view in attacked_views.values():
        for path, text in made(view).items():
            head = FRONT_MATTER.match(text)
            settings = yaml.safe_load(head[0].strip("-\n")) if head else {}
            assert set(settings) <= {
                "search",
                "hide",
                "description",
                "moved",
                "template",
                "title",
                "scripts",
                "styles",
                "picture",
                "repository",
            }, path
            assert not [v for v in settings.values() if isinstance(v, str) and re.search('[<>"]', v)], path


# --- the terminal


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_terminal_shows_texts_letter_by_letter_and_without_escapes(
    attacked, monkeypatch, books_read_once, lang
):
    from click.testing import CliRunner

    from poker_rulebook.cli.commands import rulebook

    monkeypatch.setenv("COLUMNS", "100000")
    book = ["--book", str(attacked.folder)]
    runs = [["show", name, "--lang", lang, *book] for name in (*attacked.book.games, *attacked.book.mixes)]
    runs += [["list", *book], ["deal", "lantern", "--seats", "2", "--lang", lang, *book]]
    for arguments in runs:
        result = CliRunner().invoke(rulebook, arguments)
        assert 0 == result.exit_code, (arguments, result.output[-300:])
        assert not [
            c for c in result.output if unicodedata.category(c) in ("Cc", "Cf", "Co", "Cs") and c != "\n"
        ]
        whole = [
            line for line in result.output.splitlines() if line.startswith(("  ●", "  ○"))
        ]  # not in columns
        assert [] == wrongly_shown("".join(whole), PRINTED), arguments


def test_a_name_in_the_markup_of_the_terminal_library_is_listed_as_it_stands(tmp_path):
    from click.testing import CliRunner

    from poker_rulebook.cli.commands import rulebook

    folder = book_folder(tmp_path / "book", "lantern")
    name = "[link=https://evil.example/]x[/link] [/b] :smile:"
    write_game(folder, "lantern", put(data_of("lantern"), ("name", "en"), name))
    result = CliRunner().invoke(rulebook, ["list", "--book", str(folder)], env={"COLUMNS": "200"})
    assert name in result.output


def test_colours_are_the_only_escapes_of_a_page_in_colour(attacked):
    from poker_rulebook.cli.terminal_pages import page
    from poker_rulebook.document.documents import game_page, words
    from poker_rulebook.document.tree import document
    from poker_rulebook.pages.game import game_view

    console = Console(file=StringIO(), force_terminal=True, markup=False, emoji=False, width=200)
    for game in attacked.book.games.values():
        console.print(page(document(game_page(game_view(attacked.book, game)), words("en"))))
    left = re.sub("\x1b\\[[0-9;]*m", "", console.file.getvalue())
    assert left.replace("\n", "").isprintable()
    assert MARK.search(left)


# --- the data


def test_the_data_say_what_the_files_say(attacked, attacked_view, tmp_path):
    from poker_rulebook.data import write_data
    from poker_rulebook.document.views import NO_ENDPAPERS

    for path in write_data(attacked.book, attacked_view, NO_ENDPAPERS, tmp_path):
        assert tmp_path in path.resolve().parents
        document = json.loads(path.read_text("utf-8"))
        if "data" in document:
            shelf = getattr(attacked.book, path.parent.name)
            assert shelf.source(path.stem).value == document["data"]


# --- refused


@pytest.fixture(scope="module")
def places_of_texts() -> list[tuple]:
    return list(places("game.schema.json", data_of("lantern")))


@pytest.mark.parametrize(("number", "text"), [*enumerate(REFUSED)], ids=ascii)
def test_what_nobody_sees_or_can_print_is_refused_in_every_text_field(number, text, places_of_texts):
    """By day each text in a quarter of the fields, and so each field has one in four of them."""
    lantern = data_of("lantern")
    for at, wrap in places_of_texts if AT_NIGHT else places_of_texts[number % 4 :: 4]:
        changed = put(lantern, at, wrap(f"x{text}y"))
        problems = parse(json.dumps(changed), "x.yaml").problems
        assert problems, at
        assert all(str(problem).replace("\n", "").isprintable() for problem in problems)


@pytest.mark.parametrize(("kind", "payloads"), [("url", "links"), ("id", "ids")])
def test_an_address_or_id_of_another_form_is_refused_in_every_such_field(kind, payloads):
    for name, files in kinds_of_files().items():
        seen = set()
        for file in files:
            value = read(file, "").value
            if isinstance(value, dict) and "examples" in value:
                value["examples"] = value["examples"][:1]
            for at, wrap in places(name, value, kind):
                if alike(at) in seen:
                    continue
                seen.add(alike(at))
                for text in PAYLOADS[payloads]:
                    changed = put(value, at, wrap(text))
                    allowed = schema.fits(changed, FOLDER / "schema", name.removesuffix(".schema.json"))
                    assert not allowed or parse(json.dumps(changed), "x.yaml").problems, (at, text)


def test_an_address_that_the_schema_accepts_can_be_printed():
    pattern = re.compile(
        schema_of("game.schema.json")["definitions"]["source"]["properties"]["url"]["pattern"]
    )
    for text in [
        "https://x",
        "https://x.example:80/a_b*c(d)",
        "https://x.example/?q=1&r=%20#f",
        "https://x/~a;b=c,d!e@f",
    ]:
        if pattern.search(text):
            assert markdown.url(text)

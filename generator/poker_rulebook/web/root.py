"""What stands at the root of the site, above all languages: the front door, the page for missing pages, the list of all
pages for search engines; and the site on a telephone: installed on the home screen with its icons, and kept whole for
reading without a network.

The pages of all languages go to the reader as one file, in which a line that stands on many pages stands once; it is a
fifteenth of them. site/worker.js unpacks it. Printed files are not in it.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from html import escape
from pathlib import Path
from urllib.parse import urlsplit

import typst
from markupsafe import Markup

from poker_rulebook.languages import SOURCE
from poker_rulebook.view.book import Edition
from poker_rulebook.view.sentences import say
from poker_rulebook.web.markdown import environment, plain
from poker_rulebook.web.pages import title
from poker_rulebook.web.scripts import JUDGE

INDEX = "index.html"  # what a server shows for a folder
NOT_LISTED = 'name="robots" content="noindex"'  # on pages that only lead to another
MIXES = "mixes"
PLACES = {"all-games": "games/", MIXES: "mixes/", "general-rules": "rules/", "glossary": "rules/glossary/"}
MISSING = ("missing-title", "missing-text", "missing-offline", "search-label")
SITEMAP = """<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
%s</urlset>
"""


def write_root(
    books: Mapping[str, Edition], out: Path, pages: Iterable[Path], address: str = ""
) -> list[Path]:
    """The pages at the root; with the address of the site also what names the others by theirs."""
    known = Markup(json.dumps(list(books)))
    (out / INDEX).write_text(_page("front.html.j2", books, known=known), "utf-8")
    (out / "404.html").write_text(missing_page(books, address), "utf-8")
    if address:
        listed = [path for path in pages if NOT_LISTED not in path.read_text("utf-8")]
        places = [path.relative_to(out).as_posix().removesuffix(INDEX) for path in listed]
        (out / "sitemap.xml").write_text(sitemap(list(books), places, address), "utf-8")
    return [out / INDEX, out / "404.html"]


def missing_page(books: Mapping[str, Edition], address: str = "") -> str:
    """What a host shows for a page that is not there.

    It is shown at any address, so that its links begin at the root of the site: that of `address`, or what stands
    before the language in the one that was asked for.
    """
    return _page(
        "missing.html.j2",
        books,
        root=Markup(escape(urlsplit(address).path.rstrip("/") + "/")),
        addressed=bool(address),
        words={locale: {key: plain(say(key), locale) for key in MISSING} for locale in books},
        places={locale: list(_places(book)) for locale, book in books.items()},
    )


def _places(book: Edition) -> Iterator[tuple[str, Markup]]:
    for key, place in PLACES.items():
        if key != MIXES and (book.parts or not place.startswith("rules")):
            yield place, plain(book.labels[key], book.locale)


def _page(template: str, books: Mapping[str, Edition], **values: object) -> str:
    titles = {locale: plain(book.title, locale) for locale, book in books.items()}
    return environment(SOURCE).get_template(template).render(lang=SOURCE, titles=titles, **values) + "\n"


def sitemap(locales: list[str], places: Iterable[str], address: str) -> str:
    """Every page with its address, and where the same page stands in each language."""
    root = escape(address.rstrip("/") + "/")
    entries = []
    for place in places:
        rest = place.partition("/")[2]
        others = "".join(
            f'<xhtml:link rel="alternate" hreflang="{locale}" href="{root}{locale}/{rest}"/>'
            for locale in locales
        )
        entries.append(f"<url><loc>{root}{place}</loc>{others}</url>\n")
    return SITEMAP % "".join(entries)


# --- on a telephone

COLOUR = "#1d4b3e"  # of the book, as in site/assets/rulebook.css
PACK = "book.pack"  # not .gz, which some servers unpack on the way
WORKER = "sw.js"
MANIFEST = "manifest.webmanifest"
TEXTS = frozenset((".html", ".css", ".js", ".mjs", ".svg", ".json", ".webmanifest", ".py"))
UNUSED = ("lunr", "workers")  # folders of the theme's own search
ICONS = (180, 192, 512)
ICON = """#set page(width: 64pt, height: 64pt, margin: 0pt, fill: rgb("{colour}"))
#place(center + horizon, image(bytes(sys.inputs.logo), format: "svg", width: 40pt))"""


def write_app(book: Edition, site: Path) -> None:
    """The manifest of one language and its icons, which are made from the logo, in the folder of its site."""
    colour = book.house.colours.get("main", COLOUR) if book.house else COLOUR
    icons = site / "assets" / "icons"
    icons.mkdir(parents=True, exist_ok=True)
    logo = (site / "assets" / "logo.svg").read_text("utf-8")
    for size in ICONS:
        (icons / f"{size}.png").write_bytes(icon(logo, colour, size))
    manifest = {
        "name": title(book.title, book.locale),
        "short_name": title(book.title if book.house else say("title-short"), book.locale),
        "description": title(book.subtitle, book.locale),
        "lang": book.locale,
        "start_url": "./",
        "scope": "../",
        "display": "standalone",
        "background_color": "#ffffff",
        "theme_color": colour,
        "icons": [
            {
                "src": f"assets/icons/{size}.png",
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": purpose,
            }
            for size in ICONS[1:]
            for purpose in ("any", "maskable")
        ],
        "shortcuts": [
            {"name": title(book.labels[label], book.locale), "url": place}
            for label, place in PLACES.items()
            if (site / place).is_dir()
        ],
    }
    (site / MANIFEST).write_text(json.dumps(manifest, ensure_ascii=False, indent=1), "utf-8")


def icon(logo: str, colour: str, size: int) -> bytes:
    """A square picture with a white logo on the colour, which leaves room for a phone to cut its corners."""
    source = ICON.format(colour=colour).encode()
    made = typst.compile(source, format="png", ppi=72 * size / 64, sys_inputs={"logo": logo})
    assert isinstance(made, bytes)  # of one page
    return made


def write_worker(out: Path, folder: Path, locales: Iterable[str]) -> None:
    """The pages in one file, and the script that keeps them; `out` is the root of the finished site."""
    found = [
        path for locale in (*locales, JUDGE) for path in sorted((out / locale).rglob("*")) if path.is_file()
    ]
    wanted = [*out.glob("*.html"), *(path for path in found if not set(path.parts) & set(UNUSED))]
    texts = {path: path.read_text("utf-8") for path in wanted if path.suffix in TEXTS}
    single = {path: path.read_bytes() for path in wanted if path.suffix not in {*TEXTS, ".map", ".pdf"}}
    pack = packed({path.relative_to(out).as_posix(): text for path, text in texts.items()})
    (out / PACK).write_bytes(pack)
    edition = sha256(pack)
    for content in single.values():
        edition.update(content)
    code = (folder / "site" / "worker.js").read_text("utf-8")
    names = json.dumps([path.relative_to(out).as_posix() for path in single])
    head = f'const EDITION = "{edition.hexdigest()[:16]}", SINGLE = {names}\n'
    (out / WORKER).write_text(head + code, "utf-8")


def packed(texts: Mapping[str, str]) -> bytes:
    """Texts by path, compressed, each line once: {"lines": [...], "files": {path: numbers of its lines}}."""
    lines: dict[str, int] = {}
    files = {
        path: [lines.setdefault(line, len(lines)) for line in text.split("\n")]
        for path, text in texts.items()
    }
    whole = json.dumps({"lines": list(lines), "files": files}, ensure_ascii=False, separators=(",", ":"))
    return gzip.compress(whole.encode(), mtime=0)

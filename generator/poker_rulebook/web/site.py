"""The website: Markdown pages of both languages, built by MkDocs into one folder.

    build_site(editions(book_view(book)), Path("build/site"), book.folder)

The folder has index.html, which leads to the visitor's language, and en/ and ja/ with the same pages and the
same anchors. Nothing in it depends on the host: it works in any folder of a server, and from a disk.

What stands at the root of the site, above all languages: the front door, the page for missing pages, the list of all
pages for search engines; and the site on a telephone: installed on the home screen with its icons, and kept whole for
reading without a network.

The pages of all languages go to the reader as one file, in which a line that stands on many pages stands once; it is a
fifteenth of them. site/worker.js unpacks it. Printed files are not in it.
"""

from __future__ import annotations

import gzip
import json
import re
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from functools import cache
from hashlib import sha256
from html import escape, unescape
from os.path import isdir, isfile
from pathlib import Path
from posixpath import dirname, join, normpath
from urllib.parse import unquote, urlsplit

import typst
from markupsafe import Markup

from poker_rulebook.book.house import House
from poker_rulebook.languages import LANGUAGES, SOURCE
from poker_rulebook.progress import SILENT, Progress
from poker_rulebook.view.book import Edition
from poker_rulebook.view.sentences import say
from poker_rulebook.web import pages as web
from poker_rulebook.web.markdown import environment, plain
from poker_rulebook.web.mkdocs import WORKER, SiteError, run, write_config
from poker_rulebook.web.pages import title
from poker_rulebook.web.scripts import (
    COMPARED,
    DESK,
    JUDGE,
    PRESETS,
    comparison_script,
    preset_script,
    record_scripts,
    table_scripts,
    walk_scripts,
)
from poker_rulebook.web.sheets import NOTHING_BESIDES, Besides, Wanted
from poker_rulebook.workers import processes

# What stands above all languages

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
MANIFEST = "manifest.webmanifest"
TEXTS = frozenset((".html", ".css", ".js", ".mjs", ".svg", ".json", ".webmanifest", ".py"))
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


@cache  # every language has the same
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
    wanted = [*out.glob("*.html"), *found]
    texts = {path: path.read_text("utf-8") for path in wanted if path.suffix in TEXTS}
    single = {path: path.read_bytes() for path in wanted if path.suffix not in {*TEXTS, ".pdf"}}
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
    return gzip.compress(whole.encode(), 7, mtime=0)  # 9 takes twice as long for a hundredth


# The whole site

_ATTRIBUTE = re.compile(r'[\s"](id|href|src)="([^"]*)"')
_ELSEWHERE = re.compile(r"https:|mailto:")
COLOURED = {  # colour of a house -> what has it
    "main": [f"--md-{what}-color{dark}" for what in ("primary-fg", "footer-bg") for dark in ("", "--dark")],
    "accent": ["--md-accent-fg-color"],
}


def build_site(
    books: Mapping[str, Edition],
    out: Path,
    folder: Path,
    more: Besides = NOTHING_BESIDES,
    *,
    address: str = "",
    before_links: Callable[[], object] = lambda: None,
    work: Path | None = None,
    markdown: Path | None = None,
    offline: bool = True,
    write_judge: Callable[[Path], object] = lambda folder: None,
    write_desk: Callable[[Path], object] = lambda folder: None,
    progress: Progress = SILENT,
) -> list[Path]:
    """The HTML files of the site, in order; they and what they need are in `out`.

    books     locale -> view
    out       is made; the files of an earlier build in it are replaced, anything else is left alone
    folder    of the book, where mkdocs.yml and site/ are
    more      what the pages say besides
    address   where the site will stand, "https://rules.example.org/"; known to canonical links and the sitemap
    work      where the Markdown may lie meanwhile; without it, where temporary files are kept
    markdown  where the Markdown is to stay, a folder for each language, with its configuration
    offline   whether browsers keep the whole site for reading without a network
    write_judge    writes the interpreter for the page that says who wins into a folder
    write_desk     writes the whole program for the page that edits a file into a folder
    before_links   called before links are followed: other files that the site links to must be there then

    Raises SiteError for whatever MkDocs warns of, and for links and anchors that lead nowhere.
    """
    out.mkdir(parents=True, exist_ok=True)
    # MkDocs and the rest are made beside each other.
    with (
        nullcontext(markdown)
        if markdown
        else tempfile.TemporaryDirectory(prefix="rulebook-site-", dir=work) as temp,
        processes(len(books)) as pool,
    ):
        built = []
        for locale, book in progress.over(books.items(), "languages written", len(books)):
            work = Path(temp) / locale
            texts = site_texts(book, folder, more)
            write_pages(book, work, folder, texts)
            config = write_config(book, work, folder, address, books, offline=offline)
            built.append(pool.submit(run, config, out / locale, folder))
        write_judge(out / JUDGE)
        write_desk(out / DESK)
        try:
            for made in progress.over(built, "languages made by MkDocs", len(books)):
                made.result()
        except BrokenProcessPool:
            raise SiteError("a process that builds pages was ended from outside") from None
    for locale, book in books.items():
        write_app(book, out / locale)
    found = sorted(path for locale in books for path in (out / locale).rglob("*.html"))
    at_root = write_root(books, out, found, address)
    progress.doing("following every link of the site")
    if offline:
        write_worker(out, folder, books)
    before_links()
    broken = broken_links(out, [out / INDEX, *found])
    if broken:
        raise SiteError("links that lead nowhere:\n" + "\n".join(f"  {line}" for line in broken))
    return [*at_root, *found]


def site_texts(
    book: Edition, folder: Path, more: Besides = NOTHING_BESIDES, wanted: Wanted = bool
) -> dict[str, str]:
    """Path -> Markdown or script of one language, of everything or of what is wanted. Raises SiteError."""
    texts, site = {}, folder / "site"
    for name in filter(wanted, sorted(path.name for path in (site / SOURCE).glob("*.md"))):
        own, source = site / book.locale / name, site / SOURCE / name
        text = own.read_text("utf-8") if own.exists() else web.borrowed(source.read_text("utf-8"))
        texts[name] = web.hand_written(book, text, more.ends)
    try:
        texts |= web.pages(book, more, wanted)
    except web.PageError as error:
        raise SiteError(str(error)) from None
    options = {f"games/{id_}/options.js": made[book.locale] for id_, made in more.switches.items()}
    return texts | walk_scripts(book, wanted) | table_scripts(book, wanted) | options


def write_pages(book: Edition, work: Path, folder: Path, texts: Mapping[str, str]) -> None:
    """These texts and the files that they need, in work/docs."""
    docs = work / "docs"
    shutil.copytree(folder / "site" / "assets", docs / "assets")
    for style in (docs / "assets").glob("*.css"):
        _for_scripts(style)
    _with_fonts(docs / "assets" / "rulebook.css")
    if book.house:
        _dress(docs / "assets", folder, book.house)
    scripts = {COMPARED: comparison_script(book), PRESETS: preset_script(book)} | record_scripts(book, texts)
    for path, text in (scripts | dict(texts)).items():
        (docs / path).parent.mkdir(parents=True, exist_ok=True)
        (docs / path).write_text(text, "utf-8")


def _for_scripts(style: Path) -> None:
    """The style of a script for the languages that are written in it."""
    written = [code for code, language in LANGUAGES.items() if language.script == "cjk"] or ["zxx"]
    rules = style.read_text("utf-8").replace(":lang(cjk)", f":lang({', '.join(written)})")
    style.write_text(rules, "utf-8")


def _with_fonts(style: Path) -> None:
    """The fonts of each language after the rules of all."""
    rules = style.read_text("utf-8")
    for code, language in LANGUAGES.items():
        if language.fonts:
            fonts = ", ".join([*(f'"{name}"' for name in language.fonts), "system-ui", "sans-serif"])
            rules += f"\n:root:lang({code}) {{ --md-text-font: {fonts}; --rb-heading-font: var(--md-text-font); }}\n"
    style.write_text(rules, "utf-8")


def _dress(assets: Path, folder: Path, house: House) -> None:
    """The logo of a house in place of the book's, and its colours after those of the book."""
    if house.logo:
        shutil.copyfile(folder / "games" / "houses" / house.logo, assets / "logo.svg")
    rules = "".join(
        f"{name}: {house.colours[key]};"
        for key, names in COLOURED.items()
        if key in house.colours
        for name in names
    )
    with (assets / "rulebook.css").open("a", encoding="utf-8") as style:
        style.write(f"\n:root, [data-md-color-scheme] {{ {rules} }}\n" if rules else "")


def broken_links(root: Path, files: Iterable[Path]) -> list[str]:
    """Links between these files, and to files beside them, that lead to no file or to no anchor in it."""
    ids: dict[str, set[str]] = {}
    links: dict[str, set[str]] = {}
    for path in map(str, files):
        ids[path], links[path] = set(), set()
        for name, value in _ATTRIBUTE.findall(Path(path).read_text("utf-8")):
            (ids if name == "id" else links)[path].add(value)
    file_at, out = cache(_file_at), []
    for path, addresses in links.items():
        folder = dirname(path)
        for address in sorted(addresses):
            if _ELSEWHERE.match(address):
                continue
            target, _, anchor = unescape(address).partition("#")
            target = target.partition("?")[0]  # what a page is asked is not part of its place
            file = file_at(normpath(join(folder, unquote(target)))) if target else path
            if not file or (anchor and file in ids and unquote(anchor) not in ids[file]):
                out.append(f"{Path(path).relative_to(root).as_posix()}: {unescape(address)}")
    return out


def _file_at(place: str) -> str:
    """What is shown for the address of a file, or of a folder; '' where nothing is."""
    file = join(place, INDEX) if isdir(place) else place
    return file if isfile(file) else ""

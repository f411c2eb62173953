"""The website: Markdown pages of each language, which MkDocs turns into HTML, built into one folder.

The HTML of a page is kept by its Markdown, as long as the menu is the same: MkDocs leaves a page alone in a "dirty" build
whose HTML is there and not older than its Markdown. HTML below headings is taken out of the Markdown meanwhile: MkDocs
needs the headings, and would read every tag only to leave it.

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
import logging
import os
import re
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, nullcontext
from functools import cache
from hashlib import sha256
from html import escape, unescape
from importlib.resources import files
from os.path import isdir, isfile
from pathlib import Path
from posixpath import dirname, join, normpath
from urllib.parse import unquote, urlsplit

import typst
import yaml
from markupsafe import Markup

from poker_rulebook.book.chapters import ROLES
from poker_rulebook.book.house import House
from poker_rulebook.cache import Cache, libraries_digest
from poker_rulebook.digests import digest_of
from poker_rulebook.document.edition import Edition
from poker_rulebook.language.sentences import Phrase, say
from poker_rulebook.languages import LANGUAGES, LOCALES, SOURCE
from poker_rulebook.progress import SILENT, Progress
from poker_rulebook.web import pages as web
from poker_rulebook.web.markdown import environment, plain
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
from poker_rulebook.web.words import PAGE as GLOSSARY_PAGE
from poker_rulebook.workers import processes

# --- MkDocs turns the Markdown of one language into HTML


WORKER = "sw.js"  # in the root of the site, for reading offline
SEARCH_WORDS = "label placeholder close nothing failed page game mix chapter rule word ranking option example absent".split()
UNLISTED = ("edit/index.md", "*/*/before.md", f"{web.VOCABULARY}/*.md", f"{web.PAST}/*/*")
APP_WORDS = (
    "path renewed renewed-show at-table-return site-keep site-keeping site-kept site-keep-failed".split()
)
PALETTE = (("light", "dark", "default", "weather-night"), ("dark", "light", "slate", "weather-sunny"))
# What MkDocs and the theme write and nobody reads: pages that the site has its own of, for all languages, and the theme's search.
UNREAD = (
    "404.html",
    "sitemap.xml*",
    "search.json",
    "assets/javascripts/lunr/**/*.js",
    "assets/javascripts/workers/*",
    "assets/**/*.map",
)
FINDING = [
    f"{page}/index.md" for page in ("games", "play", "who-wins", "compare", "tonight", "table", "families")
]

_TITLE = re.compile(r"^# (.+?)(?: \{:.*\})?$", re.MULTILINE)
_TAG = re.compile(r"<[^>]*>")
_HEADING = re.compile(r"^(#+ .*\{: .*\})$", re.MULTILINE)
_PLACE = re.compile(r'<div data-aside="(\w+)"></div>')


class SiteError(Exception):
    """The site cannot be built; the message lists everything that is wrong with it."""


def write_config(
    book: Edition,
    work: Path,
    folder: Path,
    address: str = "",
    locales: Iterable[str] = LOCALES,
    *,
    offline: bool = False,
) -> Path:
    """The configuration of MkDocs for one language, work/mkdocs.yml.

    locales   of the whole site
    offline   whether the site is kept for reading without a network
    """

    def said(key: str) -> str:
        return str(plain(say(key), book.locale))

    config = {
        "INHERIT": str((folder / "mkdocs.yml").resolve()),
        "site_name": str(plain(book.title, book.locale)),
        "site_description": web.title(book.subtitle, book.locale),
        "docs_dir": "docs",
        "copyright": said("site-copyright"),
        "theme": {
            "custom_dir": str((folder / "site" / "theme").resolve()),
            "language": book.locale,
            "palette": [
                {
                    "media": f"(prefers-color-scheme: {now})",
                    "scheme": scheme,
                    "primary": "custom",
                    "accent": "custom",
                    "toggle": {"icon": f"material/{icon}", "name": said(f"site-{other}")},
                }
                for now, other, scheme, icon in PALETTE
            ],
        },
        "markdown_extensions": {"toc": {"permalink_title": said("site-permalink")}},
        "nav": _titled(navigation(book, work / "docs"), work / "docs"),
        "not_in_nav": "".join(f"/{path}\n" for path in [*_moved(book, work / "docs"), *UNLISTED]),
        "strict": True,
        "extra": {
            "search": {word: said(f"search-{word}") for word in SEARCH_WORDS},
            "app": {word: said(word) for word in APP_WORDS},
            "editions": {
                "label": said("editions"),
                "names": sorted(
                    (path.parent.name for path in work.glob(f"docs/{web.PAST}/*/index.md")), reverse=True
                ),
            },
            "worker": f"../{WORKER}" if offline else "",
            "repository": json.dumps(repository(folder)),
            "root": address and address.rstrip("/") + "/",
            "alternate": [
                {"lang": to, "name": LANGUAGES[to].name, "link": f"../{to}/", "cldr": LANGUAGES[to].cldr}
                for to in locales
            ],  # from the root of a language; a page adds its own path
            "words": {"language": book.locale, **LANGUAGES[book.locale].theme},
            "material": book.locale if _has_words(book.locale) else SOURCE,
            "untranslated": said("site-untranslated"),
        },
    }
    if address:
        config["site_url"] = f"{address.rstrip('/')}/{book.locale}/"
    path = work / "mkdocs.yml"
    path.write_text(json.dumps(config, ensure_ascii=False, indent=1), "utf-8")  # JSON is YAML
    return path


def repository(folder: Path) -> dict[str, str]:
    """Where changes to the book are proposed, as mkdocs.yml says it; what it leaves out is left out."""
    shared = yaml.safe_load((folder / "mkdocs.yml").read_text("utf-8"))
    return {key: str(shared[key]) for key in ("repo_url", "edit_uri", "docs_dir") if shared.get(key)}


def _has_words(locale: str) -> bool:
    """Whether the theme speaks the language."""
    return (files("material") / "templates" / "partials" / "languages" / f"{locale}.html").is_file()


def navigation(book: Edition, docs: Path) -> list[object]:
    """The menu: front page, games by family, mixes, general rules, names, and then the hand-written pages."""
    families = []
    for family in book.families:
        pages = (f"games/{game.id}.md" for game in family.games)
        families.append(_menu(book, family.name, f"families/{family.id}/index.md", *pages))
    written = sorted(path.name for path in docs.glob("*.md") if path.name not in ("index.md", "names.md"))
    front = {str(plain(book.labels["front-page"], book.locale)): "index.md"}
    finding = [page for page in FINDING if (docs / page).exists()]
    games = _menu(book, book.labels["games"], *finding, *families)
    mixes = _menu(book, book.labels["mixes"], "mixes/index.md", *(f"mixes/{mix.id}.md" for mix in book.mixes))
    mixed = [mixes] if book.mixes else []
    return [front, games, *mixed, *_general(book, docs), "names.md", *written]


def _titled(menu: object, docs: Path) -> object:
    """The menu with the title of every page: MkDocs does not know the title of a page that it does not make anew."""
    if isinstance(menu, list):
        return [_titled(entry, docs) for entry in menu]
    if isinstance(menu, dict):
        return {name: it if isinstance(it, str) else _titled(it, docs) for name, it in menu.items()}
    head = _TITLE.search((docs / str(menu)).read_text("utf-8"))
    return {_TAG.sub("", head[1]): menu} if head else menu


def _general(book: Edition, docs: Path) -> list[object]:
    """The menu of the general rules: the chapters by parts, the glossary, and the pages for the roles. Without chapters, those
    pages that are made of games."""
    more = [f"rules/{page}.md" for page in (*ROLES, *web.OF_CHAPTERS)]
    there: list[object] = [page for page in more if (docs / page).exists()]
    if not book.parts:
        return there
    words = [{str(plain(book.labels["glossary"], book.locale)): GLOSSARY_PAGE}] if book.glossary else []
    parts = [_menu(book, part.title, *(f"rules/{c.id}.md" for c in part.parts)) for part in book.parts]
    return [_menu(book, book.labels["general-rules"], "rules/index.md", *parts, *words, *there)]


def _menu(book: Edition, name: Phrase, *pages: object) -> dict[str, list[object]]:
    return {str(plain(name, book.locale)): list(pages)}


def _moved(book: Edition, docs: Path) -> list[str]:
    """Pages that only lead to another."""
    listed = {"index", *web.OF_CHAPTERS, *ROLES, *(page.id for page in book.pages)}
    made = (path for folder in ("games", "mixes", "rules") for path in sorted((docs / folder).glob("*.md")))
    return [f"{path.parent.name}/{path.name}" for path in made if path.stem not in listed]


def run(config: Path, site_dir: Path, book: Path) -> None:
    """Build one language with MkDocs. Raises SiteError with every warning; prints nothing.

    book    the folder of the book, where pages are kept for the next time
    """
    aside = taken_out(config.parent / "docs")
    with Cache(book) as kept:
        messages = _run_mkdocs_with(kept, config, site_dir)
    refuse(config, messages)
    put_back(site_dir, aside)
    for pattern in UNREAD:
        for file in site_dir.glob(pattern):
            file.unlink()


def refuse(config: Path, messages: Sequence[str]) -> None:
    """Raises SiteError where MkDocs has anything to say."""
    if messages:
        listed = "\n".join(f"  {line}" for line in messages)
        raise SiteError(f"mkdocs finds fault with the pages of {config.parent.name}/:\n{listed}")


def _run_mkdocs_with(kept: Cache, config: Path, site_dir: Path) -> list[str]:
    """What MkDocs warns of; it makes the pages that are not kept, which are kept from now on."""
    docs = config.parent / "docs"
    keys = keys_of(config, docs)
    known = {page for page, key in keys.items() if kept.get(key) is not None}
    for page in known:
        put_there(page, kept.get(keys[page]), docs, site_dir)
    messages = _run_mkdocs(config, site_dir, dirty=bool(known))
    for page in () if messages else keys.keys() - known:
        kept.put(keys[page], (site_dir / built(page)).read_text("utf-8"))
    return messages


def _run_mkdocs(config: Path, site_dir: Path, *, dirty: bool) -> list[str]:
    from mkdocs.commands.build import build
    from mkdocs.config import load_config
    from mkdocs.exceptions import MkDocsException

    with warnings_of("mkdocs") as messages:
        try:
            loaded = load_config(str(config), site_dir=str(site_dir.resolve()), strict=False)
            loaded.plugins.on_startup(command="build", dirty=False)
            build(loaded, dirty=dirty)
            loaded.plugins.on_shutdown()
        except MkDocsException as error:
            messages += [] if messages else [str(error)]
    return [message for message in messages if not message.startswith("A 'dirty' build")]


@contextmanager
def warnings_of(logger: str) -> Iterator[list[str]]:
    """Collects what a logger reports as a warning or worse, instead of printing it."""
    messages: list[str] = []
    handler = logging.Handler(logging.WARNING)
    handler.emit = lambda record: messages.append(record.getMessage())  # type: ignore[method-assign]
    log = logging.getLogger(logger)
    propagate, log.propagate = log.propagate, False
    log.addHandler(handler)
    try:
        yield messages
    finally:
        log.removeHandler(handler)
        log.propagate = propagate


# --- pages that were made before


def _common(config: Path) -> str:
    """What every page of a language is made from besides its own Markdown, as a digest: menu, theme and libraries."""
    said = config.read_text("utf-8")
    theme = Path(json.loads(said)["theme"]["custom_dir"])
    files = [
        Path(json.loads(said)["INHERIT"]),
        *(path for path in sorted(theme.rglob("*")) if path.is_file()),
    ]
    return digest_of([said, libraries_digest(), *(path.read_bytes() for path in files)])


def keys_of(config: Path, docs: Path) -> dict[str, str]:
    """Page of Markdown -> the key under which its HTML is kept."""
    shared = _common(config)
    pages = {path.relative_to(docs).as_posix(): path for path in sorted(docs.rglob("*.md"))}
    return {name: f"html {digest_of([shared, name, path.read_bytes()])}" for name, path in pages.items()}


def put_there(page: str, html: str, docs: Path, site: Path) -> None:
    """Writes the kept HTML of a page into the site, newer than its Markdown, so that MkDocs leaves it alone."""
    (site / built(page)).parent.mkdir(parents=True, exist_ok=True)
    (site / built(page)).write_text(html, "utf-8")
    os.utime(docs / page, (0, 0))


def built(page: str) -> str:
    """Where the HTML of a page lies."""
    folder, _, name = page.removesuffix(".md").rpartition("/")
    return "/".join(part for part in (folder, "" if name == "index" else name, "index.html") if part)


# --- HTML that is taken out: the pages that come from data are headings, with HTML below them


def taken_out(docs: Path) -> dict[str, str]:
    """Digest -> what stood below a heading and was replaced by that digest."""
    aside: dict[str, str] = {}
    for page in docs.rglob("*.md"):
        head, below = parted(page.relative_to(docs).as_posix(), page.read_text("utf-8"))
        page.write_text(head, "utf-8")
        aside |= below
    return aside


def parted(path: str, text: str) -> tuple[str, dict[str, str]]:
    """A page in which everything below its headings is replaced by a digest; and digest -> what it replaced.

    Pages at the top of the folder, which are written by hand, are left as they are.
    """
    head, *rest = _HEADING.split(text) if "/" in path else (text,)
    aside = {}
    for heading, below in zip(rest[::2], rest[1::2], strict=True):
        head += heading + "\n\n"
        if html := below.strip("\n"):
            digest = digest_of([html])
            aside[digest] = html
            head += f'<div data-aside="{digest}"></div>\n\n'
    return head, aside


def put_back(site: Path, aside: Mapping[str, str]) -> None:
    """Puts what was taken out back into the pages."""
    for page in site.rglob("*.html"):
        made = page.read_text("utf-8")
        whole = complete(made, aside)
        if whole != made:
            page.write_text(whole, "utf-8")


def complete(made: str, aside: Mapping[str, str]) -> str:
    """A page with what was taken out of it."""
    return _PLACE.sub(lambda place: aside[place[1]], made)


# --- the website: Markdown pages of both languages, built by MkDocs into one folder


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
        # the style of a script for the languages that are written in it
        written = [code for code, language in LANGUAGES.items() if language.script == "cjk"] or ["zxx"]
        rules = style.read_text("utf-8").replace(":lang(cjk)", f":lang({', '.join(written)})")
        style.write_text(rules, "utf-8")
    _with_fonts(docs / "assets" / "rulebook.css")
    if book.house:
        _dress(docs / "assets", folder, book.house)
    scripts = {COMPARED: comparison_script(book), PRESETS: preset_script(book)} | record_scripts(book, texts)
    for path, text in (scripts | dict(texts)).items():
        (docs / path).parent.mkdir(parents=True, exist_ok=True)
        (docs / path).write_text(text, "utf-8")


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

"""MkDocs turns the Markdown of one language into HTML: its configuration and menu, the build, and what is kept from it.

The HTML of a page is kept by its Markdown, as long as the menu is the same: MkDocs leaves a page alone in a "dirty" build
whose HTML is there and not older than its Markdown. HTML below headings is taken out of the Markdown meanwhile: MkDocs
needs the headings, and would read every tag only to leave it.
"""

from __future__ import annotations

import json
import logging
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

import yaml

from poker_rulebook.book.chapters import ROLES
from poker_rulebook.digests import digest_of
from poker_rulebook.kept import Kept, libraries_digest
from poker_rulebook.languages import LANGUAGES, LOCALES, SOURCE
from poker_rulebook.view.book import Edition
from poker_rulebook.view.sentences import Phrase, say
from poker_rulebook.web import pages as web
from poker_rulebook.web.markdown import plain
from poker_rulebook.web.words import PAGE as GLOSSARY_PAGE

WORKER = "sw.js"  # in the root of the site, for reading offline
SEARCH_WORDS = (
    "label placeholder close nothing failed page game mix chapter rule word ranking option example".split()
)
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
    past = [f"{web.PAST}/index.md"] if (docs / web.PAST).is_dir() else []
    return [front, games, *mixed, *_general(book, docs), "names.md", *written, *past]


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
    with Kept(book) as kept:
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


def _run_mkdocs_with(kept: Kept, config: Path, site_dir: Path) -> list[str]:
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

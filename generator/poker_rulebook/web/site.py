"""The website: Markdown pages of both languages, built by MkDocs into one folder.

    build_site(editions(book_view(book)), Path("build/site"), book.folder)

The folder has index.html, which leads to the visitor's language, and en/ and ja/ with the same pages and the
same anchors. Nothing in it depends on the host: it works in any folder of a server, and from a disk.
"""

from __future__ import annotations

import json
import logging
import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path

from poker_rulebook.book.chapters import ROLES
from poker_rulebook.processes import processes
from poker_rulebook.view.editions import Edition
from poker_rulebook.view.sentences import Phrase
from poker_rulebook.web import pages as web
from poker_rulebook.web.links import INDEX, broken_links
from poker_rulebook.web.markdown import plain
from poker_rulebook.web.words import PAGE as GLOSSARY_PAGE

HOST_PAGES = ("404.html", "sitemap.xml", "sitemap.xml.gz")  # of no use while the site has no address


class SiteError(Exception):
    """The site cannot be built; the message lists everything that is wrong with it."""


def build_site(
    books: Mapping[str, Edition],
    out: Path,
    folder: Path,
    *,
    former: Mapping[str, str] | None = None,
    card: str = "",
    sheet: str = "",
    address: str = "",
    before_links: Callable[[], object] = lambda: None,
    work: Path | None = None,
) -> list[Path]:
    """The HTML files of the site, in order; they and what they need are in `out`.

    books     locale -> view
    out       is made; the files of an earlier build in it are replaced, anything else is left alone
    folder    where mkdocs.yml and site/ are
    former    former id of a game or mix -> its id
    card      where a table card is, from the root of a language: "../cards/{id}-ja.pdf"; {locale} and {id} are
              filled in; '' for no links
    sheet     the same for the sheet of a mix
    address   where the site will stand, "https://rules.example.org/"; known to canonical links and the sitemap
    work      where the Markdown may lie meanwhile; without it, where temporary files are kept
    before_links   called before links are followed: other files that the site links to must be there then

    Raises SiteError for whatever MkDocs warns of, and for links and anchors that lead nowhere.
    """
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="rulebook-site-", dir=work) as temp:
        with processes(len(books)) as pool:  # MkDocs takes as long as all the rest, and one processor
            built = []
            for locale, book in books.items():
                work = Path(temp) / locale
                card_here, sheet_here = (given.replace("{locale}", locale) for given in (card, sheet))
                write_pages(book, work, folder, former, card_here, sheet_here)
                config = write_config(book, work, folder, out / locale, address)
                built.append(pool.submit(run_mkdocs, config))
            try:
                for done in built:
                    done.result()
            except BrokenProcessPool:
                raise SiteError("a process that builds pages was ended from outside") from None
        for locale in books:
            _mend_search(out / locale, folder / "site" / "search.js")
    (out / INDEX).write_text(front_door(books), "utf-8")
    found = sorted(path for locale in books for path in (out / locale).rglob("*.html"))
    before_links()
    broken = broken_links(out, found)
    if broken:
        raise SiteError("links that lead nowhere:\n" + "\n".join(f"  {line}" for line in broken))
    return [out / INDEX, *found]


def write_pages(
    book: Edition,
    work: Path,
    folder: Path,
    former: Mapping[str, str] | None = None,
    card: str = "",
    sheet: str = "",
) -> None:
    """The Markdown of one language with the files it needs, in work/docs."""
    docs = work / "docs"
    shutil.copytree(folder / "site" / "assets", docs / "assets")
    texts = {
        path.name: web.hand_written(book, path.read_text("utf-8"))
        for path in sorted((folder / "site" / book.locale).glob("*.md"))
    }
    try:
        texts |= web.pages(book, former, card, sheet)
    except web.PageError as error:
        raise SiteError(str(error)) from None
    for path, text in texts.items():
        (docs / path).parent.mkdir(parents=True, exist_ok=True)
        (docs / path).write_text(text, "utf-8")


def write_config(book: Edition, work: Path, folder: Path, site_dir: Path, address: str = "") -> Path:
    """The configuration of MkDocs for one language, work/mkdocs.yml."""
    config = {
        "INHERIT": str((folder / "site" / f"{book.locale}.yml").resolve()),
        "site_name": str(plain(book.title, book.locale)),
        "site_description": web.title(book.subtitle, book.locale),
        "docs_dir": str(work / "docs"),
        "site_dir": str(site_dir.resolve()),
        "theme": {"custom_dir": str((folder / "site" / "theme").resolve())},
        "nav": navigation(book, work / "docs"),
        "not_in_nav": "".join(f"/{path}\n" for path in _moved(book, work / "docs")),
        "strict": True,
    }
    if address:
        config["site_url"] = f"{address.rstrip('/')}/{book.locale}/"
    path = work / "mkdocs.yml"
    path.write_text(json.dumps(config, ensure_ascii=False, indent=1), "utf-8")  # JSON is YAML
    return path


def navigation(book: Edition, docs: Path) -> list[object]:
    """The menu: front page, games by family, mixes, general rules, names, and then the hand-written pages."""
    families = [
        {
            str(plain(family.name, book.locale)): [
                f"families/{family.id}/index.md",
                *(f"games/{game.id}.md" for game in family.games),
            ]
        }
        for family in book.families
    ]
    written = sorted(path.name for path in docs.glob("*.md") if path.name not in ("index.md", "names.md"))
    games = {str(plain(book.labels["games"], book.locale)): ["games/index.md", *families]}
    front = {str(plain(book.labels["contents"], book.locale)): "index.md"}
    mixes = ["mixes/index.md", *(f"mixes/{mix.id}.md" for mix in book.mixes)]
    mixed = [{str(plain(book.labels["mixes"], book.locale)): mixes}] if book.mixes else []
    return [front, games, *mixed, *_general(book), "names.md", *written]


def _general(book: Edition) -> list[object]:
    """The menu of the general rules: the chapters by parts, the glossary, and the pages for the roles."""
    if not book.parts:
        return []

    def called(name: Phrase) -> str:
        return str(plain(name, book.locale))

    words = [{called(book.labels["glossary"]): GLOSSARY_PAGE}] if book.glossary else []
    parts = [{called(part.name): [f"rules/{c.id}.md" for c in part.chapters]} for part in book.parts]
    roles = [f"rules/{role}.md" for role in ROLES]
    return [{called(book.labels["general-rules"]): ["rules/index.md", *parts, *words, *roles]}]


def _moved(book: Edition, docs: Path) -> list[str]:
    """Pages that only lead to another."""
    listed = {page.id for page in (*book.games, *book.mixes, *book.chapters)} | {"index", *ROLES}
    made = (path for folder in ("games", "mixes", "rules") for path in sorted((docs / folder).glob("*.md")))
    return [f"{path.parent.name}/{path.name}" for path in made if path.stem not in listed]


def run_mkdocs(config: Path) -> None:
    """Build one language. Raises SiteError with every warning; prints nothing."""
    from mkdocs.commands.build import build
    from mkdocs.config import load_config
    from mkdocs.exceptions import MkDocsException

    with _warnings("mkdocs") as messages:
        try:
            loaded = load_config(str(config))
            loaded.plugins.on_startup(command="build", dirty=False)
            build(loaded)
            loaded.plugins.on_shutdown()
        except MkDocsException as error:
            messages += [] if messages else [str(error)]
    if messages:
        listed = "\n".join(f"  {line}" for line in messages)
        raise SiteError(f"MkDocs is not content with the pages of {config.parent.name}/:\n{listed}")
    if not loaded.site_url:
        for name in HOST_PAGES:
            (Path(loaded.site_dir) / name).unlink(missing_ok=True)


def _mend_search(site: Path, mending: Path) -> None:
    """Adds to the script of the theme that searches what our own file says. Raises SiteError when there is none."""
    scripts = list((site / "assets" / "javascripts" / "workers").glob("search.*.js"))
    if not scripts:
        raise SiteError(f"the theme has no script that searches, for {mending.name} to be added to")
    for script in scripts:
        script.write_text(script.read_text("utf-8") + "\n" + mending.read_text("utf-8"), "utf-8")


@contextmanager
def _warnings(logger: str) -> Iterator[list[str]]:
    """What is logged there as a warning or worse, instead of being shown."""
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


def front_door(books: Mapping[str, Edition]) -> str:
    """The page at the root: to the first language that the visitor reads; a choice without JavaScript."""
    links = "".join(
        f'<p><a href="{locale}/" lang="{locale}" hreflang="{locale}">{plain(book.title, locale)}</a></p>'
        for locale, book in books.items()
    )
    names = " · ".join(plain(book.title, locale) for locale, book in books.items())
    return FRONT_DOOR.format(title=names, links=links, locales=json.dumps(list(books)))


FRONT_DOOR = """<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<script>
const known = {locales}, wanted = navigator.languages.map(language => language.slice(0, 2))
const locale = wanted.find(language => known.includes(language)) || known[0]
location.replace(locale + (location.protocol == "file:" ? "/index.html" : "/"))
</script>
<style>
body {{ display: grid; place-content: center; min-height: 90vh; text-align: center; font: 1.4rem system-ui, sans-serif }}
</style>
</head>
<body>{links}</body>
</html>
"""

"""The website: Markdown pages of both languages, built by MkDocs into one folder.

    build_site(editions(book_view(book)), Path("build/site"), book.folder)

The folder has index.html, which leads to the visitor's language, and en/ and ja/ with the same pages and the
same anchors. Nothing in it depends on the host: it works in any folder of a server, and from a disk.
"""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from functools import cache
from html import unescape
from os.path import isdir, isfile
from pathlib import Path
from posixpath import dirname, join, normpath
from urllib.parse import unquote

from poker_rulebook.book.house import House
from poker_rulebook.languages import LANGUAGES, SOURCE
from poker_rulebook.progress import SILENT, Progress
from poker_rulebook.view.book import Edition
from poker_rulebook.web import pages as web
from poker_rulebook.web.mkdocs import SiteError, run, write_config
from poker_rulebook.web.records import record_scripts
from poker_rulebook.web.root import INDEX, write_app, write_root, write_worker
from poker_rulebook.web.scripts import COMPARED, JUDGE, comparison_script, walk_scripts
from poker_rulebook.web.sheets import NOTHING_BESIDES, Besides, Wanted
from poker_rulebook.workers import processes

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
        texts[name] = web.hand_written(book, text)
    try:
        texts |= web.pages(book, more, wanted)
    except web.PageError as error:
        raise SiteError(str(error)) from None
    options = {f"games/{id_}/options.js": made[book.locale] for id_, made in more.switches.items()}
    return texts | walk_scripts(book, wanted) | options


def write_pages(book: Edition, work: Path, folder: Path, texts: Mapping[str, str]) -> None:
    """These texts and the files that they need, in work/docs."""
    docs = work / "docs"
    shutil.copytree(folder / "site" / "assets", docs / "assets")
    _for_languages(docs / "assets" / "rulebook.css")
    if book.house:
        _dress(docs / "assets", folder, book.house)
    for path, text in ({COMPARED: comparison_script(book)} | record_scripts(book) | dict(texts)).items():
        (docs / path).parent.mkdir(parents=True, exist_ok=True)
        (docs / path).write_text(text, "utf-8")


def _for_languages(style: Path) -> None:
    """The style of a script for the languages that are written in it, and the fonts of each language."""
    written = [code for code, language in LANGUAGES.items() if language.script == "cjk"] or ["zxx"]
    rules = style.read_text("utf-8").replace(":lang(cjk)", f":lang({', '.join(written)})")
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

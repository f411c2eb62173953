"""The built site, served and opened in Chromium, for the tests with the mark `browser`."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import sample
from browsing import SWITCHED, new_reader, page_of, served
from jinja2 import BytecodeCache, Environment
from node import node
from real_book import ROOT, real_book
from shared_work import made_once, the_view

from poker_rulebook.browser.bundle import write_bundle
from poker_rulebook.browser.whole import write_program
from poker_rulebook.document.edition import editions
from poker_rulebook.languages import LOCALES
from poker_rulebook.pages.endpapers import endpapers
from poker_rulebook.pages.game import under_choices
from poker_rulebook.publish import ingredients, still_standing
from poker_rulebook.web.scripts import SITE_PAGES, record_scripts, renderer, switches_of
from poker_rulebook.web.sheets import Besides
from poker_rulebook.web.site import build_site

BUILT = ROOT / "build"  # where `make book` builds


class CompiledOnce(BytecodeCache):
    """Templates of all sites that a process builds, ours and those of MkDocs: half of the time of a small site."""

    def __init__(self):
        self.compiled = {}

    def load_bytecode(self, bucket):
        if bucket.key in self.compiled:
            bucket.bytecode_from_string(self.compiled[bucket.key])

    def dump_bytecode(self, bucket):
        self.compiled[bucket.key] = bucket.bytecode_to_string()


@pytest.fixture(scope="session", autouse=True)
def templates_compiled_once():
    begin, cache = Environment.__init__, CompiledOnce()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(
            Environment,
            "__init__",
            lambda self, *given, **named: begin(self, *given, bytecode_cache=cache, **named),
        )
        yield


@pytest.fixture(scope="session")
def built(tmp_path_factory) -> Path:
    """The site of the sample."""
    books = {locale: sample.book(locale) for locale in ("en", "ja")}
    return made_once(tmp_path_factory, "sample", lambda out: build_site(books, out, ROOT, sample.BESIDES))


@pytest.fixture(scope="session")
def folder(tmp_path_factory) -> Path:
    """The whole site on disk: the one in `build` where it is built of what is here, or else one that all processes share."""
    book = real_book()
    if still_standing(BUILT, ingredients(book, "", LOCALES)):
        found = tmp_path_factory.mktemp("built") / "rules"
        found.symlink_to(BUILT / "site")
        return found

    def make(path: Path) -> None:
        shown = editions(the_view(tmp_path_factory))
        setters = {locale: renderer(locale) for locale in shown}
        switches = {
            name: switches_of(under_choices(book, book.games[name]).switched(), setters) for name in SWITCHED
        }
        build_site(
            shown,
            path / "rules",
            ROOT,
            Besides(switches=switches, ends=endpapers(book)),
            write_judge=lambda to: write_bundle(book, shown, to),
            write_desk=lambda to: write_program(book, to),
        )

    return made_once(tmp_path_factory, "site", make) / "rules"


@pytest.fixture(scope="session")
def site(folder) -> Iterator[str]:
    """Its address."""
    with served(folder) as address:
        yield address


@pytest.fixture(scope="session")
def reader(chromium):
    return new_reader(chromium)


@pytest.fixture
def page(reader, site):
    """A page of the browser that fails the test when something goes wrong behind it."""
    with page_of(reader, site) as (page, wrong):
        yield page
    assert not wrong


@pytest.fixture(scope="session")
def find(tmp_path_factory) -> Iterator[Callable[[str, str], list[str]]]:
    """The addresses that the search of a language finds for some words, from the root of the site, by the script of a page in Node."""
    if not node():
        pytest.skip("needs Node: 'make test' has it")
    pages = [page for page, *_ in SITE_PAGES.values()]
    with ExitStack() as stack:
        running = {}
        for locale, book in editions(the_view(tmp_path_factory)).items():
            folder, paths = tmp_path_factory.mktemp("records"), []
            for name, script in record_scripts(book, pages).items():
                paths.append(folder / Path(name).name)
                paths[-1].write_text(script, "utf-8")
            running[locale] = stack.enter_context(
                subprocess.Popen(
                    [node(), ROOT / "tests" / "scripts" / "finding.mjs", *paths],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                    encoding="utf-8",
                )
            )

        def found(locale: str, words: str) -> list[str]:
            program = running[locale]
            program.stdin.write(f"{json.dumps(words)}\n")
            program.stdin.flush()
            return [f"{locale}/{place}" for place in json.loads(program.stdout.readline())]

        yield found

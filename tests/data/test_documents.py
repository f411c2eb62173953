"""A page as one document: nothing that a page says is missing in it, and who reads documents needs nothing else."""

from __future__ import annotations

import ast
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from nights import AT_NIGHT
from rich.console import Console

from poker_rulebook.cli import terminal_pages
from poker_rulebook.data import page_documents, plain_book
from poker_rulebook.document.tree import KINDS, sentences_in
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Sentence, say
from poker_rulebook.languages import LOCALES

MEDIA = (terminal_pages, plain_book)
SAID = "sections notes history options rankings relative rules text peculiar pitch".split()

# above the columns of cases, which have none in a document
HEADS = {
    say(f"cases-{kind}-{side}")
    for kind in ("situations", "questions", "kinds", "points", "mixes", "mistakes")
    for side in ("if", "then")
}


@pytest.fixture(scope="module")
def pages(viewed) -> dict[str, dict[str, Any]]:
    return {path: page for locale in LOCALES for path, page in page_documents(viewed, locale)}


def texts(part: Any) -> Iterator[str]:
    """Every text of a document."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, (dict, list)):
        for value in part.values() if isinstance(part, dict) else part:
            yield from texts(value)


def kinds(part: Any) -> Iterator[str]:
    """The kind of every part of a document, and what stands below it."""
    if isinstance(part, dict):
        yield from [part["kind"]] if "kind" in part else []
    if isinstance(part, (dict, list)):
        for value in part.values() if isinstance(part, dict) else part:
            yield from kinds(value)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_document_of_a_page_says_every_sentence_of_its_rules(viewed, pages, locale):
    missing = []
    for folder, views in {"games": viewed.games, "mixes": viewed.mixes, "rules": viewed.chapters}.items():
        for view in views:
            told = "\n".join(texts(pages[f"{locale}/{folder}/{view.id}"]))
            found = {part: getattr(view, part) for part in SAID if hasattr(view, part)}
            found["lead"] = view.lead if folder == "games" else getattr(view, "essence", "")
            if (
                folder == "games" and view.pitch and view.relative
            ):  # which stands in place of what is computed
                found["relative"] = replace(view.relative, brief="")
            for address, sentence in sentences_in(found):
                is_fact = isinstance(sentence, Sentence) and sentence.key == "fact-in-line"
                for phrase in dict(sentence.values).values() if is_fact else [sentence]:
                    text = plain(phrase, locale)
                    if (
                        text not in told and phrase not in HEADS and not text.startswith(" ")
                    ):  # of a cell of a grid
                        missing.append((view.id, address, text))
    assert [] == missing


def test_a_page_is_made_of_a_dozen_kinds_of_parts(pages):
    assert set(KINDS.values()) == {
        kind for page in pages.values() for part in page["parts"] for kind in kinds(part)
    }
    assert 12 == len(KINDS)


def test_the_terminal_and_the_plain_book_show_every_text_of_a_document(pages):
    """But ids, and cards, which they show in signs of their own."""
    english = [path for path in pages if path.startswith("en/")]
    for path in english if AT_NIGHT else english[::4]:
        page, shown = pages[path], io.StringIO()
        Console(file=shown, width=100_000).print(terminal_pages.page(page))
        for told in (shown.getvalue(), plain_book.in_markdown([page]).replace("\\", "")):
            flat = re.sub(r"\s+", " ", told)
            missing = [text for text in said(page) if re.sub(r"\s+", " ", text) not in flat]
            assert [] == missing, path


def said(part: Any) -> Iterator[str]:
    """What a document says at length; titles stand in narrow columns."""
    if isinstance(part, list):
        for below in part:
            yield from said(below)
    elif isinstance(part, dict) and part.get("kind") != "picture" and "game" not in part:
        yield from (part[key] for key in ("text", "more") if key in part)
        yield from said(part.get("parts", []))


@pytest.mark.parametrize("medium", MEDIA, ids=lambda it: it.__name__.rpartition(".")[2])
def test_who_reads_documents_imports_nothing_of_the_view_but_their_form(medium):
    tree = ast.parse(Path(medium.__file__).read_text("utf-8"))
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    allowed = {"poker_rulebook.document.tree", "poker_rulebook.cli.screen"}
    assert {name for name in imported if name and name.startswith("poker_rulebook")} <= allowed

"""A book whose places are known is set once, and is the same as one for which Typst finds them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from pdf_reading import pages

from poker_rulebook.book.load import load
from poker_rulebook.house_edition import with_games
from poker_rulebook.paper.book import book_jobs
from poker_rulebook.paper.measures import Measures
from poker_rulebook.paper.typesetting import Job, PaperError, print_all
from poker_rulebook.view.book import book_view, editions

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def job(tmp_path_factory) -> Job:
    """Of a book with two games in two languages."""
    few = with_games(load(ROOT), ["razz", "badugi"], [])
    jobs = book_jobs(editions(book_view(few)), tmp_path_factory.mktemp("out"), Measures(), ROOT)
    return replace(jobs[-1], letter=None)


def test_what_is_known_of_places_is_what_typst_finds(job, tmp_path):
    assert len(json.loads(job.data)["places"]) > 1000
    (known,) = print_all([job])
    data = json.loads(job.data)
    del data["places"]
    (found,) = print_all([replace(job, data=json.dumps(data), path=tmp_path / "found.pdf")])
    assert pages(found) == pages(known)


def test_a_book_that_does_not_end_where_it_should_is_not_printed(job, tmp_path):
    data = json.loads(job.data)
    data["places"]["end"][0] += 1
    with pytest.raises(PaperError, match="does not end on the page that was found for it"):
        print_all([replace(job, data=json.dumps(data), path=tmp_path / "wrong.pdf")])

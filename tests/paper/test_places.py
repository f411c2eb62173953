"""Page numbers are known before a book is set, and every one that it prints is right."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace
from pdf_reading import annotations

from poker_rulebook.paper.typesetting import PaperError, print_all


def places(job):
    return json.loads(job.data)["places"]


def test_every_link_leads_to_the_page_that_it_names_and_to_a_known_place(two_games):
    known = {page for page, _, _ in places(two_games).values()}
    links = [note for notes in annotations(two_games.path) for note in notes if "/Dest" in note]
    for link in links:
        to = link["/Dest"][0] + 1
        assert link["/Contents"] == f"page {to}" or link["/Contents"] == f"ページ {to}"
        assert to in known
    assert len(links) > 1000


@pytest.mark.parametrize("label", ["ja-page-razz", "en-index"])
def test_a_book_in_which_something_is_not_on_its_page_is_not_printed(two_games, tmp_path, label):
    data = json.loads(two_games.data)
    data["places"][label][0] += 1
    with pytest.raises(PaperError, match=f"{label} is not on page"):
        print_all([replace(two_games, data=json.dumps(data), path=tmp_path / "wrong.pdf", letter=None)])

"""Page numbers are known before a book is set, and every one that it prints is right."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from pdf_reading import reader

from poker_rulebook.paper.typesetting import PaperError, packed, print_all


def places(job):
    return json.loads(job.data)["places"]


def test_every_link_leads_to_the_page_that_it_names_and_to_a_known_place(two_games):
    found = reader(two_games.path)
    numbers = {page.indirect_reference.idnum: number for number, page in enumerate(found.pages, 1)}
    known = {page for page, _, _ in places(two_games).values()}
    links = [
        note.get_object()
        for page in found.pages
        for note in page.get("/Annots", [])
        if "/Dest" in note.get_object()
    ]
    for link in links:
        to = numbers[dict.__getitem__(link, "/Dest").get_object()[0].get_object().indirect_reference.idnum]
        assert link["/Contents"] == f"page {to}" or link["/Contents"] == f"ページ {to}"
        assert to in known
    assert len(links) > 1000


@pytest.mark.parametrize("label", ["ja-page-razz", "en-index"])
def test_a_book_in_which_something_is_not_on_its_page_is_not_printed(two_games, tmp_path, label):
    data = json.loads(two_games.data)
    data["places"][label][0] += 1
    with pytest.raises(PaperError, match=f"{label} is not on page"):
        print_all([replace(two_games, data=json.dumps(data), path=tmp_path / "wrong.pdf", letter=None)])


def test_packing_twice_changes_nothing(two_games):
    once = two_games.path.read_bytes()
    assert packed(once) == packed(packed(once)) == packed(once)

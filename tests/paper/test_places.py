"""A book whose places are known is set once, and is the same as one for which Typst finds them."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from pdf_reading import pages

from poker_rulebook.paper.typesetting import PaperError, print_all


def test_what_is_known_of_places_is_what_typst_finds(sewn):
    assert len(json.loads(sewn.job.data)) > 1000
    assert pages(sewn.whole) == pages(sewn.bound)


def test_a_gathering_that_does_not_end_where_it_should_is_not_printed(sewn, tmp_path):
    job = sewn.job.of[2]
    data = json.loads(job.data)
    data["pages"] += 1
    with pytest.raises(PaperError, match="does not end on the page that was found for it"):
        print_all([replace(job, data=json.dumps(data), path=tmp_path / "wrong.part")])

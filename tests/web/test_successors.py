"""The successors of MkDocs read the same Markdown and configuration."""

from __future__ import annotations

import subprocess
import sys

import pytest
import sample
from real_book import ROOT

from poker_rulebook.web.sheets import Besides
from poker_rulebook.web.site import built, site_texts, write_config, write_pages


@pytest.mark.parametrize("generator", ["properdocs", "zensical"])
def test_a_successor_of_mkdocs_makes_every_page(generator, tmp_path):
    book = sample.book("ja")
    texts = site_texts(book, ROOT, Besides())
    write_pages(book, tmp_path, ROOT, texts)
    config = write_config(book, tmp_path, ROOT)
    command = [sys.executable, "-m", generator, "build", "--config-file", config.name]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    pages = [name for name in texts if name.endswith(".md")]
    assert len(pages) > 30
    for page in pages:
        assert "<article" in (tmp_path / "site" / built(page)).read_text("utf-8"), page

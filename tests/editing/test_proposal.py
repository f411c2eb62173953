"""Where a file is proposed: what mkdocs.yml says of the host, and no host by name."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest

from poker_rulebook.editing.desk import LONGEST, proposed_at

SAID = {"text": "id: lantern\n", "title": "A new game: Lantern", "summary": "- **en:** 4 cards"}


def configured(edit_uri: str, repo_url: str = "https://code.example/our/book") -> dict[str, str]:
    return {"repo_url": repo_url, "edit_uri": edit_uri, "docs_dir": "site/en"}


def test_a_new_file_is_opened_with_its_name_its_text_a_title_and_the_summary():
    where, whole = proposed_at(configured("edit/main/site/en/"), "games/lantern.yaml", True, **SAID)
    parts, asked = urlsplit(where), parse_qs(urlsplit(where).query)
    assert ("code.example", "/our/book/new/main/games") == (parts.netloc, parts.path)
    assert (True, ["lantern.yaml"], ["id: lantern\n"]) == (whole, asked["filename"], asked["value"])
    assert (["A new game: Lantern"], ["- **en:** 4 cards"]) == (asked["message"], asked["description"])


def test_a_change_is_opened_at_the_file():
    where, _ = proposed_at(configured("-/edit/main/site/en"), "games/badugi.yaml", False, **SAID)
    assert "/our/book/-/edit/main/games/badugi.yaml" == urlsplit(where).path


@pytest.mark.parametrize(
    ("uri", "path"), [("-/edit/main/", "/-/new/main/"), ("_edit/main/site/en/", "/_new/main/")]
)
def test_hosts_have_the_page_for_a_new_file_where_that_for_a_change_is(uri, path):
    where, _ = proposed_at(configured(uri), "games/lantern.yaml", True, **SAID)
    assert f"/our/book{path}games" == urlsplit(where).path


def test_a_file_that_is_too_long_for_an_address_is_left_to_be_pasted():
    long = SAID | {"text": "ポ" * LONGEST}
    where, whole = proposed_at(configured("edit/main/site/en/"), "games/lantern.yaml", True, **long)
    asked = parse_qs(urlsplit(where).query)
    assert (False, False) == (whole, "value" in asked)
    assert (["lantern.yaml"], SAID["title"]) == (asked["filename"], asked["message"][0])
    assert len(where) <= LONGEST


@pytest.mark.parametrize(
    "nowhere", [{}, configured(""), configured("blob/main/"), configured("edit/main/", "javascript:x")]
)
def test_without_a_page_to_edit_there_is_no_address(nowhere):
    assert ("", False) == proposed_at(nowhere, "games/lantern.yaml", True, **SAID)

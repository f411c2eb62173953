"""Where a changed or new file is proposed: an address at the host of the project's repository, as mkdocs.yml says it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from urllib.parse import quote, urlencode

LONGEST = 6_000  # characters of an address that any host takes; a longer file is pasted there


def proposed_at(configured: Mapping[str, str], file: str, is_new: bool, **said: str) -> tuple[str, bool]:
    """The address of the host's own editor, with as much of what is said filled in as fits, '' where none is known; and
    whether the text of the file is.

    configured   `repo_url`, `edit_uri` and `docs_dir` of mkdocs.yml: https://host/our/book, edit/main/site/en/, site/en
    file         as from the top of the repository
    said         text of the file, title and summary

    A host has the page for a new file where that for an existing one is, with `new` in the place of `edit`. Parameters that it
    does not know are passed over.
    """
    root, folder = configured.get("repo_url", ""), configured.get("edit_uri", "")
    folder = folder.removesuffix("/").removesuffix(configured.get("docs_dir", "").strip("/"))
    if not re.match("https?://", root) or not re.search(r"(^|/)_?edit(/|$)", folder):
        return "", False
    place = f"{root.rstrip('/')}/{folder.strip('/')}/"
    name = file.rpartition("/")[2]
    filled = {"message": said["title"], "description": said["summary"]}
    if is_new:
        place = re.sub("/(_?)edit/", r"/\1new/", place)
        filled = {"filename": name, "file_name": name} | filled
        file = file.rpartition("/")[0]
    whole = f"{place}{quote(file)}?"
    for some in (
        filled | {"value": said["text"]},
        filled,
        {key: filled[key] for key in filled if key != "description"},
    ):
        if len(address := whole + urlencode(some, quote_via=quote)) <= LONGEST:
            return address, "value" in some
    return whole.rstrip("?"), False

"""Links of a built site: does each of them lead to a file, and to an anchor in it?

MkDocs knows only the links that are written as Markdown, and accepts `javascript:`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from html import unescape
from pathlib import Path
from posixpath import normpath
from urllib.parse import unquote

INDEX = "index.html"  # what a server shows for a folder

_ATTRIBUTE = re.compile(r'[\s"](id|href|src)="([^"]*)"')
_ELSEWHERE = re.compile(r"https:|mailto:")


def broken_links(root: Path, files: Iterable[Path]) -> list[str]:
    """Links between these files, and to files beside them, that lead to no file or to no anchor in it."""
    ids: dict[Path, set[str]] = {}
    links: dict[Path, set[str]] = {}
    for path in files:
        ids[path], links[path] = set(), set()
        for name, value in _ATTRIBUTE.findall(path.read_text("utf-8")):
            (ids if name == "id" else links)[path].add(value)
    out = []
    for path, addresses in links.items():
        for address in sorted(addresses):
            if not _ELSEWHERE.match(address) and not _leads_somewhere(path, address, ids):
                out.append(f"{path.relative_to(root).as_posix()}: {unescape(address)}")
    return out


def _leads_somewhere(path: Path, address: str, ids: Mapping[Path, set[str]]) -> bool:
    target, _, anchor = unescape(address).partition("#")
    file = Path(normpath(path.parent / unquote(target))) if target else path
    if file.is_dir():
        file /= INDEX
    if file not in ids:
        return file.is_file()
    return not anchor or unquote(anchor) in ids[file]

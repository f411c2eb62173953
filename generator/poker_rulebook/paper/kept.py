"""What an earlier build has printed and measured, and is right as it is: nothing that it was made from has changed.

A PDF follows from its data, its template with what that imports, the fonts, Typst, and the program here that calls it.
All of that is in the mark of a job, so that a file with the same mark has the same bytes. So does what Typst is asked
before a page is set: how high a block is, in which size a card fits, where something stands.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

from poker_rulebook.folders import link
from poker_rulebook.kept import Kept, digest_of
from poker_rulebook.paper import typesetting
from poker_rulebook.paper.typesetting import Job, files_of, told
from poker_rulebook.workers import processes

PROGRAM = ("typesetting",)  # modules that decide about bytes besides the data
MUCH = 300_000  # signs, for which processes of their own are worth their while: what Typst keeps in memory goes with them


# --- what is printed


def mark(job: Job) -> str:
    """What the files of a job are made from, as a digest."""
    given = (job.look.encode(), job.data.encode("utf-8", "surrogatepass"))
    return digest_of([made_by(job.template), *given])


@cache
def made_by(template: str) -> str:
    """The program, the template with all that it imports, and the fonts, as a digest."""
    files = [Path(__file__).with_name(f"{name}.py") for name in PROGRAM] + files_of(template)
    files += [path for folder in typesetting.font_folders() for path in sorted(folder.glob("*.[ot]tf"))]
    named = (part for path in files for part in (path.name, path.read_bytes()))
    return digest_of([version("typst"), version("pikepdf"), typesetting.SCRIPTS, template, *named])


def take_over(jobs: Iterable[Job], old: Path, new: Path, book: Path) -> list[Job]:
    """The jobs that are left when every file of an earlier output that is still right has been taken from it.

    old    folder of the earlier output; what is not as it was written there is made again
    new    folder of the next one, in which the files of the jobs lie
    book   folder of the book, where it is kept what was written
    """
    with Kept(book) as kept:
        return [job for job in jobs if not _taken(job, kept, old, new)]


def _taken(job: Job, kept: Kept, old: Path, new: Path) -> bool:
    names = [path.relative_to(new).as_posix() for path in job.paths]

    def right(folder: Path) -> bool:
        digests: list[str] | None = kept.get(f"pdf {mark(job)}")
        return digests == [_digest_of(folder / name) for name in names]

    if not right(old):
        return False
    for name in names:
        (new / name).parent.mkdir(parents=True, exist_ok=True)
        link(old / name, new / name)
    return right(new)


def note(jobs: Iterable[Job], book: Path) -> None:
    """Keeps what the files of these jobs are by now, for the next build of the book in that folder."""
    with Kept(book) as kept:
        for job in jobs:
            kept.put(f"pdf {mark(job)}", [_digest_of(path) for path in job.paths])


def _digest_of(path: Path) -> str:
    """Of the bytes of a file; '' where there is none."""
    try:
        return sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""


# --- what is measured: each thing once, for all files and for the next build


@dataclass(frozen=True)
class Asked:
    """Parts to measure.

    template    which answers with a number for each of them, or with what it was asked for
    head        what else it is given, the same for all
    """

    template: str
    head: Mapping[str, Any]
    parts: Sequence[Any]

    @cached_property
    def same(self) -> str:
        """What the number of a part depends on besides, as a digest."""
        return digest_of([made_by(self.template), json.dumps(self.head)])

    @cached_property
    def keys(self) -> list[str]:
        return [digest_of([self.same, json.dumps(part)])[:24] for part in self.parts]


class Measures:
    """Numbers that have been asked for.

    kept    where they stay from one run to the next; None for nowhere
    """

    def __init__(self, kept: Kept | None = None):
        self._kept = kept or Kept()

    def of(self, asked: Asked) -> list[Any]:
        """The number of each part. Raises PaperError."""
        self.ask([asked])
        return [self._kept.get(key) for key in asked.keys]

    def ask(self, every: Sequence[Asked]) -> None:
        """Finds out all that is not known yet, side by side; what has the same head at once."""
        heads: dict[str, tuple[Asked, dict[str, Any]]] = {}
        for asked in every:
            _, parts = heads.setdefault(asked.same, (asked, {}))
            unknown = (
                pair for pair in zip(asked.keys, asked.parts, strict=True) if self._kept.get(pair[0]) is None
            )
            parts.update(unknown)
        missing = [
            (replace(asked, parts=list(parts.values())), parts) for asked, parts in heads.values() if parts
        ]
        for (_, parts), numbers in zip(missing, _answers([asked for asked, _ in missing]), strict=True):
            for key, number in zip(parts, numbers, strict=True):
                self._kept.put(key, number)


def _answers(every: Sequence[Asked]) -> list[list[Any]]:
    templates = [asked.template for asked in every]
    data = [json.dumps({**asked.head, "parts": asked.parts}) for asked in every]
    if sum(map(len, data)) < MUCH:
        return list(map(told, templates, data))
    with processes(len(data)) as pool:
        return list(pool.map(told, templates, data))

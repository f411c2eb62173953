"""PDF files of an earlier build that are right as they are: nothing that they were made from has changed.

A PDF follows from its data, its template with what that imports, the fonts, Typst, and the program here that calls it.
All of that is in the mark of a job, so that a file with the same mark has the same bytes.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from poker_rulebook.folders import link
from poker_rulebook.paper import fonts, typesetting
from poker_rulebook.paper.typesetting import Job, files_of

PROGRAM = ("typesetting", "packing", "binding", "fonts")  # modules that decide about bytes besides the data
LIST = ".pdf-files.json"  # in an output folder: file -> mark of the job, digest of its bytes


def mark(job: Job) -> str:
    """What the files of a job are made from, as a digest."""
    said = (job.look, job.data, str(job.number), *map(mark, job.of))
    return _digest(made_by(job.template), *(one.encode("utf-8", "surrogatepass") for one in said))


@cache
def made_by(template: str) -> bytes:
    """The program, the template with all that it imports, and the fonts, as a digest."""
    files = [Path(__file__).with_name(f"{name}.py") for name in PROGRAM] + files_of(template)
    files += [path for folder in fonts.font_folders() for path in sorted(folder.glob("*.[ot]tf"))]
    named = (part for path in files for part in (path.name.encode(), path.read_bytes()))
    return _digest(
        version("typst").encode(), typesetting.SCRIPTS.encode(), template.encode(), *named
    ).encode()


def _digest(*parts: bytes) -> str:
    """Of the parts and of where each of them ends."""
    return sha256(b"".join(sha256(part).digest() for part in parts)).hexdigest()


def take_over(jobs: Iterable[Job], old: Path, new: Path) -> list[Job]:
    """The jobs that are left when every file of an earlier output that is still right has been taken from it.

    old    folder of the earlier output; what is not as it was written there is made again
    new    folder of the next one, in which the files of the jobs lie
    """
    made = _listed(old)
    return [job for job in jobs if not _taken(job, made, old, new)]


def _taken(job: Job, made: dict[str, list[str]], old: Path, new: Path) -> bool:
    names = [path.relative_to(new).as_posix() for path in job.paths]
    if not all(name in made and made[name][0] == mark(job) for name in names):
        return False
    if not all(_digest_of(old / name) == made[name][1] for name in names):
        return False
    for name in names:
        (new / name).parent.mkdir(parents=True, exist_ok=True)
        link(old / name, new / name)
    return all(_digest_of(new / name) == made[name][1] for name in names)


def write_list(jobs: Iterable[Job], new: Path) -> None:
    """Notes in the next output what its files were made from."""
    made = {
        path.relative_to(new).as_posix(): [mark(job), _digest_of(path)] for job in jobs for path in job.paths
    }
    (new / LIST).write_text(json.dumps(made, indent=1), "utf-8")


def _listed(old: Path) -> dict[str, list[str]]:
    """The list of an output; {} where there is none that can be read."""
    try:
        found = json.loads((old / LIST).read_text("utf-8"))
        return {name: [str(part) for part in parts] for name, parts in found.items() if len(parts) == 2}
    except (OSError, ValueError, AttributeError, TypeError):
        return {}


def _digest_of(path: Path) -> str:
    """Of the bytes of a file; '' where there is none."""
    try:
        return sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""

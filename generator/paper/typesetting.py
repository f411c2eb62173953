"""From a template and data to a PDF file.

What the data say reaches the template as JSON strings, which Typst shows and never reads as its own
language: `#read("/etc/passwd")` in a name is printed as these letters.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import typst

from generator.paper.fonts import font_folders, fonts

LAYOUT = Path(__file__).parent / "layout"
_PLACE = re.compile(r"([a-z]+\.typ:[0-9]+:[0-9]+)")


class PaperError(Exception):
    """A page cannot be set as it should be."""


@dataclass(frozen=True)
class Job:
    """One PDF file to make.

    template   name of a file in layout/
    data       what it shows, in JSON
    path       where the PDF goes
    """

    template: str
    data: str
    path: Path


def job(template: str, data: dict[str, object], path: Path) -> Job:
    """The job that shows these data, given as lists, dictionaries and texts."""
    return Job(template, json.dumps(data, ensure_ascii=False), path)


def print_all(jobs: Sequence[Job]) -> list[Path]:
    """Makes every PDF, on all processors, and gives their paths in the same order.

    Raises MissingFont before anything is made, and PaperError for what cannot be set; a file is replaced
    only by a finished one. A script that calls this needs the usual `if __name__ == "__main__":`.
    """
    font_folders()
    if len(jobs) < 2:
        return [_print(job) for job in jobs]
    # Processes, because Typst sets one document at a time in each: six books take 9 seconds in threads, 5 so.
    # The longest go first, so that none of them starts when the rest is finished.
    workers = min(os.cpu_count() or 1, len(jobs))
    longest_first = sorted(jobs, key=lambda job: len(job.data), reverse=True)
    with ProcessPoolExecutor(workers, get_context("spawn")) as processes:
        list(processes.map(_print, longest_first))
    return [job.path for job in jobs]


def pdf(template: str, data: str, name: str) -> bytes:
    """The PDF (PDF/UA-1, no date: the same data always give the same bytes).

    data    in JSON
    name    what the file is called in messages
    Raises PaperError for errors, and for warnings as well: one of them is an unknown font.
    """
    compiler = typst.Compiler(root=LAYOUT, font_paths=fonts())
    try:
        made, warnings = compiler.compile_with_warnings(
            input=LAYOUT / template,
            format="pdf",
            sys_inputs={"data": data},
            pdf_standards=["ua-1"],
            timestamp=0,
        )
    except typst.TypstError as error:
        raise PaperError(_complaint(name, [error])) from error
    if warnings:
        raise PaperError(_complaint(name, warnings))
    return made


def _print(job: Job) -> Path:
    made = pdf(job.template, job.data, job.path.name)
    job.path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = job.path.with_suffix(".pdf.part")
    unfinished.write_bytes(made)
    unfinished.replace(job.path)
    return job.path


def _complaint(name: str, found: Sequence[typst.TypstError | typst.TypstWarning]) -> str:
    lines = []
    for one in found:
        place = _PLACE.search(one.diagnostic)
        lines.append(f"{name}: {one.message}" + (f" ({place[1]})" if place else ""))
        lines.extend(f"    hint: {hint}" for hint in one.hints)
    return "\n".join(dict.fromkeys(lines))

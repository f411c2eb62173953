"""From a template and data to a PDF file.

What the data say reaches the template as JSON strings, which Typst shows and never reads as its own
language: `#read("/etc/passwd")` in a name is printed as these letters.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import typst

from generator.paper.fonts import fonts

LAYOUT = Path(__file__).parent / "layout"


class PaperError(Exception):
    """A page cannot be set as it should be."""


@dataclass(frozen=True)
class Job:
    """One PDF file to make.

    template   name of a file in layout/
    data       what it shows, ready for JSON
    path       where the PDF goes
    """

    template: str
    data: dict[str, object]
    path: Path


def print_all(jobs: Sequence[Job]) -> list[Path]:
    """Makes every PDF, as many at a time as there are processors, and gives their paths in the same order.

    Raises PaperError for the first that cannot be set; a file is replaced only by a finished one.
    """
    with ThreadPoolExecutor(os.cpu_count()) as threads:  # Typst lets other threads run
        return list(threads.map(_print, jobs))


def pdf(template: str, data: dict[str, object], name: str) -> bytes:
    """The PDF (PDF/UA-1, no date: the same data always give the same bytes).

    name    what the file is called in messages
    Raises PaperError for errors, and for warnings as well: one of them is an unknown font.
    """
    compiler = typst.Compiler(root=LAYOUT, font_paths=fonts())
    try:
        made, warnings = compiler.compile_with_warnings(
            input=LAYOUT / template,
            format="pdf",
            sys_inputs={"data": json.dumps(data, ensure_ascii=False)},
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
        lines.append(f"{name}: {one.message}")
        lines.extend(f"    hint: {hint}" for hint in one.hints)
    return "\n".join(dict.fromkeys(lines))

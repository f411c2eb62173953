"""From a template and data to a PDF file, in less room, and as a printer wants it: on smaller paper, or two pages on a side.

What the data say reaches the template as JSON strings, which Typst shows and never reads as its own
language: `#read("/etc/passwd")` in a name is printed as these letters. The fonts come as wheels, so that installing the
project is all there is to do.

A PDF follows from its data, its template with what that imports, the fonts, Typst, and the program here that calls it.
All of that is in the mark of a job, so that a file with the same mark has the same bytes. So does what Typst is asked
before a page is set: how high a block is, in which size a card fits, where something stands.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from decimal import Decimal
from functools import cache, cached_property
from hashlib import sha256
from importlib.metadata import version
from importlib.util import find_spec
from io import BytesIO
from itertools import chain, groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pikepdf
import typst
from msgspec import Struct
from msgspec.json import encode

from poker_rulebook.cache import Cache
from poker_rulebook.digests import digest_of
from poker_rulebook.folders import link, write_whole
from poker_rulebook.languages import LANGUAGES, other_than
from poker_rulebook.progress import SILENT, Progress
from poker_rulebook.workers import in_a_copy, processes

if TYPE_CHECKING:
    from poker_rulebook.book.house import House


# --- what Typst has made, in less room, with the tag of a table of contents and the labels of pages where it
# writes none


def packed(made: bytes) -> pikepdf.Pdf:
    """The document, to be saved and closed, with its contents tagged as such and its pages labelled."""
    document = pikepdf.open(BytesIO(made))
    _gather_contents(document)
    _label_pages(document)
    return document


def saved(document: pikepdf.Pdf) -> bytes:
    """A document as a file, in which small objects lie together. The same always gives the same bytes."""
    out = BytesIO()
    generate = pikepdf.ObjectStreamMode.generate
    # of the version that Typst has written into its metadata, which stay as they are
    document.save(out, object_stream_mode=generate, deterministic_id=True, fix_metadata_version=False)
    return out.getvalue()


def _tag(found: object) -> object:
    return found.get("/S") if isinstance(found, pikepdf.Dictionary) else None


def _gather_contents(document: pikepdf.Pdf) -> None:
    """Puts the lines of a table of contents that stand one after the other into one: Typst tags the lines alone."""
    tree = document.Root.get("/StructTreeRoot", pikepdf.Dictionary()).get("/K")
    whole = tree[0] if isinstance(tree, pikepdf.Array) else tree
    if whole is None or not isinstance(whole.K, pikepdf.Array):
        return
    parts: list[Any] = []
    for tag, some in groupby(whole.K, key=_tag):
        lines = list(some)
        if tag == "/TOCI":
            table = pikepdf.Dictionary(Type=pikepdf.Name.StructElem, S=pikepdf.Name.TOC, P=whole, K=lines)
            parts.append(document.make_indirect(table))
            for line in lines:
                line.P = parts[-1]
        else:
            parts += lines
    whole.K = pikepdf.Array(parts)


def _label_pages(document: pikepdf.Pdf) -> None:
    """Calls pages that have no numbers by the bookmark above them and counts from there, "Razz 1", "Razz 2"; sheets on which
    several begin have no name."""
    if "/PageLabels" in document.Root:
        return
    pages = {page.objgen: number for number, page in enumerate(document.pages)}
    with document.open_outline() as outline:
        begin = [(pages[_page_of(it).objgen], it.title) for it in outline.root]
    numbers = [number for number, _ in begin]
    if numbers[:1] == [0] and len({*numbers}) == len(numbers):
        names = [pikepdf.Dictionary(P=pikepdf.String(f"{it} "), S=pikepdf.Name.D) for _, it in begin]
        found = chain.from_iterable(zip(numbers, names, strict=True))
        document.Root.PageLabels = pikepdf.Dictionary(Nums=pikepdf.Array(list(found)))


def _page_of(bookmark: Any) -> Any:
    return bookmark.destination[0] if bookmark.destination is not None else bookmark.action.D[0]


# --- from a template and data to a PDF file


PAGES_AT_ONCE = 70  # in one process, which takes a tenth of a second to begin
LARGE = 150_000  # signs of the data of many pages
LAYOUT = Path(__file__).parent / "layout"
# What templates ask about languages.
SCRIPTS = json.dumps({
    code: {
        "region": it.cldr.partition("_")[2], "script": it.script, "other": other_than(code),
        "dot": it.dot, "bracket": it.bracket, "paper": dict(it.paper),
    }
    for code, it in LANGUAGES.items()
})  # fmt: skip
_NAMED = re.compile(r'"(\w+\.typ)"')  # as a template imports another
_PLACE = re.compile(r"([a-z]+\.typ:[0-9]+:[0-9]+)")


class PaperError(Exception):
    """A page cannot be set as it should be."""


class MissingFont(Exception):
    """A font that the book needs is not installed."""


class Font(NamedTuple):
    """A font file of a wheel. install    what to give to pip"""

    family: str
    module: str
    file: str
    install: str


NEEDED = (
    Font("Noto Sans CJK JP", "noto_cjk_sans_jp_regular", "NotoSansCJKjp-Regular.otf", "noto-cjk[sans-jp]"),
    Font("Noto Sans CJK JP", "noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf", "noto-cjk[sans-jp]"),
    Font("Noto Serif JP", "pylopdf_fonts_cjk", "NotoSerifJP-Regular.otf", "pylopdf-fonts-cjk"),
)


def font_folders(needed: Sequence[Font] = NEEDED) -> tuple[Path, ...]:
    """The folders in which the fonts lie, each once.

    Raises MissingFont that names every missing font and what installs them. Typst itself would say
    nothing about a wrong folder and set the page in another font.
    """
    found = {font: _folder(font) for font in needed}
    if missing := [font for font, folder in found.items() if folder is None]:
        files = ", ".join(f"{font.family} ({font.file})" for font in missing)
        wheels = " ".join(dict.fromkeys(f"'{font.install}'" for font in missing))
        raise MissingFont(f"fonts of the book are not installed: {files}\n    hint: pip install {wheels}")
    return tuple(dict.fromkeys(folder for folder in found.values() if folder))


def _folder(font: Font) -> Path | None:
    spec = find_spec(font.module)
    places = map(Path, (spec.submodule_search_locations or ()) if spec else ())
    return next((place for place in places if (place / font.file).is_file()), None)


@cache
def fonts() -> typst.Fonts:
    """The fonts of the book and those inside Typst (Libertinus Serif); none of the machine's own, so that
    every machine prints the same book. Raises MissingFont."""
    folders = [str(folder) for folder in font_folders()]
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=True, font_paths=folders)


class Job(Struct, frozen=True):
    """One PDF file to make.

    template   name of a file in layout/
    data       what it shows, in JSON
    path       where the PDF goes
    letter     where the same A4 pages go on US Letter; None for nowhere
    look       how it is printed, in JSON: mono, without colour; main, the colour of a house; spine, see look_of
    word       what whoever prints it is told; '' for nothing
    """

    template: str
    data: str
    path: Path
    letter: Path | None = None
    look: str = "{}"
    word: str = ""

    @property
    def paths(self) -> list[Path]:
        return [self.path] if self.letter is None else [self.path, self.letter]


def job(template: str, data: dict[str, object], path: Path, look: str = "{}") -> Job:
    """The job that shows these data, given as lists, dictionaries and texts."""
    return Job(template, json.dumps(data, ensure_ascii=False), path, look=look)


def look_of(house: House | None, mono: bool = False, spine: int = 0) -> str:
    """How a job is printed: in the colour of a house, or without any; spine    millimetres by which text moves away from it"""
    main = house.colours.get("main") if house else None
    colour = {"mono": True} if mono else {"main": main} if main else {}
    return json.dumps({**colour, **({"spine": spine} if spine else {})})


def print_all(jobs: Sequence[Job], progress: Progress = SILENT) -> list[Path]:
    """Makes every PDF, on all processors, and gives their paths in the same order.

    Raises MissingFont before anything is made, and PaperError for what cannot be set; a file is replaced
    only by a finished one. A script that calls this needs the usual `if __name__ == "__main__":`.
    """
    font_folders()
    if len(jobs) < 2 and not in_a_copy():
        return [path for job in jobs for path in _print(job)]
    # Processes, because Typst sets one document at a time in each: six books take 9 seconds in threads, 5 so.
    # Each is used once: what Typst keeps in memory makes every later page slower, and is some hundred MB.
    # The longest go first, so that none of them starts when the rest is finished.
    parts = _parts(jobs)
    with processes(len(parts)) as pool:
        try:
            for _ in progress.over(
                pool.map(_print_all_here, parts), "setting parts of the paper", len(parts)
            ):
                pass
        except BrokenProcessPool:
            message = "a process that sets pages was ended from outside; a book in two languages needs 2 GB of memory"
            raise PaperError(message) from None
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)  # nothing more is needed of them
            raise
    return [path for job in jobs for path in job.paths]


def _parts(jobs: Sequence[Job]) -> list[list[Job]]:
    """The jobs in parts for one process each, the longest first: books and files of all cards alone, and single pages by
    language and kind, as Typst sets once what they all say."""
    large = [[job] for job in jobs if len(job.data) > LARGE]
    pages = sorted(
        (job for job in jobs if len(job.data) <= LARGE),
        key=lambda job: (job.path.stem.rpartition("-")[2], job.template),
    )
    few = [pages[start : start + PAGES_AT_ONCE] for start in range(0, len(pages), PAGES_AT_ONCE)]
    return sorted([*large, *few], key=_length, reverse=True)


def _length(jobs: Sequence[Job]) -> int:
    return sum(len(job.data) for job in jobs)


def _print_all_here(jobs: Sequence[Job]) -> None:
    os.environ["RAYON_NUM_THREADS"] = "1"  # of Typst: each processor has a process of its own
    for job in jobs:
        _print(job)


def pdf(template: str, data: str, name: str, look: str = "{}") -> bytes:
    """The PDF (PDF/UA-1, no date: the same data always give the same bytes).

    data, look    in JSON
    name    what the file is called in messages
    Raises PaperError for errors, and for warnings as well: one of them is an unknown font.
    """
    with packed(as_set(template, data, name, look)) as document:
        return saved(document)


def as_set(template: str, data: str, name: str, look: str) -> bytes:
    """The PDF as Typst makes it."""
    compiler = (_kept_compiler if len(data) <= LARGE else _compiler)(LAYOUT)
    try:
        made, warnings = compiler.compile_with_warnings(
            _given(template, data, look), format="pdf", pdf_standards=["ua-1"], timestamp=0
        )
    except typst.TypstError as error:
        raise PaperError(_complaint(name, [error])) from error
    if warnings:
        raise PaperError(_complaint(name, warnings))
    assert isinstance(made, bytes)  # of PDF; pictures would be a list
    return made


def metadata_of(template: str, data: str) -> Any:
    """The metadata labelled <told> that a template gives for these data; no page is made. Raises PaperError."""
    compiler = _compiler(LAYOUT, _given(template, data, "{}"))
    try:
        return json.loads(compiler.query("<told>", field="value", one=True))
    except typst.TypstError as error:
        raise PaperError(_complaint(template, [error])) from error


def _compiler(layout: Path, given: Any = None) -> typst.Compiler:
    """Typst, which reads templates where they lie.    given    what is not there"""
    return typst.Compiler(given, root=layout, font_paths=fonts())


# For small files: it reads a template once in a process, and sets again only what depends on what has changed, so that what many
# sheets say is set once. What it was given last stays in memory.
_kept_compiler = cache(_compiler)


def _given(template: str, data: str, look: str) -> Any:  # its types know of paths only
    """What Typst is given besides the files of a template."""
    given = {
        "main.typ": f'#include "{template}"',
        "data.json": data,
        "look.json": look,
        "languages.json": SCRIPTS,
    }
    return {name: said.encode() for name, said in given.items()}


def files_of(template: str) -> list[Path]:
    """The files that a template is made of: itself and all that it imports."""
    found = set[str]()
    waiting = [template]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _NAMED.findall((LAYOUT / name).read_text("utf-8"))
    return [LAYOUT / name for name in sorted(found)]


def _print(job: Job) -> list[Path]:
    with packed(as_set(job.template, job.data, job.path.name, job.look)) as document:
        job.path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(job.path, saved(document))
        if job.letter is not None:  # beside it
            _put_on_letter(document)
            write_whole(job.letter, saved(document))
    return job.paths


A4_BOX = (0, 0, 595.2756, 841.8898)
LETTER_BOX = (-8.4, 24.9, 603.6, 816.9)  # 612 by 792 points around the middle of the A4 page


def on_letter(made: bytes) -> bytes:
    """An A4 document on US Letter. Raises PaperError for another document."""
    with pikepdf.open(BytesIO(made)) as document:
        _put_on_letter(document)
        return saved(document)


def _put_on_letter(document: pikepdf.Pdf) -> None:
    """Shows the same pages through the other paper's frame.

    The margins are wide enough for both papers, so that a page number means the same page in either.
    """
    for page in document.pages:
        if any(abs(float(at) - side) > 0.001 for at, side in zip(page.mediabox, A4_BOX, strict=True)):
            raise PaperError("a page is not A4, and cannot be put on US Letter")
        page.mediabox = pikepdf.Array(map(Decimal, map(str, LETTER_BOX)))


def _complaint(name: str, found: Sequence[typst.TypstError | typst.TypstWarning]) -> str:
    lines = []
    for one in found:
        place = _PLACE.search(one.diagnostic)
        lines.append(f"{name}: {one.message}" + (f" ({place[1]})" if place else ""))
        lines.extend(f"    hint: {hint}" for hint in one.hints)
    return "\n".join(dict.fromkeys(lines))


MUCH = 300_000  # signs, for which processes of their own are worth their while: what Typst keeps in memory goes with them


# --- what is printed


def mark(job: Job) -> str:
    """What the files of a job are made from, as a digest."""
    given = (job.look.encode(), job.data.encode("utf-8", "surrogatepass"))
    return digest_of([made_by(job.template), *given])


@cache
def made_by(template: str) -> str:
    """The program, the template with all that it imports, and the fonts, as a digest."""
    files = [Path(__file__), *files_of(template)]
    files += [path for folder in font_folders() for path in sorted(folder.glob("*.[ot]tf"))]
    named = (part for path in files for part in (path.name, path.read_bytes()))
    return digest_of([version("typst"), version("pikepdf"), SCRIPTS, template, *named])


def take_over(jobs: Iterable[Job], old: Path, new: Path, book: Path) -> list[Job]:
    """Takes every file that is still right from an earlier output, and returns the jobs that are left.

    old    folder of the earlier output; what is not as it was written there is made again
    new    folder of the next one, in which the files of the jobs lie
    book   folder of the book, where it is kept what was written
    """
    with Cache(book) as kept:
        return [job for job in jobs if not _taken(job, kept, old, new)]


def _taken(job: Job, kept: Cache, old: Path, new: Path) -> bool:
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
    """Records the digests of the finished files, for the next build of the book in that folder."""
    with Cache(book) as kept:
        for job in jobs:
            kept.put(f"pdf {mark(job)}", [_digest_of(path) for path in job.paths])


def _digest_of(path: Path) -> str:
    """Of the bytes of a file; '' where there is none."""
    try:
        return sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""


# --- what is measured: each thing once, for all files and for the next build


class ToMeasure(Struct, frozen=True, dict=True):
    """Parts to measure.

    template    which answers with a number for each of them, or with what it was asked for
    head        what else it is given, the same for all
    """

    template: str
    head: Mapping[str, Any]
    parts: Sequence[Any]

    @cached_property
    def same(self) -> str:
        """A digest of everything else on which the number of a part depends."""
        return digest_of([made_by(self.template), json.dumps(self.head)])

    @cached_property
    def keys(self) -> list[str]:
        return [digest_of([self.same, encode(part)])[:24] for part in self.parts]


class Measures:
    """Measured numbers, each measured once.

    kept    where they are kept from one run to the next; None for nowhere
    """

    def __init__(self, kept: Cache | None = None):
        self.kept = kept or Cache()

    def of(self, asked: ToMeasure) -> list[Any]:
        """The number of each part. Raises PaperError."""
        return self.ask([asked])

    def ask(self, every: Sequence[ToMeasure]) -> list[Any]:
        """Measures what is not known yet: on several processors, and parts with the same head together."""
        parts = {
            key: (asked, part) for asked in every for key, part in zip(asked.keys, asked.parts, strict=True)
        }
        keys = [key for asked in every for key in asked.keys]
        return self.kept.get_or_compute_all(keys, lambda missing: _measured([parts[key] for key in missing]))


def _measured(parts: Sequence[tuple[ToMeasure, Any]]) -> list[Any]:
    """The number of each of these parts, in their order."""
    groups: dict[str, list[int]] = {}
    for place, (asked, _) in enumerate(parts):
        groups.setdefault(asked.same, []).append(place)
    heads = [parts[places[0]][0] for places in groups.values()]
    data = [
        json.dumps({**asked.head, "parts": [parts[place][1] for place in places]})
        for asked, places in zip(heads, groups.values(), strict=True)
    ]
    numbers = chain(*_answers([asked.template for asked in heads], data))
    by_place = dict(zip(chain(*groups.values()), numbers, strict=True))
    return [by_place[place] for place in range(len(parts))]


def _answers(templates: Sequence[str], data: Sequence[str]) -> list[list[Any]]:
    if sum(map(len, data)) < MUCH and not in_a_copy():
        return list(map(metadata_of, templates, data))
    with processes(len(data)) as pool:
        return list(pool.map(metadata_of, templates, data))


# --- a finished document as it goes to a printer: on smaller paper, or two pages on a side


MM = 72 / 25.4  # points
# of paper that are folded into one booklet, and of each section of a thicker one
MOST_SHEETS, SECTION = 12, 4
SMALLER = {"a5": (148 * MM, 210 * MM)}  # paper of a book that is set on A4 and made smaller -> its size
MOST_SPINE = 7  # millimetres by which text may move away from the spine; the tabs at the edge need the rest


def smaller(made: bytes, paper: str) -> bytes:
    """A document on A4, on one of `SMALLER`. Its links and bookmarks lead to the same places."""
    out, size = BytesIO(), SMALLER[paper]
    with pikepdf.open(BytesIO(made)) as document:
        width, height = (float(side) for side in document.pages[0].mediabox[2:])
        scale = min(size[0] / width, size[1] / height)
        left, foot = (size[0] - scale * width) / 2, (size[1] - scale * height) / 2
        for page in document.pages:
            page.contents_add(
                f"q {scale:.6f} 0 0 {scale:.6f} {left:.4f} {foot:.4f} cm".encode(), prepend=True
            )
            page.contents_add(b"Q")
            page.mediabox = pikepdf.Array(_decimals(0, 0, *size))
        for found in document.objects:
            _move_places(found, lambda x, y: (scale * x + left, scale * y + foot))
        document.save(out, object_stream_mode=pikepdf.ObjectStreamMode.generate, deterministic_id=True)
    return out.getvalue()


def _move_places(found: Any, moved: Callable[[float, float], tuple[float, float]]) -> None:
    """Moves what is said of places outside the drawing of pages: where links lie and lead to, and figures are."""
    if isinstance(found, pikepdf.Array):
        if len(found) == 5 and found[1] == "/XYZ":
            found[2], found[3] = _decimals(*moved(float(found[2]), float(found[3])))
        else:
            for part in found:
                _move_places_inside(part, moved)
    elif isinstance(found, pikepdf.Dictionary):
        for key, part in found.items():
            if key in ("/Rect", "/QuadPoints", "/BBox"):
                flat = [moved(float(x), float(y)) for x, y in zip(part[::2], part[1::2], strict=True)]
                found[key] = pikepdf.Array(_decimals(*chain(*flat)))
            else:
                _move_places_inside(part, moved)


def _move_places_inside(part: Any, moved: Callable[[float, float], tuple[float, float]]) -> None:
    if isinstance(part, pikepdf.Object) and not part.is_indirect:
        _move_places(part, moved)


def booklet(made: bytes) -> bytes:
    """Two pages on each side of sheets of the same paper, to be printed on both sides and folded in the middle.

    The sheets of a section lie in each other: its first page stands beside its last. Links and tags are left out.
    """
    out = BytesIO()
    with pikepdf.open(BytesIO(made)) as document, pikepdf.new() as sheets:
        width, height = _size(document.pages[0])
        scale = min(height / 2 / width, width / height)
        for two in sides(len(document.pages)):
            sheet = sheets.add_blank_page(page_size=(height, width))
            for half, number in enumerate(two):
                if number <= len(document.pages):
                    middle = (half + 0.5) * height / 2
                    left, foot = middle - scale * width / 2, (width - scale * height) / 2
                    where = pikepdf.Rectangle(left, foot, left + scale * width, foot + scale * height)
                    sheet.add_overlay(document.pages[number - 1], where)
        sheets.docinfo["/Title"] = document.docinfo.get("/Title", "")
        sheets.save(out, object_stream_mode=pikepdf.ObjectStreamMode.generate, deterministic_id=True)
    return out.getvalue()


def sides(pages: int) -> Iterator[tuple[int, int]]:
    """The pages on each side, left and right, in the order in which the sides are printed; numbers above `pages` are empty.

    What is too thick to be folded at once is printed in sections, which lie behind each other and are sewn.
    """
    sheets = -(-pages // 4)
    each = sheets if sheets <= MOST_SHEETS else SECTION
    for start in range(0, sheets, max(1, each)):
        first, last = 4 * start + 1, 4 * min(start + each, sheets)
        for n in range(first, (first + last) // 2, 2):
            yield last + first - n, n
            yield n + 1, last + first - n - 1


def _size(page: pikepdf.Page) -> tuple[float, float]:
    left, bottom, right, top = map(float, page.mediabox)
    return right - left, top - bottom


def _decimals(*lengths: float) -> list[Decimal]:
    return [Decimal(f"{length:.4f}") for length in lengths]

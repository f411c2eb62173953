"""What differs between two builds, by kind: python tests/help/compare.py BUILD BUILD, or --base REV for one of that revision
and one of the files as they lie here.

Compared are pages of the site, JSON, the data of scripts, other texts, the words and page breaks of PDF files, pictures byte by byte, and what
`list`, `map`, `rules` and `show` answer. Dates, digests, and packs of the program itself are no difference. Exit status 1 where something differs.
"""

from __future__ import annotations

import argparse
import filecmp
import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from functools import cache, partial
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple
from zlib import crc32

from lxml import etree, html

ROOT = Path(__file__).resolve().parents[2]
MADE = ROOT / ".cache" / "compare"  # not below build/, which every build writes anew

Item = tuple[str, str]  # the part of a page or file, as dl.facts dd, and what stands there

MONTHS = "January February March April May June July August September October November December".split()
DAY = re.compile(
    rf"\d{{4}}-\d\d-\d\d(T[\d:.]+(Z|[+-][\d:]+)?)?|\d{{1,2}}\.? ({'|'.join(MONTHS)}) \d{{4}}|\d{{4}}年\d{{1,2}}月\d{{1,2}}日"
)
DIGEST = re.compile(r"(?<![0-9A-Za-z])[0-9a-f]{8,64}(?![0-9A-Za-z])")
PROGRAM = {".gz", ".map", ".pack", ".wasm", ".zip"}


def timeless(text: str) -> str:
    """A text without its dates and digests."""
    return DIGEST.sub("(digest)", DAY.sub("(day)", text))


# --- what a file says


def page(path: Path) -> Iterator[Item]:
    """Every element of an HTML page with its attributes, and every text; the part is the nearest element with a class."""
    parser = html.HTMLParser(encoding="utf-8")
    for element in html.fromstring(path.read_bytes(), parser=parser).iter(etree.Element):
        attributes = (f' {name}="{value}"' for name, value in sorted(element.items()))
        yield _part(element), f"<{element.tag}{''.join(attributes)}>"
        yield from _words(_part(element), element.text)
        if (parent := element.getparent()) is not None:
            yield from _words(_part(parent), element.tail)


def _part(element: Any) -> str:
    above = next((it for it in (element, *element.iterancestors()) if it.get("class")), None)
    named = "" if above is None else f"{above.tag}.{'.'.join(above.get('class').split())}"
    return named if above is element else f"{named} {element.tag}".strip()


def _words(part: str, text: str | None) -> Iterator[Item]:
    if text and not text.isspace():
        yield part, re.sub(r"\s+", " ", text)


def data(path: Path) -> Iterator[Item]:
    """Every value of a JSON file, or of a script that hands JSON to a function; the part is where it stands, without the
    keys of long lists. Another script is a text."""
    text = path.read_text("utf-8")
    call = re.fullmatch(r"\s*([\w.]+)\((.*)\);?\s*", text, re.DOTALL)
    try:
        yield from _leaves(json.loads(call[2] if call else text), call[1] if call else "")
    except ValueError:
        yield from lines(path)


def _leaves(value: Any, part: str) -> Iterator[Item]:
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            if len(value) > 12:
                yield f"{part}.*", key
            yield from _leaves(inner, f"{part}.{'*' if len(value) > 12 else key}")
    elif isinstance(value, list) and value:
        for inner in value:
            yield from _leaves(inner, f"{part}[]")
    else:
        yield part, value if isinstance(value, str) else json.dumps(value)


def printed(path: Path) -> Iterator[Item]:
    """The lines of a PDF file, and after which lines a page ends."""
    from pypdfium2 import PdfDocument

    for sheet in PdfDocument(path):
        text = sheet.get_textpage().get_text_range().splitlines()
        yield from (("text", line) for line in text)
        yield "page break", f"after: {text[-1] if text else 'an empty page'}"


def lines(path: Path) -> Iterator[Item]:
    return (("line", line) for line in path.read_text("utf-8").splitlines())


def picture(path: Path) -> Iterator[Item]:
    """Anything else: how long it is, and a checksum."""
    content = path.read_bytes()
    yield "bytes", f"{len(content)} bytes, crc{crc32(content):08x}"


READERS = {".html": page, ".js": data, ".json": data, ".webmanifest": data, ".pdf": printed}
READERS |= dict.fromkeys((".css", ".md", ".mjs", ".svg", ".txt", ".xml"), lines)


def said(path: Path) -> list[Item]:
    """What a file says, but for dates and digests; a number of many digits is no digest."""
    items = READERS.get(path.suffix, picture)(path)
    return [(part, text if text.isdigit() else timeless(text)) for part, text in items]


# --- what differs


class Difference(NamedTuple):
    """One place.    before, after    what stands there, '' where there is nothing"""

    part: str
    before: str
    after: str

    @property
    def shape(self) -> str:
        return "changed" if self.before and self.after else "removed" if self.before else "added"


def differences(before: list[Item], after: list[Item]) -> Iterator[Difference]:
    """Where two files differ. Where a part has as many items on both sides they are compared one by one, else as one text."""
    for tag, *ends in SequenceMatcher(None, before, after).get_opcodes():
        if tag == "equal":
            continue
        sides = before[ends[0] : ends[1]], after[ends[2] : ends[3]]
        if sorted(sides[0]) == sorted(sides[1]):
            yield Difference("order", *(" ".join(text for _, text in side) for side in sides))
        for part in dict.fromkeys(part for side in sides for part, _ in side):
            one, other = ([text for of, text in side if of == part] for side in sides)
            if len(one) != len(other):
                one, other = [" ".join(one)], [" ".join(other)]
            yield from (
                Difference(part, *pair) for pair in zip(one, other, strict=True) if pair[0] != pair[1]
            )


def files(build: Path, answers: Path | None) -> dict[str, Path]:
    """Name -> file, of a build and of what commands answer. A name has no digests."""
    found = {path.relative_to(build).as_posix(): path for path in sorted(build.rglob("*"))}
    for path in sorted(answers.rglob("*")) if answers else ():
        found[f"answers/{path.relative_to(answers).as_posix()}"] = path
    return {
        timeless(name): path
        for name, path in found.items()
        if path.is_file() and not path.name.startswith(".") and path.suffix not in PROGRAM
        if not name.startswith("site/print/")  # the files of print/ again
    }


def kinds_of_files(names: Iterable[str]) -> dict[str, str]:
    """Name -> kind, as site/*/games/*/index.html: without the language, and without the name of one of many side by side."""
    paths = {name: PurePosixPath(name) for name in names}
    entries = {it for path in paths.values() for it in (path, *path.parents[:-1])}
    beside = Counter((it.parent, it.suffix) for it in entries)

    def shown(it: PurePosixPath) -> str:
        many = beside[it.parent, it.suffix] > 5 and (it.suffix or len(it.parts) > 3)
        return f"*{it.suffix}" if many or re.fullmatch("[a-z]{2}", it.name) else it.name

    return {name: "/".join(map(shown, (*reversed(path.parents[:-1]), path))) for name, path in paths.items()}


def compare(*builds: Path) -> tuple[list[str], int, int]:
    """The lines that tell what differs between two builds, how many of their files differ, and of how many.

    Answers are compared where they stand beside both.
    """
    answers = [build.parent / "answers" for build in builds]
    known = all(folder.is_dir() for folder in answers)
    before, after = (files(build, of if known else None) for build, of in zip(builds, answers, strict=True))
    names = sorted({*before, *after})
    kinds, rows = kinds_of_files(names), defaultdict[tuple[str, str, str], list[tuple[str, Difference]]](list)
    for name in names:
        if name not in before or name not in after:
            found = [Difference("the file", name * (name in before), name * (name in after))]
        elif filecmp.cmp(before[name], after[name], shallow=False):
            continue
        else:
            found = [*differences(said(before[name]), said(after[name]))]
        for it in found:
            rows[kinds[name], it.part, it.shape].append((name, it))
    telling = [line for row, found in sorted(rows.items()) for line in told(row, found)]
    return telling, len({name for found in rows.values() for name, _ in found}), len(names)


def told(row: tuple[str, str, str], found: list[tuple[str, Difference]]) -> Iterator[str]:
    """A kind of difference: where, how often, and the first as a few words before and after."""
    name, first = found[0]
    in_files, ways = len({name for name, _ in found}), len({(it.before, it.after) for _, it in found})
    yield f"{row[0]}  {row[1]}  {row[2]}: {len(found)} (files {in_files}, different {ways}), first in {name}"
    letters = enumerate(zip(first.before, first.after, strict=False))
    same = next((n for n, (one, other) in letters if one != other), min(len(first.before), len(first.after)))
    begin = max(0, same - 30)
    for mark, text in ("-", first.before), ("+", first.after):
        if text:
            yield f"    {mark} {'…' * (begin > 0)}{text[begin : begin + 100]}{'…' * (len(text) > begin + 100)}"


# --- what is compared


def answer(folder: Path) -> None:
    """A file for each answer of `list`, `map`, `rules` and `show`, by the program that is imported and of the book that this process stands in."""
    from click.testing import CliRunner

    from poker_rulebook.cli import shared
    from poker_rulebook.cli.commands import rulebook
    from poker_rulebook.languages import LOCALES

    shared.load = cache(shared.load)  # the book is read once

    def output(*words: str) -> str:
        return CliRunner().invoke(rulebook, words, env={"COLUMNS": "100"}).output

    games = [game["id"] for game in json.loads(output("list", "--json"))]
    chapters = dict.fromkeys(rule["chapter"] for rule in json.loads(output("rules", "--json")))
    asked = [["list"], ["rules"], ["map"], *(["map", part] for part in ("kinds", "ladder", "wrong"))]
    asked += [["show", name] for name in (*games, *chapters)]
    for locale, words in ((locale, words) for locale in LOCALES for words in asked):
        path = folder / locale / words[0] / f"{words[-1]}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(output(*words, "--lang", locale), "utf-8")


def make(tree: Path, into: Path) -> None:
    """What the program of a tree makes and answers of its book: `build` and `answers` in a folder."""
    run = partial(
        subprocess.run, cwd=tree, check=True, env=os.environ | {"PYTHONPATH": str(tree / "generator")}
    )
    run([sys.executable, "-m", "poker_rulebook", "build", "--out", into / "build"])
    shutil.rmtree(into / "answers", ignore_errors=True)
    run([sys.executable, __file__, "--answers", into / "unfinished"])
    (into / "unfinished").rename(into / "answers")


def of_revision(revision: str) -> Path:
    """The build of a revision; one that is there already is taken."""
    git = partial(subprocess.run, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    commit = git(["git", "rev-parse", "--verify", f"{revision}^{{commit}}"]).stdout.strip()
    if not (MADE / commit / "answers").is_dir():
        if not (MADE / commit / "tree").is_dir():
            git(["git", "worktree", "add", "--force", "--detach", MADE / commit / "tree", commit])
        make(MADE / commit / "tree", MADE / commit)
    return MADE / commit / "build"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("builds", nargs="*", type=Path, metavar="BUILD")
    parser.add_argument("--base", metavar="REV")
    parser.add_argument("--answers", type=Path, metavar="FOLDER", help="only write what commands answer")
    asked = parser.parse_args()
    if asked.answers:
        answer(asked.answers)
        return 0
    if asked.base:
        asked.builds = [of_revision(asked.base), MADE / "here" / "build"]
        make(ROOT, MADE / "here")
    if len(asked.builds) != 2 or not all(it.is_dir() for it in asked.builds):
        parser.error("name two builds that are there, or --base REV")
    telling, differ, of = compare(*asked.builds)
    print(*telling, f"{differ} of {of} differ", sep="\n")
    return int(differ > 0)


if __name__ == "__main__":
    sys.exit(main())

"""Files that are none, that are too large or too many, or that say too much: refused with little work and memory.

Each runs in a process of its own that may use a minute of the processor, and 500 MB more than Python and the
packages have taken already.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from small_book import GOOD, ROOT, book_folder

from poker_rulebook.book.source import LARGEST_FILE, MOST_FILES

MEMORY = 500 * 2**20  # bytes of address space that the data may cost
WORK = 60  # seconds of the processor
PATIENCE = 600  # seconds until a process counts as one that waits for ever

LIMITED = """
import resource, sys
import poker_rulebook.cli.editors, poker_rulebook.measure.chances, poker_rulebook.play.script, poker_rulebook.book.load, jsonschema
size = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (size + {memory}, size + {memory}))
resource.setrlimit(resource.RLIMIT_CPU, ({work}, {work}))
sys.argv[1:] = {arguments}
from poker_rulebook.cli import main
main()
"""

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/statm").exists(), reason="memory is limited on Linux only"
)


def limited(*arguments: str, told: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """A command in little memory."""
    program = LIMITED.format(memory=MEMORY, work=WORK, arguments=list(arguments))
    return subprocess.run(
        [sys.executable, "-c", program], input=told, capture_output=True, timeout=PATIENCE, cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "generator")},
    )  # fmt: skip


@pytest.fixture
def folder(tmp_path) -> Path:
    return book_folder(tmp_path / "book", "lantern", "gate")


def problems_of(folder: Path) -> list[dict]:
    """What `check` says; the command itself goes well."""
    done = limited("check", "--format", "json", "--book", str(folder))
    assert done.returncode in (0, 1), done.stderr.decode()[-500:]
    assert b"Traceback" not in done.stderr
    return json.loads(done.stdout)["problems"]


LANTERN = (GOOD / "lantern.yaml").read_text("utf-8")


def only(folder: Path) -> tuple[str, str]:
    (problem,) = problems_of(folder)
    return problem["file"], problem["message"]


def a_socket(path: Path) -> None:
    """The address of a socket is short (107 bytes), so it is named from its own folder."""
    with socket.socket(socket.AF_UNIX) as made, contextlib.chdir(path.parent):
        made.bind(path.name)


STRANGE = [
    (os.mkfifo, "is a pipe, not a file"),
    (os.mkdir, "is a folder, not a file"),
    (a_socket, "is a socket, not a file"),
    (lambda path: path.symlink_to("/dev/zero"), "is a link that leads out of the book"),
    (lambda path: path.symlink_to("/etc/passwd"), "is a link that leads out of the book"),
    (lambda path: path.symlink_to("../../../../../../etc/hostname"), "is a link that leads out of the book"),
    (lambda path: path.symlink_to(path.name), "cannot be read: a link leads to itself"),
    (lambda path: path.symlink_to("nothing"), "cannot be read: No such file or directory"),
    (lambda path: path.write_bytes(b"a" * (LARGEST_FILE + 1)), f"is larger than {LARGEST_FILE:,} bytes"),
    (
        lambda path: os.truncate(os.open(path, os.O_CREAT | os.O_RDWR), 100_000_000),
        f"is larger than {LARGEST_FILE:,} bytes",
    ),
]


def test_what_is_no_file_of_the_book_is_refused(folder):
    (folder / "games" / "mixes").mkdir()
    expected = set()
    for place in ("games", "games/rankings", "games/mixes"):
        for number, (make, message) in enumerate(STRANGE):
            make(folder / place / f"{place[-3:]}{number}.yaml")
            expected.add((f"{place}/{place[-3:]}{number}.yaml", message))
    assert expected == {(problem["file"], problem["message"]) for problem in problems_of(folder)}


def test_a_folder_that_leads_out_of_the_book_is_refused(folder, tmp_path):
    shutil.copytree(GOOD / "mixes", tmp_path / "elsewhere")
    (folder / "games" / "mixes").symlink_to(tmp_path / "elsewhere")
    assert ("games/mixes/relay.yaml", "is a link that leads out of the book") == only(folder)


def test_a_link_to_nothing_is_told_also_where_a_book_may_be_without_the_file(folder):
    (folder / "games" / "glossary.yaml").symlink_to("nothing")
    assert ("games/glossary.yaml", "cannot be read: No such file or directory") == only(folder)


def test_a_link_inside_the_book_is_followed(folder):
    (folder / "kept").mkdir()
    (folder / "games" / "gate.yaml").rename(folder / "kept" / "gate.yaml")
    (folder / "games" / "gate.yaml").symlink_to("../kept/gate.yaml")
    assert [] == problems_of(folder)


def test_a_device_that_is_named_on_the_command_line_is_refused(folder, tmp_path):
    link = tmp_path / "zero.yaml"
    link.symlink_to("/dev/zero")
    for path, message in ((link, b"is a device, not a file"), ("/dev/zero", b"is no part of the book")):
        done = limited("check", str(path), "--book", str(folder))
        assert (1, True) == (done.returncode, message in done.stdout)


def test_a_folder_with_too_many_files_is_refused(folder):
    for number in range(MOST_FILES + 1):
        (folder / "games" / f"g{number}.yaml").write_text(LANTERN)
    assert ("games", f"has more than {MOST_FILES} files") == only(folder)


FULL = LARGEST_FILE - 2_000  # bytes of a file that is just small enough


def repeated(piece: str, before: str = "[", after: str = "x]") -> str:
    return before + piece * ((FULL - len(before) - len(after)) // len(piece)) + after


def steps() -> str:
    step = "  - {{id: s{}, do: roll, dice: 2, outcomes: [{{id: a, name: {{en: a, ja: a}}, faces: [1]}}]}}\n"
    return LANTERN.replace("play:\n", "play:\n" + "".join(step.format(n) for n in range(2_000)), 1)


TOO_MUCH = [
    repeated("*a, ", "[&a x, "),
    repeated("&a x, "),
    repeated("!x y, "),
    repeated("[], "),
    repeated("{}, "),
    repeated("["),
    repeated("{a: "),
    repeated("- ", ""),
    repeated("? ", ""),
    repeated("a", "id: ", ""),
    repeated("9", "id: ", ""),
    repeated("\\u202e", 'id: "', '"'),
    repeated("{id: x, do: bet}, ", "play: [", "]"),
    repeated("A-", LANTERN + "deck2: ", "A"),
    "{" + "".join(f"k{n}: 1, " for n in range(20_000)) + "}",
    "\n" * FULL,
    "#" * FULL,
    repeated("'", "a: '", ""),
    steps(),
    LANTERN.replace("deck: standard-52", "deck: " + "x" * FULL),
    LANTERN.replace("cards: 4", "cards: 999999999999999", 1),
    LANTERN.replace("max: 9", "max: 123456789012345", 1),
]


def test_a_file_that_says_too_much_is_refused(folder):
    for number, text in enumerate(TOO_MUCH):
        (folder / "games" / f"x{number}.yaml").write_text(text, "utf-8")
    found = problems_of(folder)
    counts = Counter(problem["file"] for problem in found)
    assert {f"games/x{number}.yaml" for number in range(len(TOO_MUCH))} == set(counts)
    assert max(counts.values()) <= 250
    assert max(len(problem["message"]) for problem in found) < 500


LINES = [
    b"[" * 3_000_000,
    b'{"cards":"' + b"A" * 100_000_000 + b'"}',
    b'{"cards":"' + b"joker " * 100_000 + b'"}',
    b'{"cards":"' + b"Ah " * 300_000 + b'"}',
    b'{"cards":' + b"9" * 900_000 + b"}",
    b'{"cards":1e999999999}',
    b"{" + b",".join(b'"k%d":1' % n for n in range(80_000)) + b"}",
    "".join(["{"] + ['"\\u001b[31m\\u202e": 1'] + ["}"]).encode(),
    b"\x00\xff\xfe",
]


@pytest.mark.parametrize("command", [("rank", "high"), ("showdown", "lantern")], ids=lambda words: words[0])
def test_a_line_of_json_that_says_too_much_is_one_error(folder, command):
    done = limited(*command, "--jsonl", "--book", str(folder), told=b"\n".join(LINES))
    assert 1 == done.returncode
    answers, messages = done.stdout.decode().splitlines(), done.stderr.decode().splitlines()
    assert len(LINES) == len(answers) == len(messages)
    for number, (answer, message) in enumerate(zip(answers, messages, strict=True), 1):
        assert {"error"} == json.loads(answer).keys()
        assert len(answer) < 1_000
        assert message.startswith(f"rulebook: line {number}: ")
        assert message.isprintable()


def test_names_of_files_cannot_colour_or_break_messages(folder):
    (folder / "games" / "\x1b[31mred\n::error::\u202e.yaml").write_text("a: 1")
    for form in ("text", "github"):
        done = limited("check", "--format", form, "--book", str(folder))
        lines = done.stdout.decode().splitlines()
        assert all(line.isprintable() for line in lines)
        starts = ("games/", "    hint: ") if form == "text" else ("::error file=games/",)
        assert all(line.startswith(starts) for line in lines)

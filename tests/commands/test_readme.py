"""Every command, those of README as they stand there: under every set of rules, as a house has it, and with a few choices. By day a part that covers them."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from nights import nightly
from real_book import HEADS, MIXES, ROOT, real_book
from small_book import GAMES, GOOD, book_folder

from poker_rulebook.book.chapters import rules_of
from poker_rulebook.cli.commands import WHERE, rulebook

PRESETS = tuple(sorted(path.stem for path in (ROOT / "games" / "presets").glob("*.yaml")))
HOUSES = tuple(sorted(path.stem for path in (ROOT / "games" / "houses").glob("*.yaml")))
CHAPTERS = tuple(
    path.stem for path in sorted((ROOT / "games" / "rules").glob("*.yaml")) if path.stem != "contents"
)
UNDER = (*(f"--preset {preset}" for preset in PRESETS), *(f"--house {house}" for house in HOUSES))
EDITIONS = (*UNDER, f"--house {HOUSES[0]} --preset {PRESETS[0]}")
CHOSEN = ("--option limit=pot-limit", "--option bomb-pot=yes --option limit=no-limit")

# A line of README, or one like those -> what is run of it: in the folder of the book, or in a small book that may be written (SMALL). Where nothing is run
# by day, it is tried in the file named. $NAME is a file or folder; what stands behind <<< is sent.
SMALL = "small: "
SHOWDOWN = """{"seats": {"A": "Ah 2c Kd Qs", "B": "Kh Kc 9d 9s"}, "board": "2h 5d 7c Ks 8s", "pot": 101}"""
WAGER = """{"put": 1000, "call": 500, "largest_raise": 500, "stack": 5000}"""
TABLE = """{"kind": "undercall", "stakes": {"small_blind": 50, "big_blind": 100}, "step": "preflop", "seats": {"A": {"stack": 950,
"in_front": 50}, "B": {"stack": 900, "in_front": 100}, "C": {"stack": 900}}, "to_act": "C", "deed": {"seat": "C", "amount": 60}}""".replace(
    "\n", " "
)
RACE = """{"old": 25, "new": 100, "chips": [3, 1, 0, 2]}"""
README: dict[str, list[str]] = {
    "show razz --lang ja": [
        "show razz --lang ja", "show odd-chips --lang ja", "show nuts",
        *(f"show {game} --preset {preset}" for game, preset in zip(("razz", "badugi", "texas-holdem", "horse", "sohe"), PRESETS, strict=True)),
        *(f"show texas-holdem {chosen}" for chosen in CHOSEN), f"show texas-holdem {CHOSEN[0]} --preset tda",
    ],
    "map [kinds|ladder|wrong] [--json]": ["map", "map kinds --json", "map wrong"],
    "deal sohe --seed 3": ["deal sohe --seed 3", *(f"deal texas-holdem --seed 3 --format phh {it}" for it in CHOSEN)],
    "showdown omaha-8 --jsonl": [f"showdown omaha-8 --jsonl {it} <<< {SHOWDOWN}" for it in ("", "--option limit=no-limit")],
    "wager --jsonl": [f"wager --jsonl <<< {WAGER}"],
    "print razz badugi --paper a4 [--mono]": [
        # under a set of rules and in a house; and the game that has most to say, on the smallest card
        "print razz --house lighthouse --paper a4 --mono --out $OUT",
        "print paradise-road-pickem --preset tda --paper a6 --one-sided --out $OUT",
    ],
    "print --mix horse --as sheet": ["print --mix horse --as sheet --preset wsop --lang ja --out $OUT"],
    "rules --preset tda": [f"rules --preset {preset} {more}" for preset, more in zip(PRESETS, ("", "--json", "--lang ja", "", ""), strict=True)],
    "build --house lighthouse": [],  # tests/commands/test_houses.py
    "director race --jsonl": [f"director race --jsonl <<< {RACE}"],
    "director structure [--lang ja | --json]": ["director structure start=200 minutes=20 --lang ja", "director icm stacks='5 3' prizes='2 1' --json"],
    "new ID --from razz": [SMALL + "new lamp --from kite", SMALL + "new lamps --mix --from relay"],
    "serve": [],  # tests/web/test_serving.py
    "check [PATH…] [--format json|github|sarif]": [
        SMALL + "check", *(SMALL + f"check games/kite.yaml --format {form}" for form in ("json", "github", "sarif")),
    ],
    "check --fix [--diff]": [SMALL + "check --fix --diff"],
    "ready GAME [--write]": [],  # tests/commands/test_ready.py
    "diff main [HEAD] [--format html]": [],  # tests/changes/
    "list [--lang ja | --json]": ["list --lang ja", "list --json"],
    "rank badugi 7s 4c 2h 2d": ["rank badugi 7s 4c 2h 2d"],
    "replay hand.phh night.phhs --jsonl": ["replay $PHH --jsonl"],
    "resume hand.json [--json [--viewer A]]": ["resume $RECORD", "resume $RECORD --json --viewer A"],
    "incident texas-holdem table.json": [f"incident texas-holdem --jsonl {under} <<< {TABLE}" for under in ("", *EDITIONS)],
    "ruling hand.json out-of-turn raise C 600": [f"ruling $RECORD no-burn {under}" for under in ("", *EDITIONS)],
}  # fmt: skip
MORE: dict[str, list[str]] = {
    "rules --for dealer": ["rules --for dealer", "rules --tda"],
    "book DIR": ["book $OUT/book", "check --book $OUT/book $OUT/book/games/editions.yaml"],
    "edition 2026-11": [SMALL + "edition 2026-11"],
    "build [--out build] [--address URL]": [],  # tests/commands/test_publish.py
    "build --site": [],  # tests/commands/test_publish.py
    "build --lang fr": [],  # tests/languages/
    "translations fr [razz] [--export F]": [SMALL + "translations ja kite"],
    "print razz badugi --as before": ["print razz badugi --as before --preset barge --out $OUT"],
    "print --as endpapers --lang both": [],  # tests/paper/test_printing.py
    "print --as floor --lang both": [],  # tests/paper/test_endpapers.py
    "print badugi --as talk --lang ja": [],  # the same
    "print --house lighthouse --all --as book": [],  # tests/paper/test_printing.py
    "print --all --as book --lang both": [],  # tests/paper/test_printing.py
    "odds big-o --seat 'As Ah 2s 3h' --seat ''": [
        f"odds texas-holdem --seat 'As Ah' --seat 'Ks Kh' --board '2c 3d 4h 9s' {it}" for it in ("", CHOSEN[0])
    ],
    "deal plo --bomb-pot 2": ["deal plo --bomb-pot 2", "deal plo --post C=straddle --runs 2 --flashed B"],
    "deal razz --format json": ["deal razz --format json"],
    "simulate murder --hands 1000": ["simulate murder --hands 2", f"simulate texas-holdem --hands 2 {CHOSEN[0]}"],
    "measure [GAME…]": [SMALL + "measure"],
}  # fmt: skip
LINES = README | MORE

PRINTED = (
    "razz badugi --paper a4 --mono",
    "razz badugi --as before",
    "--as endpapers --lang both",
    "--all --as book --paper a5",
)
AT_NIGHT = (
    "check",
    "diff HEAD HEAD",
    "ready razz",
    "odds big-o --seat 'As Ah 2s 3h 4d' --seat ''",
    "simulate murder --hands 1000",
    "build --out $OUT --address https://rules.example.org/",
    *(f"build --out $OUT {under}" for under in EDITIONS),
    *(f"print {what} {under} --out $OUT" for what in PRINTED for under in EDITIONS),
    *(f"print --all {under} --paper {size} --lang both --out $OUT" for size in ("a6", "half-letter") for under in EDITIONS),
    *(f"print --mix {mix} --as sheet --preset {preset} --lang both --out $OUT" for mix in MIXES for preset in PRESETS),
)  # fmt: skip


def in_readme() -> Iterator[str]:
    """What is typed, as each line of README has it."""
    for line in re.findall(r"(?m)^rulebook (.*)$", (ROOT / "README.md").read_text("utf-8")):
        yield re.split(r" {2,}| (?=everything that|when a recorded hand)", line)[0]


def test_every_line_of_readme_and_every_command_is_run():
    assert list(in_readme()) == list(README)
    assert set(WHERE) == {line.split()[0] for line in LINES}


@pytest.fixture(scope="module")
def files(tmp_path_factory) -> dict[str, Path]:
    """$NAME of a command -> a hand history, a record, and a small book."""
    folder = tmp_path_factory.mktemp("of readme")
    small = book_folder(folder / "book", *GAMES, mixes=True, rules=True)
    for name in ("presets", "houses"):
        shutil.copytree(GOOD / name, small / "games" / name)
    made = {"PHH": (folder / "hand.phh", "phh"), "RECORD": (folder / "hand.json", "json")}
    for path, form in made.values():
        words = ["deal", "texas-holdem", "--seats", "4", "--seed", "5", "--format", form, "--book", str(ROOT)]
        path.write_text(CliRunner().invoke(rulebook, words).stdout, "utf-8")
    return {name: path for name, (path, _) in made.items()} | {"SMALL": small}


def run(command: str, files: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small = command.startswith(SMALL)
    written, _, sent = command.removeprefix(SMALL).partition(" <<< ")
    here = Path(shutil.copytree(files["SMALL"], tmp_path / "book", symlinks=True)) if small else ROOT
    paths = {"OUT": tmp_path / "out", **files}
    words = [re.sub(r"\$([A-Z]+)", lambda found: str(paths[found[1]]), word) for word in shlex.split(written)]
    monkeypatch.chdir(here)
    result = CliRunner().invoke(rulebook, words, input=sent or None)
    assert 0 == result.exit_code, (command, result.output, result.exception)
    assert result.output or paths["OUT"].exists()
    shutil.rmtree(tmp_path / "book", ignore_errors=True)


@pytest.mark.parametrize("line", [line for line, commands in LINES.items() if commands])
def test_what_readme_offers_works(line, files, tmp_path, monkeypatch, books_read_once):
    for command in LINES[line]:
        run(command, files, tmp_path, monkeypatch)


@nightly
@pytest.mark.parametrize("command", AT_NIGHT)
def test_what_takes_longer_works_too(command, files, tmp_path, monkeypatch, books_read_once):
    run(command, files, tmp_path, monkeypatch)


@nightly
@pytest.mark.parametrize("preset", PRESETS)
def test_everything_is_shown_under_every_preset(preset, files, tmp_path, monkeypatch, books_read_once):
    for name in (*CHAPTERS, *rules_of(real_book().chapters), *HEADS, *MIXES):
        run(f"show {name} --preset {preset}", files, tmp_path, monkeypatch)

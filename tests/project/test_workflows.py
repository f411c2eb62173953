"""What runs for a pull request: nothing that is not pinned, no secrets for strangers, and every schema known to an editor."""

from __future__ import annotations

import json
import os
import re
import subprocess

import pytest
import yaml
from real_book import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_pinned_to_a_commit(path):
    used = re.findall(r"uses: (\S+)", path.read_text("utf-8"))
    assert [] == [name for name in used if not re.fullmatch(r"[a-z-]+/[a-z-]+@[0-9a-f]{40}", name)]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_what_runs_for_a_fork_may_write_nothing(path):
    data = yaml.safe_load(path.read_text("utf-8"))
    triggers = data[True]  # YAML 1.1 reads the key `on` so
    assert "pull_request_target" not in triggers
    if "pull_request" in triggers:
        assert data["permissions"] == {"contents": "read"}
        assert "secrets." not in path.read_text("utf-8")


def jobs(name: str) -> dict:
    return yaml.safe_load((ROOT / ".github" / "workflows" / f"{name}.yml").read_text("utf-8"))["jobs"]


def writes(job: dict) -> bool:
    return "write" in job["permissions"].values()


@pytest.mark.parametrize("name", ["publish", "release"])
def test_what_may_write_runs_nothing_of_this_repository(name):
    """The site and the packages are built without rights, and put in place by a job that has only them."""
    data = yaml.safe_load((ROOT / ".github" / "workflows" / f"{name}.yml").read_text("utf-8"))
    assert data["permissions"] == {}
    built, placed = jobs(name).values()
    assert (False, True) == (writes(built), writes(placed)) and placed["needs"] == "build"
    assert not any("checkout" in step.get("uses", "") for step in placed["steps"])
    run = " ".join(step.get("run", "") for step in placed["steps"])
    assert not {"make", "python", "pip", ".ci/run", "rulebook"} & set(run.split())


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_whoever_builds_a_book_has_its_whole_history_and_keeps_no_credentials(path):
    """A book is dated by the last change of its games; a shallow clone knows only the last commit."""
    steps = [step for job in jobs(path.stem).values() for step in job["steps"]]
    given = [step.get("with", {}) for step in steps if "checkout" in step.get("uses", "")]
    assert [] == [it for it in given if (it.get("fetch-depth"), it.get("persist-credentials")) != (0, False)]


def test_the_site_is_published_only_from_a_commit_of_main_that_ci_has_passed():
    data = yaml.safe_load((ROOT / ".github" / "workflows" / "publish.yml").read_text("utf-8"))
    assert {"workflow_run"} == data[True].keys() and ["ci"] == data[True]["workflow_run"]["workflows"]
    build = data["jobs"]["build"]
    assert "conclusion == 'success'" in build["if"] and "event == 'push'" in build["if"]
    last, checkout = build["steps"][:2]
    assert "per_page=1" in last["env"]["RUNS"] and "${{ github.event.workflow_run.head_sha }}" in last["run"]
    assert "${{ github.event.workflow_run.head_sha }}" == checkout["with"]["ref"]


def test_a_comment_is_written_on_the_request_whose_files_were_looked_at_and_on_no_other():
    text = (ROOT / ".github" / "workflows" / "comment.yml").read_text("utf-8")
    assert '--jq .head.sha)" = "$HEAD" ] || exit 0' in text.partition("gh api --method")[0]


def comment_step(name: str) -> str:
    (step,) = [step for step in jobs("comment")["comment"]["steps"] if step.get("name", "").startswith(name)]
    return step["run"]


def run_bash(text: str, folder, **env: str) -> None:
    subprocess.run(["bash", "-euc", text], cwd=folder, check=True, env={**os.environ, **env})


@pytest.mark.parametrize(("longer", "is_cut"), [(0, False), (70_000, True)])
def test_a_comment_calls_nobody_and_says_so_where_it_is_cut(longer, is_cut, tmp_path):
    body = re.search(r"mark=.*?\} > body\.md\n", comment_step("One comment"), re.DOTALL)
    (tmp_path / "found").mkdir()
    text = "@everyone, &commat;all and &#64;somebody: " + "あ" * (longer // 3)
    (tmp_path / "found/changes.md").write_text(text, "utf-8")
    (tmp_path / "pictures.md").write_text("| then | now |", "utf-8")
    run_bash(body[0], tmp_path)
    said = (tmp_path / "body.md").read_text("utf-8")
    assert not re.search(r"@\w", said) and "&#64;" not in said and "&commat;" not in said
    assert "everyone" in said and "| then | now |" in said
    assert is_cut == ("*This is cut.*" in said) and len(said.encode()) < 65_536


def test_pictures_of_a_request_lie_on_a_branch_without_history_and_nothing_else_does(tmp_path):
    """Two requests keep theirs side by side; what is no picture, by its name or its first bytes, is left out."""
    png, remote = b"\x89PNG\r\n\x1a\n", tmp_path / "remote"
    subprocess.run(["git", "init", "-q", "--bare", remote], check=True)
    asked = {"badugi-en-then-1.png": png, "badugi-en-now-1.png": png, "badugi-en-now-2.png": png}
    refused = {
        "razz-en-now-1.png": b"<svg>",
        "x;y-en-now-1.png": png,
        "run.sh": png,
        "razz-ja-now-1.png": png * 99_999,
    }
    for number in ("7", "8"):
        (tmp_path / number / "found/pictures").mkdir(parents=True)
        for name, data in (asked | refused).items():
            (tmp_path / number / "found/pictures" / name).write_bytes(data)
        where = {
            "NUMBER": number,
            "REMOTE": str(remote),
            "SHOWN": "https://pictures.example",
            "HEAD": "5ca1e",
        }
        run_bash(comment_step("Pictures"), tmp_path / number, **where)
    git = ["git", "-C", remote]
    there = subprocess.check_output([*git, "ls-tree", "-r", "--name-only", "pictures"], text=True).split()
    assert sorted(f"{number}/{name}" for number in "78" for name in asked) == sorted(there)
    assert b"1\n" == subprocess.check_output([*git, "rev-list", "--count", "pictures"])
    shown = (tmp_path / "8/pictures.md").read_text("utf-8")
    assert re.findall(r'src="https://pictures.example/8/([^?"]+)\?5ca1e"', shown) == [*asked]
    assert "**badugi-en**\n\n| then | now |" in shown and shown.count("|\n") == 4


def test_an_editor_knows_the_schema_of_every_file_of_the_book():
    schemas = json.loads((ROOT / ".vscode" / "settings.json").read_text("utf-8"))["yaml.schemas"]
    written = {f"schema/{path.name}" for path in (ROOT / "schema").glob("*.json")} - {
        "schema/api.schema.json"
    }
    assert written == set(schemas)


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_the_forms_can_be_read(path):
    data = yaml.safe_load(path.read_text("utf-8"))
    assert "blank_issues_enabled" in data or {"name", "description", "body"} <= data.keys()

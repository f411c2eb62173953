"""What runs for a pull request: nothing that is not pinned, no secrets for strangers, and every schema known to an editor."""

from __future__ import annotations

import json
import re

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
        steps = [step for job in data["jobs"].values() for step in job["steps"]]
        checkouts = [step for step in steps if "checkout" in step.get("uses", "")]
        assert [False] == [step["with"]["persist-credentials"] for step in checkouts]


def test_a_comment_is_written_on_the_request_whose_files_were_looked_at_and_on_no_other():
    text = (ROOT / ".github" / "workflows" / "comment.yml").read_text("utf-8")
    assert '--jq .head.sha)" = "$HEAD" ] || exit 0' in text.partition("gh api --method")[0]


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

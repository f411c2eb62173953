"""What is published: one version in all places, notes of that version alone, and packages that need no more than they use."""

from __future__ import annotations

import importlib.util
import re
import tomllib

import pytest
from click.testing import CliRunner
from real_book import ROOT

import poker_rulebook
from poker_rulebook.cli import commands

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")


def tool(name: str):
    """A program of .ci/ as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / ".ci" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_program_package_and_changelog_have_one_version():
    newest = re.search(r"^## \[(\d.*?)\] - \d{4}-\d\d-\d\d$", CHANGELOG, re.MULTILINE)[1]
    assert newest == PROJECT["project"]["version"] == poker_rulebook.__version__


def test_the_notes_of_a_release_are_those_of_its_version_alone():
    log = "# Changelog\n\n## [Unreleased]\n- new\n\n## [0.2.0] - 2026-11-22\n- two\n\n## [0.1.0] - 2026-11-21\n- one\n"
    assert "- two\n" == tool("notes").notes("v0.2.0", "0.2.0", log)
    assert "- one\n" == tool("notes").notes("v0.1.0", "0.1.0", log)


@pytest.mark.parametrize(
    ("tag", "version", "message"),
    [
        ("v0.2.1", "0.2.0", "the tag is v0.2.1, and pyproject.toml has version 0.2.0: tag v0.2.0"),
        ("v0.3.0", "0.3.0", "CHANGELOG.md says nothing of 0.3.0: add '## [0.3.0] - DATE'"),
    ],
)
def test_a_tag_of_another_version_is_not_released(tag, version, message):
    with pytest.raises(ValueError, match=re.escape(message)):
        tool("notes").notes(tag, version, "## [0.2.0] - 2026-11-22\n- two\n")


def test_every_lower_bound_is_tried_by_ci():
    """requirements/oldest.txt holds the oldest version that pyproject.toml allows of each package it names."""
    pinned = dict(
        re.findall(r"^([\w.-]+)==(\S+)", (ROOT / "requirements/oldest.txt").read_text("utf-8"), re.MULTILINE)
    )
    extras = {"site", "paper", "test"}
    wanted = {**PROJECT, "project": {**PROJECT["project"], "optional-dependencies": {
        name: PROJECT["project"]["optional-dependencies"][name] for name in extras}}}  # fmt: skip
    for name, version in (bound.split("==") for bound in tool("oldest").oldest(wanted)):
        assert re.fullmatch(rf"{re.escape(version)}(\.0)*", pinned[name.replace(".", "-")]), name


def test_every_extra_brings_the_modules_that_its_commands_look_for():
    brought = {name: " ".join(PROJECT["project"]["optional-dependencies"][name]) for name in commands.EXTRAS}
    for extra, modules in commands.EXTRAS.items():
        for module in modules:
            package = {"material": "mkdocs-material", "noto_cjk_sans_jp_regular": "noto-cjk[sans-jp]"}
            assert package.get(module, module.replace("_", "-")) in brought[extra]


@pytest.mark.parametrize(
    ("command", "missing", "install"),
    [
        ("print razz", {"segno"}, "paper"),
        ("serve", {"mkdocs"}, "site"),
        ("build", {"mkdocs", "typst", "segno"}, "site,paper"),
        ("build", {"pylopdf_fonts_cjk"}, "paper"),
    ],
)
def test_a_command_whose_extra_is_missing_says_what_to_install(monkeypatch, command, missing, install):
    monkeypatch.setattr(commands, "find_spec", lambda name: None if name in missing else name)
    done = CliRunner().invoke(commands.rulebook, command.split())
    name = command.split()[0]
    line = f"rulebook: 'rulebook {name}' needs more: pip install 'poker-rulebook[{install}]'\n"
    assert (2, line) == (done.exit_code, done.output)

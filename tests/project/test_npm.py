"""make where npm cannot install anything: what fails and what to set is told, and the book is built without it."""

from __future__ import annotations

import os
import shutil
import subprocess

import pytest
from small_book import ROOT

SETTINGS = "npm_config_registry, npm_config_proxy, npm_config_https_proxy, npm_config_cafile"


@pytest.fixture
def make(tmp_path):
    """A checkout whose Python packages are installed, and an npm that reaches nothing."""
    for name in ("Makefile", "package.json", "package-lock.json", ".npmrc", "requirements", "pyproject.toml"):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copyfile
        copy(ROOT / name, tmp_path / name)
    programs = {
        ".venv/bin/python": "exit 0",
        ".venv/bin/rulebook": "echo the rulebook does $1",
        "path/npm": "[ $1 = --version ] || { echo npm $*: network request failed >&2; exit 1; }",
        "path/node": "exit 0",
    }
    for name, text in programs.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f"#!/bin/sh\n{text}\n")
        (tmp_path / name).chmod(0o755)
    for name in ("runtime", "test"):
        (tmp_path / f".venv/{name}.stamp").touch()
    path = f"{tmp_path / 'path'}{os.pathsep}{os.environ['PATH']}"

    def run(target: str, **more: str):
        kept = {
            key: value for key, value in os.environ.items() if key not in ("CI", "MAKEFLAGS", "MAKELEVEL")
        }
        command = ["make", target]
        return subprocess.run(
            command,
            cwd=tmp_path,
            env=kept | {"PATH": path} | more,
            capture_output=True,
            text=True,
            timeout=60,
        )

    return run


def test_the_book_is_built_without_what_comes_from_npm(make):
    done = make("book")
    assert (0, True) == (done.returncode, "the rulebook does build" in done.stdout)
    assert "network request failed" in done.stderr and SETTINGS in done.stderr


@pytest.mark.parametrize(("target", "more"), [("wheel", {}), ("test", {}), ("book", {"CI": "true"})])
def test_what_needs_it_stops_and_says_what_to_set(make, target, more):
    done = make(target, **more)
    assert (2, True) == (done.returncode, SETTINGS in done.stderr)
    assert "the rulebook does" not in done.stdout


@pytest.mark.parametrize(
    ("target", "kind"),
    [
        ("book", "omit"),
        ("wheel", "omit"),
        ("test", "include"),
        ("lint", "include"),
        ("browser-test", "include"),
    ],
)
def test_only_tests_and_lint_install_what_looks_through_the_scripts(make, target, kind):
    assert f"npm ci --{kind}=dev " in make(target, CHROMIUM="/a/browser").stderr

"""The release workflow fits the repository: its steps are make targets that exist, and nothing is published untested."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from scripts.client import ROOT

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def load(name: str) -> Any:
    return yaml.safe_load((ROOT / ".github/workflows" / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_target_of_a_workflow_exists(path: Any) -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    used = set(re.findall(r"\bmake ([\w-]+)", path.read_text(encoding="utf-8")))
    assert used <= targets


def test_nothing_is_published_before_the_tests_and_all_wheels() -> None:
    jobs = load("release.yml")["jobs"]
    assert {"test", "sdist", "wheels"} <= set(jobs["publish"]["needs"])
    assert {"test", "wheels"} <= set(jobs["image"]["needs"])


def test_publishing_is_trusted_and_needs_no_secret() -> None:
    text = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")
    assert load("release.yml")["jobs"]["publish"]["permissions"]["id-token"] == "write"
    assert "secrets." not in text


def test_changelog_has_a_place_for_what_comes_next() -> None:
    assert "\n## [Unreleased]\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_wheels_replay_the_golden_games_before_they_leave() -> None:
    assert 'test-command = "python -m scripts.play_golden compiled"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_image_runs_as_a_user_with_a_health_check_and_a_volume() -> None:
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    for word in ("USER steiger", "VOLUME /data"):
        assert word in lines
    assert any(line.startswith("HEALTHCHECK") for line in lines)

"""The release workflow fits the repository: its steps are make targets that exist, and nothing is published untested."""

from __future__ import annotations

import datetime
import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from scripts import release
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


CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n### Added\n- A lift.\n\n## [0.1.0] - 2026-01-01\n\n- First.\n"


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    (tmp_path / "src/steiger").mkdir(parents=True)
    (tmp_path / "src/steiger/__init__.py").write_text('__version__ = "0.1.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    for words in (
        ["init", "-q"],
        ["config", "user.name", "A"],
        ["config", "user.email", "a@b"],
        ["add", "."],
        ["commit", "-qm", "x"],
    ):
        release.git(tmp_path, *words)
    return tmp_path


def test_a_release_sets_the_version_dates_the_changelog_and_tags(repository: Path) -> None:
    release.release(repository, "0.2.0", datetime.date(2026, 2, 3))
    assert (repository / "src/steiger/__init__.py").read_text() == '__version__ = "0.2.0"\n'
    log = (repository / "CHANGELOG.md").read_text()
    assert release.notes(log, "0.2.0") == "### Added\n- A lift."
    assert release.notes(log, "Unreleased") == ""
    assert "## [0.2.0] - 2026-02-03\n" in log
    assert release.git(repository, "tag", "--list").split() == ["v0.2.0"]
    assert release.git(repository, "status", "--porcelain") == ""


@pytest.mark.parametrize("version", ["", "v0.2.0", "0.2", "0.1.0; rm"])
def test_a_wrong_version_changes_nothing(repository: Path, version: str) -> None:
    with pytest.raises(SystemExit, match="is not a version"):
        release.release(repository, version, datetime.date(2026, 2, 3))
    assert (repository / "CHANGELOG.md").read_text() == CHANGELOG


def test_a_release_refuses_uncommitted_changes_old_tags_and_an_empty_changelog(repository: Path) -> None:
    day = datetime.date(2026, 2, 3)
    (repository / "new.txt").write_text("x")
    with pytest.raises(SystemExit, match="commit or remove"):
        release.release(repository, "0.2.0", day)
    (repository / "new.txt").unlink()
    release.release(repository, "0.2.0", day)
    with pytest.raises(SystemExit, match="exists already"):
        release.release(repository, "0.2.0", day)
    with pytest.raises(SystemExit, match="nothing under"):
        release.release(repository, "0.3.0", day)


def test_the_docs_site_is_built_by_the_same_target() -> None:
    assert "make docs" in [step.get("run") for step in load("release.yml")["jobs"]["docs"]["steps"]]

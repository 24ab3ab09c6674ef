"""Prepares a release: `python -m scripts.release 0.2.0` sets the version, dates the changelog, commits and tags.

`python -m scripts.release notes v0.2.0` prints the changelog's section of a tag. Pushing the tag starts the workflow that
tests, builds and publishes.
"""

from __future__ import annotations

import datetime
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VERSION = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")
ASSIGNED = re.compile(r'^__version__ = "(.*)"$', re.MULTILINE)
UNRELEASED = "## [Unreleased]\n"


def main(arguments: list[str]) -> None:
    if len(arguments) == 2 and arguments[0] == "notes":
        print(notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), arguments[1].removeprefix("v")))
    elif len(arguments) == 1:
        release(ROOT, arguments[0], datetime.datetime.now(datetime.UTC).date())
    else:
        sys.exit("usage: python -m scripts.release VERSION, or python -m scripts.release notes TAG")


def release(root: Path, version: str, day: datetime.date) -> None:
    """Change the two files that name the version, commit them and set the tag. Nothing is changed if anything is wrong."""
    if VERSION.fullmatch(version) is None:
        sys.exit(f"release: {version!r} is not a version such as 0.2.0")
    if git(root, "status", "--porcelain"):
        sys.exit("release: commit or remove your changes first (git status)")
    if git(root, "tag", "--list", f"v{version}"):
        sys.exit(f"release: the tag v{version} exists already")
    package, log = root / "src/steiger/__init__.py", root / "CHANGELOG.md"
    changed = with_section(log.read_text(encoding="utf-8"), version, day)
    package.write_text(ASSIGNED.sub(f'__version__ = "{version}"', package.read_text(encoding="utf-8")), encoding="utf-8")
    log.write_text(changed, encoding="utf-8")
    git(root, "commit", "--quiet", "--all", "--message", f"Release {version}")
    git(root, "tag", f"v{version}")
    print(f"release: v{version} is tagged. Publish it with: git push origin HEAD v{version}")


def with_section(log: str, version: str, day: datetime.date) -> str:
    """Return the changelog with its unreleased changes under the version."""
    if not notes(log, "Unreleased"):
        sys.exit("release: CHANGELOG.md has nothing under [Unreleased]")
    return log.replace(UNRELEASED, f"{UNRELEASED}\n## [{version}] - {day.isoformat()}\n", 1)


def notes(log: str, version: str) -> str:
    """Return the text of one section of the changelog."""
    found = re.search(rf"^## \[{re.escape(version)}\].*?\n(.*?)(?=^## \[|\Z)", log, re.MULTILINE | re.DOTALL)
    if found is None:
        sys.exit(f"release: CHANGELOG.md has no section for {version}")
    return found[1].strip()


def git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    main(sys.argv[1:])

"""Builds the packages once for all tests here and installs each into an environment of its own.

`make test-package` runs these tests. They are left out of a plain `pytest` because they compile the engine.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from scripts.client import BUILT, ROOT

UV = Path(sys.executable).parent / "uv"
QUICK = {"STEIGER_OPT": "0"}  # compiling for speed takes a minute more and changes nothing that is tested here


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """Run a command and return its output, with everything it said in the message if it fails."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-4000:]}"
    return done.stdout


def only(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found


@dataclass(frozen=True)
class Installed:
    """An environment with the package, in which neither Node.js nor a compiler can be found."""

    folder: Path
    work: Path

    @property
    def bin(self) -> Path:
        return self.folder / "bin"

    def run(self, *command: str, cwd: Path | None = None) -> str:
        return run(self.bin / command[0], *command[1:], cwd=cwd or self.work, PATH=str(self.bin))


def environment(folder: Path, *packages: str | Path) -> Installed:
    """A new environment with these packages, at the versions of the lock file."""
    pins = folder.with_suffix(".pins")
    pins.write_text("\n".join(line.partition(" \\")[0] for line in lock_lines() if not line.startswith((" ", "#"))))
    run(UV, "venv", "-q", "--python", sys.executable, folder, cwd=ROOT)
    python = folder / "bin" / "python"
    run(UV, "pip", "install", "-q", "--python", python, "-c", pins, *packages, cwd=ROOT)
    work = folder.with_suffix(".work")
    work.mkdir()
    return Installed(folder, work)


def lock_lines() -> list[str]:
    return (ROOT / "requirements-play.lock").read_text(encoding="utf-8").splitlines()


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy of the tracked files, as in a fresh clone, with the built client."""
    clone = tmp_path_factory.mktemp("clone")
    tracked = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in tracked.stdout.splitlines():
        if (ROOT / name).is_file():
            (clone / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, clone / name)
    shutil.copytree(BUILT.parent, clone / BUILT.parent.relative_to(ROOT))
    run(sys.executable, "-m", "build", "--sdist", "--no-isolation", clone, cwd=clone)
    return only(clone / "dist", "*.tar.gz")


@pytest.fixture(scope="session")
def platform_wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built in isolation: what the build needs beyond its declared requirements is not there."""
    out = tmp_path_factory.mktemp("platform")
    run(UV, "build", "-q", "--wheel", "--python", sys.executable, "--out-dir", out, sdist, cwd=out, STEIGER_COMPILE="1", **QUICK)
    return only(out, "*.whl")


@pytest.fixture(scope="session")
def pure_wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("pure")
    run(UV, "build", "-q", "--wheel", "--python", sys.executable, "--out-dir", out, sdist, cwd=out, STEIGER_COMPILE="0")
    return only(out, "*.whl")


@pytest.fixture(scope="session")
def from_platform_wheel(platform_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return environment(tmp_path_factory.mktemp("environments") / "platform", platform_wheel)


@pytest.fixture(scope="session")
def from_pure_wheel(pure_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return environment(tmp_path_factory.mktemp("environments") / "pure", pure_wheel)


@pytest.fixture(scope="session")
def from_sdist(sdist: Path, pure_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Built where it is installed, without compiler, Node.js and network. The wheel only brings the dependencies."""
    found = environment(tmp_path_factory.mktemp("environments") / "sdist", pure_wheel, "pip", "setuptools")
    offline = ("--no-index", "--no-deps", "--no-build-isolation", "--force-reinstall")
    found.run("python", "-m", "pip", "install", "-q", *offline, str(sdist))
    return found

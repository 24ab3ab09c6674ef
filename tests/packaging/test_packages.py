"""Each package is complete: installed on its own it plays the golden games, serves, and shows the page."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import pytest

from scripts.client import ROOT
from steiger import __version__
from steiger.cli.serve import accepts
from tests.packaging.conftest import Installed, run

LARGEST_WHEEL = 5_000_000
ENGINES = {"from_platform_wheel": "compiled", "from_pure_wheel": "interpreted", "from_sdist": "interpreted"}
CHROMIUM_FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--virtual-time-budget=20000", "--dump-dom"]


@pytest.fixture(params=ENGINES)
def installed(request: pytest.FixtureRequest) -> Installed:
    found = request.getfixturevalue(request.param)
    assert isinstance(found, Installed)
    return found


@pytest.fixture
def engine(request: pytest.FixtureRequest, installed: Installed) -> str:
    return ENGINES[request.node.callspec.params["installed"]]


def test_wheel_is_small(platform_wheel: Path, pure_wheel: Path) -> None:
    assert platform_wheel.stat().st_size <= LARGEST_WHEEL
    assert pure_wheel.stat().st_size <= LARGEST_WHEEL


def test_wheels_say_what_they_fit(platform_wheel: Path, pure_wheel: Path) -> None:
    assert pure_wheel.name == f"steiger-{__version__}-py3-none-any.whl"
    assert re.fullmatch(rf"steiger-{re.escape(__version__)}-cp3\d+-cp3\d+-.+\.whl", platform_wheel.name)


def test_wheels_hold_the_client_and_no_tests(platform_wheel: Path, pure_wheel: Path) -> None:
    for wheel in (platform_wheel, pure_wheel):
        names = ZipFile(wheel).namelist()
        assert "steiger/server/static/index.html" in names
        assert not [name for name in names if name.startswith(("tests/", "scripts/", "web/"))]


def test_wheels_hold_every_file_of_the_package(pure_wheel: Path) -> None:
    tracked = run("git", "ls-files", "src/steiger", cwd=ROOT).splitlines()
    missing = {name.removeprefix("src/") for name in tracked if (ROOT / name).exists()} - set(ZipFile(pure_wheel).namelist())
    assert not missing


def test_version_reports_the_engine_and_the_nets(installed: Installed, engine: str) -> None:
    said = installed.run("steiger", "--version", "--lang", "en")
    assert __version__ in said and engine in said
    assert re.search(r"nets: .*2, 3, 4", said)


def test_golden_games(installed: Installed, engine: str) -> None:
    """From the checkout, where `tests` and `scripts` are; `steiger` itself is the installed one."""
    assert "golden games replayed" in installed.run("python", "-m", "scripts.play_golden", engine, cwd=ROOT)


def test_page_opens_in_the_browser(installed: Installed, tmp_path: Path) -> None:
    with served(installed) as address:
        page = dumped(address, tmp_path)
    assert "<main" in page or "<button" in page, page[-2000:]


@contextmanager
def served(installed: Installed) -> Iterator[str]:
    """The address that `steiger` without arguments prints."""
    quiet = os.environ | {"PATH": str(installed.bin), "BROWSER": "true", "LANG": "C.UTF-8"}
    server = subprocess.Popen([installed.bin / "steiger"], cwd=installed.work, env=quiet, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        said = next((line for line in server.stdout if "http://" in line), "")
        found = re.search(r"http://localhost:(\d+)/", said)
        assert found and accepts("localhost", int(found.group(1))), said
        yield found.group()
    finally:
        server.send_signal(signal.SIGINT)
        assert server.wait(60) == 0


def dumped(address: str, profile: Path) -> str:
    """The page's elements after its scripts have run."""
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
    command = [chromium, *CHROMIUM_FLAGS, f"--user-data-dir={profile}", address]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=True).stdout

"""The bench's own virtual environment, made on demand from the lock. Nothing is measured here.

Each pin is installed by itself, hash-checked: a package that can't be had costs its own rows, not the bench.
"""

from __future__ import annotations

import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

HERE: Final = Path(__file__).parent
LOCK: Final = HERE / "requirements.lock"
VENV: Final = HERE / ".venv"
PYTHON: Final = VENV / "bin" / "python"
STAMP: Final = VENV / "made-of"

# Building these from source takes hours where it works at all.
WHEELS_ONLY: Final = "numpy,open-spiel,pygame-ce,scipy"
PIP_INSTALL: Final = ("-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes", "--only-binary", WHEELS_ONLY)

Failures = dict[str, str]
"""Package on PyPI → why it could not be installed."""


class Unavailable(Exception):
    """There is no environment to run the competitors in; the message says why."""


def say(sentence: str) -> None:
    """Progress goes to stderr: stdout belongs to the results."""
    print(f"bench: {sentence}", file=sys.stderr, flush=True)


def prepare() -> Failures:
    """Make the environment what the lock says; does nothing when it already is."""
    if PYTHON.exists() and STAMP.exists() and STAMP.read_text() == wanted():
        return {}
    make_venv()
    failures = install(pins(LOCK.read_text()))
    if not failures:
        STAMP.write_text(wanted())
    return failures


def wanted() -> str:
    """What the environment must have been made of: this lock, and the Python that our engine is measured with."""
    return f"{sys.version}\n{sha256(LOCK.read_bytes()).hexdigest()}\n"


def make_venv() -> None:
    """Make the environment, or repair one that was left incomplete or belongs to another Python."""
    say(f"making {VENV} for the competitors (once, about 400 MB)")
    made = subprocess.run([sys.executable, "-m", "venv", str(VENV)], capture_output=True, text=True, check=False)
    if made.returncode:
        raise Unavailable(f"python -m venv failed: {last_line(made.stdout + made.stderr)}")


def pins(lock: str) -> list[str]:
    """The lock's entries, each with its hashes: an entry starts at the margin, all else is indented."""
    entries: list[list[str]] = []
    for line in lock.splitlines():
        if line[:1].isalnum():
            entries.append([])
        if entries:
            entries[-1].append(line)
    return ["\n".join(entry) for entry in entries]


def install(entries: list[str]) -> Failures:
    failures: Failures = {}
    for number, entry in enumerate(entries, start=1):
        pin = entry.splitlines()[0].rstrip("\\ ")
        say(f"installing {pin} ({number} of {len(entries)})")
        if why := install_one(entry):
            say(f"{pin} can't be installed: {why}")
            failures[pin.split("==")[0]] = why
    return failures


def install_one(entry: str) -> str:
    """Nothing when it went well, or is meant for another Python; otherwise pip's reason."""
    with TemporaryDirectory() as directory:
        requirement = Path(directory) / "pin.txt"
        requirement.write_text(entry)
        command = [str(PYTHON), *PIP_INSTALL, "-r", str(requirement)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    return last_line(done.stderr) if done.returncode else ""


def last_line(output: str) -> str:
    """The last thing an error output says, without pip's advice on itself."""
    lines = [line for line in output.splitlines() if line.strip() and not line.startswith("[notice]")]
    errors = [line for line in lines if line.startswith("ERROR:")]
    return (errors or lines or ["no reason given"])[-1].removeprefix("ERROR:").strip()

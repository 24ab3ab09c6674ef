"""`steiger serve`: which port it takes, which database it refuses, and when it opens the page."""

from __future__ import annotations

import socket
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import pytest

from steiger.cli import ports, serve
from steiger.cli.main import main
from steiger.cli.parser import make_parser, parse
from steiger.locale import catalogue

Capture = pytest.CaptureFixture[str]
WORDS = catalogue("en")


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The usual port of this test, and somebody listens on it."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        monkeypatch.setattr(ports, "USUAL", port)
        yield port


def test_without_arguments_it_serves_and_opens_the_page() -> None:
    args = parse(make_parser(WORDS), [], WORDS)
    assert args.run is serve.run and args.open and args.port is None


def test_a_taken_port_is_replaced_by_the_next_one(taken: int, capsys: Capture) -> None:
    args = parse(make_parser(WORDS), ["serve"], WORDS)
    port = serve.port_of(args)
    assert taken < port <= taken + ports.TRIED
    assert f"Port {taken} is in use. Serving on port {port} instead." in capsys.readouterr().out


def test_a_port_that_was_asked_for_is_not_replaced(taken: int, capsys: Capture) -> None:
    assert main(["serve", "--port", str(taken), "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"steiger: Port {taken}") and "--port" in said and len(said.splitlines()) == 1


@pytest.mark.parametrize("kind", ["text", "folder", "nowhere", "url", "dialect"])
def test_a_wrong_database_is_refused_before_anything_is_promised(kind: str, tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "text").write_text("This is not a database. " * 100)
    (tmp_path / "folder").mkdir()
    wrong = {"nowhere": tmp_path / "no" / "such.db", "url": "postgres:://x", "dialect": "nonsense://localhost/x"}
    assert main(["serve", "--db", str(wrong.get(kind, tmp_path / kind)), "--lang", "en"]) == 2
    output = capsys.readouterr()
    assert "Steiger is at" not in output.out
    assert "cannot be opened" in output.err and "--db" in output.err and len(output.err.splitlines()) == 1


def test_without_a_browser_the_address_is_printed(taken: int, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda url: False)
    serve.show("0.0.0.0", taken, "http://localhost:1/", WORDS)
    assert "http://localhost:1/" in capsys.readouterr().out


def test_a_full_disk_behind_the_output_is_one_line() -> None:
    """`/dev/full` refuses every byte."""
    command = f"{sys.executable} -m steiger.cli --version > /dev/full"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr and len(done.stderr.splitlines()) == 1, done.stderr


def test_a_closed_output_gets_no_traceback() -> None:
    done = subprocess.run(
        ["sh", "-c", f"{sys.executable} -m steiger.cli --version >&-"], capture_output=True, text=True, timeout=120, check=False
    )
    assert "Traceback" not in done.stderr, done.stderr

"""`steiger engine` as a process, and its lines."""

import io
import json
import subprocess
import sys

import pytest

from steiger.cli import engine
from steiger.cli.engine import lines, reply
from steiger.cli.protocol import Protocol
from steiger.locale import catalogue
from tests.any_game import ANY


def test_conversation() -> None:
    requests = (
        b'\n{"cmd":"new","game":"'
        + ANY.encode()
        + b'","players":2,"seed":1}\n  \nnonsense\n\xff\n{"cmd":"legal"}\n{"cmd":"state"}'
    )
    done = subprocess.run(
        [sys.executable, "-m", "steiger.cli", "engine"], input=requests, capture_output=True, timeout=60, check=False
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0 and done.stderr == b""
    assert [("error" in answer) for answer in answers] == [False, True, True, False, False]
    assert answers[3]["actions"]


def test_long_lines_are_refused_and_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "LONGEST_LINE", 10)
    protocol = Protocol(catalogue("en"))
    read = list(lines(io.BytesIO(b"short\n" + b"x" * 35 + b"\nnext\n")))
    assert [line.strip()[:5] for line in read] == [b"short", b"xxxxx", b"next"]
    assert json.loads(reply(protocol, read[1]))["error"]["code"] == "bad-request"


def test_our_own_fault_does_not_end_the_conversation(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    protocol = Protocol(catalogue("en"))
    monkeypatch.setattr(protocol, "handle", lambda given: 1 / 0)
    assert "error" in json.loads(reply(protocol, b'{"cmd":"legal"}'))
    assert "ZeroDivisionError" in capsys.readouterr().err

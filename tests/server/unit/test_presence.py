"""Who is connected to other nodes."""

from __future__ import annotations

import pytest

from steiger.server.presence import SILENT, Elsewhere


def test_nodes_add_up_and_take_back() -> None:
    elsewhere = Elsewhere()
    assert elsewhere.hear("n1", {"t": ["a"]}, everywhere=False) == {"t"}
    assert elsewhere.hear("n2", {"t": ["b"]}, everywhere=False) == {"t"}
    assert elsewhere.at("t") == {"a", "b"}
    assert elsewhere.hear("n1", {"t": ["a"]}, everywhere=False) == set()
    assert elsewhere.hear("n1", {"t": []}, everywhere=False) == {"t"}
    assert elsewhere.at("t") == {"b"}


def test_a_full_report_clears_tables_that_it_leaves_out() -> None:
    elsewhere = Elsewhere()
    elsewhere.hear("n1", {"t": ["a"], "u": ["a"]}, everywhere=False)
    assert elsewhere.hear("n1", {"u": ["a"]}, everywhere=True) == {"t"}
    assert elsewhere.at("t") == set() and elsewhere.at("u") == {"a"}


def test_a_silent_node_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("steiger.server.presence.time.monotonic", lambda: now[0])
    elsewhere = Elsewhere()
    elsewhere.hear("n1", {"t": ["a"]}, everywhere=False)
    now[0] = SILENT + 1
    assert elsewhere.at("t") == set()
